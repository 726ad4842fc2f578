// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `3 -71 -78 -137 -149 19 -114 -386
!	-10 0 -45 0 0 29
! !	-16
! $	-30 0 -41 0 0 37
"	-22 0 0 -84
" $	-54 0 0 0 0 -35
" ,	34 0 0 0 -74 71
" , NOT	27 0 0 0 -49
" , WHAT	-18
" , _	25
" , in	22
" ALWAYS	-27
" DONE	-18
" EVERY	-37
" EVERY _	-30
" INSTEAD	-24
" IS	26 -58
" MUST	-28
" MUST _	-28
" Name	31
" Name "	21
" SHOULD	16
" _	0 0 0 0 56
" _ "	64 0 0 0 55
" _ $	23
" _ IS	-32
" on	-23
(	0 0 -45 -59
( )	-23 0 0 -33
)	-13 0 -45 -59
) $	-25
,	27
, <code>	34
, <code> LIVES	14
, <ip>	20 0 0 0 44
, <ip> $	20 0 0 0 44
, <mail>	25
, <name>	35 -75 0 0 -26
, <name> $	0 0 35 0 -46
, <name> IS	18 0 0 0 0 51
, <name> _	29
, <number>	27 0 0 0 -8
, <number> $	-14
, <number> <acronym>	-21
, <number> IS	37 0 0 0 -54 67
, <number> LIVES	-15
, <number> NOT	29 0 0 0 -35
, <number> SYMPTOM	-16
, <number> TIME	39
, <number> WAS	46 0 0 0 -40
, <number> _	24 0 -62 -73
, <number> and	-13 0 -47 0 43 -45
, <number> to	29 0 0 0 42 -32
, <path>	28
, <version>	45 -81
, <version> IS	16
, <version> LIVES	29
, <version> _	29
, AGAIN	-30
, ALWAYS	38 61 0 -60 -68
, ALWAYS $	38 55 -4 0 -82
, ALWAYS _	28 0 0 0 0 -28
, ASKS	-40
, ASKS _	-26
, BECAUSE	-15 0 0 0 -78
, BECAUSE _	-12
, CALLED	26 0 -37
, CALLED _	26 0 -37
, DECIDE	23 -46
, DECIDE $	32
, DECIDE the	29
, DONE	0 0 -50 0 0 -39
, DONE $	-16
, DONE _	29
, DONT	22 0 0 0 0 -55
, DONT _	27 0 0 0 -67
, EVERY	22
, EVERY $	-15
, EVERY LIVES	0 -50
, EVERY USE	23
, EVERY _	15 0 0 0 0 -62
, EVERY new	16
, FORNOW	-43
, FORNOW _	-35
, FUTURE_I	-36
, FUTURE_I _	-27
, GRATITUDE	-50
, GRATITUDE $	-45
, GRATITUDE for	-24
, HEARSAY	21
, HEDGE	-30
, HEDGE $	-31
, I	22 -53
, I _	17 -56 0 -55
, IF	41 0 0 0 0 -47
, IS	41 -56 0 0 -64 93
, IS <number>	48
, IS EVERY	18
, IS GRATITUDE	-40
, IS THIS	-30
, IS TOO	-23
, IS WHAT	37
, IS _	37 0 -71 0 -76 61
, IS in	41 0 0 0 0 -53
, IS old	-36
, IS the	31 0 0 0 0 -68
, KEEP	28
, LIVES	-30 0 0 0 0 -41
, LIVES _	25 32
, MUST	-12 0 0 0 -41 0 58
, MUST _	-12 0 0 0 -41 0 58
, NEVER	0 0 0 -59
, NEVER <name>	27 0 0 0 0 -29
, NEVER _	-13
, NEVER the	21
, NO	20 0 0 -25
, NO _	0 0 0 -63
, NO more	29
, NOLONGER	25 0 0 0 63 -34
, NOLONGER PER	0 0 0 0 0 -20
, NOT	34
, NOT "	0 0 0 0 0 -53
, NOT <code>	0 0 0 0 0 0 -53
, NOT <name>	0 0 0 0 -54 49
, NOT <number>	31
, NOT Name	24 0 0 0 -51 48
, NOT _	47
, NOT a	32 -41
, NOT in	18 -49 0 0 41 -56
, NOT on	24 0 0 0 -50
, NOT the	-25
, NOT to	22
, NOW	18
, NOW _	26 0 0 0 39
, NOWON	31 0 0 0 -44
, Name	43
, Name WAS	20
, Name _	34
, ONLY <number>	-15
, ONLY _	39
, OUR	19
, OUR _	21
, OWNER	21 0 0 0 34 -44
, PAST_I	-13
, PAST_I _	-14
, PAST_I at	25
, PAST_I to	20
, PER	20
, PLEASE ,	21
, PLEASE _	-43
, SYMPTOM	12
, THEY	0 0 -61
, THEY IS	-31
, THEY MAYNOT	22
, THEY _	10 0 -38
, THIS DONE	-26
, THIS IS	32 -54
, THIS LIVES	0 0 0 -44
, THIS SYMPTOM	15 39
, THIS WAS	-38
, THIS _	0 0 0 0 0 -63
, TIME _	43
, TOO	24 0 0 -49
, TOO _	24 0 0 -49
, UNLESS	36 -55 -44
, UNLESS _	18 0 -33
, USE	0 -21 -70 0 -51 92
, USE <name>	37 0 0 0 0 -41
, USE <number>	32 0 0 0 -39
, USE _	0 0 -42
, USE a	-28
, USE the	46 0 0 0 -65
, WE	49
, WE DONT	33 -41
, WE KEEP	26
, WE LIVES	32 0 0 0 0 -42
, WE MUST	-26
, WE ONLY	17
, WE _	34 0 -90
, WHAT	-38
, WHAT $	-21
, WHAT ?	-23
, WHAT LIVES	13
, WHAT _	-32 0 0 0 -50
, WRONG	0 0 -23 0 46 -46
, YOU	32 0 0 0 0 50 -33
, YOU _	28 0 0 0 -82 66
, _	25
, _ "	20 -37
, _ $	0 0 0 -91
, _ ,	0 0 0 0 20
, _ <acronym>	0 0 0 0 0 -49
, _ <amount>	-25
, _ <name>	20
, _ <number>	47 -70 0 0 68 -61
, _ <version>	30 0 0 0 57 -47
, _ ALWAYS	20
, _ CALLED	21 0 0 -32
, _ DECIDE	41 -50 0 0 0 -47
, _ DONE	-34
, _ DONT	21 0 0 0 0 -38
, _ DROP	-14
, _ EVERY	29
, _ IF	20 0 0 0 -42
, _ IS	28 0 -105
, _ KEEP	36 0 0 0 -53
, _ LIVES	50 0 0 0 -26
, _ MOVED	0 0 0 0 0 -28
, _ MUST	48 -16 0 0 32
, _ NEVER	39 -48
, _ NO	40 0 -73 0 17 -73
, _ NOLONGER	29 0 0 45 -38 -39
, _ NOT	64 0 0 0 44
, _ Name	37 0 0 0 -46
, _ ONLY	34 -9
, _ PER	17 0 0 0 0 -35
, _ PLEASE	15
, _ SYMPTOM	39 63 0 0 0 -43
, _ THEY	0 -63
, _ THIS	-51
, _ TIME	0 0 40 -24
, _ UNLESS	40
, _ USE	36 0 0 0 0 -49
, _ WAS	18
, _ WHAT	-32
, _ a	-15 0 -26
, _ and	0 0 51 -47 0 -35
, _ at	18
, _ auf	19
, _ by	30 -72
, _ der	26 -36
, _ first	15 -54 39 -42
, _ for	49
, _ from	19 -29 0 0 44 -37
, _ in	56 0 -60
, _ like	-20
, _ of	0 -30 54 -47
, _ on	15 0 0 0 -11
, _ one	-29 29 0 0 -24
, _ out	0 0 0 0 -63
, _ the	-31 -87
, _ to	0 0 -48 -39 0 -26
, _ with	0 0 -40 0 0 -40
, a _	0 0 0 0 -75
, after	31 0 0 0 48
, after THIS	31 0 0 0 48
, also	32 34 0 0 -47
, also for	22 0 -26
, and	0 0 0 0 56
, and the	12
, as	-20
, as DECIDE	22
, at	13 38 0 0 -38
, at the	29 38 0 0 -38
, both	-15 -34
, both _	26 -34
, but	-29
, but IS	-22
, but the	-28
, da	23
, da LIVES	21
, das	20 0 0 0 -65
, das _	0 -39 0 0 -31
, der Name	-20
, der _	28
, die Name	-20
, die _	36
, do	-20
, do the	-20
, el	30 0 0 0 -60 56
, el _	27 0 0 0 -46
, for	22 0 -37
, for _	32 0 -37
, in	0 -63
, in _	40 0 0 0 0 -34
, in the	-14
, just	0 -46 44
, just _	21
, just the	-35
, la	21
, la _	-18
, le _	0 0 0 0 -50
, like	28
, like the	22
, o	22 -30
, o _	22 -30
, old	25 -46
, old _	25 -47
, on	23
, one	45 0 0 -47
, one IS	35
, one _	51
, or	14 0 -34 -36 38
, same	15
, same SYMPTOM	-20
, the	24
, the _	24
, the last	24
, the new	34
, the old	0 -39
, the one	14
, the other	-37
, then	0 0 0 0 0 -49
, then WE	-18
, then _	27
, there	15 0 -24
, there IS	15 0 -24
, two	43
, two _	31
, with	-22
-	45 0 0 -31 42 -38 -25
- _	28 -35 0 -25 38
-aai	-25
-aal	43 -39 0 0 35
-aan	37 0 0 0 49
-aar	17 0 0 0 0 -28
-ab	42 -58 0 0 0 -38
-ace	-29
-ach	38 0 -62 -65 42
-ack	-14 0 0 32 0 -66
-act	33
-acy	34
-ade	-16 0 12
-ado	27 0 -46 0 0 -64
-ads	0 0 -83 0 40
-ady	-31
-af	19
-afe	18
-aft	0 0 0 0 40
-ag	31 0 0 -80
-aga	-19
-ags	61 -41 -45 0 74 -83
-ai	-25
-ail	-40
-ais	20
-ak	25 -73 -60 0 60 -58
-ake	0 0 0 0 0 -56
-aky	29
-al	34
-ale	25
-all	0 0 0 0 -70
-alo	-27
-als	10 0 0 -68
-am	23 0 -56 -42 0 -57 -41
-ame	-25
-amo	25
-ams	0 0 0 -35 -72
-an	30
-ana	0 0 0 0 37
-and	27
-ane	0 0 0 0 29
-ank	-24 -44 0 0 0 -44
-ano	15 0 0 0 -43
-ans	45 0 0 -83
-ant	0 0 -66
-any	11 -49 0 -40 69 -53
-ap	-26 0 0 -34 51
-aph	-18
-aps	0 0 0 -32
-apt	-23
-ar	0 0 0 0 -56
-are	31 -67
-ark	14
-ars	-13 0 0 39
-art	-25 -16 0 0 35
-ary	13 0 0 0 0 -22
-as	19 -57 0 -94
-ash	39
-ass	-23
-ast	22 41 0 0 0 -41
-at	0 0 0 -30 0 -72 40
-ata	34 0 0 0 0 -46
-ate	0 0 0 0 0 -64 35
-ato	16 -45 0 0 0 -48
-ats	31 0 0 0 -21 27
-att	0 0 -56
-aty	-30
-au	-17
-aub	-16
-ave	0 41 0 0 -88
-avy	12
-awn	14
-ax	19
-ay	0 -34
-ba	33
-bal	30 0 0 0 -48
-bar	-20
-bas	-15
-be	20
-bel	0 0 0 0 0 -45
-ben	29
-ber	0 -28 0 0 49
-bes	24
-bit	33
-bm	36
-bo	-18 -43
-bok	30 0 0 0 0 -28
-bor	35
-box	31
-bra	20
-bre	29 0 -39 0 51
-bs	0 -33
-bug	0 0 0 -43
-by	0 0 0 -33
-ca	52
-cal	38
-can	27 0 37 -23 -39
-car	36
-cas	22 0 0 -43 49
-cd	20
-ced	10 -58
-cel	-19 0 -55 0 0 -50
-cer	22 -53
-ces	47 -44
-cey	33
-cha	29
-che	-24 0 -62 -43
-cho	-31
-cht	21 0 0 -73
-cii	18
-cil	-22
-cit	33 -38
-cks	14
-cky	-37
-cle	0 0 0 0 -47
-co	41 -66
-con	30 -46
-cou	-24
-cs	44
-ct	24
-ctl	27 0 0 0 -31
-cto	0 0 0 0 -36 35
-cy	22
-cén	16
-cía	-29
-da	0 0 0 -64
-dal	-39
-dan	0 47 0 0 -35
-dar	21
-day	0 -48
-db	24 0 0 0 0 -38
-dby	22 0 0 -33
-de	0 0 0 0 0 49
-del	46 0 0 -47 0 -48
-dem	14
-den	58
-deo	-26
-der	0 0 0 -64
-des	44 0 -26 0 50
-dex	0 -39
-di	16 0 0 0 36
-dia	39
-die	0 0 0 0 0 -50
-dig	31
-dio	0 0 0 -43
-dis	0 0 -42 0 0 -54
-dle	27 0 -60 -48
-dly	0 0 -55
-dme	0 0 0 0 -45
-dn	0 0 0 0 -47
-do	0 0 -68 0 0 -38
-doc	25
-dog	16 0 0 -52
-dor	0 -52 0 36 0 -78
-dos	0 0 0 -47 31
-dow	0 0 0 0 0 -35
-ds	17
-dt	38
-dup	22
-dux	28 0 0 0 -49
-dy	-20
-ea	-20
-eak	-17
-eal	0 -36 0 0 -45
-ean	-23
-ear	0 0 0 0 -66
-eat	0 -55
-eau	-15 0 0 0 -36
-eba	31
-ebo	-14
-ec	27 -33
-ece	-27
-eck	0 0 -84 0 0 -82
-ect	0 44 0 -59
-eds	18
-ee	0 -33
-eed	14 -68
-eer	28
-ees	-32 0 0 0 0 49
-eet	14 -47 0 -42 35 -61
-ef	50 -49 0 -22
-eg	31
-egt	-6 0 0 0 49 -57
-eht	15 -40
-eir	0 -48 0 0 49
-eit	-27
-eks	12 0 0 0 0 -55
-ekt	-30
-el	20 0 0 0 0 -31
-eld	-9 0 0 0 0 -53
-elf	25
-ell	14 0 0 0 -59
-els	13 0 26 -41
-ely	0 0 0 0 -42
-em	0 0 0 0 0 -48
-ema	23
-eme	20 54 -55 0 -29 -48
-ems	-42 -41
-en	21
-end	0 0 -19
-ene	38
-ent	15 0 -33
-eo	-26
-eps	0 -97 42 -58
-ept	13 0 -52 36 0 -59
-era	0 -68
-ere	-13
-erg	26
-ern	16 -63
-ers	21
-ert	0 0 0 0 -35
-ery	20
-es	36
-ese	0 -58 -60 -52 40
-esh	-39
-eso	-11
-est	10
-et	15 0 0 0 0 -44
-eta	30 75 0 0 -60
-ete	0 61 0 0 -83 -62
-ets	16
-ety	24
-eu	-22
-eue	-18
-eur	26 -49 0 0 63 -45 -35
-evo	21
-ew	0 0 0 0 0 -31
-ews	52 0 0 0 0 -46
-ex	0 -43 0 0 0 -46
-ext	32
-ey	39 0 0 -63 0 -60
-ez	-54
-eze	20 43
-fee	-27
-fen	48 0 -40 -57
-fer	18 -48 0 0 0 -99
-ff	34
-fff	25 0 0 0 38
-ffs	58 -43 58 -32 -42 -45
-fic	-35
-fie	-35
-fig	0 -50
-fix	23
-fka	16 0 0 0 0 -34
-fox	-19 0 0 -59 55 -42
-fra	39 0 -36
-fs	58 -43 58 -32 -42 -45
-ft	19 0 -89 -75 82 -71
-fts	17
-ful	0 0 0 -47
-fy	0 0 0 -50
-ga	-20 0 0 -51
-gal	0 0 0 -62
-gar	-23
-gbm	36
-ged	0 0 0 -47
-gen	21 -29 0 -70 53
-ges	21 64 -12
-get	0 40 -99 0 0 -47
-gex	-17
-gic	32 63 -51 -64 0 -50
-gin	0 -52
-gle	40 0 0 0 0 -77
-gly	-30
-gma	-23 0 0 0 46
-gn	19 0 0 -60 0 -54 -49
-gns	34
-go	50 0 -58 0 0 -73
-gos	28 0 0 -55
-got	-31
-gs	17 0 0 -42
-gt	0 0 -83
-gth	23 0 25 0 -51
-gue	-31 0 -42
-gy	-39 -42 31 0 0 -43
-ha	43 0 0 0 0 -45
-hau	-31
-he	-25 0 -62 -43
-hed	10 30 -82
-hen	0 0 0 0 0 -13 -49
-her	-34 0 0 0 -41
-hes	9 0 40 -39
-hi	28
-hin	28 0 0 -47
-hly	28 0 0 0 0 -24
-hn	17
-ho	-31
-hod	-20
-hog	-19 -31
-hon	32
-hor	24
-hot	0 0 0 0 -65
-how	10
-hre	-41
-hs	60 -68
-hte	19
-hts	0 0 -70 -66 29
-hub	51 0 -51
-hyr	31 0 0 43 -39
-ia	23 -76 -85 0 0 0 -55
-ial	-30 0 -87
-ian	43
-ias	-15
-ib	-14
-ibe	40
-ic	26
-ica	35
-ice	11 0 0 0 51
-ick	0 -49 0 -70 49
-ico	40 -44 0 0 37
-ics	30
-ict	-40
-icy	-16 0 0 0 0 -41
-id	34 -86 0 -61
-ide	0 0 -85 -80
-ido	35
-ids	18 -58
-ie	0 -64 -52 0 0 0 -39
-ied	-16 0 0 0 0 -49
-ief	50 -49 0 -22
-ien	0 0 0 0 0 -31
-ier	34 -42 0 0 53 -70
-ies	50
-iet	-22
-iew	-29
-ift	0 0 0 0 39
-ify	0 0 0 -50
-ig	0 -63 0 0 -48
-ign	19 0 0 -60 0 -54 -49
-igo	17
-igs	17 -51 29 0 0 -59
-igt	-25 0 0 0 -31
-ii	18
-ijd	32 0 -39 0 0 -44
-il	-32
-ild	19 0 -49
-ile	0 0 0 0 -45 -34
-ill	0 0 0 0 0 -73
-ils	-14 0 0 -50
-ilt	35
-ily	20 -67 0 -66 0 62
-im	33 50 0 0 -56
-ime	37 0 -57 -51 52 -57
-ims	-28
-in	16 -53
-ina	-29
-ind	0 0 0 0 0 -66
-ine	0 0 0 0 0 -21
-ink	-34
-ins	-24 0 -65
-int	-15 0 0 0 -53
-io	17
-iod	0 0 0 0 -34
-ios	57 0 0 -70 0 34 -32
-ip	0 0 0 0 55 -43
-ipe	20 0 0 0 0 -75
-ips	31
-ipt	0 0 -61 0 0 -61
-iq	30
-ird	-19 0 -62 0 54 -59
-ire	56 -74
-iro	13
-is	36 0 0 0 0 -58
-ise	35
-ish	22 -82 79 0 0 -76
-iss	0 0 0 0 -38 38
-ist	26 -54 -63 -66
-isy	40
-it	17
-ith	35 0 0 55 -42
-its	42
-ity	28
-ium	32 -49 -35
-iv	28 0 0 0 -35
-ive	27
-ix	22
-ixa	-32
-ize	0 0 0 35 -49
-ißt	47
-ión	53 0 -53 0 -54
-jd	32 0 -39 0 0 -44
-jes	16
-ji	35
-jis	44 -19 48 0 -32
-jor	20
-ka	18 0 0 0 0 -40
-kal	0 0 -33
-ke	22 0 0 0 0 -89
-ked	-22 -65 0 53
-kel	-16
-ken	-23 0 0 0 -8
-ker	0 0 -80
-kes	-13 0 0 0 0 -86
-ket	10
-kiq	30
-kit	0 0 0 0 -41 49
-kly	26 -57
-ks	0 0 0 -67
-kt	25 -55
-ku	49 -53 0 0 0 -43
-kup	-26 0 -44
-kus	20
-la	0 0 -54
-lab	30
-lap	-24
-lar	20
-las	31 0 35 0 0 -43
-lay	30 0 0 0 -37 0 34
-ld	-16
-ldn	0 0 0 0 -47
-lds	41
-led	0 -60 -59
-lem	-30
-len	0 -64 -81 0 42
-ler	16
-les	15
-let	44 -64 26 0 -15
-leu	-22
-lew	36 0 0 0 -44 -36
-lf	42
-lib	15
-lic	50 0 0 0 -56
-lin	42 -52
-lit	0 0 0 -45
-ll	0 0 0 0 -16
-lla	0 0 0 0 0 -45
-lle	22
-llo	-23
-lls	43 0 -85
-lly	0 -77
-lo	-15 0 0 -56 33
-loc	35 53 -42 -34
-log	0 0 0 -30
-lon	-40
-lop	55 0 -38 -65 0 -45
-lor	0 -54 0 0 36 -45
-lot	19
-low	0 0 0 -51 0 -66
-loy	19 -47 0 0 42 -52
-ls	16 0 0 -43
-lta	-15 0 0 0 -56
-lte	23 -59 0 74 -59
-lth	20 41 0 -25 -46
-lti	22
-lue	-21 -60
-lé	25 0 0 0 32
-lés	0 -39 62 0 -53
-mal	0 -65 0 -56 71 -62
-man	21
-mat	35 0 0 -54 0 -47
-me	0 30 0 -60 0 -55
-med	0 0 0 -67 0 59
-mel	-24
-men	31 -58
-mer	0 0 -92
-mes	39
-mic	26
-mit	15
-mma	0 0 0 -35 -51
-mme	-18
-mmt	-9
-mmy	28
-mn	-14 -13 0 0 0 0 -58
-mns	0 0 -63
-mo	27 0 -49 0 -49
-mos	49 0 0 107 -106 -55
-mp	22 0 0 0 -38
-mps	14
-ms	-19
-my	48 0 0 0 0 -39
-na	-9 0 0 -50 50 -47
-naf	19
-nal	35 0 0 0 28 -43 -80
-nar	-51
-nas	-18
-nau	20 0 0 0 42 -34
-nca	30 59 0 0 -48 -54
-nch	-20
-ncs	39 -49 -38 -35
-ncy	18
-nda	17
-nde	-11
-ndo	-47
-nds	0 0 0 -73
-ne	17 0 0 0 0 -24
-nel	36 0 0 6
-nen	38 25 -34 -70 -19 0 -32
-net	39 0 0 -68
-new	12
-ney	20 60 -43 0 0 -35
-nga	-27
-nge	-22
-ngo	14
-ngs	0 0 0 -44
-ni	37 49 0 0 -44 -41
-nic	-22
-nio	-13
-nk	0 -72 0 -42 10 -63
-nke	-13
-nks	-31 0 0 0 51
-nky	-19
-nly	-15
-nno	22 0 0 0 -39
-nnt	50 -52 -51 0 0 -53
-no	37 0 0 -65
-not	-20 0 0 0 -56
-nr	22
-ns	20
-nse	0 -58 42 -70 0 -68
-nst	14 0 0 0 0 -60
-nt	0 0 -60
-nte	28
-nth	0 -90 0 0 59
-nti	38
-nto	23 0 -42 0 0 -63
-nts	27
-ntu	16
-nty	29 0 0 0 0 -38
-nue	0 -55
-nup	-51
-nux	40 -50 0 0 47 0 -22
-ny	15 -61 0 0 0 -64
-nza	-14
-née	23
-oad	0 0 0 0 44
-oak	40 0 -29 0 23 -45
-oat	0 0 0 0 -30
-obe	18
-oc	43 37 0 -43 0 -66
-ocd	20
-ock	39 0 0 -74
-ocs	0 0 0 0 -34
-od	-20 0 0 0 -43
-ode	0 0 0 0 -31
-ods	41 0 0 0 -66
-ody	-13
-oe	38 0 -42 0 -59
-off	28
-og	0 0 -61 0 0 -68
-oid	38 -51 0 -43 0 -64
-oie	21 0 0 0 39
-oir	26
-oit	44 50 -41 -50 -51 -41
-oji	35
-ok	36 0 0 0 0 -38
-oke	38 -67 0 0 0 -58
-oks	-21 0 0 -59
-oku	27
-ol	42 -68 0 49
-ole	-20
-ols	41 -50 0 -31 0 -50
-om	0 -54 0 -53
-oms	29 -41
-ona	-27
-ond	-30 0 0 0 0 -64
-one	0 0 -84
-ong	-23 0 -81 0 -68 79
-ons	33
-ont	38 0 0 0 0 -50
-ony	15
-ood	-29
-ook	26
-ool	42 -56 0 29
-oon	-29
-oor	0 0 0 0 0 -46
-oot	-18
-op	30 0 -59
-ops	0 0 0 0 43 -49
-or	18 -45
-ora	17
-ord	19 -91 0 -53 63 -74
-ore	20
-ork	0 0 0 -43 0 -65
-ors	15
-ort	0 -29
-os	57 0 -59 0 0 0 -64
-ose	-25
-oss	35 0 -55 0 29
-ost	-23 0 -41 0 0 -34
-ota	21
-ote	-24 0 0 0 -55
-oto	9
-ots	66 0 0 -78 0 -61
-ou	-28 0 0 0 -40
-oud	17
-oup	24 0 0 0 0 -70 -30
-ova	-31
-ove	17 0 0 -49 0 -69
-ow	0 0 0 0 0 -29
-own	0 0 0 0 0 -80
-ows	-46
-ox	32
-oxy	22 -64
-oy	19 -47 0 0 42 -52
-oys	68 0 -60 0 0 -57
-pat	-18 0 0 0 32
-pe	0 0 0 0 0 0 -47
-pec	27 -33
-ped	19
-pen	0 -60 -52 0 0 -53
-per	19 0 0 0 -39 -65
-pes	0 0 0 0 -49
-ph	-18
-pic	-48
-ply	0 0 0 0 0 -62
-pot	30 0 0 0 42
-ppt	-23
-ppy	-32
-pre	13
-ps	22 0 0 -77
-pt	0 0 -74 44 0 -83
-pte	27
-pto	14
-pts	23 47 0 0 -53 -56
-pty	0 0 -51 0 48
-pus	17
-put	25 59 -74
-py	-31
-ql	13 -66 -57 76 -74
-que	20
-ra	35
-rag	41
-ral	18 -90
-ram	20 -41 0 -35 42
-ran	28 -50 0 0 60 -57
-rap	-16 0 0 0 36
-rar	19 0 0 0 -35
-ras	24 -34 0 0 39
-rb	-12
-rce	43
-rch	-24 0 0 0 0 -69
-rd	0 0 0 0 42
-rda	-30
-rde	-14 0 0 0 0 -46
-rdi	16 0 0 0 36
-rds	25 0 80 0 0 -86
-rdt	38
-red	0 0 -72
-rel	31
-ren	0 0 -32 0 0 24
-rer	-16 0 0 -25
-res	36 -50 0 0 0 -76
-rew	34
-rg	27
-rga	-24 -42 0 0 38
-rge	0 0 -63
-rgo	34 0 -30 0 -57 -47 46
-rgy	-23 0 32 0 0 -35
-ri	21 0 0 0 0 -52
-ria	0 -53 -48 0 0 -59
-ric	40
-ril	0 0 0 0 51 -63
-rim	36 39 0 0 -49
-rio	23
-ris	0 0 0 0 33
-rit	0 -28 0 0 33
-rk	0 0 -62 0 0 -71
-rks	0 0 0 -75 0 -62
-rkt	27
-rld	-22 0 0 0 36
-rly	26
-rms	31
-rn	0 -18
-rne	-14 -49 0 0 43
-rno	27 0 0 0 38
-rns	0 -91 0 0 40 0 -61
-ro	27 50 0 -66
-rod	29
-rol	35
-rom	-12
-ror	-32
-ros	46 -71 -50 0 0 34
-row	0 0 0 -57 -43
-rra	13
-rre	0 0 0 0 39 -43
-rry	-17
-rs	20
-rse	24 -38 55 0 -51 -70 -41
-rt	0 -17
-rta	34 -54
-rte	55 0 0 0 0 -78
-rth	33 0 0 0 42 -51
-rti	-41
-rto	27
-rts	0 0 51 0 -35
-rty	12
-run	-31
-rus	13
-rve	-15 0 0 -47
-ría	-33
-sa	46 0 0 0 0 -54
-sam	16
-sar	29
-sch	38 -31 58 0 -62
-sco	20 0 0 0 -34
-sde	0 0 0 0 0 -43
-sen	-11 0 -80 0 0 -75
-ser	0 -45 -85
-ses	49 0 0 -95
-set	20
-sh	27
-sic	0 -52 -53
-sis	16
-sk	-16 0 0 0 -39 41
-sks	23
-sly	-26
-smo	26
-so	40 0 0 0 0 0 -33
-son	14 -39 0 -77
-sor	37
-sql	37 -52 0 56 -42
-ss	16
-ssa	28
-sse	38 0 -58 0 0 -60
-sso	36 -48
-sst	-12
-st	14
-sta	31 0 0 0 0 -49
-ste	-39 0 -35 -52
-sto	-16
-sue	0 0 42 0 -36
-sum	-19
-sy	40
-ta	34
-tag	0 -34 0 0 41
-tal	0 0 0 0 -27 37
-tar	-24
-tas	34 -46 0 -50
-tat	-23
-tax	19
-tch	0 0 0 0 0 56
-tee	15 0 0 0 -43
-tem	0 0 0 0 0 -37
-ten	31
-ter	0 0 0 0 0 -59
-tes	0 0 0 -81
-tet	-25 0 0 0 0 -47
-th	36 0 0 0 0 -93
-ths	60 -67
-ti	15 0 0 0 34 -62
-tic	0 0 0 0 -65
-til	-12 0 0 63 0 -74
-tin	34 0 0 -50
-tir	22 0 0 0 -48
-tis	29
-tiv	28 0 0 0 -35
-tl	27 0 0 0 -31
-tle	-39
-tly	27 0 0 0 0 0 -79
-to	31 -23
-tom	19 -43 48 0 -46
-ton	-28 0 0 -55
-top	-35 -41
-tor	7 0 54 0 0 -78
-tos	40 33 0 0 0 -77
-tra	35 0 0 -41
-tre	-18
-tro	0 41 -60 0 0 -60
-try	-45 -71 -70 0 34
-ts	19
-tt	0 0 -61
-tte	13 0 0 -53
-tto	22 -43
-tty	-48
-tu	16
-tup	0 37
-tus	0 0 0 -57 57 -58
-ty	34
-tzt	0 -51 0 -62
-ual	42 -52 0 49 -23 -75
-uar	20 0 0 0 36
-ub	38 0 -59
-uca	34
-uce	-38
-uch	24 65 0 -84 -76 -54 -36
-uck	-45 0 0 -47 51
-uct	20 0 0 0 -50
-ud	17
-ude	33
-ue	-26
-ued	15
-uen	23
-ues	17 0 0 0 0 -75
-uet	-13
-uf	-22
-uft	20 -42 0 0 70
-uit	0 0 0 -50
-ul	0 0 -45
-uld	-27
-ule	24 0 -53
-ull	12
-ulo	30 0 0 0 34
-ult	0 0 0 -88
-um	0 -62 -51
-umn	-14 -13 0 0 0 0 -58
-ums	37 0 0 0 -56
-un	0 -39 0 0 -53 -35
-und	-21
-ung	-17 0 -73 -51
-unk	54 -49 -50 0 58 -47
-unt	0 -64 0 0 52
-up	12
-ups	33 0 -73 0 0 -73
-ur	33 0 0 0 0 -66 -49
-ura	16
-urd	19
-ure	-20
-urn	0 0 0 -66
-urs	25
-urt	32 -77 -74 -59 74 -63
-us	0 0 0 0 58 -92
-ust	0 0 -40
-ute	0 0 -71 0 0 -69
-uth	45 0 0 0 62 -41
-uts	-19
-utt	-17
-ux	49
-va	24 0 0 0 0 -37
-val	28 0 -59 -41 0 -47 34
-ve	25 29
-ved	-15 54 0 0 0 -48
-vel	19 0 0 0 0 -40
-ven	0 0 0 0 0 -68
-ves	25 0 -60 0 0 -41
-vey	23
-vo	16 0 0 0 0 -40
-vor	-28
-vos	29 0 -32 0 41
-vt	-20 0 0 -30
-vy	24
-vía	33 0 0 0 38
-way	0 -63
-wed	0 0 -67 -69
-weg	15
-wer	-26 -94 33 0 0 -90
-wn	0 0 0 0 0 -88
-ws	-17
-xa	-32
-xed	16 0 0 0 -49 -14
-xel	0 0 0 -36
-xes	21 0 0 -57
-xt	32
-xto	-13
-xts	0 0 64 -72 -18 -53
-xy	22 -64
-ybe	-28
-yed	0 28 0 -45 -48
-yen	45 0 -47 0 0 -50
-yer	27 -30 -54 40
-yle	0 -65 54 0 -35 -50
-ype	-13
-ypt	0 -31 0 0 32
-yr	31 0 0 43 -39
-za	-24
-zan	14 -61 0 0 21
-ze	33 0 0 0 0 -14
-zed	0 39 0 0 0 -43
-zel	-37
-zen	44 43 0 -80 0 -57
-zer	-28 -71 0 0 66 -64
-zes	0 0 0 0 0 -38
-zi	29
-zie	-19
-zt	0 -51 0 -62
-zzi	29
-ßt	47
-ão	45
-ägt	22 0 0 -36
-ção	45
-ème	-49
-ère	32 0 0 0 -50
-ée	28 0 0 0 0 -27
-én	16
-és	0 -48 50
-ês	25 0 0 0 -41
-ía	-20 0 0 -26
-ío	-11
-ña	28 0 0 0 45
-ón	43 0 -53 0 -54
-ört	29
1:!&IS	17
1:!&THIS	17
1:"	0 0 0 0 0 -42
1:"&LIVES	33
1:<acronym>&IS	0 0 0 0 0 -66
1:<acronym>&NOT	50
1:<acronym>&VALUE	-18
1:<amount>&GRATITUDE	-40
1:<code>	16 -51 0 0 0 -34
1:<code>&IS	26
1:<code>&VALUE	16 -51 0 0 0 -34
1:<host>	0 0 0 -55 48
1:<host>&VALUE	0 0 0 -55 48
1:<name>&AGAIN	-15
1:<name>&EVERY	24 0 0 0 -55
1:<name>&IS	0 -82 0 0 0 0 -61
1:<name>&LIVES	34 0 0 0 0 -48
1:<name>&NOT	12
1:<name>&ONLY	37
1:<name>&THIS	45 -58 0 0 -67
1:<name>&WAS	25 0 0 0 42
1:<number>&IS	0 0 0 -49
1:<number>&PLEASE	-28
1:<number>&USE	27
1:<path>	0 -50 0 -55 0 0 -31
1:<path>&IS	0 -38
1:<path>&USE	25
1:<path>&VALUE	0 -50 0 -55 0 0 -31
1:<version>	0 0 0 -49
1:<version>&LIVES	25 0 0 -35 63 -36
1:<version>&NOT	21
1:<version>&SYMPTOM	3
1:<version>&VALUE	0 0 0 -49
1:AGAIN	-19
1:AGAIN&AGAIN	-19
1:AGAIN&GRATITUDE	-24
1:AGAIN&NOT	-23
1:AGAIN&PLEASE	-18
1:AGAIN&SYMPTOM	-20
1:ALWAYS	27 0 0 -69 -67
1:ALWAYS&ALWAYS	27 0 0 -69 -67
1:ALWAYS&GRATITUDE	0 -37 38
1:ALWAYS&LIVES	31 79 -53
1:ALWAYS&SYMPTOM	-36
1:ALWAYS&THIS	-45
1:ALWAYS&USE	0 0 -26
1:ALWAYS&VALUE	32
1:ASKS	-28
1:ASKS&CALLED	-14
1:ASKS&EVERY	-13
1:ASKS&GRATITUDE	-17
1:ASKS&I	-16
1:ASKS&IS	-20
1:ASKS&KEEP	-32
1:ASKS&LIVES	-29
1:ASKS&MUST	-15
1:ASKS&NOT	-17
1:ASKS&PREFER	-17
1:ASKS&SYMPTOM	-14
1:ASKS&THIS	-18
1:ASKS&USE	-26
1:ASKS&VALUE	-18
1:BECAUSE&MUST	-24
1:CALLED	0 -46
1:CALLED&CALLED	0 -46
1:CALLED&IS	31
1:CALLED&THIS	-27
1:CALLED&VALUE	-29
1:DECIDE	0 0 0 46
1:DECIDE&DECIDE	0 0 0 46
1:DECIDE&DROP	21
1:DECIDE&GRATITUDE	15
1:DECIDE&I	-26
1:DECIDE&INSTEAD	23
1:DECIDE&IS	17
1:DECIDE&KEEP	18
1:DECIDE&LIVES	-12
1:DECIDE&MAYNOT	26
1:DECIDE&NOT	-6
1:DECIDE&NOW	0 0 0 0 -47
1:DECIDE&ONLY	-18
1:DECIDE&VALUE	32 0 0 51 -78
1:DECIDE&WE	12
1:DOING	0 0 -61
1:DOING&AGAIN	-17
1:DOING&DECIDE	19
1:DOING&DONT	33 31 0 0 -42
1:DOING&EVERY	0 0 0 0 35
1:DOING&GRATITUDE	-30 0 0 0 -35 39
1:DOING&I	15
1:DOING&INSTEAD	-21
1:DOING&IS	0 0 0 -34
1:DOING&KEEP	17
1:DOING&LIVES	0 0 0 37 0 -70
1:DOING&MOVED	-30 0 0 0 33 -36
1:DOING&NOLONGER	-27
1:DOING&NOT	0 0 0 0 -65
1:DOING&NOW	-19 0 0 -30
1:DOING&ONLY	53 0 0 -42
1:DOING&SYMPTOM	-25
1:DOING&USE	-36
1:DOING&VALUE	0 0 0 -65 0 -37
1:DOING&WAS	36
1:DOING&WE	-12
1:DONE	-23 0 0 0 -50 -33
1:DONE&GRATITUDE	-14
1:DONE&I	-24
1:DONE&VALUE	11
1:DONT	0 0 0 0 -64
1:DONT&DONT	0 0 0 0 -64
1:DONT&FORNOW	-38
1:DONT&IS	26
1:DONT&LIVES	-22
1:DONT&MUST	20 0 0 0 0 -27
1:DONT&NOLONGER	17
1:DONT&NOT	18
1:DONT&ONLY	-13
1:DONT&SYMPTOM	34 56 0 0 0 -50
1:DONT&THIS	-16
1:DONT&USE	23 0 0 0 -42
1:DONT&VALUE	39
1:DONT&WE	33 0 0 0 0 -37
1:DONT&YOU	-21
1:DROP	0 0 0 0 -72
1:DROP&AGAIN	19
1:DROP&DROP	0 0 0 0 -72
1:DROP&EVERY	56 -60
1:DROP&FORNOW	18
1:DROP&THIS	17
1:DROP&USE	42 -35
1:EVERY	0 42 0 -68
1:EVERY&CALLED	34 0 0 0 -41
1:EVERY&DECIDE	29
1:EVERY&EVERY	0 42 0 -68
1:EVERY&IS	0 0 0 0 0 -69
1:EVERY&KEEP	0 0 0 -19
1:EVERY&LIVES	16
1:EVERY&MOVED	18
1:EVERY&MUST	0 0 0 0 -77
1:EVERY&NEVER	31
1:EVERY&NOW	-28 -49 0 0 54
1:EVERY&ONLY	-21 0 0 0 25
1:EVERY&OUR	23
1:EVERY&SHOULD	-33
1:EVERY&SYMPTOM	30
1:EVERY&USE	-31 0 0 0 -57
1:EVERY&VALUE	-23
1:FORNOW	0 0 0 0 -37 34
1:FORNOW&FORNOW	0 0 0 0 -37 34
1:FORNOW&IS	-23
1:FORNOW&WE	-31
1:FUTURE_I	0 0 57 -65 -57
1:FUTURE_I&AGAIN	-22
1:FUTURE_I&FORNOW	-13
1:FUTURE_I&HEDGE	-15
1:FUTURE_I&I	-22
1:FUTURE_I&LIVES	24
1:FUTURE_I&MAYNOT	15
1:FUTURE_I&PLEASE	27
1:FUTURE_I&SYMPTOM	-24
1:FUTURE_I&THIS	-27
1:FUTURE_I&VALUE	-41
1:FUTURE_I&WE	-16
1:FUTURE_I&YOU	-20
1:HEARSAY	-44
1:HEARSAY&IS	-20
1:HEARSAY&LIVES	-19
1:HEARSAY&MOVED	-21
1:HEARSAY&NOW	-23
1:HEARSAY&THIS	-22
1:HEARSAY&USE	-22
1:HEARSAY&VALUE	-14
1:HEDGE	-31
1:HEDGE&DROP	-27
1:HEDGE&EVERY	-25
1:HEDGE&HEDGE	-31
1:HEDGE&IS	-23
1:HEDGE&KEEP	-24
1:HEDGE&LIVES	-28
1:HEDGE&MUST	-33
1:HEDGE&NEVER	-11
1:HEDGE&NO	-13
1:HEDGE&NOT	-31
1:HEDGE&ONLY	-29
1:HEDGE&THIS	-13
1:HEDGE&USE	-35
1:HEDGE&VALUE	-33
1:HEDGE&WE	-19
1:HEDGE&YOU	-14
1:I	-16
1:I&BECAUSE	-33
1:I&DONT	-24
1:I&EVERY	0 0 0 -34 46
1:I&FORNOW	-21
1:I&GRATITUDE	17
1:I&HEDGE	-22
1:I&I	-16
1:I&IS	38
1:I&KEEP	20
1:I&MOVED	-43
1:I&MUST	-25
1:I&NOLONGER	-37
1:I&NOT	-21
1:I&ONLY	-23
1:I&OUR	-29
1:I&PLEASE	31
1:I&PREFER	37
1:I&SHOULD	-19
1:I&SYMPTOM	-17
1:I&VALUE	0 0 -73 -49 0 72
1:I&WE	20
1:IF&BECAUSE	19
1:IF&IS	-13
1:IF&KEEP	-13
1:IF&LIVES	-19
1:IF&MUST	0 0 0 0 -75
1:IF&THIS	-28
1:IF&WAS	-30
1:IF&WE	-32
1:IF&YOU	21
1:INSTEAD&AGAIN	28
1:INSTEAD&THIS	24
1:INSTEAD&WE	26 0 0 0 -43
1:IS&AGAIN	-11
1:IS&CALLED	21
1:IS&DROP	-31
1:IS&FORNOW	-38
1:IS&GRATITUDE	-46
1:IS&I	-28
1:IS&LIVES	30 -49
1:IS&MUST	35 49 0 0 -51
1:IS&NO	-20
1:IS&NOLONGER	-24
1:IS&NOT	55 -80 0 -78
1:IS&NOW	23 0 0 0 -1 10
1:IS&SYMPTOM	-70
1:IS&VALUE	9 0 0 -67
1:KEEP	16 0 0 0 -71
1:KEEP&ALWAYS	30
1:KEEP&DONT	17
1:KEEP&DROP	-17
1:KEEP&IS	16
1:KEEP&KEEP	16 0 0 0 -71
1:KEEP&LIVES	16 63
1:KEEP&MUST	13
1:KEEP&PLEASE	29
1:KEEP&VALUE	48 0 -6 47 -45 -63
1:KEEP&WE	-13
1:KEEP&YOU	20
1:LIVES	-21
1:LIVES&DECIDE	-31
1:LIVES&I	-18
1:LIVES&IS	16 -68
1:LIVES&LIVES	-21
1:LIVES&NEVER	-22
1:LIVES&NOT	-19
1:LIVES&NOW	13
1:LIVES&ONLY	15
1:LIVES&PLEASE	-33
1:LIVES&SYMPTOM	-18
1:LIVES&THIS	-47
1:LIVES&VALUE	42 -65
1:LIVES&WE	-31
1:LIVES&YOU	13
1:MANY&AGAIN	-23
1:MANY&ALWAYS	20 52 -2
1:MANY&BECAUSE	16 -46 0 61 -46
1:MANY&CALLED	-32 0 0 0 0 -39
1:MANY&DECIDE	25
1:MANY&DONT	0 0 -67
1:MANY&DROP	20 0 -47
1:MANY&EVERY	23
1:MANY&FORNOW	27 -53 0 0 68
1:MANY&GRATITUDE	-41 0 0 -52 0 -43
1:MANY&HEDGE	-22
1:MANY&I	0 0 0 0 -61 -54
1:MANY&INSTEAD	28 -36 0 0 0 -46
1:MANY&IS	21
1:MANY&KEEP	53
1:MANY&MAYNOT	-13 0 -33 -54
1:MANY&MOVED	54 0 -66
1:MANY&MUST	20 46 -73 0 0 -64
1:MANY&NEVER	65 0 0 -66
1:MANY&NO	29
1:MANY&NOLONGER	-13 -52
1:MANY&NOT	0 0 0 0 0 -45
1:MANY&NOW	44 0 -98
1:MANY&ONLY	29 55
1:MANY&OUR	21 0 -61 -53 0 -70
1:MANY&PLEASE	30 -66 0 0 -53
1:MANY&SHOULD	18
1:MANY&SYMPTOM	-26 0 0 0 0 -59
1:MANY&THIS	0 0 0 0 0 -90
1:MANY&USE	37
1:MANY&WAS	-19
1:MANY&WE	-24
1:MAYNOT	0 0 0 -52
1:MAYNOT&MAYNOT	0 0 0 -52
1:MOVED	-14
1:MOVED&IS	27 0 0 0 0 -23
1:MOVED&MOVED	-14
1:MOVED&THIS	-22
1:MOVED&VALUE	0 0 0 0 31
1:MUST	0 0 0 0 -63
1:MUST&EVERY	-13
1:MUST&FORNOW	-25
1:MUST&MUST	0 0 0 0 -63
1:MUST&THIS	-21
1:NEVER	20 54 0 0 -58
1:NEVER&AGAIN	-29
1:NEVER&GRATITUDE	24
1:NEVER&I	24
1:NEVER&IS	-13 0 0 -40
1:NEVER&LIVES	30
1:NEVER&NEVER	20 54 0 0 -58
1:NEVER&NOT	24
1:NEVER&PLEASE	26
1:NEVER&THIS	-47
1:NEVER&USE	21 0 0 0 0 -43
1:NEVER&VALUE	33 0 -45
1:NEVER&YOU	-30
1:NO	0 0 0 0 -56
1:NO&DECIDE	31 -55
1:NO&EVERY	17
1:NO&GRATITUDE	0 -41
1:NO&I	-9 0 0 -48
1:NO&IS	-1 0 0 0 -66
1:NO&KEEP	-17
1:NO&LIVES	30 0 0 0 -47 62
1:NO&MOVED	27
1:NO&MUST	-37
1:NO&NEVER	36 0 0 0 0 -49
1:NO&NO	0 0 0 0 -56
1:NO&NOLONGER	0 -39 0 53
1:NO&NOT	36 0 -53
1:NO&ONLY	19 0 -58 0 0 -57
1:NO&PLEASE	0 0 0 -33 0 -54
1:NO&SYMPTOM	-11
1:NO&THIS	-24
1:NO&USE	0 0 -52 -50
1:NO&WE	24 -49
1:NO&YOU	-24
1:NOLONGER	16 0 0 0 0 -32
1:NOLONGER&NOLONGER	16 0 0 0 0 -32
1:NOT	0 0 -59 0 -63
1:NOT&EVERY	24
1:NOT&FORNOW	-24
1:NOT&I	-19
1:NOT&IS	49 0 0 0 -49 59
1:NOT&NOT	0 0 -59 0 -63
1:NOT&ONLY	-20
1:NOT&SYMPTOM	19
1:NOT&THIS	-40
1:NOT&VALUE	10 0 0 -52
1:NOW	-14 0 0 0 0 -51
1:NOW&EVERY	-27
1:NOW&NO	-42
1:NOW&NOW	-14 0 0 0 0 -51
1:NOW&SYMPTOM	-18
1:NOW&THIS	-28
1:NOW&VALUE	0 -46 0 0 57 -28
1:NOWON	0 0 0 0 0 -59
1:NOWON&EVERY	40 0 0 -39 -53
1:NOWON&IS	29
1:NOWON&LIVES	31 53 -33
1:NOWON&MUST	24
1:NOWON&THIS	-26
1:NOWON&VALUE	0 -47
1:ONLY	0 0 -52
1:ONLY&BECAUSE	18
1:ONLY&I	-39
1:ONLY&IS	-18 -6 0 0 49
1:ONLY&LIVES	0 0 0 0 0 -32
1:ONLY&ONLY	0 0 -52
1:ONLY&PLEASE	-43
1:ONLY&SYMPTOM	-53
1:ONLY&THIS	-20 61 0 0 -52
1:ONLY&USE	33 0 0 0 -43
1:ONLY&VALUE	-22
1:OUR&EVERY	0 0 0 0 45
1:OUR&FORNOW	22
1:OUR&IS	20
1:OUR&MUST	-29
1:OUR&ONLY	18
1:OUR&THIS	-21
1:OUR&VALUE	45 0 0 0 75 -62
1:OWNER&THIS	-37
1:PAST_I	-31
1:PAST_I&DECIDE	-18
1:PAST_I&GRATITUDE	-25
1:PAST_I&I	31
1:PAST_I&LIVES	-24
1:PAST_I&MOVED	-30
1:PAST_I&NEVER	-17
1:PAST_I&NO	34
1:PAST_I&USE	-22
1:PER	39
1:PER&USE	22
1:PER&VALUE	22
1:PREFER	0 -62 72 0 -52
1:PREFER&LIVES	36
1:PREFER&PREFER	0 -62 72 0 -52
1:PREFER&THIS	-21
1:PREFER&VALUE	16
1:PREFER&YOU	29
1:SHOULD	-45
1:SHOULD&EVERY	-18
1:SHOULD&SHOULD	-45
1:SYMPTOM&AGAIN	-16
1:SYMPTOM&ALWAYS	23
1:SYMPTOM&EVERY	20 -39
1:SYMPTOM&GRATITUDE	-27
1:SYMPTOM&IS	24 -59 0 0 40 -55
1:SYMPTOM&LIVES	11
1:SYMPTOM&MUST	0 -42 0 -41
1:SYMPTOM&SHOULD	35 0 0 0 -47
1:SYMPTOM&THIS	-24
1:SYMPTOM&VALUE	-19 0 -55 0 0 -46
1:TASK	-34
1:TASK&AGAIN	-24
1:TASK&ALWAYS	0 48 -50
1:TASK&BECAUSE	-28
1:TASK&CALLED	-18
1:TASK&DROP	21
1:TASK&EVERY	-12
1:TASK&GRATITUDE	-23
1:TASK&I	0 0 77 0 -69 -63 -38
1:TASK&INSTEAD	0 0 0 0 0 -28
1:TASK&LIVES	-11
1:TASK&MOVED	-19
1:TASK&MUST	48 0 0 -45 -79
1:TASK&NEVER	12
1:TASK&NO	22 0 0 0 -42
1:TASK&NOLONGER	-29
1:TASK&NOT	35 0 54 0 -58 -82
1:TASK&ONLY	-32 0 0 0 -38
1:TASK&PLEASE	-56
1:TASK&SHOULD	19
1:TASK&SYMPTOM	24 -54 0 0 -66
1:TASK&THIS	0 -97
1:TASK&USE	0 0 -55 0 0 -57
1:TASK&VALUE	-46
1:TASK&YOU	23 0 0 0 -81
1:THEY	-16 -45 0 -51
1:THEY&EVERY	-18
1:THEY&HEDGE	-17
1:THEY&I	-43
1:THEY&IS	-11
1:THEY&MUST	-24
1:THEY&ONLY	24 0 0 0 46 -30
1:THEY&SYMPTOM	22
1:THEY&THIS	-32
1:THEY&USE	-20
1:THEY&VALUE	-30
1:THIS	-20 -55 0 0 0 47
1:THIS&AGAIN	-14
1:THIS&ALWAYS	-33
1:THIS&DROP	-18
1:THIS&FORNOW	13
1:THIS&HEDGE	-21
1:THIS&I	-42
1:THIS&INSTEAD	-18
1:THIS&IS	-4
1:THIS&LIVES	25
1:THIS&MOVED	-30
1:THIS&NEVER	-35
1:THIS&NO	32 0 0 0 43
1:THIS&NOLONGER	15
1:THIS&NOT	48 0 0 0 -82 35
1:THIS&NOW	14
1:THIS&THIS	-20 -55 0 0 0 47
1:THIS&WAS	21 0 0 0 -60
1:THIS&YOU	19
1:TIME	35 0 0 -40 0 -46
1:TIME&IS	32
1:TOO	-44
1:TOO&ALWAYS	-27
1:TOO&GRATITUDE	-12
1:TOO&IS	-19
1:TOO&THIS	-33
1:UNLESS	0 83 0 -76 0 -68
1:UNLESS&DONT	-21
1:UNLESS&EVERY	21 64 0 0 -65
1:UNLESS&IS	35
1:UNLESS&LIVES	-13 0 0 0 -52
1:UNLESS&MOVED	30
1:UNLESS&MUST	29
1:UNLESS&VALUE	20
1:UNLESS&WAS	30
1:UNLESS&YOU	-16
1:USE&EVERY	0 0 -32
1:USE&FORNOW	-41
1:USE&I	-37
1:USE&INSTEAD	0 0 -40 0 0 35
1:USE&IS	-25
1:USE&NOT	0 0 0 0 -55
1:USE&ONLY	0 0 -34 0 -55
1:USE&PLEASE	28 -32 0 0 0 -27
1:USE&SYMPTOM	-35
1:USE&THIS	-34
1:USE&WAS	26
1:USE&WE	15
1:USE&YOU	-41
1:WAS	-29
1:WAS&WAS	-29
1:WE&AGAIN	-19
1:WE&BECAUSE	33 0 0 -24
1:WE&CALLED	-7
1:WE&DECIDE	16 0 0 68 -65 -69
1:WE&DONT	0 0 -60 0 -63
1:WE&DROP	43 -65
1:WE&FORNOW	-37
1:WE&HEDGE	-19
1:WE&KEEP	23 -73 0 0 0 -49
1:WE&LIVES	-23
1:WE&MAYNOT	21 0 0 0 0 -33
1:WE&MOVED	28 -63
1:WE&NEVER	0 52 0 -48 -43
1:WE&NO	-29 0 -27 0 0 35
1:WE&NOLONGER	53 0 0 0 -45
1:WE&NOT	31
1:WE&NOW	47 0 0 0 0 -50
1:WE&ONLY	-13
1:WE&OUR	30 -48
1:WE&SHOULD	-30
1:WE&SYMPTOM	-17
1:WE&THIS	22 0 -87 66 -66 -64
1:WE&USE	0 33 0 -33
1:WE&VALUE	0 -85
1:WE&WAS	-32 0 0 0 -46
1:WHAT	-21 -53 -61
1:WHAT&AGAIN	-16
1:WHAT&CALLED	21
1:WHAT&DONT	-35
1:WHAT&GRATITUDE	-19
1:WHAT&NEVER	-21
1:WHAT&PREFER	-17
1:WHAT&THIS	-23
1:WHAT&USE	-38
1:WHAT&VALUE	-18
1:WHAT&WAS	-19
1:WHAT&WE	-38
1:WRONG	18 0 0 -56 -68 51
1:WRONG&AGAIN	-41
1:WRONG&GRATITUDE	-38
1:WRONG&IS	50 -60 0 0 -55 64
1:WRONG&LIVES	20
1:WRONG&THIS	34
1:WRONG&VALUE	0 0 0 0 0 44
1:YOU&DONT	20
1:YOU&EVERY	35 0 0 0 0 -34
1:YOU&GRATITUDE	-33
1:YOU&I	-30
1:YOU&IS	45 0 0 0 -78
1:YOU&KEEP	31
1:YOU&MAYNOT	36 47 0 0 -50
1:YOU&MUST	-15
1:YOU&NEVER	25 41 -30
1:YOU&SHOULD	29
1:YOU&SYMPTOM	-30
1:YOU&THIS	-16
1:YOU&VALUE	20
1:_&AGAIN	-21
1:_&ALWAYS	29 0 0 -67 0 0 -54
1:_&BECAUSE	-11 0 0 0 0 -50
1:_&CALLED	26 -55 0 -39
1:_&DECIDE	46 0 0 72 -36 -92
1:_&DONT	56 0 0 0 0 -48
1:_&DROP	0 0 0 44 0 -67
1:_&EVERY	24
1:_&FORNOW	-23 0 -63 -59 0 -58
1:_&GRATITUDE	-12 -42
1:_&HEDGE	-12
1:_&I	0 0 0 0 0 -78
1:_&INSTEAD	52
1:_&KEEP	37
1:_&LIVES	23 0 0 -64 87
1:_&MAYNOT	26
1:_&MOVED	42
1:_&MUST	0 0 -79
1:_&NEVER	0 0 0 0 0 -60
1:_&NO	33 -17
1:_&NOLONGER	24 0 0 0 0 -43
1:_&NOT	0 0 -56
1:_&NOW	27 -104
1:_&ONLY	33 0 0 53 -53
1:_&OUR	29
1:_&PLEASE	24 0 68 -44 -65
1:_&PREFER	-17
1:_&SHOULD	59 0 -54 0 55
1:_&THIS	-26
1:_&USE	16 0 -86
1:_&WAS	-6 0 -94
1:_&WE	29
1:a&AGAIN	28
1:a&DECIDE	-16
1:a&DROP	0 0 0 -41
1:a&EVERY	-16
1:a&GRATITUDE	-32
1:a&IS	34 0 0 -81
1:a&KEEP	18 -35 0 0 49
1:a&LIVES	0 0 0 -49
1:a&MOVED	31 0 0 0 -45
1:a&MUST	42 0 0 0 0 -53
1:a&NEVER	33
1:a&NOT	29 0 0 0 -56 47
1:a&SYMPTOM	21
1:a&THIS	0 0 0 0 0 -50
1:a&USE	16 0 0 0 0 -44
1:a&VALUE	0 -54
1:a&WAS	39
1:after&DECIDE	26
1:after&EVERY	-15
1:after&GRATITUDE	-15
1:after&LIVES	-14
1:after&THIS	-24
1:after&VALUE	-19
1:after&WE	23
1:an	38 0 0 0 0 -41
1:an&IS	22
1:an&LIVES	17 -45
1:as	0 -48
1:as&SYMPTOM	-30
1:as&YOU	-30
1:at	-15
1:at&SYMPTOM	-15
1:at&THIS	-15
1:back	-24
1:both	-42
1:both&LIVES	-21
1:by&CALLED	20
1:by&IS	20
1:by&THIS	27
1:das	-13 -39
1:das&AGAIN	-24
1:das&IS	-16
1:das&VALUE	29
1:de	0 -50 0 0 54
1:de&NOT	-34
1:de&VALUE	44
1:default	18 -45
1:default&IS	25 -44
1:default&VALUE	26
1:der	0 -60
1:der&EVERY	36 0 0 0 55 -52
1:der&FORNOW	-55
1:der&LIVES	19
1:der&NOT	-34
1:der&NOW	53
1:der&SYMPTOM	-31
1:der&VALUE	51
1:die&IS	46 0 0 0 -5
1:die&LIVES	28
1:die&NOT	-26 -42
1:die&VALUE	58 -58
1:do	-32
1:do&GRATITUDE	-18
1:ein&NOW	-19 0 0 0 -42
1:ein&ONLY	40 0 0 0 37 -33
1:el	0 -48 0 -59 37
1:el&EVERY	-11 0 0 0 36
1:el&GRATITUDE	-18
1:el&LIVES	34
1:el&NO	-53
1:el&NOW	20
1:el&VALUE	24
1:first	-21
1:for	0 0 0 0 0 -54
1:for&BECAUSE	11
1:for&EVERY	21 0 0 0 -52
1:for&I	31
1:for&IS	0 -55
1:for&NOT	-14
1:for&VALUE	-14
1:for&WE	38 0 -23 45
1:from&EVERY	19
1:from&LIVES	25 0 0 0 -63
1:here	-26
1:il	21 0 -39
1:il&IS	29 -40 0 0 54 -40
1:il&NOT	-17 0 0 0 -40
1:im	23
1:im&IS	21
1:in&ALWAYS	-15
1:in&CALLED	20
1:in&GRATITUDE	18
1:in&I	-26
1:in&IS	0 -64
1:in&LIVES	-15
1:in&NEVER	-15
1:in&NO	-20
1:in&NOT	30
1:in&OUR	32
1:in&PREFER	34
1:in&VALUE	37 0 0 0 43
1:in&WE	0 0 0 0 -67
1:just	-29
1:just&CALLED	-22
1:just&THIS	-20
1:la	0 -56
1:la&EVERY	34 0 0 -46 65
1:la&IS	-5 0 0 0 0 -38
1:la&VALUE	36 0 0 0 76 -62
1:las	14 0 0 0 34
1:last&IS	37
1:last&LIVES	36
1:last&THIS	-26
1:last&YOU	16
1:le	15 0 -48 -50
1:le&IS	51 -62 0 0 0 0 -41
1:le&NOT	-42
1:le&VALUE	29
1:les	0 0 0 0 0 -47
1:les&LIVES	37 -52 0 0 59
1:les&NEVER	29 46 0 0 -41
1:les&NOT	-40
1:les&VALUE	27
1:los	30
1:los&ALWAYS	0 53 0 0 -49
1:los&MAYNOT	0 0 0 0 -35
1:los&MUST	25 0 0 0 -45
1:los&NO	22
1:los&PLEASE	19
1:los&VALUE	14 -49
1:more	-34
1:more&PLEASE	-34
1:new	22
1:new&IS	25 0 0 0 -47
1:new&LIVES	26 0 0 -52 -35
1:new&THIS	16 0 0 -31
1:new&VALUE	24 0 -44 -40
1:none	-20 0 0 0 -32
1:none&GRATITUDE	-20 0 0 0 -32
1:none&PLEASE	-28
1:o	0 0 0 0 53
1:o&IS	41 0 0 0 44
1:o&VALUE	30
1:old	34 0 0 0 0 -30
1:on	0 0 -57
1:on&EVERY	0 0 0 -21
1:on&FORNOW	-27
1:on&I	-13
1:on&NEVER	21
1:on&NOT	18
1:on&USE	0 0 0 0 0 40
1:on&WAS	-26
1:on&YOU	-27
1:one	0 0 0 0 0 -54
1:one&EVERY	-23
1:one&IS	26 0 -52 -44 50
1:one&LIVES	13
1:one&NOT	28
1:one&PLEASE	-40
1:one&THIS	45 -46 67 -38 -47
1:one&VALUE	-36 0 0 0 48
1:one&WE	30 -48 0 51 -45
1:para	23
1:para&USE	23
1:para&VALUE	23
1:same	-25
1:the&AGAIN	-34 -58 0 0 54
1:the&ALWAYS	0 -61
1:the&BECAUSE	-28
1:the&CALLED	0 0 0 0 0 0 -89
1:the&DECIDE	24 0 0 35 22
1:the&DONT	-30
1:the&EVERY	0 0 0 0 0 -76
1:the&FORNOW	-32
1:the&GRATITUDE	-26
1:the&HEDGE	-40
1:the&I	-29
1:the&MUST	0 0 0 0 0 0 -56
1:the&NEVER	0 24 0 -63
1:the&NO	0 0 0 -65
1:the&NOLONGER	3 -65 0 -9 0 0 -55
1:the&NOT	0 -75 0 0 -3 77 -67
1:the&NOW	0 0 0 -80
1:the&ONLY	11
1:the&OUR	10
1:the&SHOULD	-71
1:the&SYMPTOM	-63
1:the&USE	-29 -73
1:the&VALUE	4
1:the&WAS	-33
1:the&WE	19 0 0 0 0 -48
1:the&YOU	0 0 0 0 -68 81
1:there	-19 -60 0 0 0 -57
1:there&EVERY	11
1:there&GRATITUDE	-15
1:there&I	-18
1:there&IS	-19
1:there&LIVES	40
1:there&NOT	42
1:there&SHOULD	-17
1:there&SYMPTOM	-20
1:there&VALUE	0 -54
1:there&WAS	-25
1:to	15
1:to&PLEASE	-15
1:two	0 0 -50 -57 0 -43
1:two&EVERY	19
1:two&SYMPTOM	-37
1:two&THIS	-40
1:un	30
:	0 0 0 0 -43
: _	20 0 0 0 -36
;	41 0 0 0 -49
; _	31 0 0 61 -59
; _ IS	27 0 0 48 -44
; the	16
; the _	16
<acronym>	45
<acronym> $	28 0 -87
<acronym> ,	33
<acronym> , _	40 0 0 0 -58
<acronym> , the	18
<acronym> <acronym>	29
<acronym> <number>	-19
<acronym> =	27 0 0 0 36
<acronym> ?	-29
<acronym> ? $	-29
<acronym> IS <acronym>	17
<acronym> IS _	0 -50
<acronym> LIVES	24
<acronym> LIVES _	15
<acronym> LIVES on	21 0 27 0 0 -30
<acronym> MUST	28 48 0 0 -56
<acronym> NOW	26
<acronym> ONLY	23 -15
<acronym> ONLY $	23 -60
<acronym> _	20 0 0 0 0 -78
<acronym> _ $	25
<acronym> _ ,	28 0 -33 0 40 -39
<acronym> _ IS	18
<acronym> _ for	-15
<acronym> and	19
<acronym> and NOT	13
<acronym> and _	18 0 0 0 42
<acronym> from	16
<acronym> in	38 0 0 0 0 -44
<acronym> in the	35 0 0 0 0 -38
<acronym> on	28 0 0 -50 0 -41
<acronym> on _	33 0 0 -42 46 -37
<acronym> or	24
<acronym> or <acronym>	24
<amount> $	0 0 -60
<amount> ,	31 -60 0 0 27 -73
<amount> , _	23 0 0 0 45 -34
<amount> LIVES	36 0 0 -36 20
<amount> THIS	-32
<amount> THIS TIME	-32
<amount> _	0 0 0 -78 0 -62
<amount> _ $	-39 0 0 0 -39
<amount> _ ,	19 0 -45
<amount> _ PER	25 0 0 0 42
<amount> for	29
<amount> for _	29
<code>	47 -88 -109 -114 -61 -67 208
<code> $	75 -60 -63 -73 -73 -51 129
<code> ,	29 -48 0 0 -51 0 98
<code> , DONT	0 -43
<code> , THIS	25 0 0 0 -38
<code> , UNLESS	12
<code> , _	18
<code> , the	20 0 0 0 0 -35
<code> IS	19
<code> IS _	30 -37
<code> IS the	25
<code> NOW	19
<code> NOW ,	19
<code> _	38 0 0 0 0 0 49
<code> _ $	33 0 0 0 -42 0 35
<code> _ the	15
<code> and	-41
<code> for	37 0 0 0 0 0 62
<code> to	-21
<date>	53 0 0 -82
<date> $	46 0 0 0 -41
<date> ,	17 0 0 0 39
<date> of	26 -51 0 0 45
<date> of TIME	25 0 0 0 39
<flag>	31 -51 -77 0 -90 0 144
<flag> $	38 0 0 0 -52 -54 47
<flag> IS	-26 0 0 0 0 39
<flag> NOW	20 0 0 0 -40
<flag> NOW ,	20 0 0 0 -40
<flag> _	36 -54 0 0 0 0 87
<flag> _ $	23
<flag> _ ,	24
<flag> and	14
<host>	43 0 0 -107
<host> $	65
<host> ,	24
<host> , _	24 0 0 0 49 -54
<host> _	-23
<host> and	24 0 0 0 50 -36
<ip>	28
<ip> $	32
<ip> ,	20
<mail>	47 0 0 -77
<mail> $	37
<mail> ,	0 0 0 0 47
<mail> _	27 0 0 0 42 -39
<mail> _ $	27 0 0 0 42 -39
<name>	24
<name> $	34 0 0 -102 0 0 -75
<name> ,	48 0 0 0 0 0 -71
<name> , <name>	15 -45 0 0 0 0 -37
<name> , NOT	0 0 0 0 -45
<name> , _	22 -66
<name> , and	20
<name> , the	46
<name> <number>	16 0 0 0 45 -41
<name> <number> $	18 0 0 0 0 -40
<name> =	0 0 0 0 41
<name> AGAIN	-30
<name> INSTEAD	23
<name> IS	0 0 -78 0 0 0 -72
<name> IS <number>	-28
<name> IS _	-20 0 0 0 41
<name> IS the	25 0 0 -37
<name> NOT	0 0 0 0 -44
<name> NOW	26
<name> NOW the	0 0 0 0 53 -38
<name> SYMPTOM	-39
<name> UNLESS	34
<name> WAS	16
<name> _	47 0 -90 -78
<name> _ $	31 0 -49 0 -80 44
<name> _ IS	-18 -32 0 0 42
<name> _ MUST	28
<name> _ to	-16 0 0 0 29
<name> and	19 0 0 0 -41
<name> for	26 0 0 71 0 -49
<name> for EVERY	22
<name> in	0 -56 0 0 35
<name> in the	-14 0 0 0 56
<name> of	14
<name> of _	14
<name> there	20 0 0 0 -36
<name> to	-24 0 0 0 39 -24
<name> to <name>	25 0 0 0 39 -24
<name> to the	-20
<name> with	25 -51 0 0 0 -39
<number> $	0 -76
<number> ,	56 -78 0 0 0 70
<number> , <number>	0 0 0 0 -29 61
<number> , IS	27
<number> , NO	25 0 0 0 48
<number> , THIS	20
<number> , WE	16
<number> , _	42 -74 0 0 67
<number> , the	18
<number> <acronym>	0 0 0 0 47 -57
<number> <acronym> $	0 -57 0 0 35
<number> <acronym> ,	-14
<number> <acronym> TIME	-21
<number> <number>	28 -39 -44 0 47 -38
<number> <number> <number>	28 -39 -44 0 47 -38
<number> ?	-28
<number> ? $	-28
<number> AGAIN	-34
<number> AGAIN $	-25
<number> ALWAYS	-15
<number> BECAUSE	14
<number> DONE	-29
<number> DONE ,	-25
<number> EVERY	-26
<number> FORNOW	-33
<number> FORNOW $	-42
<number> IS NOLONGER	23 0 0 0 -43
<number> IS USE	-19
<number> IS _	0 0 0 -88
<number> IS the	55
<number> LIVES	-56
<number> LIVES NO	-41
<number> LIVES _	-25
<number> NOLONGER	40 0 0 -39
<number> NOT	-12 0 0 0 -64 49
<number> NOT <number>	30 0 0 0 -52 40
<number> NOT _	-40
<number> NOW	18 0 -85 0 -21
<number> NOW $	0 -1 0 0 -28
<number> NOW ,	29 0 -37 0 36
<number> NOW _	27
<number> NOW the	12
<number> NOWON	12 0 36 0 0 -30
<number> ONLY	33
<number> PER	0 -71 0 0 78 -59
<number> PER TIME	0 -46 0 0 48 -37
<number> PER _	0 -53 0 0 48
<number> PLEASE	-18
<number> PLEASE $	-18
<number> SYMPTOM	-45
<number> SYMPTOM $	-39
<number> SYMPTOM ,	-26
<number> SYMPTOM the	22
<number> THIS	-35
<number> TIME $	0 0 0 -89 73 -44
<number> TIME NOW	50 0 0 -58
<number> TIME NOWON	0 0 0 0 50 -43
<number> TIME ONLY	28 -54
<number> TIME UNLESS	25 -50
<number> TIME _	51 0 0 0 0 -55
<number> TIME at	14
<number> TIME for	-11 0 0 0 40
<number> TIME of	0 -37 0 0 52
<number> TIME on	-15 0 0 0 -30
<number> TIME to	-37
<number> UNLESS	21 -29
<number> WAS	51 0 0 0 -53
<number> WAS TOO	17
<number> WAS _	34
<number> _	-18
<number> _ $	0 0 -76
<number> _ ,	0 0 0 0 0 -11
<number> _ EVERY	-19
<number> _ FORNOW	-41
<number> _ INSTEAD	-24
<number> _ IS	-32
<number> _ LIVES	-18 -49
<number> _ NOT	42 -23
<number> _ NOW	30
<number> _ PER	22 0 0 -82 0 -67
<number> _ SYMPTOM	-29
<number> _ UNLESS	-29
<number> _ a	-18 0 0 0 -28
<number> _ an	-31
<number> _ and	-30
<number> _ at	-28
<number> _ for	11
<number> _ in	-8 -44 0 0 0 -38
<number> _ on	38
<number> _ with	34
<number> a	19
<number> a <number>	19
<number> am	6
<number> and	-29 0 0 0 86 -51
<number> and <number>	-16 0 0 0 0 -66
<number> and _	-22
<number> and the	-33
<number> and up	40
<number> as	-18
<number> but	17
<number> by	33 0 0 -43 49 -36
<number> by <number>	0 0 0 0 37 -32
<number> for	17 -72 -76
<number> for EVERY	-11
<number> for _	50
<number> for the	-23
<number> here	36 -32
<number> in	-28
<number> in _	-42
<number> in the	42 -42
<number> of <number>	-17 0 0 40 0 -32
<number> of THEY	39
<number> on	0 0 0 -63
<number> on _	26
<number> on the	0 0 0 0 34 -30
<number> or	-13
<number> or <number>	16
<number> to	34
<number> to <number>	40
<path>	30
<path> $	0 0 0 0 0 54 -38
<path> ,	0 0 0 -94
<path> , NEVER	0 -56
<path> , NOT	0 -52 0 0 -46
<path> , _	23 -67 -57 0 48 -40
<path> <flag>	26
<path> IS	28
<path> IS _	17
<path> UNLESS	23
<path> UNLESS _	23
<path> _	33 0 -54 0 0 -59
<path> _ $	41 0 -50 0 0 -47 -34
<path> and	33 0 0 0 0 -53
<path> and _	23 -32 0 0 38
<path> for	40 0 0 0 31 -36
<path> in	13 0 0 0 -47
<path> into	-29
<path> to	37
<path> to _	37
<tag>	32
<tag> $	32
<time>	0 0 0 0 0 -76
<time> ,	16 0 0 0 46
<time> and	-24
<url>	18
<url> $	34
<version>	0 0 -120
<version> $	0 0 -72
<version> ,	40 0 0 0 0 -54
<version> , <version>	23
<version> , _	17
<version> , the	16
<version> BECAUSE	29 -48
<version> BECAUSE of	16 -43
<version> IS	21 0 0 -53
<version> IS _	0 0 0 0 -14
<version> LIVES	41 -54
<version> LIVES the	29
<version> NOT	43
<version> NOW	-18
<version> NOW ,	-18
<version> ONLY	21 0 0 0 -44
<version> SYMPTOM	-35
<version> UNLESS	-27
<version> _	0 -78
<version> _ $	34
<version> _ ,	-24
<version> _ UNLESS	23
<version> _ in	23
<version> and	22
<version> of	18
<version> on	-14
<version> on the	-13
<version> the	-25 0 0 0 33
<version> the _	-25 0 0 0 33
=	0 -75 -64 -56 85 -63 -43
= <number>	-40 0 0 0 38
= <number> $	-39
= _	18 -45
= _ ,	18
=.	43 -91 0 0 -47 0 42
=0xffff	25 0 0 0 38
=ab	36
=abbreviation	39 0 0 0 0 -40
=abhängigkeiten	-30
=abl	-16
=about	0 -90 0 0 30
=abov	19 0 0 -47 0 -55
=abstraction	19
=accept	21 -67 0 65 -30 -56
=access	-14 0 -54 -51
=accessibility	22
=account	20 0 -56 -37 79 -82
=acht	25 0 0 0 36 -35
=across	0 -54 0 0 52
=action	44
=activ	40 0 0 0 59
=actual	-17
=adapt	-23
=add	-22 88 -29 -99 -84
=adhérent	39 -71 -42 -46 68
=admin	-16
=advanc	-15
=afternoon	-29
=afterward	-25
=age	35 0 0 -43 47
=agent	36 -56
=ago	-53
=ah	-22
=ahead	-20
=ai	45 38 -46 0 -46 -41
=aisl	19
=alert	-27
=aliv	0 0 0 -44 24 -31
=allocat	45 0 0 0 -46
=allow	26 0 -43 -49
=almacén	16
=almost	-34
=alon	35 38 -45 0 -53 -51
=alright	-27
=als	19
=american	26 0 29 -24
=amount	-10 -62
=analytic	22 33 0 -54
=ancora	-20 0 0 0 0 -30
=ander	20 39 0 0 -36
=android	18 -30 0 -34
=anfragen	18 -42 0 0 44
=animation	-25
=annotation	36 0 0 -49
=annotator	0 -43
=another	-59 0 0 0 0 -37
=answer	0 -92 83 -73 0 -66
=antwortet	-30
=anyway	-28 0 0 0 -36
=anywher	31 0 0 -79
=apach	32 0 0 -47 39
=apaga	-19
=api	22 35
=apologis	54 -54 53 -44 0 -50
=app	29 0 0 53 0 -67
=appear	-38
=append	0 -34
=appl	-23
=apply	28 0 0 0 -61
=approach	-28
=approval	0 0 0 0 0 -48
=architectur	13
=archiv	19 -63 0 0 43
=argo	27 0 0 0 0 -32
=argument	-51 33 0 0 -53
=aria	17 0 0 0 -36
=arm	25 0 0 0 0 -45
=around	0 -42
=arrow	-19 -39 57 0 -36
=ascii	18
=ask	-31 0 -66 44 -9 -56
=assertion	21 0 0 0 -38
=assign	-40
=assum	-16
=attach	-26
=attempt	-21
=attend	-39
=auc	-30
=auch	0 0 0 0 0 -41
=audio	22 0 0 0 -25
=auditor	24 64 0 -50 -47
=autenticação	36
=auth	36 -59 -46 -52 64
=author	27 0 0 0 -51 34
=automatic	23 -40 0 0 0 -49
=availabl	32 0 0 0 0 -41
=avoir	26
=away	31 0 -57 0 0 -51
=aws	-24
=axio	27 0 0 -39 -55 52
=axis	-16
=ayer	-27
=b	-29 -65
=backfill	24
=background	24 -43 33
=bad	-33
=balanc	37 0 -33 -46 0 -40
=bank	39
=banner	-35
=bar	-30
=bas	39 0 -82
=basement	18
=basic	0 0 0 0 41
=bastion	47 -52 0 0 54
=batch	29
=battery	-39
=bau	-27
=bazel	-37
=beat	28
=becom	-14
=been	-61 0 0 0 -19
=behind	11 -61 0 0 0 -60
=being	19
=beitrag	33
=below	-29
=ben	-27
=bench	-17
=berlin	-26 0 0 -47
=best	0 -49 0 -46 36 -48
=beta	38
=better	-26
=bien	-28 -35 37
=bigger	-52
=bijgewerkt	27
=bild	-28 0 0 0 31 -30
=bilder	34 -53
=bill	21 0 -82 0 0 -68
=bin	-31
=binnen	33
=birthday	0 0 0 0 0 -25
=bisect	-15
=bit	-48
=black	0 0 0 0 -47
=bless	-24
=block	37 0 -75
=blog	-20
=blu	-26 0 0 0 0 -26
=blurry	-36
=body	15 0 0 0 -49
=bom	-17 -25
=bonjour	-18
=book	54 0 0 -56
=booking	23
=boolean	15 0 0 -26
=boot	0 0 0 0 0 37
=bootloader	32 0 0 0 0 -40
=border	-20 0 -55 0 -49
=borra	-20
=boss	-29 0 0 0 -41
=bot	17 0 0 0 52 -54
=bottom	19 -43 48 0 -46
=bought	14
=bouton	-27
=box	41 0 -76 0 0 -56 -71
=bracket	23
=branch	0 0 0 -36 0 0 -54
=brand	26 -34 0 -56
=braucht	34
=brb	-32
=break	-19
=breakpoint	15
=brevo	21
=brief	48 -40 62 -29 -38
=bring	-25
=british	42 0 57 -51 -58
=brought	23
=browser	13 0 0 0 0 -65
=btw	36 -54 -29 -53 56 -40
=bucket	27 -54
=budget	15 0 0 -68
=buffer	-19
=build	16
=buildkit	23 0 0 -52
=built	21 -61
=bullet	56 -47 65 -31 -34
=bulletin	25
=bun	-12
=bundl	0 0 -45
=bureau	-15 0 0 0 -36
=burn	-11
=bus	37 0 0 0 46
=busy	-46
=button	-51 0 0 -51 -59
=byt	15 0 -36
=c'est	34 -46 -40 -38 0 44
=cabl	-20
=cach	0 0 -47
=cag	33
=caiss	12
=calendar	8
=calibration	41 0 0 0 35
=call	14 0 -75
=callback	30
=caller	0 -44
=cam	-9
=camel	-24
=camera	15 -54
=campaign	17 -46 -40 0 48
=canary	0 -49 0 0 47 -45
=cancel	-42
=cancell	18
=candidat	-23
=cap	0 0 0 0 -35
=capital	17 0 0 0 -48
=captcha	29
=card	0 0 -69 0 49 -70
=carga	-32
=cargar	-23
=cargo	35 0 -30 0 -52 -42
=carpeta	17
=carrier	0 0 0 0 33 -25
=carry	64 0 0 0 0 -68
=cart	-35 0 0 0 0 -44
=cas	28 0 54 -63 -37 31
=cast	-32
=catboost	26 0 -25
=cdn	-18
=cell	-10
=cent	9 -60 -53 -65 63 -56
=center	29 -51 -40
=centr	15 -43 0 0 0 37
=cert	0 0 -36 0 0 -35
=certificado	39 -54 -30
=certificat	-22 -64 0 0 64 -45
=chang	0 73
=changelog	24
=channel	33 0 -75 18 -46
=character	-27 0 -31
=chart	0 -51 0 0 -65
=check	0 28 -92
=checkbox	-18
=checker	-27
=checkout	0 0 0 44
=chez	40 -41 0 0 46 -46
=chromium	0 0 0 0 0 -37
=churn	0 0 0 0 65 -57
=ci	18 0 -67 0 20 -69
=cierra	24
=cita	27 0 0 -39 37 -40
=citizen	33 0 -36
=cla	36 0 0 -50 -60
=class	-28 0 0 0 0 -43
=classic	-17 -34 0 50 -34
=claus	23 0 0 0 -38
=clean	-13 0 0 0 -44
=clear	0 -44
=click	-25
=client	0 0 0 0 45
=clip	-18
=clock	20
=clos	0 0 -71 -45
=cloud	17
=cloudflar	30
=cloudinary	23 -40 0 0 42
=cluster	36 0 0 0 0 -55
=cod	64 0 0 -50
=codebas	38 0 0 0 -44
=coffe	-35
=cola	-23
=cold	-17
=collaps	-12
=colleagu	-15
=collect	41 43 -45 0 0 -43
=collection	24 0 0 33
=color	-20 0 0 0 0 -67
=column	-15 0 0 0 0 0 -63
=com	-27
=combin	17
=comentario	33
=comma	0 0 0 -36
=command	30 -41 0 0 37 -53
=comment	30 -51 92 -71
=commenti	17
=commit	42 0 0 -56 0 -108
=committe	15 0 0 0 -43
=company	0 -51 0 0 71 -51
=compar	-17 -37
=compatibl	32
=compil	-54
=compiler	14 0 0 0 28
=complain	-72
=component	20 0 0 0 -46
=compos	41 -50 0 0 0 -44
=composition	30 37
=compt	24 0 0 -28 44
=comput	25 0 0 -54 -55 55
=concern	22
=conda	-16
=condition	26 -44 43
=config	0 -48 0 0 0 0 -52
=confirm	-20
=conflict	-38
=connection	0 -56 0 0 79 -56
=consent	-10 48
=consol	-35
=const	28 -41 48 0 -38
=constant	23 0 0 0 -50
=constraint	0 0 41 0 -34 -34
=constructor	19 0 0 -39
=contain	28
=container	-33
=context	28 39 -54
=contient	37
=continu	-29
=contract	46
=controller	48 0 0 -40
=convert	0 -58 0 0 0 39
=convinc	-30
=coordinat	0 0 0 0 -48
=copy	0 0 0 -50 0 -52
=cor	53 0 -47 0 0 -54
=corner	-37
=corpus	17
=correct	12 0 0 0 30
=correction	20
=cost	43 -76 -38 57 38 -60
=cotisation	19
=couldn't	13 0 0 0 -47
=council	-22
=count	0 -67 0 0 52
=counter	0 0 -57
=country	0 -64 0 0 45 -64
=coverag	0 0 0 -33
=cpu	-34 -53 0 39
=creat	-42
=credit	38 -63
=cron	27 -55 0 0 0 -52
=crypto	14
=css	15 0 0 0 -58
=curl	-36
=cursor	-12 -32
=curv	-34
=customer	0 0 -52
=customer's	25 0 0 0 -40
=cut	32 0 0 0 44
=cutoff	27
=céntimo	0 0 0 0 -35
=código	17
=dagen	33
=dan	29 0 0 0 -50
=dark	33 0 0 0 0 -58
=darker	-24
=dash	41 -49 -24 -29 0 46
=dashboard	9 -54 0 0 64
=dat	-31 0 0 -11
=data	17 63 0 0 0 -74
=databas	0 0 -85 0 29 -69
=dataset	17 0 0 0 0 -36
=date-fns	41 -60 0 0 -51 58
=dateien	16 0 0 0 0 -31
=dato	29
=datum	26 0 0 0 -45
=dauert	-31
=db	0 -50 0 -59 56 -52
=dbt	21
=deal	-35
=debug	0 0 0 -44
=decid	-26 -26 26
=decimal	46 0 0 -51
=declin	11
=dedup	28
=degre	-30
=deixa	-32
=del	41 0 -29 0 0 -49
=delet	0 85 0 0 -49 -79
=deliver	40 0 -35 0 39 -37
=delivery	23 -37 0 0 -16 53
=demo	18 0 -59
=deni	-32
=dep	29 0 -36
=depend	30
=dependency	35 68 -68 -62 0 -75
=deploy	38 0 0 0 0 -67
=deployen	38 0 0 0 0 -42
=deprecation	21
=describ	36
=design	23 0 0 0 66 0 -45
=designer	-20
=despliegu	-16
=destructiv	20 55 -35
=detail	-34
=deutsch	29
=dev	43 0 -74 -75
=develop	55 0 -38 -65 0 -45
=developer	22 0 0 0 47 -43
=devic	32 0 0 -50
=dhl	0 0 0 0 33 -25
=diagram	11
=did	-42
=dienstag	33
=diff	19 -52 82 -44 -63 -50
=differ	0 -46 0 0 57 -38
=differenc	-22
=different	0 0 0 -30 62 -33
=digest	36 43 -39 -46 0 -40
=digit	36 -61 -64 -64 0 37
=direct	56 0 0 -45 -56
=disabl	0 0 0 0 43 -39
=disappear	-44
=discount	-7
=disk	-21
=dismiss	-25
=display	-23 28
=dns	-13 0 -70
=doc	37 0 0 0 -42
=docker	0 -66 0 0 56 -65
=docstr	-28
=docstring	35 -46 53 0 -39
=documentation	-25 0 0 0 -39 39
=doe	0 0 -79
=dog	38 -49 -29 -44 57 -39
=doing	27
=domain	0 0 -70 -65 0 44
=donation	0 0 0 0 37 -31
=donnerstag	20
=dos	25
=dot	16 -37
=doubl	15 -24 0 0 -44 -58
=download	0 0 0 0 36
=dpi	21 0 0 0 38
=dr	0 0 0 0 0 -34
=draai	-25
=draait	31
=draft	-25
=drain	-16
=drawn	14
=drei	-8 -62 0 -61 68 -50
=driv	-18 0 0 0 34 -38
=driver	24 0 0 0 -35
=dummy	28
=duplicat	15 0 0 0 0 -33
=duplication	-13
=dur	44 57 0 -53 -46
=duty	0 49 0 0 -45
=dynamic	29
=déploi	21 0 0 0 39
=ear	41 0 39 -45 -52 -69
=easy	37
=eat	-46 0 0 0 -32
=edit	30 0 0 -75
=editor	37
=een	0 0 -25 -48 0 -44
=eight	0 0 0 0 0 -37
=einen	-49
=elastic	-21
=elk	48 0 -54
=els	30 0 54
=elsewher	16 0 0 37 -49
=email	-17 0 -75
=emergency	24
=emoji	25
=emojis	44 -19 48 0 -32
=encod	-28
=encoder	-19
=encrypt	30 0 0 0 0 -52
=end	39 0 0 0 0 -75
=endian	26
=endpoint	0 54 -58 0 -51
=enemy	24 -41
=energy	-24
=enero	34
=engel	37 0 0 0 0 -28
=englisch	37 -46 58 0 -48 -56
=english	35 -70 71
=enough	-16 -62 0 64 -72
=enter	15
=entiendo	-33
=entity	26 0 0 -34 0 -49
=entorno	26
=entry	-20
=env	0 0 -58 -45 0 -59
=environment	29
=er	-11
=erp	27 0 0 0 47
=eruit	-27
=es	0 -81 -90
=eslint	-29
=espera	-39
=estimat	0 24 0 0 -51 -44
=euro	41 -75 0 0 44
=europ	-15
=even	0 0 0 0 0 -66
=event	34 0 -44
=evict	-31
=exact	-31 -45 0 0 48
=exampl	-30
=excel	0 0 -39
=exception	0 0 -40 0 -47 34
=exclud	51 0 -46 -32 0 -59
=exist	17
=exit	0 0 0 0 45 -38
=expect	-37
=expensiv	0 -43
=experiment	23 0 0 0 -44
=expir	-56
=explain	40 -65 100 0 0 -64 -40
=explicit	33 -38
=explod	-18
=export	0 0 0 0 -21
=extend	10 55 -44 -30
=extension	26 -33 -40
=external	53 0 -43 -67
=extra	27 0 0 0 45
=eye	19 52 0 0 -53
=fac	35 38 0 0 -44
=factor	26
=factory	54 -51 45 -45 0 -53
=factur	-21
=fait	33 -47
=falta	-27
=fami	29
=famous	-39
=far	-36
=fast	10
=faster	-46 33 0 0 -37
=faut	0 0 0 0 -36
=feast	17
=featur	19 0 -85
=fee	33 -59 -51 -60
=feed	31
=feedback	-21
=feel	-59
=fehl	-24
=feld	-24 0 0 0 -39
=fetch	0 0 0 -39 -55 52
=ficamo	19
=fichero	-32 40
=fichier	0 0 0 0 36
=ficou	-24
=field	0 0 0 0 0 -74
=fight	-23
=figma	-23 0 0 0 46
=figur	0 0 48 -47 -49
=fill	34
=filter	-36 0 0 0 -38
=financ	43
=find	-25 0 0 0 -50
=finish	-41
=firefox	-19 0 0 -59 55 -42
=firewall	0 0 0 0 41
=firmwar	20 0 -39
=fiscal	33
=fiv	0 -63 0 0 67 -68
=fix	-25 0 50 0 0 -63
=fixtur	39 0 0 -41
=flag	17 0 0 0 0 -42
=flap	-38
=flash	0 -61 -45 0 0 -58
=flat	13
=float	0 61 0 -53 -54 -53
=floaty	-30
=flow	0 0 0 0 0 -40
=fly	20
=folder	-12 0 0 0 0 -76
=fonction	27
=font	0 0 0 0 0 -58
=foo	-31
=food	28
=footer	-38
=forc	44 66 -50 0 0 -62
=forever	-28
=forget	0 0 -58
=forgot	-28
=fork	15
=form	24 0 0 0 0 -73
=format	35
=formato	0 -44 0 0 0 -45
=formatter	0 0 0 0 0 0 39
=forty	-11
=forward	16
=found	-39
=four	-12 0 -82 0 61 -73
=fourth	24 0 0 0 43 -34
=fps	28 0 0 0 50
=fram	-21 0 0 0 -47 50
=framework	26 41 -29
=franc	39 -49 -38 -35
=frankfurt	37 0 -53 0 44
=frau	17
=freez	20 43
=freigaben	38 50
=freitag	43 -30 0 0 43 -42
=french	-23
=friday	-37 -50 0 0 61 -66
=friendlier	-20
=frist	0 0 0 0 0 52
=front	38 0 0 0 0 -50
=frontend	48 -55
=frozen	42 27 0 0 0 -41
=full	-43 -45 -47 -6 27
=fun	-44
=function	0 0 0 -85 -79 -98
=funziona	-34
=fyi	38 0 0 0 48
=gaan	46 39 -35 0 -55 -49
=gap	51 0 0 0 -27
=gat	25
=gateway	0 -61
=gav	20
=gb	11 0 0 0 0 -61
=gebruiken	30 0 36 -45 -32
=geen	0 0 -51 -46 0 -46
=gegen	22
=gehen	40 0 -33 0 0 -44
=geht	-33 0 0 0 46 -53
=geklappt	-23
=gemeint	-25
=genau	20 0 0 0 42 -34
=general	25
=generat	22 0 -69 0 -44
=generic	-25 -46
=geocoder	44
=gerad	-53
=german	16 -77 0 0 -51 50
=get	-45
=gibt	17
=gift	18 -37 0 0 34
=ging	-42
=git	43 0 0 -45
=github	28 -50 -47 0 34
=gitlab	30
=giv	-17 -55 0 0 11
=given	-37
=global	30 0 0 0 -48
=goal	27 0 0 0 51
=going	0 -56 0 51 0 -39
=gold	27 0 -43 0 0 -43
=gon	22
=good	-57 0 0 0 0 -45
=googl	22 0 0 -50 0 -54
=gorm	33
=got	25 -89 -106 -71 40
=grad	34 0 0 0 -33
=grader	24 0 0 -30 20 -35
=gradient	-17
=grafana	27 0 0 0 34
=graph	-14
=gratis	19
=grep	18 0 -40 0 0 35
=grew	22 0 0 0 42
=grey	0 -31 49 0 -53
=grid	33
=gripper	38 -56
=gross	31
=group	22 0 0 0 0 0 -38
=grow	-28
=groß	0 -52
=grün	-31
=guarda	-11
=guardan	0 47 0 0 -35
=guardar	21
=guest	0 -58 -39
=guid	-22 0 0 0 31
=guild	26 36 -48 0 -55
=gut	-33
=gzip	0 0 0 0 -45
=h	57 -56 0 0 62
=had	-53
=haga	-22
=half	-19
=hallo	-25
=hand	22
=handbook	20 0 0 0 42 -40
=handl	0 54 0 0 -56 -51
=handler	15 0 0 -45 -58 -52
=happen	-36 -46 0 0 49
=happy	-35
=harbor	29
=hard	21
=hardcod	24 0 0 0 -43
=hardwar	25
=hash	23
=hat	11 0 0 -50 -46
=haus	39 0 0 0 0 -40
=hav	-26
=hazardous	28
=head	18 -47 43
=header	0 0 -77 -59
=health	20 41 0 -25 -46
=heap	-30
=heavy	12
=height	24 -50 -47 0 30
=helloasso	36 -48
=help	-33 -38
=helper	14 0 50 -52 -57
=hemo	24
=her	-12
=here's	-37
=heroku	27
=het	-37 0 0 0 -35
=hetzner	37 -31 0 0 44 -34
=hier	0 0 0 0 -30
=higher	-19
=hint	0 -41 49 0 -45
=hir	27
=his	-40
=history	0 0 0 0 -63 -30
=hit	-33
=hold	-33 0 0 0 -42
=holdout	20 39 0 0 0 -37
=hom	-16 51 0 0 -55 -37
=honest	24
=hook	-47 0 0 40 -32
=hora	47 -47 -59 -41 53 -49
=horario	19
=host	45 0 -67 0 0 -69
=hot	0 0 -44 -44
=hotfix	28 66 -50 0 -36
=hover	-25
=html	43 0 -46 -52
=http	-34 29 0 0 -39
=hug	-19
=humbl	17
=hurry	-34
=icon	-39 -42 0 0 38 -41
=id	25 0 -105 -69 0 35 -69
=idea	-48 -39 0 43 -61
=ideal	-14 -26 0 0 -32 37
=idempotent	49 0 -43 0 -47 36
=identity	19
=idl	44 -51 0 0 38
=ids	45 -92 0 -53 69
=ie	-37
=ignor	-45
=ik	-59
=ill	-42
=imag	0 18 -77 0 -52
=immutabl	33 0 0 0 0 -36
=imperativ	27 0 55 0 -50
=implement	-50
=implementation	0 0 0 30 -49
=important	-24
=importer	0 -62
=incident	21 0 0 0 0 -62
=includ	30
=incluido	26
=increas	-16
=indent	40 0 0 0 0 -39
=index	0 0 0 0 -28
=ine	33
=info	27
=inform	-39
=information	16
=inglé	0 -39 62 0 -53
=inheritanc	37
=init	45 61 -67 -41 0 -43
=initial	32
=injection	0 0 0 -39
=inlin	44 0 0 0 -45 -41
=input	29 0 0 0 -42
=ins	-25
=inscription	22
=install	-22 0 0 0 -42
=int	22 0 0 0 -39
=integer	23 -38 0 -43 35 -56
=integration	24 0 0 -52
=interest	-51
=interfac	0 0 0 0 0 -48
=intern	-20
=internal	21
=internet	30
=interrupt	35 37 0 0 -31
=interview	-29
=inventory	16
=invoic	-17 0 0 -51 28
=ipad	0 0 0 0 0 -46
=iphon	-27
=isr	0 50 0 0 -49
=issu	-18
=it'd	-16
=italiano	17
=item	0 -53 0 -62
=itself	19 0 0 0 0 -41
=iva	53 -71 0 -51 46
=ja	0 -44 -52 59 -55 -45
=jan	-16
=janky	-19
=januar	20 0 0 0 36
=java	52 -54 -60 0 0 -73
=javadoc	27
=javascript	-27
=jenkin	-16 -38 -47 -52 0 56
=jira	32 -49
=jo	15
=job	0 -53 0 0 49 -58
=join	-12
=joint	-16
=jok	38
=jona	-18
=js	-23
=json	17 -57 57
=jump	-30
=já	-12
=k	-11
=kafka	16 0 0 0 0 -34
=kamal	21 0 0 0 40
=kan	34
=karpenter	35 0 0 41 -39
=kb	21
=key	41 0 0 -84 0 0 -78
=keycloak	40 0 -29 0 23 -45
=keyword	43 0 0 0 -44
=kg	42 -59 0 -49 67 -34
=khz	30 0 0 0 54
=kijken	-27
=kill	44 -66 -65 0 0 -55
=kilo	46 0 0 -42 0 -34
=kind	-29
=kiosk	11
=klant	-35
=klanten	40 -34 -46 -35
=know	-17 0 0 0 0 -36
=known	-23
=kommentar	0 -25 47
=kotlin	52 -45
=kubectl	27 0 0 0 -31
=kubernet	-31
=kunden	13
=kurz	-12
=kwartier	22
=lab	35 -57 0 0 65
=label	13 0 0 -61 60 -74
=lager	45 0 0 -56 55 -48
=lak	19
=land	-15
=lang	-40 0 0 0 -31
=languag	12 -49 0 0 0 -49
=lanzan	0 0 0 0 -41
=laptop	0 36 0 -55 0 -28
=larg	-22
=largest	-22
=lat	-32
=latency	0 -50 0 0 33 -46
=latest	-34
=launch	23 0 0 0 0 -60
=law	27 0 -68 -54 0 -58
=layer	18
=layout	23
=lazi	27
=lead	30
=learn	19
=leav	26 42 0 0 -63
=ledger	32
=leer	-39
=left	-43 0 -57
=legal	0 0 0 -62
=legend	-22
=lena	-18 0 0 0 49 -40
=length	23 0 25 0 -51
=let	-33 0 0 0 0 -32
=let's	-86 -46 -47 68 -54
=letter	31 -56 -39
=level	0 0 -40 -45
=library	40 0 0 0 0 -66
=licenc	14
=licens	9 0 0 -60 68 -66
=lie	22 0 0 0 0 -43
=lift	29 0 0 -40
=lik	-44
=limit	0 0 -107
=limiter	14 0 0 0 0 -35
=lin	-23 0 112 -86 -89
=linker	19
=lint	29 0 -50 -53 0 -53
=linter	-19 0 0 0 -45
=linux	40 -50 0 0 47 0 -22
=list	0 0 0 -43
=littl	-24
=livr	-32 0 0 0 39
=lo	26 0 0 0 -60
=load	-35 0 -56
=loc	-24 -44 0 0 0 -37
=local	55 0 -65
=lock	0 0 0 0 0 -78
=log	0 0 0 -53 0 -87
=logic	0 0 -25
=login	-22
=lokal	0 0 -33
=lokalis	0 -33 0 0 47 -40
=loki	0 0 0 0 43 -39
=lombok	30 0 0 0 0 -28
=longer	-24
=look	-57 0 -62 0 -46
=lookup	36 0 -39
=loop	-49 0 0 0 0 -58
=los	0 0 0 0 0 -36
=loss	-45 -47
=lost	-42
=lot	0 0 0 -53 42 -37
=loud	14
=lourd	19
=lov	-59
=lower	35 -38
=luck	-45
=lun	-10 -46 0 0 52
=lunch	-53 0 0 -28
=mach	-40
=machin	19
=macht	50 0 -73 0 0 -57
=macro	21 -33
=mad	12 -75 -66 0 0 -23
=magic	32 54 -45 -40
=mail	-40 0 0 0 0 -66
=main	25 0 -74
=major	35 47 -61 -66
=mak	11 -78 0 -97 0 0 86
=mal	-27
=man	-9 -46
=manager	41 0 0 0 0 -42
=manual	35 0 0 39
=many	0 -63 54
=map	-29 0 0 0 -46
=mapbox	20
=mardi	16 0 0 0 36
=margin	37 29 0 0 0 -41
=maria	15 0 0 -35 40
=mark	0 0 0 -59
=markdown	0 0 -32 0 39 -33
=market	25 0 -68 0 48 -70
=marta	28 0 0 0 43
=master	35 -47 0 -43
=match	-29 -48 47 0 -62 -49
=math	-18
=matplotlib	13
=matter	0 0 -56
=maximaal	43 -39 0 0 35
=may	59 102 -86 -57 -39
=mb	0 32 0 -74
=mbit	31
=meant	15
=measur	0 0 0 0 -38
=meer	-17 37
=meet	-43
=mehr	-44
=meldung	-32
=member	-18 -65 -47 -51
=memory	-36 0 -59 0 0 -47
=mensaj	16
=mention	0 0 0 0 0 -42
=merg	35 97 -72 0 -74 -74
=mesh	31 -44 0 0 -43
=messag	0 -61
=met	42 0 -42 -47 -55
=meter	26 -56 -53 -45
=metric	45 0 0 -61 50 -51
=microservic	0 -46 0 52 -58
=midnight	41
=migration	38 37 -31 0 -74
=mill	-19
=million	14 0 0 -67
=min	14 0 -71 -65 0 0 -56
=mind	-32
=minisign	0 0 0 0 47
=minitest	27 -33
=mira	-27
=miss	-50 -47 0 0 0 -57
=mix	28 0 0 0 -61
=mm	37 -43
=mobil	17
=mock	31 -57 -53
=mod	35 0 -60 0 0 -73
=modal	-39
=model	39 0 38 -17
=modul	15
=moeten	-23
=moment	-50 0 0 0 -35 41
=money	38 60 -43 0 0 -35
=mono	23 0 0 25 -26
=monolith	35 0 0 55 -42
=most	34 0 0 0 0 -37
=mount	42
=mov	-20 0 -59 0 0 -34
=mtu	37
=much	0 0 0 0 0 -35
=mucho	-31
=multiplayer	29 -51 0 48
=mysql	38 -49 0 49
=n	-27
=n'est	0 -25
=naar	19 0 -42 44 -52 -48
=nach	58 0 -38 0 -24
=nacht	17
=nadi	-23
=nah	26 -32 0 0 -39 36
=nam	74 0 92 -100 -60 -51 -58
=namespac	25 -45
=nan	-30
=nas	28 0 0 0 53 -42
=nat	31 0 0 0 0 -44
=nativ	37 -50 0 50 0 -52
=nee	25 0 0 0 -35
=need	-41 -26
=negativ	0 -60 -56 -50 0 48
=nehmen	21 0 0 0 -36
=nein	0 0 0 0 0 41
=nest	18 0 61 0 -68 -60
=net	51 -67 0 0 68 -74
=netto	38 -40
=network	26 0 0 -47
=netz	14
=neu	33 -55
=neuen	12
=new	18 0 39
=newer	32 0 0 0 64
=newest	-13 0 0 0 -30
=newsletter	26 0 0 0 0 -46
=next	-41 -75
=nicer	-36
=nicht	-15 0 0 0 0 -39
=night	0 -68
=nin	-16 -39 0 -53 58
=nochmal	-40
=nod	0 0 -75 0 59 -43
=nog	-45
=nois	33
=noisy	40
=nom	12
=noon	22 -54
=nord	0 0 0 0 49 -52
=normal	24 0 0 0 44 -39
=not	0 0 0 0 0 -54
=notic	-31
=notification	-17
=nouvell	33 0 0 0 0 -39
=npm	51 56 -83 -72 -67
=nu	0 0 0 0 37
=nuit	28
=nullabl	-14
=number	26 0 0 -66
=numéro	32
=número	15 -25
=object	0 -60 0 0 0 37
=offic	62 0 0 0 0 -22
=offlin	0 0 0 0 0 -48
=offset	0 -48 -29
=oh	-52
=okta	14 -45 0 -48 38
=oldest	-18 0 0 0 35
=on-call	43 -36 0 0 37 -47
=onboard	14 0 0 41 -34
=one	17
=onlin	36 0 0 0 0 -38
=open	-42 0 0 0 -37
=openocd	20
=operator	25 0 0 0 -34
=ops	27 0 0 0 0 -52
=option	-39 0 0 0 -51
=optional	-50
=oracl	41 0 0 0 -25
=origin	14 0 36 0 -34
=original	27
=other	-27 0 0 0 -32
=otra	-45
=ourselv	16
=outag	0 0 0 0 -66
=outbox	32
=output	0 44 -54 -58
=outsid	39 0 0 -58 -55
=ouvrent	36
=overbook	39 0 0 0 35
=overflow	-21
=overkill	23
=overlap	-47
=ovh	26
=own	0 0 0 0 51 -68
=owner	-25
=p	27
=pacient	21 0 0 0 -38
=packag	12 0 0 0 0 -59
=packet	-40
=pag	-40
=pager	-27
=paginat	0 0 -41
=pago	0 0 0 0 45
=paid	-15
=paiement	29 -39 0 0 43
=pan	18 0 0 0 0 -27
=panda	-27
=panel	42
=panic	25 41 0 -33
=paper	0 -55 0 0 -52 -49
=par	60 45 -60 0 0 -39 -42
=param	30
=parcel	19
=parquet	-13
=pars	-30
=part	28 0 0 -43 0 -69
=partent	41 -19 0 0 46
=parti	-41
=partition	51 0 0 0 55 -67
=partner	0 0 -75
=passent	21
=password	0 0 -67 0 0 -52
=passwort	34
=past	-18 0 0 0 -41 -29
=path	20 0 -53 0 -27
=patienc	-16
=patient	-22
=paus	0 0 0 0 -46
=pay	21 0 -48 -59
=payload	0 0 -19
=payment	31 0 0 0 0 -61
=pdf	23 -59
=pedido	-27 -38 0 0 48
=pelo	19 -45
=penpot	23
=peopl	29 0 0 0 -53
=percent	-17 -78 -60 -81 96 -71
=perf	22 0 0 0 0 -40
=period	21 0 0 0 -34
=person	23 -62
=personal	19
=petit	27
=peut	18
=phas	-12
=phon	-21 0 0 0 0 -63
=photo	0 0 0 -59
=php	32 0 0 0 0 -59
=physic	18 0 0 -33
=pick	43 0 0 -73 0 -84
=picker	0 -38 0 0 33
=pictur	-40
=pie	23
=pii	26 41 0 0 -42
=pin	21 30 -65 -71
=ping	-15 35
=pipelin	24
=pixel	-24 0 0 -36
=plac	0 -51
=plain	30 0 0 74 -36 -83
=plan	0 0 0 0 0 -36
=play	-32
=pleasur	-40
=plot	-35
=plugin	45 0 0 0 0 -37
=plural	14
=plus	20 0 0 0 0 -37
=pm	38 0 0 0 46
=pnpm	102 -75 0 0 -100 80
=po	48 0 0 -36 0 -37
=pod	-23 0 -47
=point	0 -46 0 0 -22
=pointer	-31
=polar	15
=policy	-16 0 0 0 0 -41
=poll	17 -50 -66 39
=pool	38 -55
=poort	31
=port	-21 -76 0 0 49 -1
=portal	35
=position	0 -53 0 0 47
=positiv	21 -38 0 0 -41 39
=possibl	-13 -46
=post	-38
=postgr	0 -84 -72 72 0 -55
=power	39
=pr	0 65 -64 -55 -56
=precio	27 0 0 -42
=precision	31 0 0 43
=prefix	31 -50 42 -50 0 -54
=preis	32 -39 0 0 48 -36
=prepar	-35
=present	23 0 0 0 -29
=preset	0 -39 0 0 41
=press	-32
=pretty	-48
=preview	-37 -35
=prezzi	29
=pric	0 0 -89 0 0 59
=pricey	33
=primary	22
=print	-16 -34
=printer	0 -60 -53 -38 65 -59
=pris	20
=privacy	29 0 0 0 -45 45
=privat	33 0 0 -48
=pro	57 -38 0 -51 31 -63
=prob	24
=problem	-29
=problema	-39
=prod	34 37 -72 -79
=prod-us	36 0 0 0 30 -41
=product	23
=production	-13 0 0 -64 0 -66
=profil	-33
=progress	19
=project	0 0 -74
=promis	-22 24 -37 0 0 -44
=prop	-18
=protect	0 -44 0 0 44 -38
=proto	36
=prototyp	0 0 0 0 -57
=prova	-20
=proveedor	0 -33 0 0 41
=provider	33 -52 0 -60 62
=proxy	14 -58 0 0 0 53
=prs	41
=public	51 0 0 0 -70
=publish	27
=puerto	27
=pull	-38 0 0 0 0 -32
=push	33 0 -82
=put	0 0 80 -69 -81
=px	-16
=python	42
=página	-37
=qa	47 0 -42
=qu'il	20
=quarantin	22
=quarkus	20
=que	-27
=query	0 38 -61
=question	-50 0 0 0 45 -50
=quick	0 0 0 0 45
=quiet	-22
=quot	10 0 0 0 -48 -46
=quota	21
=rac	-48
=rais	-23
=ram	23
=ran	-66
=rang	0 -23
=rat	36 0 -68 -65
=raus	0 -46
=raw	19
=reach	-22 0 -51 0 0 -62
=reachabl	-16
=react	11
=read	0 0 0 -27 0 0 -57
=read-only	46 -46 0 0 47 -40
=readabl	35 0 0 -52 -59
=readm	0 0 0 0 -45
=ready	-35
=real	37 0 0 -62
=rebas	-15 0 -33 -23
=reboot	14
=rebuild	0 0 0 0 31
=receiv	0 0 0 0 35
=receta	23
=rechnung	30
=rechtstreek	32
=recommend	-31
=record	36 -48 26 0 0 -49
=recursion	25
=redirect	-17 0 0 0 0 -36
=redis	0 0 -42 0 0 -54
=redo	-28
=redux	28 0 0 0 -49
=refactor	-22
=refresh	0 -57 0 0 45
=refund	13 0 -53 51 0 -47
=refus	-19 47
=regard	-34
=regel	21
=regenerat	0 -30
=region	0 0 0 0 0 -38
=register	0 -55
=registry	12 -42
=regression	-13
=regulator	-43
=relanc	-36
=releas	34 0 -44
=reload	0 0 0 0 -48
=remark	-26
=remember	19 0 0 -41
=remind	-17
=reminder	-31
=remov	-46
=renam	-25
=render	0 -49 0 0 0 -59
=renew	-28 0 0 0 41 -33
=repeat	39 -53 0 -49
=replay	55 0 0 0 -50 0 46
=replica	31
=repo	73 -86 0 61
=report	11 -34 -74
=repository	20 -56 0 -29 0 45
=reproduc	-19
=reproducibl	-25
=request	-25 0 0 0 0 -51
=rerun	-52
=reserv	26
=reset	15 -53 -63 -49 68
=residual	-19
=respons	-16
=rest	-25 0 -61 48 23 -55
=result	-39 0 0 -66 -72
=resultado	-36
=retention	51 -72 0 -64
=retour	33
=retrain	33 0 0 0 43 -44
=retro	-31
=retry	0 -56
=return	0 0 58 -77 -34
=rev	43 0 0 -55
=revenu	19 -55
=revert	-40 0 0 25 -26
=review	0 65 0 -80 0 -66
=reviewer	-37
=rewrit	33 35 0 0 -67
=rien	-42
=right	-48
=rol	-21 -42 -59 0 41
=room	0 -48 0 0 0 -42
=root	26 37 0 -36 0 -53
=rotat	-2 0 -52 0 0 -54
=rotation	13 -39 0 0 44 -47
=round	-26 28 0 0 -45
=rout	-18
=router	-31
=row	-35 -49 0 -33 27
=rspec	27 -33
=rul	0 0 -79 -71
=run	-40
=runbook	27 46
=runtim	36 0 0 -24 40
=rush	-35
=rust	23
=répond	-24
=rücksprach	17 69 -34 -49
=s	25 -51
=sagen	-12 -25
=said	-32 0 -43 0 -80 55
=sal	0 -54 0 0 0 -64
=salen	0 -35
=sall	37
=sampl	-34 0 0 -55 0 -70
=sandbox	50 -53 0 -58
=sara	-24
=sav	-24 0 -54 0 0 -44
=say	-34 0 0 0 -75 35
=scal	-29 0 0 0 0 -46
=scaleway	32 0 0 0 31
=scan	-21
=scanner	0 -52
=schau	-31
=schedul	31
=scheduler	13
=schema	39
=schlägt	-24
=schneller	-14
=schnittstell	0 0 0 0 0 -45
=school	39 -42
=scop	0 0 0 -55 -55
=scratch	-11 0 0 0 -40
=screenshot	0 0 0 -58 0 -48
=screw	35 -45 0 0 -44
=script	0 60 0 -26 0 -55
=scroll	-29
=seat	30
=secret	34 0 -68 0 -56
=section	-33
=security	25 14
=see	-24 -9
=seed	19 0 0 -79 0 -77
=seem	-46
=seen	-16
=sein	-29
=self	48 0 -37 0 0 -50
=sell	35 -43
=semicolon	19 0 0 0 0 -64
=send	0 0 -59
=sens	-33
=sent	-45 0 0 -67
=sentenc	0 -67 67 -71 -28
=separat	28
=septembr	28 0 -36
=sequential	-25 0 0 0 -36
=serial	23 0 0 -35
=serious	-21
=serv	21 -34 0 0 50 -48
=server	0 0 -85
=serveur	14 0 0 0 46
=servic	31
=será	-21
=session	35 0 -80 -69
=set	0 0 -70 -87
=setting	-36
=setup	0 37
=seul	32
=seven	21 -37
=several	-27 -55
=severity	29 0 0 0 -32
=shader	0 0 0 0 44
=shadow	-9 -43
=shar	49 0 -63 -78 71 -74 -55
=shard	-24 0 0 0 36 -49
=sheet	28 -39 0 -32 74
=shell	0 0 -38
=shift	34
=shim	0 -45
=ship	15
=shop	18 -55 0 -60
=short	0 -75 115 0 -83 -62
=shorten	-33
=shorter	-15 -32 45 0 0 -31
=show	-40 0 0 0 0 -73
=shown	-17 0 0 0 -31
=sick	-22
=sid	9 0 -62 0 0 -67
=sidekiq	30
=sieht	-33
=sign	40
=signatur	-36
=signup	0 -40 0 0 30
=silenc	-14
=sim	24 0 0 0 -50
=simpl	0 -56 0 0 -62 -53
=simpler	32 -33
=simplest	41
=simplify	-33
=simulator	22 0 -47
=singl	52 0 0 0 0 -53
=sit	33 0 -56
=six	0 0 0 -66
=siz	36 -64 0 -60 51
=skeleton	-21
=skip	0 0 0 0 0 -65
=slid	-23 32 -22 0 -35
=slo	21 0 0 0 47 -46
=slot	27
=small	0 0 66 0 -80
=smaller	0 -50
=smell	-45
=sms	18 -40
=snak	32 0 0 -29 0 -34
=snippet	0 0 0 0 -42
=soft	-6
=solution	-22
=solver	-30
=som	-54
=someth	0 0 67 0 -68 0 -49
=sometim	-23
=somewher	-51
=sonntag	0 -40 -57 0 46
=sort	-19 -74 0 -64
=sound	-50
=sourc	41
=spac	19 -55 70 -65 0 -53
=spain	-43
=span	39 -46 -31 -32
=spe	0 -17
=spec	0 -48 0 0 21
=spell	40 0 74 -50 -67 -65
=spik	-24
=spin	-17
=spinner	-47
=split	0 0 0 -45
=spm	31 -50 0 51
=sprint	33 0 0 0 -58
=sql	51 0 0 0 0 -48
=squash	31 0 0 0 -56
=ssh	20 -49 0 0 59
=stabl	28 0 -44
=stack	-22
=stag	48 -58 -80 0 63 0 -66
=stal	-49
=stand	11 0 0 0 -48
=standby	22 0 0 -33
=star	35 49
=start	-17 -46 0 -99 0 0 63
=startet	-25
=stat	0 -55 0 50
=statistic	-23
=status	0 0 0 -57 57 -58
=statut	32 -47 0 0 41
=std	28 0 0 0 0 -34
=steer	13
=steht	37 -40
=stellen	-12
=step	0 -31 58 0 0 -68
=stimmt	-33
=stop	-25
=storag	26
=story	35
=storybook	31 0 0 0 0 -45
=str	-30
=stream	0 0 0 0 0 -47
=string	17 0 0 -23
=strip	38
=strong	-15 33
=structur	20 0 0 0 -35
=studio	23
=styl	0 0 0 -59 -37 -66 -42
=su	54 -61 -63 0 0 -53
=subnet	23
=such	-40
=sudo	22 38
=suggest	-25
=suit	-23
=summary	-28
=sunday	27 0 0 -49 66 -61
=supervisor	38 0 0 0 0 -35
=supplier	-16
=support	21 0 -81
=surpris	-38
=survey	23
=surviv	-29
=suspicious	-27
=svelt	24 0 0 60 -56
=svg	15 30 0 0 0 -20
=swap	32
=swiftdata	32 -40
=swiss	17 0 0 0 -38 38
=switzerland	32 0 -34 0 53 -50
=sync	26 0 0 0 0 -39
=syntax	19
=system	0 0 0 0 0 -35
=tab	20 -54 59 0 -62 -59
=tabell	15 -40
=tabella	28 0 0 0 0 -36
=tabl	0 64 0 0 -43
=tablet	17
=tag	33 66 -65 -59
=tail	22 -55
=tailwind	-11
=tak	-26
=taken	-25
=talk	10 0 0 0 0 -55
=tarda	-31
=target	11 -73
=task	-27
=tax	0 0 -73 0 43
=teach	20 -37
=teacher	22
=team	20 0 0 66
=teh	-31
=telemetry	-17
=tell	38 0 0 0 0 -61
=temp	0 -40 0 0 38 -43
=temperatur	-14 0 0 0 32
=templat	-26
=temporary	-20
=ten	-23
=tenant	18 -84 -44 0 40
=tener	22 0 0 0 -37
=tens	33 0 53 -36 -47
=tenth	32 0 0 0 53
=term	28 -41
=termin	-43
=ternary	0 -40 40 0 0 -30
=terraform	24 0 0 0 -55 -42
=ters	49 -46 51 -39
=testflight	-25 0 0 0 37
=testzugang	32
=text	0 53 0 0 -60 -68
=texten	31
=texto	-13
=that	17 -44 0 -45 0 49
=them	20 53 -43 0 -30 -54
=thin	0 40 -39
=thing	17 0 77 -85 0 -94
=think	-41
=third	-18 0 -49 0 39 -43
=thirty	44 0 0 0 -41
=though	-13
=thought	-19
=thre	-21
=thread	0 0 0 -45 0 -71
=throw	17 0 -43
=thursday	0 0 0 -25
=ticket	18 71 0 -61 0 -73
=tier	0 -51
=til	-33 -40 -49 0 0 -53
=till	51
=tim	0 -27 0 0 0 39
=timeout	0 -65 0 0 0 48
=timestamp	32
=tiny	-23
=titl	0 -54 72 -43 0 -50
=tmp	10
=together	33 0 0 0 -42
=toggl	18 0 0 49 -43
=token	0 0 -76 0 0 0 -61
=tokenizer	0 0 0 0 35 -35
=told	29
=took	-47
=tooltip	-31
=topic	-48
=torchrun	15
=total	-37 -47
=touch	41 82 0 0 -103 -75 -48
=tour	25 -39 -36 0 0 -43
=tourn	16 0 0 0 30
=toy	-25
=trac	0 0 36 0 -35
=track	28 0 0 0 0 -64
=traffic	-33
=train	0 0 0 0 0 -56
=transaction	19
=translat	-35
=translation	0 0 0 0 0 -48
=treat	19
=trial	17 0 0 0 -40 37
=trigger	34 -49 0 0 -47
=trunk	54 0 -50 0 51 -45
=truth	25 0 0 0 42 -34
=try	-59
=ttl	56 -43 -53 0 50
=tuesday	31
=tun	0 0 0 0 -36 -35
=tunnel	22 0 0 0 40
=turkey	0 -49 0 0 52
=turn	0 0 -64
=twelv	24
=twic	-47
=twitter	-19
=typ	0 0 56 0 0 -40
=typescript	33 -36 -29 40 -39
=typo	-49
=ubuntu	16
=ui	47 0 0 -44 0 -50
=umlaut	-28
=undecid	-30
=understand	-27
=understood	-29
=undo	-17
=une	0 0 0 0 -68 -45
=unit	0 -28 0 -62
=uns	-25 -81
=unstabl	-35
=unus	-15
=unwrap	15
=updat	13 0 -86 0 0 -64
=upgrad	-19 -45 0 0 49 -46
=upload	0 0 0 0 52 -74
=url	0 50 -44
=urlaub	-16
=usag	10
=usb	30 0 -19
=useless	-23
=user's	19
=uuid	-26
=v	36 -64 -45 0 53
=vacation	-42
=vai	16 0 0 0 -34
=valid	0 0 0 0 0 -34
=validat	-21
=valu	-16
=van	24 -43 -47 0 0 -54 -24
=vanaf	19
=var	-30
=variabl	0 0 0 0 -67
=variant	45
=vat	-20
=vault	40 0 0 0 0 -68
=vendor	20 0 0 0 0 -71
=verbos	-22
=verify	0 0 0 -29 36 -18
=version	31 0 0 69 0 -80
=verzend	19
=veröffentlicht	38
=vet	-22
=video	-26
=vielen	-30
=view	-13 -60 43 0 -58
=viewmodel	41 0 0 -30 -54
=vip	42 -47
=visibl	-21 0 38 0 0 -50
=visit	4 0 0 0 0 -29
=visitor	26
=vit	17 0 -38 45 -44
=vitest	23 -65 0 0 0 42
=vlan	28 0 0 0 38 -33
=volum	42
=voucher	25 -41 -41 0 -41 40
=vpn	30 -71 0 -67 55 -60
=vue	20
=w	54 0 -70 -67
=wait	-75 0 0 -49
=wak	20
=walk	-33
=want	-22 0 -21
=warehous	40 -69 0 -64
=warm	0 0 0 0 -48 -28 51
=warn	-64
=warning	-46
=wartet	-42
=wartungsfenster	26 0 0 0 32
=watchdog	0 0 0 -57
=wav	0 0 0 0 0 -47
=way	0 0 30
=we'd	-39
=web	20
=webhook	-13
=websocket	-31
=wednesday	-28 0 0 0 48
=weekday	33
=weekend	17 -66 0 -61 70 -45
=weg	-30 0 0 0 -31
=weight	20 -63 -40
=well	-21 0 -31 40 -60
=went	0 0 -81 0 42 -59
=werden	24 50 -45 0 -54
=whether	-14
=whil	44 0 0 0 0 -46
=whit	-12 0 -14
=whol	0 0 0 0 0 -53
=wider	-32
=widget	0 -37
=width	-32
=wifi	-33
=wiki	21 0 0 0 0 -37
=wildcard	30 0 -27
=will	51 0 -80 65 -54 -82
=win	21
=wip	22
=wir	13
=wird	79 0 -65 0 0 -75
=within	28 0 0 -47
=word	37 -49 84 -75
=wordt	38
=work	16 54 -81 -77 0 -43
=workflow	35
=workspac	43 0 -57 -61 50 -55
=world	-22 0 0 0 36
=worry	-51
=worth	17
=would	-42 -56 0 0 -55
=wrap	30 0 -55 -50
=writ	0 0 69 -33 -80
=written	23 0 0 0 -42
=wrong	-30
=wrot	-26
=x	0 -33
=xml	34 -55 0 0 0 -50
=yaml	20 0 0 0 -55
=yarn	42 0 0 27 -47
=yesterday	-55
=yourself	23 0 0 0 0 54
=youth	35
=z	-19 0 0 0 31
=zebra	20
=zehn	-16
=zeigt	-34
=zephyr	31 0 0 43 -39
=zijn	28 -43 -35 0 47
=zip	-31 0 0 0 28
=zod	21
=zon	0 -52
=zoom	-47
=zstd	22
=zum	0 0 0 0 0 -40
=zwei	45 0 0 0 0 -59
=änderung	24
=über	18 0 0 0 -29 -41
?	-46
? $	-45
AGAIN	-27
AGAIN $	-45 0 0 -58
AGAIN ,	0 0 0 0 -49
AGAIN , GRATITUDE	-25
AGAIN , _	16
AGAIN LIVES	29
AGAIN LIVES $	29
AGAIN NOT	-23
AGAIN NOT _	-23
AGAIN SYMPTOM	-15
AGAIN SYMPTOM $	-14
AGAIN _	-19 0 0 -76
AGAIN _ $	-29 0 0 0 59
AGAIN _ for	-20
AGAIN _ up	-19
AGAIN after	-32
AGAIN after _	-32
AGAIN on	20
AGAIN true	-15
AGAIN true $	-15
AGAIN with	-12
AGAIN&CALLED	0 0 0 0 -52
AGAIN&DROP	31 0 0 0 -39
AGAIN&EVERY	18
AGAIN&FORNOW	15
AGAIN&HEDGE	-12
AGAIN&INSTEAD	28
AGAIN&MOVED	-15
AGAIN&MUST	17
AGAIN&NEVER	-27
AGAIN&NOT	-39
AGAIN&NOW	-23
AGAIN&ONLY	32
AGAIN&PLEASE	-15
AGAIN&SYMPTOM	-19
AGAIN&THIS	19
AGAIN&VALUE	-31
AGAIN&WAS	26
AGAIN&YOU	20
ALWAYS $	52 0 0 -64 -60
ALWAYS ,	30
ALWAYS DONE	-20
ALWAYS LIVES	35
ALWAYS LIVES the	35
ALWAYS OWNER	0 0 -56
ALWAYS OWNER I	-12
ALWAYS SYMPTOM	-32
ALWAYS SYMPTOM $	-19
ALWAYS SYMPTOM on	-26
ALWAYS THIS	-28
ALWAYS USE	-16 0 -26
ALWAYS USE _	-37
ALWAYS _	27 0 0 -61 0 -99
ALWAYS _ $	-6 0 0 -49 0 -41
ALWAYS _ ,	14 49 -35
ALWAYS _ I	35
ALWAYS _ IS	-11
ALWAYS _ in	34 1
ALWAYS _ on	-24
ALWAYS _ the	37 0 0 0 -59
ALWAYS _ to	8
ALWAYS a	-32
ALWAYS a _	-40
ALWAYS in	0 0 -39
ALWAYS in _	24 -36
ALWAYS the	-42
ALWAYS the same	-41
ALWAYS&CALLED	-19
ALWAYS&GRATITUDE	0 -37 38
ALWAYS&HEDGE	-23
ALWAYS&I	0 -34
ALWAYS&KEEP	31 0 0 -33 -36
ALWAYS&LIVES	32
ALWAYS&MOVED	31 -43
ALWAYS&MUST	-23
ALWAYS&NEVER	32
ALWAYS&NO	19 0 0 0 -53
ALWAYS&ONLY	-18 0 0 0 0 -37
ALWAYS&PLEASE	-26
ALWAYS&SHOULD	0 0 0 0 -59
ALWAYS&SYMPTOM	-20
ALWAYS&THIS	-12 0 0 0 0 -39
ALWAYS&USE	-13 58 0 0 -59 -56
ALWAYS&VALUE	28
ALWAYS&WE	-31 0 0 0 21
ASKS	-29
ASKS $	-14
ASKS LIVES	-23
ASKS LIVES a	-19
ASKS NEVER	-13
ASKS PREFER	-19
ASKS PREFER _	-17
ASKS USE	-29
ASKS USE _	-31
ASKS USE a	-15
ASKS _	-23
ASKS _ $	-26
ASKS _ THIS	-23
ASKS _ WHAT	-12
ASKS _ at	-24
ASKS _ de	-25
ASKS _ on	-16
ASKS _ the	-25
ASKS do	-16
ASKS do THIS	-16
ASKS on	-15
BECAUSE $	28 0 0 0 0 -44
BECAUSE THEY	14 0 0 0 -38
BECAUSE THEY _	14 0 0 0 -38
BECAUSE WHAT	-24
BECAUSE WHAT MUST	-24
BECAUSE _	-20 0 0 0 -52
BECAUSE of _	28
BECAUSE&DECIDE	20 0 0 0 -30
BECAUSE&DROP	0 0 0 0 -46
BECAUSE&EVERY	29
BECAUSE&GRATITUDE	14 0 0 -43
BECAUSE&I	-13
BECAUSE&INSTEAD	14
BECAUSE&KEEP	22
BECAUSE&LIVES	30
BECAUSE&MOVED	-17
BECAUSE&MUST	-20
BECAUSE&NOT	10
BECAUSE&NOW	22
BECAUSE&ONLY	15
BECAUSE&USE	24
BECAUSE&VALUE	40
BECAUSE&WAS	28 0 0 69 -43
BECAUSE&WE	33 0 0 -37
BECAUSE&YOU	22
CALLED "	0 0 0 0 0 62
CALLED " _	37
CALLED ,	-20
CALLED , _	-27
CALLED <code>	18 0 0 0 0 0 -53
CALLED <host>	22
CALLED <name>	22
CALLED <name> ,	0 0 0 0 -53
CALLED THIS	-33
CALLED THIS <version>	-24
CALLED _	56 -44 0 -95
CALLED _ $	30 0 -49 -39
CALLED _ ,	24 -45 0 0 0 64
CALLED _ IF	19
CALLED _ after	28 0 0 0 -42
CALLED _ and	20
CALLED and	-13
CALLED and _	-13
CALLED in	-16
CALLED of	15
CALLED&DECIDE	16
CALLED&EVERY	45 0 0 0 -54
CALLED&GRATITUDE	26
CALLED&LIVES	0 0 -60 0 44 -71
CALLED&NEVER	-10 0 0 0 0 48
CALLED&NOT	16
CALLED&NOW	28
CALLED&ONLY	-15
CALLED&THIS	0 0 0 0 -43
CALLED&USE	-25
CALLED&VALUE	0 -79
CALLED&WAS	32
CALLED&WE	-19
DECIDE	33 0 0 109 -73
DECIDE $	15 -66 0 50 0 -61
DECIDE ,	16 0 0 0 -70
DECIDE <name>	23
DECIDE CALLED	18
DECIDE EVERY	-12
DECIDE IS	38 -63 -72 61 -52 -37
DECIDE IS THIS	16
DECIDE IS _	21 -45 -50 47
DECIDE NOT	-20
DECIDE NOT _	-31
DECIDE Name	18
DECIDE SYMPTOM	-15
DECIDE THIS WE	22
DECIDE _	21 0 0 30 -46 -82
DECIDE _ ,	20 0 0 0 0 -40
DECIDE _ <number>	16
DECIDE _ GRATITUDE	-26
DECIDE _ THIS	-10
DECIDE _ and	-12
DECIDE _ at	20
DECIDE _ for	25
DECIDE a	-40
DECIDE a _	-40
DECIDE bei	24 0 0 0 0 -37
DECIDE bei _	24 0 0 0 0 -37
DECIDE for	37 0 0 50 -53 -37
DECIDE from	35
DECIDE from the	16
DECIDE in	14
DECIDE on	0 -93 0 36 0 -52
DECIDE on _	41
DECIDE on the	21
DECIDE one	43
DECIDE one _	43
DECIDE the	0 -60 0 0 -54
DECIDE the _	35
DECIDE to	23 -88 0 65
DECIDE to _	26 -67 0 57
DECIDE with	12 0 0 70
DECIDE with the	17
DECIDE&DONT	16
DECIDE&DROP	30
DECIDE&EVERY	-16 0 0 0 -69
DECIDE&FORNOW	-26
DECIDE&GRATITUDE	44 0 -60 0 0 -59
DECIDE&I	0 0 0 69
DECIDE&INSTEAD	17
DECIDE&IS	22 0 0 15 -13 -72
DECIDE&KEEP	40 0 0 0 -46
DECIDE&LIVES	0 0 0 23
DECIDE&MAYNOT	30
DECIDE&MUST	-14
DECIDE&NEVER	21
DECIDE&NO	19 -92 -71
DECIDE&NOLONGER	18 0 0 0 0 -41
DECIDE&NOT	0 0 0 32
DECIDE&OUR	11
DECIDE&SHOULD	12
DECIDE&SYMPTOM	15 0 0 0 -45
DECIDE&THIS	14 0 0 64 -91
DECIDE&USE	0 0 0 0 -34
DECIDE&VALUE	0 0 0 4 -7
DECIDE&WAS	25
DECIDE&WE	22 0 0 80 -82
DONE	-21 0 0 0 17 -90
DONE $	-15 0 0 -60 0 0 -44
DONE ,	-39
DONE , <number>	-25
DONE ?	-13
DONE ? $	-13
DONE EVERY	21
DONE NOT	-19
DONE NOT $	-19
DONE NOW	19
DONE NOW $	-41
DONE NOW _	42
DONE THIS	0 0 -38
DONE UNLESS	-43
DONE UNLESS _	-37
DONE _	31 0 0 0 0 -44
DONE _ $	0 0 0 0 -59
DONE after	-19
DONE after THIS	-19
DONE and	-18
DONE at	-10
DONE at <number>	-8
DONE auf	26
DONE by	0 -41
DONE by the	25
DONE in	-14
DONE into	31 0 0 0 41
DONE on	-20
DONE on I	-30
DONE on Name	22
DONE on the	-14
DONE the	-28
DONE the _	-27
DONE with	-18 -49
DONE with THIS	-31
DONE with _	0 -41
DONE with a	-31
DONE with the	-17
DONT HEDGE	-18
DONT LIVES	-23
DONT LIVES the	-22
DONT MUST	21
DONT MUST _	14
DONT OWNER	21
DONT USE	0 0 0 -66
DONT USE THIS	-39
DONT USE _	0 0 0 -56
DONT _	0 100 0 0 -67
DONT _ $	22 0 0 -67 0 -63
DONT _ ,	46 0 0 -93
DONT _ <path>	31
DONT _ EVERY	-21 51
DONT _ FORNOW	-36
DONT _ THEY	20
DONT _ THIS	-23 55 0 -67
DONT _ WHAT	-34
DONT _ a	32
DONT _ in	-21 0 -35
DONT _ on	32
DONT _ the	0 0 -50 -60 -50
DONT do	-12
DONT do _	0 0 -36 48
DONT la	17
DONT la _	17
DONT like	-15
DONT na	32
DONT na _	32
DONT&EVERY	0 0 0 0 -71
DONT&FORNOW	-38
DONT&I	-28
DONT&IS	26
DONT&KEEP	25
DONT&LIVES	-17 0 0 0 -56
DONT&MAYNOT	28
DONT&NEVER	-16
DONT&NO	-16
DONT&NOLONGER	34 13 0 0 -44
DONT&NOT	17
DONT&ONLY	-12 0 0 -52 0 -39
DONT&SYMPTOM	35 58 0 0 0 -53
DONT&USE	0 0 0 -75
DONT&VALUE	40
DROP	0 0 0 77
DROP $	-27 0 -55
DROP ,	24 0 0 52 -51
DROP THIS $	-47
DROP _	40
DROP _ $	27 36 0 -3 0 -53
DROP _ ,	-14 0 0 0 0 -55
DROP _ to	18
DROP after the	-18
DROP at	18 -43 0 -41 38
DROP for	-19
DROP from	-18 0 0 0 44
DROP here	-26
DROP in	21 0 0 0 -58
DROP in <version>	18 -37
DROP off	-37
DROP off $	-31
DROP on the	-15
DROP the	13 -67 -69 68 0 -64
DROP the _	12 -64 -62 63 0 -62
DROP to	-17
DROP to <number>	24
DROP with	33 0 0 40 -39
DROP&EVERY	57 -32 0 0 -63
DROP&FORNOW	24
DROP&GRATITUDE	17
DROP&HEDGE	-27
DROP&INSTEAD	14
DROP&IS	0 0 0 52 -76 -91
DROP&LIVES	23 0 -56
DROP&MOVED	22
DROP&MUST	14 -36 0 0 44
DROP&NEVER	35
DROP&NOT	19
DROP&NOW	0 0 0 0 0 -39
DROP&SYMPTOM	27
DROP&THIS	0 0 0 65 -70
DROP&USE	48 -45
DROP&VALUE	26 -40 0 0 0 -78
DROP&WAS	13
DROP&WE	30 -76
EVERY $	-15 0 0 0 0 -73 -59
EVERY ,	13
EVERY , _	22
EVERY , the	21
EVERY <number> $	15
EVERY ?	-31
EVERY ? $	-31
EVERY DONE	-20
EVERY DONE $	-33
EVERY HEARSAY	-33
EVERY HEDGE	20
EVERY HEDGE _	20
EVERY IS _	20 44 0 0 -53
EVERY IS on	0 -49 0 0 55
EVERY LIVES	34
EVERY LIVES $	22
EVERY LIVES LIVES	17 39 0 0 -35
EVERY MOVED	-10
EVERY MUST	27
EVERY NOW	-26
EVERY Name	42
EVERY Name am	24
EVERY OUR	17 -44 0 0 54
EVERY OUR _	17 -44 0 0 54
EVERY SYMPTOM	-28
EVERY THIS	43
EVERY THIS LIVES	24
EVERY THIS _	44 0 0 -18
EVERY THIS a	22 0 0 0 -44
EVERY TIME	29 -38 0 -75 31 -86
EVERY TIME $	59 -70 -47 -58 50
EVERY TIME _	-23 -34
EVERY UNLESS	15
EVERY WAS	-27
EVERY YOU	-24
EVERY YOU like	-24
EVERY _	20
EVERY _ $	21
EVERY _ ,	24 -37
EVERY _ <number>	-22
EVERY _ ?	-33
EVERY _ EVERY	27
EVERY _ I	-16
EVERY _ IS	22
EVERY _ LIVES	28
EVERY _ MUST	-22 78 0 0 -88
EVERY _ NOW	21
EVERY _ SHOULD	-28
EVERY _ SYMPTOM	-52
EVERY _ THEY	-21
EVERY _ THIS	-16 0 0 0 -53
EVERY _ TIME	9 0 0 0 50
EVERY _ UNLESS	28 59 0 0 -62
EVERY _ USE	-22
EVERY _ a	37 49 0 0 -48
EVERY _ an	43 36 0 0 -32 -27
EVERY _ at	24
EVERY _ de	19
EVERY _ in	38 48 0 0 -53 -62
EVERY _ of	-21 37 0 0 -40
EVERY _ on	41 -55 0 0 54
EVERY _ the	13 64 0 0 -71
EVERY _ to	30 0 0 -59
EVERY a	-20
EVERY a _	-20
EVERY and	-25
EVERY but	22 38 0 0 -45
EVERY de	20 36 0 0 -31
EVERY first	31
EVERY for	-18 0 0 0 42
EVERY in	25 16 0 -56
EVERY in <path>	21
EVERY in _	17
EVERY new	33
EVERY new _	32
EVERY of	-30
EVERY of the	-30
EVERY on	33
EVERY other	29
EVERY over	40 33 0 0 -39
EVERY the	0 0 0 0 0 33
EVERY the _	0 0 0 -48 0 37
EVERY with _	17
EVERY&HEDGE	0 0 0 0 -54
EVERY&I	0 0 0 -48
EVERY&INSTEAD	23 0 0 0 0 -40
EVERY&IS	0 0 0 0 31 -53
EVERY&KEEP	45 0 0 0 -83
EVERY&LIVES	30
EVERY&MAYNOT	41
EVERY&MUST	0 95 0 0 -91
EVERY&NEVER	20 -67
EVERY&NO	26
EVERY&NOLONGER	16
EVERY&NOT	29
EVERY&NOW	-26
EVERY&ONLY	0 0 0 -64
EVERY&OUR	28
EVERY&PLEASE	19 0 50
EVERY&SHOULD	-33
EVERY&USE	-32 0 0 -41
EVERY&WAS	-25
EVERY&YOU	34
FORNOW	-23
FORNOW $	-14 -63 -65 -67 83
FORNOW ,	-33 0 0 0 -56
FORNOW FORNOW	-29
FORNOW FUTURE_I	-21
FORNOW IS	-20
FORNOW IS _	-18
FORNOW LIVES	-19
FORNOW PREFER	-15
FORNOW PREFER to	-15
FORNOW _	-49
FORNOW _ $	-38
FORNOW one	-27
FORNOW one $	-25
FORNOW&HEDGE	-17
FORNOW&INSTEAD	-25
FORNOW&IS	0 -46 0 0 82
FORNOW&KEEP	-25
FORNOW&LIVES	-29
FORNOW&MOVED	16
FORNOW&MUST	15 -35
FORNOW&NO	22
FORNOW&NOW	38 0 0 0 57 -46
FORNOW&OUR	29
FORNOW&PLEASE	-23
FORNOW&PREFER	-17
FORNOW&SYMPTOM	-33
FORNOW&USE	-23
FORNOW&VALUE	-10
FORNOW&WE	-30
FUTURE_I	-36 -46 72 -67 -66
FUTURE_I AGAIN	-20
FUTURE_I AGAIN _	-20
FUTURE_I DROP	-28
FUTURE_I HEDGE	-16
FUTURE_I HEDGE $	-12
FUTURE_I HEDGE _	-14
FUTURE_I LIVES	-18
FUTURE_I NOT	-32
FUTURE_I NOT _	-27
FUTURE_I OWNER	-25
FUTURE_I _	-22
FUTURE_I _ $	-39
FUTURE_I _ THIS	-15
FUTURE_I _ YOU	-16
FUTURE_I _ between	-40
FUTURE_I _ in	-11
FUTURE_I _ on	-26
FUTURE_I _ with	-13
FUTURE_I a	-28
FUTURE_I a _	-28
FUTURE_I an	-13
FUTURE_I an _	-13
FUTURE_I back	-32
FUTURE_I do	-43
FUTURE_I on	-36
FUTURE_I on _	-28
FUTURE_I the	37
FUTURE_I the _	37
FUTURE_I to	-42
FUTURE_I to _	-41
GRATITUDE	-22
GRATITUDE ! $	-25
GRATITUDE $	-18 0 0 0 0 -76
GRATITUDE ,	-21
GRATITUDE , EVERY	-26
GRATITUDE , GRATITUDE	-18
GRATITUDE , I	11
GRATITUDE , IS	-26
GRATITUDE , NEVER	-28
GRATITUDE , PAST_I	-13
GRATITUDE , THIS	-23
GRATITUDE , WRONG	-20
GRATITUDE , _	-33 -47
GRATITUDE , and	-40
GRATITUDE <number>	-28
GRATITUDE AGAIN $	17
GRATITUDE FUTURE_I	-14
GRATITUDE GRATITUDE	-19
GRATITUDE GRATITUDE $	-20
GRATITUDE IF	19
GRATITUDE IF the	24
GRATITUDE IS	-24
GRATITUDE NO	-29
GRATITUDE NO $	-26
GRATITUDE NOW	-29
GRATITUDE NOW $	-20
GRATITUDE PLEASE	-37
GRATITUDE PLEASE $	-28
GRATITUDE UNLESS	33 0 0 0 0 -32
GRATITUDE YOU	-26
GRATITUDE YOU $	-15
GRATITUDE _	-15 -61 0 46
GRATITUDE _ !	-31
GRATITUDE _ $	-55
GRATITUDE _ ,	-23
GRATITUDE _ DECIDE	44 0 -27 0 -49
GRATITUDE _ THIS	-33
GRATITUDE _ the	26
GRATITUDE a	-24
GRATITUDE a _	-24
GRATITUDE and _	-36
GRATITUDE by	20
GRATITUDE do	-20
GRATITUDE do THIS	-15
GRATITUDE do the	-15
GRATITUDE for	-32 0 0 0 -39
GRATITUDE for _	0 0 0 0 -39
GRATITUDE for the	-32
GRATITUDE the	-25
GRATITUDE the _	-14
GRATITUDE there	-15
GRATITUDE&IS	-17
GRATITUDE&MAYNOT	-26
GRATITUDE&MUST	35
GRATITUDE&NO	-17 -41
GRATITUDE&NOLONGER	-25
GRATITUDE&NOW	-14 0 0 -48
GRATITUDE&ONLY	34
GRATITUDE&PLEASE	-15
GRATITUDE&SYMPTOM	-16
GRATITUDE&THIS	-15
GRATITUDE&USE	13 0 0 -42
GRATITUDE&WAS	-16
GRATITUDE&WE	44
GRATITUDE&YOU	-26
HEARSAY	-62
HEARSAY "	14
HEARSAY " _	36
HEARSAY $	23 0 0 0 -61
HEARSAY ,	-31
HEARSAY <number>	-24
HEARSAY <version>	27
HEARSAY GRATITUDE	-17
HEARSAY GRATITUDE $	-17
HEARSAY IS	-29
HEARSAY NEVER	-32
HEARSAY NEVER to	-25
HEARSAY NO $	-33
HEARSAY THIS	-29 -32
HEARSAY THIS DONE	-20
HEARSAY THIS THEY	-17
HEARSAY THIS _	-22
HEARSAY THIS the	-23
HEARSAY _	-42 0 0 0 -42
HEARSAY _ $	0 0 0 0 -35
HEARSAY _ IS	-15
HEARSAY a	-15
HEARSAY the	-30
HEARSAY the _	-31
HEDGE	-23
HEDGE $	-38
HEDGE <number>	30
HEDGE EVERY	-28
HEDGE EVERY _	-29
HEDGE HEDGE	-20
HEDGE IS	-20
HEDGE IS THIS	-17
HEDGE IS the	-20
HEDGE LIVES	-30
HEDGE MOVED	-13
HEDGE NOT	-17
HEDGE NOT _	-17
HEDGE THIS	-24
HEDGE THIS the	-14
HEDGE USE	-32
HEDGE USE _	-28
HEDGE WE	-24
HEDGE WE SHOULD	-20
HEDGE WHAT	-20
HEDGE _ $	-17
HEDGE _ IS	-11
HEDGE _ USE	-25
HEDGE _ WE	-32
HEDGE _ the	21 -33
HEDGE _ to	-25
HEDGE _ un	-27
HEDGE a	-14
HEDGE a _	-14
HEDGE an	-31
HEDGE do	11
HEDGE on	22
HEDGE on the	28 -44
HEDGE the	-37
HEDGE the _	-37
HEDGE&I	-32
HEDGE&IS	-41
HEDGE&LIVES	-31
HEDGE&MUST	-33
HEDGE&NO	-24
HEDGE&NOW	21
HEDGE&ONLY	-31
HEDGE&SHOULD	-20
HEDGE&THIS	-15 58 0 0 -51
HEDGE&USE	-36
HEDGE&VALUE	-12
HEDGE&WAS	-16
HEDGE&WE	-34
I	-21 0 98
I $	20 0 0 -68 0 -66
I <number>	-32
I <number> _	-32
I AGAIN	-47
I ALWAYS _	16
I BECAUSE	-15
I CALLED	-27
I DECIDE	20
I DECIDE THIS	24
I DONE	-19
I DONT	-31
I DONT HEDGE	-18
I DONT _	-35
I DONT like	-15
I DROP	-8
I FORNOW	-29
I FORNOW $	-29
I GRATITUDE	25
I GRATITUDE $	21
I HEDGE	-31
I LIVES	-43
I LIVES _	-30
I LIVES the	-16
I MAYNOT	-35
I MAYNOT _	-35
I MOVED	-20
I MUST	-29
I NEVER	-15
I NEVER _	-18
I OWNER	16 45 -48
I OWNER $	16 45 -48
I PREFER	43 -80
I PREFER IF	25
I PREFER _	30
I SHOULD	-15
I SYMPTOM	-20
I UNLESS	-21 45 -49
I UNLESS YOU	0 45 -49
I USE	-17
I WAS	-16
I WAS YOU	-19
I WHAT	-23
I WHAT _	-10
I _	-13 -60
I _ $	-54 0 0 0 -69
I _ ,	32 -89 0 0 -78
I _ EVERY	27
I _ FORNOW	-17
I _ IS	41 0 -42 -44 24
I _ LIVES	-32
I _ NEVER	-27
I _ NOT	-23
I _ ONLY	-20
I _ SYMPTOM	-13
I _ THIS	-36
I _ USE	-22
I _ WAS	27
I _ WE	28
I _ a	-20
I _ at	22
I _ from	-23
I _ in	-11
I _ on	17
I _ the	-23
I _ to	35 0 -47 0 -50 -34
I _ with	32
I do	27
I for	19
I in	-42
I in _	-42
I just	-34
I just _	-27
I old	-32
I old _	-32
I the	0 -49
I the _	0 -49
I to	-17
I to _	-17
I&INSTEAD	-29
I&IS	29
I&MOVED	-32
I&NOLONGER	-37
I&NOW	15
I&ONLY	-32 -41
I&OUR	-29
I&PREFER	45 0 77
I&SYMPTOM	-19
I&THIS	-18
I&USE	-55
I&VALUE	0 0 0 -75
I&YOU	0 0 0 0 0 0 -46
IF	0 0 0 0 0 -80
IF $	-47 0 0 0 0 -53
IF ,	34
IF , at	29 38 0 0 -38
IF DECIDE	15
IF DECIDE _	7
IF EVERY	-30
IF I	-21
IF I WAS	-19
IF I _	-19
IF IS	-32
IF IS _	-20
IF PER	31 0 0 0 0 -35
IF THEY	0 0 0 0 0 -30
IF THEY IS	28
IF THEY _	0 0 0 0 0 -21
IF THIS DONE	-34
IF THIS LIVES	-30
IF THIS SYMPTOM	27
IF WE	-48
IF WE NEVER	-26
IF WE _	-39
IF YOU	18
IF YOU MUST	18
IF YOU _	15 0 0 0 0 0 -39
IF _	28 0 0 -40
IF _ $	0 0 0 -55 0 0 -33
IF _ EVERY	20 -39 0 0 59
IF _ IS	11 0 0 -54
IF _ a	-19
IF _ avec	17 0 0 0 -57 0 63
IF _ con	14
IF _ en	16 0 0 0 -55
IF a	36
IF a _	36
IF there	32
IF there IS	27
INSTEAD	0 -63
INSTEAD $	-27 -40 0 61 0 -32
INSTEAD <number>	-18 0 0 -44 46 -32
INSTEAD <number> $	-18 0 0 -44 46 -32
INSTEAD _	67 -55
INSTEAD _ $	51
INSTEAD _ ,	40 0 0 0 -44
INSTEAD&IS	-17
INSTEAD&LIVES	15 -22
INSTEAD&NOLONGER	-27
INSTEAD&NOW	0 0 0 0 50
INSTEAD&SYMPTOM	-26 -14
INSTEAD&THIS	0 0 0 87 -77 -57
INSTEAD&USE	-24 0 0 0 0 30
INSTEAD&VALUE	-25 0 0 0 55 -57
IS "	-33
IS " EVERY	-37
IS $	-39 -33 59
IS ,	37 -37
IS <acronym>	43 -67 -69 -58 73 -62
IS <amount>	40
IS <code>	36 0 0 -49
IS <code> $	25
IS <code> ,	21 0 0 0 32
IS <code> NOW	19
IS <host>	32 0 0 0 34
IS <host> $	31
IS <host> ,	17 0 0 0 44 -48
IS <ip>	16 0 0 0 39 -42
IS <mail>	36 0 0 0 44 -41
IS <name>	26 0 -68 -79 0 0 -56
IS <name> $	15 0 -49 0 0 -23 -28
IS <name> ,	14 0 0 0 0 48
IS <name> NOW	12
IS <name> UNLESS	18 -39 0 0 50
IS <number>	24
IS <number> $	0 -67 -96 -72
IS <number> ,	14 -68
IS <number> <acronym>	25 -56 0 0 38
IS <number> NOW	44 0 0 -44 21
IS <number> PER	0 0 0 0 50
IS <number> TIME	58
IS <number> by	0 0 0 0 37 -32
IS <number> of	51
IS <number> to	38 0 0 0 0 -60
IS <path>	29
IS <path> $	14 0 0 0 -48
IS <path> ,	29
IS <time>	40 0 0 0 39
IS <url>	28 0 0 0 43 -41
IS <url> $	28 0 0 0 43 -41
IS <version>	0 -61 0 -65
IS <version> $	26 -49 0 0 62
IS AGAIN	0 0 0 0 67
IS AGAIN on	20
IS ALWAYS	0 0 -62 27
IS ALWAYS _	0 0 -40 0 0 -27
IS ALWAYS the	-29
IS CALLED	14 0 0 -57
IS CALLED ,	-27
IS CALLED <host>	22
IS CALLED <name>	22
IS CALLED _	37
IS DECIDE	-23
IS DECIDE $	-30
IS DECIDE ,	-16
IS DONE	-32 0 -73
IS DONE $	0 0 -30
IS DONE ,	-38
IS DONE by	27 -41
IS DONE with	30 -40
IS DROP	0 0 0 45
IS DROP $	22 0 0 -15
IS DROP ,	26 0 0 0 -42
IS DROP off	-37
IS EVERY $	-16
IS EVERY a	-20
IS EVERY in	-12
IS FORNOW	-48
IS FORNOW $	-36
IS GRATITUDE	-14
IS GRATITUDE $	-78
IS GRATITUDE ,	0 -40
IS I	46 0 -29 0 0 -31
IS I $	31 0 0 0 0 -25
IS IF	13
IS IS	23
IS IS _	23
IS KEEP	-24 -61 0 0 62 -51
IS KEEP $	-38
IS KEEP in	20 0 0 0 42
IS LIVES	31 0 0 0 38 -67
IS LIVES PER	20
IS LIVES in	15
IS LIVES on	37 0 0 0 0 -26
IS MAYNOT	27 63 0 0 -74 -45
IS MAYNOT $	18
IS MAYNOT _	35 35 0 0 -35 -41
IS MOVED	18 0 0 -59
IS MOVED $	-21
IS MOVED ,	-32
IS MOVED off	0 0 0 -27
IS MOVED on	23
IS MUST	-19 44 0 0 -68
IS MUST $	-29
IS NEVER	0 0 0 0 -45
IS NEVER USE	-16
IS NEVER _	36
IS NO	23 -59 0 -61
IS NO _	15 -44 -52 -47 54
IS NOLONGER	-25 -65 0 70 -43
IS NOLONGER $	-19 0 -39 47 -45
IS NOLONGER ,	-9 -44 0 0 0 -40
IS NOLONGER ?	-24
IS NOLONGER SYMPTOM	-35
IS NOLONGER _	-16 0 0 0 -32
IS NOLONGER here	20
IS NOT	-16
IS NOT $	0 0 0 0 0 -36
IS NOT USE	11 0 0 0 0 -41
IS NOT _	-30
IS NOT a	-33
IS NOT the	27
IS NOW _	36 0 0 0 0 -32
IS Name	58 -82 -81 0 48
IS Name $	41 -40
IS Name ,	24 0 0 0 49 -52
IS Name Name	27 0 0 0 38
IS ONLY	18
IS ONLY <number>	32
IS ONLY for	0 -28 0 0 -46
IS OUR	27
IS OUR _	25
IS OWNER	20
IS PER	43 -69 0 -48
IS PER NOW	33
IS PER _	14 0 0 -43 -27 61
IS SYMPTOM	-38 0 0 0 0 -46
IS SYMPTOM $	-34
IS SYMPTOM ,	-44
IS SYMPTOM AGAIN	-27
IS SYMPTOM NOW	-23
IS SYMPTOM _	-16
IS SYMPTOM a	-35
IS SYMPTOM for	-21
IS SYMPTOM in	-31
IS SYMPTOM on	-20
IS SYMPTOM to	42 0 0 0 34 -31
IS THEY	12 0 0 0 -49 44
IS THEY _	12 0 0 0 -49 44
IS THIS $	-14
IS TIME	26
IS TIME $	30
IS TOO	-36 0 0 63 0 -51
IS TOO SYMPTOM	19
IS TOO _	-59 0 0 0 0 -47
IS UNLESS the	-17
IS USE	-30
IS WHAT	41 -71
IS WHAT WE	31 0 0 0 -42
IS WHAT _	25 0 0 -41 59
IS WHAT the	37
IS WRONG	-35 0 0 0 -69 49
IS WRONG $	-54
IS WRONG ,	31
IS WRONG NOW	-27
IS WRONG _	44
IS _ $	-29
IS _ ,	28 0 0 -81
IS _ <acronym>	21 0 0 0 35
IS _ <host>	20
IS _ <number>	38 0 0 -86
IS _ ALWAYS	53 -70 -58 -50 75 5
IS _ EVERY	45 -64 0 0 59 -66
IS _ FORNOW	18
IS _ GRATITUDE	-18
IS _ IF	48 0 -63 0 0 0 -38
IS _ IS	-19
IS _ NOT	56 -51 0 0 -60 51
IS _ NOW	17 -49
IS _ NOWON	28 0 0 0 -57
IS _ ONLY	0 0 -67 0 0 -42
IS _ PER	0 -67
IS _ SYMPTOM	-12
IS _ THIS	18
IS _ UNLESS	-14 52 0 0 0 -57
IS _ WHAT	-29
IS _ a	40
IS _ after	-36 0 0 0 -50
IS _ and	73 -98 -60 -76
IS _ as	24
IS _ for	0 -75 -67 0 79 -59
IS _ from	40
IS _ here	28 -43
IS _ in	-20 0 -60 -80
IS _ into	0 -46 0 0 52
IS _ on	19 0 -73 -66 38
IS _ out	19
IS _ over	30
IS _ than	-14
IS _ the	-15 0 -65 -44 0 -67
IS _ to	30 28 0 9 0 -72
IS _ two	-19
IS _ up	18
IS _ with	66 -46 -96 -77 0 0 67
IS a	11
IS a NOLONGER	-31
IS a SYMPTOM	-26
IS a TIME	42 0 0 0 40
IS a _	16 0 0 0 0 75
IS an	20 0 0 -58
IS an SYMPTOM	-32
IS an _	25 0 -54 -43
IS as	28 -44 0 0 52
IS at	-20 0 0 -57
IS at <amount>	-32
IS at <number>	-51
IS at _	44 0 0 0 47
IS auf	27 0 0 -42
IS back	31
IS bei	30
IS bei _	30
IS by	16
IS by TIME	17
IS das	-23
IS de	27 -46
IS de <number>	27
IS en	-17
IS en _	-24
IS for _	0 0 0 0 -14
IS for the	-27
IS from	27 -64 -59 -48
IS from _	40
IS from the	32 -36 0 0 55 -42
IS im	-18
IS in	0 0 -83 0 48
IS in <host>	20
IS in <name>	16 -56
IS in <path>	-33
IS in LIVES	-6
IS in TIME	37 0 0 0 -43
IS in _	50 -91 0 0 25
IS in the	-26
IS just	24
IS like	30
IS more than	23
IS o Name	32
IS o _	-29
IS off	13 0 -57 0 0 -58
IS off $	-34
IS off ,	41 -37
IS off in	26 0 0 0 -46
IS old	-36
IS on	28
IS on $	30
IS on SYMPTOM	-31
IS on _	24 -85 0 -65
IS one	27 0 0 0 0 -31
IS one _	17 0 -40 0 38 -28
IS out	-26 0 0 70 -49
IS out $	-45
IS out ,	39 0 -59 0 -56
IS out of	-28
IS over	0 0 0 0 -60
IS over ,	-25 0 0 -22
IS the <date>	11
IS the ONLY	31 0 0 0 53 -37
IS the WRONG	18
IS the _	0 -101
IS the first	25 40 0 0 -36
IS the old	0 0 0 0 -44
IS to	-33
IS to _	-33
IS two	0 0 -53
IS two _	28 0 -53
IS under	20
IS up	-26
IS zu	-27
IS zu _	-27
IS&KEEP	15
IS&LIVES	36
IS&MAYNOT	0 18 0 -81 0 -54
IS&MUST	-7 0 0 0 0 -103
IS&NEVER	0 62 0 -78
IS&NO	0 0 0 -15 0 72
IS&NOT	50 0 0 0 -15 62
IS&NOW	13 0 0 0 -12
IS&ONLY	18
IS&OUR	42 0 0 0 88
IS&PLEASE	0 0 0 0 -52
IS&PREFER	22
IS&SHOULD	17
IS&SYMPTOM	-26
IS&USE	-19
IS&VALUE	27
IS&WAS	27 -95 0 -44
IS&WE	17
IS&YOU	36
KEEP	20
KEEP $	-19
KEEP ,	0 0 0 68 -49 -66
KEEP , _	33 -45 0 54 -51
KEEP , the	-21
KEEP <number>	24 -61 0 -42
KEEP <number> TIME	24 -61 0 -42
KEEP <path>	35
KEEP <path> _	35
KEEP THEY	26 -36 0 -41
KEEP THEY _	26 -36 0 -41
KEEP THIS _	0 -51 50
KEEP THIS in	-47
KEEP YOU	20
KEEP YOU _	20
KEEP _	23
KEEP _ $	0 0 0 -29
KEEP _ ,	25 0 0 -30
KEEP _ <number>	-22 0 0 0 -44
KEEP _ and	29
KEEP _ for	40
KEEP _ in	12
KEEP at	-18 -29
KEEP for	18 -39
KEEP in	38 57 -72 -65 0 -65
KEEP in the	36 50 0 -29 -47 -42
KEEP off	30 0 0 0 -67
KEEP off $	28 0 0 0 -54
KEEP on Name	16
KEEP on THIS	-14
KEEP on _	24
KEEP the	0 0 0 0 -66
KEEP the _	0 0 0 0 -64
KEEP there	22 0 0 -54
KEEP under	26 0 0 0 -52
KEEP under <number>	18 55 0 0 -44
KEEP with	0 0 0 0 -54
KEEP&LIVES	16
KEEP&MOVED	19
KEEP&MUST	0 49
KEEP&NOLONGER	17
KEEP&NOT	0 -43 0 0 0 -61
KEEP&NOW	27 0 0 -30 70 -63
KEEP&ONLY	14
KEEP&OUR	0 -43 0 73 -72
KEEP&PLEASE	42
KEEP&SHOULD	32
KEEP&THIS	20
KEEP&USE	0 -46
KEEP&VALUE	27 59 -60
KEEP&WAS	28
KEEP&WE	0 0 0 0 0 -62
KEEP&YOU	36
LIVES $	-23
LIVES ,	22
LIVES , NOT	19
LIVES , _	34
LIVES <amount>	0 0 0 0 57
LIVES <code>	38 0 0 0 -54 0 60
LIVES <date>	35 0 -14
LIVES <date> $	35 0 -14
LIVES <flag>	14
LIVES <flag> _	14
LIVES <name>	22 0 0 0 0 -49
LIVES <number> ,	24
LIVES <number> TIME	42 0 0 0 0 -49
LIVES <number> _	-18
LIVES ?	-19
LIVES ? $	-19
LIVES DECIDE to	-11
LIVES DROP	31 0 -45
LIVES DROP $	21 0 -31
LIVES EVERY	0 -54 0 -58 55 -55
LIVES EVERY $	0 0 0 0 42 0 -30
LIVES EVERY _	16
LIVES FORNOW	-28
LIVES FORNOW $	-28
LIVES IF	-38
LIVES IS	20
LIVES LIVES	20
LIVES LIVES on	15
LIVES MOVED	0 0 0 0 0 -39
LIVES MOVED $	16
LIVES NEVER	-28
LIVES NEVER _	-28
LIVES NO	-19
LIVES NO CALLED	-22
LIVES NOW	34
LIVES NOW _	32 0 0 0 40
LIVES Name	12
LIVES ONLY	39 0 0 0 0 -49
LIVES ONLY _	17 -40 0 0 48
LIVES PER	0 0 0 0 54 -51
LIVES PER _	21
LIVES THIS UNLESS	-16
LIVES THIS _	-25
LIVES USE	36 -74 -59 -52
LIVES USE <path>	14 0 0 0 -50
LIVES USE _	32 0 0 0 49 -38 -27
LIVES WE	-46
LIVES WRONG	-31
LIVES WRONG $	-31
LIVES YOU	-28
LIVES YOU _	-14
LIVES _ $	-31 0 0 -31 0 0 -53
LIVES _ ,	36 0 0 0 0 -69
LIVES _ <number>	-30 0 0 0 0 -51
LIVES _ <path>	18 0 0 0 -56 24
LIVES _ DECIDE	19
LIVES _ MOVED	0 0 0 32 0 -27
LIVES _ PER	-19 0 0 0 0 -40
LIVES _ SYMPTOM	-27
LIVES _ TIME	21
LIVES _ UNLESS	-30
LIVES _ a	-33
LIVES _ after	45 59 -41 0 -53 -40
LIVES _ and	-24
LIVES _ at	21
LIVES _ by	-7 0 -52
LIVES _ for	-31
LIVES _ from	30 -54 0 0 68 -37
LIVES _ für	24
LIVES _ in	38 24 -37 -45 0 -45
LIVES _ off	17
LIVES _ on	40
LIVES _ one	21 -48 0 0 41
LIVES _ the	-14 -66 -46
LIVES _ to	18
LIVES _ with	31 0 0 0 -67
LIVES a <number>	-38
LIVES a SYMPTOM	18
LIVES a new	11
LIVES after	37 -56 0 0 57 -49
LIVES after <number>	19 -25 0 0 31
LIVES an	35
LIVES an _	32
LIVES as	41 0 -27 0 0 -41
LIVES as _	22 0 -30
LIVES at	26 -77 -87
LIVES at _	28 0 0 -53 63 -62
LIVES back	-32
LIVES back after	-15
LIVES back to	-35
LIVES by	24 0 0 0 -42 0 48
LIVES en	26
LIVES for	47
LIVES from $	-25
LIVES from _	31 0 0 0 0 0 -52
LIVES in	43 0 -72
LIVES in <name>	31 -42 0 0 43 -41
LIVES in <number>	0 -32 0 0 36
LIVES in <path>	44 0 0 0 0 -71
LIVES in TIME	27 -59 0 -65 50 -63
LIVES in _	27
LIVES in the	16 0 0 -56
LIVES into	20 0 0 0 0 -48
LIVES into <path>	32 -51 0 0 0 -32
LIVES into _	22
LIVES into a	-16
LIVES into the	19
LIVES more	21 0 0 0 -29
LIVES on	15
LIVES on $	-37
LIVES on <number>	20 0 0 0 0 -51
LIVES on _	60 0 0 -64
LIVES on a	15
LIVES on the	39
LIVES one	0 -54 0 0 44
LIVES one _	20 -54 0 0 44
LIVES one more	-30
LIVES out	23 0 0 -48 58 -62
LIVES out PER	19
LIVES the	0 0 -61
LIVES the _	0 0 -58
LIVES to	-19 0 0 -54
LIVES to <path>	0 0 0 0 -46
LIVES to _	-20 0 0 -53
LIVES two	0 0 0 -75
LIVES two TIME	-12 0 0 0 45
LIVES under	0 0 0 0 -40
LIVES under <path>	0 0 0 0 -40
LIVES up	30
LIVES up to	54
LIVES with	-23
LIVES with <number>	30
LIVES with _	-33
LIVES with the	32
LIVES&MOVED	-14
LIVES&MUST	31 0 -84
LIVES&NEVER	0 0 -67
LIVES&NO	-15
LIVES&NOLONGER	28
LIVES&NOT	0 0 0 0 0 0 34
LIVES&NOW	24 -60 0 -77
LIVES&PREFER	22
LIVES&SHOULD	-27
LIVES&SYMPTOM	0 0 0 0 0 -82
LIVES&USE	37
LIVES&WAS	16
LIVES&WE	-17
LIVES&YOU	0 0 0 0 -105
MAYNOT	12 79 -81 0 0 -85
MAYNOT $	18
MAYNOT LIVES	34 42
MAYNOT LIVES _	35 41
MAYNOT OWNER	31
MAYNOT USE	0 0 0 0 -41
MAYNOT _	0 36 -45
MAYNOT _ $	25 0 -21
MAYNOT _ ,	24
MAYNOT _ EVERY	38 0 -41 0 -56
MAYNOT _ THIS	-41
MAYNOT _ in	-49
MAYNOT _ the	29
MAYNOT to	20 56 0 -68
MAYNOT to USE	24
MAYNOT to _	8
MAYNOT&NOLONGER	-20
MAYNOT&NOW	0 0 0 0 30
MAYNOT&ONLY	38
MAYNOT&THIS	0 50 0 -74
MAYNOT&USE	19 65 0 0 -64 -51
MAYNOT&WAS	18
MAYNOT&WE	23 35 0 0 0 -41
MAYNOT&YOU	36 47 0 0 -50
MOVED ,	0 0 0 -56
MOVED , IS	0 0 0 -30
MOVED , _	-21
MOVED <number>	-20 0 0 0 0 -31
MOVED <number> to	-18 0 0 0 0 -31
MOVED EVERY	-28
MOVED EVERY <number>	-24
MOVED PER	0 -42
MOVED THIS	25 0 0 -30
MOVED THIS $	27 27 0 0 0 -29
MOVED _	0 0 0 0 0 -59
MOVED _ $	-17 52 0 0 -54
MOVED _ to	34
MOVED and	24 0 0 -47 11 -30
MOVED and NOW	-16
MOVED by	0 0 0 0 33 -31
MOVED by _	-23
MOVED from	29
MOVED from Name	17
MOVED from _	25 0 0 0 0 -29
MOVED in	9
MOVED in _	32 0 0 0 -51
MOVED in the	-25
MOVED off $	0 0 0 -27
MOVED on	13
MOVED on PER	23
MOVED the	0 -43
MOVED the _	0 -38
MOVED to	21 -56
MOVED to <host>	28 0 0 0 48 -41
MOVED to <name>	41
MOVED to <number>	-25
MOVED to <url>	19
MOVED to _	30 -44
MOVED to the	-43
MOVED à	25
MOVED&MUST	-33
MOVED&NEVER	0 0 0 0 -29
MOVED&NOLONGER	20 0 0 -44 46
MOVED&NOT	31 0 0 0 -56
MOVED&ONLY	16 -47 0 0 0 -28
MOVED&OUR	22
MOVED&THIS	-36
MOVED&USE	15 0 0 58 -44 -45
MOVED&VALUE	19 -87
MOVED&WE	17 -68
MOVED&YOU	18 -49
MUST	0 63
MUST $	0 -45 0 56 -55
MUST <number>	36 -56 0 0 36
MUST <number> _	40 -56 0 0 36
MUST DONE	41 29 0 0 0 0 -21
MUST EVERY	24
MUST EVERY _	20
MUST I	28
MUST I GRATITUDE	24
MUST KEEP	0 55 0 -63
MUST LIVES	0 0 0 0 -41
MUST LIVES THIS	-11
MUST LIVES _	-17
MUST LIVES on	33 -46
MUST LIVES the	24
MUST NEVER	12 0 0 0 -41
MUST NEVER _	27 0 0 0 -35
MUST ONLY	-11
MUST ONLY <number>	-11
MUST OWNER	0 43 0 0 -47
MUST THEY	0 0 0 0 0 -25
MUST THIS $	33 -73
MUST THIS _	0 0 0 0 -31
MUST THIS the	18
MUST UNLESS	24 0 -35
MUST USE	-17
MUST USE the	-21
MUST _ $	0 0 -91 -97 0 -91
MUST _ <number>	-17 -46 0 0 41
MUST _ <version>	22
MUST _ DONE	-28
MUST _ IF	-30
MUST _ LIVES	51 0 0 0 0 -44
MUST _ THIS	-39
MUST _ TIME	-35
MUST _ UNLESS	54 0 0 0 -35
MUST _ between	-24
MUST _ by	-29
MUST _ in	18 0 -70 0 0 -65
MUST _ on	-14
MUST _ the	15
MUST _ to	9
MUST _ un	34
MUST a	-32
MUST a TIME	-42
MUST an	-16 0 0 0 18
MUST an _	-25
MUST from	-27
MUST more	-37
MUST more _	-37
MUST the _	17
MUST two	29
MUST two _	29
MUST&NEVER	0 47 0 0 -42
MUST&NO	0 0 0 0 -74
MUST&NOT	-15
MUST&NOW	34 0 0 -46
MUST&ONLY	-29 0 37
MUST&OUR	-16
MUST&SYMPTOM	0 0 0 0 0 -59
MUST&USE	-27
MUST&VALUE	18 -67
MUST&WAS	28 0 0 0 -52
MUST&WE	0 47 0 0 0 -76
MUST&YOU	-22 0 0 0 -16
NEVER	0 73 0 0 -59
NEVER "	17
NEVER " _	17
NEVER $	0 57 0 0 -32 -51
NEVER ,	34 0 0 0 -52
NEVER <name>	29 -51
NEVER <name> $	29 -51
NEVER DONE	-34
NEVER HEARSAY	19
NEVER LIVES	19 62 -52 0 -63 -62
NEVER LIVES _	0 40 -35
NEVER NEVER	-11
NEVER NEVER _	-11
NEVER USE	0 0 0 0 0 -55
NEVER USE the	29
NEVER _	23
NEVER _ $	25 0 0 -67 -42
NEVER _ ,	0 0 0 0 0 -45
NEVER _ SYMPTOM	-27
NEVER _ THIS	0 -58 0 0 55
NEVER _ UNLESS	46 0 0 0 -51
NEVER _ a	0 0 0 -62 -61
NEVER _ an	23
NEVER _ for	-10
NEVER _ on	36
NEVER _ the	10
NEVER _ to	8
NEVER _ with	34 29 0 0 0 -29
NEVER the	33 0 0 0 -38
NEVER the _	33 0 0 0 -38
NEVER to	-27
NEVER to _	-18
NEVER von	0 41 -35
NEVER&NO	-15 0 0 0 0 -49
NEVER&NOT	43 0 0 0 0 -74
NEVER&ONLY	20
NEVER&PLEASE	20
NEVER&SYMPTOM	-16 0 0 0 0 -43
NEVER&THIS	-17 0 0 0 0 -62
NEVER&USE	23 0 0 0 -74
NEVER&WAS	-19
NEVER&WE	0 43 0 0 0 -58
NEVER&YOU	0 53 -61
NO ,	0 0 -46 0 0 52
NO , IS	-49
NO , ONLY	12
NO , USE	36 -59
NO , _	-9 0 0 0 0 28
NO , el	17 0 0 -56
NO , old	19
NO , the	0 -48 0 0 0 41
NO <acronym>	19
NO CALLED	-22
NO EVERY	45
NO EVERY ,	27
NO GRATITUDE	-16
NO IS	33 -47 -48 -39 -52 55
NO IS _	23 0 0 -38 0 43
NO MUST	-27
NO MUST _	-43
NO Name	-21
NO SYMPTOM	0 0 0 0 0 -38
NO SYMPTOM $	-33
NO SYMPTOM _	26 0 0 0 0 -38
NO _ EVERY	-28
NO _ FORNOW	-18
NO _ IF	-17
NO _ IS	-20
NO _ KEEP	-20
NO _ NOLONGER	17 -39 0 53
NO _ NOW	-53
NO _ Name	0 -37 -39 66
NO _ PLEASE	0 0 0 0 0 -41
NO _ THIS	0 0 0 -28 0 -30
NO _ UNLESS	60 0 0 0 -54 -70
NO _ WHAT	-33
NO _ after	46 0 0 -28
NO _ and	14
NO _ for	-15 0 0 -10
NO _ here	-43
NO _ in	0 0 0 0 -44
NO _ of	22
NO _ on	17 65 0 1 -34
NO _ then	39 -31 0 37
NO _ to	0 39 0 -20
NO default	16 0 0 0 0 -33
NO default _	16 0 0 0 0 -33
NO more	48 0 -53 0 0 -33
NO more $	29
NO more _	33 0 0 74 -48
NO new	35 0 -52
NO new _	35 0 -52
NO other	13
NO other _	13
NO the _	27
NO&NOLONGER	0 -39 0 53
NO&NOT	27 0 -55 0 -69
NO&NOW	-59 0 0 0 33 -38
NO&ONLY	0 0 0 0 0 -63
NO&PLEASE	21 0 0 -31 0 -66
NO&THIS	-17
NO&USE	0 0 -64 0 31
NO&WE	-14 0 -40
NO&YOU	-24
NOLONGER $	0 0 -95
NOLONGER ,	0 -24
NOLONGER , USE	-26
NOLONGER , _	31 -59
NOLONGER ?	-26
NOLONGER ? $	-26
NOLONGER PER	0 0 0 0 0 -20
NOLONGER SYMPTOM	-43
NOLONGER SYMPTOM $	-33
NOLONGER _	12 -82 -62
NOLONGER _ $	0 0 -46
NOLONGER here	20
NOLONGER&NOT	35
NOLONGER&NOW	31 0 0 -35
NOLONGER&ONLY	33
NOLONGER&OUR	29 -45 0 0 -48
NOLONGER&SYMPTOM	-17
NOLONGER&USE	21 63 -74 0 -84
NOLONGER&VALUE	34 -80
NOLONGER&WAS	-21
NOLONGER&WE	53 0 0 0 -59
NOT	0 0 0 0 -36 65
NOT "	0 0 0 0 0 -53
NOT $	-55 -53
NOT ,	0 0 0 0 -53
NOT <code>	0 0 0 0 0 0 -53
NOT <name>	42 0 0 0 -82 75
NOT <name> $	0 0 0 0 -54 49
NOT <number>	41 0 0 0 -34
NOT <number> $	43 0 0 0 -24
NOT <version>	37 0 0 0 0 43
NOT DONE	-14
NOT FORNOW	-24
NOT FORNOW $	-19
NOT IF	22
NOT IS	0 -52
NOT LIVES	-14 0 0 0 0 -63
NOT LIVES $	-50
NOT LIVES _	20 0 0 25 -26
NOT MOVED	29
NOT MOVED $	29
NOT MUST	-20
NOT Name	34 0 0 -52 -62 37
NOT Name $	34 0 0 -52 -62 37
NOT PER	28
NOT PER $	15 0 0 0 -43 36
NOT PER _	24 0 0 0 45 -5
NOT THIS	-43
NOT THIS _	-29
NOT USE	0 34 0 0 0 -59
NOT WHAT	35
NOT _ ,	35 -62 -42 0 -59 22
NOT _ ?	-21
NOT _ IF	-23
NOT _ NEVER	41 62 0 -52 -41 -46
NOT _ NOLONGER	0 -41 0 -33
NOT _ NOT	-39
NOT _ NOW	-35
NOT _ for	-21
NOT _ in	0 -62 0 -55 49 -62
NOT _ on	-41
NOT _ the	30
NOT _ to	-14 0 0 0 -25
NOT a	-16
NOT an	25
NOT by	19
NOT by _	19
NOT by the	0 0 0 0 -50
NOT de	0 0 0 0 -55
NOT de _	0 47 0 0 0 -49
NOT from	19
NOT from the	14
NOT in	17
NOT in _	16
NOT in the	0 0 0 0 0 -44
NOT like	-27
NOT on	30 0 0 0 -65
NOT the	0 -47 0 -54
NOT the _	0 -47 0 -51
NOT there	-12
NOT to	10 -58
NOT to the	13 -36 0 0 0 -46
NOT&NOW	-39
NOT&ONLY	-12
NOT&OUR	22 -64 0 0 -38
NOT&PLEASE	-27
NOT&SHOULD	13
NOT&THIS	16 0 0 0 -74
NOT&VALUE	20 0 0 0 -8 44
NOT&WAS	-24
NOT&WE	26
NOW $	18
NOW ,	0 -86 0 -70 26
NOW , THIS	-30
NOW , WE	11
NOW , _	31 0 0 -43 19 -63
NOW , the	0 0 0 -42
NOW <number>	27
NOW <number> $	18 0 0 0 44 -37
NOW <version>	34 0 0 0 41
NOW BECAUSE	22
NOW BECAUSE of	15
NOW BECAUSE the	17
NOW EVERY	22
NOW FORNOW	33 0 0 0 47
NOW FORNOW $	30
NOW INSTEAD	27 0 0 0 42
NOW NO	-24
NOW NO _	-24
NOW Name	0 -33 0 0 43
NOW THIS	-25
NOW THIS USE	-16
NOW THIS _	-23
NOW TIME	24
NOW TIME $	24
NOW WE	-11 0 0 0 40
NOW _ $	-15 -56 0 0 0 -58
NOW _ ,	27
NOW _ EVERY	-19
NOW _ NO	-32
NOW _ NOT	-32
NOW _ el	33 0 0 0 37
NOW and	-22 0 0 0 43
NOW and the	31 0 0 0 41
NOW last TIME	32
NOW the	0 -75
NOW the _	-22 0 0 -79
NOW the last	8
NOW&ONLY	41 0 0 -47 0 -57
NOW&OUR	20 0 0 0 49
NOW&SHOULD	-19
NOW&SYMPTOM	-26
NOW&THIS	-34
NOW&USE	0 -39 47 0 -64
NOW&VALUE	18
NOW&WAS	-20 0 0 -56 55
NOW&WE	48 0 0 0 0 -57
NOW&YOU	26
NOWON	48
NOWON $	54 0 0 0 -27
NOWON ,	19
NOWON ?	-31
NOWON ? $	-31
NOWON EVERY	32 49 -39
NOWON NOW	14
NOWON THIS	30
NOWON THIS TIME	28
NOWON THIS _	21
NOWON _	36 -45 0 -40 16 -45
NOWON _ $	28 -42
NOWON the	38 0 0 0 0 -41
NOWON the _	22 0 0 -33 0 -39
Name	25
Name "	33
Name $	31
Name ,	32 -81 0 0 63
Name , NOT	16
Name , Name	0 0 0 -47 36
Name , _	38 0 0 0 0 -48
Name , die	0 0 0 -57 0 -57
Name , the	15
Name <acronym>	23
Name <number>	21
Name ?	-23
Name ? $	-23
Name CALLED	-16
Name DECIDE ,	23
Name DONE	29
Name IS	0 0 0 -62
Name IS Name	37
Name IS SYMPTOM	-14
Name IS _	-13
Name LIVES	-25 0 0 0 54 -49
Name LIVES _	-30
Name MAYNOT	19
Name MUST _	-20
Name NOLONGER	14 41 0 -46 -34
Name NOT $	-24
Name NOW	-27 0 0 0 41
Name Name	44 -46 0 -44 48 -69
Name Name $	0 -56 -50 0 52
Name UNLESS	26
Name WAS	21
Name _ $	0 -34
Name _ ,	17
Name _ EVERY	26 0 -35
Name _ IS	16
Name _ Name	-26
Name _ in	26
Name _ the	25
Name am	28 0 0 0 -55
Name am Name	28 0 0 0 -55
Name and	0 -43
Name and Name	26
Name and _	-14
Name for	13
Name for _	27
Name für	-24
Name für den	-24
Name in	26
Name in Name	28
Name the	-18
Name the _	-18
Name to	29
Name und	31
ONLY	16
ONLY $	25 68 -58 0 -18 -59
ONLY ,	16 0 0 0 0 57
ONLY , _	12 -57
ONLY <number>	31 0 0 -83
ONLY <number> PER	26 -44 0 0 37
ONLY <number> _	0 66 0 -60 -25 -65
ONLY AGAIN	23
ONLY AGAIN _	18
ONLY DONE	0 -44 0 0 48
ONLY DONE on	-14
ONLY FORNOW	26
ONLY IS	-20
ONLY LIVES	-33
ONLY LIVES <number>	19
ONLY LIVES _	-29
ONLY LIVES the	-23
ONLY NEVER	15
ONLY NEVER _	15
ONLY Name	33
ONLY Name _	33
ONLY THEY	26 -41 0 -43 41
ONLY THEY _	26 -41 0 -43 41
ONLY THIS	-45
ONLY THIS _	-27
ONLY USE	12
ONLY USE _	29
ONLY WHAT	24 -63 69
ONLY WHAT IS	15
ONLY _	24 0 -50
ONLY _ $	77 0 0 -33
ONLY _ ,	14
ONLY _ <number>	33 48 0 0 -44
ONLY _ IS	0 -53 0 0 59
ONLY _ LIVES	30 -28
ONLY _ SHOULD	-30
ONLY _ THEY	-12
ONLY _ THIS	24
ONLY _ USE	21 0 0 0 -36
ONLY _ from	14
ONLY _ of	0 0 0 0 0 -25
ONLY _ one	0 -35
ONLY _ the	0 -7 0 0 34
ONLY _ with	21 40 -37 -49
ONLY between	23
ONLY between <number>	23
ONLY for	25 -54 0 0 -70
ONLY from	29
ONLY from the	15
ONLY in	24 0 -43 0 -62
ONLY in the	29 0 -26
ONLY on	16 -59 0 0 42
ONLY on the	0 0 0 0 45
ONLY one $	-14
ONLY one _	0 -31
ONLY the OWNER	40
ONLY the _	20
ONLY the first	-42
ONLY the last	-23
ONLY to	27 0 0 -46 48 -42
ONLY to _	27 0 0 -45 40 -22
ONLY&OUR	21
ONLY&PLEASE	-31
ONLY&SHOULD	-39
ONLY&SYMPTOM	-17
ONLY&THIS	-21
ONLY&USE	15 58 -65 0 0 -68
ONLY&VALUE	0 44
ONLY&WAS	30
ONLY&WE	0 0 0 0 18
ONLY&YOU	23
OUR	15
OUR <acronym>	22
OUR Name	18
OUR Name IS	18
OUR _	16
OUR _ $	0 0 -70 0 0 -76
OUR _ ,	-19
OUR _ IS	16 -77 0 0 0 -65
OUR _ LIVES	22 -39
OUR _ MUST	-31
OUR _ NOLONGER	27 -38
OUR _ THIS	-23
OUR&PLEASE	19
OUR&USE	-29
OUR&VALUE	43 0 0 0 0 -71
OUR&WE	39 0 0 63 -74
OWNER	37 0 0 -71 20 -42
OWNER $	23 0 0 0 0 -58
OWNER ,	24
OWNER ?	-36
OWNER ? $	-36
OWNER I UNLESS	-31
OWNER I for	19
OWNER IS	42 -52 -57 -44 0 0 -39
OWNER THEY	0 0 0 0 47
OWNER THEY $	23
OWNER UNLESS	31 0 0 0 -45
OWNER UNLESS YOU	30
OWNER YOU	27
OWNER _	0 34 -73 -51 0 -55
OWNER _ IS	16
OWNER _ for	-25
OWNER for	0 0 -40 0 27
OWNER for EVERY	20
OWNER for the	-25
OWNER in	17
OWNER in the	17
OWNER of	30
OWNER the	0 0 0 -48
PAST_I	-47 -77
PAST_I NOT	-16
PAST_I THIS	-34
PAST_I THIS $	-29
PAST_I _	-39
PAST_I _ $	-28
PAST_I a	-19
PAST_I a _	-19
PAST_I at	-23
PAST_I the	-18
PAST_I to _	-13
PER	29
PER $	14 -66
PER ,	33
PER , THIS	23
PER , _	21 0 0 0 0 -52
PER <acronym>	20 0 0 0 0 -36
PER IF	16
PER IS	-6
PER IS _	25
PER NOW	52 0 0 -62 73 -53
PER NOW $	43 0 0 -52 63 -54
PER TIME	0 0 0 0 51 -47
PER TIME $	0 0 0 -68
PER TIME ,	24
PER _	18
PER _ $	9 0 -39
PER _ ,	0 0 -85
PER _ INSTEAD	22 0 0 0 0 -38
PER _ IS	27 0 0 0 0 -48
PER _ NOW	23 0 0 -48 -40 45
PER _ and	26
PER and	-25 -42
PER at	33
PER at _	28
PER in	-18
PLEASE	0 0 108 -55 -94
PLEASE $	-23 0 0 -30 -51
PLEASE ,	0 0 0 -48 -51
PLEASE , I	-20
PLEASE , NO	32 0 0 0 0 -31
PLEASE , OUR	14
PLEASE , _	-13
PLEASE DROP	18
PLEASE KEEP	23
PLEASE LIVES	20
PLEASE NEVER	29
PLEASE NEVER _	26
PLEASE NO	34
PLEASE NO _	20 -32 53
PLEASE USE	28 -32 0 0 0 -27
PLEASE USE _	28 -32 0 0 0 -27
PLEASE _	-33
PLEASE _ $	-30
PLEASE _ I	25
PLEASE _ WHAT	-33
PLEASE _ a	-46
PLEASE _ at	-30
PLEASE _ the	-20 0 0 0 0 -42
PLEASE _ with	0 -27
PLEASE auf	23
PLEASE auf _	23
PLEASE&PREFER	31
PLEASE&THIS	0 77 0 -61
PLEASE&USE	34 0 0 0 0 -36
PREFER	17 0 102 0 -91
PREFER IF	25
PREFER THIS $	-44
PREFER THIS IF	28
PREFER _	18 0 0 0 -61
PREFER _ $	51
PREFER _ ,	-18
PREFER _ in	29
PREFER _ over	24
PREFER _ to	-31
PREFER a	-39
PREFER a _	-39
PREFER the	-25
PREFER the TIME	-46
PREFER&THIS	-19
PREFER&VALUE	16
PREFER&WE	-18
PREFER&YOU	37
SHOULD	-15
SHOULD ALWAYS	0 0 0 0 -59
SHOULD ALWAYS USE	-26
SHOULD ALWAYS _	21
SHOULD EVERY	-17
SHOULD EVERY _	-17
SHOULD KEEP	35
SHOULD LIVES	-26
SHOULD LIVES a	-19
SHOULD NEVER LIVES	-15
SHOULD NOT	-21
SHOULD NOT _	-21
SHOULD OWNER	13
SHOULD USE _	20
SHOULD USE a	-28
SHOULD _	-17 -24
SHOULD _ $	-28
SHOULD _ <amount>	47 -36 0 0 47
SHOULD _ <number>	-23 0 -26 0 37
SHOULD _ WHAT	-17
SHOULD _ at	-20
SHOULD _ in	-21
SHOULD _ on	19
SHOULD _ to	-42
SHOULD _ up	-22
SHOULD&SYMPTOM	29 0 0 0 -63
SHOULD&THIS	-21 0 -59
SHOULD&USE	-19
SHOULD&VALUE	0 0 -51 0 55 -61
SHOULD&WE	-31
SHOULD&YOU	15
SYMPTOM	-32
SYMPTOM $	-54 0 -72
SYMPTOM , ASKS	-27
SYMPTOM , THIS	-32
SYMPTOM , _	17 0 0 0 -30
SYMPTOM , the	22 0 0 0 0 -31
SYMPTOM <number>	-39
SYMPTOM <number> $	-32
SYMPTOM AGAIN	-30
SYMPTOM AGAIN $	-31
SYMPTOM BECAUSE	-21
SYMPTOM BECAUSE of	-18
SYMPTOM FORNOW	-19
SYMPTOM FORNOW $	-18
SYMPTOM IF	-16
SYMPTOM IS	0 -46 -53 0 54
SYMPTOM LIVES	33
SYMPTOM LIVES _	26
SYMPTOM NOLONGER	-25
SYMPTOM NOW	-45
SYMPTOM NOW _	-33
SYMPTOM NOW the	-28
SYMPTOM SHOULD	13
SYMPTOM SHOULD ALWAYS	33
SYMPTOM SHOULD _	-42
SYMPTOM SYMPTOM	-17
SYMPTOM UNLESS	34
SYMPTOM UNLESS YOU	24
SYMPTOM WHAT	35
SYMPTOM _	23
SYMPTOM _ $	-24 0 0 0 -55
SYMPTOM _ ,	32 -43
SYMPTOM _ IS	35
SYMPTOM _ UNLESS	39
SYMPTOM _ in	30
SYMPTOM _ there	-26
SYMPTOM _ with	0 0 0 0 -30
SYMPTOM a	-35
SYMPTOM a _	-35
SYMPTOM after	-35
SYMPTOM after _	-21
SYMPTOM at	-43
SYMPTOM at <number>	-14
SYMPTOM at the	-40
SYMPTOM by	-17
SYMPTOM el	-27
SYMPTOM el _	-27
SYMPTOM for	-32
SYMPTOM for I	-33
SYMPTOM for _	-17
SYMPTOM here	-36
SYMPTOM here $	-36
SYMPTOM in	-42
SYMPTOM in the	-31
SYMPTOM last	-28
SYMPTOM last TIME	-15
SYMPTOM on	-33 0 0 0 -35
SYMPTOM on I	-13
SYMPTOM on PER	-26
SYMPTOM on _	-26
SYMPTOM one	-25
SYMPTOM one $	-18
SYMPTOM than	-12
SYMPTOM to	34 0 0 0 42 -36
SYMPTOM to <number>	35 0 0 0 42 -36
SYMPTOM with	-41
SYMPTOM with _	-35
SYMPTOM with a	-27
SYMPTOM with the	-21
SYMPTOM&THIS	18
SYMPTOM&USE	27 58 -63
SYMPTOM&VALUE	-35
SYMPTOM&WAS	21
SYMPTOM&WE	0 0 0 0 -84
SYMPTOM&YOU	12
THEY FORNOW	-22
THEY HEARSAY	-23
THEY HEARSAY THIS	-14
THEY HEDGE _	-20
THEY IS	-13 0 0 0 0 -50
THEY IS NOT	18
THEY LIVES	0 -56 0 0 42
THEY NOT	18
THEY NOT _	18
THEY ONLY	-16
THEY SHOULD	13
THEY SHOULD _	13
THEY UNLESS	13
THEY WAS	-17
THEY _ "	-22
THEY _ ,	0 0 0 -57
THEY _ EVERY	26
THEY _ I	-19
THEY _ IS	20 0 0 0 0 -45
THEY _ THIS	-41
THEY _ YOU	-27
THEY _ a	4
THEY _ by	26
THEY _ the	-22
THEY _ to	-22 0 0 0 0 -21
THEY a	-32
THEY a _	-32
THEY by	-16
THEY for	0 0 0 0 -34
THEY for _	0 0 0 0 -34
THEY in	34
THEY in _	21
THEY in the	18
THEY like	0 0 0 0 -30
THEY on	-26 -39
THEY up	20
THEY up $	20
THIS	-21
THIS $	-25
THIS ,	21 0 0 0 -55
THIS , IS	-37
THIS , PAST_I	-23
THIS , THIS	14
THIS , _	39 -53 0 -31 0 -34
THIS <name>	22
THIS <number>	-10
THIS <number> _	-35
THIS <version>	-24
THIS ?	-23
THIS ? $	-23
THIS AGAIN $	-28
THIS DECIDE	30
THIS DECIDE _	20
THIS DONE	-11
THIS DONE and	-16
THIS DROP	-23
THIS EVERY	-15
THIS EVERY TIME	17
THIS EVERY _	-32
THIS HEARSAY	-41
THIS HEARSAY "	-14
THIS HEARSAY _	-15
THIS HEDGE	-20
THIS HEDGE _	-20
THIS HEDGE on	-18
THIS I _	-13
THIS IF	10
THIS IS AGAIN	21
THIS IS EVERY	-14
THIS IS WRONG	19
THIS IS _	0 -48 0 0 56
THIS IS the	-30
THIS LIVES	-8
THIS LIVES $	-27
THIS LIVES <number>	-24
THIS LIVES _	38 0 0 -54 54
THIS LIVES from	-18
THIS LIVES to	30 0 0 0 -45
THIS MOVED	-31
THIS MUST	17
THIS MUST <number>	21
THIS MUST _	0 0 0 0 -43
THIS MUST a	-30
THIS NOLONGER	-34
THIS NOT $	0 -23
THIS NOT _	15
THIS Name	28 0 0 29 -33
THIS ONLY	-14
THIS ONLY LIVES	29
THIS OWNER	28 0 0 0 -43
THIS PER	20
THIS PLEASE	-24
THIS PLEASE $	-24
THIS SHOULD NEVER	-16
THIS SHOULD NOT	-15
THIS SYMPTOM	0 0 0 -63
THIS SYMPTOM $	-32
THIS SYMPTOM AGAIN	-14
THIS SYMPTOM _	29 0 0 0 42 -45
THIS SYMPTOM in	-33
THIS SYMPTOM on	19
THIS THEY	-21
THIS THEY _	-17
THIS THIS LIVES	-21
THIS THIS _	9
THIS TIME	-9
THIS TIME $	-12 -65
THIS TIME on	25
THIS TOO	-15 0 0 0 0 -27
THIS TOO $	0 0 0 0 0 -27
THIS UNLESS	-35
THIS UNLESS the	-26
THIS USE <number>	-26
THIS USE _	23
THIS USE a	-37
THIS WAS $	-35
THIS WAS <number>	34
THIS WAS DECIDE	12
THIS WAS _	0 0 0 0 0 -54
THIS WAS a	13
THIS WAS the	-21
THIS WE	20
THIS WHAT	-32
THIS WHAT $	-18
THIS _ "	-24
THIS _ $	0 -30
THIS _ ,	19 0 -59
THIS _ <number>	0 -41 0 0 52
THIS _ DONE	-20
THIS _ EVERY	-23
THIS _ I	-26
THIS _ IS	47
THIS _ NEVER	-12
THIS _ NO	-23
THIS _ NOT	40 0 0 -50
THIS _ PLEASE	-23
THIS _ SHOULD	-30
THIS _ THIS	-34
THIS _ TIME	-31
THIS _ UNLESS	-31
THIS _ USE	0 19
THIS _ and	-23
THIS _ at	-25
THIS _ by	-23
THIS _ for	-19
THIS _ in	-20
THIS _ into	-34
THIS _ of	13
THIS _ on	17
THIS _ over	-22
THIS _ the	11 -61 0 0 0 -64
THIS _ two	-16
THIS _ with	-31
THIS a	18
THIS a _	20
THIS after	-27
THIS after _	-27
THIS also	-25
THIS and	-19
THIS and _	-24
THIS as a	-37
THIS at	25
THIS at <number>	22
THIS at _	28
THIS at the	-17
THIS back $	-21
THIS by _	-35
THIS first	-16
THIS first $	-25
THIS for	-10
THIS for EVERY	14
THIS for _	-37
THIS from	-31
THIS from _	-21
THIS from the	-22
THIS in	-24 0 0 0 -54
THIS in $	39 0 -39
THIS in _	-29
THIS in a	16
THIS in the	-17
THIS into	-34
THIS into a	-34
THIS like THIS	33
THIS on	-27
THIS on I	-13
THIS on Name	-16
THIS on _	-15
THIS on the	-38 0 0 0 -33
THIS one	-33 -49
THIS one $	-41 0 0 0 -36
THIS one IS	33
THIS one _	-32
THIS the WRONG	27
THIS the _	-13
THIS to	-27
THIS to <name>	-31
THIS to <version>	-22
THIS to _	-29
THIS to a	-29
THIS to the	-30
THIS two	-28
THIS two $	-27
THIS up	-19
THIS up $	-41
THIS with	0 -58
THIS with _	20
THIS with the	-21
THIS&USE	-34
THIS&WE	21 0 0 64
THIS&YOU	-18
TIME	17
TIME $	26 0 -101 0 73
TIME , IS	0 0 0 0 -43
TIME , NOT	0 -59 0 0 -48
TIME , after	24
TIME , the	31
TIME <number>	47 -65 0 -57 0 -55
TIME <number> $	31 0 0 -24
TIME ?	-25
TIME ? $	-25
TIME FORNOW	-31
TIME FORNOW $	-26
TIME IS	0 -53
TIME IS _	0 -35
TIME LIVES	0 -66 0 0 59
TIME LIVES $	-24
TIME LIVES in	21
TIME NOW	22 0 0 -59
TIME NOW $	22
TIME NOW ,	-14
TIME NOW the	29 0 0 0 42 -30
TIME NOWON	26 0 0 -52 59 -44
TIME ONLY	43 0 -57
TIME ONLY $	39 0 -41 0 0 -56
TIME UNLESS	0 -63
TIME UNLESS THIS	37
TIME UNLESS a	16 0 0 0 40
TIME WAS	29
TIME WE	-26
TIME _ $	0 0 0 -61
TIME _ INSTEAD	15 0 0 0 0 -22
TIME _ IS	21
TIME _ NOW	41 0 0 0 49 -26
TIME _ SYMPTOM	33
TIME _ THIS	15
TIME _ WE	15
TIME _ and	-28
TIME _ for	19
TIME _ on	21
TIME _ the	-20
TIME _ up	27
TIME and	12
TIME at	18
TIME first	40 -49 0 -31
TIME for	14 -52 0 0 49 -48
TIME for _	19 0 0 0 40
TIME in	19
TIME in _	20
TIME of	17
TIME of _	-21
TIME of the	38
TIME on	0 0 0 0 0 -54
TIME one	-24
TIME one IS	-17
TIME the	-12
TIME the _	-12
TIME to TIME	16
TIME to _	-37
TOO	-22
TOO $	13 -58 -53
TOO SYMPTOM	18
TOO SYMPTOM $	18
TOO _	-26
TOO _ $	-15
TOO _ ,	-18
TOO the	-18
TOO the _	-18
UNLESS	33
UNLESS $	0 0 0 -76 44
UNLESS ,	15
UNLESS , the	15
UNLESS <number>	0 -41 0 0 45 -45
UNLESS <number> $	-29
UNLESS <version>	22 0 0 27
UNLESS <version> $	22 0 0 27
UNLESS DECIDE	20
UNLESS EVERY	31 0 -55 0 -81
UNLESS EVERY _	31 0 -45 0 -74
UNLESS FORNOW	-27
UNLESS FORNOW $	-27
UNLESS I	25 0 -41
UNLESS LIVES	18 0 0 0 25
UNLESS Name	35 0 0 -50 -55
UNLESS OWNER	13
UNLESS PAST_I	-21
UNLESS PAST_I _	-21
UNLESS THEY	0 56
UNLESS THEY _	-15
UNLESS THIS	39
UNLESS THIS _	26
UNLESS TIME	27
UNLESS TIME $	27
UNLESS WE	-14
UNLESS WE LIVES	-17
UNLESS YOU	21 0 0 0 0 -58
UNLESS YOU LIVES	-33
UNLESS YOU _	37
UNLESS YOU do	18
UNLESS _	35 0 0 0 -51
UNLESS _ $	29 0 0 0 0 0 -59
UNLESS _ ,	32 0 0 0 -17
UNLESS _ I	27
UNLESS _ THIS	25
UNLESS _ WHAT	32
UNLESS _ in	-34
UNLESS a	20 0 -54
UNLESS a _	0 0 -54
UNLESS an	24
UNLESS an _	43
UNLESS de	-15
UNLESS de _	-15
UNLESS for	-27
UNLESS the	19
UNLESS the _	15
USE <code>	0 0 0 0 0 -63
USE <code> $	34
USE <name>	34
USE <name> $	28 0 0 0 51 -28
USE <name> for	22
USE <number>	-25 0 0 -63 0 0 -64
USE <number> $	32 0 0 0 -39
USE <number> TIME	-15
USE <number> _	0 0 0 0 49
USE <number> as	-22
USE <path>	25 -56 0 0 -70
USE <path> $	26 0 0 0 -62 54 -28
USE <version>	-33
USE EVERY	0 0 0 -44
USE EVERY YOU	-24
USE EVERY _	-19
USE I	-33
USE I _	-33
USE Name	20 37 0 0 -60 -43
USE Name $	17 0 0 0 -31 -40
USE Name _	21
USE PER	-21
USE THEY	-19 0 0 0 -53
USE THEY $	-22
USE THIS	-47
USE THIS $	-24
USE THIS ,	-36
USE THIS in	-32
USE TOO	-26
USE YOU	-32
USE _	28
USE _ $	76 -7 62 -66 0 0 -53
USE _ ,	18 -33 -68 0 0 65
USE _ <number>	-31
USE _ ?	-30
USE _ FORNOW	-30
USE _ INSTEAD	0 0 -40 0 0 35
USE _ NOLONGER	29 0 0 -31 -40
USE _ ONLY	32 41 -31
USE _ as	-41 0 0 34 -34
USE _ for	0 -44 0 0 0 -48
USE _ here	-38
USE _ in	56 47 7 0 0 -62
USE _ to	-35
USE _ with	17
USE a	-47 57 0 0 -59
USE a _	-50 0 0 0 -53
USE an	-24
USE default	21 0 0 0 0 -37
USE default _	21 0 0 0 0 -37
USE la	0 0 0 0 -47
USE on	22
USE over	33 0 0 -33
USE the TIME	-40
USE the _	11
USE the new	-22
USE the same	-38
USE&VALUE	0 -91
USE&WAS	-19 0 0 0 -45
USE&YOU	-31 -55 0 0 -89 52
VALUE&YOU	0 0 -78
WAS	-19
WAS $	-35
WAS <number>	-22
WAS <number> _	-13
WAS DECIDE	12
WAS DONE	10 0 0 0 41
WAS DONE into	31 0 0 0 41
WAS MOVED	0 0 0 -44
WAS MOVED to	31
WAS NOT _	11
WAS ONLY	-15
WAS THIS	-20
WAS TOO	30 0 -61
WAS TOO _	30 0 -61
WAS WRONG	14
WAS WRONG ,	17
WAS YOU	-19
WAS YOU I	-19
WAS _ <number>	-27
WAS _ THIS	24
WAS _ at	-33
WAS _ by	10
WAS _ of	-22
WAS _ to	9
WAS _ with	13
WAS a	13
WAS a _	-24
WAS the	0 0 0 -36 -61 79
WAS the _	12
WAS the old	33
WAS to	-25
WAS&WE	20
WAS&YOU	17
WE	0 0 0 129
WE DECIDE	13 0 0 0 0 -51
WE DECIDE on	0 0 0 0 0 -25
WE DONE	-24
WE DONT USE	0 0 0 -47
WE DONT _	0 0 -48
WE DONT do	18
WE DROP	22 0 0 63 -106
WE DROP _	-25 0 0 0 -46
WE DROP the	41 0 0 42 -74 -45
WE HEDGE	-28
WE HEDGE MOVED	-13
WE HEDGE _	-35
WE IS _	15 0 0 0 41
WE IS at	-18
WE KEEP	32 -72
WE KEEP on	-16
WE KEEP the	52 -28 0 83 -81
WE LIVES	16
WE LIVES _	0 0 0 0 0 -56
WE LIVES a	0 0 0 -53
WE LIVES two	17
WE MAYNOT	18 0 0 0 0 -34
WE MAYNOT USE	0 0 0 0 -39
WE MAYNOT _	26
WE MOVED	32 -65
WE MOVED _	34
WE MOVED from	14 0 0 0 -49
WE MOVED the	-23 0 0 -8
WE MUST	-29 0 0 0 -70
WE MUST $	23
WE MUST EVERY	39
WE MUST LIVES	-14
WE MUST _	-35
WE MUST a	-46
WE NEVER	16 0 0 0 -49
WE NEVER _	13 0 0 0 -37
WE NOLONGER	22 0 0 0 -30
WE NOLONGER _	22 0 0 0 -30
WE NOT	0 0 0 0 0 -40
WE NOT _	33 -40 0 44
WE ONLY	-16
WE ONLY _	14
WE SHOULD	-31
WE SHOULD ALWAYS	-25
WE SHOULD _	-28
WE USE	-25 0 0 0 0 -33
WE WAS	-33
WE WAS _	-33
WE _	20
WE _ $	0 0 0 0 -64
WE _ ,	37 0 -30 0 -75
WE _ <name>	25
WE _ <number>	0 0 0 -61 66
WE _ PER	18 0 0 0 33
WE _ THIS	30 0 0 0 -67
WE _ a	-26
WE _ an	-24
WE _ back	26
WE _ by	-22
WE _ for	18
WE _ in	0 0 0 -49 36 -30
WE _ on	0 -60 -38
WE _ over	40
WE _ the	24 -72 0 0 0 -65
WE _ to	0 0 0 63 0 -54
WE _ two	0 0 0 0 32
WE _ up	-38
WE _ with	53 -46 -43 -67 66 -54
WE do	34 0 0 0 -60
WE on	-11
WE on _	33
WE on the	-33
WHAT	-14 -63
WHAT $	-18
WHAT ,	0 0 -42 0 48
WHAT ?	-38
WHAT ? $	-31
WHAT HEDGE	-10
WHAT I LIVES	-33
WHAT I _	19
WHAT IS	-28
WHAT IS _	-17
WHAT IS the	-38
WHAT LIVES	0 0 0 0 0 -50
WHAT LIVES IF	-27
WHAT LIVES THIS	-17
WHAT LIVES the	-30
WHAT MUST	20
WHAT MUST _	20
WHAT OWNER	35 0 0 0 52 -40
WHAT SYMPTOM	-19
WHAT SYMPTOM $	-15
WHAT THIS	-17
WHAT THIS SYMPTOM	-30
WHAT WE	-21 0 0 0 -44
WHAT WE _	-11
WHAT YOU	20 0 0 0 -56
WHAT _	-19 -21 0 -70
WHAT _ $	0 -24 0 0 62 -65
WHAT _ <number>	-24
WHAT _ DECIDE	-13
WHAT _ I	-27
WHAT _ IS	-34
WHAT _ LIVES	-47
WHAT _ NOT	18
WHAT _ THIS	-26
WHAT _ WAS	-16
WHAT _ WE	-14
WHAT _ the	-33
WHAT one	-19
WHAT one IS	-15
WHAT the	-25
WHAT the _	-22
WHAT to	27
WRONG	-15 0 -105 0 0 82
WRONG $	-54 0 -30 0 52
WRONG ,	0 0 0 0 -78 68
WRONG I	-14
WRONG I _	-14
WRONG IS	35
WRONG IS _	31
WRONG NOW	-27
WRONG _	0 0 0 -67 0 57
WRONG _ $	-26
WRONG _ ,	23 0 0 0 -52 0 -51
WRONG _ IS	32
WRONG in	-29
WRONG in the	-29
WRONG one	-28
WRONG with	25
YOU $	-27
YOU DONT	18 -58
YOU DONT MUST	15
YOU I	-19
YOU IS	-20
YOU LIVES	-37
YOU LIVES $	-23
YOU LIVES THIS	29
YOU MAYNOT	36 47 0 0 -50
YOU MAYNOT _	18 28
YOU MOVED	0 -32
YOU MOVED $	19 -26 0 0 0 -22
YOU MUST	-16 0 -54 0 -4 -64
YOU MUST LIVES	0 31
YOU MUST _	-22
YOU MUST the	34
YOU SHOULD	17
YOU SHOULD NEVER	30 37 -20
YOU SHOULD _	-34
YOU USE	37 0 0 0 -56 54
YOU USE _	24 0 0 0 -36 49
YOU _ $	0 -5
YOU _ ,	32 0 0 0 0 -36
YOU _ IS	-15
YOU _ a	21
YOU _ and	17
YOU _ den	-23
YOU _ for	11
YOU _ in	35
YOU _ the	27 0 -37
YOU _ to	29
YOU _ with	19
YOU do	18
YOU do THIS	18
YOU for	-15
YOU just	-16
YOU just _	-16
YOU like	-24
YOU like $	-24
YOU the _	19
YOU to	17
YOU to _	24
^ "	0 0 0 0 0 -42
^ <acronym> <number>	-19
^ <acronym> IS	26 0 0 0 0 -65
^ <acronym> _	0 0 0 0 -45
^ <amount>	7
^ <amount> _	7
^ <code>	16 -51 0 0 0 -34
^ <code> IS	20
^ <code> _	15
^ <host>	-16 0 0 -45 45
^ <name> IS	-4 0 0 0 0 0 -36
^ <name> _	43 -56 -58 -38 30 -56
^ <number>	0 -66
^ <number> ,	25 0 0 0 0 -51
^ <number> IS	22
^ <number> TIME	21 -46
^ <number> _	-67
^ <path>	0 -50 0 -55 0 0 -31
^ <path> $	-9
^ <path> IS	0 -38
^ <path> _	-39
^ <version>	0 0 0 -49
^ <version> SYMPTOM	-35
^ AGAIN	-13
^ AGAIN NOT	-20
^ ALWAYS	20 0 0 0 -56
^ ALWAYS LIVES	31
^ ALWAYS USE	0 0 -26
^ ALWAYS _	61 0 0 -39 -45
^ ALWAYS a	-40
^ ALWAYS the	-38
^ ASKS	-28
^ ASKS LIVES	-24
^ ASKS PREFER	-17
^ ASKS USE	-27
^ ASKS _	-22
^ ASKS on	-15
^ BECAUSE WHAT	-24
^ CALLED	0 -46
^ CALLED THIS	-33
^ CALLED _	49 -44
^ CALLED the	-17
^ DECIDE	0 0 0 42
^ DECIDE GRATITUDE	-33
^ DECIDE NOT	-23
^ DECIDE SYMPTOM	-15
^ DECIDE THIS	-36
^ DECIDE _	0 0 0 62 -76 -55
^ DECIDE a	-40
^ DECIDE bei	24 0 0 0 0 -37
^ DECIDE for	33 0 0 0 0 -35
^ DECIDE from	34
^ DECIDE on	29
^ DECIDE one	36
^ DECIDE to	21
^ DECIDE with	17
^ DONE	-22 0 0 0 -50 -33
^ DONE $	-23
^ DONE on	-15
^ DONE with	-20
^ DONT	0 0 0 0 -65
^ DONT LIVES	-22
^ DONT USE	36 0 0 0 -37
^ DONT la	17
^ DONT na	32
^ DROP	0 0 0 0 -72
^ DROP THIS	-52
^ DROP _	48 0 0 0 -40
^ DROP after	-18
^ DROP the	-14 -48 -44 67 0 -42
^ EVERY	0 42 0 -68
^ EVERY HEARSAY	-33
^ EVERY IS	-9
^ EVERY LIVES	31
^ EVERY Name	24
^ EVERY OUR	25 -39
^ EVERY THIS	0 51 0 0 -59
^ EVERY _	22
^ EVERY de	20 36 0 0 -31
^ EVERY in	25 49 0 0 -55
^ EVERY of	-30
^ EVERY over	40 33 0 0 -39
^ EVERY the	20
^ FORNOW	0 0 0 0 -37 34
^ FORNOW FORNOW	-29
^ FORNOW IS	-18
^ FORNOW _	-48
^ FUTURE_I	-25 0 0 0 -54
^ FUTURE_I AGAIN	-22
^ FUTURE_I HEDGE	-17
^ FUTURE_I LIVES	-18
^ FUTURE_I NOT	-30
^ FUTURE_I OWNER	-25
^ FUTURE_I a	-28
^ FUTURE_I an	-13
^ FUTURE_I on	-36
^ FUTURE_I to	-38
^ GRATITUDE	-22
^ GRATITUDE $	-16 0 0 0 -32
^ GRATITUDE ,	-14
^ GRATITUDE <number>	-28
^ GRATITUDE AGAIN	-24
^ GRATITUDE FUTURE_I	-14
^ GRATITUDE GRATITUDE	-19
^ GRATITUDE IS	-24
^ GRATITUDE NO	-29
^ GRATITUDE PLEASE	-37
^ GRATITUDE YOU	-26
^ GRATITUDE _	0 -60 0 49
^ GRATITUDE a	-24
^ GRATITUDE and	-36
^ GRATITUDE do	-18
^ GRATITUDE for	-31
^ GRATITUDE the	-14
^ GRATITUDE there	-15
^ HEARSAY	-44
^ HEARSAY IS	-13
^ HEARSAY _	-17
^ HEARSAY the	-24
^ HEDGE	-31
^ HEDGE EVERY	-28
^ HEDGE HEDGE	-14
^ HEDGE IS	-14
^ HEDGE THIS	-20
^ HEDGE USE	-32
^ HEDGE WE	-12
^ HEDGE _	-40
^ HEDGE the	-32
^ I	-18
^ I DONT	-25
^ I DROP	-8
^ I LIVES	-22
^ I MAYNOT	-16
^ I MOVED	-20
^ I MUST	-29
^ I NEVER	-13
^ I PREFER	36 0 0 0 -69
^ I just	-24
^ IF I	-25
^ IF THIS	-29
^ IF WE	-27
^ IF YOU	27
^ IF a	24
^ INSTEAD _	36
^ IS <code>	28
^ IS <version>	15
^ IS ALWAYS	-12
^ IS CALLED	26
^ IS DONE	-30
^ IS NOT	19 0 0 0 -55 50
^ IS PER	-30
^ IS SYMPTOM	-27
^ IS _	0 -67 -77 0 -87 90 -58
^ IS a	10
^ IS an	-19
^ IS das	-22
^ IS in	-38
^ IS the	-34 0 0 0 -56 61 -39
^ KEEP	14 0 0 0 -69
^ KEEP <path>	35
^ KEEP YOU	20
^ KEEP _	27 0 0 -63 -42
^ KEEP on	13 -36 0 48 -18
^ KEEP the	-41 0 0 -54
^ LIVES IS	19
^ LIVES THIS	-32
^ LIVES WE	-31
^ LIVES YOU	-28
^ LIVES on	-29
^ LIVES the	-40
^ LIVES to	-26
^ MAYNOT	0 0 0 -52
^ MAYNOT _	0 0 0 -46
^ MOVED	-14
^ MOVED the	-47
^ MOVED to	14
^ MUST	-11 0 0 0 -57
^ MUST THIS	-34
^ MUST _	25 49 0 0 0 -33
^ NEVER	19 50 0 0 -58
^ NEVER LIVES	25
^ NEVER USE	20
^ NEVER _	23 81 -92 0 -43 -90
^ NO	0 0 0 0 -54
^ NO ,	0 0 -46 0 0 67
^ NO EVERY	27
^ NO MUST	-37
^ NO SYMPTOM	-14 0 0 0 0 -33
^ NO _	0 0 0 0 -57 -31
^ NO more	26 0 -44 68 -28
^ NO new	23 59 -31 -36
^ NO the	-23
^ NOLONGER	16 0 0 0 0 -32
^ NOT	0 0 -59 0 -63
^ NOT ,	21 -45
^ NOT FORNOW	-24
^ NOT _	-46
^ NOT de	28 60 0 -39 0 -54
^ NOW	-14 0 0 0 0 -50
^ NOW NO	-24
^ NOW THIS	-16
^ NOW _	0 0 -57 -53
^ NOW the	-32
^ NOWON	0 0 0 0 0 -59
^ NOWON ?	-31
^ NOWON _	29
^ ONLY	0 0 -49 -47
^ ONLY <number>	0 0 0 0 -70
^ ONLY _	29 0 0 -61 0 -69
^ ONLY one	-33
^ ONLY the	12 0 -26
^ OUR Name	18
^ OUR _	0 -80
^ OWNER UNLESS	24 0 0 0 -37
^ OWNER _	-40
^ PAST_I	-36
^ PAST_I NEVER	-17
^ PAST_I THIS	-23
^ PAST_I _	-53
^ PAST_I to	-15
^ PER	39
^ PER _	41
^ PLEASE	0 0 0 -47 -61
^ PLEASE LIVES	-28
^ PLEASE NEVER	26
^ PLEASE NO	34
^ PLEASE USE	28 -32 0 0 0 -27
^ PLEASE _	-23 0 0 0 -48
^ PLEASE to	-15
^ PREFER	20 -62 72 0 -52
^ PREFER THEY	-30
^ PREFER THIS	-13
^ PREFER _	57 -45 50
^ PREFER a	-39
^ PREFER the	-30
^ SHOULD	-45
^ SHOULD EVERY	-18
^ SHOULD _	-17
^ SYMPTOM $	-31
^ SYMPTOM AGAIN	-16
^ SYMPTOM IS	42 -39 -44 0 48
^ SYMPTOM LIVES	33
^ SYMPTOM SHOULD	18
^ SYMPTOM THIS	-37
^ SYMPTOM _	0 -57
^ SYMPTOM on	-22
^ THEY	-16 -45 0 -51
^ THEY HEARSAY	-23
^ THEY MOVED	-17
^ THEY MUST	-20
^ THEY on	-16
^ THIS	-20 -54 0 0 0 49
^ THIS DONE	-37
^ THIS DROP	-23
^ THIS HEDGE	-22
^ THIS IS	-35
^ THIS LIVES	-48
^ THIS MOVED	-13
^ THIS MUST	23
^ THIS ONLY	-30
^ THIS OWNER	28 0 0 0 -43
^ THIS SYMPTOM	-39
^ THIS USE	19
^ THIS WAS	16
^ THIS _	-43
^ THIS one	17
^ TIME	35 0 0 -40 0 -46
^ TIME _	0 -45
^ TOO	-39
^ TOO _	-16
^ TOO the	-18
^ UNLESS	0 74 0 -75 0 -68
^ UNLESS EVERY	15
^ UNLESS YOU	-16
^ USE <code>	32
^ USE <number>	-22
^ USE I	-31
^ USE Name	25 0 0 0 -37
^ USE THIS	-33
^ USE _	34
^ USE a	-32
^ USE the	0 0 0 -57 -55
^ WAS	-29
^ WAS _	-23
^ WE DECIDE	0 0 0 0 0 -34
^ WE DONE	-34
^ WE DONT	0 0 0 0 -61
^ WE DROP	40 0 0 0 -70
^ WE HEDGE	-31
^ WE IS	0 0 -58
^ WE KEEP	0 -56
^ WE LIVES	22
^ WE MOVED	27 -62
^ WE MUST	-31
^ WE NEVER	37 0 0 -37
^ WE NOLONGER	22 0 0 0 -30
^ WE NOT	18 0 0 0 0 -40
^ WE SHOULD	-30
^ WE USE	0 0 0 0 0 -33
^ WE WAS	-33
^ WE _	13 -107
^ WE on	-22
^ WHAT	-21 -53 -61
^ WHAT IS	-24
^ WHAT OWNER	21
^ WHAT THIS	-20
^ WHAT WAS	-12
^ WHAT _	-40
^ WHAT one	-17
^ WHAT the	-36
^ WRONG	29 0 0 -56 -68 51
^ WRONG ,	-32
^ WRONG IS	33
^ WRONG _	26 -47
^ YOU DONT	15
^ YOU LIVES	-13
^ YOU MAYNOT	36 47 0 0 -50
^ YOU MUST	-17 0 -47 0 0 -46
^ YOU SHOULD	29
^ YOU USE	21
^ YOU _	-6 63 -39 0 -64
^ _ $	-16 0 0 -38 0 0 -30
^ _ ,	18 -87 71 0 -83 0 -57
^ _ <acronym>	31 0 -36 -41 33
^ _ <amount>	39 0 0 -50
^ _ <code>	0 -33
^ _ <flag>	24 -39
^ _ <name>	-40 0 0 0 40
^ _ <number>	0 0 -55
^ _ <version>	28
^ _ =	24
^ _ ?	-20
^ _ AGAIN	-44
^ _ ALWAYS	54 0 0 0 0 -61
^ _ DECIDE	17 -71 0 63 -62 -58
^ _ DONT	32 54 -42 -59 0 0 -29
^ _ DROP	0 0 -41
^ _ EVERY	-21 0 0 0 -34
^ _ FORNOW	0 0 0 0 -52
^ _ FUTURE_I	-24
^ _ GRATITUDE	-48
^ _ HEARSAY	-44
^ _ HEDGE	-16
^ _ I	-40 -62 0 0 -56 0 -29
^ _ INSTEAD	39 0 0 0 -62
^ _ IS	27
^ _ KEEP	43 0 -72
^ _ LIVES	43 0 -40
^ _ MAYNOT	28 40 0 -45
^ _ MOVED	30 -63 -89 0 37 -17
^ _ MUST	62 52 -74 -99 0 -91
^ _ NEVER	0 35 -69 0 0 -57
^ _ NO	0 -57 0 22 -63
^ _ NOLONGER	15 0 0 0 0 -26
^ _ NOT	0 0 -38
^ _ NOW	0 0 0 0 0 -50
^ _ Name	-16 0 -53 -60
^ _ ONLY	60 75 0 0 -77 -92
^ _ OWNER	0 -42
^ _ PAST_I	-24
^ _ PER	50 0 -60 -59
^ _ PLEASE	28 -96 89 0 -48 -83
^ _ SHOULD	73 0 0 -52 10 -88
^ _ SYMPTOM	-10 0 0 0 0 -36
^ _ THEY	0 0 0 -44 0 -44
^ _ THIS	-13
^ _ TIME	-43 -46 -30 -33
^ _ TOO	-32
^ _ UNLESS	29 0 0 0 0 -87
^ _ USE	51 -49 -52 0 34
^ _ WAS	-10 0 0 0 -63
^ _ WE	-55
^ _ WHAT	0 0 0 0 0 -30
^ _ WRONG	-35
^ _ YOU	-17 -45
^ _ a	-34 -47 0 0 0 -54
^ _ after	-33
^ _ an	-47
^ _ and	0 0 -71
^ _ as	18 -53 69 -45 -59 0 -31
^ _ at	0 0 0 0 -40
^ _ auf	36 -41 56 -43 -37 -36
^ _ back	-50
^ _ both	-41
^ _ by	33 0 0 0 0 -63 -37
^ _ com	46 0 0 0 0 -39
^ _ das	-16
^ _ de	0 -57 0 0 0 -36
^ _ den	-28
^ _ die	21
^ _ do	-40
^ _ el	-64
^ _ first	57 0 0 0 -60 -50 -45
^ _ for	51 -56
^ _ from	-19 -62 -53 0 56
^ _ in	54 -46 118 -49 -35 -115
^ _ into	-23
^ _ la	-34
^ _ last	0 0 0 0 38 -32
^ _ le	-46
^ _ les	-36
^ _ like	-52
^ _ of	0 0 -45 -43
^ _ off	0 42 0 0 -34
^ _ on	-27 0 0 0 0 0 -49
^ _ one	-17 -7 0 0 0 -58
^ _ out	-19
^ _ over	0 -63 0 0 -61 -34
^ _ than	17
^ _ the	-52 0 0 0 -66
^ _ un	-58
^ _ una	-32
^ _ under	48 -41
^ _ up	-15 -48 0 -67 69
^ _ with	38 0 0 0 -79
^ a SYMPTOM	35
^ after THIS	-34
^ also	-38
^ also _	-38
^ an	38 0 0 0 0 -41
^ an _	38 0 0 0 0 -41
^ and	0 0 62 0 -83
^ and ASKS	-17
^ and DONT	15
^ and IS	-38
^ and _	0 0 0 0 -33
^ and the	-18
^ and then	-31
^ as	0 -48
^ as _	21 -35
^ at	-15
^ back	-24
^ back to	-17
^ both	-42
^ both LIVES	-21
^ both _	-24
^ but	0 0 0 0 -48
^ by	29
^ by last	20
^ das	-13 -39
^ das IS	-19
^ das _	0 0 0 0 47
^ de	0 -50 0 0 54
^ de _	0 -50 0 0 54
^ default	18 -45
^ default _	45 -45
^ der	0 -60
^ der Name	-11
^ der _	0 0 0 0 68
^ die Name	0 0 0 0 0 -58
^ die _	0 0 0 -74 0 0 -50
^ do	-20
^ do THIS	18
^ do a	-23
^ do the	-15
^ ein Name	-13 0 0 0 37
^ ein _	36
^ el	0 -48 0 -59 37
^ el _	0 -47 0 0 34
^ first	-21
^ first _	-27
^ for	0 0 0 0 0 -52
^ for EVERY	20
^ for _	0 0 0 0 0 0 -40
^ for the	16
^ from _	17
^ here	-26
^ il	21 0 -39
^ il _	0 -45
^ im	23
^ in	-15
^ in a	-36
^ in the	-17
^ just	-29
^ just THIS	-19
^ la	0 -56
^ la _	0 0 0 -80
^ las	14 0 0 0 34
^ las _	14 0 0 0 34
^ last TIME	-39
^ last _	23
^ le	15 0 -48 -50
^ le _	14 0 -48 -47
^ les	0 0 0 0 0 -47
^ les _	0 0 0 0 0 -47
^ los	30
^ los _	30
^ new	40
^ new _	29 0 0 -50
^ o	0 0 0 0 53
^ o _	0 0 0 0 50
^ old	34 0 0 0 0 -30
^ old _	34 0 0 0 0 -30
^ on	0 0 -57
^ on I	-13
^ on USE	0 0 0 0 0 40
^ on _	22 0 0 0 0 -51
^ on a	-15
^ one	0 0 0 0 0 -50
^ one _	15 0 0 0 0 -32
^ one more	-25
^ one of	-31
^ para	23
^ para _	23
^ same	-25
^ the <acronym>	0 0 0 0 -1
^ the CALLED	-22
^ the DECIDE	32 0 0 43 -49
^ the Name	14
^ the ONLY	-23
^ the OWNER	35 0 0 -38
^ the PER	28
^ the SYMPTOM	-28
^ the TIME	0 0 0 0 53 -29
^ the WHAT	-23
^ the default	-38
^ the first	-30
^ the last	-29
^ the new	-49
^ the old	-19
^ the one	-30
^ then	-19
^ then _	-35
^ there	-18 -60 0 0 0 -57
^ there IS	-18 0 0 0 62
^ there SHOULD	-17
^ there WAS	-25
^ to	23
^ to _	27
^ two	0 0 -50 -57 0 -43
^ two _	-23
^ un	30
^ un _	30
^~12	-33
^~2	21
^~3	-20
^~30	-34
^~8	31 0 0 -43 44
^~a bit	-39
^~a build	44 0 0 0 33
^~a full	34
^~a lo	-30
^~a matter	20 -43
^~a migration	22 41 0 0 -46
^~a partir	14 0 0 0 -35
^~ab jetzt	23
^~about	44 -44 0 -40
^~about the	36
^~accessibility	14
^~according	-15
^~according to	-15
^~actually	-28
^~add	-53
^~add a	-38
^~add an	-24
^~add the	-30
^~add types	-29
^~admins	-55
^~admins can	-34
^~after talking	15
^~after that	-34
^~again	-21
^~ah	-22
^~ahora	21 -40 0 -46
^~ahora no	-24
^~al	-13
^~al final	-13
^~all	0 0 -79 -40 5
^~all good	-43
^~all of	-16
^~all our	25 -39
^~all queries	23
^~all tests	-34
^~all the	20
^~all three	-32
^~almost	-34
^~alright	-27
^~also	-38
^~also add	-14
^~always	21 0 0 0 -56
^~always a	-40
^~always answer	26 -32 41
^~always run	31
^~always show	35
^~always the	-38
^~american	27 0 37 -23 -39
^~american spelling	27 0 37 -23 -39
^~amounts	23 0 0 0 46 -55
^~amounts in	19 0 0 0 31
^~an	38 0 0 0 0 -41
^~analytics	0 0 0 0 -41
^~and	0 0 62 0 -83
^~and don't	15
^~and the	-18
^~and then	-31
^~answer	0 0 45 -41 -54
^~answer in	0 0 0 0 -39
^~answer the	-23
^~anything	51 56 0 0 -71
^~anything that	16
^~apache	32 0 0 -47 39
^~apache 2	32 0 0 -47 39
^~apaga	-19
^~apaga esse	-19
^~api	-17 0 -41 0 0 -45
^~apparently	-22
^~apply	-21
^~are	-22
^~are we	-22
^~as	18
^~as of	24
^~ask before	24 0 0 0 -37
^~attends	-39
^~auth	39 0 -28 -30 41
^~avoid	0 0 0 0 -24
^~back	-24
^~back to	-17
^~backups	24
^~base	28 0 0 0 -55 55
^~batch	22 0 0 -26
^~battery	15
^~bau	-27
^~be	66 -74 94 -50 -74 -55 -24
^~be brief	38 0 44 0 -33
^~be careful	-35
^~beautiful	-30
^~beautiful 	-15
^~because	-24
^~because who	-24
^~bedankt	-15
^~bedankt 	-15
^~before	-25
^~before you	-16
^~best	-44
^~big	0 0 0 0 0 -36
^~bilder	34 -49 0 0 49
^~bisect	-17
^~bisect it	-17
^~bitte keine	16
^~block	40 -40
^~bonjour	-18
^~bonjour ,	-18
^~both	-42
^~both have	-21
^~bottom	-37
^~bottom right	-19
^~box	27
^~branch	32 43 0 0 -44
^~branches	50 0 54 0 -60
^~brb	-32
^~brb 	-32
^~breakpoints	31 0 -41 0 39 -48
^~breakpoints are	31 0 -41 0 39 -48
^~bug	-26
^~build	-44
^~build a	-23
^~build number	-13
^~bump	-25
^~bump the	-21
^~bundle	20
^~bundle budget	17 0 0 0 -45
^~but	0 0 0 0 -48
^~buttons	0 62 -45 0 -57
^~by	29
^~by last	20
^~c'est	34 -46 -40 -38 0 44
^~cada	37
^~calibration	41 0 0 0 35
^~can	-32
^~can it	-25
^~can u	-36
^~can we	-26
^~can you	-20
^~can't	0 0 0 0 43
^~can't be	-16
^~cancel	-33
^~cancelling	18
^~cancelling is	18
^~cant	-32
^~card	17 40 0 0 -35
^~card numbers	17 40 0 0 -35
^~careful	37
^~certificates	34 -50 0 0 49 -39
^~certificates are	0 0 0 0 34 -32
^~change	-40
^~change the	-35
^~chaque	23
^~check	0 0 -41
^~check in	40 0 0 0 46
^~check the	-45
^~churn	-17 0 0 0 53 -53
^~ci	0 -62 0 0 68 0 -46
^~ci has	-20
^~ci is	-15
^~ci runners	-15
^~class	-14 0 0 0 39 -37
^~clean	-32
^~clean up	-25
^~client	-27 0 0 0 -46
^~client wants	-40
^~close	-14
^~colors are	0 -41
^~columns are	-15
^~comments	42
^~commit	28 0 0 0 18
^~commit messages	40 0 0 0 25
^~commits	34 0 0 -41 0 -44
^~compare	-45
^~config	30 -39
^~connection	0 -33
^~context	28
^~continue	-16
^~contracts	18
^~contracts are	18
^~convert	-29
^~convert this	-14
^~cool	-25
^~cool cool	-12
^~coordinates	0 0 0 0 -48
^~coordinates are	0 0 0 0 -48
^~correction	35
^~could we	-20
^~coverage	-17
^~coverage is	-18 -31 0 0 32
^~cpu	-49
^~crc	-9 0 0 0 38
^~crc is	25 0 0 0 38
^~create	-34
^~create a	-34
^~cron	0 -38 0 -29 41
^~customers	0 0 -43 0 0 -40
^~cut	-37
^~cut the	-25
^~das	-13 -39
^~das sieht	-29
^~dashboards	30 -39 0 0 49
^~dashboards are	25
^~data	35
^~dates	29 -60
^~db	0 0 0 0 27
^~de	0 -50 0 0 54
^~de klant	-35
^~decided	26
^~default	18 -45
^~default carrier	0 0 0 0 33 -25
^~deixa	-32
^~delete	22 -46 0 0 0 0 -17
^~delete it	44 -46 0 0 0 0 -17
^~delete the	-37
^~deleted	16
^~demo	36 -42 -39 -56
^~demo is	35 -38
^~deploy	14 -46
^~deploy it	-35
^~deploy the	-21
^~deploys	43 0 -38 -45
^~der	0 -60
^~der build	15
^~der newsletter	35
^~der server	17
^~der testzugang	32
^~desde enero	33
^~design	29 0 0 0 39
^~develop	35 -33 0 -44 51
^~did	-33
^~did you	-26
^~die schnittstelle	0 0 0 0 49 -38
^~die session	35
^~dns	11 0 0 0 39
^~dns ttl	32 0 0 0 31
^~do	-21 0 -53 0 0 -51
^~do a	-23
^~do it	18
^~do not	0 0 -48
^~do the	-15
^~do we	-31
^~do you	-17
^~docs	33 -52 0 0 -58
^~does	-61
^~does it	-38
^~does the	-45
^~doesn't	-33
^~doesn't matter	-33
^~don't	-8
^~don't change	-44
^~don't push	-14
^~don't use	36 0 0 0 -34
^~don't worry	-36
^~donations	0 0 0 0 37 -31
^~dont	37
^~drain	-16
^~drain node	-28
^~drop	-54
^~drop it	-23
^~drop the	-52
^~dropped	44
^~dropped the	44
^~dropping	32
^~dropping the	32
^~désormais	0 0 -39 0 40
^~each	-41 0 0 0 0 -66
^~each service	29 36 0 0 -49
^~een	46 -42 0 0 39 -35
^~ein beitrag	33
^~el	0 -48 0 -59 37
^~el entorno	17
^~el horario	19
^~el puerto	27
^~el servidor	14
^~emails	36 -40 0 0 43
^~emails are	36 -40 0 0 43
^~enemies	24 -41
^~enums	34
^~error	0 0 0 0 0 -35
^~errors	28
^~errors should	18
^~es	-57
^~es sind	-31
^~espera	-39
^~eval	17
^~every order	-15
^~every public	27
^~every request	-14
^~every time	-30
^~everything	-24 0 0 0 28 -52
^~everything is	0 0 0 0 41
^~exceptions	16 0 0 0 -37 39
^~existing	21 0 0 -23
^~exit	21 0 0 0 45 -38
^~expected	-35
^~explain	27 0 0 0 0 0 -20
^~explain the	13
^~export	-62
^~export the	-32
^~exports	24 0 0 0 -35
^~falsch	18
^~falsch ,	18
^~feature branches	39
^~feature flags	30
^~feels	-41
^~fees	38
^~ficamos	19
^~ficamos com	19
^~ficou	-24
^~fields	-22
^~fields are	-22
^~figures	43 0 48 -47 -49
^~figures are	35
^~finalement on	29
^~finance	39 -53
^~find	-17
^~find out	-17
^~fine 	-24
^~fine ,	27
^~first	-21
^~five	-38
^~five seconds	-36
^~fix	-32
^~fix it	-26
^~fix the	-29
^~flaky	24
^~flash	-15
^~flash it	-34
^~for	0 0 0 0 0 -56
^~for the	17
^~forget	19 0 -36 0 -57
^~forget it	-27
^~found	-36
^~found it	-26
^~four	-25
^~free	41 -51
^~freeze	-33
^~freigaben	34
^~freigaben macht	34
^~from now	-25 0 0 -37 -43
^~fun	-23
^~fyi	13
^~gate	24 0 0 0 30 -31
^~generate	-35
^~german	28 -37 -42 0 -46
^~get	-40
^~give	-30
^~give the	-18
^~go	-18
^~go on	-29
^~go to	-26
^~good	-60
^~good 	-26
^~gpu	-15
^~gpu 3	-16
^~gpu box	20 -38 0 0 50
^~grafana	27 0 0 0 34
^~grafana moved	27 0 0 0 34
^~graphql is	26
^~grazie	-19
^~grazie mille	-19
^~great	-40
^~great 	-28
^~great ,	-29
^~green	18
^~group	29 0 36 0 -34
^~guests	-32
^~guten morgen	14
^~half	-16 0 0 0 -53
^~half of	-27
^~hallo	-25
^~hallo ,	-25
^~handlers	20 -43
^~hands	38 32 -39
^~hands off	38 32 -39
^~have	-41
^~have you	-28
^~hazardous	28
^~hazardous goods	28
^~he	-41
^~heads	23
^~heads up	23
^~hemos	24
^~here's	-37
^~here's the	-36
^~hm	-35
^~hm 	-18
^~hm ,	-33
^~hmm	-50
^~hmm no	-22
^~hmm the	-13
^~hold	-48
^~hosting	41 0 0 0 42 -40
^~hover	-25
^~how	-39
^~how about	-24
^~how come	-35
^~how many	-24
^~i	-13
^~i always	-34
^~i am	27
^~i broke	-19
^~i can't	-17
^~i changed	12
^~i deleted	-48
^~i do	-24
^~i don't	-27
^~i have	-28
^~i just	-24
^~i like	13
^~i love	-23
^~i moved	21
^~i need	-29
^~i never	-13
^~i opened	-16
^~i prefer	23
^~i ran	-26
^~i read	-16
^~i renamed	-16
^~i said	44 0 0 -25
^~i see	-39
^~i take	15
^~i talked	39 0 -47 0 -50 -34
^~i tested	-14
^~i think	-18
^~i want	-16
^~i went	-31
^~i will	-14
^~i wonder	-23
^~i'd be	-25
^~i'd love	-16
^~i'll	-42
^~i'm	-44
^~i'm going	-14
^~i'm on	-36
^~i've	-49
^~ich	0 0 0 0 -39
^~ids	33 -42 -59 0 60 -53
^~ids are	23 -47 -62 0 54
^~if	-16
^~if a	32
^~if i	-19
^~if it	-21
^~if we	-29
^~if you	14
^~ignore	-33
^~ignore the	-23
^~ik	-44
^~il	22 0 -39
^~ill	-39
^~im	23
^~images	0 47 0 0 -51
^~images without	27 0 0 0 -38
^~implement	-49
^~implement the	-31
^~in	-15
^~in a	-36
^~in memory	15
^~in the	-17
^~increase	-16
^~increase the	-16
^~install	-16
^~integration	25 -46 0 0 44 -47
^~interesting	-53
^~interesting 	-21
^~invoice	-29 -38 0 0 36
^~is	-42
^~is it	-17
^~is the	-33
^~is this	-17
^~isr	0 50 0 0 -49
^~ist	-22
^~ist das	-22
^~it	-35 0 0 0 0 44
^~it complains	-26
^~it crashes	-22
^~it fails	-30
^~it happens	-35
^~it has	14
^~it is	-69 0 0 -77
^~it isn't	22
^~it might	-19
^~it needs	34
^~it only	-30
^~it prints	-25
^~it reads	-29
^~it started	-14
^~it stopped	-23
^~it takes	19
^~it would	-30
^~it'd	-16
^~it'd be	-16
^~it's	0 -56
^~it's 40	-17
^~it's a	26 0 0 0 -37
^~it's called	26
^~it's in	-38
^~it's not	0 0 0 0 -43 45
^~its	23 -47 0 0 -63 55 -39
^~j'ai	-32
^~ja	0 -37 -49 48 -47 -46
^~ja ,	27 0 0 36 -29
^~je	18
^~je préfère	27
^~jede	24
^~jede änderung	24
^~jenkins	-34 0 0 -29 32
^~jetzt	-29
^~jobs	24 -27 0 0 37
^~jonas	-18
^~juce	22 -29
^~just	-29
^~just this	-19
^~kannst	-27
^~kannst du	-27
^~keep	0 0 0 -21 -58
^~keep answers	32
^~keep functions	25 -39 54
^~keep going	-65
^~keep that	-35
^~keep the	-41 0 0 -54
^~keep your	20
^~kein	30 -42 -36 0 0 31
^~keine	-13 0 -49
^~keine neuen	12
^~kill	-48
^~kun	-27
^~kun je	-27
^~la	0 -56
^~la copia	31
^~la cotisation	19
^~la page	-44
^~labels	17 -36
^~las	14 0 0 0 34
^~last time	16
^~later	-35
^~launch	30 0 0 0 -47
^~launch with	28
^~le	15 0 -48 -50
^~le build	14
^~le serveur	26
^~le site	0 0 0 0 28
^~leave	33 0 0 -38 -51
^~leave the	-40
^~legal	24
^~legal says	37
^~lemme	-15
^~lena	-22
^~lena is	-22
^~les	0 0 0 0 0 -47
^~les inscriptions	36
^~les tests	31
^~let it	27
^~let the	-36
^~let us	-18
^~let users	-30
^~let's	-63 -58 -62 71 -63
^~let's add	-16
^~let's assume	-32
^~let's do	-27
^~let's go	-18
^~let's not	-8
^~let's see	-30
^~let's try	-35
^~let's use	-28
^~line	-38 0 31 0 -37
^~lint	14 0 0 0 -47
^~lint is	0 0 0 0 -33
^~lists	38 0 -47
^~lists are	38 0 -47
^~load	-29
^~local	17 0 0 0 0 0 -19
^~log	41
^~log the	-37
^~login	0 0 0 -22
^~logs	45 41 -61 0 0 -33
^~look	-45
^~look at	-42
^~looks	-52
^~looks good	-28
^~looks like	-40
^~los	30
^~los pedidos	0 -32
^~los tests	30
^~loss	-46
^~lovely	-22
^~läuft	-34
^~mach	-40
^~mach mal	-18
^~mails	22 0 0 0 0 -38
^~main	22 -43 0 0 38
^~main is	22 -43 0 0 38
^~maintenant	14
^~make	0 0 0 0 0 -61
^~make a	-46
^~make it	28 0 0 0 0 0 -15
^~make lint	34 0 0 0 -42 0 61
^~make sure	-43
^~make the	-48
^~make this	-21
^~man	-18
^~maria	0 0 0 -22
^~marketing	-36
^~max	0 0 0 0 0 -52
^~maybe	-27
^~maybe use	-28
^~me	21
^~memory	-41
^~mention	-15
^~merge	-29
^~merge it	-19
^~metrics	15
^~migrations	37 0 -28 0 -55
^~min	44 0 -53 -51 0 -70
^~min sdk	40 0 0 0 62 -56
^~mira	-27
^~misschien	-23
^~misschien moeten	-23
^~missing	46 -35 0 -31 51 -42
^~mixed	31 0 0 43
^~mixed precision	31 0 0 43
^~mocks	-24
^~mocks are	-24
^~models	28 0 0 0 -27
^~money	20 0 0 0 -41
^~move	-51
^~move the	-37
^~msrv	41 -31
^~msrv is	41 -31
^~mtu	37 0 0 0 43
^~multiplayer	-21
^~must be	-31
^~my	-49 0 -64 0 40
^~my job	-34
^~my laptop	-28
^~my token	-24
^~nada	20 36 0 0 -31
^~nada de	20 36 0 0 -31
^~nah	26 -32 0 0 -39 36
^~name	0 -36 94 0 0 -59
^~name it	-29
^~name tests	28 0 0 0 -42
^~name the	-17
^~nee	25 0 0 0 -35
^~nee ,	25 0 0 0 -35
^~need	-30
^~nein	0 0 0 0 0 41
^~nein ,	0 0 0 0 0 41
^~never	0 0 0 0 -37 -86
^~never change	-23
^~never commit	30 0 -32
^~never edit	31
^~never log	33
^~never mind	-56
^~never push	31
^~never run	25
^~never seen	-40
^~never use	20
^~new	47
^~next	-21 0 0 0 -53
^~next is	-41
^~nice	-37
^~nice ,	-26
^~nicht	-20
^~nickel	-16
^~nimm	-43
^~no	0 0 0 0 -52
^~no ,	0 0 -46 0 0 67
^~no abbreviations	34 0 0 0 0 -36
^~no allocations	18
^~no any	27
^~no changes	-47
^~no docker	13 0 0 40
^~no dynamic	27
^~no emojis	35
^~no entiendo	-33
^~no force	45 62 -48
^~no free	12
^~no idea	-48
^~no loops	-21 -22
^~no luck	-45
^~no more	26 0 -44 68 -28
^~no need	-37
^~no network	39 68 -37 -29
^~no new	23 59 -31 -36
^~no rush	-35
^~no tests	-32
^~no the	-23
^~no third	31
^~no toques	17
^~no wait	-8 0 0 -31
^~nobody	0 64 0 -44 -62
^~nochmal	-40
^~nochmal bitte	-40
^~node	15 -47 0 -48
^~non ,	0 -38
^~non funziona	-34
^~nooit	32
^~nooit rechtstreeks	32
^~nope	-53
^~nos	37 0 0 45 -36
^~not	-23 0 0 0 -53
^~not needed	17
^~not yet	-22
^~nothing	35 72 0 0 -116
^~nothing goes	17 39 0 0 -35
^~nothing is	21
^~now	-45
^~now it	-20
^~now the	-23
^~npm	-43 0 0 -42
^~npm is	39 0 0 -31
^~null	32
^~numbers	39 0 42 -42 -56
^~nunca	19 39
^~não	29 0 0 0 -45
^~não mexe	32
^~o	0 0 0 0 53
^~obviously	-18
^~obviously the	-18
^~oh	-52
^~oh and	14
^~ok	17 0 -65 74 0 -55
^~ok 	-43
^~ok do	-18
^~ok next	-27
^~ok so	13
^~ok that	-23
^~ok that's	-15
^~okay	-7
^~old	34 0 0 0 0 -30
^~on	20 0 -66
^~on a	-15
^~on garde	18
^~on my	-13
^~on passe	32
^~on utilise	0 0 0 0 0 40
^~one	0 0 0 0 0 -50
^~one assertion	28 0 0 0 -38
^~one file	18 -51 61 -30 -46
^~one moment	-39
^~one more	-25
^~one of	-31
^~one page	27
^~one thing	-21
^~only	0 0 -38 -36 0 -68
^~only admins	30
^~only one	-33
^~only show	-33
^~only the	12 0 -26
^~open	-29
^~ops	19 -23
^~orders	-23 -46
^~orders from	-19
^~our	-16
^~our fiscal	18
^~our pdf	-31
^~our users	-18
^~output	-14
^~overbooking	39 0 0 0 35
^~overbooking is	39 0 0 0 35
^~page	25 0 -45 -33 51 -50
^~panics	32 41 0 -33
^~para	23
^~pas	28 60 0 -39 0 -54
^~pas de	28 60 0 -39 0 -54
^~passes	-24
^~per	37 0 0 0 -37
^~perfect	-21
^~perfect ,	-18
^~phase	-18
^~phone	-27
^~photos	28
^~photos are	20 0 0 0 45
^~physics	24 0 0 -33
^~pickers	0 -38 0 0 33
^~pickers get	0 -38 0 0 33
^~pii	26 41 0 0 -42
^~pii columns	26 41 0 0 -42
^~pin it	-22
^~ping	0 35
^~plan	0 -47
^~please	0 0 0 0 0 -64
^~please add	-22
^~please check	-19
^~please don't	32
^~please leave	13
^~please look	-13
^~please never	26
^~please prepare	-18
^~please remember	31
^~please to	-15
^~please write	-24
^~plot	-38
^~plot both	-22
^~plot the	-26
^~pls	24
^~pls no	29
^~pnpm	20 -36
^~pnpm 	-55
^~podríamos	-23
^~por	-27
^~port	-15
^~pr	-41
^~prefer	-12
^~preferisco	17
^~prefiero	29
^~prefiro	12
^~prefiro nomes	12
^~presets	27 -39 0 0 41
^~presets are	27 -39 0 0 41
^~prices	-44 -64 -28
^~prices are	-38 0 0 0 40 -47
^~pricing	23 -48
^~pricing is	18
^~print	-30
^~print the	-17
^~prod	53 0 -36 0 0 -60
^~product	22 -60 0 0 0 -40
^~profile	-21
^~public	0 43 -35 0 -36
^~public types	0 43 -35 0 -36
^~puedes	-18
^~pull	-19
^~put	24 -55 0 0 -48 38
^~put that	-26
^~pwm	-15
^~pwm is	-15
^~python	23
^~python 3	22 0 0 -34
^~quick	0 0 0 0 44
^~quick question	-24
^~quote	32
^~react	-52
^~read	0 0 34 0 -36 0 -13
^~redis	-19 -48 -32 0 0 -38
^~redis is	-18
^~regarde	-34
^~relance	-36
^~relance les	-36
^~release	19 0 0 -48
^~releases	0 -40
^~releases are	0 -40
^~reload	-29
^~remember	-24 0 0 -35
^~remove	-47
^~remove it	-13
^~remove that	-18
^~remove the	-43
^~rename	-53
^~rename the	-25
^~replace	-45
^~replace the	-42
^~reports	46 0 -58
^~rerun	-44
^~rerun with	-44
^~restart	-26
^~restiamo	25
^~restiamo su	25
^~results	27
^~retention	46 -61 0 0 56 -53
^~retour	33
^~retour kan	33
^~retries	0 -20
^~retry	-28
^~return	31 0 48 0 -25 -32
^~returns	26 0 0 0 40 -40
^~revenue	0 -42 0 0 47
^~revert	-30
^~reviewer	-42
^~rewrite	-20
^~rewrite the	-20
^~right	-26
^~right so	15
^~roll	-26
^~roll it	-21
^~rollback window	28
^~room	-23
^~root	32 0 0 -31
^~rotate	-16
^~rotate the	-16
^~round	-28
^~rule	-26
^~run it	-32
^~run the	-25
^~runs	18 0 -48 0 54
^~runs are	19
^~same	-25
^~save	-18
^~save the	-25
^~scale	-34
^~schau	-27
^~schau dir	-27
^~scope	-38
^~scratch	0 0 0 0 -40
^~scratch that	-33
^~scratch the	23 0 0 0 -40
^~screenshots	30 42 -33 0 -48
^~scrolling	-27
^~scrolling is	-27
^~search	-34
^~search for	-39
^~secrets	18 56
^~secrets come	0 0 0 0 -46
^~secrets rotate	20 52 0 0 -49
^~see	-24
^~see the	-24
^~seeds	21 0 0 0 42
^~send	-43
^~send the	-20
^~service	31 0 -26
^~sessions	29 -41 0 0 46 -42
^~set	10
^~set up	-31
^~she	-24
^~ship	-19 0 0 0 -27
^~ship it	-16
^~short	0 -50 48 0 -45 -36
^~short 	-55
^~shorten	-28
^~shorter	-34
^~should	-41
^~should be	-17
^~should we	-23
^~show the	-50
^~sign	-28
^~sign it	-28
^~signatures	15
^~silence	-23
^~since	-20
^~since the	-23
^~since this	17
^~skip the	-16
^~slow	-46
^~small	36
^~so	-18 45 0 0 -44
^~so don't	32 39 0 0 -35
^~so i	-24
^~so remove	-20
^~so the	-18
^~some	-47
^~some people	-25
^~somebody	-37
^~somebody wrote	-23
^~someday	-15
^~someday this	-15
^~someone	-18
^~someone on	-16
^~something	-21
^~something is	-39
^~sonntags	24 -36 0 0 35
^~sonntags ist	24 -36 0 0 35
^~sorry	-15
^~sorry ,	11
^~sorry for	-31
^~sort	-64
^~sort by	-47
^~sounds	-46
^~spaces	43 0 51 -39 -42 -32
^~split	-24
^~split the	-17
^~split this	-17
^~squash	17 51 -45 -33
^~src	27
^~ssh	17 -44 0 0 41
^~ssh only	26 -44 0 0 41
^~staging	0 -48 0 -48 63 -57
^~staging is	-36
^~start	-19
^~start the	26
^~start with	-44
^~status	-25
^~stay	46 0 0 0 0 -48
^~stick	26
^~stick to	26
^~still	-21
^~stop	0 0 0 -68
^~stop adding	18
^~stop after	-18
^~stop the	-41
^~storybook	36
^~strings	12 0 -40 -44
^~strings go	0 0 0 0 0 -47
^~sunday	34 0 0 -26 0 -34
^~sunday service	34 0 0 -26 0 -34
^~super	-22
^~super ,	-17
^~support	31 -79 -47 -60 77 -57
^~suppose	-17
^~suppose the	-17
^~sure	-41
^~sure 	-36
^~sure ,	-25
^~swap	-15
^~swap the	-15
^~switch	21 0 0 -39
^~switch to	14
^~table	-11 0 0 0 -28
^~tables	20 0 51 -33 -54 -33
^~tabs	38 0 44 -39 -45
^~tags	17 0 0 0 -45
^~tags are	17 0 0 0 -45
^~tail	15 -46 0 0 -50
^~take	-33
^~target	27 0 0 0 48
^~target is	27 0 0 0 48
^~teh	-43
^~tell	21
^~tell me	21
^~temperature	25 0 0 0 32
^~temperature is	25 0 0 0 32
^~test	39 0 0 0 0 -76 -46
^~test data	33
^~tests	19 0 0 -70 -63
^~tests should	32
^~text	42 37 0 0 0 -40
^~texts	0 49
^~thank	-24
^~thank you	-24
^~thanks	-35
^~thanks 	-13
^~thanks ,	-19
^~thanks a	-24
^~thanks for	-26
^~that	0 0 0 -45
^~that is	-24
^~that was	12
^~that would	-16
^~that's	0 0 0 0 0 60 -43
^~that's a	-40
^~that's enough	-27
^~that's the	0 0 0 0 -56 61 -39
^~thats	-39
^~the api	22 -75 0 -59
^~the app	0 -58
^~the archive	-26
^~the arm	7
^~the audit	-41
^~the backend	19
^~the banner	-23
^~the board	-41
^~the book	-18
^~the bootloader	36 0 0 0 0 -37
^~the boss	-30
^~the bucket	29 0 0 0 49 -35
^~the budget	23 -41 0 0 48
^~the bug	16
^~the build	0 -64 0 0 58
^~the bulletin	25
^~the cache	6
^~the calendar	-33
^~the canary	-12
^~the channel	28
^~the chart	-13
^~the cli	7
^~the client	-60
^~the cluster	48 0 0 -38 62 -25
^~the comment	-23
^~the contact	0 -35 0 0 42 -24
^~the counter	36 0 0 0 44 -36
^~the customer	-62 -56
^~the data	-30
^~the db	25 0 0 0 41
^~the default	-38
^~the design	11
^~the device	-23
^~the diff	-30
^~the disk	-19
^~the docker	-41
^~the docs	4 -47 0 0 0 -47
^~the e2e	34
^~the error	-29
^~the export	-32
^~the feature	25
^~the fee	-28
^~the feed	30
^~the field	-15
^~the file	-27 0 0 0 48 -30
^~the first	-30
^~the flag	30 0 0 0 -39 48
^~the form	36
^~the free	32
^~the function	-44
^~the graph	-13
^~the handler	-34
^~the header	-46
^~the holdout	20 44
^~the icon	-24
^~the id	28
^~the image	-26
^~the import	-43
^~the importer	0 0 0 0 52
^~the invoice	-20
^~the job	-19
^~the label	-27
^~the largest	-29
^~the last	-29
^~the led	-42
^~the license	0 0 0 0 35
^~the limit	16 -66 0 0 0 -43
^~the linter	-31
^~the list	-33
^~the log	-51
^~the login	-33
^~the logo	32
^~the loop	-45
^~the machine	23 -34
^~the max	20
^~the message	-31
^~the migration	-34
^~the min	21
^~the modal	-39
^~the name	-22
^~the new	-49
^~the nightly	28
^~the number	18
^~the numbering	12
^~the numbers	0 0 0 0 29
^~the office	34 0 0 0 42 -48
^~the old	-19
^~the one	-30
^~the only	-33
^~the orders	31 -35
^~the page	-20
^~the parser	0 0 0 0 37 -29
^~the partner	0 0 0 0 54 -30
^~the pdf	-11
^~the pipeline	7 -49
^~the plugin	25
^~the preview	-37
^~the price	-41
^~the public	0 44
^~the pull	-35
^~the queue	10
^~the release	-16
^~the report	-21 0 0 0 0 -42
^~the rest	-29
^~the result	-26
^~the retention	13 0 0 0 -43
^~the row	-44
^~the sandbox	20
^~the scanner	-22 0 0 0 31
^~the scheduler	0 0 0 0 48 -32
^~the schema	-32
^~the script	-22
^~the search	0 0 0 0 38
^~the second	-45
^~the server	8 0 0 -49
^~the service	24
^~the session	34
^~the shop	24
^~the sidebar	17
^~the spec	-25
^~the staging	27 0 0 0 -47 46
^~the status	34 0 0 0 34
^~the steering	13
^~the support	-29
^~the sync	32
^~the table	-22
^~the tablet	7
^~the target	17
^~the tax	37 0 0 0 42
^~the team	31
^~the test	-43 0 0 0 50 -32
^~the tests	-6
^~the ticket	-26
^~the title	-31
^~the upload	-35
^~the user	-23
^~the vendor	0 0 0 -38 44
^~the vote	30 0 0 39 -41
^~the vpn	-29 0 0 0 31
^~the warehouse	29
^~the watchdog	40
^~the wiki	22 0 0 0 36
^~the window	0 1
^~the worker	32
^~the year	40 0 0 0 48 -24
^~the youth	35
^~their	0 0 0 0 0 -37
^~then	-19
^~theoretically	-37
^~there	-18 -60 0 0 0 -57
^~there are	0 0 0 0 57
^~there is	-31
^~there should	-17
^~there's	0 -69
^~there's a	15
^~there's an	-19
^~they	0 -42
^~they changed	-17
^~this	-55
^~this button	-20
^~this function	-25
^~this is	-25
^~this needs	-34
^~this should	-22
^~those	24
^~three	0 0 -34 0 -58 34
^~thx	-17
^~thx 	-14
^~tiles	-44
^~tim	19
^~timeout	37
^~timeout should	36
^~timestamps	27 -52 0 0 53
^~timestamps are	22 -43 0 0 36
^~tmp	16
^~to	23
^~today	-43
^~today is	-18
^~todo	33 36
^~token	16 0 0 0 45 -47
^~too	-18
^~touch	-35
^~translate	-19
^~translate the	-19
^~translations	0 -38
^~try	-50
^~try a	-20
^~try another	-14
^~try it	-40
^~ttl	28
^~turn this	-22
^~two	0 0 -50 -57 0 -43
^~two things	-38
^~type	0 -49 34 0 0 -60
^~type hints	33 -41 49 0 -45
^~un	30
^~un adhérent	26 0 0 -32
^~under	29
^~under no	28
^~undo	-40
^~undo that	-30
^~unit	-28
^~units	24 -51 -42
^~units are	13 -45
^~until	-18
^~update	-29
^~update the	-26
^~upgrade	10 0 0 0 34
^~upload	-27
^~uploads	30 -62 0 0 48
^~uploads go	0 -43
^~usa	29 -36 0 0 -53
^~use	0 0 0 0 -92
^~use a	-27
^~use british	21
^~use it	-16
^~use make	32
^~use my	-31
^~use the	-49 -42
^~use this	-21
^~user	18 0 0 0 0 -39
^~users	-34 -46 0 -41 48 -48
^~users without	-15
^~v1	28
^~valeu	-22
^~validate	-35
^~version	-13
^~verzending	19
^~verzending is	19
^~vet	-22
^~vor	14
^~vor jedem	14
^~wait	-41
^~wait ,	-33
^~warning	-27
^~warning :	-27
^~was	-29
^~watchdog	-18
^~watchdog window	34
^~we	0 0 -73
^~we agreed	19
^~we are	-37 0 0 0 0 -40
^~we changed	-29
^~we could	-33
^~we decided	-22
^~we discussed	-27
^~we don't	0 0 0 0 -58
^~we dropped	21
^~we gebruiken	30 0 36 -45 -32
^~we get	26
^~we got	-28
^~we had	-46
^~we have	18
^~we keep	0 -16
^~we lost	-30
^~we might	-22
^~we need	-23
^~we never	37 0 0 -37
^~we no	22 0 0 0 -30
^~we report	25
^~we settled	22
^~we should	-30
^~we stay	0 0 0 42 -44
^~we support	37 0 0 -61
^~we switched	16 0 0 0 -46
^~we take	32
^~we test	22
^~we use	25 -53 -54
^~we used	-40
^~we went	46 0 0 0 0 -37
^~we'll	44 0 0 56 -48
^~we're	0 0 0 0 0 -70
^~we're blocked	-37
^~we're going	29
^~we're keeping	17 0 0 42
^~we're not	18 0 0 0 0 -40
^~we're on	-22
^~we've	-26
^~well	-31
^~went	25
^~went with	25
^~what	-24
^~what about	-15
^~what does	-27
^~what happens	-26
^~what if	-13
^~what is	-20
^~what was	-16
^~what's	-28
^~what's the	-23
^~whatever	0 50
^~whats	-48
^~whats the	-16
^~when	30 0 0 0 0 0 -46
^~when a	-17
^~when i	-19
^~when you	27
^~where	-20
^~which	26
^~which one	-17
^~which version	-15
^~who	-38
^~who owns	-17
^~whoever	47 0 0 0 0 -39
^~why	-31
^~why does	-16
^~why is	-22
^~wieso	-32
^~windows	29 -50
^~wir bleiben	24 0 0 0 0 -37
^~wir haben	-13
^~wir sind	39 0 0 0 -60
^~works	-28
^~works on	-15
^~would	-23
^~would it	-20
^~wow	-39
^~write	0 -44 34 0 -38
^~write a	-38
^~write tests	-34
^~write the	17 -30
^~wrong	28 -50 0 0 -47 44
^~ya	-15 0 0 0 0 -32
^~ya no	16 0 0 0 0 -32
^~yeah	-17
^~yes	20 0 0 0 0 -46
^~yes 	20 0 0 0 -32
^~yes ,	21 0 0 -64
^~yes for	15
^~yes please	-32
^~yesterday	-32
^~you can't	0 35
^~you don't	15
^~you may	0 49 0 0 -49 -37
^~you must	-28
^~you need	0 0 0 0 37
^~you should	29
_ !	0 0 -42 0 0 37
_ ! $	-18 0 -41 0 0 37
_ "	-19
_ " $	-33 0 0 0 0 -33
_ " ,	44
_ " ALWAYS	-18
_ " _	-28 0 0 0 67 -72
_ (	-16 0 -41 -46
_ ( )	-25
_ ,	26
_ , <code>	21
_ , <ip>	20 0 0 0 44
_ , <name>	46 0 0 0 -30
_ , <number>	39 -85
_ , <path>	11
_ , <version>	28
_ , ALWAYS	52 57 0 -43 -65
_ , ASKS	-20
_ , BECAUSE	-18 0 0 0 -45
_ , DECIDE	40 -74 -87 0 -61
_ , DONE	-18
_ , DONT	24
_ , EVERY	37
_ , FORNOW	-37
_ , FUTURE_I	-30
_ , GRATITUDE	-45
_ , HEDGE	-30
_ , I	0 0 0 0 -63
_ , IF	36 0 0 0 0 -43
_ , IS	58 -60 0 0 0 54
_ , LIVES	14 0 0 0 0 -41
_ , MUST	-12 0 0 0 -41 0 58
_ , NEVER	25 0 0 -52 -39 -66
_ , NOT	25
_ , NOW	21 0 0 0 41
_ , Name	35
_ , OUR	15 0 0 0 41
_ , OWNER	20 -58 0 0 61 -41
_ , PLEASE	23 -60
_ , SYMPTOM	8
_ , THEY	0 0 -55
_ , THIS	16
_ , UNLESS	31
_ , USE	-16
_ , WE	32
_ , WHAT	-38
_ , YOU	15 -59 0 0 0 40
_ , _	15
_ , a	27 0 0 63
_ , also	26 40 -44
_ , as	-27
_ , but	-37
_ , da	22 0 0 0 -46
_ , das	-22
_ , der	0 0 0 0 0 -34
_ , die	13 0 0 0 -50
_ , do	-20
_ , just	0 -46 44
_ , la	-18
_ , le	0 0 0 0 -50
_ , like	27 0 0 -41
_ , more	38
_ , new	0 0 0 0 0 -23
_ , old	17 -30
_ , on	23
_ , one	48
_ , or	14 0 -34 -36 38
_ , the	13
_ , then	0 0 0 0 34 -38
_ , there	0 0 -20
_ , two	43
_ , with	-31
_ -	28 -35 0 -25 38
_ - _	28 -35 0 -25 38
_ :	18 0 0 0 -39
_ ;	38 0 0 0 -50
_ ; _	23 0 0 0 -50
_ ; the	15
_ <acronym>	36 0 -79
_ <acronym> $	20 0 0 0 -27
_ <acronym> =	23
_ <acronym> LIVES	15
_ <acronym> _	0 0 0 -49
_ <amount>	0 0 -83 0 0 -78
_ <amount> $	0 0 -40
_ <amount> LIVES	18 -45 0 -35 39
_ <amount> _	0 0 0 0 54
_ <code>	-16 -51 -59 0 39 -69 29
_ <code> $	41 -25 -20 0 -42 0 52
_ <code> ,	26 0 0 0 0 -45 41
_ <code> IS	0 0 0 0 51
_ <code> to	-33
_ <date>	28
_ <flag>	48 -66 -52 -73 -57 -58 120
_ <flag> $	39 0 -32 -38 -35 -38 57
_ <flag> _	19
_ <host>	42
_ <host> $	32
_ <ip>	14
_ <ip> $	14
_ <name> $	41 0 0 -33 0 -55
_ <name> ,	37
_ <name> in	-22
_ <name> to	-24 0 0 0 39 -24
_ <number>	0 0 -90
_ <number> $	26 0 -82 40 0 0 -65
_ <number> ,	39
_ <number> <acronym>	27
_ <number> DONE	-28
_ <number> FORNOW	-23
_ <number> IS	-19 -95 -60 -82 106 -91
_ <number> LIVES	-45
_ <number> NOT	-43
_ <number> NOW	0 0 0 0 0 -36
_ <number> SYMPTOM	-31
_ <number> TIME	-68 -63 0 0 57 -52
_ <number> UNLESS	14 -27 0 0 -39
_ <number> _	9 0 -52 0 0 -64
_ <number> in	-22
_ <number> of	-39
_ <number> or	-29
_ <number> to	21 0 0 0 0 -65
_ <path>	41
_ <path> $	27
_ <version>	38 0 0 0 0 -13
_ <version> ,	16
_ <version> BECAUSE	16 -43
_ <version> IS	16 0 0 -27
_ <version> _	0 0 0 0 0 -38
_ =	-18 -38 -28 0 53 -35 -24
_ = <number>	-38
_ ?	-35
_ ? $	-34
_ AGAIN $	-41
_ AGAIN ,	24
_ ALWAYS	42 0 0 -80
_ ALWAYS $	51 -31 0 -51
_ ALWAYS ,	18 -50
_ ALWAYS _	0 0 -49
_ BECAUSE	22
_ BECAUSE $	18 0 0 0 -58
_ BECAUSE THEY	14 0 0 0 -38
_ BECAUSE _	15
_ BECAUSE of	43 0 0 -71
_ CALLED	35
_ CALLED $	18 -55
_ CALLED _	25 -52 -51 0 0 56
_ DECIDE	55 -85 -101 83
_ DECIDE $	30 0 -53
_ DECIDE ,	39 0 0 0 -56
_ DECIDE _	25 0 0 0 -51
_ DECIDE on	16
_ DONE	0 0 0 0 40 -43
_ DONE $	-43
_ DONE NOW	20
_ DONE by	-11
_ DONE on	-27
_ DONT	20 41 -58 0 0 -52
_ DONT _	14 0 -54 0 0 -50
_ DROP	0 0 -88 0 0 -68
_ DROP $	-25 0 0 0 -47
_ DROP _	30 0 0 -57
_ EVERY	-16
_ EVERY $	-43 -34
_ EVERY ,	-22
_ EVERY <number>	30
_ EVERY IS	13
_ EVERY LIVES	42
_ EVERY Name	21
_ EVERY THIS	0 0 0 -52
_ EVERY TIME	47 0 -64 0 55
_ EVERY the	-32 0 -34 0 -51 44
_ FORNOW	-46
_ FORNOW $	-52 0 0 0 41
_ FORNOW ,	-19
_ FORNOW _	-27
_ FORNOW one	-17
_ FUTURE_I	-24
_ FUTURE_I _	-24
_ GRATITUDE	-20
_ GRATITUDE !	-14
_ GRATITUDE $	0 0 0 0 -39
_ GRATITUDE ,	-29
_ GRATITUDE IF	-16
_ GRATITUDE _	-16
_ HEARSAY	-44 0 0 -68
_ HEARSAY $	29 0 0 0 -61
_ HEARSAY GRATITUDE	-17
_ HEARSAY NEVER	-32
_ HEARSAY THIS	-28 -29
_ HEARSAY _	-22 48 0 0 -33
_ HEARSAY the	-19
_ HEDGE	0 0 -69
_ HEDGE $	-21
_ HEDGE IS	-27
_ HEDGE LIVES	-29
_ HEDGE NOT	-17
_ HEDGE THIS	-26
_ HEDGE WE	-21
_ HEDGE _	32 61 0 0 -47
_ HEDGE on	25
_ HEDGE the	-21
_ I	-34 0 86
_ I <number>	-32
_ I CALLED	-27
_ I DONT	-21
_ I IF	16
_ I LIVES	-22
_ I WHAT	-21
_ I _	0 0 0 0 -83
_ I first	-34
_ I in	-42
_ I the	0 -49
_ IF ,	29 38 0 0 -38
_ IF IS	-26
_ IF THEY	16 0 0 0 0 -30
_ IF THIS	13
_ IF WE	-40
_ IF _	17
_ IF a	22
_ IF the	0 -60 0 0 65
_ IF there	27
_ INSTEAD	17 -53 0 0 -58
_ INSTEAD $	0 -40 0 61 0 -32
_ INSTEAD <number>	-31
_ INSTEAD _	49 -45 0 0 -82 44
_ IS	18
_ IS "	-43
_ IS $	-35
_ IS <acronym>	41 -62 -58 0 66 -55
_ IS <amount>	40
_ IS <code>	30
_ IS <host>	40 0 0 0 67 -59
_ IS <mail>	36 0 0 0 44 -41
_ IS <name>	51 0 -65 0 79 0 -49
_ IS <number>	29
_ IS <version>	-28 -47 0 0 60
_ IS ALWAYS	16 0 -53 31 0 -50
_ IS CALLED	0 0 0 0 -19
_ IS DONE	0 0 0 -77 52
_ IS DROP	0 -85 0 42
_ IS EVERY	45
_ IS FORNOW	-35
_ IS I	46 0 -29 0 0 -31
_ IS KEEP	-21 -61 0 0 62 -51
_ IS LIVES	29
_ IS MAYNOT	19 54 0 0 -61
_ IS MOVED	0 0 0 -49
_ IS MUST	-27
_ IS NEVER	0 45 -72 0 -45
_ IS NO	14 -43 -45 -46 49
_ IS NOLONGER	-18 -58 0 0 0 -54
_ IS NOT	-51
_ IS NOW	0 0 0 -40 57 -49
_ IS Name	31 -57 -52 0 37
_ IS ONLY	23
_ IS OUR	27
_ IS PER	59 -67 0 -46
_ IS SYMPTOM	-36 0 0 0 0 -35
_ IS TIME	30
_ IS TOO	-17
_ IS WHAT	35 0 0 0 0 -51
_ IS WRONG	-39
_ IS a	39 0 0 -101
_ IS an	42 0 0 0 60 -55
_ IS at	0 0 0 -49 76 -84
_ IS bei	30
_ IS by	16
_ IS de	27
_ IS en	-12
_ IS for	-9 0 0 0 -48
_ IS from	10 -51 -52 -43
_ IS im	-18
_ IS in	0 0 -72 -111 43
_ IS off	19 0 -57 0 0 -58
_ IS on	37
_ IS one	17 0 -40 0 38 -28
_ IS out	-20 0 -59 0 -56
_ IS over	0 0 0 0 -60
_ IS the	23 0 0 -74
_ IS to	-33
_ IS two	35 -48 -21
_ IS up	-20
_ KEEP	30 0 -56
_ KEEP $	27 0 0 0 -41
_ KEEP ,	59 0 0 0 -78
_ KEEP <number>	26 0 0 -25
_ KEEP THEY	26 -36 0 -41
_ KEEP THIS	0 -49
_ KEEP _	24 0 -69
_ KEEP at	-18 -29
_ KEEP off	20
_ KEEP on	30
_ KEEP under	14 48 0 0 -38
_ LIVES	23 0 -93
_ LIVES $	-15 -65 0 -69
_ LIVES ,	23
_ LIVES <flag>	14
_ LIVES <number>	0 0 0 -99
_ LIVES DROP	18 0 0 0 -40
_ LIVES EVERY	32 0 0 0 61 -54
_ LIVES FORNOW	-28
_ LIVES IS	40
_ LIVES LIVES	0 0 0 0 54
_ LIVES NO	0 -75
_ LIVES Name	12
_ LIVES ONLY	46 0 -52 0 0 -44
_ LIVES PER	40 0 0 0 0 -42
_ LIVES THIS	25 0 0 0 -35 -28
_ LIVES USE	46 0 0 -45
_ LIVES after	35 -46 0 0 54 -49
_ LIVES an	47
_ LIVES as	30 -37 -15 0 0 -39
_ LIVES at	36 -75
_ LIVES back	-22
_ LIVES by	24 0 0 0 -42 0 48
_ LIVES en	26
_ LIVES from	24 0 -63
_ LIVES in	37 0 -45
_ LIVES into	30 0 0 0 0 -33
_ LIVES on	46
_ LIVES one	39 -51 0 0 58
_ LIVES out	22 -60 0 -45 69 -59
_ LIVES the	8 0 -28
_ LIVES to	0 0 0 -44
_ LIVES two	0 0 0 0 0 -44
_ LIVES under	0 0 0 0 -40
_ LIVES up	30
_ MAYNOT	0 0 -54
_ MAYNOT LIVES	31
_ MAYNOT _	-19
_ MOVED	11
_ MOVED $	0 32 0 -48 0 -50
_ MOVED ,	36
_ MOVED <number>	-18 0 0 0 0 -31
_ MOVED by	0 0 0 0 33 -31
_ MOVED from	29
_ MOVED the	38 -38 0 0 0 -51
_ MOVED to	30 -45
_ MUST	10
_ MUST $	23 0 0 41 -45
_ MUST <number>	44 -53
_ MUST DONE	41 29 0 0 0 0 -21
_ MUST KEEP	-25 45 0 -38 -60
_ MUST LIVES	0 31 0 0 0 -36
_ MUST NEVER	42 0 0 0 -41
_ MUST USE	23
_ MUST _	10
_ MUST an	0 0 0 0 18
_ MUST more	-37
_ NEVER	0 57 -41 0 0 -99
_ NEVER $	-21
_ NEVER LIVES	0 49 0 -38 0 -40
_ NEVER _	23
_ NO	0 0 0 35
_ NO ,	-19
_ NO SYMPTOM	18
_ NO _	0 0 0 19
_ NOLONGER	20 -23
_ NOLONGER ,	35 -5
_ NOT	-17 0 -95
_ NOT $	-40 -64
_ NOT DONE	-14
_ NOT IS	-19 -39
_ NOT LIVES	-11 0 0 0 0 -63
_ NOT _	0 0 -64 0 -30
_ NOT on	33
_ NOW	30 -77 0 0 56
_ NOW $	32 -84 0 0 56 -67
_ NOW ,	32 0 0 -61 51 -31
_ NOW BECAUSE	16 0 0 0 -18
_ NOW FORNOW	25
_ NOW LIVES	25
_ NOW TIME	20
_ NOW _	0 -56
_ NOW and	-16
_ NOW last	38
_ NOW the	0 0 0 0 62 -47
_ NOWON	50 0 -22
_ NOWON $	35 0 -42 0 -52
_ NOWON ,	19
_ NOWON THIS	23 0 0 0 0 -33
_ NOWON _	27 -29 0 0 41
_ Name ,	0 0 0 0 0 -51
_ Name LIVES	-36
_ Name Name	42 -48
_ Name _	20 0 -62
_ ONLY	43 0 0 0 0 -54
_ ONLY $	19 0 -44 0 -37
_ ONLY <number>	31
_ ONLY AGAIN	20
_ ONLY DONE	0 -44 0 0 48
_ ONLY LIVES	-20 -46
_ ONLY NEVER	17
_ ONLY WHAT	24 -63 69
_ ONLY _	34 49 0 -46
_ ONLY between	23
_ ONLY from	27 -39
_ ONLY in	30 0 -43 0 -59
_ ONLY on	15 -41 0 0 38
_ ONLY the	-9 0 0 0 -30
_ OUR	20
_ OUR _	23
_ OWNER	36 0 0 0 0 -63
_ OWNER $	28
_ OWNER _	27 -51 0 0 46
_ PAST_I	-56
_ PAST_I _	-25
_ PAST_I at	-36
_ PAST_I the	-19
_ PER	31
_ PER $	0 0 0 -81
_ PER ,	44 0 0 0 0 -63
_ PER NOW	39 0 0 0 48 -40
_ PER TIME	0 0 0 -51 50 -54
_ PER _	27
_ PER and	18
_ PLEASE	0 0 65 -42 -58
_ PLEASE $	0 -44 57 -27 -37
_ PLEASE ,	23
_ PLEASE auf	23
_ PREFER the	24
_ SHOULD	-15 -25
_ SHOULD ALWAYS	26 0 0 0 -48
_ SHOULD LIVES	-20
_ SHOULD NEVER	-35
_ SHOULD _	0 -63
_ SYMPTOM	-13 0 0 -65
_ SYMPTOM $	-26
_ SYMPTOM ,	20
_ SYMPTOM FORNOW	-18
_ SYMPTOM NOW	-42
_ SYMPTOM _	30 0 0 0 -75 -52
_ SYMPTOM after	-36
_ SYMPTOM for	-29
_ SYMPTOM on	-21
_ SYMPTOM the	14
_ THEY $	-39 0 0 0 0 -56
_ THEY FORNOW	-22
_ THEY IS	0 -26
_ THEY _	-25
_ THEY for	0 0 0 0 -34
_ THEY in	26
_ THEY up	20
_ THIS	-20
_ THIS $	-27
_ THIS ,	32 0 0 0 -48 -39
_ THIS <number>	-10
_ THIS ?	-24
_ THIS DECIDE	33
_ THIS DONE	30
_ THIS HEARSAY	-18
_ THIS I	-32
_ THIS MUST	-19
_ THIS NOT	34
_ THIS Name	28 0 0 29 -33
_ THIS PLEASE	-24
_ THIS SYMPTOM	21
_ THIS TOO	-17
_ THIS UNLESS	-35
_ THIS WAS	32
_ THIS WHAT	-29
_ THIS after	-27
_ THIS and	-21
_ THIS as	-9
_ THIS at	28
_ THIS first	-16
_ THIS for	-38
_ THIS from	-29
_ THIS in	-47 0 0 0 -43
_ THIS into	-34
_ THIS on	-22
_ THIS one	-24
_ THIS the	-40 0 0 0 47
_ THIS to	-36
_ THIS with	0 -45
_ TIME $	0 0 0 0 0 -46
_ TIME ,	-21
_ TIME IS	-15 0 0 -31
_ TIME LIVES	30 0 0 0 47
_ TIME NOW	-16
_ TIME _	21 -53 0 -49 72 -43
_ TIME and	34
_ TOO	0 -79 0 0 0 53
_ TOO $	0 0 0 0 -52
_ TOO _	0 -57
_ UNLESS	37
_ UNLESS $	17
_ UNLESS <number>	-24
_ UNLESS <version>	22 0 0 27
_ UNLESS EVERY	0 0 0 0 -42
_ UNLESS I	12 36 -38
_ UNLESS Name	25
_ UNLESS THEY	34 56
_ UNLESS THIS	29
_ UNLESS TIME	25
_ UNLESS YOU	19 0 0 0 0 -42
_ UNLESS _	29 0 0 0 -67
_ UNLESS a	0 0 -47 -75
_ UNLESS an	24
_ UNLESS the	39
_ USE	22 0 -81 0 36
_ USE <code>	29
_ USE <name>	0 0 0 0 -40
_ USE <number>	-22
_ USE PER	-32
_ USE THIS	10
_ USE _	15 -27 -60 0 53 0 -55
_ USE a	30 0 0 0 -53
_ USE over	33 0 0 -33
_ USE the	32 0 -44 -56
_ WAS	0 -71
_ WAS <number>	-31
_ WAS MOVED	0 0 0 -44
_ WAS ONLY	-15
_ WAS SYMPTOM	20
_ WAS TOO	17 -45
_ WAS _	10 0 0 0 54 -64
_ WAS to	-25
_ WE	15 0 -97 60 0 -83
_ WE DONT	16
_ WE DROP	14
_ WE KEEP	30
_ WE LIVES	-19
_ WE _	31 0 -64 42 0 -58
_ WE do	37
_ WHAT	-23 0 0 0 0 -71
_ WHAT $	-23
_ WHAT ,	21 0 -22
_ WHAT I	-40
_ WHAT IS	-29
_ WHAT LIVES	-24
_ WHAT SYMPTOM	-21
_ WHAT WAS	22
_ WHAT WE	-35
_ WHAT YOU	26
_ WHAT the	-44
_ YOU	0 -78
_ YOU $	-24
_ YOU MOVED	19
_ YOU _	-14 -69
_ YOU the	21
_ a	0 0 -40
_ a SYMPTOM	21
_ a _	-29 0 -38
_ a las	37 -34 0 0 45
_ a new	-28
_ after	16
_ after <number>	-16 0 0 -52
_ after EVERY	48
_ after _	16
_ after the	0 0 0 -53 0 -44
_ an	-22 0 0 0 -56
_ an $	-28
_ an SYMPTOM	-28
_ an _	0 0 0 0 -45
_ and <name>	-24
_ and <number>	25 0 0 -53
_ and EVERY	29
_ and I	14
_ and IS	0 0 0 0 56 -50
_ and KEEP	-21
_ and LIVES	-9 -47
_ and NOT	39 -75
_ and ONLY	-13 -36
_ and SYMPTOM	-32
_ and THEY	45
_ and THIS	-32 -40
_ and USE	20
_ and WAS	-26
_ and WE	18
_ and WHAT	22
_ and the	0 0 0 0 0 -60
_ and then	0 0 0 0 0 -52
_ as	0 0 0 0 0 -85
_ as _	11 0 0 0 0 -64
_ as a	18
_ as in	38 0 0 0 -45
_ at	0 0 0 0 0 -82
_ at <amount>	21 -36 0 0 38
_ at <number>	0 -40 -77 0 73 -41
_ at <time>	-19
_ at EVERY	-16
_ at IF	-24
_ at THIS	-20
_ at a	26 0 0 0 -42
_ at the	13
_ auf	12 0 0 0 0 -57
_ auf _	14 0 0 0 -61 -37
_ auf dem	14
_ avec	38 0 0 0 0 -44
_ avec <code>	16 0 0 0 -39
_ avec _	36 0 0 0 0 -38
_ back	-21
_ back $	-31
_ between	0 69 0 0 -28
_ between <number>	-19
_ between LIVES	-23
_ between _	25
_ between the	-32
_ both	-31
_ both _	-22
_ but	15 0 -36 -51 0 -59
_ but EVERY	-33
_ but NOT	35 0 0 0 0 -40
_ by <acronym>	-15
_ by <code>	0 -37 0 0 -45 0 50
_ by <number>	-47
_ by CALLED	-21
_ by Name	-16
_ by THEY	23
_ by THIS	-12
_ by _	35
_ by a	44
_ by the	23
_ by two	-27
_ com	46 0 0 0 0 -39
_ com _	41 -49
_ con	25
_ con <code>	0 0 0 0 -30
_ con _	21
_ da	-18
_ dans	-15
_ dans les	21
_ das	-32 0 -41 0 0 -52
_ das $	-38
_ de	27
_ de <number>	34 0 0 0 33
_ de _	0 0 0 0 0 -79
_ de la	21
_ dem	21
_ dem Name	22
_ den	-39
_ den _	-38
_ der _	0 0 0 0 0 -34
_ die	0 -49
_ die Name	-35
_ die _	35 -48 0 0 53
_ e	20
_ e _	20
_ ein	26 0 0 0 0 -36
_ eine	-29
_ eine _	-31
_ el	0 -71
_ el de	25
_ em	36
_ em _	26
_ en _	0 0 0 0 0 -67
_ et	34 -36 0 0 -34 54
_ first	28
_ first $	21 0 0 -35
_ first ,	25
_ first and	27
_ first the	-31
_ for <name>	-20
_ for <number>	25 0 0 -49 0 -34
_ for EVERY	19 0 0 0 0 -60
_ for I	14
_ for PER	-41
_ for THEY	0 0 0 0 -34
_ for THIS	-21 0 0 0 0 -48
_ for TIME	-42
_ for YOU	-23
_ for _	18
_ for a	-38
_ for one	0 0 0 0 -41
_ for two	-24
_ from	28 0 0 -49
_ from <path>	19 0 0 0 37
_ from EVERY	-19
_ from THIS	35
_ from _	0 0 -53
_ from last	38 -33
_ from the	13
_ für Name	-15
_ here	0 0 0 0 0 53
_ here ,	-33 -51 -50 0 0 42
_ im	32
_ im Name	27
_ in $	-26
_ in ,	-15 0 -36
_ in <code>	0 0 0 0 61 0 -72
_ in <name>	-18
_ in <number>	27
_ in <path>	-22
_ in <version>	18 -48
_ in EVERY	37
_ in I	22
_ in LIVES	32
_ in NOW	-32
_ in Name	18
_ in OUR	27
_ in TIME	46 -66
_ in _	44 0 0 -61
_ in a	0 -38
_ in here	-32
_ in one	39
_ in with	23 0 0 0 41
_ into	0 0 -73
_ into _	-6 0 -41
_ into a	-29
_ la	-11 0 0 -45 -39
_ la _	-11 0 0 -45 -39
_ last	0 0 0 -23
_ last _	-23
_ le	15 0 -40 0 0 0 -32
_ le _	15 0 -40 0 0 0 -32
_ les	13 -41
_ les _	13 -41
_ like	-23 0 0 0 -66
_ like THIS	-19
_ mit	30 0 0 0 -41 -53
_ mit _	0 0 0 34
_ more $	25
_ more _	-25
_ more than	18
_ most	-22
_ most _	-22
_ new	0 -39 48 0 -40 -41 -23
_ o	-12
_ o _	-12
_ of	-26
_ of <number>	0 -49
_ of I	-34
_ of OUR	21
_ of THEY	-25 0 0 0 43
_ of THIS	0 -47
_ of TIME	-24
_ of _	21
_ of a	15
_ of last	-24
_ off	-30 51 -32 0 -58
_ off $	-39
_ off _	15 42 0 0 -34
_ old	-33
_ old _	-33
_ on $	13 -41
_ on <name>	-42
_ on <number>	-8 0 -47 -65
_ on EVERY	42
_ on GRATITUDE	15
_ on I	-23
_ on IS	22 -61
_ on MOVED	21
_ on Name	-18
_ on PER	24 0 0 -45
_ on _	-22
_ on the	0 0 0 0 0 -64
_ one	-18 -47
_ one $	0 0 -80 0 0 56
_ one ,	-19 -24 0 46 -43
_ one IS	-14
_ one _	27 -46
_ or	-7 67 0 0 -52
_ or _	-19 0 -41
_ out	0 0 0 0 0 -91
_ out $	-22
_ out ,	28 0 0 0 0 -32
_ out IS	-17
_ out WHAT	-23
_ out _	0 0 0 0 -53
_ out the	23
_ out there	13
_ over	0 -40 0 0 0 -66
_ over $	-13
_ over _	0 -68 0 0 -72 -38
_ over the	-17 0 0 0 34
_ para	0 0 -28 0 -40 34
_ por	33
_ por _	33
_ pour	26
_ sur	21
_ sur le	16 0 0 0 30
_ than _	0 0 0 0 -37
_ than two	36 0 -48
_ the	-16
_ the <acronym>	-30
_ the CALLED	-22
_ the LIVES	17
_ the NOLONGER	-17
_ the Name	16
_ the OWNER	-56
_ the SYMPTOM	-45
_ the TIME	-9
_ the WHAT	22
_ the _	-15
_ the first	-22
_ the last	-30
_ the same	0 0 0 0 -53
_ the two	-28
_ then	41 -41
_ then $	41 -41
_ there	-25
_ there $	-26 0 0 0 0 -30
_ there FORNOW	-10
_ to <acronym>	29
_ to <amount>	17 0 0 0 -48
_ to <name>	25 0 0 0 35 -47
_ to <number>	0 0 0 0 0 -51
_ to <path>	23
_ to <version>	17
_ to EVERY	0 0 0 0 -45
_ to I	0 0 0 0 -40
_ to KEEP	-19
_ to LIVES	-29
_ to THIS	12
_ to TIME	31 0 0 0 37
_ to USE	-27
_ to WHAT	0 0 0 0 -38
_ to _	0 0 0 0 0 -50
_ to a	27 0 0 0 -51
_ to one	22 0 0 0 -34
_ to the	0 0 -85
_ two	-29 0 0 0 0 -43
_ two _	-32 0 0 0 0 -39
_ um _	26
_ un	-34
_ un _	-34
_ una	-32
_ una _	-32
_ und	0 0 0 -37 39 -32
_ under	0 -85 0 0 61 -79
_ under <number>	-18 -54 39
_ under <path>	0 -54 0 0 52
_ up	-20 0 0 0 0 -87
_ up $	0 0 0 -36 0 0 46
_ up ,	18
_ up I	14
_ up a	-28
_ up by	-31
_ up in	34
_ up on	-20
_ up the	-29
_ up to	0 -58 0 0 0 -54
_ von	31 0 0 -43
_ von _	25
_ with	25
_ with <acronym>	18
_ with <code>	44 -33 0 0 -46 0 77
_ with <name>	43 0 0 0 39 -30
_ with <path>	0 -52 0 0 -62 -44 94
_ with I	36
_ with _	31
_ with a	9 0 0 -88
_ with one	-28
_ with two	-14
_ y	48 -57 0 -47
_ y _	26
_ zu	28
_ zu _	24
_ à	0 -50 0 0 65 -33
_ à <number>	32
_ à _	0 -34 0 0 49 -32
a <acronym>	26
a <acronym> $	21
a <acronym> ,	12
a <number>	-23 0 0 0 70 -64
a <number> $	0 0 0 0 44 -57
a <number> _	29
a CALLED	23 0 0 0 -33
a CALLED $	23 0 0 0 -33
a GRATITUDE	-32
a GRATITUDE _	-33
a NOLONGER	-31
a Name	37 0 0 -45
a Name _	18 0 0 0 -46
a OWNER	-23 0 0 0 -47
a SYMPTOM	30
a SYMPTOM $	-38
a SYMPTOM UNLESS	41
a SYMPTOM _	36 0 0 0 -69
a SYMPTOM in	-17
a TIME	0 0 0 -45
a TIME $	-16
a TIME _	0 0 0 0 0 -36
a WHAT	-22
a WRONG	0 0 0 0 -57 -48
a WRONG in	-29
a _ "	-40
a _ <code>	-20
a _ <number>	36 0 0 0 0 -55
a _ CALLED	20
a _ EVERY	-24
a _ HEDGE	-14
a _ IF	-15
a _ INSTEAD	-29
a _ IS	39
a _ LIVES	61 0 0 -57
a _ MUST	52 63 0 0 -72
a _ NOW	0 0 0 0 0 -40
a _ NOWON	27 0 0 -33 40
a _ PLEASE	-33
a _ SYMPTOM	14
a _ THIS	-36
a _ TIME	39 0 0 0 43
a _ UNLESS	0 0 0 0 28
a _ USE	45
a _ and	17
a _ at	-21
a _ by	-20
a _ for	-28
a _ here	32
a _ more	-29
a _ of	0 0 0 0 47 -76
a _ on	-35
a _ there	-17
a _ to	-54
a _ under	-38
a _ up	32
a _ with	-26
a las	37 -34 0 0 45
a las _	38
a new	-15
a new _	0 0 0 -71
a new one	15
aber	35 -32 -41 37 -39
after <number>	0 0 0 -63
after <number> TIME	36
after <number> _	-20 -36 0 0 38
after EVERY	26
after EVERY ,	29
after EVERY _	18
after PER	-8
after PER $	23
after THIS	-10 0 0 0 48
after THIS $	-21
after _ $	23 0 0 -28
after _ ,	30
after _ TIME	-24
after the	-22
after the TIME	-17
after:outset&1:DECIDE	17
after:outset&1:EVERY	-46
after:outset&1:FORNOW	-21
after:outset&1:FUTURE_I	-24
after:outset&1:IF	-25
after:outset&1:IS	-27
after:outset&1:LIVES	-37
after:outset&1:MANY	-73
after:outset&1:MOVED	-36
after:outset&1:NO	-19 35
after:outset&1:NOW	-13
after:outset&1:NOWON	40
after:outset&1:ONLY	-45
after:outset&1:OUR	0 -50
after:outset&1:OWNER	-35
after:outset&1:PAST_I	-19
after:outset&1:PREFER	-46
after:outset&1:TASK	-67
after:outset&1:THIS	-26
after:outset&1:UNLESS	26
after:outset&1:WHAT	-22
after:outset&1:YOU	38 0 0 0 -65
after:outset&1:a	-19
after:outset&1:for	0 0 0 0 39
after:outset&1:in	-36
after:outset&1:last	16
after:outset&1:new	16
after:outset&1:on	-19
after:outset&1:the	-51 -61
after:outset&1:there	-35
after:outset&BECAUSE	-34
after:outset&CALLED	-19
after:outset&DECIDE	53 -77 0 68 -52
after:outset&DONT	33
after:outset&EVERY	-30 81 0 -60
after:outset&FORNOW	21 0 0 -56 0 -58
after:outset&HEDGE	-17
after:outset&I	27
after:outset&INSTEAD	-21
after:outset&KEEP	-14
after:outset&LIVES	-9
after:outset&MOVED	21 0 0 -76 64 -51
after:outset&MUST	-48
after:outset&NEVER	0 0 0 0 -52
after:outset&NO	-14 81 -76
after:outset&NOLONGER	-23 0 0 -42
after:outset&NOT	-26
after:outset&NOW	42 0 0 0 64 -83
after:outset&ONLY	0 -63
after:outset&OUR	0 -56
after:outset&PLEASE	-16
after:outset&PREFER	-25
after:outset&SHOULD	-33
after:outset&SYMPTOM	-56
after:outset&THIS	0 70
after:outset&USE	-16 0 -54
after:outset&VALUE	-28
after:outset&WAS	19 0 0 -38
after:outset&WE	0 0 0 73
after:outset&YOU	51
after:outset&changes	63 0 0 0 42
after:outset&changes&valued	28 -50
after:outset&head	-47
after:outset&mood:asked	-28
after:outset&mood:considered	-26
after:outset&mood:momentary	0 0 0 0 -61
after:outset&size:11	-37
after:outset&size:18	-31
after:outset&size:4	-25 0 0 37 -46 -54
after:outset&size:7	-48 0 0 0 0 -90
after:outset&size:more	-33
after:outset&tail	-103 0 0 0 0 -44
after:outset&valued	-30
after:outset&valued:address	26
after:outset&valued:clock	14
after:outset&valued:day	-33
after:outset&valued:duration	-44 -53
after:outset&valued:length	-19
after:outset&valued:name	0 0 0 -36 54 -40
after:outset&valued:number	-27 -70
after:outset&valued:size	-26
after:outset&valued:version	-15
after:proposal&1:IS	0 -37
after:proposal&1:ONLY	32 0 0 0 -38
after:proposal&1:TASK	56 0 -14 51 -55
after:proposal&1:USE	-17
after:proposal&1:_	0 0 0 0 -40
after:proposal&1:none	-50
after:proposal&DROP	25
after:proposal&EVERY	31
after:proposal&I	-45
after:proposal&IS	22 0 0 -30 -52 79
after:proposal&KEEP	-18
after:proposal&LIVES	29 -53
after:proposal&MUST	16
after:proposal&NEVER	29
after:proposal&ONLY	40 61 0 0 -58 -64
after:proposal&THIS	43 0 -69 99 -52 -15
after:proposal&USE	18 -52 0 0 -52
after:proposal&VALUE	44 0 0 0 -37
after:proposal&WAS	23 0 0 0 0 -40
after:proposal&WE	27 -60 -43 0 -40
after:proposal&YOU	-20
after:proposal&head	44 0 0 0 -104
after:proposal&size:11	0 0 0 0 -69
after:proposal&size:18	14
after:proposal&size:2	0 0 -27 36 0 -34
after:proposal&size:7	40 0 0 0 -65
after:proposal&tail	20
after:proposal&valued	44 0 0 0 -41
after:proposal&valued:duration	29
after:proposal&valued:number	23
after:proposal&valued:path	0 0 0 -35
after:question&1:<host>	15
after:question&1:<number>	62 0 0 0 0 -55
after:question&1:<path>	0 0 -39 0 50 -40
after:question&1:ALWAYS	25 0 50 -36
after:question&1:EVERY	46 0 0 -45
after:question&1:FORNOW	-40
after:question&1:LIVES	-35
after:question&1:MANY	27 0 0 0 -91
after:question&1:MAYNOT	26 0 0 0 43
after:question&1:NO	42
after:question&1:NOT	0 0 0 0 0 -43
after:question&1:ONLY	0 -66 0 0 45
after:question&1:_	53 -94 0 100 0 -28 -48
after:question&1:a	-30
after:question&1:for	37
after:question&1:in	27 -49
after:question&1:none	0 0 0 0 -32
after:question&1:the	1 -60 0 -73 70
after:question&1:two	31
after:question&ALWAYS	35 0 44 0 -61
after:question&DONT	0 -42 -35 0 36
after:question&EVERY	60 0 0 0 0 -53
after:question&FORNOW	-43
after:question&GRATITUDE	23 0 0 0 0 -49
after:question&I	-31
after:question&IS	16 0 0 68 -31
after:question&KEEP	20 -54
after:question&LIVES	28
after:question&MAYNOT	30
after:question&MOVED	0 0 0 0 -54
after:question&MUST	31 0 0 49 -46
after:question&NEVER	22 0 0 0 -37
after:question&NO	55
after:question&NOLONGER	26 0 0 0 -46
after:question&NOT	0 0 0 47 0 -56
after:question&ONLY	32 0 -68 0 0 -65
after:question&OUR	19 -48 0 0 38
after:question&PLEASE	-49
after:question&SHOULD	-14
after:question&SYMPTOM	26
after:question&THIS	52 -48 -50 0 0 -60
after:question&USE	20
after:question&VALUE	46
after:question&WE	31 -67 0 0 0 -43
after:question&YOU	-27
after:question&changes	30
after:question&head	61 -34 -40 111 0 -68
after:question&mood:momentary	-45
after:question&size:11	60 0 -58 82 0 -89
after:question&size:18	28
after:question&size:2	15 -85 -6 0 0 -64 -32
after:question&size:4	0 -14 0 0 0 -54 -31
after:question&size:7	57
after:question&tail	-46
after:question&valued	47 0 0 0 0 -47
after:question&valued:duration	30
after:question&valued:name	22 0 0 -39
after:question&valued:number	34 -51
after:question&valued:path	0 0 0 0 55
after:report&1:!	-23
after:report&1:"	0 0 0 0 0 -42
after:report&1:<code>	16 -51 0 0 0 -34
after:report&1:<name>	30
after:report&1:<number>	-60 -42
after:report&1:<path>	0 -43
after:report&1:AGAIN	-32
after:report&1:ALWAYS	0 0 0 0 -51
after:report&1:ASKS	-27
after:report&1:CALLED	0 -45
after:report&1:DECIDE	0 0 0 39
after:report&1:DOING	25 0 -73
after:report&1:DONE	-23 0 0 0 -50 -33
after:report&1:DONT	0 0 0 0 -64
after:report&1:DROP	0 0 0 0 -72
after:report&1:EVERY	17 49
after:report&1:FORNOW	0 0 0 0 -37 34
after:report&1:FUTURE_I	-21 0 0 0 -52
after:report&1:HEARSAY	-44
after:report&1:HEDGE	-34
after:report&1:I	-16
after:report&1:IF	29
after:report&1:KEEP	13 0 0 0 -61
after:report&1:LIVES	-19
after:report&1:MANY	29
after:report&1:MAYNOT	0 47 0 0 -49
after:report&1:MUST	-16
after:report&1:NEVER	16 0 0 0 -54
after:report&1:NO	31 0 0 0 -74
after:report&1:NOLONGER	16 0 0 0 0 -32
after:report&1:NOT	0 0 -56 -67 -54 55
after:report&1:NOW	0 0 0 0 0 -50
after:report&1:NOWON	0 0 0 0 0 -56
after:report&1:ONLY	0 0 -47 -60
after:report&1:PAST_I	-47
after:report&1:PER	28 0 0 -48
after:report&1:PREFER	35 -62 72 0 -52
after:report&1:SHOULD	-43
after:report&1:SYMPTOM	0 0 0 -43
after:report&1:TASK	-31 0 0 -38
after:report&1:THEY	-14
after:report&1:THIS	-22 -77 0 0 0 60
after:report&1:TIME	35 0 0 -40 0 -46
after:report&1:TOO	-44
after:report&1:UNLESS	0 70 0 -65 -82 -47
after:report&1:USE	0 -66 108
after:report&1:WAS	-29
after:report&1:WHAT	-35
after:report&1:WRONG	25 0 0 -55 -65 45
after:report&1:YOU	-9
after:report&1:a	21 0 0 -88
after:report&1:after	4
after:report&1:an	38 0 0 0 0 -41
after:report&1:as	-12
after:report&1:at	-15
after:report&1:back	-24
after:report&1:both	-27
after:report&1:das	-13 -39
after:report&1:de	0 -50 0 0 54
after:report&1:default	26 -45
after:report&1:der	0 -59
after:report&1:do	-52
after:report&1:el	0 -51 0 0 34
after:report&1:first	-27
after:report&1:for	-8 0 0 0 0 -49
after:report&1:from	22 0 0 0 -53
after:report&1:here	-26
after:report&1:il	21 0 -39
after:report&1:im	21
after:report&1:just	-27
after:report&1:la	0 -53
after:report&1:las	14 0 0 0 34
after:report&1:last	-39
after:report&1:les	0 0 0 0 0 -47
after:report&1:los	30
after:report&1:more	-34
after:report&1:new	20 0 0 0 -52
after:report&1:none	-34
after:report&1:o	0 0 0 0 53
after:report&1:old	34 0 0 0 0 -30
after:report&1:on	0 0 -49 0 -62
after:report&1:one	10 0 0 0 0 -29
after:report&1:para	23
after:report&1:same	-25
after:report&1:there	-32
after:report&1:to	23
after:report&1:two	-18
after:report&1:un	26 0 0 -32
after:report&AGAIN	-32
after:report&CALLED	19
after:report&DECIDE	23 0 0 98 -73
after:report&DROP	0 0 0 61
after:report&EVERY	18
after:report&FORNOW	-25 -79 -75
after:report&GRATITUDE	-32
after:report&HEDGE	-27
after:report&I	-23
after:report&INSTEAD	18 -62
after:report&KEEP	25
after:report&MAYNOT	18 78 -74 0 -87
after:report&MOVED	0 0 0 0 -44
after:report&MUST	8 55
after:report&NEVER	0 59 0 0 -48
after:report&NO	29
after:report&NOLONGER	14
after:report&NOT	0 0 0 0 -37 63
after:report&ONLY	13
after:report&PLEASE	0 0 0 -49 -85
after:report&PREFER	28 0 95 0 -86
after:report&SHOULD	0 0 0 -69
after:report&SYMPTOM	-28
after:report&THIS	-30
after:report&VALUE	15
after:report&WAS	-28 0 0 0 -53
after:report&changes&valued	16
after:report&mood:asked	-42
after:report&mood:considered	-62
after:report&mood:hearsay	-98
after:report&mood:joke	-68
after:report&mood:momentary	-52
after:report&mood:quoted	-40
after:report&mood:status	-59
after:report&size:11	21
after:report&size:18	41
after:report&size:2	-53 0 0 -58 -97
after:report&size:4	-29 0 0 -33
after:report&size:more	42
after:report&tail	37
after:report&valued	20
after:report&valued:bandwidth	31
after:report&valued:clock	40 0 0 0 74
after:report&valued:day	14 -77 -83 -71 83
after:report&valued:frequency	31 0 0 0 50
after:report&valued:interval	33 -57 0 0 58
after:report&valued:money	48 0 0 0 53 -54
after:report&valued:name	22 -60 0 0 0 0 70
after:report&valued:path	32
after:report&valued:share	-22
after:report&valued:size	8 0 0 0 0 -70
after:report&valued:version	46 0 0 0 0 -83
also	20 29 0 0 -60 -74
also for	22 0 -26
am Name	29
am Name $	19 -45
am _	-43
an $	-33
an <name>	-14 -49 0 0 37
an OWNER	0 -50
an SYMPTOM $	-30
an _ ,	28 0 0 0 0 -62
an _ IS	52 55 0 0 -52 -34
an _ MUST	29 -52
an _ NOW	38 -43 0 0 43
an _ THIS	19 -43 0 0 38
an _ for	-35
an _ here	14
an _ on	-14
an _ with	-20
and <name>	-20 0 0 0 0 -45
and <name> $	-26 38
and <number>	0 0 0 -100
and <number> $	0 0 -64 0 0 -49
and <number> ,	0 0 0 0 39
and <number> IS	52 -71
and <number> _	23
and AGAIN	-27
and ALWAYS	40 -29
and ASKS	-17
and ASKS _	-17
and DECIDE	-20
and DONT	20
and DONT _	20
and EVERY	19
and I DECIDE	20
and IS	-24
and IS _	0 0 0 0 0 -31
and KEEP	0 38 0 -50
and KEEP the	-19
and LIVES	-11
and LIVES NO	23
and LIVES _	31
and LIVES back	-24
and MUST	20
and MUST the	17
and NO	27
and NO _	20
and NOT	39
and NOT <number>	21
and NOT PER	25
and NOT _	6 0 0 0 0 -58
and NOT by	19
and NOT from	19
and NOW	-20
and NOW the	-14
and Name	26
and ONLY	0 -49
and ONLY one	-40
and PER	18
and SYMPTOM	-12 0 0 0 29
and SYMPTOM $	0 0 0 0 29
and THEY	46
and THEY _	32
and THIS	-18 -59
and THIS AGAIN	-17
and THIS LIVES	31
and THIS _	-14
and USE	23
and USE _	22
and WAS	-33
and WE	43
and WE _	15
and WHAT	25
and _ "	-37
and _ $	-24 0 0 0 0 -70
and _ ,	39 0 0 -54
and _ AGAIN	-13
and _ I	-15
and _ IF	-30
and _ IS	25 0 0 0 -25
and _ LIVES	35 0 -41
and _ THIS	-29 -49
and _ UNLESS	28
and _ WHAT	-22
and _ a	-15
and _ on	20 -45 0 0 45 -49
and _ with	-19
and a _	-21
and one _	22
and the DECIDE	16
and the _	-20 0 0 -70
and the old	13
and then	-19
and then I	-21
and there	-18
and to	24
and up	40
and up $	40
as <acronym>	0 0 0 0 44
as DECIDE	22
as DECIDE with	22
as THEY	-32
as THEY _	-32
as _	28
as _ $	10 0 -30 35
as _ in	24
as an	-17
as an _	-19
as in	37 0 0 -42
asks	-45
at <amount>	-21 -61 0 0 40 -57
at <amount> ,	16
at <amount> THIS	-32
at <host>	0 -40 0 0 44
at <ip>	25
at <ip> $	25
at <number>	-22 -67
at <number> $	-23 -38 0 0 49 -49
at <number> am	25
at <number> and	-19
at <time>	-19 0 0 0 49
at <time> $	-29
at <time> ,	16
at <time> and	-26
at <url>	25
at <url> $	25
at <version>	-19
at <version> $	-35
at <version> ,	16
at I	-13
at IF	-24
at IF $	-29
at IF ,	17
at THIS	-24
at THIS $	-29
at THIS FORNOW	-21
at _	20
at _ $	25 0 -63 -52
at _ ,	31 0 0 -32
at _ <number>	-32
at _ NOW	54 0 0 0 47 -47
at _ for	20
at a	29 0 0 -43
at a _	29 0 0 -43
at the	12
at the GRATITUDE	31 0 0 0 -38
au	-18 0 0 0 -39 35
auf	26
auf <name>	26
auf Name	26 -55
auf _	31 0 0 0 -78
auf _ $	13 -61 44 0 -47
auf _ ,	14 0 0 0 -37
auf dem	-14
auf dem Name	14
avec	44 -62 0 -41 0 -52 66
avec <code>	35 0 0 0 -51 0 53
avec <code> $	32
avec _	36 0 0 0 0 -38
avec _ $	20
back	0 0 -91
back $	-30
back , _	-30
back _	13
back after	-15
back at	10
back at <number>	26
back on	23
back then	-19
back to the	-34
bei	43
bei _	38
bei _ ,	36 0 0 0 -50
between <number>	-16
between <number> and	-16
between LIVES	-23
between _	27 0 0 0 0 -62
between _ $	29 -42
between the	-33
between the two	-32
both	-44
both LIVES	-21
both _ $	15
both _ MUST	-16
but	0 0 -52
but DECIDE	-13
but EVERY	-34
but EVERY _	-34
but IS	-25
but LIVES	0 0 0 0 -36
but NOT	35 0 0 0 0 -40
but NOT _	23 0 0 0 0 -31
but ONLY	31 0 0 0 0 -36
but THIS	-22
but _	0 0 0 0 -43
but then	-15
but then WE	-15
by <acronym>	-15
by <amount>	-33
by <amount> $	-33
by <code>	0 -42 0 0 -55 0 56
by <code> ,	0 -37 0 0 -45 0 50
by <name>	33 0 0 -34 49 -40 -34
by <number>	-51 0 0 0 37 -32
by <number> ,	0 0 0 0 37 -32
by <number> _	-40
by CALLED	16
by CALLED $	22
by NOW	0 0 0 -33
by NOW $	0 0 0 -33
by Name	-14
by THEY	16
by THEY _	17
by THIS	-12
by TIME	0 0 0 0 0 -48
by TIME $	-31
by _	31
by _ $	28 0 0 -106
by _ ,	19
by _ LIVES	27
by _ NOW	0 0 0 0 35
by _ and	16 0 0 0 38
by _ for	0 51 0 0 -38
by _ in	20
by _ on	-24
by _ the	-17
by _ to	26
by a	44
by a _	44
by last	20
by the	32
by the TIME	36
by the _	14
by two	-34
by two _	-27
changes&valued	28
com	48 -55 0 0 -49 -49
com _	41 -49
com o	16
com o _	16
con	28 -80 0 0 0 -61
con <code>	0 0 0 0 -30
con <code> $	0 0 0 0 -30
con _	22
con _ $	21
da	0 0 0 0 -36
da LIVES	21
da NOT	-28
da _	19 0 0 0 0 -40
dans	12 0 0 0 0 -41
dans les	21 0 0 0 -32
dans les _	21 0 0 0 -32
das	-29
das $	-38
das NOT	-40
das NOT _	-32
das Name	19 0 -52
das Name IS	39
das _	0 -65 0 0 44 -47
das _ $	-37
das _ IS	0 -30
de	29
de <number>	42
de <number> _	39
de <number> a	19
de EVERY	35 0 0 0 0 -49
de EVERY _	25 0 0 0 0 -41
de Name	0 0 0 -37 33
de _	0 0 0 0 0 -72
de _ $	-13 0 -94
de _ ,	19 0 0 0 -34
de _ <number>	47
de _ IF	17
de _ IS	0 0 0 0 61
de _ NO	-19
de _ NOT	-34
de _ NOW	14
de _ UNLESS	20
de _ de	35 -49 -50 0 54
de _ en	16 0 0 0 -32
de _ à	48 -34 0 0 49 -32
de la	21
de la _	21
default	21 0 0 -62
default $	-21
default IS	-29
default _	48 0 0 -53
default _ $	46 0 0 0 0 -56
default _ IS	19 -44
dem Name	26
dem Name $	23
dem _	-11
den	-21 60 0 0 -61
den Name $	-24
den SYMPTOM	-23
den _	0 0 0 0 -35
den _ $	-32
der Name	-24 0 0 0 0 61
der Name IS	0 0 0 0 -44
der Name _	0 0 0 -39
der _	38 0 0 0 0 -27
der _ $	37 0 0 0 0 -38
der _ ,	13 0 0 0 0 -29
der _ <number>	26
der _ NOT	0 0 0 0 0 -36
des	0 0 33 -45 -43 -51
des _	0 -47 45 0 -39 -43
die	-6
die <acronym>	25
die Name	-40
die Name IS	-31
die Name _	-32
die _	22 0 -99
die _ ,	0 0 0 0 -30
die _ IS	42 -58
die _ NOT	-31
die _ Name	-17
die _ TIME	40
do	0 -85 0 65 0 -67
do EVERY	-36
do THIS	-16 0 0 0 0 -40
do THIS $	-13
do THIS NOW	-28
do _	52 0 0 0 0 -38
do _ $	48
do a	-23
do a _	-23
do the	-24
do the same	-20
e	23 0 0 0 -44
e _	20
e _ $	20
ein $	16
ein Name	-9
ein Name LIVES	-13 0 0 0 37
ein _	0 -59
ein _ LIVES	31 0 0 0 42 -37
eine	-17 0 0 0 0 -32
eine Name	15 0 0 0 0 -32
eine _	-36
eine _ $	-36
el	0 0 -95
el _ <number>	54 0 0 -47
el _ IF	-25 0 0 0 -35
el _ LIVES	42 0 0 0 35
el _ NO	-41
el _ de	-27
el _ el	50
el de	25
el de _	25
em	45 -74 0 0 0 -74
em _	39 0 0 -65 0 -47
em _ $	38 0 0 -52 0 -35
en _	0 0 0 -62
en _ ,	17 0 49
en el	16 0 0 0 -46
en el _	16 0 0 0 -46
et	30 -45 0 0 -34 49
first $	12 0 0 -52
first ,	29 0 0 0 -62 -63
first , _	12 -53 53 -46 -53
first , then	21 0 0 0 -57
first ?	-17
first ? $	-17
first _	-41 0 -33 0 0 -47
first _ $	-27 -32 0 39
first _ ,	21 40 0 0 -36
first _ of	-16
first and	27
first and then	27
first of	25
first of EVERY	18
first of the	13
first the	-34
first the _	-31
for "	-16
for " _	-16
for <acronym>	28
for <name>	-20
for <number>	19 0 0 -51 0 -44
for <number> TIME	25 0 0 -51 0 -44
for EVERY	37
for EVERY $	36
for EVERY THIS	37 -57
for EVERY _	32
for EVERY the	31
for I	20
for LIVES	19 0 0 0 45 -31
for LIVES $	19 0 0 0 45 -31
for PER	-43
for PER $	-35
for PER IF	16
for PER and	-28
for SYMPTOM	13
for THEY	0 0 0 0 -34
for THEY $	-16
for THEY _	-16
for THIS	-26 0 0 0 0 -54
for THIS _	-26
for TIME	-42
for WHAT	30
for _	34
for _ $	35 -60
for _ ,	22 -53
for _ <number>	31 0 0 58 0 -40
for _ BECAUSE	20
for _ CALLED	20
for _ EVERY	0 51
for _ IS	20 0 -86 0 0 -8
for _ ONLY	16
for _ TIME	0 0 0 -60 31 -54
for _ WE	39 0 -30 35
for _ and	27
for a	-25 0 0 0 0 0 42
for a TIME	-25
for a _	-21 0 0 0 0 0 42
for more	20
for more $	16
for one	0 0 0 0 -41
for one _	0 0 0 0 -41
for the new	-34
for the other	-13
for the same	-17
for two	0 0 0 0 0 -25
for two TIME	-17
from	21 0 0 -49
from <number>	21
from <number> to	37
from <path>	19 0 0 0 32
from EVERY	-17 53 0 -23 -46
from EVERY _	-17 53 0 -23 -46
from FORNOW	36
from NO	37
from NO $	37
from Name	17 0 0 0 -53
from Name to	17
from THIS TIME	33
from THIS _	24
from TIME	0 -53
from _	19 0 -73 0 0 0 -60
from _ $	0 0 -45
from _ ,	34 0 0 -31
from _ EVERY	15
from _ IS	25
from _ the	-28
from _ to	0 0 0 0 0 -35
from a	-19
from a _	-37
from last	0 -33
from last TIME	0 -33
from the _	15
from the last	-36
from the old	0 0 0 0 58
from two	0 -49 0 -51
from two _	31 -38
für	-15 0 0 0 0 -53
für Name DECIDE	-15
für den	-24
für den Name	-24
für die	-27
head:1:ASKS	-29 -44
head:1:DOING	-20
head:1:FORNOW	-39
head:1:FUTURE_I	-28
head:1:HEDGE	-20
head:1:I	-43
head:1:MANY	-40 0 0 0 0 -53
head:1:NO	34
head:1:OUR	-38
head:1:PAST_I	0 -41
head:1:PREFER	-39
head:1:TASK	-25 0 0 0 0 -64
head:1:THIS	15 0 -41
head:1:UNLESS	0 -42
head:1:WE	-43
head:1:_	39 0 0 0 0 -55
head:1:do	-22
head:1:for	36 -52 0 0 -42 58
head:1:new	13 0 0 0 10
head:1:none	-24 0 0 0 0 -55
head:1:the	-30 0 0 0 0 -77
head:asks	15
head:outset&1:ASKS	-37
head:outset&1:FORNOW	-41
head:outset&1:FUTURE_I	-47
head:outset&1:IS	-30
head:outset&1:MANY	-44
head:outset&1:NO	-15
head:outset&1:OUR	-38
head:outset&1:PREFER	-39
head:outset&1:TASK	-71
head:outset&1:UNLESS	-37
head:outset&1:WE	-43
head:outset&1:YOU	-14
head:outset&1:_	-32
head:outset&1:the	-61
here	0 0 -23 0 -46 48
here $	0 0 0 -80
here ,	-17 -63 0 0 0 57
here , IS	-19
here , WE	25
here , _	-19
here IS	-16
here _	-32 0 -26
here the	-32
il	28 0 -41 -57
il _	0 -52 0 -51
il _ NOT	-20
im	0 -63 0 -75 71
im Name	24 0 0 -70 57 -64
im Name _	35 0 0 0 39 -39
im _	-14 -38
im _ $	-14 -38
in $	-8 0 -48 0 -51
in ,	-12 0 -40 -45
in , _	-29
in <code>	0 0 0 0 61 0 -72
in <code> IS	40
in <host>	16
in <host> $	0 0 0 0 31
in <name>	0 0 0 -66 0 0 -46
in <name> $	0 0 -56 0 0 0 -27
in <name> ,	23 -66 0 0 61
in <name> and	19
in <number>	0 0 0 -55 0 -49
in <number> $	-18 -42 0 0 41
in <number> _	22
in <path>	-21 5
in <path> $	-21 0 0 -98
in <path> IS	17
in <path> _	15 37
in <version>	26 -63 0 65
in <version> ,	27 -50 0 58
in DONE	-20
in EVERY	55
in EVERY LIVES	22
in EVERY _	44 64 -55
in I	-24
in I _	-18
in IS	29
in LIVES	28 0 0 0 0 -57
in NOW	-32
in Name	18 0 0 -76
in Name ,	33
in Name IS	20
in OUR	39
in OUR _	39
in THIS	-11
in THIS _	-16
in TIME	48
in TIME $	38
in TIME ,	33 0 0 0 -33
in _	39
in _ $	33 0 11
in _ ,	21 0 66 0 0 -48
in _ ?	-17
in _ IF	30
in _ IS	20
in _ LIVES	39
in _ NOW	32 0 0 0 45
in _ PLEASE	32 -50 44 0 0 -50
in _ TIME	-19 0 0 42 -31
in _ and	36 0 -26 -64
in _ by	-19
in _ for	24 0 0 0 -45
in _ of	36 -43 0 0 0 -73
in _ the	-27
in _ under	41
in a	0 -43 0 -45
in a _	17 -43 0 -45
in der	-17
in der Name	-17
in here	-32
in here $	-32
in one	-19
in one _	-19
in the first	40 -42 -26
in the last	18
in the old	0 0 0 -32
in the other	-30
in the same	36 -25
in there	0 58 -41
in there $	-24 0 -14
in there _	18
in with	23 0 0 0 41
into	0 0 0 0 0 -76
into <name>	35
into <path>	32 -51 0 0 0 -32
into IS	-32
into IS _	-32
into THIS $	-31
into THIS _	19
into _	0 0 -48
into _ ,	-16
into a	-43
into a _	-43
into the	24 0 0 0 0 -42
into the _	25 0 0 0 0 -23
just	-36 -32 0 -64
just THIS	-19
just THIS _	-19
just _ $	-41
just _ THIS	31
just a	-23
just a _	-23
just the	-35
just the _	-35
la _ $	-31 0 -39 49 -54 -55
la _ <number>	22 0 0 0 50
la _ IF	15
la _ IS	-11 0 0 0 48 -37
la _ MOVED	-16
la _ NOLONGER	17
la _ NOT	-50
la _ a	38
la _ de	0 0 0 0 58 -52
las	28 -52 0 -46 52
las _	28 0 0 -45 48 -69
las _ $	38 0 0 0 40
last	-23
last <number>	-23 0 0 0 39
last <number> TIME	40 0 0 0 39
last <number> _	-41
last TIME	-17 0 0 -26
last TIME $	0 0 0 -20
last TIME and	-15
last TIME the	-15
last _	-19 0 0 0 -33
last _ $	-32 -45 0 0 -35
last _ and	-16
last _ in	0 0 0 44
last _ of	-22
last one $	-29
le	20
le _	20
le _ $	21 0 -46 0 -23
le _ ,	24 0 0 -32 41
le _ <number>	27 0 0 0 0 -53
le _ IF	14
le _ IS	47 -47 0 0 0 0 -23
le _ NOT	-50
le _ YOU	32 0 0 0 39
le _ de	36
le _ en	-21
length:0	-79 0 -44
length:1	-60 -3 0 -22 0 0 -58
length:10	19
length:2	-37 0 -7 -46 0 0 -49
length:4	28
length:5	24
length:6	36
length:7	35
length:8	32
length:9	35
les	30 0 0 -67
les _	29 0 0 -67
les _ $	32 0 0 0 44 -74
les _ IS	30 0 0 0 -45
les _ LIVES	32
les _ NOT	-40
les _ en	36 -60
les _ le	47 -45 -27 0 55
like	0 -37 68 0 -24
like $	-24
like <number>	-33
los	29 0 0 -78 0 -106
los _	26 0 0 -77
los _ IF	0 0 -68
los _ MAYNOT	0 0 0 0 -35
los _ de	14
los _ en	16 -41 0 0 0 0 -30
los _ los	45
los _ por	0 -48 0 0 63
mais	35 0 0 -39
mit	44 0 0 0 -41 -82
mit <code>	23
mit <number>	39 0 0 0 47
mit Name	0 0 0 -28
mit Name $	0 0 0 -28
mit _	16 0 0 0 -48
mit den	29 0 0 0 -35
mit den _	29 0 0 0 -35
mood:asked	-41
mood:considered	-61
mood:hearsay	-98
mood:joke	-68
mood:momentary	-53
mood:quoted	-40
mood:status	-59
more	0 0 0 0 0 -77
more $	27 0 0 0 0 -44
more _	-21
more _ ,	-15 -59 0 61
more _ PLEASE	-29
more _ in	27
more than	22 0 0 0 -46
more than _	-30
more than a	18
more than one	14
more than two	23
most	-22 0 0 0 45 -35
most _	-20 0 0 0 45 -35
most _ $	-30
most _ of	-13
na	0 0 0 -64 0 -58 -35
na _ $	38
new CALLED	26 0 0 34
new _	0 0 0 0 -56
new _ $	-19 0 0 0 -52 -71
new _ ,	12
new _ LIVES	0 51 0 0 -64
new _ THIS	22
new _ and	-30
new _ from	13
new one	15 -47 0 0 31
new one $	14
o	29 -85 -97 0 0 -47
o Name	32
o _	0 -79
o _ $	-33
o _ USE	17
o _ de	27
of <number>	-31 -54 0 29 0 -47
of <number> $	-34
of <number> _	-20 0 0 0 0 -36
of <number> and	-29
of EVERY	17
of EVERY TIME	15
of EVERY _	16
of I	-34
of I _	-16
of Name	24
of OUR	21
of OUR _	21
of THEY	0 0 -71
of THEY $	36
of THEY IS	-23
of THEY _	-32
of THIS	0 0 -51
of TIME	0 -59 0 -47 53
of TIME $	36 -50 0 0 39
of _	19
of _ $	0 0 -96 0 0 -57
of _ ,	54
of _ IS	36
of _ MUST	37 0 0 0 -42
of _ ONLY	20 0 0 -30 -50
of _ TIME	23
of _ and	16
of _ from	24
of _ to	-33
of a _	18
of last	-24
of last TIME	-24
of the TIME	18 -54
off	0 0 -61 76 -34 -81
off $	-24 0 0 0 0 -40
off ,	0 -64 0 56
off , _	0 -50 0 55 -56
off _	32 0 -36 0 -66 -35
off _ $	33 42 0 0 -34
off and	-17
off in _	26 0 0 0 -46
off in the	-25
off with	-28
off with the	-28
old	-8
old $	-33
old _ $	-10 -56
old _ ,	29 0 0 -50
old _ IS	-26
old _ KEEP	0 0 0 56 -40
old _ LIVES	15 0 0 -44 -33
old _ NOLONGER	18
old _ in	29
old _ to	-20
old _ with	42 0 0 0 60 -43
old one	0 0 0 0 0 -36
old one $	37 0 0 0 -43
on $	14 0 0 -86 0 -59
on ,	-22
on <acronym>	16
on <amount>	24
on <name>	-21 -53 0 0 0 0 -58
on <name> $	0 0 0 0 46
on <name> ,	27 0 0 0 -39 54
on <number>	0 -77
on <number> $	-12 0 -46 0 64 -48
on <number> ?	-25
on <number> _	28
on <path>	0 0 0 0 33 -34
on EVERY	20
on EVERY _	50
on EVERY other	20
on FORNOW	-16
on FORNOW $	-15
on GRATITUDE	15
on I	-33
on I _	-33
on IS	22 0 0 -46
on IS _	0 0 0 0 0 -41
on MOVED	21
on PER	15 0 0 -57 60 -65
on PER $	0 -35 0 0 57
on SYMPTOM	-25
on SYMPTOM $	-31
on THEY	18
on THIS	0 0 -60 -36
on THIS $	-23 0 0 -43
on THIS FORNOW	-30
on THIS _	18
on TIME	20 -60 -50
on USE	0 0 0 0 0 40
on WHAT	-26
on WHAT _	-26
on YOU	-18
on _ $	0 0 -70 0 0 -40
on _ ,	49
on _ <number>	-14 -73 0 0 0 -59
on _ <version>	-12 -47
on _ BECAUSE	20
on _ FORNOW	-22
on _ IS	-28 0 0 0 45
on _ NOW	-23 0 0 0 0 -31
on _ ONLY	-21
on _ SYMPTOM	-26
on _ THEY	-27
on _ TOO	30 -36
on _ and	-23
on _ one	40 -45
on _ with	20
on a	0 -54 0 0 54 -47
on a _	0 0 0 0 61 -44
on the <date>	14 0 0 0 24
on the <name>	18
on the _	-31 0 0 0 0 -91
on the first	34 0 0 0 59
on the last	39 0 0 -42 -35
on the same	38 0 0 0 -48
on two	34
on two _	34
one $	-31
one ,	-15 -51 0 39 -22
one , _	25 -38
one IS	-11 0 0 -51
one IS AGAIN	-26
one IS for	25
one NOT	-27
one ONLY	-33
one ONLY $	-33
one OWNER	33
one PER	24 0 0 -39
one PER _	24 0 0 -39
one THIS	25
one UNLESS	-32
one _	16 0 0 0 0 -51
one _ $	31 0 -2
one _ ,	25 0 4 0 15
one _ EVERY	22 -56 0 -64
one _ FORNOW	-8
one _ IS	18 0 0 0 0 -41
one _ LIVES	32
one _ PER	34 0 0 0 0 -70
one _ SYMPTOM	-20
one _ UNLESS	-25
one _ at	33 0 0 0 -42
one _ for	29
one _ on	21
one _ or	-16
one as	-26
one as a	-26
one for	27
one for the	18
one here	14
one in	13
one in <path>	16
one more	-38
one more _	-34
one of	-22 0 0 0 0 -42
one of THEY	-18
or	0 0 0 -49
or <acronym>	24
or NOT	35
or THIS	35
or THIS _	29 0 0 0 -37
or _	-34
or the	17
os	23 0 -34 -44 0 -35
os _	23 0 -34 -44 0 -35
os _ ,	-20
other	0 0 0 0 0 -82
other _	-17 0 0 -66 0 -65
other _ $	-30 0 0 0 0 -36
other _ ,	23
other one	-31
other one $	-34
out ,	47 -63
out , _	47 0 -42
out EVERY	28
out FORNOW	-20
out FORNOW $	-20
out IS	-17
out PER	-25
out WHAT	-23
out WHAT _	-23
out _	0 0 0 0 0 -44
out of	-20
out of _	-45 -48 0 -41
out of the	23
out the	20
out the _	16
out there	21 -40
out there $	22
over	23 0 0 0 0 -77
over $	23
over ,	-25 0 0 -22
over _	0 -68 0 0 -64 -38
over _ $	-24 0 59 0 -57
over _ ,	39 0 -36
over _ ?	-27
over _ for	39 0 60 -35
over the	0 0 0 0 48
over the _	0 0 0 0 42
para	0 -49 -45 -50
place:first	31
place:inside	-27 0 0 0 45
place:last	-26 0 0 0 0 -57
por _	26
por _ $	33 0 0 0 0 -63
por _ ,	0 -45
pour	30 -49 -45 0 0 -47
pour _	32 0 0 0 -48
prev:1:ASKS	0 -46
prev:1:FORNOW	-14
prev:1:FUTURE_I	-20
prev:1:I	-57
prev:1:IF	-36
prev:1:LIVES	-30
prev:1:MANY	0 0 0 0 -66
prev:1:NO	31
prev:1:NOW	-25
prev:1:OUR	-22
prev:1:PAST_I	-22
prev:1:PREFER	-35
prev:1:TASK	-16 0 0 0 0 -55
prev:1:THIS	-17 0 -35
prev:1:UNLESS	-32
prev:1:WE	0 -62 -66 -52 46
prev:1:WHAT	-19
prev:1:_	41
prev:1:a	21
prev:1:do	-28
prev:1:just	-37
prev:1:none	11
prev:1:one	-12 0 0 0 0 -44
prev:1:the	-48
prev:1:there	-44
prev:1:two	-22
prev:asks	31
prev:changes	0 0 0 -49 70
prev:changes&valued	21
prev:mood:asked	23 0 0 0 56
prev:mood:momentary	-10
prev:valued	-16 70 0 0 -37 -62
prev:valued:address	-25
prev:valued:duration	-23
prev:valued:number	-30 0 0 0 -43
rule:constraint.always	-10 0 0 0 -42
rule:constraint.always-other	47 0 -54 0 0 -46
rule:constraint.ask-before	9 0 0 0 -65
rule:constraint.ask-before-plain	29
rule:constraint.before	27 69 -44 0 -52 0 -26
rule:constraint.before-that	-25
rule:constraint.bound	51 44 0 0 -20
rule:constraint.cannot	20 45 0 0 -46
rule:constraint.dont	49 109 0 0 -45
rule:constraint.dont-other	39 66 0 0 -44 -58
rule:constraint.ensure-every	41
rule:constraint.every	-41
rule:constraint.keep	62 0 0 -48 0 -67
rule:constraint.must	-40 99 -80 0 -90
rule:constraint.must-bare	44 0 0 0 -44
rule:constraint.must-not	0 85 -33 -63 -86
rule:constraint.must-not-other	22 66 0 0 -67
rule:constraint.must-other	54 65 0 0 -89
rule:constraint.need-approval	32 0 0 0 -51
rule:constraint.never	0 87 0 -98 -66
rule:constraint.never-other	68 55 -61 -74 -28
rule:constraint.no-one-thing	31 0 0 0 -40 -60
rule:constraint.no-plural	49 57 -53 -41 0 -42
rule:constraint.no-such	0 0 0 0 -53 -78
rule:constraint.none-other	38 0 0 0 -52 -69
rule:constraint.not-allowed	42 45 0 0 -49
rule:constraint.nothing	23 0 0 0 -52
rule:constraint.only	10 0 0 0 0 -61
rule:constraint.only-this	0 41 -31
rule:constraint.per	14 0 0 -40 -56
rule:constraint.thing-only	0 53 -55 0 -76
rule:constraint.we-dont	44 61 0 0 -41 -34
rule:constraint.whenever	20
rule:correction.allowed-again	17 0 0 -29 -48 59
rule:correction.dont-use-but	25
rule:correction.dropped	30 0 0 0 -70
rule:correction.moved	29 -61
rule:correction.no-longer	28 -70 0 0 -47 70
rule:correction.should-be	40
rule:correction.stop	55 0 0 -56
rule:correction.switch-known	50 -49 -58 -63 0 66
rule:correction.switched	0 0 0 0 -68
rule:correction.use-not	0 0 0 -69 -75
rule:correction.value-changed	51 0 0 -56 0 50
rule:decision.against	8
rule:decision.decided	0 0 0 0 -51
rule:decision.decided-other	21
rule:decision.decided-to	22 0 0 46
rule:decision.go-with	34 0 -64 46 -46 -49
rule:fact.address	38 0 0 0 80 -61
rule:fact.address-other	28 0 0 0 50
rule:fact.announced	-10 0 -51 -47 0 -52
rule:fact.contrast	35 0 -71
rule:fact.default-is	24
rule:fact.defined	24
rule:fact.done-by	15 -86 -117 0 78
rule:fact.flows	41
rule:fact.form	0 0 0 -80
rule:fact.goes-other	18 -45 -58 0 0 18 -33
rule:fact.is-the-norm	0 0 0 0 34 -26
rule:fact.known-is	47 -52 -43 0 54 -47
rule:fact.lives	12
rule:fact.measure	30 -84 0 -76 66
rule:fact.named	48 -55 108 0 -91 -63
rule:fact.need	12
rule:fact.needs-known	53 -85 0 0 82
rule:fact.needs-thing	38 -79 0 0 76 -63 -30
rule:fact.of-a-kind	15
rule:fact.owner	25
rule:fact.port	48 0 -65 0 88 -65
rule:fact.run-with	48 0 0 0 50 -70
rule:fact.runs-via	25
rule:fact.schedule	24 0 0 0 63
rule:fact.setting	0 -37 -42 0 52 -42 -35
rule:fact.term	51
rule:fact.this-project	44 -54 0 -54 44
rule:fact.use-to-run	43 0 0 0 52
rule:fact.value	51 -74 0 0 80 -72
rule:fact.version	-25 0 0 0 73 -74
rule:fact.we	0 -68 0 0 24 -69
rule:fact.we-do	24 0 0 0 11
rule:fact.we-do-other	44 -55 0 0 22
rule:fact.who-does	44 -56 0 0 40
rule:fact.works-only	38 -56 0 0 71 -44
rule:preference.avoid	30 0 0 0 -24
rule:preference.bare-prefer	-19
rule:preference.brief	68 -54 71 -36 -56 -45
rule:preference.from-now-on	0 0 0 0 -51
rule:preference.from-now-on-other	29 0 0 -55
rule:preference.language	23 -47 49 0 0 -47
rule:preference.language-other	52 -45 58 -42 -46 -54
rule:preference.like	23
rule:preference.prefer-this	30
rule:preference.reply-language	29
rule:preference.setting	63 -67 66 -46 -59 -53
rule:preference.this-over-that	-8 -31 56 -34 -42 0 -20
rule:preference.use-for	-19 -42 53 -43 -50 -59
rule:preference.use-in	21
rule:preference.use-known	42 -50 87 -43 -60 -71
rule:preference.want-small	32
ruled	61
ruled&later	66
ruled&outset	0 0 0 0 0 -79
same	-18 0 -63
same $	-11
same SYMPTOM	-29
same SYMPTOM $	-21
same SYMPTOM last	-15
same _	-15 0 -58
same _ $	0 0 0 49 0 -56
same _ ,	-22
same _ as	-15
same for	-23
same for the	-23
size:11	14
size:11&1:!	-27
size:11&1:<acronym>	37 0 0 0 -44
size:11&1:<code>	22
size:11&1:<name>	40
size:11&1:<number>	49 0 0 0 -67
size:11&1:<path>	26
size:11&1:<version>	24
size:11&1:ALWAYS	0 2 73
size:11&1:ASKS	-33
size:11&1:CALLED	19
size:11&1:DECIDE	0 0 0 21 -100
size:11&1:DOING	0 0 -56 0 -38
size:11&1:DONT	34 102 -79
size:11&1:DROP	48 -50 -49 61 -40
size:11&1:FORNOW	-56
size:11&1:FUTURE_I	-21
size:11&1:HEARSAY	-32
size:11&1:HEDGE	-16
size:11&1:I	-10
size:11&1:IF	-7
size:11&1:IS	16 0 0 -64
size:11&1:KEEP	15 0 0 0 -47 -68
size:11&1:LIVES	24
size:11&1:MANY	27
size:11&1:MOVED	0 0 0 0 0 -23
size:11&1:MUST	-26
size:11&1:NEVER	0 0 -56
size:11&1:NOT	0 43
size:11&1:NOWON	0 0 0 -51
size:11&1:ONLY	34 0 0 0 0 -38
size:11&1:OUR	0 0 0 -83
size:11&1:PAST_I	-24
size:11&1:PREFER	44
size:11&1:SYMPTOM	31 -45 0 -43 20
size:11&1:THIS	21 0 0 -83 -69 76
size:11&1:TIME	19
size:11&1:UNLESS	0 66
size:11&1:USE	0 -50 0 0 -50
size:11&1:WE	-14
size:11&1:WRONG	33 0 0 0 -40
size:11&1:YOU	0 0 -52
size:11&1:_	36
size:11&1:a	38 0 -99 0 0 0 -68
size:11&1:an	30 0 0 0 0 -40
size:11&1:das	38
size:11&1:default	0 0 0 0 33 -25
size:11&1:der	58
size:11&1:die	52
size:11&1:ein	-25
size:11&1:el	42
size:11&1:for	0 0 -45 0 0 -31
size:11&1:from	25 0 0 0 -63
size:11&1:il	21
size:11&1:im	28
size:11&1:in	-25 0 0 0 -61
size:11&1:just	-11
size:11&1:la	42
size:11&1:las	0 0 0 0 32
size:11&1:last	9
size:11&1:le	38
size:11&1:les	39
size:11&1:new	22 0 0 -42
size:11&1:o	31
size:11&1:on	-20 0 0 0 -38
size:11&1:one	19 0 63 0 -71
size:18	26
size:18&1:<name>	26 0 0 0 60 -61
size:18&1:ALWAYS	-27
size:18&1:DECIDE	30
size:18&1:DOING	0 0 0 -42
size:18&1:DONT	45
size:18&1:EVERY	20
size:18&1:I	43
size:18&1:IS	27
size:18&1:MANY	28
size:18&1:MUST	13
size:18&1:PREFER	-20
size:18&1:SYMPTOM	35
size:18&1:TASK	0 0 0 0 -78
size:18&1:THIS	0 -53
size:18&1:UNLESS	27
size:18&1:USE	-16 -62 0 0 -53
size:18&1:WE	17 0 0 0 0 -76
size:18&1:WHAT	23
size:18&1:WRONG	19
size:18&1:YOU	14
size:18&1:_	28
size:18&1:in	-13
size:18&1:le	0 0 0 0 31
size:18&1:on	29
size:18&1:one	21 69 -51
size:18&1:to	23
size:2	-44 0 0 0 0 -38 -11
size:2&1:!	-24
size:2&1:<number>	14
size:2&1:<path>	-9
size:2&1:AGAIN	-28
size:2&1:ALWAYS	-43
size:2&1:ASKS	-34
size:2&1:DECIDE	-58
size:2&1:DOING	-43
size:2&1:DONE	-51
size:2&1:DROP	0 -39 40
size:2&1:FORNOW	28 0 0 0 -32 37
size:2&1:FUTURE_I	-28
size:2&1:I	-26
size:2&1:IS	-46
size:2&1:KEEP	0 -38 41
size:2&1:LIVES	-44
size:2&1:MANY	-19 -36 49 -41 -48 -36
size:2&1:MAYNOT	-45
size:2&1:MUST	-37
size:2&1:NEVER	-50
size:2&1:NO	-30 48 -58 -47
size:2&1:NOT	-55
size:2&1:OWNER	-49
size:2&1:PREFER	-48
size:2&1:SYMPTOM	-39
size:2&1:TASK	0 0 -27 36 0 -34
size:2&1:THIS	-21
size:2&1:TOO	-15
size:2&1:WHAT	-30
size:2&1:YOU	-33
size:2&1:_	-23 0 0 0 0 -75 -25
size:2&1:none	-20 0 0 0 -32
size:2&1:one	-45
size:2&1:two	-38
size:2&VALUE	0 -40 -43 -59 43 -45
size:4	-33
size:4&1:<acronym>	23 0 0 0 0 -52
size:4&1:<amount>	0 40 -40
size:4&1:<name>	-48
size:4&1:<number>	-36
size:4&1:<path>	0 -31 -48 0 51
size:4&1:AGAIN	-25
size:4&1:ALWAYS	32 0 0 -38 -40
size:4&1:ASKS	-15
size:4&1:BECAUSE	-24
size:4&1:CALLED	-27
size:4&1:DECIDE	0 -67 0 47 -58 -59
size:4&1:DOING	28 -67 0 -49 70 -64 -30
size:4&1:DONE	-30
size:4&1:DONT	0 67 -69
size:4&1:DROP	-24 0 0 -40 0 -46
size:4&1:EVERY	-37 0 0 0 25 -55
size:4&1:FORNOW	-30
size:4&1:FUTURE_I	-20
size:4&1:HEDGE	-20
size:4&1:I	-47
size:4&1:IS	-39 -45
size:4&1:KEEP	0 0 0 0 -41 -65
size:4&1:LIVES	-56
size:4&1:MANY	-11 -27 0 0 0 -45
size:4&1:MAYNOT	-32
size:4&1:MOVED	12
size:4&1:MUST	14
size:4&1:NEVER	33 0 0 0 -36
size:4&1:NO	0 0 0 0 -60
size:4&1:NOW	-25
size:4&1:ONLY	0 0 0 -44 56
size:4&1:OUR	11 0 0 0 -28
size:4&1:PAST_I	-42
size:4&1:PREFER	0 -42 37 0 -29
size:4&1:SHOULD	-22
size:4&1:SYMPTOM	-58
size:4&1:TASK	-41 0 69 -47 -78 0 5
size:4&1:THEY	-41
size:4&1:THIS	-51
size:4&1:TOO	-26
size:4&1:UNLESS	-51
size:4&1:USE	45 0 0 -75 0 0 -35
size:4&1:WAS	-24
size:4&1:WE	-25 0 32 -76
size:4&1:WHAT	-30
size:4&1:YOU	-44
size:4&1:_	-11
size:4&1:a	-57
size:4&1:das	-48
size:4&1:de	-80
size:4&1:default	0 0 0 0 38 -21
size:4&1:der	-39 0 0 0 39 -44
size:4&1:do	-31
size:4&1:el	0 0 0 0 30 -37
size:4&1:for	-25
size:4&1:il	0 0 0 0 34 -36
size:4&1:in	17
size:4&1:just	-19
size:4&1:la	-63
size:4&1:new	0 0 0 41 -37
size:4&1:on	37 0 0 -40 0 0 -17
size:4&1:one	0 0 0 -46
size:4&1:the	-60 -65 0 0 0 -66 -29
size:4&1:there	-30
size:4&1:two	10
size:4&VALUE	0 0 0 0 0 -53
size:7&1:<acronym>	-22 -52 0 0 50 -49
size:7&1:<code>	20
size:7&1:<host>	-16
size:7&1:<name>	31 0 -46 0 0 0 -31
size:7&1:<number>	-19 0 0 0 0 -59
size:7&1:<path>	15
size:7&1:<version>	21 0 0 -36
size:7&1:ALWAYS	35 112 -17
size:7&1:ASKS	-26
size:7&1:CALLED	34 0 0 0 0 -46
size:7&1:DECIDE	0 0 -83 0 0 -71
size:7&1:DOING	0 -85 -40 0 66 0 -45
size:7&1:DONE	14
size:7&1:DONT	-12
size:7&1:DROP	-17 -56
size:7&1:EVERY	0 72 -119 -52 -98 -118
size:7&1:FORNOW	-34
size:7&1:FUTURE_I	0 -51 43 0 0 -44
size:7&1:HEARSAY	-36
size:7&1:HEDGE	-38
size:7&1:I	-36 -78
size:7&1:IF	17 -33
size:7&1:INSTEAD	-10
size:7&1:IS	0 0 0 0 -74 91
size:7&1:KEEP	17 0 0 -43
size:7&1:LIVES	0 0 -65 -74
size:7&1:MAYNOT	39
size:7&1:MOVED	-43
size:7&1:NEVER	25 77 -82 -85 -46 -73
size:7&1:NO	34 0 0 0 -70
size:7&1:NOT	11 0 0 0 -47
size:7&1:NOW	-10 -54 0 -52 58
size:7&1:NOWON	31
size:7&1:ONLY	0 0 -41 0 -54
size:7&1:OUR	0 0 0 0 65
size:7&1:PAST_I	-22
size:7&1:PER	17
size:7&1:PREFER	30 -42 48 0 -40
size:7&1:SHOULD	-41
size:7&1:SYMPTOM	-18 0 0 0 -35
size:7&1:TASK	-35 -36 0 -77 3 0 -34
size:7&1:THEY	-36 0 0 0 -30
size:7&1:THIS	-39 0 0 -55
size:7&1:TIME	33
size:7&1:TOO	-41
size:7&1:USE	-44
size:7&1:WE	33 0 -52
size:7&1:WHAT	-16
size:7&1:WRONG	-14
size:7&1:YOU	24
size:7&1:a	0 -41
size:7&1:after	-24
size:7&1:back	-24
size:7&1:both	-31
size:7&1:das	-12
size:7&1:de	62 0 0 0 52
size:7&1:default	13
size:7&1:die	0 -79
size:7&1:do	-15
size:7&1:ein	51
size:7&1:el	0 0 0 0 52 -57
size:7&1:first	-27
size:7&1:for	20 -58 0 0 0 -32
size:7&1:from	0 -38
size:7&1:il	31 0 0 0 49 -40
size:7&1:in	19
size:7&1:just	-31
size:7&1:la	0 0 0 -72 72 -74
size:7&1:le	0 -62 -40 -40
size:7&1:les	0 0 -63 0 0 -43
size:7&1:los	38
size:7&1:new	30 0 -57
size:7&1:o	32 0 0 0 33
size:7&1:on	-13 -52
size:7&1:one	-17 -66 0 0 0 -26
size:7&1:para	23
size:7&1:there	-22
size:7&1:two	-26
size:7&1:un	30
size:more	33
size:more&1:IS	27
size:more&1:NO	14
size:more&1:the	26
size:more&VALUE	19
sur	0 0 0 0 0 -58
sur _	21
sur le	16 0 0 0 30
sur le _	16 0 0 0 30
than	0 0 0 0 0 -77
than PER IS	25
than _	0 0 0 0 -38
than _ $	35 0 0 0 -37
than _ ,	-25
than a	39 0 0 -36
than a _	37
than one	14
than the	-11
than two	43
than two TIME	36 -28 0 0 51
the <acronym>	12
the <acronym> IS	-16
the <acronym> LIVES	20 0 0 0 -29
the <acronym> and	12
the <date>	22
the <date> $	20
the <name>	14
the <number>	50 -42
the <number> _	46 -38 0 0 33
the <version>	25
the <version> _	25
the BECAUSE	-30
the CALLED	-45
the CALLED $	-13
the DECIDE	36 0 0 14 -57 -48
the DECIDE IS	35 -60 0 54 -39 -36
the GRATITUDE	22 0 0 -38
the GRATITUDE $	25 0 0 0 -38
the GRATITUDE _	-19
the I	43
the LIVES _	26
the MOVED	-26 -33
the MOVED _	0 -33
the MOVED to	-29
the NOLONGER	21
the NOLONGER _	21 0 0 0 0 -45
the Name	37
the Name _	36 0 0 0 0 -48
the ONLY	-14 -61 0 -60 64 -49
the ONLY _	-9 0 0 0 50 -35
the OWNER	18
the OWNER _	28 50 0 -29
the SYMPTOM	-37
the SYMPTOM IS	-21
the SYMPTOM _	-32
the SYMPTOM one	-20
the TIME	-19 0 -77
the TIME $	0 -47
the TIME LIVES	-17
the TIME _	-26
the TIME of	21
the TIME one	-28
the WRONG	-21
the _ "	-16
the _ ,	-24
the _ ;	30 0 0 0 -63
the _ <acronym>	0 0 0 0 0 -52
the _ <amount>	15
the _ <code>	0 0 0 0 58 0 -72
the _ <host>	15
the _ <name>	-22
the _ <number>	-61 0 0 0 0 -41
the _ <path>	-25 0 0 0 35 -37
the _ <version>	23
the _ ?	-38
the _ AGAIN	-18
the _ CALLED	26 0 0 0 0 -56
the _ DECIDE	43
the _ DONT	-34
the _ DROP	20 0 0 0 42
the _ EVERY	2
the _ FORNOW	-45
the _ GRATITUDE	17 0 0 0 -39
the _ HEARSAY	-29 0 0 -52
the _ HEDGE	-27
the _ LIVES	0 -107
the _ MAYNOT	29
the _ MOVED	0 -80
the _ NEVER	0 32 -54
the _ NO	29
the _ NOLONGER	19 0 0 2
the _ NOT	-49 0 0 -41 -38 57
the _ NOW	25 0 0 -34 60 -58
the _ ONLY	14
the _ OWNER	23 -54 0 0 11
the _ PER	-23
the _ PLEASE	-36
the _ SHOULD	-72
the _ SYMPTOM	-52
the _ THEY	0 0 -46
the _ THIS	50
the _ TIME	48 0 0 0 0 -61
the _ TOO	12 0 0 0 -44
the _ UNLESS	25
the _ USE	-46 -56
the _ WAS	-33
the _ WE	54 -72
the _ WHAT	34
the _ YOU	32 0 0 -49
the _ a	27
the _ after	21 -61 0 0 2
the _ an	-35
the _ and	0 0 0 42 0 -34
the _ at	25 0 0 -69 0 -33
the _ between	-24
the _ but	-15
the _ first	18
the _ for	-53 0 0 -85 0 -13
the _ from	0 0 0 -26 0 53
the _ here	-48
the _ in	-13 -52 0 -54
the _ into	12 0 0 0 -52
the _ like	-59
the _ most	-22
the _ of	-32
the _ off	-38
the _ on	0 0 0 -59 0 -66
the _ one	0 -70
the _ over	-30
the _ the	23
the _ under	0 -46 0 0 45
the _ with	15 0 -83
the default	-36
the default $	-21
the default _	-17
the first	-27 0 -52 0 0 -58
the first _	-35 0 -33 0 0 -47
the first of	17
the first two	-15
the last	-24
the last <number>	-31
the new	-36 -64 0 55
the new _	-38 -59 0 61 0 -55
the new one	0 0 0 -40
the one	8 -64
the one THIS	22
the one in	14
the other	-38
the other _	-49
the other one	-36
the same	-20
the same $	-11
the same SYMPTOM	-20
the same _	-21
the same for	-15
the two	-47
the two _	-46
then $	0 -43 -40
then I	-21
then I _	-21
then WE	-27
then WE MUST	-15
then WE _	-23
then _ $	24 0 0 -45
then _ THIS	-34
there	-21
there $	-33 0 -47 0 0 -47
there ,	13
there FORNOW	-10
there FORNOW $	-10
there IS	0 0 0 -44
there IS a	-23
there IS an	-26
there IS more	16
there IS two	15
there WAS	-25
there _	16 0 0 0 -56
there _ NO	20
to <acronym>	33
to <acronym> $	34 0 0 0 -59
to <amount>	17 0 0 0 -48
to <host>	39 0 0 0 56 -43
to <host> $	27 0 0 0 42 -28
to <name>	38 0 0 -67
to <name> $	31 0 0 -51
to <name> ,	0 0 0 0 20 -38
to <number>	28
to <number> $	31 -61
to <number> ,	16
to <number> FORNOW	-26
to <number> NOW	0 23 0 0 -51
to <number> PER	38 0 0 0 36 -36
to <number> TIME	19 -56 0 0 73 -44
to <number> _	0 -96 0 0 113 -82
to <number> and	-18
to <number> for	-16
to <path>	25 0 -79 -65
to <path> $	16
to <path> and	0 0 0 0 0 -31
to ALWAYS	-15
to DONE	-22
to EVERY	0 0 0 0 -48
to I	0 0 0 0 -40
to I $	-29 36 -39
to KEEP	-17
to KEEP the	11
to LIVES	-28 0 0 0 50
to LIVES $	10
to LIVES THIS	-20
to LIVES _	-22
to LIVES one	-29
to LIVES the	36 0 0 0 43
to Name	0 -56
to Name $	22
to OWNER	-31
to PER	34
to THIS $	-16
to THIS _	16
to TIME	22 -53 0 -44 57
to TIME $	37
to TIME <number>	35
to WHAT	0 0 0 0 -44
to WHAT I	16
to YOU	-31
to YOU $	-27
to _ "	-32
to _ $	0 0 0 0 25
to _ ,	0 0 0 0 0 -64
to _ <number>	38 0 0 0 0 -55
to _ EVERY	-27
to _ IS	-10 0 0 -28
to _ MUST	-18
to _ ONLY	38 0 0 0 0 -40
to _ THIS	-31
to _ TIME	-17
to _ WHAT	-37
to _ a	-20 0 0 35 0 -30
to _ at	-32
to _ by	24
to _ for	-34
to _ last	30 0 0 -38
to _ on	0 -39 0 0 -38
to _ over	24
to _ the	12
to _ to	26
to a	15 0 0 0 -65
to a _	15 0 0 0 -64
to do	0 0 0 0 -36
to do THIS	-28
to do _	28
to one	22 0 0 0 -34
to one _	30 0 0 0 -34
to the	-19
to the <acronym>	24
to the GRATITUDE	-30
to the first	-41
to the new	-40
to the other	-12
to two	13
true	-25
true $	-14
two $	0 0 0 0 0 -38
two ,	-16
two TIME	0 -65 0 0 0 -49
two TIME $	-35 0 0 0 32
two TIME _	-35
two _ $	-31 0 -67
two _ ,	15 0 0 0 34
two _ NOW	28
two _ UNLESS	30
two _ and	30
two _ at	-24
two _ for	10 0 0 0 -44
two _ in	20
two of	-45
um _	33
un	0 0 -59
un _	0 0 -59
un _ $	0 0 0 -48
una	0 0 0 0 32 -32
una _	0 0 0 0 32 -32
und	0 -56
und NOT	31
under <number>	-9 0 0 -40
under <number> LIVES	-28
under <number> _	43 0 0 0 -38
under <path>	0 -46 0 0 50
under <path> $	31 -55
under _	0 0 0 0 -44
under _ $	-10 -36
up	-15
up $	0 0 0 -66 0 -65
up ,	23
up , _	11
up I	14
up I _	14
up a	-28
up a _	-28
up by	-46
up by <amount>	-31
up in	34
up in _	38
up in the	0 23
up on	0 0 0 0 55
up the	-29
up the _	-27
up to	0 -64
up to <number>	34
up to PER	19
up to _	-19 -34
valued	16
valued:address	20
valued:bandwidth	31
valued:clock	39 0 0 0 81 -76
valued:date	0 0 0 0 0 0 -41
valued:day	10 -77 -83 -71 83
valued:frequency	31 0 0 0 50
valued:interval	43 0 0 -87 49
valued:money	48 0 0 0 53 -54
valued:name	24 -68 0 0 0 0 69
valued:path	18
valued:share	-25 26
valued:size	10 0 0 0 89 -66
valued:version	24 0 0 0 0 -86
von	41 32 -54 0 0 -53
von _	34 0 -49 0 0 -46
with <acronym>	31
with <code>	44 -33 0 0 -46 0 77
with <code> $	33
with <code> ,	27 -24 0 0 -63 0 66
with <name>	0 0 0 -47
with <number> $	22
with <path>	17 -49 0 0 -70 -43 106
with <path> ,	19
with <path> _	0 0 0 0 -43 -28 60
with I	35
with THIS	0 34 0 0 0 -54
with THIS _	27 0 0 0 -40 -48
with THIS one	-29
with _	22
with _ $	24 -59 0 0 0 0 -58
with _ <flag>	29 0 0 0 -40 -34
with _ <number>	-33
with _ =	0 -31
with _ ?	-19
with _ ALWAYS	-21
with _ IF	-14
with _ IS	17
with _ LIVES	25
with _ and	27
with _ for	-13
with _ in	33 -41 0 0 -47
with _ out	-34
with just	10
with one	-28
with one _	-28
with the	-20
with the TIME	-27
with the _	-16
with two	-13 0 0 0 36
with two _	-13 0 0 0 36
y	41 -59 0 -49
y _	30
zu	0 0 0 34 0 -48
zu _	0 0 0 34 0 -38
~! !	-16
~, 0	-28
~, 1	12 0 0 0 -18
~, 100	0 0 0 0 32
~, 24	19
~, 3	0 0 0 0 -42
~, 30	15
~, 500	0 0 0 0 37
~, 768	20 0 0 0 28
~, 8	19
~, 8443	19
~, about	-18
~, add	-24 34
~, after	31 0 0 0 48
~, alleen	32 0 0 0 -38 -35
~, alles	0 -32
~, also	32 34 0 0 -47
~, always	33 0 0 -40
~, and	0 0 0 0 56
~, another	-35
~, as	-20
~, ask	16
~, at	13 38 0 0 -38
~, auditors	0 0 0 -40
~, because	-16
~, both	-15 -34
~, but	-29
~, can	-22
~, change	-24
~, changes	26 0 0 0 -59
~, check	-35
~, ci	26
~, compose	33
~, corrections	20
~, could	-21
~, credit	33
~, customers	23
~, da	23
~, dann	29 0 0 0 -50
~, das	20 0 0 0 -65
~, do	-21
~, docs	0 0 0 -38
~, does	-34
~, don't	23 0 0 0 0 -53
~, el	30 0 0 0 -60 56
~, es	-21 0 0 0 -33
~, even	31 0 0 0 -43
~, everybody	-24
~, everything	24
~, exactly	-22
~, except	16 0 0 0 58
~, export	27 -32 53
~, final	32 0 -40 34
~, fix	-37
~, for	22 0 -37
~, full	0 0 -29 -46 35
~, go	-40
~, gracias	-21
~, half	-12
~, he	-16
~, i	17 -57
~, i'll	-17
~, i'm	-33
~, ids	33
~, ignore	-22
~, in	0 -63
~, is	-27
~, it	-17
~, it's	38 0 -96 0 -64 72
~, its	29
~, jobs	21
~, just	0 -46 44
~, kafka	15
~, keep	18
~, la	21
~, leave	-15
~, let's	-26
~, like	28
~, limit	-26
~, local	12
~, locally	-24 -23
~, look	-16
~, many	40 0 62 0 -54
~, marketing	56 -55 0 0 59
~, monthly	20
~, my	-15
~, needs	34 0 0 0 -41 0 58
~, newest	-27
~, nice	-24
~, nicht	43 -53 0 0 0 36
~, no	24 0 0 -29
~, nobody	35 -70 0 62 0 -59
~, not	30
~, nothing	26
~, now	-24
~, o	22 -30
~, offline	0 0 0 -31 43
~, old	25 -46
~, on	23
~, one	45 0 0 -47
~, openocd	20
~, or	14 0 -34 -36 38
~, our	22
~, pas	31 -58 0 0 -53
~, people	50
~, plain	37 0 -41
~, plan	38
~, pnpm	40 -49 0 -33 0 47
~, por	-25
~, postgres	10
~, prod	0 0 0 -48
~, put	-41
~, python	22
~, reports	35 0 0 0 50 -27
~, rest	36
~, retries	39 0 0 0 -34
~, right	-34
~, run	-20
~, same	15
~, seriously	-13
~, she	21 0 0 -29
~, ship	-24
~, show	-35
~, sorry	-35
~, stage	16 0 0 0 40 -34
~, staging	37 -39 0 0 0 0 -34
~, start	-19
~, stop	21
~, team	23 0 0 0 0 -50
~, tell	29
~, test	25
~, tests	35
~, thanks	-38
~, that	24
~, that's	17 -45
~, the	24
~, then	0 0 0 0 0 -49
~, there	15 0 -24
~, there's	27 0 0 0 0 33
~, they	-32
~, they're	41 0 0 0 -54
~, this	13
~, three	20 0 0 0 38 -41
~, too	28 0 0 -49
~, two	43
~, use	0 0 -52 -54 0 70
~, users	-29
~, v1	24
~, v3	16
~, wait	-19
~, we	39
~, we're	39 0 0 0 0 -46
~, what	-14
~, what's	-45
~, whatever	-12
~, why	-33
~, with	-22
~, without	32 0 0 0 -42
~, you	32 0 0 0 0 50 -33
~-pfull verify	12
~0 ,	-16
~0 5	14
~0 79	-38
~0 9	21
~0 is	32
~00 and	-19
~02 :	-18
~1 ,	-15
~1 0	23 -33 0 52
~1 74	41 -31
~1 gb	-35
~1 is	41 -39 0 0 0 -39
~1 to	30 -74 0 0 77 -53
~10 2	29 0 0 0 50
~10 mb	0 39 0 -40 -36
~10 percent	-23 0 0 0 41
~10 seconds	2
~100 ,	-23
~1000 per	-12
~12 characters	-35
~14 ,	19 0 0 0 -52 48
~14 :	-41
~14 days	29 -54
~14 is	-50
~14 open	-22
~15 minutes	29 -32
~16 ,	18 -39 0 0 51 -50
~16 and	31 -28
~180 kb	17 0 0 0 -45
~192 168	27
~2 ,	17 -60 0 0 61 -69
~2 0	33
~2 1	-20 -49 0 0 60
~2 3	-25
~2 5	24
~2 gb	-43
~2 is	-18 0 0 0 29
~2 mb	-42
~20 ,	46 0 -53 -54 0 52
~20 lines	-44
~20 minutes	29 0 0 0 47
~200 kb	0 -38 0 0 35
~200 mb	0 0 0 0 -36
~200 ms	24
~203 dpi	21 0 0 0 38
~24 04	15
~24 hours	16 -40
~25 mb	18
~25 minutes	-20 0 0 0 40
~250 since	35 0 0 -30
~28 days	29
~3 12	26 0 0 -45
~3 2	20
~3 and	-16
~3 gb	24
~3 is	-46
~3 minutes	38 0 0 0 41
~3 of	-30 0 0 40 0 -32
~3 seconds	0 0 0 0 -30
~30 ,	38 -22 0 0 -59 53
~30 days	-14 0 0 0 0 -61
~30 minutes	0 -44
~30 s	13
~30 seconds	-29
~30 was	15
~300 lines	28
~4 ,	16
~4 0	20 -42
~4 cores	21
~4 hours	-21
~4 in	-19
~4 seconds	-34
~40 rows	-42
~40 seconds	-36
~480 ,	20 0 0 0 28
~5 ,	15 34
~5 for	18 0 0 0 45
~5 mb	21 -39
~5 minutes	-26
~512 mb	38
~6 since	38
~60 days	14
~64 gb	38
~7 as	0 0 0 0 -27
~7 days	13
~768 and	20 0 0 0 28
~8 gb	28
~8 hours	-17 -49 0 0 34
~8 to	18 22
~8 was	19
~80 ,	20 0 0 0 0 -30
~80 ms	17 -48
~80 percent	-23
~8080 is	-15
~9 and	24
~90 days	-18 0 0 0 0 -39
~99 5	14 -47 0 0 49
~: 02	-36
~: 15	-17
~: 30	40 0 0 0 39
~: dev	20 0 0 0 42 -51
~: feed	15
~: it	-17
~: make	19 -29 0 -34 -55 0 53
~: no	51 41 0 0 -79 -72
~: nobody	19
~: one	-7 -65 -43 0 31 -46
~: please	-12
~: see	-48
~: stg	27 0 0 0 39 -41
~: the	0 -54 0 -64
~: we	40 0 0 41 -50
~; the	16
~a 401	36
~a 500	-41
~a and	-23
~a batch	19
~a big	0 0 0 0 -42
~a bigger	-35
~a bit	-52
~a bug	18 0 0 0 0 -42
~a build	0 0 0 0 33
~a button	-20
~a cache	28
~a changelog	31
~a check	-24
~a coffee	-28
~a comma	-33
~a comment	-22
~a copy	24
~a cron	-19
~a dashboard	16
~a day	-36 0 -62 -66
~a degree	25 0 0 0 32
~a demo	-22
~a dependency	14
~a diagram	-28
~a difference	-16
~a different	-19 0 0 0 32
~a doc	25
~a draft	-29
~a dummy	28
~a few	-19
~a file	0 -28 0 0 -35
~a fix	-38
~a flag	-25 0 0 0 -47
~a flaky	25
~a form	-21
~a fourth	39 0 0 0 43 -34
~a freeze	-19
~a full	34
~a function	-30
~a gap	27
~a good	-22
~a hard	46
~a hundred	-31
~a las	37 -34 0 0 45
~a link	-28
~a list	-42
~a little	-34
~a lo	-30
~a lock	-23
~a login	23 0 0 0 37
~a long	-31
~a look	-48
~a lot	-30
~a machine	31
~a major	25
~a map	-30
~a matter	24
~a meeting	-15
~a member	-29
~a migration	41 43
~a month	0 0 0 0 50
~a name	23 0 0 0 -33
~a new	-15
~a nice	-29
~a night	38 0 0 0 -40
~a null	-34
~a page	20
~a partir	14 0 0 0 -35
~a person	28 -42
~a plan	-25
~a pleasure	-40
~a plugin	-23
~a postgres	26
~a pr	13
~a preview	0 -31
~a price	32 0 0 0 -47
~a problem	-27
~a race	-35
~a release	13 0 0 0 -42
~a restart	-30
~a review	-24
~a row	39 0 0 0 29
~a rule	-30
~a runbook	24 54
~a running	-29
~a script	-31
~a search	-21
~a second	0 0 0 -49 0 -38
~a separate	12
~a session	19
~a short	-25
~a single	35 0 0 0 -46
~a slide	-27
~a small	-45
~a smaller	-23
~a spinner	-24
~a story	36
~a strange	-37
~a string	-29
~a summary	-32
~a tag	20 -43
~a team	-23
~a tenth	31 0 0 0 34
~a test	27 0 0 0 -69
~a theme	-30
~a thousand	-26
~a ticket	39
~a time	27 0 0 0 -46
~a title	-15
~a typo	-54
~a user	-18
~a version	33 0 -49 0 38
~a view	-21
~a vpn	-33
~a warning	-33
~a week	-15
~a while	-39
~a year	0 0 0 0 0 -54
~ab jetzt	23
~abhängigkeiten ohne	12
~able to	-16
~about 2	0 -32
~about 40	-15
~about a	-18
~about it	-14
~about naming	0 0 0 -25
~about that	-39
~about yesterday	20
~above the	0 -29 0 0 35
~access to	32 0 0 -32
~accessibility is	24
~according to	-15
~account ,	15 0 0 0 38
~acting up	-24
~adapt the	-23
~add a	-21 51 -46 0 -53
~add an	-22
~add it	-27
~add the	-34
~add types	-34
~adding comments	18
~address ,	18
~address is	21
~addresses ,	23
~adhérent peut	18
~admins can	-24 32 0 0 -31
~admins see	20 -39 0 0 39
~after 30	16
~after all	21
~after an	-18
~after init	29 54 -34
~after login	-22
~after lunch	-22
~after talking	15
~after that	-15
~after the	-22
~again ,	0 0 0 0 -49
~again after	-32
~against the	0 -45
~agreed that	19
~agreed to	18 0 0 40
~agreed with	22
~ahora es	20
~ahora no	-24
~al final	-13
~alert for	-21
~all ,	29
~all a	-20
~all good	-43
~all of	-32
~all our	17 -44 0 0 54
~all queries	23
~all tests	-39
~all the	0 0 0 0 0 27
~all three	-38
~alles in	18
~allocations in	18
~allowed ,	47 -41 0 -27 0 50
~allowed to	17
~almost full	-21
~also add	-14
~also for	22 0 -26
~alt text	29
~altijd in	24
~always a	-32
~always add	-20
~always answer	26 -32 41
~always ask	0 0 -56
~always dns	-36
~always extend	26 56 -31
~always fails	-28
~always in	24
~always run	38
~always show	35
~always the	-42
~always use	0 0 -26
~always works	-20
~always write	16 0 -55
~am cache	-33
~am schema	24
~american spelling	27 0 37 -23 -39
~amounts are	0 0 0 0 33
~amounts in	19 0 0 0 31
~an argument	-27
~an example	-13
~an exception	-21
~an hour	-43 -52
~an incident	29
~an index	-23
~an outage	32
~an owner	0 -50
~an update	-40
~and 1200	20 0 0 0 28
~and 16	30 -34 0 0 51
~and 2	15
~and 6	0 -30
~and are	-26
~and check	-26
~and come	-24
~and continue	-22
~and don't	20
~and each	33
~and fix	-24
~and get	21 0 0 0 44
~and have	35
~and he	22
~and i	-36
~and is	0 0 0 0 0 -30
~and it	0 -54
~and it's	31
~and look	-22
~and no	27
~and nobody	17
~and none	14
~and not	54
~and nothing	-21
~and now	-20
~and only	-14 0 0 0 53
~and run	-29
~and see	-17
~and she	19
~and show	-22
~and still	-27
~and takes	20
~and text	-22
~and their	28
~and then	-19
~and there	-18
~and they	30
~and to	24
~and try	-14
~and up	40
~and update	-27
~and wait	-18
~and was	-29
~and we	32
~and we're	23
~and write	-16
~another plan	-20 0 0 0 37 -26
~answer in	0 -34 50 0 -43
~answer the	-23
~answers short	38 -47
~answers with	-22
~antes de	-15
~antwortet nicht	-30
~any ,	27
~any more	32 -53
~anything else	29 0 0 0 -46
~anything in	27 34 0 0 -47
~anything that	31 0 0 -57 -61
~anything under	19
~anything with	17
~anywhere ,	0 51 -33 -39
~apache 2	32 0 0 -47 39
~apaga esse	-19
~api ,	22 43
~api are	23 -55 -38 0 58
~api gives	35
~api is	19 0 0 0 0 -55
~api key	0 0 0 0 49 -38
~api listens	21 0 27 0 0 -30
~app ,	27
~app ;	26
~app for	21
~app is	0 0 0 -61
~app needs	18
~app services	0 -45 -25
~append only	0 -34
~applies to	22
~archive keeps	17
~are 14	21
~are 20	41 0 0 0 0 -31
~are 3	-29
~are 40	-36
~are 480	20 0 0 0 28
~are 8	24 -58 0 0 46 -45
~are a	22 -43
~are all	-14
~are always	36 0 0 28
~are blank	-35
~are broken	-28
~are burned	22
~are computed	21 0 0 -22 -36
~are cut	0 0 0 0 49
~are deleted	0 0 0 0 -46
~are done	-22
~are encrypted	20 0 0 0 0 -37
~are final	19 0 31 -51
~are fine	45 0 0 0 -69
~are fixed	-25
~are for	-10 0 0 0 -53
~are four	16
~are from	0 -26 0 0 46
~are generated	0 -46 0 0 -40
~are going	19
~are gone	15 0 0 0 0 -37
~are green	-35
~are hashed	25
~are having	30
~are immutable	22
~are in	0 0 -31 -61 40
~are kept	27 -57 0 0 56
~are left	-29
~are like	30
~are limited	21
~are made	31 -45 -38 -49 63 -45
~are missing	-48
~are name	-29
~are named	27 0 0 0 0 -30
~are negative	24 0 -31
~are numbered	0 0 0 0 40
~are off	0 0 0 0 0 -45
~are on	21 -65 0 -58
~are only	0 0 0 0 -18
~are out	-21
~are over	0 0 0 -38
~are per	19
~are plain	24 0 0 0 49 -44
~are read	33 46 0 -50 -25
~are recorded	0 -28 0 0 39
~are red	-22
~are rotated	25
~are rounded	28
~are sent	26 0 0 0 49
~are separate	20
~are signed	28 0 -49 0 0 -51
~are skipped	13
~are sorted	19
~are started	13
~are still	25
~are stored	23 -57 0 0 51
~are taken	21
~are the	-19
~are two	0 0 -36
~are ulids	42 0 0 0 39
~are utc	30
~are valid	38
~are versioned	20
~are we	-21
~are wiped	0 0 0 0 23
~are written	24 0 0 28
~argument ,	-24 40 0 0 -36
~arrow functions	36 -39 57 0 -36
~as agreed	22
~as an	-17
~as far	-22
~as in	37 0 0 -42
~as it	-25
~as of	54 0 -78 0 0 -66
~as pdf	0 0 0 0 -34
~as possible	26
~as root	14 34 0 0 -36
~as strings	-25
~as well	26 0 -30 35 -58
~ask before	33 0 0 0 -44
~ask for	-11
~ask him	-28
~asked for	-19 0 0 0 -45
~asked in	17 0 0 42 -31
~asking me	27
~asks for	-29
~assertion per	28 0 0 0 -38
~assume that	-16
~async await	17
~at 0	-31
~at 02	-18
~at 1	16
~at 10	0 0 0 0 46 -41
~at 100	-38
~at 14	-13
~at 192	25
~at 2	-18
~at 5	-25
~at 600	36 0 0 0 54 -38
~at 80	-27
~at 9	-27
~at a	29 0 0 -43
~at cloudflare	30
~at debug	22 0 0 0 -41
~at four	-18
~at full	22
~at https	23
~at it	-26
~at least	38 51 0 0 -59
~at line	-36
~at most	0 0 0 -51 0 -49
~at my	-13
~at night	25
~at nine	-27
~at noon	36 0 0 0 36
~at once	-24
~at some	-14
~at start	30
~at ten	36
~at that	-17
~at the	12
~audio thread	22 0 0 0 -25
~audit is	-16 0 0 0 -47
~auf dem	-14
~auf deutsch	26
~auf englisch	36 -51 69 -53 -48 -57
~aus dem	28
~available in	32 0 0 0 0 -41
~avoir deux	20
~away from	20
~away in	19 -47
~b ,	-17
~b and	18
~back after	-15
~back at	10
~back office	17
~back on	23
~back then	-19
~backups are	22
~bad usage	32
~bank has	14
~batch size	-15 0 0 0 24
~be ,	11
~be 30s	34
~be a	24 0 0 0 -46
~be able	-16
~be an	10
~be better	-22
~be blue	-32
~be brief	38 0 44 0 -33
~be careful	-41
~be done	-48
~be empty	0 0 0 0 35
~be fine	-24
~be in	13
~be nice	-33
~be no	20
~be one	-18
~be readable	38
~be right	-24
~be shown	-20
~be so	-45
~be sorted	-18
~be that	-26
~be the	12
~be visible	-29
~because they	14 0 0 0 -37
~because who	-24
~been moved	0 0 0 32 0 -27
~been running	-34
~before ,	15
~before anything	37 59 0 0 -44
~before every	27
~before it	-12
~before lunch	-28
~before the	32 0 0 -78 -43
~before you	21 0 0 0 0 -58
~begin with	16 0 0 0 50
~behind a	10
~belong to	0 -46 0 0 0 55
~belongs in	0 0 0 0 -41 31
~belongs to	32
~below 5	38 0 0 0 46
~beta channel	0 0 0 0 0 -30
~better to	-21
~between 2	33
~between 8	-16
~between 9	23
~between runs	-23
~between the	-33
~big deal	-35
~big one	20
~billing ,	29
~billing module	26
~billing page	-18
~bisect it	-17
~bit ,	23
~bit more	-33
~bitte auf	23
~bitte keine	16
~bleiben bei	24 0 0 0 0 -37
~block the	31
~block us	15 52 0 0 -42
~blocks ,	22
~blog post	-19
~blue green	24
~body ,	33
~bonjour ,	-18
~book says	-18
~both have	-21
~both sides	34
~both versions	-31
~bottom right	15 -34
~bouton ne	-27
~box has	16
~box is	17
~branch ,	-30
~branch is	-53
~branch isn't	35 0 0 0 -42
~branch names	40 0 0 0 -49 -31
~branches are	19
~branches get	45 0 -22
~breaking changes	26 0 0 0 0 -38
~breakpoints are	31 0 -41 0 39 -48
~breaks on	25
~british spelling	21
~broke the	35
~bucket is	0 0 0 0 32 -25
~budget is	0 42 0 -58
~bug ,	-15
~bug in	-17
~build a	-22
~build has	44
~build is	0 -51
~build needs	16 -59
~build number	-18
~build on	26 0 0 0 -42
~build se	14
~build server	28
~bullet points	36 0 0 0 -28
~bump the	-21
~bundle budget	17 0 0 0 -45
~burned into	22
~but it	-26
~but nobody	-29
~but not	35 0 0 0 0 -40
~but only	31 0 0 0 0 -36
~but that's	-22
~but then	-15
~button has	22
~button is	-21
~button should	-27
~button that	-18
~buttons ,	24
~buttons have	-40
~by a	20
~by aisle	19
~by date	-17 0 -33
~by day	30 0 0 0 39
~by default	30 -45 32 0 0 -32
~by digest	35 31
~by friday	-22
~by hand	0 0 0 0 -50
~by header	33 -43 0 0 52
~by it	20
~by last	20
~by make	32 0 0 0 -39 0 48
~by name	16
~by now	0 0 0 -33
~by one	-18
~by somebody	13
~by the	32
~by two	-37
~by us	0 0 0 0 0 -58
~by year	-30
~c ,	33
~cache is	-19
~cache key	38
~cada hora	27
~cada lunes	16 -37 0 0 40
~call :	16
~call a	25 0 0 0 48 -37
~call it	33
~call the	14
~call them	-32
~calls a	21
~camel case	-24
~camera is	38
~can be	24 -56 0 -69 26 -62
~can come	-23
~can copy	23
~can delete	-17 32 0 0 -31
~can do	0 0 0 -30
~can go	-47
~can have	20
~can i	-15
~can it	-25
~can see	0 0 0 0 0 -28
~can share	17
~can u	-36
~can we	-26
~can you	-25
~can't handle	25
~can't log	-50
~can't see	-19 -48 0 0 52
~can't use	0 0 0 0 -41
~cancelling is	18
~card numbers	17 40 0 0 -35
~card was	-16
~carpeta legacy	17
~carrier is	0 0 0 0 33 -25
~carry a	32 0 -43 -25
~carry the	29 0 -55
~cart and	-19
~case ,	21 0 0 0 0 -23
~case for	0 -37 52 0 -54 -43
~certificates are	26 0 0 0 40 -36
~change a	-23
~change all	12 0 -32
~change anything	-28
~change of	26 0 0 0 -35
~change that	-21
~change the	-37
~change without	21
~changed ,	33
~changed in	0 0 0 0 32
~changed it	39
~changed something	-10
~changed the	-27 0 0 -40
~changes are	26
~changes go	18 38 0 0 -47
~changes in	23
~changes the	40
~changing it	19 0 0 0 42
~channel manager	21 0 0 0 36 -30
~check ,	19
~check in	41 0 0 0 52
~check is	19 0 0 0 -42
~check my	-14
~check runs	0 0 0 0 39 0 -34
~check that	-25
~check the	-34 30 -36
~check why	-30
~checkout ,	27
~chez ovh	26 0 0 0 39
~chez scaleway	32 0 0 0 31
~ci ,	0 0 0 0 -45
~ci has	0 -36 0 0 37
~ci is	0 -33
~ci runners	-15
~cierra a	24
~classes ,	19 0 -32 -15
~classes in	11
~clean up	-34
~click it	-24
~clicking on	-23
~client ,	35 0 0 0 -45
~client is	0 41 0 -38 0 -39
~client wants	-40
~close the	20
~closed ,	-31
~closed on	13
~closes at	34 0 -36 0 40
~closes the	31
~cluster has	11 0 0 0 51
~cluster was	36
~code ?	-16
~code comments	26
~code is	0 0 0 0 0 -56
~code to	-50
~colors are	0 -41
~column and	-12
~column for	-34
~column is	28 0 0 0 49
~columns instead	-24
~com o	16
~come from	16
~come through	20 0 0 0 34 -31
~comentarios en	33
~comes from	0 0 0 0 0 -62
~command is	42 0 0 0 35 -36
~commenti in	17
~comments in	-17
~comments that	30
~comments to	32 -54
~commit body	33
~commit generated	28 36 0 0 0 -26
~commit message	-24
~commit messages	42
~commit this	-36
~commit yet	-39
~commits ,	29
~compare with	-27
~complains about	-38
~complains that	-29
~con php	25
~config is	31 -33
~confused people	29
~console log	-21
~constructor injection	19 0 0 -39
~context :	0 0 0 -28 44
~contract with	43 0 0 0 0 -46
~contracts are	18
~convert this	-14
~cool cool	-12
~coordinates are	0 0 0 0 -48
~copy ,	-23
~copy is	27
~core may	25 40 -26
~correct ,	19
~could be	-15
~could do	11
~could not	-17
~could we	-20
~could you	-19
~counter goes	-40
~country ,	-21
~counts as	28 -44 0 0 52
~counts from	29
~coverage is	-18 -31 0 0 32
~crashes on	-31
~crc is	25 0 0 0 38
~create a	-34
~created_at and	0 38
~cron job	-19
~currency ,	15 0 0 0 0 -33
~current loop	33
~customer ,	-18
~customer complained	-24
~customer gets	24
~customer has	-24
~customer id	-15
~customer was	-13
~customers ,	-17
~customers are	36 0 0 0 58 -49
~customers in	-27
~customers see	14 0 0 0 -38 38
~customers with	15
~cut off	-37
~cut the	-18
~cut to	-17
~da nicht	-28
~danke dir	-13
~dans les	21 0 0 0 -32
~dark theme	-15
~das feld	0 0 0 0 -39
~das haus	39 0 0 0 0 -40
~das ist	28
~das lager	25 0 0 0 33
~das mal	-32
~das nicht	-40
~das sieht	-29
~das team	0 -25
~dashboards are	25
~data ,	-30 -49
~data guild	24 50 0 0 -51
~data in	0 0 -35 0 30
~data is	24
~data stays	22
~date ,	-17 0 0 0 54 -51
~date is	-33
~dates are	-14
~dates in	22 0 -43
~day now	28 0 0 0 31
~day of	21
~days ,	0 49 0 0 -68
~days now	21 0 0 0 -16 47
~days of	-23
~db and	-18
~db is	0 0 0 0 0 -29
~dbt run	14
~de commit	27 -42 61 0 -56
~de klant	-35
~de la	22
~de pedidos	-36
~de pruebas	-14
~de testes	23
~dead ,	0 0 0 -31
~dead code	-35
~deadline is	-33
~deal with	29
~decided against	27
~decided on	-13
~decided that	21
~decimals ,	20 0 0 0 53 -47
~decision from	16
~default branch	35
~default carrier	0 0 0 0 33 -25
~default exports	35 69 -81
~default is	-29
~degrees in	-24 0 0 0 -40
~delete ,	22
~delete a	28
~delete button	-36
~delete it	39 -46 0 0 0 0 -17
~delete the	-24
~deleted after	36 52 -44 0 -50
~deleted means	17
~deleted the	-39
~deletes the	-30
~delivery is	27
~demo is	30 -38
~den fehler	-23
~dep deploy	22 0 0 0 -46 0 51
~depend on	20
~dependencies and	-15
~depends on	22
~deploy it	-24
~deploy on	-22
~deploy the	-30
~deployed it	-26
~deploys on	29
~deprecated ,	-27
~deprecated ?	-24
~der build	-18
~der export	-29
~der kunde	0 0 0 0 36
~der newsletter	35
~der testzugang	32
~desde enero	33
~design system	11
~detail page	-14
~deutsch ,	21
~dev ,	20
~devices per	28
~diagram of	-28
~did it	-20
~did not	-30
~did we	-22
~did you	-23
~didn't run	-32
~die frist	0 0 0 0 -52 53
~die liste	-40
~die schnittstelle	0 0 0 0 49 -38
~die session	35
~diff first	-38
~diff is	-30
~difference of	-16
~differs by	-25
~diffs ,	43
~digits and	21
~dir mal	-23
~directly ,	29
~discussed with	20
~disk on	-35
~disk was	-19
~disks ,	23
~dns ttl	32 0 0 0 31
~do a	-23
~do not	0 69 -64 0 -39
~do that	-33
~do the	-24
~do this	-23
~do we	-10
~do you	-17
~doc comment	25
~docker ,	-49
~docker compose	32 0 0 0 -51
~docs ,	17
~docs in	34 0 50 -28 -40
~docs say	-39
~does it	16 0 -42
~does not	-28
~does that	0 -43 0 0 0 40
~does the	22 -48 0 0 0 -37
~does this	-18
~doesn't matter	-33
~doesn't work	-29
~domain is	-27 0 0 0 40 -38
~don't add	34 39
~don't change	-44
~don't count	0 -40
~don't do	-13
~don't edit	24
~don't invent	19
~don't know	-10
~don't like	-15
~don't match	-42
~don't need	21
~don't push	-14
~don't put	26
~don't ship	24 0 0 -49
~don't think	-18
~don't touch	23 37 0 0 -34
~don't use	0 0 0 -61
~don't want	-26
~don't worry	-36
~done by	19 -41
~done with	-24
~doubled our	15 -42
~down ,	0 0 0 0 -40
~down again	-22
~down to	35 0 0 0 42 -36
~drain node	-28
~drop it	17
~drop the	-32
~dropped the	49 0 0 0 0 -36
~dropping the	32
~during incidents	38 0 0 0 -38
~during office	16 42 0 0 -37
~dynamic memory	27
~dürfen nicht	27 36 0 0 -46
~e2e suite	28
~e2e tests	-23
~each file	-33
~each service	29 36 0 0 -49
~each time	-31
~early returns	57 -42 38 0 -39 -56
~edge ,	-15
~edit ,	0 0 0 0 -22
~edit the	27
~edit them	0 -33
~edits the	32
~ein beitrag	33
~el almacén	16
~el certificado	28
~el de	25
~el entorno	17
~el horario	19
~el informe	-40
~el iva	46
~el log	-33
~el proxy	-20
~el puerto	27
~el servidor	14
~elk kwartier	22
~email address	20
~email and	-33
~emails are	35 -40 0 0 43
~emergency stop	24
~emojis in	21 -45 45
~empty ,	20
~empty list	24
~en céntimos	0 47 0 0 -35
~en el	16 0 0 0 -46
~en inglés	0 -39 62 0 -53
~en local	17
~encrypted with	20 0 0 0 0 -37
~end in	0 0 -49
~end of	54 0 0 48 0 -49
~ended in	31 0 0 -36
~endpoint for	-28
~endpoint has	38 0 0 0 -31
~endpoint that	-13
~ends in	19 -45 0 -49 48 -48
~english ,	24
~english in	24 0 26 0 -38
~english only	0 0 0 37 -36
~english please	22
~enough for	17 -38 0 0 -43
~entorno de	17
~entschieden ,	23
~env vars	-30
~environment is	0 -41
~error :	-30
~error before	-21
~error in	-16
~error message	-29
~error messages	37 0 0 0 -43
~errors ,	-18
~errors are	32
~errors should	18
~es 10	14
~es de	34 0 0 0 33
~es el	37 0 0 -57 -32 60
~es la	23
~es nur	17
~es sind	-31
~esse arquivo	-19
~est chez	40 -41 0 0 46 -46
~est de	24
~est en	-17
~este error	-20
~está en	-15
~euros ,	16 -30 0 -39 -31 48
~even if	16 -54
~even in	24
~ever have	-21
~every 30	34 -37
~every 90	-24
~every commit	26
~every endpoint	38 0 0 0 -31
~every friday	38
~every function	32
~every hour	27
~every line	18
~every new	31
~every night	39 -37 0 0 55
~every order	-15
~every page	0 0 0 0 -29
~every pr	15
~every public	27
~every request	-33
~every second	-19 -44
~every step	22 -40
~every sunday	30
~every time	-30
~everything else	0 -43
~everything goes	19
~everything is	0 -54 0 0 47
~everything that	25
~everywhere ,	0 -42
~exactly one	0 -45 0 0 48
~exactly what	-29
~example ,	30 0 0 0 57 -63
~example com	-45
~except for	-27
~exceptions ,	-24
~existing helpers	34 0 0 -31
~expire after	31 -38 0 0 44 -40
~explain the	26 -35 54
~export has	-36
~export that	-28
~export the	-32
~export them	13 -31
~exported functions	29
~exporter must	-18
~exports are	31 0 0 0 -56
~extend the	-32
~failing test	-13
~fails on	-33
~fails the	-17
~fails with	-37
~fait avec	14
~falla el	-27
~falsch ,	18
~fan of	21
~far as	-22
~faster ,	-21
~feature store	33 -41 0 0 19 -35
~features ,	35
~feed has	0 0 0 0 50
~feels like	-27
~ficamos com	19
~field injection	19 0 0 -39
~field is	-21
~field to	12 0 0 0 31
~fields are	-21
~figure as	-25
~figures are	35
~file ,	0 -52 0 0 44 -26
~file and	-15
~file for	-19
~file from	-41
~file has	11
~file i	-24
~file is	46
~file per	0 0 0 0 -66
~file please	-20
~file they	37 -39 0 0 -41
~file to	-35
~files ,	31 0 -25
~files are	38
~files at	-21 -33
~files go	14
~files have	-24
~files in	-15 0 0 0 0 -39
~finalement on	29
~find out	-23
~find the	-24
~fine ,	12 -49 0 53
~fine now	-20
~first ,	23 0 0 0 -62 -63
~first ?	-17
~first and	27
~first argument	25 40 0 0 -36
~first of	25
~first page	-30
~first part	-16
~first the	-25
~first three	-27
~fiscal year	22
~five seconds	-24
~five years	17 0 0 42 -31
~fix for	-19
~fix it	22 -44 53
~fix that	-38
~fix the	-31
~fix this	-30
~fix what	-21
~flag is	28 0 0 0 0 50 -49
~flags are	30 -44 0 0 40
~flags that	-6
~flaky test	27
~flash --runner	15
~flash it	-34
~floats for	18 0 0 -34 0 -41
~follow the	-32
~for 20	36
~for 3	0 0 0 0 44
~for 30	-12
~for a	-30
~for about	16
~for access	-24 0 0 0 32
~for all	19
~for an	-36
~for anything	33 0 0 0 -51 -32
~for bad	32
~for ci	-13
~for components	30 0 51 0 -34
~for each	-24
~for every	20 0 0 0 -58
~for everyone	29
~for everything	10 -67 -65 0 16
~for feedback	-21
~for good	30 0 0 0 0 -38
~for it	0 0 0 0 -30
~for march	-23
~for me	20
~for more	20
~for now	-32
~for one	0 0 0 0 -41
~for refunds	24 0 -38
~for reports	19 0 0 0 45 -31
~for returns	40 0 -34 0 43 -41
~for ten	-10 0 0 -46 0 -43
~for that	-20
~for them	0 0 0 0 -34
~for this	-35
~for tuning	0 0 0 0 -36 -35
~for two	0 0 0 0 0 -25
~for us	24
~for what	30
~force push	38 40 -41
~force unwraps	25
~forget it	-34
~forget the	-31
~form for	-21
~form has	41
~form needs	-25
~format is	13 -57
~found it	-32
~four eyes	28 37 0 0 -46
~fps on	21 0 0 0 43
~free of	17
~free plan	-23
~free tier	24
~free up	18
~freeze ,	0 0 0 0 -50
~freeze is	10
~freigaben macht	34
~friday ,	-27 0 0 0 24
~from 3	25
~from a	-11
~from april	23
~from ci	16
~from last	0 -33
~from now	0 0 0 0 -43
~from production	17
~from spain	-43
~from that	18
~from today	36
~from two	0 -49 0 -51
~from yesterday	-29
~from zero	37
~function ,	35 0 0 0 -48
~function in	17 33
~functions ,	33
~functions for	36 -39 57 0 -36
~fyi the	20
~für den	-24
~für die	-27
~gateway ,	28
~gave you	25
~gb ,	-21
~gb now	38
~gegen drei	22
~geht nicht	-39
~generate ,	0 -42
~generated files	40 41 -40 0 0 -38
~get :	-33
~get a	0 0 -42 0 0 -46
~get rid	-27
~get the	-22 -49 0 0 45
~gets a	-17
~gets deleted	21
~gibt es	17
~gift cards	18 -37 0 0 34
~github actions	31 -45 -46
~give it	-23
~give the	-18
~give you	-16
~gives me	-30
~gives no	-20
~go back	-29
~go in	20 59 0 0 -52
~go into	30 0 0 0 -58
~go on	-48
~go out	22 -52 0 -32 54 -46
~go test	17
~go through	-18
~go with	15
~go wrong	-31
~goes away	26
~goes into	0 0 -28
~goes live	17 39 0 0 -35
~goes through	44 0 0 -46
~goes to	-26
~going to	42 -58 0 59 -57 -42
~going with	24
~gone ,	32 0 0 0 0 -51
~good idea	-19
~good night	-30
~good to	-25
~got a	12
~got no	-30
~got upgraded	19
~gpu 3	-16
~gpu box	20 -38 0 0 50
~gpu hours	-21
~grafana moved	27 0 0 0 34
~graphql is	26
~gratis vanaf	19
~grazie mille	-19
~great ,	-29
~grew to	39 0 0 0 42
~grouped by	-23
~gut aus	-29
~guten morgen	14
~haben uns	23
~had a	-42
~had an	-28
~had two	-26
~halden example	27
~half a	26 0 0 0 -48
~half of	-24 -25
~hallo ,	-25
~handed over	36
~hands off	38 32 -39
~happens at	0 0 0 40 -40
~happens if	-27
~hard coded	-23
~hard limit	44 -30
~hard to	-37
~has 1	22
~has 3	14 -67 0 0 69 -60
~has 40	16 0 0 0 0 -41
~has 64	38
~has 8	-14
~has 9	32
~has a	10
~has an	44
~has been	-34 0 0 23 -10 -44
~has expired	-31
~has its	46 -87 0 0 75
~has no	-54 -49 0 -42
~has the	33 0 0 -49
~has to	33
~has two	0 0 0 0 0 -48
~hash in	22
~hat höchstens	40 0 0 0 37 -33
~hate this	-16
~haus example	37 0 0 0 51
~have a	0 0 0 0 0 -68
~have about	-30
~have an	0 -40
~have at	16 27 0 0 -37
~have been	-40
~have changed	-19
~have it	23
~have its	-31
~have never	-14
~have no	0 0 0 0 0 -65
~have one	-29
~have ten	27 0 0 0 0 -45
~have the	-17 -50 0 0 62
~have this	-21
~have time	-20
~have to	-10 66 0 0 -92
~have two	-14
~have up	31
~have we	-23
~have you	-28
~having two	30
~hazardous goods	28
~he wants	31
~head office	17
~header ,	-20
~header is	-30
~heads up	32
~heavy for	27
~help me	-22
~here ,	-17 -63 0 0 0 57
~here is	-16
~here on	25
~here the	-32
~here's the	-36
~het nog	-38
~hm ,	-33
~hmm no	-22
~hmm the	-13
~hosted version	20
~hosting is	30 0 0 -32 42
~hot path	34 0 -44 -44
~hour ,	18 -32 0 0 53 -46
~hour ago	-43
~hour and	-22
~hourly now	27
~hours ,	-10 -39
~hours for	-20
~hours to	-30
~how about	-24
~how come	-35
~how many	-34
~i always	-34
~i am	27
~i broke	-20
~i can	24
~i click	-31
~i could	-13
~i debug	-12
~i decided	17
~i deleted	-41
~i do	25
~i don't	-32
~i enter	-18
~i expected	-21
~i found	-30
~i gave	22
~i get	-37
~i guess	-12
~i had	-20
~i hate	20 0 0 0 0 -41
~i have	-41
~i just	-34
~i know	19
~i learned	-15
~i like	12
~i looked	-23
~i love	-23
~i meant	19
~i moved	21
~i need	-45
~i never	-15
~i opened	-16
~i pasted	-27
~i prefer	28
~i prezzi	29
~i put	-15
~i ran	-31
~i read	-13
~i renamed	-16
~i run	-22
~i said	48 0 -37 0 -66 59
~i see	-40
~i sent	-28
~i should	-15
~i take	15
~i talked	39 0 -47 0 -50 -34
~i tested	-14
~i think	-39
~i tried	-32
~i try	-16
~i want	0 -54
~i wanted	-14
~i was	-15
~i went	-31
~i were	-19
~i will	-36
~i wonder	-23
~i write	20
~i'd be	-25
~i'd like	26 -49 68 0 -42
~i'd love	-16
~i'd rather	-12
~i'll do	-41
~i'm back	-32
~i'm going	-14
~i'm on	-36
~i'm still	-13
~icon is	-45
~id ,	-27
~id 42	-22
~id in	29
~idea ,	27 0 0 49
~idea if	-17
~idea why	-17
~idempotent ,	37 0 0 0 -44
~ids :	14 0 -37 0 34
~ids are	37 -53 0 0 71 -64
~if a	32
~if it	35
~if it's	-13
~if that's	-19
~if they	14
~if we	-34
~if you	24
~ignore the	-33
~im urlaub	-33
~image has	39
~image is	-21
~images are	-14 -49
~images from	-21 0 0 0 32
~images to	-17
~images without	27 0 0 0 -38
~imagine a	-16
~immutable ,	24 0 0 0 0 -33
~implement the	-31
~import from	18 32 0 0 -44
~importer for	-14
~in ,	0 0 0 -50
~in :	26
~in a	0 -55 0 -47
~in advance	-15
~in an	-44
~in any	26 40 -19
~in anything	27
~in bigquery	-17
~in blue	-44
~in brackets	23
~in by	-25
~in checkout	-24
~in ci	25 0 0 0 -54
~in config	0 0 0 0 43 -42
~in core	24 37
~in cost	16
~in db	35 0 0 0 -52 46
~in der	-17
~in docs	-16
~in edge	-20
~in english	17 0 0 -32
~in eu-central-1	23 -45
~in europe	16
~in every	39
~in five	17 0 0 42 -31
~in frankfurt	30 0 -39 0 38
~in front	14
~in general	36 -39 0 0 0 -26
~in german	36 -39 53 0 -33
~in git	26
~in here	-32
~in it	26
~in italiano	17
~in json	-17
~in july	28
~in june	21 0 0 0 36 -43
~in lib	25 0 0 0 -50
~in lower	17
~in march	31 -62 0 0 0 -39
~in may	15 -58
~in messages	0 0 -47
~in mind	-35
~in minutes	24 0 0 0 -54 45
~in my	-24
~in one	-19
~in our	39
~in packages	22
~in penpot	23
~in public	15
~in python	16
~in safari	-45
~in scripts	-21
~in spring	-16
~in src	-23
~in switzerland	32 0 -34 0 53 -50
~in ten	-21
~in test	13
~in tests	-15 0 0 0 0 -55
~in texts	23 0 0 0 -43
~in that	27 -39
~in there	0 58 -41
~in this	-21
~in update	20
~in utc	26 0 0 0 46 -51
~in utils	-38
~in with	23 0 0 0 41
~in worker	-16
~in yaml	35 0 0 0 -46
~incidents are	29
~include the	40 0 0 0 -41
~increase the	-16
~index is	32
~index on	-22
~input reaches	-16
~input system	24 -39
~inscriptions ouvrent	36
~install it	-28
~install please	-41
~install something	23
~instead of	21 -52
~integration environment	16
~integration tests	21
~interface ,	-16
~into a	-43
~into it	-30
~into its	-32
~into the	24 0 0 0 0 -42
~into this	19
~invite people	0 0 0 0 -37
~invoices are	24
~ios 16	18 -34 0 0 42
~is ,	38
~is 0	-21 0 0 -31
~is 1	0 -31
~is 10	31 -47
~is 100	-19
~is 12	33 -42
~is 14	23
~is 180	17 0 0 0 -45
~is 2	-33 -54 0 0 0 -45
~is 20	36 0 0 0 50 -53
~is 22	-25
~is 24	18 0 0 0 35
~is 25	21
~is 26	40
~is 28	29
~is 3	0 -50 0 31
~is 30	22
~is 300	34 0 0 0 50
~is 4	29 0 0 0 41
~is 40	31 -43 0 0 43
~is 5	0 0 0 0 0 -65
~is 600	29
~is 64	20
~is 7	37
~is 8	29
~is 80	25 -47
~is 90	-18
~is about	-18
~is acting	-24
~is all	-36
~is allowed	0 -21 0 -12
~is always	24
~is an	32 0 0 0 0 -52
~is approved	-36
~is at	0 0 0 -46 67
~is back	42
~is bad	-36
~is behind	-26
~is blocked	24 0 0 0 43
~is blurry	-24
~is broken	-43
~is built	30
~is by	0 0 0 0 -44
~is called	34 0 -66 -61
~is cancelled	47 0 0 26 -52
~is closed	9 0 0 0 57 -44
~is cut	-33
~is dead	-25 0 0 -15
~is deleted	-19 0 0 0 -39
~is deprecated	-30
~is disabled	42 0 0 0 43 -39
~is displayed	-43
~is done	-16 -46 0 -49
~is down	0 0 0 0 0 -31
~is dropped	30
~is empty	-38
~is enough	-16 -45
~is ever	22
~is faster	-24
~is fine	-54 0 0 -45
~is for	32 -68 -48
~is free	18
~is from	40
~is frozen	43 0 0 0 0 -41
~is full	-50
~is generated	28
~is going	34
~is gone	25 -61
~is green	-33
~is growing	-30
~is half	39
~is hard	-35
~is id	40 0 0 0 -53 50
~is ios	18 -34 0 0 42
~is it	-19
~is its	23
~is late	-27
~is left	24
~is loaded	-26
~is make	49 0 0 0 0 -40
~is missing	-61
~is mounted	35
~is named	16 0 0 0 -52 54
~is net	33
~is never	-11
~is no	-14 -39
~is noise	23
~is not	-17 42 0 -76
~is off	12
~is on	21
~is one	40 0 0 0 0 -31
~is only	44
~is open	25
~is opened	22
~is optional	-29
~is our	25
~is out	0 0 0 0 -47
~is outdated	0 0 0 -36 42
~is over	0 0 0 0 -47
~is owned	-20 -43
~is part	34 54 0 0 -50
~is per	33 0 0 -36 0 50
~is printed	23 -39 0 0 37
~is protected	33 -43 0 0 38
~is pushed	20 -43
~is read	-15 -41 0 0 51
~is refreshed	17
~is required	-32 0 0 0 -29
~is reserved	26
~is reset	31
~is returning	-28
~is sent	19
~is set	-21
~is shared	19
~is shown	-17
~is slow	-15
~is split	27
~is started	19 0 0 0 -39 0 52
~is status	27
~is stored	24
~is stuck	-38
~is taken	-35
~is that	-19
~is the	18 0 0 -86
~is there	-27
~is this	-18
~is to	-33
~is too	-30
~is touched	25 30 0 0 -38
~is ugly	-20
~is up	-20
~is updated	40 0 0 -54 50
~is upside	-26
~is used	28 0 0 0 52
~is waiting	-31
~is weekly	33
~is wiped	22
~is written	27
~is wrong	-31 0 0 0 0 45
~ist bei	30
~ist das	-23
~ist kaputt	-14
~ist rot	-22
~ist weg	-27 0 0 0 -31
~ist zu	-27
~it ,	31 0 0 0 -58
~it a	12
~it also	-25
~it and	-19
~it be	-33
~it belongs	15
~it breaks	27 0 0 0 0 -47
~it came	16
~it compiles	-44
~it complains	-26
~it crash	34 0 0 0 0 -30
~it crashed	-20
~it crashes	-26
~it doubled	28
~it every	17
~it fails	12
~it faster	-17
~it first	-16
~it for	-34
~it goes	-18
~it got	-34
~it happens	-35
~it has	15 0 0 -66
~it in	0 0 0 0 -54
~it is	-28
~it isn't	19 -31
~it loads	-24
~it locally	19
~it looks	-16
~it makes	21 0 58
~it might	-17
~it must	-15
~it myself	-31
~it needs	25
~it now	-33
~it on	-25
~it once	-21
~it only	-14
~it ourselves	16
~it out	-26
~it prints	-29
~it reads	-29
~it running	-14
~it runs	37
~it says	-39
~it short	-44
~it simple	-20
~it started	-14
~it starts	-37
~it stopped	-23
~it the	21
~it to	-24
~it tomorrow	-32
~it too	16 0 0 0 0 -27
~it took	-52
~it was	-36
~it when	24
~it with	-15 -56
~it work	-31
~it worked	-18
~it works	-40
~it would	-30
~it writes	28
~it yet	19
~it yourself	23 0 0 0 0 54
~it'd be	-16
~it's 40	-17
~it's a	23 0 0 0 -54
~it's always	-47
~it's at	-22
~it's back	-38
~it's been	-28
~it's being	22
~it's broken	-36
~it's called	33
~it's empty	-14
~it's fixed	-16
~it's not	0 0 0 0 -44
~it's old	-36
~it's only	-39
~it's the	-12 0 -53
~items at	-20
~its fine	-30
~its id	32
~its own	25
~iva va	26
~ja ,	27 0 0 36 -29
~java 11	31 0 0 -33 43
~java 17	26
~je préfère	27
~jede nacht	14
~jede änderung	24
~jedem release	14
~jest here	34
~jetzt donnerstags	20
~jetzt geht	-35
~jetzt pnpm	38 0 57
~job has	-17
~job is	39
~job ran	-28
~job runs	-13
~jobs ,	26
~js side	-24
~json ,	20 0 0 -52 0 -38
~json for	0 0 0 -21
~just a	-23
~just look	-21
~just the	-35
~just this	-19
~kafka ,	-13
~kannst du	-34
~kb gzipped	17 0 0 0 -45
~keep answers	32
~keep functions	-21 -39 54
~keep going	-65
~keep that	-35
~keep their	26 -36 0 -41
~keep working	-20
~keep your	20
~keeping the	-24
~keine neuen	12
~kept for	20 -35
~kept in	22
~key ,	26
~key in	-27
~key is	0 0 0 0 0 0 -41
~keys are	39 37 0 -36 3 -41
~khz ,	25
~kill us	17
~kills us	35
~kind of	13
~knows that	13 0 0 -34 33
~kommentare auf	24
~kun je	-27
~kunde heißt	29 0 0 0 36
~kwartier bijgewerkt	22
~la caisse	12
~la carpeta	17
~la copia	31
~la cotisation	19
~la page	-45
~la página	-35
~label is	-29
~labels are	19
~lager ist	34 0 0 0 41 -33
~land in	19 0 0 0 47
~land on	-16
~landing page	-17 0 0 0 -39
~language ,	0 -20 0 -26
~lanzan con	0 0 0 0 -41
~laptop only	-28
~last change	-14
~last commit	-23
~last night	-49
~last release	37 0 0 -31
~last sprint	31 -32
~last step	18
~last time	14 0 0 0 -46
~last week	0 0 0 -48
~last year	-36
~launch py	22
~launch with	28
~layer ,	27
~layout is	18
~le bouton	-27
~le build	14
~le code	35 -38 0 0 -45
~le port	16 0 0 0 30
~le serveur	14
~le site	0 0 0 0 28
~leave it	-32 0 0 0 -38 59
~leave the	16 44 -50 0 -44
~leave them	-10
~leaves the	41 0 0 -27
~left one	-33
~legacy ,	19
~legal says	37
~lena is	-22
~les clients	45 -41 -38 0 52
~les inscriptions	22
~les vues	21
~let it	31 0 0 0 0 -30
~let me	-14
~let the	-32
~let us	-48
~let users	-30
~let's add	-17
~let's assume	-32
~let's do	-27
~let's go	-18
~let's not	-8
~let's see	-36
~let's try	-35
~let's use	-28
~license is	28
~lift the	19
~like it	-21
~like that	47
~like the	26 -55
~like this	-24
~like to	-52
~liked it	-27
~limit at	32
~limit is	-15
~limit of	0 -49
~limit per	20 0 0 0 53 -33
~limit should	-37
~limit to	-21
~limited to	27
~line 14	-32
~line 40	-36
~line is	-14
~line length	29 0 28 0 -49
~lines per	38
~lines that	-17
~link to	17
~links are	39 0 0 0 46
~lint errors	20
~lint is	0 0 0 0 -33
~linter says	-20
~list is	-31
~list of	-38
~listens on	21 0 0 0 0 -46
~lists are	38 0 -52
~live in	0 -60 0 0 54
~live on	20 0 0 0 0 -60
~lives in	0 -41 0 0 48
~lives on	36
~lo mejor	-30
~load ,	0 0 0 0 -32
~loading state	-14
~locale is	22
~locale too	33 0 0 0 -44
~lock file	12
~locks the	18
~log in	-59 -46
~log says	-29
~log the	-37
~logged in	-10
~login as	25
~login is	-18 0 0 -43 -48
~logs ,	-16 0 -14
~logs are	-28
~long ,	-40
~long time	-31
~longer ,	13
~look at	-59
~look into	-21
~look like	-28
~look where	-18
~looked at	-25
~looking at	-29
~looks better	-32
~looks good	-28
~looks like	0 0 -40
~looks off	-25
~looks right	-26
~looks wrong	-43
~loop runs	-22
~los datos	26
~los pedidos	11 -30
~los precios	29
~los tests	-14
~loss ,	22
~lot ,	-22
~lot of	-28
~love to	-16
~lower case	17
~lunch ,	-40
~läuft auf	26
~läuft jetzt	35
~mach mal	-18
~machine ,	26
~machines ,	19
~macht jetzt	35 0 0 0 37
~made by	40 0 0 0 58
~made it	35
~made the	-24 0 0 0 -30
~mail and	-12
~mail is	-15
~mail server	-13
~mails to	28
~main is	54 0 -41 -50
~main thread	16
~make a	-47
~make check	29 -59 0 0 50 -43
~make it	21 0 0 -35 -53
~make lint	34 0 0 0 -42 0 61
~make sense	-32
~make sure	-31
~make the	-35
~make this	-24
~make up	26 0 0 0 -39 0 42
~mal den	-26
~manager pulls	21 0 0 0 36 -30
~many of	19 0 0 0 -45
~many rows	29 0 0 0 -28
~marche pas	-14
~matter is	20 -43
~max ,	29
~max 200	26
~max 50	34 47 0 0 -45
~max is	-22
~max upload	18
~may be	50
~may change	18
~may have	20
~may not	30 0 0 0 -56
~may only	29 39 0 0 -47
~may see	31 41 0 0 -43
~maybe use	-28
~mb ,	36
~mb on	40 44 0 0 -42
~me again	-38
~me before	-21 45 -49
~me check	-11
~me first	21
~me for	19
~me numbers	39
~me the	0 -49
~me to	-17
~me what	-22
~me when	16
~me where	-18
~me write	-21
~means nothing	-12
~means that	30
~means the	32 0 0 0 45 -46
~meets every	35
~memory ,	-23 0 -44
~memory is	-11
~mensajes de	16
~mention the	30 42 -37
~merge it	-25
~merged into	31 0 0 0 41
~messages in	24 -49 39 0 -42
~messages start	33 -48
~meter values	30
~mexe na	32
~might be	-17
~might want	-19
~migrate the	-24
~migration ,	28 0 0 0 0 -35
~migration and	21
~migration locks	-26
~migrations are	0 0 0 0 -39
~million sentences	27
~min ,	-23 0 0 0 35
~min sdk	40
~min version	31
~mind ,	17
~mind about	28
~mind the	-46
~minute ,	15
~minutes ,	28 -55
~minutes before	12
~minutes for	-19
~minutes only	17 0 0 0 41
~misschien moeten	-23
~misses the	17
~mistake in	-29
~mit den	29 0 0 0 -35
~mixed precision	31 0 0 43
~mobile app	27
~mock the	29
~mocks are	-24
~mode ,	17 -31 0 0 0 -24
~models are	16 -36
~module ,	17
~moeten we	-23
~more ,	35 -44
~more than	22 0 0 0 -46
~more time	-27
~morgen ,	14
~most recent	-13
~mostly fine	-34
~move on	-21
~move to	-29
~moved and	-16
~moved to	0 -43
~moving to	-47
~msrv is	41 -31
~mtu is	32
~must be	-44 62 -64 0 -64
~must have	-33
~must never	12 0 0 0 -41
~must not	0 71 -31 -48 -67
~must stay	-24 0 0 0 -30
~must work	42 40
~my bad	-16
~my branch	-34
~my colleague	-15
~my first	-31
~my job	-34
~my laptop	-37
~my machine	-49
~my mind	36
~my ok	26
~my old	-32
~my password	-20
~my token	-23
~nada de	20 36 0 0 -31
~name ,	-20
~name and	-13
~name for	-30
~name in	-16
~name it	-29
~name of	15
~name tests	28 0 0 0 -42
~name the	-17
~names :	28 -43 0 0 0 -46
~names are	27 -48
~names in	27 0 0 0 -51 -33
~names its	36 0 0 0 -51
~names of	30 49 -48
~nas is	12
~nats ,	12
~ne marche	-35
~nee ,	25 0 0 0 -35
~need a	-33 0 0 -50
~need an	-13
~need the	26
~need to	-29 -67
~needs 2	29
~needs a	-32
~needs backups	-24
~needs it	0 0 0 0 0 -51
~needs more	-37
~needs my	28
~needs page	-31
~needs redis	48
~needs to	0 0 0 0 -50
~negative for	31 0 -37 0 42 -34
~nein ,	0 0 0 0 0 41
~net ,	32
~neuen abhängigkeiten	12
~never allocates	41 39 0 0 -39
~never be	-12
~never call	15
~never change	-22 37
~never commit	30 0 -32
~never delete	40
~never edit	31
~never ever	-18
~never go	21 45
~never happen	-13
~never have	13
~never log	43
~never mind	-68
~never push	39 50 -41 0 -30
~never run	41
~never the	21
~never to	-27
~never trust	33
~never use	16
~never used	-18
~never write	-34
~new address	17 0 0 0 -32 49
~new code	26
~new colleague	14
~new column	-36
~new endpoint	-16
~new host	-29
~new name	26 0 0 34
~new one	15 -47 0 0 31
~new ones	0 -49
~new page	-31
~new rule	37
~new server	-26
~new services	16
~new topic	-26
~new version	-19 55 0 -33 -49
~newest first	-27
~newsletter geht	35
~newsletter is	18
~next day	27
~next is	-41
~next one	-11
~next to	-27
~next week	-19
~next year	-22
~nice ,	-22
~nicht ins	-25
~nicht mehr	0 40 0 0 -38 -41
~nichts mehr	-35
~nie ,	22
~night at	25 -26 0 0 34
~nightly batch	20 0 0 0 0 -48
~no ,	0 0 -46 0 0 52
~no abbreviations	39 0 0 0 0 -40
~no allocations	18
~no any	45
~no breaking	26 0 0 0 0 -38
~no carga	-32
~no changes	-39
~no circumstances	28
~no comments	0 0 53
~no default	0 0 0 0 0 -28
~no docker	13 0 0 40
~no dynamic	27
~no emojis	35
~no entiendo	-33
~no exceptions	19 67 -51 0 -55 -32
~no floats	20 53 -34
~no force	45 62 -48
~no free	12
~no idea	-50
~no longer	-10 -48
~no loops	-21 -22
~no luck	-45
~no more	48 0 -53 0 0 -33
~no name	-22
~no need	-37
~no network	39 63 -38 -35
~no new	35 0 -52
~no order	37
~no other	13
~no problem	-17
~no pueden	0 0 0 0 -35
~no rush	-35
~no son	23 0 0 -38 0 43
~no tests	-47
~no third	31
~no toques	17
~no wait	-8 0 0 -31
~nobody edits	32
~nobody has	-16
~nobody noticed	-31
~noch nicht	-19
~nochmal bitte	-40
~node 18	-37
~node 20	46 -56
~node 22	41 -36 0 0 40 -30
~node 3	-39
~node 7	-28
~node is	-17
~nodes ,	28 0 0 0 36 -38
~nog eens	-45
~noisy ,	30
~non ,	0 -38
~non funziona	-34
~none for	0 0 0 0 42
~nooit rechtstreeks	32
~normal ,	24 0 0 0 38 -37
~not a	0 0 0 0 -68
~not allowed	17
~not an	25
~not be	0 0 0 -22
~not by	19
~not commit	-30
~not convinced	-34
~not correct	19
~not daily	15 0 0 0 -43 36
~not doing	33 -40 0 44
~not even	0 0 -55 -57 38 -47
~not find	-16
~not from	19
~not have	19
~not in	17
~not leave	18
~not log	19 0 0 0 -33 -54
~not needed	17
~not npm	33 0 -41
~not on	20 0 0 0 -55
~not pass	17
~not per	27 0 0 0 28 -6
~not permitted	26 0 0 0 -39
~not run	15
~not so	-25
~not supported	0 0 0 0 0 -68
~not the	0 -47 0 -54
~not to	28
~not used	11 0 0 0 0 -41
~not what	12 0 -22
~not when	22
~not yet	-22
~notes for	-17
~nothing before	15
~nothing can	-21
~nothing else	18 0 0 0 -69
~nothing goes	26 0 0 0 -43
~nothing happened	-35
~nothing is	20 0 0 0 -31
~nothing newer	24
~nothing that	37
~now ,	0 0 0 -70 31
~now and	-33 0 0 0 41
~now because	22
~now instead	27 0 0 0 42
~now it	-22
~now on	0 0 0 0 -43
~now the	-26
~npm ,	-21 -60 -43 -54 0 64
~npm install	-41
~npm is	33 0 0 -31
~npm run	31
~nulls in	-15
~number ,	34 -64 -57 0 42
~number and	0 -42 0 0 53
~number is	0 -48
~numbers ,	42
~numbers are	31 -70 0 -48 34 -63
~numbers come	22
~numbers first	0 -35 33
~numbers from	-38
~numbers never	17
~numbers that	33
~numbers with	22 -51
~nur noch	23
~não mexe	32
~o app	16
~o cache	-29
~o servidor	-13
~obviously the	-18
~of 3	-33
~of 5	-17 0 0 0 0 -35
~of 50	-28
~of 60	19 0 0 0 0 -24
~of all	-24
~of an	-31
~of course	-38
~of customers	32
~of every	36
~of it	0 0 0 0 -55
~of january	-24
~of last	-24
~of logs	-40
~of moving	-33
~of my	-16
~of now	14
~of one	0 0 0 -25
~of order	29
~of our	21
~of ram	26 0 0 0 48
~of real	23
~of their	-14
~of them	7
~of this	0 -53 -40 0 0 -47
~of truth	0 0 0 0 34 -26
~of yesterday	-13
~off ,	0 -64 0 56
~off and	-17
~off by	-49
~off develop	33 42 0 0 -34
~off for	16
~off on	33
~off the	22 0 0 0 -33
~off with	-28
~office has	12
~office hours	16 42 0 0 -37
~office is	30 0 0 0 35 -42
~office wants	29
~offsets ,	-25 -27 0 0 -35
~oh and	14
~ohne rücksprache	12
~ok do	-18
~ok next	-27
~ok so	13
~ok that	-23
~ok that's	-15
~old address	-33
~old api	-20
~old branch	-36
~old file	-35
~old function	-21
~old importer	24
~old one	0 0 0 0 0 -36
~old ones	20
~old system	22
~on ,	-20
~on a	0 -54 0 0 54 -47
~on another	17 0 0 0 0 -34
~on call	23 0 0 0 40
~on each	20
~on every	42
~on everything	18 -47 0 -59
~on fire	-31
~on firefox	-16
~on friday	-38
~on fridays	21 44
~on garde	18
~on it	0 0 0 -43
~on its	34
~on main	-31
~on mobile	-33
~on monday	-16
~on mondays	-14 -30
~on my	-33
~on node	-14 0 0 -49 47
~on passe	32
~on port	24 0 0 0 32
~on postgres	-22
~on purpose	55 -70 -61 0 0 71
~on rev	37
~on save	33
~on staging	16
~on start	-37
~on sunday	-27
~on sundays	22 -28 0 0 26
~on switch	21
~on that	38 0 0 0 0 -51
~on this	-27
~on thursday	-32
~on top	15
~on tuesday	-45
~on tuesdays	23
~on twitter	-19
~on two	34
~on utilise	0 0 0 0 0 40
~on wednesday	-42
~once ,	34
~once a	22
~once more	-17
~one ,	-15 -51 0 39 -22
~one :	-37
~one as	-26
~one assertion	28 0 0 0 -38
~one change	20
~one commit	19
~one component	37 0 -39
~one database	27 -39 -28
~one day	-21
~one file	23 0 0 0 -44 -33
~one for	27
~one has	21
~one here	14
~one in	13
~one is	0 0 0 -53 0 73
~one line	0 -49 73 -49 -51 -37
~one moment	-39
~one more	-38
~one of	-22 0 0 0 0 -42
~one only	-33
~one page	21 -56
~one per	24 0 0 -39
~one process	15
~one row	-38
~one rule	28
~one screen	27
~one service	-22
~one test	-21
~one that	25
~one thing	0 46 0 -33 -47
~one way	-25
~ones ,	0 -38 0 -45 53
~ones are	35 -49
~only admins	18
~only between	23
~only change	-29
~only ever	15
~only for	17 -50 0 0 -66
~only from	31 0 0 0 0 -39
~only in	24 0 -43 0 -62
~only on	16 -59 0 0 42
~only one	-33 -43 0 0 50
~only read	13
~only see	-12
~only show	-33
~only the	21 0 0 0 0 -56
~only their	26 -41 0 -43 41
~only this	-40
~only to	23
~only use	0 0 0 0 -34
~only where	15
~only works	25 -44 0 0 48
~op poort	31
~open issues	-23
~open the	-18
~ops before	38 49 -46 0 -39
~option is	-34
~or it	35
~or not	35
~or the	17
~orchard example	22 0 0 0 0 34
~order ,	41 0 0 0 0 50
~order from	-26
~order needs	-24
~order of	-26 0 0 0 -34
~orders are	-24
~orders from	-19
~orders of	-13
~orders table	23 -34
~other branch	-14
~other one	-31
~other way	13
~otherwise the	0 -42
~otra vez	-24
~our account	-31
~our base	25
~our customers	20
~our fiscal	18
~our own	39 0 0 0 0 -50
~our pdf	-31
~our users	-16
~out ,	52 -72 0 66
~out of	-17
~out the	22
~out there	21 -40
~out today	-20
~outage we	36
~outcome is	16
~outside of	32 0 0 0 0 -62
~over ,	-25 0 0 -22
~over the	0 0 0 0 48
~overbooking is	39 0 0 0 35
~overlaps on	-34
~own database	-18
~own mail	22
~own price	33
~own repo	31
~owned by	-20 -43
~owner ,	17
~owns the	33 0 0 0 0 -46
~owns this	-17
~p95 is	-31 0 0 0 -39 25
~package ,	20
~package is	26
~packet loss	-34
~page are	-28
~page est	-29
~page for	-24
~page is	0 -65
~page it	33
~page needs	-28
~page numbers	-31
~page please	-14
~page size	35 0 0 0 43 -48
~page with	-37
~pager went	-38
~pages are	26
~par une	26
~parameter ,	30
~parquet with	30
~parse dates	-34
~parser so	-17
~part is	10 0 0 0 36
~part of	0 50 0 0 -24
~partir de	22 0 0 0 -48
~partition for	33 0 0 0 36
~party scripts	31
~pas de	0 58 0 0 0 -55
~pas parti	-41
~pass review	31
~passe par	26
~passe à	30
~passed ,	-25
~passent par	21
~password is	39
~patient ,	-24
~payments is	25
~pdf is	-16
~pdf needs	-31
~people ,	26
~people asked	-34
~people can	37
~people have	26 0 0 0 -29
~people in	32 0 0 0 -45
~people looked	-24
~people may	23
~people read	22
~people want	18
~per account	29 0 0 0 47
~per cent	28
~per country	-23
~per day	-34
~per file	33 -43 0 -39 0 -38
~per function	28
~per hour	0 0 0 -55 43 -58
~per line	23 0 33 -23 -32
~per list	0 -38 0 0 33
~per page	24 0 0 0 -38
~per pr	23 53 0 0 0 -42
~per region	30
~per request	24
~per seat	17
~per team	30 -45
~per tenant	27 0 0 0 -53
~per test	28 0 0 0 -38
~per user	39 -35 0 0 0 26
~percent ,	-15 0 0 0 37 -38
~perfect ,	-18
~personal data	19
~petites fonctions	27
~peut avoir	18
~photos are	20 0 0 0 45
~php ,	0 0 0 0 -40
~php 8	15
~pick a	-31
~pick the	36 -36
~pickers get	0 -38 0 0 33
~picks the	25
~pii columns	26 41 0 0 -42
~pin it	-22
~pipeline deploys	18 0 0 -25
~places where	-19
~plain language	0 -34
~plan b	-16
~plan first	40 -47 55 -25 -39
~plan for	27
~please ,	14 0 0 0 -50
~please add	-20
~please check	-32
~please don't	44 0 0 0 -44
~please keep	23
~please leave	13
~please look	-13
~please never	29
~please prepare	-36
~please remember	31
~please stop	18
~please write	-12
~plot both	-22
~plot the	-29
~pls ,	23
~pls no	29
~pnpm ,	28 0 -25
~pnpm ?	-21
~pnpm statt	18 0 0 0 0 47
~pods in	0 0 0 0 -33
~policy is	-17 0 0 0 38
~polling ,	-8
~por favor	-28
~por qué	-13
~port 3000	-15
~port must	-31
~positions per	0 -38 0 0 33
~possible to	-22
~postgres 15	-13
~postgres for	0 0 0 39
~postgres is	17 0 0 0 51 -34
~pr needs	24
~prefer composition	30 37
~prefer the	-35
~prefiro nomes	12
~prepare the	-34
~presets are	27 -39 0 0 41
~prezzi sono	29
~price is	-14
~price list	33
~price shown	35
~prices are	-37 -49 -31 0 51 -54
~prices on	-28
~pricing is	18
~print the	-22
~printed on	45 0 0 0 49
~prod is	-14
~product page	-15
~project is	45 -57 -48 -39 65 -59
~project with	-17
~projects ,	16 0 0 0 34 -34
~protected ,	27 0 0 0 32 -35
~provider is	18
~pruebas ahora	14
~public api	17 61 0 0 -48
~public function	29
~public one	21
~public types	30 51 -49 0 -40 -50
~puerto es	27
~pull request	-29
~pull requests	33
~purpose ,	33
~push a	29
~push notifications	-20
~push to	20
~push without	18
~pushing to	42 -46 0 -32
~put a	-27
~put it	0 0 0 0 -46
~put that	-26
~pwm is	-15
~python 3	32 0 0 -48
~que é	-29
~question ,	-19
~questions about	38 0 0 0 39 -38
~quick question	-25
~qué falla	-13
~race in	-21
~ran the	-31
~rate is	13
~rate limit	35
~rate limiter	-15 0 0 0 0 -33
~rather not	-34
~rather than	32 0 0 0 -47
~raus ,	39 0 0 0 -51
~reach the	17
~read from	30
~read it	30
~read only	0 0 0 0 0 -37
~read the	-33
~read them	39
~readable in	29 29 -31
~readme of	-31
~reads the	-29
~reads well	-12
~ready by	-29
~recent orders	-13
~red since	-25
~redis ,	0 0 0 0 -30
~redis is	-18
~redis running	35 23
~registered in	0 -38 0 0 50
~relance les	-36
~release ,	34 -63 0 -55
~release branches	27 0 0 -63 35
~release is	24
~release manager	34 45 0 0 -53
~release notes	0 0 0 0 -37
~releases are	0 -40
~releases go	18
~remind me	-17
~remove it	-31
~remove that	-18
~remove the	-33
~remove what	-27
~removed in	18 -37
~rename it	22
~rename the	-25
~renamed to	0 0 0 0 0 47
~repeat the	30
~replace the	-42
~replaced the	33 0 0 41 -39
~replay a	33 0 0 0 -34 -44 27
~repo ,	47 -46 -46 0 -56
~repo is	35 0 0 0 0 -43
~report is	52
~report to	-15
~reproduce it	-20
~request has	-37
~request is	-22
~request takes	-31
~requires docker	28
~rerun the	-18
~rerun with	-44
~reset every	31
~reset their	-40
~resized to	29
~response is	-25
~rest is	0 0 0 -45 54 -31
~restart it	-27
~restiamo su	25
~retention is	23
~retour kan	33
~return early	0 0 0 -30 -30 -35
~return the	-17
~returned ,	21 0 35
~returning 500	-28
~returns the	-23
~rev c	31
~revert to	-28
~review takes	-27
~reviewed by	32 48 0 0 -58
~reviewers ,	16
~reviewers asked	0 0 0 0 -39
~rewrite the	-22
~right ,	-33
~right ?	-25
~right now	-31
~right one	14
~right so	15
~roll back	22
~roll it	-21
~rollback window	28
~rotate the	-16
~rotated ,	0 -34
~rotated every	-24
~rounded to	28
~rows ,	35
~rows and	-20
~rows have	-14
~rows without	0 -45
~rule ,	39 0 0 0 -35
~rule about	0 0 0 0 35
~run ,	16
~run it	-31
~run make	32 0 0 0 -46
~run npm	14
~run on	32 -50
~run one	-19
~run only	31
~run test	24
~run the	-31
~run with	-36
~running for	-34
~running on	-32
~running system	-29
~runs against	25
~runs are	19
~runs as	19 23 0 0 -39
~runs at	47
~runs forever	-39
~runs in	34
~runs on	30 -68 0 -61 74
~runs twice	-26
~s ,	24
~said about	30
~said no	31
~said the	-36
~said we	16
~salle contient	37
~same error	-20
~same for	-23
~same thing	-24
~sandbox is	21
~save a	-22
~save button	-16
~save the	-25
~say it's	28
~say that	-14
~say the	-42
~say we	-16
~say you	-25
~says it	31 -29
~says never	-32
~says ok	-13
~says so	32 48 0 0 -33
~says that	-40
~says the	-23
~scanned before	-18
~scanner app	37 0 0 0 31
~schau dir	-27
~scheduler is	-18 0 0 0 34
~scheduler runs	30
~schema changes	26
~scope it	22 -23
~scratch that	-33
~scratch the	23 0 0 0 -40
~script that	-25
~scrolling is	-27
~sdk is	40
~se fait	14
~se guarda	19
~se guardan	0 47 0 0 -35
~se lanzan	0 0 0 0 -41
~search for	-39
~search has	-19
~search is	-19
~seat ,	0 0 0 0 33 -26
~second one	-24
~second option	-34
~second page	-32
~second region	27 0 0 0 42
~second run	-24
~second step	-24
~second test	-30
~secrets come	0 0 0 0 -57 49
~secrets rotate	20 52 0 0 -49
~security team	0 0 0 0 0 -44
~see a	-15
~see if	-25
~see it	-36
~see it's	-16
~see the	-31
~see their	-12
~see them	0 0 0 0 -34
~see what	-12
~seed to	19
~seems to	-28
~seen that	-39
~seen this	-26
~self hosting	-17
~semicolons ,	45 0 0 0 0 -48
~send it	-22
~send mails	17
~send the	-19
~sends the	14
~sent the	-39
~sentence case	13 0 0 0 0 -40
~separate documents	20
~server ,	-24 0 0 0 -60
~server is	-14
~service ,	0 -53 -54 70 -53
~service is	26
~services ,	0 33 -36 -34
~servidor de	28
~session timeout	34
~set by	17
~set the	-23
~set up	-25
~settings page	-28
~settled on	22
~sh ,	18 -44 0 0 -54 -28 78
~share one	31 -40
~shared ,	19
~shared drive	21 0 0 0 34 -38
~sheet ,	20 -20
~ship it	-26
~ship on	-27
~shop example	30 0 0 0 38
~shop id	24
~shop is	31
~should all	-18
~should always	0 0 0 0 -59
~should ask	13
~should be	0 -57 0 -46
~should have	-34
~should not	-21
~should return	-33
~should say	-40
~should see	-28
~should show	-13
~should take	-28
~should use	20
~should we	-23
~shown with	-20
~shows a	-31
~shows nothing	-34
~shows the	20
~shows up	-23
~sign it	-28
~signature ,	-38
~signed off	32 0 0 0 -41
~signed with	28 -38 0 0 48 -47
~since friday	-17 0 0 0 36
~since may	28 -47 0 0 49
~since monday	30
~since the	0 -75
~since this	-23
~since tuesday	26
~since we	0 0 0 0 40
~since yesterday	29 0 0 0 0 -34
~six hours	-31
~six weeks	29
~size is	16 0 0 0 57 -48
~sleep in	28
~slower than	-12
~small ,	26 -34 42 0 -44
~small commits	27
~snake case	32 0 0 -29 0 -34
~snippets in	30 0 0 0 -42
~so don't	33 25 0 0 -57
~so far	-24
~so let	-39
~so long	-14
~so no	31 0 -63 0 26 -59
~so one	0 33 0 -18 -40
~so remove	-20
~so that's	21
~so the	-35
~so their	23
~so they	32 -34
~so write	33
~so you	18
~soft limit	37
~some people	-25
~some point	-14
~somebody else	19
~somebody wrote	-23
~someday this	-15
~someone else	-28
~someone on	-16
~something about	-37
~something for	11
~something is	0 -52 51
~something on	-39
~sonntags ist	24 -36 0 0 35
~sorry ,	19
~sorry for	-31
~sort by	-26
~sort it	21
~sorted ,	19 0 0 0 0 -34
~sorted by	19
~sorting by	-12
~sounds like	-28
~source of	24 0 0 0 48 -31
~spec ts	20
~speed is	30 -17
~spelling in	23
~split the	-12
~split this	-17
~sql in	32
~squash merge	17
~src a	-22
~src lib	-20 0 0 0 37 -24
~src shared	42 -44 0 0 0 34
~ssh only	26 -44 0 0 41
~stack overflow	-23
~stack trace	-29
~stage is	-33
~staging ,	34 0 -28 0 0 -42
~staging key	18 0 0 0 32
~start it	-24
~start page	-20
~start something	42 -36 43 0 -43 0 -18
~start the	54 0 -56
~start with	-26 -76
~started at	-19
~started on	-28
~started with	0 0 0 0 -65 -58 76
~starts at	0 0 0 -68
~starts in	22
~starts on	22
~starts with	-13
~state ,	0 -32
~statt npm	18 0 0 0 0 47
~status ,	25
~status is	-15
~status page	0 0 0 0 36
~stay ,	-19 0 0 -43
~stay in	36 60 -47 -33 -57 -47
~stay on	18 0 0 55 -65
~stay out	32 0 -31 0 -47 -28
~stay under	24 0 0 0 -39
~stay with	20 0 0 0 -54
~stays ,	49 -63 0 79 -69
~stays at	-18 -29
~stays off	16
~stays on	24 0 0 -39
~stellen ,	32
~step and	-15
~stick to	26
~still on	20
~still open	-25
~still printed	32
~still true	-15
~still waiting	-20
~stop adding	18
~stop after	-18
~stop here	-26
~stop the	-40
~storage is	10
~store is	39 -62
~store the	-25 0 0 0 -34
~stored in	15
~stored per	20
~strings ,	15 0 0 0 -60
~strings go	0 0 0 0 0 -47
~style guide	-22 0 0 0 31
~suite requires	28
~summary of	-36
~sunday ,	-26
~sunday service	34 0 0 -26 0 -34
~super ,	-17
~support for	-20
~support ie	0 0 0 0 -23 35
~support only	29 0 0 0 -37
~support safari	26
~support windows	-16
~suppose the	-17
~sur le	16 0 0 0 30
~sure ,	-32
~sure about	-15
~survive a	-29
~swap the	-15
~swiftdata was	32 -40
~switched from	0 0 0 56 0 -55
~switched off	0 0 0 -27
~switched to	0 0 0 -34
~system ,	-35 0 0 0 0 -51
~system is	16
~table ,	-27 0 -40 -47 39
~table and	-14
~table is	0 -45 0 0 55
~tables with	22
~tablet layout	29
~tablet version	22
~tabs ,	15
~tag ,	-21
~tags ,	0 0 0 -25
~tags are	17 0 0 0 -45
~take a	-36
~take that	17
~take the	-16
~takes 3	-15
~takes 4	-33
~takes a	-29
~takes about	45
~takes forever	-15
~takes over	33 0 0 -33
~talk about	21
~talk to	48
~talked about	-17
~talked to	39 0 -47 0 -50 -34
~tarda mucho	-31
~target is	34 -65
~tax ,	21
~tax office	28
~team is	-17
~team nord	0 0 0 0 38
~team would	-38
~tell me	20 -67 65
~temperature is	25 0 0 0 32
~ten minutes	-37 0 0 0 0 -52
~ten most	-13
~ten seconds	-17
~ten years	39 0 0 -45
~tenant ,	33 -39 0 -31
~tenant has	33
~tenant is	30
~tenants are	0 0 0 0 -44
~tenth of	32 0 0 0 48
~test ,	29 0 0 0 -54 0 47
~test :	29 0 0 0 -58 0 66
~test accounts	-30
~test before	43 0 0 0 -52
~test case	-18
~test data	43
~test files	30
~test for	-42
~test names	40 -38 52 0 -47 -43
~test on	16
~test orders	-17
~test that	0 0 0 0 -38
~test user	-19
~test with	0 0 0 0 0 -45
~tested it	-14
~tests ,	-23
~tests :	-18
~tests after	28 0 0 0 -42
~tests and	-33
~tests are	-41 0 0 0 -52 -47
~tests before	27
~tests cart	-21 -37 0 0 32
~tests fail	-35
~tests for	-43
~tests in	-30
~tests must	-16
~tests need	28 -57
~tests no	24 0 0 0 -41
~tests on	-28
~tests one	31 0 0 0 -28
~tests only	-17
~tests pass	-46
~tests ran	-47
~tests run	1 0 0 0 0 -43
~tests se	15 0 0 0 -49 0 68
~tests should	28
~tests use	28 -44 0 0 38 -46
~tests with	24
~testserver draait	31
~text ,	34
~text on	16
~texts ,	-9
~texts for	22 0 0 0 -53
~than a	0 67 0 -50 -60
~than one	14
~than the	-11
~than three	20
~than two	43
~thank you	-25
~thanks ,	-19
~thanks a	-24
~thanks for	-34
~that ,	-44
~that ?	-20
~that a	26 0 0 0 -48
~that are	27
~that back	-21
~that before	-37
~that calls	17
~that changed	-25
~that closes	13
~that comment	-18
~that delete	17
~that deletes	14
~that every	-35
~that go	27 38 0 0 -34
~that goes	24
~that has	-36
~that in	-44
~that is	0 -51
~that it	-18
~that line	-26
~that needs	17 38 0 0 -33
~that nobody	-23
~that number	15 0 0 0 0 10
~that on	-18
~that one	0 -46 0 0 -21
~that part	21 0 0 -34 33
~that please	-18
~that reads	-26
~that repeat	30
~that returns	-13
~that service	24
~that sounds	-15
~that table	19 49 0 0 0 -53
~that take	18
~that test	-20
~that this	17
~that to	-19
~that we	20
~that were	41
~that works	34
~that would	-16
~that writes	25 41
~that's a	-40
~that's all	-25
~that's enough	-27
~that's how	24
~that's it	-28
~that's neat	-30
~that's not	37
~that's the	0 0 0 0 -50 0 -51
~that's what	32 0 0 0 -45
~that's when	13
~that's wrong	-30
~the accessibility	-18
~the account	24
~the adc	27 0 0 0 0 -38
~the amount	-15
~the animation	-13
~the answer	-24
~the api	15 0 0 -65
~the app	0 -83
~the architecture	13
~the arm	13
~the attached	-16
~the audio	22 0 0 0 -25
~the auditors	13 0 0 0 -37
~the bank	40
~the banner	-35
~the basement	18
~the bastion	40
~the batch	18
~the bench	-16
~the best	-23
~the beta	33
~the big	33 0 0 0 0 -53
~the blue	-33
~the board	0 0 0 0 -67
~the body	-24
~the book	-18
~the booking	24
~the books	31
~the bootloader	32 0 0 0 0 -40
~the border	19 49 -46
~the box	-26 0 0 -37
~the branch	-29
~the browser	35 0 0 -50 0 -45
~the bucket	23 0 0 0 35 -48
~the budget	15 -41 0 0 48
~the bug	18
~the build	0 -37 0 0 27
~the bulletin	25
~the bundle	-28
~the bus	37 0 0 0 46
~the button	0 -39
~the buttons	-52
~the cache	0 -61
~the cage	33
~the call	34 0 0 0 -37
~the canary	-12
~the card	-16
~the cart	-44
~the cdn	-28
~the certificate	-18
~the chart	-22
~the checkout	33
~the ci	28
~the class	-36
~the clause	-28
~the cli	-27
~the client	-42 0 0 -51
~the clock	13
~the cluster	11 0 0 -52 0 -33
~the code	15 0 65 0 0 -65
~the color	17
~the column	0 0 0 0 28
~the command	23
~the comment	-23
~the commit	5
~the company	30 -41 0 0 55
~the compiler	14 0 0 0 28
~the conda	-16
~the config	0 -30 0 0 0 0 -39
~the connection	-31
~the console	-39
~the consumer	-13
~the contact	0 -35 0 0 42 -24
~the container	-35
~the contract	18 0 0 -71
~the copy	26 0 0 -40
~the core	18
~the counter	16 0 0 0 44 -36
~the cron	19
~the csv	28
~the currency	-33
~the cursor	-51
~the customer	-49
~the customer's	25 0 0 0 -40
~the cve	16
~the dash	39 0 0 -22
~the data	-17
~the database	24
~the date	-30
~the dates	0 32
~the day	21
~the db	0 0 0 0 0 -34
~the deal	-22
~the debug	14 0 0 0 0 -33
~the default	-36
~the delete	-38
~the demo	-26
~the dependencies	-15
~the deploy	-23
~the designer	-32
~the detail	-14
~the details	-30
~the dev	0 0 0 0 -40
~the device	-23
~the diff	-38
~the difference	-29
~the docker	-41
~the docs	37 -91 0 -40 0 -23
~the domain	41 0 0 0 54 -57
~the driver	31 0 0 0 -50
~the editor	27
~the email	-36
~the emails	-15
~the empty	-25
~the encoder	-19
~the encoding	-26
~the end	21
~the endpoint	-18
~the env	0 -44 0 0 0 -39
~the erp	11 0 0 0 36
~the error	-40
~the eu	43
~the event	39
~the example	-41
~the explanation	-33
~the explanations	34
~the export	-31
~the external	44 -39 -24 -41 47
~the failing	-38
~the feature	0 -70
~the fee	-28
~the feed	34
~the field	0 0 0 0 56 -45
~the figma	-27
~the file	-51
~the files	18
~the finance	17 0 0 0 50
~the firewall	0 0 0 0 41
~the first	-27 0 -52 0 0 -58
~the five	-19
~the fixtures	30
~the flag	0 0 0 0 -42
~the flaky	12
~the font	-38
~the footer	-38
~the form	7
~the format	28 0 0 -25 39
~the formatter	0 0 0 0 0 0 39
~the fourth	-41
~the freeze	31 0 0 -44 0 -49
~the function	-25
~the gateway	13 -42
~the generated	29 0 0 0 -32
~the german	-41
~the grader	24 0 0 -30 20 -35
~the graph	-13
~the group	-26
~the handbook	20 0 0 0 42 -40
~the handler	-34
~the header	-59 0 -35 0 51
~the headers	-31
~the heap	-30
~the history	-17
~the holdout	20 44
~the home	-15
~the host	24 -37
~the hot	34 0 -44 -44
~the icon	-27
~the idea	-25
~the identity	19
~the ids	22
~the images	-26
~the imperative	26 0 53 0 -47
~the import	-27
~the importer	-29 0 0 0 60
~the imports	-49
~the incident	0 0 0 0 0 -37
~the index	-12
~the integration	21 0 0 0 -55
~the intern	-20
~the internet	34
~the invoice	-43
~the job	-13
~the jobs	33
~the js	-24
~the jump	-26
~the key	-17 0 0 0 43
~the kiosks	11
~the label	-42
~the labels	30
~the lake	19
~the landing	-23
~the largest	-25
~the last	-24
~the latest	-36
~the law	21
~the led	-25
~the ledger	29
~the left	-37
~the legacy	37 0 0 0 66 -42
~the library	14
~the license	6 0 0 0 56
~the lines	-32
~the link	-42
~the linker	19
~the linter	-22 61 0 0 -40
~the list	-51 0 0 0 -48
~the load	26 0 0 0 30
~the loading	-22
~the locale	41
~the lock	9
~the log	-62
~the logging	0 34
~the login	-39
~the logs	-32
~the loop	-44
~the loss	-28
~the machine	23 -34
~the mail	-39
~the main	34
~the map	-27
~the max	20
~the meeting	-34
~the memory	34 -41 0 0 38 -43
~the merge	0 47 0 0 -41
~the message	-31
~the migration	-40 0 0 0 -45
~the migrations	-31
~the min	21
~the missing	-31
~the modal	-39
~the moment	-18
~the money	19
~the monolith	15
~the month	36
~the morning	34
~the move	8
~the name	-45
~the names	26 0 -47 -33 0 -34
~the nas	12
~the net	11
~the network	21 0 0 0 -35
~the new	-36 -64 0 55
~the newest	0 0 0 0 -30
~the newsletter	13
~the next	-26
~the node	-21
~the notebook	-22
~the number	8
~the numbering	12
~the numbers	-21 -36
~the office	46 -71 0 -75 54
~the oldest	-18 0 0 0 35
~the onboarding	36 0 0 41 -34
~the one	8 -64
~the ones	-21
~the only	-21 -55 0 0 57 -45
~the option	-38
~the oracle	39 0 0 0 -22
~the order	0 54 0 -43 -68
~the orders	0 -35
~the original	27
~the other	-36
~the others	-27 0 0 0 -32
~the outage	27
~the outbox	21 0 0 0 -17
~the outcome	16
~the output	0 0 0 0 35
~the owner	37 0 0 -36
~the page	-25
~the parser	0 0 0 -56 0 49
~the partner	0 0 0 -50
~the patient	-19
~the payment	36 0 0 0 45
~the phone	-28 0 0 0 33
~the photos	-18
~the pi	-19
~the pipeline	11
~the plan	-18
~the plot	-22
~the plugin	39 -56
~the pod	-21
~the pods	-17
~the port	0 -23
~the pr	-33
~the press	-18
~the preview	-37
~the prices	-14 0 0 0 0 -20
~the printer	-14 0 0 0 34
~the probes	24
~the problem	-24
~the product	0 0 -66
~the profile	-31
~the project	-35
~the provider	-19
~the proxy	0 -51
~the public	43 0 0 0 -45
~the pull	-35
~the push	-16
~the qa	14 0 0 0 0 -42
~the query	-19
~the question	-23
~the queue	-34
~the rate	-16
~the raw	15
~the readme	-39
~the real	25
~the reason	-28
~the registry	10 -40
~the regulator	-43
~the release	-28 0 0 -68 0 -67
~the reminder	-38
~the replica	39
~the repo	38 -46 0 0 32 -59
~the report	-26 -52
~the request	-22 55
~the response	-25
~the rest	-47 0 0 -40 37 -34
~the result	-41
~the retention	13 0 0 0 -43
~the retro	-35
~the retry	7
~the review	-31
~the reviewer	-29
~the rewrite	32
~the row	-44
~the rule	22
~the run	-40
~the sales	18
~the same	-20
~the sample	-38
~the sandbox	17
~the save	-31
~the scanner	0 -50
~the scheduler	0 0 0 0 19 -49
~the scope	12
~the screenshot	-47
~the script	-22
~the search	0 0 0 0 38
~the second	-75
~the security	21
~the seed	33 0 0 0 -52
~the sensor	47
~the server	0 0 0 0 0 0 -50
~the service	34 0 0 30 -30
~the session	35 0 0 0 -44
~the settings	-41
~the shared	14 0 0 0 50 -44
~the sheet	0 0 0 0 54
~the shop	8
~the signature	-45
~the simplest	41
~the simulator	31 0 -47
~the slo	18 0 0 0 26
~the smoke	34
~the solution	-21
~the solver	-30
~the sound	-18
~the source	19 -40
~the spec	-18 0 0 -53 51 -54
~the spinner	-42
~the sql	38
~the staging	37 -39 0 0 0 42
~the start	-26
~the statistics	-24
~the steering	13
~the styling	-26
~the sum	-30
~the sums	23
~the supervisor	34 0 0 0 0 -30
~the support	-30
~the switch	-29
~the sync	32
~the table	-15 0 0 0 0 -60
~the tablet	16
~the tabs	-44
~the target	17
~the tax	43 0 0 -65
~the team	41 0 0 0 -26
~the template	-26
~the ten	-13
~the tenant	14
~the test	0 0 0 0 -26 0 -39
~the tests	0 -14 0 0 39 -74
~the text	-28
~the texts	-36
~the theme	24
~the thing	-35
~the third	-29 -47 0 0 34
~the thread	-44
~the three	-27
~the ticket	-14 41
~the tickets	-15
~the till	40
~the time	14 -70 -44 0 0 45
~the timeout	-43
~the title	-46
~the token	-28
~the top	22 0 0 -38
~the total	-24
~the totals	-37
~the trace	-22
~the train	-29
~the tunnel	22 0 0 0 40
~the two	-47
~the type	-19
~the uart	-18
~the ui	44 -58 0 -51 0 -54
~the update	-28
~the upload	-35
~the url	-24
~the user	15 0 0 -54
~the user's	19
~the v1	25
~the variable	-33
~the vault	0 45
~the vendor	18
~the video	-26
~the vote	30 0 0 39 -41
~the vpn	33 -65 0 0 63 -51 -31
~the warehouse	27
~the warning	-27
~the watchdog	35
~the way	32
~the web	25
~the websocket	-42
~the weekend	0 0 0 0 31
~the what	33
~the why	22
~the wiki	21 0 0 0 0 -37
~the window	0 1
~the worker	14
~the workspace	19 3
~the wrong	-18
~the year	37 -51 -36 0 0 -29
~the youth	35
~their number	16 0 0 0 47 -34
~their own	0 0 -40 -60 45 -45
~their password	-40
~their test	-31
~them answers	-30
~them are	-21
~them by	-16
~them for	0 0 0 0 -34
~them in	34
~theme is	26 -50 0 0 57 -30
~theme tokens	23 44
~then i	-25
~then in	0 0 0 0 -32
~then open	13
~then we	-33
~there ,	13
~there a	-33
~there is	-17 0 0 0 -64 58
~there will	20
~there's an	-15
~there's no	24
~these days	31
~these two	-28
~they are	-17
~they can	34
~they changed	-17
~they like	0 0 0 0 -30
~they only	-16
~they said	-32
~they say	-35
~they sell	15 0 0 0 0 -39
~they were	-17
~thing ,	32
~thing about	-17
~thing for	-17
~thing from	-22
~thing per	20 0 0 0 -35
~thing that	28
~think it	-15
~think that	-14
~think that's	-11
~think we	-21
~thinking of	-22
~third one	-23
~third party	31
~third time	-43
~this ,	-31
~this api	31
~this app	47
~this at	27
~this be	-20
~this bug	-21
~this button	-23
~this call	-19
~this card	-28
~this class	-22
~this code	-26
~this codebase	38 0 0 0 -44
~this commit	-48
~this domain	29
~this error	-31
~this file	-38
~this function	-50
~this in	-38
~this is	-26
~this later	-22
~this machine	33
~this module	-15
~this month	-35
~this morning	-41
~this needs	-34
~this one	-52
~this pr	-36
~this quarter	30
~this query	-28
~this release	28
~this repo	27 0 -34
~this run	-19
~this should	-19
~this test	-28
~this to	-29
~this week	0 0 0 0 -43
~this works	-21
~this year	27
~thought ,	-37
~three approvals	-27
~three of	-31
~three rows	-32
~three seconds	-39
~three tests	-28
~through a	27 0 0 0 -48
~through on	14
~through the	0 0 0 -53
~ticket ,	18 57 0 -21 -45
~ticket id	31 0 -36
~ticket is	-23
~ticket number	18 -36 43 0 -51
~tienda example	16
~till the	20 0 0 0 -34
~time ,	-23
~time i	-22
~time of	-19
~time this	-45
~timeout is	23
~timeout should	36
~timeout to	-34
~times are	28
~times out	-27
~timestamps are	22 -43 0 0 36
~timestamps in	22
~title case	13 0 0 0 0 -40
~to 1	30
~to 10	25
~to 12	0 0 0 0 31
~to 17	-9 0 0 0 28
~to 19	13
~to 20	21
~to 200	27
~to 25	35
~to 30	-21
~to 300	16
~to 4	13
~to 5	0 -53 0 0 57 -47
~to 500	-23
~to 6	26
~to 7	32
~to a	18 0 0 0 -26
~to all	-30
~to always	-15
~to an	38
~to another	-29
~to ask	-31
~to azure	-30
~to be	22
~to build	26 -43 0 0 -40
~to buildkite	31 0 0 -52
~to bun	-18
~to cache	-18
~to call	10
~to change	-33
~to customers	31
~to delete	-16
~to do	0 0 0 0 -36
~to each	21
~to end	13 0 0 0 29
~to every	18
~to explain	23 0 0 0 0 -38
~to find	-28
~to fix	-65
~to get	-25
~to have	-21
~to install	-19
~to leave	-10
~to load	11 0 0 0 0 -33
~to main	20 0 0 0 -35 39
~to make	-50
~to me	0 0 0 0 -40
~to one	22 0 0 0 -34
~to parse	-32
~to pass	41 29 0 0 0 0 -21
~to pnpm	34 0 0 0 -51
~to preview	-21
~to react	34
~to read	19
~to release	27
~to reproduce	-21
~to run	21 0 0 0 0 0 -51
~to say	-31
~to see	-21 0 0 0 -51
~to show	31
~to src	-19
~to staging	19 -42 0 -34 45
~to start	33
~to stay	36
~to support	0 0 0 0 -42
~to that	24
~to the	-16
~to this	-23
~to try	-19
~to two	-18
~to what	0 0 0 0 -44
~to write	-16
~to you	-31
~today ,	-30
~today and	32
~today i	-15
~today is	-18
~tokenizer is	0 0 0 0 35 -35
~tokens ,	29
~tokens expire	42 -47 0 0 37 -44
~tokens in	0 0 0 0 -37
~told me	-23
~toml ,	25
~too ,	23
~too heavy	12
~too long	-33
~too many	21
~too much	29 0 0 0 -47 -36
~too noisy	29
~too pricey	33
~too slow	18
~too small	-26 0 0 0 0 -27
~too so	30 -36
~too wide	-24
~toques la	17
~total is	-21
~touch the	0 52 -60
~touch this	-29
~tourne sur	16 0 0 0 30
~toying with	-25
~train ,	-37
~translate the	-19
~translations are	-17
~trop lourd	19
~try a	-26
~try another	-14
~try it	-49
~ttl is	34 0 0 0 36
~tunnel is	23 0 0 0 40
~turn the	-24
~turn this	-22
~turned on	13 0 0 0 34
~twice a	28
~two ,	-16
~two accounts	-25
~two addresses	-27
~two approvals	35 0 0 0 0 -44
~two customers	-42
~two days	-27 -34 0 0 44
~two disks	23
~two files	-41
~two nodes	38
~two of	-45
~two people	8
~two pixels	-30
~two regions	-18
~two reviewers	16
~two rows	-37
~two seconds	26 0 0 0 53
~two sprints	0 0 0 0 -41
~two tables	-15
~two things	-40
~two weeks	-18
~two years	12
~type checker	-19
~type hints	33 -41 49 0 -45
~types are	34 0 0 0 -38 -39
~types to	-15
~typo in	-34
~uart runs	32
~ui ,	0 -57 -47
~um i	-14
~un adhérent	28 -62 0 -37 58
~un seul	27
~un test	34
~una copia	-32
~und nicht	31
~under 300	36
~under no	28
~undo the	-13
~unit tests	-12
~units ,	0 -48
~units are	17 -50
~unless the	46 0 -42 -24 31
~uns für	-15
~until the	13 0 0 0 0 -41
~until tomorrow	-27
~up ,	23
~up a	-28
~up by	-46
~up in	34
~up my	14
~up the	-35
~up to	0 -64
~upgraded to	37
~upload should	-28
~uploads go	0 -43
~us ,	14
~us on	35 0 0 0 -53
~usa make	19
~use a	-40
~use an	-24
~use british	21
~use default	21 0 0 0 0 -37
~use it	-48
~use kafka	-26
~use lombok	30 0 0 0 0 -28
~use make	39
~use moment	17
~use my	-31
~use npm	-22 -45
~use pnpm	24 0 0 0 0 -55
~use postgres	0 0 0 34 -34
~use sleep	14 21 -38
~use that	-12
~use this	-37
~use whatever	-24
~used to	-23
~user can't	-26
~user has	-19
~user input	-16
~user is	-17
~user with	-26
~user's zone	19
~users are	36 -64
~users must	-21
~users see	0 0 0 0 -40
~users without	-15
~uses it	22
~uses the	-24
~using npm	18
~utils ts	-31
~v2 of	18
~v3 is	16
~va incluido	26
~valid for	26
~values ,	19 0 0 0 -49
~vendor claims	-23
~verify ,	32 0 0 0 -59
~version 2	-15
~version the	32
~versioned ,	20
~versions ,	-24
~verzending is	19
~vielen dank	-30
~vitest over	-21
~voorraad wordt	27
~vor jedem	14
~wait ,	-32 0 0 -31
~wait with	-24
~waiting for	-40
~want a	-39
~want small	27
~want the	22
~want them	-30
~want to	-23
~wants to	-36
~warning :	-27
~warning about	18
~was 4	-23
~was a	13
~was closed	-34
~was expected	26
~was full	-19
~was it	-14
~was killed	-25
~was looking	-24
~was merged	31 0 0 0 41
~was the	24 0 0 -36 -61 79
~was to	-25
~was told	17
~was too	52 0 -61
~was upgraded	30
~was wrong	21
~watchdog window	34
~way round	32
~way to	-41
~we accept	14 0 0 31 -44
~we agreed	23 0 0 53 -60
~we are	-29 0 0 0 27
~we build	15
~we call	16 0 -37
~we can	-36
~we can't	18 0 0 0 0 -33
~we changed	-16
~we could	-20
~we decided	-8
~we deploy	32 0 0 -48 40
~we discussed	-27
~we dropped	21
~we gebruiken	30 0 36 -45 -32
~we got	-14
~we had	-31
~we keep	0 -33
~we lost	-26
~we may	-31
~we might	-22
~we migrate	0 0 0 37 -37
~we need	-26
~we never	23 0 0 0 -40
~we no	0 0 0 0 -30
~we only	-16
~we report	28
~we run	20 0 0 -53 47
~we said	20
~we say	30 0 0 0 -46
~we settled	22
~we ship	26
~we should	-31
~we stay	0 -46 0 68 -60
~we support	37 0 0 -61
~we switched	16 0 0 0 -46
~we take	11
~we test	22
~we use	0 0 -65 74
~we used	-43
~we want	-21
~we went	52 0 0 0 0 -58
~we will	39 0 0 54 -56
~we write	-23
~we're blocked	-37
~we're going	37 0 0 0 -44
~we're keeping	17 0 0 42
~we're not	18 0 0 0 0 -40
~we're on	-11
~weeks in	30
~weights ,	24
~went away	19 0 0 0 -56
~went for	33 0 0 0 0 -35
~went from	0 0 0 -51 58 -33
~went off	-38
~went to	53 -50 -47 0 51 -40
~went up	0 0 0 0 57 -40
~went well	-42
~went with	24
~were deleted	31
~were you	-19
~west flash	20
~what ?	-28
~what about	-15
~what breaks	-15
~what could	-10
~what does	-24
~what happens	-22
~what i	-13
~what if	-13
~what is	-23
~what serves	10
~what this	-18
~what was	25
~what we	16 0 0 0 -44
~what you	0 0 0 0 -53
~what's the	-38
~whatever you	-24
~whats the	-16
~when a	6
~when i	-37
~when it	-35
~when it's	-25
~when printing	0 -27 0 0 -35
~when something	41 -52 51
~when there	27
~where we	-34
~whether the	19
~which file	17
~which files	15
~which one	-19
~which ones	-14
~which version	-15
~while i	-16
~who needs	-24
~who owns	-17
~why ,	22 0 -42 0 48
~why does	-16
~why is	-34
~why it	-16
~why the	-23
~wide ,	28
~wiki is	22 0 0 0 36
~will be	23 -60 -52 53
~will block	14
~window for	30 1
~window is	29
~windows paths	23 0 0 0 -51
~wiped every	19 -26 0 0 26
~wiped on	13
~wir bleiben	24 0 0 0 0 -37
~wir sind	39 0 0 0 -60
~with bin	37 -38 0 0 -58 -35 82
~with docker	15 0 0 0 -25
~with eight	15
~with it	23
~with just	20
~with make	38
~with me	37
~with node	21
~with npm	26 0 0 0 0 0 14
~with the	-16
~with this	-24
~with three	-22
~with tools	19
~with two	-13 0 0 0 36
~with zod	21
~with zstd	30
~without a	0 0 -53
~without alt	26
~without an	12 0 -36 0 35
~without asking	0 0 -50
~without it	29 0 0 0 -26
~without the	-15 0 0 0 -53
~wonder if	-15
~wonder whether	-24
~wordt elk	22
~work at	18
~work offline	32
~work on	-41
~work without	0 45 0 0 -47
~worked on	-17
~worker ,	17
~worker needs	53
~working day	27 0 0 0 43
~works and	-18
~works offline	34
~works with	29
~worry about	-31
~worth it	26
~would be	-37
~would happen	-15
~would have	-18
~would it	-19
~would like	-35
~would never	-16
~write a	-28
~write something	11
~write tests	-46
~write that	-26
~writes to	44 64 -55 -43 -57
~written by	27 0 0 0 -50
~written to	-10
~wrong ,	26
~wrong branch	-37
~wrong one	-28
~wrong since	-27
~wrote that	-22
~wrote to	21
~x y	-19 0 0 0 31
~y z	-19 0 0 0 31
~ya no	39 0 -50 -56
~year and	-26
~year begins	25
~year we	-26
~years ,	29
~years ago	-26
~yes ,	0 0 0 -64
~yes for	15
~yes please	-32
~yesterday ,	-23 0 0 0 -47
~yesterday :	12
~yet ,	-24
~you add	24 0 -31
~you are	-20
~you can't	0 35
~you check	-16
~you delete	28 42
~you don't	18 -58
~you fix	21
~you for	-15
~you forgot	-28
~you go	-25
~you i'd	-19
~you install	-21
~you just	-16
~you like	-24
~you look	-16
~you make	-24
~you may	0 49 0 0 -49 -37
~you must	-32
~you need	21 0 0 0 6
~you plot	-15
~you prefer	-20
~you push	0 0 0 0 -51 0 56
~you said	-29
~you say	17 0 0 0 -46
~you should	17
~you start	18 -37 35
~you the	21
~you to	17
~you touch	37
~you use	10
~you used	25 -42 0 0 -43 50
~you write	19 -70 69
~your answers	20
~your branch	-30
~your information	26
~your plan	18
~your work	-17
~youth meets	35
~zephyr 3	28 0 0 38 -36
~zijn altijd	28 -43 -35 0 47
~zu groß	-19
~änderung am	24
~ça marche	-32
~ça plante	-14
~ça pour	-37
~über die	-24
à	36 -59 -52 0 45
à <number>	35 0 0 0 50
à <number> _	36
à _	25 -38
à _ $	0 -37 0 -48`;
