// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `2 -71 -26 -33 -51 -19 -55 -107
!	-23
! !	-19
! ! $	-16
! $	-44
"	-21
" $	-44 0 0 0 36 -43
" ,	30
" , NOT	22
" , _	27
" , in	13
" <name>	16 0 0 0 -31
" <name> "	16 0 0 0 -31
" EVERY	-33
" EVERY _	-33
" INSTEAD	-18
" IS	21
" Name	8
" Name "	19
" WE	-10
" WE HEDGE	-10
" YOU	-12
" YOU "	11
" _	32
" _ "	53
" _ $	26 0 0 0 0 -33
(	0 0 -31 -41
( )	-23
)	-9 0 -31 -41
) $	-14
,	26
, "	-12
, <code>	30
, <ip>	29
, <ip> $	29
, <mail>	21
, <name>	20 -38
, <name> $	29 0 31 0 -35
, <name> IS	19 0 0 0 0 35
, <name> _	35
, <number>	12 -32 0 0 -40 32
, <number> $	-23
, <number> IS	25 0 0 0 -32
, <number> LIVES	-25
, <number> WAS	23 0 0 0 0 33
, <number> _	11 0 0 -46
, <number> and	-15 0 -39 0 47 -37
, <path>	35 0 0 -30
, <path> $	21
, <version>	36 -40
, <version> IS	25 -32
, <version> _	27
, <version> and	14
, AGAIN	-32
, ALWAYS	22 57 0 -39 -66
, ALWAYS $	31 50 -47 0 -59
, ALWAYS ,	13 0 -32
, ALWAYS _	11 0 30
, ASKS	-37
, ASKS _	-31
, BECAUSE	0 0 0 0 -55
, BECAUSE _	-12 0 0 0 -33
, BECAUSE the	35 0 0 -30 -37
, DECIDE	27 -36 -40 0 -34
, DECIDE $	37 0 -32
, DECIDE _	19
, DONE	-8 34 -33 0 0 -39
, DONE _	37 0 0 0 0 -31
, DONT	34 0 0 -35 0 -33
, DONT OWNER	12 -43 0 0 38
, DONT _	39 34 0 -36 -58
, EVERY	33
, EVERY $	-25
, EVERY LIVES	41 -38
, EVERY USE	33
, EVERY _	14 0 0 0 0 -33
, EVERY in	9
, FUTURE_I	-39
, FUTURE_I _	-28
, GRATITUDE	-55
, GRATITUDE $	-53
, GRATITUDE YOU	-14
, HEARSAY	37
, HEDGE	-21
, HEDGE $	-24
, I	15 -40 0 0 -43
, I WAS	-10
, I _	20 -41 0 -41 -35
, IS	29 0 0 0 -34 34
, IS GRATITUDE	-37
, IS WHAT	39
, IS _	23 0 0 -37 -47 45
, IS in	46 0 -35 0 0 -44
, IS the	34 0 0 0 0 -37
, KEEP	28 0 0 -30
, LIVES	-15 0 0 0 31 -33
, MUST	11 -37 0 0 -43 0 38
, MUST _	11 -37 0 0 -43 0 38
, NEVER	8 0 0 -31
, NEVER <name>	21 0 33
, NEVER _	-9 0 -33
, NEVER the	24
, NO	29 0 0 -39
, NO more	33 0 0 -41 42
, NOT	40
, NOT "	18 0 31 0 0 -41
, NOT <code>	0 0 0 0 0 36 -48
, NOT <name>	14 0 0 0 -47 34
, NOT <number>	34
, NOT Name	19 0 0 0 -46 39
, NOT PER	19
, NOT _	47
, NOT by	17
, NOT the	16 -31 0 0 0 -30
, NOT to	23
, Name	36
, Name _	26 -31
, ONLY	8 0 0 0 -33
, ONLY <number>	-16 0 0 -35
, ONLY _	34 0 0 0 -39
, OUR	30 0 0 0 0 -33
, OUR _	30 0 0 0 0 -33
, OWNER	15 0 -33 0 0 -34
, OWNER _	13
, PAST_I	-13
, PAST_I to	27
, PLEASE	19 -40
, PLEASE ,	24
, SYMPTOM	20 0 0 0 0 -37
, SYMPTOM _	-17 0 0 0 30
, THEY	-10 0 -36
, THEY IS	-35
, THIS	0 0 0 0 33 -38
, THIS IS	17 -39 0 0 35
, THIS LIVES	-15 0 0 -40 0 -31
, THIS SYMPTOM	14
, THIS WAS	-40
, THIS _	0 0 0 0 0 -35
, TIME	-20 0 0 0 -33
, TOO	23 0 0 -32 31
, TOO _	23 0 0 -32 31
, UNLESS	35 -36 -32
, UNLESS _	18 -32 -33
, USE	0 0 0 0 -54 37
, USE <number>	17 0 0 0 -37
, USE _	-15
, USE the	38 0 0 0 -46
, WE	52
, WE DONT	18
, WE KEEP	30 0 0 0 -32
, WE LIVES	18 0 0 0 0 -44
, WE ONLY	20
, WE _	42 0 -34
, WHAT	-29
, WHAT $	-32
, WHAT ASKS	-8
, WHAT IS	-13 0 0 0 34
, WHAT LIVES	15
, WHAT _	-27 0 0 0 -35 -31 33
, WRONG	-37
, WRONG _	-38
, YOU	32 0 0 0 -30 45 -37
, YOU _	32 0 0 0 -47 50
, _	21
, _ "	26
, _ $	0 0 0 -63
, _ ,	0 0 -37
, _ <name>	33 0 -31 0 0 -32
, _ <number>	49 -47 0 0 39 -32
, _ <path>	17
, _ <version>	37 0 0 0 0 -36
, _ ALWAYS	11
, _ CALLED	30 0 -33 0 -30 31
, _ DECIDE	36
, _ DONT	20 0 0 0 0 -37
, _ DROP	-22
, _ EVERY	40 0 0 -39
, _ FORNOW	27
, _ IF	21 0 0 0 -37
, _ IS	31 0 -37
, _ KEEP	25 -32 0 0 -36
, _ LIVES	47
, _ MAYNOT	-18 0 0 -30
, _ MOVED	-19
, _ MUST	36 0 0 0 0 -30
, _ NEVER	31 -37 0 -33 31
, _ NO	29 0 -44 0 41 -33
, _ NOT	42 -39
, _ ONLY	30 -81
, _ PER	29
, _ PLEASE	20
, _ SYMPTOM	41 51 0 0 -43 -30
, _ THEY	0 -52
, _ THIS	-34
, _ TIME	0 -34 33
, _ USE	47 0 0 0 0 -37
, _ WAS	47 -38
, _ WE	-20
, _ WHAT	-26
, _ a	-23
, _ and	-13 0 33 0 -40 -38
, _ at	25
, _ auf	19
, _ by	28 -38 0 -32 30
, _ el	0 -32
, _ first	27 0 30 -31
, _ for	47 0 0 -30
, _ from	13 -36 0 0 37 -42
, _ in	41 0 0 -39 0 0 -34
, _ just	21
, _ of	0 -37 35 -41
, _ on	13 -37
, _ one	-27
, _ out	34 0 0 0 -37
, _ the	-41 -60
, _ to	-18
, _ with	-20 0 -32
, a	0 -46 -32 36
, a _	0 0 0 31 -47
, also	41 30 0 0 0 -36
, also for	35 0 -33
, also in	17
, and	11 0 0 0 33
, and THIS	14
, and _	9 0 -33
, and the	19
, as	-24 0 0 0 0 -33
, as DECIDE	29
, as in	11
, at	9 36 0 0 -34
, both	-12 -40
, both _	22 -40
, but	-22
, by	9 0 0 0 31
, da	30 0 0 0 -36
, das	22 0 0 0 -50
, das _	0 0 0 0 -34
, der	23
, der _	33
, die	13
, die _	10
, el	38 0 0 0 -46 33
, el _	21
, for	18 0 0 -34
, for _	31 0 0 -34
, in	18 0 0 0 -37
, in _	18 0 0 0 -42 -36
, just	10 -38 39
, just _	21 -34 33
, la	37
, le	17 -33 0 0 -31
, le _	17 -31 0 0 -47
, like	25
, more	-14
, new	0 0 0 0 -32
, new _	0 0 0 0 -32
, o	15 -36
, o _	15 -36
, old	24 -33 0 0 0 -36
, old _	22 -34
, on	35 31 0 -35
, one	42 0 0 -35
, one _	43
, or	9 0 -30 -36 35
, same	21
, the	31
, the _	31 0 0 31
, the last	27
, the new	22 -34 0 -31
, the old	0 -36
, the one	20
, then	0 0 0 0 0 -32
, then WE	-19
, then _	27
, there	0 0 -38 0 -33
, there IS	0 0 -38 0 -33
, two	47 0 0 -36
, two _	23
, with	-16 -38
, with a	-8 -37
-	50 0 -32 -34 36 -37 -32
- _	35 -40 0 0 40 -33
-aad	27
-aai	-21
-aal	42 -36
-aan	41 0 -31 0 31
-aar	21 -33 0 30 0 -38
-ab	32 0 0 0 0 -30
-ace	-11
-ach	26 0 -41 -38 45 0 -36
-ack	-14 0 0 41 -42
-act	39
-acy	22 0 0 -38
-ade	-30
-ado	45 0 -32 0 0 -42
-ads	10 0 -38 0 57
-ady	-17 -34
-af	35
-aft	0 -31 0 0 40
-ag	45 -51 0 -37
-ags	54 0 -43 0 57 -56
-ai	-21
-ail	-27
-ais	19 35 0 -31 0 -35
-ak	0 -37 0 0 30 -41
-ake	-10 0 0 0 0 -32
-aks	-10 0 0 -32
-aky	-9
-al	28
-ale	11 0 -36
-all	0 0 0 0 -49
-alo	-25
-als	0 0 0 -38 0 31
-am	8 31 0 -45
-ame	-24
-amo	33
-ams	0 0 0 -41 -44
-an	30
-ana	0 0 0 0 35
-and	27
-ane	-12
-ang	8 0 0 0 34 -32
-ank	-18 -37
-ano	21 0 0 0 -37
-ans	26 -30 0 -34 0 35
-ant	9 -38 -35
-any	0 0 0 0 43
-ap	12
-aph	-22
-api	21
-aps	-11 0 0 -31
-apt	-31
-ar	0 0 0 0 -54
-ard	10
-are	15 -40
-arn	11
-ars	-15 0 -36
-art	-8
-ary	17
-as	15 -39 0 -37 35 -45
-ash	26
-ast	18 51 -31 0 -51
-at	22 0 0 -40 0 -55 33
-ate	0 0 0 0 -36 -35 30
-ato	39 -35
-ats	22 0 0 0 0 30
-au	0 -30
-ave	23 45 0 0 -72 0 -34
-avy	24
-awn	23
-ax	16
-ay	0 -30
-ays	17
-aît	-9
-ba	38
-bal	28
-bar	-27 -32 0 0 34
-be	-8
-bel	-13 0 0 0 0 -40
-ben	21
-ber	12 0 0 -33 40
-bit	39
-bly	-9
-bo	-22 -33
-bor	40
-box	35
-bra	22
-bre	34 -36 -40 0 45
-bt	0 0 0 0 -34
-bug	0 0 0 -31
-by	24 0 0 -30
-ca	57 31 -35 -39
-cal	38
-can	25 0 41 -35 -41
-car	28
-ced	-23
-cel	-18 0 -34 0 0 -39
-cen	13
-cer	26 -30
-ces	44 -38 39
-cey	36
-cha	34 -31
-che	0 0 -41 -40
-cho	-35
-cht	25 0 -35 -33
-ci	19
-cio	23
-cit	28 -33 0 0 -32
-cks	41 0 0 0 0 -30
-cky	-44
-cle	15 0 0 0 -36
-co	35 -49
-cou	-14
-cs	30 -35
-ct	10
-cto	0 0 0 0 -34
-cy	23 0 0 -34
-da	0 0 0 -39
-dal	-38
-dan	12 42 -30 0 -41 0 -30
-dar	20
-day	0 -32
-db	29 -35 0 0 0 -40
-dby	24 0 0 -30
-de	0 0 -38
-ded	12
-del	38 -39 0 -41
-dem	21 0 0 0 -34
-den	47 0 -41 -37
-deo	-27
-der	18
-des	56 0 0 0 39
-dex	0 -34
-di	22 0 0 0 32
-dia	43 0 0 -30 47 -48
-die	28 -30
-dig	43 0 0 0 31
-dio	0 0 0 0 -33
-dit	0 0 0 -31
-dle	22 33 -46 -40
-dly	0 0 -32
-dme	-47
-dn	-20 0 0 0 -35
-do	0 0 -35
-doc	21 0 0 0 0 -30
-dog	40 0 0 -30 0 -34
-dor	17 -38 0 0 0 -34
-dos	0 -43 -31 -39 47
-dow	11 0 0 0 32 -58
-ds	23
-dt	39 0 0 0 30
-dth	0 -30
-dux	26 -36 0 33
-dy	-19
-ea	-25
-ead	0 0 0 0 0 -31
-eak	0 -30 0 -32 34
-eal	-12 -32 0 0 -46
-eam	10 0 0 -40
-ean	-50
-ear	0 0 0 0 -34
-eat	0 -51
-ebo	-11 -33
-ece	-36
-eck	0 0 -48 0 0 -40 41
-ect	0 34 0 -51
-eds	15 -43
-ee	-19
-eed	16
-een	-8
-eep	-11 0 0 0 0 -31
-eer	21
-ees	-28 0 -32 0 0 31
-eet	-21 -40 0 0 32
-egt	42 -33 0 0 0 -30
-eht	0 0 0 -30
-eir	0 -41 0 0 44
-eit	-30
-eks	32 0 0 0 0 -31
-ekt	-21
-el	21
-eld	-18 0 0 -31 30 -40
-elf	34
-ell	-9 -31 0 0 -46
-els	12 -33 42 -33
-ely	0 0 0 0 -33
-em	0 0 0 0 0 -30
-ema	45 0 30 -30
-eme	21 55 0 -38 -56 -35
-ems	-32 -39
-en	21
-end	15 0 -32
-ene	35
-ens	8
-ent	19
-eo	-27
-ep	-11 0 0 0 0 -31
-eps	-18 -61 35 -40
-ept	33 0 -41 0 0 -45
-era	22 -33
-ere	-13
-erg	24
-ern	14 -45
-ero	8
-ers	27 -37
-ert	26
-ery	17
-es	35
-ese	-20 -32 0 0 37
-esh	-32 -30
-esn	-16 0 0 0 0 -31
-ess	21 0 0 0 -40
-est	0 0 -32
-et	8 0 0 0 0 -35
-eta	27 39 0 0 -31 -34
-ete	0 44 0 0 -45 -36
-ets	31 0 -34 0 31
-ety	33
-eu	-29
-eue	-12 0 0 0 -33
-eur	28 -35 0 0 54 -42 -34
-evo	27
-ew	-16 0 0 0 0 -50
-ews	56
-ex	0 -41 0 0 0 -37
-ext	21 0 0 0 0 0 -32
-ey	27 0 -34 -42 33 -39
-ez	-52
-eze	17
-fe	-18
-fee	-29
-fen	45 0 0 -30
-fer	34 -56 0 0 31 -41
-ff	42
-ffs	54 -31 34 -34 -31 -32
-fic	-18
-fie	-45
-fig	0 0 -37
-fix	33
-fka	15
-fox	0 0 0 -35 33 -32
-fra	44 0 -32
-fs	54 -31 34 -34 -31 -32
-ft	0 0 0 -40 41 -34
-fts	14
-ful	9 0 0 -32
-fy	0 0 0 0 -32
-ga	-14 30
-gal	14 30 0 -35
-gar	-30
-ge	-15
-ged	0 0 0 -32
-gen	17 -42 0 0 49
-ges	32 60
-get	-26
-gex	-26
-ght	-13
-gic	-21
-gin	0 -32
-gle	29 0 0 0 0 -60
-gma	-25 0 0 0 38 0 -30
-gn	20 0 -40 -37 0 -42 -41
-gns	35 0 0 -35
-go	43 0 0 0 0 -48 31
-gos	30 0 0 -37
-got	-31
-gry	0 0 0 -32 31
-gs	13 0 0 -36
-gt	39 0 -35
-gth	0 0 34 0 -32
-gue	-36 -43
-gy	-31 -50 0 0 0 -42
-ha	53 0 0 0 0 -48
-hau	-35
-he	-8 0 -41 -40
-hed	0 0 -37 0 0 -49
-hen	-14
-her	-33 0 0 0 -63
-hes	10
-hi	29 -45
-hin	21 0 0 -35
-hly	34 -46 -30
-hn	24
-ho	-35
-hod	18
-hon	35 -40
-hor	12 0 0 0 -40
-hot	0 0 0 0 -39
-how	14
-hql	0 0 0 0 -33
-hre	-40
-hs	48 -48
-ht	0 0 -30
-hts	19 0 -43 -31 0 0 -31
-hub	42
-ia	14 -50 -48 0 0 0 -30
-ial	-10 0 -33
-ian	54 0 -35 0 0 -32
-ias	0 -32 0 0 31
-ib	26 -32
-ibe	17
-ic	10 30 0 0 -52
-ica	45
-ice	14
-ick	-17 -37 0 0 38 -41
-ico	37 -41 0 0 31
-ics	33
-ict	-24
-icy	-23 30 0 0 -32
-id	61 -69 0 -37
-ide	0 32 -40 -40
-ido	-11
-ids	28 -35 0 0 0 -30
-ie	0 0 -50 0 0 -44 -33
-ied	-26 0 0 0 0 -35
-ien	-22
-ier	11 0 0 0 0 -37
-ies	33
-iet	-12
-iew	-31
-ift	0 0 0 0 30
-ify	0 0 0 0 -32
-ig	11 0 -37
-ign	20 0 -40 -37 0 -42 -41
-igo	17
-igs	24 -49 33 0 0 -44
-ijd	27 0 -42 0 0 -32
-ike	-12
-il	-29 0 -32
-ild	22 0 0 0 0 0 30
-ill	-20 0 0 0 0 -43
-ils	-18
-ilt	36
-ily	50 -39 -32 -38
-im	22 0 0 0 -34
-ime	31 0 -43 -33 38 -53
-ims	-29
-in	19
-ina	-18
-ind	0 0 0 0 0 -30
-ine	17 0 -34 0 -31
-ink	-30 -31
-ins	-28
-int	-19 0 0 0 -56 37
-io	24 31
-iod	31 0 0 0 -33
-ion	12
-ios	47 0 0 -54 0 31 -39
-ipe	31 0 0 0 0 -38
-ips	35
-ipt	-36 0 -31
-ir	9 -35
-ird	-40 0 -32
-ire	52 -48
-iro	12
-is	38
-ise	42
-ish	38 -65 49 0 -40 -30
-iss	-39
-ist	0 -46
-isy	45 0 0 0 0 -35
-it	12
-ite	0 0 32
-ith	35 0 0 33 -33
-its	34
-ity	16
-ium	21 -45 -33 0 -38 0 -30
-ive	44
-ix	40
-ixa	-33
-iza	8
-ißt	43
-ión	53 0 -31 0 -31
-jd	27 0 -42 0 0 -32
-jes	17
-ji	42
-jis	22 -41 40 0 -30
-jor	11
-ka	15
-kal	24 0 -31
-ke	0 0 0 0 0 -41
-ked	-11 -30 0 38
-kel	-29
-ken	0 0 0 -39
-ker	0 0 -45
-kes	-13 0 0 0 0 -30
-kie	-24
-kly	32
-kt	23 -43
-ku	47 -32 0 0 0 -32 -30
-kup	14
-ky	-32
-la	0 0 0 0 -35
-lar	36 0 0 0 -49
-las	26 -35 33 0 0 -39
-lay	33 0 0 0 -36 0 33
-ld	-19
-ldn	-20 0 0 0 -35
-lds	47 0 0 0 0 -38
-lem	-27
-len	14 -50 -32
-ler	23 0 0 0 0 0 -30
-les	23 0 0 0 -32
-let	35 -50 45 0 -38
-leu	-29
-lf	38
-lib	26 -32
-lic	49 0 0 0 -65
-lid	9 -38 0 0 44
-lin	36 0 -38
-lit	-18 0 0 0 -35
-lks	25
-ll	-10 0 0 0 -39
-lla	0 0 0 -31
-lle	16 0 -32
-llo	-17
-lls	70 0 -31
-lly	-8 -46
-lo	0 0 0 0 37
-log	-15 31 0 -30
-lon	-34
-lop	47 0 -34 -47 0 -32
-lor	-15 -46 0 0 35 -34
-lot	22
-low	-28
-loy	0 -33 0 0 31 -32
-ls	25
-lse	0 0 0 0 30
-lt	12 0 0 -35
-lta	36 0 0 0 -36
-lte	33 -37 0 41 0 -31
-lth	13 43 -31 -32 -45
-lti	36 -35
-lts	-9
-lue	0 -32 0 0 39
-ly	8 -32
-lé	29
-lés	31 -35 44 0 -40 -33
-ma	23 0 0 -51
-mal	17 -36 0 -38 61 -37
-man	8
-mat	37 0 0 -47 0 -34
-me	0 41 0 -34
-med	0 0 0 -35 0 42
-men	54 -45 0 0 0 -36 -32
-mer	10 32 -69
-mes	39 0 30
-mic	17 0 -31
-min	24
-mit	23
-mma	10 0 0 -37 -43
-mme	-24
-mmt	-25
-mmy	25
-mn	0 0 0 -30
-mns	-18 0 0 -31 -31
-mo	26 0 -35 0 -37
-mos	41 0 -38 68 -83 -37 -34
-mp	26
-mps	19 0 -34
-mt	-25
-mum	0 0 0 -35
-my	45
-na	-23 0 0 -38 46 -45
-naf	35
-nal	30 0 0 0 0 -45
-nar	-48
-nau	12 0 0 0 45 -46
-nc	29
-nca	31 43 0 -37 -41
-nch	-25
-ncs	19 0 -41 0 31
-ncy	29 0 0 0 0 -45
-nde	-12 0 0 0 31
-ndo	-56
-nds	-9 0 0 -51
-ne	20 0 -48 0 0 -32
-ned	0 0 0 0 0 -33
-nel	37 0 -37 36 -36
-nen	33 0 -35 -30
-ner	10 -43
-nes	19
-net	35 0 0 -34
-new	13
-ney	14 39 -31 -37
-nga	-28
-nge	-21
-ngs	0 0 0 -47
-ni	34 41 0 -35 -36 -36
-nic	-12
-nit	10
-nk	0 -57 0 0 31 -37
-nks	-52
-nkt	0 0 30
-nky	-17
-nno	19 31 0 0 -31
-nnt	52 -40 -42 0 0 -45 -30
-nny	11 0 0 0 -33
-no	33 0 0 -32
-not	-15 0 0 0 -37
-nr	30 0 -33 0 -35 33
-ns	18
-nse	0 0 0 -43 0 -34
-nst	12 0 0 0 0 -33
-nt	14
-nta	-10
-nte	23 0 -30
-nth	9 -42 0 0 48
-nti	18
-nto	0 0 0 -34 0 -31
-nts	21 -34
-ntu	26 0 0 0 31
-nty	36 0 0 0 0 -34
-nue	-22 -32 0 0 33
-ny	12 0 0 0 0 -34
-nze	-22 0 0 0 30
-née	12
-oad	-10 0 -32 -32 32
-obe	33 0 0 -32 0 -32
-oc	39 0 0 -32 0 -38
-ock	34 0 0 -59
-ocs	-16 0 0 0 -32
-od	26
-ode	14
-ods	37 0 -30 0 -36
-ody	-18
-off	34 0 0 0 -30
-og	15 0 -41 0 0 -45 -34
-oi	-8
-oid	45 -44 0 0 0 -36
-oir	35
-oit	40 39 -30 0 -35
-oji	42
-ok	34 0 0 0 0 -43
-oke	29 -35
-oks	-24 -35 0 -34
-oku	28
-ol	46 -56 -33 46
-ole	-25
-oll	13
-ols	41 0 0 0 0 -39
-om	12 -37 0 0 -47
-ome	20 -30
-oms	33 -42 -33
-on	10
-ona	-46
-ond	-25 0 0 0 0 -39
-one	0 0 -49
-ong	-8 0 -30 0 -41 43
-ons	38 0 0 -32 0 -32
-ont	36 0 0 0 0 -34
-ony	21
-ood	-35
-ook	34 0 0 0 0 -44
-ool	45 -44 -31
-oon	-26
-oor	16 0 0 0 0 -39
-oot	-21
-op	30 0 -41
-ops	-12 -38
-or	16 0 0 0 31
-ord	35 -58 0 -37 56 -47
-ore	14
-ork	18 48 -46 -41 -37 -42
-orm	11 0 0 0 -34
-ors	25
-ory	11
-os	59 -32 -30 0 0 0 -31
-ose	8 -53
-oss	33 0 -31 -31 30
-ost	-49
-ote	0 0 0 0 -35
-ots	51 41 0 -50 0 -36
-ou	0 0 0 0 -30
-oud	21
-oup	30 0 0 -34 0 -35 -32
-our	37 -32 33
-ous	19
-ova	-20
-ove	-15 0 -33 -40 0 -40
-own	0 0 0 0 0 -56
-ows	-29 0 -41 0 0 32
-ox	36
-oxy	18 -46 0 0 0 34
-oy	0 -33 0 0 31 -32
-oys	56 0 0 0 0 -33
-pat	-23 0 0 0 34
-pe	10
-ped	14 35 0 0 -30
-pen	21 -33 -41 0 0 -32
-per	45 -59 0 0 0 -35
-pes	31 0 36 0 -52
-ph	-22
-pi	21
-pic	-40
-ply	26
-po	19
-pot	30 0 0 -37 35
-ppy	-17
-pre	27 0 -31
-ps	9
-pt	0 0 -51 0 0 -47
-pte	31
-pth	-17
-pto	22 0 0 0 31
-pts	14 0 0 0 -58 -31
-pty	18 -34 -33 -35 39
-put	0 37 -32 0 -31
-py	-17
-ql	13 -41 0 40 -33
-que	28
-ra	38
-rag	37
-ral	0 -52
-ran	20 -34 0 0 38
-rar	10 0 0 0 -37
-ras	21 0 0 0 36
-rce	20
-rch	-18 0 0 31 0 -47
-rci	19
-rd	0 0 0 0 0 -31
-rda	-31
-rdi	22 0 0 0 32
-rds	25 0 56 0 0 -57
-rdt	39 0 0 0 30
-red	12 0 -44 0 52 -30
-ree	-17
-ren	32 0 -33
-rer	-19 0 0 -38
-res	37 -43 0 0 37 -37
-rew	26 -32 0 0 0 -30
-rg	27
-rge	-22 0 0 0 -32
-rgo	18 0 0 0 0 -33 38
-rgy	-12 -30 0 0 0 -37
-ria	-22 -39 -32 34
-ric	28
-rid	9 -30
-ril	0 -31 0 0 34 -39
-rio	22 0 0 0 0 -37
-rk	19 43 -49 -47 0 -42
-rks	0 0 0 -35
-rkt	27
-rld	-23
-rly	16 -39
-rm	11
-rms	25 -31
-rn	22 -51 32
-rne	13 -36 0 0 48 -30
-rno	24 0 0 0 35 -34
-rns	0 -40 0 -30
-ro	30 42 0 -35 -39
-rod	22 0 0 0 0 -35
-rol	36
-ror	-32
-ros	30 -48
-row	10 0 0 -45 -48
-rra	-22
-rre	8 0 0 0 38 -34
-rry	-26
-rs	28
-rse	-12 -45 42
-rta	30 -37
-rte	42 0 0 0 0 -39
-rth	28 0 0 0 0 -41
-rts	0 0 0 0 -33
-rty	24 0 0 0 -30
-rum	-11 0 0 0 32
-run	-35
-rus	25 0 0 0 32
-rve	-9
-ría	-37
-sa	40 0 0 0 -30
-sar	24 0 0 0 -33
-sch	46 0 45 -37 -46
-sco	19 0 0 0 -32 -30
-sed	-15 0 0 0 -33
-sen	-11 -36
-ser	0 0 -41 0 -34 0 37
-ses	46 -30 0 -48
-set	30 0 -30
-sh	24 0 40 0 -40
-sic	0 -33
-sis	23
-sks	30
-sle	27
-sly	-26
-smo	33 0 -30 0 -34
-sn	-16 0 0 0 0 -31
-so	43 0 -33 0 0 0 -31
-son	0 -34
-sor	30
-sql	23 -33
-ss	14
-sse	18 0 -43 0 0 -51 -30
-sso	33 -37 0 0 0 -30
-sta	37 0 0 0 -33 -31
-ste	-42 0 -31 -37 0 31
-sto	-22
-sts	14 0 0 0 -41
-sue	0 -32 33
-sum	-19
-sy	45 0 0 0 0 -35
-ta	44 0 -31
-tag	24 -40 -33 0 41
-tas	44 -38 0 -32
-tax	16
-tee	18 0 0 0 -31
-ten	33 0 0 -33
-tes	13 0 0 -31
-tet	0 0 0 0 0 -39
-th	28 0 0 0 0 -52
-ths	48 -47 -33
-ti	0 -42 0 0 0 -32
-til	-25 0 0 37 0 -44
-tin	43 0 0 -37
-tir	24 0 0 30 -43
-tis	35
-tle	-35
-to	36 -36 0 -51
-tom	39 -36 37 0 -40
-ton	-26 0 0 0 -36
-top	-23 -33
-tor	21 0 0 0 0 -37
-tos	33 0 0 0 0 -37
-tps	38 0 0 0 41
-tra	35
-tre	-13
-tro	20 41 -37 0 0 -41
-try	-23 -46 -35 0 44
-ts	26
-tt	0 0 0 0 0 -30
-tte	11 -42 0 -48 44
-tto	33 -37
-tty	-36
-tu	26 0 0 0 31
-tup	0 33 0 -31
-tus	0 0 0 -36 45 -34
-ty	36 0 0 0 30
-ual	18 0 0 45 0 -40
-ub	18
-ubt	0 30
-uca	33 0 0 0 33 -33
-uce	-23
-uch	0 0 0 -32 -32 -30 -33
-uck	-23
-uct	0 -34 0 0 -41
-ud	21
-ude	29 -30 0 -31
-ue	-16
-ued	22 0 0 0 0 -30
-uen	15 0 -35 0 0 -40
-ues	15 0 0 0 0 -43
-ug	0 0 0 -31
-uit	-22 0 0 -36
-ul	9
-uld	-28 -31 0 33 -48
-ule	30 0 -34
-ulo	29 0 0 0 37
-ult	0 0 0 -58
-um	0 -53 -35
-ume	-10
-umn	0 0 0 -30
-ums	28 0 0 0 -45
-un	-32 0 0 0 -37
-und	-9
-ung	8 0 -33
-unk	54 0 -46 0 34 -30
-unt	0 0 0 -36
-uoi	-8
-up	35
-ups	18 0 0 -33 0 -31
-ur	43 -43 0 0 34 -48 -32
-ura	18
-ure	0 0 0 0 -42
-urn	18 -34 0 -37 30
-urs	32 0 -36
-urt	47 -37 -43 -34 55 -32
-us	0 0 0 0 31 -47
-use	-8 0 0 33
-uth	41 0 0 -34 48 -44
-uts	-17
-ux	28 0 -30 0 -33
-va	-20
-val	18 0 0 -37
-ve	26 31
-ved	-13 0 0 0 0 -66
-vel	32
-ven	0 0 0 0 -31 -48
-ver	0 32
-ves	37 0 0 0 30 -36
-vez	-19
-vo	15 0 0 0 0 -32
-vor	-38
-vt	-12
-vy	37 0 0 0 -36
-vía	26 0 0 0 31
-way	0 -54
-wed	-21 0 0 -49
-wer	-17 -53 37 -30
-wn	0 0 0 0 0 -58
-xa	-33
-xed	0 0 0 0 -31
-xel	-14 0 0 -38 0 32
-xes	0 35 0 -34
-xt	21 0 0 0 0 0 -32
-xts	0 0 38 -43 0 -36
-xy	18 -46 0 0 0 34
-ybe	-27
-yed	15 0 0 -36
-yer	43
-yle	-8 -35 43 0 0 -34 -32
-ync	29
-ys	22
-za	24
-zan	12 -38
-ze	41
-zed	9 45 -36 0 0 -31
-zel	-35
-zen	36 41 0 -32 0 -52
-zer	-18 -38 0 -35 50 -37
-zes	-17
-zi	33 0 -31
-zie	-23
-zzi	33 0 -31
-ßt	43
-ão	42
-ägt	-12
-ção	42
-ère	36 0 0 0 -44
-ée	29 0 0 0 0 -31
-és	35 -41 40 0 -52
-ês	23 0 30 0 -36
-ía	0 0 0 -30 0 -31
-ît	-9
-ón	44 0 -31 0 -31
-ört	19
1:!	-23
1:!&GRATITUDE	-23
1:"	0 0 0 0 0 -32
1:"&LIVES	34
1:<acronym>&IS	-18 0 0 0 0 -38
1:<acronym>&VALUE	-20
1:<amount>&GRATITUDE	-42
1:<code>	38 -42 -31 -32 0 -34 41
1:<code>&IS	23
1:<code>&VALUE	38 -42 -31 -32 0 -34 41
1:<host>	-11 -31 0 -33 40
1:<host>&VALUE	-11 -31 0 -33 40
1:<name>	15 -32
1:<name>&EVERY	15
1:<name>&IS	11 0 0 0 0 0 -33
1:<name>&LIVES	17 0 -32 -32 0 -33
1:<name>&NOT	13
1:<name>&ONLY	28
1:<name>&THIS	28 0 0 0 -49
1:<name>&VALUE	15 -32
1:<number>	0 -34
1:<number>&GRATITUDE	-34
1:<number>&IS	26 0 0 -32
1:<number>&VALUE	0 -34
1:<path>	0 -40 0 -33
1:<path>&IS	28
1:<path>&USE	0 0 0 0 -31
1:<path>&VALUE	0 -40 0 -33
1:<version>	0 0 0 -35 34
1:<version>&LIVES	28 0 0 -34 35 -33
1:<version>&NOT	15 0 0 -30
1:<version>&SYMPTOM	-22
1:<version>&VALUE	0 0 0 -35 34
1:AGAIN	-37
1:AGAIN&AGAIN	-37
1:AGAIN&NOT	-24
1:AGAIN&PLEASE	-29
1:AGAIN&SYMPTOM	-11
1:ALWAYS	14 0 32 -34 -38
1:ALWAYS&ALWAYS	14 0 32 -34 -38
1:ALWAYS&GRATITUDE	20
1:ALWAYS&I	9
1:ALWAYS&THIS	10 -30
1:ASKS	-35
1:ASKS&ALWAYS	-20
1:ASKS&DROP	-8
1:ASKS&EVERY	-17
1:ASKS&FORNOW	-9
1:ASKS&GRATITUDE	-29
1:ASKS&I	-18
1:ASKS&IS	-24
1:ASKS&LIVES	-32
1:ASKS&MOVED	-25
1:ASKS&MUST	-23
1:ASKS&SYMPTOM	-22
1:ASKS&THIS	-16
1:ASKS&USE	-32
1:ASKS&YOU	-20
1:BECAUSE&THIS	15
1:CALLED	44 -32 33
1:CALLED&CALLED	44 -32 33
1:CALLED&IS	23
1:DECIDE	18 0 0 58 -50
1:DECIDE&DECIDE	18 0 0 58 -50
1:DECIDE&DROP	23
1:DECIDE&EVERY	25
1:DECIDE&I	-41
1:DECIDE&IS	18
1:DECIDE&KEEP	19
1:DECIDE&LIVES	-19
1:DECIDE&MAYNOT	23 0 0 -32
1:DECIDE&NO	40
1:DECIDE&NOLONGER	26
1:DECIDE&NOT	13 0 0 0 0 -32
1:DECIDE&NOW	30
1:DECIDE&ONLY	-25
1:DECIDE&USE	9
1:DECIDE&VALUE	12 0 0 47 -46
1:DOING	0 0 -45
1:DOING&AGAIN	-21
1:DOING&DONT	15
1:DOING&EVERY	12 -33 0 0 33
1:DOING&GRATITUDE	-40
1:DOING&HEDGE	-14
1:DOING&I	17
1:DOING&INSTEAD	-24
1:DOING&IS	0 0 -31 -34
1:DOING&LIVES	9 -40 0 37 -33 -34
1:DOING&MOVED	-27 0 0 0 36 -37
1:DOING&NOLONGER	-30
1:DOING&NOT	18 -36 0 0 -35
1:DOING&NOW	0 0 0 -36
1:DOING&ONLY	53 0 0 -51
1:DOING&SYMPTOM	-18
1:DOING&THIS	12
1:DOING&USE	-30
1:DOING&VALUE	0 -31 0 -39 58 -54
1:DOING&WE	-13
1:DOING&YOU	11
1:DONE	-31
1:DONE&I	-26
1:DONT	13 39 0 -30 -38
1:DONT&DONT	13 39 0 -30 -38
1:DONT&EVERY	-8
1:DONT&FORNOW	-37
1:DONT&I	26
1:DONT&IS	30
1:DONT&LIVES	-32
1:DONT&MUST	13
1:DONT&ONLY	-9
1:DONT&SYMPTOM	18 32
1:DONT&USE	46 55 -39 0 -42 -42
1:DONT&VALUE	28 0 -32
1:DONT&WE	21
1:DROP	-10 -39 -38 47 -42
1:DROP&DROP	-10 -39 -38 47 -42
1:DROP&FORNOW	14
1:DROP&THIS	16
1:EVERY	10 41 -31 -38
1:EVERY&BECAUSE	13
1:EVERY&CALLED	33
1:EVERY&DECIDE	25 40 0 -32
1:EVERY&EVERY	10 41 -31 -38
1:EVERY&GRATITUDE	8
1:EVERY&HEDGE	20
1:EVERY&I	25 30
1:EVERY&IS	-11
1:EVERY&KEEP	19
1:EVERY&LIVES	21 0 0 -30
1:EVERY&MAYNOT	14
1:EVERY&MOVED	26
1:EVERY&MUST	25 47 0 0 -59
1:EVERY&NEVER	24
1:EVERY&NO	0 33 0 0 -41
1:EVERY&NOW	-35
1:EVERY&ONLY	-20 0 0 0 30
1:EVERY&OUR	28 0 0 0 0 -30
1:EVERY&SHOULD	-12
1:EVERY&USE	0 0 0 0 -38
1:EVERY&VALUE	-17
1:EVERY&WE	10
1:FORNOW	-13
1:FORNOW&FORNOW	-13
1:FORNOW&THIS	12
1:FORNOW&VALUE	-9
1:FORNOW&WE	-32
1:FUTURE_I	-19 0 34 -37 -38
1:FUTURE_I&AGAIN	-15
1:FUTURE_I&EVERY	10
1:FUTURE_I&FORNOW	-20
1:FUTURE_I&HEDGE	-15
1:FUTURE_I&I	-25
1:FUTURE_I&IS	-11
1:FUTURE_I&LIVES	-20
1:FUTURE_I&MAYNOT	20
1:FUTURE_I&SYMPTOM	-31
1:FUTURE_I&THIS	-20
1:FUTURE_I&VALUE	-33
1:FUTURE_I&WE	-16
1:HEARSAY	-49
1:HEARSAY&I	-13
1:HEARSAY&IS	-27
1:HEARSAY&LIVES	-26
1:HEARSAY&MOVED	-34
1:HEARSAY&MUST	-18
1:HEARSAY&SHOULD	-12
1:HEARSAY&THIS	-30
1:HEARSAY&USE	-26
1:HEARSAY&VALUE	-15
1:HEDGE	-36
1:HEDGE&ALWAYS	-11
1:HEDGE&BECAUSE	-19
1:HEDGE&DECIDE	-11
1:HEDGE&EVERY	-26
1:HEDGE&HEDGE	-36
1:HEDGE&IS	-30
1:HEDGE&LIVES	-25
1:HEDGE&MUST	-23
1:HEDGE&NEVER	-10
1:HEDGE&NOT	-23
1:HEDGE&SHOULD	-10
1:HEDGE&SYMPTOM	-11
1:HEDGE&THIS	-14
1:HEDGE&USE	-31
1:HEDGE&VALUE	-25
1:HEDGE&WE	-32
1:HEDGE&YOU	-14
1:I	-15
1:I&AGAIN	-35
1:I&ALWAYS	30
1:I&BECAUSE	-24
1:I&DECIDE	17
1:I&DONT	-41
1:I&DROP	-21
1:I&EVERY	0 0 0 -31 38
1:I&FORNOW	-28
1:I&HEDGE	-26
1:I&I	-15
1:I&IS	29
1:I&KEEP	28
1:I&MAYNOT	12
1:I&MOVED	-44
1:I&MUST	-39
1:I&NEVER	-28
1:I&NOT	9
1:I&ONLY	-25
1:I&OUR	-22
1:I&PLEASE	27
1:I&PREFER	48 0 33 0 -34
1:I&SHOULD	-13
1:I&SYMPTOM	-25
1:I&THIS	0 0 0 0 -33
1:I&VALUE	0 0 -37 -43 0 42
1:I&WE	25
1:I&YOU	-14
1:IF	11 0 31 0 -36
1:IF&BECAUSE	18
1:IF&EVERY	12
1:IF&I	0 -31
1:IF&KEEP	16
1:IF&LIVES	-22 -41
1:IF&MUST	0 0 -33 0 -33
1:IF&PLEASE	13
1:IF&THIS	-20
1:IF&VALUE	17
1:IF&WAS	-37
1:IF&WE	-36
1:IF&YOU	19
1:INSTEAD	0 0 0 0 -32
1:INSTEAD&AGAIN	28
1:INSTEAD&INSTEAD	0 0 0 0 -32
1:INSTEAD&THIS	28
1:INSTEAD&WE	31
1:IS	-12 0 -34 0 -31 36
1:IS&AGAIN	-39
1:IS&ALWAYS	-11
1:IS&CALLED	17 0 0 0 0 -44
1:IS&FORNOW	-25
1:IS&GRATITUDE	-43
1:IS&HEDGE	-20
1:IS&I	-28
1:IS&IS	-12 0 -34 0 -31 36
1:IS&MUST	38 32 0 0 -33
1:IS&NO	-8
1:IS&NOT	60 -45 -33 -40 -57
1:IS&NOW	14
1:IS&SYMPTOM	-58
1:IS&VALUE	31 -39
1:KEEP	22 0 33 0 -47
1:KEEP&DONT	21 30
1:KEEP&DROP	-27
1:KEEP&KEEP	22 0 33 0 -47
1:KEEP&LIVES	10 35 0 -31
1:KEEP&MUST	20
1:KEEP&THIS	19 0 0 -44
1:KEEP&VALUE	43 0 0 33 -38 -32
1:KEEP&WE	-21
1:LIVES	-21 0 0 0 -35
1:LIVES&EVERY	-10 -30
1:LIVES&IS	13 -39
1:LIVES&LIVES	-21 0 0 0 -35
1:LIVES&NOT	-17
1:LIVES&ONLY	19
1:LIVES&PLEASE	-31
1:LIVES&SYMPTOM	-27
1:LIVES&THIS	-50
1:LIVES&VALUE	28 -44
1:LIVES&YOU	15
1:MANY	14
1:MANY&ALWAYS	16 32 -50 0 -30
1:MANY&BECAUSE	20 -42 0 46 -40
1:MANY&CALLED	-41 0 0 0 0 -33
1:MANY&DECIDE	10 -30 0 0 37
1:MANY&DONT	0 0 -34
1:MANY&DROP	19
1:MANY&EVERY	27
1:MANY&FORNOW	10 0 0 0 31
1:MANY&GRATITUDE	-44 0 0 -37 0 -30
1:MANY&HEDGE	-23
1:MANY&I	0 0 0 0 0 -30
1:MANY&INSTEAD	38 -34
1:MANY&IS	25
1:MANY&KEEP	56 0 0 -32
1:MANY&LIVES	35
1:MANY&MAYNOT	0 0 -41 -36
1:MANY&MOVED	41
1:MANY&MUST	47 56 -48 0 0 -36 -35
1:MANY&NEVER	60 0 0 -41
1:MANY&NO	31 0 0 0 -30
1:MANY&NOLONGER	-21 -33
1:MANY&NOW	8
1:MANY&ONLY	25 44
1:MANY&OUR	17 39 -32 0 -33 -31
1:MANY&PLEASE	15 -41 0 0 -32
1:MANY&SHOULD	24 0 31 -35
1:MANY&SYMPTOM	-32 0 0 0 0 -39
1:MANY&THIS	-25 0 0 0 0 -36
1:MANY&USE	0 0 0 -38
1:MANY&VALUE	20
1:MANY&WAS	-27
1:MANY&WE	-29 0 0 -37
1:MANY&YOU	-17
1:MAYNOT	0 0 0 -36
1:MAYNOT&MAYNOT	0 0 0 -36
1:MOVED	-40 0 0 0 0 -30
1:MOVED&IS	35 0 0 0 0 -30
1:MOVED&MOVED	-40 0 0 0 0 -30
1:MOVED&THIS	-34
1:MUST	0 0 0 0 -32
1:MUST&LIVES	29 0 0 0 -32
1:MUST&MUST	0 0 0 0 -32
1:MUST&THIS	-16
1:NEVER	32 60 -48 -38 -54 0 -32
1:NEVER&EVERY	11
1:NEVER&IS	-22
1:NEVER&LIVES	40
1:NEVER&NEVER	32 60 -48 -38 -54 0 -32
1:NEVER&THIS	-14
1:NEVER&VALUE	41 0 -39
1:NO	18 0 0 0 -51
1:NO&ALWAYS	0 31 -30
1:NO&DECIDE	36 -53
1:NO&DROP	20 31 0 -35
1:NO&EVERY	9
1:NO&GRATITUDE	-17
1:NO&I	-12
1:NO&IS	-18 0 0 0 -39 34
1:NO&KEEP	-23 -42 0 34
1:NO&LIVES	22 -38
1:NO&MOVED	26 0 0 -33
1:NO&MUST	-48
1:NO&NEVER	18 0 0 0 0 -32
1:NO&NO	18 0 0 0 -51
1:NO&NOT	27 0 -31 -40
1:NO&ONLY	23 -31 0 36 0 -32
1:NO&PLEASE	39 0 0 -36 0 -35
1:NO&USE	9 37 -35
1:NO&VALUE	43 0 -36 0 0 40
1:NO&WE	18 -35 0 0 0 -33
1:NOT	-11 0 -36 0 -55
1:NOT&EVERY	30 0 0 -33
1:NOT&FORNOW	-31
1:NOT&I	-27
1:NOT&IS	27 0 0 0 -36 33
1:NOT&NOT	-11 0 -36 0 -55
1:NOT&THIS	-45
1:NOT&VALUE	36 0 0 -46
1:NOW	-33
1:NOW&GRATITUDE	-29
1:NOW&NOW	-33
1:NOW&THIS	-24
1:NOW&VALUE	0 -31 0 0 34
1:NOWON	46 0 0 0 0 -31
1:NOWON&EVERY	40 39 0 -32 -33
1:ONLY	17 0 -38
1:ONLY&BECAUSE	18
1:ONLY&IS	0 0 0 0 33
1:ONLY&LIVES	21 0 0 0 -40
1:ONLY&ONLY	17 0 -38
1:ONLY&SYMPTOM	-42
1:ONLY&THIS	-28 0 0 0 -32
1:OUR	0 -35
1:OUR&FORNOW	24
1:OUR&IS	0 0 0 -31 33
1:OUR&OUR	0 -35
1:OUR&VALUE	49 0 0 -30 43 -38
1:OWNER&I	8 -32
1:PAST_I	-41
1:PAST_I&DECIDE	-35
1:PAST_I&FORNOW	-24
1:PAST_I&GRATITUDE	-40
1:PAST_I&LIVES	-20
1:PAST_I&NOT	-25
1:PAST_I&THIS	-25
1:PAST_I&USE	-25
1:PAST_I&VALUE	16
1:PAST_I&YOU	-23
1:PER	33
1:PER&USE	33
1:PER&VALUE	33
1:PREFER	28 -46 58 -32 -47
1:PREFER&I	12
1:PREFER&LIVES	30
1:PREFER&NO	8
1:PREFER&PREFER	28 -46 58 -32 -47
1:PREFER&THIS	-24
1:PREFER&VALUE	26
1:SHOULD	-49
1:SHOULD&SHOULD	-49
1:SYMPTOM	0 -40
1:SYMPTOM&AGAIN	-19
1:SYMPTOM&ALWAYS	34 0 0 0 -34
1:SYMPTOM&GRATITUDE	-30
1:SYMPTOM&IS	8 -31 0 0 36 -37
1:SYMPTOM&LIVES	-17
1:SYMPTOM&MUST	38 -30 0 -34
1:SYMPTOM&NOW	29
1:SYMPTOM&SHOULD	43 0 0 0 -34
1:SYMPTOM&SYMPTOM	0 -40
1:SYMPTOM&THIS	-20
1:SYMPTOM&VALUE	-20 0 -32 0 0 -32
1:TASK	-44 0 32 0 0 -34
1:TASK&AGAIN	-37
1:TASK&ALWAYS	0 30 -35
1:TASK&BECAUSE	-21
1:TASK&DROP	23
1:TASK&EVERY	0 0 0 -31
1:TASK&FORNOW	-24
1:TASK&GRATITUDE	-9
1:TASK&I	14 -35 46 -37 -36 -39 -47
1:TASK&IS	18
1:TASK&LIVES	0 -47 0 -32 47 -34
1:TASK&MOVED	-29
1:TASK&MUST	37 0 0 -33 -67
1:TASK&NO	33
1:TASK&NOLONGER	-22
1:TASK&NOT	35 0 34 0 -52 -45 -38
1:TASK&NOW	-29 0 0 0 33
1:TASK&ONLY	-8
1:TASK&OUR	17
1:TASK&PLEASE	-60
1:TASK&SHOULD	28 30 -35
1:TASK&SYMPTOM	17 -33 0 0 -31
1:TASK&THIS	-21 -60
1:TASK&USE	-35
1:TASK&VALUE	-37 0 -56
1:TASK&WAS	-12
1:TASK&WE	-34
1:TASK&YOU	17 0 0 0 -35 0 -37
1:THEY	-18 -36
1:THEY&EVERY	-23
1:THEY&IS	-10
1:THEY&LIVES	-12
1:THEY&MOVED	-32
1:THEY&MUST	-31
1:THEY&ONLY	31
1:THEY&THIS	-47
1:THIS	-35
1:THIS&AGAIN	-9
1:THIS&ALWAYS	-28
1:THIS&DROP	-24
1:THIS&HEDGE	-20
1:THIS&I	-29
1:THIS&LIVES	0 0 0 -30
1:THIS&MAYNOT	0 0 0 0 -31
1:THIS&MOVED	-14
1:THIS&MUST	-17 -35
1:THIS&NEVER	-42
1:THIS&NOT	15 0 0 0 -50
1:THIS&NOW	17
1:THIS&ONLY	-19
1:THIS&SHOULD	-19
1:THIS&THIS	-35
1:THIS&VALUE	0 -33
1:THIS&WAS	0 -30
1:THIS&YOU	10
1:TIME	44 0 -36 -39 0 -34 -30
1:TIME&IS	21 -34
1:TOO	-62
1:TOO&ALWAYS	-38
1:TOO&IS	-30
1:TOO&THIS	-38
1:UNLESS	8 45 0 -34 0 -39
1:UNLESS&DONT	-8
1:UNLESS&EVERY	0 32 0 0 -35
1:UNLESS&IS	21
1:UNLESS&LIVES	-22
1:UNLESS&MUST	26
1:UNLESS&THIS	18
1:UNLESS&VALUE	32 0 0 0 -35
1:UNLESS&WE	9
1:UNLESS&YOU	-22
1:USE	0 0 31 0 -52
1:USE&EVERY	-24 0 -31
1:USE&FORNOW	-32
1:USE&I	-46
1:USE&IS	-26
1:USE&NOT	0 -39
1:USE&ONLY	0 0 -40
1:USE&THIS	-23
1:USE&USE	0 0 31 0 -52
1:USE&YOU	-39
1:WAS	-38
1:WAS&WAS	-38
1:WE&AGAIN	-25
1:WE&BECAUSE	31
1:WE&DECIDE	31 0 0 39 -39
1:WE&DONT	33 0 0 0 -30
1:WE&DROP	36 0 0 41 -43
1:WE&EVERY	8
1:WE&FORNOW	-23
1:WE&GRATITUDE	12
1:WE&HEDGE	-23
1:WE&KEEP	40 -44
1:WE&LIVES	-22
1:WE&MAYNOT	33 0 0 -36
1:WE&MOVED	32 -41
1:WE&MUST	-39
1:WE&NEVER	-21
1:WE&NO	-15 0 -40 -35
1:WE&NOLONGER	19
1:WE&NOT	49 0 0 0 -35 -53
1:WE&NOW	54 0 0 0 0 -30
1:WE&ONLY	-13
1:WE&SHOULD	-31
1:WE&THIS	42 0 -34 0 0 -31
1:WE&VALUE	0 0 0 0 30 -38
1:WE&WAS	-29
1:WHAT	-35 0 -36
1:WHAT&AGAIN	-24
1:WHAT&EVERY	11
1:WHAT&GRATITUDE	-26
1:WHAT&HEDGE	-8
1:WHAT&I	-11
1:WHAT&SYMPTOM	-15
1:WHAT&THIS	-34
1:WHAT&USE	-26
1:WHAT&VALUE	-9 0 0 0 -32
1:WHAT&WAS	-31
1:WRONG	0 0 -30 -36 -42 44
1:WRONG&AGAIN	-34
1:WRONG&GRATITUDE	-39
1:WRONG&IS	55 -34 0 0 -35 47
1:WRONG&LIVES	32
1:WRONG&THIS	32 32 0 0 0 -31
1:YOU	-13 0 0 -34 -39
1:YOU&GRATITUDE	-25
1:YOU&HEDGE	12
1:YOU&IS	39
1:YOU&MAYNOT	31
1:YOU&MUST	-37
1:YOU&SYMPTOM	-29
1:YOU&THIS	15
1:YOU&YOU	-13 0 0 -34 -39
1:_	8
1:_&AGAIN	0 0 0 0 0 -31
1:_&ALWAYS	41 0 0 -48
1:_&BECAUSE	-27
1:_&CALLED	10 -32 0 -35
1:_&DECIDE	40 -52 0 62 -58 -50
1:_&DONT	47 0 -34 0 0 -33
1:_&DROP	24 0 0 53 -47
1:_&EVERY	12
1:_&FORNOW	-32 0 -30
1:_&GRATITUDE	-27
1:_&HEDGE	-10
1:_&I	-34 0 0 0 0 -40
1:_&INSTEAD	23 0 0 0 -30
1:_&KEEP	35 35 -48 0 -47 -44
1:_&LIVES	27 0 0 -35 36
1:_&MAYNOT	33
1:_&MOVED	36
1:_&MUST	0 0 -37
1:_&NEVER	9 0 0 0 0 -32
1:_&NO	17 0 31 -48
1:_&NOLONGER	12 0 0 0 0 -50
1:_&NOT	51 0 -51 0 0 33
1:_&NOW	0 -35
1:_&ONLY	36 0 0 33 0 -34
1:_&OUR	18
1:_&PLEASE	12 0 53 -33 -50 -41
1:_&SYMPTOM	-13
1:_&THIS	-31
1:_&USE	23 0 -34 0 36
1:_&VALUE	14
1:_&WAS	19 0 0 0 -42 38
1:_&WE	22 -39
1:_&YOU	-12
1:a	9
1:a&AGAIN	21
1:a&GRATITUDE	-31
1:a&IS	0 0 0 -37
1:a&KEEP	24 -32 0 0 39
1:a&LIVES	29
1:a&MOVED	25 0 0 -30 -37
1:a&MUST	39 34 -30 -31 0 -31
1:a&NEVER	28
1:a&NOT	23 0 0 0 -32
1:a&THIS	-13 0 0 0 0 -30
1:a&USE	17
1:a&VALUE	36 -30
1:after	0 -30
1:after&DECIDE	38
1:after&LIVES	-23
1:after&THIS	-14
1:after&VALUE	-21
1:an	37 0 0 0 0 -36
1:an&LIVES	24 -32 0 0 34
1:as&SYMPTOM	-34
1:as&YOU	-34
1:back	-35
1:both	-46
1:both&LIVES	-30
1:by	-28
1:das	-17
1:das&IS	-16
1:das&VALUE	23
1:de	0 -36 -31 -30 43 -30
1:de&VALUE	47 0 0 0 32
1:default	20
1:default&IS	20
1:der	0 -37
1:der&EVERY	35 -31 0 0 46 -43
1:der&IS	15
1:der&LIVES	22 0 0 0 -30
1:der&NOT	-44
1:der&NOW	33
1:der&SYMPTOM	-38
1:der&VALUE	43
1:die	30 0 -30
1:die&IS	20
1:die&LIVES	29
1:die&NOT	-11
1:die&VALUE	28
1:do	-17
1:do&GRATITUDE	-35
1:ein	34
1:ein&LIVES	34
1:el	0 -36 0 -35
1:el&EVERY	25 0 0 0 37 -32
1:el&LIVES	33 0 0 0 33 -33
1:el&NO	-43
1:el&NOW	22 0 0 0 31
1:el&VALUE	58
1:first	-28
1:first&IS	-11
1:for	0 0 0 0 0 -41
1:for&BECAUSE	12
1:for&EVERY	17 0 0 0 -30
1:for&IS	39 0 0 0 0 -30
1:for&LIVES	8
1:for&NOT	8
1:for&VALUE	-13 0 0 0 0 -32
1:for&WE	41 0 -31 34 -30
1:from	40 0 0 39 -40 -31
1:here	-41
1:il	35 0 -30 -31
1:il&IS	30 -33 0 0 44 -41
1:il&NOT	18 0 0 0 -33
1:il&VALUE	11
1:in	-22
1:in&ALWAYS	-17
1:in&EVERY	-18
1:in&GRATITUDE	-17
1:in&IS	0 -41
1:in&LIVES	16 0 0 0 -31
1:in&NOT	13
1:in&PREFER	32
1:in&THIS	-22
1:in&VALUE	31
1:in&WE	0 0 0 0 -35
1:just	-38
1:just&FORNOW	-19
1:just&THIS	-26
1:la	0 -36
1:la&EVERY	46 -35 0 -42 44
1:la&IS	0 0 0 0 0 -35
1:la&VALUE	47 0 0 -33 41 -43
1:las	15 0 0 0 37
1:last&IS	37
1:last&LIVES	33
1:last&THIS	-31
1:last&WAS	-10
1:last&YOU	28
1:le	18 0 -37 -40
1:le&EVERY	10 0 0 0 30 -35
1:le&IS	48 -44 0 0 0 0 -36
1:le&NOT	-46
1:le&VALUE	32
1:les	34 0 0 -32 0 -36
1:les&LIVES	12 0 0 0 32
1:les&NEVER	18 43 -35 0 -51
1:les&VALUE	0 0 -34 0 -34
1:los	28
1:los&MAYNOT	15 0 0 0 -45
1:los&VALUE	18 -42
1:new	18 0 0 -31
1:new&LIVES	22 0 0 0 -37 -30
1:new&THIS	20
1:new&VALUE	36 0 -39
1:none	-29 0 -30 31 -32
1:none&GRATITUDE	-29 0 -30 31 -32
1:o	30 -35 -30 -30 43
1:o&IS	31 -30 0 0 37
1:o&ONLY	8
1:o&VALUE	12
1:on	0 0 -38 0 -44
1:on&EVERY	-43
1:on&HEDGE	-11
1:on&I	-20
1:on&IS	26
1:on&NEVER	24
1:on&THIS	-14
1:one	0 0 0 0 0 -35
1:one&EVERY	-29
1:one&IS	21 0 -36 -33
1:one&LIVES	-10
1:one&THIS	39
1:one&VALUE	-34
1:one&WE	39 0 0 34 -36
1:para	27
1:para&USE	27
1:para&VALUE	27
1:same	-28
1:same&SYMPTOM	-15
1:the	-11
1:the&AGAIN	-13 -30
1:the&ALWAYS	-19 -43
1:the&CALLED	30 0 0 0 0 35 -35
1:the&DECIDE	28 -30 0 60 -47
1:the&DONT	-31
1:the&EVERY	0 0 0 0 33 -35
1:the&FORNOW	-42
1:the&GRATITUDE	-14
1:the&HEDGE	-32
1:the&I	-36 0 0 0 32
1:the&INSTEAD	-13
1:the&LIVES	-8
1:the&MUST	10
1:the&NEVER	0 47 -30 -44 0 -33 -36
1:the&NO	0 0 -33 -34
1:the&NOLONGER	63 -41
1:the&NOT	-22 0 0 -30 -30 54 -43
1:the&NOW	15 0 0 -44
1:the&ONLY	35 0 -33 0 0 0 -31
1:the&OUR	16 -38
1:the&SHOULD	-62
1:the&SYMPTOM	-49
1:the&THIS	17 0 0 0 32
1:the&USE	-20
1:the&VALUE	23 -32
1:the&WAS	-11
1:the&WE	8
1:the&YOU	-21 0 0 0 -42 40
1:there	-17 -42 0 0 0 -38
1:there&EVERY	18
1:there&IS	-18 -41 0 0 34 -36
1:there&LIVES	43
1:there&NOT	36
1:there&SYMPTOM	-13
1:there&THIS	-14
1:there&VALUE	-13 -40 0 0 30 -32
1:to	18
1:two	-15 0 -36 -37 0 -32
1:two&EVERY	10 0 0 0 -32
1:two&THIS	-42
1:un	37 0 -30
:	-12 -34 0 0 -40
: _	28 0 0 0 -33
;	46 0 0 0 -50
; _	29 0 0 41 -35 -35
; _ IS	22 0 0 34 0 -31
; the	26
; the _	26
<acronym>	35 0 -35 0 0 -30
<acronym> $	32 -33 -35 0 40 -54
<acronym> ,	39
<acronym> , _	30
<acronym> , the	22
<acronym> <number>	-14
<acronym> =	-8
<acronym> = <number>	-8
<acronym> IS	-11 0 -33
<acronym> IS _	23 0 0 0 -37 34
<acronym> LIVES	20
<acronym> LIVES _	20
<acronym> MUST	36 0 0 0 -31
<acronym> NOW	27
<acronym> _	28 30 -33 0 0 -56
<acronym> _ ,	36 0 0 0 42 -43
<acronym> _ IS	22 0 -30
<acronym> and	35 -32
<acronym> and _	31 -30 0 0 34
<acronym> in	34 0 0 0 0 -33
<acronym> in the	30 0 0 0 0 -32
<acronym> on	40 0 0 -35
<acronym> or	25
<acronym> or <acronym>	21
<amount>	0 0 0 0 35 -56
<amount> $	-34
<amount> ,	36 -32 0 0 0 -36
<amount> , _	29 0 0 -36 33
<amount> LIVES	39 0 0 -32
<amount> _	0 0 0 -46
<amount> _ $	-42
<amount> _ ,	13 30 -30
<amount> _ PER	36
<amount> for	39 -32
<amount> for _	34 -31
<code>	50 -53 -43 -33 -49 -41 103
<code> $	67 -43 -50 -35 -79 -37 81
<code> ,	33 -44 0 0 0 0 46
<code> , DONT	11 -39
<code> , NOT	8 0 0 0 -45
<code> , THIS	21 0 0 0 -36
<code> , _	39 0 0 0 0 -34
<code> , the	19
<code> IS	0 -31
<code> IS _	35 -34
<code> IS the	17
<code> _	56 -32 -30 -31
<code> _ $	47 0 0 0 -37
<code> _ the	15
<code> and	-40
<code> for	38 0 0 0 0 -33 30
<code> to	-36
<date>	55 -35 0 -35
<date> $	48 0 0 0 -41
<date> ,	27 0 0 0 32
<date> of	23
<flag>	21 -71 -39 0 -70 0 71
<flag> $	35 -38 -33 0 -45 -42 38
<flag> IS	-35 0 0 0 0 32
<flag> _	35 -39 0 0 -34 0 38
<flag> _ $	27
<flag> _ ,	13
<flag> and	17
<host>	40 0 0 -42
<host> $	58
<host> ,	32 0 0 -30 0 0 -30
<host> , _	32 0 0 -32 38 -44
<host> _	-29 -30 0 -30
<host> and	33 0 0 0 32
<ip>	36 0 0 0 52 -45
<ip> $	36
<mail>	45 -31 0 -47 45 0 -31
<mail> $	39
<mail> ,	15 0 0 -38 34
<mail> _	26 0 0 0 37 -38
<mail> _ $	26 0 0 0 37 -38
<name>	22
<name> "	16 0 0 0 -31
<name> " ,	16 0 0 0 -31
<name> $	33 0 0 -50 0 0 -40
<name> ,	33
<name> , <name>	16 -43 0 0 0 0 -31
<name> , NOT	8 0 0 0 -34
<name> , _	28 -34
<name> , the	43 0 0 -34
<name> <number>	25 -33 0 0 38 -41
<name> <number> $	26 -30 0 0 41 -40
<name> =	-25
<name> AGAIN	-30
<name> IS	21 -34 -35
<name> IS _	-9 0 0 0 33
<name> IS the	26 0 0 -38
<name> NOT	22 0 0 0 -40
<name> NOW	22
<name> NOW ,	19
<name> UNLESS	43 0 -37 0 30 -38 -33
<name> _	38 0 -50 -32 0 0 36
<name> _ $	25 0 -37 0 -39
<name> _ ,	23
<name> _ IS	-18 0 0 0 33
<name> _ to	-13 0 0 0 33
<name> and	18 0 0 0 -40
<name> for	28 0 0 40 -39
<name> in	0 -42 0 0 38 -34
<name> in _	22 0 0 0 0 -30
<name> in the	-13 -38 0 0 32
<name> there	0 0 0 0 -32
<name> to	-32
<name> to the	-28
<name> with	31 -36 0 0 0 -38
<number> $	0 -39
<number> ,	47 0 0 0 0 35
<number> , <number>	0 0 -31 0 -36 30
<number> , NO	32 0 0 0 35 -31
<number> , THIS	27
<number> , WE	26
<number> , _	30 -46
<number> <acronym>	55 0 0 -39
<number> ?	-10
<number> ? $	-10
<number> ALWAYS	-8 0 0 0 39 -33
<number> BECAUSE	14
<number> BECAUSE <number>	14
<number> DONE	-36
<number> DONE ,	-33
<number> FORNOW	-22
<number> IS	0 -43
<number> IS NOLONGER	25 0 0 0 -33
<number> IS USE	-24
<number> IS _	0 -39 0 -44
<number> IS the	49 0 0 -30
<number> LIVES	-33
<number> LIVES _	-17
<number> NOLONGER	46 0 0 -44
<number> NOT	12 0 0 0 -31
<number> NOW	10
<number> NOW $	42
<number> NOW _	23
<number> PER	39 -45 0 0 46 -41
<number> PER TIME	24 -32 0 0 0 -37
<number> PER _	30 -34 0 0 42
<number> PLEASE	-20
<number> PLEASE $	-20
<number> SYMPTOM	-13
<number> SYMPTOM $	-23
<number> SYMPTOM the	25
<number> TIME	15
<number> TIME $	13 0 0 -37 30
<number> TIME <number>	19 0 0 -38 0 -33
<number> TIME NOW	40 0 0 -38
<number> TIME NOWON	10 0 0 -31 44 -38
<number> TIME ONLY	14 -36
<number> TIME UNLESS	31
<number> TIME _	37 0 0 0 0 -32
<number> TIME at	21 0 0 0 33
<number> TIME for	-9
<number> TIME und	14
<number> UNLESS	17
<number> WAS	30 0 0 0 -39 39
<number> WAS TOO	26 0 0 0 0 32
<number> _	-25
<number> _ $	-24
<number> _ ,	9 30
<number> _ EVERY	0 -33
<number> _ FORNOW	-50
<number> _ INSTEAD	-28
<number> _ LIVES	-25 -39 0 0 44
<number> _ NOW	24
<number> _ PER	16 0 0 -47 0 -39
<number> _ UNLESS	-45
<number> _ at	-31
<number> _ for	42
<number> _ in	-15 -34
<number> _ of	11 -30
<number> _ on	55
<number> a	19
<number> a <number>	19
<number> and	-16 0 -32 -38 55 -53
<number> and <number>	-11 0 -32 0 47 -49
<number> and _	-24
<number> and the	-33
<number> for	15 -33 -40 0 0 -34
<number> for EVERY	-27
<number> for _	44
<number> here	51 -36 -32
<number> in	21
<number> in the	40
<number> of	-10
<number> of <number>	-34 0 0 37 -36
<number> of THEY	41 0 0 -31
<number> on	8 0 0 -31 36 -36
<number> on _	37
<number> on the	-8 0 0 0 32 -32
<number> or	27
<number> or <number>	27
<number> to	29 0 0 0 0 -44
<number> to <number>	30 -35 0 0 34 -43
<path>	29
<path> $	0 0 -32
<path> ,	0 0 -33 -35
<path> , NEVER	0 -42
<path> , NOT	28 -42
<path> , _	0 -41 -33 0 31 -40
<path> , one	-16
<path> IS	26
<path> _	45 0 -41 0 0 -39
<path> _ $	34 0 -35
<path> and	31 0 0 0 0 -36
<path> and _	18 -37 0 0 34
<path> in	29 -31 30 0 -39
<path> into	-21
<tag>	26 -36 0 -39 0 0 -30
<tag> $	27 -35 0 -40
<time>	0 0 -31 -32 0 -32
<time> $	-12 36 0 0 -32
<time> ,	21 0 0 0 38
<time> TIME	14
<time> and	-26
<url>	38 0 0 0 41
<url> $	38 0 0 0 41
<version>	16 0 0 0 34
<version> $	18 0 -30 0 0 -31 -34
<version> ,	35 0 -32 0 0 -35
<version> , EVERY	9
<version> , _	24 -31 0 0 30
<version> , the	12 -30
<version> BECAUSE	30 -36
<version> BECAUSE of	22 -31
<version> IS	27 0 0 -33
<version> IS _	19 0 0 0 -33
<version> LIVES	34
<version> NOT	39 0 0 0 0 33
<version> SYMPTOM	-37
<version> _	-15 -40 0 -31
<version> _ $	42 -35
<version> _ ,	-22 0 0 0 -33 30
<version> and	23 -35
<version> and <version>	15
<version> on	-34
<version> on the	-11
=	0 -60 -33 0 68 -43 -33
= <number>	-51
= <number> $	-50
= _	34 -41 0 0 38
= _ ,	18 -30 0 0 32
=.	52 -44 0 0 -50
=ab	11
=abbreviation	12 -51 39
=abl	-9
=about	-14 -44
=abov	0 0 -34 -41 0 -40
=abstraction	24
=accept	42 -37 -34 51
=access	0 0 -37 -45
=account	0 0 -42 -31 42 -56
=acht	24 0 0 -32 32
=ack	14
=across	0 -47 0 0 42
=action	41 0 0 0 -36
=activ	30 -34 0 -33 37 -37
=actualiza	8
=adapt	-31
=add	-9 58 -35 -38 -58
=address	15 -33
=adhérent	39 -47 -33 -48 58 -34
=admin	0 -39
=affect	-11
=afternoon	-26
=afterward	-25 32
=against	-8
=age	29
=agent	40 -41 0 0 31
=ago	-56
=ah	-24
=ahead	-34
=ai	50 39 -35 0 -34
=aisl	27
=alert	-11 0 0 0 0 -36
=allocat	47 0 0 0 -51
=allocation	-20
=allow	17 0 0 -50
=alon	50 39 -46 0 -42 -37
=alright	-28
=als	20 0 -31 0 0 0 -30
=alt	33 0 -34
=ambient	15
=american	26 -30 40 -35
=amount	0 -38 0 0 49 -50
=analytic	18
=ancora	-33
=ander	22 34 0 0 -34
=angry	0 0 0 -32 31
=angular	-20
=animation	-25
=another	-55 30 0 0 -32 -35
=answer	0 -55 42 0 0 -38
=anyway	-34 0 0 0 -30
=anywher	33 49 -35 -43 -35
=apach	39 0 0 -40 38 -32
=api	41 39
=app	59 0 0 33 0 -47
=appear	-28
=apply	35 0 0 0 0 30
=approach	-38
=approval	-16
=architectur	11
=archiv	36 -36
=argument	-48 0 0 0 -33 -35
=aria	12 34 0 0 -36
=arm	28 0 0 0 0 -46 -35
=around	29
=arrow	0 -37 41 -36 -44 -34
=ask	-30 0 -49
=assign	-16
=assum	-20
=async	25
=attach	-27
=attend	-41
=auch	-14
=audit	0 0 0 -32
=auditor	20 30
=aus	-19
=austria	0 0 -30
=autenticação	36
=auth	16 0 0 0 39
=authentication	0 0 0 33 -32 -31
=author	20 0 0 0 -40
=automatic	0 0 0 0 37
=avoir	35
=away	14 0 -35 0 30 -34
=axio	21 0 -30 -33 -39 39
=axis	-17
=azur	21 0 0 0 -32
=b	0 -36
=backend	0 0 0 0 0 -38
=backfill	20 0 0 0 -30
=background	22 -40 33 0 0 -30
=backup	31 0 0 -41
=bad	-10 0 0 -34 33
=balanc	35 0 -34 0 0 -35
=bank	44 0 0 -33
=banner	-8
=bar	-26
=bas	39 0 -36
=basic	24
=bastion	34 -53 -36 -33 50
=batch	27
=battery	13
=bau	-34
=bazel	-35
=becom	-24 0 0 0 -32
=been	-53 0 0 0 -40
=behind	0 0 0 0 0 -30
=being	17
=beitrag	29
=below	-32
=bench	-30
=berlin	-12
=best	-18 0 0 -36 37
=beta	35 0 -34 0 -37
=better	-38
=bien	-44
=big	0 0 0 0 0 -44
=bigger	-54
=bijgewerkt	27
=bild	-31 0 0 0 32 -39
=bilder	20 -48
=bill	27 0 -34 -30 40 -49
=binnen	41 0 0 0 33
=bit	-53
=black	22 0 0 -33 -37
=bless	-30
=block	26 0 -30
=blu	0 0 -36 35 -32 -31
=board	0 0 0 0 -47
=body	41 32 0 -35 -34
=book	52 0 0 -33
=boolean	11
=bootloader	37 0 -31 -37 0 -45
=border	8
=borra	-22
=boss	-33 0 0 0 -30
=bot	-21
=bother	-17
=bottom	39 -36 37 0 -40
=box	12 0 0 0 0 -32 -39
=branch	0 0 0 0 0 0 -34
=brand	16 -44 0 -38
=brb	-38
=break	-17 0 0 -30 30
=breakpoint	32 0 -39 0 47 -37
=brevo	27
=bring	-30
=british	46 -32 50 -49 -48 -34
=brought	20
=browser	15 0 -41 0 -42
=btw	41 -50 -32 -41 53 -34
=bucket	41 -50 0 0 43
=budget	0 35 0 -44 0 -32
=buffer	-24
=bug	0 31 -32
=build	22 0 0 0 0 0 33
=built	16 -33
=bullet	50 -47 51 -38 -39 -32
=bulletin	30 0 0 -30 -33
=bump	-14
=bun	-22
=bundl	17 31 -35 -32 0 -32
=button	-25 39 0 -30 -62
=byt	16 0 -34
=c	40
=c'est	20 0 -39 -33 0 33
=cach	0 -49
=cachen	-10
=cag	41 0 0 -31
=calendar	10
=calibration	35 0 -30 -34
=call	18 0 -41 0 -32
=callback	32
=caller	-8 -38 30
=camera	40 -30
=campaign	21 0 0 0 32
=can	0 0 0 0 0 -30
=canary	24
=cancel	-40
=cancell	26
=capital	26
=captcha	34 -31
=car	-15
=card	16 0 -42 0 44 -59
=cargar	-30
=cargo	16 0 0 0 0 -31 34
=carrier	20
=carry	65 0 0 0 0 -47
=cart	-44 0 0 0 -32
=cas	19 -49 37 -56 -52
=catch	-25
=cdn	-26
=cent	37 -49 -37 -36 59 -43
=center	21 -37
=centr	8 0 0 0 0 33
=certifi	9
=certificado	40 -38 0 0 0 -33
=certificat	-12 0 0 0 44 -37
=chang	10 44
=channel	40 0 -35 0 -56
=character	-29 0 -40
=chart	-11 -31
=chat	-16
=check	0 0 -42
=checkbox	-22
=checker	-35
=checkout	17
=chez	28 -34 0 0 43 -33
=ci	11 0 -33 0 0 -36 30
=cita	16 0 -31 -35 37
=cla	45 0 0 0 -41
=class	0 0 0 0 0 -32
=classic	-12 0 0 31
=claus	21 0 0 0 -32
=clean	-37
=clear	28 -34
=cli	-20
=click	-39
=client	0 0 0 0 38
=clip	-8
=clock	17
=clos	-8 -36 0 0 0 0 32
=closur	-17
=cloud	21
=cluster	59 -45 0 0 37 -62
=cod	61 0 0 -41 0 0 -36
=codebas	42
=coffe	-29
=colleagu	-21
=collect	35
=collection	30 0 -33 32 -38
=color	-19 0 -38 0 0 -38
=column	-15 0 0 -33
=com	-10
=comma	10 0 0 -37
=command	40
=comment	24 -30 40 -38 -33 -37
=commenti	18
=commit	27 0 41 0 -46 -59
=committe	18 0 0 0 -31
=company	0 -33 0 -33 45
=compar	-15 -43
=compil	-51
=compiler	-23
=complain	-64
=component	27 0 37 0 -55
=compos	40 -33 0 0 0 -32
=compt	32 -34 0 -41 44
=comput	28 -47 0 0 -51 47 -32
=concern	24 -33
=conda	-9
=condition	39 -36 36
=config	12 0 0 0 0 0 -41
=confirm	-30
=conflict	-33
=confus	-17
=connection	-9 -40 0 0 39 -33
=consent	33 45 -31 0 -44
=consol	-39 -32
=const	33 -42 41 0 -38
=constant	17 0 0 0 -49
=constraint	-11 0 32 0 -38 -32
=constructor	30 0 31 -35
=context	18 0 -33 0 0 0 -32
=contient	43
=continu	-35
=contract	55 0 -30
=contributor	12
=controller	43 0 0 -44
=convert	13 -43
=convinc	-29
=cooki	-24
=cooky	-8
=coordinat	0 36 0 0 -40
=copy	0 31 0 -38 0 -44
=cor	56 0 -44 0 0 -40
=cost	56 -64 -43 36 32 -40
=cotisation	34 0 0 0 0 -34
=couldn't	-14 0 0 0 -35
=count	0 -51 0 0 37
=counter	20 0 -37
=country	0 -31 0 -37 47 -33
=cover	-8
=coverag	-25 0 0 -34
=cpu	-17
=creat	-39
=credit	39 -40
=cron	23
=crypto	22 0 0 0 31
=css	17 0 0 0 -36 0 -30
=csv	21 0 -31
=currency	-21 0 0 0 0 -31
=current	-39
=cursor	-33
=curv	-30
=customer	0 0 -46
=customer's	40
=cut	38 -31 0 0 33
=cutoff	29
=céntimo	12 42 -30 0 -41 0 -30
=código	19
=dagen	41 0 0 0 33
=dark	31 -43 32 0 -42
=dash	45 0 -34 -46 -31 45
=dashboard	0 -32 0 0 35
=dat	-30 -36
=data	17 0 0 0 0 -38
=databas	0 0 -38 0 0 -39
=dataset	24
=date-fns	36 -32 0 -31 -33 37
=datum	23 0 0 0 -48
=db	24 0 0 -40 48 -58
=dbt	19 0 0 0 0 -32
=deadlin	32 0 0 31
=deal	-33 0 0 0 -31
=debug	12 0 0 -31
=decid	-16 0 34 0 -32
=decimal	49 0 0 -31
=declin	18
=dedup	27
=degre	-28 0 -35 0 0 30
=deixa	-33
=del	37 0 -30 0 0 -35
=delay	11 0 0 0 0 -30
=delet	0 38 0 0 0 -45 -32
=deliver	39 -32 -32 0 38 -39
=delivery	12 0 0 0 0 39
=demo	0 0 -42 -44
=deni	-35
=dep	40 0 -36 0 -35
=depend	37
=dependency	25 37 -34 0 -38
=deploy	21 0 0 0 0 -35
=deprecation	8 0 0 -30
=depth	-17
=design	0 -36 0 0 48 0 -32
=designer	-26
=desktop	16 -31
=despliegu	-16
=destructiv	27 31 -35
=detail	-33
=deutsch	16
=deux	0 0 0 0 0 0 -36
=dev	50 0 -41 -32 31
=develop	47 0 -34 -47 0 -32
=developer	31 0 0 0 39 -33
=devic	45 0 0 -39
=dhl	20
=diagram	18
=did	-50
=dienstag	34
=diff	0 -42 46 -44 -42 -39
=differ	-12 -33 0 -32 42 -31
=differenc	-48
=different	0 0 0 0 31 -33
=digest	38 32 0 0 0 -37
=digit	33 -31
=direct	30 0 0 0 -43
=disabl	11 -34 0 -34 39 -34
=disappear	-41
=discount	-19
=disk	-11 32 -31 -37
=display	-15
=dns	-30
=doc	42 0 0 0 -59
=docker	26 -35 0 33
=document	9
=documentation	-26 -32 0 0 -33 36
=doe	-19 0 -46
=dog	34 0 -36 -43 52 -30
=doing	26
=domain	30 0 -49 0 0 31
=donation	0 -30 0 -37 41 -34
=dos	32
=dot	23 -35
=doubl	23 0 0 0 -32 -37
=doubt	0 30
=dpi	21 0 0 0 32
=dr	11 0 0 0 0 -38
=draai	-21
=draait	38
=drawn	23
=drei	15 -33 0 0 39
=driv	-27
=driver	40 0 0 0 -44
=dummy	25
=duplication	-19
=dur	38 45 -36 -32 -51
=duty	17 39 0 -37 -33
=día	8
=e-mail	21
=ear	23 0 38 -31 -30 -42
=eat	-18 0 0 0 -32
=edg	0 -47
=edit	36 0 0 -40 0 -34
=editor	38
=een	8
=eight	10 0 0 0 30
=einen	-38
=either	-35
=elastic	-22
=elk	39 0 0 0 30
=els	9 0 32
=email	-38
=emergency	15 0 0 -30
=emoji	24
=emojis	22 -41 40 0 -30
=encod	-21 0 0 0 0 -35
=encoder	-14
=end	49 0 0 0 0 -42
=endian	34 -38 0 0 37
=endpoint	0 50 -32 0 -33
=energy	-20
=enero	20
=engel	32 -30 0 0 0 -33
=englisch	46 -50 48 -39 -37
=english	31 -56 39 0 -53
=enough	-33 -52 0 35 -58
=enter	12
=entiendo	-44
=entity	33 0 0 -42 34 -43
=entorno	25 0 0 0 34 -33
=entry	-25
=enum	0 -33
=env	0 0 -36 -38 33 -53
=environment	23
=erp	30 0 0 -35 38
=eruit	-27 0 0 -34
=es	20 -54 -31 0 0 32
=espera	-47
=esperar	-14
=estimat	18
=euro	30 -35 0 0 40
=europ	-12 -33
=eval	23
=even	9 0 0 0 0 -45
=event	28
=exact	-36 -33 0 0 39
=exampl	-33 0 0 0 -31
=exception	-18 0 0 0 -45 32
=exclud	49 0 -39 -33 0 -39
=exist	29 -47
=exit	-14 -30 -40 -34 46 -42
=expect	-30 0 0 0 0 -42
=expensiv	-9
=expir	-55
=explain	23 -40 34 0 -31
=explanation	16 -31 35 0 -35
=explicit	28 -33 0 0 -32
=explod	-18
=export	-22 37 0 0 -51
=extend	0 40 -33
=extension	20 0 0 0 -30
=external	32 32 0 0 -32
=extra	29 0 0 0 35
=eye	12 0 0 0 -30
=fac	38 34 0 0 -44
=factory	33 0 0 -36
=fait	21
=far	-44
=faster	-46
=faut	-8 0 -31 0 -40
=featur	20
=fee	42 -37 -38
=feed	12 0 0 0 30
=feel	-47
=fehl	-12
=fetch	0 0 -30 -33 -39 39
=few	-12
=fichero	-21
=fichier	0 0 0 0 32
=ficou	-14
=field	9 33 0 -38 0 -48
=figma	-25 0 0 0 38 0 -30
=figur	-14
=fill	19 0 0 0 0 32
=filter	-10 0 0 0 -31
=financ	19 -34 0 0 42
=find	-17
=firebas	11
=firefox	0 0 0 -35 33 -32
=firewall	-20 0 0 0 33
=firmwar	28 0 -36
=fiscal	33 -40
=fit	34
=fiv	0 -39 0 0 33 -31
=fix	-27 0 0 0 -43
=fixtur	28 -36 0 0 0 -32
=flag	0 0 0 0 0 -36
=flash	-35 0 -35 31 -53 0 31
=flat	23 0 0 0 -32
=flip	24
=float	36 0 0 -43 -47 -35
=fly	33
=folder	-17 0 0 0 -46 -35
=fonction	34
=font	10 0 0 0 -48 -41 -31
=food	36
=forbid	-24 0 0 31 -33
=forc	40 45 -39
=forever	22 0 0 0 0 -33
=forget	-28
=forgot	-29
=fork	0 0 0 -30
=form	-28 -39
=format	41 0 0 0 0 -31
=formato	27 -33
=formatter	14 0 -37 0 -30 -33
=found	-62
=four	-25 0 -38 0 0 -35
=fps	34 0 0 -31 32
=fram	-17 0 0 0 0 31
=franc	19 0 -41 0 31
=frankfurt	41 -33 -43 -34 50
=frau	36 0 0 -33 0 -32
=fre	26 0 -44
=freez	17
=french	-18
=friday	0 -30 0 -43 62 -34
=friendlier	-23
=frist	-17
=front	36 0 0 0 0 -34
=frozen	25 37 0 0 0 -49
=full	-28 -33 -39 0 44
=fun	-30 0 0 0 30
=function	25 0 35 -41 -59 -43
=funziona	-34
=fuzzer	-8
=fyi	36 0 0 0 40 -39
=gaan	37 45 0 0 -41 -30
=gap	50 0 0 0 -47
=gat	19
=gateway	11 -48
=gav	11
=gb	-30 0 0 0 0 -45
=gc	12
=gegen	13
=geht	-12 0 0 0 0 -35
=genau	12 0 0 0 45 -46
=generat	11 0 -34 0 -51
=generic	-22 -51 0 0 0 -32
=geocoder	47 -31
=german	0 -45 0 0 0 33
=gift	9 -38 0 0 37 -30
=git	21 0 0 -38
=github	19 -33
=giv	-24 -46
=given	-45
=gleich	-32
=global	28
=going	13 -50 0 47 -38 -30
=gold	31 -32 -36
=good	-58 0 -32 0 -30
=googl	11 40 -46 -45 0 -40
=got	20 -31 0 -45
=gpu	30
=grad	19
=gradient	-27
=graph	-13
=graphql	0 0 0 0 -33
=gratis	35
=gripper	39 0 -30
=group	35 0 0 -35 0 0 -32
=grow	-26
=groß	0 -42 0 0 36
=guardan	12 42 -30 0 -41 0 -30
=guardar	25
=guest	22 -30 -37
=guid	-24
=guild	14
=gut	-31
=gzip	32 41 0 0 -45
=h	41 0 0 0 38 -32
=hac	19
=had	-51
=hand	0 0 0 0 0 -32
=handbook	27 0 0 -35 38 -40
=handl	10 32 0 0 -33
=handler	14 0 0 -34 -48 -35
=happen	-36
=happy	-32
=harbor	30
=hard	0 38 0 0 -45
=hardcod	24 0 0 0 -36
=hash	33
=hav	-31
=hazardous	36
=head	23 0 31 -45
=header	15 0 -34 -35 0 0 -36
=health	13 43 -31 -32 -45
=heap	-29
=heavy	24
=height	48 -39 -34 0 37 0 -30
=helloasso	33 -37 0 0 0 -30
=help	0 -44 0 -30
=helper	34 -43 42 -34 -35
=her	0 0 0 -30
=here's	-41
=heroku	28
=het	-33 0 0 0 -40
=hid	-8
=hier	-9 0 0 0 -33
=highlight	-12
=hint	0 -38
=history	0 0 0 0 -41
=hit	-32
=hold	-44 34 0 0 -43
=hom	0 43 -39 0 -39 -40
=hook	-46 0 0 33 0 -36
=hora	56 -41 -36 -36 46 -32 -33
=horario	19
=host	32 0 -59 0 42 -45
=hot	-36
=hotfix	29 46 -38 -31 -34 -32
=html	43 0 -34 -32 35
=hug	-16
=humbl	32 0 0 0 0 -33
=hundr	-24
=icon	-34 -31
=id	36 0 -58 -35 0 0 -31
=idea	-67 -37 0 30 -31
=ideal	-16
=idempotent	36 0 0 0 -34
=identity	22 0 0 -34 36
=idl	48 -39 0 0 43
=ids	46 -68 0 -53 63
=ignor	-56
=ill	-51
=imag	0 0 -38 0 0 -40
=imperativ	36 -33 31 0 -36
=implement	-52
=import	26
=importer	0 -42 0 0 0 -31
=incident	0 0 0 0 31 -35
=increas	-25
=index	10 0 0 0 -37 -31
=info	30
=inform	-26
=inglé	31 -35 44 0 -40 -33
=init	46 57 -64 -45 0 -30
=initial	33
=injection	0 0 31 -35
=inlin	33 0 -44
=input	12 0 0 0 -32
=inscription	0 -35 -35 0 37
=install	-20 0 0 0 -34
=instanc	-14
=int	28 -37 0 0 -45 35
=integer	30 -34 0 -34 30 -37
=integration	29 0 0 -30
=interest	-53 0 0 0 0 0 -30
=interfac	39
=internal	28
=internet	15 0 0 0 34 0 -37
=interrupt	39 36 0 0 -35
=interval	17 0 0 0 32
=inventory	18 -31
=investor	-22
=invit	-30
=invoic	-17 0 0 0 31
=ipad	-9
=issu	-23
=it'd	-28
=italiano	18
=item	0 -36
=itself	37 0 -37 0 0 -42
=iva	34 -51 -35 -39 0 38
=ja	0 -42 -44 60 -61
=jan	-19
=janky	-17
=java	41 0 0 0 33
=javadoc	22
=jenkin	-25 0 0 -43
=jira	36 -37 -30
=jo	21
=job	12 0 0 0 0 -38
=join	-13
=joint	-27 0 0 0 30
=json	31 0 41 -41 -48
=jump	-35
=kafka	15
=kan	39
=kb	44 0 0 0 0 -35
=kernel	0 0 0 0 32 -31
=key	32 0 0 -53 0 0 -56
=keyword	46 0 0 0 -42
=kg	47 -48 -31 -30 47 -33
=kid	13
=kijken	-29
=kill	20 -36 0 -36 0 -35
=kilo	48
=kind	-32
=know	-11
=known	-24
=kotlin	43 0 -36 33 -34
=kubernet	-34
=kund	0 0 0 0 31
=kunden	18 0 0 0 0 -32
=kurz	13
=lab	22 -39 0 0 31
=label	0 0 0 0 0 -52
=lancer	22
=land	0 35 0 -38 0 -37
=lang	-28
=languag	-10 -30 0 -34
=laptop	-35
=laravel	15
=lat	-15
=latest	0 0 0 -31
=launch	9 -33 0 0 0 -32 31
=law	53 40 0 -40 0 -41
=layer	53 0 0 0 -31
=layout	11
=lazi	8
=lead	9 0 0 -31
=learn	24
=leav	28 45 0 0 -65
=ledger	30
=left	-31 -33 0 -30
=legal	14 30 0 -35
=legend	-33
=lena	-30
=length	0 0 34 0 -32
=less	-15
=let	-17 0 0 -36 0 -39
=let's	-109 0 0 38 -33
=letter	22 -40 -38
=level	25
=library	33 0 0 0 0 -31
=licens	50 0 0 -36 34
=lifetim	-10 0 0 0 0 -30
=light	24 35 0 0 0 -34
=lik	-50
=limit	0 0 -37
=limiter	24 0 0 0 0 -41
=lin	-34 0 59 -48 -55
=linear	25
=link	-26
=linker	17
=lint	12 0 -30 -34 -42 -33 40
=linter	-37 0 0 0 -39
=list	0 0 0 -32
=littl	-17
=lo	27 0 0 0 -47 37
=load	0 0 -34
=loader	-13
=loc	-31 -39 0 0 0 -34
=local	39 0 -39
=lock	11 0 0 0 0 -49
=log	-9 50 0 -45 0 -47
=login	-12 0 0 -31
=logo	-12
=lokal	24 0 -31
=long	-27
=longer	-31
=look	-66 0 -30
=lookup	23 0 -30
=loop	-41
=los	-13
=loss	-36
=lost	-31
=lot	9 0 -30 -42 44 -33
=lov	-63
=lower	9
=lun	23 0 0 0 32
=lunch	-33
=mach	-34
=machin	24
=macht	27 0 0 -33 0 -32
=mad	66 -53 -30 0 0 -30
=mail	-25 0 0 0 0 -39
=main	24 0 -35
=major	33 0 -30 -48
=mak	0 -59 30 -54 -49 -34 53
=mal	-48
=man	-28 -37
=manager	41 0 0 -30 0 -36
=mandant	48
=manual	43
=many	0 -33 37 -50
=map	-29 0 0 0 -45
=mapbox	12
=mardi	22 0 0 0 32
=mark	0 0 0 -38
=market	33 0 -48 0 39 -33
=marta	28 -30 0 -31 40
=master	28 -39 0 -32
=match	-11 -42 38 0 -49 -41
=matplotlib	24
=matter	0 0 0 -33 0 -39
=maximaal	42 -36
=may	57 58 -52 -36
=mb	13 0 0 -33 0 -30
=meant	30
=mehr	-43
=memory	-35 0 -42 0 0 -50
=mensaj	17
=mention	8
=merg	12 43 -39 -38 0 -40
=messag	0 -39
=met	42 0 -37 -34 -51
=meter	42 0 -42
=method	21 0 0 0 -30
=metric	49 0 0 -53 33 -53
=microservic	21 0 0 30 -30
=midnight	36
=migration	21 30 0 0 -70
=mill	-23
=min	21 -34 -33 -41 61 -44 -34
=mind	-56
=minisign	22 -41 -31 -31 46 -30
=miss	-65
=mix	14 0 0 -43 -37
=mm	36 -35 0 0 43
=mobil	16 0 0 0 -33 -36
=mock	33 -43 -38
=mod	52 0 -36 0 0 -47
=modal	-38
=model	28 -33 51 -31
=modul	20
=moeten	-18
=moment	-55
=money	33 39 -31 -37
=mono	22
=monolith	35 0 0 33 -33
=morn	8
=most	24 0 0 0 0 -35
=mount	48
=mov	-8 0 -40 0 0 0 -30
=ms	17 0 0 0 -38
=much	0 0 0 0 0 -31
=mucho	-35
=mysql	22 -30
=n	-31
=n'est	-34
=naar	28 0 -46 0 -38 -30
=nach	39 0 0 0 -50
=nacht	29 0 0 0 35
=nah	21 0 0 0 -36 37
=nam	80 0 55 -62 -37 -37 -35
=nan	-34
=nas	27 -32 0 0 38 -32
=nat	21
=nativ	38 -36 0 42 -31 -38
=nee	33 0 -35 0 -35
=need	-35 -43
=negativ	0 -45 -53 -30 0 31
=nein	18
=neither	-11
=nest	34 -41 43 0 -57 -33 -36
=net	45 -40 0 0 38
=network	27 47 -46 -41 0 -39 -31
=neu	23 -46 0 32
=new	19 -32 33
=newer	29 0 0 -37 39
=newest	-13 0 0 0 -32
=newsletter	35 0 0 0 0 -34
=next	-18 -42
=nicer	-31
=night	29 -37
=nin	38 0 0 -39
=nod	0 0 -35 0 0 -33
=nog	-43
=nois	32
=noisy	45 0 0 0 0 -35
=nom	12
=noon	10 -40
=normal	36 0 0 0 42 -31
=not	-25 0 0 0 45 -35
=notic	-32
=nouvell	36 0 0 -34 0 -37
=npm	-21 0 0 0 -31
=null	0 -30 0 -37 41
=number	37 0 0 -42
=numéro	37
=número	14
=object	14 -40
=offen	10
=offic	76 0 0 0 0 -50
=offlin	0 0 0 0 0 -35
=offset	-8 -38 -34
=oh	-64
=older	0 0 -30 -31 0 -33
=oldest	-16 0 -33 0 35
=one	-13
=onlin	39
=open	-21 -38
=openapi	21
=operator	24 -30 0 0 -36
=ops	16
=option	-31 0 0 -41
=optional	-43
=oracl	44 -33
=order	-14
=origin	11 -30 31 0 -37
=other	-29 31 0 0 -35
=otra	-47
=outbox	13 0 0 0 -36
=output	0 0 0 -50
=outsid	38 0 0 -31 -35
=ouvrent	27 -35 -35 0 37
=overbook	51 0 0 -34 34
=overflow	-11
=overkill	20
=overlap	-39
=overwritten	12
=ovh	26 0 0 0 36 -32
=own	17 0 0 0 48 -49 -35
=owner	-14
=p	30 0 -37
=pacient	24 0 0 0 -40
=packag	24 0 0 0 -39 -44
=pag	-24 0 -65
=pager	10
=pagination	0 -34 0 30 -32
=paiement	30 -31 0 0 37
=panic	14
=paper	21 -36 0 0 -35
=par	38 0 -41 0 0 -30 -31
=paragraph	-12
=param	34 0 0 -31 0 -30
=parameter	13
=parcel	17 0 0 0 31
=pars	-31
=parser	-28 0 -34
=part	17 0 0 0 0 -34
=partition	54 0 0 0 37 -61
=partner	21 0 0 -30
=party	0 0 -32
=passent	18 0 -35
=password	0 0 -45 0 0 -39
=past	-8 0 0 -38
=path	11 0 0 0 -47 33
=paus	-12 0 0 0 -38
=pay	38 0 0 0 30 -31
=payload	-10 0 -32
=payment	33
=pdf	22 -44
=pedido	0 -41 -30 0 43 0 -30
=pelo	30 -40
=peopl	24 0 0 32 -32
=percent	23 -45 -31 -37 49 -31
=period	31 0 0 0 -33
=permission	15
=person	18 -35
=personal	25 39
=petit	34
=peut	22 0 0 0 37
=phas	-19
=phon	-18 0 0 0 0 -41
=photo	0 0 0 -33
=php	35 0 0 0 0 -39
=pick	40 -49 0 -33 0 -43 31
=picker	-15 -41 0 0 41 -31
=pictur	-29
=pin	23 0 0 -44 0 -38
=ping	-36
=pipelin	33
=pixel	-33 0 0 -38 0 32
=plac	15 -41
=plain	16 0 0 0 0 -34
=plan	0 0 0 0 -46
=play	-32
=plot	-44
=plugin	48 0 0 0 -31 -40
=plural	11 0 0 0 -32
=pm	40 0 -39 -30 48 -30
=pnpm	56 -34 -37 0 -50 -46
=policy	-23 30 0 0 -32
=poll	-12
=pool	35 -36
=poort	38
=port	30 -53 0 0 32
=portal	32 0 0 0 30
=position	-17 -52 0 0 46 -33
=positiv	0 0 -30 0 -38 37
=possibl	-18 -30
=postgr	0 0 -33 0 0 -43
=power	33 0 0 -30
=pr	-9 53 -39 -39 -36 -30
=precio	30 0 0 -34
=prefix	44 -42 30 -30 0 -30
=preis	34 -38 0 0 44 -30
=prepar	-15
=present	15 0 37 0 -38
=press	-38
=pretty	-36
=preview	-39 -41
=prezzi	33 0 -31
=pric	-8 0 -43 0 0 30
=pricey	36
=print	-16 0 0 -38
=printer	11 0 -35 -31 53 -50
=pris	19
=privacy	20 0 0 0 -42 37
=privat	36 0 0 -30
=pro	45 0 0 -36 0 -42 -33
=process	14 0 0 0 -34
=prod	29 0 -46 -42 0 -33
=product	0 -40
=production	-12 0 0 -42 32 -34
=profil	-21
=progress	31
=project	0 0 -50
=promis	19 0 -38 0 0 -35
=prop	-22 0 0 0 -32
=protect	33 -40 0 0 42
=prototyp	0 0 0 0 0 31
=prova	-11
=proveedor	8
=provider	37 0 0 -36 45
=proxy	18 -46 0 0 0 34
=public	49 0 0 0 -65
=publish	21
=pull	-44 0 0 0 0 -38
=push	23 35 -53 0 0 -31
=put	0 0 39 -46 -48
=px	0 0 0 0 -31
=python	47 -40
=página	-34
=qa	46 -32 -35
=qu'il	14 0 0 0 -33
=que	-35
=query	0 46 -46 0 -49
=question	-11 0 0 0 34 -47
=queu	0 0 -31 0 -30
=quick	-20 0 0 0 41 -36
=quiet	-12
=quot	-13 -34 35 0 -42 -31
=rabbit	26 0 0 0 0 -30
=rac	-48
=radio	-14
=rais	-16 0 0 0 -30
=ran	-43
=rat	38 0 -32 -41 39
=raus	44
=raw	27 0 0 -38
=reach	-14
=reachabl	-23
=react	28
=read	0 31 0 0 0 0 -37
=readabl	34 0 0 -54 -36
=reader	-26 0 0 0 -30
=reading	14
=readm	-47
=ready	-23
=real	49 0 0 -33
=rebas	-24
=reboot	0 35 0 0 -31
=rebuild	14
=recet	8
=receta	28
=rechtstreek	36
=recommend	-40
=record	29 -51
=recordatorio	17 -36 0 0 37
=redux	26 -36 0 33
=refactor	-39
=refresh	-10 -53
=refund	28
=refus	0 0 0 -30
=regard	-37
=regarder	-8
=regenerat	10 -36
=regex	-9
=region	34
=register	9 -38
=registry	23 -37 0 0 0 34
=regression	-21
=regulator	-46
=relanc	-47
=releas	0 0 -44
=remark	-24
=remember	31
=reminder	-18
=remov	-46
=renam	-21
=render	0 -32 -38 0 0 -35
=renew	-26 0 0 0 38 -33
=repeat	39 -49 0 -30
=replay	49 0 0 0 -39 0 41
=replica	26
=repo	76 -67 -33 0 0 0 -31
=report	-12 0 -32
=repository	25 -37
=reproduc	-16
=reproducibl	-24
=request	-25 30 0 -32 0 -30
=rerun	-58
=reset	19 -38 -38 -30 48
=respons	-43
=rest	-26 0 -34 33 0 -40
=restart	16
=result	-37 0 0 -37 -45
=retention	34
=retour	41 0 0 0 33
=retro	-37
=retry	-8
=return	0 -41 42 -52
=rev	42
=revenu	17 -32 0 0 33
=revert	-36
=review	0 0 0 -32
=reviewer	-22 0 0 -33
=rewrit	29 32 0 0 -36
=right	-63 -44
=rol	-21 -41 -38 -35 38 -33
=roll	14 0 0 0 -34
=room	-22 -39
=root	37 0 0 -35 0 -31
=rotat	17 0 0 0 30 -33
=rotation	37 -39 0 0 41 -32
=round	0 40 0 -40 -31
=rout	-19
=row	-30 -37 0 -50 51
=rul	17 0 -43 -47 0 0 36
=run	-52
=runbook	25 36 -31
=runner	37
=rust	-17
=rücksprach	14 33 -35 -43
=s	60 -40
=sagen	-16
=said	-28 0 -32 -31 -43
=sal	25 -43 0 0 0 -37
=salen	17 -36 0 0 37
=sall	43
=sampl	-42 0 0 -33 0 -45
=sandbox	45 -35 0 -32
=sara	-14
=sav	-30 0 0 -38 0 -31
=say	0 -36 0 0 -47 32
=scal	0 0 0 0 0 -35
=scanner	0 -37 0 -33 45
=schau	-36
=schedul	35
=scheduler	8
=schema	46
=schlägt	-12
=school	40 -35 -31
=scop	18 0 0 -42 -42
=scratch	-28
=screen	30 0 0 -31 34
=screenshot	0 37 0 -49 0 -33
=screw	36 0 0 0 -31
=script	0 0 0 0 0 -40
=sdk	15 0 0 0 35
=search	0 0 0 0 0 -35
=seat	52 -30 0 -34
=secret	15 0 0 0 -42
=section	-36
=security	21
=see	-17 0 0 0 37
=seed	32 0 0 -38
=seem	-47
=seen	-49
=self	49 -33 -39 0 0 -47
=sell	32 -30
=semicolon	-26
=send	0 0 -35
=sensor	-16
=sent	-47 0 0 -31 0 -30
=sentenc	41 -49 37 -50 -48
=separat	35
=separator	0 -31 0 0 -30
=septembr	18 -31 -37 0 35
=sequenc	19 -33
=sequential	-25 0 0 0 -30
=serial	28 -32 -32 -35
=server	11 -34 -35
=serveur	13 -31 0 0 42 -33
=servic	32 0 -32 32
=servidor	41
=será	-24
=session	21 -52 -38 -39 50
=set	-30 0 0 -39
=setting	-39
=setup	0 33 0 -31
=seul	36 -40
=seven	34 -37 0 0 36
=several	-28 -30
=shadow	0 -32
=shar	48 0 -33 -48 48 -44
=sheet	18 -39 0 0 49
=shift	27 0 0 0 39
=ship	18 39 -32 0 -61 30
=shipment	0 0 0 0 -33 32
=shop	11 -33 0 -43 47 -36
=short	29 -59 57 0 -61 -41
=shorten	-41
=shorter	-31
=show	-30 0 0 0 -43 -32
=shown	-15 0 0 0 -33
=sich	-11
=sick	-24 32 0 0 -31
=sid	25 0 -30 31 0 -33
=sidebar	0 -32 0 0 34
=sieht	-33
=sign	40
=signatur	-26
=signup	-26
=sim	33
=simpl	0 -51 0 0 0 -34
=simpler	36 -30 31
=simplify	-28
=simulator	34 30 -40 -31
=singl	54 0 0 0 0 -43
=sit	45 -41 -38 -35
=six	-10
=siz	34 -51 0 -45 47
=skip	13 0 0 0 0 -41
=sleep	-11 0 0 0 0 -31
=slo	31 0 0 -33 49 -39
=slot	33
=small	0 0 0 0 -53
=smaller	-21
=smell	-47
=sms	17 -36 0 0 37
=so	15 0 -33
=soft	-14
=solution	-22
=som	-53
=someth	0 0 0 0 -36 0 -38
=somewher	-49
=sonntag	24 -40 -33 0 41
=sort	-12 -47 0 -47 0 0 -33
=sound	-54
=sourc	22
=spac	40 -49 55 -48 -54 -48 -32
=span	34 -47 -33 -33
=spe	-8 -30 0 0 36
=speak	21
=spec	45 -39 -34
=spell	44 -38 52 -44 -51 -34
=spik	-22
=spin	-20
=spinner	-36
=split	-18 0 0 0 -35
=sprint	21 -33 0 35 0 -40
=sql	53 0 0 0 0 -33
=squash	25
=src	-29
=ssh	37 -53 -36 -32 63 -30 -38
=sso	27
=stabl	0 0 0 0 -43
=stack	-13
=stag	37 0 -39 0 45 0 -35
=stal	-33
=stand	-11
=standby	24 0 0 -30
=start	0 0 0 0 -40 0 31
=startest	17
=stat	18 -40 0 30
=statement	19 -35
=status	0 0 0 -36 45 -34
=std	15
=steht	31 0 0 -30
=stellen	32 0 0 -32
=step	-30 0 31 0 0 -33
=stimmt	-38
=stock	11 0 0 0 31
=stor	-16 0 0 0 -33
=storag	17 -35
=story	38
=storybook	33
=str	-46
=stream	-22
=strip	43
=strong	0 35
=structur	19 0 0 0 -35
=stub	23 -31 0 31
=styl	0 0 0 -41 0 -43 -34
=su	60 -41 -33 0 30 -39
=subnet	30
=such	-36
=suit	-32
=summary	-46
=sunday	34 -38 0 -44 52 -40
=supervisor	38 0 0 -32 0 -38
=support	23 -35 0 0 34 -49
=surpris	-37
=svelt	29
=swap	41
=switzerland	34 -38 -37 -30 50 -45
=sync	19 -42 0 33 0 -33
=syntax	16
=tab	10 0 36 0 -51 -30
=tabell	15 -38
=tabl	25 34 0 0 -36 0 -32
=tag	39 30 0 -36
=tail	30 -49 -33
=tak	-30
=taken	0 0 0 -32
=talk	20 0 0 0 0 -36
=tarda	-35
=target	13 -34
=task	-19
=tax	0 0 -36 0 47 -38
=teach	28 -35
=team	15 -40 -31
=telemetry	-28
=tell	39 0 0 -32 0 -54
=temperatur	-23
=temporary	-21
=ten	-10
=tenant	11 -49 0 0 32
=tenth	36 0 0 0 40 -32
=term	18 -32
=ternary	0 0 0 -30 -33
=terraform	34
=test	0 33 0 0 -35 -42
=testflight	-27 0 -31 0 34
=testserver	-18 0 0 0 37
=testzugang	37 0 0 0 34 -32
=text	0 43 0 0 -48 -41
=texten	39 0 0 0 0 -32
=that	19 -43 0 -38 -30 44
=them	21 55 0 -36 -56 -34
=thing	29 31 36 -51 0 -52
=think	-38
=third	-34 0 -32
=thirty	53 0 0 0 -37
=though	-19
=thought	-22
=thousand	38 0 0 0 -38 -31
=thre	-18
=thread	28 0 0 -32 0 -40
=throw	32 0 -47 -32
=thursday	23 0 0 -32
=ticket	-32
=tier	31 0 0 0 0 -31
=til	-13 0 -37
=till	27 -33
=tim	0 0 0 -38
=timeout	23
=timestamp	30 0 -34
=tiny	29
=titl	-25 0 30 -37
=tmp	0 32
=together	35 0 0 0 -33
=toggl	31 -30 -30 42
=token	0 0 -31 0 0 0 -35
=tokenizer	0 0 0 0 32
=told	18
=took	-22
=tool	14 0 0 0 -38
=tooltip	-25
=topic	-40
=torchrun	25
=total	-49
=touch	29 52 0 0 -61 -41 -30
=tourn	12 0 0 0 40
=toy	-23
=trac	-47
=track	16 0 0 0 0 -38
=traffic	-10
=train	-24 0 0 0 31 -32
=transaction	15
=transformer	9
=translat	-35
=translation	0 0 0 0 0 -37
=treat	34 0 0 0 -30
=tri	19
=trial	0 0 0 0 -40 36
=trigger	16 -35 0 33
=trop	-20
=truck	16
=trunk	54 0 -46 0 34 -30
=try	-70
=tuesday	33
=turkey	9 -35 0 0 36
=turn	20 0 -38 -33 0 0 -32
=twic	-34 0 0 -41
=twitter	-28
=typ	15 0 46 0 -42 -47
=typo	-53
=ubuntu	26 0 0 0 31
=ui	54 -34 0 -46 0 -34
=umlaut	-21
=understand	-16
=understood	-35
=undo	-60
=une	18 0 0 0 -43
=uniqu	14
=unit	0 -36 0 -38
=uns	19 -31
=unstabl	-44
=unus	-20
=updat	24 0 -31 0 0 -35
=upgrad	-30
=upload	0 0 0 -30 38 -30
=upsid	0 0 0 0 -32 33
=url	47 43 -41 -34 0 -38
=us	11
=usb	24 0 -35
=useless	-29
=user	0 0 0 -38
=user's	25 -39
=v	31 -39 -36 -30
=vai	17 0 0 0 -32
=valid	9 -38 0 0 44
=validat	-31
=validation	31 32
=valu	0 0 0 -31
=van	26 0 -35 0 0 -30
=vanaf	35
=var	-20
=variabl	-9 0 40 0 -50 -33
=vat	-30
=vault	25 0 -30 -37 0 -42
=vendor	18
=version	29 -34 0 40 0 -41
=verzend	35
=veröffentlicht	44 -34 0 0 35 -30
=vet	-31
=video	-27
=vielen	-29
=view	-21 0 30 -34 -40 31
=visibl	-8 -30 31
=visit	15
=vit	0 0 0 31 -31
=voorraad	27
=voucher	8 0 -32
=vpn	-13 0 0 0 0 -42
=vue	13
=w	60 0 -51 -46
=wait	-78 0 0 -48
=want	-18 0 0 0 0 -36
=warehous	33 -37
=warn	-52
=warning	-36 0 0 -30
=wartungsfenster	25 -36 -31 0 37
=watchdog	31
=way	0 0 44 -33
=we'd	-39
=web	0 0 0 0 -31
=webhook	-11
=websocket	-28
=wednesday	-16
=weekday	36
=weekend	26 -42 0 -36 45 -33
=weight	29 -42 0 0 0 36
=well	0 0 -38 0 -38
=went	-26 0 0 0 31
=werden	23 37 0 0 -39
=whether	-11
=whil	13
=whit	-18 32 -33
=whol	0 -31 0 0 0 -37
=wid	0 0 -38 0 0 -31
=widget	-15
=wiki	35 0 0 0 0 -48
=wildcard	30 0 -30
=will	51 0 -55 40 0 -43 -32
=win	21
=window	8 0 -32
=wip	28 -45 0 0 41
=wir	19
=wird	70 0 -40 0 0 -54 -34
=within	21 0 0 -35
=wizard	21
=word	37 -49 53 -60 -33
=wordt	39 0 0 0 30
=work	0 32 -37 -42
=worker	-12 0 0 0 -36
=workspac	21
=world	-23
=worry	-48
=worth	23
=would	-41 -40 0 33 -30
=wrap	22 0 -45 -37
=writ	32 0 46 -31 -42
=written	22
=wrot	9
=x	21 -36 0 0 44 -39
=xml	21 0 0 -31 0 -39
=yaml	11 -32 0 0 -38
=yarn	33 0 0 34 -30
=yesterday	-52 0 0 0 -39
=your	15
=yourself	31 0 0 0 0 35
=youth	33
=zebra	22
=zero	15
=zijn	31 -51 -40 0 47
=zip	-30 0 0 0 37
=zon	11 -49
=zoom	-50
=zwei	25 -36
?	-34
? $	-34
AGAIN	-29
AGAIN $	-40
AGAIN ,	8
AGAIN , _	10
AGAIN LIVES	33
AGAIN LIVES $	33
AGAIN NOT	-24
AGAIN NOT _	-24
AGAIN SYMPTOM	-19
AGAIN SYMPTOM $	-19
AGAIN _	-26 0 0 -30
AGAIN _ $	-36
AGAIN _ for	-15
AGAIN _ up	-22
AGAIN on	28
AGAIN with	-20
AGAIN&CALLED	18
AGAIN&DONT	-29
AGAIN&DROP	40 0 0 0 -35
AGAIN&EVERY	-18
AGAIN&FORNOW	25
AGAIN&GRATITUDE	-32
AGAIN&HEDGE	-19
AGAIN&I	-35
AGAIN&INSTEAD	28
AGAIN&IS	0 0 0 0 30
AGAIN&LIVES	-13
AGAIN&MUST	28 -36 0 0 37
AGAIN&NEVER	8
AGAIN&NOT	-24
AGAIN&NOW	-29
AGAIN&ONLY	30
AGAIN&PLEASE	-14
AGAIN&SYMPTOM	-12
AGAIN&VALUE	-35
AGAIN&WAS	20
AGAIN&WE	13
ALWAYS	20 32
ALWAYS $	43 0 0 -33 -36
ALWAYS ,	21 0 0 0 -33
ALWAYS , also	17
ALWAYS DONE	-34
ALWAYS LIVES	13
ALWAYS OWNER	12 31 -35
ALWAYS USE	-30
ALWAYS _	24 0 0 -46 0 -42
ALWAYS _ $	23 0 0 -48 0 -46
ALWAYS _ in	27 -37
ALWAYS _ on	-28
ALWAYS _ the	12
ALWAYS _ to	-8
ALWAYS a	-21
ALWAYS in	0 0 -34
ALWAYS in the	-11
ALWAYS the	-38
ALWAYS&CALLED	-29
ALWAYS&HEDGE	-30
ALWAYS&I	16 -31
ALWAYS&IS	30
ALWAYS&KEEP	32 0 0 -35 -31
ALWAYS&LIVES	13
ALWAYS&MUST	-26
ALWAYS&NEVER	18
ALWAYS&ONLY	-20
ALWAYS&SHOULD	25 0 0 0 -36
ALWAYS&SYMPTOM	10 0 0 0 -34
ALWAYS&THIS	18
ALWAYS&USE	-47
ALWAYS&VALUE	0 0 0 0 -39
ALWAYS&WE	-34
ALWAYS&YOU	11 38 -36
ASKS	-30 31 0 0 0 -33
ASKS ?	-11
ASKS ? $	-11
ASKS ALWAYS	-22
ASKS HEDGE	-9
ASKS LIVES	-24
ASKS NEVER	-13
ASKS USE	-32
ASKS USE a	-20
ASKS _	-29 0 0 0 0 -32
ASKS _ $	-26
ASKS _ I	-14
ASKS _ THIS	-25
ASKS _ WHAT	-18
ASKS _ a	-9
ASKS _ at	-22
ASKS _ de	-32
ASKS _ the	-30
ASKS _ to	-9
ASKS a	-16
ASKS a _	-16
ASKS also	-13
ASKS also _	-13
BECAUSE $	0 0 0 0 -35
BECAUSE <acronym>	9
BECAUSE <number>	14
BECAUSE THEY	21 0 0 0 -33
BECAUSE THEY _	21 0 0 0 -33
BECAUSE THIS	-14
BECAUSE _	-16 0 0 0 -38
BECAUSE of _	15
BECAUSE the	10
BECAUSE the _	10
BECAUSE&DECIDE	22 0 0 0 -30
BECAUSE&DROP	-17
BECAUSE&EVERY	36 32 0 -35
BECAUSE&GRATITUDE	14
BECAUSE&I	-18
BECAUSE&IS	10
BECAUSE&KEEP	17 0 0 0 -41
BECAUSE&LIVES	24
BECAUSE&MAYNOT	0 0 0 -30
BECAUSE&MUST	-10
BECAUSE&NOT	15
BECAUSE&NOW	25
BECAUSE&ONLY	18
BECAUSE&SYMPTOM	-26
BECAUSE&THIS	0 0 0 -33
BECAUSE&USE	29
BECAUSE&VALUE	38
BECAUSE&WAS	27
BECAUSE&WE	34
BECAUSE&YOU	16
CALLED	8 -39 0 -33
CALLED "	0 0 0 0 0 34
CALLED " <name>	16 0 0 0 -31
CALLED " _	29
CALLED $	-13 -39 0 0 0 -44
CALLED ,	-20
CALLED <code>	19
CALLED <host>	33
CALLED <name>	25
CALLED <name> ,	13 0 0 0 -39
CALLED IS	10
CALLED IS _	11 0 -30
CALLED _	55 -52 0 -44
CALLED _ $	34 0 -44 -38
CALLED _ ,	12 -32 -36 0 -32 38
CALLED _ IF	18
CALLED _ after	37 0 34 0 -36 -32
CALLED _ and	22
CALLED the	26
CALLED&DECIDE	0 0 0 0 0 30
CALLED&EVERY	33 0 0 0 -31
CALLED&I	-12 0 0 0 0 -30
CALLED&IS	19
CALLED&LIVES	12 0 0 0 42 -39
CALLED&MUST	-10
CALLED&NEVER	0 0 0 0 -32 33
CALLED&NOLONGER	14
CALLED&NOT	32
CALLED&NOW	23
CALLED&ONLY	-17
CALLED&PLEASE	-28
CALLED&USE	-11
CALLED&VALUE	15 -36 0 0 0 31
CALLED&WE	-8
CALLED&YOU	19
DECIDE	38 0 0 93 -60
DECIDE $	0 -40 -50 43 0 -32
DECIDE ,	12 -34 0 37 -35
DECIDE , _	-17
DECIDE <name>	14
DECIDE DROP	14
DECIDE GRATITUDE	-30 0 0 0 30
DECIDE GRATITUDE $	0 0 0 0 30
DECIDE IS	42 -30 -31 52 -52 -32
DECIDE IS THIS	17
DECIDE IS _	19 0 -31 39 -33 -33
DECIDE MAYNOT	12 0 0 -37
DECIDE MAYNOT to	12 0 0 -37
DECIDE SYMPTOM	-30
DECIDE THIS	29
DECIDE THIS WE	19
DECIDE THIS _	-14
DECIDE _	12 0 0 0 -30
DECIDE _ $	0 0 0 -50
DECIDE _ ,	19 0 0 0 0 -30
DECIDE _ THIS	14
DECIDE _ and	-25
DECIDE _ at	28
DECIDE a	-47
DECIDE a _	-47
DECIDE bei	23 0 0 0 0 -32
DECIDE bei _	23 0 0 0 0 -32
DECIDE by	9
DECIDE con	17
DECIDE con _	11
DECIDE for	31 0 0 0 0 -32
DECIDE in	16 -30
DECIDE on	36 -30 0 32 0 -30
DECIDE on THIS	8
DECIDE on _	32 -31 0 31 -32 -30
DECIDE on the	24
DECIDE one	41 0 0 0 0 -35
DECIDE one _	41 0 0 0 0 -35
DECIDE the	27 -33 0 35 -30
DECIDE the _	20
DECIDE to	34 -37 0 40 -39
DECIDE to _	32 -33 0 39 -39
DECIDE with	30 -33 0 40
DECIDE with _	25 -33 0 41 -30 -30
DECIDE&DONT	13
DECIDE&DROP	27
DECIDE&EVERY	0 0 0 0 -35
DECIDE&GRATITUDE	48 0 -41
DECIDE&HEDGE	-11
DECIDE&I	-10 0 0 31
DECIDE&INSTEAD	9
DECIDE&IS	24 0 0 65 -39 -38
DECIDE&KEEP	17 0 0 0 -30
DECIDE&LIVES	13 0 0 41
DECIDE&MAYNOT	26
DECIDE&NEVER	8
DECIDE&NO	50 -60 0 36
DECIDE&NOLONGER	32 0 0 0 0 -35
DECIDE&NOT	17 0 0 46 0 -47
DECIDE&NOW	29
DECIDE&ONLY	-8
DECIDE&SYMPTOM	0 0 0 0 -32
DECIDE&THIS	12 0 0 48 -53
DECIDE&USE	0 0 0 0 -33
DECIDE&VALUE	0 0 0 45 -38
DECIDE&WAS	17 0 0 38 -40
DECIDE&WE	31 0 0 47 -41
DONE	-25 0 0 0 0 -49
DONE $	-12 -50 37 -44 0 0 -35
DONE ,	-40
DONE , <number>	-33
DONE ?	-22
DONE ? $	-22
DONE NOT	-35
DONE NOT $	-35
DONE NOW	-43
DONE NOW $	-43
DONE THIS	0 30
DONE UNLESS	-40
DONE _	44 0 -38 0 0 -34
DONE _ $	34 0 -37 0 0 0 -35
DONE after	-22
DONE after THIS	-22
DONE and	-22
DONE by	0 -32 0 0 34
DONE by the	33
DONE in	-36
DONE on	-11 0 0 -33
DONE on Name	23 0 0 -33
DONE on the	-28
DONE the	-25
DONE the _	-23
DONE with	-25
DONE with THIS	-33
DONE with a	-38
DONE with the	-23
DONT	13 48
DONT $	12
DONT HEDGE	-21
DONT LIVES	-28
DONT LIVES the	-28
DONT OWNER	24 -35 0 0 37
DONT USE	40 0 -38
DONT USE _	20
DONT _	0 48 0 -36 -57
DONT _ $	-26
DONT _ ,	56 0 0 -34
DONT _ EVERY	-35 37 0 0 -30
DONT _ FORNOW	-28
DONT _ THEY	24
DONT _ THIS	0 52 0 -37 -45
DONT _ WHAT	-46
DONT _ a	42 0 0 0 -33
DONT _ on	29 33
DONT _ the	19 32 -44 -32 -38
DONT _ with	-17
DONT do	-11 0 0 32
DONT do _	0 0 0 31
DONT na	28 31
DONT na _	28 31
DONT&EVERY	-11 35 0 -34 -38
DONT&FORNOW	-37
DONT&HEDGE	-10
DONT&I	-16
DONT&IS	36
DONT&KEEP	32 33
DONT&LIVES	-11 0 0 0 -48
DONT&MAYNOT	24
DONT&NO	-14
DONT&NOLONGER	10 0 0 0 -32
DONT&ONLY	-9
DONT&SYMPTOM	15 35
DONT&THIS	11 0 0 -30
DONT&USE	28 0 -40 -32
DONT&VALUE	26
DONT&WE	26
DROP	15 0 0 68 -32
DROP $	-13
DROP ,	41 -37 0 46 -45
DROP THIS	-26
DROP THIS $	-46
DROP _	22
DROP _ $	-22
DROP _ ,	25 -30
DROP _ on	12
DROP and	11
DROP and _	11
DROP at	26 0 0 -41 35
DROP for	-22
DROP here	-26
DROP in	25 0 0 0 -38
DROP of	-23
DROP off	-37
DROP off $	-37
DROP the	22 -35 0 39 -41
DROP the _	27 -32 0 33 -37
DROP with	30 0 -30 36 -38
DROP&EVERY	32 0 0 34 -39
DROP&FORNOW	23
DROP&GRATITUDE	-13
DROP&IS	12 0 0 48 -32
DROP&KEEP	-15 -38
DROP&MOVED	15
DROP&MUST	0 -37
DROP&NEVER	34
DROP&NO	8
DROP&NOT	18
DROP&NOW	8
DROP&ONLY	8
DROP&SYMPTOM	22
DROP&THIS	0 0 0 42 -54
DROP&USE	37
DROP&VALUE	46 -58
DROP&WAS	31
DROP&WE	34 -30 0 53 -52
EVERY	11
EVERY $	-32 0 -34 31 0 -43
EVERY ,	0 -38
EVERY , _	37 -30
EVERY , the	9
EVERY <number>	-10 -39 0 0 47
EVERY <number> $	16
EVERY <number> TIME	-16 -33 0 0 36
EVERY DONE	-26
EVERY HEARSAY	-37
EVERY HEDGE	29
EVERY HEDGE _	29
EVERY IS	-22
EVERY IS _	35 40 0 0 -52
EVERY LIVES	46
EVERY LIVES $	18 -30
EVERY MUST	-11
EVERY NOW	-34
EVERY Name	34
EVERY SYMPTOM	-30
EVERY THIS	33
EVERY THIS _	33
EVERY THIS a	32 0 0 0 -31
EVERY TIME	42 0 0 -35 41
EVERY TIME $	60 -42 -30 -36 45
EVERY TIME Name	12
EVERY TIME _	-11
EVERY UNLESS	10
EVERY WE	10
EVERY _	17
EVERY _ $	26
EVERY _ ,	41
EVERY _ ?	-41
EVERY _ IS	-16 0 0 0 0 -30
EVERY _ LIVES	24
EVERY _ MUST	-11 42 0 0 -55
EVERY _ NEVER	0 -33
EVERY _ NOW	18
EVERY _ SHOULD	-40
EVERY _ THIS	-26 0 0 0 -36
EVERY _ TIME	0 0 0 0 33
EVERY _ UNLESS	19 40 0 0 -42
EVERY _ USE	-21
EVERY _ a	35
EVERY _ and	-17
EVERY _ at	30
EVERY _ in	23 41 0 0 -37 -34
EVERY _ of	36
EVERY _ on	46 -53 0 -32 48
EVERY _ the	26 32 0 0 -33
EVERY _ to	-16
EVERY _ with	21
EVERY a	-27
EVERY a _	-27
EVERY and	-28
EVERY de	30 36 0 0 -35
EVERY for	0 -38 -31 0 40 -32
EVERY in	12 0 0 -38
EVERY mit	17
EVERY new	18 0 0 0 -32
EVERY new _	18 0 0 0 -32
EVERY of	0 0 0 0 -32
EVERY of THIS	0 0 0 -37 -30
EVERY other	14 0 0 -32
EVERY over	42 35 0 0 -43
EVERY the	0 0 -34 0 0 38
EVERY the _	-17 0 -30 0 0 41
EVERY&FORNOW	0 31 0 0 -31
EVERY&GRATITUDE	-17 0 0 0 -44
EVERY&HEDGE	8 0 0 0 -33
EVERY&I	0 0 0 -31
EVERY&KEEP	47 0 0 0 -50
EVERY&LIVES	25
EVERY&MAYNOT	22
EVERY&MOVED	-17
EVERY&MUST	0 52 0 0 -52
EVERY&NEVER	23 -44
EVERY&NO	34 33
EVERY&NOLONGER	31 -36
EVERY&NOT	27 0 0 0 -40
EVERY&NOW	-22
EVERY&ONLY	-11 0 0 -32
EVERY&OUR	21
EVERY&PLEASE	28 0 31
EVERY&PREFER	-8
EVERY&SYMPTOM	-14 0 -32
EVERY&THIS	-11
EVERY&USE	-26 0 -33
EVERY&WAS	-27
EVERY&WE	9
EVERY&YOU	18
FORNOW	-26
FORNOW $	-24 -45 -40 -44 40
FORNOW ,	-40
FORNOW , _	-42
FORNOW _	-40
FORNOW _ $	-28
FORNOW and	17
FORNOW one	-38
FORNOW one $	-38
FORNOW&GRATITUDE	8
FORNOW&I	-27
FORNOW&IS	0 0 0 0 33
FORNOW&KEEP	-19
FORNOW&LIVES	-15 0 0 31 -35
FORNOW&MOVED	-13
FORNOW&NO	9
FORNOW&NOT	-10
FORNOW&ONLY	0 -30 0 0 34
FORNOW&OUR	24
FORNOW&SYMPTOM	-31
FORNOW&THIS	-13
FORNOW&USE	-29
FORNOW&VALUE	-14
FORNOW&WE	-33
FORNOW&YOU	-22
FUTURE_I	-32 0 34 -37 -38
FUTURE_I AGAIN	-17
FUTURE_I AGAIN _	-17
FUTURE_I HEDGE	-15
FUTURE_I HEDGE $	-16
FUTURE_I HEDGE _	-12
FUTURE_I NOT	-25
FUTURE_I NOT _	-14
FUTURE_I OWNER	-26
FUTURE_I _	-42
FUTURE_I _ $	-40
FUTURE_I _ THIS	-20
FUTURE_I _ in	-19
FUTURE_I _ on	-30
FUTURE_I _ to	-12
FUTURE_I _ with	-16
FUTURE_I a	-34
FUTURE_I a _	-34
FUTURE_I do	-48
FUTURE_I on	-32
FUTURE_I the	41 -31 33
FUTURE_I the _	41 -31 33
FUTURE_I to	-47
FUTURE_I to _	-44
GRATITUDE	-31 -39
GRATITUDE !	-27
GRATITUDE ! $	-26
GRATITUDE $	-26 0 0 0 0 -41
GRATITUDE ,	-32 0 -32
GRATITUDE , ASKS	-24
GRATITUDE , GRATITUDE	-16
GRATITUDE , I	17
GRATITUDE , IS	-24
GRATITUDE , NOW	-13
GRATITUDE , PAST_I	-15
GRATITUDE , THIS	-16
GRATITUDE , WRONG	-21
GRATITUDE , _	-41
GRATITUDE , the	-26
GRATITUDE <number>	-34
GRATITUDE ?	-11
GRATITUDE ? $	-11
GRATITUDE ASKS	-21
GRATITUDE FUTURE_I	-22
GRATITUDE GRATITUDE	-32
GRATITUDE GRATITUDE $	-32
GRATITUDE I	-18
GRATITUDE I _	-18
GRATITUDE IF	-25
GRATITUDE IS	-25
GRATITUDE NO	-36
GRATITUDE NO $	-33
GRATITUDE PLEASE	-32
GRATITUDE THIS	10
GRATITUDE THIS DONE	-25
GRATITUDE THIS _	-13
GRATITUDE WE	12
GRATITUDE YOU	-20
GRATITUDE YOU $	-15
GRATITUDE YOU ,	-10
GRATITUDE YOU TOO	-17
GRATITUDE _	-14 -33 0 39 0 -31
GRATITUDE _ !	-33
GRATITUDE _ $	-69
GRATITUDE _ ,	-13
GRATITUDE _ DECIDE	54 0 -44 32 -37
GRATITUDE _ THIS	-16
GRATITUDE and _	-41
GRATITUDE by	22
GRATITUDE do	-35
GRATITUDE do THIS	-20
GRATITUDE for	-39
GRATITUDE for _	10
GRATITUDE for the	-42
GRATITUDE in	-15
GRATITUDE the	-30
GRATITUDE the _	-24
GRATITUDE&HEDGE	-21
GRATITUDE&I	-31
GRATITUDE&IS	-24
GRATITUDE&KEEP	13
GRATITUDE&MUST	26
GRATITUDE&NO	-21
GRATITUDE&NOW	-23
GRATITUDE&ONLY	41
GRATITUDE&PLEASE	-21
GRATITUDE&SYMPTOM	-36
GRATITUDE&THIS	-19
GRATITUDE&USE	20 0 0 -30
GRATITUDE&WAS	-12
GRATITUDE&WE	39
GRATITUDE&YOU	-26
HEARSAY	-57 30
HEARSAY "	21 0 0 0 0 -31
HEARSAY " _	33 0 0 0 0 -31
HEARSAY $	24 0 0 0 -43
HEARSAY <version>	29 -32 0 0 30
HEARSAY GRATITUDE	-14
HEARSAY IS	-43
HEARSAY NEVER	-36
HEARSAY NO	12
HEARSAY SYMPTOM	-12
HEARSAY THIS	-47
HEARSAY THIS THEY	-25
HEARSAY THIS _	-30
HEARSAY THIS the	-26
HEARSAY _	-40
HEARSAY _ a	-18
HEARSAY a	-25
HEARSAY the	-23
HEARSAY the _	-27
HEDGE	-24 0 0 0 0 -32
HEDGE $	-36
HEDGE <number>	35
HEDGE ALWAYS	-9
HEDGE DECIDE	-11
HEDGE EVERY	-25
HEDGE EVERY _	-26
HEDGE HEDGE	-33
HEDGE IF	-28
HEDGE IS	-33
HEDGE IS THIS	-22
HEDGE IS _	-22
HEDGE IS the	-25
HEDGE LIVES	-32
HEDGE NOT	-18
HEDGE NOT _	-18
HEDGE PAST_I	-14
HEDGE PAST_I _	-14
HEDGE THIS	-32
HEDGE THIS SHOULD	-14
HEDGE THIS the	-15
HEDGE USE	-12
HEDGE WE	-35
HEDGE WE SHOULD	-23
HEDGE WE _	-10
HEDGE WHAT	-20
HEDGE _ $	-20
HEDGE _ IS	-13
HEDGE _ SHOULD	-15
HEDGE _ THIS	-11
HEDGE _ USE	-32
HEDGE _ WE	-28
HEDGE _ a	-19
HEDGE _ the	25 -30 31
HEDGE _ to	-30
HEDGE _ un	-37
HEDGE a	-21
HEDGE a _	-21
HEDGE an	-36
HEDGE do	8
HEDGE on	22 0 0 -30
HEDGE on the	23
HEDGE the	-36
HEDGE the _	-36
HEDGE to	-22
HEDGE&I	-41
HEDGE&IS	-45
HEDGE&KEEP	-12
HEDGE&LIVES	-34
HEDGE&MUST	-23
HEDGE&NO	-31
HEDGE&NOT	8
HEDGE&NOW	30
HEDGE&ONLY	-23
HEDGE&OUR	12
HEDGE&SHOULD	-23
HEDGE&SYMPTOM	-16
HEDGE&THIS	-13 32 0 0 -32
HEDGE&USE	-28
HEDGE&WAS	-38
HEDGE&WE	-42
HEDGE&YOU	-15
I	-26 0 36
I $	13 39 0 -37 -42 -56 -31
I <number>	-33
I <number> _	-33
I ALWAYS	16
I ALWAYS _	16
I BECAUSE	-21
I DECIDE	29
I DECIDE THIS	28
I DONE	-28
I DONT	-37
I DONT HEDGE	-21
I DONT LIVES	-8
I DONT _	-34
I FORNOW	-19
I GRATITUDE	24
I HEDGE	-38
I HEDGE IS	-15
I IF	16
I LIVES	-52
I LIVES _	-38
I LIVES back	-13
I MAYNOT	-26
I MAYNOT _	-26
I MOVED	-24
I NOT	-23
I NOT _	-23
I ONLY	-17
I OWNER	26 0 -39
I OWNER $	26 0 -39
I PREFER	53 -32 33 0 -34
I PREFER IF	31
I PREFER _	23
I SHOULD	-11
I SYMPTOM	-26
I THIS	-8
I UNLESS	-45
I USE	-30
I WAS	-22
I WAS _	-21
I WHAT	-17
I _	-19 -48
I _ $	-36 0 34 -42 -39 0 -35
I _ ,	12 0 0 0 0 -46
I _ <number>	14
I _ EVERY	28
I _ HEDGE	-17
I _ I	-24
I _ IS	35 0 -35 -31 38
I _ NEVER	-25
I _ SYMPTOM	-17
I _ THIS	-21
I _ WAS	29 0 0 0 32
I _ a	-32
I _ in	-17
I _ the	-52
I _ to	43 0 -30 0 -42 -32
I _ up	8
I _ with	39
I a	-21
I a _	-21
I do	30
I first	14 -32
I first _	-12
I just	-40
I just _	-34
I out	-10
I the	-18 -30
I the _	-17 -30
I to	-28
I to _	-28
I&INSTEAD	-28
I&IS	14
I&KEEP	28
I&LIVES	0 0 0 0 -37
I&MOVED	-33
I&MUST	-21
I&NOW	-21
I&ONLY	-30 -31
I&OUR	-22
I&PLEASE	19
I&PREFER	54 -30 34 0 -35
I&SHOULD	-10
I&SYMPTOM	-31
I&THIS	-15
I&USE	-52
I&VALUE	-13 0 -38 -40
I&WAS	-12 0 0 -35
I&WE	-9
I&YOU	11 0 0 0 0 0 -32
IF $	-46
IF ,	37 0 0 0 -37
IF DECIDE	17
IF I	-21
IF I _	-10
IF IS	-27
IF THEY	0 0 0 0 0 -38
IF THEY IS	24
IF THEY _	0 0 -33 0 0 -33
IF THIS LIVES	-32
IF THIS SYMPTOM	33
IF WE	-33
IF WE MUST	-15
IF YOU	45 0 34 0 -32
IF YOU DONE	8
IF YOU MUST	35
IF YOU _	56 0 38 0 0 0 -32
IF _	30 0 0 -30
IF _ $	13 0 0 -47 0 0 -36
IF _ EVERY	22 -32 0 0 38
IF _ IS	9
IF _ a	-28
IF _ avec	21 0 0 0 -36 0 35
IF _ con	19 -40
IF _ en	11 0 0 0 -34
IF _ por	9 -30
IF a	51
IF a _	51
IF the	-25 -36 0 0 36
IF the _	-25 -36 0 0 36
IF there	28 0 0 0 -31
IF there IS	23 0 0 0 -32
INSTEAD	11 -43 0 36 0 -31
INSTEAD $	-23
INSTEAD _	64 -41 0 32 -54 -30
INSTEAD _ $	34 0 0 -32
INSTEAD _ ,	43 0 -39 38 -37
INSTEAD a	9
INSTEAD a _	9
INSTEAD&LIVES	16 0 0 33 -34
INSTEAD&NOLONGER	-30
INSTEAD&NOW	30
INSTEAD&SYMPTOM	11
INSTEAD&THIS	26 0 0 36 -35
INSTEAD&USE	-28
INSTEAD&VALUE	-27
INSTEAD&WE	41
IS	8
IS "	-41
IS " EVERY	-33
IS $	-40 0 36
IS <acronym>	50 -50 -42 -31 50 -35
IS <amount>	27 -31
IS <code>	37
IS <code> $	30 0 0 0 -38
IS <code> ,	13 0 0 0 31
IS <host>	21 0 0 0 31
IS <host> $	20
IS <host> ,	10 0 0 0 31 -32
IS <mail>	37 0 0 0 35 -34
IS <name>	43 0 -42 -34
IS <name> $	29 32 -35
IS <name> ,	20 -42 0 0 0 30
IS <name> NOW	16
IS <name> UNLESS	25 -51 0 0 45 -38
IS <number>	42
IS <number> $	46 0 0 -32
IS <number> ,	0 -38 0 -35
IS <number> NOW	36 0 0 -53 47
IS <number> TIME	47 0 0 0 -34
IS <number> _	0 0 0 0 -36
IS <number> of	42 0 0 30 0 -36
IS <path>	42 -33
IS <path> $	23
IS <path> ,	38
IS <version>	8 -43 0 -35
IS <version> $	24 -30 0 0 33 -31
IS AGAIN	0 -33 0 0 43 -30
IS AGAIN _	0 -33 0 0 32
IS AGAIN on	28
IS ALWAYS	0 0 -44 32
IS ALWAYS _	12 0 -34
IS ALWAYS the	-38
IS CALLED	20
IS CALLED "	0 0 -32
IS CALLED <host>	33
IS CALLED <name>	25
IS CALLED _	36 0 0 0 41 -43
IS DECIDE	-20 -31
IS DECIDE $	-25
IS DECIDE ,	-20
IS DONE	-27 -48 0 0 0 -34
IS DONE $	0 -33 0 0 35
IS DONE ,	-44
IS DONE by	35 -32 0 0 34
IS DONE with	45
IS DROP	9 -58 0 55 0 -34
IS DROP $	11 -30
IS DROP ,	28 -34 0 40 -33
IS DROP off	-37
IS EVERY _	16 0 0 0 -33
IS EVERY a	-27
IS GRATITUDE	-23 -32 0 0 0 -32
IS GRATITUDE $	-51
IS GRATITUDE ,	34
IS KEEP	0 -44 0 0 54 -36
IS KEEP <number>	9
IS KEEP in	27 0 0 0 35
IS LIVES	15 -47 0 0 44 -36
IS LIVES PER	21
IS LIVES in	32 -33
IS MAYNOT	55 52 -30 -34 -61 -42
IS MAYNOT $	20 0 0 0 -32
IS MAYNOT _	35 39 0 0 -33 -39
IS MOVED	22 0 0 -34
IS MOVED $	-22
IS MOVED ,	-31
IS MOVED on	34 0 0 0 32 -30
IS MUST	11 0 0 0 -52
IS NEVER	0 37 0 0 -52
IS NEVER _	0 0 0 0 -33
IS NO	36 -46 0 -33
IS NO _	27 -39 -35 0 50 -30
IS NOLONGER	-14 -33 0 31 -30
IS NOLONGER $	-11 0 -36 39 -55
IS NOLONGER ,	-9 0 0 0 0 -38
IS NOLONGER _	-25 0 0 0 -30
IS NOT	0 0 0 -30
IS NOT _	-26 -34 0 0 31
IS NOW	15
IS Name	56 -50 -34 0 44
IS Name $	38 -34 0 0 0 -36
IS Name ,	23 0 0 0 36
IS Name Name	35 0 0 0 31
IS ONLY	10
IS ONLY <number>	35
IS ONLY a	0 0 0 -31
IS OUR	22
IS OWNER	21
IS PER	39 -41 0 -32
IS PER _	36 -34 0 0 0 37
IS SYMPTOM	-51
IS SYMPTOM $	-30
IS SYMPTOM ,	-35
IS SYMPTOM AGAIN	-24
IS SYMPTOM NOW	-24
IS SYMPTOM a	-26
IS SYMPTOM in	-29
IS THIS	-8
IS THIS $	-14
IS TIME	23
IS TOO	-36 0 0 0 0 -31
IS TOO GRATITUDE	-8
IS TOO _	-50
IS USE	-27 0 0 0 33
IS USE on	17
IS WHAT	30 -45 0 0 44
IS WHAT WE	27
IS WHAT _	14 -37 0 0 42
IS WHAT the	27
IS WRONG	-34 0 0 0 -38 34
IS WRONG $	-37
IS WRONG ,	36 0 0 0 -37
IS _	14
IS _ $	-24
IS _ ,	26 0 0 -40 0 38
IS _ <acronym>	17 0 0 0 38
IS _ <host>	12
IS _ <number>	37 0 0 -50
IS _ ?	-17
IS _ ALWAYS	36 -51 0 -31 39
IS _ BECAUSE	11
IS _ EVERY	50 -45 0 0 44 -35
IS _ FORNOW	17
IS _ GRATITUDE	-25
IS _ IF	46 0 -41 -32
IS _ IS	-34
IS _ LIVES	0 -32 0 0 -38
IS _ NOT	51 -48 0 0 -50 39 -34
IS _ NOW	42 -37
IS _ NOWON	37 0 0 0 -44
IS _ ONLY	39 0 -40 0 0 -40 -30
IS _ PER	0 -43 -34 0 47 -46
IS _ SYMPTOM	-19 0 0 0 -32 33
IS _ THIS	19
IS _ TIME	-30
IS _ UNLESS	-18 38 -31 0 0 -40
IS _ WHAT	-29
IS _ a	27
IS _ after	-32 46 0 0 -46
IS _ and	67 -63 -38 -36
IS _ as	39 0 0 0 39
IS _ at	-14 0 0 -31
IS _ by	29
IS _ for	-12 -55 -34 0 44 -38
IS _ from	48 0 -32
IS _ here	17 -40 -31
IS _ into	-17 0 0 0 31
IS _ of	35 0 -31
IS _ on	-8 -50 0 0 53
IS _ out	19 0 30 0 -30
IS _ than	-39
IS _ the	-24 0 0 0 33 -41
IS _ to	36 33 0 32 0 -59
IS _ up	26
IS _ with	66 0 -42
IS a NOLONGER	-25
IS a SYMPTOM	-27
IS a TIME	36
IS a _	18
IS an	-14 0 0 -32
IS an SYMPTOM	-23
IS an _	-19
IS at	-20 -32 0 -34 50
IS at <amount>	-34
IS at <number>	-43
IS at _	44
IS back	-11
IS by	21 0 0 0 -36
IS das	-31
IS de	26 -33
IS de <number>	25
IS en	22 -33
IS en _	18 -31
IS for	11 0 -35
IS for _	20 0 -33
IS for the	-18
IS from	39 -45 -44 -41 0 0 -30
IS from _	40
IS here	-19
IS here $	8
IS im	-24
IS in	0 -41 -41 0 36
IS in <host>	23
IS in <name>	22 -30
IS in <path>	-34 0 0 -33
IS in TIME	35
IS in _	49 -65 -44 0 48
IS in the	-27 0 -40 0 37
IS more	-9
IS more _	-14
IS more than	18
IS o Name	28
IS o _	-32
IS off	17 0 -32 0 0 -30
IS off ,	38 -31
IS on	0 0 0 -59
IS on SYMPTOM	-33
IS on _	0 -45 0 -37
IS on the	-22
IS one	12 0 0 0 0 -33
IS one _	8 0 -44 0 40 -35
IS out	0 0 -36
IS out $	-40
IS out ,	41 0 -38 34 -34
IS out of	-19
IS over	-16 0 0 -32 -30
IS over ,	-20
IS the	14
IS the <date>	23
IS the ONLY	26 -31 0 0 44 -41
IS the WRONG	15 0 0 0 0 0 -34
IS the _	0 -35
IS the first	27 31 0 0 0 -31
IS the old	17 0 0 0 -36 30
IS the same	15
IS to	-39
IS to _	-39
IS two	0 -33 -42
IS two _	23 -33 -42
IS under	17
IS&KEEP	13 0 0 0 0 -30
IS&LIVES	22
IS&MAYNOT	9 37 0 -41 0 -41
IS&MOVED	0 0 0 0 0 32
IS&MUST	0 0 0 0 0 -47
IS&NEVER	14 43 0 -45
IS&NO	21 0 0 0 0 36
IS&NOLONGER	0 -45
IS&NOT	41 0 0 0 -55 65
IS&NOW	31
IS&ONLY	15
IS&OUR	32
IS&PLEASE	29 0 0 0 -31
IS&PREFER	26
IS&SYMPTOM	-24
IS&THIS	8
IS&USE	-26
IS&VALUE	29
IS&WAS	45 -37 0 0 0 41
IS&WE	24
IS&YOU	19
KEEP	29 0 0 0 -33
KEEP $	-21 0 0 0 0 -30
KEEP ,	42 0 0 34 -37 -30
KEEP , _	13 -49
KEEP <number>	12 0 0 -35
KEEP <number> TIME	12 0 0 -35
KEEP <path>	32 0 -34
KEEP <path> _	32 0 -34
KEEP THEY	33 -51 -34 -50
KEEP THEY _	33 -51 -34 -50
KEEP THIS	13 -54
KEEP THIS _	0 -40
KEEP _	15
KEEP _ $	-24 0 0 -35
KEEP _ ,	37 0 0 -30
KEEP _ <number>	-19
KEEP _ and	27
KEEP _ for	34
KEEP _ the	12 0 0 0 -36
KEEP at	-22 -35
KEEP for	35 -42 0 0 30
KEEP in	52 51 -45 -46 0 -41 -30
KEEP in _	19
KEEP in the	46 47 -34 -40 -35 -36
KEEP off	35 37 0 -38 -38
KEEP off $	35 37 0 -38 -38
KEEP on	38
KEEP on _	30
KEEP the old	0 35
KEEP there	22 0 0 -34
KEEP under	35 0 0 0 -30
KEEP under <number>	25 30
KEEP with	14
KEEP with _	14
KEEP&LIVES	53 0 -35
KEEP&MOVED	13 0 0 -30
KEEP&MUST	16 43 0 0 0 -35
KEEP&NO	-9 -42 0 33
KEEP&NOLONGER	19
KEEP&NOT	15 -42
KEEP&NOW	22 0 0 0 36
KEEP&ONLY	19
KEEP&OUR	0 -41 0 38 -33
KEEP&SHOULD	19
KEEP&SYMPTOM	0 -32
KEEP&THIS	30
KEEP&USE	16 -30
KEEP&VALUE	9
KEEP&WAS	27
KEEP&WE	30 0 0 35 -33
KEEP&YOU	16
LIVES	13
LIVES $	-44 -44
LIVES ,	29
LIVES , NOT	27 0 0 -37
LIVES , _	46
LIVES <amount>	-8
LIVES <code>	42 0 0 -30 -30 0 30
LIVES <date>	33 0 -31
LIVES <date> $	33 0 -31
LIVES <flag>	12 0 0 0 -30
LIVES <flag> _	12 0 0 0 -30
LIVES <number>	-12 0 0 0 34 -52
LIVES <number> TIME	40 0 0 0 33 -38
LIVES <number> _	-30 0 0 0 0 -44
LIVES ?	-30
LIVES ? $	-30
LIVES DECIDE	20
LIVES DECIDE to	18
LIVES DROP	23 0 0 -36
LIVES DROP $	18
LIVES EVERY	44 -35 0 -45 32 -35
LIVES EVERY _	22 0 0 -31 36
LIVES FORNOW	-24
LIVES FORNOW $	-24
LIVES IF	-44
LIVES IS	12
LIVES IS _	12
LIVES LIVES	26
LIVES LIVES on	29
LIVES LIVES to	0 -34
LIVES MOVED	0 0 0 0 0 -34
LIVES MOVED $	13
LIVES MOVED _	-23
LIVES NEVER	-26
LIVES NEVER _	-26
LIVES NO	-15
LIVES NO _	-13
LIVES NOW	23
LIVES ONLY	11 0 0 -30 0 0 -38
LIVES ONLY <number>	-15 0 -37
LIVES ONLY _	15 0 0 0 36
LIVES PER	34 0 0 0 36 -31
LIVES PER _	21
LIVES THEY	27 -34
LIVES THIS $	-21
LIVES THIS ?	-14
LIVES THIS _	-16
LIVES USE	8 -33 0 -35
LIVES USE <path>	13 0 0 0 -42
LIVES USE _	28 0 0 0 30 -30
LIVES USE the	-9
LIVES YOU	-22
LIVES YOU _	-21
LIVES _ $	-21 0 0 0 30
LIVES _ ,	33 0 -34 0 0 -54
LIVES _ <number>	-21 0 0 0 0 -35
LIVES _ <path>	17 -45 0 0 -35
LIVES _ FORNOW	-18
LIVES _ PER	-28
LIVES _ SYMPTOM	-37
LIVES _ THIS	0 0 0 0 32
LIVES _ TIME	14
LIVES _ a	-32
LIVES _ and	-28
LIVES _ at	28
LIVES _ by	-22 -37
LIVES _ from	35 0 0 -31 42 -36
LIVES _ in	27 0 -30 0 36
LIVES _ off	26 0 0 0 -32
LIVES _ on	47 0 0 -38
LIVES _ one	15 0 0 0 34
LIVES _ the	0 -38
LIVES _ to	12 0 0 0 -30
LIVES _ with	30 0 0 0 -31
LIVES a	20
LIVES a SYMPTOM	10 0 -31
LIVES a _	25
LIVES a new	28
LIVES after	38 -44 -32 0 44
LIVES an	40
LIVES an _	38
LIVES as	48 0 -47
LIVES at	40 -38 -34
LIVES at <number>	0 0 0 0 -42 43
LIVES at <time>	8
LIVES at _	30 0 0 -41 46 -40
LIVES back	-20
LIVES back to	-23
LIVES from	0 0 0 0 0 0 -33
LIVES from $	-28
LIVES from _	13 0 0 0 0 0 -30
LIVES from the	22 0 -30 0 0 -41
LIVES in	36 0 -35
LIVES in <path>	19 32
LIVES in TIME	38 -43 0 -34 44 -44
LIVES in _	33
LIVES in the	12 0 0 -37
LIVES into	39 0 0 0 -51 -38
LIVES into _	26 0 0 0 0 -34
LIVES more	16
LIVES on	25
LIVES on $	-42
LIVES on <number>	41 0 0 -30 38
LIVES on _	45 0 0 -43
LIVES on a	16 0 0 0 34
LIVES on the	40
LIVES one	-17 -41 0 0 36
LIVES one _	0 -41 0 0 36
LIVES one more	-33
LIVES out	30 -34 0 0 36
LIVES out on	14
LIVES the	-9 0 -47
LIVES the _	0 0 -48
LIVES the same	-32
LIVES to	0 0 0 -42
LIVES to <path>	10
LIVES to _	-12 -35
LIVES to the	0 0 0 -32
LIVES two	11
LIVES up	40
LIVES up to	40
LIVES with	0 -31 -34
LIVES with <number>	30
LIVES&MAYNOT	8
LIVES&MOVED	-17
LIVES&MUST	22 0 -48 0 -33
LIVES&NEVER	0 30 0 0 -31
LIVES&NO	-17
LIVES&NOLONGER	17 0 0 0 0 -30
LIVES&NOT	16 0 0 0 0 0 30
LIVES&ONLY	-18
LIVES&PLEASE	-33
LIVES&PREFER	30
LIVES&SHOULD	-11
LIVES&SYMPTOM	-16
LIVES&USE	45
LIVES&WAS	-14
LIVES&WE	-28
LIVES&YOU	0 0 0 0 -45 30
MAYNOT	32 77 -35 -35 -34 -33
MAYNOT $	20 0 0 0 -32
MAYNOT LIVES	23 32 0 0 -34
MAYNOT OWNER	29 0 0 0 -32
MAYNOT USE	25 0 0 0 -33
MAYNOT _	8 50 -32
MAYNOT _ $	27 0 -37
MAYNOT _ ,	24
MAYNOT _ EVERY	12 -41 0 31 -34
MAYNOT _ MOVED	13
MAYNOT _ THIS	-19
MAYNOT _ in	-54
MAYNOT _ the	32
MAYNOT to	26 42 0 -39
MAYNOT to USE	25 33
MAYNOT&MOVED	16
MAYNOT&NEVER	12
MAYNOT&NOLONGER	-23
MAYNOT&NOW	0 0 0 0 35
MAYNOT&ONLY	39
MAYNOT&PLEASE	8
MAYNOT&SYMPTOM	-12
MAYNOT&THIS	18 46 0 -36
MAYNOT&USE	36 52 0 -37 -44 -31
MAYNOT&VALUE	11
MAYNOT&WAS	13
MAYNOT&WE	28 30 0 -36
MAYNOT&YOU	31
MOVED	8
MOVED $	0 0 0 0 0 -30
MOVED ,	-13 0 0 -42 0 31
MOVED , IS	24 0 0 -36
MOVED , _	-31
MOVED EVERY	-31
MOVED PER	10 -31
MOVED THIS	8
MOVED _	0 0 0 0 0 -39
MOVED _ $	-22 0 0 0 -35
MOVED and	54 0 0 -31 32
MOVED by	-24
MOVED by _	-24
MOVED from	31 -31 0 0 -31
MOVED in	38 -41 0 -36
MOVED off	-13
MOVED off $	12
MOVED on	17 0 0 0 32 -30
MOVED on PER	34 0 0 0 32 -30
MOVED the	-8 -37 0 0 44 -43
MOVED the _	0 -37 0 0 31 -41
MOVED to	33
MOVED to <host>	31 0 0 -32 40 -42
MOVED to <name>	23 0 0 -31
MOVED to _	37 0 0 0 0 -51
MOVED to the	-38
MOVED&MUST	-37
MOVED&NEVER	10 33 0 0 -36
MOVED&NO	0 0 0 -33
MOVED&NOLONGER	-9
MOVED&NOT	36 0 0 0 -42
MOVED&NOW	-12 0 0 0 -32
MOVED&ONLY	26 -43
MOVED&THIS	-46
MOVED&USE	17 0 0 39 0 -38
MOVED&VALUE	27 -40
MOVED&WAS	26
MOVED&WE	21 -43
MOVED&YOU	10 -37
MUST	13 64 0 0 -43
MUST $	34 -32 0 38
MUST ,	0 -30
MUST <number>	43 -44 0 0 36
MUST <number> _	43 -44 0 0 36
MUST I	35
MUST KEEP	10 46 0 -40 0 -37
MUST KEEP _	-10 0 0 -32
MUST LIVES	0 0 0 0 -33
MUST LIVES on	38 -41
MUST NEVER	30 37 0 0 -46
MUST NEVER _	30 0 0 0 -36
MUST THIS $	22 -50
MUST THIS _	-12 31 0 0 -33
MUST USE	27
MUST _	0 44 0 0 -48
MUST _ $	-15 40 -47 -34 -35 -30
MUST _ ,	44 35 0 0 -37 -40
MUST _ <number>	-20 -32 0 0 32
MUST _ DONE	0 -39 0 0 35
MUST _ THIS	-45
MUST _ UNLESS	48
MUST _ by	-32
MUST _ in	49 0 -41
MUST _ on	-29
MUST _ the	9 0 0 0 -39
MUST _ to	-11
MUST a	-19 30
MUST a TIME	-39
MUST an	-17
MUST an _	-25 31 0 0 -30
MUST from	-28
MUST the	10
MUST the _	17
MUST two	15
MUST two _	15
MUST&NEVER	14 40 0 0 -45
MUST&NO	0 0 0 0 -44
MUST&NOT	-15
MUST&NOW	31
MUST&ONLY	-29 0 33 0 -49
MUST&SYMPTOM	36
MUST&USE	23
MUST&VALUE	19
MUST&WAS	36 0 0 0 -42
MUST&WE	-18 35 0 0 -31
MUST&YOU	-39 0 0 0 0 -30
NEVER	18 73 0 0 -45
NEVER "	16
NEVER " _	16
NEVER $	37 41 0 -31 -35 -32
NEVER ,	43 -30 -34 0 -31
NEVER <name>	24 -41 31
NEVER <name> $	24 -41 31
NEVER LIVES	10 54 -31 -34 -37 -39
NEVER LIVES _	9 32 -30
NEVER USE	-14
NEVER USE _	12
NEVER _	12 32 -33
NEVER _ $	24 37 0 -36 -30 -37 -33
NEVER _ ,	-25 0 0 0 0 -32
NEVER _ THIS	-11 -50 0 0 41
NEVER _ a	12 0 0 -43 -34
NEVER _ for	-24
NEVER _ on	34
NEVER _ the	0 36 0 0 -39
NEVER _ to	-17 -30
NEVER the	37 31 0 0 -35
NEVER the _	37 31 0 0 -35
NEVER to	-31
NEVER to _	-31
NEVER von	23 34 0 0 -35 -31
NEVER&NO	-10 0 0 0 0 -32
NEVER&NOT	37 0 0 -38 0 -52
NEVER&ONLY	17
NEVER&PLEASE	24
NEVER&SHOULD	-11
NEVER&SYMPTOM	13 0 0 0 0 -31
NEVER&THIS	-15
NEVER&USE	23 0 0 0 -42
NEVER&WAS	-12
NO	20 0 0 0 -31
NO $	0 0 0 0 -47 33
NO ,	-21 0 -34 0 -43 36
NO , I	8
NO , IS	-35
NO , ONLY	18 0 0 0 -42
NO , _	-19 -50
NO , el	22 0 0 -44
NO , the	-17 -44 0 0 0 36
NO <acronym>	30 0 -30 0 -38
NO EVERY	47 0 0 0 0 -34
NO IS	34 0 -36 0 -35 36
NO MUST	-48
NO MUST _	-44
NO SYMPTOM	0 0 0 0 0 -32
NO SYMPTOM _	29 0 0 0 0 -32
NO _	15 0 0 0 0 -31
NO _ $	-10 0 30 -36 0 -39
NO _ ,	20 0 -50 -30
NO _ EVERY	-32
NO _ KEEP	-24 -30
NO _ Name	13 -30 0 36
NO _ PLEASE	33 0 0 0 0 -32
NO _ THIS	21 0 0 -39 0 -37
NO _ UNLESS	64 0 0 0 -30 -43
NO _ WHAT	-37
NO _ after	50 0 0 -40
NO _ and	19
NO _ for	-11
NO _ in	48
NO _ on	0 44 -33 0 -52
NO _ to	0 35 -32 -35
NO more	54 -50 -40 0 0 -35
NO more $	33 0 0 -41 42
NO more _	41 -45 -31 50 -31 -32
NO new	45 0 -49
NO new _	45 0 -49
NO the	26
NO the _	26
NO&NOT	12 0 -35 0 -38
NO&NOW	-21 0 0 0 39 -32
NO&ONLY	0 0 0 0 0 -30
NO&PLEASE	47 0 0 -35 0 -42
NO&PREFER	-13
NO&SHOULD	0 -30 -32
NO&SYMPTOM	21
NO&THIS	-24
NO&USE	22 32 -32
NO&WE	0 0 -41
NOLONGER $	-20 0 -38
NOLONGER ,	12
NOLONGER , USE	-30
NOLONGER , _	49 -45
NOLONGER _	0 -46
NOLONGER _ $	-17
NOLONGER _ of	14
NOLONGER&NOT	25 -32 0 -36
NOLONGER&NOW	24 0 0 -45 0 31
NOLONGER&ONLY	27
NOLONGER&OUR	30 0 0 0 -44
NOLONGER&THIS	10
NOLONGER&USE	0 0 0 -36 -37
NOLONGER&VALUE	24
NOLONGER&WE	26
NOT	19 0 0 0 -50 55
NOT "	18 0 31 0 0 -41
NOT " _	17 0 0 0 0 -36
NOT $	-59 0 0 0 -40
NOT ,	-14 -41
NOT <code>	0 0 0 0 0 36 -48
NOT <name>	45 -31 0 0 -67 54
NOT <name> $	14 0 0 0 -47 34
NOT <number>	43 0 0 0 -40 37
NOT <number> $	38 0 0 0 -35
NOT <version>	37 0 0 0 -30 32
NOT DONE	-10
NOT FORNOW	-31
NOT IF	18
NOT LIVES	10 0 0 0 0 -35
NOT LIVES _	14
NOT MOVED	32
NOT MOVED $	32
NOT MUST	-26
NOT Name	19 0 0 0 -46 39
NOT Name $	19 0 0 0 -46 39
NOT PER	33
NOT PER _	25
NOT THIS	-36
NOT USE	-11
NOT WHAT	35
NOT _	11
NOT _ $	13 0 0 -39
NOT _ ,	47 -45 0 0 -30
NOT _ IF	-22
NOT _ NEVER	36 47 0 -40 -45 -39
NOT _ NOLONGER	22 0 0 -38
NOT _ OUR	11 -31
NOT _ THIS	9
NOT _ YOU	-10
NOT _ for	-21
NOT _ in	20 -34 0 -39 0 -51
NOT _ on	-48 0 0 31
NOT _ the	42
NOT _ to	-21
NOT a	0 0 0 0 -31
NOT a _	0 0 0 0 -31
NOT an	27
NOT by	20
NOT by _	19
NOT by the	12 0 0 0 -39 33
NOT de	39 0 0 0 -46
NOT de _	20 0 0 0 0 -40
NOT from	30 -31
NOT from the	20
NOT on	34 31 0 0 -47
NOT the	35 0 0 -33
NOT the _	36 -30 0 -34
NOT to	18 -42
NOT to _	19
NOT to the	8 -36 0 0 0 -35
NOT&NOW	-27 0 0 0 -39 34
NOT&ONLY	33 0 0 0 -35
NOT&OUR	14 -41 0 39 -43
NOT&PLEASE	-41
NOT&SHOULD	-24
NOT&SYMPTOM	9
NOT&THIS	-15 0 0 0 -37 30
NOT&USE	0 -51
NOT&VALUE	19 0 0 -30 -44 46
NOT&WE	28 -30 0 0 -33
NOW $	17 -35
NOW ,	14 0 0 -64
NOW , _	17 0 0 -41 50 -40
NOW <number>	30 -36
NOW <number> $	28 0 0 0 39
NOW <version>	40 -38 0 -34 41
NOW BECAUSE	25
NOW IS	17
NOW LIVES	-28
NOW THIS	-16
NOW THIS _	-22
NOW _	15
NOW _ $	-23 0 0 0 0 -43
NOW _ ,	23
NOW and	-45
NOW last	-11
NOW the	-33
NOW the _	-32
NOW&ONLY	30
NOW&SHOULD	-16
NOW&SYMPTOM	-19
NOW&THIS	-33
NOW&USE	-24 0 0 0 -48 44
NOW&VALUE	45 -33
NOW&WAS	-15
NOW&WE	46 0 0 0 0 -35
NOWON	62 0 -42 37
NOWON $	47 0 -31 0 -39
NOWON THIS	27 0 0 0 -32
NOWON THIS _	27 0 0 0 -32
NOWON _	23 -40 0 0 47 -39
NOWON _ $	13 -34 0 0 38
Name	35
Name "	19
Name $	15
Name ,	25 -39 0 0 43
Name , Name	12 0 0 0 35
Name , _	30
Name , die	12 0 0 -30
Name , the	15
Name <number>	18
Name IS	23 0 0 -33
Name IS Name	37 0 0 0 35 -30
Name IS _	21
Name LIVES	24 0 0 -35 43
Name MAYNOT	22 34 0 0 -38
Name MUST	36 0 -34
Name NOW	-29
Name Name	21 -39 0 0 46
Name Name $	0 -35 0 0 38
Name WAS	23
Name _	37
Name _ $	9
Name _ ,	27 0 -33
Name _ EVERY	26
Name _ in	34 0 0 -32
Name and	16 -38
Name and _	-14
Name at	21
Name in	26
Name in Name	25 0 0 0 -33
ONLY	31
ONLY $	34 0 -35 0 -39 -50
ONLY ,	9 0 0 -31 -46
ONLY , _	37 -31 0 0 -33
ONLY , the	-20
ONLY <number>	8 32 0 -35
ONLY <number> _	0 37 0 -35 0 -32
ONLY AGAIN	14 0 0 0 -40
ONLY DONE	0 -33 0 0 32
ONLY FORNOW	29 -30 0 0 33
ONLY LIVES	-19
ONLY LIVES _	-26
ONLY NEVER	27
ONLY NEVER _	27
ONLY THIS	-43
ONLY USE	14 0 -30
ONLY USE _	33 0 -30
ONLY WHAT	30 -48 46 -34
ONLY WHAT IS	16 0 30
ONLY _	22 0 -35 0 0 -34
ONLY _ $	50 0 -34
ONLY _ ,	16 0 0 -31
ONLY _ <number>	21 0 0 0 -41
ONLY _ IS	-18 -46 0 0 35
ONLY _ SHOULD	-27
ONLY _ THIS	17
ONLY _ from	22
ONLY _ of	0 0 0 0 0 -30
ONLY _ one	26 -34
ONLY _ the	0 -48 0 0 46
ONLY _ with	17 34 0 -43 0 -35
ONLY a	0 0 0 -31
ONLY a _	0 0 0 -31
ONLY for	31 0 0 0 -39
ONLY for _	17
ONLY from	34 -31 0 -36
ONLY from the	9 -34 0 -31 32
ONLY in	0 0 -38 0 -34
ONLY in the	40 0 -38 0 -34
ONLY on	22 -51 0 0 39
ONLY on _	21 -38
ONLY one	14 0 -36 -33 0 -33
ONLY one _	0 -33 0 0 33
ONLY the _	28
ONLY to	31 0 0 -43 39
ONLY to _	31 0 0 -43 39
ONLY two	-34
ONLY two _	-34
ONLY&OUR	9
ONLY&SHOULD	-47
ONLY&SYMPTOM	-29
ONLY&THIS	-23 0 0 -30
ONLY&USE	18 0 -51 0 0 -32
ONLY&VALUE	8
ONLY&WAS	35 0 0 -33
ONLY&WE	-9
ONLY&YOU	32 0 0 -33
OUR	16
OUR <acronym>	25 -30 0 0 32 -33
OUR Name	13
OUR Name IS	13
OUR _	23 0 0 0 0 -36
OUR _ $	25 0 -39
OUR _ ,	-15
OUR _ IS	9 -53 0 0 0 -37
OUR&USE	-27
OUR&VALUE	45 0 0 0 0 -44
OUR&WE	29 0 0 0 -30
OWNER	33 0 0 -35 35 0 -34
OWNER $	15
OWNER ,	28
OWNER I	0 -33 32
OWNER I UNLESS	-45
OWNER IS	31 -33 -33 -36
OWNER THEY	0 0 0 0 0 0 -32
OWNER THEY $	18
OWNER UNLESS	29
OWNER _	-15 0 0 -39 0 -32
OWNER _ $	-39 0 0 0 -33
OWNER _ IS	16
OWNER _ for	-27 0 0 0 31
OWNER for	24 0 -41
OWNER for EVERY	22 -36
OWNER in	22
OWNER in the	22
OWNER the	8
PAST_I	-63 -30
PAST_I NEVER	-34
PAST_I NEVER _	-34
PAST_I THIS	-40
PAST_I THIS $	-34
PAST_I _	-32
PAST_I _ $	-33
PAST_I _ at	-24
PAST_I a	-25
PAST_I a _	-23
PAST_I at	-30
PAST_I at YOU	-19
PAST_I to	-12
PAST_I to OWNER	-12
PAST_I to _	-17
PER	34
PER $	25 -40 -38 -36 32
PER ,	41 -33 0 -34
PER , _	26 0 0 0 0 -37
PER <acronym>	27 0 0 0 0 -43
PER IF	23
PER IS	-11
PER IS _	24
PER TIME	19
PER TIME $	40 0 0 -43
PER _	9
PER _ $	0 0 -37 -40
PER _ ,	-12 0 -40 42
PER _ IS	31 0 0 0 0 -36
PER _ LIVES	-9
PER _ NOW	24 0 0 0 -30
PER _ USE	20
PER _ and	29 0 -30 0 32
PER and	-10 -35
PLEASE	0 0 43 -36 -50
PLEASE $	-33 -40 0 -33 -30 0 -32
PLEASE ,	19 0 0 0 -37
PLEASE , NO	30 -32
PLEASE , _	-10
PLEASE LIVES	-31
PLEASE _	-25
PLEASE _ $	-36
PLEASE _ THIS	-12
PLEASE _ a	-46
PLEASE _ at	-17
PLEASE _ with	-9
PLEASE&PREFER	25
PLEASE&USE	43
PLEASE&WE	28
PREFER	34 -56 71 -35 -55 -35
PREFER I	12
PREFER I _	12
PREFER IF	31
PREFER Name	13
PREFER THIS	-10
PREFER _	0 -36 47 0 -37
PREFER _ $	38
PREFER _ ,	-10
PREFER _ in	22 0 30 0 -31
PREFER _ to	-29
PREFER a	-34
PREFER a _	-34
PREFER the	28
PREFER the _	28
PREFER to	-12
PREFER to _	-12
PREFER&THIS	-17
PREFER&VALUE	26
PREFER&YOU	36
SHOULD	-18 0 0 0 -46
SHOULD ALWAYS	28 0 0 0 -36
SHOULD ALWAYS _	34 0 0 0 -33
SHOULD EVERY	-10
SHOULD EVERY _	-10
SHOULD LIVES	-21
SHOULD LIVES _	-13
SHOULD LIVES a	-20
SHOULD NEVER	-11
SHOULD NEVER LIVES	-9
SHOULD NEVER _	8
SHOULD NOT	-23
SHOULD NOT _	-23
SHOULD USE	-17
SHOULD USE a	-20
SHOULD _	-18 0 0 0 -30
SHOULD _ $	-25 -30 -32
SHOULD _ <number>	-37
SHOULD _ SYMPTOM	-11
SHOULD _ THIS	-11
SHOULD _ WHAT	-26
SHOULD _ a	-13
SHOULD _ in	-26
SHOULD _ the	19
SHOULD _ to	-32
SHOULD _ up	-13
SHOULD&SYMPTOM	36 0 0 0 -37
SHOULD&THIS	-30
SHOULD&USE	-24
SHOULD&VALUE	-40
SHOULD&WE	-34
SHOULD&YOU	-24
SYMPTOM	-30
SYMPTOM $	-59 0 -37
SYMPTOM , ASKS	-28
SYMPTOM , _	12 0 0 0 0 31
SYMPTOM , the	33 0 0 0 0 -39
SYMPTOM ?	-10
SYMPTOM ? $	-10
SYMPTOM AGAIN	-33
SYMPTOM AGAIN $	-34
SYMPTOM BECAUSE	-27
SYMPTOM FORNOW	-17
SYMPTOM IF	-9
SYMPTOM IS	0 0 0 0 32
SYMPTOM LIVES	30
SYMPTOM NOW	-43
SYMPTOM NOW _	-29
SYMPTOM UNLESS	15 0 0 0 -30
SYMPTOM _	35
SYMPTOM _ $	-24
SYMPTOM _ ,	41 -31 0 0 -36
SYMPTOM _ IS	14
SYMPTOM _ UNLESS	41
SYMPTOM _ in	30 0 0 0 34
SYMPTOM _ there	-18
SYMPTOM a	-26
SYMPTOM a _	-26
SYMPTOM after	-41
SYMPTOM and _	9
SYMPTOM at	-43
SYMPTOM at the	-40
SYMPTOM for	-41
SYMPTOM for I	-27
SYMPTOM for _	-23
SYMPTOM in	-31
SYMPTOM in the	-31
SYMPTOM last	-35
SYMPTOM on	-32
SYMPTOM on I	-18
SYMPTOM on _	-49
SYMPTOM one	-26
SYMPTOM than	-20
SYMPTOM to	31
SYMPTOM with	-33
SYMPTOM with a	-18
SYMPTOM with the	-35
SYMPTOM&USE	21 0 -33 0 -41
SYMPTOM&VALUE	-30
SYMPTOM&WAS	10
SYMPTOM&YOU	0 0 0 0 -36
THEY	9
THEY $	25 0 -33
THEY DONE	-9
THEY HEARSAY	-28
THEY HEARSAY THIS	-15
THEY HEDGE	11
THEY IS	-10 0 0 0 0 -37
THEY IS NOT	13
THEY IS _	-9
THEY LIVES	21 -43 0 0 33 -40
THEY MUST	-8
THEY ONLY	-13 0 0 -33
THEY ONLY _	24 0 0 -33
THEY SHOULD	13
THEY SHOULD _	13
THEY SYMPTOM	17
THEY WAS	-22
THEY _ $	0 0 0 0 0 0 -33
THEY _ ,	0 0 -38
THEY _ IS	25 0 0 -35 43 -31
THEY _ THIS	-39
THEY _ a	14
THEY _ by	28
THEY _ to	-30
THEY _ with	19
THEY in	32
THEY in _	26 32
THEY on	-28 -37 0 30
THEY on _	0 -31 0 31
THEY to	8
THIS	-20
THIS $	-20 0 0 0 0 -30
THIS ,	22 0 0 0 -37 -44
THIS , PAST_I	-24
THIS , THIS	15 -31
THIS , _	38 -30 0 0 0 -42
THIS ?	-18
THIS ? $	-18
THIS AGAIN $	-27
THIS ALWAYS	-16
THIS DECIDE	21 0 0 30
THIS DONE	-13
THIS DONE $	18
THIS DONE and	-20
THIS EVERY	-21
THIS EVERY TIME	18
THIS EVERY _	-34
THIS FORNOW	-21
THIS FORNOW $	-21
THIS HEARSAY	-38
THIS HEARSAY "	-17
THIS HEDGE	-18
THIS HEDGE _	-16
THIS HEDGE on	-20
THIS I	16
THIS IF	12
THIS IF $	-20
THIS IF YOU	-23
THIS IS	-27
THIS IS AGAIN	26
THIS IS GRATITUDE	-10
THIS IS TOO	-8
THIS IS WRONG	23
THIS IS _	-11 -36 0 0 35
THIS IS the	-9
THIS LIVES	-13 0 0 0 30 -31
THIS LIVES $	-35
THIS LIVES <number>	-29
THIS LIVES EVERY	11 0 0 -30
THIS LIVES _	35 -39 0 0 40
THIS LIVES from	-31
THIS LIVES to	0 32 0 0 -35
THIS MAYNOT	0 0 0 0 -31
THIS MAYNOT _	0 0 0 0 -31
THIS MOVED	-42
THIS NOT	0 -35
THIS NOT $	15 -32
THIS NOW	-32
THIS NOW $	-32
THIS Name	22
THIS ONLY	-25 0 0 0 -31
THIS ONLY LIVES	29 0 0 0 -32
THIS OWNER	32 0 0 0 -33
THIS PER _	-11
THIS PLEASE	-25
THIS PLEASE $	-25
THIS SHOULD	-19
THIS SHOULD NEVER	-11
THIS SHOULD _	-16
THIS SYMPTOM	10 0 0 -34
THIS SYMPTOM $	-37
THIS SYMPTOM AGAIN	-23
THIS SYMPTOM _	39 0 -31 0 38
THIS SYMPTOM in	-33
THIS THEY	-28
THIS THEY _	-25
THIS THIS LIVES	-27
THIS THIS _	30
THIS TIME	-18
THIS TIME $	-17
THIS TOO	-8 0 0 0 0 -35
THIS TOO $	0 0 0 0 0 -35
THIS UNLESS	-49
THIS UNLESS $	-16
THIS UNLESS FORNOW	-30
THIS UNLESS the	-40
THIS USE	17 0 0 0 0 -35
THIS USE a	-27
THIS WAS	-16
THIS WAS DECIDE	14
THIS WAS _	0 0 0 0 31
THIS WAS a	11
THIS WAS the	-33
THIS WE _	-23
THIS WHAT	-32
THIS YOU	-15
THIS YOU MUST	-14
THIS _ "	-36
THIS _ ,	24 0 -33
THIS _ <name>	18
THIS _ <number>	27 -34 0 -32 37
THIS _ ?	-12
THIS _ DONE	-27
THIS _ EVERY	-28
THIS _ FORNOW	-14
THIS _ GRATITUDE	-12
THIS _ I	-24
THIS _ IS	49
THIS _ LIVES	-29
THIS _ MUST	0 0 0 0 -33
THIS _ NEVER	-41
THIS _ NO	-33
THIS _ NOT	30
THIS _ OUR	-13
THIS _ SHOULD	-17
THIS _ SYMPTOM	-8
THIS _ THIS	-25
THIS _ TIME	-35
THIS _ UNLESS	-35
THIS _ and	-20
THIS _ at	-18
THIS _ by	-37
THIS _ do	-13
THIS _ for	-26
THIS _ in	-28
THIS _ into	-55
THIS _ like	-15
THIS _ on	-17
THIS _ one	-15
THIS _ the	25 -41 0 0 0 -30
THIS _ to	16
THIS _ two	-28
THIS _ with	-26
THIS a	22 0 0 0 -32
THIS a _	22 0 0 0 -32
THIS and	-14
THIS and _	-14
THIS at	12 0 0 0 -32
THIS at <number>	18
THIS back $	-23
THIS by	-17
THIS by _	-32
THIS first $	-33
THIS for	-17
THIS for EVERY	11
THIS for _	-42
THIS from	-28
THIS from _	-18
THIS from the	-24
THIS in	-28 0 0 0 -50 -32
THIS in $	27
THIS in _	-31
THIS in a	21 0 0 0 -33
THIS in the	-18
THIS like	28
THIS like THIS	33
THIS on	-10
THIS on Name	-26
THIS on the	0 0 0 0 -41
THIS one	-44 -38
THIS one $	-38
THIS one IS	27
THIS out	-21
THIS out $	-21
THIS the	-15
THIS the WRONG	24
THIS the _	-27
THIS to	-20
THIS to <number>	16
THIS to _	-36
THIS to a	-27
THIS with	0 0 0 0 -33 0 30
THIS with _	24
THIS with the	-14
THIS&VALUE	9
THIS&WE	28 0 0 41
THIS&YOU	-18
TIME	21
TIME $	29 0 0 0 45 -31
TIME ,	24 0 0 31 -49 40
TIME , IS	36 0 0 0 -38
TIME , NOT	20 0 0 0 -55 34
TIME , _	-9
TIME , the	36
TIME <number>	41 0 0 -45 0 -48
TIME ?	-34
TIME ? $	-34
TIME FORNOW	-19
TIME FORNOW $	-19
TIME IS	-17 -43
TIME IS _	0 -39
TIME LIVES	0 0 0 0 30
TIME LIVES $	-38
TIME NOW	25 0 0 -38
TIME NOW $	13
TIME NOW ,	-21
TIME NOWON	29 0 0 -37 49 -39
TIME Name	12
TIME Name $	12
TIME ONLY	41 0 -30 -32
TIME ONLY $	36 32 0 -31
TIME UNLESS	0 -35 0 0 30
TIME UNLESS THIS	37
TIME UNLESS _	-15
TIME WAS	26 0 0 0 -30 31
TIME WE	-38
TIME _	8 -37
TIME _ $	9 -44
TIME _ IS	10
TIME _ NOW	34 0 0 0 40 -34
TIME _ SYMPTOM	32
TIME _ WE	19
TIME _ and	-33
TIME _ for	8
TIME _ on	21 0 0 0 30
TIME _ the	-20
TIME _ up	28
TIME and _	13 0 0 0 33
TIME at	21 0 0 0 33
TIME for	-25
TIME of	22 30
TIME of _	-27
TIME of the	22
TIME on	18 -35 0 0 37
TIME one	-34
TIME one IS	-26
TIME to TIME	15
TIME und	14
TIME und NOT	14
TOO	-21
TOO $	-11 -36 -38
TOO ,	18 0 0 0 -31
TOO GRATITUDE	-8
TOO GRATITUDE $	-8
TOO SYMPTOM	20
TOO SYMPTOM $	20
TOO _	-9
TOO _ ,	-23
TOO _ for	0 0 0 0 -33
TOO the	-26
TOO the _	-26
UNLESS	34
UNLESS $	-30 0 0 -32 35
UNLESS ,	24
UNLESS , the	24
UNLESS <name>	14
UNLESS <name> $	16
UNLESS <number>	-11
UNLESS <version>	21 0 0 32 0 -33
UNLESS <version> $	21 0 0 32 0 -33
UNLESS EVERY	31 41 -39 0 -55
UNLESS EVERY _	30 35 -37 0 -46
UNLESS FORNOW	-42
UNLESS FORNOW $	-42
UNLESS Name	34 0 0 -33 -46
UNLESS THIS	49
UNLESS THIS $	9
UNLESS THIS _	37
UNLESS TIME	19
UNLESS TIME $	19
UNLESS WE	-11
UNLESS YOU	27 0 0 0 0 -51
UNLESS YOU LIVES	-32
UNLESS YOU _	30 0 0 -32 -37
UNLESS YOU do	23 0 0 0 0 -33
UNLESS _	36 0 0 0 -33
UNLESS _ $	35 0 0 0 -31
UNLESS _ ,	31 0 0 0 -31
UNLESS _ THIS	32
UNLESS _ WHAT	31
UNLESS _ in	-41
UNLESS a	15 0 -38
UNLESS a _	15 0 -38
UNLESS an	20
UNLESS an _	46
UNLESS de	-22
UNLESS de _	-22
UNLESS for	-25
UNLESS the	20
UNLESS the _	14
USE $	8
USE <code>	0 0 0 0 0 -41
USE <code> $	34
USE <name>	9
USE <number>	-27 0 0 0 0 0 -37
USE <number> $	17 0 0 0 -37
USE <number> TIME	-32
USE <number> _	12 0 0 0 38 0 -30
USE <path>	23 -33 0 0 -55
USE <path> $	24 -30 0 0 -39 0 -47
USE I	-36
USE I _	-36
USE LIVES	-15 0 0 0 -30
USE Name	0 0 0 0 -33 -30
USE Name $	-13
USE PER	-32
USE THEY	15 0 0 0 -35
USE THIS	-19
USE THIS $	18
USE THIS _	-38
USE THIS in	-29
USE TOO	-32
USE _	31
USE _ $	69 0 0 -39 32 0 -32
USE _ ,	10 -38 -52 0 0 43
USE _ <number>	8
USE _ FORNOW	-23
USE _ TIME	0 -30
USE _ as	-50
USE _ in	48 0 0 0 0 -41
USE a	-27 0 0 0 -33
USE a _	-25 0 0 0 -33
USE by	-11
USE on	34
USE on _	17
USE over	41 0 0 -31 31
USE the	16
USE the TIME	-36
USE the _	30
USE&VALUE	0 -38
USE&WAS	-16 0 0 0 -32
USE&WE	-12
USE&YOU	9 -47 0 0 -50 40
VALUE&WAS	30 0 0 0 -47 38
VALUE&WE	11
VALUE&YOU	0 0 -31
WAS	-13 0 0 0 0 33
WAS <number>	0 0 0 0 -38
WAS DECIDE	14
WAS DONE	23 0 0 0 32
WAS DROP	30
WAS MOVED	26
WAS MOVED to	36
WAS NOT	14
WAS NOT _	14
WAS THIS	-29
WAS THIS _	-14
WAS TOO	32 0 -32
WAS TOO _	32 0 -32
WAS WRONG	-24
WAS _	-30
WAS _ ,	-9
WAS _ THIS	18
WAS _ of	-25
WAS a _	-37
WAS the	0 0 0 0 -39 37
WAS the _	13
WAS to	-33
WE	0 0 0 45
WE DECIDE	38 0 0 33 -30
WE DECIDE on	29
WE DECIDE to	10
WE DONE	-16
WE DONT	36
WE DONT USE	0 -37
WE DONT _	39 0 0 -41
WE DONT do	18 0 0 32
WE DROP	19 0 0 46 -50
WE DROP _	-16
WE DROP the	30 0 0 0 -34
WE HEDGE	-45
WE HEDGE NOT	-10
WE HEDGE _	-33
WE IS	-20
WE KEEP	55 -44 0 55 -54
WE KEEP on	10 0 0 34 -36
WE KEEP the	51 0 0 38
WE KEEP with	14
WE LIVES DECIDE	17
WE LIVES _	19 0 0 0 0 -36
WE LIVES a	0 0 0 -50 0 -32
WE LIVES the	-19
WE MAYNOT	27 0 0 -35
WE MAYNOT USE	25 0 0 0 -33
WE MAYNOT _	18
WE MOVED	36 -42 0 0 0 -35
WE MOVED from	31 -30 0 37 -32
WE MOVED the	15 0 0 -30
WE MUST	-30
WE MUST $	31
WE MUST LIVES	-20
WE MUST _	-29
WE MUST a	-35
WE NEVER	14 0 0 0 -37
WE NEVER _	33 0 0 0 -36
WE NOT	26 0 0 31
WE ONLY	-10
WE ONLY _	20
WE SHOULD	-34
WE SHOULD ALWAYS	-29
WE SHOULD _	-26
WE USE	-32
WE WAS	-37
WE WAS _	-37
WE _	8
WE _ $	-27 0 0 0 -45
WE _ ,	37 0 -43 0 -30 36
WE _ <number>	0 0 0 -48 42
WE _ EVERY	-25
WE _ NO	-15
WE _ THIS	17 0 0 0 -40
WE _ a	-24
WE _ back	31
WE _ by	-35
WE _ for	31 0 -34 0 -35
WE _ in	16
WE _ on	15
WE _ over	42 0 0 0 -35
WE _ the	24 -35
WE _ to	0 -39 -38 49 -35
WE _ up	-39
WE _ with	42 0 0 -35
WE do	44 0 0 0 -37
WE do THIS	27
WE on _	-12
WE&YOU	24
WHAT	-22 -31 39 -30
WHAT $	-39
WHAT ,	-29
WHAT ?	-34
WHAT ASKS	-21
WHAT ASKS HEDGE	-9
WHAT DECIDE	-17
WHAT DECIDE _	-17
WHAT DONE	-15
WHAT EVERY	-13
WHAT EVERY _	-13
WHAT HEDGE	-18
WHAT I LIVES	-37
WHAT I _	24
WHAT IS	-30 0 0 0 30
WHAT IS THIS	-8
WHAT IS WHAT	8 0 0 0 30
WHAT IS _	-22
WHAT IS the	-28
WHAT LIVES IF	-26
WHAT LIVES the	-28
WHAT MUST	0 0 0 0 -35
WHAT MUST _	0 0 0 0 -35
WHAT OWNER	34 0 -32 0 37
WHAT SYMPTOM	-16
WHAT SYMPTOM $	-16
WHAT THIS LIVES	-15
WHAT THIS SYMPTOM	-27
WHAT THIS _	20
WHAT USE	-25
WHAT WAS	17
WHAT WAS THIS	-14
WHAT WAS _	25
WHAT WE	-28
WHAT WE _	-15
WHAT YOU	13 0 0 0 -30
WHAT YOU _	15
WHAT _	-14 -33 0 -32
WHAT _ $	0 -45 0 -32 44 -36
WHAT _ <number>	-35
WHAT _ DECIDE	-18
WHAT _ IS	-30
WHAT _ LIVES	-42
WHAT _ NOT	18
WHAT _ THEY	16
WHAT _ THIS	-27
WHAT _ WE	-27
WHAT _ here	10
WHAT _ the	-30
WHAT a	-21
WHAT a _	-15
WHAT do	-16
WHAT do I	-16
WHAT one	-13
WHAT out	12
WHAT the	-24
WHAT the _	-23
WRONG	-16 0 -31 -36 -45 50
WRONG $	-41 0 0 0 31 -30
WRONG ,	-16 0 0 0 -40 40
WRONG , the	0 0 0 0 -34
WRONG I	-13
WRONG I _	-13
WRONG IS	46 0 0 -32
WRONG IS _	37
WRONG _	20 0 0 -31 -42 38
WRONG _ $	-15 -33
WRONG _ ,	25 0 0 0 -40 36 -42
WRONG _ IS	35
WRONG one	-34
WRONG with	23 32 0 0 0 -31
YOU	0 0 0 -32 -35 31
YOU "	11
YOU $	-30
YOU ,	-10
YOU ?	-19
YOU ? $	-19
YOU DONE	8
YOU DONT	-17
YOU DONT _	-17
YOU EVERY	17
YOU EVERY mit	17
YOU HEDGE	-15
YOU HEDGE _	-11
YOU IS	-19
YOU LIVES	-35
YOU LIVES $	-35
YOU LIVES THIS	23
YOU MAYNOT	31
YOU MOVED	0 -34
YOU MOVED $	16 -34 0 0 0 -31
YOU MUST	-16 0 0 0 0 -30
YOU MUST NEVER	-17
YOU MUST _	-21
YOU TOO	-17
YOU USE	32 -31 0 0 -43 40 -36
YOU _	10 0 0 0 -46
YOU _ "	-10
YOU _ $	-8
YOU _ ,	41 34 0 0 0 -44
YOU _ IS	-26
YOU _ LIVES	-17
YOU _ THEY	13 0 0 0 0 -34
YOU _ THIS	-30
YOU _ UNLESS	20 -30
YOU _ a	30
YOU _ den	-32
YOU _ for	20
YOU _ in	37
YOU _ the	14 0 -39
YOU do	23 0 0 0 0 -33
YOU do THIS	23 0 0 0 0 -33
YOU just	-18
YOU just _	-18
YOU the	29
YOU to	13
^ "	0 0 0 0 0 -32
^ " Name	-9
^ <acronym> <number>	-14
^ <acronym> IS	9 0 0 0 0 -34
^ <acronym> _	17 0 0 0 -44
^ <amount>	15
^ <amount> _	15
^ <code>	38 -42 -31 -32 0 -34 41
^ <code> IS	23
^ <code> _	15
^ <host>	-23 0 0 0 30
^ <name>	19 -32
^ <name> IS	0 0 -35 0 0 0 -33
^ <name> _	29 -31 -37 -40 0 -42 31
^ <number>	0 -34
^ <number> ,	24 0 0 0 0 -36
^ <number> IS	22
^ <number> TIME	46
^ <number> _	-45
^ <number> of	-21
^ <path>	0 -40 0 -33
^ <path> $	-20
^ <path> IS	28
^ <version>	0 0 0 -35 34
^ <version> SYMPTOM	-37
^ AGAIN	-33
^ AGAIN SYMPTOM	-11
^ AGAIN _	-11
^ ALWAYS _	28 -33
^ ASKS	-34
^ ASKS ALWAYS	-22
^ ASKS LIVES	-26
^ ASKS USE	-28
^ ASKS _	-32
^ ASKS a	-16
^ ASKS also	-13
^ CALLED	44 -32 33
^ CALLED _	43 -34 32 0 -50
^ DECIDE	12 0 0 56 -46
^ DECIDE MAYNOT	12 0 0 -37
^ DECIDE SYMPTOM	-30
^ DECIDE _	13 -35 -31 41 0 -30
^ DECIDE a	-47
^ DECIDE bei	23 0 0 0 0 -32
^ DECIDE con	11
^ DECIDE for	31 0 0 0 0 -32
^ DECIDE on	26 0 0 32 -32
^ DECIDE one	41 0 0 0 0 -35
^ DECIDE to	22
^ DECIDE with	19
^ DONE	-30
^ DONE $	-34
^ DONE ?	-16
^ DONE with	-28
^ DONT	16 36 0 -31 -38
^ DONT LIVES	-32
^ DONT USE	43 46 -38 0 -37
^ DONT na	28 31
^ DROP	0 -39 -38 47 -42
^ DROP THIS	-49
^ DROP the	19
^ EVERY	11 41 -31 -38
^ EVERY HEARSAY	-37
^ EVERY IS	-30
^ EVERY LIVES	28 33 0 0 -34
^ EVERY THIS	0 37 0 0 -47
^ EVERY _	15 0 -30
^ EVERY de	30 36 0 0 -35
^ EVERY in	10 30 0 0 -36
^ EVERY over	42 35 0 0 -43
^ EVERY the	-18
^ FORNOW	-13
^ FORNOW _	-51
^ FUTURE_I	-32 0 0 0 -35
^ FUTURE_I AGAIN	-15
^ FUTURE_I HEDGE	-16
^ FUTURE_I NOT	-28
^ FUTURE_I OWNER	-26
^ FUTURE_I _	-26
^ FUTURE_I a	-34
^ FUTURE_I on	-32
^ FUTURE_I to	-41
^ GRATITUDE	-31 -46 0 34
^ GRATITUDE !	-23
^ GRATITUDE $	-25 0 -30 31 -32
^ GRATITUDE ,	-28
^ GRATITUDE <number>	-34
^ GRATITUDE ASKS	-21
^ GRATITUDE FUTURE_I	-22
^ GRATITUDE GRATITUDE	-32
^ GRATITUDE I	-18
^ GRATITUDE IS	-25
^ GRATITUDE NO	-36
^ GRATITUDE PLEASE	-32
^ GRATITUDE THIS	10
^ GRATITUDE WE	12
^ GRATITUDE YOU	-18
^ GRATITUDE _	0 -34 0 41
^ GRATITUDE and	-41
^ GRATITUDE do	-35
^ GRATITUDE for	-26
^ GRATITUDE the	-24
^ HEARSAY	-49
^ HEARSAY IS	-24
^ HEARSAY THIS	-16
^ HEARSAY _	-23
^ HEARSAY the	-25
^ HEDGE	-36
^ HEDGE DECIDE	-11
^ HEDGE EVERY	-25
^ HEDGE HEDGE	-31
^ HEDGE IF	-28
^ HEDGE IS	-29
^ HEDGE PAST_I	-14
^ HEDGE THIS	-17
^ HEDGE USE	-12
^ HEDGE WE	-28
^ HEDGE _	-44
^ HEDGE a	-10
^ HEDGE an	-14
^ HEDGE the	-21
^ I	-17
^ I ALWAYS	16
^ I DONE	-22
^ I DONT	-41
^ I HEDGE	-19
^ I MAYNOT	-24
^ I MOVED	-24
^ I ONLY	-25
^ I PREFER	47 0 33 0 -34
^ I _	-10 0 -36
^ I just	-31
^ IF	11 0 31 0 -36
^ IF I	-42
^ IF THIS	-51
^ IF WE	-29
^ IF YOU	29
^ IF a	38
^ INSTEAD	0 0 0 0 -32
^ INSTEAD _	31
^ IS	-8 0 -34 0 -31 36
^ IS <code>	10
^ IS <number>	33
^ IS ALWAYS	-21
^ IS CALLED	35 0 0 0 33 -32
^ IS DONE	-34
^ IS NOT	42 0 0 -30 -50 41
^ IS SYMPTOM	-41
^ IS THIS	-48
^ IS _	0 -58 -35 0 0 41 -37
^ IS in	-48
^ IS the	-30 0 0 0 -50 32 -35
^ KEEP	22 0 33 0 -47
^ KEEP <path>	32 0 -34
^ KEEP THIS	23
^ KEEP _	21 0 40 -51
^ KEEP on	13 -38 0 32
^ KEEP the	-34 35 0 -49
^ LIVES	-11 0 0 0 -35
^ LIVES THIS	-28
^ LIVES YOU	-22
^ LIVES _	-9
^ LIVES on	-42
^ LIVES the	-38
^ MAYNOT	0 0 0 -36
^ MAYNOT _	-19 0 0 -37
^ MOVED	-40 0 0 0 0 -30
^ MOVED the	-39
^ MUST	-19 0 0 0 -32
^ MUST THIS	-39
^ MUST _	-8 30 0 0 0 -30
^ NEVER	31 61 -49 -39 -55 0 -33
^ NEVER _	0 52 -39 -33 -36 -35
^ NO	14 0 0 0 -51
^ NO ,	-18 0 -36 0 -41 48
^ NO MUST	-48
^ NO SYMPTOM	-18 0 0 0 0 -32
^ NO _	30 0 0 0 -52 -45
^ NO more	41 -45 -31 50 -31 -32
^ NO new	28
^ NOT	-8 0 -36 0 -55
^ NOT ,	22 -41
^ NOT FORNOW	-31
^ NOT _	-33
^ NOT a	8
^ NOT de	37 37 0 -43 0 -47
^ NOW	-25
^ NOW THIS	-10
^ NOW the	-32
^ NOWON	46 0 0 0 0 -31
^ ONLY	10 0 -36 -38
^ ONLY <number>	30 0 0 0 -45
^ ONLY _	24 0 0 -47 55 -42
^ OUR	0 -35
^ OUR Name	13
^ OUR _	0 -33 0 0 32 -30
^ OWNER I	8 -32
^ OWNER _	-47
^ PAST_I	-51
^ PAST_I THIS	-23
^ PAST_I _	-53
^ PAST_I a	-11
^ PAST_I at	-19
^ PAST_I to	-31
^ PER	33
^ PER _	33
^ PLEASE	0 0 0 -39 -37 -34
^ PLEASE LIVES	-31
^ PLEASE _	-15 0 0 0 -31
^ PREFER	37 -46 58 -32 -47
^ PREFER I	12
^ PREFER THIS	-16
^ PREFER _	54 -35 46 0 -37
^ PREFER a	-34
^ PREFER to	-11
^ SHOULD	-49
^ SHOULD _	-18
^ SYMPTOM	0 -40
^ SYMPTOM $	-40
^ SYMPTOM AGAIN	-19
^ SYMPTOM LIVES	30
^ SYMPTOM _	30 -30
^ SYMPTOM on	-29
^ THEY	-18 -36
^ THEY HEARSAY	-28
^ THEY MUST	-29
^ THEY on	-22
^ THIS	-38
^ THIS DONE	-41
^ THIS HEARSAY	-20
^ THIS HEDGE	-20
^ THIS IS	-33
^ THIS LIVES	-51
^ THIS MAYNOT	0 0 0 0 -31
^ THIS MOVED	-16
^ THIS MUST	19 -35
^ THIS ONLY	-12
^ THIS OWNER	32 0 0 0 -33
^ THIS SHOULD	-19
^ THIS SYMPTOM	-27
^ THIS _	-56
^ TIME	44 0 -36 -39 0 -34 -30
^ TIME _	22 -40 0 0 34
^ TOO	-51
^ TOO _	-27
^ TOO the	-26
^ UNLESS	8 45 0 -34 0 -39
^ UNLESS EVERY	21 32 0 0 -35
^ UNLESS YOU	-22
^ USE	0 0 0 0 -48
^ USE I	-36
^ USE THIS	-33
^ USE _	53 0 0 0 -45 0 -36
^ USE the	-16 0 0 -30
^ WAS	-38
^ WE DECIDE	22
^ WE DONT	26
^ WE DROP	37 0 0 35 -38
^ WE HEDGE	-47
^ WE IS	-26
^ WE KEEP	39 -39 0 51 -41
^ WE LIVES	30
^ WE MAYNOT	27 0 0 -32
^ WE MOVED	35 -40 0 0 0 -30
^ WE MUST	-50
^ WE SHOULD	-31
^ WE WAS	-37
^ WE _	0 -46
^ WHAT	-34 0 -36
^ WHAT ASKS	-24
^ WHAT DONE	-15
^ WHAT IS	-34
^ WHAT LIVES	14
^ WHAT OWNER	22
^ WHAT SYMPTOM	-9
^ WHAT THIS	-34
^ WHAT WAS	-14
^ WHAT _	-52
^ WHAT a	-20
^ WHAT do	-16
^ WHAT the	-48
^ WRONG	11 0 -30 -36 -42 44
^ WRONG ,	-27
^ WRONG IS	44
^ WRONG _	31 -48 0 0 -33 39
^ YOU	0 0 0 -34 -39
^ YOU MAYNOT	31
^ YOU MUST	-30
^ YOU _	0 33 0 0 0 -37
^ _ !	12
^ _ $	-44 0 0 -31 0 -62 -56
^ _ ,	9 -62 40 34 -45 0 -31
^ _ <acronym>	9 0 -30 -38
^ _ <amount>	20 -35 0 -36 40
^ _ <code>	0 -36 0 0 0 -30
^ _ <flag>	22 -41
^ _ <name>	-29 -32 0 0 35
^ _ <number>	0 0 -41
^ _ <version>	0 0 0 -37 42 -40
^ _ ?	-31
^ _ AGAIN	-39
^ _ ALWAYS	46 0 0 0 0 -39
^ _ DECIDE	-18 -40 0 31
^ _ DONT	36 52 -33 -39 -50 0 -37
^ _ DROP	13
^ _ EVERY	-8
^ _ FORNOW	-17
^ _ FUTURE_I	-28
^ _ GRATITUDE	-59
^ _ HEARSAY	-37
^ _ HEDGE	-25
^ _ I	-22 -35 30 0 0 0 -34
^ _ INSTEAD	36 -33 32 -40
^ _ IS	22
^ _ KEEP	37 0 -53
^ _ LIVES	60 0 0 0 30
^ _ MAYNOT	40 47 -41 -56
^ _ MOVED	27 -42 0 0 34
^ _ MUST	60 70 -61 -58 -35 -40
^ _ NEVER	29 50 -61 0 0 -48 -30
^ _ NO	-33 -38 0 0 -41
^ _ NOT	0 0 -40 0 0 0 -30
^ _ NOW	-34
^ _ Name	18 0 -36 -39
^ _ ONLY	52 0 0 0 0 -46
^ _ PAST_I	-30
^ _ PER	49 -52 -52 -44
^ _ PLEASE	11 -51 56 0 -47 -38
^ _ SHOULD	50 0 0 -36
^ _ SYMPTOM	-18 -34
^ _ THEY	0 0 0 0 0 -33
^ _ THIS	-25
^ _ TIME	-47 -32 0 -37
^ _ UNLESS	14 -64 0 0 0 -38
^ _ USE	30 0 0 -36
^ _ WAS	-28 0 0 0 -46 35
^ _ WE	-34 -32 0 0 30
^ _ WHAT	-55
^ _ YOU	-21 -37
^ _ a	-64 0 0 37 -41
^ _ an	-32
^ _ and	0 -34 -42
^ _ as	25 -42 46 -48 -49 -36 -32
^ _ at	-10 -34 30 -37
^ _ auf	32 -44 44 -35 -33
^ _ back	-39
^ _ both	-40
^ _ by	0 0 0 0 0 -42 -31
^ _ com	44 -33 -34 0 0 -30
^ _ das	-29
^ _ de	-11 0 37 0 -43
^ _ die	0 0 0 0 32
^ _ do	-39
^ _ el	-49
^ _ first	62
^ _ for	56 -46 0 0 0 -35
^ _ from	-12 -40 -30 -31 35
^ _ in	51 0 0 0 0 -64 -31
^ _ into	-34
^ _ la	-33 0 0 0 31
^ _ le	-51
^ _ les	-47
^ _ like	-67
^ _ of	-27 30 -32 -35
^ _ on	-21
^ _ one	-20 0 0 0 -48 -39
^ _ over	0 -44 0 0 -35
^ _ than	13 0 -30 -31 0 -33
^ _ the	-65 -42 0 0 -31
^ _ to	-23
^ _ un	-58
^ _ una	-35
^ _ up	-25 -39 0 -36 39
^ _ with	13 0 40 0 -51
^ a	18
^ a _	16
^ after	0 -30
^ after THIS	-31
^ after the	15 -30
^ also	-36
^ also _	-36
^ an	37 0 0 0 0 -36
^ an _	37 0 0 0 0 -36
^ and	13 0 39 0 -65
^ and _	11 0 0 0 -33 -33
^ and the	0 -33 0 0 0 35
^ back	-35
^ both	-46
^ both LIVES	-30
^ both _	-23
^ but	11 0 0 0 -45
^ das	-17
^ das _	-28
^ de	0 -36 -31 -30 43 -30
^ de _	0 -36 -31 -30 43 -30
^ default	20
^ default _	20
^ der	0 -37
^ der Name	-17
^ der _	13 -34 0 0 35
^ die	30 0 -30
^ die Name	24 0 0 -35 0 -31
^ die _	25 -40 0 -31 31 0 -31
^ do THIS	13
^ do the	-27
^ ein	34
^ ein _	29
^ el	0 -36 0 -35
^ el _	0 -32 0 -33
^ first	-28
^ first _	-36
^ for	0 0 0 0 0 -38
^ for EVERY	13
^ for _	0 0 0 0 0 -33
^ for the	15
^ from	40 0 0 39 -40 -31
^ here	-41
^ il	35 0 -30 -31
^ il _	15
^ in	-22
^ in THIS	-17
^ in _	13 -33
^ in a	-51
^ in the	-13
^ just	-38
^ just _	-25
^ la	0 -36
^ la _	0 -36 0 -40 37
^ las	15 0 0 0 37
^ las _	15 0 0 0 37
^ last TIME	-45
^ last _	30
^ le	18 0 -37 -40
^ le _	17 0 -37 -38
^ les	34 0 0 -32 0 -36
^ les _	34 0 0 -32 0 -36
^ los	28
^ los _	28
^ new	37 0 0 -31
^ new _	37 0 0 -31
^ o	30 -35 -30 -30 43
^ o _	29 -33 0 0 42
^ on	0 0 -38 0 -44
^ on I	-20
^ one	0 0 0 0 0 -35
^ one _	23 0 0 0 0 -35
^ one of	-29
^ para	27
^ para _	27
^ same	-28
^ same SYMPTOM	-15
^ the	-10
^ the <acronym>	-16 0 0 0 -35 31
^ the DECIDE	39 0 0 45 -49
^ the ONLY	-21
^ the OWNER	32 0 0 0 -31 31
^ the PER	31 0 0 0 35
^ the SYMPTOM	-17
^ the TIME	-9 0 0 0 39 -32
^ the WHAT	-29
^ the first	-21
^ the new	-56
^ the old	-28
^ the one	-27
^ then	-50
^ then _	-35
^ there	-17 -42 0 0 0 -38
^ there IS	-20 -30 0 -39 44 -31
^ there _	9
^ to	26
^ to _	37
^ two	-15 0 -36 -37 0 -32
^ two _	-26 0 0 0 0 -30
^ un	37 0 -30
^ un _	37 0 -30
_ !	-11
_ ! $	-32
_ "	-12
_ " $	-26 0 -32 0 39 -42
_ " ,	36
_ " Name	-8
_ " _	0 0 0 0 0 -34
_ " and	-8
_ (	-12 0 -32 -31
_ ( )	-24
_ ,	22
_ , <code>	18
_ , <ip>	29
_ , <name>	21 0 0 0 -44
_ , <number>	53
_ , <path>	19
_ , <version>	34 -39
_ , ALWAYS	34 55 0 -35 -66
_ , ASKS	-9
_ , BECAUSE	0 0 0 0 -39
_ , DECIDE	54 -47 -36 0 -32
_ , DONE	-12 0 0 0 0 -31
_ , DONT	35 34 0 -37
_ , EVERY	31
_ , FUTURE_I	-41
_ , GRATITUDE	-51
_ , HEDGE	-18
_ , I	-18 0 0 0 0 -34 -30
_ , IS	34 -37
_ , LIVES	45 0 0 0 0 -31
_ , MUST	11 -37 0 0 -43 0 38
_ , NEVER	14 33 0 0 -30
_ , NO	21 0 0 -31 -34
_ , NOT	35 0 0 0 34
_ , Name	28
_ , OUR	16
_ , OWNER	13 0 0 0 38 -33
_ , PAST_I	-19
_ , PLEASE	16 -34
_ , SYMPTOM	14 0 0 0 0 -32
_ , THEY	-15 0 -38
_ , THIS	10 0 0 0 30 -35
_ , TIME	-20 0 0 0 -33
_ , UNLESS	35 0 0 0 32
_ , USE	25
_ , WE	45
_ , WHAT	-40 -33 0 0 0 -35
_ , YOU	22 -41 0 0 0 42
_ , _	15
_ , a	26 -46 -33 37
_ , and	-17
_ , as	-37 0 -42
_ , both	0 -31
_ , but	-32
_ , by	9 0 0 0 31
_ , da	30 0 0 0 -36
_ , das	22 0 0 0 -37
_ , der	15 0 0 0 0 -33
_ , for	-17
_ , in	0 0 0 0 -37 -30
_ , just	21 -38 39
_ , le	17 -31 0 0 -47
_ , old	21
_ , on	35 31 0 -35
_ , one	47 0 33
_ , or	9 0 -30 -36 35
_ , the	20
_ , then	-16 0 -37
_ , there	0 0 -38 0 -33
_ , two	47 0 0 -36
_ , with	-27
_ -	35 -40 0 0 40 -33
_ - _	35 -40 0 0 40 -33
_ :	15 0 0 0 -37
_ ;	43 0 0 0 -52
_ ; _	21 0 0 33 0 -34
_ ; the	24
_ <acronym>	14 0 -33 0 0 -37
_ <acronym> IS	-12 0 0 0 -41
_ <acronym> LIVES	20
_ <acronym> _	25 0 0 -37
_ <amount>	-8 -37 0 0 32 -35
_ <amount> $	-43
_ <amount> LIVES	23 -30 0 -32 35
_ <amount> _	13
_ <code>	0 -33 -50 0 38 -54 34
_ <code> $	36 0 -42 0 -35 0 39
_ <code> ,	19 0 0 0 0 -35 30
_ <code> IS	-16 0 0 0 33 0 -32
_ <code> to	-36
_ <date>	31
_ <flag>	47 -46 -35 -43 -46 -43 61
_ <flag> $	38 0 0 -38 -32 -38 39
_ <flag> _	18 -31
_ <host>	34 -32
_ <host> $	28 0 0 0 0 0 -30
_ <ip>	31
_ <ip> $	31
_ <name>	-15
_ <name> $	42 0 0 -32 0 -43
_ <name> ,	34
_ <name> IS	40 -31
_ <name> in	-20
_ <name> to	-32
_ <number>	0 0 -30
_ <number> $	22 -60 -35 0 0 0 -31
_ <number> ,	47
_ <number> <acronym>	33 32 0 0 -37
_ <number> DONE	-33
_ <number> IS	-15 -48 -38 -40 75 -75
_ <number> LIVES	-24
_ <number> NOW	24 0 0 0 0 -32
_ <number> SYMPTOM	-38
_ <number> TIME	-42 -33 0 0 39 -34
_ <number> _	0 0 -36 0 32 -53
_ <number> and	21 0 0 -31
_ <number> for	0 0 0 0 31
_ <number> of	-46
_ <number> to	26 0 0 -46 0 -36
_ <path>	39 0 0 0 -33 0 31
_ <path> $	38
_ <path> ,	0 0 0 0 -33
_ <tag>	16 0 0 0 36 -35
_ <version>	39 0 0 0 44 -46
_ <version> $	9
_ <version> ,	31
_ <version> BECAUSE	22 -31
_ <version> IS	20 0 0 -31 0 -40
_ <version> _	18 -35 0 0 39 -39
_ =	0 -47 -33 0 55 -42 -31
_ = <number>	-39
_ ?	-33
_ ? $	-33
_ AGAIN $	-41
_ AGAIN _	14
_ ALWAYS	40 0 0 -42
_ ALWAYS $	39 -30
_ ALWAYS ,	15 -47 34
_ ALWAYS _	27 0 -48 0 33 -30
_ ALWAYS in	-8 0 -30
_ ASKS	22
_ BECAUSE	25
_ BECAUSE $	18 0 0 0 -35
_ BECAUSE THEY	21 0 0 0 -33
_ BECAUSE THIS	-19
_ BECAUSE _	12
_ BECAUSE of	33
_ BECAUSE the	-12
_ CALLED	19 -36 0 0 0 36
_ CALLED $	24 -40 0 0 0 -32
_ DECIDE	49 0 -33 53 0 -32
_ DECIDE $	17 0 -39
_ DECIDE ,	33
_ DECIDE GRATITUDE	0 0 0 0 30
_ DECIDE THIS	12
_ DECIDE _	17
_ DECIDE on	-12
_ DECIDE to	20
_ DONE	0 0 0 0 30
_ DONE $	-38
_ DONE _	29
_ DONE by	-10
_ DONT	22 39 -43 0 0 -42
_ DONT _	14 32 -35 0 0 -39
_ DROP	16
_ DROP $	-34 -43
_ DROP THIS	-13
_ DROP _	31 0 0 -32
_ EVERY	-11
_ EVERY $	-41 -31
_ EVERY ,	-37
_ EVERY <number>	31 -37 0 0 40
_ EVERY Name	23
_ EVERY THIS	19 0 0 -34
_ EVERY TIME	42 -30 0 0 31
_ EVERY USE	-13
_ EVERY _	12
_ EVERY the	-16 0 -30 0 -32 37
_ FORNOW	-44
_ FORNOW $	-54
_ FORNOW ,	-29
_ FORNOW _	-16
_ FORNOW one	-33
_ FUTURE_I	-28
_ FUTURE_I _	-28
_ GRATITUDE	-29 -35
_ GRATITUDE !	-18
_ GRATITUDE $	-10
_ GRATITUDE ,	-34
_ GRATITUDE IF	-28
_ GRATITUDE _	-16
_ HEARSAY	-45 35 -33
_ HEARSAY $	36 0 0 0 -43
_ HEARSAY GRATITUDE	-14
_ HEARSAY NEVER	-36
_ HEARSAY NO	12
_ HEARSAY THIS	-54
_ HEARSAY _	-26
_ HEARSAY the	-11
_ HEDGE	-8 0 -40
_ HEDGE $	-21
_ HEDGE IS	-27
_ HEDGE LIVES	-33
_ HEDGE THIS	-32
_ HEDGE _	43 31 0 0 -30
_ HEDGE the	-32
_ I	-26 -30 37 0 -32
_ I $	20
_ I <number>	-33
_ I LIVES	-24
_ I WHAT	-17
_ I _	0 0 0 0 -42
_ I a	-21
_ I out	-10
_ I the	-18 -30
_ IF THEY	16 0 0 0 0 -38
_ IF THIS	14
_ IF YOU	9
_ IF _	26
_ IF the	-9 -36 0 0 44
_ IF there	23 0 0 0 -32
_ INSTEAD	27 -40
_ INSTEAD $	11
_ INSTEAD _	44 -35 0 0 -37
_ IS	16
_ IS "	-46
_ IS $	-22
_ IS <acronym>	38 -43 -37 0 44 -30
_ IS <amount>	27 -31
_ IS <code>	38
_ IS <host>	20 0 0 0 39 -37
_ IS <mail>	37 0 0 0 35 -34
_ IS <name>	43 0 -43 -32 38
_ IS <number>	43
_ IS <version>	-10 -38 0 0 34
_ IS AGAIN	0 -30 0 0 39
_ IS ALWAYS	11 0 -42 35 0 -36
_ IS CALLED	11
_ IS DONE	-8 -47 0 -47 33 -31
_ IS DROP	0 -58 0 50 0 -31
_ IS EVERY	33
_ IS GRATITUDE	-17 -30 0 0 0 -33
_ IS KEEP	0 -44 0 0 54 -36
_ IS LIVES	30 -41 0 0 37 -33
_ IS MAYNOT	49 42 0 0 -58
_ IS NEVER	0 48 0 0 -51 -35
_ IS NO	27 -39 -35 0 46 -31
_ IS NOLONGER	0 -36 0 0 0 -46
_ IS NOT	-45
_ IS NOW	0 0 0 -36 49 -38
_ IS Name	28 -37 -30
_ IS ONLY	17 0 0 0 0 -32
_ IS OUR	22
_ IS PER	39 -41 0 -32
_ IS SYMPTOM	-46
_ IS THIS	8
_ IS TIME	31
_ IS TOO	-10 0 0 0 0 -31
_ IS WHAT	34 0 0 0 38 -45
_ IS WRONG	-39
_ IS _	22
_ IS a	34 0 0 -46
_ IS an	8 0 0 0 34
_ IS at	0 -33 0 -35 53 -51 -31
_ IS by	21 0 0 0 -36
_ IS de	25
_ IS en	20 -33
_ IS from	21 -40 -37 -36
_ IS im	-24
_ IS in	0 -36 -31 -43 45
_ IS off	17 0 -32 0 0 -30
_ IS on	29 0 0 -57
_ IS one	8 0 -44 0 40 -35
_ IS out	0 0 -38 34 -34
_ IS over	-16 0 0 -32 -30
_ IS the	11 0 -37 -38
_ IS to	-39
_ KEEP	23 0 -44
_ KEEP $	24 0 0 0 -39
_ KEEP ,	43 0 0 0 -46 -31
_ KEEP THEY	33 -51 -34 -50
_ KEEP THIS	0 -48 0 32
_ KEEP _	20 0 -47
_ KEEP at	-22 -35
_ KEEP on	41
_ LIVES	35 0 -30
_ LIVES $	-22 -33 0 0 0 33
_ LIVES ,	36
_ LIVES <flag>	12 0 0 0 -30
_ LIVES <number>	0 -51 0 -40 66 -48
_ LIVES DROP	18
_ LIVES EVERY	57 0 0 0 42 -32
_ LIVES FORNOW	-24
_ LIVES IS	44
_ LIVES LIVES	17 0 0 0 36
_ LIVES MOVED	-17 -30 0 0 37
_ LIVES NO	-16 -43 -30 0 45
_ LIVES ONLY	44 0 -41
_ LIVES PER	28 0 0 0 33
_ LIVES THIS	31 0 0 30 0 -35
_ LIVES USE	28 0 0 -30
_ LIVES _	0 -37
_ LIVES a	29 0 -32
_ LIVES after	37 -44 -30 0 41
_ LIVES an	40
_ LIVES at	52 -42
_ LIVES back	-26
_ LIVES from	38 0 0 0 0 0 -34
_ LIVES in	35
_ LIVES into	29 0 31 0 -44
_ LIVES on	57 0 0 0 0 -33 -33
_ LIVES one	21 -39 0 -33 46
_ LIVES out	30 -34 0 0 36
_ LIVES the	37 -40
_ LIVES to	0 0 0 -36
_ LIVES two	19 0 0 0 0 -32
_ LIVES up	40
_ LIVES with	-13 0 -30
_ MAYNOT	19 30 -40
_ MAYNOT _	10 0 -38
_ MOVED $	-18 31
_ MOVED ,	26 0 0 -36
_ MOVED _	-25 0 0 0 -34
_ MOVED the	27 -36 0 0 35 -42
_ MOVED to	53
_ MUST	33 43 0 0 -31
_ MUST <number>	43 -44 0 0 36
_ MUST KEEP	9 45 0 -41 -47
_ MUST LIVES	0 31 0 0 0 -35
_ MUST NEVER	42 37 0 0 -46
_ MUST THIS	12
_ MUST USE	27
_ MUST _	18 0 0 0 -32 0 -31
_ MUST a	0 30
_ MUST an	-16
_ MUST the	18
_ NEVER	29 61 -35 0 0 -56
_ NEVER LIVES	0 43 0 0 0 -35
_ NEVER _	37
_ NO	-9
_ NO ,	-21
_ NO SYMPTOM	21
_ NO _	-11
_ NOLONGER	16
_ NOLONGER $	-9 -35
_ NOLONGER ,	37 0 0 0 -37
_ NOT	9 0 -36 0 -31 34
_ NOT $	-12 -31 0 0 -35
_ NOT DONE	-10
_ NOT LIVES	17 0 0 0 0 -35
_ NOT _	14 0 -38 0 0 30
_ NOT on	33 0 0 0 -35
_ NOW	41 -32 0 0 34
_ NOW $	58 -41 0 0 51 -39
_ NOW ,	27 0 0 -58 33
_ NOW BECAUSE	25
_ NOW _	37 0 0 0 -34
_ NOW and	-25
_ NOW the	-13 0 0 0 39 -33
_ NOWON	45 0 -36
_ NOWON $	37 35 0 -39 -48
_ NOWON _	23 -37 0 0 41 -30
_ Name	29 0 -47 0 0 -46
_ Name $	30
_ Name ,	19 -31 0 0 0 -32
_ Name Name	22
_ Name _	0 -37 0 38
_ ONLY	54 0 0 0 0 -34
_ ONLY $	12 0 0 31 -47 -42
_ ONLY ,	0 0 0 0 -34
_ ONLY AGAIN	14 0 0 0 -40
_ ONLY DONE	0 -33 0 0 32
_ ONLY LIVES	-20
_ ONLY NEVER	27
_ ONLY WHAT	30 -48 46 -34
_ ONLY _	31 42 0 -31
_ ONLY from	34 -38
_ ONLY in	24 0 -38 31 -31
_ ONLY on	15 -43 0 0 44
_ OUR	14 0 -35
_ OUR _	16 0 -35
_ OWNER $	0 0 0 0 -30
_ OWNER for	11
_ PAST_I	-52
_ PAST_I at	-40
_ PER	36
_ PER $	0 0 0 -35
_ PER ,	40 0 0 0 33 -46
_ PER TIME	0 0 0 -33
_ PER _	9
_ PER and	30
_ PLEASE	18 0 38 -30 -46
_ PLEASE $	0 -31 34 -34 0 -40 -30
_ PLEASE ,	49 0 0 0 -34
_ PLEASE _	-24
_ PREFER the	18
_ SHOULD	0 0 0 0 -41
_ SHOULD ALWAYS	44 0 0 0 -30
_ SHOULD LIVES	-22
_ SHOULD _	-10 -40
_ SYMPTOM	-15 0 0 -31
_ SYMPTOM $	-32 0 0 0 0 -40
_ SYMPTOM ,	19
_ SYMPTOM NOW	-38
_ SYMPTOM _	13 0 33 0 -46
_ SYMPTOM after	-41
_ SYMPTOM for	-36
_ THEY	0 0 0 0 -30
_ THEY $	-25 0 0 0 0 -38
_ THEY IS	10
_ THEY _	-17
_ THEY in	25
_ THEY to	8
_ THIS	-21
_ THIS $	-13 -31
_ THIS ,	29 0 0 0 -37 -44
_ THIS ?	-20
_ THIS AGAIN	-38
_ THIS DONE	26
_ THIS EVERY	14
_ THIS I	-25
_ THIS IF	13
_ THIS IS	-10
_ THIS LIVES	16
_ THIS MUST	-18 0 0 0 0 -33
_ THIS Name	22
_ THIS PLEASE	-25
_ THIS SYMPTOM	13 0 0 -30
_ THIS TIME	-39
_ THIS UNLESS	-43
_ THIS USE	-18
_ THIS WAS	33 0 0 0 30
_ THIS WE	-17
_ THIS WHAT	-32
_ THIS YOU	-15
_ THIS _	-10
_ THIS and	-26
_ THIS at	25 0 0 0 -32
_ THIS by	-19
_ THIS for	-42
_ THIS from	-24
_ THIS in	-47 0 0 0 -44
_ THIS on	-19
_ THIS one	-21
_ THIS out	-19
_ THIS the	-52 -30
_ THIS to	-30
_ THIS with	0 0 0 -32 0 0 31
_ TIME	-8
_ TIME $	0 0 0 0 0 -46
_ TIME IS	-11 0 0 -33
_ TIME LIVES	31
_ TIME _	17 -37 0 0 48 -41
_ TIME and	32
_ TOO	9 -52 0 0 0 34
_ TOO $	-34 0 0 0 0 31
_ TOO _	41 -42
_ UNLESS	38
_ UNLESS $	-21
_ UNLESS <number>	-15
_ UNLESS <version>	21 0 0 32 0 -33
_ UNLESS Name	27 0 0 0 -33
_ UNLESS THEY	22
_ UNLESS WE	-23
_ UNLESS YOU	32 0 0 -30 -35 -35
_ UNLESS _	30 0 0 0 -33
_ UNLESS a	0 0 -35 -39
_ UNLESS an	20
_ UNLESS the	54
_ USE <code>	27
_ USE <number>	-24 0 0 0 36
_ USE PER	-36
_ USE THIS	-14
_ USE _	0 0 -34 0 34
_ USE a	32 0 0 0 -30
_ USE over	41 0 0 -31 31
_ USE the	16
_ WAS	0 -41
_ WAS DROP	29
_ WAS MOVED	26
_ WAS TOO	15 -38 0 0 0 -37
_ WAS _	-14 0 0 0 0 -34
_ WAS to	-33
_ WE	8 0 -36 47
_ WE DECIDE	20
_ WE DROP	36
_ WE IS	11
_ WE LIVES	-13
_ WE _	0 0 -42 38
_ WE do	37
_ WHAT	-24 0 0 -31
_ WHAT $	-24
_ WHAT I	-38
_ WHAT LIVES	-25
_ WHAT SYMPTOM	-16
_ WHAT THIS	13
_ WHAT WAS	25
_ WHAT WE	-39
_ WHAT YOU	20
_ WHAT the	-41
_ WRONG	32 0 0 0 41 -32
_ WRONG $	34 0 0 0 31 -30
_ YOU	0 -57 0 -30
_ YOU $	-36
_ YOU EVERY	17
_ YOU MOVED	18
_ YOU _	0 -43 0 0 0 0 30
_ YOU the	29
_ a	-16 0 -30
_ a SYMPTOM	-19
_ a _	-28
_ a las	23
_ a new	-12 -30
_ after	14
_ after EVERY	34 0 0 0 -35
_ after _	20
_ after the	-14 0 0 -40
_ am	-10
_ an	-10 0 0 0 -43
_ an $	-28
_ an SYMPTOM	-24
_ an _	9 0 0 0 -43
_ and <name>	-26
_ and <number>	38 0 0 -33
_ and DECIDE	-16
_ and EVERY	19
_ and I	14
_ and IS	0 0 0 0 34 -42
_ and KEEP	-8 30 0 0 -33
_ and LIVES	-12 -32
_ and NO	24
_ and NOT	54 -30 0 0 0 33
_ and THEY	35
_ and THIS	0 -31
_ and USE	12
_ and WAS	-31
_ and WE	21
_ and WHAT	21
_ and a	-13
_ and one	-10
_ and the	0 0 0 0 0 -35
_ and then	0 0 0 0 0 -31
_ as	0 -36 0 0 0 -38
_ as <acronym>	-13
_ as <name>	22 -30 0 0 35
_ as _	9 0 33 0 0 -32
_ as a	20
_ as in	41 0 0 -33 -34
_ at	9 0 0 0 0 -35
_ at <number>	34 0 0 0 47 -30
_ at <time>	-8
_ at EVERY	-18
_ at IF	-16
_ at THIS	-38
_ at a	36 0 0 -34 -36
_ at the	0 -47
_ auf	42 0 0 0 0 -33
_ auf <name>	14
_ auf _	38 0 0 0 -44
_ avec	39 -36 0 0 -40 -31 31
_ avec <code>	12
_ avec _	37
_ back	-15 0 0 0 -31
_ between	11 38 0 -33
_ between <number>	0 35 0 0 -31
_ between LIVES	-25
_ between _	30 0 0 0 0 -34
_ between the	-33
_ both	-28
_ both _	-20
_ but	21 0 -32 -30 0 -43
_ but EVERY	-38
_ but NOT	34
_ by	13
_ by <acronym>	-24 -31
_ by <code>	0 -30
_ by <number>	-43
_ by Name	-14
_ by THEY	18
_ by THIS	13
_ by _	20
_ by a	47 0 0 -33
_ by the	38
_ by two	-35
_ com	44 -33 -34 0 0 -30
_ com _	39 -30 0 -33
_ con	12 -40
_ con _	0 -30
_ da	-26
_ dans	-20
_ das	-34
_ das _	-8
_ de	18
_ de <number>	19
_ de _	10
_ de la	27
_ dem	30
_ dem Name	14
_ den	-39
_ den _	-32
_ der	18
_ der _	13
_ die	0 -30 0 0 0 -33
_ do	-32
_ do $	-18
_ do THIS	-31
_ do the	-31
_ e	24
_ e _	24
_ ein	16 0 0 0 32 -39
_ el	0 -38 0 0 -43 38
_ el _	-16
_ em	37
_ em _	27
_ en	17
_ en _	13 0 0 -31 0 -38
_ et	22 -31 0 0 -41 45
_ first	17 0 0 0 -37 0 -31
_ first $	-11 -37 37 -35 -34
_ first ,	41 0 0 0 -58
_ for	-8
_ for <name>	-13
_ for EVERY	31
_ for FORNOW	13
_ for I	13
_ for PER	-37
_ for THEY	-11
_ for THIS	-20 0 -41
_ for TIME	-46
_ for _	17 -30
_ for a	-44
_ for one	11
_ from	17
_ from <number>	0 0 0 0 30
_ from <path>	12 -34
_ from EVERY	-28
_ from THIS	26
_ from last	49 -39
_ from the	18
_ für	-13
_ here	0 0 0 0 0 31
_ here ,	21 -40 -32 0 0 30
_ here ?	-12
_ im	31 0 0 -30
_ in	24
_ in $	-32 -36
_ in ,	-18 0 0 0 -33
_ in <code>	-12 0 0 0 36 0 -33
_ in <name>	23
_ in <number>	38
_ in <path>	-12
_ in ALWAYS	-24
_ in EVERY	34
_ in I	23
_ in LIVES	34 -31 0 0 0 -33
_ in NOW	-37
_ in OUR	35 0 0 0 0 -40
_ in TIME	54 -36 0 -33
_ in _	42 0 0 -33
_ in a	26 -41 0 -35 34
_ in here	-25
_ in one	42
_ in two	17
_ in with	26 -33 0 0 45 0 -33
_ into	-9 0 -34
_ into _	-34
_ into a	-33
_ into the	14
_ la	-16 0 0 -30
_ la _	-16 0 0 -30
_ las	-11
_ las _	-11
_ last	-16
_ last _	-43
_ le	0 0 -31
_ le _	0 0 -31
_ les	-8
_ les _	-8
_ like	-17 0 0 -38
_ like "	-10
_ like THIS	-20
_ like _	0 0 0 -31
_ like a	15
_ like the	-15
_ los	12
_ los _	12
_ mit	-22
_ more	0 0 0 0 -34
_ more $	10
_ more than	17 -34
_ new	13 -47 44 0 0 -38 -38
_ new _	-19 -30 0 0 0 -30
_ o	-14
_ o _	-14
_ of	-13
_ of <number>	-28 -35
_ of EVERY	-17
_ of I	-34
_ of THEY	-19
_ of THIS	-28
_ of TIME	-19 0 0 0 30
_ of WHAT	-25
_ of _	19
_ off	-11 41 -30 0 -50
_ off $	-14 0 0 0 -32
_ off _	0 32
_ old	-43
_ old _	-43
_ on $	16 -39 0 -32
_ on <name>	-45
_ on <number>	-30
_ on EVERY	45 -39 30
_ on GRATITUDE	16
_ on I	-22
_ on IS	20
_ on MOVED	28
_ on Name	10
_ on PER	31 0 0 -30
_ on THIS	-10 0 0 -31
_ on _	-19
_ on the	-12 -63 0 0 0 -30
_ one	0 -66
_ one $	14 -32 0 0 0 33
_ one ,	12 -40 0 32 -36
_ one ?	-19
_ one IS	18
_ one _	0 -48
_ or	-28 39 0 0 -37
_ or _	-36
_ out	0 0 31 0 -45 -31
_ out IS	-18
_ out WHAT	-23
_ out of	0 -30
_ out the	19
_ over	14 0 30
_ over $	-25
_ over _	28 -51 33 0 -56
_ por	27
_ por _	27
_ sur	18 -41
_ sur le	12 0 0 0 40
_ than	0 0 0 -37 0 -35
_ than <number>	-21 0 0 0 30
_ than PER	14
_ than _	-9
_ the	-18
_ the <acronym>	-41
_ the CALLED	-30
_ the NOLONGER	-10
_ the Name	21
_ the OWNER	-28
_ the SYMPTOM	-48
_ the TIME	-32
_ the WRONG	0 0 0 0 0 -37 30
_ the _	-15
_ the last	-29
_ the new	-15
_ the old	22
_ the other	-10
_ the same	-20
_ the two	-37
_ then	37 -37 0 33
_ then $	37 -37 0 33
_ there	-22 0 0 0 -38
_ there $	-16 0 0 0 -30
_ there FORNOW	-29
_ to <name>	25 0 0 0 42 -40
_ to <number>	-11 -39 0 0 42 -32
_ to <path>	44 0 0 -30
_ to EVERY	17 0 -32
_ to KEEP	-23
_ to LIVES	-36
_ to Name	23
_ to THIS	-20
_ to WHAT	-22
_ to YOU	-13
_ to _	-13 0 0 33 -33 -34
_ to a	35 0 0 0 -37
_ to do	-12
_ to one	29 0 0 0 -35 -31
_ to the	0 0 -32
_ two	-18
_ two TIME	-12
_ two _	-13
_ um	20
_ um _	23
_ un	-27
_ un _	-27
_ una	-35
_ una _	-35
_ under	33 -61 0 0 36 -33
_ under <number>	26 -34
_ under <path>	14 -38 0 0 41
_ up	-13 0 -31 0 0 -42
_ up $	0 0 -30 -36 0 -31 30
_ up ,	36
_ up I	25
_ up IF	-10
_ up a	-28
_ up by	-34
_ up on	-14
_ up the	-25
_ up to	11 0 0 0 0 -32
_ von	30
_ von _	26
_ with	13 0 0 0 -32 0 33
_ with <code>	52 -33 0 0 -53 -39 52
_ with <number>	-9 -32 -31
_ with <path>	0 -36 0 0 -32 -37 38
_ with Name	-10
_ with THIS	18
_ with _	16
_ with a	19 0 0 -40
_ with more	18
_ with one	-35
_ y	39 -42 0 -32
_ y _	21 -39 -34
_ à	23 -31 0 0 36
_ à _	22 0 0 0 32
a	-8
a <acronym>	22
a <acronym> ,	17
a <number>	-31 -30 0 0 43 -31
a <number> $	-19
a <number> _	40 -31 0 0 37
a GRATITUDE	-23
a GRATITUDE _	-23
a NOLONGER	-25
a Name	31 0 0 -38
a Name _	16 0 30 -32 -44
a SYMPTOM	19 0 -34 0 -32
a SYMPTOM $	-24
a SYMPTOM _	29 0 -34 0 -35
a SYMPTOM in	-11
a TIME	15 0 0 -37 0 -34
a TIME _	21 0 0 -33 0 -35
a WHAT	-27
a WRONG	-9 32 0 0 -37
a _ "	-23
a _ $	0 0 0 0 -33
a _ <code>	-25
a _ <number>	48 -35 0 0 0 -34
a _ ?	-26
a _ EVERY	-12 0 0 0 33
a _ IF	-25
a _ INSTEAD	-21
a _ IS	36
a _ LIVES	41 30 0 -34
a _ MUST	51 37 0 0 -46
a _ NOW	-21
a _ Name	24
a _ OWNER	14 0 0 0 -30
a _ PLEASE	-39
a _ SYMPTOM	9
a _ THIS	-52 32
a _ TIME	34
a _ UNLESS	-9 0 0 0 37
a _ USE	53
a _ WHAT	10 35 0 0 -34
a _ and	18
a _ at	-26 -35 0 0 32
a _ by	-29
a _ de	9 30
a _ for	-32 0 0 0 -31
a _ from	-32
a _ here	24 0 0 -31 0 -37
a _ in	-13 -35 0 0 44
a _ more	-28
a _ of	0 0 0 0 0 -35
a _ on	-38
a _ the	-29
a _ there	-22
a _ to	-51
a _ under	8
a _ with	-28
a las	23
a new _	8
a new one	27 -30
aber	35 -36 -37 44 -40
after <number>	0 0 0 -31
after <number> TIME	27
after <number> _	0 0 0 0 36
after EVERY	14 0 0 0 -38
after EVERY $	-10
after PER	-9
after PER $	31
after THIS	-25
after THIS $	-27
after _	10
after _ $	38 0 0 -40
after the	-21 0 0 0 0 -30
after the TIME	-33
after the _	0 0 0 0 0 -30
after:outset&1:DECIDE	34
after:outset&1:EVERY	-54
after:outset&1:FORNOW	-26
after:outset&1:FUTURE_I	-25
after:outset&1:IF	-19
after:outset&1:LIVES	-35
after:outset&1:MANY	-81 0 0 -33 39
after:outset&1:MOVED	-40
after:outset&1:NO	-12
after:outset&1:NOW	-24
after:outset&1:NOWON	41 35 0 -39
after:outset&1:ONLY	-37
after:outset&1:PAST_I	-11
after:outset&1:PREFER	-45
after:outset&1:TASK	-60
after:outset&1:WE	0 0 0 39 -46
after:outset&1:in	-30
after:outset&1:last	28
after:outset&1:new	21
after:outset&1:the	-38 0 0 0 32 -41
after:outset&1:there	-28
after:outset&AGAIN	8
after:outset&ALWAYS	-9
after:outset&BECAUSE	-36
after:outset&CALLED	-20
after:outset&DECIDE	51 -30 0 46 -50
after:outset&DONT	15
after:outset&DROP	-19
after:outset&EVERY	-34
after:outset&FORNOW	37 30 0 -34
after:outset&HEDGE	-21
after:outset&IS	-27
after:outset&KEEP	-9
after:outset&LIVES	-35
after:outset&MAYNOT	-44
after:outset&MOVED	-19 0 0 -30 36
after:outset&MUST	-53
after:outset&NEVER	-49
after:outset&NO	0 42 -32
after:outset&NOT	-33 0 0 0 -41 36
after:outset&NOW	22 0 0 0 31 -67
after:outset&ONLY	0 -62 0 0 45
after:outset&PLEASE	-11
after:outset&PREFER	-11
after:outset&SHOULD	-56
after:outset&SYMPTOM	-28
after:outset&USE	-33
after:outset&VALUE	-62 -36
after:outset&WAS	8 0 0 -31 32
after:outset&WE	0 0 0 30
after:outset&YOU	38 0 0 0 -31
after:outset&head	-57
after:outset&size:11	-47
after:outset&size:18	-58
after:outset&size:4	0 0 0 33 -40
after:outset&size:7	-38 0 0 0 0 -41
after:outset&tail	-135
after:proposal&1:NO	-26 -35
after:proposal&1:ONLY	35 0 0 0 -39
after:proposal&1:TASK	51 0 0 35 -34
after:proposal&1:_	0 0 0 0 -37
after:proposal&1:none	-52
after:proposal&DROP	21
after:proposal&EVERY	27
after:proposal&GRATITUDE	19 0 0 36
after:proposal&I	-49
after:proposal&IS	23 0 0 0 -46 52
after:proposal&KEEP	-30
after:proposal&LIVES	31 -41
after:proposal&MUST	25
after:proposal&NEVER	32
after:proposal&NO	-26 -35
after:proposal&ONLY	40 40 0 0 -45 -37
after:proposal&THIS	24 0 -41 54 -39
after:proposal&USE	26 -35 -30 0 -43 41
after:proposal&VALUE	42 0 0 0 -45
after:proposal&WE	36
after:proposal&YOU	-8
after:proposal&head	35 0 -32 0 -70 42
after:proposal&size:11	0 0 0 0 -50 35
after:proposal&size:2	0 0 -34 32 0 -30
after:proposal&size:4	10 0 0 0 0 33
after:proposal&size:7	39 0 0 0 -59
after:proposal&tail	15
after:question&1:<number>	44 0 -30 0 32 -40
after:question&1:<path>	0 0 0 0 36
after:question&1:ALWAYS	30 -36 36 -33
after:question&1:EVERY	35
after:question&1:LIVES	-42
after:question&1:MANY	44 0 0 30 -85
after:question&1:MAYNOT	32 -33 0 -34 41
after:question&1:NO	34 0 0 0 0 -53
after:question&1:NOT	0 0 0 0 0 -44
after:question&1:ONLY	0 -41 -30
after:question&1:TASK	10 -31
after:question&1:_	66 -55 -46 42
after:question&1:a	-38
after:question&1:for	41
after:question&1:in	16 0 0 0 -31
after:question&1:none	26 0 -30 31 -32
after:question&1:the	-40 0 0 -32
after:question&1:two	34 -32 0 -31 39
after:question&ALWAYS	35 0 0 0 -44
after:question&EVERY	38 -59 -51 37
after:question&FORNOW	-43
after:question&GRATITUDE	46 -46 0 0 0 -32
after:question&I	-27
after:question&IS	18 0 0 37 -45
after:question&LIVES	20 -39 0 0 0 -36
after:question&MAYNOT	28
after:question&MOVED	11
after:question&MUST	23 -32 0 33 -37
after:question&NEVER	16 0 0 0 -35
after:question&NO	42 0 0 0 0 -54
after:question&NOLONGER	35 0 0 36 -45 -33
after:question&NOT	10 0 0 43 0 -58
after:question&ONLY	16 0 -54 0 0 -38
after:question&OUR	16
after:question&PLEASE	-46
after:question&SHOULD	-13 -30 -32
after:question&SYMPTOM	23
after:question&THIS	52 -45 -42 0 0 0 -33
after:question&VALUE	26 0 -36 0 31
after:question&WE	18 0 0 0 -56
after:question&YOU	-28
after:question&head	57 -33 -33 49 0 -36
after:question&size:11	68 0 0 58 0 -45
after:question&size:18	20 0 -32
after:question&size:2	28 -62 0 0 0 -50 -43
after:question&size:4	0 -64 0 0 34 -40 -36
after:question&size:7	40
after:question&tail	-48
after:report&1:<path>	-34 0 0 0 -33
after:report&1:ASKS	-16
after:report&1:DONT	29
after:report&1:EVERY	9
after:report&1:I	-33
after:report&1:IS	14 -30
after:report&1:KEEP	-18
after:report&1:LIVES	-42
after:report&1:MANY	31 0 0 -37 -60 46
after:report&1:NO	-32
after:report&1:ONLY	11
after:report&1:TASK	12 -31 0 0 -30 0 -31
after:report&1:THIS	37 0 0 0 -53 38
after:report&1:USE	-14 0 0 0 0 33
after:report&1:WE	18 0 -38
after:report&1:WHAT	-34
after:report&1:_	11 0 -61 0 -49 71 -38
after:report&1:a	-39
after:report&1:none	-27
after:report&1:the	45 30 0 -34
after:report&ALWAYS	21 -45 -31 0 0 36
after:report&CALLED	29 0 -32 0 0 32
after:report&DONT	12 0 0 0 0 38
after:report&EVERY	24 0 36 0 -36
after:report&FORNOW	37 0 0 0 -35 36
after:report&GRATITUDE	-41
after:report&HEDGE	-29
after:report&I	-41
after:report&IS	36 0 0 0 -39 49
after:report&KEEP	-13
after:report&LIVES	27 0 0 0 -55 76
after:report&MOVED	8
after:report&MUST	42 0 0 0 0 35
after:report&NEVER	13
after:report&NO	-10 0 0 0 -41 39
after:report&NOLONGER	43 0 0 -32
after:report&NOT	17 0 0 0 -36
after:report&NOW	24
after:report&ONLY	19 0 0 0 -40 37
after:report&OUR	-31
after:report&PLEASE	-13 0 -41
after:report&SYMPTOM	39
after:report&THIS	37 -41 0 -37 0 31
after:report&USE	0 -37 0 0 0 47
after:report&VALUE	38 0 0 0 -39 58
after:report&WAS	16
after:report&WE	38 0 0 -40 -33 45
after:report&YOU	-24 0 0 0 0 -38
after:report&head	16 0 0 0 -73 101
after:report&size:11	43 -32 0 0 -49 73
after:report&size:18	35 0 0 0 0 32
after:report&size:2	-22 0 0 -38
after:report&size:4	-19 0 0 0 -50 31 -50
after:report&size:7	25 0 -34 0 -74 72
after:report&tail	-66 -33
also	16 35 0 0 -36 -39
also _	-10
also _ a	-18
also for	35 0 -33
also in	17
am	41
am Name	31
am Name $	24 -32
an $	-30
an <name>	30
an OWNER	-12 -42
an SYMPTOM	8 0 -31 0 0 30
an SYMPTOM $	-24
an SYMPTOM _	25 0 -30
an SYMPTOM in	-14
an _ $	-11
an _ ,	41 0 0 0 0 -30
an _ MUST	34 -40
an _ THIS	29 -32 0 0 31
an _ for	-32
an _ here	10
an _ on	-22
and <name>	-21 31 -35 0 0 -39
and <name> $	-26 33 -31 0 0 -39
and <number>	11 0 -30 -39 33
and <number> $	44 0 -38 0 42 -45
and <number> IS	49
and <version>	-8
and AGAIN	-39
and ALWAYS	36 -37 30
and DECIDE	-16
and DONT	15
and DONT _	15
and EVERY	23
and EVERY _	8
and FUTURE_I	29
and I	8
and I DECIDE	26
and IS _	0 0 0 0 0 -38
and IS the	8
and KEEP	9 35 0 -41
and LIVES	-10 0 0 0 0 -32
and LIVES NO	28
and LIVES back	-23
and MUST	9
and MUST the	9
and NO	30 0 -34 0 0 -32
and NO _	27 0 -34
and NOT	53 0 0 0 0 31
and NOT _	38 0 0 0 0 -48
and NOT by	17 0 0 0 0 30
and NOT from	32
and ONLY	0 -30 0 -31 33
and PAST_I	-11
and PER	26
and SYMPTOM	0 -31
and SYMPTOM $	9 -31
and THEY	40
and THEY _	23
and THIS	-8 -41
and THIS AGAIN	-11
and THIS LIVES	28
and THIS _	-19
and USE	17
and USE _	21
and WAS	-31
and WE	35
and WHAT	27
and _ "	-38
and _ $	-8 0 0 0 0 -52
and _ ,	38 0 -38 -30
and _ EVERY	-11
and _ I	-21
and _ IF	-27
and _ IS	20 0 0 -30 -36
and _ LIVES	31
and _ THIS	0 0 33
and _ UNLESS	28
and _ WHAT	-28
and _ a	-24
and _ at	-19
and _ in	-10
and _ on	10 -39 0 0 38
and _ with	-22
and a	0 0 0 0 -32
and a _	-13
and one _	24
and the	-18
and the DECIDE	17
and the _	-24 0 0 -31
and the one	11
and then	-18 0 0 0 0 -31
and there	-19
and to	27
as <acronym>	0 -31 0 0 36
as <acronym> $	-23
as <name>	22 -30 0 0 35
as DECIDE	29
as DECIDE with	27
as THEY	-22
as THEY _	-23
as _	21
as _ $	12 0 0 0 -41
as _ ,	8
as _ as	-25
as a	8 0 0 0 -31
as a _	17 0 0 0 -31
as an	-23
as in	41 -30 0 -40 0 -35
asks	-34
at <amount>	-20
at <amount> ,	24
at <host>	28 -36 0 0 32 0 -38
at <number>	-18
at <number> $	-8 -32 0 0 32
at <number> ,	-9
at <number> _	-22
at <time>	-14
at <time> $	-18
at <time> ,	18 0 0 0 32
at <time> TIME	14
at <time> and	-30
at <version> ,	21
at EVERY	-14
at EVERY $	-16
at IF	-16
at IF ,	29
at THIS	-46
at THIS $	-46
at YOU	-19
at YOU _	-19
at _	13
at _ $	36 0 -37 -43
at _ ,	13 0 0 -35 31
at _ <number>	9 -30
at _ for	31
at a	48 0 0 -40
at a _	48 0 0 -40
at the	15
at the GRATITUDE	28 0 0 0 -32
at the _	0 -55
at the same	-10
au	-32
auf	34 0 0 0 0 -38
auf <name>	14
auf <name> ,	14
auf Name	18
auf Name ,	18
auf _	55 0 0 0 -61 -32
auf _ $	42 -48 31 0 -37 -30
auf _ ,	15 0 0 0 -38
auf dem	-26
avec	39 -36 0 0 -40 -31 31
avec <code>	12
avec _	37
back	-28 0 0 0 -44
back $	-28
back _	28 -30
back then	-24
back to	-13
back to the	-34
bei	26
bei _	30
bei _ ,	30
between	0 0 0 -31
between <number>	-14
between <number> and	-14
between LIVES	-25
between _	30 0 0 0 0 -34
between _ $	32 -39
between the	-33
between the two	-33
both	-50
both LIVES	-30
both _	-21
both _ $	32
both _ MUST	-13
but EVERY	-39
but EVERY _	-39
but IS	-29
but NOT	34
but ONLY	29 0 0 0 0 -32
but _	-15 0 0 0 -33
but the	-9
by	9
by <acronym>	-24 -31
by <amount>	-37
by <amount> $	-37
by <code>	0 -30
by <code> ,	0 -30
by <number>	-43 0 0 0 32 -30
by <number> _	-43
by CALLED	25
by CALLED $	27
by EVERY	-27
by EVERY _	-27
by Name at	21
by THEY	10
by THEY _	10
by THIS	13
by TIME	0 0 0 0 0 -34
by _	19
by _ $	25 0 0 -52
by _ ,	15 0 0 -42 -30
by _ NOW	19 0 0 -39 32
by _ and	17
by _ on	-28
by _ the	21 0 0 0 -31
by a	47 0 0 -33
by a _	47 0 0 -33
by the	41 -36 0 0 34
by the TIME	36
by the _	43 -45 0 -37 41
by two	-35
by two _	-35
changes	14
changes&valued	45 -33
com	44 -33 -34 0 0 -35
com _	39 -30 0 -33
com o	21
com o _	21
con	18 -50
con _	0 -32
con _ ,	9 -31
con el	20
con el _	20
da	-13
da NOT	-29
da _	20
dans	16 0 0 -31 0 -39
dans le	12 0 0 -30 0 -38
dans le _	12 0 0 -30 0 -38
das	-21 0 -31
das _	-19 -37
das _ $	-45
das _ IS	-20
de	26
de <number>	30
de <number> _	25
de <number> a	19
de EVERY	38 0 0 0 0 -45
de EVERY _	27 0 0 0 0 -30
de Name	8 0 0 -32
de _	13
de _ $	-14 0 -39
de _ ,	36 -32
de _ <number>	47
de _ IF	8
de _ IS	0 0 0 0 43
de _ NO	-13
de _ NOW	18
de _ UNLESS	16 32 0 -33 0 -34
de _ en	22 0 0 0 -35
de _ à	22 0 0 0 32
de la	27
de la _	27
default	25 0 0 -40
default _	19 0 0 -34
default _ $	41 -39 0 0 0 -42
default _ IS	20
dem	0 0 0 -33
dem Name	16 0 0 -31
den	-25
der	12
der Name	-22
der Name IS	-17 0 0 0 -37 30
der Name _	-16
der _	30 0 0 0 0 -35
der _ $	31 0 0 0 0 -35
der _ IS	22
der _ NOT	-24
des	0 0 0 0 -37
des _	-11
di _ IS	11
die Name	-42 0 0 -37 0 -32
die _	31 -63 -35 0 32 0 -32
die _ $	30 0 0 0 32
die _ ,	9 -46
die _ IS	18 0 0 -33
do	0 -34 0 35 0 -51
do EVERY	-25
do I	-16
do I _	-16
do THIS	0 0 0 0 0 -43
do THIS $	0 0 0 0 0 -35
do THIS NOW	-31
do THIS and	19
do THIS with	-11
do _	43 -34
do _ $	39 -31
do the	-21
do the _	-11
do the same	-25
e	26 -30 0 0 -35
e _	24
e _ $	24
ein	0 -32
eine	-16
eine Name	13
el _	-9
el _ $	0 -40 0 0 0 32
el _ IF	26 0 0 0 -33
el _ LIVES	37 -35 0 -33
el _ de	-23 0 0 0 0 -32
el _ el	45
em	45 -36 0 0 0 -33 -30
em _	39 0 0 -36 0 -30
em _ $	44 0 0 -36 0 -31 -30
en	29
en _	22 0 0 -34
en _ $	20 0 0 0 0 0 -36
en _ ,	10 -32 38 0 -33
en el	33 0 0 -33
en el _	33 0 0 -33
et	20 -38 0 0 -34 40
first	13
first $	0 -37 0 -44
first ,	43 0 0 0 -60
first , _	37 -46 36 -38 -38
first , then	19 0 0 0 -43
first _	-39 31 0 0 0 -31
first _ ,	21 31 0 0 0 -31
first _ of	-26
first of	31
first of EVERY	26
first of the	19
first one	-10
first the	-38
first two	15
for <name>	-13
for <number>	-11
for <number> TIME	-11
for EVERY	30
for EVERY THIS	28 -43
for EVERY _	49 0 0 -30
for LIVES	28 0 0 0 41 -35
for LIVES $	28 0 0 0 41 -35
for PER	-37
for PER $	-43
for PER IF	23
for SYMPTOM	22 0 -30
for THEY	-31
for THEY $	-19
for THEY _	-27
for THIS	-16
for THIS $	0 0 -41
for THIS _	-21
for TIME	-46
for YOU	-9
for YOU _	-9
for _	35
for _ $	30 -35
for _ ,	36 -39
for _ BECAUSE	24
for _ CALLED	22
for _ EVERY	22 38 0 0 -39
for _ IS	50 0 -42
for _ TIME	0 0 0 -37 32 -30
for _ WE	44 0 -36 32 -30
for _ and	32
for a	-29 0 -31 0 -30 -30 30
for a TIME	-24
for a _	-25 0 -31 0 -30 -30 30
for the	-10
for the SYMPTOM	13
for the _	-10
for the new	-32
for the same	-14
for two	19
from	27
from $	-28
from <number>	9 0 0 -36
from <number> $	-14 0 0 -30
from <number> to	25
from <path>	16
from <path> $	15
from EVERY	-22 35 0 -30 -37
from EVERY _	-22 35 0 -30 -37
from Name	26 0 0 0 -32
from THIS	26
from _	14 0 -36
from _ $	0 0 -32
from _ ,	32
from _ EVERY	18 -38 0 0 34
from _ and	16
from _ to	-8
from last	10 -39
from last TIME	10 -39
from the	23 0 0 0 0 -37
from the _	27 0 0 0 0 -31
from the last	-33
from the old	10 0 0 0 30 -32
from two	-8 -32
für	-16 0 0 0 30
für die	-29
here	0 -48 0 0 0 33
here $	0 0 0 -33
here ,	45 -51 -32 0 0 36
here ?	-12
here ? $	-12
il	37 0 -30 -33
il _	22 -39
il _ di	11
im	-14 -35 0 -39 44
im Name	26 -30 0 -39 48 -38
im Name _	19 0 0 0 43 -32
im _	-29
im _ $	-29
in	15
in $	-19 0 -33 34 -42 -33
in ,	-19 0 0 -34
in , _	-23
in <code>	-12 0 0 0 36 0 -33
in <host>	25 -31
in <host> $	18 0 0 0 31 -34
in <name>	24 0 0 -32
in <name> $	11 -49 -41 0 0 32
in <name> ,	23 0 0 0 47 -52
in <name> and	20
in <number>	0 0 0 0 0 -36
in <number> $	-9 -34
in <number> TIME	8
in <path>	-23 35
in <path> $	-20 0 0 -33
in <path> ,	-22 0 -30
in <path> _	22 33
in <version>	27 -31 0 31
in <version> ,	27 -31 0 31
in ALWAYS	-24
in EVERY	39
in EVERY LIVES	18 -30
in EVERY _	38 0 -31 0 0 -32
in I	-25
in I _	-9
in IS	41 0 0 0 38
in IS _	18
in LIVES	38 -33 0 0 0 -38
in NOW	-37
in Name	21 0 0 -38
in Name $	-19
in Name ,	29 -31 0 0 30
in Name IS	18
in Name and	18
in OUR	36 0 0 0 0 -34
in OUR _	36 0 0 0 0 -34
in TIME	50
in TIME $	40 0 0 -34
in TIME ,	30 -32 0 0 -33 30
in _	37
in _ $	47 0 -35
in _ ,	9 0 32 0 0 -42
in _ <number>	0 0 0 0 32 -33
in _ ?	-29
in _ IS	14 0 0 0 -41 33
in _ NOW	30 0 0 0 35 -32
in _ TIME	-32
in _ and	43 0 -46 -33
in _ by	-21
in _ for	28 0 31 0 -38
in _ of	34 -30 0 0 37
in _ the	-28
in _ under	34
in a	9 -46 0 -46
in a _	11 -46 0 -46
in here	-25
in here $	-25
in new	13
in new _	13
in one	42
in one _	42
in the last	30
in the same	14 -37
in there	0 38 -41
in there $	-27 0 -32
in there _	28
in two	10
in two _	17
in with	26 -33 0 0 45 0 -33
into	35 0 0 0 -31 -55 -31
into IS	-35
into IS _	-35
into THIS $	-41
into _	0 0 0 0 0 -34
into _ $	9 -30
into _ ,	0 0 0 0 0 -32
into a	-31
into a _	-33
into the	57 0 0 0 0 -41
into the _	57 0 0 0 0 -40
just	-27 0 31 0 0 -31
just _ $	-48
just _ THIS	21 -34 33
just a	-22
just a _	-22
just for	-13
just the	-32
just the _	-32
la	18
la _	12
la _ $	0 -41 0 39 -32
la _ <number>	43
la _ IF	23
la _ IS	-14 0 0 0 0 -33
la _ MOVED	-15 0 0 -30
la _ de	22 0 0 0 43
las	15 -33 0 0 40
las _	15 0 0 0 36
las _ IF	10
last	-31
last <number>	-38
last <number> _	-43
last TIME	-29
last TIME $	-17
last TIME the	-11
last _ $	-29 -35
last _ ,	25
last _ of	-30
last one	-18
last one $	-29
le	14
le _	14
le _ $	0 0 -37 0 0 -42
le _ ,	36 -31 0 -40 44 -30
le _ <number>	29 0 0 0 0 -36
le _ IF	21
le _ IS	48 -38 0 0 0 0 -38
le _ de	42
le _ en	-23 0 31
les	32 0 0 -38
les _	32 0 0 -39
les _ $	0 0 0 -31 0 -33
les _ en	22 -44
les _ le	24 -40 0 0 40
like	-10 -42
like "	-10
like " WE	-10
like $	-32
like <number>	-35
like THIS	15 -33
like THIS $	14 0 0 -32
like _	0 0 0 -35
like _ $	0 0 -32
like a	15
like a _	15
like the	13
like the _	-15
los	30 0 0 -42 0 -33
los _	28 0 0 -43 0 -30
los _ $	28
los _ IF	18 0 -32 0 -35
los _ MAYNOT	15 0 0 0 -45
los _ de	20
los _ por	19 -39 0 0 35
mit	19 0 0 0 -48 -32
mit <code>	18 0 0 0 -30
mit Name	17 0 0 -34
mit Name $	17 0 0 -34
mit _	-16
mood:asked	-34 -37 33 0 0 0 -33
mood:considered	-71
mood:hearsay	-102
mood:joke	-88
mood:momentary	-62
mood:quoted	-42
mood:status	-48
more	0 0 0 0 0 -45
more $	29 0 -31 -37
more _	-28 -45 0 44 0 -31
more _ ,	-20 -39 0 39 0 -30
more than	30
more than _	-19
more than one	19 -33
more than two	14
most	0 0 0 -31 36 -30
most _	0 0 0 -31 36 -30
most _ $	-25
na	45 0 -37 -39 0 -45 -42
na _	38 0 0 -34
na _ $	40 0 0 -34
new _	-8 0 0 0 -40
new _ $	-11 0 0 0 -46 -37
new _ ,	34 -53
new _ IS	-23 0 0 0 -36
new _ LIVES	8 0 0 0 -43
new _ and	-27
new _ for	-19 0 0 0 -34 34
new _ from	21
new one	32 -46 0 0 30
o	17 -45 -35
o Name	28
o _	0 -45 -33
o _ $	-21
o _ USE	18
o _ de	14
of	0 0 0 0 0 -34
of <number>	-44 -34 0 33
of <number> SYMPTOM	-13
of <number> _	-37
of EVERY	0 -30
of EVERY TIME	22
of I	-34
of I _	-18
of OUR	15
of OUR _	15
of THEY	25 0 -37
of THEY $	30 0 0 -31
of THEY _	-21
of THIS	-23 0 0 0 -45
of THIS $	17 0 0 0 -33
of THIS _	-26 0 0 0 -30
of TIME	-8 -31 0 0 36
of TIME $	23 -31 0 0 36
of WHAT	-25
of _	24
of _ $	-8 0 -51 35 0 -48
of _ ,	49 0 0 0 0 -49
of _ IS	31
of _ MUST	41 35 0 0 -38
of _ ONLY	21 0 0 -42 -32
of _ TIME	28
of _ and	13
of _ from	28
of _ in	-13
of a	17
of a _	17
of the TIME	38 -31 -30
of the _	0 0 0 0 0 -30
off	0 0 -42 46 0 -46
off $	-22 38 0 0 -39
off ,	46 -45
off , _	34 -42 0 36 -36
off _	19 0 0 0 -49 -37
off in	-18
old _ $	-24 -37 0 0 -31 31
old _ ,	20 0 0 -32
old _ ;	18
old _ AGAIN	10
old _ IS	-28 0 0 30
old _ WE	-11
old _ in	34 -33 0 0 0 -30
old _ with	45 0 0 -30 34 -33
old one	12 0 0 0 0 -48
old one $	43
on $	0 0 0 -38 0 -34
on <name>	-22 -33 0 0 0 33
on <name> $	-17
on <name> ,	29 0 0 0 -33 34
on <number>	0 -30 -31
on <number> $	-21 0 0 0 35
on <number> BECAUSE	14
on EVERY	50 -31
on EVERY _	49 -33
on EVERY other	23
on FORNOW	-27
on FORNOW $	-27
on GRATITUDE	16
on I	-48
on I _	-48
on IS	36 0 0 -30 0 -36
on IS _	36 0 0 -30 0 -36
on MOVED	28
on MOVED $	12
on Name	14
on Name $	-36
on OUR	17 -30
on OUR _	17 -30
on PER	43 0 0 -35 0 -32
on PER $	31 -48 0 0 36
on SYMPTOM	-33
on SYMPTOM $	-33
on THEY	31
on THIS	0 0 -32 -37
on THIS $	-33 0 0 -40
on THIS FORNOW	-30
on THIS _	56 0 0 -34
on TIME	29 -40 -30
on WHAT	-28
on WHAT _	-28
on _ $	0 0 0 0 0 -39
on _ ,	63
on _ <number>	-9 -33 0 0 0 -35
on _ <version>	19 -37
on _ BECAUSE	29
on _ EVERY	10
on _ FORNOW	-13
on _ IS	-23 0 0 0 42 0 -34
on _ NOW	-30 0 0 0 0 -32
on _ ONLY	-18
on _ SYMPTOM	-25
on _ TOO	29 -35
on _ and	-28
on a	27 -34 0 -34 48 -36
on a _	27 -34 0 -34 48 -36
on one	-12
on one _	-12
on the <date>	21
on the <name>	22 -39
on the _	-12 0 0 0 0 -40
on the first	21
on the old	10
one $	-19
one ,	0 -49
one , _	0 -42
one ?	-19
one ? $	-19
one IS	-12 -32 0 -30
one IS AGAIN	-28
one LIVES	14
one NOT	-34
one OWNER	31
one THIS	36
one _	14 0 0 0 0 -35
one _ $	26
one _ ,	13 -39
one _ EVERY	26 -39 0 -36 33
one _ IS	8 0 0 0 0 -30
one _ LIVES	28
one _ PER	35 0 30 0 -62 -55
one _ at	39 0 0 -34 -36
one _ on	23
one _ or	-20
one and	10
one as	-28
one as a	-28
one for	33
one in	11
one in <path>	12 0 0 0 33
one more	-48
one more _	-48
one of	0 0 0 0 0 -32
one of the	0 -33
or	0 0 0 -39 0 -37
or <acronym>	21
or <number>	19
or NOT	23
or THEY	0 0 0 -36
or THIS	37 0 0 0 0 -31
or THIS _	29 0 0 0 -43
or _	-34
or the	23
os	12 0 -38 -35 0 -35
os _	12 0 -38 -35 0 -35
other	-16 0 0 0 0 -35
other _	-27 0 0 -34 0 -38
other _ $	-44
other _ ,	31 31
other one	-29
other one $	-29
out	0 -31 0 0 0 -40
out $	-35
out ,	41 0 0 31 -44
out IS	-18
out WHAT	-23
out WHAT _	-26
out of	0 -32
out of _	-23 -31 0 -34
out of the	29
out on	14
out on the	14
out the	15
out the _	15
out there	26 0 -30 0 38
over	28 0 31 0 0 -33
over ,	-20
over <number>	0 0 0 0 -31
over _	28 -50 32 0 -52
over _ $	-12 0 0 0 -35
over _ for	32 0 30 -31
over the	22
over the _	22
para	10 0 0 0 -34
place:first	11 0 -36
place:inside	-24 -30
place:last	-11 0 0 0 0 -48
por	11
por _	21
por _ $	32 0 0 0 0 -33
por _ ,	15 -33
pour	33 0 0 0 -36 -33
pour _	33 0 0 0 -36 -33
same	-26 0 -32
same $	-25
same SYMPTOM	-30
same SYMPTOM $	-17
same _	-10 0 -33
same _ $	-10
same _ ,	-17
same _ as	0 0 0 -31
same as	25
same for	-31
same for the	-31
size:11	23
size:11&1:<acronym>	47 0 0 0 -50
size:11&1:<code>	15
size:11&1:<host>	0 0 0 0 32
size:11&1:<name>	40 -32
size:11&1:<number>	29 0 0 0 -38
size:11&1:<path>	29
size:11&1:<version>	24
size:11&1:ALWAYS	31 -40 37
size:11&1:ASKS	-39
size:11&1:CALLED	23
size:11&1:DECIDE	16 0 0 39 -40
size:11&1:DOING	17 0 -41 0 -34
size:11&1:DONT	41 57 -44 0 0 -37
size:11&1:DROP	57 -37 -38 43 -37
size:11&1:EVERY	19
size:11&1:FORNOW	-58
size:11&1:FUTURE_I	-19
size:11&1:HEARSAY	-40
size:11&1:HEDGE	-17
size:11&1:I	0 0 0 0 0 -42
size:11&1:IF	-8 0 0 0 -38
size:11&1:IS	30 0 0 -32 -31
size:11&1:KEEP	21 0 0 0 -37 -43
size:11&1:LIVES	23 0 0 0 0 0 -31
size:11&1:MANY	18
size:11&1:MOVED	35 0 0 0 0 -30
size:11&1:NEVER	16 0 -34
size:11&1:NO	12
size:11&1:NOT	23 36
size:11&1:NOW	14
size:11&1:ONLY	46 0 0 0 -33 -31
size:11&1:OUR	0 0 0 -31
size:11&1:PAST_I	-23
size:11&1:PREFER	38 -36 33 0 -30
size:11&1:SYMPTOM	47 -33 0 -42 37
size:11&1:THEY	0 -30
size:11&1:THIS	20 0 0 -31
size:11&1:TIME	19 -32
size:11&1:UNLESS	43 32
size:11&1:USE	23 -40
size:11&1:WE	-14 0 0 0 0 -38
size:11&1:WRONG	30 0 0 0 0 39
size:11&1:YOU	0 0 0 -36 -36
size:11&1:_	35
size:11&1:a	69 0 -32
size:11&1:an	37 0 0 0 0 -36
size:11&1:das	37
size:11&1:default	20
size:11&1:der	49
size:11&1:die	19 -43
size:11&1:el	48 -34 0 -36
size:11&1:for	19 0 -30 0 0 -38
size:11&1:il	20
size:11&1:in	-47 0 0 0 -33
size:11&1:la	45 -32
size:11&1:las	10 0 0 0 32
size:11&1:last	15
size:11&1:le	42
size:11&1:les	14 0 0 0 -32
size:11&1:los	13
size:11&1:new	24
size:11&1:o	19 -30
size:11&1:on	-37
size:11&1:one	0 0 0 0 -39
size:11&1:the	0 0 0 -30
size:11&1:there	-16 -38 0 0 0 -35
size:11&VALUE	21
size:18	28
size:18&1:<name>	0 0 0 0 33 -39
size:18&1:ALWAYS	-27
size:18&1:ASKS	-9
size:18&1:DECIDE	30
size:18&1:DOING	12
size:18&1:DONT	53
size:18&1:EVERY	11
size:18&1:FUTURE_I	19
size:18&1:I	36
size:18&1:IF	12
size:18&1:IS	34
size:18&1:KEEP	15
size:18&1:LIVES	-17
size:18&1:MANY	20
size:18&1:NEVER	20
size:18&1:NO	46 -43
size:18&1:ONLY	-15
size:18&1:SYMPTOM	39 0 -30
size:18&1:TASK	0 -41 0 0 -36
size:18&1:UNLESS	18
size:18&1:USE	-12 -44
size:18&1:WE	21
size:18&1:WHAT	21
size:18&1:YOU	34
size:18&1:_	28
size:18&1:a	-15
size:18&1:for	-16
size:18&1:le	0 0 0 0 30
size:18&1:on	26
size:18&1:one	19 42 -41
size:18&1:there	23
size:18&VALUE	0 0 0 0 38
size:2	-78 -42 0 0 0 -47 -36
size:2&1:!	-21
size:2&1:<path>	-20
size:2&1:AGAIN	-30
size:2&1:ASKS	-41
size:2&1:DECIDE	-47
size:2&1:DOING	-50
size:2&1:DONE	-60
size:2&1:DROP	-51
size:2&1:EVERY	-36 0 0 0 32
size:2&1:FORNOW	26 0 0 -30 0 30
size:2&1:FUTURE_I	-34
size:2&1:I	-37
size:2&1:IS	-43
size:2&1:LIVES	-53
size:2&1:MANY	-16 -40 40 -46 -46 -43
size:2&1:MUST	-39
size:2&1:NO	-56
size:2&1:NOT	-42
size:2&1:SYMPTOM	-44
size:2&1:TASK	-26 0 -34 32 0 -30
size:2&1:THIS	-33
size:2&1:TOO	-23
size:2&1:WHAT	-43
size:2&1:YOU	-33
size:2&1:_	-65 -57 0 0 0 -47 -37
size:2&1:none	-29 0 -30 31 -32
size:2&1:one	-49
size:2&1:same	-15
size:2&VALUE	0 0 -34 -48 0 -33
size:4	-50 0 0 -41 0 -46 -35
size:4&1:<amount>	0 30 -30
size:4&1:<name>	-31
size:4&1:<number>	-47
size:4&1:AGAIN	-29
size:4&1:ASKS	-25
size:4&1:DECIDE	38 0 0 0 -31
size:4&1:DOING	0 -30 0 0 33
size:4&1:DONE	-36
size:4&1:DONT	-35
size:4&1:DROP	-57
size:4&1:EVERY	-60
size:4&1:FUTURE_I	-23
size:4&1:HEDGE	-35
size:4&1:I	-43
size:4&1:IS	-49
size:4&1:KEEP	21 -48
size:4&1:LIVES	-47
size:4&1:MANY	0 0 0 -70 0 -41
size:4&1:MOVED	-32
size:4&1:NEVER	0 40 -45 0 -34 -30 -35
size:4&1:NO	10 0 0 0 -55 -59 -40
size:4&1:NOT	-72
size:4&1:NOW	-46
size:4&1:ONLY	0 -35 0 -42 42
size:4&1:OUR	18 0 0 0 -31
size:4&1:PAST_I	-45
size:4&1:PREFER	11
size:4&1:SYMPTOM	-55
size:4&1:TASK	-64 -52 62 -43 -56 -49 -57
size:4&1:THEY	-33
size:4&1:THIS	-54
size:4&1:TOO	-30
size:4&1:USE	42 0 0 -45 -48 0 -43
size:4&1:WE	-42
size:4&1:WHAT	-48
size:4&1:WRONG	0 0 -30
size:4&1:YOU	-37
size:4&1:_	-13 0 0 -32
size:4&1:a	-65
size:4&1:das	-35
size:4&1:der	-32
size:4&1:do	-42
size:4&1:for	-44
size:4&1:just	-23
size:4&1:la	-43
size:4&1:one	17 -33 35 -34 -35
size:4&1:the	-68 0 -30 0 -34
size:4&VALUE	0 0 -64 0 0 -33
size:7	-8
size:7&1:<acronym>	0 -34 0 0 39 -31
size:7&1:<host>	-14
size:7&1:<name>	35 0 -35 0 0 0 -33
size:7&1:<number>	0 0 0 0 36 -39
size:7&1:<path>	30 -32 30 0 -40
size:7&1:<version>	23 0 0 -31 32
size:7&1:ALWAYS	-18 32 -32
size:7&1:ASKS	-32
size:7&1:CALLED	37 0 34 0 -36 -32
size:7&1:DECIDE	0 -42 -37 55 -44 -44
size:7&1:DOING	-19 -58 -44 0 69 -59 -31
size:7&1:DONT	-21 0 0 -31 -33
size:7&1:DROP	-23
size:7&1:EVERY	25 74 -44 -43 -61 -36
size:7&1:FORNOW	-36
size:7&1:FUTURE_I	-23 -37 36 0 -30 -33
size:7&1:HEARSAY	-38
size:7&1:HEDGE	-40
size:7&1:I	-42 0 0 -44
size:7&1:IF	20 -30 31
size:7&1:IS	0 0 -37 0 0 0 -55
size:7&1:KEEP	20 -39 33 -39 -30
size:7&1:LIVES	0 0 -35 -41 -32 -36
size:7&1:MANY	15
size:7&1:MAYNOT	47
size:7&1:MOVED	-40
size:7&1:MUST	0 0 0 0 -32
size:7&1:NEVER	37 54 0 -32 -51 -41
size:7&1:NO	30 42 0 0 -69
size:7&1:NOT	41 0 -37 0 -42
size:7&1:NOW	-38
size:7&1:NOWON	34
size:7&1:ONLY	15 0 -35
size:7&1:OUR	0 0 0 0 43 -30
size:7&1:OWNER	18
size:7&1:PAST_I	-27
size:7&1:PREFER	23 -34 46 0 -41
size:7&1:SHOULD	-46
size:7&1:SYMPTOM	-38 0 0 0 -42
size:7&1:TASK	-49 -39 33 -58 0 0 -37
size:7&1:THEY	-43
size:7&1:THIS	-60
size:7&1:TOO	-55
size:7&1:UNLESS	-12 33 0 0 -31 -32
size:7&1:USE	-34 -33 0 -35
size:7&1:WE	18 0 -35 0 -42
size:7&1:WHAT	-28 0 -32
size:7&1:WRONG	0 -39 0 0 -32 34
size:7&1:YOU	-18
size:7&1:_	18 -37
size:7&1:a	-29
size:7&1:as	15
size:7&1:both	-29
size:7&1:das	-31
size:7&1:de	52 -33 -31 -30 42
size:7&1:der	14 0 0 0 35
size:7&1:die	23 -33 0 0 47 -40 -31
size:7&1:ein	29
size:7&1:el	-26 0 0 0 35 -38
size:7&1:first	-36
size:7&1:for	19 -38
size:7&1:in	27 0 0 -33 0 -30
size:7&1:just	-31
size:7&1:la	0 0 0 -36 42 -44
size:7&1:le	0 -41 -36 -41
size:7&1:les	35 0 -61 -33 38 -35
size:7&1:los	29
size:7&1:new	34 0 -42 -30
size:7&1:o	28 0 0 0 32
size:7&1:one	0 -48 0 0 0 -45
size:7&1:para	27
size:7&1:the	-14 0 -46
size:7&1:there	-19 0 0 -32 32
size:7&1:to	-13
size:7&1:two	-33
size:7&1:un	37 0 -30
size:7&VALUE	22
size:more	28 0 0 0 0 30
size:more&1:EVERY	21
size:more&1:IF	15
size:more&1:MANY	-13
size:more&1:PAST_I	11
size:more&1:the	26
size:more&VALUE	14
sur	29 0 0 0 0 -36
sur _	30
sur le	12 0 0 0 40
sur le _	12 0 0 0 40
than	16 0 0 0 0 -36
than <number>	-16
than <number> TIME	-20 0 0 0 30
than PER	14
than PER IS	24
than _	-10
than _ $	21
than _ ,	-23
than a	39
than one	19 -33
than two	43 -32 0 0 30
than two TIME	40 -31 0 0 41
the <acronym>	10 0 0 0 -34
the <acronym> _	10
the <acronym> and	14
the <code>	15
the <code> _	15
the <date>	31
the <date> $	19
the <name>	0 0 0 0 0 -31
the <name> _	-13 0 0 0 35
the <path>	15
the <path> _	15
the <version>	35 0 0 0 -33 30
the <version> _	35 0 0 0 -33 30
the CALLED	-22 0 0 0 0 -33
the CALLED $	-24
the DECIDE	41 0 0 40 -57 -34
the DECIDE IS	41 -30 -32 43 -42 -31
the GRATITUDE	23 0 0 0 -32
the GRATITUDE $	32 0 0 0 -32
the GRATITUDE _	-23
the I	46 0 0 -36 0 -36
the LIVES	11
the NOLONGER	22 -35
the NOLONGER _	20 -35 0 0 0 -36
the Name	29
the Name _	22 0 0 0 0 -32
the ONLY	-8 -33 0 -37 55 -43
the ONLY _	-27 0 0 0 37 -33
the ONLY one	21
the OWNER	15
the OWNER $	16
the PER	21 -36 0 0 31
the PER _	21 -36 0 0 31
the SYMPTOM	-46
the SYMPTOM $	-38
the SYMPTOM _	-22
the SYMPTOM one	-26
the TIME	-8 0 -31
the TIME $	0 -31 -32
the TIME LIVES	-23
the TIME _	-23
the TIME of	31
the TIME one	-34
the WHAT	18
the WRONG	0 -30 0 0 -30
the WRONG _	16 -30
the _ "	-28
the _ $	-13
the _ ,	-19
the _ ;	23 0 0 -38 -46
the _ <amount>	24
the _ <code>	0 0 0 0 55 -30 -47
the _ <host>	21 0 0 0 -31 33
the _ <name>	-18
the _ <number>	-52 0 0 -33 43 -39
the _ <version>	24
the _ ?	-26
the _ AGAIN	-8
the _ BECAUSE	-14 0 0 0 -31
the _ CALLED	30 -40 0 0 0 -32
the _ DECIDE	52
the _ DONT	-39 -30
the _ DROP	22 0 0 0 34
the _ EVERY	20
the _ FORNOW	-54
the _ GRATITUDE	12
the _ HEARSAY	-41 30 -30
the _ I	-26
the _ KEEP	14 0 0 0 -33
the _ LIVES	0 -56
the _ MAYNOT	10
the _ MOVED	16 -46 0 0 0 0 -32
the _ NEVER	17 39 -36 0 -46
the _ NO	33 0 -31 0 -31
the _ NOT	-25 -34 0 -35 -38 43
the _ NOW	46 0 0 -31 54 -42
the _ ONLY	15 0 0 35
the _ OWNER	16 -31
the _ PER	-29
the _ PLEASE	-24
the _ SHOULD	-61
the _ SYMPTOM	-41
the _ THEY	-19 0 0 -30
the _ THIS	33
the _ TIME	54
the _ UNLESS	20 0 0 -30 0 -32 -46
the _ USE	-38 -37 0 0 0 -31
the _ WAS	-22 0 0 0 48 -40
the _ WE	51 -34 0 34 -37
the _ WHAT	27 0 0 0 -30
the _ YOU	44 -30
the _ after	23 -55 0 0 31
the _ an	-20
the _ and	0 0 0 37
the _ as	21 0 -37
the _ at	40 0 0 -31
the _ between	-28
the _ but	-19
the _ by	-12
the _ for	-44 0 0 -39 47
the _ from	-31
the _ in	13 -30
the _ into	18
the _ like	-54
the _ of	-20
the _ off	-39
the _ on	0 0 0 -34 0 -30
the _ one	13 -41
the _ out	39
the _ the	16
the _ two	11 0 0 0 -32
the _ under	-12 -36 0 0 37
the _ with	38 0 -43 0 -63 0 40
the back	26
the back _	26
the default	-36
the first	-9 0 -30 0 0 -35
the first _	-20 31 0 0 0 -31
the first of	25
the first one	-10
the last	-30 0 0 0 0 -34
the last <number>	-38
the last _	-8
the last one	-18
the new	-44 -52
the new _	-48 -39
the new one	22 -34 0 -31
the old	14
the old _	14
the old one	11 0 0 0 0 -34
the one	24 -39
the one THIS	30
the one in	10
the other	-33 0 0 0 -31
the other _	-38
the other one	-29
the same	-26
the same $	-25
the same _	-18
the same as	25
the same for	-20
the two	-53
the two _	-53
then	-15 0 0 31 0 -44
then $	0 -37 0 33
then ?	-23
then ? $	-23
then WE	-33
then WE _	-26
then _	24
then _ $	15 0 0 -48
then _ a	15 0 0 0 -36
then _ the	21
there	-15
there $	-36 36 -41
there ,	16
there FORNOW	-29
there FORNOW $	-29
there IS	0 0 0 -57
there IS <number>	-8 0 0 -31
there IS _	23 0 0 -45 0 -32
there IS a	-38 0 0 -31
there IS an	-26
there IS more	15
there IS two	21 0 0 0 37
there SHOULD	-15
there SHOULD _	-15
there _	34 0 0 0 -36
there _ NO	28 -30 0 30 -30
to <acronym>	15
to <host>	31 0 0 -32 40 -42
to <name>	28 0 0 -39 31
to <name> $	22 0 0 -36
to <name> ,	9
to <number>	35 -43 0 0 35
to <number> ,	-10
to <number> PER	37 0 0 -33 39 -39
to <number> TIME	44 0 0 -31 41 -43
to <number> _	0 -39 0 0 44 -38
to <number> and	-21
to <number> for	18
to <path>	45 0 -30
to <path> $	39
to <path> and	11
to EVERY	17 0 -30 0 -35
to EVERY _	28
to I	-22
to I $	-20
to KEEP	-18
to KEEP the	14
to LIVES	-44
to LIVES _	-34
to LIVES a	14
to LIVES one	-36
to Name	10
to Name $	23
to OWNER	-37
to PER	19
to THIS	-21
to THIS $	-15
to TIME	15 -34 0 0 30
to TIME $	38 -34 0 0 30
to USE	-15 32
to USE a	-24
to WHAT	-22
to YOU	-35
to YOU $	-29
to _	-9
to _ "	-30
to _ $	-13
to _ <number>	43 0 0 0 0 -44
to _ EVERY	-31
to _ HEDGE	15
to _ IS	-19 0 0 0 30
to _ MUST	-25
to _ ONLY	35 0 0 34 -37
to _ THEY	-25
to _ THIS	11
to _ WHAT	-27
to _ a	0 -30 0 0 0 -32
to _ and	8 0 0 -31
to _ at	-41
to _ for	-36
to _ in	-8 -32 0 -30
to _ the	10 0 -41 0 -38
to _ to	23 -36
to a	15 0 0 0 -38
to a _	15 0 0 0 -34
to do	0 0 0 0 -32
to do THIS	-37
to do _	30
to one	29 0 0 0 -35 -31
to one _	40 0 0 0 -35 -31
to the	-14
to the <acronym>	27
to the NOLONGER	0 0 0 0 -33
to the TIME	-28
to the new	-33
to the other	-13
to two	27
to two _	10
true	-34
true $	-34
two $	19 0 32 0 0 -39
two ,	20
two TIME	0 -47 0 0 0 -32
two TIME _	-42
two _	-21
two _ $	-41 0 0 30 -37
two _ ,	17 0 -37 -35
two _ LIVES	-12
two _ NOW	36 0 -31 0 42
two _ WHAT	15
two _ and	43 0 0 0 34
two _ for	18 0 0 0 -38
two _ in	11
um	11
um _	23
un	0 0 -33 0 0 -32
un _	0 0 -33 0 0 -32
un _ $	0 0 0 -45 42 -31
una	0 0 0 0 31
una _	0 0 0 0 31
und	44 -31 0 -30
und NOT	14
und NOT <number>	14
under	37 -31
under <number>	35
under <number> _	33 0 0 0 -31
under <path>	15 -38 0 0 41
under <path> $	11
under <path> ,	8
up $	0 0 -34 -47 0 -37
up ,	36 0 0 -30
up , _	26
up I	25
up I _	25
up IF	-10
up _ $	-24
up a	-28
up a _	-28
up by	-34
up by <amount>	-34
up on	8 0 0 0 42
up on _	10 0 0 0 31
up the	-25
up the _	-20
up to <number>	14 0 0 -32
up to PER	19
up to _	-25
valued	17
valued:address	32 0 0 -31
valued:clock	0 -30 0 0 45 -30
valued:date	14 0 0 -35 0 0 -30
valued:day	23 -70 -31 -44 66
valued:duration	-17
valued:interval	47 0 0 -30 58
valued:length	-20
valued:money	47 -31 0 0 46 -49
valued:name	31 -38 -31 0 0 0 45
valued:number	10
valued:path	17
valued:share	-35
valued:size	17 0 0 -35 0 -59
valued:version	12 0 -34 0 40
von	36 38 -36 -34 0 -37
von _	31 35 -35 -32
von _ $	19
with	0 0 0 0 0 0 30
with <acronym>	29 -30
with <code>	52 -33 0 0 -53 -39 52
with <code> $	12 0 0 0 -31
with <code> ,	41 -38 0 0 -30 -35 34
with <name>	-22
with <number>	0 -34 -33 0 0 0 -38
with <number> $	25
with <number> _	-10 -32 -30
with <path>	15 -38 0 -38 -33 -39 41
with <path> _	25
with Name	19 0 0 0 0 -30
with THIS	21 0 -38 0 0 -39 -33
with THIS $	15
with THIS _	40 0 0 0 -36 -37
with THIS one	-29
with _	16
with _ ,	12 0 0 0 -33
with _ <flag>	29
with _ <number>	-29
with _ =	0 -38 0 0 39 -32
with _ IS	28
with _ LIVES	20 -30 0 -31 0 -32
with _ and	42
with _ in	35 -40 0 0 -36
with _ on	-19
with _ out	-37
with a <number>	9 -31 0 0 37
with a _	-11
with more	18
with more _	11
with more than	16
with one	-35
with one _	-35
with the	-29
with the _	-31
with two	-27
with two _	-27
y	35 -43 0 -36
y _	19 -42 -35 -30 34
zu _ $	-16
à	44 -33
à _	38 -30
à _ $	22 0 0 0 32`;
