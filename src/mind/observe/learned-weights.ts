// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `3 -73 -83 -149 -150 22 -113 -388
!	-15 0 -45 0 0 31
! !	-13
! $	-31 0 -39 0 0 37
"	-22 0 0 -85
" $	-55 0 0 0 0 -37
" ,	31 0 0 0 -68 59
" , NOT	32 0 0 0 -46
" , WHAT	-16
" , _	23
" , in	23
" <name>	0 0 0 0 0 41
" <name> "	0 0 0 0 0 41
" ALWAYS	-28
" DONE	-17
" EVERY	-37
" EVERY _	-31
" INSTEAD	-23
" IS	25 -52
" MUST	-27
" MUST _	-27
" Name	33
" Name "	19
" SHOULD	18
" _	0 0 0 0 55
" _ "	63 0 0 0 57
" _ $	25 0 0 0 0 -40
" _ IS	-31
" and	0 0 0 0 -29
" on	-18
(	0 0 -42 -58
( )	-25 0 0 -29
)	-12 0 -42 -58
) $	-25
,	28
, <code>	30
, <code> LIVES	0 0 0 0 -47
, <ip>	19 0 0 0 39
, <ip> $	19 0 0 0 39
, <mail>	24
, <name>	35 -77
, <name> $	0 0 30 0 -47
, <name> IS	16 0 0 0 -23 55
, <name> _	31
, <number>	34 0 0 0 -3
, <number> <acronym>	-19
, <number> IS	33 0 0 0 -53 66
, <number> LIVES	-18
, <number> NOT	30 0 0 0 -34
, <number> SYMPTOM	-17
, <number> TIME	40
, <number> WAS	37 0 0 0 -35
, <number> _	33 0 -69 -67
, <number> and	-10 0 -67 0 47 -48
, <number> to	26 0 0 0 36 -30
, <path>	29
, <version>	42 -86
, <version> IS	15
, <version> LIVES	28
, <version> _	30
, AGAIN	-29
, ALWAYS	36 62 0 -63 -70
, ALWAYS $	42 54 -5 0 -81 0 -41
, ALWAYS _	21 -22
, ASKS	-39
, ASKS _	-25
, BECAUSE	-15 0 0 0 -84
, CALLED	27
, CALLED _	27
, DECIDE	23 -32
, DECIDE $	32
, DECIDE the	28
, DONE	0 0 -49 0 0 -37
, DONE $	-17
, DONE _	32
, DONT	23 0 0 0 0 -54
, DONT OWNER	0 -41
, DONT _	27 0 0 0 -66
, EVERY	25
, EVERY $	-13
, EVERY LIVES	0 -47
, EVERY USE	24
, EVERY _	15
, EVERY new	19
, FORNOW	-37
, FORNOW _	-31
, FUTURE_I	-38
, FUTURE_I _	-20
, GRATITUDE	-54
, GRATITUDE $	-49
, GRATITUDE YOU	-14
, GRATITUDE for	-24
, HEARSAY	17
, HEDGE	-27
, HEDGE $	-28
, I	23 -60
, I _	25 -55 0 -59
, IF	35 0 0 0 53 -53
, IS	39 -53 -51 0 -67 100
, IS <number>	43
, IS GRATITUDE	-36
, IS THIS	-27
, IS TOO	-21
, IS WHAT	40
, IS _	38 0 -67 0 -79 64
, IS in	39 0 0 0 0 -56
, IS old	-34
, IS the	26 0 0 0 0 -65
, KEEP	27
, LIVES	-30 0 0 -66 0 -42
, LIVES _	26
, MUST	-15 -44 0 0 -42 0 58
, MUST _	-15 -44 0 0 -42 0 58
, NEVER <name>	24 0 0 0 0 -26
, NEVER _	-15
, NEVER the	23
, NO	19 0 0 -29
, NO _	0 0 0 -56
, NO more	26 0 0 -47 47
, NOLONGER	25 0 0 0 58 -34
, NOLONGER PER	0 0 0 0 0 -27
, NOT	34
, NOT "	20 0 0 0 0 -52
, NOT <code>	0 0 0 0 0 40 -56
, NOT <name>	0 0 0 0 -60 47
, NOT <number>	31
, NOT Name	26 0 0 0 -50 45
, NOT PER	18
, NOT _	47
, NOT a	29 -42
, NOT in	22 -52 0 0 0 -58
, NOT on	24 0 0 0 -45
, NOT the	-18
, NOT to	26
, NOW _	30 0 0 0 41
, NOWON	31 0 0 0 -42
, Name	41
, Name _	33
, ONLY <number>	-12
, ONLY _	32
, OUR	19
, OUR _	20
, OWNER	20 0 0 -40 0 -43
, PAST_I	-13
, PAST_I at	26
, PAST_I to	23
, PER	23
, PLEASE $	24
, PLEASE ,	22
, PLEASE _	-43
, SYMPTOM	16
, THEY	-15 0 -66
, THEY IS	-31
, THEY LIVES	-12
, THEY MAYNOT	23
, THEY _	12 0 -44
, THIS DONE	-24
, THIS IS	32 -49
, THIS LIVES	0 0 0 -48
, THIS SYMPTOM	12
, THIS WAS	-36
, THIS _	0 0 0 0 0 -64
, TIME _	35 0 0 0 -42
, TOO	26 0 0 -48
, TOO _	26 0 0 -48
, UNLESS	32 -55 -43
, UNLESS _	20 0 -33
, USE	-18 -26 -67 0 -51 83
, USE <name>	37 0 0 0 0 -46
, USE <number>	34 0 0 0 -39
, USE _	0 0 -42 0 0 39
, USE a	-24
, USE the	46 0 0 0 -68
, WE	48
, WE DONT	26 -50
, WE DROP	0 0 0 24
, WE KEEP	21 0 0 0 -44
, WE LIVES	36 16 0 0 -34 -47
, WE MUST	-29
, WE ONLY	16
, WE _	31 0 -94
, WHAT	-38
, WHAT $	-18
, WHAT ?	-24
, WHAT IS	-14
, WHAT _	-28 0 0 0 -49
, WRONG	0 0 -27 0 46 -51
, YOU	33 0 0 0 0 52 -28
, YOU _	28 0 0 0 -81 62
, _	25
, _ "	20 -40
, _ $	0 0 0 -87
, _ ,	0 0 0 0 18
, _ <acronym>	0 0 0 0 0 -50
, _ <amount>	-22
, _ <name>	21
, _ <number>	42 -68 0 0 70 -71
, _ <version>	28 0 0 0 53 -53
, _ ALWAYS	16
, _ CALLED	21 0 0 -34
, _ DECIDE	38 -47 0 0 0 -45
, _ DONE	-33
, _ DONT	21 0 0 0 0 -42
, _ DROP	-15
, _ EVERY	33
, _ IF	18 0 0 0 -37
, _ IS	29 0 -105
, _ KEEP	36 -54 0 0 -57
, _ LIVES	49 0 0 0 -32
, _ MOVED	0 0 0 -22 0 -30
, _ MUST	46 -15 0 0 0 -59
, _ NEVER	38 -47 0 0 36
, _ NO	39 0 -69 0 14 -70
, _ NOLONGER	27 0 0 45 -38 -39
, _ NOT	67 0 0 0 35
, _ Name	35 0 0 0 -46
, _ ONLY	34 -16
, _ PER	16
, _ PLEASE	17
, _ SYMPTOM	43 70 0 0 0 -39
, _ THEY	0 -68 0 0 0 -50
, _ THIS	-50 0 0 0 -58 48
, _ TIME	0 0 41 -24
, _ UNLESS	27
, _ USE	34 0 0 0 0 -42
, _ WAS	25
, _ WE	-16
, _ WHAT	-33
, _ a	-15 0 -29
, _ and	0 0 52 -48 0 -36
, _ at	18
, _ auf	17
, _ by	28 -63 -66
, _ der	29
, _ first	13 0 0 -31
, _ for	49
, _ from	21 -37 0 0 43 -42
, _ in	59 0 -53
, _ just	19
, _ like	-14
, _ of	0 -33 52 -46
, _ on	18
, _ one	-30 29 0 0 -10
, _ out	0 0 0 0 -60
, _ the	-36 -82
, _ to	0 0 -50 -39 0 -31
, _ with	-19 0 -42 0 0 -34
, a _	0 0 0 0 -68
, after	32 0 0 0 42
, after THIS	32 0 0 0 42
, also	33 0 0 0 -42
, also for	23 0 -22
, and the	15
, as	-23
, as DECIDE	24
, at	10 38 0 0 -38
, at the	27 38 0 0 -38
, both	-15 -35
, both _	25 -35
, but	-28
, but IS	-17
, but the	-24
, da	26
, da LIVES	23
, das	18 0 0 0 -65
, das _	0 -39
, der Name	-19
, der _	25
, die Name	-16
, die _	35
, do	-20
, do the	-20
, el	30 0 0 0 -64 52
, el _	28 0 0 0 -49
, for	19 0 -39 -50
, for _	30 0 -39 -50
, in	0 -63
, in _	39 0 0 0 0 -38
, in the	-19
, just	0 0 45
, just _	25
, just the	-35
, la	18
, la _	-21
, last	-18
, last _	-18
, le _	0 0 0 0 -48
, like	32
, like the	23
, o	19 -30
, o _	19 -30
, old	27 -47
, old _	28 -47
, on	26
, one	48 0 0 -47
, one IS	35
, one _	57
, or	15 0 0 -35 38
, same	0 0 0 -37
, same SYMPTOM	-15
, the	24
, the _	26
, the last	30
, the new	35
, the old	-11 -44
, the one	20
, the other	-36
, then	0 0 0 0 0 -45
, then WE	-17
, then _	26
, there	17 0 -20 0 -37
, there IS	17 0 -20 0 -37
, two	46
, two _	32
, with	-25
-	46 0 0 -42 35 -43 -28
- _	30 -41 0 0 40 -30
-aai	-24
-aal	40 -38
-aan	34 0 0 0 48
-aar	16
-ab	39 -62 0 0 0 -42
-ace	-26
-ach	39 0 -61 -59 33
-ack	-15 0 0 36 0 -63
-act	30
-acy	37 0 0 -55
-ade	0 0 16
-ado	25 0 -43 0 0 -59
-ads	0 0 -80 0 63
-ady	-29
-af	19
-afe	19
-ag	28 0 0 -78
-aga	-19
-ags	57 -37 -49 0 81 -82
-ai	-24
-ail	-36
-ais	19 0 0 0 0 -37
-ak	26 -73 -59 0 65 -57
-ake	0 0 0 0 0 -61
-aky	32
-al	34
-ale	29
-all	0 0 0 0 -68
-alo	-22
-als	0 0 0 -83
-am	28
-ame	-24
-amo	29
-ams	-14 0 0 -36 -71
-an	27
-ana	0 0 0 0 40 -30
-and	28
-ang	0 0 0 0 31
-ank	-21 -37
-ano	15 0 0 0 -47
-ans	42 0 0 -78
-ant	0 -23 -65
-any	0 -40 0 0 57 -41
-ap	-28 0 0 -34
-aph	-22
-api	15
-aps	0 0 0 -32
-apt	-25
-ar	0 0 0 0 -66
-are	30 -63
-ark	17
-ars	-15
-art	-23 0 0 0 25
-ary	17 0 0 0 35 -22
-as	19 -55 48 -89 0 -46
-ash	42
-ass	-25
-ast	25 40 -68 0 -34 -41
-at	7 0 0 -38 0 -70 41
-ata	35 0 0 0 0 -45
-ate	0 0 0 0 0 -58 39
-ato	16 -47 0 -53 0 -47
-ats	32 0 0 0 -15
-att	0 0 -62
-aty	-26
-au	-18
-aub	-13
-ave	0 40 0 0 -87
-avy	11
-ax	17
-ay	0 -33
-ba	32
-bal	27 0 0 0 -48
-bar	-22 0 0 0 36
-bas	-14
-be	18
-bel	0 0 0 0 0 -58
-ben	26
-ber	0 -26 0 0 43
-bes	23
-bit	32
-bm	34
-bo	-23 -39
-bok	28
-bor	40
-box	31
-bre	25 -46 -43 0 53
-bs	0 -28
-bug	0 0 0 -35
-by	0 0 0 -32
-ca	48
-cal	37
-can	27 0 37 -21 -38
-car	32
-cas	23 0 0 -43 50
-cd	18
-ced	15 -55
-cel	-15 0 -50 0 0 -47
-cer	20 -51
-ces	50 -45
-cey	33
-cha	28 -34
-che	-25 0 -65 -48
-cho	-30
-cht	21 0 0 -67
-cii	17
-cil	-19
-cit	30 0 0 0 -40
-cks	15
-cky	-31
-cle	0 0 0 0 -46
-co	38 -57
-con	29 -44
-cou	-25
-cs	44
-ct	23
-cto	0 0 0 0 -33
-cy	26
-cén	17
-cía	-25
-da	0 0 0 -69
-dal	-39
-dan	0 48 0 0 -34
-dar	24
-day	0 -52
-db	22 -39 0 0 0 -38
-dby	22 0 0 -32
-del	50 21 0 -47 0 -54
-dem	17
-den	55
-deo	-27
-der	0 0 0 -68
-des	54 0 -25 0 46
-di	0 0 0 0 34
-dia	39 0 0 0 47 -45
-die	0 0 0 0 0 -59
-dig	28
-dis	0 0 -51 0 0 -59
-dle	26 0 -61 -47
-dly	0 0 -50
-dme	0 0 0 0 -44
-dn	0 0 0 0 -47
-do	17 0 -61 0 0 -36
-doc	16
-dog	18 0 0 -52 0 -53
-dor	14 -50 0 32 0 -75
-dos	0 0 0 -38 24
-dow	0 0 0 0 0 -38
-ds	16
-dt	38
-dup	18
-dux	27 0 0 0 -47
-dy	-21
-ea	-21
-eak	-16
-eal	0 -32 0 0 -41
-ean	-23
-eat	0 -55
-eau	-17 0 0 0 -36
-eba	30
-ebo	-18
-ec	27 -37
-ece	-26
-eck	0 0 -85 0 0 -86
-ect	15 49 0 -57
-eds	23
-eed	12 -64
-eer	23
-ees	-34 0 0 0 0 48
-eet	15 -56 0 -48 39 -64
-ef	52 -53 0 -23
-eg	36
-egt	0 0 0 0 0 -51
-eht	14 -40
-eir	0 -44 0 0 47
-eit	-25
-eks	12 0 0 0 0 -61
-ekt	-29
-el	21
-eld	-12 0 0 0 0 -54
-elf	28
-ell	11 0 0 0 -55
-els	11 0 27 -44
-elt	-14
-ely	0 0 0 0 -46
-em	0 0 0 0 0 -65
-ema	19
-eme	25 49 -61 0 -28 -50
-ems	-37 -37 0 -38
-en	20
-ene	38
-ens	17
-ent	0 0 -36
-eo	-27
-eps	14 -96 40 -75
-ept	16 0 -50 30 0 -58
-era	0 -65
-ere	-13
-erg	25
-ern	19 -67
-ers	21
-ert	0 0 0 0 -41
-ery	22
-es	37
-ese	0 -58 -55 0 40
-esh	-39
-esn	-12
-eso	-11
-est	8
-et	14 0 0 0 0 -42
-eta	30 73 0 0 -61
-ete	0 63 0 0 -74 -60
-ets	18
-ety	27
-eu	-18
-eue	-19
-eur	17 -51 0 0 63 -36 -21
-evo	22
-ew	0 0 0 0 0 -39
-ews	48 0 0 0 0 -56
-ex	0 -50 0 0 0 -34
-ext	29
-ey	36 0 0 -62 0 -63
-ez	-54
-eze	19
-fee	-33
-fen	49 0 -38 -52
-fer	13 -46 0 0 0 -87
-ff	32
-fff	23 0 0 0 38
-ffs	60 0 60 0 -41
-fic	-32
-fie	-35
-fig	0 -50
-fix	26
-fka	19 0 0 0 0 -36
-fox	-18 0 0 0 54 -39
-fra	40 0 -42
-fs	60 0 60 0 -41
-ft	17 0 0 -74 85 -67
-fts	16
-ful	0 0 0 -55
-fy	0 0 0 -52
-ga	-14 0 0 -47
-gal	14
-gar	-28
-gbm	34
-ge	-16
-gen	20 -37 0 -71 64
-ger	-14
-ges	17 56
-get	0 0 -88 0 0 -47
-gex	-21
-gic	32 56 -49 -64 0 -44
-gin	0 -53
-gle	42 0 0 0 0 -67
-gly	-33
-gma	-23 0 0 0 46
-gn	21 0 0 -54 0 -50 -55
-gns	36
-go	53 0 -57 0 0 -78
-gos	29 0 0 -48
-got	-29
-gs	15 0 0 -42
-gt	0 0 -73
-gth	19 0 28 0 -48
-gue	-39 0 -43
-gy	-40 -44 0 0 0 -43
-ha	46 0 0 0 0 -47
-hau	-34
-he	-26 0 -65 -48
-hed	0 0 -93 0 0 -9
-hen	0 0 0 0 0 -11 -49
-her	-35 0 0 0 -49
-hes	8 0 34 -37
-hi	28
-hin	28 0 0 -50
-hly	36 0 -56
-hn	21
-ho	-30
-hog	-24
-hon	32
-hor	22
-hot	0 0 0 0 -64
-how	12
-hre	-40
-hs	62 -65
-hts	0 0 -58 -57 23
-hub	51 0 -52
-hyr	29 0 0 47 -39
-ia	27 -73 -80 0 19 0 -48
-ial	-30 0 -77
-ian	43
-ias	-22 0 0 0 36
-ib	-12
-ibe	40
-ic	24
-ica	33
-ice	8
-ick	0 -57 0 -67 45
-ico	37 -43 0 0 36
-ics	27
-ict	-37
-icy	-16 0 0 0 0 -41
-id	31 -82 0 -61
-ide	0 0 -82 -72
-ido	30
-ids	22 -56 0 0 0 -50
-ie	0 -70 -59 0 0 0 -45
-ied	-23 0 0 0 0 -49
-ief	52 -53 0 -23
-ien	0 0 0 0 0 -31
-ier	31 -45 0 0 55 -68
-ies	54
-iet	-22
-iew	-33
-ify	0 0 0 -52
-ig	15 -65 0 0 -49
-ign	21 0 0 -54 0 -50 -55
-igo	17
-igs	18 -54 0 0 0 -60
-igt	-18 0 0 0 -32
-ii	17
-ijd	30 0 -45 0 0 -42
-il	-35
-ild	20
-ile	0 0 0 0 -42 -41
-ill	0 0 0 0 0 -67
-ils	-15 0 0 -47
-ilt	35
-ily	17 -67 0 -65 0 60
-im	29 49 0 0 -56
-ime	37 0 -61 -60 51 -63
-ims	-28
-in	15 -46
-ina	-30
-ind	0 0 0 0 0 -65
-ine	0 0 0 0 0 -32
-ink	-31
-ins	-31 0 -70 -3
-int	-13 0 0 0 -56 51
-io	16 0 -77 0 0 -35
-iod	0 0 0 0 -37
-ios	53 0 0 -75 0 32 -31
-ip	0 0 0 0 55 -35
-ipe	22 0 0 0 0 -67
-ips	32
-ipt	0 0 -56 0 0 -55
-iq	31
-ird	-20 0 -58 0 54 -52
-ire	53 -77
-iro	17
-is	39 0 0 0 0 -58
-ise	37
-ish	21 -72 83 0 0 -75
-iss	12 0 0 0 -38 39
-ist	22 -44
-isy	38
-it	19 0 0 0 -22
-ith	33 0 0 49
-its	43
-ity	34
-ium	18 -53 -45
-iv	23 0 0 0 -34
-ive	27 0 0 0 0 0 -77
-ix	16
-ixa	-32
-ize	0 0 -43 34 -45
-ißt	44
-ión	50 0 -54 0 -56
-jd	30 0 -45 0 0 -42
-jes	20
-ji	36
-jis	40 0 49 0 -32
-jor	21
-ka	23 0 0 0 0 -38
-kal	0 0 -25
-ke	24 0 0 0 0 -91
-ked	-22 -65 0 66
-kel	-16
-ken	-27 0 0 -30
-ker	0 0 -77
-kes	-14 0 0 0 0 -82
-ket	7 0 0 0 0 -51
-kiq	31
-kit	0 0 0 0 -39
-kly	25 -52
-ks	0 0 0 -62
-kt	28 -58
-ku	47 -49 0 0 0 -37
-kup	-25 0 -48
-kus	12
-lab	30
-lap	-25
-lar	23
-las	26 0 0 0 0 -35
-lay	31 0 0 0 -35 0 34
-ld	-16
-ldn	0 0 0 0 -47
-lds	43
-led	0 -45 -61
-lem	-28
-len	0 -60 -81
-ler	14
-les	16
-let	40 -76 17 0 -24
-leu	-18
-lew	33 0 0 0 -44 -36 44
-lf	47 -49
-lib	15
-lic	49 0 0 0 -55
-lid	-13 0 0 -42
-lin	41 -47
-lks	16
-ll	0 0 0 0 -16
-lla	0 0 0 0 0 -44
-lle	19 0 -62 0 52
-llo	-23
-lls	48 0 -85
-lly	0 -80
-lo	-20 0 0 -54 35
-loc	36 52 -39 -33
-log	0 36 0 -25
-lon	-41
-lop	53 34 -42 -68 0 -47
-lor	0 -48 0 0 37 -48
-lot	19
-low	0 0 0 -36 0 -65
-loy	21 -43 0 0 35 -48
-ls	17 0 0 -44
-lta	-14 0 0 0 -52
-lte	25 -62 0 69 -58
-lth	19 44 0 0 -39
-lti	26
-lue	-26 -62
-lé	29 0 0 0 32
-lés	0 -40 58 0 -50
-mal	0 -60 0 -51 72 -62
-man	20
-mas	15
-mat	33 0 0 -51 0 -40
-me	0 36 0 -60 0 -56
-med	0 0 0 -71
-mel	-25
-men	33 -63
-mer	0 0 -96
-mes	39
-mic	24 0 0 -38
-mit	15
-mma	0 0 0 -35 -49
-mme	-17
-mmy	30
-mn	-15 0 0 0 0 0 -56
-mns	-8 0 -70
-mo	30 0 -47 0 -52
-mos	49 0 0 105 -105
-mp	23 0 0 0 -40
-mps	10
-ms	-21
-mum	0 0 0 -37
-my	50
-na	0 0 0 -58 49 -53
-naf	19
-nal	36 0 0 0 30 -37 -79
-nar	-50
-nas	-16
-nau	19 0 0 0 42 -32
-nca	36 54 0 0 -43 -48
-nch	-21
-ncs	39 -50 -44 -40
-ncy	19
-nda	18
-nde	0 0 0 0 19
-ndo	-52
-nds	0 0 0 -71
-ne	16
-ned	-13
-nel	42 0 0 10
-nen	37 27 -51 -70 -24 0 -35
-net	41 0 0 -70
-new	12
-ney	21 50 -42 0 0 -35
-nga	-28
-nge	-13
-ngs	0 0 0 -46
-ni	38 47 0 0 -40
-nic	-22
-nio	-13
-nk	0 -64 0 0 18 -65
-nke	-13
-nks	-27 0 0 0 47
-nky	-18
-nly	-15
-nno	21 35 0 0 -38
-nnt	50 -51 -48 0 0 -51
-no	36
-nos	0 0 0 0 43
-not	-14 0 0 0 -56
-nr	24
-ns	20
-nse	0 0 45 -67 0 -63
-nst	12 0 0 0 0 -56
-nt	0 0 -58
-nte	30
-nth	0 -84 0 0 64
-nti	40
-nto	19 0 -42 0 0 -63
-nts	27
-ntu	17 0 0 -32
-nty	32
-nue	0 -53
-nup	-49
-nux	40 -50 0 0 46 0 -17
-ny	15 -58 0 0 0 -59
-nza	-17
-née	24
-oak	41 0 -30 0 31 -47
-oat	0 0 0 0 -32
-obe	19
-oc	42 42 0 -45 0 -64
-ocd	18
-ock	42 0 0 -74
-ocs	0 0 0 0 -34
-od	-20 0 0 0 -44
-ode	0 0 0 0 -32
-ods	45 0 0 0 -66
-ody	-15
-oe	33 0 -44 0 -57
-off	26
-og	0 0 -70 0 0 -68
-oid	41 -52 44 0 0 -52
-oie	24 0 0 0 36
-oir	22
-oit	44 53 -46 -53 -45 -39
-oji	36
-ok	34
-oke	34 -65 0 0 0 -55
-oks	-17 0 0 -57
-oku	25
-ol	37 -72 0 51
-ole	-17
-ols	36 -53 0 -35 0 -56
-om	0 -54 0 -54
-oms	28 -41
-ona	-23
-ond	-31 0 0 0 0 -74
-one	0 0 -83
-ong	-26 0 0 0 -69 76
-ons	30
-ont	43
-ood	-25
-ook	22
-ool	38 -61
-oon	-24
-oor	0 0 0 0 0 -50
-oot	-21
-op	31 0 -62
-ops	0 0 0 0 46 -48
-or	16 -49
-ora	21 -58 0 -48
-ord	23 -91 0 -53 60 -55
-ore	21
-ork	0 0 -37 -51 0 -64
-ors	12
-os	56 0 -57 0 0 0 -63
-ose	-25
-oss	35 0 -60 0 34
-ost	-25
-ota	19
-ote	-24
-ots	63 32 0 -71 0 -63
-ou	-32 0 0 0 -42
-oud	16
-oup	29 0 0 0 0 -71
-our	15 0 43
-ova	-28
-ove	0 0 -58 -40 0 -60
-ow	0 0 0 -26 0 -22
-own	-22 0 0 0 0 -71
-ows	-40
-ox	33
-oxy	25 -62
-oy	21 -43 0 0 35 -48
-oys	70 0 -63 0 0 -62
-pat	-20
-pe	0 0 0 0 0 0 -50
-pec	27 -37
-ped	18
-pen	15 -61 -54 0 0 -53
-per	18 0 0 0 -39 -73
-pes	0 0 0 0 -52
-ph	-22
-pi	15
-pic	-44
-ply	0 0 0 0 0 -49
-pot	23 0 0 -42 43
-ppt	-25
-ppy	-32
-pre	16
-ps	24 0 0 -82
-pt	0 0 -69 42 0 -79
-pte	28
-pto	15
-pts	26 46 0 0 -56 -58
-pty	0 0 -37
-pus	19
-put	24 59 -78 9
-py	-30
-ql	17 -65 -49 71 -62
-que	16
-ra	37
-rag	44
-ral	17 -94
-ram	24 -39 0 -33 40
-ran	29 -46 0 0 60
-rar	16 0 0 0 -35
-ras	25 0 0 0 40
-rb	-14
-rce	45
-rch	-25 0 0 63 0 -67
-rd	0 0 0 0 40 -49
-rda	-34
-rde	-12 0 0 0 0 -43
-rdi	0 0 0 0 34
-rds	24 0 82 0 0 -83
-rdt	38
-red	0 0 -72 0 51
-rel	28
-ren	0 0 -31 0 0 32
-rer	-19
-res	38 -31 0 0 0 -75
-rew	30
-rg	27 0 0 0 0 -45
-rga	-27 -43 0 0 38
-rge	0 43 -66
-rgo	35 0 -32 0 -55 -46 42
-rgy	-22 0 0 0 0 -38
-ri	0 0 0 0 0 -59
-ria	0 -53 -47 0 0 -59
-ric	36 -45
-ril	0 -57 0 0 54 -64
-rim	31 40 0 0 -51
-rio	21 0 0 0 0 -41
-rit	0 -34
-rk	0 0 -60 0 0 -72
-rks	0 0 0 -74 0 -62
-rkt	28
-rld	-23 0 0 0 37
-rly	24
-rms	31
-rn	0 -14
-rne	-15 -48 0 0 44
-rno	26 0 0 0 41
-rns	0 -87
-ro	21 53 0 -65
-rod	26 0 0 0 0 -35
-rol	33
-rom	-18
-ror	-30
-ros	45 -67 -57 0 0 41
-row	0 0 0 -47 -38
-rra	13
-rre	0 0 0 0 38 -42
-rry	-20
-rs	20
-rse	16 -39 57 0 -46 -61 -32
-rta	35 -50
-rte	58 0 0 0 0 -76
-rth	26 0 0 0 44 -58
-rti	-41
-rto	32
-rts	0 0 37 0 -35
-rty	11
-run	-30
-rve	0 0 0 -42 0 -43
-ría	-32
-sa	46
-sam	10
-sar	25
-sch	38 -26 57 0 -66
-sco	18 -41 0 0 -37
-sde	0 0 0 0 0 -34
-sen	-11 0 -78 0 0 -75
-ser	0 0 -75
-ses	48 0 0 -96
-set	27
-sh	28
-sic	0 -43 -50
-sis	16
-sk	-16 0 0 0 -39
-sks	21
-sly	-27
-smo	23
-sn	-12
-so	39
-son	15 -43 0 -68
-sor	33
-sql	32 -47 0 51 -32
-ss	14
-ssa	28
-sse	38 0 -53 0 0 -56
-sso	36 -46
-sst	-13
-st	16
-sta	26 0 0 0 0 -48
-ste	-37 0 -31 -63
-sto	-17
-sue	0 0 40 0 -37
-sum	-18
-sy	38
-ta	29
-tag	0 -33 0 0 40
-tal	0 0 0 0 -24 31
-tar	-29
-tas	35 -43 0 -43
-tat	-25
-tax	17
-tch	0 0 0 0 0 51
-tee	0 0 0 0 -43
-ten	33
-ter	0 0 0 0 0 -54
-tes	0 0 0 -76
-tet	-24 0 0 0 0 -56
-th	34 0 0 0 0 -98
-ths	61 -63
-ti	0 -51 0 0 32 -53
-tic	0 0 0 0 -63
-til	0 0 0 62 0 -72
-tin	36 0 0 -52
-tip	-13
-tir	21 0 0 0 -51
-tis	27
-tiv	23 0 0 0 -34
-tle	-39
-tly	24 0 0 0 75 0 -75
-to	27 -24
-tom	21 -44 45 0 -51
-ton	-29 0 0 -56
-top	-29
-tor	4 0 45 -15 0 -75
-tos	38 0 0 0 0 -74
-tra	33 0 0 -40
-tre	-19
-tro	0 46 -59 0 -35 -61
-try	-45 -69 -67 0 41
-ts	19
-tt	0 0 -68
-tte	0 0 0 -52
-tto	23 -43
-tty	-49
-tu	17 0 0 -32
-tup	0 37
-tus	0 0 0 -53 50 -57
-ty	31
-tzt	17 -56 0 -71
-ual	38 -58 0 50 -32 -78
-uar	24 -32 0 0 38
-ub	40 0 -60
-uca	31
-uce	-43
-uch	26 67 0 -90 -75 -61 -49
-uck	-43 0 0 -41 46
-uct	21 0 0 0 -50
-ud	16
-ude	30
-ue	-28
-ued	0 0 0 0 0 -42
-uen	21 0 0 0 0 -38
-ues	16 0 0 0 0 -78
-uf	-23
-uft	19 0 0 0 70
-uit	0 0 0 -49
-uld	-27
-ule	22 0 -61
-ull	15
-ulo	30
-ult	0 0 0 -85
-um	0 -60 -50
-umn	-15 0 0 0 0 0 -56
-ums	36 0 0 0 -57 -43
-un	0 -41 0 0 -52 -38
-ung	-17 0 -64 -55
-unk	57 -43 -49 0 55 -43
-unt	0 0 0 0 51
-up	17
-ups	38 0 -86 0 0 -72
-ur	30 0 0 0 0 -62 -37
-ura	17
-urd	21
-ure	-21
-urn	0 0 0 -59
-urs	27 0 -94
-urt	31 -78 -74 -58 72 -61
-us	0 0 0 0 58 -89
-ust	0 0 -42
-ute	0 0 -70 0 0 -69
-uth	41 0 0 0 64 -48
-uts	-19 -42
-utt	-15
-ux	46
-va	19 0 0 0 0 -37
-val	29 0 -63 -43 0 -47 36
-ve	23
-ved	-16 59 0 0 0 -51
-vel	19 0 0 0 0 -54
-ven	0 0 0 0 0 -68
-ves	26 0 0 0 0 -43
-vey	23
-vo	14 0 0 0 0 -48
-vor	-32
-vos	30 0 -37 0 38
-vt	-21 0 0 -30
-vy	23
-vía	34 0 0 0 38
-way	0 -62
-wed	0 0 -73 -74
-weg	16
-wer	-20 -91 38 0 0 -76
-wn	0 0 0 0 0 -79
-ws	-16
-xa	-32
-xed	17 0 0 0 -50
-xel	0 0 0 -36
-xes	20 0 0 -55
-xt	29
-xto	-13
-xts	0 0 59 -69 -31 -47
-xy	25 -62
-ybe	-28
-yed	0 29 0 -38 -48
-yen	48 0 -40 0 0 -49
-yer	24 -31 -62 49
-yle	0 -53 60 0 -37 -47
-ypt	0 -28 0 0 32
-yr	29 0 0 47 -39
-ys	15
-za	-27
-zan	0 -56 0 0 25
-ze	33 0 0 0 0 -21
-zed	0 39 0 0 0 -44
-zel	-37
-zen	42 43 0 0 0 -53
-zer	-28 -68 0 -55 66 -61
-zes	0 0 0 0 0 -35
-zi	29
-zie	-17
-zt	17 -56 0 -71
-zzi	29
-ßt	44
-ão	40
-ägt	25 0 0 -37
-ção	40
-ème	-48
-ère	31 0 0 0 -48
-ée	35 0 0 0 0 -28
-én	17
-és	0 -53 51
-ês	20 0 41 0 -38
-ía	-17 0 0 -26
-ña	25 -32 0 0 44
-ón	40 0 -54 0 -56
-ört	25
1:!&IS	15
1:!&THIS	15
1:"	0 0 0 0 0 -38
1:"&LIVES	35
1:<acronym>&IS	0 0 0 0 0 -68
1:<acronym>&NOT	55
1:<acronym>&VALUE	-15
1:<amount>&GRATITUDE	-36
1:<code>	18 -52 0 0 0 -33
1:<code>&IS	24
1:<code>&VALUE	18 -52 0 0 0 -33
1:<host>	0 0 0 -39 52
1:<host>&VALUE	0 0 0 -39 52
1:<name>&AGAIN	-12
1:<name>&EVERY	24 0 0 0 -52
1:<name>&IS	0 -90 0 0 0 0 -62
1:<name>&LIVES	29 0 0 0 0 -51
1:<name>&ONLY	32
1:<name>&THIS	41 0 0 0 -65
1:<name>&WAS	20
1:<number>	0 0 -50
1:<number>&IS	0 0 0 -43
1:<number>&PLEASE	-29
1:<number>&USE	23
1:<number>&VALUE	0 0 -50
1:<path>	0 -51 0 -55
1:<path>&IS	0 -39
1:<path>&USE	26
1:<path>&VALUE	0 -51 0 -55
1:<version>	0 0 0 -51
1:<version>&LIVES	28 0 0 -41 64 -44
1:<version>&NOT	25
1:<version>&VALUE	0 0 0 -51
1:AGAIN	-22
1:AGAIN&AGAIN	-22
1:AGAIN&GRATITUDE	-19
1:AGAIN&NOT	-23
1:AGAIN&PLEASE	-18
1:AGAIN&SYMPTOM	-16
1:ALWAYS	21 0 0 -70 -65
1:ALWAYS&ALWAYS	21 0 0 -70 -65
1:ALWAYS&GRATITUDE	13 -38 39
1:ALWAYS&LIVES	32 67 -52
1:ALWAYS&SYMPTOM	-34
1:ALWAYS&THIS	-51
1:ALWAYS&USE	0 0 -25
1:ALWAYS&VALUE	33
1:ALWAYS&YOU	-14
1:ASKS	-27
1:ASKS&ALWAYS	-16
1:ASKS&CALLED	-14
1:ASKS&GRATITUDE	-19
1:ASKS&I	-16
1:ASKS&IS	-20
1:ASKS&KEEP	-32
1:ASKS&LIVES	-26
1:ASKS&MOVED	-15
1:ASKS&MUST	-15
1:ASKS&NOT	-15
1:ASKS&NOW	-14
1:ASKS&PREFER	-18
1:ASKS&SYMPTOM	-14
1:ASKS&THIS	-17
1:ASKS&USE	-27
1:ASKS&VALUE	-21
1:BECAUSE&MUST	-25
1:CALLED	0 -49
1:CALLED&CALLED	0 -49
1:CALLED&IS	35
1:CALLED&THIS	-24
1:CALLED&VALUE	-27
1:DECIDE	0 0 0 44
1:DECIDE&DECIDE	0 0 0 44
1:DECIDE&DROP	24
1:DECIDE&I	-28
1:DECIDE&INSTEAD	17
1:DECIDE&IS	19
1:DECIDE&KEEP	17
1:DECIDE&LIVES	-9
1:DECIDE&MAYNOT	29
1:DECIDE&NOW	0 0 0 0 -46
1:DECIDE&ONLY	-17
1:DECIDE&SYMPTOM	18
1:DECIDE&VALUE	37 0 0 58 -81
1:DECIDE&WE	16
1:DOING	16 0 -64
1:DOING&AGAIN	-17
1:DOING&DECIDE	20
1:DOING&DONT	31 0 0 0 -42
1:DOING&EVERY	0 0 0 0 36
1:DOING&GRATITUDE	-31 0 0 0 0 38
1:DOING&HEDGE	13
1:DOING&I	16
1:DOING&INSTEAD	-23
1:DOING&IS	0 0 0 -34
1:DOING&KEEP	25
1:DOING&LIVES	0 0 0 43 0 -69
1:DOING&MOVED	-31 0 0 0 31 -36
1:DOING&NOLONGER	-28
1:DOING&NOT	17 0 0 0 -65
1:DOING&NOW	-17
1:DOING&ONLY	52 0 0 -43
1:DOING&SYMPTOM	-30
1:DOING&USE	-36
1:DOING&VALUE	0 0 0 -72 0 -43
1:DOING&WAS	29
1:DOING&YOU	17
1:DONE	-21 0 0 47 -52 -33
1:DONE&GRATITUDE	-14
1:DONE&I	-16
1:DONT	0 0 0 0 -61
1:DONT&DONT	0 0 0 0 -61
1:DONT&FORNOW	-40
1:DONT&IS	23
1:DONT&LIVES	-26
1:DONT&MUST	18 0 0 0 0 -24
1:DONT&NOLONGER	17
1:DONT&NOT	19
1:DONT&ONLY	-16
1:DONT&SYMPTOM	30 0 0 0 0 -49
1:DONT&THIS	-11
1:DONT&USE	20 0 0 0 -42
1:DONT&VALUE	41
1:DONT&WE	28 0 0 0 0 -39
1:DONT&YOU	-20
1:DROP	0 0 0 0 -72
1:DROP&AGAIN	22
1:DROP&DROP	0 0 0 0 -72
1:DROP&EVERY	57 -61
1:DROP&FORNOW	22
1:DROP&USE	42 -35
1:EVERY	0 45 0 -67
1:EVERY&CALLED	33 39 0 0 -42
1:EVERY&DECIDE	33 0 0 -55
1:EVERY&EVERY	0 45 0 -67
1:EVERY&GRATITUDE	-14
1:EVERY&IS	0 0 0 0 0 -78
1:EVERY&LIVES	22
1:EVERY&MOVED	16
1:EVERY&MUST	0 0 0 0 -80
1:EVERY&NEVER	31
1:EVERY&NOW	-24 -47 0 0 52
1:EVERY&ONLY	-20 0 0 0 30
1:EVERY&OUR	22
1:EVERY&SHOULD	-31
1:EVERY&SYMPTOM	22
1:EVERY&USE	-29 0 0 0 -53
1:EVERY&VALUE	-16
1:EVERY&WAS	-15
1:FORNOW	0 0 0 0 -35 35
1:FORNOW&FORNOW	0 0 0 0 -35 35
1:FORNOW&IS	-20
1:FORNOW&WE	-26
1:FUTURE_I	0 0 0 -60 -60
1:FUTURE_I&AGAIN	-21
1:FUTURE_I&HEDGE	-16
1:FUTURE_I&I	-21
1:FUTURE_I&LIVES	23
1:FUTURE_I&MAYNOT	15
1:FUTURE_I&PLEASE	28
1:FUTURE_I&SYMPTOM	-24
1:FUTURE_I&THIS	-27
1:FUTURE_I&VALUE	-35
1:FUTURE_I&WE	-14
1:FUTURE_I&YOU	-22
1:HEARSAY	-41
1:HEARSAY&IS	-18
1:HEARSAY&LIVES	-20
1:HEARSAY&MOVED	-26
1:HEARSAY&NOW	-19
1:HEARSAY&THIS	-21
1:HEARSAY&USE	-18
1:HEARSAY&VALUE	-13
1:HEDGE	-31
1:HEDGE&DROP	-25
1:HEDGE&EVERY	-23
1:HEDGE&HEDGE	-31
1:HEDGE&IS	-24
1:HEDGE&KEEP	-24
1:HEDGE&LIVES	-25
1:HEDGE&MUST	-37
1:HEDGE&NO	-17
1:HEDGE&NOT	-30
1:HEDGE&ONLY	-29
1:HEDGE&THIS	-13
1:HEDGE&USE	-36
1:HEDGE&VALUE	-29
1:HEDGE&WE	-19
1:I	-17
1:I&BECAUSE	-25
1:I&DONT	-23
1:I&EVERY	0 0 0 0 45
1:I&FORNOW	-20
1:I&GRATITUDE	17
1:I&HEDGE	-20
1:I&I	-17
1:I&IS	32
1:I&KEEP	16
1:I&MOVED	-44
1:I&MUST	-29
1:I&NOLONGER	-34
1:I&NOT	-23
1:I&ONLY	-28
1:I&OUR	-27
1:I&PLEASE	30
1:I&PREFER	39 0 55 0 -60
1:I&SHOULD	-13
1:I&SYMPTOM	-19
1:I&VALUE	0 0 -67 -45 0 70
1:I&WE	20
1:IF&BECAUSE	17
1:IF&KEEP	-15
1:IF&LIVES	-15
1:IF&THIS	-35
1:IF&WAS	-30
1:IF&WE	-40
1:IF&YOU	24
1:INSTEAD&AGAIN	27
1:INSTEAD&THIS	24
1:INSTEAD&WE	26 0 0 0 -40
1:IS&AGAIN	-13
1:IS&ALWAYS	0 0 0 0 -36
1:IS&CALLED	20 0 0 0 0 -51
1:IS&DROP	-31
1:IS&FORNOW	-45
1:IS&GRATITUDE	-44
1:IS&HEDGE	-17
1:IS&I	-30
1:IS&LIVES	19 -51
1:IS&MUST	35 47 0 0 -50
1:IS&NO	-21
1:IS&NOLONGER	-22
1:IS&NOT	50 -79 0 -65
1:IS&NOW	27 0 0 0 0 17
1:IS&SYMPTOM	-64
1:IS&VALUE	14 0 0 -63
1:KEEP	17 0 0 0 -70
1:KEEP&ALWAYS	31
1:KEEP&DONT	17 33
1:KEEP&DROP	-18
1:KEEP&FORNOW	-12
1:KEEP&IS	17
1:KEEP&KEEP	17 0 0 0 -70
1:KEEP&LIVES	16 63
1:KEEP&MUST	13
1:KEEP&PLEASE	25
1:KEEP&VALUE	48 0 -18 44 -44 -69
1:KEEP&WE	-15
1:KEEP&YOU	20
1:LIVES	-20
1:LIVES&DECIDE	-33
1:LIVES&I	-18
1:LIVES&IS	15
1:LIVES&LIVES	-20
1:LIVES&NEVER	-15
1:LIVES&NOT	-16
1:LIVES&NOW	14 0 0 0 39
1:LIVES&ONLY	19
1:LIVES&PLEASE	-33
1:LIVES&SYMPTOM	-19
1:LIVES&THIS	-49
1:LIVES&VALUE	38 -71
1:LIVES&WE	-33
1:MANY&AGAIN	-16
1:MANY&ALWAYS	20 0 -3
1:MANY&BECAUSE	19 -39 0 64 -45
1:MANY&CALLED	-27 0 47 0 0 -45
1:MANY&DECIDE	26
1:MANY&DONT	0 0 -67
1:MANY&DROP	18 0 -52
1:MANY&EVERY	19
1:MANY&FORNOW	26 -51 0 0 64
1:MANY&GRATITUDE	-33 0 0 0 0 -44
1:MANY&HEDGE	-21
1:MANY&I	0 0 0 0 -59 -53
1:MANY&INSTEAD	25 -41 0 0 0 -49
1:MANY&IS	26
1:MANY&KEEP	53 -21
1:MANY&LIVES	21
1:MANY&MAYNOT	-11 0 -36
1:MANY&MOVED	54 0 -64
1:MANY&MUST	22 41 -77 0 0 -63
1:MANY&NEVER	62 0 0 -70
1:MANY&NO	26
1:MANY&NOLONGER	-8 -57
1:MANY&NOT	0 0 0 0 0 -52
1:MANY&NOW	45 0 -107
1:MANY&ONLY	28
1:MANY&OUR	23 45 -65 -51 0 -65
1:MANY&PLEASE	35 -63 0 0 -58
1:MANY&SHOULD	11
1:MANY&SYMPTOM	-22 0 0 0 0 -55
1:MANY&THIS	0 0 0 0 0 -85
1:MANY&USE	37
1:MANY&WAS	-18
1:MANY&WE	-22
1:MANY&YOU	0 -33
1:MAYNOT	0 0 0 -49
1:MAYNOT&MAYNOT	0 0 0 -49
1:MOVED	-18
1:MOVED&IS	32 0 0 0 0 -32
1:MOVED&MOVED	-18
1:MOVED&THIS	-16
1:MOVED&VALUE	0 0 0 0 32
1:MUST	0 0 0 0 -58
1:MUST&FORNOW	-27
1:MUST&LIVES	0 0 0 0 -49
1:MUST&MUST	0 0 0 0 -58
1:MUST&THIS	-24
1:NEVER	21 51 0 0 -57
1:NEVER&AGAIN	-28
1:NEVER&GRATITUDE	26
1:NEVER&I	30
1:NEVER&IS	-13 34 0 -39
1:NEVER&LIVES	36 34
1:NEVER&NEVER	21 51 0 0 -57
1:NEVER&NOT	25
1:NEVER&PLEASE	26
1:NEVER&THIS	-47
1:NEVER&USE	23 0 0 0 0 -56
1:NEVER&VALUE	33 0 -56
1:NEVER&YOU	-29
1:NO	0 0 0 0 -53
1:NO&DECIDE	34 -53
1:NO&EVERY	19
1:NO&GRATITUDE	0 -55
1:NO&IS	-6 0 0 0 -72
1:NO&KEEP	-19 -27
1:NO&LIVES	34 0 0 0 -46 63
1:NO&MOVED	26
1:NO&MUST	-37
1:NO&NEVER	31 0 0 0 0 -46
1:NO&NO	0 0 0 0 -53
1:NO&NOLONGER	0 -33 0 54
1:NO&NOT	30 0 -50
1:NO&ONLY	20 0 -58 0 0 -50
1:NO&PLEASE	0 0 0 -36 0 -52
1:NO&SYMPTOM	-12
1:NO&THIS	-20 0 0 0 0 12
1:NO&USE	0 59 -47 -47
1:NO&WE	20
1:NO&YOU	-26
1:NOLONGER	14 0 0 0 0 -34
1:NOLONGER&NOLONGER	14 0 0 0 0 -34
1:NOT	0 0 -55 0 -63
1:NOT&EVERY	23
1:NOT&FORNOW	-24
1:NOT&I	-21
1:NOT&IS	44 0 0 0 -47 65
1:NOT&NOT	0 0 -55 0 -63
1:NOT&ONLY	-16
1:NOT&SYMPTOM	16
1:NOT&THIS	-41
1:NOT&VALUE	17 0 0 -46
1:NOW	-14 0 0 0 0 -56
1:NOW&EVERY	-29
1:NOW&NO	-42
1:NOW&NOW	-14 0 0 0 0 -56
1:NOW&SYMPTOM	-30
1:NOW&THIS	-26
1:NOW&VALUE	0 -43 0 0 62 -30
1:NOWON	0 0 0 0 0 -55
1:NOWON&EVERY	40 0 0 0 -58
1:NOWON&IS	32
1:NOWON&LIVES	32 48 -30
1:NOWON&MUST	23
1:NOWON&THIS	-28
1:NOWON&VALUE	14 -42
1:ONLY	0 0 -62
1:ONLY&BECAUSE	18
1:ONLY&IS	-15 0 0 0 47
1:ONLY&ONLY	0 0 -62
1:ONLY&SYMPTOM	-38
1:ONLY&THIS	-18
1:ONLY&USE	36 46 0 0 -48
1:ONLY&VALUE	-15
1:OUR	0 -54
1:OUR&ALWAYS	-15
1:OUR&FORNOW	23
1:OUR&IS	21 0 0 0 53
1:OUR&MUST	-29
1:OUR&ONLY	18
1:OUR&OUR	0 -54
1:OUR&THIS	-20
1:OUR&VALUE	48 0 0 0 59 -63
1:OWNER&THIS	-38
1:PAST_I	-33
1:PAST_I&DECIDE	-13
1:PAST_I&GRATITUDE	-22
1:PAST_I&I	31
1:PAST_I&LIVES	-28
1:PAST_I&MOVED	-29
1:PAST_I&NEVER	-15
1:PAST_I&NO	36
1:PAST_I&NOT	-13
1:PAST_I&THIS	-13
1:PAST_I&USE	-15
1:PAST_I&YOU	-16
1:PER	39 0 0 0 0 -42
1:PER&USE	21
1:PER&VALUE	21
1:PREFER	0 -62 73 0 -53
1:PREFER&I	12
1:PREFER&LIVES	27
1:PREFER&PREFER	0 -62 73 0 -53
1:PREFER&THIS	-21
1:PREFER&YOU	29
1:SHOULD	-45
1:SHOULD&EVERY	-19
1:SHOULD&SHOULD	-45
1:SYMPTOM&AGAIN	-16
1:SYMPTOM&ALWAYS	22
1:SYMPTOM&EVERY	20
1:SYMPTOM&GRATITUDE	-25
1:SYMPTOM&IS	18 -66 0 0 42 -66
1:SYMPTOM&LIVES	10
1:SYMPTOM&MUST	0 -45 0 -45
1:SYMPTOM&SHOULD	33 0 0 0 -48
1:SYMPTOM&THIS	-23
1:SYMPTOM&VALUE	-18 0 -53 0 29 -48
1:TASK	-33
1:TASK&AGAIN	-26
1:TASK&ALWAYS	-11 47 -50
1:TASK&BECAUSE	-27
1:TASK&CALLED	-15
1:TASK&DROP	29
1:TASK&EVERY	-12
1:TASK&GRATITUDE	-17
1:TASK&I	0 0 0 0 -59 0 -42
1:TASK&INSTEAD	0 0 30 0 0 -25
1:TASK&LIVES	-13
1:TASK&MOVED	-11
1:TASK&MUST	39 0 0 -41 -84
1:TASK&NO	20 0 0 0 -40
1:TASK&NOLONGER	-25
1:TASK&NOT	30 0 36 0 -56 -85
1:TASK&ONLY	-36 0 0 0 -35
1:TASK&PLEASE	-55
1:TASK&SHOULD	20
1:TASK&SYMPTOM	22 -48
1:TASK&THIS	0 -100
1:TASK&USE	0 0 -53 0 0 -45
1:TASK&VALUE	-41 0 0 0 0 0 75
1:TASK&WE	0 0 0 0 28
1:TASK&YOU	20 0 0 0 -78
1:THEY	-16 -43
1:THEY&EVERY	-17
1:THEY&HEDGE	-14
1:THEY&I	-39
1:THEY&MUST	-20
1:THEY&ONLY	21 0 0 0 48 -36
1:THEY&SYMPTOM	23
1:THEY&THIS	-32
1:THEY&USE	-18
1:THEY&VALUE	-31
1:THIS	-19 -53 0 0 0 50
1:THIS&AGAIN	-14
1:THIS&ALWAYS	-33
1:THIS&DROP	-20
1:THIS&FORNOW	14
1:THIS&HEDGE	-21
1:THIS&I	-39
1:THIS&INSTEAD	-24
1:THIS&LIVES	25 -55
1:THIS&MOVED	-14
1:THIS&NEVER	-41
1:THIS&NO	33 0 0 0 41
1:THIS&NOLONGER	17
1:THIS&NOT	48 0 0 0 -84 34
1:THIS&ONLY	0 0 0 0 -47
1:THIS&SYMPTOM	-9
1:THIS&THIS	-19 -53 0 0 0 50
1:THIS&WAS	27 0 0 0 -67
1:THIS&YOU	17
1:TIME	33 0 0 -44 0 -50
1:TIME&IS	30
1:TOO	-44
1:TOO&ALWAYS	-28
1:TOO&GRATITUDE	-12
1:TOO&IS	-19
1:TOO&THIS	-30
1:UNLESS	0 88 0 -72 -49 -62
1:UNLESS&DONT	-22
1:UNLESS&EVERY	13 0 0 0 -54
1:UNLESS&IS	32
1:UNLESS&LIVES	0 0 0 0 -44
1:UNLESS&MOVED	29
1:UNLESS&MUST	26
1:UNLESS&VALUE	23
1:UNLESS&WAS	29
1:UNLESS&YOU	-21
1:USE&FORNOW	-33
1:USE&I	-38
1:USE&INSTEAD	0 0 0 0 0 36
1:USE&IS	-26
1:USE&NOT	0 0 0 0 -54
1:USE&ONLY	0 0 -24 0 -52
1:USE&PLEASE	30 -34 0 0 0 -31
1:USE&SYMPTOM	-34
1:USE&THIS	-31
1:USE&VALUE	0 -35
1:USE&WAS	28 0 0 0 0 -38
1:USE&WE	13
1:USE&YOU	-46
1:WAS	-29
1:WAS&THIS	-12
1:WAS&WAS	-29
1:WE&AGAIN	-23
1:WE&BECAUSE	33
1:WE&CALLED	-11
1:WE&DECIDE	0 0 0 71 -65 -70
1:WE&DONT	0 0 -66 0 -63
1:WE&DROP	48 -67
1:WE&FORNOW	-39
1:WE&HEDGE	-17
1:WE&KEEP	24 -73 0 0 0 -57
1:WE&LIVES	-19
1:WE&MAYNOT	22 0 0 0 0 -30
1:WE&MOVED	31 -63
1:WE&MUST	-12
1:WE&NEVER	0 52 0 -48 -45 -47
1:WE&NO	-29 0 -30 0 0 35
1:WE&NOLONGER	50 0 0 0 -42
1:WE&NOT	29
1:WE&NOW	49 0 0 0 0 -57
1:WE&ONLY	-18
1:WE&OUR	24
1:WE&SHOULD	-32
1:WE&SYMPTOM	-20
1:WE&THIS	22 0 -82 64 -68 -71
1:WE&USE	0 34 0 -15 -30
1:WE&VALUE	0 -89
1:WE&WAS	-32
1:WHAT	-20
1:WHAT&AGAIN	-14
1:WHAT&CALLED	18
1:WHAT&DONT	-36
1:WHAT&GRATITUDE	-19
1:WHAT&NEVER	-21
1:WHAT&THIS	-23
1:WHAT&USE	-36
1:WHAT&VALUE	-19
1:WHAT&WAS	-16
1:WHAT&WE	-39
1:WRONG	15 0 0 -57 -74 51
1:WRONG&AGAIN	-41
1:WRONG&GRATITUDE	-35
1:WRONG&I	16
1:WRONG&IS	46 -63 0 0 -61 65
1:WRONG&LIVES	22
1:WRONG&THIS	30
1:YOU&DONT	22
1:YOU&EVERY	39
1:YOU&GRATITUDE	-33
1:YOU&HEDGE	14
1:YOU&I	-33
1:YOU&IS	42 0 0 0 -79
1:YOU&KEEP	29
1:YOU&MAYNOT	37 53
1:YOU&MUST	-14
1:YOU&NEVER	21 0 -26
1:YOU&SHOULD	27
1:YOU&SYMPTOM	-39
1:YOU&THIS	-12
1:YOU&VALUE	18
1:_&AGAIN	-21
1:_&ALWAYS	22 0 0 -63 0 0 -48
1:_&BECAUSE	-13 0 0 0 0 -56
1:_&CALLED	28 -57 0 -46
1:_&DECIDE	52 0 0 72 -26 -95
1:_&DONT	55 0 0 0 0 -49
1:_&DROP	24 0 0 42 0 -64
1:_&EVERY	22
1:_&FORNOW	-21 0 -55 -55 43 -49
1:_&GRATITUDE	-12
1:_&I	0 0 0 0 0 -78
1:_&INSTEAD	52
1:_&KEEP	35
1:_&LIVES	23 0 0 -61 90
1:_&MAYNOT	26
1:_&MOVED	41
1:_&MUST	0 0 -71
1:_&NEVER	0 0 0 0 0 -60
1:_&NO	35 -9
1:_&NOLONGER	25 0 0 0 0 -41
1:_&NOT	0 0 -60
1:_&NOW	32 -99
1:_&ONLY	34 36 0 0 -54
1:_&OUR	31
1:_&PLEASE	22 0 61 -42 -60
1:_&PREFER	-19
1:_&SHOULD	52 0 -56 0 50
1:_&THIS	-23
1:_&USE	21 0 -83
1:_&WAS	-6 0 -96 0 -32
1:_&WE	30 0 0 0 -51
1:a&AGAIN	29
1:a&DECIDE	-18
1:a&DROP	0 0 0 -43
1:a&EVERY	0 0 0 -32
1:a&GRATITUDE	-27
1:a&IS	34 0 0 -77
1:a&KEEP	18 -36 0 0 52
1:a&LIVES	0 0 0 -59
1:a&MOVED	29 0 0 0 -47
1:a&MUST	49 42 0 0 0 -53
1:a&NEVER	33
1:a&NOT	25 0 0 0 -57 48
1:a&SYMPTOM	23
1:a&THIS	0 0 0 0 0 -55
1:a&USE	16 0 0 0 0 -40
1:a&VALUE	0 -55
1:a&WAS	37
1:after&DECIDE	26
1:after&EVERY	-16
1:after&GRATITUDE	-18
1:after&LIVES	-12
1:after&THIS	-22
1:after&VALUE	-17
1:after&WE	21
1:an	40 0 0 0 0 -42
1:an&IS	26
1:an&LIVES	17 -44
1:as	0 -56
1:as&SYMPTOM	-30
1:as&YOU	-30
1:at	-16
1:at&SYMPTOM	-16
1:at&THIS	-16
1:back	-22
1:both	-39
1:both&LIVES	-20
1:by	19
1:by&CALLED	20
1:by&IS	20
1:by&THIS	26
1:das	-14 -42
1:das&AGAIN	-19
1:das&IS	-18
1:das&VALUE	32
1:de	0 -48 0 0 55
1:de&NOT	-34
1:de&VALUE	39
1:default	16 -41
1:default&IS	23 -47
1:default&VALUE	31
1:der	0 -62
1:der&EVERY	34 0 0 0 55 -53
1:der&FORNOW	-55
1:der&LIVES	20
1:der&NOT	-28
1:der&NOW	44
1:der&SYMPTOM	-36
1:der&VALUE	50
1:die&IS	41 0 0 0 -13
1:die&LIVES	27
1:die&NOT	-25 -50
1:die&VALUE	57 -57
1:do	-28
1:do&GRATITUDE	-19
1:do&THIS	14
1:ein&NOW	-21 0 0 0 -42
1:ein&ONLY	37 0 0 0 37 -31
1:el	0 -44 0 -53 40
1:el&EVERY	0 0 0 0 34
1:el&GRATITUDE	-21
1:el&LIVES	31
1:el&NO	-56
1:el&NOW	21
1:el&VALUE	28
1:first	-18
1:for	0 0 0 0 0 -57
1:for&EVERY	21
1:for&I	30
1:for&IS	17 -58
1:for&LIVES	15
1:for&NOT	-14
1:for&VALUE	-16
1:for&WE	37 0 -23 48
1:from	0 0 -39
1:from&EVERY	20 54 0 0 -47
1:from&LIVES	26 0 0 0 -57
1:here	-26
1:il	21 0 -35
1:il&IS	32 -41 0 0 54 -39
1:il&NOT	-20 0 0 0 -37
1:im	23
1:im&IS	20
1:in&ALWAYS	-16
1:in&CALLED	21
1:in&GRATITUDE	17
1:in&I	-23
1:in&IS	0 -62
1:in&LIVES	-14
1:in&NEVER	-17
1:in&NO	-16
1:in&NOT	28
1:in&OUR	35
1:in&PREFER	33
1:in&THIS	-14
1:in&VALUE	34
1:in&WE	0 0 0 0 -69
1:in&YOU	-15
1:just	-28
1:just&CALLED	-19
1:just&THIS	-19
1:la	0 -50
1:la&EVERY	35 0 0 -49 64
1:la&IS	-4 0 0 0 0 -41
1:la&VALUE	43 0 0 0 75 -64
1:las	16 0 0 0 36
1:last&IS	38
1:last&LIVES	37
1:last&THIS	-29
1:last&YOU	16
1:le	17 0 -50 -52
1:le&IS	44 -69 0 0 0 0 -42
1:le&NOT	-42
1:le&VALUE	31
1:les	0 0 0 0 0 -48
1:les&LIVES	39 -59 0 0 59
1:les&NEVER	31 45 0 0 -40
1:les&NOT	-42
1:les&VALUE	33
1:los	31
1:los&ALWAYS	0 53 0 0 -48
1:los&MAYNOT	0 0 0 0 -34
1:los&MUST	24
1:los&NO	26
1:los&PLEASE	14
1:los&VALUE	18 -52
1:more	-31
1:more&PLEASE	-31
1:new	22
1:new&IS	26 0 0 0 -48
1:new&LIVES	24 0 0 -54
1:new&THIS	19
1:new&VALUE	29 0 -58 -50
1:none	-22
1:none&GRATITUDE	-22
1:none&PLEASE	-28
1:o	0 0 0 0 50
1:o&IS	46 0 0 0 42
1:o&VALUE	26 0 0 0 39
1:old	33 0 0 0 0 -27
1:on	0 0 -53
1:on&EVERY	-15 0 0 -25
1:on&FORNOW	-28
1:on&I	-15
1:on&MUST	-13
1:on&NEVER	21
1:on&NOT	18
1:on&USE	0 0 0 0 -31 39
1:on&WAS	-23
1:on&YOU	-27
1:one	0 0 0 0 0 -56
1:one&EVERY	-25
1:one&IS	26 0 -51 -42 52
1:one&NOT	30
1:one&PLEASE	-43
1:one&THIS	46 -50 70 -37 -46
1:one&VALUE	-36 0 0 0 49
1:one&WE	29
1:para	22
1:para&USE	22
1:para&VALUE	22
1:same	-24
1:the&AGAIN	-34
1:the&ALWAYS	0 -59
1:the&BECAUSE	-27
1:the&CALLED	0 0 0 0 0 0 -82
1:the&DECIDE	27 0 0 36 19
1:the&DONT	-26
1:the&EVERY	0 0 0 0 0 -77
1:the&FORNOW	-36
1:the&GRATITUDE	-29
1:the&HEDGE	-39
1:the&MAYNOT	-24
1:the&MUST	0 0 0 0 0 0 -58
1:the&NEVER	0 28 0 -61
1:the&NO	0 0 0 -76
1:the&NOLONGER	6 -63 0 -8 0 0 -61
1:the&NOT	0 0 0 -95 -2 75 -67
1:the&NOW	0 0 0 -88
1:the&ONLY	2
1:the&SHOULD	-77
1:the&SYMPTOM	-66 -73
1:the&THIS	-5
1:the&USE	-28 -71
1:the&VALUE	5
1:the&WE	19 -68 0 0 36 -50
1:the&YOU	0 0 0 0 -69 79
1:there	-19
1:there&EVERY	12
1:there&I	-15
1:there&IS	-20
1:there&LIVES	38
1:there&NOT	37
1:there&SHOULD	-15
1:there&SYMPTOM	-17
1:there&VALUE	-15
1:there&WAS	-16
1:to	17
1:two	0 0 -44
1:two&EVERY	21
1:two&SYMPTOM	-37
1:two&THIS	-39
1:un	31
:	0 0 0 0 -41
: _	21 0 0 0 -31
;	43 0 0 0 -51
; _	27 0 0 58 -56
; _ IS	25 0 0 46 -42
; the	16
; the _	16
<acronym>	46
<acronym> $	30 0 -86
<acronym> ,	35
<acronym> , _	41 0 0 0 -58
<acronym> , the	19
<acronym> <acronym>	25 -28
<acronym> <number>	-16
<acronym> =	29
<acronym> ?	-25
<acronym> ? $	-25
<acronym> IS <acronym>	17 0 0 0 30
<acronym> IS _	0 -44
<acronym> LIVES	24
<acronym> LIVES _	15
<acronym> LIVES on	23 0 31 0 0 -35
<acronym> MUST	30 47 0 0 -56
<acronym> NOW	23
<acronym> ONLY	27
<acronym> ONLY $	28 -62
<acronym> TIME $	16
<acronym> _	22 0 0 0 0 -80
<acronym> _ $	26
<acronym> _ ,	27 0 -41 0 44 -47
<acronym> _ IS	22
<acronym> _ for	-13
<acronym> and	15
<acronym> and _	18
<acronym> from	18
<acronym> in	39 0 0 0 0 -46
<acronym> in the	36 0 0 -40 0 -41
<acronym> on	28 0 0 -46 0 -44
<acronym> on _	30 -40 0 -41 46 -39
<acronym> or	24
<acronym> or <acronym>	24
<amount> $	0 0 -55
<amount> ,	33 -56 0 0 0 -69
<amount> , _	20 0 0 -42 50 -35
<amount> LIVES	35 0 0 -33
<amount> THIS	-31
<amount> THIS TIME	-31
<amount> _	0 0 0 -83 0 -64
<amount> _ $	-34
<amount> _ ,	20 0 -40
<amount> _ PER	24
<amount> for	36 -42
<amount> for _	31
<code>	49 -92 -111 -108 -58 -70 211
<code> $	76 -59 -66 -72 -73 -45 126
<code> ,	32 -54 0 0 -56 0 107
<code> , DONT	0 -41
<code> , NOT	0 0 0 0 -42
<code> , THIS	29 0 0 0 -36
<code> , UNLESS	15
<code> , _	22
<code> , the	17 0 0 0 0 -37
<code> IS	17
<code> IS _	33
<code> IS the	24
<code> NOW	16
<code> NOW ,	16
<code> _	43 0 0 0 0 0 46
<code> _ $	36 0 0 0 -49 0 40
<code> and	-37
<code> for	33 0 0 0 -52 0 64
<code> to	-22
<date>	55 0 0 -79
<date> $	50 0 0 0 -36
<date> ,	17 0 0 0 36
<date> of	30 0 0 0 45
<date> of TIME	28 0 0 0 38
<flag>	36 -69 -87 0 -92 0 145
<flag> $	39 0 -43 0 -52 -58 48
<flag> IS	-24
<flag> NOW	25 0 0 0 -40
<flag> NOW ,	25 0 0 0 -40
<flag> _	37 -60 0 0 -39 0 91
<flag> _ $	23
<flag> _ ,	24
<host>	41 0 0 -107
<host> $	63
<host> ,	27 0 0 -58
<host> , _	27 0 0 -48 0 -58
<host> _	-26
<host> and	27
<ip>	28 0 0 0 62
<ip> $	31
<ip> ,	22 0 0 0 34
<mail>	46 -60 -79 -79
<mail> $	37
<mail> ,	0 0 0 0 45
<mail> _	26 0 0 0 39 -45
<mail> _ $	26 0 0 0 39 -45
<name>	25
<name> "	0 0 0 0 0 41
<name> " ,	0 0 0 0 0 41
<name> $	34 0 0 -95 0 0 -78
<name> ,	52
<name> , <name>	17 -48 0 0 0 0 -52
<name> , NOT	0 0 0 0 -51 37
<name> , _	28 -68
<name> , and	20
<name> , the	42
<name> <number>	17 0 0 0 46 -48
<name> <number> $	19 0 0 0 0 -42
<name> AGAIN	-24
<name> INSTEAD	23
<name> IS	0 0 -77 0 0 0 -73
<name> IS <number>	-29 0 0 0 -32
<name> IS _	-22 0 0 0 40
<name> IS the	0 0 0 -38
<name> NOT	14 0 0 0 -44
<name> NOW	31
<name> NOW the	0 0 0 0 51 -32
<name> SYMPTOM	-40
<name> UNLESS	35
<name> WAS	24
<name> _	48 0 -89 -70
<name> _ $	31 0 -43 0 -74 44
<name> _ ,	0 4
<name> _ IS	-23 -32 0 0 42
<name> _ MUST	26
<name> _ to	-14
<name> and	23 0 0 0 -39
<name> for	29 0 0 71 0 -49
<name> for EVERY	25
<name> in	0 -55
<name> in the	-14
<name> of	15
<name> of _	15
<name> there	18 0 0 0 -32
<name> to	-24 0 0 0 40
<name> to <name>	25 0 0 0 40
<name> with	22 -56 0 0 0 -46
<number> $	0 -60
<number> ,	61 -68 0 0 0 72
<number> , <number>	0 0 0 0 -28 60
<number> , IS	26
<number> , NO	23 0 0 0 49
<number> , THIS	26
<number> , WE	21
<number> , _	43 -75 0 0 69
<number> , the	24
<number> <acronym>	0 0 0 0 0 -55
<number> <acronym> $	0 -52
<number> <acronym> TIME	-19
<number> <number>	32 -40 -43 0 49 -39
<number> <number> <number>	32 -40 -43 0 49 -39
<number> ?	-27
<number> ? $	-27
<number> AGAIN	-30
<number> AGAIN $	-24
<number> ALWAYS	-15
<number> BECAUSE	14
<number> DONE	-33
<number> DONE ,	-28
<number> EVERY	-26
<number> FORNOW	-32
<number> FORNOW $	-40
<number> INSTEAD	18
<number> INSTEAD <number>	18
<number> IS NOLONGER	24 0 0 0 -42
<number> IS USE	-22
<number> IS _	0 0 0 -82
<number> IS the	51
<number> LIVES	-56
<number> LIVES NO	-43
<number> LIVES _	-27
<number> NOLONGER	40 0 0 -39
<number> NOT	0 0 0 0 -65 48
<number> NOT <number>	29 0 0 0 -53 40
<number> NOT _	-38
<number> NOW	26 0 -86 0 -20
<number> NOW $	0 0 0 0 -24
<number> NOW ,	27 0 0 0 42
<number> NOW _	28
<number> NOWON	0 0 37 0 0 -26
<number> ONLY	34
<number> PER	0 -65 0 0 80 -59
<number> PER TIME	14 -50 0 0 51 -41
<number> PER _	0 -46 0 0 49
<number> PLEASE	-18
<number> PLEASE $	-18
<number> SYMPTOM	-43
<number> SYMPTOM $	-39
<number> SYMPTOM ,	-23
<number> SYMPTOM the	19
<number> THIS	-31
<number> TIME $	0 0 0 -94 77
<number> TIME NOW	52 0 0 -50
<number> TIME NOWON	0 0 0 -45 52 -38
<number> TIME ONLY	24 -39
<number> TIME UNLESS	30 -57
<number> TIME _	49 0 0 0 0 -61
<number> TIME at	15
<number> TIME for	-12 0 0 0 41
<number> TIME of	0 -39 0 0 50
<number> TIME on	-20
<number> TIME to	-37
<number> UNLESS	23 -26
<number> WAS	42 0 0 0 -47
<number> WAS TOO	17 0 0 0 -45
<number> WAS _	30
<number> _	-12
<number> _ ,	0 0 0 0 0 -13
<number> _ EVERY	-13
<number> _ FORNOW	-44
<number> _ INSTEAD	-22
<number> _ IS	-29
<number> _ LIVES	-16 -53
<number> _ NOT	41
<number> _ NOW	31
<number> _ PER	24 41 0 -88 0 -68
<number> _ SYMPTOM	-28
<number> _ UNLESS	-27
<number> _ a	-17 0 0 0 -28
<number> _ an	-26
<number> _ and	-25
<number> _ at	-29
<number> _ for	16
<number> _ in	-9 -44 0 0 0 -38
<number> _ on	40 0 0 -55
<number> _ the	-12
<number> _ with	34 0 0 0 -11
<number> a	18
<number> a <number>	18
<number> am	13
<number> and	-29 0 0 -76 77 -50
<number> and <number>	-17 0 0 0 0 -73
<number> and _	-22
<number> and the	-37
<number> and up	41
<number> as	-21
<number> but	20
<number> by	33 0 0 -56 58 -38
<number> by <number>	0 0 0 0 0 -35
<number> for	20 -66 -77
<number> for EVERY	-12 -30
<number> for _	46
<number> for the	-25
<number> here	38 -34
<number> in	-21
<number> in _	-42
<number> in the	38 -52 0 0 57
<number> of <number>	-12 0 0 39 -33 -32
<number> of THEY	40
<number> on	0 0 0 -68
<number> on _	24 -39
<number> on the	0 0 0 0 33 -33
<number> or <number>	21
<number> to	33
<number> to <number>	41
<path>	32
<path> $	0 0 0 0 0 50 -37
<path> ,	16 0 0 -84
<path> , NEVER	0 -54
<path> , NOT	14 -56 0 0 -46
<path> , _	16 -68 -57 -53 40 -47
<path> <flag>	25
<path> IS	26
<path> IS _	15
<path> UNLESS	21
<path> UNLESS _	21
<path> _	31 0 -62 0 0 -62
<path> _ $	42 0 -48 0 0 -43 -32
<path> and	30 0 0 0 0 -60
<path> and _	20 -43 0 0 36
<path> for	40 0 0 0 27 -40
<path> in	0 0 0 0 -47
<path> into	-24
<path> to	35
<path> to _	35
<tag>	31 0 0 -56
<tag> $	34 0 0 -51
<time>	0 0 0 0 0 -66
<time> ,	19 0 0 0 43
<time> and	-22
<url> $	32
<version>	18 0 -122
<version> $	0 0 -66
<version> ,	35 0 0 0 0 -56
<version> , <version>	22
<version> , _	16
<version> , the	18
<version> BECAUSE	24 -44
<version> BECAUSE of	13 -40
<version> IS	20 0 0 -50
<version> IS _	12
<version> LIVES	42
<version> LIVES the	28
<version> NOT	43
<version> NOW	-17
<version> NOW ,	-17
<version> ONLY	27 0 0 0 -47
<version> SYMPTOM	-36
<version> UNLESS	-28
<version> _	0 -77
<version> _ $	35
<version> _ ,	-26
<version> _ UNLESS	22
<version> _ in	22
<version> and	25 0 0 -45
<version> of	19
<version> on	-17
<version> the	-26
<version> the _	-26
=	0 -73 -63 -53 89 -63 -39
= <number>	-36 0 0 0 44
= <number> $	-33
= _	15 -44 0 0 39
= _ ,	15
=.	40 -84 0 0 -48 0 38
=0xffff	23 0 0 0 38
=ab	37
=abbreviation	39 0 0 0 0 -38
=abhängigkeiten	-30
=about	0 -96
=abov	19 0 -39 -48 0 -52
=abstraction	23
=accept	19 -65 0 61 -20 -57
=access	0 0 -62 -58
=accessibility	22
=account	0 0 -57 -31 64 -79
=acht	25 0 0 0 0 -32
=across	10 -53 0 0 53
=action	43
=activ	40
=actual	-17
=adapt	-25
=add	-27 90 -27 -97 -85
=adhérent	37 -74 0 -44 62
=advanc	-16
=afternoon	-24
=afterward	-22
=age	34 0 0 -44 40
=agent	38 -54 0 0 41
=ago	-50
=ah	-21
=ahead	-25
=ai	45 38 -46 0 -45 -43
=airflow	-13
=aisl	17
=alert	-26
=aliv	0 0 0 -42 22 -31
=allocat	47 0 0 0 -59
=allocation	0 0 0 -61
=allow	21 0 -45 -54
=almacén	17
=almost	-32
=alon	34 45 -50 0 -57 -53
=alright	-21
=als	19
=alt	0 0 -40
=american	27 0 33 -22
=amount	0 -64
=analytic	25
=ancora	0 0 0 0 0 -29
=ander	20 39 0 0 -36
=android	18 -39 0 -43
=anfragen	16 -44 0 0 47
=animation	-25
=annotation	32 0 0 -51
=another	-55 0 -50 0 0 -44
=answer	0 -93 83 0 0 -65
=antwortet	-31
=anyway	-26 0 0 0 -35
=anywher	33 38 0 -78
=apach	31 0 0 -48 41
=apaga	-19
=api	24
=apologis	57 -60 53 0 0 -46
=app	27 0 0 51 0 -69
=appear	-31
=append	0 -36 0 0 33
=appl	-26
=apply	32 0 0 0 -63
=approach	-26
=approval	0 56 0 0 0 -51
=architectur	11
=archiv	19 -58 0 0 46
=argo	20 0 0 0 0 -25
=argument	-43 34 0 0 -60 -40
=aria	17 34 0 0 -37
=arm	22 0 0 0 0 -47
=around	0 -42
=arrow	-19 -36 54 0 -34 -36
=ascii	17
=ask	-30 0 -73 56 -17
=assertion	25 0 0 0 -35
=assign	-37
=assum	-19
=attach	-26
=attempt	-21
=attend	-41
=auc	-32
=audio	24
=auditor	24 61 0 -48 -46
=autenticação	32
=auth	33 -53 -41 -42 61
=author	24 0 0 0 -52 36
=automatic	21 -37
=availabl	33 -36
=avoir	22
=await	-14
=away	34 0 -54 0 0 -43
=aws	-25
=axio	32 -44 0 -39 -55 52
=axis	-17
=ayer	-28
=azur	0 -29
=b	-29 -63
=backend	0 0 0 0 -26
=backfill	21
=background	23 -44 29
=bad	-26
=balanc	35 0 -41 -49 0 -48
=bank	41
=banner	-31
=bar	-24
=bas	42 0 -78
=basic	9
=bastion	46 -52 0 0 51
=batch	24
=battery	-36
=bau	-23
=bazel	-37
=beat	29
=been	-65 0 0 0 -19
=behind	17 -69 0 0 0 -62
=beitrag	34
=below	-25
=ben	-29
=bench	-17
=berlin	-20
=best	0 0 0 -47 36
=beta	37
=better	-27 0 0 0 -42
=bien	-28 -35 38
=bigger	-46
=bigquery	0 0 0 0 0 -37
=bijgewerkt	28
=bild	-27 0 0 0 31 -27
=bilder	34 -54
=bill	20 0 -81 0 0 -69
=bin	-31
=binnen	31
=birthday	0 0 0 0 0 -22
=bisect	-16
=bit	-48
=black	0 0 0 0 -47
=bless	-26
=block	35 0 -77
=blog	-19
=blu	-17 0 0 47 0 -34
=blurry	-37
=body	0 45 0 0 -44
=bom	-14 -32
=bonjour	-15
=book	55 0 0 -53
=booking	18
=boolean	16 0 0 -29
=bootloader	31 0 0 -33 0 -46
=border	0 0 -52 0 -49
=borra	-23
=boss	-27 0 0 0 -35
=bot	0 0 0 0 52 -52
=bottom	21 -44 45 0 -51
=bought	17
=bouton	-28
=box	38 0 -82 0 0 -56 -65
=bracket	23
=branch	0 0 0 -34 0 0 -56
=brand	22 -35 0 -41
=braucht	30
=brb	-32
=break	-18
=breakpoint	22 0 0 0 38
=brevo	22
=brief	48 -43 63 -37 -36
=bring	-30
=british	36 0 65 -51 -59
=brought	28
=browser	22 0 -50 0 0 -66
=btw	40 -57 -33 0 58 -45
=bucket	27 -56
=budget	0 0 0 -59
=buffer	-16
=build	18
=buildkit	25 0 0 -49
=built	20 -57
=bullet	57 -46 64 -33 -35 -37
=bulletin	26
=bun	-12 -33
=bundl	0 0 -50
=bureau	-17 0 0 0 -36
=bus	37 0 0 0 44
=busy	-46
=button	-54 0 0 -50 -60
=byt	0 0 -45
=c'est	33 -46 -40 -38 0 46
=cabl	-15
=cach	0 0 -50
=cag	33
=calendar	14 -36
=calibration	40
=call	0 0 -83
=callback	32
=caller	0 -50 34
=camel	-25
=camera	11 -53
=campaign	15 -42 0 0 49
=can	0 -47
=canary	-11 0 0 0 45 -49
=cancel	-39
=cancell	20
=candidat	-25
=cap	0 0 0 0 -41
=capital	21 0 0 0 -47
=captcha	28 -34
=card	-9 0 -67 0 50 -71
=carga	-33
=cargar	-28
=cargo	34 0 -30 0 -50
=carpeta	17
=carrier	0 0 0 0 33 -23
=carry	64 0 0 0 0 -69
=cart	-34 0 0 0 0 -43
=cas	22 0 0 -59 -29
=cast	-32
=catboost	27
=cdn	-17
=cell	-8
=cent	0 -48 -48 -55 65 -48
=center	23 -51 -37 0 0 32
=centr	17
=cert	12 0 -36 0 0 -36
=certificado	40 -49 -29
=certificat	0 -66 0 0 62 -49
=chang	0 75
=changelog	22
=channel	37 0 -75 0 -44
=character	-28
=charg	0 0 0 -42
=chart	0 -52 0 0 -67
=check	0 0 -93
=checkbox	-26
=checker	-24
=chez	34 0 0 0 48 -46
=chromium	0 -42 0 0 0 -36
=churn	-9 0 0 -40 63 -58
=ci	17 0 -62 0 17 -64
=cierra	23
=cita	27 0 0 -38 36 -40
=citizen	33
=cla	34 0 0 0 -59
=class	-28 0 0 0 0 -39
=classic	-14 0 0 54 -38
=claus	26 0 0 0 -38
=clean	-14 0 0 0 -45
=clear	19 -50
=click	-25 0 0 0 46
=client	0 0 0 0 55
=clip	-19
=clock	19
=clos	-24 0 -69
=cloud	16
=cloudflar	31
=cloudinary	21 -37 0 0 37
=cluster	40 0 0 0 0 -68
=cod	63 0 0 -43
=codebas	33 0 0 0 -42
=coffe	-41
=cola	-29
=cold	-19
=collaps	-12
=colleagu	-19
=collect	38 42 -42 0 0 -44
=collection	25 0 0 0 -41
=color	0 0 0 0 0 -69
=column	-17 0 0 -81 0 0 -63
=com	-26
=comentario	28
=comma	0 0 0 -36
=command	40 -26 0 0 38 -58
=comment	32 -45 86 -77
=commenti	17
=commit	43 0 0 -54 -57 -97
=committe	0 0 0 0 -43
=company	0 -52 0 -51 70 -49
=compar	-19 0 0 0 0 -30
=compatibl	29
=compil	-56
=compiler	15
=complain	-67
=component	25 0 0 0 -43
=compos	37 0 0 0 0 -32
=composition	33
=compt	25 0 0 0 40
=comput	26 0 0 -54 -56 55
=concern	28
=condition	28 -45 45
=config	0 -52 0 0 0 0 -61
=confirm	-27
=conflict	-37
=connection	0 -58 0 0 83 -61
=consent	-7 48 0 0 0 -43
=consol	-33
=const	30 -43 49 0 -36 -29
=constant	24 0 0 0 -50
=constraint	0 0 41 0 -34 -34
=constructor	25 0 41 -39
=contain	18
=container	-31
=context	31 42 -51
=contient	40
=continu	-33
=contract	44
=controller	54 0 0 -50
=convert	0 -59 0 0 0 38
=convinc	-34
=coordinat	0 0 0 0 -45
=copy	0 0 0 -53 0 -52
=cor	58 0 -67 0 0 -61
=corner	-36
=corpus	19
=correct	5
=correction	20
=cost	48 -78 -48 52 37 -61
=cotisation	16
=couldn't	12 0 0 0 -47
=council	-19
=count	19 -82 0 0 51
=counter	0 0 -57
=country	0 0 0 0 43 -60
=coverag	0 0 0 -41
=cpu	-35 -51 0 34
=creat	-43
=credit	36 -62
=cron	25 -50 0 0 0 -42
=crypto	15
=css	15 0 0 0 -57
=curl	-40
=current	-10
=cursor	-14 -35 0 0 0 -43
=curv	-37
=customer	0 0 -55
=customer's	26
=cut	34
=cutoff	26
=céntimo	0 0 0 0 -37
=código	17
=dagen	31
=dan	27 0 0 0 -50
=dark	37 0 0 0 0 -56
=darker	-26
=dash	41 -57 -37 -40 0 45
=dashboard	7 -60 0 0 64
=dat	-30
=data	21 56 0 0 0 -70
=databas	0 0 -78 0 28 -62
=dataset	0 0 0 0 0 -43
=date-fns	37 -59 0 0 -46 54
=dateien	18 0 0 0 0 -31
=dato	28
=datum	26 0 0 0 -45
=dauert	-30
=db	0 -55 0 -53 56 -53
=dbt	18 0 0 0 0 -41
=deal	-34
=debug	0 0 0 -35
=decid	-31 -31 29
=decimal	49 0 0 -54
=declin	11
=dedup	26 0 0 0 -39
=degre	-30
=deixa	-32
=del	45 0 -29 0 0 -53
=delet	0 84 0 0 -44 -84
=deliver	37 0 -35 0 37 -42
=delivery	23 -47 0 0 0 52
=demo	15 0 -50
=deni	-33
=dep	28
=depend	31
=dependency	30 70 -79 -70 0 -87
=deploy	36 0 0 0 36 -67
=deployen	39 0 0 -40 0 -41
=deprecation	17
=describ	37
=design	22 0 0 0 64
=designer	-24
=despliegu	-19
=destructiv	17 58 -34
=detail	-38
=deutsch	28
=dev	39 0 -72 -66
=develop	53 34 -42 -68 0 -47
=developer	22 0 0 0 43 -46
=devic	34 0 0 -52
=dhl	0 0 0 0 33 -23
=diagram	12
=did	-44
=dienstag	33
=diff	21 -62 82 -48 -58 -60
=differ	0 -46 0 0 56 -43
=differenc	-25
=different	0 0 0 0 63 -37
=digest	37 39 0 -46 0 -41
=digit	41 -61 -63 -56 0 41
=direct	56 0 0 -39 -68
=disabl	9 0 0 0 45 -47
=disappear	-43
=discount	-8
=disk	-25
=dismiss	-26
=display	-17
=dns	-14 0 -79
=doc	39 0 0 -15 -49
=docker	0 -70 0 0 56 -59
=docstr	-28
=docstring	33 -49 0 0 -38
=documentation	-20 0 0 -31 -39 38
=doe	0 0 -77 0 -38
=dog	39 -48 -34 -41 58 -41
=doing	24 0 0 23
=domain	0 0 -70 -62 0 44
=donation	0 0 0 0 37 -32
=donnerstag	18
=dos	26
=dot	16 -39
=doubl	17 -18 0 0 -38 -60
=dr	0 0 0 0 0 -34
=draai	-24
=draait	30
=draft	-19
=drei	0 -62 0 -60 67 -53
=driv	-20 0 0 0 0 -38
=driver	21 0 0 0 -46
=dummy	30
=duplicat	14
=duplication	-12
=dur	45 56 0 -57 -55
=duty	0 50 0 0 -48
=dynamic	25 0 0 -38
=déploi	24 0 0 0 36
=día	0 0 0 0 27
=ear	38 0 40 -47 -51 -63
=easy	33
=eat	-47
=edit	30 0 0 -80
=editor	40
=een	0 0 -28 -43 0 -43
=eight	0 0 0 0 0 -39
=einen	-48
=either	0 37
=elastic	-14
=elk	48 0 0 0 40 -71
=els	29 0 60
=elsewher	13 0 0 37 -44
=email	-15 0 -82
=emergency	19
=emoji	24
=emojis	40 0 49 0 -32
=encod	-30
=encrypt	33 0 0 0 0 -51
=end	40 0 0 0 0 -73
=endian	29 0 0 0 35
=endpoint	0 59 -55 0 -61
=enemy	21
=energy	-24
=enero	33
=engel	36 -39 0 0 0 -31
=englisch	37 -51 61 0 -52 -53
=english	37 -70 69
=enough	-14 -63 0 63 -64
=enter	17
=entiendo	-36
=entity	22 0 0 0 43 -45
=entorno	26 0 0 0 38
=entry	-25
=enum	0 -25
=env	0 0 -65 -47 0 -63
=environment	33
=erp	23
=eruit	-23 0 0 -39 0 38
=es	0 -82 -96
=eslint	-32
=espera	-40
=estimat	0 24 0 0 -50 -43
=euro	39 -60 0 -53 44
=europ	-12
=even	0 0 0 0 0 -72
=event	22 0 -40
=evict	-30
=exact	-34 -46 0 0 49
=exampl	-30
=excel	0 0 -26
=exception	0 0 -49 0 -51
=exclud	49 0 -37 -26 0 -54
=exist	15
=exit	0 0 0 0 48 -40
=expect	-35
=expensiv	0 -37
=experiment	28 0 0 0 -43
=expir	-63
=explain	43 -70 90 0 0 -70 -47
=explicit	30 0 0 0 -40
=explod	-24 0 0 0 -40
=export	0 74 0 0 -26
=extend	21 60 -55 -43
=extension	32 -46 -44
=external	53 0 -46 -66
=extra	27 0 0 0 43
=eye	15 49 0 0 -49
=fac	34 40 0 0 -40
=factor	28
=factory	60 -49 0 -45 0 -51
=factur	-22
=fait	29 -46 0 0 0 -48
=falta	-26
=fami	30
=famous	-39
=far	-38
=faster	-39 0 0 0 -34
=faut	0 0 0 0 -39
=feast	20
=featur	24 0 -80
=fee	32 -60 -52 -53
=feed	28
=feedback	-15
=feel	-57
=fehl	-23
=feld	-26 0 0 0 -41
=fetch	0 -44 0 -39 -55 52
=ficamo	19
=fichero	-33 39
=fichier	0 0 0 0 34
=ficou	-25
=field	0 0 0 0 0 -74
=fight	-21
=figma	-23 0 0 0 46
=figur	0 0 45 -38 -48
=fill	19
=filter	-40
=filtro	11
=financ	39 -68 0 0 47
=find	-25 0 0 0 -48
=finish	-39
=firefox	-18 0 0 0 54 -39
=firewall	0 0 0 0 43
=firmwar	21 0 -36
=fiscal	31 -55
=fiv	0 -59 0 0 56 -62
=fix	-26 0 46 0 -53 -59
=fixtur	40 0 0 -44
=flag	18 0 0 0 0 -41
=flap	-39
=flash	0 -72 -56 0 0 -60
=flat	11
=float	0 54 0 -47 -47 -43
=floaty	-26
=flow	0 0 0 0 0 -41
=fly	22
=folder	0 0 0 0 0 -69
=fonction	29
=font	0 0 0 0 0 -47
=foo	-28
=food	26
=footer	-36
=forc	43 64 -47 0 0 -47
=forever	-26
=forget	16 0 -60
=forgot	-28
=fork	17
=form	20 0 0 0 0 -68
=format	32 0 0 0 0 -35
=formato	0 -42 0 0 0 -43
=formatter	0 0 0 0 0 0 36
=forty	-15
=forward	15 0 0 0 25
=found	-53
=four	0 0 -82 0 0 -74
=fourth	22 0 0 0 43
=fps	36 0 0 0 52
=fram	-21 0 0 0 -39 51
=framework	27 41 -29
=franc	39 -50 -44 -40
=frankfurt	37 0 -50 0 44
=frau	17
=fre	0 0 -66 49
=freez	19
=freigaben	37 45 0 -50 0 -50
=freitag	42 -25 0 0 44 -42
=french	-20
=friday	-39 -51 0 0 61 -65
=friendlier	-14
=front	43
=frontend	51 -57
=frozen	40 0 0 0 0 -40
=full	-36 0 -51 -17 26
=fun	-49
=function	0 0 59 -76 -73 -91
=funziona	-39
=fyi	42 0 0 0 46
=gaan	46 44 -39 0 -56 -51
=gap	53 0 0 0 -30
=gat	23
=gateway	0 -64
=gav	15
=gb	14 0 0 0 0 -69
=geen	0 0 -51 -42 0 -48
=gegen	21
=gehen	38 0 -33 0 0 -50
=geht	-40 0 0 0 46 -53
=geklappt	-25
=gemeint	-21
=genau	19 0 0 0 42 -32
=general	26
=generat	25 0 -64 0 -53
=generic	-21 -50
=geocoder	45
=gerad	-54
=german	0 -73 0 0 -51 44
=gestern	-12
=get	-43
=gibt	19
=gift	19 -37 0 0 34
=ging	-42
=git	34 0 0 -40
=github	30 -50 -48 0 31
=gitlab	30
=giv	-17 -62 0 0 19
=given	-38
=global	27 0 0 0 -48
=goal	24 0 0 0 46
=going	0 -52 0 54 -55 -41
=gold	24 0 -40
=gon	26
=good	-56 0 0 0 0 -43
=googl	28 0 0 -41 0 -45
=gorm	32
=got	30 -79 -92 -78 36 0 -58
=grad	37 0 0 0 -28
=grader	21 0 0 -32 17 -40
=gradient	-16
=grafana	24 0 0 0 35 -29
=graph	-18
=gratis	19
=grep	20 0 0 0 0 36
=grew	22 0 0 0 42
=grey	0 0 47 0 -53
=grid	31
=gripper	39
=gross	30
=group	22 0 0 0 0 0 -44
=grow	-25
=groß	0 -55 0 0 23
=grün	-32
=guarda	-15
=guardan	0 48 0 0 -34
=guardar	19
=guest	-12 0 -49
=guid	-18
=guild	31 38 0 0 -57 -44
=gut	-30
=gzip	14 0 0 0 -45
=h	57 -60 0 0 61
=hac	11
=had	-52
=haga	-19
=half	-19
=hallo	-20
=hand	17
=handbook	17 0 0 0 42 -43
=handl	0 51 -31 0 -53 -43
=handler	15 0 0 -41 -59 -49
=happen	-32 -45 0 0 50
=happy	-36
=harbor	29
=hard	14
=hardcod	21 0 0 0 -42
=hardwar	19
=hash	24
=hat	12 0 0 -48
=haus	39 0 0 0 0 -39
=hav	-29
=hazardous	26
=head	25 -44 43 -39
=header	0 0 -80 -54
=health	19 44 0 0 -39
=heap	-33
=heavy	11
=height	29 -46 -42 0 28
=helloasso	36 -46
=helm	-15
=help	-33 -45
=helper	11 0 46 -54 -59
=hemo	23
=here's	-40
=heroku	25
=het	-39 0 0 0 -32
=hetzner	39 0 0 -36 44 -35
=hier	0 0 0 0 -31
=higher	-19 0 0 0 -32
=hint	0 -40 50 0 -45
=hir	26 -33
=his	-40
=history	0 0 0 0 -66 -31
=hit	-41
=hold	-31 0 0 0 -45
=holdout	23 37 0 0 0 -37
=hom	-20 50 0 0 -50 -41
=honest	23
=hook	-44 0 0 40
=hora	48 -42 -46 -33 51 -45
=horario	18
=host	39 0 -70 0 39 -67
=hot	0 0 -42 -43
=hotfix	24 67 -48 0 -35
=hover	-25
=html	43 0 -39 0 23
=http	-33 0 0 0 -36
=hug	-17
=humbl	18
=hundr	-9
=hurry	-27
=icon	-34 -38 0 0 37 -36
=id	20 0 -104 -68 0 35
=idea	-43 -46 0 48 -57
=ideal	-12 0 0 0 -28 36
=idempotent	50 0 -45 -37 -41 37
=identity	15
=idl	46 -48 0 0 46
=ids	49 -91 0 -67 67
=ie	-33
=ignor	-46
=ik	-60
=ill	-40
=imag	0 31 -83 0 -61
=immutabl	33 0 0 0 0 -32
=imperativ	32 0 53 0 -43
=implement	-47
=implementation	0 0 0 0 -52
=import	0 0 22
=important	-24
=importer	0 -67
=incident	20 0 0 0 0 -58
=includ	33
=incluido	26
=increas	-17
=indent	39 0 0 0 0 -34
=index	0 0 0 0 -31
=ine	35
=info	35 -38
=inform	-41
=information	19
=inglé	0 -40 58 0 -50
=inheritanc	36
=init	44 52 -73 -46 0 -47
=initial	34
=injection	0 0 41 -39
=inlin	42 0 0 0 -44 -47
=input	32
=ins	-25
=inscription	24
=install	-27 0 0 0 -49
=int	20 0 0 0 -40
=integer	29 0 0 -43 31 -53
=integration	22 0 0 -43
=interest	-51
=interfac	0 0 0 0 0 -51
=intern	-19
=internal	27
=internet	30
=interrupt	35 38 0 0 -32
=interview	-30
=inventory	15
=invit	-26 -38 0 0 26
=invoic	-22 0 0 0 31
=ipad	0 0 0 0 0 -44
=iphon	-26
=isr	0 54 0 0 -48
=issu	-19
=it'd	-17
=italiano	17
=item	0 -62 0 -62
=itself	22 0 0 0 0 -39
=iva	51 -61 -62 -56 39
=ja	0 -38 -43 64 -52 -31
=jan	-13
=janky	-18
=januar	24 -32 0 0 38
=java	54 -60 -62 0 0 -70
=javadoc	17
=javascript	-26
=jenkin	-18 0 -51 -65 0 54
=jira	29 -46
=jo	15
=job	10 -49 0 0 0 -57
=joint	-26
=jok	41 0 0 0 0 -28
=jona	-16
=js	-24
=json	24 -54 61
=jump	-33
=k	0 0 0 0 0 -22
=kafka	19 0 0 0 0 -36
=kamal	27 0 0 -31 37
=kan	32
=karpenter	35 0 0 41 -39 -30
=kb	20
=key	41 0 0 -86 0 0 -84
=keycloak	41 0 -30 0 31 -47
=keyword	42 0 0 0 -42
=kg	44 -60 0 -46 68 -36
=khz	29 0 0 0 53
=kijken	-24
=kill	43 -59 -61 0 0 -46
=kilo	44 0 0 -37
=kind	-27
=kiosk	13
=klant	-36
=klanten	42 -35 -46 -32
=know	-19 0 0 0 0 -36
=known	-27
=kommentar	0 -26 46
=kotlin	52 -49 0 0 -44
=kubernet	-29
=kund	0 0 0 0 19
=kunden	14 0 0 0 0 -44
=kurz	-12 0 0 0 23
=kwartier	23
=lab	29 -57 0 0 62
=label	12 0 0 -67 62 -83
=lager	41 0 0 -56 57 -43
=lak	16
=lancer	17
=land	-17
=lang	-41
=languag	13 -42 0 0 0 -54
=lanzan	0 0 0 0 -39
=laptop	0 46 0 -57 0 -33
=larg	-19 0 0 0 0 33
=largest	-23
=lat	-30
=latency	-8 -40 0 0 36 -39
=latest	-36
=launch	20 0 0 0 0 -62
=law	28 0 -67 -56 0 -56
=layer	17 0 0 0 -53
=layout	29
=lazi	18
=learn	20
=leav	23 52 0 0 -63
=ledger	31 -43
=leer	-40
=left	-42 0 -68
=legal	14
=legend	-28
=lena	-20 0 0 0 54
=length	19 0 28 0 -48
=less	-15
=let	-27
=let's	-87 0 0 50
=letter	33 -63 -40
=level	0 0 -40 -43
=library	38 0 0 0 0 -68
=licens	10 0 0 -63 71 -65
=lie	22 0 0 0 0 -43
=lift	28
=light	0 19 0 0 -33
=lik	-40
=limit	0 0 -103
=limiter	0 0 0 0 0 -41
=lin	-26 0 110 -85 -90
=linker	21
=lint	32 0 -54 -62 0 -54 45
=linter	-18 0 0 0 -45
=linux	40 -50 0 0 46 0 -17
=list	0 0 0 -48
=littl	-18
=livr	-26 0 0 0 39
=lo	22 0 0 0 -59 37
=load	-35
=loc	-25 -54 0 0 0 -47
=local	56 0 -62 0 0 46
=lock	0 0 0 0 0 -78
=log	-12 44 0 -62 0 -88
=login	-23
=logo	0 0 0 0 -3
=lokal	0 0 -25
=lokalis	0 -41 0 0 45 -43
=loki	0 0 0 0 43 -29
=lombok	28
=longer	-26
=look	-59 0 -47 0 -47
=lookup	34 0 -35
=loop	-38 0 0 0 -27 -61
=loss	-49 -49
=lost	-38
=lot	0 0 0 -56 41 -40
=loud	12
=lourd	21
=lov	-57
=lower	32
=luck	-44
=lun	-11 -38 0 0 51
=lunch	-54
=mach	-43
=machin	15
=macht	53 0 -69 -50 0 -56
=macro	22 -35
=mad	13 -78 -73 0 0 -28
=magic	36 53 -47 -38
=mail	-40 0 0 0 0 -63
=main	26 0 -76
=major	39 0 -55 -59
=mak	14 -67 0 -98 0 0 78
=mal	-29
=man	-7 -51
=manager	27 0 0 0 0 -34
=manual	36 0 0 40
=many	0 -66 53
=map	-30 0 0 0 -37
=mapbox	21
=mardi	0 0 0 0 34
=maria	16 0 0 -33 39
=mark	0 0 0 -58
=markdown	0 0 -32 0 38 -34
=market	26 0 -61 0 43 -60
=marta	24 0 0 0 41
=master	38 0 0 -44
=match	-22 -41 46 0 -60 -44
=math	-18
=matter	0 0 -57
=maximaal	40 -38
=may	53 87 -92 -58
=mb	0 43 0 -77
=mbit	31
=meant	18
=measur	0 0 0 0 -46
=meer	-14 37
=meet	-39
=mehr	-49
=meldung	-30
=member	-17 -66 -45 -45
=memory	-38 0 -67 0 0 -59
=mensaj	20
=mention	0 0 0 0 0 -47
=merg	42 93 -75 0 -70 -71
=mesh	29 -46 0 0 -43
=messag	0 -48
=met	41 0 -38 -42 -54
=meter	23 -59 -56 -49
=metric	49 0 0 -61 42 -53
=microservic	0 -47 0 53 -57
=midnight	44
=migration	38 39 -29 0 -75
=mill	-17
=million	17 0 0 -64
=min	15 0 -73 -65 0 -60 -55
=mind	-34
=minisign	0 -26 0 0 47
=minitest	27 -37
=mira	-29
=miss	-48
=mix	26 0 0 0 -50
=mm	35 -42 0 0 40
=mobil	13
=mock	29 -58 -60
=mod	35 0 -62 0 0 -79
=modal	-39
=model	44 0 43 -22
=modul	13
=moeten	-24
=moment	-47 0 0 0 -37 34
=money	41 50 -42 0 0 -35
=mono	22
=monolith	33 0 0 49
=most	25 0 0 0 0 -39
=mount	42
=mov	-23 0 -68 0 0 -38
=mtu	43
=much	0 0 0 0 0 -35
=mucho	-30
=multiplayer	27 -50 0 47
=mysql	33 -47 0 42 -27
=n	-23
=naar	21 0 -43 43 -50 -50
=nach	57 0 -32 0 -30
=nacht	14
=nadi	-19
=nah	25 -32 0 0 -38 37
=nam	78 0 98 -95 -56 -51 -59
=namespac	22 -48 20
=nan	-32
=nas	28 0 0 0 50 -50
=nat	34 0 0 56 0 -49
=nativ	35 -45 0 53 0 -49
=nee	25 0 -33 0 -32
=need	-40 -28
=negativ	0 -49 -47 -33 0 53
=nehmen	23 0 0 0 -36
=nein	-10
=nest	19 0 60 0 -66 -60
=net	50 -69 0 0 61 -74
=netto	42 -41
=network	25 0 -44 -57 0 -56
=netz	12
=neu	32 -58
=neuen	12
=new	18 -39 35
=newer	32 0 0 -51 62
=newest	-19
=newsletter	31 0 0 0 0 -50
=next	-38 -70
=nicer	-32
=nicht	-14
=night	0 -66
=nin	-12 -38 0 -44 53
=nochmal	-35
=nod	0 0 -81 0 56 -53
=nog	-43
=nois	33
=noisy	38
=nom	16
=nombr	-16
=noon	18 -56
=nord	0 0 0 0 51 -50
=normal	20 0 0 0 49 -40
=not	0 0 0 0 0 -46
=notic	-32
=notification	-10
=nouvell	28
=npm	54 55 -91 -86 -72
=nuit	27
=null	0 0 0 -50 52
=nullabl	-18
=number	23 0 0 -67
=numéro	32
=número	16 -31
=object	0 -53 0 0 0 38
=offic	64
=offlin	0 0 0 0 0 -63
=offset	0 -50 -36
=oh	-53
=okta	15 -40 0 -51 36
=oldest	-22
=on-call	45 -36 0 0 40 -48
=onboard	0 0 0 41 -34
=one	19
=onlin	36 0 0 0 0 -45
=open	-42
=openocd	21
=operator	24 0 0 0 -35
=ops	25 0 0 0 0 -53
=option	-36 0 0 0 -51
=optional	-48
=oracl	41
=order	-17
=origin	12 0 32 0 -34
=original	28
=other	-30
=otra	-45
=ourselv	15
=outag	0 0 0 0 -58
=outbox	35
=output	0 44 -61 -60
=outsid	37 0 0 -56 -55
=ouvrent	36
=overbook	39 0 0 0 36
=overflow	-19
=overkill	25
=overlap	-52
=ovh	22
=own	0 0 0 0 49 -68
=owner	-26
=p	32
=pacient	22 0 0 0 -36
=packag	22 0 0 0 0 -72
=packet	-35
=pag	-39
=pager	-29
=paginat	0 0 -39
=pagination	0 0 0 0 -41
=pago	0 -32 0 0 44
=paid	-12
=paiement	31 -40
=pan	20 0 0 0 0 -31
=panda	-24 0 0 0 -29
=panel	44
=panic	24 42 0 -35
=paper	0 -54 0 0 -49 -46
=par	61 48 -60 0 0 -43 -45
=param	31 0 0 0 0 -37
=parcel	19
=pars	-31
=parser	0 0 -58
=part	25 0 0 -44 0 -74
=partent	45 0 0 0 43
=parti	-41
=partition	45 0 0 0 63 -60
=partner	0 0 -72
=passent	24
=password	0 0 -71 0 0 -45
=passwort	34
=past	-23 0 0 0 -43 -39
=patch	0 0 0 0 0 -34
=path	25 0 -54 0 -35
=patienc	-16
=patient	-20
=paus	0 0 0 0 -50
=pay	22 0 0 -64
=payload	0 0 -16
=payment	41 0 0 0 0 -60
=pdf	21 -56 0 0 22
=pedido	-37 -41 0 0 42
=pelo	20 -41
=penpot	21
=peopl	23
=percent	-11 -79 -65 -80 95 -75
=perf	28 0 0 0 0 -32
=period	26 0 0 0 -37
=person	29 -64
=personal	17
=petit	29
=peut	14 0 0 0 37
=phas	-11
=phon	-17 0 0 0 0 -57
=photo	0 0 0 0 0 -39
=php	33 0 0 0 0 -55
=physic	18 0 0 -30
=pick	36 0 0 0 0 -75
=picker	0 -35 0 0 32
=pictur	-41
=pie	23
=pii	23 42 0 0 -39
=pin	18 26 -65 -63
=ping	-14 35 -32
=pipelin	29
=pixel	-27 0 0 -36
=plac	0 -50
=plain	28 0 0 0 0 -86
=play	-33
=pleasur	-39
=plot	-34
=plugin	46 0 0 0 0 -49
=plural	18
=plus	19 0 0 0 0 -42 -33
=pm	36 0 0 0 46
=pnpm	98 -64 0 0 -91 87
=po	48 -35 0 -37 0 -38
=pod	-21 0 -45
=point	0 -54 0 37
=pointer	-23
=polar	0 0 0 0 -29
=policy	-16 0 0 0 0 -41
=poll	0 -45 -63 38
=pool	38 -56
=poort	30
=port	-21 -78 0 0 40
=portal	35
=position	0 -53 0 0 48
=positiv	24 -33 0 0 -41 41
=possibl	-14 -39
=post	-44 0 0 0 40
=postgr	0 -84 -78 70 0 -57
=power	43 0 0 -46
=pr	0 67 -66 -54 -57
=precio	31
=precision	31 0 0 45
=prefix	33 -47 0 -48 0 -48
=preis	33 -38 0 0 48
=prepar	-30
=present	24 0 0 0 -28
=preset	0 0 0 0 41
=press	-30
=pretty	-49
=preview	-30 -39
=prezzi	29
=pric	0 0 -92 0 0 59
=pricey	33
=primary	24
=print	-16 -38
=printer	0 0 -57 0 72 -63
=pris	21
=privacy	25 0 0 0 -44
=privat	35 0 0 -48
=pro	49 0 0 -56 0 -65
=prob	23
=problem	-31
=problema	-41
=process	22
=prod	34 39 -78 -80
=prod-us	36
=product	27
=production	-19 0 0 -59 0 -57
=profil	-31
=progress	29
=project	0 0 -73
=promis	-20 25 -36 0 0 -43
=prop	-18 0 0 0 -41
=protect	0 -43 0 0 44 -38
=proto	34
=prototyp	0 -52 0 0 -58
=prova	-19
=proveedor	0 -25 0 0 41
=provider	35 -45 0 -49 60
=proxy	15 -56 0 0 0 58
=prs	40
=public	50 0 0 0 -70
=publish	28
=puerto	32
=pull	-41 0 0 0 0 -32
=push	34 0 -80
=put	0 0 74 -56 -78
=px	-13
=python	40
=página	-43
=qa	42 0 -40
=qu'il	22
=quarantin	23
=quarkus	12
=que	-29
=query	0 39 -68
=question	-53 0 0 0 48 -51
=queu	-14
=quick	0 0 0 0 42
=quiet	-22
=quot	0 0 0 0 0 -41
=quota	19
=rac	-47
=rais	-22
=ram	24 0 0 0 44
=ran	-56
=rat	38 0 -79 -73
=raus	0 -46
=raw	26 0 0 -57
=reach	0 0 0 0 0 -62
=reachabl	-16
=react	10
=read	0 0 0 -29 0 0 -59
=read-only	49 -47 0 0 43 -33
=readabl	34 0 0 -43
=readm	0 0 0 0 -44
=ready	-33
=real	37
=rebas	-13 0 -30
=reboot	18
=rebuild	0 0 0 0 32
=receiv	-20 0 0 0 36
=recet	13
=receta	24
=rechnung	35 -42
=rechtstreek	32
=recommend	-32
=record	37 -48 31 0 0 -51
=recordatorio	0 -26
=recursion	24
=redirect	-20 0 0 0 0 -34
=redis	0 0 -51 0 0 -59
=redo	-33
=redux	27 0 0 0 -47
=refactor	-22
=refresh	0 -56
=refund	0 0 -46 48 0 -44
=refus	-20 51
=regard	-28
=regel	20 0 0 0 -28
=regenerat	0 -31
=region	14
=register	0 -52
=registry	13
=regulator	-42
=relanc	-37
=releas	30 0 -46
=remark	-28
=remember	19 0 0 -45
=remind	-25
=reminder	-30
=remov	-40
=renam	-26
=render	0 -55 0 0 0 -58
=renew	-28 0 0 0 40 -37
=repeat	37 -55
=replay	56 0 0 0 -52 0 50
=replica	26
=repo	71 -82 0 74
=report	0 -52 -79
=repository	16 -50 0 0 0 45
=reproduc	-24
=reproducibl	-22
=request	-28 0 0 0 0 -46
=rerun	-52
=reserv	26
=reset	16 -53 -62 -47 61
=residual	-19
=respons	-14
=rest	-28 0 -59 45 25 -64
=restart	0 0 0 -55
=result	-42 0 0 -59 -69
=resultado	-40
=retention	46 -76
=retour	31
=retrain	31 0 0 0 42 -45
=retro	-31
=retry	0 -62 -57
=return	13 0 60 -78 -19
=rev	50 -47 0 -55
=revenu	26 -53
=revert	-40
=review	0 67 0 -81 0 -62 -55
=reviewer	-38
=rewrit	31 38 0 0 -66
=rien	-39
=right	-48
=rol	-19 -47 -62 0 39
=rollback	0 0 0 0 8
=room	0 -46 0 0 0 -44
=root	26 40 0 -34 0 -48
=rotat	-6 36 -51 0 0 -53
=rotation	9 -40 0 0 46 -48
=round	-33 31 0 0 -45
=rout	-23
=router	-28
=row	-38 -50 0 -26 27
=rspec	27 -37
=rul	0 0 -76 -65 0 0 39
=run	-41
=runbook	27 46 0 0 -54
=runtim	35 0 0 0 40
=rush	-34
=rust	28
=répond	-25
=rücksprach	17 71 0 -49
=s	21 -55
=sagen	-10 -25
=said	-33 0 -47 0 -80 57
=sal	0 -50 0 0 0 -70
=salen	0 -30
=sall	40
=sampl	-35 0 0 -45 0 -56
=sandbox	41 -58 0 -61
=sara	-20 0 0 0 -27
=sav	-27 0 -68 0 0 -43
=say	-33 0 0 0 -80 36
=scal	-28 0 0 0 0 -43
=scaleway	29 0 0 0 33
=scan	-19
=schau	-34
=schedul	34
=scheduler	13
=schema	35
=schlägt	-23
=schneller	-16
=schnittstell	0 0 0 0 0 -55
=school	35 -46
=scop	0 0 0 -61 -50
=scratch	-10 0 0 0 -38
=screenshot	0 0 0 -63 0 -53
=screw	36 0 0 0 -47
=script	13 60 0 -34 0 -58
=scroll	-32
=sdk	0 -35
=search	0 0 0 0 0 -49
=seat	30
=secret	31 0 -67 0 -54
=section	-38
=security	23 17
=see	-22 -21
=seed	19 0 0 -83 0 -69
=seem	-43
=seen	-14
=sein	-32
=self	47 -50 0 0 0 -47
=sell	34 -47
=semicolon	19 0 0 0 0 -54
=send	0 0 -58
=sens	-38
=sent	-47
=sentenc	0 -67 66 -68 -30
=separat	35
=septembr	25 0 -37
=sequenc	0 -38
=sequential	-25 0 0 0 -35
=serial	24 0 0 -33
=serious	-22
=serv	23 -27 0 0 52 -43
=server	0 0 -82
=serveur	14 0 0 0 47
=servic	31
=será	-23
=session	30 0 -68 -59
=set	0 0 -75
=setting	-37
=setup	0 37
=seul	35
=seven	23 -36 0 0 40
=several	-23 -51
=severity	33 0 0 0 -29
=shader	0 0 0 0 43
=shadow	0 -48
=shar	54 0 -55 -64 63 -69 -44
=shard	-22 0 0 0 38 -44
=sheet	25 -49 0 -34 77
=shell	0 31 -38
=shift	32
=shim	0 -44
=shop	17 -58 0 -59
=short	0 -84 114 0 -81 -66
=shorten	-35
=shorter	-16 0 49 0 0 -35
=show	-37 0 0 0 -49
=shown	-17 0 0 0 -21 -48
=sick	-25
=sid	0 0 -60 0 0 -71
=sidebar	11 0 0 0 36
=sidekiq	31
=sieht	-30
=sign	48
=signatur	-29
=signup	0 -38 0 0 26
=silenc	-13
=sim	24 0 0 0 -50
=simpl	21 -48 0 0 -61 -48
=simpler	29 -33
=simplest	38
=simplify	-28
=simulator	25
=singl	56 0 0 0 0 -45
=sit	34 -62 -64 -42
=six	-14 -48 0 -67
=siz	36 -64 0 -68 57
=skeleton	-22
=skip	-23 0 0 0 0 -59
=slid	-20 0 -26
=slo	24 0 0 0 43 -46
=slot	31
=small	0 0 72 0 -73
=smaller	0 0 0 0 0 -37
=smell	-45
=sms	18 -30
=snak	31 0 0 -32 0 -35
=snippet	-13 0 0 0 -40
=solution	-17
=solver	-29
=som	-52
=someth	0 0 67 0 -68 0 -45
=sometim	-24
=somewher	-49
=sonntag	0 -39 -57 0 45
=sort	-24 -69 0 -63
=sound	-60
=sourc	33
=spac	18 -56 72 -66 0 -55
=spain	-42
=span	37 -52 -39 -39
=spe	0 0 0 0 32
=speak	15
=spec	0 -47
=spell	41 -64 80 -52 -67 -63
=spik	-22
=spin	-15
=spinner	-50
=spm	32 -52
=sprint	33 0 0 0 -56
=sql	52 0 0 0 0 -41
=squash	31 0 0 0 -52
=ssh	17 -50 0 0 57 -52
=stabl	26 0 -37 0 -40
=stack	-16
=stag	48 -54 -88 -21 70 0 -76
=stal	-49
=stand	8 0 0 0 -49
=standby	22 0 0 -32
=star	35 50
=start	-18 -53 0 -88 0 0 63
=startet	-20
=stat	0 -58 0 50
=statistic	-18
=status	0 0 0 -53 50 -57
=statut	32 -47 0 0 42
=std	30 0 0 0 0 -34
=steer	12
=steht	42 -40
=step	0 -31 50 0 -13 -71
=stimmt	-36
=stock	0 0 0 0 4
=stop	-25
=stor	0 0 0 0 0 35
=storag	26
=story	35 0 0 0 -49
=storybook	35 0 0 0 0 -49
=str	-34
=stream	0 0 0 0 0 -49
=strip	41 -54
=strong	-11 33
=structur	20 0 0 0 -37
=stub	16
=studio	29 0 0 0 47
=styl	0 0 0 -52 -39 -60
=su	53 -59 -61 0 0 -53
=subnet	22
=such	-37
=sudo	22 38
=suggest	-24
=suit	-19
=summary	-23
=sunday	25 0 0 -58 64 -61
=supervisor	37
=support	21 0 -78
=surpris	-39
=survey	23
=surviv	-27
=suspicious	-21
=svelt	28 0 0 54 -53
=svg	12 31 0 0 0 -28
=swap	35
=swiftdata	35
=swiss	18 0 0 0 -38 39
=switzerland	32 -32 0 0 51 -47
=sync	19
=syntax	17
=tab	23 -54 65 0 -58 -55
=tabell	21 -37
=tabella	30 0 0 0 0 -35
=tabl	0 64 0 0 -43 0 -81
=tablet	17
=tag	26 63 0 -70
=tail	23 -56
=tailwind	-13
=tak	-27
=taken	-29
=talk	7 0 0 0 0 -49
=tarda	-30
=target	0 -60
=task	-27
=tax	0 0 -67 0 42
=teach	18
=teacher	21 0 -47
=team	15
=teh	-28
=telemetry	-18
=tell	35 0 0 0 0 -57
=temp	0 -40 0 0 38 -43
=temperatur	-14 0 0 0 32
=templat	-28
=temporary	-20
=ten	-20
=tenant	21 -84 -42 0 54
=tener	24
=tens	31 0 53 -28 -45
=tenth	32 -50 0 0 61
=term	28 -42
=termin	-46
=ternary	0 -40 37 0 0 -31
=terraform	24 0 0 0 -54 -36
=ters	51 -44 54 -37
=test	0 55
=testflight	-21 0 0 0 38
=testzugang	32 0 0 0 31
=text	0 64 0 0 -68 -71
=texten	28
=texto	-13
=that	24 -42 0 -39 -23 50
=them	24 48 -47 0 -30 -51
=thin	0 41 -36
=thing	12 0 86 -80 0 -87
=think	-40
=third	-18 0 -51 0 39 -39
=thirty	40 0 0 0 -44
=though	-14
=thought	-18
=thread	0 0 0 -45 0 -67
=throw	0 0 -35
=thursday	0 0 0 -24
=ticket	11 60 0 -62 0 -69
=tier	0 -50
=til	-32 -41 -43 0 0 -50
=till	48
=tim	0 0 0 0 0 37
=timestamp	31 0 -41
=tiny	-28
=titl	0 -59 73 -42 0 -50
=together	30 0 0 0 -41
=toggl	20 -38 0 50 -41
=token	19 0 -80 0 0 0 -66
=tokenizer	0 0 0 0 35 -35
=told	28
=tom	10 0 -36
=took	-48
=tool	15 0 0 0 -39
=tooltip	-26
=topic	-44
=torchrun	11
=total	-32 -45
=touch	41 84 0 0 -100 -74
=tour	30 -38 -39 0 0 -43
=tourn	15 0 0 0 29
=toy	-19
=trac	0 -30 40 0 -35
=track	28 0 0 0 0 -64
=traffic	-31
=train	0 0 0 0 0 -53
=transaction	19
=translat	-37
=translation	0 0 0 0 0 -50
=treat	23
=tri	-15 -28
=trial	21 0 0 0 -40 39
=trigger	33 -53 0 0 -47
=trunk	57 -40 -49 0 47 -42
=truth	23 0 0 0 48 -40
=try	-55
=ttl	52 -46 0 0 49
=tuesday	37
=tun	0 0 0 0 -37
=tunnel	23 0 0 0 36
=turkey	13 -48 0 0 49
=turn	0 0 -70
=twelv	28
=twic	-43
=twitter	-17
=typ	0 0 54 0 0 -42
=typescript	32 -36 -29 41 -39
=typo	-47
=ubuntu	17 0 0 -32
=ui	48 0 0 -46 0 -49
=umlaut	-22
=undecid	-28
=understand	-31
=understood	-25
=undo	-15 0 0 34
=une	0 0 0 0 -63 -38
=unit	0 -25 0 -66
=uns	-19 -78
=unstabl	-38
=unus	-14
=updat	0 0 -80 0 0 -59
=upgrad	-21 0 0 0 49 -40
=upload	0 0 0 0 57 -72
=url	0 51 -46
=urlaub	-13
=usag	16
=usb	29
=useless	-21
=user	-16
=user's	19
=uuid	-21
=v	34 -65 -49 0 50
=vacation	-39
=vai	19 0 0 0 -31
=valid	0 0 0 0 49 -36
=validat	-25
=van	14 -42 -44 0 0 0 -22
=vanaf	19
=var	-27
=variabl	0 0 0 0 -68
=variant	46
=vat	-18
=vault	36 0 0 -40 0 -66
=vendor	21 0 0 32 0 -70
=verbos	-26
=verify	0 0 0 -31 36
=version	32 0 0 66 0 -80
=verzend	19
=veröffentlicht	37 -31
=vet	-27
=video	-27
=vielen	-26
=view	0 0 48 0 -59
=viewmodel	38 0 0 -36 -53
=vip	42 -53
=visibl	-24 0 45
=visit	0 0 0 0 -47 -41
=visitor	26
=vit	18 0 -36 48 -44
=vitest	29 -66 0 0 -48 47
=vlan	29 0 0 0 37 -36
=volum	41
=voucher	29 -40 -37 0 -40 41
=vpn	28 -65 0 -67 56 -59
=vue	19 0 0 0 -41
=w	58 0 -69 -71
=wait	-72 0 0 -56
=wak	24
=walk	-36
=want	-17
=warehous	43 -75 0 -60
=warm	0 0 0 0 -49 -25 53
=warn	-64
=warning	-48
=wartet	-45
=wartungsfenster	26 -31 0 0 32
=watchdog	0 0 0 -48
=wav	0 0 0 0 0 -50
=way	16 0 28
=we'd	-38
=web	22 0 0 -45
=webhook	-17
=websocket	-30
=wednesday	-27
=weekday	31
=weekend	16 -60 0 -55 70 -46
=weg	-26
=weight	28 -61 -37
=well	-17 0 -36 46 -60
=went	0 0 -81 0 0 -55
=werden	25 53 -35 0 -54
=whether	-14
=whil	42 0 0 -50 -6 -37
=whit	-15 28 -13
=whol	0 0 0 0 0 -55
=wider	-33
=width	-31
=wifi	-37
=wiki	22 0 0 0 0 -38
=wildcard	30 0 -34
=will	52 0 -74 69 -47 -86
=win	23
=wip	26
=wir	15
=wird	77 0 -63 0 0 -82
=within	28 0 0 -50
=wizard	15
=word	41 -49 87 -79
=wordt	38
=work	12 58 -74 -71 0 -35
=workflow	24 0 0 0 0 -24
=workspac	44 0 -51 -62 51 -52
=world	-23 0 0 0 37
=worry	-50
=worth	19
=would	-46 -57 0 42 -50
=wrap	22 0 -52 -47
=writ	0 0 68 0 -83
=written	26 0 0 0 -45
=wrong	-33
=wrot	-23
=x	0 -34 0 0 42 -39
=xml	38 -61 0 0 0 -51
=yaml	20 0 0 0 -56
=yarn	42 0 0 29 -49
=yesterday	-57
=yourself	28 0 0 0 0 53
=youth	33
=z	-16
=zehn	-14
=zeigt	-35
=zephyr	29 0 0 47 -39
=zijn	28 -41 -35 0 45
=zip	-36 0 0 0 29
=zod	17
=zon	0 -51
=zoom	-47
=zstd	18
=zum	0 0 0 0 0 -39
=zwei	44 0 0 -33 0 -69
=änderung	24
=über	20 0 0 0 -31
?	-46
? $	-45
AGAIN	-30
AGAIN $	-45 0 0 -61
AGAIN ,	0 0 0 0 -45
AGAIN , GRATITUDE	-26
AGAIN , _	19
AGAIN EVERY	14
AGAIN LIVES	26
AGAIN LIVES $	26
AGAIN NOT	-23
AGAIN NOT _	-23
AGAIN SYMPTOM	-14
AGAIN SYMPTOM $	-13
AGAIN _	0 0 0 -64
AGAIN _ $	-31 0 0 0 54
AGAIN _ for	-20
AGAIN _ the	19
AGAIN _ up	-21
AGAIN after	-30
AGAIN after _	-30
AGAIN on	20
AGAIN true	-13
AGAIN true $	-13
AGAIN with	-13
AGAIN&DONT	-14
AGAIN&DROP	28 0 0 32 -36
AGAIN&EVERY	18
AGAIN&FORNOW	24
AGAIN&HEDGE	-12
AGAIN&INSTEAD	27
AGAIN&MOVED	-16
AGAIN&MUST	18
AGAIN&NEVER	-21
AGAIN&NOT	-40
AGAIN&NOW	-23
AGAIN&ONLY	28
AGAIN&PLEASE	-15
AGAIN&SYMPTOM	-18
AGAIN&THIS	17
AGAIN&VALUE	-30
AGAIN&WAS	22
AGAIN&YOU	19
ALWAYS	15
ALWAYS $	52 0 0 -66 -61 52
ALWAYS ,	34
ALWAYS DONE	-20
ALWAYS LIVES	30
ALWAYS LIVES the	29
ALWAYS OWNER	0 0 -53
ALWAYS OWNER I	-15
ALWAYS SYMPTOM	-30
ALWAYS SYMPTOM $	-22
ALWAYS SYMPTOM on	-25
ALWAYS THIS	-30
ALWAYS USE	-18 0 -25
ALWAYS USE _	-32
ALWAYS _	21 0 0 -65 0 -106
ALWAYS _ $	-11 0 0 -51 0 -47
ALWAYS _ ,	18 0 -25
ALWAYS _ I	35
ALWAYS _ IS	-16
ALWAYS _ a	0 0 -35
ALWAYS _ in	31 3
ALWAYS _ on	-28
ALWAYS _ the	35 0 0 0 -59
ALWAYS _ to	9
ALWAYS a	-32
ALWAYS a _	-39
ALWAYS in _	21 -34 0 0 33
ALWAYS in the	-18
ALWAYS the	-45
ALWAYS the same	-43
ALWAYS&CALLED	-21
ALWAYS&GRATITUDE	0 -38 39
ALWAYS&HEDGE	-27
ALWAYS&I	0 -20
ALWAYS&KEEP	32 0 0 -30
ALWAYS&LIVES	33
ALWAYS&MOVED	30 -41
ALWAYS&MUST	-20
ALWAYS&NEVER	31
ALWAYS&NO	21 0 0 0 -50
ALWAYS&ONLY	-16 0 0 0 0 -41
ALWAYS&OUR	0 0 -52
ALWAYS&PLEASE	-24
ALWAYS&SHOULD	0 0 0 0 -58
ALWAYS&SYMPTOM	-26
ALWAYS&THIS	-19
ALWAYS&USE	-17 59 0 0 -56 -55
ALWAYS&VALUE	30
ALWAYS&WE	-31 0 0 0 24
ASKS	-28
ASKS $	-14
ASKS LIVES	-22
ASKS LIVES a	-18
ASKS NEVER	-13
ASKS PREFER	-20
ASKS PREFER _	-18
ASKS USE	-28
ASKS USE _	-29
ASKS USE a	-16
ASKS _	-23
ASKS _ $	-27
ASKS _ THIS	-22
ASKS _ at	-24
ASKS _ de	-24
ASKS _ on	-16
ASKS _ the	-22
ASKS do	-11
ASKS do THIS	-11
ASKS on	-18
BECAUSE $	34 0 0 0 0 -51
BECAUSE THEY	15 0 0 0 -34
BECAUSE THEY _	15 0 0 0 -34
BECAUSE WHAT	-25
BECAUSE WHAT MUST	-25
BECAUSE _	-22 0 0 0 -60
BECAUSE _ $	-11
BECAUSE _ Name	0 0 0 35
BECAUSE of _	26
BECAUSE&DECIDE	20
BECAUSE&DROP	-9 0 0 0 -47
BECAUSE&EVERY	29
BECAUSE&GRATITUDE	17
BECAUSE&INSTEAD	16
BECAUSE&KEEP	24
BECAUSE&LIVES	31
BECAUSE&MOVED	-16
BECAUSE&MUST	-16
BECAUSE&NEVER	16
BECAUSE&NOT	10
BECAUSE&NOW	21
BECAUSE&ONLY	19
BECAUSE&USE	23
BECAUSE&VALUE	43
BECAUSE&WAS	28 0 0 64 -48
BECAUSE&WE	35
BECAUSE&YOU	20
CALLED "	0 0 0 0 0 52
CALLED " <name>	0 0 0 0 0 41
CALLED " _	39
CALLED ,	-23
CALLED , _	-25
CALLED <code>	16 0 0 0 0 0 -47
CALLED <host>	25
CALLED <name>	25
CALLED <name> ,	0 0 0 0 -52
CALLED IS	0 0 -49
CALLED IS _	0 0 -47
CALLED THIS	-30
CALLED THIS <version>	-22
CALLED _	58 -42 0 -94
CALLED _ $	31 0 -43 -42
CALLED _ ,	20 0 0 0 0 62
CALLED _ IF	16
CALLED _ after	28
CALLED _ and	22
CALLED and	-11
CALLED and _	-11
CALLED in	-17
CALLED of	16
CALLED the	0 0 0 0 -52
CALLED&DECIDE	18
CALLED&EVERY	45 43 0 0 -55
CALLED&GRATITUDE	23
CALLED&LIVES	0 0 0 0 42 -58
CALLED&MOVED	-12
CALLED&NEVER	-10 0 0 0 0 48
CALLED&NOW	25
CALLED&THIS	0 0 0 0 -40
CALLED&USE	-26
CALLED&VALUE	0 -81
CALLED&WAS	25
CALLED&WE	-21
DECIDE	32 0 0 104 -69
DECIDE $	14 -70 0 56 0 -63
DECIDE ,	15 0 0 0 -65
DECIDE , _	0 0 0 0 -41
DECIDE <name>	26
DECIDE CALLED	20
DECIDE DROP	18
DECIDE IS	39 -60 -74 58 -51
DECIDE IS THIS	16
DECIDE IS _	21 -42 0 47 -35
DECIDE MAYNOT	12
DECIDE MAYNOT to	12
DECIDE NOT	-16
DECIDE NOT _	-30
DECIDE Name	16
DECIDE SYMPTOM	-19
DECIDE THIS WE	19
DECIDE _	16 0 0 28 -45 -83
DECIDE _ ,	23 0 0 0 0 -43
DECIDE _ <number>	0 0 0 0 -23
DECIDE _ GRATITUDE	-26
DECIDE _ and	-12
DECIDE _ at	20
DECIDE _ for	32
DECIDE a	-39
DECIDE a _	-39
DECIDE bei	23
DECIDE bei _	23
DECIDE for	33 0 0 46 -48 -34
DECIDE from	37
DECIDE in	0 -55
DECIDE in the	16
DECIDE on	0 -92 0 38 0 -65
DECIDE on _	42 0 0 39 -58
DECIDE on the	22
DECIDE one	42 0 0 0 -46
DECIDE one _	42 0 0 0 -46
DECIDE the	16 -68 0 0 -57
DECIDE the _	34
DECIDE to	23 -78 0 70
DECIDE to _	30 -68 0 65 -80
DECIDE with	14 0 0 69
DECIDE with _	0 0 0 65
DECIDE&DROP	32
DECIDE&EVERY	-13 0 0 0 -61
DECIDE&FORNOW	-26
DECIDE&GRATITUDE	44 0 -59 0 0 -57
DECIDE&I	0 0 0 68
DECIDE&INSTEAD	15
DECIDE&IS	19 0 0 12 -17 -72
DECIDE&KEEP	39 0 0 0 -52
DECIDE&LIVES	0 0 0 25 1
DECIDE&MAYNOT	28
DECIDE&MUST	-11
DECIDE&NEVER	23
DECIDE&NO	18 -89 0 0 -52
DECIDE&NOLONGER	17 0 0 0 0 -48
DECIDE&NOT	0 0 0 37
DECIDE&OUR	11
DECIDE&SHOULD	13
DECIDE&SYMPTOM	17 0 0 0 -43
DECIDE&THIS	18 0 0 63 -101
DECIDE&VALUE	0 0 0 5 -7
DECIDE&WAS	22
DECIDE&WE	20 0 0 82 -81
DONE	-23 0 0 0 18 -87
DONE $	-15 0 0 -67 0 0 -51
DONE ,	-39
DONE , <number>	-28
DONE ?	-13
DONE ? $	-13
DONE EVERY	22
DONE NOT	-21
DONE NOT $	-21
DONE NOW	18
DONE NOW $	-45
DONE NOW _	40
DONE THIS	0 0 -38
DONE UNLESS	-45
DONE UNLESS _	-40
DONE _	32 0 0 0 0 -43
DONE _ $	0 0 0 0 0 0 -40
DONE after	-16
DONE after THIS	-16
DONE and	-19
DONE at	-9 0 0 0 0 -38
DONE at <number>	-9 0 0 0 0 -38
DONE auf	24
DONE but	-12
DONE by	0 -46
DONE by the	27
DONE in	-16
DONE into	26 0 0 0 42
DONE on	-22
DONE on I	-23
DONE on Name	22
DONE on the	-19
DONE the	-28
DONE the _	-26
DONE with	-18
DONE with THIS	-31
DONE with a	-24
DONE with the	-16
DONT HEDGE	-20
DONT LIVES	-22
DONT LIVES the	-24
DONT MUST	23
DONT OWNER	19
DONT USE	0 0 0 -69
DONT USE THIS	-37
DONT USE _	23 0 0 -59
DONT _	0 104 0 0 -62
DONT _ $	23 31 0 -70 0 -58
DONT _ ,	43 0 0 -94
DONT _ <path>	34
DONT _ EVERY	-20
DONT _ FORNOW	-36
DONT _ THEY	22
DONT _ THIS	-19 51 0 -70
DONT _ WHAT	-36
DONT _ a	36
DONT _ in	-19 0 -35
DONT _ on	33 38
DONT _ the	0 0 -54 -62 -48
DONT do _	0 0 -37
DONT la	17
DONT la _	17
DONT like	-17
DONT na	32
DONT na _	32
DONT&EVERY	0 0 0 0 -68
DONT&FORNOW	-40
DONT&I	-27
DONT&IS	22
DONT&KEEP	24
DONT&LIVES	-12 0 0 0 -56
DONT&MAYNOT	29
DONT&NEVER	-15
DONT&NO	-17
DONT&NOLONGER	30 6
DONT&NOT	17
DONT&ONLY	-14 0 0 -51 0 -32
DONT&SHOULD	-14
DONT&SYMPTOM	33 72 0 0 0 -51
DONT&USE	0 0 0 -74
DONT&VALUE	40
DROP	0 0 0 72
DROP $	-32 0 -62
DROP ,	19 0 0 53 -46
DROP THIS	-12
DROP THIS $	-39
DROP _	41
DROP _ $	31 34 0 -17 0 -51
DROP _ ,	-17 0 0 0 0 -52
DROP _ to	19
DROP after the	-19
DROP at	16 -41 0 -39 42
DROP for	-14
DROP from	-21 0 0 0 43
DROP here	-28
DROP in	16 0 0 0 -58
DROP in <version>	0 -35
DROP of	-13
DROP off	-37
DROP off $	-29
DROP on the	-16
DROP the	0 -71 -69 65 0 -72
DROP the _	0 -68 -61 59 0 -70
DROP to <number>	30
DROP with	33 0 0 43 -40
DROP&EVERY	59 -32 0 0 -58
DROP&FORNOW	29
DROP&GRATITUDE	16
DROP&HEDGE	-25
DROP&INSTEAD	15
DROP&IS	0 0 0 53 -73 -93
DROP&LIVES	23 0 -61
DROP&MOVED	18
DROP&MUST	16 -35 0 0 51
DROP&NEVER	35
DROP&NOT	16
DROP&NOW	0 0 0 0 0 -42
DROP&SYMPTOM	25
DROP&THIS	0 0 0 74 -71
DROP&USE	49 -44
DROP&VALUE	31 -33
DROP&WE	32 -77 0 50 -73
EVERY $	-15 0 0 0 0 -72 -57
EVERY ,	20
EVERY , _	23 -32
EVERY , the	24
EVERY <number> $	16
EVERY ?	-30
EVERY ? $	-30
EVERY DONE	-22
EVERY DONE $	-37
EVERY HEARSAY	-35
EVERY HEDGE	23
EVERY HEDGE _	23
EVERY IS _	23 46 0 0 -58
EVERY IS on	0 -48 0 0 56
EVERY LIVES	34
EVERY LIVES $	16
EVERY LIVES LIVES	17
EVERY MOVED	-11
EVERY MUST	18
EVERY NOW	-26
EVERY Name	43
EVERY Name am	24
EVERY OUR	25 -48 0 -33 55
EVERY OUR _	25 -48 0 -33 55
EVERY SYMPTOM	-29
EVERY THIS	43
EVERY THIS LIVES	27
EVERY THIS _	43
EVERY THIS a	26 0 0 0 -43
EVERY TIME	28 -35 0 -67 34
EVERY TIME $	63 -65 -47 -56 46
EVERY TIME _	-27 -36
EVERY UNLESS	10
EVERY WAS	-28
EVERY YOU	-21
EVERY YOU like	-21
EVERY _	19
EVERY _ $	19
EVERY _ ,	24 -41
EVERY _ <number>	-24
EVERY _ ?	-33
EVERY _ EVERY	28
EVERY _ I	-17
EVERY _ IS	16
EVERY _ LIVES	28
EVERY _ MUST	-18 70 0 0 -83
EVERY _ NOW	20
EVERY _ SHOULD	-30
EVERY _ SYMPTOM	-50
EVERY _ THEY	-18
EVERY _ THIS	-16 0 0 0 -51
EVERY _ TIME	0 0 0 0 50 -38
EVERY _ UNLESS	23 60 0 0 -58
EVERY _ USE	-22
EVERY _ a	34
EVERY _ an	41 34 0 0 -38
EVERY _ at	24
EVERY _ de	20
EVERY _ in	39 49 0 0 -61 -72
EVERY _ of	-23 31 0 0 -43
EVERY _ on	44 -54 0 0 50
EVERY _ the	11 64 0 0 -69
EVERY _ to	33 0 0 -68
EVERY a	-21
EVERY a _	-21
EVERY and	-26
EVERY but	22 38 0 0 -50
EVERY de	19
EVERY first	33
EVERY for	0 0 0 0 43
EVERY in	26 12 0 -49
EVERY in <path>	22
EVERY in _	17
EVERY new	34 0 0 0 -39
EVERY new _	29 0 0 0 -35
EVERY of	-31
EVERY of the	-33
EVERY on	35
EVERY other	32
EVERY over	41 0 0 0 -33
EVERY the	0 0 0 0 0 36
EVERY the _	0 0 0 -52 0 40
EVERY with _	19
EVERY&HEDGE	-14 0 0 0 -58
EVERY&INSTEAD	25 0 0 0 0 -51
EVERY&IS	0 0 0 0 37 -55
EVERY&KEEP	48 0 0 0 -84
EVERY&LIVES	29
EVERY&MAYNOT	36
EVERY&MUST	0 87 0 0 -89
EVERY&NEVER	25 -73
EVERY&NO	28
EVERY&NOT	36
EVERY&NOW	-18
EVERY&ONLY	0 0 0 -63
EVERY&OUR	29
EVERY&PLEASE	0 -19
EVERY&SHOULD	-35
EVERY&USE	-29
EVERY&WAS	-19
EVERY&YOU	31
FORNOW	-21
FORNOW $	-14 -61 -63 -64 73
FORNOW ,	-26 0 0 0 -58
FORNOW FORNOW	-27
FORNOW FUTURE_I	-22
FORNOW IS	-23
FORNOW IS _	-21
FORNOW LIVES	-18
FORNOW PREFER	-16
FORNOW PREFER to	-16
FORNOW _	-54
FORNOW _ $	-42
FORNOW and	15
FORNOW one	-31
FORNOW one $	-29
FORNOW&HEDGE	-17
FORNOW&I	-16
FORNOW&INSTEAD	-19
FORNOW&IS	0 -43 0 0 77 -57
FORNOW&KEEP	-23
FORNOW&LIVES	-31
FORNOW&MOVED	16
FORNOW&MUST	21
FORNOW&NO	26 0 0 0 -40
FORNOW&NOT	0 0 0 0 0 -41
FORNOW&NOW	35 0 0 0 52 -41
FORNOW&ONLY	0 0 0 -37
FORNOW&OUR	31
FORNOW&PLEASE	-23
FORNOW&PREFER	-19
FORNOW&SYMPTOM	-30
FORNOW&USE	-16
FORNOW&VALUE	-10
FORNOW&WE	-35
FUTURE_I	-36 -55 77 -61 -68
FUTURE_I AGAIN	-22
FUTURE_I AGAIN _	-22
FUTURE_I DROP	-31
FUTURE_I HEDGE	-17
FUTURE_I HEDGE $	-12
FUTURE_I HEDGE _	-16
FUTURE_I LIVES	-16
FUTURE_I NOT	-31
FUTURE_I NOT _	-18
FUTURE_I OWNER	-26
FUTURE_I _	-24
FUTURE_I _ $	-34
FUTURE_I _ THIS	-13
FUTURE_I _ YOU	-18
FUTURE_I _ between	-39
FUTURE_I _ on	-22
FUTURE_I _ with	-20
FUTURE_I a	-24
FUTURE_I a _	-24
FUTURE_I an	-11
FUTURE_I an _	-11
FUTURE_I back	-31
FUTURE_I do	-40
FUTURE_I on	-32
FUTURE_I on _	-24
FUTURE_I the	39
FUTURE_I the _	39
FUTURE_I to	-41
FUTURE_I to _	-40
GRATITUDE	-23
GRATITUDE ! $	-26
GRATITUDE $	-14 0 0 0 0 -79
GRATITUDE ,	-20
GRATITUDE , ASKS	-13
GRATITUDE , EVERY	-30
GRATITUDE , GRATITUDE	-15
GRATITUDE , IS	-27
GRATITUDE , NEVER	-26
GRATITUDE , PAST_I	-15
GRATITUDE , THIS	-21
GRATITUDE , WRONG	-26
GRATITUDE , _	-34 -55
GRATITUDE , and	-37
GRATITUDE <number>	-25
GRATITUDE AGAIN	15
GRATITUDE AGAIN $	20
GRATITUDE FUTURE_I	-12
GRATITUDE GRATITUDE	-20
GRATITUDE GRATITUDE $	-21
GRATITUDE IF	18
GRATITUDE IF the	21
GRATITUDE IS	-15
GRATITUDE NO	-27
GRATITUDE NO $	-17
GRATITUDE NOW	-31
GRATITUDE NOW $	-19
GRATITUDE PLEASE	-35
GRATITUDE PLEASE $	-28
GRATITUDE UNLESS	33 0 0 0 0 -32
GRATITUDE YOU	-27
GRATITUDE YOU $	-16
GRATITUDE _	-17 -65 0 47
GRATITUDE _ !	-30
GRATITUDE _ $	-56
GRATITUDE _ ,	-18
GRATITUDE _ DECIDE	47 0 -26 0 -45
GRATITUDE _ THIS	-22
GRATITUDE _ the	27
GRATITUDE a	-26
GRATITUDE a _	-26
GRATITUDE and _	-37
GRATITUDE by	21
GRATITUDE do	-20
GRATITUDE do THIS	-15
GRATITUDE do the	-15
GRATITUDE for	-30
GRATITUDE for the	-24
GRATITUDE in	-11
GRATITUDE the	-23
GRATITUDE the _	-11
GRATITUDE&IS	-19
GRATITUDE&KEEP	18
GRATITUDE&MAYNOT	-28
GRATITUDE&MOVED	17
GRATITUDE&MUST	39
GRATITUDE&NO	-19 -55
GRATITUDE&NOLONGER	-19
GRATITUDE&NOW	0 0 -61 -46
GRATITUDE&ONLY	37 0 0 0 50 -48
GRATITUDE&PLEASE	-14
GRATITUDE&SYMPTOM	-17
GRATITUDE&THIS	-19
GRATITUDE&USE	14
GRATITUDE&WE	45
GRATITUDE&YOU	-24
HEARSAY	-63 0 0 -43
HEARSAY "	16
HEARSAY " _	36
HEARSAY $	26 0 0 0 -61
HEARSAY ,	-30
HEARSAY <number>	-22
HEARSAY <version>	25
HEARSAY GRATITUDE	-16
HEARSAY GRATITUDE $	-17
HEARSAY IS	-42
HEARSAY NEVER	-36
HEARSAY NEVER to	-24
HEARSAY NO $	-33
HEARSAY THIS	-24
HEARSAY THIS DONE	-19
HEARSAY THIS THEY	-19
HEARSAY THIS _	-23
HEARSAY THIS the	-23
HEARSAY _	-43 0 0 0 -42
HEARSAY _ $	0 0 0 0 -35
HEARSAY _ IS	-14
HEARSAY a	-13
HEARSAY the	-29
HEARSAY the _	-29
HEDGE	-24
HEDGE $	-37
HEDGE <number>	33
HEDGE EVERY	-26
HEDGE EVERY _	-26
HEDGE HEDGE	-19
HEDGE IS	-20
HEDGE IS THIS	-17
HEDGE IS the	-20
HEDGE LIVES	-28
HEDGE MOVED	-19
HEDGE NOT	-22
HEDGE NOT _	-23
HEDGE THIS	-22
HEDGE THIS the	-15
HEDGE USE	-32
HEDGE USE _	-28
HEDGE WE	-25
HEDGE WE SHOULD	-22
HEDGE WHAT	-19
HEDGE _ $	-16
HEDGE _ USE	-22
HEDGE _ WE	-32
HEDGE _ the	24 -33
HEDGE _ to	-23
HEDGE _ un	-26
HEDGE an	-34
HEDGE on	25 0 0 -51
HEDGE on the	30
HEDGE the	-36
HEDGE the _	-36
HEDGE&I	-30
HEDGE&IS	-45
HEDGE&LIVES	-27
HEDGE&MUST	-37
HEDGE&NO	-25
HEDGE&NOW	24
HEDGE&ONLY	-32
HEDGE&SHOULD	-22
HEDGE&THIS	-14 0 0 0 -61
HEDGE&USE	-35
HEDGE&VALUE	-16
HEDGE&WAS	-21
HEDGE&WE	-32
HEDGE&YOU	-14
I	-22 0 95
I $	17 0 0 -70 0 -69
I <number>	-32
I <number> _	-32
I AGAIN	-43
I BECAUSE	-17
I CALLED	-28
I DECIDE	21
I DECIDE THIS	24
I DONE	-18
I DONT	-30
I DONT HEDGE	-20
I DONT _	-32
I DONT like	-17
I FORNOW	-27
I FORNOW $	-27
I GRATITUDE	22
I GRATITUDE $	22
I HEDGE	-28
I IS	14
I LIVES	-45
I LIVES _	-38
I LIVES the	-17
I MAYNOT	-30
I MAYNOT _	-30
I MOVED	-23
I MUST	-29
I NEVER	-25
I NEVER _	-14
I OWNER	17 46 -47
I OWNER $	17 46 -47
I PREFER	44 -69 59
I PREFER IF	25
I PREFER _	32
I SHOULD	-11
I SYMPTOM	-19
I UNLESS	0 0 -49
I UNLESS YOU	0 0 -49
I USE	-21
I WAS	-18
I WAS YOU	-19
I WHAT	-20
I _ $	-60 0 46 0 -63
I _ ,	35 -95 0 0 -81
I _ EVERY	19
I _ FORNOW	-18
I _ IS	41 -53 0 -52
I _ LIVES	-31
I _ NEVER	-23
I _ NOT	-19
I _ ONLY	-20
I _ THIS	-29
I _ USE	-24
I _ WAS	24
I _ WE	29
I _ a	-21
I _ at	20
I _ from	-21
I _ in	-11
I _ on	14
I _ the	-25
I _ to	32 0 0 0 -49 -33
I _ with	37
I a	-16
I a _	-16
I do	25
I for	20
I in	-40
I in _	-40
I just	-35
I just _	-32
I old	-32
I old _	-32
I the	0 -52
I the _	0 -52
I to	-22
I to _	-22
I&INSTEAD	-40
I&IS	26
I&LIVES	-10
I&MOVED	-32
I&NOLONGER	-34
I&NOW	27
I&ONLY	-33
I&OUR	-27
I&PREFER	46 -71 65
I&SHOULD	-14
I&SYMPTOM	-17
I&THIS	-21
I&USE	-58
I&VALUE	0 0 0 -69
I&YOU	0 0 0 0 -103 0 -50
IF	0 0 0 0 0 -81
IF $	-48
IF ,	32 0 0 -44
IF , at	27 38 0 0 -38
IF DECIDE	13
IF EVERY	-23
IF I	-25
IF I WAS	-19
IF I _	-23
IF IS	-32
IF IS _	-16
IF PER	28 0 0 0 0 -33
IF THEY	0 0 0 0 0 -28
IF THEY IS	25
IF THEY _	0 0 0 0 0 -20
IF THIS DONE	-38
IF THIS LIVES	-32
IF THIS SYMPTOM	28
IF WE	-51
IF WE NEVER	-26
IF WE _	-34
IF YOU	24
IF YOU MUST	16
IF YOU _	17
IF _	27
IF _ $	0 0 0 -54 0 0 -31
IF _ EVERY	23 -42 0 0 57
IF _ IS	13 0 0 -53
IF _ a	-32
IF _ avec	19 0 0 0 -44 0 64
IF _ con	0 -47
IF _ en	16 0 0 0 -56
IF a	33
IF a _	33
IF there	31
IF there IS	31
INSTEAD	0 -64
INSTEAD $	-27 -35 0 62 0 -32
INSTEAD <number>	-16 0 0 -39 47 -30
INSTEAD <number> $	-16 0 0 -39 47 -30
INSTEAD _	62 -59
INSTEAD _ $	51 -37
INSTEAD _ ,	40
INSTEAD&IS	-21 -37 0 0 -37
INSTEAD&LIVES	15
INSTEAD&NOLONGER	-28
INSTEAD&NOW	0 0 0 0 50
INSTEAD&SYMPTOM	-25
INSTEAD&THIS	0 0 0 89 -73 -59
INSTEAD&USE	-27
INSTEAD&VALUE	-27 0 0 0 60 -59
INSTEAD&WE	14
IS "	-35
IS " EVERY	-37
IS $	-48 -38 60 0 -43
IS ,	36 -38
IS <acronym>	43 -63 -64 0 71 -58
IS <amount>	38 -46
IS <code>	37 0 0 -53
IS <code> $	23
IS <code> ,	22 0 0 0 41
IS <code> NOW	16
IS <host>	38 0 0 0 42 -21 -44
IS <host> $	37 0 0 0 11
IS <host> ,	18 0 0 0 49 -51
IS <ip>	18 0 0 0 36 -43
IS <mail>	35 0 0 0 38
IS <name>	30 0 -68 -61 0 0 -58
IS <name> $	15 0 -46 0 0 -28 -24
IS <name> ,	13 -49 0 0 0 43
IS <name> NOW	14
IS <name> UNLESS	20 -42 0 0 51
IS <number>	25
IS <number> $	0 -61 -91 -79
IS <number> ,	12 -72
IS <number> <acronym>	32 -57
IS <number> NOW	50 0 0 -47
IS <number> PER	-16 0 0 0 51
IS <number> TIME	62
IS <number> by	0 0 0 0 0 -35
IS <number> of	51
IS <number> on	0 0 0 0 0 37
IS <number> to	37 0 0 0 0 -58
IS <path>	26
IS <path> $	13
IS <path> ,	24
IS <time>	44 0 0 0 36
IS <url>	26 0 0 0 43 -44
IS <url> $	26 0 0 0 43 -44
IS <version>	0 -61 0 -63
IS <version> $	23 -45 0 0 52
IS AGAIN	0 0 0 0 64
IS AGAIN _	0 0 0 0 50
IS AGAIN on	20
IS ALWAYS	0 0 -73 27
IS ALWAYS _	0 0 0 0 0 -32
IS ALWAYS the	-30
IS CALLED	13 0 0 -60
IS CALLED ,	-25
IS CALLED <host>	25
IS CALLED <name>	23
IS CALLED _	37
IS DECIDE	-27
IS DECIDE $	-29
IS DECIDE ,	-12
IS DONE	-31 0 -79 0 37
IS DONE $	0 0 -40
IS DONE ,	-38
IS DONE by	29 -46
IS DONE with	33
IS DROP	0 0 0 46
IS DROP $	18
IS DROP ,	30 0 0 40 -38
IS DROP off	-37
IS EVERY $	-17
IS EVERY _	22
IS EVERY a	-21
IS EVERY in	-15
IS FORNOW	-46
IS FORNOW $	-33
IS GRATITUDE	-14
IS GRATITUDE $	-75
IS I	43 0 -37 -30 0 -35
IS I $	31
IS IF	14
IS IS	22
IS IS _	22
IS KEEP	-22 -59 0 0 64 -43
IS KEEP $	-39
IS KEEP in	19 0 0 0 43
IS LIVES	25 0 0 0 31 -64
IS LIVES PER	22
IS LIVES in	16
IS LIVES on	39 0 0 0 0 -30
IS MAYNOT	26 62 0 0 -65 -37
IS MAYNOT $	17
IS MAYNOT _	38 32
IS MOVED	16 0 0 -59
IS MOVED $	-22
IS MOVED ,	-30
IS MOVED off	0 0 0 -28
IS MOVED on	22
IS MUST	-19 44 0 0 -70
IS MUST $	-30
IS NEVER	0 0 0 0 -49
IS NEVER USE	-17
IS NEVER _	36
IS NO	27 -60 0 -57
IS NO _	18 -42 -49 -47 54
IS NOLONGER	-24 -64 0 71 -39
IS NOLONGER $	-19 0 -54 48 -45
IS NOLONGER ,	-10 -38 0 0 0 -41
IS NOLONGER ?	-25
IS NOLONGER SYMPTOM	-36
IS NOLONGER _	-14 0 0 0 -34
IS NOLONGER here	23
IS NOT	-18
IS NOT $	0 0 0 0 0 -36
IS NOT USE	12 0 0 0 0 -42
IS NOT _	-38
IS NOT a	-30
IS NOT the	32
IS NOW _	33
IS Name	56 -82 -81 0 52
IS Name $	42 -42
IS Name ,	24 0 0 0 48 -54
IS Name Name	24 0 0 0 38
IS ONLY	18
IS ONLY <number>	26
IS ONLY for	0 0 0 0 -43
IS OUR	29 -50 0 0 45
IS OUR _	26
IS OWNER	17 0 0 0 39
IS PER	41 -72 0 -48
IS PER NOW	35 0 0 0 39
IS PER _	13 0 0 -39 0 62
IS SYMPTOM	-38 0 0 0 0 -53
IS SYMPTOM $	-35
IS SYMPTOM ,	-45
IS SYMPTOM AGAIN	-17
IS SYMPTOM NOW	-28
IS SYMPTOM _	-19
IS SYMPTOM a	-33
IS SYMPTOM for	-20
IS SYMPTOM in	-32
IS SYMPTOM on	-18
IS SYMPTOM to	42
IS THEY	11 0 0 0 -47 41
IS THEY _	11 0 0 0 -47 41
IS THIS $	-20
IS THIS the	15
IS TIME	24
IS TIME $	28
IS TOO	-39 0 0 61 0 -47
IS TOO SYMPTOM	20
IS TOO _	-58 0 0 0 0 -43
IS UNLESS the	-17
IS USE	-29
IS WHAT	46 -76
IS WHAT WE	25 0 0 0 -40
IS WHAT _	24 0 0 0 53
IS WHAT the	38
IS WRONG	-35 0 0 0 0 51
IS WRONG $	-52
IS WRONG ,	31
IS WRONG NOW	-30
IS WRONG _	44
IS _ $	-31
IS _ ,	24 0 0 -83
IS _ <acronym>	19 0 0 0 36
IS _ <number>	43 0 0 -76
IS _ ALWAYS	45 -67 -56 0 72 -1
IS _ EVERY	47 -61 0 0 60 -65
IS _ FORNOW	21
IS _ GRATITUDE	-21
IS _ IF	55 0 -68 -56 0 0 -43
IS _ IS	-17
IS _ NOT	56 -55 0 0 -57 48
IS _ NOW	21 -55
IS _ NOWON	28 0 0 0 -60
IS _ ONLY	0 0 -75 0 0 -55
IS _ PER	0 -68
IS _ SYMPTOM	-15
IS _ THIS	18
IS _ UNLESS	-14 51
IS _ WHAT	-25
IS _ a	40
IS _ after	-38 45 0 0 -46
IS _ and	70 -88 -61 -81
IS _ as	23 0 0 0 39
IS _ for	0 -74 -70 0 72 -62
IS _ from	40 0 0 0 0 -52
IS _ here	30 -41
IS _ in	-20 0 -65 -79
IS _ into	0 -44 0 0 48
IS _ on	20 -34 -79 -65 36
IS _ out	21 0 0 0 -57
IS _ over	28
IS _ than	-18 0 0 0 -28
IS _ the	-17 0 -68 -44 0 -63
IS _ to	22 39 0 0 0 -70
IS _ two	-19
IS _ up	20
IS _ with	66 -53 -99 -58 0 0 72
IS a	11 0 0 -45
IS a NOLONGER	-29
IS a SYMPTOM	-22
IS a TIME	42 0 0 0 43
IS a _	15
IS an	20 0 0 -64
IS an SYMPTOM	-30
IS an _	25
IS as	33 -43 0 0 52
IS at	-13 0 0 -64
IS at <amount>	-39
IS at <number>	-52
IS at _	40 0 0 0 48
IS auf	25 0 0 -40
IS back	30
IS bei	33
IS bei _	33
IS by	19
IS by TIME	17 0 0 0 0 -30
IS das	-24
IS de	27 -40
IS de <number>	27
IS en	-20
IS en _	-29
IS for the	-24
IS from	28 -71 -68 -68
IS from _	36
IS from the	29 -40 0 0 56 -46
IS im	-15
IS in	0 0 -72 0 44
IS in <host>	20
IS in <name>	15
IS in <path>	-36
IS in LIVES	-5
IS in TIME	45 0 0 0 -37
IS in _	47 -88
IS in the	-23 -65 0 0 51
IS just	25
IS like	32
IS more than	19
IS o Name	30
IS o _	-28
IS off	11 0 -49 0 0 -52
IS off $	-34
IS off ,	43
IS off in	20 0 0 0 -45
IS old	-34
IS on	27 0 0 -67
IS on $	30
IS on SYMPTOM	-33
IS on _	0 -84 0 -47
IS on the	0 -56
IS one	29 0 0 0 0 -38
IS one _	22 0 -50 0 32 -34
IS out	-26 0 -48 0 -44
IS out $	-47
IS out ,	38 0 -46 0 -51
IS out of	-28
IS over	0 0 0 0 -54
IS over ,	-24 0 0 -21
IS the ONLY	25 -49 0 0 56 -45
IS the WRONG	17
IS the _	0 -98
IS the first	26 40
IS the old	0 0 0 0 -46
IS there	-12
IS to	-34
IS to _	-34
IS two	0 0 -63
IS two _	32 0 -63
IS under	22
IS up	-27
IS zu	-29
IS zu _	-29
IS&KEEP	16
IS&LIVES	35
IS&MAYNOT	0 21 0 -68 0 -46
IS&MUST	-8 0 0 0 0 -97
IS&NEVER	0 61 0 -78
IS&NO	0 0 0 0 0 76
IS&NOLONGER	-11
IS&NOT	48 0 0 0 -17 71
IS&NOW	0 0 0 0 -11
IS&ONLY	19
IS&OUR	45 0 0 0 69
IS&PLEASE	0 0 0 0 -51
IS&PREFER	23
IS&SHOULD	14 0 0 0 -61
IS&SYMPTOM	-25
IS&USE	-19
IS&VALUE	30
IS&WAS	23 -98 0 -55
IS&WE	17
IS&YOU	33
KEEP	18
KEEP $	-15
KEEP ,	0 0 0 62 -50 -65
KEEP , _	30 -49 0 49 -51
KEEP , the	-21
KEEP <number>	24 -57 0 -44
KEEP <number> TIME	24 -57 0 -44
KEEP <path>	35 0 0 35
KEEP <path> _	35 0 0 35
KEEP THEY	25 -37 0 -51
KEEP THEY _	25 -37 0 -51
KEEP THIS _	0 -44
KEEP THIS in	-48
KEEP YOU	20
KEEP YOU _	20
KEEP _	24
KEEP _ $	0 0 0 -51
KEEP _ ,	30 0 0 -39
KEEP _ <number>	-21 0 0 0 -47
KEEP _ and	25
KEEP _ for	39
KEEP _ in	14
KEEP at	-21
KEEP for	22
KEEP in	43 55 -67 -60 0 -60
KEEP in the	39 50 0 -35 -45 -38
KEEP off	32 0 0 0 -68 -32
KEEP off $	31 56 0 0 -58 -21
KEEP on THIS	-15
KEEP on _	25 -49
KEEP the _	0 0 0 0 -75
KEEP there	21 0 0 -51
KEEP under	31 42 0 0 -59
KEEP under <number>	28 53 0 0 -50
KEEP&LIVES	19
KEEP&MOVED	18
KEEP&MUST	0 54
KEEP&NO	0 -35
KEEP&NOLONGER	17
KEEP&NOT	15 -47 0 0 7 -63
KEEP&NOW	26 0 0 0 69 -62
KEEP&OUR	0 -43 0 68 -75
KEEP&PLEASE	37 49
KEEP&SHOULD	32
KEEP&THIS	21
KEEP&USE	0 -45
KEEP&VALUE	29 57 -66
KEEP&WAS	28
KEEP&WE	0 0 0 0 0 -65
KEEP&YOU	36
LIVES $	-18
LIVES ,	27
LIVES , NOT	23
LIVES , _	34
LIVES <amount>	0 0 0 0 59
LIVES <code>	39 0 0 0 -46 0 59
LIVES <date>	36 0 -26
LIVES <date> $	36 0 -26
LIVES <flag>	14 0 0 0 -33
LIVES <flag> _	14 0 0 0 -33
LIVES <name>	37 0 0 0 0 -45
LIVES <number> ,	26
LIVES <number> TIME	44 0 0 0 50 -57
LIVES <number> _	-14
LIVES ?	-16
LIVES ? $	-16
LIVES DROP	32 0 -42
LIVES DROP $	23 0 -33
LIVES EVERY	11 -56 -69 -59 50 -64
LIVES EVERY $	0 0 0 0 44 0 -33
LIVES EVERY _	14 0 0 0 52
LIVES FORNOW	-27
LIVES FORNOW $	-27
LIVES IF	-40
LIVES IS	16
LIVES IS _	14
LIVES LIVES	21
LIVES LIVES on	16
LIVES MOVED	0 0 0 0 28 -44
LIVES MOVED $	17
LIVES NEVER	-28
LIVES NEVER _	-28
LIVES NO	-16
LIVES NO CALLED	-23
LIVES NOW	34
LIVES NOW _	34 0 0 0 45
LIVES Name	0 0 0 0 42
LIVES ONLY	38 0 0 0 0 -55
LIVES ONLY _	14 -48 0 0 47
LIVES PER	0 0 0 0 0 -52
LIVES PER _	23
LIVES THIS UNLESS	-21
LIVES THIS _	-24
LIVES USE	38 -65 -64 -49
LIVES USE <path>	13 0 0 0 -52
LIVES USE _	34 0 0 0 49 -45 -33
LIVES WE	-48
LIVES WRONG	-28
LIVES WRONG $	-28
LIVES YOU	-21
LIVES YOU _	-14
LIVES _ $	-36 0 0 -33 0 0 -52
LIVES _ ,	39 0 0 0 0 -71
LIVES _ <number>	-33 0 0 0 0 -50
LIVES _ <path>	25 0 0 0 -55 25
LIVES _ DECIDE	21
LIVES _ MOVED	0 0 0 33 -5 -33
LIVES _ PER	-21 0 0 0 49 -40
LIVES _ SYMPTOM	-26
LIVES _ TIME	18
LIVES _ UNLESS	-29
LIVES _ a	-32
LIVES _ after	44 58 -37 0 -47 -36
LIVES _ and	-21
LIVES _ at	21
LIVES _ by	-8 0 -58
LIVES _ for	-32
LIVES _ from	29 -55 0 0 66 -42
LIVES _ für	13
LIVES _ in	39 20 -39 -50 0 -47
LIVES _ on	46 -51
LIVES _ one	20 -44 0 0 46
LIVES _ the	0 -66 -55 -48
LIVES _ to	18
LIVES _ with	38 0 0 0 -68
LIVES a <name>	16
LIVES a <number>	-38
LIVES a SYMPTOM	17
LIVES after	38 -48 0 0 57 -49
LIVES after <number>	18
LIVES an	35 -38
LIVES an _	33
LIVES as	40 0 -36 0 0 -51
LIVES as _	22 0 -37
LIVES at	29 -73
LIVES at <number>	0 0 0 0 19 26
LIVES at _	29 0 0 -52 63 -61
LIVES back	-27
LIVES back to	-27
LIVES by	21 0 0 0 -44 0 48
LIVES en	27
LIVES for	47
LIVES from $	-28
LIVES from _	24 0 0 0 0 0 -45
LIVES in	41 0 -85 -63
LIVES in <name>	29 -37 0 0 47 -46
LIVES in <number>	0 -36 0 0 40
LIVES in <path>	48 0 0 0 0 -71
LIVES in TIME	26 -53 0 -58 49 -67
LIVES in _	26
LIVES in the	15 0 0 -50
LIVES into	21 0 0 0 0 -45
LIVES into <path>	31 -48 0 0 0 -27
LIVES into _	18
LIVES into a	-18
LIVES into the	17
LIVES more	16 0 0 0 -33
LIVES on	16
LIVES on $	-40
LIVES on <number>	19 0 0 0 0 -57
LIVES on _	57 0 0 -65
LIVES on a	14 0 0 0 45
LIVES on the	39
LIVES one	0 -59 0 0 46
LIVES one _	14 -59 0 0 46
LIVES one more	-28
LIVES out	21 0 0 -49 61 -61
LIVES out PER	17
LIVES the	0 0 -64
LIVES the _	0 0 -62
LIVES to	-19 0 0 -60
LIVES to <path>	0 0 0 0 -46
LIVES to _	-18 0 0 -64 32
LIVES two	0 0 0 -61
LIVES two TIME	-16 0 0 0 46
LIVES two _	0 0 0 -57
LIVES under	0 0 0 0 -40
LIVES under <path>	0 0 0 0 -40
LIVES up	23
LIVES up to	54
LIVES with	-22
LIVES with <number>	36
LIVES with _	-33
LIVES with the	29
LIVES&MOVED	-15 0 0 0 -19
LIVES&MUST	29 0 -91
LIVES&NEVER	0 0 -75
LIVES&NO	-14
LIVES&NOLONGER	31 -28
LIVES&NOT	0 0 0 0 0 0 34
LIVES&NOW	19 -62
LIVES&PREFER	21
LIVES&SHOULD	-23
LIVES&SYMPTOM	0 0 0 0 0 -85
LIVES&USE	34
LIVES&WE	-14
LIVES&YOU	0 0 0 0 -108
MAYNOT	16 83 -78 0 -59 -93
MAYNOT $	17
MAYNOT LIVES	37
MAYNOT LIVES _	38
MAYNOT OWNER	33
MAYNOT USE	0 0 0 0 -40
MAYNOT _	-12 34 -41
MAYNOT _ $	23 0 -20
MAYNOT _ ,	27
MAYNOT _ EVERY	40 0 -37 0 -53
MAYNOT _ THIS	-42
MAYNOT _ in	-45
MAYNOT _ the	30
MAYNOT to	18 60
MAYNOT to USE	23
MAYNOT&NOLONGER	-17
MAYNOT&NOW	0 0 0 0 32
MAYNOT&ONLY	37
MAYNOT&PLEASE	17
MAYNOT&THIS	0 60 0 -64
MAYNOT&USE	17 68 0 0 -58
MAYNOT&WAS	19
MAYNOT&WE	23 34 0 0 0 -42
MAYNOT&YOU	37 53
MOVED ,	0 0 0 -62
MOVED , IS	0 0 0 -29
MOVED , _	-19
MOVED <number>	-22
MOVED <number> to	-18
MOVED EVERY	-25
MOVED EVERY <number>	-22
MOVED THIS	28 29 0 -46
MOVED THIS $	30 31 0 0 0 -31
MOVED _	0 0 0 0 0 -56
MOVED _ $	-16 53 0 0 -54
MOVED _ the	13
MOVED _ to	31
MOVED and	33 0 0 -52 26 -40
MOVED and NOW	-15
MOVED by	0 0 0 0 32 -28
MOVED by _	-28
MOVED from	35 0 0 0 -45
MOVED from Name	17
MOVED from _	30 0 0 0 0 -33
MOVED in	9
MOVED in _	35 0 0 0 -56
MOVED in the	-24
MOVED off $	0 0 0 -30
MOVED on	12
MOVED on PER	22
MOVED the	0 -41
MOVED the _	0 -41
MOVED to	32 -55 0 0 0 58
MOVED to <host>	23 0 0 0 45 -49
MOVED to <name>	35
MOVED to <url>	19
MOVED to _	36 -42
MOVED to the	-40
MOVED à	26
MOVED&MUST	-33
MOVED&NOLONGER	22 0 0 -41 51
MOVED&NOT	36 0 0 0 -57
MOVED&NOW	0 -55
MOVED&ONLY	16 -49 0 0 0 -24
MOVED&OUR	18
MOVED&SYMPTOM	16
MOVED&THIS	-30
MOVED&USE	21 0 0 58 0 -38
MOVED&VALUE	18 -87
MOVED&WE	16 -67
MOVED&YOU	0 -58
MUST	0 64
MUST $	0 -39 0 58 -51
MUST <number>	39 -58 0 0 31
MUST <number> _	42 -58 0 0 31
MUST DONE	37 0 0 0 0 0 -23
MUST EVERY	24
MUST EVERY _	22
MUST I	29
MUST I GRATITUDE	23
MUST KEEP	0 58 0 -66
MUST LIVES	0 0 0 0 -54
MUST LIVES THIS	-11
MUST LIVES _	-13
MUST LIVES on	29 -45
MUST LIVES the	23
MUST NEVER	17 0 0 0 -38
MUST NEVER _	21 0 0 0 -31
MUST OWNER	16 43 0 0 -46
MUST THEY	0 0 0 0 0 -22
MUST THIS $	25 -72
MUST THIS the	14
MUST UNLESS	23 0 -36 0 -39
MUST USE	-19
MUST USE the	-22
MUST _ $	0 0 -92 -98 0 -91
MUST _ <number>	0 -43 0 0 40
MUST _ <version>	22 -36
MUST _ DONE	-27
MUST _ IF	-29
MUST _ LIVES	52 0 0 0 0 -45
MUST _ THIS	-46
MUST _ TIME	-35
MUST _ UNLESS	54
MUST _ between	-24
MUST _ by	-32
MUST _ in	27 0 -63 0 0 -63
MUST _ on	-14
MUST _ to	0 0 0 0 -51
MUST _ un	28
MUST a	-26 0 0 -65
MUST a TIME	-40
MUST a _	0 0 0 -52
MUST an	-13 0 0 0 19
MUST an _	-20
MUST from	-27
MUST more	-35
MUST more _	-35
MUST the _	20
MUST two	33
MUST two _	33
MUST&NEVER	0 0 0 0 -39
MUST&NO	0 0 0 0 -72
MUST&NOT	-14
MUST&NOW	32 0 0 -44
MUST&ONLY	-29 0 41 -66
MUST&OUR	-26
MUST&USE	-29
MUST&VALUE	0 -65
MUST&WAS	27
MUST&WE	0 46 0 0 0 -78
MUST&YOU	-24
NEVER	0 72 0 0 -63
NEVER "	24
NEVER " _	24
NEVER $	0 56 0 0 -30 -49
NEVER ,	34 0 0 0 -50
NEVER <name>	27 -53
NEVER <name> $	27 -53
NEVER DONE	-22
NEVER HEARSAY	22
NEVER LIVES	19 58 -44 0 -55 -54
NEVER LIVES _	0 31 -29
NEVER NEVER	-13
NEVER NEVER _	-13
NEVER USE the	28
NEVER _	25
NEVER _ $	24 0 0 -65 -48
NEVER _ ,	0 0 0 0 0 -48
NEVER _ SYMPTOM	-26
NEVER _ THIS	0 -49 -64 0 52
NEVER _ UNLESS	48
NEVER _ a	0 0 0 -61 -62
NEVER _ an	15
NEVER _ for	-12
NEVER _ on	37
NEVER _ to	16
NEVER _ with	35 0 0 0 0 -26
NEVER the	34 0 0 0 -39
NEVER the _	34 0 0 0 -39
NEVER to	-26
NEVER to _	-19
NEVER von	15 46 0 0 -38
NEVER&NO	-13 0 0 0 0 -46
NEVER&NOT	50 0 0 0 0 -72
NEVER&ONLY	24
NEVER&PLEASE	19
NEVER&SYMPTOM	-12 0 0 0 0 -40
NEVER&THIS	-16 0 0 0 0 -69
NEVER&USE	24 0 0 0 -70
NEVER&WAS	-15
NEVER&WE	0 0 0 0 0 -60
NEVER&YOU	0 66 -54
NO $	0 0 0 0 -28
NO ,	0 0 -45 0 0 53
NO , IS	-48
NO , USE	39 -62
NO , _	-11 -24 0 0 0 23
NO , el	20 0 0 -56
NO , old	19 0 0 0 -28
NO <acronym>	23
NO CALLED	-23
NO EVERY	46 0 0 0 -47 -46
NO EVERY ,	31
NO GRATITUDE	-18
NO IS	33 -44 -50 -39 -58 59
NO IS _	24 -24 0 -30
NO MUST	-28
NO MUST _	-41
NO Name	-15
NO SYMPTOM $	-22
NO SYMPTOM _	26
NO _	0 0 0 0 0 -29
NO _ EVERY	-26
NO _ FORNOW	-25
NO _ IF	-19
NO _ IS	-23
NO _ KEEP	-22
NO _ NOLONGER	18 -33 0 54
NO _ NOW	-53
NO _ Name	19 -34 -34 67
NO _ PLEASE	0 0 0 0 0 -37
NO _ THIS	0 0 0 -30
NO _ UNLESS	58 0 0 0 -44 -68
NO _ WHAT	-35
NO _ after	47 0 0 -32
NO _ and	17
NO _ for	0 0 0 -12
NO _ here	-41
NO _ in	0 0 0 0 -43
NO _ of	23
NO _ on	16 67
NO _ then	38 0 0 39
NO _ to	0 0 0 -22
NO default	13 0 0 0 0 -34
NO default _	13 0 0 0 0 -34
NO more	50 0 -46 0 0 -31
NO more $	26 0 0 -47 47
NO more _	36 0 0 73
NO new	33 0 -58
NO new _	33 0 -58
NO the _	27
NO&NOLONGER	0 -33 0 54
NO&NOT	22 0 -58 0 -74
NO&NOW	-60 0 0 0 33 -38
NO&ONLY	0 0 -19 0 0 -56
NO&PLEASE	21 0 0 -37 0 -68
NO&THIS	-18
NO&USE	0 0 -65
NO&VALUE	0 0 -53
NO&WE	0 0 -49
NO&YOU	-26
NOLONGER ,	0 -24
NOLONGER , USE	-27
NOLONGER , _	31 -56
NOLONGER ?	-26
NOLONGER ? $	-26
NOLONGER PER	0 0 0 0 0 -27
NOLONGER SYMPTOM	-43
NOLONGER SYMPTOM $	-28
NOLONGER _	14 -86 -63
NOLONGER _ $	-12 0 -42
NOLONGER here	23
NOLONGER&NOT	34
NOLONGER&NOW	32
NOLONGER&ONLY	28
NOLONGER&OUR	29 0 0 0 -56
NOLONGER&SYMPTOM	-18
NOLONGER&USE	22 64 -79 0 -84
NOLONGER&VALUE	39 -79
NOLONGER&WAS	-20
NOLONGER&WE	55 0 0 0 -60
NOT	0 0 0 0 -38 65
NOT "	20 0 0 0 0 -52
NOT " _	17 0 0 0 0 -42
NOT $	-55 -64
NOT ,	0 0 0 0 -47
NOT <code>	0 0 0 0 0 40 -56
NOT <name>	40 0 0 0 -84 78
NOT <name> $	0 0 0 0 -60 47
NOT <number>	52 0 0 0 -47
NOT <number> $	46
NOT <version>	37 0 0 0 0 39
NOT DONE	-14
NOT FORNOW	-24
NOT FORNOW $	-17
NOT IF	25
NOT IS	0 -50 -35
NOT LIVES	-13 0 0 0 0 -61
NOT LIVES $	-48
NOT LIVES _	17
NOT MOVED	32
NOT MOVED $	32
NOT MUST	-19
NOT Name	41 0 0 0 -61 49
NOT Name $	41 0 0 0 -61 49
NOT PER	31
NOT PER $	13 0 0 0 -43 37
NOT PER TIME	14
NOT PER _	27 0 0 0 46 -9
NOT THIS	-42
NOT THIS _	-27
NOT USE	0 33 0 0 0 -59
NOT WHAT	35
NOT _ ,	36 -68 0 0 -61
NOT _ ?	-21
NOT _ IF	-25
NOT _ NEVER	40 64 0 -55 -47 -44
NOT _ NOLONGER	0 -40 0 -32
NOT _ NOT	-38
NOT _ NOW	-37
NOT _ for	-19
NOT _ in	0 -56 0 -55 52 -67
NOT _ on	-39
NOT _ the	36
NOT _ to	-13 0 0 0 -25
NOT a	-11
NOT an	18
NOT by	19
NOT by _	17
NOT by the	0 0 0 0 -52
NOT de	0 0 0 0 -56
NOT de _	0 46 0 0 0 -45
NOT from	23
NOT from the	17
NOT in _	19
NOT in the	0 0 0 0 0 -47
NOT like	-29
NOT on	29 0 0 0 -65 30
NOT the	0 -48 0 -45
NOT the _	0 -50 0 -42
NOT there	-15
NOT to	0 -51
NOT to the	0 -28 0 0 0 -47
NOT&NOW	-43
NOT&ONLY	0 0 0 0 -46
NOT&OUR	21 -56 0 55 -43
NOT&PLEASE	-28
NOT&SHOULD	13
NOT&THIS	20 0 0 0 -71
NOT&VALUE	0 0 0 -68 0 45
NOT&WAS	-19
NOT&WE	31
NOW $	17
NOW ,	0 -85 0 -67 29
NOW , THIS	-33
NOW , _	30 0 0 -53 23 -61
NOW , the	0 0 0 -32
NOW <number>	28 -52
NOW <number> $	20 0 0 0 47 -36
NOW <version>	36 0 0 0 39
NOW BECAUSE	21
NOW BECAUSE the	18
NOW EVERY	21
NOW FORNOW	32 0 0 0 43
NOW FORNOW $	29
NOW INSTEAD	28
NOW NO	-24
NOW NO _	-24
NOW Name	14 0 0 0 42
NOW THIS	-22
NOW THIS USE	-13
NOW THIS _	-22
NOW TIME	23
NOW TIME $	23
NOW WE	-4 0 0 0 35
NOW _ $	-16 -61 0 0 0 -67
NOW _ ,	28
NOW _ EVERY	-21
NOW _ NO	-34
NOW _ NOT	-35
NOW _ el	32 0 0 0 36
NOW and	-22 0 0 0 42
NOW and the	31 0 0 0 42
NOW last TIME	36
NOW the	0 -67
NOW the _	-16 0 0 -75
NOW the last	10
NOW&ONLY	42 -50 0 -53 0 -56
NOW&OUR	23
NOW&SHOULD	-17
NOW&SYMPTOM	-25
NOW&THIS	-30
NOW&USE	0 -42 41 0 -62 46
NOW&WAS	-23 0 0 -58 55
NOW&WE	52 0 0 0 0 -59
NOW&YOU	28
NOWON	46
NOWON $	53 0 0 0 -23
NOWON ,	18
NOWON ?	-25
NOWON ? $	-25
NOWON EVERY	33 49 -40
NOWON NOW	16 0 0 0 0 -33
NOWON THIS	30
NOWON THIS TIME	22
NOWON THIS _	21
NOWON _	36 -47 0 -45 0 -44
NOWON _ $	27 -42
NOWON the	36 0 0 0 0 -41
NOWON the _	24 0 0 -30 0 -39
Name	24 0 0 0 0 -27
Name "	32
Name $	30
Name ,	33 -75 0 0 57
Name , NOT	16
Name , Name	0 0 0 -46
Name , _	36 0 0 0 0 -47
Name , die	0 0 0 -65 45 -52
Name , the	13
Name <acronym>	22
Name <number>	21
Name ?	-30
Name ? $	-30
Name CALLED	-19
Name DECIDE ,	14
Name DONE	28
Name IS	0 0 0 -66
Name IS Name	36
Name IS SYMPTOM	-14
Name IS _	-10
Name LIVES	-24 0 0 0 57 -54
Name LIVES _	-31
Name MAYNOT	22
Name MUST _	-23
Name NOLONGER	16 40 0 -46
Name NOT $	-18
Name NOW	-26
Name Name	37 0 0 -36 42 -58
Name Name $	0 -55 -50 0 50
Name UNLESS	25
Name WAS	21
Name _ ,	14
Name _ EVERY	27
Name _ Name	-26 -43
Name _ in	29
Name _ the	27
Name am	24 0 0 0 -54
Name am Name	24 0 0 0 -54
Name and	0 -33
Name and Name	24
Name and _	-13
Name for	13
Name for _	27
Name für	-24
Name für den	-24
Name in	28
Name in Name	29
Name the	-17
Name the _	-17
Name to	26
Name und	37
ONLY	18
ONLY $	22 64 -61 0 -20 -58
ONLY ,	17 0 0 0 0 49
ONLY , _	14 -63
ONLY , the	0 0 0 0 0 -30
ONLY <number>	32
ONLY <number> PER	25 -38 0 0 36
ONLY <number> _	0 67 0 0 -26 -60
ONLY AGAIN	22
ONLY AGAIN _	19
ONLY DONE	0 -48 0 0 47
ONLY DONE on	-17
ONLY FORNOW	28
ONLY IS	-23
ONLY LIVES	-36
ONLY LIVES <number>	20
ONLY LIVES _	-28
ONLY LIVES the	-21
ONLY NEVER	18
ONLY NEVER _	18
ONLY Name	40
ONLY Name _	40
ONLY THEY	28 0 0 0 38
ONLY THEY _	28 0 0 0 38
ONLY THIS	-39
ONLY THIS _	-24
ONLY USE	11
ONLY USE _	31
ONLY WHAT	25 -61 70 -40 -32
ONLY WHAT IS	14
ONLY _	19 0 -51
ONLY _ $	60 0 0 -27
ONLY _ ,	13
ONLY _ <number>	32 0 0 0 -48
ONLY _ IS	0 -56 0 0 57
ONLY _ SHOULD	-29
ONLY _ THIS	22
ONLY _ USE	26 0 0 0 -43
ONLY _ from	14
ONLY _ one	19 -35
ONLY _ the	0 -48 0 0 54
ONLY _ with	18 45 -45 -50
ONLY between	24
ONLY between <number>	24
ONLY for	25 -52 0 0 -66
ONLY from	31
ONLY in	26 0 -46 0 -60
ONLY in the	23 0 -29
ONLY on	18 -55 0 0 39 -48
ONLY on _	0 0 0 0 0 -29
ONLY on the	0 0 0 0 42
ONLY one	0 0 -51
ONLY one $	-12
ONLY one _	0 -30
ONLY the _	27
ONLY the first	-29
ONLY the last	-26 0 0 0 34
ONLY to	31 0 0 -42 44 -32
ONLY to _	30 0 0 -39 36 -18
ONLY two	-35
ONLY two _	-21
ONLY&OUR	23
ONLY&PLEASE	-17
ONLY&SHOULD	-43
ONLY&SYMPTOM	-17
ONLY&THIS	-22
ONLY&USE	13 62 -59 0 0 -71
ONLY&VALUE	0 45
ONLY&WAS	32
ONLY&WE	0 0 0 0 31
ONLY&YOU	27
OUR	19
OUR <acronym>	17 0 0 0 0 -26
OUR _	17
OUR _ $	0 0 -63 0 0 -67
OUR _ ,	-19 0 0 0 -38
OUR _ IS	17 -60 0 0 0 -65
OUR _ LIVES	23
OUR _ MUST	-31
OUR _ NOLONGER	26 0 0 55
OUR _ THIS	-18
OUR&PLEASE	18
OUR&USE	-30
OUR&VALUE	44 0 0 0 0 -76
OUR&WE	32 0 0 61 -74
OWNER	35 0 0 -74 27 -40
OWNER $	24 0 0 0 0 -61
OWNER ,	25
OWNER ?	-35
OWNER ? $	-35
OWNER I UNLESS	-31
OWNER I for	20
OWNER IS	46 -52 -53 -44 0 0 -37
OWNER THEY	0 0 0 0 43
OWNER THEY $	24
OWNER UNLESS	38 0 0 0 -45
OWNER UNLESS YOU	36
OWNER YOU	28
OWNER _	0 0 -65 -49 0 -52
OWNER _ $	-12
OWNER _ IS	19
OWNER _ for	-27
OWNER for	0 0 -36 0 28
OWNER for EVERY	18
OWNER for the	-29
OWNER in	14
OWNER in the	14
OWNER of	32
OWNER the	0 0 0 -48
PAST_I	-51 -71 0 -63
PAST_I NOT	-16
PAST_I THIS	-31
PAST_I THIS $	-28
PAST_I _	-39
PAST_I _ $	-27
PAST_I a	-18
PAST_I a _	-18
PAST_I at	-20
PAST_I the	-16
PER	26
PER $	13 -64 -96 -45
PER ,	29
PER , THIS	19
PER , _	26 0 0 0 0 -55
PER <acronym>	16 0 0 0 0 -44
PER IF	18
PER IS _	25
PER NOW	56 0 0 -65 70 -52
PER NOW $	48 0 0 -55 59 -52
PER TIME	0 0 0 0 52 -42
PER TIME ,	26
PER _	17
PER _ $	13 0 -47
PER _ ,	0 0 -87
PER _ INSTEAD	16 0 0 0 0 -41
PER _ IS	22 0 0 0 0 -36
PER _ NOW	23 0 0 -53 -42 45
PER _ and	29
PER and	-32 -52
PER at	33 -37
PER at _	28
PER in	-15
PLEASE	0 0 84 -56 -91
PLEASE $	-21 0 0 -28 -50
PLEASE ,	0 0 0 0 -53
PLEASE , I	-19
PLEASE , NO	28 -42 0 0 0 -32
PLEASE , OUR	15
PLEASE , _	-12
PLEASE DROP	18
PLEASE KEEP	28
PLEASE LIVES	20
PLEASE NEVER	29
PLEASE NEVER _	26
PLEASE NO	36
PLEASE NO _	16 -29 52
PLEASE USE	30 -34 0 0 0 -31
PLEASE USE _	30 -34 0 0 0 -31
PLEASE _	-30
PLEASE _ $	-37
PLEASE _ I	25
PLEASE _ WHAT	-36
PLEASE _ a	-40
PLEASE _ at	-34
PLEASE _ for	-15
PLEASE _ the	-23 0 0 0 0 -42
PLEASE _ with	0 -25
PLEASE auf	22
PLEASE auf _	22
PLEASE to	-18
PLEASE&PREFER	36
PLEASE&THIS	0 76 0 -53
PLEASE&USE	39 0 0 0 0 -41
PLEASE&WE	-13
PREFER	17 0 96 0 -83
PREFER I	12
PREFER I _	12
PREFER IF	25
PREFER THIS $	-50
PREFER THIS IF	32
PREFER _	18 0 0 0 -54
PREFER _ $	51
PREFER _ ,	-15
PREFER _ in	21
PREFER _ over	29
PREFER _ to	-31
PREFER a	-35
PREFER a _	-35
PREFER the	-26
PREFER the TIME	-40
PREFER&THIS	-19
PREFER&WE	-18
PREFER&YOU	37
SHOULD	-15
SHOULD ALWAYS	0 0 0 0 -58
SHOULD ALWAYS USE	-25
SHOULD ALWAYS _	17 0 0 0 -50
SHOULD EVERY	-16
SHOULD EVERY _	-16
SHOULD KEEP	34
SHOULD LIVES	-28
SHOULD LIVES a	-23
SHOULD NEVER _	14
SHOULD NOT	-24
SHOULD NOT _	-24
SHOULD OWNER	15
SHOULD USE _	20
SHOULD USE a	-33
SHOULD _	-16 -33
SHOULD _ $	-20
SHOULD _ <amount>	46 0 0 0 39
SHOULD _ <number>	-20 0 -23 0 39
SHOULD _ WHAT	-20
SHOULD _ a	-13
SHOULD _ at	-22
SHOULD _ in	-24
SHOULD _ to	-42
SHOULD _ up	-23
SHOULD&SYMPTOM	27 0 0 0 -61
SHOULD&THIS	-25 0 -55
SHOULD&USE	-16
SHOULD&VALUE	0 0 -50 0 53 -64
SHOULD&WE	-32
SHOULD&YOU	16
SYMPTOM	-32
SYMPTOM $	-55 0 -72
SYMPTOM , ASKS	-28
SYMPTOM , THIS	-23
SYMPTOM , _	13 0 0 0 -31
SYMPTOM , the	24 0 0 -37
SYMPTOM <number>	-30
SYMPTOM <number> $	-33
SYMPTOM AGAIN	-23
SYMPTOM AGAIN $	-23
SYMPTOM BECAUSE	-22
SYMPTOM BECAUSE of	-17
SYMPTOM FORNOW	-16
SYMPTOM FORNOW $	-20
SYMPTOM IF	-15
SYMPTOM IS	-10 -50 -57 0 52
SYMPTOM IS <number>	11
SYMPTOM LIVES	33
SYMPTOM LIVES _	26
SYMPTOM NOLONGER	-24
SYMPTOM NOW	-45
SYMPTOM NOW _	-29
SYMPTOM NOW the	-32
SYMPTOM SHOULD	12
SYMPTOM SHOULD ALWAYS	31
SYMPTOM SHOULD _	-41
SYMPTOM SYMPTOM	-19
SYMPTOM THIS	-10
SYMPTOM UNLESS	38 0 0 0 -48
SYMPTOM UNLESS YOU	25
SYMPTOM WHAT	35
SYMPTOM _	24
SYMPTOM _ $	-26 0 0 0 -49
SYMPTOM _ ,	34
SYMPTOM _ IS	40
SYMPTOM _ UNLESS	41 0 0 0 -54
SYMPTOM _ in	34 0 -55 0 51
SYMPTOM _ there	-28
SYMPTOM _ with	0 0 0 0 -30
SYMPTOM a	-33
SYMPTOM a _	-33
SYMPTOM after	-36
SYMPTOM after _	-21
SYMPTOM at	-45
SYMPTOM at the	-41
SYMPTOM by	-21
SYMPTOM el	-29
SYMPTOM el _	-29
SYMPTOM for	-29
SYMPTOM for I	-31
SYMPTOM for _	-12
SYMPTOM here	-35
SYMPTOM here $	-35
SYMPTOM in	-49
SYMPTOM in the	-37
SYMPTOM last	-30
SYMPTOM last TIME	-15
SYMPTOM on	-32
SYMPTOM on I	-15
SYMPTOM on PER	-25
SYMPTOM on _	-27
SYMPTOM one	-28
SYMPTOM one $	-22
SYMPTOM than	-18
SYMPTOM to	35 0 0 0 45 -45
SYMPTOM to <number>	36 0 0 0 45 -45
SYMPTOM with	-43
SYMPTOM with _	-33
SYMPTOM with a	-22
SYMPTOM with the	-23
SYMPTOM&THIS	19
SYMPTOM&USE	26 66 -62 0 -43
SYMPTOM&VALUE	-33
SYMPTOM&WAS	17
SYMPTOM&WE	0 0 0 0 -83
SYMPTOM&YOU	16
THEY FORNOW	-18
THEY HEARSAY	-20
THEY HEARSAY THIS	-12
THEY HEDGE _	-16
THEY IS	0 0 0 0 0 -64
THEY IS NOT	14
THEY LIVES	0 -54 0 0 37
THEY MUST	-11
THEY NOT	17
THEY NOT _	17
THEY ONLY	-15
THEY WAS	-17
THEY _ "	-21
THEY _ $	0 0 0 0 0 0 -73
THEY _ ,	0 0 -38
THEY _ EVERY	32
THEY _ I	-16
THEY _ IS	18 0 0 0 56 -52
THEY _ THIS	-40
THEY _ YOU	-27
THEY _ a	1
THEY _ by	19
THEY _ the	-25
THEY _ to	-21
THEY a	-25
THEY a _	-25
THEY by	-17
THEY in	38
THEY in _	23
THEY in the	18
THEY on	-24 -33
THEY up	20
THEY up $	20
THIS	-22
THIS $	-24
THIS ,	22 0 0 0 -56
THIS , IS	-36
THIS , PAST_I	-28
THIS , THIS	13
THIS , _	40 -53 0 -34
THIS <name>	17 18
THIS <number>	-8
THIS <number> _	-42
THIS <version>	-22
THIS ?	-16
THIS ? $	-16
THIS AGAIN $	-28
THIS DECIDE	31 -38 0 37
THIS DECIDE _	20
THIS DONE and	-16
THIS DROP	-23
THIS EVERY	-14
THIS EVERY TIME	18
THIS EVERY _	-28
THIS FORNOW	-11
THIS FORNOW $	-11
THIS HEARSAY	-36
THIS HEARSAY "	-20
THIS HEDGE	-19
THIS HEDGE _	-19
THIS HEDGE on	-19
THIS I _	-19
THIS IF	16
THIS IS AGAIN	21
THIS IS EVERY	-16
THIS IS WRONG	20
THIS IS _	0 -52 0 0 57
THIS IS the	-34
THIS LIVES $	-31
THIS LIVES <number>	-26
THIS LIVES _	36 0 0 -58 58
THIS LIVES from	-13
THIS LIVES to	28 0 0 0 -47
THIS MOVED	-26
THIS MUST	17
THIS MUST <number>	22
THIS MUST a	-30
THIS NOLONGER	-24
THIS NOT	14
THIS NOT _	16
THIS Name	29 0 0 0 -33
THIS ONLY	-19
THIS ONLY LIVES	26
THIS OWNER	29 0 0 0 -45
THIS PER	18
THIS PLEASE	-21
THIS PLEASE $	-21
THIS SHOULD NEVER	-19
THIS SHOULD NOT	-18
THIS SYMPTOM $	-30
THIS SYMPTOM AGAIN	-15
THIS SYMPTOM _	28 0 0 0 42
THIS SYMPTOM in	-30
THIS SYMPTOM on	18
THIS THEY	-22
THIS THEY _	-19
THIS THIS LIVES	-21
THIS THIS _	11
THIS TIME	-7
THIS TIME $	-9 -61
THIS TIME on	27
THIS UNLESS	-32
THIS UNLESS FORNOW	-18
THIS UNLESS the	-27
THIS USE	0 0 0 0 0 -38
THIS USE <number>	-22
THIS USE _	22
THIS USE a	-34
THIS WAS $	-32
THIS WAS <number>	31
THIS WAS _	0 0 0 0 0 -47
THIS WAS the	-25
THIS WE	20
THIS WHAT	-29
THIS WHAT $	-15
THIS _ "	-25
THIS _ $	0 -35
THIS _ ,	21 0 -51
THIS _ <number>	0 -41 0 -29 51
THIS _ DONE	-20
THIS _ EVERY	-24
THIS _ I	-21
THIS _ IS	46
THIS _ LIVES	0 0 0 0 0 -47
THIS _ NEVER	-20
THIS _ NO	-21
THIS _ NOT	37
THIS _ PLEASE	-30
THIS _ SHOULD	-31
THIS _ THIS	-35
THIS _ TIME	-24
THIS _ UNLESS	-34
THIS _ and	-22
THIS _ at	-22
THIS _ by	-25
THIS _ for	-22
THIS _ in	-23
THIS _ into	-32
THIS _ of	18
THIS _ on	17
THIS _ over	-17
THIS _ the	5 -62 0 0 0 -67
THIS _ two	-14
THIS _ with	-26
THIS a	23
THIS a _	26
THIS after	-27
THIS after _	-27
THIS also	-28
THIS and	-21
THIS and _	-25
THIS as a	-39
THIS at	22
THIS at <number>	24
THIS at _	21
THIS back $	-17
THIS back ,	15
THIS by _	-33
THIS first	-19
THIS first $	-28
THIS for EVERY	14
THIS for _	-38
THIS from	-28
THIS from _	-18
THIS from the	-14
THIS in	-24 0 0 0 -53
THIS in $	37 0 -40
THIS in _	-29
THIS in a	18
THIS in the	-16
THIS into	-33
THIS into a	-33
THIS like THIS	32
THIS on	-29
THIS on I	-13
THIS on Name	-15
THIS on _	-18
THIS on the	-30
THIS one	-34
THIS one $	-45 0 0 0 -37
THIS one IS	28
THIS one _	-27
THIS the WRONG	20
THIS the _	-14
THIS to	-27
THIS to <name>	-13
THIS to <version>	-22
THIS to _	-35
THIS to a	-26
THIS to the	-23
THIS two	-19
THIS two $	-31
THIS up	-20
THIS up $	-40
THIS with	0 -59
THIS with _	17
THIS with the	-23
THIS&USE	-33
THIS&WE	19 0 0 63
THIS&YOU	-18
TIME	17
TIME $	24 0 -98 0 67
TIME , IS	0 0 0 0 -50
TIME , NOT	0 0 0 0 -48
TIME , after	25
TIME , the	32
TIME <number>	48 -72 0 -69 0 -67
TIME <number> $	31 0 0 -37
TIME ?	-27
TIME ? $	-27
TIME FORNOW	-33
TIME FORNOW $	-26
TIME IS	0 -46
TIME IS _	0 -32
TIME LIVES	0 0 0 0 56
TIME LIVES $	-29
TIME LIVES in	20
TIME NOW	18 0 0 -61
TIME NOW $	26
TIME NOW ,	-18
TIME NOW the	32 0 0 0 43 -28
TIME NOWON	28 0 0 -51 62 -39
TIME ONLY	47 0 -44
TIME ONLY $	43 0 -39 0 0 -48
TIME UNLESS	0 -66
TIME UNLESS $	-18
TIME UNLESS THIS	35
TIME UNLESS a	18
TIME WAS	32
TIME WE	-29
TIME _ $	0 0 0 -63
TIME _ EVERY	-13
TIME _ INSTEAD	13 0 0 0 0 -27
TIME _ IS	21 0 0 0 36
TIME _ NOW	43 0 0 0 53
TIME _ SYMPTOM	31
TIME _ THIS	16
TIME _ WE	18
TIME _ and	-30
TIME _ for	19
TIME _ on	23
TIME _ the	-23
TIME _ up	27
TIME at	21
TIME first	40 -45
TIME for	16 -53 0 0 52 -44
TIME for _	23 0 0 0 41
TIME in	16
TIME in _	23
TIME of	16
TIME of _	-18
TIME of the	39
TIME on	0 0 0 -50 0 -49
TIME one	-24
TIME one IS	-20
TIME the	-13
TIME the _	-13
TIME to TIME	18
TIME to _	-37
TOO	-23
TOO $	0 -61 -58
TOO SYMPTOM	14
TOO SYMPTOM $	14
TOO _	-24
TOO _ $	-18
TOO _ ,	-18
TOO _ for	0 0 0 51 -53
TOO the	-18
TOO the _	-18
UNLESS	35
UNLESS $	-13 0 0 -65
UNLESS ,	15
UNLESS , the	15
UNLESS <number>	0 -43 0 0 45 -47
UNLESS <number> $	-30
UNLESS <version>	21 0 0 23
UNLESS <version> $	21 0 0 23
UNLESS DECIDE	17
UNLESS EVERY	27 0 -49 0 -78
UNLESS EVERY _	27 0 -45 0 -72
UNLESS FORNOW	-26
UNLESS FORNOW $	-26
UNLESS I	23 0 -42
UNLESS Name	32 0 0 -54 -53
UNLESS OWNER	12
UNLESS PAST_I	-22
UNLESS PAST_I _	-22
UNLESS THEY	0 54
UNLESS THEY _	-14
UNLESS THIS	43
UNLESS THIS _	28
UNLESS TIME	30
UNLESS TIME $	30
UNLESS WE	-17
UNLESS WE LIVES	-17
UNLESS YOU	20 0 0 0 0 -56
UNLESS YOU LIVES	-34
UNLESS YOU _	34
UNLESS YOU do	19
UNLESS _	34 0 0 0 -52
UNLESS _ $	29 0 0 0 0 0 -59
UNLESS _ ,	33 0 0 0 -17
UNLESS _ I	24
UNLESS _ THIS	28
UNLESS _ WHAT	32
UNLESS _ in	-37
UNLESS a	15 0 -57
UNLESS a _	0 0 -57
UNLESS an	22
UNLESS an _	41
UNLESS de	-15
UNLESS de _	-15
UNLESS for	-27
UNLESS the	17
USE <code>	0 0 0 0 0 -52
USE <code> $	32
USE <name>	36
USE <name> $	25 0 0 0 56 -22
USE <name> for	24
USE <number>	-19 0 0 0 0 0 -66
USE <number> $	34 0 0 0 -39
USE <number> TIME	-15 0 0 0 50
USE <number> _	0 0 0 0 44 0 -39
USE <number> as	-21
USE <path>	24 -50 0 0 -73 43
USE <path> $	25 0 0 0 -62 45 -29
USE <version>	-36
USE EVERY	0 0 0 -48
USE EVERY YOU	-21
USE EVERY _	-19
USE I	-35
USE I _	-35
USE Name	22 33 0 0 -63
USE Name $	18 0 0 0 -32 -56
USE Name _	22
USE PER	-22
USE THEY	-16 0 0 0 -56
USE THEY $	-20
USE THIS	-45
USE THIS $	-24
USE THIS ,	-34
USE THIS in	-27
USE TOO	-28
USE YOU	-29
USE _	25
USE _ $	72 -11 69 -62
USE _ ,	18 -28 -66 0 0 64
USE _ <number>	-29
USE _ ?	-35
USE _ FORNOW	-36
USE _ INSTEAD	0 0 0 0 0 36
USE _ NOLONGER	31 0 0 -29
USE _ ONLY	25 42
USE _ as	-42 0 0 33 -33
USE _ for	0 -46 0 0 0 -43
USE _ here	-38
USE _ in	55 45 17 0 0 -65
USE _ to	-32
USE _ with	19
USE a	-43 0 0 0 -62
USE a _	-48 0 0 0 -54
USE an	-23
USE default	29 0 -41 0 0 -38
USE default _	29 0 -41 0 0 -38
USE la	16 0 0 0 -46
USE on	16
USE over	35
USE the TIME	-40
USE the _	12
USE the new	-22
USE the same	-32
USE&VALUE	0 -88
USE&WAS	0 0 0 0 -47
USE&WE	0 24
USE&YOU	-28 -47 0 0 -90 56
VALUE&WAS	19
VALUE&YOU	0 0 -75
WAS	-19
WAS $	-32
WAS <number>	-23
WAS <number> $	0 0 0 0 42
WAS <number> _	-15
WAS DONE	0 0 0 0 42
WAS DONE into	26 0 0 0 42
WAS DROP $	-12
WAS MOVED to	48
WAS NOT _	15
WAS THIS	-18
WAS TOO	34 0 -53
WAS TOO _	34 0 -53
WAS WRONG	10
WAS WRONG ,	12
WAS YOU	-19
WAS YOU I	-19
WAS _ <number>	-30
WAS _ THIS	26
WAS _ at	-36
WAS _ by	9
WAS _ of	-20
WAS _ to	22
WAS a _	-19
WAS the	0 0 0 0 -62 76
WAS the old	32
WAS to	-26
WAS&WE	20
WAS&YOU	14
WE	0 0 0 130
WE DECIDE	15
WE DONE	-22
WE DONT USE	0 0 0 -50
WE DONT _	30 0 -51
WE DONT do	20
WE DROP	19 0 0 49 -88
WE DROP _	-25
WE DROP the	38 0 0 39 -62 -50
WE HEDGE	-34
WE HEDGE MOVED	-19
WE HEDGE _	-30
WE IS _	13
WE IS at	-16
WE KEEP	33 -81
WE KEEP _	0 0 0 0 14
WE KEEP on	-19
WE KEEP the	53 0 0 85 -85
WE LIVES _	0 0 0 0 0 -56
WE LIVES a	0 0 0 -63
WE LIVES two	18
WE MAYNOT	17 0 0 0 0 -32
WE MAYNOT USE	0 0 0 0 -33
WE MAYNOT _	28 0 0 0 0 -26
WE MOVED	31 -63
WE MOVED _	31
WE MOVED from	18
WE MOVED the	-26 0 0 -21
WE MUST	-27
WE MUST $	25
WE MUST EVERY	36
WE MUST LIVES	-17
WE MUST _	-28
WE MUST a	-49
WE NEVER	19 0 0 0 -49
WE NEVER _	17 0 0 0 -39
WE NOLONGER	22 0 0 0 -29 24
WE NOLONGER _	22 0 0 0 -29 24
WE NOT	13 0 0 0 0 -40
WE NOT _	32 -39 0 43
WE ONLY	-15
WE ONLY _	14
WE SHOULD	-32
WE SHOULD ALWAYS	-27
WE SHOULD _	-29
WE USE	-32 0 0 0 0 -39
WE WAS	-34
WE WAS _	-34
WE _	17
WE _ $	0 0 0 0 -61
WE _ ,	41 -53 -42 0 -80
WE _ <name>	26
WE _ <number>	0 0 0 -57 65
WE _ EVERY	-13
WE _ PER	16 0 0 0 31
WE _ THIS	31 0 0 0 -60
WE _ a	-27
WE _ an	-22
WE _ back	26
WE _ by	-22
WE _ for	21
WE _ in	0 0 0 -48 36 -38
WE _ on	0 -69 -47
WE _ over	39
WE _ the	22 -71 0 0 0 -67
WE _ to	0 0 0 62 0 -55
WE _ up	-35
WE _ with	57 -48 -42 -64 68 -56
WE do	40 0 0 0 -64
WE do THIS	19
WE on	-12
WE on _	34
WE on the	-33
WE&YOU	20
WHAT	-15 -66
WHAT $	-18
WHAT ,	0 0 -46 0 48
WHAT ?	-42
WHAT ? $	-32
WHAT EVERY _	-8
WHAT I LIVES	-32
WHAT I _	20
WHAT IS	-26
WHAT IS _	-14
WHAT IS the	-38
WHAT LIVES	0 0 0 0 0 -47
WHAT LIVES IF	-28
WHAT LIVES THIS	-16
WHAT LIVES the	-28
WHAT MUST	20 0 0 0 -32
WHAT MUST _	20 0 0 0 -32
WHAT OWNER	33 0 0 0 52 -41
WHAT SYMPTOM	-19
WHAT SYMPTOM $	-15
WHAT THIS	-18 -43
WHAT THIS SYMPTOM	-25
WHAT WE	-19 0 0 0 -41
WHAT YOU	19 0 0 0 -62
WHAT _	-20 -22 0 -75
WHAT _ $	0 -27 0 -40 63 -64
WHAT _ <number>	-27
WHAT _ I	-33
WHAT _ IS	-37
WHAT _ LIVES	-29
WHAT _ NOT	20
WHAT _ THEY	14
WHAT _ THIS	-20
WHAT _ WAS	-14
WHAT _ WE	-15
WHAT _ the	-37
WHAT a	-21
WHAT one	-17
WHAT one IS	-18
WHAT the	-26
WHAT the _	-24
WHAT to	27
WRONG	-17 0 -121 0 0 83
WRONG $	-52 0 -37 0 49
WRONG ,	0 0 0 0 -82 69
WRONG I	-21
WRONG I _	-21
WRONG IS	34
WRONG IS _	30
WRONG NOW	-30
WRONG _	11 0 0 -68 0 53
WRONG _ $	-30
WRONG _ ,	26 0 0 0 -51 43 -56
WRONG _ IS	30
WRONG in	-32
WRONG in the	-32
WRONG one	-31
WRONG with	25
YOU $	-31
YOU DONT	22 -61
YOU DONT _	14
YOU I	-19
YOU IS	-22
YOU LIVES	-35
YOU LIVES $	-27
YOU LIVES THIS	27
YOU MAYNOT	37 53
YOU MAYNOT _	19
YOU MOVED $	20 0 0 0 0 -21
YOU MUST	-19 0 -52 0 0 -62
YOU MUST _	-25
YOU MUST the	30
YOU SHOULD	16
YOU SHOULD NEVER	32 0 -16
YOU SHOULD _	-46
YOU USE	35 -49 0 0 -55 59
YOU USE _	20 0 -35 0 -35 52
YOU _ ,	38 0 0 0 0 -47
YOU _ IS	-15
YOU _ THIS	-17
YOU _ a	24
YOU _ and	17
YOU _ den	-23
YOU _ in	36
YOU _ the	22 0 -46
YOU _ to	28
YOU _ with	18
YOU do	19
YOU do THIS	19
YOU for	-17
YOU just	-21
YOU just _	-21
YOU like	-21
YOU like $	-21
YOU the _	17
YOU to	15
YOU to _	23
^ "	0 0 0 0 0 -38
^ <acronym> <number>	-16
^ <acronym> IS	21 0 0 0 0 -67
^ <acronym> _	0 0 0 0 -47
^ <code>	18 -52 0 0 0 -33
^ <code> IS	23
^ <host>	-16 0 0 -35
^ <name>	21
^ <name> IS	0 0 0 0 0 0 -39
^ <name> _	43 -58 -56 -44 31 -62
^ <number>	0 -61 -47
^ <number> ,	24 0 0 0 0 -36
^ <number> IS	21
^ <number> TIME	25 -53
^ <number> _	-65
^ <path>	0 -51 0 -55
^ <path> IS	0 -39
^ <path> _	-28
^ <version>	0 0 0 -51
^ <version> SYMPTOM	-36
^ AGAIN NOT	-21
^ ALWAYS	14 0 0 0 -52
^ ALWAYS LIVES	33 49
^ ALWAYS USE	0 0 -25
^ ALWAYS _	60 0 0 -42 -43
^ ALWAYS a	-39
^ ALWAYS the	-38
^ ASKS	-27
^ ASKS LIVES	-23
^ ASKS PREFER	-18
^ ASKS USE	-26
^ ASKS _	-21
^ ASKS on	-18
^ BECAUSE WHAT	-25
^ CALLED	0 -49
^ CALLED THIS	-30
^ CALLED _	50 -44
^ CALLED the	-21
^ DECIDE	0 0 0 40
^ DECIDE GRATITUDE	-25
^ DECIDE MAYNOT	12
^ DECIDE NOT	-22
^ DECIDE SYMPTOM	-19
^ DECIDE THIS	-36
^ DECIDE _	0 0 0 64 -76 -57
^ DECIDE a	-39
^ DECIDE bei	23
^ DECIDE for	31 0 0 42 0 -32
^ DECIDE from	34
^ DECIDE on	26
^ DECIDE one	35
^ DECIDE to	26
^ DONE	-20 0 0 47 -52 -33
^ DONE $	-26
^ DONE on	-11
^ DONE with	-16
^ DONT	0 0 0 0 -60
^ DONT LIVES	-26
^ DONT USE	33 0 0 0 -38
^ DONT _	0 0 0 0 -42
^ DONT la	17
^ DONT na	32
^ DROP	0 0 0 0 -72
^ DROP THIS	-42
^ DROP _	49
^ DROP after	-19
^ DROP the	0 0 -41 63
^ EVERY	0 45 0 -67
^ EVERY HEARSAY	-35
^ EVERY IS	-10
^ EVERY LIVES	35
^ EVERY Name	24
^ EVERY OUR	19 -42
^ EVERY THIS	0 49 0 0 -59
^ EVERY TIME	0 0 0 0 32
^ EVERY _	20
^ EVERY de	19
^ EVERY in	26 46 0 0 -59
^ EVERY of	-33
^ EVERY over	41 0 0 0 -33
^ EVERY the	20
^ FORNOW	0 0 0 0 -35 35
^ FORNOW FORNOW	-27
^ FORNOW IS	-15
^ FORNOW _	-42
^ FUTURE_I	-25 0 0 0 -57
^ FUTURE_I AGAIN	-21
^ FUTURE_I HEDGE	-19
^ FUTURE_I LIVES	-16
^ FUTURE_I NOT	-38
^ FUTURE_I OWNER	-26
^ FUTURE_I a	-24
^ FUTURE_I an	-11
^ FUTURE_I on	-32
^ FUTURE_I to	-37
^ GRATITUDE	-23
^ GRATITUDE $	-17
^ GRATITUDE ,	-14
^ GRATITUDE <number>	-25
^ GRATITUDE AGAIN	-19
^ GRATITUDE FUTURE_I	-12
^ GRATITUDE GRATITUDE	-20
^ GRATITUDE IS	-15
^ GRATITUDE NO	-27
^ GRATITUDE PLEASE	-35
^ GRATITUDE YOU	-25
^ GRATITUDE _	0 -65 0 49
^ GRATITUDE a	-26
^ GRATITUDE and	-37
^ GRATITUDE do	-19
^ GRATITUDE for	-27
^ GRATITUDE the	-11
^ HEARSAY	-41
^ HEARSAY IS	-20
^ HEARSAY THIS	-13
^ HEARSAY _	-16
^ HEARSAY the	-22
^ HEDGE	-31
^ HEDGE EVERY	-26
^ HEDGE HEDGE	-16
^ HEDGE IS	-14
^ HEDGE THIS	-15
^ HEDGE USE	-32
^ HEDGE WE	-12
^ HEDGE _	-38
^ HEDGE the	-35
^ I	-19
^ I DONT	-24
^ I HEDGE	-12
^ I LIVES	-21
^ I MAYNOT	-13
^ I MOVED	-23
^ I MUST	-29
^ I NEVER	-23
^ I ONLY	-19
^ I PREFER	39 0 0 0 -59
^ I just	-20
^ IF I	-27
^ IF THIS	-28
^ IF WE	-36
^ IF YOU	29
^ IF a	21
^ INSTEAD _	35
^ IS <code>	28
^ IS <number>	0 0 0 -37
^ IS <version>	13
^ IS ALWAYS	-17
^ IS CALLED	28
^ IS DONE	-25
^ IS NOT	14 0 0 0 -51 54
^ IS PER	-32
^ IS SYMPTOM	-34
^ IS _	0 -64 0 0 -84 93 -57
^ IS a	8
^ IS an	-21
^ IS das	-23
^ IS in	-37
^ IS the	-37 0 0 0 -56 61
^ KEEP	15 0 0 0 -68
^ KEEP <path>	35 0 0 35
^ KEEP YOU	20
^ KEEP _	24 0 0 -65 -44
^ KEEP on	15 -35 0 47
^ KEEP the	-39 0 0 -38
^ LIVES IS	17
^ LIVES THIS	-35
^ LIVES WE	-33
^ LIVES YOU	-21
^ LIVES on	-32
^ LIVES the	-35
^ LIVES to	-29
^ MAYNOT	0 0 0 -49
^ MAYNOT _	0 0 0 -45
^ MOVED	-18
^ MOVED the	-43
^ MOVED to	14
^ MUST	0 0 0 0 -54
^ MUST THIS	-36
^ MUST _	28 49 0 0 0 -32
^ NEVER	19 48 0 0 -58
^ NEVER ,	0 0 0 -39
^ NEVER LIVES	30
^ NEVER USE	23
^ NEVER _	24 83 -85 0 -40 -87
^ NO	0 0 0 0 -50
^ NO ,	0 0 -44 0 0 65
^ NO EVERY	31
^ NO MUST	-37
^ NO SYMPTOM	-15
^ NO _	0 0 0 0 -62 -20
^ NO more	29 0 -40 66
^ NO new	22 0 0 -40
^ NO the	-23
^ NOLONGER	14 0 0 0 0 -34
^ NOT	0 0 -55 0 -63
^ NOT ,	20 -41
^ NOT FORNOW	-24
^ NOT _	-41
^ NOT de	32 60 0 -41 0 -51
^ NOW	-16 0 0 0 0 -55
^ NOW IS	-22
^ NOW NO	-24
^ NOW USE	10
^ NOW _	0 0 -55 -50
^ NOW the	-31
^ NOWON	0 0 0 0 0 -55
^ NOWON ?	-25
^ NOWON _	29
^ ONLY	0 0 -60 -52
^ ONLY <number>	0 0 0 0 -72
^ ONLY _	18 0 0 -64 44 -70
^ ONLY one	-22
^ ONLY the	14
^ ONLY two	-34
^ OUR	0 -54
^ OUR _	0 -49
^ OWNER UNLESS	24 0 0 0 -38
^ OWNER _	-45
^ PAST_I	-39
^ PAST_I NEVER	-15
^ PAST_I THIS	-20
^ PAST_I _	-55
^ PAST_I a	-18
^ PAST_I to	-22
^ PER	39 0 0 0 0 -42
^ PER _	43 0 0 0 0 -42
^ PLEASE	0 0 0 -45 -57
^ PLEASE LIVES	-29
^ PLEASE NEVER	26
^ PLEASE NO	36
^ PLEASE USE	30 -34 0 0 0 -31
^ PLEASE _	-21
^ PREFER	19 -62 73 0 -53
^ PREFER I	12
^ PREFER THEY	-26
^ PREFER THIS	-12
^ PREFER _	54 -46 52 0 -39
^ PREFER a	-35
^ PREFER the	-30
^ SHOULD	-45
^ SHOULD EVERY	-19
^ SHOULD _	-20
^ SYMPTOM $	-24
^ SYMPTOM AGAIN	-16
^ SYMPTOM IS	44 0 -47 0 46
^ SYMPTOM LIVES	33
^ SYMPTOM SHOULD	15
^ SYMPTOM THIS	-41
^ SYMPTOM _	0 -61
^ SYMPTOM on	-21
^ THEY	-16 -43
^ THEY HEARSAY	-20
^ THEY MOVED	-23
^ THEY MUST	-20
^ THEY on	-14
^ THIS	-18 -52 0 0 0 53
^ THIS DONE	-43
^ THIS DROP	-23
^ THIS HEDGE	-21
^ THIS IS	-37
^ THIS LIVES	-60
^ THIS MOVED	-14
^ THIS MUST	24
^ THIS NOT	13
^ THIS ONLY	-26
^ THIS OWNER	29 0 0 0 -45
^ THIS SYMPTOM	-37
^ THIS USE	15
^ THIS WAS	22
^ THIS _	-43 -29
^ THIS one	19
^ TIME	33 0 0 -44 0 -50
^ TIME _	0 0 0 0 57
^ TOO	-39
^ TOO _	-18
^ TOO the	-18
^ UNLESS	0 80 0 -69 -44 -62
^ UNLESS EVERY	18
^ UNLESS YOU	-21
^ USE <code>	32
^ USE <number>	-21
^ USE I	-33
^ USE Name	24
^ USE THIS	-37
^ USE _	37
^ USE a	-30
^ USE the	0 0 0 -64 -57
^ WAS	-29
^ WAS _	-22
^ WE DONE	-34
^ WE DONT	0 0 0 0 -59
^ WE DROP	43 0 0 0 -63
^ WE HEDGE	-37
^ WE KEEP	0 -60
^ WE LIVES	23
^ WE MOVED	25 -58
^ WE MUST	-27
^ WE NEVER	34 35 0 -39
^ WE NOLONGER	22 0 0 0 -29 24
^ WE NOT	15 0 0 0 0 -40
^ WE SHOULD	-32
^ WE USE	0 0 0 0 0 -39
^ WE WAS	-34
^ WE _	12 -103
^ WE on	-25
^ WHAT	-20
^ WHAT IS	-28
^ WHAT OWNER	20
^ WHAT THIS	-16
^ WHAT _	-39
^ WHAT one	-20
^ WHAT the	-35
^ WRONG	21 0 0 -57 -74 51
^ WRONG ,	-28
^ WRONG IS	34
^ WRONG _	25 -48
^ YOU LIVES	-11
^ YOU MAYNOT	37 53
^ YOU MUST	-19 0 -45
^ YOU SHOULD	27
^ YOU USE	19
^ YOU _	-9 58 -36 0 -64
^ _ $	-15 0 0 -40 0 0 -32
^ _ ,	17 -87 68 0 -82 0 -56
^ _ <acronym>	35 0 -44 -46
^ _ <amount>	41 0 0 -45
^ _ <code>	0 -33
^ _ <flag>	25 -41
^ _ <name>	-43
^ _ <number>	0 0 -67
^ _ <version>	23
^ _ =	20
^ _ ?	-29
^ _ AGAIN	-39
^ _ ALWAYS	54 0 0 0 0 -62
^ _ DECIDE	16 -69 0 62 -49
^ _ DONE	-7
^ _ DONT	31 51 -40 -58
^ _ DROP	0 0 -37
^ _ EVERY	-20 46 0 0 0 -57
^ _ FORNOW	0 0 0 0 -50
^ _ FUTURE_I	-26
^ _ GRATITUDE	-52
^ _ HEARSAY	-44
^ _ HEDGE	-14
^ _ I	-38 -64 63 0 0 0 -34
^ _ INSTEAD	42 0 0 0 -60
^ _ KEEP	41 0 -78
^ _ LIVES	40 0 -87
^ _ MAYNOT	26 41 -33 -47
^ _ MOVED	31 -65 -73 0 29 -18
^ _ MUST	59 64 -77 -98 0 -86
^ _ NEVER	0 35 -73 0 0 -57
^ _ NO	0 -57 0 0 -60
^ _ NOLONGER	16 0 0 0 0 -30
^ _ NOT	0 0 -34
^ _ NOW	0 0 0 0 0 -48
^ _ Name	-13 0 -39 -49
^ _ ONLY	58 84 0 0 -79 -92
^ _ OWNER	0 -39
^ _ PAST_I	-20
^ _ PER	44 0 -64 -63
^ _ PLEASE	29 -93 84 0 -48 -87
^ _ SHOULD	66 0 0 -66 5 -88
^ _ SYMPTOM	-11 0 0 0 0 -39
^ _ THEY	0 0 0 -47 0 -46
^ _ THIS	-13
^ _ TIME	-42 -48 -33 -38
^ _ TOO	-32
^ _ UNLESS	29 0 0 0 0 -87
^ _ USE	50 -49 -56 0 36
^ _ WAS	-9 0 0 0 -52
^ _ WE	-53
^ _ WHAT	-9 0 0 0 0 -33
^ _ WRONG	-35
^ _ YOU	-15 -39
^ _ a	-36 -46 0 0 0 -55
^ _ after	-32
^ _ an	-49
^ _ and	0 0 -73
^ _ as	19 0 69 -34 -58 0 -18
^ _ at	0 0 0 -35 -36 -36
^ _ auf	39 -43 56 -44 -39 -40
^ _ back	-52
^ _ both	-40
^ _ by	24 0 0 0 0 -55 -28
^ _ com	46 -43 -49 0 0 -44
^ _ das	-19
^ _ de	0 -58 0 0 0 -39 -32
^ _ den	-29
^ _ die	19 -33
^ _ do	-34
^ _ el	-56
^ _ first	60 0 0 0 -56 -55 -43
^ _ for	54 -52 0 0 -72
^ _ from	-15 -60 -60 -42 57
^ _ in	54 -47 122 -48 -41 -104
^ _ into	-30
^ _ la	-34 0 0 0 28
^ _ last	0 0 0 0 37 -35
^ _ le	-49
^ _ les	-37
^ _ like	-58
^ _ of	0 0 -51 -55 0 -46
^ _ off	0 36 0 0 -34
^ _ on	-23
^ _ one	-25
^ _ out	-25
^ _ over	0 -62 0 0 -62 -36
^ _ than	23
^ _ the	-55 0 0 0 -57
^ _ un	-62
^ _ una	-33
^ _ under	41 -44
^ _ up	-22 -51 0 -67 63
^ _ with	36 0 0 0 -72
^ a SYMPTOM	34
^ after THIS	-34
^ after _	12
^ also	-36
^ also _	-36
^ an	40 0 0 0 0 -42
^ an _	40 0 0 0 0 -42
^ and	0 0 68 0 -85
^ and ASKS	-18
^ and DONT	14
^ and IS	-37
^ and _	0 0 0 0 -34
^ and the	-16
^ and then	-25
^ as	0 -56
^ as _	20 0 0 -44
^ at	-16
^ back	-22
^ back to	-16
^ both	-39
^ both LIVES	-20
^ both _	-22
^ by	29
^ by last	20
^ das	-14 -42
^ das IS	-22
^ das _	0 0 0 0 51
^ de	0 -48 0 0 55
^ de _	0 -48 0 0 55
^ default	16 -41
^ default _	47 -41
^ der	0 -62
^ der Name	-11
^ der _	0 0 0 0 50
^ die _	0 0 0 -78 0 0 -44
^ do	-20
^ do THIS	19
^ do a	-24
^ do the	-13
^ ein Name	-10 0 0 0 38
^ ein _	37
^ el	0 -44 0 -53 40
^ el _	0 -43
^ first	-18
^ first _	-28
^ for	19 0 0 0 0 -52
^ for EVERY	19
^ for _	0 0 0 0 0 0 -38
^ for the	19
^ from	0 0 -39
^ from _	22
^ here	-26
^ il	21 0 -35
^ il _	0 -44
^ im	23
^ in	-15
^ in _	0 -69
^ in a	-32
^ in the	-16
^ just	-28
^ just THIS	-25
^ la	0 -50
^ la _	0 -45 0 -80
^ las	16 0 0 0 36
^ las _	16 0 0 0 36
^ last TIME	-38
^ last _	25
^ le	17 0 -50 -52
^ le _	16 0 -50 -48
^ les	0 0 0 0 0 -48
^ les _	0 0 0 0 0 -48
^ los	31
^ los _	31
^ new	42
^ new _	31 0 0 -64
^ o	0 0 0 0 50
^ o _	0 0 0 0 46
^ old	33 0 0 0 0 -27
^ old _	33 0 0 0 0 -27
^ on	0 0 -53
^ on I	-15
^ on USE	0 0 0 0 -31 39
^ on _	16 0 -35 0 0 -63
^ on a	-15
^ one	0 0 0 0 0 -52
^ one _	14 0 0 0 0 -36
^ one more	-24
^ one of	-32
^ para	22
^ para _	22
^ same	-24
^ the <acronym>	0 0 0 0 -4
^ the CALLED	-22
^ the DECIDE	34 0 0 42 -50
^ the ONLY	-28
^ the OWNER	39 0 0 -39
^ the PER	24
^ the SYMPTOM	-29
^ the TIME	0 0 0 0 51
^ the WHAT	-23
^ the default	-37
^ the first	-34
^ the last	-27
^ the new	-50
^ the old	0 0 0 0 0 -21
^ the one	-24
^ then	-23
^ then _	-36
^ there	-17
^ there IS	-18 0 0 0 63
^ there SHOULD	-15
^ there WAS	-16
^ to	26
^ to _	25
^ two	0 0 -44
^ two _	-24 0 0 0 0 -56
^ un	31
^ un _	31
^~12	-38
^~2	21
^~3	-17
^~30	-35
^~8	32 0 0 -40
^~a bit	-29
^~a build	37 0 0 0 35
^~a full	35 0 0 0 0 -29
^~a lo	-32
^~a matter	18 -41
^~a migration	24 37 0 0 -47
^~a partir	14
^~ab	0 0 0 0 0 -46
^~ab jetzt	20
^~about	49 -45 0 0 -9
^~about the	39
^~accessibility	14
^~according	-13
^~according to	-13
^~actually	-25
^~add	-50
^~add a	-31
^~add an	-20
^~add the	-21
^~add types	-26
^~admins	-51
^~admins can	-34
^~after that	-34
^~again	-18
^~ah	-21
^~ahora	18 -41 0 -44
^~ahora no	-24
^~airflow	-13
^~al	-13
^~al final	-13
^~all	0 0 -79 -42 6
^~all good	-44
^~all of	-17
^~all our	19 -42
^~all queries	19 0 0 0 -30
^~all tests	-38
^~all the	20
^~all three	-33
^~almost	-32
^~alright	-21
^~also	-36
^~also add	-13
^~always	15 0 0 0 -52
^~always a	-39
^~always answer	22 -31 42
^~always run	33 49
^~always show	35
^~always the	-38
^~american	27 0 37 -21 -38
^~american spelling	27 0 37 -21 -38
^~amounts	21 0 0 0 45 -52
^~amounts in	18 0 0 0 34
^~an	40 0 0 0 0 -42
^~analytics	0 0 0 0 -42
^~and	0 0 68 0 -85
^~and don't	14
^~and the	-16
^~and then	-25
^~answer	0 0 47 0 -54
^~answer in	0 0 0 0 -38
^~answer the	-26
^~anything	51 58 0 -28 -68
^~anything that	0 33
^~apache	31 0 0 -48 41
^~apache 2	31 0 0 -48 41
^~apaga	-19
^~apaga esse	-19
^~api	-16 0 -41 0 0 -41
^~apparently	-19
^~apply	-17
^~are	-25
^~are we	-25
^~as	16
^~as of	23
^~ask before	24 0 0 0 -38
^~attends	-41
^~auth	37 0 0 0 40
^~avoid	15
^~back	-22
^~back to	-16
^~backups	27
^~base	27 0 0 0 -55 54
^~batch	22 0 0 -37
^~battery	17
^~bau	-23
^~be	67 -80 93 -57 -73 -63 -31
^~be brief	39 0 44 0 -31
^~be careful	-35
^~beautiful	-29
^~beautiful 	-15
^~because	-25
^~because who	-25
^~bedankt	-19
^~bedankt 	-19
^~before	-33
^~before you	-21
^~best	-47
^~big	14 0 0 0 0 -39
^~bilder	30 -50 0 0 48
^~bisect	-19
^~bisect it	-19
^~bitte keine	20
^~block	40 -45 0 0 0 32
^~bonjour	-15
^~bonjour ,	-15
^~both	-39
^~both have	-20
^~bottom	-45
^~bottom right	-25
^~box	30 0 0 0 45
^~branch	30 42 0 0 -43
^~branches	50 0 46 0 -60 -45
^~brb	-32
^~brb 	-32
^~breakpoints	23 0 0 0 44 -45
^~breakpoints are	23 0 0 0 44 -45
^~bug	-26
^~build	-40
^~build a	-19
^~build number	-16
^~bump	-31
^~bump the	-27
^~bundle	20
^~bundle budget	19 0 0 0 -45
^~buttons	0 66 -41 0 -56
^~by	29
^~by last	20
^~c'est	33 -46 -40 -38 0 46
^~cada	33 -30 0 0 33
^~calibration	40
^~can	-31 -30
^~can it	-25
^~can u	-36
^~can we	-25
^~can you	-19
^~can't	0 0 0 0 52
^~can't be	-19
^~cancel	-32
^~cancelling	20
^~cancelling is	20
^~cant	-35
^~card	17 40 0 -24 -33
^~card numbers	17 40 0 -24 -33
^~careful	36
^~cell-3	21
^~certificates	33 -53 0 0 49 -43
^~certificates are	0 0 0 0 34 -35
^~change	-39
^~change the	-34
^~chaque	24
^~check in	39 0 0 0 46
^~check the	-44
^~churn	-14 0 0 -37 55 -53
^~ci	0 -63 0 0 68 0 -55
^~ci has	-16
^~ci is	-13 0 0 0 30
^~ci runners	-12
^~class	-14 0 0 0 43 -35
^~clean	-32
^~clean up	-25
^~client	-23 33 0 0 -42
^~client wants	-40
^~close	-18
^~colors	13
^~colors are	13 -38
^~columns are	-14
^~comments	38
^~commit	30 0 0 0 33
^~commit messages	36 0 0 0 37
^~commits	32 0 0 -38 0 -45
^~compare	-47
^~config	33 -45 0 -45
^~connection	0 -36
^~context	27
^~contexts	0 0 -20
^~continue	-16
^~contracts	19
^~contracts are	19
^~convert	-28
^~convert this	-13
^~cool	-22
^~cool cool	-12
^~coordinates	0 0 0 0 -45
^~coordinates are	0 0 0 0 -45
^~correction	33
^~could	-15
^~coverage	-12
^~coverage is	-15 -29 0 0 29
^~cpu	-51
^~crc	0 0 0 0 38
^~crc is	23 0 0 0 38
^~create	-33
^~create a	-33
^~cron	0 -41 0 -34 39
^~customers	17 0 -30 0 0 -32
^~cut	-39
^~cut the	-26
^~das	-14 -42
^~das sieht	-26
^~dashboards	33 -37 0 0 48
^~dashboards are	25
^~data	33
^~dates	25 -59
^~db	0 0 0 0 27
^~de	0 -48 0 0 55
^~de klant	-36
^~decided	19
^~default	16 -41
^~default carrier	0 0 0 0 33 -23
^~deixa	-32
^~delete	21 -47 0 0 0 0 -23
^~delete it	43 -47 0 0 0 0 -23
^~delete that	-21
^~delete the	-20
^~deleted	21
^~demo	37 -43 -31 -51
^~demo is	37
^~deploy	16 -40
^~deploy it	-32
^~deploy the	-23
^~deploys	44 0 -42 -46
^~der	0 -62
^~der build	14
^~der newsletter	34
^~der server	16
^~der testzugang	32 0 0 0 31
^~desde enero	32
^~design	29 0 0 0 38
^~develop	35 -39 0 -44 53
^~did	-32
^~did you	-27
^~die schnittstelle	0 0 0 0 40
^~die session	33 -40
^~dns	0 0 0 0 43
^~dns ttl	34 0 0 0 33
^~do	-21
^~do a	-24
^~do it	19
^~do the	-13
^~do we	-31
^~do you	-23
^~docs	35 -49 0 0 -56
^~does	-66
^~does it	-34
^~does the	-45
^~doesn't	-28
^~doesn't matter	-28
^~don't	-8
^~don't change	-45
^~don't push	-18
^~don't use	33
^~don't worry	-35
^~donations	0 0 0 0 37 -32
^~dont	39
^~drain node	-32
^~drop	-52
^~drop it	-15
^~drop the	-52
^~dropped	45
^~dropped the	45
^~dropping	33
^~dropping the	33
^~désormais	0 0 -37 0 36
^~each	-40
^~each service	31 36 0 0 -48
^~een	44 -42 0 0 44
^~ein beitrag	34
^~el	0 -44 0 -53 40
^~el entorno	16
^~el horario	18
^~el puerto	32
^~el servidor	14
^~emails	36 -36 0 0 43 -37
^~emails are	36 -36 0 0 43 -37
^~enemies	21
^~enums	32 -25
^~error	0 0 0 0 0 -39
^~errors	34
^~errors should	15
^~es	-58
^~es sind	-28
^~espera	-40
^~eval	13
^~every order	-18
^~every public	23
^~every request	-18
^~every row	-16
^~every time	-27
^~everything	-25 0 0 0 32 -54
^~everything is	0 -43
^~exceptions	18 0 0 0 -38 36
^~existing	24 0 0 -32
^~exit	24 0 0 0 48 -40
^~expected	-32
^~explain	28 0 54 0 -46
^~explain the	14
^~export	-66
^~export the	-34
^~exports	16 0 0 0 -36
^~falsch	17
^~falsch ,	17
^~feature	0 0 -38
^~feature branches	34
^~feature flags	28 -39
^~feels	-42
^~fees	38
^~ficamos	19
^~ficamos com	19
^~ficou	-25
^~fields	-22
^~fields are	-22
^~figures	46 0 45 -38 -48
^~figures are	36
^~finalement on	26
^~finance	40
^~fine 	-22
^~fine ,	26
^~first	-18
^~five	-36
^~five seconds	-34
^~fix	-30
^~fix it	-26
^~fix the	-29
^~flaky	23
^~flash	-13
^~flash it	-37
^~flashing	0 0 0 0 -45 0 54
^~flashing is	0 0 0 0 -45 0 54
^~for	0 0 0 0 0 -55
^~for the	15
^~forget	22 0 -39 0 -56
^~forget it	-34
^~found	-35
^~found it	-32
^~four	-23
^~frau	0 -33
^~free	43
^~freeze	-31
^~freigaben	34
^~freigaben macht	34
^~from now	-27
^~fun	-24
^~fyi	15
^~gate	21 0 0 0 0 -30
^~generate	-36
^~german	34 -38 -41 0 -43
^~get	-34
^~give	-31
^~give the	-18
^~go on	-32
^~go to	-29
^~good	-58
^~good 	-33
^~gpu	-14
^~gpu 3	-15
^~gpu box	20 -35 0 0 46
^~grafana	24 0 0 0 35 -29
^~grafana moved	24 0 0 0 35 -29
^~graphql is	26
^~grazie	-17
^~grazie mille	-17
^~great	-38
^~great 	-25
^~great ,	-27
^~green	19
^~group	30 0 32 0 -34
^~guests	-30
^~half	-14 0 0 0 -50
^~half of	-30
^~hallo	-20
^~hallo ,	-20
^~handlers	20 -43
^~hands	39 31
^~hands off	39 31
^~have	-37
^~have you	-21
^~hazardous	26
^~hazardous goods	26
^~he	-36
^~heads	24
^~heads up	24
^~hemos	23
^~here's	-40
^~here's the	-36
^~hm	-34
^~hm 	-16
^~hm ,	-33
^~hmm	-51
^~hmm no	-28
^~hmm the	-13
^~hold	-45
^~hosting	40 0 0 0 38 -41
^~hover	-25
^~how	-39
^~how about	-20
^~how come	-36
^~how many	-26
^~i	-13
^~i always	-34
^~i am	27
^~i broke	-19
^~i changed	14
^~i deleted	-47
^~i do	-19
^~i don't	-24
^~i have	-33
^~i just	-20
^~i like	19
^~i love	-23
^~i moved	17
^~i need	-32
^~i never	-23
^~i only	-19
^~i opened	-16
^~i prefer	23
^~i ran	-17
^~i read	-15
^~i renamed	-18
^~i said	43 0 0 -26
^~i see	-41
^~i shall	-13
^~i take	15
^~i talked	37 0 0 0 -49 -33
^~i tested	-15
^~i think	-18
^~i want	-17
^~i went	-24
^~i wonder	-17
^~i'd be	-23
^~i'd love	-15
^~i'll	-45
^~i'm	-40
^~i'm going	-19
^~i'm not	14
^~i'm on	-32
^~i've	-45
^~ids	32 -42 -66 0 59 -48
^~ids are	26 -39 -60 0 54 -40
^~if	-16
^~if a	30
^~if i	-19
^~if it	-20
^~if we	-39
^~if you	13
^~ignore	-35
^~ignore the	-24
^~ik	-42
^~il	23 0 -35
^~ill	-44
^~im	23
^~images	0 47 0 0 -51
^~images without	27 0 0 0 -40
^~implement	-47
^~implement the	-30
^~import	17
^~in	-15
^~in a	-32
^~in the	-16
^~increase	-17
^~increase the	-17
^~install	-16
^~integration	31 -47 0 0 45 -45
^~interesting	-57
^~interesting 	-32
^~invoice	-30 -38 0 0 38
^~is	-43
^~is it	-14
^~is that	-17
^~is the	-38
^~isr	0 54 0 0 -48
^~ist	-23
^~ist das	-23
^~it	-35 0 0 0 0 39
^~it complains	-22
^~it crashes	-20
^~it depends	-16
^~it fails	-30
^~it happens	-36
^~it has	14
^~it is	-71 0 0 -76 0 25
^~it isn't	23
^~it might	-18
^~it needs	34
^~it only	-26
^~it prints	-25
^~it reads	-30
^~it started	-14
^~it stopped	-23
^~it takes	15
^~it was	12
^~it would	-31
^~it'd	-17
^~it'd be	-17
^~it's	0 -54
^~it's 40	-16
^~it's a	28 0 0 0 -37
^~it's called	28
^~it's in	-37
^~it's not	0 0 0 0 -42 47
^~its	24 -44 0 -45 -62 56 -35
^~j'ai	-31
^~ja	0 -28 -40 54 -44 -31
^~ja ,	24 0 0 0 -25
^~je	22
^~je préfère	29
^~jede	24
^~jede änderung	24
^~jenkins	-34 0 0 0 33
^~jetzt	-27
^~jobs	23
^~jonas	-16
^~juce	20 -32
^~just	-28
^~just this	-25
^~kannst	-24
^~kannst du	-24
^~keep	0 0 0 -20 -58
^~keep answers	28
^~keep functions	20 -41 51
^~keep going	-64
^~keep that	-35
^~keep the	-39 0 0 -38
^~keep your	20
^~kein	27 -38 -32 0 0 30
^~keine	-15 0 0 0 0 -39
^~keine neuen	12
^~kill	-47
^~kun	-24
^~kun je	-24
^~la	0 -50
^~la copia	30
^~la cotisation	16
^~la page	-46
^~labels	19 -39 0 0 37
^~las	16 0 0 0 36
^~last time	16
^~later	-33
^~launch	28 0 0 0 -53
^~launch with	28
^~le	17 0 -50 -52
^~le build	14 0 0 0 -35
^~le serveur	22
^~le site	0 0 0 0 31
^~leave	36 0 0 -38 -50
^~leave the	-49
^~legal	26
^~legal says	37 0 0 0 -44
^~lemme	-16
^~lena	-21
^~lena is	-21
^~les	0 0 0 0 0 -48
^~les inscriptions	36
^~les tests	30
^~let	-13
^~let it	28
^~let the	-38
^~let us	-22
^~let users	-25
^~let's	-66 0 -62 59 -65
^~let's add	-18
^~let's assume	-30
^~let's do	-24
^~let's go	-18
^~let's see	-30
^~let's try	-32
^~let's use	-30
^~lift	-12
^~lift the	-12
^~line	-39 0 31 0 -37
^~lint	15 0 0 0 -49
^~lint is	0 0 0 0 -33
^~lists	39 0 -49
^~lists are	39 0 -49
^~load	-29
^~local	15 0 0 0 0 0 -16
^~log	43 0 0 -35
^~log the	-32
^~login	0 0 0 -24
^~logs	40 28 -59 0 0 -31
^~look	-42
^~look at	-38
^~looks	-55
^~looks good	-25
^~looks like	-42
^~los	31
^~los pedidos	17
^~los recordatorios	0 -26
^~los tests	24
^~loss	-47
^~lovely	-29
^~läuft	-36
^~mach	-43
^~mach mal	-21
^~mails	25 0 0 0 0 -35
^~main	26 -40 0 0 39
^~main is	26 -40 0 0 39
^~maintenant	17
^~make	0 3 0 0 0 -60
^~make a	-41
^~make it	24 0 0 0 0 0 -16
^~make lint	34 0 0 0 -38 0 60
^~make sure	-46
^~make the	-52
^~make this	-35
^~man	-16
^~maria	0 0 0 -22
^~marketing	-39
^~max	15 0 0 0 0 -62
^~max file	0 -24
^~maybe	-28
^~maybe use	-28
^~me	19 0 0 -27
^~memory	-38
^~mention	-16
^~merge	-28
^~merge it	-18
^~metrics	12
^~migrations	39 0 -31 0 -53
^~min	51 0 -46 -48 0 -70
^~min sdk	41 -26 0 0 62 -52
^~mira	-29
^~misschien	-24
^~misschien moeten	-24
^~missing	45 -43 0 0 47
^~mixed	31 0 0 45
^~mixed precision	31 0 0 45
^~mocks	-25
^~mocks are	-25
^~models	30 0 0 0 -22
^~money	22 44 0 0 -45
^~morning	12
^~move	-48
^~move the	-40
^~msrv	41 -32 0 0 32
^~msrv is	41 -32 0 0 32
^~mtu	42 0 0 0 45
^~multiplayer	-20
^~must be	-26
^~my	-53 0 0 0 45
^~my job	-34
^~my laptop	-26
^~my token	-25
^~nada	19
^~nada de	19
^~nah	25 -32 0 0 -38 37
^~name	0 0 96 0 0 -61
^~name it	-28
^~name tests	28
^~name the	-21
^~nee	25 0 -33 0 -32
^~nee ,	25 0 -33 0 -32
^~need	-23
^~nein	-10
^~nein ,	-10
^~never	0 0 0 0 -38 -90
^~never change	-20
^~never commit	26 0 -34
^~never edit	24
^~never log	34
^~never mind	-52
^~never push	31
^~never run	30
^~never seen	-41
^~never use	23
^~new	50
^~next	-16 0 0 0 -48
^~next is	-32
^~nice	-39
^~nice ,	-29
^~nicht	-20
^~nickel	-16
^~nimm	-41
^~no	0 0 0 0 -49
^~no ,	0 0 -44 0 0 65
^~no abbreviations	36 0 0 0 0 -38
^~no allocations	18
^~no any	31
^~no changes	-44
^~no docker	14 0 0 40
^~no dynamic	23
^~no emojis	36
^~no entiendo	-36
^~no force	44 58 -46 0 0 -43
^~no free	14
^~no idea	-45
^~no loops	-20
^~no luck	-44
^~no more	29 0 -40 66
^~no need	-37
^~no network	36 66 -25 -27
^~no new	22 0 0 -40
^~no rush	-34
^~no tests	-31
^~no the	-23
^~no third	26
^~no toques	17
^~no wait	-10 0 0 -30
^~nobody	0 58 0 -28 -68
^~nochmal	-35
^~nochmal bitte	-35
^~node	0 -54 0 -48
^~non ,	11 -35
^~non funziona	-39
^~nooit	32
^~nooit rechtstreeks	32
^~nope	-51
^~nos	37 0 0 44 -34
^~not	-22 0 0 0 -49
^~not needed	15
^~not yet	-24
^~nothing	37 69 0 0 -119
^~nothing goes	17
^~nothing in	0 25
^~nothing is	25
^~now	-55
^~now it	-19
^~now the	-23
^~npm	-38 0 0 -38
^~npm is	38 0 0 -27
^~null	32
^~numbers	41 0 38 -33 -58
^~nunca	21 36
^~não	34 0 0 0 -44
^~não mexe	32
^~o	0 0 0 0 50
^~obviously	-18
^~obviously the	-18
^~oh	-53
^~oh and	18
^~ok	19 0 -61 72 0 -57
^~ok 	-42
^~ok do	-19
^~ok next	-28
^~ok so	17
^~ok that	-24
^~okay	-5
^~old	33 0 0 0 0 -27
^~on	19 0 -64
^~on a	-15
^~on garde	19
^~on my	-15
^~on passe	34
^~on utilise	0 0 0 0 -31 39
^~one	0 0 0 0 0 -52
^~one assertion	34 0 0 0 -35
^~one file	18 -54 61 -42 -49
^~one moment	-32
^~one more	-24
^~one of	-32
^~one page	33 -45
^~one thing	-19
^~only	-26 0 -41 0 0 -53
^~only admins	26 -31
^~only one	-22
^~only show	-25
^~only the	14
^~only two	-34
^~open	-34
^~ops	19
^~orders	-28 -44
^~orders from	-16
^~our	-16 0 0 0 68
^~our fiscal	17
^~our pdf	-31
^~our users	-16
^~output	-12
^~overbooking	39 0 0 0 36
^~overbooking is	39 0 0 0 36
^~p99	0 -19
^~page	19 0 -44 0 51 -54
^~panics	31 42 0 -35
^~para	22
^~pas	32 60 0 -41 0 -51
^~pas de	32 60 0 -41 0 -51
^~passes	-23
^~per	38
^~perfect	-29
^~perfect ,	-26
^~phase	-16
^~phone	-23
^~photos	27
^~photos are	18 0 0 0 41
^~physics	30 0 0 -30
^~pickers	0 -35 0 0 32
^~pickers get	0 -35 0 0 32
^~pii	23 42 0 0 -39
^~pii columns	23 42 0 0 -39
^~pin	0 26
^~pin it	-24
^~ping	0 35 -32
^~please	0 0 0 0 -48 -67
^~please add	-17
^~please check	-20
^~please don't	28
^~please leave	10
^~please look	-15
^~please make	-20
^~please never	26
^~please prepare	-19
^~please remember	30
^~please write	-20
^~plot	-39
^~plot both	-22
^~plot the	-26
^~pls	22
^~pls no	30
^~pnpm	25 -44
^~pnpm 	-54
^~podríamos	-33
^~por	-27
^~port	-16
^~pr	-42
^~preferisco	17
^~prefiero	29
^~prefiro	16
^~prefiro nomes	16
^~presets	25 0 0 0 41
^~presets are	25 0 0 0 41
^~prices	-42 -53 -28
^~prices are	-38 -35 0 0 40 -41
^~pricing	25 -47
^~pricing is	17
^~print	-33
^~print the	-20
^~prod	48 0 -44 0 0 -58
^~product	23 -58 0 0 0 -35
^~profile	-22
^~public	0 45 -34 0 -36
^~public types	0 45 -34 0 -36
^~puedes	-18
^~pull	-15
^~put	27 0 0 0 -47 44
^~put it	15
^~put that	-28
^~pwm	-13
^~pwm is	-13
^~python	25
^~python 3	24 0 0 -36
^~quick	0 0 0 0 40
^~quick question	-24
^~quote	34
^~raw	17
^~react	-50
^~read	0 0 34 0 -35 0 -13
^~redis	-15 -46 -38 0 0 -41
^~redis is	-18
^~regarde	-28
^~relance	-37
^~relance les	-37
^~release	19 0 0 -41
^~releases	0 -36
^~releases are	0 -36
^~reload	-33
^~remember	-22
^~remove	-33
^~remove that	-18
^~remove the	-44
^~rename	-51
^~rename the	-26
^~replace	-42
^~replace the	-38
^~reports	49 0 -56
^~rerun	-44
^~rerun with	-42
^~restart	-34
^~restiamo	29
^~restiamo su	29
^~results	24
^~retention	45 -58 0 0 54 -56
^~retour	31
^~retour kan	31
^~retries	0 -22
^~retry	-28
^~return	29 0 44 0 -25 -29
^~returns	30 0 0 0 43 -39
^~revenue	0 -41 0 0 46
^~revert	-28
^~reviewer	-41
^~right	-18
^~right so	14
^~roll	-25
^~roll it	-21
^~rollback	0 0 0 0 28
^~rollback window	28 0 0 0 28
^~room	-23
^~root	30 0 0 -28
^~rotate	-19
^~rotate the	-19
^~round	-30
^~rule	-32
^~run it	-35
^~run the	-24
^~runs	21 0 -49 0 55
^~same	-24
^~save	-16
^~save the	-27
^~scale	-38
^~schau	-25
^~schau dir	-25
^~scope	-38
^~scratch	0 0 0 0 -38
^~scratch that	-36
^~scratch the	26 0 0 0 -38
^~screenshots	29 38 -37 0 -43
^~scrolling	-26
^~scrolling is	-26
^~search	-24
^~search for	-41
^~secrets	17 56
^~secrets come	0 0 0 0 -45
^~secrets rotate	23 48 0 0 -47
^~see	-19
^~see the	-19
^~seeds	14 0 0 0 42
^~send	-47
^~send the	-21
^~service	31 0 -37
^~sessions	30 -40 0 0 43 -46
^~set	10
^~set up	-28
^~she	-26
^~ship	0 -28
^~ship it	-17
^~short	0 -45 50 0 -40 -28
^~short 	-55
^~shorten	-28
^~shorter	-34
^~should	-41
^~should be	-20
^~should we	-23
^~show the	-50
^~sign	-31
^~sign it	-31
^~silence	-24
^~since	-17
^~since the	-24
^~skip the	-15
^~slow	-46
^~small	37
^~so	-17 48 0 0 -43
^~so don't	33 42 0 0 -34
^~so i	-20
^~so remove	-20
^~so the	-19
^~some	-48
^~some people	-26
^~somebody	-31
^~somebody wrote	-21
^~someone	-16
^~someone on	-14
^~something	-22
^~something is	-39
^~sonntags	22 -35 0 0 35
^~sonntags ist	22 -35 0 0 35
^~sorry	-17
^~sorry for	-30
^~sort	-54
^~sort by	-44
^~sounds	-46
^~spaces	45 -34 51 -41 -40 -37
^~split	-39
^~split the	-33
^~split this	-15
^~squash	15 51 -52 -34
^~src	29
^~ssh	14 -46 0 0 41
^~ssh only	26 -46 0 0 41
^~staging	0 -47 0 -41 61 -58
^~staging is	-38
^~start	-17
^~start the	29
^~start with	-43
^~status	-24
^~stay	45 0 0 0 0 -44
^~stick	26
^~stick to	26
^~still	-24
^~stop	0 0 0 -72
^~stop adding	19
^~stop after	-19
^~stop the	-43
^~storybook	34
^~strings	14 0 -51 -41
^~strings go	0 0 0 0 0 -46
^~sunday	32 0 0 -28 35 -37
^~sunday service	32 0 0 -28 35 -37
^~super	-22
^~super ,	-17
^~support	34 -78 -52 -58 81 -59
^~suppose	-17
^~suppose the	-17
^~sure	-42
^~sure 	-36
^~sure ,	-27
^~swap	-16
^~swap the	-16
^~switch	19 0 0 -43
^~switch to	14
^~table	-16 0 0 0 -28
^~tables	22 0 50 -33 -52 -36
^~tabs	39 0 46 -39 -45 -35
^~tags	18 0 0 0 -44
^~tags are	18 0 0 0 -44
^~tail	17 -47 0 0 -49
^~take	-30
^~target	28 -39 0 0 50
^~target is	28 -39 0 0 50
^~teh	-40
^~tell	22
^~tell me	22
^~temperature	27 0 0 0 32
^~temperature is	27 0 0 0 32
^~test	46 0 0 0 0 -61 -50
^~test data	32
^~tests	23 0 0 -67 -60
^~tests are	-15
^~tests should	30
^~text	43
^~thank	-24
^~thank you	-24
^~thanks	-33
^~thanks 	-14
^~thanks ,	-20
^~thanks a	-26
^~thanks for	-19
^~that	0 0 0 -50
^~that is	-31
^~that would	-16
^~that's	0 0 0 0 0 62 -55
^~that's a	-42
^~that's enough	-27
^~that's the	0 0 0 0 -56 61
^~thats	-40
^~the api	20 -71 0 -66
^~the app	0 -55
^~the archive	-28
^~the arm	8
^~the audit	-45
^~the backend	18
^~the banner	-23
^~the board	-41
^~the book	-18
^~the bootloader	33 0 0 0 0 -39
^~the boss	-35
^~the bucket	31 0 0 0 50
^~the budget	22 -36 0 0 44
^~the bug	13
^~the build	0 -63 0 0 55
^~the bulletin	26
^~the cache	8
^~the calendar	-35
^~the canary	-18
^~the channel	32
^~the cli	8
^~the client	-58
^~the cluster	46 0 0 -51 66 -38
^~the comment	-23
^~the contact	14 -38 0 0 43 -24
^~the counter	36 0 0 0 43 -36
^~the customer	-64 -59
^~the data	-32
^~the db	24
^~the default	-37
^~the design	11
^~the device	-23
^~the diff	-30
^~the disk	-28
^~the docker	-41
^~the docs	7 -41 0 0 0 -44
^~the e2e	32
^~the error	-29
^~the export	-36
^~the feature	25
^~the fee	-29
^~the feed	32
^~the field	-15
^~the file	-26 0 0 0 45 -35
^~the first	-34
^~the flag	34 0 0 0 0 47
^~the form	39
^~the free	31
^~the function	-29
^~the graph	-17
^~the handler	-32
^~the header	-40
^~the holdout	21 42
^~the icon	-24
^~the id	27
^~the image	-21
^~the import	-34
^~the importer	0 0 0 0 57
^~the invoice	-23
^~the job	-21
^~the label	-28
^~the largest	-31
^~the last	-27
^~the led	-44
^~the license	0 -39 0 0 33
^~the limit	12 -58 0 0 0 -47
^~the linter	-31
^~the list	-37
^~the log	-48
^~the login	-40
^~the logo	25
^~the loop	-43
^~the machine	24 -34
^~the max	27
^~the message	-34
^~the migration	-31
^~the min	20
^~the modal	-39
^~the name	-22
^~the nas	-16
^~the new	-50
^~the nightly	24
^~the number	17
^~the numbering	13
^~the numbers	0 0 0 0 29
^~the office	29 0 0 0 43 -46
^~the old	0 0 0 0 0 -21
^~the one	-24
^~the only	-33
^~the orders	32 -38 0 0 39
^~the page	-28
^~the parser	0 0 0 0 38 -30
^~the partner	0 0 0 0 51 -25
^~the pipeline	9 -44 0 0 44
^~the plugin	20 -39
^~the preview	-38
^~the price	-43
^~the public	0 46 0 0 -37
^~the pull	-35
^~the queue	10
^~the release	-20
^~the report	-21 0 0 0 47 -42
^~the rest	-23
^~the result	-26
^~the retention	13 0 0 0 -40
^~the sandbox	16
^~the scanner	-23 0 0 0 34
^~the scheduler	0 0 0 0 51 -41
^~the schema	-28
^~the script	-24
^~the search	0 0 0 0 38
^~the second	-41
^~the server	11 0 0 -49
^~the service	24
^~the shop	26
^~the sidebar	16 0 0 0 36
^~the spec	-27
^~the staging	33 0 0 0 -24
^~the status	34 0 0 0 37
^~the steering	12
^~the support	-31
^~the sync	33 -43
^~the table	-23
^~the tablet	6
^~the target	15
^~the tax	38 0 0 0 46
^~the team	28
^~the test	-46 0 0 0 53
^~the ticket	-25
^~the title	-29
^~the upload	-33
^~the user	-19
^~the vendor	0 0 0 -48 45
^~the vote	30 0 0 35 -38
^~the vpn	-21 0 0 0 33
^~the warehouse	25
^~the watchdog	36
^~the wiki	21 0 0 0 35
^~the window	0 1
^~the worker	25
^~the year	40 0 0 0 47
^~the youth	33
^~then	-23
^~theoretically	-37
^~there	-17
^~there are	0 0 0 0 56
^~there is	-30
^~there should	-15
^~there's	0 -65
^~there's a	9 -56
^~there's an	-21
^~they	0 -42
^~they changed	-23
^~this	-59
^~this button	-20
^~this function	-31
^~this is	-28
^~this needs	-34
^~this should	-20
^~those	26
^~three	-16 0 -28 0 -56 36
^~thx	-14
^~tiles	-45
^~tim	24
^~timeout	37
^~timeout should	35 0 0 0 31
^~timestamps	25 -51 0 0 52
^~timestamps are	22 -45 0 0 39
^~tmp	18
^~to	26
^~today	-45
^~today is	-15
^~todo	34 35
^~token	16 0 0 0 44 -47
^~tokens	0 -50
^~too	-20
^~touch	-35
^~translate	-18
^~translate the	-18
^~translations	0 -40
^~try	-48
^~try a	-18
^~try another	-15
^~try it	-38
^~ttl	25
^~turn this	-27
^~two	0 0 -44
^~two things	-37
^~type	0 -49 36 -47 0 -62
^~type hints	30 -40 50 0 -45
^~un	31
^~un adhérent	28 0 0 -29
^~under	30
^~under no	30
^~undo	-39
^~undo that	-31
^~unit	-28
^~units	24 -49 -41
^~units are	13
^~update	-26
^~update the	-25
^~upgrade	0 0 0 0 36
^~upload	-32
^~uploads	38 -64
^~usa	31 0 0 0 -53
^~use	0 0 0 0 -91
^~use a	-26
^~use british	22
^~use it	-21
^~use make	32
^~use my	-33
^~use the	-46 -46
^~use this	-21
^~user	16 0 0 0 0 -45
^~users	-28 -53 0 -50 48 -56
^~users without	-18
^~v1	29
^~valeu	-18
^~validate	-30
^~version	-10
^~verzending	19
^~verzending is	19
^~vet	-27
^~vor	17
^~vor jedem	17
^~wait	-43
^~wait ,	-31
^~warning	-28
^~warning :	-28
^~was	-29
^~watchdog	-12 0 0 0 40
^~watchdog window	27 0 0 0 40
^~wave	-17
^~we	0 0 -80
^~we agreed	25
^~we are	-36 0 0 0 0 -31
^~we changed	-33
^~we could	-25
^~we decided	-24
^~we discussed	-26
^~we don't	0 0 0 0 -54
^~we dropped	20
^~we get	26
^~we got	-30
^~we had	-45
^~we have	22
^~we keep	0 -21
^~we lost	-29
^~we might	-31
^~we need	-19
^~we never	34 35 0 -39
^~we no	22 0 0 0 -29 24
^~we report	26
^~we settled	20
^~we should	-32
^~we support	33 0 0 -53
^~we switched	21 0 0 0 -46
^~we take	34
^~we test	26
^~we use	27 -56 -36
^~we used	-42
^~we went	44 0 0 0 0 -37
^~we'll	40 0 0 54 -52
^~we're	0 0 0 0 0 -67
^~we're blocked	-35
^~we're going	31
^~we're keeping	25
^~we're not	15 0 0 0 0 -40
^~we're on	-25
^~we've	-25
^~well	-33
^~went	26
^~went with	26
^~what	-24
^~what about	-16
^~what does	-29
^~what happens	-30
^~what if	-13
^~what is	-23
^~what was	-13
^~what would	-13
^~what's	-26
^~what's the	-25
^~whatever	0 0 0 0 -62
^~whats	-43
^~whats the	-16
^~when	26 0 0 0 0 0 -50
^~when a	-13
^~when i	-20
^~when you	27
^~where	-24
^~which	23
^~which one	-20
^~which version	-11
^~who	-39
^~who owns	-16
^~whoever	43 0 0 0 0 -44
^~why	-32
^~why does	-19
^~why is	-28
^~wieso	-33
^~windows	30 -51
^~wir	11 0 0 0 -57
^~wir bleiben	23
^~wir sind	40 0 0 0 -55
^~works	-19
^~works on	-11
^~would	-26
^~would it	-24
^~wow	-29
^~write	0 -54 34 0 -42
^~write a	-32
^~write tests	-32
^~write the	16 -41 32
^~wrong	25 -51 0 0 -40 44
^~ya	0 0 0 0 0 -34
^~ya no	14 0 0 0 0 -34
^~yeah	-24
^~yes	25
^~yes 	20
^~yes ,	20 0 -35 -57
^~yes for	13
^~yes please	-29
^~yesterday	-28
^~you may	0 50 0 0 -50
^~you must	-27
^~you need	12 0 0 0 34
^~you should	27
^~you're	14
_ !	0 0 -43 0 0 37
_ ! $	-19 0 -39 0 0 37
_ "	-20
_ " $	-33 0 0 0 42 -32
_ " ,	45
_ " Name	-10
_ " _	-24 0 0 0 65 -69
_ (	-20 0 -41 -45
_ ( )	-26
_ ,	27
_ , <code>	21
_ , <ip>	19 0 0 0 39
_ , <name>	40 0 0 0 -31
_ , <number>	42 -85
_ , <version>	27
_ , ALWAYS	56 57 0 -46 -67
_ , ASKS	-19
_ , BECAUSE	-22 0 0 0 -50
_ , DECIDE	40 -79 -93 0 -59
_ , DONE	-15
_ , DONT	26
_ , EVERY	37
_ , FORNOW	-31
_ , FUTURE_I	-41
_ , GRATITUDE	-48
_ , HEDGE	-27
_ , I	0 0 0 0 -65
_ , IF	30 0 0 0 0 -48
_ , IS	57 -53 0 0 0 52
_ , LIVES	15 0 0 0 0 -39
_ , MUST	-15 -44 0 0 -42 0 58
_ , NEVER	25 0 0 -54 0 -55
_ , NOT	27
_ , NOW	23
_ , Name	36 0 0 0 0 -38
_ , OUR	15 0 0 0 44
_ , OWNER	20 -59 0 0 61 -43
_ , PLEASE	21 -63
_ , THEY	0 0 -61
_ , THIS	19
_ , UNLESS	28
_ , USE	-14 0 0 0 0 54
_ , WE	27
_ , WHAT	-38
_ , YOU	17 -64 0 0 0 46
_ , _	14
_ , a	27 0 0 63
_ , also	30 45 -42
_ , and	0 0 0 -72
_ , as	-28 0 -2
_ , but	-36
_ , da	23 0 0 0 -49
_ , das	-21
_ , der	0 0 0 0 0 -46
_ , die	0 0 0 0 -53
_ , do	-20
_ , for	0 0 0 0 -34
_ , just	0 0 45
_ , la	-21
_ , le	0 0 0 0 -48
_ , like	23 0 0 -36
_ , more	37
_ , new	0 0 0 0 0 -26
_ , old	20
_ , on	26
_ , one	43
_ , or	15 0 0 -35 38
_ , then	0 0 0 0 43 -40
_ , there	0 0 -15 0 -32
_ , two	46
_ , with	-31
_ -	30 -41 0 0 40 -30
_ - _	30 -41 0 0 40 -30
_ :	0 0 0 0 -37
_ ;	38 0 0 0 -47
_ ; _	21 0 0 44 -47
_ ; the	16
_ <acronym>	36 0 -80
_ <acronym> $	21 0 0 0 -31
_ <acronym> =	25
_ <acronym> LIVES	15
_ <acronym> ONLY	0 0 0 0 -39
_ <acronym> _	0 0 0 -46
_ <amount>	0 0 -73 0 0 -77
_ <amount> $	0 0 -37
_ <amount> LIVES	16 -41 0 -32 44
_ <amount> _	0 0 0 0 53
_ <code>	-16 -52 -59 0 37 -63 41
_ <code> $	38 -26 -22 0 -42 0 52
_ <code> ,	23 0 0 0 0 -41
_ <code> IS	0 0 0 0 52
_ <code> to	-35
_ <date>	26
_ <flag>	50 -66 -59 -77 -55 -63 121
_ <flag> $	40 0 0 -31 -33 -38 55
_ <flag> _	23
_ <host>	43
_ <host> $	33 -60
_ <ip>	14
_ <ip> $	14
_ <name> $	43 0 0 0 0 -49
_ <name> ,	38
_ <name> in	-23
_ <name> to	-24 0 0 0 40
_ <number>	0 0 -94
_ <number> $	35 -45 -74 42 0 0 -62
_ <number> ,	38
_ <number> <acronym>	29
_ <number> DONE	-32
_ <number> FORNOW	-22
_ <number> IS	-22 -94 0 -75 108 -87
_ <number> LIVES	-40
_ <number> NOT	-41
_ <number> NOW	0 0 0 0 0 -35
_ <number> SYMPTOM	-32
_ <number> TIME	-60 -56 0 0 58 -61
_ <number> UNLESS	15 -23
_ <number> _	11 0 -61 -54 0 -67
_ <number> and	5 0 0 0 57
_ <number> in	-20
_ <number> of	-40
_ <number> or	-29
_ <number> to	20 0 0 0 0 -63
_ <path>	42
_ <path> $	29
_ <version>	32 0 0 0 0 -16
_ <version> $	0 -36
_ <version> ,	18 0 0 0 51
_ <version> BECAUSE	13 -40
_ <version> IS	18 0 0 -27
_ <version> _	0 0 0 0 0 -40
_ =	-14 -40 -27 0 52 -39 -27
_ = <number>	-36
_ ?	-35
_ ? $	-34
_ AGAIN $	-37
_ AGAIN ,	28
_ ALWAYS	36 0 0 -84
_ ALWAYS $	51 -30 0 -56
_ ALWAYS ,	23 -47
_ ALWAYS _	0 0 -47
_ BECAUSE	21
_ BECAUSE $	24 0 0 0 -50
_ BECAUSE THEY	15 0 0 0 -34
_ BECAUSE _	16
_ BECAUSE of	40 0 0 -75
_ CALLED	30
_ CALLED $	20 -54
_ CALLED _	25 -52 -42 0 -53 56
_ DECIDE	55 -79 -98 81 -37
_ DECIDE $	27 0 -49
_ DECIDE ,	42 0 0 0 -50
_ DECIDE _	23 0 0 0 -38
_ DECIDE on	19 0 0 27
_ DONE	0 0 0 0 0 -44
_ DONE $	-42
_ DONE NOW	21
_ DONE by	-12
_ DONE on	-31
_ DONT	18 38 -61 0 0 -52
_ DONT _	12 0 -55 0 0 -50
_ DROP	15 0 -80 0 0 -72
_ DROP $	-27 0 0 39 -43
_ DROP _	34 0 -54 -51
_ EVERY	-14
_ EVERY $	-49 -25
_ EVERY ,	-27
_ EVERY <number>	28
_ EVERY IS	16 0 0 0 -44
_ EVERY LIVES	43
_ EVERY Name	23
_ EVERY THIS	0 0 0 -56
_ EVERY TIME	46 0 -62 0 56
_ EVERY the	-31 -46 0 0 -52 45
_ FORNOW	-45
_ FORNOW $	-51 0 0 0 43
_ FORNOW ,	-16
_ FORNOW _	-30
_ FORNOW one	-23
_ FUTURE_I	-26
_ FUTURE_I _	-26
_ GRATITUDE	-21
_ GRATITUDE !	-17
_ GRATITUDE ,	-33
_ GRATITUDE IF	-17
_ GRATITUDE _	-14
_ HEARSAY	-46 0 0 -65
_ HEARSAY $	33 0 0 0 -61
_ HEARSAY GRATITUDE	-16
_ HEARSAY NEVER	-36
_ HEARSAY THIS	-27
_ HEARSAY _	-25 47 0 0 -34
_ HEARSAY the	-23
_ HEDGE $	-21
_ HEDGE IS	-27
_ HEDGE LIVES	-29
_ HEDGE NOT	-15
_ HEDGE THIS	-21
_ HEDGE WE	-21
_ HEDGE _	34
_ HEDGE on	24
_ HEDGE the	-23
_ I	-35 0 91 0 -59
_ I <number>	-32
_ I CALLED	-28
_ I DONT	-19
_ I IF	16
_ I LIVES	-23
_ I WHAT	-19
_ I _	0 0 0 0 -75
_ I a	-16
_ I first	-37
_ I in	-40
_ I the	0 -52
_ IF ,	27 38 0 0 -38
_ IF IS	-28
_ IF THEY	18 0 0 0 0 -28
_ IF THIS	18
_ IF WE	-36
_ IF _	21
_ IF a	22
_ IF the	0 -62 0 0 63
_ IF there	31
_ INSTEAD	15 -47 0 0 -62
_ INSTEAD $	0 -35 0 62 0 -32
_ INSTEAD <number>	-34
_ INSTEAD _	45 -39 0 0 -81 42
_ IS	19
_ IS "	-46
_ IS $	-37
_ IS <acronym>	42 -58 -52 0 64 -53
_ IS <amount>	38 -46
_ IS <code>	29
_ IS <host>	36 0 0 0 66 -65
_ IS <mail>	35 0 0 0 38
_ IS <name>	55 0 -67 -59 83 0 -52
_ IS <number>	30
_ IS <version>	-27 -47 0 0 57
_ IS ALWAYS	12 0 -58 32 0 -55
_ IS CALLED	0 0 0 0 -26
_ IS DONE	0 0 0 -82 50
_ IS DROP	0 -82 0 43
_ IS EVERY	43 0 0 0 0 -42
_ IS FORNOW	-33
_ IS I	43 0 -37 -30 0 -35
_ IS KEEP	-18 -59 0 0 64 -43
_ IS LIVES	33
_ IS MAYNOT	20 54 0 0 -60
_ IS MOVED	0 0 0 -45
_ IS MUST	-27
_ IS NEVER	0 41 -74 0 -51
_ IS NO	0 -41 -42 -46 49
_ IS NOLONGER	-16 -57 0 0 0 -58
_ IS NOT	-44
_ IS NOW	0 0 0 0 54 -35
_ IS Name	34 -63 -58 0 49
_ IS ONLY	26
_ IS OUR	29 -50 0 0 45
_ IS PER	59 -70 0 -47
_ IS SYMPTOM	-35
_ IS TIME	27
_ IS USE	-14
_ IS WHAT	31 0 0 0 0 -54
_ IS WRONG	-38
_ IS a	41 0 0 -80
_ IS an	41 0 0 0 61 -49
_ IS at	0 -77 0 -51 76 -86
_ IS bei	33
_ IS by	19
_ IS de	27
_ IS en	-13
_ IS for	0 0 0 0 -49
_ IS from	9 -60 -59 -61
_ IS im	-15
_ IS in	10 0 -63 -107 44
_ IS off	20 0 -49 0 0 -52
_ IS on	37
_ IS one	22 0 -50 0 32 -34
_ IS out	-19 0 -46 0 -51
_ IS over	0 0 0 0 -54
_ IS the	21 0 0 -61
_ IS to	-34
_ IS two	34 -47 -20
_ IS up	-18
_ KEEP	26 0 -52 101
_ KEEP $	27 0 0 0 -41
_ KEEP ,	58 0 0 0 -81
_ KEEP <number>	27 0 0 -41
_ KEEP THEY	25 -37 0 -51
_ KEEP THIS	0 -47
_ KEEP _	24 0 -74
_ KEEP at	-21
_ KEEP off	21 0 0 0 0 -34
_ KEEP on	27
_ KEEP under	21 48 0 0 -43
_ LIVES	23
_ LIVES $	-19 -73 0 -73
_ LIVES ,	29
_ LIVES <flag>	14 0 0 0 -33
_ LIVES <number>	0 -98 0 -101
_ LIVES DROP	18
_ LIVES EVERY	26 0 0 0 58 -55
_ LIVES FORNOW	-27
_ LIVES IS	42
_ LIVES MOVED	0 0 0 0 34
_ LIVES NO	0 -76
_ LIVES Name	0 0 0 0 42
_ LIVES ONLY	44 0 -64 0 0 -46
_ LIVES PER	40 0 0 0 0 -46
_ LIVES THIS	27
_ LIVES USE	45 -58 0 -44
_ LIVES a	0 0 -90
_ LIVES after	34 -42 0 0 54 -48
_ LIVES an	50
_ LIVES as	23 -39 -25
_ LIVES at	32 -72
_ LIVES back	-20
_ LIVES by	21 0 0 0 -44 0 48
_ LIVES en	27
_ LIVES from	22 0 -79
_ LIVES in	38
_ LIVES into	29 0 0 0 0 -28
_ LIVES on	49
_ LIVES one	35 -54 0 0 58
_ LIVES out	22 -59 0 -46 68 -58
_ LIVES the	2 0 -39
_ LIVES two	0 0 0 0 0 -44
_ LIVES under	0 0 0 0 -40
_ LIVES up	23
_ MAYNOT	0 0 -55
_ MAYNOT LIVES	30
_ MAYNOT _	-15 0 -26
_ MOVED	12 0 -73
_ MOVED $	0 42 0 -45 0 -50
_ MOVED ,	41 0 0 -45
_ MOVED <number>	-18
_ MOVED by	0 0 0 0 32 -28
_ MOVED from	28
_ MOVED the	37 -41 -56 0 0 -49
_ MOVED to	30 -41
_ MUST	11
_ MUST $	20 0 0 42 -44
_ MUST <number>	44 -55
_ MUST DONE	37 0 0 0 0 0 -23
_ MUST KEEP	-26 0 0 0 -60
_ MUST LIVES	0 37 0 0 0 -44
_ MUST NEVER	37 0 0 0 -38
_ MUST THIS	19
_ MUST USE	23
_ MUST _	9
_ MUST an	0 0 0 0 19
_ MUST more	-35
_ NEVER	0 60 -36 0 0 -88
_ NEVER $	-16
_ NEVER LIVES	0 44 0 0 0 -30
_ NEVER _	24 0 0 0 0 -53
_ NO ,	-20
_ NO SYMPTOM	19
_ NOLONGER	22 -24
_ NOLONGER ,	38
_ NOT	-14 0 -96
_ NOT $	-40 -63
_ NOT DONE	-14
_ NOT IS	-19 -35
_ NOT LIVES	-11 0 0 0 0 -61
_ NOT _	0 0 -64 0 -34
_ NOT on	35 0 0 0 -39
_ NOW	32 -76 0 0 55
_ NOW $	30 -91 0 0 63 -66
_ NOW ,	28 0 0 -58 47 -22
_ NOW BECAUSE	14 0 0 0 -15
_ NOW FORNOW	28
_ NOW LIVES	23
_ NOW TIME	19 0 0 0 -38 38
_ NOW _	0 -57
_ NOW and	-16
_ NOW last	40
_ NOW the	0 0 0 0 60 -41
_ NOWON	50 0 -28
_ NOWON $	33 0 -50 0 -53
_ NOWON ,	18
_ NOWON THIS	23 0 0 0 0 -39
_ NOWON _	24 -31 0 0 42
_ Name ,	0 -49 0 0 0 -45
_ Name LIVES	-35
_ Name Name	42 -45
_ Name _	19 0 -53
_ ONLY	44 0 0 0 0 -57
_ ONLY $	19 0 -45 0 -49
_ ONLY <number>	29
_ ONLY AGAIN	19
_ ONLY DONE	0 -48 0 0 47
_ ONLY LIVES	-24
_ ONLY WHAT	25 -61 70 -40 -32
_ ONLY _	35 50 0 -36
_ ONLY between	24
_ ONLY from	29
_ ONLY in	35 0 -46 0 -58 -38
_ ONLY on	16 -40 0 0 38
_ OUR	18
_ OUR _	21
_ OWNER	28 0 0 0 0 -56
_ OWNER $	36
_ OWNER _	24 -50 0 0 44
_ PAST_I	-52
_ PAST_I _	-25
_ PAST_I at	-35
_ PAST_I the	-20
_ PER	34
_ PER $	0 0 0 -71
_ PER ,	41 0 0 0 0 -63
_ PER NOW	42 0 0 0 51 -36
_ PER TIME	0 0 0 0 53 -54
_ PER _	26
_ PER and	19
_ PLEASE	0 0 53 -44 -56
_ PLEASE $	0 -37 46 -25 -36
_ PLEASE ,	25 0 0 0 -43
_ PLEASE _	0 -52 34
_ PLEASE auf	22
_ PREFER THIS	13
_ PREFER the	22
_ SHOULD	0 -27
_ SHOULD ALWAYS	25
_ SHOULD LIVES	-25
_ SHOULD NEVER	-38
_ SHOULD _	0 -67
_ SYMPTOM	-12 0 0 -60
_ SYMPTOM $	-25
_ SYMPTOM ,	22
_ SYMPTOM FORNOW	-13
_ SYMPTOM NOW	-39
_ SYMPTOM _	29 0 0 0 -70 -51
_ SYMPTOM after	-37
_ SYMPTOM for	-33
_ SYMPTOM on	-18
_ THEY $	-34 0 0 0 0 -54
_ THEY FORNOW	-18
_ THEY IS	0 -34
_ THEY _	-25
_ THEY in	29
_ THEY up	20
_ THIS	-20
_ THIS $	-25
_ THIS ,	37 0 0 0 -51 -48
_ THIS <number>	-8
_ THIS ?	-19
_ THIS DECIDE	33 -38 0 37
_ THIS DONE	32
_ THIS HEARSAY	-14
_ THIS I	-35
_ THIS MUST	-15
_ THIS NOT	24
_ THIS Name	29 0 0 0 -33
_ THIS PLEASE	-21
_ THIS SYMPTOM	22
_ THIS TOO	-17
_ THIS UNLESS	-33
_ THIS WAS	29
_ THIS WHAT	-28
_ THIS after	-27
_ THIS and	-25
_ THIS at	24
_ THIS first	-18
_ THIS for	-42
_ THIS from	-17
_ THIS in	-46 0 0 0 -44
_ THIS into	-33
_ THIS on	-22
_ THIS one	-21
_ THIS the	-40 0 0 0 48
_ THIS to	-36
_ THIS with	0 -50
_ TIME $	0 0 0 0 0 -48
_ TIME ,	-26
_ TIME IS	-17 0 0 -40
_ TIME LIVES	30 0 0 0 46
_ TIME NOW	-21
_ TIME _	24 -50 0 -52 77 -43
_ TIME and	32
_ TOO	0 -74 0 0 0 49
_ TOO _	0 -55
_ UNLESS	40
_ UNLESS $	22
_ UNLESS <number>	-23 0 0 0 32
_ UNLESS <version>	21 0 0 23
_ UNLESS EVERY	0 0 0 0 -42
_ UNLESS I	17 0 -38
_ UNLESS Name	21
_ UNLESS THEY	34 54
_ UNLESS THIS	29
_ UNLESS TIME	24 0 0 0 45
_ UNLESS YOU	20 0 0 0 0 -41
_ UNLESS _	31 0 0 0 -69
_ UNLESS a	0 0 -49 -78
_ UNLESS an	22
_ UNLESS the	40
_ USE	22 0 -80 0 29
_ USE <code>	26
_ USE <name>	0 0 0 0 -36
_ USE <number>	-19 0 0 0 48
_ USE PER	-28
_ USE THIS	0 0 0 -50
_ USE _	12 -25 -59 0 53
_ USE a	33 0 0 0 -55
_ USE over	35
_ USE the	35 0 -48 -64
_ WAS	0 -74
_ WAS <number>	-32
_ WAS SYMPTOM	18
_ WAS TOO	18 0 0 0 0 -37
_ WAS _	13 0 0 0 48 -62
_ WAS to	-26
_ WE	16 0 -90 60 0 -82
_ WE KEEP	29
_ WE LIVES	-19
_ WE MUST	-17
_ WE _	33 0 -69 40 0 -59
_ WE do	36
_ WHAT	-26 0 0 0 0 -68
_ WHAT $	-18
_ WHAT ,	23 0 -26
_ WHAT I	-45
_ WHAT IS	-30
_ WHAT LIVES	-28
_ WHAT SYMPTOM	-21
_ WHAT WAS	25
_ WHAT WE	-37
_ WHAT YOU	24
_ WHAT the	-43
_ WRONG	0 0 0 0 51
_ WRONG $	-10
_ YOU	0 -88
_ YOU $	-26
_ YOU MOVED	23
_ YOU _	-11 -68
_ YOU the	20
_ a	0 0 -39
_ a SYMPTOM	21
_ a _	-27 0 -35
_ a las	37 0 0 0 42
_ a new	-23 -31
_ after	13 0 0 0 -57
_ after <number>	-15 0 0 -49 -24
_ after EVERY	50 0 0 60 -61
_ after _	16 0 0 0 0 -37
_ after the	0 0 0 -58
_ an	-13 0 0 0 -63
_ an $	-27
_ an SYMPTOM	-38
_ an _	0 0 0 0 -51
_ and <name>	-25
_ and <number>	22
_ and EVERY	37
_ and I	15
_ and IS	0 0 0 0 0 -54
_ and KEEP	-18
_ and LIVES	-11 -53
_ and NOT	41 -81
_ and ONLY	-14 -30
_ and SYMPTOM	-30
_ and THEY	44
_ and THIS	-28
_ and USE	25
_ and WAS	-30
_ and WE	18
_ and WHAT	20
_ and the	0 0 0 0 0 -56
_ and then	0 0 0 0 0 -52
_ as	0 0 0 0 0 -88
_ as _	16 0 0 0 0 -59
_ as a	14
_ as in	40 0 0 -26 -44
_ at	0 0 0 0 0 -79
_ at <amount>	20 -38 0 0 37
_ at <number>	0 -43 -84 0 65 -46
_ at <time>	-17
_ at EVERY	-17
_ at IF	-24
_ at THIS	-22
_ at a	33 0 0 0 -42
_ auf	0 0 0 0 0 -56
_ auf _	19 0 0 0 -57 -40
_ auf dem	16
_ avec	42 -46 0 0 0 -41
_ avec <code>	14
_ avec _	36 -33 0 0 0 -37
_ back	-23
_ back $	-27
_ between <number>	-15
_ between LIVES	-23
_ between _	25
_ between the	-29
_ both	-39
_ both _	-27
_ but	25 0 -47 -62 0 -70
_ but EVERY	-38
_ but NOT	34 0 0 0 0 -49
_ by <acronym>	-14
_ by <code>	0 -27 0 0 -41
_ by <number>	-43
_ by CALLED	-16
_ by Name	-15
_ by THEY	24
_ by THIS	-13
_ by _	34
_ by a	44
_ by the	22
_ by two	-29
_ com	46 -43 -49 0 0 -44
_ com _	42 -40
_ con	27
_ con <code>	0 0 0 0 -34
_ con _	24
_ da	-21
_ dans	-14
_ dans les	18
_ das	-37 0 -46 0 0 -52
_ das $	-38
_ de	24
_ de <number>	35
_ de _	0 0 0 0 0 -79
_ de la	19
_ dem	24
_ dem Name	22
_ den	-41
_ den _	-39
_ die	0 -47
_ die Name	-39
_ die _	37 -42 0 0 52
_ do	0 0 -47
_ do THIS	-24
_ e	20
_ e _	20
_ ein	22 0 0 0 0 -36
_ eine	-25
_ eine _	-29
_ el	14 -62
_ el de	23
_ em	35
_ em _	28
_ en _	27 0 0 0 0 -69
_ et	36 -40 0 0 -34 50
_ first	30
_ first $	17 0 0 -49 -57
_ first ,	23
_ first and	28
_ first the	-37
_ for <name>	-19
_ for <number>	25 0 0 -51 0 -42
_ for EVERY	19 0 0 0 0 -67
_ for I	14
_ for PER	-41
_ for THEY	0 0 0 0 -31
_ for THIS	-23
_ for TIME	-38
_ for YOU	-21
_ for _	18
_ for a	-36
_ for one	0 0 0 -37
_ for two	-25 0 0 0 0 -16
_ from	29 0 0 -74
_ from <path>	17 -42 0 0 38
_ from EVERY	-24 0 0 0 -34
_ from THIS	35
_ from _	0 0 -49
_ from last	45
_ from the	14
_ here	0 0 0 0 0 54
_ here ,	-33 -45 -49 0 0 49
_ im	32
_ im Name	27
_ in $	-25
_ in ,	-14 0 -41
_ in <code>	0 0 0 0 53 0 -69
_ in <name>	-16 0 0 -51
_ in <number>	26
_ in <path>	-18
_ in <version>	20 -49 0 49
_ in ALWAYS	-14 0 0 0 -36
_ in EVERY	31
_ in I	22
_ in LIVES	32
_ in NOW	-33
_ in Name	22
_ in OUR	29
_ in TIME	48 -72 0 0 29
_ in _	45 -22 0 -60
_ in a	0 0 0 0 46
_ in here	-35
_ in one	44
_ in two	19
_ in with	24 0 0 0 41
_ into	0 0 -69
_ into _	-8
_ into a	-21
_ la	0 0 0 -42 -39
_ la _	0 0 0 -42 -39
_ last	0 0 0 -29
_ last _	-22
_ le	15 0 -36 0 0 -46 -32
_ le _	15 0 -36 0 0 -46 -32
_ les	14 -44
_ les _	14 -44
_ like	-29 0 0 0 -63
_ like THIS	-17
_ like a	14
_ mit	31 0 0 0 -37 -57
_ mit _	0 0 0 35
_ more $	25
_ more _	-27
_ more than	21
_ most	-20
_ most _	-20
_ new	0 -41 53 0 -40 -36 -24
_ new _	-22
_ of	-27
_ of <number>	0 -45
_ of I	-32
_ of OUR	22
_ of THEY	-30 0 0 0 41
_ of THIS	0 -43 0 0 33
_ of TIME	-24
_ of WHAT	-16
_ of _	20
_ of a	18
_ of last	-19
_ off	-23 43 0 0 -57
_ off $	-36
_ off _	18 36 0 0 -34
_ old	-38
_ old _	-38
_ on $	12
_ on <name>	-37
_ on <number>	0 0 -47 -64
_ on EVERY	40
_ on GRATITUDE	14
_ on I	-22
_ on IS	20
_ on MOVED	17
_ on Name	-17
_ on PER	21 0 0 -45
_ on _	-27
_ on the	0 0 0 0 0 -72
_ one	0 -43
_ one $	0 0 -80 0 0 50
_ one ,	13 -24 0 45 -46
_ one IS	-22
_ one _	25 -49
_ or	-8 61
_ or _	-23
_ os	0 37
_ os _	0 37
_ out	0 0 0 0 0 -92
_ out $	-16
_ out ,	28 0 0 0 0 -31
_ out IS	-19
_ out WHAT	-22
_ out _	0 0 0 0 -47
_ out the	29
_ out there	14
_ over	0 -42 0 0 0 -66
_ over $	-15
_ over _	0 -65 0 0 -67 -37
_ over the	0 0 0 0 36
_ para	0 0 -33 0 -41 35
_ por	31
_ por _	31
_ pour	27 0 0 52 -45
_ sur	25 -56 0 0 24
_ sur le	15 0 0 0 29
_ than <number>	-16
_ than _	0 0 0 0 -31
_ than two	37 0 -50
_ the	-21
_ the <acronym>	-23
_ the CALLED	-19
_ the LIVES	17
_ the NOLONGER	-17
_ the Name	16
_ the OWNER	-46
_ the SYMPTOM	-38
_ the TIME	-15
_ the WHAT	24
_ the WRONG	0 0 0 0 0 -44
_ the last	-26
_ the new	-15
_ the two	-31
_ then	38 -38
_ then $	38 -38
_ there	-23
_ there $	-28 0 0 0 0 -33
_ there FORNOW	-14
_ to <acronym>	34
_ to <amount>	17
_ to <name>	25 0 0 0 28 -61
_ to <number>	-15 0 0 0 0 -56
_ to <path>	22
_ to <version>	14
_ to EVERY	0 0 0 0 -47
_ to I	0 0 0 0 -37
_ to KEEP	-21
_ to LIVES	-31
_ to Name	0 -37
_ to THIS	-16
_ to TIME	31
_ to USE	-23
_ to a	34 0 0 0 -53
_ to one	13 0 0 0 -34
_ to the	0 0 -97 0 9
_ two	-29 0 0 0 0 -40
_ two _	-36 0 0 0 0 -36
_ um _	25
_ un	-30
_ un _	-30
_ una	-33
_ una _	-33
_ und	0 0 0 -37 39 -33
_ under	0 -82 0 0 58 -69
_ under <number>	-10 -54
_ under <path>	0 -50 0 0 52
_ up	-17 0 0 0 0 -87
_ up $	0 0 0 -35 0 0 46
_ up ,	19
_ up I	13
_ up _	0 0 0 0 46
_ up a	-25
_ up by	-33
_ up in	29
_ up on	-24
_ up the	-31
_ up to	0 -57 0 0 0 -55
_ von	27 0 0 -38
_ von _	22 0 0 -36
_ with	29 0 0 -41
_ with <acronym>	19
_ with <code>	44 -37 0 0 -49 0 78
_ with <name>	39 0 0 0 0 -37
_ with <path>	0 -47 0 0 -64 -43 96
_ with I	32
_ with _	30 0 0 -23
_ with a	12 0 0 -74
_ with one	-29
_ with two	-12
_ y	50 -49 0 -41
_ y _	25 -48
_ zu	29 0 0 0 0 -37
_ zu _	24
_ à	0 -56 0 0 64 -41
_ à <number>	36
_ à _	0 0 0 0 48 -32
a <acronym>	28 0 0 0 -27
a <acronym> $	25
a <name>	16
a <number>	-25 -54 0 0 64 -62
a <number> $	-12 0 0 0 45 -56
a <number> _	28 -52 0 0 45
a CALLED	24 0 0 0 -34
a CALLED $	24 0 0 0 -34
a GRATITUDE	-32
a GRATITUDE _	-31
a NOLONGER	-29
a Name	36 0 0 -43
a Name _	15 0 0 0 -44
a OWNER	-25 0 0 0 -47
a SYMPTOM	36
a SYMPTOM $	-39
a SYMPTOM UNLESS	41
a SYMPTOM _	40 0 -45 0 -67
a SYMPTOM in	-27
a TIME	0 37
a TIME $	-18
a WHAT	-20
a WRONG	12 0 0 0 -51 -53
a WRONG in	-32
a _ "	-37
a _ $	-19
a _ <code>	-18
a _ <number>	41 -39 0 0 0 -49
a _ CALLED	17
a _ EVERY	-21
a _ HEDGE	-14
a _ IF	-18
a _ INSTEAD	-30
a _ IS	43
a _ LIVES	65 0 0 -58
a _ MUST	51 60 0 0 -70
a _ NOW	0 0 0 0 0 -33
a _ NOWON	29 0 0 -21 40
a _ OWNER	0 0 0 0 -41
a _ PLEASE	-32
a _ SYMPTOM	18
a _ THIS	-35
a _ TIME	38 0 0 0 42
a _ UNLESS	-13 0 0 0 29
a _ USE	45
a _ and	15
a _ at	-22
a _ by	-17
a _ for	-26
a _ here	34
a _ more	-31
a _ of	0 0 0 0 52 -69
a _ on	-31
a _ the	-19
a _ there	-18
a _ to	-56
a _ under	-33
a _ up	26
a _ with	-25
a las	37 0 0 0 42
a las _	37 0 0 0 39
a new	-14
a new _	0 0 0 -78
a new one	12
aber	35 -36 -42 40 -40 -36
after <number>	0 0 0 -59
after <number> TIME	41
after <number> _	-20 -39 0 0 47
after EVERY	25
after EVERY ,	29
after EVERY _	14
after PER	-10
after PER $	27
after THIS	-9 0 0 0 42
after THIS $	-18
after _	0 0 0 0 0 -59
after _ $	23 0 0 -32
after _ ,	21
after _ TIME	-21
after the	-22
after the TIME	-21
after:outset&1:DECIDE	19
after:outset&1:EVERY	-51
after:outset&1:FORNOW	-25
after:outset&1:FUTURE_I	-22
after:outset&1:IF	-21
after:outset&1:IS	-27
after:outset&1:LIVES	-33
after:outset&1:MANY	-69
after:outset&1:MOVED	-32
after:outset&1:NO	-25 45
after:outset&1:NOW	-16
after:outset&1:NOWON	39 0 0 -39
after:outset&1:ONLY	-34
after:outset&1:OWNER	-39
after:outset&1:PAST_I	-19
after:outset&1:PREFER	-45
after:outset&1:TASK	-67
after:outset&1:THIS	-21
after:outset&1:UNLESS	21
after:outset&1:WHAT	-23
after:outset&1:YOU	35
after:outset&1:a	-15
after:outset&1:for	0 0 0 -31
after:outset&1:in	-32
after:outset&1:last	16
after:outset&1:new	15
after:outset&1:on	-19
after:outset&1:the	-48
after:outset&1:there	-38
after:outset&BECAUSE	-28
after:outset&CALLED	-21
after:outset&DECIDE	50 -82 0 70 -46
after:outset&DONT	33
after:outset&EVERY	-28 79 0 -62
after:outset&FORNOW	22 0 0 -54 0 -54
after:outset&HEDGE	-15
after:outset&I	23
after:outset&INSTEAD	-21
after:outset&KEEP	-19
after:outset&LIVES	-12
after:outset&MAYNOT	-10
after:outset&MOVED	0 0 0 -65 64 -46
after:outset&MUST	-46
after:outset&NEVER	0 0 0 0 -56
after:outset&NO	-19 89 -71 0 -52
after:outset&NOLONGER	-15 0 0 -47
after:outset&NOT	-25
after:outset&NOW	44 0 0 0 65 -69
after:outset&ONLY	0 -72
after:outset&PREFER	-27
after:outset&SHOULD	-30
after:outset&SYMPTOM	-54
after:outset&THIS	0 62
after:outset&USE	-18 0 -50
after:outset&VALUE	-31
after:outset&WAS	15 0 0 -38 46
after:outset&WE	16
after:outset&YOU	51
after:outset&changes	63 0 0 0 39 -40
after:outset&changes&valued	31 -60
after:outset&head	-48
after:outset&mood:asked	-27
after:outset&mood:considered	-26
after:outset&mood:momentary	0 0 0 0 -61
after:outset&size:11	-35
after:outset&size:18	-32
after:outset&size:4	-23 0 0 35 -44 -57
after:outset&size:7	-48 0 0 0 0 -94
after:outset&size:more	-24
after:outset&tail	-102
after:outset&valued	-35
after:outset&valued:address	20
after:outset&valued:clock	20
after:outset&valued:day	-27
after:outset&valued:duration	-42 -61
after:outset&valued:length	-15
after:outset&valued:name	0 0 0 -37 55 -42
after:outset&valued:number	-26 -67
after:outset&valued:size	-21
after:outset&valued:version	-21
after:proposal&1:IS	0 -36
after:proposal&1:ONLY	33 0 0 0 -41
after:proposal&1:TASK	55 0 1 0 -41
after:proposal&1:USE	-13
after:proposal&1:none	-47
after:proposal&DROP	27
after:proposal&EVERY	30
after:proposal&I	-46
after:proposal&IS	23 0 0 -26 -51 92
after:proposal&KEEP	-18
after:proposal&LIVES	22 -55
after:proposal&MUST	19
after:proposal&NEVER	30
after:proposal&ONLY	41 59 0 0 -58 -70
after:proposal&THIS	40 0 -63 101 -60 -32
after:proposal&USE	21 -53 0 0 -41
after:proposal&VALUE	44 0 0 0 -41
after:proposal&WAS	27
after:proposal&WE	22 -62 0 0 -42
after:proposal&YOU	-21
after:proposal&changes	-9
after:proposal&head	45 0 -28 0 -101
after:proposal&size:11	0 0 0 0 -69
after:proposal&size:18	13
after:proposal&size:2	0 0 -23 38
after:proposal&size:7	41 0 0 0 -69
after:proposal&tail	19
after:proposal&valued	44 0 0 0 -44
after:proposal&valued:duration	29
after:proposal&valued:number	23
after:question&1:<host>	21
after:question&1:<number>	61 0 -42 0 0 -54
after:question&1:<path>	0 0 0 0 49
after:question&1:ALWAYS	23 0 52 -34
after:question&1:EVERY	49 0 0 -39
after:question&1:FORNOW	-39
after:question&1:LIVES	-38
after:question&1:MANY	21 0 0 0 -85
after:question&1:MAYNOT	27 0 0 0 52
after:question&1:NO	38
after:question&1:NOT	0 0 0 0 0 -43
after:question&1:ONLY	17 -71 0 0 47
after:question&1:_	55 -97 -16 101 0 -27 -47
after:question&1:a	-26
after:question&1:for	37
after:question&1:in	29
after:question&1:the	4 -59 0 -73 66
after:question&1:two	27
after:question&ALWAYS	32 0 0 0 -53
after:question&DONT	0 -49 -35 0 32
after:question&EVERY	62 0 0 0 0 -57
after:question&FORNOW	-48
after:question&GRATITUDE	24 0 0 0 0 -53
after:question&I	-28
after:question&IS	16 0 0 64 -27
after:question&KEEP	19 -51
after:question&LIVES	31
after:question&MAYNOT	32
after:question&MUST	31 0 0 50 -52
after:question&NEVER	21 0 0 0 -37
after:question&NO	50
after:question&NOLONGER	31 0 0 44 -46
after:question&NOT	0 0 0 59 0 -56
after:question&ONLY	39 0 -67 0 0 -66
after:question&OUR	20 -38 0 0 38
after:question&PLEASE	-48
after:question&SHOULD	-12
after:question&SYMPTOM	29
after:question&THIS	50 -55 -30 0 0 -73
after:question&USE	19 0 0 -47
after:question&VALUE	41
after:question&WE	33 -67
after:question&YOU	-31
after:question&changes	32
after:question&head	61 -32 -26 112 0 -70
after:question&mood:momentary	-49
after:question&size:11	64 0 -56 74 0 -90
after:question&size:18	25 0 0 0 -47
after:question&size:2	17 -84 -6 0 0 -59 -26
after:question&size:4	0 -14 0 0 0 -59 -30
after:question&size:7	59
after:question&tail	-40
after:question&valued	48 0 0 0 0 -46
after:question&valued:duration	24
after:question&valued:name	20 0 32 -40
after:question&valued:number	35 -49
after:question&valued:path	0 0 0 0 48
after:report&1:!	-17
after:report&1:"	0 0 0 0 0 -38
after:report&1:<code>	18 -52 0 0 0 -33
after:report&1:<name>	24
after:report&1:<number>	-54 -41
after:report&1:<path>	0 -50
after:report&1:AGAIN	-33
after:report&1:ALWAYS	12 0 0 0 -50
after:report&1:ASKS	-26
after:report&1:CALLED	0 -48
after:report&1:DECIDE	0 0 0 38
after:report&1:DOING	24 0 -69
after:report&1:DONE	-21 0 0 47 -52 -33
after:report&1:DONT	0 0 0 0 -59
after:report&1:DROP	0 0 0 0 -72
after:report&1:EVERY	20 53
after:report&1:FORNOW	0 0 0 0 -35 35
after:report&1:FUTURE_I	-21 0 0 0 -50
after:report&1:HEARSAY	-41
after:report&1:HEDGE	-34
after:report&1:I	-19
after:report&1:IF	31
after:report&1:KEEP	17 0 0 0 -66
after:report&1:LIVES	-17 0 0 0 0 -75
after:report&1:MANY	31
after:report&1:MAYNOT	0 46 0 0 -47
after:report&1:MUST	-20
after:report&1:NEVER	17 0 0 0 -54
after:report&1:NO	31 0 0 0 -76
after:report&1:NOLONGER	14 0 0 0 0 -34
after:report&1:NOT	0 0 -50 -64 -54
after:report&1:NOW	0 0 0 0 0 -55
after:report&1:NOWON	-15 0 0 0 0 -56
after:report&1:ONLY	0 0 0 -61
after:report&1:OUR	0 0 0 0 57
after:report&1:PAST_I	-50
after:report&1:PER	25 0 0 -52
after:report&1:PREFER	36 -62 73 0 -53
after:report&1:SHOULD	-43
after:report&1:TASK	-31 0 80 -40 0 -65
after:report&1:THEY	-16
after:report&1:THIS	-21 -76 0 0 0 65
after:report&1:TIME	33 0 0 -44 0 -50
after:report&1:TOO	-44
after:report&1:UNLESS	0 75 0 -60 -64 -40
after:report&1:USE	0 -67
after:report&1:WAS	-29
after:report&1:WHAT	-35
after:report&1:WRONG	24 0 0 -56 -66 44
after:report&1:a	24 0 0 -86
after:report&1:after	6
after:report&1:an	40 0 0 0 0 -42
after:report&1:as	-10
after:report&1:at	-16
after:report&1:back	-22
after:report&1:both	-25
after:report&1:das	-14 -42
after:report&1:de	0 -48 0 0 55
after:report&1:default	26 -41
after:report&1:der	0 -61
after:report&1:die	17
after:report&1:do	-45
after:report&1:el	0 -44 0 -53 38
after:report&1:first	-28
after:report&1:for	-13 0 0 0 0 -49
after:report&1:from	29 0 0 40 -53
after:report&1:here	-26
after:report&1:il	21 0 -35
after:report&1:im	20
after:report&1:just	-24
after:report&1:la	0 -47
after:report&1:las	16 0 0 0 36
after:report&1:last	-38
after:report&1:les	0 0 0 0 0 -48
after:report&1:los	31
after:report&1:more	-31
after:report&1:new	20 0 0 0 -63
after:report&1:none	-33
after:report&1:o	0 0 0 0 50
after:report&1:old	33 0 0 0 0 -27
after:report&1:on	0 0 -45
after:report&1:para	22
after:report&1:same	-24
after:report&1:there	-34
after:report&1:to	20
after:report&1:un	28 0 0 -29
after:report&AGAIN	-35
after:report&CALLED	20
after:report&DECIDE	24 0 0 93 -69
after:report&DROP	0 0 0 52
after:report&EVERY	17
after:report&FORNOW	-25 -77 -69
after:report&GRATITUDE	-33
after:report&HEDGE	-28
after:report&I	-24
after:report&INSTEAD	18 -63
after:report&IS	15
after:report&KEEP	25
after:report&MAYNOT	23 81 -72 -75 -59
after:report&MOVED	0 0 0 0 -40
after:report&MUST	11 58
after:report&NEVER	0 59 0 0 -53
after:report&NO	29
after:report&NOLONGER	17
after:report&NOT	0 0 0 0 -38 62
after:report&ONLY	14
after:report&PLEASE	0 0 77 -49 -85
after:report&PREFER	29 0 87 0 -80 -119
after:report&SHOULD	0 0 0 -83
after:report&SYMPTOM	-27
after:report&THIS	-29
after:report&WAS	-26 0 0 0 -50
after:report&changes&valued	19
after:report&mood:asked	-43
after:report&mood:considered	-62
after:report&mood:hearsay	-99
after:report&mood:joke	-67
after:report&mood:momentary	-51 0 0 0 47
after:report&mood:quoted	-44
after:report&mood:status	-58
after:report&size:11	21
after:report&size:18	41
after:report&size:2	-52 0 0 -58 -82
after:report&size:4	-29 0 0 -35
after:report&size:more	46
after:report&tail	37
after:report&valued	22
after:report&valued:address	17
after:report&valued:bandwidth	31
after:report&valued:clock	34 0 0 0 73
after:report&valued:date	0 -73
after:report&valued:day	15 -73 -76 -66 84
after:report&valued:frequency	29 0 0 0 52
after:report&valued:interval	35 -61 0 0 63
after:report&valued:money	47 -51 0 0 54 -54
after:report&valued:name	23 -58 0 0 0 0 68
after:report&valued:path	31
after:report&valued:share	-20
after:report&valued:size	5 0 0 0 0 -65
after:report&valued:version	43 0 0 0 0 -80
also	23 31 0 0 -54 -76
also _	-18
also for	23 0 -22
am Name	25
am Name $	17 -40
am _	-41
an $	-31
an <name>	-15
an OWNER	0 -51
an SYMPTOM	0 0 -22
an SYMPTOM $	-32
an SYMPTOM _	0 0 -22
an _ ,	27 0 0 0 -47 -69
an _ IS	48 51
an _ MUST	27 -55
an _ NOW	34 -41 0 0 38
an _ THIS	22 -42 0 0 38
an _ for	-35
an _ here	16
an _ with	-22
and <name>	-20 0 0 0 0 -45
and <name> $	-28 40 0 0 0 -31
and <number>	0 0 0 -92
and <number> $	0 0 -82 0 0 -54
and <number> IS	57
and <number> _	21
and AGAIN	-26
and ALWAYS	38
and ASKS	-18
and ASKS _	-18
and DECIDE	-19
and DONT	19
and DONT _	19
and EVERY	27
and I DECIDE	22
and IS	-20
and IS _	-20 0 0 0 0 -38
and KEEP	0 0 0 -38
and KEEP the	-21
and LIVES	-12
and LIVES NO	28
and LIVES _	23
and LIVES back	-20
and MUST	21
and MUST the	20
and NO	25
and NO _	19
and NOT	42
and NOT <number>	26
and NOT PER	28
and NOT _	12 0 0 0 0 -56
and NOT by	14
and NOT from	23
and NOW	-19
and NOW the	-16
and Name	24
and ONLY	-13 -43
and ONLY one	-36
and PER	20
and SYMPTOM	-13
and THEY	45
and THEY _	32
and THIS	-17 -66
and THIS AGAIN	-19
and THIS LIVES	29
and USE	28
and USE _	24 0 0 0 0 -47
and WAS	-38
and WE	44
and WE _	0 0 0 0 -33
and WHAT	25
and _	0 -54
and _ "	-36
and _ $	-25 0 0 0 0 -77
and _ ,	38 0 -41 -55
and _ AGAIN	-14
and _ I	-14
and _ IF	-32
and _ IS	19 0 0 0 -33
and _ LIVES	36 0 -53
and _ THIS	-26 -52
and _ UNLESS	29
and _ WHAT	-22
and _ a	-15
and _ on	18 -43 0 0 42 -54
and _ with	-19
and a _	-19
and one _	27
and the DECIDE	16
and the _	-19 0 0 -62
and the old	16
and then	-19
and then I	-22
and there	-24
and to	26
and up	41
and up $	41
as <acronym>	0 0 0 0 47
as DECIDE	24
as DECIDE with	23
as THEY	-32
as THEY _	-32
as _	30
as _ $	0 0 -30 38
as _ as	-10
as _ in	25
as an	-15
as an _	-21
as in	39 0 0 -37
asks	-45
at <amount>	-21 -53 0 0 42 -57
at <amount> ,	14
at <amount> THIS	-31
at <host>	0 -47 0 0 46
at <ip>	23
at <ip> $	22
at <number>	-19 -67
at <number> $	-25 -34 0 0 45 -48
at <number> am	26
at <number> and	-27
at <time>	-21
at <time> $	-35
at <time> ,	19
at <time> and	-23
at <url>	22
at <url> $	22
at <version>	-14
at <version> $	-35
at <version> ,	14
at I	-17
at IF	-24
at IF $	-29
at IF ,	14
at THIS	-26
at THIS $	-29
at THIS FORNOW	-18
at _	22
at _ $	23 0 -65 -50
at _ ,	28 0 0 -30
at _ <number>	-29
at _ NOW	55 0 0 0 48 -52
at _ and	-13
at _ for	21
at a	37
at a _	37
at the	11
at the GRATITUDE	33 0 0 0 -38
at two	14
au	-17 0 0 0 -39 36
auf	29
auf <name>	27
auf Name	28 -58
auf Name ,	15
auf _	32 0 0 0 -77
auf _ $	18 -64 46 0 -50
auf _ ,	0 0 0 0 -37
auf dem	-15
auf dem Name	16
avec	51 -47 0 -35 0 -48 64
avec <code>	34 0 0 0 -49 0 53
avec <code> $	31
avec _	36 -33 0 0 0 -37
avec _ $	24
back	-17 0 -95
back $	-25
back , _	-33
back _	21
back at	15
back at <number>	27
back on	23
back then	-16
back to	0 0 0 75 -59
back to THIS	-12
back to the	-32
bei	45
bei _	38
bei _ ,	30 0 0 0 -49
between <number>	-16
between <number> and	-16
between LIVES	-23
between _	28 0 0 0 0 -59
between _ $	29 -30
between the	-29
between the two	-29
both	-41
both LIVES	-20
both _	-14
both _ $	25
both _ MUST	-14
but	0 0 -48
but DECIDE	-15
but EVERY	-38
but EVERY _	-38
but IS	-20
but LIVES	0 0 0 0 -37
but NOT	34 0 0 0 0 -49
but NOT _	21
but ONLY	29 0 0 0 0 -32
but THIS	-26
but _	0 0 0 0 -51
but the	-13
but then	-18
but then WE	-18
by <acronym>	-14
by <amount>	-35
by <amount> $	-35
by <code>	16 -30 0 0 -51 0 70
by <code> ,	0 -27 0 0 -41
by <name>	32 0 0 -35 48 -35 -32
by <number>	-48 0 0 0 0 -35
by <number> ,	0 0 0 0 0 -35
by <number> _	-37
by CALLED	17
by CALLED $	22
by Name	-14
by THEY	17
by THEY _	18
by THIS	-13
by TIME	0 0 0 0 0 -45
by TIME $	-27
by _	32
by _ $	32 0 0 -98
by _ ,	18
by _ LIVES	33
by _ NOW	0 0 0 -45 36
by _ and	0 0 0 0 39
by _ for	0 51 0 0 -48
by _ in	18
by _ on	-22
by _ the	-23
by _ to	28
by a	44
by a _	44
by last	20
by the	31
by the TIME	36
by two	-32
by two _	-29
changes&valued	29
com	46 -46 -53 0 0 -60
com _	42 -40
com o	13
com o _	13
con	31 -85 0 0 0 -67
con <code>	0 0 0 0 -34
con <code> $	0 0 0 0 -34
con _	25
con _ $	22
da LIVES	23
da NOT	-29
da _	21
dans	0 0 0 0 0 -41
dans les	18 0 0 0 -24
dans les _	18 0 0 0 -24
das	-26
das $	-38
das NOT	-41
das NOT _	-30
das Name	17 0 -45
das Name IS	36
das _	0 -64 0 0 46 -41
das _ $	-43
das _ IS	0 -32
de	29
de <number>	43
de <number> _	39
de <number> a	18
de EVERY	33 0 0 0 0 -49
de EVERY _	24 0 0 0 0 -42
de Name	0 0 0 -28
de _	0 0 0 0 0 -69
de _ $	-15 0 -103
de _ ,	15 -30
de _ <number>	42
de _ IF	18
de _ IS	0 0 0 0 61
de _ NO	-23
de _ NOT	-34
de _ NOW	15
de _ UNLESS	16
de _ de	35 -44 -50 0 52
de _ en	14
de _ à	47 0 0 0 48 -32
de la	19
de la _	19
default	22 0 0 -62
default $	-33
default IS	-26
default _	40 0 0 -52
default _ $	48 0 0 0 0 -47
default _ IS	19 -47
default to	-11
dem Name	27
dem Name $	22
dem _	-14
den	-20 57 0 0 -59
den Name $	-24
den SYMPTOM	-21
den _	0 0 0 0 -33
den _ $	-32
der Name	-21 0 0 0 0 65
der Name _	-12 0 0 -42
der _	37 0 0 0 41 -42
der _ $	34 0 0 0 0 -32
der _ ,	13
der _ <number>	26
des	0 0 40 -50 -43 -53 -35
des _	0 -45 45 0 -37 -37
die	-8 0 -95
die <acronym>	22
die Name	-39
die Name IS	-31
die Name _	-34
die _	22 0 -75 0 0 0 -53
die _ $	0 -33
die _ ,	0 0 0 0 -33
die _ IS	38
die _ NOT	-35
die _ Name	-15
die _ TIME	38
do	0 0 0 74 0 -69
do EVERY	-35
do THIS	-21
do THIS $	-15
do THIS NOW	-23
do THIS and	10
do _	44
do _ $	44
do a	-24
do a _	-24
do the	-26
do the same	-20
e	24 -38 0 0 -47
e _	20
e _ $	20
ein $	13
ein Name LIVES	-10 0 0 0 38
ein _ LIVES	31 0 0 0 42 -34
eine	-21 0 0 0 0 -29
eine Name	21 0 0 0 0 -29
eine _	-35
eine _ $	-35
el	0 0 -95
el _ $	0 -56
el _ <number>	53 0 0 -44
el _ IF	-25
el _ LIVES	41 -41 0 0 33
el _ NO	-41
el _ de	-24
el _ el	45
el de	23
el de _	23
em	44 -69 0 0 0 -69 -44
em _	41 0 0 -60
em _ $	41 0 0 -50 0 -38
en _	0 0 0 -70
en _ $	0 0 0 0 0 0 -53
en _ ,	15 0 48 0 -36
en el	20 0 0 0 -54
en el _	20 0 0 0 -54
et	34 -51 0 0 -29 45
first $	13 0 0 -60
first ,	28 0 0 0 -67 -61
first , _	14 -55 50 -45 -51
first , then	20 0 0 0 -56
first ?	-17
first ? $	-17
first _	-42 0 -29 0 0 -45
first _ $	-14 -32 0 39
first _ ,	21 40
first _ in	0 0 0 0 36
first _ of	-17
first and	28
first and then	28
first of	20
first of the	15
first the	-40
first the _	-37
for "	-20
for " _	-20
for <acronym>	21
for <name>	-19
for <number>	20 0 0 -53 0 -52
for <number> TIME	30 0 0 -53 0 -52
for EVERY	31
for EVERY $	35
for EVERY THIS	42 -53
for EVERY _	31
for EVERY the	34
for EVERY with	0 0 0 42
for I	17
for LIVES	20 0 0 0 44 -36
for LIVES $	20 0 0 0 44 -36
for PER	-43
for PER $	-39
for PER IF	18
for PER and	-28
for SYMPTOM	15
for THEY	0 0 0 0 -31
for THEY $	-16
for THEY _	-18
for THIS	-27 0 0 0 0 -60
for THIS _	-28
for TIME	-38
for WHAT	29 0 0 0 -35
for _	33
for _ $	33 -58
for _ ,	21 -62
for _ <number>	31 -42 0 58 0 -47
for _ BECAUSE	20
for _ CALLED	19
for _ IS	22 0 -75 0 0 -9
for _ ONLY	14
for _ TIME	0 0 0 -65 31 -57
for _ WE	38 0 -31 37
for _ and	28
for a	-24 0 0 0 -52 0 39
for a TIME	-24
for a _	-20 0 0 0 -52 0 39
for more	18
for one	0 0 0 -37
for one _	0 0 0 -37
for the SYMPTOM	11
for the new	-30
for the other	-13
for the same	-16
for two	0 0 0 0 0 -23
for two TIME	-18
from	20
from <number>	21
from <number> to	39
from <path>	17
from EVERY	-21 50 0 -25 -44
from EVERY _	-21 50 0 -25 -44
from FORNOW	34
from NO	34
from NO $	34
from Name	17 0 0 0 -51
from Name to	17
from THIS TIME	36
from THIS _	23
from _	15 0 -77 0 0 0 -62
from _ $	0 0 -50
from _ ,	34
from _ EVERY	0 -28
from _ IS	27
from _ the	-27
from _ to	0 0 0 0 0 -40
from a	-21
from a _	-35
from the _	15
from the last	-33
from two	0 -55 0 -49
from two _	33 -42
für	0 0 0 0 0 -51
für den	-24
für den Name	-24
für die	-25
head:1:ASKS	-22 -48
head:1:DOING	-18
head:1:FORNOW	-36
head:1:FUTURE_I	-28
head:1:HEDGE	-17
head:1:I	-50
head:1:MANY	-40 0 0 0 0 -55
head:1:NO	29 -44
head:1:OUR	-41
head:1:PAST_I	0 -43 0 -31
head:1:PREFER	-33
head:1:TASK	-27 0 0 0 0 -65
head:1:THIS	0 0 -42
head:1:UNLESS	0 -40
head:1:WE	-42
head:1:_	33 0 0 0 0 -61
head:1:do	-24
head:1:for	32 -51 0 0 0 58
head:1:new	15 0 -35 0 24
head:1:none	-23 -60 0 0 0 -61
head:1:the	-34 0 0 0 0 -75
head:asks	16
head:outset&1:ASKS	-28
head:outset&1:FORNOW	-39
head:outset&1:FUTURE_I	-47
head:outset&1:IS	-29
head:outset&1:MANY	-44
head:outset&1:NO	-16
head:outset&1:OUR	-41
head:outset&1:PREFER	-33
head:outset&1:TASK	-75
head:outset&1:UNLESS	-34
head:outset&1:WE	-41
head:outset&1:YOU	-15
head:outset&1:_	-27
head:outset&1:the	-60
here	0 0 0 0 -45 48
here $	-15 0 0 -80
here ,	-18 -59 0 0 0 58
here , IS	-20
here , WE	28
here , _	-18
here _	-34 41 -32
here the	-32
il	25 0 -38 -69
il _	0 -49
il _ NOT	-21
im	0 -63 0 -69 69 -35
im Name	23 0 0 -62 58 -46
im Name _	30 0 0 0 41
im _	-15 -40
im _ $	-15 -40
in $	0 0 -47 0 -56
in ,	-13 0 -43 -48
in , _	-26
in <code>	0 0 0 0 53 0 -69
in <code> IS	41 0 0 0 39
in <host>	17
in <host> $	0 0 0 0 36
in <name>	0 0 0 -59 0 0 -60
in <name> $	0 0 -62 -37
in <name> ,	24 -67 0 0 67
in <name> and	17
in <number>	0 0 0 -67 0 -53
in <number> $	-16 -38 0 0 44
in <number> _	20
in <path>	-23
in <path> $	-20 0 -77 -93
in <path> _	16 37
in <version>	20 -62 0 65
in <version> ,	21 -51 0 56
in ALWAYS	-14 0 0 0 -36
in DONE	-20 -25
in EVERY	50
in EVERY LIVES	16
in EVERY _	46 67 -64
in I	-24
in I _	-19
in IS	27
in LIVES	29 0 0 0 0 -58
in NOW	-33
in Name	18 0 0 -74
in Name ,	35
in Name IS	18
in Name and	13
in OUR	40
in OUR _	40
in THIS _	-17
in TIME	50
in TIME $	38
in TIME ,	38 0 -52 0 -34
in _	38
in _ $	32 0 13
in _ ,	20 0 0 0 9 -49
in _ <number>	0 0 0 0 48 -53
in _ ?	-19
in _ IF	37
in _ IS	21
in _ LIVES	40
in _ NOW	37 0 0 -39 47 -38
in _ PLEASE	34 -51 45 0 0 -48
in _ TIME	-20 0 0 44
in _ and	39 0 -31 -61
in _ by	-22
in _ for	20 0 0 0 -45
in _ of	39 -42 0 0 0 -66
in _ the	-28 0 0 0 31
in _ under	43 0 0 0 0 -35
in a	0 -58 0 -51
in a _	0 -58 0 -51
in der	-19
in der Name	-19
in here	-35
in here $	-35
in one	-17
in one _	-17
in the first	47 -46
in the last	19
in the old	0 40
in the other	-28
in the same	27 0 0 0 -43
in there	0 52 -40
in there $	-25 0 -11
in there _	19
in two _	18
in with	24 0 0 0 41
into	0 0 0 0 0 -80
into <name>	34
into <path>	31 -48 0 0 0 -27
into IS	-26
into IS _	-26
into THIS $	-31
into THIS _	18
into _	0 0 -50
into _ ,	-12 30
into a	-43
into a _	-44
into the	22 0 0 0 0 -42
into the _	20 0 0 0 0 -28
just	-38 -40 0 -67 0 -40
just THIS	-25
just THIS _	-25
just _ $	-46
just _ THIS	26
just a	-20
just a _	-20
just the	-38
just the _	-38
la _ $	-35 0 -41 49 -55 -53
la _ <number>	27 0 0 0 46
la _ IF	17
la _ IS	-14 0 0 0 45 -41
la _ MOVED	-10
la _ NOLONGER	17
la _ NOT	-49
la _ a	34
la _ de	15 0 0 0 59
las	23 0 0 -38 51
las _	23 0 0 -42 48 -66
las _ $	37
last	-26
last <number>	-21 0 0 0 38
last <number> TIME	38 0 0 0 38
last <number> _	-42
last TIME	-21 0 0 -34
last TIME $	0 0 0 -28
last TIME and	-15
last TIME the	-16
last _	-15
last _ $	-31 -48 0 0 -39
last _ and	-18
last _ of	-22
last one	-12
last one $	-25
le	21
le _	21
le _ $	19 0 -46 0 -27
le _ ,	21 0 0 -38 45 -35
le _ <number>	29
le _ IF	14 0 0 0 -35
le _ IS	43 -51 0 0 0 0 -29
le _ NOT	-51
le _ YOU	28 0 0 0 39
le _ de	34
le _ en	-25 0 0 0 -32
length:0	-80 0 -41
length:1	-60 0 0 -20 0 0 -59
length:10	21
length:2	-36 0 -6 -43 0 0 -50
length:4	29
length:5	24
length:6	36
length:7	38
length:8	25
length:9	29
les	31 0 0 -68
les _	31 0 0 -69
les _ $	30 0 0 0 47 -58
les _ IS	31 0 0 0 -45
les _ LIVES	33
les _ NOT	-42
les _ en	31 -61
les _ le	41 -48 -28 0 56
like	0 -49 70 0 -27
like $	-23
like <number>	-36
like _	18
like _ $	0 0 -36
like a	14
like a _	14
los	27 0 0 -77 0 -112
los _	25 0 0 -77
los _ IF	0 0 -63
los _ MAYNOT	0 0 0 0 -34
los _ de	17
los _ en	19 -41 0 0 31 0 -29
los _ los	42
los _ por	0 -38 0 0 65
mais	36
mit	50 0 0 0 -43 -75
mit <code>	20
mit <number>	35 0 0 0 46
mit Name	19 0 0 -28
mit Name $	19 0 0 -28
mit den	26 0 0 0 -33
mit den _	26 0 0 0 -33
mood:asked	-41
mood:considered	-61
mood:hearsay	-99
mood:joke	-67
mood:momentary	-52
mood:quoted	-44
mood:status	-58
more	0 0 0 0 0 -83
more $	32 0 0 -3 40
more _	-27 0 0 64
more _ ,	-16 -58
more _ PLEASE	-30
more _ in	25
more than	19 0 0 0 -48
more than _	-25
more than a	16
more than one	13
more than two	18
most	-26 0 0 0 45
most _	-24 0 0 0 45
most _ $	-31
most _ of	-11
na	0 0 0 -66 0 -58 -36
na _ $	36
new	0 0 0 57
new CALLED	25 0 0 34 -17
new _	0 0 0 0 -55
new _ $	-16 0 0 0 -58 -78
new _ LIVES	0 0 0 0 -59
new _ MUST	-13
new _ THIS	21
new _ and	-30
new one	13 -41
new one $	9 -30
o	28 -86 -81 0 0 -50
o Name	30
o _	0 -79 -69
o _ $	-31
o _ USE	21
o _ de	30
of <number>	-29 -50 0 29 0 -43
of <number> $	-33
of <number> _	-23 -38 0 0 0 -36
of <number> and	-27
of EVERY	14
of EVERY TIME	21
of EVERY _	12
of I	-32
of I _	-14
of Name	24
of OUR	21
of OUR _	21
of THEY	8
of THEY $	36
of THEY IS	-35
of THEY _	-19 0 0 0 33
of THIS	0 0 -52
of TIME	0 -64 0 -58 53 -56
of TIME $	39 0 0 0 39
of WHAT	-16
of _	19
of _ $	0 0 -95 0 0 -45
of _ ,	47
of _ IS	28
of _ MUST	39 42 0 0 -43
of _ ONLY	23 0 0 -32 -51
of _ TIME	24
of _ and	21
of _ from	29
of _ to	-32
of a	0 40
of a _	19 40
of last	-19
of last TIME	-19
of the TIME	19 -53 -31
off	0 0 -65 64 -36 -81
off $	-26 0 0 0 0 -39
off ,	0 -68 0 51
off , _	0 -52 0 54 -57
off _	31 27 0 0 -64 -41
off _ $	35 36 0 0 -34
off and	-17
off in _	20 0 0 0 -45
off in the	-23
off with	-28
off with the	-28
old	-14
old $	-33
old _ $	-7
old _ ,	28 0 0 -43
old _ IS	-29
old _ KEEP	0 0 0 0 -34
old _ LIVES	15 0 0 -37 -38
old _ NOLONGER	21
old _ in	30 -33
old _ to	-20
old _ with	40 0 0 0 53 -42
old one	0 0 0 0 0 -35
old one $	40 0 0 0 -38
on $	15 0 0 -81 0 -53
on ,	-22
on <acronym>	12
on <amount>	26
on <name>	-12 0 0 0 0 0 -55
on <name> ,	27 0 0 0 -39 54
on <number>	0 -77
on <number> $	-3 0 -50 0 66 -48
on <number> ?	-23
on <number> _	21
on <path>	0 0 0 0 30
on EVERY	21
on EVERY _	48
on EVERY other	18
on FORNOW	-16
on FORNOW $	-15
on GRATITUDE	14
on I	-32
on I _	-32
on IS	19 0 0 -60
on IS _	0 0 0 0 0 -55
on MOVED	17
on PER	13 0 0 -54 57 -63
on PER $	0 0 0 0 55
on SYMPTOM	-25
on SYMPTOM $	-33
on THEY	18
on THIS	0 0 -59
on THIS $	-19 0 0 0 30
on THIS FORNOW	-30
on THIS _	21 0 -42 -62
on TIME	18 -62 -42
on USE	0 0 0 0 -31 39
on WHAT	-20
on WHAT _	-20
on YOU	-17
on _ $	0 0 0 0 0 -42
on _ ,	44
on _ <number>	-13 0 0 0 0 -60
on _ <version>	0 -39
on _ BECAUSE	21
on _ FORNOW	-15
on _ IS	-29 0 0 0 44
on _ NOW	-23
on _ ONLY	-23
on _ SYMPTOM	-30
on _ THEY	-27
on _ TOO	25 -36
on _ and	-25
on _ one	40 -45
on _ with	18
on a	0 -48 0 0 54 -46
on a _	14 -44 0 0 58 -44
on the <date>	12 0 0 0 22
on the <name>	18
on the _	-34 0 0 0 0 -93
on the first	30 -56 0 0 57
on the last	37 0 0 -42 -39
on the same	39 0 0 0 -48
on two	33 0 0 0 -22
on two _	33 0 0 0 -22
one $	-34
one ,	0 -48 0 36 -23
one , _	0 -37
one IS AGAIN	-32
one IS _	0 0 0 -38
one IS for	21
one NOT	-27
one ONLY	-31
one ONLY $	-31
one OWNER	33
one PER	25 0 0 -34
one PER _	25 0 0 -34
one THIS	30
one UNLESS	-31
one _	18 0 0 0 0 -56
one _ $	32 0 -15
one _ ,	25 0 0 0 9
one _ EVERY	30 -53 0 -59
one _ FORNOW	-14
one _ IS	12 0 0 0 0 -36
one _ LIVES	35
one _ PER	36 0 0 0 -50 -77
one _ PLEASE	-16
one _ SYMPTOM	-22
one _ UNLESS	-23
one _ at	36 0 0 0 -42
one _ for	27
one _ on	24
one _ or	-17
one as	-27
one as a	-27
one for	25
one for the	19
one here	11 0 0 0 -28
one in	15
one in <path>	15
one more	-37
one more _	-31
or	0 0 0 -51
or <acronym>	24
or NOT	34 40
or THIS	36 0 0 0 0 -44
or THIS _	31 0 0 0 0 -42
or _	-36
or the	16
os	20 0 -36 -43 0 -36
os _	20 0 -36 -43 0 -36
os _ ,	-28
other	0 0 0 0 30 -81
other _	-15 0 0 -57 0 -57
other _ $	-25 0 0 0 0 -27
other _ ,	22
other one	-31
other one $	-32
out ,	47 -62
out , _	47 -53 -29
out EVERY	27
out FORNOW	-21
out FORNOW $	-21
out IS	-19
out PER	-26
out WHAT	-22
out WHAT _	-22
out _	0 0 0 0 0 -47
out of	-21
out of _	-38 -52
out of the	23
out the	25
out the _	17
out there	21
out there $	21
over	24 0 0 0 0 -76
over $	21
over ,	-24 0 0 -21
over _	0 -66 0 0 -58 -37
over _ $	-29 0 59 0 -59
over _ ,	35
over _ ?	-25
over _ for	36 0 58 -35
over the	0 0 0 -45 50
over the _	-20 0 0 -41 44
para	0 -43 -43 -46
place:first	30
place:inside	-24 0 0 0 47
place:last	-26 0 0 0 0 -52
por _	26
por _ $	31
por _ ,	0 -34
pour	30 -45 -40 0 0 -49
pour _	30 0 0 0 -48
prev:1:ASKS	0 -50
prev:1:FORNOW	-12
prev:1:FUTURE_I	-16
prev:1:I	-50
prev:1:IF	-35
prev:1:IS	0 0 0 0 0 -45
prev:1:LIVES	-31
prev:1:MANY	0 0 0 0 -54
prev:1:NO	25 -36
prev:1:NOW	-26
prev:1:OUR	-24
prev:1:PAST_I	-21
prev:1:PREFER	-28
prev:1:TASK	-16 0 0 0 0 -54
prev:1:THIS	-15 0 -34
prev:1:UNLESS	-28
prev:1:WE	0 -61 -55 -60 38
prev:1:WHAT	-16
prev:1:_	40
prev:1:a	27
prev:1:do	-29
prev:1:just	-37
prev:1:none	13
prev:1:one	-14 0 0 0 0 -46
prev:1:the	-46
prev:1:there	-40
prev:1:two	-26
prev:asks	35
prev:changes	0 -42 0 -54 68
prev:changes&valued	24
prev:mood:asked	0 0 0 0 54
prev:mood:momentary	-14
prev:valued	-15 72 0 0 -44 -63
prev:valued:address	-23
prev:valued:duration	-21
prev:valued:number	-29 41 0 0 -45
rule:constraint.always	-14 0 0 0 -57
rule:constraint.always-other	49 0 -63 0 0 -52
rule:constraint.ask-before	9 0 0 0 -62
rule:constraint.ask-before-plain	23
rule:constraint.before	27 69 -53 0 0 0 -28
rule:constraint.before-that	-24
rule:constraint.bound	53 45 0 0 -27
rule:constraint.cannot	19 0 0 0 -45
rule:constraint.dont	48 119 0 0 -46
rule:constraint.dont-other	39 67 0 0 -49 -59
rule:constraint.ensure-every	37
rule:constraint.every	-40
rule:constraint.keep	54 0 0 -47 0 -66
rule:constraint.must	-41 105 -79 0 -85
rule:constraint.must-bare	42
rule:constraint.must-not	0 85 -35 -63 -87
rule:constraint.must-not-other	23 64 0 0 -64
rule:constraint.must-other	50 0 0 0 -91
rule:constraint.need-approval	34 0 0 0 -51
rule:constraint.never	0 88 0 -99 -68
rule:constraint.never-other	68 51 -64 -76 -32
rule:constraint.no-one-thing	37 0 0 0 0 -52
rule:constraint.no-plural	49 56 -53 0 0 -43
rule:constraint.no-such	0 0 0 0 -58 -71
rule:constraint.none-other	42 0 0 0 -66 -66
rule:constraint.not-allowed	43 47 0 0 -57
rule:constraint.nothing	26 56 0 0 -64
rule:constraint.only	0 0 0 0 0 -56
rule:constraint.only-this	0 42
rule:constraint.per	0 0 0 -44 -55
rule:constraint.thing-only	0 44 -47 0 -74
rule:constraint.we-dont	42 62 0 0 -37 -42
rule:constraint.whenever	22
rule:correction.allowed-again	17 -40 0 -35 -51 57
rule:correction.dont-use-but	30
rule:correction.dropped	32 0 0 0 -58
rule:correction.moved	29 -63
rule:correction.no-longer	27 -77 0 0 -50 64
rule:correction.not-but	0 -43
rule:correction.should-be	42
rule:correction.stop	49 0 0 -60
rule:correction.switch-known	46 -54 0 -63 0 64
rule:correction.switched	0 0 0 0 -67
rule:correction.use-not	0 0 0 0 -74
rule:decision.against	9
rule:decision.decided	0 0 0 46
rule:decision.decided-other	13
rule:decision.decided-to	24 -63
rule:decision.go-with	24
rule:fact.address	36 0 0 0 74 -60
rule:fact.address-other	27 0 0 0 44
rule:fact.announced	-14 0 -50 -47 32 -55
rule:fact.contrast	35
rule:fact.default-is	26
rule:fact.defined	26
rule:fact.done-by	17 -81 -109 0 75 -54
rule:fact.flows	33
rule:fact.form	0 0 0 -86
rule:fact.goes-other	25 -48 -70 0 0 24 -37
rule:fact.known-is	45 -55 -45 0 52 -51
rule:fact.lives	14
rule:fact.measure	32 -74 0 0 64
rule:fact.named	49 -59 107 0 -95 -67
rule:fact.need	18
rule:fact.needs-known	53 -89 0 0 81
rule:fact.needs-thing	45 -83 0 0 74 -66 -29
rule:fact.of-a-kind	20
rule:fact.owner	23
rule:fact.port	46 0 -81 0 90 -74
rule:fact.run-with	44 0 0 0 51 -63
rule:fact.runs-via	26
rule:fact.schedule	24 -39 0 0 61
rule:fact.setting	0 -38 -44 0 55 -46 -34
rule:fact.term	51
rule:fact.this-project	48 -55 0 -63 46
rule:fact.use-to-run	41 0 0 0 53
rule:fact.value	50 -64 0 0 77 -75
rule:fact.version	-22 0 0 0 65 -70
rule:fact.we	13 -81 0 0 20 -72
rule:fact.we-do	26
rule:fact.we-do-other	43 -51 0 0 31
rule:fact.who-does	42 -51 0 0 38
rule:fact.works-only	42 -64 0 0 71 -41
rule:preference.avoid	34
rule:preference.bare-prefer	-16
rule:preference.brief	69 -58 70 -44 -52 -51
rule:preference.from-now-on	0 0 0 0 -52
rule:preference.from-now-on-other	30 0 0 -46
rule:preference.language	23 -46 42 0 0 -46
rule:preference.language-other	47 -45 60 -44 -48 -55
rule:preference.like	28
rule:preference.prefer	17
rule:preference.prefer-this	25
rule:preference.reply-language	29
rule:preference.setting	63 -60 67 -39 -53 -43
rule:preference.this-over-that	-8 -26 59 -29 -41 0 -17
rule:preference.use-for	-18 -36 58 0 -46 -48
rule:preference.use-in	22
rule:preference.use-known	35 -53 78 0 -53 -65
rule:preference.want-small	30
ruled	61
ruled&later	66
ruled&outset	0 0 0 0 0 -81
same	-20 0 -56
same SYMPTOM	-27
same SYMPTOM $	-20
same SYMPTOM last	-15
same _	0 0 -54
same _ $	0 0 0 57 0 -51
same _ ,	-23
same _ as	-15
same for	-21
same for the	-21
size:11	14
size:11&1:!	-22
size:11&1:<acronym>	41 0 0 0 -43
size:11&1:<code>	22
size:11&1:<name>	41
size:11&1:<number>	45 0 0 0 -65
size:11&1:<path>	26
size:11&1:<version>	27
size:11&1:ALWAYS	-13 6 74
size:11&1:ASKS	-32
size:11&1:CALLED	20
size:11&1:DECIDE	0 0 0 19 -98
size:11&1:DOING	0 0 -55 0 -34
size:11&1:DONT	28 0 -78
size:11&1:DROP	52 0 -46 64 -42
size:11&1:FORNOW	-49
size:11&1:FUTURE_I	-18
size:11&1:HEARSAY	-27
size:11&1:HEDGE	-17
size:11&1:IS	20 0 0 -70
size:11&1:KEEP	15 0 0 0 -47 -61
size:11&1:LIVES	26
size:11&1:MANY	27
size:11&1:MOVED	0 0 0 0 0 -32
size:11&1:MUST	-26
size:11&1:NEVER	0 0 -57 0 -46
size:11&1:NO	23
size:11&1:NOT	0 44
size:11&1:NOWON	0 0 0 -53
size:11&1:ONLY	35 0 0 0 0 -41
size:11&1:OUR	0 0 0 -88
size:11&1:PAST_I	-24
size:11&1:PREFER	43
size:11&1:SYMPTOM	33 -50 0 -57 18
size:11&1:THEY	0 0 -49
size:11&1:THIS	23 0 0 -89 -72 74
size:11&1:TIME	17
size:11&1:UNLESS	10 73
size:11&1:USE	0 -45 0 0 -46
size:11&1:WE	-13
size:11&1:WRONG	26 0 0 0 0 43
size:11&1:YOU	0 0 -46
size:11&1:_	39
size:11&1:a	31 0 0 0 0 0 -62
size:11&1:an	32
size:11&1:das	41
size:11&1:default	0 0 0 0 33 -23
size:11&1:der	55
size:11&1:die	49
size:11&1:ein	-23
size:11&1:el	41
size:11&1:for	0 0 -55 0 0 -39
size:11&1:from	26 0 0 0 -57
size:11&1:il	27
size:11&1:im	31
size:11&1:in	-24 0 0 0 -52
size:11&1:just	-10
size:11&1:la	43 -35
size:11&1:las	0 0 0 0 34
size:11&1:last	15
size:11&1:le	38
size:11&1:les	46
size:11&1:new	19 0 0 -37
size:11&1:o	35
size:11&1:on	-25 0 0 0 -35
size:11&1:one	21 0 66 0 -69
size:18	25
size:18&1:<name>	21 0 0 0 61 -60
size:18&1:ALWAYS	-28
size:18&1:DECIDE	34
size:18&1:DOING	0 46
size:18&1:DONT	43
size:18&1:EVERY	21
size:18&1:I	44
size:18&1:IS	26
size:18&1:MANY	30
size:18&1:MUST	25
size:18&1:NEVER	0 50
size:18&1:PREFER	-18
size:18&1:SYMPTOM	34
size:18&1:TASK	0 0 0 0 -78
size:18&1:UNLESS	23
size:18&1:USE	-17 -65 0 0 -52
size:18&1:WE	17 0 0 0 0 -77
size:18&1:WHAT	26
size:18&1:WRONG	17
size:18&1:_	26
size:18&1:on	28
size:18&1:one	17 69 -42
size:18&1:to	26
size:2	-43 0 0 0 -46 -38 -14
size:2&1:!	-21
size:2&1:<number>	13
size:2&1:AGAIN	-28
size:2&1:ALWAYS	-43
size:2&1:ASKS	-35
size:2&1:DECIDE	-56
size:2&1:DOING	-53
size:2&1:DONE	-55
size:2&1:DROP	0 -39 40
size:2&1:EVERY	0 0 0 0 32
size:2&1:FORNOW	31 0 0 0 -30 38
size:2&1:FUTURE_I	-24
size:2&1:I	-25
size:2&1:IS	-54
size:2&1:KEEP	0 -38 41
size:2&1:LIVES	-48
size:2&1:MANY	-23 -39 47 -44 -46 -42
size:2&1:MAYNOT	-43
size:2&1:MUST	-40
size:2&1:NEVER	-44
size:2&1:NO	-28 44 -59 -51
size:2&1:NOT	-49
size:2&1:OWNER	-45
size:2&1:PREFER	-57
size:2&1:SYMPTOM	-46
size:2&1:TASK	0 0 -23 38
size:2&1:THIS	-22
size:2&1:TOO	-12
size:2&1:USE	0 0 0 0 0 -25
size:2&1:WHAT	-29
size:2&1:YOU	-38
size:2&1:_	-26 0 0 0 0 -82 -26
size:2&1:none	-22
size:2&1:one	-50
size:2&1:two	-37
size:2&VALUE	0 0 -31 -53 51 -41
size:4	-32
size:4&1:<acronym>	20 0 0 0 0 -55
size:4&1:<amount>	0 40 -36
size:4&1:<name>	-51
size:4&1:<number>	-33
size:4&1:<path>	0 -25 -45 0 50 -39
size:4&1:AGAIN	-26
size:4&1:ALWAYS	35 0 0 -38 -42
size:4&1:ASKS	-16
size:4&1:BECAUSE	-25
size:4&1:CALLED	-27
size:4&1:DECIDE	0 0 0 47 -56 -62
size:4&1:DOING	28 -64 0 -45 66 -60 -28
size:4&1:DONE	-24
size:4&1:DONT	0 67 -68
size:4&1:DROP	-18 0 0 -39 0 -46
size:4&1:EVERY	-33 -30 0 0 0 -55
size:4&1:FORNOW	-29
size:4&1:FUTURE_I	-19
size:4&1:HEARSAY	-19
size:4&1:HEDGE	-19
size:4&1:I	-47
size:4&1:IS	-43 -49
size:4&1:KEEP	0 0 0 0 -42 -71
size:4&1:LIVES	-60
size:4&1:MANY	-10 -24 0 0 0 -49
size:4&1:MAYNOT	-35
size:4&1:MOVED	14
size:4&1:MUST	12
size:4&1:NEVER	38 0 0 0 -33
size:4&1:NO	0 0 0 0 -62
size:4&1:NOT	-15
size:4&1:NOW	-24
size:4&1:ONLY	0 0 0 -53
size:4&1:OUR	12 0 0 0 -27
size:4&1:PAST_I	-39
size:4&1:PREFER	0 -32
size:4&1:SHOULD	-19
size:4&1:SYMPTOM	-56
size:4&1:TASK	-43 0 59 -48 -78
size:4&1:THEY	-33
size:4&1:THIS	-53
size:4&1:TOO	-25
size:4&1:UNLESS	-59
size:4&1:USE	43 0 0 -78
size:4&1:WAS	-24
size:4&1:WE	-35 0 0 -87
size:4&1:WHAT	-30
size:4&1:WRONG	15
size:4&1:YOU	-43
size:4&1:_	-8
size:4&1:a	-53
size:4&1:das	-46
size:4&1:de	-76
size:4&1:default	0 0 0 0 39 -21
size:4&1:der	-40 0 0 0 32 -51
size:4&1:do	-32
size:4&1:el	-13 0 0 0 29 -39
size:4&1:for	-18
size:4&1:il	0 0 0 0 34 -32
size:4&1:in	18
size:4&1:just	-16
size:4&1:la	-65
size:4&1:new	0 0 0 40 -34
size:4&1:on	39 0 0 -48 0 0 -27
size:4&1:one	0 0 0 -39
size:4&1:the	-64 -61 0 0 61 -75 -32
size:4&1:there	-29
size:4&1:two	9
size:7&1:<acronym>	-22 -53 0 0 51 -45
size:7&1:<code>	24 0 0 0 -51
size:7&1:<host>	-15
size:7&1:<name>	24 0 -38 0 0 0 -25
size:7&1:<number>	-21 0 0 0 0 -49
size:7&1:<path>	16
size:7&1:<version>	21 0 0 -35
size:7&1:ALWAYS	35 106 -14
size:7&1:ASKS	-26
size:7&1:CALLED	36 0 0 0 0 -46
size:7&1:DECIDE	0 0 -81 0 0 -71
size:7&1:DOING	0 -78 -44 0 61 0 -52
size:7&1:DONT	-10 0 0 0 -41
size:7&1:DROP	-15 -63
size:7&1:EVERY	0 76 -122 -48 -100 -121
size:7&1:FORNOW	-29
size:7&1:FUTURE_I	0 0 47 0 0 -44
size:7&1:HEARSAY	-36
size:7&1:HEDGE	-37
size:7&1:I	-35 -75
size:7&1:IF	12 -33
size:7&1:INSTEAD	-9
size:7&1:IS	0 0 0 0 -70
size:7&1:KEEP	14 0 0 -55
size:7&1:LIVES	0 0 -51 -66
size:7&1:MANY	0 0 70
size:7&1:MAYNOT	37
size:7&1:MOVED	-45
size:7&1:NEVER	27 82 -79 -84 -48 -73
size:7&1:NO	36 0 0 0 -71
size:7&1:NOT	14 0 0 0 -46
size:7&1:NOW	0 -54 -39 -53 58
size:7&1:NOWON	33
size:7&1:ONLY	-23 0 -44
size:7&1:OUR	0 0 0 0 54
size:7&1:PAST_I	-19
size:7&1:PER	16
size:7&1:PREFER	25 -46 48 0 -42
size:7&1:SHOULD	-42
size:7&1:SYMPTOM	-17 0 0 0 -33
size:7&1:TASK	-34 -38 0 -80 3 0 -39
size:7&1:THEY	-34
size:7&1:THIS	-40
size:7&1:TIME	34 -47
size:7&1:TOO	-39
size:7&1:USE	-44
size:7&1:WE	32 0 -60
size:7&1:WHAT	-15
size:7&1:WRONG	-14 0 0 0 -33
size:7&1:YOU	33
size:7&1:a	0 -45
size:7&1:after	-24
size:7&1:back	-21
size:7&1:both	-27
size:7&1:das	-13
size:7&1:de	63 -45 0 -94 52
size:7&1:default	16
size:7&1:der	0 0 -78
size:7&1:die	0 -81 0 0 71
size:7&1:do	-15
size:7&1:ein	51
size:7&1:el	0 -34 0 0 55 -64
size:7&1:first	-28
size:7&1:for	16 -60 0 0 0 -36
size:7&1:from	0 -39
size:7&1:il	24 0 0 0 49 -36
size:7&1:in	18 0 0 -58
size:7&1:just	-31
size:7&1:la	0 0 0 -66 72 -73
size:7&1:le	0 -65 -40 -41
size:7&1:les	0 0 -73 0 0 -43
size:7&1:los	36
size:7&1:new	25 0 -63
size:7&1:o	37 0 0 0 34
size:7&1:on	-9 -54
size:7&1:one	-16 -66 0 0 0 -28
size:7&1:para	22
size:7&1:there	-20
size:7&1:two	-27
size:7&1:un	31
size:more	30
size:more&1:IS	29
size:more&1:PAST_I	15
size:more&1:_	16
size:more&1:the	23
sur	0 0 0 0 0 -80
sur _	22
sur le	15 0 0 0 29
sur le _	15 0 0 0 29
than	13
than <number> TIME	-12
than PER IS	25
than _	0 0 0 0 -31
than _ $	30 0 0 0 -31
than _ ,	-26
than a	36 0 0 -33
than a _	35
than one	13
than two	42
than two TIME	39 -26 0 0 48
the <acronym>	0 -66
the <acronym> IS	-12
the <acronym> LIVES	22 0 11 0 -36
the <code>	13
the <code> _	13
the <date>	23
the <date> $	21
the <name>	17
the <number>	51 -48
the <number> _	48 -44
the <version>	27
the <version> _	27
the BECAUSE	-32
the CALLED	-41
the CALLED $	-13
the DECIDE	37 0 0 15 -58 -49
the DECIDE IS	35 -58 0 51 -40
the GRATITUDE	30 0 0 -45
the GRATITUDE $	33 0 0 0 -38
the GRATITUDE _	-18
the I	42 0 0 0 0 -28
the LIVES _	25
the MOVED	-27 -33
the MOVED _	0 -33
the MOVED to	-28
the NOLONGER	22
the NOLONGER _	21 0 0 0 0 -45
the Name	36
the Name _	35 0 0 0 0 -37
the ONLY	-14 -58 0 -56 68 -53
the ONLY _	-13 0 0 0 54
the ONLY one	-22
the PER	17 -39
the PER _	17 -39
the SYMPTOM	-38
the SYMPTOM IS	-21
the SYMPTOM _	-32
the SYMPTOM one	-19
the TIME	-17 0 -77
the TIME $	0 -50 -28
the TIME LIVES	-22
the TIME _	-26
the TIME of	21
the TIME one	-29
the WRONG	-22
the _ "	-15
the _ ,	-24
the _ ;	28 0 0 -52 -59
the _ <acronym>	0 0 0 0 0 -49
the _ <amount>	16
the _ <code>	0 0 0 0 60 0 -67
the _ <host>	17
the _ <name>	-22
the _ <number>	-60 0 0 0 0 -38
the _ <path>	-26 0 0 0 33 -36
the _ <version>	27
the _ ?	-39
the _ AGAIN	-15
the _ CALLED	29 0 0 0 0 -53
the _ DECIDE	46
the _ DONT	-32
the _ DROP	15
the _ EVERY	1
the _ FORNOW	-43
the _ GRATITUDE	21
the _ HEARSAY	-26 0 0 -40
the _ HEDGE	-24
the _ LIVES	0 -110
the _ MAYNOT	29
the _ MOVED	0 -72
the _ NEVER	0 25 -41
the _ NO	32
the _ NOLONGER	13 0 0 -1
the _ NOT	-44 0 0 -37 -32 54
the _ NOW	29 0 0 -47 60 -55
the _ ONLY	13
the _ OWNER	31 -56 0 0 1
the _ PER	-23
the _ PLEASE	-35
the _ SHOULD	-78
the _ SYMPTOM	-47
the _ THEY	0 0 -35 -47
the _ THIS	50
the _ TIME	51
the _ TOO	14
the _ UNLESS	21 0 0 0 0 -67
the _ USE	-36
the _ WAS	-33 0 0 0 66 -19
the _ WE	57 -66
the _ WHAT	34
the _ YOU	33
the _ a	27
the _ after	23 -61 0 0 30
the _ an	-33
the _ and	0 0 0 43 0 -33
the _ at	33 0 0 -79 51 -45
the _ between	-23
the _ but	-17
the _ first	14
the _ for	-56 0 0 -79 65
the _ from	0 0 0 0 0 52
the _ here	-46
the _ in	0 -45 0 -61
the _ like	-64
the _ most	-20
the _ of	-37
the _ off	-38
the _ on	0 0 0 -59 0 -66
the _ one	0 -82
the _ over	-33
the _ the	18
the _ two	2
the _ under	0 0 0 0 43
the _ with	11 0 -83
the back	16
the back _	16
the default	-39
the default $	-33
the default IS	-11
the default _	-17
the first	-29 0 -54 0 0 -56
the first _	-34 0 -29 0 0 -45
the first of	22
the first two	-16
the last	-18
the last <number>	-31
the last one	-12
the new	-33 -69
the new _	-36 -65 0 70 0 -62
the new one	0 0 0 -32
the old one	0 0 0 0 -33
the one	11 -63
the one THIS	24
the one in	16
the other	-38
the other _	-46
the other one	-35
the same	-24
the same SYMPTOM	-22
the same _	-23
the same for	-15
the two	-48
the two _	-47
then $	0 -45 -48
then I	-22
then I _	-22
then WE	-27
then WE MUST	-18
then WE _	-17
then _ $	21 0 0 -47
then _ THIS	-32
then _ a	0 0 0 0 -33
there	-19
there $	-31 0 -45 0 0 -43
there FORNOW	-14
there FORNOW $	-14
there IS a	-23
there IS an	-28
there IS more	14
there IS two	17
there SHOULD	-15
there SHOULD _	-15
there WAS	-16
there _	23 0 0 0 -54
there _ NO	20
to <acronym>	38
to <acronym> $	37 0 0 0 -52
to <amount>	17
to <host>	29 0 0 0 52 -51
to <host> $	20 0 0 0 43 -37
to <name>	28 0 0 -72 38
to <name> $	21 0 0 -50
to <name> ,	0 0 0 0 23
to <number>	39
to <number> $	32 -62
to <number> ,	22
to <number> FORNOW	-25
to <number> NOW	0 25 0 0 -52
to <number> PER	40 0 0 0 36 -31
to <number> TIME	29 -60 0 0 76
to <number> _	0 -93 0 0 108 -81
to <number> and	-16
to <number> in	14
to <path>	28 0 -82
to <path> $	18
to <path> and	0 0 0 0 0 -31
to <version> _	15
to ALWAYS	-17
to DONE	-22
to EVERY	0 0 0 0 -50
to I	0 0 0 0 -37
to I $	-30 0 -37
to KEEP	-17
to KEEP the	13
to LIVES	-27 0 0 0 52
to LIVES THIS	-19
to LIVES _	-23
to LIVES one	-30
to LIVES the	35 0 0 0 43
to Name	0 -57
to Name $	24
to OWNER	-29
to PER	19
to THIS	-19
to THIS $	-14
to THIS _	-15
to TIME	31 -58 0 -53 55
to TIME $	38
to TIME <number>	33 0 0 0 38
to USE a	-13
to WHAT I	16
to YOU	-31
to YOU $	-25
to _ "	-31
to _ $	0 0 0 0 23
to _ ,	0 0 0 0 0 -72
to _ <number>	36 0 0 0 0 -58
to _ EVERY	-26
to _ IS	-17 -36
to _ MUST	-18
to _ ONLY	47 0 0 0 0 -62
to _ THIS	-26
to _ TIME	-18
to _ WHAT	-36
to _ a	0 0 0 0 0 -26
to _ and	-20
to _ at	-30
to _ by	22
to _ for	-36
to _ from	15
to _ last	27 0 0 -37
to _ on	0 0 0 0 -40
to _ over	26
to _ the	16 0 -67
to _ to	20
to a	16 0 0 0 -65
to a _	16 0 0 0 -64
to do THIS	-31
to do _	28
to one	13 0 0 0 -34
to one _	33 0 0 0 -34
to the	-19
to the <acronym>	26
to the TIME	-9
to the first	-40
to the new	-42
to the other	-14
to two	12
true	-31
true $	-20
two TIME	0 -68 0 0 0 -53
two TIME $	-34
two TIME _	-32
two _ $	-31 0 -70
two _ ,	13 0 -59
two _ IS	12
two _ NOW	30 0 0 0 38
two _ UNLESS	35
two _ and	25
two _ at	-21
two _ for	15 0 0 0 -46
two _ in	14
two of	-37
um _	33
un	0 0 -54
un _	0 0 -54
un _ $	0 0 0 -44
und	0 -59
und NOT	35
under <number>	0 0 0 -44
under <number> LIVES	-28
under <number> _	41 0 0 0 -44
under <path>	0 -31 0 0 52
under <path> $	32 -56
under _ $	-9 -38
up	-8
up $	0 0 0 -62 0 -72
up ,	21
up , _	11
up I	13
up I _	13
up _	0 0 0 0 46
up a	-25
up a _	-25
up by	-43
up by <amount>	-33
up in	29
up in _	40
up on	0 0 0 0 58
up the	-31
up the _	-29
up to	0 -63
up to <number>	34
up to PER	19
up to _	-20
valued	18
valued:address	20
valued:bandwidth	31
valued:clock	40 -71 0 0 78 -71
valued:date	0 0 0 -61 0 0 -42
valued:day	8 -73 -76 -66 84
valued:frequency	29 0 0 0 52
valued:interval	42 0 0 -83 46
valued:money	47 -51 0 0 54 -54
valued:name	23 -68 0 0 0 0 69
valued:path	18
valued:share	-23 28 0 0 -11
valued:size	5 0 0 0 86 -65
valued:version	21 0 0 0 0 -82
von	41 0 -55 0 0 -57
von _	34 0 -46 0 0 -42
with <acronym>	32
with <code>	44 -37 0 0 -49 0 78
with <code> $	31
with <code> ,	24 -27 0 0 -64
with <number>	0 0 0 0 0 0 -44
with <number> $	29
with <path>	16 -49 0 -50 -76 -45 107
with <path> ,	17
with <path> _	18 -30 0 0 0 -23
with I	31
with Name	0 0 0 0 20
with THIS	14 0 -48 0 0 -58
with THIS _	25 0 0 0 0 -49
with THIS one	-25
with _	21
with _ $	22 -53 0 0 0 0 -56
with _ <flag>	30 0 0 0 -41 0 69
with _ <number>	-34
with _ =	0 -34 0 0 36
with _ ?	-16
with _ ALWAYS	-21
with _ IF	-13
with _ IS	16
with _ LIVES	23
with _ and	28
with _ for	-12
with _ in	35 -41 0 0 -50
with _ out	-35
with one	-29
with one _	-29
with the	-19
with the TIME	-24
with the _	-19
with two	-11 0 0 0 33
with two _	-11 0 0 0 33
y	36 -50 0 -42
y _	29 -50 0 -42
zu	0 0 0 0 0 -46
zu _	0 0 0 0 0 -40
~! !	-13
~, 0	-29
~, 1	13 0 0 0 -18
~, 24	21
~, 3	0 0 0 0 -43
~, 30	14
~, 500	0 0 0 0 36
~, 768	21
~, 8443	16
~, add	-20 33
~, after	32 0 0 0 42
~, alleen	30 0 0 0 -37
~, also	33 0 0 0 -42
~, always	30 0 0 -48
~, another	-36
~, as	-23
~, ask	16
~, at	10 38 0 0 -38
~, auditors	0 44 0 -40
~, because	-19
~, both	-15 -35
~, but	-28
~, can	-21
~, change	-27
~, changes	25 0 0 0 -59
~, check	-33
~, ci	23
~, compose	33
~, corrections	20
~, could	-22
~, credit	31
~, customers	21
~, da	26
~, dann	27 0 0 0 -50
~, das	18 0 0 0 -65
~, do	-22
~, docs	0 0 0 -39
~, does	-34
~, don't	24 0 0 0 0 -51
~, el	30 0 0 0 -64 52
~, es	-16 0 0 0 -34
~, even	32 0 0 0 -38
~, every	0 0 0 0 -48
~, everybody	-24
~, everything	23
~, exactly	-21
~, except	18 0 0 0 59
~, export	18 -40 55 -27
~, final	32 0 -41 34
~, fix	-34
~, for	19 0 -39 -50
~, full	0 0 0 -47 36
~, go	-42
~, gracias	-18
~, half	-12
~, he	-21
~, i	0 -62
~, i'll	-18
~, i'm	-34
~, ids	40
~, ignore	-23
~, in	0 -63
~, is	-27
~, it	-18
~, it's	37 0 -83 0 -65 75
~, its	25
~, jobs	22
~, just	0 0 45
~, kafka	14
~, keep	17
~, la	18
~, last	-18
~, let's	-28
~, like	32
~, limit	-27
~, local	13
~, locally	-23
~, look	-16
~, make	0 0 0 0 -44
~, many	42 0 62 0 -52
~, marketing	54 -50 0 0 59
~, monthly	23
~, my	-14
~, needs	36 -44 0 0 -42 0 58
~, newest	-29
~, nice	-25
~, nicht	38 -59 0 0 0 35
~, no	23 0 0 -36
~, nobody	37 -67 0 56 0 -59
~, not	30
~, nothing	24 0 0 -62
~, now	-16
~, o	19 -30
~, offline	0 0 0 -28 44
~, old	27 -47
~, on	26
~, one	48 0 0 -47
~, openocd	21
~, or	15 0 0 -35 38
~, our	22
~, pas	32 -59 0 0 -50
~, people	48
~, plain	34 0 -36
~, plan	37
~, pnpm	42 -47 0 -27 0 48
~, por	-27
~, prod	0 0 0 -47
~, put	-39
~, python	20
~, questions	-16
~, reports	34 0 0 0 50 -30
~, rest	34
~, retries	37 0 0 0 -37
~, right	-33
~, run	-22
~, same	0 0 0 -37
~, she	28 0 0 -34
~, ship	-17
~, show	-36
~, sorry	-34
~, stage	19 0 0 0 0 -33
~, staging	36 -46 0 0 0 0 -47
~, start	-20 0 0 0 35
~, stop	17
~, take	-16
~, team	28 12 0 0 0 -51
~, tell	28
~, test	25
~, tests	34
~, text	-14
~, thanks	-34
~, that	25
~, that's	0 -50
~, the	24
~, then	0 0 0 0 0 -45
~, there	17 0 -20 0 -37
~, there's	23 0 -37 0 0 33
~, they	-30
~, they're	45 0 0 0 -60
~, this	0 -38
~, three	20 0 0 0 35 -45
~, too	28 0 0 -48
~, two	46
~, use	0 0 -47 -60 0 58
~, users	-26
~, v1	25
~, v3	15
~, wait	-17
~, we	38
~, we're	42 0 0 0 0 -47
~, what	-15
~, what's	-46
~, whatever	-12
~, why	-29
~, with	-25
~, without	28
~, you	33 0 0 0 0 52 -28
~-pfull verify	15
~0 5	13
~0 79	-35
~0 9	23
~0 is	31
~00 and	-21
~02 :	-21
~1 ,	-16
~1 0	22 -33 0 53
~1 74	41 -32 0 0 32
~1 am	-20
~1 gb	-35
~1 is	40 -38 0 0 0 -38
~1 to	31 -76 0 0 77 -58
~10 2	29 0 0 0 45
~10 mb	0 38 0 -38 -34
~10 percent	-19 0 0 0 45
~100 ,	-25
~1000 per	-9
~12 characters	-34
~14 ,	19 0 0 0 -51 48
~14 :	-34
~14 days	25 -46
~14 is	-48
~14 open	-26
~15 minutes	29
~16 ,	21 -42 0 0 48
~16 and	33 0 0 0 44
~180 kb	19 0 0 0 -45
~192 168	24
~2 ,	23 -60 0 0 64 -67
~2 0	32
~2 1	-17 -51 0 0 59
~2 3	-19
~2 5	23
~2 and	-16
~2 gb	-49
~2 is	-21
~2 mb	-42
~2 million	11
~2 to	0 0 0 0 54
~20 ,	40 0 0 -48 0 49
~20 lines	-44
~20 minutes	29
~200 kb	15 -40 0 0 34
~200 mb	0 0 0 0 -31
~200 ms	26
~24 04	16
~24 hours	17 -45 0 0 34
~25 mb	25
~25 minutes	-19 0 0 0 40
~250 since	39 0 0 -32
~28 days	29
~3 12	24 0 0 -48
~3 2	21
~3 and	-21
~3 gb	23
~3 is	-51
~3 minutes	38 0 0 0 36
~3 of	-25 0 0 39 -33 -32
~3 seconds	-19
~30 ,	36 0 0 0 -58 54
~30 days	-9 0 0 0 0 -54
~30 s	16
~30 seconds	-28
~30 was	14
~300 lines	26
~4 ,	13
~4 0	20 -40
~4 cores	24
~4 hours	-20
~4 in	-17
~4 seconds	-39
~40 rows	-44
~40 seconds	-34
~480 ,	21
~5 ,	21
~5 for	18 0 0 0 44
~5 mb	20 -41
~5 minutes	-25
~50 items	18
~512 mb	41
~6 since	39
~60 days	15
~64 gb	38
~7 as	0 0 0 0 -28
~7 days	23
~768 and	21
~8 gb	32
~8 hours	-13 -48 0 0 35 -35
~8 to	17 20
~80 ,	20 0 0 0 0 -29
~80 ms	17 -38
~80 percent	-20
~8080 is	-15
~9 and	25
~90 days	-12 0 0 0 0 -52
~99 5	13 -40 0 0 47
~: 02	-33
~: 15	-12
~: 30	44 0 0 0 36
~: dev	14 0 0 0 45 -48
~: feed	16
~: it	-21 0 0 0 -28
~: it's	-11
~: make	26 -31 0 0 -56 0 53
~: no	47 41 0 0 -69 -66
~: nobody	18
~: one	-9 -64 -42 0 43 -45
~: please	-14
~: see	-49
~: stg	24 0 0 0 38 -43
~: the	0 0 0 -63
~: we	46 0 0 38 -43
~; the	16
~a 401	32
~a 500	-40
~a and	-19
~a batch	15
~a big	0 0 0 0 -44
~a bigger	-37
~a bit	-53
~a bug	20 0 0 0 0 -42
~a build	0 0 0 0 35
~a button	-27
~a cache	28
~a changelog	29
~a check	-24
~a coffee	-23
~a comma	-32
~a comment	-20
~a copy	28
~a cron	-19
~a day	-37 0 -59 -65
~a degree	27 0 0 0 32
~a demo	-23
~a dependency	14
~a diagram	-20
~a difference	-17
~a different	-15 0 0 0 30
~a doc	26
~a draft	-19
~a dummy	30
~a few	-14
~a file	0 0 0 0 -32
~a fix	-33
~a flag	-26 0 0 0 -47
~a flaky	27
~a form	-15
~a fourth	38 0 0 0 43
~a freeze	-21
~a full	35 0 0 0 0 -29
~a function	-35
~a gap	29
~a good	-27
~a hard	44
~a hundred	-32
~a las	37 0 0 0 42
~a link	-26
~a list	-46
~a little	-29
~a lo	-32
~a lock	-21
~a login	25 0 0 0 40
~a long	-33
~a look	-44
~a lot	-33
~a machine	27
~a major	27
~a map	-29
~a matter	20 0 0 -21
~a meeting	-25
~a member	-28
~a migration	49 39
~a minute	13
~a month	0 0 0 0 53
~a name	24 0 0 0 -34
~a new	-14
~a nice	-26
~a nicer	-16
~a night	36 0 0 0 -36
~a null	-29
~a number	-10
~a page	15 -56
~a partir	14
~a person	28
~a plain	0 0 0 0 -38
~a plan	-26
~a pleasure	-39
~a plugin	-20
~a postgres	27
~a pr	17
~a price	33
~a problem	-25
~a race	-35
~a release	18 0 0 0 -41
~a restart	-31
~a review	-26
~a row	37
~a rule	-30
~a runbook	25 55
~a running	-27
~a script	-27
~a search	-19
~a second	0 35 0 0 0 -45
~a session	20
~a short	-26
~a single	35 0 0 0 -37
~a slide	-25
~a small	-46
~a smaller	-20
~a spinner	-28
~a story	36
~a strange	-34
~a string	-31
~a summary	-30
~a tag	20 -36
~a team	-25
~a tenth	30
~a test	28 53 0 0 -67
~a theme	-25
~a thousand	-27
~a ticket	32
~a time	34 0 0 0 -43
~a title	-17
~a typo	-53
~a user	-18
~a version	29 0 -48 0 27
~a view	-19
~a vpn	-32
~a warning	-30
~a week	-16
~a while	-39
~a year	0 0 0 0 0 -54
~ab jetzt	20
~abhängigkeiten ohne	12
~about 2	0 -32
~about 40	-15
~about a	-21
~about it	-14
~about naming	0 0 0 -19
~about that	-27
~about yesterday	22
~above the	0 0 0 0 36
~access to	30 0 0 -31
~accessibility is	26
~according to	-13
~account ,	13 -39 0 0 41
~acting up	-28
~adapt the	-25
~add a	-21 52 -48 0 -52
~add an	-23
~add it	-25
~add sso	-15
~add the	-35
~add types	-32
~adding comments	19
~address ,	18
~address is	13
~addresses ,	25
~adhérent peut	14 0 0 0 37
~admin area	-15
~admins can	-41
~admins see	26 -31
~after 30	18
~after all	20 0 0 60 -61
~after an	-22
~after init	33 53 -41
~after login	-23
~after lunch	-18
~after that	-13
~after the	-22
~again ,	0 0 0 0 -45
~again after	-30
~against the	0 -46
~agreed that	20
~agreed to	19 0 0 50
~agreed with	23
~ahora es	21
~ahora no	-24
~al final	-13
~alert for	-19
~all ,	29
~all a	-21
~all good	-44
~all of	-39
~all our	25 -48 0 -33 55
~all queries	19 0 0 0 -30
~all tests	-42
~all the	0 0 0 0 0 26
~all three	-39
~alles in	18
~allocations in	18
~allowed ,	38 -46 0 0 0 49
~allowed to	16
~almost full	-19
~also add	-13
~also for	23 0 -22
~alt text	29
~altijd in	25
~always a	-32
~always add	-19
~always answer	22 -31 42
~always ask	0 0 -53
~always dns	-37
~always extend	29 56 -31
~always fails	-25
~always in	30 0 0 0 38
~always run	30 61
~always show	35
~always the	-45
~always use	0 0 -25
~always works	-20
~always write	19 0 -50
~am cache	-33
~am schema	24
~american spelling	27 0 37 -21 -38
~amounts are	0 0 0 0 35 -42
~amounts in	18 0 0 0 34
~an argument	-31
~an empty	0 0 -22
~an example	-14
~an exception	-21
~an hour	-51 -61 0 0 60
~an incident	27
~an index	-24
~an outage	31 0 0 0 -35
~an owner	0 -51
~an update	-36
~and 1200	21
~and 16	29 -34 0 0 51
~and 2	15
~and 6	0 -41
~and add	-14
~and are	-26
~and check	-21
~and come	-20
~and continue	-23
~and don't	19
~and each	27
~and fix	-19
~and get	21
~and have	26
~and he	22
~and i	-41
~and is	0 0 0 0 54
~and it	0 -56
~and it's	20
~and look	-20
~and no	25
~and none	12
~and not	53
~and nothing	-23
~and now	-19
~and only	-20 0 0 0 59
~and run	-23
~and see	-17
~and she	22
~and show	-18
~and still	-26
~and takes	25
~and text	-22
~and their	28
~and then	-19
~and there	-24
~and they	27
~and to	26
~and try	-18
~and up	41
~and update	-27
~and wait	-18
~and was	-34
~and we	37
~and we're	18
~and write	-15
~another plan	-20 0 0 0 38 -29
~answer in	0 -37 51 0 -45
~answer the	-26
~answers short	36 -58
~answers with	-17
~antes de	-15
~antwortet nicht	-25
~any ,	31
~any file	16
~any more	28 -65
~anything else	31 0 0 0 -44
~anything in	29 33 0 0 -42
~anything that	33 0 36 -59 -65
~anything under	21
~anything with	19
~anywhere ,	0 45 -27 -38
~apache 2	31 0 0 -48 41
~apaga esse	-19
~api ,	21 31
~api are	18 -42 -36 0 56
~api gives	38
~api is	19 0 0 0 0 -56
~api key	0 0 0 0 46 -45
~api listens	23 0 31 0 0 -35
~app ,	27
~app ;	26
~app for	20
~app is	0 29 0 -60
~app needs	11
~app services	0 0 -25
~append only	0 -36 0 0 33
~applies to	26
~archive keeps	16
~are 14	20
~are 20	43 0 0 0 0 -34
~are 3	-20
~are 40	-41
~are 480	21
~are 8	22 -58 0 0 46 -44
~are a	21 -44
~are all	-16
~are always	32 0 0 26
~are blank	-34
~are broken	-20
~are burned	19
~are computed	25 0 0 -24 -38
~are cut	0 0 0 0 49
~are deleted	0 39 0 0 -46
~are done	-18
~are encrypted	22 0 0 0 0 -35
~are final	20 0 0 -49
~are fine	45 0 0 0 -70
~are fixed	-28
~are for	0 0 0 0 -55
~are four	10
~are from	0 0 0 0 47 -38
~are generated	0 -48 0 0 -39
~are going	18
~are gone	12 0 0 0 27 -40
~are green	-32
~are hashed	24
~are having	33
~are immutable	23
~are in	0 0 -26 -57 44
~are kept	26 -52 0 0 56
~are left	-27
~are like	32
~are limited	20 -34
~are made	32 -49 -42 -45 65 -44
~are missing	-46
~are name	-27
~are named	23 0 0 0 0 -29
~are negative	23 -38 -32
~are numbered	22 0 0 0 38
~are off	0 0 -41 0 0 -42
~are on	20 -66 0 -62
~are only	0 0 0 -39 -22
~are out	-15
~are over	0 0 0 -39
~are per	17
~are plain	23 0 0 0 47
~are read	34 44 0 -48
~are recorded	0 -30 0 0 38
~are red	-32
~are rotated	24
~are rounded	26
~are sent	27 -51 0 0 50
~are separate	20
~are signed	29 0 -56 0 0 -43
~are skipped	17
~are sorted	17
~are started	21
~are still	28
~are stored	22 0 0 0 47
~are taken	24
~are the	-15
~are there	-12
~are two	0 0 -40
~are ulids	41
~are utc	28
~are valid	37 0 0 0 41 -34
~are versioned	19
~are we	-24
~are written	27
~argument ,	-21 40
~arrow functions	34 -36 54 0 -34 -36
~as agreed	23
~as an	-15
~as far	-22
~as in	39 0 0 -37
~as it	-22
~as of	52 0 -79 0 0 -68
~as pdf	0 0 0 0 -35
~as possible	30
~as root	15 38 0 0 -39
~as strings	-26
~as well	29 0 -34 37 -57
~ask before	37 0 0 0 -43
~ask for	-9
~ask him	-27
~asked for	-18 0 0 0 -45
~asked in	15 0 0 44
~asking me	24
~asks for	-28
~assertion per	34 0 0 0 -35
~assume that	-15
~at 0	-35
~at 02	-21
~at 1	15
~at 10	0 0 0 0 46 -42
~at 100	-37
~at 192	22
~at 2	-22
~at 5	-29
~at 600	39 0 0 0 55
~at 80	-26
~at 9	-26
~at a	37
~at cloudflare	31
~at debug	20 0 0 0 -38
~at four	-18
~at full	24
~at https	21
~at it	-26
~at least	35 51 0 0 -55
~at line	-37
~at most	0 0 0 -49
~at my	-17
~at night	23 0 0 0 0 -55
~at nine	-32
~at noon	37 -38 0 0 35
~at once	-24
~at some	-15
~at start	28
~at ten	36
~at that	-14
~at the	11
~at two	14
~audio thread	24
~audit is	-19 0 0 0 -43
~auf dem	-15
~auf deutsch	26
~auf englisch	36 -51 68 -56 -50 -52
~aus dem	27
~available in	33 -36
~avoir deux	21
~away from	18
~away in	19 -49
~b ,	-20
~b and	13
~back at	15
~back office	14
~back on	23
~back then	-16
~back to	0 0 0 75 -59
~backups are	19
~bad usage	32
~bank has	15
~batch size	-13 0 0 0 24
~be ,	15
~be 30s	33 0 0 0 31
~be a	31 0 0 0 -43
~be an	15
~be better	-24
~be blue	-32
~be brief	39 0 44 0 -31
~be careful	-38
~be done	-50
~be fine	-22
~be in	19
~be nice	-33
~be no	20
~be one	-19
~be quick	-17
~be readable	34 0 0 0 -46
~be right	-20
~be shown	-17
~be so	-43
~be sorted	-18
~be that	-27
~be the	13
~be visible	-23
~because they	12 0 0 0 -33
~because who	-25
~been moved	0 0 0 33 -5 -33
~been running	-35
~before ,	15
~before anything	39 57 0 0 -47
~before every	20
~before it	-13
~before lunch	-29
~before the	30 54 0 -73
~before you	20 0 0 0 0 -56
~begin with	18 0 0 0 52
~behind a	14
~belong to	0 0 0 0 -35 55
~belongs in	0 0 0 0 -41
~belongs to	33
~below 5	37 0 0 0 45
~beschlossen ,	16
~beta channel	0 0 0 0 0 -33
~better to	-23
~between 2	34
~between 8	-14
~between 9	24
~between runs	-23
~between the	-29
~big deal	-39
~big one	17
~billing ,	26
~billing module	26
~billing page	-15
~bisect it	-19
~bit ,	23 -51
~bit more	-28
~bitte auf	22
~bitte keine	20
~bleiben bei	23
~block the	34
~block us	14 0 0 0 -44
~blocks ,	22
~blog post	-17
~blue green	24
~body ,	35
~bonjour ,	-15
~book says	-18
~boss wants	-14 0 0 0 -28
~both have	-20
~both sides	33
~both versions	-27
~bottom right	16
~bouton ne	-28
~box has	19
~box is	20
~branch ,	-30
~branch is	-52
~branch isn't	37 0 0 0 -46
~branch names	40 0 0 0 -48 -38
~branches are	19 0 0 0 0 -33
~branches get	46 0 -28
~breaking changes	26
~breakpoints are	23 0 0 0 44 -45
~breaks on	23
~british spelling	22
~broke the	33
~bucket is	0 0 0 0 31
~budget is	0 0 0 -60
~bug ,	-18
~bug in	-27
~build a	-19
~build has	41
~build needs	13 -60 0 0 9
~build number	-20
~build on	32 0 0 0 -48
~build se	14 0 0 0 -35
~build server	31
~build takes	15
~bullet points	36 0 0 0 -33
~bump the	-27
~bundle budget	19 0 0 0 -45
~burned into	19
~but it	-26
~but nobody	-32
~but not	34 0 0 0 0 -49
~but only	29 0 0 0 0 -32
~but that's	-17
~but the	-13
~but then	-18
~button has	28
~button is	-15
~button should	-27
~button that	-17
~button to	-12
~buttons ,	23 0 0 0 -39
~buttons have	-38
~by a	23
~by aisle	17
~by date	-15 0 -28
~by day	30
~by default	32 -43 32 0 0 -34
~by digest	34 27
~by friday	-19
~by hand	0 0 0 0 -43
~by header	30 -38 0 0 53 -38
~by it	19
~by itself	-22
~by last	20
~by make	33
~by name	17
~by one	-23
~by somebody	13
~by the	31
~by two	-33
~by us	0 0 0 0 0 -57
~by year	-26
~c ,	24
~cache is	-21
~cache key	35
~cada hora	26
~cada lunes	16 -33 0 0 38
~call a	27 0 0 0 51 -39
~call it	26
~call the	16
~call them	-28
~calls a	17
~camel case	-25
~camera is	41
~can be	24 -49 0 -52 29 -58
~can come	-26
~can copy	21
~can delete	-34
~can do	0 0 0 -30
~can go	-50
~can have	19
~can it	-25
~can see	0 0 0 0 0 -25
~can share	21
~can u	-36
~can we	-25
~can you	-25
~can't handle	27 0 0 -46 -32
~can't log	-46
~can't reach	0 -39
~can't see	-18 -48 0 0 53
~can't use	0 0 0 0 -40
~cancelling is	20
~cap is	0 0 0 0 -41
~card numbers	17 40 0 -24 -33
~card was	-17
~carpeta legacy	17
~carrier is	0 0 0 0 33 -23
~carry a	32 0 -42
~carry the	29 0 -56
~cart and	-17
~case ,	24
~case for	0 0 56 0 -48 -42
~certificates are	27 0 0 0 39 -39
~change a	-20
~change all	15
~change anything	-30
~change of	24
~change that	-23
~change the	-38
~change without	20
~changed ,	31 0 0 -41
~changed in	0 0 0 0 30
~changed it	37
~changed something	-11
~changed the	-25 0 0 -45
~changes are	25
~changes go	17 38 0 0 -47
~changes in	24
~changes is	13
~changes the	36
~changing it	23 0 0 0 46
~channel manager	25 0 0 0 38 -31
~check ,	21
~check in	39 0 -57 0 52
~check is	22 0 0 0 -43
~check my	-17
~check runs	0 0 0 0 38 0 -36
~check that	-20
~check the	-41
~check why	-29
~checkout ,	33
~chez ovh	22 0 0 0 41
~chez scaleway	29 0 0 0 33
~ci ,	0 0 0 0 -44
~ci has	0 -32 0 0 37
~ci is	0 -38
~ci runners	-12
~cierra a	23
~classes ,	14 54 -31
~classes in	12
~clean up	-31
~click it	-20
~clicking on	-28
~client ,	33 0 0 0 -41
~client is	0 41 0 -36 0 -40
~client wants	-40
~close it	-15
~close the	28
~closed ,	-32
~closed on	12
~closes at	36 0 -36 0 36
~closes the	33
~cluster has	13 0 0 0 54
~cluster is	0 0 0 0 0 -29
~cluster was	32
~code ?	-14
~code comments	26
~code is	0 0 0 0 0 -53
~code to	-48
~colors are	0 -38
~column for	-38
~column is	26 0 0 0 49
~columns instead	-22
~com o	13
~come from	0 0 0 -77
~come through	23 0 0 0 34
~comentarios en	28
~comes from	0 0 0 0 0 -57
~command before	13
~command is	36 -39 0 0 36
~commenti in	17
~comments in	-19
~comments that	29
~comments to	34 -57
~commit body	35
~commit generated	27
~commit message	-22
~commit messages	37
~commit this	-34
~commit yet	-38
~commits ,	32
~compare with	-22
~complains about	-35
~complains that	-32
~con php	27
~config is	29 -40
~confused people	30
~console log	-20
~constructor injection	25 0 41 -39
~context :	0 0 0 -20 49
~contract with	43
~contracts are	19
~convert this	-13
~cool cool	-12
~coordinates are	0 0 0 0 -45
~copy ,	-24
~copy is	24
~core may	30 40
~correct ,	20
~could be	-13
~could not	-23
~could you	-18
~counter goes	-37
~country ,	-18
~counts as	33 -43 0 0 52
~counts from	29
~coverage is	-15 -29 0 0 29
~crashes on	-29
~crc is	23 0 0 0 38
~create a	-33
~created_at and	0 40 0 0 0 -31
~cron job	-19
~csv ,	-15
~currency ,	15 0 0 0 0 -37
~current loop	34
~customer complained	-24
~customer gets	28 0 0 0 51
~customer has	-21
~customer id	-18
~customer was	-18
~customers ,	-21
~customers are	37 0 0 0 57 -57
~customers in	-29
~customers see	15 0 0 0 -38 39
~cut off	-37
~da nicht	-29
~danke dir	-13
~dans les	18 0 0 0 -24
~dark theme	-24
~das feld	0 0 0 0 -41
~das haus	39 0 0 0 0 -39
~das ist	22
~das lager	21 0 0 0 0 -31
~das mal	-28
~das nicht	-41
~das sieht	-26
~das team	0 -25
~dashboards are	25
~data ,	-29 -47
~data guild	26 50 0 -42 -52 -39
~data in	0 0 -34 0 31
~data is	21
~data must	18 0 0 -15
~data stays	21
~database ,	-16
~date ,	0 0 -43 0 57 -52
~date is	-37
~dates are	-12
~dates in	0 0 -43
~day now	28
~day of	21
~days ,	0 44 0 0 -61
~days now	24 0 0 0 -17
~days of	-20
~db and	-14
~dbt run	14 0 0 0 -33
~de commit	26 -41 56 0 -50
~de klant	-36
~de la	23
~de pedidos	-37
~de pruebas	-13
~de testes	19
~dead ,	20 0 0 -31
~dead code	-36
~deadline is	-32
~deal with	26
~decided against	27
~decided on	-9
~decided that	19
~decided to	13
~decimals ,	20 0 0 0 54 -46
~default branch	35
~default carrier	0 0 0 0 33 -23
~default exports	35 0 -58
~default is	-26
~default to	-11
~degrees in	-23 0 0 0 -40
~delete ,	21
~delete a	26
~delete button	-31
~delete it	34 -47 0 0 0 0 -23
~delete that	-21
~delete the	-24
~deleted after	37 46 0 0 -48
~deleted means	21
~deleted the	-36
~deletes the	-27
~delivery is	27
~demo is	31
~den fehler	-21
~dep deploy	20 0 0 0 -45 0 51
~depend on	19
~dependencies and	-15
~depends on	25 0 0 -51
~deploy it	-28
~deploy on	-26
~deploy the	-24
~deployed it	-25
~deploys on	30
~deprecated ,	-28
~deprecated ?	-25
~der build	-14
~der export	-32
~der kunde	0 0 0 0 28 -23
~der newsletter	34
~der testzugang	32 0 0 0 31
~desde enero	32
~design system	11
~deutsch ,	16
~deutsch und	17
~dev ,	16
~devices per	28 -36
~diagram of	-20
~did it	-19
~did not	-29
~did we	-24
~did you	-28
~didn't run	-32
~die frist	0 0 0 0 -55 57
~die liste	-41
~die schnittstelle	0 0 0 0 40
~die session	33 -40
~diff first	-40
~diff is	-30
~difference of	-17
~differs by	-25
~diffs ,	44
~digits and	25
~dir mal	-23
~directly ,	29
~discussed with	24
~disk on	-37
~disk was	-28
~disks ,	19
~dns ttl	34 0 0 0 33
~do a	-24
~do not	0 63 -70 0 -41
~do that	-28
~do the	-26
~do this	-23
~do we	-10
~do you	-15
~doc comment	26
~docker ,	-47 0 0 0 29
~docker compose	29 0 0 0 -51
~docs ,	21
~docs for	-10
~docs in	35 0 0 -21 -38
~docs say	-41
~does it	13 0 -40
~does not	-33
~does that	-17 -43 0 0 0 40
~does the	19 0 0 0 0 -35
~does this	-23
~doesn't matter	-28
~doesn't work	-29
~domain is	-24
~don't add	34 40
~don't ask	0 -41
~don't change	-45
~don't commit	0 0 0 0 0 -22
~don't count	0 -47
~don't edit	26 0 0 0 -36
~don't invent	19
~don't know	-12
~don't like	-17
~don't match	-41
~don't need	23
~don't push	-18
~don't put	27
~don't ship	24 0 0 -52
~don't think	-20
~don't touch	20 32 -43
~don't use	0 0 0 -63
~don't want	-28
~don't worry	-35
~done by	23 -46
~done with	-21
~doubled our	15 -44 0 46
~down again	-13
~down to	36 0 0 0 45 -45
~drain node	-32
~drop it	15
~drop the	-31
~dropped the	51 0 0 44 0 -42
~dropping the	33
~during incidents	38
~during office	15 43 0 0 -41
~dynamic memory	23
~dürfen nicht	27 0 0 0 -42
~e2e suite	26
~e2e tests	-20 20
~each file	-33
~each service	31 36 0 0 -48
~each time	-31
~early returns	52 -39 44 0 -36 -50
~edge ,	-13
~edit ,	0 0 0 0 -22
~edit the	25
~edit them	0 -28
~edits the	28
~ein beitrag	34
~el almacén	17
~el certificado	26 0 0 0 29
~el de	23
~el entorno	16
~el horario	18
~el informe	-42
~el iva	44 -44 0 0 29
~el log	-23
~el proxy	-24
~el puerto	32
~el servidor	14
~elk kwartier	23
~email address	21
~email and	-32
~emails are	35 -36 0 0 43 -37
~emergency stop	19
~emojis in	21 -48 45
~empty ,	18
~empty list	25 0 -22
~en céntimos	0 48 0 0 -34
~en el	20 0 0 0 -54
~en inglés	0 -40 58 0 -50
~en local	22
~encrypted with	22 0 0 0 0 -35
~end in	0 0 -45
~end of	56 0 0 0 0 -46
~ended in	35 0 0 -35
~endpoint for	-26
~endpoint has	36
~endpoint that	-11
~ends in	19 -46 0 -47 48 -49
~english ,	21
~english in	28 0 27 0 -37
~english only	0 0 0 37 -37
~english please	22
~enough for	15 -40 0 0 -39
~entorno de	16
~entschieden ,	14
~env vars	-27
~environment is	0 -41
~error :	-25
~error before	-27
~error in	-16
~error message	-26
~error messages	38 0 0 0 -44
~errors ,	-15
~errors are	35
~errors should	15
~es 10	14
~es de	35
~es el	36 0 0 -55 0 53
~es la	19 0 0 0 28
~es nur	19
~es sind	-28
~esse arquivo	-19
~est chez	34 0 0 0 48 -46
~est de	24
~est en	-21
~este error	-20
~está en	-15
~euros ,	19 -29 0 -35 -34 48
~even if	19 -57
~even in	19
~ever have	-24
~every 30	36 -39
~every 90	-23
~every commit	23 0 0 0 -44
~every endpoint	36
~every friday	39
~every function	35 -40 26
~every hour	26
~every line	19
~every new	29
~every night	39 -42 0 0 53
~every order	-18
~every pr	19 41
~every public	23
~every request	-36
~every row	-16
~every second	-22 -49
~every step	25 -39
~every sunday	31
~every ten	-16
~every time	-27
~everything else	0 -45
~everything goes	16
~everything is	0 -45 0 0 46
~everything that	23
~everywhere ,	0 -39
~exactly one	0 -46 0 0 49
~exactly what	-25
~example ,	36 -61 0 0 64 -67
~example com	-44
~except for	-27
~exceptions ,	-23
~existing helpers	40 0 0 -39
~expire after	31 -33 0 0 41 -35
~explain the	27 -41 49
~export has	-38
~export that	-32
~export the	-34
~export them	0 -36
~exported functions	30
~exporter must	-24
~exports are	32 0 0 0 -57
~extend the	-34
~failing test	-16
~fails on	-35
~fails the	-18
~fails with	-36
~fait avec	14 0 0 0 -35
~falla el	-29
~falsch ,	17
~fan of	24
~far as	-22
~faster ,	-17
~feature flags	0 -39
~feature store	32 0 0 0 20 -39
~features ,	35
~feed has	0 0 0 0 46
~feels like	-24
~ficamos com	19
~field injection	25 0 41 -39
~field is	-24
~field to	15 0 0 0 28
~fields are	-20
~figure as	-25
~figures are	36
~file ,	0 0 0 0 44 -34
~file and	-18
~file for	-20
~file from	-35
~file has	8
~file i	-23
~file is	46 0 0 0 0 28
~file per	13 0 0 0 -59
~file please	-19
~file size	0 -24
~file they	36 -44 0 0 -40
~file to	-33
~files ,	28 0 -23
~files are	35
~files at	-21 -33
~files have	-24
~files in	-18 0 0 0 0 -42
~finalement on	26
~find out	-22
~find the	-22
~fine ,	10 0 0 52
~fine now	-19
~first ,	19 0 0 0 -67 -61
~first ?	-17
~first and	28
~first argument	26 40
~first of	20
~first page	-15
~first part	-13
~first the	-31
~first three	-32
~fiscal year	21
~five seconds	-23
~five years	15 0 0 44
~fix for	-14
~fix it	26 -52 52 0 0 -36
~fix that	-29
~fix the	-34
~fix this	-30
~fix what	-20
~flag is	29 0 0 0 0 48 -49
~flags are	28 -39
~flags that	-7
~flaky test	29
~flash --runner	15
~flash it	-37
~flashing is	0 0 0 0 -45 0 54
~floats for	16 0 0 -31 0 -34
~follow the	-28
~for 20	35
~for 3	0 0 0 0 38
~for 30	-13
~for a	-28 0 0 0 0 -41 31
~for about	19
~for access	-24 0 0 0 32
~for all	22
~for an	-38
~for anything	34 0 0 0 -48
~for bad	32
~for ci	-16
~for components	29 -31 47
~for each	-27
~for every	24 0 0 0 -56
~for everyone	23
~for everything	13 -59 -59 0 26
~for feedback	-15
~for good	32 0 0 0 0 -41
~for it	18 0 0 0 -33
~for march	-20
~for me	17
~for more	18
~for now	-30
~for one	0 0 0 -37
~for refunds	22 0 -38
~for reports	20 0 0 0 44 -36
~for returns	40 0 -36 0 48 -42
~for ten	-14 0 0 -52
~for that	-21
~for the	-25
~for them	0 0 0 0 -31
~for this	-39
~for tuning	0 0 0 0 -37
~for two	0 0 0 0 0 -23
~for us	23
~for what	29 0 0 0 -35
~forbidden to	-11
~force push	37 41 -39
~force unwraps	26
~forget it	-43
~forget the	-27
~form for	-15
~form has	43
~form needs	-32
~format is	11 0 0 0 52
~found it	-38
~four eyes	20 37 0 0 -44
~four people	12
~fps on	27
~free of	16
~free plan	-25
~free tier	22
~free up	20
~freeze ,	16 0 0 0 -49
~freeze is	14
~freigaben macht	34
~friday ,	-25 0 0 0 24
~from 3	21
~from a	-15 0 0 0 41
~from april	27
~from now	0 0 0 0 -45
~from production	26 -25
~from spain	-42
~from that	16
~from today	34
~from two	0 -55 0 -49
~from yesterday	-26
~from zero	34
~function ,	41 0 0 0 -42
~function in	17
~functions ,	35
~functions for	34 -36 54 0 -34 -36
~fyi the	22
~für den	-24
~für die	-25
~gateway ,	27
~gave you	24
~gb ,	-23
~gb now	38
~gegen drei	21
~geht nicht	-39
~generate ,	0 -44
~generated files	42 0 -35 0 0 -36
~get :	-32
~get a	0 0 -41 0 0 -57
~get rid	-22
~get the	-31
~gets a	-12
~gets deleted	20
~gibt es	19
~gift cards	19 -37 0 0 34
~github actions	35 -47 -48
~give it	-28
~give the	-18
~give you	-18
~gives me	-33
~gives no	-22
~go back	-29
~go in	20 57 0 0 -54
~go into	29 0 0 0 -54
~go on	-48
~go out	20 0 0 -34 54 -50
~go test	16
~go through	-18
~go with	17 0 0 0 0 -48
~go wrong	-28
~goes away	26
~goes into	16 0 -28
~goes live	17
~goes through	41 0 0 -44
~goes to	-28 0 0 -33
~going to	45 -52 0 57 -59 -40
~going with	24
~gone ,	27 0 0 0 0 -56
~good idea	-18
~good night	-32
~good to	-18
~got a	15
~got no	-30
~got upgraded	20
~gpu 3	-15
~gpu box	20 -35 0 0 46
~gpu hours	-19
~grafana moved	24 0 0 0 35 -29
~graphql is	26
~gratis vanaf	19
~grazie mille	-17
~great ,	-27
~grew to	40 0 0 0 42
~grouped by	-19
~gut aus	-26
~haben uns	14
~had a	-40
~had an	-24
~had two	-28
~halden example	25
~half a	26 0 0 0 -47
~half of	-21 -30
~hallo ,	-20
~handed over	38
~hands off	39 31
~happens at	0 0 0 39 -38
~happens if	-29
~hard coded	-24
~hard limit	45
~hard to	-35
~has 1	20
~has 3	14 -59 0 0 70 -57
~has 40	17
~has 64	38
~has 8	-11
~has 9	32
~has a	17
~has an	45
~has been	-38 0 0 0 -12 -48
~has expired	-36
~has its	47 -86 0 0 77
~has no	-53 -57
~has the	33
~has to	35
~has two	0 0 0 0 0 -46
~hash in	27
~hat höchstens	37 0 0 0 37 -31
~hate this	-16
~haus example	37 0 0 0 40
~have a	0 0 0 0 0 -80
~have about	-29
~have an	-9
~have at	17 31 0 0 -36
~have been	-41
~have changed	-18
~have it	23
~have its	-29
~have never	-14
~have no	0 0 0 0 0 -70
~have one	-30
~have ten	25 0 0 0 0 -35
~have the	-21 -52 -40 0 63
~have this	-23
~have time	-18
~have to	-13 64 0 0 -88
~have two	-13
~have up	32
~have we	-29
~have you	-21
~having two	33
~hazardous goods	26
~he wants	29
~header ,	-19
~header is	-28
~heads up	32
~heavy for	27
~help me	-20
~here ,	-18 -59 0 0 0 58
~here :	0 0 0 0 -28
~here on	27
~here the	-32
~here's the	-36
~het nog	-28
~hm ,	-33
~hmm no	-28
~hmm the	-13
~hosted version	19
~hosting is	30 0 0 0 39
~hot path	34 0 -42 -43
~hour ,	26 -47 0 0 54 -50
~hour ago	-41
~hour and	-23
~hourly now	27
~hours ,	0 -39
~hours for	-20
~hours to	-27
~how about	-20
~how come	-36
~how many	-29
~i always	-34
~i am	26
~i broke	-17
~i can	29 -52
~i click	-25
~i could	-17
~i decided	21
~i deleted	-50
~i do	23
~i don't	-30
~i enter	-23
~i expected	-28
~i found	-36
~i gave	21
~i get	-35
~i had	-23
~i hate	15 0 0 0 0 -37
~i have	-40
~i just	-35
~i know	22
~i learned	-17
~i looked	-20
~i love	-23
~i made	10
~i mean	14
~i meant	20
~i moved	17
~i need	-47
~i never	-25
~i only	-19
~i opened	-16
~i pasted	-20
~i prefer	27
~i prezzi	29
~i put	-17
~i ran	-21
~i read	-12
~i renamed	-18
~i run	-28
~i said	45 0 -41 0 -69 61
~i see	-42
~i sent	-28
~i shall	-13
~i should	-11
~i take	15
~i talked	37 0 0 0 -49 -33
~i tested	-15
~i think	-39
~i tried	-34
~i try	-13
~i want	0 -55 50
~i wanted	-20
~i was	-19
~i went	-24
~i were	-19
~i will	-31
~i wonder	-17
~i write	27
~i'd be	-23
~i'd like	23 -59 72
~i'd love	-15
~i'd rather	-14
~i'd say	13
~i'll do	-44
~i'm back	-31
~i'm going	-19
~i'm on	-32
~i'm still	-14
~i've never	15
~icon is	-42
~id ,	-31
~id 42	-22
~id in	28 0 0 0 -34
~idea ,	25
~idea if	-19
~idea why	-19
~idempotent ,	36 0 0 0 -38
~ids :	0 0 -31 0 39
~ids are	38 -46 0 0 71 -56
~if a	30
~if it	30
~if that's	-20
~if they	14
~if we	-37
~if you	26
~ignore it	-13
~ignore the	-32
~im urlaub	-33
~image has	33
~image is	-17
~images are	-17 -51
~images from	-21 0 0 0 30
~images without	27 0 0 0 -40
~immutable ,	23 0 0 0 0 -28
~implement the	-30
~import from	20 0 0 0 -46
~in ,	-11 0 0 -54
~in :	28
~in a	0 -65 0 -52
~in advance	-16
~in an	-40
~in any	29
~in anything	29 -39
~in bigquery	-18
~in blue	-45
~in brackets	23
~in by	-22
~in cents	0 0 0 0 0 -36
~in checkout	-22
~in ci	25 0 0 0 -55
~in config	0 0 0 0 39 -31
~in core	29 38
~in cost	17
~in db	38 0 0 0 -53 52
~in der	-19
~in docs	-15 0 0 0 0 -38
~in edge	-21
~in english	0 0 0 -34
~in eu-central-1	23 -45
~in europe	18
~in every	29
~in five	15 0 0 44
~in francs	-15 0 0 0 42
~in frankfurt	31 0 -38 0 35
~in front	15
~in general	37 -42 0 0 0 -31
~in german	37 -38 53
~in git	25
~in here	-35
~in it	25
~in italiano	17
~in json	-19
~in july	25
~in june	23 0 0 0 42 -45
~in lib	24 0 0 0 -46
~in lower	17
~in march	29 -58 0 0 0 -34
~in may	18 -49
~in messages	0 0 -42
~in mind	-34
~in minutes	25 0 0 0 -54 47
~in my	-24
~in one	-17
~in our	40
~in packages	19
~in penpot	21
~in public	0 -6
~in python	16
~in safari	-38
~in scripts	-22
~in spring	-11
~in src	-27
~in switzerland	32 -32 0 0 51 -47
~in ten	-22
~in tests	0 0 0 0 0 -57
~in texts	24 0 0 0 -43
~in that	25
~in there	0 52 -40
~in this	-23
~in update	22
~in utc	35 0 0 0 46 -35
~in utils	-35
~in with	24 0 0 0 41
~in worker	-19
~in yaml	34 0 0 0 -44 -33
~incidents are	31
~include the	37 0 0 0 -47 42
~increase the	-17
~index is	31
~index on	-23
~input reaches	-15
~input system	26
~inscriptions ouvrent	36
~install it	-31
~install please	-40
~install something	30
~instead of	24 -51
~integration environment	15
~integration tests	24
~interface ,	-17
~into a	-43
~into it	-30
~into its	-26
~into the	22 0 0 0 0 -42
~into this	18
~invoices are	22
~ios 16	19 -31 0 0 40
~is ,	42
~is 0	-22 0 0 -30
~is 1	0 -32 0 0 32
~is 10	30 -56
~is 100	-22
~is 12	32 -42
~is 14	18
~is 180	19 0 0 0 -45
~is 2	-28 -50 0 0 0 -46
~is 20	36 0 0 0 47 -47
~is 22	-23
~is 24	18 0 0 0 32
~is 25	24
~is 26	41 -35
~is 28	29
~is 3	0 -56 0 35
~is 30	26
~is 300	33 0 0 0 47
~is 4	26
~is 40	31 -34 0 0 44
~is 5	0 0 0 0 0 -64
~is 600	28
~is 64	18 0 0 0 38
~is 7	40
~is 8	33 12
~is 80	22 -43
~is 90	-18
~is about	-15
~is acting	-28
~is all	-35
~is allowed	-12
~is always	27
~is an	36 0 0 0 0 -54
~is approved	-42
~is at	0 0 0 -48 66
~is back	43
~is bad	-34
~is behind	-24
~is better	0 0 0 0 -28
~is blocked	20 0 0 0 45
~is blurry	-23
~is broken	-36
~is built	28
~is by	0 0 0 0 -44
~is called	27 0 -63 -61
~is cancelled	50 0 0 16 -51
~is closed	4 0 0 0 55 -48
~is coming	-12
~is cut	-33
~is dead	-27 0 0 -16
~is deleted	-24 0 0 0 -45
~is deprecated	-28 0 0 0 -43
~is disabled	39 0 0 0 45 -47
~is displayed	-44
~is done	-16 0 0 -54
~is dropped	26
~is empty	-38
~is end	0 0 0 0 -32
~is enough	-19 -45
~is ever	18
~is faster	-21
~is fine	-51
~is for	38 -66 -55
~is free	20
~is from	37
~is frozen	41 0 0 0 0 -39
~is full	-51
~is generated	24
~is going	32
~is gone	22 -63
~is green	-34
~is growing	-34
~is half	34
~is hard	-37
~is id	38 0 0 0 -52 48
~is ios	19 -31 0 0 40
~is it	-16
~is its	22
~is late	-26
~is left	23
~is loaded	-27
~is make	49 -42 0 0 0 -47
~is missing	-55
~is mounted	35
~is named	18 0 0 0 -51 51
~is net	33
~is never	-10
~is no	-14 0 0 -34
~is noise	21
~is not	-17 43 0 -74
~is now	-14
~is off	11 28
~is on	22
~is one	43 0 0 0 0 -38
~is only	40
~is open	26
~is opened	21
~is optional	-26
~is our	27
~is out	0 0 -42 0 -42
~is outdated	0 0 0 -40 42
~is over	0 0 0 0 -43
~is owned	-19 -46 0 0 45
~is part	35 55 0 0 -49
~is per	33 0 0 -31 0 49
~is printed	20 0 0 0 39
~is protected	35 -40 0 0 39
~is pushed	20 -36
~is read	-15 -43 0 0 55
~is refreshed	26 -25
~is required	-32
~is reserved	26
~is reset	32
~is returning	-30
~is sent	24
~is set	-18
~is shared	20
~is shown	-19 0 0 0 -26
~is slow	-15
~is split	26 0 0 0 49
~is started	18 0 0 0 -38 0 48
~is status	27 -30
~is stored	28
~is stuck	-39
~is taken	-37
~is that	-21
~is the	19 0 0 -80
~is there	-26
~is this	-19
~is to	-34
~is too	-33
~is touched	26 33 0 0 -37
~is ugly	-22
~is up	-18
~is updated	37 -39 0 -50 51
~is upside	-27
~is used	26 0 0 0 50
~is waiting	-30
~is weekly	34
~is wiped	26
~is written	24
~is wrong	-33
~ist bei	33
~ist das	-24
~ist kaputt	-14
~ist rot	-22
~ist weg	-25
~ist zu	-29
~it ,	34 0 0 0 -59 0 39
~it also	-28
~it and	-20
~it be	-33
~it belongs	13
~it breaks	30 0 0 0 0 -51
~it compiles	-42
~it complains	-22
~it crash	34
~it crashed	-19
~it crashes	-30
~it depends	-16
~it doubled	29 0 0 28
~it every	18
~it fails	12
~it faster	-17
~it first	-19
~it for	-41
~it goes	-16
~it got	-35
~it happens	-36
~it has	17 0 0 -74
~it in	0 0 0 0 -53
~it is	-29
~it isn't	20
~it loads	-24
~it locally	21
~it looks	-17
~it makes	25
~it might	-17
~it must	-13
~it myself	-32
~it needs	27
~it now	-31
~it on	-28
~it once	-22
~it only	-19
~it ourselves	15
~it out	-27
~it prints	-26
~it reads	-30
~it running	-14
~it runs	38
~it says	-34
~it short	-50
~it simple	-22
~it started	-14
~it starts	-38
~it stopped	-23
~it to	-24
~it tomorrow	-32
~it too	17
~it took	-47
~it was	-35 0 0 0 0 -63
~it when	27
~it with	-14 -57
~it work	-21
~it worked	-20
~it works	-36
~it would	-31
~it writes	24
~it yet	17
~it yourself	28 0 0 0 0 53
~it'd be	-17
~it's 40	-16
~it's a	27 0 0 0 -52
~it's always	-49
~it's at	-25
~it's back	-38
~it's been	-28
~it's being	22
~it's broken	-38
~it's called	35
~it's done	0 51
~it's empty	-15
~it's fixed	-27
~it's not	0 0 0 0 -43
~it's old	-34
~it's only	-38
~items at	-20
~its fine	-27
~its id	25
~its own	18
~iva va	26
~ja ,	24 0 0 0 -25
~java 11	29 0 0 -42 42
~java 17	23
~je préfère	29
~jede nacht	16
~jede änderung	24
~jedem release	17
~jest here	34
~jetzt donnerstags	18
~jetzt geht	-38
~jetzt pnpm	38 -32 58 0 -41 -38
~job has	-20
~job is	34
~job ran	-24
~job runs	-15
~job takes	-12
~jobs ,	27
~js side	-25
~json ,	15 0 0 -50 0 -43
~json for	0 0 0 -19
~just a	-20
~just look	-24
~just the	-38
~just this	-25
~kafka ,	-12
~kannst du	-36
~kb gzipped	19 0 0 0 -45
~keep answers	28
~keep functions	-15 -41 51
~keep going	-64
~keep that	-35
~keep their	25 -37 0 -51
~keep working	-18
~keep your	20
~keeping the	-26
~keine neuen	12
~kept for	23 -43 0 0 34
~kept in	20
~key ,	22
~key in	-27
~key is	0 -35 0 0 0 0 -43
~keys are	41 43 0 -38 -5 -41
~khz ,	24
~kills us	36
~kind of	18
~knows that	11 0 0 -35 32
~kommentare auf	25
~kun je	-24
~kunde heißt	24 0 0 0 28 -23
~kwartier bijgewerkt	23
~la carpeta	17
~la copia	30
~la cotisation	16
~la page	-46
~la página	-40
~label is	-29
~labels are	33
~lager ist	30 0 0 0 37 -33
~land in	19 0 0 0 43
~landing page	-16
~language ,	0 -26 0 -26
~lanzan con	0 0 0 0 -39
~laptop only	-26
~last change	-18
~last commit	-20
~last night	-47
~last one	-12
~last release	40 0 0 -28
~last sprint	29
~last step	15 38
~last time	14 0 0 0 -58
~last week	0 0 0 -47
~last year	-38
~launch py	22
~launch with	28
~layer ,	27
~layout is	18
~le bouton	-28
~le build	14 0 0 0 -35
~le code	32 -38 0 0 -42
~le port	15 0 0 0 29
~le serveur	13
~le site	0 0 0 0 31
~leave it	-36 0 0 0 -37 57
~leave the	20 51 -51 0 -48 -47
~leaves the	41 0 0 -27
~left one	-35
~legacy ,	18
~legacy is	0 0 0 0 36
~legal says	37 0 0 0 -44
~lena is	-21
~les clients	35 -42 -31 0 50
~les inscriptions	24
~les vues	17
~let it	33
~let me	-14
~let the	-30
~let us	-46
~let users	-25
~let's add	-16
~let's assume	-30
~let's do	-24
~let's go	-18
~let's see	-37
~let's try	-32
~let's use	-30
~license is	25
~lift the	20
~like it	-24
~like that	45
~like the	21
~like this	-22
~like to	-49
~liked it	-24
~limit at	35
~limit is	-19
~limit of	0 -54
~limit per	17 0 0 0 53 -32
~limit should	-34
~limit to	-23
~limited to	26
~line 14	-34
~line 40	-39
~line length	26 0 29 0 -48
~lines per	34
~lines that	-13
~link to	18
~links are	39 0 0 0 43
~lint errors	23
~lint is	0 0 0 0 -33
~linter says	-21
~list is	-31
~list of	-38
~list should	-16
~listens on	20 0 17 0 0 -50
~lists are	40 0 -53
~live in	0 -60 0 0 52
~live on	19 0 0 0 0 -59
~lives in	0 -47 0 0 46
~lives on	33
~lo mejor	-32
~load ,	0 0 0 0 -31
~loading state	-13
~locale is	18
~locale too	35
~lock file	16
~locks the	16
~log in	-59 -50
~log says	-29
~log the	-32
~login as	27
~login is	-21 0 0 -31 -48
~logs ,	-14 0 -11
~logs are	-27
~long ,	-41
~long time	-33
~longer ,	13
~look at	-54
~look into	-28
~look like	-32
~look where	-17
~looked at	-20
~looking at	-24
~looks better	-34
~looks good	-25
~looks like	0 0 -25
~looks off	-33
~looks right	-26
~looks wrong	-41
~loop runs	-20
~los datos	27
~los pedidos	18 0 0 0 36
~los precios	29
~los recordatorios	0 -26
~loss ,	23
~lot ,	-22
~lot of	-28
~love to	-15
~lower case	17
~lunch ,	-38
~läuft auf	24
~läuft jetzt	33
~mach mal	-21
~machine ,	15
~machines ,	21
~macht jetzt	33 0 0 0 36
~made by	36 0 0 -53 56
~made it	33
~made the	-25
~mail and	-11
~mail is	-15
~mail server	-8
~mails to	33
~main is	54 0 -39 -50
~main thread	18
~make a	-40
~make check	33 -62 0 0 53 0 22
~make it	23 0 0 0 -50
~make lint	34 0 0 0 -38 0 60
~make sense	-31
~make sure	-36
~make the	-40
~make this	-39
~make up	25 0 0 0 -41 0 42
~makes sense	-15
~mal den	-25
~manager pulls	25 0 0 0 38 -31
~many of	17 0 0 0 -42
~many rows	27 0 0 0 -28
~marche pas	-16
~matter is	18 -41
~max ,	22 0 0 0 0 50
~max 200	23
~max 50	34 46 0 0 -45
~max file	0 -24
~max is	-25
~max upload	25
~may be	52
~may change	17
~may have	25
~may not	30 0 0 0 -56
~may only	33 37 0 0 -46
~maybe use	-28
~mb ,	36
~mb on	43 0 0 0 -36
~me a	-16
~me again	-36
~me before	0 0 -49
~me first	25
~me for	20
~me numbers	39
~me the	0 -52
~me to	-22
~me what	-27
~me when	16
~me where	-19
~me write	-19
~means nothing	-14
~means that	32
~means the	33 0 0 0 48
~meets every	33
~memory ,	-27
~memory is	-7
~mensajes de	20
~mention the	33 48 -40
~merge it	-25
~merged into	26 0 0 0 42
~messages in	27 -50 34 0 -35
~messages start	27 -48
~meter values	29
~mexe na	32
~might be	-17
~might want	-16
~migrate the	-23
~migration ,	26
~migration and	25
~migration locks	-23
~million sentences	27
~min ,	-27
~min sdk	41 -35
~min version	27
~mind ,	14
~mind about	32
~mind the	-41
~minute ,	14
~minutes ,	25 -60
~minutes before	14
~minutes for	-20
~minutes only	16 0 0 0 38
~misschien moeten	-24
~misses the	15
~mistake in	-32
~mit den	26 0 0 0 -33
~mixed precision	31 0 0 45
~mobile app	25
~mobile team	0 0 0 60 -49
~mock the	30
~mocks are	-25
~mode ,	17 0 0 0 0 -27
~models are	17 0 0 -37
~module ,	16
~moeten we	-24
~month ,	16
~more ,	29 -50
~more than	19 0 0 0 -48
~more time	-28
~most recent	-11
~mostly fine	-23
~move the	0 0 -47
~move to	-29
~moved and	-15
~moved to	0 -44
~moving to	-45
~msrv is	41 -32 0 0 32
~mtu is	33
~must be	-45 60 -61 0 -70
~must have	-33
~must never	17 0 0 0 -38
~must not	0 68 -36 -49 -68
~must stay	-24 0 0 0 -30
~must work	45 0 0 0 -47
~my bad	-17
~my branch	-35
~my colleague	-14
~my first	-36
~my job	-34
~my laptop	-37
~my machine	-43
~my mind	41 0 0 0 0 -45
~my ok	26
~my old	-32
~my password	-29
~my token	-24
~nada de	19
~name ,	-23
~name and	-11
~name for	-26
~name in	-17
~name is	0 0 -49
~name it	-28
~name of	16
~name tests	28
~name the	-21
~names :	29 0 0 0 0 -48
~names are	30 -51
~names in	26 0 0 0 -54 -36
~names its	29 0 0 0 -52
~names of	30 51 -46
~nas is	15 0 0 0 34
~ne marche	-38
~nee ,	25 0 -33 0 -32
~need a	-29 0 0 -47
~need an	-8
~need the	28
~need to	-27 -65 0 0 9
~needs 2	37
~needs a	-29
~needs backups	-25
~needs more	-35
~needs my	29
~needs page	-31
~needs redis	48
~needs to	0 0 0 0 -58
~negative for	27 0 -37 0 45 -37
~nein ,	-10
~net ,	35
~neuen abhängigkeiten	12
~never allocates	42 0 0 0 -41
~never be	-14
~never call	16
~never change	-18
~never commit	26 0 -34
~never delete	39
~never edit	24
~never ever	-18
~never go	20 42
~never happen	-20
~never have	14
~never log	44
~never mind	-62
~never push	38 0 -40
~never run	45
~never show	14
~never the	23
~never to	-26
~never trust	28
~never use	16
~never used	-26
~never write	-30
~new address	21 0 0 0 -37 47
~new code	25
~new colleague	16
~new column	-38
~new endpoint	-13
~new host	-28
~new name	25 0 0 34 -17
~new one	13 -41
~new ones	0 -50
~new page	-32
~new rule	37
~new server	-31
~new services	18 -38
~new topic	-34
~new version	-25 53 0 -43 -47
~newest first	-29
~newsletter geht	34
~newsletter is	16
~next day	32
~next is	-32
~next one	-16
~next to	-30
~next week	-19
~next year	-26
~nice ,	-28
~nicht ins	-25
~nicht mehr	0 37 0 0 -37 -37
~nichts mehr	-38
~nie ,	20
~night at	26 -29 0 0 34
~nightly batch	15 0 0 0 0 -38
~no ,	0 0 -45 0 0 53
~no abbreviations	39 0 0 0 0 -38
~no allocations	18
~no any	46 0 0 0 -47 -46
~no breaking	26
~no carga	-33
~no changes	-38
~no circumstances	30
~no comments	0 0 49
~no database	-16
~no default	0 0 0 0 0 -28
~no docker	14 0 0 40
~no dynamic	23
~no emojis	36
~no entiendo	-36
~no exceptions	20 65 -54 0 -53 -36
~no floats	20 51 -36
~no force	44 58 -46 0 0 -43
~no free	14
~no idea	-52
~no loops	-20
~no luck	-44
~no more	50 0 -46 0 0 -31
~no name	-23
~no need	-37
~no network	37 63 -27 -36
~no new	33 0 -58
~no order	41
~no problem	-18
~no pueden	0 0 0 0 -34
~no rush	-34
~no son	24 -24 0 -30
~no tests	-44
~no third	26
~no toques	17
~no wait	-10 0 0 -30
~nobody edits	28
~nobody has	-23
~nobody noticed	-32
~noch nicht	-18
~nochmal bitte	-35
~node 18	-38
~node 20	48 -49
~node 22	37 0 0 -39 39 -27
~node 3	-40
~node 7	-32
~node is	-16 -30
~nodes ,	26
~nodes and	17
~nog eens	-43
~noisy ,	28
~non ,	11 -35
~non funziona	-39
~none for	0 0 0 0 43
~nooit rechtstreeks	32
~normal ,	20 0 0 0 42 -38
~not a	0 0 0 0 -71
~not allowed	16
~not an	18
~not be	0 34 0 -22
~not by	19
~not commit	-29
~not convinced	-32
~not correct	20
~not daily	13 0 0 0 -43 37
~not doing	32 -39 0 43
~not even	0 0 -49 -57 35 -50
~not find	-13
~not from	23
~not leave	22
~not log	26
~not needed	15
~not npm	31 0 -47
~not on	19 0 0 0 -53
~not pass	17
~not per	29 0 0 0 29
~not permitted	23 0 0 0 -38
~not so	-23
~not supported	0 0 0 0 0 -70
~not the	0 -48 0 -45
~not to	26
~not used	12 0 0 0 0 -42
~not what	16 0 -26
~not when	25
~not yet	-24
~notes for	-20
~nothing before	10
~nothing can	-21
~nothing else	19 0 0 0 -65
~nothing goes	30 0 0 0 -54
~nothing happened	-35
~nothing in	0 25
~nothing is	21 0 0 0 -31
~nothing newer	24
~nothing that	36
~now ,	0 0 0 -65 33
~now and	-32 0 0 0 42
~now because	21
~now instead	28
~now it	-21
~now it's	-19
~now on	0 0 0 0 -45
~now the	-30
~npm ,	-19 -57 -36 0 0 64
~npm install	-40
~npm is	31 0 0 -27
~npm run	34
~null in	0 0 0 0 39
~nulls in	-14
~number ,	37 -61 -60 0 38 3
~number and	0 -50 0 0 55
~number is	0 -48
~numbers ,	39
~numbers are	34 -60 -42 -45 30 -50
~numbers come	23
~numbers first	0 -36 34
~numbers from	-36
~numbers never	17
~numbers that	33
~numbers with	22 -53
~nur noch	22
~não mexe	32
~o app	20
~o cache	-28
~o servidor	-9
~obviously the	-18
~of 3	-32
~of 5	-12 0 0 0 0 -35
~of 50	-28
~of 60	22 0 0 0 0 -22
~of all	-17
~of an	-30
~of course	-36
~of customers	32
~of every	32
~of it	0 0 0 0 -55
~of january	-24
~of last	-19
~of life	0 0 0 0 -32
~of logs	-37
~of moving	-32
~of my	-14
~of now	16 0 0 0 0 -33
~of one	0 0 0 -28
~of order	32
~of our	21
~of ram	27 0 0 0 49
~of real	22
~of their	-16 0 0 0 33
~of them	13
~of what	-18
~of yesterday	-14
~off ,	0 -68 0 51
~off and	-17
~off by	-48
~off develop	35 36 0 0 -34
~off for	16
~off on	32 0 0 27
~off the	15
~off with	-28
~office ,	12
~office has	14
~office hours	15 43 0 0 -41
~office is	27 0 0 0 35 -43
~office wants	25
~offsets ,	-24 0 0 0 -35
~oh and	18
~ohne rücksprache	12
~ok do	-19
~ok in	-11
~ok next	-28
~ok so	17
~ok that	-24
~old address	-32
~old api	-21
~old branch	-38
~old file	-35
~old function	-22
~old importer	24
~old one	0 0 0 0 0 -35
~old ones	19
~old system	22
~on a	0 -48 0 0 54 -46
~on another	19
~on call	23 0 0 0 40
~on each	18
~on every	45
~on everything	17 -51 0 -57
~on fire	-33
~on firefox	-18
~on friday	-41
~on fridays	20
~on garde	19
~on it	0 0 0 0 30
~on its	32
~on java	16
~on main	-31
~on mobile	-29
~on monday	-16
~on mondays	-19 -33
~on my	-32
~on node	-14 0 0 -58 48
~on passe	34
~on port	29
~on postgres	-14
~on purpose	43 -68 -70 0 0 69
~on rev	38
~on save	31
~on staging	14
~on start	-40
~on sunday	-24
~on sundays	24 -26
~on switch	17
~on that	43 0 0 0 0 -48
~on this	-26
~on thursday	-32
~on thursdays	0 0 0 0 31
~on top	14
~on tuesday	-45
~on tuesdays	21
~on twitter	-17
~on two	33 0 0 0 -22
~on utilise	0 0 0 0 -31 39
~on wednesday	-42
~once ,	32 0 0 -44
~once a	21
~once more	-17
~one ,	0 -48 0 36 -23
~one :	-37
~one as	-27
~one assertion	34 0 0 0 -35
~one change	23
~one commit	16
~one component	36 0 -26
~one database	32 -39 -27
~one day	-19
~one file	27 0 0 0 0 -33
~one for	25
~one has	23
~one here	11 0 0 0 -28
~one in	15
~one is	0 0 0 -68 0 80
~one line	0 -54 74 -52 -47 -40
~one moment	-32
~one more	-37
~one only	-31
~one page	27 -58
~one per	25 0 0 -34
~one row	-35
~one rule	23
~one screen	30
~one service	-23
~one test	-21
~one that	30
~one thing	0 46 0 -42 -52
~one way	-28
~ones ,	0 0 0 -45 51
~ones are	36 -42
~only admins	19 -31
~only between	24
~only change	-26
~only ever	18
~only for	17 -45 0 0 -61
~only from	33 0 0 0 0 -41
~only in	26 0 -46 0 -60
~only on	18 -55 0 0 39 -48
~only one	-26 -38 0 0 51
~only read	21
~only show	-25
~only the	19 0 0 0 0 -50
~only their	28 0 0 0 38
~only this	-35
~only to	27 0 0 -29 40
~only two	-34
~only use	0 0 0 0 -36
~only where	14
~only works	24 -48 0 0 47
~op poort	30
~open issues	-23
~open the	-16
~ops before	33 48 -46 0 -32
~option is	-32
~or it	36 0 0 0 0 -44
~or not	34 40
~or the	16
~orchard example	30 0 0 -44 0 35
~order ,	43 0 0 0 0 49
~order from	-22
~order needs	-24
~order of	-26 0 0 0 -34
~orders are	-26
~orders from	-16
~orders of	-11
~orders table	0 -36 0 0 33
~other branch	-13
~other one	-31
~otherwise the	0 -44
~otra vez	-22
~our account	-31
~our base	25
~our customers	15
~our fiscal	17
~our own	38 0 0 0 0 -37
~our pdf	-31
~our users	-15
~out ,	53 -71 0 73
~out after	14
~out of	-18
~out the	24
~out there	21
~out today	-21
~out why	-12
~outage we	34
~outcome is	16
~outside of	30 57 0 0 0 -63
~over ,	-24 0 0 -21
~over the	0 0 0 -45 50
~overbooking is	39 0 0 0 36
~overlaps on	-37
~own database	-20
~own mail	22
~own price	29
~own repo	31
~owned by	-19 -46 0 0 45
~owner ,	16
~owns the	29 0 0 0 0 -47
~owns this	-16
~p95 is	-33 0 0 0 -40
~package ,	18
~package is	25
~packet loss	-27
~page are	-29
~page est	-31
~page for	-24
~page is	0 -69
~page it	30
~page needs	-26
~page numbers	-31
~page please	-14
~page size	39 0 0 0 44 -48
~page with	-38
~pager went	-36
~pages are	25
~par une	26
~parameter ,	28
~parquet with	24
~parse dates	-33
~parser so	-18
~part is	12 0 0 0 35
~part of	0 49 0 0 -22
~partir de	21 0 0 0 -51
~partition for	34 0 0 0 35
~party scripts	26
~pas de	0 57 0 0 0 -52
~pas parti	-41
~pass review	31
~passe par	26
~passe à	32
~passed ,	-28
~passent par	24
~password is	40
~path is	0 -30
~patient ,	-25
~payments is	23
~pdf is	-12
~pdf needs	-31
~people ,	22
~people asked	-39
~people can	14
~people have	24
~people in	32
~people looked	-23
~people may	23
~people read	22 -40
~people want	17
~per account	30
~per cent	28
~per country	-24
~per day	-41
~per file	33 -37 0 -36 0 -32
~per function	29
~per hour	0 0 0 -71 44 -59
~per line	24 0 0 -21
~per list	0 -35 0 0 32
~per page	24 0 0 0 -38
~per pr	19 52
~per region	25
~per request	20
~per seat	16
~per team	32 -45
~per tenant	29 0 0 0 -47
~per test	34 0 0 0 -35
~per user	38 -35 0 0 0 26
~percent ,	-15 0 0 0 35 -39
~perfect ,	-26
~personal data	17
~petites fonctions	29
~peut avoir	14 0 0 0 37
~photos are	18 0 0 0 41
~php 8	15
~pick a	-25
~pick the	36 -36
~pickers get	0 -35 0 0 32
~picks the	25 0 0 0 0 -44
~pii columns	23 42 0 0 -39
~pin it	-24
~pipeline deploys	16 0 0 -29
~places where	-21
~plain language	0 -30
~plan b	-13
~plan first	41 -47 56 -27 -36
~plan for	26
~please ,	0 0 0 0 -49
~please add	-15
~please check	-32
~please don't	47 0 0 0 -33
~please keep	28
~please leave	10
~please look	-15
~please make	-20
~please never	29
~please prepare	-32
~please remember	30
~please stop	18
~please to	-18
~please write	-14
~plot both	-22
~plot the	-29
~pls ,	18
~pls no	30
~plugin system	0 0 0 0 -42
~pnpm ,	19 -52 -36
~pnpm ?	-21
~pnpm statt	20 0 0 0 0 46
~pods in	0 0 0 0 -33
~policy is	-17 0 0 0 38
~por favor	-32
~por sms	0 -26
~port 3000	-15
~port must	-30
~positions per	0 -35 0 0 32
~possible to	-21
~postgres 15	-16
~postgres is	19 0 0 0 50 -30
~pr needs	26
~prefer composition	33
~prefer the	-39
~prefiro nomes	16
~prepare the	-30
~presets are	25 0 0 0 41
~prezzi sono	29
~price list	29
~price shown	33
~prices are	-37 -37 -29 0 52 -50
~prices on	-29
~pricing is	17
~print the	-22
~printed on	46 0 0 0 46
~prints the	-11
~prod is	-15
~product page	-20
~project is	41 -58 -50 -39 62 -58
~project with	-21
~projects ,	16 0 0 0 34 -36
~protected ,	29 0 0 0 33
~provider is	19
~pruebas ahora	15
~public api	18 64 0 0 -47
~public function	25
~public one	18
~public types	34 52 -47 0 -41
~puerto es	32
~pull request	-31
~pull requests	30
~purpose ,	36
~push a	30
~push notifications	-13
~push to	15
~push without	21
~pushing to	43 -40 0 -35
~put a	-26
~put it	0 0 0 0 -45
~put that	-28
~put them	-16
~pwm is	-13
~python 3	25
~que é	-28
~question ,	-19
~questions about	47 0 0 0 39 -35
~quick question	-26
~race in	-24
~raised the	12
~ran the	-21
~rate is	6
~rate limit	34
~rate limiter	-16
~rather not	-34
~rather than	33 0 0 0 -37
~raus ,	36 0 0 0 -51
~reach the	24
~read from	32
~read it	30
~read that	-11
~read the	-35
~read them	41 -35
~readable in	30 33 -27
~readme of	-28
~reads the	-32
~reads well	-13
~ready by	-34
~recent orders	-11
~red since	-26
~redis ,	0 0 0 0 -31
~redis is	-19
~redis running	32
~registered in	0 -31
~relance les	-37
~release ,	39 -63 0 -47
~release branches	25 0 0 -68 32
~release is	27
~releases are	0 -36
~releases go	17
~remind me	-25
~remove it	-25
~remove that	-18
~remove the	-32
~remove what	-24
~removed in	0 -35
~rename it	17
~rename the	-26
~renamed to	25
~repeat the	29
~replace the	-38
~replaced the	34 0 0 41 -39 -30
~replay a	33 0 0 0 0 -49 31
~repo ,	37 -40 0 0 -60
~repo is	37 0 0 0 0 -45
~report is	53 0 0 0 48
~report to	-13
~reproduce it	-25
~request has	-36
~request is	-23
~request takes	-34
~requires docker	26
~rerun the	-20
~rerun with	-42
~reset every	32
~reset their	-38
~resized to	31
~response is	-24
~rest is	0 0 0 -39 51 -25
~restart it	-31
~restiamo su	29
~retention is	26
~retour kan	31
~return early	0 0 0 0 -34 -38
~return the	-16
~returned ,	19
~returning 500	-30
~returns the	-26
~rev c	33 0 0 0 -32
~revert to	-27
~review takes	-27
~reviewed by	31 46 0 0 -59
~reviewers ,	16
~reviewers asked	0 0 0 0 -39
~rewrite the	-19
~rid of	-13
~right ,	-29
~right ?	-22
~right now	-35
~right one	22 0 0 0 -51
~right so	14
~roll back	20
~roll it	-21
~rollback window	28 0 0 0 28
~rotate the	-19
~rotated every	-22
~rounded to	26
~row should	-16
~rows ,	34
~rows and	-18
~rows without	0 -42
~rule ,	40 0 0 0 -35
~rule about	0 0 0 0 38
~rule is	15
~run ,	17 0 0 0 -39
~run it	-29
~run make	35 0 0 0 -45
~run on	29 -48
~run one	-25
~run only	31
~run test	22
~run the	-32
~run with	-31
~running for	-35
~running on	-31
~running system	-27
~runs against	20
~runs as	22 0 0 0 -39
~runs at	46
~runs forever	-43
~runs in	30
~runs on	37 0 0 -56 74
~runs twice	-27
~s ,	20
~said about	32
~said no	32
~said the	-33
~said we	16
~salen por	0 -26
~salle contient	40
~same error	-18
~same for	-21
~same thing	-22
~sandbox is	16
~save a	-15
~save button	-15
~save the	-27
~say it's	19 51
~say that	-15
~say the	-44
~say you	-23
~says it	27
~says never	-36
~says ok	-14
~says so	32 47 0 0 -34
~says that	-39
~says the	-22
~scanned before	-18
~scanner app	37 0 0 0 34
~schau dir	-25
~scheduler is	0 0 0 0 34 -31
~scheduler runs	29
~schema changes	24
~scope it	16
~scratch that	-36
~scratch the	26 0 0 0 -38
~script that	-24
~scrolling is	-26
~sdk is	41 -35
~se fait	14 0 0 0 -35
~se guarda	21
~se guardan	0 48 0 0 -34
~se lanzan	0 0 0 0 -39
~search for	-41
~search has	-16
~search is	-16
~seat ,	0 0 0 0 33 -28
~second one	-24
~second option	-36
~second page	-32
~second region	31 0 0 0 45
~second run	-29
~second step	-23
~second test	-29
~secrets come	0 0 0 0 -57 50
~secrets rotate	23 48 0 0 -47
~see a	-18 0 0 0 -39
~see if	-23
~see it	-35
~see it's	-29
~see the	-32 -37
~see what	-17
~seed to	20
~seems to	-27
~seen that	-38
~seen this	-25
~self hosting	-14
~semicolons ,	48 0 0 0 0 -41
~send it	-25
~send mails	18
~send the	-20
~sends the	13
~sent the	-42
~sentence case	23
~separate documents	20
~server ,	-23 0 0 0 -58
~server in	0 0 0 0 51
~server is	-15
~service ,	0 -56 -54 72 -52
~service is	26
~services ,	0 37 -34 -34
~servidor de	23
~set by	18
~set the	-18
~set up	-19
~settings page	-30
~settled on	20
~sh ,	17 -47 0 -21 0 0 77
~share one	32 -40
~shared ,	20
~shared drive	18 0 0 0 0 -38
~sheet ,	22 -26
~ship it	-25
~ship on	-27
~shop example	30 0 0 0 34
~shop id	21
~shop is	31
~short ,	12
~should all	-16
~should always	0 0 0 0 -58
~should ask	15
~should be	0 -57
~should have	-28
~should not	-24
~should return	-31
~should say	-41
~should see	-30
~should show	-11
~should take	-33
~should use	20
~should we	-23
~shown with	-19
~shows a	-29
~shows nothing	-22
~shows the	20
~shows up	-22
~sign it	-31
~signature ,	-33
~signed off	31 0 0 0 -38
~signed with	28 -40 0 0 50 -39
~since friday	-18 0 0 0 33
~since may	28 -46 0 0 46
~since monday	29
~since the	0 -67
~since this	-19
~since tuesday	25
~since we	0 0 0 0 35
~since yesterday	28
~six hours	-30
~six weeks	32
~size is	16 -38 0 0 56 -55
~sleep in	28
~slower than	-18
~small ,	22 -36 0 0 -48
~small commits	27
~snake case	31 0 0 -32 0 -35
~snippets in	30 0 0 0 -40
~so don't	34 0 0 0 -56
~so far	-31
~so i	-19
~so let	-39
~so long	-14
~so no	31 0 -51 0 21 -52
~so one	0 0 0 -28 -39
~so please	0 0 0 0 -32
~so remove	-20
~so that's	15
~so the	-39
~so their	22
~so they	35 -26
~so write	30
~so you	25
~soft limit	36
~some people	-26
~some point	-15
~somebody else	18
~somebody wrote	-21
~someone else	-29
~someone on	-14
~something about	-37
~something is	0 -51 52
~something like	-20
~something on	-39
~sonntags ist	22 -35 0 0 35
~sorry ,	21
~sorry for	-30
~sort by	-29
~sort it	16
~sorted ,	17 0 0 0 0 -34
~sorted by	20
~sorting by	-12
~sounds like	-26
~source of	23 0 0 0 53
~spec ts	21
~speed is	25 0 0 0 32
~speed up	-13
~spelling in	24
~split the	-15
~split this	-15
~sql in	33
~squash merge	22
~src a	-19
~src lib	-17 0 0 0 37 -30
~src shared	42 -41
~ssh only	26 -46 0 0 41
~sso for	-15
~stack overflow	-23
~stack trace	-33
~stage is	-32
~staging ,	28 0 0 0 0 -45
~staging key	21
~start it	-25 0 0 0 35
~start page	-24
~start something	40 -39 42 0 -39 0 -19
~start the	53 0 -49
~start with	-25 -80
~started at	-27
~started on	-29
~started with	0 -52 0 0 -68 -56 79
~starts at	0 0 0 -72
~starts in	23
~starts on	24
~starts with	-8 0 0 0 -49
~statt npm	20 0 0 0 0 46
~status ,	32
~status is	-9
~status page	10 0 0 0 39
~stay ,	0 51 0 -52
~stay in	38 61 -44 -38 -55 -44
~stay on	20 0 0 0 -64
~stay out	33 0 -33 0 -48 -28
~stay under	24
~stay with	24
~stays ,	46 -65 0 73 -68
~stays at	-21
~stays off	16
~stays on	24 0 0 -47
~stellen ,	32
~step and	-16
~stick to	26
~still on	20
~still open	-27
~still printed	29
~still true	-13
~still waiting	-20
~stop adding	19
~stop after	-19
~stop here	-28
~stop the	-42
~store is	38 -60 0 0 0 32
~store the	-28 0 0 0 -33
~stored in	16
~stored per	22
~strings ,	24 0 0 0 -58
~strings go	0 0 0 0 0 -46
~style guide	-18
~suite requires	26
~summary of	-33
~sunday ,	-22
~sunday service	32 0 0 -28 35 -37
~super ,	-17
~support for	-15
~support ie	15 0 0 0 -26 29
~support only	30 0 0 0 -42
~support safari	26
~support windows	-18
~suppose the	-17
~sur le	15 0 0 0 29
~sure ,	-28
~survive a	-27
~swap the	-16
~swiftdata was	35
~switched from	0 0 0 54 0 -57
~switched off	0 0 0 -30
~switched to	0 0 0 -33
~system ,	-34
~system is	17 -63
~table ,	-26 0 -40 -47 37 -54
~table for	10
~table is	0 -49 0 0 46
~tables with	22
~tablet layout	34
~tablet version	15
~tabs ,	13
~tag ,	-22
~tags ,	0 35
~tags are	18 0 0 0 -44
~take a	-43
~take that	11
~take the	-13
~takes 4	-39
~takes a	-30
~takes about	45
~takes forever	-18
~takes over	35
~talk about	22
~talk to	46
~talked about	-18
~talked to	37 0 0 0 -49 -33
~tarda mucho	-30
~target is	38 -52
~tax ,	20
~tax office	25
~team ,	19
~team is	-17
~team nord	0 0 0 0 38
~team would	-39
~tell me	16 -69
~temperature is	27 0 0 0 32
~ten minutes	-38 0 0 0 0 -53
~ten most	-11
~ten seconds	-23
~ten years	42 0 0 -51
~tenant ,	35 -38 0 -28
~tenant has	37
~tenant is	28
~tenants are	0 0 0 0 -37
~tenth of	30
~test ,	23 0 0 0 -52 -41
~test :	22 0 0 0 -57 0 66
~test accounts	-28
~test before	44 0 0 0 -54 0 -38
~test case	-17
~test data	44 0 -67
~test files	30
~test for	-37
~test in	0 38
~test names	44 -45 50 0 -49 -41
~test orders	-16
~test with	0 0 0 0 0 -51
~tested it	-15
~tests ,	-20
~tests :	-19
~tests after	28
~tests and	-32
~tests are	-40 0 0 0 -56 -49
~tests before	30
~tests cart	-20 -39
~tests fail	-39
~tests for	-40
~tests in	-28
~tests need	27 -65 0 0 30
~tests no	21 0 0 0 -40
~tests on	-30
~tests one	31 0 0 0 -28
~tests only	-18
~tests pass	-47
~tests ran	-44
~tests run	0 0 0 0 0 -41
~tests se	15 0 0 0 -48 0 68
~tests should	24
~tests use	30 0 0 0 37 -45
~tests with	27
~testserver draait	30
~text ,	30
~text on	21
~texts ,	-11
~texts for	22 0 0 -49 -43
~than a	0 67 0 -56 -61
~than one	13
~than three	0 0 0 0 -28
~than two	42
~thank you	-27
~thanks ,	-20
~thanks a	-26
~thanks for	-27
~that ,	-45
~that ?	-16
~that a	28 0 0 0 -49
~that are	25
~that back	-23
~that before	-37
~that calls	15 26
~that changed	-26
~that comment	-15
~that delete	15
~that deletes	13
~that every	-30
~that go	25
~that goes	27
~that has	-35
~that in	-45
~that is	0 -53
~that it	-16
~that line	-29
~that looks	14
~that needs	20 36
~that nobody	-20
~that number	20
~that on	-20
~that part	21 0 0 -35 32
~that please	-18
~that reads	-25
~that repeat	29
~that returns	-11
~that service	27
~that still	18
~that table	13 0 0 0 0 -47
~that take	18
~that test	-21
~that the	-12
~that this	18
~that to	-17
~that we	20
~that were	36
~that works	35
~that would	-16
~that writes	29
~that's a	-42
~that's all	-27
~that's enough	-27
~that's how	25
~that's it	-23
~that's neat	-28
~that's not	41 0 0 0 -45
~that's the	0 0 0 0 -34
~that's what	28 0 0 0 -39
~that's when	14
~that's wrong	-16
~the accessibility	-20
~the account	32
~the adc	27 0 0 0 43 -46
~the alert	-15
~the amount	-16
~the animation	-13
~the answer	-33
~the api	17 0 0 -63
~the app	0 -80
~the architecture	11
~the arm	11
~the audio	24
~the auditors	14
~the auth	0 0 0 0 35
~the back	16
~the bank	45 0 0 -52
~the banner	-32
~the bastion	38
~the batch	20
~the bench	-15
~the best	-23
~the beta	30
~the big	35 0 0 0 0 -57
~the board	0 0 0 0 -67
~the body	-23
~the book	-18
~the booking	19
~the books	33
~the bootloader	31 0 0 -33 0 -46
~the border	19 49 -45
~the box	-20
~the branch	-36
~the browser	34 0 0 -49 0 -47
~the bucket	26 0 0 0 0 -37
~the budget	15 -36 0 0 44
~the bug	19 0 0 0 47
~the build	0 -34 0 0 35
~the bulletin	26
~the bundle	-27
~the bus	37 0 0 0 44
~the button	0 -44
~the buttons	-49
~the cache	0 -62
~the cage	33
~the call	36 0 0 0 -44
~the canary	-18
~the card	-17
~the cart	-44
~the cdn	-26
~the certificate	-30
~the chart	-19
~the checkout	29
~the ci	28
~the class	-33
~the clause	-39
~the cli	-24
~the client	-36 0 0 -52
~the cluster	17
~the code	17 0 57 -28 0 -64 -44
~the color	12 0 0 0 33
~the command	27
~the comment	-23
~the commit	7
~the company	31 0 0 0 52
~the compiler	15
~the config	0 -38 0 0 0 0 -46
~the connection	-31
~the console	-36
~the consumer	-15
~the contact	0 -38 0 0 43 -24
~the container	-33
~the contract	18 0 0 -64
~the cookie	-12
~the copy	25 0 0 -37
~the core	18
~the counter	14 0 0 0 43 -36
~the cron	20
~the csv	27
~the currency	-38
~the cursor	-39
~the customer	-53
~the customer's	26
~the cve	16
~the dash	41 0 0 -34
~the data	-18
~the database	27
~the date	-28
~the dates	0 34
~the day	21
~the db	0 0 0 0 0 -38
~the deal	-23 0 0 0 -49
~the debug	16 0 0 0 0 -33
~the default	-39
~the delete	-32
~the demo	-25
~the dependencies	-15
~the deploy	-24
~the designer	-29
~the details	-33
~the dev	0 0 0 0 -40
~the device	-23
~the diff	-35
~the difference	-34
~the docker	-41
~the docs	38 -82 0 -36
~the domain	41 -53 0 0 53 -60
~the driver	31 0 0 0 -53
~the edge	0 0 0 0 -37
~the editor	27
~the email	-40
~the empty	-23
~the encoding	-27
~the end	24
~the endpoint	-17
~the env	0 -45 0 0 36 -43
~the erp	9
~the error	-37
~the eu	42 0 0 0 0 -28
~the event	37
~the example	-39
~the explanation	-28
~the explanations	31
~the export	-37
~the external	42 -38 -29 -42 48
~the failing	-37
~the feature	0 -75
~the fee	-29
~the feed	31 0 0 -67
~the field	0 0 0 0 57 -41
~the figma	-32
~the file	-52
~the files	11
~the finance	16 0 0 0 48
~the firewall	0 0 0 0 43
~the first	-29 0 -54 0 0 -56
~the five	-18
~the fixtures	28
~the flag	0 0 0 0 -45 45
~the flaky	12
~the folder	0 0 0 0 27
~the font	-36
~the footer	-36
~the form	8
~the format	27 0 0 -31 38
~the formatter	0 0 0 0 0 0 36
~the fourth	-28
~the freeze	31 46
~the function	-22 0 0 -17
~the gateway	0 -51
~the generated	35 0 0 0 -39
~the german	-42
~the grader	21 0 0 -32 17 -40
~the graph	-17
~the group	-29
~the handbook	17 0 0 0 42 -43
~the handler	-32
~the hard	0 0 0 0 -50
~the header	-56 0 -37 0 53
~the headers	-29
~the heap	-33
~the history	-16
~the holdout	21 42
~the home	-15
~the host	22
~the hot	34 0 -42 -43
~the icon	-27
~the idea	-25
~the identity	15
~the ids	25
~the image	0 0 0 0 0 -48
~the images	-21
~the imperative	30 0 51 0 -42
~the import	-30
~the imports	-51
~the incident	0 0 0 0 0 -31
~the index	-13
~the integration	18 0 0 0 -55
~the intern	-19
~the internal	3
~the internet	33
~the invoice	-43
~the jobs	33
~the js	-25
~the jump	-26
~the key	-17
~the kiosks	13
~the label	-45
~the labels	31
~the lake	16
~the landing	-23
~the largest	-25
~the last	-18
~the latest	-37
~the law	25
~the led	-22
~the ledger	29
~the left	-39
~the legacy	36 0 0 0 66 -41
~the library	16
~the license	0 -52 0 0 54
~the limit	0 -65
~the lines	-30
~the link	-44
~the linker	21
~the linter	-18 50
~the list	-45
~the load	28 0 0 0 28
~the loading	-21
~the locale	43
~the lock	14
~the log	-59
~the logging	0 31
~the login	-36
~the logs	-30
~the loop	-45
~the loss	-26
~the machine	24 -34
~the mail	-36
~the main	28
~the map	-28
~the max	27
~the meeting	-35
~the memory	34 -38 0 0 41 -42
~the merge	0 44 -35
~the message	-34
~the migration	-37
~the migrations	-31
~the min	20
~the missing	-32
~the mobile	6
~the modal	-39
~the moment	-14
~the money	23
~the monolith	16
~the month	32 -52
~the morning	40
~the move	17
~the name	-41
~the names	25 0 -45 -36 0 -35
~the nas	15
~the net	15
~the network	19 0 0 0 -36
~the new	-33 -69
~the newsletter	18
~the next	-27
~the node	-22
~the notebook	-17
~the numbering	13
~the numbers	-20 0 0 0 0 -52
~the office	42 -62 0 -72 67
~the oldest	-22
~the onboarding	34 0 0 41 -34
~the one	11 -63
~the ones	-20
~the only	-19 -53 0 0 61 -51
~the option	-38
~the oracle	40
~the order	0 49 0 -44 -66
~the orders	0 -38 0 0 39
~the original	28
~the other	-38
~the others	-30
~the outage	27
~the outbox	21 0 0 0 -20
~the outcome	16
~the output	0 0 0 0 35 -30
~the owner	27 0 0 -40
~the package	0 0 0 -54
~the page	-25
~the parser	0 0 0 0 0 48
~the partner	0 0 0 -50
~the path	-14
~the patient	-18
~the payment	36
~the phone	-26
~the photos	-21
~the pi	-20
~the pipeline	15
~the plan	-25 -43
~the plot	-22
~the plugin	29 -51
~the pod	-19
~the pods	-19
~the pr	-32
~the press	-14
~the preview	-38
~the prices	-13 0 0 0 0 -21
~the printer	0 0 0 0 34
~the probes	23
~the problem	-25
~the product	0 0 -63
~the profile	-30
~the project	-39
~the provider	-16
~the proxy	0 -47
~the public	41 0 0 0 -52
~the pull	-35
~the qa	13 0 0 0 0 -45
~the query	-21
~the question	-26
~the queue	-29 -59
~the rate	-17
~the readme	-34
~the real	24
~the reason	-31
~the registry	12
~the regulator	-42
~the release	-29 0 0 0 45 -61
~the reminder	-37
~the replica	41
~the repo	37 -48 0 0 34 -57
~the report	-30
~the request	0 53 -38
~the response	-24
~the rest	-56 0 0 -34 43 -32
~the result	-45
~the retention	13 0 0 0 -40
~the retro	-32
~the retry	13
~the review	-28
~the reviewer	-26
~the rewrite	34
~the right	-20
~the rule	21
~the run	-38
~the sales	22
~the same	-24
~the sample	-40
~the sandbox	14
~the save	-33
~the scheduler	0 0 0 0 33 -48
~the screenshot	-45
~the script	-24
~the search	0 0 0 0 38
~the second	-72
~the security	21
~the seed	34 0 0 0 -53
~the sensor	41
~the service	33 0 0 28 -19
~the session	31
~the settings	-42
~the shared	16 0 0 0 52 -45
~the sheet	0 0 0 0 60
~the shop	9
~the sidebar	11 0 0 0 36
~the signature	-40
~the simplest	38
~the simulator	30
~the slo	18 0 0 0 24
~the smoke	30
~the solution	-19
~the solver	-29
~the sound	-25
~the source	16
~the spec	-22 0 0 -52 53 -51
~the spinner	-40
~the sql	40
~the staging	36
~the start	-27
~the statistics	-19
~the steering	12
~the store	-16
~the styling	-26
~the sum	-30
~the sums	23
~the supervisor	34
~the support	-31
~the switch	-28
~the sync	35
~the table	-18 0 0 0 0 -58
~the tablet	18
~the tabs	-47
~the target	15
~the tax	43 0 0 -58
~the team	38 0 0 0 -23
~the template	-28
~the ten	-11
~the tenant	16
~the test	0 0 0 0 -30 0 -44
~the tests	0 -35 0 0 37 -67
~the text	-26
~the texts	-38
~the theme	27
~the thing	-31
~the third	-28 -48 0 0 33
~the thread	-47
~the three	-29
~the tickets	-14
~the till	40
~the time	10 -70 -46 0 0 43
~the timeout	-45
~the title	-39
~the token	-33
~the top	30 0 0 -45
~the total	-23
~the totals	-35
~the trace	-21
~the train	-29
~the tunnel	23 0 0 0 36
~the two	-48
~the type	-19
~the uart	-17
~the ui	45 -51 0 -51 0 -53
~the update	-29
~the upload	-28
~the url	-25
~the user	11 0 0 -50
~the user's	19
~the v1	27
~the validation	-17
~the variable	-33
~the vault	0 52
~the vendor	18 0 0 43
~the version	0 34
~the video	-27
~the vote	30 0 0 35 -38
~the vpn	29 -64 0 0 61 -55 -31
~the warehouse	29
~the warning	-23
~the watchdog	32
~the way	26
~the web	27
~the websocket	-44
~the what	35
~the why	24
~the wiki	22 0 0 0 0 -38
~the window	0 1
~the worker	18
~the workspace	18
~the year	34 0 -37
~the youth	33
~their number	15 0 0 0 45 -36
~their own	0 0 -49 -71 40 -51
~their password	-38
~their test	-30
~them are	-32
~them by	-17
~them in	38
~theme is	28 -48 0 0 57 -28
~theme tokens	17 44 0 0 -47
~then i	-24
~then open	16
~then we	-35
~there a	-33
~there is	-19 0 0 0 -49 59
~there should	-15
~there will	20
~there's an	-18 0 0 0 0 29
~there's no	23
~these days	32
~these two	-19
~they are	-21
~they block	13
~they can	34
~they changed	-23
~they only	-15
~they said	-32
~they say	-36
~they sell	12 0 0 0 0 -44
~they were	-17
~thing ,	31
~thing about	-19
~thing from	-17
~thing per	16 0 0 0 -33
~thing that	31
~think it's	-14
~think that	-14
~think that's	-12
~think we	-21
~thinking of	-20
~third one	-18
~third party	26
~third time	-44
~this ,	-25
~this api	30
~this app	47
~this at	23
~this be	-20
~this bug	-23
~this button	-22
~this call	-24
~this card	-29
~this class	-27
~this code	-26
~this codebase	33 0 0 0 -42
~this commit	-47
~this domain	27 0 0 0 -43 41
~this error	-32
~this file	-42
~this function	-50
~this in	-34
~this is	-24
~this later	-21
~this machine	34
~this month	-35
~this morning	-36
~this needs	-34
~this one	-54
~this pr	-35
~this quarter	31 -36
~this query	-29
~this release	28
~this repo	29 0 -40
~this run	-18
~this screen	-16
~this test	-34
~this to	-28
~this week	0 0 0 0 -44
~this works	-21
~this year	22
~thought ,	-36
~three approvals	-29
~three days	-15
~three of	-31
~three rows	-35
~three seconds	-39
~three tests	-33
~through a	29 0 0 0 -48
~ticket ,	17 58 0 0 -43
~ticket id	24 0 -43
~ticket is	-25
~ticket number	16 -31 44 0 -50
~tienda example	17
~till the	17 0 0 0 -34
~time ,	-20
~time being	14
~time i	-21
~time of	-17
~time this	-43
~timeout is	28
~timeout should	35 0 0 0 31
~timeout to	-35
~times are	27
~times out	-29
~timestamps are	22 -45 0 0 39
~timestamps in	21
~title case	23
~to 1	32
~to 10	24
~to 12	0 0 0 0 32
~to 17	0 0 0 0 28
~to 20	22
~to 200	28
~to 25	35
~to 30	-21
~to 300	17
~to 4	0 -40 0 0 46
~to 5	26 -49 0 0 57 -46
~to 500	-19
~to 6	26
~to 7	35
~to a	20 0 0 0 -25
~to all	-29
~to always	-17
~to an	20
~to another	-29
~to ask	-29
~to azure	-27
~to be	20
~to build	28 -41
~to buildkite	29 0 0 -49
~to bun	-21
~to cache	-16
~to call	16
~to change	-34
~to customers	33
~to delete	-15
~to each	28
~to end	27 0 0 0 29
~to every	19
~to explain	22 0 0 0 0 -44
~to find	-27
~to fix	-63
~to get	-24
~to have	-21
~to install	-26
~to leave	-9
~to load	13 0 0 0 0 -30
~to main	18 0 0 0 0 38
~to make	-39
~to me	0 0 0 0 -37
~to one	13 0 0 0 -34
~to parse	-32
~to pass	37 0 0 0 0 0 -23
~to pnpm	32 0 0 0 -51
~to preview	-26
~to react	35
~to read	20
~to release	29
~to reproduce	-31
~to run	26
~to say	-29
~to see	-21 0 0 0 -56
~to show	28
~to src	-16
~to staging	18 -42 0 -35 40
~to start	30
~to stay	33
~to support	0 0 0 45 -47
~to the	-16
~to this	-20
~to try	-24
~to two	-20
~to write	-16
~to you	-31
~today ,	-35
~today and	30
~today i	-16
~today is	-15
~tokenizer is	20 0 0 0 35 -35
~tokens ,	31
~tokens expire	39 -42 0 0 36 -43
~tokens in	0 0 0 0 -35
~told me	-28
~toml ,	25
~too ,	19
~too heavy	11
~too long	-33
~too many	21
~too much	28 0 0 0 0 -33
~too noisy	28
~too pricey	33
~too slow	14
~too small	-24 0 0 0 0 -27
~too so	25 -36
~too wide	-28
~toques la	17
~total is	-18
~touch the	0 56 -60
~touch this	-39
~tourne sur	15 0 0 0 29
~toying with	-19
~train ,	-41
~translate the	-18
~translations are	-17
~trop lourd	21
~try a	-24
~try another	-15
~try it	-48
~ttl is	33 0 0 0 35
~tuesday and	10
~tunnel is	25 0 0 0 36
~turn the	-25
~turn this	-27
~turned on	12 0 0 0 36
~twice a	28
~two accounts	-23
~two addresses	-20
~two approvals	40 0 0 0 0 -51
~two customers	-41
~two days	-26 -34 0 0 40
~two disks	19
~two files	-35
~two nodes	36
~two of	-37
~two pixels	-30
~two reviewers	16
~two rows	-36
~two seconds	28 0 0 0 52
~two sprints	0 0 0 0 -37
~two tables	-15
~two things	-39
~two weeks	-20
~type checker	-19
~type hints	30 -40 50 0 -45
~types are	34 0 0 0 -37 -44
~types to	-14
~typo in	-38
~uart runs	34
~ui ,	0 -59 -44
~um i	-14
~un adhérent	29 0 0 -36 50
~un seul	28
~un test	28
~una copia	-33
~und nicht	35
~under 300	33
~under no	30
~undo the	-14
~unit tests	-13
~units ,	0 -42
~units are	18 -49 -34
~unless the	45 0 -40 0 33
~until the	0 0 0 0 0 -39
~until tomorrow	-26
~up ,	21
~up a	-25
~up by	-43
~up in	29
~up my	13
~up the	-40
~up to	0 -63
~upgraded to	32
~upload should	-26
~us ,	15 0 0 34 -27
~us on	36 0 0 0 -52
~usa make	22
~use a	-38
~use an	-23
~use british	22
~use default	29 0 -41 0 0 -38
~use it	-43
~use kafka	-26
~use lombok	28
~use make	39 0 0 0 0 -36
~use moment	22
~use my	-33
~use npm	-24 -42
~use pnpm	18 0 0 0 0 -58
~use postgres	0 0 0 33 -33
~use sleep	16 25 -41
~use that	-15
~use this	-38
~use whatever	-21
~used to	-21
~user can't	-24
~user has	-17
~user input	-15
~user is	-14
~user with	-30
~user's zone	19
~users are	33 -64
~users must	-20
~users see	0 0 0 0 -38
~users without	-18
~uses it	20
~uses the	-24
~using npm	16
~utils ts	-31
~v2 of	19
~v3 is	15
~va incluido	26
~valid for	28 0 0 0 39
~values ,	18
~vendor claims	-25
~verify ,	37 0 0 0 -58 0 68
~version 1	-10
~version 2	-13
~version the	28
~versioned ,	19
~versions ,	-23
~verzending is	19
~vielen dank	-26
~vitest over	-24
~voorraad wordt	28
~vor jedem	17
~wait ,	-28 0 0 -30
~wait with	-26
~waiting for	-43
~want a	-35
~want small	27
~want the	27
~want them	-26
~want to	-25 -39
~wants it	0 0 -55 0 -14
~wants the	0 0 0 0 0 -52
~wants to	-38
~warning :	-28
~was 4	-23
~was closed	-35
~was expected	26
~was full	-28
~was it	-14
~was killed	-28
~was looking	-21
~was merged	26 0 0 0 42
~was not	-7
~was the	20 0 0 0 -62 76
~was to	-26
~was told	19
~was too	49 0 -53
~was upgraded	25
~was wrong	17
~watchdog window	27 0 0 0 40
~way round	25
~way to	-37
~we accept	0 0 0 30 -41
~we agreed	24 -51 0 56
~we are	-34
~we build	14
~we can	-29
~we can't	16 0 0 0 0 -30
~we changed	-18
~we could	-24
~we deploy	26 0 0 0 39
~we discussed	-26
~we do	21
~we dropped	20
~we got	-16
~we had	-30
~we keep	0 -42
~we lost	-25
~we may	-30
~we might	-31
~we migrate	0 0 0 37
~we need	-24
~we never	29 0 0 0 -41
~we no	0 0 0 0 -29 24
~we only	-15
~we report	28
~we run	17 0 0 -59 49
~we said	19
~we say	29 0 0 0 -46 49
~we settled	20
~we ship	28
~we should	-32
~we stay	0 0 0 0 -62
~we stop	18
~we support	33 0 0 -53
~we switched	21 0 0 0 -46
~we take	18 0 0 49 -47
~we test	26
~we tried	-14 -28
~we use	0 0 -57 71
~we used	-48
~we want	-21
~we went	52 0 0 0 0 -61
~we will	41 0 0 54 -54 -41
~we write	-19
~we're blocked	-35
~we're going	41 -50 0 49 -44
~we're keeping	25
~we're not	15 0 0 0 0 -40
~we're on	-12
~weeks in	29
~weights ,	26
~went away	23 0 0 0 -56
~went for	31 0 0 42 0 -32
~went from	0 0 0 -50 58 -38
~went off	-36
~went to	48 -51 0 0 56 -41
~went up	0 0 0 0 61 -37
~went well	-46
~went with	24
~were deleted	28
~were you	-19
~west flash	18
~what ?	-27
~what a	-17
~what about	-16
~what breaks	-15
~what does	-21
~what happens	-29
~what i	-14
~what if	-12
~what is	-18
~what this	-15
~what was	21
~what we	11 0 0 0 -41
~what would	-13
~what's the	-37
~whatever you	-21
~whats the	-16
~when i	-38
~when it	-39
~when it's	-31
~when printing	0 0 0 0 -35
~when something	37 -51 52
~when the	-17
~when there	31
~when you	8
~where we	-33
~whether the	20
~which file	18
~which files	15
~which is	0 0 0 0 61
~which one	-17
~which ones	-13
~which version	-11
~while i	-12
~who knows	-14
~who needs	-25
~who owns	-16
~why ,	23 0 -46 0 48
~why does	-19
~why is	-35
~why the	-24
~wide ,	30
~wiki is	21 0 0 0 35
~will be	25 -66 -49 55
~will block	16
~window for	32 1
~window is	26 0 0 -71
~windows paths	19 0 0 0 -55 31
~wiped every	20 -26 0 0 26
~wiped on	14
~wir bleiben	23
~wir sind	40 0 0 0 -55
~with bin	36 -39 0 0 -60 -37 82
~with docker	15
~with eight	16 -44
~with it	22
~with make	33
~with me	37
~with node	14
~with npm	28 0 0 0 0 0 11
~with that	14
~with the	-15
~with this	-24
~with three	-23
~with tools	17
~with two	-11 0 0 0 33
~with zod	17
~with zstd	24
~without a	15 0 -56
~without alt	27
~without an	12
~without asking	0 46 -57
~without it	28
~without the	-16 0 0 0 -57
~wonder if	-16
~wonder whether	-20
~wordt elk	23
~work at	19
~work offline	32
~work on	-33
~work without	0 0 0 0 -46
~worked on	-17
~worker ,	18
~worker needs	52
~working day	28 0 0 0 39
~works and	-19
~works but	-12
~works offline	32 0 0 0 -45
~works on	-13
~works with	25
~worry about	-35
~worth it	27
~would be	-40
~would happen	-15
~would have	-17
~would it	-22
~would like	-37
~would never	-14
~write a	-29
~write tests	-44
~write that	-26
~write the	16
~writes to	42 59 -56 -46 -49
~written by	25 0 0 33 -47
~wrong ,	22
~wrong branch	-35
~wrong one	-31
~wrong since	-30
~wrote that	-21
~wrote to	26
~x y	-16
~y z	-16
~ya no	34 0 0 -54
~yaml ,	-10
~year ,	15
~year and	-18
~year begins	24
~year we	-29
~years ,	24
~years ago	-25
~yes ,	0 0 -35 -57
~yes for	13
~yes please	-29
~yesterday ,	-21 0 0 0 -48
~yesterday :	11
~yesterday ?	-13
~yet ,	-23
~you add	23 0 -30
~you are	-22
~you change	14
~you check	-15
~you delete	28 46
~you don't	22 -61
~you fix	19
~you for	-17
~you forgot	-28
~you go	-27
~you i'd	-19
~you install	-25
~you just	-21
~you like	-21
~you look	-23
~you make	-17
~you may	0 50 0 0 -50
~you move	0 38
~you must	-27
~you need	21 0 0 0 -5 -52
~you plot	-17
~you prefer	-21
~you push	0 -21 0 0 -50 0 55
~you said	-32
~you say	0 0 0 0 -51
~you should	16
~you start	17 -43 33
~you the	20
~you to	15
~you touch	31
~you use	7
~you used	23 -37 -35 0 0 48
~you write	20 -73
~your answers	20
~your branch	-33
~your information	22
~your plan	16
~your work	-17
~youth meets	33
~zephyr 3	28 0 0 44 -37
~zijn altijd	28 -41 -35 0 45
~zu groß	-22
~änderung am	24
~ça marche	-30
~ça plante	-18
~ça pour	-35
~über die	-25
à	33 -65 -66 0 37
à <number>	38 0 0 0 50
à <number> _	39
à _	22 -45
à _ $	0 -44 0 -49`;
