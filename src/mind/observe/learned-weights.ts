// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `2 -64 -26 -33 -40 -15 -40 -98
!	-25
! !	-17
! ! $	-15
! $	-37
"	-20
" $	-48 0 0 0 37 -45
" ,	29 0 0 0 0 33
" , NOT	22
" , _	28
" , in	12
" <name>	13
" <name> "	13
" EVERY	-34
" EVERY _	-34
" INSTEAD	-15
" IS	18
" Name	18 0 0 0 -32
" Name "	25
" WE	-11
" WE HEDGE	-11
" YOU	-10
" YOU "	13
" _	26
" _ "	54
" _ $	26 0 0 0 0 -39
" and	-11
(	-9 0 0 -42
( )	-22
)	-10 0 0 -42
) $	-17
,	25
, "	-12
, <code>	27
, <ip>	25
, <ip> $	25
, <mail>	22
, <name>	18 -35 30 0 -32
, <name> $	31 0 30 0 -38
, <name> IS	12 0 0 0 0 38
, <name> _	35
, <number>	12 -32 0 0 -40 35
, <number> $	-21
, <number> IS	27 0 0 0 -32
, <number> LIVES	-23
, <number> WAS	28 0 0 0 -33 32
, <number> _	0 0 0 -39
, <number> and	-14 0 -38 0 43 -37
, <path>	28 0 0 -33
, <path> $	18 0 0 0 0 -32
, <version>	36 -40
, <version> IS	20
, <version> _	22
, <version> and	13
, AGAIN	-33
, ALWAYS	23 54 0 -37 -67
, ALWAYS $	30 47 -47 -30 -60
, ALWAYS ,	16
, ALWAYS _	17 0 32 0 -36 -32
, ASKS	-40
, ASKS _	-32
, BECAUSE	0 0 0 0 -50
, BECAUSE _	-13 0 0 0 -32
, BECAUSE the	37 0 0 -31 -35
, DECIDE	26 -38 -38 0 -36
, DECIDE $	38 0 -31 30
, DECIDE _	16
, DONE	-9 32 -37 0 0 -35
, DONE _	37 0 0 0 0 -32
, DONT	29 30 0 -30 0 -42
, DONT OWNER	11 -42 0 0 38
, DONT _	35 38 0 -31 -56 -30
, EVERY	32
, EVERY $	-25
, EVERY LIVES	40 -36
, EVERY USE	29
, EVERY _	19 0 0 0 0 -32
, EVERY in	10
, FUTURE_I	-44
, FUTURE_I _	-33
, GRATITUDE	-54
, GRATITUDE $	-51
, GRATITUDE YOU	-12
, HEARSAY	34
, HEDGE	-14
, HEDGE $	-22
, I	16 -32 0 0 -43
, I WAS	-12
, I _	19 -41 31 -36 -34
, IS	39 0 0 0 -43 51
, IS EVERY	12
, IS GRATITUDE	-42
, IS WHAT	44 0 0 0 -36
, IS _	36 0 -41 -44 -50 55
, IS in	45 0 -34 0 0 -51
, IS the	26 0 0 0 0 -43
, KEEP	26
, LIVES	-18 0 0 -33 0 -38
, LIVES _	22
, MUST	12 -38 0 0 -41 0 38
, MUST _	12 -38 0 0 -41 0 38
, NEVER	0 0 0 -30
, NEVER <name>	25 0 33 0 0 -36
, NEVER _	-10 0 -30
, NEVER the	25
, NO	31 0 0 -41
, NO more	34 0 0 -38 39
, NOT	41
, NOT "	12 0 33 0 0 -42
, NOT <code>	0 0 0 0 0 39 -42
, NOT <name>	13 0 0 0 -46 37
, NOT <number>	33
, NOT Name	16 0 0 0 -43 36
, NOT PER	14
, NOT _	42
, NOT by	13
, NOT the	31
, NOT to	20
, Name	34
, Name _	26 0 0 0 0 -30
, ONLY	0 0 0 0 -48
, ONLY <number>	-17 0 0 -36
, ONLY _	32 0 0 0 -48
, OUR	26 0 0 0 0 -31
, OUR _	26 0 0 0 0 -31
, OWNER	17 0 -30 0 0 -40
, OWNER _	11
, PAST_I	-25
, PAST_I to	26
, PER	31
, PLEASE	23 -39
, PLEASE $	9 -32 0 0 0 33
, PLEASE ,	22
, SYMPTOM	31 0 0 0 0 -33
, SYMPTOM _	-16
, THEY	-11 0 -33 0 -31
, THEY IS	-35
, THIS	0 0 0 0 40 -45
, THIS IS	15 -39 0 0 37
, THIS LIVES	0 0 0 -44
, THIS SYMPTOM	15
, THIS WAS	-32
, THIS _	0 0 0 0 0 -43
, TIME	-15 0 0 0 -32
, TOO	25 0 0 -34 32
, TOO _	25 0 0 -34 32
, UNLESS	37 -32 -31
, UNLESS _	22 0 -34
, USE	0 0 0 0 -58 45
, USE <number>	30 0 0 0 -35 30
, USE _	-11
, USE the	37 0 0 0 -42
, WE	46
, WE DONT	18 -37
, WE KEEP	29 0 0 0 -30
, WE LIVES	18 0 0 0 -34 -40
, WE ONLY	17
, WE _	41 0 -37
, WHAT	-33
, WHAT $	-32
, WHAT IS	-17 0 0 0 37
, WHAT LIVES	14
, WHAT _	-23 0 0 0 -34 -35 34
, WRONG	-39
, WRONG _	-39
, YOU	34 -32 0 0 0 38 -37
, YOU _	31 -30 0 0 -47 47
, _	20
, _ "	29
, _ $	12 0 0 -61
, _ <name>	26 0 0 0 0 -30
, _ <number>	44 -45 0 0 45 -34
, _ <path>	17
, _ <version>	33 0 0 0 30 -38
, _ ALWAYS	9
, _ CALLED	31 0 -32 0 -31 30
, _ DECIDE	35
, _ DONT	18 0 0 0 0 -41
, _ DROP	-18
, _ EVERY	33 0 0 -35
, _ FORNOW	26
, _ IF	24 0 0 0 -37
, _ IS	30 0 -36
, _ KEEP	24 -33 0 0 -34
, _ LIVES	52 0 0 0 0 32
, _ MAYNOT	-20
, _ MOVED	-18
, _ MUST	30 0 0 0 0 -31
, _ NEVER	33 -34 0 -33 31
, _ NO	28 0 -46 0 48 -43
, _ NOT	40 -33 0 0 38
, _ ONLY	34 -77
, _ PER	25
, _ PLEASE	18
, _ SYMPTOM	38 47 0 0 -40 -36
, _ THEY	0 -47
, _ THIS	-27 0 0 0 -32
, _ TIME	0 -34 34
, _ USE	45 0 0 0 0 -41
, _ WAS	49 -37
, _ WE	-25
, _ WHAT	-30
, _ a	-27
, _ and	-15 0 33 -33 -36 -35
, _ at	24
, _ auf	23 -30
, _ by	31 -36 0 -32 40
, _ el	0 -32
, _ first	24
, _ for	43
, _ from	13 -37 0 0 42 -47
, _ in	38 0 0 -40 0 0 -33
, _ just	19
, _ of	0 -35 38 -46 -30
, _ on	15 -31
, _ one	-28
, _ out	33 0 0 0 -35
, _ the	-36 -52
, _ to	-14
, _ with	-21
, a	0 -44 -30 34
, a _	0 0 0 30 -49
, also	33 30 0 0 0 -43
, also for	31 0 -30
, also in	12
, and	9 0 0 0 30
, and _	11 0 -34
, and the	18 0 0 0 30
, as	-27 0 0 0 0 -33
, as DECIDE	26
, as in	8
, at	0 37 0 0 -35
, both	-11 -34
, both _	22 -34
, but	-22
, by	9 -30
, da	30 0 0 0 -36
, das	23 0 0 0 -56
, das _	0 0 0 0 -36
, der	28
, der _	19
, die	12
, die _	10
, el	31 0 0 0 -48 33
, el _	19
, for	16 0 0 -32
, for _	29 0 0 -32
, in	12 0 0 0 -36
, in _	29 0 0 0 -40 -38
, just	0 -37 38 0 0 -31
, just _	17 -32 33 0 0 -31
, la	40 0 -36
, le	16 -34
, le _	15 -32 0 0 -45
, like	23
, more	-11 0 0 0 0 -31
, new	0 0 0 0 -33
, new _	0 0 0 0 -33
, o	23 -38
, o _	23 -38
, old	22 0 0 0 0 -30
, old _	22
, on	33 0 0 -37
, one	42 0 0 -40
, one _	40
, or	10 0 -31 -34 36 -31
, same	25
, the	31
, the _	32 0 0 30
, the last	28
, the new	22 -35
, the old	0 -36 0 0 0 31
, the one	14
, then WE	-24
, then _	33
, there	0 0 -38 0 -34
, there IS	0 0 -38 0 -34
, two	51 0 0 -39
, two _	35
, with	-13 -38
, with a	-12 -35 0 30
-	45 0 0 -38 31 -36 -33
- _	31 -40 0 -30 41 -32
-aad	25
-aai	-22
-aal	38 -36 0 0 35
-aan	38 0 0 0 36
-aar	22 -32 0 33 0 -39
-ab	40 -30 0 0 0 -43
-ace	-22
-ach	20 -35 -38 -37 39 0 -33
-ack	-15 0 0 43 -44 -35
-act	37
-acy	18
-ad	0 0 0 0 0 -32
-ade	-48
-ado	32 0 -36 0 0 -35
-ads	13 0 -35 0 55
-ady	-23
-af	27
-aft	0 -32 0 0 37 -30
-ag	43 -47 0 -34
-age	-14
-ags	46 0 -44 0 57 -57
-ai	-22
-ail	-32
-ain	0 -38
-ais	17 34 0 -33 0 -31
-ait	10
-ak	-8 0 0 0 0 -37
-ake	-13 0 0 0 0 -47
-aks	0 0 0 -35
-al	26
-ale	32 0 -42
-all	0 0 0 0 -48
-alo	-23
-als	0 0 0 -36 0 33
-am	0 0 -30 -40
-ame	-23
-amo	30
-ams	0 0 0 -44 -43
-an	25
-ana	9 0 0 0 34
-and	18
-ane	-13 0 0 0 32
-ang	0 0 0 0 36 -32
-ank	-19 -37
-ano	15 0 0 0 -33
-ans	25 -30 0 -34
-ant	19 -34 -50
-any	0 0 0 0 41
-aph	-20
-api	18
-aps	-13 0 0 -35
-apt	-26
-ar	0 0 0 0 -49
-ard	12
-are	15 -34
-arn	12
-ars	-11 0 -33
-art	-9
-ary	12 0 0 0 0 -33
-as	16 -33 0 -46 44 -45
-ash	30 0 0 0 -30
-ast	24 51 0 0 -51
-at	25 0 0 -39 0 -51 32
-ate	-9 0 0 0 0 -39
-ato	39 -33 0 0 0 -30
-ats	24
-att	-15
-au	-21
-ave	25 45 0 0 -69 0 -33
-avy	27
-awn	17
-ax	18
-ay	0 -30
-ays	13
-ba	30
-bal	27
-bar	-26
-bas	-12
-bel	-16 0 0 0 0 -43
-ben	53
-ber	19 -30 0 -33 41
-bit	44
-bo	-25 -30
-bor	34
-box	31
-bra	19
-bre	34 -33 -35 0 38
-bt	0 0 0 0 -32
-bug	0 0 0 -30
-by	23 0 0 -31
-ca	51 30 -33 -36
-cal	36
-can	27 0 43 -36 -37 -33
-car	28
-cas	21 0 0 -38 42
-ced	-20
-cel	-18 0 -32 0 0 -41
-cen	13 0 0 0 -30
-cer	27 -36
-ces	50 -39 30
-cey	34
-cha	32
-che	0 0 -36 -45
-cho	-36
-cht	22 0 -34 -30
-ci	17
-cio	18 -31
-cit	25 0 0 0 -33
-cks	37
-cky	-41
-cle	19 0 0 0 -38
-co	32 -46
-cou	-14
-cs	42 -38
-ct	9
-cto	0 0 0 0 -35
-cy	21 0 0 -32
-da	0 0 0 -37
-dal	-43
-dan	11 39 -30 0 -35 0 -31
-dar	19
-das	26 0 0 0 30
-db	28 -34 0 0 0 -37
-dby	23 0 0 -31
-de	0 0 -38 0 0 39
-ded	11
-del	41 -42 0 -41 0 -30
-dem	18 0 0 0 -30
-den	54 0 -38 -37
-deo	-27
-der	16
-des	56 0 0 0 44
-dex	8 -33
-di	19 0 0 0 35
-dia	40 0 0 0 50 -48
-die	28 -30
-dig	43 0 0 -30 33
-dio	0 31 0 0 -37
-dle	16 0 -43
-dly	0 0 -33
-dme	-47
-dn	0 0 0 33 -41
-do	8 0 -37 0 0 -31
-doc	20
-dog	31 0 0 -35 0 -32
-dor	17 -35 0 0 0 -36
-dos	-21 -42 0 -33 48
-dow	0 0 0 0 32 -55
-ds	19
-dt	38
-dth	0 -30
-dux	31 -34 0 34
-dy	-22
-ea	-20
-ead	-10 0 0 0 0 -32
-eak	-11 -33 0 0 33
-eal	-12 0 0 0 -52
-eam	0 0 0 -37
-ean	-45
-ear	13 0 0 0 -32
-eat	0 -46 0 0 30
-eau	-19 0 0 0 -33 32
-eba	29
-ebo	-12 -30
-ece	-34
-eck	0 0 -45 0 0 -43 42
-ect	0 44 0 -52
-eds	10 -38
-ee	-13
-eed	17
-een	-9
-eep	-9 0 0 0 0 -36
-eer	25
-ees	-28 0 -30
-eet	-20 -36 0 0 36 -35
-egt	44 -35 0 0 0 -33
-eht	24 0 0 -31
-eir	-8 -38 0 0 48
-eit	-31
-eks	30
-ekt	-20
-el	18
-eld	-15 0 0 0 0 -40
-elf	36
-ell	-10 -34 0 0 -52
-els	0 0 46 -34
-ely	0 0 0 0 -34
-ema	45
-eme	21 57 -30 -33 -52 -33
-ems	-30 -36
-en	24
-end	22 0 -30
-ene	34
-ens	13
-ent	21
-eo	-27
-ep	-9 0 0 0 0 -36
-eps	0 -63 35 -43
-ept	27 0 -39 0 0 -49
-era	24
-ere	-14
-erg	24 0 0 31
-ern	9 -39
-ers	26 -36
-ert	29
-ery	16
-es	34
-ese	-19 -35 0 0 31
-esh	-32
-esn	-8
-ess	17 0 0 0 -37
-est	0 0 -30
-et	8 0 0 0 0 -42
-eta	29 40 0 0 -34 -36
-ete	12 41 0 0 -40 -39
-ets	24 0 -31
-ety	25
-eu	-19
-eue	-16
-eur	30 -30 0 0 51 -38 -33
-evo	30
-ew	-20 0 0 0 0 -54
-ews	59 0 0 -31
-ex	0 -39 0 0 0 -42
-ext	28 0 0 0 0 0 -31
-ey	27 0 -32 -37 35 -44
-ez	-53
-eze	20
-fe	-17
-fee	-27
-fen	42 0 0 -34
-fer	32 -56 0 0 35 -47
-ff	36
-ffs	46 -30 33 -32 0 -33
-fic	-36
-fie	-44
-fig	0 -31 -36 0 0 34
-fix	34
-fka	13
-fox	0 0 0 -32 32 -32
-fra	44 0 -36
-fs	46 -30 33 -32 0 -33
-ft	11 0 0 -43 47 -36
-fts	17
-ful	12 0 0 -34
-fy	0 0 0 0 -33 0 32
-ga	-19 0 0 -36
-gal	12 0 0 -40
-gar	-30
-ge	-14
-ged	0 30 0 -32
-gen	33 -50 0 0 56
-ger	-8
-ges	26 59
-get	-25
-gex	-31
-ght	-14
-gic	-19 0 0 -30
-gin	8 -30
-gle	27 0 0 0 0 -59
-gma	-25 0 0 0 37
-gn	12 0 -35 -35 0 -45 -36
-gns	30
-go	44 0 0 0 0 -47 30
-gos	27 0 0 -38 0 -31
-got	-29
-gry	0 0 0 -34 32
-gs	11 0 0 -34
-gt	38 0 -37
-gth	0 0 34 0 -31
-gue	-41 -37 0 0 0 -31
-gy	-33 -46 0 0 0 -43
-ha	52 0 0 0 0 -48
-hau	-26
-he	-8 0 -36 -45
-hed	0 0 -42 0 0 -52
-hen	25
-her	-36 0 0 0 -61
-hes	19
-hi	27 -33
-hin	24 0 0 -38
-hly	36 -45
-hn	16
-ho	-36
-hod	13
-hon	36 -35
-hor	21 0 0 0 -39 34
-hot	0 0 0 0 -41
-how	10
-hql	0 -30
-hre	-42
-hs	49 -50
-ht	0 0 -30
-hts	11 0 -45 -39 33 0 -33
-hub	43 0 0 0 0 -33
-ia	17 -52 -49 0 33 0 -34
-ial	-13 0 -32
-ian	53 0 -33 0 0 -33
-ias	0 -31 0 0 32
-ib	22 0 0 0 0 -30
-ibe	17
-ic	14 33 0 0 -51
-ica	40
-ice	10
-ick	-13 0 0 -32 38
-ico	35 -41 0 0 34
-ics	26
-ict	-26
-icy	-23 0 0 0 -35
-id	58 -66 0 -36
-ide	8 30 -37 -40 0 30
-ido	14
-ids	27 -35 0 0 0 -43
-ie	-10 0 -45 0 0 -43 -30
-ied	-22 0 0 0 0 -33
-ien	-28
-ier	0 0 0 0 0 -34
-ies	31
-iet	-13
-iew	-34 0 0 0 0 -30
-ift	12 0 0 -33 37
-ify	0 0 0 0 -33 0 32
-ig	0 -36 -40
-ign	12 0 -35 -35 0 -45 -36
-igo	21
-igs	22 -48 32 0 0 -49
-ijd	31 0 -37 0 0 -36
-ike	-10
-il	-28 0 -31
-ild	20 0 0 0 0 0 30
-ill	-16 0 0 0 0 -42
-ils	-11 0 0 -33
-ilt	35 0 -34
-ily	48 -43 -30 -36 0 34
-im	21 0 0 0 -32
-ime	31 0 -38 -35 37 -58
-ims	-30
-in	18
-ina	-23
-ind	0 0 0 0 0 -50
-ine	9 0 -34
-ink	-28
-ins	-33
-int	-25 0 0 0 -55 31
-io	15
-iod	34 0 0 0 -32
-ion	11
-ios	47 0 0 -49 0 42 -40
-ipe	29 0 0 0 0 -39
-ips	40
-ipt	-35 0 0 0 0 -30
-ir	0 -32 0 0 30
-ird	-43 0 -33
-ire	49 -53
-iro	12
-is	32
-ise	38
-ish	39 -61 48 0 -40 -35
-iss	0 0 0 0 -38 35
-ist	0 -43
-isy	43
-it	18
-ith	32 0 0 0 -34
-its	36
-ity	16
-ium	26 -41 -33 32 -35
-ive	41
-ix	37
-ixa	-32
-iza	9 0 0 0 31
-ißt	46
-ión	54 0 -32 0 -30
-jd	31 0 -37 0 0 -36
-jes	15 0 30
-ji	42
-jis	29 -38 39 0 -32
-jor	21
-ka	13
-kal	21 0 0 0 -31
-ke	10 0 0 0 0 -46
-ked	-12 0 0 35
-kel	-20
-ken	-12 0 0 -39
-ker	0 0 -43
-kes	-20 0 0 0 0 -36
-ket	13 0 0 0 0 -35
-kie	-22
-kly	30
-kt	25 -40
-ku	49 -35 0 0 0 -36
-kup	8
-ky	-32
-la	-12
-lar	32 0 0 0 -50
-las	21 -35 36 0 0 -37
-lay	34 0 0 0 -44 0 38
-ld	-16
-ldn	0 0 0 33 -41
-lds	40 0 0 0 0 -46
-lem	-24
-len	0 -55 -45 0 41
-ler	20
-les	18
-let	38 -51 44 0 -54
-leu	-19
-lf	47 -35
-lib	22 0 0 0 0 -30
-lic	52 0 0 -34 -67
-lid	15 -36 0 0 43
-lin	35 0 -38
-lit	-13 0 0 0 -32
-lks	20
-ll	-11 0 0 0 -34
-lla	-12 0 0 0 0 -35
-lle	9
-llo	-15
-lls	65
-lo	-22 0 0 0 40
-log	-12 0 0 -30
-lon	-41
-lop	46 0 -35 -46 0 -33
-lor	-13 -45 0 0 34 -39
-lot	24
-low	-31
-loy	0 -33 0 0 33 -35
-ls	23
-lse	0 0 0 0 32
-lt	9
-lta	31 0 0 0 -38
-lte	25 -36 0 39
-lth	17 39 0 -31 -40
-lti	35 -30
-lts	-12 0 0 0 0 -35
-lue	0 -32 0 0 36
-ly	8 -30
-lé	31
-lés	32 -34 43 0 -40 -34
-ma	25
-mal	17 -32 0 -40 64 -43
-man	0 0 -36 0 0 30
-mat	43 0 0 -42 0 -30
-me	0 47 0 -39
-med	0 0 0 -33 0 42
-men	54 -43 0 0 0 -32
-mer	10 32 -66
-mes	39
-mic	22 0 -31
-min	21
-mit	22
-mma	12 0 0 -40 -48
-mme	-26
-mmt	-18
-mmy	24
-mns	-18 0 0 -31 -35
-mo	26 0 -36 0 -36
-mos	49 0 -41 70 -65 -36 -33
-mp	25
-mps	18 0 -34
-mt	-18
-mum	0 -30 0 -34
-my	42 0 0 0 0 -30
-na	-17 0 0 -36 42 -48
-naf	27
-nal	29 0 0 0 0 -47
-nar	-47
-nau	15 0 0 0 47 -45
-nc	26
-nca	31 44 0 -32 -44
-nch	-25
-ncs	42 -36 -47
-ncy	29 0 0 0 0 -51
-nd	0 0 0 0 31
-nda	14 -32
-nde	-15
-ndo	-56
-nds	0 0 0 -51
-ne	18 0 -47
-nel	32 0 -32 38 -31
-nen	42 40 -32 -41 -35 0 -33
-ner	0 -49
-nes	11
-net	35 0 0 -33 0 -30
-new	14
-ney	14 39 -31 -33 0 -36
-nga	-24
-nge	-12
-ngs	0 0 0 -47
-ni	37 35 0 0 -35 -34
-nic	-11
-nit	8
-nk	0 -55 0 0 0 -41
-nks	-49
-nkt	0 -30 31
-nky	-11
-nno	22 30 0 0 -32
-nnt	47 -36 -44 0 0 -50
-nny	10 0 0 0 -34
-no	30
-nos	32 0 0 0 34 -30
-not	-21 0 0 0 -36
-nr	32 0 -32 0 -33 32
-ns	15
-nse	9 0 0 -41 0 -36
-nst	15 0 0 0 0 -43
-nt	15 0 -31
-nta	-10
-nte	19
-nth	12 -39 0 0 49
-nti	16
-nto	0 0 0 -32 0 -40
-nts	23 -32
-ntu	22 0 0 -34
-nty	32 0 0 0 0 -32
-nue	-8 -32 0 0 39 -30
-ny	10 0 0 0 0 -37
-nze	-21 0 0 0 0 -33
-née	15
-oad	0 0 0 -33
-obe	25 0 0 -30 0 -32
-oc	42 31 0 -35 0 -41
-ock	37 0 0 -49
-ocs	-16 0 0 0 -36
-od	25 0 0 0 -30
-ode	20
-ods	48 0 -30 0 -34
-ody	-20 0 -30
-off	30 0 0 0 -30
-og	17 0 -38 0 0 -47 -35
-oid	37 -42 0 0 0 -36
-oir	34
-oit	40 37 0 0 -33
-oji	42
-ok	33 0 0 0 0 -44
-oke	32 -41
-oks	-25 -34 0 -35
-oku	29
-ol	51 -51 0 49
-ole	-25
-oll	13
-ols	42 0 0 -32 0 -42
-om	0 -34 0 0 -50
-ome	25
-oms	31 -39 -33
-on	9
-ona	-46
-ond	-27 0 0 0 0 -38
-one	15 0 -47
-ong	-10 0 0 0 -47 46
-ons	34 0 0 0 0 -36
-ont	28 0 0 0 0 -31
-ony	23
-ood	-30
-ook	33 0 0 0 0 -45
-ool	43 -39 0 30
-oon	-20
-oor	19 0 0 0 0 -40
-oot	-15
-op	22 0 -40
-ope	-8
-ops	-8 -39 0 0 0 -32
-or	19 -36
-ord	30 -58 0 -30 54 -51
-ore	12
-ork	18 54 -42 -42 -35 -37
-orm	14 0 0 0 -38
-ors	18
-ory	9
-os	58 0 -31 0 0 0 -30
-ose	0 -56 0 0 0 35
-oss	33 0 0 -30 32
-ost	-38
-ote	0 0 0 0 -33
-ots	46 36 0 -45 0 -34
-ou	-8 0 0 0 -31
-oud	22
-oup	34 0 0 0 0 -37 -32
-our	33 -33 33 0 0 -34
-ous	25
-ova	-28
-ove	-15 0 -32 -32 0 -39
-ow	0 0 0 0 0 -34
-own	0 0 0 0 0 -52
-ows	-30 0 -41 0 0 34
-ox	31
-oxy	30 -51
-oy	0 -33 0 0 33 -35
-oys	55 0 0 0 30 -34
-pat	-24 0 0 0 37
-pe	8
-ped	0 39
-pen	23 0 -39 0 0 -33
-per	48 -55 0 0 0 -33
-pes	32 0 30 0 -59
-ph	-20
-pi	18
-pic	-41
-ply	26 0 0 0 0 -30
-po	11
-pot	31 0 0 -30 32
-ppy	-15
-pre	24 0 -30
-ps	17
-pt	0 0 -43 0 0 -52
-pte	29
-pth	-19
-pto	25
-pts	17 0 0 0 -54 -43 33
-pty	13 -35 -33 0 36
-put	0 33 -33
-py	-15
-ql	25 -46 0 49 -40
-que	29
-ra	32
-rag	32
-ral	0 -48
-ran	14 -36 0 0 44
-rar	13 0 0 0 -33
-ras	19 0 0 0 31
-rce	26
-rch	-27 0 0 0 0 -46
-rci	17
-rda	-29
-rde	0 0 0 0 0 -32
-rdi	19 0 0 0 35
-rds	21 0 53 0 0 -61
-rdt	38
-red	10 0 -46 0 42
-ree	-17
-ren	33 0 -35 0 0 31 -33
-rer	-18 0 0 -34
-res	31 -40 0 0 37 -46
-rew	27 -34 0 0 0 -30
-rg	25 0 0 0 0 -30
-rga	-24 -36 0 0 34
-rge	-11
-rgo	26 0 0 0 -32 -32 37
-rgy	-15 0 30 0 0 -37
-ria	-9 -41 -35 0 0 -31
-ric	29
-rid	0 -31
-ril	0 0 0 0 32 -39
-rio	14 0 0 0 0 -38
-rk	21 48 -46 -48 0 -38
-rks	0 0 0 -37 0 -35
-rkt	25
-rld	-25
-rly	15 -38
-rm	14 0 0 0 -36
-rms	24 -31
-rn	18 -44 31 0 30
-rne	10 -37 0 0 50
-rno	20 0 0 0 36 -32
-rns	-8 -38 0 -31
-ro	26 48 0 -34 -38
-rod	30 0 0 0 0 -38
-rol	31
-ror	-32
-ros	38 -55
-row	15 0 0 -48 -46
-rra	15
-rre	16 0 0 0 34 -31
-rry	-20
-rs	24
-rse	-11 -48 40 0 0 -33
-rst	0 0 0 0 0 -32
-rta	24 -39
-rte	44 0 0 0 0 -39
-rth	28 0 0 0 0 -36
-rts	0 0 0 0 -40
-rty	18 0 0 0 -30
-rum	0 0 0 0 33
-run	-33 0 0 0 -30
-rus	25 0 0 0 32
-rve	-11
-ría	-35
-sa	32
-sar	20
-sch	43 0 43 -34 -45
-sco	16 0 0 0 0 -30
-sed	-11
-sen	-12 -34
-ser	0 0 -45 0 0 0 35
-ses	53 0 0 -47
-set	21 0 0 0 0 -33
-sh	28 0 41 0 -44
-sic	0 -34 -30
-sis	16 0 0 0 -30
-sks	26 30 0 0 -30 -30
-sly	-25
-smo	28 0 -32 0 -30
-sn	-8
-so	45 0 -30
-son	8 -41 0 -36
-sor	37
-sql	43 -40 0 42 -32
-ss	20 0 0 0 -30
-ssa	19
-sse	26 0 -37 0 0 -50
-sso	37 -36
-sta	37
-ste	-36 0 -40 -41 0 37
-sto	-21
-sts	15 0 0 0 -42
-sue	0 -33 32
-sum	-16
-sy	43
-ta	42
-tag	21 -37 -33 0 43
-tal	0 0 0 0 -36 36
-tas	42 -36
-tax	18
-tee	14 0 0 0 -35
-ten	38 0 0 -34
-tes	11
-tet	-25 0 0 0 0 -37
-th	26 0 0 0 0 -58
-ths	49 -48
-ti	0 -35 0 0 31
-tic	-8
-til	-24 0 0 40 0 -32
-tin	37 0 0 -31
-tip	-8
-tir	18 0 0 0 -44
-tis	27
-tle	-39
-tly	17
-to	35 -31 0 -47
-tom	23 -34 37 0 -39
-ton	-31 0 0 0 -40
-top	-25 -30
-tor	29 0 0 0 0 -41
-tos	32 0 0 0 0 -41
-tps	32 0 0 0 44
-tra	34
-tre	-16
-tro	17 46 -35 0 -31 -44
-try	-28 -46 -33 0 39
-ts	24
-tt	0 0 0 0 30 -30
-tte	14 -39 0 -43 37 -30
-tto	29 -33 0 0 0 -32
-tty	-37
-tu	22 0 0 -34
-tup	-13 32 0 -30
-tus	0 0 0 -35 45 -35
-ty	31
-tzt	8
-ual	16 0 0 45 0 -49
-ub	15 0 0 0 0 -33
-ubt	0 30
-uca	28
-uce	-27
-uch	9 31 0 -34 -35 0 -31
-uck	-26 0 0 0 32
-uct	0 -34 0 0 -42
-ud	22
-ude	38
-ue	-20
-ued	20 0 0 0 0 -32
-uen	17 0 0 0 0 -42
-ues	15 0 0 0 0 -47
-uft	0 0 0 0 31
-uit	0 0 0 -40
-ul	11
-uld	-24 0 0 0 -43
-ule	25 0 -30
-ulo	30 0 0 0 40
-ult	0 0 0 -58
-um	0 -50 -35
-ume	-16
-ums	33 0 0 0 -40 -30
-un	-30 0 0 0 -35
-und	-11
-ung	-24 0 -30
-unk	54 0 -44 0 34 -35
-unt	-12 0 0 -35
-up	42
-ups	15 0 0 0 0 -31
-ur	44 -38 0 0 39 -46 -32
-ura	18
-ure	0 0 0 0 -33
-urn	17 -31 0 -42 35
-urs	19 0 -35
-urt	19 -51 -51 -36 63 -41
-us	0 0 0 0 0 -50
-ute	-8
-uth	42 0 0 0 42 -46
-uts	-13 -30
-ux	32 0 -30 31 -34
-va	27 0 0 0 38 -45
-val	20 0 0 -34 0 -30
-ve	26 35
-ved	-10 0 0 0 0 -66
-vel	28
-ven	-9 0 0 0 -39 -47
-ves	40
-vez	-14
-vo	21 0 0 0 0 -32
-vor	-38
-vt	-17
-vy	39 0 0 0 -31
-vía	25 0 0 0 35
-way	0 -57
-wed	-10 0 0 -41
-wer	-12 -53 31 -33 0 -37
-wn	0 0 0 0 0 -52
-xa	-32
-xed	0 0 0 0 -31
-xel	-13 0 0 -36 0 33
-xes	12 32
-xt	28 0 0 0 0 0 -31
-xts	10 0 39 -42 0 -42
-xy	30 -51
-ybe	-23
-yed	18 0 0 -34
-yer	49
-yle	0 -35 42 0 0 -34 -34
-ync	26
-ype	8
-ys	19
-za	26 0 -31
-zan	11 -41
-ze	48
-zed	0 48 -34 0 0 -47
-zel	-37
-zen	34 41 0 -37 0 -37
-zer	-20 -37 0 -36 44 -40
-zes	-13
-zi	29 0 -32
-zie	-20
-zt	8
-zzi	29 0 -32
-ßt	46
-ão	36
-ägt	-22
-ção	36
-ère	37 0 0 0 -41
-ée	32 0 0 0 0 -32
-és	0 -44 37 -35
-ês	23 0 31 0 -37
-ía	0 0 0 -32 0 -31
-ón	39 0 -32 0 -30
-ört	11
1:!	-17
1:!&GRATITUDE	-17
1:"	0 0 0 0 0 -36
1:"&LIVES	34
1:<acronym>&IS	-14 0 0 0 0 -37
1:<acronym>&VALUE	-24
1:<amount>&GRATITUDE	-38
1:<code>	33 -38 0 -30 0 -30 38
1:<code>&IS	21
1:<code>&VALUE	33 -38 0 -30 0 -30 38
1:<host>	-18 0 0 -30 37
1:<host>&VALUE	-18 0 0 -30 37
1:<name>	13
1:<name>&EVERY	19 0 0 -40 -32
1:<name>&IS	10 0 0 0 0 0 -45
1:<name>&LIVES	13 0 -31 -33 0 -35
1:<name>&NOT	15
1:<name>&ONLY	27
1:<name>&THIS	30 -30 0 0 -52
1:<name>&VALUE	13
1:<number>	0 -33
1:<number>&GRATITUDE	-29
1:<number>&IS	32 -30 0 -37 0 30
1:<number>&VALUE	0 -33
1:<path>	0 -38 0 -32 0 0 -32
1:<path>&IS	27
1:<path>&USE	12 0 0 0 -30
1:<path>&VALUE	0 -38 0 -32 0 0 -32
1:<version>	10 0 0 -34 33
1:<version>&LIVES	31 0 0 -31 35 -35
1:<version>&NOT	26 0 0 -30
1:<version>&SYMPTOM	-11
1:<version>&VALUE	10 0 0 -34 33
1:AGAIN	-26
1:AGAIN&AGAIN	-26
1:AGAIN&NOT	-23
1:AGAIN&PLEASE	-22
1:AGAIN&SYMPTOM	-8
1:ALWAYS	11 0 37 -37 -40
1:ALWAYS&ALWAYS	11 0 37 -37 -40
1:ALWAYS&GRATITUDE	20
1:ALWAYS&I	9
1:ALWAYS&THIS	11 -34
1:ASKS	-31
1:ASKS&ALWAYS	-17
1:ASKS&DROP	-10
1:ASKS&EVERY	-15
1:ASKS&FORNOW	-11
1:ASKS&GRATITUDE	-24
1:ASKS&I	-15
1:ASKS&IS	-24
1:ASKS&LIVES	-26
1:ASKS&MOVED	-18
1:ASKS&MUST	-23
1:ASKS&SYMPTOM	-22
1:ASKS&THIS	-14
1:ASKS&USE	-33
1:ASKS&YOU	-16
1:BECAUSE&THIS	15
1:CALLED	38 0 30
1:CALLED&CALLED	38 0 30
1:CALLED&IS	26
1:DECIDE	17 0 0 40
1:DECIDE&DECIDE	17 0 0 40
1:DECIDE&DROP	12
1:DECIDE&EVERY	17
1:DECIDE&GRATITUDE	8
1:DECIDE&I	-46
1:DECIDE&IS	13
1:DECIDE&KEEP	13 0 0 0 -32
1:DECIDE&LIVES	-21
1:DECIDE&MAYNOT	15
1:DECIDE&NO	38 -31 0 45 -31
1:DECIDE&NOLONGER	19
1:DECIDE&NOT	11 0 0 0 0 -31
1:DECIDE&NOW	30
1:DECIDE&ONLY	-23
1:DECIDE&THIS	0 0 0 35 -31
1:DECIDE&VALUE	13 0 0 49 -56
1:DOING	0 0 -35
1:DOING&AGAIN	-21
1:DOING&DONT	17
1:DOING&EVERY	0 -35 0 -33 31
1:DOING&GRATITUDE	-42
1:DOING&HEDGE	-17
1:DOING&I	19
1:DOING&INSTEAD	-22
1:DOING&IS	0 0 0 -38
1:DOING&LIVES	14 -44 0 0 0 -40
1:DOING&MOVED	-32 0 0 0 37 -34
1:DOING&NOLONGER	-30
1:DOING&NOT	14 -30 0 0 -39
1:DOING&NOW	-11 0 0 -37
1:DOING&ONLY	51 0 0 -56
1:DOING&SYMPTOM	-14
1:DOING&THIS	12
1:DOING&USE	-30
1:DOING&VALUE	-10 0 0 -37 58 -46
1:DOING&WE	-16
1:DOING&YOU	13
1:DONE	-22
1:DONE&I	-30
1:DONT	11 33 0 0 -33
1:DONT&DONT	11 33 0 0 -33
1:DONT&EVERY	-9
1:DONT&FORNOW	-33
1:DONT&I	25
1:DONT&IS	35
1:DONT&LIVES	-33
1:DONT&MUST	14 0 0 0 0 -30
1:DONT&ONLY	-14
1:DONT&SYMPTOM	20 39 -30
1:DONT&THIS	10
1:DONT&USE	39 53 -42 0 -35 -52
1:DONT&VALUE	25
1:DONT&WE	23 34 0 0 0 -32
1:DROP	0 -34 -32 42 -39
1:DROP&DROP	0 -34 -32 42 -39
1:DROP&FORNOW	18
1:DROP&THIS	20
1:EVERY	0 34 -30 -34
1:EVERY&BECAUSE	13
1:EVERY&CALLED	29
1:EVERY&DECIDE	26 33 0 -36
1:EVERY&EVERY	0 34 -30 -34
1:EVERY&GRATITUDE	11
1:EVERY&HEDGE	18
1:EVERY&I	23
1:EVERY&IS	-21 0 0 0 0 -32
1:EVERY&KEEP	16 0 0 -36
1:EVERY&LIVES	20
1:EVERY&MAYNOT	12
1:EVERY&MOVED	24
1:EVERY&MUST	22 51 0 0 -59
1:EVERY&NEVER	20
1:EVERY&NO	8 39 0 0 -42
1:EVERY&NOW	-38
1:EVERY&ONLY	-24 0 0 0 33
1:EVERY&OUR	28
1:EVERY&SHOULD	-16
1:EVERY&USE	-8 0 0 0 -34
1:EVERY&VALUE	-18
1:EVERY&WE	9
1:FORNOW	-9 0 0 0 -32 33
1:FORNOW&FORNOW	-9 0 0 0 -32 33
1:FORNOW&THIS	12
1:FORNOW&WE	-30
1:FUTURE_I	-15 0 34 -35
1:FUTURE_I&AGAIN	-16
1:FUTURE_I&EVERY	12
1:FUTURE_I&FORNOW	-13
1:FUTURE_I&GRATITUDE	8
1:FUTURE_I&HEDGE	-12
1:FUTURE_I&I	-19
1:FUTURE_I&IS	-17
1:FUTURE_I&LIVES	-15
1:FUTURE_I&MAYNOT	20
1:FUTURE_I&SYMPTOM	-32
1:FUTURE_I&THIS	-22
1:FUTURE_I&VALUE	-40
1:FUTURE_I&WE	-19
1:HEARSAY	-40
1:HEARSAY&I	-11
1:HEARSAY&IS	-22
1:HEARSAY&LIVES	-21
1:HEARSAY&MOVED	-21
1:HEARSAY&MUST	-14
1:HEARSAY&SHOULD	-18
1:HEARSAY&THIS	-24
1:HEARSAY&USE	-29
1:HEARSAY&VALUE	-12
1:HEDGE	-30
1:HEDGE&ALWAYS	-13
1:HEDGE&BECAUSE	-19
1:HEDGE&DECIDE	-9
1:HEDGE&EVERY	-22
1:HEDGE&HEDGE	-30
1:HEDGE&INSTEAD	-9
1:HEDGE&IS	-28
1:HEDGE&LIVES	-27
1:HEDGE&MUST	-23
1:HEDGE&NEVER	-17
1:HEDGE&NOT	-20
1:HEDGE&SHOULD	-9
1:HEDGE&THIS	-13
1:HEDGE&USE	-26
1:HEDGE&VALUE	-27
1:HEDGE&WE	-28
1:HEDGE&YOU	-14
1:I	-13
1:I&AGAIN	-33
1:I&ALWAYS	30
1:I&BECAUSE	-24
1:I&DECIDE	20
1:I&DONT	-38
1:I&DROP	-21
1:I&EVERY	0 0 -31 -32 40
1:I&FORNOW	-18
1:I&HEDGE	-30
1:I&I	-13
1:I&IS	24
1:I&KEEP	27
1:I&MAYNOT	12
1:I&MOVED	-45
1:I&MUST	-43
1:I&NEVER	-33
1:I&NOT	12
1:I&ONLY	-38
1:I&OUR	-21
1:I&PLEASE	28
1:I&PREFER	48 0 0 0 -32
1:I&SHOULD	-11
1:I&SYMPTOM	-19
1:I&THIS	0 0 0 0 -34
1:I&VALUE	-12 0 -36 -38 0 42
1:I&WAS	9
1:I&WE	25
1:I&YOU	-19
1:IF	0 0 0 0 -33
1:IF&BECAUSE	21 30
1:IF&EVERY	11
1:IF&I	0 -33
1:IF&KEEP	14 0 0 -30
1:IF&LIVES	-24 -38
1:IF&MUST	0 0 -34
1:IF&PLEASE	19
1:IF&THIS	-21
1:IF&VALUE	13
1:IF&WAS	-32
1:IF&WE	-29
1:IF&YOU	15
1:INSTEAD	0 0 0 0 -30
1:INSTEAD&AGAIN	27
1:INSTEAD&INSTEAD	0 0 0 0 -30
1:INSTEAD&THIS	27
1:INSTEAD&WE	29
1:IS	-10
1:IS&AGAIN	-39
1:IS&ALWAYS	-8
1:IS&CALLED	17 0 0 0 37 -39
1:IS&DROP	-35
1:IS&FORNOW	-27
1:IS&GRATITUDE	-40
1:IS&HEDGE	-12
1:IS&I	-31
1:IS&IS	-10
1:IS&LIVES	13
1:IS&MUST	41 34 0 0 0 -32
1:IS&NOT	57 -38 0 -33
1:IS&NOW	26 0 0 0 35
1:IS&SYMPTOM	-57
1:IS&THIS	0 0 0 -33
1:IS&VALUE	26 -39
1:IS&YOU	0 0 0 0 0 -33
1:KEEP	15 0 31 0 -45
1:KEEP&DONT	14
1:KEEP&DROP	-26
1:KEEP&KEEP	15 0 31 0 -45
1:KEEP&LIVES	9 39 0 -36
1:KEEP&MUST	15
1:KEEP&THIS	23 0 0 -46
1:KEEP&VALUE	39 0 0 36 -38 -38
1:KEEP&WE	-22
1:LIVES	-21 0 0 0 -33
1:LIVES&IS	10 -39
1:LIVES&LIVES	-21 0 0 0 -33
1:LIVES&NOT	-16
1:LIVES&ONLY	18
1:LIVES&PLEASE	-24
1:LIVES&SYMPTOM	-22
1:LIVES&THIS	-47
1:LIVES&VALUE	20 -39
1:LIVES&YOU	20
1:MANY	11
1:MANY&ALWAYS	9 32 -49
1:MANY&BECAUSE	20 -40 0 45 -38
1:MANY&CALLED	-42 0 0 0 0 -43
1:MANY&DECIDE	9 0 0 0 37
1:MANY&DONT	0 0 -33
1:MANY&DROP	17
1:MANY&EVERY	23
1:MANY&FORNOW	10 0 0 0 31
1:MANY&GRATITUDE	-39 0 0 -35 0 -35
1:MANY&HEDGE	-27 0 0 -32
1:MANY&I	8 0 0 0 0 -31
1:MANY&INSTEAD	39 -32
1:MANY&IS	24
1:MANY&KEEP	47
1:MANY&LIVES	32
1:MANY&MAYNOT	0 0 -41 -34
1:MANY&MOVED	41
1:MANY&MUST	46 55 -44 0 0 -44 -32
1:MANY&NEVER	57 0 0 -40
1:MANY&NO	8
1:MANY&NOLONGER	-22 -31
1:MANY&NOW	18
1:MANY&ONLY	19 41
1:MANY&OUR	15 38 -32 0 -34
1:MANY&PLEASE	19 -40 0 0 -38
1:MANY&SHOULD	21 0 0 -35
1:MANY&SYMPTOM	-37 0 0 0 0 -38
1:MANY&THIS	-31 0 0 0 0 -47
1:MANY&USE	0 0 0 -37
1:MANY&VALUE	11
1:MANY&WAS	-19 0 0 -30
1:MANY&WE	-34 0 0 -43
1:MANY&YOU	-16 -39
1:MAYNOT	0 0 0 -33
1:MAYNOT&MAYNOT	0 0 0 -33
1:MOVED	-38
1:MOVED&IS	34
1:MOVED&MOVED	-38
1:MOVED&THIS	-25
1:MUST	0 0 0 0 -31
1:MUST&LIVES	26
1:MUST&MUST	0 0 0 0 -31
1:MUST&THIS	-18
1:NEVER	25 53 -40 -30 -46
1:NEVER&EVERY	11
1:NEVER&IS	-23
1:NEVER&LIVES	44
1:NEVER&NEVER	25 53 -40 -30 -46
1:NEVER&THIS	-20
1:NEVER&VALUE	39 0 -37 0 -30
1:NO	15 0 0 0 -42
1:NO&ALWAYS	-10
1:NO&DECIDE	35 -51
1:NO&DROP	17 32 0 -35
1:NO&EVERY	12
1:NO&GRATITUDE	-15
1:NO&I	-12 0 0 -34
1:NO&IS	-17 0 0 0 -32
1:NO&KEEP	-24 -38 0 33
1:NO&LIVES	25 0 0 0 -34
1:NO&MOVED	25
1:NO&MUST	-47
1:NO&NEVER	19 0 0 0 0 -36
1:NO&NO	15 0 0 0 -42
1:NO&NOT	26 0 -31 -44
1:NO&ONLY	23 -35 -30 32 0 -37
1:NO&PLEASE	33 0 -32 -40 0 -30
1:NO&USE	0 41 -32 -30
1:NO&VALUE	34 0 -33 0 0 38
1:NO&WE	18 -33 0 0 0 -38
1:NOT	0 0 0 0 -47
1:NOT&EVERY	30 0 0 -31
1:NOT&FORNOW	-32
1:NOT&I	-21
1:NOT&IS	33 0 0 0 -32 31
1:NOT&NOT	0 0 0 0 -47
1:NOT&SYMPTOM	10
1:NOT&THIS	-43
1:NOT&VALUE	34 0 0 -42
1:NOW	-22 0 0 0 0 -37
1:NOW&GRATITUDE	-28
1:NOW&IS	14
1:NOW&LIVES	-12
1:NOW&NO	-39
1:NOW&NOW	-22 0 0 0 0 -37
1:NOW&THIS	-28
1:NOW&VALUE	45 -36 0 0 46 -36
1:NOWON	43 0 0 0 0 -31
1:NOWON&EVERY	36 34 0 -31 -32
1:ONLY	14 0 -34
1:ONLY&BECAUSE	18
1:ONLY&IS	0 0 0 0 31
1:ONLY&LIVES	20 33 0 0 -35 -30
1:ONLY&ONLY	14 0 -34
1:ONLY&SYMPTOM	-48
1:ONLY&THIS	-27 0 0 0 -32
1:OUR	0 -34
1:OUR&FORNOW	18
1:OUR&IS	0 0 0 0 33
1:OUR&OUR	0 -34
1:OUR&THIS	11
1:OUR&VALUE	36 0 0 0 36 -37
1:OWNER&I	9
1:OWNER&YOU	8
1:PAST_I	-32
1:PAST_I&DECIDE	-31
1:PAST_I&FORNOW	-16
1:PAST_I&GRATITUDE	-36
1:PAST_I&LIVES	-18
1:PAST_I&NOT	-19
1:PAST_I&THIS	-15
1:PAST_I&USE	-30
1:PAST_I&VALUE	21
1:PAST_I&YOU	-14
1:PER	19
1:PER&USE	29
1:PER&VALUE	29
1:PREFER	23 -36 47 0 -37
1:PREFER&EVERY	-10
1:PREFER&I	9
1:PREFER&LIVES	25
1:PREFER&PREFER	23 -36 47 0 -37
1:PREFER&THIS	-24
1:PREFER&VALUE	13
1:SHOULD	-49
1:SHOULD&SHOULD	-49
1:SYMPTOM	0 -34
1:SYMPTOM&AGAIN	-15
1:SYMPTOM&ALWAYS	31 0 0 0 -34
1:SYMPTOM&GRATITUDE	-27
1:SYMPTOM&IS	0 0 0 0 30 -36
1:SYMPTOM&LIVES	-17
1:SYMPTOM&MUST	40 -30 0 -37 0 -33
1:SYMPTOM&NOW	28
1:SYMPTOM&SHOULD	41 0 0 0 -40
1:SYMPTOM&SYMPTOM	0 -34
1:SYMPTOM&THIS	-15
1:SYMPTOM&VALUE	-18
1:TASK	-35
1:TASK&AGAIN	-25
1:TASK&ALWAYS	0 0 -35
1:TASK&BECAUSE	-21
1:TASK&DROP	31
1:TASK&EVERY	0 0 -31
1:TASK&GRATITUDE	-9
1:TASK&I	20 -32 43 -34 -30 -42 -47
1:TASK&INSTEAD	8
1:TASK&IS	25
1:TASK&KEEP	-11
1:TASK&LIVES	-15 -47 -30 0 52 -41
1:TASK&MOVED	-21
1:TASK&MUST	40 0 0 0 -65
1:TASK&NO	36 0 0 0 -31
1:TASK&NOLONGER	-13 0 0 0 -31
1:TASK&NOT	34 0 41 0 -53 -45 -38
1:TASK&NOW	0 0 -31 0 37
1:TASK&ONLY	-12 0 0 0 -35
1:TASK&OUR	14 0 0 0 -31
1:TASK&PLEASE	-58
1:TASK&SHOULD	29 0 -35
1:TASK&SYMPTOM	16 -32 0 0 -38
1:TASK&THIS	-14 -60
1:TASK&USE	-15
1:TASK&VALUE	-41 0 -54
1:TASK&WAS	-8
1:TASK&WE	-31
1:TASK&YOU	17 0 0 0 0 0 -37
1:THEY	-14 -38 0 -33
1:THEY&EVERY	-24
1:THEY&LIVES	-9
1:THEY&MOVED	-23
1:THEY&MUST	-29
1:THEY&ONLY	34
1:THEY&THIS	-42
1:THIS	-28 0 0 0 0 34
1:THIS&ALWAYS	-37
1:THIS&DROP	-19
1:THIS&EVERY	-10
1:THIS&FORNOW	23 0 0 0 -34
1:THIS&HEDGE	-14
1:THIS&I	-40
1:THIS&INSTEAD	-27
1:THIS&LIVES	16
1:THIS&MAYNOT	0 0 0 0 -33
1:THIS&MOVED	-13
1:THIS&MUST	0 -37
1:THIS&NEVER	-42
1:THIS&NOT	22 0 0 0 -47
1:THIS&NOW	15
1:THIS&ONLY	-15 0 0 0 -33
1:THIS&SHOULD	-20
1:THIS&THIS	-28 0 0 0 0 34
1:THIS&WAS	15 0 0 0 -30
1:THIS&YOU	11
1:TIME	46 0 0 -37 0 -33
1:TIME&IS	18 0 0 0 30
1:TOO	-47
1:TOO&ALWAYS	-38
1:TOO&IS	-26
1:TOO&THIS	-33
1:UNLESS	8 40 0 -31 0 -36
1:UNLESS&DONT	-12
1:UNLESS&EVERY	0 0 0 0 -32
1:UNLESS&IS	31
1:UNLESS&LIVES	-22
1:UNLESS&MUST	21
1:UNLESS&THIS	23
1:UNLESS&VALUE	34 0 0 0 -32
1:UNLESS&YOU	-22
1:USE	0 0 0 0 -46
1:USE&EVERY	-28 0 -33
1:USE&FORNOW	-30
1:USE&I	-44
1:USE&IS	-24
1:USE&NOT	0 -36
1:USE&ONLY	0 0 -39
1:USE&THIS	-8 -30
1:USE&USE	0 0 0 0 -46
1:USE&WE	8
1:USE&YOU	-43
1:WAS	-35
1:WAS&WAS	-35
1:WE&AGAIN	-24
1:WE&BECAUSE	24
1:WE&CALLED	-11
1:WE&DECIDE	25 0 0 34 -39
1:WE&DONT	34 0 0 0 -40
1:WE&DROP	32 0 0 39 -42
1:WE&FORNOW	-31
1:WE&GRATITUDE	11
1:WE&HEDGE	-25
1:WE&IS	10
1:WE&KEEP	35 -41
1:WE&LIVES	-21
1:WE&MAYNOT	27 0 0 -32
1:WE&MOVED	40 -36
1:WE&MUST	-46
1:WE&NEVER	-23
1:WE&NO	-22 0 -41 -34 0 30
1:WE&NOLONGER	19
1:WE&NOT	52 0 0 0 -33 -51
1:WE&NOW	54
1:WE&ONLY	-21
1:WE&SHOULD	-31
1:WE&THIS	41 0 -33 0 0 -38
1:WE&VALUE	0 0 0 0 33 -39
1:WE&WAS	-31
1:WHAT	-27 0 -36
1:WHAT&AGAIN	-22
1:WHAT&EVERY	10
1:WHAT&GRATITUDE	-19
1:WHAT&SYMPTOM	-9
1:WHAT&THIS	-27
1:WHAT&USE	-22
1:WHAT&VALUE	-10 0 0 0 -31
1:WHAT&WAS	-26
1:WRONG	0 0 0 -32 -40 35
1:WRONG&AGAIN	-36
1:WRONG&GRATITUDE	-48
1:WRONG&IS	48 -33 0 0 -34 40
1:WRONG&LIVES	28
1:WRONG&NOLONGER	-10
1:WRONG&THIS	34 33 0 0 0 -30
1:YOU	0 0 0 0 -33
1:YOU&DONT	32
1:YOU&EVERY	39
1:YOU&GRATITUDE	-29
1:YOU&HEDGE	8
1:YOU&I	-22 0 0 0 0 -30
1:YOU&IS	47
1:YOU&MAYNOT	31 36 -30
1:YOU&MUST	-23
1:YOU&NEVER	27 36 -41
1:YOU&SHOULD	22
1:YOU&SYMPTOM	-30
1:YOU&USE	-16
1:YOU&YOU	0 0 0 0 -33
1:_	8
1:_&AGAIN	0 0 0 0 0 -31
1:_&ALWAYS	35 0 0 -51
1:_&BECAUSE	-26
1:_&CALLED	0 0 0 -30
1:_&DECIDE	36 -47 0 60 -54 -49
1:_&DONT	49 0 -32 0 0 -41
1:_&DROP	18 0 0 48
1:_&EVERY	11
1:_&FORNOW	-33
1:_&GRATITUDE	-19
1:_&I	-34 0 0 0 0 -37
1:_&INSTEAD	37 0 0 0 -33
1:_&KEEP	20 41 -43 0 -48 -44
1:_&LIVES	20 0 0 -30
1:_&MAYNOT	29
1:_&MOVED	38
1:_&MUST	-11 0 -39
1:_&NEVER	0 0 0 0 0 -37
1:_&NO	21 0 32 -42
1:_&NOLONGER	16 0 0 0 0 -35
1:_&NOT	46 0 -45
1:_&NOW	13 -33
1:_&ONLY	34
1:_&OUR	20
1:_&PLEASE	13 0 47 0 -46 -47
1:_&SYMPTOM	-14
1:_&THIS	-28
1:_&USE	20 0 -31 0 31
1:_&WAS	24 0 0 0 -40 30
1:_&WE	30
1:_&YOU	-11
1:a&AGAIN	31
1:a&EVERY	-8
1:a&GRATITUDE	-24
1:a&I	-8
1:a&IS	0 0 0 -35
1:a&KEEP	17 -33 0 0 36
1:a&LIVES	38 0 0 0 32 -31
1:a&MOVED	29 0 0 -31 -34
1:a&MUST	37 32 0 0 0 -35
1:a&NEVER	30
1:a&NOT	29 0 0 0 -31
1:a&THIS	-18 0 0 0 0 -34
1:a&USE	18
1:a&VALUE	29
1:after&DECIDE	36
1:after&IS	-13
1:after&LIVES	-20
1:after&THIS	-13
1:after&VALUE	-18
1:an	37 0 0 0 0 -37
1:an&LIVES	20 -34 0 0 35
1:as&SYMPTOM	-32
1:as&YOU	-32
1:back	-30
1:both	-46
1:both&LIVES	-28
1:by&CALLED	22
1:by&IS	22
1:das	-19 -35
1:das&IS	-23
1:das&VALUE	22
1:de	0 -33 -31 -31 44 -32
1:de&VALUE	45
1:default	15 0 0 0 35
1:default&IS	22
1:default&VALUE	34
1:der	0 -31
1:der&EVERY	34 0 0 0 46 -47
1:der&LIVES	24
1:der&NOT	-39
1:der&NOW	44
1:der&SYMPTOM	-35
1:der&VALUE	41
1:die	11
1:die&IS	22
1:die&LIVES	28
1:die&NOT	-30
1:die&NOW	-14
1:die&VALUE	40
1:do	-11
1:do&GRATITUDE	-27
1:do&THIS	9
1:ein	32
1:ein&LIVES	32
1:el	0 -34 0 -33 31
1:el&EVERY	-9 0 0 0 32
1:el&GRATITUDE	-20
1:el&LIVES	28
1:el&NO	-48
1:el&NOW	18
1:el&VALUE	44
1:first	-25
1:first&IS	-10
1:for	0 0 0 0 0 -39
1:for&BECAUSE	19
1:for&EVERY	23
1:for&IS	38
1:for&VALUE	-18 0 0 0 0 -32
1:for&WE	39 0 0 39
1:from	33 0 0 35 -45 -31
1:from&LIVES	28 0 0 0 -38
1:here	-37
1:il	32
1:il&IS	28 0 0 0 38 -41
1:il&NOT	16 0 0 0 -37
1:il&VALUE	9
1:in	-21
1:in&ALWAYS	-20
1:in&EVERY	-17
1:in&GRATITUDE	-10
1:in&IS	0 -37
1:in&LIVES	16 0 0 0 -33
1:in&NOT	19
1:in&PREFER	31
1:in&THIS	-16
1:in&VALUE	33
1:in&WE	0 0 0 0 -36
1:just	-38
1:just&FORNOW	-12
1:just&THIS	-20
1:la	0 -32
1:la&EVERY	42 -30 0 -40 47
1:la&IS	-20 0 0 0 0 -33
1:la&VALUE	46 0 0 0 46 -47
1:las	13 0 0 0 36
1:last&IS	36
1:last&LIVES	35
1:last&THIS	-29
1:last&WAS	-8
1:last&YOU	25
1:le	11 0 -33 -38
1:le&EVERY	9
1:le&IS	49 -39 0 0 0 0 -34
1:le&NOT	-46
1:le&VALUE	36
1:les	14 0 0 0 0 -35
1:les&LIVES	20
1:les&NEVER	28 36 0 0 -47
1:les&NOT	-23
1:les&VALUE	8 0 -33 0 -30
1:los	27 0 0 0 0 -31
1:los&MAYNOT	10 0 0 0 -42
1:los&VALUE	12 -51
1:new	20
1:new&IS	12
1:new&LIVES	19 0 0 0 -38
1:new&THIS	20 0 0 0 0 -34
1:new&VALUE	35 0 -40
1:none	-22 0 0 32 -33
1:none&GRATITUDE	-22 0 0 32 -33
1:o	25 0 0 0 41
1:o&IS	26 0 0 0 33
1:o&VALUE	9 0 0 0 31
1:on	0 0 -37
1:on&EVERY	-35
1:on&I	-17
1:on&NEVER	24
1:on&THIS	-9
1:one	0 0 0 0 0 -39
1:one&EVERY	-29
1:one&IS	26 0 -39 -31 31 -30
1:one&NOT	34
1:one&THIS	38
1:one&VALUE	-32
1:one&WE	36 -36 0 37 -33
1:para	26
1:para&USE	26
1:para&VALUE	26
1:same	-25
1:same&SYMPTOM	-13
1:the	-11
1:the&AGAIN	-15 -30
1:the&ALWAYS	-17 -42
1:the&BECAUSE	-10
1:the&CALLED	26 0 0 0 0 30 -33
1:the&DECIDE	20 0 0 55 -50
1:the&DONT	-26
1:the&EVERY	0 0 0 0 0 -35
1:the&FORNOW	-39
1:the&GRATITUDE	-12 0 0 0 30
1:the&HEDGE	-30
1:the&I	-32 0 0 0 32
1:the&INSTEAD	-16
1:the&LIVES	-10
1:the&MAYNOT	-9
1:the&NEVER	0 43 0 -36 0 -31 -32
1:the&NO	0 0 -32 -33
1:the&NOLONGER	54 -36 0 -32
1:the&NOT	-18 0 0 -31 -37 57 -39
1:the&NOW	0 0 0 -42
1:the&ONLY	36 0 -31
1:the&OUR	13 -39
1:the&SHOULD	-66
1:the&SYMPTOM	-47
1:the&THIS	16 0 0 0 32
1:the&USE	-18
1:the&VALUE	28 -31
1:the&WAS	-11 0 0 0 33
1:the&WE	0 0 0 0 0 -31
1:the&YOU	-17 0 0 0 -42 38
1:there	-18 -38 0 0 0 -35
1:there&EVERY	23
1:there&IS	-15 -37 0 0 35 -31
1:there&LIVES	44
1:there&NOT	41
1:there&THIS	-11
1:there&VALUE	-14 -38 0 0 31
1:to	14
1:to&LIVES	-8
1:two	-12 0 -38 -37 0 -36
1:two&EVERY	23
1:two&IS	-12
1:two&THIS	-37
1:un	35
:	-14 -33 0 0 -38
: _	28 0 0 0 -33
;	42 0 0 0 -50
; _	26 0 0 40 -41
; _ IS	14 0 0 35 -32
; the	26
; the _	26
<acronym>	28 0 -32
<acronym> $	28 -31 -30 0 39 -47
<acronym> ,	42
<acronym> , _	30 0 0 0 -33
<acronym> , the	26 -35
<acronym> <number>	-17 -31
<acronym> IS	-17
<acronym> IS _	19 0 0 0 -34
<acronym> LIVES	21
<acronym> LIVES _	20
<acronym> MUST	32 0 0 0 -31
<acronym> NOW	25
<acronym> _	28 32 -35 0 0 -61
<acronym> _ ,	36 0 0 0 41 -40
<acronym> _ IS	20
<acronym> and	36 -31
<acronym> and _	34 -31 0 0 36
<acronym> in	32 0 0 0 0 -38
<acronym> in the	30 0 0 0 0 -37
<acronym> on	43 0 0 -32
<acronym> or	18
<acronym> or <acronym>	16
<amount>	0 0 0 0 38 -63
<amount> $	-34
<amount> ,	39 -30 0 0 0 -39
<amount> , _	30 0 0 -35 37
<amount> LIVES	34 0 0 -32
<amount> _	0 0 0 -36
<amount> _ $	-38
<amount> _ ,	13 30 -30
<amount> _ PER	32
<amount> for	35 -30 0 0 0 -33
<amount> for _	30 -30 0 0 0 -32
<code>	42 -47 -38 0 -46 -50 97
<code> $	69 -45 -49 -34 -76 -43 76
<code> ,	30 -39 0 0 0 0 43
<code> , DONT	8 -45
<code> , NOT	0 0 0 0 -39
<code> , THIS	27 0 0 0 -33
<code> , _	31 0 0 0 0 -38
<code> , the	19 0 0 0 0 -34
<code> IS _	29 -33
<code> IS the	11
<code> _	56 -30
<code> _ $	51 0 0 0 -35
<code> _ the	11
<code> and	-40
<code> for	38 0 0 0 0 0 32
<code> to	-39
<date>	53 -30 0 -32
<date> $	42 0 0 0 -39
<date> ,	28 0 0 0 32
<date> of	25
<flag>	12 -72 -37 0 -63 0 70
<flag> $	37 -42 -32 0 -43 -43 38
<flag> IS	-31 0 0 0 -31 34
<flag> _	27 -39 0 0 0 0 37
<flag> _ $	25
<flag> _ ,	13
<flag> and	18
<host>	32 0 0 -35
<host> $	54
<host> ,	29 0 0 -30 0 0 -32
<host> , _	33 0 0 -32 37 -40 -30
<host> _	-31 0 0 0 31
<host> and	33 0 0 0 33
<ip>	26 0 0 0 52 -39
<ip> $	34
<mail>	49 0 0 -42 0 0 -32
<mail> $	42
<mail> ,	12 0 0 -33 35 -34
<mail> _	25 0 0 0 38 -39
<mail> _ $	25 0 0 0 38 -39
<name>	17
<name> "	13
<name> " ,	13
<name> $	30 0 0 -44 0 0 -41
<name> ,	30
<name> , <name>	14 -42
<name> , NOT	8 0 0 0 -33
<name> , _	27 -30
<name> , the	40 0 0 -32 30
<name> <number>	25 -32 0 0 50 -44
<name> <number> $	28 0 0 0 46 -44
<name> =	-27
<name> AGAIN	-29
<name> IS	20 -31 -32
<name> IS _	-8
<name> IS the	18 0 0 -37
<name> NOT	16 0 0 0 -40
<name> NOW	19
<name> NOW ,	14
<name> UNLESS	40 0 -37 0 0 -41 -33
<name> _	34 0 -48 0 0 0 33
<name> _ $	20 0 -33 0 -37
<name> _ ,	23
<name> _ IS	-18 0 0 0 34
<name> _ to	0 0 0 0 34
<name> and	17 0 0 0 -41
<name> for	25 0 0 41 -46
<name> in	0 -55 0 0 37
<name> in _	21 0 0 -31
<name> in the	-13 -34 0 0 32
<name> there	0 0 0 0 -30
<name> to	-33
<name> to the	-26
<name> with	30 -33 0 0 0 -41
<number> $	0 -31
<number> ,	46 0 0 0 -33 46
<number> , <number>	0 0 -30 0 -43 33
<number> , NO	33 0 0 0 44 -35
<number> , THIS	20 0 0 0 0 -31
<number> , WE	21
<number> , _	30 -47
<number> <acronym>	57 0 0 -36
<number> ?	-8
<number> ? $	-8
<number> AGAIN	-24
<number> ALWAYS	-13 0 0 0 37 -33
<number> BECAUSE	11
<number> BECAUSE <number>	11
<number> DONE	-35
<number> DONE ,	-32
<number> FORNOW	-26
<number> IS	0 -42
<number> IS NOLONGER	33 0 0 0 -44
<number> IS SYMPTOM	-20
<number> IS USE	-24
<number> IS _	0 -38 0 -36
<number> IS the	48 0 0 -31
<number> LIVES	-33
<number> LIVES _	-11
<number> NOLONGER	47 0 -33 -43
<number> NOT	9 -30
<number> NOW	11 0 0 31
<number> NOW $	39 0 0 31 -31
<number> NOW _	23
<number> PER	38 -42 0 0 45 -37
<number> PER TIME	24 0 0 0 0 -36
<number> PER _	30 -35 0 0 39
<number> PLEASE	-23
<number> PLEASE $	-23
<number> SYMPTOM	-10
<number> SYMPTOM $	-20
<number> SYMPTOM the	23
<number> TIME	12
<number> TIME $	14
<number> TIME ,	9
<number> TIME <number>	16 0 30 -35 0 -35
<number> TIME NOW	38 0 0 -35
<number> TIME NOWON	9 0 0 0 43 -38
<number> TIME ONLY	23 -40
<number> TIME UNLESS	27
<number> TIME _	38 0 0 0 0 -36
<number> TIME at	21 0 0 0 32
<number> TIME for	-12
<number> TIME und	18 0 0 0 -31
<number> UNLESS	15
<number> WAS	38 0 0 0 -41 37
<number> WAS TOO	24 0 0 0 -32
<number> _	-22
<number> _ $	-22
<number> _ ,	0 33
<number> _ EVERY	0 -31
<number> _ FORNOW	-48
<number> _ INSTEAD	-28
<number> _ LIVES	-27 -40 0 0 37
<number> _ NOW	26
<number> _ PER	18 0 0 -47 36 -49
<number> _ UNLESS	-50
<number> _ an	-38
<number> _ at	-24
<number> _ for	39
<number> _ in	0 -32
<number> _ of	18 0 0 0 32
<number> _ on	51
<number> a	18
<number> a <number>	18
<number> and	-17 0 0 -36 56 -52
<number> and <number>	-11 0 0 0 48 -49
<number> and _	-23
<number> and the	-36
<number> as	-10
<number> for	19 -32 -38 0 0 -32
<number> for EVERY	-30 0 0 0 30
<number> for _	42
<number> here	52 -37
<number> in	20
<number> in the	41
<number> of	-18 0 0 31
<number> of <number>	-36 0 0 38 -37 -32
<number> of THEY	39
<number> on	0 0 0 -33 42 -39
<number> on _	35 0 0 -31
<number> on the	-17 0 0 0 31 -34
<number> or	28
<number> or <number>	28
<number> to	26 0 0 0 0 -42
<number> to <number>	30 -37 0 0 37 -39
<path>	23
<path> $	8 0 -30 0 0 39 -36
<path> ,	0 0 0 -35
<path> , NEVER	0 -43 0 0 0 -30
<path> , NOT	20 -38
<path> , _	0 -44 0 0 37 -48
<path> IS	27
<path> IS _	9
<path> _	41 0 -39 0 0 -46
<path> _ $	37 0 -34 0 0 -31
<path> and	31 0 0 0 0 -47
<path> and _	22 -41 0 0 39
<path> in	31 0 0 0 -42
<path> into	-25
<tag>	31 -32 0 -38 0 0 -33
<tag> $	33 0 0 -39
<time>	25 0 0 -31 0 -35
<time> $	29 33
<time> ,	19 0 0 0 34
<time> TIME	11
<time> and	-34
<url>	32 0 0 0 44
<url> $	32 0 0 0 44
<version>	13
<version> $	19 0 0 0 0 0 -32
<version> ,	32 0 0 0 0 -40
<version> , EVERY	9
<version> , _	19
<version> , the	10
<version> BECAUSE	31 -34
<version> BECAUSE of	21
<version> IS	21 0 0 -32
<version> IS _	12 0 0 0 -33
<version> LIVES	38
<version> NOT	38 0 0 0 0 31
<version> SYMPTOM	-36
<version> _	-16 -37
<version> _ $	37 -34
<version> _ ,	-23
<version> and	13 -37
<version> and <version>	14 -30
<version> of	14
<version> on	-35
<version> on the	-11
=	-8 -56 -32 -30 65 -48 -33
= <number>	-53
= <number> $	-54
= _	33 -38 0 0 37 -31
= _ ,	18 0 0 0 30
=.	49 -42 0 0 -47 0 31
=ab	21 0 0 0 -33
=abbreviation	14 -48 40 0 0 -31
=abl	-17 0 0 0 -31
=about	-12 -41 0 0 33
=abov	0 0 -32 -40 0 -39
=abstraction	25
=accept	34 -38 -32 52 0 -39
=access	-10 0 -39 -46
=account	0 0 -41 -30 44 -57
=acht	22
=ack	9
=across	-10 -47 0 0 43
=action	39 0 0 0 -36
=activ	25 -32 0 0 40 -40
=actualiza	9 0 0 0 31
=adapt	-26
=add	-12 63 -36 -41 -57
=addr	0 0 -30 0 0 -33
=address	15 -36
=adhérent	40 -48 -30 -47 59 -31
=affect	-15
=afternoon	-20
=afterward	-26 32 0 0 0 -30
=age	29
=agent	42 -42 0 0 36
=ago	-53
=ah	-24
=ahead	-38
=ai	47 41 -34 0 -33 -35
=airflow	-15
=aisl	27
=alert	-17 0 0 0 0 -38
=aliv	0 0 0 0 0 -31
=allocat	45 0 0 0 -52
=allocation	-19
=allow	19 0 0 -47 0 30
=alon	50 43 -40 0 -43 -42
=alright	-25
=als	20
=alt	39 0 -34
=ambient	13
=american	27 0 41 -37 0 -31
=amount	0 -36 0 0 53 -53
=analytic	15 0 0 -31
=ancora	-35
=ander	16 35 0 0 -34
=android	9 0 30 0 -33
=angry	0 0 0 -34 32
=angular	-16
=animation	-23
=another	-58 33 0 0 -31 -34
=answer	-12 -50 39 0 0 -44
=anyway	-31 0 0 0 -34 -32
=anywher	36 48 -32 -44 -40
=apach	37 0 0 -36 43
=api	38 41
=app	50 0 0 32 0 -50
=appear	-25
=apply	31 0 0 0 0 30
=approach	-25
=approval	-19
=architectur	9
=archiv	35 -34
=argument	-48 31 0 0 -31 -40
=aria	15 33 0 0 -35
=arm	24 0 0 0 0 -45 -35
=around	27
=arrow	0 -36 45 -32 -41 -43
=ask	-20 0 -50
=assign	-22 0 0 0 0 -31
=assum	-18
=async	22
=attach	-20
=attend	-43
=auch	-15
=auditor	16
=aus	-23
=austria	-10 -30 -30
=autenticação	32
=auth	12 0 0 -30 38 -31
=authentication	0 0 0 31 -31 -30
=author	26 0 0 0 -39 34
=automatic	0 0 0 0 37 -32
=avoir	34
=away	16 -31 -38 0 0 -35
=axio	29 -31 -34 0 -52 46
=axis	-18
=azur	11 0 0 0 -35
=b	0 -33
=backend	0 0 0 0 0 -34 30
=backfill	15
=background	20 -40 39 0 0 -33
=backup	24 0 0 -32
=bad	0 0 0 0 39
=balanc	36 0 -30 0 0 -36
=bank	44 0 0 -34
=banner	-11
=bar	-28
=bas	37 0 -38
=basic	30 0 0 0 33
=bastion	35 -51 -34 -36 50
=batch	28
=battery	12
=bau	-30
=bazel	-37
=becom	-25 0 0 0 -30
=been	-55 0 0 0 -44
=behind	13 0 0 0 0 -50
=being	11
=beitrag	26
=below	-25
=bench	-27
=berlin	-11 0 0 -33
=best	-13 0 0 -34 40
=beta	33 0 -35 0 -37
=better	-40
=bien	-45
=big	0 0 0 0 0 -49
=bigger	-59
=bijgewerkt	25
=bild	-32 0 0 0 32 -38
=bilder	25 -46
=bill	26 0 -31 0 39 -47
=binnen	36 0 0 0 31
=bit	-54
=black	18 0 0 -31 -37
=bless	-29 -30
=block	28 0 -31
=blog	0 0 30
=blu	0 0 -34 32
=blurry	-43
=board	0 0 0 0 -42
=body	42 34 0 -35 -39
=book	58 0 0 -38
=boolean	8
=bootloader	35 0 0 -32 0 -44
=borra	-24
=boss	-37 0 0 0 -33
=bot	-23 0 0 0 31
=bother	-15
=bottom	23 -34 37 0 -39
=box	9 0 0 0 0 -46 -36
=branch	0 0 0 0 0 0 -31
=brand	26 -48 0 -40 0 32
=brb	-38
=break	-29 -30 0 0 32
=breakpoint	26 0 -38 0 43 -37
=brevo	30
=bring	-31
=british	45 0 44 -45 -43 -35
=brought	19
=browser	15 0 -38 0 0 -36
=btw	40 -54 -33 -33 53 -40
=bucket	38 -44 0 0 42
=budget	9 34 0 -43 0 -40
=buffer	-24
=bug	0 32 -35
=build	25 0 0 0 0 0 33
=built	19 -37
=bullet	51 -45 51 -38 -39 -35
=bulletin	33 0 0 -31
=bump	-9
=bun	-17 -31
=bundl	10 33 -30 0 0 -40
=bureau	-19 0 0 0 -33 32
=bus	41 -31 0 0 35 -30
=button	-25 42 0 -35 -62
=byt	23 0 -34
=c	41
=c'est	26 -35 -40 -34 0 40
=cach	-8 -47
=cachen	-16
=cag	40 0 0 -30
=calendar	9
=calibration	39 0 0 0 36 -33
=call	25 0 -43
=callback	34 0 0 0 -30
=caller	-13 -33 31
=cam	-18
=camera	44
=campaign	17 0 0 0 33 -32
=can	-14 0 0 0 0 -30
=canary	22
=cancel	-39
=cancell	26
=candidat	-8
=cap	0 0 0 0 -32
=capital	29
=captcha	32
=car	-13
=card	9 0 -39 0 42 -55
=cargar	-30
=cargo	24 0 0 0 -31 0 34
=carrier	14
=carry	63 0 0 0 0 -48
=cart	-47 0 0 0 -31
=cas	30 -53 30 -54 -40 36
=catch	-25
=cdn	-26
=cent	37 -44 -36 -30 56 -41
=center	27 -42
=centr	11 -31 0 0 0 33
=certifi	9 0 0 -30
=certificado	42 -35 0 0 0 -31
=certificat	-18 0 0 0 46 -41
=chang	0 39
=channel	38 0 -32 0 -46
=character	-30 0 -32
=chart	-13 -38 0 0 -32
=chat	-16
=check	0 0 -37
=checkbox	-26
=checker	-39
=checkout	11
=chez	29 0 0 0 39 -31
=ci	12 0 -32 0 0 -37 30
=cita	25 0 0 -33 34 -32
=cla	40 0 0 -30 -34
=class	-9 0 0 0 0 -36
=classic	-11 0 0 33
=claus	23
=clean	-35
=clear	21 -37
=cli	-27
=click	-23 0 0 0 36
=client	0 0 0 0 41
=clip	-9
=clock	20
=clos	-13 -33 0 0 -35 0 32
=closur	-10
=cloud	22
=cluster	56 -42 0 0 42 -69
=cod	54 0 0 -33 0 0 -34
=codebas	43 0 -32 0 -40
=coffe	-33
=colleagu	-24
=collect	27 0 0 0 0 -31
=collection	30 0 -31 0 -37
=color	-23 0 -38 0 0 -45
=column	-14 0 0 -32
=com	-8
=comma	12 0 0 -40
=command	44
=comment	23 0 40 -42 -38 -36
=commenti	16
=commit	29 0 39 0 -48 -63
=committe	14 0 0 0 -35
=company	0 -34 0 -30 42
=compar	-21 -41
=compil	-43
=compiler	-22
=complain	-66
=component	18 0 42 0 -57
=compos	39 -32 0 0 0 -32
=compt	26 0 0 -38 42
=comput	24 -43 0 0 -51 45
=concern	28
=condition	34 -35 35
=config	0 0 0 0 0 0 -33
=confirm	-37
=conflict	-34
=confus	-15
=connection	-9 -40 0 0 47 -39
=consent	37 45 0 0 -45 -36
=consol	-45
=const	32 -41 43 0 -38 -39
=constant	18 0 0 0 -44
=constraint	-14 0 32 0 -38 -33
=constructor	24 0 31 -35
=context	25 0 -33 0 0 0 -30
=contient	37
=continu	-33
=contract	48 0 -30
=controller	43 0 0 -42
=convert	19 -47 0 0 0 34
=convinc	-25
=cooki	-22
=coordinat	0 34 0 0 -39
=copy	0 0 0 -39 0 -49
=cor	50 0 -46 0 0 -40
=cost	52 -60 -41 37 40 -42
=cotisation	22 0 0 0 0 -32
=couldn't	0 0 0 33 -41
=count	0 -47 0 0 33
=counter	21 0 -38
=country	-9 -30 0 -39 45 -36
=cover	-14
=coverag	-27 0 0 -33
=cpu	-18
=creat	-38
=credit	38 -42
=cron	13 -31 0 0 37 -42
=crypto	25
=css	13 0 0 0 0 0 -31
=csv	26 0 -30 0 0 -36
=currency	-27 0 0 0 0 -39
=current	-42
=cursor	-36
=curv	-30
=customer	0 0 -50
=customer's	37
=cut	31 -31 0 0 36
=cutoff	25
=céntimo	11 39 -30 0 -35 0 -31
=código	21
=dagen	36 0 0 0 31
=dark	39 0 30 0 -51
=dash	42 0 -35 -45 -35 43
=dashboard	0 -32 0 0 38
=dat	-33 -34
=data	24 0 0 0 0 -42
=databas	0 0 -45 0 37 -42
=dataset	20
=date-fns	35 -34 0 -35 -45 46
=dato	23
=datum	29 0 0 0 -49
=db	26 0 0 -38 38 -49
=dbt	17 0 0 0 0 -32
=deadlin	33 0 0 31
=deal	-35 0 0 31 -33
=debug	12 0 0 -30
=decid	-18 0 34 0 -31
=decimal	47 -31 0 -33
=declin	16
=dedup	32 0 0 0 -31
=degre	-29 0 -30
=deixa	-32
=del	39 -30 -30 0 0 -40
=delay	17
=delet	11 36 0 0 0 -51 -34
=deliver	36 -30 -32 0 36 -40
=delivery	14 0 0 -30 0 38
=demo	0 0 -37 -41
=deni	-36
=dep	41 0 -34 0 -32
=depend	33
=dependency	19 36 -36 0 -36
=deploy	21 0 0 0 30 -36
=depth	-19
=design	0 -32 0 0 50 -34
=designer	-25
=desktop	15 -30
=despliegu	-22
=destructiv	29 36 -32 0 -30
=detail	-36
=deutsch	21 0 33
=deux	0 0 0 0 0 0 -30
=dev	52 0 -39 -34
=develop	46 0 -35 -46 0 -33
=developer	24 0 0 0 0 -34
=devic	47 0 0 -38 0 -30
=dhl	14
=diagram	21
=did	-45
=dienstag	34
=diff	12 -39 44 -41 -40 -41
=differ	-15 -34 0 -31 46 -38
=differenc	-44
=different	0 0 0 0 38 -34
=digest	42 36
=digit	40 -37 -47 -33 0 42
=direct	43 0 0 0 -30
=disabl	20 -36 0 -35 43 -35
=disappear	-35
=discount	-22
=disk	-13 34 0 -33 -35
=display	-13
=dns	-31
=doc	37 0 0 0 -53
=docker	27 -33 0 32
=documentation	-28 -31 0 0 -35 35
=doe	-12 0 -48
=dog	33 0 -33 -37 50 -30
=doing	25 0 0 0 0 -30
=domain	34 0 -52 0 0 38
=donation	0 -31 0 -37 40 -35
=dos	27
=dot	14 -34
=doubl	29 0 33 0 -36 -43
=doubt	0 30
=dpi	21 0 0 0 32 -30
=dr	9 0 0 0 0 -38
=draai	-22
=draait	37
=draft	-10
=drawn	17
=drei	-21 -35 0 0 43 -38
=driv	-23
=driver	41 0 0 0 -40
=dummy	24
=duplicat	0 0 0 0 0 -31
=duplication	-19
=dur	35 40 0 -34 -46
=duty	17 39 0 -34 -34
=e-mail	19 33
=ear	24 0 42 -31 -38 -38
=eat	-20 0 0 0 -32
=edg	0 -44
=edit	31 0 0 -43
=editor	39
=een	11 0 -33 0 0 -36
=eight	8
=einen	-40
=either	-36
=elastic	-23
=elk	49 -30 -30 0 33
=els	0 0 32
=email	-29
=emergency	16 0 0 -36
=emoji	26
=emojis	29 -38 39 0 -32
=encod	-23 0 0 0 0 -35
=encoder	-15
=end	50 0 0 0 0 -45
=endian	34 -32 0 0 31
=endpoint	0 49 -31 0 -33
=energy	-22
=enero	26
=engel	44 0 0 0 0 -42
=englisch	48 -48 50 -36 -36
=english	36 -54 36 0 -50
=enough	-36 -52 0 35 -58
=enter	11
=entiendo	-44
=entity	31 0 0 -41 34 -40
=entorno	23 0 0 0 34 -32
=entry	-24
=enum	0 -33
=env	0 0 -33 -36 32 -53
=environment	20
=erp	31 0 0 -31 40
=eruit	-20 0 0 -34
=es	18 -53 0 0 0 35
=espera	-45
=estimat	20
=euro	39 -35 0 0 39
=europ	-14 -38 0 0 32
=eval	22
=even	12 0 0 0 0 -53
=event	34
=exact	-40 -31 0 0 40
=exampl	-34
=exception	-15 0 0 0 -47 34
=exclud	45 0 -36 -32 0 -46
=exist	39 -46
=exit	-16 -30 -36 -30 48 -39
=expect	-24 0 0 0 0 -30
=expensiv	-14
=expir	-47
=explain	28 -47 44 0 0 -30
=explanation	16 0 31 0 -31
=explicit	25 0 0 0 -33
=explod	-10
=export	-25 36 0 0 -53 -36
=extend	0 41 -33
=extension	18
=external	33 31
=extra	30 0 0 0 34
=fac	35 0 0 0 -42
=factor	31
=factory	34 0 0 -33 30 -34
=factur	-22
=fait	44 -36 -32
=far	-43
=faster	-38
=faut	0 0 -30 0 -43
=featur	24 0 -32
=fee	40 -37 -34
=feed	20
=feel	-48
=fehl	-22
=fetch	9 -31 -34 0 -52 46
=few	-12
=fichero	-25
=fichier	0 0 0 0 35
=ficou	-14
=field	0 0 0 -35 0 -51
=figma	-25 0 0 0 37
=figur	-14 0 0 0 -30
=fil	0 0 33
=fill	30 0 0 0 0 38
=filter	-8
=financ	26 -41 0 0 46
=find	-33
=firebas	8
=firefox	0 0 0 -32 32 -32
=firewall	-22 0 0 0 37
=firmwar	25 0 -35
=fiscal	33
=fit	33
=fiv	0 -48 0 0 34 -38
=fix	-26 0 0 0 -43 -36
=fixtur	27 -36 0 0 0 -36
=flag	0 0 -31 0 0 -44
=flash	-34 0 -33 30 -54
=flat	19
=flip	27
=float	39 30 0 -37 -48 -44
=flow	13 0 0 0 -34
=fly	35
=folder	-16 0 0 0 -41 -42
=fonction	33
=font	0 0 0 0 -53 -38
=food	36
=forbid	-20 0 0 32 -31
=forc	41 42 -38 0 0 -31
=forever	22 32 0 0 -32 -32
=forget	-36 0 -30
=forgot	-28
=form	0 -45
=format	44
=formato	27 -30
=formatter	20 0 -38 0 -33 -31 32
=forty	-8
=found	-52
=four	-23 0 -34 0 49 -42
=fps	33 0 0 -33 33
=fram	-19 0 0 0 -32 32
=franc	42 -36 -47
=frankfurt	36 0 -40 0 49
=frau	38 0 0 0 0 -30
=fre	20 0 -40
=freez	20
=freigaben	36 0 0 0 0 -30
=french	-25
=friday	-10 0 0 -31 48 -34
=friendlier	-26
=frist	0 0 0 0 -31
=front	28 0 0 0 0 -31
=frontend	44 -41
=frozen	25 38 0 -33 0 -35
=full	-28 -30 -34 0 46
=fun	-30 0 0 0 30
=function	23 0 38 -41 -53 -49
=funziona	-35
=fuzzer	-14
=fyi	33 0 0 0 34 -34
=gaan	47 39 0 0 -46 -49
=gap	56 0 0 0 -46
=gat	23
=gateway	0 -49
=gav	13
=gb	-30 0 0 0 0 -45
=gc	11
=geen	34 0 -45 -33 30 -44
=gegen	15
=gehen	40 0 0 0 0 -37
=geht	-12 0 0 0 0 -34
=genau	15 0 0 0 47 -45
=generat	16 0 -31 0 -55
=generic	-22 -46 0 0 -32 -30
=geocoder	44
=german	0 -47 -33 0 0 39
=gestern	-21
=gift	0 -36 0 0 36 -31
=ging	-43
=git	33 0 0 -42 0 0 -30
=github	15 -36
=giv	-19 -44
=given	-42
=gleich	-21
=global	27
=going	17 -51 0 44 -37 -34
=gold	25 -30 -32 0 0 -35
=good	-56
=googl	0 39 -44 -44 0 -41
=got	14 -44 0 -48 0 32
=gpu	27 0 0 0 0 -32
=grad	26
=gradient	-27
=graph	-13
=graphql	0 -30
=gratis	27
=gripper	40 0 -30
=group	34 0 0 -32 0 0 -32
=grow	-25
=groß	-10 -39 0 0 37
=guardan	11 39 -30 0 -35 0 -31
=guardar	21
=guest	14 0 -34
=guid	-22
=guild	13
=gut	-36
=gzip	33 40 0 0 -47
=h	52 0 0 0 32 -32
=hac	11
=had	-55
=hand	0 0 0 0 0 -40
=handbook	23 0 0 -31 38 -39
=handl	11 32 0 0 -34 -32
=handler	17 0 0 -30 -47 -40
=happen	-32
=happy	-31
=harbor	28
=hard	0 39 0 0 -55
=hardcod	26 0 -31 0 -31
=hash	41 0 0 0 0 -30
=hav	-31
=hazardous	36
=head	19 0 32 -40
=header	0 0 -33 -30 0 0 -32
=health	17 39 0 -31 -40
=heap	-30
=heavy	27
=height	42 -38 -33 0 41
=helloasso	37 -36
=help	0 -43
=helper	39 -43 41 -33 -33
=hemo	25
=her	-10 0 0 -32
=here's	-45
=heroku	29
=het	-40 0 0 0 -36
=hid	0 0 0 0 -34
=hier	0 0 0 0 -36
=highlight	-11
=hint	0 -36
=history	0 0 0 0 -39 -30
=hit	-39
=hold	-34 0 0 0 -42
=hom	-17 43 -36 0 -41 -42
=hook	-46 -33 0 33 -33
=hora	51 -38 -33 -33 48 -31 -31
=horario	18
=host	49 0 -57 0 51 -54
=hot	-28
=hotfix	30 45 -34 0 -36
=html	45 0 -35 0 31
=hug	-20
=humbl	30
=hundr	-21
=icon	-44 -33
=id	32 0 -55 -31
=idea	-70 -33
=ideal	-18 0 0 0 -35
=idempotent	51 0 -42 -33 -43 38
=identity	24 0 0 -31 31
=idl	47 -38 0 0 41
=ids	47 -64 0 -53 57
=ignor	-55
=ik	-51
=ill	-51
=imag	-8 0 -39
=imperativ	35 -32 35 0 -41 -30
=implement	-54
=import	22 0 0 -32
=importer	0 -36 0 0 0 -33
=incident	0 0 0 0 40 -30
=increas	-25
=index	11 0 0 0 -37 -31
=info	38
=inform	-27
=inglé	32 -34 43 0 -40 -34
=init	38 56 -65 -41
=initial	39
=injection	0 0 31 -35
=inlin	33 32 -38
=input	0 0 0 0 -37
=inscription	15 -36 -35 0 37
=install	0 0 0 0 -34 -35
=instanc	-14
=int	20 -35 0 0 0 36
=integer	26 -34 0 -34 30 -42
=integration	23 0 0 -31
=interest	-53
=interfac	42
=internal	30
=internet	17 -31 0 0 35 0 -39
=interrupt	38 37 0 0 -38
=interval	15
=inventory	20
=investor	-22
=invit	-32
=invoic	-19
=ipad	-10 0 0 0 0 -31
=issu	-27 0 0 0 0 -30
=it'd	-24
=italiano	16
=item	0 -35
=itself	37 0 -34 0 0 -41
=iva	51 -53 -37 -38 39
=ja	0 -40 -44 61 -65 -39
=jan	-17
=janky	-11
=java	39 0 0 0 34
=javadoc	22
=jenkin	-26 -30 0 -43
=jira	37 -43 -30 0 0 -31
=jo	24
=job	11 -30 0 0 0 -33
=join	-18
=joint	-23
=json	33 0 40 -52 -60
=jump	-30
=kafka	13
=kan	38
=kb	31
=kernel	0 0 0 0 31
=key	35 0 0 -47 0 0 -50
=keyword	45 0 30 0 -43
=kg	47 -45 -32 0 44 -32
=kid	13
=kijken	-31
=kill	23 -35 0 -34 31 -42
=kilo	44
=kind	-29
=klant	-44
=klanten	27 -35 -42
=know	-16
=known	-24
=kotlin	42 0 -36 33 -32
=kubernet	-32
=kunden	13
=lab	27 -38 0 0 31
=label	0 0 0 0 0 -54
=lancer	16
=land	-14 35 0 -35 0 -37
=lang	-33 0 0 0 -32
=languag	-14 0 0 -34
=laptop	-34
=laravel	15
=lat	-17
=latest	0 0 0 -30
=launch	0 0 0 0 0 -35
=law	44 41 0 -45 0 -42
=layer	53 0 0 0 -36
=layout	10 0 0 30 -36
=lazi	19
=lead	8 0 0 -35
=learn	23
=leav	30 48 0 0 -66
=ledger	28
=left	-47 -31
=legal	12 0 0 -40
=legend	-29
=lena	-26 0 0 0 30
=length	0 0 34 0 -31
=less	-13
=let	-10 0 0 -36 0 -40
=let's	-108 0 0 37 -32
=letter	18 -35 -37
=level	25
=library	34 0 0 0 0 -38
=licens	42 0 0 -32 39
=lifetim	0 0 0 0 0 -30
=light	20 36
=lik	-52
=limit	10 0 -36
=limiter	23 0 0 0 0 -40
=lin	-32 0 55 -43 -59
=linear	20 0 -30
=link	-25
=linker	17
=lint	13 0 -33 -34 -42 -36 41
=linter	-28
=littl	-21
=lo	26 0 0 0 -52 38
=load	-12 0 -38 -32
=loc	-25 -42 0 0 0 -45
=local	49 0 -45 0 0 31
=lock	0 0 0 0 0 -46
=log	-12 49 0 -40 0 -51
=logic	0 0 0 -30
=login	-20 0 0 -31
=logo	-13
=lokal	21 0 0 0 -31
=long	-27
=longer	-27
=look	-70
=lookup	26
=loop	-43 -30
=los	-17 0 0 0 31
=loss	-42 0 0 30
=lost	-33
=lot	0 0 0 -38 46 -38
=lov	-62
=lower	24 -31 0 0 0 -33
=lun	22 0 0 0 33
=lunch	-32
=mach	-23
=machin	21
=macht	46 0 -31 -33 0 -41
=mad	65 -51
=mail	-26 0 0 0 0 -44
=main	20 0 -37
=major	33 0 0 -48
=mak	0 -61 0 -52 -45 -45 57
=mal	-42
=man	-31 -35
=manager	40 0 0 0 0 -41
=mandant	47
=manual	43
=many	9 -32 41 -49
=map	-25 0 0 0 -42
=mapbox	13
=mardi	19 0 0 0 35
=mark	0 0 0 -39
=market	25 0 -46 0 38 -38
=marta	25 -32 0 -31 47
=master	28 -40 0 -32
=match	-13 -40 39 0 -58 -41
=matplotlib	21
=matter	11 0 0 0 0 -42
=maximaal	38 -36 0 0 35
=may	48 68 -56 -33
=mb	19 0 -33 -40 0 -32
=mbit	34 0 0 0 0 -32
=meant	29
=measur	0 0 0 0 -30
=mehr	-49
=memory	-28 0 -40 0 0 -36
=mensaj	15 0 30
=merg	8 42 -39 -37 0 -38
=messag	0 -42
=met	40 0 -32 -33 -54
=meter	19 -34 -44 -31
=method	16
=metric	48 0 0 -46 33 -54
=microservic	16 0 0 0 -32
=midnight	35
=migration	31 38 0 0 -68
=mill	-20
=million	14 0 0 0 30
=min	16 -32 -30 -45 58 -44
=mind	-56
=minisign	26 -41 -30 -35 46 -31
=miss	-71
=mix	12 0 0 -36 -38
=mm	40 -37 0 0 37
=mobil	12 0 0 0 -36 -33
=mock	35 -40 -37
=mod	50 0 -34 0 0 -51
=modal	-43
=model	37 0 50 -32
=modul	14
=moeten	-27
=moment	-50 0 0 0 -33
=money	34 39 -31 -33 0 -36
=mono	25
=monolith	32 0 0 0 -34
=morn	23
=most	18 0 0 0 0 -35
=mount	50
=mov	0 0 -42 0 0 0 -32
=ms	24
=much	-10 0 0 0 0 -36
=mucho	-36
=mysql	44 -39 0 35
=n	-32
=n'est	-33
=naar	22 0 -44 38 -43 -49
=nach	53 0 -34 0 -33 0 -33
=nacht	31
=nah	25 0 0 0 -38 36
=nam	77 0 56 -59 -39 -32 -34
=nan	-39
=nas	27 -31 0 0 43 -34
=nat	29
=nativ	36 -37 0 40 -32 -41
=nee	37 -30 -35 0 -34
=need	-30 -36
=negativ	0 -47 -45 -34 0 35
=nein	21
=nest	33 -42 41 0 -53 -35 -36
=net	49 -42 0 0 43 -31
=network	24 51 -43 -43 0 -43 -30
=neu	25 -45 0 33
=new	21 -33 32
=newer	32 0 0 -38 42
=newest	-19 0 0 0 -34
=newsletter	33 0 0 0 0 -33
=next	-24 -44
=nicer	-33
=nicht	-8 0 0 -32
=night	21 -33
=nin	39 0 0 -37 30
=nod	0 0 -34
=nog	-47
=nois	33
=noisy	43
=nom	11
=noon	11 -39
=nord	0 0 0 0 32
=normal	33 0 0 -30 48 -37
=not	-26 0 0 0 36
=notic	-27
=notification	-8
=nouvell	33 0 0 -32 0 -39
=npm	-20 0 0 0 -35
=null	0 -30 0 -33 35
=number	42 0 0 -37
=numéro	36
=número	12
=object	18 -39 0 -30 0 35
=obvious	9
=offen	19
=offic	72
=offlin	-22 0 0 0 0 -40
=offset	-10 -33 -34
=oh	-52
=older	0 0 0 0 0 -35
=oldest	-22 0 -31 0 35
=one	-13
=onlin	39
=open	-23 -34
=openapi	18
=operator	27 -31 0 0 -31
=ops	21
=option	-30 0 0 -41 -32
=optional	-37
=oracl	41 -30
=order	-16
=origin	13 0 32 0 -35
=other	-31 30 0 0 -34
=otra	-43
=ourselv	20
=outag	-8 0 0 0 -36
=outbox	15 0 0 0 -40
=output	0 0 -30 -49
=outsid	37 0 0 -36 -36
=ouvrent	26 -36 -35 0 37
=overbook	49 0 0 -34 32
=overflow	-10
=overkill	17
=overlap	-42
=overwritten	10 0 0 -30
=ovh	30 0 0 0 31 -30
=own	14 0 0 0 49 -46 -33
=owner	-15
=p	23 0 -31
=pacient	22 0 0 0 -37
=packag	21 0 0 0 -37 -51
=pag	-27 0 -60
=pagination	0 -33 0 0 -30
=paiement	33 -34 0 0 37
=pair	-13
=panic	13
=paper	21 -34 0 0 -35
=par	49 33 -43 0 0 -32 -35
=paragraph	-11
=param	34 0 0 -31 0 -31
=parameter	9
=parcel	14 0 0 0 32
=pars	-36 0 0 0 -32
=parser	-30 0 -32 0 0 32
=part	17 0 0 0 0 -36
=partent	33
=partition	47 0 0 0 49 -59
=partner	24 0 0 -38
=party	0 0 -33
=passent	20 0 -33
=password	0 0 -41 0 0 -40
=passwort	27
=past	0 0 0 -40
=path	9 0 0 0 -47 32
=paus	-11 0 0 0 -34
=pay	37 0 0 0 35 -39
=payload	-13 31 -34
=payment	38
=pdf	28 -46 0 -30 34
=pedido	-23 -39 0 0 41 0 -30
=pelo	29 -42
=peopl	24 0 0 32 -41
=percent	0 -43 0 -41 53 -37
=period	34 0 0 0 -32
=permission	13
=person	16 -39
=personal	22 40
=petit	33
=peut	24 0 0 -30 39
=phas	-21
=phon	-17 0 0 0 0 -43
=photo	0 0 0 -30
=php	26 0 30 0 0 -45
=physic	0 0 0 0 32
=pick	33 -42 0 -30 0 -46 32
=picker	-14 -42 0 0 35 -33
=pictur	-28
=pie	11
=pin	17 0 0 -39
=ping	-35
=pipelin	29
=pixel	-31 0 0 -36 0 33
=plac	17 -41
=plain	17 0 0 0 0 -38
=plan	0 0 0 0 -47
=play	-27
=plot	-44
=plugin	55 0 0 0 -30 -42
=plural	10 0 0 0 -31
=plus	8
=pm	40 0 -41 0 48 -33
=pnpm	58 -32 -35 0 -56 -45 30
=pod	-10
=point	0 -31 0 0 -30
=policy	-23 0 0 0 -35
=pool	41 -43
=poort	37
=port	27 -46 0 0 35
=portal	30
=position	-21 -52 0 0 46 -35
=positiv	0 -31 0 0 -38 37
=possibl	-13 -31
=post	-9
=postgr	0 -31 -35 0 0 -45
=power	32 0 0 -32
=pr	-14 50 -47 -39 -35
=precio	24 0 0 -35
=prefix	44 -41 0 0 0 -35
=preis	29 -36 0 0 41 -31
=prepar	-15
=present	21 0 37 0 -37
=press	-37
=pretty	-37
=preview	-38 -41
=prezzi	29 0 -32
=pric	-8 0 -58 0 -38 40
=pricey	34
=print	-9 0 0 -46
=printer	0 0 -30 -32 51 -53
=pris	18
=privacy	26 0 0 0 -42 39
=privat	33 0 0 -31
=pro	45 0 0 -40 0 -41 -32
=process	15 0 0 0 -36
=prod	37 0 -42 -44
=product	0 -38
=production	-13 0 0 -40 0 -38
=profil	-16
=progress	31
=project	0 0 -47
=promis	14 0 -42 0 0 -33
=prop	-20 0 0 0 -33
=protect	38 -37 0 0 39
=prototyp	8 0 0 0 -30 32
=prova	-17
=proveedor	0 -35 0 0 35
=provider	37 0 0 -35 42
=proxy	19 -50 0 0 0 36
=public	52 0 0 -34 -67
=publish	21
=pull	-49 0 0 0 0 -41
=push	27 33 -53 0 0 -35
=put	17 0 0 -45 -57 0 -30
=px	12 0 0 0 -32
=python	46 -35
=página	-32
=qa	48 0 -32 0 30
=qu'il	14 0 0 0 -34 32
=que	-35
=query	0 46 -48 0 -49
=question	-27 0 0 0 36 -44
=queu	-8
=quick	-20 0 0 0 30
=quiet	-13
=quot	-9 -32 39 0 -44 -35
=rabbit	26
=rac	-48
=radio	-15
=rais	-19 0 0 0 -32
=ran	-47
=rat	38 0 -33 -42 37 -30
=raus	16 -39
=raw	31 0 0 -37
=reach	-17
=reachabl	-20
=react	25
=read	11 0 0 0 0 0 -37
=readabl	37 0 0 -51 -32
=reader	-23 0 0 0 -34
=reading	12
=readm	-47
=ready	-28 -31
=real	42 0 0 -32
=rebas	-22
=reboot	0 34 0 0 -31
=recet	9
=receta	25
=rechtstreek	36
=recommend	-43
=record	26 -46 31
=recordatorio	15 -42 0 0 40 -31
=redux	31 -34 0 34
=refactor	-38
=refresh	-13 -53
=refund	29
=refus	0 0 0 0 0 -30
=regard	-38
=regenerat	9 -37
=region	24
=register	10 -32
=registry	22 -37 0 0 0 32
=regression	-18
=regulator	-46
=relanc	-42
=releas	9 0 -41
=reload	13 0 0 -31 -31
=remark	-27
=remember	32
=reminder	-10
=remov	-49
=renam	-18
=render	0 -30 -37 0 0 -41
=renew	-26 0 0 0 39 -35
=repeat	36 -46
=replay	51 0 0 0 -39 0 41
=replica	30 0 0 -44 32
=repo	68 -61 0 30
=repository	16 -37 0 0 0 34
=reproduc	-24
=reproducibl	-25
=request	-21 0 0 0 0 -36
=rerun	-58
=reset	18 -32 -39 0 44 -30
=respons	-35
=rest	-25 0 -33 35 0 -45
=restart	17
=result	-37 0 0 -40 -46
=retention	46 0 0 -41
=retour	36 0 0 0 31
=retro	-37
=return	0 -34 46 -52
=rev	40
=revenu	24 -32 0 0 39 -30
=revert	-34
=review	0 0 0 -34
=reviewer	-25 0 0 -30
=rewrit	37 34 0 0 -38
=right	-61 -47
=rol	-19 -42 -39 -30 40 -34
=roll	11 0 0 0 -40
=room	-23 -38
=root	36 0 0 -38
=rotat	20 0 0 0 0 -31
=rotation	22 -35 0 0 36 -31
=round	0 42 0 -38 -32
=rout	-18
=row	-38 -30 0 -50 49
=rul	20 0 -45 -46 -31 0 34
=run	-53 0 0 0 0 -30
=runbook	22 39 0 -33
=runner	29 0 0 0 30
=rust	-15
=rücksprach	17 36 -33 -38 -30
=s	54 -41 0 -33
=sagen	-13
=said	-25 0 -32 0 -38
=sal	31 -40 0 33 0 -47
=salen	15 -42 0 0 40 -31
=sall	37
=sampl	-39 0 0 -33 0 -50
=sandbox	49 -39 0 -36
=sara	-21
=sav	-17 0 -41 -32 0 -44 -30
=say	0 0 0 0 -44 34
=scal	-9 0 0 0 0 -35
=scanner	0 -39 0 -35 36
=schau	-26
=schedul	39
=scheduler	9
=schema	47
=schlägt	-22
=school	36 -32
=scop	17 0 0 -39 -45
=scratch	-24
=screen	0 0 0 -37 0 -30
=screenshot	0 35 0 -43
=screw	34
=script	0 0 0 0 0 -42
=sdk	13 0 0 0 35 -31
=search	-9 0 0 0 0 -34
=seat	47 0 0 -30
=secret	13 0 0 0 -59 39
=section	-35
=security	29
=see	-18 0 0 0 32
=seed	38 0 0 -30
=seem	-46
=seen	-45
=self	46 -31 -40 0 0 -50
=sell	31 -31 0 -33
=semicolon	-26
=send	0 0 -33
=sensor	-14 -30
=sent	-45 0 0 0 0 -32
=sentenc	40 -44 41 -43 -45
=separat	35
=separator	0 0 0 0 -30
=septembr	28 0 -32 0 30
=sequenc	17
=sequential	-26 0 0 0 -34 -32
=serial	27 0 0 -33
=serious	-10
=server	11 -31 -31
=serveur	20 0 0 0 39 -30
=servic	28 0 -32
=servidor	40
=será	-29
=session	34 -46 -40 -31
=set	-32 0 0 -31
=setting	-29
=setup	0 32 0 -30
=seul	32 -32
=seven	34 -35 0 0 42
=several	-22 -31
=shadow	-11
=shar	50 0 -39 -42 51 -44 -30
=shard	-11
=sheet	12 -36 0 0 53 -32
=shift	32 0 0 0 36
=ship	17 36 0 0 -61 30
=shipment	0 0 0 0 -30 31
=shop	11 -36 0 -43 51 -37
=short	22 -59 58 0 -65 -44
=shorten	-42
=shorter	-31
=show	-31 0 0 0 -40 -34
=shown	-20 0 0 0 -33
=sick	-26 31 0 0 -30
=sid	24 0 -30 0 0 -39
=sieht	-37
=sign	34 0 0 0 0 -34
=signatur	-38 0 0 -30
=signup	-27
=sim	33
=simpl	0 -43 30 0 0 -33
=simpler	33 0 30
=simplify	-33
=simulator	39 0 -44 -31
=singl	53 0 0 0 0 -47
=sit	39 -39 -41 -37
=six	-17 0 0 -30 0 -34
=siz	34 -50 0 -47 47
=skip	13 0 0 0 0 -41
=sleep	-9 0 0 0 0 -36
=slo	31 0 0 -31 43 -36
=slot	35
=small	-10 0 0 0 -52
=smaller	-22
=smell	-47
=sms	15 -42 0 0 40 -31
=so	12 0 -31
=soft	-21 0 0 0 -33
=solution	-20
=som	-52
=someth	0 -34 35 0 -32 0 -37
=somewher	-57
=sonntag	21 -37 -33 0 43
=sort	-13 -44 0 -45 0 0 -31
=sound	-58
=sourc	19
=spac	26 -46 59 -47 -54 -48 -33
=spain	-40
=span	36 -43 -31 -36
=spe	-13 -30 0 0 38
=speak	17
=spec	37 -36 -33
=spell	43 -36 56 -46 -52 -44
=spik	-23
=spin	-16
=spinner	-35
=split	-13 0 0 0 -32
=sprint	13 -32 0 33 0 -43
=sql	51 0 0 0 0 -40
=squash	22 0 0 -31
=src	-13
=ssh	32 -53 -34 -32 65 -35 -36
=sso	25 -32
=stabl	19 0 -37 0 -44
=stack	-17
=stag	32 0 -35 0 38 0 -33
=stal	-33
=stand	-14
=standby	23 0 0 -31
=star	29 43 0 0 0 -39
=start	0 0 0 0 -39 0 34
=startest	17
=stat	24 -34
=statement	15 -32
=status	0 0 0 -35 45 -35
=std	21 0 0 0 0 -32
=steht	42 0 0 -31
=stellen	32
=step	-11 0 41 0 0 -39
=stimmt	-33
=stock	18 0 0 0 33
=stop	0 0 0 0 33
=stor	-18 0 -31 0 -33
=storag	15 -31
=story	35
=storybook	36
=str	-43
=stream	-22
=string	11
=strip	44
=strong	0 36 0 0 0 -31
=structur	16 0 0 0 -34
=stub	23 0 0 30
=styl	0 0 0 -46 0 -46 -34
=su	55 -41 0 0 0 -38
=subnet	23
=subscription	-8
=such	-34
=suit	-30
=summary	-44
=sunday	38 -35 0 -39 49 -41
=supervisor	39 0 0 -31 0 -40
=support	21 -31 0 0 31 -53
=surpris	-39
=svelt	24
=svg	0 31 0 0 0 -37
=swap	46
=swiss	11 0 0 0 -38 35
=switzerland	34 -39 -36 0 50 -48
=sync	24 -39 0 33 0 -35
=syntax	18
=tab	0 -31 38 0 -48 -36
=tabell	15 -38
=tabl	21 36 0 0 0 0 -31
=tablet	12 0 0 30 -32
=tag	40 0 0 -36
=tail	22 -47 -33 31
=tak	-28
=talk	14 0 0 0 0 -38
=tarda	-36
=target	8 -32
=task	-17 0 0 0 0 -33
=tax	0 0 -37 0 47 -35
=teach	27 -30
=team	19 -40 -32
=telemetry	-25
=tell	46 0 0 -31 0 -50
=temperatur	-25
=temporary	-23
=ten	-19
=tenant	21 -44 -40 0 37
=tenth	37 -34 0 -31 37
=term	21 -32
=ternary	0 0 0 0 -31
=terraform	35
=test	0 32 0 0 -30 -42
=testflight	-31 0 0 0 35 -35
=testserver	-8 0 0 0 30
=testzugang	37 0 0 0 36 -32
=text	0 49 0 0 -45 -48
=texten	38 0 0 0 0 -34
=that	19 -41 0 -34 -31 41
=them	21 53 0 -31 -55 -34
=thing	29 0 31 -51 0 -58
=think	-38
=third	-36 0 -33
=thirty	49 0 0 0 -39
=though	-20
=thought	-19
=thousand	15 0 0 0 -35 -36
=thre	-18
=thread	31 0 0 -31 0 -45
=throw	30 0 -46
=thursday	22
=ticket	0 0 0 -32 0 -32
=tier	35 0 0 0 0 -30
=til	-14 0 -33 0 0 -33
=till	31 -33
=tim	0 0 0 -35 0 37
=timeout	11
=timestamp	31 0 -34
=tiny	23
=titl	-31 -32 36 -35
=tmp	0 32 0 0 0 -30
=together	30 0 0 0 -42
=toggl	26 0 0 41 -31
=token	0 0 0 0 0 0 -33
=tokenizer	0 0 0 0 34 -31
=told	20
=took	-32
=tool	13 0 0 0 -39
=tooltip	-21
=topic	-41
=torchrun	23 0 0 0 -30
=total	-42
=touch	31 54 0 0 -63 -36
=tourn	11 0 0 0 40
=toy	-25
=trac	-42
=track	16 0 0 0 0 -40
=traffic	-34
=train	-28 0 0 0 0 -36
=transaction	14
=transformer	9
=translat	-35
=translation	0 0 0 0 0 -36
=tre	-9
=treat	31
=tri	22 -35
=trial	0 0 0 0 -38 38
=trigger	33 -41 0 31 -46 33
=trop	-16
=truck	19
=truncat	17
=trunk	54 0 -44 0 34 -35
=try	-67
=tuesday	26
=turkey	11 -35 0 0 34
=turn	15 0 -40 -33 0 0 -32
=twic	-37 0 0 -38
=twitter	-28
=typ	10 0 41 0 -44 -43
=typo	-50
=ubuntu	22 0 0 -34
=ui	55 0 0 -38 0 -35
=umlaut	-15
=unclear	8
=understand	-11
=understood	-30
=undo	-57
=une	13 0 0 0 -37
=uniqu	20
=unit	0 -35
=unknown	10
=uns	-18 -30
=unstabl	-37
=unus	-14
=updat	18 0 0 0 0 -39
=upgrad	-30 0 0 0 0 -33
=upload	0 0 0 0 46 -41
=upsid	0 0 0 0 -32 32
=url	36 40 -39 -31 0 -39
=usag	0 0 0 0 30
=usb	25 0 -31
=useless	-22
=user	0 0 0 -37
=user's	24 -36
=v	33 -41 -33
=vai	20 0 0 0 -33
=valid	15 -36 0 0 43
=validat	-29
=validation	19 0 0 0 0 -31
=van	26 0 -33 0 0 -31
=vanaf	27
=var	-22
=variabl	0 0 40 0 -52 -36
=variant	33
=vat	-31
=vault	29 0 0 -39 0 -52
=vendor	25
=version	31 -34 0 35 0 -41
=verzend	27
=veröffentlicht	43 -31
=vet	-28
=video	-27
=vielen	-34
=view	-25 0 30 -31 -37 30
=visibl	-28 -41
=visit	19
=vit	15 0 -30 37 -33
=voorraad	25
=voucher	18 -30 -39 0 -37 39
=vpn	-13 0 0 0 0 -43
=vue	8
=w	62 0 -49 -39
=wait	-81 0 0 -48
=want	-20 0 0 0 0 -39
=warehous	34 -37 0 -32
=warm	0 0 0 0 0 -30
=warn	-55
=warning	-34
=wartet	-49
=wartungsfenster	15 -33 0 0 35
=watchdog	22
=way	0 0 42
=we'd	-41
=web	0 0 0 0 -37 30
=webhook	-12
=websocket	-33
=wednesday	-21 0 0 0 34
=weekday	38
=weekend	35 -42 0 -38 56 -36
=weg	-32 0 0 0 -32
=weight	25 -39 0 0 0 32
=well	0 0 -36 0 -34
=went	-26 0 0 0 32
=werden	17 40 0 0 -47
=whether	-15 0 0 0 0 -33
=whil	12
=whit	-19 32 -36
=whol	0 0 0 0 0 -37
=wid	0 0 -37
=widget	-15
=wiki	31 -30 0 0 0 -47
=wildcard	28 0 -32 0 0 -35
=will	51 0 -54 33 0 -38 -32
=win	16
=window	9 0 -32
=wip	29 -42 0 0 44
=wir	20
=wird	70 0 -37 0 32 -55 -34
=within	24 0 0 -38
=wizard	23
=word	40 -41 39 -54
=wordt	38
=work	0 32 -39 -42
=worker	-19
=workspac	23
=world	-25
=worry	-46
=worth	24
=would	-41 -39 0 32 -37
=wrap	21 0 -42 -36
=writ	34 0 39 0 -39
=written	23 0 0 0 -31
=wrot	11
=x	19 -39 0 0 43 -36
=xml	25 0 0 0 0 -40
=yaml	12 -33 0 0 -36
=yarn	34 0 0 34 -30
=yesterday	-51
=your	14 0 0 -31
=yourself	34 0 0 0 -38 40
=youth	37
=zebra	19
=zero	14
=zijn	29 -50 -36 0 46 -31
=zip	-28 0 0 0 36
=zon	10 -46
=zoom	-45
=zwei	31 -33
=über	35 30 0 0 -40
?	-32
? $	-31
AGAIN	-25
AGAIN $	-31
AGAIN , _	11
AGAIN LIVES	29
AGAIN LIVES $	29
AGAIN NOT	-23
AGAIN NOT _	-23
AGAIN SYMPTOM	-15
AGAIN SYMPTOM $	-14
AGAIN _	-20
AGAIN _ $	-33 0 0 0 31
AGAIN _ ,	11
AGAIN _ for	-17
AGAIN _ up	-24
AGAIN on	30
AGAIN with	-8
AGAIN&CALLED	19 0 0 0 -31
AGAIN&DECIDE	9
AGAIN&DONT	-24
AGAIN&DROP	26 0 0 0 -38
AGAIN&EVERY	-16
AGAIN&FORNOW	24
AGAIN&GRATITUDE	-27
AGAIN&HEDGE	-13
AGAIN&I	-31
AGAIN&INSTEAD	27
AGAIN&IS	-8
AGAIN&LIVES	-9
AGAIN&MUST	23 -34 0 0 31
AGAIN&NOT	-23
AGAIN&NOW	-24
AGAIN&ONLY	31
AGAIN&PLEASE	-15
AGAIN&THIS	14
AGAIN&USE	-8
AGAIN&VALUE	-38
AGAIN&WAS	28
ALWAYS	22
ALWAYS $	41 0 0 -33 -36
ALWAYS ,	28 0 0 0 -35
ALWAYS , also	12
ALWAYS DONE	-32
ALWAYS LIVES	18
ALWAYS LIVES the	25 37 -32
ALWAYS OWNER	0 30 -32
ALWAYS USE	-29
ALWAYS _	20 0 0 -43 0 -44
ALWAYS _ $	23 0 0 -42 0 -51
ALWAYS _ in	25 -33
ALWAYS _ on	-29
ALWAYS _ the	11
ALWAYS a	-17
ALWAYS in	0 0 -30
ALWAYS in the	-11
ALWAYS the	-35
ALWAYS&CALLED	-27
ALWAYS&HEDGE	-32
ALWAYS&I	20 -33
ALWAYS&IS	28
ALWAYS&KEEP	32 0 0 -36 -33
ALWAYS&LIVES	18
ALWAYS&MUST	-27
ALWAYS&NEVER	12
ALWAYS&ONLY	-22
ALWAYS&OUR	0 30
ALWAYS&SHOULD	25
ALWAYS&SYMPTOM	0 0 0 0 -34
ALWAYS&THIS	16 0 0 0 0 -30
ALWAYS&USE	-45 30
ALWAYS&VALUE	0 0 0 0 -31
ALWAYS&WE	-37
ALWAYS&YOU	14 41 -35
ASKS	-27 35 0 0 0 -35
ASKS ALWAYS	-19
ASKS LIVES	-20
ASKS NEVER	-19
ASKS USE	-30
ASKS USE a	-19
ASKS _	-27 0 0 0 0 -32
ASKS _ $	-27
ASKS _ I	-10
ASKS _ THIS	-25
ASKS _ WHAT	-18
ASKS _ a	-9
ASKS _ at	-20
ASKS _ de	-31
ASKS _ the	-33
ASKS _ to	-8
ASKS a	-15
ASKS a _	-15
ASKS also	-11
ASKS also _	-11
ASKS do	-10
ASKS do THIS	-10
BECAUSE $	0 0 0 0 -35
BECAUSE <acronym>	10
BECAUSE <number>	11
BECAUSE THEY	24 0 0 0 -35
BECAUSE THEY _	24 0 0 0 -35
BECAUSE THIS	-14
BECAUSE _	-19 0 0 0 -35
BECAUSE _ $	-15
BECAUSE of _	13
BECAUSE of the	-9 -33
BECAUSE the	8
BECAUSE the _	8
BECAUSE&DECIDE	18 0 0 0 -30
BECAUSE&DROP	-19
BECAUSE&EVERY	39 0 0 -31
BECAUSE&GRATITUDE	16
BECAUSE&I	-11
BECAUSE&KEEP	14 0 0 0 -41
BECAUSE&LIVES	29
BECAUSE&NOT	16
BECAUSE&NOW	23
BECAUSE&ONLY	17
BECAUSE&SYMPTOM	-28
BECAUSE&USE	33
BECAUSE&VALUE	33
BECAUSE&WAS	27
BECAUSE&WE	29
BECAUSE&YOU	23
CALLED	0 -36 0 -30
CALLED "	0 0 0 0 0 31
CALLED " <name>	13
CALLED " _	31
CALLED $	-15 -34 0 0 0 -43
CALLED ,	-9 0 0 0 -32
CALLED <code>	13
CALLED <host>	27
CALLED <name>	22
CALLED <name> ,	16 0 0 0 -34
CALLED IS	13
CALLED IS _	15
CALLED _	48 -48 0 -36
CALLED _ $	34 0 -42 -30
CALLED _ ,	12 -34 -36 0 -30 40
CALLED _ IF	15
CALLED _ after	32 0 35 0 -31 -42
CALLED _ and	25 0 0 0 30 -32
CALLED the	24 0 0 0 -30
CALLED&EVERY	30
CALLED&I	-16
CALLED&IS	18
CALLED&LIVES	10 0 0 0 48 -54
CALLED&MUST	-10
CALLED&NEVER	0 0 0 0 0 31
CALLED&NOLONGER	11
CALLED&NOT	37
CALLED&NOW	23
CALLED&ONLY	-16
CALLED&PLEASE	-29
CALLED&THIS	9 0 0 0 -41
CALLED&VALUE	11 -34 0 0 0 31
CALLED&WE	-14
CALLED&YOU	15
DECIDE	33 0 0 76 -46
DECIDE $	0 -36 -48 37 0 -33
DECIDE ,	8 -33 0 34 -35
DECIDE , _	-19
DECIDE <name>	11
DECIDE DROP	14
DECIDE GRATITUDE	-33 0 0 0 32
DECIDE GRATITUDE $	0 0 0 0 32
DECIDE IS	41 0 0 52 -49 -34
DECIDE IS THIS	21
DECIDE IS _	17 0 -30 40 -33 -35
DECIDE MAYNOT	0 0 0 -32
DECIDE MAYNOT to	0 0 0 -32
DECIDE SYMPTOM	-32
DECIDE THIS	28
DECIDE THIS WE	14
DECIDE THIS _	-10
DECIDE _	0 0 0 0 -34 -30
DECIDE _ $	8 0 0 -45
DECIDE _ ,	17 0 0 0 0 -34
DECIDE _ THIS	9
DECIDE _ and	-18
DECIDE _ at	24
DECIDE a	-47
DECIDE a _	-47
DECIDE back	-11
DECIDE back to	-11
DECIDE bei	14 0 0 0 0 -31
DECIDE bei _	14 0 0 0 0 -31
DECIDE con	11
DECIDE for	40 0 0 0 0 -35
DECIDE from	37 0 0 0 31
DECIDE in	17 -31
DECIDE on	30
DECIDE on _	24 0 0 0 -30
DECIDE on the	25
DECIDE one	37 0 0 39 -31 -34
DECIDE one _	37 0 0 39 -31 -34
DECIDE the	21 -34 0 34 -34
DECIDE the _	22
DECIDE to	34 -37 0 42 -40
DECIDE to _	35 -32 0 38 -40
DECIDE with	26 0 0 47 -35
DECIDE with _	23 0 0 46 -35
DECIDE&DONT	12
DECIDE&DROP	29
DECIDE&EVERY	0 0 0 0 -31
DECIDE&GRATITUDE	45 0 -42 0 0 -30
DECIDE&HEDGE	-9
DECIDE&I	-16
DECIDE&INSTEAD	11
DECIDE&IS	17 0 0 59 -32 -35
DECIDE&KEEP	11 0 0 0 -42
DECIDE&LIVES	12 0 0 38
DECIDE&MAYNOT	18
DECIDE&NEVER	11
DECIDE&NO	46 -55 0 33 -30
DECIDE&NOLONGER	26 0 0 0 0 -32
DECIDE&NOT	17 0 0 48 0 -45
DECIDE&NOW	30
DECIDE&ONLY	-10
DECIDE&SYMPTOM	0 0 0 32 -36
DECIDE&THIS	8 0 0 47 -53
DECIDE&USE	0 0 0 0 -36
DECIDE&VALUE	0 0 0 40 -37
DECIDE&WAS	16 0 0 37 -42
DECIDE&WE	25 0 0 40 -38
DONE	-21 0 0 0 0 -48
DONE $	0 0 34 -39 0 0 -30
DONE ,	-42
DONE , <number>	-32
DONE ?	-17
DONE ? $	-17
DONE NOT	-32
DONE NOT $	-32
DONE NOW $	-49
DONE THIS	15 0 -34
DONE UNLESS	-43
DONE _	35 30 -36 0 0 -36
DONE _ $	21 0 -36 0 0 0 -36
DONE after	-24
DONE after THIS	-24
DONE and	-22
DONE by	0 -33 0 0 31
DONE by the	30
DONE in	-26
DONE on	-10 0 0 -31
DONE on Name	17 0 0 -31
DONE on the	-29
DONE the	-27
DONE the _	-27
DONE with	-25
DONE with THIS	-38
DONE with a	-28
DONE with the	-21
DONT	14 37
DONT HEDGE	-25
DONT LIVES	-34
DONT LIVES the	-31
DONT MUST	33 0 0 0 0 -36
DONT OWNER	22 -30 0 0 37
DONT USE	38 0 -38
DONT USE _	21
DONT _	0 44 0 -33 -49
DONT _ $	-24
DONT _ ,	55 0 0 -31
DONT _ EVERY	-33 39 0 0 -32
DONT _ FORNOW	-25
DONT _ THEY	23
DONT _ THIS	0 52 0 -35 -33
DONT _ WHAT	-42
DONT _ a	41 30 0 0 -32
DONT _ on	29 0 -33
DONT _ the	16 0 -48 -36 -41
DONT _ with	-15
DONT do	-14 0 0 35
DONT do _	0 0 0 34
DONT na	27
DONT na _	27
DONT&EVERY	0 0 0 -31 -35
DONT&FORNOW	-33
DONT&HEDGE	-19
DONT&I	-16
DONT&IS	40
DONT&KEEP	26 30
DONT&LIVES	-15 0 0 0 -30
DONT&MAYNOT	22
DONT&MUST	17 0 0 0 0 -41
DONT&NO	-18
DONT&NOLONGER	10 0 0 0 -39
DONT&NOW	8
DONT&ONLY	-14
DONT&SYMPTOM	16 40
DONT&THIS	11
DONT&USE	26 0 -39
DONT&VALUE	21
DONT&WE	24
DONT&YOU	11
DROP	13 0 0 56
DROP $	-25
DROP ,	43 -36 0 45 -41
DROP THIS	-25
DROP THIS $	-44
DROP _	26
DROP _ $	-24
DROP _ ,	18
DROP _ on	11
DROP at	27 0 0 -41 36
DROP for	-25
DROP from	-12 0 0 -37 45
DROP here	-21
DROP in	26 0 0 0 -37
DROP of	-21
DROP off	-33
DROP off $	-33
DROP the	21 -32 0 33 -37
DROP the _	27 0 0 0 -34
DROP with	32 0 0 34 -37
DROP&EVERY	22 0 0 35 -39
DROP&FORNOW	27
DROP&IS	0 0 0 46 -34 -31
DROP&KEEP	-17 -36
DROP&MOVED	19
DROP&MUST	8 -34
DROP&NEVER	34
DROP&NO	11
DROP&NOT	17
DROP&NOW	9
DROP&ONLY	9 0 0 0 -34
DROP&SYMPTOM	22
DROP&THIS	9 0 0 40 -53
DROP&USE	31
DROP&VALUE	31 -52
DROP&WAS	38
DROP&WE	35 0 0 50 -53
EVERY $	-27 0 0 32 0 -45
EVERY ,	0 -35
EVERY , _	37
EVERY <number>	-10 -35 0 0 38
EVERY <number> $	17
EVERY DONE	-24
EVERY DONE $	-42
EVERY HEARSAY	-34
EVERY HEDGE	31
EVERY HEDGE _	31
EVERY IS	-23
EVERY IS _	32 30 0 0 -50
EVERY LIVES	33
EVERY LIVES $	20
EVERY MUST	-17
EVERY NOW	-32
EVERY Name	33
EVERY SYMPTOM	-29
EVERY THIS	37 0 0 0 -33
EVERY THIS _	39 0 0 -31
EVERY THIS a	29
EVERY TIME	43 0 0 -33 36
EVERY TIME $	53 -40 0 -35 46
EVERY TIME Name	10
EVERY TIME _	-14
EVERY USE THIS	9
EVERY WE	10
EVERY _	13
EVERY _ $	24
EVERY _ ,	35
EVERY _ ?	-43
EVERY _ IS	-13
EVERY _ LIVES	25
EVERY _ MUST	-8 39 0 0 -47
EVERY _ NEVER	0 -31
EVERY _ NOW	22
EVERY _ SHOULD	-39
EVERY _ THIS	-19 0 0 0 -34
EVERY _ TIME	0 0 0 0 34
EVERY _ UNLESS	14 43 0 0 -45
EVERY _ USE	-21
EVERY _ a	20
EVERY _ and	-14
EVERY _ at	31
EVERY _ in	19 49 0 0 -42 -34
EVERY _ of	30 33 0 0 -35
EVERY _ on	48 -48 0 -34 46
EVERY _ the	34 34 0 0 -32
EVERY _ to	-15
EVERY _ with	22 -30
EVERY a	-27
EVERY a _	-27
EVERY and	-27
EVERY de	24 33 0 0 -30
EVERY for	-10 -38 0 0 42 -39
EVERY in	11 0 0 -33
EVERY mit	17
EVERY new	25 0 0 0 -32
EVERY new _	25 0 0 0 -32
EVERY of THIS	0 0 0 -36
EVERY other	11 0 0 -33
EVERY over	37 0 0 0 -33
EVERY the	0 0 -34 0 0 44
EVERY the _	-16 0 -33 0 0 45
EVERY&FORNOW	0 34 0 0 -33
EVERY&GRATITUDE	-21 0 0 0 -30
EVERY&HEDGE	0 0 0 0 -32
EVERY&KEEP	43 0 0 0 -50
EVERY&LIVES	23
EVERY&MAYNOT	32
EVERY&MOVED	-14
EVERY&MUST	0 36 0 0 -50
EVERY&NEVER	0 -47
EVERY&NO	22
EVERY&NOLONGER	24
EVERY&NOT	24 0 0 0 -35
EVERY&NOW	-27
EVERY&ONLY	-12 0 0 -39
EVERY&OUR	22
EVERY&PLEASE	28 0 34
EVERY&PREFER	-11
EVERY&SHOULD	-9
EVERY&SYMPTOM	-12 0 -32
EVERY&THIS	-11
EVERY&USE	-31 0 -33
EVERY&WAS	-17
EVERY&YOU	37
FORNOW	-17
FORNOW $	-10 -38 -34 -45 38
FORNOW ,	-36 0 0 0 -34
FORNOW , _	-43
FORNOW _	-38
FORNOW _ $	-27
FORNOW and	17
FORNOW one	-32
FORNOW one $	-32
FORNOW&GRATITUDE	10
FORNOW&I	-21
FORNOW&IS	0 0 0 0 32
FORNOW&KEEP	-18
FORNOW&LIVES	-16 0 0 0 -34
FORNOW&MOVED	-15
FORNOW&MUST	15 0 0 0 -34
FORNOW&NOW	33
FORNOW&ONLY	0 0 0 0 31
FORNOW&OUR	18
FORNOW&SYMPTOM	-29
FORNOW&VALUE	-15
FORNOW&WE	-33
FORNOW&YOU	-17
FUTURE_I	-30 0 34 -35
FUTURE_I AGAIN	-12
FUTURE_I AGAIN _	-12
FUTURE_I DROP	-27
FUTURE_I HEDGE	-12
FUTURE_I HEDGE $	-12
FUTURE_I HEDGE _	-10
FUTURE_I NOT	-34
FUTURE_I NOT _	-19
FUTURE_I OWNER	-16
FUTURE_I _	-33
FUTURE_I _ $	-39
FUTURE_I _ THIS	-14
FUTURE_I _ in	-15
FUTURE_I _ on	-30
FUTURE_I _ to	-12
FUTURE_I _ with	-26
FUTURE_I a	-27
FUTURE_I a _	-27
FUTURE_I back	-30
FUTURE_I do	-43
FUTURE_I on	-33
FUTURE_I the	41 -32 32
FUTURE_I the _	41 -32 32
FUTURE_I to	-41
FUTURE_I to _	-37
GRATITUDE	-23 -31
GRATITUDE !	-23
GRATITUDE ! $	-23
GRATITUDE $	-17 0 0 0 0 -43
GRATITUDE ,	-27 0 -33
GRATITUDE , ASKS	-20
GRATITUDE , GRATITUDE	-11
GRATITUDE , I	17
GRATITUDE , IS	-25
GRATITUDE , NOW	-12
GRATITUDE , PAST_I	-16
GRATITUDE , THIS	-16
GRATITUDE , WRONG	-22
GRATITUDE , _	-37
GRATITUDE , the	-24
GRATITUDE <number>	-29
GRATITUDE ?	-11
GRATITUDE ? $	-11
GRATITUDE ASKS	-21
GRATITUDE FUTURE_I	-16
GRATITUDE GRATITUDE	-22
GRATITUDE GRATITUDE $	-22
GRATITUDE I	-15
GRATITUDE I _	-15
GRATITUDE IF	-19
GRATITUDE IS	-25
GRATITUDE NO	-33
GRATITUDE NO $	-29
GRATITUDE PLEASE	-36
GRATITUDE THIS	8
GRATITUDE THIS DONE	-15
GRATITUDE THIS _	-11
GRATITUDE WE	11
GRATITUDE YOU	-21
GRATITUDE YOU $	-15
GRATITUDE YOU ,	-12
GRATITUDE YOU TOO	-19
GRATITUDE _	-14 -33 0 39
GRATITUDE _ !	-30
GRATITUDE _ $	-58
GRATITUDE _ ,	-13
GRATITUDE _ DECIDE	54 0 -45 32 -38
GRATITUDE _ THIS	-19
GRATITUDE and	-9
GRATITUDE and _	-42
GRATITUDE by	24 0 0 0 30
GRATITUDE do	-27
GRATITUDE do THIS	-13
GRATITUDE for	-39
GRATITUDE for _	9
GRATITUDE for the	-40
GRATITUDE in	-12
GRATITUDE the	-29
GRATITUDE the _	-21
GRATITUDE&HEDGE	-18
GRATITUDE&I	-27
GRATITUDE&IS	-25
GRATITUDE&KEEP	11
GRATITUDE&MOVED	11
GRATITUDE&MUST	30
GRATITUDE&NO	-30
GRATITUDE&NOW	-20
GRATITUDE&ONLY	39
GRATITUDE&PLEASE	-25
GRATITUDE&SYMPTOM	-29
GRATITUDE&THIS	-19
GRATITUDE&USE	23 0 0 -31
GRATITUDE&WAS	-14
GRATITUDE&WE	39
GRATITUDE&YOU	-27
HEARSAY	-57 0 0 0 -31
HEARSAY "	20 0 0 0 0 -33
HEARSAY " _	34 0 0 0 0 -33
HEARSAY $	23 0 0 0 -44
HEARSAY <version>	28 -30 0 0 33
HEARSAY GRATITUDE	-16
HEARSAY IS	-37
HEARSAY NEVER	-36
HEARSAY NO	16
HEARSAY SYMPTOM	-11
HEARSAY THIS	-41
HEARSAY THIS THEY	-17
HEARSAY THIS _	-28
HEARSAY THIS the	-26
HEARSAY _	-35
HEARSAY _ a	-13
HEARSAY a	-25
HEARSAY the	-19
HEARSAY the _	-18
HEDGE	-19
HEDGE $	-27
HEDGE <number>	34
HEDGE ALWAYS	-9
HEDGE DECIDE	-9
HEDGE EVERY	-25
HEDGE EVERY _	-26
HEDGE HEDGE	-18
HEDGE IF	-22
HEDGE IS	-31
HEDGE IS THIS	-21
HEDGE IS _	-16
HEDGE IS the	-23
HEDGE LIVES	-31
HEDGE NOT	-19
HEDGE NOT _	-21
HEDGE PAST_I	-15
HEDGE PAST_I _	-15
HEDGE THIS	-31
HEDGE THIS SHOULD	-15
HEDGE THIS the	-10
HEDGE USE	-9
HEDGE WE	-31
HEDGE WE SHOULD	-22
HEDGE WHAT	-13
HEDGE _ $	-22
HEDGE _ IS	-23
HEDGE _ SHOULD	-11
HEDGE _ THIS	-9
HEDGE _ USE	-32
HEDGE _ WE	-37
HEDGE _ a	-13
HEDGE _ the	24 0 30
HEDGE _ to	-28
HEDGE _ un	-34
HEDGE a	-19
HEDGE a _	-19
HEDGE an	-33
HEDGE do	10
HEDGE on	20 0 0 -31
HEDGE on the	25
HEDGE the	-36
HEDGE the _	-36
HEDGE to	-9
HEDGE&I	-42
HEDGE&INSTEAD	-9
HEDGE&IS	-44
HEDGE&LIVES	-32
HEDGE&MUST	-23
HEDGE&NO	-32
HEDGE&NOW	27 -31
HEDGE&ONLY	-24
HEDGE&OUR	14
HEDGE&SHOULD	-23
HEDGE&SYMPTOM	-11
HEDGE&THIS	-14 37 0 0 -36
HEDGE&USE	-24
HEDGE&WAS	-41
HEDGE&WE	-41
HEDGE&YOU	-16
I	-24 0 30
I $	17 42 0 -37 -40 -55
I <number>	-36
I <number> _	-36
I ALWAYS	16
I ALWAYS _	16
I BECAUSE	-16
I DECIDE	31
I DECIDE THIS	29
I DONE	-23
I DONT	-37
I DONT HEDGE	-25
I DONT _	-33
I FORNOW	-12
I GRATITUDE	22
I HEDGE	-33
I HEDGE IS	-15
I IF	19
I LIVES	-54
I LIVES _	-39
I LIVES back	-12
I MAYNOT	-25
I MAYNOT _	-25
I MOVED	-20
I NOT	-20
I NOT _	-20
I ONLY	-16
I OWNER	27 31 -36
I OWNER $	27 31 -36
I PREFER	53 0 32 0 -32
I PREFER IF	29
I PREFER _	23
I SHOULD	-10
I SYMPTOM	-15
I UNLESS	-43
I USE	-31
I WAS	-20
I WAS _	-24
I WHAT	-15
I _	-18 -47
I _ $	-39 0 34 -38 -42 0 -34
I _ ,	10 0 0 0 0 -44
I _ <number>	17
I _ EVERY	27
I _ HEDGE	-13
I _ I	-24
I _ IS	28 0 -36 -34 39
I _ NEVER	-25
I _ SYMPTOM	-16
I _ THIS	-21 0 0 -30
I _ WAS	30 0 0 0 32
I _ a	-28
I _ in	-14
I _ the	-47
I _ to	37 0 0 30 -38 -36
I _ with	41
I a	-22
I a _	-22
I do	34
I first	20
I first _	-9
I just	-42
I just _	-35
I out	-8
I the	-16 -31
I the _	-14 -31
I to	-23
I to _	-23
I&INSTEAD	-34
I&IS	12
I&KEEP	27
I&LIVES	0 0 0 0 -35
I&MOVED	-32
I&MUST	-18
I&NEVER	-18
I&NOW	-17
I&ONLY	-37 -31
I&OUR	-21
I&PLEASE	24
I&PREFER	53 0 34 0 -32
I&SHOULD	-10
I&SYMPTOM	-27
I&THIS	-13
I&USE	-54
I&VALUE	-14 0 -36 -34
I&WAS	0 0 0 -31
I&YOU	8
IF $	-48 0 0 0 0 -31
IF ,	34 0 0 0 -44
IF DECIDE	12
IF I	-21
IF I _	-9
IF IS	-25
IF THEY	0 0 0 0 0 -40
IF THEY IS	25 0 0 0 -30
IF THEY _	-10 0 0 0 0 -36
IF THIS LIVES	-35 0 0 0 -31
IF THIS SYMPTOM	33
IF WE	-34
IF WE MUST	-18
IF YOU	47 0 30
IF YOU DONE	9
IF YOU MUST	34
IF YOU _	55 0 38 0 0 0 -31
IF _	29
IF _ $	9 0 0 -47 0 0 -37
IF _ EVERY	18 0 0 0 38
IF _ IS	15 0 30 -30
IF _ a	-30
IF _ avec	19 0 0 0 -36 0 35
IF _ con	16 -43
IF _ en	12 0 0 0 -34
IF _ por	9
IF a	48
IF a _	48
IF the	-19 -32 0 0 33
IF the _	-16 -32 0 0 33
IF there	25 0 0 0 -33
IF there IS	21 0 0 0 -33
INSTEAD	0 -35 0 0 0 -30
INSTEAD $	-32
INSTEAD <number>	0 0 0 0 32
INSTEAD <number> $	0 0 0 0 32
INSTEAD PER	0 0 0 0 32
INSTEAD PER $	-15
INSTEAD _	65 -37 0 31 -52
INSTEAD _ $	32 0 0 -30
INSTEAD _ ,	42 0 -35 37 -31
INSTEAD a	10
INSTEAD a _	10
INSTEAD&IS	-8
INSTEAD&LIVES	12 0 0 31 -32
INSTEAD&NOLONGER	-30
INSTEAD&NOW	44 0 0 0 31
INSTEAD&THIS	10 0 0 33 -32
INSTEAD&USE	-30
INSTEAD&VALUE	-32 0 0 0 39
INSTEAD&WE	36
IS "	-37
IS " EVERY	-34
IS $	-43 0 32
IS <acronym>	52 -50 -45 0 52 -35
IS <amount>	24
IS <code>	32
IS <code> $	32 0 0 0 -36
IS <code> ,	11 0 0 0 32
IS <host>	24 0 0 0 33 0 -30
IS <host> $	25
IS <host> ,	0 0 0 0 30 -32
IS <mail>	37 0 0 0 35 -32
IS <name>	39 0 -38
IS <name> $	31 30 -34
IS <name> ,	18 -41 0 0 0 30
IS <name> NOW	13
IS <name> UNLESS	21 -51 0 0 47 -39
IS <number>	40
IS <number> $	59 -32 -32 -38
IS <number> ,	0 -35 0 -35
IS <number> NOW	40 0 0 -52
IS <number> TIME	47 0 0 0 -33
IS <number> _	-8
IS <number> of	43 0 0 31 0 -40
IS <path>	37 -31
IS <path> $	19
IS <path> ,	35
IS <time>	44 0 0 0 38 -30
IS <version>	11 -43 0 -33
IS <version> $	28 -32 0 0 33
IS AGAIN	0 -30 0 0 35 -31
IS AGAIN _	0 -31
IS AGAIN on	30
IS ALWAYS	8 0 -47 30
IS ALWAYS _	14 0 -35 0 0 -33
IS ALWAYS the	-35
IS CALLED	19
IS CALLED <host>	27
IS CALLED <name>	22
IS CALLED _	40 0 0 0 47 -48
IS DECIDE	-22
IS DECIDE $	-26
IS DECIDE ,	-23
IS DONE	-18 0 -33 0 0 -35
IS DONE $	0 0 0 0 34
IS DONE ,	-43
IS DONE by	34 -33 0 0 31
IS DONE with	39
IS DROP	8 -54 0 54 0 -33
IS DROP $	22 -32
IS DROP ,	29 -31 0 38
IS DROP off	-33
IS EVERY	-14
IS EVERY _	17 0 0 0 -32
IS EVERY a	-27
IS GRATITUDE	-27 -36 0 0 0 -31
IS GRATITUDE $	-59
IS GRATITUDE ,	35
IS KEEP	-14 -43 0 -31 46 -32
IS KEEP $	-36
IS KEEP <number>	8 0 0 0 32
IS KEEP in	22 -32 0 0 32
IS LIVES	0 -44 0 0 50 -39
IS LIVES PER	21
IS LIVES in	30 -33
IS MAYNOT	47 55 0 -32 -56 -42
IS MAYNOT $	17
IS MAYNOT _	33 41 0 0 -34 -38
IS MOVED	23 0 0 -30
IS MOVED $	-26
IS MOVED ,	-29
IS MOVED on	32 0 0 0 0 -30
IS MUST	0 0 0 0 -46
IS NEVER	0 34 0 0 -48
IS NEVER _	8 0 0 0 -33
IS NO	31 -46
IS NO _	18 -41 -36 -32 51 -34
IS NOLONGER	-18 -35 0 34 -35
IS NOLONGER $	-10 0 -32 41 -58
IS NOLONGER ,	-15 0 0 0 0 -41
IS NOLONGER _	-28 0 0 0 -32
IS NOT	-20 0 0 -31
IS NOT _	-39 -41 0 0 32
IS NOW	19
IS Name	53 -49 -37 0 43
IS Name $	33 -31 0 0 0 -35
IS Name ,	22 0 0 0 36 -31
IS Name Name	37 0 0 -30 33
IS ONLY <number>	39
IS ONLY _	8
IS ONLY a	0 0 0 -31
IS ONLY for	8
IS OUR	25 -32
IS OWNER	25 0 0 0 33
IS PER	44 -36
IS PER _	42 -33 0 0 0 32
IS SYMPTOM	-49
IS SYMPTOM $	-31
IS SYMPTOM ,	-32
IS SYMPTOM AGAIN	-30
IS SYMPTOM NOW	-28
IS SYMPTOM a	-27
IS SYMPTOM in	-18
IS THIS	-9
IS THIS $	-21
IS TIME	25
IS TOO	-35 0 0 30
IS TOO _	-47
IS UNLESS	-10
IS USE	-34 0 0 0 35
IS USE on	14
IS WHAT	34 -45 0 0 35
IS WHAT WE	28
IS WHAT _	20 -32 0 0 42
IS WHAT the	35
IS WRONG	-35 0 0 0 -34 30
IS WRONG $	-41
IS WRONG ,	35 0 0 0 -30
IS _	11
IS _ $	-28
IS _ ,	28 0 0 -40
IS _ <acronym>	22 0 0 0 39
IS _ <host>	10
IS _ <number>	46 0 0 -51
IS _ ?	-18
IS _ ALWAYS	32 -52 0 0 39
IS _ BECAUSE	9
IS _ EVERY	45 -37 0 0 48 -33
IS _ FORNOW	17
IS _ GRATITUDE	-15
IS _ IF	56 0 -45 -36
IS _ IS	-34
IS _ LIVES	0 0 0 0 -35
IS _ NOT	50 -45 0 -31 -51 44 -32
IS _ NOW	41 -33
IS _ NOWON	31 0 0 0 -41
IS _ ONLY	33 0 -38 0 0 -48
IS _ PER	11 -40 -30 0 41 -43
IS _ SYMPTOM	-15 0 0 0 -32 32
IS _ THIS	13
IS _ TIME	-34
IS _ UNLESS	-17 34
IS _ WHAT	-34
IS _ a	34
IS _ after	-37 47 0 0 -43
IS _ and	65 -58 -37 -35
IS _ as	36 0 0 0 39
IS _ at	-15
IS _ by	28
IS _ for	-21 -52 -30 0 44 -45
IS _ from	48 0 -31 0 0 -39
IS _ here	15 -40
IS _ in	0 0 -35 0 0 36
IS _ into	-14 0 0 0 33
IS _ of	31 0 -33
IS _ on	0 -55 -31 0 49
IS _ out	15 0 30 0 -30
IS _ than	-43
IS _ the	-22 0 0 0 31 -43
IS _ to	33 33 0 33 -37 -51
IS _ up	26
IS _ with	61 0 -41 0 0 0 31
IS a NOLONGER	-28
IS a SYMPTOM	-32
IS a TIME	35 0 0 0 31 -30
IS a _	21
IS an	-9 0 0 -32
IS an SYMPTOM	-24
IS an _	-13
IS at	-27 -32 0 -31 48
IS at <amount>	-29
IS at <number>	-58
IS at _	50 0 0 0 30
IS back	22 0 0 0 0 -32
IS bei	33
IS bei _	33
IS by	18
IS by TIME	12 0 0 0 0 -32
IS das	-26
IS de	20 -38
IS de <number>	20
IS en	21 -32
IS en _	16 -33
IS for	14 0 -34
IS for _	19 0 -32 0 -31
IS for the	-26
IS from	34 -47 -45 -35
IS from _	42 0 0 0 30
IS here	-12
IS here $	15
IS im	-27
IS in	0 -40 -38 0 35
IS in <host>	23
IS in <name>	21
IS in <path>	-33 0 0 -35
IS in TIME	45 0 0 -30
IS in _	42 -63 -41 0 40
IS in the	-30 0 -36 0 33
IS more than	15
IS o Name	31
IS o _	-33
IS off	0 0 -32 0 0 -31
IS off ,	44 -34
IS on	0 0 0 -58
IS on SYMPTOM	-35
IS on _	0 -38 0 -38
IS on the	-16
IS one	11 0 0 0 0 -42
IS one _	0 0 -43 0 37 -39
IS out	0 0 -32
IS out $	-39
IS out ,	44 0 -34 31 -33
IS out of	-11
IS over	0 0 0 0 -33
IS over ,	-19
IS the	11
IS the <date>	22
IS the ONLY	23 0 0 0 43 -39
IS the WRONG	17 0 0 0 0 0 -30
IS the _	0 -30
IS the first	25 33 0 0 0 -36
IS the old	17 0 0 0 -40
IS the same	11
IS to	-38
IS to _	-38
IS two	9 -31 -37
IS two _	39 -31 -37
IS under	12
IS&KEEP	9 0 0 0 0 -37
IS&LIVES	19
IS&MAYNOT	0 30 0 -30 0 -41
IS&MUST	0 0 0 0 0 -49
IS&NEVER	11 43 0 -41
IS&NO	20 0 0 0 0 34
IS&NOLONGER	-10 -43
IS&NOT	36 0 0 0 -47 51
IS&NOW	20
IS&ONLY	11
IS&OUR	33
IS&PLEASE	35 0 0 0 -37 35
IS&PREFER	23
IS&SHOULD	23
IS&SYMPTOM	-25
IS&THIS	8
IS&USE	-36
IS&VALUE	26
IS&WAS	49 -39 0 0 0 36
IS&WE	25
IS&YOU	29
KEEP	25
KEEP $	-24
KEEP ,	40 0 0 36 -37 -34
KEEP , _	15 -47
KEEP <number>	8 0 0 -33
KEEP <number> TIME	8 0 0 -33
KEEP <path>	28 0 -34
KEEP <path> _	28 0 -34
KEEP THEY	38 -46 -32 -46
KEEP THEY _	38 -46 -32 -46
KEEP THIS	16 -53
KEEP THIS _	0 -40
KEEP _	15
KEEP _ $	-31 0 0 -39
KEEP _ ,	30 0 0 -32
KEEP _ <number>	-21
KEEP _ and	23
KEEP _ for	46
KEEP _ the	11 0 0 0 -33
KEEP at	-26 -38
KEEP for	32 -34 0 0 34
KEEP in	53 51 -44 -45 0 -42 -30
KEEP in _	17
KEEP in the	45 48 -36 -37 -32 -40
KEEP off	35 36 0 -40 -37
KEEP off $	35 36 0 -40 -37
KEEP on	36
KEEP on _	29
KEEP the old	0 33 0 0 0 -32
KEEP there	20 0 0 -33
KEEP under	28 0 0 -30 -33
KEEP under <number>	19 33
KEEP with	15
KEEP with _	15
KEEP&LIVES	48 0 -35
KEEP&MOVED	15
KEEP&MUST	25 43 -35
KEEP&NO	0 -41 0 35
KEEP&NOLONGER	17
KEEP&NOT	14 -42 0 0 32 -39
KEEP&NOW	17 0 0 0 46 -38
KEEP&ONLY	14
KEEP&OUR	0 -42 0 37 -35
KEEP&SHOULD	17
KEEP&THIS	29
KEEP&VALUE	0 0 0 0 0 -37
KEEP&WAS	22
KEEP&WE	24 0 0 31 -37
KEEP&YOU	26
LIVES	10
LIVES $	-42 -44
LIVES ,	26
LIVES , NOT	18 0 0 -33
LIVES , _	42
LIVES <code>	43 0 0 0 -32
LIVES <date>	35 0 -30
LIVES <date> $	35 0 -30
LIVES <flag>	11
LIVES <flag> _	11
LIVES <number>	0 0 0 0 33 -54
LIVES <number> TIME	38 0 0 0 0 -37
LIVES <number> _	-18 0 0 0 0 -48
LIVES ?	-22
LIVES ? $	-22
LIVES DECIDE	17
LIVES DECIDE to	16
LIVES DROP	29 0 0 -36
LIVES DROP $	22
LIVES EVERY	38 0 0 -42 33 -41
LIVES EVERY _	15 0 0 -31 32
LIVES FORNOW	-27
LIVES FORNOW $	-27
LIVES IF	-47
LIVES IS	12
LIVES IS _	11
LIVES LIVES	21
LIVES LIVES on	27
LIVES LIVES to	0 -33
LIVES MOVED	0 0 0 0 32 -37
LIVES MOVED $	17
LIVES MOVED _	-17
LIVES NEVER	-26
LIVES NEVER _	-26
LIVES NO	-28
LIVES NO _	-26
LIVES NOW	23
LIVES ONLY	10 0 0 -30 0 -40 -36
LIVES ONLY <number>	-19 0 -35
LIVES ONLY _	18 -33 0 0 48 -34
LIVES PER	32 0 0 0 35 -42
LIVES PER _	17 0 0 0 0 -35
LIVES THEY	25
LIVES THIS $	-20
LIVES THIS ?	-9
LIVES THIS _	-19
LIVES USE	0 -34 0 -36
LIVES USE <path>	16 0 0 0 -41
LIVES USE _	30 0 0 0 34 -32
LIVES USE the	-10 0 0 0 0 -31
LIVES YOU	-18
LIVES YOU _	-18
LIVES _ $	-19
LIVES _ ,	26 0 -33 0 0 -66
LIVES _ <number>	-19 0 0 0 0 -37
LIVES _ <path>	21 -43 0 0 -44 34
LIVES _ FORNOW	-16
LIVES _ PER	-28
LIVES _ SYMPTOM	-32
LIVES _ THIS	0 0 0 0 33
LIVES _ TIME	16
LIVES _ a	-33
LIVES _ and	-26
LIVES _ at	27
LIVES _ by	-25 -41
LIVES _ from	35 0 0 0 41 -40
LIVES _ in	24 0 0 0 37
LIVES _ off	25
LIVES _ on	49 0 0 -36
LIVES _ one	15 0 0 0 33
LIVES _ the	0 -41 -33
LIVES _ to	8 0 0 0 -32
LIVES _ with	30 0 0 0 -36
LIVES a	14
LIVES a SYMPTOM	9 31 -33
LIVES a _	17
LIVES a new	25
LIVES after	38 -40 -31 0 49 -33
LIVES an	37
LIVES an _	40
LIVES as	34 0 -48 0 0 -30
LIVES at	44 -34 -30
LIVES at <number>	22 0 0 0 -39 37
LIVES at _	21 0 0 -42 51 -42
LIVES back	-20
LIVES back to	-17
LIVES from	9 0 0 0 0 0 -32
LIVES from $	-32
LIVES from _	15
LIVES from the	18
LIVES in	42 0 -34
LIVES in <path>	14 33 0 0 0 -32
LIVES in TIME	37 -41 0 0 38 -44
LIVES in _	35
LIVES in the	33 0 0 -55
LIVES into	42 0 0 0 -51 -35
LIVES into _	29
LIVES more	11
LIVES on	21
LIVES on $	-41
LIVES on <number>	39 0 0 0 33 -30
LIVES on IS	16
LIVES on _	41 0 0 -42
LIVES on a	13 0 0 0 36 -30
LIVES on the	40
LIVES one	-15 -46 -32 0 43
LIVES one _	10 -46 -32 0 43
LIVES one more	-29
LIVES out	29 0 0 0 40 -30
LIVES out on	16
LIVES the	0 0 -41
LIVES the _	0 0 -42
LIVES the same	-32
LIVES to	-8 0 0 -42 0 32
LIVES to <path>	9
LIVES to _	-13 -39
LIVES to the	0 0 0 -31
LIVES two TIME	-14
LIVES under	0 0 0 0 0 30
LIVES under <path>	0 0 0 0 0 30
LIVES up	41
LIVES up to	41
LIVES with	0 -37 -36
LIVES with <number>	30
LIVES&MAYNOT	11
LIVES&MOVED	-18
LIVES&MUST	32 0 -47
LIVES&NEVER	0 0 0 0 -31
LIVES&NO	-29
LIVES&NOLONGER	16 0 0 0 0 -38
LIVES&ONLY	-20
LIVES&PLEASE	-36
LIVES&PREFER	25
LIVES&SHOULD	-16
LIVES&SYMPTOM	-12 0 0 0 0 -33
LIVES&USE	47 -32
LIVES&WAS	-16
LIVES&WE	-28
LIVES&YOU	0 0 0 0 -40
MAYNOT	26 71 -32 0 0 -31
MAYNOT $	17
MAYNOT LIVES	26 31 0 0 -33
MAYNOT OWNER	30 0 0 0 -30
MAYNOT USE	23 30 0 0 -35
MAYNOT _	0 45 -33
MAYNOT _ $	21 0 -31
MAYNOT _ ,	29
MAYNOT _ EVERY	32 0 -30 0 -37
MAYNOT _ MOVED	12
MAYNOT _ THIS	-39
MAYNOT _ in	-50
MAYNOT _ the	32
MAYNOT to	36 42 0 -34
MAYNOT to USE	24 31
MAYNOT to _	28 30
MAYNOT&MOVED	16
MAYNOT&NEVER	13
MAYNOT&NOLONGER	-26
MAYNOT&NOW	-12 0 0 0 30
MAYNOT&ONLY	42
MAYNOT&SYMPTOM	-15
MAYNOT&THIS	0 46 0 -31
MAYNOT&USE	34 52 0 -34 -43 -37
MAYNOT&WAS	11
MAYNOT&WE	25 0 0 -32
MAYNOT&YOU	31 36 -30
MOVED ,	-14 0 0 -32
MOVED , IS	20
MOVED , _	-29
MOVED <number>	-14
MOVED EVERY	-27
MOVED EVERY <number>	-24
MOVED PER	9 -33
MOVED THIS	12
MOVED _	-11 0 0 0 0 -39
MOVED _ $	-26 31 0 0 -38
MOVED and	54 0 0 -33 34 -30
MOVED by	-23
MOVED by _	-23
MOVED from	34 -30
MOVED from _	28
MOVED in	37 -41 0 -42
MOVED off	-8
MOVED off $	13
MOVED on	17 0 0 0 0 -30
MOVED on PER	32 0 0 0 0 -30
MOVED the	-14 -34 0 0 47 -44
MOVED the _	0 -35 0 0 32 -42
MOVED to	32
MOVED to <host>	33 0 0 0 49 -42
MOVED to <name>	27
MOVED to _	41 0 0 0 0 -50
MOVED to the	-35
MOVED&MUST	-45
MOVED&NEVER	0 30 0 0 -34
MOVED&NOLONGER	-13
MOVED&NOT	37 0 0 0 -44
MOVED&NOW	-10 0 0 0 -35
MOVED&ONLY	26 -43 0 0 0 -31
MOVED&THIS	-38
MOVED&USE	14 0 0 37 0 -43
MOVED&VALUE	23 -37
MOVED&WAS	24
MOVED&WE	16 -36
MOVED&YOU	8 -37
MUST	11 49 0 0 -38
MUST $	33 -34 0 42
MUST <number>	46 -50 0 0 33
MUST <number> _	46 -50 0 0 33
MUST I	31
MUST KEEP	21 43 -33 -39
MUST KEEP _	-17 0 0 -32
MUST LIVES	12 0 0 0 -40
MUST LIVES on	37 -35
MUST LIVES the	29
MUST NEVER	27 38 0 0 -48
MUST NEVER _	23 0 0 0 -39
MUST THIS	0 0 0 0 0 -36
MUST THIS $	20 -49
MUST THIS _	-19 32 0 0 -31
MUST USE	27
MUST _	0 31 0 0 -38
MUST _ $	-18 34 -44
MUST _ ,	40 40 0 0 -42 -44
MUST _ <number>	-20 -33 0 0 32
MUST _ DONE	0 -34 0 0 32
MUST _ LIVES	45 0 0 0 0 -45
MUST _ THIS	-39
MUST _ UNLESS	50
MUST _ by	-35
MUST _ in	23 0 -43 0 0 -34
MUST _ on	-25
MUST _ the	0 0 0 0 -37
MUST _ to	-11
MUST a	-20
MUST a TIME	-38
MUST an	-27
MUST an _	-32 32
MUST from	-33
MUST the _	11
MUST two	17
MUST two _	17
MUST&NEVER	0 35 0 0 -47
MUST&NO	-10 0 0 0 -45 -31
MUST&NOT	-20
MUST&NOW	30
MUST&ONLY	-34 0 32 0 -39
MUST&SYMPTOM	36 0 0 0 0 -36
MUST&USE	25 32
MUST&VALUE	20
MUST&WAS	32 0 0 0 -37
MUST&WE	-26 31 0 0 0 -31
MUST&YOU	-34 0 0 0 0 -35
NEVER	17 56 0 0 -34
NEVER "	10
NEVER " _	10
NEVER $	36 39 0 0 -34 -32
NEVER ,	41 -34 -31
NEVER <name>	26 -42 31
NEVER <name> $	26 -42 31
NEVER HEARSAY	16
NEVER LIVES	0 51 0 -30 -31 -38
NEVER LIVES _	13
NEVER USE	-17 33 0 0 0 -34
NEVER USE _	8
NEVER _	13 0 -31
NEVER _ $	17 36 0 -33 -30 -34
NEVER _ ,	-21
NEVER _ THIS	0 -43 0 0 39
NEVER _ UNLESS	33 0 -30
NEVER _ a	22 0 0 -41 -39
NEVER _ for	-23
NEVER _ on	31
NEVER _ the	0 32 0 0 -38 -30
NEVER the	40 30 0 0 -34
NEVER the _	40 30 0 0 -34
NEVER to	-26
NEVER to _	-26
NEVER von	16 30
NEVER&NO	-19 0 0 0 0 -36
NEVER&NOT	34 0 0 -30 0 -52
NEVER&ONLY	21
NEVER&PLEASE	21
NEVER&SHOULD	11
NEVER&SYMPTOM	16
NEVER&THIS	-14
NEVER&USE	18 0 0 0 -51
NEVER&WAS	-18
NEVER&YOU	25 44 -41
NO	12
NO $	0 0 -30 0 -45 32
NO ,	-21 0 -35 0 -42 39
NO , IS	-36
NO , ONLY	16 0 0 0 -38
NO , _	-17 -40
NO , el	18 0 0 -39
NO , the	-18 -48 0 0 0 33
NO <acronym>	26 0 0 0 -33
NO EVERY	53 0 0 -32
NO IS	38 0 -38 0 -41 43
NO MUST	-47
NO MUST _	-45
NO SYMPTOM	0 0 0 0 0 -34
NO SYMPTOM _	27 0 0 0 0 -34
NO _	9
NO _ $	-11 0 0 -33
NO _ ,	29 0 -52 -33
NO _ EVERY	-33
NO _ FORNOW	-33
NO _ KEEP	-25
NO _ NOW	-42
NO _ Name	13 -31 0 33
NO _ PLEASE	32
NO _ THIS	18 0 30 -42 0 -39
NO _ UNLESS	63 0 0 0 -37 -44
NO _ WHAT	-40
NO _ after	52 0 0 -38
NO _ and	20 0 0 0 30
NO _ for	-9
NO _ in	48
NO _ on	0 42 -35 0 -49
NO _ to	0 34 -31 -35
NO more	52 0 -40 0 0 -37
NO more $	34 0 0 -38 39
NO more _	41 0 -33 44 -36 -31
NO new	42 0 -46
NO new _	42 0 -46
NO the	24
NO the _	24
NO&NOT	11 0 -37 0 -43
NO&NOW	-46 0 0 0 34 -35
NO&ONLY	0 0 0 0 0 -39
NO&PLEASE	44 0 0 -32 0 -43
NO&PREFER	-10
NO&SHOULD	-14 -30 -33
NO&SYMPTOM	23
NO&THIS	-20
NO&USE	23 36
NO&WE	0 0 -44
NOLONGER $	-17 0 -33
NOLONGER ,	10
NOLONGER , USE	-30
NOLONGER , _	41 -40
NOLONGER _	8 -40
NOLONGER _ $	-10 0 -33 0 -34
NOLONGER _ of	8
NOLONGER&NOT	32 0 0 -30
NOLONGER&NOW	21 0 0 -44
NOLONGER&ONLY	21
NOLONGER&OUR	20 0 0 0 -46
NOLONGER&SYMPTOM	9
NOLONGER&THIS	10
NOLONGER&USE	0 0 -35 -31 -46
NOLONGER&VALUE	24
NOLONGER&WE	30
NOT	13 0 0 0 -40 41
NOT "	12 0 33 0 0 -42
NOT " _	12 0 0 0 0 -36
NOT $	-65 0 0 0 -38
NOT ,	-12 -40
NOT <code>	0 0 0 0 0 39 -42
NOT <name>	40 -32 0 0 -68 57
NOT <name> $	13 0 0 0 -46 37
NOT <number>	45 0 0 0 -40 36
NOT <number> $	39 0 0 0 -33
NOT <version>	32 0 0 0 -36 33
NOT DONE	-8
NOT FORNOW	-32
NOT IF	13
NOT IS	-24
NOT LIVES	-12 0 0 0 0 -42
NOT LIVES $	-42
NOT LIVES _	21
NOT MOVED	34
NOT MOVED $	34
NOT MUST	-32
NOT Name	16 0 0 0 -43 36
NOT Name $	16 0 0 0 -43 36
NOT PER	34
NOT PER _	32 0 0 0 38
NOT THIS	-40
NOT USE	-10
NOT WHAT	36
NOT _	10
NOT _ $	0 0 0 -31
NOT _ ,	59 -43 0 0 -49
NOT _ IF	-21
NOT _ NEVER	36 40 0 -31 -39 -40
NOT _ NOLONGER	20 0 0 -38
NOT _ OUR	10
NOT _ THIS	11
NOT _ YOU	-11
NOT _ for	-27
NOT _ in	31 -31 0 -38 0 -49
NOT _ on	-44 0 0 32
NOT _ the	39
NOT _ to	-13
NOT a	0 0 0 0 -36
NOT a _	0 0 0 0 -36
NOT an	21
NOT by	17
NOT by _	16
NOT by the	12 0 0 0 -38 30
NOT de	39 0 0 0 -47
NOT de _	19 0 0 0 0 -40
NOT from	27 -30
NOT from the	19 0 0 0 31
NOT in	8
NOT on	33 30 0 0 -44
NOT the	40 0 0 -32
NOT the _	41 -30 0 -32
NOT to	18 -41
NOT to _	19
NOT to the	9 -33 0 0 0 -38
NOT&NOW	-42
NOT&ONLY	35 0 0 0 -38
NOT&OUR	12 -39 0 37 -40
NOT&PLEASE	-38
NOT&SHOULD	-21
NOT&SYMPTOM	18
NOT&THIS	0 0 0 0 -48 31
NOT&USE	0 -43
NOT&VALUE	17 0 0 0 -33 32
NOT&WE	36 0 0 0 -32
NOW $	18
NOW ,	10 0 0 -59
NOW , WE	14 0 0 0 35 -30
NOW , _	12 0 0 -34 54 -43
NOW <number>	24 -36
NOW <number> $	25 0 0 0 41 -31
NOW <version>	33 -30 0 0 47
NOW BECAUSE	23
NOW FORNOW	33
NOW FORNOW $	33
NOW IS	13
NOW LIVES	-31
NOW NO	-24
NOW NO _	-24
NOW THIS	-23
NOW THIS _	-26
NOW _ $	-13 0 0 0 0 -52
NOW _ ,	23
NOW _ NOT	-39
NOW and	-39
NOW last TIME	39
NOW the	-24
NOW the _	-32
NOW the last	8
NOW&ONLY	29
NOW&SHOULD	-14
NOW&SYMPTOM	-23
NOW&THIS	-36
NOW&USE	0 0 0 0 -38 39
NOW&VALUE	47
NOW&WAS	-15 0 0 -31
NOW&WE	46 0 0 0 0 -37
NOWON	57 0 -39
NOWON $	47 0 -31 0 -38
NOWON THIS	28
NOWON THIS _	27 0 0 0 -34
NOWON _	20 -45 0 0 51 -42
NOWON _ $	9 -39 0 0 42
Name	32
Name "	25
Name $	16
Name ,	24 -38 0 0 45
Name , Name	8 0 0 -32 35
Name , _	33
Name , die	12
Name , the	16
Name <number>	12
Name IS	22 0 0 -35
Name IS Name	36 0 0 0 36 -39
Name IS _	15
Name LIVES	18 0 0 -30 42
Name MAYNOT	16 0 0 0 -39
Name MUST	30 0 -31
Name NOW	-30
Name Name	23 -41 0 -34 44 -33
Name Name $	0 -34 0 0 35
Name WAS	25
Name _	38
Name _ $	14
Name _ ,	28 0 -30
Name _ EVERY	21
Name _ in	29
Name and	16 -46
Name and _	-15
Name at	18
Name in	27
Name in Name	26 0 0 0 -34
ONLY	23
ONLY $	32 0 -32 0 -37 -35
ONLY ,	0 0 0 -37 -54 36
ONLY , _	42 0 0 -30 -39
ONLY , the	-21 0 0 0 0 -32
ONLY <number>	9 0 0 -35 -35
ONLY <number> _	8 36 0 -35 -31 -38
ONLY AGAIN	13 0 0 0 -43
ONLY DONE	0 -32 0 0 32
ONLY FORNOW	31 0 0 0 31
ONLY LIVES	-20
ONLY LIVES _	-27
ONLY NEVER	25
ONLY NEVER _	25
ONLY THIS	-42
ONLY USE	14 0 0 0 0 -33
ONLY USE _	38 0 0 0 0 -33
ONLY WHAT	29 -41 47 -37
ONLY WHAT IS	17 -31 31 -32
ONLY _	20 0 -39
ONLY _ $	58 0 -44
ONLY _ ,	14
ONLY _ <number>	17 0 0 0 -42
ONLY _ IS	-23 -45 0 0 36
ONLY _ SHOULD	-26
ONLY _ THIS	18
ONLY _ from	24 0 0 -30
ONLY _ of	0 0 0 0 0 -32
ONLY _ one	25 -32
ONLY _ the	0 -47 0 0 48
ONLY _ with	18 35 0 -42 0 -30
ONLY a	0 0 0 -31
ONLY a _	0 0 0 -31
ONLY for	32 0 0 0 -43
ONLY for _	12
ONLY from	24 0 0 -31
ONLY from the	8 0 0 -30 31
ONLY in	0 0 -40 0 -36
ONLY in the	41 0 -40 0 -36
ONLY on	22 -50 0 0 40
ONLY on _	21 -36
ONLY one	0 0 -36 -38 0 -34
ONLY one _	0 -34 0 0 33
ONLY the	0 0 0 0 0 -30
ONLY the _	29 0 0 0 0 -30
ONLY to	30 0 0 -40 38
ONLY to _	30 0 0 -40 38
ONLY two	-33
ONLY two _	-33
ONLY&SHOULD	-47
ONLY&SYMPTOM	-36
ONLY&THIS	-25
ONLY&USE	17 0 -49 0 0 -48
ONLY&VALUE	0 0 0 -31
ONLY&WAS	33
ONLY&WE	-13
ONLY&YOU	44 0 0 -34
OUR	11
OUR <acronym>	22 -30 0 0 37 -33
OUR Name	10
OUR Name IS	10
OUR _	18 0 0 0 0 -33
OUR _ $	22 0 -35
OUR _ ,	-26 30
OUR _ IS	15 -51 0 0 0 -34
OUR&USE	-32
OUR&VALUE	36 0 0 0 0 -38
OUR&WE	30 0 0 0 -38
OWNER	33 0 0 -34 40 0 -30
OWNER $	11 0 0 0 0 -34
OWNER ,	26
OWNER I UNLESS	-43
OWNER IS	35 0 0 -32
OWNER THEY	0 0 0 0 33 -32 -31
OWNER THEY $	15
OWNER UNLESS	31
OWNER _	-20 0 0 -33 0 -36
OWNER _ $	-42 0 0 0 -34
OWNER _ IS	21
OWNER _ for	-29
OWNER for	20 0 -38
OWNER for EVERY	22 -30
OWNER in	16
OWNER in the	16
OWNER the _	-9
PAST_I	-58
PAST_I NEVER	-34
PAST_I NEVER _	-34
PAST_I THIS	-38
PAST_I THIS $	-34
PAST_I _	-28
PAST_I _ $	-34
PAST_I _ at	-22
PAST_I _ the	0 0 0 0 -30
PAST_I a	-23
PAST_I a _	-22
PAST_I at	-30
PAST_I at YOU	-12
PAST_I to OWNER	-10
PAST_I to _	-16
PER	32
PER $	18 -34 -34
PER ,	37 -31
PER , _	22 0 0 0 0 -40
PER <acronym>	15 0 0 0 0 -44
PER IF	13
PER IS	-20
PER IS _	24
PER NOW	38 0 0 -38 48 -30
PER NOW $	34 0 0 -35 45 -30
PER TIME	19
PER TIME $	33 0 0 -39
PER _ $	0 0 -32 -45
PER _ ,	0 0 -36 40
PER _ IS	27
PER _ LIVES	-9
PER _ NOW	17
PER _ USE	15
PER _ and	33 0 0 0 34
PER and	-12 -33 0 0 0 -33
PLEASE	0 0 36 0 -43
PLEASE $	-30 -32 0 0 -33 0 -30
PLEASE ,	20 0 0 0 -38
PLEASE , NO	29 -31 0 0 0 -34
PLEASE , _	-14
PLEASE LIVES	-24
PLEASE _	-29
PLEASE _ $	-26
PLEASE _ THIS	-12
PLEASE _ a	-48
PLEASE _ at	-20
PLEASE _ with	-8
PLEASE&PREFER	22
PLEASE&USE	43
PLEASE&WE	29
PLEASE&YOU	9
PREFER	28 -44 60 0 -45 -31
PREFER I	9
PREFER I _	9
PREFER IF	29
PREFER Name	13
PREFER THIS	-11
PREFER _	0 -30 37 0 -31
PREFER _ $	37
PREFER _ ,	-11
PREFER _ in	24
PREFER _ to	-30
PREFER a	-33
PREFER a _	-33
PREFER the	30
PREFER the _	30
PREFER to	-11
PREFER to _	-11
PREFER&THIS	-23
PREFER&VALUE	13
PREFER&YOU	33
SHOULD	-13 0 0 0 -35
SHOULD ALWAYS	27
SHOULD ALWAYS LIVES	14
SHOULD ALWAYS _	27
SHOULD EVERY	-8
SHOULD EVERY _	-8
SHOULD LIVES	-34
SHOULD LIVES _	-10
SHOULD LIVES a	-35
SHOULD NEVER	11
SHOULD NEVER LIVES	-12
SHOULD NEVER _	28
SHOULD NOT	-21
SHOULD NOT _	-21
SHOULD OWNER	13
SHOULD USE	-27
SHOULD USE a	-28
SHOULD _	-22
SHOULD _ $	-34 -30 -33
SHOULD _ <number>	-36
SHOULD _ SYMPTOM	-14
SHOULD _ THIS	-10
SHOULD _ WHAT	-28
SHOULD _ in	-27
SHOULD _ the	14 0 0 0 -31
SHOULD _ to	-43
SHOULD _ up	-13
SHOULD&SYMPTOM	34 0 0 0 -36
SHOULD&THIS	-20
SHOULD&USE	-29
SHOULD&VALUE	-37
SHOULD&WE	-33
SHOULD&YOU	17
SYMPTOM	-26
SYMPTOM $	-55 0 -38
SYMPTOM ,	12
SYMPTOM , ASKS	-29
SYMPTOM , _	10 0 0 0 -31 30
SYMPTOM , the	36 0 0 -30 0 -40
SYMPTOM AGAIN	-31
SYMPTOM AGAIN $	-33
SYMPTOM BECAUSE	-27
SYMPTOM FORNOW	-13
SYMPTOM IF	-20
SYMPTOM IS	10 0 0 0 33
SYMPTOM LIVES	25
SYMPTOM NOW	-47
SYMPTOM NOW _	-30
SYMPTOM NOW the	-28
SYMPTOM UNLESS	14 0 0 0 -36
SYMPTOM _	39
SYMPTOM _ $	-25
SYMPTOM _ ,	39 0 0 0 -35
SYMPTOM _ IS	20
SYMPTOM _ UNLESS	43 0 0 0 -30
SYMPTOM _ in	27 0 0 0 33
SYMPTOM _ there	-24
SYMPTOM a	-27
SYMPTOM a _	-27
SYMPTOM after	-34
SYMPTOM at	-42
SYMPTOM at the	-41
SYMPTOM for	-37
SYMPTOM for I	-28
SYMPTOM for _	-22
SYMPTOM in	-29
SYMPTOM in the	-29
SYMPTOM last	-35
SYMPTOM on	-30
SYMPTOM on I	-21
SYMPTOM on _	-45
SYMPTOM one	-19
SYMPTOM than	-13
SYMPTOM to	32
SYMPTOM with	-40
SYMPTOM with a	-32
SYMPTOM with the	-28
SYMPTOM&THIS	11
SYMPTOM&USE	17 0 -31 0 -43
SYMPTOM&VALUE	-35
SYMPTOM&WAS	17 0 0 0 0 30
SYMPTOM&YOU	0 0 0 0 -36
THEY $	27 0 -34
THEY DONE	-10
THEY HEARSAY	-29
THEY HEARSAY THIS	-12
THEY HEDGE	13
THEY IS	-16 0 0 0 0 -41
THEY IS NOT	15
THEY IS _	-11
THEY LIVES	17 -46 0 0 38 -40
THEY MAYNOT	-9
THEY MAYNOT _	-9
THEY MUST	-13
THEY NEVER	0 -30
THEY NEVER _	0 -30
THEY NOT	16
THEY NOT _	16
THEY ONLY	-8 0 0 -31
THEY ONLY _	26 0 0 -31
THEY SHOULD	14
THEY SHOULD _	14
THEY SYMPTOM	20
THEY WAS	-17
THEY _ $	9 0 0 0 0 0 -31
THEY _ ,	0 0 -34 -33
THEY _ EVERY	9
THEY _ IS	24 0 0 -32 34 -31
THEY _ THIS	-45
THEY _ a	18
THEY _ by	33
THEY _ the	-12
THEY _ to	-27
THEY _ with	18
THEY in	30 0 0 0 0 -31
THEY in _	26 31
THEY on	-29 -31 0 0 0 -34
THEY on _	0 0 0 30
THIS	-17
THIS $	-16
THIS ,	27 0 0 0 -43 -37
THIS , PAST_I	-21
THIS , THIS	16 -31
THIS , _	45 0 0 0 -33 -32
THIS ?	-16
THIS ? $	-16
THIS AGAIN $	-27
THIS ALWAYS	-22
THIS DECIDE	23
THIS DONE	-17
THIS DONE $	17
THIS DONE and	-18
THIS EVERY	-27
THIS EVERY TIME	14
THIS EVERY _	-36
THIS FORNOW	-15
THIS FORNOW $	-15
THIS HEARSAY	-36
THIS HEARSAY "	-23
THIS HEDGE	-14
THIS HEDGE _	-15
THIS HEDGE on	-16
THIS I	12
THIS IF	8
THIS IF $	-17
THIS IF YOU	-15
THIS IS	-17
THIS IS AGAIN	26
THIS IS GRATITUDE	-21
THIS IS WRONG	23
THIS IS _	-12 -36 0 0 38
THIS IS the	-8
THIS LIVES	-17
THIS LIVES $	-33
THIS LIVES <number>	-33 0 0 0 -31
THIS LIVES EVERY	10
THIS LIVES _	36 -40 0 0 42
THIS LIVES from	-35
THIS LIVES to	9 31 0 0 -32
THIS MAYNOT	0 0 0 0 -33
THIS MAYNOT _	0 0 0 0 -33
THIS MOVED	-43
THIS MUST	23
THIS NOT	0 0 0 -35
THIS NOW	-34
THIS NOW $	-34
THIS Name	22
THIS ONLY	-30
THIS ONLY LIVES	22
THIS OWNER	36 0 0 0 -34
THIS PER	12
THIS PER _	-9
THIS PLEASE	-27
THIS PLEASE $	-27
THIS SHOULD	-20
THIS SHOULD NEVER	-23
THIS SHOULD _	-14
THIS SYMPTOM	15 0 0 -34
THIS SYMPTOM $	-32
THIS SYMPTOM AGAIN	-20
THIS SYMPTOM _	39 0 -30 0 37 -30
THIS SYMPTOM in	-35
THIS THEY	-20
THIS THEY _	-17
THIS THIS LIVES	-23
THIS THIS _	29
THIS TIME $	-18
THIS TOO	-10 0 0 0 0 -32
THIS TOO $	0 0 0 0 0 -32
THIS UNLESS	-44
THIS UNLESS $	-15
THIS UNLESS FORNOW	-34
THIS UNLESS the	-38
THIS USE	14 0 0 0 0 -38
THIS USE _	12
THIS USE a	-24
THIS WAS $	-39
THIS WAS <number>	36
THIS WAS DECIDE	12
THIS WAS _	8 0 0 0 30
THIS WAS a	19
THIS WAS the	-28
THIS WE _	-20
THIS WHAT	-32
THIS YOU	-15
THIS YOU MUST	-14
THIS _ "	-37
THIS _ $	8
THIS _ ,	18 0 -32
THIS _ <name>	15
THIS _ <number>	23 -38 0 0 37
THIS _ ?	-8
THIS _ DONE	-22
THIS _ EVERY	-20
THIS _ FORNOW	-14
THIS _ GRATITUDE	-9
THIS _ I	-18
THIS _ IS	53 0 0 0 -34
THIS _ LIVES	-30
THIS _ MUST	-12
THIS _ NEVER	-41
THIS _ NO	-27
THIS _ NOT	34
THIS _ OUR	-15
THIS _ SHOULD	-20
THIS _ THIS	-30
THIS _ TIME	-29
THIS _ UNLESS	-33
THIS _ and	-22
THIS _ at	-26
THIS _ by	-22
THIS _ do	-13
THIS _ for	-25
THIS _ in	-26
THIS _ into	-48
THIS _ like	-16
THIS _ one	-10
THIS _ the	20 0 0 0 0 -38
THIS _ to	16
THIS _ two	-29
THIS _ with	-33
THIS a	19 0 0 0 -30
THIS a _	19 0 0 0 -30
THIS and	-17
THIS and _	-16
THIS at	17 0 0 0 -35
THIS at <number>	28
THIS back $	-31
THIS by	-10
THIS by _	-31
THIS first	-10
THIS first $	-27
THIS for	-12
THIS for EVERY	10
THIS for _	-39
THIS from	-27
THIS from _	-20
THIS from the	-20
THIS in	-27 0 0 0 -52 -30
THIS in $	27 0 -33
THIS in _	-39
THIS in a	15 0 0 0 -34
THIS in the	-13
THIS like	27
THIS like THIS	30
THIS on	-21
THIS on Name	-20
THIS on the	-24 0 0 0 -42
THIS one	-37 -40
THIS one $	-41
THIS one IS	30
THIS out	-26
THIS out $	-26
THIS the	-13
THIS the WRONG	27
THIS the _	-26
THIS to	-18
THIS to <number>	14
THIS to _	-34
THIS to a	-40
THIS with	0 0 0 0 -35 0 30
THIS with _	25
THIS with the	-16
THIS&USE	-10
THIS&WE	29 0 0 34
THIS&YOU	-19
TIME	18
TIME $	27 0 0 0 51 -37
TIME ,	26 0 0 34 -50 37
TIME , IS	30 0 0 0 -40
TIME , NOT	13 0 0 0 -51 34
TIME , the	35
TIME <number>	43 0 0 -39 0 -48
TIME ?	-33
TIME ? $	-33
TIME FORNOW	-14
TIME FORNOW $	-14
TIME IS	-18 -35
TIME IS _	0 -32
TIME LIVES	0 -32 0 0 39
TIME LIVES $	-39
TIME NOW	20 0 0 -42
TIME NOW $	12 0 0 0 -32 32
TIME NOW ,	-16
TIME NOWON	24 0 0 -33 41 -38
TIME Name	10
TIME Name $	10
TIME ONLY	38 0 -36 -31
TIME ONLY $	34 33 -36 0 0 -34
TIME UNLESS	0 -32
TIME UNLESS $	-12
TIME UNLESS THIS	40
TIME UNLESS _	-10
TIME WAS	33 0 0 0 -32 36
TIME WE	-36
TIME _	0 -31
TIME _ $	18 -40
TIME _ IS	8
TIME _ NOW	34 0 0 0 41 -34
TIME _ SYMPTOM	31
TIME _ WE	15
TIME _ and	-39
TIME _ for	11
TIME _ on	20 0 0 0 30
TIME _ the	-29
TIME _ up	33
TIME and _	14
TIME at	23 0 0 0 31
TIME first	44 -43
TIME for	-25
TIME in	9
TIME of	25 0 0 0 -30
TIME of _	-28
TIME of the	23
TIME on	22 -35 0 0 38 -36
TIME on $	13
TIME one	-37
TIME one IS	-30
TIME the	-10
TIME the _	-10
TIME to	-10
TIME to TIME	16
TIME und	18 0 0 0 -31
TIME und NOT	18 0 0 0 -31
TOO	-18
TOO $	0 -39 -38
TOO ,	22 0 0 0 -30
TOO SYMPTOM	22
TOO SYMPTOM $	22
TOO _	-12
TOO _ ,	-17
TOO _ for	0 0 0 0 -33
TOO the	-21
TOO the _	-21
UNLESS	31
UNLESS $	-32 0 0 -30 32
UNLESS ,	21
UNLESS , the	21
UNLESS <name>	12
UNLESS <name> $	14
UNLESS <number>	-16
UNLESS <version>	24 0 0 32
UNLESS <version> $	24 0 0 32
UNLESS EVERY	32 37 -39 0 -55
UNLESS EVERY _	31 33 -38 0 -45
UNLESS FORNOW	-40
UNLESS FORNOW $	-40
UNLESS Name	27 0 0 -31 -48
UNLESS THEY	-10
UNLESS THIS	50
UNLESS THIS $	12
UNLESS THIS _	40
UNLESS TIME	14
UNLESS TIME $	14
UNLESS WE	-19
UNLESS WE _	-10
UNLESS YOU	27 0 0 0 0 -46
UNLESS YOU LIVES	-29
UNLESS YOU _	30 0 0 0 -32 -32
UNLESS YOU do	27
UNLESS _	34
UNLESS _ $	37
UNLESS _ ,	33 0 0 0 -33
UNLESS _ THIS	33
UNLESS _ WHAT	30
UNLESS _ in	-39
UNLESS a	18 0 -38
UNLESS a _	18 0 -38
UNLESS an	16
UNLESS an _	43
UNLESS de	-25
UNLESS de _	-25
UNLESS for	-26
UNLESS the	21
UNLESS the _	18
USE <code>	0 0 0 0 0 -40
USE <code> $	34
USE <number>	-30 0 0 0 0 0 -34
USE <number> $	30 0 0 0 -35 30
USE <number> TIME	-35
USE <number> _	13 0 0 0 37
USE <path>	25 0 0 0 -48
USE <path> $	27 0 0 0 -41 0 -50
USE I	-34
USE I _	-34
USE LIVES	-11
USE Name	0 0 0 0 -32 -30
USE Name $	-9
USE PER	-28
USE PER $	10
USE THEY	20 0 0 0 -36
USE THIS	-18
USE THIS $	14
USE THIS _	-36
USE THIS in	-30
USE TOO	-30
USE _	34
USE _ $	70 0 0 -32 30 0 -30
USE _ ,	15 -37 -50 0 0 44
USE _ FORNOW	-25
USE _ TIME	0 0 0 0 30
USE _ as	-51
USE _ in	47 33 0 0 0 -43
USE a	-30 0 0 0 -37
USE a _	-28 0 0 0 -37
USE on	27
USE on _	14
USE over	41 0 0 -32
USE the	12
USE the TIME	-38
USE the _	29
USE&VALUE	0 -43
USE&WAS	-22
USE&WE	-13
USE&YOU	0 -45 0 0 -52 32
VALUE&WAS	23 0 0 0 -37 33
VALUE&WE	13
WAS	-10
WAS $	-39
WAS <number> $	-19
WAS <number> _	-15
WAS DECIDE	12
WAS DONE	23 0 0 0 32
WAS DROP	32
WAS MOVED	27
WAS MOVED to	36
WAS NOT	12
WAS NOT _	12
WAS THIS	-28
WAS THIS _	-13
WAS TOO	29
WAS TOO _	29
WAS WRONG	-25
WAS _	-30
WAS _ ,	-8
WAS _ THIS	17
WAS _ of	-28
WAS a	10
WAS a _	-32
WAS the	-10 0 0 -33 -39 41
WAS the _	14
WAS to	-31
WAS&YOU	-12
WE	0 0 0 38
WE DECIDE	28 0 0 0 -31
WE DECIDE on	23
WE DECIDE to	8
WE DONE	-18
WE DONT	35
WE DONT USE	12 -42
WE DONT _	37 0 0 -43 0 30
WE DONT do	10 0 0 35
WE DROP	23 0 0 42 -47
WE DROP _	-21
WE DROP the	28 0 0 0 -30
WE HEDGE	-39
WE HEDGE NOT	-11
WE HEDGE _	-28
WE IS	-15
WE IS _	-9
WE KEEP	51 -44 0 57 -56
WE KEEP on	0 -30 0 31 -41
WE KEEP the	42 0 0 37 -31
WE KEEP with	15
WE LIVES	12
WE LIVES DECIDE	15
WE LIVES _	14 0 0 0 0 -41
WE LIVES a	0 0 30 -44 0 -31
WE MAYNOT	26 0 0 -31
WE MAYNOT USE	23 30 0 0 -35
WE MAYNOT _	14
WE MOVED	36 -38 0 0 0 -36
WE MOVED from	30 0 0 37 -38
WE MOVED the	10 0 0 -30
WE MUST	-38
WE MUST $	30 -34
WE MUST LIVES	-25
WE MUST _	-33
WE MUST a	-37
WE NEVER	0 0 0 0 -36
WE NEVER _	34 0 0 0 -33
WE NOT	21 0 0 0 0 -31
WE ONLY	-12
WE ONLY _	17
WE SHOULD	-33
WE SHOULD ALWAYS	-29
WE SHOULD _	-24
WE USE	-30
WE WAS	-35
WE WAS _	-35
WE _	8
WE _ $	0 0 -30 0 -63
WE _ ,	43 0 -43 0 0 37
WE _ <number>	0 0 0 -44 42
WE _ EVERY	-32
WE _ NO	-19
WE _ THIS	20 -32 0 0 -41
WE _ a	-31
WE _ back	29
WE _ by	-34
WE _ for	29 0 -30 0 -36
WE _ in	14
WE _ on	15 -34 -31
WE _ over	41 0 0 0 -38
WE _ the	19 -33
WE _ to	0 -40 -34 50 -38
WE _ up	-40
WE _ with	38
WE do	43 0 0 0 -42
WE do THIS	22
WE on _	-11
WE&YOU	25
WHAT	-20 -30 33
WHAT $	-35
WHAT ,	-29
WHAT ?	-33
WHAT ASKS	-17
WHAT DECIDE	-17
WHAT DECIDE _	-17
WHAT DONE	-17
WHAT EVERY	-14
WHAT EVERY _	-14
WHAT HEDGE	-17
WHAT I LIVES	-38
WHAT I _	23
WHAT IS	-30 0 0 0 32
WHAT IS THIS	-9
WHAT IS WHAT	12 0 0 0 31
WHAT IS _	-20
WHAT IS the	-31
WHAT LIVES IF	-38
WHAT LIVES the	-23
WHAT MUST	0 0 0 0 -33
WHAT MUST _	0 0 0 0 -33
WHAT OWNER	31 0 -31 0 37
WHAT SYMPTOM	-12
WHAT SYMPTOM $	-10
WHAT THIS	-10
WHAT THIS LIVES	-22
WHAT THIS SYMPTOM	-22
WHAT THIS _	21
WHAT USE	-26
WHAT WAS	21
WHAT WAS THIS	-13
WHAT WAS _	26
WHAT WE	-23
WHAT WE _	-15
WHAT WE do	12
WHAT YOU	10 0 0 0 -31
WHAT YOU _	15
WHAT _	-16 -32 0 -30
WHAT _ $	0 -40 0 -31 44 -47
WHAT _ <number>	-32
WHAT _ DECIDE	-19
WHAT _ IS	-34
WHAT _ LIVES	-46
WHAT _ NOT	16
WHAT _ THEY	20
WHAT _ THIS	-18
WHAT _ WE	-24
WHAT _ YOU	0 0 0 0 0 -33
WHAT _ the	-27
WHAT a	-19
WHAT a _	-14
WHAT do	-13
WHAT do I	-13
WHAT one	-15
WHAT out	11
WHAT the	-20
WHAT the _	-18
WRONG	-16 0 -30 -30 -43 44
WRONG $	-38 0 0 0 33
WRONG ,	-17 0 0 0 -38 33
WRONG , the	0 0 0 0 -31
WRONG I	-15
WRONG I _	-15
WRONG IS	38 0 0 -31
WRONG IS _	30 0 0 -30
WRONG _	19 0 0 0 -40 36
WRONG _ $	-10 -35
WRONG _ ,	26 0 0 0 -35 34 -38
WRONG _ IS	35
WRONG one	-32
WRONG with	23 33 0 0 0 -30
YOU	0 0 0 0 -31
YOU "	13
YOU $	-33
YOU ,	-12
YOU ?	-21
YOU ? $	-21
YOU DONE	9
YOU DONT	8 -32
YOU DONT _	-17
YOU EVERY	17
YOU EVERY mit	17
YOU HEDGE	-11
YOU HEDGE _	-8
YOU IS	-28 0 0 0 0 -30
YOU IS _	0 0 0 0 0 -30
YOU LIVES	-39
YOU LIVES $	-31
YOU LIVES THIS	27
YOU MAYNOT	31 36 -30
YOU MAYNOT _	18 33 -32
YOU MOVED	0 -32
YOU MOVED $	17 -32 0 0 0 -34
YOU MUST	-20 0 -40 0 0 -33
YOU MUST NEVER	-18
YOU MUST _	-37
YOU SHOULD	20
YOU SHOULD NEVER	30 34 -35
YOU SHOULD _	-41
YOU TOO	-19
YOU USE	33 0 0 0 -40 35 -33
YOU _	0 0 0 0 -38
YOU _ "	-11
YOU _ $	-13
YOU _ ,	33 34 0 0 0 -38
YOU _ IS	-24
YOU _ LIVES	-15
YOU _ THEY	11 0 0 0 0 -33
YOU _ THIS	-32
YOU _ UNLESS	23 -30
YOU _ a	32
YOU _ den	-29
YOU _ for	20
YOU _ in	42 0 -33
YOU _ the	11 0 -34 -32 0 0 30
YOU do	27
YOU do THIS	27
YOU just	-14
YOU just _	-14
YOU the	27
YOU to	14
^ "	0 0 0 0 0 -36
^ " Name	-15
^ <acronym> <number>	-17 -31
^ <acronym> IS	12 0 0 0 31 -32
^ <acronym> _	11 0 0 0 -40
^ <amount>	14
^ <amount> _	14
^ <code>	33 -38 0 -30 0 -30 38
^ <code> IS	17
^ <code> _	11
^ <host>	-29
^ <name>	18
^ <name> IS	0 0 -34 0 30 -30 -31
^ <name> _	21 0 -36 -42 0 -39
^ <number>	0 -33
^ <number> ,	24 0 0 0 0 -39
^ <number> IS	25 0 0 -33
^ <number> TIME	47 -31
^ <number> _	-46
^ <number> of	-19
^ <path>	0 -38 0 -32 0 0 -32
^ <path> $	-20
^ <path> IS	27
^ <version>	10 0 0 -34 33
^ <version> SYMPTOM	-36
^ AGAIN	-23
^ AGAIN SYMPTOM	-8
^ AGAIN _	-8
^ ALWAYS	-8
^ ALWAYS _	27 -31
^ ASKS	-31
^ ASKS ALWAYS	-19
^ ASKS LIVES	-22
^ ASKS USE	-27
^ ASKS _	-30
^ ASKS a	-15
^ ASKS also	-11
^ ASKS do	-11
^ CALLED	38 0 30
^ CALLED _	35 0 31 0 -48
^ DECIDE	11 0 0 36
^ DECIDE MAYNOT	0 0 0 -32
^ DECIDE SYMPTOM	-32
^ DECIDE _	0 0 0 44 -36
^ DECIDE a	-47
^ DECIDE bei	14 0 0 0 0 -31
^ DECIDE for	40 0 0 0 0 -35
^ DECIDE from	37 0 0 0 31
^ DECIDE on	17 0 0 0 -31
^ DECIDE one	37 0 0 39 -31 -34
^ DECIDE to	15
^ DECIDE with	13
^ DONE	-21
^ DONE $	-29
^ DONE ?	-12
^ DONE with	-23
^ DONT	13 31 0 0 -32
^ DONT LIVES	-33
^ DONT USE	39 46 -40 0 -32 -39
^ DONT na	27
^ DROP	0 -34 -32 42 -39
^ DROP THIS	-49
^ DROP the	16
^ EVERY	0 34 -30 -34
^ EVERY HEARSAY	-34
^ EVERY IS	-33
^ EVERY LIVES	31 30 0 0 -34
^ EVERY THIS	0 39 0 0 -41
^ EVERY _	11 0 -30
^ EVERY de	24 33 0 0 -30
^ EVERY in	10
^ EVERY over	37 0 0 0 -33
^ EVERY the	-14
^ FORNOW	-9 0 0 0 -32 33
^ FORNOW _	-51
^ FUTURE_I	-28 0 0 0 -32
^ FUTURE_I AGAIN	-16
^ FUTURE_I HEDGE	-14
^ FUTURE_I NOT	-29
^ FUTURE_I OWNER	-16
^ FUTURE_I _	-19
^ FUTURE_I a	-27
^ FUTURE_I on	-33
^ FUTURE_I to	-30
^ GRATITUDE	-22 -47 0 30
^ GRATITUDE !	-17
^ GRATITUDE $	-19 0 0 32 -33
^ GRATITUDE ,	-23
^ GRATITUDE <number>	-29
^ GRATITUDE ASKS	-21
^ GRATITUDE FUTURE_I	-16
^ GRATITUDE GRATITUDE	-22
^ GRATITUDE I	-15
^ GRATITUDE IS	-25
^ GRATITUDE NO	-33
^ GRATITUDE PLEASE	-36
^ GRATITUDE THIS	8
^ GRATITUDE WE	11
^ GRATITUDE YOU	-22
^ GRATITUDE _	0 -34 0 41
^ GRATITUDE and	-42
^ GRATITUDE do	-27
^ GRATITUDE for	-20
^ GRATITUDE the	-21
^ HEARSAY	-40
^ HEARSAY IS	-17
^ HEARSAY THIS	-13
^ HEARSAY _	-18
^ HEARSAY the	-17
^ HEDGE	-30
^ HEDGE DECIDE	-9
^ HEDGE EVERY	-25
^ HEDGE HEDGE	-11
^ HEDGE IF	-22
^ HEDGE IS	-25
^ HEDGE PAST_I	-15
^ HEDGE THIS	-18
^ HEDGE USE	-9
^ HEDGE WE	-22
^ HEDGE _	-41
^ HEDGE an	-10
^ HEDGE the	-21
^ I	-14
^ I ALWAYS	16
^ I DONE	-19
^ I DONT	-38
^ I HEDGE	-16
^ I MAYNOT	-21
^ I MOVED	-20
^ I ONLY	-23
^ I PREFER	47 0 0 0 -33
^ I WAS	-8
^ I _	-9 0 -43
^ I just	-33
^ IF	0 0 0 0 -33
^ IF I	-36
^ IF THIS	-52
^ IF WE	-26
^ IF YOU	27
^ IF a	34
^ INSTEAD	0 0 0 0 -30
^ INSTEAD _	29
^ IS <code>	13
^ IS <number>	18
^ IS ALWAYS	-27
^ IS CALLED	29 0 0 0 39 -38
^ IS DONE	-34
^ IS NOT	38 0 0 0 -51 34
^ IS SYMPTOM	-33
^ IS THIS	-51
^ IS _	0 -58 -35 0 -38 48 -37
^ IS in	-43
^ IS the	-40 0 0 0 -44 42 -30
^ KEEP	15 0 31 0 -45
^ KEEP <path>	28 0 -34
^ KEEP THIS	29 0 0 -33
^ KEEP _	13 0 34 -56
^ KEEP on	15 -34 0 33 -31
^ KEEP the	-37 30 0 -49 0 -30
^ LIVES	-11 0 0 0 -33
^ LIVES THIS	-26
^ LIVES YOU	-18
^ LIVES on	-41
^ LIVES the	-42
^ MAYNOT	0 0 0 -33
^ MAYNOT _	-16 0 0 -32
^ MOVED	-38
^ MOVED the	-39
^ MUST	-16
^ MUST THIS	-35
^ MUST _	-9 0 0 0 0 -36
^ NEVER	25 54 -41 -31 -47
^ NEVER _	0 54 -37 -32 -32 -36
^ NO	11 0 0 0 -43
^ NO ,	-18 0 -37 0 -46 50
^ NO MUST	-47
^ NO SYMPTOM	-17 0 0 0 0 -32
^ NO _	30 0 0 0 -44 -40
^ NO more	41 0 -33 44 -36 -31
^ NO new	30
^ NOT	0 0 0 0 -47
^ NOT ,	21 -40
^ NOT FORNOW	-32
^ NOT _	-27 0 0 0 0 -30
^ NOT a	9 0 0 0 -31
^ NOT de	37 39 0 -42 0 -49
^ NOW	-18 0 0 0 0 -37
^ NOW NO	-24
^ NOW THIS	-15
^ NOW _	0 0 0 -34
^ NOW the	-26
^ NOWON	43 0 0 0 0 -31
^ ONLY	0 0 -33 -39
^ ONLY <number>	31 0 0 0 -46
^ ONLY _	16 0 0 -48 61 -53
^ ONLY the	0 0 -30
^ OUR	0 -34
^ OUR Name	10
^ OUR _	0 -32
^ OWNER I	9
^ OWNER _	-48
^ PAST_I	-40
^ PAST_I THIS	-21
^ PAST_I _	-43
^ PAST_I a	-11
^ PAST_I at	-12
^ PAST_I to	-22
^ PER	19
^ PER _	29
^ PLEASE	0 30 0 -30 -31 -33
^ PLEASE LIVES	-24
^ PLEASE _	-17
^ PREFER	32 -36 47 0 -37
^ PREFER I	9
^ PREFER THIS	-15
^ PREFER _	50 -31 38 0 -33
^ PREFER a	-33
^ PREFER to	-9
^ SHOULD	-49
^ SHOULD _	-21
^ SYMPTOM	0 -34
^ SYMPTOM $	-31
^ SYMPTOM AGAIN	-15
^ SYMPTOM LIVES	25
^ SYMPTOM _	32
^ SYMPTOM on	-30
^ THEY	-14 -38 0 -33
^ THEY HEARSAY	-29
^ THEY MUST	-24
^ THEY on	-22
^ THIS	-30 0 0 0 0 35
^ THIS ALWAYS	-12
^ THIS DONE	-30
^ THIS HEARSAY	-16
^ THIS HEDGE	-14
^ THIS IS	-34
^ THIS LIVES	-58
^ THIS MAYNOT	0 0 0 0 -33
^ THIS MOVED	-14
^ THIS MUST	38 -37
^ THIS ONLY	-17
^ THIS OWNER	36 0 0 0 -34
^ THIS SHOULD	-20
^ THIS SYMPTOM	-23
^ THIS WAS	15
^ THIS _	-52
^ THIS one	12
^ TIME	46 0 0 -37 0 -33
^ TIME _	18 -33 0 0 40
^ TOO	-35
^ TOO _	-14
^ TOO the	-21
^ UNLESS	8 40 0 -31 0 -36
^ UNLESS EVERY	22 0 0 0 -32
^ UNLESS YOU	-22
^ USE	0 0 0 0 -44
^ USE I	-34
^ USE THIS	-30
^ USE _	55 0 0 0 -34 0 -30
^ USE the	-16 0 0 -31 -34
^ WAS	-35
^ WE DECIDE	23 0 0 0 0 -30
^ WE DONT	28 0 0 0 -32
^ WE DROP	29 0 0 39 -36 -31
^ WE HEDGE	-41
^ WE IS	-19
^ WE KEEP	34 -36 0 46 -43
^ WE LIVES	28 0 0 -30
^ WE MAYNOT	22
^ WE MOVED	43 -36 0 0 0 -32
^ WE MUST	-49
^ WE SHOULD	-31
^ WE WAS	-35
^ WE _	0 -45
^ WHAT	-27 0 -36
^ WHAT ASKS	-19
^ WHAT DONE	-17
^ WHAT IS	-32
^ WHAT LIVES	13
^ WHAT OWNER	19
^ WHAT THIS	-17
^ WHAT WAS	-13
^ WHAT _	-45
^ WHAT a	-16
^ WHAT do	-13
^ WHAT the	-48
^ WRONG	10 0 0 -32 -40 35
^ WRONG ,	-26
^ WRONG IS	35
^ WRONG _	30 -48 0 0 0 34
^ YOU	0 0 0 0 -33
^ YOU LIVES	-20
^ YOU MAYNOT	31 36 -30
^ YOU MUST	-26 0 -32
^ YOU SHOULD	22
^ YOU _	0 40 -38 0 0 -37
^ _ !	13
^ _ $	-31 0 0 -31 0 0 -55
^ _ ,	19 -61 32 0 -36 0 -31
^ _ <acronym>	10 0 0 -42
^ _ <amount>	12 -36 0 -35 44
^ _ <code>	0 -35 0 0 0 -33
^ _ <flag>	25 -37
^ _ <name>	-33
^ _ <number>	0 0 -42
^ _ <version>	0 0 0 0 41 -40
^ _ ?	-34
^ _ AGAIN	-22
^ _ ALWAYS	47 0 0 0 0 -47
^ _ DECIDE	-22 -37 0 34
^ _ DONT	33 52 -36 -35 -50 0 -37
^ _ DROP	9
^ _ EVERY	0 31
^ _ FORNOW	-20
^ _ FUTURE_I	-29
^ _ GRATITUDE	-58
^ _ HEARSAY	-44
^ _ HEDGE	-31
^ _ I	-16 -31 0 0 0 0 -36
^ _ INSTEAD	36 -30 0 -37
^ _ IS	19
^ _ KEEP	33 0 -49
^ _ LIVES	57
^ _ MAYNOT	33 45 -34 -48
^ _ MOVED	29 -43 0 0 34
^ _ MUST	59 70 -58 -51 -39 -50
^ _ NEVER	29 46 -61 0 0 -47
^ _ NO	-33 -35 0 0 -33
^ _ NOT	0 0 -41 0 0 0 -30
^ _ NOW	-9 0 0 0 0 -31
^ _ Name	20 0 -37 -43
^ _ ONLY	54 0 0 0 0 -55
^ _ PAST_I	-31
^ _ PER	44 -47 -49 -36
^ _ PLEASE	11 -52 56 0 -47 -45
^ _ SHOULD	46
^ _ SYMPTOM	-17 -36
^ _ THEY	0 0 0 -30 0 -35
^ _ THIS	-21
^ _ TIME	-40 -32
^ _ UNLESS	8 -56 0 0 0 -43
^ _ USE	42 0 0 -37
^ _ WAS	-24 0 0 0 -50 33
^ _ WE	-35 -34 0 0 31
^ _ WHAT	-49
^ _ YOU	-14 -37
^ _ a	-63 0 0 37 -36
^ _ an	-26
^ _ and	0 -32 -36
^ _ as	23 -38 49 -46 -51 -39 -30
^ _ at	0 -37 0 -30
^ _ auf	35 -45 43 -32 -31
^ _ back	-50
^ _ both	-39
^ _ by	9 0 0 0 0 -32 -36
^ _ com	46 -32 -30 0 0 -30
^ _ das	-38
^ _ de	0 -47 0 0 0 -37 -30
^ _ die	0 0 0 0 31
^ _ do	-43
^ _ el	-44
^ _ first	64
^ _ for	50 -39
^ _ from	-17 -44 -30 0 33
^ _ in	42 0 0 0 0 -67 -31
^ _ into	-28
^ _ la	-38 0 0 0 34
^ _ le	-45
^ _ les	-42
^ _ like	-69
^ _ of	-27 0 -31 -34
^ _ on	-25
^ _ one	-19 0 0 0 -48 -36
^ _ over	0 -43 0 0 -35
^ _ than	10 0 0 0 0 -35
^ _ the	-60 -38
^ _ to	-20
^ _ um	8
^ _ un	-58
^ _ una	-39
^ _ up	-36 -32 0 -31 39
^ _ with	18 0 43 0 -53
^ a	18
^ a _	14
^ after THIS	-27
^ after the	15
^ also	-38
^ also _	-38
^ an	37 0 0 0 0 -37
^ an _	37 0 0 0 0 -37
^ and	0 0 44 0 -68
^ and ASKS	-16
^ and _	0 0 0 0 -36 -37
^ and the	0 -33 0 0 -31 37
^ back	-30
^ both	-46
^ both LIVES	-28
^ both _	-28
^ but	10 -30 0 0 -40
^ by	22
^ by last	22
^ das	-19 -35
^ das _	-27 0 0 0 37
^ de	0 -33 -31 -31 44 -32
^ de _	0 -33 -31 -31 44 -32
^ default	15 0 0 0 35
^ default _	39 0 0 0 35
^ der	0 -31
^ der _	0 0 0 0 38
^ die	11
^ die Name	26
^ die _	8 -41 0 -33 33 0 -32
^ do THIS	16
^ do the	-26
^ ein	32
^ ein _	28
^ el	0 -34 0 -33 31
^ el _	0 -31 0 -31
^ first	-25
^ first _	-32
^ for	0 0 0 0 0 -37
^ for EVERY	16
^ for _	0 0 0 0 0 -30
^ for the	18
^ from	33 0 0 35 -45 -31
^ here	-37
^ il	32
^ il _	14
^ in	-21
^ in _	9 -31
^ in a	-53
^ in the	-9
^ just	-38
^ just _	-17
^ la	0 -32
^ la _	0 -30 0 -31 32
^ las	13 0 0 0 36
^ las _	13 0 0 0 36
^ last TIME	-41
^ last _	30
^ le	11 0 -33 -38
^ le _	10 0 -34 -37
^ les	14 0 0 0 0 -35
^ les _	14 0 0 0 0 -35
^ los	27 0 0 0 0 -31
^ los _	27 0 0 0 0 -31
^ new	33
^ new _	33
^ o	25 0 0 0 41
^ o _	25 0 0 0 39
^ on	0 0 -37
^ on I	-17
^ on _	0 0 0 0 -30
^ one	0 0 0 0 0 -39
^ one _	25 0 0 0 0 -36
^ one more	-24
^ one of	-32
^ para	26
^ para _	26
^ same	-25
^ same SYMPTOM	-13
^ the	-10
^ the <acronym>	-12 0 0 0 -38
^ the DECIDE	37 0 0 43 -49
^ the ONLY	-24
^ the OWNER	22 0 0 0 -30 32
^ the PER	24
^ the SYMPTOM	-19
^ the TIME	-12 0 0 0 47 -33
^ the WHAT	-32
^ the first	-18
^ the new	-53
^ the old	-22
^ the one	-26
^ then	-46
^ then _	-37
^ there	-18 -38 0 0 0 -35
^ there IS	-18 -31 0 -39 42 -32
^ there _	8
^ to	27
^ to _	36
^ two	-12 0 -38 -37 0 -36
^ two _	-13 0 0 0 0 -33
^ un	35
^ un _	35
_ !	-13
_ ! $	-27
_ "	-12
_ " $	-25 0 -30 0 41 -46
_ " ,	42
_ " _	0 0 0 0 33 -39
_ " and	-12
_ (	-13 0 0 -35
_ ( )	-23
_ ,	22
_ , <code>	18
_ , <ip>	25
_ , <name>	20 0 0 0 -48
_ , <number>	56
_ , <path>	18
_ , <version>	28 -39
_ , ALWAYS	43 52 0 -36 -67
_ , ASKS	-10
_ , BECAUSE	0 0 0 0 -36
_ , DECIDE	51 -48 -35 0 -34
_ , DONE	-15 0 0 0 0 -32
_ , DONT	32 32 0 -32 0 -36
_ , EVERY	34
_ , FUTURE_I	-45
_ , GRATITUDE	-49
_ , HEDGE	-13
_ , I	-22 0 0 0 0 -32
_ , IS	47 -35 0 0 0 39
_ , LIVES	45 0 0 -31 0 -36
_ , MUST	12 -38 0 0 -41 0 38
_ , NEVER	11 33 0 -30 -30
_ , NO	22 0 0 -31
_ , NOT	34 0 0 -32
_ , Name	28 0 0 0 0 -32
_ , ONLY	0 0 0 0 -32
_ , OUR	18
_ , OWNER	17 0 0 0 37 -39
_ , PAST_I	-18
_ , PLEASE	21 -32
_ , SYMPTOM	27
_ , THEY	-14 0 -35
_ , THIS	13 0 0 0 35 -36
_ , TIME	-15 0 0 0 -32
_ , UNLESS	36 0 0 0 31
_ , USE	25
_ , WE	40 -31
_ , WHAT	-47 0 0 0 0 -38
_ , YOU	27 -42 0 0 0 37
_ , _	13
_ , a	28 -43 -31 35
_ , and	-18
_ , as	-36 0 -43 0 31
_ , but	-31
_ , by	9 -30
_ , da	30 0 0 0 -36
_ , das	14 0 0 0 -40
_ , der	25 0 0 0 0 -35
_ , for	-19
_ , in	0 0 -30 31 -36 -30
_ , just	20 -37 38 0 0 -31
_ , le	15 -32 0 0 -45
_ , old	21
_ , on	33 0 0 -37
_ , one	57
_ , or	10 0 -31 -34 36 -31
_ , the	17
_ , then	-14
_ , there	0 0 -38 0 -34
_ , two	51 0 0 -39
_ , with	-21
_ -	31 -40 0 -30 41 -32
_ - _	31 -40 0 -30 41 -32
_ :	15 0 0 0 -36
_ ;	40 0 0 0 -56
_ ; _	20 0 0 31 -30
_ ; the	24
_ <acronym>	13 0 -31 0 0 -42
_ <acronym> IS	-13 0 0 0 -39
_ <acronym> LIVES	20
_ <acronym> _	23 0 0 -40
_ <amount>	-10 0 0 0 32 -35
_ <amount> $	-40
_ <amount> LIVES	21 -31 0 -32 39
_ <amount> _	13
_ <code>	-11 0 -43 0 44 -63 30
_ <code> $	38 0 -37 0 -36 0 37
_ <code> ,	18 0 0 0 0 -42 31
_ <code> IS	-18 0 0 0 35
_ <code> to	-39
_ <date>	29
_ <flag>	51 -46 -34 -41 -41 -46 61
_ <flag> $	43 0 0 -36 -31 -38 40
_ <flag> _	17
_ <host>	30 -30
_ <host> $	30 -31
_ <ip>	25
_ <ip> $	25
_ <name>	-11
_ <name> $	43 0 0 -32 0 -45
_ <name> ,	35
_ <name> IS	36 -33
_ <name> in	-19
_ <name> to	-33
_ <number>	-9
_ <number> $	16 -59 -31 32
_ <number> ,	43 0 0 0 0 32
_ <number> <acronym>	35 30 0 0 -31
_ <number> DONE	-32
_ <number> IS	-20 -48 -33 0 74 -84
_ <number> LIVES	-27
_ <number> SYMPTOM	-26
_ <number> TIME	-50 -36 0 0 39 -41
_ <number> _	9 0 -35 0 41 -58
_ <number> and	15
_ <number> for	0 0 0 0 30
_ <number> of	-47
_ <number> to	24 0 0 -44 0 -31
_ <path>	40 0 0 0 -37
_ <path> $	44 0 0 0 0 0 -31
_ <path> ,	0 0 0 0 -32
_ <tag>	11 0 0 0 36
_ <version>	33 0 0 0 37 -40
_ <version> $	10
_ <version> ,	22
_ <version> BECAUSE	21
_ <version> IS	13 0 0 -31 0 -41
_ <version> _	13 -34 0 0 30 -33
_ =	0 -45 -33 0 54 -43 -31
_ = <number>	-40
_ ?	-31
_ ? $	-31
_ AGAIN $	-39
_ AGAIN _	20
_ ALWAYS	38 0 0 -40
_ ALWAYS $	38
_ ALWAYS ,	12 -46 31
_ ALWAYS _	24 0 -45 0 35 -33
_ ALWAYS in	-15
_ ASKS	23
_ BECAUSE	18
_ BECAUSE $	24 0 0 0 -35
_ BECAUSE THEY	24 0 0 0 -35
_ BECAUSE THIS	-17
_ BECAUSE _	15
_ BECAUSE of	36
_ BECAUSE the	-15
_ CALLED	13 -34 0 0 0 30
_ CALLED $	23 -33 0 0 0 -36
_ DECIDE	43 0 -31 47
_ DECIDE $	17 0 -37
_ DECIDE ,	31
_ DECIDE GRATITUDE	0 0 0 0 32
_ DECIDE THIS	10
_ DECIDE _	14
_ DECIDE on	-12
_ DECIDE to	21
_ DONE	0 0 0 0 35 -32
_ DONE $	-43
_ DONE NOW	20
_ DONE _	8
_ DONT	19 38 -45 0 0 -45
_ DONT _	13 30 -36 0 0 -42
_ DROP	14
_ DROP $	-34 -38 0 0 -30
_ DROP THIS	-10
_ DROP _	27 0 0 -32
_ EVERY	-13
_ EVERY $	-47 -30
_ EVERY ,	-27
_ EVERY <number>	24 -34
_ EVERY Name	23
_ EVERY THIS	22 0 0 -45
_ EVERY TIME	34
_ EVERY USE	-18
_ EVERY _	11
_ EVERY the	-18 -38 -33 0 -34 40
_ FORNOW	-43
_ FORNOW $	-49
_ FORNOW ,	-31
_ FORNOW _	-20
_ FORNOW one	-29
_ FUTURE_I	-29
_ FUTURE_I _	-29
_ GRATITUDE	-20 -34
_ GRATITUDE !	-19
_ GRATITUDE ,	-36
_ GRATITUDE IF	-24
_ GRATITUDE _	-21
_ HEARSAY	-48 36 -32
_ HEARSAY $	33 0 0 0 -44
_ HEARSAY GRATITUDE	-16
_ HEARSAY NEVER	-36
_ HEARSAY NO	16
_ HEARSAY THIS	-49
_ HEARSAY _	-27
_ HEARSAY the	-14
_ HEDGE	-9 0 -39
_ HEDGE $	-22
_ HEDGE IS	-23
_ HEDGE LIVES	-32
_ HEDGE THIS	-31
_ HEDGE _	40 35 -30
_ HEDGE the	-33
_ I	-27 0 31 0 -31
_ I $	20
_ I <number>	-36
_ I LIVES	-26
_ I WHAT	-14
_ I _	0 0 0 0 -42
_ I a	-22
_ I out	-8
_ I the	-16 -31
_ IF THEY	16 0 0 0 0 -40
_ IF THIS	18
_ IF _	23
_ IF the	-10 -32 0 0 41
_ IF there	21 0 0 0 -33
_ INSTEAD	25 -34 30
_ INSTEAD $	15
_ INSTEAD <number>	-12
_ INSTEAD _	44 -30 0 0 -36
_ IS	16
_ IS "	-49
_ IS $	-21
_ IS <acronym>	39 -43 -41 0 46 -31
_ IS <amount>	24
_ IS <code>	31
_ IS <host>	15 0 0 0 37 -38
_ IS <mail>	37 0 0 0 35 -32
_ IS <name>	40 0 -39 0 35
_ IS <number>	43
_ IS <version>	0 -40 0 0 36
_ IS AGAIN	0 0 0 0 33
_ IS ALWAYS	11 0 -42 32 0 -38
_ IS DONE	-14 -32 0 -41 30 -33
_ IS DROP	0 -56 0 49
_ IS EVERY	31
_ IS GRATITUDE	-16 -33 0 0 0 -32
_ IS KEEP	-14 -43 0 -31 46 -32
_ IS LIVES	28 -39 0 0 41 -36
_ IS MAYNOT	44 43 0 0 -53
_ IS NEVER	0 48 0 0 -48 -33
_ IS NO	18 -40 -37 -33 47 -33
_ IS NOLONGER	0 -38 0 34 0 -53
_ IS NOT	-44 0 0 0 -45
_ IS NOW	0 0 0 -35 43 -35
_ IS Name	29 -37
_ IS ONLY	12 0 0 0 0 -42
_ IS OUR	25 -32
_ IS PER	44 -36
_ IS SYMPTOM	-43
_ IS THIS	11
_ IS TIME	32
_ IS TOO	0 0 0 30
_ IS UNLESS	-10
_ IS WHAT	29 0 0 0 33 -46
_ IS WRONG	-42
_ IS _	16
_ IS a	35 0 0 -50
_ IS an	8 0 0 0 30
_ IS at	0 -33 0 -32 50 -46 -30
_ IS bei	33
_ IS by	18
_ IS de	20
_ IS en	22 -32
_ IS for	0 0 0 0 -31
_ IS from	15 -42 -36 -33
_ IS im	-27
_ IS in	8 -33 -31 -40 43
_ IS off	19 0 -32 0 0 -31
_ IS on	31 0 0 -57
_ IS one	0 0 -43 0 37 -39
_ IS out	0 0 -34 31 -33
_ IS over	0 0 0 0 -33
_ IS the	15 0 -37 -35
_ IS to	-38
_ IS two	36 0 -31
_ KEEP	21 0 -47
_ KEEP $	18 0 0 0 -39
_ KEEP ,	42 0 0 0 -53 -34
_ KEEP THEY	38 -46 -32 -46
_ KEEP THIS	0 -46 0 33
_ KEEP _	38 0 -46
_ KEEP at	-26 -38
_ KEEP on	34
_ LIVES	31
_ LIVES $	-14 -43 0 0 0 33
_ LIVES ,	26
_ LIVES <flag>	11
_ LIVES <number>	0 -30 0 -32 62 -49
_ LIVES DROP	24
_ LIVES EVERY	59 0 0 0 47 -37
_ LIVES FORNOW	-27
_ LIVES IS	40
_ LIVES LIVES	15 0 0 0 33 -31
_ LIVES MOVED	-13 0 0 0 38
_ LIVES NO	-29 -45 -32 0 45
_ LIVES ONLY	43 0 -39 0 0 -40
_ LIVES PER	26 0 0 0 32 -40
_ LIVES THIS	31 0 0 31 0 -33
_ LIVES USE	30 0 0 -33
_ LIVES _	0 -43
_ LIVES a	29 0 -31 -32
_ LIVES after	33 -41 -32 0 49 -34
_ LIVES an	45
_ LIVES at	57 -39
_ LIVES back	-26
_ LIVES from	33 0 0 0 0 0 -33
_ LIVES in	45
_ LIVES into	30 0 31 0 -44
_ LIVES on	51 0 0 0 0 -37 -30
_ LIVES one	31 -44 -33 -33 52 -30
_ LIVES out	29 0 0 0 40 -30
_ LIVES the	24 -41
_ LIVES to	0 0 0 -37
_ LIVES two	14 0 0 0 0 -34
_ LIVES under	0 0 0 0 0 30
_ LIVES up	41
_ LIVES with	0 0 -32
_ MAYNOT	16 0 -35
_ MAYNOT _	0 0 -33
_ MOVED $	-20 30 0 -34
_ MOVED ,	22
_ MOVED _	-24 0 0 0 0 -30
_ MOVED from	23 0 0 -33
_ MOVED the	28 -35 0 0 35 -43
_ MOVED to	56
_ MUST	27 37
_ MUST <number>	46 -50 0 0 33
_ MUST KEEP	0 39 0 -40 -45
_ MUST LIVES	0 32 0 0 0 -43
_ MUST NEVER	39 38 0 0 -48
_ MUST THIS	9
_ MUST USE	27
_ MUST _	19 0 0 0 0 0 -30
_ MUST a	-11 30
_ MUST an	-25
_ MUST the	14
_ NEVER	29 52 -36 0 0 -54
_ NEVER LIVES	0 43 0 0 0 -35
_ NEVER _	38 30
_ NO	-13
_ NO ,	-20
_ NO SYMPTOM	20
_ NO _	-12
_ NOLONGER	15
_ NOLONGER $	0 -33
_ NOLONGER ,	34 0 0 0 -34
_ NOT	-12 0 -34
_ NOT $	-35 -31 0 0 -31
_ NOT DONE	-8
_ NOT IS	-24
_ NOT LIVES	0 0 0 0 0 -42
_ NOT _	15 0 -36 0 0 30
_ NOT on	33 0 0 0 -34
_ NOW	40 0 0 0 38
_ NOW $	45 -34 0 0 49 -33
_ NOW ,	24 0 0 -52 43 -35
_ NOW BECAUSE	23
_ NOW _	10 0 0 0 -40
_ NOW and	-22
_ NOW the	-18 0 0 0 43 -31
_ NOWON	40 0 -37
_ NOWON $	36 37 0 -33 -44
_ NOWON _	20 -42 0 0 46 -32
_ Name	27 0 -45 30 0 -44
_ Name $	24 0 0 0 0 -32
_ Name ,	16 -33
_ Name Name	21
_ Name _	0 -33 0 38 0 -30
_ ONLY	52 0 0 0 0 -30
_ ONLY $	13 0 0 37 -51
_ ONLY ,	0 0 0 -31 -34
_ ONLY AGAIN	13 0 0 0 -43
_ ONLY DONE	0 -32 0 0 32
_ ONLY LIVES	-19
_ ONLY NEVER	25
_ ONLY WHAT	29 -41 47 -37
_ ONLY _	44 39 -30 -33
_ ONLY from	22 -38
_ ONLY in	21 0 -40 30 -34
_ ONLY on	12 -42 0 -30 45
_ OUR	13 0 -34
_ OUR _	16 0 -34
_ OWNER for	13
_ PAST_I	-48
_ PAST_I at	-38
_ PER	35
_ PER $	8 0 0 -34
_ PER ,	33 0 0 0 37 -49
_ PER NOW	29 0 0 -31 37
_ PER TIME	0 0 0 -32
_ PER and	27 0 0 0 0 -30
_ PLEASE	15 0 36 0 -41
_ PLEASE $	-11 0 0 0 0 -44
_ PLEASE ,	48 0 0 0 -36
_ PLEASE _	-17
_ PREFER the	20
_ SHOULD	0 0 0 0 -33
_ SHOULD ALWAYS	40
_ SHOULD LIVES	-19
_ SHOULD NEVER	-21
_ SHOULD _	-11 -36
_ SYMPTOM	-14 0 0 -30
_ SYMPTOM $	-32 0 0 0 0 -39
_ SYMPTOM ,	21
_ SYMPTOM NOW	-38
_ SYMPTOM _	15 0 30 0 -42
_ SYMPTOM after	-34
_ SYMPTOM for	-29
_ SYMPTOM on	-10
_ THEY $	-23 0 0 0 0 -32
_ THEY ,	10
_ THEY _	-14 0 0 0 0 0 -31
_ THEY in	25
_ THIS	-20
_ THIS $	-9
_ THIS ,	35 0 0 0 -43 -37
_ THIS ?	-19
_ THIS AGAIN	-35
_ THIS DONE	25
_ THIS EVERY	12
_ THIS I	-26
_ THIS IF	11 -34
_ THIS LIVES	18 30
_ THIS MUST	-22 0 0 0 0 -35
_ THIS Name	22
_ THIS PLEASE	-27
_ THIS SYMPTOM	16 0 0 -33
_ THIS TIME	-40
_ THIS UNLESS	-40
_ THIS USE	-14
_ THIS WAS	32 0 0 0 31
_ THIS WE	-9
_ THIS WHAT	-32
_ THIS YOU	-13
_ THIS _	-9
_ THIS and	-32
_ THIS at	23 0 0 0 -35
_ THIS by	-12
_ THIS first	-10
_ THIS for	-39
_ THIS from	-20
_ THIS in	-43 0 0 0 -44
_ THIS on	-31
_ THIS one	-21
_ THIS out	-26
_ THIS the	-52
_ THIS to	-29
_ THIS with	-15 0 0 -31 0 0 31
_ TIME $	0 0 0 0 0 -50
_ TIME IS	-15 0 0 0 -30
_ TIME LIVES	33
_ TIME _	17 -35 0 0 41 -43
_ TIME and	30
_ TOO	17 -52 0 0 0 40
_ TOO $	0 0 0 0 0 32
_ TOO _	43 -43
_ UNLESS	37
_ UNLESS $	-17
_ UNLESS <number>	-24
_ UNLESS <version>	24 0 0 32
_ UNLESS Name	23 0 0 0 -32
_ UNLESS THEY	23
_ UNLESS WE	-25
_ UNLESS YOU	32 0 0 0 -31 -43
_ UNLESS _	31
_ UNLESS a	0 0 -35 -34
_ UNLESS an	16
_ UNLESS the	52
_ USE <code>	29
_ USE <number>	-25 0 0 0 35
_ USE PER	-35
_ USE THIS	-15
_ USE _	9 0 0 0 41
_ USE a	38 0 0 0 -32
_ USE over	41 0 0 -32
_ USE the	18 0 0 -30
_ WAS	0 -42
_ WAS <number>	-10
_ WAS DROP	32
_ WAS MOVED	27
_ WAS TOO	12 -37 0 0 0 -34
_ WAS _	-16 0 0 0 0 -34
_ WAS to	-31
_ WE	11 0 -30 44
_ WE DECIDE	22
_ WE DROP	41
_ WE IS	12
_ WE LIVES	-17
_ WE _	13 0 -35 0 0 -31
_ WE do	37
_ WHAT	-30 0 0 0 0 -32
_ WHAT $	-19
_ WHAT I	-37
_ WHAT LIVES	-23
_ WHAT SYMPTOM	-10
_ WHAT THIS	15
_ WHAT WAS	26
_ WHAT WE	-39
_ WHAT YOU	18
_ WHAT the	-42
_ WRONG	34 0 0 0 42
_ WRONG $	33 0 0 0 33
_ YOU	0 -49
_ YOU $	-33
_ YOU EVERY	17
_ YOU MOVED	21
_ YOU _	-8 -41 0 0 0 0 30
_ YOU the	27
_ a	-15 0 -35
_ a SYMPTOM	-18
_ a _	-28 0 -30 31 -30
_ a las	42 -31 0 -31 38
_ a new	-17 -32
_ after	15
_ after <number>	-10
_ after EVERY	35 0 0 0 -32
_ after _	23
_ after the	-10 0 0 -44 0 -37
_ an	-11 0 0 0 -43
_ an $	-23
_ an SYMPTOM	-31
_ an _	13 0 0 0 -43
_ and <name>	-30
_ and <number>	38
_ and DECIDE	-13
_ and EVERY	28
_ and I	13
_ and IS	0 0 0 0 35 -39
_ and KEEP	-12 30 0 0 -34
_ and LIVES	-12 -30
_ and NO	23
_ and NOT	52 -30
_ and ONLY	-10
_ and THEY	38
_ and THIS	-8 -32
_ and USE	18
_ and WAS	-32
_ and WE	21
_ and WHAT	26
_ and a	-12
_ and one	-10
_ and the	0 0 0 0 0 -39
_ and then	0 0 0 0 0 -38
_ as	0 -33 0 0 0 -42
_ as <acronym>	-10
_ as <name>	18 0 0 0 34
_ as _	0 0 31 0 0 -32
_ as a	22
_ as in	38 0 0 -33 -37
_ at	0 0 0 0 0 -35
_ at <number>	26 0 0 0 45 -33
_ at <time>	-17
_ at EVERY	-14
_ at IF	-18
_ at THIS	-34
_ at a	38 0 0 -30 -38
_ at the	0 -46
_ auf	26 0 0 0 0 -31
_ auf <name>	13
_ auf _	18 0 0 0 -49
_ avec	34 -34 0 0 -39 -31 32
_ avec <code>	17
_ avec _	31 0 0 0 -31
_ back	-22 0 0 0 -30
_ between	10 38 0 -30 -30
_ between <number>	0 34 0 0 -31
_ between LIVES	-26
_ between _	31 0 0 0 0 -33
_ between the	-37
_ both	-28
_ both _	-21
_ but	17 0 -33 -32 0 -44
_ but EVERY	-33
_ but NOT	34
_ by	11
_ by <acronym>	-24 -30
_ by <code>	0 -32
_ by <number>	-44
_ by Name	-15
_ by THEY	18 0 0 0 0 -31
_ by THIS	13
_ by _	19
_ by a	45 0 0 -31
_ by the	39 -33
_ by two	-32
_ com	46 -32 -30 0 0 -30
_ com _	41 0 0 0 0 0 31
_ con	12 -44
_ con _	0 -32
_ da	-20
_ dans	-25
_ das	-40
_ das _	-14
_ de	21
_ de <number>	33 0 0 0 36 -35
_ de _	14 0 0 0 0 -30
_ de la	24
_ dem	28
_ dem Name	18
_ den	-40
_ den _	-36
_ do	-16
_ do $	-18
_ do THIS	-33
_ e	26
_ e _	26
_ ein	12 0 0 0 32 -38
_ el	10 -41 0 0 0 31
_ em	33
_ em _	29
_ en	18
_ en _	14 0 0 0 0 -37
_ et	24 -30 0 0 -40 44
_ first	18 0 0 0 -35
_ first $	-8 -35 35 -32 -32
_ first ,	41 0 0 0 -59
_ for	-9
_ for <name>	-9
_ for EVERY	29
_ for FORNOW	14
_ for I	14
_ for PER	-38
_ for THEY	-15
_ for THIS	-25 0 -35
_ for TIME	-46
_ for _	17 -32
_ for a	-40
_ for one	11
_ from	12
_ from <path>	10 -32
_ from EVERY	-25
_ from THIS	25 -33
_ from TIME	-10
_ from _	-8
_ from last	43 -33
_ from the	18
_ für	-11
_ here	9 -32 0 0 0 43
_ here ,	23 -48 -32 0 0 43
_ here ?	-11
_ im	22
_ in	21
_ in $	-30 -32
_ in ,	-23 0 -31 0 -40
_ in <code>	-17 0 0 0 41 0 -33
_ in <name>	24
_ in <number>	41
_ in <path>	-12
_ in ALWAYS	-22
_ in EVERY	35
_ in I	18
_ in LIVES	35 0 0 0 0 -32
_ in NOW	-38
_ in OUR	32 0 0 -30 0 -41
_ in THIS	10
_ in TIME	57 -35 0 -30 38
_ in _	44 0 0 -33
_ in a	28 -37 0 -33 36
_ in here	-24
_ in one	36
_ in two	23
_ in with	14 -31 0 0 46 0 -32
_ into	-11 0 -33
_ into _	-32
_ into a	-32
_ into the	13
_ la	0 0 0 -35
_ la _	0 0 0 -35
_ las	-20
_ las _	-20
_ last	-10 0 0 0 33
_ last _	-40
_ le	0 0 -30
_ le _	0 0 -30
_ les	0 -35
_ les _	0 -35
_ like	-15 0 0 -38
_ like "	-11
_ like THIS	-24
_ like _	0 0 0 -31
_ like a	14
_ like the	-10
_ los	22
_ los _	22
_ mit	-8
_ more	-11 0 0 0 -42
_ more $	9 0 0 0 -35
_ more than	11 -33
_ new	12 -47 44 0 0 -40 -38
_ new _	-20 -30 0 0 0 -33
_ o	-15
_ o _	-15
_ of	-17
_ of <number>	-25
_ of EVERY	-15
_ of I	-32
_ of THEY	-17
_ of THIS	-23
_ of TIME	-23
_ of WHAT	-22
_ of _	13 31
_ off	-11 39 0 0 -49
_ off $	-14
_ off _	0 33 0 0 -31
_ old	-43
_ old _	-43
_ on	-8
_ on $	14 -36
_ on <name>	-40
_ on <number>	-30
_ on EVERY	44
_ on GRATITUDE	18
_ on I	-23
_ on IS	26
_ on MOVED	24
_ on PER	27
_ on THIS	-10
_ on _	-12 0 -32
_ on the	-9 -55 0 0 33 -33
_ one	0 -62 0 0 0 31
_ one $	15 0 0 0 0 39
_ one ,	15 -34 0 35 -37
_ one ?	-16
_ one IS	20
_ one _	0 -43
_ or	-29 36 0 0 0 -30
_ or _	-33
_ out	0 0 31 0 -41 -37
_ out IS	-19
_ out WHAT	-25
_ out the	24
_ over	17 0 31
_ over $	-25
_ over _	26 -50 35 0 -56
_ over the	17
_ para	0 0 -32 0 -32 33
_ por	24
_ por _	24
_ sur	18 -31
_ sur le	11 0 0 0 40
_ than	0 0 0 -34 0 -37
_ than <number>	-24
_ than PER	9
_ than _	-9
_ the	-19
_ the <acronym>	-41
_ the CALLED	-31
_ the LIVES	14
_ the NOLONGER	-18
_ the Name	24
_ the OWNER	-40
_ the SYMPTOM	-42
_ the TIME	-31
_ the WRONG	0 0 0 0 0 -34
_ the _	-18
_ the last	-25
_ the new	-13
_ the old	26
_ the other	-10
_ the same	-19
_ the two	-33
_ then	38 -35 0 33
_ then $	38 -35 0 33
_ there	-19 0 0 0 -40
_ there $	-17
_ there FORNOW	-25
_ to <name>	20 0 0 0 44 -41
_ to <number>	-14 -40 0 0 46 -34
_ to <path>	40 0 0 -30
_ to EVERY	17 0 -34 0 -36
_ to KEEP	-24
_ to LIVES	-30
_ to Name	20
_ to THIS	-17
_ to WHAT	-19
_ to YOU	-16
_ to _	-15 0 0 33 -35 -39
_ to a	37 0 0 0 -32
_ to do	-15
_ to one	29 0 0 0 -35 -30
_ to the	0 0 -31
_ two	-18
_ two _	-20
_ um	17
_ um _	22
_ un	-26
_ un _	-26
_ una	-39
_ una _	-39
_ under	32 -58 0 0 45 -43
_ under <number>	23 -34
_ under <path>	0 -37 0 0 44 -32
_ up	-14 0 -31 0 0 -44
_ up $	0 0 0 -31
_ up ,	26
_ up I	22
_ up IF	-14
_ up _	9
_ up a	-27
_ up by	-33
_ up on	-12
_ up the	-22
_ up to	11 0 0 0 0 -35
_ von	31 0 0 -39
_ von _	27 0 0 -37
_ with	13 0 0 0 -33
_ with <code>	56 -38 0 0 -49 -39 50
_ with <number>	-11 -30
_ with <path>	0 -34 0 0 0 -41 34
_ with Name	-12
_ with THIS	19
_ with _	17
_ with a	15 0 0 -35
_ with more	17
_ with one	-41
_ with the	0 0 0 0 0 0 -30
_ y	38 -42 0 -30
_ y _	21 -37 -34
_ zu	30 0 0 0 -31
_ zu _	30 0 0 0 -31
_ à	0 -35 0 0 44
_ à _	0 -32 0 0 42
a	-10
a <acronym>	24
a <acronym> ,	19
a <number>	-31 0 0 0 43 -30
a <number> $	-16
a <number> _	40 -31 0 0 30
a GRATITUDE	-24
a GRATITUDE _	-24
a NOLONGER	-28
a Name	24 0 0 -32
a Name _	15 0 31 0 -39
a OWNER	-8
a SYMPTOM	21 0 -33 0 -36
a SYMPTOM $	-21
a SYMPTOM _	37 0 -36 0 -33
a SYMPTOM in	-15
a TIME	17 0 0 -30 0 -34
a TIME _	19 0 0 0 0 -35
a WHAT	-28
a WRONG	0 31 0 0 -37
a _	-9
a _ "	-17
a _ $	0 0 0 0 -37
a _ <code>	-25
a _ <number>	44 -33 0 0 0 -38
a _ ?	-22
a _ EVERY	-19
a _ IF	-23
a _ INSTEAD	-28
a _ IS	32 -30
a _ LIVES	51 0 0 -35
a _ MUST	53 39 0 0 -48
a _ NOW	9
a _ Name	20
a _ OWNER	14
a _ PLEASE	-40
a _ THIS	-53
a _ TIME	35
a _ UNLESS	0 0 0 0 36
a _ USE	45
a _ WHAT	12
a _ and	20
a _ at	-35
a _ by	-29
a _ for	-32 0 0 0 -32
a _ from	-27
a _ here	22 0 0 -33
a _ in	-11 -31 0 -37 32
a _ more	-36
a _ of	0 0 0 0 30 -31
a _ on	-28
a _ the	-26
a _ there	-21
a _ to	-53
a _ under	9
a _ with	-25
a las	42 -31 0 -31 38
a las _	40 0 0 -31 34
a new _	0 0 0 -34
a new one	29 -32
aber	39 -35 -37 45 -41 -34
after <number>	0 0 0 -35
after <number> TIME	16
after <number> _	-11 0 0 0 38
after EVERY	13 0 0 0 -36
after EVERY $	-10
after PER	-11
after PER $	29
after THIS	-24
after THIS $	-30
after _ $	22 0 0 -38
after a	-9
after a _	-9
after the	-15
after the TIME	-39
after:outset&1:DECIDE	38 0 0 0 -34
after:outset&1:EVERY	-49 0 0 0 32
after:outset&1:FORNOW	-41
after:outset&1:FUTURE_I	-24
after:outset&1:IF	-20
after:outset&1:IS	-12
after:outset&1:LIVES	-38
after:outset&1:MANY	-77 0 0 -38 55 -39
after:outset&1:MOVED	-36
after:outset&1:NO	-13
after:outset&1:NOW	-23
after:outset&1:NOWON	38
after:outset&1:ONLY	-35
after:outset&1:OUR	0 -30
after:outset&1:PAST_I	-18
after:outset&1:PREFER	-40
after:outset&1:TASK	-59
after:outset&1:THIS	-13
after:outset&1:WE	9 0 0 42 -46
after:outset&1:YOU	30
after:outset&1:_	0 0 -33 0 36
after:outset&1:for	8
after:outset&1:in	-29
after:outset&1:last	25
after:outset&1:new	23
after:outset&1:the	-25
after:outset&1:there	-24
after:outset&AGAIN	-23
after:outset&BECAUSE	-39
after:outset&CALLED	-24
after:outset&DECIDE	52 -34 0 49 -57
after:outset&DONT	19
after:outset&DROP	-22
after:outset&EVERY	-26 43 -30 -31
after:outset&FORNOW	37 0 0 -33
after:outset&GRATITUDE	-12
after:outset&HEDGE	-14
after:outset&INSTEAD	-25
after:outset&IS	-9
after:outset&KEEP	-11
after:outset&LIVES	-26 0 0 -35
after:outset&MAYNOT	-21 0 -32
after:outset&MOVED	-9 0 0 -32 39
after:outset&MUST	-59
after:outset&NEVER	-34 0 -38
after:outset&NO	-9 50 -33
after:outset&NOLONGER	-23
after:outset&NOT	-15 0 0 0 -32 43
after:outset&NOW	35 0 0 0 38 -51
after:outset&ONLY	0 -62
after:outset&OUR	0 -30
after:outset&PLEASE	-13
after:outset&PREFER	-16
after:outset&SHOULD	-21
after:outset&SYMPTOM	-40
after:outset&THIS	-12
after:outset&USE	-21
after:outset&VALUE	-39 -33
after:outset&WAS	0 0 0 -30 37
after:outset&WE	0 0 0 34
after:outset&YOU	39 0 0 0 -31
after:outset&changes	67 0 0 0 31 -45
after:outset&changes&valued	21 -42 0 0 0 -32
after:outset&head	-45
after:outset&mood:asked	-25
after:outset&mood:considered	-14
after:outset&mood:momentary	25 30
after:outset&size:11	-34
after:outset&size:18	-48
after:outset&size:4	-24 0 0 35 -45
after:outset&size:7	-32 0 0 0 0 -39
after:outset&tail	-129
after:outset&valued	-39 -33
after:outset&valued:address	11
after:outset&valued:clock	15
after:outset&valued:duration	-34 -31
after:outset&valued:length	-29
after:outset&valued:name	-15 0 0 0 31 -34
after:outset&valued:number	-36 -43
after:outset&valued:path	-36
after:outset&valued:version	-23
after:proposal&1:NO	-17 -34
after:proposal&1:ONLY	36 0 0 0 -33 -32
after:proposal&1:TASK	43 0 0 31 -37 0 -33
after:proposal&1:_	-11 0 0 0 -34
after:proposal&1:none	-65
after:proposal&DROP	24
after:proposal&EVERY	29
after:proposal&GRATITUDE	10 0 0 33
after:proposal&I	-49
after:proposal&IS	22 0 0 -30 -33 42
after:proposal&KEEP	-28
after:proposal&LIVES	27 -40
after:proposal&MUST	35
after:proposal&NEVER	36
after:proposal&NO	-17 -34
after:proposal&ONLY	41 41 0 0 -46 -41
after:proposal&THIS	16 0 -39 47 -35 -36
after:proposal&USE	20 -36 0 0 -37 33
after:proposal&VALUE	35 0 0 0 -33
after:proposal&WE	31 -35 0 0 -32
after:proposal&YOU	-9
after:proposal&changes	-25 -39
after:proposal&head	26 0 -30 0 -66 30
after:proposal&size:11	0 0 0 0 -39
after:proposal&size:2	0 0 -31 32 0 -32
after:proposal&size:4	13 0 0 -30 -32 35
after:proposal&size:7	32 0 0 0 -56
after:proposal&tail	22
after:proposal&valued	40 0 0 0 -38
after:proposal&valued:duration	30
after:proposal&valued:number	21 0 0 0 -36
after:question&1:<number>	41 0 0 0 30 -45
after:question&1:<path>	0 0 -33 0 38 -34 -30
after:question&1:ALWAYS	25 -32 39 -33 -32
after:question&1:EVERY	36
after:question&1:LIVES	-41
after:question&1:MANY	49 0 0 0 -80
after:question&1:MAYNOT	28 -31 0 -30 40
after:question&1:NO	37 0 0 0 0 -42
after:question&1:NOT	0 0 0 0 0 -43
after:question&1:ONLY	0 -35
after:question&1:TASK	0 -31
after:question&1:_	53 -59 -47 36 0 0 -32
after:question&1:a	-33
after:question&1:for	37
after:question&1:in	16 0 0 0 -33
after:question&1:none	15 0 0 32 -33
after:question&1:the	-37
after:question&1:two	32 -34 0 -30 35
after:question&ALWAYS	35 0 0 0 -46
after:question&EVERY	41 -55 -51 32 0 -31
after:question&FORNOW	-49
after:question&GRATITUDE	35 -49 0 0 0 -32
after:question&I	-30
after:question&IS	19 0 0 0 -38
after:question&KEEP	8
after:question&LIVES	20 -40 0 0 0 -42
after:question&MAYNOT	32 0 0 0 0 -33
after:question&MOVED	11
after:question&MUST	28 0 0 32 -47
after:question&NEVER	18 0 0 0 -36
after:question&NO	45 0 0 0 0 -47
after:question&NOLONGER	32 0 0 35 -46
after:question&NOT	10 0 0 37 0 -60
after:question&ONLY	21 0 -53 0 0 -45
after:question&OUR	18
after:question&PLEASE	-47
after:question&SHOULD	-18 -30 -33
after:question&SYMPTOM	30
after:question&THIS	55 -42 -39 0 31 -36 -33
after:question&VALUE	23 0 -41 0 34
after:question&WE	19 0 0 0 -59
after:question&YOU	-27
after:question&changes	28 0 0 0 0 -45
after:question&changes&valued	10 0 0 0 -31
after:question&head	47 -30 -35 38 0 -44
after:question&mood:momentary	-33
after:question&size:11	72 0 -31 51 0 -44
after:question&size:18	26 0 -32
after:question&size:2	15 -61 0 0 0 -60 -49
after:question&size:4	0 -60 0 0 0 -48 -40
after:question&size:7	41
after:question&tail	-46
after:question&valued	44 -31 0 0 0 -33
after:question&valued:number	39 -30 0 0 0 -31
after:question&valued:path	0 0 0 0 32
after:report&1:!	-17
after:report&1:"	34 0 0 0 0 -36
after:report&1:<amount>	9
after:report&1:<code>	33 -38 0 -30 0 -30 38
after:report&1:<name>	26
after:report&1:<number>	-21 -31
after:report&1:<path>	0 -34
after:report&1:AGAIN	-25
after:report&1:ALWAYS	-9
after:report&1:ASKS	-28
after:report&1:CALLED	37 0 34 0 -54
after:report&1:DECIDE	14 0 0 34
after:report&1:DOING	12 0 -46
after:report&1:DONE	-22
after:report&1:DONT	11 33 0 0 -33
after:report&1:DROP	0 -34 -32 42 -39
after:report&1:EVERY	30 36
after:report&1:FORNOW	0 0 0 0 -32 33
after:report&1:FUTURE_I	-25
after:report&1:HEARSAY	-40
after:report&1:HEDGE	-32
after:report&1:I	-10
after:report&1:IF	19 0 32
after:report&1:INSTEAD	0 0 0 0 -30
after:report&1:IS	0 0 0 0 -33 32
after:report&1:KEEP	21 0 0 0 -45
after:report&1:LIVES	-16 0 0 0 0 -39
after:report&1:MANY	21
after:report&1:MAYNOT	-16 34 0 0 -44
after:report&1:MOVED	-18
after:report&1:MUST	-13
after:report&1:NEVER	29 51 -36 -30 -47
after:report&1:NO	33 0 0 0 -50
after:report&1:NOT	-10 0 -31 -53 -41
after:report&1:NOW	0 0 0 0 0 -37
after:report&1:NOWON	18 -43
after:report&1:ONLY	23 0 0 -38
after:report&1:OUR	-9
after:report&1:OWNER	17
after:report&1:PAST_I	-58
after:report&1:PER	29
after:report&1:PREFER	34 -36 47 0 -37
after:report&1:SHOULD	-46
after:report&1:SYMPTOM	0 -34 0 -32
after:report&1:TASK	-30 0 31
after:report&1:THEY	-14
after:report&1:THIS	-29 -40 0 0 -46 47
after:report&1:TIME	46 0 0 -37 0 -33
after:report&1:TOO	-47
after:report&1:UNLESS	13 38 0 -35 -47 -33
after:report&1:USE	0 -44 32 0 -42
after:report&1:WAS	-35
after:report&1:WHAT	-37
after:report&1:WRONG	16 0 0 -32 -40 35
after:report&1:YOU	-15 0 0 -30
after:report&1:a	25 0 0 -35
after:report&1:after	24
after:report&1:an	37 0 0 0 0 -37
after:report&1:back	-30
after:report&1:both	-35
after:report&1:das	-19 -35
after:report&1:de	0 -33 -31 -31 44 -32
after:report&1:default	15 0 0 0 35
after:report&1:der	12 -31
after:report&1:die	12 0 0 0 38 -45
after:report&1:do	-37
after:report&1:ein	32
after:report&1:el	16 -35 0 -34 31
after:report&1:first	-32
after:report&1:for	-12 0 0 0 0 -31
after:report&1:from	34 -33 0 37 -37 -30
after:report&1:here	-37
after:report&1:il	32
after:report&1:in	-9
after:report&1:just	-28
after:report&1:la	0 -31
after:report&1:las	13 0 0 0 36
after:report&1:last	-41
after:report&1:le	0 0 -31
after:report&1:les	14 0 0 0 0 -35
after:report&1:los	27 0 0 0 0 -31
after:report&1:new	14
after:report&1:none	-35
after:report&1:o	25 0 0 0 41
after:report&1:on	-12 0 0 0 0 -31
after:report&1:one	0 -34 0 0 0 -32
after:report&1:para	26
after:report&1:same	-25
after:report&1:there	-32 -30
after:report&1:to	21
after:report&1:un	30 0 0 -41 35
after:report&AGAIN	-28 0 0 0 0 -32
after:report&ALWAYS	17
after:report&BECAUSE	8
after:report&CALLED	19 -33 0 0 0 33
after:report&DECIDE	26 0 0 70 -39
after:report&DROP	12 0 0 53
after:report&EVERY	15
after:report&FORNOW	-23 -47 -34
after:report&GRATITUDE	-33
after:report&HEDGE	-24
after:report&I	-19
after:report&INSTEAD	15 -35 0 0 0 -31
after:report&IS	11
after:report&KEEP	37
after:report&LIVES	12
after:report&MAYNOT	47 73 -32 -37 -42
after:report&MUST	31 54 0 0 -38
after:report&NEVER	24 59
after:report&NO	22 0 0 0 -31
after:report&NOLONGER	15
after:report&NOT	15 0 0 0 -35 44
after:report&ONLY	30
after:report&PLEASE	0 0 0 -30 -37
after:report&PREFER	32 -41 58 0 -47 -32
after:report&SHOULD	0 0 0 -30 -37
after:report&SYMPTOM	-25
after:report&THIS	-20
after:report&VALUE	19
after:report&WAS	-11 0 0 0 -39 30
after:report&YOU	0 0 0 0 -30
after:report&changes&valued	20
after:report&mood:asked	-25 -32 31
after:report&mood:considered	-57
after:report&mood:hearsay	-86
after:report&mood:joke	-72
after:report&mood:momentary	-52
after:report&mood:quoted	-45
after:report&mood:status	-43
after:report&size:11	25
after:report&size:18	37
after:report&size:2	-70 0 0 -35 -68
after:report&size:4	-36 0 0 -39 0 -30 -35
after:report&size:more	41
after:report&tail	34 0 0 0 0 -31
after:report&valued	16
after:report&valued:address	19
after:report&valued:bandwidth	34 0 0 0 0 -32
after:report&valued:clock	10 0 0 0 42
after:report&valued:day	15 -52 0 -31 47
after:report&valued:duration	-13
after:report&valued:interval	36 -43 0 0 50
after:report&valued:length	0 0 -30
after:report&valued:money	49 -30 0 0 52 -43
after:report&valued:name	21 0 0 0 0 0 30
after:report&valued:number	12
after:report&valued:path	36
after:report&valued:share	-38
after:report&valued:size	15 0 0 0 0 -53
after:report&valued:version	35 0 0 0 35 -31
also	14 37 0 0 -40 -44
also _	-11
also _ a	-15
also _ the	-9
also for	31 0 -30
also in	12
am	42
am Name	31
am Name $	21 -31
an	-9
an $	-23
an <name>	28 0 0 0 35
an OWNER	-15 -43
an SYMPTOM	0 0 0 0 0 31
an SYMPTOM $	-26
an SYMPTOM _	25
an SYMPTOM in	-13
an _ $	-11
an _ ,	38 0 0 0 0 -37
an _ MUST	27 -40
an _ THIS	26 -32 0 0 32
an _ for	-35
an _ here	16
an _ on	-16
and <name>	-26 30 -33 0 0 -38
and <name> $	-27 32 -30 0 0 -38
and <number>	10 0 0 -39
and <number> $	36 0 -36 0 44 -43
and <number> IS	43
and <version>	0 -30
and AGAIN	-34
and ALWAYS	35 -36
and ASKS	-16
and ASKS _	-16
and DECIDE	-13
and DONT	23
and DONT _	23
and EVERY	27
and EVERY _	11
and FUTURE_I	28
and I DECIDE	28
and IS	-8
and IS _	0 0 0 0 0 -40
and KEEP	0 34 0 -41
and LIVES	-9 0 0 0 0 -33
and LIVES NO	32
and LIVES back	-20
and MUST	10
and MUST the	10
and NO	29 0 -32 0 0 -31
and NO _	26 0 -33
and NOT	51
and NOT PER	30
and NOT _	38 0 0 0 0 -51
and NOT by	19 0 0 0 0 30
and NOT from	29
and ONLY	-8 0 0 -31 34
and PAST_I	-13 0 0 0 -30
and PER	22
and SYMPTOM	0 -32
and SYMPTOM $	0 -32
and THEY	40
and THEY _	22
and THIS	-14 -43
and THIS AGAIN	-12
and THIS LIVES	36
and THIS _	-15
and USE	21
and USE _	25
and WAS	-32
and WE	33
and WHAT	33
and _ "	-36
and _ $	0 0 0 0 0 -58
and _ ,	37 0 -34
and _ EVERY	-10
and _ I	-25
and _ IF	-25
and _ IS	15 0 0 0 -38
and _ LIVES	27 0 -30
and _ THIS	0 0 30
and _ UNLESS	33
and _ WHAT	-17
and _ a	-19
and _ at	-18
and _ in	-13
and _ on	0 -38 0 0 42 -33
and _ with	-22
and a	0 0 0 0 -31
and a _	-12
and one	-8
and one _	23
and the	-22
and the DECIDE	21
and the _	-23 0 0 -32
and the one	0 0 0 0 33
and then	-17 0 0 0 0 -38
and there	-10
and to	28
as <acronym>	0 0 0 0 36
as <acronym> $	-25
as <name>	18 0 0 0 34
as DECIDE	26
as DECIDE with	26 0 0 30
as THEY	-23
as THEY _	-24
as _	16
as _ $	0 0 0 0 -38
as _ as	-25
as a	12 0 0 0 -33
as a _	21 0 0 0 -33
as an	-25
as in	37 0 0 -34 0 -37
asks	-31
at <amount>	-20 0 0 0 33
at <amount> ,	23
at <host>	24 -34 0 0 36 0 -37
at <number>	-14
at <number> $	0 -32 0 0 43 -36
at <number> ,	-9
at <number> _	-18
at <time>	-24
at <time> $	-23
at <time> ,	17
at <time> TIME	11
at <time> and	-38
at <version> ,	18
at EVERY	-14
at EVERY $	-17
at IF	-18
at IF ,	37
at THIS	-44
at THIS $	-44
at YOU	-12
at YOU _	-12
at _	21
at _ $	54 0 -40 -49 0 -32
at _ ,	14 0 0 -38
at _ <number>	0 -31
at _ for	30
at a	49 0 0 -34
at a _	49 0 0 -34
at the	14
at the GRATITUDE	28
at the _	0 -50
at the same	-14
au	-29 0 0 0 -32 32
auf	31 0 0 0 0 -40
auf <name>	13
auf <name> ,	13
auf Name	16
auf Name ,	17
auf _	39 0 0 0 -64 -37
auf _ $	23 -47 39 0 -38 -31
auf _ ,	21 0 0 0 -40
auf dem	-27
avec	34 -34 0 0 -39 -31 32
avec <code>	17
avec _	31 0 0 0 -31
back	-22 0 0 0 -35
back $	-30
back ,	12 0 0 0 -31
back _	27
back at	22 0 0 0 30
back at <number>	22 0 0 0 30
back on	39 0 0 0 -35
back then	-23
back to	-18
back to the	-36
bei	33
bei _	34
bei _ ,	25 0 0 0 -34
between <number>	-16 0 0 0 0 -32
between <number> and	-16 0 0 0 0 -32
between LIVES	-26
between _	31 0 0 0 0 -33
between _ $	33 -43
between the	-37
between the two	-37
both	-48 0 0 0 0 -31
both LIVES	-28
both _	-20 0 0 0 0 -31
both _ $	28 0 0 0 0 -30
both _ MUST	-13
but EVERY	-33
but EVERY _	-33
but IS	-36
but LIVES	0 0 0 0 -32 31
but NOT	34
but ONLY	30 0 0 0 0 -33
but _	-15 0 0 0 -30
but the	-11 0 0 0 0 -33
but the _	0 0 0 0 0 -33
by	11
by <acronym>	-24 -30
by <amount>	-38
by <amount> $	-38
by <code>	0 -32
by <code> ,	0 -32
by <number>	-43 0 0 0 32 -34
by <number> _	-44
by CALLED	29
by CALLED $	33
by EVERY	-24
by EVERY _	-24
by Name at	18
by THEY	11 0 0 0 0 -31
by THEY _	12 0 0 0 0 -30
by THIS	13
by TIME	0 0 0 0 0 -36
by _	19
by _ $	27 0 0 -49
by _ ,	0 0 0 -41
by _ NOW	18 0 0 -41 34
by _ and	15
by _ on	-30
by _ the	18 0 0 0 -32
by a	45 0 0 -31
by a _	45 0 0 -31
by last	22
by the	43 -40
by the TIME	37
by the _	43 -48 0 -36 36
by two	-32
by two _	-32
changes	11
changes&valued	32
com	45 -32 -31 0 0 -33
com _	41 0 0 0 0 0 31
com o	15
com o _	15
con	15 -53
con _	0 -35
con _ ,	8 -33
con el	15
con el _	15
da	-12 0 0 0 -32
da NOT	-28
da _	9
dans	14 0 0 0 0 -39
dans le	13 0 0 0 0 -38
dans le _	13 0 0 0 0 -38
das	-15 0 -34
das _	-13 -44 0 0 35
das _ $	-24
das _ IS	-29
de	24
de <number>	38
de <number> _	34
de <number> a	18
de EVERY	35 0 0 0 0 -43
de EVERY _	19
de Name	8 0 0 -33 34
de _	12
de _ $	-8 0 -41
de _ ,	34 -34
de _ <number>	44
de _ IF	9 0 0 0 31
de _ IS	0 0 0 0 41
de _ NO	-15
de _ NOW	13
de _ UNLESS	22 33 0 -34 0 -35
de _ de	27 -40 0 0 46 -35
de _ en	18 0 0 0 -36
de _ à	46 -32 0 0 42
de la	24
de la _	24
default	19 0 0 -37
default _	28 0 0 -32
default _ $	38 -42 0 0 0 -40
default _ IS	22
default to	-15
dem	-8 0 0 -30
dem Name	14
den	-32
den _	-11
der Name	-19 0 0 0 -32 35
der Name IS	-11 0 0 0 -39 34
der Name _	-15
der _	17 0 0 0 0 -34
der _ $	27 0 0 0 33 -36
der _ NOT	-14
des	0 0 0 0 -39
des _	-9
di _ IS	9
die	-12
die Name	-45
die _	14 -59 -31 0 36 0 -32
die _ $	0 0 0 0 31
die _ ,	11 -40
die _ IS	21
do	0 -30 0 34 0 -37
do EVERY	-24
do I	-13
do I _	-13
do THIS	-10 0 0 0 0 -34 -31
do THIS NOW	-26
do THIS UNLESS	-11
do THIS and	16
do THIS with	-8
do _	40 -35
do _ $	38 -32
do the	-15
do the same	-24
e	26 0 0 0 -32
e _	26
e _ $	26
ein	0 -33
ein _ LIVES	25 0 0 0 44 -45
eine	-12 -31
eine Name	12 -31
el _ $	9 -44
el _ <number>	33 0 0 0 35 -32
el _ IF	20
el _ LIVES	30 -33
el _ NO	-35
el _ de	-27
el _ el	50
em	40 -35 0 0 0 -33 -30
em _	43 0 0 -38 0 -33 -30
em _ $	43 0 0 -39 0 -33 -31
en	25
en _	20
en _ $	18 0 0 0 0 0 -33
en _ ,	12 -37 40 0 -32
en el	23 0 0 -33
en el _	23 0 0 -33
et	22 -39 0 0 -33 39
first	10 0 0 0 0 -32
first $	0 -34 0 -38
first ,	42 0 0 0 -60
first , _	35 -46 38 -40 -35
first , then	17 0 0 0 -44
first _	-45 33 0 0 0 -36
first _ $	-39
first _ ,	20 33 0 0 0 -36
first _ of	-24
first of	25
first of EVERY	18
first of the	20
first one	-12
first the	-37
first two	16
for <name>	-9
for EVERY	39
for EVERY $	37 -32
for EVERY THIS	29 -36 -33
for EVERY _	41
for LIVES	24 0 0 0 46 -36
for LIVES $	24 0 0 0 46 -36
for PER	-38
for PER $	-38
for PER IF	13
for SYMPTOM	20 0 0 0 -31
for THEY	-28
for THEY $	-14
for THEY _	-24
for THIS	-20
for THIS $	0 0 -35
for THIS _	-17
for TIME	-46
for YOU	-10
for YOU _	-10
for _	33
for _ $	26 0 0 0 -38
for _ ,	34 -33 0 0 31
for _ BECAUSE	30
for _ CALLED	20
for _ EVERY	20 36 0 0 -35
for _ IS	42 0 -38 0 0 -40
for _ TIME	8 0 0 -47 38 -35
for _ WE	41 0 0 37
for _ and	28
for a	-30 0 -31 0 0 -34 31
for a TIME	-27
for a _	-28 0 -31 0 0 -34 31
for the <acronym>	0 -35
for the SYMPTOM	11
for the new	-31
for the same	-12
for two	20
from	23
from $	-32
from <number>	14 0 0 -31
from <number> $	-11
from <number> to	25
from <path>	16
from <path> $	17
from EVERY	-22 37 0 -30 -35
from EVERY _	-22 37 0 -30 -35
from Name	27 0 0 0 -31
from THIS	27
from THIS TIME	39
from TIME	-10
from TIME on	-10
from _	8 0 -31
from _ ,	34 0 0 0 -34
from _ EVERY	20 -34 0 0 35
from _ and	12
from _ to	19
from a	-33
from a _	-33
from last	8 -33
from last TIME	8 -33
from the	22 0 0 0 0 -30
from the _	28
from the last	-18
from the old	11 0 0 0 32 -33
from two	0 -37 0 -34
für	-14 -30 0 0 32
für die	-32
here	0 -50 0 0 0 53
here ,	49 -57 -32 0 0 47
here ?	-11
here ? $	-11
il	34 0 0 -30
il _	23
il _ di	9
im	0 -38 0 -42 47
im Name	24 0 0 -39 49 -40
im Name _	18 0 0 0 45 -34
im _	-9
im _ $	-9
in	13
in $	-16 0 -38 0 -43 -34
in ,	-23 0 -31 -33
in , _	-26
in <code>	-17 0 0 0 41 0 -33
in <host>	22 -33
in <host> $	16 0 0 0 33 -34
in <name>	22 0 0 -30
in <name> $	10 -49 -41
in <name> ,	20 0 0 0 42 -52
in <name> and	21
in <number>	0 0 0 0 0 -35
in <number> $	-13 -33
in <number> TIME	8 0 30
in <path>	-24 37
in <path> $	-19 0 0 -33
in <path> ,	-26 32
in <path> _	27 36 0 0 0 -32
in <version>	26
in <version> ,	26
in ALWAYS	-22
in EVERY	44
in EVERY LIVES	20
in EVERY _	40 0 -42 0 0 -33
in I	-25
in I _	-10
in IS	42 0 0 0 36
in IS _	15
in LIVES	38 0 0 0 0 -38
in NOW	-38
in Name	18 0 0 -38 35
in Name $	-20
in Name ,	31
in Name IS	19
in Name and	17
in OUR	33 0 0 0 0 -36
in OUR _	33 0 0 0 0 -36
in TIME	58 0 -30
in TIME $	51 0 -31 -33 35
in TIME ,	28 -35 0 0 -35
in _	33
in _ $	45
in _ ,	13 0 0 0 0 -44
in _ <number>	0 0 0 0 35 -34
in _ ?	-34
in _ IS	13 0 0 0 -38
in _ NOW	33 0 0 0 36 -34
in _ TIME	-28
in _ and	39 0 -43 -30
in _ by	-29
in _ for	21 0 30 0 -36
in _ of	33 0 0 0 36
in _ the	-30
in _ under	33 0 0 0 0 -33
in a	8 -42 0 -41 0 -32
in a _	12 -42 0 -41 0 -32
in here	-24
in here $	-24
in new	11
in new _	11
in one	36
in one _	36
in the last	28
in the same	19 -31
in there	0 37 -44
in there $	-26 31 -34
in there _	31
in two	16
in two _	23
in with	14 -31 0 0 46 0 -32
into	34 0 0 0 -32 -53 -30
into IS	-38
into IS _	-38
into THIS $	-33
into _ ,	0 31
into a	-35
into a _	-36
into the	55 0 0 0 0 -45
into the _	56 0 0 0 0 -43
just	-30 -30 31
just _ $	-45
just _ THIS	24 -33 32
just a	-26
just a _	-26
just do	13
just for	-11
just the	-30
just the _	-30
la	18
la _	10
la _ $	-13 0 -31 36 -42 -35
la _ <number>	47 -31 0 0 37 -30
la _ IF	16
la _ IS	-27 0 0 0 0 -31
la _ MOVED	-21
la _ a	42
la _ de	33 -30 0 0 53 -39
las	38 -33 0 -36 49 -30
las _	38 0 0 -36 46 -31
las _ $	40 0 0 -31 34
las _ IF	10
last	-23
last <number>	-34
last <number> _	-38
last TIME	-18
last TIME $	0 0 0 0 0 -31
last TIME the	-12
last _	-9
last _ $	-27 -34
last _ ,	18
last _ of	-29
last one	-22
last one $	-28
le	11
le _	11
le _ $	12 0 -37 0 0 -45
le _ ,	28 0 0 -34 36
le _ <number>	33 0 0 0 0 -30
le _ IF	18 0 0 0 -33
le _ IS	50 -37 0 0 0 0 -36
le _ de	38
le _ en	-25 0 30
les	19 0 0 -33
les _	18 0 0 -34
les _ $	18 0 0 -31 38
les _ IS	30 0 -30 0 -44
les _ NOT	-23
les _ en	23 -45
les _ le	39 -45 0 0 45
like	0 -39
like "	-11
like " WE	-11
like $	-36
like <number>	-31
like THIS	17 -35
like THIS $	15 0 0 -34
like _	0 0 0 -33
like _ $	0 0 -30
like a	14
like a _	14
like the	12
like the _	-10
los	31 0 0 -39 0 -33
los _	30 0 0 -40 0 -31
los _ $	35
los _ IF	15 0 -34 0 -34
los _ MAYNOT	10 0 0 0 -42
los _ de	24
los _ los	28
los _ por	17 -47 0 0 42
mit	24 0 0 0 -37
mit <code>	14
mit Name	16 0 0 -31 -32
mit Name $	16 0 0 -31 -32
mit _	-23
mood:asked	-26 -33 0 0 0 0 -30
mood:considered	-57
mood:hearsay	-86
mood:joke	-72
mood:momentary	-51
mood:quoted	-45
mood:status	-36
more	0 0 0 0 0 -49
more $	28 0 0 -36
more _	-29 0 -31 35 0 -37
more _ ,	-27 -48 0 39
more than	24 0 0 0 -33
more than _	-17
more than a	23 0 0 0 -33
more than one	16 -31
more than two	13
most	0 0 0 0 39 -30
most _	0 0 0 0 39 -30
most _ $	-25
na	42 0 -30 0 0 -41 -36
na _	36
na _ $	36
new _	-10 0 0 0 -37
new _ $	-12 0 0 0 -41 -42
new _ ,	28 -54
new _ IS	-27 0 0 0 -34
new _ LIVES	0 0 0 0 -46
new _ and	-28
new _ for	-22 0 0 0 -30 33
new _ from	23
new one	36 -48 0 0 31
o	15 -42 -32
o Name	31
o _	0 -42 -30
o _ $	-24
o _ USE	20
o _ de	12
of	0 0 0 0 0 -37
of <number>	-42 0 0 35 0 -32
of <number> SYMPTOM	-10
of <number> _	-41
of EVERY TIME	18
of I	-32
of I _	-16
of OUR	12 0 0 0 -30
of OUR _	12 0 0 0 -30
of THEY	13 0 -35
of THEY $	34
of THEY IS	-32
of THEY _	-21
of THIS	-19 0 0 0 -39
of THIS $	14 0 0 0 -31
of THIS _	-21 0 0 0 -32
of TIME	-14 0 0 0 35
of TIME $	30 0 0 0 35
of WHAT	-22
of _	19
of _ $	-10 0 -51 35 0 -52
of _ ,	51 0 0 0 0 -55
of _ IS	34
of _ MUST	43 34 0 0 -37
of _ ONLY	19 0 0 -43 -34
of _ TIME	31
of _ and	12
of _ from	24
of _ in	-15
of a	20
of a _	20
of the TIME	37 -32 -32
off	-8 0 -41 50 -35 -46
off $	-30 39 0 0 -38
off ,	51 -47 0 32
off , _	41 -43 0 45 -48
off _	18 0 0 0 -51 -35
off in	-12
old _ $	-37 -35
old _ ,	23 0 0 -30
old _ ;	18
old _ AGAIN	14
old _ IS	-30 0 0 31 -33
old _ WE	-11
old _ in	32 -32 0 0 0 -31
old _ with	47 0 0 -30 0 -37
old one	10 0 0 0 0 -36
old one $	41
on $	0 0 0 -38 0 -38
on <name>	-22 -32 0 0 0 31
on <name> $	-17 -31
on <name> ,	26 0 0 0 -35 36
on <number> $	-25 0 0 0 31 -31
on <number> BECAUSE	11
on EVERY	46
on EVERY _	42
on EVERY other	22
on FORNOW	-29
on FORNOW $	-29
on GRATITUDE	18
on I	-44
on I _	-44
on IS	8 0 0 -32 0 -36
on IS _	8 0 0 -32 0 -36
on MOVED	24
on MOVED $	11
on Name	11
on Name $	-31
on OUR	14 -32
on OUR _	14 -32
on PER	38 0 0 -31 30 -35
on PER $	28 -47 0 0 37
on SYMPTOM	-35
on SYMPTOM $	-35
on THEY	25
on THIS	0 0 -32 -37
on THIS $	-31 0 0 -36 35
on THIS FORNOW	-30
on THIS _	48 0 -31
on TIME	32 -35 -34
on WHAT	-30
on WHAT _	-30
on _ $	0 0 0 0 0 -50
on _ ,	63
on _ <number>	-12 -36 0 0 0 -36
on _ <version>	13 -36
on _ BECAUSE	26
on _ EVERY	10
on _ FORNOW	-10
on _ IS	-25 0 0 0 42 0 -33
on _ NOW	-33
on _ ONLY	-17
on _ SYMPTOM	-23
on _ TOO	32 -32
on _ and	-28
on a	20 -34 0 -31 48 -40
on a _	20 -34 0 -31 48 -40
on one	-15
on one _	-15
on the	-8 0 0 0 0 -34
on the <date>	16 0 0 -30
on the <name>	23 -33
on the _	-21 0 0 0 0 -46
on the first	16
one $	-15
one ,	0 -41 0 30
one , _	11 -36
one ?	-16
one ? $	-16
one IS	-18 -31 0 -35 0 32
one IS AGAIN	-23
one IS _	0 0 0 0 -31 34
one LIVES	12
one NOT	-38
one OWNER	32
one THIS	29
one _	14 0 0 0 0 -43
one _ $	38 0 -36 0 38
one _ ,	21 -41 0 0 45 -30
one _ EVERY	17 -41 0 -35 31
one _ LIVES	22
one _ PER	36 0 32 0 -78 -50
one _ at	39 0 0 -30 -38
one _ on	23
one _ or	-19
one as	-27
one as a	-27
one for	28
one in	13
one in <path>	15 0 0 0 31
one more	-36
one more _	-36
one of	0 0 0 0 -31 -30
one of the	8 -33 0 0 32
or	0 0 0 -41
or <acronym>	16
or <number>	22
or NOT	32 31
or THEY	0 0 0 -38
or THIS	40 0 0 0 0 -40
or THIS _	34 0 0 0 -30 -39
or _	-34
or the	28
os	10 0 -37 -34 0 -38
os _	10 0 -37 -34 0 -38
other	-17 0 0 0 0 -44
other _	-31 0 0 -34 0 -46
other _ $	-45
other _ ,	32
other one	-30
other one $	-30
out	0 0 0 0 0 -46
out $	-38
out ,	43 0 0 0 -41
out IS	-19
out WHAT	-25
out WHAT _	-25
out of	-9 -31
out of _	-27 0 0 -34
out of the	28
out on	16
out on the	16
out the	19
out the _	19
out there	23 0 0 0 32
over	34 0 0 0 0 -32
over $	8
over ,	-19
over _	26 -50 34 0 -42
over _ $	-11 0 0 0 -38
over _ for	31 -31 34 -35
over the	28 0 0 -33 34
over the _	28 0 0 -33 34
para	12 -32 -33 -31 -40
place:first	9 0 -32
place:inside	-31
place:last	-25 0 0 0 0 -52
por _	16
por _ $	23 0 0 0 0 -34
por _ ,	9 -32
pour	34 0 0 0 -36 -32
pour _	34 0 0 0 -36 -32
same	-25 0 -30
same $	-26
same SYMPTOM	-25
same SYMPTOM $	-14
same _	-13 0 -32
same _ $	-10
same _ ,	-20
same _ as	0 0 0 -31
same as	25
same for	-31
same for the	-31
size:11	18
size:11&1:<acronym>	46 0 0 0 -47
size:11&1:<code>	11
size:11&1:<host>	0 0 0 0 32
size:11&1:<name>	30 -33
size:11&1:<number>	39 0 0 0 -47
size:11&1:<path>	26
size:11&1:<version>	28
size:11&1:ALWAYS	32 -41 35
size:11&1:ASKS	-40
size:11&1:CALLED	26
size:11&1:DECIDE	8 0 0 33 -39
size:11&1:DOING	0 0 -32 0 -41
size:11&1:DONT	36 57 -51 0 0 -42
size:11&1:DROP	54 -30 -32 41 -34
size:11&1:EVERY	14
size:11&1:FORNOW	-57
size:11&1:FUTURE_I	-22
size:11&1:HEARSAY	-35
size:11&1:HEDGE	-14
size:11&1:I	0 0 0 0 0 -44
size:11&1:IF	-12 0 0 0 -30
size:11&1:IS	30 0 0 -36
size:11&1:KEEP	15 0 0 0 -35 -44
size:11&1:LIVES	21 0 0 -35 0 0 -33
size:11&1:MANY	12
size:11&1:MOVED	34
size:11&1:NEVER	12 0 -31
size:11&1:NO	8
size:11&1:NOT	18 34
size:11&1:NOW	20 0 0 0 0 -30
size:11&1:ONLY	38 0 0 0 0 -42
size:11&1:OUR	0 0 0 -32
size:11&1:PAST_I	-25 0 0 0 -30
size:11&1:PREFER	28
size:11&1:SYMPTOM	50 0 0 -43 40 -33
size:11&1:THEY	0 -30
size:11&1:THIS	30 0 0 -33 0 34
size:11&1:TIME	19 0 0 0 33
size:11&1:UNLESS	38
size:11&1:USE	16 -39
size:11&1:WE	-17 0 0 0 0 -37
size:11&1:WRONG	32
size:11&1:YOU	-8 36 -38
size:11&1:_	30
size:11&1:a	65
size:11&1:an	37 0 0 0 0 -37
size:11&1:das	39
size:11&1:default	14
size:11&1:der	48
size:11&1:die	31 -37
size:11&1:el	41 0 0 -31
size:11&1:for	17 0 0 0 0 -34
size:11&1:from	28 0 0 0 -38
size:11&1:il	17
size:11&1:in	-47 0 0 0 -37
size:11&1:la	43
size:11&1:las	9 0 0 0 34
size:11&1:last	16
size:11&1:le	46
size:11&1:les	44
size:11&1:los	8
size:11&1:new	22
size:11&1:o	14
size:11&1:on	-33
size:11&1:one	0 0 0 0 -48
size:11&1:there	-17 -31 0 0 0 -30
size:11&VALUE	15
size:18	22
size:18&1:<name>	0 0 0 0 36 -36
size:18&1:ALWAYS	-26
size:18&1:ASKS	-10
size:18&1:DECIDE	28 0 0 0 -30
size:18&1:DOING	8
size:18&1:DONT	55
size:18&1:FUTURE_I	23
size:18&1:I	32
size:18&1:IF	11
size:18&1:IS	30 0 0 0 0 -34
size:18&1:KEEP	12
size:18&1:LIVES	-16
size:18&1:MANY	16
size:18&1:NEVER	21
size:18&1:NO	45 -37
size:18&1:ONLY	-15
size:18&1:SYMPTOM	38
size:18&1:TASK	0 -38 0 0 -48
size:18&1:THIS	-11
size:18&1:UNLESS	23
size:18&1:USE	0 -41
size:18&1:WE	22
size:18&1:WHAT	25
size:18&1:YOU	31
size:18&1:_	18
size:18&1:a	-23
size:18&1:for	-22
size:18&1:le	0 0 0 0 34
size:18&1:on	28
size:18&1:one	22 36 -39
size:18&1:there	29
size:18&VALUE	0 0 0 0 32
size:2	-59 -43 0 0 0 -37 -37
size:2&1:!	-16
size:2&1:<number>	8
size:2&1:<path>	-20
size:2&1:AGAIN	-22
size:2&1:ASKS	-32
size:2&1:DECIDE	-45
size:2&1:DOING	-50
size:2&1:DONE	-52
size:2&1:DROP	-50
size:2&1:EVERY	-25 0 0 0 31
size:2&1:FORNOW	33 0 0 -32 0 34
size:2&1:FUTURE_I	-19
size:2&1:I	-31
size:2&1:IS	-41
size:2&1:LIVES	-51
size:2&1:MANY	-8 -37 44 -42 -48 -41
size:2&1:MUST	-37
size:2&1:NO	-54
size:2&1:NOT	-42
size:2&1:SYMPTOM	-33
size:2&1:TASK	-9 0 -31 32 0 -32
size:2&1:THIS	-24
size:2&1:TOO	-20
size:2&1:WHAT	-26
size:2&1:YOU	-41
size:2&1:_	-56 -58 0 0 0 -55 -40
size:2&1:none	-22 0 0 32 -33
size:2&1:one	-47
size:2&1:same	-13
size:2&VALUE	10 -31 -41 -49 0 -38
size:4	-41 0 0 -31 0 -30
size:4&1:<amount>	-13 30 -30
size:4&1:<name>	-33
size:4&1:<number>	-39
size:4&1:AGAIN	-26
size:4&1:ASKS	-20
size:4&1:DECIDE	44 0 0 0 -40
size:4&1:DOING	22 -39 -31 -43 51 -39
size:4&1:DONE	-36
size:4&1:DONT	-18
size:4&1:DROP	-61
size:4&1:EVERY	-56
size:4&1:FUTURE_I	-19
size:4&1:HEDGE	-25
size:4&1:I	-37
size:4&1:IS	-47 0 0 0 0 31
size:4&1:KEEP	25 -47
size:4&1:LIVES	-41
size:4&1:MANY	0 0 0 -64
size:4&1:MOVED	-29
size:4&1:NEVER	0 38 -41 0 -33 0 -34
size:4&1:NO	0 0 0 0 -48 -66 -31
size:4&1:NOT	-69
size:4&1:NOW	-49
size:4&1:ONLY	-9 -31 0 -44 40
size:4&1:OUR	16 0 0 0 -33
size:4&1:PAST_I	-32
size:4&1:PREFER	9
size:4&1:SYMPTOM	-49
size:4&1:TASK	-48 -49 44 -42 -57 0 -58
size:4&1:THEY	-33
size:4&1:THIS	-49
size:4&1:TOO	-28
size:4&1:USE	41 0 0 -46 -51 0 -39
size:4&1:WE	-42
size:4&1:WHAT	-37
size:4&1:WRONG	8
size:4&1:YOU	-60
size:4&1:a	-63
size:4&1:das	-34
size:4&1:de	-82
size:4&1:der	-47
size:4&1:do	-26
size:4&1:for	-37
size:4&1:just	-18
size:4&1:la	-63
size:4&1:one	28 -45 0 -40
size:4&1:the	-44 0 0 0 0 -33
size:4&VALUE	16 0 -55
size:7&1:<acronym>	8 -34 0 0 41 -30
size:7&1:<host>	-24
size:7&1:<name>	32 0 -35 0 0 0 -30
size:7&1:<number>	0 0 0 0 35 -45
size:7&1:<path>	34 0 0 0 -39
size:7&1:<version>	24 0 0 -30 30
size:7&1:ALWAYS	-21 0 -30
size:7&1:ASKS	-28
size:7&1:CALLED	32 0 35 0 -31 -42
size:7&1:DECIDE	0 -38 -39 0 0 -41
size:7&1:DOING	-19 -55 -39 0 70 -56 -32
size:7&1:DONT	-14 0 0 0 -31
size:7&1:DROP	-22
size:7&1:EVERY	19 75 -43 -40 -57 -38
size:7&1:FORNOW	-33
size:7&1:FUTURE_I	-19 -39 34 0 0 -31
size:7&1:HEARSAY	-32
size:7&1:HEDGE	-33
size:7&1:I	-37 0 0 -44
size:7&1:IF	18 0 30
size:7&1:IS	0 0 -31 0 -35 35 -51
size:7&1:KEEP	18 -37 0 -43 -30
size:7&1:LIVES	0 0 -33 -32 -32 -35
size:7&1:MANY	14
size:7&1:MAYNOT	48
size:7&1:MOVED	-42
size:7&1:NEVER	31 48 0 0 -43 -43
size:7&1:NO	26 36 0 0 -63
size:7&1:NOT	42 0 -32 0 -40
size:7&1:NOW	-8 -37 0 -33 41
size:7&1:NOWON	33
size:7&1:ONLY	14 0 -32
size:7&1:OUR	0 -30 0 0 42
size:7&1:OWNER	14
size:7&1:PAST_I	-28
size:7&1:PREFER	19 0 39 0 -37
size:7&1:SHOULD	-48
size:7&1:SYMPTOM	-36 0 0 0 -40
size:7&1:TASK	-41 -33 30 -49 0 0 -34
size:7&1:THEY	-39
size:7&1:THIS	-48
size:7&1:TIME	26 -39
size:7&1:TOO	-49
size:7&1:UNLESS	0 31 0 0 -32
size:7&1:USE	-27 -32 0 -36
size:7&1:WE	30 0 -30 0 -43
size:7&1:WHAT	-25 0 -31
size:7&1:WRONG	-8 -39 0 0 -32 32
size:7&1:YOU	30
size:7&1:_	15 -31
size:7&1:a	-12
size:7&1:as	15
size:7&1:both	-31
size:7&1:das	-22 0 0 0 31
size:7&1:de	65 -30 -32 -32 44 -31
size:7&1:default	8
size:7&1:der	30 0 0 0 44
size:7&1:die	0 -36 0 0 43 -46 -32
size:7&1:ein	28
size:7&1:el	-11 0 0 0 51 -51
size:7&1:first	-32
size:7&1:for	19 -45
size:7&1:in	26
size:7&1:just	-36
size:7&1:la	12 0 0 0 39 -47
size:7&1:le	0 -44 -35 -36
size:7&1:les	8 0 -64 0 0 -33
size:7&1:los	28
size:7&1:new	31 0 -42
size:7&1:o	24 0 0 0 36
size:7&1:on	-12
size:7&1:one	-14 -46 0 0 0 -35
size:7&1:para	26
size:7&1:the	-12 0 -43
size:7&1:there	-21
size:7&1:to	-16
size:7&1:two	-29 0 0 0 0 -30
size:7&1:un	35
size:7&VALUE	15
size:more	26
size:more&1:EVERY	18
size:more&1:IF	16 0 0 -30
size:more&1:MANY	-11
size:more&1:PAST_I	11
size:more&1:the	24 0 0 0 33
size:more&VALUE	17
sur	25 0 0 0 0 -34
sur _	27
sur le	11 0 0 0 40
sur le _	11 0 0 0 40
than	10 0 0 0 0 -34
than <number>	-21
than <number> TIME	-23
than PER	9
than PER IS	24
than _	-14
than _ $	17
than _ ,	-20
than a	32 33 0 0 -33
than a _	32
than one	16 -31
than two	44 -32 0 0 35
than two TIME	40 -30 0 0 45
the <acronym>	0 0 0 0 -30
the <acronym> _	13
the <acronym> and	12
the <code>	14
the <code> _	14
the <date>	24
the <date> $	15
the <name>	0 0 0 0 0 -32
the <name> _	-17 0 0 0 39
the <path>	13
the <path> _	13
the <version>	28
the <version> _	28
the CALLED	-26 0 0 0 0 -34
the CALLED $	-25
the DECIDE	42 0 0 44 -52 -40
the DECIDE IS	40 0 0 45 -38 -33
the GRATITUDE	23
the GRATITUDE $	32
the GRATITUDE _	-17
the I	45 0 0 -31 0 -39
the LIVES	17
the LIVES _	36
the NOLONGER	22
the NOLONGER _	20 0 0 0 0 -39
the Name	24
the Name _	18 0 0 0 0 -43
the ONLY	-9 -31 0 -36 56 -42
the ONLY _	-28 0 0 0 38 -32
the ONLY one	20
the OWNER	19
the OWNER $	18
the OWNER _	-15
the PER	17 -36
the PER _	17 -36
the SYMPTOM	-44
the SYMPTOM $	-29
the SYMPTOM _	-23
the SYMPTOM one	-19
the TIME	-15 0 -30
the TIME $	0 -32 -34
the TIME LIVES	-22
the TIME _	-23
the TIME of	31
the TIME one	-37
the WHAT	19
the WRONG _	14
the _ "	-24
the _ $	-13
the _ ,	-23
the _ ;	19 0 0 -41 -39
the _ <amount>	15
the _ <code>	-9 0 0 0 54 -33 -40
the _ <host>	22 0 0 0 0 31
the _ <name>	-22
the _ <number>	-56 0 0 0 41 -43
the _ <version>	21
the _ ?	-22
the _ AGAIN	-18
the _ BECAUSE	-15 0 0 0 -31
the _ CALLED	30 -33 0 0 0 -36
the _ DECIDE	44
the _ DONT	-42
the _ DROP	23 0 0 0 34
the _ EVERY	12
the _ FORNOW	-61
the _ GRATITUDE	18
the _ HEARSAY	-38 32 -32
the _ I	-29
the _ IF	0 0 0 0 0 -31
the _ KEEP	22
the _ LIVES	0 -46
the _ MAYNOT	0 0 0 30
the _ MOVED	15 -44 0 0 0 0 -31
the _ MUST	0 0 0 0 0 30
the _ NEVER	19 41 -31 0 -48
the _ NO	33 -31 -32 0 -33 30
the _ NOLONGER	12 0 0 -35 33 -33
the _ NOT	-22 0 0 -36 -43 43
the _ NOW	52 0 0 -38 51 -45
the _ ONLY	18 0 0 30
the _ OWNER	13 -30
the _ PER	-17
the _ PLEASE	-31
the _ SHOULD	-66
the _ SYMPTOM	-44
the _ THEY	-15 0 -31 -31
the _ THIS	42
the _ TIME	52
the _ TOO	18 0 0 0 -31
the _ UNLESS	27 0 0 0 0 -31 -36
the _ USE	-36 -36 0 0 0 -36
the _ WAS	-25 0 0 0 45 -36
the _ WE	53 -39 0 31
the _ WHAT	26 0 0 0 -33
the _ YOU	45 -30
the _ after	23 -58 -31 0 37
the _ an	-32
the _ and	0 0 0 40 0 -30
the _ as	24 0 -32
the _ at	25 0 0 -37 31 -31
the _ between	-28
the _ but	-16
the _ by	-21
the _ for	-27 0 0 -40 45 -31
the _ from	-26
the _ in	11 -31
the _ into	10 -31
the _ like	-51
the _ of	-24
the _ off	-27
the _ on	-11 0 0 -31
the _ one	0 -40
the _ out	38
the _ the	19
the _ there	-8
the _ two	0 0 0 0 -34
the _ under	0 -35 0 0 38
the _ with	37 0 -42 0 -56 0 41
the back	24
the back _	24
the default	-23
the first	-16 0 -31 0 0 -40
the first _	-35 33 0 0 0 -36
the first of	19
the first one	-12
the last	-28
the last <number>	-34
the last one	-22
the new	-44 -52
the new _	-49 -38 0 31
the new one	22 -35
the old	12
the old _	11
the old one	10 0 0 0 -31
the one	18 -37
the one THIS	25
the one in	11
the other	-31 0 0 0 -30
the other _	-41
the other one	-30
the same	-29
the same $	-26
the same _	-22
the same as	25
the same for	-22
the two	-56
the two _	-56
then	-17 0 0 33 0 -42
then $	0 -35 0 33
then ?	-19
then ? $	-19
then WE	-41
then WE _	-23
then _	18
then _ $	20 0 0 -52
then _ a	22 0 0 0 -36
then _ the	15
there	-17
there $	-35 36 -42
there ,	16
there FORNOW	-25
there FORNOW $	-25
there IS	-10 0 0 -59
there IS _	25 0 0 -45
there IS a	-37 0 0 -31
there IS an	-27
there IS two	26 0 0 0 33
there SHOULD	-14
there SHOULD _	-14
there _	28 0 0 0 -36
there _ NO	28
to <acronym>	19
to <host>	33 0 0 0 49 -42
to <name>	28 0 0 -37 35
to <name> $	24 0 0 -34
to <name> ,	0 0 0 0 30
to <number>	31 -40
to <number> $	8
to <number> PER	40 0 0 0 36 -38
to <number> TIME	46 0 0 0 35 -40
to <number> _	0 -43 0 0 38 -40
to <number> and	-22
to <number> for	20
to <path>	42
to <path> $	38 -38
to <path> and	12 0 0 0 0 -34
to EVERY	18 0 -32 0 -43
to EVERY _	23
to I	-17
to I $	-15
to KEEP	-17
to KEEP the	9
to LIVES	-42
to LIVES _	-24
to LIVES one	-35
to Name	12
to Name $	17
to OWNER	-35
to PER	20
to THIS	-20
to THIS $	-16
to TIME	16 -34 0 0 31
to TIME $	37 -34 0 0 31
to USE	-16
to USE a	-14
to WHAT	-19
to YOU	-31
to YOU $	-32
to _	-13
to _ "	-26
to _ $	-15 0 0 -33
to _ <number>	39 0 0 0 0 -45
to _ EVERY	-28
to _ HEDGE	19
to _ IS	-21 0 0 0 32
to _ MUST	-23
to _ ONLY	41 0 0 0 -36
to _ THEY	-25
to _ TIME	-12 0 0 -32 30
to _ WHAT	-30
to _ a	8 -32 0 0 0 -33
to _ and	0 0 0 -33
to _ at	-39
to _ for	-35
to _ in	-8 -31
to _ the	13 0 -35 0 -37
to _ to	21 -34
to a	25 0 0 0 -38
to a _	26 0 0 0 -35
to do	0 0 0 0 -32
to do THIS	-36
to do _	29 0 0 0 -31
to one	29 0 0 0 -35 -30
to one _	36 0 0 0 -35 -30
to the	-19
to the <acronym>	28
to the NOLONGER	0 0 0 0 -33
to the TIME	-25
to the new	-36
to the other	-16
to two	31
to two _	9
true	-32
true $	-32
two $	28 0 32 0 0 -35
two ,	23
two TIME	-12 -42 0 0 0 -37
two TIME $	-37
two TIME _	-37
two _	-18
two _ $	-42 -30
two _ ,	19 0 -34 -36
two _ LIVES	-12
two _ NOW	38 0 -32 0 40
two _ WHAT	18
two _ and	42 0 0 0 33
two _ for	17 32 0 0 -43
two _ in	16
um	9
um _	22
um _ $	8
un	0 0 -32 0 0 -31
un _	0 0 -32 0 0 -31
un _ $	0 0 0 -44 45 -30
una	9 0 0 0 30
una _	9 0 0 0 30
und	46 -30 0 -31
und NOT	18 0 0 0 -31
und NOT <number>	18 0 0 0 -31
under	32 -32
under <number>	29
under <number> _	26 0 0 0 -33
under <path>	10 -39 0 0 32
under <path> $	9
under <path> ,	10 -31
under _ $	-10
up $	0 0 -30 -42 0 -45
up ,	30
up , _	15
up I	22
up I _	22
up IF	-14
up _	9
up _ $	-25
up a	-27
up a _	-27
up by	-33
up by <amount>	-33
up on	9 0 0 -32 38
up on _	9 0 0 0 30
up the	-22
up the _	-18
up to <number>	14
up to PER	20
up to _	-21
valued	12
valued:address	23
valued:bandwidth	34 0 0 0 0 -32
valued:clock	24 -32 0 0 47 -32
valued:day	13 -52 0 -31 47
valued:duration	-10
valued:interval	45 0 0 0 46
valued:length	0 0 0 0 0 -31
valued:money	49 -30 0 0 52 -43
valued:name	21 0 0 0 0 0 39
valued:path	13
valued:share	-39
valued:size	12 0 0 0 0 -54
valued:version	9 0 0 0 36 -33
von	46 35 -37 0 0 -42
von _	44 30 -36 0 0 -34
von _ $	15
with <acronym>	26 -32
with <code>	56 -38 0 0 -49 -39 50
with <code> $	10 0 0 0 -31
with <code> ,	43 -39 0 0 -38 0 36
with <name>	-25
with <number>	0 -30 -31 0 0 0 -36
with <number> $	23
with <number> _	-8 -30
with <path>	0 -37 0 -36 0 -45 39
with <path> _	24 0 0 0 0 -32
with Name	13
with THIS	19 34 -34 0 0 -39 -31
with THIS _	38 31 0 0 -32 -36
with THIS one	-34
with _	13
with _ $	0 -32
with _ ,	10 0 0 0 -38
with _ <flag>	35
with _ <number>	-29
with _ =	-8 -37 0 0 37 -35
with _ IS	25
with _ LIVES	18 0 0 -30 0 -30
with _ and	45
with _ in	32 -33 0 0 -34
with _ on	-19
with _ out	-33
with a <number>	0 -31 0 0 30
with an	9
with an _	9
with more	17
with more _	12
with more than	14
with one	-41
with one _	-41
with the	-29
with the _	-29
with two	-27
with two _	-27
y	38 -43 0 -34
y _	24 -39 -34 0 34
zu	12 0 0 0 0 -34
zu _	12 0 0 0 0 -34
zu _ $	0 0 0 0 -31
à	26 -34 0 0 34 -32
à <number>	37
à <number> _	37
à _	17 -32
à _ $	0 -32 0 0 42`;
