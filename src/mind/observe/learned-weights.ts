// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `4 -65 -76 -154 -129 21 -138 -392
!	0 0 -47
! !	-18
! $	-33 0 -40 0 0 39
"	-24 0 0 -89
" $	-45 0 0 0 0 -44
" ,	28 0 0 0 -72 65
" , NOT	33 0 62 0 -52
" , WHAT	-22
" , _	26
" , in	16
" ALWAYS	-34
" DONE	-20
" EVERY	-35
" EVERY _	-31
" INSTEAD	-13
" IS	26 -66
" MUST	-29
" MUST _	-29
" Name	35
" Name "	22
" SHOULD	18
" _	0 0 0 0 62
" _ "	63 0 0 0 58
" _ $	27 0 0 0 0 -50
" _ IS	-35
" and	0 0 0 0 -27
" on	-21
(	0 0 -50 -65
( )	-24
)	0 0 -50 -65
) $	-23
,	26 0 0 0 0 69
, <code>	35
, <code> LIVES	20 0 0 0 -46
, <ip>	20
, <ip> $	20
, <mail>	23
, <name>	35 -82 0 0 -27
, <name> $	0 0 35 0 -42
, <name> IS	19 0 0 0 0 46
, <name> _	28
, <number>	30 0 0 0 -17
, <number> $	-13
, <number> <acronym>	-20
, <number> IS	39 0 0 0 -56 60
, <number> LIVES	-17
, <number> NOT	31 0 0 0 -37
, <number> TIME	37
, <number> WAS	45 0 0 0 -45
, <number> _	25 0 -65 -72 54
, <number> and	-14 0 -62 0 45 -50
, <number> to	27 0 0 0 41 -38
, <path>	27
, <path> $	10
, <version>	44 -87
, <version> IS	16
, <version> LIVES	28
, <version> _	33
, AGAIN	-26
, ALWAYS	33 64 0 -53 -72
, ALWAYS $	43 59 -5 0 -77
, ALWAYS _	27 -15 0 0 0 -40
, ASKS	-36
, ASKS _	-23
, BECAUSE	-12 0 0 0 -85
, BECAUSE _	-12
, CALLED	31
, CALLED _	31
, DECIDE	30 -53
, DECIDE $	35 -36 0 30 -37
, DECIDE the	28
, DONE	0 0 -51 0 0 -39
, DONE $	-19
, DONE _	28
, DONT	23 0 0 0 0 -69
, DONT OWNER	14 -42
, DONT _	26 0 0 0 -67
, DROP	-11
, DROP $	-36
, EVERY	23
, EVERY LIVES	0 -53
, EVERY USE	21
, EVERY _	18
, EVERY in	20
, EVERY new	21
, FORNOW	-41
, FORNOW _	-35
, FUTURE_I	-38
, FUTURE_I _	-25
, FUTURE_I do	-23
, GRATITUDE	-49
, GRATITUDE $	-45
, GRATITUDE YOU	-16
, GRATITUDE for	-20
, HEARSAY	20
, HEDGE	-32
, HEDGE $	-24
, I	25 -66
, I LIVES	-28
, I _	21 -59 0 -73
, IF	29 0 0 0 0 -56
, IS	39 -60 0 0 -65 82
, IS <number>	40 0 0 0 0 50
, IS EVERY	15
, IS GRATITUDE	-42
, IS THIS	-32
, IS TOO	-21
, IS WHAT	39
, IS _	35 0 -62 0 -68 55
, IS in	39 0 0 0 0 -56
, IS old	-36
, IS the	30 0 0 0 0 -75
, KEEP	29
, LIVES	-24 0 0 0 0 -52
, LIVES _	22 34
, MUST	-11 0 0 0 -42 0 58
, MUST _	-11 0 0 0 -42 0 58
, NEVER <name>	26 0 0 0 0 -30
, NEVER HEDGE	-23
, NEVER the	28
, NO	14 0 0 -27
, NO _	0 0 0 -63
, NO more	28 0 0 -36
, NOLONGER	28 0 0 -33 57 -52
, NOLONGER PER	0 0 0 0 30 -33
, NOT	31 -74
, NOT "	20 0 64 0 0 -58
, NOT <code>	0 0 0 0 0 40 -56
, NOT <name>	0 0 0 0 -63 45
, NOT Name	23 -34 0 0 -53 47
, NOT PER	20
, NOT _	49
, NOT a	31 0 0 0 0 38
, NOT by	13
, NOT from	0 0 0 0 0 -51
, NOT in	20 -43 0 0 0 -60
, NOT on	21 0 0 0 -47
, NOT the	-20
, NOT to	19
, NOW _	27
, NOWON	33 0 0 0 -42
, Name	42
, Name WAS	19
, Name _	35
, ONLY	22
, ONLY <number>	-13
, ONLY _	36
, OUR	19
, OUR _	20
, OWNER	25 0 0 0 0 -51
, PAST_I	-14
, PAST_I _	-15
, PAST_I at	20
, PAST_I to	22
, PER	23 -32
, PLEASE $	0 0 -24
, PLEASE ,	22
, PLEASE _	-51
, SYMPTOM	14
, THEY	0 0 -57
, THEY IS	-32
, THEY MAYNOT	21
, THEY _	15 0 -30
, THIS DONE	-24
, THIS IS	39 -31
, THIS LIVES	0 0 0 -48
, THIS SYMPTOM	21
, THIS WAS	-35
, THIS _	0 0 0 0 0 -62
, TIME _	40
, TOO	24 0 0 -51
, TOO _	24 0 0 -51
, UNLESS	39 -60 -46
, UNLESS _	21 0 -41
, USE	-24 0 -72 0 -52 74
, USE <name>	35 0 0 0 0 -44
, USE <number>	36 0 0 0 -38 43
, USE _	-13 0 -43 -55 0 36
, USE a	-25
, USE the	45 0 0 0 -62
, WE	49
, WE DONT	26 -54
, WE KEEP	18
, WE LIVES	39
, WE MUST	-14
, WE ONLY	14
, WE _	42 0 -86
, WHAT	-43 -46
, WHAT $	-26
, WHAT ?	-24
, WHAT IS	-21 0 0 0 51
, WHAT LIVES	18
, WHAT _	-33 0 0 0 -46
, WRONG	0 0 -27 0 46 -53
, YOU	34 0 0 0 0 47 -37
, YOU _	29 0 0 0 -81 58
, _	25
, _ "	16
, _ $	17 0 0 -77
, _ <acronym>	0 0 0 0 0 -50
, _ <amount>	-24
, _ <name>	24
, _ <number>	48 -64 0 0 63 -75
, _ <path>	11
, _ <version>	29 0 0 0 0 -59
, _ ALWAYS	18
, _ CALLED	25 0 0 -33
, _ DECIDE	39 -50 0 0 0 -55
, _ DONE	-34
, _ DONT	-10
, _ DROP	-13
, _ EVERY	24
, _ IF	31 0 0 0 -42
, _ IS	31 0 -110
, _ KEEP	38 -50 0 0 -64
, _ LIVES	25 0 0 0 -28
, _ MAYNOT	-9
, _ MOVED	0 0 0 0 0 -37
, _ MUST	48 -18 0 0 0 -74
, _ NEVER	37 -53 0 0 41
, _ NO	49 0 -77 0 10 -86
, _ NOLONGER	32 0 0 46 -35 -46
, _ NOT	72 0 0 0 41
, _ Name	38 0 0 0 -47
, _ ONLY	32 -16
, _ PER	19
, _ PLEASE	16
, _ SYMPTOM	40 62 0 0 0 -63
, _ THEY	0 -59 0 0 0 -59
, _ THIS	-47 0 0 0 0 30
, _ TIME	0 0 41 -26
, _ UNLESS	40
, _ USE	41 0 0 0 0 -55
, _ WAS	25
, _ WE	-18
, _ WHAT	-29
, _ a	0 0 -21
, _ and	0 0 54 -50 0 -48
, _ at	-15
, _ auf	18
, _ by	27 -66 -54
, _ der	25 -38
, _ die	-27
, _ el	-10
, _ first	15 -54 38 -41 -58
, _ for	62
, _ from	18 -33 0 0 40 -46
, _ in	56 0 -53
, _ just	19
, _ like	-15
, _ of	0 -34 52 -44
, _ on	29
, _ one	-26 30 0 0 -20
, _ out	0 0 0 0 -60
, _ the	-26 -89
, _ to	13 0 -45 -39
, _ with	-19 0 -37 0 0 -55
, a	11
, a _	0 0 0 0 -75
, after	27 0 0 0 49
, after THIS	27 0 0 0 49
, also	33 0 0 0 -41
, also for	19 0 -20
, and	13
, and THIS	21
, and the	12
, as	-18 -49
, as DECIDE	22
, at	0 38 0 0 -38
, at the	30 38 0 0 -38
, both	0 -31
, both _	25 -31
, but	-34
, but IS	-21
, but the	-32
, da	26
, da LIVES	24
, das	25 0 0 0 -69
, der	0 0 0 0 -43
, der Name	-24
, der _	35 0 0 0 -41
, die Name	-22
, die _	38 0 -43
, do	-26
, do the	-26
, el	20 0 0 0 -61
, el _	18 0 0 0 -42
, for	28 0 -42 -49
, for _	31 0 -39 -44
, in	18
, in _	42 -58
, in the	-23
, just	0 0 47
, just _	25
, just the	-36
, la	21
, la _	-18
, last	-15 -29
, last _	-15 -29
, le	0 0 0 0 -24
, le _	0 0 0 0 -45
, like	29
, like the	23 0 -49
, more	0 0 0 0 0 -33
, o	16 -27
, o _	16 -27
, old	24 -46
, old _	25 -46
, on	28 0 0 -21
, one	49 0 0 -35
, one IS	22
, one _	57
, or	0 0 0 -39 38
, same	0 0 0 -43
, same SYMPTOM	-20
, the	24
, the _	21
, the last	28
, the new	33
, the old	-13 -46 0 0 -38
, the one	20
, the other	-33
, then	0 0 0 0 0 -61
, then _	24
, there	13 0 -17 0 -34
, there IS	13 0 -17 0 -34
, two	47
, two _	24
, with	-29
, with a	-26
-	43 0 0 -41 41 -42 -26
- _	32 -40 0 0 42 -30
-aai	-27
-aal	39 -35 0 0 34
-aan	37 0 0 0 47
-aar	15 0 0 0 0 -18
-ab	42 -56 0 0 0 -42
-ace	-19
-ach	42 0 -57 -59 38
-ack	-16 0 0 37 0 -69
-act	24
-acy	35 0 0 -45
-ade	-18 0 17
-ado	17 0 -44 0 0 -57
-ads	11 0 -95 0 39
-ady	-30
-af	18
-afe	18
-ag	31 0 0 -79
-aga	-19
-ags	61 -51 -54 0 78 -88
-ai	-27
-ail	-36
-ais	26 0 0 0 0 -38
-ak	25 -71 -63 0 67 -57
-ake	0 0 0 0 0 -37
-aks	0 0 0 -53
-aky	27
-al	35
-ale	31
-all	0 0 0 0 -66
-alo	-19
-als	0 0 0 -73
-am	24 0 -59 -22 0 -56 -48
-ame	-20
-amo	24
-ams	-21 0 0 -40 -74
-an	31
-ana	0 0 0 0 32 -19
-and	36
-ane	0 0 0 0 31
-ang	0 0 0 0 30
-ank	-19 -38 0 0 0 -34
-ano	13 0 0 0 -42
-ans	46 0 0 -80
-ant	0 0 -66
-any	0 -44 -62 0 63 -44
-ap	-30 0 0 -54
-ape	-39
-aph	-23
-aps	0 0 0 -34
-apt	-27
-ar	0 0 0 0 -57
-are	20 -69
-art	-21 -17 0 0 39
-ary	21 0 0 0 30 -36
-as	14 -57 49 -91 0 -53
-ash	36
-ass	-20
-ast	30 41 -64 0 0 -51
-at	14 0 0 -30 0 -72 48
-ata	35 0 0 0 0 -52
-ate	0 0 0 0 0 -72 35
-ato	13 -49 0 0 0 -47
-ats	29 0 0 0 -20
-att	0 0 -60
-aty	-28
-au	-15
-aub	-18
-ave	0 47 0 0 -89
-avy	13
-awn	14
-ax	23
-ay	0 -36
-ba	31 0 0 0 -20
-bal	30 0 0 0 -51
-bar	-26
-bas	-12
-bel	0 0 0 0 0 -52
-ben	29
-ber	-18 -24 0 0 48
-bes	21
-bit	28
-bly	-21
-bm	42
-bo	-19 -36
-bok	26
-bor	36
-box	30
-bra	20
-bre	26 -37 -51 0 52
-bs	14 -31
-bt	17
-bug	0 0 0 -45
-ca	58 33
-cal	34
-can	27 0 38 0 -38
-car	35
-cas	22 0 0 -42 53
-cd	22
-ced	9 -61
-cel	-14 0 -40
-cer	29 -53
-ces	42 -45 22
-cey	37
-cha	31
-che	-23 0 -59 -30
-cho	-31
-cht	18 0 0 -69
-cii	16
-cil	-21
-cit	34 -40 0 0 -42
-cks	15
-cky	-37
-cle	0 0 0 0 -43
-co	37 -63
-con	26 -44
-cou	-26
-cs	49
-ct	21
-ctl	26 0 -37 0 -34
-cto	0 0 0 0 -37
-cy	28
-cén	18
-cía	-29
-da	0 0 0 -70
-dal	-41
-dan	0 47 0 0 -35
-day	0 -50
-db	20 0 0 0 0 -42
-dby	18
-del	51 0 0 -53 0 -51
-dem	17
-den	47
-deo	-19
-der	0 0 0 -65
-des	54 0 0 0 53
-di	19
-dia	40
-die	0 0 0 0 0 -45
-dig	30
-dio	6 0 0 -43
-dis	0 0 -47 0 0 -62
-dle	32 0 -57 -56
-dly	0 0 -50
-dme	-17 0 0 0 -43
-dn	0 0 0 0 -44
-do	14 0 -67 0 0 -31
-doc	22
-dog	21 0 0 -53 0 -52
-dor	15 -48 0 30 0 -74
-dos	0 0 0 -54 22
-dow	0 0 0 0 0 -36
-ds	19
-dt	39
-dup	18
-dux	27 0 0 0 -57
-dy	-21
-ea	-21
-eak	-22
-eal	0 -35 0 0 -46
-eam	0 0 0 -43
-ean	-25
-eat	0 -57
-eau	-17 0 0 0 -37 37
-eba	30
-ebo	-18
-ec	28 -35
-ece	-26
-eck	0 0 -75 0 0 -89
-ect	14 0 0 -68
-eds	25 -51
-ee	0 -47
-eed	17 -70
-eer	30
-ees	-35
-eet	0 -54 0 -52 38 -74
-ef	55 -51 0 -7
-eg	31
-egt	0 -53 0 0 43 -58
-eht	18 -41
-eir	0 -45 0 0 31
-eit	-25
-eks	15
-ekt	-31
-el	24
-eld	-14 0 0 0 0 -58
-elf	28
-ell	0 0 0 0 -57
-els	0 0 25 -44
-ely	0 0 0 0 -51
-em	0 0 0 0 0 -48
-ema	22
-eme	30 53 -60 0 -27 -56
-ems	-38 -36
-en	16
-end	0 0 -25
-ene	39
-ens	0 0 0 0 0 0 -21
-ent	15 0 -41
-eo	-19
-eps	21 -52 45 -66
-ept	0 0 -48 42 0 -59
-era	0 -75
-erg	27
-ern	23 -66
-ero	14
-ers	20
-ert	0 0 0 0 -36
-ery	21
-es	37
-ese	0 -56 0 0 35
-esh	-40
-eso	-11
-et	14
-eta	28 74 0 0 -58
-ete	13 0 0 0 -84
-ets	24
-ety	26
-eu	-23
-eur	18 -54 0 0 67 -45 -34
-evo	23
-ew	-11 0 0 0 0 -42
-ews	55 0 0 0 0 -42
-ex	0 -50 0 0 0 -48
-ext	33
-ey	38 0 0 -63 0 -68
-ez	-50
-eze	20
-fee	-29
-fen	55 0 -39 -50
-fer	0 -50 0 0 0 -77
-ff	34
-fff	25 0 0 0 39
-ffs	59 -32 60
-fic	-32
-fie	-36
-fig	0 -47
-fix	26
-fka	22
-fox	-16 0 0 -57 53
-fra	34
-fs	59 -32 60
-ft	22 0 -93 -78 75
-ful	0 0 0 -49
-fy	0 0 0 -60
-ga	-18 0 -45 -56
-gal	17 44 0 -62
-gar	-28
-gbm	42
-ged	0 0 0 -46
-gen	22 -39 0 -48 62
-ger	-13
-ges	24 70 -9 0 -24
-get	0 42 -95
-gex	-21
-ght	-15
-gic	33 60 -52 -65 0 -46
-gin	0 -41
-gle	35 0 0 0 0 -76
-gly	-31
-gma	-20 0 0 0 40
-gn	-12 0 0 -56 39 -50 -49
-go	54 0 -54 0 0 -77
-gos	30 0 0 -54
-got	-30
-gs	19 0 0 -36
-gt	0 0 -76
-gth	24 0 28 0 -49
-gue	-34 0 -40 0 0 -43
-gy	-39 -34 0 0 0 -46
-ha	50 0 0 0 0 -45
-hau	-36
-he	-23 0 -59 -30
-hed	0 0 -88
-hen	0 0 0 0 0 0 -50
-her	-31 0 0 0 -42
-hes	12 0 32 -43
-hi	28
-hin	30 0 0 -46
-hly	25
-hn	16
-ho	-31
-hod	-19
-hog	-15 -32
-hon	28
-hor	23
-hot	-17 0 0 0 -65
-hs	61 -64
-hte	20
-hts	0 0 -62 -68 18
-hub	49 0 -49
-hyr	29 0 0 42 -37
-ia	21 -76 -79 0 0 0 -50
-ial	-37 0 -75 0 -17
-ian	44
-ias	-16
-ib	-14
-ibe	35
-ibt	19
-ic	24
-ica	40
-ice	12
-ick	0 -59 0 -65 46
-ico	35 -45 0 0 37
-ics	32
-ict	-40
-icy	-19 0 0 0 0 -40
-id	34 -75 0 -63
-ide	0 0 -80 -74
-ido	33
-ids	22 -54 0 0 0 -63
-ie	0 -70 -56 0 33 0 -46
-ied	0 0 0 0 0 -62
-ief	55 -51 0 -7
-ien	0 0 0 0 0 -30
-ier	26 -42 0 0 47 -72
-ies	52
-iet	-19
-iew	-27
-ify	0 0 0 -60
-ig	13 -58 0 0 -46
-ign	-12 0 0 -56 39 -50 -49
-igo	15
-igs	18 -55 30 0 0 -57
-igt	-25
-ii	16
-ijd	31 0 -39 0 0 -42
-il	-35
-ild	21
-ile	0 0 0 0 -44
-ill	0 0 0 0 0 -74
-ils	-13 0 0 -45
-ilt	40
-ily	16 -58 0 -47 0 56
-im	31 51 0 0 -55
-ime	40 0 -65 -57 55 -68
-ims	-24
-in	16 -49
-ina	-29
-ind	0 0 0 0 0 -78
-ine	0 0 0 0 0 -27
-ink	-34 -32
-ins	-24 0 -67 -4
-int	-21 0 0 0 -64
-io	20 0 -70 0 0 -34
-iod	-15 0 0 0 -43
-ios	49 0 0 -73 0 35 -49
-ip	0 0 0 0 52 -50
-ipe	28 0 0 0 0 -60
-ips	40
-ipt	0 0 -65 32 0 -69
-iq	30
-ir	0 0 0 0 20
-ird	-18 0 -64 0 53 -50
-ire	65 -69
-iro	18
-irs	16
-is	36 0 0 0 0 -52
-ise	38
-ish	21 -81 87 0 0 -79
-iss	10 0 0 0 -38 39
-ist	20 -55 0 -71
-isy	39
-it	21
-ith	43 0 0 52 -44
-its	36 0 0 -20
-ity	34 0 -93
-ium	38 -57 -48
-iv	-11 0 0 0 -37
-ive	19
-ix	16
-ixa	-24
-ize	0 0 -39
-ißt	46
-ión	50 0 -50
-jd	31 0 -39 0 0 -42
-ji	37
-jis	42 -22 55
-jor	26
-ka	24 0 0 0 0 -53
-kal	25 0 -36
-ke	22
-ked	-21 -62 0 44
-kel	-18
-ken	-18 0 0 -22
-ker	0 0 -72
-kes	-12 0 0 0 0 -90
-kiq	30
-kit	0 0 0 0 -41 49
-kly	27 -51
-ks	0 0 0 -68
-kt	26 -54
-ku	50 -47 0 0 0 -31
-kup	-17 0 0 0 0 -62
-kus	17
-la	0 0 -52
-lab	32
-lap	-31
-lar	35
-las	31 0 0 0 0 -36
-lay	31 0 0 0 -35 0 39
-ld	-16
-ldn	0 0 0 0 -44
-lds	38
-led	0 -57 -58 23
-lem	-39
-len	0 -56 -76
-ler	19
-les	17
-let	43 -70 16
-leu	-23
-lew	33 0 0 0 -41 -22
-lf	45
-lib	15
-lic	44 0 0 0 -51
-lid	-10
-lin	45 -52
-ll	0 0 0 0 -13
-lla	0 0 0 0 0 -42
-lle	24
-llo	-22
-lls	49 0 -86
-lly	0 -81
-lo	-21 0 0 -50 30
-loc	37 53 -38 -33
-log	0 0 0 -31
-lon	-39
-lop	52 0 -37 -67
-lor	0 -58 0 0 37 -43
-lot	19
-low	0 0 0 0 0 -60
-loy	23 -44 0 0 35 -50
-ls	17 0 0 -53
-lta	-16 0 0 0 -52
-lte	30 -50 0 68 -55
-lth	0 41
-lti	24
-lue	-26 -57
-lve	0 0 0 0 0 37
-ly	0 0 0 -37
-lé	23 0 0 0 31
-lés	0 -42 57 0 -52
-mal	0 -58 0 -52 64 -66
-man	21
-mat	36 0 0 -64 0 -49
-me	0 33 0 -58 0 -33
-med	17 0 0 -79
-mel	-24
-men	37 -64
-mer	0 0 -93
-mes	36 0 38
-mic	22
-mit	19
-mma	0 0 0 -35 -53
-mme	-9
-mmy	29
-mn	0 -17 0 0 0 0 -54
-mns	-11 0 -58
-mo	27 0 0 0 -51
-mos	50 0 0 106 -102 -56
-mp	22 0 0 0 -40
-ms	-22
-mt	11
-mum	10 -33
-my	49 0 0 0 0 -38
-na	0 0 0 -52 48 -44
-naf	18
-nal	34 0 0 0 31 -41
-nar	-48
-nas	-20
-nau	20 0 0 0 45 -34
-nca	39 53 0 0 -48 -43
-nch	-24 0 0 -63
-ncs	38 -53 -48 -37
-ncy	27
-nd	-11
-nda	16
-ndo	-52
-nds	0 0 0 -73
-ne	16 0 0 0 0 -28
-ned	-14
-nel	37 0 0 13
-nen	40 24 0 -72 -20 0 -30
-ner	10
-nes	8
-net	46 0 0 -72 0 -77
-new	12
-ney	16 55 0 0 0 -36
-nga	-24
-nge	-15
-ngo	14
-ngs	0 0 0 -43
-ni	41 48 0 0 -37 -34
-nic	-25
-nio	-12
-nk	0 -70 0 0 19 -66
-nke	-13
-nks	-31 0 0 0 48
-nkt	0 -30
-nky	-17
-nno	24 0 0 0 -35
-nnt	50 -43 -37 0 0 -49
-nny	0 0 0 0 -23
-no	36
-not	-18 0 0 0 -56
-nr	27
-ns	22
-nse	0 0 38 -72 0 -69
-nst	16 0 0 0 0 -56
-nt	0 0 -66
-nta	-8
-nte	31
-nth	0 -81 0 0 62
-nti	39
-nto	22 0 0 0 0 -59
-nts	24
-ntu	15 0 0 -35
-nty	31
-nue	0 -54
-nup	-51
-nux	40 -52 0 0 46 0 -21
-ny	0 -54 0 0 0 -69
-nza	-14
-nze	-25 0 0 0 33 -31
-née	20
-oad	0 0 0 0 48
-oak	42 -36 -28 0 28 -37
-oat	0 0 0 0 -34
-obe	24
-oc	45 40 0 -38 0 -63
-ocd	22
-ock	33 0 0 -78 -30
-ocs	0 0 0 0 -32
-od	-23 0 0 0 -41
-ods	44 0 0 0 -61
-ody	-14
-oe	30 0 -40 0 -62
-off	30
-og	0 0 -61 0 0 -66
-oid	43 -34 41 -50 0 -57
-oie	24 0 0 0 34
-oir	25
-oit	43 53 -44 -46 -56 -40
-oji	37
-ok	19
-oke	37 -70
-oks	0 0 0 -66
-oku	27
-ol	45 -70 0 51
-old	29
-ole	-22 0 0 0 0 -38
-ols	40 0 0 0 0 -61
-om	0 -55 0 -55
-ome	0 0 0 0 41
-oms	29 -41
-ona	-24
-ond	-29
-one	16 0 -84
-ong	-25 0 0 0 -71 71
-ons	31
-ont	44
-ony	15
-ood	-26
-ool	42 -52 0 29
-oon	-28
-oor	0 0 0 0 0 -51
-oot	-21
-op	33 0 -59
-ops	0 0 0 0 0 -48
-or	18 -45
-ora	18 -61 0 -50
-ord	0 -92 0 -59 61 -54
-ore	18
-ork	12 0 -36 -50 0 -63
-ors	19
-ort	0 -34
-os	53 0 -64
-ose	-11
-oss	40 0 -53 0 39
-ost	0 0 -49 0 0 -46
-ota	22
-ote	-26 0 0 0 -57
-oto	8
-ots	62 0 0 -78 0 -69
-ou	-32 0 0 0 -42
-oud	21
-oup	29 0 0 0 0 -69
-ova	-32
-ove	20 0 -59 0 0 -72
-ow	0 0 0 0 0 -33
-own	-14 0 0 0 0 -74
-ows	-46
-ox	31
-oxy	29 -62
-oy	23 -44 0 0 35 -50
-oys	61 0 -67 0 0 -62
-pat	-18 0 0 0 33
-pe	0 0 0 0 0 0 -51
-pec	28 -35
-ped	19
-pen	20 -62 -54 0 0 -56
-per	24 0 0 0 0 -74
-pes	0 0 0 0 -51
-ph	-23
-pic	-45
-ply	-14 0 0 -30 0 -52
-po	13
-pos	-15
-pot	38 0 0 -51 46 -41
-ppt	-26
-ppy	-26
-pre	0 0 -41
-ps	27 0 0 -85
-pt	0 0 -74 53 0 -85
-pte	25
-pto	17
-pts	20 47 0 0 -59 -61
-pty	0 0 -50 0 52
-pus	13
-put	27 57 -72
-py	-24
-ql	17 -61 -58 79 -74
-que	23
-qué	28 0 0 0 -35
-ra	34 0 0 0 0 -19
-rag	42
-ral	18 -57
-ram	21 -40 0 -41 41
-ran	33 -51 -61 0 61 -47
-rap	0 0 0 -47
-rar	19 0 0 0 -31
-ras	23 0 -59 0 40
-rb	-18
-rce	49
-rch	-30 0 0 63 0 -62
-rd	0 0 0 0 40 -57
-rda	-36
-rde	-29
-rdi	19
-rds	22 0 87 0 0 -90
-rdt	39
-red	0 0 -69
-rel	34
-ren	-15 0 -29 0 0 33
-rer	-13
-res	32 -34 0 0 0 -71
-rew	31
-rg	30
-rga	-27 -40 0 0 38
-rge	0 0 -73
-rgo	38 0 -32 0 -54 -48 47
-rgy	-20 0 0 0 0 -40
-ri	0 0 0 0 0 -49
-ria	0 -51 -42 0 0 -58
-ric	37
-ril	-27 -65 0 0 61 -58
-rim	36 0 0 0 -48
-rio	23 0 0 0 0 -40
-ris	0 0 0 0 0 -38
-rit	0 -31
-rk	18 0 -51 0 0 -70
-rks	0 0 0 -76 0 -62
-rkt	27
-rld	-20 0 0 0 37
-rly	18
-rms	29
-rn	0 -19
-rne	0 -50 0 0 49
-rno	29
-rns	0 -91
-ro	22 61 0 -52 -28
-rod	27 0 0 0 0 -23
-rol	34
-rom	-21
-ror	-30
-ros	48 -68 -58 0 0 37
-row	0 0 0 -63 -47
-rra	0 0 0 0 0 -51
-rry	-14
-rs	21
-rse	28 -43 54 0 -44 -69 -37
-rt	0 -19
-rta	34 -52
-rte	33
-rth	25 0 0 0 43 -46
-rti	-42
-rto	27
-rts	0 0 0 0 -30
-run	-34
-rus	13
-ría	-32
-sa	44
-sam	14
-sar	28 0 0 0 -37
-sch	42 -37 54 0 -72
-sco	17 0 0 0 -34
-sde	17 0 0 0 0 -43
-sed	-11
-sen	-21 0 -74 0 0 -67
-ser	0 -46 -72
-ses	50 0 0 -92
-set	24 0 -74
-sh	24
-sic	0 -54 -45
-sis	16
-sk	0 0 0 0 -43 41
-sks	29
-sly	-28
-smo	25
-snt	-14
-so	38 0 0 45 0 0 -31
-son	15 -42 0 -52
-sor	34
-sql	41 -56 0 57 -45
-ssa	24
-sse	26 0 -60 0 0 -60
-sso	34 -48
-sst	-15
-st	14
-sta	27 0 0 0 0 -53
-ste	-48 0 -28 -61
-sto	-18
-sue	0 0 40 0 -35
-sum	-19
-sy	39
-ta	33
-tag	0 0 0 0 38
-tal	0 0 0 0 -21 39
-tar	-19
-tas	33 -48 0 -48
-tat	-27
-tax	23
-tch	0 0 0 0 0 52
-tee	12 0 0 0 -36
-tem	0 0 0 0 0 -42
-ten	33
-tes	0 0 0 -71
-tet	-24 0 0 0 0 -49
-th	36 0 0 0 0 -97
-ths	56 -60
-ti	18 0 0 0 0 -45
-tic	0 0 -54 0 -66
-til	0 0 0 71 0 -75
-tin	34 0 0 -52
-tir	21 0 0 0 -50
-tis	25
-tiv	-11 0 0 0 -37
-tl	26 0 -37 0 -34
-tle	-36
-tly	26 0 0 0 0 0 -82
-to	26 -24
-tom	23 -46 46 0 -52
-ton	-28 0 0 -52
-top	-33
-tor	12 0 0 0 0 -88
-tos	38 0 0 0 0 -68
-tra	35 0 -47
-tre	-21
-tro	0 45 0 0 -29 -52
-try	-31 -46 -83
-ts	18
-tt	0 -42 -63
-tte	11 0 0 -55
-tto	15 -43
-tty	-45
-tu	15 0 0 -35
-tup	0 37 0 -34
-tus	0 0 0 -58 54 -58
-ty	31
-tzt	17 -55 0 -62
-ual	44 -53 0 54 -31 -73
-uar	23 -27 0 0 37
-ub	36 0 -57
-uca	31
-uce	-41
-uch	17 65 0 -92 -70 0 -42
-uck	-44 0 0 -39 45
-uct	22 0 0 0 -53
-ud	21
-ue	-27
-ued	13 0 0 0 0 -43
-uen	21 0 0 0 0 -27
-ues	21 0 0 0 0 -90
-uf	-20
-uft	26 -56 0 -71 54
-uit	0 0 0 -48
-uld	-29
-ule	27
-ull	15
-ulo	34 0 0 0 34
-ult	0 0 0 -97
-um	16 -67
-umn	0 -17 0 0 0 0 -54
-ums	40 0 0 0 -57
-un	0 -37 0 0 -57 -38
-und	-21
-ung	-21 0 0 -57
-unk	61 -53 -54 0 60 -52
-unt	0 -63 0 0 54
-up	24
-ups	40 0 -82 0 0 -70
-ur	26 0 0 0 0 -68 -45
-ura	17 0 0 0 37
-urd	21
-ure	-18 0 0 0 -33
-urn	0 0 0 -53
-urs	26
-urt	31 -82 -70 -62 73 -57
-us	0 0 0 0 60 -93
-ute	0 0 -74 0 0 -73
-uth	44 0 0 0 59 -40
-uts	-19 -42
-utt	-21
-ux	52 0 -58
-ué	28 0 0 0 -35
-va	20 0 0 0 0 -42
-val	31 0 -63 -46 0 -57 41
-ve	21
-ved	-19 49 0 0 0 -54
-vel	20 0 0 0 0 -61
-ven	0 0 0 0 0 -61
-ves	28 0 -76 0 0 -42
-vey	21
-vo	16 0 0 0 0 -51
-vor	-30
-vos	30 0 -35 0 39 -36
-vt	-20
-vy	25
-vía	32 0 0 0 41
-was	-27
-way	0 -63
-wed	0 0 -70 -70
-weg	14
-wer	-20 -98 33 0 0 -88
-wn	0 0 0 0 0 -80
-ws	-18
-xa	-24
-xed	18 0 0 0 -48 -18
-xel	0 0 0 -39
-xer	24 0 0 0 -31
-xes	27 0 0 -51
-xt	33
-xto	-13
-xts	0 0 0 -80 -21 -61
-xy	29 -62
-ybe	-26
-yed	0 28 0 -45 -41
-yen	41 0 -42 0 0 -42
-yer	25 -23 -54 49
-yle	0 -57 51 0 -39 -48
-ypt	0 -32 0 0 33
-yr	29 0 0 42 -37
-ys	14
-za	-28
-zan	14 -60 0 0 25
-ze	28 0 0 0 0 -30
-zed	0 44 -50 0 0 -44
-zel	-36
-zen	36 40 0 -70 0 -56
-zer	-31 -69 0 0 67 -65
-zes	0 0 0 0 0 -30
-zi	28
-zie	-19
-zt	17 -55 0 -62
-zzi	28
-ßt	46
-ão	46
-ägt	22 0 0 -43
-ção	46
-ème	-47
-ère	33 0 0 0 -49
-ée	29
-én	18
-és	0 -54 47
-ês	23 0 41 0 -41
-ía	-24
-ío	-16
-ña	28 0 0 0 45
-ón	44 0 -63 0 -64
-ört	23
1:!&IS	20
1:!&THIS	20
1:"&LIVES	35
1:<acronym>	0 0 0 0 0 -23
1:<acronym>&IS	0 0 0 0 0 -56
1:<acronym>&NOT	51
1:<acronym>&VALUE	-16 0 0 -55
1:<amount>&GRATITUDE	-36
1:<code>	19 -49 0 0 0 -38
1:<code>&IS	22
1:<code>&VALUE	19 -49 0 0 0 -38
1:<host>	-10 0 0 -44 44
1:<host>&VALUE	-10 0 0 -44 44
1:<name>&AGAIN	-9
1:<name>&EVERY	19 0 0 0 -51
1:<name>&IS	0 -89 0 0 0 0 -61
1:<name>&LIVES	31 0 0 0 0 -53
1:<name>&NOT	18
1:<name>&ONLY	37
1:<name>&THIS	36 -58 0 0 -66
1:<name>&WAS	25
1:<number>	0 0 -51
1:<number>&IS	0 0 0 -45
1:<number>&PLEASE	-30
1:<number>&USE	30 0 0 -41
1:<number>&VALUE	0 0 -51
1:<path>	0 -52 0 -58 0 0 -29
1:<path>&IS	0 -35
1:<path>&USE	31
1:<path>&VALUE	0 -52 0 -58 0 0 -29
1:<version>	0 0 0 -46
1:<version>&LIVES	26 0 0 -45 60
1:<version>&NOT	22 0 0 -34
1:<version>&VALUE	0 0 0 -46
1:AGAIN	-21
1:AGAIN&AGAIN	-21
1:AGAIN&GRATITUDE	-27
1:AGAIN&NOT	-23
1:AGAIN&PLEASE	-19
1:AGAIN&SYMPTOM	-20
1:ALWAYS	19 0 0 -78 -65
1:ALWAYS&ALWAYS	19 0 0 -78 -65
1:ALWAYS&GRATITUDE	0 -43 40
1:ALWAYS&LIVES	30
1:ALWAYS&PREFER	23
1:ALWAYS&SYMPTOM	-30
1:ALWAYS&THIS	-46
1:ALWAYS&USE	0 0 -24
1:ALWAYS&VALUE	23
1:ALWAYS&WE	-13
1:ASKS	-28
1:ASKS&ALWAYS	-17
1:ASKS&GRATITUDE	-19
1:ASKS&I	-15
1:ASKS&IS	-19
1:ASKS&KEEP	-35
1:ASKS&LIVES	-28
1:ASKS&MOVED	-13
1:ASKS&MUST	-19
1:ASKS&NOT	-19
1:ASKS&NOW	-12
1:ASKS&PREFER	-17
1:ASKS&SYMPTOM	-14
1:ASKS&THIS	-19
1:ASKS&USE	-25
1:ASKS&VALUE	-20
1:BECAUSE&MUST	-26
1:CALLED	0 -59
1:CALLED&CALLED	0 -59
1:CALLED&IS	38
1:CALLED&THIS	-30
1:CALLED&VALUE	-28
1:DECIDE	0 0 0 46 -61
1:DECIDE&DECIDE	0 0 0 46 -61
1:DECIDE&DROP	23
1:DECIDE&I	-30
1:DECIDE&INSTEAD	19
1:DECIDE&IS	20
1:DECIDE&KEEP	24
1:DECIDE&LIVES	-12
1:DECIDE&MAYNOT	32
1:DECIDE&NOLONGER	15
1:DECIDE&NOT	-7
1:DECIDE&NOW	0 0 0 0 -39
1:DECIDE&ONLY	-17
1:DECIDE&SYMPTOM	17
1:DECIDE&VALUE	27 0 0 58 -73
1:DOING	0 0 -58
1:DOING&AGAIN	-15
1:DOING&DECIDE	19
1:DOING&DONT	32 0 0 0 -44
1:DOING&EVERY	0 -29
1:DOING&FORNOW	20
1:DOING&GRATITUDE	-24 0 0 0 -34 39
1:DOING&HEDGE	16
1:DOING&I	16
1:DOING&INSTEAD	-18
1:DOING&IS	0 0 0 -33
1:DOING&KEEP	29 0 0 -21
1:DOING&LIVES	-20 0 0 36 0 -69
1:DOING&MOVED	-27 0 0 0 28 -40
1:DOING&NOLONGER	-28
1:DOING&NOT	0 0 0 0 -65
1:DOING&NOW	-35
1:DOING&ONLY	52 0 0 -40
1:DOING&SYMPTOM	-18
1:DOING&USE	-35
1:DOING&VALUE	0 0 0 -64 0 -47
1:DOING&WAS	29
1:DOING&WE	-15
1:DOING&YOU	15
1:DONE	-24 0 0 0 0 -38
1:DONE&GRATITUDE	-14
1:DONE&I	-24
1:DONT	0 0 0 0 -67
1:DONT&DONT	0 0 0 0 -67
1:DONT&FORNOW	-34
1:DONT&IS	23
1:DONT&LIVES	-35
1:DONT&MUST	18 32
1:DONT&NOLONGER	16
1:DONT&NOT	23
1:DONT&ONLY	-14
1:DONT&PLEASE	-30
1:DONT&SYMPTOM	30 63 0 0 0 -74
1:DONT&USE	15 0 0 0 -47
1:DONT&VALUE	42
1:DONT&WE	29 0 0 0 0 -56
1:DONT&YOU	-18
1:DROP	0 0 0 0 -71
1:DROP&AGAIN	23
1:DROP&DROP	0 0 0 0 -71
1:DROP&EVERY	55 -56
1:DROP&FORNOW	25
1:DROP&NEVER	-20
1:DROP&THIS	21
1:DROP&USE	42 -36 0 0 0 -40
1:EVERY	0 45 0 -68
1:EVERY&CALLED	37 37 0 0 -45
1:EVERY&DECIDE	30 48
1:EVERY&EVERY	0 45 0 -68
1:EVERY&FORNOW	-32
1:EVERY&GRATITUDE	-15
1:EVERY&KEEP	0 0 0 -17
1:EVERY&MOVED	14
1:EVERY&MUST	0 35 0 0 -85
1:EVERY&NEVER	24
1:EVERY&NOW	-27 -49 0 0 55
1:EVERY&ONLY	-14 0 0 0 28
1:EVERY&OUR	25
1:EVERY&SHOULD	-27
1:EVERY&SYMPTOM	25
1:EVERY&USE	-29 0 0 0 -56
1:EVERY&VALUE	-18
1:EVERY&WAS	-13
1:FORNOW	0 0 0 0 -37 33
1:FORNOW&FORNOW	0 0 0 0 -37 33
1:FORNOW&IS	-21
1:FORNOW&WE	-19
1:FUTURE_I	0 0 54 -66 -64
1:FUTURE_I&AGAIN	-23
1:FUTURE_I&I	-19
1:FUTURE_I&IS	-11
1:FUTURE_I&LIVES	23
1:FUTURE_I&MAYNOT	15
1:FUTURE_I&PLEASE	28
1:FUTURE_I&SYMPTOM	-27
1:FUTURE_I&THIS	-27
1:FUTURE_I&VALUE	-43
1:FUTURE_I&WE	-15
1:FUTURE_I&YOU	-26
1:HEARSAY	-42
1:HEARSAY&IS	-22
1:HEARSAY&LIVES	-13
1:HEARSAY&MOVED	-25
1:HEARSAY&MUST	-14
1:HEARSAY&NOW	-21
1:HEARSAY&SHOULD	-13
1:HEARSAY&THIS	-19
1:HEARSAY&USE	-22
1:HEDGE	-30
1:HEDGE&BECAUSE	-13
1:HEDGE&DROP	-28
1:HEDGE&EVERY	-26
1:HEDGE&HEDGE	-30
1:HEDGE&IS	-24
1:HEDGE&KEEP	-25
1:HEDGE&LIVES	-27
1:HEDGE&MUST	-35
1:HEDGE&NO	-19
1:HEDGE&NOT	-31
1:HEDGE&ONLY	-31
1:HEDGE&USE	-36
1:HEDGE&VALUE	-35
1:HEDGE&WE	-21
1:I	-18
1:I&ALWAYS	0 0 0 0 0 -14
1:I&BECAUSE	-27
1:I&DECIDE	8
1:I&DONT	-25
1:I&EVERY	0 0 0 -31 46
1:I&FORNOW	-14
1:I&GRATITUDE	21
1:I&HEDGE	-20
1:I&I	-18
1:I&IS	34
1:I&KEEP	13
1:I&MOVED	-34
1:I&MUST	-26
1:I&NOLONGER	-34
1:I&NOT	-17 0 0 0 -69 62
1:I&ONLY	-26
1:I&OUR	-25
1:I&PLEASE	27
1:I&PREFER	38 0 0 0 -53
1:I&SHOULD	-20
1:I&SYMPTOM	-19
1:I&VALUE	0 0 -88 -57 0 77
1:I&WE	22
1:IF&BECAUSE	19
1:IF&KEEP	-9
1:IF&LIVES	-16
1:IF&PLEASE	12
1:IF&THIS	-24
1:IF&WAS	-27
1:IF&WE	-35
1:IF&YOU	19
1:INSTEAD&AGAIN	33
1:INSTEAD&THIS	28
1:INSTEAD&WE	27 0 0 43 -41
1:IS&AGAIN	-10
1:IS&CALLED	22 0 0 0 0 -49
1:IS&DROP	-24
1:IS&FORNOW	-43
1:IS&GRATITUDE	-45
1:IS&HEDGE	-17
1:IS&I	-32
1:IS&LIVES	25 -42
1:IS&MUST	34 49 0 0 -53
1:IS&NO	-24
1:IS&NOLONGER	-23
1:IS&NOT	50 -73 0 -74
1:IS&NOW	27 0 0 0 -3 15
1:IS&SYMPTOM	-72
1:IS&THIS	0 0 0 -39
1:IS&VALUE	14 0 0 -69
1:KEEP	15 0 0 0 -66
1:KEEP&ALWAYS	28 -41
1:KEEP&DONT	18
1:KEEP&DROP	-21
1:KEEP&IS	14
1:KEEP&KEEP	15 0 0 0 -66
1:KEEP&LIVES	20 61
1:KEEP&PLEASE	34
1:KEEP&VALUE	48 0 0 56 -40 -63
1:KEEP&WE	-14
1:KEEP&YOU	21
1:LIVES	-23
1:LIVES&DECIDE	-34
1:LIVES&I	-18
1:LIVES&IS	14 -69
1:LIVES&LIVES	-23
1:LIVES&NEVER	-22
1:LIVES&NOT	-17
1:LIVES&NOW	17 0 0 0 36
1:LIVES&ONLY	17
1:LIVES&PLEASE	-32
1:LIVES&SYMPTOM	-15
1:LIVES&THIS	-52
1:LIVES&VALUE	42 -66
1:LIVES&WE	-34
1:MANY&AGAIN	-20
1:MANY&ALWAYS	27 0 -9
1:MANY&BECAUSE	14 -38 0 63 -49
1:MANY&CALLED	-32 0 50 0 0 -46
1:MANY&DECIDE	29 0 0 0 0 -53
1:MANY&DONT	0 0 -75
1:MANY&DROP	0 0 -50
1:MANY&EVERY	20
1:MANY&FORNOW	30 -50 0 0 65
1:MANY&GRATITUDE	-39 0 0 -55 0 -36
1:MANY&HEDGE	-23
1:MANY&I	0 0 0 0 -67 -51
1:MANY&INSTEAD	31 0 0 0 0 -39
1:MANY&IS	28
1:MANY&KEEP	43
1:MANY&LIVES	19
1:MANY&MAYNOT	0 0 -28 -45
1:MANY&MOVED	56 0 -57
1:MANY&MUST	15 45 -71 0 0 -63
1:MANY&NEVER	60 0 0 -87
1:MANY&NO	23
1:MANY&NOLONGER	-15 -60
1:MANY&NOT	0 0 0 0 0 -51
1:MANY&NOW	45 -69 -98
1:MANY&ONLY	31 51
1:MANY&OUR	19 36 -54 -45 0 -63
1:MANY&PLEASE	33 -64 0 0 -53
1:MANY&SHOULD	16 0 78
1:MANY&SYMPTOM	-23 0 0 0 -27 -55
1:MANY&THIS	0 0 0 0 0 -90
1:MANY&USE	40
1:MANY&WAS	0 -51
1:MANY&WE	-19 0 -54
1:MANY&YOU	0 -34
1:MAYNOT	0 0 0 -55
1:MAYNOT&MAYNOT	0 0 0 -55
1:MOVED	-20
1:MOVED&IS	31 0 0 0 0 -31
1:MOVED&MOVED	-20
1:MOVED&THIS	-20
1:MOVED&VALUE	0 0 0 0 32
1:MUST	0 0 0 0 -63
1:MUST&EVERY	-15
1:MUST&FORNOW	-27
1:MUST&GRATITUDE	-13
1:MUST&LIVES	12
1:MUST&MUST	0 0 0 0 -63
1:MUST&THIS	-30
1:NEVER	0 55 0 0 -56
1:NEVER&AGAIN	-28
1:NEVER&GRATITUDE	27
1:NEVER&I	28
1:NEVER&LIVES	28 40
1:NEVER&NEVER	0 55 0 0 -56
1:NEVER&ONLY	16
1:NEVER&PLEASE	26
1:NEVER&THIS	-52
1:NEVER&USE	0 0 0 0 0 -47
1:NEVER&VALUE	35 0 -49
1:NEVER&YOU	-27
1:NO	0 0 0 0 -56
1:NO&DECIDE	42 -54
1:NO&EVERY	17
1:NO&GRATITUDE	0 -53
1:NO&I	-11
1:NO&IS	-5 0 0 0 -74
1:NO&KEEP	-19 -30 0 61 0 -55
1:NO&LIVES	33 0 0 0 -47 62
1:NO&MOVED	23
1:NO&MUST	-41
1:NO&NEVER	31 0 0 0 0 -49
1:NO&NO	0 0 0 0 -56
1:NO&NOLONGER	0 -33
1:NO&NOT	34 0 -53
1:NO&ONLY	19 0 -63 0 0 -62
1:NO&PLEASE	0 0 0 -43 0 -44
1:NO&SYMPTOM	-14
1:NO&THIS	-19 0 0 0 0 6
1:NO&USE	0 58 -45 -44
1:NO&VALUE	0 0 0 58
1:NO&WE	20 -52 0 68
1:NO&YOU	-24
1:NOLONGER	15 0 0 0 0 -32
1:NOLONGER&NOLONGER	15 0 0 0 0 -32
1:NOT	0 0 0 0 -64
1:NOT&EVERY	31
1:NOT&FORNOW	-24
1:NOT&I	-23
1:NOT&IS	42 0 0 0 -48 54
1:NOT&NOT	0 0 0 0 -64
1:NOT&ONLY	-19
1:NOT&SYMPTOM	16
1:NOT&THIS	-46
1:NOT&VALUE	15 0 0 -55
1:NOW	-13 0 0 0 0 -47
1:NOW&EVERY	-29
1:NOW&NO	-44
1:NOW&NOW	-13 0 0 0 0 -47
1:NOW&SYMPTOM	-27
1:NOW&THIS	-26
1:NOW&VALUE	0 -55 0 0 56 -28
1:NOWON	0 0 0 0 0 -54
1:NOWON&EVERY	36 0 0 0 -64
1:NOWON&IS	30
1:NOWON&LIVES	32 45
1:NOWON&MUST	26
1:NOWON&THIS	-26
1:NOWON&VALUE	25
1:ONLY	0 0 -52
1:ONLY&BECAUSE	21
1:ONLY&FORNOW	-32
1:ONLY&I	-38
1:ONLY&IS	-27 4 0 0 45
1:ONLY&LIVES	-26
1:ONLY&NEVER	12
1:ONLY&NO	-31
1:ONLY&NOT	-30
1:ONLY&ONLY	0 0 -52
1:ONLY&PLEASE	-43
1:ONLY&SYMPTOM	-60
1:ONLY&THIS	-20 60 0 0 -53
1:ONLY&USE	0 0 0 0 -44
1:OUR	0 -54
1:OUR&FORNOW	22
1:OUR&IS	21
1:OUR&LIVES	19
1:OUR&MUST	-36
1:OUR&ONLY	18
1:OUR&OUR	0 -54
1:OUR&SYMPTOM	-26
1:OUR&THIS	-18
1:OUR&VALUE	40 0 0 0 62 -45
1:OWNER&THIS	-40
1:PAST_I	-31
1:PAST_I&DECIDE	-18
1:PAST_I&GRATITUDE	-20
1:PAST_I&I	29
1:PAST_I&LIVES	-21
1:PAST_I&MOVED	-27
1:PAST_I&NEVER	-16
1:PAST_I&NO	34
1:PAST_I&NOT	-15
1:PAST_I&THIS	-13
1:PAST_I&USE	-20
1:PER	39 0 -46
1:PER&USE	21
1:PER&VALUE	21
1:PREFER	10 -56 68 0 -52
1:PREFER&LIVES	34
1:PREFER&PREFER	10 -56 68 0 -52
1:PREFER&THIS	-25
1:PREFER&VALUE	18
1:PREFER&YOU	31
1:SHOULD	-45
1:SHOULD&EVERY	-18
1:SHOULD&SHOULD	-45
1:SYMPTOM&AGAIN	-15
1:SYMPTOM&ALWAYS	19
1:SYMPTOM&EVERY	20
1:SYMPTOM&GRATITUDE	-26
1:SYMPTOM&IS	25 -74 0 0 44 -64
1:SYMPTOM&LIVES	9
1:SYMPTOM&MUST	0 -45 0 -46
1:SYMPTOM&NOW	15
1:SYMPTOM&SHOULD	35 0 0 0 -44
1:SYMPTOM&THIS	-28 0 -34
1:SYMPTOM&VALUE	-20 0 -47 0 0 -43
1:TASK	-34
1:TASK&AGAIN	-27
1:TASK&ALWAYS	-10 45 -43
1:TASK&BECAUSE	-31
1:TASK&CALLED	-21
1:TASK&DROP	20
1:TASK&EVERY	-10
1:TASK&GRATITUDE	-21
1:TASK&I	0 0 0 0 0 -58 -31
1:TASK&INSTEAD	0 0 34 0 0 -27
1:TASK&IS	20
1:TASK&LIVES	-14
1:TASK&MOVED	-12
1:TASK&MUST	44 0 0 -49 -79
1:TASK&NEVER	15
1:TASK&NO	20 0 0 0 -42
1:TASK&NOLONGER	-23
1:TASK&NOT	35 0 54 0 -60 -82
1:TASK&ONLY	-37 0 0 0 -37
1:TASK&PLEASE	-51
1:TASK&SHOULD	19 0 -26
1:TASK&SYMPTOM	25 -52 0 0 -59
1:TASK&THIS	0 -104 0 0 -59
1:TASK&USE	0 0 -48 0 0 -52
1:TASK&VALUE	-49 0 0 0 0 0 74
1:TASK&YOU	22 0 0 0 -81 0 -7
1:THEY	-14 -46
1:THEY&AGAIN	14
1:THEY&EVERY	-15
1:THEY&HEDGE	-14
1:THEY&I	-42
1:THEY&IS	-8
1:THEY&MOVED	0 0 0 0 23 -25
1:THEY&MUST	-22
1:THEY&NOW	0 0 0 0 23 -25
1:THEY&ONLY	27 0 0 0 47 -35
1:THEY&SYMPTOM	20
1:THEY&THIS	-29
1:THEY&USE	-18
1:THEY&VALUE	-31
1:THIS	-22 -55 0 0 0 44
1:THIS&AGAIN	-24
1:THIS&ALWAYS	-31
1:THIS&CALLED	13
1:THIS&DROP	-18
1:THIS&FORNOW	14 0 0 0 -31
1:THIS&HEDGE	-18
1:THIS&I	-39
1:THIS&INSTEAD	-24
1:THIS&LIVES	27 -55
1:THIS&MAYNOT	22
1:THIS&MOVED	-31
1:THIS&MUST	-14
1:THIS&NEVER	-45
1:THIS&NO	30 0 0 0 43 -45
1:THIS&NOLONGER	15
1:THIS&NOT	50 0 0 0 -84 33
1:THIS&ONLY	0 0 0 0 -46
1:THIS&SYMPTOM	-9
1:THIS&THIS	-22 -55 0 0 0 44
1:THIS&USE	15
1:THIS&WAS	21
1:THIS&YOU	14
1:TIME	32 0 0 -46 0 -51
1:TIME&IS	34 0 0 0 54
1:TOO	-44
1:TOO&ALWAYS	-27
1:TOO&GRATITUDE	-12
1:TOO&IS	-21
1:TOO&THIS	-33
1:UNLESS	0 87 0 -71 -51 -54
1:UNLESS&DONT	-15
1:UNLESS&EVERY	18 0 0 0 -58
1:UNLESS&IS	30
1:UNLESS&LIVES	0 0 0 0 -48
1:UNLESS&MOVED	28
1:UNLESS&MUST	30
1:UNLESS&VALUE	22 46
1:UNLESS&WAS	28
1:UNLESS&YOU	-15
1:USE&EVERY	0 0 -21
1:USE&FORNOW	-38
1:USE&I	-40
1:USE&INSTEAD	0 0 0 0 0 36
1:USE&IS	-25
1:USE&NOT	0 0 0 0 -57
1:USE&ONLY	0 0 -21
1:USE&PLEASE	30 -34 0 0 0 -27
1:USE&SYMPTOM	-34
1:USE&THIS	-38
1:USE&VALUE	0 -37
1:USE&WAS	23
1:USE&WE	10
1:USE&YOU	-44
1:WAS	-28
1:WAS&THIS	-14
1:WAS&WAS	-28
1:WE&AGAIN	-27
1:WE&ALWAYS	-13
1:WE&BECAUSE	36 0 0 6
1:WE&CALLED	-10
1:WE&DECIDE	0 0 0 109 -70 -67
1:WE&DONT	0 0 -73 0 -68
1:WE&DROP	43 -66
1:WE&FORNOW	-48
1:WE&HEDGE	-15
1:WE&KEEP	15 -81
1:WE&LIVES	-16
1:WE&MAYNOT	19 0 0 0 0 -30
1:WE&MOVED	27 -61
1:WE&MUST	-13
1:WE&NEVER	0 51 0 -32 -39 -35
1:WE&NO	-19 0 -25 -32 0 30
1:WE&NOLONGER	46 0 0 0 -47
1:WE&NOT	25
1:WE&NOW	46 0 0 0 0 -61
1:WE&OUR	27 -54
1:WE&SHOULD	-27
1:WE&SYMPTOM	-19
1:WE&THIS	26 0 -89 113 0 -73
1:WE&USE	0 26
1:WE&WAS	-34
1:WHAT	-20
1:WHAT&AGAIN	-15
1:WHAT&CALLED	19
1:WHAT&DONT	-38
1:WHAT&GRATITUDE	-17
1:WHAT&NEVER	-24
1:WHAT&PREFER	-16
1:WHAT&THIS	-22
1:WHAT&USE	-38
1:WHAT&VALUE	-19
1:WHAT&WAS	-21
1:WHAT&WE	-41
1:WRONG	0 0 0 -58 -72 50
1:WRONG&AGAIN	-35
1:WRONG&GRATITUDE	-35
1:WRONG&I	16
1:WRONG&IS	60 0 0 0 -48 54
1:WRONG&LIVES	25 0 0 0 -38 43
1:WRONG&NOT	-25
1:WRONG&THIS	37
1:WRONG&VALUE	-23 0 0 0 -41 46
1:YOU&DONT	20
1:YOU&EVERY	39
1:YOU&GRATITUDE	-36
1:YOU&HEDGE	15
1:YOU&I	-32
1:YOU&IS	49 0 0 0 -77
1:YOU&KEEP	33
1:YOU&LIVES	17
1:YOU&MAYNOT	27 51 0 0 -45
1:YOU&MUST	-18
1:YOU&NEVER	22 42 -30
1:YOU&SHOULD	29
1:YOU&SYMPTOM	-31
1:YOU&THIS	-14
1:YOU&VALUE	15
1:_&AGAIN	-23 0 0 0 0 -67
1:_&ALWAYS	21 0 0 -61 0 0 -50
1:_&BECAUSE	-13 0 0 0 0 -58
1:_&CALLED	0 -60 0 -43
1:_&DECIDE	58 0 0 66 -33 -106
1:_&DONT	50 0 0 0 0 -59
1:_&DROP	24 0 0 48 0 -65
1:_&EVERY	22
1:_&FORNOW	-20 0 -64 -58 50 -71
1:_&GRATITUDE	-13 -34
1:_&INSTEAD	53 0 -27
1:_&KEEP	34
1:_&LIVES	24 0 0 -76 85
1:_&MAYNOT	34
1:_&MOVED	45
1:_&MUST	0 0 -69
1:_&NEVER	0 0 0 0 0 -59
1:_&NO	33 -22
1:_&NOLONGER	24 0 0 0 0 -46
1:_&NOT	23 0 -58
1:_&NOW	32 -108
1:_&ONLY	29 0 0 0 -47
1:_&OUR	31
1:_&PLEASE	28 0 59 -47 -65
1:_&SHOULD	59 0 -55 0 55
1:_&THIS	-25
1:_&USE	23 0 -82
1:_&WAS	-10 -46 -97
1:_&WE	31
1:a&AGAIN	29
1:a&DECIDE	-18
1:a&DROP	16 0 0 -45
1:a&GRATITUDE	-32
1:a&HEDGE	-21
1:a&I	-10
1:a&IS	31 0 0 -82
1:a&KEEP	14 -42 0 0 54
1:a&LIVES	0 0 0 -58
1:a&MOVED	30 0 0 0 -46
1:a&MUST	52 45 0 0 0 -42
1:a&NEVER	31
1:a&NOT	26 0 0 0 -54 53
1:a&SYMPTOM	20 50 0 0 -46
1:a&THIS	-9 0 0 0 0 -55
1:a&USE	0 0 0 0 45 -42
1:a&VALUE	0 -50
1:a&WAS	36
1:after&DECIDE	27
1:after&EVERY	-17
1:after&LIVES	-16
1:after&THIS	-22
1:after&VALUE	-22
1:after&WE	26
1:an	0 0 0 0 0 -41
1:an&IS	30
1:an&LIVES	-9
1:an&MUST	-10
1:as&LIVES	20
1:as&SYMPTOM	-31
1:as&YOU	-31
1:at	-17
1:at&SYMPTOM	-17
1:at&THIS	-17
1:back	-21
1:both	-40
1:both&LIVES	-18
1:both&MUST	-21
1:by&CALLED	21
1:by&IS	21
1:by&NEVER	16
1:by&THIS	26
1:das	-17 -38
1:das&AGAIN	-24
1:das&IS	-16
1:das&MAYNOT	-20
1:das&VALUE	38
1:de	0 -47 0 0 52
1:de&NOT	-30
1:de&VALUE	41
1:default	18 -45
1:default&IS	28 -44
1:default&VALUE	29
1:der	0 -59
1:der&EVERY	37 0 0 0 56 -50
1:der&FORNOW	-55
1:der&LIVES	23
1:der&MUST	-33
1:der&NOT	-31
1:der&NOW	42
1:der&SYMPTOM	-36
1:der&VALUE	55
1:die&IS	51 0 0 0 -21
1:die&LIVES	32
1:die&NEVER	-12
1:die&NOT	-25 -40
1:die&VALUE	59
1:do	-32
1:do&GRATITUDE	-16
1:ein&NOW	-25 0 0 0 -43
1:ein&ONLY	39 0 0 0 40 -31
1:el	0 -47 0 -56 43
1:el&EVERY	-14
1:el&GRATITUDE	-20
1:el&LIVES	31
1:el&NO	-57
1:el&NOW	21
1:el&VALUE	29
1:first	-19
1:for	0 0 0 0 0 -62
1:for&BECAUSE	17
1:for&EVERY	18 0 0 0 -50
1:for&I	34
1:for&IS	19
1:for&LIVES	16
1:for&NOT	-15
1:for&VALUE	-19
1:for&WE	39 0 -39 49 -51
1:from&EVERY	21
1:from&LIVES	27 0 0 0 -61
1:here	-28
1:il	21 0 -38
1:il&IS	30 0 0 0 57 -45
1:il&NOT	-17 0 0 0 -41
1:im	21
1:im&IS	19
1:in&ALWAYS	-18
1:in&CALLED	22
1:in&I	-31
1:in&IS	0 -60 -65
1:in&LIVES	-15
1:in&NEVER	-14
1:in&NO	-18
1:in&NOT	29
1:in&OUR	35
1:in&PREFER	34
1:in&VALUE	35
1:in&WE	0 0 0 0 -65
1:just	-28
1:just&CALLED	-25
1:just&THIS	-22
1:la	0 -53
1:la&EVERY	31 0 0 -52 62 -47
1:la&IS	0 0 0 0 0 -44
1:la&VALUE	40 0 0 0 74 -53
1:las	14 0 0 0 38
1:last&IS	34
1:last&LIVES	37
1:last&THIS	-29
1:last&WE	-26
1:last&YOU	15
1:le	15 0 -52 -52
1:le&IS	47 -66 0 0 0 0 -44
1:le&NOT	-43
1:le&VALUE	31
1:les	0 0 0 0 0 -41
1:les&LIVES	31 -54 0 0 59
1:les&NEVER	32 45 0 0 -48
1:les&NOT	-38
1:les&VALUE	27
1:los	30 0 0 0 0 -52
1:los&ALWAYS	0 53 0 0 -50
1:los&MAYNOT	0 0 0 0 -36
1:los&MUST	21
1:los&NO	27
1:los&PLEASE	17
1:los&VALUE	19 -62
1:more	-33
1:more&PLEASE	-33
1:new	28
1:new&GRATITUDE	0 0 0 0 0 -22
1:new&IS	25 0 0 0 -48
1:new&LIVES	21 0 0 -52 -30
1:new&THIS	18 0 0 -32
1:new&VALUE	28 0 -57 -51
1:none	-18 0 0 0 -30
1:none&GRATITUDE	-18 0 0 0 -30
1:none&PLEASE	-28
1:o	0 0 0 0 52
1:o&IS	43
1:o&VALUE	26 0 0 0 42
1:old	32 0 0 0 0 -34
1:on	0 0 -55
1:on&DECIDE	11
1:on&FORNOW	-25
1:on&I	-14
1:on&KEEP	27
1:on&MUST	-16
1:on&NEVER	27
1:on&NOT	20
1:on&THIS	-19
1:on&USE	0 0 0 0 0 39
1:on&WAS	-21
1:on&WE	27
1:on&YOU	-27
1:one	0 0 0 0 0 -67
1:one&EVERY	-22
1:one&IS	27 0 -43 -48 47
1:one&NOT	26
1:one&PLEASE	-42
1:one&THIS	47 -49 71 -38 -48
1:one&VALUE	-33 0 0 0 46
1:one&WE	31 -44 -29 54 -39
1:para	21
1:para&USE	21
1:para&VALUE	21
1:same	-20
1:the&AGAIN	-44
1:the&ALWAYS	-18 -57
1:the&BECAUSE	-23
1:the&CALLED	0 0 0 0 0 0 -87
1:the&DECIDE	25 0 0 37 14
1:the&DONT	-31
1:the&DROP	0 0 0 0 0 -67
1:the&EVERY	0 0 0 0 0 -86
1:the&FORNOW	-33
1:the&GRATITUDE	-21
1:the&HEDGE	-33
1:the&I	-28
1:the&MAYNOT	-22
1:the&MUST	-32 0 0 0 0 0 -57
1:the&NEVER	0 37 0 -64
1:the&NO	0 0 0 -66
1:the&NOLONGER	7 -63 0 -1 0 0 -56
1:the&NOT	0 0 0 -109 0 71 -65
1:the&NOW	0 0 0 -87
1:the&ONLY	17
1:the&SHOULD	-69
1:the&SYMPTOM	-62
1:the&USE	0 -73
1:the&VALUE	16
1:the&WAS	-27
1:the&WE	13
1:the&YOU	0 0 0 0 -67 70
1:there	-18 -60
1:there&EVERY	21
1:there&GRATITUDE	-15
1:there&I	-18
1:there&IS	-17 -58
1:there&LIVES	46
1:there&NOT	37
1:there&SHOULD	-16
1:there&SYMPTOM	-25
1:there&WAS	-25
1:to	16
1:two	-19 0 -43 -57 0 -41
1:two&EVERY	23
1:two&LIVES	-32
1:two&SYMPTOM	-36
1:two&THIS	-39
1:un	29
:	0 0 0 0 -42
: _	24 0 0 0 -36
;	43 0 0 0 -47
; _	29 0 0 64 -59
; _ IS	18 0 0 51 -44
; the	18
; the _	18
<acronym>	48 0 -61
<acronym> $	38 0 -70
<acronym> ,	34
<acronym> , _	42 0 0 0 -63
<acronym> , the	18
<acronym> <acronym>	30 -39
<acronym> <number>	-17
<acronym> =	26 -48 0 0 34
<acronym> ?	-18
<acronym> ? $	-18
<acronym> IS <acronym>	14
<acronym> IS _	0 -40
<acronym> LIVES	26
<acronym> LIVES on	21 0 32 0 0 -32
<acronym> MUST	27 47 0 0 -59
<acronym> NOW	21
<acronym> ONLY	26
<acronym> ONLY $	26 -59
<acronym> TIME $	14
<acronym> _	20 0 0 0 0 -79
<acronym> _ $	25
<acronym> _ ,	26 0 -23 0 37 -49
<acronym> _ IS	22
<acronym> _ for	-19
<acronym> and	20
<acronym> and NOT	14
<acronym> and _	15
<acronym> from	15
<acronym> in	36 0 0 0 0 -43
<acronym> in the	32 0 0 0 0 -38
<acronym> on	32 0 0 -46 0 -42
<acronym> on _	30 0 0 -40 50 -38
<acronym> or	20
<acronym> or <acronym>	19
<amount> $	0 0 -59
<amount> ,	31 -54 0 0 0 -76
<amount> , _	14 0 0 -47 44
<amount> LIVES	36 0 0 -35 19
<amount> THIS	-26
<amount> THIS TIME	-26
<amount> _	0 0 0 -78 0 -63
<amount> _ $	-36
<amount> _ ,	22 0 -42
<amount> _ PER	25 0 0 0 44
<amount> for	32 -39
<amount> for _	30
<code>	46 -88 -105 -121 -59 -76 209
<code> $	77 -61 -62 -77 -77 -41 133
<code> ,	28 -49 0 0 -50 0 101
<code> , DONT	0 -39
<code> , NOT	0 0 0 0 -49
<code> , THIS	23 0 0 0 -38
<code> , UNLESS	15
<code> , _	22
<code> , the	16 0 0 0 0 -33
<code> IS	16
<code> IS _	25
<code> IS the	21
<code> NOW	20
<code> NOW ,	20
<code> _	41 0 0 0 0 0 46
<code> _ $	36 0 0 0 -43 0 35
<code> and	-39
<code> for	36 0 0 0 0 0 64
<code> to	-21
<date>	55 0 0 -83
<date> $	49 0 0 0 -41
<date> ,	16 0 0 0 37
<date> of	31 -44 0 -30 41
<date> of TIME	30 0 0 0 35
<flag>	31 -62 -75 0 -91 0 146
<flag> $	36 0 -39 0 -54 -53 46
<flag> IS	-25
<flag> NOW	22 0 0 0 -42
<flag> NOW ,	22 0 0 0 -42
<flag> _	32 0 0 0 -40 0 92
<flag> _ $	20
<flag> _ ,	25
<flag> and	15
<host>	51 0 0 -90
<host> $	74 0 0 -72
<host> ,	27 0 0 -47
<host> , _	26 0 0 -44 47 -60
<host> _	-22
<host> and	27
<ip>	32 0 0 0 55
<ip> $	36
<ip> ,	22
<mail>	47 -67 0 -82
<mail> $	38
<mail> ,	0 0 0 0 39
<mail> _	28 0 0 0 42 -44
<mail> _ $	28 0 0 0 42 -44
<name>	21
<name> $	33 0 0 -103 0 0 -84
<name> ,	50
<name> , <name>	15 -52 0 0 0 0 -50
<name> , NOT	0 0 0 0 -52 35
<name> , _	28 -64 0 0 39
<name> , and	16
<name> , the	44
<name> <number>	15 0 0 0 51 -51
<name> <number> $	16 0 0 0 0 -43
<name> =	0 0 0 0 41
<name> AGAIN	-25
<name> INSTEAD	20
<name> IS	0 0 -70 0 0 0 -75
<name> IS <number>	-28 0 0 0 -34
<name> IS _	-20 0 0 0 40
<name> IS out	12
<name> IS the	22 0 0 -52
<name> NOT	16 0 0 0 -47
<name> NOW	29
<name> NOW the	0 0 0 0 55 -39
<name> SYMPTOM	-29
<name> UNLESS	40 0 0 0 22 -63
<name> WAS	20
<name> _	49 0 -90 -76
<name> _ $	34 0 -35 0 -77 46
<name> _ ,	14
<name> _ IS	-21 -34 0 0 42
<name> _ MUST	28
<name> _ to	-15
<name> and	22 0 0 0 -29
<name> for	27 0 0 69 0 -56
<name> for EVERY	24
<name> in	-14 -62
<name> in the	-19 0 0 0 61
<name> of	16
<name> of _	16
<name> there	19 0 0 0 -37
<name> to	-25 0 0 0 42 -26
<name> to <name>	30 0 0 0 42 -26
<name> to the	-19
<name> with	32 -41 0 0 0 -34
<number> $	0 -62
<number> ,	51 -65 0 0 0 48
<number> , <number>	0 0 0 0 -35 56
<number> , EVERY	0 0 -41
<number> , IS	19
<number> , NO	32 0 0 0 48
<number> , NOT	-14
<number> , THIS	19
<number> , WE	20
<number> , _	41 -77 0 -50 65
<number> , the	20 -43
<number> <acronym>	0 0 0 0 48 -54
<number> <acronym> $	0 -58 0 0 43
<number> <acronym> TIME	-20
<number> <number>	28 -42 -41 0 48 -42
<number> <number> <number>	28 -42 -41 0 48 -42
<number> ?	-27
<number> ? $	-27
<number> AGAIN	-29
<number> AGAIN $	-23
<number> ALWAYS	-16
<number> BECAUSE	15 0 0 0 46
<number> DONE	-34
<number> DONE ,	-27
<number> EVERY	-24
<number> FORNOW	-31
<number> FORNOW $	-38
<number> INSTEAD	18
<number> INSTEAD <number>	18
<number> IS NOLONGER	21 0 0 0 -46
<number> IS USE	-21
<number> IS _	0 0 0 -80
<number> IS the	52
<number> LIVES	-56
<number> LIVES NO	-41
<number> LIVES _	-28
<number> NOLONGER	44 0 0 -40
<number> NOT	-9 0 0 0 -67 53
<number> NOT <number>	34 0 0 0 -53 46
<number> NOT _	-42
<number> NOW	0 0 -82 0 -22
<number> NOW $	18 -2 0 0 -25
<number> NOW ,	29 0 -36 0 39
<number> NOW _	26
<number> NOWON	0 0 36 0 0 -27
<number> ONLY	34
<number> PER	0 -66 0 0 63 -24
<number> PER TIME	0 -44 0 0 46 -37
<number> PER _	0 -50
<number> PLEASE	-15
<number> PLEASE $	-15
<number> SYMPTOM	-43
<number> SYMPTOM $	-35
<number> SYMPTOM ,	-28
<number> SYMPTOM the	20
<number> THIS	-32
<number> TIME $	0 0 0 -94 81 -65
<number> TIME NOW	48 0 0 -55
<number> TIME NOWON	0 0 0 0 49 -38
<number> TIME ONLY	26 -51
<number> TIME UNLESS	29
<number> TIME _	48 0 0 0 0 -58
<number> TIME at	18
<number> TIME for	-11
<number> TIME in	-14
<number> TIME of	0 -38 0 0 45
<number> TIME on	-19
<number> TIME to	-36
<number> TIME und	16
<number> UNLESS	21 -31
<number> WAS	50 0 0 0 -60
<number> WAS TOO	21 0 0 0 -51
<number> WAS _	32
<number> _	-12
<number> _ $	0 0 -86
<number> _ EVERY	-16
<number> _ FORNOW	-46
<number> _ INSTEAD	-24
<number> _ IS	-33
<number> _ LIVES	-16 -50
<number> _ NOT	47
<number> _ NOW	27
<number> _ PER	18 0 0 -86 64 -73
<number> _ SYMPTOM	-26
<number> _ UNLESS	-29
<number> _ a	-24 0 0 0 -28
<number> _ an	-31
<number> _ and	-22
<number> _ at	-32
<number> _ for	14
<number> _ in	-21 -46 0 0 29 -33
<number> _ of	5
<number> _ on	40
<number> _ the	-15
<number> _ with	33
<number> a	16
<number> a <number>	16
<number> am	9
<number> and	-30 0 0 -71 85 -51
<number> and <number>	-16 0 0 0 0 -71
<number> and _	-25
<number> and the	-32
<number> and up	41
<number> as	-17
<number> but	15
<number> by	32 0 0 -40 49
<number> by <number>	15 0 0 0 38
<number> for	16
<number> for EVERY	-12 -33
<number> for _	48
<number> for the	-23
<number> here	38 -36
<number> in	-24
<number> in _	-40
<number> in the	37 0 0 0 48
<number> of <number>	-16 0 0 39 0 -30
<number> of THEY	41
<number> on _	25
<number> on the	0 0 0 0 33 -31
<number> or	-11
<number> or <number>	22
<number> to	31
<number> to <number>	32
<path>	32
<path> $	0 0 0 0 0 58 -35
<path> ,	0 0 0 -90
<path> , NEVER	0 -55
<path> , NOT	14 -54 0 0 -46
<path> , _	0 -66 -52 -50 35 -51
<path> , one	-13
<path> , the	0 0 0 0 0 -35
<path> <flag>	30
<path> IS	30
<path> IS _	19
<path> UNLESS	21
<path> UNLESS _	21
<path> WAS	19
<path> _	33 0 -66 0 0 -59
<path> _ $	38 0 -51 0 0 -38 -32
<path> and	32 0 0 0 0 -58
<path> and _	23 -27
<path> for	36 0 0 0 23 -32
<path> in	0 0 0 0 -47
<path> into	-23
<path> to	34
<path> to _	34
<tag>	28
<tag> $	27
<time>	0 0 0 0 0 -58
<time> $	0 0 0 0 0 -35
<time> ,	20 0 0 0 47
<time> and	-25
<url>	19
<url> $	33
<version> $	0 0 -92 0 0 -2
<version> ,	35 0 0 0 0 -66
<version> , <version>	26
<version> , _	18
<version> BECAUSE	28 -42
<version> BECAUSE of	16 -36
<version> IS	20 0 0 -47
<version> IS _	0 0 0 0 -15
<version> LIVES	41
<version> LIVES the	28
<version> NOT	42 0 0 0 -43
<version> NOW	-16
<version> NOW ,	-16
<version> ONLY	26 0 0 0 -44
<version> SYMPTOM	-34
<version> UNLESS	-28
<version> _	0 -77
<version> _ $	34
<version> _ ,	-28
<version> _ UNLESS	26
<version> _ in	23
<version> and	18 0 0 -45
<version> of	14
<version> on	-17
<version> on the	-14
<version> the	-25 0 0 0 33
<version> the _	-25 0 0 0 33
=	0 -77 -53 -63 85 -65 -41
= <number>	-37 0 0 0 39
= <number> $	-32
= _	20 -43
= _ ,	14
=.	42 -86 0 0 -49 0 40
=0xffff	25 0 0 0 39
=ab	39
=abbreviation	38 0 0 0 0 -41
=abhängigkeiten	-29
=about	0 -72 0 0 22
=abov	21 0 -41 -57 0 -54
=abstraction	19
=accept	0 -64 0 61 -24 -63
=access	-10 0 -45 -50
=accessibility	22
=accident	-27
=account	0 0 -61 0 71 -63
=acht	21 0 0 0 33 -31
=across	0 -53 0 0 54
=action	41
=actual	-16
=adapt	-27
=add	-25 87 -33 -102 -79
=adhérent	37 -75 0 -48 61
=advanc	-17
=affect	-20
=afternoon	-28
=afterward	-22
=age	36 0 0 -37 40
=agent	35 -53
=ago	-50
=ah	-23
=ahead	-21 0 0 0 0 -36
=ai	44 38 0 0 -45 -42
=aisl	21
=alert	-12
=aliv	0 0 0 -47 23 -32
=allocat	46 0 0 0 -59
=allocation	-9
=allow	32 0 -47 -59
=almacén	18
=almost	-34
=alon	39 43 -47 0 -57 -49
=alright	-27
=alt	0 0 0 0 0 -39
=american	27 0 24 -30
=amount	0 -51
=analytic	26 30
=ander	19 39 0 0 -36
=android	23
=anfassen	13 0 0 0 0 -30
=anfragen	0 -42 0 0 45
=animation	-25
=annotation	30
=another	-57 39 0 0 0 -45
=answer	0 -97 83 -73 0 -70
=antwortet	-22
=anyway	-27 0 0 0 -33
=anywher	39 39 0 -76
=apach	32 0 0 -48 39
=apaga	-19
=api	25 31 0 -39
=apologis	55 -59 55 0 0 -52
=app	23 0 0 0 0 -38
=appear	-36
=append	0 -36 0 0 33
=appl	-22
=apply	28 0 0 0 -62
=approach	-18
=approval	0 49 0 0 0 -49
=architectur	19
=archiv	17 -64
=argo	26
=argument	-46 30 0 0 -46
=aria	19 35 0 0 -38
=arm	30 0 0 0 0 -45
=arrow	-14 -39 54 0 -38
=ascii	16
=ask	-18 0 -65 0 -6
=assertion	23 0 0 0 -36
=assign	-30
=assum	-15
=attach	-22
=attempt	-22
=attend	-46
=auc	-32
=auch	-14 0 0 -45 0 -43
=audio	24
=auditor	29 59 0 -55 -48
=austria	0 -28
=autenticação	34
=auth	35 -63 -49 -46 64
=author	26 0 0 0 -51 38
=automatic	25 -40 0 0 0 -48
=availabl	33 0 0 0 0 -34
=avoir	25
=await	-14
=away	37 0 -55 0 0 -46
=aws	-25
=axio	24 -47 0 -40 -55 49
=axis	-15
=ayer	-28
=azur	16 -36
=b	-32 -60
=backfill	23 0 0 0 -37
=background	29 -45 35 0 0 -29
=bad	-27
=balanc	38 0 0 -47 0 -40
=bank	42
=banner	-35
=bar	-29
=bas	40 0 -73
=basic	13
=basket	-21
=bastion	44 -51 0 0 49
=batch	28
=battery	-38
=bau	-34
=bazel	-36
=beat	35
=becom	-16
=been	-60 0 0 0 -30
=behind	0 -62 0 0 51 -69
=beitrag	33
=below	-24
=ben	-30
=bench	-18
=bericht	37
=berlin	-22 0 0 -43
=best	0 0 0 -48 37
=beta	36
=better	-27
=bien	-24 -35 40
=bigger	-50
=bigquery	0 0 0 0 0 -42
=bijgewerkt	27
=bild	-22 0 0 0 31 -27
=bilder	36 -52
=bill	0 0 -76 0 0 -73
=bin	-33
=binnen	32
=bit	-45
=black	13 0 0 0 -45
=bless	-25
=block	32 0 -66
=blog	-19
=blu	-21 0 0 50 0 -43
=blurry	-39
=body	25 0 0 0 -49
=bold	-29
=bom	-13 -34 0 0 28
=bonjour	-21
=book	49 0 0 -58
=booking	24
=boolean	0 0 0 -30
=boot	0 0 0 0 0 35
=bootloader	31 0 0 0 0 -51
=border	-18 0 -55 0 -50
=borra	-25
=boss	-27 0 0 0 -32
=bot	16 -48 0 0 47
=bottom	23 -46 46 0 -52
=bought	17 0 0 0 0 -46
=bouton	-29
=box	46 0 -86 0 0 -67 -72
=bracket	23
=branch	0 0 0 0 0 0 -58
=brand	25 -30 0 -44
=braucht	35
=brb	-34
=break	-27
=breakpoint	23
=brevo	23
=brief	48 -42 63 -37 -40
=bring	-22
=british	35 0 65 -58 -59
=brought	35
=browser	22 0 -49 0 0 -60
=btw	39 -55 -35 -57 54 -38
=bucket	0 -49
=budget	0 0 0 -76
=build	19
=buildkit	22 0 0 -41
=built	20
=bullet	62 -52 63 -40 -41 -46
=bulletin	22
=bun	-11
=bureau	-17 0 0 0 -37 37
=bus	37 0 0 0 47
=busy	-44
=button	-56 0 0 -53 -53
=byt	10 0 -41
=c'est	32 -41 -39 0 0 43
=cabl	-20
=cach	0 0 -60
=cag	33
=caiss	16
=calibration	40
=call	21 0 -79
=callback	29
=caller	0 -42 34
=camel	-24
=camera	16
=campaign	-41 -46 0 0 42
=canary	-10 0 0 0 45 -46
=cancel	-36
=cancell	19
=candidat	-23
=cap	0 0 0 0 -39
=capital	16 0 0 0 -47
=captcha	31
=card	-20 0 -66 0 52 -75
=carga	-33
=cargar	-28
=cargo	38 0 -30 0 -49 -46
=carpeta	16
=carrier	0 0 0 0 31 -26
=carry	67 0 0 0 0 -63
=cart	-35 0 0 0 0 -36
=cas	24 0 0 -64 -36
=cast	-35
=catboost	30
=cdn	-21
=cent	9 -57 -55 -62 69 -45
=center	26 -53 0 0 0 33
=centr	15 -48 0 0 0 38
=cert	16 0 -41
=certificado	37 -52
=certificat	0 -61 0 -41 62 -47
=chang	0 78
=changelog	25
=channel	34 0 -74 25 -48
=character	-26
=charg	0 0 0 -35
=chart	0 -50 0 0 -60 -33
=check	0 34 -88
=checkbox	-22
=checker	-26 33
=checkout	0 0 0 37
=chez	37 0 0 0 50 -45
=chromium	0 0 0 0 0 -36
=churn	-17 0 0 -40 62 -53
=ci	20 0 -63 0 21 -70
=cierra	24
=cita	26 0 0 -39 34 -34
=citizen	34 0 -29
=cla	39 0 0 0 -63
=class	-23 0 0 0 0 -40
=classic	-14 -33 0 56 -36
=claus	25 0 0 0 -40
=clean	-14
=clear	-14 -45
=click	-20 0 0 0 45
=client	0 0 0 0 53
=clip	-16
=clock	16
=clos	0 0 -71
=cloud	21
=cloudflar	34
=cloudinary	20 -39 0 0 39
=cluster	42 0 0 0 0 -83
=cod	58 0 0 -44 0 0 -60
=codebas	34 0 0 0 -44
=coffe	-35
=cola	-31
=cold	-18
=collaps	-16
=colleagu	-13
=collect	38 46 0 0 0 -43
=collection	21 0 0 0 -37
=color	0 0 -52 0 0 -69
=column	-18 0 0 -76 0 0 -59
=com	-27
=combin	21
=comentario	30 0 36
=comma	0 0 0 -36
=command	45 -31 0 0 32 -58
=comment	22 -46 91 -73
=commenti	17
=commit	34 0 0 -55 0 -98
=committe	12 0 0 0 -36
=company	0 -50 0 -55 68 -46
=compar	-30
=compatibl	29
=compil	-61
=compiler	15
=complain	-70
=component	23 28 0 0 -41
=compos	36 0 0 0 0 -27
=composition	29
=compt	21 0 0 -28 39
=comput	24 0 0 -58 -54 53
=concern	25
=conda	-14
=condition	26 -44 42
=config	0 -50 0 0 0 0 -60
=confirm	-26
=conflict	-37
=connection	0 -60 0 0 80 -61
=consent	0 45 0 0 0 -46
=consol	-26
=const	32 -39 50 0 -33
=constant	24 0 0 0 -50
=constraint	15 0 40 0 -35 -31
=constructor	27
=contain	32
=container	-28
=context	31 37 -47
=contient	38
=continu	-28
=contract	45
=contributor	11
=controller	51 0 0 -36
=convert	0 -60 0 0 0 32
=convinc	-34
=coordinat	0 0 0 0 -46
=copy	0 0 0 -65 0 -61
=cor	57 0 -46 0 0 -56
=corner	-33
=corpus	13
=correct	12
=correction	20
=cost	47 -84 -41 48 0 -61
=cotisation	16
=couldn't	18 0 0 0 -44
=council	-21
=count	0 -75 0 -59 55
=counter	0 0 -46
=country	0 -66 0 0 42 -64
=coverag	0 0 0 0 0 -54
=cpu	-37 -49 0 41
=creat	-28
=credit	36 -63
=cron	26 -56 0 0 0 -56
=crypto	17
=css	14
=csv	15
=curl	-38
=currency	0 0 0 -37
=cursor	-14 0 -42
=curv	-36
=customer	0 0 -53
=customer's	28 0 0 0 -42
=cut	30 0 0 0 41
=cutoff	30
=céntimo	0 0 0 0 -35
=código	15
=dagen	32
=dan	27 0 0 0 -50
=dark	39 0 0 0 0 -59
=darker	-28
=dash	48 0 -34 -37 0 37
=dashboard	0 -61 -69 0 65
=dat	-26 0 0 -8
=data	22 60 0 0 0 -74
=databas	0 0 -91 0 33 -72
=dataset	16 0 0 0 0 -49
=date-fns	35 -64 0 0 -53 55
=dateien	17 0 0 0 0 -30
=dato	28
=datum	28 0 0 0 -46
=dauert	-33
=db	0 -49 0 -50 53 -46
=dbt	18 0 0 0 0 -41
=deadlin	-17
=deal	-39
=debug	0 0 0 -45
=decid	-36 0 25
=decimal	51 0 0 -48
=declin	12
=dedup	26
=degre	-29
=deixa	-24
=del	40 -19 0 0 0 -50
=delet	0 77 0 0 -47
=deliver	43 0 -38 0 0 -52
=delivery	23 0 0 0 0 52
=demo	0 0 -54
=deni	-32
=dep	26 0 -37
=depend	34
=dependency	30 68 -68 -60 0 -71
=deploy	40 0 0 0 38 -71
=deployen	35 0 0 -29 0 -35
=deprecation	14
=describ	34
=design	27 0 0 0 59
=designer	-20
=despliegu	-20
=destructiv	22 61 -32 0 -41
=detail	-35
=deutsch	33 0 0 0 0 -40
=dev	46 -64 -76 -75
=develop	52 0 -37 -67
=developer	21 0 0 0 46 -49
=devic	32 0 0 -58
=dhl	0 0 0 0 31 -26
=diagram	14
=dialog	-32
=did	-45
=dienstag	29
=diff	28 -44 83 -44 -69 -58
=differ	0 0 0 0 57 -49
=differenc	-22
=different	0 0 0 0 63
=digest	37 37 -33 -39
=digit	33 -57 -55 -57 0 33
=direct	63 0 0 -58 -50
=disabl	14 0 0 -34 46 -41
=disappear	-49
=discount	-6
=disk	-25
=dismiss	-24
=display	0 0 0 0 -44
=dns	-13 0 -83
=doc	39 0 0 0 -48
=docker	0 -66 0 0 54 -57
=docstr	-22
=docstring	33 -54 54 0 -38
=documentation	-23 0 0 0 -39 37
=doe	0 0 -78
=dog	36 0 -27 -48 60
=doing	27 0 0 43
=domain	0 0 -66 -62 0 34
=donation	0 0 0 0 38
=donnerstag	17
=dos	25
=dot	18 -43
=doubl	16 -27 0 0 -44 -58
=dpi	19
=dr	0 0 0 0 0 -41
=draai	-27
=draait	30
=draft	-28
=drain	-16
=drawn	14
=drei	0 -59 0 -64 69 -43
=driv	-25 0 0 0 37 -40
=driver	23 0 0 0 -38
=dummy	29
=dump	7
=duplicat	13 0 0 0 0 -49
=dur	47 53 0 -65 -46
=duty	0 52 0 0 -46
=dynamic	23
=déploi	24 0 0 0 34
=ear	34 0 47 -51 -58 -64
=easy	36
=eat	-42 0 0 0 -36
=edit	42 0 0 -83
=editor	40
=een	0 0 -25 -52 0 -44
=einen	-50
=einer	0 0 0 0 -49 -44
=elastic	-17
=elk	49 0 0 0 39
=els	19
=elsewher	0 0 0 32
=email	-13 0 -69
=emergency	21
=emoji	26
=emojis	42 -22 55
=encod	-27
=encrypt	33 0 0 0 0 -46
=end	40 0 0 0 0 -72
=endian	26 -51
=endpoint	0 59 -56 0 -68
=enemy	22 -39
=energy	-21
=enero	31
=engel	38 0 0 0 0 -32
=englisch	36 -51 63 0 -49
=english	34 -69 71
=enough	-23 -61 0 76 -67
=enter	20
=entiendo	-36
=entity	20 0 0 -31 36 -48
=entorno	28
=entry	-21
=env	0 0 -53 -46 0 -68
=environment	37
=equivoqué	28 0 0 0 -35
=er	-31
=erp	27
=erst	-31
=eruit	-30 0 0 -25
=es	0 -86 -77
=escap	-31
=eslint	-29
=espera	-39
=estimat	0 24 0 0 -51 -46
=etwa	-16
=euro	39 -60 0 -58 51
=even	0 0 0 0 0 -77
=event	-10 49 -43
=evict	-30
=exact	-45 -46 0 0 56
=exampl	-30
=excel	0 0 -31
=exception	0 0 -43 0 -49
=exclud	47 0 -35 -27 0 -52
=exit	0 0 0 0 45 -38
=expect	-28
=expensiv	0 -38
=experiment	27 0 0 0 -41
=expir	-68
=explain	41 -79 93 0 0 -80 -46
=explicit	34 -40 0 0 -42
=explod	-23
=exporter	-14
=extend	22 45 -60 -55
=extension	29 -41 -43
=external	55 0 -37 -61
=extra	30 0 -39
=eye	25 47 0 0 -55
=fac	36 0 0 0 -42
=factor	26
=factory	59 -49 0 -47 0 -53
=factur	-21
=fait	33 -51 0 0 0 -40
=falta	-29
=fami	30
=famous	-42
=far	-34
=faster	-42 34 0 0 -36
=faut	0 0 0 0 -38
=feast	23
=featur	17 0 -77
=fee	35 -57 -49 -49
=feed	29
=feedback	-14
=feel	-56
=fehl	-27
=feld	-43
=fetch	0 -47 0 -40 -55 49
=ficamo	17
=fichero	-33 42
=ficou	-26
=field	0 0 0 0 0 -72
=fight	-17
=figma	-20 0 0 0 40
=figur	0 0 52 -51 -47
=fill	31
=filter	-32 0 0 0 -41
=financ	39 0 0 0 0 -56
=find	-21 0 0 0 -51 -38
=finish	-40
=fir	0 0 0 0 34
=firefox	-16 0 0 -57 53
=firewall	0 0 0 0 43
=firmwar	20 0 -46
=fiscal	36
=fit	-18
=fiv	0 -56 0 0 61
=fix	-20 0 0 0 0 -57
=fixtur	36 0 0 -45
=flag	0 0 0 0 0 -44
=flap	-40
=flash	0 -65 -54 0 0 -66
=flat	14 0 0 0 -34
=float	0 49 0 -51 -51 -49
=floaty	-28
=flow	0 0 0 0 0 -44
=fly	19
=folder	0 0 0 0 0 -67
=fonction	29
=font	0 0 0 0 0 -50
=foo	-33
=food	30
=footer	-38
=forc	43 61 -49 0 0 -47
=forever	-33
=forget	0 0 -49
=forgot	-27
=fork	10
=form	18 0 0 0 0 -71
=format	37
=formato	0 -44 0 0 0 -43
=formatter	0 0 0 0 0 0 37
=forty	-37
=found	-57
=four	-23 0 -84 0 62
=fourth	22 0 0 0 41 -25
=fps	38 0 0 0 50
=fram	-24 0 0 0 -45 49
=framework	23 41 -26
=franc	38 -53 -48 -37
=frankfurt	43 0 -48 0 47
=frau	20
=fre	0 0 -64
=freez	20
=freigaben	43 51 0 -58
=freitag	42 -27 0 0 40 -35
=french	-15
=friday	-34 -55 0 0 65 -70
=friendlier	-20
=frist	13 0 0 0 0 49
=front	44
=frontend	44 -57
=frozen	44 0 0 0 0 -40
=full	-37 0 -49 -18 16
=fun	-44
=function	0 0 61 -65 -85 -96
=funziona	-37
=fyi	41
=gaan	49 37 -38 0 -56 -44
=gap	41 0 0 0 -30
=gat	26
=gateway	12 -63
=gav	20
=gb	12 0 0 0 0 -67
=gebruiken	31 0 0 -32 -34
=geen	0 0 -50 -42 0 -49
=gegen	24
=gehen	42 0 0 0 0 -46
=geht	-29 0 0 0 47 -60
=geklappt	-26
=gemeint	-19
=genau	20 0 0 0 45 -34
=general	27
=generat	29 0 -70 0 -58
=generic	-24 -50 39
=geocoder	42
=gerad	-53
=german	19 -75 0 0 0 46
=get	-46
=gibt	15
=gift	20
=ging	-41
=git	39 0 45 -56
=github	28 -52 -45
=gitlab	32
=giv	-15 -56 0 0 14
=given	-38
=global	30 0 0 0 -51
=goal	28 0 0 0 47
=god	-21
=going	0 -52 0 64 -53 -43
=gold	29 0 -44 0 0 -42
=gon	26
=good	-52 0 0 0 0 -44
=googl	31 0 0 -52 0 -57
=gorm	27
=got	21 -84 -95 -63 44
=gpu	0 0 0 0 0 -53
=grad	32 0 0 0 -30
=grader	28 0 0 0 20 -43
=gradient	-13
=grafana	28 0 0 0 28 -16
=graph	-18
=gratis	18
=grep	18 0 0 0 0 36
=grew	20
=grey	-21 0 53 0 -50
=grid	29
=gripper	36 -51
=gross	35
=group	26 0 0 0 0 0 -41
=grow	-25
=groß	0 -57 0 0 28
=grün	-25
=guarda	-18
=guardan	0 47 0 0 -35
=guardar	24
=guest	0 -50 -41
=guid	-17
=guild	30 36 0 0 -55 -39
=gut	-30
=gzip	13 0 0 0 -46
=h	51 -61 0 0 62
=hac	10
=had	-51
=haga	-16
=half	-24
=hallo	-24
=hand	27
=handbook	21 0 0 0 41 -41
=handl	0 49 -41 0 -57 -44
=handler	13 0 0 -45 -64 -63
=happen	-37 -46 0 0 50
=happy	-33
=harbor	27
=hardcod	24 0 0 0 -40
=hardwar	24
=hash	30
=hat	9 0 0 0 -44
=haus	41 0 0 0 0 -39
=hav	-29
=hazardous	30
=head	0 -49 38 -52 0 -62
=header	0 0 -83 -59
=health	0 41
=heap	-29
=heavy	13
=height	30 -46 -40 0 35
=helloasso	34 -48
=help	-36 -40
=helper	21 0 45 -65 -65
=hemo	20
=here's	-36
=heroku	27
=het	-37 0 0 0 -36
=hetzner	35 -37 0 0 44 -30
=hier	-24 0 0 0 -30
=higher	-19 0 0 0 -34
=hint	0 -36 52 0 -45
=hir	28 -31
=his	-41
=history	0 0 0 0 -67
=hit	-40
=hold	-28 0 0 0 -42
=holdout	19 36 0 0 0 -39
=hom	-15 55 0 0 -57 -46
=honest	28
=hook	-36 0 0 40
=hora	46 -45 -54 -39 50 -40
=horario	16
=host	46 0 -71 0 0 -76
=hot	0 0 -42 -47
=hotfix	21 69 -50 0 -35
=hover	-23
=html	43 0 -37 0 28
=http	-32
=hug	-22
=humbl	19
=hurry	-33
=icon	-43 -47 0 0 43 -48
=id	29 0 -100 -73 0 34
=idea	-48 -37 0 49 -59
=ideal	0 0 0 0 -29
=idempotent	56 0 -38 -37 -48 27
=identity	19
=idl	49 -52 0 0 50
=ids	46 -89 0 -59 60
=ie	-36
=ignor	-45
=ik	-60
=ill	-44
=imag	-15 25 -87 0 -52
=immutabl	30 0 0 0 0 -39
=imperativ	30 0 50 0 -49
=implement	-51
=implementation	0 0 -36 28 -51
=import	0 0 26
=important	-23
=incident	25 0 0 0 0 -58
=includ	28 0 0 0 0 -41
=incluido	25 -30
=increas	-17
=indent	35 0 0 0 0 -35
=index	13 0 0 0 -40
=ine	35
=info	33
=inform	-30
=information	17 0 0 0 42
=inglé	0 -42 57 0 -52
=inheritanc	37
=init	46 53 -74 -55 0 -54
=initial	32 0 0 0 0 -30
=inlin	44 0 0 0 -46
=input	29
=ins	-28
=inscription	17 -36
=insid	12
=install	-24 0 0 0 -43
=int	23 0 0 0 -41
=integer	30 0 0 -50 28
=integration	24
=interest	-50
=interfac	0 0 0 0 0 -45
=intern	-21
=internal	29
=internet	39 0 0 0 0 0 -38
=interrupt	35
=interview	-30
=inventory	17
=investor	-15
=invitation	-30
=invoic	-18 0 0 -68
=ipad	0 0 0 0 0 -45
=iphon	-26
=isr	0 51 0 0 -50
=issu	-21
=it'd	-17
=italiano	17
=item	0 -48 0 -60
=itself	22 0 -55 0 0 -40
=iva	50 -57 0 0 44
=ja	0 -44 -50 60 -54 -41
=jahr	35 0 0 0 42 -39
=jan	-15
=janky	-17
=januar	23 -27 0 0 37
=java	55 -54 -62 0 0 -67
=javadoc	24
=javascript	-28
=jenkin	-19 -38 -51 -53 0 57
=jira	30 -51
=job	14 -52
=join	-32
=joint	-22 0 0 0 0 -27
=jok	37 24 0 0 0 -44
=jona	-20
=js	-23
=json	25 -53 63
=jump	-31
=kafka	22
=kamal	26 0 0 0 35
=kan	35
=karpenter	30 0 0 41 -40
=kb	17
=key	40 0 0 -93 45 0 -83
=keycloak	42 -36 -28 0 28 -37
=keyword	44 0 0 0 -43
=kg	43 -56 0 -38 66 -27
=khz	32 0 0 0 53
=kid	12
=kijken	-24
=kill	41 -62 -64 0 0 -61
=kilo	44 0 0 -45 0 -32
=kind	-20
=kiosk	20
=klant	-36
=klanten	40 -34 -46 -38
=know	-18 -47 0 0 0 -39
=known	-28
=kommentar	0 0 47 0 0 -42
=kotlin	51 -46
=kubectl	26 0 -37 0 -34
=kubernet	-32
=kunden	16
=kurz	-11 0 0 0 28
=kwartier	24
=lab	32 -68 0 0 63
=label	16 0 0 -58 63 -79
=lager	42 0 0 0 52 -48
=lak	17
=lancer	16
=lang	-41
=languag	11 -47 0 0 0 -46
=lanzan	0 0 0 0 -40
=laptop	0 41 0 -54 0 -32
=laravel	12
=larg	-21 0 0 0 -33 33
=largest	-17
=lat	-21
=latency	-11 -47 0 0 40 -54
=latest	-38
=laufen	18
=launch	21 0 0 0 0 -64
=law	30 0 -62 -55 0 -56
=layer	17 0 0 0 -53
=layout	24
=lazi	24
=lead	33 0 0 -37
=learn	21
=leav	27 51 0 0 -64
=ledger	35 0 0 -43 62
=leer	-40
=left	-47 0 -65
=legal	17 44 0 -62
=legend	-25
=lena	-12 0 0 0 52
=length	24 0 28 0 -49
=less	-17
=let	-25
=let's	-90 -47 -46 67 -52 -40
=letter	30 0 -39
=level	0 0 -39 -39
=lexer	24 0 0 0 -31
=library	42 0 0 0 0 -71
=licens	14 0 0 -62 65 -66
=lie	21 0 0 0 0 -40
=lifetim	20
=lift	28 0 0 -32
=light	0 21 0 0 -36
=lik	-44
=limit	0 0 -107
=limiter	12
=lin	-31 0 113 -97 -94
=linker	18
=lint	36 0 -40 -56 0 -42
=linter	-20 0 0 0 -42
=linux	40 -52 0 0 46 0 -21
=list	0 0 0 -52
=littl	-24
=livr	-26 -38 0 0 47
=lo	25 0 0 0 -59
=load	-35 0 0 -68
=loader	-20
=loc	-22 -52 0 0 0 -49
=local	58 0 -61 0 0 44
=location	-23
=lock	0 0 0 0 0 -85
=log	-16 0 0 -53 0 -85
=logic	0 0 -24
=login	-30
=logo	-21
=lokal	25 0 -36
=lokalis	0 -40 0 0 46 -47
=loki	15 0 0 0 44 -40
=lombok	26
=longer	-18
=look	-66 0 -56 0 -50
=lookup	35
=loop	-43 0 0 0 -22 -69
=los	0 0 0 0 0 -47
=loss	-49 -51 0 46
=lost	-45
=lot	0 0 0 -53 43 -34
=lourd	21
=lov	-61
=lower	32
=luck	-46
=lun	0 -39 0 0 41
=lunch	-53
=mach	-38
=macht	52 0 0 0 0 -50
=macro	18 -39
=mad	18 -75 -71 0 0 -31
=magic	36 55 -45 -39
=mail	-46 0 -61 0 0 -67
=main	30 0 -71
=major	37 0 -56 -67
=mak	10 -68 0 -101 0 0 85
=mal	-29
=man	0 -49 0 0 0 -37
=manager	42 0 0 0 0 -42
=manual	38
=many	0 -62 44
=map	-27 0 0 0 -46
=mapbox	18
=mardi	19
=margin	40
=maria	20 0 0 -35 39
=mark	0 0 0 -48
=markdown	0 0 -32 0 39 -30
=market	26 0 -65 0 40 -70
=marta	27 0 0 0 42
=master	33
=match	-29 -46 48 0 -61 -50
=math	-19
=matplotlib	14
=matter	0 0 -68
=maximaal	39 -35 0 0 34
=may	62 91 -89 -63 -41
=mb	0 43 0 -70
=mbit	31
=meant	14
=measur	0 0 0 0 -45
=meer	-15 37 0 -34
=meet	-43
=mehr	-45
=meldung	-29
=member	-22 -62 -46
=memory	-41 0 -63 0 0 -58
=mention	16 0 0 0 0 -43
=merg	34 91 -78 0 -61 -82
=mesh	33 -47 0 0 -42
=messag	0 -53
=met	43 0 -40 -48 -55
=meter	22 -59 -51
=metric	46 0 0 -61 0 -51
=microservic	26 -50 0 58 -55
=midnight	42
=migration	27 40 -32 0 -77
=mill	-19
=million	17 0 0 -66
=min	19 0 -64 -63 0 -54 -57
=mind	-26
=minisign	23 0 0 -34 37
=minitest	28 -35
=mira	-27
=miss	-42 -57 0 0 0 -61
=mix	32 0 0 0 -41
=mm	35 -43 0 0 40
=mobil	18 0 0 0 -39
=mock	37 -58 -53
=mod	41 0 -59 0 55 -72
=modal	-41
=model	39 0 44 -22
=modul	20
=moeten	-24
=moment	-50 0 0 0 -38 34
=money	41 55 0 0 0 -36
=mono	22 0 0 0 -26
=monolith	43 0 0 52 -44
=montag	41 0 0 0 28 -33
=most	30 0 0 0 0 -33
=mount	41
=mov	-30 0 -60
=mtu	42
=mucho	-31
=multiplayer	25 -51 0 45
=mysql	39 -52
=märz	16
=n	-30
=naar	21 0 -43 52 -54 -47
=nach	60 0 -34 0 -27
=nacht	15
=nadi	-16
=nah	24 -32 0 0 -39 38
=nam	80 0 87 -90 -58 -53 -52
=namespac	23 -48 17
=nan	-33
=nas	26 0 0 0 48 -58
=nat	36 0 0 0 0 -50
=nativ	44 -50
=nee	27 0 0 0 -35
=need	-47 -23
=negativ	-18 -52 -52 -40 0 44 -42
=nehmen	23 0 0 0 -39
=nein	-23 0 -60 0 0 55
=nest	22 0 61 0 -67 -59
=net	42 -66 0 0 69 -76
=netto	39 -41
=network	29 0 -42 -53 0 -55
=netz	20
=neu	30 -55
=neuen	13
=new	17 0 38
=newer	35 0 0 -50 65
=newest	-36 0 0 0 -31
=newsletter	32 0 0 0 0 -54
=next	-47 -76
=nicer	-39
=nicht	-13
=night	0 -66
=nin	0 -36 0 -51 54
=nochmal	-40
=nod	0 0 -83 0 57 -49
=nog	-44
=nois	35
=noisy	39
=noon	22 -54
=nord	0 0 0 -40 49 -53
=normal	20 0 0 0 48 -46
=not	0 0 0 0 0 -65
=notebook	0 0 0 0 -51
=notic	-32
=notification	-19
=nouvell	37 0 0 0 0 -36
=npm	47 52 -92 -84 -67
=nuit	25
=null	0 -42 0 0 54
=nullabl	-12
=number	16 -34 0 -73
=numéro	31
=número	17
=object	0 -55 0 -47 0 32
=offic	66 0 0 0 0 -25
=offlin	0 0 0 0 0 -51
=offset	-2 0 -35
=oh	-51
=okta	25 -39 0 0 34
=older	-21
=oldest	-24 0 0 0 36
=on-call	39 -37 0 0 39 -49
=onboard	14 0 0 0 -34
=onlin	35 0 0 0 0 -35
=open	-47 0 0 0 -32
=openocd	22
=operator	23 0 0 0 -36
=ops	21
=option	-32 0 0 0 -54
=optional	-50
=oracl	43 0 0 0 -16
=order	-14
=origin	13 0 37 0 -35
=original	25
=other	-44 0 0 0 -32
=otra	-44
=ourselv	19
=outag	-20 0 0 0 -59
=outbox	37
=output	15 49 -66 -67
=outsid	37 0 0 -52 -55
=ouvrent	31 -36
=overbook	39 0 0 0 34
=overflow	-20
=overkill	22
=overlap	-51
=ovh	26
=own	0 0 0 0 58 -84
=owner	-25 31
=p	33 0 -27
=pacient	20 0 0 0 -40
=packag	13 0 0 0 0 -67
=packet	-40
=pag	-37
=pager	-29
=paginat	0 0 -29 -27
=pagination	0 0 0 0 -37
=pago	0 0 0 0 45
=paid	-13
=paiement	30 -41
=pan	17
=panda	-24
=panel	47
=panic	20 39 0 -38
=paper	0 -54 0 0 -55 -48
=par	60 49 -61 0 0 -39 -50
=param	32 0 0 -40 0 -34
=parcel	19
=pars	-21
=parser	0 0 -54
=part	22 0 0 -35 0 -67
=partent	44 -21 0 0 45
=parti	-42
=partition	47 0 0 0 64 -72
=partner	10 0 -76
=passent	22
=password	0 0 -62 0 0 -43
=passwort	40
=past	-19 0 0 0 -45 -30
=path	0 0 -55 0 -25
=patient	-23
=paus	0 0 0 0 -47
=pay	17 0 -62 -62 0 -51
=payload	0 0 -19
=payment	29 0 0 0 0 -52
=pdf	25 -62
=pedido	-35 -43 0 0 44
=pelo	23 -46
=penpot	32 0 0 0 34
=peopl	35 0 0 0 -47
=percent	-22 -75 -54 -82 98 -76
=perf	21 0 0 0 0 -33
=period	19 0 0 0 -43
=person	27 -63 0 -57
=personal	30 42
=petit	29
=peut	18
=phas	-7
=phon	0 0 0 0 0 -70
=photo	0 0 0 -59 0 -39
=php	36 0 0 0 0 -63
=physic	17 0 0 -29
=pick	36 0 0 -65 0 -80
=picker	0 -37 0 0 28
=pictur	-50
=pie	17
=pii	20
=pin	30 19 -58 -61
=ping	0 35
=pipelin	17
=pixel	-21 0 0 -39
=plac	0 -50
=plain	26 0 0 76 -40 -87
=platform	20 0 0 -29
=play	-32
=pleasur	-41
=plot	-41
=plugin	42 0 0 55 0 -47
=plural	14
=plus	17 0 0 0 0 -49
=pm	37 0 -30 0 47
=pnpm	98 -62 0 0 -96 89
=po	50 0 0 -32 0 -40
=pod	-24 0 -47
=point	0 -45 0 43
=pointer	-33
=polar	17
=policy	-19 0 0 0 0 -40
=poll	20 0 -62 51
=pool	42 -57
=poort	30
=port	0 -79
=portal	28
=position	0 -54 0 0 48
=positiv	24 -37 0 0 -41 37
=possibl	-16 -44
=post	-30
=postgr	0 -74 -71 72 0 -54
=power	38
=pr	0 63 -69 -55
=precio	22
=precision	33 0 0 44
=prefix	27 -49 36 -49 0 -46
=preis	34 -39 0 0 50
=prepar	-30
=present	18 0 33
=preset	15 0 0 0 41
=press	-31
=pretty	-45
=preview	-34 -38
=prezzi	28
=pric	-13 0 -89 0 0 54
=pricey	37
=primary	21
=print	0 -40
=printer	0 0 -53 -38 68 -69
=pris	24
=privacy	27 0 0 0 -43 42
=privat	31
=pro	58 -40 0 -51 0 -62
=prob	21
=problem	-36
=problema	-40
=process	18
=prod	0 39 -70 -79
=prod-us	38
=product	28
=production	-11 0 0 -55 0 -52
=profil	-32
=progress	28
=project	12 0 -79
=promis	-21 0 -42 0 0 -43
=prop	-17 0 0 0 -41
=protect	0 -40 0 0 46 -31
=proto	31
=prototyp	21 -48 0 0 -57
=prova	-22
=proveedor	0 -23 0 0 41
=provider	35 -39 0 -46 57
=proxy	18 -55 0 0 0 60
=prs	38
=prüfung	-17
=public	45 0 0 0 -68
=publish	34
=puerto	27
=pull	-32
=push	41 0 -87
=put	0 0 80 -62 -79
=px	-20
=python	37
=página	-42
=qa	21 0 -51
=qu'il	18
=quarantin	23
=quarkus	17
=que	-26
=query	0 39 -65
=question	-46 -39 0 0 43 -57
=quick	0 0 0 0 44
=quiet	-19
=quot	11 0 0 0 -48 -45
=quota	22
=rac	-46
=radio	0 0 0 -33
=rais	-23
=ram	24
=ran	-64
=rat	44 0 -70 -61
=raus	22 -48 0 -55
=raw	28 0 0 -54
=reach	0 0 0 0 0 -55
=reachabl	-17
=read	14 0 0 -36 0 0 -60
=read-only	46 -45 0 0 45 -29
=readabl	31 0 0 -51 -51
=readm	-17 0 0 0 -43
=ready	-33
=real	43 0 0 -67
=rebas	-15 0 -27 -23
=reboot	18
=rebuild	0 0 0 0 34
=receiv	-18 -29
=receta	23
=rechnung	36
=rechnungen	34
=rechtstreek	32
=recommend	-34
=record	31 -42 23
=recordatorio	12 -25
=recursion	27
=redirect	-18 0 0 0 0 -27
=redis	0 0 -47 0 0 -62
=redo	-35
=redux	27 0 0 0 -57
=refactor	-18
=refresh	0 -64 0 0 44
=refund	0 0 -43 46 0 -39
=refus	0 50
=regard	-41
=regel	29 0 0 0 -28
=regenerat	0 -27
=region	19 0 0 0 0 -46
=register	0 -53
=registry	25 -46 0 0 0 45
=regulator	-42
=relanc	-36
=releas	39 0 -54
=reload	0 0 0 0 -49
=remark	-24
=remember	19 0 0 -47 0 -54
=remind	-32
=reminder	-32
=remov	-48
=renam	-22
=render	0 -42 0 0 0 -56
=renew	-29 0 0 0 40
=repeat	34 -57
=replay	58 0 0 0 -47 0 51
=replica	33
=repo	63 -22 -35 67
=report	18 -43 -84 0 28
=repository	18 -51 0 0 0 37
=reproduc	-22
=reproducibl	-26
=request	-19 0 0 0 0 -61
=rerun	-51
=reserv	21
=reset	25 -58 -61 -53 62
=residual	-19
=respons	-17
=rest	-22
=restor	-19
=result	-44 0 0 -51 -75
=resultado	-39
=retention	51 -78 0 -69
=retour	32
=retrain	33 0 0 0 42 -42
=retro	-32
=retry	0 -63 -59
=return	18 0 56 -66
=rev	51 -45 0 -58
=revenu	25 -54
=reversibl	24
=revert	-37 0 0 0 -26
=review	0 66 0 -76 0 -67 -51
=reviewer	-33
=rework	-40
=rewrit	0 36 0 0 -73
=rien	-41
=right	-44
=rol	0 -45 -59 0 48
=roll	18
=rollout	-35
=room	0 -45 0 0 0 -43
=root	29 38 0 -41 0 -59
=rotat	0 30 -49 0 0 -50
=rotation	10 -43 0 0 46
=round	-28 37 0 0 -44
=rout	-19
=router	-30
=row	-37 -53 0 -15 26
=rspec	28 -35
=rul	0 0 -77 -71 0 0 36
=run	-36
=runbook	33 0 0 -47
=runtim	32 0 0 0 36
=rush	-34
=rust	26
=répond	-25
=rücksprach	19 70 0 -51
=s	24 -55
=said	-28 0 -53 0 -76
=sal	0 -55
=salen	12 -28 0 0 54
=sall	38
=sampl	-33 0 0 -54 0 -65
=sandbox	42 -57 0 -65
=sara	-22
=sav	-23 0 -62 0 0 -57
=say	-37 0 0 0 -81 30
=scal	-28 0 0 0 0 -63
=scaleway	26 0 0 0 34
=scanner	0 -55
=schau	-36
=schedul	36
=scheduler	21
=schema	36
=schlägt	-27
=schneller	-16
=schnittstell	19 0 0 0 0 -54
=school	39 -47
=scop	0 0 0 -59 -50
=scratch	-11 0 0 0 -52 42
=screen	-23
=screenshot	0 0 0 -60 0 -50
=screw	35
=script	0 59 0 0 0 -60
=scroll	-26
=sdk	0 -36
=search	0 0 0 0 0 -46
=seat	29
=secret	29 35 -63 -65 -59
=section	-35
=security	29 35
=see	-18 -15
=seed	28 0 0 -67 0 -70
=seem	-45
=sein	-36
=self	49 -52 0 0 0 -44
=sell	30 -45
=semicolon	22 0 0 0 0 -62
=send	-16 0 -61
=sens	-35
=sent	-51
=sentenc	0 -68 60 -75 -27
=separat	35
=septembr	30
=sequential	-28 0 0 0 -33
=serial	23 0 0 -34
=serious	-20
=serv	19 -30 0 0 49 -46
=server	0 -59 -82
=serveur	0 0 0 0 47
=servic	29
=servidor	19
=será	-20
=session	37 0 -78 -65
=set	0 0 -73 -79
=setting	-28
=setup	0 37 0 -34
=seul	32 -62
=seven	16 -34 0 0 42
=several	-29 -62
=severity	34 0 0 0 -29
=shader	0 0 0 -45 42
=shadow	-6 -45
=shar	51 0 -56 -79 66 -72
=shard	-21 0 0 0 32 -46
=sheet	0 -46 0 0 77
=shell	0 0 -36
=shift	37
=shim	0 -44
=ship	23
=shop	17 -57 0 -55
=short	0 -74 111 0 -77 -66
=shorten	-31
=shorter	-14 0 52 0 0 -41
=show	-39 0 46 0 0 -69
=shown	-23 0 0 0 -17 -42
=sich	-24
=sick	-21
=sid	0 0 0 0 0 -68
=sidekiq	30
=sieht	-31
=signatur	-28 0 0 -47
=signup	0 -37 0 0 30
=silenc	-13
=sim	22 0 0 0 -51
=simpl	0 -49 54 0 -61 -46
=simpler	27
=simplest	36
=simplify	-31
=simulator	24 0 -42
=singl	39 0 0 0 0 -45
=sit	37 -60 -56 -43
=six	0 0 0 -69
=siz	31 -63 0 -87 71
=skeleton	-17
=skip	-22 0 0 0 0 -73
=slid	-21 32 -30 0 -36
=slo	22 0 0 0 44 -31
=slot	33
=small	0 0 74 0 -79
=smaller	0 -51 0 0 0 -37
=smell	-46
=sms	15 -29
=snak	30 0 0 0 0 -45
=snapshot	-19
=snippet	-15 0 0 0 -40
=soft	-9
=solution	-23
=solver	-29
=som	-56
=someth	0 0 81 0 -74 0 -46
=sometim	-33
=somewher	-55
=sonntag	0 -50 -55 0 43
=sort	-19 -72 0 -71
=sound	-56
=sourc	35
=spac	21 -44 70 -52 0 -44
=spain	-44
=span	20 -50 -28 -28
=speak	18
=spec	0 -50
=spell	38 0 81 -61 -66 -65
=spend	-19
=spik	-25
=spin	-16
=spinner	-54
=spm	30 -45 0 57
=sprint	0 0 0 0 -59
=sql	53 0 0 0 0 -47
=squash	35 0 0 0 -49
=ssh	21 -49 0 0 59 -49
=stabl	24 0 -38
=stack	-20
=stag	39 -52 -85 -22 59 0 -68
=stal	-48
=stand	11 0 0 0 -51
=standby	18
=star	39 50
=start	-15 -54 0 -96 0 0 59
=startet	-24
=stat	0 -57
=statement	-19
=statistic	-23
=status	0 0 0 -58 54 -58
=statut	35 -44 0 0 42
=std	33 0 36 0 0 -38
=steer	10
=steht	41 -41
=step	0 -32 52 0 0 -71
=stimmt	-36
=stop	-28 0 0 -31
=storag	32
=story	37 0 0 0 -48
=storybook	36 0 0 0 0 -44
=str	-31
=stream	0 -40 0 0 0 -40
=string	21
=strip	38
=strong	-13 31 0 0 0 -31
=structur	23 0 0 0 -37
=studio	31
=styl	0 0 0 -53 -41 -65
=su	50 -58 0 0 0 -58
=subnet	27
=such	-43
=sudo	20 38 0 -31
=suggest	-23
=suit	-15
=summary	-23
=sunday	34 0 0 -44 64 -61
=supervisor	37
=support	26 0 -83
=surpris	-36
=survey	21
=surviv	-29
=suspicious	-24
=svelt	36 0 0 52 -52
=svg	0 0 0 0 0 -25
=swallow	30
=swap	35
=swiftdata	34 -36
=swiss	16 0 0 0 -38 39
=switzerland	34 -41 0 0 53 -50
=sync	25 0 0 0 0 -49
=syntax	23
=system	0 0 0 0 0 -43
=tab	22 -56 60 0 -62 -56
=tabell	0 -42
=tabella	33 35 0 0 0 -35
=tabl	0 68 0 0 -46
=tablet	16
=tag	36 77 -74 -66
=tail	23 -59
=tailwind	-13
=tak	-30
=taken	-26
=talk	13 0 0 0 0 -54
=tarda	-31
=target	0 -70
=task	-24
=tax	0 0 -71 0 63
=teach	19 -37
=teacher	29
=team	21 0 0 60
=teh	-31
=telemetry	-18
=tell	36 0 0 0 0 -66
=temp	0 -40 0 0 38 -41
=temperatur	0 0 0 0 35
=templat	-41
=temporary	-20
=ten	-23 0 -64
=tenant	17 -78 -43 0 52
=tener	22
=tens	30 0 51 -38 -50
=tenth	21 -46 0 0 58
=term	26
=termin	-42
=ternary	0 -38 39 0 0 -24
=terraform	28 0 0 0 -56 -50
=ters	49 -45 52 -37
=test	0 52
=testflight	-28 0 0 0 35
=testserver	0 0 0 0 38
=testzugang	33 0 0 0 30
=text	0 60 0 0 -61 -80
=texten	27
=texto	-13
=that	19 -44 0 -53 0 50
=them	30 52 -48 0 -28 -58
=thin	0 40 -38
=thing	14 0 86 -87 0 -91
=think	-40
=third	-17 0 -49 0 38 -38
=thirty	45 0 0 0 -44
=though	-19
=thought	-31
=thousand	18 0 0 0 -23
=thread	6 0 0 -44 0 -65
=threshold	42 0 0 0 42
=throw	18 0 -45
=thursday	0 0 0 -26
=ticket	15 83 0 -69 0 -92
=tier	0 -55
=til	-28 -37 -43 0 0 -57
=till	52
=tim	0 0 0 0 0 31
=timeout	0 -62
=timestamp	30
=tiny	-15
=titl	0 -53 77 -37 0 -50
=tmp	13 0 0 0 0 -33
=together	32 0 0 0 -40
=toggl	21 -34 0 51
=token	0 0 -83 0 0 0 -62
=tokenizer	0 0 0 0 35 -37
=told	24
=tom	0 0 0 0 0 -45
=took	-48
=tool	15 0 0 0 -39
=tooltip	-30
=topic	-45
=torchrun	14
=total	-37 -40
=touch	39 82 0 0 -101 -78
=tour	28 -31 -29
=tourn	0 0 0 0 34
=toy	-23
=trac	0 0 40 0 -34
=track	23 0 0 0 0 -64
=traffic	-30
=train	0 27 0 0 0 -70
=transaction	15
=transformer	18
=translat	-45
=translation	0 0 0 0 0 -51
=treat	25
=trial	17 0 0 0 -39 38
=trigger	31 -55 0 0 -46
=trunk	61 -52 -54 0 55 -51
=trust	17
=truth	23 0 0 0 42 -36
=try	-59
=ttl	52 -46 0 0 48
=tuesday	38
=tun	0 0 0 0 -36
=tunnel	23 0 0 0 38
=turkey	17 -48 0 0 50
=turn	0 0 -62
=twelv	15 0 0 0 0 37
=twic	-45
=twitter	-16
=typ	0 0 62 0 0 -47
=typescript	30 -35 -28 40 -39
=typo	-49
=ubuntu	15 0 0 -35
=ui	48 0 0 -53 0 -53
=umlaut	-28
=undecid	-33
=understand	-32
=understood	-26
=undo	-15 0 0 35
=une	18 0 0 0 -64 -41
=unit	0 -30 0 -72
=uns	-22
=unstabl	-34
=unwrap	13
=updat	14 0 -85 0 0 -64
=upgrad	-16 -49 0 0 53 -40
=upload	0 0 0 0 58 -81
=url	0 51 -39 0 0 -43
=urlaub	-18
=usb	29 0 -13
=useless	-19
=user's	21
=uuid	-24
=v	27 -54 -49 0 60
=vacation	-40
=vai	19 26 0 0 -35
=valid	0 0 0 0 47 -42
=validat	-22
=valu	-20
=van	21 -43 -47 0 0 0 -23
=vanaf	18
=var	-26
=variabl	0 0 0 0 -67
=variant	49
=vat	-23
=vault	44 37 0 0 0 -70
=vendor	25 0 0 38 0 -68
=verbos	-15
=verify	0 0 0 0 36 -25
=version	25 0 0 67 0 -78
=verzend	18
=veröffentlicht	37 0 0 0 25 -25
=vet	-30
=video	-28
=vielen	-31
=view	0 -63 43 0 -62
=viewmodel	35 0 0 -37 -56
=vip	41 -49
=visibl	-22 -13 45 0 0 -50
=visit	2 0 0 0 -51 -45
=visitor	26
=vit	0 0 -36 52 -40
=vitest	32 -61 0 0 0 40
=vlan	29 0 0 0 36 -29
=volum	35
=voucher	31 -38 -36 0 -41 41
=vpn	32 -74 0 -72 52 -60
=vue	20 0 0 0 -41
=w	58 0 -79 -77
=wait	-76 0 0 -63
=wak	18
=walk	-34
=want	-13
=warehous	44 -72
=warm	0 0 0 0 -47 -24
=warn	-62
=warning	-48
=wartet	-46
=wartungsfenster	30 0 0 0 32
=watchdog	0 0 0 -49
=wav	0 0 0 0 0 -42
=way	0 0 35
=we'd	-43
=web	24
=webhook	-13
=websocket	-34
=wednesday	-24 0 0 0 46
=weekday	31
=weekend	0 -63 0 -61 68 -47
=weg	-27
=weight	27 -59 -40
=well	0 0 -41 39 -60
=went	0 0 -82 0 0 -63
=werden	28 38 -42 -49 0 -48
=whil	37 0 0 -62 0 -46
=whit	-15 0 -13
=whol	0 0 0 0 0 -44
=wider	-30
=width	-33
=wifi	-33
=wiki	22 0 0 0 0 -44
=wildcard	29 0 -26
=will	54 0 -86 79 -44 -92
=wip	26
=wird	78 0 -71 0 0 -79
=within	30 0 0 -46
=wizard	13
=word	34 -60 85 -69
=wordt	39
=work	0 58 -74 -81
=workflow	35
=workspac	45 0 -55 -61 47 -50
=world	-20 0 0 0 37
=worry	-50
=worth	18
=would	-54 -54 0 39 -55
=wrap	30 0 -54 -52
=writ	0 0 67 -30 -85
=written	36 0 0 0 -35
=wrong	-31
=wrot	-28
=wurd	0 0 0 0 30
=x	0 0 0 0 43 -38
=xml	37 -57 0 0 0 -51
=yaml	0 -40 0 0 -55
=yarn	41 0 0 34 -45
=year	0 -26
=yesterday	-55
=yourself	23 0 0 0 -46 50
=youth	35
=z	-21
=zebra	20
=zeigt	-33
=zephyr	29 0 0 42 -37
=zijn	28 -44 -32 0 46
=zip	-36 0 0 0 28
=zod	15
=zon	0 -60
=zoom	-42
=zstd	16
=zum	0 0 0 0 0 -28
=zwei	49 0 0 0 0 -52
=änderung	21
=über	18 0 0 0 -31 -39
?	-45
? $	-45
AGAIN	-28
AGAIN $	-42 0 0 -53
AGAIN ,	0 0 0 0 -49
AGAIN , GRATITUDE	-21
AGAIN LIVES	32
AGAIN LIVES $	32
AGAIN NOT	-23
AGAIN NOT _	-23
AGAIN SYMPTOM	-15
AGAIN SYMPTOM $	-15
AGAIN _	0 0 0 -63
AGAIN _ $	-31 0 0 -35 56
AGAIN _ ,	21
AGAIN _ for	-18
AGAIN _ on	-32
AGAIN _ up	-24
AGAIN after	-26
AGAIN after _	-26
AGAIN true	-15
AGAIN true $	-15
AGAIN with	-13
AGAIN&CALLED	18 0 0 0 -46
AGAIN&DROP	27 0 0 0 -43
AGAIN&EVERY	21
AGAIN&FORNOW	15
AGAIN&HEDGE	-13
AGAIN&INSTEAD	33
AGAIN&MOVED	-17
AGAIN&NEVER	-23
AGAIN&NOT	-40
AGAIN&NOW	-25
AGAIN&ONLY	35
AGAIN&PLEASE	-14
AGAIN&SYMPTOM	-18
AGAIN&VALUE	-31
AGAIN&WAS	26
AGAIN&YOU	20
ALWAYS	14
ALWAYS $	45 0 0 -74 -59
ALWAYS ,	27 0 0 0 -50
ALWAYS , also	0 -12
ALWAYS DONE	-19
ALWAYS LIVES	32
ALWAYS LIVES the	33
ALWAYS OWNER	15 44 -58
ALWAYS PREFER	23
ALWAYS SYMPTOM	-31
ALWAYS SYMPTOM $	-24
ALWAYS SYMPTOM on	-23
ALWAYS THIS	-30
ALWAYS USE	-20 0 -24
ALWAYS USE _	-33
ALWAYS _	20 0 0 -56 0 -95
ALWAYS _ $	-7 0 0 -46 0 -39
ALWAYS _ ,	12 0 -33
ALWAYS _ I	36
ALWAYS _ IS	-18
ALWAYS _ UNLESS	27
ALWAYS _ in	23 -21
ALWAYS _ on	-21
ALWAYS _ the	29 0 0 0 -50
ALWAYS _ to	11
ALWAYS a	-36
ALWAYS a _	-41
ALWAYS do	-35
ALWAYS do THIS	-35
ALWAYS in	0 0 -50
ALWAYS in _	24
ALWAYS the	-43
ALWAYS the same	-38
ALWAYS&CALLED	-32
ALWAYS&EVERY	17
ALWAYS&GRATITUDE	-22 -43 40
ALWAYS&HEDGE	-27
ALWAYS&I	0 -40 0 0 0 -45
ALWAYS&IS	13
ALWAYS&KEEP	28 0 0 -36 -35
ALWAYS&LIVES	19
ALWAYS&MOVED	31 -44
ALWAYS&MUST	-19
ALWAYS&NEVER	30
ALWAYS&NO	20 0 0 0 -50
ALWAYS&ONLY	-14 0 0 0 0 -46
ALWAYS&PLEASE	-25
ALWAYS&PREFER	23
ALWAYS&SHOULD	0 0 0 0 -52
ALWAYS&SYMPTOM	-22
ALWAYS&THIS	-11 0 0 0 0 -60
ALWAYS&USE	-20 0 0 0 -53 -66
ALWAYS&VALUE	19
ALWAYS&WE	-27
ALWAYS&YOU	-15
ASKS	-27
ASKS LIVES	-25
ASKS LIVES a	-24
ASKS NEVER	-16
ASKS PREFER	-17
ASKS PREFER _	-17
ASKS USE	-28
ASKS USE _	-27
ASKS USE a	-18
ASKS _	-23
ASKS _ $	-27
ASKS _ THIS	-22
ASKS _ WHAT	-14
ASKS _ at	-25
ASKS _ de	-25
ASKS _ on	-14
ASKS _ the	-20
ASKS do	-14
ASKS do THIS	-15
ASKS on	-16
BECAUSE $	31 0 0 -35 0 -48
BECAUSE <acronym>	12
BECAUSE THEY	19 0 0 0 -41
BECAUSE THEY _	19 0 0 0 -41
BECAUSE WHAT	-26
BECAUSE WHAT MUST	-26
BECAUSE _	-22 0 0 0 -59
BECAUSE of _	25
BECAUSE of the	0 -53
BECAUSE&DECIDE	19 0 0 0 -31
BECAUSE&DROP	0 0 0 0 -53
BECAUSE&EVERY	34 0 0 -36
BECAUSE&GRATITUDE	12
BECAUSE&INSTEAD	16
BECAUSE&KEEP	20
BECAUSE&LIVES	30
BECAUSE&MOVED	-20
BECAUSE&MUST	-21
BECAUSE&NEVER	15
BECAUSE&NOW	19
BECAUSE&ONLY	19
BECAUSE&USE	22
BECAUSE&VALUE	41
BECAUSE&WAS	26 0 0 67 -59
BECAUSE&WE	33 0 0 7
BECAUSE&YOU	24
CALLED "	0 0 0 0 0 58
CALLED " _	28
CALLED ,	-15
CALLED , _	-24
CALLED <code>	13
CALLED <host>	24
CALLED <name>	35
CALLED <name> ,	0 0 0 0 -51
CALLED IS	0 0 -41
CALLED IS _	0 0 -40
CALLED THIS	-34
CALLED THIS <version>	-24
CALLED _	58 -47 0 -89
CALLED _ $	32 0 0 -40
CALLED _ ,	18 -45 -32 0 0 58
CALLED _ IF	15
CALLED _ after	29
CALLED _ and	19
CALLED and	-14
CALLED and _	-14
CALLED in	-20
CALLED of	18
CALLED the	0 0 0 0 -44
CALLED&EVERY	45 0 0 0 -57
CALLED&GRATITUDE	23
CALLED&IS	28
CALLED&LIVES	15 0 -61 0 38 -51
CALLED&NEVER	0 -47 0 0 0 42
CALLED&NOT	15
CALLED&NOW	27
CALLED&THIS	0 0 0 0 -38
CALLED&USE	-19
CALLED&VALUE	0 -81
CALLED&WAS	30
CALLED&WE	-17
DECIDE	31 0 0 99 -54
DECIDE $	14 -66
DECIDE ,	23 0 0 0 -69
DECIDE , WE	16 0 0 -37
DECIDE <name>	26
DECIDE <number>	-32
DECIDE EVERY	-24
DECIDE FORNOW	-21
DECIDE FORNOW $	-21
DECIDE IS	39 -66 -73 63 -54 -44
DECIDE IS THIS	16
DECIDE IS _	22 -43 0 44 -35
DECIDE NOT	-20
DECIDE NOT _	-32
DECIDE Name	16 0 0 0 0 -45
DECIDE SYMPTOM	-20
DECIDE THIS WE	17
DECIDE _	17 0 0 33 -37 -83
DECIDE _ ,	24 0 0 0 0 -42
DECIDE _ <number>	15
DECIDE _ GRATITUDE	-29
DECIDE _ at	23
DECIDE _ for	33
DECIDE a	-40
DECIDE a _	-40
DECIDE bei	24 0 0 0 0 -43
DECIDE bei _	24 0 0 0 0 -43
DECIDE for	36
DECIDE from	34
DECIDE in	17
DECIDE in the	16
DECIDE on	21 -87 0 52 0 -58
DECIDE on _	39
DECIDE on the	16
DECIDE one	42 0 0 42 -40
DECIDE one _	42 0 0 42 -40
DECIDE the	13 -66 0 0 -49
DECIDE the _	39
DECIDE to	24 -82 0 76 -60
DECIDE to _	29 -63 0 65 -55
DECIDE with	0 0 0 65 -47
DECIDE with _	0 0 0 64 -47
DECIDE with the	18
DECIDE&DROP	32
DECIDE&EVERY	-16
DECIDE&FORNOW	-37
DECIDE&GRATITUDE	42 0 -55
DECIDE&HEDGE	-25
DECIDE&INSTEAD	17
DECIDE&IS	19 0 0 12 -18 -62
DECIDE&KEEP	43 0 0 0 -43
DECIDE&LIVES	0 0 0 56
DECIDE&MAYNOT	36
DECIDE&MOVED	17
DECIDE&MUST	-15
DECIDE&NEVER	15
DECIDE&NO	22 -87
DECIDE&NOLONGER	23 0 0 47 0 -46
DECIDE&OUR	13
DECIDE&SHOULD	12
DECIDE&SYMPTOM	16 0 0 0 -47
DECIDE&THIS	18 0 0 0 -93
DECIDE&USE	0 0 0 0 -35
DECIDE&VALUE	17 0 0 -3 8
DECIDE&WAS	29
DECIDE&WE	17 0 0 0 -73
DONE	-18 0 0 0 0 -58
DONE $	-14 0 0 -66 0 0 -47
DONE ,	-42
DONE , <number>	-27
DONE , the	-26
DONE ?	-15
DONE ? $	-15
DONE EVERY	22 0 0 0 41
DONE NOT	-24
DONE NOT $	-24
DONE NOW $	-38
DONE NOW _	40
DONE THIS	0 0 -40
DONE UNLESS	-49
DONE UNLESS _	-34
DONE _	31 0 0 0 0 -47
DONE _ $	0 0 0 0 0 0 -38
DONE after	-25
DONE after THIS	-22
DONE and	-19
DONE at	-11
DONE auf	22
DONE but	-12
DONE by the	31
DONE in	-16
DONE into	29 0 0 0 41
DONE on	-16
DONE on I	-31
DONE on Name	23
DONE on the	-16
DONE the	-33
DONE the _	-29
DONE um	31
DONE with	-15
DONE with THIS	-33
DONE with _	0 -49
DONE with a	-30
DONE with the	-19
DONT $	-17
DONT HEDGE	-19
DONT LIVES	-30
DONT LIVES the	-29
DONT MUST	18
DONT MUST _	11
DONT USE	18 0 0 -56
DONT USE THIS	-40
DONT USE _	20 0 0 -47
DONT USE the	-26
DONT _	0 100 0 0 -72
DONT _ $	24 0 0 0 0 -63
DONT _ ,	45 0 0 -85
DONT _ <path>	34
DONT _ EVERY	-25 55
DONT _ FORNOW	-34
DONT _ THEY	23
DONT _ THIS	-14 57
DONT _ WHAT	-32
DONT _ a	33
DONT _ in	-16 0 -34
DONT _ on	12 35
DONT _ the	0 0 -45 -65 -51
DONT do _	21
DONT la	16
DONT la _	16
DONT like	-13
DONT na	31
DONT na _	31
DONT&EVERY	-14 0 0 0 -71
DONT&FORNOW	-34
DONT&I	-28
DONT&KEEP	12
DONT&LIVES	-27 0 0 0 -58
DONT&MAYNOT	35
DONT&MUST	17
DONT&NEVER	-14
DONT&NOLONGER	24 9 0 0 -43 57
DONT&NOT	22
DONT&ONLY	0 0 0 -55 0 -43
DONT&PLEASE	-30
DONT&SYMPTOM	36 66 0 0 0 -70
DONT&USE	0 0 0 -64
DONT&VALUE	42
DROP	0 0 0 90
DROP $	-36
DROP ,	23 0 0 48 -52
DROP THIS	-8
DROP THIS $	-47
DROP _	30
DROP _ $	27 36 0 -2 -54 -52
DROP _ ,	-15 0 0 0 0 -57
DROP _ to	15
DROP after the	-21
DROP at	13 -39 0 -43 35
DROP for	-20
DROP from	-18 0 0 0 43
DROP here	-28
DROP in	21 0 0 0 -57
DROP in <version>	17 -39
DROP of	-25
DROP of _	17
DROP of the	-36
DROP off	-39
DROP off $	-31
DROP on the	-14
DROP the	11 -67 -68 78 0 -64
DROP the _	0 -67 -65 68 0 -66
DROP to	-11
DROP to <number>	22
DROP with	33 0 -27 42 -40
DROP&EVERY	56 -27 0 0 -65
DROP&FORNOW	31
DROP&GRATITUDE	16
DROP&HEDGE	-32
DROP&INSTEAD	14
DROP&IS	0 0 0 57 -80 -84
DROP&KEEP	0 -35
DROP&LIVES	28 0 -60
DROP&MOVED	21
DROP&MUST	-20 -42 0 0 45
DROP&NOT	17
DROP&ONLY	17
DROP&SYMPTOM	30
DROP&THIS	0 0 0 0 -74
DROP&USE	49 -44
DROP&VALUE	25 -44 0 0 41 -68
DROP&WE	38 -72
EVERY $	-14 0 0 0 0 -74 -51
EVERY ,	17
EVERY , _	23 -36
EVERY , the	17
EVERY <number> $	16
EVERY ?	-29
EVERY ? $	-29
EVERY DONE	-22
EVERY DONE $	-39
EVERY HEARSAY	-35
EVERY HEDGE	18
EVERY HEDGE _	18
EVERY IS	0 0 0 -43
EVERY IS _	24 42 0 0 -53
EVERY IS on	0 -48 0 0 59
EVERY LIVES	35
EVERY LIVES $	20
EVERY LIVES LIVES	21
EVERY MOVED	-17
EVERY MUST	25
EVERY NOW	-27
EVERY Name	42
EVERY Name am	21
EVERY OUR	27 0 0 0 50
EVERY OUR _	27 0 0 0 50
EVERY SYMPTOM	-30
EVERY THIS	45
EVERY THIS LIVES	26
EVERY THIS _	42 0 0 -13
EVERY THIS a	24 0 0 0 -45
EVERY TIME	34 -44 0 -69 42 -75
EVERY TIME $	61 -71 -39 -47 52
EVERY TIME _	-27 -45
EVERY UNLESS	-24
EVERY WAS	-24
EVERY YOU	-21
EVERY YOU like	-21
EVERY _	20
EVERY _ $	20
EVERY _ ,	22 -38
EVERY _ <number>	-24
EVERY _ ?	-35
EVERY _ EVERY	28
EVERY _ HEDGE	-26
EVERY _ I	-17
EVERY _ LIVES	29
EVERY _ MUST	-21 69 0 0 -84
EVERY _ NOW	19
EVERY _ SHOULD	-32
EVERY _ SYMPTOM	-52
EVERY _ THEY	-24
EVERY _ THIS	-24 0 0 0 -51
EVERY _ TIME	0 0 0 0 57 -49
EVERY _ UNLESS	20 62 0 0 -60
EVERY _ USE	-19
EVERY _ a	39
EVERY _ an	42
EVERY _ at	22
EVERY _ de	16
EVERY _ in	32 43 0 0 -51 -73
EVERY _ of	-18
EVERY _ on	43 -56 0 0 58
EVERY _ the	0 63 0 0 -68
EVERY _ to	33 0 0 -55
EVERY a	-19
EVERY a _	-19
EVERY and	-25
EVERY but	16 0 0 0 -49
EVERY de	17
EVERY first	28
EVERY for	-14 -28 0 0 43
EVERY in	0 22 0 -54
EVERY in <path>	23
EVERY in THIS	17
EVERY in _	30 0 0 -34
EVERY in one	-24
EVERY new	36 48
EVERY new _	29
EVERY of	-33
EVERY of the	-33
EVERY on	38
EVERY other	36 0 0 0 0 -41
EVERY over	35 34 0 0 -39
EVERY the	0 0 0 0 0 21
EVERY the _	0 0 0 -54 0 24
EVERY with _	17
EVERY&HEDGE	0 0 0 0 -53
EVERY&I	0 0 0 -60
EVERY&INSTEAD	26 0 0 0 0 -52
EVERY&KEEP	27 0 0 0 -78
EVERY&LIVES	29
EVERY&MAYNOT	42
EVERY&MUST	0 92 0 0 -76
EVERY&NEVER	22 -58
EVERY&NO	29
EVERY&NOLONGER	16
EVERY&NOT	24
EVERY&NOW	-23
EVERY&ONLY	-16 0 0 -63
EVERY&OUR	36
EVERY&PLEASE	17 0 42
EVERY&SHOULD	-27
EVERY&USE	-27 0 0 -32
EVERY&WAS	-21
EVERY&YOU	29
FORNOW	-21
FORNOW $	-20 -62 -67 -61 82
FORNOW ,	-26 0 0 0 -57
FORNOW FORNOW	-26
FORNOW FUTURE_I	-21
FORNOW IS	-20
FORNOW IS _	-18
FORNOW LIVES	-16
FORNOW _	-52
FORNOW _ $	-38
FORNOW one	-21
FORNOW one $	-19
FORNOW&HEDGE	-15
FORNOW&I	-15
FORNOW&INSTEAD	-26
FORNOW&IS	-18 -49 0 0 80
FORNOW&KEEP	-16
FORNOW&LIVES	-24 -30
FORNOW&MAYNOT	-32
FORNOW&MUST	21
FORNOW&NO	0 0 0 0 -42
FORNOW&NOW	0 0 0 0 58 -49
FORNOW&OUR	30
FORNOW&PLEASE	-26
FORNOW&SYMPTOM	-26
FORNOW&WE	-37
FORNOW&YOU	-17
FUTURE_I	-33 0 68 -67 -70
FUTURE_I AGAIN	-20
FUTURE_I AGAIN _	-20
FUTURE_I DROP	-27
FUTURE_I HEDGE	-14
FUTURE_I NOT	-35
FUTURE_I NOT _	-26
FUTURE_I OWNER	-25
FUTURE_I _	-20
FUTURE_I _ $	-37
FUTURE_I _ YOU	-14
FUTURE_I _ back	-15
FUTURE_I _ between	-41
FUTURE_I _ on	-25
FUTURE_I _ with	-23
FUTURE_I a	-33
FUTURE_I a _	-33
FUTURE_I an	-13
FUTURE_I an _	-13
FUTURE_I back	-28
FUTURE_I do	-44
FUTURE_I do THIS	-41
FUTURE_I on	-36
FUTURE_I on _	-30
FUTURE_I the	38
FUTURE_I the _	38
FUTURE_I to	-44
FUTURE_I to _	-44
GRATITUDE	-22
GRATITUDE ! $	-29
GRATITUDE $	-19 0 0 0 0 -71
GRATITUDE ,	-22
GRATITUDE , ASKS	-15
GRATITUDE , EVERY	-33
GRATITUDE , GRATITUDE	-17
GRATITUDE , I	17
GRATITUDE , IS	-25
GRATITUDE , NEVER	-28
GRATITUDE , THIS	-20
GRATITUDE , WRONG	-22
GRATITUDE , _	-33 -47
GRATITUDE , and	-38
GRATITUDE <number>	-24
GRATITUDE AGAIN	17
GRATITUDE AGAIN $	21
GRATITUDE FUTURE_I	-13
GRATITUDE GRATITUDE	-22
GRATITUDE GRATITUDE $	-24
GRATITUDE IF	16 0 0 0 -26
GRATITUDE IF the	19 0 0 0 -26
GRATITUDE IS	-23
GRATITUDE NO	-32
GRATITUDE NO $	-26
GRATITUDE NOW	-33
GRATITUDE NOW $	-20
GRATITUDE PLEASE	-36
GRATITUDE PLEASE $	-28
GRATITUDE UNLESS	32 0 0 0 0 -25
GRATITUDE YOU	-26
GRATITUDE YOU $	-17
GRATITUDE _	-15 -64 0 45
GRATITUDE _ !	-32
GRATITUDE _ $	-58
GRATITUDE _ ,	-21
GRATITUDE _ DECIDE	44 0 -27 28 -51
GRATITUDE _ EVERY	-31
GRATITUDE _ THIS	-27
GRATITUDE _ the	25
GRATITUDE a	-28
GRATITUDE a _	-28
GRATITUDE and _	-30
GRATITUDE by	27
GRATITUDE do	-17
GRATITUDE do THIS	-13
GRATITUDE do the	-13
GRATITUDE for	-30
GRATITUDE for _	-13
GRATITUDE for the	-31
GRATITUDE in	-13
GRATITUDE new	0 0 0 0 0 -22
GRATITUDE new _	0 0 0 0 0 -22
GRATITUDE the	-20
GRATITUDE the _	-13
GRATITUDE there	-15
GRATITUDE&INSTEAD	0 0 0 0 0 -22
GRATITUDE&IS	-16
GRATITUDE&MAYNOT	-27
GRATITUDE&MUST	34
GRATITUDE&NO	-16 -53
GRATITUDE&NOLONGER	-26
GRATITUDE&ONLY	35
GRATITUDE&PLEASE	-15
GRATITUDE&SYMPTOM	-18
GRATITUDE&THIS	-18
GRATITUDE&USE	18 0 0 -48
GRATITUDE&VALUE	0 26
GRATITUDE&WE	47
GRATITUDE&YOU	-24
HEARSAY	-58 0 0 -39
HEARSAY " _	36
HEARSAY $	27 0 0 0 -56
HEARSAY ,	-33
HEARSAY <number>	-26
HEARSAY <version>	25
HEARSAY GRATITUDE	-15
HEARSAY GRATITUDE $	-15
HEARSAY IS	-36
HEARSAY NEVER	-31
HEARSAY NEVER to	-27
HEARSAY NO $	-31
HEARSAY THIS	-31
HEARSAY THIS DONE	-18
HEARSAY THIS THEY	-19
HEARSAY THIS _	-25
HEARSAY THIS the	-22
HEARSAY _	-40 0 0 0 -38
HEARSAY _ $	0 0 0 0 -32
HEARSAY _ IS	-14
HEARSAY _ a	-14
HEARSAY a	-18
HEARSAY a _	-14
HEARSAY the	-35
HEARSAY the _	-39
HEDGE	-27
HEDGE $	-33
HEDGE <number>	33
HEDGE ALWAYS	-12
HEDGE EVERY	-28
HEDGE EVERY _	-28
HEDGE HEDGE	-25
HEDGE IS	-20
HEDGE IS THIS	-13
HEDGE IS the	-19
HEDGE LIVES	-27
HEDGE MOVED	-14
HEDGE NOT	-22
HEDGE NOT _	-17
HEDGE THIS	-29
HEDGE THIS _	-24
HEDGE USE	-33
HEDGE USE _	-27
HEDGE WE	-22
HEDGE WE SHOULD	-21
HEDGE WHAT	-20
HEDGE _ $	-23
HEDGE _ IS	-17
HEDGE _ USE	-24
HEDGE _ WE	-32
HEDGE _ the	21
HEDGE _ to	-21
HEDGE _ un	-30
HEDGE an	-35
HEDGE on	30 0 0 -49
HEDGE on the	33
HEDGE the	-39
HEDGE the _	-39
HEDGE&I	-29
HEDGE&IS	-41
HEDGE&LIVES	-26
HEDGE&MUST	-36
HEDGE&NEVER	-26
HEDGE&NO	-27
HEDGE&NOW	22
HEDGE&ONLY	-31
HEDGE&SHOULD	-21
HEDGE&THIS	-19 0 0 0 -52
HEDGE&USE	-31
HEDGE&VALUE	-11
HEDGE&WAS	-21
HEDGE&WE	-29
I	-20 0 90
I $	19 0 0 0 0 -68
I <number>	-33
I <number> _	-33
I AGAIN	-41
I ALWAYS _	17
I BECAUSE	-19
I CALLED	-28
I DECIDE	12
I DECIDE THIS	21
I DONE	-23
I DONE the	-22
I DONT	-31
I DONT HEDGE	-19
I DONT _	-35
I DONT like	-13
I DROP	-12
I FORNOW	-26
I FORNOW $	-26
I GRATITUDE	23
I GRATITUDE $	22
I HEDGE	-29
I IS	15
I LIVES	-44
I LIVES _	-36
I LIVES the	-17
I MAYNOT	-34
I MAYNOT _	-34
I MOVED	-17
I MOVED the	-12
I MUST	-30
I NEVER	-29
I NEVER _	-22
I OWNER	19 0 -38
I OWNER $	19 0 -38
I PREFER	47 -73
I PREFER IF	25
I PREFER _	29
I SHOULD	-16
I SYMPTOM	-24
I UNLESS	-19 42 -47
I UNLESS YOU	0 42 -47
I USE	-21
I WAS	-14
I WAS YOU	-18
I WHAT	-19
I WRONG	-33
I WRONG ,	-33
I _	-13 -48
I _ $	-51 0 0 0 -68
I _ ,	41 -83 69 0 -79
I _ EVERY	28
I _ FORNOW	-13
I _ HEARSAY	-13
I _ IS	36 0 -51 -53 38
I _ LIVES	-30
I _ NEVER	-25
I _ NOT	-26
I _ ONLY	-18
I _ THIS	-36
I _ USE	-25
I _ WAS	27
I _ WE	27
I _ a	-15
I _ at	17
I _ from	-24
I _ in	-8
I _ on	15
I _ the	-19 0 0 -46
I _ to	33 0 -50 49 0 -35
I _ with	35
I a	-15
I a _	-15
I do	27
I for	15
I in	-41
I in _	-41
I just	-36
I just _	-30
I old	-35
I old _	-35
I the	0 -50
I the _	0 -50
I to	-22
I to _	-22
I&INSTEAD	-38
I&IS	27
I&LIVES	-13
I&MOVED	-27
I&MUST	0 57
I&NOLONGER	-34
I&NOW	23
I&ONLY	-36
I&OUR	-25
I&PREFER	42
I&SHOULD	-18
I&SYMPTOM	-14
I&THIS	-19
I&USE	-54
I&VALUE	0 0 0 -83
I&WE	0 0 0 71
I&YOU	0 0 0 0 0 0 -43
IF	0 0 0 0 0 -80
IF $	-47
IF ,	27
IF , at	30 38 0 0 -38
IF DECIDE	11
IF EVERY	-29
IF I	-21
IF I WAS	-18
IF I _	-17
IF IS	-30
IF IS _	-20
IF PER	16 0 0 0 51 -36
IF PER _	17 0 0 0 45 -35
IF THEY	0 0 0 0 0 -27
IF THEY IS	31
IF THIS DONE	-43
IF THIS LIVES	-30
IF THIS SYMPTOM	31
IF WE	-50
IF WE NEVER	-24
IF WE _	-37
IF YOU	28
IF YOU MUST	27
IF YOU _	28 0 0 0 0 0 -38
IF _	29
IF _ $	0 0 0 -55 0 0 -28
IF _ EVERY	22 -42 0 0 61
IF _ IS	12 0 0 -59
IF _ a	-29
IF _ avec	17 0 0 0 -45 0 64
IF _ con	16
IF _ en	0 0 0 0 -57
IF _ por	13
IF a	24
IF a _	24
IF there	28 0 0 0 -48
IF there IS	28 0 0 0 -45
INSTEAD	0 -72
INSTEAD $	-28 -39 0 63 0 -38
INSTEAD <number>	0 0 0 -41 46 -33
INSTEAD <number> $	0 0 0 -41 46 -33
INSTEAD PER $	-14
INSTEAD _	67 -59
INSTEAD _ $	52
INSTEAD _ ,	41 0 0 0 -48
INSTEAD&IS	-22
INSTEAD&LIVES	15
INSTEAD&NOLONGER	-28
INSTEAD&NOW	0 0 0 0 51 -31
INSTEAD&SYMPTOM	-24
INSTEAD&THIS	0 0 0 91 -76 -57
INSTEAD&USE	-22 0 0 0 0 29
INSTEAD&VALUE	-22 0 0 0 60 -62
IS "	-28
IS " EVERY	-35
IS $	-46 -48 59 0 -46
IS ,	35 -35
IS <acronym>	47 -67 -54 0 72 -58
IS <amount>	40 -55
IS <code>	41 0 0 -50
IS <code> $	31
IS <code> ,	18 0 0 0 34
IS <code> NOW	20
IS <host>	34 0 0 0 46 -25 -36
IS <host> $	32 0 0 0 13
IS <host> ,	16 0 0 0 46 -50
IS <ip>	24 0 0 0 31 -43
IS <mail>	36 0 0 0 40
IS <name>	36 0 -71 -81 52 0 -59
IS <name> $	22 0 -42 0 0 -19 -21
IS <name> ,	0 -44 0 0 0 42
IS <name> UNLESS	20 -50 0 0 45 -42
IS <number>	30
IS <number> $	13 -63 -98 -93
IS <number> ,	16 -68
IS <number> <acronym>	33 -54 0 0 39
IS <number> NOW	44 0 0 -46
IS <number> PER	-11
IS <number> TIME	69
IS <number> by	15 0 0 0 38
IS <number> of	50
IS <number> to	35 0 0 0 0 -43
IS <path>	31 0 0 0 0 63
IS <path> $	17
IS <path> ,	27
IS <time>	40
IS <url>	24 0 0 0 42 -34
IS <url> $	24 0 0 0 42 -34
IS <version>	0 -63 0 -61
IS <version> $	29 -48 0 0 59
IS AGAIN	0 0 0 0 65
IS AGAIN _	0 0 0 0 53
IS AGAIN on	24
IS ALWAYS	0 0 -65
IS ALWAYS _	0 0 -44 0 0 -38
IS ALWAYS the	-31
IS CALLED	31 0 0 -71
IS CALLED ,	-24
IS CALLED <host>	24
IS CALLED <name>	35
IS CALLED _	30
IS DECIDE	-22
IS DECIDE $	-27
IS DONE	-27 0 0 0 38
IS DONE $	0 0 -45
IS DONE ,	-42
IS DONE by	33
IS DONE with	33
IS DROP	16 0 0 35 0 -48
IS DROP $	27 0 0 -11
IS DROP ,	28 0 0 37
IS DROP off	-39
IS EVERY $	-16
IS EVERY _	21
IS EVERY a	-19
IS FORNOW	-40
IS FORNOW $	-27
IS GRATITUDE	-11
IS GRATITUDE $	-71
IS GRATITUDE ,	0 -39
IS I	43 0 -28 0 0 -46
IS I $	31
IS IS	23
IS IS _	23
IS KEEP	-18 -61 0 0 65
IS KEEP $	-42
IS KEEP for	28
IS KEEP in	21 -33 0 0 41
IS LIVES	29 0 0 0 54 -62
IS LIVES PER	19
IS LIVES in	18
IS LIVES on	38 0 0 0 0 -29
IS MAYNOT	35 59 0 -37 -74 -34
IS MAYNOT $	14
IS MAYNOT _	36 29
IS MOVED	23 0 0 -65
IS MOVED $	-17
IS MOVED ,	-28
IS MOVED off	0 0 0 -30
IS MOVED on	25
IS MUST	-24 47 0 0 -69
IS MUST $	-25
IS NEVER	0 0 0 0 -43
IS NEVER USE	-20
IS NEVER _	33
IS NO	24 -55 0 -49
IS NO _	0 0 0 -46 52
IS NOLONGER	-24 -71
IS NOLONGER $	-18 0 -57 0 -61
IS NOLONGER ,	-15 -43 0 0 0 -46
IS NOLONGER ?	-27
IS NOLONGER SYMPTOM	-34
IS NOLONGER _	-14
IS NOLONGER here	20
IS NOT	-18
IS NOT $	0 0 0 0 0 -35
IS NOT USE	10 0 0 0 0 -38
IS NOT _	-35
IS NOT a	-27
IS NOT the	27
IS NOW _	37
IS Name	56 -80 -73 0 40
IS Name $	41 -43
IS Name ,	25 0 0 0 49 -56
IS Name Name	26 0 0 0 35
IS ONLY	17
IS ONLY <number>	31
IS ONLY for	0 -35 0 0 -46
IS OUR	30 -51 0 0 45
IS OUR _	27
IS OWNER	18
IS PER	44 -74 0 -53
IS PER NOW	35 0 0 0 50
IS PER _	14 0 0 -45 -23 56
IS SYMPTOM	-35 0 0 0 0 -41
IS SYMPTOM $	-31
IS SYMPTOM ,	-46
IS SYMPTOM AGAIN	-25
IS SYMPTOM NOW	-26
IS SYMPTOM _	-19
IS SYMPTOM a	-35
IS SYMPTOM for	-25
IS SYMPTOM in	-28
IS SYMPTOM on	-16
IS SYMPTOM to	41
IS THEY	0 0 0 0 -47 40
IS THEY _	0 0 0 0 -47 40
IS THIS	0 0 0 0 76
IS THIS $	-20
IS THIS _	13
IS THIS the	15
IS TIME	25
IS TIME $	29
IS TOO	-35 0 0 64 0 -51
IS TOO SYMPTOM	18
IS TOO _	-48
IS USE	-29
IS USE on	8
IS WHAT	29 -75
IS WHAT WE	20 0 0 0 -41
IS WHAT _	30 -41 0 -36 47
IS WHAT the	34
IS WRONG	-33 0 0 0 -68 55
IS WRONG $	-55
IS WRONG ,	31
IS WRONG NOW	-30
IS WRONG _	42
IS _ $	-29 -39
IS _ ,	35 0 0 -83
IS _ <acronym>	18 0 0 0 39
IS _ <host>	17
IS _ <number>	49 0 0 -86
IS _ ALWAYS	47 -69 -57 0 71 7
IS _ EVERY	45 -69 0 0 67 -74
IS _ FORNOW	22
IS _ GRATITUDE	-20
IS _ IF	54 0 -71 -57 0 0 -42
IS _ IS	-22
IS _ NOT	57 -50 0 0 -60 56
IS _ NOW	21 -53
IS _ NOWON	25 0 0 0 -56
IS _ ONLY	0 0 -77 0 0 -52
IS _ PER	19 -70
IS _ THIS	20
IS _ TOO	-30
IS _ UNLESS	-12 53 0 0 0 -66
IS _ WHAT	-32
IS _ a	41 0 0 -51 36
IS _ after	-41 0 0 0 -46
IS _ and	79 -93 -66 -78
IS _ as	24 0 0 0 39
IS _ for	0 -73 -59 0 66 -65
IS _ from	39 0 0 0 0 -41
IS _ here	31 -44
IS _ in	-11 0 -61 -79
IS _ into	0 -47 0 0 52
IS _ on	0 -35 -69 -63 49
IS _ out	26 0 0 0 -54
IS _ over	26
IS _ the	0 0 -57 -51 0 -64
IS _ to	30 32 0 17 0 -76
IS _ two	-15
IS _ up	19
IS _ with	61 -43 -86 0 0 0 66
IS a	11 0 0 -48
IS a NOLONGER	-29
IS a SYMPTOM	-28
IS a TIME	43 0 0 0 39
IS a _	17
IS an	24 0 -49
IS an SYMPTOM	-35
IS an _	30 0 -46
IS as	32 -44 0 0 52
IS at	-22 0 0 -58
IS at <amount>	-35
IS at <number>	-49
IS at _	34 0 0 -39 53
IS auf	31 0 0 -35
IS back	32
IS bei	29
IS bei _	29
IS by	18
IS by TIME	16
IS das	-22
IS de	22 -40
IS de <number>	22
IS en	-24
IS en _	-33
IS for the	-24
IS from	29 -67 -63 -65
IS from _	38
IS from the	27 -35 0 0 53 -43
IS im	-19
IS in	0 0 -80
IS in <host>	28
IS in <name>	13 -59
IS in <path>	-36
IS in TIME	44 0 0 -55 -34
IS in _	41 -96
IS in the	0 0 0 0 66
IS just	19
IS like	27
IS more than	20
IS o Name	26
IS o _	-25
IS off	15 0 -54 0 0 -61
IS off $	-20
IS off ,	37 -30
IS off in	26 0 0 0 -47
IS old	-36
IS on	21 0 0 -58
IS on $	29
IS on PER	0 0 0 0 -39
IS on SYMPTOM	-32
IS on _	19 -82 0 -52
IS on the	-18 -47
IS one	26 0 0 0 0 -36
IS one _	19 0 -42 0 40 -34
IS out	-21 0 0 0 -44
IS out $	-43
IS out ,	37 0 -52 0 -54
IS out of	-33
IS over	0 0 0 0 -58
IS over ,	-22 0 0 -23
IS the	10
IS the <date>	20
IS the ONLY	32 0 0 0 52 -37
IS the WRONG	15
IS the _	0 -96
IS the first	21 39 0 0 -37
IS the old	13 0 0 0 -47
IS there	-15
IS to	-34
IS to _	-34
IS two	0 0 -64
IS two _	29 0 -64
IS under	19
IS up	-28
IS zu	-32
IS zu _	-32
IS&KEEP	17 0 0 0 0 -38
IS&LIVES	27
IS&MAYNOT	0 34 0 -60 0 -48
IS&MUST	-10 0 0 0 0 -102
IS&NEVER	21 70 0 -83
IS&NO	0 0 0 -23 0 57
IS&NOT	48 0 0 0 -18 63
IS&NOW	0 0 0 0 -15
IS&OUR	44 0 0 0 81
IS&PLEASE	0 0 0 0 -48
IS&SHOULD	0 0 0 0 -55
IS&SYMPTOM	-25
IS&USE	-16
IS&VALUE	34
IS&WAS	25 -85
IS&WE	17
IS&YOU	34
KEEP	16
KEEP $	-26
KEEP ,	0 0 0 67 -43 -66
KEEP , _	30 -39 0 53 -51
KEEP <number>	19 -62 0 -44
KEEP <number> TIME	19 -62 0 -44
KEEP <path>	34 0 0 35
KEEP <path> _	34 0 0 35
KEEP THEY	30 -36 0 -40
KEEP THEY _	30 -36 0 -40
KEEP THIS _	0 -51 54
KEEP THIS in	-50
KEEP YOU	21
KEEP YOU _	21
KEEP _	21
KEEP _ $	0 0 0 -33
KEEP _ ,	28
KEEP _ <number>	-22
KEEP _ and	21
KEEP _ for	35
KEEP _ in	13
KEEP at	-16
KEEP both	-19
KEEP for	27 -46
KEEP for <number>	23
KEEP in	45 69 -63 -64 0 -56
KEEP in the	43 60 -36 -38 -51 -39
KEEP off	32 0 0 0 -63 -45
KEEP off $	31 0 0 0 -53 -32
KEEP on Name	17
KEEP on THIS	-21
KEEP on _	21 -47
KEEP the	0 0 0 0 -63
KEEP the _	0 0 0 0 -60 -60
KEEP the old	-25 0 0 0 0 -44
KEEP there	17 0 0 -37
KEEP under	28 0 0 0 -61
KEEP under <number>	21 57 0 0 -52
KEEP with	0 0 0 0 -51
KEEP with _	14
KEEP&LIVES	16
KEEP&MOVED	18 0 0 -27
KEEP&MUST	0 48
KEEP&NO	0 -39
KEEP&NOLONGER	14
KEEP&NOT	0 -43 0 0 0 -59
KEEP&NOW	23 0 0 0 72 -62
KEEP&OUR	0 -43 0 0 -75
KEEP&PLEASE	38 46
KEEP&SHOULD	29
KEEP&SYMPTOM	0 0 0 48
KEEP&THIS	25 0 0 0 -75
KEEP&USE	16
KEEP&VALUE	32 52 -61 0 0 -36
KEEP&WAS	19
KEEP&WE	15
KEEP&YOU	38
LIVES $	-30
LIVES ,	27
LIVES , NOT	23
LIVES , _	38
LIVES <amount>	0 0 0 0 59
LIVES <code>	37 0 0 0 -49 0 61
LIVES <date>	35 0 -21
LIVES <date> $	35 0 -21
LIVES <flag>	15 0 0 0 -31
LIVES <flag> _	15 0 0 0 -31
LIVES <name>	38 0 0 0 0 -40
LIVES <number>	-12
LIVES <number> ,	29
LIVES <number> TIME	45 0 0 0 52 -59
LIVES <number> _	-13
LIVES <version>	-14
LIVES <version> _	-14
LIVES ?	-15
LIVES ? $	-15
LIVES DROP	34 0 -49
LIVES DROP $	26
LIVES EVERY	0 -54 0 -62 53 -64
LIVES EVERY $	0 0 0 0 44 0 -31
LIVES EVERY _	15 0 0 -43 51
LIVES FORNOW	-25
LIVES FORNOW $	-25
LIVES IF	-34
LIVES IS	0 0 -72
LIVES LIVES	21
LIVES LIVES on	18
LIVES MOVED	0 0 0 0 0 -39
LIVES MOVED $	16
LIVES NEVER	-27
LIVES NEVER _	-27
LIVES NO	-17
LIVES NO CALLED	-25
LIVES NOW	35
LIVES NOW _	33
LIVES Name	0 0 0 0 44
LIVES ONLY	38 0 0 0 0 -48
LIVES ONLY _	17 -49 0 0 49
LIVES PER	0 0 0 0 0 -49
LIVES PER _	20
LIVES THIS UNLESS	-21
LIVES THIS _	-25
LIVES USE	37 -57 -58 -46
LIVES USE <path>	14 0 0 0 -52
LIVES USE _	28 0 0 0 50 -43 -31
LIVES WE	-50
LIVES WRONG	-28
LIVES WRONG $	-28
LIVES YOU	-27
LIVES YOU _	-16
LIVES _ $	-31 0 0 -38 0 0 -55
LIVES _ ,	34 0 0 0 0 -77
LIVES _ <number>	-25 0 0 0 0 -54
LIVES _ <path>	21 0 0 0 -56 25
LIVES _ DECIDE	19
LIVES _ MOVED	0 0 0 35 -18
LIVES _ NOW	17
LIVES _ PER	-23 0 0 0 50 -42
LIVES _ SYMPTOM	-29
LIVES _ TIME	23
LIVES _ UNLESS	-36
LIVES _ a	-35
LIVES _ after	44 57 -43 0 -48 -43
LIVES _ and	-23
LIVES _ at	19
LIVES _ by	0 0 -58
LIVES _ for	-27
LIVES _ from	30 -53 0 0 66 -36
LIVES _ für	21
LIVES _ in	40 19 -41 -49 0 -45
LIVES _ on	45 -49
LIVES _ one	24 -42 0 0 48
LIVES _ the	-15 -67 -53
LIVES _ to	31 -39
LIVES _ with	39 0 0 0 -67
LIVES a <number>	-46
LIVES a SYMPTOM	17
LIVES a _	13
LIVES a new	13
LIVES after	-10 -54 0 0 57 -52
LIVES after <number>	22
LIVES an	35 -38
LIVES an _	33
LIVES as	37 0 -37 0 0 -49
LIVES as _	20 0 -35
LIVES at	32 -74
LIVES at <number>	16 0 0 0 18 27
LIVES at _	30 0 0 -52 61
LIVES back	-32
LIVES back after	-13
LIVES back to	-34
LIVES by	24 0 0 0 -44 0 48
LIVES en	25
LIVES for	46
LIVES from $	-28
LIVES from _	31 0 0 -65 0 0 -50
LIVES in	29 0 -89
LIVES in <name>	34 -42
LIVES in <number>	0 -37 0 0 37
LIVES in <path>	44 0 0 0 0 -69
LIVES in TIME	32 0 0 -63 0 -57
LIVES in _	-11
LIVES in the	22 0 0 -63
LIVES into	25 0 0 0 0 -50
LIVES into <path>	30 -51 0 0 0 -26
LIVES into _	22
LIVES into the	18
LIVES more	25 0 0 0 -29
LIVES on	18
LIVES on $	-39
LIVES on <number>	21 0 0 0 0 -48
LIVES on _	65 0 0 -74
LIVES on a	22
LIVES one	0 -59 0 0 45
LIVES one _	26 -59 0 0 45
LIVES one more	-30
LIVES out	13 0 0 -50 60 -63
LIVES the	0 0 -67
LIVES the _	0 0 -64
LIVES to	-24 0 0 -51 0 44
LIVES to <path>	0 0 0 0 -44
LIVES to _	-27 0 0 -69 32
LIVES two	-17 0 0 -46
LIVES two TIME	-16 0 0 0 45
LIVES two _	-13 0 0 -40
LIVES under	0 0 0 0 -41
LIVES under <path>	0 0 0 0 -41
LIVES up	29
LIVES up to	49
LIVES with	-17
LIVES with <number>	38
LIVES with _	-34
LIVES with the	30
LIVES&MOVED	-21
LIVES&MUST	23 0 -95
LIVES&NOLONGER	29
LIVES&NOT	0 0 0 0 0 0 34
LIVES&NOW	0 -59 0 -62
LIVES&ONLY	-15
LIVES&OUR	21
LIVES&PREFER	16
LIVES&SHOULD	-26
LIVES&SYMPTOM	0 0 0 0 0 -85
LIVES&USE	35 -51
LIVES&WE	-17
LIVES&YOU	0 0 0 0 -104
MAYNOT	0 84 -86 0 -52 -87
MAYNOT $	14
MAYNOT LIVES	36 40
MAYNOT LIVES _	35 38
MAYNOT OWNER	31 0 0 0 -41
MAYNOT USE	0 0 0 0 -39
MAYNOT _	-17 42
MAYNOT _ $	19 0 0 0 0 -45
MAYNOT _ ,	22
MAYNOT _ EVERY	39 0 0 0 -48
MAYNOT _ THIS	-41
MAYNOT _ in	-42
MAYNOT _ the	10
MAYNOT to	25 53
MAYNOT to USE	29
MAYNOT to _	11
MAYNOT&NEVER	-25
MAYNOT&NOLONGER	-15
MAYNOT&NOW	0 0 0 0 32
MAYNOT&ONLY	42
MAYNOT&THIS	0 51
MAYNOT&USE	33 60 0 0 -57
MAYNOT&WAS	19
MAYNOT&WE	21 36 0 0 0 -49
MAYNOT&YOU	27 51 0 0 -45
MOVED ,	-13 0 0 -53
MOVED , DECIDE	14
MOVED , IS	20 0 0 -32
MOVED , _	-19 0 0 0 0 -27
MOVED <number>	-23 0 0 0 31
MOVED <number> to	-19 0 0 0 31
MOVED EVERY	-25
MOVED EVERY <number>	-24
MOVED THIS	22 28
MOVED THIS $	25 30 0 0 0 -33
MOVED _	0 0 0 0 0 -51
MOVED _ $	-13 51 0 0 -57
MOVED _ TIME	-14
MOVED _ the	13
MOVED _ to	32
MOVED and	35 0 0 0 8
MOVED and NOW	-15
MOVED by	-12 0 0 0 30 -28
MOVED by _	-26
MOVED from	33 0 0 0 -48
MOVED from Name	15
MOVED from _	28 0 0 0 0 -32
MOVED in	17
MOVED in _	34 0 0 0 -55
MOVED in the	-26
MOVED off $	17 0 0 -30
MOVED on	15
MOVED on PER	25
MOVED the	0 -54
MOVED the _	0 -50
MOVED to	28 -71
MOVED to <host>	29 0 0 0 37 -31
MOVED to <name>	43
MOVED to <number>	0 0 0 0 49 -50
MOVED to <url>	23
MOVED to Name	12
MOVED to PER	31
MOVED to _	39
MOVED to the	-56
MOVED à	25
MOVED&MUST	-36
MOVED&NEVER	0 0 0 0 -27
MOVED&NOLONGER	20 0 0 -42 35
MOVED&NOT	40 0 0 0 -59
MOVED&ONLY	17 -54 0 0 0 -25
MOVED&OUR	25 0 0 -24
MOVED&PLEASE	-28
MOVED&THIS	-39
MOVED&USE	17 0 0 58 -42 -53
MOVED&VALUE	19 -96
MOVED&WE	14 -64
MOVED&YOU	16 -57
MUST	0 66
MUST $	-14 -48 0 64 -55
MUST <number>	38 -54 0 0 37
MUST <number> _	40 -54 0 0 37
MUST AGAIN	-13
MUST AGAIN _	-13
MUST DONE	27 0 0 0 0 0 -20
MUST EVERY	24 55
MUST EVERY _	19
MUST I	27
MUST I GRATITUDE	21
MUST KEEP	0 49 0 -72
MUST LIVES	0 0 0 0 -43
MUST LIVES _	-23
MUST LIVES on	40 -48
MUST LIVES the	24
MUST NEVER	10 39 0 0 -49
MUST ONLY	-17
MUST OWNER	19 40 0 0 -44
MUST THIS $	33 -68
MUST THIS FORNOW	-17
MUST THIS the	16
MUST UNLESS	0 46
MUST USE	-18
MUST USE the	-24
MUST _ $	12 0 -79 -94 0 -81
MUST _ ,	15
MUST _ <number>	0 -43 0 0 43
MUST _ <version>	24
MUST _ DONE	-21
MUST _ GRATITUDE	-13
MUST _ IF	-25
MUST _ LIVES	52 0 0 0 0 -39
MUST _ THIS	-44
MUST _ TIME	-38
MUST _ UNLESS	0 0 0 0 -30
MUST _ between	-24
MUST _ by	-25
MUST _ in	0 0 -62 0 0 -51
MUST _ on	-23
MUST _ to	0 0 0 0 -48
MUST _ un	33
MUST _ up	-19
MUST a	-29
MUST a TIME	-42
MUST an	0 0 0 0 17
MUST an _	-20
MUST from	-25
MUST more	-35
MUST more _	-35
MUST the _	14
MUST two	29
MUST two _	29
MUST&NEVER	0 43 0 0 -49
MUST&NO	15 0 0 0 -80
MUST&NOT	-23
MUST&NOW	26 0 0 -50
MUST&ONLY	-34 0 39 -68
MUST&OUR	-21
MUST&SYMPTOM	0 0 0 0 0 -63
MUST&USE	-28 37
MUST&VALUE	21 -60
MUST&WAS	28
MUST&WE	0 51 0 0 0 -95
MUST&YOU	-28
NEVER	0 75 0 0 -66
NEVER "	17
NEVER " _	17
NEVER $	0 57 0 0 -31 -44
NEVER ,	32
NEVER <name>	27 -48
NEVER <name> $	27 -48
NEVER DONE	-35
NEVER HEARSAY	20
NEVER HEDGE	-23
NEVER LIVES	23 61 -69 0 -59 -68
NEVER LIVES _	0 35 -55
NEVER LIVES into	21
NEVER LIVES to	-24
NEVER MOVED	17
NEVER USE	0 0 0 0 0 -67
NEVER USE the	15 42
NEVER _ $	26 0 0 -83
NEVER _ SYMPTOM	-25
NEVER _ THIS	0 -32 0 0 48
NEVER _ UNLESS	47
NEVER _ a	10 0 0 -66
NEVER _ by	-30
NEVER _ more	-29
NEVER _ on	38
NEVER _ the	20
NEVER _ to	0 0 0 0 -28
NEVER _ with	38 0 0 0 0 -24
NEVER the	35
NEVER the _	35
NEVER to	-25
NEVER to _	-18
NEVER von	15 45 0 0 -33
NEVER&NO	-12 0 0 0 0 -49
NEVER&NOT	39 0 0 0 0 -75
NEVER&ONLY	25
NEVER&PLEASE	22
NEVER&SHOULD	-11
NEVER&THIS	-15
NEVER&USE	0 0 0 0 -71
NEVER&WAS	-20
NEVER&WE	0 52 0 0 0 -62
NEVER&YOU	0 56 -63
NO $	0 0 0 -45 -31
NO ,	0 0 -46 0 0 52
NO , DROP	-35
NO , IS	-43
NO , USE	44 -63 0 0 0 30
NO , _	0 0 0 0 0 32
NO , el	22 0 0 -67
NO , old	15 0 0 0 -27
NO , the	0 -47 0 0 0 34
NO <acronym>	21
NO CALLED	-25
NO EVERY	47 0 0 0 -46 -48
NO EVERY ,	29
NO IS	29 -41 -52 -41 -58 57
NO IS _	22 0 0 -36 0 44
NO MUST	-30
NO MUST _	-44
NO Name	-14
NO SYMPTOM $	-33
NO SYMPTOM _	27
NO _ EVERY	-28
NO _ FORNOW	-24
NO _ IF	-19
NO _ IS	-21
NO _ KEEP	-22
NO _ NOLONGER	19 -33
NO _ NOW	-52
NO _ Name	17 -37 -39 66
NO _ PLEASE	0 39 0 0 0 -47
NO _ THIS	-13 0 0 -36 0 -28
NO _ UNLESS	60 0 0 0 -51 -59
NO _ WHAT	-35
NO _ after	48 0 0 -40
NO _ and	13
NO _ for	-10
NO _ here	-42
NO _ in	0 0 0 0 -33
NO _ of	21
NO _ on	20 63 0 0 -43
NO _ then	40 -32 0 37
NO _ to	0 0 0 -20
NO default	17 0 0 0 0 -28
NO default _	17 0 0 0 0 -28
NO more	45 0 -53 0 0 -45
NO more $	28 0 0 -36
NO more _	31 0 0 70 -43
NO new	36 0 -61
NO new _	36 0 -61
NO other	14
NO other _	14
NO the _	23
NO&NOLONGER	0 -33
NO&NOT	18 0 -57 0 -71
NO&NOW	-62 0 0 0 37 -40
NO&ONLY	-19 0 0 0 0 -71
NO&PLEASE	20 0 0 0 0 -70
NO&THIS	-19
NO&USE	0 0 -63 0 34
NO&WE	0 0 -41
NO&YOU	-24
NOLONGER ,	0 -26
NOLONGER , USE	-27
NOLONGER , _	26 -59
NOLONGER ?	-30
NOLONGER ? $	-30
NOLONGER PER	0 0 0 0 30 -33
NOLONGER SYMPTOM	-44
NOLONGER SYMPTOM $	-31
NOLONGER _	15 -79 -67
NOLONGER _ $	0 0 -41
NOLONGER here	20
NOLONGER&NOT	40
NOLONGER&NOW	28 0 0 -34
NOLONGER&ONLY	25 13
NOLONGER&OUR	21 0 0 0 -51
NOLONGER&SYMPTOM	-19
NOLONGER&THIS	21
NOLONGER&USE	26 63 -76 0 -86
NOLONGER&VALUE	34 -79
NOLONGER&WAS	-19
NOLONGER&WE	50 0 0 0 -62
NOT	0 0 0 0 -38 57
NOT "	20 0 64 0 0 -58
NOT " _	17
NOT $	-51 -58
NOT ,	0 0 0 0 -54
NOT <code>	0 0 0 0 0 40 -56
NOT <name>	44 -60 0 0 -90 75
NOT <name> $	0 0 0 0 -63 45
NOT <number>	0 0 0 0 -36
NOT <number> $	0 0 0 0 -31
NOT <version>	36 0 0 0 0 43
NOT DECIDE	-22
NOT DECIDE FORNOW	-21
NOT FORNOW	-24
NOT FORNOW $	-14
NOT IF	22
NOT IS	0 -53
NOT LIVES	-9 0 0 0 0 -61
NOT LIVES $	-52
NOT LIVES _	19 0 0 0 -26
NOT MOVED	30
NOT MOVED $	30
NOT MUST	-22
NOT Name	41 0 0 0 -65 42
NOT Name $	41 0 0 0 -65 42
NOT PER	31
NOT PER $	17 0 0 0 -44
NOT PER TIME	14
NOT PER _	24 0 0 0 34 -19
NOT THIS	-44
NOT THIS _	-30
NOT USE	0 37 0 0 0 -55
NOT WHAT	34
NOT _ ,	17 -63 0 0 -65 22
NOT _ ?	-19
NOT _ IF	-24
NOT _ NEVER	46 65 0 0 -52 -39
NOT _ NOLONGER	0 0 0 -34
NOT _ NOT	-40
NOT _ NOW	-39
NOT _ Name	12
NOT _ YOU	-16
NOT _ for	-21
NOT _ in	0 -55 0 -56 49 -62
NOT _ on	-44
NOT _ the	28
NOT _ to	-14 0 0 0 -26
NOT a	-15
NOT an	24
NOT at	23
NOT by	19
NOT by _	17
NOT by the	0 0 0 0 -55
NOT de	0 0 0 0 -57
NOT de _	0 47 0 0 0 -42
NOT die	-16
NOT die _	-16
NOT from	18
NOT from the	14
NOT in	13
NOT in _	21
NOT in the	0 0 0 0 0 -46
NOT like	-33
NOT on	29 0 0 0 -64
NOT the	0 0 0 -50
NOT the _	0 -58 0 -43
NOT there	-16
NOT to	11 -52
NOT to the	10 -28 0 0 0 -49
NOT&NOW	-35
NOT&ONLY	0 0 0 0 -45
NOT&OUR	21 -58 0 57 -35
NOT&PLEASE	-27
NOT&PREFER	-29
NOT&THIS	18 0 0 0 -70
NOT&VALUE	0 0 0 0 0 34
NOT&WAS	-25
NOT&WE	27
NOW $	14
NOW ,	0 -76 0 -65 21
NOW , THIS	-32
NOW , _	30 0 0 -34 21 -65
NOW , the	0 0 0 -38
NOW <number>	24 -53
NOW <number> $	16 0 0 0 46 -37
NOW <version>	34 0 0 0 40
NOW BECAUSE	19
NOW BECAUSE of	10
NOW BECAUSE the	17
NOW EVERY	26
NOW INSTEAD	23 0 0 0 40
NOW NO	-24
NOW NO _	-24
NOW Name	14 -37 0 0 43
NOW THIS	-23
NOW THIS _	-27
NOW TIME	21
NOW TIME $	21
NOW WE	-4
NOW _ $	-17 -58 0 0 0 -63
NOW _ ,	27
NOW _ EVERY	-19
NOW _ NO	-36
NOW _ NOT	-32
NOW _ el	32 0 0 0 39
NOW and	-27 0 0 0 44
NOW and the	31 0 0 0 41
NOW last TIME	34
NOW the _	-16 0 0 -76
NOW the last	9
NOW&ONLY	34 0 0 0 0 -40
NOW&OUR	20
NOW&SHOULD	-19
NOW&SYMPTOM	-26
NOW&THIS	-36
NOW&USE	0 -42 45 0 -60
NOW&VALUE	22
NOW&WAS	-25 0 0 -74 50
NOW&WE	51 0 0 0 0 -71
NOW&YOU	25
NOWON	52
NOWON $	47 0 0 0 -27
NOWON ,	16
NOWON ?	-35
NOWON ? $	-35
NOWON EVERY	36 59
NOWON EVERY _	27
NOWON NOW	13 0 0 0 0 -32
NOWON THIS	29
NOWON THIS TIME	23
NOWON THIS _	21
NOWON _	36 -51 0 -54 23 -44
NOWON _ $	28 -42
NOWON the	38 0 0 0 0 -40
NOWON the _	21 0 0 -36 0 -36
Name	24 0 0 0 0 -34
Name "	35
Name $	34
Name ,	27 -71 0 0 61
Name , NOT	20
Name , Name	0 0 0 -43
Name , WHAT	-19
Name , _	38 0 0 0 0 -62
Name , die	0 0 0 -65 46 -56
Name , the	15
Name <acronym>	24
Name <number>	18
Name <number> $	18
Name ?	-27
Name ? $	-27
Name CALLED	-22
Name DECIDE ,	20
Name DONE	35 0 0 0 38
Name IS	15 0 0 -76
Name IS Name	40
Name IS SYMPTOM	-17
Name IS _	-13
Name LIVES	-22 0 0 0 59
Name LIVES _	-31
Name MUST	-14
Name MUST _	-31
Name NOLONGER	13 39 0 -38 -38
Name NOT $	-23
Name NOW	-26
Name Name	44 -46 0 -44 43 -66
Name Name $	0 -54 -50 0 52
Name UNLESS	27
Name WAS	19
Name _ $	0 -47
Name _ ,	28
Name _ EVERY	27
Name _ IS	17
Name _ Name	-23
Name _ in	27
Name _ the	27
Name am	32 0 0 0 -56
Name am Name	32 0 0 0 -56
Name and Name	25
Name and _	-17
Name for	15
Name for _	31
Name für	-20
Name für den	-20
Name in Name	23
Name the	-15
Name the _	-15
Name to	25
Name und	40
ONLY	16
ONLY $	27 63 -60 0 -27 -60
ONLY ,	18 0 0 0 0 49
ONLY , _	0 -61
ONLY , the	0 0 0 0 0 -41
ONLY <number>	28
ONLY <number> PER	25 -34 0 0 43
ONLY <number> _	0 68 0 -85 -37 -70
ONLY AGAIN	20
ONLY AGAIN _	16 0 0 -29
ONLY DONE	0 -45 0 0 49
ONLY DONE on	-14
ONLY FORNOW	30
ONLY IF	-30
ONLY IS	-20
ONLY LIVES	-43
ONLY LIVES <number>	23
ONLY LIVES _	-23 0 0 0 -45
ONLY LIVES the	-19
ONLY MUST	-34
ONLY NEVER	16
ONLY NEVER _	16
ONLY Name	42
ONLY Name _	42
ONLY SYMPTOM	-20
ONLY THEY	27 0 0 0 41
ONLY THEY _	27 0 0 0 41
ONLY THIS	-39
ONLY THIS _	-26
ONLY WHAT	26 -56 70 -38
ONLY WHAT IS	16
ONLY _	18 0 -50 0 0 -55
ONLY _ $	79 0 0 -9
ONLY _ ,	-13
ONLY _ <number>	30 45 0 0 -46
ONLY _ IS	0 -54 0 0 57
ONLY _ PER	11
ONLY _ SHOULD	-29
ONLY _ THEY	-14
ONLY _ THIS	18
ONLY _ USE	24 0 0 0 -36
ONLY _ a	19 0 0 0 -41
ONLY _ and	-25
ONLY _ from	17
ONLY _ of	18 0 0 0 0 -26
ONLY _ on	-31
ONLY _ one	21 -44
ONLY _ the	0 -7 0 0 31
ONLY _ with	17 49 -45 -57
ONLY between	22
ONLY between <number>	22
ONLY for	24 -52 0 0 -67
ONLY for _	13
ONLY from	18
ONLY from the	15
ONLY in	28 0 -45 0 -59
ONLY in the	28 0 -29 0 -38
ONLY on	18 -50 0 0 38 -55
ONLY on _	0 -31 0 0 0 -32
ONLY on the	0 -42 0 0 40
ONLY one	-19 0 -47 0 0 -36
ONLY one _	0 -31
ONLY the OWNER	45
ONLY the _	31 0 0 0 0 -43
ONLY the first	-48
ONLY the last	-19
ONLY to	22 0 0 -44 45 -34
ONLY to _	21 0 0 -41 37 -20
ONLY&OUR	23
ONLY&PLEASE	-29
ONLY&SHOULD	-44
ONLY&SYMPTOM	-27
ONLY&THIS	-16
ONLY&USE	0 64 -60 0 0 -70
ONLY&VALUE	0 48
ONLY&WAS	30
ONLY&YOU	26
OUR	16
OUR <acronym>	17
OUR Name	16
OUR Name IS	16
OUR _	17
OUR _ $	0 0 -62 0 0 -66
OUR _ ,	-25 0 0 5
OUR _ IS	17 -74 0 0 0 -61
OUR _ LIVES	38
OUR _ MUST	-26
OUR _ NOLONGER	19
OUR _ THIS	-21
OUR&PLEASE	17
OUR&SYMPTOM	-26
OUR&USE	-32
OUR&VALUE	37 0 0 0 0 -69
OUR&WE	33 0 0 0 -78
OWNER	33 0 0 -80 22
OWNER $	0 0 0 0 0 -66
OWNER ,	26
OWNER ?	-39
OWNER ? $	-39
OWNER I UNLESS	-27
OWNER I for	15
OWNER IS	49 -49 -46 0 0 0 -28
OWNER THEY	0 0 0 0 43
OWNER THEY $	21
OWNER THEY _	0 0 0 0 32
OWNER UNLESS	33 0 0 0 -41
OWNER UNLESS YOU	30
OWNER YOU	26
OWNER _	19 0 -70 -51
OWNER _ $	0 0 0 0 0 -44
OWNER _ for	-27
OWNER for	0 0 -41 0 30
OWNER for EVERY	15
OWNER for the	-19
OWNER in	18
OWNER in the	18
OWNER of	30
OWNER the	0 0 0 -48
PAST_I	-45 -74 0 -64
PAST_I MOVED	-22
PAST_I MOVED the	-22
PAST_I NOT	-16
PAST_I THIS	-24
PAST_I THIS $	-28
PAST_I _	-30
PAST_I _ $	-24
PAST_I a	-19
PAST_I a _	-19
PAST_I at	-19
PAST_I to _	-19
PER	28
PER $	13 -68
PER ,	27
PER , THIS	19
PER , _	22 0 0 0 0 -69
PER <acronym>	23
PER ?	-12
PER ? $	-12
PER IF	16
PER IS _	26
PER NOW	51 0 0 -54 74 -52
PER NOW $	45 0 0 -46 59 -53
PER TIME	0 0 0 0 44
PER TIME $	0 0 0 -64
PER TIME ,	23
PER TIME NOW	13
PER _	18
PER _ $	0 0 -43
PER _ ,	0 0 -85 49
PER _ INSTEAD	20 0 0 0 0 -26
PER _ IS	20 0 0 0 42 -39
PER _ NOW	22 0 0 -40 -41 50
PER _ USE	21
PER _ and	29
PER and	-29
PER at	26
PER at _	25
PER in	-15
PLEASE	-10 0 84 -66 -95
PLEASE $	-18 0 0 -31 -50
PLEASE ,	0 0 0 0 -53
PLEASE , I	-16
PLEASE , NO	29 -45 45 0 0 -47
PLEASE , OUR	12
PLEASE , _	-15
PLEASE DROP	17
PLEASE KEEP	24
PLEASE LIVES	19
PLEASE NEVER	30
PLEASE NEVER _	26
PLEASE NO	35
PLEASE NO _	19 -40 49
PLEASE USE	30 -34 0 0 0 -27
PLEASE USE _	30 -34 0 0 0 -27
PLEASE _	-32
PLEASE _ $	-32
PLEASE _ I	26
PLEASE _ WHAT	-36
PLEASE _ a	-41
PLEASE _ at	-32
PLEASE _ the	-28 0 0 0 0 -37
PLEASE _ with	0 -33
PLEASE auf	25 0 0 0 0 -26
PLEASE auf _	25 0 0 0 0 -26
PLEASE to	-18
PLEASE&PREFER	37
PLEASE&THIS	0 73 0 -60
PLEASE&USE	38 0 0 0 0 -33
PREFER	12 -50 116 0 -83
PREFER IF	25
PREFER NOT	-29
PREFER Name	17
PREFER THIS $	-54
PREFER THIS IF	31
PREFER _	17 0 0 0 -48
PREFER _ $	28
PREFER _ ,	-17 -38
PREFER _ in	22
PREFER _ over	28
PREFER _ to	-25
PREFER a	-38
PREFER a _	-38
PREFER the	-19
PREFER the TIME	-46
PREFER&THIS	-28
PREFER&VALUE	18
PREFER&WE	-15
PREFER&YOU	36
SHOULD	-15
SHOULD ALWAYS	0 0 0 0 -52
SHOULD ALWAYS USE	-24
SHOULD ALWAYS _	28 0 0 0 -49
SHOULD EVERY	-18
SHOULD EVERY _	-18
SHOULD KEEP	33
SHOULD LIVES	-26
SHOULD LIVES a	-32
SHOULD NEVER	-11
SHOULD NEVER LIVES	-22
SHOULD NOT	-24
SHOULD NOT _	-24
SHOULD OWNER	13
SHOULD USE _	19
SHOULD USE a	-29
SHOULD _	0 -28
SHOULD _ $	-26
SHOULD _ ,	20
SHOULD _ <amount>	47 0 0 0 46
SHOULD _ <number>	-19 0 -24 0 38
SHOULD _ WHAT	-18
SHOULD _ a	-15
SHOULD _ at	-24
SHOULD _ in	-33
SHOULD _ on	18
SHOULD _ to	-44
SHOULD _ up	-19
SHOULD&SYMPTOM	29 0 0 0 -54
SHOULD&THIS	-18 0 -61
SHOULD&USE	-17
SHOULD&VALUE	0 0 -49 -46 57 -58
SHOULD&WE	-33
SHOULD&YOU	13
SYMPTOM	-32
SYMPTOM $	-56 0 -79
SYMPTOM , ASKS	-27
SYMPTOM , THIS	-26
SYMPTOM , _	11 0 0 0 -29
SYMPTOM , the	27 0 0 0 0 -48
SYMPTOM <number>	-38
SYMPTOM <number> $	-31
SYMPTOM AGAIN	-26
SYMPTOM AGAIN $	-28
SYMPTOM BECAUSE	-18
SYMPTOM BECAUSE of	-14
SYMPTOM FORNOW	-14
SYMPTOM FORNOW $	-18
SYMPTOM IS	-10 -53 -56 0 54
SYMPTOM LIVES	39
SYMPTOM LIVES _	33
SYMPTOM NOLONGER	-26
SYMPTOM NOW	-50
SYMPTOM NOW _	-38
SYMPTOM NOW the	-28
SYMPTOM SHOULD	13
SYMPTOM SHOULD ALWAYS	36
SYMPTOM SHOULD _	-35
SYMPTOM SYMPTOM	-20
SYMPTOM UNLESS	37 0 0 0 -42
SYMPTOM UNLESS YOU	28
SYMPTOM WHAT	34
SYMPTOM _	19
SYMPTOM _ $	-28 0 0 0 -53
SYMPTOM _ ,	28
SYMPTOM _ IS	40
SYMPTOM _ UNLESS	39 0 0 0 -48
SYMPTOM _ in	31 0 -52 0 52
SYMPTOM _ there	-31
SYMPTOM _ with	0 0 0 0 -29
SYMPTOM a	-35
SYMPTOM a _	-35
SYMPTOM after	-35
SYMPTOM after _	-21
SYMPTOM at	-40
SYMPTOM at <number>	-14
SYMPTOM at the	-37
SYMPTOM by	-19
SYMPTOM el	-27
SYMPTOM el _	-27
SYMPTOM for	-36
SYMPTOM for I	-32
SYMPTOM for _	-19
SYMPTOM here	-36
SYMPTOM here $	-36
SYMPTOM in	-42
SYMPTOM in the	-32
SYMPTOM last	-26
SYMPTOM last TIME	-13
SYMPTOM on	-32
SYMPTOM on I	-11
SYMPTOM on PER	-23
SYMPTOM on _	-27
SYMPTOM one	-26
SYMPTOM one $	-22
SYMPTOM than	-15
SYMPTOM to	33 0 0 0 46 -36
SYMPTOM to <number>	35 0 0 0 46 -36
SYMPTOM with	-45
SYMPTOM with _	-33
SYMPTOM with a	-23
SYMPTOM with the	-27
SYMPTOM&USE	33 0 -55 0 -38
SYMPTOM&VALUE	-39
SYMPTOM&WAS	14
SYMPTOM&WE	0 0 0 0 -79
SYMPTOM&YOU	18
THEY FORNOW	-21
THEY HEARSAY	-25
THEY HEARSAY THIS	-13
THEY HEDGE _	-18
THEY IS	0 0 0 0 0 -63
THEY IS NOT	16
THEY IS _	0 0 0 0 0 -36
THEY LIVES	0 -56
THEY NOT	15
THEY NOT _	15
THEY ONLY _	9
THEY UNLESS	13
THEY WAS	-15
THEY _ "	-21
THEY _ $	10 0 0 0 0 0 -77
THEY _ ,	0 0 -33
THEY _ EVERY	25
THEY _ I	-19
THEY _ IS	25 0 0 0 57 -57
THEY _ THIS	-50
THEY _ YOU	-27
THEY _ by	19
THEY _ the	-19
THEY _ to	-20
THEY a	-32
THEY a _	-32
THEY by	-17
THEY for	0 0 0 0 -32
THEY for _	0 0 0 0 -32
THEY in	22
THEY in _	22
THEY like	0 0 0 0 -31
THEY on	-24 -41 0 0 0 -32
THEY up	16
THEY up $	16
THIS	-20
THIS $	-23
THIS ,	15 0 0 0 -70
THIS , IS	-39
THIS , PAST_I	-29
THIS , _	42 -61 0 -42 -47
THIS <name>	24
THIS <number>	-8
THIS <number> _	-33
THIS <version>	-24
THIS ?	-23
THIS ? $	-23
THIS AGAIN $	-25
THIS ALWAYS	-14
THIS DECIDE	35
THIS DECIDE _	19 0 0 27
THIS DONE	-10
THIS DONE NOW	-18
THIS DONE and	-13
THIS DROP	-21
THIS EVERY	-16
THIS EVERY TIME	22
THIS EVERY _	-34
THIS FORNOW	-16
THIS FORNOW $	-17
THIS HEARSAY	-41
THIS HEARSAY "	-14
THIS HEDGE	-23
THIS HEDGE _	-23
THIS HEDGE on	-19
THIS I _	-13
THIS IF	17
THIS IS AGAIN	27
THIS IS EVERY	-14
THIS IS WRONG	19
THIS IS _	0 -55 0 0 58
THIS IS the	-21
THIS LIVES $	-26
THIS LIVES <number>	-28
THIS LIVES _	44 0 0 0 59
THIS LIVES from	-18
THIS LIVES to	26 0 0 0 -47
THIS MAYNOT	22
THIS MAYNOT _	22
THIS MOVED	-27
THIS MUST	0 29
THIS MUST <number>	24
THIS MUST LIVES	23
THIS MUST _	-15
THIS MUST a	-28
THIS NOLONGER	-37
THIS Name	29 0 0 38 -37
THIS ONLY	-14
THIS ONLY LIVES	28
THIS OWNER	26
THIS PER	20
THIS PLEASE	-22
THIS PLEASE $	-22
THIS SHOULD NEVER	-25
THIS SHOULD NOT	-19
THIS SYMPTOM	0 0 0 -52
THIS SYMPTOM $	-34
THIS SYMPTOM AGAIN	-11
THIS SYMPTOM _	34 0 0 0 40
THIS SYMPTOM in	-29
THIS THEY	-23
THIS THEY _	-19
THIS THIS LIVES	-22
THIS THIS _	16
THIS TIME	-13
THIS TIME $	-18 -51
THIS TIME on	30
THIS TOO	0 0 0 0 0 -33
THIS TOO $	0 0 0 0 0 -33
THIS UNLESS	-31
THIS UNLESS FORNOW	-15
THIS UNLESS the	-24
THIS USE <number>	-18
THIS USE THEY	15
THIS USE _	21
THIS USE a	-34
THIS WAS $	-34
THIS WAS <number>	30
THIS WAS DECIDE	13
THIS WAS MOVED	-30
THIS WAS _	0 0 0 0 0 -49
THIS WAS the	-24
THIS WE	28
THIS WHAT	-27
THIS WHAT $	-17
THIS _ "	-27
THIS _ $	0 -26
THIS _ ,	20 0 -57
THIS _ <number>	0 -40 0 -28 51 -41
THIS _ DONE	-19
THIS _ EVERY	-20
THIS _ I	-18
THIS _ IS	46
THIS _ LIVES	0 0 0 0 0 -37
THIS _ NEVER	-24
THIS _ NO	-24
THIS _ NOT	44
THIS _ PLEASE	-27
THIS _ SHOULD	-27
THIS _ THIS	-30
THIS _ TIME	-25
THIS _ UNLESS	-33
THIS _ and	-19
THIS _ at	-21
THIS _ by	-16
THIS _ for	-26
THIS _ in	-36
THIS _ into	-36
THIS _ of	18
THIS _ on	17
THIS _ over	-25
THIS _ the	14 -62 0 0 0 -61
THIS _ to	-20
THIS _ two	-13
THIS _ with	-26
THIS a	18
THIS a _	20
THIS after	-24
THIS after _	-24
THIS also	-29
THIS and	-19
THIS and _	-24
THIS as a	-39
THIS at	20
THIS at <number>	24
THIS at _	27
THIS back $	-20
THIS by _	-19
THIS first	-15
THIS first $	-25
THIS for	-9
THIS for EVERY	17
THIS for _	-38
THIS from	-27
THIS from _	-14
THIS from the	-23
THIS in	-26 0 0 0 -51
THIS in $	35 0 -44 0 -30
THIS in _	-30
THIS in a	19 0 0 0 -23
THIS in the	-16
THIS into	-33
THIS into a	-33
THIS like	14
THIS like THIS	35
THIS on	-29
THIS on Name	-16
THIS on _	-18
THIS on the	-32 0 0 0 -35
THIS one	-32
THIS one $	-39 0 0 0 -38
THIS one IS	33
THIS one _	-30
THIS the WRONG	23
THIS the _	-21 0 0 0 0 -62
THIS to	-28
THIS to <name>	-31
THIS to <version>	-23
THIS to _	-32
THIS to a	-35
THIS to the	-25
THIS two	-26
THIS two $	-27
THIS up	-23
THIS up $	-40
THIS with _	21
THIS with the	-28
THIS&USE	-31
THIS&YOU	-15
TIME	16
TIME $	25 0 -100 0 72
TIME ,	15
TIME , IS	0 0 0 0 -50
TIME , NOT	17 -61 0 0 -43
TIME , after	20
TIME , the	30
TIME <number>	47 -65 0 -68 0 -55
TIME <number> $	26
TIME ?	-28
TIME ? $	-28
TIME FORNOW	-30
TIME FORNOW $	-22
TIME IS	0 -48
TIME IS _	0 -33
TIME LIVES	0 -60 0 0 59
TIME LIVES $	-28
TIME LIVES in	23
TIME NOW	15 0 0 -62
TIME NOW $	23
TIME NOW ,	-19
TIME NOW the	32 0 0 0 37 -30
TIME NOWON	21 0 0 -57 56 -39
TIME ONLY	48 0 -48
TIME ONLY $	43 0 -40 0 0 -49
TIME TIME	-15
TIME UNLESS	0 -70
TIME UNLESS THIS	36
TIME UNLESS a	20 0 0 0 39
TIME WAS	28
TIME WE	-33
TIME WE _	-30
TIME _ INSTEAD	17 0 0 0 0 -28
TIME _ IS	13
TIME _ NOT	-11
TIME _ NOW	42 0 0 0 45
TIME _ SYMPTOM	33
TIME _ WE	16
TIME _ and	-31
TIME _ for	25
TIME _ on	23
TIME _ the	-18
TIME _ up	29
TIME at	20
TIME but	-14
TIME first	41 -45 0 -35
TIME for	19 0 0 0 55
TIME for _	19
TIME in	17
TIME in _	18
TIME of	24
TIME of _	-17
TIME of the	40
TIME on	0 0 0 0 0 -50
TIME one	-28
TIME one IS	-13
TIME the	-11
TIME the _	-11
TIME to TIME	19
TIME to _	-36
TIME und	16
TIME und NOT	16
TOO	-21
TOO $	19 -61 -49
TOO SYMPTOM	15
TOO SYMPTOM $	15
TOO _	-23
TOO _ $	-17
TOO _ ,	-16
TOO the	-20
TOO the _	-20
UNLESS	30
UNLESS $	0 0 0 -67
UNLESS ,	21
UNLESS , the	21
UNLESS <name>	13
UNLESS <name> $	15
UNLESS <number>	0 0 0 0 0 -48
UNLESS <number> $	-28
UNLESS <version>	19 0 0 25
UNLESS <version> $	19 0 0 25
UNLESS DECIDE	15
UNLESS EVERY	29 0 -41 0 -80
UNLESS EVERY Name	12
UNLESS EVERY _	26 0 -46 0 -74
UNLESS FORNOW	-18
UNLESS FORNOW $	-18
UNLESS I	27 0 -35
UNLESS LIVES	17
UNLESS Name	0 0 0 -48 -55
UNLESS Name _	-19
UNLESS OWNER	14
UNLESS PAST_I	-18
UNLESS PAST_I _	-18
UNLESS THEY	19 63 0 0 -55
UNLESS THIS	44
UNLESS THIS $	13
UNLESS THIS _	33
UNLESS WE	-9
UNLESS WE LIVES	-15
UNLESS YOU	21 0 0 0 0 -65
UNLESS YOU LIVES	-34
UNLESS YOU _	36
UNLESS YOU do	20
UNLESS _	40 0 0 0 -79
UNLESS _ $	28 0 0 0 0 0 -57
UNLESS _ ,	27 0 0 0 -18
UNLESS _ I	25
UNLESS _ IS	-16
UNLESS _ Name	31
UNLESS _ THIS	22
UNLESS _ WHAT	32
UNLESS _ in	-35
UNLESS a	0 0 -54
UNLESS a _	0 0 -54
UNLESS an	19
UNLESS an OWNER	-35
UNLESS an _	43
UNLESS de	-16
UNLESS de _	-16
UNLESS for	-24
UNLESS the _	21
USE <code>	0 0 0 0 0 -67
USE <code> $	30
USE <name>	30
USE <name> $	23 -32 0 0 51 -38
USE <name> for	23
USE <number>	-29 0 0 0 0 0 -64
USE <number> $	36 0 0 0 -38 43
USE <number> TIME	-20 0 0 0 51
USE <number> _	0 0 0 0 47
USE <number> as	-24
USE <path>	24 -42 0 0 -72
USE <path> $	25 0 0 0 -62 52 -20
USE <version>	-35
USE EVERY	0 0 0 -42
USE EVERY YOU	-21
USE EVERY _	-21
USE I	-34
USE I _	-34
USE Name	22 36 0 0 -68
USE Name $	16 0 0 0 -31 -52
USE Name _	22
USE PER	-18
USE THEY	-18 0 0 0 -60
USE THEY $	-20
USE THIS	-50
USE THIS $	-28
USE THIS ,	-36
USE THIS in	-34
USE TOO	-26
USE YOU	-27
USE _	23
USE _ $	77 -14 62 -58 0 0 -51
USE _ ,	17 -26 -62 0 0 52
USE _ <number>	-29
USE _ ?	-36
USE _ FORNOW	-24
USE _ INSTEAD	0 0 0 0 0 36
USE _ NOLONGER	32 0 0 -23 -37
USE _ ONLY	28 41 -16
USE _ TIME	-17 -41
USE _ as	-43 0 0 34 -33
USE _ at	29 0 0 0 35
USE _ for	0 -47 0 0 0 -46
USE _ here	-36
USE _ in	54 43 0 0 0 -61
USE _ to	-33
USE a	-43 0 0 0 -56
USE a _	-52 0 0 0 -52
USE an	-24
USE default	25 0 -38 0 0 -36
USE default _	25 0 -38 0 0 -36
USE la	17
USE on	25
USE on _	8
USE over	33
USE the TIME	-35
USE the _	4
USE the new	-23
USE the old	-22
USE the same	-38
USE&VALUE	0 -94
USE&WE	-20 20
USE&YOU	-25 -50 0 0 -84 51
VALUE&WAS	16 0 0 0 -38
WAS	-18
WAS $	-34
WAS <number>	-22
WAS <number> _	-16
WAS DECIDE	13
WAS DONE	0 0 0 0 41
WAS DONE into	29 0 0 0 41
WAS DROP $	-10
WAS MOVED	0 0 0 -55
WAS MOVED ,	-12
WAS MOVED in	0 0 0 0 30
WAS MOVED to	41
WAS NOT	-12
WAS NOT _	16
WAS ONLY	-15
WAS THIS	-13
WAS TOO	35 0 -56
WAS TOO _	35 0 -56
WAS WRONG	19
WAS WRONG ,	13
WAS YOU	-18
WAS YOU I	-18
WAS _ <number>	-29
WAS _ THIS	24
WAS _ at	-39
WAS _ by	7
WAS _ of	-20
WAS _ to	24 0 0 0 36
WAS a _	-21
WAS the	0 0 0 -53 -62 72
WAS the old	28 0 0 0 -45
WAS to	-28
WAS&WE	22
WE DECIDE	0 0 0 75 -59 -54
WE DONE	-26
WE DONT USE	0 0 0 -37
WE DONT _	0 0 -61
WE DONT do	25
WE DROP	27 0 0 0 -99
WE DROP _	-24 0 0 0 -53
WE DROP of	17
WE DROP the	38 0 0 0 0 -55
WE HEDGE	-29
WE HEDGE ALWAYS	-13
WE HEDGE MOVED	-14
WE HEDGE _	-27
WE IS	-14
WE IS at	-16
WE KEEP	26 -81
WE KEEP on	-18
WE KEEP the	52 -39 0 0 -82
WE KEEP with	14
WE LIVES	17
WE LIVES _	0 0 0 0 0 -69
WE LIVES a	0 0 0 -37
WE LIVES two	22
WE MAYNOT	0 0 0 0 0 -36
WE MAYNOT USE	0 0 0 0 -37
WE MOVED	34 -61
WE MOVED _	32
WE MOVED from	17 0 0 0 -54
WE MOVED the	0 0 0 4
WE MUST	-30 0 0 0 -75
WE MUST $	31
WE MUST EVERY	42
WE MUST LIVES	-25
WE MUST _	-31
WE MUST a	-45
WE MUST the	-21
WE NEVER	20 0 0 0 -52
WE NEVER _	18 0 0 0 -42
WE NOLONGER	17 0 0 0 -30
WE NOLONGER _	17 0 0 0 -30
WE NOT	13 0 0 0 0 -36
WE NOT _	32 -38 0 49
WE ONLY	-14
WE SHOULD	-33
WE SHOULD ALWAYS	-27
WE SHOULD _	-24
WE USE	0 0 0 0 0 -36
WE WAS	-35
WE WAS _	-35
WE _	16
WE _ $	0 0 0 0 -62
WE _ ,	39 -45 -44 0 -76
WE _ <name>	23
WE _ <number>	0 0 0 -47 66
WE _ PER	18 0 0 0 32
WE _ THIS	28 0 0 0 -66
WE _ a	-25
WE _ an	-22
WE _ back	26
WE _ by	-21
WE _ for	21
WE _ in	13 0 0 -42 0 -37
WE _ more	-14
WE _ on	0 -65 -47
WE _ over	33
WE _ the	28 -73 0 0 0 -66
WE _ to	0 0 0 83 0 -61
WE _ two	0 0 0 0 32
WE _ up	-30
WE _ with	55 -47 -49 -54 69 -53
WE do	41 0 0 0 -63
WE do THIS	21
WE on	-12
WE on _	29
WE on the	-31
WE&YOU	20
WHAT	-17 -60
WHAT $	-21
WHAT ,	0 0 -40 0 47
WHAT ?	-38
WHAT ? $	-30
WHAT I	0 0 0 0 -59
WHAT I LIVES	-31
WHAT I _	21 0 0 0 -59
WHAT IS	-34
WHAT IS WHAT	-18
WHAT IS _	-14
WHAT IS the	-41
WHAT LIVES	0 0 0 0 0 -47
WHAT LIVES IF	-28
WHAT LIVES THIS	-15
WHAT LIVES the	-30
WHAT MUST	18
WHAT MUST _	18
WHAT OWNER	32 0 0 0 51 -39
WHAT PREFER	-23
WHAT SYMPTOM	-20
WHAT SYMPTOM $	-15
WHAT THIS	-16 -46
WHAT THIS SYMPTOM	-25
WHAT WE	-19 0 0 0 -43
WHAT YOU	19
WHAT _	-23 -12 0 -66
WHAT _ $	0 -21 0 -42 58 -62
WHAT _ <number>	-25
WHAT _ I	-33
WHAT _ IS	-35
WHAT _ LIVES	-34
WHAT _ NOT	28
WHAT _ THIS	-24
WHAT _ WAS	-12
WHAT _ WE	-14
WHAT _ the	-29
WHAT one	-21
WHAT one IS	-18
WHAT the	-31
WHAT the _	-28
WHAT to	28
WRONG	-14 0 -122 0 0 83
WRONG $	-52 0 -38 0 50 -62
WRONG ,	0 0 0 0 -77
WRONG , _	14
WRONG I	-23
WRONG I _	-23
WRONG IS	36
WRONG IS _	33
WRONG NOW	-30
WRONG _	0 0 0 -77 0 46
WRONG _ $	-28
WRONG _ ,	41 0 0 0 -48 0 -53
WRONG _ IS	30
WRONG in	-30
WRONG in the	-30
WRONG one	-29
WRONG the	15
WRONG the _	15
WRONG to	15
WRONG with	32
YOU $	-31
YOU DONT	19 -60
YOU DONT MUST	13
YOU I	-18
YOU IS	-30
YOU LIVES	-39
YOU LIVES $	-24
YOU LIVES THIS	25
YOU MAYNOT	27 51 0 0 -45
YOU MOVED	0 -37
YOU MOVED $	20 -31 0 0 0 -16
YOU MUST	-20 0 -51 0 0 -57
YOU MUST NEVER	-15
YOU MUST _	-30
YOU MUST the	33
YOU SHOULD	14
YOU SHOULD NEVER	33 34 -20
YOU SHOULD _	-43
YOU USE	38 -48 0 0 -51 61
YOU USE _	22 0 0 0 -35 52
YOU _ $	-12
YOU _ ,	37 0 0 0 0 -50
YOU _ IS	-14
YOU _ UNLESS	0 0 35
YOU _ a	19
YOU _ and	15
YOU _ den	-20
YOU _ for	13
YOU _ in	38 0 0 0 -52
YOU _ the	29 0 -19
YOU _ to	27
YOU _ with	17
YOU for	-16
YOU just	-17
YOU just _	-17
YOU like	-21
YOU like $	-21
YOU the _	13
YOU to	14
YOU to _	27
^ <acronym>	0 0 0 0 0 -23
^ <acronym> <number>	-17
^ <acronym> IS	27 0 0 0 0 -58
^ <acronym> _	0 0 0 0 -48
^ <amount>	12
^ <amount> _	12
^ <code>	19 -49 0 0 0 -38
^ <code> IS	20
^ <host>	-13 0 0 -40 44
^ <name> IS	0 0 0 0 0 0 -40
^ <name> _	39 -56 -53 -40 27 -65
^ <number>	0 -68 -46
^ <number> ,	31 0 0 0 0 -55
^ <number> IS	17
^ <number> TIME	23 -54
^ <number> _	-69
^ <path>	0 -52 0 -58 0 0 -29
^ <path> IS	0 -35
^ <path> _	-40
^ <version>	0 0 0 -46
^ <version> SYMPTOM	-34
^ AGAIN	-15
^ AGAIN NOT	-19
^ ALWAYS	14 0 0 0 -57
^ ALWAYS LIVES	31
^ ALWAYS PREFER	23
^ ALWAYS USE	22 0 -24
^ ALWAYS _	55 0 0 -41 -45
^ ALWAYS a	-41
^ ALWAYS the	-33
^ ASKS	-28
^ ASKS LIVES	-26
^ ASKS PREFER	-17
^ ASKS USE	-25
^ ASKS _	-22
^ ASKS on	-16
^ BECAUSE WHAT	-26
^ CALLED	0 -59
^ CALLED THIS	-34
^ CALLED _	51
^ CALLED the	-19
^ DECIDE	0 0 0 40
^ DECIDE GRATITUDE	-26
^ DECIDE NOT	-24
^ DECIDE SYMPTOM	-20
^ DECIDE THIS	-38
^ DECIDE _	0 0 0 63 -57 -57
^ DECIDE a	-40
^ DECIDE bei	24 0 0 0 0 -43
^ DECIDE for	30
^ DECIDE from	32
^ DECIDE on	23
^ DECIDE one	38
^ DECIDE to	21
^ DECIDE with	16
^ DONE	-23 0 0 0 0 -38
^ DONE $	-26
^ DONE on	-18
^ DONE with	-23
^ DONT	0 0 0 0 -67
^ DONT LIVES	-35
^ DONT USE	24
^ DONT la	16
^ DONT na	31
^ DROP	0 0 0 0 -71
^ DROP THIS	-49 0 0 -43
^ DROP _	34
^ DROP after	-21
^ DROP the	0 0 -30 59 0 -38
^ EVERY	0 45 0 -68
^ EVERY HEARSAY	-35
^ EVERY IS	-10
^ EVERY LIVES	33
^ EVERY Name	21
^ EVERY OUR	24
^ EVERY THIS	0 49 0 0 -59
^ EVERY _	17
^ EVERY de	17
^ EVERY in	21 50 0 0 -59
^ EVERY of	-33
^ EVERY over	35 34 0 0 -39
^ EVERY the	19
^ FORNOW	0 0 0 0 -37 33
^ FORNOW FORNOW	-26
^ FORNOW IS	-15
^ FORNOW _	-45
^ FUTURE_I	-23
^ FUTURE_I AGAIN	-23
^ FUTURE_I NOT	-34
^ FUTURE_I OWNER	-25
^ FUTURE_I a	-33
^ FUTURE_I an	-13
^ FUTURE_I on	-36
^ FUTURE_I to	-40
^ GRATITUDE	-22
^ GRATITUDE $	-14 0 0 0 -30
^ GRATITUDE ,	-16
^ GRATITUDE <number>	-24
^ GRATITUDE AGAIN	-27
^ GRATITUDE FUTURE_I	-13
^ GRATITUDE GRATITUDE	-22
^ GRATITUDE IS	-23
^ GRATITUDE NO	-32
^ GRATITUDE PLEASE	-36
^ GRATITUDE YOU	-27
^ GRATITUDE _	0 -64 0 47
^ GRATITUDE a	-28
^ GRATITUDE and	-30
^ GRATITUDE do	-16
^ GRATITUDE for	-26
^ GRATITUDE new	0 0 0 0 0 -22
^ GRATITUDE the	-13
^ GRATITUDE there	-15
^ HEARSAY	-42
^ HEARSAY IS	-16
^ HEARSAY THIS	-15
^ HEARSAY _	-14
^ HEARSAY the	-27
^ HEDGE	-30
^ HEDGE EVERY	-28
^ HEDGE HEDGE	-18
^ HEDGE IS	-16
^ HEDGE THIS	-24
^ HEDGE USE	-33
^ HEDGE WE	-14
^ HEDGE _	-34
^ HEDGE the	-32
^ I	-21
^ I DONE	-15
^ I DONT	-26
^ I DROP	-12
^ I HEDGE	-12
^ I LIVES	-21
^ I MAYNOT	-16
^ I MOVED	-17
^ I MUST	-30
^ I NEVER	-28
^ I ONLY	-20
^ I PREFER	37 0 0 0 -53
^ I _	-13
^ I just	-21
^ IF I	-24
^ IF THIS	-33
^ IF WE	-34
^ IF YOU	25
^ IF a	34
^ INSTEAD _	36
^ IS <code>	29
^ IS <number>	0 0 0 -41
^ IS <version>	22 0 0 0 0 33
^ IS ALWAYS	-19
^ IS CALLED	31
^ IS DONE	-29
^ IS NOT	20 0 0 0 -55 56
^ IS PER	-30
^ IS SYMPTOM	-33
^ IS _	0 -57 -62 0 -89 89 -49
^ IS a	5
^ IS an	-24
^ IS das	-23
^ IS in	-42
^ IS the	-33 0 0 0 -60 57 -43
^ KEEP	14 0 0 0 -64
^ KEEP <path>	34 0 0 35
^ KEEP YOU	21
^ KEEP _	26 0 0 -66 -45
^ KEEP on	13 -30
^ KEEP the	-37 0 0 -55
^ LIVES IS	16
^ LIVES THIS	-36
^ LIVES WE	-34
^ LIVES YOU	-27
^ LIVES on	-29
^ LIVES the	-44
^ LIVES to	-27
^ MAYNOT	0 0 0 -55
^ MAYNOT _	0 0 0 -51
^ MOVED	-20
^ MOVED the	-45
^ MOVED to	17
^ MUST	0 0 0 0 -58
^ MUST LIVES	16
^ MUST THIS	-38
^ MUST _	11 49 0 0 0 -30
^ NEVER	0 52 0 0 -56
^ NEVER LIVES	17
^ NEVER USE	34
^ NEVER _	0 79 -87 0 -45 -90
^ NO	0 0 0 0 -53
^ NO ,	0 0 -45 0 0 63
^ NO EVERY	29
^ NO MUST	-41
^ NO SYMPTOM	-13
^ NO _	0 0 0 0 -57 -34
^ NO more	24 0 -47 60 -29
^ NO new	26 56 0 -47
^ NO the	-23
^ NOLONGER	15 0 0 0 0 -32
^ NOT	0 0 0 0 -64
^ NOT ,	21 -41
^ NOT FORNOW	-24
^ NOT _	-58
^ NOT de	28 60 0 -40 0 -49
^ NOT die	-16
^ NOW	-15 0 0 0 0 -46
^ NOW IS	-26
^ NOW NO	-24
^ NOW USE	9
^ NOW _	0 0 -53
^ NOW the	-34
^ NOWON	0 0 0 0 0 -54
^ NOWON ?	-35
^ NOWON EVERY	27
^ NOWON _	31 0 0 0 -39
^ ONLY	-21 0 -49 -50
^ ONLY <number>	11 0 0 0 -70
^ ONLY LIVES	-42
^ ONLY USE	-22
^ ONLY _	21 0 0 -72 0 -61
^ ONLY one	-35
^ ONLY the	0 0 0 0 0 -36
^ OUR	0 -54
^ OUR Name	16
^ OUR _	0 -48 0 0 0 -67
^ OWNER UNLESS	24 0 0 0 -37
^ OWNER _	-46
^ PAST_I	-39
^ PAST_I MOVED	-22
^ PAST_I NEVER	-16
^ PAST_I THIS	-16
^ PAST_I _	-47
^ PAST_I a	-17
^ PAST_I to	-17
^ PER	39 0 -46
^ PER _	43 0 -46
^ PLEASE	0 0 0 0 -64
^ PLEASE LIVES	-27
^ PLEASE NEVER	26
^ PLEASE NO	35
^ PLEASE USE	30 -34 0 0 0 -27
^ PLEASE _	-20
^ PREFER	14 -56 68 0 -52
^ PREFER THEY	-32
^ PREFER _	56 -40 48
^ PREFER a	-38
^ PREFER the	-30
^ SHOULD	-45
^ SHOULD EVERY	-18
^ SHOULD _	-15
^ SYMPTOM $	-26
^ SYMPTOM AGAIN	-15
^ SYMPTOM IS	46 0 -44 0 49
^ SYMPTOM LIVES	39
^ SYMPTOM SHOULD	16
^ SYMPTOM THIS	-38
^ SYMPTOM _	0 -56
^ SYMPTOM on	-27
^ THEY	-14 -46
^ THEY HEARSAY	-25
^ THEY MOVED	-13
^ THEY MUST	-19
^ THEY on	-15
^ THIS	-19 -54 0 0 0 45
^ THIS DONE	-41
^ THIS DROP	-21
^ THIS HEDGE	-18
^ THIS IS	-39
^ THIS LIVES	-55
^ THIS MAYNOT	22
^ THIS MOVED	-15
^ THIS NOT	14
^ THIS ONLY	-29
^ THIS OWNER	26
^ THIS SYMPTOM	-26
^ THIS USE	20
^ THIS WAS	14
^ THIS _	-41 -37
^ THIS one	18
^ TIME	32 0 0 -46 0 -51
^ TOO	-39
^ TOO _	-15
^ TOO the	-20
^ UNLESS	0 77 0 -71 0 -54
^ UNLESS EVERY	20
^ UNLESS WE	-9
^ UNLESS YOU	-15
^ USE <code>	32
^ USE <number>	-24
^ USE I	-34
^ USE Name	24
^ USE THIS	-30
^ USE _	38
^ USE a	-31
^ USE the	0 0 0 -64 -59
^ WAS	-28
^ WAS _	-22
^ WE DECIDE	-20 0 0 0 0 -38
^ WE DONE	-37
^ WE DONT	0 0 0 0 -62
^ WE DROP	37
^ WE HEDGE	-30
^ WE IS	-18
^ WE KEEP	0 -64 0 105 0 -56
^ WE LIVES	19
^ WE MOVED	27 -62
^ WE MUST	-36
^ WE NEVER	36 0 0 -29
^ WE NOLONGER	17 0 0 0 -30
^ WE NOT	19 0 0 0 0 -36
^ WE ONLY	-33
^ WE SHOULD	-27
^ WE USE	0 0 0 0 0 -36
^ WE WAS	-35
^ WE _	11 -116
^ WE on	-25
^ WHAT	-20
^ WHAT ASKS	-16
^ WHAT IS	-22
^ WHAT OWNER	20
^ WHAT THIS	-19
^ WHAT WAS	-15
^ WHAT _	-40
^ WHAT one	-19
^ WHAT the	-35
^ WRONG	20 0 0 -58 -72 50
^ WRONG ,	-31
^ WRONG IS	33
^ WRONG _	0 -49
^ YOU DONT	13
^ YOU LIVES	-17
^ YOU MAYNOT	27 51 0 0 -45
^ YOU MUST	-17 0 -43 0 0 -35
^ YOU SHOULD	29
^ YOU USE	23
^ YOU _	0 63 -46 0 -65
^ _ $	-17 0 0 -45 0 0 -28
^ _ ,	0 -84 68 0 -85 0 -57
^ _ <acronym>	27 0 -33 -46 37
^ _ <amount>	39 0 0 -50
^ _ <code>	0 -35
^ _ <flag>	28 -42
^ _ <name>	-39 0 0 0 44
^ _ <number>	0 0 -61
^ _ <path>	-15
^ _ <version>	23
^ _ =	24
^ _ ?	-32
^ _ AGAIN	-45
^ _ ALWAYS	49 0 0 0 0 -55
^ _ DECIDE	0 -65 0 55 -52 -46
^ _ DONE	-8
^ _ DONT	42 56 -38 -64 0 0 -30
^ _ EVERY	-32 0 0 0 0 -62
^ _ FORNOW	0 63 0 0 -54
^ _ FUTURE_I	-26
^ _ GRATITUDE	-55
^ _ HEARSAY	-51
^ _ HEDGE	-21
^ _ I	-40 -55 0 0 0 0 -24
^ _ IF	-20
^ _ INSTEAD	38 0 0 0 -62
^ _ KEEP	40 0 -64
^ _ LIVES	41 0 -87
^ _ MAYNOT	32 41 -28 -42
^ _ MOVED	34 -62 -76 0 0 -22
^ _ MUST	46 62 -68 -103 0 -84
^ _ NEVER	21 40 -78 0 0 -57
^ _ NO	0 -57 0 0 -61
^ _ NOLONGER	13 0 0 0 0 -33
^ _ NOT	0 0 -35
^ _ NOW	-12 0 0 0 0 -39
^ _ Name	0 0 -53 -59
^ _ ONLY	56 79 0 0 -78 -87
^ _ OWNER	0 -41 0 0 34
^ _ PAST_I	-23
^ _ PER	46 0 -59 -61
^ _ PLEASE	28 -94 84 0 -45 -84
^ _ SHOULD	66 0 0 -59 0 -81
^ _ SYMPTOM	-17 0 0 0 0 -38
^ _ THEY	0 0 0 -51 0 -49
^ _ THIS	-16
^ _ TIME	-45 -48 -42 -38
^ _ TOO	-33
^ _ UNLESS	34 0 0 0 0 -83
^ _ USE	60 -47 -50 0 31
^ _ WAS	-14 0 0 0 -62
^ _ WE	-46
^ _ WRONG	-28
^ _ YOU	-20 -48
^ _ a	-34 -43 0 0 0 -53
^ _ after	-26
^ _ an	-51
^ _ and	0 0 -73
^ _ as	19 -54 68 -45 -59 -37 -25
^ _ at	0 0 0 -34
^ _ auf	37 -42 60 -51 -40 -48
^ _ back	-56
^ _ both	-35
^ _ by	30 0 0 0 0 -66 -33
^ _ com	43 -44 0 0 0 -43
^ _ das	-21
^ _ de	0 -58 0 0 0 -31 -34
^ _ den	-26
^ _ die	26
^ _ do	-36
^ _ el	-65
^ _ first	62 0 0 0 -64 -56 -32
^ _ for	52 -51
^ _ from	-19 -60 -48 -41 54
^ _ here	26 48 -43
^ _ in	50 -35 113 -53 -37 -107
^ _ into	-39
^ _ la	-35
^ _ last	0 0 0 0 44 -30
^ _ le	-46
^ _ les	-36
^ _ like	-58
^ _ of	-15 0 -59 -49
^ _ off	0 40 0 0 -33
^ _ on	-28 0 0 0 0 0 -45
^ _ one	-15 -10 0 0 0 -54
^ _ out	-23
^ _ over	0 -63 0 0 -60 -33
^ _ than	29
^ _ the	-53 0 0 0 -62
^ _ two	-42
^ _ un	-59
^ _ una	-34
^ _ under	42 -40
^ _ up	-14 -56 0 -59 67
^ _ with	37 0 0 0 -73
^ a SYMPTOM	35 50 0 0 -46
^ after THIS	-36
^ also _	-43
^ an	0 0 0 0 0 -41
^ an _	0 0 0 0 0 -41
^ and	0 0 53 0 -85
^ and ASKS	-14
^ and IS	-34
^ and _	15
^ and then	-31
^ as	0 -53
^ as _	24 0 0 -47
^ at	-17
^ back	-21
^ back to	-13
^ both	-40
^ both LIVES	-18
^ both _	-26
^ by	27
^ by last	21
^ by the	16
^ das	-17 -38
^ das IS	-19
^ das _	0 0 0 -41 47
^ de	0 -47 0 0 52
^ de _	0 -47 0 0 52
^ default	18 -45
^ default _	45 -45
^ der	0 -59
^ der _	0 0 0 0 60
^ die <acronym>	18
^ die Name	0 0 0 0 0 -61
^ die _	0 0 0 -82 0 0 -55
^ do	-22
^ do THIS	20
^ do a	-23
^ do the	-20
^ ein Name	-10
^ ein _	38
^ el	0 -47 0 -56 43
^ el _	0 -48
^ first	-19
^ first _	-27
^ for	0 0 0 0 0 -58
^ for EVERY	17
^ from _	20
^ here	-28
^ il	21 0 -38
^ il _	0 -46
^ im	21
^ in	-14
^ in _	0 -64
^ in a	-31
^ in the	-18
^ just	-28
^ just THIS	-24
^ la	0 -53
^ la _	0 -48 0 -85
^ las	14 0 0 0 38
^ las _	14 0 0 0 38
^ last TIME	-43
^ last _	23
^ le	15 0 -52 -52
^ le _	13 0 -51 -49
^ les	0 0 0 0 0 -41
^ les _	0 0 0 0 0 -41
^ los	30 0 0 0 0 -52
^ los _	30 0 0 0 0 -52
^ new	38
^ new _	30 0 0 -63
^ o	0 0 0 0 52
^ o _	0 0 0 0 50
^ old	32 0 0 0 0 -34
^ old _	32 0 0 0 0 -34
^ on	0 0 -55
^ on I	-14
^ on USE	0 0 0 0 0 39
^ on _	20 0 0 0 0 -52
^ on a	-18
^ one	0 0 0 0 0 -55
^ one _	21
^ one more	-22
^ one of	-29
^ para	21
^ para _	21
^ same	-20
^ the <acronym>	0 0 0 0 -10
^ the <name>	17
^ the CALLED	-22 0 0 0 32
^ the DECIDE	36 0 0 46 -55
^ the LIVES	-29
^ the ONLY	-24
^ the OWNER	34 0 0 -45
^ the PER	37 0 0 0 76 -54
^ the SYMPTOM	-22
^ the TIME	0 0 0 0 50
^ the WHAT	-17
^ the default	-20 0 0 0 0 -21
^ the first	-28
^ the last	-27
^ the new	-50
^ the old	0 0 0 0 0 -25
^ the one	-25
^ then	-21
^ then _	-33
^ there	-16 -60
^ there IS	-15 0 0 -63 66
^ there SHOULD	-16
^ there WAS	-25
^ to	25 -44
^ to _	24
^ two	-19 0 -43 -57 0 -41
^ two of	-28
^ un	29
^ un _	29
^~12	-34
^~2	23
^~3	-14
^~30	-33
^~8	34 0 0 -44 41
^~a bit	-38
^~a build	42
^~a full	37
^~a lo	-36
^~a matter	22 -46
^~a migration	23 39
^~a partir	0 0 0 0 -38
^~a queue	-23
^~ab	0 0 0 0 0 -44
^~ab jetzt	20
^~ab märz	16
^~about	51 -45 0 -18
^~about the	33
^~according	-18
^~according to	-18
^~actually	-30
^~add	-52
^~add a	-42
^~add an	-24
^~add the	-21
^~add types	-26
^~admins	-56
^~admins can	-36
^~after talking	16
^~after that	-36
^~again	-17
^~ah	-23
^~ahora	18 0 0 -43
^~ahora no	-24
^~al	-15
^~al final	-15
^~alert	0 0 0 0 -32
^~all	0 0 -82 0 12
^~all good	-45
^~all of	-20
^~all our	24
^~all queries	26
^~all tests	-35
^~all the	19
^~all three	-35
^~almost	-36
^~alright	-27
^~also add	-14
^~always	16 0 0 0 -56
^~always a	-41
^~always answer	15 -29 44
^~always run	31
^~always show	36
^~always the	-33
^~american	27 0 38 0 -38
^~american spelling	27 0 38 0 -38
^~amounts	24 0 0 0 41 -45
^~amounts in	21 0 0 0 34
^~an	0 0 0 0 0 -41
^~analytics	0 37 0 0 -41
^~and	0 0 53 0 -85
^~and then	-31
^~answer	0 0 48 -42 -55
^~answer in	0 0 0 0 -40
^~answer the	-29
^~anything	50 51 0 0 -74
^~apache	32 0 0 -48 39
^~apache 2	32 0 0 -48 39
^~apaga	-19
^~apaga esse	-19
^~api	-18 0 -39 0 0 -39
^~apparently	-23
^~apply	-20
^~apply it	13
^~are	-22
^~are we	-22
^~as	15
^~as of	21
^~ask before	24 0 0 0 -37
^~attends	-38
^~auth	38 0 0 -35 41
^~avoid	0 0 0 0 -27
^~back	-21
^~back to	-13
^~backups	31
^~backups are	26
^~base	28 0 0 0 -50 53
^~batch	23 0 0 -33
^~battery	17
^~bau	-23
^~be	63 -75 95 -58 -79 -60 -27
^~be brief	39 0 45
^~be careful	-28
^~beautiful	-31
^~beautiful 	-17
^~because	-26
^~because who	-26
^~bedankt	-21
^~bedankt 	-21
^~before	-25
^~before we	-9
^~before you	-15
^~best	-47
^~big	13 0 0 0 0 -42
^~bilder	30 -49 0 0 49
^~billing	-11
^~bisect	-19
^~bisect it	-19
^~bitte keine	21
^~block	40 -45 0 0 0 31
^~bonjour	-21
^~bonjour ,	-21
^~both	-40
^~both have	-18
^~bottom	-47
^~bottom right	-25
^~box	28 0 0 0 45
^~branch	33 42 0 0 -43
^~branches	52 0 48 0 -61
^~brb	-34
^~brb 	-34
^~breakpoints	29 0 0 0 41 -50
^~breakpoints are	29 0 0 0 41 -50
^~bug	-26
^~build	-42
^~build a	-18
^~build number	-15
^~bump	-31
^~bump the	-29
^~bundle	21
^~bundle budget	19 0 0 0 -46
^~buttons	0 58 -44 0 -56
^~by	27
^~by last	21
^~by the	16
^~c'est	32 -41 -39 0 0 43
^~cada	34
^~calibration	40
^~can	-32
^~can it	-24
^~can u	-38
^~can we	-26
^~can you	-20
^~can't	0 0 0 0 50
^~can't be	-10
^~cancel	-32
^~cancelling	19
^~cancelling is	19
^~cant	-32
^~card	19 41 0 0 -34
^~card numbers	19 41 0 0 -34
^~careful	40
^~cell-3	20
^~certificates	30 -51 0 0 50 -43
^~certificates are	0 0 0 0 35 -38
^~change	-36 0 0 0 -39
^~change the	-30
^~chaque	28
^~check	0 0 -36
^~check in	40 0 -30 0 47
^~check the	-45
^~churn	-15 0 0 -36 52 -50
^~ci	0 -59 0 0 71 0 -48
^~ci has	-16
^~ci is	-12
^~ci runners	-16
^~class	-11 0 0 0 41 -33
^~clean	-33
^~clean up	-26
^~client	-25 0 0 0 -48
^~client wants	-41
^~close	-20
^~colors are	0 -47
^~columns	21
^~comments	44
^~commit	31 0 0 0 20
^~commit messages	43 0 0 0 32
^~commits	40 0 0 -41 0 -49
^~compare	-39
^~config	39 -50
^~connection	0 -34
^~context	25
^~continue	-16
^~contracts	17
^~contracts are	17
^~convert	-39
^~convert the	-26
^~convert this	-15
^~cool	-24
^~coordinates	0 0 0 0 -46
^~coordinates are	0 0 0 0 -46
^~could we	-17
^~coverage	-14
^~coverage is	-16 0 0 0 34
^~cpu	-49
^~crc	0 0 0 0 39
^~crc is	25 0 0 0 39
^~create	-32
^~create a	-32
^~cron	0 -42 0 -34 40
^~customers	0 0 -28 -52 0 -36
^~cut	-36
^~cut the	-28
^~das	-17 -38
^~das sieht	-27
^~dashboards	30 -38 0 0 48
^~dashboards are	28
^~data	33
^~dates	29 -60
^~de	0 -47 0 0 52
^~de klant	-36
^~decided	24
^~default	18 -45
^~default carrier	0 0 0 0 31 -26
^~deixa	-24
^~delete	21 0 0 0 0 -37 -21
^~delete it	45 0 0 0 0 -37 -21
^~delete that	-21
^~delete the	-38
^~deleted	14
^~demo	34 -36 -38 -52
^~demo is	34 -35
^~deploy	14 -47
^~deploy it	-35
^~deploy the	-20
^~deploys	36 0 -40 -44
^~der	0 -59
^~der build	22
^~der import	0 0 0 0 0 -40
^~der newsletter	28
^~der server	17
^~der testzugang	33 0 0 0 30
^~desde enero	30
^~design	37 0 0 0 42 -34
^~develop	39 0 0 -37 52
^~did	-32
^~did you	-25
^~die schnittstelle	0 0 0 0 44 -40
^~die session	35 -39
^~dns	14 0 0 0 44
^~dns ttl	34 0 0 0 34
^~do	-24 0 -55 0 0 -59
^~do a	-23
^~do it	20
^~do not	0 47 -51
^~do the	-20
^~do we	-36
^~do you	-23
^~docs	33 -60 0 0 -57
^~does	-69
^~does it	-43
^~does the	-44
^~doesn't	-33
^~doesn't matter	-33
^~don't	-26
^~don't add	-26
^~don't change	-41
^~don't push	-14
^~don't touch	18
^~don't use	24
^~don't worry	-35
^~donations	0 0 0 0 38
^~dont	13
^~dont touch	-14
^~drain	-16
^~drain node	-25
^~drop	-59
^~drop it	-25
^~drop the	-55
^~dropped	42 0 0 0 0 -19
^~dropped the	42 0 0 0 0 -19
^~dropping	34
^~dropping the	34
^~désormais	0 0 -43 0 40
^~each	-35
^~each service	26 31 0 0 -48
^~een	44 -43 0 0 39 -37
^~ein beitrag	33
^~el	0 -47 0 -56 43
^~el entorno	17
^~el horario	16
^~el puerto	27
^~emails	41 -40 0 0 42
^~emails are	41 -40 0 0 42
^~enemies	22 -39
^~enums	35
^~error	0 0 0 0 0 -30
^~errors	29
^~errors should	16
^~es	-53
^~es sind	-28
^~espera	-39
^~está	-12
^~eval	16
^~every order	-16
^~every page	-23
^~every public	21
^~every request	-21
^~every row	-14
^~every tenant	0 -44
^~every time	-29
^~everything	-29 -48 0 0 41 -65
^~exceptions	0 0 -35 0 -39 39
^~existing	29 0 0 -26
^~exit	21 0 0 0 45 -38
^~expected	-34
^~explain	29 0 58 0 -47 0 -22
^~explain the	13
^~export	-71
^~export the	-34
^~exports	29 0 0 0 -38
^~falsch	17
^~falsch ,	17
^~feature branches	36
^~feature flags	29
^~feels	-43
^~fees	41
^~ficamos	17
^~ficamos com	17
^~ficou	-26
^~fields	-18
^~fields are	-18
^~figures	46 0 52 -51 -47
^~figures are	35
^~finalement on	23
^~finance	40 -52
^~find	-20
^~find out	-20
^~fine 	-22
^~fine ,	23
^~first	-19
^~five	-37
^~five seconds	-36
^~fix	-34
^~fix it	-30
^~fix the	-31
^~fixtures	27
^~flaky	23
^~flash	-14
^~flash it	-35
^~flashing	0 0 0 0 -44
^~flashing is	0 0 0 0 -44
^~for	0 0 0 0 0 -61
^~for the	18
^~forget	20 0 -37 0 -64
^~forget it	-30
^~forse	-11
^~forse è	-11
^~found	-34
^~found it	-26
^~four	-29
^~frau	14
^~free	41 -48
^~freeze	-18
^~freigaben	35
^~freigaben macht	35
^~from now	-26 55
^~fun	-25
^~fyi	15
^~gate	23 0 0 0 30 -29
^~generate	-34
^~german	27 -35 -37 0 -50
^~get	-36
^~give	-27
^~give the	-18
^~go	-17
^~go on	-29
^~go to	-27
^~good	-60
^~good 	-30
^~gpu	-10
^~gpu 3	-15
^~gpu box	22 0 0 0 50
^~grafana	28 0 0 0 28 -16
^~grafana moved	28 0 0 0 28 -16
^~graphql is	25
^~grazie	-19
^~grazie mille	-19
^~great	-39
^~great 	-29
^~great ,	-27
^~green	20
^~group	27 0 37 0 -35
^~guests	-32 0 0 0 -34 38
^~guten morgen	12
^~half	-27 0 0 0 -51
^~half of	-36
^~hallo	-24
^~hallo ,	-24
^~handlers	19 -41
^~hands	38
^~hands off	38
^~have	-43
^~have you	-27
^~hazardous	30
^~hazardous goods	30
^~he	-41
^~heads	21
^~heads up	21
^~hemos	20
^~here's	-36
^~here's the	-35
^~hm	-31
^~hm 	-19
^~hm ,	-27
^~hmm	-50
^~hmm no	-26
^~hmm the	-13
^~hold	-48
^~hold on	-36
^~hosting	42 -52 0 0 41
^~hover	-23
^~how	-34
^~how about	-24
^~how come	-37
^~how many	-22
^~i	0 0 54 0 -101
^~i always	-35
^~i am	19
^~i broke	-21
^~i can't	-16
^~i deleted	-41
^~i do	-22
^~i don't	-26
^~i have	-30
^~i just	-21
^~i love	-20
^~i moved	20
^~i need	-33
^~i never	-28
^~i only	-20
^~i opened	-15
^~i prefer	23
^~i ran	-26
^~i read	-14
^~i renamed	-16
^~i rolled	-21
^~i said	44
^~i see	-39
^~i shall	-16
^~i take	16
^~i talked	36 0 -50 49 0 -35
^~i tested	-17
^~i think	-21
^~i want	-22
^~i went	-29
^~i will	-16
^~i wonder	-26
^~i'd be	-26
^~i'd love	-15
^~i'll	-45
^~i'll be	-15
^~i'm	-41
^~i'm going	-18
^~i'm on	-36
^~i've	-41
^~ich	0 0 0 0 -40
^~ich bin	-19
^~ids	32 -47 -65 -71 61 -56
^~ids are	27 -44 -56 0 57
^~if	-12
^~if a	39
^~if i	-18
^~if it	-23
^~if we	-33
^~if you	16
^~ignore	-36
^~ignore the	-21
^~ik	-43
^~il	20 0 -39
^~ill	-42
^~im	21
^~images	-14 43 0 0 -54
^~images without	35
^~imagine	-13
^~implement	-50
^~implement the	-31
^~import	17
^~in	-14
^~in a	-31
^~in memory	15
^~in the	-18
^~increase	-17
^~increase the	-17
^~install	-16
^~integration	29 -42 0 0 40 -40
^~interesting	-53
^~interesting 	-32
^~invoice	-31 -35 0 0 38
^~is	-44
^~is it	-15
^~is that	-21
^~is the	-39
^~is this	-20
^~isr	0 51 0 0 -50
^~ist	-23
^~ist das	-23
^~it	-35 0 0 0 0 34
^~it complains	-23
^~it crashes	-22
^~it depends	-15
^~it fails	-14
^~it happens	-36
^~it has	23
^~it is	-69 0 0 -79 0 17
^~it isn't	22
^~it must	-33
^~it needs	37
^~it only	-31
^~it prints	-28
^~it reads	-32
^~it started	-14
^~it stopped	-21
^~it takes	20
^~it would	-27
^~it'd	-17
^~it'd be	-17
^~it's	0 -56
^~it's 40	-18
^~it's a	29
^~it's called	31
^~it's in	-42
^~it's not	0 0 0 0 -44 48
^~its	30 -49 0 -47 -56 61 -32
^~j'ai	-30
^~ja	0 -34 -43 51 -44 -37
^~ja ,	26 0 0 0 -26 -29
^~je	20
^~je préfère	29
^~jede	21
^~jede änderung	21
^~jenkins	-32 0 0 0 32
^~jetzt	-31
^~jobs	24 0 0 0 42
^~jonas	-20
^~juce	0 -33
^~just	-28
^~just this	-24
^~kannst	-22
^~kannst du	-22
^~keep	-11 0 0 -21 -57
^~keep answers	30
^~keep functions	30 -40 53
^~keep going	-63
^~keep that	-36
^~keep the	-37 0 0 -55
^~keep your	21
^~kein	22 -43 -37 0 0 28
^~keine	-13 0 -47 0 0 -33
^~keine neuen	13
^~kill	-44
^~kun	-24
^~kun je	-24
^~la	0 -53
^~la copia	28
^~la cotisation	16
^~la page	-46
^~labels	0 -40
^~las	14 0 0 0 38
^~last time	15
^~last week	-26
^~later	-31
^~launch	34 0 0 0 -52
^~launch with	33
^~le	15 0 -52 -52
^~le build	13 0 0 0 -35
^~le serveur	26
^~le site	0 0 0 0 33
^~leave	33 0 0 -44 -51
^~leave the	-44
^~legal	22
^~legal says	32
^~lemme	-19
^~lena	-16
^~lena is	-16
^~les	0 0 0 0 0 -41
^~les inscriptions	31 -36
^~les tests	25
^~let it	29
^~let the	-40
^~let us	-25
^~let users	-33
^~let's	-72 -56 -59 70 -58 -48
^~let's add	-15
^~let's assume	-34
^~let's do	-25
^~let's go	-16
^~let's see	-42
^~let's try	-34
^~let's use	-30
^~line	-36 0 33 0 -36
^~lint	19 0 0 0 -46
^~lint is	0 0 0 0 -33
^~lists	37 0 -47
^~lists are	37 0 -47
^~load	-25
^~local	16 0 0 0 0 0 -14
^~log	48
^~log the	-35
^~login	0 0 0 -21
^~logs	43 32 -55
^~look	-47
^~look at	-34
^~look into	-35
^~looks	-56
^~looks good	-25
^~looks like	-38
^~los	30 0 0 0 0 -52
^~los pedidos	17 -34 0 0 35
^~los recordatorios	12 -25
^~los tests	20
^~loss	-48
^~lovely	-31
^~läuft	-35
^~mach	-38
^~mach mal	-14
^~mails	22
^~main	26 -37 0 0 41 -30
^~main is	26 -37 0 0 41 -30
^~maintenant	16
^~make	0 -4 0 0 0 -60
^~make a	-42
^~make it	24 0 0 0 0 0 -17
^~make lint	35 -33 0 0 -42 0 61
^~make sure	-45
^~make the	-55
^~make this	-35
^~man	-17 0 0 0 34
^~maria	13 0 0 -22
^~marketing	-37
^~max	26 0 0 0 0 -54
^~max file	0 -27
^~maybe	-23
^~maybe use	-27
^~me	13
^~memory	-41
^~mention	-17
^~merge	-26
^~merge it	-16
^~metrics	15
^~migrations	43 0 -39 0 -56
^~min	46 0 -42 -49 0 -57
^~min sdk	39 -31 0 0 62 -46
^~mira	-27
^~misschien	-24
^~misschien moeten	-24
^~missing	50 0 0 0 46
^~mixed	33 0 0 44
^~mixed precision	33 0 0 44
^~mocks	-26
^~mocks are	-26
^~models	30 0 0 0 -23
^~money	21 48 0 0 -44
^~morning	13
^~move	-55
^~move the	-47
^~msrv	37 -32 0 0 32
^~msrv is	37 -32 0 0 32
^~mtu	42 0 0 0 45 -36
^~multiplayer	-17
^~must be	-35
^~my	-52 0 -61 0 41
^~my job	-35
^~my laptop	-27
^~my token	-24
^~nada	17
^~nada de	17
^~nah	24 -32 0 0 -39 38
^~name	0 0 95 0 0 -51
^~name it	-29
^~name tests	29
^~name the	-19
^~nee	27 0 0 0 -35
^~nee ,	27 0 0 0 -35
^~need	-30
^~nein	-23 0 -60 0 0 55
^~never	-9 0 0 0 -38 -86
^~never change	-19
^~never commit	28 0 -33
^~never edit	29
^~never log	38
^~never mind	-53
^~never push	35
^~never run	27
^~never seen	-41
^~never show	-28
^~never use	34
^~new	45
^~next	-27 0 0 0 -52
^~next is	-39
^~nice	-45
^~nice ,	-26
^~nicht	-24
^~nicht die	-16
^~nickel	-18
^~nimm	-40
^~no	0 0 0 0 -52
^~no ,	0 0 -45 0 0 63
^~no abbreviations	36 0 0 0 0 -32
^~no allocations	17
^~no any	29
^~no changes	-46
^~no docker	16 0 0 40
^~no dynamic	22 46
^~no emojis	33
^~no entiendo	-36
^~no force	44 57 -48 0 0 -38
^~no free	15
^~no idea	-47
^~no loops	-16
^~no luck	-46
^~no more	24 0 -47 60 -29
^~no need	-41
^~no network	37 66 -25 -26
^~no new	26 56 0 -47
^~no rush	-34
^~no tests	-30
^~no the	-23
^~no third	32
^~no toques	16
^~no wait	-20 0 0 -39 0 47
^~nobody	0 58 0 -41 -66
^~nochmal	-40
^~nochmal bitte	-40
^~node	0 -52 0 -51
^~non	-23
^~non ,	13 -36
^~non funziona	-37
^~nooit	32
^~nooit rechtstreeks	32
^~nope	-44
^~nos	34 0 0 43 -31
^~not	0 0 0 0 -47
^~not needed	13
^~not yet	-21
^~nothing	31 75 0 -38 -120
^~nothing goes	21
^~nothing in	11
^~nothing is	26
^~now	-46
^~now it	-21
^~now the	-26
^~npm	-40 0 0 -41
^~npm is	37 0 0 -26
^~null	37
^~numbers	42 0 43 -40 -56
^~nunca	27 31
^~não	33 0 0 0 -43
^~não mexe	31
^~o	0 0 0 0 52
^~obviously	-20
^~obviously the	-20
^~oh	-51
^~oh and	17
^~oh great	-11
^~ok	17 0 -61 75 0 -60
^~ok 	-48
^~ok do	-15
^~ok new	0 0 0 0 0 -22
^~ok next	-27
^~ok so	14
^~ok that	-23
^~ok that's	-15
^~okay	-5
^~old	32 0 0 0 0 -34
^~on	21 0 -65
^~on a	-18
^~on garde	18
^~on my	-14
^~on passe	33
^~on utilise	0 0 0 0 0 39
^~one	0 0 0 0 0 -55
^~one assertion	31 0 0 0 -36
^~one could	-15
^~one file	12 -55 61 -36 -46
^~one moment	-39
^~one more	-22
^~one of	-29
^~one page	32 -43
^~only	-25 0 -36 -38 0 -58
^~only admins	39
^~only change	-30
^~only one	-35
^~only show	-25
^~only the	0 0 0 0 0 -36
^~only use	-22
^~open	-29
^~ops	13
^~orders	-29 -42
^~orders from	-22
^~our	0 0 0 -95 90
^~our fiscal	18
^~our pdf	-39
^~our users	-23
^~overbooking	39 0 0 0 34
^~overbooking is	39 0 0 0 34
^~p99	0 -24
^~page	21 0 -38 -36 45 -55
^~panics	30 39 0 -38
^~paper	0 -22
^~para	21
^~pas	28 60 0 -40 0 -49
^~pas de	28 60 0 -40 0 -49
^~passes	-22
^~per	37 0 0 0 -36
^~perfect	-25
^~perfect ,	-22
^~phase	-20
^~phone	-28
^~photos	30
^~photos are	19
^~physics	25 0 0 -29
^~pickers	0 -37 0 0 28
^~pickers get	0 -37 0 0 28
^~pii	20
^~pii columns	20
^~pin	0 29
^~pin it	-22
^~ping	0 35
^~plan	0 -48
^~please	0 0 0 0 0 -69
^~please add	-18
^~please check	-21
^~please don't	36
^~please leave	22
^~please look	-15
^~please make	-17
^~please never	26
^~please prepare	-18
^~please remember	32
^~please write	-19
^~plot	-37
^~plot both	-20
^~plot the	-25
^~pls	27
^~pls no	30
^~pnpm	24 -40
^~pnpm 	-55
^~podríamos	-32
^~por	-26
^~port	-22
^~port the	-22
^~pr	-41
^~preferisco	17
^~prefiero	27
^~presets	24 0 0 0 41
^~presets are	24 0 0 0 41
^~prices	-43 -51 -24
^~prices are	-36 -36 -23 0 40 -40
^~pricing	28 -35
^~pricing is	20
^~print	-34
^~print the	-17
^~prod	56 0 0 0 0 -61
^~product	23 -58 0 0 0 -35
^~profile	-21
^~public	0 45 -32 0 -39
^~public types	0 45 -32 0 -39
^~puedes	-21
^~pull	-12
^~put	26 -50 0 0 -45
^~put it	9
^~put that	-23
^~pwm	-13
^~pwm is	-13
^~python	23
^~python 3	22 0 0 -36
^~qa	14
^~quick	0 0 0 0 41
^~quick question	-31
^~quote	31
^~raw	17
^~react	-51
^~read	0 0 38 0 -37 0 -12
^~rechnungen	34
^~redis	-22 -41 -29 0 0 -34
^~redis is	-16
^~regarde	-27
^~relance	-36
^~relance les	-36
^~release	17 0 0 -47
^~releases	0 -42
^~releases are	0 -42
^~reload	-33
^~remember	-17
^~remove	-42
^~remove it	-15
^~remove that	-18
^~remove the	-38
^~rename	-54
^~rename the	-26
^~replace	-45
^~replace the	-42
^~reports	48 0 -35
^~rerun	-45
^~rerun with	-45
^~restart	-31
^~restiamo	24
^~restiamo su	24
^~results	23
^~retention	43 -58 0 0 56 -47
^~retour	32
^~retour kan	32
^~retry	-26
^~return	28 0 47 0 0 -32
^~returns	29
^~revenue	0 -43 0 0 46
^~revert	-29
^~reviewer	-42
^~rewrite	-16
^~rewrite the	-16
^~right	-18
^~right so	18
^~roll	-26
^~roll it	-20
^~rollback window	26
^~room	-21
^~root	31 0 0 -34
^~rotate	-19
^~rotate the	-19
^~round	-26
^~rule	-28
^~run it	-36
^~run the	-27
^~runs	21 -41 -43 0 46
^~runs are	14 0 0 0 37
^~same	-20
^~save	-17
^~save the	-18
^~scale	-36
^~schau	-27
^~schau dir	-27
^~scope	-38
^~scratch	0 0 0 0 -52 42
^~scratch that	-18
^~scratch the	22 0 0 0 -37
^~screenshots	34 39 -38 0 -44
^~scrolling	-25
^~scrolling is	-25
^~search	-30
^~search for	-38
^~secrets	13 46 -43
^~secrets come	0 0 0 0 -45
^~secrets rotate	18 45 0 0 -51
^~see	-20
^~see the	-20
^~seeds	18 0 0 0 44
^~send	-40
^~send the	-20
^~service	32 0 -30
^~sessions	33 -39 0 0 45 -39
^~set	9
^~set up	-24
^~she	-23
^~ship	-21 0 33
^~ship it	-16
^~short	0 -43 50 0 -42 -33
^~short 	-56
^~shorten	-28
^~shorter	-34
^~should	-42
^~should be	-15
^~should we	-21
^~show the	-35
^~sign	-27
^~sign it	-27
^~signatures	21 0 0 -33
^~silence	-26
^~since	-15
^~since the	-25
^~skip the	-14
^~slow	-47
^~small	40
^~so	-14 49 0 0 -44
^~so don't	36
^~so i	-23
^~so remove	-18
^~so the	-27
^~some	-49
^~some people	-25
^~some teams	-37
^~somebody	-27
^~somebody wrote	-23
^~someday	-13
^~someday this	-13
^~someone	-17
^~someone on	-15
^~something	-24
^~something is	-38
^~sometimes	-29
^~sometimes i	-29
^~sonntags	24 0 0 0 33
^~sonntags ist	24 0 0 0 33
^~sorry	-13
^~sorry for	-30
^~sort	-60
^~sort by	-43
^~sounds	-46
^~spaces	46 -28 52 -37 -39 -35
^~split	-36
^~split the	-32
^~split this	-17
^~squash	19 51 -39 -33
^~src	29
^~ssh	16 -44 0 0 41
^~ssh only	27 -44 0 0 41
^~staging	-19 -43 0 -39 61 -50
^~staging is	-43
^~start	-16
^~start the	30
^~start with	-52
^~status	-21
^~stay	44 0 0 0 0 -45
^~stick	29
^~stick to	29
^~still	-20
^~stop	21 0 0 -78
^~stop adding	15
^~stop after	-21
^~stop the	-46
^~storybook	35
^~strings	0 37 -50 -50
^~strings go	0 0 0 0 0 -50
^~stripe	19
^~sunday	35
^~sunday service	35
^~super	-22
^~super ,	-17
^~support	32 -80 -44 -62 79 -58
^~suppose	-15
^~suppose the	-15
^~sure	-42
^~sure 	-36
^~sure ,	-27
^~swap	-14
^~swap the	-14
^~switch	28
^~switch to	17
^~table	-9 0 33
^~tables	29 0 0 -27 -51
^~tabs	35 0 43 -37 -48
^~tags	18 0 0 0 -44
^~tags are	18 0 0 0 -44
^~tail	18 0 0 0 -53
^~take	-35
^~target	29 -37 0 0 48
^~target is	29 -37 0 0 48
^~teh	-44
^~tell	18
^~tell me	18
^~temperature	25 0 0 0 35
^~temperature is	25 0 0 0 35
^~test	41 0 0 0 0 -73 -54
^~test data	35
^~tests	19 0 0 -73 -55
^~tests are	-14
^~tests should	36
^~text	42 0 0 0 0 -35
^~thank	-26
^~thank you	-26
^~thanks	-32
^~thanks ,	-17
^~thanks a	-28
^~thanks for	-28
^~that	0 0 0 -57
^~that is	-33
^~that was	13
^~that's	0 0 0 0 0 61 -45
^~that's a	-40
^~that's the	0 0 0 0 -60 57 -43
^~thats	-40
^~the alert	35
^~the api	28 -72 0 -60
^~the app	0 -58 0 0 0 -45
^~the archive	-24
^~the arm	11
^~the audit	-40
^~the backend	26
^~the banner	-25
^~the board	-45
^~the book	-16
^~the bootloader	33 0 0 0 0 -42
^~the boss	-32
^~the bucket	32 0 0 0 52 -40
^~the budget	19 -40 0 0 42
^~the bug	15
^~the build	0 -63 0 0 56
^~the bulletin	22
^~the button	-19
^~the cache	7
^~the calendar	-29
^~the canary	-17
^~the channel	28 -55
^~the chart	-14
^~the cli	22
^~the client	-53
^~the cluster	42 0 0 -39 62 -39
^~the comment	-17
^~the contact	0 -37 0 0 43 -31
^~the counter	38 0 0 0 41 -38
^~the customer	-53 -53
^~the data	-32
^~the db	22
^~the deadline	-17
^~the default	-20 0 0 0 0 -21
^~the demo	-25
^~the deploy	6
^~the device	-21
^~the diff	-35
^~the disk	-26
^~the docker	-38
^~the docs	0 -42 0 0 0 -42
^~the e2e	33
^~the error	-32
^~the export	-33
^~the feature	23 0 0 0 0 38
^~the fee	-28
^~the feed	33
^~the field	-12
^~the file	-33 0 0 0 43 -25
^~the first	-28
^~the flag	29 0 0 0 -36 42
^~the form	43
^~the free	32
^~the function	-46
^~the graph	-16
^~the handler	-32
^~the header	-48
^~the holdout	18 42
^~the icon	-23
^~the id	25
^~the image	-22
^~the import	-40
^~the importer	0 0 0 0 52
^~the invoice	-16
^~the invoices	28
^~the job	-24
^~the label	-29
^~the largest	-26
^~the last	-27
^~the led	-32
^~the license	0 0 0 0 37
^~the limit	16 -58 0 0 0 -49
^~the link	-22
^~the linter	-34
^~the list	-39
^~the log	-48
^~the login	-35
^~the logo	15
^~the loop	-45
^~the machine	25 -36
^~the max	16
^~the meeting	-32
^~the message	-33
^~the migration	-30
^~the min	25
^~the mobile	-17
^~the modal	-41
^~the name	-22 0 0 0 32
^~the nas	-17
^~the new	-50
^~the nightly	35
^~the number	28
^~the numbering	21
^~the numbers	0 0 0 0 30
^~the office	33 0 0 0 47 -44
^~the old	0 0 0 0 0 -25
^~the one	-25
^~the only	-38
^~the orders	32 -37 0 0 39
^~the page	-19
^~the parser	0 0 0 0 37 -25
^~the partner	0 0 0 0 45
^~the pdf	-12
^~the pipeline	17 -46 0 0 40
^~the plugin	24
^~the preview	-37
^~the price	-49
^~the public	0 43 0 0 -41
^~the pull	-42
^~the queue	25 -61
^~the rate	12 0 0 0 41 -45
^~the readme	-15
^~the release	-23
^~the report	-18 0 0 0 0 -41
^~the rest	-20
^~the result	-39
^~the retention	27
^~the retry	37 0 0 0 38
^~the row	-40
^~the sandbox	19
^~the scanner	-25
^~the scheduler	0 -53 0 0 49 -30
^~the schema	-31
^~the script	-26
^~the search	0 0 0 0 38
^~the second	-41
^~the server	0 0 0 -46
^~the service	23
^~the session	49
^~the shop	23
^~the sidebar	11
^~the spec	-28
^~the staging	31 0 0 0 -33
^~the status	34
^~the steering	10
^~the support	-31
^~the sync	30
^~the table	-20
^~the tablet	11
^~the target	14
^~the tax	39 0 0 0 48 -39
^~the team	30
^~the test	-35 0 0 0 53 0 -28
^~the tests	2
^~the ticket	-38
^~the timeout	16
^~the title	-26
^~the totals	-25
^~the upload	-29
^~the user	-22
^~the vendor	0 0 0 -46 43
^~the vote	30 0 0 39 -44
^~the vpn	-27 0 0 0 29
^~the warehouse	32
^~the watchdog	39
^~the wiki	20 0 0 -37 35
^~the window	0 5 0 0 0 -32
^~the worker	29
^~the year	40 0 0 0 45
^~the youth	35
^~their	0 0 0 0 28 -37
^~then	-21
^~theoretically	-39
^~there	-16 -60
^~there are	0 0 0 0 61
^~there is	-32
^~there should	-16
^~there's	0 -67
^~there's an	-24
^~they	0 -43
^~they changed	-13
^~this	-58
^~this button	-23
^~this function	-28
^~this is	-27
^~this needs	-22
^~this one	-15
^~this should	-19
^~those	20
^~three	0 0 -31 0 -59 37
^~thx	-21
^~thx 	-16
^~tiles	-43
^~tim	28
^~timeout	36
^~timeout should	37
^~timestamps	25 -52 0 0 51
^~timestamps are	22 -44 0 0 38
^~to	25 -44
^~today	-44
^~today is	-15
^~todo	34
^~token	27 0 0 0 44 -47
^~tokens	16 -48
^~too	-17
^~touch	-34
^~translate	-17
^~translate the	-17
^~try	-49
^~try a	-22
^~try another	-15
^~try it	-36
^~ttl	28
^~turn this	-21
^~two	-19 0 -43 -57 0 -41
^~two of	-28
^~two things	-33
^~type	0 -44 41 0 0 -48
^~type hints	34 -36 52 0 -45
^~un	29
^~un adhérent	25 0 0 -35 41
^~under	30
^~under no	28
^~undo	-35
^~undo that	-31
^~unit	-27
^~units	22 -50 -47
^~units are	12
^~update	-29
^~update the	-24
^~upgrade	15 0 0 0 35
^~upload	-31
^~uploads	37 -56 0 0 50
^~uploads go	20 -35
^~usa	29 0 0 0 -55
^~use	0 0 0 0 -96
^~use a	-27
^~use british	22
^~use it	-16
^~use make	32
^~use my	-34
^~use only	26 37 -25 0 0 -28
^~use the	-34 -39
^~use this	-16
^~user	19 0 0 0 0 -47
^~users	-32 -55 0 -54 49 -51
^~users without	-18
^~v1	28
^~valeu	-23
^~validate	-31
^~version	-13
^~verzending	18
^~verzending is	18
^~vet	-30
^~vor	17
^~vor jedem	17
^~wait	-37
^~wait ,	-30
^~warning	-28
^~warning :	-28
^~was	-28
^~watchdog	-17
^~watchdog window	35
^~wave	-18
^~we agreed	19
^~we are	-31 0 0 0 36
^~we changed	-30 0 0 -28 -50 57
^~we could	-24
^~we cut	22
^~we decided	-25
^~we discussed	-26
^~we don't	0 0 0 0 -58
^~we dropped	21
^~we gebruiken	31 0 0 -32 -34
^~we get	23
^~we got	-26
^~we had	-44
^~we have	15
^~we keep	0 -18 0 0 0 -31
^~we lost	-28
^~we might	-23
^~we moved	17 0 0 0 11 -36
^~we need	-28
^~we never	36 0 0 -29
^~we no	17 0 0 0 -30
^~we only	-33
^~we report	23
^~we settled	26
^~we should	-27
^~we stay	0 0 0 50 -47
^~we support	37 0 0 -34
^~we switched	21 0 0 0 -52
^~we take	32
^~we talked	-14
^~we test	26
^~we use	27 -46 -49
^~we used	-42
^~we went	43 0 0 0 0 -58
^~we'll	43 0 0 0 -50
^~we're	0 0 0 0 0 -69
^~we're blocked	-33
^~we're going	33
^~we're keeping	24
^~we're not	19 0 0 0 0 -36
^~we're on	-25
^~we've	-23
^~well	-32
^~went	26
^~went with	26
^~what	-24
^~what about	-16
^~what does	-26
^~what happens	-30
^~what if	-12
^~what is	-20
^~what was	-15
^~what's	-29
^~what's the	-24
^~whatever	0 52 0 0 -59
^~whats	-44
^~whats the	-14
^~when	33 0 0 0 0 0 -46
^~when a	-12
^~when i	-17
^~when you	22
^~where	-23
^~which	23
^~which one	-19
^~who	-44
^~who owns	-15
^~whoever	41 0 0 0 0 -50
^~why	-28
^~why does	-14
^~why is	-19
^~wieso	-34
^~windows	33 -51
^~wir bleiben	24 0 0 0 0 -43
^~wir sind	0 0 0 0 -60
^~works	-28
^~works on	-18
^~would	-25
^~would it	-22
^~wow	-36
^~write	0 -58 34 0 -43
^~write a	-41
^~write tests	-32
^~write the	0 -41 36
^~wrong	41 -53 0 0 -35 33
^~ya	-11 0 0 0 0 -32
^~ya no	15 0 0 0 0 -32
^~yeah	-19
^~yes	17 0 0 0 0 -50
^~yes 	19 0 0 0 -30
^~yes ,	0 0 0 -64
^~yes for	11
^~yes please	-28
^~yesterday	-29
^~you can't	21
^~you don't	13
^~you may	0 49 0 0 -48 -32
^~you must	-34
^~you need	18 -40 0 0 35
^~you should	29
_ !	0 0 -45 0 0 37
_ ! $	-18 0 -40 0 0 39
_ "	-22
_ " $	-27 0 0 0 0 -41
_ " ,	36
_ " ALWAYS	-20
_ " Name	-12
_ " _	-26 0 0 0 70 -76
_ (	0 0 -47 -39
_ ( )	-25
_ ,	28
_ , <code>	23
_ , <ip>	20
_ , <name>	43 0 0 0 -37
_ , <number>	37 -82
_ , <path>	13
_ , <version>	28
_ , ALWAYS	53 60 0 -45 -68
_ , ASKS	-19
_ , BECAUSE	-15 0 0 0 -46
_ , DECIDE	50 -73 -91 0 -64
_ , DONT	24
_ , DROP	15
_ , EVERY	31
_ , FORNOW	-34
_ , FUTURE_I	-30
_ , GRATITUDE	-44
_ , HEDGE	-23
_ , I	0 0 0 0 -74
_ , IF	34
_ , IS	61 -59 0 0 0 41
_ , LIVES	19 0 0 0 0 -48
_ , MUST	-11 0 0 0 -42 0 58
_ , NEVER	0 0 0 -56 -54 -83
_ , NOT	30
_ , NOW	24
_ , Name	38 0 0 0 0 -41
_ , OUR	15 0 0 0 42
_ , OWNER	23 -54 0 0 63 -48
_ , PLEASE	29 -59
_ , SYMPTOM	9
_ , THEY	0 0 -51
_ , THIS	22
_ , UNLESS	32 0 0 0 44 -29
_ , WE	31
_ , WHAT	-37 0 0 0 0 -36
_ , YOU	19 -67 0 0 0 37
_ , a	24 0 0 67
_ , also	31 50 -42
_ , and	0 0 0 -66
_ , as	-26 0 2
_ , but	-36
_ , da	25 0 0 0 -45
_ , das	-12
_ , der	0 0 0 0 -39
_ , die	18 0 -37 0 -55 54
_ , do	-26
_ , just	0 0 47
_ , la	-18
_ , le	0 0 0 0 -45
_ , like	27 0 0 -41
_ , more	39 0 0 0 0 -33
_ , new	0 0 0 0 0 -21
_ , old	24 -33
_ , on	28 0 0 -21
_ , one	44
_ , or	0 0 0 -39 38
_ , the	17
_ , then	-22 0 0 0 33
_ , there	0 0 -13 0 -30
_ , two	47
_ , with	-26
_ -	32 -40 0 0 42 -30
_ - _	32 -40 0 0 42 -30
_ :	20 0 0 0 -39
_ ;	38 0 0 0 -50
_ ; _	24 0 0 0 -51
_ ; the	17
_ <acronym>	36 0 -63
_ <acronym> $	17
_ <acronym> =	22
_ <acronym> ONLY	0 0 0 0 -40
_ <acronym> _	12 0 0 -49
_ <amount>	0 0 -71 0 0 -69
_ <amount> $	0 0 -34
_ <amount> LIVES	15 -39 0 -35 37
_ <amount> _	0 0 0 0 54
_ <code>	0 -52 -51 0 36 -66 32
_ <code> $	39 -23 -17 0 -35 0 54
_ <code> ,	26 0 0 0 0 -44
_ <code> IS	-15 0 0 0 50
_ <code> to	-34
_ <date>	29
_ <flag>	48 -68 -52 -73 -55 -59 121
_ <flag> $	37 0 -26 -38 -35 -36 56
_ <flag> _	16
_ <host>	43 -67
_ <host> $	40
_ <name> $	40 0 0 -30 0 -56
_ <name> ,	36
_ <name> in	-26
_ <name> to	-25 0 0 0 42 -26
_ <number>	-9 0 -94
_ <number> $	39 -50 -73 39
_ <number> ,	30
_ <number> <acronym>	33
_ <number> DONE	-31
_ <number> FORNOW	-23
_ <number> IS	-15 -90 -46 -78 107 -84
_ <number> LIVES	-46
_ <number> NOT	-44
_ <number> SYMPTOM	-30
_ <number> TIME	-57 -64 0 0 58 -60
_ <number> UNLESS	13 -28 0 0 -39
_ <number> _	12 0 -46 0 0 -69
_ <number> in	-15
_ <number> of	-39
_ <number> or	-29
_ <number> to	24 0 0 0 0 -62
_ <path>	37
_ <path> $	23
_ <path> ,	16 0 0 0 -48
_ <tag>	13
_ <version>	37
_ <version> $	0 -43
_ <version> ,	21
_ <version> BECAUSE	16 -36
_ <version> IS	15 0 0 -22
_ <version> _	0 -53
_ =	-9 -44 -28 0 54 -40
_ = <number>	-35
_ ?	-34
_ ? $	-34
_ AGAIN $	-37
_ AGAIN ,	22
_ ALWAYS	31 0 0 -93
_ ALWAYS $	45 -32
_ ALWAYS ,	17 -50
_ ALWAYS _	0 0 -46
_ BECAUSE	21
_ BECAUSE $	19 0 0 0 -59
_ BECAUSE THEY	19 0 0 0 -41
_ BECAUSE of	39 0 0 -73
_ CALLED	40
_ CALLED $	20 -60
_ CALLED _	28 -50 -46 0 0 48
_ DECIDE	58 -94 -97 81 -45
_ DECIDE $	25 0 -52
_ DECIDE ,	45 0 0 47 -51
_ DECIDE _	30 0 0 0 -51
_ DECIDE on	21
_ DONE $	-41
_ DONE NOW	19
_ DONE by	-17
_ DONE on	-27
_ DONT	0 44 -60 0 0 -67
_ DONT $	-17
_ DONT _	22 0 -53 0 0 -63
_ DROP	0 0 -86 0 0 -61
_ DROP $	-35
_ DROP _	27 0 0 -56
_ EVERY	-13 -15
_ EVERY $	-44 -27
_ EVERY ,	-20
_ EVERY <number>	35
_ EVERY IS	18
_ EVERY LIVES	41
_ EVERY Name	22
_ EVERY THIS	0 0 0 -51
_ EVERY TIME	50 0 -63 0 55 -54
_ EVERY in	-17
_ EVERY the	-26 0 -26 0 -54 43
_ FORNOW	-45 0 0 -48
_ FORNOW $	-52 0 0 0 38
_ FORNOW ,	-18
_ FORNOW _	-28
_ FORNOW one	-13
_ FUTURE_I	-26
_ FUTURE_I _	-26
_ GRATITUDE	-16
_ GRATITUDE !	-17
_ GRATITUDE ,	-33
_ GRATITUDE IF	-17
_ GRATITUDE _	-18
_ GRATITUDE to	-13
_ HEARSAY	-41 0 0 -56
_ HEARSAY $	32 0 0 0 -56
_ HEARSAY GRATITUDE	-15
_ HEARSAY NEVER	-31
_ HEARSAY THIS	-32
_ HEARSAY _	-22 48 0 0 -29
_ HEARSAY the	-26
_ HEDGE	0 0 -61
_ HEDGE $	-21
_ HEDGE IS	-22
_ HEDGE LIVES	-28
_ HEDGE THIS	-25
_ HEDGE WE	-17
_ HEDGE _	25 63 0 0 -48
_ HEDGE on	29
_ HEDGE the	-29
_ I	-30 0 89
_ I <number>	-33
_ I CALLED	-28
_ I DONT	-15
_ I LIVES	-25
_ I WHAT	-18
_ I _	0 0 0 0 -90
_ I a	-15
_ I first	-39
_ I in	-41
_ I the	0 -50
_ IF $	-31
_ IF ,	16 38 0 0 -38
_ IF IS	-25
_ IF THEY	0 0 0 0 0 -27
_ IF THIS	15
_ IF WE	-36
_ IF _	16
_ IF the	0 -58 0 0 65
_ IF there	28 0 0 0 -45
_ INSTEAD	16 -58 0 0 -62
_ INSTEAD $	0 -39 0 63 0 -38
_ INSTEAD <number>	-37
_ INSTEAD _	50 -44 0 0 -78 44
_ IS	24
_ IS "	-42
_ IS $	-37
_ IS <acronym>	45 -64 -47 0 64 -51
_ IS <amount>	40 -55
_ IS <code>	37
_ IS <host>	34 0 0 0 65 -59
_ IS <mail>	36 0 0 0 40
_ IS <name>	54 0 -69 0 67 0 -53
_ IS <number>	35
_ IS <version>	-25 -47
_ IS AGAIN	-37
_ IS ALWAYS	20 0 -54 0 0 -46
_ IS CALLED	0 0 0 0 -11
_ IS DONE	-22 0 0 -81 53
_ IS DROP	0 -83 0 32
_ IS EVERY	46 0 0 0 0 -50
_ IS FORNOW	-26
_ IS I	43 0 -28 0 0 -46
_ IS KEEP	-14 -61 0 0 65
_ IS LIVES	32
_ IS MAYNOT	26 51 0 0 -58
_ IS MOVED	0 0 0 -48
_ IS MUST	-32
_ IS NEVER	0 44 0 0 -42
_ IS NO	0 -43 0 -46 49
_ IS NOLONGER	-17 -63 0 0 0 -70
_ IS NOT	-50
_ IS NOW	0 0 0 -38 55 -49
_ IS Name	29 -57 -46 0 37
_ IS ONLY	30
_ IS OUR	30 -51 0 0 45
_ IS PER	61 -73 0 -51
_ IS SYMPTOM	-36 0 0 0 0 -38
_ IS TIME	28
_ IS TOO	-19
_ IS WHAT	36 0 0 0 0 -52
_ IS WRONG	-33
_ IS a	46 0 0 -87
_ IS an	40 0 0 0 58 -52
_ IS at	0 0 0 -46 76 -82
_ IS bei	29
_ IS by	18
_ IS de	22
_ IS en	-13
_ IS for	0 0 0 0 -46
_ IS from	15 -54 -56 -61
_ IS im	-19
_ IS in	0 0 -68 -110 63
_ IS off	18 0 -54 0 0 -61
_ IS on	29
_ IS one	19 0 -42 0 40 -34
_ IS out	-16 0 -52 0 -54
_ IS over	0 0 0 0 -58
_ IS the	19 0 0 -66
_ IS to	-34
_ IS two	33 -46 -26
_ IS up	-18
_ KEEP	31 0 -54
_ KEEP $	27 0 0 0 -40
_ KEEP ,	54 0 0 0 -78 -57
_ KEEP <number>	20 -43 0 -30
_ KEEP THEY	30 -36 0 -40
_ KEEP THIS	0 -46
_ KEEP _	29 0 -66
_ KEEP at	-16
_ KEEP off	20 -33 0 0 0 -40
_ KEEP on	32
_ KEEP under	14 51 0 0 -42
_ LIVES	27
_ LIVES $	0 -69 0 -72
_ LIVES ,	30
_ LIVES <flag>	15 0 0 0 -31
_ LIVES <number>	0 -94 0 -100
_ LIVES <version>	-14
_ LIVES DROP	20 0 0 0 -38
_ LIVES EVERY	31 0 0 0 64 -56
_ LIVES FORNOW	-25
_ LIVES IS	44
_ LIVES LIVES	0 0 0 0 53
_ LIVES NO	0 -74
_ LIVES Name	0 0 0 0 44
_ LIVES ONLY	43 0 -62 0 0 -39
_ LIVES PER	34 0 0 0 0 -48
_ LIVES THIS	28 0 0 0 0 -35
_ LIVES USE	45 -49 0 -40
_ LIVES after	-13 -47 0 0 54 -51
_ LIVES an	47
_ LIVES as	30 -39 -26
_ LIVES at	32 -72
_ LIVES back	-18
_ LIVES by	24 0 0 0 -44 0 48
_ LIVES en	25
_ LIVES from	29
_ LIVES in	41
_ LIVES into	30 0 0 0 0 -30
_ LIVES on	31
_ LIVES one	41 -58 0 0 60
_ LIVES out	21 -64 0 -47 70 -59
_ LIVES the	6
_ LIVES two	-14 0 0 0 0 -47
_ LIVES under	0 0 0 0 -41
_ LIVES up	29
_ MAYNOT	0 0 -61
_ MAYNOT LIVES	25
_ MAYNOT _	-23
_ MOVED	13
_ MOVED $	0 49 0 0 0 -52
_ MOVED ,	36 0 0 -44
_ MOVED <number>	-19 0 0 0 31
_ MOVED and	13
_ MOVED by	18 0 0 0 30 -28
_ MOVED from	25
_ MOVED in	13
_ MOVED the	44 -45 -69 0 0 -56
_ MOVED to	13 -44
_ MUST	5
_ MUST $	22
_ MUST <number>	41 -52
_ MUST DONE	27 0 0 0 0 0 -20
_ MUST KEEP	-33 0 0 -48 -67
_ MUST LIVES	-16 34 0 0 0 -48
_ MUST NEVER	29 0 0 0 -37
_ MUST THIS	31
_ MUST USE	27
_ MUST _	9
_ MUST an	0 0 0 0 17
_ MUST more	-35
_ NEVER	0 59 -48 0 0 -87
_ NEVER $	-24
_ NEVER LIVES	0 52 0 -46
_ NEVER _	21 0 0 0 0 -53
_ NO $	32 52 0 -21
_ NO ,	-14
_ NO SYMPTOM	18
_ NOLONGER	18 -25
_ NOLONGER ,	38
_ NOT	-9 0 -100
_ NOT $	-40 -64
_ NOT IS	-18
_ NOT LIVES	0 0 0 0 0 -60
_ NOT _	0 0 -62 0 -30
_ NOT on	33 0 0 0 -38
_ NOW	34 -72 0 0 56
_ NOW $	35 -86 0 0 62 -71
_ NOW ,	32 0 0 -52 48
_ NOW BECAUSE	12
_ NOW LIVES	30
_ NOW TIME	17 0 0 0 -37 38
_ NOW _	0 -56
_ NOW and	-20
_ NOW last	32
_ NOW the	0 0 0 0 54 -41
_ NOWON	51 0 -27
_ NOWON $	39 0 -45 0 -51
_ NOWON ,	16
_ NOWON THIS	24 0 0 0 0 -34
_ NOWON _	20 -33 0 0 41
_ Name ,	0 0 0 0 0 -49
_ Name LIVES	-39
_ Name Name	37
_ Name _	0 -15 -65
_ ONLY	47 0 0 0 0 -52
_ ONLY $	22 0 -48 0 -47
_ ONLY <number>	28
_ ONLY AGAIN	16
_ ONLY DONE	0 -45 0 0 49
_ ONLY LIVES	-19 -44
_ ONLY NEVER	14
_ ONLY WHAT	26 -56 70 -38
_ ONLY _	31 50 0 -38
_ ONLY between	22
_ ONLY from	17 -40
_ ONLY in	33 0 -45 0 -57 -39
_ ONLY on	17 -37 0 0 39
_ ONLY the	-9 0 0 0 -31
_ OUR	17
_ OUR _	19
_ OWNER	49 0 0 0 0 -66
_ OWNER $	22
_ OWNER _	24 -51 0 0 47
_ PAST_I	-56
_ PAST_I _	-23
_ PAST_I at	-35
_ PAST_I the	-26
_ PER	36
_ PER $	0 0 0 -79
_ PER ,	41 0 0 0 0 -73
_ PER NOW	37 0 0 0 46 -34
_ PER TIME	0 0 0 -56 37
_ PER _	33
_ PER and	18
_ PLEASE	0 0 61 -49 -57
_ PLEASE $	0 -46 48 -28 -36
_ PLEASE ,	25 0 0 0 -46
_ PLEASE _	0 -54
_ PLEASE auf	25 0 0 0 0 -26
_ PREFER THIS	12
_ PREFER the	28
_ SHOULD	-16 -42
_ SHOULD ALWAYS	29 0 0 0 -44
_ SHOULD LIVES	-19
_ SHOULD NEVER	-41
_ SHOULD _	0 -66
_ SYMPTOM $	-33
_ SYMPTOM ,	19
_ SYMPTOM NOW	-43
_ SYMPTOM _	26 0 0 0 -68 -53
_ SYMPTOM after	-35
_ SYMPTOM for	-32
_ SYMPTOM on	-23
_ THEY $	-37 0 0 0 0 -55
_ THEY FORNOW	-21
_ THEY _	-29
_ THEY for	0 0 0 0 -32
_ THEY in	12
_ THEY up	16
_ THIS	-22
_ THIS $	-24
_ THIS ,	30 0 0 0 -65
_ THIS <number>	-8
_ THIS ?	-25
_ THIS DECIDE	36
_ THIS DONE	33
_ THIS HEARSAY	-16
_ THIS I	-35
_ THIS MUST	-18
_ THIS Name	29 0 0 38 -37
_ THIS PLEASE	-22
_ THIS SYMPTOM	21 0 0 -47
_ THIS TOO	-13
_ THIS UNLESS	-31
_ THIS WAS	24
_ THIS WHAT	-26
_ THIS after	-24
_ THIS and	-25
_ THIS at	23
_ THIS for	-39
_ THIS from	-29
_ THIS in	-52 0 0 0 -39
_ THIS into	-33
_ THIS on	-20
_ THIS one	-29
_ THIS the	-40 0 0 0 50
_ THIS to	-32
_ TIME $	0 0 0 0 0 -54
_ TIME ,	-28
_ TIME IS	-20 0 0 -31
_ TIME LIVES	33 0 0 0 49
_ TIME NOW	-21
_ TIME UNLESS	9
_ TIME _	28 0 0 0 75 -34
_ TIME and	15
_ TIME on	-25
_ TOO	0 -77 0 0 0 52
_ TOO _	0 -56
_ UNLESS	34
_ UNLESS $	29
_ UNLESS <number>	-24
_ UNLESS <version>	19 0 0 25
_ UNLESS EVERY	0 0 0 0 -42
_ UNLESS I	21 0 -35
_ UNLESS THEY	37 63 0 0 -55
_ UNLESS THIS	33
_ UNLESS TIME	-22 0 0 0 34
_ UNLESS YOU	19 0 0 0 0 -42
_ UNLESS _	33
_ UNLESS a	0 0 -43 -84
_ UNLESS an	19
_ UNLESS the	36
_ USE	15 0 -79 0 32
_ USE $	0 -46
_ USE <code>	26
_ USE <name>	0 0 0 0 -38
_ USE <number>	-31 0 0 0 53
_ USE PER	-31
_ USE THIS	12
_ USE _	19 -22 -63 0 49 0 -50
_ USE a	29 0 0 0 -49
_ USE over	33
_ USE the	11 0 -41 -46
_ WAS	0 -75
_ WAS <number>	-32
_ WAS MOVED	0 0 0 -55
_ WAS ONLY	-15
_ WAS SYMPTOM	16
_ WAS TOO	22 -41
_ WAS _	18 0 0 0 50 -69
_ WAS to	-28
_ WE	19 0 0 91
_ WE DROP	18 0 0 0 -52
_ WE KEEP	30
_ WE LIVES	-19
_ WE MUST	-16
_ WE NEVER	19
_ WE _	28 0 0 65 0 -82
_ WE do	36
_ WHAT	-28 0 0 -83
_ WHAT $	-18
_ WHAT ,	25 0 -24
_ WHAT I	-29
_ WHAT IS	-31
_ WHAT LIVES	-34
_ WHAT SYMPTOM	-22
_ WHAT WAS	24
_ WHAT WE	-42
_ WHAT YOU	25 0 0 0 0 -31
_ WHAT _	-14
_ WHAT the	-40
_ WRONG	0 0 0 0 52
_ WRONG $	-11
_ YOU	0 -85
_ YOU $	-28
_ YOU IS	-10
_ YOU MOVED	19
_ YOU _	0 -73
_ YOU the	18
_ a	0 0 -36
_ a <number>	15
_ a SYMPTOM	26
_ a TIME	27
_ a _	-26 0 -36
_ a las	37 0 0 0 41
_ a new	-22
_ after	21 0 0 0 -65
_ after <number>	-18 38 0 -58
_ after EVERY	49 0 0 65 -61
_ after _	21 0 0 0 0 -45
_ after the	0 0 0 -60 0 -51
_ an	-26 0 0 0 -61
_ an $	-21
_ an SYMPTOM	-43
_ an _	0 0 0 0 -48
_ and <name>	-26
_ and <number>	18
_ and EVERY	38
_ and I	14
_ and IS	0 0 0 0 0 -51
_ and LIVES	-10 -58
_ and NOT	41 -89
_ and ONLY	-12
_ and SYMPTOM	-31
_ and THEY	45
_ and THIS	-28
_ and USE	18
_ and WAS	-28
_ and WE	19
_ and WHAT	19
_ and the	0 0 0 0 0 -59
_ and then	0 0 0 0 0 -47
_ as _	0 0 0 0 0 -73
_ as in	37 0 0 -26 -48
_ at	0 0 0 0 0 -86
_ at <amount>	32 -39 0 0 41
_ at <number>	0 -47 -82 0 68 -52
_ at <time>	-21
_ at IF	-22
_ at THIS	-19
_ at a	32 0 0 0 -40
_ auf	18 0 0 0 0 -63
_ auf Name	19
_ auf _	16 0 0 0 -58 -47
_ auf dem	13
_ avec	38 0 0 0 0 -38
_ avec <code>	12
_ avec _	36 0 0 0 0 -35
_ back	-18
_ back $	-24
_ back at	-15
_ between <number>	-19
_ between LIVES	-20
_ between _	23
_ between the	-29
_ both	-40
_ both _	-31
_ but	28 0 -49 -63 0 -62
_ but EVERY	-36
_ but NOT	33 0 0 0 0 -38
_ by <acronym>	-19
_ by <code>	0 -30 0 0 -40 0 53
_ by <number>	-44
_ by CALLED	-29
_ by NOW	-33
_ by Name	-13
_ by THEY	24
_ by THIS	-11
_ by _	30
_ by a	44
_ by the	15
_ by two	-25
_ com	43 -44 0 0 0 -43
_ com _	43 -42 0 0 0 0 38
_ con	25
_ con <code>	0 0 0 0 -32
_ con _	21
_ da	-16
_ dans les	18
_ das	-36 0 -45 0 0 -50
_ das $	-34
_ de	29
_ de <number>	36
_ de _	0 0 0 0 0 -73
_ de la	17
_ dem	29
_ dem Name	23
_ dem _	17
_ den	-36
_ den _	-34
_ der _	0 0 0 0 0 -36
_ die	0 -51 0 0 0 -43
_ die Name	-37
_ die _	11 -47 0 0 50 -29
_ do	-25 -65
_ do THIS	-31
_ e	20
_ e _	20
_ ein	0 0 0 0 0 -35
_ ein $	-27
_ eine	-35
_ eine _	-36
_ el	15 -65 0 0 0 57
_ el de	27
_ em	40
_ em _	30
_ en _	20 0 0 -51
_ et	33 -37 0 0 -26 53
_ first	28
_ first $	0 0 0 -45 -55
_ first ,	27
_ first and	25
_ first the	-33
_ for <name>	-20
_ for <number>	24 0 0 -61
_ for EVERY	22 0 0 0 0 -59
_ for I	14
_ for PER	-39
_ for THEY	0 0 0 0 -34
_ for THIS	-31 0 0 0 0 -56
_ for TIME	-37
_ for YOU	-24
_ for _	17
_ for a	-42
_ for more	16
_ for one	0 0 0 -41
_ for the	-25
_ for two	-22
_ from	25 0 0 -69
_ from <path>	14 -37 0 -33 39
_ from EVERY	-20
_ from THIS	24
_ from _	0 0 -48
_ from last	44
_ from the	8
_ here	0 0 0 0 0 44
_ here ,	-27 -52 -57 0 0 38
_ here NEVER	26
_ im	38
_ im Name	32
_ in	14
_ in $	-32
_ in <code>	0 0 0 0 55 0 -71
_ in <name>	-19
_ in <number>	26
_ in <path>	-19
_ in <version>	19 -47 0 44
_ in ALWAYS	-14
_ in EVERY	35
_ in I	16
_ in LIVES	19
_ in NOW	-30
_ in OUR	24
_ in TIME	49 -68 0 0 25
_ in _	35 0 0 -67
_ in a	0 0 0 0 42
_ in here	-34
_ in one	51
_ in two	18
_ in with	25 0 0 0 39
_ into	0 0 -65
_ into _	-10 0 -45
_ into a	-29
_ la	-10 0 0 -48 -39
_ la _	-10 0 0 -48 -39
_ last _	-24
_ le	0 0 -43 0 0 -47 -37
_ le _	0 0 -43 0 0 -47 -37
_ les	0 -47
_ les _	0 -47
_ like	-29 0 0 0 -60
_ like THIS	-16
_ like the	-17
_ mit	0 0 0 0 -42 -48
_ mit <code>	19
_ mit _	27
_ more	-14
_ more $	26
_ more _	-32
_ most	-23
_ most _	-23
_ new	0 -43 56 0 -42 -38 -25
_ new _	-26
_ of	-25
_ of <number>	0 -53
_ of I	-33
_ of OUR	21
_ of THEY	-30 0 0 0 43 -43
_ of THIS	0 -49 0 0 34
_ of TIME	-32
_ of WHAT	-16
_ of a	15
_ of last	-24
_ of the	0 0 0 0 0 -85
_ off	-25 47 -30 0 -58
_ off $	-40
_ off _	19 40 0 0 -33
_ old	-39
_ old _	-39
_ on $	25
_ on ,	18
_ on <name>	-35
_ on <number>	-3 0 -48 -67
_ on EVERY	43
_ on I	-24
_ on IS	25
_ on MOVED	20
_ on Name	-19
_ on PER	25 0 0 0 48 -53
_ on _	-33
_ on the	0 0 0 0 0 -68
_ one	-18 -49
_ one $	0 0 -79 0 0 52
_ one ,	0 -24 0 46 -45
_ one IS	-20
_ one _	21 -50
_ one at	-19
_ or _	-19
_ out	0 0 0 0 0 -97
_ out $	-20
_ out ,	29 0 0 0 0 -37
_ out IS	-22
_ out WHAT	-17
_ out _	0 0 0 0 -55
_ out the	32
_ out there	11
_ over	0 -39 0 0 0 -61
_ over $	-15
_ over _	0 -67 0 0 -68 -34
_ over the	0 0 0 0 32
_ para	0 0 -31 -29 -41 35
_ por	28
_ por _	29
_ pour	27
_ sur	23 -55
_ sur le	0 0 0 0 34
_ than <number>	-16
_ than _	0 0 0 0 -39
_ than the	-27
_ than two	39 0 -56
_ the	-17
_ the <acronym>	-25
_ the CALLED	-25
_ the LIVES	17
_ the NOLONGER	-16
_ the Name	19
_ the OWNER	-37
_ the SYMPTOM	-43
_ the WHAT	22
_ the WRONG	-14
_ the _	-16
_ the first	-14
_ the last	-35
_ the other	-16
_ the two	-30
_ then	40 -40
_ then $	40 -40
_ there	-24
_ there $	-21 0 0 0 0 -36
_ there FORNOW	-15
_ to <acronym>	19
_ to <amount>	18 0 0 0 -46
_ to <name>	25 0 0 0 34 -62
_ to <number>	-16 0 0 -70 0 -55
_ to <path>	21 0 0 -52 0 -47
_ to <version>	21
_ to DONE	-15
_ to EVERY	0 0 0 0 -47
_ to I	0 0 0 0 -38
_ to KEEP	-21
_ to LIVES	-27
_ to TIME	25 0 0 0 34
_ to USE	-28
_ to _	-21
_ to a	29 0 0 0 -49
_ to do	-11
_ to one	25 0 0 0 -36
_ to the	0 0 -75 0 -4
_ two	-35 0 0 0 0 -53
_ two _	-37 0 0 0 0 -49
_ um _	19
_ un	-30
_ un _	-30
_ una	-34
_ una _	-34
_ und	0 0 0 -37 38 -29
_ under	0 -81 0 0 55 -64
_ under <number>	-16 -52
_ under <path>	0 -51 0 0 49
_ up	-17 0 0 0 0 -79
_ up $	0 0 0 -44 0 0 45
_ up ,	17
_ up I	19
_ up a	-23
_ up after	-23
_ up by	-31
_ up in	33
_ up on	-24
_ up the	-28
_ up to	0 -65 0 0 0 -51
_ von	30 0 0 -42
_ von _	25 0 0 -39
_ with	29
_ with <acronym>	17
_ with <code>	45 -35 0 0 -47 0 75
_ with <name>	39 0 0 0 38 -28
_ with <number>	-7
_ with <path>	0 -45 0 0 -62 -39 96
_ with I	36
_ with _	29
_ with a	10 0 0 -90
_ with one	-35
_ with two	-13
_ y	45 -52 0 -45
_ y _	22 -49
_ zu	35
_ zu _	28
_ à	0 -53 0 0 64 -36
_ à <number>	29
_ à _	0 0 0 0 48 -26
a <acronym>	32 0 0 0 -17
a <acronym> $	23
a <acronym> ,	13
a <number>	-24 -57 0 0 69 -63
a <number> $	-10 0 0 0 48 -52
a <number> _	28
a CALLED	0 29 0 0 -34
a CALLED $	0 29 0 0 -34
a GRATITUDE	-31
a GRATITUDE _	-31
a NOLONGER	-29
a Name	36 0 0 -32
a Name _	16 0 0 0 -48
a OWNER	-30 0 0 0 -41
a SYMPTOM	31
a SYMPTOM $	-38
a SYMPTOM UNLESS	40
a SYMPTOM _	34 0 0 0 -69
a SYMPTOM in	-28
a TIME $	-19
a TIME _	22
a WHAT	-23
a WRONG	11 0 0 0 -56 -53
a WRONG in	-30
a _ "	-41
a _ <code>	-23
a _ <number>	38 -51 0 0 0 -60
a _ CALLED	18
a _ EVERY	-18
a _ HEDGE	-23
a _ IF	-17
a _ INSTEAD	-30
a _ IS	27
a _ LIVES	61 0 0 -71
a _ MUST	53 58 0 0 -69
a _ NOW	0 0 0 0 0 -36
a _ NOWON	30 0 0 -34 38
a _ OWNER	0 0 0 0 -43
a _ PLEASE	-37
a _ SYMPTOM	16 0 0 0 -49
a _ THIS	-36
a _ TIME	41
a _ UNLESS	0 0 0 0 13
a _ USE	49
a _ and	20
a _ at	-19
a _ by	-19
a _ de	0 35
a _ for	-25
a _ here	34
a _ more	-33
a _ of	0 0 0 0 45 -69
a _ on	-32
a _ the	-19
a _ there	-18
a _ to	-54
a _ under	-32
a _ up	33
a _ with	-23
a las	37 0 0 0 41
a las _	35 0 0 0 38
a new	-13
a new _	0 47 0 -75
a new one	17
aber	40 -33 -37 40 -39 -30
after <number>	0 0 0 -67
after <number> TIME	36
after <number> _	-23 -41 0 0 45
after EVERY	18 0 0 62
after EVERY $	0 0 0 0 -46
after EVERY ,	31
after PER $	21
after THIS	-13 0 0 0 49
after THIS $	-24
after _	0 0 0 0 0 -67
after _ $	15 0 0 -40
after _ ,	31
after _ TIME	-26
after the	-34
after the TIME	-18
after the _	-22
after:outset&1:DECIDE	20
after:outset&1:EVERY	-49
after:outset&1:FORNOW	-24
after:outset&1:FUTURE_I	-29
after:outset&1:IF	-24
after:outset&1:IS	-16
after:outset&1:LIVES	-36
after:outset&1:MANY	-70
after:outset&1:MOVED	-38
after:outset&1:NEVER	26
after:outset&1:NO	-23 40
after:outset&1:NOW	-16
after:outset&1:NOWON	33
after:outset&1:ONLY	-44
after:outset&1:OUR	10 -37
after:outset&1:OWNER	-43
after:outset&1:PAST_I	-16
after:outset&1:PREFER	-42
after:outset&1:TASK	-68
after:outset&1:THIS	-21
after:outset&1:UNLESS	20
after:outset&1:WE	0 0 0 0 -63
after:outset&1:WHAT	-27
after:outset&1:YOU	45 0 0 0 -65
after:outset&1:_	-11
after:outset&1:a	-15 35
after:outset&1:from	-15
after:outset&1:in	-30
after:outset&1:last	15
after:outset&1:on	-24
after:outset&1:the	-39 -69 0 0 63
after:outset&1:there	-38
after:outset&BECAUSE	-32
after:outset&DECIDE	52 -74 0 77 -38
after:outset&DONT	33
after:outset&EVERY	-31 85 0 -63
after:outset&FORNOW	30 0 0 -59
after:outset&HEDGE	-20
after:outset&I	17
after:outset&INSTEAD	-26
after:outset&KEEP	-19 0 0 0 0 -45
after:outset&MOVED	16 0 0 -62 50
after:outset&MUST	-36
after:outset&NEVER	0 0 0 0 -53
after:outset&NO	-19 80 -64 0 -58
after:outset&NOLONGER	-15 0 0 -39
after:outset&NOT	-31
after:outset&NOW	43 0 0 0 70 -90
after:outset&ONLY	13 -67
after:outset&OUR	10 -39
after:outset&PREFER	-29
after:outset&SHOULD	-33
after:outset&SYMPTOM	-60
after:outset&THIS	0 66
after:outset&USE	0 0 0 0 0 -49
after:outset&VALUE	-27
after:outset&WAS	13 0 0 -33 43
after:outset&WE	0 0 0 0 0 -81
after:outset&YOU	58
after:outset&changes	61
after:outset&changes&valued	25 -55
after:outset&head	-44
after:outset&mood:asked	-29
after:outset&mood:considered	-27
after:outset&mood:momentary	0 0 0 0 -64
after:outset&size:11	-35
after:outset&size:18	-34
after:outset&size:4	-24 0 0 31 -43 -51
after:outset&size:7	-38 0 0 0 0 -93
after:outset&size:more	-32
after:outset&tail	-85
after:outset&valued	-26 0 0 0 52
after:outset&valued:clock	26
after:outset&valued:day	-26
after:outset&valued:duration	-29 -67
after:outset&valued:length	-25
after:outset&valued:name	0 0 0 -39 52 -60
after:outset&valued:number	-23 -73
after:outset&valued:size	-17
after:outset&valued:version	-17
after:proposal&1:IS	0 -39
after:proposal&1:NO	-6
after:proposal&1:ONLY	34
after:proposal&1:TASK	58 0 0 54 -44
after:proposal&1:USE	-17
after:proposal&1:_	0 0 0 0 -47
after:proposal&1:none	-57
after:proposal&DROP	26
after:proposal&EVERY	27
after:proposal&I	-43
after:proposal&IS	18 0 0 -17 0 80
after:proposal&KEEP	-22
after:proposal&LIVES	30 -55
after:proposal&MUST	27
after:proposal&NEVER	32
after:proposal&ONLY	43 57 0 0 -63 -72
after:proposal&THIS	37 0 -64 99 -54 -18
after:proposal&USE	18 -51 0 0 -51
after:proposal&VALUE	36
after:proposal&WAS	26 0 0 0 0 -47
after:proposal&WE	28 -57 -38 0 -40
after:proposal&YOU	-16
after:proposal&changes	-4
after:proposal&head	46 0 -30 0 -108
after:proposal&size:11	15 0 0 0 -74
after:proposal&size:2	0 0 -24 35 0 -31
after:proposal&size:7	47 0 0 0 -70
after:proposal&tail	14
after:proposal&valued	38 0 0 0 -46
after:proposal&valued:duration	29
after:proposal&valued:number	26
after:question&1:<host>	22 0 0 -39
after:question&1:<number>	58 0 -55 0 0 -63
after:question&1:<path>	0 0 -37 -36 49 -43
after:question&1:ALWAYS	28 0 49 -33
after:question&1:EVERY	47 0 0 -39
after:question&1:FORNOW	-40
after:question&1:LIVES	-34
after:question&1:MANY	28 0 0 0 -91
after:question&1:MAYNOT	31 0 0 0 50
after:question&1:NO	36
after:question&1:NOT	0 0 0 0 0 -38
after:question&1:ONLY	18 -68 0 0 49
after:question&1:_	56 -86 0 93 0 -32 -44
after:question&1:a	-27
after:question&1:for	37
after:question&1:in	34 -47
after:question&1:none	0 0 0 0 -30
after:question&1:the	4 -61 0 -75 68
after:question&1:two	33
after:question&ALWAYS	35 0 0 0 -56
after:question&DONT	0 -46 0 0 34
after:question&EVERY	57 0 0 0 0 -53
after:question&FORNOW	-45
after:question&GRATITUDE	19 0 0 0 0 -57
after:question&I	-32
after:question&IS	22 0 0 65 -30
after:question&KEEP	18 -51
after:question&LIVES	31
after:question&MOVED	0 0 0 0 -53
after:question&MUST	35 0 0 46 -48
after:question&NEVER	24
after:question&NO	51
after:question&NOLONGER	24 0 0 0 -48
after:question&NOT	0 0 0 50 0 -55
after:question&ONLY	37 0 -72 0 0 -58
after:question&OUR	18 -46 0 0 33
after:question&PLEASE	-48
after:question&SHOULD	-16
after:question&THIS	41 -58 -36 0 0 -75
after:question&USE	21 0 0 -50
after:question&VALUE	34 0 0 0 64
after:question&WE	34 -61
after:question&YOU	-28
after:question&changes	30
after:question&head	63 -37 -32 112 0 -74
after:question&mood:momentary	-46
after:question&size:11	55 0 -61 78 0 -89
after:question&size:18	23
after:question&size:2	0 -82 -4 0 0 -48 -25
after:question&size:4	0 -19 0 0 0 -55 -31
after:question&size:7	61
after:question&tail	-59
after:question&valued	47 0 0 0 0 -46
after:question&valued:duration	23
after:question&valued:name	23 0 34 -42
after:question&valued:number	34 -58
after:question&valued:path	0 0 0 0 48
after:report&1:!	-28
after:report&1:<acronym>	0 0 0 0 0 -23
after:report&1:<code>	19 -49 0 0 0 -38
after:report&1:<name>	29
after:report&1:<number>	-58 -40
after:report&1:<path>	0 -45
after:report&1:AGAIN	-30
after:report&1:ALWAYS	18 0 0 0 -53
after:report&1:ASKS	-27
after:report&1:DECIDE	0 0 0 38
after:report&1:DOING	24 0 -69
after:report&1:DONE	-24 0 0 0 0 -38
after:report&1:DONT	18 0 0 0 -66
after:report&1:DROP	0 0 0 0 -71
after:report&1:EVERY	19 57
after:report&1:FORNOW	0 0 0 0 -37 33
after:report&1:FUTURE_I	-21
after:report&1:HEARSAY	-42
after:report&1:HEDGE	-32
after:report&1:I	-18
after:report&1:IF	29
after:report&1:KEEP	19 0 0 0 -61
after:report&1:LIVES	0 0 0 0 0 -66
after:report&1:MANY	29
after:report&1:MAYNOT	0 44 0 0 -46
after:report&1:NEVER	44 0 0 0 -54
after:report&1:NO	29 0 0 0 -73
after:report&1:NOLONGER	15 0 0 0 0 -32
after:report&1:NOT	0 0 -99 -81 -58 61
after:report&1:NOW	0 0 0 0 0 -46
after:report&1:NOWON	0 0 0 0 0 -52
after:report&1:ONLY	19 0 -47 -68
after:report&1:OUR	-16
after:report&1:PAST_I	-53
after:report&1:PER	27 0 0 -50
after:report&1:PREFER	33 -56 68 0 -52
after:report&1:SHOULD	-44
after:report&1:SYMPTOM	0 0 0 -31
after:report&1:TASK	-33 0 0 -42
after:report&1:THEY	-16
after:report&1:THIS	-23 -78 0 0 0 57
after:report&1:TIME	32 0 0 -46 0 -51
after:report&1:TOO	-44
after:report&1:UNLESS	0 72 0 0 -73 -37
after:report&1:USE	0 -65
after:report&1:WAS	-28
after:report&1:WHAT	-36
after:report&1:WRONG	0 0 0 -57 -70 45
after:report&1:a	28 0 0 -90
after:report&1:after	10
after:report&1:an	55 0 0 0 0 -41
after:report&1:as	-6
after:report&1:at	-17
after:report&1:back	-21
after:report&1:both	-28
after:report&1:das	0 -38
after:report&1:de	0 -47 0 0 52
after:report&1:default	23 -45
after:report&1:der	0 -59
after:report&1:die	0 0 0 0 0 -42
after:report&1:do	-52
after:report&1:el	0 -47 0 -57 42
after:report&1:first	-27
after:report&1:for	-8 0 0 0 0 -51
after:report&1:from	24 0 0 37 -50
after:report&1:here	-28
after:report&1:il	21 0 -38
after:report&1:im	19
after:report&1:just	-27
after:report&1:la	0 -50
after:report&1:las	14 0 0 0 38
after:report&1:last	-43
after:report&1:les	0 0 0 0 0 -41
after:report&1:los	30 0 0 0 0 -52
after:report&1:more	-33
after:report&1:new	25 0 0 0 -52
after:report&1:none	-36
after:report&1:o	0 0 0 0 52
after:report&1:old	32 0 0 0 0 -34
after:report&1:on	0 0 -48
after:report&1:para	21
after:report&1:same	-20
after:report&1:there	-39
after:report&1:to	19
after:report&1:two	-22
after:report&1:un	25 0 0 -35 41
after:report&AGAIN	-35
after:report&CALLED	23
after:report&DECIDE	22 0 0 82 -56
after:report&DROP	0 0 0 65
after:report&EVERY	19
after:report&FORNOW	-23 -79 -73
after:report&GRATITUDE	-33
after:report&HEDGE	-27
after:report&I	-21
after:report&INSTEAD	19 -71
after:report&KEEP	26
after:report&MAYNOT	23 84 -78 -70 -63
after:report&MUST	17 55
after:report&NEVER	26 50 0 0 -46
after:report&NO	29
after:report&NOLONGER	16
after:report&NOT	0 0 0 0 -35 53
after:report&ONLY	26
after:report&PLEASE	0 0 76 -58 -88
after:report&PREFER	27 0 100 0 -75 -115
after:report&SHOULD	0 0 0 -75
after:report&SYMPTOM	-25
after:report&THIS	-27
after:report&WAS	-23
after:report&changes&valued	20
after:report&mood:asked	-43
after:report&mood:considered	-62
after:report&mood:hearsay	-101
after:report&mood:joke	-71
after:report&mood:momentary	-62
after:report&mood:quoted	-43
after:report&mood:status	-58
after:report&size:11	19
after:report&size:18	42
after:report&size:2	-54 0 0 -64 -86
after:report&size:4	-31 0 0 -44
after:report&size:more	52
after:report&valued	22
after:report&valued:bandwidth	31
after:report&valued:clock	37 0 0 0 81 -59
after:report&valued:date	0 -73
after:report&valued:day	14 -77 0 -77 76
after:report&valued:frequency	19 0 0 0 50
after:report&valued:interval	33 0 0 0 60
after:report&valued:length	0 0 -53
after:report&valued:money	48 -52 0 0 58 -57
after:report&valued:name	20 -58 0 0 0 0 68
after:report&valued:path	32
after:report&valued:share	-23
after:report&valued:size	9 0 0 0 0 -67
after:report&valued:version	50 0 0 0 0 -81
also	26 48 0 0 -58 -88
also _	-22
also for	19 0 -20
am Name	33
am Name $	26 -35
am _	-40
am _ $	-13
an $	-30
an <name>	-13
an OWNER	0 -53
an OWNER $	-35
an SYMPTOM $	-28
an _ ,	29 0 0 0 0 -71
an _ IS	56 53 0 0 0 -38
an _ MUST	0 -51
an _ NOW	35 -40 0 0 40
an _ THIS	18 -39
an _ for	-33
an _ in	12
an _ on	-16
an _ with	-22
and <name>	-19 0 -47 0 0 -39
and <name> $	-25 40 0 0 0 -29
and <number>	0 0 0 -84
and <number> $	0 0 -86 0 0 -58
and <number> ,	0 0 0 0 38
and <number> IS	55
and <number> _	17
and <version>	-12
and AGAIN	-28
and ALWAYS	32
and ASKS	-14
and ASKS _	-14
and DECIDE	-15
and DONT	17
and DONT _	17
and EVERY	28
and I DECIDE	19
and IS	-20
and IS _	0 0 0 0 0 -34
and KEEP	0 0 0 -31
and KEEP the	-22
and LIVES NO	22
and LIVES _	31 0 0 0 34
and LIVES back	-23
and MUST	19
and NO	23
and NO _	19
and NOT	43
and NOT <number>	25
and NOT PER	25
and NOT _	15 0 0 0 0 -46
and NOT by	18
and NOT from	19
and NOW	-17
and NOW the	-18
and Name	25
and ONLY	-12 -51 0 0 47
and ONLY one	-38
and PER	18
and SYMPTOM	-11
and THEY	45
and THEY _	33
and THIS	-21 -68
and THIS AGAIN	-14
and THIS LIVES	35
and THIS _	-12
and USE	20
and USE _	26
and WAS	-36
and WE	49
and WE _	22
and WHAT	23
and _	0 -48
and _ "	-33
and _ $	0 0 0 0 0 -78
and _ ,	0 0 -43 -62
and _ AGAIN	-16
and _ EVERY	9
and _ I	-14
and _ IF	-30
and _ IS	25 0 0 0 -21
and _ LIVES	40 0 -57
and _ THIS	-27 -52
and _ UNLESS	27
and _ WHAT	-20
and _ a	-18
and _ on	18 -41 0 0 52 -45
and _ with	-19
and a	0 0 0 0 -52
and a _	-24
and one _	22
and the	0 0 0 -52
and the DECIDE	16
and the _	-18 0 0 -38
and the old	12
and then	-16
and then I	-20
and there	-23
and to	25
and up	41
and up $	41
as <acronym>	0 0 0 0 47
as ALWAYS	-20
as DECIDE	25 0 0 0 -39
as DECIDE with	21
as THEY	-30
as THEY _	-31
as _	25
as _ $	0 0 -33 34
as _ as	-10
as _ in	22
as an	-15 -51 -29
as an _	-22
as in	39 0 0 -46 0 -48
asks	-45
at <amount>	0 -63 0 0 45 -57
at <amount> $	29
at <amount> THIS	-26
at <host>	0 -41 0 0 40
at <ip>	23
at <ip> $	22
at <number>	-16 -74
at <number> $	-22 -40 0 0 50 -48
at <number> am	26
at <number> and	-23
at <time>	-22
at <time> $	-30
at <time> ,	21
at <time> and	-27
at <url>	24
at <url> $	24
at <version>	-11
at <version> $	-34
at <version> ,	15
at EVERY	-20
at EVERY $	-21
at I	-19
at IF	-22
at IF $	-33
at IF ,	17
at THIS	-27
at THIS $	-31
at _	22
at _ $	18 0 -73 -57
at _ ,	32
at _ <number>	-31
at _ NOW	54 0 0 0 45
at _ for	26
at a	36 0 0 -46
at a _	36 0 0 -46
at the	15
at the GRATITUDE	33 0 0 0 -40
au	-18 0 0 0 -39 33
auf	32
auf <name>	27
auf Name	27 -52 0 0 0 -50
auf Name ,	18
auf Name <number>	18
auf _	35 0 0 0 -80
auf _ $	18 -62 0 0 -51
auf _ ,	13 0 0 0 -36
auf dem	-14
auf dem Name	13
avec	46 -60 0 0 0 -45 62
avec <code>	27 0 0 0 -50 0 54
avec <code> $	24
avec _	36 0 0 0 0 -35
avec _ $	25
back	-14
back $	-23
back , _	-30
back _	13
back after	-13
back at <number>	30
back on	28
back on _	13
back then	-20
back to	0 0 0 79
back to THIS	-16
back to the	-33
bei	42
bei _	39
bei _ ,	35 0 0 0 -45
between <number>	-13
between <number> and	-13
between LIVES	-20
between _	25
between _ $	27 -39
between the	-30
between the two	-29
both	-46 0 0 0 0 -46
both $	-41
both LIVES	-29
both MUST	-16
both MUST _	-16
both _	0 0 0 0 0 -46
both _ $	18 0 0 0 0 -43
but DECIDE	-14
but EVERY	-38
but EVERY _	-38
but IS	-27
but LIVES	0 0 0 0 -38
but NOT	33 0 0 0 0 -38
but NOT _	18 0 0 0 0 -31
but ONLY	28 0 0 0 0 -40
but THIS	-26
but _	0 0 0 0 -50
but the	-22
but the TIME	-28
but then	-29
but then WE	-29
by <acronym>	-19
by <amount>	-35
by <amount> $	-35
by <code>	17 -34 0 0 -50 0 60
by <code> ,	0 -30 0 0 -40 0 53
by <name>	31 0 0 -38 47 -37 -32
by <number>	-51 0 0 0 38
by <number> ,	15 0 0 0 38
by <number> _	-38
by CALLED	23
by CALLED $	21
by NOW	-25 0 0 -26
by NOW $	-25 0 0 -26
by Name	-12
by THEY	17
by THEY _	18
by THIS	-11
by TIME	0 0 0 0 0 -52
by TIME $	-36
by _	28
by _ $	23 0 0 -112
by _ ,	19
by _ LIVES	25
by _ NOW	0 0 0 -44 36
by _ and	18
by _ for	14 50 0 0 -43
by _ in	19
by _ on	-21
by _ the	-15
by _ to	26
by a	44
by a _	44
by last	21
by the	23
by the TIME	38
by the last	-26
by two	-33
by two _	-25
changes&valued	27
com	46 -48 0 0 0 -60
com _	43 -42 0 0 0 0 38
com o	16
com o _	16
con	31 -84 0 0 0 -65
con <code>	0 0 0 0 -32
con <code> $	0 0 0 0 -32
con _	25
con _ $	21
da	0 0 0 0 -38
da LIVES	24
da NOT	-27
da _	21
dans	18 0 0 0 0 -42
dans les	20 0 0 0 -27
dans les _	20 0 0 0 -27
das	-29
das $	-34
das NOT	-38
das NOT _	-30
das Name	0 0 -50
das Name IS	39
das _	-16 -72 0 0 47 -59
das _ $	-41
das _ IS	-26
de	27
de <number>	43
de <number> _	40
de <number> a	16
de EVERY	35 0 0 0 0 -60
de EVERY _	23
de Name	0 0 0 -39 34
de _	0 0 0 0 0 -73
de _ $	-13 0 -108
de _ ,	19
de _ <number>	44
de _ IF	18
de _ IS	0 0 0 0 64
de _ NO	-24
de _ NOT	-30
de _ NOW	14
de _ UNLESS	22
de _ de	34 -45 -49 0 51
de _ en	15 0 0 0 -40
de _ à	45 0 0 0 48 -26
de la	17
de la _	17
default	22
default $	-35
default IS	-18
default _	48
default _ $	48 0 0 0 0 -44
default _ IS	15 -44
default to	-9
dem	-13
dem Name	25
dem Name $	27
dem _	-31
dem _ $	-15
den	-17 62 0 0 -59
den Name $	-20
den SYMPTOM	-29
den _	0 0 0 0 -33
den _ $	-29
der Name	-20
der Name DONE	25 0 0 0 29
der Name MUST	-33
der Name _	0 0 0 -49
der _	32
der _ $	32 0 0 0 38 -40
der _ ,	13 0 0 0 0 -44
der _ <number>	34
der _ NOT	0 0 0 0 0 -41
des	0 0 0 -50 -45 -51
des _	0 -45 50 0 -38 -39
die	-22 0 -98
die <acronym>	20
die Name	-34
die Name IS	-31
die Name _	-34
die _	0 0 -82
die _ $	-18
die _ ,	19
die _ IS	43 -60
die _ KEEP	19
die _ NOT	-34
die _ Name	-39
die _ TIME	39
do	0 0 0 88 0 -79
do EVERY	-33
do THIS	-15
do THIS $	-13
do THIS NOW	-27
do THIS and	16
do _	50 0 0 0 0 -39
do _ $	44
do a	-23
do a _	-23
do in	18
do the	-24
do the other	-18
do the same	-21
e	24 -34 0 0 -45
e _	20
e _ $	20
ein	-14
ein $	-24
ein Name LIVES	-10
ein _	0 -58
ein _ $	0 -44
ein _ LIVES	32 0 0 0 42 -33
eine	-30 0 0 0 0 -38
eine Name	19 0 0 0 0 -38
eine _	-38
eine _ $	-35
el	0 0 -80
el _	0 0 -80
el _ $	0 -56
el _ <number>	53 0 0 -47 29
el _ IF	-30 0 0 0 -44
el _ LIVES	40 -45 0 0 39
el _ NO	-41
el _ de	-23
el _ el	49
el _ los	35
el de	27
el de _	27
em	45 -75 0 0 0 -66
em _	38 0 0 -64 0 -41
em _ $	37 0 0 -53 0 -37
en	17
en _	18 0 0 -62
en _ $	0 0 0 -62
en _ ,	15 0 50 0 -33
en el	19 0 0 0 -49
en el _	19 0 0 0 -49
et	31 -44 0 0 -28 47
first $	0 0 0 -66
first ,	33 0 0 0 -61 -71
first , _	18 -50 53 -34 -52
first , then	21 0 0 0 -59
first ?	-19
first ? $	-19
first _	-39 0 -28 0 0 -50
first _ $	-25 -31 0 38
first _ ,	17 39 0 0 -37
first _ IS	-22
first _ in	22
first _ of	-18
first and	25
first and then	25
first of	29
first of EVERY	21
first of the	16
first the	-35
first the _	-33
for "	-17
for " _	-17
for <acronym>	22
for <name>	-20
for <number>	21 0 0 -52 0 -49
for <number> TIME	27 0 0 -52 0 -49
for EVERY	38
for EVERY $	37
for EVERY THIS	39 -57
for EVERY _	32
for EVERY the	33
for I	15
for LIVES	17 0 0 0 45 -42
for LIVES $	17 0 0 0 45 -42
for PER	-40
for PER $	-34
for PER IF	16
for PER and	-25
for SYMPTOM	16
for THEY	0 0 0 0 -34
for THEY $	-17
for THEY _	-29
for THIS	-28 0 0 0 0 -61
for THIS HEDGE	-20
for THIS _	-15
for TIME	-37
for WHAT	29
for YOU	0 0 0 0 42
for YOU _	0 0 0 0 42
for _	31
for _ $	37 -68
for _ ,	23 -56
for _ <number>	31 -26 0 58 0 -33
for _ BECAUSE	18
for _ CALLED	26
for _ IS	22 0 -81 0 0 -18
for _ ONLY	18
for _ TIME	0 0 0 -67 34 -53
for _ WE	40 0 0 31 -54
for _ and	31
for a	-22 0 0 0 -50 0 39
for a TIME	-20
for a _	-18 0 0 0 -50 0 39
for more	16
for one	0 0 0 -41
for one _	0 0 0 -41
for the new	-24
for the same	-13
for two	-16 0 0 0 0 -33
for two TIME	-17
for-good	24
from	21
from <number>	21
from <number> to	34
from <path>	16 0 0 -40 30
from EVERY	-15 52 0 0 -44
from EVERY _	-15 52 0 0 -44
from FORNOW	32
from NO	37 0 0 0 0 30
from NO $	37 0 0 0 0 30
from Name	17 0 0 0 -56
from Name to	15
from THIS TIME	33
from THIS _	23
from TIME	0 -44
from _	17 0 -83 0 0 0 -62
from _ $	0 0 -44 -40
from _ ,	35 0 -46
from _ EVERY	18 0 0 0 32
from _ IS	26
from _ the	-28
from _ to	0 0 0 0 0 -40
from a	-27
from a _	-37
from the	10
from the _	16
from the last	-32
from the old	0 0 0 0 54
from two	0 -53 0 -52
from two _	26 -46
für	0 0 0 0 17 -54
für den	-20
für den Name	-20
für die	-28
head:1:ASKS	-19 -43
head:1:DOING	-18
head:1:FORNOW	-36
head:1:FUTURE_I	-33
head:1:I	-39
head:1:IS	0 0 0 0 0 -39
head:1:MANY	-32 0 0 0 0 -53
head:1:NO	32 -45
head:1:OUR	-45
head:1:PAST_I	13 -48
head:1:PREFER	-25
head:1:TASK	-32
head:1:THIS	28 0 -43
head:1:UNLESS	0 -34
head:1:WE	-53
head:1:_	0 0 0 0 0 -63
head:1:do	-47
head:1:for	31 -51 0 0 0 57
head:1:new	25 0 -49
head:1:none	0 -57 -62 0 0 -57
head:1:the	-28 0 0 0 0 -71
head:outset&1:ASKS	-15
head:outset&1:FORNOW	-42
head:outset&1:FUTURE_I	-37
head:outset&1:IS	-25
head:outset&1:MANY	-43
head:outset&1:NO	-19
head:outset&1:OUR	-45
head:outset&1:PREFER	-25
head:outset&1:TASK	-54
head:outset&1:UNLESS	-34
head:outset&1:WE	-37
head:outset&1:YOU	-16
head:outset&1:_	-27
head:outset&1:the	-66
here	-14 0 0 0 -55 47
here $	0 0 0 -78
here ,	-25 -63 0 0 0 55
here , IS	-13
here , USE	-37
here , WE	25
here , _	-17
here NEVER	26
here _	-30 0 -35
here the	-35
il	25 0 -43 -73
il _	0 -53
il _ NOT	-23
im	15 -59 0 -74 68 -30
im Name	27 0 0 -66 52 -46
im Name _	25 0 0 0 36
im _	0 -37
im _ $	0 -37
in $	0 0 -49 0 -50
in ,	-14 0 0 -49
in , _	-27
in <code>	0 0 0 0 55 0 -71
in <code> IS	46
in <host>	24
in <host> $	22
in <name>	0 0 0 -57
in <name> $	-9 0 -64 -43 0 0 -48
in <name> ,	24 -67 0 0 60
in <name> and	14
in <number>	0 0 0 0 0 -50
in <number> $	-18 -39 0 0 44
in <number> _	22
in <path>	-19
in <path> $	-15
in <path> IS	17
in <path> _	19 38
in <version>	24 -62 0 58
in <version> ,	25 -50 0 50
in ALWAYS	-14
in DONE	-20 -24
in EVERY	51
in EVERY LIVES	20
in EVERY _	44 64 -64
in I	-21
in I _	-12
in IS	24
in LIVES	19 0 0 0 0 -53
in NOW	-30
in Name	0 0 0 -75
in Name $	17 0 0 -45
in Name IS	22
in OUR	36
in OUR _	36
in THIS _	-14
in TIME	54
in TIME $	43
in TIME ,	36 0 0 0 -35
in _	34
in _ $	30
in _ ,	23 0 66 0 0 -57
in _ <number>	0 0 0 0 43 -54
in _ ?	-20
in _ IF	33
in _ IS	26
in _ LIVES	39
in _ NOW	0 -35 0 -40 52 -43
in _ PLEASE	34 -48 47 0 0 -44
in _ TIME	-21 0 0 43 -30
in _ and	33
in _ by	-16
in _ for	24 0 0 0 -47
in _ of	39 -42 0 0 0 -71
in _ the	-29
in _ under	43 0 0 0 0 -34
in a	0 -49 0 -46
in a GRATITUDE	-15
in a _	10 -49 0 -46
in der	-17
in der Name	-17
in here	-34
in here $	-34
in one	-22
in one _	-22
in the first	44 -46 -19
in the last	16
in the old	0 38 0 -26
in the other	-29
in the same	20 -31
in there	0 58 -42
in there $	-25 0 -17
in there _	22
in two	14
in two _	18
in with	25 0 0 0 39
in-task&1:ALWAYS	-20 -34
in-task&1:DONT	-43
in-task&1:EVERY	-39 0 0 0 -48
in-task&1:MANY	-36 0 -66
in-task&1:MUST	15
in-task&1:NEVER	-45
in-task&1:ONLY	-69
in-task&1:USE	-16
in-task&1:WE	38 -43 0 0 0 -32
in-task&1:_	0 0 -65
in-task&1:by	16
in-task&1:for	29
in-task&1:the	0 -21 0 0 47
in-task&AGAIN	-15
in-task&ALWAYS	11 0 0 0 -75
in-task&CALLED	-17 0 0 0 43
in-task&DONT	-37
in-task&EVERY	-48
in-task&FORNOW	-32
in-task&I	-31
in-task&IS	-22
in-task&KEEP	-31
in-task&MOVED	-28
in-task&MUST	-29
in-task&NEVER	-13
in-task&ONLY	-59
in-task&OUR	38
in-task&SHOULD	-28
in-task&SYMPTOM	-34
in-task&USE	42
in-task&VALUE	0 -10
in-task&WAS	-22
in-task&WE	44
in-task&YOU	-40
in-task&at-hand	-51 0 0 0 0 -75
in-task&for-good	64 0 0 0 -50
in-task&rule:constraint.always	-18
in-task&rule:constraint.dont	-31
in-task&rule:constraint.must	-35
in-task&rule:constraint.must-not	9
in-task&rule:constraint.never	-15 0 0 0 -56
in-task&rule:constraint.only	-38
in-task&rule:fact.contrast	22 0 0 0 -37
in-task&rule:fact.defined	0 0 0 0 38 -30
in-task&rule:fact.form	-28
in-task&rule:fact.lives	-14
in-task&ruled	-60
into	0 0 0 0 0 -81
into <name>	37
into <path>	30 -51 0 0 0 -26
into IS	-26
into IS _	-26
into THIS $	-34
into THIS _	21
into _	0 0 -53
into _ $	-15
into _ ,	0 27
into a	-37
into a _	-38
into the	19 0 0 0 0 -45
into the _	17 0 0 0 0 -27
just	-34 -40 0 -71
just THIS	-24
just THIS _	-24
just _ $	-43
just _ THIS	20
just _ the	-21
just a	-20
just a _	-20
just the	-36
just the _	-36
la _ $	-31 0 0 45 -55 -48
la _ <number>	24 0 0 0 51
la _ IF	16
la _ IS	-11 0 0 0 48 -43
la _ MOVED	-12
la _ NOLONGER	16
la _ NOT	-53
la _ a	36
la _ de	17 0 0 0 61 -43
las	30 0 0 -50 52
las _	30 0 0 -49 50 -68
las _ $	35
last	-24
last <number>	-23
last <number> TIME	40
last <number> _	-39
last TIME	-20
last TIME WE	-26
last TIME and	-13
last TIME the	-18
last _	-18
last _ $	-24 -53 0 0 -47
last _ ,	0 0 0 0 0 -32
last _ and	-17
last _ in	0 -32
last _ of	-25
last one $	-27
le	16
le _	16
le _ $	0 0 -52 0 -17
le _ ,	25 0 0 -34 46
le _ <number>	31
le _ IF	13 0 0 0 -35
le _ IS	46 -49 0 0 0 0 -26
le _ NOT	-52
le _ YOU	29 0 0 0 44
le _ de	40
le _ en	-24 0 0 0 -29
length:0	-80 0 -44
length:1	-60 -4 0 -23 0 -20 -57
length:10	26
length:2	-34 0 -2 -45 0 0 -48
length:4	25
length:5	21
length:6	35
length:7	42
length:8	30
length:9	32
les	31 0 0 -73 0 -43
les _	30 0 0 -74
les _ $	36 0 0 0 44 -54
les _ IS	35 0 0 0 -45
les _ LIVES	26 -40
les _ NOT	-38
les _ en	34 -53
les _ le	47 -48 0 0 60
like	0 -37 75 0 -21
like $	-23
like <number>	-38
like _	17
like the _	-21
los	28 0 0 -82
los _	25 0 0 -82
los _ MAYNOT	0 0 0 0 -36
los _ de	19
los _ en	17 -44
los _ los	45
los _ por	13 -46 0 0 63
mais	35
mit	0 0 0 0 -37 -77
mit <code>	28 0 0 0 -47
mit <code> ,	19
mit <number>	46 0 0 0 46
mit Name	-17 0 0 -32
mit Name $	19 0 0 -32
mit den	37 0 0 0 -33
mit den _	37 0 0 0 -33
mood:asked	-42
mood:considered	-61
mood:hearsay	-101
mood:joke	-71
mood:momentary	-61
mood:quoted	-43
mood:status	-58
more	0 0 0 0 0 -86
more $	32 0 -73
more _	-24 0 0 62 0 -53
more _ ,	-17 -62 0 53
more _ PLEASE	-28
more _ in	26
more than	0 0 0 0 -39
more than _	-39
more than a	24
more than one	20
more than two	19
most	-22 0 0 0 42
most _	-17 0 0 0 42
most _ $	-27
most _ of	-13
na	0 0 0 -67 0 -56 -35
na _ $	34
new	-14 0 0 50 -33
new CALLED	26 0 0 38
new _	-18 0 0 0 -46
new _ $	0 0 0 0 -43 -72
new _ LIVES	13 0 0 0 -66
new _ THIS	18
new _ and	-24
new one	18 -50
new one $	16
o	22 -88 -103
o Name	26
o _	0 -81
o _ $	-32
o _ USE	21
o _ de	30
of <number>	-34 -58 0 33 0 -55
of <number> $	-32
of <number> _	-25 0 0 23 0 -39
of <number> and	-31
of EVERY	19
of I	-33
of I _	-16
of IS	33
of IS _	33
of Name	31 0 0 -36
of OUR	20
of OUR _	20
of THEY	0 0 -69
of THEY $	39
of THEY IS	-29
of THEY _	-30 0 0 0 36
of THIS	0 0 -59
of TIME	0 -53 0 -47 53
of TIME $	16 -43 0 0 42
of WHAT	-16
of _	17
of _ $	10 0 -94 0 0 -45
of _ ,	45
of _ IS	43 0 0 0 -35
of _ MUST	39
of _ ONLY	24 0 0 -35 -49
of _ TIME	-23
of _ and	27
of _ from	27
of _ in	22
of _ to	-31
of a _	21
of an	-16
of an _	-16
of last	-24
of last TIME	-24
of the TIME	19 -54 -29
off	0 0 -63 76 -41 -92
off $	-22 0 0 0 0 -41
off ,	0 -59 0 54
off , _	0 -44 0 56 -56
off _	35 32 0 0 -66 -54
off _ $	33 40 0 0 -33
off in _	26 0 0 0 -47
off in the	-21
off with	-28
off with the	-28
old $	-31
old _ $	0 -57
old _ ,	30
old _ ;	12
old _ IS	-33
old _ LIVES	18 0 0 -16 -38
old _ MUST	0 0 0 0 -31
old _ NOLONGER	16 -32
old _ from	-28
old _ in	28 -34
old _ to	-18
old _ with	45 0 0 0 56 -42
old one	0 0 0 0 0 -40
old one $	40 0 0 0 -41
old one WAS	-30
on $	24 0 0 -79 0 -57
on ,	-22
on <acronym>	15
on <amount>	25
on <name>	-18 0 0 0 0 0 -56
on <name> $	0 -45
on <name> ,	25 0 0 0 -40 50
on <number>	0 -77
on <number> $	-4 0 -48 0 65 -47
on <number> ?	-25
on <number> _	26
on <path>	0 0 0 0 33
on EVERY	22
on EVERY _	47
on EVERY other	23
on FORNOW	-22
on FORNOW $	-21
on GRATITUDE $	-19
on I	-32
on I _	-32
on IS	0 0 0 -56
on IS _	0 0 0 0 0 -49
on MOVED	20
on PER	19
on PER $	0 -37
on SYMPTOM	-26
on SYMPTOM $	-32
on THEY	12
on THIS	0 0 -65 -15
on THIS $	-17 0 0 -44
on THIS FORNOW	-26
on THIS _	16 0 -39 -62
on TIME	20 -65 -42
on USE	0 0 0 0 0 39
on WHAT	-26
on WHAT _	-26
on YOU	-19
on _	13 0 -65
on _ $	0 0 -34 0 0 -43
on _ ,	49
on _ <version>	0 -46
on _ BECAUSE	21
on _ FORNOW	-20
on _ IS	-30 0 0 0 41
on _ NOW	-21 0 0 0 0 -35
on _ ONLY	-22
on _ SYMPTOM	-31
on _ THEY	-27
on _ TOO	30 -36
on _ and	-23
on _ one	40 -46
on _ with	18
on a _	18 0 0 0 0 -42
on the	-17
on the <date>	21 0 0 0 33
on the <name>	25 -39
on the TIME	-12
on the _	-17 0 0 0 0 -91
on the first	25 -61 0 0 60
on the last	41 0 0 -43
on the old	16
on the same	43 0 0 0 -49
on two	29
on two _	29
one	-12
one $	-32
one ,	0 -47 0 39 -19
one , _	20 -37
one IS	0 0 0 -53
one IS AGAIN	-27
one IS _	22 0 0 -23
one IS for	25
one NOT	-21
one ONLY	-33
one ONLY $	-33
one OWNER	31
one PER	28 0 -35 -42
one PER _	28 0 -35 -42
one UNLESS	-24
one WAS	-30
one WAS _	-30
one _	23 0 0 0 0 -55
one _ $	34 0 -11
one _ EVERY	29 -48 0 -66
one _ IS	20 0 0 0 0 -44
one _ LIVES	33
one _ PER	41 0 0 0 -42 -78
one _ PLEASE	-12
one _ SYMPTOM	-15
one _ UNLESS	-23
one _ at	35 0 0 0 -40
one _ for	27
one _ on	24
one _ or	-18
one as	-23
one as a	-23
one at	-19
one for	31
one for the	21
one here	16
one in	15
one in <path>	19
one more	-36
one more _	-32
one of	-19
one of THEY	-14 0 0 0 -41
or	0 0 0 -63
or <acronym>	19
or NOT	33
or THEY	0 0 0 -48
or THIS	42 0 0 0 0 -41
or THIS _	30 0 0 0 -38 -38
or _	-32
or the	19
os	23 0 -33 -42 0 -30
os _	23 0 -33 -42 0 -30
os _ ,	-23
other	-9 0 0 0 0 -73
other _	-16 0 0 -56 0 -58
other _ $	-19 0 0 0 0 -32
other one	-26
other one $	-28
out ,	46
out , _	44 0 -39
out EVERY	26
out FORNOW	-18
out FORNOW $	-18
out IS	-22
out PER	-25
out WHAT	-17
out WHAT _	-17
out _	18 0 0 0 0 -48
out after	16
out of	-21
out of _	-50 -50 0 -35
out of the	23
out the	26
out the _	17
out there	20
out there $	21
over	26 0 0 0 0 -75
over $	15
over ,	-22 0 0 -23
over _	0 -68 0 0 -63 -34
over _ $	-26 0 56 0 -58
over _ ,	37 0 -35
over _ for	39 0 60 -33
over the	0 0 0 -47 46
over the _	0 0 0 0 40
para	0 0 -46 -49
place:first	14
place:inside	-45 -25 0 0 40
place:last	-16 0 0 0 0 -62
por _	23
por _ $	27
pour	30 -47 0 0 0 -45
pour _	28 0 0 0 -50 -37
prev:1:ASKS	12 -44 0 0 42
prev:1:DONT	-57
prev:1:EVERY	-23
prev:1:I	-42
prev:1:IF	-34
prev:1:IS	19 0 0 0 0 -41
prev:1:LIVES	-32
prev:1:MANY	0 0 0 0 -66
prev:1:MUST	-27
prev:1:NEVER	-53
prev:1:NO	28 -37
prev:1:NOW	-36
prev:1:ONLY	-60 79 -39 -47 -55
prev:1:OUR	-28
prev:1:PREFER	-24
prev:1:TASK	0 0 0 0 0 -53
prev:1:THIS	-33 0 -37
prev:1:UNLESS	-22
prev:1:USE	-21
prev:1:WE	0 -64 -54 -57 44
prev:1:WHAT	-7
prev:1:YOU	-10
prev:1:_	23
prev:1:a	20
prev:1:both	-38
prev:1:do	-41
prev:1:just	-35
prev:1:none	22
prev:1:one	0 0 0 0 0 -38
prev:1:the	-37
prev:1:there	-32
prev:1:two	-22
prev:asks	33
prev:changes	0 -37 0 -66 68
prev:changes&valued	32
prev:mood:asked	23 0 0 0 53
prev:mood:momentary	-25
prev:valued	-16 78 0 0 0 -59
prev:valued:address	-31
prev:valued:duration	-29
prev:valued:name	22
prev:valued:number	-26 0 0 0 -51
rule:constraint.always	0 125 0 0 -49
rule:constraint.always-other	47 0 -51 0 0 -47
rule:constraint.ask-before	10 0 0 0 -69
rule:constraint.ask-before-plain	32
rule:constraint.before	24 63 -38 0 -53 0 -31
rule:constraint.before-that	-23
rule:constraint.bound	54 48 0 0 -30
rule:constraint.cannot	21 44 0 0 -44
rule:constraint.dont	36 105 0 0 -55
rule:constraint.dont-other	41 66 0 0 -47 -63
rule:constraint.ensure-every	45
rule:constraint.every	-42
rule:constraint.keep	59 0 0 -52 0 -66
rule:constraint.must	-52 97 -73 0 -77
rule:constraint.must-bare	26
rule:constraint.must-not	0 80 -40 -61 -87
rule:constraint.must-not-other	16 64 0 0 -70
rule:constraint.must-other	0 0 0 0 -93
rule:constraint.need-approval	31 44 0 0 -51
rule:constraint.never	0 94 0 0 -69
rule:constraint.never-other	25 58 -59 -86 -35
rule:constraint.no-one-thing	35 0 0 0 -41 -65
rule:constraint.no-plural	47 57 -53 -42 0 -40
rule:constraint.no-such	0 0 0 0 -51 -81
rule:constraint.none-other	44 0 0 0 -59 -58
rule:constraint.not-allowed	41 42 0 0 -55
rule:constraint.nothing	0 56 0 0 -59
rule:constraint.only	0 0 0 0 0 -56
rule:constraint.only-this	0 41 -16
rule:constraint.per	0 0 0 -43 -55
rule:constraint.thing-only	0 52 -54 0 -70
rule:constraint.we-dont	44 67 0 -50 -49 -44
rule:constraint.whenever	22
rule:correction.allowed-again	21 0 0 -36 -48 59
rule:correction.changed-value	31 0 0 -46
rule:correction.dont-do	-21
rule:correction.dont-use-but	32
rule:correction.dropped	32 0 0 0 -78
rule:correction.moved	16 -63 0 0 61
rule:correction.no-it-is	0 -48
rule:correction.no-longer	18 -73 0 0 -46 67
rule:correction.should-be	40
rule:correction.stop	53 0 0 -65
rule:correction.switch-known	50 -53 -54 -56 0 69
rule:correction.use-not	0 0 0 -66 -77
rule:correction.value-changed	68 0 0 -73
rule:decision.against	12
rule:decision.decided	0 0 0 53 -48
rule:decision.decided-other	18
rule:decision.decided-to	22
rule:decision.go-with	34 0 -56 44 -42
rule:fact.address	39 0 0 0 70 -61
rule:fact.address-other	27 0 0 0 45
rule:fact.announced	0 0 -52 -53 0 -50
rule:fact.contrast	41 0 -70
rule:fact.default-is	25
rule:fact.defined	19
rule:fact.done-by	22 -86 -109 0 84 -60
rule:fact.flows	48 0 -50
rule:fact.form	0 0 0 -79
rule:fact.goes-other	23 -46 0 0 0 30 -35
rule:fact.is-the-norm	0 0 0 0 33 -29
rule:fact.known-is	49 -49 -48 0 52 -45
rule:fact.lives	16
rule:fact.measure	41 -75 0 0 66
rule:fact.named	52 -63 109 0 -93 -59
rule:fact.need	14
rule:fact.needs-known	54 -86 0 0 81
rule:fact.needs-thing	45 -76 0 0 74 -63 -27
rule:fact.of-a-kind	21 0 0 0 0 22
rule:fact.owner	20
rule:fact.port	54 0 -70 0 91 -69
rule:fact.port-other	31 0 0 0 49 -46
rule:fact.run-with	48 0 -44 0 48 -61
rule:fact.runs-via	25
rule:fact.schedule	23
rule:fact.setting	0 -32 -38 0 51 -37 -27
rule:fact.term	49
rule:fact.this-project	47 -52 0 -54 47
rule:fact.use-to-run	40 0 0 0 52 0 -37
rule:fact.value	55 -73 0 0 83 -68
rule:fact.version	-20 0 0 0 71 -66
rule:fact.we	18 -83 0 0 29 -71
rule:fact.we-do	27
rule:fact.we-do-other	41 -51 0 0 23
rule:fact.who-does	50 -58 0 0 39
rule:fact.works-only	53 -56 0 0 72 -37
rule:preference.avoid	35 0 0 0 -27
rule:preference.bare-prefer	-11
rule:preference.brief	68 -56 72 -42 -56 -44
rule:preference.from-now-on	0 0 0 0 -58
rule:preference.from-now-on-other	34 0 0 -54
rule:preference.language	35 -50 0 0 0 -46
rule:preference.language-other	46 -41 60 0 -45 -53
rule:preference.like	31
rule:preference.prefer	23
rule:preference.prefer-this	31
rule:preference.reply-language	33
rule:preference.setting	62 -70 69 -49 -55 -51
rule:preference.this-over-that	0 -29 59 -29 -42 0 -16
rule:preference.use-for	-15 -40 64 -49 -53 -63
rule:preference.use-in	22
rule:preference.use-known	48 -60 89 -50 -61 -72
rule:preference.want-small	37
ruled	58
ruled&later	61
ruled&outset	17 0 0 0 40 -83
same	-20 0 -59
same SYMPTOM	-27
same SYMPTOM $	-19
same SYMPTOM last	-13
same _	-18 0 -62
same _ $	0 0 0 60 0 -53
same _ ,	-17
same _ as	-11
same for	-27
same for the	-27
size:11	11
size:11&1:!	-27
size:11&1:<acronym>	41 0 0 0 -40
size:11&1:<code>	21
size:11&1:<name>	38
size:11&1:<number>	45 0 0 0 -67
size:11&1:<path>	25
size:11&1:<version>	23
size:11&1:ALWAYS	0 -4 73
size:11&1:ASKS	-30
size:11&1:CALLED	27
size:11&1:DECIDE	0 0 0 19 -84
size:11&1:DOING	0 0 -53 0 -32
size:11&1:DONT	19 102 -73
size:11&1:DROP	23 0 -33 61 -39
size:11&1:EVERY	11
size:11&1:FORNOW	-44
size:11&1:FUTURE_I	-25
size:11&1:HEARSAY	-28
size:11&1:HEDGE	-17
size:11&1:IS	18 0 0 -61
size:11&1:KEEP	19 0 0 0 -40 -61
size:11&1:LIVES	24
size:11&1:MANY	28
size:11&1:MOVED	0 0 0 0 0 -31
size:11&1:MUST	-31
size:11&1:NEVER	0 0 -55 0 -42
size:11&1:NO	28
size:11&1:NOT	0 41
size:11&1:NOWON	0 0 0 -73
size:11&1:ONLY	17 0 0 0 0 -40
size:11&1:PAST_I	-17
size:11&1:PREFER	27
size:11&1:SYMPTOM	30 -57 0 -52 24 -51
size:11&1:THIS	20 0 0 -94 -69 72
size:11&1:TIME	20
size:11&1:UNLESS	10 70
size:11&1:USE	16 -49
size:11&1:WE	-19
size:11&1:WRONG	36 0 0 0 0 42
size:11&1:YOU	0 0 -49
size:11&1:_	38
size:11&1:a	37 0 0 0 0 0 -58
size:11&1:an	0 0 0 0 0 -40
size:11&1:das	20 -24
size:11&1:default	0 0 0 0 31 -26
size:11&1:der	18
size:11&1:do	-21
size:11&1:ein	-22
size:11&1:el	39
size:11&1:for	0 0 -53 0 0 -46
size:11&1:from	27 0 0 0 -61
size:11&1:il	26
size:11&1:im	25
size:11&1:in	-26 0 0 0 -57
size:11&1:la	43
size:11&1:last	10
size:11&1:le	45 0 0 0 0 0 -29
size:11&1:les	43
size:11&1:new	20
size:11&1:o	35 0 0 0 38
size:11&1:on	-15 0 0 0 -47
size:11&1:one	22 0 68 0 -67
size:11&VALUE	13
size:18	26
size:18&1:<name>	23 0 0 0 66 -61
size:18&1:ALWAYS	-16
size:18&1:DECIDE	38
size:18&1:DONT	51
size:18&1:EVERY	19
size:18&1:FUTURE_I	16
size:18&1:I	43
size:18&1:IS	28
size:18&1:MANY	30
size:18&1:MUST	21
size:18&1:NEVER	-18
size:18&1:PREFER	-20
size:18&1:SYMPTOM	37 0 0 0 0 -39
size:18&1:TASK	0 0 0 0 -79
size:18&1:THIS	19
size:18&1:UNLESS	26
size:18&1:USE	0 -65 0 0 -57
size:18&1:WE	22 0 0 0 0 -83
size:18&1:WHAT	28
size:18&1:WRONG	21
size:18&1:YOU	19
size:18&1:_	36
size:18&1:in	-13
size:18&1:on	30
size:18&1:one	20 70 -46
size:18&1:to	24
size:2	-45 0 0 0 -39 -31 -11
size:2&1:!	-24
size:2&1:<number>	18
size:2&1:AGAIN	-26
size:2&1:ALWAYS	-48
size:2&1:ASKS	-35
size:2&1:DECIDE	-57
size:2&1:DOING	-49
size:2&1:DONE	-55
size:2&1:DROP	0 -39 40
size:2&1:FORNOW	26 0 0 0 -31 39
size:2&1:FUTURE_I	-27
size:2&1:I	-14
size:2&1:IS	-44
size:2&1:KEEP	0 -38 41
size:2&1:LIVES	-44
size:2&1:MANY	-21 -30 48 -38 -43 -37
size:2&1:MAYNOT	-47
size:2&1:MUST	-47
size:2&1:NEVER	-56
size:2&1:NO	-30 47 -58 -50
size:2&1:NOT	-53
size:2&1:OWNER	-49
size:2&1:PREFER	-62
size:2&1:SYMPTOM	-51
size:2&1:TASK	-15 0 -24 35 0 -31
size:2&1:THIS	-23
size:2&1:TOO	-16
size:2&1:WHAT	-30
size:2&1:YOU	-41
size:2&1:_	-22 0 0 0 0 -71 -24
size:2&1:none	-18 0 0 0 -30
size:2&1:one	-52
size:2&1:two	-33
size:2&VALUE	-13 -36 -31 -57 0 -37
size:4	-32
size:4&1:<acronym>	18 0 0 0 0 -43
size:4&1:<amount>	0 41
size:4&1:<name>	-50
size:4&1:<number>	-32
size:4&1:<path>	0 0 -38 0 48
size:4&1:AGAIN	-26
size:4&1:ALWAYS	29 0 0 -44 -48
size:4&1:ASKS	-17
size:4&1:BECAUSE	-26
size:4&1:CALLED	-26
size:4&1:DECIDE	0 -60 0 42 -46
size:4&1:DOING	32 -64 0 -47 69 -60 -31
size:4&1:DONE	-27
size:4&1:DONT	0 66 -67 0 -31
size:4&1:DROP	-29 0 0 -41 0 -39
size:4&1:EVERY	-31 0 0 0 0 -57
size:4&1:FORNOW	-29
size:4&1:FUTURE_I	-18
size:4&1:HEARSAY	-20
size:4&1:HEDGE	-20
size:4&1:I	-48
size:4&1:IS	-36 -49
size:4&1:KEEP	0 0 0 0 -37 -64
size:4&1:LIVES	-61
size:4&1:MANY	-14 -30 0 0 0 -50
size:4&1:MAYNOT	-32
size:4&1:MOVED	12
size:4&1:MUST	16
size:4&1:NEVER	50 0 0 0 -36
size:4&1:NO	0 0 0 0 -56
size:4&1:NOW	-29
size:4&1:ONLY	0 10 -21 -44 58
size:4&1:OUR	0 0 0 0 -25
size:4&1:PAST_I	-42
size:4&1:PREFER	0 -33 33
size:4&1:SHOULD	-17
size:4&1:SYMPTOM	-64
size:4&1:TASK	-43 0 67 -49 -76 0 -1
size:4&1:THEY	-38
size:4&1:THIS	-50
size:4&1:TOO	-25
size:4&1:UNLESS	-51
size:4&1:USE	42 0 0 -80
size:4&1:WAS	-24
size:4&1:WE	-24 0 29 -63
size:4&1:WHAT	-29
size:4&1:YOU	-45
size:4&1:_	-10
size:4&1:a	-58
size:4&1:das	-46
size:4&1:de	-77
size:4&1:default	0 0 0 0 38 -20
size:4&1:der	-40 0 0 0 33
size:4&1:do	-31
size:4&1:el	0 0 0 0 24
size:4&1:for	-28
size:4&1:il	0 0 0 0 34 -33
size:4&1:in	19
size:4&1:just	-17
size:4&1:la	-65
size:4&1:new	0 0 0 39 -35
size:4&1:on	37 0 0 -49 0 0 -20
size:4&1:one	0 0 0 -56
size:4&1:the	-67 -59 0 0 59 -64 -31
size:4&1:there	-31
size:4&1:two	16
size:4&VALUE	0 0 -31 0 0 -41
size:7&1:<acronym>	-21 -53 0 0 53 -47
size:7&1:<code>	20 0 0 0 -52
size:7&1:<host>	-14
size:7&1:<name>	30 0 -39 0 0 0 -28
size:7&1:<number>	-22 0 0 0 0 -54
size:7&1:<path>	19
size:7&1:<version>	22 0 0 -40
size:7&1:AGAIN	14
size:7&1:ALWAYS	22 85 -18
size:7&1:ASKS	-27
size:7&1:CALLED	36 0 0 0 0 -45
size:7&1:DECIDE	0 -103 -83 0 0 -68
size:7&1:DOING	0 -82 -38 0 63 0 -41
size:7&1:DONE	15
size:7&1:DONT	-25
size:7&1:DROP	0 -56
size:7&1:EVERY	0 68 -122 -56 -96 -117
size:7&1:FORNOW	-30
size:7&1:FUTURE_I	0 -60 42 0 0 -49
size:7&1:HEARSAY	-32
size:7&1:HEDGE	-35
size:7&1:I	-34 -75
size:7&1:IF	15
size:7&1:INSTEAD	-13
size:7&1:IS	0 0 0 0 -69
size:7&1:KEEP	0 0 0 -56
size:7&1:LIVES	0 0 -51 -78
size:7&1:MANY	0 0 69
size:7&1:MAYNOT	41
size:7&1:MOVED	-48
size:7&1:NEVER	24 77 -74 -101 -47 -67
size:7&1:NO	32 0 0 0 -68
size:7&1:NOT	0 0 0 0 -50
size:7&1:NOW	-15 -55 0 -63 60 -30
size:7&1:NOWON	30
size:7&1:ONLY	-32 0 -46 0 -57
size:7&1:OUR	14 -40 0 -56 65 -42
size:7&1:PAST_I	-24
size:7&1:PER	17
size:7&1:PREFER	24 -35 46 0 -41
size:7&1:SHOULD	-42
size:7&1:SYMPTOM	-18 0 0 0 -37
size:7&1:TASK	-34 -36 0 -81 -4 0 -39
size:7&1:THEY	-37 0 0 0 -31
size:7&1:THIS	-38
size:7&1:TIME	33 -46
size:7&1:TOO	-43
size:7&1:USE	-43
size:7&1:WE	33 0 -77
size:7&1:WHAT	-16
size:7&1:WRONG	-30 -52 0 0 -52 43
size:7&1:YOU	15
size:7&1:after	-20
size:7&1:back	-25
size:7&1:both	-29
size:7&1:das	-14
size:7&1:de	64 -47 0 0 52
size:7&1:default	14
size:7&1:der	19 0 -89 0 44
size:7&1:die	0 -81 0 0 81
size:7&1:do	-16
size:7&1:ein	53
size:7&1:el	-13 0 0 0 55 -66
size:7&1:first	-27
size:7&1:for	24 -55 0 0 0 -29
size:7&1:from	0 -40
size:7&1:il	25 0 0 0 49 -37
size:7&1:in	20 0 0 -57
size:7&1:just	-32
size:7&1:la	0 0 0 -67 72 -61
size:7&1:le	0 -62 0 -43
size:7&1:les	0 0 -65 0 0 -36
size:7&1:los	33
size:7&1:new	31 0 -59
size:7&1:o	37
size:7&1:on	-8 -49
size:7&1:one	-20 -64 0 0 0 -28
size:7&1:para	21
size:7&1:the	-41
size:7&1:there	-21
size:7&1:to	0 -43
size:7&1:two	-18
size:7&1:un	29
size:more	37
size:more&1:IS	23
size:more&1:NO	13
size:more&1:_	14
size:more&1:the	21
size:more&VALUE	16
sur	0 0 0 0 0 -78
sur _	21
sur le	0 0 0 0 34
sur le _	0 0 0 0 34
than	0 0 0 0 0 -67
than PER $	-39
than PER IS	26
than _	-11 0 0 0 -42
than _ $	0 0 0 0 -39
than _ ,	-21
than a	0 0 0 -40
than a _	37 0 0 -34
than one	20
than the	-17
than the _	-25
than two	43
than two TIME	40 0 0 0 53
the <acronym>	0 -67
the <acronym> IS	-16
the <acronym> LIVES	22 0 20 0 -34
the <acronym> and	13
the <code>	15
the <code> _	15
the <date>	27
the <date> $	24
the <name>	18
the <number>	51 -49
the <number> _	50 -44
the <version>	23
the <version> _	23
the BECAUSE	-28
the CALLED	-41
the CALLED $	-19
the DECIDE	39 0 0 21 -67 -50
the DECIDE IS	36 -64 0 57 -43
the GRATITUDE	23 0 0 -41
the GRATITUDE $	25 0 0 0 -40
the GRATITUDE _	-19
the I	39 0 0 0 0 -27
the I _	24
the LIVES	-29
the LIVES $	-34
the LIVES IS	-14
the MOVED	-21 -39
the MOVED _	0 -39
the MOVED to	-26
the NOLONGER	22 -49
the NOLONGER _	22 -47 0 0 0 -46
the Name	36
the Name _	36 0 0 0 0 -32
the ONLY	0 -58 0 -65 63 -45
the ONLY _	0 -54 0 0 52 -36
the OWNER $	-19
the OWNER _	30 0 0 -33
the PER	23
the PER _	23
the SYMPTOM	-34
the SYMPTOM IS	-20
the SYMPTOM _	-29
the SYMPTOM one	-17
the TIME	-16 0 -77
the TIME $	0 -50 -27
the TIME LIVES	-18
the TIME _	-19
the TIME of	28
the TIME one	-31
the _ "	-12
the _ ,	-19
the _ ;	19 0 0 -45 -61
the _ <acronym>	0 0 0 0 0 -46
the _ <amount>	16
the _ <code>	0 0 0 0 55 0 -71
the _ <host>	21
the _ <name>	-16
the _ <number>	-59 0 0 0 0 -32
the _ <path>	-21 0 0 0 35 -32
the _ <version>	17
the _ ?	-39
the _ AGAIN	-13
the _ ALWAYS	-31
the _ CALLED	28 0 0 0 0 -54
the _ DECIDE	43 0 0 55
the _ DONT	-29
the _ DROP	20 0 0 0 43
the _ EVERY	7
the _ FORNOW	-39
the _ GRATITUDE	19
the _ HEARSAY	-22 0 0 -40
the _ HEDGE	-13
the _ IF	0 0 0 0 0 -41
the _ KEEP	4
the _ LIVES	0 -106
the _ MAYNOT	12
the _ MOVED	0 -78 0 0 0 48
the _ NEVER	0 40
the _ NO	29
the _ NOLONGER	15 0 0 8
the _ NOT	-42 0 0 -43 -31 48
the _ NOW	19 0 0 -37 61 -57
the _ ONLY	19
the _ OWNER	0 -50
the _ PER	-24
the _ PLEASE	-42
the _ SHOULD	-71
the _ SYMPTOM	-52
the _ THEY	0 0 -52
the _ THIS	51
the _ TIME	57 0 0 0 0 -62
the _ TOO	16
the _ UNLESS	31
the _ USE	-46 -59
the _ WAS	-23
the _ WE	55 -73
the _ WHAT	33
the _ YOU	42
the _ a	31
the _ after	24 -67 0 0 27
the _ an	-35
the _ and	0 0 0 40
the _ at	31 0 0 -71 51 -49
the _ between	-21
the _ but	-19
the _ do	-21
the _ for	-64 0 0 -81
the _ from	0 0 0 0 0 45
the _ here	-41
the _ in	0 -45
the _ into	11 0 0 0 -50
the _ like	-57
the _ most	-23
the _ of	-42
the _ off	-37
the _ on	0 0 0 -59 0 -59
the _ one	0 -78 0 0 -36
the _ out	10
the _ over	-29
the _ the	16
the _ to	0 0 0 12 13 -30
the _ two	11
the _ under	0 -44 0 0 42
the _ with	0 0 -77
the back	18
the back _	18
the default	-26
the default $	-35
the first	-24 0 -57 0 0 -69
the first _	-33 0 -28 0 0 -50
the first of	22
the first two	-13
the last	-22
the last <number>	-29
the new	-38 -72
the new _	-40 -66 0 64 0 -66
the new one	0 0 0 -43
the old one	0 0 0 0 -37
the one	0 -67
the one in	16
the other	-37
the other _	-47
the other one	-29
the same	-22
the same SYMPTOM	-21
the same _	-23
the same for	-19
the two	-47
the two _	-44
then $	0 -47 -53
then I	-20
then I _	-20
then WE	-31
then WE MUST	-29
then WE _	-17
then _	11
then _ $	20 0 0 -42
then _ THIS	-28
then do	-26
then do the	-26
then the	-12
then the _	18
there	-21
there $	-30 0 -47 0 0 -52
there ,	10
there FORNOW	-15
there FORNOW $	-15
there IS	0 0 0 -47
there IS a	-26
there IS an	-27
there IS two	15
there SHOULD	-17
there SHOULD _	-17
there WAS	-25
there _	28 0 0 0 -55
there _ NO	24
to <acronym>	23
to <acronym> $	24 0 0 0 -56
to <amount>	18 0 0 0 -46
to <host>	38 0 0 0 46 -33
to <host> $	28 0 0 0 40 -33
to <name>	41 0 0 -63
to <name> $	31 0 0 -47
to <name> ,	0 0 0 0 32
to <number>	32 0 0 -85
to <number> $	31 -63
to <number> ,	14
to <number> <acronym>	26
to <number> FORNOW	-25
to <number> NOW	0 23 0 0 -52
to <number> PER	39 0 0 0 32 -27
to <number> TIME	12 -63 0 0 81 -56
to <number> _	0 -93 0 0 115 -84
to <number> and	-20
to <number> for	-13
to <number> in	15
to <path>	25 0 -84 -67
to <path> $	19
to <path> and	0 0 0 0 0 -33
to ALWAYS	-16
to DONE	-21
to DONE $	-15
to EVERY	0 0 0 0 -54
to EVERY _	0 -45
to I	0 0 0 0 -38
to I $	-30 0 -37
to KEEP	-19
to KEEP the	18
to LIVES	-31 0 0 0 50
to LIVES $	16
to LIVES THIS	-25
to LIVES _	-16
to LIVES one	-33
to LIVES the	35 0 0 0 44
to Name	15 -55
to Name $	27 0 0 -5
to OWNER	-28
to PER	35
to PER $	31
to THIS $	-17
to THIS _	11
to TIME	28 -59 0 0 51
to TIME $	39
to TIME <number>	28
to USE a	-19
to WHAT I	16
to YOU	-30
to YOU $	-26
to _ "	-27
to _ $	0 0 0 0 47 -22
to _ ,	0 0 0 0 0 -79
to _ <number>	42 0 0 0 0 -68
to _ EVERY	-29
to _ HEDGE	13
to _ IS	0 0 0 -26
to _ MUST	-18
to _ ONLY	48 0 0 0 0 -50
to _ THEY	-26
to _ THIS	-33
to _ TIME	-18
to _ WHAT	-44
to _ a	-18 0 0 36 0 -28
to _ at	-32
to _ by	27
to _ for	-33
to _ from	15
to _ last	25 0 0 -30
to _ on	0 0 0 0 -39
to _ over	25
to _ the	18 0 -64
to _ to	16
to a	14 0 0 0 -64
to a _	14 0 0 0 -62
to do	0 0 0 0 -38
to do THIS	-28
to do _	28
to one	25 0 0 0 -36
to one _	33 0 0 0 -36
to the	-23
to the <acronym>	25
to the GRATITUDE	-26
to the TIME	-8
to the first	-41
to the new	-35
to the same	-17
to two	12
to two TIME	30
true	-22
true $	-14
two TIME	0 -74 0 0 0 -58
two TIME $	-24 0 0 -40 43
two TIME _	-32
two _ $	-35
two _ ,	13 0 0 0 41
two _ IS	13
two _ NOW	34
two _ UNLESS	35
two _ and	31
two _ at	-22
two _ for	0 0 0 0 -49
two _ in	17
two of	-43
two of the	-41
um	21
um _	32
um _ $	16
un	0 0 -52
un _	0 0 -52
un _ $	0 0 -44 -50
una	12 0 0 0 32 -29
una _	12 0 0 0 32 -29
und	0 -60
und NOT	36
und NOT <number>	16
under	18
under <number>	0 0 0 -44
under <number> LIVES	-29
under <number> _	39
under <path>	0 -42 0 0 51
under <path> $	32 -51
up	-15 0 0 0 0 -30
up $	0 0 0 -58 0 -62
up ,	28
up I	19
up I _	19
up a	-23
up a _	-23
up after	-23
up by	-48
up by <amount>	-31
up in	33
up in _	40
up in the	0 17
up on	0 0 0 0 54
up the	-28
up the _	-27
up to	0 -69
up to <number>	28
up to PER	18
up to _	-12
valued	19
valued:bandwidth	31
valued:clock	44 0 0 0 85 -62
valued:day	11 -77 0 -77 76
valued:frequency	19 0 0 0 50
valued:interval	43 0 0 -91 47
valued:money	48 -52 0 0 58 -57
valued:name	23 -66 0 0 0 0 69
valued:path	19
valued:share	-26 26 0 0 -5
valued:size	13 0 0 0 88 -66
valued:version	27 0 0 0 0 -87
von	44 0 -56 0 0 -59
von _	40 0 -44 0 0 -40
von _ $	15
with <acronym>	33
with <code>	45 -35 0 0 -47 0 75
with <code> $	35
with <code> ,	25 -24 0 0 -64 0 63
with <number>	0 0 0 0 0 0 -50
with <number> $	25
with <number> _	-8
with <path>	15 -52 0 -53 -71 -43 107
with <path> ,	17
with <path> _	0 -28 0 0 -44 -31 60
with I	35
with THIS	0 0 -52 0 0 -60
with THIS _	27 0 0 0 -39 -47
with THIS one	-30
with _	25
with _ $	24 -56 0 0 0 0 -60
with _ ,	14
with _ <flag>	28 0 0 -28 0 -30 70
with _ <number>	-24
with _ =	0 -32 0 0 37 -29
with _ ?	-15
with _ ALWAYS	-18
with _ IF	-15
with _ IS	21
with _ LIVES	28
with _ and	22
with _ for	-14
with _ in	35 -38 0 0 -49
with _ out	-38
with a OWNER	-37
with an	-11
with just	12
with one	-35
with one _	-35
with the	-18
with the TIME	-21
with the _	-17
with two	-12
with two _	-12
y	37 -52 0 -49
y _	28 -51
zu	17 0 0 0 0 -50
zu _	0 0 0 0 0 -38
~! !	-18
~, 0	-27
~, 000	16
~, 1	15 0 0 0 -27
~, 100	0 0 0 0 26
~, 24	22
~, 3	0 0 0 0 -39
~, 30	19 0 0 0 0 52
~, 500	0 0 0 0 29
~, 768	19 0 0 0 28
~, 8	16
~, 8443	21
~, a	11
~, about	-16
~, add	-16 34 -25
~, after	27 0 0 0 49
~, alleen	27 0 0 0 -38 -33
~, alles	19 -41
~, also	33 0 0 0 -41
~, always	29 0 0 -43
~, and	13
~, another	-33
~, as	-18 -49
~, ask	14
~, at	0 38 0 0 -38
~, auditors	0 0 0 -42
~, because	-16
~, both	0 -31
~, but	-34
~, can	-19
~, change	-25
~, changes	26 0 0 0 -50
~, check	-35
~, ci	26
~, compose	31
~, corrections	20
~, could	-19
~, credit	30
~, customers	27
~, da	26
~, dann	27 0 0 0 -50
~, das	25 0 0 0 -69
~, der	0 0 0 0 -43
~, do	-25
~, docs	0 0 0 -38
~, does	-34
~, don't	23 0 0 0 0 -64
~, el	20 0 0 0 -61
~, es	-17
~, even	41 0 0 0 -46
~, every	0 0 0 0 -51
~, everything	28
~, exactly	-21
~, except	20 0 0 0 54
~, export	28 -34 53
~, final	34 0 -39 42
~, fix	-40
~, for	28 0 -42 -49
~, full	0 0 0 -44 35
~, go	-41 -39
~, half	-12
~, he	-20
~, i	16 -69 52
~, i'll	-22
~, i'm	-32
~, ids	42 -52 0 -32
~, ignore	-23
~, in	18
~, invoices	28
~, is	-31
~, it	-17 0 0 0 50
~, it's	32 0 -96 0 -63 60
~, its	37
~, jobs	23
~, just	0 0 47
~, kafka	14
~, keep	19
~, la	21
~, last	-15 -29
~, le	0 0 0 0 -24
~, let's	-20
~, like	29
~, limit	-28
~, local	23
~, locally	-23 -25
~, look	-33
~, make	0 0 0 0 -44
~, many	43 0 58 -37 -55
~, marketing	54 -54 0 0 55
~, monthly	23 -32
~, more	0 0 0 0 0 -33
~, my	-15
~, needs	35 0 0 0 -42 0 58
~, newest	-27
~, nice	-24
~, nicht	47 -47 0 0 0 39
~, no	18 0 0 -32
~, nobody	38 -77 0 59 0 -77
~, not	24
~, nothing	0 0 0 -62
~, now	-25
~, o	16 -27
~, offline	0 0 0 -24 43
~, old	24 -46
~, on	42 0 0 -44
~, one	49 0 0 -35
~, only	0 0 0 0 0 37
~, open	-27
~, openocd	22
~, or	0 0 0 -39 38
~, our	21
~, pas	31 -37 0 0 -54
~, people	54
~, plain	42 0 -41
~, plan	35
~, pnpm	42 -52 0 -29 0 44
~, por	-26
~, prod	-26
~, put	-38 0 0 0 -23
~, python	24
~, reports	41 0 0 0 51 -35
~, rest	35
~, retries	36 0 0 0 -32
~, reviewers	27 0 0 0 -32
~, right	-37
~, run	-18
~, same	0 0 0 -43
~, seriously	-14
~, she	27 0 0 -33
~, ship	-28
~, show	-33
~, sorry	-30
~, stage	21 0 0 0 0 -37
~, staging	43 0 0 0 0 0 -42
~, start	-22
~, take	-18 0 0 0 -36
~, team	22 13 0 0 0 -60
~, tell	28
~, test	29
~, tests	30
~, thanks	-34
~, that	27
~, that's	20 -50
~, the	24
~, then	0 0 0 0 0 -61
~, there	13 0 -17 0 -34
~, there's	22 0 -31 0 0 31
~, they	-30
~, they're	43 0 0 0 -53
~, this	0 -47
~, three	15 0 0 0 36 -50
~, too	26 0 0 -51
~, two	47
~, use	0 0 -46 -57 0 60
~, users	-30
~, v1	24
~, v3	16
~, we	42
~, we're	43 0 0 67 0 -61
~, what	-17
~, what's	-42
~, which	0 0 0 0 0 -43
~, why	-38
~, with	-29
~, without	31
~, you	34 0 0 0 0 47 -37
~--profile dev	16
~-pfull verify	15
~0 79	-37
~0 9	20
~0 is	33
~00 and	-22
~02 :	-23
~1 ,	-20 0 0 0 4
~1 0	21 -36 0 50
~1 74	37 -32 0 0 32
~1 am	-18
~1 and	0 0 0 0 40
~1 gb	-33
~1 is	42 -42 0 0 0 -49
~1 to	30 -77 0 0 77 -58
~10 2	32
~10 mb	0 39 0 -36 -36
~10 minutes	24
~10 percent	-14 0 0 0 39
~100 ,	-26
~1000 per	-14
~12 characters	-37
~14 ,	20 0 0 0 -51 44
~14 :	-38
~14 days	24 -51
~14 is	-48
~14 open	-31
~14 tage	16
~15 minutes	28 -38
~16 ,	22 -36 0 0 48 -48
~16 and	35
~18 :	20
~180 kb	19 0 0 0 -46
~192 168	26
~2 ,	17 -61 0 0 57 -71
~2 0	34
~2 1	-15 -49 0 0 60
~2 3	-21
~2 5	21
~2 :	22
~2 gb	-47
~2 is	-19 0 0 0 31
~2 mb	-42
~2 to	11
~20 ,	46 0 -50 -52 0 48
~20 lines	-41
~20 minutes	18 0 0 0 46
~200 kb	13 -38 0 0 34
~200 mb	0 0 0 0 -33
~200 ms	25
~203 dpi	19
~24 04	14
~24 hours	17 -44 0 0 33
~25 mb	24
~25 minutes	-17 0 0 0 47
~250 since	36 0 0 -31
~28 days	28 -44
~3 1	0 0 0 0 -31
~3 12	28 0 0 -45
~3 2	19
~3 and	-21
~3 gb	23
~3 is	-48
~3 minutes	34 0 0 0 43
~3 of	-25 0 0 39 0 -30
~3 seconds	-17
~30 ,	38 -19 0 0 -61 52
~30 days	-9 0 0 0 0 -59
~30 s	16
~30 was	19 0 0 0 0 52
~4 ,	15
~4 0	23 -51
~4 cores	20
~4 hours	-25 0 0 0 30
~4 in	-17
~4 seconds	-40
~40 ,	-31
~40 rows	-36
~40 seconds	-31
~480 ,	19 0 0 0 28
~5 ,	21
~5 for	19
~5 mb	15 -41
~5 minutes	-29
~50 items	19
~512 mb	41
~6 since	39
~60 days	23
~64 gb	35
~7 as	0 0 0 0 -27
~7 days	15
~768 and	19 0 0 0 28
~8 gb	28
~8 hours	-18 -47 0 0 33
~8 to	18 20
~8 was	16
~80 ,	24
~80 ms	17 -43
~9 and	23
~90 days	-17
~99 5	14
~: 02	-34
~: 15	-14
~: 30	40
~: dev	25 0 0 0 44 -54
~: feed	17
~: make	20 -29 0 0 -55 0 56
~: no	48 45 0 0 -65 -63
~: nobody	16
~: one	-13 -63 -42 0 47 -39
~: please	-14
~: see	-46
~: stg	25 0 0 0 35 -34
~: the	0 0 0 -73 0 57
~: we	41 0 0 57 -51 -54
~; the	18
~a 401	19
~a 500	-42
~a and	-26
~a big	0 0 0 0 -45
~a bigger	-38
~a bit	-50
~a bug	20
~a button	-26
~a cache	32
~a case	-9
~a changelog	29
~a check	-19
~a coffee	-16
~a comma	-32
~a comment	-23
~a copy	27
~a counter	9
~a cron	-18
~a dashboard	20
~a date	-18
~a day	-38 0 -64 -71
~a degree	25 0 0 0 35
~a demo	-17
~a dependency	16 43
~a diagram	-25
~a difference	-15
~a different	-18 0 0 0 30
~a doc	35
~a draft	-18
~a dummy	29
~a few	-14
~a fix	-31
~a flag	-31 0 0 0 -41
~a flaky	26
~a form	-14
~a fourth	40 0 0 0 41 -25
~a freeze	-21
~a full	37
~a function	-23
~a gap	32
~a good	-33
~a hard	40 0 0 -56
~a hundred	-27
~a las	37 0 0 0 41
~a link	-27
~a list	-43
~a little	-32
~a lo	-36
~a lock	-31
~a login	21 0 0 0 36
~a long	-31
~a look	-44
~a lot	-29
~a machine	32
~a major	30
~a map	-27
~a matter	25
~a meeting	-25
~a member	-28
~a migration	41 43 0 0 0 -66
~a month	0 0 0 0 52
~a name	0 29 0 0 -34
~a new	-13
~a nice	-29
~a night	37 0 0 0 -42
~a null	-36
~a number	-15
~a page	21 -56
~a partir	0 0 0 0 -38
~a perfect	-15
~a person	28 -46
~a picture	-23
~a plan	-18
~a pleasure	-41
~a plugin	-32
~a postgres	20
~a pr	16
~a price	33 0 0 0 -44
~a problem	-31
~a queue	-15
~a race	-34
~a release	17 0 0 0 -43
~a restart	-25
~a review	-25
~a row	36 0 -35
~a rule	-36
~a runbook	30 0 0 0 -36
~a running	-26
~a script	-31
~a search	-20
~a second	0 0 0 0 0 -58
~a separate	14
~a session	22
~a short	-26
~a single	0 0 0 0 -37
~a slide	-26
~a small	-45
~a smaller	-23
~a spinner	-29
~a story	38
~a strange	-39
~a string	-28
~a summary	-32
~a table	0 0 -33
~a tag	22 -40
~a team	-25
~a tenth	32 0 0 0 34
~a test	31 49 0 0 -68
~a theme	-33
~a thousand	-23
~a ticket	44
~a time	33 0 0 0 -43
~a title	-18
~a typo	-57
~a user	-18
~a version	27 0 -49 0 38
~a view	-24
~a vpn	-32
~a warning	-29
~a week	-13
~a while	-40
~a year	0 0 0 0 0 -57
~ab jetzt	20
~ab märz	16
~abhängigkeiten ohne	13
~about 2	13 -36
~about 40	-13
~about a	-20
~about naming	0 0 0 -22
~about that	-34
~about yesterday	27
~above the	0 -31 0 0 36
~access to	34
~accessibility is	23
~according to	-18
~account ,	0 0 0 0 41
~acting up	-28
~adapt the	-27
~add a	-19 49 -50 0 -52
~add an	-23
~add it	-25
~add the	-25
~add types	-34
~adding comments	15
~address ,	17
~address is	20
~addresses ,	31
~adhérent peut	18
~admins can	-22 36 0 0 -30
~admins see	29 -38 0 0 39
~after 30	19
~after all	22 0 0 65 -61
~after an	-15
~after each	-16
~after init	31 47 -39
~after login	-24
~after lunch	-18
~after talking	16
~after that	-18 0 0 0 42
~after the	-34
~after three	-32
~again ,	0 0 0 0 -49
~again after	-26
~against the	0 -46
~agreed that	21
~agreed to	18 0 0 51
~agreed with	20 0 0 0 -37
~ahora es	21
~ahora no	-24
~al final	-15
~alert for	-26
~all ,	31
~all a	-19
~all good	-45
~all of	-34
~all our	27 0 0 0 50
~all queries	26
~all tests	-41
~all the	0 0 0 0 0 22
~all three	-42
~alles in	25
~allocations in	17
~allowed ,	42 -43 0 -28 -44 44
~allowed to	21
~almost full	-22
~almost there	-34
~also add	-14
~also for	19 0 -20
~alt text	31 30 0 0 -42
~altijd in	23
~always a	-36
~always add	-21
~always answer	15 -29 44
~always ask	15 44 -58
~always dns	-41
~always do	-35
~always extend	24 49 -32
~always fails	-22
~always in	26
~always run	36 0 -54
~always show	36
~always the	-43
~always use	0 0 -24
~always works	-19
~always write	23 0 -56
~am cache	-32
~am schema	21
~american spelling	27 0 38 0 -38
~amounts are	0 0 0 0 35
~amounts in	21 0 0 0 34
~an account	-9
~an argument	-30
~an entry	19
~an example	-11
~an exception	-20
~an hour	-45 -64
~an incident	29
~an index	-23
~an outage	37 0 0 0 -35
~an owner	0 -53
~an update	-38
~and 120	-12
~and 1200	19 0 0 0 28
~and 16	29 -35 0 0 52
~and 6	0 -35
~and add	-16
~and are	-25
~and check	-25
~and come	-23
~and continue	-25
~and don't	17
~and each	32
~and fix	-23
~and get	19
~and have	33
~and he	27
~and i	-36
~and it	-18
~and it's	28
~and look	-22
~and no	23
~and none	16
~and not	54
~and nothing	-21
~and now	-17
~and only	-16 0 0 0 52
~and run	-24
~and see	-19
~and send	-17
~and she	17
~and show	-21
~and still	-28
~and takes	18
~and text	-18
~and the	0 0 0 -52
~and their	30
~and then	-16
~and there	-23
~and they	25
~and to	25
~and try	-19
~and up	41
~and update	-23
~and wait	-21
~and was	-34
~and we	36
~and we're	24
~and write	-14
~another plan	-22 0 0 0 37 -32
~answer in	0 -33 54 0 -45
~answer the	-29
~answers short	37 -49
~answers with	-26
~antes de	-16
~antwortet nicht	-33
~any ,	29
~any longer	0 0 0 0 -26
~any more	29 -66
~anything else	35 0 -47 0 -33
~anything in	16 35 0 0 -46
~anything that	33 0 0 -46 -63
~anything under	21
~anything with	17
~anywhere ,	25 55 -37 -46 0 -40
~apache 2	32 0 0 -48 39
~apaga esse	-19
~api ,	19 43 0 0 -47
~api are	22 -52 -38 0 54
~api gives	36
~api is	23 0 0 0 0 -69
~api key	0 0 0 0 42 -51
~api listens	21 0 32 0 0 -32
~api never	-14
~app ,	31
~app ;	28
~app for	20
~app is	0 0 0 -60 0 -41
~app needs	21
~app services	0 -40 -26
~app stays	13 0 0 -27
~append only	0 -36 0 0 33
~applies to	19
~apply it	13
~archive keeps	15
~are 14	24
~are 20	33
~are 3	-30
~are 40	-34
~are 480	19 0 0 0 28
~are 8	24 -56 0 0 45 -39
~are a	21 -43
~are affected	-24
~are always	49
~are blank	-31
~are broken	-24
~are burned	23
~are computed	20 0 0 -24 -36
~are cut	0 0 0 0 46
~are deleted	0 0 0 0 -47
~are done	-19
~are encrypted	23 0 0 0 0 -31
~are enough	-23
~are final	19 -40 34 -52
~are fine	45 0 0 0 -64
~are fixed	-25
~are for	-13 0 0 0 -56
~are four	20
~are from	0 -28 0 0 47 -34
~are generated	0 -49 0 0 -37
~are going	21
~are gone	16 -44 0 0 0 -44
~are green	-29
~are hashed	21
~are having	34
~are immutable	22
~are in	18 0 -35 -63 57
~are iso	14
~are kept	30 -57 0 0 57
~are left	-27
~are like	27
~are limited	20
~are made	32 -43 -31 -51 62 -42
~are mandatory	-18
~are missing	-45
~are name	-28
~are named	16 0 0 0 0 -32
~are negative	27 -33 -28
~are never	-12
~are numbered	31
~are on	26 -70 0 -53 0 58
~are only	0 0 0 0 -25
~are out	-19 0 0 0 0 -35
~are over	0 0 0 -34
~are per	16
~are plain	27 0 0 0 49 -42
~are ported	-16 0 0 0 0 -31
~are read	33 39 0 -51
~are recorded	0 -26
~are red	-32
~are rotated	23
~are rounded	28
~are sent	29 0 0 0 51
~are separate	21
~are shared	39 0 0 0 20
~are signed	31 0 -47 0 0 -50
~are skipped	15
~are sorted	21
~are started	19
~are still	16
~are stored	25 -50 0 0 53
~are taken	25
~are the	-14
~are there	-15
~are two	0 0 -39
~are ulids	41
~are used	40
~are utc	29
~are valid	40 0 0 0 35
~are versioned	22
~are waiting	-31
~are we	-21
~are wiped	0 0 0 0 30
~are written	43 -59
~argue that	-14
~argument ,	-25 39 0 0 -37
~arrow functions	33 -39 54 0 -38
~as agreed	21
~as always	-20
~as an	-15 -51 -29
~as far	-18
~as in	39 0 0 -46 0 -48
~as it	-14
~as of	55 0 -85 0 0 -64
~as pdf	0 0 0 0 -33
~as possible	28
~as root	19 34 0 0 -35
~as strings	-26
~as well	20 0 -36 0 -58
~ask before	32 0 0 0 -40
~ask him	-32
~asked for	-17 0 0 0 -46
~asked in	16 0 0 43 -30
~asking me	25
~asks for	-25
~assertion per	31 0 0 0 -36
~assume that	-12
~async await	21
~at 0	-29
~at 02	-23
~at 1	16
~at 10	0 0 0 0 45 -40
~at 100	-38
~at 192	22
~at 2	-19
~at 5	-29
~at 600	33 0 0 0 51 -43
~at 80	-27
~at 9	-30
~at a	36 0 0 -46
~at all	-21
~at cloudflare	34
~at debug	20 0 0 0 -39
~at four	-13
~at full	21
~at https	22
~at it	-26
~at least	38 53 0 0 -62
~at line	-36
~at most	0 0 0 -56 0 -43
~at my	-19
~at night	29 -46 0 0 0 -54
~at nine	-27
~at noon	34 -39 0 0 35
~at once	-22
~at some	-15
~at start	28
~at ten	8
~at that	-17
~at the	15
~audio thread	24
~audit is	0 0 0 0 -45
~auf dem	-14
~auf deutsch	30 0 43 0 0 -39
~auf englisch	35 -51 67 -68 -48
~auf port	18
~aus dem	32
~available in	33 0 0 0 0 -34
~avoir deux	22
~away from	20
~away in	23 -45
~b ,	-18
~b and	16
~back after	-13
~back office	16
~back on	28
~back then	-20
~back to	0 0 0 79
~backfill ,	44
~backups are	27
~bad usage	30
~bank has	12
~batch size	0 0 0 -46 44
~be ,	12
~be 30s	34
~be a	29 0 0 33
~be an	15
~be back	-15
~be better	-22
~be blue	-31
~be brief	39 0 45
~be careful	-35
~be done	-45
~be empty	0 0 0 0 42
~be fine	-25
~be green	15
~be idempotent	35
~be in	21
~be nice	-24
~be no	24
~be quick	-17
~be readable	36 0 0 0 -44
~be ready	-35
~be reversible	24
~be right	-28
~be shown	-17
~be so	-44
~be sorted	-23
~be that	-26
~be the	11
~be to	-38
~be validated	-17
~be visible	-30
~because they	14 0 0 0 -38
~because who	-26
~been moved	0 0 0 35 -18
~been running	-35
~before ,	21
~before anything	42 61 0 0 -48
~before every	24
~before i	15
~before lunch	-26
~before the	28 59 0 0 -32
~before you	21 0 0 0 0 -65
~begin with	20 0 0 0 53
~behind a	20
~bei uns	24 0 0 0 -44
~belong to	-27 -40 0 0 0 49
~belongs in	0 0 0 0 -42 30
~belongs to	28
~below 5	37 0 0 0 46
~beschlossen ,	14
~better to	-21
~between 2	26
~between 8	-11
~between 9	22
~between runs	-20
~between the	-30
~big deal	-37
~big one	26
~billing ,	27
~billing is	-33
~billing module	25
~billing page	-15
~bisect it	-19
~bit ,	21
~bit more	-31
~bitte auf	25 0 0 0 0 -26
~bitte keine	21
~bleiben bei	24 0 0 0 0 -43
~block the	28
~block us	16 0 0 0 -45
~blocks ,	23
~blog post	-14
~blue green	23
~body ,	31
~bonjour ,	-21
~book says	-16
~boss wants	-14 0 0 0 -26
~both have	-29
~both must	-16
~both sides	36
~both versions	-21
~bottom right	22 -31 33
~bouton ne	-29
~box has	24
~box is	19
~branch ,	-30
~branch is	-66
~branch isn't	36 0 0 0 -43
~branch names	44 0 0 0 -48 -33
~branches are	15
~branches get	45 0 -30
~breaking changes	27
~breakpoints are	29 0 0 0 41 -50
~breaks on	21
~british spelling	22
~broke the	33
~bucket is	0 0 0 0 34 -28
~budget is	0 0 0 -65
~bug ,	-18
~bug in	-28
~build a	-18
~build has	38
~build needs	20 -55
~build number	-18
~build on	30 0 0 0 -45
~build se	13 0 0 0 -35
~build server	26
~build the	-34
~build took	-16
~bullet points	40 0 0 0 -33
~bump the	-29
~bundle budget	19 0 0 0 -46
~burned into	23
~but it	-27
~but nobody	-31
~but not	33 0 0 0 0 -38
~but only	28 0 0 0 0 -40
~but that's	-21
~but the	-22
~but then	-29
~button has	29
~button is	-19
~button should	-25
~button that	-19
~buttons ,	20
~buttons have	-39
~by a	20
~by accident	-27
~by aisle	21
~by date	-12 0 -29
~by day	23 0 0 0 35
~by default	30 -39 37 0 0 -24
~by digest	37 23
~by friday	-20
~by hand	0 0 0 0 -54
~by header	39 -37 0 0 52
~by it	19
~by last	21
~by make	31 0 0 0 -37
~by name	23
~by now	-25 0 0 -26
~by one	-23
~by somebody	14
~by the	23
~by two	-35
~by us	0 0 0 18 0 -61
~by year	-32
~c ,	32
~cache at	-18
~cache is	-23
~cache key	38 0 0 0 -53 53
~cada hora	23
~cada lunes	17 -33 0 0 39
~call a	25 0 0 0 52
~call it	27
~call the	15
~call them	-32
~calls a	12
~camel case	-24
~camera is	39
~can be	27 -48 0 -60 30 -60
~can come	-23
~can copy	29
~can delete	-15 36 0 0 -30
~can do	-16
~can go	-48
~can have	18
~can i	-15
~can it	-24
~can see	0 0 0 0 0 -38
~can u	-38
~can we	-26
~can you	-27
~can't be	14
~can't handle	32
~can't log	-43
~can't reach	0 -41
~can't see	0 -48 0 0 54
~can't use	0 0 0 0 -39
~cancelling is	19
~card numbers	19 41 0 0 -34
~card was	-16
~carpeta legacy	16
~carrier is	0 0 0 0 31 -26
~carry a	35 0 -39 -28
~carry the	33 0 -49
~cart and	-17
~cart is	-19
~case ,	22
~case for	0 -38 57 0 -57 -49
~certificates are	24 0 0 0 39 -41
~change a	-19
~change all	9 0 -21
~change any	-12
~change anything	-31
~change of	14 0 0 0 -60
~change that	-20
~change the	-41
~change without	19 35
~changed ,	32
~changed in	0 0 0 0 30
~changed it	31
~changed something	-11
~changed the	-27 0 0 -40
~changes are	26
~changes go	19 38 0 0 -46
~changes in	25
~changes is	11
~changes the	37
~changing it	22 0 0 0 46
~channel manager	21 0 0 0 36 -27
~check in	39 0 -47 0 53
~check is	23 0 0 0 -46
~check my	-17
~check runs	0 0 0 0 37 0 -28
~check that	-20
~check the	-37 0 0 0 -35
~check why	-29
~checkout ,	30
~chez ovh	28
~chez scaleway	26 0 0 0 34
~ci ,	0 0 0 0 -44
~ci has	0 -30
~ci is	0 -31
~ci runners	-16
~cierra a	24
~classes ,	24 50 -36 -23
~classes in	12
~clean up	-29
~click it	-26
~clicking on	-15
~client ,	33 0 0 0 -42
~client is	0 33 0 -28 0 -24
~client wants	-41
~close it	-13
~close the	22
~closed ,	-28
~closed on	15
~closes at	38 0 -32 0 35
~closes the	33
~cluster has	35 0 0 -38 51
~cluster is	0 0 0 0 0 -34
~cluster was	34
~code ?	-15
~code comments	29 0 -36
~code is	0 0 0 0 0 -49
~code to	-62
~colors are	0 -47
~column and	-16
~column for	-38
~column is	24 0 0 0 50 -26
~columns instead	-24
~com o	16
~come from	17 0 0 -71
~come through	16 0 0 0 36
~comentarios en	30 0 36
~comes from	0 0 0 0 0 -73
~command is	45 0 0 0 0 -34
~commenti in	17
~comments in	-16
~comments that	28
~comments to	31 -55
~commit and	-36
~commit body	31
~commit generated	26 33
~commit message	-22
~commit messages	45 -30
~commit that	-18
~commit this	-33
~commit yet	-29
~commits ,	29
~compare with	-21
~complains about	-36
~complains that	-29
~compose --profile	16
~con php	29
~config is	27 -45
~confused people	29
~console log	-23
~constructor injection	27
~context :	0 0 0 -21 48
~contract with	46
~contracts are	17
~convert the	-26
~convert this	-15
~coordinates are	0 0 0 0 -46
~copy ,	-25
~copy is	21
~core may	33 41 -32
~correct ,	19
~could always	-13
~could argue	-15
~could be	-18
~could not	-17
~could we	-17
~could you	-18
~counter goes	-40
~country ,	-17 0 0 0 40
~counts as	32 -44 0 0 52
~counts from	31
~coverage is	-16 0 0 0 34
~crashes on	-35
~crc is	25 0 0 0 39
~create a	-32
~created_at and	0 40 0 0 0 -29
~cron job	-18
~currency ,	17 0 0 0 0 -35
~current loop	30
~customer and	-15
~customer complained	-22
~customer gets	27
~customer has	-21
~customer id	-14
~customer was	-25
~customers ,	-16
~customers are	29 0 0 0 59 -64
~customers in	-29
~customers see	18 0 0 0 -38 39
~customers who	-32
~customers with	9
~cut off	-39
~cut the	-16
~cut to	-11
~da nicht	-27
~danke dir	-13
~dans les	20 0 0 0 -27
~darf nicht	-20
~dark theme	-26
~das haus	41 0 0 0 0 -39
~das ist	27
~das lager	23 0 0 0 32
~das mal	-26
~das nicht	-38
~das sieht	-27
~dashboard for	-22
~dashboards are	28
~data ,	-30 -49
~data guild	25 50 0 -46 -52 -37
~data in	0 0 -35 0 31
~data must	22 0 0 -18
~data stays	24
~database ,	-14
~date ,	-17 0 0 0 53 -51
~date is	-35
~dates are	-16
~dates in	22 0 -44
~day now	30 0 0 0 31
~day of	28
~days ,	0 47 0 0 -67
~days now	20 0 0 0 -16 45
~days of	-20 0 0 0 33
~db and	-13
~db is	0 0 0 0 0 -34
~dbt run	15 0 0 0 -31
~de commit	26 0 58 0 -55
~de klant	-36
~de la	22
~de pedidos	-35
~de pruebas	-10
~de testes	19
~dead ,	0 0 0 -27
~dead code	-36
~deadline is	-32
~deal with	28
~decided against	28
~decided nothing	-27
~decided that	14
~decided to	18
~decimals ,	30 0 0 0 52 -48
~default branch	42 0 -37
~default carrier	0 0 0 0 31 -26
~default exports	36 68 -64
~default is	-18
~default to	-9
~degrees in	-23 0 0 0 -40
~delete ,	20
~delete a	26
~delete button	-29
~delete it	35 0 0 0 0 -37 -21
~delete that	-21
~delete the	-34
~deleted after	35 49 0 0 -48
~deleted means	16
~deleted the	-27
~deletes the	-32
~delivery is	26
~demo is	32 -35
~den fehler	-29
~den import	-21
~dep deploy	16 0 0 0 -48 0 52
~depend on	24
~dependencies and	-15
~depends on	30 0 0 -49
~deploy it	-29
~deploy on	-28
~deploy the	-32
~deployed it	-25
~deploys on	31
~deprecated ,	-28
~deprecated ?	-27
~der export	-34
~der import	0 0 0 0 0 -40
~der kunde	0 0 0 0 37 -23
~der newsletter	28
~der testzugang	33 0 0 0 30
~desde enero	30
~design files	30
~design system	13
~detail page	-13
~deutsch ,	18
~deutsch und	16
~dev ,	20
~dev up	16
~devices per	18
~diagram of	-25
~did it	-21
~did not	-28
~did that	-18
~did we	-19
~did you	-35
~didn't run	-36
~die frist	12 0 0 0 -55 55
~die liste	-42
~die neue	16
~die schnittstelle	0 0 0 0 44 -40
~die session	35 -39
~die tabelle	-12 -33
~die tests	-42
~diff first	-39
~diff is	-35
~difference of	-15
~differs by	-22
~diffs ,	47
~digits and	24
~dir mal	-20
~directly ,	32
~discussed with	24
~disk on	-27
~disk was	-26
~disks ,	23
~dns is	15
~dns ttl	34 0 0 0 34
~do a	-23
~do in	18
~do not	0 69 -70 0 -44
~do that	-23
~do the	-24
~do this	-26
~do you	-18
~doc comment	35
~docker ,	-49
~docker compose	27 0 0 0 -52
~docs ,	21
~docs in	37 0 48 -35 -41
~docs say	-43
~document the	-13
~does it	21 0 -49
~does that	-14 0 0 0 0 36
~does the	16 0 0 0 0 -40
~does this	-26
~doesn't matter	-33
~doesn't work	-32
~domain is	-20 0 0 0 0 -30
~don't add	0 39
~don't ask	0 -42
~don't change	-41
~don't count	0 -36
~don't edit	28
~don't forget	-25
~don't get	-17
~don't invent	21
~don't know	-10
~don't like	-13
~don't match	-36
~don't need	18
~don't push	-14
~don't put	25
~don't ship	21
~don't think	-19
~don't touch	16 35 -44 0 -35
~don't use	19 0 0 -50
~don't want	-28
~don't worry	-35
~done ,	-20
~done by	24
~done with	-25
~dont touch	-14
~doubled our	17 -42
~down again	-18
~down to	35 0 0 0 46 -36
~drain node	-25
~drop it	20
~drop the	-33
~dropped the	45 0 0 44 0 -32
~dropping the	34
~during incidents	35 0 0 0 -39
~during office	21 43 0 0 -29
~dynamic memory	22 46
~dürfen nicht	35 0 0 0 -46
~e2e suite	28
~e2e tests	-22 19
~each file	-37
~each service	26 31 0 0 -48
~each step	-23
~each time	-29
~early returns	56 -41 46 0 -42 -48
~edge ,	-13
~edit ,	0 0 0 0 -22
~edit the	30
~edit them	0 -32
~edits the	31
~ein beitrag	33
~el almacén	18
~el certificado	26
~el de	27
~el entorno	17
~el horario	16
~el informe	-30
~el iva	46 -43
~el log	-33
~el proxy	-28
~el puerto	27
~elk kwartier	24
~email and	-38
~emails are	39 -40 0 0 42
~emergency stop	21
~emojis in	24 -44 47
~empty ,	24
~empty list	28
~en céntimos	0 47 0 0 -35
~en el	19 0 0 0 -49
~en inglés	0 -42 57 0 -52
~en local	17
~encrypted with	23 0 0 0 0 -31
~end in	0 0 -42
~end of	57 0 0 0 0 -44
~ended in	34 0 0 -34
~endpoint for	-27
~endpoint has	36
~endpoint that	-13
~ends in	20 -50 0 -52 52 -46
~english ,	28
~english in	27 0 27 0 -37
~english only	0 0 0 38 -37
~english please	26
~enough for	16 -37 0 0 -47
~entorno de	17
~entry in	19
~entschieden ,	20
~env vars	-23
~environment is	0 -45 0 0 44
~error :	-30
~error before	-21
~error message	-28
~error messages	38 0 0 0 -39
~errors ,	-20
~errors are	37
~errors should	16
~es de	36
~es el	39 0 0 -57 -30 52
~es la	21
~es nur	15
~es sind	-28
~esse arquivo	-19
~est chez	37 0 0 0 50 -45
~est de	19
~est en	-24
~este error	-16
~está en	-15
~euros ,	20 -32 0 -29 -31 47
~even if	14 -60
~even in	26
~ever have	-22
~every 30	34
~every 90	-23
~every change	42 0 0 0 -37
~every commit	24
~every endpoint	36
~every friday	28
~every function	31
~every hour	27 0 0 0 28 -35
~every line	15
~every new	29
~every night	38 -38 0 0 49
~every order	-16
~every page	-16 0 0 0 -28
~every pr	15
~every public	21
~every request	-34
~every row	-14
~every second	-20 -59
~every service	-25
~every step	23 -40
~every sunday	30
~every ten	-15
~every tenant	0 -44
~every time	-29
~everybody else	-14
~everything else	0 -42
~everything goes	20
~everything in	-14
~everything is	0 -49 0 0 52
~everything that	20
~everywhere ,	14 -41
~exactly one	-21 -46 0 0 56
~exactly what	-32
~example ,	34 0 0 -47 57 -70
~example com	-46
~except for	-24
~except the	-38
~exceptions ,	-22
~existing helpers	38 0 0 -41
~expire after	41 -36 0 0 42 -38
~explain the	27 -48 50
~export has	-30
~export that	-37
~export the	-39
~export them	14
~exported functions	37
~exports are	33 0 0 0 -60
~extend the	-34
~extended to	37 0 0 0 36
~failing test	-18
~fails on	-31
~fails the	-22
~fails with	-28
~fait avec	13 0 0 0 -35
~falla el	-27
~falsch ,	17
~fan of	25
~far as	-18
~faster ,	-20
~feature store	31 -43 0 0 23 -37
~features ,	33
~feed has	0 0 0 0 44
~feels like	-24
~ficamos com	17
~field for	-19
~field injection	27
~field is	-17
~fields are	-29
~figures are	35
~file ,	-14 0 0 0 44 -41
~file and	-14
~file for	-22
~file from	-43
~file has	13
~file i	-27
~file is	44
~file only	-13
~file per	0 0 0 0 -57
~file please	-19
~file size	0 -27
~file that	22
~file they	45 -51 0 0 -41 35
~file to	-29
~files ,	33 0 -24
~files are	28
~files at	-23 -39
~files have	-29
~files in	-11 0 0 0 0 -46
~finalement on	23
~find out	-17
~find the	-25
~fine ,	12 -50 0 52
~fine now	-20
~finished the	-18
~first ,	25 0 0 0 -61 -71
~first ?	-19
~first and	25
~first argument	21 39 0 0 -37
~first of	29
~first page	-19
~first part	-14
~first the	-27
~first three	-35
~fiscal year	24
~five seconds	-24
~five years	16 0 0 43 -30
~fix it	27 -50 57
~fix that	-44
~fix the	-36
~fix this	-31
~fix what	-19
~flag is	25 0 0 0 0 47 -48
~flags are	29
~flags that	-5
~flaky test	27
~flash --runner	19
~flash it	-35
~flashing is	0 0 0 0 -44
~floats for	17 0 0 -32 0 -36
~follow the	-28
~for 20	34
~for 60	22
~for a	-29 -53 0 0 0 -55 34
~for about	17
~for access	-19 0 0 0 33
~for admins	-13
~for all	23
~for an	-34
~for anything	39 0 0 0 -52 -30
~for bad	30
~for ci	-17
~for components	31 -34 48
~for each	-24
~for every	0 0 0 0 -50
~for everyone	25
~for everything	14 -59 -52 0 17
~for feedback	-14
~for good	34 0 0 0 0 -37
~for it	0 0 0 0 -35
~for march	-16
~for me	15
~for more	16
~for now	-25
~for one	0 0 0 -41
~for refunds	0 0 -34
~for reports	17 0 0 0 45 -42
~for returns	36 0 -32 0 43 -39
~for ten	0 0 0 0 0 -36
~for that	-19 -23
~for the	-22
~for them	0 0 0 0 -34
~for things	34
~for this	-40
~for tuning	0 0 0 0 -36
~for two	-16 0 0 0 0 -33
~for us	25
~for what	29
~for your	0 0 0 0 42
~forbidden to	-9
~force push	37 37 -40
~force unwraps	24
~forever to	-12
~forget it	-35
~forget the	-36
~form for	-14
~form has	41 0 0 0 48
~form needs	-23
~format is	12
~forse è	-11
~found it	-34
~four eyes	32 41 0 0 -48
~fps on	28
~free of	21
~free plan	-27
~free tier	25
~free up	19
~freeze ,	17 0 0 0 -50
~freigaben macht	35
~friday ,	-21 0 0 0 19
~frist ist	16
~from 3	22
~from a	-19
~from april	26
~from ci	12 0 0 -27
~from it	-17
~from now	0 0 0 0 -47
~from production	24
~from spain	-44
~from that	13
~from the	10
~from today	32
~from two	0 -53 0 -52
~from yesterday	-23
~from zero	37 0 0 0 0 30
~function ,	39 0 0 0 -47
~functions ,	34
~functions for	33 -39 54 0 -38
~fyi the	20
~für den	-20
~für die	-28
~gateway ,	29
~gave up	0 0 0 53 -39
~gave you	27
~gb ,	-22
~gb now	35
~gegen drei	24
~geht nicht	-39
~generate ,	0 -40
~generated ,	21 0 0 0 -52
~generated files	36 38 -35 0 0 -38
~get :	-31
~get a	0 0 -47 0 0 -44
~get rid	-35
~get the	-22 0 0 0 41
~gets a	-15
~gets deleted	29
~gets two	-20
~gibt es	15
~gift cards	20
~github actions	33 -47 -44
~give it	-22
~give the	-18
~give you	-14
~gives me	-33
~gives no	-20
~go back	-32
~go in	14 58 0 0 -55
~go into	29 0 0 0 -58
~go on	-49
~go out	0 0 0 -40 56 -44
~go test	13
~go through	-25
~go with	18
~go wrong	-28
~goes away	30
~goes back	-34
~goes into	18 0 -34
~goes live	21
~goes through	49 0 0 -48
~goes to	-21
~going to	49 -53 0 67 -59 -41
~going with	26
~gone ,	31 0 0 0 0 -66
~good idea	-18
~good night	-28
~good to	-26
~got a	16
~got no	-27
~got the	-26
~got upgraded	20
~gpu 3	-15
~gpu box	22 0 0 0 50
~gpu hours	-20
~grafana moved	28 0 0 0 28 -16
~graphql is	25
~gratis vanaf	18
~grazie mille	-19
~great ,	-28
~green after	-21
~grew to	41
~grouped by	-25
~gut aus	-27
~guten morgen	12
~haben uns	20
~had a	-42
~had an	-27
~had more	-14
~had no	0 0 0 0 0 -37
~had two	-24
~halden example	27
~half a	27 0 0 0 -49
~half of	-31 -28
~hallo ,	-24
~handed over	38
~handlers must	42
~hands off	38
~happens at	0 0 0 39 -40
~happens if	-27
~happens in	-25 0 0 -37 36
~hard coded	-18
~hard limit	41 -32
~hard to	-42
~has 1	21
~has 3	15 -58 0 0 67 -61
~has 40	21
~has 64	35
~has 9	35
~has a	16
~has an	41
~has been	-33 0 0 24 -24
~has exactly	14
~has expired	-29
~has its	51 -81 0 0 79
~has no	-51 -46 0 -41
~has the	33
~has to	35
~has two	0 0 0 0 0 -47
~hash in	25
~hat höchstens	39 0 0 0 40 -31
~haus example	37 0 0 0 35
~have a	0 0 0 0 0 -76
~have about	-26
~have an	0 -43
~have at	14 28 0 0 -37
~have been	-40
~have changed	-19
~have it	19
~have its	-26
~have never	-14
~have no	0 0 0 0 0 -74
~have one	-30
~have ten	23 0 0 0 0 -43
~have the	0 -54 -34 0 61
~have this	-26
~have time	-17
~have to	0 61 -32 0 -88
~have two	-16
~have up	32
~have we	-25
~have you	-27
~having two	34
~hazardous goods	30
~he wants	32
~head office	17
~header ,	-16
~header is	-26
~heads up	31
~heavy for	27
~help me	-21
~here ,	-25 -63 0 0 0 55
~here never	26
~here on	27
~here the	-35
~here's the	-35
~het nog	-38
~hm ,	-27
~hmm no	-26
~hmm the	-13
~hold on	-36
~holdout is	0 0 0 0 0 -28
~hosted version	23
~hosting is	33 0 0 -30 41
~hot path	37 0 -42 -47
~hour ,	16 -40 0 0 54 -60
~hour ago	-39
~hour and	-19
~hourly now	21
~hours ,	-12
~hours for	-20 0 0 0 30
~hours to	-31
~how about	-24
~how come	-37
~how many	-31
~how the	-18 0 0 0 -53
~https :	18
~i always	-35
~i am	18
~i broke	-24
~i can	18
~i click	-33
~i could	-18
~i decided	17
~i deleted	-46
~i do	24
~i don't	-32
~i enter	-19
~i expected	-23
~i finished	-18
~i found	-36
~i gave	21
~i get	-35
~i guess	-12
~i had	-28
~i hate	15 0 0 0 0 -44
~i have	-43
~i just	-36
~i know	17
~i learned	-19
~i looked	-19
~i love	-20
~i made	12
~i mean	15
~i meant	17
~i moved	20
~i need	-46
~i never	-29
~i only	-20
~i opened	-15
~i pasted	-26
~i prefer	29
~i prezzi	28
~i put	-15
~i ran	-29
~i renamed	-16
~i rolled	-21
~i run	-28
~i said	47 0 -46 0 -64 61
~i see	-43
~i sent	-30
~i shall	-16
~i should	-16
~i take	16
~i talked	36 0 -50 49 0 -35
~i tested	-17
~i think	-41
~i tried	-24
~i try	-13
~i want	0 -52 47
~i wanted	-20
~i was	-15
~i went	-29
~i were	-18
~i will	-38
~i wonder	-26
~i write	23
~i'd be	-26
~i'd like	34 -65 69 0 -48
~i'd love	-15
~i'll be	-15
~i'll do	-42
~i'm back	-28
~i'm going	-18
~i'm on	-36
~i'm still	-12
~ich bin	-19
~icon is	-43
~id ,	-23
~id 42	-22
~id in	26 0 0 0 -40
~id is	16
~idea ,	21
~idea if	-19
~idea why	-14
~idempotent ,	49 0 0 0 -44
~ids :	18 0 -32 0 31
~ids are	38 -49 0 0 69 -55
~ids stay	26
~if it	33
~if nobody	-22
~if that's	-20
~if they	18
~if we	-34
~if you	25
~ignore it	-10
~ignore the	-31
~im urlaub	-35
~image has	33
~image is	-18
~images are	-14 -49
~images from	-23 0 0 0 30
~images to	-21
~images without	35
~imagine a	-19
~immutable ,	21 0 0 0 0 -36
~implement the	-31
~importer is	11
~in ,	-11 0 0 -54
~in :	30
~in a	0 -59 0 -49
~in advance	-17
~in an	-33
~in any	29 37
~in anything	23 -45
~in bigquery	-12
~in blue	-47
~in brackets	23
~in by	-25
~in cents	0 0 0 0 28
~in checkout	-29
~in ci	30
~in config	0 0 0 0 40 -33
~in core	29 38
~in cost	21
~in db	39 0 0 0 -54 51
~in der	-17
~in docs	-13 0 0 0 0 -48
~in edge	-16
~in english	18 -41
~in eu-central-1	31 -43 0 0 39
~in europe	13
~in every	33
~in five	16 0 0 43 -30
~in francs	-17
~in frankfurt	40 0 -40 0 40
~in front	17
~in general	27 -46
~in german	43 -41 50 0 0 -42
~in git	29
~in here	-34
~in it	27
~in italiano	17
~in json	-16
~in july	31
~in june	20 0 0 0 0 -45
~in lib	19 0 0 0 -48
~in lower	16
~in march	36 -53 0 0 0 -36
~in may	27 -50
~in memory	-26
~in messages	0 0 -41
~in mind	-35
~in minutes	26 0 0 0 -53 42
~in my	-21
~in one	-22
~in our	36
~in packages	23
~in penpot	25
~in public	16
~in python	18
~in review	-31 0 0 0 -33
~in safari	-52
~in scripts	-22
~in spring	-18
~in src	-23
~in switzerland	34 -41 0 0 53 -50
~in ten	-23
~in test	14
~in tests	0 0 0 -61 0 -52
~in texts	23 0 0 0 -46
~in that	20
~in there	0 58 -42
~in this	-18
~in tools	23
~in two	14
~in update	16
~in utc	33 0 0 0 44 -41
~in utils	-35
~in with	25 0 0 0 39
~in worker	-21
~in yaml	38 0 0 0 -41
~incidents are	27
~include the	29 0 0 0 -43 39
~increase the	-17
~index is	29
~index on	-23
~informe sale	-18
~input reaches	-20
~input system	26
~inscriptions ouvrent	31 -36
~install it	-30
~install please	-40
~install something	24
~instead of	22
~integration environment	20
~integration tests	22
~interface ,	-15
~into a	-37
~into it	-35
~into its	-26
~into the	19 0 0 0 0 -45
~into this	21
~invite people	0 40 0 0 -37
~invoices are	31
~ios 16	16 -34 0 0 41
~is ,	41 0 0 45 -40 -46
~is 0	-22 0 0 -32
~is 1	16 -32 0 0 32
~is 10	42 -53
~is 100	-23
~is 12	37 -45
~is 14	17
~is 180	19 0 0 0 -46
~is 2	-36 -57 0 0 0 -56
~is 20	29
~is 22	-22
~is 24	17 0 0 0 36
~is 25	23
~is 26	42 -36
~is 28	28 -44
~is 3	0 -54 0 35
~is 30	41 -61
~is 300	37 0 0 0 53 -44
~is 4	28
~is 40	30 -35 0 0 44
~is 5	26 0 0 0 0 -65
~is 600	25
~is 64	16
~is 7	37
~is 8	33
~is 80	29 -42
~is 90	-18
~is about	-15
~is acting	-28
~is all	-36
~is allowed	0 0 0 -15
~is almost	-20
~is already	-33
~is always	35
~is an	36 0 0 0 0 -55
~is approved	-39
~is at	0 0 0 -43 65 -29
~is back	44
~is bad	-34
~is behind	-41
~is blocked	27 0 0 0 38
~is blurry	-28
~is broken	-40
~is built	28
~is by	12 0 0 0 -46
~is called	37 0 -62 -67
~is cancelled	46 0 0 12 -51
~is closed	11 0 0 0 55 -53
~is cut	-32
~is dead	-29
~is deleted	-16 0 0 0 -40
~is deprecated	-27
~is disabled	39 0 0 -34 46 -41
~is displayed	-44
~is done	-21
~is dropped	28
~is empty	-36
~is enough	-24 -45
~is ever	18
~is expired	-34
~is faster	-17
~is fine	-49 0 0 -48
~is for	39 -69 -50
~is free	19
~is from	38
~is frozen	45 0 0 0 0 -37
~is full	-54
~is generated	29
~is going	31
~is gone	21 -63
~is green	-32
~is growing	-34
~is half	39 0 0 -21
~is hard	-31
~is id	37 0 0 0 -52 49
~is ios	16 -34 0 0 41
~is it	-17
~is its	23
~is late	-17
~is left	19
~is loaded	-25
~is make	53 0 0 0 0 -43
~is missing	-52
~is mounted	33
~is named	0 0 0 0 -51 56
~is net	33
~is never	-14
~is next	-42
~is no	-14 0 0 -28
~is noise	22
~is not	-17 37 0 -75
~is now	-12
~is off	13
~is on	14
~is one	40 0 0 0 0 -36
~is only	46
~is open	17
~is opened	19
~is optional	-21
~is our	29
~is out	0 0 0 0 -41
~is outdated	0 0 0 -37 36
~is over	0 0 0 0 -45
~is owned	0 -44
~is part	37 54 0 0 -51
~is per	34 0 0 -39 0 46
~is printed	24 0 0 0 39
~is protected	34 -37 0 0 41 -30
~is pushed	22 -40
~is read	-15 -39 0 0 53
~is refreshed	24
~is required	-31 0 0 0 -28
~is reserved	21
~is reset	32
~is returning	-35
~is right	10
~is sent	20
~is set	-15
~is shared	19
~is shown	-19 0 0 0 -24
~is slow	-15
~is split	26
~is started	17 0 0 0 -38 0 49
~is status	25
~is still	0 0 0 0 43
~is stored	27
~is stuck	-42
~is taken	-35
~is that	-25
~is the	14 0 0 -85
~is this	-28
~is to	-34
~is too	-33
~is touched	22 36 0 0 -40
~is translated	-44
~is ugly	-25
~is up	-18
~is updated	38 0 0 -53 52
~is upside	-25
~is used	33 0 0 0 54
~is visible	-19
~is waiting	-27
~is weekly	31
~is why	-18
~is wiped	28
~is written	27
~is wrong	-30
~ist 14	16
~ist bei	29
~ist das	-22
~ist kaputt	-17
~ist rot	-24
~ist weg	-25
~ist zu	-32
~it ,	23 0 0 0 -54 -18
~it also	-29
~it and	-19
~it be	-31
~it breaks	29 0 0 0 0 -50
~it came	16
~it compiles	-39
~it complains	-23
~it crash	32
~it crashed	-13
~it crashes	-22
~it depends	-15
~it doubled	30
~it every	22
~it fails	13
~it faster	-17
~it first	-15
~it for	-36
~it goes	-18
~it got	-36
~it happens	-36
~it has	25 0 0 -74
~it in	0 0 0 0 -51
~it is	-22
~it isn't	21 -35
~it like	14
~it loads	-32
~it locally	20
~it looks	-13
~it makes	17 -41
~it must	-44
~it myself	-33
~it needs	29
~it now	-32
~it on	-29
~it once	-19
~it only	-14
~it ourselves	19
~it out	-21
~it prints	-28
~it reads	-32
~it running	-17
~it runs	39
~it says	-39
~it short	-49
~it simple	-22
~it started	-14
~it starts	-36
~it stopped	-21
~it the	14
~it this	-40
~it to	-22
~it tomorrow	-24
~it too	18 0 0 0 0 -33
~it took	-45
~it twice	-20
~it up	-16
~it was	-37
~it when	31
~it with	-17
~it work	-27
~it worked	-17
~it works	-37
~it would	-27
~it writes	22
~it yourself	23 0 0 0 -46 50
~it'd be	-17
~it's 40	-18
~it's a	28 0 0 0 -61
~it's always	-49
~it's at	-22
~it's back	-37
~it's been	-30
~it's being	27
~it's broken	-28
~it's called	36
~it's fixed	-21
~it's not	0 0 0 0 -45
~it's old	-36
~it's only	-39
~items at	-20
~its fine	-30
~its id	21
~its own	24
~iva va	25 -30
~ja ,	26 0 0 0 -26 -29
~java 11	30 0 0 0 41
~java 17	24
~je préfère	29
~jede nacht	16
~jede änderung	21
~jedem release	18
~jest here	33
~jetzt donnerstags	17
~jetzt geht	-36
~jetzt pnpm	36 0 57 0 -41
~job has	-22
~job is	37 0 0 0 0 -38
~job ran	-31
~job runs	-21
~jobs ,	21
~js side	-24
~json ,	17 0 0 -52 0 -52
~json for	0 0 0 -17
~just a	-20
~just look	-22
~just the	-36
~just this	-24
~kannst du	-35
~kb gzipped	19 0 0 0 -46
~keep answers	30
~keep both	-19
~keep functions	-17 -40 53
~keep going	-63
~keep that	-36
~keep their	30 -36 0 -40
~keep your	21
~keeping the	-26
~keine neuen	13
~kept for	28
~kept in	22
~key ,	25
~key for	-33
~key in	-27
~key is	0 0 0 -58 0 0 -44
~keys are	40 34 0 -37 -17 -40
~khz ,	26
~kill the	15
~kills us	39
~kind of	18
~knows that	14 0 0 -36 32
~knows why	-23
~kommentare auf	21
~kun je	-24
~kunde heißt	29 0 0 0 37 -23
~kwartier bijgewerkt	24
~la base	18
~la caisse	16
~la carpeta	16
~la copia	28
~la cotisation	16
~la page	-46
~la página	-39
~label is	-29
~labels are	28 0 0 0 43
~lager ist	33 0 0 0 37 -32
~land in	18 0 0 0 45
~land on	-14
~language ,	13 0 0 -22
~lanzan con	0 0 0 0 -40
~laptop only	-27
~last change	-15
~last commit	-17
~last night	-43
~last release	38 0 0 -31
~last sprint	30
~last step	19
~last time	14 0 0 0 -56
~last week	0 0 0 -51
~last year	-33
~launch py	18
~launch with	33
~layer ,	26
~layout is	14 0 0 0 -37
~le bouton	-29
~le build	13 0 0 0 -35
~le code	36 0 0 0 -39
~le port	0 0 0 0 34
~le site	0 0 0 0 33
~leave it	-40 0 0 0 -39 52
~leave out	-15
~leave the	28 46 -54 0 -47 -39
~leave them	-12
~leaves the	38 0 0 -41
~left ,	12
~left one	-32
~legacy ,	18
~legacy is	0 0 0 0 36
~legal says	32
~lena is	-16
~les clients	41 -44 -35 0 50
~les inscriptions	17 -36
~les vues	18
~let it	31
~let me	-13
~let the	-35
~let us	-40
~let users	-33
~let's add	-15
~let's assume	-34
~let's do	-25
~let's get	-30
~let's go	-16
~let's see	-45
~let's try	-34
~let's use	-30
~libraries for	16
~library says	-16
~license is	28
~lifetime is	23
~lift the	20
~like it	-19
~like that	46
~like the	15
~like this	-27
~like to	-45
~liked it	-27
~limit at	35
~limit is	-17
~limit of	9 -51
~limit per	16 0 0 0 47 -37
~limit should	-30
~limit to	-24
~limited to	26
~line 14	-31
~line 40	-48
~line length	25 0 32 0 -48
~lines per	37
~link to	20
~links are	39 0 0 0 47
~lint errors	22
~lint is	0 0 0 0 -33
~linter says	-27
~list ,	13
~list is	-31
~list of	-35
~listens on	34 0 0 0 0 -46
~lists are	39 0 -54
~live in	27 -62 0 0 56
~live on	22 0 0 0 0 -61
~lives in	0 -50
~lives on	39
~lo mejor	-36
~load ,	0 0 0 0 -31
~loading state	-14
~locale is	19 0 0 0 0 -35
~locale too	37
~lock file	15
~lock the	-15
~locks the	13
~log in	-59
~log says	-24
~log the	-35
~login as	27
~login is	-25 0 0 -41 -47
~logs ,	0 0 -17
~logs are	-22
~long ,	-42
~long time	-31
~longer ,	13 0 0 0 -26
~look at	-61
~look into	-38
~look like	-41
~look where	-17
~looked at	-20
~looking at	-28
~looks better	-36
~looks good	-25
~looks like	0 0 -33
~looks off	-32
~looks right	-30
~looks wrong	-39
~loop runs	-18
~los datos	26
~los lunes	32
~los pedidos	17 -37 0 0 37
~los precios	21
~los recordatorios	12 -25
~loss ,	29 0 0 35
~lot ,	-23
~lot of	-30
~love to	-15
~lower case	16
~lunch ,	-37
~läuft auf	22
~läuft jetzt	33
~läuft um	31
~mach mal	-14
~machine ,	24 0 0 0 -44
~machines ,	24
~macht jetzt	33 0 0 0 34
~made by	36 0 0 0 59
~made it	33
~made the	-23 0 0 0 -31
~mail server	-17
~mails to	30
~main is	55 0 0 -50
~main thread	21
~make a	-47
~make check	34 -60 0 0 48
~make it	19 0 0 0 -47
~make lint	35 -33 0 0 -42 0 61
~make sense	-32
~make sure	-34
~make the	-35
~make this	-43
~make up	25 0 0 0 -42 0 42
~mal den	-21
~manager pulls	21 0 0 0 36 -27
~many of	21 0 0 0 -42
~many rows	33 0 33
~march ,	18
~marche pas	-18
~match the	-22
~matter is	22 -46
~max ,	25
~max 200	28
~max 50	30 0 0 0 -44
~max file	0 -27
~max is	-23
~max upload	24
~may be	50
~may change	15
~may have	23
~may import	-15
~may not	25 43 0 0 -62
~may only	27 38 0 0 -46
~may see	23 41 0 0 -44
~maybe not	-21
~maybe use	-27
~mb ,	30
~mb on	45
~me a	-15
~me again	-35
~me before	-19 42 -47
~me check	-10
~me equivoqué	28 0 0 0 -35
~me first	23
~me for	15
~me numbers	39
~me the	0 -50
~me to	-22
~me what	-21
~me where	-23
~me write	-18
~means nothing	-14
~means that	33
~means the	29 0 0 0 48
~meant the	-24
~meeting ,	-23
~meets every	35
~memory ,	-26
~mention the	30 44 -37
~merge it	-25
~merged into	29 0 0 0 41
~messages in	27 0 40 0 -38
~messages start	30 -45
~meter values	28
~mexe na	31
~might be	-19
~might want	-17
~migrate the	-21
~migration ,	20 0 0 0 0 -39
~migration and	23
~migration locks	-25
~migrations are	0 0 0 0 -37
~million sentences	31
~min ,	-22 0 0 0 35
~min sdk	42 -36
~min version	29
~mind ,	22
~mind about	27
~mind the	-48
~minute ,	14
~minutes ,	26
~minutes before	10
~minutes for	-23
~minutes only	16 0 0 0 37
~misschien moeten	-24
~misses the	14
~mistake in	-30
~mit den	37 0 0 0 -33
~mixed precision	33 0 0 44
~mobile app	27
~mobile team	0 -29 0 57
~mock the	29
~mocks are	-26
~mode ,	16 -29 0 0 0 -26
~models are	17 -34 35
~module ,	18
~moeten we	-24
~more ,	37 -52
~more than	0 0 0 0 -39
~more time	-25
~morgen ,	12
~most recent	-13
~mostly fine	-33
~move on	-20
~move the	0 0 0 0 -49
~move to	-35
~moved and	-15
~moved the	0 0 0 0 56 -36
~moving to	-46
~msrv is	37 -32 0 0 32
~mtu is	34
~must be	-45 65 -65 0 -64
~must have	-21
~must never	10 39 0 0 -49
~must not	0 66 -36 -47 -64
~must see	-17
~must stay	-32
~must still	-13
~must work	0 0 0 0 -46
~my bad	-15
~my branch	-33
~my colleague	-15
~my first	-37
~my job	-35
~my laptop	-35
~my machine	-42
~my mind	40 0 0 0 0 -44
~my mistake	-29
~my ok	26
~my old	-35
~my password	-26
~my token	-23
~nada de	17
~name ,	-15
~name and	-14
~name for	-30
~name in	-20
~name is	0 0 -41
~name it	-29
~name of	18
~name tests	29
~name the	-19
~names :	25 -41 0 0 0 -43
~names are	30 -50
~names in	24 0 0 0 -50 -25
~names its	28
~names of	30 49 -48
~nas is	14
~ne marche	-41
~nee ,	27 0 0 0 -35
~need a	-34 0 0 -53
~need an	-13
~need it	-17
~need the	23
~need to	-25 -67
~needs 2	34
~needs a	-29
~needs backups	-26
~needs more	-35
~needs my	27
~needs only	-25
~needs page	-39
~needs redis	49
~needs to	0 0 0 0 -55
~negative for	28 0 -32 0 42
~net ,	33
~neuen abhängigkeiten	13
~never allocates	39 0 0 0 -40
~never be	-23
~never change	-16 45 0 0 -51
~never commit	28 0 -33
~never delete	38
~never edit	37
~never ever	-17
~never go	23 38
~never happen	-16
~never have	26
~never log	47
~never mind	-64
~never push	41 53 -42 0 -38
~never run	42
~never show	-18
~never the	28
~never to	-25
~never touch	20
~never trust	30
~never use	22
~never used	-28
~never write	-29
~new address	21 0 0 0 0 47
~new colleague	21
~new column	-39
~new host	-26
~new name	26 0 0 38
~new one	18 -50
~new ones	-12 -44
~new page	-27
~new plan	0 0 0 0 0 -22
~new rule	36
~new server	-22
~new services	19 -47
~new topic	-29
~new version	-34 51 0 -38 -47
~newest first	-27
~newsletter geht	28
~newsletter is	21
~next day	30
~next is	-39
~next one	-13
~next to	-29
~next week	-23
~next year	-25
~nice ,	-32
~nicht 30	16
~nicht die	-16
~nicht ins	-28
~nicht mehr	0 41 0 0 -43 -36
~nichts mehr	-36
~nie ,	19
~night at	24 -24 0 0 33
~nightly batch	19 0 0 0 0 -24
~no ,	0 0 -46 0 0 52
~no abbreviations	38 0 0 0 0 -41
~no allocations	17
~no any	47 0 0 0 -46 -48
~no breaking	27
~no carga	-33
~no changes	-39
~no circumstances	28
~no comments	0 0 49 0 -36
~no database	-18
~no default	0 0 0 0 0 -32
~no docker	16 0 0 40
~no dynamic	22 46
~no emojis	33
~no entiendo	-36
~no exceptions	17 68 -52 0 -55 -52
~no floats	21 44 -40
~no force	44 57 -48 0 0 -38
~no free	15
~no idea	-48
~no longer	0 -61
~no loops	-16
~no luck	-46
~no matter	13
~no more	45 0 -53 0 0 -45
~no name	-25
~no need	-41
~no network	38 63 -27 -32
~no new	36 0 -61
~no order	37
~no other	14
~no problem	-17
~no pueden	0 0 0 0 -36
~no rush	-34
~no son	22 0 0 -36 0 44
~no tests	-44
~no third	32
~no toques	16
~no wait	-20 0 0 -39 0 47
~nobody edits	31
~nobody has	-21
~nobody noticed	-32
~nobody would	-25
~noch nicht	-18
~nochmal bitte	-40
~node 18	-38
~node 20	47 -60
~node 22	44 0 0 0 40 -27
~node 3	-41
~node 7	-25
~node is	-15
~nodes ,	25
~nodes and	19
~nog eens	-44
~noisy ,	30
~non ,	13 -36
~non funziona	-37
~none for	0 -28 0 0 43
~nooit rechtstreeks	32
~normal ,	20 0 0 0 42 -45
~not a	0 0 0 0 -71
~not allowed	21
~not an	24
~not at	23
~not be	0 0 0 -19
~not by	19
~not change	-30
~not commit	-22
~not convinced	-33
~not correct	19
~not daily	17 0 0 0 -44
~not doing	32 -38 0 49
~not even	0 0 -55 -61 45 -49
~not find	-17
~not from	18
~not have	19
~not in	13
~not leave	17
~not log	21 0 0 0 0 -50
~not needed	13
~not npm	32 0 -48 0 -44
~not on	18 0 0 0 -52
~not pass	27
~not per	27
~not permitted	29 0 0 0 -33
~not run	20
~not so	-23
~not supported	0 0 0 -39 0 -61
~not sure	-21
~not the	0 0 0 -50
~not to	31
~not used	10 0 0 0 0 -38
~not what	17 0 -24
~not when	22
~not yet	-21
~notebooks are	26
~notes for	-16
~nothing before	18
~nothing can	-23
~nothing else	0 0 0 0 -72
~nothing goes	32 0 0 0 -56
~nothing happened	-35
~nothing is	23
~nothing newer	25
~nothing that	38
~now ,	0 0 0 -65 29
~now and	-39 0 0 0 41
~now because	19
~now instead	23 0 0 0 40
~now it	-22
~now it's	-15
~now on	0 0 0 0 -47
~now the	-31
~npm ,	-19 -60 -38 -52 0 58
~npm install	-40
~npm is	30 0 0 -26
~npm run	32
~nulls in	-16
~number ,	23 -56 -63 0 41 -6
~number and	0 -47 0 0 56
~number of	-37
~numbers ,	22
~numbers are	35 -60 -49 -52 0 -50
~numbers come	19
~numbers first	0 -33 34
~numbers from	-38
~numbers never	18
~numbers that	32
~numbers with	26 -51
~nur noch	20
~não mexe	31
~o app	21
~o cache	-25
~o servidor	-17
~obviously the	-20
~of 3	-34
~of 5	-18 0 0 0 0 -33
~of 50	-29
~of 60	23 0 0 0 0 -27
~of all	-18
~of an	-16
~of course	-29
~of customers	30
~of every	34
~of it	0 0 0 0 -57
~of its	33
~of january	-24
~of last	-24
~of logs	-40
~of march	-24
~of moving	-31
~of my	-13
~of now	13 0 0 0 0 -32
~of one	0 0 0 -35
~of order	31
~of our	20
~of ram	29 0 0 0 49
~of real	21
~of their	-14 0 0 0 36
~of them	9
~of truth	16 0 0 0 33 -29
~of what	-18
~off ,	0 -59 0 54
~off by	-50
~off develop	33 40 0 0 -33
~off for	18
~off on	28
~off the	18 0 0 0 -44
~off with	-28
~office ,	14
~office hours	21 43 0 0 -29
~office is	30 0 0 0 37 -37
~office wants	24
~offsets ,	-26 0 0 0 -35
~oh and	17
~oh great	-11
~ohne rücksprache	13
~ok do	-15
~ok in	-13
~ok new	0 0 0 0 0 -22
~ok next	-27
~ok so	14
~ok that	-23
~ok that's	-15
~old address	-34
~old api	-25
~old branch	-38
~old file	-36
~old function	-18
~old importer	26
~old one	0 0 0 0 0 -40
~old ones	15 -32
~old system	21
~on ,	-15
~on another	25 0 0 0 0 -38
~on call	21
~on each	23
~on every	40
~on everything	22 -47 0 -55
~on fire	-32
~on firefox	-19
~on friday	-39
~on fridays	20 43
~on garde	37
~on it	0 0 0 -44
~on its	16
~on java	13
~on main	-32
~on mobile	-31
~on monday	-22
~on mondays	-15 -27
~on my	-32
~on node	-14 0 0 -53 48
~on passe	33
~on port	34
~on postgres	-24
~on purpose	45 -59 -60 0 0 68
~on rev	39
~on save	31
~on start	-38
~on sunday	-26
~on sundays	23 -32 0 0 35
~on switch	20
~on that	38 0 0 0 0 -58
~on the	-17
~on this	-27
~on thursday	-43
~on tuesday	-45
~on tuesdays	27
~on twitter	-16
~on two	29
~on utilise	0 0 0 0 0 39
~on wednesday	-43
~on wednesdays	27
~once ,	27
~once a	22
~once more	-14
~once per	17 0 0 0 45 -35
~one ,	0 -47 0 39 -19
~one :	-38
~one as	-23
~one assertion	31 0 0 0 -36
~one at	-19
~one change	27
~one commit	17
~one component	36 0 -36
~one could	-15
~one database	29 -40 -19
~one day	-25
~one file	20 0 0 0 -39 -54
~one for	31
~one has	27
~one here	16
~one in	15
~one is	14 0 0 -57 0 71
~one line	16 -57 75 -52 -51 -47
~one moment	-39
~one more	-36
~one of	-19
~one only	-33
~one page	24 -53
~one per	28 0 -35 -42
~one process	15
~one row	-40
~one rule	25
~one screen	31
~one service	-19
~one test	-16
~one thing	0 45 0 -44 -50
~one was	-30
~one way	-25
~ones ,	0 0 0 0 54
~ones are	40 -42
~ones go	-15
~only admins	30
~only between	22
~only change	-29
~only ever	16
~only for	16 -45 0 0 -62
~only four	-22
~only from	20 0 0 0 0 -43
~only happens	-34
~only in	28 0 -45 0 -59
~only on	18 -50 0 0 38 -55
~only one	-24 -38
~only read	17
~only see	-14
~only show	-25
~only the	22
~only their	27 0 0 0 41
~only this	-34
~only to	20 0 0 -26 38
~only use	-29
~only where	16
~only works	25 -45 0 0 49
~op poort	30
~open issues	-24
~open the	-23
~ops before	29 48 -44 0 -33
~option is	-29
~or it	42 0 0 0 0 -41
~or not	33
~or the	19
~or they	0 0 0 -48
~orchard example	31 0 0 -50 0 33
~order ,	39 0 0 0 0 44
~order from	-23
~order needs	-25
~order of	-26 0 0 0 -34
~orders are	-22
~orders from	-22
~orders of	-13
~orders table	28 -36 0 0 33
~other branch	-14
~other file	-29
~other one	-26
~other way	13
~otherwise the	0 -45
~otra vez	-22
~our account	-32
~our base	21 0 -26
~our fiscal	18
~our own	30 0 0 0 0 -58
~our pdf	-39
~our users	-22
~out ,	50 -79 0 74
~out the	25
~out there	20
~out today	-18
~out why	-12
~outage we	35
~outcome is	16
~outside of	30 58 0 0 0 -61
~over ,	-22 0 0 -23
~over the	0 0 0 -47 46
~overbooking is	39 0 0 0 34
~overlaps on	-34
~own database	-19
~own its	-19
~own mail	19
~own price	34
~own repo	26
~owned by	0 -44
~owner ,	21
~owns the	29 0 0 0 0 -47
~owns this	-15
~p95 is	-31 0 0 0 -40 35
~package ,	19
~package is	30
~packet loss	-32
~page are	-27
~page est	-32
~page for	-21
~page it	29
~page needs	-36
~page numbers	-39
~page please	-15
~page size	39 0 0 0 43 -43
~page with	-38
~pager went	-37
~pages are	26
~par une	26
~parameter ,	16
~parquet with	24
~parse dates	-33
~parser so	-20
~part is	15
~part of	0 48 0 0 -23
~partir de	21 0 0 0 -50
~partition for	26
~partner api	0 0 0 0 30
~party scripts	32
~pas de	0 58 0 0 0 -51
~pas parti	-42
~pass review	38
~passe par	26
~passe à	33
~passed ,	-27
~passent par	22
~password is	40
~patient ,	-24
~payments is	17
~pdf is	-15
~pdf needs	-39
~people ,	28
~people asked	-32
~people can	37
~people have	27
~people in	25
~people looked	-26
~people may	24
~people read	17 -36
~people want	16
~per account	20
~per cent	31 0 0 0 37
~per country	-23
~per customer	-32
~per day	-42
~per file	32 -44 0 0 0 -38
~per function	26
~per hour	0 0 0 -57 48 -65
~per line	19 0 0 -21 -34
~per list	0 -37 0 0 28
~per minute	0 0 0 0 44 -32
~per page	27 0 0 0 -38
~per pr	26 53 0 0 0 -49
~per region	23
~per request	18
~per seat	19
~per team	32 0 0 0 0 -34
~per tenant	30 0 0 0 -42
~per test	31 0 0 0 -36
~per user	37 -35 0 0 0 31
~percent ,	-14 0 0 0 36 -38
~perfect ,	-22
~perfect world	-15
~personal data	23 35
~petites fonctions	29
~peut avoir	18
~photos are	19
~php ,	18
~php 8	15
~pick a	-20
~pick the	37
~pickers get	0 -37 0 0 28
~picks the	24
~pii columns	20
~pin it	-22
~pipeline deploys	19
~places where	-27
~plain text	-20 29
~plan :	0 0 0 0 -47
~plan b	-17
~plan first	42 -44 53 -29 -38
~plan for	24
~please ,	16 0 0 0 -45
~please check	-31
~please don't	51 0 0 0 -42
~please keep	24
~please leave	22
~please look	-15
~please make	-17
~please never	30
~please prepare	-35
~please put	12
~please remember	32
~please stop	17
~please to	-18
~plot both	-20
~plot the	-25
~pls ,	22
~pls no	30
~plugin system	0 0 0 51 -37
~pnpm ,	26 -44 -32
~pnpm ?	-19
~pnpm statt	21 0 0 0 0 46
~policy is	-20 0 0 0 38
~por favor	-30
~por sms	12 -25
~port 3000	-17
~port must	-31
~port the	-22
~positions per	0 -37 0 0 28
~possible to	-19
~postgres 15	-15
~postgres is	21 0 0 0 51 -34
~pr has	-19
~pr needs	25
~prefer composition	29
~prefer the	-37
~prepare the	-32
~presets are	24 0 0 0 41
~prezzi sono	28
~price list	34
~price must	-36
~price shown	35
~prices are	-35 -39 -30 0 52 -51
~prices on	-27
~pricing is	20
~print the	-23
~printed on	40 0 0 0 49
~product page	-18
~project is	38 -55 -44 -43 63 -63
~project with	-18
~projects ,	0 0 0 0 34 -39
~protected ,	27 0 0 0 32 -35
~provider is	18
~pruebas ahora	14
~public api	16 60 0 0 -43
~public function	23
~public one	23
~public types	34 53 -45 0 -44 -45
~puerto es	27
~pull request	-33
~pull requests	30
~purpose ,	22
~push a	27
~push notifications	-27
~push to	21 32 0 0 -27
~push without	24
~pushing to	39 -45 0 -32
~put a	-30
~put everything	-25
~put it	0 0 0 0 -43
~put that	-23
~put the	-24
~pwm is	-13
~python 3	31 0 0 -42
~que é	-25
~question ,	-23
~questions about	46 0 0 0 37 -45
~queue is	-18
~quick question	-30
~race in	-20
~ran the	-29
~ran twice	-20
~rate is	19
~rate limit	35
~rate limiter	-15
~rather not	-31
~rather than	37 0 0 0 -43 -32
~raus ,	37 0 0 0 -50
~reach the	30
~read from	30
~read it	29
~read only	0 0 0 0 0 -44
~read that	-13
~read the	-36
~read them	40
~readable in	29 34 -31
~readme of	-30
~reads the	-30
~reads well	-24
~ready by	-20
~recent orders	-13
~red since	-26
~redis ,	0 0 0 0 -30
~redis is	-19
~redis running	34 10
~registered in	0 -41 0 0 50
~relance les	-36
~release ,	34 -60 0 -60
~release branches	26 0 0 -72 34 -36
~release is	23
~release manager	35 45 0 0 -53
~release notes	0 0 0 0 -37
~releases are	0 -45
~remind me	-22
~remove it	-28
~remove that	-18
~remove the	-38
~remove what	-22
~removed in	17 -39
~rename it	22
~rename the	-26
~renamed the	34 0 0 -31 46 -31
~renamed to	31
~repeat the	28
~replace the	-42
~replaced the	28 0 0 41 -40
~replay a	35 0 0 0 -31
~repo ,	48 0 -38 0 -67
~repo is	38 0 0 0 0 -47
~report is	47
~report to	-18
~reports are	34 0 -40
~reproduce it	-22
~request has	-45
~request is	-20
~request takes	-32
~requests per	18
~requires docker	28
~rerun the	-15
~rerun with	-45
~reset every	32
~reset their	-35
~resized to	28
~response is	-23
~rest is	0 0 0 -48 59 -39
~restart it	-32
~restiamo su	24
~retention is	24
~retour kan	32
~retry limit	19
~return early	12 0 0 -36 -35 -38
~returned ,	17
~returning 500	-35
~returns the	-29
~rev c	34 0 0 0 0 42
~revert to	-27
~review takes	-24
~reviewed by	31 44 0 0 -59
~reviewers asked	0 0 0 0 -41
~rewrite the	-18
~rid of	-25
~right ,	-22 0 27
~right ?	-15
~right now	-33
~right one	14
~right so	18
~roll back	20
~roll it	-20
~rollback window	26
~rolled it	-27
~rollout is	-35
~rotate the	-19
~rotated ,	21
~rotated every	-24
~rounded to	28
~row should	-14
~rows ,	39
~rows and	-20
~rows without	0 -44
~rule ,	33 0 0 0 -31
~rule :	14
~run ,	21 0 0 0 -45
~run in	10
~run it	-30
~run make	28 0 0 0 -48
~run npm	16
~run on	0 -55
~run one	-23
~run only	30
~run test	22
~run the	-29
~run with	-28
~running for	-35
~running on	-33
~running system	-26
~runs against	25
~runs are	14 0 0 0 37
~runs as	18 24 0 0 -39
~runs at	45
~runs forever	-42
~runs in	36 0 0 0 46
~runs on	31 0 0 -58 75
~runs twice	-29
~s ,	28
~said about	42 0 0 0 0 57
~said no	40
~said the	-35
~said we	14
~salen por	12 -25
~salle contient	38
~same error	-20
~same for	-27
~same issue	-12
~same thing	-20
~sandbox is	31
~save a	-14
~save button	-13
~save the	-18
~say it's	22
~say that	-16
~say the	-47
~say we	-15
~say you	-23
~says it	27
~says never	-31
~says so	29 48 0 0 -29
~says that	-46
~says the	-30
~scanned before	-14
~scanner app	34
~schau dir	-27
~scheduler is	-17 0 0 0 35
~scheduler runs	18
~schema changes	24
~scope it	21
~scratch that	-18
~scratch the	22 0 0 0 -37
~script that	-25
~scrolling is	-25
~sdk is	42 -36
~se fait	13 0 0 0 -35
~se guarda	23
~se guardan	0 47 0 0 -35
~se lanzan	0 0 0 0 -40
~search for	-38
~search is	-12
~seat ,	0 0 0 0 34 -29
~second one	-28
~second option	-38
~second page	-37
~second region	31 0 0 0 36
~second run	-28
~second step	-32
~second test	-24
~secrets come	0 0 0 0 -59 48
~secrets rotate	18 45 0 0 -51
~see a	-16
~see if	-35
~see it	-39
~see it's	-31
~see the	-22
~see their	-14
~see them	0 0 0 0 -32
~see what	-18
~seed to	19
~seems to	-29
~seen that	-39
~seen this	-25
~self hosting	-17 0 0 0 33
~semicolons ,	47 0 0 0 0 -49
~send a	-16
~send it	-26
~send mails	23
~send me	-15
~send the	-19
~sent the	-39
~sent to	15
~sentence case	20
~separate documents	21
~server ,	-16 0 0 0 -58
~server in	0 0 0 0 48
~server is	-18 0 0 0 49
~service ,	-17 -55 -48 71 -47
~service is	29
~services ,	0 0 -32 -32
~servidor de	26
~session timeout	34
~set by	18
~set the	-18
~set up	-21
~settings page	-30
~settled on	26
~sh ,	17 -52 0 -22 0 -33 77
~share one	34 -42
~shared ,	19
~shared drive	21 0 0 0 37 -40
~shared with	39 0 0 0 20
~sheet ,	27 -28 0 0 35
~ship it	-28
~ship on	-26
~shop example	26 0 0 0 31
~shop id	22
~shop is	33
~short ,	13
~should all	-18
~should always	0 0 0 0 -52
~should ask	13
~should be	0 -53 0 -52
~should have	-26
~should never	-11
~should not	-24
~should return	-28
~should say	-35
~should see	-34
~should take	-29
~should use	19
~should we	-21
~show it	-31
~show me	0 0 50
~shown in	-12
~shown with	-19
~shows a	-28
~shows nothing	-30
~shows the	16
~shows up	-25
~sign it	-27
~signature ,	-35
~signatures in	15
~signed off	28 -32
~signed with	31 -39 0 0 46 -40
~since friday	-17 0 0 0 37
~since may	25 -45 0 0 50
~since noon	-25
~since this	-20
~since tuesday	26
~since yesterday	28 0 0 0 0 -31
~six hours	-29
~six weeks	25
~size is	12 -38 0 0 57 -55
~sleep in	30
~slower than	-15
~small ,	30 -38 42 0 -43
~small commits	29
~snake case	30 0 0 0 0 -45
~snippets in	22 0 0 0 -40
~so don't	41 0 0 0 -61 0 -17
~so far	-40
~so i	-18
~so let	-35
~so let's	-25
~so long	-16
~so never	21
~so no	37 0 -60 0 21 -69
~so one	0 0 0 -24 -40
~so remove	-18
~so that's	22
~so the	-41
~so their	24
~so they	34 -36
~so write	31
~so you	18
~soft limit	38
~some people	-25
~some point	-15
~some teams	-37
~somebody else	17
~somebody wrote	-23
~someday this	-13
~someone else	-33
~someone on	-15
~something about	-36
~something for	13
~something is	0 -50 52
~something like	-16
~something on	-40
~sometimes i	-29
~sonntags ist	24 0 0 0 33
~sorry ,	21
~sorry for	-30
~sort by	-21
~sort it	21
~sort them	-29
~sorted ,	31 0 36 0 0 -38
~sorted by	25
~sounds like	-26
~source of	21 0 0 0 48 -34
~spec ts	19
~speed is	31
~speed up	-14
~spelling in	24
~split this	-17
~sql in	34
~squash merge	18
~src a	-22
~src lib	0 0 0 0 30 -21
~src shared	44 -41 0 0 0 35
~ssh only	27 -44 0 0 41
~stack overflow	-22
~stack trace	-33
~stage is	-27
~staging ,	36 0 -28 0 0 -46
~staging is	-30
~staging key	18
~start it	-19
~start page	-26
~start something	41 0 0 0 0 0 -12
~start the	57 0 -41 0 0 -54
~start with	-21 -75
~started at	-23
~started on	-27
~started with	0 -49 0 0 -65 -55 77
~starts at	0 0 0 -70
~starts in	27
~starts on	25
~starts with	0 0 0 0 -49
~statt npm	21 0 0 0 0 46
~status ,	32
~status page	8 0 0 0 36
~stay ,	0 49
~stay in	43 74 -41 -34 -66 -36
~stay on	26 0 0 67 -67
~stay out	27 0 -36 0 -49 -32
~stay under	22
~stay with	20 0 0 0 -51
~stays ,	48 -61 0 78 -69
~stays at	-16
~stays off	14 0 0 0 -43
~stays on	26 0 0 -40
~stellen ,	31
~step and	-17
~stick to	29
~still on	24
~still open	-25
~still printed	34
~still true	-15
~still waiting	-18
~stop adding	15
~stop after	-21
~stop here	-28
~stop the	-45
~storage is	20
~store is	39 -59 0 0 0 34
~store the	-24
~stored in	18
~stored per	19
~strings ,	19 0 0 0 -58
~strings go	0 0 0 0 0 -50
~style guide	-17
~suite requires	28
~summary of	-35
~sunday ,	-25
~sunday service	35
~super ,	-17
~support ie	13 0 0 0 -28
~support only	33 0 0 39 -35
~support safari	22
~support windows	-13
~suppose the	-15
~sur le	0 0 0 0 34
~sure ,	-33
~sure about	-14
~sure it	-34
~survive a	-29
~swap the	-14
~swiftdata was	34 -36
~switched from	0 0 0 60 0 -51
~switched off	0 0 0 -30
~switched to	0 0 0 -31
~system ,	-29
~system is	18 -62
~table ,	-31 0 -39 0 0 -54
~table and	-15
~table is	-22 -48 0 0 48
~tables with	21
~tablet layout	28
~tablet version	14
~tabs ,	15
~tag ,	-20
~tage und	16
~tags ,	0 0 0 -24
~tags are	18 0 0 0 -44
~take a	-38
~take that	18
~take the	-16
~takes 3	-14
~takes 4	-37
~takes a	-27
~takes about	45
~takes forever	-25
~takes over	33
~talk about	25
~talk to	48
~talked about	-22
~talked to	36 0 -50 49 0 -35
~tarda mucho	-31
~target is	36 -60
~tax ,	26
~tax office	25
~team is	-14
~team nord	0 0 0 0 39
~team would	-35
~tell me	17 -71 72
~temperature is	25 0 0 0 35
~ten minutes	-35 0 0 0 0 -48
~ten most	-13
~ten percent	-23
~ten seconds	-28
~ten years	34
~tenant ,	37 -44 0 -37
~tenant has	35 -44
~tenant is	34
~tenants are	0 0 0 0 -37
~tenth of	11 0 0 0 52
~test ,	0 0 0 0 -52 -49
~test :	25 0 0 0 -59 0 67
~test accounts	-28
~test before	43 0 0 0 -51 0 -26
~test case	-17
~test data	45 0 -63
~test files	36
~test for	-35
~test in	27 54 -32
~test names	45 -44 50 0 -49 -39
~test on	13
~test orders	-16
~test with	0 0 0 0 0 -46
~tested it	-17
~tests ,	-20
~tests :	-16
~tests after	29
~tests and	-30
~tests are	-46 0 0 0 -60 -55
~tests before	31
~tests cart	-19 -39
~tests fail	-36
~tests for	-41
~tests in	-22
~tests must	-26
~tests need	37 -71
~tests no	15 0 0 0 -43
~tests on	-31
~tests one	32 0 33
~tests only	-17
~tests pass	-48
~tests ran	-45
~tests run	0 0 0 0 0 -43
~tests se	15 0 0 0 -50 0 68
~tests should	31
~tests use	30 -35 0 0 37 -39
~tests with	28
~testserver draait	30
~text ,	34
~text on	24
~texts ,	-8
~texts for	22 0 0 0 -53
~than a	0 66 0 -54 -63
~than one	20
~than the	-17
~than two	43
~thank you	-25
~thanks ,	-17
~thanks a	-28
~thanks for	-32
~that ,	-18 -54 0 0 0 51
~that ?	-21
~that a	28 0 0 0 -48
~that are	34
~that back	-20
~that before	-37
~that calls	18
~that changed	-19
~that comment	-17
~that decision	26
~that delete	11
~that every	-35
~that fails	-15
~that go	26 39 0 0 -33
~that goes	26
~that has	-34
~that in	-45
~that is	14
~that it	-19
~that line	-29
~that looks	15
~that needs	21 36
~that nobody	-21
~that number	22
~that on	-14
~that one	0 0 0 0 -10
~that part	25 0 0 -36 32
~that please	-20
~that reads	-24
~that repeat	28
~that returns	-13
~that service	24 -39
~that table	26 47 0 0 0 -50
~that test	-26
~that the	-17
~that this	18
~that to	-16
~that was	12
~that we	28
~that were	27
~that works	36
~that would	-35
~that writes	31 46 0 0 -40
~that's a	-40
~that's all	-22
~that's how	23
~that's it	-29
~that's neat	-31
~that's not	42
~that's what	27 0 0 0 -43
~that's wrong	-26
~the accessibility	-19
~the account	29
~the adc	26
~the address	-16
~the amount	-16
~the animation	-14
~the answer	-30
~the api	17 0 0 -46
~the app	0 -78
~the architecture	19
~the arm	17 0 -28
~the audio	24
~the auditors	16
~the back	18
~the bank	31
~the banner	-37
~the bastion	41 0 0 0 33
~the batch	18
~the bench	-17
~the best	-21
~the beta	32
~the big	27 0 0 0 0 -49
~the blue	-32
~the board	0 0 0 0 -68
~the body	-17
~the book	-16
~the booking	21
~the books	33
~the bootloader	31 0 0 0 0 -51
~the border	16 45 -44
~the box	-17
~the branch	-45
~the browser	33 0 0 0 0 -39
~the bucket	26 -49
~the budget	12 -40 0 0 42
~the bug	22
~the build	0 -31 0 0 29
~the bulletin	22
~the bundle	-28
~the bus	37 0 0 0 47
~the button	-17 -43
~the buttons	-47
~the cache	0 -64
~the cage	33
~the call	38 0 0 46 -36
~the canary	-17
~the card	-19
~the cart	-49
~the cdn	-28
~the certificate	-34
~the channel	0 -55
~the chart	-22
~the checkout	18
~the ci	27
~the class	-36
~the clause	-21
~the client	-30 0 0 -54
~the clock	11
~the cluster	21 0 0 -45 0 -45
~the code	25 0 56 0 0 -64
~the color	14 0 0 0 34
~the column	0 0 0 0 29
~the command	21
~the comment	-17
~the commit	9
~the company	0 0 0 0 48
~the compiler	15
~the conda	-14
~the config	0 -37 0 0 0 0 -44
~the connection	-33
~the console	-28
~the consumer	-12
~the contact	0 -37 0 0 43 -31
~the container	-29
~the contract	18 0 0 -69
~the cookie	-15
~the copy	29 0 0 -45
~the core	20
~the counter	23 0 0 0 41 -38
~the cron	23
~the csv	30
~the currency	-39
~the cursor	-41
~the customer	-46 -24
~the customer's	28 0 0 0 -42
~the dash	46 0 0 -29
~the dashboard	-23
~the database	16
~the dataset	13
~the date	-26
~the dates	0 33
~the day	20
~the db	0 0 0 0 0 -30
~the deadline	-17
~the deal	-21 0 0 0 -48
~the debug	15 0 0 0 0 -31
~the default	-26
~the delete	-31
~the demo	-35
~the dependencies	-15
~the designer	-30
~the detail	-13
~the details	-25
~the dev	0 0 0 0 -39 27
~the device	-21
~the diff	-34
~the difference	-33
~the docker	-38
~the docs	36 -90 0 -25
~the domain	35 -52 0 0 52 -52
~the driver	29 0 0 0 -50
~the editor	29
~the email	-41
~the emails	-15
~the empty	-22
~the encoding	-25
~the end	24
~the endpoint	-17
~the env	0 -44 0 0 38 -48
~the error	-40
~the eu	39 0 0 0 0 -27
~the event	50 0 -17
~the events	-29
~the example	-38
~the explanation	-31
~the explanations	29
~the export	-36
~the exporter	-14
~the external	42 -34 -21 -45 51
~the failing	-38
~the feature	0 -58
~the fee	-28
~the feed	38 0 0 -63
~the field	0 0 0 0 52 -41
~the figma	-35
~the file	-50
~the files	15
~the finance	-14 0 0 0 53
~the firewall	0 0 0 0 43
~the first	-24 0 -57 0 0 -69
~the five	-22
~the fixtures	22
~the flag	-17 0 0 0 -40 39
~the folder	0 0 0 0 26 -30
~the font	-40
~the footer	-38
~the form	13
~the format	28 0 0 -33 36
~the formatter	0 0 0 0 0 0 37
~the fourth	-44
~the freeze	32 0 0 -35
~the frontend	25 0 0 0 0 36
~the function	-28
~the gateway	27 -53
~the generated	31
~the german	-40
~the grader	28 0 0 0 20 -43
~the graph	-16
~the group	-30
~the handbook	21 0 0 0 41 -41
~the handler	-50
~the header	-61 0 -36 0 53
~the headers	-30
~the heading	-29
~the heap	-29
~the help	0 0 0 0 34
~the helper	25
~the history	-10
~the holdout	18 42
~the home	-15
~the host	26 -46
~the hot	37 0 -42 -47
~the icon	-26
~the id	-15
~the idea	-32
~the identity	19
~the ids	20
~the images	-20
~the imperative	28 0 49 0 -46
~the import	-27
~the importer	0 0 0 0 64
~the imports	-54
~the incident	0 0 0 0 0 -31
~the index	-16
~the integration	23 20 0 0 -52
~the intern	-21
~the internet	37
~the invoice	-42
~the invoices	-18
~the job	-16 0 0 0 0 -44
~the jobs	40
~the js	-24
~the jump	-27
~the key	-18
~the kiosks	20
~the label	-40
~the labels	28
~the lake	17
~the landing	-22
~the largest	-19
~the last	-22
~the latest	-40
~the law	20
~the led	-21
~the ledger	32
~the left	-41
~the legacy	35 0 0 0 63 -41
~the library	0 0 0 0 -41
~the license	10 0 0 0 55
~the limit	0 -64
~the lines	-29
~the link	-41
~the linker	18
~the linter	-21
~the list	-52 0 0 0 -46
~the load	16 0 0 0 23
~the loader	-20
~the loading	-20
~the locale	44
~the location	-23
~the lock	14
~the log	-57
~the logging	0 34
~the login	-35
~the logs	-25
~the loop	-46
~the loss	-25
~the machine	25 -36
~the mail	-49
~the main	34
~the map	-27
~the max	16
~the meeting	-37
~the memory	35 -39 0 0 36 -38
~the menu	-24
~the merge	0 47 -28 0 -38
~the message	-33
~the migration	-40 0 0 0 -40
~the migrations	-25
~the min	25
~the missing	-31
~the mobile	6
~the modal	-41
~the moment	-16
~the money	19
~the monolith	28
~the month	35 -52 0 -52
~the morning	37
~the move	-25
~the name	-41
~the names	31 0 0 0 0 -39
~the nas	14
~the network	18 0 0 0 -35
~the new	-38 -72
~the newest	-26 0 0 0 -31
~the newsletter	21
~the next	-31
~the nightly	25
~the node	-20
~the notebook	-13
~the number	-19
~the numbering	21
~the numbers	-24 0 0 0 0 -53
~the office	48 -66 0 -80 68
~the oldest	-24 0 0 0 36
~the onboarding	34 0 0 0 -34
~the one	0 -67
~the ones	-16
~the only	-14 -53 0 0 57 -41
~the option	-36
~the oracle	40 0 0 0 -14 30
~the order	0 52 0 -50 -65
~the orders	0 -37 0 0 39
~the original	25
~the other	-35
~the others	-36 0 0 0 -32
~the outage	26
~the outbox	21
~the outcome	16
~the output	0 0 0 0 34
~the owner	45 0 0 -45
~the package	0 0 0 -62 0 -43
~the page	-26 0 0 0 0 -48
~the parser	0 0 0 0 0 43
~the partner	0 0 0 -49
~the partners	0 0 0 0 -37
~the password	6
~the path	-14
~the patient	-22
~the payment	34 0 0 -44 43
~the phone	-24 0 0 0 35
~the photos	-22
~the pi	-20
~the pipeline	20
~the plain	-25
~the plan	-20 -43
~the plot	-23
~the plugin	36 -60 0 52
~the pod	-21
~the pods	-17
~the pr	-28
~the press	-17
~the preview	-37
~the prices	-11 0 0 0 23 -23
~the printer	0 0 0 0 33
~the probes	21
~the problem	-21
~the product	0 0 -62
~the profile	-30
~the project	-33
~the provider	-15
~the proxy	0 -44
~the public	32 0 0 0 -40
~the pull	-42
~the qa	24 0 0 0 0 -46
~the query	-22
~the question	-29
~the queue	-19
~the quota	20
~the raw	12
~the readme	-28
~the real	28
~the reason	-27
~the refactoring	-26
~the registry	24 -45 0 0 0 46
~the regulator	-42
~the release	-20 0 0 0 0 -61
~the reminder	-39
~the replica	39
~the repo	37 -60 0 0 36 -59
~the report	-15 -60
~the reports	-31
~the request	0 52 -32
~the response	-23
~the rest	-49 0 0 0 53 -35
~the restart	-21
~the result	-48
~the retention	27
~the retro	-34
~the retry	28 0 0 0 38
~the review	-29
~the reviewer	-25
~the rewrite	31
~the row	-40
~the rule	15
~the run	-39
~the sales	16
~the same	-22
~the sample	-39
~the sandbox	8
~the save	-32
~the scheduler	0 0 0 0 0 -41
~the scope	11
~the screenshot	-44
~the script	-29
~the search	0 0 0 0 38
~the second	-72
~the security	21
~the seed	28 0 0 0 -53
~the sensor	45
~the service	30 0 0 0 -21
~the session	34
~the settings	-37
~the shared	24 0 0 0 53 -46
~the sheet	11
~the shop	8 0 0 -47
~the signature	-39
~the simplest	36
~the simulator	27 0 -43
~the slo	19 0 0 0 27
~the smoke	33
~the solution	-27
~the solver	-29
~the sound	-19
~the source	20 -45
~the spec	-22 0 0 -47 56 -56
~the spinner	-44
~the sql	38
~the staging	36
~the start	-18
~the statistics	-25
~the steering	10
~the styling	-26
~the sum	-31
~the sums	20
~the supervisor	32
~the support	-31
~the switch	-26
~the sync	32
~the table	-21 0 0 0 0 -61
~the tablet	17
~the tabs	-48
~the target	14
~the tax	43
~the team	43 0 0 0 -28
~the template	-26
~the ten	-13
~the tenth	-19
~the test	0 0 0 0 -24 0 -44
~the tests	0 -48 0 0 36 -68
~the text	-27
~the texts	-34
~the theme	35
~the thing	-30
~the third	-29 -49
~the thread	-46
~the three	-38
~the ticket	-21
~the tickets	-14
~the till	45
~the time	8 -76 -34 0 0 48
~the timeout	-28
~the title	-41
~the token	-22 0 0 0 0 35
~the top	23 0 0 -41
~the total	-22
~the totals	-37
~the trace	-24
~the train	-23
~the translation	9
~the tunnel	23 0 0 0 38
~the two	-47
~the type	-20 33
~the uart	-16
~the ui	44 -58 0 -64 0 -55
~the update	-34
~the upload	-26
~the url	-23
~the user	12 0 0 -48
~the user's	21
~the v1	23
~the variable	-33
~the vault	32 50
~the vendor	17 0 0 49
~the version	14 0 -40
~the video	-19
~the volume	28
~the vote	30 0 0 39 -44
~the vpn	44 -60 0 0 60 -47 -28
~the warehouse	34
~the warning	-23
~the watchdog	36
~the way	22
~the web	27
~the websocket	-47
~the weekend	-21
~the what	31
~the whole	-15 0 0 0 0 -41
~the why	22
~the wiki	22 0 0 0 0 -44
~the window	0 5 0 0 0 -32
~the worker	17
~the workspace	22
~the year	36 0 -37
~the youth	35
~their api	0 0 0 0 23 -25
~their number	16 0 0 0 45 -37
~their own	0 0 -37 -64 41 -38
~their password	-35
~their test	-31
~them answers	-25
~them are	-27
~them by	-17
~them for	0 0 0 0 -32
~them in	22
~theme is	26 -48 0 0 57 -29
~theme tokens	19 44 0 0 -50
~then do	-26
~then i	-23
~then the	-12
~then we	-36
~there ,	10
~there a	-34
~there is	-23 0 0 0 -42 53
~there should	-17
~there will	24
~there's an	-19 0 0 0 0 29
~there's no	20
~these days	37
~these two	-26
~they are	-22
~they can	38
~they changed	-13
~they like	0 0 0 0 -31
~they said	-34
~they say	-36
~they sell	16 0 0 0 0 -45
~they were	-15
~thing ,	30
~thing about	-14
~thing for	-20
~thing from	-24
~thing per	19 0 0 0 -35
~thing that	30
~think it's	-14
~think that	-16
~think that's	-16
~think we	-20
~thinking of	-20
~third one	-18
~third party	32
~third time	-44
~this ,	-28
~this api	23
~this app	40
~this at	25
~this be	-19
~this bug	-14
~this button	-25
~this call	-21
~this card	-27
~this class	-29
~this code	-26
~this codebase	34 0 0 0 -44
~this commit	-51
~this domain	27 0 0 0 -43 40
~this error	-32
~this file	-37
~this function	-43
~this in	-39
~this is	-21
~this later	-22
~this machine	36
~this month	-32
~this morning	-39
~this needs	-22
~this one	-47
~this pr	-36
~this quarter	29
~this query	-18
~this release	28
~this repo	38 0 -46
~this run	-16
~this should	-17
~this test	-34
~this to	-22
~this week	-25 0 0 0 -44
~this works	-25
~this year	24 -45
~thought ,	-33
~thought leave	-37
~thought we	27
~three approvals	-23
~three days	-21
~three of	-35
~three rows	-38
~three seconds	-37
~three tests	-28
~through a	27 0 0 0 -46
~through on	15
~ticket ,	25 57 0 -27 -44
~ticket id	28 0 -38
~ticket is	-23
~ticket number	26 -32 47 0 -54
~tienda example	17
~till the	15 0 0 0 -38
~time ,	-18
~time i	-19
~time of	-17
~time this	-45
~timeout of	15
~timeout should	37
~timeout to	-32
~times are	24
~times out	-27
~timestamps are	22 -44 0 0 38
~timestamps in	24
~title case	20
~to 1	34
~to 10	21
~to 12	-10 0 0 0 32
~to 17	0 0 0 0 28
~to 20	24
~to 200	28 0 0 -45
~to 25	37
~to 30	-25
~to 300	18
~to 4	22 -39 0 -46 45
~to 5	0 -53 0 0 63 -50
~to 500	-23
~to 6	24
~to 7	31
~to a	20 0 0 0 -26
~to all	-26
~to always	-16
~to an	31 0 0 0 -17
~to another	-30
~to ask	-28
~to azure	-27
~to be	28
~to build	30 0 0 0 -42
~to buildkite	28 0 0 -41
~to bun	-17
~to cache	-16
~to call	15
~to change	-38
~to customers	32
~to delete	-12
~to do	0 0 0 0 -38
~to done	-15
~to each	22
~to end	19
~to every	15
~to explain	17 0 0 0 0 -41
~to find	-28
~to fix	-67
~to get	-23
~to have	-22
~to install	-24
~to load	10 0 0 0 0 -34
~to main	14 0 0 0 -34 39
~to make	-46
~to me	0 0 0 0 -38
~to one	25 0 0 0 -36
~to parse	-30
~to pass	42 0 0 0 0 0 -20
~to pnpm	37 0 0 0 -57
~to preview	-21
~to react	34
~to read	24
~to release	26
~to reproduce	-24
~to run	27 0 0 0 0 0 -53
~to say	-37
~to see	-18 0 0 0 -49
~to show	21
~to staging	20 -43 0 -38 38
~to start	25
~to support	0 0 0 52 -41
~to that	22
~to the	-21
~to this	-34
~to try	-22
~to write	-19
~to you	-30
~today ,	-31
~today and	31
~today is	-15
~token is	-28
~token lifetime	23
~tokenizer is	0 0 0 0 35 -37
~tokens ,	34
~tokens expire	45 -46 0 0 36 -39
~tokens in	0 0 0 0 -36
~told me	-27
~toml ,	21
~too ,	18
~too big	-18
~too early	-30
~too heavy	12
~too long	-36
~too many	19
~too much	27
~too noisy	26
~too pricey	37
~too slow	15
~too small	-23 0 0 0 0 -31
~too so	30 -36
~too wide	-19
~toques la	16
~total is	-18
~touch the	0 55 -65
~touch this	-37
~tourne sur	0 0 0 0 34
~toying with	-23
~train ,	-40
~train py	11
~translate the	-17
~trop lourd	21
~try a	-26
~try another	-15
~try it	-43
~ttl is	33 0 0 0 35
~tuesday and	10
~tunnel is	28 0 0 0 38
~turn the	-21
~turn this	-21
~turned on	19 0 0 0 36
~twice a	26
~two accounts	-35
~two addresses	-18
~two approvals	42 0 0 0 0 -45
~two customers	-41
~two days	-18
~two disks	23
~two files	-41
~two nodes	30
~two of	-43
~two people	12
~two pixels	-25
~two rows	-33
~two seconds	26 0 0 0 50
~two sentences	14
~two sprints	14
~two tables	-18 0 0 0 -34 38
~two things	-27
~two weeks	-17
~two years	20 -50
~type checker	-20 33
~type hints	34 -36 52 0 -45
~types are	40 0 0 0 -42 -38
~types to	-14
~typo in	-36
~uart runs	35
~ui ,	14 -59 -43
~um i	-17
~un adhérent	26 0 0 -40 51
~un seul	25
~un test	33
~una copia	-34
~und nicht	36
~under 300	35
~under data	0 0 0 0 25
~under no	28
~undo that	0 0 0 27
~undo the	-13
~unit tests	-14
~units ,	0 -49
~units are	15 -49 -28
~unless the	43 0 -38 0 33
~until the	11 0 0 0 0 -41
~until tomorrow	-18
~up ,	28
~up a	-23
~up after	-23
~up by	-48
~up in	33
~up my	19
~up the	-36
~up to	0 -69
~update the	-11
~upgraded to	34 0 0 0 55
~upload should	-26
~uploads go	20 -35
~us ,	12 0 0 0 -23
~us on	33 0 0 0 -50
~usa make	22
~use a	-42
~use an	-24
~use british	22
~use default	25 0 -38 0 0 -36
~use it	-46
~use kafka	-18
~use lombok	26
~use make	39
~use moment	20 -34
~use my	-34
~use npm	-25 -45
~use only	26 37 -25 0 0 -28
~use pnpm	14 0 0 0 0 -55
~use postgres	17 0 0 34 -33
~use sleep	18 24 -38
~use that	-15
~use this	-31
~use whatever	-21
~used to	-27
~user has	-18
~user input	-20
~user is	-18
~user with	-26
~user's zone	21
~users are	38 -64
~users must	-20
~users see	0 0 0 0 -39
~users without	-18
~uses it	18
~uses the	-24
~uses them	25
~using npm	20 -35
~utils ts	-30
~v2 of	14
~v3 is	16
~va incluido	25 -30
~valid for	29 0 0 0 41
~values ,	23 0 0 0 -49
~vault service	30 41 0 0 -41
~vendor claims	-28
~verify ,	36 0 0 0 -58 0 69
~version 2	-13
~version the	27
~versioned ,	22
~versions ,	-16
~verzending is	18
~vielen dank	-31
~vitest over	-15
~voorraad wordt	27
~vor jedem	17
~wait ,	-32 0 0 -39 0 47
~wait with	-24
~waiting for	-38
~want a	-38
~want small	30
~want the	28 0 0 0 -45
~want them	-32
~want to	-25 -48 0 0 -44
~wants the	0 0 0 0 0 -51
~wants to	-33
~warning :	-28
~warning about	15
~was 4	-25
~was closed	-34
~was expected	24
~was extended	37 0 0 0 36
~was full	-26
~was it	-18
~was killed	-29
~was looking	-26
~was merged	29 0 0 0 41
~was moved	-21 0 0 0 39 -38
~was not	-16
~was raised	-15
~was renamed	13
~was the	17 0 0 -53 -62 72
~was to	-28
~was told	15
~was too	48 0 -56
~was upgraded	29
~was wrong	24
~watchdog window	35
~way round	30
~way to	-37
~we accept	13 0 0 0 -40
~we agreed	20 -58
~we are	-26 0 0 0 28
~we can	-32
~we can't	30 0 0 0 0 -32
~we changed	-19 0 0 -33 0 51
~we could	-22
~we cut	22
~we decided	-13
~we deploy	32 0 0 -26 37
~we discussed	-26
~we do	27
~we drop	0 0 0 0 0 -37
~we dropped	21
~we gebruiken	31 0 0 -32 -34
~we go	0 0 0 26
~we got	-22
~we had	-23
~we keep	12 -39
~we lost	-22
~we may	-30
~we might	-23
~we migrate	0 0 0 40
~we move	-15
~we moved	17 0 0 0 11 -36
~we need	-27
~we never	28 0 0 0 -45
~we no	0 0 0 0 -30
~we only	-14
~we report	28
~we run	18 0 0 -33
~we said	20
~we say	31 0 0 0 -45
~we settled	26
~we ship	29
~we should	-33
~we start	-9
~we stay	15 0 0 0 -63
~we stop	0 0 -13
~we support	37 0 0 -34
~we switched	21 0 0 0 -52
~we take	19 0 0 48 0 -39
~we test	26
~we use	0 -42 -68 77
~we used	-44
~we want	-21
~we went	49
~we will	41 0 0 64 -56 -37
~we write	-19
~we're blocked	-33
~we're going	42 0 0 0 -44
~we're keeping	24
~we're not	19 0 0 0 0 -36
~we're on	-12
~weeks in	29
~weights ,	27
~went away	20 0 0 0 -56 -35
~went for	30
~went from	0 0 0 -47 53 -45
~went off	-37
~went to	55 -48 -47 0 52 -48
~went up	0 0 0 0 62 -34
~went well	-42
~went with	25
~were deleted	31
~were you	-18
~west flash	22
~what ?	-28
~what about	-16
~what breaks	-15
~what does	-25
~what happens	-29
~what if	-12
~what is	-25
~what serves	12
~what this	-16
~what was	18
~what we	0 0 0 0 -43
~what's the	-37
~whatever you	-21
~whats the	-14
~when a	11
~when i	-40
~when it	-36
~when it's	-28
~when printing	0 0 0 0 -35
~when somebody	-29
~when something	41 -50 52
~when there	28 0 0 0 -45
~when you	19
~where we	-42
~whether the	16
~whether we	-20
~which file	21
~which is	-21 0 0 0 55
~which one	-21
~while it	9
~while the	26
~while you	-27
~who needs	-26
~who owns	-15
~why ,	27 0 -40 0 47
~why does	-14
~why is	-33
~why it	-13
~why the	-30
~wide ,	21
~wiki is	20 0 0 -37 35
~will be	27 -61 -55 61
~will block	21
~window for	30 5 0 0 0 -32
~window is	31
~windows paths	24 0 0 0 -51
~wiped every	20 -28 0 0 29
~wiped on	22
~wir bleiben	24 0 0 0 0 -43
~wir sind	0 0 0 0 -60
~with an	-11
~with bin	37 0 0 0 -57 -37 83
~with docker	15 0 0 0 -25
~with eight	18
~with it	21
~with just	22 0 0 -31
~with make	37
~with me	37
~with node	19
~with npm	27 0 0 0 0 0 16
~with the	-13
~with this	-15
~with three	-21
~with tools	17
~with two	-12
~with zod	15
~with zstd	24
~without a	0 0 -53
~without alt	29
~without asking	0 0 -50
~without it	28
~without the	-27
~wonder if	-17
~wonder whether	-23
~wordt elk	24
~work at	21
~work in	-15
~work offline	32
~work on	-42
~work without	0 45 0 0 -52
~worked before	-24
~worked on	-17
~worker ,	17
~worker needs	53
~working day	27 0 0 0 44
~working on	-33
~works and	-19
~works but	-12
~works now	-18
~works offline	31
~works on	-13
~works with	25
~worry about	-37
~worth it	25
~would be	-47
~would happen	-15
~would have	-14
~would it	-21
~would like	-39
~would never	-14
~would work	-35
~write a	-28
~write something	13
~write tests	-44
~write that	-19
~write the	0 -8
~writes to	52 67 -53 -43 -56
~written by	28 0 0 32 -48
~written in	35 0 0 0 54
~wrong branch	-41
~wrong one	-29
~wrong since	-30
~wrong window	-21
~wrote that	-14
~wrote to	24
~x y	-21
~y z	-21
~ya no	38 0 -41 -58
~yaml ,	0 0 0 0 -36
~year ,	14 0 0 0 0 -47
~year and	-26
~year begins	24
~year we	-24
~years ,	23
~years ago	-27
~yes ,	0 0 0 -64
~yes for	11
~yes please	-28
~yesterday ,	-20 0 0 0 -46
~yesterday :	19
~yet ,	-22
~you add	25 0 -28
~you are	-30
~you can't	21
~you change	16
~you check	-17
~you delete	23 43
~you don't	19 -60
~you fix	24
~you for	-16
~you forgot	-27
~you go	-27
~you i'd	-18
~you install	-26
~you just	-17
~you like	-21
~you look	-24
~you make	-17
~you may	0 49 0 0 -48 -32
~you must	-35
~you need	22 0 0 0 0 -51
~you plot	-12
~you prefer	-18
~you push	0 0 0 0 -51 0 56
~you said	-30
~you say	21
~you should	14
~you start	14 -36
~you the	18
~you to	14
~you touch	43
~you used	25 0 -40 0 -40
~you write	11 -69
~your answers	21
~your branch	-32
~your information	20 0 0 0 42
~your plan	20 0 35
~your work	-18
~youth meets	35
~zephyr 3	28 0 0 41 -37
~zijn altijd	28 -44 -32 0 46
~zu groß	-19
~änderung am	21
~ça marche	-32
~ça plante	-14
~ça pour	-34
~über die	-26
à	34 -61 0 0 37
à <number>	33 0 0 0 47
à <number> _	32
à _	24 -43
à _ $	0 -42 0 -47`;
