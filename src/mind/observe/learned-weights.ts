// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `3 -67 -81 -150 -159 6 -111 -386
!	-11 0 -46 0 0 33
! !	-16
! ! $	-13
! $	-33 0 -41 0 0 37
"	-23 0 0 -81
" $	-51 0 0 0 0 -44
" ,	34 0 0 0 -67 66
" , NOT	33 0 0 0 -43
" , WHAT	-17
" , _	22
" , in	20
" ALWAYS	-30
" DONE	-22
" EVERY	-36
" EVERY _	-29
" INSTEAD	-19
" IS	28 -60 0 0 53
" MUST	-30
" MUST _	-30
" Name	32
" Name "	18
" SHOULD	11
" _	0 0 0 0 50
" _ "	62 0 0 0 49
" _ $	26 0 0 0 0 -52
" _ IS	-29
" and	0 0 0 0 -25
" on	-17
(	0 0 -46 -60
( )	-25
)	-14 0 -46 -60
) $	-26
,	28
, <code>	39
, <code> LIVES	20 0 0 0 -44
, <ip>	20
, <ip> $	20
, <mail>	24
, <name>	37 -76
, <name> $	0 0 33 0 -47
, <name> IS	16 0 0 0 -19 49
, <name> _	28
, <number>	31 0 0 0 -13
, <number> $	-14
, <number> IS	37 0 0 0 -56 63
, <number> LIVES	-19
, <number> NOT	34 0 0 0 -35
, <number> SYMPTOM	-13
, <number> TIME	42
, <number> WAS	46 0 0 0 -37
, <number> _	27 0 -62 -68 56
, <number> and	0 0 -62 0 46 -54
, <number> to	27
, <path>	30
, <version>	45 -93
, <version> IS	16
, <version> LIVES	29
, <version> _	28
, AGAIN	-29
, ALWAYS	40 62 0 -54 -69
, ALWAYS $	41 55 -13 0 -78
, ALWAYS _	24 -15
, ASKS	-43
, ASKS _	-29
, BECAUSE	-17 0 0 0 -83
, BECAUSE _	-11
, CALLED	25 0 -37
, CALLED _	25 0 -37
, DECIDE	21 -38
, DECIDE $	32 -36
, DECIDE the	16
, DONE	0 0 -51 0 0 -34
, DONE $	-18
, DONE _	34
, DONT	23 0 0 0 0 -50
, DONT OWNER	0 -35 0 0 43
, DONT _	26 0 0 0 -63
, EVERY	22
, EVERY LIVES	0 -49
, EVERY USE	23
, EVERY _	15
, EVERY new	16
, FORNOW	-41
, FORNOW _	-34
, FUTURE_I	-44
, FUTURE_I _	-25
, GRATITUDE	-52
, GRATITUDE $	-48
, GRATITUDE YOU	-16
, GRATITUDE for	-23
, HEARSAY	22
, HEDGE	-30
, HEDGE $	-30
, I	20 -67 0 0 -70
, I _	25 -62 0 -61
, IF	38 0 0 0 52 -47
, IS	37 -46 0 0 -67 90
, IS <number>	50 0 0 0 -47 52
, IS EVERY	14
, IS GRATITUDE	-39
, IS THIS	-24
, IS TOO	-23
, IS WHAT	42
, IS _	35 0 -70 0 -73 65
, IS in	45 0 0 0 0 -56
, IS old	-35
, IS the	33 0 0 0 0 -67
, KEEP	26
, LIVES	-31 0 0 -53 0 -44
, LIVES _	24 33
, MUST	-10 -42 0 0 -41 0 59
, MUST _	-10 -42 0 0 -41 0 59
, NEVER	0 0 0 -72
, NEVER <name>	27 0 0 0 0 -19
, NEVER _	-12
, NEVER the	24
, NO	20 0 0 -23
, NO _	0 0 0 -59
, NO more	27 0 0 -41
, NOLONGER	29 0 0 -34 56 -44
, NOLONGER PER	0 0 0 0 30 -26
, NOT	33
, NOT "	20 0 66
, NOT <code>	0 0 0 0 0 39 -53
, NOT <name>	0 0 0 0 -63 47
, NOT <number>	34
, NOT Name	22 0 0 0 -54 46
, NOT PER	17
, NOT _	48
, NOT a	29
, NOT in	23 -49 0 0 41 -58
, NOT on	22 0 0 0 -47
, NOT the	-19
, NOT to	24
, NOW _	27
, NOWON	27
, Name	40
, Name WAS	20
, Name _	31 -51
, ONLY <number>	-13
, ONLY _	38
, OUR	21
, OUR _	22
, OWNER	15 0 0 0 30 -48
, PAST_I	-15
, PAST_I _	-14
, PAST_I at	28
, PAST_I to	23
, PER	22
, PLEASE $	0 0 -32
, PLEASE ,	23
, PLEASE _	-41
, SYMPTOM	15
, THEY	-12 0 -65
, THEY IS	-33
, THEY LIVES	-13
, THEY MAYNOT	24
, THEY _	13 0 -36
, THIS DONE	-22
, THIS IS	35 -61
, THIS LIVES	0 0 0 -41
, THIS SYMPTOM	13 39
, THIS WAS	-33
, THIS _	0 0 0 0 0 -57
, TIME _	41 0 0 0 -43
, TOO	27 0 0 -49
, TOO _	27 0 0 -49
, UNLESS	35 -64 -50
, UNLESS _	18 0 -40
, USE	-15 0 -71 0 -50 90
, USE <name>	38 0 0 0 0 -37
, USE <number>	39 0 0 0 -37
, USE _	0 0 -38 -43
, USE a	-27
, USE the	48 0 0 0 -65
, WE	49
, WE DONT	30 -49
, WE KEEP	27
, WE LIVES	36 23 0 0 0 -51
, WE MUST	-24
, WE ONLY	18
, WE _	34 0 -91
, WHAT	-41
, WHAT $	-25
, WHAT ?	-19
, WHAT IS	0 0 0 0 53
, WHAT _	-28 0 0 0 -49
, WRONG	0 0 -27 0 49 -50
, YOU	33 0 0 0 0 56 -34
, YOU _	29 0 0 0 -81 67
, _	25
, _ "	20
, _ $	0 0 0 -93
, _ ,	0 0 0 0 24
, _ <acronym>	0 0 0 0 0 -50
, _ <amount>	-23
, _ <name>	23
, _ <number>	44 -68 0 0 65 -65
, _ <path>	12
, _ <version>	31 0 0 0 0 -53
, _ ALWAYS	18
, _ CALLED	25 0 0 -32
, _ DECIDE	38 -42 0 0 0 -46
, _ DONE	-34
, _ DONT	18 0 0 0 0 -50
, _ DROP	-14
, _ EVERY	35
, _ IF	22 0 0 0 -38
, _ IS	26 0 -107
, _ KEEP	33 -49 0 0 -59
, _ LIVES	52 0 0 0 -33
, _ MAYNOT	-11
, _ MOVED	0 0 0 0 0 -31
, _ MUST	49 -17 0 0 0 -59
, _ NEVER	35 -52 0 0 46
, _ NO	36 0 -82 0 18 -73
, _ NOLONGER	30 0 0 0 0 -39
, _ NOT	66 0 0 0 39
, _ Name	39 0 0 0 -46
, _ ONLY	35 -8
, _ PER	18
, _ PLEASE	18
, _ SYMPTOM	43 66 0 0 0 -42
, _ THEY	0 -66 0 0 0 -38
, _ THIS	-54
, _ TIME	0 0 41 -26
, _ UNLESS	36
, _ USE	34 0 0 0 0 -48
, _ WAS	23
, _ WHAT	-32
, _ a	-18 0 -23
, _ and	0 0 53 -47 0 -37
, _ at	16
, _ auf	17
, _ by	27 -66 -66
, _ der	28 -39
, _ first	20 -50 0 -32
, _ for	48
, _ from	0 -38 0 0 38 -38
, _ in	55 0 -47
, _ like	-18
, _ of	0 -38 52 -47
, _ on	19
, _ one	-24 30 0 0 -16
, _ out	0 0 0 0 -62
, _ the	-34 -88
, _ to	0 0 -47 -42
, _ with	-18 0 -51 0 0 -47
, a	0 0 0 49
, a _	0 0 0 0 -72
, after	33 0 0 0 47
, after THIS	33 0 0 0 47
, also	32 24 0 0 -42 -44
, also for	21 0 -19
, and THIS	14
, and the	17
, as	-20 -46
, as DECIDE	23
, at	11 38
, at the	28 38
, both	-16 -37
, both _	26 -37
, but	-29
, but IS	-21
, but the	-26
, da	27
, da LIVES	23
, das	16 0 0 0 -66
, das _	0 -44 0 0 -31
, der Name	-25
, der _	24
, die Name	-19
, die _	36
, do	-24
, do the	-24
, el	28 0 0 0 -63 51
, el _	27 0 0 0 -47
, for	12 0 -38 -37
, for _	33 0 -38 -37
, in	0 -59
, in _	42 -47 0 0 0 -50
, in the	-15
, just	0 0 45
, just _	25
, just the	-36
, la	19
, la _	-19
, last	-17
, last _	-17
, le	0 0 0 0 -26
, le _	0 0 0 0 -43
, like	27
, like the	20
, o	18 -32
, o _	18 -32
, old	25 -48
, old _	26 -48
, on	28
, one	49 0 0 -46
, one IS	33
, one _	55
, or	16 0 -31 -34 38
, same	18 0 0 -44
, same SYMPTOM	-22
, the	25
, the _	23
, the last	29
, the new	39
, the old	0 -40
, the one	14
, the other	-37
, then	0 0 0 0 0 -63
, then _	26
, there	15 0 -21 0 -34
, there IS	15 0 -21 0 -34
, two	51
, two _	30
, with	-21
-	47 0 0 -43 42 -48 -35
- _	31 -40 0 0 41 -30
-aad	12
-aai	-25
-aal	39 -32
-aan	40 0 0 0 40
-aar	17 0 0 36 0 -28
-ab	40 0 0 0 0 -33
-ace	-29
-ach	40 0 -63 -61 41
-ack	-14 0 0 37 0 -71
-act	33
-acy	30
-ade	-16 0 18
-ado	18 0 -52 0 0 -60
-ads	0 0 -85 0 39
-ady	-28
-af	18
-afe	20
-aft	0 0 0 0 40 -40
-ag	30 0 0 -76
-aga	-20
-ags	57 -38 -52 0 75 -80
-ai	-25
-ail	-38
-aim	10
-ais	16 0 0 0 0 -42
-ak	28 -73 -68 0 59 -54
-ake	0 0 0 0 0 -60
-aky	33
-al	35
-ale	25
-all	0 0 0 0 -68
-alo	-28
-als	0 0 0 -69
-am	23 0 -53
-ame	-22
-amo	27
-ams	-12 0 0 0 -75
-an	26
-ana	0 0 0 0 37 -24
-and	30
-ane	0 0 0 0 32
-ank	-22 -41 0 0 0 -41
-ano	14 0 0 0 -41
-ans	42 0 0 -86
-ant	0 -23 -69
-any	12 -39 0 -35 69 -49
-ap	-27 0 0 0 51
-aph	-21
-aps	0 0 0 -34
-apt	-27
-ar	0 0 0 0 -60
-are	32 -70
-ars	-15
-art	-24 -16 0 0 21
-ary	18 0 -80 0 31 -20
-as	21 -50 40 -97 0 -47
-ash	40
-ass	-27
-ast	24 33 -63 0 0 -43
-at	0 0 0 -30 0 -73 43
-ata	33 0 0 0 0 -49
-ate	0 0 0 0 0 -60 37
-ato	14 -46 0 0 0 -40
-ats	32 0 0 0 -22 28
-att	0 0 -60
-aty	-29
-au	-15 -58
-aub	-14
-ave	0 48 0 0 -85
-avy	15
-awn	14
-ax	18
-ay	0 -35
-ba	34
-bal	32 0 0 0 -46
-bar	-25 0 0 0 36
-bas	-14
-bel	0 0 0 0 0 -57
-ben	26
-ber	0 -37 0 0 48
-bes	23
-bit	38
-bm	36
-bo	-24
-bok	30
-bor	38
-box	32
-bra	20
-bre	29 -36 0 0 53
-bs	0 0 0 0 -36
-bug	0 0 0 -35
-by	0 0 0 -28
-ca	49
-cal	39
-can	25 0 37 0 -37
-car	38
-cas	22 0 0 -41 53
-cd	20
-ced	14
-cel	-18 0 -58 0 0 -54
-cer	20 -55
-ces	47 -40 26
-cey	31
-cha	31 0 0 0 0 -26
-che	-24 0 -66 -47
-cho	-31
-cht	21 0 0 -68
-cii	17
-cil	-22
-cit	35 -44
-cks	15
-cky	-33
-cle	0 0 0 0 -44
-co	39 -63
-con	30 -45
-cou	-19
-cs	46
-ct	22
-cto	0 0 0 0 -34
-cy	28
-cén	17
-cía	-29
-da	0 0 0 -73
-dal	-42
-dan	0 47 0 0 -33
-dar	22
-day	0 -47
-db	26 -37 0 0 0 -34
-dby	22 0 0 -28
-de	0 0 0 0 0 39
-del	46 0 0 -48 0 -57
-dem	17
-den	57
-deo	-27
-der	0 0 0 -67
-des	47 0 0 0 51
-dex	0 -40
-di	15 0 0 0 37
-dia	40 0 0 0 46 -40
-die	0 0 0 0 0 -44
-dig	30
-dio	0 0 0 -30
-dis	0 0 -51 0 0 -61
-dle	26 0 -56
-dly	0 0 -52
-dme	-20 0 0 0 -43
-dn	0 0 0 0 -46
-do	15 0 -74 0 0 -28
-doc	23
-dog	19 0 0 -57 0 -52
-dor	15 -49 0 29 0 -76
-dos	0 0 -62 -57 25
-dow	0 0 0 0 0 -34
-ds	18
-dt	37
-dup	25
-dux	27
-dy	-23
-ea	-21
-ead	-11
-eak	-17 0 0 0 52
-eal	0 -36 0 0 -41
-eam	0 0 0 -40
-ean	-24
-eat	0 -58
-eau	-16
-eba	32
-ebo	-22
-ec	27 -35
-ece	-27
-eck	0 0 -78 0 0 -87
-ect	0 43 0 -56
-eds	18
-ee	0 -38
-eed	14 -61
-eer	29
-ees	-33 0 0 0 0 48
-eet	14 -53 0 -53 36 -57
-ef	48 -52 0 -30
-eg	33
-egt	0 -46 0 0 0 -48
-eht	11 -39
-eir	0 -48 0 0 44
-eit	-26
-eks	13
-ekt	-29
-el	22
-eld	-13 0 0 0 0 -55
-elf	24
-ell	0 0 0 0 -55
-els	11 0 25 -43
-elt	-11
-ely	0 0 0 0 -44
-em	0 0 0 0 0 -46
-ema	22
-eme	23 55 -67 0 -24 -53
-ems	-40 -39
-en	20
-end	5 0 -22
-ene	37
-ent	0 0 -38
-eo	-27
-eps	13 -98 41 -68
-ept	11 0 -45 0 0 -55
-era	0 -64
-ere	-13
-erg	26
-ern	14 -65
-ers	21
-ert	0 0 0 0 -40
-ery	22
-es	37
-ese	0 -54 -56 -51 42
-esh	-39
-esn	-11
-eso	-11 0 0 0 0 -29
-est	11
-et	16 0 0 0 0 -45
-eta	29 72 0 0 -60
-ete	0 58 0 0 -79 -62
-ets	18
-ety	28
-eu	-15
-eue	-19
-eur	22 -51 0 0 63 -37
-evo	21
-ew	0 0 0 0 0 -33
-ews	58 0 0 0 0 -51
-ex	0 -40 0 0 0 -40
-ext	32
-ey	39 0 0 -62 0 -71
-ez	-52
-eze	20 39
-fee	-37
-fen	48 0 -34 -49
-fer	18 -61 0 0 0 -77
-ff	35
-fff	27 0 0 0 38
-ffs	58 -38 55
-fic	-34
-fie	-35
-fig	0 -51
-fix	25
-fka	15 0 0 0 0 -40
-fox	-18 0 0 -55 0 -32
-fra	40 0 -34
-fs	58 -38 55
-ft	15 0 0 -77 85 -75
-fts	14
-ful	0 0 0 -48
-fy	0 0 0 -56
-ga	-15 0 0 -49
-gal	15 0 0 -54
-gar	-24
-gbm	36
-ge	-14
-ged	0 0 0 -40
-gen	21 -31 0 -63 49
-ges	20 58 -8
-get	0 0 -93 0 0 -52
-gex	-24
-gic	34 61 -53 -62 0 -50
-gin	0 -54
-gle	41 0 0 0 0 -77
-gly	-34
-gma	-23 0 0 0 48
-gn	20 0 0 -53 0 -46 -48
-gns	30
-go	49 0 -62 0 0 -73
-gos	25 0 0 -56
-got	-26
-gs	15 0 0 -37
-gt	0 0 -73
-gth	25 0 28 0 -48
-gue	-32 0 -46
-gy	-33 -41 0 0 0 -43
-ha	48 0 0 0 0 -46
-hau	-31
-he	-25 0 -66 -47
-hed	10 30 -86 0 0 1
-hen	0 0 0 0 0 0 -46
-her	-33 0 0 0 -42
-hes	9 0 35 -39
-hi	27 -42
-hin	27 0 0 -51
-hly	30 0 -65
-hn	18
-ho	-31
-hod	-18
-hog	-21 0 0 0 0 -32
-hon	32
-hor	24
-hot	0 0 0 0 -62
-how	12
-hre	-41
-hs	63 -67
-hts	0 0 -62 -55
-hub	47 0 -48
-hyr	29 0 0 44 -45
-ia	22 -68 -76 0 0 0 -45
-ial	-32 0 -76
-ian	39 0 0 0 0 -48
-ias	-20
-ib	-11
-ibe	35
-ic	25
-ica	33
-ice	11
-ick	0 -55 0 -65 47
-ico	39 -41 0 0 37
-ics	28
-ict	-38
-icy	-13 0 0 0 0 -43
-id	30 -85 0 -66
-ide	0 0 -88 -78
-ido	33
-ids	22 -61 0 0 0 -57
-ie	0 -68 -51 0 0 0 -42
-ied	-19 0 0 0 0 -62
-ief	48 -52 0 -30
-ien	0 0 0 0 -34 -31
-ier	30 -39 0 0 49 -75
-ies	53
-iet	-23
-iew	-30
-ift	3 0 0 0 36
-ify	0 0 0 -56
-ig	0 -65 0 0 -46
-ign	20 0 0 -53 0 -46 -48
-igo	17
-igs	18 -55 0 0 0 -58
-igt	-20 0 0 0 -31
-ii	17
-ijd	31 0 -41 0 0 -42
-il	-31
-ild	20
-ile	0 0 0 0 -37 -28
-ill	0 0 0 0 0 -75
-ils	-20 0 0 -53
-ilt	38
-ily	18 -61 0 -65 0 60
-im	30 52 0 0 -52
-ime	37 0 -69 -57 52 -66
-ims	-24
-in	17 -51
-ina	-30
-ind	0 0 0 0 0 -72
-ine	0 0 0 0 0 -19
-ink	-35 -33
-ins	-28 0 -70
-int	-16 0 0 0 -55
-io	16 0 0 0 0 -32
-iod	0 0 0 0 -40
-ios	58 0 0 -76 0 20 -32
-ip	0 0 0 0 50 -32
-ipe	22 0 0 0 0 -74
-ips	31
-ipt	0 0 -57 0 0 -54
-iq	29
-ird	-19 0 -61 0 58 -56
-ire	58 -79
-iro	13
-is	38 0 0 0 0 -51
-ise	34
-ish	21 -74 79 0 0 -76
-iss	11 0 0 0 -38 38
-ist	24 -45 -67 -60
-isy	40
-it	16
-ith	35 0 0 50 -46
-its	44
-ity	29
-ium	37 -57 -41
-iv	24 0 0 0 -35
-ive	31
-ix	12
-ixa	-33
-ize	0 0 -39 35 -44
-ißt	45
-ión	50 0 -58 0 -49
-jd	31 0 -41 0 0 -42
-ji	37
-jis	45 -21 54 0 -31
-jor	20
-ka	17 0 0 0 0 -43
-kal	0 0 -32
-ke	21 0 0 0 0 -78
-ked	-23 -64 0 56
-kel	-17
-ken	-25 0 0 -37
-ker	0 0 -69
-kes	-16 0 0 0 0 -84
-ket	8 0 0 0 0 -46
-kiq	29
-kit	0 0 0 0 -41 49
-kly	28 -57
-ks	0 0 0 -64
-kt	25 -64
-ku	50 -48 0 0 0 -35 -27
-kup	-23
-kus	21
-lab	29
-lap	-24
-lar	24
-las	25 0 31 0 0 -41
-lay	30 0 0 0 -32 0 36
-ld	-16
-ldn	0 0 0 0 -46
-lds	46
-led	0 -53
-lem	-30
-len	0 -60 -73 0 35
-ler	16
-les	13
-let	44 -70 9
-leu	-15
-lew	24 0 0 0 -43 -35 44
-lf	43
-lib	16
-lic	48 0 0 0 -54
-lid	0 0 0 -41
-lin	45 -56
-ll	0 0 0 0 -13
-lla	0 0 0 0 0 -42
-lle	21 0 0 0 47
-llo	-22
-lls	45 0 -81
-lly	0 -79
-lo	-17 0 0 -57 30
-loc	38 53 -40 -32
-log	0 0 0 -27
-lon	-44
-lop	52 0 -40 -65 0 -47
-lor	0 -53 0 0 38 -42
-lot	17
-low	0 0 0 -42 0 -63
-loy	19 -39 0 0 42 -52
-ls	16 0 0 -45
-lta	-17 0 0 0 -48
-lte	22 -58 0 71 -56
-lth	19 0 0 0 -37
-lti	27
-lue	-25 -65
-lé	27 0 0 0 32
-lés	0 -41 58 0 -49
-mal	0 -58 0 -51 75 -55
-man	19 0 0 0 0 28
-mat	35 0 0 -52 0 -45
-me	0 36 0 -65 0 -46
-med	0 0 0 -73
-mel	-25
-men	33 -58
-mer	0 0 -91
-mes	39 0 42
-mic	23
-mit	14
-mma	0 0 0 -43 -48
-mme	-20
-mmt	-10
-mmy	29
-mn	-15 -11 0 0 0 0 -61
-mns	-6
-mo	24 0 -54 0 -53
-mos	52 0 0 97 -103 -60
-mp	24 0 0 0 -44
-mps	14
-ms	-21
-mum	0 -33 0 -38
-my	49
-na	-13 0 0 -53 45 -42
-naf	18
-nal	33 0 0 0 28 -38
-nar	-50
-nas	-13
-nau	18 0 0 0 44 -35
-nca	29 56 0 0 -38 -43
-nch	-23
-ncs	35 -52 -42 -40
-ncy	19
-nda	14
-ndo	-52
-nds	-15
-ne	18 0 0 0 0 -21
-ned	-16
-nel	41 0 0 16
-nen	37 25 -50 -76 -36 0 -42
-net	39 0 0 -65
-new	14
-ney	18 57 0 0 0 -41
-nga	-27
-nge	-17
-ngo	14
-ngs	0 0 0 -37
-ni	41 48 0 0 -38 -39
-nic	-20
-nio	-14
-nk	0 -69 0 -45 11 -62
-nke	-14
-nks	-29 0 0 0 43
-nky	-19
-nly	-14
-nno	22 0 0 0 -36
-nnt	52 -52 -47 0 0 -55
-nny	0 0 0 0 -23
-no	36
-not	-22 0 0 0 -54
-nr	25
-ns	22
-nse	0 0 48 -68 0 -66
-nst	16 0 0 0 0 -60
-nt	0 0 -61
-nte	30
-nth	0 -82 0 0 67
-nti	40
-nto	21 0 -47 0 0 -56
-nts	26
-nty	28
-nue	0 -57
-nup	-50
-nux	42 -48 0 0 47 0 -22
-ny	17 -56 0 0 0 -66
-nza	-18
-nze	0 0 0 0 33
-née	26 -39
-oad	0 0 0 0 48
-oak	42 0 -24 0 24 -41
-obe	22
-oc	43 41 0 -45 0 -65
-ocd	20
-ock	33 0 0 -73 -19
-ocs	0 0 0 0 -32
-od	-14 0 0 0 -40
-ode	0 0 0 0 -27
-ods	45 0 0 0 -65
-oe	36 0 -40 0 -62
-off	27
-og	0 0 -66 0 0 -67
-oid	40 -58 41 -52 0 -64
-oie	20 0 0 0 38
-oir	21
-oit	43 49 0 0 -47 -46
-oji	37
-ok	29 0 -69
-oke	37 -62 0 0 0 -43
-oks	-22 0 0 -62
-oku	27
-ol	42 -74 0 56
-ole	-18 0 0 0 0 -39
-ols	33 -54 0 0 0 -47
-om	0 -50 0 -52
-ome	0 0 0 0 41
-oms	29 -36
-ona	-23
-ond	-30 0 0 0 0 -81
-one	0 0 -86
-ong	-26 0 -83 0 -76 76
-ons	31
-ont	41 0 0 0 0 -51
-ony	16
-ood	-28
-ook	21
-ool	42 -59 -61
-oon	-24
-oor	0 0 0 0 43 -50
-oot	-21
-op	29 0 -60
-ops	0 0 0 0 0 -42
-or	17 -54
-ora	18 0 0 -63
-ord	24 -88 0 -46 63 -58
-ore	24
-ork	0 0 -36 -47 0 -61
-ors	17
-ort	0 -27
-ory	0 0 0 0 -32
-os	57 0 -58 35 0 0 -65
-ose	-23
-oss	39 0 -56 0 43
-ost	-30 0 -38 0 0 -31
-ota	20
-ote	-26
-oto	11
-ots	63 0 0 -71 0 -62
-ou	-29
-oud	19
-oup	23 0 0 0 0 -66
-our	16
-ova	-28
-ove	15 0 -56 -43 0 -61
-ow	0 0 0 0 0 -26
-own	-25 0 0 0 0 -75
-ows	-43
-ox	34
-oxy	23 -60 0 0 0 43
-oy	19 -39 0 0 42 -52
-oys	60 0 -75 0 0 -60
-pat	-19 0 0 0 33
-pe	0 0 0 0 0 0 -51
-pec	27 -35
-ped	21 0 0 0 -42
-pen	0 -59 -55 0 0 -57
-per	22 0 0 0 -44 -68
-pes	0 0 0 0 -59
-ph	-21
-pic	-54
-ply	0 0 0 0 0 -47
-po	14
-pot	32 0 0 -34 42
-ppt	-24
-ppy	-32
-pre	18
-ps	24 0 0 -84
-pt	0 0 -68 50 0 -77
-pte	26
-pto	16
-pts	24 42 0 0 -55 -61
-pty	0 0 -50 0 43
-pus	16
-put	20 59 -71
-py	-31
-ql	17 -66 -59 71 -67
-que	17
-ra	35
-rag	40
-ral	24 -96
-ram	20 -45 0 -41 42
-ran	32 -50 0 0 60 -56
-rap	-17 0 0 0 36
-rar	19 0 0 0 -32
-ras	21 0 0 0 40
-rb	-18
-rce	47 40
-rch	-25 0 0 58 0 -71
-rd	0 0 0 0 46
-rda	-33
-rde	-12
-rdi	15 0 0 0 37
-rds	23 0 86 0 0 -85
-rdt	37
-red	0 0 -66 0 48
-rel	34
-ren	0 0 -36 0 0 28
-rer	-22
-res	37 -37 0 0 0 -73
-rew	32
-rg	28
-rga	-26 -43 0 0 39
-rge	0 0 -66
-rgo	33 0 -27 0 -52 -42 45
-rgy	-22 0 0 0 0 -36
-ri	22 0 0 0 0 -63
-ria	0 -46 -38 0 0 -48
-ric	39 -46
-ril	-12 0 0 0 58 -66
-rim	33 0 0 0 -47
-rio	21 0 0 0 0 -41
-ris	0 0 0 0 0 -39
-rit	0 -34
-rk	0 0 -57 0 0 -69
-rks	0 0 0 -65 0 -59
-rkt	23
-rld	-22 0 0 0 37
-rly	25
-rms	30
-rn	0 -14
-rne	-13 -48 0 0 47
-rno	23
-rns	0 -90 0 0 39 0 -55
-ro	28 60 0 -63 -31
-rod	19 0 0 0 0 -38
-rol	35
-rom	-19
-ror	-32
-ros	44 -68 -65 0 0 45
-row	0 0 0 -60 -45
-rre	0 0 0 0 39 -45
-rry	-21
-rs	20
-rse	19 -36 59 0 -52 -71
-rt	0 -13
-rta	36 -58
-rte	57 0 0 0 0 -73
-rth	29 0 0 0 30 -46
-rti	-40
-rto	31
-rts	0 0 43 0 -36
-run	-34
-rus	13
-rve	0 0 0 -38
-ría	-28
-sa	49
-sam	16
-sar	25 0 0 0 -33
-sch	36 -32 61 0 -57
-sco	19 0 0 0 -38
-sde	0 0 0 0 0 -39
-sed	-13
-sen	-12 0 -84 0 0 -73
-ser	0 -45 -85
-ses	51 0 0 -94
-set	25
-sh	25
-sic	0 -51
-sis	15
-sk	0 0 0 0 -40
-sks	21
-sly	-25
-smo	25
-sn	-11
-so	35
-son	16 -33 0 -64
-sor	42
-sql	32 -48 0 51 -36
-ss	16
-ssa	28
-sse	39 0 -50 0 0 -59
-sso	37 -49
-sst	-12
-st	14
-sta	31 0 0 0 0 -41
-ste	-36 0 -39 -63
-sto	-18
-sue	0 0 40 0 -38
-sum	-19
-sy	40
-ta	31
-tag	0 -30 0 0 40
-tal	0 0 0 0 -22 39
-tar	-27
-tas	37 -45 0 -45
-tat	-25
-tax	18
-tch	0 0 0 0 0 58
-tee	16 0 0 0 -37
-tem	0 0 0 0 0 -38
-ten	31
-tes	0 0 0 -81
-tet	-28 0 0 0 0 -52
-th	33 0 0 0 0 -95
-ths	62 -66
-ti	0 0 0 0 40 -54
-tic	0 0 0 0 -69
-til	0 0 0 63 0 -71
-tin	33 0 0 -59
-tir	23 0 0 0 -48
-tis	27
-tiv	24 0 0 0 -35
-tle	-43
-tly	29 0 0 0 76 0 -83
-to	31 -25
-tom	21 -44 48 0 -50
-ton	-31 0 0 -63
-top	-29
-tor	9 0 0 0 0 -78
-tos	39 0 0 0 0 -78
-tra	37
-tre	-21
-tro	0 48 -52 0 -29 -53
-try	-44 -63 -72 0 35
-ts	18
-tt	0 0 -63
-tte	10 0 0 -54
-tto	24 -42
-tty	-50
-tup	-12 37
-tus	0 0 0 -55 57 -56
-ty	35
-tzt	0 -54 0 -66
-ual	40 -54 0 58 -28 -77
-uar	19 -28 0 0 39
-ub	37 0 -56
-uca	33
-uce	-44
-uch	24 67 0 -95 -77 -61 -42
-uck	-38 0 0 -52 45
-uct	20 0 0 0 -49
-ud	19
-ude	34
-ue	-27
-ued	15 0 0 0 0 -43
-uen	17 0 0 0 0 -40
-ues	23 0 0 0 0 -79
-uf	-21
-uff	12
-uft	19 0 0 -46 70
-uit	0 0 0 -52
-uld	-26
-ule	29 0 -55
-ulo	32 0 0 0 35
-ult	0 0 0 -88
-um	0 -69 -55
-umn	-15 -11 0 0 0 0 -61
-ums	38 0 0 0 -54 -46
-un	0 -36 0 0 -51 -32
-und	-19
-ung	-16 0 -73 -52
-unk	59 -46 -52 0 58 -49
-unt	0 0 0 0 58
-up	13 0 0 0 0 -26
-ups	39 0 -87 0 0 -70
-ur	32 0 0 0 0 -60
-ura	16 0 0 0 34
-urd	18
-ure	-20
-urn	0 0 0 -63
-urs	23
-urt	33 -79 -72 -61 73 -70
-us	0 0 0 0 58 -93
-ust	0 0 -43
-ute	0 0 -73 0 0 -71
-uth	44 0 0 0 66 -44
-uts	-19
-utt	-16
-ux	50 0 -60
-va	16 0 0 0 0 -38
-val	27 0 -63 -45 0 -50 38
-ve	26
-ved	-15 50 0 0 0 -47
-vel	18 0 0 0 0 -46
-ven	0 0 0 0 0 -64
-ves	24 0 -75 0 0 -41
-vey	21
-vo	16 0 0 0 0 -44
-vor	-28
-vos	30 0 -37 -35 41
-vt	-23 0 0 -29
-vy	26
-vía	32
-way	0 -69
-wed	0 0 -66 -69
-weg	13
-wer	-20 -97 34 0 0 -81
-wn	0 0 0 0 0 -84
-ws	-19
-xa	-33
-xed	18 0 0 0 -42
-xel	0 0 0 -37
-xes	19 0 0 -50
-xt	32
-xts	0 0 0 -62 -11 -56
-xy	23 -60 0 0 0 43
-ybe	-23
-yed	0 24 0 -40 -45
-yen	46 0 -44 0 0 -53
-yer	23 -30 -53 47
-yle	0 -57 60 0 -35 -50
-ype	-18
-ypt	0 -31 0 0 34
-yr	29 0 0 44 -45
-ys	18
-za	-30
-zan	0 -59 0 0 12
-ze	34 0 0 0 0 -19
-zed	0 40 0 0 0 -44
-zel	-37
-zen	45 46 0 -71 0 -54
-zer	-26 -61 0 -43 69 -60
-zes	0 0 0 0 0 -29
-zi	31
-zie	-19
-zt	0 -54 0 -66
-zzi	31
-ßt	45
-ão	41
-ägt	23 0 0 -40
-ção	41
-ème	-51
-ère	31 0 0 0 -50
-ée	36
-én	17
-és	0 -52 51 -55
-ês	26 0 43 0 -39
-ía	-19
-ío	-15
-ña	26 0 0 0 46
-ón	36 0 -58 0 -49
-ört	19
1:!&IS	19
1:!&THIS	19
1:"&LIVES	36
1:<acronym>&IS	0 0 0 0 0 -67
1:<acronym>&NOT	55
1:<acronym>&VALUE	-16
1:<amount>&GRATITUDE	-39
1:<code>	18 -54 0 0 0 -38
1:<code>&IS	24
1:<code>&VALUE	18 -54 0 0 0 -38
1:<host>	0 0 0 -35 48
1:<host>&VALUE	0 0 0 -35 48
1:<name>&AGAIN	-13
1:<name>&EVERY	25 0 0 0 -51
1:<name>&IS	0 -79 0 0 0 0 -60
1:<name>&LIVES	31 0 0 0 0 -42
1:<name>&NOT	16
1:<name>&ONLY	33
1:<name>&THIS	41 -59 0 0 -64
1:<name>&WAS	20
1:<number>	0 0 -54
1:<number>&GRATITUDE	0 35
1:<number>&IS	0 0 0 -45
1:<number>&PLEASE	-28
1:<number>&USE	23
1:<number>&VALUE	0 0 -54
1:<path>	0 -53 0 -52 0 0 -30
1:<path>&IS	0 -38
1:<path>&USE	26
1:<path>&VALUE	0 -53 0 -52 0 0 -30
1:<version>	0 0 0 -50
1:<version>&LIVES	29 0 0 -41 60 -45
1:<version>&NOT	25
1:<version>&VALUE	0 0 0 -50
1:AGAIN	-22
1:AGAIN&AGAIN	-22
1:AGAIN&GRATITUDE	-25
1:AGAIN&NOT	-23
1:AGAIN&PLEASE	-21
1:AGAIN&SYMPTOM	-22
1:ALWAYS	22 0 0 -65 -62
1:ALWAYS&ALWAYS	22 0 0 -65 -62
1:ALWAYS&GRATITUDE	0 -41 40
1:ALWAYS&I	13
1:ALWAYS&LIVES	24 61 -51
1:ALWAYS&SYMPTOM	-38
1:ALWAYS&THIS	-49
1:ALWAYS&VALUE	28
1:ASKS	-28
1:ASKS&CALLED	-14
1:ASKS&GRATITUDE	-16
1:ASKS&I	-18
1:ASKS&IS	-21
1:ASKS&KEEP	-33
1:ASKS&LIVES	-26
1:ASKS&MOVED	-12
1:ASKS&MUST	-13
1:ASKS&NOT	-18
1:ASKS&NOW	-12
1:ASKS&PREFER	-17
1:ASKS&SYMPTOM	-15
1:ASKS&THIS	-18
1:ASKS&USE	-25
1:ASKS&VALUE	-20
1:BECAUSE&MUST	-25
1:CALLED	0 -50
1:CALLED&CALLED	0 -50
1:CALLED&IS	34
1:CALLED&THIS	-26
1:CALLED&VALUE	-31
1:DECIDE	0 0 0 50
1:DECIDE&DECIDE	0 0 0 50
1:DECIDE&DROP	21
1:DECIDE&GRATITUDE	14
1:DECIDE&I	-32
1:DECIDE&INSTEAD	23
1:DECIDE&IS	17
1:DECIDE&KEEP	17
1:DECIDE&LIVES	-13
1:DECIDE&MAYNOT	29
1:DECIDE&ONLY	-19
1:DECIDE&SYMPTOM	17
1:DECIDE&VALUE	31 0 0 61 -82
1:DOING	20 0 -58
1:DOING&AGAIN	-18
1:DOING&DECIDE	20
1:DOING&DONT	29 0 0 0 -41
1:DOING&EVERY	0 0 0 0 36
1:DOING&GRATITUDE	-34 0 0 0 -35 39
1:DOING&HEDGE	13
1:DOING&I	16
1:DOING&INSTEAD	-23
1:DOING&IS	0 0 0 -28
1:DOING&KEEP	15
1:DOING&LIVES	0 0 0 0 0 -74
1:DOING&MOVED	-30 0 0 0 28 -37
1:DOING&NOLONGER	-28
1:DOING&NOT	15 0 0 0 -66
1:DOING&NOW	-23
1:DOING&ONLY	53 0 0 -41
1:DOING&SYMPTOM	-32
1:DOING&USE	-34
1:DOING&VALUE	0 0 0 -65 0 -46
1:DOING&WAS	35
1:DOING&WE	-13
1:DONE	-22 0 0 0 -47 -32
1:DONE&GRATITUDE	-15
1:DONE&I	-27
1:DONT	0 0 0 0 -64
1:DONT&DONT	0 0 0 0 -64
1:DONT&FORNOW	-42
1:DONT&IS	26
1:DONT&LIVES	-26
1:DONT&MUST	21 30 0 0 0 -27
1:DONT&NOLONGER	16
1:DONT&NOT	16
1:DONT&ONLY	-17
1:DONT&SYMPTOM	30 58 0 0 0 -48
1:DONT&THIS	-12
1:DONT&USE	20
1:DONT&VALUE	39
1:DONT&WE	29 0 0 0 0 -42
1:DONT&YOU	-20
1:DROP	0 0 0 0 -68
1:DROP&AGAIN	21
1:DROP&DROP	0 0 0 0 -68
1:DROP&EVERY	56 -58
1:DROP&FORNOW	18
1:DROP&THIS	17
1:DROP&USE	42 -34
1:EVERY	0 44 0 -66
1:EVERY&BECAUSE	0 20
1:EVERY&CALLED	33 0 0 0 -41
1:EVERY&DECIDE	27 52
1:EVERY&EVERY	0 44 0 -66
1:EVERY&IS	0 0 0 0 0 -89
1:EVERY&LIVES	23
1:EVERY&MOVED	17
1:EVERY&MUST	0 0 0 0 -79
1:EVERY&NEVER	32
1:EVERY&NOW	-27 -47 0 0 57
1:EVERY&ONLY	-20 0 0 0 27
1:EVERY&OUR	25
1:EVERY&SHOULD	-30
1:EVERY&SYMPTOM	24
1:EVERY&USE	-30 0 0 0 -56
1:EVERY&VALUE	-17
1:EVERY&WAS	-11
1:FORNOW	0 0 0 0 -36 30
1:FORNOW&FORNOW	0 0 0 0 -36 30
1:FORNOW&IS	-21
1:FORNOW&WE	-29
1:FUTURE_I	0 0 0 -67 -60
1:FUTURE_I&AGAIN	-14
1:FUTURE_I&HEDGE	-14
1:FUTURE_I&I	-19
1:FUTURE_I&IS	-11
1:FUTURE_I&LIVES	24
1:FUTURE_I&MAYNOT	13
1:FUTURE_I&PLEASE	32
1:FUTURE_I&SYMPTOM	-23
1:FUTURE_I&THIS	-26
1:FUTURE_I&VALUE	-43
1:FUTURE_I&WE	-18
1:FUTURE_I&YOU	-24
1:HEARSAY	-42
1:HEARSAY&IS	-23
1:HEARSAY&LIVES	-22
1:HEARSAY&MOVED	-23
1:HEARSAY&NOW	-19
1:HEARSAY&SHOULD	-13
1:HEARSAY&THIS	-21
1:HEARSAY&USE	-18
1:HEARSAY&VALUE	-14
1:HEDGE	-31
1:HEDGE&DROP	-28
1:HEDGE&EVERY	-22
1:HEDGE&HEDGE	-31
1:HEDGE&IS	-22
1:HEDGE&KEEP	-16
1:HEDGE&LIVES	-26
1:HEDGE&MUST	-30
1:HEDGE&NEVER	-13
1:HEDGE&NO	-20
1:HEDGE&NOT	-25
1:HEDGE&ONLY	-29
1:HEDGE&THIS	-15
1:HEDGE&USE	-36
1:HEDGE&VALUE	-31
1:HEDGE&WE	-20
1:HEDGE&YOU	-18
1:I	-18
1:I&ALWAYS	0 0 0 0 0 -17
1:I&BECAUSE	-27
1:I&DECIDE	0 0 0 55
1:I&DONT	-24
1:I&EVERY	0 0 0 -26 39
1:I&FORNOW	-20
1:I&GRATITUDE	16
1:I&HEDGE	-23
1:I&I	-18
1:I&IS	33
1:I&MOVED	-43
1:I&MUST	-33
1:I&NOLONGER	-39
1:I&NOT	-19
1:I&ONLY	-22
1:I&OUR	-26
1:I&PLEASE	28
1:I&PREFER	36
1:I&SYMPTOM	-19
1:I&VALUE	0 0 -84 -45 0 74
1:I&WE	20
1:IF&BECAUSE	19
1:IF&IS	-14
1:IF&KEEP	-13
1:IF&LIVES	-17
1:IF&MUST	0 0 0 0 -66
1:IF&THIS	-33
1:IF&WAS	-32
1:IF&WE	-32
1:IF&YOU	19
1:INSTEAD&AGAIN	30
1:INSTEAD&THIS	24
1:INSTEAD&WE	26 0 0 0 -44
1:IS&CALLED	17 0 0 0 0 -49
1:IS&DROP	-33
1:IS&FORNOW	-44
1:IS&GRATITUDE	-53
1:IS&HEDGE	-18
1:IS&I	-27
1:IS&LIVES	26 -55
1:IS&MUST	32 52 0 0 -48
1:IS&NO	-23
1:IS&NOLONGER	-24
1:IS&NOT	55 -71 0 -59
1:IS&NOW	22 0 0 0 0 12
1:IS&SYMPTOM	-76
1:IS&VALUE	14 0 0 -66
1:KEEP	16 0 0 0 -73
1:KEEP&ALWAYS	31
1:KEEP&DONT	17 33
1:KEEP&DROP	-19
1:KEEP&FORNOW	-12
1:KEEP&IS	16
1:KEEP&KEEP	16 0 0 0 -73
1:KEEP&LIVES	17 61
1:KEEP&PLEASE	24
1:KEEP&VALUE	45 0 -5 46 -41 -67
1:KEEP&WE	-15
1:KEEP&YOU	22
1:LIVES	-21
1:LIVES&DECIDE	-31
1:LIVES&I	-26
1:LIVES&IS	14 -68
1:LIVES&LIVES	-21
1:LIVES&NEVER	-23
1:LIVES&NOT	-17
1:LIVES&NOW	13 0 0 0 39
1:LIVES&ONLY	22
1:LIVES&PLEASE	-42
1:LIVES&SYMPTOM	-23
1:LIVES&THIS	-50
1:LIVES&VALUE	40 -69
1:LIVES&WE	-31
1:MANY&AGAIN	-21
1:MANY&ALWAYS	23
1:MANY&BECAUSE	21 -42 0 62 -45
1:MANY&CALLED	-30 0 50 0 0 -35
1:MANY&DECIDE	25 0 0 0 0 -51
1:MANY&DONT	0 0 -68
1:MANY&DROP	20 0 -44
1:MANY&EVERY	21 0 0 0 0 -93
1:MANY&FORNOW	20 -46 0 0 62
1:MANY&GRATITUDE	-38 0 0 0 0 -44
1:MANY&HEDGE	-18
1:MANY&I	0 0 0 0 -59 -46
1:MANY&INSTEAD	28 -38 0 0 0 -50
1:MANY&IS	26
1:MANY&KEEP	52
1:MANY&LIVES	20
1:MANY&MAYNOT	-12 0 -33
1:MANY&MOVED	52 0 -59
1:MANY&MUST	17 36 -81 0 0 -67
1:MANY&NEVER	63 0 0 -67
1:MANY&NO	24
1:MANY&NOLONGER	-14 -58
1:MANY&NOT	0 0 0 0 0 -48
1:MANY&NOW	43 0 -104
1:MANY&ONLY	30 58
1:MANY&OUR	25 50 -54 0 0 -56
1:MANY&PLEASE	27 -63 0 0 -59
1:MANY&SHOULD	18
1:MANY&SYMPTOM	-22 0 0 0 0 -58
1:MANY&THIS	0 0 0 0 0 -82
1:MANY&USE	38
1:MANY&WAS	0 -63
1:MANY&WE	-27
1:MANY&YOU	0 -33
1:MAYNOT	0 0 0 -49
1:MAYNOT&MAYNOT	0 0 0 -49
1:MOVED	-16
1:MOVED&IS	32 0 0 0 0 -30
1:MOVED&MOVED	-16
1:MOVED&THIS	-25
1:MOVED&VALUE	0 0 0 0 31
1:MUST	0 0 0 0 -58
1:MUST&EVERY	-11
1:MUST&FORNOW	-25
1:MUST&LIVES	15 0 0 0 -45
1:MUST&MUST	0 0 0 0 -58
1:MUST&THIS	-22
1:NEVER	21 53 0 0 -59
1:NEVER&AGAIN	-24
1:NEVER&GRATITUDE	23
1:NEVER&I	33
1:NEVER&IS	-15 37 0 -38
1:NEVER&LIVES	30
1:NEVER&NEVER	21 53 0 0 -59
1:NEVER&NOT	24
1:NEVER&PLEASE	29
1:NEVER&THIS	-53
1:NEVER&USE	22 0 0 0 0 -47
1:NEVER&VALUE	34 0 -47
1:NEVER&YOU	-28
1:NO	0 0 0 0 -54
1:NO&DECIDE	42 -57
1:NO&EVERY	18
1:NO&GRATITUDE	0 -48
1:NO&I	-9
1:NO&IS	-2 0 0 0 -69
1:NO&KEEP	-19 -30
1:NO&LIVES	30 0 0 0 -40 59
1:NO&MOVED	25
1:NO&MUST	-36
1:NO&NEVER	32 0 0 0 0 -42
1:NO&NO	0 0 0 0 -54
1:NO&NOLONGER	0 -33 0 54
1:NO&NOT	39 0 -47
1:NO&ONLY	19 0 -59 0 0 -57
1:NO&PLEASE	0 0 0 0 0 -53
1:NO&SYMPTOM	-11
1:NO&THIS	-21
1:NO&USE	0 0 -50 -36
1:NO&WE	23 -50 0 54
1:NO&YOU	-25
1:NOLONGER	16 0 0 0 0 -31
1:NOLONGER&NOLONGER	16 0 0 0 0 -31
1:NOT	0 0 -57 0 -61
1:NOT&EVERY	25
1:NOT&FORNOW	-21
1:NOT&I	-15
1:NOT&IS	46 0 0 0 -47 67
1:NOT&NOT	0 0 -57 0 -61
1:NOT&ONLY	-22
1:NOT&SYMPTOM	17
1:NOT&THIS	-44
1:NOT&VALUE	14 0 0 -50
1:NOW	-14 0 0 0 0 -49
1:NOW&EVERY	-25
1:NOW&NO	-43
1:NOW&NOW	-14 0 0 0 0 -49
1:NOW&SYMPTOM	-26
1:NOW&THIS	-27
1:NOW&VALUE	0 -37 0 0 57 -28
1:NOWON	0 0 0 0 0 -53
1:NOWON&EVERY	39 0 0 0 -56
1:NOWON&IS	27
1:NOWON&LIVES	30 50 -35
1:NOWON&MUST	23
1:NOWON&THIS	-29
1:NOWON&VALUE	0 -46
1:ONLY	0 0 -51
1:ONLY&BECAUSE	15
1:ONLY&I	-39
1:ONLY&IS	-18 -6 0 0 51
1:ONLY&LIVES	0 0 0 0 0 -29
1:ONLY&MOVED	-11
1:ONLY&ONLY	0 0 -51
1:ONLY&PLEASE	-39
1:ONLY&SYMPTOM	-43
1:ONLY&THIS	-15 62 0 0 -48
1:ONLY&USE	34 0 0 0 -41
1:ONLY&VALUE	-21
1:OUR	0 -53
1:OUR&ALWAYS	-14
1:OUR&FORNOW	24
1:OUR&IS	25
1:OUR&MUST	-28
1:OUR&ONLY	16
1:OUR&OUR	0 -53
1:OUR&THIS	-11
1:OUR&VALUE	44 0 0 0 85 -71
1:OWNER&THIS	-38
1:PAST_I	-32
1:PAST_I&GRATITUDE	-23
1:PAST_I&I	25
1:PAST_I&LIVES	-13
1:PAST_I&MOVED	-29
1:PAST_I&NEVER	-16
1:PAST_I&NO	35
1:PAST_I&NOT	-14
1:PAST_I&NOW	-13
1:PAST_I&THIS	-13
1:PAST_I&USE	-15
1:PAST_I&YOU	-10
1:PER	39 0 -41 0 0 -44
1:PER&USE	20
1:PER&VALUE	20
1:PREFER	0 -62 70 0 -50
1:PREFER&LIVES	34
1:PREFER&PREFER	0 -62 70 0 -50
1:PREFER&THIS	-19
1:PREFER&VALUE	21
1:PREFER&YOU	31
1:SHOULD	-42
1:SHOULD&EVERY	-20
1:SHOULD&SHOULD	-42
1:SYMPTOM&AGAIN	-16
1:SYMPTOM&ALWAYS	20
1:SYMPTOM&EVERY	22 -38
1:SYMPTOM&GRATITUDE	-26
1:SYMPTOM&IS	25 -62 0 0 39 -61
1:SYMPTOM&LIVES	11
1:SYMPTOM&MUST	0 -46 0 -48
1:SYMPTOM&NOW	19
1:SYMPTOM&SHOULD	35 0 0 0 -57
1:SYMPTOM&THIS	-22
1:SYMPTOM&VALUE	-19 0 -45 0 0 -46
1:TASK	-33
1:TASK&AGAIN	-30
1:TASK&ALWAYS	-9 42 -44
1:TASK&BECAUSE	-27
1:TASK&CALLED	-15
1:TASK&DROP	27
1:TASK&EVERY	-13
1:TASK&GRATITUDE	-21
1:TASK&I	0 0 0 0 -67 -63 -42
1:TASK&INSTEAD	0 0 34 0 0 -31
1:TASK&LIVES	-13
1:TASK&MOVED	-13
1:TASK&MUST	37 0 0 -43 -78
1:TASK&NEVER	15
1:TASK&NO	20 0 0 0 -43
1:TASK&NOLONGER	-27
1:TASK&NOT	30 0 53 0 -56 -78
1:TASK&ONLY	-37 0 0 0 -39
1:TASK&PLEASE	-54
1:TASK&SHOULD	17 0 -28
1:TASK&SYMPTOM	22 -56 0 0 -61
1:TASK&THIS	0 -100
1:TASK&USE	0 0 -46 0 0 -50
1:TASK&VALUE	-45
1:TASK&YOU	21
1:THEY	-18 -43
1:THEY&EVERY	-16
1:THEY&I	-35
1:THEY&MOVED	0 0 0 0 22 -22
1:THEY&MUST	-25
1:THEY&NOW	0 0 0 0 22 -22
1:THEY&ONLY	22 0 0 0 47 -20
1:THEY&SYMPTOM	26
1:THEY&THIS	-37
1:THEY&USE	-22
1:THEY&VALUE	-30
1:THIS	-21 -55 0 0 0 48
1:THIS&AGAIN	-13
1:THIS&ALWAYS	-28
1:THIS&DROP	-18
1:THIS&FORNOW	14
1:THIS&HEDGE	-22
1:THIS&I	-41
1:THIS&INSTEAD	-19
1:THIS&IS	0 -38
1:THIS&LIVES	28 -60
1:THIS&MOVED	-14
1:THIS&NEVER	-33
1:THIS&NO	31 0 0 0 43 -50
1:THIS&NOLONGER	17
1:THIS&NOT	47 0 0 0 -80 32
1:THIS&ONLY	0 0 0 0 -46
1:THIS&THIS	-21 -55 0 0 0 48
1:THIS&WAS	22
1:THIS&YOU	18
1:TIME	33 0 0 -41 0 -52
1:TIME&IS	34 0 0 0 57
1:TOO	-45
1:TOO&ALWAYS	-26
1:TOO&GRATITUDE	-13
1:TOO&IS	-18
1:TOO&THIS	-35
1:UNLESS	0 83 0 -73 -44 -66
1:UNLESS&DONT	-16
1:UNLESS&EVERY	0 61 0 0 -54
1:UNLESS&IS	35 0 0 0 -33
1:UNLESS&LIVES	-14 0 0 0 -48
1:UNLESS&MOVED	26
1:UNLESS&MUST	32
1:UNLESS&VALUE	20
1:UNLESS&WAS	26
1:UNLESS&YOU	-19
1:USE&EVERY	0 0 -30
1:USE&FORNOW	-42
1:USE&I	-36
1:USE&INSTEAD	0 0 -37 0 0 35
1:USE&IS	-23
1:USE&NOT	0 0 0 0 -55
1:USE&ONLY	0 0 -34 0 -54
1:USE&PLEASE	31 -34 0 0 0 -30
1:USE&SYMPTOM	-34
1:USE&THIS	-31
1:USE&VALUE	0 -37 0 -51
1:USE&WAS	26
1:USE&YOU	-43
1:WAS	-25
1:WAS&THIS	-13
1:WAS&WAS	-25
1:WE&AGAIN	-24
1:WE&BECAUSE	29 0 0 -31
1:WE&CALLED	-11
1:WE&DECIDE	0 0 0 71 -57 -66
1:WE&DONT	0 0 -55 0 -59
1:WE&DROP	41 -69
1:WE&FORNOW	-40
1:WE&HEDGE	-14
1:WE&INSTEAD	0 0 0 -13
1:WE&KEEP	21 -70 0 0 0 -71
1:WE&LIVES	-21
1:WE&MAYNOT	20 0 0 0 0 -28
1:WE&MOVED	30 -62
1:WE&NEVER	0 50 0 -58 -48 -42
1:WE&NO	-31 0 -24 0 0 35
1:WE&NOLONGER	48 0 0 0 -48
1:WE&NOT	33
1:WE&NOW	42 0 0 0 0 -63
1:WE&ONLY	-15
1:WE&OUR	26
1:WE&SHOULD	-31
1:WE&SYMPTOM	-18
1:WE&THIS	18 0 -88 64 -55 -71
1:WE&USE	0 33 0 -27 -43
1:WE&VALUE	0 -84
1:WE&WAS	-34
1:WHAT	-21
1:WHAT&CALLED	19
1:WHAT&DONT	-38
1:WHAT&GRATITUDE	-19
1:WHAT&NEVER	-19
1:WHAT&PREFER	-16
1:WHAT&THIS	-23
1:WHAT&USE	-32
1:WHAT&VALUE	-16
1:WHAT&WAS	-22
1:WHAT&WE	-40
1:WRONG	18 0 0 -58 -67 46
1:WRONG&AGAIN	-40
1:WRONG&GRATITUDE	-40
1:WRONG&IS	54 -67 0 0 -54 63
1:WRONG&LIVES	22
1:WRONG&NOT	0 0 0 0 -36 27
1:WRONG&THIS	35
1:YOU&DONT	18
1:YOU&EVERY	34
1:YOU&GRATITUDE	-33
1:YOU&I	-31
1:YOU&IS	43 0 0 0 -73
1:YOU&KEEP	26
1:YOU&MAYNOT	42 49
1:YOU&MUST	-13
1:YOU&NEVER	22 0 -26
1:YOU&SHOULD	27
1:YOU&SYMPTOM	-33
1:YOU&THIS	-10
1:YOU&VALUE	18
1:_&AGAIN	-19
1:_&ALWAYS	25 0 0 -61 0 0 -55
1:_&BECAUSE	-9 0 0 0 0 -57
1:_&CALLED	22 -60 0 -43
1:_&DECIDE	53 0 0 66 -37 -95
1:_&DONT	57 0 0 0 0 -50
1:_&DROP	0 0 0 49 0 -63
1:_&EVERY	27
1:_&FORNOW	-21 0 -61 -58 44 -57
1:_&GRATITUDE	-11 -44
1:_&HEDGE	-11
1:_&I	0 0 0 0 0 -74
1:_&INSTEAD	51
1:_&KEEP	32 0 -35
1:_&LIVES	24 0 0 -66 90
1:_&MAYNOT	33
1:_&MOVED	41
1:_&MUST	0 0 -72
1:_&NEVER	0 0 0 0 0 -59
1:_&NO	30 -11
1:_&NOLONGER	27 0 0 0 0 -45
1:_&NOT	0 0 -62
1:_&NOW	32 -102
1:_&ONLY	36 42 0 0 -52
1:_&OUR	36
1:_&PLEASE	26 0 54 -46 -61
1:_&SHOULD	58 0 -48 0 55
1:_&THIS	-24
1:_&USE	20 0 -85
1:_&WAS	-3 0 0 0 -42
1:_&WE	33 0 0 0 -52
1:_&YOU	0 0 0 -86
1:a&AGAIN	24
1:a&DECIDE	-16
1:a&DROP	0 0 0 -40 -28
1:a&GRATITUDE	-33
1:a&I	-8
1:a&IS	30 0 0 -79
1:a&KEEP	18 -34 0 0 53
1:a&MOVED	31
1:a&MUST	51 36 0 0 0 -46
1:a&NEVER	35
1:a&NOT	28 0 0 0 -62 42
1:a&SYMPTOM	20 49
1:a&THIS	0 0 0 0 0 -54
1:a&USE	14 0 0 0 0 -43
1:a&VALUE	0 -67
1:a&WAS	40
1:after&DECIDE	32
1:after&EVERY	-20
1:after&GRATITUDE	-16
1:after&THIS	-25
1:after&VALUE	-21
1:after&WE	19
1:an	37 0 0 0 0 -38
1:an&IS	22
1:an&LIVES	15
1:as	0 -51
1:as&SYMPTOM	-29
1:as&YOU	-29
1:at	-16
1:at&SYMPTOM	-16
1:at&THIS	-16
1:back	-20
1:both	-43
1:both&LIVES	-20
1:by	17
1:by&CALLED	19
1:by&IS	19
1:by&THIS	29
1:das	-14 -38
1:das&AGAIN	-15
1:das&IS	-18
1:das&VALUE	33
1:de	0 -50 0 0 55
1:de&NOT	-36
1:de&VALUE	44
1:default	17 -45
1:default&IS	23 -44
1:default&VALUE	28
1:der	0 -62
1:der&EVERY	34 0 0 0 58 -54
1:der&FORNOW	-55
1:der&LIVES	21
1:der&NOT	-34
1:der&NOW	47
1:der&SYMPTOM	-35
1:der&VALUE	51
1:die&IS	43 0 0 0 -16
1:die&LIVES	27
1:die&NOT	-27 -46
1:die&VALUE	55 -52
1:do	-28
1:do&GRATITUDE	-19
1:do&THIS	16
1:ein&NOW	-22 0 0 0 -42
1:ein&ONLY	38 0 0 0 0 -26
1:el	0 -47 0 0 46
1:el&EVERY	0 0 0 0 39
1:el&GRATITUDE	-22
1:el&LIVES	33
1:el&NO	-56
1:el&NOW	19
1:el&VALUE	29
1:first	-22
1:for	0 0 0 0 0 -59
1:for&BECAUSE	15
1:for&EVERY	20 0 0 0 -51
1:for&I	25
1:for&IS	17 -58
1:for&NOT	-14
1:for&VALUE	-20
1:for&WE	34 0 -29 43 -49
1:from&EVERY	17 54
1:from&LIVES	23 0 0 0 -59
1:here	-25
1:il	20 0 -38
1:il&IS	33 -39 0 0 56 -41
1:il&NOT	-22 0 0 0 -40
1:il&VALUE	13
1:im	21
1:im&IS	19
1:in&ALWAYS	-15
1:in&CALLED	24
1:in&EVERY	-10
1:in&GRATITUDE	17
1:in&I	-29
1:in&LIVES	-17
1:in&NEVER	-13
1:in&NOT	30
1:in&OUR	33
1:in&PREFER	32
1:in&VALUE	38
1:in&WE	0 0 0 0 -66
1:in&YOU	-11
1:just	-27
1:just&CALLED	-23
1:just&THIS	-22
1:la	0 -58
1:la&EVERY	36 0 0 -53 65
1:la&IS	0 0 0 0 0 -41
1:la&VALUE	38 0 0 0 71 -61
1:las	15 0 0 0 37
1:last&IS	36
1:last&LIVES	35
1:last&THIS	-26
1:last&YOU	17
1:le	14 0 -50 -54
1:le&IS	48 -65
1:le&NOT	-39
1:le&VALUE	32
1:les	0 0 0 0 0 -44
1:les&LIVES	36 -56 0 0 58
1:les&NEVER	27 43 0 0 -47
1:les&NOT	-42
1:les&VALUE	32
1:los	31
1:los&ALWAYS	0 53 0 0 -49
1:los&MAYNOT	0 0 0 0 -36
1:los&MUST	25 38 0 0 -47
1:los&NO	25
1:los&PLEASE	19
1:los&VALUE	16 -57
1:more	-34
1:more&PLEASE	-34
1:new	23
1:new&IS	23 0 0 0 -51
1:new&LIVES	27 0 0 -52
1:new&THIS	20 0 0 -31
1:new&VALUE	26 0 -61 -49
1:none	-19 0 0 0 -32
1:none&GRATITUDE	-19 0 0 0 -32
1:none&PLEASE	-31
1:o	0 0 0 0 51
1:o&IS	42 0 0 0 42
1:o&VALUE	23 0 0 0 43
1:old	33 0 0 0 0 -28
1:on	0 0 -53
1:on&EVERY	-13 0 0 -37
1:on&FORNOW	-26
1:on&I	-15
1:on&NEVER	23
1:on&NOT	16
1:on&USE	0 0 0 0 0 36
1:on&VALUE	0 0 0 0 -39
1:on&WAS	-24
1:on&YOU	-27
1:one	0 0 0 0 0 -55
1:one&EVERY	-24
1:one&IS	26 0 -52 -50 44
1:one&LIVES	10
1:one&NOT	27
1:one&PLEASE	-39
1:one&THIS	43 -49 69 -32 -46
1:one&VALUE	-33 0 0 0 48
1:one&WE	32 -45 0 51 -42
1:para	21
1:para&USE	21
1:para&VALUE	21
1:same	-23
1:the&AGAIN	-34 -59
1:the&ALWAYS	0 -58
1:the&BECAUSE	-24
1:the&CALLED	0 0 0 0 0 0 -89
1:the&DECIDE	21 0 0 30 16
1:the&DONT	-31
1:the&DROP	-26 0 0 0 0 -63
1:the&EVERY	0 0 0 0 0 -93
1:the&FORNOW	-39
1:the&GRATITUDE	-24
1:the&HEDGE	-36
1:the&I	-33
1:the&MUST	0 0 0 0 0 0 -59
1:the&NEVER	0 26
1:the&NO	0 0 0 -62
1:the&NOLONGER	5 -67 0 -14 0 0 -61
1:the&NOT	0 -78 0 0 0 67 -69
1:the&NOW	0 0 0 -89
1:the&ONLY	4
1:the&OUR	19
1:the&SHOULD	-73
1:the&SYMPTOM	-64 -72
1:the&THIS	-4
1:the&USE	-25 -70
1:the&VALUE	7
1:the&WAS	-30
1:the&WE	20 -70 0 0 0 -51
1:the&YOU	0 0 0 0 -60 80
1:there	-22 -57 0 0 0 -63
1:there&EVERY	13
1:there&GRATITUDE	-17
1:there&I	-23
1:there&IS	-17 -54
1:there&LIVES	39
1:there&NOT	39
1:there&SHOULD	-12
1:there&SYMPTOM	-22
1:there&VALUE	0 -46
1:there&WAS	-25
1:to	18
1:two	0 0 -43 -46 0 -46
1:two&EVERY	19
1:two&SYMPTOM	-33
1:two&THIS	-39
1:un	31
:	0 0 0 0 -41
: _	18 0 0 0 -34
;	43 0 0 0 -51
; _	32 0 0 64 -59
; _ IS	22 0 0 52 -42
; the	17
; the _	17
<acronym>	44 0 -62
<acronym> $	28 0 -67
<acronym> ,	28
<acronym> , _	38 0 0 0 -58
<acronym> , the	17
<acronym> <acronym>	34 -35
<acronym> <number>	-14
<acronym> =	31 0 0 0 34
<acronym> ?	-30
<acronym> ? $	-30
<acronym> IS <acronym>	17 0 0 0 31
<acronym> IS _	0 -38
<acronym> LIVES	27
<acronym> LIVES _	18
<acronym> LIVES on	22 0 37 0 0 -33
<acronym> MUST	28 41 0 0 -58
<acronym> NOW	26
<acronym> ONLY	29 -9
<acronym> ONLY $	30 -51
<acronym> TIME $	17
<acronym> _	19 0 0 0 0 -81
<acronym> _ $	21
<acronym> _ ,	26 0 -27 0 38 -46
<acronym> _ IS	22
<acronym> _ for	-17
<acronym> and	15
<acronym> and _	18
<acronym> from	16
<acronym> in	39 0 0 0 0 -48
<acronym> in the	36 0 0 -41 0 -42
<acronym> on	28 0 0 -41 0 -38
<acronym> on _	29 0 0 -37 44 -35
<acronym> or	25
<acronym> or <acronym>	25
<amount>	0 0 -59
<amount> $	0 0 -44
<amount> ,	32 -60 0 0 0 -73
<amount> , _	24 0 0 0 54 -37
<amount> LIVES	36 0 0 -33 30
<amount> THIS	-29
<amount> THIS TIME	-29
<amount> _	0 0 0 -75 0 -58
<amount> _ $	-38
<amount> _ ,	22 0 -42
<amount> _ PER	25 0 0 0 45
<amount> for	34 -45
<amount> for _	29
<code>	48 -91 -108 0 -58 -52 205
<code> $	75 -60 -60 -104 -69 -36 128
<code> ,	31 -56 0 0 -54 0 104
<code> , DONT	0 -40
<code> , NOT	0 0 0 0 -47
<code> , THIS	34 0 0 0 -38
<code> , _	22
<code> , the	19 0 0 0 0 -33
<code> IS	16
<code> IS _	28
<code> IS the	23
<code> NOW	19
<code> NOW ,	19
<code> _	43 0 0 0 0 0 49
<code> _ $	34 0 0 0 -39 0 35
<code> _ the	13
<code> and	-42
<code> for	35 0 0 0 -53 0 62
<code> to	-20
<date>	58 0 0 -84
<date> $	52 0 0 0 -36
<date> ,	16 0 0 0 40
<date> of	29 -48 0 0 40
<date> of TIME	27 -44 0 0 32
<flag>	33 -70 -82 0 -87 0 146
<flag> $	38 0 -40 0 -49 -54 49
<flag> IS	-28
<flag> NOW	21 0 0 0 -40
<flag> NOW ,	21 0 0 0 -40
<flag> _	35 -58 0 0 -36 0 91
<flag> _ $	22
<flag> _ ,	22
<flag> and	14
<host>	39 0 0 -104
<host> $	60
<host> ,	26 0 0 -45
<host> , _	26 0 0 -39 50 -50
<host> _	-27
<host> and	27 0 0 0 47
<ip>	30 0 0 0 69
<ip> $	31
<ip> ,	18
<mail>	47 0 0 -71
<mail> $	36
<mail> _	27 0 0 0 41 -44
<mail> _ $	27 0 0 0 41 -44
<name>	25
<name> $	35 0 0 -95 0 0 -78
<name> ,	51 0 0 0 0 0 -73
<name> , <name>	18 -43 0 0 0 0 -29
<name> , NOT	0 0 0 0 -54 36
<name> , _	29 -60
<name> , and	20
<name> , the	44
<name> <number>	16 0 0 0 45 -46
<name> <number> $	19 0 0 0 33 -42
<name> =	0 0 0 0 38
<name> AGAIN	-28
<name> INSTEAD	24
<name> IS	0 0 -71 0 0 0 -66
<name> IS <number>	-30
<name> IS _	-22 0 0 0 41
<name> IS the	24 0 0 -38
<name> NOT	14 0 0 0 -49
<name> NOW	29
<name> NOW the	0 0 0 0 50 -37
<name> SYMPTOM	-37
<name> UNLESS	40 0 0 0 19 -53
<name> WAS	25
<name> _	47 0 -94 -70
<name> _ $	34 0 -40 0 -77 49
<name> _ IS	-22 -32 0 0 41
<name> _ MUST	28
<name> _ to	0 0 0 0 27
<name> and	22 0 0 0 -41
<name> for	28 0 0 70 0 -58
<name> for EVERY	26
<name> for _	0 0 0 0 -38
<name> in	0 -63 0 0 47
<name> in the	-13 0 0 0 58
<name> there	14 0 0 0 -38
<name> to	-26 0 0 0 42
<name> to <name>	28 0 0 0 42
<name> to the	-20
<name> with	25 -43 0 0 0 -36
<number> $	0 -76
<number> ,	58 -81 0 0 0 69
<number> , <number>	0 0 0 0 -35 61
<number> , IS	28
<number> , NO	26 0 0 0 49
<number> , WE	17
<number> , _	45 -82 0 0 61
<number> , the	18
<number> <acronym>	0 0 0 0 50
<number> <acronym> $	0 -49
<number> <number>	27 0 0 0 51
<number> <number> <number>	27 0 0 0 51
<number> ?	-16
<number> ? $	-16
<number> AGAIN	-33
<number> AGAIN $	-23
<number> ALWAYS	-18
<number> BECAUSE	13 0 0 0 50
<number> DONE	-31
<number> DONE ,	-25
<number> EVERY	-26
<number> FORNOW	-33
<number> FORNOW $	-39
<number> INSTEAD	15
<number> INSTEAD <number>	15
<number> IS NOLONGER	22 0 0 0 -46
<number> IS USE	-18
<number> IS _	0 0 0 -81
<number> IS the	52
<number> LIVES	-57
<number> LIVES NO	-40
<number> LIVES _	-25
<number> NOLONGER	40 0 0 -38
<number> NOT	-7 0 0 0 -65 48
<number> NOT <number>	32 0 0 0 -53 41
<number> NOT _	-39
<number> NOW	18 0 -83
<number> NOW $	0 0 0 0 -33
<number> NOW ,	30 0 0 0 37
<number> NOW _	26
<number> NOWON	0 0 39 0 0 -25
<number> ONLY	33
<number> PER	0 -71 0 0 82 -60
<number> PER TIME	14 -43 0 0 0 -35
<number> PER _	0 -55 0 0 48
<number> PLEASE	-18
<number> PLEASE $	-18
<number> SYMPTOM	-47
<number> SYMPTOM $	-36
<number> SYMPTOM ,	-25
<number> SYMPTOM the	24
<number> THIS	-31
<number> TIME $	0 0 0 -107 71
<number> TIME NOW	53 0 0 -54
<number> TIME NOWON	0 0 0 0 54 -42
<number> TIME ONLY	22 -33
<number> TIME UNLESS	29
<number> TIME _	49 0 0 0 0 -57
<number> TIME at	13
<number> TIME for	-13
<number> TIME of	0 -37 0 0 50
<number> TIME on	-20 0 0 0 -29
<number> TIME to	-36
<number> UNLESS	22 -26
<number> WAS	51 0 0 0 -51
<number> WAS TOO	20 0 0 0 -48
<number> WAS _	32
<number> _	-15
<number> _ $	0 0 -83
<number> _ ,	0 0 0 0 0 -9
<number> _ EVERY	-21
<number> _ FORNOW	-48
<number> _ INSTEAD	-24
<number> _ IS	-33
<number> _ LIVES	-15 -47
<number> _ NOT	40
<number> _ NOW	27
<number> _ PER	23 0 0 -80 0 -61
<number> _ SYMPTOM	-31
<number> _ UNLESS	-25
<number> _ a	-20 0 0 0 -28
<number> _ an	-25
<number> _ and	-21
<number> _ at	-26
<number> _ for	18
<number> _ in	-12 -45 0 0 0 -36
<number> _ of	5
<number> _ on	44 0 0 -46
<number> _ the	-15
<number> _ with	35
<number> a	17
<number> a <number>	17
<number> am	15
<number> and	-28 0 0 0 61 -55
<number> and <number>	-17 0 0 0 39 -68
<number> and _	-19
<number> and the	-31
<number> and up	43
<number> as	-15
<number> but	20
<number> by	33 0 0 -46 50 -51
<number> by <number>	0 0 0 0 39
<number> for	22 -66 -71
<number> for EVERY	-10
<number> for _	48
<number> for the	-24
<number> here	37 -32
<number> in	-24
<number> in _	-42
<number> in the	39 -46 0 0 51
<number> of <number>	-17 0 0 40 0 -31
<number> of THEY	37
<number> on	0 0 0 -60
<number> on _	26
<number> on the	0 0 0 0 34 -32
<number> or	-10
<number> or <number>	21
<number> to	33
<number> to <number>	34
<path>	35
<path> $	0 0 0 0 0 55 -36
<path> ,	0 0 0 -83
<path> , NEVER	0 -56
<path> , NOT	14 -55 0 0 -45
<path> , _	0 -64 -62 -52 36 -48
<path> , the	0 0 0 0 0 -21
<path> <flag>	25
<path> IS	25
<path> IS _	15
<path> UNLESS	19
<path> UNLESS _	19
<path> _	33 0 -63 0 0 -63
<path> _ $	39 0 -50 0 0 -42
<path> and	34 0 0 0 0 -46
<path> and _	24 -32 0 0 41
<path> for	42 0 0 0 25 -34
<path> in	0 0 0 0 -44
<path> into	-26
<path> to	34
<path> to _	34
<tag>	34 0 0 -50
<tag> $	33 0 0 -52
<time>	0 0 0 0 0 -70
<time> $	-10
<time> ,	16
<time> and	-25
<url> $	32
<version> $	0 0 -93 0 0 7
<version> ,	38 0 0 0 0 -51
<version> , <version>	21
<version> , _	20
<version> BECAUSE	26 -45
<version> BECAUSE of	0 -41
<version> IS	21 0 0 -41
<version> IS _	0 0 0 0 -25
<version> LIVES	43
<version> LIVES the	29
<version> NOT	43 0 0 0 -43 45
<version> NOW	-17
<version> NOW ,	-17
<version> ONLY	24 0 0 0 -47
<version> SYMPTOM	-35
<version> UNLESS	-28
<version> _	0 0 0 -39
<version> _ $	33
<version> _ ,	-21
<version> _ UNLESS	22
<version> _ in	23
<version> and	18
<version> of	19
<version> on	-17
<version> on the	-13
<version> the	-26 0 0 0 34
<version> the _	-26 0 0 0 34
=	0 -81 -63 -56 82 -67 -50
= <number>	-37 0 0 0 35
= <number> $	-38
= _	20 0 0 0 42
= _ ,	15
=.	37 -87 0 0 -46 0 43
=0xffff	27 0 0 0 38
=ab	38
=abbreviation	39 0 0 0 0 -39
=abhängigkeiten	-30
=abl	-13
=about	0 -91 0 0 25
=abov	19 0 -34 -41 0 -48
=abstraction	23
=accept	17 -59 -38 61 -20 -43
=access	-15 0 -47 -59
=accessibility	15
=account	20 0 -62 0 66 -78
=acht	24 0 0 0 38 -38
=across	11 -52 0 0 51
=action	42
=activ	40
=actual	-19
=adapt	-27
=add	-24 85 0 -102 -86
=adhérent	37 -76 0 -43 68
=advanc	-17
=afternoon	-24
=afterward	-23
=age	32 0 0 -44 40
=agent	32 -53
=ago	-50
=ah	-24
=ahead	-23
=ai	45 38 -43 0 -44 -36
=aisl	18
=alert	-22
=aliv	0 0 0 -47 22 -32
=allocat	47 0 0 0 -56
=allow	28 0 -51 -56
=almacén	17
=almost	-32
=alon	35 42 -45 0 -56 -47
=alright	-28
=als	19
=alt	0 0 0 0 0 -42
=american	25 0 24
=amount	0 -57
=analytic	23
=ancora	0 0 0 0 0 -25
=ander	16 39 0 0 -35
=android	17 -40 0 -41
=anfragen	17 -45 0 0 47
=animation	-26
=annotation	34 0 0 0 30
=another	-55 43 0 0 0 -42
=answer	-16 -93 75 -69 0 -68
=antwortet	-29
=anyway	-25
=anywher	37 0 0 -79
=apach	28 0 0 0 37
=apaga	-20
=api	24
=apologis	55 -58 53 0 0 -47
=app	27 0 0 58 0 -72
=appear	-35
=append	0 0 0 0 34
=appl	-24
=apply	28 0 0 0 -60
=approach	-25
=approval	0 53 0 0 0 -54
=architectur	14
=archiv	19 -64 0 0 44
=argo	24 0 0 0 0 -31
=argument	-47 0 0 0 -48
=aria	19 32 0 0 -38
=arm	20 0 0 0 0 -48
=around	0 -44
=arrow	-16 -39 57 0 -37 -39
=ascii	17
=ask	-29 0 -74 54 -5
=assertion	24 0 0 0 -37
=assign	-34
=assum	-17
=attach	-26
=attempt	-18
=attend	-38
=auc	-31
=audio	22
=auditor	20 62 0 -50 -50
=austria	0 -30
=autenticação	35
=auth	38 -61 -47 0 60
=author	27 0 0 0 -53 38
=automatic	22 -39
=availabl	34 0 0 0 0 -41
=avoir	21
=await	-15
=away	33 0 -59 0 0 -49
=aws	-26
=axio	30 -46 0 -40 -56 52
=axis	-16
=ayer	-27
=azur	0 -36
=b	-26 -62
=backend	0 0 0 0 -30
=backfill	22
=background	28 -45 35
=bad	-29
=balanc	32 0 -42 -49 0 -48
=bank	35
=banner	-29
=bar	-27
=bas	40 0 -73
=basement	19
=basic	10
=bastion	44 -53 0 0 52
=batch	31
=battery	-39
=bau	-25
=bazel	-37
=beat	31
=becom	-16
=been	-62 0 0 21 -24
=behind	17 -64 0 0 0 -62
=being	20
=beitrag	33
=below	-25 0 0 -51
=ben	-28
=bench	-18
=berlin	-26 0 0 -41
=best	0 0 0 -41 27 -39
=beta	35
=better	-28 0 0 0 -41
=bien	-27 -34 38
=bigger	-54
=bigquery	0 0 0 0 0 -36
=bijgewerkt	23
=bild	-26 0 0 0 32 -29
=bilder	34 -50
=bill	21 0 -81 0 0 -73
=bin	-31
=binnen	30 0 0 0 36
=birthday	0 0 0 0 0 -25
=bisect	-15
=bit	-48
=black	0 0 0 0 -45
=bless	-26
=block	32 0 -70
=blog	-21
=blu	-25 0 0 50 0 -26
=blurry	-38
=body	15 44 0 0 -45
=bom	-17 -31
=bonjour	-19
=book	54 0 0 -52
=booking	23 0 0 0 30
=boolean	13 0 0 -27
=bootloader	33 0 0 -33 0 -38
=border	-22 0 -50 0 -51
=borra	-22
=boss	-25 0 0 0 -35
=bot	0 0 0 0 55 -55
=bottom	21 -44 48 0 -50
=bought	15
=bouton	-26
=box	44 0 -86 0 0 -61 -73
=bracket	20
=branch	0 0 0 -34 0 0 -57
=brand	26 -33 0 -51
=braucht	33
=brb	-33
=break	-22
=breakpoint	26 0 0 0 33
=brevo	21
=brief	48 -44 62 -34 -37
=bring	-28
=british	35 0 58 -53 -59
=brought	28
=browser	19 0 -43 0 0 -65
=btw	39 -50 -29 -51 57 -36
=bucket	25 -55 0 0 37
=budget	0 0 0 -66
=buffer	-17
=build	17 0 0 0 0 -56
=buildkit	25 0 0 -47
=built	22 -55
=bullet	55 -54 63 -41 -42 -46
=bulletin	20
=bun	-12 -34
=bundl	0 0 -48
=bureau	-16
=bus	38
=busy	-45
=button	-54 0 0 -54 -52
=byt	13 0 -42
=c'est	35 -43 -37 -37 0 41
=cabl	-20
=cach	0 0 -51
=cag	31
=caiss	15
=calendar	11 -42
=calibration	41 0 0 -31
=call	17 0 -79
=callback	31
=caller	0 -38
=camel	-25
=camera	13 -50
=campaign	14 -43 0 0 46
=can	0 0 0 0 0 -34
=canary	-11 0 0 0 45 -49
=cancel	-37
=cancell	19
=candidat	-27
=cap	14 0 0 0 -35
=capital	15 0 0 0 -47
=captcha	31 0 0 0 0 -26
=card	-10 0 -60 0 54 -67
=carga	-29
=cargar	-24
=cargo	34 0 -27 0 -50
=carpeta	16
=carrier	0 0 0 0 33 -25
=carry	61 0 0 0 0 -73
=cart	-31 0 0 0 0 -42
=cas	28 0 0 -61 -28
=cast	-36
=catboost	28 0 -25
=cdn	-15
=cell	-7
=cent	0 -51 0 -65 65
=center	28 -53 0 0 0 31
=centr	14 -44 0 0 0 34
=cert	0 -48 -41 0 0 -36
=certificado	37 -49
=certificat	-19 -68 0 0 64 -51
=chang	0 79
=changelog	23
=channel	37 0 -69 20 -50
=character	-25 0 -40
=charg	0 0 0 -38
=chart	0 -55
=check	0 35 -97
=checkbox	-25
=checker	-27
=checkout	0 0 0 36
=chez	37 0 0 0 48 -35
=chromium	0 0 0 0 0 -32
=churn	-8 0 0 0 65 -56
=ci	19 0 -65 0 0 -69
=cierra	23
=cita	26 0 0 0 35 -37
=citizen	22 0 -38
=cla	35 0 0 0 -55
=class	-30 0 0 0 0 -34
=classic	0 -32 0 55 -34
=claus	21 0 0 0 -38
=clean	-19 0 0 0 -47
=clear	20 -42
=click	-26 0 0 0 45
=client	0 0 0 0 49
=clip	-22
=clock	20
=clos	0 0 -72
=cloud	19
=cloudflar	30
=cloudinary	21 -42 0 0 42
=cluster	44 0 0 0 0 -74
=cod	60 0 0 -44 0 0 -62
=codebas	36 0 0 0 -41
=coffe	-42
=cola	-27
=cold	-21
=collaps	-10
=colleagu	-19
=collect	39 43 -46 0 0 -41
=collection	23 0 0 0 -38
=color	-22 0 0 0 0 -59
=column	-17 0 0 0 0 0 -64
=com	-27
=combin	21
=comentario	31
=comma	0 0 0 -41
=command	38 -44 0 -55 41 -47
=comment	25 -46 85 -72
=commenti	18
=commit	43 0 0 -55 -61 -98
=committe	16 0 0 0 -37
=company	0 -47 0 0 71 -47
=compar	-23 0 0 0 0 -41
=compatibl	29
=compil	-57
=compiler	18
=complain	-72
=component	21 0 0 0 -49
=compos	39 0 0 0 0 -37
=composition	26 36 -37
=compt	23 0 0 -29 43
=comput	22 0 0 -44 -56
=concern	27
=condition	32 -46 43
=config	0 -52 0 0 0 0 -61
=confirm	-24
=conflict	-38
=connection	0 -59 0 0 83 -57
=consent	0 42 0 0 0 -43
=consol	-33
=const	28 -42 48 0 -36 -29
=constant	23 0 0 0 -50
=constraint	15 -37 40 0 -36 -35
=constructor	20
=contain	18
=container	-28
=context	28 40 -51
=contient	39
=continu	-27
=contract	44
=controller	46 0 0 -52
=convert	0 -57 0 0 0 34
=convinc	-32
=cooky	-11
=coordinat	0 0 0 0 -47
=copy	0 0 0 -62 0 -62
=cor	52 0 -60 0 0 -62
=corner	-36
=corpus	16
=correct	10
=correction	20
=cost	45 -83 -52 47 37 -67
=cotisation	17
=couldn't	12 0 0 0 -46
=council	-22
=count	15 -80 0 -61 53
=counter	0 0 -59
=country	0 -61 0 0 41 -68
=coverag	0 0 0 0 0 -51
=cpu	-30 -54 0 32
=creat	-43
=credit	41 -61
=cron	25 -59 0 0 0 -48
=crypto	16
=css	14 0 0 0 -53
=curl	-37
=cursor	-11 -30
=curv	-39
=customer	0 0 -50
=customer's	24 0 0 0 -41
=cut	33 0 0 0 45
=cutoff	27
=céntimo	0 0 0 0 -34
=código	19
=dagen	30 0 0 0 36
=dan	29 0 0 0 -50
=dark	39 0 0 0 0 -61
=darker	-26
=dash	47 0 -33 -34 0 43
=dashboard	4 -62 0 0 66
=dat	-30 0 0 0 0 -48
=data	22 61 0 0 0 -72
=databas	0 0 -81 0 33 -66
=dataset	0 0 0 0 0 -43
=date-fns	38 -62 0 0 -52 56
=dateien	16 0 0 0 -34 -31
=dato	28
=datum	28 0 0 0 -44
=dauert	-23
=db	0 -49 0 -56 50 -50
=dbt	19 0 0 0 0 -43
=deal	-40
=debug	0 0 0 -35
=decid	-35 -30 25
=decimal	51 0 0 -43
=declin	13
=dedup	26
=degre	-25
=deixa	-33
=del	39 -16 0 0 0 -49
=delet	0 86 0 0 -50 -82
=deliver	40 0 -35 0 33 -39
=delivery	21 -41 0 0 -19 56
=demo	16 0 -52
=deni	-28
=dep	29 0 -39
=depend	27
=dependency	28 71 -73 0 0 -82
=deploy	38 0 0 0 42 -72
=deployen	37 0 0 0 0 -41
=deprecation	19
=describ	35
=design	23 0 0 0 63 0 -39
=designer	-22
=despliegu	-20
=destructiv	21 55 -34
=detail	-39
=deutsch	32
=dev	41 -59 -72 -66
=develop	52 0 -40 -65 0 -47
=developer	24 0 0 0 42 -42
=devic	33 0 0 -49
=dhl	0 0 0 0 33 -25
=diagram	8
=did	-45
=dienstag	32
=diff	26 -49 80 -47 -67 -58
=differ	0 -40 0 0 59 -39
=differenc	-33
=different	0 0 0 -38 60 -33
=digest	34 42 0 -46 0 -43
=digit	35 -63 -65 -58
=direct	55 0 0 0 -65
=disabl	9 0 0 -29 47 -39
=disappear	-49
=discount	-8
=disk	-22
=dismiss	-25
=display	-19 27 0 -28 -42
=dns	-14 0 -75
=doc	38 0 0 0 -48
=docker	0 -67 0 0 57 -53
=docstr	-27
=docstring	30 -52 55 0 -39
=documentation	-20 0 0 0 -39 39
=doe	0 0 -83
=dog	37 -46 -28 -40 55 -36
=doing	22 0 0 29
=domain	0 0 -63 -59 0 47
=donation	0 0 0 0 37 -25
=donnerstag	19
=dos	24
=dot	23 -39 0 0 37
=doubl	16 -12 0 0 -39 -63
=download	0 0 0 0 36
=dpi	21 0 0 0 39
=dr	0 0 0 0 0 -32
=draai	-25
=draait	31
=draft	-21
=drain	-15
=drawn	14
=drei	-6 -53 0 -55 71 -48
=driv	-21 0 0 0 0 -38
=driver	19
=dummy	29
=duplicat	17
=duplication	-14
=dur	50 54 0 -58 -61
=duty	0 50 0 0 -43
=dynamic	25
=déploi	20 0 0 0 38
=e-mail	0 37
=ear	42 0 44 -43 -52 -64
=easy	34
=eat	-45 0 0 0 -35
=edit	25 0 -68 -81
=editor	44
=een	0 0 -14 0 0 -35
=eight	0 0 0 0 0 -42
=einen	-45
=elastic	-20
=elk	47 0 -58 0 38
=els	27 0 47
=elsewher	14 0 0 32 0 -34
=email	-17 0 -73
=emergency	21
=emoji	26
=emojis	45 -21 54 0 -31
=encod	-30
=encoder	-15
=encrypt	32 0 -30 0 0 -42
=end	40 0 0 0 0 -70
=endian	31
=endpoint	0 56 -63 0 -58
=enemy	21 -41
=energy	-23
=enero	34
=engel	38 -39 0 0 0 -34
=englisch	36 -52 61 0 -48 -51
=english	36 -71 66
=enough	-16 -61 0 63 -62
=entiendo	-34
=entity	28 0 0 -36 44 -54
=entorno	22
=entry	-25
=env	0 0 -55 -49 0 -58
=environment	33
=er	-10
=erp	26
=eruit	-27 0 0 -38
=es	0 -83 -96
=eslint	-29
=espera	-39
=estimat	0 26 0 0 -52 -41
=euro	40 -61 0 -67 51
=europ	-13
=even	0 0 0 0 0 -65
=event	39 0 -42
=evict	-31 35
=exact	-37 -51 0 0 49
=exampl	-34
=exception	0 0 -40 0 -55
=exclud	49 0 -46 -38 0 -63
=exist	17
=exit	0 0 0 0 48 -41
=expect	-36 -4
=expensiv	0 -37
=experiment	29 0 0 0 -41
=expir	-60
=explain	43 -75 100 0 0 -77 -49
=explicit	35 -44
=explod	-23
=extend	26 51 -45 -33
=extension	30 -37 -49
=external	53 0 -38 -64
=extra	28 0 0 0 42
=eye	18 50 0 0 -50
=fac	36 40 0 0 -41
=factor	25
=factory	62 -46 0 -46 0 -49
=factur	-22
=fait	32 -47 0 0 0 -36
=falta	-26
=fami	30
=famous	-42
=far	-35
=fast	9
=faster	-43 36 0 0 -35
=faut	-12 0 0 0 -37
=feast	17
=featur	21 0 -79
=fee	30 -59 -53 -51
=feed	34
=feedback	-19
=feel	-58 0 0 0 39
=fehl	-26
=feld	-26
=fetch	0 -46 0 -40 -56 52
=ficamo	18
=fichero	-27 40
=fichier	0 0 0 0 37
=ficou	-19
=field	0 0 0 0 0 -72
=fight	-24
=figma	-23 0 0 0 48
=figur	0 0 49 -41 -50
=fill	36
=filter	-39 0 0 0 -41
=financ	44
=find	-23 0 0 0 -50
=finish	-26
=fir	0 0 0 0 34
=firefox	-18 0 0 -55 0 -32
=firewall	0 0 0 0 45
=firmwar	20 0 -40
=fiscal	35 -63
=fiv	0 -54 0 0 68 -61
=fix	-23 0 46 0 0 -62
=fixtur	34 0 0 -47
=flag	0 0 0 0 0 -38
=flap	-39
=flash	0 -67 -45 0 0 -56
=flat	12 0 0 0 -34
=float	0 55 0 -45 -51 -44
=floaty	-29
=flow	0 0 0 0 -40 -39
=fly	22
=folder	0 0 0 0 0 -76
=fonction	28
=font	0 0 0 0 0 -57
=foo	-29
=food	27
=footer	-35
=forc	42 59 -50
=forever	-27
=forget	16 0 -48 0 0 -40
=forgot	-25
=fork	17
=form	26 0 0 0 0 -70
=format	37
=formato	0 -44 0 0 0 -37
=formatter	0 0 0 0 0 0 36
=forward	16
=found	-52
=four	0 0 -84 0 57 -72
=fourth	24 0 0 0 46
=fps	37 0 0 -43 45
=fram	-22 0 0 0 -45 51
=framework	24 41 -28
=franc	35 -52 -42 -40
=frankfurt	40 0 -47 0 46
=frau	16
=fre	0 0 -71
=freez	20 39
=freigaben	37 48 0 -52 0 -47
=freitag	44 -27 0 0 38 -40
=french	-18
=friday	-37 -51 0 0 60 -58
=friendlier	-20
=front	41 0 0 0 0 -51
=frontend	49 -57
=frozen	45 0 0 0 0 -36
=full	-35 0 -53 -16 25
=fun	-48
=function	0 0 0 -78 -74 -90
=funziona	-40
=fyi	34 0 0 0 46
=gaan	47 43 -38 0 -56 -51
=gap	52 0 0 0 -21
=gat	26
=gateway	0 -59
=gav	20
=gb	13 0 0 0 0 -67
=geen	0 0 -50 -41 22 -44
=gegen	23
=gehen	39 0 0 0 0 -52
=geht	-38 0 0 0 47 -55
=geklappt	-24
=gemeint	-21
=genau	18 0 0 0 44 -35
=general	24
=generat	23 0 -63 0 -49
=generic	-21 -53 38
=geocoder	47
=gerad	-54
=german	16 -79 0 0 -52 48
=get	-45
=gibt	17
=gift	21 -37 0 0 35
=ging	-41
=git	39 0 0 -44
=github	27 -53 -44 0 31
=gitlab	29
=giv	-18 -62 0 0 20
=given	-38
=global	32 0 0 0 -46
=goal	28 0 0 0 50
=going	0 -53 0 55 -51 -32
=gold	28 0 -38 0 0 -40
=gon	22
=good	-52 0 0 0 0 -45
=googl	24 0 0 -41 0 -44
=gorm	27
=got	28 -86 -95 -68 36 0 -61
=gpu	0 0 0 0 0 -52
=grad	34 0 0 0 -35
=grader	32 0 0 -30 17 -40
=gradient	-15
=grafana	27 0 0 0 33 -22
=graph	-17
=gratis	18
=grep	18 0 -37 0 0 35
=grew	20 0 0 0 39
=grey	0 0 50 0 -47
=grid	32
=gripper	35 -51
=gross	34
=group	19 0 0 0 0 0 -38
=grow	-24
=groß	0 -55 0 0 24
=grün	-30
=guarda	-13
=guardan	0 47 0 0 -33
=guardar	22
=guest	-12 -52
=guid	-19 0 0 0 35
=guild	31 39 0 0 -53 -43
=gut	-33
=gzip	15 0 0 0 -40
=h	53 -57 0 -49 61
=had	-51
=haga	-19
=half	-19
=hallo	-23
=hand	19 0 0 0 0 -78
=handbook	21 0 0 0 0 -45
=handl	0 44 0 0 -56 -45
=handler	17 0 0 -36 -57 -47
=happen	-34 -44 0 0 47
=happy	-35
=harbor	28
=hard	18
=hardcod	21 0 0 0 -37
=hardwar	26
=hash	25
=hat	9 0 0 -49 -44
=haus	33 0 0 0 0 -41
=hav	-30
=hazardous	27
=head	16 -45 39
=header	0 0 -80 -50
=health	19 0 0 0 -37
=heap	-31
=heavy	15
=height	26 -50 -52 0 37
=helloasso	37 -49
=helm	-15
=help	-36 -36
=helper	12 0 49 -52 -59
=hemo	22
=here's	-34
=heroku	27
=het	-41 0 0 0 -35
=hetzner	36 0 0 0 46 -35
=hier	0 0 0 0 -29
=higher	-20
=hint	11 -39 53 0 -45
=hir	24 -42
=his	-40
=history	0 0 0 0 -65 -33
=hit	-39
=hold	-34 0 0 0 -42
=holdout	18 36 0 0 0 -36
=hom	-18 56 0 0 -54 -31
=honest	24
=hook	-42 0 0 41 -27
=hora	45 -43 -52 0 53
=horario	17
=host	37 0 -67 0 0 -64
=hot	0 0 -42 -41
=hotfix	24 63 -51 0 -30
=hover	-26
=html	45 0 -44 -50
=http	-25
=hug	-19
=humbl	21
=hurry	-32
=icon	-35 -42 0 0 0 -41
=id	23 0 -106 -76 0 30
=idea	-45 -41 0 48 -55
=ideal	-12 0 0 0 -31
=idempotent	47 0 -41 -40 -46 38
=identity	15
=idl	47 -51 0 0 51
=ids	48 -95 0 -65 68
=ie	-34
=ignor	-53
=ik	-59
=ill	-40
=imag	0 25 -87 0 -57
=immutabl	34 0 0 0 0 -30
=imperativ	25 0 55 0 -39
=implement	-37
=implementation	0 0 0 33 -49
=import	16 0 28 -18
=important	-25
=importer	0 -60
=incident	22 0 0 0 0 -54
=includ	32 0 0 0 0 -36
=incluido	24
=increas	-17
=indent	40 0 0 0 0 -41
=index	0 0 0 0 -27
=ine	35
=info	34
=inform	-38
=information	16
=inglé	0 -41 58 0 -49
=inheritanc	33
=init	42 57 -72 -53 0 -54
=initial	32
=inlin	46 0 0 0 -42
=input	28
=ins	-24
=inscription	24 -34
=install	-24 0 0 0 -49
=int	28 -38 0 0 -43 37
=integer	32 -41 0 -47 34 -56
=integration	27 0 0 -60
=interest	-50
=interfac	0 0 0 0 -40 -47
=intern	-15
=internal	27
=internet	28
=interrupt	35 36 0 0 -31
=interview	-33
=inventory	15
=investor	-12
=invoic	-19 0 0 0 30
=ipad	0 0 0 0 0 -46
=iphon	-28
=isr	0 53 0 -40 -50
=issu	-23
=it'd	-17
=italiano	18
=item	0 -57 0 -58
=itself	19 0 0 0 0 -41
=iva	51 -67 -63 -58 39
=ja	0 -46 -51 61 -56 -45
=jan	-15
=janky	-19
=januar	19 -28 0 0 39
=java	53 -54 -59 0 0 -67
=javadoc	25
=javascript	-27
=jenkin	-14 0 -50 -61 0 53
=jira	34 -49 0 0 0 -34
=jo	13
=job	14 -55 0 0 0 -54
=join	-13
=joint	-23 0 0 0 30
=jok	31
=jona	-13
=js	-24
=json	23 -48 54
=jump	-34
=kafka	15 0 0 0 0 -40
=kamal	21 0 0 0 41
=kan	31
=karpenter	35 0 0 41 -40 -33
=key	44 0 0 -89 48 0 -82
=keycloak	42 0 -24 0 24 -41
=keyword	43 0 0 0 -39
=kg	42 -59 0 -48 66 -35
=khz	31 0 0 0 53
=kijken	-28
=kill	40 -70 -72 0 0 -56
=kilo	44 0 0 0 0 -23
=kind	-30
=kiosk	13
=klant	-35
=klanten	39 -34 -45
=know	-18 -49 0 0 0 -42
=known	-23
=kommentar	15 -29 45
=kotlin	52 -49
=kubernet	-28
=kunden	16 0 0 0 0 -44
=kurz	-16
=kwartier	20
=lab	32 -62 0 0 59
=label	10 0 0 -68 65 -84
=lager	44 0 0 -53 58 -46
=lak	17
=lancer	17
=land	-13
=lang	-39
=languag	0 -46 0 0 0 -50
=laptop	0 41 0 -55
=larg	-21 0 0 0 -35 33
=largest	-24
=lat	-28
=latency	0 -43 0 0 36 -38
=latest	-35
=launch	20 0 0 0 0 -54
=law	27 0 -67 -50 0 -52
=layer	12 0 0 0 -52
=layout	25
=lazi	23
=lead	33 0 0 -22
=learn	19
=leav	23 48 0 0 -62
=ledger	30
=leer	-38
=left	-43 0 -70
=legal	15 0 0 -54
=legend	-26
=lena	-16 0 0 0 50
=length	25 0 28 0 -48
=less	-16
=let	-28 0 0 0 0 -34
=let's	-92 0 0 52
=letter	33 -58 -45
=level	0 0 -40 -38
=library	44 0 0 0 0 -67
=licenc	14
=licens	8 0 0 -63 68 -68
=lie	24 0 0 0 0 -37
=lift	30
=light	0 22 0 0 -31
=lik	-40
=limit	0 0 -97
=lin	-24 0 114 -85 -95
=linker	22
=lint	33 0 -51 -57 0 -52 51
=linter	0 35 0 0 -50
=linux	42 -48 0 0 47 0 -22
=list	0 0 0 -44
=littl	-22
=livr	-31 0 0 0 41
=lo	25 0 0 0 -61 32
=load	-37 0 -52 -59
=loc	-28 -53 0 0 0 -46
=local	56 0 -68
=lock	0 0 0 0 0 -81
=log	-15 0 0 -58 0 -93
=logic	0 0 -28
=login	-25
=lokal	0 0 -32
=lokalis	0 -35 0 0 40 -41
=loki	14 0 0 0 43 -40
=lombok	30
=longer	-26
=look	-55 0 -56 0 -50
=lookup	34 0 -36
=loop	-43 0 0 0 0 -56
=loss	-48 -48 0 43
=lost	-46
=lot	0 0 0 -53 37 -35
=loud	15
=lourd	18
=lov	-57
=lower	33
=luck	-46
=lun	-9 -44 0 0 56
=lunch	-51
=mach	-45
=machin	16
=macht	52 0 0 0 0 -54
=macro	15 -37
=mad	17 -81 -67
=magic	34 54 -45 -39
=mail	-37 0 0 0 0 -56
=main	26 0 -77
=major	33 43 -57 -56
=mak	14 -75 0 -87 0 0 83
=mal	-26
=man	-9 -42
=manager	37 23 0 0 0 -44
=manual	33 0 0 36 0 -49
=many	0 -64 55
=map	-33 0 0 0 -39
=mapbox	21
=mardi	15 0 0 0 37
=margin	42 31
=maria	17 0 0 -30 40
=mark	0 0 33 -60
=markdown	0 0 -32 0 39 -34
=market	23 0 -71 0 45 -71
=marta	28 0 0 0 46
=master	37 -44
=match	-27 -47 49 0 -59 -48
=math	-18
=matplotlib	14
=matter	0 0 -51
=maximaal	39 -32
=may	55 99 -97 -71 -47
=mb	0 35 0 -69
=mbit	32
=meant	14
=measur	0 0 0 0 -48
=meer	-15 37
=meet	-43
=mehr	-44
=meldung	-31
=member	-21 0 -36
=memory	-35 0 -60 0 0 -61
=merg	37 92 -71 0 -67 -67
=mesh	30 -48 0 0 -43
=messag	0 -55
=met	39 0 -41 -48 -54
=meter	27 -55 -56 -49
=method	-12
=metric	46 0 0 -57 41 -50
=microservic	0 -40 0 53 -58
=midnight	40
=migration	38 40 -28 0 -75
=mill	-19
=million	14 -45 0 -56
=min	15 0 -68 -66 0 -52 -53
=mind	-32 0 0 0 0 -42
=minisign	0 0 0 -25 49
=minitest	27 -35
=mira	-27
=miss	-50 -52 0 0 0 -60
=mix	29 0 0 0 -52
=mm	38 -43 0 0 40
=mobil	15 0 0 0 -26
=mock	27 -52 -57
=mod	38 0 -66 0 0 -73
=modal	-42
=model	40 0 37 -27
=modul	19
=moeten	-23
=moment	-46 0 0 0 -35 39
=money	38 57 0 0 0 -41
=mono	20 0 0 0 -25
=monolith	35 0 0 50 -46
=most	30 0 0 0 0 -39
=mount	41
=mov	-18 0 -55 0 0 -38
=mtu	43
=mucho	-31
=multiplayer	28 -52 0 50
=mysql	33 -48 0 45 -31
=n	-25
=n'est	0 -30
=naar	22 0 -45 40 -52 -52
=nach	59 0 -38 0 -26
=nadi	-24
=nah	22 -32 0 0 -40 36
=nam	73 0 87 -90 -50 -49 -55
=namespac	24 -43
=nan	-33
=nas	23 0 0 0 53 -45
=nat	35 0 0 0 0 -44
=nativ	43 -41 0 51 0 -40
=nee	27 0 0 0 -35
=need	-42 -32
=negativ	0 -52 -53 -53 0 52
=nehmen	21
=nein	-10
=nest	19 0 57 0 -66 -55
=net	52 -75 0 0 69 -75
=netto	42 -41
=network	23 0 -42 -49 0 -49
=netz	13
=neu	35 -52
=neuen	13
=new	17 0 35
=newer	32 0 0 -55 65
=newest	-17 0 0 0 -31
=newsletter	34 0 0 0 0 -50
=next	-40 -68
=nicer	-35
=nicht	-18
=night	0 -63
=nin	-15 -40 0 -46 59
=nochmal	-38
=nod	0 0 -76 0 51 -45
=nog	-45
=nois	35
=noisy	40
=nom	12
=nombr	-13
=noon	22 -56
=nord	0 0 0 0 55 -48
=normal	20 0 0 0 50 -37
=not	12 0 0 0 0 -58
=notic	-33
=notification	-20
=nouvell	35
=npm	53 52 -86 -75 -65
=nuit	34
=null	0 0 0 -48 55
=nullabl	-14
=number	25 0 0 -66
=numéro	30
=número	13 -26
=object	0 -58 0 0 0 37
=obvious	13
=offen	16
=offic	59 0 0 -53
=offlin	0 0 0 0 0 -52
=offset	0 -47 -31
=oh	-48
=okta	14 -34 0 -48 35
=oldest	-23 0 -37 0 32
=on-call	41 0 0 0 38 -47
=onboard	14 0 0 41 -34
=one	19
=onlin	36 0 0 0 0 -52
=open	-41
=openocd	20
=operator	25 0 0 0 -37
=ops	27 0 0 0 0 -52
=option	-32 0 0 0 -52
=optional	-51
=oracl	40 0 0 0 -19
=origin	12 0 36 0 -34
=original	27
=other	-28 0 0 0 -35
=otra	-46
=ourselv	14
=outag	-18 0 0 0 -62
=outbox	33
=output	0 46 -62 -56
=outsid	37 0 0 -57 -55
=ouvrent	36 -34
=overbook	39 0 0 0 35
=overflow	-23
=overkill	23
=overlap	-47
=ovh	23
=own	0 0 0 0 62 -74
=owner	-28
=p	29
=pacient	22 0 0 0 -38
=packag	15 0 0 0 0 -75
=packet	-42
=pag	-39
=pager	-31
=paginat	0 0 -39 -37
=pago	0 0 0 0 46
=paid	-15
=paiement	28 -42 0 0 45
=pan	19
=panda	-24
=panel	47
=panic	22 42 0 -37
=paper	0 -56 0 0 -54 -48
=par	61 45 -66 0 0 -44 -53
=param	33 0 0 -40
=parcel	22
=pars	-31
=part	20 0 0 -45 41 -74
=partent	49 -17 -30 0 47
=parti	-40
=partition	50 0 0 0 55 -63
=partner	0 0 -77
=passent	24
=password	0 0 -66 0 0 -53
=passwort	31
=past	-19 0 0 0 -41 -42
=patch	0 0 0 0 0 -37
=path	24 0 -53 0 -23
=patienc	-17
=patient	-21
=paus	0 0 0 0 -47
=pay	20 0 0 -63 0 -53
=payload	0 0 -18
=payment	41 0 0 0 0 -55
=pdf	28 -54 0 -3
=pedido	-32 -46 0 0 45
=pelo	17 -47
=penpot	23
=peopl	29
=percent	-13 -79 -59 -80 96 -72
=perf	25 0 0 0 0 -31
=period	21 0 0 0 -40
=person	24 -63 0 -59
=personal	18
=petit	28
=peut	15
=phas	-13
=phon	-17 0 0 0 0 -57
=php	35 0 0 0 0 -54
=physic	13 0 0 -34
=pick	35 0 0 -68 0 -89
=picker	0 -36 0 0 33
=pictur	-39
=pie	19
=pii	24 41 0 0 -38
=pin	27 22 -63 -56
=ping	-20 34 -28
=pipelin	26
=pixel	-26 0 0 -37
=plac	0 -51
=plain	27 0 0 68 0 -78
=plan	0 0 0 0 0 -38
=platform	0 0 0 -33
=play	-30
=pleasur	-40
=plot	-36
=plugin	44 0 0 58 0 -35
=plural	18
=plus	22 0 0 0 0 -44
=pm	31 0 -32 0 45
=pnpm	96 -67 0 0 -99 87
=po	49 -38 0 -38 0 -41
=pod	-24 0 -44
=point	0 -50
=pointer	-34
=polar	14
=policy	-13 0 0 0 0 -43
=poll	0 -47 -62 36
=pool	38 -61
=poort	31
=port	-24 -82 0 0 45 -6
=portal	31
=position	0 -56 0 0 49
=positiv	0 -35 0 0 -41 39
=possibl	-13 -42
=post	-37
=postgr	0 -85 -78 79 -29 -59
=power	39 0 0 -58 53
=pr	0 71 -59 -47 -56
=precio	27 0 0 -48
=precision	32 -25 0 41
=prefix	31 -50 0 -49 0 -52
=preis	33 -35 0 0 49
=prepar	-33
=present	19 0 32 0 -30
=preset	0 0 0 0 39
=press	-26
=pretty	-50
=preview	-31 -40
=prezzi	31
=pric	0 0 -100 0 0 50
=pricey	31
=primary	20
=print	0 -35
=printer	0 0 -54 -34 68 -61
=pris	19
=privacy	27 0 0 0 -42 43
=privat	37
=pro	54 -45 0 -55 0 -68
=prob	23
=problem	-32
=problema	-39
=prod	29 45 -82 -87
=prod-us	36 0 0 0 0 -44
=product	26
=production	-13 0 0 -58 0 -66
=profil	-29
=progress	26
=project	0 0 -72
=promis	-25 23 -38 0 0 -40
=prop	-17
=protect	0 -42 0 0 48 -35
=proto	35
=prototyp	18 0 0 0 -57
=prova	-21
=proveedor	0 -31 0 0 42
=provider	29 -43 0 -49 61
=proxy	14 -53 0 0 0 48
=prs	39
=public	48 0 0 0 -72
=publish	25
=puerto	31
=pull	-38 0 0 0 0 -33
=push	34 0 -85
=put	12 0 77 -59 -79
=px	-11
=python	41
=página	-39
=qa	48 0 -46
=qu'il	22
=quarantin	23
=quarkus	21
=que	-27
=query	0 40 -61
=question	-48 -46 0 0 49 -56
=queu	-13
=quick	0 0 0 0 43
=quiet	-23
=quot	0 0 0 -35 -54 -54
=quota	20
=rac	-47
=ram	25 0 0 0 41
=ran	-64
=rat	42 0 -68 -65
=raus	0 -46
=raw	26 0 0 -50
=reach	0 0 0 0 0 -60
=reachabl	-17
=read	15 0 0 -28 0 0 -58
=read-only	45 -46 0 0 48 -37
=readabl	31 0 0 -47 -58
=readm	-20 0 0 0 -43
=ready	-29
=real	35 0 0 -65
=rebas	-11 0 0 -22
=reboot	17
=rebuild	0 0 0 0 31
=receiv	-21 0 0 0 36
=receta	23
=rechnung	33
=rechtstreek	31
=recommend	-32
=record	36 -44 0 0 0 -50
=recursion	24
=redirect	-18 0 0 0 0 -34
=redis	0 0 -51 0 0 -61
=redo	-34
=redux	27
=refactor	-23
=refresh	0 -62 0 0 46
=refund	0 0 -45 48 0 -38
=refus	-22 50
=regard	-34
=regel	23
=regenerat	0 -26
=register	0 -61
=registry	13
=regression	-10
=regulator	-43
=relanc	-37
=releas	36 0 -52
=remark	-27
=remember	23 0 0 -43 0 -55
=remind	-24
=reminder	-34
=remov	-44
=renam	-24
=render	0 -50 0 0 0 -59
=renew	-27 0 0 0 41 -38
=repeat	37 -58 0 -47
=replay	49 0 0 0 -48 0 49
=replica	31 0 0 -42
=repo	69 -83 0 70
=report	11 -32 -77 0 35
=repository	21 -50 0 0 0 45
=reproduc	-21
=reproducibl	-26
=request	-26 0 0 0 0 -44
=rerun	-53
=reserv	24
=reset	17 -55 -59 0 67
=residual	-19
=respons	-18
=rest	-25 0 0 0 21 -57
=result	-43 0 0 0 -70
=resultado	-38
=retention	48 -73 0 -65
=retour	30 0 0 0 36
=retrain	31 0 0 0 42 -47
=retro	-33
=retry	0 -59 -59
=return	0 0 53 -76 -24
=rev	47 0 0 -53
=revenu	21 -57
=revert	-39 0 0 0 -25
=review	0 70 0 -76 0 -60 -54
=reviewer	-35
=rewrit	25
=rien	-37
=right	-50
=rol	-17 -46 -55 0 42 -45
=room	0 -42 0 0 0 -40
=root	34 37 0 -36 0 -53
=rotat	-6 0 -53 0 0 -49
=rotation	14 -42 0 0 47 -46
=round	-34 34 0 0 -46
=rout	-20
=router	-16
=row	-41 -54 0 -30 31
=rspec	27 -35
=rul	0 0 -83 -64 0 0 35
=run	-42
=runbook	25 43 0 -34
=runtim	34 0 0 -36 40
=rush	-34
=rust	21
=répond	-22
=rücksprach	13 69 0 -45 -29
=s	26 -50 0 -69
=sagen	0 -26
=said	-36 0 -48 0 -76
=sal	0 -57 0 0 0 -72
=salen	0 -35 0 0 53
=sall	39
=sampl	-30 0 0 -45 0 -53
=sandbox	43 -56 0 -52
=sara	-25
=sav	-24 0 -66 0 0 -51
=say	-36 0 0 0 -80 34
=scal	-28 0 0 0 0 -50
=scaleway	29 0 0 0 35
=scan	-23
=scanner	0 -56
=schau	-31
=schedul	32
=scheduler	17
=schema	34
=schlägt	-26
=schneller	-18
=schnittstell	0 0 0 0 0 -57
=school	38
=scop	0 0 0 -55 -51
=scratch	-12 0 0 0 -38
=screenshot	0 0 0 -56 0 -49
=screw	37 -34
=script	15 55 0 -35 0 -59
=scroll	-23
=sdk	0 -33
=seat	28
=secret	32 0 -56 0 -54
=section	-40
=security	22 12
=see	-25 -14
=seed	22 0 0 -74 0 -67
=seem	-46
=sein	-28
=self	43 -57 0 0 0 -51
=sell	36 -47
=semicolon	26 0 0 0 0 -53
=send	0 0 -63
=sens	-37
=sent	-43
=sentenc	0 -72 60 -69 -39
=separat	34
=septembr	28
=sequenc	0 -38
=sequential	-26
=serial	23 0 0 -29
=serious	-23
=serv	18 0 0 -30 50 -41
=server	0 0 -90
=serveur	16 0 0 0 46
=servic	33
=será	-22
=session	32 0 -78 -67
=set	-18 0 -71 -78
=setting	-27
=setup	0 37
=seul	32
=seven	24 -35 0 0 42
=several	-24 -56
=severity	33 0 0 0 -29
=shader	0 0 0 0 41
=shadow	-7 -38
=shar	50 0 -56 -65 62 -71
=shard	-24 0 0 0 0 -50
=sheet	29 -45 0 0 74
=shell	0 0 -36
=shift	29
=shim	0 -41
=ship	18
=shop	14 -60 0 -61
=short	0 -84 108 0 -82 -70
=shorten	-34
=shorter	-15 -32 49 0 -36 -43
=show	-41 0 0 0 -51 -76
=shown	-22 0 0 0 -32
=sick	-17
=sid	0 0 -71 0 0 -75
=sidebar	10 0 0 0 36
=sidekiq	29
=sieht	-33
=sign	44
=signatur	-36 0 0 -31
=signup	-15 -38 0 0 31
=silenc	-14
=sim	22 0 0 0 -48
=simpl	0 -59 0 0 -67 -56
=simpler	34 -35
=simplest	39
=simplify	-33
=simulator	25 0 -39
=singl	55 0 0 0 0 -52
=sit	36 -58 -53 -39
=six	-13 0 0 -64
=siz	33 -67 0 -64 56
=skeleton	-14
=skip	-22 0 0 0 0 -61
=slid	-24 32 0 0 -36
=slo	24 0 0 0 47 -42
=slot	33
=small	0 0 69 0 -82
=smaller	0 -52
=smell	-46
=sms	18 -37
=snak	30 0 0 -31 0 -38
=snippet	0 0 0 0 -42
=soft	-4
=solution	-18
=solver	-29
=som	-50
=someth	0 0 69 0 -68 0 -53
=sometim	-25
=somewher	-54
=sonntag	0 -36 -51 0 45
=sort	-23 -69 0 -64
=sound	-59
=sourc	40
=spac	16 -49 70 -54 0 -42
=spain	-39
=span	36 -49 -37 -32
=speak	17
=spec	0 -47
=spell	35 -61 76 -54 -65 -59
=spik	-24
=spin	-17
=spinner	-50
=spm	31 -55
=sprint	33 0 0 0 -52
=sql	52 0 0 0 0 -43
=squash	35 0 0 0 -53
=ssh	17 -52 0 0 57
=stabl	25 0 -46 0 -36
=stack	-16
=stag	48 -53 -86 -21 69 0 -68
=stal	-49
=stand	8 0 0 0 -51
=standby	22 0 0 -28
=star	33 49
=start	-19 -45 0 -94 0 0 62
=startet	-26
=stat	0 -56
=statistic	-21
=status	0 0 0 -55 57 -56
=statut	32 -46 0 0 43
=std	31
=steer	12
=steht	40 -39
=stellen	-10
=step	0 -28 57 0 -20 -71
=stimmt	-32
=stop	-24 0 0 -36
=stor	0 0 0 0 0 36
=storag	25
=story	35
=storybook	35 0 0 0 0 -48
=str	-32
=stream	0 0 0 0 0 -48
=string	20
=strip	38
=strong	-16 33
=structur	24 0 0 0 -40
=studio	29 0 0 0 48
=stuff	12
=styl	0 0 0 -58 -38 -64 -40
=su	51 -59 -61 0 0 -50
=subnet	21
=such	-39
=sudo	19 38 0 -30
=suggest	-26
=suit	-19
=summary	-25
=sunday	28 0 0 -54 71 -66
=supervisor	37 0 0 0 0 -37
=supplier	-15
=support	21 0 -77
=surpris	-37
=survey	21
=surviv	-30
=suspicious	-18
=svelt	25 0 0 56 -56
=svg	0 0 0 0 0 -26
=swap	27
=swiftdata	34 -47
=swiss	19 0 0 0 -38 38
=switzerland	35 -39 -29 0 54 -47
=sync	25
=syntax	18
=system	0 0 0 0 0 -36
=tab	22 -55 60 0 -62 -56
=tabell	20 -34
=tabella	29 0 0 0 0 -34
=tabl	0 65 0 0 -50
=tablet	15
=tag	28 72 -76 -65
=tail	20 -58
=tailwind	-10
=tak	-27
=taken	-28
=talk	9 0 0 0 0 -56
=tarda	-31
=target	0 -63
=task	-25
=tax	0 0 -67 0 36
=teach	19
=teacher	27
=team	18 0 0 66
=teh	-31
=telemetry	-19
=tell	36 0 0 0 0 -53
=temp	0 -40 0 0 35 -44
=temperatur	0 0 0 0 31
=templat	-27
=temporary	-21
=ten	-23
=tenant	19 -87 -50 0 47
=tener	25
=tens	34 0 49 -39 -52
=tenth	28 -46 0 0 57
=term	25
=termin	-41
=ternary	0 -40 38 0 0 -31
=terraform	19 0 0 0 -53 -45
=ters	50 -46 52 -37
=test	0 48
=testflight	-25 0 0 0 38
=testzugang	32
=text	0 59 0 -30 -55 -77
=texten	23
=that	19 -45 0 0 0 48
=them	22 49 -45 0 -29 -54
=thin	0 40 -38
=thing	13 0 79 -79 0 -89
=think	-38
=third	-16 0 0 0 42 -41
=thirty	42 0 0 0 -45
=though	-15
=thought	-20
=thousand	0 0 0 0 0 -54
=thre	-19
=thread	0 0 0 -47 0 -70
=throw	16 0 -38
=thursday	0 0 0 -21
=ticket	15 82 0 -57 0 -65
=tier	0 -57
=til	-32 -43 -49 43 0 -50
=till	49
=tim	0 0 0 0 0 38
=timestamp	31
=tiny	-24
=titl	0 -57 75 -37 0 -47
=together	31 0 0 0 -40
=toggl	22 -38 0 50 -42
=token	16 0 -87 0 0 0 -67
=tokenizer	15
=told	31
=took	-49
=tool	14
=tooltip	-31
=topic	-54
=torchrun	13
=total	-37 -56
=touch	38 83 0 0 -104 -75 -49
=tour	25 -41 -41 0 0 -42
=tourn	12 0 0 0 32
=toy	-25
=trac	0 0 36 0 -35
=track	24 0 0 0 0 -51
=traffic	-32
=train	0 0 0 0 0 -51
=transaction	17
=translat	-35
=treat	24
=tri	-20
=trial	21 0 0 0 -41
=trigger	32 -47 0 0 -37
=trunk	57 -44 -51 0 51 -48
=truth	21 0 0 0 50 -39
=try	-55
=ttl	55 -48 -58 0 52
=tuesday	39
=tun	0 0 0 0 -37 -36
=tunnel	26
=turkey	15 -47 0 0 53
=turn	0 0 -62
=twelv	27
=twic	-48
=twitter	-15
=typ	0 0 60 0 0 -44
=typescript	33 -33 -24 42 -39
=typo	-49
=ui	47 0 0 -40 0 -49
=umlaut	-29
=undecid	-29
=understand	-32
=understood	-28
=undo	-18
=une	0 0 0 0 -68 -44
=unit	0 -20 0 -63
=uns	-21 -73
=unstabl	-34
=unwrap	12
=updat	13 0 -91 0 0 -66
=upgrad	-18 -46 0 0 53 -49
=upload	0 0 0 0 57 -77
=url	0 56 -44
=urlaub	-14
=usag	15
=usb	27 0 -16
=useless	-25
=user's	21
=uuid	-23
=v	38 -64 -54 0 56
=vacation	-40
=vai	18 27 0 0 -34
=valid	0 0 0 0 49 -32
=validat	-22
=valu	-18
=van	18 -40 -36 0 0 0 -16
=vanaf	18
=var	-28
=variabl	0 0 0 0 -67
=variant	43
=vat	-19
=vault	38 42 0 0 0 -69
=vendor	19 0 0 0 0 -69
=verbos	-22
=verify	0 0 0 -29 35 -24
=version	32 0 0 0 0 -77
=verzend	18
=veröffentlicht	39 -35 0 0 29
=vet	-25
=video	-27
=vielen	-30
=view	-11 -62 46 0 -62
=viewmodel	39 0 0 -35 -54
=vip	39 -52
=visibl	-17 0 46 0 0 -49
=visit	6 0 0 0 -46 -45
=visitor	25
=vit	16 0 -36 50 -45
=vitest	25 -66 0 0 0 44
=vlan	29 0 0 0 37 -36
=volum	40
=voorraad	12
=voucher	28 -40 -37 0 -40 41
=vpn	29 -66 0 -67 49 -58
=vue	16 0 0 0 -42
=w	55 0 -69 -66
=wait	-74 0 0 -48
=wak	19
=walk	-35
=want	-20
=warehous	42 -70 0 -54
=warm	0 0 0 0 -47 -23
=warn	-58
=warning	-43
=wartet	-47
=wartungsfenster	30 -29 0 0 32
=watchdog	0 0 0 -53
=wav	0 0 0 0 0 -46
=way	0 0 36
=we'd	-42
=web	24
=webhook	-19
=websocket	-32
=wednesday	-27
=weekday	34
=weekend	16 -65 0 -60 72 -50
=weg	-31
=weight	21 -66
=well	-20 0 -35 42 -57
=went	0 0 -81 0 39 -56
=werden	28 52 -44 0 -51
=whil	46 0 0 0 0 -50
=whit	-12 0 -12
=whol	0 0 0 0 0 -48
=wider	-32
=width	-31
=wifi	-36
=wiki	27 0 0 0 0 -40
=wildcard	31 0 -30
=will	54 0 -80 76 -48 -79
=win	22
=wip	25
=wir	14
=wird	81 0 -75 0 0 -79
=within	27 0 0 -51
=wizard	11
=word	36 -52 82 -68
=wordt	37
=work	15 55 -75 -79 0 -30
=workflow	35
=workspac	42 0 -46 -50 54 -44
=world	-22 0 0 0 37
=worry	-54
=worth	18
=would	-47 -55 0 41 -50
=wrap	31 0 -55 -47
=writ	0 0 68 0 -82
=written	27 0 0 0 -45
=wrong	-34
=wrot	-25
=x	0 0 0 0 0 -39
=xml	37 -60 0 0 0 -47
=yaml	0 -43 0 0 -58
=yarn	43 0 0 31 -43
=yesterday	-56
=yourself	27 0 0 0 0 55
=youth	35
=z	-18 0 0 0 31
=zebra	20
=zehn	-22
=zeigt	-32
=zephyr	29 0 0 44 -45
=zijn	29 -42 -34 0 48
=zip	-35 0 0 0 27
=zod	21
=zon	0 -58
=zoom	-41
=zstd	19
=zum	0 0 0 0 0 -42
=zwei	45 0 0 -23 0 -61
=änderung	24
=über	19 0 0 0 -30
?	-47
? $	-46
AGAIN	-28
AGAIN $	-48 0 0 -57
AGAIN ,	0 0 0 0 -45
AGAIN , GRATITUDE	-24
AGAIN , _	17
AGAIN LIVES	31
AGAIN LIVES $	31
AGAIN NOT	-23
AGAIN NOT _	-23
AGAIN SYMPTOM	-14
AGAIN SYMPTOM $	-13
AGAIN _	-18 0 0 -62
AGAIN _ $	-30 0 0 -37 56
AGAIN _ ,	11
AGAIN _ for	-20
AGAIN _ the	16
AGAIN _ up	-14
AGAIN after	-27
AGAIN after _	-27
AGAIN on	21
AGAIN true	-13
AGAIN true $	-13
AGAIN&DROP	28 0 0 36 -35
AGAIN&FORNOW	20
AGAIN&INSTEAD	30
AGAIN&MOVED	-13
AGAIN&MUST	19
AGAIN&NEVER	-24
AGAIN&NOT	-39
AGAIN&NOW	-21
AGAIN&ONLY	31
AGAIN&SYMPTOM	-19
AGAIN&VALUE	-29
AGAIN&WAS	21
AGAIN&YOU	21
ALWAYS $	52 0 0 -73 -56 51
ALWAYS ,	36 0 0 0 -50
ALWAYS DONE	-23
ALWAYS LIVES	29
ALWAYS LIVES the	26 44
ALWAYS OWNER	0 0 -55
ALWAYS OWNER I	-14
ALWAYS SYMPTOM	-32
ALWAYS SYMPTOM $	-21
ALWAYS SYMPTOM on	-26
ALWAYS THIS	-29
ALWAYS USE	-20
ALWAYS USE _	-34
ALWAYS _	24 0 0 -61 0 -101
ALWAYS _ $	-4 0 0 -47 0 -44
ALWAYS _ ,	16
ALWAYS _ I	33
ALWAYS _ IS	-11
ALWAYS _ a	0 0 -34
ALWAYS _ in	36 -16
ALWAYS _ on	-27
ALWAYS _ the	38 0 0 0 -67
ALWAYS a	-35
ALWAYS a _	-40
ALWAYS in _	21 -34
ALWAYS the	-39
ALWAYS the same	-48
ALWAYS&CALLED	-17
ALWAYS&GRATITUDE	0 -41 40
ALWAYS&HEDGE	-26
ALWAYS&I	0 0 0 0 0 -35
ALWAYS&KEEP	33 0 0 -30
ALWAYS&LIVES	33
ALWAYS&MOVED	31 -40
ALWAYS&MUST	-20
ALWAYS&NEVER	23
ALWAYS&NO	22 0 0 0 -55
ALWAYS&ONLY	-14 0 0 0 0 -43
ALWAYS&OUR	0 0 -52
ALWAYS&PLEASE	-27
ALWAYS&SYMPTOM	-20
ALWAYS&THIS	-14 0 0 0 0 -37
ALWAYS&USE	-19 55 0 0 -57 -60
ALWAYS&VALUE	30
ALWAYS&WE	-33
ASKS	-28
ASKS $	-12
ASKS LIVES	-22
ASKS LIVES a	-19
ASKS NEVER	-15
ASKS PREFER	-18
ASKS PREFER _	-17
ASKS USE	-21
ASKS USE _	-25
ASKS USE a	-18
ASKS _	-22
ASKS _ $	-27
ASKS _ THIS	-22
ASKS _ WHAT	-15
ASKS _ at	-25
ASKS _ de	-28
ASKS _ on	-18
ASKS _ the	-28
ASKS do	-15
ASKS do THIS	-15
ASKS on	-18
BECAUSE $	26
BECAUSE THEY	14
BECAUSE THEY _	14
BECAUSE WHAT	-25
BECAUSE WHAT MUST	-25
BECAUSE _	-20 0 0 0 -59
BECAUSE _ $	-13
BECAUSE of _	28
BECAUSE of the	0 -41
BECAUSE&DECIDE	17 0 0 46 -33
BECAUSE&EVERY	29
BECAUSE&GRATITUDE	18
BECAUSE&INSTEAD	12
BECAUSE&KEEP	27
BECAUSE&LIVES	31
BECAUSE&MOVED	-21 0 0 0 32
BECAUSE&MUST	-18
BECAUSE&NEVER	15
BECAUSE&NOT	10
BECAUSE&NOW	20
BECAUSE&ONLY	20
BECAUSE&USE	25
BECAUSE&VALUE	45
BECAUSE&WAS	25 0 0 74 -56
BECAUSE&WE	33 0 0 -38
BECAUSE&YOU	21
CALLED "	0 0 0 0 0 64
CALLED " _	35
CALLED ,	-25
CALLED , _	-26
CALLED <code>	16
CALLED <host>	24
CALLED <name>	19
CALLED IS	0 0 -49
CALLED IS _	0 0 -47
CALLED THIS	-30
CALLED THIS <version>	-22
CALLED _	57 -42 0 -94
CALLED _ $	33 0 -54 -43
CALLED _ ,	25 -44 0 0 0 64
CALLED _ IF	17
CALLED _ after	26
CALLED _ and	20
CALLED and	-15
CALLED and _	-15
CALLED in	-17
CALLED of	19
CALLED&DECIDE	18
CALLED&EVERY	45 35 0 0 -57
CALLED&GRATITUDE	25
CALLED&IS	16
CALLED&LIVES	0 0 -65 0 40 -62
CALLED&MOVED	-10
CALLED&NEVER	-12
CALLED&NOT	15
CALLED&NOW	28
CALLED&USE	-23
CALLED&VALUE	0 -78
CALLED&WAS	32
CALLED&WE	-23
DECIDE	33 0 0 108 -74
DECIDE $	15 -63 0 50 0 -54
DECIDE ,	18 0 0 0 -70
DECIDE , _	10 0 0 0 -55
DECIDE <name>	25
DECIDE CALLED	17
DECIDE IS	39 -64 -70 65 -49 -35
DECIDE IS _	18 -43 -49 52 -31
DECIDE MAYNOT	12
DECIDE MAYNOT to	12
DECIDE NOT	-17
DECIDE NOT _	-33
DECIDE Name	17
DECIDE SYMPTOM	-19
DECIDE THIS WE	19
DECIDE _	15 0 0 23 -43 -80
DECIDE _ ,	22 0 0 0 0 -49
DECIDE _ GRATITUDE	-25
DECIDE _ THIS	-17
DECIDE _ at	17
DECIDE _ for	26
DECIDE a	-41
DECIDE a _	-41
DECIDE bei	23
DECIDE bei _	23
DECIDE for	38 0 0 0 0 -32
DECIDE from	32
DECIDE in	15 -54 0 0 -44
DECIDE in the	15
DECIDE on	19 -80 0 43 0 -53
DECIDE on _	40
DECIDE on the	21
DECIDE one	41
DECIDE one _	41
DECIDE the	0 -63 0 0 -55
DECIDE the _	22
DECIDE to	23 -76 0 67 -62
DECIDE to _	28 -63 0 58 -57
DECIDE with	13 0 0 66 -53
DECIDE with _	0 0 0 65 -47
DECIDE with the	17
DECIDE&DROP	30
DECIDE&EVERY	-14
DECIDE&FORNOW	-30
DECIDE&GRATITUDE	34 0 -53 0 0 -57
DECIDE&I	0 -62 0 71
DECIDE&INSTEAD	18
DECIDE&IS	22 0 0 16 -14 -68
DECIDE&KEEP	36
DECIDE&LIVES	0 0 0 16
DECIDE&MAYNOT	29
DECIDE&MUST	-16
DECIDE&NEVER	21
DECIDE&NO	18 -91 -70
DECIDE&NOLONGER	18 0 0 0 0 -43
DECIDE&NOT	0 0 0 30
DECIDE&OUR	11
DECIDE&SHOULD	13
DECIDE&THIS	18 0 0 61 -92
DECIDE&USE	0 0 0 0 -35
DECIDE&VALUE	0 0 0 -2 -3
DECIDE&WAS	22
DECIDE&WE	24 -95 0 81 -69
DONE	-22 0 0 0 0 -91
DONE $	-14 0 0 -62 0 0 -43
DONE ,	-42
DONE , <number>	-25
DONE EVERY	23
DONE NOT	-22
DONE NOT $	-22
DONE NOW	18
DONE NOW $	-35
DONE NOW _	42
DONE THIS	13 0 -39
DONE UNLESS	-47
DONE UNLESS _	-38
DONE _	30
DONE _ $	0 0 0 0 -43 0 -39
DONE after	-19
DONE after THIS	-19
DONE and	-17
DONE at	-7
DONE at <number>	-7
DONE auf	28
DONE by	0 -46 0 0 44
DONE by the	30
DONE in	-18
DONE into	31 0 0 0 42
DONE on	-24
DONE on I	-34
DONE on Name	23
DONE on the	-17
DONE the	-29
DONE the _	-28
DONE with	-17
DONE with THIS	-28
DONE with a	-34
DONE with the	-15
DONT HEDGE	-19
DONT LIVES	-22
DONT LIVES the	-23
DONT MUST	20
DONT OWNER	20 0 0 0 38
DONT USE	15 0 0 -61
DONT USE THIS	-38
DONT USE _	18 0 0 -51
DONT _	0 106 0 0 -67
DONT _ $	20 0 0 0 0 -56
DONT _ ,	46 0 0 -91
DONT _ <path>	34
DONT _ EVERY	-19 54
DONT _ FORNOW	-38
DONT _ THEY	22
DONT _ THIS	-21 51 0 -69
DONT _ WHAT	-33
DONT _ a	35 0 0 0 -25
DONT _ in	-22 0 -32
DONT _ on	33 38 -33
DONT _ the	0 0 -51 -66 -51
DONT do	-6
DONT do _	0 0 -30
DONT la	16
DONT la _	16
DONT like	-11
DONT na	32
DONT na _	32
DONT&EVERY	0 0 0 0 -67
DONT&FORNOW	-42
DONT&I	-27
DONT&IS	25
DONT&KEEP	23 39
DONT&LIVES	-17 0 0 0 -49
DONT&MAYNOT	27
DONT&MUST	17
DONT&NEVER	-13
DONT&NO	-16
DONT&NOLONGER	30 8 0 0 -44
DONT&NOT	15 0 0 0 0 -47
DONT&ONLY	0 0 0 -57 0 -35
DONT&SYMPTOM	33 60 0 0 0 -49
DONT&USE	0 0 0 -70
DONT&VALUE	42
DROP	0 0 0 71
DROP $	-29 0 -59
DROP ,	21 0 0 54 -53
DROP THIS	-12
DROP THIS $	-46
DROP _	41
DROP _ $	25 33 0 -7 0 -51
DROP _ ,	-14 0 0 0 0 -55
DROP _ to	15
DROP after the	-19
DROP at	19 -39 0 -42 43
DROP for	-19
DROP from	-15
DROP here	-22
DROP in	20 0 0 0 -59
DROP in <version>	17 -37
DROP of	-13
DROP off	-40
DROP off $	-31
DROP on the	-13
DROP the	0 -70 -63 65 0 -66
DROP the _	0 -67 -56 59 0 -65
DROP to <number>	29
DROP with	33 0 -31 45 -36
DROP&EVERY	53 -36 0 0 -55
DROP&FORNOW	23
DROP&HEDGE	-28
DROP&IS	0 0 0 52 -66 -84
DROP&LIVES	27 0 -62
DROP&MOVED	24
DROP&MUST	13 -38 0 0 50
DROP&NEVER	38
DROP&SYMPTOM	20
DROP&THIS	0 0 0 72 -69
DROP&USE	46 -43
DROP&VALUE	35 -36 0 0 0 -69
DROP&WE	35 -70 0 50
EVERY $	-15 0 0 0 0 -73 -56
EVERY ,	16
EVERY , _	25 -36
EVERY , the	22
EVERY <number> $	14 0 0 0 36
EVERY ?	-32
EVERY ? $	-32
EVERY DONE	-23
EVERY DONE $	-37
EVERY HEARSAY	-35
EVERY HEDGE	18
EVERY HEDGE _	18
EVERY IS	0 0 0 -47
EVERY IS _	19 42 0 0 -53
EVERY IS on	0 -49 0 0 56
EVERY LIVES	32
EVERY LIVES $	23
EVERY LIVES LIVES	16
EVERY MOVED	-13
EVERY MUST	17
EVERY NOW	-28
EVERY Name	43
EVERY Name am	24
EVERY OUR	26 -45 0 0 53
EVERY OUR _	26 -45 0 0 53
EVERY SYMPTOM	-31
EVERY THIS	42
EVERY THIS LIVES	27
EVERY THIS _	42 0 0 -13
EVERY THIS a	25 0 0 0 -46
EVERY TIME	25 -35 0 -96 37
EVERY TIME $	56 -68 -44 0 51
EVERY TIME _	-26 -40
EVERY UNLESS	14
EVERY USE THIS	14
EVERY WAS	-29
EVERY YOU	-24
EVERY YOU like	-24
EVERY _	20
EVERY _ $	19
EVERY _ ,	23 -35
EVERY _ <number>	-24
EVERY _ ?	-33
EVERY _ EVERY	26
EVERY _ I	-17
EVERY _ IS	16
EVERY _ LIVES	29
EVERY _ MUST	-18 77 0 0 -84
EVERY _ NEVER	0 -40
EVERY _ NOW	22
EVERY _ SHOULD	-30
EVERY _ SYMPTOM	-53
EVERY _ THEY	-23
EVERY _ THIS	-22 0 0 0 -48
EVERY _ TIME	18 0 0 0 56
EVERY _ UNLESS	25 61 0 0 -57
EVERY _ USE	-21
EVERY _ a	35 39 0 0 -48
EVERY _ an	42
EVERY _ and	-15
EVERY _ at	22
EVERY _ de	19
EVERY _ in	41 46 0 0 -55 -65
EVERY _ of	-26
EVERY _ on	43 -56 0 0 62
EVERY _ the	10 63 0 0 -69
EVERY _ to	28 0 0 -57
EVERY a	-18
EVERY a _	-18
EVERY and	-25
EVERY but	20 37 0 0 -47
EVERY de	21 36 0 0 -32
EVERY first	31
EVERY for	-17 0 0 0 42
EVERY in	26 15 0 -55
EVERY in <path>	21
EVERY in _	15 0 0 -34
EVERY new	34
EVERY new _	31
EVERY of	-28
EVERY of the	-33
EVERY on	27
EVERY other	29
EVERY over	39 32 0 0 -36
EVERY the	0 0 0 0 0 32
EVERY the _	0 0 0 -50 0 35
EVERY with _	20
EVERY&HEDGE	0 0 0 0 -53
EVERY&I	0 0 0 -53
EVERY&INSTEAD	27 0 0 0 0 -45
EVERY&KEEP	44 0 0 0 -82
EVERY&LIVES	29
EVERY&MAYNOT	38
EVERY&MUST	0 94 0 0 -76
EVERY&NEVER	22 -69
EVERY&NO	25
EVERY&NOLONGER	14
EVERY&NOT	26
EVERY&NOW	-23
EVERY&ONLY	0 0 0 -56
EVERY&OUR	28
EVERY&PLEASE	25 0 45
EVERY&SHOULD	-30
EVERY&USE	-30 0 0 -38
EVERY&WAS	-21
EVERY&YOU	30
FORNOW	-22
FORNOW $	-14 -67 -73 -70 77
FORNOW ,	-31 0 0 0 -58
FORNOW , _	-19
FORNOW FORNOW	-24
FORNOW FUTURE_I	-14
FORNOW IS	-23
FORNOW IS _	-21
FORNOW LIVES	-18
FORNOW _	-53
FORNOW _ $	-42
FORNOW and	17
FORNOW one	-24
FORNOW one $	-22
FORNOW&HEDGE	-16
FORNOW&I	-18
FORNOW&INSTEAD	-23
FORNOW&IS	0 -41 0 0 81
FORNOW&KEEP	-24
FORNOW&LIVES	-31
FORNOW&MOVED	14
FORNOW&MUST	18
FORNOW&NO	17
FORNOW&NOW	35 0 0 0 53 -46
FORNOW&OUR	30
FORNOW&PLEASE	-29
FORNOW&SYMPTOM	-33
FORNOW&USE	-16
FORNOW&VALUE	-10
FORNOW&WE	-39
FUTURE_I	-34 -43 77 -69 -67
FUTURE_I AGAIN	-17
FUTURE_I AGAIN _	-17
FUTURE_I DROP	-32
FUTURE_I HEDGE	-16
FUTURE_I HEDGE $	-13
FUTURE_I HEDGE _	-13
FUTURE_I LIVES	-19
FUTURE_I NOT	-40
FUTURE_I NOT _	-26
FUTURE_I OWNER	-24
FUTURE_I _	-25
FUTURE_I _ $	-43
FUTURE_I _ THIS	-11
FUTURE_I _ YOU	-20
FUTURE_I _ between	-37
FUTURE_I _ in	-11
FUTURE_I _ on	-25
FUTURE_I _ with	-23
FUTURE_I a	-26
FUTURE_I a _	-26
FUTURE_I an	-12
FUTURE_I an _	-12
FUTURE_I back	-22
FUTURE_I do	-45
FUTURE_I on	-34
FUTURE_I on _	-26
FUTURE_I the	37
FUTURE_I the _	37
FUTURE_I to	-40
FUTURE_I to _	-39
GRATITUDE	-22
GRATITUDE ! $	-24
GRATITUDE $	-17 0 0 0 0 -73
GRATITUDE ,	-21
GRATITUDE , ASKS	-13
GRATITUDE , EVERY	-34
GRATITUDE , GRATITUDE	-16
GRATITUDE , IS	-27
GRATITUDE , NEVER	-27
GRATITUDE , THIS	-23
GRATITUDE , WRONG	-23
GRATITUDE , _	-34 -44
GRATITUDE , and	-41
GRATITUDE <number>	-27
GRATITUDE AGAIN	12
GRATITUDE AGAIN $	18
GRATITUDE FUTURE_I	-14
GRATITUDE GRATITUDE	-21
GRATITUDE GRATITUDE $	-23
GRATITUDE IF	17
GRATITUDE IF the	20
GRATITUDE IS	-23
GRATITUDE NO	-35
GRATITUDE NO $	-22
GRATITUDE NOW	-31
GRATITUDE NOW $	-21
GRATITUDE PLEASE	-37
GRATITUDE PLEASE $	-31
GRATITUDE THIS DONE	-13
GRATITUDE UNLESS	33 0 0 0 0 -31
GRATITUDE YOU	-28
GRATITUDE YOU $	-18
GRATITUDE YOU TOO	-15
GRATITUDE _	-20 -59
GRATITUDE _ !	-30
GRATITUDE _ $	-53
GRATITUDE _ ,	-22
GRATITUDE _ DECIDE	44 0 -29
GRATITUDE _ THIS	-31
GRATITUDE _ the	29
GRATITUDE a	-24
GRATITUDE a _	-24
GRATITUDE and _	-36
GRATITUDE by	18
GRATITUDE do	-19
GRATITUDE do THIS	-15
GRATITUDE do the	-13
GRATITUDE for	-31 0 0 0 -41
GRATITUDE for _	-14 0 0 0 -41
GRATITUDE for the	-30
GRATITUDE in	-12
GRATITUDE the	-27
GRATITUDE the _	-14
GRATITUDE there	-17
GRATITUDE&I	0 53 0 -52
GRATITUDE&IS	-17
GRATITUDE&KEEP	18
GRATITUDE&MAYNOT	-27
GRATITUDE&MOVED	19
GRATITUDE&MUST	34
GRATITUDE&NO	-15 -48
GRATITUDE&NOLONGER	-30
GRATITUDE&NOW	0 0 0 -51
GRATITUDE&ONLY	38 0 0 0 57
GRATITUDE&PLEASE	-10
GRATITUDE&SYMPTOM	-14
GRATITUDE&THIS	-17
GRATITUDE&USE	15 -39 0 -49
GRATITUDE&WE	48
GRATITUDE&YOU	-20
HEARSAY	-62 0 0 -36
HEARSAY " _	34
HEARSAY $	23 0 0 0 -60
HEARSAY ,	-32
HEARSAY <number>	-21
HEARSAY <version>	27
HEARSAY GRATITUDE	-17
HEARSAY GRATITUDE $	-17
HEARSAY IS	-35
HEARSAY NEVER	-33
HEARSAY NEVER to	-20
HEARSAY NO $	-28
HEARSAY THIS	-27
HEARSAY THIS DONE	-20
HEARSAY THIS THEY	-18
HEARSAY THIS _	-29
HEARSAY THIS the	-23
HEARSAY _	-44 0 0 0 -41
HEARSAY _ $	0 0 0 0 -37
HEARSAY _ IS	-14
HEARSAY a	-15
HEARSAY the	-31
HEARSAY the _	-36
HEDGE	-23
HEDGE $	-39
HEDGE <number>	35
HEDGE EVERY	-24
HEDGE EVERY _	-25
HEDGE HEDGE	-19
HEDGE IF	-14
HEDGE IS	-20
HEDGE IS THIS	-18
HEDGE IS the	-17
HEDGE LIVES	-28
HEDGE MOVED	-15
HEDGE NOT	-19
HEDGE NOT _	-19
HEDGE THIS	-24
HEDGE THIS the	-15
HEDGE USE	-32
HEDGE USE _	-27
HEDGE WE	-23
HEDGE WE SHOULD	-19
HEDGE WHAT	-19
HEDGE _ $	-14
HEDGE _ IS	-12
HEDGE _ USE	-20
HEDGE _ WE	-37
HEDGE _ a	-15
HEDGE _ the	23 -35
HEDGE _ to	-22
HEDGE _ un	-27
HEDGE a	-14
HEDGE a _	-14
HEDGE an	-32
HEDGE on	22 0 0 -54
HEDGE on the	30
HEDGE the	-38
HEDGE the _	-38
HEDGE&I	-32
HEDGE&IS	-42
HEDGE&LIVES	-32
HEDGE&MUST	-30
HEDGE&NO	-28
HEDGE&NOW	23
HEDGE&ONLY	-35
HEDGE&SHOULD	-22
HEDGE&THIS	0 59 0 0 -55
HEDGE&USE	-36
HEDGE&VALUE	-15
HEDGE&WAS	-18
HEDGE&WE	-30
HEDGE&YOU	-13
I	-22 0 96
I $	22 0 0 0 0 -63
I <number>	-32
I <number> _	-32
I AGAIN	-36
I ALWAYS _	15
I BECAUSE	-19
I CALLED	-28
I DECIDE	21
I DECIDE THIS	24
I DONE	-21
I DONT	-30
I DONT HEDGE	-19
I DONT _	-32
I DONT like	-11
I FORNOW	-28
I FORNOW $	-27
I GRATITUDE	24
I GRATITUDE $	21
I HEDGE	-31
I IS	15
I LIVES	-38
I LIVES _	-35
I LIVES the	-16
I MAYNOT	-33
I MAYNOT _	-33
I MOVED	-22
I MUST	-26
I NEVER	-27
I NEVER _	-14
I OWNER	0 41 -41
I OWNER $	0 41 -41
I PREFER	47
I PREFER IF	24
I PREFER _	33 0 58
I SHOULD	-15
I SYMPTOM	-20
I UNLESS	-22 42 -45
I UNLESS YOU	0 42 -45
I USE	-16
I WAS	-14
I WAS YOU	-17
I WHAT	-21
I _ $	-59 0 0 0 -67
I _ ,	32 -99 69 0 -76
I _ EVERY	19
I _ FORNOW	-17
I _ IS	43 -56 0 -51 27
I _ LIVES	-31
I _ NEVER	-24
I _ NOT	-23
I _ ONLY	-17
I _ THIS	-35
I _ USE	-17
I _ WAS	24
I _ WE	26
I _ a	-20
I _ at	18
I _ from	-24
I _ in	-12
I _ on	16
I _ the	-27
I _ to	27 0 0 0 -49 -33
I _ with	31
I a	-17
I a _	-17
I do	26
I for	22
I in	-38
I in _	-38
I just	-30
I just _	-28
I old	-34
I old _	-34
I to	-24
I to _	-24
I&INSTEAD	-38
I&IS	30
I&KEEP	-19
I&LIVES	-7
I&MOVED	-32
I&NOLONGER	-39
I&NOW	23
I&ONLY	-33
I&OUR	-26
I&PREFER	48
I&SYMPTOM	-16
I&THIS	-20
I&USE	-55
I&VALUE	0 0 0 -73
I&YOU	0 0 0 0 -103 0 -52
IF	0 0 0 0 0 -82
IF $	-49
IF ,	31
IF , at	28 38
IF DECIDE	14
IF DECIDE _	6
IF EVERY	-24
IF I	-24
IF I WAS	-17
IF I _	-22
IF IS	-26
IF IS _	-14
IF PER	31 0 0 0 53 -26
IF THEY	0 0 0 0 0 -28
IF THEY IS	29
IF THEY _	0 0 0 0 0 -22
IF THIS DONE	-38
IF THIS LIVES	-31
IF THIS SYMPTOM	27
IF WE	-50
IF WE MUST	-16
IF WE NEVER	-26
IF WE _	-34
IF YOU	22
IF YOU MUST	20
IF YOU _	19
IF _	27
IF _ $	0 0 0 -53 0 0 -34
IF _ EVERY	22 -46 0 0 62
IF _ IS	14 0 0 -57
IF _ a	-29
IF _ avec	18 0 0 0 -58 0 64
IF _ con	13
IF _ en	16 30 0 0 -56
IF _ por	15
IF a	29
IF a _	29
IF there	34 0 0 0 -53
IF there IS	28 0 0 0 -46
INSTEAD	0 -66
INSTEAD $	-31 -30 0 61 0 -31
INSTEAD <number>	-16 0 0 -38 47 -27
INSTEAD <number> $	-16 0 0 -38 47 -27
INSTEAD PER	0 0 0 0 28
INSTEAD _	65 -65
INSTEAD _ $	50
INSTEAD _ ,	35 0 0 0 -41
INSTEAD&IS	-22
INSTEAD&LIVES	16 -30
INSTEAD&NOLONGER	-28
INSTEAD&NOW	0 0 0 0 45
INSTEAD&SYMPTOM	-25 -15
INSTEAD&THIS	0 0 0 89 -78 -63
INSTEAD&USE	-22 0 -51 0 0 30
INSTEAD&VALUE	-22 0 0 0 62 -54
IS "	-31
IS " EVERY	-36
IS $	-45 -41 60 0 -52
IS ,	34 -35
IS <acronym>	48 -66 -59 0 72 -60
IS <amount>	37
IS <code>	38
IS <code> $	25
IS <code> ,	20 0 0 0 40
IS <code> NOW	19
IS <host>	37 0 0 0 40 -20 -44
IS <host> $	36 0 0 0 11
IS <host> ,	15 0 0 0 44 -47
IS <ip>	17 0 0 0 34 -44
IS <mail>	34 0 0 0 43
IS <name>	26 0 -68 -62 48 0 -57
IS <name> $	15 0 -50 0 0 -15 -27
IS <name> ,	14 -51 0 0 -28 46
IS <name> NOW	11
IS <name> UNLESS	19 -48 0 0 44 -45
IS <number>	28
IS <number> $	0 -59 -91 -78
IS <number> ,	0 -71
IS <number> <acronym>	29 -53 0 0 42
IS <number> NOW	44 0 0 -47 22
IS <number> PER	-13 0 0 0 44
IS <number> TIME	61
IS <number> and	-14
IS <number> by	0 0 0 0 39
IS <number> of	53
IS <number> to	43 0 0 0 0 -52
IS <path>	24
IS <path> $	0 0 0 0 -45
IS <path> ,	30
IS <time>	43 0 0 0 34
IS <url>	29 0 0 0 47 -43
IS <url> $	29 0 0 0 47 -43
IS <version>	0 -62
IS <version> $	29 -45 0 0 61
IS AGAIN	0 0 0 0 68
IS AGAIN _	0 0 0 0 53
IS AGAIN on	21
IS ALWAYS	-10 0 -69 26
IS ALWAYS _	0 0 0 0 0 -32
IS ALWAYS the	-28
IS CALLED	0 0 0 -58
IS CALLED ,	-26
IS CALLED <host>	24
IS CALLED <name>	17
IS CALLED _	36
IS DECIDE	-23
IS DECIDE $	-28
IS DECIDE ,	-15
IS DONE	-31 0 -73
IS DONE $	0 0 -32
IS DONE ,	-37
IS DONE by	32 -46 0 0 44
IS DONE with	31
IS DROP	0 0 0 51
IS DROP $	25 0 0 -12
IS DROP ,	25
IS DROP off	-40
IS EVERY $	-17
IS EVERY _	16
IS EVERY a	-18
IS EVERY in	-11
IS FORNOW	-47
IS FORNOW $	-37
IS GRATITUDE	-13
IS GRATITUDE $	-76
IS GRATITUDE ,	0 -36
IS I	43 0 -31 0 0 -38
IS I $	31 0 0 0 0 -28
IS IS	22
IS IS _	22
IS KEEP	-23 -59 0 0 62 -41
IS KEEP $	-41
IS KEEP in	21 0 0 0 41
IS LIVES	27 0 0 0 36 -56
IS LIVES PER	19
IS LIVES in	17
IS LIVES on	35 0 0 0 0 -32
IS MAYNOT	34 60 0 0 -72 -42
IS MAYNOT $	17
IS MAYNOT _	39 30 0 0 -34
IS MOVED	16 0 0 -65
IS MOVED $	-19
IS MOVED ,	-30
IS MOVED on	24
IS MUST	-20 47 0 0 -68
IS MUST $	-30
IS NEVER	0 0 0 0 -50
IS NEVER _	37
IS NO	29 -53 0 -50
IS NO _	0 -42 0 -43 52
IS NOLONGER	-28 -61 0 72
IS NOLONGER $	-21 0 -47 0 -55
IS NOLONGER ,	0 -46
IS NOLONGER ?	-25
IS NOLONGER SYMPTOM	-37
IS NOLONGER _	-14 0 0 0 -33
IS NOLONGER here	22
IS NOT	-15
IS NOT $	0 0 0 0 0 -35
IS NOT USE	0 0 0 0 0 -41
IS NOT _	-31
IS NOT a	-28
IS NOT the	26
IS NOW _	34
IS Name	58 -82 -79 0 44
IS Name $	41 -38
IS Name ,	27 0 0 0 50 -52
IS Name Name	26 0 0 0 43
IS ONLY	22
IS ONLY <number>	33
IS ONLY for	0 -29 0 0 -41
IS OUR	27 -51 0 0 40
IS OUR _	24
IS OWNER	15
IS PER	42 -72 0 -58
IS PER NOW	34
IS PER _	13 0 0 -37 -25 65
IS SYMPTOM	-38 0 0 0 0 -46
IS SYMPTOM $	-36 0 0 0 -29
IS SYMPTOM ,	-43
IS SYMPTOM AGAIN	-24
IS SYMPTOM NOW	-25
IS SYMPTOM _	-17
IS SYMPTOM a	-31
IS SYMPTOM for	-16
IS SYMPTOM in	-32
IS SYMPTOM on	-20
IS SYMPTOM to	42 0 0 0 0 -27
IS THEY	13 0 0 0 -48 43
IS THEY _	13 0 0 0 -48 43
IS THIS $	-20
IS TIME	26
IS TIME $	28
IS TOO	-38 0 0 0 0 -43
IS TOO SYMPTOM	20
IS TOO _	-53 0 0 0 0 -40
IS UNLESS the	-17
IS USE	-32
IS WHAT	47 -70
IS WHAT WE	27 0 0 0 -46
IS WHAT _	24 -46 0 -39 51
IS WHAT the	39
IS WRONG	-34 0 0 0 0 54
IS WRONG $	-54
IS WRONG ,	32
IS WRONG NOW	-30
IS WRONG _	38
IS _ $	-27
IS _ ,	28 0 0 -79
IS _ <acronym>	14 0 0 0 40
IS _ <host>	17
IS _ <number>	41 0 0 -76
IS _ ALWAYS	50 -67 -67 0 76 -1
IS _ EVERY	46 -61 0 0 70 -64
IS _ FORNOW	22
IS _ GRATITUDE	-19
IS _ IF	56 0 -67 -53 0 0 -37
IS _ IS	-21
IS _ NOT	56 -48 0 0 -62 49
IS _ NOW	17 -55
IS _ NOWON	25 0 0 0 -62
IS _ ONLY	0 0 -78 0 0 -53
IS _ PER	0 -68
IS _ SYMPTOM	-12
IS _ THIS	22
IS _ UNLESS	-14 47 0 0 0 -52
IS _ WHAT	-30
IS _ a	42 0 0 0 39
IS _ after	-34 0 0 0 -48
IS _ and	73 -91 -64 -81
IS _ as	24 0 0 0 39
IS _ for	0 -75 -73 0 77 -58
IS _ from	44
IS _ here	24 -49
IS _ in	-16 0 -59 -81
IS _ into	0 -44 0 0 54
IS _ of	0 0 0 0 0 -58
IS _ on	25 0 -77 -63 43
IS _ out	21 0 0 0 -53
IS _ over	32
IS _ than	-14
IS _ the	-13 0 -68 -43 0 -63
IS _ to	31 0 0 11 0 -66
IS _ two	-20
IS _ up	19
IS _ with	67 -51 -94 -59 0 0 69
IS a	11
IS a NOLONGER	-29
IS a SYMPTOM	-22
IS a TIME	43
IS a _	17
IS an	18 0 0 -49
IS an SYMPTOM	-31
IS an _	22 0 0 -34
IS as	26 -41 0 0 53
IS at	-16 0 0 -63
IS at <amount>	-37
IS at <number>	-53
IS at _	45 0 0 0 49
IS auf	28 0 0 -42
IS back	29
IS bei	33
IS bei _	33
IS by	17
IS by TIME	16 0 0 0 0 -30
IS das	-20
IS de	27 -46
IS de <number>	27
IS en	-23
IS en _	-29
IS for the	-25
IS from	32 -69 -63 -60
IS from _	41
IS from the	26 -39 0 0 57 -42
IS im	-16
IS in	0 0 -75 0 49
IS in <host>	19
IS in <name>	18 -61
IS in <path>	-35
IS in TIME	41 0 0 0 -35
IS in _	45 -95
IS in the	-25 -65 0 0 66
IS just	24
IS like	29
IS more than	21
IS o Name	31
IS o _	-29
IS off	16 0 -54 0 0 -57
IS off $	-34
IS off ,	45 -34
IS off in	24 0 0 0 -48
IS old	-35
IS on	28 0 0 -62
IS on $	34
IS on SYMPTOM	-31
IS on _	19 -83 0 -44
IS on the	0 -60
IS one	26 0 0 0 0 -41
IS one _	19 0 -53 0 36 -37
IS out	-22 0 0 0 -42
IS out $	-43
IS out ,	39 0 -50 0 -52
IS out of	-30
IS over	0 0 0 0 -53
IS over ,	-25 0 0 -21
IS the ONLY	28 0 0 0 58 -44
IS the WRONG	18 0 0 0 0 40
IS the _	0 -101
IS the first	25 39 0 0 -37
IS the old	14 0 0 0 -47
IS there	-14
IS to	-34
IS to _	-34
IS two	0 0 -63
IS two _	31 0 -63
IS under	21
IS up	-30
IS zu	-34
IS zu _	-34
IS&KEEP	15 0 0 0 0 -40
IS&LIVES	36
IS&MAYNOT	0 27 0 -72 0 -50
IS&MUST	0 0 0 0 0 -103
IS&NEVER	0 60 0 -77
IS&NO	0 0 0 -13 0 83
IS&NOT	48 0 0 0 -14 71
IS&NOW	15 0 0 0 -18
IS&ONLY	15
IS&OUR	48 -40 0 0 94
IS&PLEASE	0 0 0 0 -53
IS&PREFER	28
IS&SYMPTOM	-25
IS&USE	-19
IS&VALUE	31
IS&WAS	21 -96 0 -49
IS&WE	18 -70
IS&YOU	35
KEEP	20
KEEP $	-15
KEEP ,	0 0 0 65 -44 -60
KEEP , _	25 -46 0 48 -50
KEEP , the	-20
KEEP <number>	24 -60 0 -41
KEEP <number> TIME	24 -60 0 -41
KEEP <path>	34
KEEP <path> _	34
KEEP THEY	21 -40 0 -53
KEEP THEY _	21 -40 0 -53
KEEP THIS _	0 -50 54
KEEP THIS in	-50
KEEP YOU	22
KEEP YOU _	22
KEEP _	20 0 0 16
KEEP _ $	17 0 0 -51
KEEP _ ,	28
KEEP _ <number>	-16 0 0 -37
KEEP _ and	30
KEEP _ for	39
KEEP _ in	14
KEEP at	-19
KEEP for	23 -35
KEEP in	44 55 -72 -68 0 -64
KEEP in the	40 49 0 -36 -46 -44
KEEP off	31 0 0 0 -65 -36
KEEP off $	30 0 0 0 -55 -23
KEEP on Name	18
KEEP on _	19 -33
KEEP the old	-12
KEEP there	23
KEEP under	28 37 0 0 -51
KEEP under <number>	26 51 0 0 -43
KEEP with	0 0 0 0 -56
KEEP&LIVES	16
KEEP&MOVED	18
KEEP&MUST	0 47
KEEP&NO	0 -40
KEEP&NOLONGER	19
KEEP&NOT	18 -51 0 0 8 -63
KEEP&NOW	28 0 0 -35 66 -64
KEEP&OUR	0 0 0 66 -73
KEEP&PLEASE	33 50
KEEP&SHOULD	18
KEEP&THIS	21
KEEP&USE	0 -50
KEEP&VALUE	31 56 -56
KEEP&WAS	26
KEEP&YOU	35
LIVES $	-21
LIVES ,	26
LIVES , NOT	22
LIVES , _	35
LIVES <amount>	0 0 0 0 55
LIVES <code>	45 0 0 0 -44 0 60
LIVES <date>	37 0 -27
LIVES <date> $	37 0 -27
LIVES <flag>	15 0 0 0 -31
LIVES <flag> _	15 0 0 0 -31
LIVES <name>	31 0 0 0 0 -46
LIVES <number> ,	24
LIVES <number> TIME	44 0 0 0 47 -59
LIVES <number> _	-17
LIVES ?	-15
LIVES ? $	-15
LIVES DECIDE to	-11
LIVES DROP	34 0 -41
LIVES DROP $	24
LIVES EVERY	0 -53 0 -61 55 -64
LIVES EVERY $	0 0 0 0 47 0 -30
LIVES EVERY _	25
LIVES FORNOW	-27
LIVES FORNOW $	-27
LIVES IF	-36
LIVES IS	20
LIVES LIVES	18
LIVES LIVES on	16
LIVES MOVED	0 0 0 0 21
LIVES NEVER	-28
LIVES NEVER _	-28
LIVES NO	-15
LIVES NO CALLED	-23
LIVES NO _	-10
LIVES NOW	32
LIVES NOW _	32
LIVES ONLY	34 0 0 0 0 -47
LIVES ONLY _	16 -42 0 0 53
LIVES PER	0 0 0 0 56 -50
LIVES PER _	20
LIVES THIS	0 0 0 0 0 3
LIVES THIS UNLESS	-21
LIVES THIS _	-25
LIVES USE	38 -65 -64 -49
LIVES USE <path>	13 0 0 0 -51
LIVES USE _	28 0 0 0 48 -39 -35
LIVES WE	-47
LIVES WRONG	-31
LIVES WRONG $	-31
LIVES YOU	-28
LIVES YOU _	-13
LIVES _ $	-35 0 0 -28 30 0 -57
LIVES _ ,	36 0 0 0 0 -75
LIVES _ <number>	-27 0 0 0 0 -52
LIVES _ <path>	27 0 0 0 -58 26
LIVES _ DECIDE	21
LIVES _ MOVED	0 0 0 30 0 -26
LIVES _ NOW	7
LIVES _ PER	-20 0 0 0 49 -44
LIVES _ SYMPTOM	-31
LIVES _ THIS	14
LIVES _ TIME	21
LIVES _ UNLESS	-35
LIVES _ a	-34
LIVES _ after	43 58 -44 0 -50 -39
LIVES _ and	-25
LIVES _ at	18
LIVES _ by	-12 0 -60
LIVES _ for	-29
LIVES _ from	33 -53 0 0 64 -36
LIVES _ für	25
LIVES _ in	40 23 -50 -53 0 -55
LIVES _ off	16
LIVES _ on	42
LIVES _ one	23 -47 0 0 43
LIVES _ the	-17 -70 -52
LIVES _ to	16 -42
LIVES _ with	37 0 0 0 -64
LIVES a <name>	17
LIVES a <number>	-40
LIVES a SYMPTOM	19
LIVES after	38 -51 0 0 58 -54
LIVES after <number>	19
LIVES an	32
LIVES an _	30
LIVES as	47 0 -38 0 0 -47
LIVES as _	25 0 -31
LIVES at	26 -70
LIVES at <number>	11 0 0 0 23
LIVES at _	27 0 0 -44 63 -56
LIVES back	-25
LIVES back after	-15
LIVES back to	-22
LIVES by	24 0 0 0 -41 0 48
LIVES en	26
LIVES for	48
LIVES from	0 0 -71
LIVES from $	-30
LIVES from _	31 0 -35 0 0 0 -50
LIVES in	38 0 -90 0 44
LIVES in <name>	29 -38 0 0 45 -44
LIVES in <number>	0 -30 0 0 34
LIVES in <path>	47 0 0 0 0 -64
LIVES in TIME	30 -55 0 0 0 -63
LIVES in _	21
LIVES in the	14 0 0 -55
LIVES into	26 0 0 0 0 -46
LIVES into <path>	30 -54 0 0 0 -33
LIVES into _	17
LIVES into a	-23
LIVES into the	21
LIVES more	16 0 0 0 -34
LIVES on	18
LIVES on $	-39
LIVES on <number>	20 0 0 0 0 -55
LIVES on _	53 0 0 -70
LIVES on a	16
LIVES on the	42 0 0 0 -7
LIVES one	0 -56 -57 0 47
LIVES one _	17 -56 -57 0 47
LIVES one more	-29
LIVES out	23 0 0 0 65 -59
LIVES out PER	19
LIVES the	0 0 -62
LIVES the _	0 0 -59
LIVES to	-20 0 0 -51
LIVES to <path>	0 0 0 0 -42
LIVES to _	-16 0 0 -60
LIVES two	0 0 0 -58
LIVES two TIME	-16 0 0 0 44
LIVES two _	0 0 0 -51
LIVES under	0 0 0 0 -39
LIVES under <path>	0 0 0 0 -39
LIVES up	27
LIVES up to	48
LIVES with	-20
LIVES with <number>	32
LIVES with _	-37
LIVES with the	31
LIVES&MOVED	-15
LIVES&MUST	24 0 -98
LIVES&NEVER	0 0 -87
LIVES&NO	-12
LIVES&NOLONGER	34
LIVES&NOT	0 0 0 0 0 0 34
LIVES&NOW	20 -61
LIVES&PREFER	16
LIVES&SHOULD	-24
LIVES&SYMPTOM	0 0 0 0 0 -85
LIVES&USE	33
LIVES&WE	-16
LIVES&YOU	0 0 0 0 -106
MAYNOT	0 85 -78 0 0 -71
MAYNOT $	17
MAYNOT LIVES	31
MAYNOT LIVES _	31
MAYNOT OWNER	31
MAYNOT USE	0 0 0 0 -41
MAYNOT _	-10 45 -42
MAYNOT _ $	27
MAYNOT _ ,	25
MAYNOT _ EVERY	34 0 -34 0 -57
MAYNOT _ THIS	-42
MAYNOT _ in	-45
MAYNOT _ the	31
MAYNOT to	21 56 0 -67
MAYNOT to USE	25
MAYNOT&NOLONGER	-17
MAYNOT&NOW	0 0 0 0 31
MAYNOT&ONLY	36
MAYNOT&THIS	0 53 0 -67
MAYNOT&USE	17 61 0 0 -62 -55
MAYNOT&WAS	23
MAYNOT&WE	21 41 0 0 0 -37
MAYNOT&YOU	42 49
MOVED $	0 56
MOVED ,	0 0 0 -52
MOVED , IS	0 0 0 -30
MOVED , _	-22 0 0 0 0 -25
MOVED <number>	-18
MOVED <number> to	-15
MOVED EVERY	-26
MOVED EVERY <number>	-24
MOVED PER	0 -36
MOVED THIS	26
MOVED THIS $	27
MOVED _	12 0 0 0 0 -59
MOVED _ $	-20 55 0 0 -57
MOVED _ TIME	-15
MOVED _ to	31 0 0 0 0 -15
MOVED and	24 0 0 -42 24
MOVED and NOW	-16
MOVED by	0 0 0 0 30 -32
MOVED by _	-25
MOVED from	33 0 0 0 -44
MOVED from Name	16
MOVED from _	25 0 0 0 0 -32
MOVED in	8
MOVED in _	33 0 0 0 -56
MOVED in the	-26
MOVED on	12
MOVED on PER	24
MOVED the	0 -44
MOVED the _	0 -43
MOVED to	30 -56
MOVED to <host>	25 0 0 0 46 -40
MOVED to <name>	35
MOVED to _	36 -44
MOVED to the	-47
MOVED à	28
MOVED&MUST	-34
MOVED&NEVER	0 0 0 0 -32
MOVED&NOLONGER	22 0 0 -30 45
MOVED&NOT	36 0 0 0 -63
MOVED&ONLY	16 -50 0 0 0 -28
MOVED&OUR	22
MOVED&SYMPTOM	15
MOVED&THIS	-29
MOVED&USE	17 0 0 59 -45 -43
MOVED&VALUE	20 -89
MOVED&WE	0 -62
MOVED&YOU	21 -47
MUST	0 54
MUST $	0 -50 0 59 -53
MUST <number>	36 -61 0 0 39
MUST <number> _	40 -61 0 0 39
MUST DONE	40 0 0 0 0 0 -18
MUST EVERY	21
MUST EVERY _	18
MUST I	29
MUST I GRATITUDE	23
MUST KEEP	0 53 0 -65
MUST LIVES	0 0 0 0 -45
MUST LIVES _	-16
MUST LIVES on	29
MUST LIVES the	20
MUST NEVER	20 0 0 0 -36
MUST NEVER _	27 0 0 0 -29
MUST ONLY	-7
MUST ONLY <number>	-7
MUST OWNER	16 43 0 0 -42
MUST THEY	0 0 0 0 0 -25
MUST THIS $	26 -72
MUST THIS _	0 0 0 0 -29
MUST THIS the	18
MUST UNLESS	24 0 -41 0 -42
MUST USE	-18 43
MUST USE the	-26
MUST _ $	0 0 -85 -95 0 -85
MUST _ <number>	0 -49 0 0 40
MUST _ <version>	23
MUST _ DONE	-29
MUST _ IF	-29
MUST _ LIVES	51 0 0 0 0 -47
MUST _ THIS	-46
MUST _ TIME	-33
MUST _ UNLESS	51 0 0 0 -25
MUST _ between	-24
MUST _ by	-30
MUST _ in	23 0 -65 0 0 -55
MUST _ the	15
MUST _ to	0 36 0 0 -51
MUST _ un	26
MUST a	-34 0 0 -73
MUST a TIME	-39
MUST an	-16 0 0 0 19
MUST an _	-25
MUST from	-29
MUST more	-36
MUST more _	-36
MUST the _	13
MUST two	34
MUST two _	34
MUST&NEVER	0 0 0 0 -37
MUST&NO	0 0 0 0 -73
MUST&NOT	-20
MUST&NOW	35
MUST&ONLY	-28 0 39
MUST&OUR	-22
MUST&SYMPTOM	0 0 0 0 0 -73
MUST&USE	-31
MUST&WAS	31 0 0 0 -60
MUST&WE	-10 47 0 0 0 -80
MUST&YOU	-24
NEVER	0 74 0 0 -59
NEVER "	20
NEVER " _	20
NEVER $	0 57 0 0 -25 -46
NEVER ,	37 0 0 0 -43
NEVER <name>	26 -49
NEVER <name> $	26 -49
NEVER DONE	-35
NEVER HEARSAY	18
NEVER LIVES	22 60 0 0 -65 -65
NEVER LIVES _	0 38 -50
NEVER NEVER	-15
NEVER NEVER _	-15
NEVER USE	0 0 0 0 0 -60
NEVER USE the	26
NEVER _	20
NEVER _ $	23 0 0 -73 -46
NEVER _ ,	0 0 0 0 0 -54
NEVER _ SYMPTOM	-29
NEVER _ UNLESS	45 0 0 0 -57
NEVER _ a	0 0 0 0 -59
NEVER _ an	22
NEVER _ for	-11
NEVER _ on	24
NEVER _ the	11
NEVER _ to	18
NEVER _ with	33 0 0 0 0 -25
NEVER the	32 0 0 0 -34
NEVER the _	32 0 0 0 -34
NEVER to	-26
NEVER to _	-18
NEVER von	0 43 0 0 -39
NEVER&NO	0 0 0 0 0 -42
NEVER&NOT	49 0 0 0 0 -76
NEVER&ONLY	24
NEVER&PLEASE	24
NEVER&SYMPTOM	-12 0 0 0 0 -47
NEVER&THIS	-20
NEVER&USE	29 0 0 0 -70
NEVER&VALUE	0 -39
NEVER&WAS	-19
NEVER&WE	0 41 0 0 0 -58
NEVER&YOU	0 59 -60
NO ,	0 0 -45 0 0 51
NO , IS	-49
NO , USE	40 -58
NO , _	-11 -19 0 0 0 28
NO , el	16
NO , old	17 0 0 0 -31
NO , the	0 -50 0 0 0 35
NO <acronym>	22
NO CALLED	-23
NO EVERY	45 0 0 0 -46 -43
NO EVERY ,	32
NO GRATITUDE	-18
NO IS	31 -49 -53 -43 -58 53
NO IS _	24 0 0 0 0 40
NO MUST	-27
NO MUST _	-40
NO Name	-15
NO SYMPTOM $	-33
NO SYMPTOM _	22
NO _	0 0 0 0 0 -24
NO _ $	0 0 0 0 0 -21
NO _ EVERY	-29
NO _ FORNOW	-16
NO _ IF	-18
NO _ IS	-18
NO _ KEEP	-21
NO _ NOLONGER	17 -33 0 54
NO _ NOW	-53
NO _ Name	19 -30 -32 68
NO _ PLEASE	14 31 0 0 0 -39
NO _ THIS	0 0 0 -27 0 -21
NO _ UNLESS	54 0 0 0 0 -69
NO _ WHAT	-38
NO _ after	50 0 0 -37
NO _ and	15
NO _ for	-17 0 0 -18
NO _ here	-43
NO _ in	0 0 0 0 -36
NO _ of	22
NO _ on	19 66 0 0 -47
NO _ then	39 -24
NO _ to	0 39 0 -22
NO default	14 0 0 0 0 -31
NO default _	14 0 0 0 0 -31
NO more	46 0 -58 0 0 -30
NO more $	27 0 0 -41
NO more _	31 0 0 73 -41
NO new	35 0 -59
NO new _	35 0 -59
NO other	12
NO other _	12
NO the _	26
NO&NOLONGER	0 -33 0 54
NO&NOT	28 0 -54 0 -65
NO&NOW	-66 0 0 0 33 -39
NO&ONLY	0 0 0 0 0 -64
NO&PLEASE	21 0 0 0 0 -67
NO&PREFER	-14
NO&SHOULD	-7
NO&THIS	-19
NO&USE	0 0 -61 0 29
NO&WE	0 0 -49
NO&YOU	-25
NOLONGER ,	0 -25
NOLONGER , USE	-27
NOLONGER , _	30 -60
NOLONGER ?	-27
NOLONGER ? $	-27
NOLONGER PER	0 0 0 0 30 -26
NOLONGER SYMPTOM	-45
NOLONGER SYMPTOM $	-31
NOLONGER _	13 -81 -63
NOLONGER _ $	-14 0 -48
NOLONGER here	22
NOLONGER&NOT	38
NOLONGER&NOW	31 0 0 -46
NOLONGER&ONLY	32 10
NOLONGER&OUR	30 0 0 0 -48
NOLONGER&SYMPTOM	-18
NOLONGER&USE	21 65 -76 0 -84
NOLONGER&VALUE	37 -81
NOLONGER&WAS	-23
NOLONGER&WE	53 0 0 0 -61
NOT	0 0 0 0 -36 66
NOT "	20 0 66
NOT " _	17
NOT $	-56 -56
NOT ,	0 0 0 0 -51
NOT <code>	0 0 0 0 0 39 -53
NOT <name>	43 -56 0 0 -87 78
NOT <name> $	0 0 0 0 -63 47
NOT <number>	45 0 0 0 -43
NOT <number> $	47 0 0 0 -34
NOT <version>	38 0 0 0 0 39
NOT DONE	-15
NOT FORNOW	-21
NOT FORNOW $	-20
NOT IF	19
NOT IS	0 -50
NOT LIVES	-10 0 0 0 0 -63
NOT LIVES $	-49
NOT LIVES _	19 0 0 0 -25
NOT MOVED	30
NOT MOVED $	30
NOT Name	40 0 0 0 -62 48
NOT Name $	40 0 0 0 -62 48
NOT PER	30
NOT PER $	0 0 0 0 -44
NOT PER TIME	14
NOT PER _	24 0 0 0 45 -11
NOT THIS	-44
NOT THIS _	-30
NOT USE	0 37 0 0 0 -64
NOT WHAT	34
NOT _ ,	36 -60 -45 0 -68 35
NOT _ ?	-17
NOT _ IF	-25
NOT _ NEVER	40 62 0 0 -49 -45
NOT _ NOLONGER	0 -37 0 -36
NOT _ NOT	-37
NOT _ NOW	-38
NOT _ THIS	10
NOT _ in	0 -65 0 -55 49 -62
NOT _ on	-36
NOT _ the	31
NOT _ to	-13 0 0 0 -26
NOT an	26
NOT by	17
NOT by _	15
NOT by the	0 0 0 0 -51
NOT de	0 0 0 0 -61
NOT de _	0 46 0 0 0 -46
NOT from	21
NOT from the	16
NOT in _	20
NOT in the	0 0 0 0 0 -48
NOT like	-26
NOT on	31 0 0 0 -71
NOT on the	13
NOT the	0 0 0 -47
NOT the _	0 -62 0 -45
NOT there	-13
NOT to	12 -54
NOT to the	0 0 0 0 0 -46
NOT&NOW	-42
NOT&ONLY	0 0 0 0 -47
NOT&OUR	23 -64 0 57 -38
NOT&PLEASE	-25
NOT&THIS	20 0 0 0 -70
NOT&USE	-16
NOT&VALUE	0 0 0 -73 0 48
NOT&WAS	-18
NOT&WE	30
NOW $	15
NOW ,	0 -86 0 -70 27
NOW , THIS	-29
NOW , WE	12
NOW , _	26 0 0 -42 18 -63
NOW , the	0 0 0 -39
NOW <number>	24
NOW <number> $	14 0 0 0 47 -35
NOW <version>	33 0 0 0 45
NOW BECAUSE	20
NOW BECAUSE of	12
NOW BECAUSE the	17
NOW EVERY	20
NOW FORNOW	32 0 0 0 46
NOW FORNOW $	28
NOW INSTEAD	26 0 0 0 42
NOW NO	-25
NOW NO _	-25
NOW Name	14 -31 0 0 44
NOW THIS	-25
NOW THIS _	-27
NOW TIME	24
NOW TIME $	24
NOW WE	-8
NOW _ $	-11 -63 0 0 21 -66
NOW _ ,	26
NOW _ EVERY	-23
NOW _ NO	-35
NOW _ NOT	-34
NOW _ el	35 0 0 0 37
NOW and	-24 0 0 0 50
NOW and the	34
NOW last TIME	36
NOW the	0 -76
NOW the _	-20 0 0 -77
NOW the last	9
NOW&ONLY	41 -53 0 -50 32 -52
NOW&OUR	21 0 0 0 44
NOW&SHOULD	-16
NOW&SYMPTOM	-27
NOW&THIS	-34
NOW&USE	0 -48 44 0 -63 43
NOW&VALUE	25
NOW&WAS	-22 0 0 -56 56
NOW&WE	47 0 0 0 0 -61
NOW&YOU	27
NOWON	48
NOWON $	57 0 0 36 -25
NOWON ,	20
NOWON ?	-27
NOWON ? $	-27
NOWON EVERY	30 50 -39
NOWON NOW	15
NOWON THIS	32 0 0 0 0 -34
NOWON THIS TIME	23
NOWON THIS _	23
NOWON _	42 -48 0 -46 0 -44
NOWON _ $	33 -44
NOWON the	35 0 0 0 0 -25
NOWON the _	19 0 0 -23 0 -23
Name	26 0 0 0 0 -29
Name "	29
Name $	29
Name ,	30 -70 0 0 59
Name , NOT	14
Name , Name	0 0 0 -48 37
Name , _	41 0 0 0 0 -49
Name , die	0 0 0 0 0 -49
Name , the	14
Name <acronym>	26
Name <number>	24
Name ?	-31
Name ? $	-31
Name CALLED	-22
Name DECIDE ,	24
Name DONE	29
Name IS	0 0 0 -70
Name IS Name	36
Name IS SYMPTOM	-14
Name IS _	-11
Name LIVES	-22 -68 0 0 63 -52
Name LIVES _	-32
Name MAYNOT	20 0 0 0 -36
Name MUST _	-21
Name NOLONGER	14 40 0 -46
Name NOT $	-24
Name NOW	-25 0 0 0 39
Name Name	42 -45 0 -40 49 -61
Name Name $	0 -53 -55 0 55 -41
Name UNLESS	20
Name WAS	23
Name WAS TOO	14
Name _ ,	14
Name _ EVERY	26 0 -39
Name _ IS	16 0 0 0 35
Name _ Name	-24
Name _ in	21
Name _ the	28
Name am	32 0 0 0 -54
Name am Name	32 0 0 0 -54
Name and Name	26
Name and _	-14
Name for	16
Name for _	29
Name für	-23
Name für den	-23
Name in	27
Name in Name	27
Name the	-15
Name the _	-15
Name to	25
Name und	38
ONLY	15
ONLY $	26 0 -61 0 -22 -52
ONLY ,	18 0 0 0 0 51
ONLY , _	13 -63
ONLY , the	0 0 0 0 0 -28
ONLY <number>	27 0 0 -85
ONLY <number> PER	25 -45 0 0 39
ONLY <number> _	0 68 0 0 -27 -61
ONLY AGAIN	21
ONLY AGAIN _	17 0 0 -30
ONLY DONE	0 -50 0 0 49
ONLY FORNOW	27
ONLY IS	-21
ONLY LIVES	-40
ONLY LIVES <number>	20
ONLY LIVES _	-30
ONLY LIVES the	-23
ONLY NEVER	20
ONLY NEVER _	20
ONLY Name	39
ONLY Name _	39
ONLY THEY	24 0 0 0 39
ONLY THEY _	24 0 0 0 39
ONLY THIS	-40
ONLY THIS _	-23
ONLY USE	8
ONLY USE _	33
ONLY WHAT	29 -59 70 -33
ONLY WHAT IS	17
ONLY _	21 0 -49
ONLY _ $	79
ONLY _ ,	12
ONLY _ <number>	35 43 0 0 -45
ONLY _ IS	0 -49 0 0 57
ONLY _ LIVES	33 -21
ONLY _ SHOULD	-30
ONLY _ THEY	-15
ONLY _ THIS	28
ONLY _ USE	23 0 0 0 -37
ONLY _ of	0 0 0 0 0 -24
ONLY _ one	18
ONLY _ the	0 -5 0 0 32
ONLY _ with	21 42 -43 -45
ONLY between	23
ONLY between <number>	23
ONLY for	22 -55 0 0 -63
ONLY from	28
ONLY from the	16
ONLY in	26 0 -50 0 -62
ONLY in the	25 0 -34 0 -41
ONLY on	18 -56 0 0 41
ONLY on _	0 -30
ONLY on the	0 0 0 0 43
ONLY one	0 0 0 0 0 -41
ONLY one _	0 -31 0 0 38
ONLY the OWNER	42
ONLY the _	21
ONLY the first	-37
ONLY the last	-23
ONLY to	31 0 0 -42 47 -37
ONLY to _	31 0 0 -40 40 -24
ONLY&OUR	22
ONLY&PLEASE	-29
ONLY&SHOULD	-44
ONLY&SYMPTOM	-14
ONLY&THIS	-26
ONLY&USE	11 67 -60 0 0 -66
ONLY&VALUE	0 44
ONLY&WAS	31
ONLY&WE	0 0 0 0 26
ONLY&YOU	29
OUR <acronym>	24 0 0 0 0 -30
OUR Name	16
OUR Name IS	16
OUR _ $	0 0 -70 0 0 -68
OUR _ ,	-20
OUR _ IS	0 -56
OUR _ LIVES	27
OUR _ MUST	-32
OUR _ NOLONGER	27
OUR _ THIS	-27
OUR&PLEASE	17
OUR&USE	-24
OUR&VALUE	43 0 0 0 0 -84
OUR&WE	34 0 0 60 -73
OWNER	38 0 0 -75 17 -39
OWNER $	20 0 0 0 0 -61
OWNER ,	28
OWNER ?	-37
OWNER ? $	-37
OWNER I UNLESS	-30 0 -39
OWNER I for	22
OWNER IS	42 -47 -47 0 0 0 -28
OWNER THEY	0 0 0 0 43
OWNER THEY $	23
OWNER UNLESS	30
OWNER UNLESS YOU	32
OWNER YOU	21
OWNER _	0 0 -64 -47 0 -50
OWNER _ IS	16
OWNER _ for	-23
OWNER for	0 0 -41 0 32
OWNER for EVERY	17
OWNER for the	-33
OWNER in	18
OWNER in the	18
OWNER of	27
OWNER the	0 0 0 -46
PAST_I	-50 -78 0 -59
PAST_I NOT	-17
PAST_I THIS	-26
PAST_I THIS $	-23
PAST_I _	-37
PAST_I _ $	-27
PAST_I a	-20
PAST_I a _	-20
PAST_I at	-19
PER	24
PER $	12 -67
PER ,	28
PER , THIS	22
PER , _	25 0 0 0 0 -53
PER <acronym>	21 0 0 0 0 -45
PER IF	18
PER IS	-9
PER IS _	27
PER NOW	53 0 0 -69 74 -60
PER NOW $	45 0 0 -55 59 -58
PER TIME	0 0 0 0 63 -47
PER TIME $	0 0 0 -69
PER TIME ,	24
PER _	17
PER _ $	13 0 -42
PER _ ,	-12 0 -89
PER _ INSTEAD	23 0 0 0 0 -38
PER _ IS	21 -50 0 0 0 -46
PER _ NOW	26 0 0 -52 -41 45
PER _ and	28
PER and	-29 -39
PER at	31
PER at _	27
PER in	-17 38
PLEASE	-10 0 84 -66 -93
PLEASE $	-21 0 0 -28 -49
PLEASE ,	0 0 0 0 -55
PLEASE , I	-14
PLEASE , NO	27 -46 43 0 0 -35
PLEASE , _	-12
PLEASE DROP	19
PLEASE KEEP	23
PLEASE LIVES	22
PLEASE NEVER	29
PLEASE NEVER _	29
PLEASE NO	38
PLEASE NO _	17 -39 50
PLEASE USE	31 -34 0 0 0 -30
PLEASE USE _	31 -34 0 0 0 -30
PLEASE _	-29
PLEASE _ $	-36
PLEASE _ I	26
PLEASE _ WHAT	-30
PLEASE _ a	-47
PLEASE _ at	-25
PLEASE _ for	-15
PLEASE _ the	-18 0 0 0 0 -37
PLEASE _ with	0 -33
PLEASE auf	23
PLEASE auf _	23
PLEASE to	-17
PLEASE&PREFER	31
PLEASE&THIS	0 76 0 -57
PLEASE&USE	36 0 0 0 0 -38
PLEASE&YOU	-10
PREFER	15 0 113 0 -93
PREFER IF	24
PREFER THIS $	-39
PREFER THIS IF	31
PREFER _	20 0 0 0 -63
PREFER _ $	51
PREFER _ ,	-19 -42
PREFER _ in	30
PREFER _ over	22
PREFER _ to	-28
PREFER a	-33
PREFER a _	-33
PREFER the	-29
PREFER the TIME	-40
PREFER&THIS	-19
PREFER&VALUE	21
PREFER&WE	-20
PREFER&YOU	35
SHOULD	-17
SHOULD ALWAYS USE	-25
SHOULD ALWAYS _	24
SHOULD EVERY	-20
SHOULD EVERY _	-20
SHOULD KEEP	29
SHOULD LIVES	-29
SHOULD LIVES a	-23
SHOULD NEVER _	11
SHOULD NOT	-22
SHOULD NOT _	-22
SHOULD OWNER	14
SHOULD USE _	16
SHOULD USE a	-31
SHOULD _	-16 -31
SHOULD _ $	-28
SHOULD _ <amount>	47 0 0 0 47
SHOULD _ <number>	-22 0 -22 0 36
SHOULD _ WHAT	-22
SHOULD _ at	-22
SHOULD _ in	-20
SHOULD _ on	21
SHOULD _ to	-42
SHOULD _ up	-23
SHOULD&SYMPTOM	24 0 0 0 -68
SHOULD&THIS	-21 0 -53
SHOULD&USE	-18
SHOULD&VALUE	0 0 -43 0 46
SHOULD&WE	-32
SHOULD&YOU	16
SYMPTOM	-31
SYMPTOM $	-56 0 -74
SYMPTOM , ASKS	-29
SYMPTOM , THIS	-30
SYMPTOM , _	15 0 0 0 -34
SYMPTOM , the	27 0 0 0 0 -33
SYMPTOM <number>	-37
SYMPTOM <number> $	-31
SYMPTOM AGAIN	-29
SYMPTOM AGAIN $	-30
SYMPTOM BECAUSE	-20
SYMPTOM BECAUSE of	-17
SYMPTOM FORNOW	-19
SYMPTOM FORNOW $	-19
SYMPTOM IF	-14
SYMPTOM IS	0 -53 -64 0 57
SYMPTOM LIVES	32
SYMPTOM LIVES _	28
SYMPTOM NOLONGER	-25
SYMPTOM NOW	-49
SYMPTOM NOW _	-37
SYMPTOM NOW the	-29
SYMPTOM SHOULD	13
SYMPTOM SHOULD ALWAYS	34
SYMPTOM SHOULD _	-39
SYMPTOM SYMPTOM	-18
SYMPTOM UNLESS	33 0 0 0 -51
SYMPTOM UNLESS YOU	25
SYMPTOM WHAT	37
SYMPTOM _	22
SYMPTOM _ $	-26
SYMPTOM _ ,	34 -51
SYMPTOM _ IS	37
SYMPTOM _ UNLESS	35 0 0 0 -56
SYMPTOM _ in	35 0 0 0 50
SYMPTOM _ there	-26
SYMPTOM _ with	0 0 0 0 -27
SYMPTOM a	-31
SYMPTOM a _	-31
SYMPTOM after	-35
SYMPTOM after _	-21
SYMPTOM at	-41
SYMPTOM at the	-38
SYMPTOM by	-20
SYMPTOM el	-29
SYMPTOM el _	-29
SYMPTOM for	-31
SYMPTOM for I	-29
SYMPTOM for _	-14
SYMPTOM here	-35
SYMPTOM here $	-35
SYMPTOM in	-50
SYMPTOM in the	-38
SYMPTOM last	-29
SYMPTOM last TIME	-15
SYMPTOM on	-35 0 0 0 -34
SYMPTOM on I	-14
SYMPTOM on PER	-26
SYMPTOM on _	-30 0 0 0 -32
SYMPTOM one	-22
SYMPTOM one $	-26
SYMPTOM than	-15
SYMPTOM to	35 0 0 0 43 -31
SYMPTOM to <number>	36 0 0 0 43 -31
SYMPTOM with	-49
SYMPTOM with _	-34
SYMPTOM with a	-25
SYMPTOM with the	-27
SYMPTOM&THIS	14
SYMPTOM&USE	26 57 -62 0 -44
SYMPTOM&VALUE	-33
SYMPTOM&WAS	21
SYMPTOM&WE	0 0 0 0 -85
SYMPTOM&YOU	19
THEY FORNOW	-20
THEY HEARSAY	-23
THEY HEDGE _	-23
THEY IS	-14 0 0 0 0 -51
THEY LIVES	0 -57 0 0 38 -48
THEY NOT	18
THEY NOT _	18
THEY SHOULD	13
THEY SHOULD _	13
THEY WAS	-18
THEY _ "	-19
THEY _ $	0 0 0 0 0 0 -72
THEY _ EVERY	28
THEY _ I	-16
THEY _ IS	17 0 0 0 53 -54
THEY _ THIS	-44
THEY _ YOU	-27
THEY _ by	22
THEY _ the	-18
THEY _ to	-23 0 0 0 0 -24
THEY a	-31
THEY a _	-31
THEY by	-19
THEY in	34
THEY in _	22
THEY in the	17
THEY on	-26 -33
THEY up	20
THEY up $	20
THIS	-21
THIS $	-24
THIS ,	21 0 0 0 -54
THIS , IS	-35
THIS , PAST_I	-25
THIS , THIS	13
THIS , _	41 -53 0 -34 -35 0 41
THIS <name>	17
THIS <number>	-13
THIS <number> _	-40
THIS <version>	-22
THIS ?	-21
THIS ? $	-21
THIS AGAIN $	-20
THIS DECIDE	33 0 0 38
THIS DECIDE _	20
THIS DONE	-10
THIS DONE and	-18
THIS DROP	-23
THIS EVERY	-17
THIS EVERY TIME	17
THIS EVERY _	-34
THIS HEARSAY	-36
THIS HEDGE	-20
THIS HEDGE _	-22
THIS HEDGE on	-16
THIS I _	-16
THIS IF	15
THIS IS AGAIN	22
THIS IS GRATITUDE	-13
THIS IS WRONG	21
THIS IS _	0 0 0 0 55
THIS IS the	-29
THIS LIVES	-6
THIS LIVES $	-24
THIS LIVES <number>	-22
THIS LIVES _	38 0 0 -50 55
THIS LIVES from	-16
THIS LIVES to	27 0 0 0 -46
THIS MOVED	-31
THIS MUST	17 34
THIS MUST <number>	22
THIS MUST a	-19
THIS NEVER	15
THIS NOLONGER	-28
THIS NOT	15
THIS NOT _	16
THIS Name	28 0 0 0 -35
THIS ONLY	-17
THIS ONLY LIVES	27
THIS OWNER	28
THIS PER	20
THIS PLEASE	-17
THIS PLEASE $	-17
THIS SHOULD NEVER	-18
THIS SHOULD NOT	-18
THIS SYMPTOM	0 0 0 -59
THIS SYMPTOM $	-34
THIS SYMPTOM _	28 0 0 0 42
THIS SYMPTOM in	-30
THIS SYMPTOM on	15
THIS THEY	-23
THIS THEY _	-18
THIS THIS LIVES	-23
THIS THIS _	12
THIS TIME	-8
THIS TIME $	-10 -64
THIS TIME on	29
THIS TOO	0 0 0 0 0 -33
THIS TOO $	0 0 0 0 0 -33
THIS UNLESS	-35
THIS UNLESS FORNOW	-15
THIS UNLESS the	-27
THIS USE <number>	-23
THIS USE _	23
THIS USE a	-30
THIS WAS $	-30
THIS WAS <number>	25
THIS WAS _	0 0 0 0 0 -50
THIS WAS the	-23
THIS WE	23
THIS WHAT	-31
THIS WHAT $	-16
THIS _ "	-27
THIS _ $	0 -34
THIS _ ,	18 0 -45
THIS _ <number>	0 -41 0 -28 50 -39
THIS _ DONE	-22
THIS _ EVERY	-25
THIS _ I	-26
THIS _ IS	40
THIS _ LIVES	0 0 0 0 0 -48
THIS _ NEVER	-17
THIS _ NO	-22
THIS _ NOT	35
THIS _ PLEASE	-26
THIS _ SHOULD	-32
THIS _ THIS	-34
THIS _ TIME	-27
THIS _ UNLESS	-36
THIS _ USE	0 28
THIS _ and	-20
THIS _ at	-23
THIS _ by	-17
THIS _ for	-19
THIS _ in	-20
THIS _ into	-33
THIS _ of	18
THIS _ on	20
THIS _ over	-26
THIS _ the	7 0 0 0 0 -69
THIS _ two	-14
THIS _ with	-27
THIS a	17
THIS a _	20
THIS after	-26
THIS after _	-26
THIS also	-30
THIS and	-23
THIS and _	-24
THIS as a	-38
THIS at	22
THIS at <number>	24
THIS at _	28
THIS at the	-14
THIS back $	-21
THIS back ,	14
THIS by _	-36
THIS first	-20
THIS first $	-29
THIS for EVERY	16
THIS for _	-38
THIS from	-33
THIS from _	-18
THIS from the	-23
THIS in	-25 0 0 0 -51 -39
THIS in $	36 0 -42 0 -31
THIS in _	-30
THIS in a	11 0 0 0 -23
THIS in the	-16
THIS into	-34
THIS into a	-34
THIS like THIS	34
THIS on	-31
THIS on _	-21
THIS on the	-31 0 0 0 -31
THIS one	-36
THIS one $	-43 0 0 0 -35
THIS one IS	35
THIS one _	-31
THIS the WRONG	27
THIS the _	-17
THIS to	-29
THIS to <name>	-28
THIS to <version>	-23
THIS to _	-35
THIS to a	-32
THIS to the	-22
THIS two	-21
THIS two $	-28
THIS up	-16
THIS up $	-41
THIS with _	17
THIS with the	-18
THIS&USE	-37
THIS&WE	17 0 0 66
THIS&YOU	-18
TIME	18
TIME $	24 0 -103 0 73
TIME ,	0 0 0 0 -17
TIME , IS	0 0 0 0 -42
TIME , NOT	0 -57 0 0 -40
TIME , after	27
TIME , the	29
TIME <number>	55 -72 0 -64 0 -61
TIME <number> $	34 0 0 -31
TIME ?	-27
TIME ? $	-27
TIME FORNOW	-28
TIME FORNOW $	-23
TIME IS	0 -50
TIME IS _	0 -33
TIME LIVES	0 0 0 0 60
TIME LIVES $	-27
TIME LIVES in	23
TIME NOW	15 0 0 -61
TIME NOW $	26
TIME NOW ,	-15
TIME NOW the	32 0 0 0 44 -31
TIME NOWON	25 0 0 -58 61 -45
TIME ONLY	50 0 -40
TIME ONLY $	46 0 -33 0 0 -50
TIME UNLESS	0 -66
TIME UNLESS $	-13
TIME UNLESS THIS	35
TIME UNLESS a	18
TIME WAS	33
TIME WE	-26
TIME _ $	0 0 0 -68
TIME _ EVERY	-16
TIME _ INSTEAD	15 0 0 0 0 -29
TIME _ IS	21
TIME _ NOT	-7
TIME _ NOW	44 0 0 0 56
TIME _ SYMPTOM	34
TIME _ THIS	18
TIME _ WE	18
TIME _ and	-31
TIME _ for	20
TIME _ on	21
TIME _ the	-24
TIME _ up	28
TIME and	13
TIME at	20
TIME first	39 -44 0 -36
TIME for	18 -47 0 0 52 -39
TIME for _	22
TIME in	20
TIME in _	21
TIME of	17
TIME of _	-22
TIME of the	40
TIME on	0 0 0 0 0 -54
TIME one	-25
TIME one IS	-21
TIME the	-12
TIME the _	-12
TIME to TIME	13
TIME to _	-36
TOO	-24
TOO $	0 -58 -58
TOO SYMPTOM	18
TOO SYMPTOM $	18
TOO _	-25
TOO _ $	-16
TOO _ ,	-17
TOO the	-18
TOO the _	-18
UNLESS	35
UNLESS $	0 0 0 -67 49
UNLESS ,	20
UNLESS , the	20
UNLESS <number>	0 0 0 0 45 -49
UNLESS <number> $	-32
UNLESS <version>	15 0 0 23
UNLESS <version> $	15 0 0 23
UNLESS DECIDE	20
UNLESS EVERY	28 0 -56 0 -74
UNLESS EVERY _	26 0 -46 0 -70
UNLESS FORNOW	-27
UNLESS FORNOW $	-27
UNLESS I	22 49 -42
UNLESS Name	35 0 0 -54 -55
UNLESS OWNER	16
UNLESS PAST_I	-19
UNLESS PAST_I _	-19
UNLESS THEY	0 53
UNLESS THEY _	-13
UNLESS THIS	41
UNLESS THIS _	29
UNLESS TIME	28
UNLESS TIME $	28
UNLESS WE	-14
UNLESS WE LIVES	-15
UNLESS YOU	21 0 0 0 0 -57
UNLESS YOU LIVES	-30
UNLESS YOU _	34
UNLESS YOU do	15
UNLESS _	35
UNLESS _ $	26 0 0 0 0 0 -59
UNLESS _ ,	31 0 0 0 -32
UNLESS _ I	21
UNLESS _ THIS	22
UNLESS _ WHAT	33
UNLESS _ in	-33
UNLESS a	18 0 -55
UNLESS a _	0 0 -56
UNLESS an	22
UNLESS an _	42
UNLESS de	-19
UNLESS de _	-19
UNLESS for	-27
UNLESS the	17
USE <code>	0 0 0 0 0 -60
USE <code> $	31
USE <name>	34
USE <name> $	27 -19 0 0 54 -19
USE <name> for	24
USE <number>	-24 0 0 -62 0 0 -70
USE <number> $	39 0 0 0 -37
USE <number> TIME	-18 0 0 0 52
USE <number> _	0 0 0 0 42
USE <number> as	-23
USE <path>	25 -49 0 0 -72 48
USE <path> $	27 0 0 0 -61 50 -23
USE <version>	-33
USE EVERY	0 0 0 -39
USE EVERY YOU	-24
USE EVERY _	-20
USE I	-32
USE I _	-32
USE Name	21 33 0 0 -69
USE Name $	17 0 0 0 -30 -46
USE Name _	22
USE PER	-24
USE PER $	17
USE THEY	-17
USE THEY $	-20
USE THIS	-45
USE THIS $	-22
USE THIS ,	-35
USE THIS in	-29
USE TOO	-26
USE YOU	-27
USE _	25
USE _ $	75 -10 54 -65
USE _ ,	14 -24 -64 0 0 67
USE _ <number>	-30
USE _ ?	-35
USE _ FORNOW	-36
USE _ INSTEAD	0 0 -37 0 0 35
USE _ NOLONGER	29 0 0 -26 -35
USE _ ONLY	30 46 -29
USE _ as	-44 0 0 33 -32
USE _ for	-19 -44 0 0 0 -43
USE _ here	-35
USE _ in	56 45 12 0 0 -62
USE _ to	-31
USE _ with	20
USE a	-48 58 0 0 -58
USE a _	-53 0 0 0 -53
USE an	-23
USE default	24 0 -42 0 0 -39
USE default _	24 0 -42 0 0 -39
USE la	15
USE on	18
USE over	33
USE the TIME	-34
USE the _	11
USE the new	-19
USE the same	-39
USE&VALUE	0 -98
USE&WAS	-23
USE&WE	0 27
USE&YOU	-25 -61 0 0 -89 56
VALUE&WAS	0 0 0 0 -30
VALUE&YOU	0 0 -84
WAS	-16
WAS $	-30
WAS <number>	-20
WAS <number> _	-14
WAS DONE	0 0 0 0 42
WAS DONE into	31 0 0 0 42
WAS DROP $	-13
WAS MOVED	15
WAS MOVED to	46
WAS SYMPTOM	-12
WAS THIS	-15
WAS TOO	33 0 -59
WAS TOO _	33 0 -59
WAS WRONG	14
WAS WRONG ,	18
WAS YOU	-17
WAS YOU I	-17
WAS _ <number>	-29
WAS _ THIS	25
WAS _ at	-34
WAS _ by	13
WAS _ of	-19
WAS _ to	20
WAS a	8
WAS the	0 0 0 -41 -62 77
WAS the _	8
WAS the old	33
WAS to	-25
WAS&WE	18
WE	0 0 0 129
WE DECIDE	0 0 0 0 -49 -50
WE DONE	-24
WE DONT USE	0 0 0 -41
WE DONT _	28 0 -53
WE DONT do	19
WE DROP	25 0 0 48 -97
WE DROP _	-25 0 0 0 -51
WE DROP the	41 0 0 41 -67 -50
WE HEDGE	-34
WE HEDGE MOVED	-15
WE HEDGE _	-31
WE IS _	17 0 0 0 42
WE IS at	-17
WE KEEP	33 -68 0 105
WE KEEP _	0 0 0 0 14
WE KEEP on	-19
WE KEEP the	53 0 0 75 -92
WE LIVES	18
WE LIVES _	0 0 0 0 0 -60
WE LIVES a	0 0 0 -71
WE LIVES two	19
WE MAYNOT	17 0 0 0 0 -30
WE MAYNOT USE	0 0 0 0 -33
WE MAYNOT _	30
WE MOVED	28 -59
WE MOVED _	31 0 0 0 0 -15
WE MOVED from	19 0 0 0 -48
WE MOVED the	-20 0 0 -10
WE MUST	-27
WE MUST $	27
WE MUST EVERY	36
WE MUST _	-36
WE MUST a	-54
WE NEVER	22 0 0 0 -48
WE NEVER _	18 0 0 0 -38
WE NOLONGER	18 0 0 0 -32 28
WE NOLONGER _	18 0 0 0 -32 28
WE NOT _	32 -39 0 44
WE ONLY	-18
WE ONLY _	14
WE SHOULD	-32
WE SHOULD ALWAYS	-24
WE SHOULD _	-28
WE USE	-27 0 0 0 0 -42
WE WAS	-34
WE WAS _	-34
WE _	18
WE _ $	0 0 0 0 -55
WE _ ,	41 -52 -33 0 -80
WE _ <name>	25
WE _ <number>	0 0 0 -58 65
WE _ EVERY	-13
WE _ PER	18 0 0 0 37
WE _ THIS	31 0 0 0 -60
WE _ a	-20
WE _ an	-23
WE _ back	30
WE _ by	-24
WE _ for	20
WE _ in	0 0 0 -51 36 -38
WE _ on	0 -61 -35
WE _ out	0 0 0 0 35
WE _ over	39
WE _ the	22 -66 0 0 0 -66
WE _ to	0 0 0 69 0 -43
WE _ two	0 0 0 0 34
WE _ up	-35
WE _ with	52 -45 -35 -53 71 -51
WE do	38 0 0 0 -61
WE do THIS	17
WE on	-12
WE on _	33
WE on the	-32
WE&YOU	17
WHAT	-16 -65
WHAT $	-20
WHAT ,	0 0 -39 0 42
WHAT ?	-34
WHAT ? $	-27
WHAT I LIVES	-34
WHAT I _	18
WHAT IS	-30
WHAT IS _	-13
WHAT IS the	-43
WHAT LIVES	0 0 0 0 0 -47
WHAT LIVES IF	-27
WHAT LIVES THIS	-16
WHAT LIVES the	-23
WHAT MUST	19 0 0 0 -33
WHAT MUST _	19 0 0 0 -33
WHAT OWNER	33 0 0 0 54 -40
WHAT SYMPTOM	-19
WHAT SYMPTOM $	-15
WHAT THIS	-16
WHAT THIS SYMPTOM	-27
WHAT WE	-19 0 0 0 -47
WHAT YOU	21
WHAT _	-20 -16 0 -71
WHAT _ $	0 -22 0 -42 62 -62
WHAT _ <number>	-29
WHAT _ I	-32
WHAT _ IS	-37
WHAT _ LIVES	-44
WHAT _ NOT	20
WHAT _ THEY	17
WHAT _ THIS	-24
WHAT _ the	-28
WHAT a	-17
WHAT one	-20
WHAT one IS	-16
WHAT the	-25
WHAT the _	-23
WHAT to	27
WRONG	-16 0 -110 0 0 82
WRONG $	-57 0 -34 0 52
WRONG ,	0 0 0 0 -80 70
WRONG I	-16
WRONG I _	-16
WRONG IS	34
WRONG IS _	31
WRONG NOW	-30
WRONG _	0 0 0 -66 0 52
WRONG _ $	-29
WRONG _ ,	25 0 0 0 -53 46 -54
WRONG _ IS	35
WRONG in	-30
WRONG in the	-30
WRONG one	-29
WRONG with	28
YOU $	-29
YOU DONT	22 -58
YOU I	-17
YOU IS	-22
YOU IS _	-9
YOU LIVES	-35
YOU LIVES $	-26
YOU LIVES THIS	31
YOU MAYNOT	42 49
YOU MAYNOT _	23 29
YOU MOVED	0 -39
YOU MOVED $	18 -33 0 0 0 -23
YOU MUST	-19 0 -51 0 0 -61
YOU MUST _	-26
YOU MUST the	31
YOU SHOULD	17
YOU SHOULD NEVER	30 0 -17
YOU SHOULD _	-42
YOU TOO	-15
YOU USE	33 0 0 0 -52 60
YOU USE _	22 0 0 0 -33 51
YOU _ ,	34 0 0 0 0 -43
YOU _ IS	-12
YOU _ THIS	-17
YOU _ a	21
YOU _ and	19
YOU _ den	-23
YOU _ for	11
YOU _ in	36
YOU _ the	26 0 -25
YOU _ to	26
YOU _ with	16
YOU do	15
YOU do THIS	15
YOU for	-15
YOU just	-17
YOU just _	-17
YOU like	-24
YOU like $	-24
YOU the _	15
YOU to	17
YOU to _	25
^ <acronym> <number>	-14
^ <acronym> IS	24 0 0 0 0 -69
^ <acronym> _	0 0 0 0 -47
^ <code>	18 -54 0 0 0 -38
^ <code> IS	20
^ <code> _	13
^ <host>	-18 0 0 -30 46
^ <name>	23
^ <name> IS	-10 0 0 0 0 0 -44
^ <name> _	37 -52 -56 -35 26 -51
^ <number>	0 -66 -51
^ <number> ,	25 0 0 0 0 -49
^ <number> IS	24
^ <number> TIME	31 -46
^ <number> _	-67
^ <path>	0 -53 0 -52 0 0 -30
^ <path> $	-9
^ <path> IS	0 -38
^ <path> _	-40
^ <version>	0 0 0 -50
^ <version> SYMPTOM	-35
^ AGAIN	-15
^ AGAIN NOT	-18
^ ALWAYS	15 0 0 0 -52
^ ALWAYS LIVES	24
^ ALWAYS USE	17
^ ALWAYS _	57 0 0 -37 -43
^ ALWAYS a	-40
^ ALWAYS the	-43
^ ASKS	-28
^ ASKS LIVES	-24
^ ASKS PREFER	-17
^ ASKS USE	-24
^ ASKS _	-21
^ ASKS on	-18
^ BECAUSE WHAT	-25
^ CALLED	0 -50
^ CALLED THIS	-30
^ CALLED _	48 -44
^ CALLED the	-21
^ DECIDE	0 0 0 46
^ DECIDE GRATITUDE	-36
^ DECIDE MAYNOT	12
^ DECIDE NOT	-19
^ DECIDE SYMPTOM	-19
^ DECIDE THIS	-34
^ DECIDE _	0 0 0 68 -81 -56
^ DECIDE a	-41
^ DECIDE bei	23
^ DECIDE for	34 0 0 0 0 -31
^ DECIDE from	30
^ DECIDE on	23
^ DECIDE one	39 0 0 0 -50
^ DECIDE to	23
^ DECIDE with	15
^ DONE	-21 0 0 0 -47 -32
^ DONE $	-25
^ DONE on	-18
^ DONE with	-22
^ DONT	0 0 0 0 -63
^ DONT LIVES	-26
^ DONT USE	30
^ DONT la	16
^ DONT na	32
^ DROP	0 0 0 0 -68
^ DROP THIS	-52
^ DROP _	46 0 0 -3 -40
^ DROP after	-19
^ DROP the	-9 0 -43 67 0 -46
^ EVERY	0 44 0 -66
^ EVERY HEARSAY	-35
^ EVERY IS	-11
^ EVERY LIVES	32
^ EVERY Name	24
^ EVERY OUR	26 -34
^ EVERY THIS	0 50 0 0 -57
^ EVERY _	18
^ EVERY de	21 36 0 0 -32
^ EVERY in	26 47 0 0 -58
^ EVERY of	-33
^ EVERY over	39 32 0 0 -36
^ EVERY the	15
^ FORNOW	0 0 0 0 -36 30
^ FORNOW FORNOW	-24
^ FORNOW IS	-15
^ FORNOW _	-51
^ FUTURE_I	-23 0 0 0 -56
^ FUTURE_I AGAIN	-14
^ FUTURE_I HEDGE	-15
^ FUTURE_I LIVES	-19
^ FUTURE_I NOT	-38
^ FUTURE_I OWNER	-24
^ FUTURE_I a	-26
^ FUTURE_I an	-12
^ FUTURE_I on	-34
^ FUTURE_I to	-44
^ GRATITUDE	-22
^ GRATITUDE $	-15 0 0 0 -32
^ GRATITUDE ,	-16
^ GRATITUDE <number>	-27
^ GRATITUDE AGAIN	-25
^ GRATITUDE FUTURE_I	-14
^ GRATITUDE GRATITUDE	-21
^ GRATITUDE IS	-23
^ GRATITUDE NO	-35
^ GRATITUDE PLEASE	-37
^ GRATITUDE YOU	-25
^ GRATITUDE _	0 -59
^ GRATITUDE a	-24
^ GRATITUDE and	-36
^ GRATITUDE do	-19
^ GRATITUDE for	-29
^ GRATITUDE the	-14
^ GRATITUDE there	-17
^ HEARSAY	-42
^ HEARSAY IS	-17
^ HEARSAY THIS	-12
^ HEARSAY _	-18
^ HEARSAY the	-29
^ HEDGE	-31
^ HEDGE EVERY	-24
^ HEDGE HEDGE	-17
^ HEDGE IF	-14
^ HEDGE IS	-15
^ HEDGE THIS	-21
^ HEDGE USE	-32
^ HEDGE WE	-12
^ HEDGE _	-40
^ HEDGE the	-31
^ I	-20
^ I DONT	-25
^ I HEDGE	-11
^ I LIVES	-17
^ I MAYNOT	-15
^ I MOVED	-22
^ I MUST	-26
^ I NEVER	-24
^ I ONLY	-19
^ I PREFER	36
^ I just	-24
^ IF I	-26
^ IF THIS	-30
^ IF WE	-29
^ IF YOU	25
^ IF a	17
^ INSTEAD _	34
^ IS <code>	27
^ IS <number>	0 0 0 -35
^ IS <version>	17
^ IS ALWAYS	-18
^ IS CALLED	27 0 0 0 38
^ IS DONE	-27
^ IS NOT	16 0 0 0 -56 60
^ IS PER	-25
^ IS SYMPTOM	-37
^ IS _	0 -69 -63 0 -86 97 -61
^ IS a	9
^ IS an	-18
^ IS das	-24
^ IS in	-36
^ IS the	-34 0 0 0 -57 0 -39
^ KEEP	14 0 0 0 -71
^ KEEP <path>	34
^ KEEP YOU	22
^ KEEP _	22 0 0 -66
^ KEEP on	13 -34 0 50
^ KEEP the	-40 0 0 -46
^ LIVES IS	17
^ LIVES THIS	-35
^ LIVES WE	-31
^ LIVES YOU	-28
^ LIVES on	-30
^ LIVES the	-34
^ LIVES to	-30
^ MAYNOT	0 0 0 -49
^ MAYNOT _	0 0 0 -46
^ MOVED	-16
^ MOVED the	-46
^ MOVED to	14
^ MUST	0 0 0 0 -54
^ MUST THIS	-38
^ MUST _	25 50 0 0 0 -33
^ NEVER	20 51 0 0 -59
^ NEVER ,	0 0 0 -42
^ NEVER LIVES	32
^ NEVER USE	22
^ NEVER _	24 76 -91 0 -41 -91
^ NO	0 0 0 0 -51
^ NO ,	0 0 -45 0 0 61
^ NO EVERY	32
^ NO MUST	-36
^ NO SYMPTOM	-16
^ NO _	0 0 0 0 -61 -20
^ NO more	26 0 0 65 -30
^ NO new	21 60 0 -39
^ NO the	-23
^ NOLONGER	16 0 0 0 0 -31
^ NOT	0 0 -57 0 -61
^ NOT ,	19 -46
^ NOT FORNOW	-21
^ NOT _	-46
^ NOT de	29 60 0 -38 0 -50
^ NOW	-14 0 0 0 0 -51
^ NOW IS	-21
^ NOW NO	-25
^ NOW _	0 0 -54
^ NOW the	-35
^ NOWON	0 0 0 0 0 -53
^ NOWON ?	-27
^ NOWON _	33 0 0 0 -36
^ ONLY	0 0 -48 -57
^ ONLY <number>	0 0 0 0 -67
^ ONLY _	30 0 0 -66 0 -70
^ ONLY one	-34
^ OUR	0 -53
^ OUR Name	16
^ OUR _	0 -46
^ OWNER UNLESS	28
^ OWNER _	-40
^ PAST_I	-38
^ PAST_I NEVER	-16
^ PAST_I THIS	-17
^ PAST_I _	-49
^ PAST_I a	-13
^ PAST_I to	-14
^ PER	39 0 -41 0 0 -44
^ PER _	43 0 -41 0 0 -44
^ PLEASE	0 0 0 0 -60
^ PLEASE LIVES	-37
^ PLEASE NEVER	29
^ PLEASE NO	38
^ PLEASE USE	31 -34 0 0 0 -30
^ PLEASE _	-20 0 0 0 -43
^ PREFER	17 -62 70 0 -50
^ PREFER THEY	-27
^ PREFER THIS	-12
^ PREFER _	54 -45 48 0 -32
^ PREFER a	-33
^ PREFER the	-35
^ SHOULD	-42
^ SHOULD EVERY	-20
^ SHOULD _	-12
^ SYMPTOM $	-30
^ SYMPTOM AGAIN	-16
^ SYMPTOM IS	39 0 -51 0 51
^ SYMPTOM LIVES	32
^ SYMPTOM SHOULD	16
^ SYMPTOM THIS	-41
^ SYMPTOM _	0 -52
^ SYMPTOM on	-23
^ THEY	-18 -43
^ THEY HEARSAY	-23
^ THEY MOVED	-21
^ THEY MUST	-19
^ THEY on	-15
^ THIS	-20 -54 0 0 0 49
^ THIS DONE	-33
^ THIS DROP	-23
^ THIS HEDGE	-23
^ THIS IS	-35
^ THIS LIVES	-59
^ THIS MOVED	-15
^ THIS MUST	24
^ THIS ONLY	-26
^ THIS OWNER	28
^ THIS SYMPTOM	-36
^ THIS USE	18
^ THIS WAS	17
^ THIS _	-42 -27
^ THIS one	20
^ TIME	33 0 0 -41 0 -52
^ TOO	-40
^ TOO _	-18
^ TOO the	-18
^ UNLESS	-15 78 0 -73 -37 -67
^ UNLESS EVERY	18 0 0 0 -38
^ UNLESS YOU	-19
^ USE <code>	32
^ USE <number>	-23
^ USE I	-29
^ USE Name	26
^ USE THIS	-28
^ USE _	38
^ USE a	-35
^ USE the	0 0 0 -51 -57
^ WAS	-25
^ WAS _	-25
^ WE DECIDE	0 0 0 0 0 -36
^ WE DONE	-36
^ WE DONT	0 0 0 0 -54
^ WE DROP	37 0 0 0 -74
^ WE HEDGE	-36
^ WE KEEP	0 -54
^ WE LIVES	22
^ WE MOVED	27 -61
^ WE MUST	-24
^ WE NEVER	32
^ WE NOLONGER	18 0 0 0 -32 28
^ WE NOT	19
^ WE SHOULD	-31
^ WE USE	0 0 0 0 0 -42
^ WE WAS	-34
^ WE _	11 -100
^ WE on	-24
^ WHAT	-21
^ WHAT ASKS	-14
^ WHAT IS	-26
^ WHAT OWNER	20
^ WHAT THIS	-20
^ WHAT _	-38
^ WHAT one	-18
^ WHAT the	-34
^ WRONG	27 0 0 -58 -67 46
^ WRONG ,	-28
^ WRONG IS	35
^ WRONG _	27 -49
^ YOU LIVES	-17
^ YOU MAYNOT	42 49
^ YOU MUST	-15 0 -46 0 0 -43
^ YOU SHOULD	27
^ YOU USE	18
^ YOU _	-13 64 -40 0 -61
^ _ $	-18 0 0 -36 0 0 -28
^ _ ,	0 -85 65 0 -82 0 -58
^ _ <acronym>	32 0 -26 -35 32
^ _ <amount>	40 0 0 -41
^ _ <code>	0 -34
^ _ <flag>	28 -40
^ _ <name>	-45
^ _ <number>	0 0 -58
^ _ <version>	22
^ _ =	22
^ _ ?	-32
^ _ AGAIN	-46
^ _ ALWAYS	52 0 0 0 0 -67
^ _ DECIDE	0 -69 0 64 -60 -57
^ _ DONT	31 49 -42 -64 0 0 -38
^ _ DROP	0 0 -30
^ _ EVERY	-26 43 0 0 -43 -53
^ _ FORNOW	0 0 0 0 -53
^ _ FUTURE_I	-25
^ _ GRATITUDE	-52
^ _ HEARSAY	-49
^ _ HEDGE	-12
^ _ I	-43 -67 64
^ _ INSTEAD	37 0 0 0 -62
^ _ KEEP	39 0 -75
^ _ LIVES	39 0 -84
^ _ MAYNOT	29 0 -25 -39
^ _ MOVED	30 -67 -89 0 27 -17
^ _ MUST	58 59 -74 -102 0 -86
^ _ NEVER	0 34 -76 0 0 -56
^ _ NO	0 -56 0 31 -58
^ _ NOLONGER	15 0 0 0 0 -30
^ _ NOT	0 0 -36
^ _ NOW	-10 0 0 0 0 -46
^ _ Name	-15 0 -46 -56
^ _ ONLY	60 72 0 0 -77 -91
^ _ OWNER	0 -41 0 0 33
^ _ PAST_I	-20
^ _ PER	49 0 -59 -60
^ _ PLEASE	30 -93 83 0 -50 -92
^ _ SHOULD	70
^ _ SYMPTOM	-13 0 0 0 0 -37
^ _ THEY	0 0 0 -47 0 -44
^ _ THIS	-14
^ _ TIME	-47 -46 -43 -38
^ _ TOO	-32
^ _ UNLESS	25 18 0 0 0 -97
^ _ USE	49 -50 -56 0 39
^ _ WAS	-13 0 0 0 -59 48
^ _ WE	-51
^ _ WHAT	-11 0 0 0 0 -36
^ _ WRONG	-31
^ _ YOU	-16 -40
^ _ a	-35 -46 0 0 0 -54
^ _ after	-35
^ _ an	-48
^ _ and	0 0 -74
^ _ as	17 -53 67 -41 -58 0 -26
^ _ at	0 0 0 -38 -35 -43
^ _ auf	39 -42 56 -45 -37 -39
^ _ back	-45
^ _ both	-40
^ _ by	22 0 0 0 0 -54 -28
^ _ com	44 0 0 0 0 -40
^ _ das	-26
^ _ de	0 -59 0 0 0 -38 -34
^ _ den	-29
^ _ die	17 -32
^ _ do	-35
^ _ el	-62
^ _ first	57 0 0 0 -57
^ _ for	52 -49
^ _ from	-15 -63 0 0 55
^ _ in	54 -47 115 -46 -38 -108
^ _ into	-30
^ _ la	-32
^ _ last	0 0 0 0 39
^ _ le	-50
^ _ les	-37
^ _ like	-54
^ _ of	0 0 -45 -46 0 -45
^ _ off	0 40 0 0 -34
^ _ on	-23 0 0 0 0 0 -47
^ _ one	-20 -10 0 0 0 -54
^ _ out	-16
^ _ over	0 -56 0 0 -60 -28
^ _ than	23
^ _ the	-53 0 0 0 -58
^ _ un	-59
^ _ una	-35
^ _ under	47 -42
^ _ up	-17 -57 0 -64 69
^ _ with	37
^ a SYMPTOM	35 49
^ after THIS	-35
^ also	-39
^ also _	-39
^ an	37 0 0 0 0 -38
^ an _	37 0 0 0 0 -38
^ and	0 0 65 0 -81
^ and ASKS	-19
^ and DONT	14
^ and IS	-34
^ and _	0 0 0 0 -37
^ and then	-31
^ as	0 -51
^ as _	21 0 0 -47
^ at	-16
^ back	-20
^ both	-43
^ both LIVES	-20
^ both _	-26
^ but	0 0 0 0 -44
^ by	31
^ by last	19
^ das	-14 -38
^ das IS	-24
^ das _	0 0 0 0 52
^ de	0 -50 0 0 55
^ de _	0 -50 0 0 55
^ default	17 -45
^ default _	44 -45
^ der	0 -62
^ der Name	-10
^ der _	0 0 0 0 62
^ die _	0 0 0 -68 0 0 -39
^ do	-21
^ do THIS	21
^ do a	-22
^ do the	-14
^ ein Name	-10 0 0 0 41
^ ein _	36
^ el	0 -47 0 0 46
^ el _	0 -47
^ first	-22
^ first _	-29
^ for	0 0 0 0 0 -56
^ for EVERY	19
^ for _	0 0 0 0 0 0 -47
^ for the	13
^ from _	26
^ here	-25
^ il	20 0 -38
^ il _	0 -43
^ im	21
^ in	-15
^ in THIS	8
^ in _	0 -68
^ in a	-37
^ in the	-16
^ just	-27
^ just THIS	-21
^ la	0 -58
^ la _	0 0 0 -80
^ las	15 0 0 0 37
^ las _	15 0 0 0 37
^ last TIME	-38
^ last _	24
^ le	14 0 -50 -54
^ le _	13 0 -50 -50
^ les	0 0 0 0 0 -44
^ les _	0 0 0 0 0 -44
^ los	31
^ los _	31
^ new	38
^ new _	29 0 0 -62
^ o	0 0 0 0 51
^ o _	0 0 0 0 48
^ old	33 0 0 0 0 -28
^ old _	33 0 0 0 0 -28
^ on	0 0 -53
^ on I	-15
^ on USE	9 0 0 0 0 36
^ on _	20 0 -27 0 0 -62
^ on a	-18
^ one	0 0 0 0 0 -49
^ one _	15 0 0 0 0 -35
^ one more	-26
^ one of	-33
^ para	21
^ para _	21
^ same	-23
^ the <acronym>	0 0 0 0 -7
^ the CALLED	-20
^ the DECIDE	32 0 0 46 -49
^ the ONLY	-26
^ the OWNER	33 0 0 -45
^ the PER	21
^ the SYMPTOM	-27
^ the TIME	0 0 0 0 51
^ the WHAT	-15
^ the default	-34
^ the first	-30
^ the last	-31
^ the new	-54
^ the old	-20 0 0 0 0 -19
^ the one	-29
^ then	-23
^ then _	-37
^ there	-21 -57 0 0 0 -63
^ there IS	-15 0 0 -59 66
^ there SHOULD	-12
^ there WAS	-25
^ to	27 -42
^ to _	27 -35
^ two	0 0 -43 -46 0 -46
^ two _	-23
^ un	31
^ un _	31
^~12	-32
^~2	23
^~3	-17
^~30	-34
^~8	31 0 0 -36
^~a bit	-40
^~a build	40
^~a full	37 0 0 0 0 -35
^~a lo	-27
^~a matter	0 -45
^~a migration	24 36 0 0 -46
^~a partir	14 0 0 0 -33
^~ab	0 0 0 0 0 -46
^~ab jetzt	21
^~about	54 -43 0 0 -20
^~about the	37
^~accessibility	16
^~according	-16
^~according to	-16
^~actually	-27
^~add	-54
^~add a	-38
^~add an	-18
^~add the	-30
^~add types	-34
^~admins	-48
^~admins can	-29
^~after that	-35
^~again	-21
^~ah	-24
^~ahora	20 0 0 -46
^~ahora no	-25
^~al	-13
^~al final	-13
^~alert	0 0 0 0 -33
^~all	0 0 -82 -41 22
^~all good	-46
^~all of	-18
^~all our	26 -34
^~all queries	20 0 0 0 -29
^~all tests	-35
^~all the	15
^~all three	-26
^~almost	-33
^~alright	-28
^~also	-39
^~also add	-16
^~always	16 0 0 0 -52
^~always a	-40
^~always answer	26 -30 42
^~always run	24
^~always show	33
^~always the	-43
^~american	25 0 37 0 -37
^~american spelling	25 0 37 0 -37
^~amounts	21 0 0 0 51 -56
^~amounts in	18 0 0 0 33
^~an	37 0 0 0 0 -38
^~analytics	0 0 0 0 -42
^~and	0 0 65 0 -81
^~and don't	14
^~and then	-31
^~answer	0 0 49 0 -58
^~answer in	0 0 0 0 -40
^~answer the	-27
^~anything	46 57 0 0 -68
^~anything that	0 34 0 0 -37
^~apache	28 0 0 0 37
^~apache 2	28 0 0 0 37
^~apaga	-20
^~apaga esse	-20
^~api	-16 0 -40 0 0 -44
^~apparently	-18
^~apply	-18
^~are	-27
^~are we	-27
^~as	17
^~as of	23
^~ask before	28
^~attends	-38
^~auth	37 0 -25 0 37
^~avoid	13 0 20 0 -26
^~back	-20
^~backups	24
^~base	28 0 0 0 -53 55
^~batch	22 0 0 -35
^~battery	21
^~bau	-25
^~be	69 -73 95 -45 -78 -54 -23
^~be brief	39 0 44 0 -33
^~be careful	-31
^~beautiful	-30
^~beautiful 	-16
^~because	-25
^~because who	-25
^~bedankt	-20
^~bedankt 	-20
^~before	-31
^~before you	-19
^~best	-48
^~big	15 0 0 0 0 -43
^~bilder	37 -48 0 0 49
^~bisect	-18
^~bisect it	-18
^~bitte keine	20
^~block	40 -44 0 0 0 27
^~bonjour	-19
^~bonjour ,	-19
^~both	-43
^~both have	-20
^~bottom	-43
^~bottom right	-22
^~box	28 -38 0 0 41
^~branch	30 43 0 0 -43
^~branches	48 0 50 0 -59 -43
^~brb	-33
^~brb 	-33
^~breakpoints	24 0 -53 0 41 -47
^~breakpoints are	24 0 -53 0 41 -47
^~bug	-27
^~build	-43
^~build a	-24
^~build number	-12
^~bump	-31
^~bump the	-28
^~bundle	21
^~bundle budget	20 0 0 0 -40
^~but	0 0 0 0 -44
^~buttons	0 59 -44 0 -50
^~by	31
^~by last	19
^~c'est	35 -43 -37 -37 0 41
^~cada	36
^~calibration	41 0 0 -31
^~can	-31
^~can it	-25
^~can u	-37
^~can we	-26
^~can you	-20
^~can't	0 0 0 0 44
^~can't be	-14
^~cancel	-33
^~cancelling	19
^~cancelling is	19
^~cant	-33
^~card	16 38 0 -25 -32
^~card numbers	16 38 0 -25 -32
^~careful	40
^~cell-3	19
^~certificates	32 -53 0 0 48 -44
^~certificates are	0 0 0 0 33 -36
^~change	-25
^~change the	-21
^~chaque	25
^~check	0 0 -37
^~check in	39 0 -32 0 45
^~check the	-41
^~churn	-15 0 0 0 56 -52
^~ci	0 -64 0 0 68 0 -57
^~ci has	-19
^~ci is	-12 0 0 0 28
^~ci runners	-16
^~class	-13 0 0 0 43 -36
^~clean	-23
^~clean up	-18
^~client	-24 0 0 0 -43
^~client wants	-45
^~close	-21
^~colors	17
^~colors are	17 -43
^~columns are	-13
^~comments	36
^~commit	24 0 0 0 29
^~commit messages	37 0 0 0 33
^~commits	37 0 0 -42 0 -47
^~compare	-47
^~config	36 -41
^~connection	0 -34
^~context	29
^~contexts	0 49 -17
^~continue	-17
^~contracts	19
^~contracts are	19
^~convert	-27
^~convert this	-14
^~cool	-26
^~coordinates	0 0 0 0 -47
^~coordinates are	0 0 0 0 -47
^~correction	37
^~could we	-17
^~coverage is	-18 -28 0 0 34
^~cpu	-47
^~crc	0 0 0 0 38
^~crc is	27 0 0 0 38
^~create	-34
^~create a	-34
^~cron	0 -46 0 -38 39
^~customers	15 0 -37 0 0 -30
^~cut	-39
^~cut the	-28
^~das	-14 -38
^~das sieht	-29
^~dashboards	31 -37 0 0 48
^~dashboards are	26
^~data	35
^~dates	31 -59
^~db	0 0 0 0 28
^~de	0 -50 0 0 55
^~de klant	-35
^~de voorraad	12
^~decided	23
^~default	17 -45
^~default carrier	0 0 0 0 33 -25
^~deixa	-33
^~delete	23 -46 0 0 0 0 -26
^~delete it	44 -46 0 0 0 0 -26
^~delete that	-24
^~delete the	-21
^~deleted	20
^~demo	39 -39 -45 -49
^~demo is	39 -36
^~deploy	13 -40
^~deploy it	-31
^~deploy the	-22
^~deploys	43 0 -43 -47
^~der	0 -62
^~der build	16
^~der newsletter	34
^~der server	17
^~der testzugang	32
^~desde enero	33
^~design	28
^~develop	35 -32 0 -40 52
^~did	-29
^~did you	-22
^~die schnittstelle	0 0 0 0 42
^~die session	34 -39 0 0 36
^~dns	14 0 0 0 42
^~dns ttl	33 0 0 0 33
^~do	-22 0 -53 0 0 -57
^~do a	-22
^~do it	21
^~do the	-14
^~do we	-30
^~do you	-17
^~docs	34 -53 0 0 -56
^~does	-62
^~does it	-47
^~does the	-38
^~doesn't	-33
^~doesn't matter	-33
^~don't	-11 0 0 0 -49
^~don't change	-45
^~don't push	-18
^~don't use	30
^~don't worry	-38
^~donations	0 0 0 0 37 -25
^~dont	38
^~drain	-15
^~drain node	-29
^~drop	-51
^~drop it	-23
^~drop the	-49
^~dropped	45
^~dropped the	45
^~dropping	30
^~dropping the	30
^~désormais	0 0 -38 0 42
^~each	-38
^~each service	31 39 0 0 -46
^~een	43 -35 0 0 45 -27
^~ein beitrag	33
^~el	0 -47 0 0 46
^~el entorno	16
^~el horario	17
^~el puerto	31
^~emails	38 -39 0 0 43
^~emails are	38 -39 0 0 43
^~enemies	21 -41
^~enums	33
^~errors	25
^~errors should	16
^~es	-57
^~es sind	-28
^~espera	-39
^~eval	16
^~every order	-19
^~every public	24
^~every row	-15
^~every time	-31
^~everything	-23 -42 0 0 30 -65
^~everything is	0 0 0 0 41
^~exceptions	15 0 0 0 -45
^~existing	12 0 0 -34
^~exit	23 0 0 0 48 -41
^~expected	-32
^~explain	29 -40 61 0 0 0 -24
^~explain the	14
^~export	-67
^~export the	-33
^~exports	23 0 0 0 -39
^~falsch	17
^~falsch ,	17
^~feature	0 0 -37
^~feature branches	32
^~feature flags	29
^~feels	-41
^~fees	40
^~ficamos	18
^~ficamos com	18
^~ficou	-19
^~fields	-20
^~fields are	-20
^~figures	36 0 49 -41 -50
^~figures are	34
^~finalement on	23
^~finance	39 -52
^~find	-20
^~find out	-20
^~fine 	-24
^~fine ,	25
^~first	-22
^~five	-38
^~five seconds	-36
^~fix	-32
^~fix it	-28
^~fix the	-31
^~flaky	20
^~flash	-11
^~flash it	-33
^~for	0 0 0 0 0 -56
^~for the	15
^~forget	19 0 -34 0 -58
^~forget it	-31
^~forse	-10
^~forse è	-10
^~found	-39
^~found it	-30
^~four	-28
^~frau	0 -32
^~free	33
^~freeze	-32
^~freeze is	-13
^~freigaben	34
^~freigaben macht	34
^~from here	0 -35
^~from now	-23 0 0 0 -42
^~fun	-23
^~gate	22 0 0 0 0 -31
^~generate	-37
^~german	33 -38 -42 0 -46
^~get	-34
^~give	-24
^~give the	-19
^~go	-15
^~go on	-30
^~go to	-30
^~good	-61
^~good 	-28
^~gpu	-13
^~gpu 3	-16
^~gpu box	19 -35 0 0 50
^~grafana	27 0 0 0 33 -22
^~grafana moved	27 0 0 0 33 -22
^~graphql is	24
^~grazie	-19
^~grazie mille	-19
^~great	-40
^~great 	-28
^~great ,	-28
^~green	19
^~group	27 0 36 0 -34
^~guests	-29
^~guten morgen	14
^~half	-13 0 0 0 -48
^~half of	-23
^~hallo	-23
^~hallo ,	-23
^~handlers	18 -37
^~hands	39 36 -40
^~hands off	39 36 -40
^~have	-43
^~have you	-28
^~hazardous	27
^~hazardous goods	27
^~he	-41
^~heads	22
^~heads up	22
^~hemos	22
^~here's	-34
^~here's the	-33
^~hm	-33
^~hm 	-18
^~hm ,	-29
^~hmm	-47
^~hmm no	-32
^~hmm the	-14
^~hold	-50
^~hosting	39 0 0 0 41 -35
^~hover	-26
^~how	-37
^~how about	-16
^~how come	-37
^~how many	-24
^~i	-13
^~i always	-38
^~i am	21
^~i broke	-19
^~i can't	-15
^~i changed	15
^~i deleted	-43
^~i do	-23
^~i don't	-25
^~i got	-15
^~i hate	0 0 0 0 0 -23
^~i have	-25
^~i just	-24
^~i love	-23
^~i moved	16
^~i need	-29
^~i never	-24
^~i only	-19
^~i prefer	23
^~i ran	-28
^~i read	-15
^~i renamed	-17
^~i said	43 0 0 -26
^~i see	-40
^~i shall	-13
^~i take	17
^~i talked	37 0 0 0 -49 -33
^~i tested	-15
^~i think	-21
^~i went	-31
^~i will	-15
^~i wonder	-22
^~i'd be	-25
^~i'd love	-16
^~i'll	-47
^~i'm	-42
^~i'm going	-19
^~i'm on	-34
^~i've	-45
^~ich	0 0 0 0 -38
^~ids	31 -46 -65 0 62 -47
^~ids are	26 -45 -58 0 57 -42
^~if	-16
^~if a	33
^~if i	-17
^~if it	-21
^~if we	-30
^~if you	17
^~ignore	-28
^~ignore the	-18
^~ik	-42
^~il	22 0 -39
^~ill	-43
^~im	21
^~images	-12 43
^~images without	30
^~imagine	-14
^~implement	-50
^~implement the	-31
^~import	18
^~in	-15
^~in a	-37
^~in memory	14
^~in the	-16
^~in this	8
^~increase	-17
^~increase the	-17
^~install	-16
^~integration	28 -50 0 0 44 -50
^~interesting	-53
^~interesting 	-32
^~invoice	-30 -39 0 0 37
^~is	-43
^~is it	-13
^~is that	-13
^~is the	-38
^~isr	0 53 0 -40 -50
^~ist	-24
^~ist das	-24
^~it	-36 0 0 0 0 45
^~it complains	-24
^~it crashes	-24
^~it fails	-27
^~it happens	-35
^~it has	14
^~it is	-63 0 0 -73 0 26
^~it isn't	19
^~it might	-20
^~it must	-15
^~it needs	34
^~it only	-26
^~it prints	-28
^~it reads	-29
^~it stopped	-23
^~it takes	18
^~it was	13
^~it would	-26
^~it'd	-17
^~it'd be	-17
^~it's	0 -52 -84
^~it's 40	-18
^~it's a	28 0 0 0 -31
^~it's called	27 0 0 0 38
^~it's in	-36
^~its	29 -48 0 -46 -56 57 -37
^~j'ai	-31
^~ja	0 -37 -47 50 -48 -42
^~ja ,	27 0 0 37 -26
^~je	21
^~je préfère	28
^~jede	24
^~jede änderung	24
^~jenkins	-28 0 0 -34 31
^~jetzt	-27
^~jobs	25 -27 0 0 36
^~jonas	-13
^~just	-27
^~just this	-21
^~kannst	-19
^~kannst du	-19
^~keep	0 0 0 -20 -63
^~keep answers	30
^~keep functions	27 -40 56
^~keep going	-72
^~keep that	-37
^~keep the	-40 0 0 -46
^~keep your	22
^~kein	29 -43 -38 0 0 31
^~keine	-17 0 -48
^~keine neuen	13
^~kill	-47
^~kun	-28
^~kun je	-28
^~la	0 -58
^~la copia	30
^~la cotisation	17
^~la page	-45
^~labels	17 -41 0 0 35
^~las	15 0 0 0 37
^~last time	17
^~later	-34
^~launch	32 0 0 0 -50
^~launch with	31
^~le	14 0 -50 -54
^~le build	14
^~le serveur	23
^~leave	32 0 0 -38 -50
^~leave the	-44
^~legal	28
^~legal says	33
^~lemme	-15
^~lena	-22
^~lena is	-22
^~les	0 0 0 0 0 -44
^~les inscriptions	36 -34
^~les tests	30
^~let it	27
^~let the	-38
^~let us	-29
^~let users	-32
^~let's	-69 0 0 56 -65
^~let's add	-17
^~let's assume	-35
^~let's do	-24
^~let's go	-19
^~let's say	-13
^~let's see	-37
^~let's try	-30
^~let's use	-22
^~lift	-13
^~lift the	-13
^~line	-40 0 30 0 -35
^~lint	15 0 0 0 -48
^~lint is	0 0 0 0 -33
^~lists	41 0 -47
^~lists are	41 0 -47
^~load	-29
^~local	16 0 0 0 0 0 -19
^~log	46
^~log the	-33
^~login	0 0 0 -24
^~logs	45 36 -60 0 0 -40
^~look	-51
^~look at	-46
^~looks	-53
^~looks good	-29
^~looks like	-35
^~los	31
^~los pedidos	14 -33 0 0 36
^~los tests	20
^~loss	-44
^~lovely	-29
^~läuft	-32
^~mach	-45
^~mach mal	-22
^~mails	22 0 0 0 0 -40
^~main	25 -40 0 0 43
^~main is	25 -40 0 0 43
^~maintenant	17
^~make	0 -1 0 0 0 -62
^~make a	-47
^~make it	26 0 0 0 0 -35 -19
^~make lint	32 0 0 0 -36 0 60
^~make sure	-47
^~make the	-54
^~make this	-35
^~man	-16
^~maria	0 0 0 -21
^~marketing	-40
^~max	0 0 0 0 0 -56
^~maybe	-21
^~maybe use	-27
^~me	19
^~memory	-39
^~mention	-11
^~merge	-28
^~merge it	-18
^~metrics	17
^~migrations	44 0 -31 0 -52
^~min	52 0 -47 -48 0 -61
^~min sdk	39 -27 0 0 63 -47
^~mira	-27
^~misschien	-23
^~misschien moeten	-23
^~missing	47 0 0 -34 49
^~mixed	32 -25 0 41
^~mixed precision	32 -25 0 41
^~mocks	-23
^~mocks are	-23
^~models	30 0 0 0 -26
^~money	23 48 0 0 -45
^~move	-53
^~move the	-44
^~msrv	38 -32
^~msrv is	38 -32
^~mtu	42 0 0 0 49 -31
^~multiplayer	-14
^~must be	-32
^~my	-53 0 0 0 44
^~my job	-34
^~my laptop	-21
^~my token	-23
^~nada	21 36 0 0 -32
^~nada de	21 36 0 0 -32
^~nah	22 -32 0 0 -40 36
^~name	0 0 95 0 0 -61
^~name it	-26
^~name tests	26
^~name the	-21
^~nee	27 0 0 0 -35
^~nee ,	27 0 0 0 -35
^~need	-26
^~nein	-10
^~nein ,	-10
^~never	0 0 0 0 -41 -87
^~never change	-22
^~never commit	25 0 -33
^~never edit	35
^~never log	34
^~never mind	-54
^~never push	33
^~never run	32
^~never seen	-41
^~never use	22
^~new	45
^~next	-19 0 0 0 -45
^~next is	-36
^~nice	-33
^~nice ,	-27
^~nicht	-20
^~nickel	-17
^~nimm	-41
^~no	0 0 0 0 -50
^~no ,	0 0 -45 0 0 61
^~no abbreviations	34 0 0 0 0 -34
^~no allocations	16
^~no any	32
^~no changes	-49
^~no docker	13 -25 0 41
^~no dynamic	23 45 -32
^~no emojis	36
^~no entiendo	-34
^~no force	43 55 -49
^~no free	14
^~no idea	-48
^~no loops	-18
^~no luck	-46
^~no more	26 0 0 65 -30
^~no need	-36
^~no network	37 71 -24 -24
^~no new	21 60 0 -39
^~no rush	-34
^~no tests	-31
^~no the	-23
^~no third	31
^~no toques	16
^~no wait	-8 0 0 -29
^~nobody	0 57 0 0 -68
^~nochmal	-38
^~nochmal bitte	-38
^~node	15 -48 0 -38
^~non ,	14 -39
^~non funziona	-40
^~nooit	31
^~nooit rechtstreeks	31
^~nope	-47
^~nos	37 0 0 0 -37
^~not	-26 0 0 0 -46
^~not needed	17
^~not yet	-19
^~nothing	41 72 0 0 -116
^~nothing goes	16
^~nothing is	19
^~now	-53
^~now it	-21
^~now the	-26
^~npm	-38 0 0 -43 -52
^~npm is	42 0 0 -26
^~null	31
^~numbers	43 0 46 0 -60
^~nunca	15 32
^~não	34 0 0 0 -42
^~não mexe	32
^~o	0 0 0 0 51
^~obviously	-18
^~obviously the	-18
^~oh	-48
^~oh and	15
^~oh great	-11
^~ok	15 0 -62 78 0 -56
^~ok 	-44
^~ok do	-18
^~ok next	-21
^~ok so	13
^~ok that	-27
^~ok that's	-15
^~old	33 0 0 0 0 -28
^~on	19 0 -65
^~on a	-18
^~on garde	16
^~on my	-15
^~on passe	33
^~on utilise	9 0 0 0 0 36
^~one	0 0 0 0 0 -49
^~one assertion	33 0 0 0 -37
^~one file	18 -53 61 -28 -47
^~one moment	-32
^~one more	-26
^~one of	-33
^~one page	33 -41
^~one thing	-18
^~only	0 0 -39 0 0 -68
^~only admins	32
^~only one	-34
^~only show	-31
^~open	-34
^~ops	20
^~orders	-30 -49
^~orders from	-18
^~our	-4
^~our fiscal	20
^~our pdf	-32
^~our users	-20
^~overbooking	39 0 0 0 35
^~overbooking is	39 0 0 0 35
^~p99	0 -20
^~page	23 0 -48 -32 52 -58
^~panics	29 42 0 -37
^~para	21
^~pas	29 60 0 -38 0 -50
^~pas de	29 60 0 -38 0 -50
^~passes	-25
^~per	39 0 0 0 -35
^~perfect	-18
^~perfect ,	-16
^~phase	-17
^~phone	-26
^~photos	25
^~photos are	20 0 0 0 36
^~physics	24 0 0 -34
^~pickers	0 -36 0 0 33
^~pickers get	0 -36 0 0 33
^~pii	24 41 0 0 -38
^~pii columns	24 41 0 0 -38
^~pin	0 24
^~pin it	-24
^~ping	0 34 -28
^~plan	0 -46 0 0 -39
^~please	0 0 0 0 0 -63
^~please add	-18
^~please check	-20
^~please don't	32
^~please leave	13
^~please look	-17
^~please make	-16
^~please never	29
^~please prepare	-19
^~please remember	26
^~please write	-24
^~plot	-38
^~plot both	-21
^~plot the	-27
^~pls	22
^~pls no	31
^~pnpm	24 -36
^~pnpm 	-54
^~podríamos	-35
^~por	-25
^~pr	-40
^~preferisco	18
^~prefiero	32
^~prefiro	12
^~prefiro nomes	12
^~presets	26 0 0 0 39
^~presets are	26 0 0 0 39
^~prices	-39 -61 -28
^~prices are	-32 -37 -23 0 41 -44
^~pricing	26 -48
^~pricing is	18
^~print	-33
^~print the	-20
^~prod	55 0 0 0 0 -62
^~product	22 -58 0 0 0 -45
^~profile	-21
^~public	12 44 -34 0 -37
^~public types	12 44 -34 0 -37
^~puedes	-18
^~pull	-14
^~put	30 -59 0 0 -46
^~put that	-29
^~pwm	-12
^~pwm is	-12
^~python	21
^~python 3	19 0 0 -32
^~quick	0 0 0 0 41
^~quick question	-30
^~quote	33
^~react	-51
^~read	0 0 34 0 -35 0 -12
^~redis	-19 -48 -35 0 0 -40
^~redis is	-19
^~regarde	-34
^~relance	-37
^~relance les	-37
^~release	21 0 0 -52
^~releases	0 -37
^~releases are	0 -37
^~reload	-33
^~remember	-22 0 0 -34
^~remove	-42
^~remove it	-15
^~remove that	-19
^~remove the	-37
^~rename	-53
^~rename the	-28
^~replace	-44
^~replace the	-40
^~reports	46 0 -56
^~rerun	-44
^~rerun with	-43
^~restart	-32
^~restiamo	27
^~restiamo su	27
^~results	26
^~retention	43 -60 0 0 58 -53
^~retour	30 0 0 0 36
^~retour kan	30 0 0 0 36
^~retries	0 -21
^~retry	-29
^~return	29 0 47 -18 -28 -37
^~returns	28 0 0 0 42 -34
^~revenue	0 -42 0 0 50
^~revert	-31
^~reviewer	-42
^~right	-19
^~right so	13
^~roll	-26
^~roll it	-21
^~rollback window	27
^~room	-23
^~root	34 0 0 -28
^~rotate	-20
^~rotate the	-20
^~round	-27
^~rule	-29
^~run	0 0 0 -65
^~run it	-35
^~run the	-23
^~runs	19 -40 -47 0 56
^~runs are	18
^~same	-23
^~save	-17
^~save the	-26
^~scale	-38
^~schau	-29
^~schau dir	-29
^~scope	-37
^~scratch	0 0 0 0 -38
^~scratch that	-34
^~scratch the	26 0 0 0 -38
^~screenshots	24 39 0 0 -43
^~scrolling	-26
^~scrolling is	-26
^~search	-32
^~search for	-42
^~secrets	19 55
^~secrets come	0 0 0 0 -47
^~secrets rotate	21 50 0 0 -49
^~see	-13
^~see the	-13
^~seeds	13 0 0 0 44
^~send	-43
^~send the	-20
^~service	32 0 -34
^~sessions	29 -38 0 0 40 -45
^~set	17
^~set up	-25
^~she	-19
^~ship	-19
^~ship it	-18
^~short	0 -46 50 0 -43 -35
^~short 	-56
^~shorten	-28
^~shorter	-33
^~should	-39
^~should be	-12
^~should we	-19
^~show	0 0 39
^~show the	-49
^~sign	-32
^~sign it	-32
^~signatures	17 0 0 -25
^~silence	-27
^~since	-15
^~since the	-27
^~since this	15
^~skip the	-15
^~slow	-50
^~small	40
^~so	-17 48 0 0 -40
^~so don't	33
^~so i	-20
^~so remove	-21
^~so the	-23
^~some	-46
^~some people	-25
^~somebody	-35
^~somebody wrote	-24
^~someday	-15
^~someday this	-15
^~someone	-18
^~someone on	-15
^~something	-23
^~something is	-40
^~sonntags	25 -32 0 0 35
^~sonntags ist	25 -32 0 0 35
^~sorry	-17
^~sorry ,	12
^~sorry for	-33
^~sort	-58
^~sort by	-46
^~sounds	-43
^~spaces	45 -32 50 -36 -41 -32
^~split	-40
^~split the	-34
^~split this	-15
^~squash	17 50 -47 -36
^~src	26
^~ssh	13 -46 0 0 41
^~ssh only	27 -46 0 0 41
^~staging	0 -46 0 -33 61 -56
^~staging is	-38
^~start	-19
^~start the	27
^~start with	-56
^~status	-22
^~stay	42 0 0 0 0 -46
^~stick	26
^~stick to	26
^~still	-19
^~stop	18 0 0 -69
^~stop adding	15
^~stop after	-19
^~stop the	-44
^~storybook	35
^~strings	0 0 -53 -46
^~strings go	0 0 0 0 0 -46
^~sunday	35 0 0 -25
^~sunday service	35 0 0 -25
^~super	-23
^~super ,	-18
^~support	32 -80 -44 -56 78 -57
^~suppose	-16
^~suppose the	-16
^~sure	-40
^~sure 	-37
^~sure ,	-25
^~switch	20 0 0 -41
^~switch to	14
^~table	-11 0 0 0 -28
^~tables	33 0 50 -31 -53 -33
^~tabs	37 0 0 -35 -48 -29
^~tags	18 0 0 0 -42
^~tags are	18 0 0 0 -42
^~tail	13 -49 0 0 -51
^~take	-31
^~target	29 -37 0 0 46
^~target is	29 -37 0 0 46
^~teh	-44
^~tell	21
^~tell me	21
^~temperature	26 0 0 0 31
^~temperature is	26 0 0 0 31
^~test	46 0 0 0 0 -75 -46
^~test data	32
^~tests	25 0 0 -67 -59
^~tests are	-14
^~tests should	33
^~text	44
^~thank	-24
^~thank you	-24
^~thanks	-35
^~thanks 	-14
^~thanks ,	-19
^~thanks a	-24
^~thanks for	-23
^~that	0 0 0 -48 -54
^~that is	-33
^~that was	13
^~that would	-16
^~that's	0 0 0 0 0 0 -42
^~that's a	-38
^~that's enough	-26
^~that's the	0 0 0 0 -57 0 -39
^~thats	-39
^~the api	23 -70
^~the app	0 -58 0 0 0 -43
^~the archive	-25
^~the arm	6
^~the audit	-44
^~the backend	20
^~the banner	-22
^~the board	-44
^~the book	-20
^~the bootloader	35 0 0 0 0 -34
^~the boss	-33
^~the bucket	30 0 0 0 48 -23
^~the budget	25 -32 0 0 44
^~the bug	15
^~the build	0 -65 0 0 58
^~the bulletin	20
^~the cache	8
^~the calendar	-28
^~the canary	-19
^~the channel	32
^~the chart	-15
^~the cli	7
^~the client	-57
^~the cluster	43 0 0 -56 64 -36
^~the comment	-15
^~the contact	13 -42 0 0 44 -27
^~the counter	39 0 0 0 44 -41
^~the customer	-62 -53
^~the data	-29
^~the db	19
^~the deadline	0 0 0 18
^~the default	-34
^~the design	10
^~the device	-24
^~the diff	-35
^~the disk	-26
^~the docker	-42
^~the docs	0 -46 0 0 0 -40
^~the e2e	34
^~the error	-33
^~the export	-35
^~the feature	24
^~the fee	-29
^~the feed	30
^~the field	-15
^~the file	-25 0 0 0 48 -31
^~the first	-30
^~the flag	32 0 0 0 -38 49
^~the form	35
^~the free	31
^~the function	-27
^~the graph	-15
^~the handler	-33
^~the header	-49
^~the holdout	17 41
^~the icon	-28
^~the id	27
^~the image	-19
^~the import	-44
^~the importer	0 0 0 0 48
^~the invoice	-21
^~the job	-21
^~the label	-27
^~the largest	-32
^~the last	-31
^~the led	-44
^~the license	0 -45 0 0 35
^~the limit	16 -55 0 0 0 -41
^~the linter	-41
^~the list	-31
^~the log	-49
^~the login	-41
^~the logo	30
^~the loop	-46
^~the machine	24 -39
^~the max	26
^~the message	-31
^~the migration	-34
^~the min	19
^~the modal	-42
^~the name	-20
^~the new	-54
^~the nightly	21
^~the number	17
^~the numbering	11
^~the numbers	0 0 0 0 31
^~the office	29 0 0 0 0 -44
^~the old	-20 0 0 0 0 -19
^~the one	-29
^~the only	-32
^~the orders	25 0 0 0 39
^~the page	-20
^~the parser	0 0 0 0 37 -31
^~the partner	0 0 0 0 48 -25
^~the pipeline	8 -53 0 0 46
^~the plugin	24
^~the preview	-38
^~the price	-41
^~the public	0 43
^~the pull	-36
^~the queue	11
^~the release	-18
^~the report	-23 0 0 0 0 -39
^~the rest	-28
^~the result	-31
^~the retention	0 0 0 0 -42
^~the sandbox	19
^~the scanner	-23 0 0 0 31
^~the scheduler	0 -47 0 0 52 -39
^~the schema	-29
^~the script	-23
^~the search	0 0 0 0 39
^~the second	-45
^~the server	0 0 0 -47
^~the service	22
^~the shop	26
^~the sidebar	14 0 0 0 36
^~the spec	-28
^~the staging	25 0 0 0 -28
^~the status	35
^~the steering	12
^~the support	-30
^~the sync	31 -44 0 0 43
^~the table	-23
^~the target	16
^~the tax	41 0 0 0 45
^~the team	28
^~the test	-48 0 0 0 53 -32 -26
^~the tests	-7
^~the ticket	-23
^~the title	-29
^~the token	-13
^~the upload	-33
^~the user	-22
^~the vendor	0 0 0 -44 47
^~the vote	27 0 0 40 -40
^~the vpn	-30 0 0 0 31
^~the warehouse	25
^~the watchdog	38
^~the wiki	20
^~the window	0 7 0 0 0 -38
^~the worker	27
^~the year	42 0 0 0 47
^~the youth	35
^~their	0 0 0 0 0 -25
^~then	-23
^~theoretically	-35
^~there	-21 -57 0 0 0 -63
^~there are	0 0 0 -52 58
^~there is	-25
^~there should	-12
^~there's a	10
^~there's an	-18
^~they	0 -40
^~they changed	-21
^~this	-57
^~this button	-20
^~this function	-26
^~this is	-25
^~this needs	-33
^~this one	-11
^~this should	-20
^~those	26
^~three	0 0 -35 0 -58 37
^~thx	-21
^~thx 	-16
^~tiles	-43
^~tim	26
^~timeout	36
^~timeout should	35
^~timestamps	26 -49 0 0 52
^~timestamps are	22 -43 0 0 36
^~tmp	16
^~to	27 -42
^~today	-41
^~today is	-15
^~todo	35 39
^~token	18 0 0 0 45 -47
^~tokens	0 -50
^~too	-20
^~touch	-34
^~translate	-19
^~translate the	-19
^~translations	0 -39 0 0 38
^~try	-53
^~try a	-22
^~try another	-15
^~try it	-37
^~ttl	26
^~turn this	-25
^~two	0 0 -43 -46 0 -46
^~two things	-34
^~type	0 -47
^~type hints	29 -39 53 0 -45
^~un	31
^~un adhérent	29 0 0 -29
^~under	28
^~under no	26
^~undo	-49
^~undo that	-30
^~unit	-26
^~units	25 -49 -47
^~units are	15 -42
^~until	-15
^~update	-26
^~update the	-24
^~upgrade	0 0 0 0 35
^~upload	-32
^~uploads	36 -55 0 0 45
^~uploads go	0 -35
^~usa	29 0 0 0 -56
^~use	0 0 0 0 -95
^~use a	-28
^~use british	22
^~use it	-20
^~use make	32
^~use my	-29
^~use the	-41 -42 0 -43
^~use this	-19
^~user	14 0 0 0 0 -46
^~users	-36 -57 0 -51 46 -53
^~users without	-18
^~v1	28
^~valeu	-15
^~validate	-36
^~version	-12
^~verzending	18
^~verzending is	18
^~vet	-25
^~vor	17
^~vor jedem	17
^~wait	-35
^~wait ,	-33
^~warning	-28
^~warning :	-28
^~was	-25
^~watchdog	-13
^~watchdog window	35
^~wave	-14
^~we	0 0 -75
^~we agreed	24
^~we are	-35 0 0 0 38
^~we changed	-30
^~we could	-26
^~we decided	-18
^~we discussed	-26
^~we don't	0 0 0 0 -52
^~we dropped	18
^~we get	24
^~we got	-33
^~we had	-46
^~we have	19
^~we keep	0 -21
^~we lost	-31
^~we might	-27
^~we moved	17 0 0 0 0 -15
^~we need	-15
^~we never	32
^~we no	18 0 0 0 -32 28
^~we report	25
^~we settled	20
^~we should	-31
^~we stay	0 0 0 42 -50
^~we support	36 0 0 -52
^~we switched	23 0 0 0 -48
^~we take	34
^~we test	22
^~we use	21 -55 -52
^~we used	-42
^~we went	47 0 0 0 0 -36
^~we'll	42 0 0 50 -53
^~we're	0 0 0 0 0 -85
^~we're blocked	-37
^~we're going	31
^~we're keeping	22
^~we're not	19
^~we're on	-24
^~we've	-24
^~well	-31
^~went	25
^~went with	25
^~what	-24
^~what about	-16
^~what does	-21
^~what happens	-28
^~what if	-17
^~what is	-23
^~what was	-16
^~what's	-29
^~what's the	-24
^~whatever	0 0 0 0 -59
^~whats	-48
^~whats the	-16
^~when	29 0 0 -70
^~when i	-21
^~when you	26
^~where	-24
^~which	22
^~which one	-18
^~which version	-13
^~who	-43
^~who owns	-16
^~whoever	44 0 0 0 0 -35
^~why	-30
^~why does	-18
^~why is	-25
^~wieso	-24
^~windows	32 -47
^~wir	10
^~wir bleiben	23
^~wir haben	-14
^~wir sind	39 0 0 0 -60
^~works	-31
^~works on	-18
^~would	-26
^~would it	-22
^~wow	-42
^~write	0 -59 38 0 -43
^~write a	-39
^~write tests	-32
^~write the	21 -41 36
^~wrong	28 -52 0 0 -46 44
^~ya	-13 0 0 0 0 -31
^~ya no	16 0 0 0 0 -31
^~yeah	-20
^~yes	17 0 0 0 0 -47
^~yes 	17 0 0 0 -32
^~yes ,	25 0 -41 -58
^~yes for	16
^~yes please	-30
^~yesterday	-31
^~you may	0 50 0 0 -48 -34
^~you must	-24
^~you need	0 0 0 0 34
^~you should	27
_ !	0 0 -44 0 0 36
_ ! $	-18 0 -41 0 0 37
_ "	-22
_ " $	-31 0 0 0 44 -42
_ " ,	43
_ " ALWAYS	-17
_ " _	-30 -57 0 0 69 -81
_ (	-16 0 -41 -43
_ ( )	-25
_ ,	28
_ , <code>	25
_ , <ip>	20
_ , <name>	46 0 0 0 -37
_ , <number>	41 -84
_ , <version>	30
_ , ALWAYS	54 59 0 -40 -66
_ , ASKS	-21
_ , BECAUSE	-20 0 0 0 -48
_ , DECIDE	39 -75 -92 0 -58
_ , DONE	-17
_ , DONT	25
_ , EVERY	34
_ , FORNOW	-34
_ , FUTURE_I	-35
_ , GRATITUDE	-47
_ , HEDGE	-29
_ , I	0 0 0 0 -55
_ , IF	33 0 0 0 0 -42
_ , IS	57 -54 0 0 0 47
_ , LIVES	12 0 0 -48 0 -40
_ , MUST	-10 -42 0 0 -41 0 59
_ , NEVER	29 0 0 0 -39 -65
_ , NO	0 0 0 -12
_ , NOT	26
_ , NOW	22 0 0 0 43
_ , Name	34 0 0 0 0 -40
_ , OUR	17 0 0 0 38
_ , OWNER	14 -57 0 0 61 -44
_ , PAST_I	-8
_ , PLEASE	27 -63
_ , SYMPTOM	11
_ , THEY	0 0 -60
_ , THIS	17
_ , UNLESS	30
_ , WE	28
_ , WHAT	-44
_ , YOU	17 -63 0 0 0 46
_ , _	14
_ , a	20 0 0 55
_ , also	30 39 -33
_ , and	0 0 0 -71
_ , as	-27 0 -9
_ , but	-38
_ , da	25
_ , das	-18
_ , die	11 0 0 0 -49
_ , do	-24
_ , for	0 0 0 0 -35
_ , just	0 0 45
_ , la	-19
_ , le	0 0 0 0 -43
_ , like	25
_ , more	35
_ , new	0 0 0 0 0 -25
_ , old	19 -34
_ , on	28
_ , one	45
_ , or	16 0 -31 -34 38
_ , then	0 0 0 0 40
_ , there	0 0 -20 0 -31
_ , two	51
_ , with	-29
_ -	31 -40 0 0 41 -30
_ - _	31 -40 0 0 41 -30
_ :	20 0 0 0 -35
_ ;	41 0 0 0 -50
_ ; _	25 0 0 0 -48
_ ; the	15
_ <acronym>	34 0 -60
_ <acronym> $	18
_ <acronym> =	28
_ <acronym> LIVES	18
_ <acronym> ONLY	0 0 0 0 -40
_ <acronym> _	0 0 0 -46
_ <amount>	0 0 -58 0 0 -76
_ <amount> LIVES	19 -44 0 -32 44
_ <amount> _	0 0 0 0 55
_ <code>	-16 -55 -55 0 30 -64 35
_ <code> $	36 -23 -17 0 -36 0 53
_ <code> ,	23 0 0 0 0 -46
_ <code> IS	0 0 0 0 47
_ <code> to	-34
_ <date>	28
_ <flag>	49 -65 -55 -71 -53 -59 122
_ <flag> $	39 0 0 0 -31 -33 56
_ <flag> _	17
_ <host>	39 -62
_ <host> $	29 -53
_ <name> $	41 0 0 0 0 -54
_ <name> ,	35
_ <name> in	-23
_ <name> to	-26 0 0 0 42
_ <number>	0 0 -92
_ <number> $	32 0 -79 39 0 0 -64
_ <number> ,	46
_ <number> <acronym>	30
_ <number> DONE	-29
_ <number> FORNOW	-24
_ <number> IS	-20 -96 -52 -71 108 -86
_ <number> LIVES	-44 0 0 0 48
_ <number> NOT	-42
_ <number> NOW	0 0 0 0 0 -36
_ <number> SYMPTOM	-34
_ <number> TIME	-60 -58 0 0 58 -63
_ <number> UNLESS	13 -23
_ <number> _	10 0 -50 0 0 -63
_ <number> in	-22
_ <number> of	-39
_ <number> or	-29
_ <number> to	25 0 0 0 0 -64
_ <path>	45
_ <path> $	26
_ <tag>	0 0 0 0 39
_ <version>	35 0 0 0 0 -9
_ <version> $	0 -44
_ <version> ,	20
_ <version> BECAUSE	0 -41
_ <version> IS	13 0 0 -27
_ <version> _	0 -63 0 0 0 -47
_ =	-14 -45 -30 0 54 -40
_ = <number>	-38
_ ?	-35
_ ? $	-34
_ AGAIN $	-39
_ AGAIN ,	27
_ ALWAYS	40 0 0 -89
_ ALWAYS $	54 -27
_ ALWAYS ,	23 -51 52
_ ALWAYS _	0 0 -49
_ BECAUSE	24
_ BECAUSE $	21 0 0 0 -49
_ BECAUSE THEY	14
_ BECAUSE _	15
_ BECAUSE of	44 0 0 -64
_ CALLED	34
_ CALLED $	16 -57
_ CALLED _	25 -53 -45 0 0 52
_ DECIDE	55 -84 -99 75
_ DECIDE $	25 0 -51
_ DECIDE ,	42
_ DECIDE _	27 0 0 0 -53
_ DECIDE on	22
_ DECIDE to	12
_ DONE	0 0 0 0 0 -43
_ DONE $	-42
_ DONE NOW	22
_ DONE on	-28
_ DONT	18 35 -62 0 0 -63
_ DONT _	11 24 -55 0 0 -62
_ DROP	20 0 -85 0 0 -62
_ DROP $	-29 0 0 42 -49
_ DROP _	32 0 0 -48
_ EVERY	-15
_ EVERY $	-45 -26
_ EVERY ,	-26
_ EVERY <number>	35
_ EVERY IS	14
_ EVERY LIVES	41
_ EVERY Name	21
_ EVERY THIS	0 0 0 -49
_ EVERY TIME	46 0 -62 0 61
_ EVERY the	-32 0 -35 0 -51 44
_ FORNOW	-42
_ FORNOW $	-50 0 0 0 41
_ FORNOW ,	-19
_ FORNOW _	-30
_ FORNOW one	-16
_ FUTURE_I	-25
_ FUTURE_I _	-25
_ GRATITUDE	-22
_ GRATITUDE !	-16
_ GRATITUDE ,	-28
_ GRATITUDE IF	-17
_ GRATITUDE _	-14
_ HEARSAY	-43 0 0 -60
_ HEARSAY $	29 0 0 0 -60
_ HEARSAY GRATITUDE	-17
_ HEARSAY NEVER	-33
_ HEARSAY THIS	-30
_ HEARSAY _	-24
_ HEARSAY the	-20
_ HEDGE	-15 0 -73
_ HEDGE $	-18
_ HEDGE IS	-25
_ HEDGE LIVES	-26
_ HEDGE NOT	-12
_ HEDGE THIS	-27
_ HEDGE WE	-19
_ HEDGE _	28
_ HEDGE on	25
_ HEDGE the	-25
_ I	-36 0 85 0 -49
_ I <number>	-32
_ I CALLED	-28
_ I DONT	-26
_ I IF	16
_ I LIVES	-21
_ I WHAT	-19
_ I _	0 0 0 0 -67
_ I a	-17
_ I first	-34
_ I in	-38
_ IF ,	28 38
_ IF IS	-27
_ IF THEY	20 0 0 0 0 -28
_ IF THIS	14
_ IF WE	-36
_ IF YOU	-19
_ IF _	19
_ IF a	21
_ IF the	0 -57 0 0 70
_ IF there	28 0 0 0 -46
_ INSTEAD	15 -49 0 0 -62
_ INSTEAD $	0 -30 0 61 0 -31
_ INSTEAD <number>	-29
_ INSTEAD _	49 -45 0 0 -84 50
_ IS	22
_ IS "	-42
_ IS $	-36
_ IS <acronym>	45 -61 -52 0 64 -54
_ IS <amount>	37
_ IS <code>	32
_ IS <host>	36 0 0 0 63 -57
_ IS <mail>	34 0 0 0 43
_ IS <name>	51 0 -66 -59 65 0 -50
_ IS <number>	28
_ IS <version>	-27 -47
_ IS ALWAYS	16 0 -57 31 0 -52
_ IS CALLED	0 0 0 0 -28
_ IS DONE	0 0 0 -78 57
_ IS DROP	0 -82 0 47
_ IS EVERY	43 0 0 0 0 -53
_ IS FORNOW	-36
_ IS I	43 0 -31 0 0 -38
_ IS KEEP	-19 -59 0 0 62 -41
_ IS LIVES	28
_ IS MAYNOT	28 52 0 0 -59
_ IS MOVED	0 0 0 -54
_ IS MUST	-27
_ IS NEVER	0 38 -77 0 -50
_ IS NO	0 -41 0 -42 49
_ IS NOLONGER	-18 -54 0 0 0 -53
_ IS NOT	-45
_ IS NOW	0 0 0 0 59 -52
_ IS Name	32 -61 -48 0 40
_ IS ONLY	29
_ IS OUR	27 -51 0 0 40
_ IS PER	55 -69 0 -57
_ IS SYMPTOM	-35 0 0 0 0 -31
_ IS TIME	29
_ IS TOO	-22 0 0 0 0 -28
_ IS WHAT	32 0 0 0 0 -52
_ IS WRONG	-35
_ IS a	42 0 0 -92
_ IS an	41 0 0 0 58 -47
_ IS at	0 0 0 -54 80 -79
_ IS bei	33
_ IS by	17
_ IS de	27
_ IS en	-14
_ IS for	0 0 0 0 -45
_ IS from	13 -56 -56 -55
_ IS im	-16
_ IS in	0 0 -63 -110 47
_ IS off	25 0 -54 0 0 -57
_ IS on	39
_ IS one	19 0 -53 0 36 -37
_ IS out	-16 0 -50 0 -52
_ IS over	0 0 0 0 -53
_ IS the	26 0 0 -66
_ IS to	-34
_ IS two	35 -44 -26
_ IS up	-20
_ KEEP	29 0 -49 103
_ KEEP $	26 0 0 0 -41
_ KEEP ,	51 0 0 0 -77
_ KEEP <number>	25 0 0 -38
_ KEEP THEY	21 -40 0 -53
_ KEEP THIS	0 -50
_ KEEP _	24 0 -71
_ KEEP at	-19
_ KEEP off	20 -31 0 0 0 -35
_ KEEP on	24
_ KEEP under	25 47 0 0 -37
_ LIVES	23
_ LIVES $	-16 -66 0 -66 0 39
_ LIVES ,	29
_ LIVES <flag>	15 0 0 0 -31
_ LIVES <number>	0 0 0 -97
_ LIVES DROP	22
_ LIVES EVERY	25 0 0 0 65 -58
_ LIVES FORNOW	-27
_ LIVES IS	39
_ LIVES MOVED	0 0 0 0 27
_ LIVES NO	0 -78 0 0 51
_ LIVES ONLY	47 0 -54 0 0 -38
_ LIVES PER	40 0 0 0 0 -48
_ LIVES THIS	24 0 0 0 0 -36
_ LIVES USE	44 -58 0 -44
_ LIVES after	35 -47 0 0 55 -56
_ LIVES an	42
_ LIVES as	31 -37 -21
_ LIVES at	34 -68
_ LIVES back	-22
_ LIVES by	24 0 0 0 -41 0 48
_ LIVES en	26
_ LIVES from	19 0 -62
_ LIVES in	35
_ LIVES into	28 0 0 0 0 -33
_ LIVES on	45
_ LIVES one	35 -54 -50 0 57
_ LIVES out	24 -50 0 -49 71 -55
_ LIVES the	9 0 -44
_ LIVES two	0 0 0 0 0 -45
_ LIVES under	0 0 0 0 -39
_ LIVES up	27
_ MAYNOT	0 0 -53
_ MAYNOT LIVES	26
_ MAYNOT _	-18 0 -26
_ MOVED	8
_ MOVED $	0 35 0 -52 0 -47
_ MOVED ,	37 0 0 -40
_ MOVED <number>	-15
_ MOVED by	0 0 0 0 30 -32
_ MOVED from	25
_ MOVED the	37 -42 0 0 0 -51
_ MOVED to	32 -41
_ MUST	10
_ MUST $	22 0 0 42 -45
_ MUST <number>	44 -58
_ MUST DONE	40 0 0 0 0 0 -18
_ MUST KEEP	-20 0 0 0 -60
_ MUST LIVES	0 31 0 0 0 -45
_ MUST NEVER	43 0 0 0 -36
_ MUST THIS	22
_ MUST USE	27
_ MUST _	9
_ MUST an	0 0 0 0 19
_ MUST more	-36
_ NEVER	0 59 -45 0 0 -97
_ NEVER $	-18
_ NEVER LIVES	0 45 0 -36 0 -38
_ NEVER _	26
_ NO ,	-19
_ NO SYMPTOM	18
_ NOLONGER	19 -24
_ NOLONGER ,	37
_ NOT	-13 0 -93
_ NOT $	-40 -61
_ NOT DONE	-15
_ NOT IS	-18 -36
_ NOT LIVES	-8 0 0 0 0 -63
_ NOT _	0 0 -59 0 -31
_ NOT on	36 0 0 0 -40
_ NOW	30 -76 0 0 57
_ NOW $	31 -88 0 0 59 -66
_ NOW ,	26 0 0 -61 53
_ NOW BECAUSE	14
_ NOW FORNOW	24
_ NOW LIVES	21
_ NOW TIME	22 0 0 0 -35 34
_ NOW _	0 -56
_ NOW and	-18
_ NOW last	38
_ NOW the	0 0 0 0 64 -44
_ NOWON	51 0 -20
_ NOWON $	38 0 -48 0 -53
_ NOWON ,	20
_ NOWON THIS	29 0 0 0 0 -32
_ NOWON _	22 -33 0 0 44
_ Name ,	0 -47 0 0 0 -36
_ Name LIVES	-37
_ Name Name	39 -44
_ Name _	16 -7 -61
_ ONLY	44 0 0 0 0 -55
_ ONLY $	21 0 -47 0 -44 -20
_ ONLY <number>	30
_ ONLY AGAIN	18
_ ONLY DONE	0 -50 0 0 49
_ ONLY LIVES	-25 -46
_ ONLY NEVER	17
_ ONLY WHAT	29 -59 70 -33
_ ONLY _	30 41 -13 -39
_ ONLY between	23
_ ONLY from	27 -33
_ ONLY in	32 0 -50 0 -58 -38
_ ONLY on	16 -39 0 0 38
_ ONLY the	-10 0 0 0 -31
_ OUR	25
_ OUR _	28
_ OWNER	37 0 0 0 0 -56
_ OWNER $	36
_ OWNER _	27 -49 0 0 41
_ PAST_I	-53
_ PAST_I _	-26
_ PAST_I at	-36
_ PAST_I the	-17
_ PER	35
_ PER $	0 0 0 -76
_ PER ,	40 0 0 0 0 -61
_ PER NOW	37 0 0 0 45 -40
_ PER TIME	0 0 0 -48 51 -54
_ PER _	24
_ PER and	20
_ PLEASE	0 0 57 -46 -54
_ PLEASE $	0 -50 47 -24 -34
_ PLEASE ,	21 0 0 0 -42
_ PLEASE _	0 -49
_ PLEASE auf	23
_ PREFER the	25
_ SHOULD	-15 -46
_ SHOULD ALWAYS	31
_ SHOULD LIVES	-25
_ SHOULD NEVER	-34
_ SHOULD _	0 -68
_ SYMPTOM	-12
_ SYMPTOM $	-27
_ SYMPTOM ,	23
_ SYMPTOM FORNOW	-18
_ SYMPTOM NOW	-46
_ SYMPTOM _	27 0 0 0 -67 -52
_ SYMPTOM after	-36
_ SYMPTOM for	-37
_ SYMPTOM on	-18
_ THEY $	-38 0 0 0 0 -51
_ THEY FORNOW	-20
_ THEY IS	0 -36
_ THEY _	-23
_ THEY in	27
_ THEY up	20
_ THIS	-20
_ THIS $	-25
_ THIS ,	34 0 0 0 -49 -51
_ THIS <number>	-13
_ THIS ?	-25
_ THIS DECIDE	37 0 0 38
_ THIS DONE	31
_ THIS HEARSAY	-15
_ THIS I	-33
_ THIS MUST	-18
_ THIS NOT	27
_ THIS Name	28 0 0 0 -35
_ THIS PLEASE	-17
_ THIS SYMPTOM	24
_ THIS TOO	-18
_ THIS UNLESS	-33
_ THIS WAS	34
_ THIS WHAT	-29
_ THIS after	-26
_ THIS and	-28
_ THIS as	-9
_ THIS at	24
_ THIS first	-19
_ THIS for	-41
_ THIS from	-28
_ THIS in	-46 0 0 0 -39
_ THIS into	-34
_ THIS on	-24
_ THIS one	-28
_ THIS the	-38 0 0 0 46
_ THIS to	-36
_ TIME $	0 0 0 0 0 -47
_ TIME ,	-22
_ TIME IS	-17 0 0 -32
_ TIME LIVES	31 0 0 0 48
_ TIME NOW	-20 0 0 0 32
_ TIME _	24 -56 0 -54 76 -46
_ TIME and	28
_ TOO	0 -78 0 0 0 52
_ TOO $	0 0 0 0 -51
_ TOO _	0 -64
_ UNLESS	37
_ UNLESS $	17
_ UNLESS <number>	-25
_ UNLESS <version>	15 0 0 23
_ UNLESS EVERY	0 0 0 0 -38
_ UNLESS I	19 38 -40
_ UNLESS Name	30
_ UNLESS THEY	31 53
_ UNLESS THIS	23
_ UNLESS TIME	23
_ UNLESS YOU	21 0 0 0 0 -45
_ UNLESS _	31 0 0 0 -90
_ UNLESS a	0 0 -44 -75
_ UNLESS an	22
_ UNLESS the	37
_ USE	20 0 -77 0 37
_ USE $	0 -47
_ USE <code>	26
_ USE <name>	0 0 0 0 -40
_ USE <number>	-17 0 0 0 51
_ USE PER	-28
_ USE THIS	0 0 0 -48
_ USE _	11 -28 -64 0 61
_ USE a	31 0 0 0 -52
_ USE over	33
_ USE the	28 0 -46 -46
_ WAS <number>	-33
_ WAS MOVED	15
_ WAS SYMPTOM	16
_ WAS TOO	16 -49
_ WAS _	18 0 0 0 39 -67
_ WAS to	-25
_ WE	19 0 -90 63 0 -81
_ WE DROP	0 0 0 0 -43
_ WE KEEP	27
_ WE LIVES	-22
_ WE MUST	-16
_ WE _	31 0 -63 40 0 -63
_ WE do	36
_ WHAT	-22 0 0 0 0 -68
_ WHAT $	-20
_ WHAT ,	25 0 -26
_ WHAT I	-50
_ WHAT IS	-28
_ WHAT LIVES	-29
_ WHAT SYMPTOM	-22
_ WHAT WAS	24
_ WHAT WE	-30
_ WHAT YOU	26
_ WHAT the	-42
_ WRONG	0 0 0 0 54
_ WRONG $	-10
_ YOU	0 -91
_ YOU $	-26
_ YOU MOVED	22
_ YOU _	-13 -66
_ YOU the	21
_ a	0 0 -34
_ a SYMPTOM	23
_ a _	-28 0 -32
_ a las	38 0 0 0 40
_ a new	-21 -26
_ after	15 0 0 0 -61
_ after <number>	-15 38
_ after EVERY	51 0 0 61 -61
_ after _	15 0 0 0 0 -47
_ after the	0 0 0 -52
_ an	-20 0 0 0 -58
_ an $	-26
_ an SYMPTOM	-33
_ an _	0 0 0 0 -46
_ and <name>	-23
_ and <number>	23
_ and EVERY	36
_ and I	15
_ and IS	0 0 0 0 0 -56
_ and LIVES	-12 -56
_ and NOT	45 -76
_ and ONLY	-15
_ and SYMPTOM	-31
_ and THEY	45
_ and THIS	-29
_ and USE	28
_ and WAS	-27
_ and WE	23
_ and WHAT	21
_ and _	0 -66
_ and the	0 0 0 0 0 -58
_ and then	0 0 0 0 0 -56
_ as	0 0 0 0 0 -80
_ as _	14 0 0 0 0 -61
_ as a	15
_ as in	38 0 0 -31 -45
_ at	0 0 0 0 0 -79
_ at <amount>	21 -35 0 0 40
_ at <number>	0 -43 -81 0 69 -43
_ at <time>	-20
_ at EVERY	-15
_ at IF	-26
_ at THIS	-25
_ at a	31 0 0 0 -38
_ auf	0 0 0 0 0 -50
_ auf _	16 0 0 0 -61 -42
_ auf dem	16
_ avec	39 -54 0 0 0 -41
_ avec <code>	13 0 0 0 -37
_ avec _	35 0 0 0 0 -37
_ back	-21
_ back $	-27
_ between	0 71 0 -69 -29
_ between <number>	-13
_ between LIVES	-24
_ between _	23
_ between the	-28
_ both	-40
_ both _	-27
_ but	17 0 -53 -54 0 -62
_ but EVERY	-36
_ but NOT	32 0 0 0 0 -43
_ by <acronym>	-11
_ by <code>	0 -35 0 0 -46 0 51
_ by <number>	-45
_ by CALLED	-23
_ by Name	-16
_ by THEY	23
_ by THIS	-11
_ by _	34
_ by a	40
_ by the	21
_ by two	-27
_ com	44 0 0 0 0 -40
_ com _	43
_ con	27 -61
_ con <code>	0 0 0 0 -34
_ con _	20
_ da	-20
_ dans les	18
_ das	-35 0 -49 0 0 -51
_ das $	-35
_ de	25
_ de <number>	39
_ de _	13 0 0 0 0 -76
_ de la	22
_ dem	25
_ dem Name	23
_ den	-40
_ den _	-38
_ der _	0 0 0 0 0 -46
_ die	0 -47
_ die Name	-35
_ die _	38 -42 0 0 53
_ do	0 0 -52
_ do THIS	-19
_ e	18
_ e _	18
_ ein	24 0 0 0 0 -40
_ eine	-27
_ eine _	-31
_ el	0 -67
_ el de	27
_ em	33
_ em _	28
_ en _	0 0 0 0 0 -71
_ et	34 -41 0 0 -31 49
_ first	26
_ first $	20 0 0 -43 -61
_ first ,	26
_ first and	24
_ first the	-36
_ for <name>	-16
_ for <number>	24 0 0 0 0 -39
_ for EVERY	22 0 0 0 0 -68
_ for I	13
_ for PER	-42
_ for THEY	0 0 0 0 -34
_ for THIS	-20 0 0 0 0 -50
_ for TIME	-39
_ for YOU	-22
_ for _	18
_ for a	-39
_ for one	0 0 0 -37
_ for the	-19
_ for two	-23 0 0 0 0 -17
_ from	29 0 0 -47
_ from <path>	13 0 0 -30 40
_ from EVERY	-25
_ from THIS	33
_ from _	0 0 -46
_ from last	44
_ für	-14
_ für Name	-15
_ here	0 0 0 0 0 54
_ here ,	-31 -50 -49 0 0 48
_ im	33
_ im Name	28
_ in $	-29
_ in ,	-11
_ in <code>	0 0 0 0 58 0 -68
_ in <name>	-15
_ in <number>	26
_ in <path>	-21
_ in <version>	0 -42
_ in ALWAYS	-12
_ in EVERY	40
_ in I	20
_ in LIVES	26
_ in NOW	-36
_ in Name	25
_ in OUR	29
_ in TIME	50 -73 0 0 29
_ in _	46 0 0 -62
_ in a	0 -41
_ in here	-27
_ in one	41
_ in two	16
_ in with	25 0 0 0 40
_ into	0 0 -68
_ into _	-12
_ into a	-29
_ la	-10 0 0 -40 -39
_ la _	-10 0 0 -40 -39
_ last	0 0 0 -23
_ last _	-24
_ le	15 0 -45 0 0 -49 -39
_ le _	15 0 -45 0 0 -49 -39
_ les	0 -45
_ les _	0 -45
_ like	-28 0 0 -54 -67
_ like THIS	-15
_ like a	10
_ mit	29 0 0 0 -35 -52
_ mit _	0 0 0 35
_ more $	26
_ more _	-29
_ more than	23
_ most	-20
_ most _	-20
_ new	0 -41 49 0 -39 -35 -22
_ new _	-19
_ of	-28
_ of <number>	0 -51 0 0 0 -34
_ of I	-33
_ of OUR	22
_ of THEY	-23 0 0 0 42
_ of THIS	0 -41
_ of TIME	-18
_ of WHAT	-15
_ of _	19
_ of a	17
_ of last	-22
_ off	-24 48 0 0 -55
_ off $	-41
_ off _	17 40 0 0 -34
_ old	-37
_ old _	-37
_ on $	10
_ on <name>	-38
_ on <number>	0 0 -42
_ on EVERY	36
_ on GRATITUDE	13
_ on I	-26
_ on IS	21 -56
_ on MOVED	20
_ on Name	-15
_ on PER	21 0 0 -50
_ on _	-26
_ on the	0 0 0 0 0 -67
_ one	-18 -48
_ one $	0 0 -85 0 0 56
_ one ,	-17 -26 0 48 -46
_ one IS	-12
_ one _	26 -43
_ or	-8
_ or _	-21
_ out	0 0 0 0 0 -88
_ out $	-22
_ out ,	27 0 0 0 0 -28
_ out IS	-20
_ out WHAT	-18
_ out _	0 0 0 0 -54
_ out the	24
_ out there	13
_ over	0 -38 0 0 0 -55
_ over $	-14
_ over _	0 -62 0 0 -68 -33
_ para	0 0 -32 0 -40 34
_ por	30
_ por _	30
_ pour	27 0 0 0 -42
_ sur	22
_ sur le	12 0 0 0 32
_ than <number>	-18
_ than _	0 0 0 0 -33
_ than two	36 0 -50
_ the	-17
_ the <acronym>	-32
_ the CALLED	-21
_ the LIVES	14
_ the NOLONGER	-18
_ the Name	17
_ the OWNER	-58
_ the SYMPTOM	-39
_ the TIME	-12
_ the WHAT	20
_ the _	-16
_ the first	-25
_ the last	-26
_ the new	-18
_ the same	0 0 0 0 -52
_ the two	-31
_ then	39 -32
_ then $	39 -32
_ there	-27
_ there $	-27 0 0 0 0 -35
_ there FORNOW	-16
_ there IS	0 0 0 0 -34
_ to <acronym>	31
_ to <amount>	15 0 0 0 -46
_ to <name>	23 0 0 0 26 -47
_ to <number>	-16 0 0 0 0 -58
_ to <path>	18
_ to <version>	16
_ to EVERY	0 0 0 0 -43
_ to I	0 0 0 0 -41
_ to KEEP	-24
_ to LIVES	-32
_ to TIME	33 0 0 -30 36
_ to USE	-27
_ to _	0 0 0 0 0 -48
_ to a	26 0 0 0 -53
_ to one	24
_ to the	0 0 -87 0 11
_ two	-29 0 0 0 0 -51
_ two _	-35 0 0 0 0 -46
_ um _	25
_ un	-31
_ un _	-31
_ una	-35
_ una _	-35
_ und	0 0 -27 -37 39 -33
_ under	0 -84 0 0 52 -71
_ under <number>	-11 -53
_ under <path>	0 -53 0 0 52
_ up	-20 0 0 0 0 -83
_ up $	0 0 0 -31 0 0 45
_ up ,	16
_ up _	0 0 0 0 51
_ up a	-28
_ up by	-32
_ up in	27
_ up on	-20
_ up the	-27
_ up to	0 -60 0 0 0 -57
_ von	28
_ von _	23
_ with	26 0 0 -48
_ with <acronym>	18
_ with <code>	45 -34 0 0 -51 -66 78
_ with <name>	43 0 0 0 34 -35
_ with <number>	0 0 0 0 0 47
_ with <path>	0 -44 0 0 -60 -32 98
_ with I	36
_ with _	30 0 0 -25
_ with a	8 0 0 -74
_ with one	-34
_ with two	-12
_ y	47 -60 0 -56
_ y _	25 -52
_ zu	29 0 0 0 0 -38
_ zu _	24
_ à	0 -48 0 0 67 -31
_ à <number>	32
_ à _	0 -34 0 0 50 -32
a <acronym>	24 0 0 0 -23
a <acronym> $	22
a <acronym> ,	11
a <name>	17
a <number>	-24 -60 0 0 70 -64
a <number> $	-10 0 0 0 49 -54
a <number> _	32
a CALLED	24 27 0 0 -32
a CALLED $	24 27 0 0 -32
a GRATITUDE	-33
a GRATITUDE _	-32
a NOLONGER	-29
a Name	38
a Name _	18 0 0 0 -46
a OWNER	-26 0 0 0 -38
a SYMPTOM	31
a SYMPTOM $	-39
a SYMPTOM UNLESS	41
a SYMPTOM _	35 0 0 0 -70
a SYMPTOM in	-24
a TIME $	-18
a WHAT	-20
a WRONG	8 0 0 0 -53 -54
a WRONG in	-30
a _ "	-38
a _ <code>	-26
a _ <number>	33 -49 0 0 0 -55
a _ CALLED	19
a _ EVERY	-24
a _ INSTEAD	-29
a _ IS	37
a _ LIVES	61 0 0 -63
a _ MUST	51 60 0 0 -67
a _ NOW	0 0 0 0 0 -40
a _ NOWON	31 0 0 -26 41
a _ OWNER	0 0 0 0 -44
a _ PLEASE	-29
a _ SYMPTOM	19 0 0 0 -43
a _ THIS	-36 46
a _ TIME	39 0 0 0 43
a _ UNLESS	-12 0 0 0 27
a _ USE	49
a _ and	16
a _ at	-21
a _ by	-21
a _ de	0 36
a _ for	-27
a _ here	27
a _ more	-34
a _ of	0 0 0 0 0 -71
a _ on	-32
a _ the	-17
a _ there	-18
a _ to	-53
a _ under	-37
a _ up	18
a _ with	-24
a las	38 0 0 0 40
a las _	36 0 0 0 37
a new	-15
a new _	0 0 0 -74
a new one	16 -26
aber	40 -34 -41 40 -43
after <number> TIME	38
after <number> _	-22 -41 0 0 48
after EVERY	20
after EVERY $	0 0 0 46
after EVERY ,	30
after EVERY _	14
after PER	-10
after PER $	22
after THIS	-9 0 0 0 47
after THIS $	-23
after _	0 0 0 0 0 -67
after _ $	19 0 0 -37
after _ ,	27
after _ TIME	-22
after the	-23 0 0 0 0 -54
after the TIME	-20
after the _	0 0 0 0 0 -54
after:outset&1:DECIDE	21
after:outset&1:EVERY	-47
after:outset&1:FORNOW	-19
after:outset&1:FUTURE_I	-27
after:outset&1:IF	-16
after:outset&1:IS	-22
after:outset&1:LIVES	-33
after:outset&1:MANY	-72
after:outset&1:MOVED	-36
after:outset&1:NO	-20 37
after:outset&1:NOW	-17
after:outset&1:NOWON	38 0 0 -38
after:outset&1:ONLY	-41
after:outset&1:OWNER	-35
after:outset&1:PAST_I	-20
after:outset&1:PREFER	-43
after:outset&1:TASK	-67
after:outset&1:THIS	-24
after:outset&1:UNLESS	22
after:outset&1:WHAT	-19
after:outset&1:YOU	35 0 0 0 -83
after:outset&1:a	-20 36
after:outset&1:for	0 0 0 -34
after:outset&1:in	-32
after:outset&1:last	17
after:outset&1:new	18
after:outset&1:on	-23
after:outset&1:the	-53
after:outset&1:there	-40
after:outset&BECAUSE	-32
after:outset&CALLED	-20
after:outset&DECIDE	50 -76 0 66 -50
after:outset&DONT	32
after:outset&EVERY	-28 75 0 -61
after:outset&FORNOW	18 0 0 -58 0 -59
after:outset&HEDGE	-15
after:outset&I	24
after:outset&INSTEAD	-18
after:outset&KEEP	-17
after:outset&LIVES	-13
after:outset&MAYNOT	-9
after:outset&MOVED	19 0 0 -64 63 -41
after:outset&MUST	-46
after:outset&NO	-14 87 -79 0 -57
after:outset&NOLONGER	-18 0 0 -33
after:outset&NOT	-26
after:outset&NOW	40 0 0 0 60 -83
after:outset&ONLY	0 -72
after:outset&PREFER	-29
after:outset&SHOULD	-30
after:outset&SYMPTOM	-54
after:outset&THIS	0 59
after:outset&USE	0 0 -52
after:outset&VALUE	-30
after:outset&WAS	20 0 0 0 50
after:outset&YOU	49
after:outset&changes	64 0 0 0 34
after:outset&changes&valued	30 -61
after:outset&head	-47
after:outset&mood:asked	-26
after:outset&mood:considered	-21
after:outset&mood:momentary	0 0 0 0 -64
after:outset&size:11	-35
after:outset&size:18	-31
after:outset&size:4	-21 0 0 37 -47
after:outset&size:7	-48 0 0 0 0 -95
after:outset&size:more	-31
after:outset&tail	-102
after:outset&valued	-35 0 0 0 46
after:outset&valued:address	21
after:outset&valued:clock	18
after:outset&valued:day	-21
after:outset&valued:duration	-42 -60
after:outset&valued:length	-22
after:outset&valued:name	0 0 0 -46 46 -42
after:outset&valued:number	-28 -68
after:outset&valued:size	-22
after:proposal&1:IS	0 -35
after:proposal&1:ONLY	29 0 0 0 -40
after:proposal&1:TASK	53 0 0 57 -49
after:proposal&1:USE	-16
after:proposal&1:none	-54
after:proposal&DROP	26
after:proposal&EVERY	27
after:proposal&I	-39
after:proposal&IS	14 0 0 -23 -48 82
after:proposal&KEEP	-16
after:proposal&LIVES	28 -55 0 0 -42
after:proposal&MUST	17
after:proposal&NEVER	27
after:proposal&ONLY	40 53 0 0 -58 -74
after:proposal&THIS	40 0 -58 96 -54 -32
after:proposal&USE	18 -52 0 0 -51
after:proposal&VALUE	41 0 0 0 -40
after:proposal&WAS	27 0 0 0 0 -44
after:proposal&WE	26 -57 0 0 -42
after:proposal&YOU	-22
after:proposal&changes	-4
after:proposal&head	42 0 -28 0 -104 63
after:proposal&size:11	17 0 0 0 -68
after:proposal&size:2	0 0 -25 37 0 -37
after:proposal&size:7	43 0 0 0 -65
after:proposal&tail	19
after:proposal&valued	41 0 0 0 -44
after:proposal&valued:duration	30
after:proposal&valued:number	23
after:question&1:<host>	20 0 0 -30
after:question&1:<number>	57 0 -45 0 0 -54
after:question&1:<path>	0 0 -40 -35 47 -44
after:question&1:ALWAYS	24 0 52 -29
after:question&1:EVERY	46
after:question&1:FORNOW	-43
after:question&1:LIVES	-35
after:question&1:MANY	25 32 0 0 -94
after:question&1:MAYNOT	25 0 0 0 44
after:question&1:NO	40
after:question&1:NOT	0 0 0 0 -40 -48
after:question&1:ONLY	17 -72 0 0 45
after:question&1:_	53 -89 0 97 0 -26 -46
after:question&1:a	-31
after:question&1:for	37
after:question&1:in	30 -42
after:question&1:none	0 0 0 0 -32
after:question&1:the	-1 -57 0 -79 68
after:question&1:two	30
after:question&ALWAYS	34 0 0 0 -51
after:question&DONT	0 -46 -31 0 34
after:question&EVERY	57 0 0 0 0 -58
after:question&FORNOW	-46
after:question&GRATITUDE	22 0 0 0 0 -50
after:question&I	-29
after:question&IS	16 0 0 67 -29
after:question&KEEP	19 -45
after:question&LIVES	26
after:question&MAYNOT	28
after:question&MUST	33 0 0 50 -48
after:question&NEVER	20 0 0 0 -31
after:question&NO	52
after:question&NOLONGER	27 0 0 0 -47
after:question&NOT	0 0 0 55 0 -61
after:question&ONLY	35 0 -73 0 0 -67
after:question&OUR	19 0 0 0 37
after:question&PLEASE	-39
after:question&SHOULD	-16
after:question&SYMPTOM	32
after:question&THIS	52 -60 -37 0 0 -64
after:question&USE	18 0 0 -48
after:question&VALUE	41 0 0 0 66
after:question&WE	28 -62 0 0 0 -39
after:question&YOU	-32
after:question&changes	33
after:question&head	60 -38 -29 117 0 -64
after:question&mood:momentary	-47
after:question&size:11	60 0 -62 80 0 -91
after:question&size:18	27
after:question&size:2	17 -78 -6 0 0 -52 -23
after:question&size:4	0 -19 0 0 0 -62 -36
after:question&size:7	59
after:question&tail	-46
after:question&valued	42 0 0 0 0 -49
after:question&valued:duration	30
after:question&valued:name	22 0 32 -46
after:question&valued:number	29 -60 0 0 0 -40
after:question&valued:path	0 0 0 0 49
after:report&1:!	-21
after:report&1:<code>	18 -54 0 0 0 -38
after:report&1:<name>	26
after:report&1:<number>	-57 -43
after:report&1:<path>	0 -48
after:report&1:AGAIN	-30
after:report&1:ALWAYS	13 0 0 0 -49
after:report&1:ASKS	-27
after:report&1:CALLED	0 -48
after:report&1:DECIDE	0 0 0 43
after:report&1:DOING	26 0 -70
after:report&1:DONE	-22 0 0 0 -47 -32
after:report&1:DONT	0 0 0 0 -63
after:report&1:DROP	0 0 0 0 -68
after:report&1:EVERY	18 49
after:report&1:FORNOW	0 0 0 0 -36 30
after:report&1:FUTURE_I	-19 0 0 0 -50
after:report&1:HEARSAY	-42
after:report&1:HEDGE	-33
after:report&1:I	-18
after:report&1:IF	31
after:report&1:KEEP	17 0 0 0 -70
after:report&1:LIVES	-15 0 0 0 0 -78
after:report&1:MANY	31
after:report&1:MAYNOT	0 44 0 0 -45
after:report&1:MUST	-19
after:report&1:NEVER	18 0 0 0 -56
after:report&1:NO	31 0 0 0 -76
after:report&1:NOLONGER	16 0 0 0 0 -31
after:report&1:NOT	0 0 -52 -63 -52
after:report&1:NOW	0 0 0 0 0 -51
after:report&1:NOWON	-12 0 0 0 0 -58
after:report&1:ONLY	0 0 -44 -62
after:report&1:OUR	-4
after:report&1:PAST_I	-49
after:report&1:PER	26 0 0 -55
after:report&1:PREFER	35 -62 70 0 -50
after:report&1:SHOULD	-43
after:report&1:SYMPTOM	0 0 0 -35
after:report&1:TASK	-30 0 0 -40
after:report&1:THEY	-17
after:report&1:THIS	-23 -79 0 0 -76 65
after:report&1:TIME	33 0 0 -41 0 -52
after:report&1:TOO	-45
after:report&1:UNLESS	0 66 0 -67 -67
after:report&1:USE	0 -60 105
after:report&1:WAS	-25
after:report&1:WHAT	-35
after:report&1:WRONG	27 0 0 -58 -64 41
after:report&1:a	23 0 0 -90
after:report&1:after	14
after:report&1:an	37 0 0 0 0 -38
after:report&1:as	-13
after:report&1:at	-16
after:report&1:back	-20
after:report&1:both	-30
after:report&1:das	-14 -38
after:report&1:de	0 -50 0 0 55
after:report&1:default	25 -45
after:report&1:der	0 -62
after:report&1:do	-43
after:report&1:el	0 -47 0 0 45
after:report&1:first	-29
after:report&1:for	0 0 0 0 0 -52
after:report&1:from	28 0 0 0 -48
after:report&1:here	-25
after:report&1:il	20 0 -38
after:report&1:im	19
after:report&1:just	-28
after:report&1:la	0 -55
after:report&1:las	15 0 0 0 37
after:report&1:last	-38
after:report&1:les	0 0 0 0 0 -44
after:report&1:los	31
after:report&1:more	-34
after:report&1:new	20 0 0 0 -68
after:report&1:none	-35
after:report&1:o	0 0 0 0 51
after:report&1:old	33 0 0 0 0 -28
after:report&1:on	0 0 -45 0 -66
after:report&1:one	0 0 0 0 0 -30
after:report&1:para	21
after:report&1:same	-23
after:report&1:there	-30
after:report&1:to	22
after:report&1:two	-19
after:report&1:un	29 0 0 -29
after:report&AGAIN	-33
after:report&CALLED	20
after:report&DECIDE	24 0 0 96 -76
after:report&DROP	0 0 0 54
after:report&EVERY	16
after:report&FORNOW	-26 -72 -67
after:report&GRATITUDE	-32
after:report&HEDGE	-27
after:report&I	-23
after:report&INSTEAD	20 -65
after:report&KEEP	25
after:report&MAYNOT	24 87 -72 -68 -84 -54
after:report&MUST	8 46
after:report&NEVER	0 63 0 0 -45
after:report&NO	30
after:report&NOLONGER	14
after:report&NOT	0 0 0 0 -35 62
after:report&ONLY	12
after:report&PLEASE	0 0 75 -57 -86
after:report&PREFER	29 0 103 0 -91 -118
after:report&SHOULD	0 0 0 -88
after:report&SYMPTOM	-26
after:report&THIS	-29
after:report&WAS	-25
after:report&mood:asked	-43
after:report&mood:considered	-63
after:report&mood:hearsay	-100
after:report&mood:joke	-68
after:report&mood:momentary	-52 0 -56
after:report&mood:quoted	-46
after:report&mood:status	-55
after:report&size:11	22
after:report&size:18	41
after:report&size:2	-54 0 0 -55 -87
after:report&size:4	-29
after:report&size:more	48
after:report&tail	35
after:report&valued	23
after:report&valued:address	19
after:report&valued:bandwidth	32
after:report&valued:clock	38 0 0 0 81
after:report&valued:day	14 -76 0 -67 87
after:report&valued:frequency	32 0 0 0 56
after:report&valued:interval	34 -63 0 0 67
after:report&valued:money	47 -53 0 0 62 -56
after:report&valued:name	23 -55 0 0 0 0 69
after:report&valued:path	33
after:report&valued:share	-21
after:report&valued:size	7 0 0 0 0 -68
after:report&valued:version	51 0 0 0 0 -80
also	24 27 0 0 -52 -72
also for	21 0 -19
am Name	33
am Name $	23
am _	-43
an $	-34
an <name>	-14 -43
an OWNER	0 -54
an SYMPTOM $	-31
an _ ,	24 0 0 0 -50 -68
an _ IS	50 54 0 0 -51 -31
an _ MUST	28 -52
an _ NOW	38 -40 0 0 41
an _ THIS	18 -41
an _ for	-37
an _ here	17
an _ with	-19
and <name>	-18 0 -42 0 0 -38
and <name> $	-24 40 0 0 0 -32
and <number>	0 0 0 -99 55
and <number> $	0 0 0 0 0 -51
and <number> ,	0 0 0 0 35
and <number> IS	53
and <number> _	21
and AGAIN	-25
and ALWAYS	38
and ASKS	-19
and ASKS _	-19
and DECIDE	-20
and DONT	17
and DONT _	17
and EVERY	28
and I DECIDE	21
and IS	-26
and IS _	0 0 0 0 0 -38
and KEEP	0 0 0 -50
and KEEP the	-22
and LIVES	-14
and LIVES NO	22
and LIVES _	31
and LIVES back	-22
and MUST	20
and MUST the	19
and NO	24
and NO _	18
and NOT	42
and NOT <number>	21
and NOT PER	25
and NOT _	0 0 0 0 0 -60
and NOT by	16 0 0 -44
and NOT from	22
and NOW	-20
and NOW the	-15
and Name	26
and ONLY	-15 -50
and ONLY one	-39
and PER	21
and SYMPTOM	-12 0 0 0 28
and SYMPTOM $	0 0 0 0 28
and THEY	45
and THEY _	31
and THIS	-20 -67
and THIS AGAIN	-16
and THIS LIVES	31
and USE	29
and USE _	23 0 0 0 0 -45
and WAS	-35
and WE	46
and WE _	20
and WHAT	25
and _ "	-38
and _ $	-27 0 0 0 0 -72
and _ ,	40 0 0 -52
and _ AGAIN	-15
and _ I	-13
and _ IF	-31
and _ IS	19 0 0 0 -29
and _ LIVES	33 0 -37
and _ THIS	-33 -53
and _ UNLESS	23
and _ WHAT	-22
and _ a	-18
and _ on	0 -41 0 0 42 -51
and _ with	-18
and a _	-21
and one _	29
and the	-13
and the _	-16
and the old	18
and then	-20
and then I	-22
and there	-24
and to	23
and up	43
and up $	43
as <acronym>	0 0 0 0 48
as DECIDE	23
as DECIDE with	22
as THEY	-31
as THEY _	-31
as _	24
as _ $	12 0 -28 38
as _ as	-12
as _ in	21
as an	-14 -48 -31
as an _	-20
as in	38 0 0 -34 0 -33
asks	-46
at <amount>	-26 -57 0 0 43 -59
at <amount> ,	15
at <amount> THIS	-29
at <host>	0 -45 0 0 44
at <ip>	23
at <ip> $	23
at <number>	-21 -70
at <number> $	-22 -36 0 0 47 -44
at <number> am	26
at <number> and	-26
at <time>	-21
at <time> $	-33
at <time> ,	16
at <time> and	-26
at <url>	26
at <url> $	26
at <version>	-18
at <version> $	-32
at <version> ,	16
at I	-17
at IF	-26
at IF $	-32
at IF ,	13
at THIS	-29
at THIS $	-33
at THIS FORNOW	-21
at _	18
at _ $	27 0 -67 -49
at _ ,	28
at _ <number>	-31
at _ NOW	49 0 0 0 0 -44
at _ and	-17
at _ for	21
at a	33 0 0 -41
at a _	33 0 0 -41
at the	11
at the GRATITUDE	31 0 0 0 -38
at two	13
au	-16 0 0 0 -38 34
auf	24
auf <name>	26
auf Name	34
auf Name ,	18
auf _	31 0 0 0 -80
auf _ $	16 -61 47 0 -51
auf _ ,	14 0 0 0 -38
auf dem	-15
auf dem Name	16
avec	47 -56 0 -50 0 -51 66
avec <code>	30 0 0 0 -47 0 53
avec <code> $	28
avec _	35 0 0 0 0 -37
avec _ $	20
back	-14 0 -89
back $	-26
back , _	-32
back _	19
back after	-15
back at	15
back at <number>	27
back on	25
back then	-19
back to	-13 0 0 76 0 -55
back to THIS	-13
back to the	-32
bei	42
bei _	38
bei _ ,	31 0 0 0 -47
between <number>	-15
between <number> and	-15
between LIVES	-24
between _	27 0 0 0 0 -62
between _ $	31 -38
between the	-28
between the two	-28
both	-41
both LIVES	-20
both _ $	24
both _ MUST	-17
but DECIDE	-13
but EVERY	-39
but EVERY _	-39
but IS	-20
but LIVES	0 0 0 0 -36
but NOT	32 0 0 0 0 -43
but NOT _	27 0 0 0 0 -37
but ONLY	27 0 0 0 0 -34
but THIS	-25
but _	0 0 0 0 -48
but the	-13
but then	-17
but then WE	-17
by <acronym>	-11
by <amount>	-34
by <amount> $	-34
by <code>	17 -40 0 0 -55 0 58
by <code> ,	0 -35 0 0 -46 0 51
by <name>	27 0 0 -32 46 -39 -33
by <number>	-47 0 0 0 39
by <number> ,	0 0 0 0 39
by <number> _	-39
by CALLED	14
by CALLED $	17
by NOW	0 0 0 -31
by NOW $	0 0 0 -31
by Name	-14
by THEY	16
by THEY _	17
by THIS	-11
by TIME	0 0 0 0 0 -44
by TIME $	-29
by _	30
by _ $	28 0 0 -97
by _ ,	14
by _ LIVES	28
by _ NOW	0 0 0 -46 35
by _ and	19
by _ for	0 51 0 0 -48
by _ in	16
by _ on	-25
by _ to	22
by a	40
by a _	40
by last	19
by the	31
by the TIME	37
by two	-35
by two _	-27
changes&valued	33
com	44 -66 0 0 0 -55
com _	43
com o	13
com o _	13
con	31 -76 0 0 0 -62
con <code>	0 0 0 0 -34
con <code> $	0 0 0 0 -34
con _	22
con _ $	20
da	-9
da LIVES	23
da NOT	-28
da _	24
dans	11 0 0 0 0 -40
dans les	17 0 0 0 -31
dans les _	17 0 0 0 -31
das	-24
das $	-35
das NOT	-41
das NOT _	-32
das Name	22 0 -50
das Name IS	38
das _	0 -68 0 0 58 -49
das _ $	-39
de	26
de <number>	47
de <number> _	43
de <number> a	17
de EVERY	32 0 0 0 0 -49
de EVERY _	21 0 0 0 0 -45
de Name	0 0 0 -39 34
de _	0 0 0 0 0 -77
de _ $	-17 0 -94
de _ ,	20
de _ <number>	43
de _ IF	17
de _ IS	0 0 0 0 65
de _ NO	-21
de _ NOT	-36
de _ NOW	14
de _ UNLESS	23
de _ de	33 -45 -52 0 54
de _ en	17 0 0 0 -33
de _ à	45 -34 0 0 50 -32
de la	22
de la _	22
default	22 0 0 -60
default $	-30
default IS	-27
default _	41 0 0 -51
default _ $	48 0 0 0 0 -55
default _ IS	18 -44
default to	-12
dem Name	28
dem Name $	24
dem _	-11
den	-23 60 0 0 -59
den Name $	-23
den SYMPTOM	-27
den _	-12 0 0 0 -33
den _ $	-33
der Name	-22 0 0 0 0 61
der Name IS	0 0 0 0 -36
der Name _	0 0 0 -45
der _	34 0 0 0 0 -43
der _ $	35 0 0 0 0 -40
der _ ,	14
der _ <number>	28
des	0 0 39 -47 -41 -50 -30
des _	0 -49 47 0 -35 -34
di _ IS	13
die	-9
die <acronym>	26
die Name	-40
die Name IS	-31
die Name _	-33
die _	24 0 -101 0 0 0 -53
die _ $	0 -32
die _ ,	0 -43 0 0 -32
die _ IS	40
die _ NOT	-31
die _ Name	-13
die _ TIME	39
do	0 0 0 70 0 -69
do EVERY	-34
do THIS	-18
do THIS $	-15
do THIS NOW	-26
do _	46 -59
do _ $	43 -56
do a	-22
do a _	-22
do the	-23
do the same	-19
e	22 0 0 0 -43
e _	18
e _ $	18
ein $	17
ein Name LIVES	-10 0 0 0 41
ein _	0 -50
ein _ $	0 -42
ein _ LIVES	30 0 0 0 46 -32
eine	-23 0 0 0 0 -26
eine Name	20 0 0 0 0 -26
eine _	-36
eine _ $	-36
el	0 0 -99
el _ <number>	56 0 0 -58
el _ IF	-27 0 0 0 -39
el _ LIVES	40 0 0 0 35
el _ NO	-42
el _ de	-25
el _ el	47
el de	27
el de _	27
em	43 -67 0 0 0 -59
em _	40 0 0 -60 0 -41
em _ $	38 0 0 -51 0 -37
en _ ,	18 0 49 0 -33
en el	15 0 0 0 -45
en el _	15 0 0 0 -45
et	32 -46 0 0 -30 42
first $	12 0 0 -62
first ,	31 0 0 0 -63
first , _	14 -51 55 -33 -50
first , then	20 0 0 0 -57
first _	-41 0 0 0 0 -53
first _ $	-28 -31 0 39
first _ ,	0 39 0 0 -37
first _ in	0 0 0 0 40
first _ of	-15
first and	24
first and then	24
first of	30
first of EVERY	20
first of the	17
first the	-39
first the _	-36
for "	-18
for " _	-18
for <acronym>	25
for <name>	-16
for <number>	18 0 0 0 0 -51
for <number> TIME	24 0 0 0 0 -51
for EVERY	34
for EVERY $	35
for EVERY THIS	40 -57
for EVERY _	32
for EVERY the	33
for I	17
for LIVES	17 0 0 0 44 -27
for LIVES $	17 0 0 0 44 -27
for PER	-43
for PER $	-35
for PER IF	18
for PER and	-26
for SYMPTOM	15
for THEY	-14 0 0 0 -34
for THEY $	-12
for THEY _	-23
for THIS	-24 0 0 0 0 -55
for THIS _	-25
for TIME	-39
for WHAT	30 0 0 0 -37
for _	31
for _ $	35 -68
for _ ,	18 -54
for _ <number>	32 -45 0 61 0 -44
for _ BECAUSE	18
for _ CALLED	23
for _ EVERY	11
for _ IS	18 0 -85 0 0 -12
for _ ONLY	17
for _ TIME	0 0 0 -57 27 -49
for _ WE	34 0 -39 30 -49
for _ and	29
for a	-26 0 0 0 -51 0 36
for a TIME	-24
for a _	-22 0 0 0 -51 0 36
for one	0 0 0 -37
for one _	0 0 0 -37
for the SYMPTOM	12
for the new	-25
for the other	-14
for the same	0 0 0 -33
for two	-18 0 0 0 0 -24
for two TIME	-19
from	22 0 0 -46
from <number>	23
from <number> to	39
from <path>	13 0 0 -35 34
from EVERY	-20 52 0 0 -42
from EVERY _	-20 52 0 0 -42
from FORNOW	36 -24
from NO	33
from NO $	33
from Name	17 0 0 0 -47
from Name to	16
from THIS TIME	37
from THIS _	23
from _	0 0 -69 0 0 0 -61
from _ $	0 0 -48
from _ ,	32 0 0 -25
from _ EVERY	0 0 0 0 38
from _ IS	23
from _ the	-29
from _ to	0 0 0 0 0 -39
from a	-23
from a _	-35
from the _	15
from the last	-24
from two	0 -51 0 -47
from two _	29 -39
für	-16 0 0 0 0 -51
für Name DECIDE	-15
für den	-23
für den Name	-23
für die	-26
head:1:ASKS	-28 -44
head:1:DOING	-25
head:1:FORNOW	-40 -38
head:1:FUTURE_I	-29
head:1:HEDGE	-17
head:1:I	-50
head:1:MANY	-40 0 0 0 0 -59
head:1:NO	34
head:1:OUR	-43
head:1:PAST_I	0 -42
head:1:PREFER	-36
head:1:TASK	-26 0 0 0 0 -62
head:1:THIS	16 0 -45
head:1:UNLESS	0 -37
head:1:WE	-44
head:1:_	37 0 0 0 0 -68
head:1:do	-22
head:1:for	30 -56 0 0 0 57
head:1:new	17 0 -39
head:1:none	-23 0 0 0 0 -57
head:1:the	-33 0 0 0 0 -79
head:asks	19
head:outset&1:ASKS	-36
head:outset&1:FORNOW	-43
head:outset&1:FUTURE_I	-43
head:outset&1:IS	-28
head:outset&1:MANY	-43
head:outset&1:NO	-17
head:outset&1:OUR	-43
head:outset&1:PREFER	-36
head:outset&1:TASK	-74
head:outset&1:UNLESS	-29
head:outset&1:WE	-43
head:outset&1:YOU	-15
head:outset&1:_	-25
head:outset&1:the	-61
here	-11 0 -26 0 -44 53
here $	-13 0 0 -79
here ,	-13 -59 0 0 0 58
here , IS	-20
here , WE	25
here , _	-21
here IS	-14
here _	-33
here the	-34
il	24 0 -44 -65
il _	0 -47
il _ NOT	-22
il _ di	13
im	0 -63 0 -76 67 -38
im Name	25 0 0 -67 52 -54
im Name _	31 0 0 0 43 -40
im _	-13 -37
im _ $	-13 -37
in $	-6 0 -49 0 -54
in ,	-11 0 0 -41
in , _	-25
in <code>	0 0 0 0 58 0 -68
in <code> IS	38
in <host>	17
in <name>	0 0 0 -54
in <name> $	0 0 -57 -35 0 0 -32
in <name> ,	24 -65 0 0 61
in <name> and	20
in <number>	0 0 0 -65 0 -48
in <number> $	-18 -40 0 0 41
in <number> _	21
in <path>	-22
in <path> $	-22 0 -76 -92
in <path> _	15 38
in <version>	25 -57 0 72 -45
in <version> ,	26 -44
in ALWAYS	-12
in DONE	-22 -26
in EVERY	51
in EVERY LIVES	23
in EVERY _	42 69 -56
in I	-28
in I _	-20
in IS	25
in LIVES	20 0 0 0 0 -59
in NOW	-36
in Name	0 0 0 -73
in Name ,	32
in Name IS	19
in Name and	15
in OUR	41
in OUR _	41
in THIS	-11
in THIS _	-17
in TIME	52
in TIME $	42
in TIME ,	34 0 0 0 -31
in _	39
in _ $	32
in _ ,	22 0 66 0 0 -50
in _ <number>	0 0 0 0 47
in _ ?	-17
in _ IF	33
in _ IS	19
in _ LIVES	30
in _ NOW	38 0 0 -39 51 -43
in _ PLEASE	30 -55 47 0 0 -51
in _ TIME	-21 0 0 44 -32
in _ and	35 0 -26 -58
in _ by	-20
in _ for	20 0 0 0 -43
in _ of	38 -41 0 0 0 -70
in _ the	-30
in _ under	42 0 0 0 0 -38
in a	0 -45 0 -43
in a _	16 -45 0 -43
in der	-20
in der Name	-20
in here	-27
in here $	-27
in one	-19
in one _	-19
in the first	45 -46
in the last	16
in the old	0 41
in the other	-30
in the same	27 -32 0 0 -42
in there	0 55 -46
in there $	-26 0 -16
in there _	20
in two	13
in two _	16
in with	25 0 0 0 40
into	0 0 0 0 0 -78
into <name>	35
into <path>	30 -54 0 0 0 -33
into IS	-29
into IS _	-29
into THIS $	-29
into THIS _	17
into _	0 0 -51
into _ ,	-15 28
into a	-43
into a _	-44
into the	25 0 0 0 0 -47
into the _	23 0 0 0 0 -29
just	-36 -49
just THIS	-21
just THIS _	-21
just _ $	-41
just _ THIS	29
just a	-23
just a _	-23
just the	-35
just the _	-35
la _ $	-33 0 -32 47 -51 -50
la _ <number>	26 0 0 0 47
la _ IF	16
la _ IS	-15 0 0 0 48 -40
la _ MOVED	-15
la _ NOLONGER	16
la _ NOT	-48
la _ a	35
la _ de	0 0 0 0 61 -46
las	30 -63 0 -51 51
las _	29 0 0 -50 48 -76
las _ $	36 0 0 0 36
last	-27
last <number>	-25 0 0 0 40
last <number> TIME	39 0 0 0 40
last <number> _	-40
last TIME	-21 0 0 -31
last TIME $	0 0 0 -24
last TIME and	-15
last TIME the	-18
last _	-16 0 0 0 -35
last _ $	-31 -52 0 0 -33
last _ in	0 0 0 44
last _ of	-20
last one $	-29
le	20
le _	20
le _ $	20 0 -47 0 -21
le _ ,	30 -38 0 0 46 -36
le _ <number>	31 0 0 0 0 -51
le _ IF	14
le _ IS	48
le _ NOT	-49
le _ YOU	30 0 0 0 41
le _ de	37
le _ en	-18
length:0	-82 0 -46
length:1	-61 -1 0 -33 0 0 -60
length:10	24
length:2	-36 0 -4 -50 33 0 -50
length:4	29
length:5	25
length:6	36
length:7	39
length:8	31
length:9	34
les	30 0 0 -68 0 -35
les _	30 0 0 -67
les _ $	35 0 0 0 44 -53
les _ IS	28 0 0 0 -42
les _ LIVES	29
les _ NOT	-42
les _ en	37 -52
les _ le	47 -49 0 0 57
like	0 -57 70
like $	-26
like <number>	-35
like _ $	0 0 -46
like a	10
like a _	10
los	29 0 0 -84
los _	26 0 0 -82
los _ $	0 0 0 0 29
los _ IF	14 0 -70
los _ MAYNOT	0 0 0 0 -36
los _ de	17
los _ en	16 -41
los _ los	44
los _ por	0 -52 0 0 63
mais	35
mit	47 0 0 0 -32 -79
mit <code>	23
mit <number>	38 0 0 0 48
mit Name	15 0 0 -26 -29
mit Name $	15 0 0 -26 -29
mit _	0 0 0 0 -47
mit den	29 0 0 0 -33
mit den _	29 0 0 0 -33
mood:asked	-42
mood:considered	-62
mood:hearsay	-100
mood:joke	-68
mood:momentary	-52
mood:quoted	-46
mood:status	-55
more	0 0 0 0 0 -74
more $	31
more _	-22 0 0 0 0 -46
more _ ,	-16 -61 0 61
more _ PLEASE	-28
more _ in	22
more than	25
more than _	-30
more than a	16
more than one	12
more than two	19
most	-24 0 0 0 46 -36
most _	-22 0 0 0 46 -36
most _ $	-33
most _ of	-12
na	0 0 0 -65 0 -59 -36
na _ $	32
new	0 0 0 46
new CALLED	22 0 0 38 -15
new _	0 0 0 0 -65
new _ $	-18 0 0 0 -51 -67
new _ LIVES	0 0 0 0 -62
new _ THIS	20
new _ and	-29
new one	0 -39 0 0 32
new one $	21 -23
o	29 -84 -97 0 0 -46
o Name	31
o _	0 -79
o _ $	-30
o _ USE	20
o _ de	26
of <number>	-26 -56 0 33 0 -48
of <number> $	-34
of <number> _	-22 0 0 0 0 -33
of <number> and	-29
of EVERY TIME	19
of EVERY _	18
of I	-33
of I _	-15
of Name	29
of OUR	21
of OUR _	21
of THEY	0 0 -60
of THEY $	35
of THEY IS	-24
of THEY _	-30 0 0 0 36
of THIS	0 0 -60
of TIME	0 -64 0 -57 57 -54
of TIME $	31 0 0 0 48
of WHAT	-15
of _	20
of _ $	11 0 -91 0 0 -44
of _ ,	48
of _ IS	37
of _ MUST	40 43 0 0 -42
of _ ONLY	21 0 0 -38 -49
of _ TIME	28
of _ and	19
of _ from	30
of _ to	-31
of a _	19
of last	-22
of last TIME	-22
of the TIME	0 -53 -30
off	0 0 -71 74 -39 -86
off $	-23 0 0 0 0 -44
off ,	0 -59 0 53
off , _	0 -48 0 56 -55
off _	30 30 0 0 -66 -42
off _ $	32 40 0 0 -34
off and	-12
off in _	24 0 0 0 -48
off with	-29
off with the	-29
old $	-37
old _ $	-13 -60
old _ ,	31
old _ IS	-23
old _ KEEP	0 0 0 0 -37
old _ LIVES	18 0 0 -38 -39
old _ NOLONGER	14
old _ in	29 -36
old _ to	-20
old _ with	41 0 0 0 52 -41
old one	0 0 0 0 0 -37
old one $	41 0 0 0 -45
on $	15 0 0 -74 0 -51
on ,	-22
on <acronym>	10
on <amount>	29
on <name>	-17 0 0 0 0 0 -47
on <name> ,	24
on <number>	0 -79
on <number> $	-7 0 -46 0 64 -50
on <number> ?	-27
on <number> _	24
on <path>	0 0 0 0 30 -33
on EVERY	19
on EVERY _	44
on EVERY other	16
on FORNOW	-17
on FORNOW $	-15
on GRATITUDE	13
on I	-32
on I _	-32
on IS	20 0 0 -51
on IS _	0 0 0 0 0 -56
on MOVED	20
on PER	14 0 0 -55 67 -65
on PER $	0 0 0 0 59
on SYMPTOM	-25 0 0 0 -32
on SYMPTOM $	-31
on THEY	17
on THIS	0 0 -62 -24
on THIS $	-21 0 0 -40
on THIS FORNOW	-29
on THIS _	19 0 -39 -56
on TIME	16 -65 -49
on USE	9 0 0 0 0 36
on WHAT	-29
on WHAT _	-29
on YOU	-21
on _	0 0 -61
on _ $	0 0 -35 0 0 -43
on _ ,	38
on _ <number>	-15 -69 0 0 0 -60
on _ <version>	0 -42
on _ BECAUSE	18
on _ FORNOW	-22
on _ IS	-24 0 0 0 42
on _ NOW	-20 0 0 0 0 -30
on _ ONLY	-23
on _ SYMPTOM	-33
on _ THEY	-27
on _ TOO	26
on _ and	-22
on _ one	41 -43
on _ with	17
on a	0 -59 0 0 57 -46
on a _	13 0 0 0 62 -43
on the	-14
on the <date>	18 0 0 0 26
on the <name>	19
on the _	-22 0 0 0 0 -92
on the first	28 -57 0 0 61
on the last	42 0 0 -44
on the same	41 0 0 0 -47
on two	33
on two _	33
one $	-32 0 0 -36
one ,	-16 -43 0 38
one , _	22 -39
one IS	-9 0 0 -55
one IS AGAIN	-29
one IS _	0 0 0 -27
one IS for	24
one NOT	-28
one ONLY	-32
one ONLY $	-32
one OWNER	30
one PER	23 0 0 -45
one PER _	23 0 0 -45
one THIS	28
one UNLESS	-29
one _	20 0 0 0 0 -45
one _ $	33 0 2
one _ ,	20 0 0 0 10
one _ EVERY	27 -49 0 -56
one _ IS	0 0 0 0 0 -44
one _ LIVES	22
one _ PER	36 0 0 0 0 -69
one _ PLEASE	-19
one _ SYMPTOM	-22
one _ UNLESS	-25
one _ at	32 0 0 0 -38
one _ for	24
one _ on	28
one _ or	-16
one as	-25
one as a	-25
one for	23
one for the	17
one here	10 0 0 0 -28
one in	16
one in <path>	20
one more	-39
one more _	-34
one of	-25 0 0 0 0 -39
one of THEY	-17
or	0 0 0 -54
or <acronym>	25
or <number>	18
or NOT	35
or THIS	37 0 0 0 0 -45
or THIS _	32 0 0 0 -43 -43
or _	-32
or the	19
os	21 0 -37 -43 0 -35
os _	21 0 -37 -43 0 -35
os _ ,	-26
other	0 0 0 0 0 -79
other _	-17 0 0 -55 0 -64
other _ $	-26
other _ ,	21
other one	-34
other one $	-36
out $	-13
out ,	48 -62
out , _	47 0 -35
out EVERY	28
out FORNOW	-20
out FORNOW $	-20
out IS	-20
out PER	-28
out WHAT	-18
out WHAT _	-18
out of	-21
out of _	-48 -41 0 -31
out of the	20
out the	21
out the _	15
out there	20
out there $	20
over	22 0 0 0 0 -71
over $	20
over ,	-25 0 0 -21
over _	0 -63 0 0 -63 -33
over _ $	-26 0 58 0 -57
over _ ,	32 0 -25
over _ ?	-24
over _ for	36 -36 58 -35
over the	0 0 0 0 51
over the _	0 0 0 0 45
para	0 0 -45 -54
place:first	31
place:inside	-25 0 0 0 47
place:last	-26 0 0 0 0 -53
por _	24
por _ $	29
pour	32 -49 -39 0 0 -49
pour _	33 0 0 0 -45
prev:1:ASKS	0 -46 0 0 45
prev:1:FORNOW	-15 -38
prev:1:FUTURE_I	-26
prev:1:HEDGE	0 0 0 0 -46
prev:1:I	-51
prev:1:IF	-37
prev:1:LIVES	-31
prev:1:MANY	0 0 0 0 -63
prev:1:NO	29
prev:1:NOW	-23
prev:1:OUR	-23
prev:1:PAST_I	-23
prev:1:PREFER	-29
prev:1:TASK	-17 0 0 0 0 -52
prev:1:THIS	-11 0 -38
prev:1:UNLESS	-24
prev:1:WE	0 -57 -52 -47 45
prev:1:WHAT	-17
prev:1:_	39
prev:1:a	22
prev:1:do	-27
prev:1:just	-35
prev:1:none	14
prev:1:one	-13 0 0 0 0 -33
prev:1:the	-45
prev:1:there	-41
prev:1:two	-23
prev:asks	35
prev:changes	0 0 0 0 66
prev:changes&valued	20
prev:mood:asked	20 0 0 -68 52
prev:mood:momentary	-19
prev:valued	-12 68 0 0 0 -61
prev:valued:address	-24
prev:valued:duration	-22
prev:valued:number	-28 0 0 0 -47
prev:valued:path	-19
rule:constraint.always	-14 109 0 0 -68
rule:constraint.always-other	47 0 -59 0 0 -57
rule:constraint.ask-before	10 0 0 0 -70
rule:constraint.ask-before-plain	34
rule:constraint.before	32 64 -33 0 -55 0 -26
rule:constraint.before-that	-24
rule:constraint.bound	57 45 0 0 -27
rule:constraint.cannot	17 43 0 0 -46
rule:constraint.dont	47 106 0 0 -50
rule:constraint.dont-other	39 67 0 0 -42 -55
rule:constraint.ensure-every	38
rule:constraint.every	-47
rule:constraint.keep	56 0 0 -50 0 -68
rule:constraint.must	-42 102 -77 0 -80
rule:constraint.must-bare	43
rule:constraint.must-not	0 87 -31 -56 -90
rule:constraint.must-not-other	24 61 0 0 -66
rule:constraint.must-other	48 65 0 0 -90
rule:constraint.need-approval	32 50 0 0 -52
rule:constraint.never	0 88 0 -102 -65
rule:constraint.never-other	71 59 -61 -81 -37
rule:constraint.no-one-thing	39 0 0 0 -42 -62
rule:constraint.no-plural	49 57 -53 0 0 -43
rule:constraint.no-such	0 0 0 0 -55 -70
rule:constraint.none-other	42 0 0 0 -50 -65
rule:constraint.not-allowed	43 44 0 0 -47
rule:constraint.nothing	23 56 0 0 -57
rule:constraint.only	11 0 0 0 0 -63
rule:constraint.only-this	0 46 -29
rule:constraint.per	0 0 0 -37 -56
rule:constraint.thing-only	0 56 -54 0 -77
rule:constraint.we-dont	42 59 -40 -57 -41 -48
rule:constraint.whenever	20
rule:correction.allowed-again	0 -38 0 -34 -48 58
rule:correction.dont-use-but	25
rule:correction.dropped	29 0 0 0 -61
rule:correction.moved	30 -57
rule:correction.no-longer	23 -73 0 0 -47 66
rule:correction.should-be	41
rule:correction.stop	54 0 0 -57
rule:correction.switch-known	46 -50 -57 -60 0 65
rule:correction.switched	0 0 0 0 -73
rule:correction.use-not	0 0 0 -51 -74
rule:decision.against	10
rule:decision.decided	0 0 0 50 -44
rule:decision.decided-other	21
rule:decision.decided-to	27 0 0 46
rule:decision.go-with	25
rule:fact.address	38 0 0 0 76 -65
rule:fact.address-other	30
rule:fact.announced	-11 0 -54 -45 26 -51
rule:fact.contrast	37 0 -72
rule:fact.default-is	21
rule:fact.defined	22 0 0 0 0 -14
rule:fact.done-by	14 -78 -112 0 80 -61
rule:fact.flows	39
rule:fact.form	0 0 0 -80
rule:fact.goes-other	23 -49 -75 0 0 18 -45
rule:fact.is-the-norm	0 0 0 0 0 -30
rule:fact.known-is	47 -52 -42 0 48 -52
rule:fact.lives	13
rule:fact.measure	31 -72 0 0 70
rule:fact.named	49 -57 107 0 -93 -60
rule:fact.need	19
rule:fact.needs-known	56 -88 0 0 81
rule:fact.needs-thing	40 -79 0 0 74 -60 -24
rule:fact.of-a-kind	18
rule:fact.owner	15
rule:fact.port	52 0 -77 0 90 -78
rule:fact.run-with	49 0 0 0 53 -60
rule:fact.runs-via	25
rule:fact.schedule	24
rule:fact.setting	0 -35 -43 0 50 -41 -33
rule:fact.term	46
rule:fact.this-project	45 -50 0 -61 46
rule:fact.use-to-run	37 0 0 0 53 0 -39
rule:fact.value	47 -64 0 0 84 -72
rule:fact.version	-22 0 0 0 63 -66
rule:fact.we	13 -70 0 0 18 -69
rule:fact.we-do	23
rule:fact.we-do-other	40 -48 0 0 19
rule:fact.who-does	48 -61 0 0 33
rule:fact.works-only	51 -54 0 0 72 -34
rule:preference.avoid	31 0 20 0 -26
rule:preference.bare-prefer	-16
rule:preference.brief	69 -58 71 -40 -55 -54
rule:preference.from-now-on	0 0 0 0 -44
rule:preference.from-now-on-other	27 0 0 -43
rule:preference.hate	0 0 0 0 0 -23
rule:preference.language	22 -51 43 0 0 -48
rule:preference.language-other	49 -44 58 -46 -48 -59
rule:preference.like	31
rule:preference.prefer-this	20
rule:preference.reply-language	35
rule:preference.setting	63 -64 68 -36 -54 -46
rule:preference.this-over-that	-12 -31 58 -35 -43 0 -19
rule:preference.use-for	-18 -39 58 -40 -48 -60
rule:preference.use-in	22
rule:preference.use-known	37 -56 76 0 -56 -66
rule:preference.want-small	24
ruled	61
ruled&later	67
ruled&outset	0 0 0 0 0 -81
same	-20 0 -62
same SYMPTOM	-28
same SYMPTOM $	-17
same SYMPTOM last	-15
same _	-15 0 -58
same _ $	0 0 0 50 0 -54
same _ ,	-21
same _ as	-18
same for	-23
same for the	-23
size:11	15
size:11&1:!	-27
size:11&1:<acronym>	39 0 0 0 -44
size:11&1:<code>	23
size:11&1:<name>	43
size:11&1:<number>	46 0 0 0 -66
size:11&1:<path>	24
size:11&1:<version>	25
size:11&1:ALWAYS	-14 -21 74 -37
size:11&1:ASKS	-35
size:11&1:DECIDE	0 0 0 24 -99
size:11&1:DOING	0 0 -54 0 -38
size:11&1:DONT	29 0 -79
size:11&1:DROP	48 0 -41 62 -36
size:11&1:FORNOW	-51
size:11&1:FUTURE_I	-22
size:11&1:HEARSAY	-29
size:11&1:HEDGE	-14
size:11&1:IF	0 0 0 0 -68
size:11&1:IS	24 0 0 -62
size:11&1:KEEP	17 0 0 0 -48 -59
size:11&1:LIVES	30 0 0 -50
size:11&1:MANY	26
size:11&1:MOVED	0 0 0 0 0 -30
size:11&1:MUST	-27
size:11&1:NEVER	0 0 -59
size:11&1:NOT	0 40
size:11&1:NOWON	0 0 0 -49
size:11&1:ONLY	37 0 0 0 0 -43
size:11&1:OUR	0 0 0 -86
size:11&1:PAST_I	-26
size:11&1:PREFER	47
size:11&1:SYMPTOM	31 -51 0 -47
size:11&1:THIS	26 0 0 -90 0 68
size:11&1:TIME	22
size:11&1:UNLESS	13 71
size:11&1:USE	0 -50 0 0 -53
size:11&1:WE	-10
size:11&1:WRONG	36 0 0 0 -39 41
size:11&1:YOU	0 0 -46
size:11&1:_	38
size:11&1:a	41 0 0 0 0 0 -65
size:11&1:an	29 0 0 0 0 -41
size:11&1:das	41 -25
size:11&1:default	0 0 0 0 33 -25
size:11&1:der	53
size:11&1:die	48
size:11&1:ein	-22
size:11&1:el	35
size:11&1:for	0 0 -56 0 0 -40
size:11&1:from	23 0 0 0 -59
size:11&1:il	27
size:11&1:im	27
size:11&1:in	-29 0 0 0 -51
size:11&1:just	-9
size:11&1:la	43
size:11&1:las	0 0 0 0 35
size:11&1:last	10
size:11&1:le	41 0 0 0 0 0 -39
size:11&1:les	42
size:11&1:new	21 0 0 -36
size:11&1:o	30 0 0 0 38
size:11&1:on	-23
size:11&1:one	20 0 65 0 -68
size:18	27
size:18&1:<name>	20 0 0 0 61 -59
size:18&1:ALWAYS	-25
size:18&1:DECIDE	29
size:18&1:DOING	0 44 0 -49
size:18&1:DONT	44
size:18&1:EVERY	20
size:18&1:I	41
size:18&1:IS	26
size:18&1:MANY	27
size:18&1:MUST	20
size:18&1:NEVER	0 40
size:18&1:PREFER	-19
size:18&1:SYMPTOM	29
size:18&1:TASK	0 0 0 0 -80
size:18&1:UNLESS	24
size:18&1:USE	-16 -62 0 0 -56
size:18&1:WE	18 0 0 0 0 -83
size:18&1:WHAT	25
size:18&1:WRONG	21
size:18&1:_	26
size:18&1:in	-12
size:18&1:le	0 0 0 0 33
size:18&1:new	15
size:18&1:on	32
size:18&1:one	21 73
size:18&1:to	23
size:2	-44 0 0 0 0 -40 -12
size:2&1:!	-19
size:2&1:<number>	18
size:2&1:<path>	-9
size:2&1:AGAIN	-26
size:2&1:ALWAYS	-46
size:2&1:ASKS	-35
size:2&1:DECIDE	-59
size:2&1:DOING	-57
size:2&1:DONE	-47
size:2&1:DROP	0 -39 40
size:2&1:FORNOW	28 0 0 0 -32 38
size:2&1:FUTURE_I	-27
size:2&1:I	-25
size:2&1:IS	-51
size:2&1:KEEP	0 -37 42
size:2&1:LIVES	-44
size:2&1:MANY	-22 -34 44 -37 -45 -35
size:2&1:MAYNOT	-43
size:2&1:MUST	-41
size:2&1:NEVER	-51
size:2&1:NO	-32 49 -58 -48
size:2&1:NOT	-57
size:2&1:OWNER	-48
size:2&1:PREFER	-60
size:2&1:SYMPTOM	-40
size:2&1:TASK	0 0 -25 37 0 -37
size:2&1:THIS	-19
size:2&1:TOO	-14
size:2&1:WHAT	-30
size:2&1:YOU	-36
size:2&1:_	-23 0 0 0 0 -72 -24
size:2&1:none	-19 0 0 0 -32
size:2&1:one	-49
size:2&1:two	-34
size:2&VALUE	0 0 -26 -58 0 -38
size:4	-32
size:4&1:<acronym>	21 0 0 0 0 -55
size:4&1:<amount>	0 40 -36
size:4&1:<name>	-49
size:4&1:<number>	-30
size:4&1:<path>	0 0 -45 0 51
size:4&1:AGAIN	-24
size:4&1:ALWAYS	32 0 0 -44 -43
size:4&1:ASKS	-14
size:4&1:BECAUSE	-25
size:4&1:CALLED	-29
size:4&1:DECIDE	0 0 0 44 -57 -60
size:4&1:DOING	28 -66 0 -46 68 -59 -24
size:4&1:DONE	-30
size:4&1:DONT	0 67 -70 0 -37 -54
size:4&1:DROP	-28 0 0 -38 0 -44
size:4&1:EVERY	-37 0 0 0 0 -57
size:4&1:FORNOW	-29
size:4&1:FUTURE_I	-22
size:4&1:HEARSAY	-18
size:4&1:HEDGE	-20
size:4&1:I	-47
size:4&1:IS	-36 -50
size:4&1:KEEP	0 0 0 0 -43 -73
size:4&1:LIVES	-61
size:4&1:MANY	-12 -30 0 0 0 -51
size:4&1:MAYNOT	-33
size:4&1:MOVED	15
size:4&1:MUST	12
size:4&1:NEVER	35 0 0 0 -41
size:4&1:NO	0 0 0 0 -66
size:4&1:NOW	-24
size:4&1:ONLY	0 0 -33 -53 53
size:4&1:OUR	14 0 0 0 -28
size:4&1:PAST_I	-42
size:4&1:PREFER	0 -37 33
size:4&1:SHOULD	-23
size:4&1:SYMPTOM	-59
size:4&1:TASK	-41 0 70 -47 -79 0 5
size:4&1:THEY	-41
size:4&1:THIS	-52
size:4&1:TOO	-21
size:4&1:UNLESS	-57
size:4&1:USE	45 0 0 -77
size:4&1:WAS	-27
size:4&1:WE	-34 0 0 -87
size:4&1:WHAT	-29
size:4&1:YOU	-43
size:4&1:_	-7
size:4&1:a	-56
size:4&1:das	-49
size:4&1:de	-81
size:4&1:default	0 0 0 0 37 -23
size:4&1:der	-38 0 0 0 44
size:4&1:do	-35
size:4&1:el	-14 0 0 0 28 -37
size:4&1:for	-31
size:4&1:il	0 0 0 0 33 -35
size:4&1:in	18
size:4&1:just	-16
size:4&1:la	-65
size:4&1:new	0 0 0 39 -35
size:4&1:on	33 0 0 -47 0 0 -26
size:4&1:one	0 0 0 -51
size:4&1:the	-64 -58 0 0 0 -67 -29
size:4&1:there	-28
size:4&1:two	9
size:4&VALUE	0 0 0 0 0 -58
size:7&1:<acronym>	-20 -53 0 0 55 -47
size:7&1:<code>	20 0 0 0 -50
size:7&1:<host>	-15
size:7&1:<name>	24 0 -50 0 0 0 -33
size:7&1:<number>	-16 0 0 0 0 -63
size:7&1:<path>	17
size:7&1:<version>	23
size:7&1:ALWAYS	35 81 -13
size:7&1:ASKS	-27
size:7&1:CALLED	32 0 0 0 0 -48
size:7&1:DECIDE	0 0 -77 0 0 -67
size:7&1:DOING	0 -83 -41 0 71 0 -49
size:7&1:DONE	18
size:7&1:DONT	-14
size:7&1:DROP	-14 -61
size:7&1:EVERY	0 76 -123 -54 -92 -121
size:7&1:FORNOW	-28
size:7&1:FUTURE_I	0 -55 50 0 0 -46
size:7&1:HEARSAY	-36
size:7&1:HEDGE	-37
size:7&1:I	-34 -89
size:7&1:IF	17 -35
size:7&1:INSTEAD	-11
size:7&1:IS	0 0 0 0 -78
size:7&1:KEEP	16 0 0 -52
size:7&1:LIVES	0 0 -60 -68
size:7&1:MANY	0 0 68
size:7&1:MAYNOT	39
size:7&1:MOVED	-49
size:7&1:NEVER	28 76 -83 -83 -45 -74
size:7&1:NO	32 0 0 0 -71
size:7&1:NOT	12 0 0 0 -46
size:7&1:NOW	-12 -51 0 -47 57 -26
size:7&1:NOWON	32
size:7&1:ONLY	0 0 -40 0 -55
size:7&1:OUR	0 0 0 0 66
size:7&1:PAST_I	-23
size:7&1:PER	18
size:7&1:PREFER	20 -41 48 0 -37
size:7&1:SHOULD	-39
size:7&1:SYMPTOM	-19 0 0 0 -32
size:7&1:TASK	-34 -38 0 -76 -3 0 -35
size:7&1:THEY	-36
size:7&1:THIS	-37
size:7&1:TIME	33 -44
size:7&1:TOO	-43
size:7&1:USE	-42
size:7&1:WE	32 0 -47
size:7&1:WHAT	-19
size:7&1:WRONG	-17
size:7&1:YOU	31
size:7&1:a	0 -46
size:7&1:after	-24
size:7&1:back	-19
size:7&1:both	-32
size:7&1:das	-11
size:7&1:de	64 0 0 0 52
size:7&1:default	14
size:7&1:der	0 0 -86 0 49
size:7&1:die	0 -78 0 0 74
size:7&1:do	-17
size:7&1:ein	49
size:7&1:el	0 0 0 0 57 -74
size:7&1:first	-29
size:7&1:for	19 -61 0 0 0 -35
size:7&1:from	0 -37
size:7&1:il	23 0 0 0 0 -34
size:7&1:in	20 0 0 -56
size:7&1:just	-31
size:7&1:la	0 0 0 -66 72 -77
size:7&1:le	0 -58
size:7&1:les	0 0 -73 0 0 -40
size:7&1:los	34
size:7&1:new	31 0 -63
size:7&1:o	34
size:7&1:on	-11 -53
size:7&1:one	0 -63 0 0 0 -26
size:7&1:para	21
size:7&1:there	-23
size:7&1:to	0 -40
size:7&1:two	-26
size:7&1:un	31
size:more	37
size:more&1:IS	25
size:more&1:NO	15
size:more&1:PAST_I	12
size:more&1:the	23
size:more&VALUE	19
sur	0 0 0 0 0 -62
sur _	22
sur le	12 0 0 0 32
sur le _	12 0 0 0 32
than	12 0 0 0 0 -68
than <number> TIME	-13
than PER IS	27
than _	0 0 0 0 -36
than _ $	34 0 0 0 -33
than _ ,	-23
than a	36 0 0 -33
than a _	35 0 0 -28
than one	12
than the	-11
than two	43
than two TIME	37 -26 0 0 52
the <acronym>	14 -63
the <acronym> IS	-12
the <acronym> LIVES	21 0 0 0 -36
the <code>	13
the <code> _	13
the <date>	28
the <date> $	26
the <name>	17
the <number>	52 -42
the <number> _	46 -39
the <version>	19
the <version> _	19
the BECAUSE	-29
the CALLED	-38 0 0 0 0 -47
the CALLED $	-17
the DECIDE	37 0 0 14 -58 -47
the DECIDE IS	36 -62 0 55 -39 -34
the GRATITUDE	28 0 0 -45
the GRATITUDE $	32 0 0 0 -38
the GRATITUDE _	-15
the I	44
the LIVES _	23
the MOVED	-30 -38
the MOVED _	0 -38
the MOVED to	-33
the NOLONGER	27
the NOLONGER _	24 0 0 0 0 -45
the Name	31
the Name _	29 0 0 0 0 -39
the ONLY	-14 -66 0 -58 70 -49
the ONLY _	-14 0 0 0 54 -37
the OWNER	18 0 0 0 0 0 -52
the OWNER _	31 48 0 -34
the PER	0 -47
the PER _	0 -47
the SYMPTOM	-35
the SYMPTOM IS	-21
the SYMPTOM _	-26
the TIME	-16 0 -81
the TIME $	0 -50 -27
the TIME LIVES	-18
the TIME _	-26
the TIME of	24
the TIME one	-28
the WRONG	-21
the _ "	-15
the _ ,	-23
the _ ;	26 0 0 -47 -58
the _ <amount>	18
the _ <code>	0 0 0 0 57 0 -69
the _ <host>	13
the _ <name>	-21
the _ <number>	-56 -40 0 0 0 -37
the _ <path>	-27 0 0 0 37 -39
the _ <version>	22
the _ ?	-37
the _ AGAIN	-18
the _ CALLED	25 0 0 0 0 -59
the _ DECIDE	43 0 0 47
the _ DONT	-32
the _ DROP	22
the _ EVERY	-1
the _ FORNOW	-44
the _ GRATITUDE	16
the _ HEARSAY	-25 0 0 -47
the _ HEDGE	-20
the _ KEEP	1
the _ LIVES	0 -113
the _ MAYNOT	24
the _ MOVED	0 -81
the _ NEVER	0 38
the _ NO	30 0 0 0 -40
the _ NOLONGER	19 0 0 9
the _ NOT	-44 0 0 -44 -29 51
the _ NOW	25 0 0 -41 63 -57
the _ ONLY	14
the _ OWNER	32 0 0 0 7
the _ PER	-22
the _ PLEASE	-34
the _ SHOULD	-72
the _ SYMPTOM	-51
the _ THEY	0 0 -45 -37
the _ THIS	48
the _ TIME	52 0 0 0 0 -66
the _ TOO	15
the _ UNLESS	21 0 0 0 0 -73
the _ USE	-42 -54
the _ WAS	-27 0 0 0 66 -22
the _ WE	50
the _ WHAT	31
the _ YOU	33
the _ a	27
the _ after	25 -66 0 0 32
the _ an	-33
the _ and	0 0 0 43
the _ at	29 0 0 -69 60 -35
the _ between	-23
the _ but	-19
the _ first	19
the _ for	-52 0 0 -78 65 -9
the _ from	0 0 0 -17 0 55
the _ here	-42
the _ in	-14 -54 0 -62
the _ into	12 0 0 0 -50
the _ like	-61
the _ most	-20
the _ of	-32
the _ off	-40
the _ on	0 0 0 -56 0 -64
the _ one	0 -82
the _ out	-2
the _ over	-35
the _ the	16
the _ under	0 0 0 0 43
the _ with	15 0 -72
the back	13
the back _	13
the default	-35
the default $	-30
the default _	-17
the first	-27 0 -65 0 0 -66
the first _	-35 0 0 0 0 -53
the first of	22
the first two	-14
the last	-21
the last <number>	-31
the new	-33 -63 0 49
the new _	-36 -57 0 56 0 -61
the new one	0 0 0 -44
the old one	0 0 0 0 -37
the one	7 -66
the one THIS	24
the one in	18
the other	-38
the other _	-48
the other one	-38
the same	-23
the same SYMPTOM	-20
the same _	-20
the same as	-10
the same for	-16
the two	-48
the two _	-45
then $	0 -39 -48 0 0 -50
then I	-22
then I _	-22
then WE	-28
then WE MUST	-17
then WE _	-23
then _ $	25 0 0 -40
then _ THIS	-33
then _ a	0 0 0 0 -32
there	-21
there $	-32 0 -51 0 0 -44
there ,	13
there FORNOW	-16
there FORNOW $	-16
there IS a	-18
there IS an	-30
there IS more	14
there IS two	19
there SHOULD	-13
there SHOULD _	-13
there WAS	-25
there _	20
there _ NO	19
to <acronym>	36
to <acronym> $	36 0 0 0 -55
to <amount>	15 0 0 0 -46
to <host>	27 0 0 0 53 -42
to <host> $	17 0 0 0 41 -31
to <name>	34 0 0 -56 35
to <name> $	26 0 0 -53
to <name> ,	0 0 0 0 28 -39
to <number>	37
to <number> $	36 -57
to <number> FORNOW	-24
to <number> NOW	0 23 0 0 -54
to <number> PER	41 0 0 0 39 -31
to <number> TIME	26 -59 0 0 75 -48
to <number> _	0 -96 0 0 116 -86
to <number> and	-17
to <number> for	-11
to <number> in	14
to <path>	21 0 -82 -65
to <path> $	16
to ALWAYS	-16
to DONE	-25
to EVERY	0 0 0 0 -47
to I	0 0 0 0 -41
to I $	-26 0 -37
to KEEP	-21
to KEEP the	19
to LIVES	-29 0 0 0 54
to LIVES THIS	-23
to LIVES _	-24
to LIVES one	-28
to LIVES the	34 0 0 0 42 0 -36
to Name $	23
to OWNER	-32
to PER	17
to THIS $	-15
to THIS _	15
to TIME	26 -59 0 -49 53
to TIME $	37
to TIME <number>	35 0 0 -30 36
to USE a	-12
to WHAT	0 0 0 0 -48
to WHAT I	16
to YOU	-33
to YOU $	-27
to _	-17
to _ "	-27
to _ $	0 0 -72 0 30
to _ ,	0 0 0 0 0 -64
to _ <number>	39 0 0 0 0 -57
to _ EVERY	-27
to _ IS	-12 -38 0 -32
to _ MUST	-18
to _ ONLY	43 0 0 0 0 -47
to _ THIS	-21
to _ TIME	-13
to _ WHAT	-43
to _ a	-17 0 0 35 0 -27
to _ at	-30
to _ by	21
to _ for	-33
to _ from	15
to _ last	30 0 0 -35
to _ on	0 0 0 0 -36
to _ over	29
to _ the	21 0 -61
to _ to	25
to a	14 0 0 0 -67
to a _	14 0 0 0 -65
to do THIS	-28
to do _	28
to one	24
to one _	31
to the	-26
to the <acronym>	23
to the TIME	-14
to the first	-33
to the new	-37
to the other	-15
to two	19
true	-25
true $	-15
two $	0 0 0 0 0 -33
two TIME	0 -69 0 0 0 -51
two TIME $	-35 0 0 0 34
two TIME _	-33
two _ $	-32 0 -63
two _ ,	17 0 -68
two _ IS	15
two _ NOW	26 0 0 0 34
two _ UNLESS	35
two _ and	26
two _ at	-23
two _ for	14 0 0 0 -51
two _ in	18
two of	-45
um _	31
un	0 0 -53
un _	0 0 -53
un _ $	0 0 0 -44
una	13
una _	13
und	0 -58
und NOT	36
under <number>	0 0 0 -48
under <number> LIVES	-29
under <number> _	40 0 0 0 -44
under <path>	0 -40 0 0 53
under <path> $	35 -58
under _ $	0 -37
up	-13
up $	0 0 0 -62 0 -68
up ,	22
up , _	10
up _	0 0 0 0 51
up a	-28
up a _	-28
up by	-46
up by <amount>	-32
up in	27
up in _	37
up on	0 0 0 -46 57
up the	-27
up the _	-25
up to	0 -66
up to <number>	29
up to PER	17
up to _	-18
up with	15
up with _	15
valued	18
valued:address	21
valued:bandwidth	32
valued:clock	43 -78 0 0 85 -72
valued:day	0 -76 0 -67 87
valued:frequency	32 0 0 0 56
valued:interval	40 0 0 0 51
valued:money	47 -53 0 0 62 -56
valued:name	24 -63 0 0 0 0 71
valued:path	17
valued:share	-22 20
valued:size	7 0 0 0 91 -66
valued:version	25 0 0 0 93 -85
von	40 0 -60 0 0 -56
von _	36 0 -46 0 0 -39
with <acronym>	30
with <code>	45 -34 0 0 -51 -66 78
with <code> $	31
with <code> ,	25 -24 0 0 -69 0 66
with <name>	0 0 0 -45
with <number>	0 0 0 0 0 0 -48
with <number> $	26
with <path>	17 -49 0 0 -71 -35 110
with <path> ,	18
with <path> _	0 -29 0 0 -42 -27
with I	32
with THIS	15 0 0 0 0 -58
with THIS _	30 0 0 0 -39 -50
with THIS one	-26
with _	21
with _ $	21 -54 0 0 12 0 -61
with _ ,	11
with _ <flag>	29 0 0 0 0 -33 70
with _ <number>	-30
with _ =	0 -33 0 0 38
with _ ?	-19
with _ ALWAYS	-19
with _ IF	-16
with _ IS	16
with _ LIVES	23
with _ and	26
with _ for	-15
with _ in	36 -42 0 0 -49
with _ out	-34
with just	13
with one	-34
with one _	-34
with the	-20
with the TIME	-26
with the _	-16
with two	-10
with two _	-10
y	38 -57 0 -64
y _	28
zu	0 0 0 0 0 -47
zu _	0 0 0 44 0 -41
~! !	-16
~, 0	-26
~, 1	13 0 0 0 -21
~, 24	23
~, 3	0 0 0 0 -43
~, 30	17
~, 500	0 0 0 0 38
~, 768	16
~, 8	18
~, 8443	17
~, a	0 0 0 49
~, about	-20
~, add	-21 29 -25
~, after	33 0 0 0 47
~, alleen	31 0 0 0 -39 -35
~, alles	0 -29
~, also	32 24 0 0 -42 -44
~, always	35 0 0 -39
~, another	-31
~, as	-20 -46
~, at	11 38
~, auditors	0 0 0 -39
~, because	-18
~, both	-16 -37
~, but	-29
~, can	-25
~, change	-24
~, changes	29
~, check	-33
~, ci	22
~, compose	34
~, corrections	20
~, could	-22
~, credit	37
~, customers	24
~, da	27
~, dann	29 0 0 0 -50
~, das	16 0 0 0 -66
~, do	-25
~, docs	0 0 0 -37
~, does	-33
~, don't	24 0 0 0 0 -47
~, el	28 0 0 0 -63 51
~, es	-22 0 0 0 -36
~, even	37 0 0 0 -48
~, every	0 0 0 0 -50
~, everybody	-25
~, everything	23
~, exactly	-22
~, except	18 0 0 0 56
~, export	31 -34 54
~, final	33 0 -39 36
~, fix	-38
~, for	12 0 -38 -37
~, full	0 0 -24 -44 36
~, go	-42
~, gracias	-19
~, he	-18
~, i	0 -66 52
~, i'll	-16
~, i'm	-36
~, ids	37
~, ignore	-21
~, in	0 -59
~, is	-23
~, it	-15 0 0 0 45
~, it's	32 0 -96 0 -58 72
~, its	28
~, jobs	18
~, just	0 0 45
~, kafka	18
~, keep	16
~, la	19
~, last	-17
~, le	0 0 0 0 -26
~, leave	-18
~, let's	-28
~, like	27
~, limit	-27
~, local	14
~, locally	-22 -25
~, look	-15
~, make	0 0 0 0 -44
~, many	45 0 64 0 -53
~, marketing	51 -57 0 0 60
~, monthly	22
~, my	-14
~, needs	33 -42 0 0 -41 0 59
~, newest	-30
~, nice	-25
~, nicht	49 -57 0 0 0 34
~, no	24 0 0 -28
~, nobody	34 -69 0 61 0 -59
~, not	28
~, nothing	26 0 0 -55
~, now	-17
~, o	18 -32
~, offline	0 0 0 -25 41
~, old	25 -48
~, on	28
~, one	49 0 0 -46
~, openocd	20
~, or	16 0 -31 -34 38
~, our	21
~, pas	34 -56 0 0 -55
~, people	51
~, plain	38 0 -29
~, plan	35
~, pnpm	44 -51 0 -28 0 47
~, por	-24
~, put	-38 0 0 0 -23
~, python	26
~, questions	-15
~, reports	34 0 0 0 52
~, rest	34
~, retries	40 0 0 0 -36
~, right	-38
~, run	-20
~, same	18 0 0 -44
~, seriously	-12
~, she	31 0 0 -30
~, ship	-25
~, show	-34
~, sorry	-29
~, stage	18 0 0 0 0 -33
~, staging	35 -45 0 0 21 0 -41
~, start	-23
~, stop	20
~, take	-16 0 0 0 -34
~, team	24 0 0 0 0 -48
~, tell	24
~, test	26
~, tests	32
~, thank	-14
~, thanks	-36
~, that	25
~, that's	16 -48
~, the	25
~, then	0 0 0 0 0 -63
~, there	15 0 -21 0 -34
~, there's	23 0 0 0 0 32
~, they	-30
~, they're	39 0 0 0 -58
~, three	17 0 0 0 39 -44
~, too	30 0 0 -49
~, two	51
~, use	0 0 -48 -47 0 66
~, users	-27
~, v1	28
~, v3	15
~, wait	-16
~, we	40
~, we're	40 0 0 63 0 -54
~, what	-15
~, what's	-42
~, why	-28
~, with	-21
~, without	31 0 0 0 -47
~, you	33 0 0 0 0 56 -34
~0 ,	-13
~0 79	-37
~0 9	23
~0 is	32
~00 and	-21
~02 :	-22
~1 ,	-19
~1 0	21 -36 0 53
~1 74	38 -32
~1 am	-18
~1 gb	-35
~1 is	41 -46 0 0 0 -41
~1 to	29 -78 0 0 73 -48
~10 2	30
~10 mb	0 38 0 -40
~10 percent	-17 0 0 0 44
~100 ,	-24
~12 characters	-39
~14 ,	20 0 0 0 -50 48
~14 :	-40
~14 days	24 -52
~14 is	-49
~14 open	-32
~15 minutes	25 -39
~16 ,	19 0 0 0 51
~16 and	29 0 0 0 48
~18 :	18
~180 kb	20 0 0 0 -40
~192 168	27
~2 ,	17 -64 0 0 61 -72
~2 0	33
~2 1	-20 -52 0 0 57
~2 3	-17
~2 5	25
~2 gb	-46
~2 is	-17 0 0 0 32
~2 mb	-41
~2 million	13
~20 ,	46 0 -44 -55 0 54
~20 lines	-42
~20 minutes	28 0 0 0 43
~200 kb	19 -40 0 0 35
~200 mb	0 0 0 0 -33
~200 ms	26
~203 dpi	21 0 0 0 39
~24 hours	17 -47 0 0 38
~25 mb	24
~25 minutes	-22 0 0 0 44
~250 since	36 0 0 -34
~28 days	30 -46
~3 12	30 0 0 -41
~3 2	20
~3 and	-18
~3 gb	24
~3 is	-44
~3 minutes	37 0 0 0 39
~3 of	-29 0 0 40 0 -31
~3 seconds	-15 0 0 0 -29
~30 ,	40 -22 0 0 -59 51
~30 days	-13 0 0 0 0 -60
~30 s	14 -30 0 0 47
~30 seconds	-23
~30 was	17
~300 lines	27
~4 ,	15
~4 0	23 -42
~4 cores	19
~4 hours	-20
~4 in	-15
~4 seconds	-39
~40 rows	-42
~40 seconds	-34
~480 ,	16
~5 ,	18 42
~5 for	15 0 0 0 44
~5 mb	18 -39
~5 minutes	-24
~50 items	23
~512 mb	40
~6 since	37
~60 days	18
~64 gb	33
~7 as	0 0 0 0 -32
~7 days	20
~768 and	16
~8 gb	28
~8 hours	-16 -48 0 0 34
~8 to	17 17
~8 was	18
~80 ,	18
~80 is	0 35
~80 ms	17 -41
~80 percent	-25
~8080 is	-13
~9 and	23
~90 days	-17 0 0 0 0 -54
~99 5	16 -45 0 0 40
~: 02	-33
~: 15	-14
~: 30	43 0 0 0 34
~: dev	22 0 0 -39 45 -49
~: it	0 0 0 0 -28
~: it's	-9
~: make	25 -32 0 -49 -55 0 55
~: no	47 44 0 0 -66 -66
~: nobody	15
~: one	-6 -66 -43 0 34 -46
~: please	-16
~: see	-48
~: stg	27 0 0 0 41 -42
~: the	0 -66 0 -61
~: we	43 0 0 38 -40 -45
~; the	17
~a 401	36
~a 500	-41
~a and	-24
~a batch	17
~a big	0 0 0 0 -42
~a bigger	-30
~a bit	-51
~a bug	21
~a button	-31
~a cache	32
~a changelog	30
~a check	-25
~a coffee	-27
~a comma	-32
~a comment	-20
~a copy	29
~a cron	-15
~a dashboard	14
~a date	-19
~a day	-32 0 -62 -65
~a degree	26 0 0 0 31
~a demo	-24
~a dependency	16
~a difference	-21
~a different	-14 0 0 0 27
~a doc	27
~a draft	-30
~a dummy	29
~a few	-20
~a file	0 0 0 0 -33
~a fix	-35
~a flag	-28 0 0 0 -38
~a flaky	27
~a form	-19
~a fourth	39 0 0 0 46
~a freeze	-28
~a full	37 0 0 0 0 -35
~a function	-38
~a gap	27
~a good	-31
~a hard	41
~a hundred	-33
~a label	0 0 0 0 -32
~a las	38 0 0 0 40
~a link	-26
~a list	-48
~a little	-31
~a lo	-27
~a lock	-24
~a login	24 0 0 0 41
~a long	-30
~a look	-48
~a lot	-34
~a machine	32
~a major	26
~a map	-32
~a meeting	-19
~a member	-29
~a migration	46 36
~a minute	13
~a month	0 0 0 0 49
~a name	24 27 0 0 -32
~a new	-15
~a nice	-28
~a night	32 0 0 0 -37
~a null	-28
~a number	-11
~a page	17 -57
~a partir	14 0 0 0 -33
~a person	28 -45
~a plan	-25
~a pleasure	-40
~a plugin	-22
~a postgres	23
~a pr	13
~a price	34
~a problem	-40
~a race	-31
~a release	19 0 0 0 -41
~a restart	-27
~a review	-22
~a row	39
~a rule	-25
~a runbook	21 54 0 -38
~a running	-27
~a script	-36
~a search	-18
~a separate	12
~a session	21
~a short	-24
~a single	33 0 0 0 -37
~a slide	-27
~a small	-46
~a smaller	-23
~a spinner	-27
~a story	36
~a strange	-34
~a string	-30
~a summary	-34
~a table	0 32 -36
~a tag	18 -45
~a team	-27
~a tenth	28 0 0 0 39
~a test	25 42 0 0 -64
~a theme	-32
~a thousand	-29
~a ticket	39
~a time	31 0 0 0 -40
~a title	-18
~a typo	-55
~a user	-17
~a version	29 0 -50 0 35
~a view	-22
~a vpn	-30
~a warning	-31
~a week	-15
~a while	-39
~a year	0 0 0 0 0 -52
~ab jetzt	21
~abhängigkeiten ohne	13
~able to	-13
~about 2	0 -25
~about 40	-17
~about a	-24
~about it	-16
~about naming	0 0 0 -20
~about that	-34
~about yesterday	28
~above the	0 -27 0 0 38
~access to	34 0 0 -30
~accessibility is	25
~according to	-16
~account ,	15 0 0 0 39
~acting up	-29
~adapt the	-27
~add a	-23 49 -47 0 -56
~add an	-22
~add it	-22
~add sso	-15
~add the	-38
~add types	-30
~adding comments	15
~address ,	20
~address is	17
~addresses ,	24
~adhérent peut	15
~admin area	-15
~admins can	-23 33 0 0 -30
~admins see	21 -39 0 0 39
~after all	13 0 0 61 -61
~after an	-22
~after init	32 48 -36
~after login	-18
~after lunch	-24
~after that	-14 0 0 0 40
~after the	-23 0 0 0 0 -54
~again ,	0 0 0 0 -45
~again after	-27
~against the	0 -46
~agreed that	19
~agreed to	23 0 0 44
~agreed with	18
~ahora es	19
~ahora no	-25
~al final	-13
~alert for	-21
~all ,	30
~all a	-18
~all good	-46
~all of	-39
~all our	26 -45 0 0 53
~all queries	20 0 0 0 -29
~all tests	-45
~all the	0 0 0 0 0 28
~all three	-30
~alles in	21
~allocations in	16
~allowed ,	42 -44 0 0 0 47
~allowed to	22
~almost full	-20
~also add	-16
~also for	21 0 -19
~alt text	27 29
~altijd in	21
~always a	-35
~always add	-16
~always answer	26 -30 42
~always ask	0 0 -55
~always dns	-37
~always extend	24 51 -23
~always fails	-27
~always in	31
~always run	28 53
~always show	33
~always the	-39
~always works	-23
~always write	13 0 -54
~am cache	-33
~am schema	24
~american spelling	25 0 37 0 -37
~amounts are	0 0 0 0 34
~amounts in	18 0 0 0 33
~an argument	-32
~an example	-17
~an exception	-20
~an hour	-50 -55 0 0 66
~an incident	30
~an index	-22
~an outage	32
~an owner	0 -54
~an update	-38
~and 1200	16
~and 16	25 -38 0 0 46
~and 2	17
~and 6	0 -37
~and add	-16
~and are	-28
~and check	-29
~and come	-22
~and continue	-21
~and don't	17
~and each	30
~and fix	-20
~and get	21 0 0 0 44
~and have	30
~and he	20
~and i	-32
~and it's	31
~and look	-23
~and no	24
~and none	13
~and not	51
~and nothing	-22
~and now	-20
~and only	-19 0 0 0 52
~and run	-28
~and see	-21
~and send	-17
~and she	21
~and show	-29
~and still	-25
~and takes	32
~and text	-20
~and the	-13
~and their	26
~and then	-20
~and there	-24
~and they	28
~and to	23
~and try	-19
~and up	43
~and update	-22
~and wait	-19
~and was	-32
~and we	36
~and we're	20
~and write	-16
~another plan	-22 0 0 0 38
~answer in	0 -35 52 0 -42
~answer the	-27
~answers short	39 -56 67
~answers with	-21
~antes de	-19
~antwortet nicht	-32
~any ,	32
~any file	20
~any longer	0 0 0 0 -26
~any more	36 -57
~anything else	36
~anything in	24 35 0 0 -46
~anything that	27 0 43 -51 -62
~anything under	21
~anything with	20
~anywhere ,	0 51 -33 -36
~apache 2	28 0 0 0 37
~apaga esse	-20
~api ,	21 46 0 0 -52
~api are	17 -42 -37 0 56
~api gives	39
~api is	22 0 0 0 0 -62
~api key	0 0 0 0 43 -45
~api listens	22 0 37 0 0 -33
~app ,	25
~app ;	27
~app for	18
~app is	0 0 0 -61
~app needs	13
~app services	0 0 -32
~append only	0 0 0 0 34
~applies to	25
~archive keeps	16
~are 14	27
~are 20	36 0 0 0 0 -29
~are 3	-29
~are 40	-40
~are 480	16
~are 8	27 -57 0 0 47 -42
~are a	22 -43
~are all	-15
~are always	35 0 0 31
~are blank	-30
~are broken	-26
~are burned	18
~are computed	17 0 0 -23 -38
~are cut	0 0 0 0 51
~are deleted	0 0 0 0 -48
~are done	-21
~are encrypted	21 0 0 0 0 -34
~are final	19 -44 33 -51
~are fine	48 0 0 0 -72
~are fixed	-27
~are for	0 0 0 -41 -55
~are four	16
~are from	0 0 0 0 47 -35
~are generated	0 -45
~are going	16
~are gone	17 -42 0 0 33 -42
~are green	-31
~are hashed	23
~are having	31
~are immutable	24
~are in	0 0 -28 -62 50
~are kept	31 -55 0 0 56
~are left	-30
~are like	29
~are limited	19
~are made	35 -41 -25 -38 65 -36
~are missing	-45
~are name	-28
~are named	26 0 0 0 0 -27
~are negative	22 -38 -31
~are numbered	22 0 0 0 39
~are off	0 0 -42 0 0 -45
~are on	21 -64 0 -47
~are only	0 0 0 0 -18
~are out	-19
~are over	0 0 0 -36
~are per	14
~are plain	16 0 0 0 49
~are read	34 36 0 -52
~are recorded	0 -28
~are red	-30
~are rotated	23
~are rounded	27
~are sent	27 -42 0 0 47
~are separate	20 0 0 0 37
~are signed	28 0 -48 0 0 -51
~are skipped	16
~are sorted	18
~are started	22
~are still	27
~are stored	24 -45 0 0 41
~are taken	21
~are the	-17
~are there	-14
~are two	0 0 -40
~are ulids	42
~are utc	28
~are valid	40 0 0 0 38 -35
~are versioned	20
~are we	-25
~are written	25 -54
~argument ,	-22 39 0 0 -37
~arrow functions	33 -39 57 0 -37 -39
~as agreed	22
~as an	-14 -48 -31
~as far	-22
~as in	38 0 0 -34 0 -33
~as it	-20
~as of	55 0 -86 0 0 -69
~as possible	28
~as root	21 36 0 0 -37
~as strings	-28
~as well	28 0 -32 37 -53
~ask before	29
~ask for	-11
~ask him	-20
~asked for	-21 0 0 0 -46
~asked in	15 0 0 44 -32
~asking me	21
~asks for	-25
~assertion per	33 0 0 0 -37
~assume that	-12
~async await	21
~at 0	-29
~at 02	-22
~at 1	10
~at 10	0 0 0 0 44 -42
~at 100	-37
~at 14	-11
~at 192	23
~at 2	-21
~at 3	15
~at 5	-29
~at 600	37 0 0 0 54
~at 80	-22
~at 9	-24
~at a	33 0 0 -41
~at cloudflare	30
~at debug	21 0 0 0 -38
~at four	-17
~at full	20
~at https	25
~at it	-28
~at least	38 44 0 0 -56
~at line	-37
~at most	0 0 0 -49 0 -47
~at my	-17
~at night	23 0 0 0 0 -55
~at nine	-31
~at noon	38 -37 0 0 34
~at once	-26
~at start	28
~at ten	38
~at that	-16
~at the	11
~at two	13
~audio thread	22
~audit is	-17 0 0 0 -41
~auf dem	-15
~auf deutsch	30
~auf englisch	35 -52 67 -55 -46 -50
~aus dem	27
~available in	34 0 0 0 0 -41
~avoir deux	22
~away from	23
~away in	21 -51
~b ,	-18
~b and	15
~back after	-15
~back at	15
~back office	12
~back on	25
~back then	-19
~back to	-13 0 0 76 0 -55
~backups are	18 0 0 0 33
~bad usage	30
~bank has	13
~base yaml	0 0 0 0 -44
~batch size	-14 0 0 0 20
~be ,	11
~be 30s	34
~be a	23 0 0 0 -43
~be able	-13
~be an	12
~be better	-22
~be blue	-31
~be brief	39 0 44 0 -33
~be careful	-38
~be done	-51
~be empty	0 0 0 0 37
~be fine	-25
~be in	20
~be nice	-35
~be no	19
~be one	-16
~be quick	-12
~be readable	34
~be right	-30
~be shown	-15
~be so	-46
~be sorted	-23
~be that	-28
~be the	10
~be visible	-33
~because they	12
~because who	-25
~been moved	0 0 0 30 0 -26
~been running	-35
~before ,	20
~before anything	42 0 0 0 -47
~before every	18
~before i	17
~before it	-13
~before lunch	-26
~before the	29 58 0 0 -44
~before you	21 0 0 0 0 -57
~begin with	16 0 0 0 52
~behind a	8
~belong to	0 -42 0 0 0 55
~belongs in	0 0 0 0 0 31
~belongs to	23
~below 5	38
~beschlossen ,	15
~beta channel	0 0 0 0 0 -34
~better to	-22
~between 2	29
~between 8	-11
~between 9	23
~between runs	-24
~between the	-28
~big deal	-39
~big one	21
~billing ,	29
~billing module	29
~billing page	-15
~bisect it	-18
~bit ,	22
~bit more	-32
~bitte auf	23
~bitte keine	20
~bleiben bei	23
~block the	33
~block us	17 56 0 0 -43
~blocks ,	23
~blog post	-19
~blue ,	12
~blue green	23
~body ,	32
~bonjour ,	-19
~book says	-20
~boss wants	-13
~both have	-20
~both sides	33
~both versions	-28
~bottom right	14 -33
~bouton ne	-26
~box has	19
~box is	17
~branch ,	-29
~branch is	-55
~branch isn't	34
~branch names	43 0 0 0 -49 -31
~branches are	20 0 0 0 0 -34
~branches get	40 0 -28
~breaking changes	22
~breakpoints are	24 0 -53 0 41 -47
~breaks on	23
~british spelling	22
~broke the	37
~bucket is	0 0 0 0 30 -24
~budget is	0 0 0 -54
~bug ,	-16
~bug in	-24
~build a	-24
~build has	38
~build is	0 0 0 0 38
~build needs	10 -58
~build number	-16
~build on	33 0 0 0 -42
~build se	14
~build server	29
~build takes	18
~bullet points	35 0 30 0 -35
~bump the	-28
~bundle budget	20 0 0 0 -40
~burned into	18
~but it	-29
~but nobody	-32
~but not	32 0 0 0 0 -43
~but only	27 0 0 0 0 -34
~but that's	-21
~but the	-13
~but then	-17
~button has	30
~button is	-17
~button should	-27
~button that	-19
~button to	-13
~buttons ,	23 0 0 0 -41
~buttons have	-41
~by a	20
~by aisle	18
~by date	-18 0 -33
~by day	28 0 0 -34 38
~by default	32 -36 0 0 0 -25
~by digest	34 28
~by friday	-15
~by header	36 0 0 0 53
~by it	18
~by last	19
~by make	30
~by name	14
~by now	0 0 0 -31
~by one	-27
~by somebody	13
~by the	31
~by two	-36
~by us	0 0 0 0 0 -57
~by year	-27
~c ,	30
~cache is	-19
~cache key	39 0 0 0 -48 60
~cada hora	24
~cada lunes	16 -36 0 0 42
~call a	26 0 0 0 52 -31
~call it	33
~call the	19
~call them	-31
~calls a	18
~camel case	-25
~camera is	40
~can be	22 -55 0 -63 29 -60
~can come	-25
~can copy	25
~can delete	-17 33 0 0 -30
~can do	-19 0 0 -29
~can go	-52
~can have	23
~can it	-25
~can see	0 0 0 0 0 -21
~can share	19
~can u	-37
~can we	-26
~can you	-25
~can't handle	28 0 0 -48
~can't log	-46
~can't reach	0 -41
~can't see	-13 -49 0 0 54
~can't use	0 0 0 0 -41
~cancelling is	19
~cap is	0 0 0 0 -40
~card numbers	16 38 0 -25 -32
~card was	-17
~carpeta legacy	16
~carrier is	0 0 0 0 33 -25
~carry a	30 0 -39
~carry the	29 39 -52
~cart and	-19
~case ,	22 0 0 0 0 -28
~case for	0 -36 56 0 -54 -38
~certificates are	27 0 0 0 40 -41
~change a	-22
~change all	14 0 -30
~change anything	-29
~change it	0 -40
~change of	26
~change that	-21
~change the	-37
~change without	20
~changed ,	31
~changed in	0 0 0 0 27
~changed it	37
~changed the	-30 0 0 -33
~changes are	29 0 0 0 -53
~changes go	17 0 0 0 -48
~changes in	22
~changes is	12
~changes the	40
~changing it	18 -47 0 0 41
~channel manager	20 0 0 0 40 -32
~check ,	30
~check in	39 0 -48 0 49
~check is	24 0 0 0 -40
~check my	-15
~check runs	0 0 0 0 38 0 -32
~check that	-24
~check the	-37 0 -30 0 -34
~check why	-29
~checkout ,	33
~chez ovh	23 0 0 0 41
~chez scaleway	29 0 0 0 35
~ci has	0 -29 0 0 42
~ci is	0 -40
~ci runners	-16
~cierra a	23
~classes ,	18 52 -33
~clean up	-31
~click it	-24
~clicking on	-26
~client ,	36 0 0 0 -45
~client is	0 39 0 -33 0 -28
~client wants	-45
~close it	-16
~close the	26
~closed ,	-31
~closed on	12
~closes at	37 -36 -35 0 40
~closes the	32
~cluster gets	-13
~cluster has	12 0 0 0 51
~cluster is	0 0 0 0 0 -29
~cluster was	34
~code ?	-13
~code comments	21
~code is	0 0 0 0 0 -51
~code to	-52
~colors are	0 -43
~column and	-13
~column for	-24
~column is	25 0 0 0 50
~columns instead	-24
~com o	13
~come from	18
~come through	17 0 0 0 36 -30
~comentarios en	31
~comes from	0 0 0 0 0 -70
~command before	13
~command is	41 0 0 0 0 -30
~commenti in	18
~comments in	-13
~comments that	29
~comments to	30 -55
~commit body	32
~commit generated	22 36
~commit message	-24
~commit messages	39
~commit this	-24
~commit yet	-27
~commits ,	26
~compare with	-26
~complains about	-45
~complains that	-28
~con php	26
~config is	28 -37
~confused people	29
~console log	-23
~constructor injection	20
~context :	0 0 0 -25 46
~contract with	43 0 0 0 0 -38
~contracts are	19
~convert this	-14
~coordinates are	0 0 0 0 -47
~copy ,	-26
~copy is	27
~core may	27 40 -27
~correct ,	21
~could be	-17
~could not	-19
~could we	-17
~could you	-19
~counter goes	-41
~country ,	-20
~counts as	26 -41 0 0 53
~counts from	27
~coverage is	-18 -28 0 0 34
~covers the	-14
~crashes on	-26
~crc is	27 0 0 0 38
~create a	-34
~created_at and	0 40 0 0 0 -32
~cron job	-15
~csv ,	-10
~currency ,	17 0 0 0 0 -40
~current loop	28
~customer ,	-15
~customer complained	-24
~customer gets	25
~customer has	-24
~customer id	-18
~customer was	-14
~customers ,	-19
~customers are	36 0 0 0 67 -58
~customers in	-25
~customers see	14 0 0 0 -38 38
~cut off	-40
~cut the	-15 0 0 0 -39
~da nicht	-28
~danke dir	-14
~dans les	17 0 0 0 -31
~dark theme	-26
~das haus	33 0 0 0 0 -41
~das ist	27
~das lager	22
~das mal	-31
~das nicht	-41
~das sieht	-29
~das team	0 -30
~dashboards are	26
~data ,	-30 -51
~data guild	27 49 0 0 -51 -37
~data in	0 0 -35 0 30
~data is	24
~data must	18 0 0 -14
~data stays	18
~database ,	-13
~date ,	-18 0 0 0 56 -49
~date is	-32
~dates in	23 0 -42
~day now	27 0 0 0 33
~day of	24
~days ,	0 54 0 0 -65
~days now	24 0 0 0 -18 51
~days of	-23
~db and	-16
~db is	0 0 0 0 0 -25
~dbt run	15 0 0 0 -31
~de commit	26 0 56 0 -49
~de klant	-35
~de la	25
~de pedidos	-35
~de pruebas	-14
~de testes	16
~de voorraad	12
~dead ,	19 0 0 -36
~dead code	-31
~deadline is	-31
~deal with	29
~decided against	25
~decided on	-5
~decided that	17
~decided to	12
~decimals ,	24 0 0 0 52 -48
~default branch	35
~default carrier	0 0 0 0 33 -25
~default exports	35 69 -73
~default is	-27
~default to	-12
~degrees in	-23 0 0 0 -39
~delete ,	21
~delete a	27
~delete button	-33
~delete it	38 -46 0 0 0 0 -26
~delete that	-24
~delete the	-25
~deleted after	36 54 -44 0 -50
~deleted means	19
~deleted the	-34
~deletes the	-21
~delivery is	23
~demo is	33 -36
~den fehler	-27
~dep deploy	25 0 0 0 -47 0 51
~depend on	17 0 0 0 -44
~dependencies and	-15
~depends on	22 0 0 -54
~deploy it	-30
~deploy on	-27
~deploy the	-31
~deployed it	-27
~deploys on	25
~deprecated ,	-28
~deprecated ?	-25
~der build	-17
~der export	-31
~der kunde	0 0 0 0 36
~der newsletter	34
~der testzugang	32
~desde enero	33
~design system	10
~deutsch ,	18
~deutsch und	16
~dev ,	15
~devices per	27 -27
~did it	-21
~did not	-28
~did we	-23
~did you	-29
~didn't run	-35
~die frist	0 0 0 0 -51 55
~die liste	-39
~die schnittstelle	0 0 0 0 42
~die session	34 -39 0 0 36
~diff first	-39
~diff is	-35
~difference of	-21
~differs by	-25
~diffs ,	45 0 33
~digits and	21
~dir mal	-23
~directly ,	32
~discussed with	24
~disk on	-28
~disk was	-26
~disks ,	19
~dns ttl	33 0 0 0 33
~do a	-22
~do it	0 0 0 45
~do not	0 67 -71 0 -37
~do that	-34
~do the	-23
~do this	-25
~do you	-17
~doc comment	27
~docker ,	-47
~docker compose	27 0 0 0 -50
~docs ,	21
~docs in	38 0 48 0 -38
~docs say	-41
~document the	-10
~does it	21 0 -53
~does not	-30
~does that	0 0 0 0 0 39
~does the	14 0 0 0 0 -32
~does this	-26
~doesn't matter	-33
~doesn't work	-29
~domain is	-24 0 0 0 39
~don't add	34 38 0 0 -27
~don't ask	0 -35 0 0 43
~don't change	-45
~don't count	0 -45
~don't do	-7
~don't edit	26
~don't invent	16
~don't know	-12
~don't like	-11
~don't match	-38
~don't need	20
~don't push	-18
~don't put	25
~don't ship	20
~don't think	-19
~don't touch	22 33 -44 0 -32
~don't use	17 0 0 -61
~don't want	-28
~don't worry	-38
~done by	23 -46 0 0 44
~done with	-22 0 0 0 -36
~doubled our	16 -42 0 46
~down again	-20
~down to	36 0 0 0 43 -31
~drain node	-29
~drop it	18
~drop the	-24
~dropped the	49 -36 0 51 -46 -45
~dropping the	30
~during incidents	37 0 0 0 -39
~during office	20 43
~dynamic memory	23 45 -32
~dürfen nicht	31 0 0 0 -42
~e2e suite	28
~e2e tests	-21 22
~each file	-33
~each service	31 39 0 0 -46
~each time	-31
~early returns	52 -39 39 0 -39 -50
~edge ,	-10
~edit ,	0 0 0 0 -23
~edit the	27
~edit them	0 -32
~edits the	28
~ein beitrag	33
~el almacén	17
~el certificado	27 0 0 0 29
~el de	27
~el entorno	16
~el horario	17
~el informe	-39
~el iva	45 -56 0 -51 28
~el log	-34
~el proxy	-16
~el puerto	31
~elk kwartier	20
~email address	22
~email and	-31
~emails are	36 -39 0 0 43
~emergency stop	21
~emojis in	24 -46 46
~empty ,	19
~empty list	25
~en céntimos	0 47 0 0 -33
~en el	15 0 0 0 -45
~en inglés	0 -41 58 0 -49
~en local	18
~encrypted with	21 0 0 0 0 -34
~end in	0 0 -51
~end of	56 0 0 51 0 -49
~ended in	33 0 0 -38
~endpoint for	-29
~endpoint has	39
~endpoint that	-12
~ends in	18 -43 0 -53 45 -48
~english ,	28
~english in	27 0 27 0 -38
~english only	0 0 0 37 -38
~english please	16
~enough for	17 -38 0 0 -38 -31
~entorno de	16
~entschieden ,	24
~env vars	-26
~environment is	0 -51
~error :	-27
~error before	-22
~error in	-16
~error message	-28
~error messages	35
~errors ,	-16
~errors are	31
~errors should	16
~es de	39
~es el	39 0 0 -66 -33 59
~es la	20
~es nur	17
~es sind	-28
~esse arquivo	-20
~est chez	37 0 0 0 48 -35
~est de	22
~est en	-22
~este error	-22
~está en	-18
~euros ,	22 -34 0 -38 -30 46
~even if	0 -56
~even in	20
~ever have	-23
~every 30	34 -35
~every 90	-24
~every commit	21 0 0 0 -41
~every endpoint	39
~every friday	34
~every function	33 -38
~every hour	26 0 0 0 26
~every line	15
~every new	30
~every night	38 -36 0 0 59
~every order	-19
~every pr	19
~every public	24
~every request	-31
~every row	-15
~every second	-20 -51
~every step	23 -39
~every sunday	31
~every ten	-15
~every time	-31
~everything else	0 -38
~everything goes	16
~everything is	0 -50 0 0 51
~everything that	22
~everywhere ,	17 -42 55
~exactly one	0 -51 0 0 49
~exactly what	-30
~example ,	36 0 0 -45 61 -65
~example com	-45
~except for	-27
~exceptions ,	-23
~existing helpers	36 0 0 -33
~expire after	31 -38 0 0 39 -45
~explain the	28 -47 51
~export has	-37
~export that	-33
~export the	-33
~export them	17 -32
~exported functions	23
~exporter must	-23
~exports are	34 0 0 0 -59
~extend the	-35
~failing test	-20
~fails on	-35
~fails the	-19
~fails with	-35
~fait avec	14
~falla el	-29
~falsch ,	17
~fan of	25
~far as	-22
~faster ,	-21
~feature store	35 -42 0 0 24 -38
~features ,	34
~feed has	0 0 0 0 50
~feels like	-26
~ficamos com	18
~field injection	20
~field is	-21
~field to	14 0 0 0 29
~fields are	-18
~figure as	-24
~figures are	34
~file ,	0 -51 0 0 42 -36
~file and	-17
~file for	-21
~file from	-42
~file has	7
~file i	-22
~file is	43
~file per	0 0 0 0 -62
~file please	-21
~file they	43 -47 0 0 -43
~file to	-30
~files ,	32 0 -22
~files are	37
~files at	-21 -38
~files go	13
~files have	-27
~files in	-18 0 0 0 0 -42
~finalement on	23
~find out	-18
~find the	-22
~fine ,	14 -52 0 54
~fine now	-21
~first ,	23 0 0 0 -63
~first and	24
~first argument	25 39 0 0 -37
~first of	30
~first page	-22
~first part	-15
~first the	-29
~first three	-27
~fiscal year	24
~five seconds	-21
~five years	15 0 0 44 -32
~fix for	-15
~fix it	28 -49 54 0 0 -39
~fix that	-39
~fix the	-36
~fix this	-26
~fix what	-21
~flag is	25 0 0 0 0 49 -49
~flags are	29 -45 0 0 42
~flags that	-6
~flaky test	31
~flash --runner	19
~flash it	-33
~floats for	18 0 0 -30 0 -37
~follow the	-28
~for 20	33
~for 3	0 0 0 0 38
~for 30	-14
~for a	-32 -49 0 0 0 -48 32
~for about	15
~for access	-28
~for admins	0 0 0 0 -24
~for all	20
~for an	-37
~for anything	36 0 0 0 -50 -36
~for bad	30
~for components	29 -34 52 0 -34
~for each	-27
~for every	23 0 0 0 -55
~for everyone	26
~for everything	14 -62 -60 0 20
~for feedback	-19
~for good	30 0 0 0 0 -39
~for it	17 0 0 0 -33
~for march	-23
~for me	17
~for now	-30
~for one	0 0 0 -37
~for refunds	21 0 -39
~for reports	17 0 0 0 44 -27
~for returns	40 0 -37 0 44 -41
~for ten	-14 0 0 -47 0 -47
~for that	-18 0 0 0 0 -44
~for the	-19
~for them	0 0 0 0 -34
~for this	-38
~for tuning	0 0 0 0 -37 -36
~for two	-18 0 0 0 0 -24
~for us	26 -39
~for what	30 0 0 0 -37
~force push	37 37 -40
~force unwraps	24
~forever to	-13
~forget it	-42
~forget the	-33
~form for	-19
~form has	42 0 0 0 48
~form needs	-28
~format is	13
~forse è	-10
~found it	-34
~four eyes	27 37 0 0 -45
~fps on	27 0 0 0 39
~free of	15
~free plan	-28
~free tier	25
~free up	19
~freeze ,	12 0 0 0 -50
~freeze is	15
~freigaben macht	34
~friday ,	-19 0 0 0 20
~from 3	21
~from a	-13 0 0 0 44
~from april	25
~from ci	13 0 0 -27
~from now	0 0 0 0 -40
~from production	20
~from spain	-39
~from that	17
~from today	36 -24
~from two	0 -51 0 -47
~from yesterday	-20
~from zero	33
~function ,	39 0 0 0 -40
~function in	17
~functions ,	35
~functions for	33 -39 57 0 -37 -39
~fyi the	18
~für den	-23
~für die	-26
~gateway ,	30
~gave up	0 0 0 0 -39
~gave you	25
~gb ,	-20
~gb now	33
~gegen drei	23
~geht nicht	-39
~generate ,	0 -40
~generated files	38 42 -37 0 0 -40
~get :	-34
~get a	19 0 -52 0 0 -62
~get rid	-21
~get the	-26 -49 0 0 43
~gets a	-19
~gets deleted	19
~gets replaced	-13
~gibt es	17
~gift cards	21 -37 0 0 35
~github actions	35 -51 -43 0 19
~give it	-27
~give the	-19
~give you	-20
~gives me	-31
~gives no	-23 0 0 0 -38
~go back	-27
~go in	20 58 0 0 -59
~go into	27 0 0 0 -58
~go on	-48
~go out	22 -49 0 -39 58 -49
~go test	14
~go through	-19
~go with	16 0 0 0 0 -55
~go wrong	-31
~goes away	27
~goes into	19 0 -34
~goes live	16
~goes through	43 0 0 -52
~goes to	-31 0 0 -29
~going to	44 -54 0 59 -61 -30
~going with	22
~gone ,	33 0 0 0 0 -58
~good idea	-20
~good night	-30
~good to	-23
~got a	14
~got no	-33
~got upgraded	21
~gpu 3	-16
~gpu box	19 -35 0 0 50
~grafana moved	27 0 0 0 33 -22
~graphql is	24
~gratis vanaf	18
~grazie mille	-19
~great ,	-29
~grew to	39 0 0 0 39
~grouped by	-20
~gut aus	-29
~guten morgen	14
~haben uns	24
~had a	-42
~had an	-25
~had two	-27
~halden example	25
~half a	19 0 0 0 -45
~half of	-21 -30
~hallo ,	-23
~handed over	39
~hands off	39 36 -40
~happens at	0 0 0 41 -39
~happens if	-27
~hard coded	-16
~hard limit	42 -31
~hard to	-38
~has 1	20
~has 3	13 -63 0 0 68 -54
~has 40	15 0 0 0 0 -39
~has 64	33
~has 8	-12
~has 9	33
~has a	7
~has an	37
~has been	-36 0 0 23 0 -48
~has expired	-33
~has its	44 -84 0 0 79
~has no	-54 -49 0 -47
~has the	36
~has to	32
~has two	0 0 0 0 0 -47
~hash in	24
~hat höchstens	38 0 0 0 0 -26
~hate this	-16
~haus example	36 0 0 0 49
~have a	0 0 0 0 0 -77
~have about	-29
~have an	-12 -48
~have at	17 28 0 0 -36
~have been	-41
~have it	25
~have its	-31
~have never	-15
~have no	0 0 0 0 0 -79
~have one	-28
~have ten	23 0 0 0 0 -42
~have the	-17 -52 -31 0 63
~have this	-22
~have time	-19
~have to	-13 71 0 0 -91
~have two	-13
~have up	35
~have we	-24
~have you	-28
~having two	31
~hazardous goods	27
~he wants	30
~head office	13
~header ,	-21
~header is	-21
~heads up	24
~heavy for	28
~help me	-23
~here ,	-13 -59 0 0 0 58
~here :	0 0 0 0 -28
~here is	-14
~here on	24
~here the	-34
~here's the	-33
~het nog	-38
~hm ,	-29
~hmm no	-32
~hmm the	-14
~hosted version	18
~hosting is	31 0 0 -30
~hot path	31 0 -42 -41
~hour ,	18 -38 0 0 50 -47
~hour ago	-42
~hour and	-21
~hourly now	26
~hours for	-21
~hours to	-26
~how about	-16
~how come	-37
~how many	-35
~how the	0 0 0 0 -54
~i always	-38
~i am	20
~i broke	-20
~i can	23 -59
~i click	-30
~i could	-17
~i decided	19
~i deleted	-47
~i do	23
~i don't	-30
~i enter	-13
~i expected	-25
~i found	-32
~i gave	23
~i get	-29
~i got	-15
~i had	-24
~i hate	17 0 0 0 0 -37
~i have	-39
~i just	-30
~i know	20
~i learned	-19
~i looked	-19
~i love	-23
~i made	13
~i mean	15
~i meant	17
~i moved	16
~i need	-46
~i never	-27
~i only	-19
~i pasted	-27
~i prefer	28
~i prezzi	31
~i put	-18
~i ran	-22
~i renamed	-17
~i run	-25
~i said	45 0 -40 0 -67 64
~i see	-41
~i sent	-28
~i shall	-13
~i should	-15
~i take	17
~i talked	37 0 0 0 -49 -33
~i tested	-15
~i think	-40
~i tried	-28
~i try	-16
~i want	0 -59 47
~i wanted	-16
~i was	-13
~i went	-31
~i were	-17
~i will	-32
~i wonder	-22
~i write	25
~i'd be	-25
~i'd like	27 -53 72
~i'd love	-16
~i'd rather	-16
~i'd say	11
~i'll do	-40
~i'm back	-22
~i'm going	-19
~i'm on	-34
~icon is	-53
~id ,	-28
~id 42	-21
~id in	29 0 0 0 -29
~idea ,	25
~idea if	-18
~idea why	-18
~idempotent ,	38 0 0 0 -42
~ids :	15 0 -34 0 33
~ids are	37 -51 0 0 71 -53
~if a	33
~if it	34
~if that's	-20
~if they	14
~if we	-34
~if you	24
~ignore it	-13
~ignore the	-30
~im urlaub	-33
~image has	33
~image is	-18
~images are	-13 -51
~images from	-20 0 0 0 27
~images to	-13
~images without	30
~imagine a	-15
~immutable ,	25 0 0 0 0 -31
~implement the	-31
~import from	19 0 0 0 -43
~importer for	-12
~in ,	-9 0 0 -45
~in :	25
~in a	0 -56 0 -45
~in advance	-17
~in an	-44
~in any	28
~in anything	25 -41
~in bigquery	-14
~in blue	-43
~in brackets	20
~in by	-22
~in cents	0 0 0 0 0 -39
~in checkout	-28
~in ci	27
~in config	0 0 0 0 42 -35
~in core	25 38
~in cost	17
~in db	36 0 0 0 -56
~in der	-20
~in docs	-13
~in edge	-17
~in english	17 -41
~in eu-central-1	23 -43
~in europe	20
~in every	37
~in five	15 0 0 44 -32
~in francs	-16
~in frankfurt	32 0 -37 0 39
~in front	15
~in general	32 -38 0 0 0 -34
~in german	35 0 55 0 -33 -48
~in git	25
~in here	-27
~in it	27
~in italiano	18
~in json	-17
~in july	31
~in june	22 0 0 0 25 -45
~in lib	25 0 0 0 -48
~in lower	15
~in march	31 -61 0 0 0 -38
~in may	19 -53
~in messages	0 0 -43
~in mind	-36
~in minutes	24 0 0 0 -55 43
~in my	-28
~in one	-19
~in our	41
~in packages	23
~in penpot	23
~in public	17
~in python	16
~in safari	-46
~in scripts	-21
~in spring	-14
~in src	-30
~in switzerland	35 -39 -29 0 54 -47
~in ten	-19
~in tests	0 0 0 -52 0 -55
~in texts	25 0 0 0 -41
~in that	25 -41
~in there	0 55 -46
~in this	-23
~in two	13
~in update	21
~in utc	34 0 0 0 46 -42
~in utils	-35
~in with	25 0 0 0 40
~in worker	-19
~in yaml	43 0 0 0 -42 -28
~incidents are	28
~include the	41 0 0 0 -33
~increase the	-17
~index is	32
~index on	-22
~input reaches	-18
~input system	27 -36
~inscriptions ouvrent	36 -34
~install it	-32
~install please	-41
~install something	28
~instead of	25 -51
~integration environment	20
~integration tests	22
~interface ,	-16
~into a	-43
~into it	-29
~into its	-29
~into the	25 0 0 0 0 -47
~into this	17
~invite people	0 39 0 0 -39
~invoices are	22
~ios 16	18 -31 0 0 40
~is ,	40 0 0 56
~is 0	-21 0 0 -29
~is 1	16 -32
~is 10	32 -49
~is 100	-20
~is 12	33
~is 14	21
~is 180	20 0 0 0 -40
~is 2	-33 -55 0 0 0 -46
~is 20	40 0 0 0 46 -48
~is 22	-24
~is 24	20 0 0 0 38
~is 25	28
~is 26	40 -33
~is 28	30 -46
~is 3	0 -55 0 39
~is 30	26 -56
~is 300	33 0 0 0 48
~is 4	31
~is 40	29 -33 0 0 43
~is 5	0 0 0 0 0 -71
~is 600	30
~is 64	17
~is 7	40
~is 8	30
~is 80	27 -43
~is 90	-16
~is about	-15
~is acting	-29
~is all	-35
~is always	26
~is an	35 0 0 0 0 -50
~is approved	-41
~is at	0 0 0 0 71 -38
~is back	41
~is bad	-34
~is behind	-26
~is blocked	18
~is blurry	-28
~is broken	-48
~is built	32
~is by	11 0 0 0 -43
~is called	33 0 0 -66
~is cancelled	51 0 0 22 -53
~is closed	7 0 0 0 51 -55
~is cut	-29
~is dead	-26
~is deleted	-18 0 0 0 -46
~is deprecated	-29
~is disabled	40 0 0 -29 47 -39
~is displayed	-42
~is done	-19 -59 0 -50
~is down	0 0 0 0 0 -29
~is dropped	26
~is empty	-34
~is enough	-19 -45
~is ever	21
~is faster	-17
~is fine	-50
~is for	36 -55
~is free	19
~is from	42
~is frozen	46 0 0 0 0 -36
~is full	-48
~is generated	26
~is going	35
~is gone	23 -54
~is green	-36
~is growing	-33
~is half	39
~is hard	-36
~is id	37 0 0 0 -51 49
~is ios	18 -31 0 0 40
~is it	-15
~is its	22
~is late	-24
~is left	24
~is loaded	-26
~is make	53 -47 0 0 0 -40
~is missing	-56
~is mounted	33
~is named	0 0 0 0 -52 57
~is net	30
~is no	-11 -36 0 -37
~is noise	22
~is not	-15 37 0 -71
~is on	20
~is one	41 0 0 0 0 -41
~is only	45
~is open	26
~is opened	25
~is optional	-26
~is our	26
~is out	-10 0 0 0 -39
~is outdated	0 0 0 -35 44
~is over	0 0 0 0 -41
~is owned	-18 -42
~is part	33 53 0 0 -52
~is per	30 0 0 -31 0 51
~is printed	16 -41
~is protected	34 -40 0 0 43
~is pushed	18 -45
~is read	-17 -38 0 0 49
~is refreshed	20
~is required	-36
~is reserved	24
~is reset	31
~is returning	-29
~is sent	22
~is set	-16
~is shared	19 -35 0 0 38
~is shown	-17 0 0 0 -26
~is split	32 0 0 0 47
~is started	18 0 0 0 -37 0 53
~is status	28
~is stored	24
~is stuck	-41
~is taken	-37
~is that	-18
~is the	18 0 0 -85
~is there	-24
~is this	-18
~is to	-34
~is too	-33
~is touched	22 31 0 0 -45
~is ugly	-23
~is up	-20
~is updated	39 0 0 0 52
~is upside	-28
~is used	31 0 0 0 51
~is waiting	-31
~is weekly	31
~is wiped	25
~is written	26
~is wrong	-29
~ist bei	33
~ist das	-20
~ist kaputt	-14
~ist rot	-22
~ist weg	-28
~ist zu	-34
~it ,	32 0 0 0 -57 0 40
~it also	-30
~it and	-22
~it be	-33
~it breaks	29 0 0 0 0 -49
~it came	15
~it comes	13
~it compiles	-47
~it complains	-24
~it crash	32 0 0 0 0 -31
~it crashed	-17
~it crashes	-27
~it doubled	30
~it every	17
~it faster	-17
~it first	-20
~it for	-39
~it goes	-19
~it got	-34
~it happens	-35
~it has	17 0 0 -68
~it in	0 0 0 0 -51 -39
~it is	-26
~it isn't	20 -36
~it loads	-29
~it locally	20
~it looks	-16
~it makes	23
~it might	-18
~it must	-20
~it myself	-32
~it needs	24
~it never	15
~it now	-36
~it on	-31
~it once	-24
~it only	-18
~it ourselves	14
~it out	-24
~it prints	-29
~it reads	-29
~it running	-15
~it runs	33
~it says	-36
~it short	-46
~it simple	-21
~it starts	-40
~it stopped	-23
~it the	16
~it to	-24
~it tomorrow	-34
~it too	18 0 0 0 0 -33
~it took	-47
~it was	-36
~it when	30
~it with	-14
~it work	-31
~it worked	-15
~it works	-39
~it would	-26
~it writes	23
~it yet	17
~it yourself	27 0 0 0 0 55
~it'd be	-17
~it's 40	-18
~it's a	22 0 0 0 -50
~it's always	-47
~it's at	-25
~it's back	-37
~it's been	-27
~it's being	22
~it's broken	-36
~it's called	33
~it's done	0 45
~it's empty	-14
~it's fixed	-22
~it's old	-35
~it's only	-40
~it's the	-14 0 -56
~items at	-18
~its fine	-28
~its id	25
~its own	23
~iva va	24
~ja ,	27 0 0 37 -26
~java 11	19 0 0 -35 41
~java 17	23
~je préfère	28
~jede nacht	15
~jede änderung	24
~jedem release	16
~jest here	30
~jetzt donnerstags	19
~jetzt geht	-35
~jetzt pnpm	41 -30 58 0 -41 -35
~job has	-19
~job is	37
~job ran	-32
~job takes	-15
~jobs ,	27
~js side	-25
~json ,	22 0 0 -48
~json for	0 0 0 -19
~just a	-23
~just look	-23
~just the	-35
~just this	-21
~kannst du	-34
~kb gzipped	20 0 0 0 -40
~keep answers	30
~keep functions	-20 -40 56
~keep going	-72
~keep that	-37
~keep their	21 -40 0 -53
~keep working	-18
~keep your	22
~keeping the	-28
~keine neuen	13
~kept for	24 -30 0 0 29
~kept in	22
~key ,	23
~key in	-26
~key is	0 0 0 0 0 0 -43
~keys are	36 30 -49 -32 -16 -43
~khz ,	26
~kills us	40
~kind of	18
~knows that	13 0 0 -33 29
~kommentare auf	26
~kun je	-28
~kunde heißt	25 0 0 0 36
~kwartier bijgewerkt	20
~la caisse	15
~la carpeta	16
~la copia	30
~la cotisation	17
~la page	-44
~la página	-35
~label is	-31
~labels are	35
~lager ist	32 0 0 0 39 -37
~land in	16 0 0 0 46
~landing page	-17 0 0 0 -40
~laptop only	-21
~last change	-17
~last commit	-19
~last night	-46
~last release	39 0 0 -30
~last sprint	27
~last step	20 40
~last time	17 0 0 0 -46
~last week	0 0 0 -52
~last year	-33
~launch py	24
~launch with	31
~layer ,	25
~layout is	18 0 0 0 -33
~le bouton	-26
~le build	14
~le code	35 -36 0 0 -40
~le port	12 0 0 0 32
~le serveur	15
~leave it	-34 0 0 0 -39 56
~leave out	-7
~leave the	20 46 -51 0 -42 -41
~leave them	0 0 0 0 0 -23
~leaves the	41 0 0 -21
~left one	-33
~legacy ,	19
~legal says	33
~lena is	-22
~les clients	44 -42 -37 0 53
~les inscriptions	24 -34
~les vues	15
~let it	31 0 0 0 0 -31
~let me	-17
~let the	-32
~let us	-43
~let users	-32
~let's add	-19
~let's assume	-35
~let's do	-24
~let's go	-19
~let's say	-13
~let's see	-38
~let's try	-30
~let's use	-22
~library says	-14
~license is	30
~lift the	21
~like it	-24
~like that	44
~like the	26 -55
~like this	-18
~like to	-46
~liked it	-24
~limit at	35
~limit is	-19
~limit of	0 -49
~limit per	16 0 0 0 50 -35
~limit should	-34
~limit to	-16
~limited to	25
~line 14	-33
~line 40	-36
~line is	-12
~line length	28 0 29 0 -48
~lines per	40
~lines that	-14
~link to	16
~links are	39 0 0 0 43
~lint errors	23
~lint is	0 0 0 0 -33
~linter says	-28
~list ,	0 0 0 0 -25
~list is	-30
~list of	-41
~list should	-16
~listens on	20 0 0 0 0 -49
~lists are	42 0 -52
~live in	0 -65 0 0 47
~live on	19 0 0 0 0 -56
~lives in	0 -39 0 0 43
~lives on	32
~lo mejor	-27
~load ,	0 0 0 0 -31
~locale is	18
~locale too	36
~lock file	15
~locks the	18
~log in	-62 -48
~log says	-26
~log the	-33
~login as	25
~login is	-22 0 0 -39 -48
~logs ,	-15 0 -16
~logs are	-29
~long ,	-41
~long time	-30
~longer ,	14 0 0 0 -26
~longer than	-13
~look at	-57
~look into	-27
~look like	-29
~look where	-17
~looked at	-18
~looking at	-25
~looks better	-35
~looks good	-29
~looks like	0 0 -36
~looks off	-32
~looks right	-29
~looks wrong	-41
~loop runs	-21
~los datos	25
~los pedidos	15 -34 0 0 38
~los precios	31
~loss ,	23 0 0 35
~lot ,	-20
~lot of	-31
~love to	-16
~lower case	15
~lunch ,	-38
~läuft auf	28
~läuft jetzt	36
~mach mal	-22
~machine ,	27 0 0 0 -43
~machines ,	18
~macht jetzt	37
~made by	35 0 0 0 56
~made it	35
~made the	-23 0 0 0 -31
~mails to	28
~main is	56 0 -40 -52
~main thread	18
~make a	-48
~make check	31 -61 0 0 50 -45
~make it	21 0 0 0 -51
~make lint	32 0 0 0 -36 0 60
~make sense	-33
~make sure	-35
~make the	-42
~make this	-40
~make up	24 0 0 0 -42 0 42
~mal den	-25
~manager pulls	20 0 0 0 40 -32
~many of	24 0 0 0 -43
~many rows	30 0 0 0 -28
~marche pas	-15
~match in	0 0 0 -20
~matter is	0 -45
~max ,	24
~max 200	28
~max 50	36
~max is	-24
~max upload	24
~may be	45
~may change	18
~may have	20
~may not	30 0 0 0 -56
~may only	32 35 0 0 -45
~may see	37 41 0 0 -43
~maybe use	-27
~mb ,	32
~mb on	45
~me a	-17
~me again	-41
~me before	-22 42 -45
~me check	-12
~me first	20
~me for	22
~me numbers	39
~me to	-24
~me what	-21
~me when	16
~me where	-20
~me write	-21
~means nothing	-13
~means that	30
~means the	34 0 0 0 47
~meets every	35
~memory ,	-26
~memory is	-11
~mention the	32 49
~merge it	-25
~merged into	31 0 0 0 42
~messages in	22 0 0 0 -31
~messages start	32 -47
~meter values	28
~mexe na	32
~might be	-18
~might want	-17
~migrate the	-21
~migration ,	23 0 0 0 0 -42
~migration and	25
~migration locks	-26
~million sentences	24
~min ,	-24 0 0 0 32
~min sdk	40 -33
~min version	26
~mind ,	20
~mind about	26
~mind the	-44
~minute ,	14
~minutes ,	25 -59
~minutes before	14
~minutes for	-26
~minutes only	12 0 0 0 37
~misschien moeten	-23
~misses the	14
~mistake in	-30
~mit den	29 0 0 0 -33
~mixed precision	32 -25 0 41
~mobile app	26
~mobile team	0 -38 0 60
~mock the	29
~mocks are	-23
~mode ,	15 -30 0 0 0 -22
~models are	17 -30
~moeten we	-23
~month ,	17
~more ,	37 -41
~more than	25
~more time	-28
~morgen ,	14
~most recent	-12
~mostly fine	-38
~move on	-19
~move the	0 0 -25 0 -46
~move to	-30
~moved and	-16
~moved to	0 -38
~moving to	-44
~msrv is	38 -32
~mtu is	32
~must be	-45 67 -65 0 -56
~must have	-37
~must never	20 0 0 0 -36
~must not	0 69 -38 -51 -73
~must stay	-24 0 0 0 -29
~must work	46 42 0 0 -46
~my bad	-16
~my branch	-33
~my first	-32
~my job	-34
~my laptop	-34
~my machine	-47
~my mind	35 0 0 0 0 -40
~my ok	25
~my old	-34
~my password	-16
~my phone	-11
~my token	-22
~nada de	21 36 0 0 -32
~name ,	-25
~name and	-15
~name for	-27
~name in	-17
~name is	0 0 -49
~name it	-26
~name of	19
~name tests	26
~name the	-21
~names :	23 -34 0 0 0 -36 -11
~names are	28 -48
~names in	28 0 0 0 -47 -26
~names its	32 0 0 0 -46
~names of	25 50 -47
~nats ,	15
~ne marche	-38
~nee ,	27 0 0 0 -35
~need a	-32 0 0 -45
~need an	-12
~need the	21
~need to	-27 -65
~needs 2	36
~needs a	-34
~needs backups	-25
~needs more	-36
~needs my	29
~needs page	-32
~needs redis	49
~needs to	0 0 0 0 -57
~needs two	13
~negative for	26 0 -36 0 44 -37
~nein ,	-10
~net ,	34
~neuen abhängigkeiten	13
~never allocates	40 0 0 0 -38
~never be	-15
~never change	-21
~never commit	25 0 -33
~never delete	38
~never edit	35
~never ever	-19
~never go	19 40
~never have	10
~never log	44
~never mind	-67
~never push	40 51 0 0 -42
~never run	48
~never show	13
~never the	24
~never to	-26
~never trust	28
~never use	20
~never used	-17
~never write	-31
~new address	17 0 0 0 0 46
~new code	23
~new colleague	13
~new column	-41
~new endpoint	-14
~new host	-33
~new name	22 0 0 38 -15
~new one	0 -39 0 0 32
~new ones	0 -48
~new page	-28
~new rule	38
~new server	-27
~new services	18
~new topic	-33
~new version	-20 55 0 -37 -47
~newest first	-30
~newsletter geht	34
~newsletter is	18
~next day	32
~next is	-36
~next one	-17
~next to	-28
~next week	-23
~next year	-30
~nice ,	-33
~nicht ins	-24
~nicht mehr	0 39 0 0 -40
~nichts mehr	-35
~nie ,	25
~night at	28 -28 0 0 37
~nightly batch	20 0 0 0 0 -44
~no ,	0 0 -45 0 0 51
~no abbreviations	39 0 0 0 0 -39
~no allocations	16
~no any	45 0 0 0 -46 -43
~no breaking	22
~no carga	-29
~no changes	-39
~no circumstances	26
~no comments	0 0 49
~no database	-17
~no default	0 0 0 0 0 -26
~no docker	13 -25 0 41
~no dynamic	23 45 -32
~no emojis	36
~no entiendo	-34
~no exceptions	21 64 -57 0 -56 -48
~no floats	22 47 -33
~no force	43 55 -49
~no free	14
~no idea	-56
~no longer	0 -56
~no loops	-18
~no luck	-46
~no more	46 0 -58 0 0 -30
~no name	-23
~no need	-36
~no network	38 0 -26 -30
~no new	35 0 -59
~no order	41
~no other	12
~no problem	-17
~no pueden	0 0 0 0 -36
~no rush	-34
~no son	24 0 0 0 0 40
~no tests	-45
~no third	31
~no toques	16
~no wait	-8 0 0 -29
~nobody edits	28
~nobody has	-24
~nobody noticed	-33
~noch nicht	-21
~nochmal bitte	-38
~node 18	-37
~node 20	42 -55
~node 22	41 -33 0 -41 41 -27
~node 3	-37
~node 7	-29
~node is	-15
~nodes ,	27 0 0 0 38
~nodes and	17
~nog eens	-45
~noisy ,	32
~non ,	14 -39
~non funziona	-40
~none for	0 0 0 0 42
~nooit rechtstreeks	31
~normal ,	19 0 0 0 41 -36
~not a	0 0 0 0 -62
~not allowed	22
~not an	26
~not be	0 32 0 -20
~not by	17
~not commit	-30
~not convinced	-32
~not correct	21
~not daily	0 0 0 0 -44
~not doing	32 -39 0 44
~not even	0 0 -45 -46 38 -41
~not find	-17
~not from	21
~not have	19
~not leave	20
~not log	24
~not needed	17
~not npm	33 0 -44 0 -38
~not on	22 0 0 0 -60
~not pass	17
~not per	27 0 0 0 33 -10
~not permitted	26 0 0 0 -41
~not so	-26
~not supported	0 0 0 0 0 -69
~not sure	-13
~not the	0 0 0 -47
~not to	29
~not used	0 0 0 0 0 -41
~not what	13 0 -26
~not when	19
~not yet	-19
~notes for	-22
~nothing before	14
~nothing can	-24
~nothing else	17 0 0 0 -63
~nothing goes	29 0 0 0 -50
~nothing happened	-37
~nothing is	18
~nothing newer	24
~nothing that	38
~now ,	0 0 0 -68 33
~now and	-34
~now because	20
~now instead	26 0 0 0 42
~now it	-25
~now it's	-22
~now on	0 0 0 0 -40
~now the	-28
~npm ,	-23 -52 -34 -46 0 63
~npm install	-41
~npm is	36 0 0 -26
~npm run	28
~nulls in	-15
~number ,	33 -63 -58 0 39
~number and	0 -46 0 0 56
~number is	0 -46
~numbers ,	41
~numbers are	36 -66 0 -49 37 -57
~numbers come	23
~numbers first	0 -34
~numbers from	-36
~numbers never	16
~numbers that	31
~numbers with	26 -51
~nur noch	21
~não mexe	32
~o app	17
~o cache	-29
~o servidor	-9
~obviously the	-18
~of 3	-30
~of 5	-10 0 0 0 0 -34
~of 50	-27
~of 60	24 0 0 0 0 -21
~of an	-23
~of course	-33
~of customers	32
~of every	37
~of it	0 0 0 0 -51
~of january	-24
~of last	-22
~of logs	-39
~of moving	-31
~of my	-15
~of now	15
~of one	0 0 0 -30
~of order	17
~of our	21
~of ram	27 0 0 0 47
~of real	20
~of their	0 0 0 0 36
~of this	0 -50 -43 0 0 -42
~of truth	0 0 0 0 0 -30
~of what	-16
~of yesterday	-16
~off ,	0 -59 0 53
~off and	-12
~off by	-48
~off develop	32 40 0 0 -34
~off for	17
~off on	34
~off the	19 0 0 0 -37
~off with	-29
~office has	13
~office hours	20 43
~office is	27 0 0 0 36 -37
~office wants	28
~offsets ,	-25 -28 0 0 -34
~oh and	15
~oh great	-11
~ohne rücksprache	13
~ok do	-18
~ok in	-12
~ok next	-21
~ok so	13
~ok that	-27
~ok that's	-15
~old address	-33
~old api	-21
~old branch	-38
~old file	-31
~old function	-19
~old importer	26
~old one	0 0 0 0 0 -37
~old ones	20
~old system	18
~on ,	-18
~on a	0 -59 0 0 57 -46
~on another	19
~on call	23
~on each	16
~on every	38
~on everything	16 -46 0 -58
~on fire	-31
~on firefox	-16
~on friday	-37
~on fridays	22 41 0 0 -30
~on garde	16
~on it	0 0 0 -40
~on its	35
~on main	-31
~on mobile	-31
~on monday	-17
~on mondays	-17 -36
~on my	-32
~on node	-17 0 0 -51 49
~on passe	33
~on port	27
~on postgres	-20
~on purpose	48 -65 -71 0 0 69
~on rev	35
~on save	34 0 0 0 32
~on staging	19
~on start	-39
~on sunday	-25
~on sundays	24 -23 0 0 22
~on switch	20
~on that	41 0 0 0 0 -57
~on the	-14
~on this	-34
~on thursday	-32
~on top	13
~on tuesday	-43
~on tuesdays	22
~on twitter	-15
~on two	33
~on utilise	9 0 0 0 0 36
~on wednesday	-41
~once ,	31
~once a	22
~one ,	-16 -43 0 38
~one :	-33
~one as	-25
~one assertion	33 0 0 0 -37
~one change	21
~one commit	13
~one component	37 0 -38
~one database	31 -37 -20
~one file	25 0 0 0 -47 -41
~one for	23
~one has	21
~one here	10 0 0 0 -28
~one in	16
~one is	0 0 0 -55 0 79
~one line	0 -56 74 -56 -51 -51
~one moment	-32
~one more	-39
~one of	-25 0 0 0 0 -39
~one only	-32
~one page	26 -51
~one per	23 0 0 -45
~one process	14
~one row	-38
~one rule	22
~one screen	28
~one service	-22
~one test	-23
~one that	28
~one thing	0 46 0 0 -56
~one way	-25
~ones ,	0 0 0 -52 50
~ones are	36 -52
~only admins	18
~only between	23
~only change	-27
~only ever	20
~only for	0 -51 0 0 -59
~only from	30 0 0 0 0 -36
~only in	26 0 -50 0 -62
~only on	18 -56 0 0 41
~only one	-33 -44
~only read	19
~only see	-15
~only show	-31
~only the	21 0 0 0 0 -58
~only their	24 0 0 0 39
~only this	-35
~only to	25 0 0 -25 39
~only use	0 0 0 0 -32
~only where	17
~only works	24 -50 0 0 49
~op poort	31
~open issues	-28
~open the	-17
~ops before	39 47 -41 0 -36
~option is	-34
~or it	37 0 0 0 0 -45
~or not	35
~or the	19
~orchard example	28 0 0 -34 0 36
~order ,	36 0 0 0 0 53
~order from	-25
~order needs	-29
~order of	-30 0 0 0 -35
~orders are	-25
~orders from	-18
~orders of	-12
~orders table	21 0 0 0 34
~other branch	-15
~other one	-34
~otherwise the	0 -42
~otra vez	-25
~our account	-33
~our base	25
~our customers	19
~our fiscal	20
~our own	39
~our pdf	-32
~our users	-18
~out ,	51 -69 0 78
~out of	-18
~out the	20
~out there	20
~out today	-20
~out why	-11
~outage we	33
~outside of	29 53 0 0 0 -73
~over ,	-25 0 0 -21
~over the	0 0 0 0 51
~overbooking is	39 0 0 0 35
~overlaps on	-33
~own database	-19
~own mail	18
~own price	30
~own repo	33
~owned by	-18 -42
~owner ,	20
~owns the	21 0 0 0 0 -48
~owns this	-16
~p95 is	-32 0 0 0 -41 29
~package ,	18
~package is	23
~packet loss	-34
~page are	-29
~page est	-29
~page for	-28
~page it	23
~page needs	-31
~page numbers	-32
~page please	-15
~page size	34 0 0 0 45 -59
~page with	-37
~pager went	-38
~pages are	27
~par une	24
~parameter ,	27
~parquet with	26
~parse dates	-34
~parser so	-17
~part is	10
~part of	0 45 0 0 -26
~partir de	23 0 0 0 -48
~partition for	31 0 0 0 35
~party scripts	31
~pas de	0 57 0 0 0 -50
~pas parti	-40
~pass review	32
~passe par	24
~passe à	34
~passed ,	-25
~passent par	24
~password is	38
~patient ,	-23
~payments is	21
~pdf needs	-32
~people ,	30
~people asked	-39
~people can	37 0 0 0 -62
~people have	26 0 0 0 -33
~people in	25
~people looked	-25
~people may	24
~people read	18 -38
~people want	17
~per account	29 -32 0 0 47
~per cent	30
~per country	-22
~per day	-39
~per file	35 -41 0 -35 0 -35
~per function	31
~per hour	0 0 0 -54 45 -57
~per line	17 0 35 -25 -35
~per list	0 -36 0 0 33
~per minute	0 -46
~per page	23 35 0 0 -37
~per pr	23 53 0 0 0 -39
~per region	28
~per request	25
~per seat	19
~per team	31 -43 0 23 0 0 -56
~per tenant	33 0 0 0 -48
~per test	33 0 0 0 -37
~per user	39 -34 0 0 0 26
~percent ,	-15 0 0 0 34
~perfect ,	-16
~personal data	18
~petites fonctions	28
~peut avoir	15
~photos are	20 0 0 0 36
~php ,	15
~php 8	15
~pick a	-26
~pick the	39
~pickers get	0 -36 0 0 33
~picks the	26
~pii columns	24 41 0 0 -38
~pin it	-24
~pipeline deploys	16
~places where	-18
~plan b	-15
~plan first	39 -54 54 -29
~plan for	26
~please ,	0 0 0 0 -50
~please add	-16
~please check	-28
~please don't	48 0 0 0 -38
~please keep	23
~please leave	13
~please look	-17
~please make	-16
~please never	29
~please prepare	-37
~please remember	26
~please stop	19
~please to	-17
~please write	-14
~plot both	-21
~plot the	-30
~pls ,	18
~pls no	31
~pnpm ,	25 -47 -29
~pnpm ?	-17
~pnpm statt	16 0 0 0 0 46
~pods in	0 0 0 0 -32
~policy is	-14 0 0 0 39
~por favor	-28
~port 3000	-15
~port must	-29
~positions per	0 -36 0 0 33
~possible to	-21
~postgres 15	-14
~postgres for	0 0 -26
~postgres is	17 0 0 0 52 -33
~pr needs	27
~prefer composition	26 36 -37
~prefer the	-39
~prefiro nomes	12
~prepare the	-33
~presets are	26 0 0 0 39
~prezzi sono	31
~price is	-10
~price list	30
~price shown	36
~prices are	-31 -39 -29 0 53 -51
~prices on	-29
~pricing is	18
~print the	-20
~printed on	45 0 0 0 51
~prod is	-14
~product page	-20
~project is	47 -58 -47 -35 65 -57
~project with	-21 -22
~projects ,	0 0 0 0 35 -34
~protected ,	28 0 0 0 34 -35
~provider is	15
~pruebas ahora	14
~public api	18 57
~public function	27
~public one	19
~public types	28 50 -48 0 -44 -51
~puerto es	31
~pull request	-34
~pull requests	28
~purpose ,	35
~push a	23
~push notifications	-26
~push to	19 34 0 0 -33
~push without	20
~pushing to	41 -44 0 -36
~put a	-29
~put it	0 0 0 0 -42
~put that	-29
~put the	-12
~put them	-16
~pwm is	-12
~python 3	26 0 0 -43
~que é	-29
~question ,	-23
~questions about	49 0 0 0 39
~quick question	-32
~race in	-27
~raised the	12
~ran the	-22
~rate is	17
~rate limit	33
~rate limiter	-14
~rather not	-30
~rather than	35 0 0 0 -48 -35
~raus ,	35 0 0 0 -51
~reach the	25
~read from	29
~read it	28
~read only	0 0 0 0 0 -42
~read that	-12
~read the	-34
~read them	41 -19
~readable in	29 0 -34
~readme of	-31
~reads the	-31
~reads well	-17
~ready by	-23
~recent orders	-12
~red since	-26
~redis ,	0 0 0 0 -29
~redis is	-19
~redis running	36 9
~registered in	0 -37 0 0 48
~relance les	-37
~release ,	39 -60 0 -48
~release branches	25 0 0 -70 36
~release is	25
~release manager	33 41 0 0 -52
~release notes	0 0 0 0 -45
~releases are	0 -37
~releases go	19
~remind me	-24
~remove it	-24
~remove that	-19
~remove the	-35
~remove what	-27
~removed in	17 -37
~rename it	20
~rename the	-28
~renamed to	27
~repeat the	29
~replace the	-40
~replaced the	34 0 0 41 -40 -33
~replay a	29 0 0 0 -33 -46 28
~repo ,	45 -44 0 0 -59
~repo is	42 0 0 0 0 -46
~report is	50 0 0 0 0 -25
~report to	-21
~reproduce it	-23
~request has	-39
~request is	-24
~request takes	-29
~requires docker	28
~rerun the	-18
~rerun with	-43
~reset every	31
~reset their	-37
~resized to	31
~response is	-28
~rest is	0 0 0 -38 44 -27
~restart it	-31
~restiamo su	27
~retention is	26
~retour kan	30 0 0 0 36
~return early	0 0 0 -28 0 -36
~return the	-18
~returned ,	19
~returning 500	-29
~returns the	-26
~rev c	30
~revert to	-28
~review takes	-27
~reviewed by	31 45 0 0 -59
~reviewers ,	16
~reviewers asked	0 0 0 0 -41
~rid of	-13
~right ,	-30
~right ?	-24
~right now	-39
~right one	18
~right so	13
~roll back	24
~roll it	-21
~rollback window	27
~rotate the	-20
~rotated every	-24
~rounded to	27
~row should	-15
~rows ,	38
~rows and	-20
~rows have	-13
~rows without	0 -41
~rule ,	39
~rule about	0 0 0 0 38
~rule is	13
~run ,	17 0 0 0 -43
~run it	-27
~run make	35 0 0 0 -47
~run npm	15
~run on	28 -56
~run one	-23
~run only	31 -34
~run test	21
~run the	-28 0 -41
~run with	-34
~running for	-35
~running on	-29
~running system	-27
~runs against	24
~runs are	18
~runs as	23 24 0 0 -40
~runs at	48
~runs forever	-41
~runs in	33
~runs on	33 0 0 -58 80
~runs twice	-25
~s ,	26
~said about	30
~said no	27
~said the	-32
~salle contient	39
~same error	-16
~same for	-23
~same issue	-13
~same thing	-23 0 0 -33
~sandbox is	19
~save a	-23
~save button	-15
~save the	-26
~say it's	17 45
~say that	-15
~say the	-43
~say we	-17
~say you	-26
~says it	30
~says never	-33
~says ok	-13
~says so	30
~says that	-47
~says the	-23
~scanned before	-16
~scanner app	37 0 0 0 31
~schau dir	-29
~scheduler is	-16 0 0 0 35 -33
~scheduler runs	30
~schema changes	26
~scope it	15
~scratch that	-34
~scratch the	26 0 0 0 -38
~script that	-30
~scrolling is	-26
~sdk is	40 -33
~se fait	14
~se guarda	19
~se guardan	0 47 0 0 -33
~search for	-42
~search is	-17
~seat ,	0 0 0 0 33 -25
~second one	-25
~second option	-30
~second page	-32
~second region	27 0 0 0 47
~second run	-27
~second step	-24
~second test	-28
~secrets come	0 0 0 0 -58 51
~secrets rotate	21 50 0 0 -49
~see a	-12 0 0 0 -39
~see if	-28
~see it	-46
~see it's	-27
~see the	-33
~see their	-15
~see what	-15
~seed to	22
~seems to	-30
~seen that	-36
~seen this	-20
~semicolons ,	46 0 0 0 0 -37
~send it	-22
~send mails	19
~send the	-19
~sends the	14
~sent the	-37
~sent to	13
~sentence case	22 0 0 0 0 -31
~separate documents	20 0 0 0 37
~server ,	-29 0 0 0 -56
~server is	-16
~service ,	0 -48 -47 71 -47
~service is	29
~services ,	0 0 -35 -35
~servidor de	20
~set by	21
~set the	-20
~set up	-22
~settings page	-22
~settled on	20
~sh ,	17 -43 0 0 0 -22 79
~share one	32 -39
~shared ,	19 -35 0 0 38
~shared drive	19 0 0 0 0 -38
~sheet ,	25 -27 0 0 33
~ship it	-26
~ship on	-26
~shop example	26
~shop id	22
~shop is	36
~should all	-19
~should ask	14
~should have	-29
~should not	-22
~should return	-31
~should say	-39
~should see	-28
~should show	-13
~should take	-31
~should use	16
~should we	-19
~shown in	-14
~shown with	-20
~shows a	-25
~shows nothing	-34
~shows the	18
~shows up	-17
~sign it	-32
~signature ,	-36
~signatures in	16
~signed off	33 -36 0 0 -41
~signed with	27 -39 0 0 49 -45
~since friday	-20 0 0 0 33
~since may	30 -46 0 0 46
~since monday	28
~since the	0 -76
~since this	-23
~since tuesday	28
~since yesterday	24 0 0 0 0 -20
~six hours	-30
~six weeks	32
~size is	19 -38 0 0 55 -54
~sleep in	31
~slower than	-15
~small ,	24 -40 43 0 -45
~small commits	17
~snake case	30 0 0 -31 0 -38
~snippets in	21 0 0 0 -42
~so don't	37 0 0 0 -64
~so far	-31
~so i	-19
~so let	-40
~so long	-13
~so no	27 0 0 0 32 -64
~so one	0 0 0 -18 -39
~so remove	-21
~so that's	18
~so the	-33
~so their	22 0 0 0 33
~so they	32 -34
~so write	35
~so you	21
~soft limit	35
~some people	-25
~somebody else	18
~somebody wrote	-24
~someday this	-15
~someone else	-25
~someone on	-15
~something about	-37
~something for	11
~something is	0 -52 52
~something like	-18
~something on	-40
~sonntags ist	25 -32 0 0 35
~sorry ,	20
~sorry for	-33
~sort by	-27
~sort it	20 0 0 0 -38
~sorted ,	21
~sorted by	19
~sorting by	-14
~sounds like	-28
~source of	20 0 0 0 56 -36
~spec ts	22
~speed is	27
~speed up	-14
~spelling in	24
~split this	-15
~sql in	33
~squash merge	22
~src a	-23
~src lib	-17 0 0 0 36 -26
~src shared	43 -44 0 0 0 33
~ssh only	27 -46 0 0 41
~sso for	-15
~stack overflow	-25
~stack trace	-35
~stage is	-30
~staging ,	32 0 0 0 17
~staging key	15 0 0 0 30
~start it	-25
~start page	-26
~start something	36 -39 44 0 -40 0 -20
~start the	54 0 -48
~start with	-22 -79
~started at	-26
~started on	-24
~started with	0 -50 0 0 -65 -48 78
~starts at	0 0 0 -65
~starts in	15
~starts on	25
~starts with	-11 0 0 0 -47
~state ,	0 -32
~statt npm	16 0 0 0 0 46
~status ,	34
~status page	9
~stay ,	-18 0 0 -47
~stay in	40 60 -47 -41 -55 -50
~stay on	17 0 0 0 -64
~stay out	31 0 -35 0 -44 -25
~stay under	22 0 0 0 -42
~stay with	20 0 0 0 -56
~stays ,	40 -62 0 75 -65
~stays at	-19
~stays on	19 0 0 -50
~stellen ,	34
~step and	-16
~stick to	26
~still on	21
~still open	-25
~still printed	31
~still true	-13
~still waiting	-20
~stop adding	15
~stop after	-19
~stop here	-22
~stop the	-43
~storage is	11
~store is	38 -61
~store the	-28
~stored in	17
~stored per	19
~strings ,	25 -45 0 0 -59
~strings go	0 0 0 0 0 -46
~style guide	-19 0 0 0 35
~suite requires	28
~summary of	-39
~sunday ,	-24
~sunday service	35 0 0 -25
~super ,	-18
~support for	-17
~support ie	14 0 0 0 -27
~support only	31 0 0 0 -34
~support safari	21
~support windows	-18
~suppose the	-16
~sur le	12 0 0 0 32
~sure ,	-32
~sure about	-16
~survive a	-30
~swiftdata was	34 -47
~switched from	0 0 0 57 0 -56
~switched to	13 0 0 -31
~system ,	-32
~system is	17 -55
~table ,	-25 0 -40 0 40 -56
~table is	0 -53 0 0 49
~tables with	21
~tablet layout	30
~tablet version	19
~tabs ,	12
~tag ,	-21
~tags ,	0 37 0 -24
~tags are	18 0 0 0 -42
~take a	-40
~take that	16
~take the	-13
~takes 4	-37
~takes a	-34
~takes about	44
~takes forever	-18
~takes over	33
~talk about	22
~talk to	42
~talked about	-23
~talked to	37 0 0 0 -49 -33
~tarda mucho	-31
~target is	34 -55
~tax ,	23
~tax office	29
~team ,	15
~team is	-17
~team nord	0 0 0 0 40
~team would	-37
~tell me	17 -73 68
~temperature is	26 0 0 0 31
~ten minutes	-38 0 0 0 0 -53
~ten most	-12
~ten seconds	-27
~ten years	41 0 0 -50
~tenant ,	34 -37 0 -27
~tenant has	33
~tenant is	29
~tenants are	0 0 0 0 -37
~tenth of	28 0 0 0 52
~test ,	28 0 0 0 -56 -46
~test :	26 0 0 0 -55 0 66
~test accounts	-30
~test before	38 0 0 0 0 0 -37
~test case	-18
~test data	46 0 -56
~test files	34
~test for	-42
~test in	0 38 -23
~test is	0 0 0 0 0 -44
~test names	42 -43 49 0 -47 -42
~test on	13
~test orders	-18
~test that	13 0 0 0 -31
~test with	0 0 0 0 0 -49
~tested it	-15
~tests ,	-25
~tests :	-16
~tests after	26
~tests and	-31
~tests are	-43 0 0 0 -55 -48
~tests before	23
~tests cart	-22 -39 0 0 27
~tests fail	-34
~tests for	-41
~tests in	-29
~tests must	-16
~tests need	34 -68
~tests no	22
~tests on	-22
~tests one	30 0 0 0 -28
~tests only	-18
~tests pass	-43
~tests ran	-44
~tests run	0 0 0 0 35 -42
~tests se	14 0 0 0 -55 0 68
~tests should	27
~tests use	29 0 0 0 37 -45
~tests with	22
~testserver draait	31
~text ,	35
~text on	20
~texts ,	-13
~texts for	16 0 0 0 -48
~than a	17 67 0 -53 -62
~than one	12
~than the	-11
~than three	18
~than two	43
~thank you	-27
~thanks ,	-19
~thanks a	-24
~thanks for	-31
~that ,	-43
~that ?	-20
~that a	21 0 0 0 -52
~that are	25
~that back	-22
~that before	-36
~that changed	-23
~that closes	11
~that comment	-16
~that deletes	12
~that every	-36
~that go	26 39
~that goes	27
~that has	-38
~that in	-49
~that it	-16
~that line	-29
~that needs	20 37 0 0 -29
~that nobody	-23
~that number	22 0 0 0 0 10
~that on	-18
~that one	0 0 0 0 -10
~that part	21 0 0 -33 29
~that please	-15
~that reads	-31
~that repeat	29
~that returns	-12
~that service	26
~that sounds	-14
~that table	16 52
~that take	19
~that test	-22
~that the	-12
~that this	17
~that to	-18
~that we	23
~that were	37
~that works	36
~that would	-16
~that writes	27
~that's a	-38
~that's all	-23
~that's enough	-26
~that's how	26
~that's it	-28
~that's neat	-28
~that's not	37 0 0 0 -46
~that's the	0 0 0 0 0 0 -44
~that's what	30 0 0 0 -44
~that's wrong	-26
~the accessibility	-16
~the account	33
~the adc	30 0 0 0 46 -46
~the alert	-18 0 0 0 -32
~the amount	-15
~the animation	-14
~the answer	-29
~the api	15 0 0 -67
~the app	0 -79
~the architecture	14
~the arm	9 0 -32
~the attached	-16
~the audio	22
~the auditors	11
~the back	13
~the bank	37
~the banner	-29
~the basement	19
~the bastion	36
~the batch	16
~the bench	-16
~the best	-23
~the beta	31
~the big	36 0 0 0 0 -50
~the billing	-18
~the blue	-31
~the board	0 0 0 0 -63
~the body	-22
~the book	-20
~the booking	21
~the books	32
~the bootloader	33 0 0 -33 0 -38
~the border	19 46 -46
~the box	-24
~the branch	-31
~the browser	31 0 0 -52
~the bucket	23 0 0 0 38 -31
~the budget	17 -32 0 0 44
~the bug	17 0 0 0 47
~the build	0 -38 0 0 30
~the bulletin	20
~the bundle	-29
~the bus	38
~the button	0 -40
~the buttons	-41
~the cache	0 -65
~the cage	31
~the call	33 0 0 0 -41
~the canary	-19
~the card	-17
~the cart	-46
~the cdn	-30
~the certificate	-21
~the chart	-27
~the checkout	34
~the ci	24
~the class	-32
~the clause	-32
~the cli	-28
~the client	-35 0 0 -49
~the clock	13
~the cluster	18 0 0 0 0 -44
~the code	21 0 57 0 0 -63 -32
~the color	0 0 0 0 34
~the column	0 0 0 0 30
~the command	24
~the comment	-15
~the commit	8
~the company	35 -31 0 0 54
~the compiler	18
~the config	0 -35 0 0 0 0 -45
~the connection	-26
~the console	-36
~the consumer	-15
~the contact	-13 -42 0 0 44 -27
~the container	-29
~the contract	16 0 0 -67
~the copy	32 0 0 -40
~the core	22
~the counter	15 0 0 0 44 -41
~the cron	21
~the csv	21
~the currency	-39
~the cursor	-50
~the customer	-52
~the customer's	24 0 0 0 -41
~the cve	17
~the dash	45 0 0 -27
~the data	-17
~the database	24 27
~the date	-33
~the dates	0 33
~the day	23
~the db	0 0 0 0 0 -33
~the deal	-20 0 0 0 -47
~the debug	11 0 0 0 0 -33
~the default	-35
~the delete	-34
~the demo	-19
~the dependencies	-15
~the deploy	-22
~the design	0 0 0 0 40
~the designer	-27
~the details	-31
~the dev	0 0 0 0 -35 30
~the device	-24
~the diff	-39
~the difference	-33
~the docker	-42
~the docs	37 -87 0 -33 0 -27
~the domain	35 -52 0 0 52 -59
~the driver	31 0 0 0 -53
~the edge	-16
~the editor	33
~the email	-42
~the emails	-13
~the empty	-23
~the encoder	-15
~the encoding	-27
~the end	27
~the endpoint	-16
~the env	0 -46 0 0 0 -36
~the erp	12
~the error	-42
~the eu	44
~the event	39
~the example	-39
~the existing	-17
~the explanation	-28
~the explanations	35
~the export	-32
~the external	42 -31 -19 -40 51
~the failing	-43
~the feature	0 -65
~the fee	-29
~the feed	34
~the field	0 0 0 0 50 -44
~the figma	-28
~the file	-54
~the files	15
~the finance	21 0 0 0 49
~the firewall	0 0 0 0 45
~the first	-27 0 -65 0 0 -66
~the five	-22
~the fixtures	22
~the flag	0 0 0 0 -46
~the folder	0 0 0 0 0 -30
~the font	-37
~the footer	-35
~the form	7
~the format	24 0 0 -27 37
~the formatter	0 0 0 0 0 0 36
~the fourth	-37
~the freeze	34 39
~the function	-24
~the gateway	10 -47
~the generated	32 0 0 0 -38
~the german	-41
~the grader	32 0 0 -30 17 -40
~the graph	-15
~the group	-32
~the handbook	21 0 0 0 0 -45
~the handler	-33
~the header	-54 0 -38 0 54
~the headers	-29
~the heap	-31
~the history	-15
~the holdout	17 41
~the home	-14
~the host	23 -42
~the hot	31 0 -42 -41
~the icon	-29
~the idea	-25
~the identity	15
~the ids	23 0 0 0 36
~the images	-22
~the imperative	24 0 52 0 -38
~the import	-33
~the importer	0 0 0 0 60
~the imports	-54
~the incident	8 0 0 0 0 -33
~the index	-13
~the integration	23 18 0 0 -51
~the intern	-15
~the internet	30
~the invoice	-44
~the job	-14 0 0 0 0 -27
~the jobs	36
~the js	-25
~the jump	-24
~the key	-21
~the kiosks	13
~the label	-42
~the labels	29
~the lake	17
~the landing	-23
~the largest	-26
~the last	-21
~the latest	-37
~the law	23
~the led	-26
~the ledger	29
~the left	-35
~the legacy	37 0 0 0 61 -40
~the library	15
~the license	3 0 0 0 55
~the limit	0 -61
~the lines	-28
~the link	-43
~the linker	22
~the linter	0 38
~the list	-49 0 0 0 -46
~the load	26 0 0 0 27
~the loading	-23
~the locale	44
~the lock	14
~the log	-56
~the logging	0 34
~the login	-34
~the logs	-31
~the loop	-47
~the loss	-26
~the machine	24 -39
~the mail	-33
~the main	33
~the map	-24
~the max	26
~the meeting	-33
~the memory	32 -40 0 0 41 -43
~the merge	0 47 -32 0 -39
~the message	-31
~the migration	-39
~the migrations	-33
~the min	19
~the missing	-29
~the mobile	0 0 0 0 -9
~the modal	-42
~the moment	-15
~the money	22
~the monolith	21
~the month	36 -51
~the morning	39
~the move	12
~the name	-38 0 0 0 0 -47
~the names	25 0 -53 -40 0 -41
~the net	13
~the network	19 0 0 0 -37
~the new	-33 -63 0 49
~the newest	0 0 0 0 -31
~the newsletter	17
~the next	-28
~the node	-24
~the notebook	-14
~the number	7
~the numbering	11
~the numbers	-17 -43
~the office	46 -69 0 -62 66
~the oldest	-23 0 -37 0 32
~the onboarding	34 0 0 41 -34
~the one	7 -66
~the ones	-20
~the only	-21 -65 0 0 63 -51
~the option	-36
~the oracle	38 0 0 0 -16
~the order	0 46 0 -32 -68
~the orders	0 0 0 0 39
~the original	27
~the other	-37
~the others	-28 0 0 0 -35
~the outage	32
~the outbox	21 0 0 0 -18
~the output	0 0 0 0 36 -31
~the owner	37 0 0 -46
~the package	0 0 0 -47
~the page	-27
~the parser	0 0 0 -57 0 52
~the partner	0 0 0 -42
~the path	-14
~the patient	-18
~the payment	35
~the phone	-24 0 0 0 35
~the photos	-19
~the pi	-22
~the pipeline	13
~the plan	-22 -52 44
~the plot	-24
~the plugin	35 -56
~the pod	-17
~the pods	-19
~the pr	-31
~the preview	-38
~the probes	23
~the problem	-24
~the product	0 0 -60
~the profile	-28
~the project	-39 -22
~the provider	-19
~the proxy	0 -45
~the public	40 58 0 0 -52
~the pull	-36
~the push	-16
~the qa	11 0 0 0 0 -44
~the query	-23
~the question	-27
~the queue	-32
~the rate	-16
~the raw	14
~the readme	-30
~the real	21
~the reason	-28
~the registry	13
~the regulator	-43
~the release	-27 0 0 -65 0 -73
~the reminder	-39
~the replica	38
~the repo	41 -48 0 0 27 -56
~the report	-26 -52
~the request	0 49 -30
~the response	-28
~the rest	-52 0 0 -32 38 -28
~the result	-44
~the retention	0 0 0 0 -42
~the retro	-34
~the retry	6
~the review	-32 0 0 0 37
~the reviewer	-29
~the rewrite	34
~the right	-16
~the rule	18
~the run	-42
~the sales	17
~the same	-23
~the sample	-42
~the sandbox	15
~the save	-33
~the scope	11
~the screenshot	-46
~the script	-23
~the search	0 0 0 0 39
~the second	-74
~the security	21
~the seed	32 0 0 0 -51
~the sensor	45
~the server	0 0 0 0 0 0 -52
~the service	29 0 0 0 -20
~the session	32
~the settings	-38
~the shared	15 0 0 0 50 -44
~the sheet	0 0 0 0 55
~the shop	8
~the sidebar	10 0 0 0 36
~the signature	-46
~the simplest	39
~the simulator	28 0 -40
~the slo	20 0 0 0 25
~the smoke	30
~the solution	-23
~the solver	-29
~the sound	-23
~the source	18 -52
~the spec	-22 0 0 -51 56 -51
~the spinner	-42
~the sql	38
~the staging	31
~the start	-25
~the statistics	-22
~the steering	12
~the store	-19
~the styling	-29
~the sum	-28
~the sums	22
~the supervisor	32 0 0 0 0 -31
~the support	-30
~the switch	-33
~the sync	32
~the table	-14 0 0 0 0 -57
~the tablet	16
~the tabs	-49
~the target	16
~the tax	51
~the team	36 0 0 0 -32
~the template	-27
~the ten	-12
~the tenant	14
~the test	0 0 0 0 -26 0 -42
~the tests	0 -39 0 0 31 -65
~the text	-27
~the texts	-37
~the theme	23
~the thing	-34
~the third	-29 -49 0 0 35
~the thread	-42
~the three	-28
~the ticket	-14
~the tickets	-15
~the till	41
~the time	7 -72 -40 0 0 43
~the timeout	-41
~the title	-44
~the token	-26
~the top	28 0 0 -45
~the total	-23
~the totals	-37
~the trace	-19
~the train	-27
~the tunnel	26
~the two	-48
~the type	-18
~the uart	-16
~the ui	44 -55 0 -53 0 -54
~the update	-32
~the upload	-33
~the url	-29
~the user	13 0 0 -53
~the user's	21
~the v1	19
~the validation	-14
~the variable	-32
~the vault	0 45
~the vendor	17 0 0 48
~the video	-27
~the vote	27 0 0 40 -40
~the vpn	39 -63 0 0 61 -50 -32
~the warehouse	28
~the warning	-25
~the watchdog	32
~the way	32
~the web	28
~the websocket	-42
~the what	32
~the whole	-10 0 0 0 0 -36
~the why	20
~the wiki	27 0 0 0 0 -40
~the window	0 7 0 0 0 -38
~the worker	15
~the workspace	12 -8
~the wrong	-17
~the year	39 0 -39
~the youth	35
~their api	0 0 0 0 22 -22
~their number	18 0 0 0 44 -37
~their own	0 0 -43 -70 45 -45
~their password	-37
~their test	-30
~them answers	-28
~them are	-23
~them by	-19
~them in	34
~theme is	24 -49 0 0 57 -31
~theme tokens	22 46 0 0 -50
~then i	-23
~then in	0 0 0 0 -31
~then open	12
~then we	-38
~there ,	13
~there a	-33
~there is	-14 0 0 0 -36 56
~there should	-13
~there will	19
~there's an	-15
~there's no	22
~these days	33 -41
~these two	-21
~they are	-18
~they block	13
~they can	36
~they changed	-21
~they said	-29
~they say	-33
~they sell	14 0 0 0 0 -40
~they were	-18
~thing ,	33
~thing about	-19
~thing for	-21
~thing from	-22
~thing per	18 0 0 0 -37
~thing that	27
~think it	-19
~think it's	-13
~think that	-13
~think that's	-13
~think the	-12
~think we	-19
~thinking of	-19
~third one	-20
~third party	31
~third time	-40
~this ,	-29
~this api	32
~this app	46
~this at	25
~this be	-22
~this bug	-24
~this button	-23
~this call	-22
~this card	-27
~this class	-20
~this code	-25
~this codebase	36 0 0 0 -41
~this commit	-54
~this domain	28
~this error	-33
~this file	-44
~this function	-51
~this in	-36
~this is	-26
~this later	-22
~this machine	32
~this module	-16
~this month	-27
~this morning	-39
~this needs	-33
~this one	-51
~this pr	-41
~this quarter	27
~this query	-25
~this release	27
~this repo	27 0 -35
~this run	-18
~this should	-19
~this test	-32
~this time	-13
~this to	-26
~this week	-14 0 0 0 -48
~this works	-23
~this year	25
~thought ,	-35
~three approvals	-28
~three days	-15
~three of	-28
~three rows	-22
~three seconds	-38
~three tests	-31
~through a	28 0 0 0 -45
~through on	11
~through the	0 0 0 -51
~ticket ,	20 57 0 0 -41
~ticket id	32 0 -39
~ticket is	-23
~ticket number	20 -35 44 0 -56
~tienda example	17
~till the	17 0 0 0 -38
~time ,	-21
~time being	13
~time i	-23
~time of	-18
~time this	-40
~timeout is	25
~timeout should	35
~timeout to	-30
~times are	35
~times out	-28
~timestamps are	22 -43 0 0 36
~timestamps in	26
~title case	22 0 0 0 0 -31
~to 1	30
~to 10	26
~to 12	0 0 0 0 31
~to 19	13
~to 20	24
~to 200	29
~to 25	41
~to 30	-19
~to 300	19
~to 4	17 -36 0 0 45
~to 5	25 -47 0 0 58 -40
~to 6	28
~to 7	35
~to a	17 0 0 0 -25
~to all	-30
~to always	-16
~to an	21
~to another	-30
~to ask	-32
~to azure	-30
~to be	23
~to build	31 -41
~to buildkite	29 0 0 -47
~to bun	-19
~to cache	-16
~to call	13
~to change	-31
~to customers	32
~to delete	-14
~to each	25
~to end	19 0 0 0 29
~to every	15
~to explain	20 0 0 0 0 -43
~to find	-25
~to fix	-63
~to get	-16
~to have	-22
~to install	-26
~to leave	-10
~to load	11 0 0 0 0 -30
~to main	22 0 0 0 -35 39
~to make	-39
~to me	0 0 0 0 -41
~to one	24
~to parse	-34
~to pass	40 0 0 0 0 0 -18
~to pnpm	35 0 0 0 -53
~to preview	-25
~to react	38
~to read	22
~to release	30
~to reproduce	-27
~to run	22 0 0 0 0 0 -53
~to say	-29
~to see	-16 0 0 0 -53
~to show	31
~to src	-16
~to staging	18 -45 0 -36 44
~to start	35
~to stay	25
~to support	0 0 0 0 -40
~to that	26
~to this	-23
~to try	-21
~to two	-18
~to us	13
~to what	0 0 0 0 -48
~to write	-17
~to you	-33
~today ,	-36
~today and	30
~today is	-15
~token is	-13
~tokenizer is	21
~tokens ,	30
~tokens expire	37 -48 0 0 37 -50
~tokens in	0 0 0 0 -33
~told me	-24
~toml ,	24
~too ,	19
~too heavy	15
~too long	-35
~too many	17
~too much	28 0 0 0 -49 -41
~too noisy	28
~too pricey	31
~too slow	18
~too small	-26 0 0 0 0 -26
~too so	26
~too wide	-22
~toques la	16
~total is	-19
~touch the	0 56 -60
~touch this	-37
~tourne sur	12 0 0 0 32
~toying with	-25
~train ,	-40
~train py	12
~translate the	-19
~translations are	-15
~trop lourd	18
~trust the	-13
~try a	-25
~try another	-15
~try it	-47
~ttl is	33 0 0 0 38
~tuesday and	10
~tunnel is	30
~turn the	-25
~turn this	-25
~turned on	15
~twice ,	15
~twice a	24
~two accounts	-23
~two addresses	-33
~two approvals	44 0 0 0 0 -50
~two customers	-43
~two days	-23 -36
~two disks	19
~two files	-42
~two nodes	35
~two of	-45
~two people	6
~two pixels	-30
~two regions	-16
~two reviewers	16
~two rows	-37
~two seconds	30 0 0 0 51
~two sentences	13
~two sprints	0 0 0 0 -35
~two tables	-16
~two things	-35
~two weeks	-16
~two years	8
~type checker	-18
~type hints	29 -39 53 0 -45
~types are	35 0 0 0 -40 -40
~typo in	-39
~uart runs	33
~ui ,	0 -55 -42
~um i	-14
~un adhérent	29 0 0 -34 58
~un seul	26
~un test	26
~una copia	-35
~und nicht	36
~under 300	34
~under data	0 0 0 0 25
~under no	26
~undo the	-13
~unit tests	-12
~units ,	0 -42
~units are	19 -47
~unless the	43 0 -40 -24 31
~uns für	-15
~until the	0 0 0 0 0 -41
~until tomorrow	-27
~up ,	22
~up a	-28
~up by	-46
~up in	27
~up the	-32
~up to	0 -66
~up with	15
~update the	-20
~upgraded to	35
~upload should	-23
~uploads go	0 -35
~us ,	15 0 0 29 -21 -32
~us on	34 0 0 0 -52
~usa make	22
~use a	-44
~use an	-23
~use british	22
~use default	24 0 -42 0 0 -39
~use it	-44
~use kafka	-19
~use lombok	30
~use make	38 0 0 0 36
~use moment	17
~use my	-29
~use npm	-23 -36
~use pnpm	18 0 0 0 0 -59
~use postgres	0 0 0 33 -32
~use sleep	14 27 -39
~use that	-17
~use this	-37
~use whatever	-24
~used to	-27
~user can't	-19
~user has	-15
~user input	-18
~user is	-18
~user with	-25
~user's zone	21
~users are	37 -57
~users must	-17
~users see	0 0 0 0 -42
~users without	-18
~uses it	20
~uses the	-26
~using npm	19
~utils ts	-30
~v2 of	19
~v3 is	15
~va incluido	24
~valid for	30 0 0 0 0 -23
~values ,	22 0 39 0 -45
~vendor claims	-26
~verify ,	33 0 0 0 -57
~version 2	-12
~version the	31
~versioned ,	20
~versions ,	-23
~verzending is	18
~vielen dank	-30
~vitest over	-22
~voorraad wordt	23
~vor jedem	17
~wait ,	-28 0 0 -29
~wait for	-12
~wait with	-19
~waiting for	-43
~want a	-33
~want small	17
~want the	24
~want them	-27
~want to	-18 -41
~wants to	-39
~warning :	-28
~warning about	15
~was 4	-26
~was a	8
~was closed	-38
~was expected	26
~was full	-26
~was it	-12
~was killed	-28
~was looking	-22
~was merged	31 0 0 0 42
~was not	-13
~was that	-13
~was the	23 0 0 -41 -62 77
~was to	-25
~was told	21
~was too	47 0 -59
~was upgraded	26
~was wrong	23
~watchdog window	35
~way round	33
~way to	-40
~we accept	0 0 0 0 -42
~we agreed	22 -60
~we are	-32 0 0 0 29
~we build	14
~we call	16
~we can	-33
~we can't	17 0 0 0 0 -29
~we could	-24
~we deploy	22 0 0 0 40
~we discussed	-26
~we do	23
~we dropped	18
~we got	-18
~we had	-28
~we keep	0 -35
~we lost	-26
~we may	-29
~we might	-27
~we migrate	0 0 0 37
~we moved	17 0 0 0 0 -15
~we need	-23
~we never	28 0 0 0 -41
~we no	0 0 0 0 -32 28
~we only	-18
~we report	30
~we run	17 0 0 -54 45
~we said	17
~we say	28 0 0 0 -50 48
~we settled	20
~we ship	23
~we should	-32
~we stay	0 0 0 65 -63
~we stop	0 0 -8
~we support	36 0 0 -52
~we switched	23 0 0 0 -48
~we take	22 0 0 49
~we test	22
~we tried	-16
~we use	0 0 -71
~we used	-45
~we want	-18
~we went	57 0 0 0 0 -47
~we will	43 0 0 55 -58 -45
~we write	-18
~we're blocked	-37
~we're going	40 0 0 0 -40
~we're keeping	22
~we're not	19
~we're on	-12
~weeks in	32
~weights ,	26
~went away	19 0 0 0 -56
~went for	34 0 0 0 0 -31
~went from	0 0 0 -47 56 -43
~went off	-38
~went to	52 -48 0 -21 53 -36
~went up	0 0 0 0 57 -43
~went well	-45
~went with	24
~were deleted	32
~were you	-17
~west flash	20
~what ?	-29
~what about	-16
~what breaks	-15
~what does	-23
~what happens	-28
~what i	-15
~what if	-16
~what is	-21
~what serves	10
~what this	-16
~what was	25
~what we	0 0 0 0 -47
~what's the	-35
~whatever you	-24
~whats the	-16
~when i	-38
~when it	-31
~when it's	-21
~when printing	0 -28 0 0 -34
~when something	36 -52 52
~when the	-19
~when there	28 0 0 0 -46
~when you	12
~where we	-36
~whether the	19
~which file	19
~which files	13
~which is	0 0 0 0 58
~which one	-20
~which ones	-14
~which version	-13
~while i	-15
~who needs	-25
~who owns	-16
~why ,	26 0 -39 0 42
~why does	-18
~why is	-34
~why the	-28
~wide ,	29
~wiki is	20
~will be	26 -52 -46 59
~will block	17
~window for	32 7 0 0 0 -38
~window is	30
~windows paths	22 0 0 0 -51 33
~wiped every	21 -29 0 0 34
~wiped on	14
~wir bleiben	23
~wir sind	39 0 0 0 -60
~with bin	32 -40 0 0 -58 -32 84
~with docker	13 0 0 0 -23
~with eight	15
~with it	22
~with just	23
~with make	39
~with me	37
~with node	21
~with npm	27 0 0 0 0 0 15
~with the	-16
~with this	-21
~with three	-23
~with tools	18
~with two	-10
~with zod	21
~with zstd	26
~without a	0 0 -55
~without alt	29
~without an	11 0 -34 0 37
~without asking	0 45 -55
~without it	29 0 0 0 -31
~without the	-16 0 0 0 -51
~wonder if	-14
~wonder whether	-24
~wordt elk	20
~work at	20
~work offline	32
~work on	-39
~work without	0 45 0 0 -44
~worked on	-11
~worker ,	20
~worker needs	53
~working day	28 0 0 0 44
~works and	-17
~works offline	29 0 0 0 -39
~works on	-14
~works with	22
~worry about	-35
~worth it	27
~would be	-40
~would happen	-16
~would have	-17
~would it	-21
~would like	-40
~would never	-16
~write a	-25
~write something	11
~write tests	-43
~write that	-26
~write the	22
~writes to	51 68 0 -33 -51
~written by	26 0 0 35 -43
~written to	-13
~wrong ,	29
~wrong branch	-36
~wrong one	-29
~wrong since	-30
~wrote that	-16
~wrote to	24
~x y	-18 0 0 0 31
~y z	-18 0 0 0 31
~ya no	40 0 -37 -41
~year ,	20
~year and	-26
~year begins	28
~year we	-26
~years ,	31 0 0 0 -33
~years ago	-26
~yes ,	0 0 -41 -58
~yes for	16
~yes please	-30
~yesterday ,	-24
~yesterday :	16
~yet ,	-25
~you add	21 40 -32
~you are	-22
~you change	18
~you check	-17
~you delete	27 40
~you don't	22 -58
~you fix	19
~you for	-15
~you forgot	-25
~you give	15
~you go	-24
~you i'd	-17
~you install	-20
~you just	-17
~you like	-24
~you look	-23
~you make	-28
~you may	0 50 0 0 -48 -34
~you move	0 38 -23
~you must	-27
~you need	18 0 0 0 0 -52
~you plot	-16
~you prefer	-19
~you push	0 0 0 0 -49 -24 54
~you said	-30
~you say	16 0 0 0 -48
~you should	17
~you start	0 -46 35
~you the	21
~you to	17
~you touch	34
~you use	10
~you used	20 0 -42 0 -39 49
~you write	21 -73
~your answers	22
~your branch	-34
~your information	19
~your plan	18
~your work	-16
~youth meets	35
~zephyr 3	29 0 0 0 -42
~zijn altijd	29 -42 -34 0 48
~zu groß	-20
~änderung am	24
~ça marche	-30
~ça plante	-15
~ça pour	-38
~über die	-24
à	34 -59 -59 0 39
à <number>	34 0 0 0 51
à <number> _	34
à _	23 -40
à _ $	0 -38 0 -43`;
