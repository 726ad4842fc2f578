// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `2 -75 -27 -34 -48 -18 -51 -104
!	-24
! !	-13
! ! $	-16
! $	-44
"	-19
" $	-45 0 0 0 0 -44
" ,	32
" , NOT	28
" , _	26
" , in	14
" <name>	12
" <name> "	12
" EVERY	-34
" EVERY _	-34
" INSTEAD	-18
" IS	22
" Name "	21
" WE	-13
" WE HEDGE	-13
" YOU	-9
" YOU "	9
" _	30
" _ "	54
" _ $	32 0 0 0 0 -37
(	-10 0 -30 -41
( )	-21
( <name>	-13
( <name> ,	-13
)	-13 0 -30 -41
) $	-17
,	26
, <code>	28
, <ip>	28
, <ip> $	28
, <mail>	18
, <name>	13 -36 0 0 -37
, <name> $	32 0 0 0 -35
, <name> )	-13
, <name> IS	18 0 0 0 0 36
, <name> _	35 0 0 0 -35
, <number>	0 -33 0 0 -42 30
, <number> $	-17 0 0 0 -32
, <number> IS	26 0 0 0 -36
, <number> LIVES	-22
, <number> SYMPTOM	-25
, <number> WAS	30 0 0 0 0 33
, <number> _	13 0 0 -42
, <number> and	30 0 -39 0 47 -35
, <path>	34 0 0 -36
, <path> $	19 0 0 -30
, <version>	33 -42
, <version> IS	25 -31
, <version> _	24
, <version> and	12 -30
, AGAIN	-33
, ALWAYS	25 59 0 -41 -64
, ALWAYS $	29 51 -46 0 -57
, ALWAYS ,	12 0 -33
, ALWAYS _	15 0 30
, ASKS	-38
, ASKS _	-30
, BECAUSE	0 0 0 0 -51
, BECAUSE _	-10
, BECAUSE the	38 0 0 -34 -37
, DECIDE	30 -40 -40 0 -38
, DECIDE $	35 0 -31
, DECIDE _	19
, DONE	0 34 -37 0 0 -42
, DONE _	32 0 0 0 0 -33
, DONT	34 0 0 -35 0 -37
, DONT OWNER	12 -43 0 0 37
, DONT _	37 38 0 -36 -60
, EVERY	32
, EVERY $	-28
, EVERY LIVES	35 -38
, EVERY USE	34
, EVERY _	14 0 0 0 0 -41
, EVERY in	11
, FUTURE_I	-41
, FUTURE_I _	-34
, GRATITUDE	-57
, GRATITUDE $	-57
, GRATITUDE YOU	-14
, HEARSAY	36 -31
, HEDGE	-19
, HEDGE $	-20
, I	14 -37 0 0 -38
, I WAS	-9
, I _	20 -41 0 -36 -30
, IS	33 -32 0 0 -38 37
, IS GRATITUDE	-40
, IS WHAT	39
, IS _	15 0 0 -34 -51 50
, IS in	50 0 -36 0 0 -44
, IS the	33 0 0 0 0 -39
, KEEP	27 0 0 -31
, LIVES	-17 -33 0 -32 31 -32
, MUST	13 -40 0 0 -37 0 36
, MUST _	13 -40 0 0 -37 0 36
, NEVER	0 0 0 -31
, NEVER <name>	26 0 33 0 0 -37
, NEVER _	0 0 -31
, NEVER the	22
, NO	32 0 0 -41
, NO _	0 0 0 0 -33
, NO more	34 0 0 -43 41
, NOT	36 -30
, NOT "	20 0 31 0 0 -41
, NOT <code>	0 0 0 0 0 38 -49
, NOT <name>	16 0 0 0 -43 35
, NOT <number>	16
, NOT Name	18 0 0 0 -44 40
, NOT PER	19 -30
, NOT _	45
, NOT by	18
, NOT the	17
, NOT to	21
, Name	34
, Name _	26 -32
, ONLY	9 0 0 0 -31
, ONLY <number>	-15 0 0 -37
, ONLY _	36 0 -30 0 -30
, OUR	26 0 0 0 0 -31
, OUR _	26 0 0 0 0 -31
, OWNER	18 0 0 0 0 -40
, OWNER _	12
, PAST_I	-17
, PAST_I to	20
, PLEASE	14 -39
, PLEASE $	0 -30
, PLEASE ,	17
, SYMPTOM	21 0 0 0 0 -37
, SYMPTOM _	-17
, THEY	0 0 -34
, THEY IS	-34
, THIS	0 0 0 0 30 -38
, THIS IS	17 -46 0 0 41
, THIS LIVES	-14 0 0 -42 32 -32
, THIS SYMPTOM	11
, THIS WAS	-37 0 0 0 -32
, THIS _	0 0 0 0 0 -33
, TIME	-21 0 0 0 -31
, TOO	22 0 0 0 30
, TOO _	22 0 0 0 30
, UNLESS	34 -35 -31
, UNLESS _	15 -31 -33
, USE	0 0 0 0 -53 34
, USE <number>	21 0 0 0 -32
, USE _	-12
, USE the	35 0 0 0 -42
, WE	45
, WE DONT	18 -36
, WE LIVES	16 0 0 0 0 -43
, WE ONLY	19
, WE _	42 0 -43
, WHAT	-32
, WHAT IS	-16 0 0 0 34
, WHAT LIVES	16
, WHAT _	-22 0 0 0 -32 -31 34
, WRONG	-31
, WRONG _	-30
, YOU	33 0 0 0 -30 40 -40
, YOU _	30 0 0 0 -49 47
, _	21
, _ "	23 0 0 0 30
, _ $	0 0 0 -66
, _ ,	0 0 -37
, _ <name>	28 0 -32 0 0 -34
, _ <number>	35 -42 0 0 35 -31
, _ <path>	18
, _ <version>	36 0 0 0 0 -38
, _ ALWAYS	16
, _ CALLED	31 0 -34 0 0 31
, _ DECIDE	21
, _ DONT	24 0 0 0 0 -35
, _ DROP	-21
, _ EVERY	38 0 0 -39
, _ FORNOW	28
, _ IF	22 0 0 0 -37
, _ IS	29 0 -37
, _ KEEP	28 -38 0 0 -33
, _ LIVES	46
, _ MAYNOT	12
, _ MOVED	-22
, _ MUST	29
, _ NEVER	25 -35 0 -35 34
, _ NO	30 0 -46 0 39 -33
, _ NOT	38 -34
, _ ONLY	30 -78
, _ PER	27
, _ PLEASE	18
, _ SYMPTOM	39 45 0 0 -39
, _ THEY	0 -53
, _ THIS	-27 -33
, _ TIME	0 -33 33 0 -30
, _ USE	43 0 0 0 0 -38
, _ WAS	47 -40
, _ WE	-24
, _ WHAT	-29
, _ and	-18 0 34 -35 -36 -35
, _ at	23
, _ auf	24 -30
, _ by	29 -39 -30 -34 35
, _ el	0 -31
, _ first	39 0 30 -31
, _ for	47
, _ from	12 -37 0 0 35 -42
, _ in	42 0 0 -42 0 0 -34
, _ just	14
, _ of	0 -39 36 -44
, _ on	9 -33
, _ one	-25
, _ out	35 0 0 0 -36
, _ the	-35 -57
, _ to	-16
, _ with	-15 0 -35
, a	0 -46 -30 35
, a _	0 0 0 31 -49
, also	34 33 0 0 -32 -35
, also for	29 0 -33
, also in	16
, and	0 0 0 0 33
, and _	0 0 -35
, and the	20
, as	-21 0 0 0 0 -32
, as DECIDE	24
, as in	9
, at	9 37 0 0 -35
, both	-13 -35
, both _	19 -35
, but	-23
, by	0 -31
, da	24 0 0 0 -36
, das	18 0 0 0 -47
, das _	0 0 0 0 -36
, der	34
, der _	29
, die	15
, die _	11
, el	37 0 0 0 -48 34
, el _	20 0 0 0 -31
, for	20 0 0 -34
, for _	31 0 0 -34
, in	21 0 0 0 -39
, in _	31 0 0 0 -42 -38
, just	10 -37 36
, just _	22 -33 32
, la	38 0 -30
, le	14 -35 0 0 -30
, le _	13 -33 0 0 -47
, like	24
, more	-13 0 0 0 0 -31
, new	0 0 0 0 -31
, new _	0 0 0 0 -31
, o	17 -39
, o _	17 -39
, old	29 -31 0 0 0 -36
, old _	25 -30
, on	26 0 0 -36
, one	44 0 0 -37
, one _	44
, or	0 0 -31 -37 35
, same	20
, the	30
, the _	30 0 0 31
, the last	27
, the old	0 -37
, the one	19
, then	0 0 0 0 0 -32
, then WE	-18
, then _	28
, there	0 0 -37 0 -34
, there IS	0 0 -37 0 -34
, two	41 0 0 -35 -33
, with	-17 -42
, with a	-11 -39
-	48 0 0 -37 35 -36 -32
- _	34 -36 0 -31 39 -31
-aad	27
-aai	-20
-aal	43 -34 0 0 33
-aan	38 0 -31 0 36
-aar	23 -33 0 30 0 -36
-ace	-13
-ach	25 0 -42 -39 42 0 -36
-ack	-15 0 0 31 -33
-act	29
-acy	22
-ad	0 0 0 0 0 -31
-ade	-29
-ado	48 0 -32 0 0 -41
-ads	0 0 -40 0 49
-ady	-16 -35
-af	30
-aft	0 0 0 0 37
-ag	49 -50 0 -40
-ags	48 0 -44 0 58 -57
-ai	-20
-ail	-28
-ais	17 38 0 -33 0 -36
-ak	0 -31 0 0 0 -40
-ake	-10 0 0 0 0 -39
-aks	0 0 0 -31
-aky	-10
-al	30
-ale	17 0 -42
-all	0 0 0 0 -50
-alo	-28
-als	0 0 0 -40 0 33
-am	0 0 0 -42
-ame	-21
-amo	36
-ams	0 0 0 -43 -43
-an	30
-ana	0 0 0 0 34
-and	24
-ane	-11 0 0 0 31
-ang	0 0 0 0 34 -35
-ank	-19 -36
-ano	13 0 0 0 -34
-ans	26 0 0 -36 0 33
-ant	13 -31 -36
-any	0 0 0 -34 42
-aph	-22
-api	22
-aps	-8 0 0 -32
-ar	0 0 0 0 -57
-ard	11
-are	15 -37
-arn	11
-ars	-13 0 -35
-art	-8
-ary	14
-as	19 -39 0 -36 37 -46
-ash	27
-ast	20 48 -31 0 -50
-at	23 0 0 -43 0 -50 34
-ate	-8 0 0 0 -38 -35 30
-ato	38 -33
-ats	23 0 0 0 0 31
-au	8 -35
-ave	24 43 0 0 -62 0 -34
-avy	23
-awn	12
-ax	18
-ays	8
-aît	-10
-ba	29
-bal	26
-bar	-8 -33 0 0 31
-bas	11
-be	-8 0 0 -30
-bel	-13 0 0 0 0 -46
-ben	24
-ber	12 0 0 -34 40
-bit	33
-bly	-9
-bo	-25 -32
-bor	40
-box	17
-bra	22
-bre	30 -36 -36 0 41
-bt	0 0 0 0 -31
-bug	0 0 0 -32
-by	22 0 0 -31
-ca	53 38 -35 -42 0 -36
-cal	40
-can	26 0 39 -37 -37
-car	22
-cas	34
-ced	-24
-cel	-22 0 0 0 0 -35
-cen	12 0 0 0 -30
-cer	25 -33
-ces	54 -32 36
-cha	32 0 0 0 0 -30
-che	0 0 -41 -45
-cho	-35
-cht	32 0 -36 -32
-ci	15
-cio	24 -32
-cit	33 -33 0 0 -32
-cks	36 0 0 0 0 -32
-cky	-43
-cle	17 0 0 0 -42
-co	36 -49
-cou	-15
-cs	28 -35
-cto	0 0 0 0 -35 30
-cy	25
-da	-11 0 0 -36
-dal	-43
-dan	10 41 0 0 -39 0 -31
-dar	21
-day	0 -30 -30
-db	30 -31 0 0 0 -37
-dby	22 0 0 -31
-de	0 0 -37 0 0 31
-ded	11
-del	41 -40 0 -44 0 -30
-dem	19 0 0 0 -34
-den	55 0 -40 -40
-deo	-21
-der	21
-des	54 0 0 0 39
-dex	9 -34
-di	17 0 0 0 33
-dia	43 0 0 0 46 -48
-die	33 -31
-dig	42 0 0 0 31
-dio	0 0 0 0 -37
-dit	0 0 0 -31
-dle	22 0 -47 -46
-dly	0 0 -31
-dme	-46
-dn	-21 0 0 0 -32
-do	0 0 -34
-doc	21
-dog	42 0 0 -35 0 -33
-dor	19 -35 0 0 0 -35
-dos	0 -45 0 -37 47
-dow	11 0 0 0 0 -61
-ds	18
-dt	40 0 0 0 31
-dux	21
-dy	-17
-ea	-20
-ead	0 0 0 0 0 -30
-eak	0 0 0 -33 39
-eal	-11 0 0 0 -48
-eam	8 0 0 -37 30
-ean	-44
-ear	0 0 -31 0 -38
-eat	0 -50 0 0 30
-ebo	-12 -32
-ece	-38
-eck	0 0 -50 0 0 -41 43
-ect	0 0 0 -47
-eds	16 -39
-ee	-19
-eed	20
-eep	-10 0 0 0 0 -35
-eer	24
-ees	-27 0 -33 0 0 30
-eet	-19 -44 0 -31 40
-egt	42 -36
-eht	-8 0 0 -31
-eir	0 -45 0 0 47
-eit	-29
-eks	35 0 0 0 0 -32
-ekt	-21
-el	21
-eld	-17 0 0 -30 0 -41
-elf	33
-ell	0 -30 0 0 -51
-els	12 -32 47 -32
-em	8
-ema	35 0 0 -31
-eme	24 54 0 -37 -55 -32
-ems	-33 -38
-en	21
-end	0 0 -41
-ene	39
-ent	21
-eo	-21
-ep	-10 0 0 0 0 -35
-eps	-20 -60 36 -40
-ept	32 0 -39 0 0 -47
-era	20 -32
-erg	27
-ern	8 0 0 -37
-ero	8
-ers	29 -33
-ert	24 0 0 0 0 0 -31
-ery	18
-es	36
-ese	-20 -35 0 0 36
-esh	-32
-esn	-18
-ess	19 0 0 0 -37
-et	0 0 0 0 0 -34
-eta	27 39 0 0 -35 -33
-ete	14 39 0 0 -44 -34
-ets	35
-ety	36
-eu	-30
-eue	0 0 0 0 -39
-eur	17 0 0 0 46 -37 -30
-evo	31
-ew	-19 0 0 0 0 -49
-ews	56 0 0 -30
-ex	0 -40 0 0 0 -39
-ext	17 0 0 0 0 0 -30
-ey	24 0 -35 -41 0 -38
-ez	-52
-fe	-21
-fee	-30
-fen	28 0 0 -38
-fer	34 -57 0 0 0 -41
-ff	33
-ffs	53 -31 32 -34 0 -32
-fie	-47
-fig	0 0 -39
-fix	25
-fka	16
-fox	0 0 0 -36 0 -31
-fra	43 0 -32
-fs	53 -31 32 -34 0 -32
-ft	0 0 0 -41 43 -34
-fts	18
-ful	14 0 0 -32
-fy	0 -30 0 0 -38 0 33
-ga	-38
-gal	0 0 0 -33
-gar	-31
-ge	-14
-ged	0 30 0 -35
-gen	15 -31 0 0 38
-ger	-9
-ges	30 59
-get	-25
-gex	-24
-ght	-17
-gic	-22
-gin	9
-gle	30 0 0 0 0 -61
-gma	-15 0 0 0 39 0 -31
-gn	20 0 -36 -37 0 -41 -41
-gns	23 0 0 0 32
-go	43 0 0 0 0 -52
-gos	30 0 0 -39
-got	-25
-gry	8 0 0 0 30
-gs	13 0 0 -35
-gt	53 0 -39
-gth	0 0 34 0 -33
-gue	-33 -39
-gy	-33 -48 0 0 0 -43
-ha	51 0 -30 0 0 -42
-he	-8 0 -41 -45
-hed	8 0 -41 0 0 -51
-hen	17
-her	-35 0 0 0 -61
-hes	9
-hi	24 -37
-hin	24 0 0 -37
-hly	32 -44
-hn	17
-ho	-35
-hod	12
-hon	36 -39
-hor	11 0 0 0 -38
-hot	-13
-hql	0 0 0 31 -32
-hre	-42
-hs	41 -49
-ht	0 0 -31
-hts	19 0 -45 -37 32 0 -35
-hub	46
-ia	16 -50 -48 0 0 0 -31
-ial	-9 0 -36
-ian	55 0 -35
-ias	-11 -34 0 0 31
-ib	15
-ibe	22
-ic	16 35 0 0 -50
-ica	40 0 -31
-ice	11
-ick	-17 -35 0 0 0 -34
-ico	37 -42 0 -30 32
-ics	32
-ict	-26
-icy	-19
-id	60 -68 0 -38
-ide	8 35 -38 -43
-ido	-9
-ids	0 -30 0 30
-ie	0 0 -47 0 0 -42 -31
-ied	-23 0 0 0 0 -34
-ien	-20
-ier	11 0 0 0 0 -35
-ies	42
-iet	-10
-iew	-36
-ift	0 0 0 0 32
-ify	0 -30 0 0 -38 0 33
-ig	0 0 -41
-ign	20 0 -36 -37 0 -41 -41
-igo	19
-igs	20 -46 30 0 0 -48
-ijd	28 0 -42 0 0 -35
-il	-28 0 -33
-ild	23
-ile	0 0 0 0 0 -32
-ill	-17 0 0 0 0 -42
-ils	-16
-ilt	34 0 -32
-ily	39 -42 -32 0 0 35
-im	18 0 0 0 -34
-ime	21 0 -45 -34 0 -45
-ims	-32
-in	19
-ina	-22
-ind	0 0 0 0 0 -32
-ine	16 0 -31 0 -35
-ink	-26
-ins	-20
-int	-20 0 0 0 -50 34
-io	32 33
-iod	34 0 0 0 -32
-ion	13
-ios	44 0 0 -50 0 0 -41
-ipe	32 0 0 0 0 -37
-ips	35
-ipt	-32 0 -30
-ir	9 -38
-ird	-41 0 -32
-ire	52 -52
-iro	14
-is	38
-ise	39
-ish	32 -64 50 0 -39
-iss	-41
-ist	0 -40 0 0 31
-isy	41 0 0 0 0 -31
-it	14
-ite	0 0 34
-ith	33 0 0 31 -34
-its	30
-ity	13
-ium	27 -42 -31 0 -37 0 -30
-ive	42
-ix	25
-ixa	-30
-iza	11 0 0 0 31
-ißt	41
-ión	56 0 -33
-jd	28 0 -42 0 0 -35
-jes	13
-ji	42
-jis	28 -43 37 0 -31
-jor	10
-ka	16
-kal	23 0 -30
-ke	0 0 0 0 0 -42
-ked	-11 0 0 38
-kel	-28
-ken	0 0 0 -37
-ker	0 0 -46
-kes	-16 0 0 0 0 -30
-ket	0 0 0 0 0 -31
-kie	-21
-kly	26
-ks	0 0 0 -30
-kt	25 -44
-ku	49 -33 0 0 0 -31 -31
-kup	19
-ky	-30
-la	0 0 0 0 -36
-lar	32 0 0 0 -49
-las	22 -32 32 0 0 -35
-lay	36 0 0 -31 -42 0 37
-ld	-21
-ldn	-21 0 0 0 -32
-lds	48 0 0 0 0 -41
-le	8
-lem	-23
-len	10 -47 -31
-ler	24 0 0 0 0 0 -31
-les	22
-let	33 -45 45 0 -42
-leu	-30
-lf	35
-lib	15
-lic	49 0 0 0 -64
-lid	0 -39 0 0 38
-lin	38 0 -35
-lit	-19 0 0 0 -32
-lks	24
-ll	-10 0 0 0 -38
-lla	12
-lle	29 0 -31
-llo	-16
-lls	65
-lly	0 -46
-lo	0 0 0 -30 40
-log	-16 0 0 -30
-lon	-32
-lop	48 0 -32 -46 0 -31
-lor	-14 -43 0 0 32 -34
-lot	26
-low	-28
-loy	0 -33
-ls	26
-lse	0 0 0 0 30
-lt	13 0 0 -34
-lta	36 0 0 0 -37
-lte	33 -36 0 40
-lth	13 43 -32 -37 -41
-lti	29 -33
-lts	-12 30
-lue	0 -30 0 0 36
-lve	-9
-ly	8
-lés	36 -39 43 0 -38 -30
-ma	14 0 32 -48
-mal	17 -36 0 -40 60 -41
-man	9 0 -31
-mat	41 0 0 -48 0 -31
-me	0 43 0 -37
-med	0 0 0 -36 0 41
-men	49 -45 0 0 0 -32 -32
-mer	12 34 -69
-mes	44 0 30
-mic	22 0 -33
-min	19
-mit	26 0 0 0 -30
-mma	10 0 0 -34 -42
-mme	-30 0 0 0 30
-mmt	-18
-mmy	27
-mns	-15 0 0 -32 -30
-mo	26 0 -32 0 -37
-mos	29 0 -37 62 -75 -39 -33
-mp	27
-mps	20 0 -32
-mt	-18
-mum	0 0 0 -34
-my	48
-na	-21 0 -30 -37 52 -46
-naf	30
-nal	34 0 0 0 0 -46
-nar	-47
-nau	13 0 0 0 48 -46
-nc	27
-nca	28 46 0 -34 -43
-nch	-19
-ncs	18 0 -42 0 34
-ncy	30 0 0 0 0 -44
-nd	0 -30
-nde	-16
-ndo	-57
-nds	-11 0 0 -52
-ne	17 0 -46 30
-ned	0 0 0 0 0 -36
-nel	33 0 -33 37
-nen	18
-ner	0 -36
-nes	9
-net	33 0 0 -34
-new	14
-ney	20 34 -30 -35
-nga	-24
-nge	-17
-ngs	0 0 0 -41
-ni	39 39 0 -32 -33 -35
-nio	22
-nit	13
-nk	0 -56 0 0 0 -34
-nks	-49
-nkt	0 0 30 0 -30
-nky	-13
-nno	22 30 0 0 -31
-nnt	49 -39 -43 0 0 -44
-nny	13 0 0 0 -34
-no	28 0 0 -32
-not	-17 0 0 0 -33
-nr	33 0 -33 0 -33 33
-ns	18
-nse	0 0 0 -46 0 -38
-nst	10 0 0 -30 0 -35
-nt	14
-nta	-9
-nte	24
-nth	0 -45 -30 0 53
-nti	19
-nto	0 0 0 -34
-nts	29 -33
-ntu	26 0 0 -34
-nty	36 0 0 0 0 -31
-nue	-18 -31 0 0 34
-ny	16 -30 0 0 0 -33
-nze	-18 0 0 0 30
-née	16
-oad	0 0 -30 -35
-obe	28 0 0 0 0 -31
-oc	41 0 0 -34 0 -38
-ock	37 0 0 -53
-ocs	-15 0 0 0 -33
-od	25 0 0 0 -33
-ode	16
-ods	36 0 -30 0 -32
-ody	-17
-off	29 0 0 0 -40
-og	14 0 -40 0 0 -45 -35
-oi	-8
-oid	49 -41 0 0 0 -35
-oir	32 0 0 -31
-oit	40 32 0 0 -31
-oji	42
-ok	36 0 -31 -31 0 -45
-oke	18 -32
-oks	-26 -36 0 -33
-oku	29
-ol	53 -55 -32 45
-ole	-27
-oll	13
-ols	39 0 0 0 0 -34
-om	13 -35 0 0 -49
-ome	25
-oms	30 -40 -32
-on	12
-ona	-48
-ond	-27 0 0 0 0 -39
-one	0 0 -48
-ong	-8 0 -30 0 -40 40
-ons	37 0 0 -31
-ont	37 0 0 0 0 -31
-ony	19
-ood	-33
-ook	36 0 -31 0 0 -46
-ool	44 -44 -30
-oon	-30
-oor	15 0 0 0 0 -43
-oot	-20
-op	28 0 -38
-ops	-12 -38 0 0 0 -32
-or	15
-ora	-8
-ord	40 -57 0 -36 55 -48
-ore	19
-ork	17 50 -46 -45 -32 -44
-orm	0 0 0 0 -34
-ors	16
-ory	9
-os	49 0 0 0 0 0 -31
-ose	0 -54
-oss	34 0 -31 -34 31
-ost	-37
-ot	-9
-ote	-12 0 0 0 -35
-ots	51 41 0 -48 0 -34
-ou	-8 0 0 0 -33
-oud	17
-oup	36 0 0 -33 0 -33 -34
-our	37 -32 34 0 0 -31
-ous	20
-out	9
-ova	-24
-ove	-15 0 -33 -41 0 -39
-ow	0 0 0 0 0 -33
-own	25 0 0 0 0 -56
-ows	-27 0 -40 0 0 31
-ox	24
-oxy	17 -44 0 0 0 34
-oy	0 -33
-oys	60 0 0 0 0 -34
-pat	-23 0 0 0 32
-pe	14
-ped	21 38
-pen	25 -32 -42
-per	48 -57 0 0 0 -33
-pes	28 0 37 0 -54
-ph	-22
-pi	22
-pic	-36
-ply	30
-po	19
-pot	28 0 0 -33 36
-ppy	-16
-pre	28 0 -30
-ps	8
-pt	0 0 -49 0 0 -47
-pte	33
-pth	-14 0 0 0 -34
-pto	19
-pts	8 0 0 0 -55 -34 32
-pty	18 -31 -35 -31 39
-put	0 36 -33
-py	-16
-ql	0 -36 0 42 -51
-que	34
-ra	37
-rag	39
-ral	0 -53
-ran	22 -33 0 0 36
-rar	16 0 0 0 -35
-ras	27 0 0 0 34
-rce	24 0 0 0 -33
-rch	-16 0 0 0 0 -46
-rci	15
-rd	0 0 0 0 31 -32
-rda	-33
-rde	0 0 0 0 0 -30
-rdi	17 0 0 0 33
-rds	29 0 49 0 0 -56
-rdt	40 0 0 0 31
-re	8
-red	14 0 -45 0 47 -30
-ree	-17
-ren	31 0 -36
-rer	-20 0 0 -38
-res	36 -47 0 0 37 -37
-rew	28 -32 0 0 0 -32
-rg	29
-rge	-25 0 0 0 -32
-rgo	21 0 0 0 0 -33 37
-rgy	-13 0 0 0 0 -38
-ria	-24 -42 -32 34
-ric	26
-rid	8 -30
-ril	0 -33 0 0 30 -36
-rio	21 0 0 0 0 -40
-rk	19 43 -51 -50 0 -44
-rks	0 0 0 -43
-rkt	27
-rld	-22
-rly	14 -40 0 0 0 0 -31
-rms	30 -31
-rn	22 -41 33 -48 31
-rne	12 -38 0 0 50 -32
-rno	28 0 0 0 35 -34
-rns	0 -38 0 -36 0 0 -30
-ro	25 47 0 -38 -43
-rod	30 0 0 0 0 -36
-rol	36
-ror	-28
-ros	44 -52
-row	0 0 0 -51 -49
-rra	-23
-rre	10 0 0 0 38 -38
-rry	-23
-rs	26
-rse	-11 -48 42
-rst	8
-rta	28 -37
-rte	42 0 0 0 0 -40
-rth	30 0 0 0 0 -32
-rts	0 0 0 0 -33
-rty	22 0 -34
-rum	-16
-run	-35
-rus	23 0 0 0 32
-rve	-10
-ría	-34
-sa	43
-sar	23
-sch	44 0 44 -33 -50
-sco	19 0 0 0 -32
-se	9
-sed	-18 0 0 0 -38
-sen	-13 -38
-ser	0 0 -46 0 -35 0 36
-ses	50 -35 0 -48
-set	0 0 -30
-sh	24 0 42 0 -44
-sic	0 -36 -35
-sis	21 0 0 0 -34
-sks	25
-sle	23
-sly	-25
-smo	32 0 -30 0 -31
-sn	-18
-so	47 0 -32 0 0 0 -30
-son	0 -34 0 -32
-sor	34
-sql	17 0 0 31 -41
-ss	14
-sse	13 0 -41 0 0 -50 -31
-sso	34 -39
-sta	35 0 0 0 -32
-ste	-33 0 -33 -37 0 31
-sto	-21
-sts	13 0 0 0 -42 0 30
-sue	0 -33 33 0 -30
-sy	41 0 0 0 0 -31
-ta	41 0 -31
-tag	21 -38 -33 0 41
-tas	41 -38 0 -32
-tax	18
-tee	17 0 0 0 -32
-ten	34 0 0 -37
-tes	15 0 0 -32
-tet	0 0 0 0 0 -40
-th	28 0 0 0 0 -50
-ths	40 -48 -31
-ti	0 -38 0 0 0 -31
-tic	-10
-til	-22 0 0 37 0 -43
-tin	35 0 0 -30
-tis	30
-tle	-32
-tly	0 0 0 -30 30 0 -30
-to	35 -34 0 -52
-tom	41 -34 37 0 -41
-ton	-24 0 0 0 -34
-top	-25 -33
-tor	20 0 0 -31 0 -37
-tos	32 0 0 0 0 -36
-tps	34 0 0 -31 41
-tra	33
-tre	-10
-tro	14 47 -35 0 -36 -40
-try	-25 -41 -39 0 38
-ts	27
-tte	13 -41 0 -48 40
-tto	33 -38 0 0 0 -30
-tty	-28
-tu	26 0 0 -34
-tup	0 31 0 -33
-tus	0 0 0 -37 47 -35
-ty	33
-tzt	-25
-ual	20 0 0 42 0 -39
-ub	20
-ubt	0 30
-uca	29
-uce	-20
-uch	0 0 0 -33 -31 0 -33
-uck	11
-uct	0 -37 0 0 -40
-ud	17
-ude	26 -32
-ue	-15
-ued	17
-uen	19 0 -32 0 0 -42
-ues	13 0 0 0 0 -39
-uff	0 0 0 0 -32
-ug	0 0 0 -32
-uit	-22 0 0 -36
-ul	14
-uld	-33 -39 0 34 -42
-ule	27 0 -31
-ulo	29 0 0 -30 40
-ult	0 0 0 -61
-um	0 -51 -36
-ume	-16
-ums	33 0 0 0 -44
-un	-33 0 0 0 -39
-ung	8 0 -33 -31
-unk	53 -30 -44 0 31 -32
-unt	-11 0 0 -41
-uoi	-8
-up	33
-ups	14 0 0 0 0 -33
-ur	39 -41 0 0 31 -45 -33
-ura	18
-ure	0 0 0 0 -38
-urn	19 -34 0 -39 36
-urs	25 0 -37
-urt	55 -40 -40 -33 50 -32
-us	0 0 0 0 0 -47
-use	0 0 0 34
-uth	44 0 0 -30 40 -40
-uts	-16 -30
-ux	23 0 0 0 -34
-va	-24
-val	14 0 0 -34
-ve	26 32
-ved	-11 0 0 0 0 -67
-vel	33
-ven	-8 0 0 0 0 -48
-ver	0 35
-ves	36 0 0 0 30 -38
-vez	-13
-vo	18 0 0 0 0 -32
-vor	-38
-vt	-11
-vy	35
-way	0 -56
-wed	-21 0 0 -46
-wer	-14 -52 35 -30
-wn	26 0 0 0 0 -57
-xa	-30
-xel	-9 0 0 -36 0 32
-xes	0 33 0 -44
-xt	17 0 0 0 0 0 -30
-xts	0 0 37 -45 0 -36
-xy	17 -44 0 0 0 34
-ybe	-29
-yed	19 0 0 -36
-yer	45
-yle	0 -36 39 0 0 -35 -32
-ync	27
-ys	13
-za	24 0 -31
-zan	17 -39
-ze	37
-zed	13 45 -34 -32 0 -37
-zel	-35
-zen	38 44 0 -33 0 -51
-zer	-19 -36 0 -36 47 -37
-zes	-17
-zi	34 0 -32
-zie	-21
-zt	-25
-zzi	34 0 -32
-ßt	41
-ão	41
-ção	41
-ère	38 0 0 0 -43 -30
-ée	31 0 0 0 0 -31
-és	34 -44 40 0 -49
-ês	25 -31 33 0 -31
-ía	0 0 0 0 0 -33
-ît	-10
-ón	39 0 -33
-ört	18
1:!	-18
1:!&GRATITUDE	-18
1:"	0 0 0 0 0 -34
1:"&LIVES	20
1:<acronym>&IS	-15 0 0 0 0 -39
1:<acronym>&VALUE	-20 0 0 -32
1:<amount>&GRATITUDE	-45
1:<code>	34 -44 -30 -35 0 -35 40
1:<code>&IS	24
1:<code>&VALUE	34 -44 -30 -35 0 -35 40
1:<host>	0 -32 0 -31 40
1:<host>&VALUE	0 -32 0 -31 40
1:<name>	22 -31
1:<name>&EVERY	15 0 0 -35 0 -35
1:<name>&IS	26 0 0 0 0 0 -43
1:<name>&LIVES	17 0 -30 -32 0 -31
1:<name>&NOT	15
1:<name>&ONLY	27
1:<name>&THIS	27 -30 0 0 -52
1:<name>&VALUE	22 -31
1:<number>	0 -34
1:<number>&GRATITUDE	-32
1:<number>&IS	25 -30
1:<number>&VALUE	0 -34
1:<path>	0 -40 0 -34 0 0 -31
1:<path>&IS	28
1:<path>&USE	8
1:<path>&VALUE	0 -40 0 -34 0 0 -31
1:<version>	0 0 0 -33 32
1:<version>&LIVES	31 0 0 -32 33 -30
1:<version>&NOT	15 0 0 -30
1:<version>&SYMPTOM	-26
1:<version>&VALUE	0 0 0 -33 32
1:AGAIN	-35
1:AGAIN&AGAIN	-35
1:AGAIN&NOT	-23
1:AGAIN&PLEASE	-25
1:AGAIN&SYMPTOM	-10
1:ALWAYS	19 0 35 -36 -34
1:ALWAYS&ALWAYS	19 0 35 -36 -34
1:ALWAYS&GRATITUDE	23
1:ALWAYS&I	9
1:ALWAYS&THIS	12 -38
1:ASKS	-35
1:ASKS&ALWAYS	-18
1:ASKS&DROP	-9
1:ASKS&EVERY	-18
1:ASKS&FORNOW	-8
1:ASKS&GRATITUDE	-23
1:ASKS&I	-16
1:ASKS&IS	-24
1:ASKS&LIVES	-31
1:ASKS&MOVED	-20
1:ASKS&MUST	-24
1:ASKS&SYMPTOM	-24
1:ASKS&THIS	-17
1:ASKS&USE	-32
1:ASKS&YOU	-22
1:BECAUSE	-8
1:BECAUSE&BECAUSE	-8
1:BECAUSE&THIS	14
1:CALLED	44 -34 33
1:CALLED&CALLED	44 -34 33
1:CALLED&IS	26
1:DECIDE	15 0 0 57 -49
1:DECIDE&DECIDE	15 0 0 57 -49
1:DECIDE&DROP	25
1:DECIDE&EVERY	21
1:DECIDE&I	-40
1:DECIDE&IS	20 -31
1:DECIDE&KEEP	19
1:DECIDE&LIVES	-16
1:DECIDE&MAYNOT	26 0 0 -31
1:DECIDE&NO	45
1:DECIDE&NOLONGER	24
1:DECIDE&NOT	14 0 0 0 0 -31
1:DECIDE&NOW	25
1:DECIDE&ONLY	-25
1:DECIDE&USE	9
1:DECIDE&VALUE	10 0 0 42 -37 -30
1:DOING	0 -31 -43
1:DOING&AGAIN	-15
1:DOING&DONT	16
1:DOING&EVERY	13 -31 0 -33 33
1:DOING&GRATITUDE	-33
1:DOING&HEDGE	-18
1:DOING&I	18
1:DOING&INSTEAD	-22
1:DOING&IS	0 0 -32 -37
1:DOING&LIVES	16 -40 0 36 0 -38
1:DOING&MOVED	-17 0 0 0 36 -36
1:DOING&NOLONGER	-30
1:DOING&NOT	18 -31 0 0 -41
1:DOING&NOW	19 0 0 -35
1:DOING&ONLY	51 0 0 -56
1:DOING&SYMPTOM	-13
1:DOING&THIS	18
1:DOING&USE	-30
1:DOING&VALUE	0 -31 0 -40 60 -55
1:DOING&WE	-9
1:DOING&YOU	13
1:DONE	-29 0 0 0 -30
1:DONE&I	-32
1:DONT	14 39 0 -31 -39
1:DONT&DONT	14 39 0 -31 -39
1:DONT&FORNOW	-39
1:DONT&I	22
1:DONT&IS	35
1:DONT&LIVES	-33
1:DONT&MUST	18
1:DONT&ONLY	-10
1:DONT&SYMPTOM	18 31
1:DONT&THIS	8
1:DONT&USE	42 50 -41 0 -41 -40
1:DONT&VALUE	30 32 -33
1:DONT&WE	27
1:DROP	-10 -37 -38 46 -37
1:DROP&DROP	-10 -37 -38 46 -37
1:DROP&FORNOW	16
1:DROP&THIS	18 0 0 33 -34
1:EVERY	11 42 -31 -38
1:EVERY&BECAUSE	11
1:EVERY&CALLED	32
1:EVERY&DECIDE	29 40 0 -31 -32
1:EVERY&EVERY	11 42 -31 -38
1:EVERY&HEDGE	18
1:EVERY&I	25
1:EVERY&IS	-14
1:EVERY&KEEP	18 0 0 -37
1:EVERY&LIVES	29 0 0 -32 0 -30
1:EVERY&MAYNOT	12
1:EVERY&MOVED	28
1:EVERY&MUST	28 50 0 0 -63
1:EVERY&NEVER	21
1:EVERY&NO	0 35 0 0 -40
1:EVERY&NOW	-18
1:EVERY&ONLY	-19 0 0 0 30
1:EVERY&OUR	28
1:EVERY&SHOULD	-9
1:EVERY&USE	-9 0 0 0 -38
1:EVERY&VALUE	-8
1:EVERY&WE	10
1:FORNOW	-12 0 0 0 -32 31
1:FORNOW&FORNOW	-12 0 0 0 -32 31
1:FORNOW&THIS	16
1:FORNOW&WE	-33
1:FUTURE_I	-20 0 34 -39 -37
1:FUTURE_I&AGAIN	-18
1:FUTURE_I&EVERY	9
1:FUTURE_I&FORNOW	-17
1:FUTURE_I&HEDGE	-16
1:FUTURE_I&I	-25
1:FUTURE_I&IS	-16
1:FUTURE_I&LIVES	-17
1:FUTURE_I&MAYNOT	21
1:FUTURE_I&SYMPTOM	-33
1:FUTURE_I&THIS	-22
1:FUTURE_I&VALUE	-32
1:FUTURE_I&WE	-17
1:HEARSAY	-49
1:HEARSAY&I	-17
1:HEARSAY&IS	-25
1:HEARSAY&LIVES	-20
1:HEARSAY&MOVED	-28
1:HEARSAY&MUST	-19
1:HEARSAY&THIS	-28
1:HEARSAY&USE	-27
1:HEARSAY&VALUE	-19
1:HEDGE	-37
1:HEDGE&BECAUSE	-17
1:HEDGE&DECIDE	-11
1:HEDGE&EVERY	-22
1:HEDGE&HEDGE	-37
1:HEDGE&IS	-29
1:HEDGE&LIVES	-28
1:HEDGE&MUST	-22
1:HEDGE&NEVER	-14
1:HEDGE&NOT	-19
1:HEDGE&SHOULD	-9
1:HEDGE&SYMPTOM	-8
1:HEDGE&THIS	-14
1:HEDGE&USE	-25
1:HEDGE&VALUE	-21
1:HEDGE&WE	-34
1:HEDGE&YOU	-8
1:I	-15
1:I&AGAIN	-36
1:I&ALWAYS	29
1:I&BECAUSE	-26
1:I&DECIDE	18
1:I&DONT	-41
1:I&DROP	-22
1:I&EVERY	-8 0 0 -33 36
1:I&FORNOW	-24
1:I&HEDGE	-27
1:I&I	-15
1:I&IS	32
1:I&KEEP	9
1:I&MOVED	-42
1:I&MUST	-42
1:I&NEVER	-36
1:I&NO	-9
1:I&NOT	10
1:I&ONLY	-35
1:I&OUR	-22
1:I&PLEASE	25
1:I&PREFER	48 0 32 0 -34 -30
1:I&SHOULD	-17
1:I&SYMPTOM	-21
1:I&THIS	0 0 0 0 -42
1:I&VALUE	0 0 -37 -41 0 41
1:I&WE	16
1:I&YOU	-15
1:IF	11 0 30 0 -38
1:IF&BECAUSE	17
1:IF&EVERY	11
1:IF&KEEP	22
1:IF&LIVES	-23 -32
1:IF&MUST	0 0 -32
1:IF&PLEASE	17
1:IF&THIS	-24
1:IF&VALUE	18
1:IF&WAS	-37
1:IF&WE	-28
1:IF&YOU	17
1:INSTEAD&AGAIN	26
1:INSTEAD&THIS	26
1:INSTEAD&WE	29
1:IS	-13 0 -34 0 0 35
1:IS&AGAIN	-32
1:IS&ALWAYS	-14
1:IS&CALLED	16 0 0 0 30 -45
1:IS&FORNOW	-21
1:IS&GRATITUDE	-45
1:IS&HEDGE	-17
1:IS&I	-30
1:IS&IS	-13 0 -34 0 0 35
1:IS&MUST	39 36 0 0 -36
1:IS&NO	-9
1:IS&NOT	58 -44 -33 -39 -49
1:IS&NOW	12
1:IS&SYMPTOM	-50
1:IS&THIS	-9
1:IS&VALUE	28 -42 0 0 -33
1:KEEP	24 0 31 0 -50
1:KEEP&DONT	21 32
1:KEEP&FORNOW	-48
1:KEEP&KEEP	24 0 31 0 -50
1:KEEP&LIVES	8 36 0 -35
1:KEEP&MUST	15
1:KEEP&THIS	21 0 0 -49
1:KEEP&VALUE	42 0 0 35 -42 -34
1:KEEP&WE	15
1:LIVES	-21 0 0 0 -40
1:LIVES&EVERY	-13 -32
1:LIVES&IS	16 -42
1:LIVES&LIVES	-21 0 0 0 -40
1:LIVES&NOT	-12
1:LIVES&ONLY	18 -31
1:LIVES&PLEASE	-29
1:LIVES&SYMPTOM	-25
1:LIVES&THIS	-55
1:LIVES&VALUE	27 -45
1:LIVES&YOU	15 -31
1:MANY	16
1:MANY&ALWAYS	14 34 -64
1:MANY&BECAUSE	24 -37 0 46 -39
1:MANY&CALLED	-42 0 0 0 0 -41
1:MANY&DECIDE	12 -31 0 0 30
1:MANY&DONT	-11 0 -30
1:MANY&DROP	18
1:MANY&EVERY	24
1:MANY&FORNOW	10
1:MANY&GRATITUDE	-42 -32 0 -37 0 -33
1:MANY&HEDGE	-22
1:MANY&I	0 0 0 0 -32
1:MANY&INSTEAD	27 -33
1:MANY&IS	27
1:MANY&KEEP	48 0 0 -36
1:MANY&LIVES	35
1:MANY&MAYNOT	46 0 -39 -37
1:MANY&MOVED	35
1:MANY&MUST	63 54 -46 0 -31 -35 -35
1:MANY&NEVER	54 0 0 -44
1:MANY&NO	24
1:MANY&NOLONGER	10 -36
1:MANY&ONLY	31 38
1:MANY&OUR	0 0 0 0 0 -30
1:MANY&PLEASE	46 -43 0 0 -31
1:MANY&SHOULD	19
1:MANY&SYMPTOM	-36 0 0 0 0 -42
1:MANY&THIS	-26 0 0 0 0 -36
1:MANY&USE	0 0 0 -35
1:MANY&VALUE	22
1:MANY&WAS	-22
1:MANY&WE	-27 0 0 -37
1:MANY&YOU	-15 -30 0 0 0 -31
1:MAYNOT	0 0 0 -34
1:MAYNOT&MAYNOT	0 0 0 -34
1:MOVED	-35
1:MOVED&IS	31
1:MOVED&MOVED	-35
1:MOVED&THIS	-39
1:MUST	-9 0 0 0 -34
1:MUST&LIVES	24 0 0 0 -32
1:MUST&MUST	-9 0 0 0 -34
1:MUST&THIS	-17
1:NEVER	33 61 -47 -40 -52 0 -32
1:NEVER&EVERY	13
1:NEVER&LIVES	42
1:NEVER&NEVER	33 61 -47 -40 -52 0 -32
1:NEVER&THIS	-10
1:NEVER&VALUE	41 0 -40
1:NO	18 0 0 0 -50
1:NO&DECIDE	38 -52
1:NO&DROP	16 33 0 -34
1:NO&EVERY	11
1:NO&GRATITUDE	-19
1:NO&I	-8 0 0 -33
1:NO&IS	-13 0 0 0 -38 36
1:NO&KEEP	-24 -37 0 36
1:NO&LIVES	21 -39
1:NO&MOVED	25 0 0 -30
1:NO&MUST	-49
1:NO&NEVER	24 0 0 0 0 -31
1:NO&NO	18 0 0 0 -50
1:NO&NOT	31 0 -34 -42 0 33
1:NO&ONLY	24 -30 0 32 0 -32
1:NO&PLEASE	39 34 -32 -40 0 -36
1:NO&THIS	-11
1:NO&USE	10 40 -34 -31
1:NO&VALUE	42 0 -35 0 0 38
1:NO&WE	21 -31 0 0 0 -32
1:NOT	-12 0 -37 0 -56
1:NOT&EVERY	33 0 0 -33
1:NOT&FORNOW	-31
1:NOT&I	-29
1:NOT&IS	29 0 0 0 -36 31
1:NOT&NOT	-12 0 -37 0 -56
1:NOT&SYMPTOM	9
1:NOT&THIS	-36
1:NOT&VALUE	36 0 0 -41
1:NOW	-31 0 0 0 0 -30
1:NOW&GRATITUDE	-31
1:NOW&MUST	-10
1:NOW&NOW	-31 0 0 0 0 -30
1:NOW&THIS	-21
1:NOWON	42 0 0 0 0 -32
1:ONLY	18 0 -39
1:ONLY&BECAUSE	14
1:ONLY&IS	14 0 0 0 40
1:ONLY&LIVES	18 0 0 0 -34
1:ONLY&ONLY	18 0 -39
1:ONLY&SYMPTOM	-30
1:ONLY&THIS	-24
1:ONLY&VALUE	0 0 0 -34
1:OUR	0 -31 0 0 34
1:OUR&FORNOW	28
1:OUR&IS	30
1:OUR&OUR	0 -31 0 0 34
1:OUR&VALUE	49 0 0 0 43 -40
1:OWNER	0 0 0 0 0 0 -30
1:OWNER&I	0 -31
1:PAST_I	-39
1:PAST_I&AGAIN	-8
1:PAST_I&DECIDE	-32
1:PAST_I&FORNOW	-22
1:PAST_I&GRATITUDE	-36
1:PAST_I&LIVES	-21
1:PAST_I&NOT	-24
1:PAST_I&THIS	-25
1:PAST_I&USE	-18
1:PAST_I&VALUE	15
1:PAST_I&YOU	-22
1:PER	30
1:PER&USE	30
1:PER&VALUE	30
1:PREFER	28 -46 58 -33 -48
1:PREFER&I	13
1:PREFER&LIVES	30
1:PREFER&PREFER	28 -46 58 -33 -48
1:PREFER&THIS	-22
1:PREFER&VALUE	22
1:SHOULD	-44
1:SHOULD&SHOULD	-44
1:SYMPTOM	-11 -37
1:SYMPTOM&AGAIN	-21
1:SYMPTOM&GRATITUDE	-30
1:SYMPTOM&IS	0 -31 -37 0 38 -37
1:SYMPTOM&LIVES	-10
1:SYMPTOM&MUST	44 -33 0 -32
1:SYMPTOM&NOW	30
1:SYMPTOM&SYMPTOM	-11 -37
1:SYMPTOM&THIS	-16 0 -33
1:SYMPTOM&VALUE	-13 0 0 0 0 -33
1:TASK	-45 0 37
1:TASK&AGAIN	-34
1:TASK&ALWAYS	-48
1:TASK&BECAUSE	-22
1:TASK&DROP	23
1:TASK&EVERY	0 0 0 -30
1:TASK&FORNOW	-23
1:TASK&GRATITUDE	-9
1:TASK&I	11 -31 43 -37 -33 -43 -46
1:TASK&INSTEAD	13
1:TASK&IS	26
1:TASK&LIVES	0 -49 0 -30 40 -30
1:TASK&MOVED	-24
1:TASK&MUST	34 0 0 -32 -55
1:TASK&NO	33
1:TASK&NOLONGER	-20
1:TASK&NOT	37 0 38 0 -50 -46 -38
1:TASK&NOW	-20 0 -30 0 31
1:TASK&ONLY	-9 0 0 0 -35
1:TASK&OUR	14
1:TASK&PLEASE	-61
1:TASK&SYMPTOM	17 -30 0 0 -32
1:TASK&THIS	-20 -59
1:TASK&USE	-30
1:TASK&VALUE	-36 0 -59
1:TASK&WAS	-9
1:TASK&WE	-34
1:TASK&YOU	13 0 0 0 -32
1:THEY	-18 -35 0 -31
1:THEY&EVERY	-24
1:THEY&LIVES	-13
1:THEY&MOVED	-32
1:THEY&MUST	-24
1:THEY&ONLY	26
1:THEY&THIS	-37
1:THIS	-36
1:THIS&AGAIN	-8
1:THIS&ALWAYS	-35
1:THIS&DROP	-23
1:THIS&HEDGE	-18
1:THIS&I	-36
1:THIS&MOVED	-15
1:THIS&MUST	-20 -44
1:THIS&NEVER	-41
1:THIS&NO	10
1:THIS&NOT	14 0 0 0 -50 36
1:THIS&NOW	18
1:THIS&ONLY	-16
1:THIS&SHOULD	-18
1:THIS&THIS	-36
1:THIS&VALUE	0 -37
1:THIS&WAS	0 -34
1:THIS&YOU	10
1:TIME	45 0 -36 -41 0 -35 -32
1:TIME&IS	22 -34
1:TOO	-58
1:TOO&ALWAYS	-38
1:TOO&IS	-31
1:TOO&THIS	-39
1:UNLESS	13 44 0 -35 0 -39
1:UNLESS&DONT	-14
1:UNLESS&EVERY	0 32 0 0 -36
1:UNLESS&LIVES	-20
1:UNLESS&MUST	25
1:UNLESS&THIS	25
1:UNLESS&VALUE	24 0 0 0 -30
1:UNLESS&WE	25
1:UNLESS&YOU	-20
1:USE	0 0 0 0 -50
1:USE&EVERY	-24 0 -31
1:USE&FORNOW	-29
1:USE&I	-42
1:USE&IS	-23
1:USE&NOT	0 -38
1:USE&ONLY	0 0 -37
1:USE&THIS	-20
1:USE&USE	0 0 0 0 -50
1:USE&WE	-9
1:USE&YOU	-40
1:WAS	-40
1:WAS&WAS	-40
1:WE&AGAIN	-24
1:WE&BECAUSE	29
1:WE&DECIDE	21 0 0 38 -42
1:WE&DONT	35 0 0 0 -36
1:WE&DROP	33 0 0 40 -43
1:WE&EVERY	8
1:WE&FORNOW	-23
1:WE&HEDGE	-23
1:WE&KEEP	39 -42 0 33
1:WE&LIVES	-19
1:WE&MAYNOT	30 0 0 -39
1:WE&MOVED	35 -38
1:WE&MUST	-41
1:WE&NEVER	-19
1:WE&NO	-18 0 -39 -36
1:WE&NOLONGER	25
1:WE&NOT	50 0 0 0 -35 -53
1:WE&NOW	42
1:WE&SHOULD	-30
1:WE&SYMPTOM	-30
1:WE&THIS	43 0 -34 0 0 -33
1:WE&VALUE	-8 0 0 -42 54 -42
1:WE&WAS	-28 0 0 0 -32
1:WHAT	-34 -30 -34
1:WHAT&AGAIN	-17
1:WHAT&EVERY	14
1:WHAT&GRATITUDE	-21
1:WHAT&HEDGE	-8
1:WHAT&I	-11
1:WHAT&SYMPTOM	-18
1:WHAT&THIS	-34
1:WHAT&USE	-26
1:WHAT&VALUE	-9 0 0 0 -31
1:WHAT&WAS	-28
1:WRONG	0 0 -31 -38 -43 43
1:WRONG&AGAIN	-34
1:WRONG&GRATITUDE	-39
1:WRONG&IS	50 -34 0 0 -37 45
1:WRONG&LIVES	27 0 0 0 0 31
1:WRONG&NOLONGER	-13
1:WRONG&NOT	9
1:WRONG&THIS	30 32 0 0 0 -30
1:WRONG&VALUE	8
1:YOU	-16 0 0 -35 -31
1:YOU&GRATITUDE	-27
1:YOU&HEDGE	16
1:YOU&IS	39
1:YOU&MUST	-35
1:YOU&SYMPTOM	-26
1:YOU&THIS	16
1:YOU&USE	8
1:YOU&YOU	-16 0 0 -35 -31
1:_	9
1:_&AGAIN	0 0 0 0 0 -32
1:_&ALWAYS	45 0 0 -54
1:_&BECAUSE	-24
1:_&CALLED	8 -32 0 -35
1:_&DECIDE	40 -50 0 59 -55 -50
1:_&DONT	50 0 -35 0 0 -34
1:_&DROP	20 0 0 51 -45
1:_&EVERY	16
1:_&FORNOW	-40
1:_&GRATITUDE	-27
1:_&I	-35 0 0 0 0 -40
1:_&INSTEAD	35
1:_&KEEP	33 39 -45 0 -48 -45
1:_&LIVES	26 0 0 -35 37
1:_&MAYNOT	21 37 0 0 -42
1:_&MOVED	38
1:_&MUST	0 0 -38
1:_&NEVER	0 0 0 0 0 -33
1:_&NO	0 -41 34 -48
1:_&NOLONGER	10 0 0 0 0 -49
1:_&NOT	49 0 -51
1:_&NOW	0 -37
1:_&ONLY	27 0 0 31 -31 -32
1:_&OUR	29
1:_&PLEASE	13 0 50 -35 -49 -43
1:_&SYMPTOM	-10
1:_&THIS	-31
1:_&USE	20 0 -36 0 43
1:_&VALUE	14
1:_&WAS	23 0 0 0 -44 37
1:_&WE	23 -37
1:_&YOU	-10
1:a&AGAIN	27
1:a&EVERY	-16
1:a&GRATITUDE	-33
1:a&IS	0 0 0 -35
1:a&KEEP	22 -33 0 0 37
1:a&LIVES	32
1:a&MOVED	30 0 0 -31 -37
1:a&MUST	40 36 0 -34
1:a&NEVER	33
1:a&NOT	26 0 0 0 -32
1:a&SYMPTOM	11
1:a&THIS	-16
1:a&USE	16 0 0 0 0 -30
1:a&VALUE	34
1:after&DECIDE	36
1:after&EVERY	-8
1:after&LIVES	-22
1:after&THIS	-10
1:after&VALUE	-19
1:an	37 0 0 0 0 -35
1:an&LIVES	20 -37 0 0 35
1:as	0 -31
1:as&SYMPTOM	-34
1:as&YOU	-34
1:back	-30
1:both	-48
1:both&LIVES	-29
1:by	-27
1:das	-20
1:das&IS	-17
1:das&VALUE	23
1:de	0 -38 -32 -33 46 -31
1:de&VALUE	49 0 0 0 34
1:default	19
1:default&IS	19
1:der	0 -38
1:der&EVERY	35 -30 0 0 49 -45
1:der&IS	31
1:der&LIVES	21
1:der&NOW	28
1:der&SYMPTOM	-38
1:der&VALUE	34
1:die	39 0 0 0 30 -33
1:die&VALUE	22
1:do	-10
1:do&GRATITUDE	-35
1:ein	36 0 0 -30
1:ein&LIVES	36 0 0 -30
1:el	0 -37 0 -36
1:el&EVERY	29 0 0 0 35 -33
1:el&LIVES	29
1:el&VALUE	49
1:first	-30
1:first&IS	-15
1:for	0 0 0 0 0 -37
1:for&BECAUSE	17
1:for&EVERY	19
1:for&IS	38 0 0 0 0 -31
1:for&LIVES	13
1:for&NOT	13
1:for&VALUE	-19 0 0 0 -33
1:for&WE	36 0 -32 33
1:from	41 0 0 39 -42 -32
1:here	-40
1:il	33 0 0 -30
1:il&IS	32 -34 0 0 43 -42
1:il&NOT	16 0 0 0 -35
1:il&VALUE	15
1:in	-19
1:in&ALWAYS	-18
1:in&EVERY	-17
1:in&GRATITUDE	-17
1:in&IS	0 -43 -32
1:in&LIVES	16 0 0 0 -33
1:in&NOT	19
1:in&PREFER	32
1:in&THIS	-22
1:in&VALUE	34
1:in&WE	0 0 0 0 -39
1:just	-40
1:just&FORNOW	-14
1:just&THIS	-21
1:la	0 -38 -30
1:la&EVERY	49 -32 0 -43 48
1:la&IS	0 0 0 0 0 -32
1:la&NO	-10
1:la&VALUE	43 0 0 0 36 -40
1:las	16 0 0 0 40
1:last&IS	42
1:le	13 0 -38 -42
1:le&EVERY	18 0 0 0 0 -34
1:le&IS	41 -42 0 0 0 0 -37
1:le&NOT	-46
1:le&VALUE	33
1:les	33 0 0 -33 0 -37
1:les&LIVES	12
1:les&NEVER	18 40 -37 0 -51
1:les&VALUE	0 0 -38 0 -34
1:los	29 0 0 0 0 -31
1:los&MAYNOT	13 0 0 0 -41
1:los&VALUE	17 -45
1:new	20
1:new&IS	9
1:new&LIVES	22 35 0 0 0 -31
1:new&THIS	19
1:new&VALUE	30
1:none	-28 0 0 31 -32
1:none&GRATITUDE	-28 0 0 31 -32
1:o	28 -35 -30 -31 46
1:o&IS	29 0 0 -30 37
1:o&ONLY	8
1:o&VALUE	12 0 0 0 34
1:on	0 0 -35 0 -49
1:on&EVERY	-40
1:on&HEDGE	-18
1:on&I	-23
1:on&IS	28
1:on&NEVER	24
1:on&THIS	-15
1:one	0 0 0 0 -31 -37
1:one&EVERY	-28
1:one&IS	22 0 -40 -30
1:one&LIVES	-8
1:one&THIS	34
1:one&VALUE	-32
1:one&WE	37 -34 0 35 -32
1:para	20
1:para&USE	20
1:para&VALUE	20
1:same	-34
1:same&SYMPTOM	-18
1:the	-11
1:the&AGAIN	-27
1:the&ALWAYS	0 -42 0 0 30
1:the&CALLED	32 0 0 0 0 33 -35
1:the&DECIDE	27 -31 0 60 -45
1:the&DONT	-29
1:the&EVERY	0 0 0 0 36 -36
1:the&FORNOW	-40
1:the&GRATITUDE	-13
1:the&HEDGE	-31
1:the&I	-38 0 0 0 34
1:the&MUST	8
1:the&NEVER	12 44 0 -42 0 -31 -34
1:the&NO	13 0 -32 -32
1:the&NOLONGER	54 -38 0 -33
1:the&NOT	-23 0 0 0 -32 51 -38
1:the&NOW	0 0 0 -46
1:the&ONLY	36 0 -33 0 0 0 -31
1:the&OUR	16 -37
1:the&SHOULD	-47
1:the&SYMPTOM	-46
1:the&THIS	0 0 0 0 32
1:the&USE	-15
1:the&VALUE	22 -33
1:the&WAS	-12
1:the&YOU	-21 0 0 0 -40 39
1:there	-17 -42 0 0 0 -37
1:there&EVERY	17
1:there&IS	-19 -40 0 0 32 -35
1:there&LIVES	41
1:there&NOT	32
1:there&SYMPTOM	-13
1:there&THIS	-11
1:there&VALUE	-12 -41 0 0 0 -34
1:to	23
1:two	-15 0 -37 -39 0 -34
1:two&EVERY	9 30 0 0 -35
1:two&THIS	-38
1:un	36 -30 -31
:	-8 -37 0 0 -37
: _	28 -32
;	44 0 0 0 -51
; _	29 0 0 40 -38 -34
; _ IS	20 0 0 34 -30
; the	25
; the _	25
<acronym>	35 0 -34
<acronym> $	32 0 0 0 38 -48
<acronym> ,	36
<acronym> , _	27
<acronym> , the	20 -34
<acronym> <number>	-13 -30
<acronym> IS _	23 0 0 0 -38 34
<acronym> LIVES	17
<acronym> LIVES _	15
<acronym> MUST	35 0 0 0 -31
<acronym> NOW	24
<acronym> _	27 32 -36 0 0 -57
<acronym> _ ,	29 0 0 0 39 -39
<acronym> _ IS	24
<acronym> and	34 -33
<acronym> and _	35 -32 0 0 32
<acronym> in	28 0 0 0 0 -36
<acronym> in the	25 0 0 0 0 -34
<acronym> on	37 0 0 -34
<acronym> or	24
<acronym> or <acronym>	22
<amount>	0 0 0 0 31 -56
<amount> $	-29
<amount> ,	40 -31 0 0 0 -35
<amount> , _	28 0 0 -34 31
<amount> LIVES	39 0 0 -32
<amount> _	0 0 0 -46
<amount> _ $	-45
<amount> _ ,	14 31 -32
<amount> _ PER	36
<amount> for	39 -31 0 0 0 -32
<amount> for _	34 -30 0 0 0 -31
<code>	50 -52 -44 -32 -50 -41 103
<code> $	66 -44 -49 -36 -76 -38 80
<code> ,	35 -41 0 0 0 0 45
<code> , DONT	8 -43
<code> , NOT	10 0 0 0 -42
<code> , THIS	22 0 0 0 -36
<code> , _	36 0 0 0 0 -33
<code> , the	20 0 0 0 0 -35
<code> IS	0 -31
<code> IS _	37 -35
<code> IS the	17
<code> _	58 -31 -30 -30 0 0 31
<code> _ $	48 0 0 0 -34
<code> _ the	16
<code> and	-39
<code> for	34 0 -30 0 0 -30 31
<code> to	-41
<date>	52 -35 0 -37
<date> $	47 0 0 0 -36
<date> ,	19 0 0 0 36
<date> of	25
<flag>	19 -71 -39 0 -71 0 70
<flag> $	37 -44 -34 0 -48 -41 39
<flag> IS	-31
<flag> _	29 -37 0 0 -32 0 37
<flag> _ $	25
<flag> _ ,	11
<flag> and	14
<host>	40 0 0 -45
<host> $	57
<host> ,	28 0 0 -32 0 0 -31
<host> , _	28 0 0 -33 39 -46
<host> and	33 0 0 0 35 -35
<ip>	33 0 0 0 54 -44
<ip> $	33
<mail>	46 -31 0 -42 44
<mail> $	35
<mail> ,	15 0 0 -35 32
<mail> _	29 0 0 0 32 -34
<mail> _ $	29 0 0 0 32 -34
<name>	25
<name> "	12
<name> " ,	12
<name> $	34 0 0 -50 0 0 -43
<name> )	-13
<name> ,	28
<name> , <name>	11 -37 0 0 0 0 -31
<name> , NOT	9 0 0 0 -36
<name> , _	27
<name> , the	36
<name> <number>	26 -35 0 0 45 -36
<name> <number> $	28 -32 0 0 42 -36
<name> =	-26
<name> AGAIN	-32
<name> IS	34 -34 -36
<name> IS _	26 0 0 0 31
<name> IS the	18 0 0 -39
<name> NOT	22 0 0 0 -40
<name> NOW	21
<name> UNLESS	43 0 -41 0 30 -37 -30
<name> _	36 0 -53 -30 0 0 37
<name> _ $	25 0 -36 0 -54 32
<name> _ ,	16
<name> _ IS	-18 0 0 0 33
<name> _ to	-11 0 0 0 30
<name> and	21 0 0 0 -42
<name> for	29 0 0 40 -47
<name> in	26 -56 0 0 45 -42
<name> in _	21 0 0 0 0 -34
<name> in the	21 -36 0 0 34
<name> to	-32
<name> to the	-28
<name> with	35 -31 0 0 0 -39
<number> $	0 -36
<number> ,	41 0 0 0 0 35
<number> , <number>	-8 0 -32 -40 -34 31
<number> , NO	27 0 0 0 30
<number> , THIS	27
<number> , WE	24
<number> , _	30 -48
<number> <acronym>	57 0 0 -39
<number> ?	-9
<number> ? $	-9
<number> ALWAYS	0 0 0 0 39 -32
<number> BECAUSE	13
<number> BECAUSE <number>	13
<number> DONE	-29
<number> DONE ,	-25
<number> FORNOW	-24
<number> IS	0 -44
<number> IS NOLONGER	24 0 0 0 -40
<number> IS USE	-23
<number> IS _	0 -40 0 -45
<number> IS the	50
<number> LIVES	-31
<number> NOLONGER	49 0 0 -44
<number> NOT	13 0 0 0 -34 30
<number> NOW	49
<number> NOW $	35 0 0 33 -33
<number> NOW the	38
<number> PER	37 -45 0 0 45 -42
<number> PER TIME	30 -32 0 0 30 -37
<number> PER _	27 -34 0 0 36
<number> PLEASE	-26
<number> PLEASE $	-26
<number> SYMPTOM	-38
<number> SYMPTOM $	-14
<number> TIME	15
<number> TIME $	26 0 0 -39 30
<number> TIME <number>	19 0 0 -37 0 -33
<number> TIME NOW	33 0 0 -37
<number> TIME NOWON	10 0 0 -31 39 -32
<number> TIME ONLY	17 -44
<number> TIME UNLESS	30
<number> TIME _	33 0 0 0 0 -32
<number> TIME at	15 0 0 0 33
<number> TIME for	-9
<number> UNLESS	18
<number> WAS	37 0 0 -32 -37 40
<number> WAS TOO	25
<number> _	-23
<number> _ $	-27
<number> _ ,	16 0 -30
<number> _ FORNOW	-48
<number> _ LIVES	-24 -37 0 0 38
<number> _ NOW	20
<number> _ PER	12 0 0 -52 0 -39
<number> _ UNLESS	-42
<number> _ at	-31
<number> _ for	40
<number> _ in	-11 -35
<number> _ of	11
<number> _ on	52 0 0 -31
<number> a	20 0 0 0 33
<number> a <number>	20 0 0 0 33
<number> and	-28 0 -31 0 47 -49
<number> and <number>	0 0 -33 0 45 -46
<number> and _	-14
<number> and the	-30
<number> for	21 -34 -39 0 0 -31
<number> for EVERY	-23
<number> for _	43
<number> here	53 -36 -32
<number> in	22
<number> in the	47
<number> of	-14 0 0 32
<number> of <number>	-35 0 0 37 -36
<number> of THEY	41 0 0 -30
<number> on	10 0 0 -33 44 -37
<number> on _	40 0 0 -31 31
<number> on the	-18 0 0 0 0 -32
<number> or	24
<number> or <number>	24
<number> to	30 0 0 0 30 -41
<number> to <number>	32 -39 0 0 33 -41
<path>	29
<path> $	0 0 -33 0 0 0 -30
<path> ,	0 0 -33 -38
<path> , NEVER	0 -41
<path> , NOT	24 -41 0 0 0 31
<path> , _	0 -41 -30 0 31 -39
<path> , one	-13
<path> IS	26
<path> IS _	8
<path> _	48 0 -44 0 0 -39
<path> _ $	38 0 -37 0 0 -31
<path> and	34 0 0 0 0 -36
<path> and _	18 -36 0 0 31
<path> in	31 -31 0 0 -38
<path> into	-25
<tag>	37 -36 0 -40 0 0 -30
<tag> $	40 -35 0 -42
<time>	0 0 -34 -34 0 -33
<time> $	-11 36 0 0 -32
<time> ,	24 0 0 0 39
<time> TIME	14
<time> and	-27
<url>	34 0 0 -31 41
<url> $	34 0 0 -31 41
<version>	17 0 0 0 31
<version> $	17 0 0 0 0 0 -33
<version> ,	37 0 -33 0 0 -36
<version> , EVERY	9
<version> , _	18 -33 0 -30 30
<version> , the	13
<version> BECAUSE	25 -33
<version> BECAUSE of	19
<version> IS	26 0 0 -36
<version> IS _	20 0 0 0 -33
<version> LIVES	30
<version> NOT	39 0 0 0 0 34
<version> SYMPTOM	-35
<version> _	0 -38
<version> _ $	39 -36
<version> _ ,	-20
<version> and	22 -38
<version> and <version>	12 -31
<version> of	9
<version> on	-35
<version> on the	-10
=	0 -58 -33 -31 64 -45 -34
= <number>	-55
= <number> $	-54
= _	34 -38 0 0 37
= _ ,	18 0 0 0 30
=.	52 -43 0 0 -49
=ab	0 -41
=abbreviation	17 -49 34
=abl	0 0 0 0 -31
=about	-15 -45 0 0 37
=abov	0 0 -34 -42 0 -38
=abstraction	23
=accept	41 -39 -36 52 -31 -30
=access	0 0 -38 -44
=account	24 0 -44 -31 44 -59
=acht	21 0 0 -31 30
=across	-13 -49 0 0 43
=action	41 0 0 0 -35
=activ	30 -36 0 -34 38 -37
=actualiza	11 0 0 0 31
=add	0 59 -37 -37 -54
=addr	0 0 -32 0 0 -33
=address	15 -40
=adhérent	40 -45 -33 -48 58 -32
=admin	8 -38
=affect	-9
=afternoon	-30
=afterward	-24 31
=against	0 0 -30
=age	30
=agent	45 -42 0 0 34
=ago	-56
=ah	-21
=ahead	-34
=ai	49 41 -35 -30 -35
=aisl	23
=alert	-11 0 0 0 0 -37
=allocat	48 0 0 0 -48
=allocation	-22
=allow	15 0 0 -48
=alon	48 42 -46 0 -47 -35
=alright	-27
=als	38 0 -32
=alt	36 0 -32
=ambient	17
=american	27 0 38 -37
=amount	-19 -38 0 0 41 -45
=analytic	21
=ancora	-33
=ander	20 34 0 0 -34
=angry	8 0 0 0 30
=angular	-22
=animation	-25
=another	-56 31 0 0 -34
=answer	-8 -49 32 0 0 -36
=anyway	-36 0 0 0 -32 -31
=anywher	31 43 -32 -42 -32
=apach	41 0 0 -37 44 -31
=api	37 40 0 0 0 -30
=app	57 0 0 0 0 -46
=appear	-32
=apply	33 0 0 0 0 31
=approach	-30
=approval	-17 0 0 0 0 -32
=architectur	10
=archiv	28 -42
=argu	0 0 0 0 -34
=argument	-47 0 0 0 -30 -37
=aria	10 0 0 0 -36
=arm	25 0 0 0 0 -43
=around	19
=arrow	0 -38 41 -32 -44 -35
=ask	-21 0 -48
=assign	-15
=assum	-22
=async	22
=attach	-19
=attend	-41
=auch	-15
=audit	-13
=auditor	16
=aus	-38
=austria	0 -32 -30
=autenticação	36
=auth	21 0 0 0 34
=authentication	0 0 0 32 -32 -30
=author	16 0 0 0 -38
=automatic	0 0 0 0 38
=avoir	32 0 0 -31
=away	17 0 -36 0 30 -31
=axio	26 0 -31 -34 -40 39
=axis	-20
=b	0 -38
=backend	0 0 0 0 0 -36 30
=backfill	13 0 0 0 -33
=background	30 -37 36
=backup	22 0 0 -38
=bad	0 0 0 -36 38
=balanc	37 0 -35 0 0 -38
=bank	45 0 0 -33
=banner	-10
=bar	-25
=bas	38
=basic	24 0 -30 0 33
=bastion	35 -55 -33 -37 51
=batch	28
=battery	12
=bazel	-35
=be	8
=becom	-22 0 0 0 -33
=been	-54 0 0 0 -41
=behind	10 0 0 0 0 -32
=beitrag	31
=below	-30
=bench	-32
=berlin	-14
=best	-18 0 0 -36 37
=beta	33 0 -37 0 -40
=better	-44
=bien	-42
=big	0 0 0 0 0 -46
=bigger	-55
=bijgewerkt	27
=bild	-33 0 0 0 34 -38
=bilder	29 -52
=bill	17 0 -34 -31 39 -37
=binnen	42 -30 -30 0 37
=bit	-49
=black	18 0 0 -32 -37
=bless	-30 -30
=block	32 0 -33
=blu	0 0 -34 35 -31 -32
=board	0 0 0 0 -46
=body	39 35 0 -35 -37
=book	47 0 0 -35
=boolean	8
=bootloader	35 0 -30 -40 0 -45
=borra	-23
=boss	-46
=bot	-19
=bother	-17
=bottom	41 -34 37 0 -41
=box	14 0 0 0 0 -35 -37
=branch	0 0 0 0 0 0 -33
=brand	23 -46 0 -41
=brb	-38
=break	-16 0 0 0 33
=breakpoint	30 0 -39 0 47 -35
=brevo	31
=bring	-28
=british	48 -33 46 -56 -45 -34
=brought	22
=browser	12 0 -37 0 -39
=btw	38 -52 -34 -38 51 -35
=bucket	40 -46 0 -30 39
=budget	0 36 0 -44 0 -31
=buffer	-25
=bug	0 32 -34
=build	25 0 0 0 0 0 32
=built	17 -38
=bullet	50 -45 51 -37 -43 -32
=bulletin	31 0 0 -31 -34
=bump	-11
=bun	-22
=bundl	17 32 -35 -30 0 -31
=button	-25 40 0 -31 -62
=byt	20 0 -34
=c	37
=c'est	20 -30 -39 -34 0 35
=cach	0 -49
=cachen	-17
=cag	47
=calendar	10
=calibration	37 0 -30 -33 34
=call	18 0 -43
=callback	29 0 0 0 -33
=caller	0 -36 32
=camera	42
=campaign	19 0 -30 0 32
=canary	22
=cancel	-41
=cancell	25
=candidat	-8
=cap	0 0 0 0 -30
=capital	25
=captcha	32 0 0 0 0 -30
=car	-15
=card	17 0 -43 0 46 -59
=cargar	-31
=cargo	16 0 0 0 0 -32 33
=carrier	19
=carry	58 -54 0 0 0 -45
=cart	-22 0 0 0 -33
=cas	17 -51 43 -52 -46
=catch	-26
=cdn	-26
=cent	36 -49 -34 -37 63 -42
=center	22 -40
=centr	0 0 0 0 0 34
=certifi	10 0 0 -30
=certificado	44 -38
=certificat	-22 0 0 0 32 -31
=chang	12 40
=channel	41 0 -33 0 -57
=character	-25 0 -40
=chart	0 -34 0 31 -34
=chat	-12
=check	-8 0 -43
=checkbox	-24
=checker	-32
=checkout	0 0 0 0 -32
=chez	33 -32 0 0 42 -35
=ci	13 0 -34 0 0 -36 32
=cita	16 0 -32 -33 36
=cla	40 0 0 0 -40
=class	-8 0 0 0 0 -31
=classic	-15 0 0 30
=claus	25 0 0 0 -30
=clean	-32
=clear	25 -34
=cli	-17 0 0 0 -33
=click	-41
=client	-8 0 -31 0 42
=clip	-9
=clock	17
=clos	-12 -33 0 0 -35 0 34
=closur	-14
=cloud	17
=cluster	57 -48 0 0 36 -67
=cod	62 0 0 -39 0 0 -36
=codebas	42
=coffe	-30
=colleagu	-22
=collect	36 31
=collection	28 0 -32 32 -40
=color	-26 0 -37 0 0 -40
=column	-9 0 0 -31
=com	-10
=comma	10 0 0 -34
=command	40
=comment	46 -36 42 -35 0 -31
=commenti	19
=commit	35 0 44 0 -75 -59
=committe	17 0 0 0 -32
=company	0 -33 0 -32 42
=compar	-23 -39
=compil	-51
=compiler	-11
=complain	-63
=component	24 0 34 0 -55
=compos	39 -33 0 0 0 -33
=compt	32 0 0 -39 43
=comput	26 -46 0 0 -53 50 -34
=concern	28
=condition	36 -39 34
=config	10 0 0 0 0 0 -39
=confirm	-38
=conflict	-34
=confus	-18
=connection	0 -41 0 0 41 -32
=consent	18 34 0 0 -42
=consol	-41 -33
=const	32 -42 43 0 -37
=constant	18 0 0 0 -48
=constraint	-15 0 33 0 -39
=constructor	26 0 31 -34
=context	11 35 -30 -32 0 0 -30
=contient	36
=continu	-33
=contract	51 0 -31
=contributor	9
=controller	47 0 0 -45
=convert	13 -44
=convinc	-27
=cooki	-21
=coordinat	0 37 0 0 -40
=copy	9 30 0 -43 0 -45
=cor	56 0 -47 0 0 -40
=cost	56 -69 -43 33 39 -38
=cotisation	30 0 0 0 32 -35
=couldn't	-15 0 0 0 -32
=count	19 -51 0 0 37
=counter	26 0 -39
=country	0 0 0 -37 45 -34
=cover	-12
=coverag	-27 0 0 -38
=cpu	-22
=creat	-41
=credit	38 -41
=cron	29
=crypto	19
=css	19 0 0 0 -40 0 -33
=csv	20 0 -33
=currency	-24 0 0 0 0 -31
=current	-44
=cursor	-33
=curv	-29
=customer	0 0 -39
=customer's	35
=cut	37 0 0 0 33
=cutoff	25 0 0 0 -36
=céntimo	10 41 0 0 -39 0 -31
=código	21
=dagen	42 -30 -30 0 37
=dark	34 -40 32 0 -44
=dash	43 0 -35 -47 -36 46
=dashboard	0 -39 0 0 40
=dat	-32
=data	20 0 0 0 0 -41
=databas	0 0 -38 0 0 -36
=dataset	24
=date-fns	34 -31 0 -33 -35 38
=datum	29 0 0 0 -47
=db	11 0 -33 -33 36 -56
=dbt	14 0 0 0 0 -31
=deadlin	36 0 0 30
=deal	-32 0 0 0 -30
=debug	10 0 0 -32
=decid	-12 0 34 0 -33
=decimal	42
=declin	20
=dedup	27
=degre	-29 0 -36 0 0 30
=deixa	-30
=del	46 0 -34 0 0 -37
=delay	12
=delet	9 36 0 0 0 -44 -32
=deliver	36 -35 -31 0 35 -39
=delivery	14 0 0 0 -30 35
=demo	0 0 -40 -46
=deni	-35
=dep	41 0 -35 -30
=depend	27
=dependency	20 40 -40 0 -37
=deploy	21 0 0 0 0 -30
=depth	-14 0 0 0 -34
=design	8 -40 0 0 49 -30 -33
=designer	-26
=desktop	20 -33
=destructiv	25 36 -32
=detail	-35
=deutsch	22
=deux	0 0 0 0 0 0 -35
=dev	53 0 -41 -38 31
=develop	48 0 -32 -46 0 -31
=developer	28 0 0 0 36 -33
=devic	49 0 0 -45
=dhl	19
=diagram	16 0 0 0 -31
=did	-50
=dienstag	28
=diff	9 -42 45 -43 -40 -39
=differ	-13 -36 0 -31 42 -32
=differenc	-47
=different	0 0 0 0 31 -34
=digest	38 32 0 0 0 -36
=digit	34 -32
=direct	33 0 0 0 -49
=disabl	19 -33 0 -35 41 -36
=disappear	-38
=discount	-18
=disk	-10 0 -31 -37 -30
=display	-15
=dns	-27
=doc	42 0 0 0 -52
=docker	22 -36 0 33
=documentation	-28 -32 0 0 -33 36
=doe	-21 0 -47
=dog	34 -30 -36 -40 53 -33
=doing	24 0 0 0 -32
=domain	30 0 -49
=donation	8 -30 0 -34 40 -34
=dos	32
=dot	22 -38
=doubl	21 0 30 0 -36 -37
=doubt	0 30
=download	-10
=dpi	21 0 0 0 32
=dr	8 0 0 0 0 -39
=draai	-20
=draait	40
=drawn	12
=drei	16 -33 0 0 40
=driv	-26
=driver	38 0 0 0 -48
=dummy	27
=duplication	-18
=dur	37 44 -37 -35 -43
=duty	16 42 0 -36 -38
=día	0 0 0 0 0 -31
=e-mail	17 36
=ear	28 0 39 0 -35 -45
=eat	-23
=edg	0 -44
=edit	38 0 0 -44 0 -34
=editor	25
=een	0 0 0 -32
=eight	10
=einen	-33
=either	-36
=elastic	-23
=elk	40 0 0 0 31
=email	-39
=emergency	14 0 0 -36
=emoji	25
=emojis	28 -43 37 0 -31
=encod	-24 0 0 0 0 -36
=encoder	-15
=end	56 0 0 0 0 -41
=endian	32 -36 0 0 36
=endpoint	0 47 -32
=energy	-22
=enero	23
=engel	40 0 0 0 0 -31
=englisch	43 -49 48 -36 -37
=english	29 -56 38 0 -55
=enough	-32 -53 0 31 -62
=enter	13
=entiendo	-45
=entity	28 0 0 -43 33 -40
=entorno	29 0 0 0 35 -35
=entry	-21 0 0 0 30 -30
=enum	8 -35
=env	9 0 -36 -39 31 -51
=environment	22
=erp	15 0 0 0 31
=eruit	-26 0 0 -34
=es	18 -54 -33 0 0 37
=espera	-43
=esperar	-13
=estimat	17
=euro	53 -36 0 0 37
=europ	-10 -32
=eval	21
=even	16 0 0 0 0 -50
=event	22
=exact	-30 0 0 0 41
=exampl	-32
=exception	-26 0 0 0 -42 34
=exclud	45 0 -37 -35 31 -41
=exist	36 -45
=exit	-13 -31 -41 -34 46 -36
=expect	-31 0 0 0 0 -44
=expir	-49
=explain	25 -42 31
=explanation	19 0 33 0 -36
=explicit	33 -33 0 0 -32
=explod	-12
=export	-19 37 0 0 -56
=extend	-8
=extension	17
=external	28 36 0 0 -31
=extra	27 0 0 0 35
=eye	10
=fac	36 0 0 0 -34
=factory	32 0 0 -34 30 -30
=fait	22
=far	-39
=faster	-42
=faut	-8 0 -32 -30 -41
=featur	15
=fee	40 -37 -37
=feel	-46
=fetch	0 0 -31 -34 -40 39
=few	-9
=fichero	-20
=fichier	0 0 0 0 33
=ficou	-15
=field	8 0 0 -35 0 -49
=figma	-15 0 0 0 39 0 -31
=figur	-13
=fil	0 0 0 0 0 0 -31
=fill	14 0 0 0 0 30
=financ	20 -34 0 0 43
=find	-12
=firebas	10
=firefox	0 0 0 -36 0 -31
=firewall	-21 0 0 -30 34
=firmwar	28 0 -35
=fiscal	34 -33
=fit	34
=fiv	0 -38 0 0 30
=fix	-28 0 0 0 -38 -31
=fixtur	33 -35 0 0 0 -30
=flag	0 0 0 0 0 -37
=flash	-33 -30 -35 0 -52 0 31
=flat	24
=flip	28
=float	37 0 0 -37 -48 -36
=flow	12 0 0 0 -30
=fly	36
=folder	-21 0 0 0 -37 -34
=fonction	34 0 30
=font	0 0 0 0 -48 -39 -31
=food	34
=forbid	-24 0 0 32 -32
=forc	39 40 -41
=forever	22 0 0 0 0 -32
=forget	-28
=forgot	-23
=form	-33 -39
=format	43 0 0 0 0 -30
=formato	26 -32
=formatter	20 0 -33 0 0 -33 30
=found	-59
=four	-15 0 -37 0 0 -35
=fps	32 0 0 -35 37
=fram	-17 0 0 0 0 31
=franc	18 0 -42 0 34
=frankfurt	40 -34 -40 -33 47
=frau	36 0 0 -35 0 -31
=fre	28 0 -43
=french	16
=friday	-8 0 0 -39 55 -38
=friendlier	-22
=front	37 0 0 0 0 -31
=frozen	27 39 0 0 0 -49
=full	-30 0 -36 0 40
=fun	-30 -30
=function	24 0 37 -39 -57 -44
=funziona	-36
=fuzzer	-11
=fyi	30 0 0 0 39 -38
=gaan	38 43 0 0 -42
=gap	54 0 0 0 -50
=gat	15
=gateway	0 -51
=gav	11
=gb	-30 0 0 0 0 -46
=gc	10
=gegen	15
=geht	-16 0 0 0 32 -39
=genau	13 0 0 0 48 -46
=generat	12 0 -33 0 -52
=generic	-26 -51 0 0 -30
=geocoder	47
=german	0 -51 -30 0 0 36
=gestern	-33
=gift	12 -39 0 0 35
=git	26 0 0 -40
=github	19
=giv	-24 -37
=given	-43
=gleich	-28
=global	26
=going	30 -50 0 44 -41 -30
=gold	30 0 -33 0 0 -30
=good	-59 0 -31
=googl	14 41 -47 -46 0 -42
=got	19 -33 0 -32
=gpu	36
=grad	19
=gradient	-20
=graph	-14
=graphql	0 0 0 31 -32
=gratis	30
=gripper	36 -35
=group	38 0 0 -34 0 0 -33
=grow	-25
=groß	0 -43 0 0 34
=guardan	10 41 0 0 -39 0 -31
=guardar	25
=guest	17 -33 -35
=guid	-24
=guild	14
=gut	-25
=gzip	34 42 0 0 -49
=h	42 0 0 0 37
=hac	19
=had	-52
=hand	0 0 0 0 0 -33
=handbook	28 0 0 -33 32 -38
=handl	16 36 0 0 -40
=handler	11 0 0 -32 -44 -35
=happen	-34
=happy	-30
=harbor	32
=hard	0 44 0 0 -48
=hardcod	29 0 0 0 -35
=hash	40 0 0 0 0 -33
=hav	-31
=hazardous	34
=head	11 0 0 -33
=header	20 0 -35 -33 0 0 -34
=health	13 43 -32 -37 -41
=heap	-31
=heavy	23
=height	45 -36 -36 0 41 0 -30
=helloasso	34 -39
=help	0 -40 0 -32
=helper	31 -41 41 -33 -30
=her	-8 0 0 -33
=here's	-47
=heroku	29
=het	-41 0 0 0 -37
=hid	-8 0 0 0 -30
=hier	-8 0 0 0 -35
=highlight	-10
=history	-9 0 0 0 -35
=hit	-41
=hold	-43 30 0 0 -41
=hom	0 45 -34 0 -36 -39
=hook	-41 0 0 35 0 -35
=hora	58 -40 -35 -32 48 -30 -30
=horario	20 0 0 0 33
=host	44 0 -59 0 37 -42
=hot	-30
=hotfix	26 45 -37 -31 -34 -30
=html	40 0 -32 -34 34
=hug	-15
=humbl	29 0 0 0 0 -30
=hundr	-28
=icon	-39 -33
=id	28 0 -45 -37 0 0 -31
=idea	-67 -37 0 31 -34
=ideal	-15 0 0 0 -31 30
=idempotent	28
=identity	21 0 0 -30 32
=idl	49 -33 0 0 40
=ids	20 -65 0 -56 59
=ignor	-61
=ill	-52
=imag	0 0 -38
=imperativ	36 -34 30 0 -31
=implement	-48
=import	25 0 0 -30
=importer	0 -38
=incident	0 0 0 0 0 -35
=increas	-26
=index	12 0 0 0 -34 -30
=info	32
=inform	-23
=inglé	36 -39 43 0 -38 -30
=init	47 58 -68 -47
=initial	40
=injection	0 0 31 -34
=inlin	31 30 -40
=input	12 0 0 0 -37
=inscription	0 -41 -36 0 40
=install	-16 0 0 0 -34 -30
=instanc	-10
=int	29 -36 0 0 -46 36
=integer	28 -34 0 -36 32 -37
=integration	26 0 0 -31
=interest	-53 0 0 0 0 0 -31
=interfac	41 0 0 -31
=internal	30
=internet	15 0 0 0 33 0 -40
=interrupt	36 36 0 0 -38
=interval	14 0 0 0 30
=inventory	16 -30
=investor	-16
=invit	-14
=invoic	-17 0 0 0 30
=ipad	0 0 0 0 0 -31
=issu	-20
=it'd	-26
=italiano	19
=item	0 -35
=itself	39 0 -36 0 0 -40
=iva	36 -51 -33 -36 0 32
=ja	10 -38 -41 59 -61 -33
=jan	-18
=janky	-13
=java	46 -30 0 0 36 -30
=javadoc	23
=jenkin	-23 -32 0 -44
=jira	38 -36 -31
=jo	22
=job	13 0 0 0 0 -40
=join	-19
=joint	-25 0 0 0 30
=json	36 0 39 -52 -55
=jump	-29
=kafka	16
=kan	44
=kb	31 0 0 0 0 -31
=key	30 0 0 -51 0 0 -48
=keyword	46 0 0 0 -41
=kg	46 -48 0 0 49
=kid	12
=kijken	-34
=kill	22 -35 0 -38 0 -38
=kilo	47 0 0 -32
=kind	-29
=know	-13
=known	-29
=kotlin	47 0 -33 32 -33
=kubernet	-35
=kund	-16
=kunden	14 0 0 0 0 -32
=kurz	-20
=lab	24 -44 0 0 36
=label	0 0 0 0 0 -50
=lancer	17 0 0 -30
=land	-8 35 0 -37 0 -37
=lang	-29 0 0 0 -30
=languag	-13 -31 0 -37
=laptop	-35 0 0 0 -31
=laravel	16
=lat	-12
=latest	0 0 0 -33 30
=launch	0 -32 0 0 0 -30
=law	47 42 0 -40 0 -41
=layer	54 0 0 0 -35
=layout	9
=lead	10 0 0 -30
=learn	25
=leav	33 48 0 0 -64
=ledger	26
=left	-37 -30
=legal	0 0 0 -33
=legend	-26
=lena	-27 0 0 0 30
=length	0 0 34 0 -33
=less	-12
=let	-18 0 0 -33 0 -35
=let's	-107 -31 0 37
=letter	17 -39 -37
=level	27
=library	37 0 0 0 0 -32
=licens	49 0 0 -35 37
=lifetim	-9
=light	24 38 0 0 0 -30
=lik	-44
=limit	0 0 -41
=limiter	22 0 0 0 0 -36
=lin	-40 0 68 -51 -55
=linear	26 0 -30 0 -31
=link	-28
=linker	16
=lint	9 0 -34 -38 -37 -31 40
=linter	-38 0 0 0 -32
=list	8 0 0 -33
=littl	-23
=lo	28 0 0 0 -48 37
=load	0 0 -38 -34
=loader	-14
=loc	-25 -41 0 0 0 -32
=local	43 0 -45
=lock	19 0 0 0 0 -44
=log	-10 44 0 -45 0 -48
=login	-9
=logo	-14
=lokal	23 0 -30
=long	-23
=longer	-32
=look	-70 0 -31
=lookup	27 0 -30
=loop	-37
=los	-12 0 0 -31
=loss	-36
=lost	-28
=lot	0 0 -31 -43 38 -31
=lov	-63
=lower	8
=lunch	-36
=mach	-29
=machin	24
=macht	29 0 0 -35 0 -31
=mad	65 -48 -31 0 0 -30
=mail	-21 0 0 0 0 -39
=main	34 0 -37 0 30
=major	31 0 0 -53
=mak	0 -56 0 -57 -47 -36 56
=mal	-48
=man	-34 -34
=manager	39 0 0 0 0 -36
=mandant	45
=manual	41
=many	11 -34 38 -48
=map	-25 0 0 0 -45
=mardi	17 0 0 0 33
=mark	0 0 0 -39
=market	28 0 -47 0 35 -34
=marta	24 -32 0 -32 45
=master	28 -35
=match	-14 -41 41 0 -52 -40
=matplotlib	19
=matter	11 0 0 -33 0 -39
=maximaal	43 -34 0 0 33
=may	59 64 -53 -39
=mb	18 0 -30 -31
=meant	27
=measur	-9
=memory	-36 0 -45 0 0 -47
=mensaj	13
=mention	9
=merg	0 37 -36 -37 0 -40
=messag	0 -37
=met	42 0 -36 -34 -49
=meter	42 -32 -43
=method	15
=metric	48 0 0 -52 0 -49
=microservic	16
=midnight	33
=migration	22 33 0 0 -71
=mill	-21
=min	16 -36 -34 -41 64 -48 -34
=mind	-54
=minisign	25 -36 -31 -31 45 -34
=miss	-63
=mix	13 0 0 -37 -39
=mm	36 -37 0 0 38
=mobil	17 0 0 0 -42 -36
=mock	39 -46 -37
=mod	51 0 -37 0 0 -48
=modal	-43
=model	34 -32 50 -33
=modul	12 0 0 0 -41
=moeten	-26
=moment	-53
=money	39 34 -30 -35
=mono	21
=monolith	33 0 0 31 -34
=most	23 0 0 0 0 -36
=mount	49
=mov	0 0 -43 0 0 0 -32
=ms	18 0 0 0 -37
=much	0 0 0 0 0 -34
=mucho	-35
=mysql	15 0 0 0 -34
=n	-32
=n'est	-28
=naar	36 0 -44 0 -36 -32
=nach	37 0 0 0 -48
=nacht	30 -30 0 0 39
=nah	19 0 0 0 -37 37
=nam	76 0 57 -60 -40 -40 -34
=nan	-38
=nas	27 -30 0 0 35 -33
=nat	28
=nativ	37 -36 0 40 -32 -38
=nee	36 -31 -36 0 -33
=need	-30 -45
=negativ	-8 -43 -45 -30 0 33 -30
=nein	18
=neither	-10
=nest	31 -44 43 0 -55 -35 -34
=net	39 -41 0 0 36
=network	25 47 -47 -46 0 -38 -31
=neu	21 -42 0 31
=new	16 -33 33 0 -30
=newer	32 0 0 -39 39
=newest	0 0 0 0 -31
=newsletter	40 0 0 0 31 -38
=next	-16 -35
=nicer	-32
=night	23 -39
=nin	37 0 0 -40
=nod	0 0 -36
=nog	-41
=nois	34
=noisy	41 0 0 0 0 -31
=nom	13
=noon	10 -40
=normal	34 0 0 -36 44 -34
=not	-31 0 0 0 34
=notic	-30
=nouvell	31 0 0 -32 0 -36
=npm	-22
=null	0 0 0 -35 42
=number	39 0 0 -43
=numéro	37
=número	13
=object	18 -38 0 -31
=offen	12
=offic	70 0 0 0 31 -50
=offlin	0 0 0 0 0 -35
=offset	-8 -33 -31
=oh	-64
=older	0 0 0 -30 0 -32
=oldest	-18 0 -32
=one	-12
=onlin	40
=open	-17 -36
=openapi	22
=operator	27 -31 0 0 -39
=ops	9 38
=option	-32 0 0 -43
=optional	-42
=oracl	41 -32 0 0 0 30
=order	-12
=origin	0 -31 31 0 -35
=other	-30 30 0 0 -35
=otra	-43
=outag	0 0 0 0 -33
=outbox	14 0 0 0 -40
=output	-11 0 0 -49
=outsid	39 0 0 -31 -31
=ouvrent	18 -41 -36 0 40
=overbook	49 0 0 -31 34
=overflow	-14
=overkill	20
=overlap	-45
=overwritten	10
=ovh	34 0 0 0 34 -34
=own	13 0 0 0 44 -51 -34
=p	25 0 -38
=pacient	25 0 0 0 -38
=packag	28 0 0 0 -42 -42
=pag	-18 0 -66
=pager	11
=pagination	0 -32
=paiement	28 -34 0 0 35
=pair	-10
=panic	16
=paper	20 -37 0 0 -36
=par	18 0 -38
=paragraph	-10
=param	35 0 0 -32 0 -31
=parameter	10
=parcel	20 0 0 0 31
=pars	-33 0 0 0 -32
=parser	-25 0 -33
=part	21 0 0 -31 31 -35
=partition	53 0 0 0 39 -63
=partner	24 0 0 -34
=party	0 0 -32
=passent	17 0 -34
=password	15 0 -48 0 0 -40
=past	0 0 0 -41
=path	11 0 0 0 -45 33
=paus	-9 0 0 0 -34
=pay	36 0 0 0 30
=payload	-11 0 -32
=payment	46
=pdf	19 -39
=pedido	0 -42 0 0 41 0 -30
=pelo	29 -40
=peopl	24 0 0 32 -35
=percent	23 -43 0 -39 51 -30
=period	34 0 0 0 -32
=permission	16 0 0 -30
=person	22 -37 0 0 0 0 -30
=personal	24 35
=petit	34 0 30
=peut	20 0 0 -31 39
=phas	-22
=phon	-12 0 0 0 0 -40
=php	24 0 0 0 0 -42
=pick	38 -48 0 -34 0 -47
=picker	0 -44 0 0 32 -33
=pictur	-30
=pie	10
=pin	24 0 0 -37 0 -39
=ping	-36
=pipelin	30
=pixel	-29 0 0 -36 0 32
=plac	13 -42
=plain	16 0 0 0 0 -34
=plan	0 0 0 0 -43
=play	-34
=plot	-48
=plugin	54 0 0 0 0 -35
=plural	13 0 0 0 -30
=pm	33 0 -39 0 48 -30
=pnpm	47 0 -34 0 -38 -40 30
=point	0 0 0 0 -31
=policy	-19
=pool	39 -41
=poort	40
=port	21 -57 0 0 38
=portal	41 0 0 0 34
=position	-12 -46 0 0 45
=positiv	0 -31 -31 0 -37 36
=possibl	-17 -31
=postgr	-10 0 -32 0 0 -44
=power	34 0 0 -31
=pr	-16 45 -47 -36
=precio	13
=prefix	44 -38 0 -33
=prepar	-11
=present	15 -31 35 0 -37
=press	-41
=pretty	-28
=preview	-38 -39
=prezzi	34 0 -32
=pric	0 0 -43
=print	-16 0 0 -36
=printer	9 0 -38 0 50 -54
=pris	19
=privacy	26 0 0 0 -43 34
=privat	29 0 0 -30
=pro	42 0 0 -33 0 -38
=process	18 0 0 0 -38
=prod	31 0 -45 -47 0 -38
=product	0 -40
=production	-13 0 -30 -44 32 -33
=profil	-21
=progress	34
=project	0 0 -42
=promis	15 0 -43 0 0 -38
=prop	-21
=protect	30 -40 0 0 39
=prototyp	9 -30 0 0 0 32
=prova	-14
=provider	42 -35 0 -39 42
=proxy	17 -44 0 0 0 34
=prueba	28
=public	49 0 0 0 -64
=publish	20
=pull	-34 0 0 0 0 -40
=push	26 32 -52 0 0 -30
=put	0 0 39 -45 -50
=px	11 0 0 0 -33
=python	46 -39
=página	-35
=qa	47 -31 -37 0 30
=qu'il	14 0 0 0 -34 33
=que	-36
=query	0 46 -45 0 -50
=question	0 0 0 0 35 -42
=queu	0 0 -31 0 -35
=quick	-21
=quiet	-10
=quot	0 -34 35 0 -45
=rac	-51
=radio	-17
=rais	-14 0 0 0 -32
=ran	-48
=rat	40 0 -32 -42 38
=raus	41
=raw	31 0 0 -39
=reach	-11
=reachabl	-25
=read	0 33 0 0 -31 0 -37
=readabl	38 0 0 -56 -35
=reader	-26
=reading	11
=readm	-46
=ready	-24 -30
=real	48 0 0 -36
=rebas	-26
=reboot	0 32
=recet	8
=receta	25
=rechtstreek	35
=recommend	-41
=record	30 -50
=recordatorio	17 -38 0 0 35
=redux	21
=refactor	-34
=refresh	-10 -50
=refus	0 0 0 -31
=regard	-39
=regarder	-8
=regenerat	9 -37
=regex	-8
=region	30 0 0 0 0 0 -31
=register	0 -41
=registry	22 -34 0 0 0 33
=regression	-17
=regulator	-42
=relanc	-49
=releas	14 0 -44
=reload	0 0 0 -31
=remark	-21
=remember	24
=remov	-50
=renam	-21
=render	0 -32 -37 0 0 -34
=renew	-24 0 0 0 37 -32
=repeat	37 -51
=replay	47 0 0 -30 -43 0 39
=replica	23
=repo	76 -65 -33 0 0 0 -31
=report	-10 0 -33
=repository	13 -35
=reproduc	-15
=reproducibl	-25 0 0 0 -30
=request	-35 0 0 -31 0 -30
=rerun	-57
=reset	0 -41 -40 0 48 -32
=respons	-39
=rest	-38 0 -37 32 0 -38
=result	-39 0 0 -43 -45
=retention	41 0 0 -30
=retour	42 -30 -30 0 37
=retro	-36
=retry	11
=return	15 -42 44 -54
=rev	36
=revenu	20 -31 0 0 34
=revert	-35
=review	0 0 0 -35
=reviewer	-29 0 0 -32
=rewrit	21 32 0 0 -34
=right	-57 -48
=rol	-19 -47 -39 -37 46 -33
=roll	0 0 0 0 -35
=room	-26 -40
=root	36 0 0 -38 0 -31
=rotat	16 0 0 0 31 -32
=rotation	32 -37 0 0 41 -31
=round	0 38 0 0 -32
=rout	-19
=row	-34 -35 0 -48 43
=rul	20 0 -42 -48 -42 0 38
=run	-52
=runbook	23 41 0 -32 -36
=runner	32
=rust	-16
=rücksprach	19 38 -34 -45
=s	57 -45 0 -36 34
=sagen	-11
=said	-29 0 -32 -32 -37
=sal	28 -41 0 0 0 -34
=salen	17 -38 0 0 35
=sall	36
=sampl	-45 0 0 -35 0 -42
=sandbox	35 -40
=sara	-28 0 0 0 -36
=sav	-26 30 -35 -47 0 -37 -31
=say	-11 0 -41 0 -34
=scal	0 0 0 0 0 -35
=scan	10
=scanner	0 -42 0 -34 44
=schau	-28
=schedul	36
=schema	34
=school	35 -36
=scop	15 0 0 -43 -42
=scratch	-28
=screen	31 0 0 -32 34
=screenshot	-13 0 0 -46 0 -30
=screw	36
=script	0 30 0 0 0 -39
=sdk	17 0 0 0 35
=search	0 0 0 0 0 -33
=seat	53 0 0 -32
=secret	14 32 0 0 -49
=section	-32
=security	21
=see	-16 0 0 0 39
=seed	35 0 0 -35
=seem	-51
=seen	-36
=self	47 -32 -39 0 0 -46
=sell	31 -32
=semicolon	-19
=send	0 0 -31
=sensor	-14 -30
=sent	-48
=sentenc	34 -51 40 -52 -44
=separat	43
=separator	0 -30
=septembr	16 -31 -33 0 32
=sequenc	17 -33
=sequential	-26 0 0 0 -32 -31
=serial	26 0 -31 -33
=server	24 -30 -36
=serveur	22 -30 0 0 42 -34 -30
=servic	21 0 -32
=servidor	39
=será	-29
=session	22 -50 -40 -38 46
=set	-28 0 0 -33
=setting	-39
=setup	0 31 0 -33
=seul	39 -34
=seven	30 -34 0 0 35
=several	-22 -31
=shar	49 0 -37 -43 43 -44
=sheet	16 -45 0 -30 57
=shift	37 -30 0 0 41
=ship	18 36 -32 0 -62 32
=shipment	0 0 0 0 -33 32
=shop	21 -37 0 -47 54 -36
=short	23 -57 53 0 -57 -40
=shorten	-38
=shorter	-26
=show	-28 0 0 0 -38 -33
=shown	25
=sick	-22 31 0 0 -32
=sid	26 0 -33 0 0 -37
=sidebar	0 -33 0 0 31
=sieht	-26
=sign	27 0 0 0 0 -46
=signatur	-26
=signup	-25
=sim	33 0 0 0 -33
=simpl	0 -44 0 0 0 -33
=simpler	37 0 31
=simplify	-29
=simulator	33 0 -41 -31
=singl	57 0 0 0 0 -47
=sit	47 -44 -42 -44
=siz	37 -53 0 -47 42
=skip	0 0 0 0 0 -43
=sleep	-10 0 0 0 0 -35
=slo	36 0 0 -33 47 -43
=slot	35
=small	10 0 0 0 -50
=smaller	-21
=smell	-48
=sms	17 -38 0 0 35
=so	16 0 -31
=soft	-16
=solution	-20
=som	-53
=someth	0 0 0 0 -35 0 -37
=somewher	-49
=sonntag	21 -38 -33 0 41
=sort	-9 -47 0 -44 0 0 -32
=sound	-53
=sourc	20
=spac	36 -51 60 -48 -56 -42 -33
=span	38 -45 -38 -33
=spe	-12 -34 0 0 41
=speak	26
=spec	43 -42 -36
=spell	46 -37 53 -47 -49 -38
=spik	-19
=spin	-15
=spinner	-37
=split	-19 0 0 0 -32
=sprint	20 -35 0 34 0 -39
=sql	55 0 0 0 0 -32 -30
=squash	27
=src	-28
=ssh	36 -57 -35 -38 65 -32 -38
=sso	29
=stabl	0 0 0 0 -40
=stack	-18
=stag	32 0 -41 0 46 0 -35
=stal	-31
=stand	-14
=standby	22 0 0 -31
=start	0 0 0 -30 -42 0 35
=startest	19
=stat	20 -35
=statement	18 -32
=status	0 0 0 -37 47 -35
=std	15
=steht	31 0 0 -31
=stellen	29
=step	-33 0 0 0 0 -31
=stock	14 0 0 0 32
=stop	0 0 0 -31 32
=stor	-18 0 -34 0 -36 32
=storag	13 -36
=story	42
=storybook	35
=str	-42
=stream	-15
=string	8
=strip	41
=strong	0 35 0 0 0 -30
=structur	20 0 0 0 -38
=stub	13 -30 0 30
=stuff	0 0 0 0 -32
=styl	0 0 0 -47 0 -44 -33
=su	58 -35 0 0 31 -44
=subnet	32
=such	-37
=suit	-32
=summary	-49
=sunday	38 -36 0 -44 47 -34
=supervisor	37 0 0 -32 0 -36
=support	18 -34 0 0 36 -50
=surpris	-43
=svelt	31
=svg	0 30
=swap	43
=switzerland	31 -37 -38 -37 52 -45
=symfony	8
=sync	21 -39 0 32 0 -35
=syntax	18
=tab	0 -32 37 -33 -40 -30
=tabell	13 -37
=tabl	27 32 0 0 -33 0 -33
=tablet	10
=tag	44 32 0 -34
=tail	30 -47 -36
=tak	-30
=taken	-8
=talk	17
=tarda	-35
=target	18 -38
=task	-17
=tax	43 0 -34 0 46 -37
=teach	25 -32
=team	16 -32 -36 30
=telemetry	-28
=tell	39 0 0 -33 0 -52
=temperatur	-24 0 0 0 30
=temporary	-21
=ten	-11
=tenant	21 -41
=tenth	36 -36 0 0 44 -34
=term	21 -32
=ternary	0 0 30 -31 -30
=terraform	36
=test	0 35 0 0 -36 -36
=testflight	-26 0 -31 0 34
=testserver	0 0 0 0 32
=testzugang	33 0 0 0 34 -35
=text	0 45 0 0 -44 -42
=texten	43 0 0 0 0 -33
=that	18 -44 0 -39 0 43
=them	23 53 0 -35 -55 -31
=thing	23 30 34 -56 0 -53
=think	-34
=third	-32 0 -32
=thirty	44 0 0 0 -34
=though	-18
=thought	-27
=thousand	38 0 0 0 -33 -31
=thre	-17
=thread	28 0 0 0 0 -42
=throw	31 0 -50 -31
=thursday	28 0 0 -32
=ticket	-35
=tier	35 0 0 0 0 -31
=til	-12 0 -38
=till	27 -32
=tim	0 0 0 -41
=timeout	10 0 0 -30
=timestamp	30 0 -32
=tiny	29
=titl	-19 0 35 -40
=tmp	0 31
=together	30 0 0 0 -33
=toggl	28 0 -31 41
=token	0 0 -30 0 0 0 -36
=tokenizer	0 0 0 0 33
=told	22
=took	-24
=tool	11 0 0 0 -41
=tooltip	-31
=topic	-36
=torchrun	24
=total	-37
=touch	27 52 0 0 -60 -37 -31
=tourn	13 0 0 0 39
=toy	-20
=trac	-41
=track	0 0 0 0 0 -35
=traffic	18
=train	-21 0 0 0 32 -37
=transaction	16
=transformer	10
=translat	-35
=translation	0 0 0 0 0 -37
=treat	32
=tri	15 0 0 31
=trial	0 0 0 0 -39 35
=trigger	15 -33 0 34 -32
=trop	-22
=truck	16
=truncat	13
=trunk	53 -30 -44 0 31 -32
=try	-69
=tuesday	33
=turkey	10 -35 0 0 32
=turn	21 0 -41 -34
=twic	-28 0 0 -39
=twitter	-30
=typ	14 0 46 0 -43 -43
=typo	-35
=ubuntu	26 0 0 -34
=ui	46 -32 0 -48 0 -32
=umlaut	-20
=understand	-16
=understood	-33
=undo	-58
=une	22 0 0 0 -41
=uniqu	14
=unit	0 -42 0 -37
=uns	19 -31
=unstabl	-36
=unus	-25
=updat	22 0 -30 0 0 -36
=upgrad	-31
=upload	12 0 0 -33 40 -33
=upsid	0 0 0 0 -33 34
=url	43 37 -40 -32 0 -42
=usb	25 0 -35
=useless	-27
=user	0 0 0 -38
=v	33 -35 -37 -30
=vai	20 0 0 0 -33
=valid	0 -39 0 0 38
=validat	-29
=validation	30 32
=valu	0 0 0 -30
=van	22 0 -38
=vanaf	30
=var	-18
=variabl	-8 0 39 -30 -55 -33
=vat	-29 0 0 0 31
=vault	27 0 -31 -38 0 -43
=vendor	17
=version	31 -33 0 34 0 -42
=verzend	30
=veröffentlicht	39 -34 0 0 35
=vet	-26
=video	-21
=vielen	-32
=view	-16 0 0 -35 -41
=visibl	-14 -32 31
=visit	18
=voorraad	27
=voucher	9 0 -31
=vpn	-13 -32 0 0 0 -43
=vue	15
=w	59 0 -52 -47
=wait	-75 0 0 -49
=want	-17 0 0 0 0 -36
=warehous	37 -35 0 -32
=warn	-54
=warning	-36
=wartungsfenster	23 -34 -30 0 33
=watchdog	31
=way	0 0 41 -34
=we'd	-37
=web	0 0 0 0 -31
=webhook	-13
=websocket	-20
=wednesday	-18 0 0 0 31
=weekday	40
=weekend	33 -39 0 -37 50 -31
=weg	0 0 0 0 -30
=weight	30 -44 0 0 0 37
=well	0 0 -35 0 -35
=went	-24 0 0 0 30
=werden	21 36 0 0 -40
=whether	-10
=whil	16
=whit	0 33 -32
=whol	0 -32 0 0 0 -34
=wid	0 0 -39
=widget	-13
=wiki	37 0 0 0 0 -42
=wildcard	31 0 -32
=will	51 0 -56 37 0 -42 -33
=win	18
=window	0 0 -31
=wip	28 -38 0 0 37
=wir	30 0 0 0 30
=wird	63 0 -37 0 0 -49 -30
=within	24 0 0 -37
=wizard	22
=word	39 -43 54 -57 -35
=wordt	40 0 0 0 31
=work	0 34 -38 -50
=worker	-17
=workspac	21
=world	-22
=worry	-48
=worth	25
=would	-39 -40 0 33 -33
=wrap	23 0 -46 -38
=writ	31 0 45 -30 -41
=written	18
=x	23 -36 0 0 45 -37
=xml	23 0 0 -30 0 -36
=yaml	8 0 0 0 -38
=yarn	32 0 0 38 -31
=yesterday	-63
=your	12 0 0 -35
=yourself	31 0 0 0 -33 37
=youth	36
=zebra	22
=zero	11
=zijn	26 -51 -38 0 47 -31
=zip	-27 0 0 0 31
=zon	0 -42 0 0 32
=zoom	-48
=zwei	29 -40
?	-34
? $	-33
AGAIN	-32
AGAIN $	-47
AGAIN , _	9
AGAIN LIVES	32
AGAIN LIVES $	32
AGAIN NOT	-23
AGAIN NOT _	-23
AGAIN SYMPTOM	-18
AGAIN SYMPTOM $	-16
AGAIN _	-27 0 0 -32
AGAIN _ $	-36 0 0 0 30
AGAIN _ for	-17
AGAIN on	22 0 0 0 31
AGAIN with	-21
AGAIN&CALLED	18
AGAIN&DECIDE	9
AGAIN&DONT	-25
AGAIN&DROP	44 0 0 30 -40
AGAIN&EVERY	-19
AGAIN&FORNOW	21
AGAIN&GRATITUDE	-30
AGAIN&HEDGE	-21
AGAIN&I	-35
AGAIN&INSTEAD	26
AGAIN&IS	-8
AGAIN&LIVES	-9
AGAIN&MUST	26 -35 0 0 37
AGAIN&NOT	-23
AGAIN&NOW	-29
AGAIN&ONLY	27
AGAIN&PLEASE	-20
AGAIN&SYMPTOM	-13
AGAIN&THIS	8
AGAIN&USE	-9
AGAIN&VALUE	-31
AGAIN&WAS	19
ALWAYS	17
ALWAYS $	37 0 0 -33 -39
ALWAYS ,	18
ALWAYS , also	16
ALWAYS DONE	-34
ALWAYS OWNER	11 31 -30
ALWAYS USE	-30
ALWAYS _	11 0 0 -40 0 -44
ALWAYS _ $	30 0 0 -49 0 -48
ALWAYS _ on	-24
ALWAYS a	-17
ALWAYS in	31 0 -35
ALWAYS the	-38
ALWAYS&CALLED	-27
ALWAYS&GRATITUDE	8
ALWAYS&HEDGE	-23
ALWAYS&I	19 -32
ALWAYS&IS	24 0 -30
ALWAYS&LIVES	10 0 -38 0 0 0 -32
ALWAYS&NEVER	22
ALWAYS&ONLY	-13
ALWAYS&SHOULD	-21
ALWAYS&SYMPTOM	-11
ALWAYS&THIS	25
ALWAYS&USE	-50
ALWAYS&VALUE	15 0 0 0 -40
ALWAYS&WE	-32
ALWAYS&YOU	15 36 -32
ASKS	-31 30 0 0 0 -33
ASKS ?	-8
ASKS ? $	-8
ASKS ALWAYS	-20
ASKS EVERY	-9
ASKS EVERY _	-9
ASKS HEDGE	-8
ASKS LIVES	-28
ASKS NEVER	-16
ASKS USE	-33
ASKS USE a	-20
ASKS _	-28 0 0 0 0 -31
ASKS _ $	-37
ASKS _ I	-14
ASKS _ THIS	-23
ASKS _ WHAT	-21
ASKS _ a	-8
ASKS _ at	-22
ASKS _ de	-31
ASKS _ the	-32
ASKS _ to	-9
ASKS a	-16
ASKS a _	-16
ASKS also	-12
ASKS also _	-12
BECAUSE $	0 0 0 0 -36
BECAUSE <acronym>	13 0 0 30
BECAUSE <number>	13
BECAUSE THEY	22 0 0 0 -35
BECAUSE THEY _	22 0 0 0 -35
BECAUSE THIS	-16
BECAUSE _	-21 0 -30 0 -32
BECAUSE _ $	-9
BECAUSE of _	13
BECAUSE of the	0 -34
BECAUSE the	10
BECAUSE the _	10
BECAUSE&DECIDE	23 0 0 0 -39
BECAUSE&DROP	-13
BECAUSE&EVERY	40 0 0 -37
BECAUSE&GRATITUDE	13
BECAUSE&I	-18
BECAUSE&IS	9
BECAUSE&KEEP	15 0 0 0 -39
BECAUSE&LIVES	28
BECAUSE&MAYNOT	0 0 0 -31
BECAUSE&NOT	19
BECAUSE&NOW	27
BECAUSE&ONLY	21
BECAUSE&SYMPTOM	-24
BECAUSE&USE	26
BECAUSE&VALUE	34
BECAUSE&WAS	22
BECAUSE&WE	34
BECAUSE&YOU	21
CALLED	0 -40 0 -34
CALLED "	0 0 0 0 0 34
CALLED " <name>	12
CALLED " _	27
CALLED $	-13 -36 0 0 0 -43
CALLED ,	-20
CALLED <code>	19
CALLED <host>	30
CALLED <name>	25
CALLED <name> ,	14 0 0 0 -37
CALLED IS	15
CALLED IS _	17
CALLED _	55 -49 0 -45 0 30
CALLED _ $	33 0 -40 -38
CALLED _ ,	12 -32 -34 0 -30 38
CALLED _ IF	16
CALLED _ after	37 0 36 0 -36 -35
CALLED _ and	26
CALLED the	25
CALLED&DECIDE	9
CALLED&EVERY	33 0 0 0 -30
CALLED&I	-15
CALLED&IS	21
CALLED&LIVES	13 0 0 0 41 -46
CALLED&MUST	-8
CALLED&NEVER	0 0 0 0 0 32
CALLED&NO	-8
CALLED&NOLONGER	11
CALLED&NOT	36
CALLED&NOW	24
CALLED&ONLY	-17
CALLED&PLEASE	-27
CALLED&USE	-14
CALLED&VALUE	14 -35 0 0 0 30
CALLED&YOU	16
DECIDE	36 -30 0 93 -58
DECIDE $	0 -38 -48 36 0 -32
DECIDE ,	13 -37 0 37 -34
DECIDE , _	-17
DECIDE <name>	21
DECIDE DROP	16
DECIDE GRATITUDE	-27 0 0 0 30
DECIDE GRATITUDE $	0 0 0 0 30
DECIDE IS	38 0 -31 44 -43 -32
DECIDE IS THIS	20
DECIDE IS _	20 0 -34 40 -31 -35
DECIDE MAYNOT	12 30 0 -36
DECIDE MAYNOT to	12 30 0 -36
DECIDE SYMPTOM	-32
DECIDE THIS	27
DECIDE THIS WE	19
DECIDE _	15 0 0 0 -32
DECIDE _ $	0 0 0 -49
DECIDE _ ,	17 0 0 0 0 -33
DECIDE _ THIS	12
DECIDE _ and	-22
DECIDE _ at	25
DECIDE a	-46
DECIDE a _	-46
DECIDE bei	22 0 0 0 0 -31
DECIDE bei _	22 0 0 0 0 -31
DECIDE con	13
DECIDE con _	8
DECIDE for	34
DECIDE in	17 -33 0 0 -32
DECIDE on	34
DECIDE on _	26
DECIDE on the	25
DECIDE one	40 0 0 33 0 -34
DECIDE one _	40 0 0 33 0 -34
DECIDE the	33 -36 0 33 -33
DECIDE the _	21
DECIDE to	36 -36 0 37 -37
DECIDE to _	34 -32 0 34 -37
DECIDE with	31 -33 0 39 -31
DECIDE with _	25 -32 0 39 -32 -31
DECIDE&DONT	16
DECIDE&DROP	34
DECIDE&EVERY	0 0 0 0 -37
DECIDE&GRATITUDE	41 0 -39
DECIDE&HEDGE	-11
DECIDE&I	-10 0 0 32
DECIDE&INSTEAD	11
DECIDE&IS	21 0 0 65 -41 -38
DECIDE&KEEP	17 0 0 0 -33
DECIDE&LIVES	16 0 0 42
DECIDE&MAYNOT	29
DECIDE&NEVER	12
DECIDE&NO	54 -58 0 35
DECIDE&NOLONGER	33 0 0 0 0 -33
DECIDE&NOT	15 0 0 42 0 -45
DECIDE&NOW	27
DECIDE&ONLY	-8
DECIDE&THIS	17 0 0 51 -58
DECIDE&USE	0 0 0 0 -33
DECIDE&VALUE	0 0 0 45 -38
DECIDE&WAS	16 0 0 40 -50
DECIDE&WE	28 0 0 46 -43
DONE	-22 0 0 0 0 -50
DONE $	-11 -53 37 -41 0 0 -33
DONE ,	-33
DONE , <number>	-25
DONE ?	-25
DONE ? $	-25
DONE NOT	-37
DONE NOT $	-37
DONE NOW	-33
DONE NOW $	-33
DONE THIS	0 0 -31
DONE UNLESS	-39
DONE _	40 31 -36 -32 0 -34
DONE _ $	33 0 -34 0 0 0 -36
DONE and	-25
DONE by	0 -31 0 0 30
DONE by the	29
DONE in	-33
DONE on	0 0 0 -30
DONE on Name	18 0 0 -30
DONE the	-25
DONE the _	-22
DONE with	-26
DONE with THIS	-37
DONE with a	-30
DONE with the	-20
DONT	14 49 -30
DONT $	16
DONT HEDGE	-23
DONT LIVES	-32
DONT LIVES the	-30
DONT OWNER	23 0 0 0 35
DONT USE	41 0 -38
DONT USE _	24
DONT _	0 48 0 -35 -57
DONT _ $	-25
DONT _ ,	57 0 0 -38
DONT _ EVERY	-30 30 0 0 -33
DONT _ FORNOW	-30
DONT _ THEY	24
DONT _ THIS	-11 54 0 -41 -49
DONT _ WHAT	-43
DONT _ a	42 32 0 0 -32
DONT _ on	29
DONT _ the	21 33 -50 -32 -40
DONT _ with	-17
DONT do	0 0 0 31
DONT do _	0 0 0 30
DONT na	30
DONT na _	30
DONT&EVERY	-9 0 0 -33 -41
DONT&FORNOW	-39
DONT&I	-14
DONT&IS	41
DONT&KEEP	33 33 0 -31
DONT&LIVES	-14 0 0 0 -55
DONT&MAYNOT	25
DONT&NO	-16
DONT&NOLONGER	10 0 0 0 -48
DONT&ONLY	-10
DONT&SYMPTOM	18 33
DONT&THIS	13
DONT&USE	26 0 -40
DONT&VALUE	27
DONT&WE	29
DROP	15 0 0 66 -33
DROP $	-13
DROP ,	41 -37 0 44 -47
DROP THIS	-26
DROP THIS $	-43
DROP _	34
DROP _ ,	23 -32
DROP _ on	10
DROP and	9
DROP and _	9
DROP at	25 0 0 -41 33
DROP for	-24
DROP here	-23
DROP in	27 0 0 0 -37
DROP of	-22
DROP off	-31
DROP off $	-31
DROP the	22 -33 0 37 -41
DROP the _	27 -30 0 30 -37
DROP with	28 0 -32 37 -34
DROP&EVERY	29 0 0 39 -46
DROP&FORNOW	28
DROP&GRATITUDE	-9
DROP&I	-8
DROP&IS	8 0 0 48 -36 -31
DROP&KEEP	16 -38
DROP&LIVES	9
DROP&MOVED	17
DROP&MUST	0 -38
DROP&NEVER	33
DROP&NO	8
DROP&NOT	19
DROP&NOW	11
DROP&ONLY	8 0 0 0 -33
DROP&SYMPTOM	21
DROP&THIS	0 0 0 39 -50
DROP&USE	38
DROP&VALUE	45 -58
DROP&WAS	29
DROP&WE	47 -31 0 52 -54
EVERY	9
EVERY $	-34 0 0 33 0 -47
EVERY ,	0 -37
EVERY , _	37
EVERY , the	14
EVERY <number>	-12 -40 0 0 38
EVERY <number> $	20
EVERY <number> TIME	-20 -32
EVERY <number> _	9
EVERY DONE	-25
EVERY HEARSAY	-38
EVERY HEDGE	30
EVERY HEDGE _	30
EVERY IS	-22
EVERY IS _	29 31 0 0 -44
EVERY LIVES	42
EVERY LIVES $	15
EVERY MUST	-8
EVERY NOW	-29
EVERY Name	40
EVERY SYMPTOM	-30
EVERY THIS	35
EVERY THIS _	35
EVERY THIS a	29 0 0 0 -32
EVERY TIME	50 0 0 -37 43
EVERY TIME $	62 -44 -30 -35 46
EVERY TIME Name	11
EVERY TIME _	-11
EVERY UNLESS	9
EVERY USE THIS	8
EVERY WE	9 0 0 0 -30
EVERY _	15
EVERY _ $	21
EVERY _ ,	40
EVERY _ ?	-41
EVERY _ I	-9
EVERY _ IS	-12
EVERY _ LIVES	27
EVERY _ MUST	0 51 0 0 -56
EVERY _ NEVER	0 -31
EVERY _ NOW	19
EVERY _ SHOULD	-28
EVERY _ THIS	-27 0 0 0 -39
EVERY _ UNLESS	21 41 0 0 -40
EVERY _ USE	-19
EVERY _ a	29
EVERY _ and	-14
EVERY _ at	31
EVERY _ in	24 46 0 0 -37 -41
EVERY _ of	32 31 0 0 -34
EVERY _ on	47 -49 0 -37 44
EVERY _ the	31 33 0 -30 -32
EVERY _ to	-14
EVERY _ with	22
EVERY a	-25
EVERY a _	-25
EVERY and	-26
EVERY de	29 37 0 0 -38
EVERY for	0 -37 -31 0 43 -34
EVERY in	0 0 0 -36
EVERY mit	19
EVERY new	17 0 0 0 -32
EVERY new _	17 0 0 0 -32
EVERY of THIS	0 0 0 -38
EVERY other	0 33 0 -32
EVERY over	41 35 0 0 -42
EVERY the	-11 0 -34 0 0 39
EVERY the _	-22 0 -31 -31 0 40
EVERY&FORNOW	-10
EVERY&GRATITUDE	-16 0 0 0 -42
EVERY&HEDGE	0 0 0 0 -33
EVERY&I	0 0 0 -31
EVERY&IS	-9
EVERY&KEEP	43 0 0 0 -51
EVERY&LIVES	27
EVERY&MAYNOT	22
EVERY&MOVED	-17
EVERY&MUST	0 58 0 0 -52
EVERY&NEVER	9 -38
EVERY&NO	36 31
EVERY&NOLONGER	29 -34
EVERY&NOT	32 0 0 0 -39
EVERY&NOW	-13
EVERY&ONLY	-12 0 0 -35
EVERY&OUR	19
EVERY&PLEASE	30
EVERY&SHOULD	-12
EVERY&SYMPTOM	-12 0 -31
EVERY&USE	-27 0 -30
EVERY&WAS	-28
EVERY&YOU	22
FORNOW	-28 0 -37
FORNOW $	-19 -41 -34 -43 41
FORNOW ,	-39
FORNOW , _	-39
FORNOW _	-36
FORNOW _ $	-30
FORNOW one	-35
FORNOW one $	-35
FORNOW&GRATITUDE	10
FORNOW&I	-26
FORNOW&IS	0 0 0 0 33
FORNOW&KEEP	-53
FORNOW&LIVES	-11 0 0 0 -38
FORNOW&MOVED	-12
FORNOW&NOT	-9
FORNOW&ONLY	0 0 0 0 33
FORNOW&OUR	28
FORNOW&SYMPTOM	-25
FORNOW&THIS	-10
FORNOW&USE	-28
FORNOW&VALUE	-11
FORNOW&WE	-33
FORNOW&YOU	-20
FUTURE_I	-33 0 34 -39 -37
FUTURE_I AGAIN	-15
FUTURE_I AGAIN _	-15
FUTURE_I HEDGE	-15
FUTURE_I HEDGE $	-15
FUTURE_I HEDGE _	-13
FUTURE_I NOT	-31
FUTURE_I NOT _	-20
FUTURE_I OWNER	-29
FUTURE_I _	-41
FUTURE_I _ $	-47
FUTURE_I _ THIS	-18
FUTURE_I _ in	-19
FUTURE_I _ on	-31
FUTURE_I _ to	-17
FUTURE_I _ with	-21
FUTURE_I a	-33
FUTURE_I a _	-33
FUTURE_I do	-44
FUTURE_I on	-32
FUTURE_I the	40 0 33
FUTURE_I the _	40 0 33
FUTURE_I to	-40
FUTURE_I to _	-35
GRATITUDE	-31 -37
GRATITUDE !	-22
GRATITUDE ! $	-26
GRATITUDE $	-24 0 0 0 0 -40
GRATITUDE ,	-31 0 -32
GRATITUDE , ASKS	-24
GRATITUDE , GRATITUDE	-15
GRATITUDE , I	18
GRATITUDE , IS	-25
GRATITUDE , NOW	-15
GRATITUDE , PAST_I	-12
GRATITUDE , THIS	-16
GRATITUDE , WRONG	-14
GRATITUDE , _	-42
GRATITUDE , the	-30
GRATITUDE <number>	-32
GRATITUDE ?	-11
GRATITUDE ? $	-11
GRATITUDE ASKS	-15
GRATITUDE FUTURE_I	-21
GRATITUDE GRATITUDE	-32
GRATITUDE GRATITUDE $	-32
GRATITUDE I	-18
GRATITUDE I _	-18
GRATITUDE IF	-23
GRATITUDE IS	-20
GRATITUDE NO	-35
GRATITUDE NO $	-26
GRATITUDE PLEASE	-34
GRATITUDE THIS DONE	-15
GRATITUDE THIS _	-13
GRATITUDE YOU	-21
GRATITUDE YOU $	-18
GRATITUDE YOU ,	-10
GRATITUDE YOU TOO	-16
GRATITUDE _	-13 -31 0 37 0 -31
GRATITUDE _ !	-35
GRATITUDE _ $	-63
GRATITUDE _ ,	-18
GRATITUDE _ DECIDE	56 0 -37 35 -41
GRATITUDE _ THIS	-22
GRATITUDE and	-9
GRATITUDE and _	-38
GRATITUDE by	19
GRATITUDE do	-35
GRATITUDE do THIS	-22
GRATITUDE for	-41 0 0 0 -30
GRATITUDE for _	8 0 0 0 -30
GRATITUDE for the	-43
GRATITUDE in	-17
GRATITUDE the	-27
GRATITUDE the _	-24
GRATITUDE&HEDGE	-23
GRATITUDE&I	-29
GRATITUDE&IS	-19
GRATITUDE&KEEP	14
GRATITUDE&MUST	24
GRATITUDE&NO	-23
GRATITUDE&NOW	-23
GRATITUDE&ONLY	40
GRATITUDE&PLEASE	-24
GRATITUDE&SYMPTOM	-31
GRATITUDE&THIS	-19
GRATITUDE&USE	20 0 0 -33
GRATITUDE&WAS	-9
GRATITUDE&WE	39
GRATITUDE&YOU	-25
HEARSAY	-60 0 0 0 -30
HEARSAY "	20
HEARSAY " _	38
HEARSAY $	23 30 0 0 -45
HEARSAY <version>	25 0 0 0 31
HEARSAY GRATITUDE	-16
HEARSAY IS	-38
HEARSAY NEVER	-25
HEARSAY SYMPTOM	-12
HEARSAY THIS	-42
HEARSAY THIS THEY	-25
HEARSAY THIS _	-20
HEARSAY THIS the	-20
HEARSAY _	-38
HEARSAY _ a	-17
HEARSAY a	-25
HEARSAY the	-30
HEARSAY the _	-29
HEDGE	-24 0 0 0 0 -34
HEDGE $	-36
HEDGE <number>	37
HEDGE DECIDE	-11
HEDGE EVERY	-20
HEDGE EVERY _	-20
HEDGE HEDGE	-31
HEDGE IF	-26
HEDGE IS	-33
HEDGE IS THIS	-23
HEDGE IS _	-16
HEDGE IS the	-27
HEDGE LIVES	-36
HEDGE NOT	-20
HEDGE NOT _	-20
HEDGE PAST_I	-15
HEDGE PAST_I _	-15
HEDGE THIS	-27
HEDGE THIS SHOULD	-9
HEDGE THIS the	-16
HEDGE USE	-10
HEDGE WE	-35
HEDGE WE SHOULD	-17
HEDGE WE _	-10
HEDGE WHAT	-18
HEDGE _ $	-20
HEDGE _ IS	-20
HEDGE _ SHOULD	-14
HEDGE _ THIS	-8
HEDGE _ USE	-25
HEDGE _ WE	-32
HEDGE _ a	-18
HEDGE _ the	27 0 31
HEDGE _ to	-26
HEDGE _ un	-33
HEDGE a	-21
HEDGE a _	-21
HEDGE an	-33
HEDGE do	9
HEDGE on	19 0 0 -31
HEDGE on the	25
HEDGE the	-35
HEDGE the _	-35
HEDGE to	-14
HEDGE&I	-42
HEDGE&IS	-45
HEDGE&KEEP	-10
HEDGE&LIVES	-32
HEDGE&MUST	-22
HEDGE&NO	-29
HEDGE&NOT	9
HEDGE&NOW	31 -30
HEDGE&ONLY	-19
HEDGE&OUR	9
HEDGE&SHOULD	-18
HEDGE&SYMPTOM	-16
HEDGE&THIS	-14 35 0 0 -37
HEDGE&USE	-25
HEDGE&WAS	-40
HEDGE&WE	-41
HEDGE&YOU	-8
I	-27 0 37
I $	15 42 0 -41 -44 -55 -32
I <number>	-31
I <number> _	-31
I ALWAYS	19
I ALWAYS _	19
I BECAUSE	-21
I DECIDE	32
I DECIDE THIS	28
I DONE	-27
I DONT	-39
I DONT HEDGE	-23
I DONT LIVES	-9
I DONT _	-34
I FORNOW	-15
I GRATITUDE	17
I HEDGE	-37
I HEDGE IS	-17
I IF	18
I LIVES	-51
I LIVES _	-37
I LIVES back	-11
I MAYNOT	-28
I MAYNOT _	-28
I MOVED	-22
I NOT	-23
I NOT _	-23
I ONLY	-13
I OWNER	26 32 -36
I OWNER $	26 32 -36
I PREFER	52 -30 34 0 -32
I PREFER IF	30
I PREFER _	21
I SHOULD	-15
I SYMPTOM	-18
I UNLESS	-45
I USE	-28
I WAS	-25
I WAS _	-25
I WHAT	-13
I _	-20 -48
I _ $	-35 0 31 -40 -38 0 -35
I _ ,	15 0 0 0 0 -52
I _ <number>	16
I _ EVERY	33
I _ HEDGE	-14
I _ I	-24
I _ IS	34 0 -34 -31 37
I _ NEVER	-26
I _ SYMPTOM	-20
I _ THIS	-22
I _ WAS	30 0 0 0 34
I _ a	-29
I _ in	-15
I _ the	-58
I _ to	41 0 0 0 -45
I _ up	8
I _ with	37
I a	-20
I a _	-20
I do	29
I first	16 -31
I first _	-11
I just	-41
I just _	-35
I out	-10
I the	-16 -31
I the _	-15 -31
I to	-27
I to _	-27
I&INSTEAD	-33
I&IS	15
I&KEEP	9
I&LIVES	0 0 0 0 -33
I&MOVED	-29
I&MUST	-18
I&NO	-9
I&NOT	0 0 0 -30
I&NOW	-16
I&ONLY	-32
I&OUR	-22
I&PLEASE	20
I&PREFER	54 0 36 0 -33
I&SHOULD	-12
I&SYMPTOM	-29
I&THIS	-14 0 0 0 -32
I&USE	-54
I&VALUE	-11 0 -38 -38
I&WAS	-11 0 0 -36
I&WE	-18
I&YOU	13 0 0 0 0 0 -32
IF $	-45
IF ,	33 0 0 0 -37
IF DECIDE	18
IF I	-20
IF IS	-26
IF THEY	0 0 0 0 0 -39
IF THEY IS	20
IF THEY _	-8 0 -30 0 0 -34
IF THIS LIVES	-33
IF THIS SYMPTOM	32
IF WE	-32
IF WE MUST	-16
IF YOU	49 0 32 0 -30
IF YOU DONE	10
IF YOU MUST	27
IF YOU _	56 0 37 0 0 0 -32
IF _	28
IF _ $	0 0 0 -50 0 0 -37
IF _ EVERY	26 0 0 0 40
IF _ IS	20
IF _ a	-26
IF _ avec	22 0 0 0 -35 0 35
IF _ con	20 -40 0 -33
IF _ en	9 0 0 0 -37 -30
IF _ por	10
IF a	52 0 0 -30
IF a _	52 0 0 -30
IF the	-22 -31 0 0 37
IF the _	-22 -31 0 0 37
IF there	29 0 0 0 -33
IF there IS	22 0 0 0 -34
INSTEAD	12 -45 0 35 0 -31
INSTEAD $	-24
INSTEAD _	60 -42 0 34 -47 -32
INSTEAD _ $	31
INSTEAD _ ,	38 0 -39 36 -32
INSTEAD a	8
INSTEAD a _	8
INSTEAD&IS	-9 0 0 32 -32
INSTEAD&LIVES	24
INSTEAD&NOLONGER	-30
INSTEAD&SYMPTOM	8
INSTEAD&THIS	23 0 0 35 -34
INSTEAD&USE	-28
INSTEAD&VALUE	-30 0 0 0 32
INSTEAD&WE	40
IS	8
IS "	-43
IS " EVERY	-34
IS $	-65 0 0 0 0 -30
IS <acronym>	53 -53 -41 -31 52 -35
IS <amount>	25 -34
IS <code>	41
IS <code> $	34 0 0 0 -35
IS <code> ,	16 0 0 0 31
IS <host>	21 0 0 0 42 0 -30
IS <host> $	20
IS <host> ,	12 0 0 0 40 -34
IS <mail>	36 0 0 0 33 -33
IS <name>	43 0 -44 -32
IS <name> $	25 31 -37 0 0 -31
IS <name> ,	21 -42 0 0 0 30
IS <name> UNLESS	20 -49 0 0 44 -37
IS <number>	38
IS <number> $	49 0 0 -30
IS <number> ,	-11 -38 0 -31 0 -42
IS <number> NOW	38 0 0 -48 41
IS <number> TIME	46
IS <number> _	0 0 0 0 -40
IS <number> of	42 0 0 32 0 -37
IS <path>	42
IS <path> $	25
IS <path> ,	36
IS <version>	11 -42 0 -34
IS <version> $	23 0 0 0 0 -30
IS AGAIN	0 -30 0 0 41 -31
IS AGAIN _	0 -30 0 0 30
IS AGAIN on	22 0 0 0 31
IS ALWAYS	17 0 -43
IS ALWAYS _	17 0 -37 0 0 -33
IS ALWAYS the	-38
IS CALLED	20
IS CALLED "	0 0 -32
IS CALLED <host>	30
IS CALLED <name>	25
IS CALLED _	40 0 0 0 41 -48
IS DECIDE	-15
IS DECIDE $	-25
IS DECIDE ,	-22
IS DONE	-25 -47 0 0 0 -33
IS DONE $	0 -33 0 0 36
IS DONE ,	-45
IS DONE by	34 -31 0 0 30
IS DONE with	41
IS DROP	0 -54 0 53 0 -32
IS DROP $	21 -32
IS DROP ,	29 -31 0 37 -34
IS DROP off	-31
IS EVERY _	15 0 0 0 -32
IS EVERY a	-25
IS GRATITUDE	-24 -33 0 0 0 -32
IS GRATITUDE $	-51
IS GRATITUDE ,	31
IS KEEP	33 -45 0 0 53 -34
IS KEEP <number>	0 0 0 0 34
IS KEEP in	18 -33 0 0 34
IS LIVES	33 -42 0 0 43 -37
IS LIVES PER	19
IS LIVES in	28 -30
IS MAYNOT	52 55 -31 -34 -62 -41
IS MAYNOT $	23
IS MAYNOT _	37 40 0 -30 -33 -39
IS MOVED	25 0 0 -35
IS MOVED $	-24
IS MOVED ,	-31
IS MOVED on	32 0 0 0 34 -30
IS MUST	9 32 0 0 -56
IS NEVER	8 37 0 0 -50
IS NEVER _	0 0 0 0 -31
IS NO	46 -45
IS NO _	44 -38 -35 0 49 -32
IS NOLONGER	-17 -33 0 35 -33
IS NOLONGER $	-17 0 -36 39 -59
IS NOLONGER ,	0 0 0 0 0 -34
IS NOLONGER _	-27
IS NOT _	-15 -31
IS NOW	-15
IS Name	58 -53 -37 0 39
IS Name $	40 -36 0 0 0 -36
IS Name ,	29 0 0 0 36
IS Name Name	37 0 0 0 32
IS ONLY	17
IS ONLY <number>	37
IS ONLY a	0 0 0 -33
IS OUR	24
IS OWNER	28
IS PER	39 -38 0 -32
IS PER _	35 -33 0 0 0 36
IS SYMPTOM	-48
IS SYMPTOM $	-30
IS SYMPTOM ,	-35
IS SYMPTOM AGAIN	-13
IS SYMPTOM NOW	-18
IS SYMPTOM a	-29
IS SYMPTOM in	-30
IS THIS $	-14
IS TIME	24
IS TOO	-36 0 0 0 0 -31
IS TOO GRATITUDE	-9
IS TOO _	-51
IS USE	-35 0 0 0 36
IS USE $	-11
IS USE on	21
IS WHAT	35 -44 0 0 43
IS WHAT I	10
IS WHAT WE	26
IS WHAT _	21 -35 0 0 43
IS WHAT the	31
IS WRONG	-29 0 0 0 -31
IS WRONG $	-24
IS WRONG ,	35 0 0 0 -32
IS _	14
IS _ $	-25
IS _ ,	27 0 0 -40 0 39
IS _ <acronym>	21 0 0 0 41
IS _ <host>	14
IS _ <number>	50 0 0 -53 -31 32
IS _ ?	-15
IS _ ALWAYS	31 -52 0 0 41
IS _ BECAUSE	16
IS _ EVERY	40 -40 0 0 39 -35
IS _ FORNOW	20
IS _ GRATITUDE	-24
IS _ IF	46 0 -40 -32
IS _ IS	-34
IS _ LIVES	0 -32 0 0 -39
IS _ NOT	48 -46 0 -33 -53 44 -34
IS _ NOW	44 -34
IS _ NOWON	32 0 0 0 -44
IS _ ONLY	41 0 -37 0 0 -40
IS _ PER	0 -44 -32 0 39 -43
IS _ SYMPTOM	-20 0 0 0 -33 34
IS _ THIS	27
IS _ TIME	-28
IS _ UNLESS	32 36 -31 0 0 -39
IS _ WHAT	-24
IS _ a	35 0 0 -32
IS _ after	-31 46 0 0 -45
IS _ and	68 -63 -37 -37 30
IS _ as	37 0 0 0 41
IS _ at	-15 0 0 -31
IS _ by	31
IS _ for	-19 -48 0 0 37 -40
IS _ from	44 -33 -32 0 0 -34
IS _ here	17 -47
IS _ in	0 0 -32 0 0 30
IS _ into	-11
IS _ of	36 0 -33
IS _ on	0 -45 0 0 49
IS _ out	18 0 31 0 -31
IS _ than	-29
IS _ the	-18 0 -30 0 34 -45
IS _ to	37 34 0 31 0 -57
IS _ up	25
IS _ with	65 0 -45 0 0 0 30
IS a NOLONGER	-27 0 0 0 32
IS a SYMPTOM	-18
IS a TIME	40 0 0 0 30
IS a _	19
IS an	-8
IS an SYMPTOM	-34
IS an _	-11
IS at	-24 -33 0 -33 49
IS at <amount>	-29
IS at <number>	-44 0 0 0 31
IS at _	46
IS back	-17
IS by	22 0 0 0 -36
IS das	-33
IS de	24 -38
IS de <number>	22
IS en	22 -33
IS en _	12 -32
IS for	12 0 -36
IS for _	18 0 -33
IS for the	-22
IS from	38 -48 -44 -39
IS from _	41
IS here	-18
IS im	-27
IS in	0 -41 -39 -34 39
IS in <host>	24
IS in <name>	24
IS in <path>	-30 0 0 -35
IS in TIME	33
IS in _	62 -67 -43 -37 57
IS in the	-30 0 -40 0 31
IS more _	-10
IS more than	16
IS o	-8
IS o Name	30
IS o _	-36
IS off	17 0 -31 0 0 -32
IS off ,	35 -33
IS on	0 0 0 -58
IS on SYMPTOM	-33
IS on _	0 -48 0 -33
IS on the	-18
IS one	12 -31 0 0 0 -35
IS one _	8 0 -45 0 40 -33
IS out	0 0 -34
IS out $	-35
IS out ,	44 0 -36 32 -35
IS out of	-18
IS over	-19
IS over ,	-22
IS the	17
IS the <date>	26
IS the ONLY	19 -30 0 0 40 -35
IS the WRONG	15 0 0 0 0 0 -32
IS the _	0 -33
IS the first	25 30 0 0 0 -33
IS the old	23 0 0 0 -37 32
IS the same	11
IS to	-39
IS to _	-39
IS two	0 -34 -38
IS two _	21 -34 -38
IS under	14
IS&KEEP	27 0 0 0 0 -30
IS&LIVES	21
IS&MAYNOT	0 40 0 -40 0 -40
IS&MUST	0 0 0 0 0 -46
IS&NEVER	25 45 0 -46
IS&NO	25 0 0 0 0 38
IS&NOLONGER	0 -44
IS&NOT	42 0 0 0 -54 59
IS&NOW	13
IS&ONLY	15
IS&OUR	44
IS&PLEASE	17 0 0 0 -30
IS&PREFER	26
IS&SHOULD	-16
IS&SYMPTOM	-28 0 -30
IS&USE	-29
IS&VALUE	27
IS&WAS	40 -36 0 0 0 40
IS&WE	26
IS&YOU	23
KEEP	31 0 0 0 -31
KEEP $	21
KEEP ,	47 0 0 31 -34 -30
KEEP , _	18 -49
KEEP <number>	11 0 0 -36
KEEP <number> TIME	11 0 0 -36
KEEP <path>	32 0 -34
KEEP <path> _	32 0 -34
KEEP THEY	35 -48 -31 -50
KEEP THEY _	35 -48 -31 -50
KEEP THIS	15 -50
KEEP THIS _	0 -36
KEEP _ $	-28 0 0 -37
KEEP _ ,	34 0 0 -35
KEEP _ <number>	-19
KEEP _ for	26
KEEP _ the	13 0 0 0 -33
KEEP at	-24 -37
KEEP for	25 -49 0 0 38
KEEP in	49 48 -46 -49 0 -40 -30
KEEP in _	13
KEEP in the	46 46 -33 -42 -30 -37
KEEP off	34 37 0 -39 -39
KEEP off $	34 37 0 -39 -39
KEEP on	38
KEEP on _	29
KEEP the old	0 35
KEEP there	23
KEEP under	22 32
KEEP under <number>	22 32
KEEP&LIVES	53 0 -34
KEEP&MOVED	12 0 0 -32
KEEP&MUST	15 41 0 0 0 -31
KEEP&NO	-24 -37 0 36
KEEP&NOLONGER	19
KEEP&NOT	14 -40
KEEP&NOW	25 0 0 -30 42
KEEP&ONLY	14
KEEP&OUR	31 -38 0 36 -33
KEEP&THIS	31
KEEP&USE	0 -32
KEEP&VALUE	11
KEEP&WAS	27
KEEP&WE	34 0 0 35 -39
KEEP&YOU	22
LIVES	14
LIVES $	-36 -43
LIVES ,	28
LIVES , NOT	28 0 0 -34
LIVES , _	39
LIVES <amount>	-10
LIVES <code>	38 -30 0 -30 -35 0 30
LIVES <date>	35 0 -31
LIVES <date> $	35 0 -31
LIVES <flag>	10 0 0 0 -32 0 30
LIVES <flag> _	10 0 0 0 -32 0 30
LIVES <number>	0 0 0 0 34 -49
LIVES <number> TIME	44 0 0 0 0 -36
LIVES <number> _	-20 0 0 0 0 -37
LIVES ?	-25
LIVES ? $	-25
LIVES DECIDE	21
LIVES DECIDE to	20
LIVES DROP	26
LIVES DROP $	21 -31
LIVES EVERY	40 -34 0 -48 30 -39
LIVES EVERY _	20 0 0 -34 38
LIVES FORNOW	-26
LIVES FORNOW $	-26
LIVES IF	-43
LIVES LIVES	23
LIVES LIVES on	25
LIVES LIVES to	0 -35
LIVES MOVED	0 0 0 0 32 -34
LIVES MOVED $	15
LIVES MOVED _	-24
LIVES NEVER	-23
LIVES NEVER _	-23
LIVES NO	-15
LIVES NO _	-11
LIVES ONLY	13 0 0 -31 0 0 -38
LIVES ONLY <number>	-13 0 -34
LIVES ONLY _	14 0 0 0 37
LIVES PER	34 0 0 0 35 -34
LIVES PER _	19
LIVES THEY	26
LIVES THIS $	-21
LIVES THIS ?	-15
LIVES THIS _	-18
LIVES USE	9 -33 0 -35
LIVES USE <path>	13 0 0 0 -38
LIVES USE _	30 0 0 0 32 -31
LIVES YOU	-21
LIVES YOU _	-19
LIVES _	9
LIVES _ $	-12 -33 0 0 33
LIVES _ ,	30 0 -36 0 0 -58
LIVES _ <number>	-19 0 0 0 0 -36
LIVES _ <path>	19 -46 0 0 -33
LIVES _ FORNOW	-11
LIVES _ PER	-25
LIVES _ SYMPTOM	-34
LIVES _ THIS	0 0 0 0 35
LIVES _ TIME	15
LIVES _ a	-33
LIVES _ and	-30
LIVES _ at	30
LIVES _ by	-22 -40
LIVES _ from	35 -31 0 0 40 -33
LIVES _ in	32 0 0 0 37
LIVES _ off	16 0 0 0 -31
LIVES _ on	52 0 0 -37
LIVES _ one	17 0 0 0 33
LIVES _ the	0 -41
LIVES _ to	14
LIVES _ with	26 0 0 0 -34
LIVES a	33
LIVES a SYMPTOM	18 31 -32
LIVES a _	25 0 0 0 32
LIVES a new	24
LIVES after	38 -40 -32 0 49
LIVES an	43
LIVES an _	43
LIVES as	44 0 -48
LIVES at	41 -39 -36
LIVES at <number>	0 0 0 0 -42 41
LIVES at <time>	0 0 0 0 31
LIVES at _	27 0 0 -45 53 -43
LIVES back	-16
LIVES back to	-18
LIVES from	0 0 0 0 0 0 -33
LIVES from $	-32
LIVES from _	10 0 0 0 0 0 -30
LIVES from the	15 0 -32 0 0 -40
LIVES in	37 0 -33
LIVES in <path>	18 33 0 0 -30
LIVES in TIME	39 -48 0 -30 46 -44
LIVES in _	32
LIVES in the	14 0 0 -35
LIVES into	41 0 0 0 -53 -35
LIVES into _	28 0 0 0 0 -31
LIVES more	15
LIVES on	21
LIVES on $	-42
LIVES on <number>	39
LIVES on _	41 0 0 -41
LIVES on a	16 0 0 0 36
LIVES on the	41
LIVES one	-18 -41 0 0 36
LIVES one _	0 -41 0 0 36
LIVES one more	-31
LIVES out	28 -33 0 0 44
LIVES out on	14
LIVES the	-12 0 -45
LIVES the _	-11 0 -45
LIVES the same	-29
LIVES to	0 0 0 -45
LIVES to <path>	12 0 0 0 -31
LIVES to _	-21 0 0 0 36 -41
LIVES to the	16 0 0 -35
LIVES two	9
LIVES up	41
LIVES up to	41
LIVES with	-11
LIVES with <number>	30
LIVES&MAYNOT	8
LIVES&MOVED	-15
LIVES&MUST	21 0 -45 0 -35
LIVES&NEVER	0 30 0 0 -32
LIVES&NO	-17
LIVES&NOLONGER	17 0 0 0 0 -30
LIVES&NOT	16 0 0 0 0 0 32
LIVES&NOW	19 -32
LIVES&ONLY	-9
LIVES&PLEASE	-40
LIVES&PREFER	30
LIVES&SHOULD	-14
LIVES&SYMPTOM	-14
LIVES&USE	41
LIVES&VALUE	10
LIVES&WAS	-19
LIVES&WE	-24
LIVES&YOU	0 0 0 0 -42
MAYNOT	35 83 -36 -34 -37 -33
MAYNOT $	23
MAYNOT LIVES	23 35 0 0 -32
MAYNOT OWNER	30
MAYNOT USE	24 34 0 0 -37
MAYNOT _	10 45 -33
MAYNOT _ $	27 0 -36
MAYNOT _ ,	27 -31
MAYNOT _ EVERY	16 -33 0 30 -36
MAYNOT _ MOVED	11
MAYNOT _ THIS	-19
MAYNOT _ in	-45
MAYNOT _ the	19
MAYNOT to	30 41 0 -39
MAYNOT to USE	30 32
MAYNOT&MOVED	19
MAYNOT&NEVER	18
MAYNOT&NOLONGER	15
MAYNOT&NOW	0 -31 0 0 38
MAYNOT&ONLY	15
MAYNOT&PLEASE	26
MAYNOT&SYMPTOM	-15
MAYNOT&THIS	35 50 0 -36
MAYNOT&USE	40 53 0 -40 -46 -34
MAYNOT&VALUE	-11
MAYNOT&WAS	13
MAYNOT&WE	30 30 0 -38
MOVED $	0 0 0 0 0 -34
MOVED ,	-9 0 0 -39
MOVED , IS	21 0 0 -36
MOVED , _	-31
MOVED <number>	-12
MOVED EVERY	-31
MOVED PER	12 -34
MOVED _	0 0 0 0 0 -38
MOVED _ $	-24 0 0 0 -35
MOVED and	51 0 0 -33 39
MOVED by	-23
MOVED by _	-23
MOVED from	32 0 0 0 -31
MOVED in	40 -41 0 -43
MOVED off	-13
MOVED off $	11
MOVED on	14 0 0 0 34 -30
MOVED on PER	32 0 0 0 34 -30
MOVED the	-8 -35 0 0 45 -41
MOVED the _	0 -36 0 0 33 -40
MOVED to	37
MOVED to <host>	24 0 0 0 43 -41
MOVED to <name>	29 0 0 -32
MOVED to _	35 0 0 0 0 -50
MOVED&MUST	-40
MOVED&NEVER	10 31 0 0 -36
MOVED&NO	25 0 0 -30
MOVED&NOLONGER	-15
MOVED&NOT	33 0 0 0 -43
MOVED&NOW	12 0 0 0 -32
MOVED&ONLY	23 -50
MOVED&THIS	-44
MOVED&USE	31 0 0 40 0 -36
MOVED&VALUE	28 -40
MOVED&WAS	23
MOVED&WE	16 -39
MOVED&YOU	9 -42
MUST	13 64 0 0 -43
MUST $	31 -34 0 41
MUST ,	0 -30
MUST <number>	48 -47 0 0 42
MUST <number> _	48 -47 0 0 42
MUST I	34
MUST KEEP	10 43 0 -35 0 -32
MUST KEEP _	0 0 0 -34
MUST LIVES	0 0 0 0 -34
MUST LIVES on	35 -41
MUST NEVER	25 33 0 0 -43
MUST NEVER _	29 0 0 0 -42
MUST THIS $	23 -48
MUST THIS _	-13 30
MUST USE	22
MUST _	0 47 0 0 -51
MUST _ $	-12 40 -46 -32 -33 -30
MUST _ ,	39 0 0 0 -32 -39
MUST _ <number>	-22 -33 0 0 34
MUST _ DONE	0 -37 0 0 33
MUST _ THIS	-45
MUST _ UNLESS	47
MUST _ by	-34
MUST _ in	48 0 -41 0 0 -30
MUST _ on	-32
MUST _ the	0 0 0 0 -37
MUST a	-9
MUST a TIME	-40
MUST an	-15
MUST an _	-24 31
MUST from	-32
MUST the _	10
MUST two	16
MUST two _	16
MUST&NEVER	12 35 0 0 -44
MUST&NO	0 0 0 0 -45
MUST&NOT	-21
MUST&NOW	31
MUST&ONLY	-25 0 34 0 -47
MUST&SYMPTOM	36
MUST&USE	18
MUST&VALUE	20
MUST&WAS	37 0 0 0 -36
MUST&WE	-18 32 0 0 -30
MUST&YOU	-39
NEVER	19 73 0 0 -45
NEVER "	21
NEVER " _	21
NEVER $	36 39 0 0 -33 -30
NEVER ,	44 0 -34 0 -32
NEVER <name>	28 -42 31
NEVER <name> $	28 -42 31
NEVER LIVES	10 53 -30 -35 -34 -35
NEVER LIVES _	13 37 -30
NEVER USE	-8 34 0 0 0 -30
NEVER _	10 35 -36
NEVER _ $	18 35 0 -37 0 -35 -32
NEVER _ ,	-28 0 0 0 0 -34
NEVER _ SYMPTOM	10
NEVER _ THIS	0 -50 0 0 38
NEVER _ a	11 0 0 -38 -40
NEVER _ for	-22
NEVER _ the	0 37 0 0 -37
NEVER _ to	-22 -32
NEVER the	39 0 0 0 -33
NEVER the _	39 0 0 0 -33
NEVER to	-25
NEVER to _	-25
NEVER von	19 31
NEVER&NO	24 0 0 0 0 -31
NEVER&NOT	34 0 0 -38 0 -53
NEVER&ONLY	15
NEVER&SHOULD	-14
NEVER&SYMPTOM	14 0 0 0 0 -31
NEVER&THIS	-9
NEVER&USE	0 0 0 0 -47
NEVER&WAS	-15
NO	18 0 0 0 -32
NO $	0 0 0 0 -48 36
NO ,	-25 0 -38 0 -40 37
NO , I	10
NO , IS	-40
NO , ONLY	19 0 0 0 -38
NO , _	-19 -40
NO , el	20 0 0 -40
NO , the	-18 -43 0 0 0 33
NO <acronym>	29 0 0 0 -39
NO EVERY	50 0 0 -35 0 -34
NO IS	32 0 -34 0 0 34
NO MUST	-49
NO MUST _	-44
NO SYMPTOM	0 0 0 0 0 -34
NO SYMPTOM _	30 0 0 0 0 -34
NO _	15 0 0 0 0 -34
NO _ $	-13 0 0 -39 0 -43
NO _ ,	22 0 -48 -31
NO _ EVERY	-30
NO _ KEEP	-25
NO _ Name	12 -30 0 34
NO _ PLEASE	29 0 0 0 0 -32
NO _ THIS	18 0 0 -36 0 -37
NO _ UNLESS	48 0 0 0 0 -44
NO _ WHAT	-36
NO _ after	47 0 0 -43
NO _ and	15
NO _ in	39
NO _ on	0 42 -34 0 -50
NO _ to	0 33 -32 -37
NO more	52 -49 -41 0 30 -35
NO more $	34 0 0 -43 41
NO more _	38 -44 -31 48 -32 -31
NO new	45 0 -47
NO new _	45 0 -47
NO the	27 0 0 -30
NO the _	27 0 0 -30
NO&NOT	15 0 -38 0 -38
NO&NOW	0 0 0 0 37 -37
NO&ONLY	0 0 0 0 0 -30
NO&PLEASE	46 0 0 -35 0 -43
NO&PREFER	-9
NO&SYMPTOM	21
NO&THIS	-18
NO&USE	18 35 -31
NO&VALUE	0 0 -33
NO&WE	-23 -32 -41
NOLONGER	10
NOLONGER $	0 0 -36
NOLONGER ,	14
NOLONGER , USE	-30
NOLONGER , _	39 -47
NOLONGER _	0 -43
NOLONGER _ $	-16
NOLONGER _ of	14
NOLONGER&NOT	28 -30 0 -40
NOLONGER&NOW	24 0 0 -39
NOLONGER&ONLY	29
NOLONGER&OUR	23 0 0 0 -45
NOLONGER&THIS	8
NOLONGER&USE	0 0 -30 0 -48
NOLONGER&VALUE	24
NOLONGER&WE	30
NOT	18 0 0 0 -47 54
NOT "	20 0 31 0 0 -41
NOT " _	20 0 0 0 0 -36
NOT $	-56 0 0 0 -36
NOT ,	12 -40
NOT <code>	0 0 0 0 0 38 -49
NOT <name>	43 -35 0 0 -67 52
NOT <name> $	16 0 0 0 -43 35
NOT <number>	29 0 0 0 -30
NOT <number> $	18
NOT <version>	36 0 0 0 -40 32
NOT FORNOW	-31
NOT IF	21
NOT LIVES	17 0 0 0 0 -34
NOT LIVES _	14
NOT MOVED	33
NOT MOVED $	33
NOT MUST	-20
NOT Name	18 0 0 0 -44 40
NOT Name $	18 0 0 0 -44 40
NOT PER	29 -30
NOT PER _	24
NOT THIS	-37
NOT USE	-13
NOT WHAT	38
NOT _	12
NOT _ $	17 -33 0 -40
NOT _ ,	50 -43
NOT _ IF	-16
NOT _ NEVER	32 45 0 -41 -46 -38
NOT _ NOLONGER	22 0 0 -37
NOT _ OUR	10
NOT _ THIS	8
NOT _ YOU	-13
NOT _ for	-18
NOT _ in	27 -34 0 -39 0 -45
NOT _ on	-42 0 0 30
NOT _ the	40
NOT _ to	-19
NOT a	0 0 0 0 -33
NOT a _	0 0 0 0 -33
NOT an	21
NOT by	21
NOT by _	20 -30
NOT by the	12 0 0 0 -36
NOT de	37 0 0 0 -50
NOT de _	19 0 0 0 0 -39
NOT from	30 -32
NOT from the	19 0 0 0 31
NOT on	35 32 0 0 -49
NOT the	23
NOT the _	23
NOT to	17 -38
NOT to _	21
NOT to the	9 -35 0 0 0 -32
NOT&NOW	-23 0 0 0 -35 34
NOT&ONLY	26 0 0 0 -32
NOT&OUR	13 -35 0 39 -43
NOT&PLEASE	-35
NOT&SHOULD	-16
NOT&SYMPTOM	10
NOT&THIS	-15 0 0 0 -32
NOT&USE	0 -50
NOT&VALUE	18 0 0 -33 -42 44
NOT&WAS	10
NOT&WE	31 -30 0 0 -34
NOW $	12 -37
NOW ,	8 0 0 -58
NOW , _	0 0 0 -35 45
NOW <number>	26 -40
NOW <number> $	22 0 0 0 38 -31
NOW <version>	36 -37 0 -30 40
NOW BECAUSE	27
NOW IS	22
NOW LIVES	-26
NOW THIS	-36
NOW THIS _	-45
NOW _ $	-28 0 0 0 0 -43
NOW _ ,	11
NOW and	-40
NOW the	-17
NOW the _	-19
NOW the last	-8
NOW&ONLY	32
NOW&SHOULD	-17
NOW&SYMPTOM	-18
NOW&THIS	-40
NOW&USE	-8 0 0 0 -47 43
NOW&VALUE	49 -40
NOW&WAS	-27
NOW&WE	38 0 0 0 0 -38
NOWON	60 0 -44 37
NOWON $	49 0 -33 0 -43
NOWON THIS	28 0 0 0 -36
NOWON THIS _	28 0 0 0 -36
NOWON _	25 -44 0 0 52 -33
NOWON _ $	10 -39 0 0 42
Name	35
Name "	21
Name $	19
Name ,	20 -31 0 0 42
Name , Name	10 0 0 -33 35
Name , _	26
Name , die	14 0 0 -32
Name , the	18
Name <number>	11
Name IS	24 0 0 -36
Name IS Name	35 0 0 0 37 -35
Name IS _	18
Name LIVES	22 0 0 -33 42
Name MAYNOT	22 34 0 0 -38
Name MUST	37 0 -33
Name NOW	-24
Name Name	23 -42 0 -30 46
Name Name $	0 -37 0 0 38
Name WAS	19
Name _	37
Name _ $	14
Name _ ,	22
Name _ EVERY	23
Name _ in	35 0 0 -31
Name and	13 -43 0 0 32
Name and _	-16
Name at	21
Name in	30 0 0 -32
Name in Name	30 0 0 0 -33
ONLY	31
ONLY $	37 0 -36 0 -40 -50
ONLY ,	8 0 0 -33 -47
ONLY , _	34 -30 0 0 -32
ONLY , the	-19
ONLY <number>	0 34 0 -38 -36
ONLY <number> _	0 42 0 -38 -37 -33
ONLY AGAIN	17 0 0 0 -40
ONLY FORNOW	30 0 0 0 31
ONLY LIVES	-21
ONLY LIVES _	-27
ONLY NEVER	27
ONLY NEVER _	27
ONLY THIS	-44
ONLY USE	13
ONLY USE _	35
ONLY WHAT	21 -49 45 -32
ONLY WHAT IS	9
ONLY _	25 0 -38 0 0 -32
ONLY _ $	43 0 -34
ONLY _ ,	15 0 0 -31
ONLY _ <number>	19 0 0 30 -45
ONLY _ IS	-19 -52 0 0 42
ONLY _ THIS	19
ONLY _ from	24 0 0 -35
ONLY _ one	29 -32
ONLY _ the	0 -50 0 0 47
ONLY _ with	15 32 0 -47 0 -33
ONLY a	0 0 0 -33
ONLY a _	0 0 0 -33
ONLY for	34 0 0 0 -42
ONLY for _	16
ONLY from	32 0 0 -33
ONLY from the	0 -32 0 0 30
ONLY in	0 0 -38 0 -37
ONLY in the	31 0 -38 0 -37
ONLY on	22 -55 0 0 38
ONLY on _	23 -35
ONLY one	19 0 -32 -38 0 -38
ONLY one _	0 -33 0 0 32
ONLY the _	30
ONLY to	35 0 0 -42 38
ONLY to _	35 0 0 -42 38
ONLY&OUR	8
ONLY&SHOULD	-43
ONLY&SYMPTOM	-30
ONLY&THIS	-24 0 0 -31
ONLY&USE	15 0 -47 0 0 -33
ONLY&WAS	37 0 0 -33
ONLY&YOU	32 0 0 -30
OUR	9
OUR <acronym>	26 0 0 0 33 -35
OUR Name	10
OUR Name IS	10
OUR _	15 0 0 0 0 -36
OUR _ $	23
OUR _ ,	-18 33 0 0 -30
OUR _ IS	33 -52 0 0 0 -35
OUR&USE	-27
OUR&VALUE	48 0 0 0 0 -47
OUR&WE	34
OWNER	37 0 -30 -36 36 0 -33
OWNER $	14 0 0 0 0 -32
OWNER ,	27
OWNER I	0 0 30
OWNER I UNLESS	-45
OWNER IS	38 -33 -31 -34
OWNER THEY	0 0 0 0 30 -30 -32
OWNER THEY $	13
OWNER UNLESS	30
OWNER _	-12 0 0 -39 0 -33
OWNER _ $	-45 0 0 0 -36
OWNER _ IS	17
OWNER for	18 0 -37
OWNER for EVERY	20 -32
PAST_I	-62 -30 0 -30
PAST_I NEVER	-34
PAST_I NEVER _	-34
PAST_I THIS	-40
PAST_I THIS $	-33
PAST_I _	-30
PAST_I _ $	-34
PAST_I _ at	-23
PAST_I a	-20
PAST_I a _	-19
PAST_I at	-30
PAST_I at YOU	-13
PAST_I to	-10
PAST_I to OWNER	-12
PAST_I to _	-14
PER	32
PER $	17 -39 -38 -35 31
PER ,	43 -36 0 -36
PER , _	23 0 0 0 0 -37
PER <acronym>	30 0 0 0 0 -41
PER IF	21
PER IS	-11
PER IS _	21
PER TIME	25
PER TIME $	42 0 0 -46
PER _	8
PER _ $	0 0 -36 -53
PER _ ,	-10 0 -40 44
PER _ IS	30 0 0 -30 0 -34
PER _ NOW	27 0 0 0 -31
PER _ USE	21
PER _ and	26 0 -30 0 31
PER and	0 -40 0 0 0 -32
PLEASE	-9 0 46 -37 -49
PLEASE $	-26 -34 0 -31 -32 0 -33
PLEASE ,	20 0 32 0 -37
PLEASE , NO	31 -30
PLEASE , _	-11
PLEASE LIVES	-29
PLEASE _	-28
PLEASE _ $	-34
PLEASE _ a	-53
PLEASE _ with	-12
PLEASE&PREFER	18
PLEASE&THIS	0 31
PLEASE&USE	33
PLEASE&WE	31
PLEASE&YOU	8
PREFER	35 -55 72 -36 -56 -35
PREFER I	13
PREFER I _	13
PREFER IF	30
PREFER Name	13
PREFER THIS	-9
PREFER _	11 -36 42 0 -35
PREFER _ $	38
PREFER _ ,	-8
PREFER _ in	20
PREFER _ to	-26
PREFER a	-32
PREFER a _	-32
PREFER the	25
PREFER the _	25
PREFER to	-10
PREFER to _	-10
PREFER&THIS	-17
PREFER&VALUE	22
PREFER&YOU	36
SHOULD	-27
SHOULD ALWAYS	-21
SHOULD ALWAYS _	-19
SHOULD EVERY	-9
SHOULD EVERY _	-9
SHOULD LIVES	-28
SHOULD LIVES _	-12
SHOULD LIVES a	-26
SHOULD NEVER	-14
SHOULD NEVER LIVES	-9
SHOULD NEVER _	-14
SHOULD NOT	-16
SHOULD NOT _	-16
SHOULD USE	-14
SHOULD USE a	-16
SHOULD _ $	-18 0 -34
SHOULD _ <number>	-15
SHOULD _ THIS	-11
SHOULD _ a	-12
SHOULD _ in	-26
SHOULD _ the	22 0 0 0 -31
SHOULD _ up	-13
SHOULD&SYMPTOM	32
SHOULD&THIS	-28
SHOULD&USE	-21
SHOULD&VALUE	-21
SHOULD&WE	-31
SHOULD&YOU	-16
SYMPTOM	-29
SYMPTOM $	-60 0 -35
SYMPTOM , ASKS	-30
SYMPTOM , _	0 0 0 0 -32 31
SYMPTOM , the	35 0 0 0 0 -35
SYMPTOM ?	-11
SYMPTOM ? $	-11
SYMPTOM AGAIN	-23
SYMPTOM AGAIN $	-23
SYMPTOM BECAUSE	-24
SYMPTOM FORNOW	-20
SYMPTOM IF	-9
SYMPTOM IS	10 0 0 0 34
SYMPTOM LIVES	29
SYMPTOM NOW	-41
SYMPTOM NOW _	-28
SYMPTOM UNLESS	14 0 0 0 -34
SYMPTOM _	36
SYMPTOM _ $	-23
SYMPTOM _ ,	41 -30 0 0 -36
SYMPTOM _ IS	18
SYMPTOM _ UNLESS	39 0 0 0 -30
SYMPTOM _ in	27 0 -30 0 34
SYMPTOM _ there	-29
SYMPTOM a	-29
SYMPTOM a _	-29
SYMPTOM at	-41
SYMPTOM at the	-40
SYMPTOM for	-35
SYMPTOM for I	-30
SYMPTOM for _	-17
SYMPTOM in	-28
SYMPTOM in the	-28
SYMPTOM last	-36
SYMPTOM on	-32
SYMPTOM on I	-20
SYMPTOM on _	-47
SYMPTOM one	-25
SYMPTOM than	-15
SYMPTOM the	-32
SYMPTOM the _	-32
SYMPTOM to	27
SYMPTOM with	-36
SYMPTOM with the	-31
SYMPTOM&USE	22 0 -32 0 -43
SYMPTOM&VALUE	-33 0 0 -35
SYMPTOM&WE	-11
SYMPTOM&YOU	0 0 0 0 -34
THEY $	31 0 -32
THEY HEARSAY	-28
THEY HEARSAY THIS	-16
THEY HEDGE	13
THEY IS	-22 0 0 0 0 -39
THEY IS NOT	15
THEY IS _	-9
THEY LIVES	17 -43 0 0 30 -37
THEY MUST	-16
THEY ONLY	-8 0 0 -31
THEY ONLY _	14 0 0 -31
THEY SHOULD	12
THEY SHOULD _	12
THEY SYMPTOM	16
THEY WAS	-22
THEY _ $	14 0 0 0 0 0 -32
THEY _ ,	0 0 -37 -30
THEY _ EVERY	9
THEY _ IS	24 0 0 -33 35 -30
THEY _ THIS	-38
THEY _ a	16
THEY _ by	25
THEY _ to	-29
THEY _ with	13
THEY in	31
THEY in _	26
THEY on	-26 -35 0 0 0 -30
THEY on _	0 -30 0 30
THIS	-21
THIS $	-21 0 0 0 0 -31
THIS ,	20 0 0 0 -35 -45
THIS , PAST_I	-24
THIS , THIS	16 -31
THIS , _	38 0 0 0 0 -42
THIS ?	-19
THIS ? $	-19
THIS AGAIN $	-33
THIS ALWAYS	-23
THIS DECIDE	11
THIS DONE	-15
THIS DONE $	20
THIS DONE and	-22
THIS EVERY	-24
THIS EVERY TIME	17
THIS EVERY _	-37
THIS FORNOW	-21
THIS FORNOW $	-21
THIS HEARSAY	-35
THIS HEARSAY "	-13
THIS HEDGE	-18
THIS HEDGE _	-15
THIS HEDGE on	-17
THIS I	16
THIS IF	13
THIS IF $	-17
THIS IF YOU	-22
THIS IS	-19
THIS IS AGAIN	24
THIS IS GRATITUDE	-19
THIS IS TOO	-9
THIS IS WRONG	25
THIS IS _	-14 -41 0 0 37
THIS IS the	-10
THIS LIVES	-14 0 0 0 0 -33
THIS LIVES $	-29
THIS LIVES <number>	-30
THIS LIVES EVERY	9
THIS LIVES _	35 -39 0 0 42
THIS LIVES from	-36
THIS LIVES the	10
THIS LIVES to	0 32 0 0 -33
THIS MOVED	-43
THIS NOT	13 -32
THIS NOW	-35
THIS NOW $	-35
THIS Name	22
THIS ONLY	-28
THIS ONLY LIVES	26
THIS ONLY _	-8
THIS OWNER	29 0 0 0 -35
THIS PER	8
THIS PER _	-12
THIS PLEASE	-15
THIS PLEASE $	-15
THIS SHOULD	-15
THIS SHOULD NEVER	-9
THIS SHOULD _	-17
THIS SYMPTOM	11 0 0 -35
THIS SYMPTOM $	-37
THIS SYMPTOM AGAIN	-21
THIS SYMPTOM _	38 0 -33 0 36
THIS SYMPTOM in	-35
THIS THEY	-28
THIS THEY _	-25
THIS THIS LIVES	-29
THIS THIS _	33
THIS TIME	-23
THIS TIME $	-22
THIS TOO	0 0 0 0 0 -35
THIS TOO $	0 0 0 0 0 -35
THIS UNLESS	-41
THIS UNLESS $	-24
THIS UNLESS FORNOW	-30
THIS USE	18 0 0 0 0 -40
THIS USE _	13
THIS USE a	-14
THIS WAS	-8
THIS WAS DECIDE	10
THIS WAS _	0 0 0 0 32
THIS WAS the	-34
THIS WE _	-20
THIS WHAT	-35
THIS YOU	-10
THIS YOU MUST	-11
THIS YOU _	-8
THIS _	-9
THIS _ "	-40
THIS _ ,	13 0 -35
THIS _ <name>	19
THIS _ <number>	22 -37 0 0 40
THIS _ ?	-12
THIS _ DONE	-23
THIS _ EVERY	-23
THIS _ FORNOW	-11
THIS _ GRATITUDE	-9
THIS _ I	-20
THIS _ IS	30 0 0 0 -33
THIS _ LIVES	-26
THIS _ NEVER	-39
THIS _ NO	-29
THIS _ NOT	26
THIS _ SHOULD	-10
THIS _ SYMPTOM	-9
THIS _ THIS	-24
THIS _ TIME	-37
THIS _ UNLESS	-36
THIS _ and	-21
THIS _ at	-27
THIS _ by	-37
THIS _ do	-11
THIS _ for	-23
THIS _ in	-25
THIS _ into	-52
THIS _ like	-16
THIS _ on	-13
THIS _ one	-14
THIS _ the	23 -34 0 0 0 -31
THIS _ to	15
THIS _ two	-29
THIS _ with	-30
THIS a	23 0 0 0 -34
THIS a _	23 0 0 0 -34
THIS and	-15
THIS and _	-15
THIS at	17
THIS at <number>	27
THIS back	-9
THIS back $	-14
THIS by	-22
THIS by _	-31
THIS first $	-29
THIS for	-12
THIS for EVERY	13
THIS for _	-44
THIS from	-30
THIS from _	-18
THIS from the	-22
THIS in	-29 0 0 0 -56 -32
THIS in $	23 0 -31 0 -32
THIS in _	-35
THIS in a	21 0 0 0 -34
THIS in the	-19
THIS like	26
THIS like THIS	30
THIS on	-9
THIS on Name	-27
THIS on the	0 0 0 0 -42
THIS one	-41 -40
THIS one $	-38
THIS one IS	25
THIS out	-28
THIS out $	-28
THIS the	-12
THIS the WRONG	28
THIS the _	-27
THIS to	-20
THIS to <number>	14
THIS to _	-34
THIS to a	-35
THIS with	0 0 0 0 -32 0 31
THIS with _	22
THIS with the	-19
THIS&WE	29 0 0 38 -31
THIS&YOU	-20
TIME	20
TIME $	29 0 0 -32 46
TIME ,	23 0 0 33 -54 40
TIME , IS	34 0 0 0 -40
TIME , NOT	19 0 0 0 -53 34
TIME , _	-9
TIME , the	34
TIME <number>	44 0 0 -44 0 -46
TIME ?	-33
TIME ? $	-33
TIME FORNOW	-17
TIME FORNOW $	-17
TIME IS	-16 -41
TIME IS _	0 -38
TIME LIVES	14 -30 0 0 30
TIME NOW	8 0 0 -37
TIME NOW $	17
TIME NOW ,	-15
TIME NOWON	31 0 0 -33 42 -34
TIME Name	11
TIME Name $	11
TIME ONLY	39 0 -31 -37
TIME ONLY $	36 31 0 -34 0 -31
TIME UNLESS	0 -32
TIME UNLESS THIS	36
TIME UNLESS _	-18
TIME WAS	27 0 0 0 -30
TIME WE	-40
TIME _	8 -34
TIME _ $	15 -41
TIME _ IS	8
TIME _ NOW	39 0 0 0 40 -33
TIME _ SYMPTOM	34
TIME _ WE	20
TIME _ and	-33
TIME _ on	17
TIME _ the	-20
TIME _ up	24
TIME and _	14
TIME at	18 0 0 0 33
TIME but	20
TIME for	-23
TIME in	12
TIME of	20
TIME of _	-32
TIME of the	24
TIME on	18 -34 0 0 38
TIME one	-35
TIME one IS	-26
TIME the	-10
TIME the _	-10
TIME to	13
TIME to TIME	17
TOO	-24
TOO $	-9 -38 -42
TOO ,	18
TOO GRATITUDE	-9
TOO GRATITUDE $	-9
TOO SYMPTOM	17
TOO SYMPTOM $	17
TOO _	-9
TOO _ ,	-23
TOO _ for	0 0 0 0 -32
TOO the	-23
TOO the _	-23
UNLESS	36
UNLESS $	-35 0 0 0 30
UNLESS ,	23
UNLESS , the	23
UNLESS <name>	15
UNLESS <name> $	16
UNLESS <number>	-14
UNLESS <version>	20 0 0 34 0 -33
UNLESS <version> $	20 0 0 34 0 -33
UNLESS EVERY	33 40 -41 0 -56
UNLESS EVERY _	31 36 -39 0 -47
UNLESS FORNOW	-41
UNLESS FORNOW $	-41
UNLESS Name	35 0 0 -37 -44
UNLESS THEY	-8
UNLESS THIS	45
UNLESS THIS _	36
UNLESS TIME	16
UNLESS TIME $	16
UNLESS WE _	14
UNLESS YOU	26 0 0 -30 0 -49
UNLESS YOU LIVES	-32
UNLESS YOU _	30 0 0 -32 -39
UNLESS YOU do	22 0 0 0 0 -31
UNLESS _	40 0 0 0 -33
UNLESS _ $	18
UNLESS _ ,	27 0 0 0 -35
UNLESS _ THIS	28
UNLESS _ WHAT	33
UNLESS a	15 0 -41
UNLESS a _	15 0 -41
UNLESS an	20
UNLESS an _	43
UNLESS de	-23
UNLESS de _	-23
UNLESS for	-21
UNLESS the	20
UNLESS the _	15
USE <code>	0 0 0 0 0 -38
USE <code> $	31
USE <name>	9
USE <number>	-24 0 0 0 0 0 -38
USE <number> $	21 0 0 0 -32
USE <number> TIME	-32
USE <number> _	10 0 0 0 40 0 -31
USE <path>	25 -32 0 0 -52
USE <path> $	27 0 0 0 -46 0 -49
USE I	-36
USE I _	-36
USE LIVES	-16
USE Name	0 0 0 0 -37
USE Name $	-12
USE PER	-31
USE THEY	23
USE THIS	-20
USE THIS $	17
USE THIS _	-37
USE THIS in	-30
USE TOO	-34
USE _	30
USE _ $	65 -30 0 -39 31 0 -33
USE _ ,	15 -35 -48 0 0 44
USE _ <number>	10
USE _ FORNOW	-18
USE _ as	-53
USE _ for	0 -32
USE _ in	50 30 0 0 0 -43
USE a	-27 0 0 0 -35
USE a _	-25 0 0 0 -35
USE by	-12
USE on	33
USE on _	21
USE over	37 0 0 -31
USE the	15
USE the TIME	-37
USE the _	30
USE&VALUE	0 -40
USE&WAS	-14
USE&WE	-12
USE&YOU	8 -46 -33 0 -53 40
VALUE&WAS	30 0 0 0 -45 39
VALUE&WE	0 0 0 0 42
VALUE&YOU	0 0 -31
WAS	-14 0 0 0 0 33
WAS <number>	0 0 0 0 -39
WAS DECIDE	10
WAS DROP	30
WAS MOVED	24
WAS MOVED to	34
WAS NOT	15
WAS NOT _	15
WAS THIS	-28
WAS THIS _	-13
WAS TOO	31 0 -32
WAS TOO _	31 0 -32
WAS WRONG	-29
WAS _	-32
WAS _ ,	-12
WAS _ THIS	12
WAS _ of	-28
WAS a _	-34
WAS the	-12 0 0 -33 -36 38
WAS the _	12
WAS to	-33
WAS&YOU	10
WE	0 0 0 45
WE DECIDE	25 0 -32 34 -33
WE DECIDE on	20
WE DECIDE to	8
WE DONE	-15
WE DONT	39
WE DONT USE	8 -37
WE DONT _	37 0 0 -42
WE DONT do	21 0 0 31
WE DROP	34 0 0 41 -49
WE DROP _	11
WE DROP the	23 0 0 0 -32
WE HEDGE	-41
WE HEDGE NOT	-13
WE HEDGE _	-28
WE IS	-30
WE KEEP	46 -44 0 50 -54
WE KEEP on	9 0 0 38 -47
WE KEEP the	46 0 -30 37 -30
WE LIVES	15
WE LIVES DECIDE	19
WE LIVES _	13 0 0 0 0 -36
WE LIVES a	0 0 0 -47 0 -33
WE LIVES the	-21
WE MAYNOT	28 0 0 -37
WE MAYNOT USE	24 34 0 0 -37
WE MAYNOT _	17
WE MOVED	37 -38 0 0 0 -34
WE MOVED from	32 0 0 0 -32
WE MOVED the	12
WE MUST	-29
WE MUST $	26 -30
WE MUST LIVES	-28
WE MUST _	-37
WE MUST a	-28
WE NEVER	13 0 0 0 -38
WE NEVER _	36 0 0 0 -34
WE NOT	22 0 0 32
WE ONLY	-16
WE ONLY _	19
WE SHOULD	-31
WE SHOULD ALWAYS	-22
WE SHOULD _	-25
WE USE	-33
WE WAS	-34
WE WAS _	-34
WE _	0 0 0 30
WE _ $	-18 0 -30 0 -51
WE _ ,	32 0 -43 0 0 34
WE _ <number>	0 0 0 -36 39
WE _ EVERY	-26
WE _ THIS	18 -30 0 0 -48
WE _ a	-25
WE _ by	-34
WE _ for	30 0 -33 0 -36
WE _ in	19
WE _ on	17 -37 -30
WE _ over	46 0 0 0 -36
WE _ the	30
WE _ to	0 -34 -39 43 -35
WE _ up	-40
WE _ with	39 0 0 -32
WE do	45 0 0 0 -42
WE do THIS	29
WE on	-10 0 0 -42
WE on _	-22
WE&YOU	25 0 0 -31
WHAT	-20 0 37 -31
WHAT $	-34
WHAT ,	-27
WHAT ?	-27
WHAT ASKS	-18
WHAT DECIDE	-17
WHAT DECIDE _	-17
WHAT DONE	-17
WHAT EVERY	-12
WHAT EVERY _	-12
WHAT HEDGE	-20
WHAT I LIVES	-36
WHAT I _	20
WHAT IS	-30
WHAT IS WHAT	11 0 0 0 31
WHAT IS _	-22
WHAT IS the	-29
WHAT LIVES IF	-37
WHAT LIVES the	-29
WHAT MUST	0 0 0 0 -34
WHAT MUST _	0 0 0 0 -34
WHAT OWNER	31 0 -31 0 37
WHAT SYMPTOM	-18
WHAT SYMPTOM $	-16
WHAT THIS LIVES	-19
WHAT THIS SYMPTOM	-29
WHAT THIS _	19
WHAT USE	-26
WHAT WAS	20
WHAT WAS THIS	-13
WHAT WAS _	28
WHAT WE	-14
WHAT WE _	-23
WHAT YOU	10 0 0 0 -31
WHAT YOU _	14
WHAT _	-20 -34 0 -31
WHAT _ $	0 -48 0 -31 43 -42
WHAT _ <number>	-32
WHAT _ IS	-38
WHAT _ LIVES	-43
WHAT _ NOT	21
WHAT _ THEY	-23
WHAT _ THIS	-23
WHAT _ WE	-26
WHAT _ here	10
WHAT _ the	-28
WHAT a	-22
WHAT a _	-16
WHAT do	-16
WHAT do I	-16
WHAT one	-16
WHAT out	8
WHAT the	-25
WHAT the _	-23
WRONG	-13 0 -31 -34 -46 49
WRONG $	-30
WRONG ,	-17 0 0 0 -44 43
WRONG , the	0 0 0 0 -33
WRONG I	-17
WRONG I _	-17
WRONG IS	40 0 0 -30
WRONG IS _	32
WRONG _	22 0 0 -30 -40 36
WRONG _ $	-8 -32
WRONG _ ,	25 0 0 0 -34 34 -40
WRONG _ IS	34
WRONG one	-28
WRONG with	21 32 0 0 0 -30
YOU	0 0 0 -32 -31
YOU "	9
YOU $	-33
YOU ,	-10
YOU ?	-14
YOU ? $	-14
YOU DONE	10
YOU DONT	-15
YOU DONT _	-15
YOU EVERY	19
YOU EVERY mit	19
YOU HEDGE	-15
YOU HEDGE _	-11
YOU IS	-22
YOU LIVES	-31
YOU LIVES $	-32
YOU LIVES THIS	24
YOU MOVED	0 -40
YOU MOVED $	16 -40
YOU MUST	-18
YOU MUST NEVER	-13
YOU MUST _	-24
YOU TOO	-16
YOU USE	32 0 0 0 -39 35 -38
YOU _	8 0 0 0 -44
YOU _ "	-13
YOU _ $	0 0 0 0 0 0 -31
YOU _ ,	43 34 0 0 0 -43
YOU _ IS	-28
YOU _ LIVES	-12
YOU _ THEY	12 0 0 0 0 -36
YOU _ THIS	-28
YOU _ UNLESS	21 -34 30
YOU _ a	32
YOU _ den	-29
YOU _ for	22
YOU _ in	38 0 -30
YOU _ the	10 0 -36
YOU do	22 0 0 0 0 -31
YOU do THIS	22 0 0 0 0 -31
YOU just	-17
YOU just _	-17
YOU the	32
YOU to	11
^ "	0 0 0 0 0 -34
^ " Name	-11
^ <acronym> <number>	-13 -30
^ <acronym> IS	9 0 0 0 0 -34
^ <acronym> _	16 0 0 0 -43
^ <amount>	10
^ <amount> _	10
^ <code>	34 -44 -30 -35 0 -35 40
^ <code> IS	20
^ <code> _	16
^ <host>	0 0 0 0 32
^ <name>	33 -31
^ <name> IS	22 0 -36 0 30 0 -31
^ <name> _	23 0 -36 -37 0 -40 31
^ <number>	0 -34
^ <number> ,	28 0 0 0 0 -34
^ <number> IS	20
^ <number> TIME	45 -33
^ <number> _	-43
^ <number> of	-19
^ <path>	0 -40 0 -34 0 0 -31
^ <path> $	-21
^ <path> IS	28
^ <version>	0 0 0 -33 32
^ <version> SYMPTOM	-35
^ AGAIN	-32
^ AGAIN SYMPTOM	-10
^ AGAIN _	-13
^ ALWAYS _	25 -36
^ ASKS	-34
^ ASKS ALWAYS	-20
^ ASKS EVERY	-9
^ ASKS LIVES	-28
^ ASKS USE	-29
^ ASKS _	-32
^ ASKS a	-16
^ ASKS also	-12
^ CALLED	44 -34 33
^ CALLED _	41 -33 34 0 -49
^ DECIDE	10 0 0 54 -45
^ DECIDE MAYNOT	12 30 0 -36
^ DECIDE SYMPTOM	-32
^ DECIDE _	18 -35 -32 45 -33 -32
^ DECIDE a	-46
^ DECIDE bei	22 0 0 0 0 -31
^ DECIDE con	8
^ DECIDE for	34
^ DECIDE on	30 0 0 0 -30
^ DECIDE one	40 0 0 33 0 -34
^ DECIDE to	20
^ DECIDE with	19
^ DONE	-29 0 0 0 -30
^ DONE $	-31
^ DONE ?	-15
^ DONE with	-23
^ DONT	17 36 0 -32 -39
^ DONT LIVES	-33
^ DONT USE	41 40 -39 0 -38
^ DONT na	30
^ DROP	-8 -37 -38 46 -37
^ DROP THIS	-52
^ DROP the	22 0 0 33 -34
^ EVERY	12 42 -31 -38
^ EVERY HEARSAY	-38
^ EVERY IS	-29
^ EVERY LIVES	30 0 0 0 -33
^ EVERY THIS	0 43 0 -31 -43
^ EVERY _	20 0 -31
^ EVERY de	29 37 0 0 -38
^ EVERY in	0 0 0 0 -31
^ EVERY over	41 35 0 0 -42
^ EVERY the	-22
^ FORNOW	-12 0 0 0 -32 31
^ FORNOW _	-51
^ FUTURE_I	-34 0 0 0 -34
^ FUTURE_I AGAIN	-18
^ FUTURE_I HEDGE	-16
^ FUTURE_I NOT	-26
^ FUTURE_I OWNER	-29
^ FUTURE_I _	-26
^ FUTURE_I a	-33
^ FUTURE_I on	-32
^ FUTURE_I to	-35
^ GRATITUDE	-32 -46 0 31
^ GRATITUDE !	-18
^ GRATITUDE $	-23 0 0 31 -32
^ GRATITUDE ,	-26
^ GRATITUDE <number>	-32
^ GRATITUDE ASKS	-15
^ GRATITUDE FUTURE_I	-21
^ GRATITUDE GRATITUDE	-32
^ GRATITUDE I	-18
^ GRATITUDE IS	-20
^ GRATITUDE NO	-35
^ GRATITUDE PLEASE	-34
^ GRATITUDE YOU	-20
^ GRATITUDE _	0 -32 0 39
^ GRATITUDE and	-38
^ GRATITUDE do	-35
^ GRATITUDE for	-26 0 0 0 -30
^ GRATITUDE the	-24
^ HEARSAY	-49
^ HEARSAY IS	-19
^ HEARSAY THIS	-11
^ HEARSAY _	-24
^ HEARSAY the	-27
^ HEDGE	-37
^ HEDGE DECIDE	-11
^ HEDGE EVERY	-20
^ HEDGE HEDGE	-29
^ HEDGE IF	-26
^ HEDGE IS	-28
^ HEDGE PAST_I	-15
^ HEDGE THIS	-18
^ HEDGE USE	-10
^ HEDGE WE	-31
^ HEDGE _	-46
^ HEDGE a	-12
^ HEDGE an	-10
^ HEDGE the	-19
^ I	-17
^ I ALWAYS	19
^ I DONE	-22
^ I DONT	-41
^ I HEDGE	-20
^ I MAYNOT	-26
^ I MOVED	-22
^ I ONLY	-26
^ I PREFER	47 0 30 0 -35
^ I WAS	-10
^ I _	-11 0 -45
^ I just	-33
^ IF	11 0 30 0 -38
^ IF I	-39
^ IF THIS	-51
^ IF WE	-26
^ IF YOU	31
^ IF a	37
^ INSTEAD _	29
^ IS	-8 0 -34 0 0 35
^ IS <code>	16
^ IS <number>	35
^ IS CALLED	31 0 0 0 31 -38
^ IS DONE	-27
^ IS NOT	36 0 0 0 -41 34
^ IS SYMPTOM	-36
^ IS THIS	-46
^ IS _	0 -55 -37 0 0 43 -38
^ IS in	-39
^ IS the	-31 0 0 0 -43 35 -33
^ KEEP	24 0 31 0 -50
^ KEEP <path>	32 0 -34
^ KEEP THIS	26 0 30 -32
^ KEEP _	15 0 36 -54
^ KEEP on	11 -34 0 32
^ KEEP the	-27 35 0 -46
^ LIVES	-11 0 0 0 -40
^ LIVES THIS	-32
^ LIVES YOU	-21
^ LIVES _	-12
^ LIVES on	-42
^ LIVES the	-34
^ MAYNOT	0 0 0 -34
^ MAYNOT _	-19 0 0 -32
^ MOVED	-35
^ MOVED the	-39
^ MUST	-19 0 0 0 -32
^ MUST THIS	-35
^ MUST _	-8
^ NEVER	32 61 -48 -40 -53 0 -33
^ NEVER _	0 50 -40 -34 -34 -34
^ NO	16 0 0 0 -51
^ NO ,	-21 0 -39 0 -45 47
^ NO MUST	-49
^ NO SYMPTOM	-16 0 0 0 0 -33
^ NO _	36 0 0 0 -51 -42
^ NO more	38 -44 -31 48 -32 -31
^ NO new	25
^ NOT	-9 0 -37 0 -56
^ NOT ,	16 -40
^ NOT FORNOW	-31
^ NOT _	-31
^ NOT a	9
^ NOT de	38 36 0 -41 0 -49
^ NOW	-24 0 0 0 0 -30
^ NOW _	0 0 0 0 -30
^ NOW the	-32
^ NOWON	42 0 0 0 0 -32
^ ONLY	11 0 -37 -44
^ ONLY <number>	40 0 0 0 -38
^ ONLY _	25 0 0 -49 57 -39
^ ONLY the	-9
^ OUR	0 -31 0 0 34
^ OUR Name	10
^ OUR _	0 0 0 0 40
^ OWNER	0 0 0 0 0 0 -30
^ OWNER I	0 -31
^ PAST_I	-48
^ PAST_I THIS	-26
^ PAST_I _	-45
^ PAST_I a	-8
^ PAST_I at	-13
^ PAST_I to	-29
^ PER	30
^ PER _	30
^ PLEASE	-10 0 0 -38 -34 -35
^ PLEASE LIVES	-29
^ PLEASE _	-16
^ PREFER	38 -46 58 -33 -48
^ PREFER I	13
^ PREFER THIS	-16
^ PREFER _	54 -36 42 0 -35
^ PREFER a	-32
^ PREFER to	-8
^ SHOULD	-44
^ SHOULD _	-14
^ SYMPTOM	-10 -37
^ SYMPTOM $	-35
^ SYMPTOM AGAIN	-21
^ SYMPTOM LIVES	29
^ SYMPTOM _	36
^ SYMPTOM on	-23
^ THEY	-18 -35 0 -31
^ THEY HEARSAY	-28
^ THEY MUST	-30
^ THEY on	-18
^ THIS	-38
^ THIS ALWAYS	-9
^ THIS DONE	-37
^ THIS HEARSAY	-20
^ THIS HEDGE	-18
^ THIS IS	-31
^ THIS LIVES	-50
^ THIS MOVED	-17
^ THIS MUST	19 -44
^ THIS ONLY	-15
^ THIS OWNER	29 0 0 0 -35
^ THIS SHOULD	-18
^ THIS SYMPTOM	-28
^ THIS USE	11
^ THIS _	-54
^ TIME	45 0 -36 -41 0 -35 -32
^ TIME _	23 -41 0 0 38
^ TOO	-47
^ TOO _	-26
^ TOO the	-23
^ UNLESS	13 44 0 -35 0 -39
^ UNLESS EVERY	24 32 0 0 -36
^ UNLESS YOU	-20
^ USE	0 0 0 0 -47
^ USE I	-36
^ USE THIS	-29
^ USE _	51 0 0 0 -44 0 -34
^ USE the	-11 0 0 -30
^ WAS	-40
^ WE DECIDE	19
^ WE DONT	28
^ WE DROP	31 0 0 37 -39 -30
^ WE HEDGE	-42
^ WE IS	-36
^ WE KEEP	34 -37 0 42 -48
^ WE LIVES	46
^ WE MAYNOT	24 0 0 -34
^ WE MOVED	39 -37 0 0 0 -30
^ WE MUST	-43
^ WE SHOULD	-30
^ WE WAS	-34
^ WE _	0 -46
^ WE on	-10 0 0 -42
^ WHAT	-34 -30 -34
^ WHAT ASKS	-18
^ WHAT DONE	-17
^ WHAT IS	-35
^ WHAT LIVES	15
^ WHAT OWNER	20
^ WHAT SYMPTOM	-11
^ WHAT THIS	-36
^ WHAT WAS	-13
^ WHAT _	-51
^ WHAT a	-21
^ WHAT do	-16
^ WHAT the	-57
^ WRONG	13 0 -31 -38 -43 43
^ WRONG ,	-32
^ WRONG IS	36
^ WRONG _	30 -46 0 0 0 38
^ YOU	-11 0 0 -35 -31
^ YOU MUST	-25
^ YOU _	0 33 0 0 0 -39
^ _ !	17
^ _ $	-43 0 0 -30 0 -63 -55
^ _ ,	12 -62 41 30 -49 0 -32
^ _ <acronym>	12 0 0 -45
^ _ <amount>	17 -32 0 -32 35
^ _ <code>	0 -38 0 0 0 -30
^ _ <flag>	25 -37
^ _ <name>	-22 0 0 0 35
^ _ <number>	0 0 -42
^ _ <version>	16 0 0 -40 45 -41
^ _ ?	-37
^ _ AGAIN	-38
^ _ ALWAYS	47 0 0 0 0 -38
^ _ DECIDE	-18 -44 0 32
^ _ DONT	32 52 -34 -37 -52 0 -37
^ _ DROP	10
^ _ EVERY	0 0 0 -33
^ _ FORNOW	-42
^ _ FUTURE_I	-29
^ _ GRATITUDE	-59
^ _ HEARSAY	-46
^ _ HEDGE	-24
^ _ I	-22 0 0 0 0 0 -34
^ _ INSTEAD	33 -32 30 -38
^ _ IS	24
^ _ KEEP	39 0 -49
^ _ LIVES	57
^ _ MAYNOT	25 58 -38 -56 -38
^ _ MOVED	27 -41 0 0 36
^ _ MUST	76 69 -60 -55 -38 -42
^ _ NEVER	31 47 -64 0 0 -44 -31
^ _ NO	-27 -31 0 0 -34
^ _ NOT	0 0 -40 0 0 0 -31
^ _ NOW	-31
^ _ Name	19 0 -36 -52
^ _ ONLY	60 0 0 0 0 -45
^ _ PAST_I	-31
^ _ PER	44 -54 -52 -43
^ _ PLEASE	9 -50 52 -31 -46 -37
^ _ SHOULD	27
^ _ SYMPTOM	-15 -33
^ _ THEY	0 0 0 -30 0 -31
^ _ THIS	-26
^ _ TIME	-44 0 0 -36
^ _ UNLESS	9 -60 0 0 0 -38
^ _ USE	30 0 -31 -41
^ _ WAS	-31 0 0 0 -46 33
^ _ WE	-34
^ _ WHAT	-52
^ _ YOU	-20 -41
^ _ a	-66 -30 0 36 -41
^ _ an	-21
^ _ and	0 -35 -40
^ _ as	23 -42 46 -45 -55 -35 -31
^ _ at	-9 -38 0 -37
^ _ auf	31 -43 41 -30 -30
^ _ back	-35
^ _ both	-39
^ _ by	0 0 0 0 0 -39 -32
^ _ com	48 -34 -33 0 0 -31
^ _ das	-31
^ _ de	-11 -31 37 0 -37
^ _ die	0 0 0 0 33
^ _ do	-37
^ _ first	63 0 0 0 0 0 -30
^ _ for	55 -41 0 0 0 -34
^ _ from	13 -47 0 0 33
^ _ in	49 0 0 0 0 -65 -33
^ _ into	-41
^ _ la	-29 0 0 0 32
^ _ les	-49
^ _ like	-65
^ _ of	-28 0 0 -34
^ _ on	-26 0 0 -50
^ _ one	-24 0 0 0 -45 -38
^ _ out	9
^ _ over	0 -40 0 0 -34
^ _ than	10 0 0 -30 0 -32
^ _ the	-66 -39
^ _ to	-22
^ _ un	-55
^ _ una	-39
^ _ up	-30 -41 0 0 35
^ _ with	17 0 37 0 -51
^ a	17
^ a _	15
^ after THIS	-28
^ after the	13
^ also	-40
^ also _	-40
^ an	37 0 0 0 0 -35
^ an _	37 0 0 0 0 -35
^ and	16 0 46 0 -69
^ and _	12 0 0 0 -37 -36
^ and the	0 -33 0 0 -30 36
^ as	0 -31
^ back	-30
^ both	-48
^ both LIVES	-29
^ both _	-25
^ but	11 0 0 0 -45
^ das	-20
^ das _	-28
^ de	0 -38 -32 -33 46 -31
^ de _	0 -38 -32 -33 46 -31
^ default	19
^ default _	19
^ der	0 -38
^ der Name	-16
^ der _	17 -35 0 0 36
^ die	39 0 0 0 30 -33
^ die Name	26 0 0 -32
^ die _	36 -42 0 0 45 0 -30
^ do THIS	12
^ do the	-26
^ ein	36 0 0 -30
^ ein _	31
^ el	0 -37 0 -36
^ el _	0 -33 0 -33
^ first	-30
^ first _	-37
^ for	0 0 0 0 0 -34
^ for EVERY	14
^ for the	20
^ from	41 0 0 39 -42 -32
^ here	-40
^ il	33 0 0 -30
^ il _	14
^ in	-19
^ in THIS	-14
^ in _	18 -35
^ in a	-52
^ in the	-17
^ just	-40
^ just _	-22
^ la	0 -38 -30
^ la _	0 -37 0 -38 33
^ las	16 0 0 0 40
^ las _	16 0 0 0 40
^ last TIME	-46
^ last _	33
^ le	13 0 -38 -42
^ le _	12 0 -38 -40
^ les	33 0 0 -33 0 -37
^ les _	33 0 0 -33 0 -37
^ los	29 0 0 0 0 -31
^ los _	29 0 0 0 0 -31
^ new	32
^ new _	32
^ o	28 -35 -30 -31 46
^ o _	28 -33 0 0 45
^ on	0 0 -35 0 -49
^ on I	-23
^ one	0 0 0 0 -31 -37
^ one _	28 0 0 0 -31 -37
^ one of	-29
^ para	20
^ para _	20
^ same	-34
^ same SYMPTOM	-18
^ the	-10
^ the <acronym>	-15 0 0 0 -36
^ the <name>	8
^ the OWNER	32
^ the PER	24 0 0 0 31
^ the SYMPTOM	-16
^ the TIME	0 0 0 0 48 -32
^ the WHAT	-20
^ the first	-25
^ the new	-51
^ the old	-23
^ the one	-27
^ then	-49
^ then _	-37
^ there	-17 -42 0 0 0 -37
^ there IS	-21 -31 0 -40 42 -31
^ there _	10
^ to	31
^ to _	36
^ two	-15 0 -37 -39 0 -34
^ two _	-28 0 0 0 0 -32
^ un	36 -30 -31
^ un _	36 -30 -31
_ !	-8
_ ! $	-30
_ "	-13
_ " $	-27 0 0 0 31 -43
_ " ,	36
_ " _	9 0 0 0 0 -33
_ " and	-11
_ (	-8 0 -32 -34
_ ( )	-23
_ ,	24
_ , <code>	17
_ , <ip>	28
_ , <name>	20 0 0 0 -46
_ , <number>	54
_ , <path>	19 0 0 -32
_ , <version>	32 -40 0 -31 30
_ , ALWAYS	36 56 0 -37 -64
_ , ASKS	-8
_ , BECAUSE	0 0 0 0 -34
_ , DECIDE	55 -46 -36 0 -37
_ , DONE	-12 0 0 0 0 -33
_ , DONT	37 33 0 -38 0 -30
_ , EVERY	32
_ , FUTURE_I	-41
_ , GRATITUDE	-55
_ , HEDGE	-17
_ , I	-20 0 0 0 0 -34
_ , IS	40
_ , LIVES	37 0 0 0 0 -30
_ , MUST	13 -40 0 0 -37 0 36
_ , NEVER	10 32 0 0 -30
_ , NO	24 0 0 -32 -37
_ , NOT	31 0 0 0 30
_ , Name	29
_ , ONLY	0 0 0 0 -35
_ , OUR	15
_ , OWNER	17 0 0 0 41 -38
_ , PAST_I	-21
_ , PLEASE	10 -33
_ , SYMPTOM	16 0 0 0 0 -32
_ , THEY	-12 0 -36
_ , THIS	13 0 0 0 0 -34
_ , TIME	-21 0 0 0 -31
_ , UNLESS	33 -30 0 0 34 -30
_ , USE	28
_ , WE	35
_ , WHAT	-41 -31 0 0 0 -33
_ , YOU	29 -45 0 0 0 41
_ , _	17
_ , a	27 -46 -31 37
_ , and	-17
_ , as	-37 0 -43 0 34
_ , but	-36
_ , by	0 -31
_ , da	24 0 0 0 -36
_ , das	19 0 0 0 -30
_ , der	25 0 0 0 0 -34
_ , in	0 0 -31 30 -36 -30
_ , just	20 -37 36
_ , le	13 -33 0 0 -47
_ , old	26
_ , on	26 0 0 -36
_ , one	45 0 31
_ , or	0 0 -31 -37 35
_ , the	19 0 -30
_ , then	-12 0 -36
_ , there	0 0 -37 0 -34
_ , two	41 0 0 -35 -33
_ , with	-28
_ -	34 -36 0 -31 39 -31
_ - _	34 -36 0 -31 39 -31
_ :	15 0 0 0 -35
_ ;	42 0 0 0 -54
_ ; _	21 0 0 32 -31 -33
_ ; the	23
_ <acronym>	15 0 0 0 0 -34
_ <acronym> IS	-8 0 0 0 -45
_ <acronym> LIVES	15
_ <acronym> _	25 0 0 -41
_ <amount>	0 -35 0 0 0 -31
_ <amount> $	-43
_ <amount> LIVES	19 0 0 -33 36
_ <amount> _	11
_ <code>	0 -34 -50 0 40 -56 32
_ <code> $	38 0 -41 0 -33 0 38
_ <code> ,	18 0 0 0 0 -35 33
_ <code> IS	-12 -30 0 0 32 0 -32
_ <code> to	-41
_ <date>	33
_ <flag>	50 -45 -37 -43 -46 -45 61
_ <flag> $	41 0 -31 -36 -34 -37 40
_ <flag> _	16
_ <host>	37 -37
_ <host> $	29 -38 0 0 0 0 -32
_ <ip>	22
_ <ip> $	22
_ <name>	-10
_ <name> $	40 0 0 -34 0 -45
_ <name> ,	30 0 0 0 -51
_ <name> IS	33 -31
_ <name> to	-32
_ <number>	0 0 -31
_ <number> $	19 -60 -34 0 0 0 -32
_ <number> ,	47 0 0 0 0 33
_ <number> <acronym>	32 32 0 0 -32
_ <number> DONE	-25
_ <number> IS	-15 -47 -37 -42 77 -74
_ <number> LIVES	-24
_ <number> TIME	-44 -38 0 0 50 -36
_ <number> _	9 0 -36 0 32 -53
_ <number> for	0 0 0 0 32
_ <number> of	-46
_ <number> to	23 0 0 -49 0 -31
_ <path>	41 0 0 0 -33 0 32
_ <path> $	43
_ <path> ,	10 0 0 0 -32
_ <tag>	13 0 0 0 37 -34
_ <version>	44 0 0 0 43 -35
_ <version> $	18
_ <version> ,	24
_ <version> BECAUSE	19
_ <version> IS	17 0 0 -34 0 -40
_ <version> _	28 -35 0 0 37 -38
_ =	0 -45 -34 0 51 -43 -33
_ = <number>	-41
_ ?	-33
_ ? $	-33
_ AGAIN $	-44
_ AGAIN _	29
_ ALWAYS	53 0 0 -45
_ ALWAYS $	39
_ ALWAYS ,	15 -46 33
_ ALWAYS _	27 0 -50 0 34 -30
_ ALWAYS in	18 0 -30
_ ASKS	21
_ BECAUSE	26
_ BECAUSE $	17 0 0 0 -36
_ BECAUSE THEY	22 0 0 0 -35
_ BECAUSE THIS	-20
_ BECAUSE _	12
_ BECAUSE of	34
_ CALLED	16 -38 0 0 0 33
_ CALLED $	26 -38 0 0 0 -33
_ DECIDE	50 0 -34 50
_ DECIDE $	16 0 -31
_ DECIDE ,	30 -30 0 0 -30
_ DECIDE GRATITUDE	0 0 0 0 30
_ DECIDE THIS	12
_ DECIDE _	19
_ DECIDE on	-12
_ DECIDE to	20
_ DONE	0 0 0 0 34
_ DONE $	-43
_ DONE _	28
_ DONE by	-9
_ DONT	20 39 -42 0 0 -40
_ DONT _	12 30 -35 0 0 -37
_ DROP	14
_ DROP $	-36 -34 0 30
_ DROP THIS	-10
_ DROP _	28 0 0 -39
_ EVERY	-11
_ EVERY $	-39
_ EVERY ,	-34
_ EVERY <number>	30 -38 0 0 32
_ EVERY Name	27 0 0 0 32
_ EVERY THIS	23 0 0 -37 -31
_ EVERY TIME	43 -31
_ EVERY the	-15 0 -31 0 -31 37
_ FORNOW	-57
_ FORNOW $	-48
_ FORNOW ,	-31
_ FORNOW _	-9
_ FORNOW and	-33
_ FORNOW one	-32
_ FUTURE_I	-29
_ FUTURE_I _	-29
_ GRATITUDE	-30 -36
_ GRATITUDE !	-15
_ GRATITUDE $	-11
_ GRATITUDE ,	-36
_ GRATITUDE IF	-26
_ GRATITUDE _	-17
_ HEARSAY	-49 32 -30
_ HEARSAY $	33 30 0 0 -45
_ HEARSAY GRATITUDE	-16
_ HEARSAY NEVER	-25
_ HEARSAY THIS	-51
_ HEARSAY _	-22
_ HEARSAY the	-19
_ HEDGE	0 0 -39
_ HEDGE $	-22
_ HEDGE IS	-25
_ HEDGE LIVES	-36
_ HEDGE THIS	-33
_ HEDGE _	38 34 0 0 -33
_ HEDGE the	-32
_ I	-27 -33 36 0 -34
_ I $	19
_ I <number>	-31
_ I LIVES	-20
_ I WHAT	-13
_ I _	10 0 0 0 -38
_ I a	-20
_ I out	-10
_ I the	-16 -31
_ IF THEY	16 0 0 0 0 -39
_ IF THIS	15
_ IF YOU	11
_ IF _	29
_ IF the	-9 -31 0 0 43
_ IF there	22 0 0 0 -34
_ INSTEAD	28 -41 30
_ INSTEAD $	13
_ INSTEAD _	42 -34 0 0 -35
_ IS	17
_ IS "	-48
_ IS $	-20 0 0 0 0 -30
_ IS <acronym>	38 -46 -36 0 44 -30
_ IS <amount>	25 -34
_ IS <code>	40
_ IS <host>	21 -31 0 0 49 -38
_ IS <mail>	36 0 0 0 33 -33
_ IS <name>	43 0 -45 -30 33
_ IS <number>	37
_ IS <version>	-11 -34
_ IS AGAIN	0 -30 0 0 40
_ IS ALWAYS	19 0 -42 0 0 -37
_ IS CALLED	9
_ IS DONE	0 -46 0 -45 32 -31
_ IS DROP	0 -55 0 47
_ IS EVERY	32 0 -30
_ IS GRATITUDE	-14 -31 0 0 0 -33
_ IS KEEP	33 -45 0 0 53 -34
_ IS LIVES	26 -45 0 0 35 -33
_ IS MAYNOT	46 44 0 0 -58
_ IS MOVED	0 0 0 -31
_ IS NEVER	8 50 0 0 -48 -36
_ IS NO	45 -38 -34 0 45 -33
_ IS NOLONGER	0 -35 0 31 0 -42
_ IS NOT	-36 0 0 0 -33
_ IS NOW	-17
_ IS Name	33 -39
_ IS ONLY	22 0 0 0 0 -32
_ IS OUR	24
_ IS PER	39 -38 0 -32
_ IS SYMPTOM	-44
_ IS THIS	10
_ IS TIME	33
_ IS TOO	-8 0 0 0 0 -31
_ IS USE	-11
_ IS WHAT	30 0 0 0 36 -46
_ IS WRONG	-38
_ IS _	21
_ IS a	34 0 0 -46
_ IS an	11 0 0 0 33
_ IS at	0 -33 0 -34 53 -52 -31
_ IS by	22 0 0 0 -36
_ IS de	22
_ IS en	19 -34
_ IS for	0 0 0 0 -33
_ IS from	16 -42 -37 -35
_ IS im	-27
_ IS in	9 -34 -31 -38 44
_ IS o	-8
_ IS off	17 0 -31 0 0 -32
_ IS on	24 0 0 -56
_ IS one	8 0 -45 0 40 -33
_ IS out	0 0 -36 32 -35
_ IS over	-19
_ IS the	19 0 -37 -41
_ IS to	-39
_ KEEP	27 0 -44 31
_ KEEP $	23 0 0 0 -41
_ KEEP ,	46 0 0 0 -46 -31
_ KEEP THEY	35 -48 -31 -50
_ KEEP THIS	0 -43 0 32
_ KEEP _	24 0 -47
_ KEEP at	-24 -37
_ KEEP on	39
_ LIVES	33
_ LIVES $	-29 -36 0 0 0 30
_ LIVES ,	35
_ LIVES <flag>	10 0 0 0 -32 0 30
_ LIVES <number>	-8 -51 0 -41 64 -42
_ LIVES DROP	22 0 0 0 -35
_ LIVES EVERY	57 0 0 -31 44 -36
_ LIVES FORNOW	-26
_ LIVES IS	28
_ LIVES LIVES	15 0 0 0 30
_ LIVES MOVED	-19 0 0 0 32
_ LIVES NO	-9 -42 -32 0 49
_ LIVES ONLY	38 0 -38
_ LIVES PER	29 0 0 0 36 -30
_ LIVES THIS	31 0 0 0 0 -36
_ LIVES USE	32 0 0 -30
_ LIVES _	0 -39
_ LIVES a	64 0 -31
_ LIVES after	33 -40 -31 0 46 -30
_ LIVES an	45
_ LIVES at	60 -44
_ LIVES back	-22
_ LIVES from	31 0 -30 0 0 0 -34
_ LIVES in	37
_ LIVES into	30 0 30 0 -47
_ LIVES on	54 0 0 0 0 -33 -33
_ LIVES one	17 -38 0 -31 47
_ LIVES out	28 -33 0 0 44
_ LIVES the	37 -41
_ LIVES to	0 0 0 -38
_ LIVES two	14 0 0 0 0 -34
_ LIVES up	41
_ LIVES with	-22
_ MAYNOT	31 32 -40
_ MAYNOT _	19 0 -38
_ MOVED $	-17
_ MOVED ,	25 0 0 -35
_ MOVED _	-23 0 0 0 -36
_ MOVED the	30 -35 0 0 36 -40
_ MOVED to	60
_ MUST	36 45 0 0 -32
_ MUST <number>	48 -47 0 0 42
_ MUST KEEP	9 45 0 -43 -45
_ MUST LIVES	0 31 0 0 0 -34
_ MUST NEVER	46 33 0 0 -43
_ MUST THIS	14
_ MUST USE	22
_ MUST _	21 0 0 0 -31 0 -32
_ MUST a	0 31
_ MUST an	-11
_ MUST the	14
_ NEVER	27 60 -36 0 0 -56
_ NEVER LIVES	0 43 0 -31 0 -33
_ NEVER _	40 0 0 -31
_ NO	-8
_ NO ,	-15
_ NO SYMPTOM	23
_ NO _	-9
_ NOLONGER	16
_ NOLONGER $	0 -33
_ NOLONGER ,	41 0 0 0 -34
_ NOT	11 0 -35 0 -31 34
_ NOT $	-15 -31 0 0 -32
_ NOT LIVES	17 0 0 0 0 -34
_ NOT _	9 0 -38
_ NOT on	35 0 0 0 -38
_ NOW	45 -31 0 0 30
_ NOW $	63 -43 0 0 51 -39
_ NOW ,	16 0 0 -54 31
_ NOW BECAUSE	27
_ NOW _	42 0 0 0 -35
_ NOW and	-23
_ NOW the	0 0 0 0 35 -33
_ NOWON	44 0 -39
_ NOWON $	33 37 0 -33 -49
_ NOWON _	25 -40 0 0 44 -32
_ Name	30 0 -43 0 0 -41
_ Name $	30 0 0 0 0 -31
_ Name ,	17 0 0 0 0 -32
_ Name Name	20
_ Name _	0 -31 0 31
_ ONLY	59 0 0 0 0 -35
_ ONLY $	11 0 0 33 -45 -41
_ ONLY ,	0 0 0 -30 -37
_ ONLY AGAIN	17 0 0 0 -40
_ ONLY LIVES	-22
_ ONLY NEVER	23
_ ONLY WHAT	21 -49 45 -32
_ ONLY _	37 43 0 -32
_ ONLY from	31 -40
_ ONLY in	19 0 -39 31 -35
_ ONLY on	14 -47 0 0 42
_ OUR	16
_ OUR _	20
_ OWNER $	0 0 0 0 -33
_ OWNER for	11
_ PAST_I	-49
_ PAST_I at	-38
_ PER	34
_ PER $	12 0 0 -36
_ PER ,	35 -30 0 0 33 -48
_ PER TIME	15 0 0 -32
_ PER and	29 -30
_ PLEASE	12 0 42 -31 -44
_ PLEASE $	-9 -30 32 -32 -30 -40 -30
_ PLEASE ,	45 0 0 0 -35
_ PLEASE _	-22
_ PREFER the	14
_ SHOULD	0 -35 0 0 -36
_ SHOULD LIVES	-29
_ SHOULD _	14 -35 0 0 -36
_ SYMPTOM	-12
_ SYMPTOM $	-31 0 0 0 0 -38
_ SYMPTOM ,	22
_ SYMPTOM NOW	-38
_ SYMPTOM _	9 0 31 0 -45
_ SYMPTOM for	-33
_ SYMPTOM on	-8
_ THEY	0 0 0 0 -31
_ THEY $	-24 0 0 0 0 -39
_ THEY ,	10
_ THEY _	-9 0 0 0 0 0 -30
_ THEY in	26
_ THIS	-20
_ THIS $	-13 0 0 0 0 0 -30
_ THIS ,	28 0 0 0 -35 -45
_ THIS ?	-19
_ THIS AGAIN	-34
_ THIS DONE	28
_ THIS EVERY	12
_ THIS I	-24
_ THIS IF	14 0 0 0 30
_ THIS LIVES	14
_ THIS MUST	-22
_ THIS Name	22
_ THIS PLEASE	-15
_ THIS SYMPTOM	10 0 0 -31
_ THIS THIS	10
_ THIS TIME	-33
_ THIS UNLESS	-35
_ THIS USE	-8
_ THIS WAS	40 0 0 0 31
_ THIS WE	-13
_ THIS WHAT	-35
_ THIS YOU	-9
_ THIS _	-11
_ THIS and	-28
_ THIS at	20
_ THIS back	-8
_ THIS by	-26
_ THIS for	-44
_ THIS from	-22
_ THIS in	-47 0 0 0 -50
_ THIS on	-18
_ THIS one	-22
_ THIS out	-27
_ THIS the	-51 -30
_ THIS to	-32
_ THIS with	0 0 0 -34 0 0 33
_ TIME $	-11 0 0 0 0 -48
_ TIME IS	-8 0 0 -32
_ TIME LIVES	28
_ TIME UNLESS	10
_ TIME _	19 -32 0 0 40 -40
_ TIME and	26
_ TOO	9 -57 0 0 0 36
_ TOO $	-32 0 0 0 0 30
_ TOO _	48 -46
_ UNLESS	36
_ UNLESS $	-20
_ UNLESS <number>	-19
_ UNLESS <version>	20 0 0 34 0 -33
_ UNLESS Name	30 0 0 -30 -34
_ UNLESS THEY	23
_ UNLESS WE	-24
_ UNLESS YOU	34 0 0 -30 -37 -35
_ UNLESS _	35
_ UNLESS a	0 0 -37 -40
_ UNLESS an	20
_ UNLESS the	45 0 0 0 0 0 -30
_ USE <code>	29
_ USE <number>	-16 0 0 0 33
_ USE PER	-35
_ USE THIS	-13
_ USE _	0 0 -33 0 36 0 -31
_ USE a	29
_ USE over	37 0 0 -31
_ USE the	16 0 0 -31
_ WAS	0 -42
_ WAS DROP	30
_ WAS MOVED	24
_ WAS TOO	0 -39 0 0 0 -34
_ WAS _	-15 0 0 0 0 -36
_ WAS to	-33
_ WE	10 0 -37 46
_ WE DECIDE	23
_ WE DROP	36
_ WE IS	14
_ WE LIVES	-18
_ WE _	10 0 -42 34
_ WE do	36
_ WHAT	-26 0 0 -33
_ WHAT $	-24
_ WHAT I	-33
_ WHAT LIVES	-22
_ WHAT SYMPTOM	-16
_ WHAT THIS	15
_ WHAT WAS	28
_ WHAT WE	-29
_ WHAT YOU	22
_ WHAT _	-14
_ WHAT the	-40
_ WRONG	31 0 0 0 35
_ WRONG $	29
_ YOU	0 -56 0 -32 0 0 30
_ YOU $	-34
_ YOU EVERY	19
_ YOU MOVED	19 -31
_ YOU _	0 -38 0 0 0 -42 34
_ YOU the	32
_ a	-18 0 -31
_ a SYMPTOM	-15
_ a _	-30
_ a las	23
_ a new	-9
_ after	17
_ after EVERY	41 0 0 0 -33
_ after _	22 0 0 0 -31 -30
_ after the	-12 0 0 -42 0 -30
_ am	-12
_ an	-9 0 0 0 -38
_ an $	-33
_ an SYMPTOM	-28
_ an _	8 0 0 0 -38
_ and <name>	-28
_ and <number>	43 0 0 -31
_ and DECIDE	-18
_ and EVERY	19
_ and I	16
_ and IS	0 0 0 0 0 -41
_ and KEEP	0 30 0 0 -32
_ and LIVES	-18 -32
_ and NOT	49 0 0 0 0 32
_ and THEY	35
_ and USE	11
_ and WAS	-32
_ and WE	23
_ and WHAT	23
_ and a	-12
_ and one	-9
_ and the	0 0 0 0 0 -35
_ and then	0 0 0 0 0 -34
_ as	0 -33 0 0 0 -37
_ as <acronym>	-13
_ as <name>	21 -33 0 0 35
_ as _	0 0 31 0 0 -30
_ as a	21
_ as in	39 0 0 -31 -30
_ at	14 0 0 0 0 -35
_ at <number>	51 -30 -30 0 47 -35
_ at <version>	-9
_ at EVERY	-18
_ at IF	-15
_ at THIS	-38
_ at a	36 0 0 -32 -32
_ at the	0 -43
_ auf	33 0 0 0 0 -32
_ auf <name>	14
_ auf _	29 0 0 0 -41
_ avec	36 -31 0 0 -39 0 30
_ avec <code>	13
_ avec _	34
_ back	-34 0 0 0 -30
_ back to	-25
_ between	8 35 0 -34
_ between <number>	0 32
_ between LIVES	-27
_ between _	28 0 0 0 0 -35
_ between the	-33
_ both	-27
_ both _	-19
_ but	16 0 -31 -39 0 -43
_ but EVERY	-35
_ but NOT	35
_ by	15
_ by <acronym>	-22 -31
_ by <code>	0 -30
_ by <number>	-43
_ by Name	-18
_ by THEY	16
_ by THIS	12
_ by _	21
_ by a	45 0 0 -30
_ by the	37
_ by two	-35
_ com	48 -34 -33 0 0 -31
_ com _	41 -30 0 -34 0 0 30
_ con	11 -41
_ da	-28
_ dans	-24
_ das	-11
_ das _	-11
_ de	17
_ de <number>	20 0 0 0 33
_ de _	12
_ de la	27
_ dem	18
_ dem Name	18
_ den	-29
_ der	15
_ die	0 -30 0 0 0 -31
_ do	-31
_ do $	-15
_ do THIS	-30
_ do the	-29
_ e	21
_ e _	21
_ ein	11 0 0 0 34 -38
_ el	10 -38 0 0 -38 38
_ el _	-10
_ em	40
_ em _	28
_ en	22
_ en _	18 0 0 -32 0 -38
_ et	22 -34 0 0 -39 44
_ first	16 0 0 0 -37 0 -30
_ first $	-11 -39 37 -35 -30
_ first ,	39 0 0 0 -59 0 -31
_ for <number>	28
_ for EVERY	34
_ for FORNOW	15
_ for I	14
_ for PER	-38
_ for THEY	-11
_ for THIS	-21 0 -42
_ for TIME	-46
_ for _	17
_ for a	-40
_ from	17 0 0 -30
_ from <path>	13 -33
_ from EVERY	-24 0 0 0 -30
_ from THIS	17
_ from last	48 -40
_ from the	24
_ here	11
_ here ,	22 -35 -30
_ here ?	-13
_ im	31 0 0 -31
_ in	25
_ in $	-25 -36
_ in ,	-20 0 0 0 -31
_ in <code>	-13 0 0 0 31 0 -33
_ in <name>	22
_ in <number>	35
_ in <path>	-14
_ in ALWAYS	-24
_ in EVERY	32
_ in I	20
_ in LIVES	32 -31 0 0 0 -33
_ in NOW	-36
_ in OUR	31 0 0 0 0 -37
_ in THIS	-15
_ in TIME	57 -36
_ in _	42 0 0 -32
_ in a	23 -35 0 -31 37
_ in here	-16
_ in one	35 30
_ in the	8
_ in two	16
_ in with	23 -35 0 0 44 0 -33
_ into	0 0 -33
_ into _	-28
_ into a	-34
_ into the	11
_ la	-14 0 0 -31
_ la _	-14 0 0 -31
_ las	-18
_ las _	-18
_ last	-17
_ last _	-38
_ le	8 0 -32
_ le _	8 0 -32
_ like	-15 0 0 -39
_ like "	-13
_ like THIS	-15
_ like _	0 0 0 -30
_ like a	17
_ like the	-12
_ mit	-24 0 0 0 -31
_ more	-8 0 0 0 -38
_ more than	20 -30
_ new	9 -46 45 0 0 -38 -38
_ new _	-25 0 0 0 0 -30
_ o	-16
_ o _	-16
_ of	-15
_ of <number>	-24 -30
_ of EVERY	-15
_ of I	-27
_ of THEY	-23
_ of THIS	-24
_ of TIME	-25
_ of WHAT	-20
_ of _	19 31
_ of a	0 0 0 0 30
_ off	-12 44 -32 0 -52
_ off $	-15 0 0 0 -31
_ off _	0 33
_ old	-43
_ old _	-43
_ on	-8
_ on $	16 -38 0 -32
_ on <name>	-41
_ on <number>	-31
_ on EVERY	44 -35
_ on GRATITUDE	15
_ on I	-19
_ on IS	22
_ on MOVED	26
_ on Name	10
_ on PER	32 0 0 -35
_ on THIS	-9 0 0 -36
_ on _	-20
_ on the	-10 -59 0 0 31 -31
_ one	0 -61
_ one $	14 0 -31 0 0 34
_ one ,	14 -38 0 35 -39
_ one ?	-19
_ one IS	16
_ one _	8 -49
_ or	-27 40 0 0 -35
_ or _	-32
_ out	9 0 0 0 -42 -33
_ out IS	-18
_ out WHAT	-23
_ out of	0 -31
_ out the	26
_ over	15 -39 30
_ over _	26 -47 32 0 -54
_ para	-10 0 -30
_ por	32
_ por _	31
_ sur	21 -37
_ sur le	13 0 0 0 39
_ than	0 0 0 -38 0 -33
_ than <number>	-19
_ than PER	15
_ than _	-10
_ the	-19
_ the <acronym>	-41
_ the CALLED	-29
_ the NOLONGER	-9
_ the Name	23
_ the OWNER	-35
_ the SYMPTOM	-49
_ the TIME	-29
_ the WRONG	0 0 0 0 0 -35 30
_ the _	-16
_ the last	-27
_ the new	-16
_ the old	21 0 0 0 -38
_ the same	-19
_ the two	-33
_ then	39 -38 0 32
_ then $	39 -38 0 32
_ there	-21 0 0 0 -42
_ there $	-16 0 0 0 -30
_ there FORNOW	-28
_ to <name>	25 0 0 0 41 -35
_ to <number>	-8 -40 0 -30 43
_ to <path>	44 0 0 -32
_ to EVERY	26
_ to KEEP	-25
_ to LIVES	-37
_ to Name	18
_ to WHAT	-21
_ to YOU	-15
_ to _	-10 0 0 31 -34 -32
_ to a	37 0 0 0 -43
_ to do	-14
_ to one	29 0 0 0 -35 -30
_ to the	0 0 -34 0 0 -30
_ two	-16
_ two _	-16
_ um	20
_ um _	20
_ un	-30
_ un _	-30
_ una	-39
_ una _	-39
_ under	32 -58 0 0 36 -35
_ under <number>	26 -37
_ under <path>	17 -39 0 0 41
_ up	-14 0 -31 0 0 -43
_ up $	0 0 0 -35 0 -31
_ up ,	24
_ up I	25
_ up IF	-12
_ up _	0 -31
_ up a	-30
_ up by	-34
_ up in	18
_ up on	-8
_ up the	-22
_ up to	13 0 0 0 0 -31
_ von	29 0 0 -33
_ von _	27 0 0 -32
_ with	18 0 0 0 0 0 31
_ with <code>	54 -35 0 0 -56 -43 50
_ with <number>	-12 -32 -32 0 0 30
_ with <path>	0 -33 0 0 -34 -35 36
_ with Name	-8
_ with THIS	15
_ with _	21
_ with a	16 0 0 -36
_ with more	14 0 0 -30
_ with one	-35
_ with the	-8 0 0 0 0 0 -31
_ y	39 -42 0 -30
_ y _	26 -37 -35
_ à	25 -33 0 0 35
_ à _	24 -30 0 0 31
a <acronym>	17
a <acronym> ,	11
a <number>	-8 -32 0 0 48 -32
a <number> $	-12 0 0 0 33
a <number> _	36 0 0 0 34
a GRATITUDE	-29
a GRATITUDE _	-29
a NOLONGER	-27 0 0 0 32
a Name	26 0 0 -39
a Name _	12 0 30 -33 -40
a SYMPTOM	16 0 -34 0 -38
a SYMPTOM $	-19
a SYMPTOM _	29 0 -36 0 -36
a SYMPTOM in	-9
a TIME	17 0 0 -33 0 -34
a TIME _	20 0 0 0 0 -35
a WHAT	-30
a WRONG	-9 34 0 0 -39
a _ "	-16
a _ <code>	-23
a _ <number>	45 -36 0 0 0 -34
a _ ?	-24
a _ EVERY	-11
a _ IF	-23
a _ INSTEAD	-20
a _ IS	39
a _ LIVES	45 33 0 -35
a _ MUST	48 39 0 -30 -48
a _ NOW	-19
a _ Name	19
a _ OWNER	11 0 0 0 -33
a _ PLEASE	-37
a _ SYMPTOM	9
a _ THIS	-44
a _ TIME	34
a _ UNLESS	0 0 0 0 31
a _ USE	48
a _ WHAT	21 34 0 0 -34
a _ and	17
a _ at	-25 -33 0 0 30
a _ for	-31
a _ from	-29
a _ here	22 0 0 -30 0 -36
a _ in	-15 -33 0 0 39
a _ more	-32
a _ of	0 0 0 0 0 -34
a _ on	-33
a _ the	-26
a _ there	-21
a _ to	-47
a _ with	-24
a las	23
a new	8
a new _	0 0 0 -34
a new one	25
aber	38 -31 -33 44 -41
after <number>	0 0 0 -31
after <number> TIME	35
after <number> _	-8 -30 0 0 38
after EVERY	11 0 0 0 -34
after EVERY $	-11
after PER $	29
after THIS	-28
after THIS $	-24
after _	9 0 0 0 -31 -30
after _ $	33 0 0 -43
after the	-15 0 0 0 0 -30
after the TIME	-35
after the _	0 0 0 0 0 -30
after:outset&1:DOING	10
after:outset&1:EVERY	-35
after:outset&1:FORNOW	-18
after:outset&1:FUTURE_I	-18
after:outset&1:IF	-18
after:outset&1:IS	-30
after:outset&1:LIVES	-32
after:outset&1:MANY	-47
after:outset&1:ONLY	-15
after:outset&1:OUR	-20
after:outset&1:PAST_I	-8
after:outset&1:PREFER	-44
after:outset&1:TASK	-55
after:outset&1:WE	-11
after:outset&1:after	-8
after:outset&1:in	-27
after:outset&1:the	-65
after:outset&1:there	-24
after:outset&BECAUSE	-31
after:outset&CALLED	-27
after:outset&DECIDE	21
after:outset&DONT	22
after:outset&EVERY	-38
after:outset&FORNOW	22
after:outset&GRATITUDE	-26
after:outset&IS	-52
after:outset&KEEP	-21
after:outset&LIVES	-29 -35
after:outset&MOVED	0 0 0 0 31
after:outset&MUST	-25
after:outset&NEVER	-48
after:outset&NO	0 0 0 0 -31
after:outset&NOT	-29
after:outset&NOW	0 0 0 0 33 -33
after:outset&ONLY	10
after:outset&OUR	-20
after:outset&PLEASE	-8
after:outset&SHOULD	-23
after:outset&SYMPTOM	-23
after:outset&THIS	-10 0 0 0 -38
after:outset&USE	-43
after:outset&VALUE	-72
after:outset&WAS	21
after:outset&YOU	34
after:outset&head	-66
after:outset&size:11	-44
after:outset&size:18	-53
after:outset&size:4	-16
after:outset&size:7	-70
after:outset&tail	-143
after:proposal&1:NO	-22 -38
after:proposal&1:ONLY	31 0 0 0 -37
after:proposal&1:TASK	48 0 -33 33 -33 0 -32
after:proposal&1:_	0 0 0 0 -35
after:proposal&1:none	-51
after:proposal&DROP	19
after:proposal&EVERY	30
after:proposal&GRATITUDE	19 0 0 34
after:proposal&I	-48
after:proposal&IS	21 0 0 0 -43 45
after:proposal&KEEP	-28
after:proposal&LIVES	33 -43 0 0 -30
after:proposal&MUST	23
after:proposal&NEVER	36
after:proposal&NO	-22 -38
after:proposal&ONLY	34 34 0 0 -40 -33
after:proposal&THIS	27 0 -43 53 -36
after:proposal&USE	23 -37 -31 0 -42 43
after:proposal&VALUE	34 0 0 0 -41
after:proposal&WE	37 -33
after:proposal&YOU	-10
after:proposal&head	36 0 0 0 -68 40
after:proposal&size:11	0 0 0 0 -48 36
after:proposal&size:2	8 0 -32 32
after:proposal&size:4	12 0 0 0 -30 34
after:proposal&size:7	37 0 0 0 -51
after:proposal&tail	18
after:question&1:<number>	45 0 -30 0 0 -39
after:question&1:<path>	0 0 0 0 36
after:question&1:ALWAYS	30 -39 38 -33
after:question&1:EVERY	30
after:question&1:LIVES	-42
after:question&1:MANY	49 0 0 0 -87
after:question&1:MAYNOT	26 -35 0 -31 41
after:question&1:NO	37 0 0 0 0 -54
after:question&1:NOT	0 0 0 0 0 -46
after:question&1:ONLY	0 -41
after:question&1:TASK	9 -31
after:question&1:_	66 -56 -45 42 0 0 -30
after:question&1:a	-37
after:question&1:for	36
after:question&1:in	16 0 0 0 -33
after:question&1:none	24 0 0 31 -32
after:question&1:the	-37 0 0 -30
after:question&1:two	31 -32 0 -32 37
after:question&ALWAYS	36 0 0 0 -40
after:question&EVERY	34 -59 -50 37
after:question&FORNOW	-46
after:question&GRATITUDE	44 -45 0 0 0 -30
after:question&I	-25
after:question&IS	19 0 0 33 -46
after:question&LIVES	16 -36 0 0 0 -34
after:question&MAYNOT	29
after:question&MOVED	10
after:question&MUST	16 -36 0 32 -40
after:question&NEVER	17 0 0 0 -35
after:question&NO	42 0 0 0 0 -56
after:question&NOLONGER	27 0 0 36 -49 -30
after:question&NOT	12 0 0 41 0 -59
after:question&ONLY	16 0 -54 0 0 -38
after:question&OUR	15
after:question&PLEASE	-49
after:question&SHOULD	-20 0 -34
after:question&SYMPTOM	24
after:question&THIS	54 -48 -42 0 31 0 -32
after:question&VALUE	27 0 -38 0 31
after:question&WE	18 0 0 0 -58
after:question&YOU	-28
after:question&head	59 0 -33 50 0 -36
after:question&size:11	61 0 0 54 0 -44
after:question&size:18	22 0 -31
after:question&size:2	28 -62 0 0 0 -53 -46
after:question&size:4	0 -62 0 0 32 -37 -35
after:question&size:7	40
after:question&tail	-48
after:report&1:<path>	-33
after:report&1:ASKS	-15
after:report&1:DONT	28
after:report&1:EVERY	9
after:report&1:I	-41
after:report&1:IS	10 -37
after:report&1:KEEP	-14
after:report&1:LIVES	-42
after:report&1:MANY	27 0 0 -36 -62 45
after:report&1:NO	-31
after:report&1:ONLY	9
after:report&1:TASK	17
after:report&1:THIS	41 0 0 0 -47 35
after:report&1:USE	-14
after:report&1:WE	26 0 -36
after:report&1:WHAT	-35
after:report&1:_	10 0 -61 0 -48 69 -39
after:report&1:a	-37
after:report&1:none	-30
after:report&1:the	46
after:report&ALWAYS	23 -44 0 0 0 38
after:report&CALLED	33 0 -33 0 -33 33
after:report&DONT	16 0 0 0 0 37
after:report&EVERY	21 0 34 0 -42
after:report&FORNOW	39 0 0 -30 -37 32
after:report&GRATITUDE	-40
after:report&HEDGE	-30
after:report&I	-49
after:report&IS	32 0 0 0 -37 50
after:report&KEEP	-9
after:report&LIVES	29 0 0 0 -63 73
after:report&MUST	43 0 0 0 0 30
after:report&NEVER	15
after:report&NO	-17 0 0 0 -33 40
after:report&NOLONGER	42 0 0 -31 0 33
after:report&NOT	19 0 0 0 -30
after:report&NOW	20
after:report&ONLY	18 0 0 0 -34 34
after:report&OUR	-27
after:report&PLEASE	-16 0 -43
after:report&SYMPTOM	42
after:report&THIS	43 -43 0 -37
after:report&USE	0 -36 0 0 0 40
after:report&VALUE	39 0 0 -30 -36 59
after:report&WAS	19
after:report&WE	41 0 0 -45 -37 45
after:report&YOU	-20 0 0 0 0 -36
after:report&head	16 0 0 0 -71 99
after:report&size:11	42 -35 0 0 -51 76
after:report&size:18	35
after:report&size:2	-21 0 0 -36 -32
after:report&size:4	-19 0 0 0 -53 0 -52
after:report&size:7	26 0 -33 0 -68 72
after:report&tail	-65 -32
also	16 39 0 0 -41 -38
also _	-8
also _ a	-16
also for	29 0 -33
also in	16
am	37 0 30
am Name	32
am Name $	21 -30
an	-8
an $	-36
an <name>	31 0 0 0 39
an OWNER	-13 -32
an SYMPTOM	0 0 -31 0 0 32
an SYMPTOM _	25 0 -31
an SYMPTOM in	-17
an _ $	-12
an _ ,	39 0 0 0 0 -31
an _ MUST	31 -42
an _ THIS	24 -34 0 0 34
an _ for	-27
an _ here	11
and <name>	-23 0 0 0 0 -39
and <name> $	-26 0 0 0 0 -39
and <number>	19 0 -31 -42
and <number> $	46 0 -39 0 40 -42
and <number> IS	44
and <version>	0 -31
and AGAIN	-36
and DECIDE	-18
and DONT	16
and DONT _	16
and EVERY	26
and FUTURE_I	33
and I	10
and I DECIDE	29
and IS _	0 0 0 0 0 -37
and KEEP	0 33 0 -41
and LIVES	-13 0 0 0 0 -35
and LIVES NO	26
and LIVES back	-23
and MUST	13
and MUST the	13
and NO	21 0 -33 0 0 -34
and NO _	13 0 -33
and NOT	48 0 0 0 0 31
and NOT _	32 0 0 0 0 -42
and NOT by	19 0 0 0 0 33
and NOT from	31 0 0 0 0 31
and ONLY	17 0 0 0 33
and PAST_I	-13
and PER	25
and SYMPTOM	0 -30
and SYMPTOM $	0 -30
and THEY	38
and THEY _	24
and THIS	0 -34
and THIS AGAIN	-12
and THIS LIVES	35
and THIS _	-18
and USE	17
and USE _	22
and WAS	-32
and WE	35
and WHAT	29
and _ "	-39
and _ $	0 0 0 0 0 -57
and _ ,	41 0 -39 -31
and _ I	-22
and _ IF	-26
and _ IS	21 0 0 0 -35
and _ LIVES	28
and _ THIS	-11 0 33
and _ UNLESS	28
and _ WHAT	-27
and _ a	-29
and _ at	-20
and _ for	0 0 -30
and _ in	-14
and _ on	13 -39 0 0 37 -30
and _ with	-21
and a	0 0 0 0 -36
and a _	-9
and one _	24
and the	-14
and the DECIDE	20
and the _	-22 0 0 -35
and the one	9
and then	-13 0 0 0 0 -34
and there	-14
and to	23
as <acronym>	0 0 0 0 36
as <acronym> $	-22
as <name>	21 -33 0 0 35
as DECIDE	24
as DECIDE with	26
as THEY	-26
as THEY _	-27
as _	17
as _ $	0 0 -42 0 -42
as _ as	-23
as a	9 0 0 0 -30
as a _	19 0 0 0 -30
as an	-25
as in	38 -31 0 -35 0 -34
asks	-33
at <amount>	-17
at <amount> ,	20
at <host>	17 -36 0 0 36 -31 -39
at <number>	-13 -32
at <number> $	-9 -31 0 0 36
at <number> _	-15
at <time>	0 0 0 0 38
at <time> $	-17
at <time> ,	21 0 0 0 31
at <time> TIME	14
at <time> and	-30
at <version>	-9
at <version> ,	19
at EVERY	-14 31
at EVERY $	-17
at IF	-15
at IF ,	32
at THIS	-47
at THIS $	-48
at YOU	-13
at YOU _	-13
at _	10
at _ $	45 0 -35 -45
at _ ,	14 0 0 -37
at _ <number>	0 -33 0 0 0 -30
at _ for	34
at a	47 0 0 -37
at a _	47 0 0 -37
at the	14
at the GRATITUDE	31 0 0 0 -30
at the _	0 -50
at the same	-12
au	-34
auf	51 0 0 0 0 -34
auf <name>	14
auf <name> ,	14
auf Name	23 0 0 0 -32
auf Name ,	25
auf _	49 0 0 0 -58 -36
auf _ $	41 -49 31 0 -33
auf _ ,	14 0 0 0 -34
avec	36 -31 0 0 -39 0 30
avec <code>	13
avec _	34
back	-38 0 0 0 -40
back $	-27
back _	31
back then	-22
back to	-24
back to _	-36
back to the	-33
bei	25
bei _	28
bei _ ,	28
between	0 0 0 -34
between <number>	-18 0 0 0 0 -31
between <number> and	-18 0 0 0 0 -31
between LIVES	-27
between _	28 0 0 0 0 -35
between _ $	33 -37
between the	-33
between the two	-33
both	-49
both LIVES	-29
both _	-20
both _ $	27
both _ MUST	-13
but EVERY	-35
but EVERY _	-35
but NOT	35
but ONLY	29 0 0 0 0 -32
but _	-17 0 0 0 -36
but the	-12
by	11
by <acronym>	-22 -31
by <amount>	-40
by <amount> $	-40
by <code>	0 -30
by <code> ,	0 -30
by <number>	-42 0 0 0 31
by <number> _	-43
by CALLED	22
by CALLED $	32
by EVERY	-32
by EVERY _	-32
by Name at	21
by THEY	8
by THEY _	8
by THIS	12
by TIME	0 0 0 0 0 -35
by _	19
by _ $	25 0 0 -55 32
by _ ,	14 0 0 -43 -31
by _ NOW	18 0 0 -37
by _ and	14 0 0 0 0 0 -30
by _ on	-28
by _ the	15
by a	45 0 0 -30
by a _	45 0 0 -30
by the	43 -33 0 0 31
by the TIME	37
by the _	41 -42 0 -33 36
by two	-35
by two _	-35
changes	11
changes&valued	42
com	47 -34 -33 0 0 -34
com _	41 -30 0 -34 0 0 30
com o	21
com o _	21
con	17 -50 0 0 0 -31
con _	0 -32
con _ ,	14 -31
con el	19
con el _	19
da	-19 0 0 0 -30
da NOT	-31
da _	18 0 0 0 0 -31
dans	13 0 0 -30 0 -39
dans le	10 0 0 0 0 -38
dans le _	10 0 0 0 0 -38
das	-9 0 -36
das _	-23 -36
das _ $	-47
das _ IS	-21
de	25
de <number>	28
de <number> _	22
de <number> a	20 0 0 0 33
de EVERY	40 0 0 0 0 -47
de EVERY _	24 0 0 0 0 -32
de Name	8 0 0 -33 31
de _	14
de _ $	-16 0 -39
de _ ,	35 -32
de _ <number>	50 0 0 0 30
de _ IF	11 0 0 0 31
de _ IS	0 0 0 0 42
de _ UNLESS	21 0 0 -31 0 -34
de _ en	20 0 0 0 -36
de _ à	24 -30 0 0 31
de la	27
de la _	27
default	31 0 0 -41
default _	25 0 0 -34
default _ $	40 -40 0 0 0 -42
default _ IS	19
dem	18 0 0 -31
dem Name	18 0 0 -31
den	-23
der	11
der Name	-22 0 0 0 0 30
der Name IS	-14 0 0 0 -36 31
der Name _	-17 0 0 -37
der _	33
der _ $	44 0 0 0 35 -35
der _ IS	25
der _ NOT	-27
des	0 0 0 0 -30
des _	-11
di _ IS	15
die	-8 0 0 0 31
die Name	-47 0 0 -36
die _	39 -64 -39 0 46 0 -34
die _ ,	10 -41 0 0 -31
die _ IS	13
do	0 0 0 34 0 -51
do EVERY	-21
do I	-16
do I _	-17
do THIS	0 0 0 0 0 -40
do THIS $	0 0 0 0 0 -34
do THIS NOW	-28
do THIS and	14
do THIS with	-9
do _	48 -31
do _ $	43
do the	-21
do the _	-12
do the same	-25
e	24 -30 0 0 -32
e _	21
e _ $	21
ein	0 -34
eine	-17
eine Name	12
el _ $	14 -38 0 0 0 35
el _ IF	21 0 0 0 -39
el _ LIVES	33 -36 0 -31
el _ de	-18 0 0 0 0 -32
el _ el	46
em	47 -41 0 0 0 -32 -30
em _	40 0 0 -36 0 0 -31
em _ $	40 0 0 -36 0 -30 -32
en	31
en _	25 0 0 -34
en _ $	24 0 0 0 0 0 -36
en _ ,	0 -36 40 0 -34
en el	27 0 0 -31
en el _	27 0 0 -31
et	21 -40 0 0 -36 40
first	15
first $	0 0 0 -42
first ,	41 0 0 0 -61
first , _	39 -46 36 -41 -40
first , then	14 0 0 0 -40 0 -30
first _	-41 30 0 0 0 -33
first _ ,	19 30 0 0 0 -33
first _ of	-27
first of	28
first of EVERY	22
first of the	19
first one	-12
first the	-32
first two	13
for <number>	0 0 0 0 33
for <number> TIME	0 0 0 0 33
for EVERY	33
for EVERY THIS	25 -37
for EVERY _	49 0 0 -33
for FORNOW	8
for LIVES	19 0 0 0 41 -32
for LIVES $	19 0 0 0 41 -32
for PER	-38
for PER $	-38
for PER IF	21
for SYMPTOM	24 0 -31 0 -31
for THEY	-31
for THEY $	-19
for THEY _	-26
for THIS	-17
for THIS $	0 0 -42
for THIS _	-19
for TIME	-46
for _	35
for _ $	27 -34
for _ ,	34 -38
for _ BECAUSE	23
for _ CALLED	20
for _ EVERY	19 37 0 0 -33
for _ IS	50 0 -41
for _ TIME	0 0 0 -42 0 -30
for _ WE	38 0 -36 32
for _ and	27
for a	-31 0 -33 0 0 -32
for a TIME	-29
for a _	-27 0 -33 0 0 -32
for the	-8
for the SYMPTOM	16
for the new	-25
for the same	-8
for two	17
from	27
from $	-32
from <number>	11 -30 0 -36
from <number> $	-15 0 0 -31
from <number> to	24
from <path>	20
from <path> $	19
from EVERY	-20 41 0 -30 -42
from EVERY _	-20 41 0 -30 -42
from Name	26 0 0 0 -32
from THIS	17
from _	15 0 -34
from _ $	0 0 -32
from _ ,	31
from _ EVERY	22 -33 0 0 34
from _ and	15 0 0 0 0 31
from last	0 -40
from last TIME	0 -40
from the	26 0 0 0 0 -35
from the _	35
from the last	-23
from the old	12 0 0 0 31 -30
from two	-13 -34 0 0 -30
für	-13 -31 0 0 31
here	0 -46 0 0 0 33
here $	0 0 0 -30
here ,	47 -47 -30 0 0 35
here ?	-13
here ? $	-13
il	35 0 0 -35
il _	20 -33
il _ di	15
im	-13 -36 0 -41 39
im Name	29 -30 0 -40 48 -38
im Name _	22 0 0 0 43 -34
im _	-26
im _ $	-26
in	16
in $	-15 0 -37 33 -46 -33
in ,	-21 0 0 -31
in , _	-23
in <code>	-13 0 0 0 31 0 -33
in <host>	25
in <host> $	21 0 0 0 31 -34
in <name>	23
in <name> $	9 -48 -43 -30
in <name> ,	24 0 0 0 45 -45
in <name> and	23
in <number>	0 0 0 0 0 -38
in <number> $	-12 -31
in <number> TIME	8 0 31
in <path>	-23 34
in <path> $	-21 0 0 -34
in <path> ,	-24 0 -31
in <path> _	27 35
in <version>	28
in <version> ,	28
in ALWAYS	-24
in EVERY	40
in EVERY LIVES	15
in EVERY _	40 0 -35 0 0 -33
in I	-22
in I _	-8
in IS	40 0 0 0 38
in IS _	16
in LIVES	36 -34 0 -30 0 -37
in NOW	-36
in Name	20 0 0 -40 30
in Name $	-18
in Name ,	33
in Name IS	23
in Name and	14
in OUR	32 0 0 0 0 -34
in OUR _	32 0 0 0 0 -34
in THIS	-16
in THIS _	-19
in TIME	47
in TIME $	37 0 0 -36
in TIME ,	28 -35 0 0 -32 31
in _	37
in _ $	47
in _ ,	10 0 0 0 0 -43
in _ <number>	0 0 0 0 34 -32
in _ ?	-29
in _ IS	18 0 0 0 -42 36
in _ NOW	32 0 0 0 0 -37
in _ TIME	-33
in _ and	32 0 -44 -32
in _ by	-17
in _ for	25 0 0 0 -38
in _ of	23 -31 0 0 38
in _ the	-25
in _ under	30
in a	8 -41 0 -42
in a _	9 -41 0 -42
in here	-16
in here $	-16
in one	35 30
in one _	35 30
in the last	19
in the same	10 -34
in there	0 40 -41
in there $	-24 0 -32
in there _	29
in two	11
in two _	16
in with	23 -35 0 0 44 0 -33
into	38 0 0 0 -34 -51 -31
into IS	-41
into IS _	-41
into THIS $	-35
into _	0 0 0 0 0 -31
into _ $	9
into _ ,	-9 0 0 0 0 -30
into a	-28
into a _	-30
into the	55 0 0 0 0 -42
into the _	58 0 0 0 0 -45
just	-29 0 0 0 0 -31
just _	-8
just _ $	-46
just _ THIS	18 -34 31
just a	-21
just a _	-21
just do	9
just for	-11
just the	-31
just the _	-31
la	17
la _	11
la _ $	-8 -40 0 41 -33
la _ <number>	36
la _ IF	23
la _ IS	-10 0 0 0 0 -32
la _ MOVED	-18 0 0 -31
la _ de	22 -31 0 0 45
las	16 -31 0 0 44
las _	15 0 0 0 40
las _ IF	12
last	-31
last <number>	-28
last <number> _	-40
last TIME	-29
last TIME $	-19 0 0 0 0 -30
last TIME the	-14
last _ $	-31 -32
last _ ,	20
last _ of	-30
last one	-22
last one $	-29
le	17
le _	17
le _ $	10 0 -38 0 0 -45
le _ ,	25 0 0 -36 38 -30
le _ <number>	36 0 0 0 0 -36
le _ IF	22
le _ de	39
les	33 0 0 -40
les _	32 0 0 -41
les _ $	0 0 0 -30 0 -31
les _ en	17 -49
les _ le	26 -37 -31 0 40
like	0 -44
like "	-13
like " WE	-13
like $	-34
like THIS	16 -35
like THIS $	16 0 0 -32
like _	0 0 0 -33
like _ $	0 0 -32
like a	17
like a _	17
like the	13
like the _	-12
los	29 0 0 -42 0 -33
los _	28 0 0 -43 0 -31
los _ IF	17 0 -36 0 -35
los _ MAYNOT	13 0 0 0 -41
los _ de	29
los _ por	19 -40 0 0 36
mit	17 0 0 0 -50 -31
mit <code>	16 0 0 0 -36 0 32
mit Name	21 0 0 -36
mit Name $	21 0 0 -36
mit _	-18
mood:asked	-34 -36 32 0 0 0 -34
mood:considered	-71
mood:hearsay	-101
mood:joke	-90
mood:momentary	-64
mood:quoted	-44
mood:status	-49
more	0 0 0 0 0 -44
more $	29 0 -31 -38 30
more _	-25 -46 0 41 0 -31
more _ ,	-20 -36 0 36
more than	27 0 0 0 -30
more than _	-16
more than one	15
more than two	12
most	0 0 0 -31 37 -30
most _	0 0 0 -31 37 -30
most _ $	-25
na	46 0 -34 -38 0 -43 -40
na _	39 0 0 -33
na _ $	36 0 0 -31
new	0 0 0 0 -31
new _	-8 0 0 0 -39
new _ $	0 0 0 0 -44 -38
new _ ,	24 -54 0 0 32
new _ IS	-23 0 0 0 -36
new _ LIVES	11 0 0 0 -40
new _ SHOULD	-13
new _ and	-34
new _ for	-17 0 0 0 -31 34
new one	26 -44
o	18 -47 -35
o Name	30
o _	0 -46 -32
o _ $	-17
o _ USE	24
o _ de	15
of	0 0 0 0 0 -36
of <number>	-44 -30 0 34
of <number> TIME	-9
of <number> _	-36
of EVERY	0 -32
of EVERY TIME	21
of I	-27
of I _	-12
of OUR	12
of OUR _	12
of THEY	31 0 -34
of THEY $	41 0 0 -30
of THEY _	-26
of THIS	-22 0 0 0 -42
of THIS $	17 0 0 0 -31
of THIS _	-22 0 0 0 -31
of TIME	-13 0 0 0 36
of TIME $	28 0 0 0 36
of WHAT	-20
of _	26
of _ $	0 0 -52 32 0 -50
of _ ,	51 0 0 0 0 -49
of _ IS	31
of _ MUST	41 36 0 0 -35
of _ ONLY	20 0 0 -46 -30
of _ TIME	23
of _ and	10
of _ from	25 -31
of _ in	-13 0 0 -31
of a	19
of a _	19
of the	8
of the TIME	33 -33 -33
of the _	0 0 0 0 0 -30
off	0 0 -42 48 -34 -46
off $	-16 42 0 0 -36
off ,	41 -46
off , _	28 -43 0 37 -36
off _	21 0 0 0 -53 -36
off in	-16
old _ $	-26 -44 0 0 0 30
old _ ,	22 0 0 -37
old _ ;	22
old _ IS	-29 0 0 30 -31
old _ WE	-8
old _ in	35 -32 0 0 0 -30
old _ with	48 0 0 -31 33 -33
old one	12 0 0 0 0 -49
old one $	41
on $	0 0 0 -40 0 -32
on <name>	-17 -32 0 0 0 31
on <name> $	-11 -30
on <name> ,	28 0 0 0 -34 36
on <number>	0 -32 -30
on <number> $	-22 0 0 0 35 -30
on <number> BECAUSE	13
on EVERY	50 0 0 0 0 -31
on EVERY _	48 -36
on FORNOW	-24
on FORNOW $	-24
on GRATITUDE	15
on I	-49
on I _	-49
on IS	37 0 0 0 0 -35
on IS _	37 0 0 0 0 -35
on MOVED	26
on MOVED $	10
on Name	10
on Name $	-36
on OUR	15
on OUR _	15
on PER	45 0 0 -39 31 -34
on PER $	32 -49 0 0 41
on SYMPTOM	-33
on SYMPTOM $	-33
on THEY	33
on THIS	0 0 -32 -38
on THIS $	-30 0 0 -39 31
on THIS FORNOW	-38
on THIS _	49 0 -30 -38
on TIME	29 -43 -31
on WHAT	-29
on WHAT _	-29
on _ $	0 0 0 0 0 -44
on _ ,	53
on _ <number>	-25 -42 0 0 0 -31
on _ <version>	17 -33
on _ BECAUSE	26
on _ EVERY	11
on _ FORNOW	-10
on _ IS	-22 0 0 0 43 0 -33
on _ NOW	-26 0 0 0 0 -33
on _ ONLY	-19 0 0 0 -30
on _ SYMPTOM	-18
on _ TOO	30 -35
on _ and	-29
on a	29 -35 0 -33 48 -34
on a _	29 -35 0 -33 48 -34
on one	-12
on one _	-12
on the	0 0 0 0 0 -32
on the <date>	20
on the <name>	23 -36
on the TIME	31
on the _	-12 0 0 0 0 -41
on the first	17 0 0 0 30
one $	-15
one ,	0 -46 0 31 -31
one , _	10 -40
one ?	-19
one ? $	-19
one IS	-14 -36 0 -33
one IS AGAIN	-23
one NOT	-32
one OWNER	30
one THIS	33
one _	16 0 0 0 0 -38
one _ $	26
one _ ,	13 -35
one _ EVERY	27 -36 0 -39 31
one _ IS	10
one _ LIVES	28
one _ PER	36 0 31 0 -61 -56
one _ at	37 0 0 -32 -32
one _ on	20
one _ or	-21
one and	8
one as	-27
one as a	-27
one for	33
one in	11
one in <path>	10 0 0 0 35
one more	-46
one more _	-46
one of	8 0 0 0 0 -34
one of the	0 -32 0 0 31
or	0 0 0 -38 0 -33
or <acronym>	22
or <number>	15
or NOT	22 34
or THEY	0 0 0 -39
or THIS	40 0 0 0 0 -30
or THIS _	34 0 0 0 -37
or _	-31
or the	24
os	13 0 -35 -33 0 -34
os _	13 0 -35 -33 0 -34
other	-26 0 0 0 0 -33
other _	-26 0 0 -35 0 -34
other _ $	-37
other _ ,	31
out	0 -30 0 0 0 -40
out $	-40
out ,	44 0 0 30 -47
out IS	-18
out WHAT	-23
out WHAT _	-24
out of	0 -34
out of _	-23 -32 0 -34
out of the	29
out on	14
out on the	14
out the	18
out the _	18
out there	23 0 0 0 36
over	33 0 30 0 0 -33
over $	0 0 0 -30 30
over ,	-22
over <number>	21 0 0 0 -30
over _	26 -46 32 0 -50
over _ $	-12 0 0 0 -36
over _ for	32 0 30 -36
over the	22
over the _	22
para	12
place:first	-10 0 -32 0 0 0 -31
place:inside	-25
place:last	-12 0 0 0 0 -50
por _	22
por _ $	30 0 0 0 0 -34
por _ ,	10
pour	35 0 0 0 -34 -32
pour _	35 0 0 0 -34 -32
same	-21 0 -30
same $	-30
same SYMPTOM	-32
same SYMPTOM $	-19
same _	-8 0 -31
same _ $	-9
same _ ,	-17
same as	25
same for	-34
same for the	-34
size:11	24
size:11&1:<acronym>	46 0 0 0 -47
size:11&1:<code>	16
size:11&1:<host>	-9
size:11&1:<name>	32 -34
size:11&1:<number>	30 0 0 0 -38
size:11&1:<path>	29
size:11&1:<version>	23
size:11&1:ALWAYS	29 -49 36
size:11&1:ASKS	-39
size:11&1:CALLED	26
size:11&1:DECIDE	17 0 0 39 -37
size:11&1:DOING	20 0 -40 0 -34
size:11&1:DONT	40 60 -50 0 0 -39
size:11&1:DROP	54 -33 -37 41 -33
size:11&1:EVERY	35
size:11&1:FORNOW	-60
size:11&1:FUTURE_I	-23
size:11&1:HEARSAY	-38
size:11&1:HEDGE	-15
size:11&1:I	0 0 0 0 0 -39
size:11&1:IF	-9 0 0 0 -32
size:11&1:IS	23 0 0 -32
size:11&1:KEEP	17 0 0 0 -39 -39
size:11&1:LIVES	18 0 0 -33 0 0 -33
size:11&1:MANY	27
size:11&1:MOVED	31
size:11&1:NEVER	45 0 -35 0 -31
size:11&1:NO	15
size:11&1:NOT	20 32
size:11&1:NOW	34 0 0 0 0 -30
size:11&1:ONLY	55 35 0 0 -38
size:11&1:PAST_I	-25
size:11&1:PREFER	35 -33 33 0 -31
size:11&1:SYMPTOM	39 0 0 -40 40
size:11&1:THIS	21 0 0 -33
size:11&1:TIME	18 -34 0 0 33
size:11&1:UNLESS	31 30 0 0 0 -30
size:11&1:USE	16 -38
size:11&1:WE	-9 0 0 0 0 -39
size:11&1:WRONG	32 0 0 0 -33 38
size:11&1:YOU	0 0 0 -36 -31
size:11&1:_	32
size:11&1:a	67 0 -30
size:11&1:an	37 0 0 0 0 -35
size:11&1:das	36
size:11&1:default	19
size:11&1:der	45
size:11&1:die	15 -39
size:11&1:el	51 -34 0 -37
size:11&1:for	12 0 0 0 -30
size:11&1:il	17
size:11&1:in	-48 0 0 0 -34
size:11&1:la	42 -32
size:11&1:las	12 0 0 0 35
size:11&1:last	12
size:11&1:le	43 0 -31
size:11&1:les	13 0 0 0 -30
size:11&1:los	13
size:11&1:new	11 0 0 0 -32
size:11&1:o	19
size:11&1:on	-36
size:11&1:one	0 0 0 0 -39
size:11&1:the	0 0 0 -31
size:11&1:there	-16 -37 0 0 0 -31
size:11&VALUE	21
size:18	28
size:18&1:<name>	0 0 0 0 33 -36
size:18&1:ALWAYS	-28
size:18&1:ASKS	-9
size:18&1:DECIDE	36
size:18&1:DOING	10
size:18&1:DONT	50
size:18&1:FUTURE_I	23
size:18&1:I	40
size:18&1:IF	16
size:18&1:IS	33
size:18&1:KEEP	11
size:18&1:LIVES	-12
size:18&1:MANY	15
size:18&1:NEVER	24
size:18&1:NO	47 -42
size:18&1:NOW	-10
size:18&1:ONLY	-15
size:18&1:SYMPTOM	41 0 0 0 0 -30
size:18&1:TASK	0 -33 0 0 -43
size:18&1:THIS	0 -30
size:18&1:UNLESS	25
size:18&1:USE	-14 -46
size:18&1:WE	21
size:18&1:WHAT	28
size:18&1:YOU	37
size:18&1:_	26
size:18&1:a	-15
size:18&1:for	-19
size:18&1:le	0 0 0 0 38
size:18&1:on	28
size:18&1:one	19 42 -42
size:18&1:the	9
size:18&1:there	23
size:18&VALUE	0 0 0 0 40
size:2	-78 -45 0 0 0 -49 -35
size:2&1:!	-24
size:2&1:<path>	-21
size:2&1:AGAIN	-27
size:2&1:ASKS	-33
size:2&1:DECIDE	-46
size:2&1:DOING	-48
size:2&1:DONE	-58
size:2&1:DROP	-51
size:2&1:EVERY	-33 0 0 0 32
size:2&1:FORNOW	28 0 0 0 0 32
size:2&1:FUTURE_I	-33
size:2&1:I	-34
size:2&1:IS	-38
size:2&1:LIVES	-54
size:2&1:MANY	-15 -41 41 -46 -44 -41
size:2&1:MUST	-39
size:2&1:NO	-60
size:2&1:NOT	-49
size:2&1:SYMPTOM	-41
size:2&1:TASK	-24 0 -32 32
size:2&1:THIS	-28
size:2&1:TOO	-23
size:2&1:WHAT	-38
size:2&1:YOU	-41
size:2&1:_	-64 -57 0 0 0 -46 -38
size:2&1:none	-28 0 0 31 -32
size:2&1:one	-51
size:2&1:same	-18
size:2&VALUE	9 -31 -36 -50 0 -36
size:4	-51 0 0 -47 0 -49 -37
size:4&1:<amount>	-8 31 -32
size:4&1:<number>	-38
size:4&1:AGAIN	-29
size:4&1:ASKS	-24
size:4&1:DECIDE	28
size:4&1:DOING	0 0 0 0 31
size:4&1:DONE	-37
size:4&1:DONT	-35
size:4&1:DROP	-60
size:4&1:EVERY	-56
size:4&1:FUTURE_I	-21
size:4&1:HEDGE	-36
size:4&1:I	-45
size:4&1:IS	-46 0 0 0 0 31
size:4&1:KEEP	19 -46
size:4&1:LIVES	-44
size:4&1:MANY	0 0 0 -68 0 -40
size:4&1:MOVED	-30
size:4&1:NEVER	0 38 -44 0 -33 0 -34
size:4&1:NO	12 0 0 0 -55 -60 -40
size:4&1:NOT	-70
size:4&1:NOW	-41
size:4&1:ONLY	-9 -37 0 -42 42
size:4&1:PAST_I	-43
size:4&1:PREFER	13
size:4&1:SYMPTOM	-46
size:4&1:TASK	-64 -49 60 -46 -55 -47 -56
size:4&1:THEY	-27
size:4&1:THIS	-54
size:4&1:TOO	-34
size:4&1:USE	44 0 0 -47 -49 0 -43
size:4&1:WE	-39
size:4&1:WHAT	-48
size:4&1:WRONG	0 0 -30
size:4&1:YOU	-37
size:4&1:_	-10
size:4&1:a	-66
size:4&1:das	-30
size:4&1:der	-34
size:4&1:do	-38
size:4&1:for	-41
size:4&1:just	-18
size:4&1:one	18 -35 33 -31 -33
size:4&1:the	-62 0 0 0 -37
size:4&VALUE	8 0 -65 0 0 -34
size:7	-8
size:7&1:<acronym>	0 -35 0 0 40 -30
size:7&1:<name>	25 0 -34
size:7&1:<number>	0 0 0 0 34 -42
size:7&1:<path>	34 -30 0 0 -37
size:7&1:<version>	24
size:7&1:ALWAYS	-14
size:7&1:ASKS	-33
size:7&1:CALLED	37 0 36 0 -36 -35
size:7&1:DECIDE	8 -45 -37 55 -39 -43
size:7&1:DOING	-17 -53 -44 0 66 -61
size:7&1:DONT	-21 0 0 -33 -38
size:7&1:DROP	-17
size:7&1:EVERY	15 84 -46 -47 -69 -38
size:7&1:FORNOW	-32
size:7&1:FUTURE_I	-22 -36 35 -31 0 -31
size:7&1:HEARSAY	-37
size:7&1:HEDGE	-40
size:7&1:I	-43 -31 0 -46
size:7&1:IF	17 0 31
size:7&1:IS	-8 0 -35 0 0 0 -54
size:7&1:KEEP	30 -36 0 -44
size:7&1:LIVES	0 0 -33 -38 0 -33
size:7&1:MANY	15
size:7&1:MAYNOT	50
size:7&1:MOVED	-31
size:7&1:MUST	0 0 0 0 -32
size:7&1:NEVER	33 52 0 -33 -49 -43
size:7&1:NO	29 42 0 0 -72
size:7&1:NOT	41 0 -36 0 -44 31
size:7&1:NOW	-40
size:7&1:NOWON	30 -41
size:7&1:ONLY	21 0 -34
size:7&1:OUR	0 0 0 0 42 -34
size:7&1:OWNER	22 0 0 0 0 0 -30
size:7&1:PAST_I	-28
size:7&1:PREFER	25 -36 46 0 -41 -31
size:7&1:SHOULD	-42
size:7&1:SYMPTOM	-30 0 0 0 -41
size:7&1:TASK	-50 -35 30 -57 0 0 -42
size:7&1:THEY	-43
size:7&1:THIS	-60
size:7&1:TOO	-54
size:7&1:UNLESS	11 31 0 0 -32 -32
size:7&1:USE	-35 -35 0 -38
size:7&1:WE	10 0 -33 0 -45 0 -31
size:7&1:WHAT	-29 0 -30 0 0 -31
size:7&1:WRONG	0 -38 0 0 0 31
size:7&1:YOU	-13
size:7&1:_	20 -38
size:7&1:a	-25
size:7&1:as	16 -31
size:7&1:both	-32
size:7&1:das	-34
size:7&1:de	53 -34 -32 -33 43
size:7&1:der	31 -30 0 0 35
size:7&1:die	35 -33 0 0 36
size:7&1:ein	31
size:7&1:el	-20 0 0 0 36 -35
size:7&1:first	-37
size:7&1:for	18 -43
size:7&1:in	28 0 0 -31
size:7&1:just	-37
size:7&1:la	0 0 0 -33 41 -44
size:7&1:le	-9 -39 -34 -38
size:7&1:les	34 0 -63 -33 39 -34
size:7&1:los	28
size:7&1:new	30
size:7&1:o	24 0 0 0 36
size:7&1:one	0 -52 0 0 0 -37
size:7&1:para	20
size:7&1:the	-12 0 -46
size:7&1:there	-23 0 0 -31 30
size:7&1:to	-8
size:7&1:two	-34
size:7&1:un	36 -30 -31
size:7&VALUE	22
size:more	25
size:more&1:EVERY	19
size:more&1:IF	16 0 0 -31 -31
size:more&1:MANY	-12
size:more&1:the	28 0 0 0 33
size:more&VALUE	10
sur	26 0 0 0 0 -37
sur _	31
sur le	13 0 0 0 39
sur le _	13 0 0 0 39
than	15 0 0 0 0 -34
than <number>	-16
than <number> TIME	-20
than PER	15
than PER IS	21
than _	-14
than _ $	21
than _ ,	-24
than a	39
than one	15
than two	43 -31 0 0 31
than two TIME	41 0 0 0 39
the <acronym>	10 0 0 0 -33
the <acronym> _	9
the <acronym> and	10
the <code>	18
the <code> _	18
the <date>	33
the <date> $	21
the <name>	10 0 0 0 0 -32
the <name> _	-10
the <path>	11
the <path> _	11
the <version>	34
the <version> _	34
the CALLED	-22 0 0 0 0 -33
the CALLED $	-25
the DECIDE	37 0 0 39 -50 -35
the DECIDE IS	36 0 0 33 -30 -30
the GRATITUDE	25 0 0 0 -30
the GRATITUDE $	32 0 0 0 -30
the GRATITUDE _	-24
the I	49 0 0 -37 30 -38
the LIVES	8
the NOLONGER	20 -31
the NOLONGER _	16 -32 0 0 0 -34
the Name	28
the Name _	18 0 0 0 0 -32
the ONLY	-19 -30 0 -36 51 -38
the ONLY _	-31 0 0 0 34
the ONLY one	17
the OWNER	15
the OWNER $	16
the OWNER _	-12
the PER	20 -35 0 0 33
the PER _	20 -35 0 0 33
the SYMPTOM	-46
the SYMPTOM $	-38
the SYMPTOM _	-25
the SYMPTOM one	-25
the TIME	-8 0 -32
the TIME $	0 -32 -35
the TIME _	-23
the TIME of	31
the TIME one	-35
the WHAT	12
the WRONG	8 -30
the WRONG _	28 -31
the _ "	-27
the _ $	-11
the _ ,	-19
the _ ;	23 0 0 -38 -41
the _ <amount>	23
the _ <code>	0 0 0 0 49 -31 -47
the _ <host>	25 0 0 0 0 33
the _ <name>	-19
the _ <number>	-48 0 0 -36 41 -41
the _ <version>	18
the _ ?	-25
the _ BECAUSE	-16
the _ CALLED	32 -38 0 0 0 -33
the _ DECIDE	49
the _ DONT	-41
the _ DROP	23 0 0 0 32
the _ EVERY	24 0 0 -31
the _ FORNOW	-59
the _ GRATITUDE	11
the _ HEARSAY	-40 32 -33
the _ HEDGE	-8
the _ I	-27
the _ KEEP	18 0 0 0 -31
the _ LIVES	0 -53
the _ MOVED	11 -48 -30 0 0 0 -34
the _ NEVER	20 40 -33 0 -42
the _ NO	29 0 0 0 -30
the _ NOT	-24 -31 0 -33 -39 40 -30
the _ NOW	38 0 0 -35 50 -42
the _ ONLY	20
the _ OWNER	12 -36
the _ PER	-27
the _ PLEASE	-25
the _ SHOULD	-60
the _ SYMPTOM	-39
the _ THEY	-22 0 0 -31
the _ THIS	31
the _ TIME	47
the _ UNLESS	25 0 0 -36 0 -33 -50
the _ USE	-32 -38
the _ WAS	-18 0 0 0 43
the _ WE	55 -31 0 33 -38
the _ WHAT	26 0 0 0 -34
the _ YOU	45 -35
the _ after	33 -54 0 0 34
the _ an	-33
the _ and	0 0 0 33
the _ as	23 0 -31
the _ at	55 0 0 -41 30 -32
the _ between	-29
the _ but	-13
the _ by	-14
the _ for	-43 0 0 -43 49
the _ from	-32
the _ into	15 -31
the _ like	-58
the _ of	-22
the _ off	-39
the _ on	0 0 0 -32
the _ one	12 -43
the _ out	39
the _ the	22
the _ there	-8
the _ two	16 0 0 0 -31
the _ under	-11 -36 0 0 37
the _ with	34 0 -43 0 -58 0 40
the back	29
the back _	29
the first	-9 0 0 0 0 -32
the first _	-21 30 0 0 0 -33
the first of	22
the first one	-12
the last	-30
the last <number>	-28
the last _	-12
the last one	-22
the new	-46 -53
the new _	-47 -41
the old	14
the old _	13 0 0 0 0 33
the old one	10 0 0 0 0 -34
the one	24 -32
the one THIS	27
the one in	8
the other	-33 0 0 0 -31
the other _	-33
the same	-23
the same $	-30
the same _	-17
the same as	25
the same for	-22
the two	-50
the two _	-50
then	-15 0 0 0 0 -45
then $	0 -38 0 32
then ?	-22
then ? $	-22
then WE	-36
then WE _	-24
then _	23
then _ $	16 0 0 -58 0 0 -30
then _ a	17 0 0 0 -35
then _ the	20
there	-18
there $	-37 36 -41
there ,	17
there FORNOW	-28
there FORNOW $	-28
there IS	0 0 0 -63
there IS <number>	0 0 0 -30
there IS _	15 0 0 -48 0 -33
there IS a	-34 0 0 -30
there IS an	-29
there IS two	19 0 0 0 37
there SHOULD	-20
there SHOULD _	-20
there _	34 0 0 0 -35
there _ NO	29 0 0 0 -30
to <acronym>	21
to <host>	24 0 0 0 43 -41
to <name>	25 0 0 -40 32
to <name> $	20 0 0 -39
to <number>	32 -43 0 0 36
to <number> ,	-8
to <number> PER	34 0 0 -37 43 -38
to <number> TIME	50 0 0 -36 42 -41
to <number> _	0 -44 0 -32 47 -38
to <number> and	-12
to <number> for	18
to <path>	43 0 -30 -31
to <path> $	41
to <path> and	14
to EVERY	27 0 0 0 -36
to EVERY _	24
to I	-23
to I $	-21
to KEEP	-19
to KEEP the	12
to LIVES	-36
to LIVES _	-36
to LIVES a	11
to LIVES one	-34
to Name	14
to Name $	21
to OWNER	-37
to PER	23
to THIS	-18
to TIME	17 -33 0 0 30
to TIME $	38 -33 0 0 30
to USE	-17 31
to USE a	-25
to WHAT	-21
to YOU	-38
to YOU $	-32
to _	-12
to _ "	-31
to _ $	-11 0 0 0 0 -30
to _ <number>	44 0 0 0 0 -43
to _ EVERY	-28
to _ HEDGE	15
to _ IS	-18 0 0 0 30
to _ MUST	-23
to _ ONLY	35 -31 0 35 -37
to _ THEY	-16
to _ THIS	8
to _ WHAT	-28
to _ a	0 -32 0 0 0 -33
to _ and	0 0 0 -33
to _ at	-36
to _ for	-35
to _ in	-10
to _ the	11 0 -40 0 -37
to _ to	23 -36
to a	17 0 0 0 -44
to a _	17 0 0 0 -41
to do	0 0 0 0 -35
to do THIS	-35
to do _	30 0 0 0 -31
to one	29 0 0 0 -35 -30
to one _	38 0 0 0 -35 -30
to the	-12
to the <acronym>	23
to the NOLONGER	0 0 0 0 -33
to the TIME	-32
to the _	-9 0 -31
to the other	-16
to two	32
to two _	14
true	-31
true $	-31
two $	20 0 32 0 0 -36
two ,	22
two TIME	0 -46 0 0 0 -31
two TIME _	-38
two _	-16
two _ $	-48 -30 0 0 -36
two _ ,	18 0 -41
two _ LIVES	-16
two _ NOW	37 0 -34 0 41 -31
two _ WHAT	15
two _ and	39 0 0 -31 33
two _ for	11 0 0 0 -43
two _ in	12
um	12
um _	20
un	0 0 -35 0 0 -32
un _	0 0 -35 0 0 -32
un _ $	0 0 0 -48 45 -31
una	0 0 0 0 30
una _	0 0 0 0 30
und	39 -31 -31 -30
under	37 -30
under <number>	32
under <number> _	30 0 0 0 -31
under <path>	20 -40 0 0 37
under <path> $	12
under <path> ,	0 0 0 0 30
under _	-13
up	-8
up $	0 0 -30 -35 0 -35
up ,	30 0 0 0 -32
up , _	24
up I	25
up I _	25
up IF	-12
up _	0 -31
up _ $	-21
up a	-30
up a _	-30
up by	-34
up by <amount>	-34
up in	18
up on	21 -34 0 -31 43
up on _	18 -34 0 0 30
up the	-22
up the _	-19
up to <number>	14 0 0 -35
up to PER	23
up to _	-27
valued	17
valued:address	28 0 0 -32
valued:clock	0 -32 0 0 55 -32
valued:date	19 0 0 -35 0 0 -32
valued:day	27 -74 -30 -47 64
valued:duration	-20
valued:interval	45 0 0 -31 53
valued:length	-15
valued:money	48 -31 0 0 50 -49
valued:name	32 -40 -32 0 0 0 47
valued:number	10
valued:path	17
valued:share	-32
valued:size	19 0 0 -36 0 -59
valued:version	15 0 -33 0 41 -31
von	34 36 -35 -37 0 -37
von _	31 34 -35 -36
von _ $	15
with	0 0 0 0 0 0 31
with <acronym>	28 -30
with <code>	54 -35 0 0 -56 -43 50
with <code> $	12 0 0 0 -31
with <code> ,	36 -34 0 0 -34 -33 32
with <name>	-21
with <number>	0 -34 -34 0 0 0 -40
with <number> $	23
with <number> _	-11 -32 -30
with <path>	12 -38 0 -37 -37 -38 41
with <path> _	20
with Name	17 0 0 0 33
with THIS	21 35 -36 0 0 -39 -31
with THIS $	12
with THIS _	38 30 0 0 -38 -37
with THIS one	-34
with _	18
with _ $	0 -32 0 0 0 0 -32
with _ ,	8 0 0 0 -43
with _ <flag>	35 0 -31
with _ <number>	-29
with _ =	0 -35 0 0 38 -33
with _ IS	25
with _ LIVES	23 -31 0 0 0 -31
with _ and	44
with _ in	31 -42 0 0 -35
with _ on	-22
with _ out	-36
with a <number>	28 0 0 0 34
with a _	-13
with more	14 0 0 -30
with more _	10
with more than	12
with one	-35
with one _	-35
with the	-30
with the _	-30
y	39 -43 0 -34
y _	28 -39 -36 -31 34
zu _ $	-16
à	34 -33 0 0 40
à _	24 -30 0 0 31
à _ $	24 -30 0 0 31`;
