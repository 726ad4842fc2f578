// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `2 -73 -30 -35 -48 -19 -56 -107
!	-29
! !	-16
! ! $	-16
! $	-40
"	-19
" $	-45 0 0 0 39 -43
" ,	27
" , NOT	22 0 0 0 -32
" , _	25
" , in	12
" <name>	14
" <name> "	14
" EVERY	-35
" EVERY _	-35
" INSTEAD	-16
" IS	24
" Name	8
" Name "	17
" WE	-12
" WE HEDGE	-12
" YOU	-8
" YOU "	9
" _	32
" _ "	56
" _ $	26 0 0 0 0 -34
(	0 0 -31 -43
( )	-17 0 0 -30
( <name>	-11
( <name> ,	-11
)	-11 0 -31 -43
) $	-18
,	26
, "	-11
, <code>	28
, <ip>	30
, <ip> $	30
, <mail>	14
, <name>	20 -35
, <name> $	29 0 0 0 -33
, <name> )	-11
, <name> IS	19 0 0 0 0 36
, <name> _	32
, <number>	11 -32 0 0 -37
, <number> $	-18
, <number> IS	21 0 0 0 -35
, <number> LIVES	-23
, <number> WAS	30 0 0 0 -31 31
, <number> _	0 0 0 -45
, <number> and	-12 0 -38 0 40 -40
, <path>	35 0 0 -37
, <path> $	21 0 0 -30
, <version>	34 -40
, <version> IS	27 -33
, <version> _	27
, <version> and	14
, AGAIN	-31
, ALWAYS	26 58 0 -42 -66
, ALWAYS $	26 52 -48 0 -56
, ALWAYS ,	15
, ALWAYS _	18 0 30 0 -32
, ASKS	-39
, ASKS _	-33
, BECAUSE	0 0 0 0 -51
, BECAUSE _	-10 0 0 0 -31
, BECAUSE the	37 0 0 -36 -33
, DECIDE	26 -41 -40 0 -33
, DECIDE $	36 0 -31 37
, DECIDE _	22
, DONE	-9 35 -34 0 0 -39
, DONE _	37 0 0 0 0 -31
, DONT	35 0 0 -34 0 -34
, DONT OWNER	11 -44 0 0 36
, DONT _	39 38 0 -34 -55
, EVERY	29
, EVERY $	-23
, EVERY LIVES	40 -35
, EVERY USE	35
, EVERY _	16 0 0 0 0 -38
, EVERY in	13
, FUTURE_I	-42
, FUTURE_I _	-33
, GRATITUDE	-53
, GRATITUDE $	-51
, GRATITUDE YOU	-12
, HEARSAY	28
, HEDGE	-19
, HEDGE $	-25
, I	16 -37 0 0 -38
, I WAS	-9
, I _	17 -40 0 -37 -33
, IS	30 0 0 0 -39 34
, IS GRATITUDE	-35
, IS WHAT	35
, IS _	21 0 0 -39 -51 46
, IS in	52 0 -35 0 0 -45
, IS the	31 0 0 0 0 -38
, KEEP	19
, LIVES	-20 0 0 -31 30 -32
, MUST	9 -36 0 0 -40 0 38
, MUST _	9 -36 0 0 -40 0 38
, NEVER	0 0 0 -32
, NEVER <name>	20 0 32
, NEVER _	0 0 -31
, NEVER the	21
, NO	33 0 0 -45
, NO _	0 0 0 0 -30
, NO more	33 0 0 -44 41
, NOT	40
, NOT "	19 0 31 0 0 -38
, NOT <code>	0 0 0 0 0 39 -46
, NOT <name>	15 0 0 0 -49 38
, NOT <number>	36
, NOT Name	18 0 0 0 -43 39
, NOT PER	17
, NOT _	44
, NOT by	18
, NOT the	18 -31 0 0 0 -34
, NOT to	24
, Name	36
, Name _	28 -32
, ONLY	0 0 0 0 -31
, ONLY <number>	-13 0 0 -36
, ONLY _	31 0 -30 0 -40
, OUR	27 0 0 0 0 -32
, OUR _	27 0 0 0 0 -32
, OWNER	20 0 -30 0 0 -36
, OWNER _	14
, PAST_I	-11
, PAST_I to	23
, PLEASE	19 -41
, PLEASE ,	24
, SYMPTOM	17 0 0 0 30 -35
, SYMPTOM _	-17
, THEY	-10 0 -35
, THEY IS	-35
, THIS	0 0 0 0 0 -39
, THIS IS	17 -41 0 0 37
, THIS LIVES	-15 0 0 -40 32 -31
, THIS SYMPTOM	16
, THIS WAS	-39
, THIS _	0 0 0 0 0 -34
, TIME	-19 0 0 0 -32
, TOO	24 0 0 -31 31
, TOO _	24 0 0 -31 31
, UNLESS	37 -36 -31
, UNLESS _	22 -31 -33
, USE	0 0 0 0 -53 35
, USE <number>	21 0 0 0 -37
, USE _	-16
, USE the	35 0 0 0 -46
, WE	50
, WE DONT	16 -34
, WE KEEP	30 0 0 0 -31
, WE LIVES	15 0 0 0 0 -42
, WE ONLY	20
, WE _	40 0 -38
, WHAT	-30
, WHAT $	-35
, WHAT ASKS	-9
, WHAT IS	-12 0 0 0 35
, WHAT LIVES	18
, WHAT _	-19 0 0 0 -36 0 34
, WRONG	-30
, WRONG _	-30
, YOU	31 0 0 0 -33 45 -40
, YOU _	28 0 0 0 -53 49
, _	20
, _ "	24
, _ $	0 0 0 -60
, _ ,	0 0 -32
, _ <name>	30 0 -30 0 0 -32
, _ <number>	46 -47 0 0 48 -32
, _ <path>	15
, _ <version>	39 0 0 0 33 -39
, _ ALWAYS	16
, _ CALLED	31 0 -33 0 -31 33
, _ DECIDE	35
, _ DONT	23 0 0 0 0 -37
, _ DROP	-21
, _ EVERY	39 0 0 -37
, _ FORNOW	18
, _ IF	29 0 0 0 -36
, _ IS	29 0 -37
, _ KEEP	29 -35
, _ LIVES	47
, _ MAYNOT	-16
, _ MOVED	-19
, _ MUST	31 0 0 0 0 -31
, _ NEVER	32 -35 0 0 33
, _ NO	29 0 -43 0 43 -34
, _ NOT	45 -41
, _ ONLY	26 -78
, _ PER	27
, _ PLEASE	15
, _ SYMPTOM	41 45 0 0 -41
, _ THEY	0 -42
, _ THIS	-31 -30
, _ TIME	0 -33 33 0 -30
, _ USE	48 0 0 0 0 -38
, _ WAS	52 -42
, _ WE	-22
, _ WHAT	-31
, _ YOU	0 0 0 0 -31 30
, _ a	-24
, _ and	-16 0 34 0 -35 -37
, _ at	22
, _ auf	25
, _ by	31 -38 -33 -34 38
, _ el	0 -30
, _ first	26 0 0 -32
, _ for	49
, _ from	14 -33 0 0 33 -39
, _ in	44 0 0 -42 0 0 -35
, _ just	22
, _ of	0 -38 35 -42
, _ on	12 -36
, _ one	-29
, _ out	36 0 0 0 -37
, _ the	-37 -55
, _ to	-17
, _ with	-22 0 -35
, a	0 -49 0 35
, a _	0 0 0 0 -44
, also	40 30 0 0 -31 -32
, also for	35 0 -34
, also in	16
, and	14 0 0 0 32
, and THIS	18
, and _	8 0 -33
, and the	21
, as	-27 0 0 0 0 -34
, as DECIDE	30
, as in	12
, at	10 36 0 0 -34
, both	-13 -34
, both _	27 -34
, but	-23
, by	9 -31 0 0 32
, da	26 0 0 0 -37
, das	24 0 0 0 -49
, das _	0 0 0 0 -34
, der	38
, der _	30
, die	15 -30
, die _	10
, el	39 0 0 0 -50 31
, el _	26 0 0 0 -31
, for	17 0 0 -35
, for _	28 0 0 -35
, in	21 0 0 0 -37
, in _	27 0 0 0 -40 -34
, just	0 -38 37
, just _	18 -34 33
, la	38 0 -31
, le	18 -34
, le _	18 -32 0 0 -45
, like	26
, more	-13 0 0 0 0 -30
, new	0 0 0 0 -31
, new _	0 0 0 0 -31
, o	19 -33
, o _	19 -33
, old	24 -31 0 0 0 -33
, old _	23 -31
, on	30 30 0 -38
, one	40 0 0 -39
, one _	40 0 31
, or	11 0 -31 -35 36
, same	22
, the	32
, the _	31 0 0 31
, the last	24
, the new	21 -35 0 -33
, the old	0 -35
, the one	16
, then	0 0 0 0 0 -32
, then WE	-22
, then _	29
, there	0 0 -37 0 -33
, there IS	0 0 -37 0 -33
, two	48 0 0 -38
, two _	25
, with	-12 -39
, with a	-8 -36
-	49 0 0 -36 32 -34 -30
- _	32 -35 0 0 39 -30
-aad	29
-aai	-21
-aal	40 -35
-aan	38 -30 -30 0 34
-aar	13 -35 0 32 0 -37
-ab	32 0 0 0 0 -32
-ace	-9
-ach	22 0 -44 -39 45 0 -37
-ack	-14 0 0 41 -49
-act	41
-acy	23 0 0 -36
-ad	0 0 0 0 0 -34
-ade	-31
-ado	47 0 -33 0 0 -38
-ads	12 0 -38 0 55
-ady	-17
-af	32
-aft	0 -36 0 0 44 -30
-ag	52 -50 0 -39
-ags	55 0 -44 0 57 -56
-ai	-21
-ail	-27
-ain	0 -30
-ais	16 36 0 -32 0 -34
-ak	0 -34 0 0 0 -43
-ake	-14 0 0 0 0 -33
-aks	0 0 0 -33
-aky	-9
-al	29
-ale	11 0 -42
-all	0 0 0 0 -53
-alo	-30
-als	0 0 0 -34 0 32
-am	0 30 0 -42
-ame	-21
-amo	30
-ams	0 0 0 -45 -40
-an	31
-ana	0 0 0 0 34
-and	25
-ane	-10 0 0 0 33
-ang	8 0 0 0 30
-ank	-19 -35
-ano	17 0 0 0 -35
-ans	32 -32 0 -35 0 32
-ant	10 -39 -34
-any	0 0 0 -33 38
-ap	9 0 0 0 30
-aph	-25
-api	22
-aps	-13 0 0 -33 -30
-apt	-30
-ar	0 0 0 0 -56
-are	17 -32
-arn	12
-ars	-12 0 -37
-ary	17
-as	13 -37 32 -36 35 -45
-ase	0 0 0 0 -30
-ash	28
-ast	20 50 -32 0 -52
-at	24 0 0 -42 0 -53
-ate	0 0 0 0 -36 -35 30
-ato	41 -34
-ats	23 0 0 0 0 35
-au	-8 -32
-ave	24 47 0 0 -71 0 -34
-avy	26
-awn	20
-ax	16
-ay	0 -30
-ays	11
-ba	30
-bal	29
-bar	-26 -35 0 0 35
-be	-8 0 0 -30
-bel	-15 0 0 0 0 -42
-ben	23
-ber	15 0 0 -33 39
-bit	42
-bly	-10
-bo	-26 -33
-bor	39
-box	34
-bra	21
-bre	35 -35 -42 0 41
-bug	0 0 0 -32
-by	20 0 0 -32
-ca	57 32 -34 -40
-cal	39
-can	28 0 40 -36 -42
-car	28
-ced	-24
-cel	-23 0 -30 0 0 -40
-cen	11 0 0 0 -30
-cer	25
-ces	43 -36 41
-cey	35
-cha	33 -32 0 0 0 -30
-che	0 0 -40 -47
-cho	-34
-cht	26 0 -35
-ci	17
-cio	27
-cit	31 -32 0 0 -30
-cks	39
-cky	-44
-cle	14 0 0 0 -42
-co	31 -45
-cou	-11
-cs	31 -31
-ct	10
-cto	0 0 0 0 -32
-cy	22 0 0 -34
-da	-8 0 0 -35
-dal	-35
-dan	12 42 -31 0 -40 0 -30
-dar	22
-day	0 -33
-db	29 -35 0 0 0 -39
-dby	20 0 0 -32
-de	0 0 -37
-ded	13
-del	37 -39 0 -45
-dem	14 0 0 0 -34
-den	49 0 -37 -35
-deo	-24
-der	19
-des	54 0 0 0 43
-dex	9 -32
-di	22 0 0 0 33
-dia	42 0 0 0 46 -45
-die	30
-dig	42 0 0 0 33
-dio	0 32 0 0 -38
-dit	0 0 0 -32
-dle	21 31 -50 -31
-dly	0 0 -30
-dme	-46
-dn	-20 0 0 0 -32
-do	0 0 -34
-doc	22
-dog	40 0 0 -34 0 -30
-dor	17 -40 0 0 0 -34
-dos	0 -44 -30 -39 46
-dow	8 0 0 0 0 -67
-ds	22
-dt	40 0 0 0 32
-dth	0 -31
-dux	30 -37 0 30
-dy	-18
-ea	-27
-ead	0 0 0 0 0 -30
-eak	0 0 0 -30 32
-eal	-13 0 0 0 -49
-eam	10 0 0 -38
-ean	-49
-ear	0 0 0 0 -37
-eat	0 -47 0 0 30
-ebo	-12 -33
-ece	-38
-eck	0 0 -47 0 0 -41 42
-ect	0 30 0 -52
-eds	17 -37
-ee	-18
-eed	15
-eep	-11 0 0 0 0 -33
-eer	26
-ees	-28 0 -32
-eet	-18 -43 0 0 33
-egt	41 -36 0 0 0 -32
-eir	0 -42 0 0 39
-eit	-28
-eks	33 0 0 0 0 -30
-ekt	-22
-el	21
-eld	-18 0 0 -30 0 -41
-elf	35
-ell	-10 -34 0 0 -47
-els	12 -32 47 -32
-ely	11 30 0 0 -32
-em	0 0 0 0 0 -30
-ema	43 0 30 -30
-eme	26 56 0 -37 -58 -31
-ems	-28 -43
-en	22
-end	12 0 -41
-ene	32 0 -32
-ens	12
-ent	20
-eo	-24
-ep	-11 0 0 0 0 -33
-eps	-19 -58 37 -42
-ept	32 0 -41 0 0 -44
-era	23 -31
-ere	-12
-erg	27
-ern	15 -44
-ero	8
-ers	27 -34
-ert	26
-ery	17
-es	34
-ese	-23 -36 0 0 32
-esh	-32
-esn	-15
-ess	20 0 0 0 -36
-et	9 0 0 0 0 -35
-eta	27 39 0 0 -33 -34
-ete	0 43 0 0 -43 -34
-ets	31
-ety	31
-eu	-27
-eue	-11 0 0 0 -40
-eur	32 -34 0 0 52 -41 -34
-evo	26
-ew	-17 0 0 0 0 -49
-ews	54 0 0 -32
-ex	0 -38 0 0 0 -39
-ext	26 0 0 0 0 0 -32
-ey	26 0 -32 -41 35 -38
-ez	-52
-eze	16
-fe	-19
-fee	-32
-fen	45 0 0 -36
-fer	39 -56 0 0 30 -39
-ff	41
-ffs	46 -30 32 -32 -30 -30
-fic	-20
-fie	-46
-fig	0 0 -38
-fix	33
-fka	14
-fox	0 0 0 -37 30
-fra	41 0 -35
-fs	46 -30 32 -32 -30 -30
-ft	0 0 0 -38 40 -34
-fts	20
-ful	10 0 0 -32
-fy	0 0 0 0 -36 0 32
-ga	-15
-gal	12 0 0 -39
-gar	-36
-ge	-14
-ged	0 0 0 -30
-gen	16 -42 0 0 46
-ger	-8
-ges	31 59 0 0 -33
-get	-28
-gex	-25
-ght	-15
-gic	-21
-gin	0 -30
-gle	30 0 0 0 0 -62
-gma	-23 0 0 0 37 0 -31
-gn	21 0 -39 -38 0 -41 -42
-gns	35 0 0 -33
-go	43 0 -31 0 0 -49
-gos	30 0 0 -40
-got	-32
-gry	0 0 0 -31 31
-gs	13 0 0 -34
-gt	42 0 -37
-gth	0 0 34 0 -34
-gue	-41 -38
-gy	-36 -46 0 0 0 -39
-ha	50 0 -30 0 0 -50
-hau	-33
-he	0 0 -40 -47
-hed	0 0 -38 0 0 -45
-her	-36 0 0 0 -62
-hes	9
-hi	31 -41
-hin	25 0 0 -40
-hly	32 -46
-hn	25
-ho	-34
-hod	15
-hon	32 -37
-hor	11 0 0 0 -38
-hot	0 0 0 0 -41
-hql	0 -31
-hre	-40
-hs	51 -48
-ht	0 0 -32
-hts	15 0 -47 -35 30 0 -34
-hub	43
-ia	14 -48 -48 0 30 0 -32
-ial	0 0 -36
-ian	53 0 -34 0 0 -31
-ias	-9 -32 0 0 30
-ib	26 -31
-ibe	17
-ic	16 33 0 0 -50
-ica	45
-ice	12
-ich	-8
-ick	-14 -36 0 0 37 -38
-ico	26 -41 0 -32 34
-ics	33
-ict	-18
-icy	-25
-id	63 -66 0 -40
-ide	10 30 -38 -44
-ido	-13
-ids	26 -39 0 0 0 -34
-ie	0 0 -50 0 0 -42 -32
-ied	-22 0 0 0 0 -34
-ien	-28
-ier	10 0 0 0 0 -37
-ies	34
-iet	-15
-iew	-29
-ift	0 0 0 0 34
-ify	0 0 0 0 -36 0 32
-ig	11 0 -43
-ign	21 0 -39 -38 0 -41 -42
-igo	22
-igs	21 -50 33 0 0 -51
-ijd	30 0 -41 0 0 -34
-ike	-14
-il	-28 0 -31
-ild	22 0 0 0 0 0 30
-ill	-19 0 0 0 0 -42
-ils	-18 0 0 -35
-ilt	32 0 -30
-ily	56 -40 -33 -39
-im	21 0 0 0 -36
-ime	27 0 -44 -33 34 -51
-ims	-27
-in	19
-ina	-22
-ind	0 0 0 0 0 -30
-ine	17 0 -36 30 -33
-ink	-25 -31
-ins	-26
-int	-20 0 0 0 -50 37
-io	23
-iod	34 0 0 0 -33
-ion	11
-ios	50 0 0 -49 0 0 -40
-ipe	29 0 0 0 0 -35
-ips	36
-ipt	-29 0 -32 0 0 -31
-ir	10 -33
-ird	-42 0 -31
-ire	49 -45
-iro	15
-is	38
-ise	44
-ish	39 -62 53 0 -44
-iss	-43
-ist	0 -44
-isy	42 0 0 -31 0 -31
-it	16
-ite	0 0 34
-ith	39 0 0 30 -33
-its	35
-ity	16
-ium	26 -42 -32 31 -35 0 -30
-ive	44
-ix	37
-ixa	-32
-iza	9
-ißt	47
-ión	55 0 -32
-jd	30 0 -41 0 0 -34
-jes	15 0 30
-ji	42
-jis	28 -39 41
-jor	10
-ka	14
-kal	21 0 -31
-ke	9 0 0 0 0 -39
-ked	-13 0 0 36
-kel	-28
-ken	0 0 0 -35
-ker	0 0 -46
-kes	-12 0 0 0 0 -31
-kie	-18
-kly	28
-kt	24 -41
-ku	50 -33 0 0 0 -32 -33
-kup	12
-ky	-32
-lar	36 0 0 0 -52
-las	24 -35 34 0 0 -37
-lay	31 0 0 -31 -38 0 38
-ld	-21
-ldn	-20 0 0 0 -32
-lds	43 31 0 0 0 -39
-lem	-24
-len	11 -46 -30
-ler	24 0 0 0 0 0 -30
-les	24
-let	33 -50 45 0 -36
-leu	-27
-lf	37
-lib	26 -31
-lic	49 30 0 -33 -63
-lid	13 -37 0 0 42
-lin	37 0 -38
-lit	-20 0 0 0 -31
-lks	25
-ll	-12 0 0 0 -35
-lle	14
-llo	-17
-lls	69
-lly	-11 -42
-lo	0 0 0 0 37
-log	-20 33 0 -31
-lon	-34
-lop	45 0 -34 -50
-lor	-9 -48 0 0 0 -32
-lot	25
-low	-27
-loy	0 -33 0 0 33 -31
-ls	26
-lse	0 0 0 0 30
-lt	10 0 0 -35
-lta	36 0 0 0 -39
-lte	30 -35 0 35
-lth	13 38 0 -37 -41
-lti	34 -32
-lts	-11 31
-lue	0 -32 0 0 36
-ly	8 -31
-lé	27
-lés	36 -37 43 0 -39 -32
-ma	25 0 0 -49
-mal	15 -37 0 -44 60 -41
-man	10
-mat	39 0 0 -45 0 -32
-me	0 43 0 -39
-med	0 0 0 -38 0 44
-men	53 -43 0 0 0 -38 -32
-mer	9 35 -71
-mes	43
-mic	24 0 -35
-min	22
-mit	23
-mma	0 0 0 -37 -41
-mme	-31
-mmt	-22
-mmy	25
-mn	0 0 0 -31
-mns	-23 0 0 -30 -32
-mo	23 0 -34 0 -34
-mos	45 0 -39 67 -80 -36 -34
-mp	26
-mps	20 0 -32
-mt	-22
-mum	0 0 0 -34
-my	43 0 0 0 0 -30
-na	-20 0 -31 -36 49 -45
-naf	32
-nal	34 0 0 0 0 -45
-nar	-49
-nau	15 0 0 0 45 -43
-nc	26
-nca	28 42 0 -30 -45
-nch	-23
-ncs	18 0 -43 0 31
-ncy	31 0 0 0 0 -47
-nde	-13
-ndo	-54
-nds	-8 0 0 -51
-ne	18 0 -48 31 0 -31
-ned	0 0 0 0 0 -31
-nel	37 0 -36 36 -32
-nen	32
-ner	0 -38
-nes	8
-net	33 0 0 -33
-new	13
-ney	13 35 0 -36 0 -30
-nga	-27
-nge	-21
-ngs	0 0 0 -43
-ni	38 39 0 -32 -34 -34
-nit	10
-nk	0 -56 0 0 0 -38
-nks	-48
-nkt	0 0 30
-nky	-17
-nno	22 31 0 0 -32
-nnt	50 -41 -45 0 0 -44 -30
-nny	10 0 0 0 -36
-no	32 0 0 -31
-not	-22 0 0 0 -37
-nr	32 0 -32 0 -35 36
-ns	16
-nse	0 0 0 -43 0 -31
-nst	10 0 0 0 0 -38
-nt	15
-nta	-11
-nte	20
-nth	10 -44 0 0 49
-nti	18
-nto	0 0 0 -31 0 -31
-nts	24 -33
-ntu	24
-nty	38 0 0 0 0 -32
-nue	-18 0 0 0 34
-ny	13 0 0 0 0 -34
-nze	-15 0 0 0 30
-née	15
-oad	-8 0 -30 -35 32
-obe	34 0 0 0 0 -33
-oc	42 30 0 -35 0 -34
-ock	35 0 0 -54
-ocs	-16 0 0 0 -32
-od	21
-ode	16
-ods	40 0 -30 0 -30
-ody	-17
-off	34 0 0 0 -37
-og	22 0 -38 0 0 -42 -32
-oid	48 -42 0 0 0 -32
-oir	33 0 0 0 30
-oit	38 35 0 0 -32
-oji	42
-ok	33 0 0 0 0 -43
-oke	32 -35
-oks	-23 -32 0 -33
-oku	26
-ol	53 -58 -33 46
-ole	-23
-oll	13
-ols	35 0 0 -31 0 -40
-om	10 -39 0 0 -43
-ome	24
-oms	35 -37 -32
-on	10
-ona	-42
-ond	-25 0 0 0 0 -39
-one	0 0 -49
-ong	-10 0 -30 0 -43 43
-ons	39 0 0 0 0 -33
-ont	31 0 -30 0 0 -32
-ony	22
-ood	-26
-ook	33 0 -31 0 0 -47
-ool	44 -47 -30
-oon	-27
-oor	16 0 0 0 0 -42
-oot	-20
-op	30 0 -40
-ops	-13 -35
-or	18
-ord	38 -57 0 -34 53 -49
-ore	15
-ork	20 50 -45 -42 -33 -43
-orm	12 0 0 0 -33
-ors	18
-ory	11
-os	56 -31 0 0 0 0 -31
-ose	8 -57 0 0 0 30
-oss	34 0 -30 -30
-ost	-41
-ote	0 0 0 0 -35
-oto	8
-ots	51 38 0 -52 0 -34
-ou	0 0 0 0 -32
-oud	16
-oup	35 0 0 -34 0 -35 -33
-our	36 -32 33 0 0 -32
-ous	22 0 0 0 0 -30
-ova	-21
-ove	-16 0 -33 -41 0 -39
-own	0 0 0 0 0 -56
-ows	-28 0 -42
-ox	36
-oxy	17 -49 0 0 0 32
-oy	0 -33 0 0 33 -31
-oys	59 0 0 0 0 -33
-pat	-24 0 0 0 32
-pe	10
-ped	12 34 0 0 -31
-pen	27 -32 -41 0 0 -32
-per	45 -58 0 0 0 -33
-pes	27 0 39 0 -57
-ph	-25
-pi	22
-pic	-44
-ply	28
-po	20
-pot	25 0 0 -37 35
-ppy	-17
-pre	26 0 -31
-pt	0 0 -49 0 0 -44
-pte	30
-pth	-19 0 0 0 -33
-pto	26 0 0 0 30
-pts	9 0 0 0 -62 -32
-pty	15 -34 -35 -34 40
-put	0 35 -31 0 -30
-py	-17
-ql	12 -42 0 38 -30
-que	31
-ra	35
-rag	40
-ral	0 -50
-ran	24 0 0 0 35
-rar	11 0 0 0 -38
-ras	28 0 0 0 30
-rce	20
-rch	-18 0 0 30 0 -46
-rci	17
-rd	0 0 0 0 32 -31
-rda	-31
-rde	0 0 0 0 0 -30
-rdi	22 0 0 0 33
-rds	25 0 53 0 0 -58
-rdt	40 0 0 0 32
-red	13 0 -43 0 48
-ree	-18
-ren	28 0 -34
-rer	-18 0 0 -35
-res	41 -41 0 0 36 -37
-rew	32 -33
-rg	30
-rge	-22
-rgo	17 0 0 0 -30 -33 37
-rgy	-12 0 0 0 0 -34
-ria	-25 -38 -31 34
-ric	26
-rid	9 -34
-ril	0 -35 0 0 37 -37
-rio	22 0 0 0 0 -41
-rk	22 44 -49 -48 0 -45
-rks	0 0 0 -39
-rkt	29
-rld	-23
-rly	25 -39
-rms	26
-rn	23 -52 34
-rne	14 -37 0 0 49 -31
-rno	28 0 0 0 31 -35
-rns	0 -37 0 -32
-ro	31 47 0 -37 -37
-rod	28 0 0 0 0 -35
-rol	33
-ror	-27
-ros	32 -55
-row	10 0 0 -44 -40
-rra	-22
-rre	11 0 0 0 35 -30
-rry	-36
-rs	27
-rse	-12 -47 38
-rta	24 -37
-rte	41 0 0 0 0 -35
-rth	31 0 0 0 0 -37
-rts	0 0 0 0 -32
-rty	20 0 -32 0 -32
-rum	-11
-run	-33
-rus	20 0 0 0 33
-ría	-37
-sa	36
-sar	17 0 0 0 -31
-sch	42 0 43 -41 -49
-sco	20 0 0 0 -32 -31
-se	8
-sed	-15 0 0 0 -32
-sen	-9 -35
-ser	0 0 -46 0 -36 0 37
-ses	48 -34 0 -49
-set	28
-sh	26 0 43 0 -42
-sic	0 -32 -33
-sis	20 0 0 0 -30
-sks	27
-sle	25 0 0 -31
-sly	-24
-smo	28 0 -31 0 -35
-sn	-15
-so	47 0 -34 0 0 0 -30
-son	0 -34
-sor	30
-sql	18 -32
-ss	14
-sse	13 0 -44 0 0 -50 -31
-sso	35 -36
-sta	37
-ste	-38 0 -33 -33
-sto	-21
-sts	15 0 0 0 -45
-sue	0 -34 32 -30
-sum	-18
-sy	42 0 0 -31 0 -31
-ta	42 0 -31
-tag	26 -37 -32 0 41
-tas	47 -37 0 -37
-tax	16
-tee	18 0 0 0 -34
-ten	35 0 0 -36
-tes	11 0 0 -33
-tet	0 0 0 0 0 -41
-th	28 0 0 0 0 -52
-ths	51 -47 -32
-ti	0 -35 0 0 34 -30
-tic	-13
-til	-26 0 0 33 0 -43
-tin	40 0 0 -34
-tir	24 0 0 31 -43
-tis	32
-tle	-36
-tly	0 0 0 0 0 0 -30
-to	35 -34 0 -50
-tom	40 -36 36 0 -36
-ton	-27 0 0 0 -38
-top	-28 -34
-tor	24 0 0 0 0 -34
-tos	35 0 0 0 0 -36
-tps	37 0 0 0 39
-tra	39
-tre	-15
-tro	23 45 -38 0 0 -39
-try	-24 -43 -40 0 38
-ts	25
-tt	0 0 0 0 0 -30
-tte	13 -38 0 -46 37
-tto	31 -30
-tty	-35
-tu	24
-tup	0 33 0 -32
-tus	0 0 0 -38 40 -34
-ty	33 0 -34 0 31
-ual	20 0 0 48 0 -41
-ub	23
-uca	33 0 0 0 33 -34
-uce	-23
-uch	0 0 0 -34 -31 0 -33
-uck	-26 0 0 -33
-uct	0 -34 0 0 -38
-ud	16
-ude	27 -30
-ue	-20
-ued	22
-uen	16 0 -31 0 -31 -41
-ues	17 0 0 0 0 -44
-uff	0 0 0 0 -31
-ug	0 0 0 -32
-uit	-20 0 0 -35
-ul	9
-uld	-32 -43 0 38 -41
-ule	34
-ulo	32 0 0 0 37
-ult	0 0 0 -62
-um	0 -49 -36
-ume	-9
-umn	0 0 0 -31
-ums	35 0 0 0 -43
-un	-29 0 0 0 -34
-und	-9
-ung	0 0 -32 -31
-unk	53 0 -46 0 33 -30
-unt	0 0 0 -39
-up	35
-ups	17 0 0 -34 0 -33
-ur	45 -43 0 0 35 -48 -34
-ura	14
-ure	0 0 0 0 -40
-urn	15 -33 0 -45 39
-urs	29 0 -36
-urt	54 -35 -42 -34 53 -31
-us	0 0 0 0 31 -48
-use	-8 0 0 34
-uth	44 0 0 -32 47 -38
-uts	-14
-ux	33 0 -30 0 -36
-va	-21
-val	18 0 0 -37
-ve	28
-ved	-10 32 0 0 0 -64
-vel	31
-ven	-10 0 0 0 -34 -44
-ver	0 32
-ves	38 0 0 0 0 -35
-vez	-13
-vo	13 0 0 0 0 -33
-vor	-39
-vt	-11
-vy	37 0 0 0 -32
-vía	24 0 0 0 34
-way	0 -52
-wed	-19 0 0 -49
-wer	-19 -51 35
-wn	0 0 0 0 0 -53
-xa	-32
-xed	0 0 0 0 -30
-xel	-14 0 0 -38 0 31
-xes	0 39 0 -43
-xt	26 0 0 0 0 0 -32
-xts	0 0 34 -42 0 -33
-xy	17 -49 0 0 0 32
-ybe	-28
-yed	18 0 0 -33
-yer	45
-yle	0 -35 42 0 0 -31 -32
-ync	26
-ype	8
-ys	17
-za	27 0 -30
-zan	15 -37
-ze	43 0 0 0 0 0 -30
-zed	11 45 -37 -32 0 -36
-zel	-35
-zen	37 42 0 -30 0 -46
-zer	-17 -38 0 -34 45 -38
-zes	-18
-zi	32 0 -32
-zie	-20
-zzi	32 0 -32
-ßt	47
-ão	40
-ägt	-17
-ção	40
-ère	34 0 0 0 -43
-ée	33 0 0 0 0 -31
-és	38 -43 40 0 -50
-ês	22 0 30 0 -30
-ía	0 0 0 -30 0 -32
-ón	45 0 -32
-ört	16
1:!	-21
1:!&GRATITUDE	-21
1:"	0 0 0 0 0 -31
1:"&LIVES	41
1:<acronym>&IS	-15 0 0 0 0 -38
1:<acronym>&VALUE	-19
1:<amount>&GRATITUDE	-41
1:<code>	38 -41 0 -35 0 -34 40
1:<code>&IS	24
1:<code>&VALUE	38 -41 0 -35 0 -34 40
1:<host>	-9 0 0 -33 39
1:<host>&VALUE	-9 0 0 -33 39
1:<name>	16 -32
1:<name>&EVERY	16 0 0 -31 -31 -32
1:<name>&IS	13 0 0 0 0 0 -42
1:<name>&LIVES	19 0 -31 -31 0 -32
1:<name>&NOT	16
1:<name>&ONLY	23
1:<name>&THIS	31 0 0 0 -55
1:<name>&VALUE	16 -32
1:<number>	0 -30
1:<number>&GRATITUDE	-35
1:<number>&IS	22 -32 0 -31
1:<number>&VALUE	0 -30
1:<path>	0 -42 0 -36 0 0 -33
1:<path>&IS	27
1:<path>&USE	8 0 0 0 -33
1:<path>&VALUE	0 -42 0 -36 0 0 -33
1:<version>	0 0 0 -32 34
1:<version>&LIVES	34 0 0 -30 35 -33
1:<version>&NOT	15
1:<version>&SYMPTOM	-23
1:<version>&VALUE	0 0 0 -32 34
1:AGAIN	-35
1:AGAIN&AGAIN	-35
1:AGAIN&NOT	-24
1:AGAIN&PLEASE	-27
1:AGAIN&SYMPTOM	-12
1:ALWAYS	16 0 34 -38 -36
1:ALWAYS&ALWAYS	16 0 34 -38 -36
1:ALWAYS&GRATITUDE	24
1:ALWAYS&I	11
1:ALWAYS&THIS	12 -34
1:ASKS	-35
1:ASKS&ALWAYS	-17
1:ASKS&DROP	-11
1:ASKS&EVERY	-16
1:ASKS&FORNOW	-9
1:ASKS&GRATITUDE	-26
1:ASKS&I	-17
1:ASKS&IS	-21
1:ASKS&LIVES	-34
1:ASKS&MOVED	-23
1:ASKS&MUST	-22
1:ASKS&SYMPTOM	-24
1:ASKS&THIS	-16
1:ASKS&USE	-32
1:ASKS&YOU	-17
1:BECAUSE&THIS	16
1:CALLED	47 -34 34
1:CALLED&CALLED	47 -34 34
1:CALLED&IS	25
1:DECIDE	19 0 0 56 -50
1:DECIDE&DECIDE	19 0 0 56 -50
1:DECIDE&DROP	22
1:DECIDE&EVERY	25
1:DECIDE&I	-44
1:DECIDE&IS	17 -31
1:DECIDE&KEEP	19
1:DECIDE&LIVES	-20
1:DECIDE&MAYNOT	20
1:DECIDE&NO	42 0 0 31
1:DECIDE&NOLONGER	25
1:DECIDE&NOT	12
1:DECIDE&NOW	28
1:DECIDE&ONLY	-26
1:DECIDE&USE	10
1:DECIDE&VALUE	13 0 0 44 -42
1:DOING	0 -30 -41
1:DOING&AGAIN	-20
1:DOING&DONT	11
1:DOING&EVERY	12 -32 0 -34 34
1:DOING&GRATITUDE	-39
1:DOING&HEDGE	-14
1:DOING&I	16
1:DOING&INSTEAD	-21
1:DOING&IS	0 0 -31 -37
1:DOING&LIVES	0 -39 0 32 0 -37
1:DOING&MOVED	-29 0 0 0 37 -36
1:DOING&NOLONGER	-30
1:DOING&NOT	20 -36 0 0 -36
1:DOING&NOW	0 0 0 -37
1:DOING&ONLY	54 0 0 -58
1:DOING&SYMPTOM	-19
1:DOING&THIS	18
1:DOING&USE	-30
1:DOING&VALUE	0 -31 0 -40 61 -54
1:DOING&WE	-15
1:DOING&YOU	12
1:DONE	-32 0 0 0 -31
1:DONE&I	-22
1:DONT	12 41 0 -30 -38
1:DONT&DONT	12 41 0 -30 -38
1:DONT&EVERY	-8
1:DONT&FORNOW	-40
1:DONT&I	25
1:DONT&IS	33
1:DONT&LIVES	-30
1:DONT&MUST	17
1:DONT&ONLY	-8
1:DONT&SYMPTOM	19 33
1:DONT&THIS	8
1:DONT&USE	45 48 -39 0 -39 -42
1:DONT&VALUE	32 36 -32
1:DONT&WE	27 37
1:DROP	-11 -37 -36 42 -42
1:DROP&DROP	-11 -37 -36 42 -42
1:DROP&FORNOW	17
1:DROP&THIS	18
1:EVERY	11 41 -31 -38
1:EVERY&BECAUSE	12
1:EVERY&CALLED	29
1:EVERY&DECIDE	28 36 0 -32
1:EVERY&EVERY	11 41 -31 -38
1:EVERY&HEDGE	14
1:EVERY&I	22
1:EVERY&IS	-9
1:EVERY&KEEP	21 0 0 -36
1:EVERY&LIVES	25 0 0 -31
1:EVERY&MAYNOT	15
1:EVERY&MOVED	21
1:EVERY&MUST	24 47 0 0 -61
1:EVERY&NEVER	21
1:EVERY&NO	0 37 0 0 -36
1:EVERY&NOW	-34
1:EVERY&ONLY	-20 0 0 0 31
1:EVERY&OUR	32
1:EVERY&SHOULD	-10
1:EVERY&USE	0 0 0 0 -39
1:EVERY&VALUE	-18
1:EVERY&WE	9
1:FORNOW	-13 0 0 0 0 30
1:FORNOW&FORNOW	-13 0 0 0 0 30
1:FORNOW&THIS	13
1:FORNOW&VALUE	-10
1:FORNOW&WE	-30
1:FUTURE_I	-20 0 31 -39 -38
1:FUTURE_I&AGAIN	-18
1:FUTURE_I&EVERY	13
1:FUTURE_I&FORNOW	-18
1:FUTURE_I&HEDGE	-14
1:FUTURE_I&I	-26
1:FUTURE_I&IS	-15
1:FUTURE_I&LIVES	-23
1:FUTURE_I&MAYNOT	22
1:FUTURE_I&SYMPTOM	-28
1:FUTURE_I&THIS	-19
1:FUTURE_I&VALUE	-36
1:FUTURE_I&WE	-18
1:HEARSAY	-49
1:HEARSAY&I	-14
1:HEARSAY&IS	-25
1:HEARSAY&LIVES	-26
1:HEARSAY&MOVED	-31
1:HEARSAY&MUST	-18
1:HEARSAY&SHOULD	-8
1:HEARSAY&THIS	-29
1:HEARSAY&USE	-27
1:HEARSAY&VALUE	-16
1:HEDGE	-36
1:HEDGE&BECAUSE	-18
1:HEDGE&DECIDE	-13
1:HEDGE&EVERY	-19
1:HEDGE&HEDGE	-36
1:HEDGE&IS	-30
1:HEDGE&LIVES	-21
1:HEDGE&MUST	-26
1:HEDGE&NEVER	-16
1:HEDGE&NOT	-24
1:HEDGE&SHOULD	-8
1:HEDGE&SYMPTOM	-12
1:HEDGE&THIS	-13
1:HEDGE&USE	-26
1:HEDGE&VALUE	-25
1:HEDGE&WE	-34
1:HEDGE&YOU	-9
1:I	-14
1:I&AGAIN	-35
1:I&ALWAYS	32
1:I&BECAUSE	-20
1:I&DECIDE	21
1:I&DONT	-40
1:I&DROP	-23
1:I&EVERY	0 0 0 -34 37
1:I&FORNOW	-28
1:I&HEDGE	-27
1:I&I	-14
1:I&IS	27
1:I&KEEP	26
1:I&LIVES	10
1:I&MAYNOT	12
1:I&MOVED	-47
1:I&MUST	-37
1:I&NEVER	-32
1:I&NO	10
1:I&NOT	12
1:I&ONLY	-35
1:I&OUR	-21
1:I&PLEASE	29
1:I&PREFER	47 0 31 0 -35
1:I&SHOULD	-18
1:I&SYMPTOM	-28
1:I&THIS	0 0 0 0 -37
1:I&USE	8
1:I&VALUE	0 0 -36 -42 0 41
1:I&WE	26
1:I&YOU	-19
1:IF	9 0 31 0 -35
1:IF&BECAUSE	16
1:IF&EVERY	11
1:IF&I	0 -32
1:IF&KEEP	17
1:IF&LIVES	-19 -37
1:IF&MUST	0 0 -30 0 -30
1:IF&PLEASE	15
1:IF&THIS	-20
1:IF&VALUE	12
1:IF&WAS	-34
1:IF&WE	-35
1:IF&YOU	20
1:INSTEAD&AGAIN	29
1:INSTEAD&THIS	29
1:INSTEAD&WE	31
1:IS	-12 0 -33 0 -30 36
1:IS&AGAIN	-36
1:IS&ALWAYS	-13
1:IS&CALLED	16 0 0 0 37 -38
1:IS&FORNOW	-21
1:IS&GRATITUDE	-45
1:IS&HEDGE	-24
1:IS&I	-29
1:IS&IS	-12 0 -33 0 -30 36
1:IS&MUST	39 35 0 0 -37
1:IS&NO	-9
1:IS&NOT	56 -47 -31 -35 -54
1:IS&NOW	14
1:IS&SYMPTOM	-52
1:IS&VALUE	27 -40 0 0 -31
1:KEEP	22 0 32 0 -47
1:KEEP&DONT	20
1:KEEP&DROP	-29
1:KEEP&KEEP	22 0 32 0 -47
1:KEEP&LIVES	10 35 0 -32
1:KEEP&MUST	20
1:KEEP&THIS	18 0 0 -47
1:KEEP&VALUE	44 0 0 34 -35 -34
1:KEEP&WE	-23
1:LIVES	-21 0 0 0 -36
1:LIVES&EVERY	-12 -32
1:LIVES&IS	16 -42
1:LIVES&LIVES	-21 0 0 0 -36
1:LIVES&NOT	-16
1:LIVES&ONLY	17
1:LIVES&PLEASE	-26
1:LIVES&SYMPTOM	-22
1:LIVES&THIS	-60
1:LIVES&VALUE	24 -45
1:LIVES&YOU	17
1:MANY	14
1:MANY&ALWAYS	16 30 -71
1:MANY&BECAUSE	22 -34 0 46 -41
1:MANY&CALLED	-41 0 0 0 0 -38
1:MANY&DECIDE	10 0 0 0 33
1:MANY&DROP	14
1:MANY&EVERY	25
1:MANY&FORNOW	9
1:MANY&GRATITUDE	-43 -32 0 -38 0 -33
1:MANY&HEDGE	-19
1:MANY&I	8 0 0 0 -32 -30
1:MANY&INSTEAD	37 -30
1:MANY&IS	25
1:MANY&KEEP	48 0 0 -30
1:MANY&LIVES	36
1:MANY&MAYNOT	0 0 -42 -36
1:MANY&MOVED	40
1:MANY&MUST	44 56 -48 0 -31 -34 -36
1:MANY&NEVER	56 0 0 -42
1:MANY&NO	31
1:MANY&NOLONGER	-25 -34 0 30
1:MANY&NOW	10
1:MANY&ONLY	29 41
1:MANY&OUR	8 0 0 0 -31 -32
1:MANY&PLEASE	17 -39 0 0 -32
1:MANY&SHOULD	10
1:MANY&SYMPTOM	-39 0 0 0 0 -37
1:MANY&THIS	-24 0 0 0 0 -36
1:MANY&USE	10 0 0 -36
1:MANY&VALUE	21
1:MANY&WAS	-23
1:MANY&WE	-27 0 0 -40
1:MANY&YOU	-16 -33 0 0 0 -30
1:MAYNOT	0 0 0 -38
1:MAYNOT&MAYNOT	0 0 0 -38
1:MOVED	-38 0 0 0 0 -31
1:MOVED&IS	34 0 0 0 0 -31
1:MOVED&MOVED	-38 0 0 0 0 -31
1:MOVED&THIS	-36
1:MUST&LIVES	26
1:MUST&THIS	-19
1:NEVER	32 64 -48 -39 -55 0 -32
1:NEVER&EVERY	13
1:NEVER&IS	-20
1:NEVER&LIVES	43
1:NEVER&NEVER	32 64 -48 -39 -55 0 -32
1:NEVER&THIS	-18
1:NEVER&VALUE	39 0 -41
1:NO	19 0 0 0 -52
1:NO&DECIDE	39 -52
1:NO&DROP	20 30 0 -38
1:NO&EVERY	9
1:NO&GRATITUDE	-16
1:NO&I	0 0 0 -31
1:NO&IS	-14 0 0 0 -37 34
1:NO&KEEP	-27 -37 0 35
1:NO&LIVES	21 -42
1:NO&MOVED	28 0 0 -31
1:NO&MUST	-47
1:NO&NEVER	26 0 0 0 0 -32
1:NO&NO	19 0 0 0 -52
1:NO&NOT	24 0 -35 -42 0 32
1:NO&ONLY	23 -31 0 33 0 -33
1:NO&PLEASE	36 33 -31 -40 0 -34
1:NO&USE	10 37 -34 -31
1:NO&VALUE	44 0 -36 0 0 43
1:NO&WE	19 -41 0 41 0 -34
1:NOT	-11 0 -36 0 -55
1:NOT&EVERY	30 0 0 -33
1:NOT&FORNOW	-30
1:NOT&I	-26
1:NOT&IS	31 0 0 0 -35 33
1:NOT&NOT	-11 0 -36 0 -55
1:NOT&SYMPTOM	8
1:NOT&THIS	-45
1:NOT&VALUE	33 0 0 -46
1:NOW	-31
1:NOW&GRATITUDE	-29
1:NOW&MUST	-8
1:NOW&NOW	-31
1:NOW&THIS	-22
1:NOW&VALUE	0 -31 0 0 35
1:NOWON	43 0 0 0 0 -30
1:NOWON&EVERY	37 38 0 -31 -34
1:ONLY	17 0 -40
1:ONLY&BECAUSE	18
1:ONLY&IS	0 0 0 0 39
1:ONLY&LIVES	27 30 0 0 -37
1:ONLY&ONLY	17 0 -40
1:ONLY&SYMPTOM	-29
1:ONLY&THIS	-26 0 0 0 -30
1:ONLY&VALUE	0 0 0 -33
1:OUR	0 -34
1:OUR&FORNOW	18
1:OUR&IS	0 0 0 -30 31
1:OUR&OUR	0 -34
1:OUR&VALUE	43 0 0 -30 33 -37
1:OWNER	0 0 0 0 -32
1:PAST_I	-42
1:PAST_I&AGAIN	-8
1:PAST_I&DECIDE	-34
1:PAST_I&FORNOW	-23
1:PAST_I&GRATITUDE	-38
1:PAST_I&LIVES	-14
1:PAST_I&NOT	-22
1:PAST_I&THIS	-22
1:PAST_I&USE	-30
1:PAST_I&VALUE	18
1:PAST_I&YOU	-21
1:PER	30
1:PER&USE	30
1:PER&VALUE	30
1:PREFER	29 -46 57 -32 -49
1:PREFER&I	11
1:PREFER&LIVES	28
1:PREFER&NO	10
1:PREFER&PREFER	29 -46 57 -32 -49
1:PREFER&THIS	-22
1:PREFER&VALUE	18 -30
1:SHOULD	-51
1:SHOULD&SHOULD	-51
1:SYMPTOM	-11 -37
1:SYMPTOM&AGAIN	-18
1:SYMPTOM&GRATITUDE	-31
1:SYMPTOM&IS	0 0 -38 0 39 -35
1:SYMPTOM&LIVES	-15
1:SYMPTOM&MUST	38 0 0 -38
1:SYMPTOM&NOW	27
1:SYMPTOM&SYMPTOM	-11 -37
1:SYMPTOM&THIS	-16 0 -33
1:SYMPTOM&VALUE	-16 0 0 0 0 -30
1:TASK	-45 0 41 0 0 -31
1:TASK&AGAIN	-32
1:TASK&ALWAYS	-49
1:TASK&BECAUSE	-20
1:TASK&DROP	24
1:TASK&EVERY	0 0 0 -34
1:TASK&FORNOW	-22
1:TASK&GRATITUDE	-11
1:TASK&I	15 -33 43 -40 -31 -42 -47
1:TASK&IS	20
1:TASK&LIVES	0 -45 0 -30 38 -31
1:TASK&MOVED	-26
1:TASK&MUST	37 0 0 -33 -64
1:TASK&NO	35
1:TASK&NOLONGER	-17
1:TASK&NOT	36 0 35 0 -48 -46 -39
1:TASK&NOW	-26 0 -30 0 33
1:TASK&ONLY	-8 0 0 0 -34
1:TASK&OUR	15
1:TASK&PLEASE	-60
1:TASK&SYMPTOM	14 -35
1:TASK&THIS	-20 -60
1:TASK&USE	-37
1:TASK&VALUE	-38 0 -59
1:TASK&WE	-35
1:TASK&YOU	16 0 0 0 -30
1:THEY	-18 -34 0 -31
1:THEY&EVERY	-19
1:THEY&IS	-10
1:THEY&LIVES	-12
1:THEY&MOVED	-26
1:THEY&MUST	-30
1:THEY&ONLY	34
1:THEY&THIS	-47
1:THIS	-35
1:THIS&AGAIN	-9
1:THIS&ALWAYS	-34
1:THIS&DROP	-22
1:THIS&HEDGE	-19
1:THIS&I	-36
1:THIS&MOVED	-14
1:THIS&MUST	-19 -41
1:THIS&NEVER	-32
1:THIS&NOT	16 0 0 0 -48
1:THIS&NOW	19
1:THIS&ONLY	-21
1:THIS&SHOULD	-19
1:THIS&THIS	-35
1:THIS&VALUE	0 -39
1:THIS&WAS	0 -34
1:TIME	46 0 -35 -39 0 -34 -31
1:TIME&IS	23 -32
1:TOO	-59
1:TOO&ALWAYS	-38
1:TOO&IS	-32
1:TOO&THIS	-36
1:UNLESS	10 44 0 -36 0 -39
1:UNLESS&DONT	-13
1:UNLESS&EVERY	0 0 0 0 -35
1:UNLESS&IS	27
1:UNLESS&LIVES	-23
1:UNLESS&MUST	24
1:UNLESS&THIS	21
1:UNLESS&VALUE	24 0 0 0 -31
1:UNLESS&WE	8
1:UNLESS&YOU	-23
1:USE	0 0 0 0 -52
1:USE&EVERY	-24 0 -30
1:USE&FORNOW	-27
1:USE&I	-43
1:USE&IS	-24
1:USE&NOT	0 -34
1:USE&ONLY	0 0 -40
1:USE&THIS	-23 -31
1:USE&USE	0 0 0 0 -52
1:USE&YOU	-37
1:WAS	-33
1:WAS&WAS	-33
1:WE&AGAIN	-26
1:WE&BECAUSE	31
1:WE&DECIDE	29 0 0 35 -41
1:WE&DONT	36 0 0 0 -32
1:WE&DROP	36 0 0 37 -40
1:WE&EVERY	8
1:WE&FORNOW	-19
1:WE&GRATITUDE	12
1:WE&HEDGE	-26
1:WE&IS	9
1:WE&KEEP	37 -40 0 32
1:WE&LIVES	-21
1:WE&MAYNOT	30 0 0 -38
1:WE&MOVED	39 -38
1:WE&MUST	-38
1:WE&NEVER	-22
1:WE&NO	-15 0 -41 -36
1:WE&NOLONGER	20
1:WE&NOT	53 0 0 0 -32 -51
1:WE&NOW	51 0 0 30
1:WE&ONLY	-11
1:WE&SHOULD	-32
1:WE&THIS	47 0 -33
1:WE&VALUE	0 0 0 0 0 -36
1:WE&WAS	-35
1:WHAT	-34 0 -35
1:WHAT&AGAIN	-25
1:WHAT&EVERY	12
1:WHAT&GRATITUDE	-26
1:WHAT&HEDGE	-8
1:WHAT&I	-10
1:WHAT&SYMPTOM	-18
1:WHAT&THIS	-35
1:WHAT&USE	-27
1:WHAT&VALUE	0 0 0 0 -31
1:WHAT&WAS	-26
1:WRONG	0 0 -32 -38 -43 43
1:WRONG&AGAIN	-34
1:WRONG&GRATITUDE	-38
1:WRONG&IS	53 -33 0 0 -36 44
1:WRONG&LIVES	27
1:WRONG&NOLONGER	-11
1:WRONG&NOT	11 0 0 0 0 33
1:WRONG&THIS	30 33 0 0 0 -30
1:YOU	-11 0 0 -34 -39
1:YOU&GRATITUDE	-32
1:YOU&HEDGE	11
1:YOU&IS	33
1:YOU&MAYNOT	33
1:YOU&MUST	-36
1:YOU&SYMPTOM	-26
1:YOU&THIS	14
1:YOU&YOU	-11 0 0 -34 -39
1:_	9
1:_&AGAIN	8 0 0 0 0 -34
1:_&ALWAYS	45 0 0 -53
1:_&BECAUSE	-28
1:_&CALLED	10 -33 0 -37
1:_&DECIDE	37 -51 0 61 -57 -51
1:_&DONT	51 0 -34 0 0 -33
1:_&DROP	19 0 0 52 -44
1:_&EVERY	17
1:_&FORNOW	-34
1:_&GRATITUDE	-25
1:_&I	-34 0 0 0 0 -32
1:_&INSTEAD	24 0 0 0 -30
1:_&KEEP	37 40 -46 0 -47 -43
1:_&LIVES	27 0 0 -35 36
1:_&MAYNOT	33 0 0 0 -32
1:_&MOVED	35
1:_&MUST	0 0 -37
1:_&NEVER	8 0 0 0 0 -32
1:_&NO	18 0 30 -47
1:_&NOLONGER	12 0 0 0 0 -52
1:_&NOT	51 0 -50
1:_&NOW	0 -36
1:_&ONLY	34 0 0 0 0 -34
1:_&OUR	22
1:_&PLEASE	18 0 51 -33 -47 -40
1:_&SYMPTOM	-12
1:_&THIS	-32
1:_&USE	21 0 -36 0 35
1:_&VALUE	15
1:_&WAS	24 0 0 0 -50 41
1:_&WE	26 -37
1:_&YOU	-12 -32
1:a	9
1:a&AGAIN	28
1:a&GRATITUDE	-29
1:a&IS	0 0 0 -37
1:a&KEEP	19 -32 0 0 37
1:a&LIVES	29
1:a&MOVED	27 0 0 -32 -37
1:a&MUST	39 33 0 -36 0 -30
1:a&NEVER	34
1:a&NOT	25 0 0 0 -30
1:a&THIS	-14
1:a&USE	14 0 0 0 0 -31
1:a&VALUE	31
1:after&DECIDE	34
1:after&EVERY	-9
1:after&LIVES	-25
1:after&THIS	-14
1:after&VALUE	-18
1:an	39 0 0 0 0 -36
1:an&LIVES	24 -35 0 0 37
1:as&SYMPTOM	-34
1:as&YOU	-34
1:back	-33
1:both	-48
1:both&LIVES	-28
1:by	-26
1:das	-18
1:das&IS	-16
1:das&VALUE	24
1:de	0 -38 -32 -33 47 -31
1:de&VALUE	46 0 0 0 34
1:default	21
1:default&IS	21
1:der	0 -37
1:der&EVERY	38 0 0 0 44 -41
1:der&IS	14
1:der&LIVES	23 0 0 0 0 31
1:der&NOT	-43
1:der&NOW	31
1:der&SYMPTOM	-36
1:der&VALUE	44
1:die	28
1:die&IS	18
1:die&LIVES	31
1:die&NOT	-12 -30
1:die&VALUE	27
1:do	-15
1:do&GRATITUDE	-36
1:ein	37 0 0 -30
1:ein&LIVES	37 0 0 -30
1:el	0 -36 0 -36 30
1:el&EVERY	26 0 0 0 33 -35
1:el&LIVES	33 0 0 0 33 -34
1:el&NO	-43
1:el&NOW	25
1:el&VALUE	52
1:first	-26
1:first&IS	-10
1:for	0 0 0 0 0 -41
1:for&BECAUSE	20
1:for&EVERY	21
1:for&IS	41
1:for&LIVES	11
1:for&NOT	10
1:for&VALUE	-14 0 0 0 0 -34
1:for&WE	36 0 -33 35 -33
1:from	40 0 0 39 -43 -30
1:here	-39
1:il	35
1:il&IS	30 -34 0 0 40 -39
1:il&NOT	22 0 0 0 -35
1:il&VALUE	11
1:in	-21
1:in&ALWAYS	-20
1:in&EVERY	-17
1:in&GRATITUDE	-16
1:in&IS	0 -41
1:in&LIVES	14
1:in&NOT	12
1:in&PREFER	31
1:in&THIS	-19
1:in&VALUE	35
1:in&WE	0 0 0 0 -31
1:just	-35
1:just&FORNOW	-14
1:just&THIS	-22
1:la	0 -35
1:la&EVERY	41 -32 0 -43 46
1:la&IS	-9 0 0 0 0 -36
1:la&VALUE	46 0 0 -30 38 -44
1:las	18 0 0 0 37
1:last&IS	34
1:last&LIVES	41
1:last&THIS	-30
1:last&YOU	27
1:le	16 0 -37 -42
1:le&EVERY	10 0 0 0 0 -37
1:le&IS	51 -41 0 0 0 0 -36
1:le&NOT	-43
1:le&VALUE	35
1:les	34 0 0 -33 0 -36
1:les&LIVES	12 -30 0 0 33
1:les&NEVER	14 41 -35 0 -55
1:les&VALUE	0 0 -35 0 -37
1:los	28 0 0 0 0 -31
1:los&MAYNOT	10 30 0 0 -47
1:los&VALUE	13 -41
1:new	18 0 0 -31
1:new&LIVES	19 36 0 0 -34
1:new&THIS	21
1:new&VALUE	37
1:none	-29 0 -30 31 -32
1:none&GRATITUDE	-29 0 -30 31 -32
1:o	30 -36 -30 -31 47
1:o&IS	30 -30 0 0 39
1:o&ONLY	8 0 0 0 30
1:o&VALUE	12 -30 0 0 33
1:on	0 0 -36 0 -44
1:on&EVERY	-42
1:on&HEDGE	-12
1:on&I	-20
1:on&IS	25
1:on&NEVER	22
1:on&THIS	-14
1:one	0 0 0 0 -31 -35
1:one&EVERY	-32
1:one&IS	23 0 -36 -32
1:one&LIVES	-11
1:one&THIS	39
1:one&VALUE	-37
1:one&WE	37 -34 0 34 -32
1:para	26
1:para&USE	26
1:para&VALUE	26
1:same	-31
1:same&SYMPTOM	-17
1:the	-10
1:the&AGAIN	-15 -30
1:the&ALWAYS	-14 -43 0 0 30
1:the&CALLED	32 0 0 0 0 37 -35
1:the&DECIDE	28 0 0 60 -50
1:the&DONT	-27
1:the&EVERY	0 0 0 0 34 -36
1:the&FORNOW	-39
1:the&GRATITUDE	-14
1:the&HEDGE	-28
1:the&I	-35 0 0 0 32
1:the&INSTEAD	-14
1:the&NEVER	0 48 0 -39 0 -31 -35
1:the&NO	0 0 -33 -35
1:the&NOLONGER	63 -40 0 -38
1:the&NOT	-26 0 0 0 -33 52 -41
1:the&NOW	11 0 0 -48
1:the&ONLY	33 0 -34 0 0 0 -31
1:the&OUR	18 -32
1:the&SHOULD	-57
1:the&SYMPTOM	-48
1:the&THIS	14 0 0 0 34
1:the&USE	-21
1:the&VALUE	22 -33
1:the&WAS	-11
1:the&WE	9
1:the&YOU	-22 0 0 0 -42 41
1:there	-16 -43 0 0 0 -38
1:there&EVERY	15
1:there&IS	-18 -41 0 0 35 -35
1:there&LIVES	43
1:there&NOT	38
1:there&SYMPTOM	-13
1:there&THIS	-11
1:there&VALUE	-10 -42 0 0 0 -32
1:to	24
1:two	-16 0 -36 -36 0 -33
1:two&EVERY	8 0 0 0 -34
1:two&THIS	-38
1:un	36 0 -31
:	-9 -36 0 0 -37
: _	20 -32 0 0 -31
;	44 0 0 0 -52
; _	33 0 0 41 -35 -33
; _ IS	24 0 0 35
; the	25
; the _	25
<acronym>	37 0 -34 0 0 -33
<acronym> $	33 -30 -34 0 42 -52
<acronym> ,	34
<acronym> , _	26 0 0 0 -31
<acronym> , the	18 -31
<acronym> <number>	-13 -31
<acronym> IS	-14 0 -33
<acronym> IS _	24 0 0 0 -30 30
<acronym> LIVES	21
<acronym> LIVES _	20
<acronym> MUST	27 0 0 0 -30
<acronym> NOW	30
<acronym> _	26 0 -36 0 0 -54
<acronym> _ ,	37 0 0 0 39 -42
<acronym> _ IS	29
<acronym> and	35 -33
<acronym> and _	32 -32 0 0 37
<acronym> in	32 0 0 0 0 -37
<acronym> in the	29 0 0 -30 0 -36
<acronym> on	40 0 0 -36
<acronym> or	25
<acronym> or <acronym>	21
<amount>	0 0 0 0 32 -54
<amount> $	-30
<amount> ,	40 -33 0 0 0 -35
<amount> , _	29 0 0 -36 32
<amount> LIVES	36 0 0 -33
<amount> _	0 0 0 -44
<amount> _ $	-41
<amount> _ ,	13 0 -31
<amount> _ PER	32
<amount> for	39 -32 0 0 0 -32
<amount> for _	34 -32 0 0 0 -32
<code>	50 -52 -44 -31 -50 -41 102
<code> $	68 -41 -48 -35 -78 -37 80
<code> ,	36 -41 0 0 0 0 46
<code> , DONT	11 -42
<code> , NOT	10 0 0 0 -46
<code> , THIS	24 0 0 0 -33
<code> , _	38 0 0 0 0 -32
<code> , the	18 0 0 0 0 -31
<code> IS	0 -32
<code> IS _	33 -36
<code> IS the	16
<code> _	57 -32 -32 -30
<code> _ $	48 0 0 0 -37 0 30
<code> _ the	17
<code> and	-39
<code> for	38 0 0 0 0 -31
<code> to	-37
<date>	57 -33 0 -36
<date> $	46 0 0 0 -38
<date> ,	24 -30 0 0 37
<date> of	28
<flag>	20 -70 -40 0 -70 0 70
<flag> $	36 -42 -35 0 -44 -42 35
<flag> IS	-33 0 0 0 -32 32
<flag> _	31 -39 0 0 -32 0 37
<flag> _ $	27
<flag> _ ,	12
<flag> and	18
<host>	39 0 0 -42
<host> $	59
<host> ,	32 0 0 -32 0 0 -31
<host> , _	31 0 0 -34 38 -44
<host> _	-24 -30
<host> and	36 0 0 0 41 -32
<ip>	34 0 0 -31 57 -45
<ip> $	36
<mail>	49 -30 0 -41 44
<mail> $	38
<mail> ,	11 0 0 -32 34
<mail> _	29 0 0 0 35 -36
<mail> _ $	29 0 0 0 35 -36
<name>	23
<name> "	14
<name> " ,	14
<name> $	34 0 0 -50 0 0 -40
<name> )	-11
<name> ,	32
<name> , <name>	11 -40 0 0 0 0 -30
<name> , NOT	8 0 0 0 -33
<name> , _	28 -36
<name> , the	40 0 0 -32
<name> <number>	26 -34 0 0 43 -39
<name> <number> $	28 -31 0 0 39 -39
<name> =	-29
<name> AGAIN	-33
<name> IS	24 -32 -32
<name> IS _	-8 0 0 0 32
<name> IS the	18 0 0 -37
<name> NOT	16 0 0 0 -39
<name> NOW	23
<name> NOW ,	16
<name> UNLESS	43 0 -39 0 30 -39 -32
<name> _	38 0 -51 -35 0 0 36
<name> _ $	24 0 -35 -33 -35
<name> _ ,	23
<name> _ IS	-19 0 0 0 37
<name> _ to	-12 0 0 0 34
<name> and	18 0 0 0 -38
<name> for	28 0 0 39 -42
<name> in	0 -57 0 0 49 -40
<name> in _	16 0 0 0 0 -32
<name> in the	-13 -38 0 0 38
<name> there	0 0 0 0 -31
<name> to	-36
<name> to the	-30
<name> with	34 -32 0 0 0 -40
<number> $	0 -38
<number> ,	45 0 0 0 0 37
<number> , <number>	0 0 -30 0 -31
<number> , NO	31 0 0 0 36 -34
<number> , THIS	23
<number> , WE	29
<number> , _	29 -48 0 -32 30
<number> <acronym>	47 0 0 -41
<number> ?	-9
<number> ? $	-9
<number> ALWAYS	0 0 0 0 40 -37
<number> BECAUSE	13
<number> BECAUSE <number>	13
<number> DONE	-36
<number> DONE ,	-31
<number> FORNOW	-21
<number> IS	0 -45
<number> IS NOLONGER	24 0 0 0 -34
<number> IS USE	-28
<number> IS _	0 -40 0 -44
<number> IS the	46 0 0 -31
<number> LIVES	-30
<number> LIVES _	-17
<number> NOLONGER	44 0 -30 -37
<number> NOT	12 0 0 0 -34
<number> NOW	11
<number> NOW $	43 0 0 0 -30
<number> NOW _	30
<number> PER	40 -46 0 0 45 -43
<number> PER TIME	28 -31 0 0 0 -36
<number> PER _	31 -35 0 0 38
<number> PLEASE	-17
<number> PLEASE $	-17
<number> SYMPTOM	-12
<number> SYMPTOM $	-23
<number> SYMPTOM the	25
<number> TIME	17
<number> TIME $	16 0 0 -38 35
<number> TIME <number>	18 0 0 -38 0 -35
<number> TIME NOW	46 0 0 -38
<number> TIME NOWON	9 0 0 0 44 -39
<number> TIME ONLY	18 -43
<number> TIME UNLESS	30
<number> TIME _	37 0 0 0 0 -34
<number> TIME at	21 0 0 0 35
<number> TIME for	-8
<number> TIME und	14
<number> UNLESS	19
<number> WAS	37 0 0 -30 -42 39
<number> WAS TOO	25 0 0 0 0 31
<number> _	-24 0 0 -30
<number> _ $	-22
<number> _ ,	12 0 0 0 0 -32
<number> _ FORNOW	-45
<number> _ INSTEAD	-29
<number> _ LIVES	-21 -40 0 0 41
<number> _ NOW	21
<number> _ PER	17 0 0 -45 0 -39
<number> _ UNLESS	-42
<number> _ at	-29
<number> _ for	41
<number> _ in	-13 -33
<number> _ of	8
<number> _ on	53
<number> a	22 0 0 0 30
<number> a <number>	22 0 0 0 30
<number> and	-31 0 0 0 46 -53
<number> and <number>	-9 0 -31 0 44 -50
<number> and _	-24
<number> and the	-30
<number> for	16 -34 -41 0 0 -33
<number> for EVERY	-28
<number> for _	46
<number> here	51 -38 -32
<number> in	23 0 0 0 30
<number> in the	47 0 0 0 30
<number> of	-18 0 0 31
<number> of <number>	-36 0 0 36 -36
<number> of THEY	42
<number> on	15 0 0 -31 41 -34
<number> on _	37 0 0 0 30
<number> on the	-11 0 0 0 0 -30
<number> or	27
<number> or <number>	27
<number> to	30 0 0 0 0 -42
<number> to <number>	35 -38 0 0 33 -43
<path>	29
<path> $	0 0 -32
<path> ,	0 0 -34 -35
<path> , NEVER	0 -43
<path> , NOT	29 -39
<path> , _	0 -45 -31 0 32 -39
<path> , one	-15
<path> IS	26
<path> _	46 0 -45 0 0 -42
<path> _ $	41 0 -36 0 0 -31
<path> and	32 0 0 0 0 -38
<path> and _	18 -40 0 0 39
<path> in	31 0 0 0 -40
<path> into	-24
<tag>	28 -36 0 -40 0 0 -31
<tag> $	29 -36 0 -42
<time>	0 0 -33 -33 0 -33
<time> $	-11 37 0 0 -31
<time> ,	26 0 0 0 37
<time> TIME	16
<time> and	-29
<url>	37 0 0 0 39
<url> $	37 0 0 0 39
<version>	16 0 0 0 31
<version> $	19 0 -30 0 0 0 -35
<version> ,	36 0 -32 0 0 -33
<version> , EVERY	10
<version> , _	21 -32
<version> , the	13 -31
<version> BECAUSE	25 -38
<version> BECAUSE of	19 -33
<version> IS	28 0 0 -31
<version> IS _	17 0 0 0 -35
<version> LIVES	31
<version> NOT	38 0 0 0 0 33
<version> SYMPTOM	-35
<version> _	-14 -36
<version> _ $	32 -35
<version> _ ,	-22 0 0 0 -30
<version> and	24 -38 0 -34
<version> and <version>	14 -31
<version> on	-38
<version> on the	-13
=	0 -56 -34 -33 66 -44 -34
= <number>	-52
= <number> $	-51
= _	35 -39 0 0 39
= _ ,	22 0 0 0 33
=.	50 -42 0 0 -52 0 31
=ab	9
=abbreviation	14 -49 39
=abl	-8 0 0 0 -30
=about	-16 -49 0 0 30
=abov	0 0 -34 -42 0 -39
=abstraction	22
=accept	40 -37 -38 49 -33
=access	0 0 -34 -43
=account	0 0 -41 0 41 -52
=acht	24 -30 0 -35 31
=ack	13
=across	-10 -47 0 0 44
=action	38 0 0 0 -30
=activ	30 -32 0 -33 30 -36
=actualiza	9
=adapt	-30
=add	-9 61 -36 -39 -56
=addr	0 0 -31 0 0 -34
=address	12 -37
=adhérent	39 -49 -34 -50 59 -33
=admin	0 -43
=affect	-11
=afternoon	-27
=afterward	-25 32
=against	0 0 -30
=age	27
=agent	43 -43 0 0 33
=ago	-56
=ah	-24
=ahead	-38
=ai	49 40 -35 -31 -35
=aisl	25 0 0 -31
=alert	-11 0 0 0 0 -37
=allocat	45 0 0 0 -54
=allocation	-20
=allow	22 0 0 -46
=alon	49 40 -49 0 -48 -37
=alright	-24
=als	15
=alt	34 0 -32
=ambient	16
=american	29 0 39 -36
=amount	0 -38 0 0 56 -46
=analytic	21
=ancora	-28
=ander	24 33 0 0 -36
=angry	0 0 0 -31 31
=angular	-21
=animation	-25
=another	-57 30 0 0 -33 -30
=answer	0 -54 42 0 0 -37
=anyway	-34 0 0 0 0 -30
=anywher	32 46 -33 -44 -33
=apach	39 0 0 -35 38 -32
=api	40 38 0 -30
=app	56 0 0 36 0 -42
=appear	-27
=apply	35
=approach	-28
=approval	-17
=architectur	12
=archiv	34 -41
=argu	0 0 0 0 -33
=argument	-43 0 0 0 -30 -36
=aria	14 31 0 0 -34
=arm	25 0 0 0 0 -46 -35
=around	32 0 0 0 31
=arrow	-9 -37 35 -34 -37 -36
=ask	-27 0 -46
=assign	-20
=assum	-19
=async	21
=attach	-23
=attend	-43
=auch	-14
=audit	0 0 0 -34
=auditor	20
=aus	-21
=autenticação	34
=auth	14 0 0 -31 35
=authentication	0 0 0 32 0 -32
=author	15 0 0 0 -38
=automatic	0 0 0 0 37
=avoir	33 0 0 0 30
=away	14 -30 -36 0 30 -35
=axio	16 0 0 -34 -42 39
=axis	-20
=azur	20
=b	0 -37
=backend	0 0 0 0 0 -37 31
=backfill	15 0 0 0 -31
=background	25 -38 36
=backup	27 0 -31 -43
=bad	-9 0 0 -35 36
=balanc	40 0 -35 -30 0 -37
=bank	41 0 0 -35
=banner	-14
=bar	-23
=bas	36 0 -31
=basic	24 0 0 0 32
=bastion	32 -49 -35 -39 49
=batch	30
=battery	13
=bau	-33
=bazel	-35
=be	9
=becom	-28 0 0 0 -33
=been	-53 0 0 0 -38
=behind	0 0 0 0 0 -30
=being	8
=beitrag	33
=below	-31
=bench	-33
=berlin	-10
=best	-19 0 0 -36 36
=beta	34 0 -30 0 -39 32
=better	-41
=bien	-49
=big	0 0 0 0 0 -45
=bigger	-53
=bijgewerkt	29
=bild	-35 0 0 0 34 -36
=bilder	26 -47
=bill	31 0 -32 -33 42 -47
=binnen	40 0 0 0 35
=bisect	-8
=bit	-52
=black	21 0 0 -34 -38
=bless	-30
=block	31 0 -33
=blu	0 -31 -34 40 -31 -30
=board	0 0 0 0 -46
=body	42 32 0 -38 -35
=book	49 0 0 -35
=bootloader	36 0 -31 -40 0 -42
=borra	-22
=boss	-37 0 0 0 -30
=bot	-22 0 0 0 32
=bother	-15
=bottom	40 -36 36 0 -36
=box	12 0 0 0 0 -34 -37
=branch	0 0 0 0 0 0 -34
=brand	18 -46 0 -43
=brb	-40
=break	-16 0 0 0 31
=breakpoint	31 0 -38 0 40 -40
=brevo	26
=bring	-29
=british	47 -32 52 -52 -46 -37
=brought	21
=browser	15 0 -38 0 -39
=btw	39 -52 -34 -40 53 -31
=bucket	43 -47 -30 -30 39
=budget	0 37 0 -44 0 -35
=buffer	-22
=bug	0 31 -34
=build	22 0 0 0 0 0 35
=built	16 -40
=bullet	49 -46 51 -37 -40 -33
=bulletin	28 0 0 0 -37
=bump	-15
=bun	-23
=bundl	15 0 -37 -34 0 -32
=button	-25 40 0 -31 -62
=byt	21 0 -37
=c	35
=c'est	23 -30 -40 -33 0 33
=cach	0 -46
=cachen	-15
=cag	43 0 0 -30
=calendar	11
=calibration	38 0 -32 -34 37
=call	19 0 -40
=callback	30 0 0 0 -32
=caller	0 -39 31
=camera	44
=campaign	18 0 -31 0 31
=can	0 0 0 0 0 -31
=canary	24
=cancel	-46
=cancell	26
=candidat	-9
=cap	0 0 0 0 -30
=capital	27
=captcha	33 -32 0 0 0 -30
=car	-11
=card	15 0 -43 0 41 -58
=cargar	-36
=cargo	16 0 0 0 0 -32 33
=carrier	21
=carry	60 -46 0 0 0 -49
=cart	-45 0 0 0 -33
=cas	17 -47 41 -56 -43
=catch	-25
=cdn	-22
=cent	41 -49 -37 -38 63 -46
=center	22 -41
=centr	8 0 0 0 0 34
=certifi	8
=certificado	42 -36 0 0 0 -30
=certificat	-12 0 0 0 50 -43
=chang	12 42
=channel	43 0 -35 0 -50
=character	-28 0 -40
=chart	0 -31
=chat	-12
=check	0 0 -40
=checkbox	-23
=checker	-34
=checkout	19
=chez	29 -30 0 0 44 -35
=ci	14 0 -34 0 0 -34 31
=cita	20 0 -32 -34 37
=cla	42 0 0 0 -43
=class	-9 0 0 0 0 -31
=classic	-15
=claus	24 0 0 0 -30
=clean	-35
=clear	24 -30
=cli	-22 0 0 0 -31
=click	-36
=client	0 0 0 0 36
=clock	17
=clos	-11 -32 0 0 0 0 33
=closur	-16
=cloud	16
=cluster	58 -43 0 0 34 -63
=cod	59 0 0 -33 0 0 -36
=codebas	37 0 0 0 -34
=coffe	-32
=colleagu	-21
=collect	32
=collection	30 0 -33 0 -42
=color	-18 0 -35 0 0 -36
=column	-13 0 0 -34
=com	-11
=comma	0 0 0 -37
=command	39
=comment	27 -31 39 -40 0 -37
=commenti	18
=commit	33 0 47 0 -75 -57
=committe	18 0 0 0 -34
=company	0 -33 0 -31 41
=compar	-21 -36
=compil	-52
=compiler	-22
=complain	-63
=component	28 0 31 0 -56
=compos	39 -34 0 0 0 -32
=compt	29 -32 0 -40 43
=comput	25 -48 0 0 -47 49 -33
=concern	29 -31
=conda	-9
=condition	32 -38 31
=config	10 0 0 0 0 0 -38
=confirm	-33
=conflict	-35
=confus	-17
=connection	-8 -38 0 0 38 -31
=consent	34 47 -30 0 -48
=consol	-43 -31
=const	34 -38 42 0 -39 -34
=constant	20 0 32 0 -52
=constraint	-11 0 32 0 -36 -31
=constructor	32 0 30 -35
=context	20
=contient	39
=continu	-34
=contract	52 0 -31
=contributor	9
=controller	42 0 0 -46
=convert	12 -46
=convinc	-29
=cooki	-18
=cooky	-13
=coordinat	0 36 0 0 -38
=copy	0 0 0 -41 0 -41
=cor	54 0 -48 0 0 -36
=cost	59 -61 -42 36 37 -39
=cotisation	28 0 0 0 0 -33
=couldn't	-12 0 0 0 -32
=count	0 -50 0 0 37
=counter	23 0 -38
=country	0 -31 0 -40 48 -31
=coverag	-25 0 0 -34
=cpu	-21
=creat	-42
=credit	39 -42
=cron	24 0 0 0 31
=crypto	26 0 0 0 30
=css	16 0 0 0 -41 0 -30
=csv	23 0 -31
=currency	-23 0 0 0 0 -36
=current	-42
=cursor	-35
=curv	-29
=customer	0 0 -46
=customer's	38
=cut	35 -30 0 0 35
=cutoff	29 0 0 0 -35
=céntimo	12 42 -31 0 -40 0 -30
=código	24
=dagen	40 0 0 0 35
=dark	34 -43 30 0 -44
=dash	45 0 -35 -46 -33 43
=dashboard	0 -36 0 0 36
=dat	-34
=data	21 0 0 0 0 -40
=databas	0 0 -40 0 0 -41
=dataset	26
=date-fns	34 -32 0 -36 -37 37
=datum	28 0 0 0 -50
=db	27 0 -31 -39 40 -59
=dbt	14
=deadlin	37 0 0 33
=deal	-34 0 0 0 -34
=debug	11 0 0 -32
=decid	-9 0 34 0 -34
=decimal	44 0 0 -31
=declin	17
=dedup	31 0 0 0 -30
=degre	-26 0 -34
=deixa	-32
=del	41 0 -33 0 0 -37
=delay	10
=delet	8 41 0 0 0 -44 -32
=deliver	37 -33 -32 0 35 -41
=delivery	13 0 0 0 0 37
=demo	0 0 -41 -48
=deni	-36
=dep	39 0 -34 0 -32
=depend	37
=dependency	22 42 -36 0 -39
=deploy	22 0 0 0 0 -34
=deprecation	0 0 0 -31
=depth	-19 0 0 0 -33
=design	8 -40 0 0 46 0 -32
=designer	-23
=desktop	20 -33
=despliegu	-17
=destructiv	27 36 -33
=detail	-30
=deutsch	22
=deux	8 0 0 0 0 0 -32
=dev	54 0 -43 -37 32
=develop	45 0 -34 -50
=developer	30 0 0 0 32 -32
=devic	49 0 0 -45
=dhl	21
=diagram	21 0 0 0 -31
=did	-50
=dienstag	35
=diff	10 -41 45 -41 -46 -37
=differ	-12 -34 0 -32 44 -32
=differenc	-41
=different	0 0 0 0 32 -30
=digest	41 34 0 0 0 -35
=digit	33 -34
=direct	39 0 0 0 -47
=disabl	13 -35 0 -36 39 -33
=disappear	-37
=discount	-18
=disk	0 32 -31 -35 -30
=display	-17
=dns	-30
=doc	41 0 0 0 -57
=docker	26 -36 0 33
=document	8
=documentation	-26 -33 0 0 -33 36
=doe	-19 0 -46
=dog	36 -31 -35 -39 52 -33
=doing	22 0 0 0 -31
=domain	24 0 -47 0 0 31
=donation	8 -32 0 -36 41 -38
=dos	26
=dot	14 -33
=doubl	26 0 0 0 -33 -35
=download	0 0 0 0 30
=dpi	20 0 0 0 0 -30
=dr	9 0 0 0 0 -38
=draai	-21
=draait	37
=draft	-8
=drawn	20
=drei	16 -33 0 0 37
=driv	-26
=driver	42 0 0 0 -42
=dummy	25
=duplication	-19
=dur	35 47 -33 -34 -54
=duty	16 40 0 -37 -36
=día	9 0 0 0 0 -32
=e-mail	20 35
=ear	30 0 36 -32 -35 -39
=eat	-22 0 0 0 -31
=edg	0 -43
=edit	40 0 0 -39 0 -33
=editor	41
=eight	0 0 0 0 30
=einen	-37
=either	-36
=elastic	-23
=elk	40 0 0 0 32
=els	0 0 31
=email	-40
=emergency	16 0 0 -31
=emoji	22
=emojis	28 -39 41
=encod	-19
=encoder	-16
=end	53 0 0 0 0 -39
=endian	30 -34 0 0 34
=endpoint	0 50 -33 0 -35
=energy	-21
=enero	26
=engel	44 -30 0 0 0 -33
=englisch	43 -48 49 -42 -39
=english	31 -55 38 0 -54
=enough	-34 -54 0 33 -56
=enter	14
=entiendo	-43
=entity	32 0 0 -44 30 -41
=entorno	28 0 0 0 31 -36
=entry	-23 0 0 0 32
=enum	0 -36
=env	0 0 -36 -39 33 -55
=environment	20
=erp	30 0 0 -36 44
=eruit	-23 0 0 -35
=es	20 -52 -31 0 0 40
=espera	-46
=esperar	-14
=estimat	20
=euro	34 -39 0 0 39
=europ	-12 -32
=eval	23
=even	13 0 0 0 0 -49
=event	28
=exact	-36 -34 0 0 43
=exampl	-26
=exception	-27 0 0 0 -43 35
=exclud	45 0 -38 -37 0 -42
=exist	36 -47
=exit	-15 -30 -38 -34 40 -42
=expect	-30 0 0 0 0 -44
=expir	-56
=explain	21 -36 33
=explanation	15 -31 32 0 -31
=explicit	31 -32 0 0 -30
=explod	-20
=export	-21 37 0 0 -49
=extension	13
=external	31 35 0 0 -31
=extra	31 0 0 0 34
=eye	11
=fac	37 32 0 0 -40
=factory	33 0 0 -33
=fait	19 0 0 0 -30
=far	-37
=faster	-38
=faut	0 0 -34 0 -40
=featur	19
=fee	39 -35 -36
=feed	16 0 0 0 38
=feel	-46
=fehl	-17
=fetch	0 0 0 -34 -42 39
=few	-9
=fichero	-21
=fichier	0 0 0 0 33
=ficou	-11
=field	11 0 0 -35 0 -48
=figma	-23 0 0 0 37 0 -31
=figur	-8
=fil	0 0 0 0 0 0 -32
=fill	18 0 0 0 0 31
=filter	-11 0 0 0 -30
=financ	22 -38 0 0 39
=find	-15
=firebas	9
=firefox	0 0 0 -37 30
=firewall	-16 0 0 0 32
=firmwar	28 0 -35
=fiscal	33 -38 0 -30
=fit	32
=fiv	0 -40 0 0 32 -31
=fix	-29 0 0 0 -42
=fixtur	31 -35 0 0 0 -30
=flag	0 0 0 0 0 -39
=flash	-39 -30 -35 0 -54 -30 31
=flat	20 0 0 0 -32
=flip	26
=float	41 0 0 -41 -47 -37
=flow	11 0 0 0 -31
=fly	31
=folder	-21 0 0 0 -44 -33
=fonction	32 0 34
=font	0 0 0 0 -52 -41 -31
=food	37 30
=forbid	-26 0 0 32 -32
=forc	39 45 -36
=forever	24 0 0 0 0 -33
=forget	-33
=forgot	-29
=fork	0 0 0 -31
=form	-31 -41
=format	44 0 0 0 0 -31
=formato	31 -30
=formatter	18 0 -33 0 0 -33 30
=found	-62
=four	-25 0 -37 0 0 -36
=fps	33 0 0 -32 34
=fram	-20 0 0 0 -31 31
=franc	18 0 -43 0 31
=frankfurt	38 -31 -42 -34 49
=frau	35 0 0 -36 0 -31
=fre	25 0 -40
=freez	16
=french	-16
=friday	0 0 0 -40 61 -33
=friendlier	-20
=frist	-13
=front	31 0 -30 0 0 -32
=frozen	27 38 0 0 0 -44
=full	-26 0 -38 0 47
=fun	-28
=function	26 0 34 -40 -57 -40
=funziona	-30
=fuzzer	-9
=fyi	34 0 0 0 37 -39
=gaan	42 41 -33 0 -40
=gap	51 32 0 0 -48
=gat	20
=gateway	12 -49
=gav	10
=gb	-32 0 0 0 0 -45
=gc	12
=gegen	14
=geht	-11 0 0 0 30 -35
=genau	15 0 0 0 45 -43
=generat	12 0 -32 0 -51
=generic	-23 -45 0 0 -32 -31
=geocoder	45
=german	8 -48 0 0 0 37
=gestern	0 0 0 0 -32
=gift	10 -38 0 0 37 -31
=git	22 0 0 -40
=github	17
=giv	-24 -40
=given	-41
=gleich	-28
=global	29
=going	21 -46 0 47 -39 -30
=gold	26 0 -34
=good	-59 0 -32
=googl	12 36 -48 -41 0 -43
=got	17 -30 0 -43
=gpu	30
=grad	19
=gradient	-26
=graph	-16
=graphql	0 -31
=gratis	32
=gripper	34 -35 0 0 31
=group	35 0 0 -36 0 0 -32
=grow	-26
=groß	0 -44 0 0 36
=guardan	12 42 -31 0 -40 0 -30
=guardar	25
=guest	17 -31 -38
=guid	-24
=guild	14
=gut	-29
=gzip	33 41 0 0 -46
=h	44 0 0 0 39 -33
=hac	15
=had	-53
=hand	0 0 0 0 0 -31
=handbook	26 0 0 -35 36 -41
=handl	11 36 0 0 -35
=handler	12 0 0 -30 -45
=happen	-34
=happy	-29
=harbor	32
=hard	0 41 0 0 -48
=hardcod	26 0 0 0 -33
=hash	34 0 0 0 0 -35
=hat	0 0 0 0 0 -30
=hav	-31
=hazardous	37 30
=head	21 0 0 -41
=header	15 0 -37 -35 0 0 -35
=health	13 38 0 -37 -41
=heap	-26
=heavy	26
=height	45 -37 -36 0 44 0 -30
=helloasso	35 -36
=help	0 -41 0 -33
=helper	32 -41 40 -30 -34
=her	0 0 0 -36
=here's	-43
=heroku	26
=het	-39 0 0 -30 -38
=hid	0 0 0 0 -31
=hier	-9 0 0 0 -35
=highlight	-9
=hint	0 -35 30
=history	0 0 0 0 -39
=hit	-30
=hold	-46 0 0 0 -38
=hom	0 46 -34 0 -35 -35
=hook	-51 0 0 34 0 -36
=hora	53 -38 -37 -35 47 -32 -33
=horario	22 0 0 0 30
=host	31 0 -52 0 38 -44
=hot	-32
=hotfix	34 46 -39 -32 -33 -32
=html	40 0 -33 -33 33
=hug	-14
=humbl	31 0 0 0 0 -31
=hundr	-23
=icon	-36 -30
=id	28 0 -43 -37 0 0 -31
=idea	-64 -32
=ideal	-17 -31 0 0 -30 30
=idempotent	31
=identity	22 0 0 -31 35
=idl	46 -37 0 0 44
=ids	46 -63 0 -58 62
=ignor	-53
=ill	-51
=imag	0 0 -37 0 0 -40
=imperativ	35 0 0 0 -33
=implement	-51
=import	26 0 0 -31
=importer	0 -40 0 0 0 -31
=incident	0 0 0 0 34 -35
=increas	-23
=index	10 0 0 0 -38 -31
=info	29
=inform	-26
=inglé	36 -37 43 0 -39 -32
=init	42 59 -64 -43
=initial	41
=injection	0 0 30 -35
=inlin	31 30 -42
=input	12 0 0 0 -37
=inscription	0 -34 -39 0 36
=install	-18 0 0 0 -39
=instanc	-14
=int	21 -38 0 0 -43 33
=integer	30 -35 0 -35 0 -38
=integration	24 0 0 -32
=interest	-52 0 0 0 0 0 -31
=interfac	38 0 0 -32
=internal	28
=internet	17 0 0 0 34 0 -41
=interrupt	37 36 0 0 -38
=interval	15 0 0 0 32
=inventory	20
=investor	-22
=invit	-32
=invoic	-17
=ipad	-11 0 0 0 0 -30
=issu	-23
=it'd	-25
=italiano	18
=item	0 -33
=itself	35 0 -34 0 0 -40
=iva	43 -52 -37 -35 0 37
=ja	0 -41 -46 59 -64 -33
=jan	-18
=janky	-17
=java	40 0 0 0 34
=javadoc	22
=jenkin	-19 -32 0 -40
=jira	35 -36
=jo	20
=job	12 0 0 0 0 -40
=join	-15
=joint	-25
=json	34 0 39 -53 -51
=jump	-38
=kafka	14
=kan	42
=kb	36 0 0 0 0 -33
=kernel	0 0 0 0 32 -32
=key	30 0 0 -55 0 0 -54
=keyword	46 0 0 0 -40
=kg	48 -47 -31 0 46 -33
=kid	13
=kijken	-30
=kill	17 -40 0 -38 0 -38
=kilo	45
=kind	-31
=know	-11
=known	-27
=kotlin	44 0 -38 35 -35
=kubernet	-32
=kunden	14 0 0 0 0 -31
=kurz	15
=lab	25 -41 0 0 34
=label	0 0 0 0 0 -54
=lancer	13
=land	0 33 0 -39 0 -33
=lang	-32 0 0 0 -33
=languag	-11 -30 0 -34
=laptop	-36
=laravel	17
=lat	-14
=latest	0 0 0 -34
=launch	0 -32 0 0 0 -33
=law	49 41 0 -38 0 -38
=layer	54 0 0 0 -39
=lead	8 0 0 -31
=learn	26
=leav	29 49 0 0 -61
=ledger	28
=left	-32 -33 0 -32
=legal	12 0 0 -39
=legend	-35
=lena	-30
=length	0 0 34 0 -34
=less	-12
=let	-19 0 0 -34 0 -35
=let's	-108 0 0 37 -33
=letter	21 -36 -34
=level	24 0 0 -31
=library	33 0 0 0 0 -32
=licens	44 0 0 -35 38
=lifetim	-11
=light	21 33 0 0 0 -32
=lik	-53
=limit	0 0 -39
=limiter	25 0 0 0 0 -39
=lin	-40 0 66 -51 -51
=linear	22 0 0 0 -33
=link	-21
=linker	17
=lint	9 0 -32 -31 -40 0 41
=linter	-35 0 0 0 -34
=list	0 0 0 -35
=littl	-20
=lo	28 0 0 0 -50 33
=load	0 0 -38 -34
=loader	-13
=loc	-31 -37 0 0 0 -32
=local	45 0 -45
=lock	9 0 0 0 0 -47
=log	-10 42 0 -45 0 -48
=login	-11
=logo	-13
=lokal	21 0 -31
=long	-21
=longer	-35
=look	-69 0 -32
=lookup	28 0 -30
=loop	-35
=los	-13 0 0 -32
=loss	-43 0 0 30
=lost	-31
=lot	0 0 -31 -40 44 -33
=lov	-64
=lower	12
=lun	20
=lunch	-34 0 0 -30
=mach	-33
=machin	24
=macht	28 0 0 -36 0 -31
=mad	65 -48
=mail	-22 0 0 0 0 -40
=main	25 0 -37
=major	30 0 0 -42
=mak	0 -60 0 -56 -49 -35 57
=mal	-49
=man	-30 -33
=manager	39 0 0 0 0 -38
=mandant	40
=manual	44
=many	8 -33 35 -50
=map	-29 0 0 0 -43
=mapbox	16
=mardi	22 0 0 0 33
=mark	8 0 0 -38
=market	34 0 -40 0 35
=marta	19 -31 0 -33 44
=master	29 -44
=match	-13 -40 44 0 -54 -42
=matplotlib	24
=matter	10 0 0 -33 0 -38
=maximaal	40 -35
=may	58 59 -50 -38
=mb	11 0 -30 -32
=meant	27
=measur	-10
=mehr	-44
=memory	-33 0 -47 0 0 -50
=mensaj	15 0 30
=mention	8
=merg	14 42 -40 -43 0 -39
=messag	0 -37
=met	46 0 -38 -36 -49
=meter	40 -31 -40
=method	19
=metric	50 0 0 -51 31 -53
=microservic	15
=midnight	36
=migration	26 35 0 0 -71
=mill	-20
=min	22 -34 -32 -41 54 -43 -34
=mind	-52
=minisign	24 -39 -30 -32 46 -34
=miss	-60
=mix	15 0 0 -42 -34
=mm	35 -38 0 0 42
=mobil	16 0 0 0 -30 -38
=mock	39 -43 -42
=mod	47 0 -36 0 0 -47
=modal	-35
=model	31 -32 50 -32
=modul	22
=moeten	-26
=moment	-54
=money	31 35 0 -36 0 -30
=mono	21
=monolith	39 0 0 30 -33
=most	24 0 0 0 0 -36
=mount	51
=mov	0 0 -40 0 0 0 -31
=ms	19 0 0 0 -41
=much	0 0 0 0 0 -31
=mucho	-34
=mysql	17 -30
=n	-30
=n'est	-34
=naar	34 0 -45 0 -36
=nach	35 0 0 0 -52
=nacht	30 -31 0 0 34
=nah	23 0 -30 0 -39 38
=nam	74 0 54 -62 -40 -40 -35
=nan	-38
=nas	26 -34 0 0 37 -30
=nat	28
=nativ	38 -34 0 39 -32 -39
=nee	33 -32 -36 0 -37
=need	-36 -44
=negativ	0 -45 -55 -34 0 33
=nein	14
=neither	-8
=nest	34 -46 43 0 -59 -35 -36
=net	46 -36 0 0 35
=network	28 48 -47 -43 0 -39 -32
=neu	27 -42 0 33
=new	17 -34 32 -30
=newer	30 0 0 -36 42
=newest	-9 0 0 0 -31
=newsletter	38 -30 0 0 0 -34
=next	-22 -42
=nicer	-33
=night	30 -41
=nin	38 0 0 -41
=nod	0 0 -34 0 0 -32
=nog	-43
=nois	33
=noisy	42 0 0 -31 0 -31
=nom	14
=noon	10 -41
=normal	35 0 0 -34 42 -33
=not	-22 0 0 0 46 -33
=notic	-32
=nouvell	32 0 0 -36 0 -37
=npm	-26
=null	0 -32 0 -39 38
=number	37 0 0 -40
=numéro	38
=número	14
=object	11 -39 0 -31
=offen	15 0 -30
=offic	74 0 0 0 0 -47
=offlin	0 0 0 0 0 -34
=offset	-8 -39 -35
=oh	-64
=older	0 0 -30 0 30 -35
=oldest	-18 0 -31 0 32
=one	-11
=onlin	35
=open	-25 -40
=openapi	22
=operator	24 0 0 0 -37
=ops	16
=option	-28 0 0 -43
=optional	-44
=oracl	44 -34 0 0 -30
=order	-16
=origin	10 0 30 0 -35
=other	-27 30 0 0 -33
=otra	-49
=outag	-9
=outbox	13 0 0 0 -33
=output	0 0 0 -48
=outsid	36 30 0 -31 -38
=ouvrent	28 -34 -39 0 36
=overbook	49 0 0 -33 35
=overflow	-12
=overkill	22
=overlap	-37
=overwritten	13 0 0 -30
=ovh	30 0 0 0 38 -34
=own	15 0 0 0 49 -49 -34
=owner	-15
=p	30 0 -36
=pacient	26 0 0 0 -40
=packag	25 0 0 0 -38 -42
=pag	-25 0 -65
=pagination	0 -32
=paiement	27 0 0 0 33
=pair	-8
=panic	14
=paper	22 -34 0 0 -37
=par	36 0 -38 0 0 -30 -31
=paragraph	-13
=param	36 0 0 -33
=parameter	13
=parcel	17 0 0 0 32
=parent	-8
=pars	-30
=parser	-23 0 -33
=part	22 0 0 -35 32 -35
=partition	51 0 0 0 39 -68
=partner	17 0 0 -34
=party	0 0 -31
=passent	15 0 -36
=password	0 0 -45 0 0 -40
=past	0 0 0 -42
=path	13 0 0 0 -46 33
=paus	-9 0 0 0 -36
=pay	37 0 0 0 30 -30
=payload	-13 30 -32
=payment	40
=pdf	12 -41
=pedido	0 -41 0 0 40
=pelo	32 -41
=peopl	24 0 0 31 -39
=percent	25 -43 -32 -39 50
=period	34 0 0 0 -33
=permission	12
=person	18 -34 0 0 32
=personal	21 39
=petit	32 0 34
=peut	24 -31 0 0 39
=phas	-22
=phon	-15 0 0 0 0 -38
=photo	0 0 0 -32
=php	34 0 0 0 0 -39
=pick	38 -46 0 -32 0 -43 31
=picker	-12 -42 0 0 42 -30
=pictur	-29
=pie	8
=pin	23 0 0 -41 0 -38
=ping	-35
=pipelin	33
=pixel	-35 0 0 -38 0 31
=plac	12 -41
=plain	14 0 0 0 0 -32
=plan	0 0 0 0 -50
=play	-31
=plot	-47
=plugin	52 0 0 0 0 -36
=plural	14 0 0 0 -33
=pm	38 0 -41 0 49 -31
=pnpm	56 -31 -38 30 -54 -44
=point	0 0 0 0 -30
=policy	-25
=poll	-8
=pool	39 -42
=poort	37
=port	27 -53 0 0 34
=portal	41 0 0 0 30
=position	-19 -53 0 0 45 -30
=positiv	0 -30 -31 0 -37 37
=possibl	-18 -30
=postgr	0 0 -33 0 0 -46
=power	35 0 0 -30 30
=pr	0 53 -44 -43 -36
=precio	24 0 0 -33
=prefix	38 -38 31 -31 0 -31
=preis	32 -35 0 0 40 -30
=prepar	-15
=present	18 -31 39 0 -38
=press	-37
=pretty	-35
=preview	-34 -40
=prezzi	32 0 -32
=pric	-10 0 -45
=pricey	35
=print	-17 0 0 -38
=printer	13 0 -38 -34 51 -53
=pris	19
=privacy	23 0 0 0 -41 36
=privat	33
=pro	42 0 0 -38 0 -38 -32
=process	18 0 0 0 -34
=prod	31 0 -45 -45 0 -33
=product	0 -40
=production	-11 0 -30 -45 30 -33
=profil	-19
=progress	34
=project	0 0 -50
=promis	21 0 -38 0 0 -37
=prop	-19 0 0 0 -33
=protect	31 -40 0 0 39
=prototyp	10 0 0 0 0 30
=prova	-11
=provider	40 0 0 -37 39
=proxy	17 -49 0 0 0 32
=prueba	10
=public	49 30 0 -33 -63
=publish	20
=pull	-43 0 0 0 0 -40
=push	24 34 -53 0 0 -31
=put	0 0 39 -46 -51
=px	0 0 0 0 -32
=python	41 -37
=página	-39
=qa	44 -31 -36
=qu'il	12 0 0 0 -33 32
=que	-34
=query	0 46 -48 0 -52
=question	-11 0 0 0 33 -49
=quick	-18 0 0 0 37 -31
=quiet	-15
=quot	-8 0 35 0 -42 -33
=rabbit	22
=rac	-47
=radio	-19
=rais	-16
=ran	-46
=rat	42 0 -36 -42 43
=raus	43
=raw	29 0 0 -41
=reach	-16
=reachabl	-22
=react	31
=read	0 34 0 0 0 0 -36
=readabl	36 0 0 -55 -37
=reader	-28 0 0 0 -31
=reading	13
=readm	-46
=ready	-22 -31
=real	44 0 0 -37
=rebas	-25
=reboot	0 35 0 0 -31
=rebuild	14
=recet	8
=receta	27
=rechtstreek	33
=recommend	-40
=record	29 -51
=recordatorio	17 -34 0 0 36
=redux	30 -37 0 30
=refactor	-39
=refresh	-8 -52
=refund	28
=refus	0 0 0 -31
=regard	-36
=regenerat	11 -40
=regex	-9
=region	27 0 0 0 0 0 -30
=register	11 -42
=registry	21 -34 0 0 0 34
=regression	-16
=regulator	-44
=relanc	-47
=releas	0 0 -42
=reload	0 0 0 -30 -35
=remark	-28
=remember	32
=reminder	-17
=remov	-47
=renam	-17
=render	0 -32 -39 0 0 -36
=renew	-26 0 0 0 38 -37
=repeat	39 -47
=replay	47 0 0 -32 -42 0 41
=replica	24
=repo	73 -65 0 0 0 0 -31
=report	-13 0 -31
=repository	21 -32
=reproduc	-16
=reproducibl	-24
=request	-31 0 0 -32 0 -32
=rerun	-62
=reset	21 -39 -40 -30 50 -31
=respons	-41
=rest	-27 0 -36 34 0 -40
=restart	15
=result	-38 30 0 -41 -48
=retention	39 0 0 0 0 31
=retour	40 0 0 0 35
=retro	-37
=return	0 -39 46 -56
=rev	41
=revenu	15 0 0 0 34
=revert	-37
=review	0 33 0 -36
=reviewer	-28 0 0 -33
=rewrit	22 31 0 0 -35
=right	-66 -49
=rol	-17 -46 -37 -35 39 -33
=roll	15 0 0 0 -39
=rollback	-11
=room	-26 -41
=root	36 0 0 -37 0 -31
=rotat	19 0 0 0 0 -31
=rotation	33 -36 0 0 39 -33
=round	10 38 0 0 -32
=rout	-22
=row	-29 -31 0 -56 50
=rul	23 0 -42 -45 0 0 36
=run	-53
=runbook	19 42 0 -32 -34
=runner	31
=rust	-16
=rücksprach	19 36 -34 -43
=s	57 -42 0 -36 32
=sagen	-14
=said	-27 0 -30 -32 -43
=sal	28 -42 0 0 0 -37
=salen	17 -34 0 0 36
=sall	39
=sampl	-43 0 0 -35 0 -40
=sandbox	50
=sara	-16
=sav	-30 35 -36 -46 0 -39 -31
=say	-20 -30 -42 0 -42 33
=scal	0 0 0 0 0 -32
=scanner	0 -37 0 -36 43
=schau	-34
=schedul	36
=scheduler	8
=schema	45
=schlägt	-17
=school	36 -37 -33
=scop	20 0 0 -43 -38
=scratch	-27
=screen	32 0 0 -33 35
=screenshot	0 35 0 -53 0 -31
=screw	37 -30 0 0 -32
=script	0 0 0 0 0 -43
=sdk	14 0 0 0 35
=search	0 0 0 0 0 -34
=seat	54 0 0 -31
=secret	16 0 0 0 -43
=section	-32
=security	19
=see	-18 0 0 0 38
=seed	34 0 0 -38
=seem	-50
=seen	-48
=self	45 -34 -39 0 0 -48
=sell	35 -33
=semicolon	-23
=send	0 0 -33
=sensor	-13 -33
=sent	-43 0 0 0 0 -30
=sentenc	36 -48 40 -48 -52
=separat	33
=separator	0 0 0 0 -30
=septembr	19 -30 -38 0 31
=sequenc	20 -34
=sequential	-27 0 0 0 0 -30
=serial	23 -31 -31 -33
=server	19 0 -36
=serveur	14 -30 0 0 41 -33
=servic	36 0 -31
=servidor	39
=será	-28
=session	25 -49 -39 -37 48
=set	-34 0 0 -37
=setting	-36
=setup	0 33 0 -32
=seul	32 -33
=seven	37 -36 0 0 40
=several	-25 -32
=shadow	-10 -32
=shar	48 0 -37 -47 51 -44
=sheet	16 -43 0 0 45
=shift	37 -31 0 0 41
=ship	16 38 -31 0 -62
=shipment	0 0 0 0 -33 33
=shop	12 -38 0 -46 49 -37
=short	33 -56 58 0 -58 -39
=shorten	-43
=shorter	-31
=show	-27 0 0 0 -46 -32
=shown	-22 32 0 0 0 -31
=sich	-11
=sick	-26 30 0 0 -35
=sid	28 0 -30 0 0 -34
=sidebar	0 -35 0 0 35
=sieht	-29
=sign	39
=signatur	-28
=signup	-19
=sim	35 0 0 0 -32
=simpl	0 -43 0 0 -31 -33
=simpler	32 -30 30
=simplify	-29
=simulator	37 0 -42 -32
=singl	56 0 0 0 0 -46
=sit	44 -41 -40 -41
=six	-13
=siz	38 -55 0 -51 49
=skip	11 0 0 0 0 -40
=sleep	-11 0 0 0 0 -33
=slo	37 0 0 -31 52 -47
=slot	34
=small	10 0 0 0 -51
=smaller	-22
=smell	-49
=sms	17 -34 0 0 36
=so	15 0 0 0 30
=soft	-12
=solution	-20
=som	-56
=someth	0 -31 32 0 0 0 -37
=somewher	-50
=sonntag	26 -37 -32 0 41
=sort	-11 -46 0 -46 0 0 -33
=sound	-57
=sourc	18
=spac	38 -49 57 -49 -56 -48 -34
=span	40 -40 -36 -38
=spe	-8 -34 0 0 40
=speak	19
=spec	46 -39 -33
=spell	47 -38 55 -46 -55 -36
=spik	-21
=spin	-20
=spinner	-36
=split	-20 0 0 0 -31
=sprint	22 -35 0 34 0 -38
=sql	54 -30 0 0 0 -33 -30
=squash	28 0 0 0 -31
=src	-31
=ssh	35 -49 -35 -37 61 -31 -38
=sso	26
=stabl	0 0 0 0 -40
=stack	-15
=stag	36 0 -37 0 43 0 -34
=stal	-32
=stand	-12
=standby	20 0 0 -32
=start	0 0 0 0 -43 0 32
=startest	14
=stat	17 -38
=statement	19 -31
=status	0 0 0 -38 40 -34
=std	17
=steht	31
=stellen	29
=step	-24 0 0 0 0 -32
=stimmt	-37
=stock	17 0 0 0 35
=stop	0 0 0 0 30
=stor	-16 0 -32 0 -30
=storag	13 -30
=story	38
=storybook	33
=str	-45
=stream	-18
=strip	38
=strong	0 35
=structur	17 0 0 0 -36
=stub	24 -30 0 31
=stuff	0 0 0 0 -31
=styl	0 0 0 -48 0 -40 -35
=su	56 -39 -32 0 0 -41
=subnet	28
=such	-32
=suit	-31
=summary	-46
=sunday	32 -41 0 -47 55 -39
=supervisor	38 0 0 -30 0 -35
=support	13 -34 0 0 36 -50
=surpris	-45
=svelt	27
=svg	9
=swap	43
=switzerland	25 -38 -42 -36 50 -46
=sync	23 -39 0 32 0 -34
=syntax	16
=tab	0 -32 37 0 -53 -33
=tabell	16 -38
=tabl	26 33 0 0 -34 0 -32
=tablet	8
=tag	43 0 0 -33
=tail	29 -48 -34 0 0 30
=tak	-29
=taken	0 0 0 -30
=talk	18
=tarda	-34
=target	16 -36
=task	-15
=tax	0 0 -35 0 46 -38
=teach	26 -33 0 0 31
=team	18 -33 -34 32
=teh	9
=telemetry	-25
=tell	47 0 0 -34 0 -52
=temperatur	-20
=temporary	-23
=ten	-11
=tenant	11 -56
=tenth	33 -32 0 0 40 -35
=term	17 -31
=ternary	0 -30 30 -30 -31
=terraform	39
=test	0 37 0 0 -32 -38
=testflight	-28 0 -32 0 34
=testserver	-15 0 0 0 35
=testzugang	34 0 0 0 30
=text	0 45 0 0 -47 -42
=texten	38 0 0 0 0 -32
=that	18 -40 -30 -39 -31 44
=them	25 55 0 -36 -58 -30
=thing	23 0 36 -60 0 -54
=think	-34
=third	-32 0 -31
=thirty	43 0 0 0 -32
=though	-18
=thought	-23
=thousand	35 0 0 0 -39 -31
=thre	-19
=thread	29 0 0 -34 0 -43
=throw	36 0 -50
=thursday	24 0 0 -32
=ticket	-32 31
=tier	31 -33 0 0 0 -32
=til	-13 0 -36
=till	27 -30
=tim	0 0 0 -38
=timeout	18 0 0 -30
=timestamp	31 0 -32
=tiny	25
=titl	-29 0 35 -41
=tmp	0 32
=together	37
=toggl	29 0 0 41 -31
=token	0 0 0 0 0 0 -35
=tokenizer	0 0 0 0 33
=told	15
=took	-20
=tool	13 0 0 0 -41
=tooltip	-26
=topic	-44
=torchrun	21
=total	-44
=touch	29 49 0 0 -58 -39 -31
=tourn	12 0 0 0 34
=toy	-21
=trac	-45
=track	17 0 0 0 0 -38
=traffic	-12
=train	-27 0 0 0 33 -33
=transaction	17
=transformer	12
=translat	-31
=translation	0 0 0 0 0 -36
=treat	32 0 0 0 -37
=tri	19
=trial	0 0 0 0 -38 36
=trigger	14 -32 0 33 -34
=trop	-21
=truck	21
=truncat	8
=trunk	53 0 -46 0 33 -30
=try	-69
=tuesday	31
=turkey	12 -34 0 0 36
=turn	18 0 -40 -34 0 0 -32
=twic	-34 0 0 -41
=twitter	-27
=typ	12 0 47 0 -46 -53
=typo	-33
=ubuntu	24
=ui	45 -33 0 -47 0 -35
=umlaut	-16
=understand	-15
=understood	-26
=undo	-59
=une	18 0 0 0 -40
=uniqu	14
=unit	0 -36 0 -39
=unity	8
=uns	21 -31
=unstabl	-41
=unus	-25
=updat	22 0 -30 0 0 -35
=upgrad	-29 0 0 0 0 -31
=upload	0 0 0 -32 39 -33
=upsid	0 0 0 0 -34 33
=url	44 37 -39 -31 0 -40
=us	8
=usb	25 0 -32
=useless	-31
=user	0 0 0 -38
=v	37 -31 -33
=vai	21 0 0 0 -34
=valid	13 -37 0 0 42
=validat	-30
=validation	25 30
=valu	8 0 0 -32
=van	21 0 -37 0 0 -30
=vanaf	32
=var	-21
=variabl	0 0 37 -30 -50 -32
=vat	-28
=vault	31 0 0 -37 0 -36
=vendor	15
=version	27 -32 0 34 0 -40
=verzend	32
=veröffentlicht	44 -36 0 0 37 -33
=vet	-30
=video	-24
=vielen	-29
=view	-19 0 0 -33 -40 32
=visibl	-9 -31 30
=visit	17
=vit	0 0 0 34 -32
=voorraad	29
=voucher	10 0 -30
=vpn	-14 0 0 0 0 -40
=vue	13
=w	64 0 -51 -49
=wait	-82 0 0 -47
=want	-14 0 0 0 0 -36
=warehous	28 -37
=warn	-54
=warning	-36 0 0 -31
=wartungsfenster	22 -36 0 0 37
=watchdog	30
=way	0 0 42 -34
=we'd	-36
=web	0 0 0 0 -30
=webhook	-12
=websocket	-29
=wednesday	-20
=weekday	37
=weekend	28 -42 0 -35 45 -32
=weg	0 0 0 0 -33
=weight	28 -39 0 0 0 39
=well	0 0 -39 0 -37
=went	-25
=werden	23 39 0 0 -47
=whether	-13
=whil	13
=whit	-20 33 -37
=whol	0 -34 0 0 0 -37
=wid	0 0 -38 0 0 -30
=widget	-8
=wiki	37 0 0 0 0 -40
=wildcard	30 0 -33
=will	54 0 -55 36 0 -42 -32
=win	21
=window	0 0 -33
=wip	30 -41 0 0 36
=wir	18
=wird	64 0 -41 0 0 -54 -36
=within	25 0 0 -40
=wizard	22
=word	39 -32 55 -56 -31
=wordt	40 0 0 0 32
=work	0 30 -37 -46
=worker	-10 0 0 0 -33
=workspac	20
=world	-23
=worry	-47
=worth	26
=would	-39 -38 0 32 -33
=wrap	28 0 -45 -37
=writ	33 0 43 -32 -40
=written	19
=x	22 -34 0 0 44 -37
=xml	21 0 0 0 0 -33 -30
=yaml	9 0 0 0 -37
=yarn	31 0 0 36 -30
=yesterday	-54 0 0 0 -38
=your	13
=yourself	30 0 0 0 -33 36
=youth	36
=zebra	21
=zero	21
=zijn	28 -52 -39 0 47 -30
=zip	-34 0 0 0 36
=zon	0 -36 0 0 33
=zoom	-48
=zwei	28 -39
?	-34
? $	-34
AGAIN	-30
AGAIN $	-40 0 0 -30
AGAIN ,	8
AGAIN , _	9
AGAIN LIVES	33
AGAIN LIVES $	33
AGAIN NOT	-24
AGAIN NOT _	-24
AGAIN SYMPTOM	-21
AGAIN SYMPTOM $	-20
AGAIN _	-25 0 0 -32
AGAIN _ $	-36 0 0 0 30
AGAIN _ ,	8
AGAIN _ for	-15
AGAIN _ up	-14
AGAIN on	30
AGAIN with	-21
AGAIN&CALLED	18
AGAIN&DONT	-25
AGAIN&DROP	42 0 0 0 -39
AGAIN&EVERY	-16
AGAIN&FORNOW	25
AGAIN&GRATITUDE	-31
AGAIN&HEDGE	-20
AGAIN&I	-34
AGAIN&INSTEAD	29
AGAIN&LIVES	-13
AGAIN&MUST	29 -35 0 0 35
AGAIN&NEVER	9
AGAIN&NOT	-24
AGAIN&NOW	-27
AGAIN&ONLY	29
AGAIN&PLEASE	-20
AGAIN&SYMPTOM	-13
AGAIN&USE	-9
AGAIN&VALUE	-31
AGAIN&WAS	27
AGAIN&WE	15
ALWAYS	19
ALWAYS $	46 0 0 -34 -42
ALWAYS ,	26
ALWAYS , also	16
ALWAYS DONE	-30
ALWAYS LIVES	12
ALWAYS OWNER	12 32 -34
ALWAYS USE	-27
ALWAYS _	10 0 0 -44 0 -44
ALWAYS _ $	25 0 0 -48 0 -46
ALWAYS _ on	-23
ALWAYS a	-16
ALWAYS in	0 0 -33
ALWAYS in the	-8
ALWAYS the	-39
ALWAYS&CALLED	-27
ALWAYS&HEDGE	-23
ALWAYS&I	20 -31
ALWAYS&IS	26 0 -32
ALWAYS&KEEP	38 0 0 -35 -31
ALWAYS&LIVES	13 0 -39 0 0 0 -31
ALWAYS&MUST	-26
ALWAYS&NEVER	22
ALWAYS&ONLY	-13
ALWAYS&SHOULD	-23
ALWAYS&SYMPTOM	-14
ALWAYS&THIS	23
ALWAYS&USE	-44 30
ALWAYS&VALUE	9 0 0 0 -38
ALWAYS&WE	-34
ALWAYS&YOU	16 36 -33
ASKS	-30 0 0 0 0 -31
ASKS ?	-11
ASKS ? $	-11
ASKS ALWAYS	-18
ASKS HEDGE	-8
ASKS LIVES	-25
ASKS NEVER	-21
ASKS USE	-30
ASKS USE a	-19
ASKS _	-28 0 0 0 0 -30
ASKS _ $	-39
ASKS _ I	-13
ASKS _ THIS	-24
ASKS _ WHAT	-20
ASKS _ a	-8
ASKS _ at	-21
ASKS _ de	-27
ASKS _ the	-37
ASKS _ to	-9
ASKS a	-17
ASKS a _	-17
ASKS also	-13
ASKS also _	-13
BECAUSE $	0 0 0 0 -34
BECAUSE <acronym>	12 0 0 31
BECAUSE <number>	13
BECAUSE THEY	21 0 0 0 -31
BECAUSE THEY _	21 0 0 0 -31
BECAUSE THIS	-17
BECAUSE _	-17 0 0 0 -34
BECAUSE of _	13
BECAUSE&DECIDE	20 0 0 0 -34
BECAUSE&DROP	-14
BECAUSE&EVERY	37 0 0 -39
BECAUSE&GRATITUDE	13 0 0 -30
BECAUSE&I	-16
BECAUSE&IS	8
BECAUSE&KEEP	18 0 0 0 -34
BECAUSE&LIVES	29
BECAUSE&NOT	18
BECAUSE&NOW	26
BECAUSE&ONLY	23
BECAUSE&PLEASE	8
BECAUSE&SYMPTOM	-25
BECAUSE&USE	30
BECAUSE&VALUE	38
BECAUSE&WAS	24
BECAUSE&WE	33
BECAUSE&YOU	17
CALLED	0 -38 0 -35
CALLED "	0 0 0 0 0 35
CALLED " <name>	14
CALLED " _	33
CALLED $	-14 -36 0 0 0 -40
CALLED ,	-18
CALLED <code>	18
CALLED <host>	31
CALLED <name>	25
CALLED <name> ,	14 0 0 0 -38
CALLED IS	13
CALLED IS _	16
CALLED _	57 -49 0 -43 0 33
CALLED _ $	33 0 -41 -35
CALLED _ ,	11 -34 -35 0 -31 37
CALLED _ IF	16
CALLED _ after	37 0 37 0 -40 -34
CALLED _ and	26
CALLED the	26
CALLED&DECIDE	0 0 0 0 0 30
CALLED&EVERY	29
CALLED&I	-10 0 0 0 0 -30
CALLED&IS	21
CALLED&LIVES	14 0 0 0 42 -46
CALLED&NEVER	0 0 0 0 -36 33
CALLED&NOLONGER	12
CALLED&NOT	37
CALLED&NOW	26
CALLED&ONLY	-12
CALLED&PLEASE	-28
CALLED&USE	-9
CALLED&VALUE	18 -34 0 0 0 30
CALLED&YOU	14
DECIDE	38 0 0 91 -61
DECIDE $	0 -38 -50 42 0 -32
DECIDE ,	13 -35 0 35 -35
DECIDE , _	-19
DECIDE <name>	16
DECIDE DROP	15
DECIDE GRATITUDE	-33 0 0 -30 31
DECIDE GRATITUDE $	0 0 0 -30 31
DECIDE IS	48 0 -30 49 -47 -30
DECIDE IS THIS	19
DECIDE IS _	19 0 -34 36 -31 -35
DECIDE MAYNOT	8 30 0 -37
DECIDE MAYNOT to	8 30 0 -37
DECIDE SYMPTOM	-34
DECIDE THIS	27 0 0 0 -31
DECIDE THIS WE	17
DECIDE THIS _	-9
DECIDE _	13 0 0 0 -31 -30
DECIDE _ $	0 0 0 -48
DECIDE _ ,	19 0 0 0 0 -32
DECIDE _ THIS	12
DECIDE _ and	-26
DECIDE _ at	26
DECIDE a	-47
DECIDE a _	-47
DECIDE bei	22
DECIDE bei _	22
DECIDE con	19
DECIDE con _	11
DECIDE for	36 0 0 0 0 -30
DECIDE in	16
DECIDE on	35 -30 0 37
DECIDE on THIS	10
DECIDE on _	28 0 0 33 -34
DECIDE on the	17
DECIDE one	41
DECIDE one _	41
DECIDE the	33 -32 0 32
DECIDE the _	20
DECIDE to	38 -37 0 35 -36
DECIDE to _	41 -37 0 40 -37
DECIDE with	32 0 0 40 -30
DECIDE with _	28 0 0 40 -31
DECIDE&DONT	13
DECIDE&DROP	32
DECIDE&EVERY	0 0 0 0 -32
DECIDE&GRATITUDE	48 0 -40
DECIDE&HEDGE	-13
DECIDE&I	-10 0 0 30 -32
DECIDE&INSTEAD	10
DECIDE&IS	23 0 0 66 -41 -37
DECIDE&KEEP	16 0 0 0 -40
DECIDE&LIVES	16 0 0 41
DECIDE&MAYNOT	24
DECIDE&NEVER	10
DECIDE&NO	51 -59 0 36 -30
DECIDE&NOLONGER	30 0 0 0 0 -33
DECIDE&NOT	17 0 0 41 0 -44
DECIDE&NOW	28
DECIDE&ONLY	-8
DECIDE&THIS	10 0 0 50 -56
DECIDE&USE	0 0 0 0 -32
DECIDE&VALUE	0 0 0 47 -37
DECIDE&WAS	19 0 0 36 -44
DECIDE&WE	32 0 0 42 -42
DONE	-25 0 0 0 0 -47
DONE $	-14 -48 33 -40
DONE ,	-38
DONE , <number>	-31
DONE ?	-25
DONE ? $	-25
DONE NOT	-34
DONE NOT $	-34
DONE NOW	-42
DONE NOW $	-42
DONE THIS	8
DONE UNLESS	-41
DONE _	46 30 -37 -31 0 -34
DONE _ $	34 0 -35 0 0 0 -37
DONE and	-24
DONE by	0 -32 0 0 30
DONE by the	32
DONE in	-31
DONE on	-11 0 0 -33
DONE on Name	20 0 0 -33
DONE on the	-28
DONE the	-25
DONE the _	-21
DONE with	-27 0 0 0 0 -30
DONE with THIS	-36
DONE with a	-32
DONE with the	-23
DONT	10 51 0 0 -30
DONT $	12
DONT HEDGE	-22
DONT LIVES	-29
DONT LIVES the	-26
DONT OWNER	22 -30 0 0 35
DONT USE	40 0 -36
DONT USE _	23
DONT _	0 49 0 -36 -56
DONT _ $	-23
DONT _ ,	62 0 0 -34
DONT _ EVERY	-35 31
DONT _ FORNOW	-31
DONT _ THEY	24
DONT _ THIS	0 54 0 -37 -52
DONT _ WHAT	-35
DONT _ a	40 31 0 0 -31
DONT _ on	33 30
DONT _ the	21 37 -46 -34 -39
DONT _ with	-15
DONT do	-8 0 0 32
DONT do _	0 0 0 31
DONT na	28
DONT na _	28
DONT&EVERY	-10 0 0 -33 -35
DONT&FORNOW	-40
DONT&HEDGE	-8
DONT&I	-17
DONT&IS	42
DONT&KEEP	31 30
DONT&LIVES	-12 0 0 0 -49
DONT&MAYNOT	23
DONT&NO	-17
DONT&NOLONGER	12 0 0 0 -44
DONT&ONLY	-8
DONT&SYMPTOM	19 34
DONT&THIS	14 30
DONT&USE	27 0 -38 -32
DONT&VALUE	24
DONT&WE	31
DROP	15 0 0 67 -36
DROP $	-16
DROP ,	43 -37 0 43 -42
DROP THIS	-29
DROP THIS $	-47
DROP _	21
DROP _ $	-25
DROP _ ,	28 -32
DROP _ on	12
DROP and	10
DROP and _	10
DROP at	27 0 0 -42 33
DROP for	-23
DROP here	-24
DROP in	18 0 0 0 -35
DROP of	-23
DROP off	-31
DROP off $	-31
DROP the	25 -33 0 32 -37
DROP the _	30 -32 0 0 -34
DROP with	30 0 -30 38 -37
DROP&EVERY	28 0 0 38 -41
DROP&FORNOW	27
DROP&GRATITUDE	-13
DROP&IS	9 0 0 48 -34
DROP&KEEP	-20 -36
DROP&MOVED	20 0 0 0 -31
DROP&MUST	0 -37
DROP&NEVER	32
DROP&NO	10
DROP&NOT	22
DROP&NOW	8
DROP&ONLY	8 0 0 0 -32
DROP&SYMPTOM	26
DROP&THIS	0 0 0 37 -54
DROP&USE	37
DROP&VALUE	46 -57
DROP&WAS	29
DROP&WE	35 -31 0 51 -49
EVERY	11
EVERY $	-31 0 0 30 0 -47
EVERY ,	0 -39 0 0 0 -30
EVERY , _	34 -34 0 0 0 -30
EVERY , the	11
EVERY <number>	-10 -37 0 0 41
EVERY <number> $	12
EVERY <number> TIME	-15 -30
EVERY DONE	-24
EVERY HEARSAY	-38
EVERY HEDGE	32
EVERY HEDGE _	32
EVERY IS	-20
EVERY IS _	24 39 0 0 -47
EVERY LIVES	45
EVERY LIVES $	20
EVERY MUST	-8
EVERY NOW	-33
EVERY Name	32
EVERY SYMPTOM	-28
EVERY THIS	33
EVERY THIS _	33
EVERY THIS a	28 0 0 0 -31
EVERY TIME	44 0 0 -37 42
EVERY TIME $	58 -37 -31 -36 43
EVERY TIME Name	11
EVERY TIME _	-13
EVERY UNLESS	11
EVERY WE	10
EVERY _	16
EVERY _ $	24
EVERY _ ,	38
EVERY _ ?	-41
EVERY _ IS	-16
EVERY _ LIVES	22
EVERY _ MUST	-15 42 0 0 -54
EVERY _ NEVER	0 -35
EVERY _ NOW	21
EVERY _ SHOULD	-39
EVERY _ THIS	-29 0 0 0 -37
EVERY _ UNLESS	15 40 0 0 -42
EVERY _ USE	-19
EVERY _ a	23
EVERY _ and	-13
EVERY _ at	32
EVERY _ in	21 46 0 0 -38 -39
EVERY _ of	29 32 0 0 -33
EVERY _ on	43 -46 0 -30 49
EVERY _ the	32 34 0 -30 -32
EVERY _ to	-15
EVERY _ with	22
EVERY a	-27
EVERY a _	-27
EVERY and	-24
EVERY de	27 33 0 0 -35
EVERY for	0 -31 -32 -30 41 -33
EVERY in	0 0 0 -37
EVERY mit	14
EVERY new	19 0 0 0 -34
EVERY new _	19 0 0 0 -34
EVERY of THIS	0 0 0 -37
EVERY over	40 33 0 0 -36
EVERY the	0 0 -35 0 0 38
EVERY the _	-20 0 -31 0 0 41
EVERY&FORNOW	0 33 0 0 -30
EVERY&GRATITUDE	-14 0 0 0 -37
EVERY&HEDGE	0 0 0 0 -32
EVERY&I	0 0 0 -31
EVERY&KEEP	39 0 0 0 -47
EVERY&LIVES	24
EVERY&MAYNOT	22
EVERY&MOVED	-15
EVERY&MUST	0 54 0 0 -52
EVERY&NEVER	12 -43
EVERY&NO	30 35
EVERY&NOLONGER	31 -34
EVERY&NOT	28 0 0 0 -38
EVERY&NOW	-27
EVERY&ONLY	-10 0 0 -34
EVERY&OUR	23
EVERY&PLEASE	29 0 33
EVERY&PREFER	-8
EVERY&SHOULD	-14
EVERY&SYMPTOM	-14 0 -32
EVERY&THIS	-11
EVERY&USE	-28 0 -31 -31
EVERY&WAS	-26
EVERY&YOU	22
FORNOW	-25
FORNOW $	-23 -40 -36 -41 37
FORNOW ,	-35
FORNOW , _	-41
FORNOW _	-41
FORNOW _ $	-32
FORNOW and	16
FORNOW one	-38
FORNOW one $	-38
FORNOW&I	-25
FORNOW&IS	0 0 0 0 30
FORNOW&KEEP	-18
FORNOW&LIVES	-16 0 0 30 -35
FORNOW&MOVED	-10
FORNOW&NO	9
FORNOW&NOT	-11
FORNOW&ONLY	0 0 0 0 34
FORNOW&OUR	18
FORNOW&SYMPTOM	-22
FORNOW&THIS	-12
FORNOW&USE	-25
FORNOW&VALUE	-14
FORNOW&WE	-30
FORNOW&YOU	-19
FUTURE_I	-33 0 31 -39 -38
FUTURE_I AGAIN	-16
FUTURE_I AGAIN _	-16
FUTURE_I HEDGE	-15
FUTURE_I HEDGE $	-12
FUTURE_I HEDGE _	-10
FUTURE_I NOT	-32
FUTURE_I NOT _	-19
FUTURE_I OWNER	-30
FUTURE_I _	-42
FUTURE_I _ $	-46
FUTURE_I _ THIS	-21
FUTURE_I _ in	-19
FUTURE_I _ on	-30
FUTURE_I _ to	-15
FUTURE_I _ with	-21
FUTURE_I a	-37
FUTURE_I a _	-37
FUTURE_I do	-39
FUTURE_I on	-29
FUTURE_I the	43 0 33
FUTURE_I the _	43 0 33
FUTURE_I to	-45
FUTURE_I to _	-42
GRATITUDE	-31 -38
GRATITUDE !	-25
GRATITUDE ! $	-27
GRATITUDE $	-26 0 0 0 0 -37
GRATITUDE ,	-31 0 -31
GRATITUDE , ASKS	-22
GRATITUDE , GRATITUDE	-17
GRATITUDE , I	19
GRATITUDE , IS	-24
GRATITUDE , NOW	-14
GRATITUDE , PAST_I	-13
GRATITUDE , THIS	-15
GRATITUDE , WRONG	-14
GRATITUDE , _	-40
GRATITUDE , the	-26
GRATITUDE <number>	-35
GRATITUDE ?	-9
GRATITUDE ? $	-9
GRATITUDE ASKS	-19
GRATITUDE FUTURE_I	-15
GRATITUDE GRATITUDE	-31
GRATITUDE GRATITUDE $	-31
GRATITUDE I	-17
GRATITUDE I _	-17
GRATITUDE IF	-23
GRATITUDE IS	-22
GRATITUDE NO	-37
GRATITUDE NO $	-29
GRATITUDE PLEASE	-32
GRATITUDE THIS	11
GRATITUDE THIS DONE	-25
GRATITUDE THIS _	-15
GRATITUDE WE	12
GRATITUDE YOU	-22
GRATITUDE YOU $	-17
GRATITUDE YOU ,	-13
GRATITUDE YOU TOO	-17
GRATITUDE _	-15 -32 0 33
GRATITUDE _ !	-32
GRATITUDE _ $	-65
GRATITUDE _ ,	-17
GRATITUDE _ DECIDE	53 0 -41 33 -40
GRATITUDE _ THIS	-22
GRATITUDE and _	-41
GRATITUDE by	18
GRATITUDE do	-36
GRATITUDE do THIS	-21
GRATITUDE for	-43
GRATITUDE for _	8
GRATITUDE for the	-39
GRATITUDE in	-19
GRATITUDE the	-28
GRATITUDE the _	-24
GRATITUDE&HEDGE	-22
GRATITUDE&I	-29
GRATITUDE&IS	-24
GRATITUDE&KEEP	14
GRATITUDE&MUST	23
GRATITUDE&NO	-20
GRATITUDE&NOW	-23
GRATITUDE&ONLY	39
GRATITUDE&PLEASE	-22
GRATITUDE&SYMPTOM	-34
GRATITUDE&THIS	-20
GRATITUDE&USE	22 0 0 -34
GRATITUDE&WAS	-11
GRATITUDE&WE	38
GRATITUDE&YOU	-26
HEARSAY	-56
HEARSAY "	16 0 0 0 0 -32
HEARSAY " _	38 0 0 0 0 -32
HEARSAY $	21 0 0 0 -42
HEARSAY <version>	30 -31
HEARSAY GRATITUDE	-16
HEARSAY IS	-41
HEARSAY NEVER	-32
HEARSAY NO	14
HEARSAY SYMPTOM	-14
HEARSAY THIS	-40
HEARSAY THIS THEY	-22
HEARSAY THIS _	-24
HEARSAY THIS the	-25
HEARSAY _	-34
HEARSAY _ a	-17
HEARSAY a	-25
HEARSAY the	-31
HEARSAY the _	-27
HEDGE	-23 0 0 0 0 -30
HEDGE $	-37
HEDGE <number>	35
HEDGE DECIDE	-13
HEDGE EVERY	-17
HEDGE EVERY _	-17
HEDGE HEDGE	-31
HEDGE IF	-28
HEDGE IS	-33
HEDGE IS THIS	-23
HEDGE IS _	-22
HEDGE IS the	-27
HEDGE LIVES	-24
HEDGE NOT	-16
HEDGE NOT _	-16
HEDGE PAST_I	-17
HEDGE PAST_I _	-17
HEDGE THIS	-33
HEDGE THIS SHOULD	-9
HEDGE THIS the	-15
HEDGE USE	-13
HEDGE WE	-34
HEDGE WE SHOULD	-17
HEDGE WE _	-9
HEDGE WHAT	-19
HEDGE _ $	-22
HEDGE _ IS	-22
HEDGE _ SHOULD	-14
HEDGE _ THIS	-10
HEDGE _ USE	-25
HEDGE _ WE	-31
HEDGE _ a	-18
HEDGE _ the	25 -30 30
HEDGE _ to	-26
HEDGE _ un	-37
HEDGE a	-20
HEDGE a _	-20
HEDGE an	-35
HEDGE do	10
HEDGE on	21 0 0 -30
HEDGE on the	25
HEDGE the	-41
HEDGE the _	-41
HEDGE to	-17
HEDGE&I	-43
HEDGE&IS	-44
HEDGE&KEEP	-11
HEDGE&LIVES	-32
HEDGE&MUST	-26
HEDGE&NO	-30
HEDGE&NOT	12
HEDGE&NOW	21
HEDGE&ONLY	-19
HEDGE&OUR	11
HEDGE&SHOULD	-16
HEDGE&SYMPTOM	-14
HEDGE&THIS	-14 31 0 0 -34
HEDGE&USE	-27
HEDGE&WAS	-39
HEDGE&WE	-41
HEDGE&YOU	-15
I	-26 0 34
I $	15 41 0 -40 -41 -56 -31
I <number>	-34
I <number> _	-34
I ALWAYS	20
I ALWAYS _	20
I BECAUSE	-24
I DECIDE	28
I DECIDE THIS	26
I DONE	-29
I DONT	-38
I DONT HEDGE	-22
I DONT LIVES	-11
I DONT _	-33
I FORNOW	-18
I GRATITUDE	22
I HEDGE	-40
I HEDGE IS	-14
I IF	14
I LIVES	-51
I LIVES _	-36
I LIVES back	-13
I MAYNOT	-26
I MAYNOT _	-26
I MOVED	-20
I NOT	-23
I NOT _	-23
I ONLY	-14
I OWNER	21 31 -36
I OWNER $	21 31 -36
I PREFER	52 -32 32 0 -34
I PREFER IF	31
I PREFER _	26
I SHOULD	-14
I SYMPTOM	-29
I THIS	-9
I UNLESS	-43
I USE	-26
I WAS	-23
I WAS _	-23
I WHAT	-14
I _	-20 -46
I _ $	-35 0 33 -43 -40 0 -35
I _ ,	10 0 0 0 0 -44
I _ <number>	15
I _ EVERY	21
I _ HEDGE	-17
I _ I	-21
I _ IS	33 -32 -35 -30 34
I _ NEVER	-25
I _ SYMPTOM	-18
I _ THIS	-20
I _ WAS	28 0 0 0 32
I _ a	-31
I _ in	-15
I _ the	-50
I _ to	40 0 0 30 -46
I _ up	9
I _ with	39
I a	-21
I a _	-21
I do	29
I first	16
I first _	-13
I just	-40
I just _	-32
I the	-17 -30
I the _	-16 -30
I to	-28
I to _	-28
I&INSTEAD	-29
I&IS	13
I&KEEP	26
I&LIVES	0 0 0 0 -33
I&MOVED	-31
I&MUST	-16
I&NOW	-20
I&ONLY	-37 -30
I&OUR	-21
I&PLEASE	16
I&PREFER	53 -30 35 0 -34
I&SHOULD	-12
I&SYMPTOM	-27
I&THIS	-13
I&USE	-48
I&VALUE	-14 0 -37 -37
I&WAS	-11 0 0 -35
I&YOU	13 0 0 0 0 0 -32
IF $	-48
IF ,	34 0 0 0 -37
IF DECIDE	18
IF I	-22
IF I _	-12
IF IS	-27
IF THEY	0 0 0 0 0 -40
IF THEY IS	26
IF THEY _	0 0 -34 0 0 -35
IF THIS LIVES	-31
IF THIS SYMPTOM	32
IF WE	-36
IF WE MUST	-20
IF YOU	49 0 32 0 -33
IF YOU DONE	11
IF YOU MUST	26
IF YOU _	54 0 38 0 -31 0 -33
IF _	31 0 0 -30
IF _ $	12 0 0 -48 0 0 -36
IF _ EVERY	19 -30 0 0 38
IF _ IS	13 0 0 -32
IF _ a	-31
IF _ avec	19 0 0 0 -37 0 36
IF _ con	16 -40 0 -30
IF _ en	12 0 0 0 -38
IF _ por	11
IF a	50
IF a _	50
IF the	-23 -34 0 0 33
IF the _	-23 -34 0 0 33
IF there	29 0 0 0 -33
IF there IS	22 0 0 0 -34
INSTEAD	13 -42 0 33 0 -30
INSTEAD $	-21
INSTEAD _	63 -39 0 32 -48 -31
INSTEAD _ $	33 0 0 -30
INSTEAD _ ,	43 0 -37 35
INSTEAD a	9
INSTEAD a _	9
INSTEAD&IS	0 0 0 31
INSTEAD&LIVES	14 0 0 32 -30
INSTEAD&NOLONGER	-30
INSTEAD&NOW	28
INSTEAD&SYMPTOM	11
INSTEAD&THIS	25 0 0 35 -36
INSTEAD&USE	-29
INSTEAD&VALUE	-29 0 0 0 31
INSTEAD&WE	37
IS	8
IS "	-44
IS " EVERY	-35
IS $	-62
IS <acronym>	50 -53 -38 -31 51 -34
IS <amount>	29 -36
IS <code>	40
IS <code> $	32 0 0 0 -36
IS <code> ,	14 0 0 0 33
IS <host>	25 0 0 0 31 0 -30
IS <host> $	24
IS <host> ,	10 0 0 0 35 -32
IS <mail>	37 0 0 0 30
IS <name>	43 0 -43 -33
IS <name> $	26 31 -36
IS <name> ,	20 -42 0 0 0 30
IS <name> NOW	16
IS <name> UNLESS	23 -52 0 0 45 -38
IS <number>	46
IS <number> $	42
IS <number> ,	0 -35 0 -34
IS <number> NOW	38 0 0 -52 46
IS <number> TIME	57 0 0 0 -31
IS <number> _	0 0 0 0 -42
IS <number> of	46 0 0 32 0 -35
IS <path>	33 -34
IS <path> $	17
IS <path> ,	37
IS <version>	9 -45 0 -36
IS <version> $	25
IS AGAIN	0 0 0 0 36 -31
IS AGAIN _	0 -30 0 0 30
IS AGAIN on	30
IS ALWAYS	16 0 -45 31
IS ALWAYS _	15 0 -38 0 0 -31
IS ALWAYS the	-39
IS CALLED	20
IS CALLED "	0 0 -32
IS CALLED <host>	31
IS CALLED <name>	25
IS CALLED _	37 0 0 0 45 -48
IS DECIDE	-20 -30
IS DECIDE $	-29
IS DECIDE ,	-19
IS DONE	-24 -42
IS DONE $	-9
IS DONE ,	-46
IS DONE by	31 -32 0 0 30
IS DONE with	42 0 0 0 0 -30
IS DROP	0 -56 0 56 0 -34
IS DROP $	22 -31
IS DROP ,	30 -31 0 36
IS DROP off	-31
IS EVERY	-8
IS EVERY _	12 0 0 0 -30
IS EVERY a	-27
IS GRATITUDE	-26 -32
IS GRATITUDE $	-53
IS GRATITUDE ,	28
IS KEEP	0 -46 0 0 56 -38
IS KEEP <number>	9 0 0 0 36 -32
IS KEEP in	29 -33 0 0 36
IS LIVES	15 -43 0 0 49 -34
IS LIVES PER	20
IS LIVES in	31 -32 0 0 34
IS MAYNOT	56 54 -31 -35 -55 -42
IS MAYNOT $	25 0 0 0 -30
IS MAYNOT _	40 36 0 0 0 -39
IS MOVED	24 0 0 -33
IS MOVED $	-23
IS MOVED ,	-30
IS MOVED on	36
IS MUST	8 30 0 0 -54
IS NEVER	8 37 0 0 -51
IS NEVER _	0 0 0 0 -33
IS NO	40 -42 0 -34
IS NO _	31 -37 -33 0 47 -30
IS NOLONGER	-18 -33 0 34 -33
IS NOLONGER $	-13 0 -36 42 -59
IS NOLONGER ,	0 0 0 0 0 -33
IS NOLONGER _	-27 0 0 0 -32
IS NOT	0 0 0 -31
IS NOT _	-28 -33
IS NOW	20
IS Name	52 -52 -37 0 36
IS Name $	38 -33 0 0 0 -33
IS Name ,	20 0 0 -30 38
IS Name Name	36 0 0 -31 33
IS ONLY	13
IS ONLY <number>	36
IS ONLY a	0 0 0 -33
IS OUR	22
IS OWNER	32 0 0 0 31
IS PER	41 -38 0 -32
IS PER _	36 -34 0 0 0 34
IS SYMPTOM	-48
IS SYMPTOM $	-28
IS SYMPTOM ,	-39
IS SYMPTOM AGAIN	-25
IS SYMPTOM NOW	-19
IS SYMPTOM a	-28
IS SYMPTOM in	-32
IS THIS	-8
IS THIS $	-19
IS TIME	24
IS TOO	-38
IS TOO GRATITUDE	-8
IS TOO _	-54
IS UNLESS	-10
IS USE	-25 0 0 0 32 -30
IS USE on	12
IS WHAT	32 -44 0 0 44
IS WHAT WE	22
IS WHAT _	20 -34 0 0 46
IS WHAT the	27
IS WRONG	-29 0 0 0 -35
IS WRONG $	-34
IS WRONG ,	31 0 0 0 -34
IS _	15
IS _ $	-25
IS _ ,	25 0 0 -43 0 38
IS _ <acronym>	17 0 0 0 37
IS _ <host>	10
IS _ <number>	39 0 0 -51 0 30
IS _ ?	-18
IS _ ALWAYS	29 -47 0 0 41
IS _ BECAUSE	10
IS _ EVERY	46 -44 0 0 50 -35
IS _ FORNOW	20
IS _ GRATITUDE	-24
IS _ IF	47 0 -41 -34
IS _ IS	-36
IS _ LIVES	0 -31 0 0 -40
IS _ NOT	47 -46 0 0 -49 43 -34
IS _ NOW	42 -36
IS _ NOWON	35 0 0 0 -41
IS _ ONLY	35 0 -36 0 0 -40 -31
IS _ PER	13 -44 -35 0 42 -42
IS _ SYMPTOM	-20 0 0 0 -34 33
IS _ THIS	25
IS _ TIME	-33
IS _ UNLESS	-15 33 0 0 0 -36
IS _ WHAT	-28
IS _ a	29
IS _ after	-32 46 0 0 -44
IS _ and	67 -62 -37 -37
IS _ as	33 0 0 0 38
IS _ at	-11
IS _ by	27
IS _ for	-12 -58 -35 0 46 -40
IS _ from	48 -31 -31
IS _ here	18 -42
IS _ in	0 0 -30
IS _ into	-11
IS _ of	29 0 -33
IS _ on	0 -50 0 0 49
IS _ out	20 0 30 0 -30
IS _ than	-47
IS _ the	-24 0 0 0 34 -41
IS _ to	33 34 0 30 -30 -59
IS _ up	26
IS _ with	67 0 -44
IS a	0 0 0 -30
IS a NOLONGER	-24
IS a SYMPTOM	-24
IS a TIME	37 0 0 0 31
IS a _	19
IS an	-14 0 0 -33
IS an SYMPTOM	-25
IS an _	-16
IS at	-21 -31 0 -34 51 0 -30
IS at <amount>	-33
IS at <number>	-46
IS at _	46
IS back	-12
IS by	20 0 0 0 -36
IS das	-27
IS de	27 -37
IS de <number>	24
IS en	24 -30
IS en _	16
IS for	15 0 -36
IS for _	19 0 -34
IS for the	-8
IS from	42 -47 -45 -41 0 0 -30
IS from _	40 0 -30
IS here	-17
IS im	-27
IS in	0 -41 -39 0 35
IS in <host>	25
IS in <name>	25
IS in <path>	-32 0 0 -33
IS in TIME	35
IS in _	47 -57 -38 0 50
IS in the	-25 0 -39 0 37
IS more	-9
IS more _	-13
IS more than	16
IS o Name	31
IS o _	-36
IS off	16 0 -31
IS off ,	37 -32
IS on	0 0 0 -60
IS on SYMPTOM	-32
IS on _	0 -46 0 -35
IS on the	-20
IS one	12 -31 0 0 0 -37
IS one _	8 0 -41 0 40 -34
IS out	0 0 -35 30
IS out $	-35
IS out ,	34 0 -37 34 -33
IS out of	-18
IS over	-14 0 0 0 -30
IS over ,	-18
IS the	16 0 0 -31
IS the <date>	27
IS the ONLY	22 0 0 0 40 -43
IS the WRONG	18 0 0 0 0 0 -34
IS the _	0 -36
IS the first	27 31 0 0 0 -32
IS the old	18 0 0 0 -35 31
IS the same	13
IS to	-37
IS to _	-37
IS two	0 -34 -41
IS two _	22 -34 -41
IS under	19
IS&KEEP	16 0 0 0 0 -32
IS&LIVES	22
IS&MAYNOT	0 37 0 -39 0 -41
IS&MUST	0 0 0 0 0 -48
IS&NEVER	18 44 0 -42
IS&NO	22 0 0 0 0 35
IS&NOLONGER	0 -45
IS&NOT	43 0 0 0 -55 63
IS&NOW	29
IS&ONLY	11
IS&OUR	32
IS&PLEASE	28 0 0 0 -35
IS&PREFER	25
IS&SHOULD	-34
IS&SYMPTOM	-28 0 -31
IS&USE	-27
IS&VALUE	29
IS&WAS	37 -32 0 0 0 37
IS&WE	25
IS&YOU	21
KEEP	30 0 0 0 -31
KEEP $	-20
KEEP ,	46 0 0 35 -35 -30
KEEP , _	23 -46
KEEP <number>	11 0 0 -35
KEEP <number> TIME	11 0 0 -35
KEEP <path>	33 0 -33
KEEP <path> _	33 0 -33
KEEP THEY	35 -45 0 -47
KEEP THEY _	35 -45 0 -47
KEEP THIS	14 -52
KEEP THIS _	0 -39
KEEP _	16 0 31 -30
KEEP _ $	-25 0 0 -37
KEEP _ ,	30 0 0 -32
KEEP _ <number>	-22
KEEP _ and	25
KEEP _ for	32
KEEP _ the	11 0 0 0 -32
KEEP at	-25 -36 0 31
KEEP for	27 -48 0 0 36
KEEP in	52 52 -45 -49 0 -43 -31
KEEP in _	16
KEEP in the	47 47 -35 -40 -32 -38
KEEP off	25 37 0 -39 -39
KEEP off $	25 37 0 -39 -39
KEEP on	39
KEEP on _	32
KEEP the old	0 31
KEEP there	27 0 0 -35
KEEP under	24 32 0 0 -32
KEEP under <number>	24 32 0 0 -32
KEEP with	17
KEEP with _	17
KEEP&LIVES	53 0 -36
KEEP&MOVED	13 0 0 -30
KEEP&MUST	16 45 0 0 0 -33
KEEP&NO	-10 -37 0 35
KEEP&NOLONGER	19
KEEP&NOT	13 -39
KEEP&NOW	19 0 0 -32 41 -31
KEEP&ONLY	18
KEEP&OUR	0 -35 0 37 -37
KEEP&THIS	32
KEEP&USE	10 -32
KEEP&VALUE	12
KEEP&WAS	31
KEEP&WE	29 0 0 36 -32
KEEP&YOU	17
LIVES	13
LIVES $	-45 -39
LIVES ,	30
LIVES , NOT	31 0 0 -34
LIVES , _	45
LIVES <amount>	-8
LIVES <code>	43 -31 0 -31
LIVES <date>	33 0 -31
LIVES <date> $	33 0 -31
LIVES <flag>	10 0 0 0 -30
LIVES <flag> _	10 0 0 0 -30
LIVES <number>	-14 0 0 0 34 -50
LIVES <number> TIME	43 0 0 0 33 -38
LIVES <number> _	-30 0 0 0 0 -41
LIVES ?	-29
LIVES ? $	-29
LIVES DECIDE	21
LIVES DECIDE to	18
LIVES DROP	27 0 0 -37
LIVES DROP $	20 -30
LIVES EVERY	42 -36 0 -46 30 -36
LIVES EVERY _	20 0 0 -32 40
LIVES FORNOW	-26
LIVES FORNOW $	-26
LIVES IF	-45
LIVES IS	17
LIVES IS _	15
LIVES LIVES	23
LIVES LIVES on	25
LIVES LIVES to	0 -35
LIVES MOVED	0 0 0 0 36 -32
LIVES MOVED $	17
LIVES MOVED _	-17
LIVES NEVER	-30
LIVES NEVER _	-30
LIVES NO	-18
LIVES NO _	-16
LIVES NOW	25
LIVES ONLY	13 0 0 -30 0 0 -39
LIVES ONLY <number>	-19 0 -38
LIVES ONLY _	15 0 0 0 36
LIVES PER	36 0 0 0 32 -34
LIVES PER _	21
LIVES THEY	25 -32
LIVES THIS $	-15
LIVES THIS ?	-15
LIVES THIS _	-25
LIVES USE	11 -32 0 -35
LIVES USE <path>	14 0 0 0 -45
LIVES USE _	31
LIVES YOU	-23
LIVES YOU _	-21
LIVES _ $	-19 -37 0 0 34 0 -30
LIVES _ ,	31 0 -38 0 0 -56
LIVES _ <number>	-18 0 0 0 0 -35
LIVES _ <path>	15 -38 0 0 -39
LIVES _ FORNOW	-13
LIVES _ IS	8
LIVES _ PER	-28
LIVES _ SYMPTOM	-36
LIVES _ THIS	0 0 0 0 32
LIVES _ TIME	14
LIVES _ a	-33
LIVES _ and	-28
LIVES _ at	29
LIVES _ by	-23 -38
LIVES _ from	35 0 0 -30 41 -35
LIVES _ in	32 0 0 0 30
LIVES _ off	21
LIVES _ on	52 0 0 -38
LIVES _ one	14 0 0 0 36
LIVES _ the	0 -40
LIVES _ to	13 0 0 0 -33
LIVES _ with	31 0 0 0 -33
LIVES a	24
LIVES a SYMPTOM	9 30 -32
LIVES a _	33
LIVES a new	28
LIVES after	45 -39 -32 0 39
LIVES an	35
LIVES an _	35
LIVES as	42 0 -47
LIVES at	40 -38 -38
LIVES at <number>	0 0 0 0 -42 42
LIVES at <time>	8 0 0 0 30
LIVES at _	28 0 0 -42 50 -41
LIVES back	-18
LIVES back to	-22
LIVES from	8 0 0 0 0 0 -33
LIVES from $	-33
LIVES from _	11 0 0 0 0 0 -30
LIVES from the	18 0 -31 0 0 -40
LIVES in	32 0 -32
LIVES in <path>	19 31
LIVES in TIME	38 -46 0 -32 47 -45
LIVES in _	38
LIVES in the	11 0 0 -36
LIVES into	44 0 0 0 -49 -39
LIVES into _	29 0 0 0 0 -32
LIVES more	16
LIVES on	26
LIVES on $	-42
LIVES on <number>	41 0 0 0 39
LIVES on _	39 0 0 -43
LIVES on a	13 0 0 0 30
LIVES on the	39
LIVES one	-19 -41 -30 0 34
LIVES one _	0 -41 -30 0 34
LIVES one more	-32
LIVES out	26 -33 0 0 37
LIVES out on	13
LIVES the	-11 0 -46
LIVES the _	-9 0 -47
LIVES the same	-32
LIVES to	0 0 0 -43 0 31
LIVES to <path>	9 0 0 0 -33
LIVES to _	-16 -34 0 -31 30
LIVES to the	0 0 0 -32
LIVES two	10
LIVES up	42 0 0 0 31
LIVES up to	42 0 0 0 31
LIVES with	-10
LIVES with <number>	29
LIVES&MAYNOT	8
LIVES&MOVED	-19
LIVES&MUST	25 0 -50 -30 -33
LIVES&NEVER	0 0 0 0 -31
LIVES&NO	-19
LIVES&NOLONGER	15
LIVES&NOT	14 0 0 0 0 0 35
LIVES&ONLY	-16
LIVES&PLEASE	-38
LIVES&PREFER	28
LIVES&SHOULD	-13
LIVES&SYMPTOM	-14
LIVES&USE	42
LIVES&WAS	-12
LIVES&WE	-24
LIVES&YOU	0 0 0 0 -42 36
MAYNOT	32 80 -35 -35 -37 -32
MAYNOT $	25 0 0 0 -30
MAYNOT LIVES	25 31 0 0 -36
MAYNOT OWNER	32 0 0 0 -30
MAYNOT USE	23 32 0 0 -35
MAYNOT _	0 52 -32
MAYNOT _ $	28 0 -36
MAYNOT _ ,	26 -31
MAYNOT _ EVERY	11 -33 0 30 -31
MAYNOT _ MOVED	14
MAYNOT _ THIS	-18
MAYNOT _ in	-52
MAYNOT _ the	31
MAYNOT to	27 42 0 -40
MAYNOT to USE	30 32 0 -31
MAYNOT&MOVED	18
MAYNOT&NEVER	17
MAYNOT&NOLONGER	-24
MAYNOT&NOW	0 0 0 0 34
MAYNOT&ONLY	41
MAYNOT&SYMPTOM	-15
MAYNOT&THIS	19 46 0 -34
MAYNOT&USE	41 53 0 -42 -46 -30
MAYNOT&VALUE	10
MAYNOT&WAS	14
MAYNOT&WE	29 32 0 -37
MAYNOT&YOU	33
MOVED $	0 0 0 0 0 -32
MOVED ,	-10 0 0 -31 -32 33
MOVED , IS	26 0 0 -38
MOVED , _	-30
MOVED <number>	-14
MOVED EVERY	-35
MOVED PER	8 -34
MOVED THIS	8
MOVED _	0 0 0 0 0 -41
MOVED _ $	-17 32 0 0 -39
MOVED and	56 0 0 -32 36
MOVED by	-29
MOVED by _	-29
MOVED from	28 -32 0 0 -30
MOVED in	38 -34 0 -34
MOVED off	-12
MOVED off $	13
MOVED on	15
MOVED on PER	36
MOVED the	-8 -37 0 0 44 -42
MOVED the _	0 -38 0 0 30 -42
MOVED to	35 -31
MOVED to <host>	27 0 0 -31 48 -42
MOVED to <name>	20 0 0 -30
MOVED to _	42 0 0 0 0 -52
MOVED to the	-35
MOVED&MUST	-41
MOVED&NEVER	11 0 0 0 -37
MOVED&NO	0 0 0 -31
MOVED&NOLONGER	-12
MOVED&NOT	35 0 -30 0 -41
MOVED&NOW	-15 0 0 0 -33
MOVED&ONLY	27 -46
MOVED&THIS	-44
MOVED&USE	17 0 0 39 0 -39
MOVED&VALUE	29 -39
MOVED&WAS	24 0 0 0 0 30
MOVED&WE	21 -40
MOVED&YOU	9 -41
MUST	14 64 0 0 -43
MUST $	27 -37 0 37
MUST <number>	42 -47 0 0 36
MUST <number> _	42 -47 0 0 36
MUST I	28
MUST KEEP	10 47 0 -39 0 -36
MUST KEEP _	-9 0 0 -33
MUST LIVES	0 0 0 0 -32
MUST LIVES on	35 -40
MUST NEVER	26 40 0 0 -47
MUST NEVER _	22 0 0 0 -37
MUST THIS $	24 -43
MUST THIS _	-15 32 0 0 -31
MUST USE	25
MUST _	0 44 0 0 -50
MUST _ $	-13 41 -48 -34 -33
MUST _ ,	38 32 0 0 -33 -39
MUST _ <number>	-19 -30 0 0 32
MUST _ DONE	0 -36 0 0 34
MUST _ THIS	-44
MUST _ UNLESS	51
MUST _ by	-34
MUST _ in	53 0 -44
MUST _ on	-35
MUST _ the	8 0 0 -34 -35
MUST _ to	-12
MUST a	-17
MUST a TIME	-42
MUST an	-19
MUST an _	-26 32
MUST from	-25
MUST the	11
MUST the _	17
MUST two	15
MUST two _	15
MUST&NEVER	15 38 0 0 -47
MUST&NO	0 0 0 0 -40
MUST&NOT	-21
MUST&NOW	30
MUST&ONLY	-26 0 33 0 -45
MUST&SYMPTOM	38
MUST&USE	25
MUST&VALUE	20 0 0 0 30
MUST&WAS	30 0 0 0 -43
MUST&WE	-16 35 0 0 -33
MUST&YOU	-39 0 0 0 0 -32
NEVER	22 73 0 0 -44
NEVER "	18
NEVER " _	18
NEVER $	34 39 0 0 -36 -33
NEVER ,	45 0 -33 0 -34
NEVER <name>	23 -42
NEVER <name> $	23 -42
NEVER LIVES	10 58 0 -33 -37 -38
NEVER LIVES _	14 35
NEVER USE	-15
NEVER USE _	10
NEVER _	13 36 -37
NEVER _ $	15 37 0 -36 0 -34 -33
NEVER _ ,	-25 0 0 0 0 -32
NEVER _ SYMPTOM	9
NEVER _ THIS	-11 -51 0 0 35
NEVER _ a	13 0 0 -45 -33
NEVER _ for	-20
NEVER _ the	0 38 0 0 -40
NEVER _ to	-21 -32
NEVER the	40 0 0 0 -32
NEVER the _	40 0 0 0 -32
NEVER to	-31
NEVER to _	-31
NEVER von	22 32 0 0 -31 -30
NEVER&NO	0 0 0 0 0 -32
NEVER&NOT	29 0 0 -39 0 -52
NEVER&ONLY	20
NEVER&PLEASE	22
NEVER&SHOULD	-21
NEVER&SYMPTOM	15 0 0 0 0 -30
NEVER&THIS	-14
NEVER&USE	24 0 0 0 -51
NEVER&WAS	-14
NO	20 0 0 0 -31
NO $	0 0 0 0 -46 34
NO ,	-26 0 -35 0 -42 36
NO , IS	-36
NO , ONLY	17 0 0 0 -43
NO , _	-18 -45
NO , el	27 0 0 -38
NO , the	-21 -46 0 0 0 38
NO <acronym>	19 0 0 0 -37
NO EVERY	52 0 0 0 0 -35
NO IS	35 0 -40 0 -32 35
NO MUST	-47
NO MUST _	-45
NO SYMPTOM	0 0 0 0 0 -33
NO SYMPTOM _	27 0 0 0 0 -33
NO _	16 0 0 0 0 -32
NO _ $	-11 0 0 -37 0 -36
NO _ ,	24 0 -49 -35
NO _ EVERY	-31
NO _ KEEP	-28 0 0 30
NO _ Name	14 -30 0 34
NO _ PLEASE	29 0 0 0 0 -32
NO _ THIS	21 0 30 -35 0 -33
NO _ UNLESS	61 0 0 0 -32 -45
NO _ WHAT	-38
NO _ after	50 0 0 -40
NO _ and	16
NO _ in	47
NO _ on	0 39 -34 0 -48
NO _ to	0 34 -31 -36
NO more	53 -49 -40 0 0 -34
NO more $	33 0 0 -44 41
NO more _	43 -44 -30 47 0 -31
NO new	42 0 -52
NO new _	42 0 -52
NO the	29
NO the _	29
NO&NOT	12 0 -37 0 -40
NO&NOW	-20 0 0 0 36 -34
NO&ONLY	0 0 0 0 0 -31
NO&PLEASE	41 0 0 -36 0 -41
NO&PREFER	-13
NO&SHOULD	0 0 -32
NO&SYMPTOM	19
NO&THIS	-21
NO&USE	22 33 -31
NO&VALUE	9
NO&WE	0 0 -41
NOLONGER $	-19 0 -38
NOLONGER ,	12
NOLONGER , USE	-30
NOLONGER , _	49 -46
NOLONGER _	0 -46
NOLONGER _ $	-17 0 0 0 -30
NOLONGER _ of	11
NOLONGER&NOT	31 -32 0 -32
NOLONGER&NOW	24 0 0 -41 0 30
NOLONGER&ONLY	29
NOLONGER&OUR	23 0 0 0 -45
NOLONGER&THIS	11
NOLONGER&USE	0 0 -30 -31 -46
NOLONGER&VALUE	22
NOLONGER&WE	27
NOT	20 0 0 0 -52 57
NOT "	19 0 31 0 0 -38
NOT " _	18 0 0 0 0 -33
NOT $	-62 0 0 0 -37
NOT ,	-13 -41
NOT <code>	0 0 0 0 0 39 -46
NOT <name>	41 -35 0 0 -69 56
NOT <name> $	15 0 0 0 -49 38
NOT <number>	45 0 0 0 -38 36
NOT <number> $	38 0 0 0 -33
NOT <version>	35 0 0 0 -31 36
NOT FORNOW	-30
NOT IF	20
NOT LIVES	8 0 0 0 0 -35
NOT LIVES _	19
NOT MOVED	32
NOT MOVED $	32
NOT MUST	-25
NOT Name	18 0 0 0 -43 39
NOT Name $	18 0 0 0 -43 39
NOT PER	29
NOT PER _	24
NOT THIS	-40
NOT USE	-12
NOT WHAT	35
NOT _	10
NOT _ $	11 0 0 -39
NOT _ ,	53 -40 0 0 -31
NOT _ IF	-27
NOT _ NEVER	30 44 0 -41 -47 -40
NOT _ NOLONGER	25 0 0 -32
NOT _ OUR	9
NOT _ YOU	-12
NOT _ for	-21
NOT _ in	22 -38 0 -38 0 -51
NOT _ on	-47
NOT _ the	38
NOT _ to	-19
NOT a	0 0 0 0 -33
NOT a _	0 0 0 0 -33
NOT an	24
NOT by	21
NOT by _	20
NOT by the	15 0 0 0 -34
NOT de	38 0 0 0 -47
NOT de _	17 0 0 0 0 -40
NOT from	30
NOT from the	19
NOT on	30 32 0 0 -45
NOT the	31 -33 0 -31
NOT the _	32 -34 0 -31
NOT to	17 -41
NOT to _	18
NOT to the	0 -33 0 0 0 -34
NOT&NOW	-25 0 0 0 -40 30
NOT&ONLY	30 0 0 0 -38
NOT&OUR	14 -39 0 36 -41
NOT&PLEASE	-39
NOT&SHOULD	-25
NOT&SYMPTOM	9
NOT&THIS	-14 0 0 0 -34
NOT&USE	0 -42
NOT&VALUE	20 0 0 -35 -44 48
NOT&WE	34 0 0 0 -30 -33
NOW $	18 -36
NOW ,	9 0 0 -63
NOW , _	17 0 0 -40 53 -37
NOW <number>	30 -38
NOW <number> $	30 0 0 0 37 -30
NOW <version>	38 -39 0 -32 43
NOW BECAUSE	26
NOW IS	17
NOW LIVES	-26
NOW THIS	-14
NOW THIS _	-21
NOW _	14
NOW _ $	-20 0 0 0 0 -47
NOW _ ,	30
NOW and	-42
NOW last	-9
NOW the	-33
NOW the _	-28
NOW&ONLY	29 0 0 -30 0 -32
NOW&SHOULD	-18
NOW&SYMPTOM	-20
NOW&THIS	-29
NOW&USE	-20 0 0 0 -51 44
NOW&VALUE	42 -32
NOW&WAS	-10
NOW&WE	43 0 0 0 0 -33
NOWON	61 0 -44 32
NOWON $	48 0 -34 0 -33
NOWON THIS	29 0 0 0 -32
NOWON THIS _	29 0 0 0 -32
NOWON _	24 -41 0 0 50 -41
NOWON _ $	13 -38 0 0 42
Name	35
Name "	17
Name $	17
Name ,	25 -36 0 0 41
Name , Name	12 0 0 -31 32
Name , _	31
Name , die	15 0 0 -37
Name , the	18
Name <number>	18
Name IS	26 -30 0 -38
Name IS Name	36 0 0 0 39 -36
Name IS _	16
Name LIVES	20 0 0 -31 36
Name MAYNOT	24 33 0 0 -40
Name MUST	37 0 -34
Name NOW	-33
Name Name	19 -43 0 -31 46 -31
Name Name $	0 -36 0 0 37
Name WAS	24
Name _	38
Name _ $	10
Name _ ,	29 0 -31
Name _ EVERY	24
Name _ in	36
Name and	17 -42 0 0 33
Name and _	-13
Name at	18
Name in	25 0 0 -36
Name in Name	24 0 0 0 -32
ONLY	31
ONLY $	36 0 -35 0 -43 -48
ONLY ,	12 0 0 -30 -47
ONLY , _	38 -30 0 0 -35
ONLY , the	-18
ONLY <number>	8 34 0 -39 -30
ONLY <number> _	0 39 0 -39 -31 -33
ONLY AGAIN	16 0 0 0 -44
ONLY DONE	0 -31 0 0 31
ONLY FORNOW	30 0 0 0 33
ONLY LIVES	-16
ONLY LIVES _	-27
ONLY NEVER	24
ONLY NEVER _	24
ONLY THIS	-41
ONLY USE	12 0 0 -30
ONLY USE _	34 0 0 -30
ONLY WHAT	29 -47 45 -37
ONLY WHAT IS	16
ONLY _	24 0 -35 0 0 -32
ONLY _ $	48 0 -33
ONLY _ ,	15 0 0 -30
ONLY _ <number>	22 0 0 30 -43
ONLY _ IS	-20 -49 0 0 42
ONLY _ SHOULD	-29
ONLY _ THIS	20
ONLY _ from	22 0 0 -33
ONLY _ of	0 0 0 0 0 -31
ONLY _ one	29 -34
ONLY _ the	0 -46 0 0 47
ONLY _ with	13 37 0 -36
ONLY a	0 0 0 -33
ONLY a _	0 0 0 -33
ONLY for	30 0 0 0 -39
ONLY for _	16
ONLY from	30 -34 0 -34
ONLY from the	8 -31 0 0 32
ONLY in	0 0 -37 0 -40
ONLY in the	41 0 -37 0 -40
ONLY on	22 -51 0 0 40
ONLY on _	21 -33
ONLY one	12 0 -37 -39 0 -36
ONLY one _	0 -30 0 0 31
ONLY the _	32
ONLY to	33 0 0 -40 39
ONLY to _	33 0 0 -40 39
ONLY two	-35
ONLY two _	-35
ONLY&SHOULD	-51
ONLY&SYMPTOM	-27
ONLY&THIS	-19 0 0 -34
ONLY&USE	21 0 -47 0 0 -30
ONLY&VALUE	0 0 0 -32
ONLY&WAS	40 0 0 -32
ONLY&YOU	32 0 0 -31
OUR	17
OUR <acronym>	25 0 0 0 0 -31
OUR Name	9
OUR Name IS	9
OUR _	18 0 0 0 0 -36
OUR _ $	25
OUR _ ,	-23 32
OUR _ IS	9 -51 0 0 0 -38
OUR&USE	-25
OUR&VALUE	43 0 0 0 0 -44
OUR&WE	38 0 0 0 -33
OWNER	36 0 -31 -38 40 0 -34
OWNER $	18 0 0 0 0 -32
OWNER ,	28
OWNER I	0 -30 31
OWNER I UNLESS	-43
OWNER IS	38 -32 0 -32
OWNER THEY	0 0 0 0 0 0 -32
OWNER THEY $	16
OWNER UNLESS	33
OWNER _	-14 0 0 -40 0 -30
OWNER _ $	-44 0 0 0 -34
OWNER _ IS	20
OWNER _ for	-25
OWNER for	24 0 -41
OWNER for EVERY	21 -33
OWNER the	8
PAST_I	-60 -32 0 -31
PAST_I NEVER	-34
PAST_I NEVER _	-34
PAST_I THIS	-44
PAST_I THIS $	-38
PAST_I _	-26
PAST_I _ $	-36
PAST_I _ at	-25
PAST_I _ the	-10
PAST_I a	-28
PAST_I a _	-26
PAST_I at	-29
PAST_I at YOU	-14
PAST_I the	-8
PAST_I to	-9
PAST_I to OWNER	-12
PAST_I to _	-17
PER	34
PER $	21 -38 -38 -39 32
PER ,	43 -31 0 -33
PER , _	27 0 0 0 0 -36
PER <acronym>	29 0 0 0 0 -41
PER IF	19
PER IS	-9
PER IS _	22
PER TIME	18
PER TIME $	43 0 0 -43
PER _	9
PER _ $	0 0 -36 -42 0 30
PER _ ,	-11 0 -40 41
PER _ IS	34 0 0 0 0 -31
PER _ LIVES	-9
PER _ NOW	27 0 0 0 -30
PER _ USE	21
PER _ and	27
PER and	-10 -33
PLEASE	-9 0 45 -36 -48
PLEASE $	-32 -41 0 -33 -31 0 -33
PLEASE ,	21 0 30 0 -37
PLEASE , NO	33 -34
PLEASE , _	-10
PLEASE LIVES	-26
PLEASE _	-27
PLEASE _ $	-33
PLEASE _ THIS	-12
PLEASE _ a	-49
PLEASE _ at	-16
PLEASE _ the	10
PLEASE _ with	-9
PLEASE&PREFER	23
PLEASE&USE	49
PLEASE&WE	29
PREFER	34 -55 71 -35 -56 -35
PREFER I	11
PREFER I _	11
PREFER IF	31
PREFER Name	12
PREFER THIS	-9
PREFER _	11 -36 43 0 -36
PREFER _ $	37
PREFER _ in	25
PREFER _ to	-26
PREFER a	-34
PREFER a _	-34
PREFER the	26
PREFER the _	26
PREFER to	-11
PREFER to _	-11
PREFER&THIS	-18
PREFER&VALUE	18 -30
PREFER&YOU	38
SHOULD	-26 0 0 0 -33
SHOULD ALWAYS	-23
SHOULD ALWAYS _	-18
SHOULD EVERY	-8
SHOULD EVERY _	-8
SHOULD LIVES	-23
SHOULD LIVES _	-11
SHOULD LIVES a	-22
SHOULD NEVER	-21
SHOULD NEVER _	-10
SHOULD NOT	-27
SHOULD NOT _	-27
SHOULD USE	-15
SHOULD USE a	-16
SHOULD _	0 0 0 0 -33
SHOULD _ $	-13 0 -32
SHOULD _ <number>	-30
SHOULD _ THIS	-8
SHOULD _ a	-13
SHOULD _ in	-29
SHOULD _ the	24
SHOULD _ to	-35
SHOULD _ up	-9
SHOULD&SYMPTOM	37 0 0 0 -31
SHOULD&THIS	-25
SHOULD&USE	-21
SHOULD&VALUE	-35
SHOULD&WE	-30
SHOULD&YOU	-17
SYMPTOM	-31
SYMPTOM $	-58 0 -37
SYMPTOM ,	8 0 0 -30
SYMPTOM , ASKS	-28
SYMPTOM , _	11 0 0 0 -32
SYMPTOM , the	34 0 0 0 0 -37
SYMPTOM ?	-10
SYMPTOM ? $	-10
SYMPTOM AGAIN	-33
SYMPTOM AGAIN $	-34
SYMPTOM BECAUSE	-26
SYMPTOM FORNOW	-10
SYMPTOM IS	12 0 0 0 33
SYMPTOM LIVES	27
SYMPTOM NOW	-43
SYMPTOM NOW _	-29
SYMPTOM UNLESS	14 0 0 0 -33
SYMPTOM _	38
SYMPTOM _ $	-26
SYMPTOM _ ,	42 -32 0 0 -31
SYMPTOM _ IS	16
SYMPTOM _ UNLESS	43 0 0 0 -31
SYMPTOM _ in	32
SYMPTOM _ there	-21
SYMPTOM a	-28
SYMPTOM a _	-28
SYMPTOM after	-40
SYMPTOM at	-40
SYMPTOM at the	-40
SYMPTOM for	-41
SYMPTOM for I	-27
SYMPTOM for _	-25
SYMPTOM in	-28
SYMPTOM in the	-28
SYMPTOM last	-39
SYMPTOM on	-33
SYMPTOM on I	-22
SYMPTOM on _	-51
SYMPTOM one	-24
SYMPTOM than	-21
SYMPTOM to	32
SYMPTOM with	-35
SYMPTOM with a	-22
SYMPTOM with the	-27
SYMPTOM&USE	18 0 -34 0 -37
SYMPTOM&VALUE	-30
SYMPTOM&WE	0 0 0 0 -32
SYMPTOM&YOU	0 0 -31 0 -37
THEY	8
THEY $	26 0 -32
THEY DONE	-10
THEY HEARSAY	-30
THEY HEARSAY THIS	-16
THEY HEDGE	15
THEY IS	-24 0 0 0 0 -38
THEY IS NOT	15
THEY IS _	-11
THEY LIVES	19 -47 0 0 35 -32
THEY MAYNOT	-8
THEY MAYNOT _	-8
THEY MUST	-12
THEY ONLY	-12 0 0 -30
THEY ONLY _	19 0 0 -30
THEY SHOULD	11
THEY SHOULD _	11
THEY SYMPTOM	19
THEY WAS	-21
THEY _ $	0 0 0 0 0 0 -33
THEY _ ,	0 0 -38 -31
THEY _ EVERY	8
THEY _ IS	22 0 0 -36 35 -33
THEY _ THIS	-35
THEY _ a	12
THEY _ by	33
THEY _ the	-8
THEY _ to	-33
THEY _ with	15
THEY in	32
THEY in _	26 30
THEY on	-28 -34 0 30 0 -30
THEY on _	0 -30 0 31
THEY to	8
THIS	-20
THIS $	-20 0 0 0 0 -32
THIS ,	21 0 0 0 -39 -44
THIS , PAST_I	-23
THIS , THIS	15 -32
THIS , _	38 -32 0 0 0 -41
THIS ?	-19
THIS ? $	-19
THIS AGAIN $	-31
THIS ALWAYS	-24
THIS DECIDE	18
THIS DONE	-14
THIS DONE $	23
THIS DONE and	-20
THIS EVERY	-22
THIS EVERY TIME	19
THIS EVERY _	-37
THIS FORNOW	-20
THIS FORNOW $	-20
THIS HEARSAY	-33
THIS HEARSAY "	-9
THIS HEDGE	-18
THIS HEDGE _	-15
THIS HEDGE on	-20
THIS I	17
THIS IF	8
THIS IF $	-19
THIS IF YOU	-17
THIS IS	-25 -30
THIS IS AGAIN	26
THIS IS GRATITUDE	-17
THIS IS TOO	-8
THIS IS WRONG	23
THIS IS _	-9 -36 0 0 39
THIS LIVES	-15 0 0 0 0 -32
THIS LIVES $	-27
THIS LIVES <number>	-33
THIS LIVES EVERY	9
THIS LIVES _	38 -40 0 0 43
THIS LIVES from	-34
THIS LIVES the	9
THIS LIVES to	8 32 0 0 -35
THIS MOVED	-43
THIS NOT	0 -34
THIS NOT $	13 -32
THIS NOW	-38
THIS NOW $	-38
THIS Name	21
THIS ONLY	-22
THIS ONLY LIVES	26
THIS ONLY _	-10
THIS OWNER	31 0 0 0 -37
THIS PER _	-12
THIS PLEASE	-29
THIS PLEASE $	-29
THIS SHOULD	-18
THIS SHOULD _	-18
THIS SYMPTOM	0 0 0 -35
THIS SYMPTOM $	-35
THIS SYMPTOM AGAIN	-23
THIS SYMPTOM _	39 0 -30 0 36
THIS SYMPTOM in	-32
THIS THEY	-25
THIS THEY _	-22
THIS THIS LIVES	-29
THIS THIS _	29
THIS TIME	-15
THIS TIME $	-14
THIS TOO	0 0 0 0 0 -36
THIS TOO $	0 0 0 0 0 -36
THIS UNLESS	-51
THIS UNLESS $	-19
THIS UNLESS FORNOW	-34
THIS UNLESS the	-39
THIS USE	16 0 0 0 0 -35
THIS USE _	9
THIS USE a	-21
THIS WAS	-13
THIS WAS DECIDE	15
THIS WAS a	10
THIS WAS the	-34
THIS WE _	-21
THIS WHAT	-33
THIS YOU	-19
THIS YOU MUST	-18
THIS _ "	-37
THIS _ ,	22 0 -36
THIS _ <name>	17
THIS _ <number>	27 -36 0 -30 37
THIS _ ?	-12
THIS _ DONE	-24
THIS _ EVERY	-32
THIS _ FORNOW	-13
THIS _ GRATITUDE	-11
THIS _ I	-25
THIS _ IS	46
THIS _ LIVES	-28
THIS _ MUST	-8
THIS _ NEVER	-40
THIS _ NO	-30
THIS _ NOT	29
THIS _ OUR	-14
THIS _ SHOULD	-11
THIS _ SYMPTOM	-8
THIS _ THIS	-26
THIS _ TIME	-37
THIS _ UNLESS	-32
THIS _ and	-24
THIS _ at	-20
THIS _ by	-36
THIS _ do	-13
THIS _ for	-30
THIS _ in	-28
THIS _ into	-45
THIS _ like	-18
THIS _ on	-17
THIS _ one	-14
THIS _ the	24 -39 0 0 0 -31
THIS _ to	15
THIS _ two	-30
THIS _ with	-30
THIS a	21 0 0 0 -31
THIS a _	21 0 0 0 -31
THIS and	-12
THIS and _	-15
THIS as	0 0 0 0 -30
THIS at	17 0 0 0 -31
THIS at <number>	25
THIS back $	-22
THIS by	-19 -30
THIS by _	-31
THIS first $	-29
THIS for	-13
THIS for EVERY	14
THIS for _	-42
THIS from	-25
THIS from _	-17
THIS from the	-25
THIS in	-27 0 0 0 -56 -32
THIS in $	25
THIS in _	-37
THIS in a	16 0 0 0 -36
THIS in the	-19
THIS like	32
THIS like THIS	35
THIS on	-8
THIS on Name	-26
THIS on the	0 0 0 0 -38
THIS one	-40 -40
THIS one $	-39
THIS one IS	16
THIS out	-28
THIS out $	-28
THIS the	-15
THIS the WRONG	30
THIS the _	-27
THIS to	-24
THIS to <number>	17
THIS to _	-34
THIS to a	-36
THIS with	8 0 0 0 -34 0 31
THIS with _	23
THIS with the	-14
THIS&VALUE	9
THIS&WE	29 0 0 38 -30
THIS&YOU	-20
TIME	20
TIME $	27 0 0 -31 46
TIME ,	25 0 0 35 -49 37
TIME , IS	37 0 0 0 -40
TIME , NOT	22 0 0 0 -54 33
TIME , the	36
TIME <number>	43 0 0 -44 0 -49
TIME ?	-33
TIME ? $	-33
TIME FORNOW	-18
TIME FORNOW $	-18
TIME IS	-18 -41
TIME IS _	0 -38
TIME LIVES	0 -34 0 0 37
TIME LIVES $	-40
TIME NOW	27 0 0 -38
TIME NOW $	11 0 0 -30
TIME NOW ,	-17
TIME NOWON	25 0 0 -34 46 -40
TIME Name	11
TIME Name $	11
TIME ONLY	39 0 -30 -34
TIME ONLY $	37 31 -30 -32 0 -32
TIME UNLESS	0 -34
TIME UNLESS THIS	39
TIME UNLESS _	-14
TIME WAS	26 0 0 0 -33
TIME WE	-38
TIME _	0 -33
TIME _ $	9 -43 0 -30
TIME _ IS	10
TIME _ NOW	37 0 0 0 42 -35
TIME _ SYMPTOM	34
TIME _ WE	18
TIME _ and	-33
TIME _ on	22 0 0 0 31
TIME _ the	-23
TIME _ up	28
TIME and	0 0 0 0 36
TIME and _	11 0 0 0 32
TIME at	24 0 0 0 35
TIME for	-23
TIME of	20
TIME of _	-29
TIME of the	22
TIME on	17 -35 0 0 41
TIME one	-37
TIME one IS	-30
TIME the	-8
TIME the _	-8
TIME to	12
TIME to TIME	17
TIME und	14
TIME und NOT	14
TOO	-23
TOO $	-9 -34 -40
TOO ,	14
TOO GRATITUDE	-8
TOO GRATITUDE $	-8
TOO SYMPTOM	19
TOO SYMPTOM $	19
TOO _	-10
TOO _ ,	-22
TOO _ for	0 0 0 0 -31
TOO the	-22
TOO the _	-22
UNLESS	34
UNLESS $	-30 0 0 -31 33
UNLESS ,	25
UNLESS , the	25
UNLESS <name>	14 0 0 -30
UNLESS <name> $	16
UNLESS <number>	-15
UNLESS <version>	20 0 0 33 0 -31
UNLESS <version> $	20 0 0 33 0 -31
UNLESS EVERY	33 42 -40 0 -57
UNLESS EVERY _	31 37 -39 0 -47
UNLESS FORNOW	-41
UNLESS FORNOW $	-41
UNLESS Name	37 0 0 -33 -46
UNLESS THIS	51
UNLESS THIS $	12
UNLESS THIS _	39
UNLESS TIME	17
UNLESS TIME $	17
UNLESS WE	-12
UNLESS YOU	27 0 0 0 0 -48
UNLESS YOU LIVES	-30
UNLESS YOU _	30 0 0 -32 -37
UNLESS YOU do	22 0 0 0 0 -30
UNLESS _	37 0 0 0 -36
UNLESS _ $	39 0 0 0 -30
UNLESS _ ,	31 0 0 0 -34
UNLESS _ THIS	32
UNLESS _ WHAT	34
UNLESS _ in	-40
UNLESS a	15 0 -40
UNLESS a _	15 0 -40
UNLESS an	21
UNLESS an _	42
UNLESS de	-25
UNLESS de _	-25
UNLESS for	-24
UNLESS the	19
UNLESS the _	14
USE $	10
USE <code>	0 0 0 0 0 -36
USE <code> $	36
USE <number>	-27 0 0 0 0 0 -38
USE <number> $	21 0 0 0 -37
USE <number> TIME	-33
USE <number> _	11 0 0 0 32 0 -31
USE <path>	24 -32 0 0 -57
USE <path> $	26 0 0 0 -43 0 -49
USE I	-38
USE I _	-38
USE LIVES	-13
USE Name	0 0 0 0 -33
USE Name $	-13
USE PER	-30
USE PER $	8
USE THEY	16 0 0 0 -35
USE THIS	-20
USE THIS $	14
USE THIS _	-38
USE THIS in	-28
USE TOO	-29
USE _	31
USE _ $	65 -30 0 -44 35 0 -33
USE _ ,	11 -36 -50 0 0 44
USE _ FORNOW	-23
USE _ as	-54
USE _ for	0 -31
USE _ in	51 32 0 0 0 -42
USE a	-28 0 0 0 -33
USE a _	-25 0 0 0 -33
USE by	-11
USE on	27 0 0 0 30
USE on _	12
USE over	40 0 0 -34 30
USE the	17
USE the TIME	-37
USE the _	28
USE&VALUE	0 -45
USE&WAS	-19
USE&WE	-10
USE&YOU	9 -45 -33 0 -56 42
VALUE&WAS	26 0 0 0 -45 42
VALUE&YOU	0 0 -30
WAS	-14 0 0 0 0 33
WAS <number>	0 0 0 0 -39
WAS DECIDE	15
WAS DONE	23 0 0 0 32
WAS DROP	25
WAS MOVED	25
WAS MOVED to	37
WAS NOT	15
WAS NOT _	15
WAS THIS	-25
WAS THIS _	-11
WAS TOO	35 0 -32
WAS TOO _	35 0 -32
WAS WRONG	-21
WAS _	-33
WAS _ ,	-9
WAS _ THIS	16
WAS _ by	8
WAS _ of	-27
WAS a _	-35
WAS the	-11 0 0 -33 -40 37
WAS the _	12
WAS to	-33
WE	0 0 0 45
WE DECIDE	35 0 -32 35 -33
WE DECIDE on	26
WE DECIDE to	10
WE DONE	-16
WE DONT	37
WE DONT USE	8 -37
WE DONT _	37 0 0 -40
WE DONT do	15 0 0 32
WE DROP	22 0 0 41 -45
WE DROP _	-20
WE DROP the	26
WE HEDGE	-43
WE HEDGE NOT	-12
WE HEDGE _	-30
WE IS	-18
WE KEEP	51 -40 0 50 -53
WE KEEP on	10 -30 0 0 -34
WE KEEP the	38 0 -30 32 -31
WE KEEP with	17
WE LIVES	9
WE LIVES DECIDE	17
WE LIVES _	15 0 0 0 0 -35
WE LIVES a	0 0 30 -44 0 -30
WE LIVES the	-17
WE MAYNOT	30 0 0 -37
WE MAYNOT USE	23 32 0 0 -35
WE MAYNOT _	17
WE MOVED	37 -39 0 0 0 -35
WE MOVED from	28 -32 0 39 -36 -31
WE MOVED the	17
WE MUST	-25
WE MUST $	25
WE MUST LIVES	-20
WE MUST _	-29
WE MUST a	-43
WE NEVER	12
WE NEVER _	35
WE NOT	25 0 0 33
WE ONLY	-17
WE ONLY _	20
WE SHOULD	-30
WE SHOULD ALWAYS	-22
WE SHOULD _	-26
WE USE	-33
WE WAS	-39
WE WAS _	-39
WE _ $	-22 0 0 0 -44
WE _ ,	46 0 -43 0 -30 38
WE _ <number>	-20 0 0 -33 34
WE _ EVERY	-27
WE _ NO	-11
WE _ THIS	19 -30 0 31 -43
WE _ a	-29
WE _ back	32
WE _ by	-30
WE _ for	33 0 -31 0 -36
WE _ in	20
WE _ on	18 -33 -31
WE _ over	43 0 0 0 -33
WE _ the	31 -34
WE _ to	0 -38 -40 55 -37
WE _ up	-46
WE _ with	41 0 0 -30
WE do	42 0 0 0 -42
WE do THIS	27
WE on _	-12
WE&YOU	30
WHAT	-21 -33 36 -32
WHAT $	-37
WHAT ,	-30
WHAT ?	-32
WHAT ASKS	-22
WHAT ASKS HEDGE	-9
WHAT DECIDE	-19
WHAT DECIDE _	-19
WHAT DONE	-17
WHAT EVERY	-13
WHAT EVERY _	-13
WHAT HEDGE	-17
WHAT I	0 0 0 -30
WHAT I LIVES	-35
WHAT I _	24 0 0 -30
WHAT IS	-34
WHAT IS WHAT	15 0 0 0 34
WHAT IS _	-25
WHAT IS the	-29
WHAT LIVES	9
WHAT LIVES IF	-37
WHAT LIVES the	-29
WHAT MUST	0 0 0 0 -33
WHAT MUST _	0 0 0 0 -33
WHAT OWNER	34 0 -33 0 36
WHAT SYMPTOM	-18
WHAT SYMPTOM $	-15
WHAT THIS LIVES	-21
WHAT THIS SYMPTOM	-28
WHAT THIS _	19
WHAT USE	-24 0 0 0 -30
WHAT WAS	19
WHAT WAS THIS	-11
WHAT WAS _	29
WHAT WE	-23
WHAT WE _	-11
WHAT WE do	10
WHAT YOU	12
WHAT YOU _	13
WHAT _	-20 -35 0 -30
WHAT _ $	0 -44 0 -36 43 -40
WHAT _ <number>	-31
WHAT _ IS	-36
WHAT _ LIVES	-29
WHAT _ NOT	20
WHAT _ THEY	-22
WHAT _ THIS	-20
WHAT _ WE	-28
WHAT _ here	9
WHAT _ the	-29
WHAT a	-21
WHAT a _	-15
WHAT do	-16
WHAT do I	-16
WHAT one	-14
WHAT out	10
WHAT the	-22
WHAT the _	-21
WRONG	-16 0 -30 -35 -48 46
WRONG $	-41 0 0 0 0 -30
WRONG ,	-17 0 0 0 -43 40
WRONG , the	0 0 0 0 -36
WRONG I	-13
WRONG I _	-13
WRONG IS	44 0 0 -34
WRONG IS _	35 0 0 -32
WRONG _	19 0 0 -31 -41 36
WRONG _ $	-15
WRONG _ ,	28 0 0 -33 -37 36 -42
WRONG _ IS	37
WRONG one	-34
WRONG with	23 33 0 0 0 -30
YOU	0 0 0 -31 -35
YOU "	9
YOU $	-33
YOU ,	-13
YOU ?	-11
YOU ? $	-11
YOU DONE	11
YOU DONT	-16
YOU DONT _	-16
YOU EVERY	14
YOU EVERY mit	14
YOU HEDGE	-13
YOU HEDGE _	-10
YOU IS	-19
YOU LIVES	-34
YOU LIVES $	-32
YOU LIVES THIS	27
YOU MAYNOT	33
YOU MOVED	0 -37
YOU MOVED $	17 -37
YOU MUST	-18 0 0 0 0 -32
YOU MUST NEVER	-16
YOU MUST _	-17
YOU TOO	-17
YOU USE	34 0 0 0 -41 39 -38
YOU _	9 0 0 0 -45
YOU _ "	-12
YOU _ ,	45 34 0 0 0 -43
YOU _ IS	-24
YOU _ LIVES	-13
YOU _ THEY	13 0 0 0 0 -35
YOU _ THIS	-31 0 0 0 -30
YOU _ UNLESS	20 -34
YOU _ a	30
YOU _ den	-29
YOU _ for	21 -31
YOU _ in	41
YOU _ the	12 0 -32 -32
YOU do	22 0 0 0 0 -30
YOU do THIS	22 0 0 0 0 -30
YOU just	-19
YOU just _	-19
YOU the	25
YOU to	12
^ "	0 0 0 0 0 -31
^ " Name	-12
^ <acronym> <number>	-13 -31
^ <acronym> IS	0 0 0 0 0 -32
^ <acronym> _	15 0 0 0 -41
^ <amount>	14
^ <amount> _	14
^ <code>	38 -41 0 -35 0 -34 40
^ <code> IS	21
^ <code> _	17
^ <host>	-23 0 0 0 31
^ <name>	22 -32
^ <name> IS	0 0 0 0 0 0 -31
^ <name> _	30 0 -38 -39 0 -41 30
^ <number>	0 -30
^ <number> ,	27 0 0 0 0 -36
^ <number> IS	18
^ <number> TIME	43 -31
^ <number> _	-44
^ <number> of	-20
^ <path>	0 -42 0 -36 0 0 -33
^ <path> $	-22
^ <path> IS	27
^ <version>	0 0 0 -32 34
^ <version> SYMPTOM	-35
^ AGAIN	-32
^ AGAIN SYMPTOM	-12
^ AGAIN _	-9
^ ALWAYS _	28 -34
^ ASKS	-34
^ ASKS ALWAYS	-18
^ ASKS LIVES	-27
^ ASKS USE	-27
^ ASKS _	-32
^ ASKS a	-17
^ ASKS also	-13
^ CALLED	47 -34 34
^ CALLED _	43 -31 34 0 -54
^ DECIDE	13 0 0 54 -46
^ DECIDE MAYNOT	8 30 0 -37
^ DECIDE SYMPTOM	-34
^ DECIDE _	14 -34 -32 42 0 -30
^ DECIDE a	-47
^ DECIDE bei	22
^ DECIDE con	11
^ DECIDE for	36 0 0 0 0 -30
^ DECIDE on	29 0 0 33 -35
^ DECIDE one	41
^ DECIDE to	20
^ DECIDE with	17
^ DONE	-31 0 0 0 -31
^ DONE $	-32
^ DONE ?	-17
^ DONE with	-26
^ DONT	15 38 0 -31 -38
^ DONT LIVES	-30
^ DONT USE	43 36 -37 0 -35
^ DONT na	28
^ DROP	-8 -37 -36 42 -42
^ DROP THIS	-53
^ DROP the	20
^ EVERY	13 41 -31 -38
^ EVERY HEARSAY	-38
^ EVERY IS	-28
^ EVERY LIVES	29 34 0 0 -33
^ EVERY THIS	0 44 0 0 -42
^ EVERY _	13 0 -30
^ EVERY de	27 33 0 0 -35
^ EVERY in	0 0 0 0 -33
^ EVERY over	40 33 0 0 -36
^ EVERY the	-21
^ FORNOW	-13 0 0 0 0 30
^ FORNOW _	-49
^ FUTURE_I	-33 0 0 0 -37
^ FUTURE_I AGAIN	-18
^ FUTURE_I HEDGE	-13
^ FUTURE_I NOT	-28
^ FUTURE_I OWNER	-30
^ FUTURE_I _	-28
^ FUTURE_I a	-37
^ FUTURE_I on	-29
^ FUTURE_I to	-39
^ GRATITUDE	-31 -45 0 32
^ GRATITUDE !	-21
^ GRATITUDE $	-24 0 -30 31 -32
^ GRATITUDE ,	-28
^ GRATITUDE <number>	-35
^ GRATITUDE ASKS	-19
^ GRATITUDE FUTURE_I	-15
^ GRATITUDE GRATITUDE	-31
^ GRATITUDE I	-17
^ GRATITUDE IS	-22
^ GRATITUDE NO	-37
^ GRATITUDE PLEASE	-32
^ GRATITUDE THIS	11
^ GRATITUDE WE	12
^ GRATITUDE YOU	-23
^ GRATITUDE _	0 -33 0 36
^ GRATITUDE and	-41
^ GRATITUDE do	-36
^ GRATITUDE for	-24
^ GRATITUDE the	-24
^ HEARSAY	-49
^ HEARSAY IS	-21
^ HEARSAY THIS	-14
^ HEARSAY _	-25
^ HEARSAY the	-25
^ HEDGE	-36
^ HEDGE DECIDE	-13
^ HEDGE EVERY	-17
^ HEDGE HEDGE	-26
^ HEDGE IF	-28
^ HEDGE IS	-29
^ HEDGE PAST_I	-17
^ HEDGE THIS	-17
^ HEDGE USE	-13
^ HEDGE WE	-30
^ HEDGE _	-44
^ HEDGE a	-12
^ HEDGE an	-13
^ HEDGE the	-22
^ I	-17
^ I ALWAYS	20
^ I DONE	-20
^ I DONT	-40
^ I HEDGE	-18
^ I MAYNOT	-25
^ I MOVED	-20
^ I ONLY	-29
^ I PREFER	46 0 0 0 -35
^ I WAS	-8
^ I _	-11 -30 -40
^ I just	-35
^ IF	9 0 31 0 -35
^ IF I	-37
^ IF THIS	-48
^ IF WE	-30
^ IF YOU	31
^ IF a	37
^ INSTEAD _	31
^ IS	0 0 -33 0 -30 36
^ IS <code>	12
^ IS <number>	37
^ IS ALWAYS	-23
^ IS CALLED	30 0 0 0 40 -37
^ IS DONE	-25
^ IS NOT	41 0 0 0 -44 40
^ IS SYMPTOM	-39
^ IS THIS	-51
^ IS _	0 -53 -37 0 0 43 -36
^ IS a	0 0 0 0 0 -32
^ IS in	-41
^ IS the	-37 0 0 0 -41 36 -34
^ KEEP	22 0 32 0 -47
^ KEEP <path>	33 0 -33
^ KEEP THIS	27 0 0 -33
^ KEEP _	19 0 37 -55
^ KEEP on	13 -38 0 30
^ KEEP the	-33 35 0 -50 -30
^ LIVES	-10 0 0 0 -36
^ LIVES THIS	-37
^ LIVES YOU	-23
^ LIVES _	-12
^ LIVES on	-42
^ LIVES the	-34
^ MAYNOT	0 0 0 -38
^ MAYNOT _	-18 0 0 -36
^ MOVED	-38 0 0 0 0 -31
^ MOVED the	-37
^ MUST	-21
^ MUST THIS	-38
^ MUST _	-10
^ NEVER	32 65 -49 -40 -56 0 -33
^ NEVER _	0 53 -40 -33 -36 -35
^ NO	14 0 0 0 -52
^ NO ,	-21 0 -37 0 -41 50
^ NO MUST	-47
^ NO SYMPTOM	-17 0 0 0 0 -32
^ NO _	31 0 0 0 -53 -39
^ NO more	43 -44 -30 47 0 -31
^ NO new	32 0 0 -31
^ NOT	-8 0 -36 0 -55
^ NOT ,	20 -41
^ NOT FORNOW	-30
^ NOT _	-33
^ NOT a	9 0 0 0 -30
^ NOT de	37 36 0 -43 0 -46
^ NOW	-24
^ NOW THIS	-9
^ NOW _	-9 0 0 0 -30
^ NOW the	-34
^ NOWON	43 0 0 0 0 -30
^ ONLY	9 0 -38 -45
^ ONLY <number>	32 0 0 0 -42
^ ONLY _	27 0 0 -54 57 -41
^ OUR	0 -34
^ OUR Name	9
^ OUR _	0 -32 0 0 36 -30
^ OWNER	0 0 0 0 -32
^ OWNER _	-48
^ PAST_I	-52
^ PAST_I THIS	-24
^ PAST_I _	-47
^ PAST_I a	-14
^ PAST_I at	-14
^ PAST_I to	-28
^ PER	30
^ PER _	30
^ PLEASE	0 0 0 -38 -36 -33
^ PLEASE LIVES	-26
^ PLEASE _	-17 32
^ PREFER	37 -46 57 -32 -49
^ PREFER I	11
^ PREFER THIS	-16
^ PREFER _	51 -35 42 0 -37
^ PREFER a	-34
^ PREFER to	-10
^ SHOULD	-51
^ SHOULD _	-20
^ SYMPTOM	-10 -37
^ SYMPTOM $	-39
^ SYMPTOM AGAIN	-18
^ SYMPTOM LIVES	27
^ SYMPTOM _	35
^ SYMPTOM on	-25
^ THEY	-18 -34 0 -31
^ THEY HEARSAY	-30
^ THEY MUST	-24
^ THEY on	-20
^ THIS	-38
^ THIS ALWAYS	-11
^ THIS DONE	-32
^ THIS HEARSAY	-15
^ THIS HEDGE	-19
^ THIS IS	-32
^ THIS LIVES	-50
^ THIS MOVED	-15
^ THIS MUST	17 -41
^ THIS ONLY	-18
^ THIS OWNER	31 0 0 0 -37
^ THIS SHOULD	-19
^ THIS SYMPTOM	-27
^ THIS USE	8
^ THIS _	-56
^ TIME	46 0 -35 -39 0 -34 -31
^ TIME _	24 -39 0 0 37
^ TOO	-47
^ TOO _	-26
^ TOO the	-22
^ UNLESS	10 44 0 -36 0 -39
^ UNLESS EVERY	18 0 0 0 -35
^ UNLESS YOU	-23
^ USE	0 0 0 0 -48
^ USE I	-38
^ USE THIS	-30
^ USE _	49 0 0 0 -46 0 -33
^ USE the	-13 0 0 -35
^ WAS	-33
^ WE DECIDE	23 0 0 34
^ WE DONT	28
^ WE DROP	34 0 0 31 -36 -31
^ WE HEDGE	-44
^ WE IS	-24
^ WE KEEP	31 -34 0 42 -36
^ WE LIVES	30
^ WE MAYNOT	26 0 0 -34
^ WE MOVED	37 -40 0 0 0 -34
^ WE MUST	-49
^ WE SHOULD	-32
^ WE WAS	-39
^ WE _	0 -47
^ WHAT	-34 0 -35
^ WHAT ASKS	-24
^ WHAT DONE	-17
^ WHAT IS	-37
^ WHAT LIVES	16
^ WHAT OWNER	22
^ WHAT SYMPTOM	-11
^ WHAT THIS	-34
^ WHAT WAS	-11
^ WHAT _	-50
^ WHAT a	-19
^ WHAT do	-16
^ WHAT the	-57
^ WRONG	13 0 -32 -38 -43 43
^ WRONG ,	-27 0 0 0 0 33
^ WRONG IS	40
^ WRONG _	31 -46 0 0 0 37
^ YOU	0 0 0 -34 -39
^ YOU MAYNOT	33
^ YOU MUST	-28
^ YOU _	0 32 0 0 0 -37
^ _ !	10
^ _ $	-43 0 0 -32 0 -59 -56
^ _ ,	9 -61 40 34 -48 0 -31
^ _ <acronym>	13 0 -31 -44
^ _ <amount>	20 -33 0 -36 40
^ _ <code>	0 -37 0 0 0 -30
^ _ <flag>	23 -40
^ _ <name>	-31
^ _ <number>	0 0 -42
^ _ <version>	0 0 0 -36 42 -42
^ _ ?	-22
^ _ AGAIN	-44
^ _ ALWAYS	53 0 0 0 0 -41
^ _ DECIDE	-16 -38
^ _ DONT	35 51 -34 -40 -52 0 -37
^ _ DROP	13
^ _ EVERY	-8 0 0 -33
^ _ FORNOW	-16
^ _ FUTURE_I	-27
^ _ GRATITUDE	-58
^ _ HEARSAY	-40
^ _ HEDGE	-23
^ _ I	-24 -31 0 0 0 0 -34
^ _ IF	8
^ _ INSTEAD	35 0 0 -40
^ _ IS	22
^ _ KEEP	40 0 -47
^ _ LIVES	60
^ _ MAYNOT	40 50 -38 -54
^ _ MOVED	26 -44 0 0 37
^ _ MUST	57 72 -61 -58 -38 -37
^ _ NEVER	30 50 -63 0 0 -47 -31
^ _ NO	-26 -30 0 0 -39
^ _ NOT	0 0 -44 0 0 0 -31
^ _ NOW	-30
^ _ Name	17 0 -36 -46
^ _ ONLY	53 0 0 0 0 -42
^ _ PAST_I	-32
^ _ PER	41 -47 -50 -43
^ _ PLEASE	9 -52 52 0 -47 -36
^ _ SHOULD	17
^ _ SYMPTOM	-25 -33
^ _ THEY	0 0 0 0 0 -32
^ _ THIS	-24
^ _ TIME	-49 -31 0 -38
^ _ UNLESS	13 -61 0 0 0 -33
^ _ USE	31 0 -32 -38
^ _ WAS	-23 0 0 0 -47 36
^ _ WE	-32 0 0 0 31
^ _ WHAT	-50
^ _ YOU	-20 -40
^ _ a	-65 -30 0 38 -41
^ _ an	-25
^ _ and	0 -33 -42
^ _ as	27 -40 46 -48 -54 -36 -32
^ _ at	0 -36 0 -39
^ _ auf	28 -43 41 -36 -31
^ _ back	-46
^ _ both	-40
^ _ by	0 0 0 0 0 -40 -32
^ _ com	44 -30 -33
^ _ das	-35
^ _ de	-8 -31 36 0 -36
^ _ die	0 0 0 0 32
^ _ do	-40
^ _ el	-46
^ _ first	64 0 0 0 0 0 -33
^ _ for	55 -42 0 0 0 -31
^ _ from	-12 -50 -31 -30 33
^ _ in	55 0 0 0 0 -61 -32
^ _ into	-43
^ _ la	-34 0 0 0 31
^ _ le	-48
^ _ les	-47
^ _ like	-72
^ _ of	-27 30 -33 -37
^ _ on	-16
^ _ one	-24 0 0 0 -48 -38
^ _ over	0 -40 0 0 -33
^ _ than	15 0 -30 0 30 -35
^ _ the	-64 -36 0 0 -32
^ _ to	-22
^ _ un	-59
^ _ una	-39
^ _ up	-23 -36 0 -35 41
^ _ with	9 0 34 0 -53
^ a	19
^ a _	16
^ after THIS	-28
^ after the	12
^ also	-38
^ also _	-38
^ an	39 0 0 0 0 -36
^ an _	39 0 0 0 0 -36
^ and	15 0 41 0 -69
^ and _	16 0 0 0 -39 -34
^ and the	0 0 0 0 -30 38
^ back	-33
^ both	-48
^ both LIVES	-28
^ both _	-25
^ but	11 -30 0 0 -40
^ das	-18
^ das _	-29
^ de	0 -38 -32 -33 47 -31
^ de _	0 -38 -32 -33 47 -31
^ default	21
^ default _	21
^ der	0 -37
^ der Name	-14
^ der _	11 -33 0 0 35
^ die	28
^ die Name	29 0 0 -33 0 -31
^ die _	25 -36 0 -30
^ do THIS	11
^ do the	-25
^ ein	37 0 0 -30
^ ein _	33
^ el	0 -36 0 -36 30
^ el _	0 -32 0 -33
^ first	-26
^ first _	-39
^ for	0 0 0 0 0 -39
^ for EVERY	14
^ for _	0 0 0 0 0 -35
^ for the	22
^ from	40 0 0 39 -43 -30
^ here	-39
^ il	35
^ il _	15
^ in	-21
^ in THIS	-18
^ in _	14 -36
^ in a	-48
^ in the	-12
^ just	-35
^ just _	-22
^ la	0 -35
^ la _	0 -33 0 -38 34
^ las	18 0 0 0 37
^ las _	18 0 0 0 37
^ last TIME	-46
^ last _	28
^ le	16 0 -37 -42
^ le _	16 0 -37 -40
^ les	34 0 0 -33 0 -36
^ les _	34 0 0 -33 0 -36
^ los	28 0 0 0 0 -31
^ los _	28 0 0 0 0 -31
^ new	36 0 0 -31
^ new _	36 0 0 -31
^ o	30 -36 -30 -31 47
^ o _	29 -35 0 0 46
^ on	0 0 -36 0 -44
^ on I	-20
^ one	0 0 0 0 -31 -35
^ one _	21 0 0 0 -31 -35
^ one of	-36
^ para	26
^ para _	26
^ same	-31
^ same SYMPTOM	-17
^ the	-9
^ the <acronym>	-14 0 0 0 -34
^ the DECIDE	41 0 0 42 -48
^ the ONLY	-20
^ the OWNER	29 0 0 0 -30 31
^ the PER	22
^ the SYMPTOM	-18
^ the TIME	0 0 0 0 43 -31
^ the WHAT	-22
^ the first	-25
^ the new	-51
^ the old	-25
^ the one	-28
^ then	-49
^ then _	-37
^ there	-16 -43 0 0 0 -38
^ there IS	-22 -30 0 -38 49 -31
^ to	32
^ to _	38
^ two	-16 0 -36 -36 0 -33
^ two _	-27 0 0 0 0 -32
^ un	36 0 -31
^ un _	36 0 -31
_ !	-16
_ ! $	-27
_ "	-12
_ " $	-24 0 -34 0 42 -41
_ " ,	35
_ " _	0 0 0 0 0 -34
_ " and	-9
_ (	0 0 -32 -34
_ ( )	-20
_ ,	23
_ , <code>	16
_ , <ip>	30
_ , <name>	20 0 0 0 -40
_ , <number>	59
_ , <path>	21 0 0 -33
_ , <version>	37 -36 0 -30
_ , ALWAYS	39 56 0 -39 -65
_ , ASKS	-10
_ , BECAUSE	0 0 0 0 -35
_ , DECIDE	51 -49 -35 0 -31
_ , DONE	-15 0 0 0 0 -31
_ , DONT	38 31 0 -36 0 -31
_ , EVERY	29
_ , FUTURE_I	-45
_ , GRATITUDE	-50
_ , HEDGE	-20
_ , I	-23 0 0 0 0 -33
_ , IS	35 -37
_ , LIVES	39 0 0 0 0 -30
_ , MUST	9 -36 0 0 -40 0 38
_ , NEVER	11 33 0 -31 -32
_ , NO	24 0 0 -36 -36
_ , NOT	33 0 0 0 35
_ , Name	32
_ , ONLY	0 0 0 0 -31
_ , OUR	18
_ , OWNER	19 0 0 0 40 -35
_ , PAST_I	-20
_ , PLEASE	15 -34
_ , SYMPTOM	11 0 0 0 0 -30
_ , THEY	-15 0 -37
_ , THIS	12 0 0 0 0 -35
_ , TIME	-19 0 0 0 -32
_ , UNLESS	33 -30 0 0 34
_ , USE	24
_ , WE	47
_ , WHAT	-42 -30 0 0 0 -33
_ , YOU	25 -41 0 0 0 43
_ , _	15
_ , a	27 -47 0 38
_ , and	-15
_ , as	-37 0 -40
_ , but	-34
_ , by	9 -31 0 0 32
_ , da	26 0 0 0 -37
_ , das	21 0 0 0 -35
_ , der	28
_ , for	-16
_ , in	0 0 0 0 -38
_ , just	18 -38 37
_ , le	18 -32 0 0 -45
_ , old	23
_ , on	30 30 0 -38
_ , one	42 0 30
_ , or	11 0 -31 -35 36
_ , the	20
_ , then	-10 0 -35
_ , there	0 0 -37 0 -33
_ , two	48 0 0 -38
_ , with	-27
_ -	32 -35 0 0 39 -30
_ - _	32 -35 0 0 39 -30
_ :	15 0 0 0 -34
_ ;	40 0 0 0 -49
_ ; _	24 0 0 32 0 -32
_ ; the	23
_ <acronym>	14 0 -34 0 0 -37
_ <acronym> IS	-9 0 0 0 -43
_ <acronym> LIVES	20
_ <acronym> _	23 0 0 -38
_ <amount>	0 -36 -30 0 33 -36
_ <amount> $	-42
_ <amount> LIVES	21 0 0 -33 35
_ <amount> _	11
_ <code>	-8 -34 -50 0 37 -52 33
_ <code> $	36 0 -40 0 -35 0 38
_ <code> ,	24 0 0 0 0 -33 30
_ <code> IS	-15 0 0 0 31 0 -30
_ <code> to	-37
_ <date>	29
_ <flag>	49 -46 -36 -45 -47 -41 60
_ <flag> $	41 0 -30 -37 -34 -38 39
_ <flag> _	15
_ <host>	38
_ <host> $	32
_ <ip>	23
_ <ip> $	23
_ <name>	-10
_ <name> $	40 0 0 -33 0 -40
_ <name> ,	37
_ <name> IS	34 -31
_ <name> in	-21
_ <name> to	-36
_ <number>	0 0 -30
_ <number> $	22 -59 -33 0 0 0 -30
_ <number> ,	47
_ <number> <acronym>	29 31 0 -31 -30
_ <number> DONE	-31
_ <number> IS	-14 -47 -38 -43 78 -74
_ <number> LIVES	-21
_ <number> NOW	24 0 0 0 0 -34
_ <number> SYMPTOM	-34
_ <number> TIME	-45 -36 0 0 47 -41
_ <number> _	0 0 -35 0 30 -52
_ <number> of	-48
_ <number> to	24 0 0 -43 0 -36
_ <path>	42 0 0 0 -33
_ <path> $	40
_ <path> ,	11 0 0 0 -37
_ <tag>	8 0 0 0 38 -35
_ <version>	41 0 0 0 40 -41
_ <version> $	16
_ <version> ,	28
_ <version> BECAUSE	19 -33
_ <version> IS	19 0 0 0 0 -40
_ <version> _	17 0 0 0 33 -40
_ =	0 -44 -35 0 53 -41 -33
_ = <number>	-40
_ ?	-33
_ ? $	-33
_ AGAIN $	-47
_ AGAIN _	13
_ ALWAYS	42 0 0 -46
_ ALWAYS $	43
_ ALWAYS ,	17 -46 31
_ ALWAYS _	29 0 -51 0 31 -31
_ ALWAYS in	-15
_ ASKS	28
_ BECAUSE	22
_ BECAUSE $	19 0 0 0 -34
_ BECAUSE THEY	21 0 0 0 -31
_ BECAUSE THIS	-19
_ BECAUSE _	15
_ BECAUSE of	36
_ BECAUSE the	-8
_ CALLED	19 -34 0 0 0 35
_ CALLED $	25 -37 0 0 0 -35
_ DECIDE	53 0 -33 53 0 -31
_ DECIDE $	20 0 -36
_ DECIDE ,	33
_ DECIDE GRATITUDE	0 0 0 -30 31
_ DECIDE THIS	10
_ DECIDE _	17
_ DECIDE on	-10
_ DECIDE to	19
_ DONE	0 0 0 0 34
_ DONE $	-44
_ DONE _	28
_ DONE by	-10
_ DONT	20 36 -43 0 0 -43
_ DONT _	14 0 -36 0 0 -40
_ DROP	18
_ DROP $	-36 -38 0 0 -30
_ DROP THIS	-14
_ DROP _	33 31 0 -36
_ EVERY	-8
_ EVERY $	-35 -30
_ EVERY ,	-33
_ EVERY <number>	25 -34 0 0 34
_ EVERY Name	20
_ EVERY THIS	25 0 0 -40 -30
_ EVERY TIME	39 -30
_ EVERY USE	-11
_ EVERY _	11
_ EVERY the	-17 -31 -30 0 -31 37
_ FORNOW	-43
_ FORNOW $	-55
_ FORNOW ,	-25
_ FORNOW _	-18
_ FORNOW one	-34
_ FUTURE_I	-27
_ FUTURE_I _	-27
_ GRATITUDE	-27 -31
_ GRATITUDE !	-18
_ GRATITUDE $	-12
_ GRATITUDE ,	-34
_ GRATITUDE IF	-25
_ GRATITUDE _	-17
_ HEARSAY	-48 33 -34
_ HEARSAY $	33 0 0 0 -42
_ HEARSAY GRATITUDE	-16
_ HEARSAY NEVER	-32
_ HEARSAY NO	14
_ HEARSAY THIS	-50
_ HEARSAY _	-23
_ HEARSAY the	-18
_ HEDGE	0 0 -40
_ HEDGE $	-22
_ HEDGE IS	-25
_ HEDGE LIVES	-23
_ HEDGE THIS	-34
_ HEDGE _	41 34 0 0 -30
_ HEDGE the	-36
_ I	-28 -30 34 0 -34
_ I $	21
_ I <number>	-34
_ I LIVES	-23
_ I WHAT	-14
_ I _	8 0 0 0 -39
_ I a	-21
_ I the	-17 -30
_ IF THEY	13 0 0 0 0 -40
_ IF THIS	16
_ IF YOU	10
_ IF _	27
_ IF the	-9 -32 0 0 45
_ IF there	22 0 0 0 -34
_ INSTEAD	30 -36 30 0 -30
_ INSTEAD $	9
_ INSTEAD _	44 -31 0 0 -32
_ IS	16
_ IS "	-50
_ IS $	-20
_ IS <acronym>	37 -46 -33 0 43
_ IS <amount>	29 -36
_ IS <code>	40
_ IS <host>	18 0 0 0 46 -38
_ IS <mail>	37 0 0 0 30
_ IS <name>	43 0 -44 -30 33
_ IS <number>	42
_ IS <version>	-12 -39 0 0 36
_ IS AGAIN	0 0 0 0 38
_ IS ALWAYS	17 0 -44 34 0 -35
_ IS CALLED	9 0 0 0 -31 30
_ IS DONE	0 -41 0 -41 30
_ IS DROP	0 -57 0 50 0 -30
_ IS EVERY	33 0 -30
_ IS GRATITUDE	-14 -30 0 0 0 -30
_ IS KEEP	0 -46 0 0 56 -38
_ IS LIVES	30 -44 0 0 39 -31
_ IS MAYNOT	50 43 0 0 -53
_ IS NEVER	8 51 0 0 -49 -35
_ IS NO	30 -37 -33 0 44 -31
_ IS NOLONGER	0 -36 0 30 0 -43
_ IS NOT	-45
_ IS NOW	0 0 0 -34 41 -36
_ IS Name	25 -37
_ IS ONLY	16 0 0 0 0 -33
_ IS OUR	22
_ IS PER	41 -38 0 -32
_ IS SYMPTOM	-44
_ IS THIS	11
_ IS TIME	33
_ IS TOO	-8
_ IS UNLESS	-10
_ IS WHAT	28 0 0 -30 36 -44
_ IS WRONG	-37
_ IS _	23
_ IS a	35 0 0 -47
_ IS an	10 0 0 0 32
_ IS at	0 -32 0 -35 54 -47 -31
_ IS by	20 0 0 0 -36
_ IS de	24
_ IS en	26 -30
_ IS from	22 -41 -36 -35
_ IS im	-27
_ IS in	0 -35 -31 -42 46
_ IS off	16 0 -31
_ IS on	30 0 0 -59
_ IS one	8 0 -41 0 40 -34
_ IS out	0 0 -37 34 -33
_ IS over	-14 0 0 0 -30
_ IS the	15 0 -37 -38
_ IS to	-37
_ KEEP	23 0 -45
_ KEEP $	24 0 0 0 -37
_ KEEP ,	48 0 0 0 -52 -31
_ KEEP THEY	35 -45 0 -47
_ KEEP THIS	0 -43 0 34
_ KEEP _	20 0 -45
_ KEEP at	-25 -36 0 31
_ KEEP on	38
_ LIVES	35
_ LIVES $	-22 -30 0 0 0 34
_ LIVES ,	39
_ LIVES <flag>	10 0 0 0 -30
_ LIVES <number>	0 -47 0 -39 56 -44
_ LIVES DROP	21 0 0 0 -34
_ LIVES EVERY	61 0 0 -30 42 -35
_ LIVES FORNOW	-26
_ LIVES IS	40
_ LIVES LIVES	19 0 0 0 36
_ LIVES MOVED	-14 0 0 0 30
_ LIVES NO	-14 -42 -32 0 53
_ LIVES ONLY	42 0 -42
_ LIVES PER	30 0 0 0 32
_ LIVES THIS	27 0 0 0 0 -36
_ LIVES USE	31 0 0 -30
_ LIVES _	0 -37
_ LIVES a	39 0 -32 -31
_ LIVES after	39 -39 -31 0 38
_ LIVES an	41
_ LIVES at	56 -43
_ LIVES back	-23
_ LIVES from	36 0 -30 0 0 0 -34
_ LIVES in	37
_ LIVES into	32 0 30 0 -45
_ LIVES on	52 0 0 0 0 -33 -33
_ LIVES one	22 -40 -31 -32 47
_ LIVES out	26 -33 0 0 37
_ LIVES the	37 -39
_ LIVES to	0 0 0 -38
_ LIVES two	11 0 0 0 0 -34
_ LIVES up	42 0 0 0 31
_ LIVES with	-21 0 0 0 -30
_ MAYNOT	21 0 -40
_ MAYNOT _	11 0 -38
_ MOVED $	-13 31
_ MOVED ,	32 0 0 -35
_ MOVED _	-19 0 0 0 -32
_ MOVED the	30 -37 0 0 35 -42
_ MOVED to	55
_ MUST	34 43 0 0 -30
_ MUST <number>	42 -47 0 0 36
_ MUST KEEP	10 46 0 -41 -49
_ MUST LIVES	0 33 0 0 0 -36
_ MUST NEVER	44 40 0 0 -47
_ MUST THIS	14
_ MUST USE	25
_ MUST _	20 0 0 0 -31 0 -31
_ MUST a	-8
_ MUST an	-15
_ MUST the	17
_ NEVER	29 60 -36 0 0 -56
_ NEVER LIVES	0 47 0 -32 0 -34
_ NEVER _	40
_ NO	-12
_ NO ,	-21
_ NO SYMPTOM	21
_ NO _	-14
_ NOLONGER	15
_ NOLONGER $	0 -31
_ NOLONGER ,	40 0 0 0 -35
_ NOT	9 0 -34
_ NOT $	-11 0 0 0 -35
_ NOT LIVES	15 0 0 0 0 -35
_ NOT _	11 0 -38
_ NOT on	29 0 0 0 -36
_ NOW	40 -32 0 0 34
_ NOW $	58 -41 0 0 46 -34
_ NOW ,	28 0 0 -57 36
_ NOW BECAUSE	26
_ NOW _	40 0 0 0 -30
_ NOW and	-23
_ NOW the	0 0 0 0 38 -33
_ NOWON	45 0 -40
_ NOWON $	37 37 0 -35 -45
_ NOWON _	25 -38 0 0 43 -31
_ Name	28 0 -45 0 0 -44
_ Name $	29
_ Name ,	19 -30
_ Name Name	21 -31
_ Name _	0 -35 0 36
_ ONLY	58 0 0 0 0 -35
_ ONLY $	13 0 0 30 -46 -39
_ ONLY ,	0 0 0 0 -35
_ ONLY AGAIN	16 0 0 0 -44
_ ONLY DONE	0 -31 0 0 31
_ ONLY LIVES	-21
_ ONLY NEVER	20
_ ONLY WHAT	29 -47 45 -37
_ ONLY _	35 46 0 -31
_ ONLY from	29 -38
_ ONLY in	22 0 -37 31 -38
_ ONLY on	15 -42 0 0 44
_ OUR	10
_ OUR _	12
_ OWNER $	0 0 0 0 -31
_ OWNER for	12
_ PAST_I	-51
_ PAST_I at	-40
_ PER	35
_ PER $	0 0 0 -34
_ PER ,	36 0 0 0 35 -41
_ PER TIME	8 0 0 -31
_ PER _	8
_ PER and	29
_ PLEASE	18 0 38 -31 -44
_ PLEASE $	-9 -35 31 -35 0 -38 -30
_ PLEASE ,	47 0 0 0 -34
_ PLEASE _	-17
_ PREFER the	18
_ SHOULD	-11 -35 0 0 -32
_ SHOULD LIVES	-24
_ SHOULD NEVER	-23
_ SHOULD _	0 -35 0 0 -32
_ SYMPTOM	-15
_ SYMPTOM $	-31 0 0 0 0 -40
_ SYMPTOM ,	24
_ SYMPTOM NOW	-39
_ SYMPTOM _	10 0 0 0 -43
_ SYMPTOM after	-40
_ SYMPTOM for	-37
_ THEY	0 0 0 0 -32
_ THEY $	-22 0 0 -30 0 -37
_ THEY ,	9
_ THEY _	-15
_ THEY in	25
_ THEY to	8
_ THIS	-21
_ THIS $	-12
_ THIS ,	29 0 0 0 -39 -44
_ THIS ?	-20
_ THIS AGAIN	-37
_ THIS DONE	30
_ THIS EVERY	14
_ THIS I	-24
_ THIS IF	12 0 0 0 31
_ THIS IS	-10
_ THIS LIVES	16 31
_ THIS MUST	-25 0 0 0 0 -30
_ THIS Name	21
_ THIS PLEASE	-29
_ THIS SYMPTOM	0 0 0 -32
_ THIS THIS	8
_ THIS TIME	-40
_ THIS UNLESS	-44
_ THIS USE	-15
_ THIS WAS	39 0 0 0 31
_ THIS WE	-14
_ THIS WHAT	-33
_ THIS YOU	-19
_ THIS _	-10
_ THIS and	-31
_ THIS as	0 0 0 0 -30
_ THIS at	22 0 0 0 -31
_ THIS by	-23
_ THIS for	-42
_ THIS from	-25
_ THIS in	-43 0 0 0 -51
_ THIS on	-21
_ THIS one	-18
_ THIS out	-27
_ THIS the	-47 -30 0 0 30
_ THIS to	-34
_ THIS with	0 0 0 -32 -31 0 32
_ TIME $	0 0 0 0 0 -46
_ TIME IS	-14 0 0 -34
_ TIME LIVES	32
_ TIME UNLESS	9
_ TIME _	14 -37 0 0 47 -42
_ TIME and	23
_ TOO	10 -55 0 0 0 34
_ TOO $	-34 0 0 0 0 31
_ TOO _	43 -44
_ UNLESS	37
_ UNLESS $	-18
_ UNLESS <number>	-24
_ UNLESS <version>	20 0 0 33 0 -31
_ UNLESS Name	29 0 0 0 -33
_ UNLESS THEY	25
_ UNLESS WE	-26
_ UNLESS YOU	34 0 0 -31 -36 -37
_ UNLESS _	29 0 0 0 -32
_ UNLESS a	0 0 -36 -43
_ UNLESS an	21
_ UNLESS the	56
_ USE	0 0 -30
_ USE <code>	29
_ USE <number>	-23 0 0 0 32
_ USE PER	-34
_ USE THIS	-12
_ USE _	0 0 -32 0 35 0 -30
_ USE a	34
_ USE over	40 0 0 -34 30
_ USE the	15 0 0 -30
_ WAS	10 -37
_ WAS DROP	25
_ WAS MOVED	25
_ WAS TOO	14 -40 0 0 0 -34
_ WAS _	-18 0 0 0 0 -32
_ WAS to	-33
_ WE	9 0 -36 46
_ WE DECIDE	26
_ WE DROP	37 0 0 0 -33
_ WE IS	11
_ WE LIVES	-17
_ WE _	9 0 -41 39
_ WE do	38
_ WHAT	-28 0 0 -33
_ WHAT $	-20
_ WHAT I	-36
_ WHAT LIVES	-27
_ WHAT SYMPTOM	-15
_ WHAT THIS	16
_ WHAT WAS	29
_ WHAT WE	-35
_ WHAT YOU	24
_ WHAT _	-16
_ WHAT the	-37
_ WRONG	36 0 0 0 40 -33
_ WRONG $	34 0 0 0 0 -30
_ YOU	0 -59 0 -31 0 30
_ YOU $	-32
_ YOU EVERY	14
_ YOU MOVED	20
_ YOU _	0 -44 0 0 0 0 30
_ YOU the	25
_ a	-15 0 -32
_ a SYMPTOM	-19
_ a _	-29
_ a las	16
_ a new	-11 -30
_ after	14
_ after EVERY	38
_ after _	18 0 0 0 0 -31
_ after the	-18 0 0 -46
_ am	-11
_ an	-11 0 0 0 -41
_ an $	-30
_ an SYMPTOM	-28
_ an _	10 0 0 0 -41
_ and <name>	-25
_ and <number>	40 0 0 -31
_ and DECIDE	-18
_ and EVERY	18
_ and I	11
_ and IS	0 0 0 0 0 -42
_ and KEEP	0 30 0 0 -33
_ and LIVES	-18 -32
_ and NO	23
_ and NOT	53 0 0 0 0 34
_ and THEY	35
_ and THIS	-11 -33
_ and USE	13
_ and WAS	-30
_ and WE	22
_ and WHAT	26
_ and a	-11
_ and the	0 0 0 0 0 -32
_ and then	0 0 0 0 0 -36
_ as	0 -33 0 0 0 -36
_ as <acronym>	-12
_ as <name>	16 -30 0 0 32
_ as _	11 0 32 0 0 -32
_ as a	20
_ as in	40 0 0 -34 -38
_ at	10 0 0 0 0 -35
_ at <number>	36 0 -30 0 53 -37
_ at <time>	-11
_ at EVERY	-22
_ at IF	-20
_ at THIS	-37
_ at a	39 0 0 -30 -30
_ at the	0 -45
_ auf	39 0 0 0 0 -30
_ auf <name>	15
_ auf _	36 0 0 0 -52
_ avec	37 -35 0 0 -38 -30
_ avec <code>	16
_ avec _	34
_ back	-16 0 0 0 -31
_ back to	8
_ between	8 39 0 -31 -32
_ between <number>	0 35 0 0 -31
_ between LIVES	-24
_ between _	34 0 0 0 0 -35
_ between the	-33
_ both	-26
_ both _	-17
_ but	19 0 -34 -33 0 -37
_ but EVERY	-36
_ but NOT	32
_ by	13
_ by <acronym>	-20 -31
_ by <code>	8 -31
_ by <number>	-44
_ by Name	-15
_ by THEY	17
_ by THIS	12
_ by _	20
_ by a	46 0 0 -34
_ by the	35
_ by two	-37
_ com	44 -30 -33
_ com _	42 0 0 -33 0 0 30
_ con	11 -39
_ da	-26
_ dans	-23
_ das	-32
_ de	17
_ de <number>	22 0 0 0 30
_ de _	9
_ de la	22
_ dem	32
_ dem Name	16
_ den	-35
_ den _	-30
_ der	18
_ der _	17
_ die	0 0 0 0 0 -32
_ do	-31
_ do $	-18
_ do THIS	-30
_ do the	-30
_ e	25
_ e _	25
_ ein	14 0 0 0 34 -36
_ el	0 -36 0 0 -41 36
_ el _	-16
_ em	37
_ em _	26
_ en	16
_ en _	12 0 0 0 0 -36
_ et	24 0 0 0 -41 45
_ first	23 0 0 0 -36 0 -32
_ first $	-8 -36 34 -36 -31
_ first ,	39 0 0 0 -61 0 -31
_ for <name>	-12
_ for EVERY	30
_ for FORNOW	10
_ for I	12
_ for PER	-39
_ for THEY	-10
_ for THIS	-20 0 -42
_ for TIME	-43
_ for _	19
_ for a	-44
_ for one	15
_ from	17
_ from <number>	0 0 0 0 32
_ from <path>	13 -31
_ from EVERY	-25
_ from THIS	27
_ from last	51 -34
_ from the	18
_ für	-14
_ here	9 0 0 0 0 30
_ here $	8
_ here ,	25 -37 0 0 0 32
_ here ?	-12
_ im	31
_ in	24
_ in $	-30 -34
_ in ,	-16
_ in <code>	-11 0 0 0 37 0 -33
_ in <name>	26
_ in <number>	40
_ in <path>	-11
_ in ALWAYS	-24
_ in EVERY	33
_ in I	19
_ in LIVES	33 -30 0 0 0 -33
_ in NOW	-40
_ in OUR	32 0 0 0 0 -39
_ in TIME	58 -40 0 -32
_ in _	41 0 0 -30
_ in a	25 -38 0 -34 39
_ in here	-17
_ in one	35 30
_ in two	20
_ in with	22 -30 0 0 41 0 -33
_ into	-9 0 -33
_ into _	-39
_ into a	-23
_ into the	15
_ la	-13 0 0 -30
_ la _	-13 0 0 -30
_ las	-16
_ las _	-16
_ last	-17
_ last _	-35
_ le	0 0 -33
_ le _	0 0 -33
_ les	-8
_ les _	-8
_ like	-16 0 0 -37
_ like "	-12
_ like THIS	-20
_ like a	18
_ like the	-12
_ los	11
_ los _	11
_ mit	-24 0 0 0 -31
_ more	-9 0 0 0 -34
_ more $	11
_ more than	15 -31
_ new	13 -47 44 0 0 -36 -38
_ new _	-20 -30
_ o	-15
_ o _	-15
_ of	-13
_ of <number>	-26 -34 0 0 31
_ of EVERY	-14
_ of I	-30
_ of THEY	-22 0 0 0 30
_ of THIS	-26
_ of TIME	-24
_ of WHAT	-21
_ of _	19
_ of the	0 0 0 0 0 -30
_ off	-9 39 -31 0 -44 -30
_ off $	-16
_ off _	0 32
_ old	-44
_ old _	-44
_ on	-8
_ on $	17 -38 0 -33
_ on <name>	-49
_ on <number>	-31
_ on EVERY	37 -34
_ on GRATITUDE	8
_ on I	-21
_ on IS	21
_ on MOVED	28
_ on Name	11
_ on PER	34 0 0 -30
_ on THIS	-11 0 0 -34
_ on _	-19
_ on the	-10 -58 0 0 0 -30
_ one	0 -66
_ one $	12 -30 0 0 0 33
_ one ,	10 -36 0 36 -39
_ one ?	-18
_ one IS	18
_ one _	0 -48
_ or	-28 37 0 0 -33
_ or _	-33
_ out	0 0 31 0 -44 -32
_ out IS	-20
_ out WHAT	-16
_ out the	24
_ over	13 0 30
_ over $	-23
_ over _	30 -47 32 0 -53
_ para	0 0 -30
_ por	32
_ por _	32
_ sur	18 -37
_ sur le	12 0 0 0 34
_ than	0 0 0 -38 0 -35
_ than <number>	-26
_ than PER	16
_ than _	-8
_ the	-19
_ the <acronym>	-40
_ the CALLED	-31
_ the NOLONGER	-9
_ the Name	22
_ the OWNER	-39
_ the SYMPTOM	-46
_ the TIME	-25
_ the WRONG	0 0 0 0 0 -36
_ the _	-16
_ the last	-28
_ the new	-16
_ the old	23
_ the same	-20
_ the two	-38
_ then	37 -37 0 32
_ then $	37 -37 0 32
_ there	-19 0 0 0 -38
_ there $	-15
_ there FORNOW	-27
_ to <name>	27 0 0 0 38 -37
_ to <number>	-9 -40 0 0 44 -31
_ to <path>	45 0 0 -33
_ to EVERY	21
_ to KEEP	-22
_ to LIVES	-36
_ to Name	23
_ to THIS	-19
_ to WHAT	-18 0 0 0 -30
_ to YOU	-13
_ to _	-15 0 0 31 -35 -35
_ to a	29 0 0 0 -42
_ to do	-11
_ to one	28 0 0 0 -36
_ to the	0 0 -32
_ two	-18
_ two TIME	-11
_ two _	-15
_ um	19
_ um _	22
_ un	-29
_ un _	-29
_ una	-39
_ una _	-39
_ under	32 -59 0 0 39 -33
_ under <number>	22 -37
_ under <path>	15 -39 0 0 43
_ up	-10 0 -30 0 0 -42
_ up $	0 0 0 -35 0 -30
_ up ,	31
_ up I	25
_ up IF	-15
_ up a	-29
_ up by	-35
_ up on	-9
_ up the	-25
_ up to	13 0 0 0 0 -32
_ von	26 0 0 -32
_ von _	24 0 0 -31
_ with	15 0 0 0 0 0 31
_ with <code>	52 -35 0 0 -57 -44 50
_ with <number>	0 -30 -31
_ with <path>	0 -35 0 0 -34 -36 36
_ with THIS	18
_ with _	17
_ with a	20 0 0 -35
_ with more	20 0 0 -30
_ with one	-36
_ with the	0 0 0 0 0 0 -30
_ y	40 -41 0 -32
_ y _	25 -34 -34
_ à	27 -32 0 0 34
_ à _	26 0 0 0 30
a	-8
a <acronym>	17
a <acronym> ,	11
a <number>	-32 -31 0 0 43 -32
a <number> $	-18 0 0 0 30
a <number> _	35 0 0 0 33
a GRATITUDE	-27
a GRATITUDE _	-27
a NOLONGER	-24
a Name	26 0 0 -34
a Name _	13 0 31 -30 -39
a SYMPTOM	18 0 -34 0 -39
a SYMPTOM $	-23
a SYMPTOM _	28 0 -36 0 -35
a SYMPTOM in	-11
a TIME	19 0 0 -34 0 -35
a TIME _	21 0 0 0 0 -36
a WHAT	-29
a WRONG	-10 33 0 0 -33
a _ "	-13
a _ $	0 0 0 0 -37
a _ <code>	-28
a _ <number>	46 -38 0 0 0 -36
a _ ?	-24
a _ EVERY	-16
a _ HEDGE	-8
a _ IF	-22
a _ INSTEAD	-16
a _ IS	41
a _ LIVES	47 32 0 -35
a _ MUST	50 39 0 -32 -51
a _ NOW	-19
a _ Name	23
a _ OWNER	12 0 0 0 -32
a _ PLEASE	-36
a _ THIS	-50
a _ TIME	36
a _ UNLESS	-8 0 0 0 36
a _ USE	58 0 0 0 0 -30
a _ WHAT	10 31
a _ and	18
a _ at	-33 -34 0 0 32
a _ by	-27
a _ for	-32 0 0 0 -31
a _ from	-30
a _ here	25 0 0 -31 0 -36
a _ in	-15 -33 0 0 42
a _ more	-26
a _ of	0 0 0 0 34 -34
a _ on	-37
a _ the	-27
a _ there	-21
a _ to	-52
a _ under	9
a _ with	-26
a las	16
a new _	11 0 0 -38
a new one	32 -30
aber	38 -34 -36 44 -42
after <number>	0 0 0 -31
after <number> TIME	25
after <number> _	-8 0 0 0 37
after EVERY	15 0 0 0 -30
after EVERY $	-11
after PER $	26
after THIS	-22
after THIS $	-21
after _	9 0 0 0 0 -31
after _ $	37 0 0 -40
after a	-10
after a _	-10
after the	-17 0 0 0 0 -30
after the TIME	-37
after the _	0 0 0 0 0 -30
after:outset&1:DECIDE	35
after:outset&1:EVERY	-56 0 0 0 32
after:outset&1:FORNOW	-29
after:outset&1:FUTURE_I	-24
after:outset&1:IF	-12
after:outset&1:LIVES	-36
after:outset&1:MANY	-83 0 0 -37 45
after:outset&1:MOVED	-36
after:outset&1:NO	-16
after:outset&1:NOW	-28
after:outset&1:NOWON	38 34 0 -35
after:outset&1:ONLY	-33
after:outset&1:PAST_I	-14
after:outset&1:PREFER	-47
after:outset&1:TASK	-61
after:outset&1:WE	0 0 0 41 -51
after:outset&1:after	-9
after:outset&1:in	-28
after:outset&1:last	27
after:outset&1:new	24
after:outset&1:the	-38 0 0 0 0 -41
after:outset&1:there	-23
after:outset&BECAUSE	-28
after:outset&CALLED	-25
after:outset&DECIDE	53 0 0 44 -54
after:outset&DONT	11
after:outset&DROP	-22
after:outset&EVERY	-35 32
after:outset&FORNOW	40 32 0 -38 -34
after:outset&HEDGE	-14
after:outset&INSTEAD	-9
after:outset&IS	-26
after:outset&KEEP	-10
after:outset&LIVES	-36
after:outset&MAYNOT	-43
after:outset&MOVED	-17 0 0 -35 39 -31
after:outset&MUST	-56
after:outset&NEVER	-53
after:outset&NO	8 39
after:outset&NOT	-31 0 0 0 -40 36
after:outset&NOW	24 0 0 0 33 -66
after:outset&ONLY	0 -63 0 0 49
after:outset&PLEASE	-9
after:outset&PREFER	-10
after:outset&SHOULD	-48
after:outset&SYMPTOM	-27
after:outset&USE	-34
after:outset&VALUE	-62 -38
after:outset&WAS	14 0 0 -31 34
after:outset&WE	0 0 0 34
after:outset&YOU	41 0 0 0 -32
after:outset&head	-56
after:outset&size:11	-48
after:outset&size:18	-58
after:outset&size:4	-8 0 0 33 -41
after:outset&size:7	-37 0 0 0 0 -39
after:outset&tail	-137
after:proposal&1:NO	-26 -40
after:proposal&1:ONLY	33 0 0 0 -35
after:proposal&1:TASK	51 0 -30 34 -33 0 -31
after:proposal&1:_	0 0 0 0 -38
after:proposal&1:none	-54
after:proposal&DROP	18
after:proposal&EVERY	26
after:proposal&GRATITUDE	21 0 0 34
after:proposal&I	-50
after:proposal&IS	23 -35 0 0 -43 52
after:proposal&KEEP	-30
after:proposal&LIVES	33 -44
after:proposal&MUST	20
after:proposal&NEVER	31
after:proposal&NO	-26 -40
after:proposal&ONLY	37 41 0 0 -45 -36
after:proposal&THIS	24 0 -42 52 -40
after:proposal&USE	23 -35 -30 0 -43 40
after:proposal&VALUE	37 0 0 0 -45
after:proposal&WE	35 -35 0 0 -32
after:proposal&YOU	-9
after:proposal&head	33 0 -31 0 -72 39
after:proposal&size:11	0 0 0 0 -50 34
after:proposal&size:2	11 0 -36 32
after:proposal&size:4	12 0 0 -30 -30 34
after:proposal&size:7	37 0 0 0 -53
after:proposal&tail	15
after:question&1:<number>	44 0 0 0 31 -39
after:question&1:<path>	0 0 -33 -30 36 0 -30
after:question&1:ALWAYS	30 -37 36 -35
after:question&1:EVERY	33
after:question&1:LIVES	-42
after:question&1:MANY	44 0 0 0 -80
after:question&1:MAYNOT	30 -36 0 -33 42
after:question&1:NO	37 0 0 0 0 -53
after:question&1:NOT	0 0 0 0 0 -45
after:question&1:ONLY	0 -39
after:question&1:TASK	8 -32
after:question&1:_	66 -58 -49 42
after:question&1:a	-36
after:question&1:for	38
after:question&1:in	14
after:question&1:none	22 0 -30 31 -32
after:question&1:the	-41 0 0 -33 30
after:question&1:two	31 -33 0 -31 37
after:question&ALWAYS	37 0 0 0 -42
after:question&EVERY	35 -48 -52 34
after:question&FORNOW	-45
after:question&GRATITUDE	49 -43 0 0 0 -30
after:question&I	-30
after:question&IS	21 0 0 34 -46
after:question&LIVES	20 -36 0 0 0 -32
after:question&MAYNOT	26
after:question&MOVED	11
after:question&MUST	23 0 0 0 -40
after:question&NEVER	19 0 0 0 -34
after:question&NO	43 0 0 0 0 -55
after:question&NOLONGER	29 0 0 36 -47 -30
after:question&NOT	10 0 0 42 0 -60
after:question&ONLY	19 0 -48 0 0 -32
after:question&OUR	18
after:question&PLEASE	-49
after:question&SHOULD	-17 0 -32
after:question&SYMPTOM	26
after:question&THIS	57 -34 -44 0 32 0 -32
after:question&VALUE	29 0 -38 0 31
after:question&WE	18 0 0 0 -50
after:question&YOU	-26
after:question&head	57 0 -31 49 0 -35
after:question&size:11	64 0 0 56 0 -45
after:question&size:18	24
after:question&size:2	27 -59 0 0 0 -50 -46
after:question&size:4	0 -63 0 0 34 -39 -37
after:question&size:7	38
after:question&tail	-47
after:report&1:<path>	-31 0 0 0 -30
after:report&1:ASKS	-16
after:report&1:DONT	25
after:report&1:EVERY	9
after:report&1:I	-40
after:report&1:IS	9 -41
after:report&1:KEEP	-19
after:report&1:LIVES	-42
after:report&1:MANY	29 0 0 -38 -60 47
after:report&1:NO	-31
after:report&1:ONLY	12
after:report&1:TASK	11 -33 0 0 0 0 -31
after:report&1:THIS	40 0 0 0 -53 36
after:report&1:USE	-17 0 0 0 0 31
after:report&1:WE	26 0 -37
after:report&1:WHAT	-32
after:report&1:_	10 0 -57 0 -48 68 -37
after:report&1:a	-35
after:report&1:none	-32
after:report&1:the	46
after:report&ALWAYS	20 -46 0 0 0 38
after:report&CALLED	32 0 -32 0 -31 31
after:report&DONT	12 0 0 0 0 39
after:report&EVERY	24 0 35 0 -45
after:report&FORNOW	40 0 0 0 -36 36
after:report&GRATITUDE	-39
after:report&HEDGE	-30
after:report&I	-45
after:report&IS	37 0 0 0 -41 51
after:report&KEEP	-14
after:report&LIVES	26 0 0 0 -56 78
after:report&MUST	39 0 0 0 0 33
after:report&NEVER	17
after:report&NO	-13 0 0 0 -35 36
after:report&NOLONGER	42 0 0 -33
after:report&NOT	17
after:report&NOW	24
after:report&ONLY	21 0 0 0 -43 37
after:report&OUR	-28
after:report&PLEASE	-14 0 -39
after:report&SYMPTOM	41
after:report&THIS	42 -43 0 -41 0 32
after:report&USE	0 -38 0 0 0 47
after:report&VALUE	40 0 0 -30 -41 60
after:report&WAS	21
after:report&WE	42 0 0 -44 -32 45
after:report&YOU	-22 0 0 0 0 -33
after:report&head	17 0 0 0 -73 103
after:report&size:11	42 -33 0 0 -48 76
after:report&size:18	37 0 0 0 0 31
after:report&size:2	-21 0 0 -35 -30
after:report&size:4	-20 0 0 0 -52 30 -48
after:report&size:7	27 0 -35 0 -72 70
after:report&tail	-69 -32
also	16 37 0 0 -40 -35
also _	-11 30
also _ a	-17
also _ the	-9 30
also for	35 0 -34
also in	16
am	40
am Name	31
am Name $	19
an	-8
an $	-31
an <name>	30 0 0 0 37
an OWNER	-18 -31
an SYMPTOM	9 0 -32 0 0 33
an SYMPTOM $	-29
an SYMPTOM _	25 0 -32
an SYMPTOM in	-16
an _ $	-8
an _ ,	43 0 0 0 0 -32
an _ MUST	28 -40
an _ THIS	20 -32 0 0 33
an _ for	-34
an _ here	9
an _ on	-18
and <name>	-21 0 0 0 0 -36
and <name> $	-27 30 0 0 0 -36
and <number>	17 0 0 -42 35
and <number> $	49 0 -37 0 42 -46
and <number> IS	49
and <version>	-10 -31
and AGAIN	-35
and ALWAYS	38 -36
and DECIDE	-18
and DONT	18
and DONT _	18
and EVERY	20
and FUTURE_I	28
and I DECIDE	26
and IS _	0 0 0 0 0 -30
and IS the	0 0 0 0 30 -30
and KEEP	8 34 0 -49
and LIVES	-14 0 0 0 30 -33
and LIVES NO	28
and LIVES back	-17
and MUST	12
and MUST the	12
and NO	29 0 -30 0 0 -30
and NO _	25 0 -31
and NOT	53 0 0 0 -30 31
and NOT _	39 0 0 0 0 -45
and NOT by	19 0 0 -30
and NOT from	31
and ONLY	0 -31 0 -30 33
and PAST_I	-14
and PER	25
and SYMPTOM	0 -30
and SYMPTOM $	10 -30
and THEY	39 0 0 0 31
and THEY _	24
and THIS	0 -42
and THIS AGAIN	-12
and THIS LIVES	38
and THIS _	-23
and USE	18
and USE _	25
and WAS	-30
and WE	36
and WHAT	32
and _ "	-40
and _ $	0 0 0 0 0 -57
and _ ,	37 0 -34 -31
and _ EVERY	-12
and _ I	-23
and _ IF	-25
and _ IS	17 0 0 -31 -31
and _ LIVES	22
and _ THIS	0 0 33
and _ UNLESS	27
and _ WHAT	-26
and _ a	-25
and _ at	-21
and _ in	-12 -30
and _ on	14 -38 0 0 37 -30
and _ with	-21
and a	0 0 0 0 -31
and a _	-12
and one _	19
and the	-17
and the DECIDE	19
and the _	-21 0 0 -31
and the one	11
and then	-16 0 0 0 0 -36
and there	-18
and to	26
as <acronym>	0 0 0 0 35
as <acronym> $	-17
as <name>	16 -30 0 0 32
as DECIDE	30
as DECIDE with	28
as THEY	-20
as THEY _	-21
as _	19
as _ $	0 0 -41 0 -46
as _ ,	8
as _ as	-24
as a	0 0 0 0 -30
as a _	12 0 0 0 -30
as an	-22
as in	39 0 0 -40 0 -35
asks	-34
at <amount>	-20 0 0 0 30
at <amount> ,	24
at <host>	27 -35 0 0 36 -30 -38
at <number>	-16 -31
at <number> $	0 0 0 0 32
at <number> _	-19
at <time>	-15 0 0 0 34
at <time> $	-18
at <time> ,	23 0 0 0 31
at <time> TIME	16
at <time> and	-33
at <version> ,	21
at EVERY	-16
at EVERY $	-19
at IF	-20
at IF ,	33
at THIS	-46
at THIS $	-46
at YOU	-14
at YOU _	-14
at _	13
at _ $	35 0 -36 -44
at _ ,	12 0 0 -36 31
at _ <number>	15 -31
at _ for	36
at a	52 0 0 -34
at a _	52 0 0 -34
at the	17
at the GRATITUDE	27 0 0 0 -30
at the _	0 -48
at the same	-9
au	-35
auf	37 0 0 0 0 -39
auf <name>	15
auf <name> ,	15
auf Name	22 0 0 0 -33
auf Name ,	23
auf _	53 0 0 0 -66 -32
auf _ $	39 -45 34 0 -36 -30
auf _ ,	21 0 0 0 -33
auf dem	-27
avec	37 -35 0 0 -38 -30
avec <code>	16
avec _	34
back	-31 0 0 0 -34
back $	-27
back _	30
back then	-20
back to	-9
back to the	-35
bei	26
bei _	29
bei _ ,	29
between	0 0 0 -30
between <number>	-14
between <number> and	-14
between LIVES	-24
between _	34 0 0 0 0 -35
between _ $	38 -40
between the	-33
between the two	-33
both	-51
both LIVES	-28
both _	-19
both _ $	29
both _ MUST	-12
but EVERY	-36
but EVERY _	-36
but IS	-31
but NOT	32
but ONLY	29 0 0 0 0 -32
but _	-14 0 0 0 -32
but the	-9
by	10
by <acronym>	-20 -31
by <amount>	-39
by <amount> $	-39
by <code>	8 -31
by <code> ,	8 -31
by <number>	-42 0 0 0 31 -31
by <number> _	-44
by CALLED	27
by CALLED $	33
by EVERY	-27
by EVERY _	-27
by Name at	18
by THEY	10
by THEY _	10
by THIS	12
by TIME	0 0 0 0 0 -33
by _	19
by _ $	25 0 0 -57 34
by _ ,	12 0 0 -45 -30
by _ NOW	20 0 0 -39 33
by _ and	18 0 0 0 0 0 -30
by _ on	-26
by _ the	17
by a	46 0 0 -34
by a _	46 0 0 -34
by the	39 -35 0 0 30
by the TIME	37
by the _	45 -42 0 -34 35
by two	-37
by two _	-37
changes	15
changes&valued	45 -31
com	44 -30 -32 0 0 -30
com _	42 0 0 -33 0 0 30
com o	18
com o _	18
con	16 -48
con _	0 -32
con _ ,	10 -31
con el	18
con el _	18
da	-10 0 0 0 -32
da NOT	-29
da _	17 0 0 0 0 -31
dans	16 0 0 -30 0 -37
dans le	14 0 0 -30 0 -37
dans le _	14 0 0 -30 0 -37
das	-18 0 -35
das _	-19 -37
das _ $	-47
das _ IS	-21
de	26
de <number>	31
de <number> _	24
de <number> a	22 0 0 0 30
de EVERY	39 0 0 0 0 -44
de EVERY _	24 0 0 0 0 -34
de Name	9 0 0 -35 30
de _	12
de _ $	-11 0 -40
de _ ,	36 -32
de _ <number>	46 0 0 0 30
de _ IF	9
de _ IS	0 0 0 0 39
de _ NO	-13
de _ NOW	19
de _ UNLESS	19 0 0 -34 0 -32
de _ en	14 0 0 0 -31
de _ à	26 0 0 0 30
de la	22
de la _	22
default	27 0 0 -39
default _	19 0 0 -31
default _ $	38 -40 0 0 0 -43
default _ IS	21
dem	0 0 0 -32
dem Name	17 0 0 -30
den	-25
der	12
der Name	-23 0 0 0 0 30
der Name IS	-13 0 0 0 -40 31
der Name _	-21 0 0 -31
der _	30 0 0 0 0 -34
der _ $	31 0 0 0 31 -34
der _ IS	21
der _ NOT	-24
des	0 0 0 0 -35
des _	-9
di _ IS	11
die	0 0 0 0 30
die Name	-45 0 0 -37 0 -31
die _	32 -58 -34 0 35 0 -31
die _ $	30 0 0 0 32
die _ ,	11 -42 0 0 -31
die _ IS	18 0 0 -32
do	0 0 0 0 0 -47
do EVERY	-21
do I	-16
do I _	-16
do THIS	0 0 0 0 0 -38
do THIS $	0 0 0 0 0 -33
do THIS NOW	-32
do THIS and	17
do THIS with	-11
do _	41 -36
do _ $	39 -31
do the	-16
do the same	-22
e	26 -30 0 0 -31
e _	25
e _ $	25
ein	0 -34
eine	-15
eine Name	13
el _	-8
el _ $	0 -39 0 0 0 35
el _ IF	22 0 0 0 -38
el _ LIVES	38 -35 0 -32 30
el _ de	-21
el _ el	43
em	44 -40 0 0 0 -32 -31
em _	38 0 0 -37 0 -31 -31
em _ $	37 0 0 -38 0 -32 -32
en	27
en _	20 0 0 -34
en _ $	18 0 0 0 0 0 -36
en _ ,	10 -34 38 0 -33
en el	29 0 0 -30
en el _	29 0 0 -30
et	21 -35 0 0 -36 39
first	12
first $	0 -40 0 -43
first ,	42 0 0 0 -63
first , _	39 -41 36 -40 -38
first , then	16 0 0 0 -45
first _	-39 31 0 0 0 -32
first _ ,	8 31 0 0 0 -32
first _ of	-23
first of	27
first of EVERY	23
first of the	17
first one	-10
first the	-33
first two	13
for <name>	-12
for <number>	-11
for <number> TIME	-11
for EVERY	28
for EVERY THIS	28 -38
for EVERY _	48 0 0 -35
for LIVES	26 0 0 0 44 -34
for LIVES $	26 0 0 0 44 -34
for PER	-39
for PER $	-38
for PER IF	19
for SYMPTOM	25 0 -31
for THEY	-30
for THEY $	-19
for THEY _	-26
for THIS	-16
for THIS $	0 0 -42
for THIS _	-18
for TIME	-43
for _	35
for _ $	29 -34
for _ ,	35 -35
for _ BECAUSE	31
for _ CALLED	23
for _ EVERY	21 38 0 -31 -40
for _ IS	47 0 -42 0 0 -34
for _ TIME	0 0 0 -40
for _ WE	40 0 -37 34 -34
for _ and	29
for a	-30 0 -31 0 0 -30
for a TIME	-29
for a _	-26 0 -31 0 0 -30
for the	-10
for the SYMPTOM	12
for the _	-9
for the new	-24
for the same	-10
for two	22
from	28
from $	-33
from <number>	9 0 0 -36
from <number> $	-15 0 0 -30
from <number> to	29
from <path>	19
from <path> $	18
from EVERY	-19 42 0 -31 -39
from EVERY _	-19 42 0 -31 -39
from Name	23 0 0 0 -34
from THIS	27
from _	14 0 -35
from _ $	0 0 -33
from _ ,	31
from _ EVERY	18 -34 0 0 35
from _ and	17
from last	10 -34
from last TIME	10 -34
from the	23 0 0 0 0 -32
from the _	26
from the last	-29
from the old	11 0 0 0 30
from two	-9 -32
für	-17 -33
für die	-29
here	0 -46 0 0 0 33
here $	0 0 0 -33
here ,	47 -48 -30 0 0 38
here ?	-12
here ? $	-12
il	38 0 0 -34
il _	24 -39 0 -30
il _ di	11
im	-13 -32 0 -41 41
im Name	32 0 0 -41 44 -36
im Name _	29 0 0 0 40 -30
im _	-31
im _ $	-31
in	14
in $	-16 0 -33 34 -45 -34
in ,	-17 0 0 -34
in , _	-22
in <code>	-11 0 0 0 37 0 -33
in <host>	27 -31
in <host> $	21 0 0 0 30 -32
in <name>	25 0 0 -33
in <name> $	11 -48 -39 0 0 32
in <name> ,	25 0 0 0 46 -53
in <name> and	24
in <number>	0 0 0 0 0 -36
in <number> $	-9 -33
in <number> TIME	10 0 30
in <path>	-23 38
in <path> $	-19 0 0 -32
in <path> ,	-23 0 -30
in <path> _	32 36
in <version>	19 -31 0 34
in <version> ,	19 -31 0 34
in ALWAYS	-24
in EVERY	40
in EVERY LIVES	20
in EVERY _	39 0 -32 0 0 -32
in I	-25
in I _	-9
in IS	34 0 0 -30 36
in IS _	12
in LIVES	38 -33 0 0 0 -37
in NOW	-40
in Name	17 0 0 -39
in Name $	-14
in Name ,	30
in Name IS	21
in Name and	20
in OUR	34 0 0 0 0 -36
in OUR _	34 0 0 0 0 -36
in TIME	50
in TIME $	40 0 0 -37
in TIME ,	29 -33 0 0 -33
in _	37
in _ $	48 0 -30
in _ ,	10 0 32 0 0 -44
in _ <number>	0 0 0 0 33 -31
in _ ?	-31
in _ IS	11 0 0 0 -37 32
in _ NOW	32 0 0 0 32 -33
in _ TIME	-32
in _ and	40 32 -46 -31
in _ by	-23
in _ for	22 0 30 0 -35
in _ of	26 -31 0 0 38
in _ the	-29
in _ under	36
in a	8 -42 0 -46
in a _	9 -42 0 -46
in here	-17
in here $	-17
in new	9
in new _	9
in one	35 30
in one _	35 30
in the last	23
in the same	15 -37
in there	0 40 -41
in there $	-24 30 -32
in there _	33
in two	14
in two _	20
in with	22 -30 0 0 41 0 -33
into	35 0 0 0 -31 -52 -32
into IS	-41
into IS _	-41
into THIS $	-32
into _	0 0 0 0 0 -32
into _ ,	-9 0 0 0 0 -30
into a	-34
into a _	-37
into the	54 0 0 0 0 -38
into the _	54 0 0 0 0 -42
just	-25 -33 34 0 0 -32
just _	-10
just _ $	-46
just _ THIS	16 -34 31
just a	-21
just a _	-21
just do	9
just for	-14
just the	-28
just the _	-28
la	18
la _	12
la _ $	-10 -41 0 40 -31
la _ <number>	39
la _ IF	17
la _ IS	-15 0 0 0 0 -34
la _ MOVED	-13 0 0 -32
la _ de	29 -30 0 0 47 -31
las	16 -31 0 0 41
las _	16 0 0 0 36
las _ IF	12
last	-30
last <number>	-36
last <number> _	-42
last TIME	-27
last TIME $	-19
last TIME the	-10
last _ $	-31 -36
last _ ,	26 0 0 0 0 -33
last _ of	-28
last one	-20
last one $	-25
le	13
le _	13
le _ $	0 0 -38 0 0 -43
le _ ,	32 0 0 -36 42 -31
le _ <number>	31 0 0 0 0 -34
le _ IF	19 0 0 0 -30
le _ IS	49 -36 -30 0 0 0 -38
le _ de	35
le _ en	-22 0 31
les	33 0 0 -39
les _	33 0 0 -41
les _ $	0 0 0 -31 0 -31
les _ en	22 -42
les _ le	33 -37 -30 0 40
like	-8 -39
like "	-12
like " WE	-12
like $	-36
like <number>	-34
like THIS	15
like THIS $	13
like _	0 0 0 -31
like _ $	0 0 -34
like a	18
like a _	18
like the	12
like the _	-12
los	31 0 0 -43 0 -33
los _	30 0 0 -44 0 -30
los _ $	24
los _ IF	16 0 -36 0 -34
los _ MAYNOT	10 30 0 0 -47
los _ de	28
los _ por	19 -37 0 0 33
mit	17 0 0 0 -48 -31
mit <code>	20 0 0 0 -30
mit Name	20 0 0 -35
mit Name $	20 0 0 -35
mit _	-12
mood:asked	-33 -36 36 0 0 0 -34
mood:considered	-70
mood:hearsay	-102
mood:joke	-94
mood:momentary	-62
mood:quoted	-47
mood:status	-48
more	0 0 0 0 0 -43
more $	35 0 -31 -41 30
more _	-30 -46 0 40 0 -31
more _ ,	-19 -37 0 35
more than	26 0 0 0 -30
more than _	-14
more than one	20 -31
more than two	13
most	0 0 0 0 36
most _	0 0 0 0 36
most _ $	-30
na	50 0 -34 -37 0 -39 -39
na _	41 0 0 -32
na _ $	40 0 0 -31
new _	-9 0 0 0 -36
new _ $	-10 0 0 0 -42 -34
new _ ,	33 -52
new _ IS	-24 0 0 0 -40
new _ LIVES	11 0 0 0 -48
new _ SHOULD	-14
new _ and	-32
new _ for	-17 0 0 0 -31 34
new _ from	24
new one	37 -48
o	15 -44 -35
o Name	31
o _	0 -44 -33
o _ $	-15
o _ USE	22
o _ de	16
of	0 0 0 0 0 -34
of <number>	-45 -34 0 33
of <number> SYMPTOM	-12
of <number> _	-39
of EVERY TIME	20
of I	-30
of I _	-19
of OUR	14
of OUR _	14
of THEY	23 0 -35
of THEY $	37
of THEY _	-22 0 0 0 30
of THIS	-20 0 0 0 -40
of THIS $	14 0 0 0 -31
of THIS _	-22
of TIME	-13 0 0 0 32
of TIME $	32 0 0 0 32
of WHAT	-21
of _	26
of _ $	0 0 -52 33 0 -48
of _ ,	49 0 0 0 0 -50
of _ IS	31
of _ MUST	43 38 0 0 -36
of _ ONLY	22 0 0 -44 -33
of _ TIME	30
of _ and	14
of _ from	30
of _ in	-11
of a	19
of a _	19
of the TIME	40 -31 -31
of the _	0 0 0 0 0 -30
off	0 0 -42 45 0 -46
off $	-18 40 0 0 -38
off ,	43 -45
off , _	29 -42 0 35 -33
off _	16 0 0 0 -46 -38
off in	-16
old _ $	-23 -46 0 0 0 33
old _ ,	27 0 0 -35
old _ ;	17
old _ AGAIN	11
old _ IS	-28 0 0 31 -31
old _ WE	-11
old _ in	27 -32
old _ with	44 0 0 0 30 -33
old one	14 0 0 0 0 -45
old one $	43
on $	0 0 0 -38 0 -35
on <name>	-19 -37 0 0 0 34
on <name> $	-14 -31
on <name> ,	28 0 0 0 -35 36
on <number>	0 -32 -31
on <number> $	-24 0 0 0 32 -30
on <number> BECAUSE	13
on EVERY	43
on EVERY _	41 -33
on FORNOW	-22
on FORNOW $	-22
on GRATITUDE	8
on I	-47
on I _	-47
on IS	36 0 0 0 0 -35
on IS _	36 0 0 0 0 -35
on MOVED	28
on MOVED $	12
on Name	14
on Name $	-36
on OUR	16
on OUR _	16
on PER	46 0 0 -34
on PER $	33 -50 0 0 36
on SYMPTOM	-32
on SYMPTOM $	-32
on THEY	33
on THIS	0 0 -32 -43
on THIS $	-30 0 0 -42 31
on THIS FORNOW	-37
on THIS _	54 0 -30 -35
on TIME	30 -40 -32
on WHAT	-28
on WHAT _	-28
on _ $	0 0 0 0 0 -39
on _ ,	61
on _ <number>	0 -38 0 0 0 -36
on _ <version>	23 -39
on _ BECAUSE	22
on _ EVERY	14
on _ FORNOW	-11
on _ IS	-23 0 0 0 42 0 -33
on _ NOW	-29 0 0 0 0 -30
on _ ONLY	-19
on _ SYMPTOM	-32
on _ TOO	27 -36
on _ and	-29
on a	26 -35 0 -33 45 -36
on a _	26 -35 0 -33 45 -36
on one	-11
on one _	-11
on the	0 0 0 0 0 -31
on the <date>	21
on the <name>	22 -34
on the _	-11 0 0 0 0 -39
on the first	13
on the old	10
one $	-20
one ,	0 -44 0 32 -31
one , _	0 -39 0 0 0 -30
one ?	-18
one ? $	-18
one IS	-14 -31
one IS AGAIN	-27
one LIVES	14
one NOT	-35
one OWNER	31 0 0 0 0 0 -30
one THIS	34
one _	14 0 0 0 0 -39
one _ $	27
one _ ,	14 -37
one _ EVERY	23 -39 0 -39 31
one _ IS	12 0 0 0 0 -31
one _ LIVES	28
one _ PER	39 0 33 0 -63 -55
one _ at	40 0 0 -30 -30
one _ on	14
one _ or	-19
one and	10
one as	-33
one as a	-33
one for	33
one in	12
one in <path>	12 0 0 0 32
one more	-47
one more _	-47
one of	0 0 0 0 0 -33
one of the	0 -34
or	0 0 0 -42 0 -35
or <acronym>	21
or <number>	20
or NOT	24 31
or THEY	0 0 0 -39
or THIS	39 0 0 0 0 -30
or THIS _	31 0 0 0 -40
or _	-32
or the	20
os	13 0 -38 -33 0 -36
os _	13 0 -38 -33 0 -36
other	-22
other _	-24 0 0 -31 0 -36
other _ $	-42
other _ ,	22
out	0 -30 0 0 0 -39
out $	-41
out ,	34 0 0 30 -43
out IS	-20
out WHAT	-16
out WHAT _	-16
out of	0 -30
out of _	-25 0 0 -34
out of the	23
out on	13
out on the	13
out the	16
out the _	16
out there	28 0 0 0 38
over	29 0 31 0 0 -32
over $	0 0 0 -32
over ,	-18
over <number>	0 0 0 0 -33
over _	29 -46 32 0 -48
over _ $	-13 0 0 0 -33
over _ for	38 0 0 -36
over the	23
over the _	23
para	12 0 -32 0 -33
place:first	11 0 -34
place:inside	-23
place:last	-11 0 0 0 0 -46
por	9
por _	23
por _ $	30 0 0 0 0 -34
por _ ,	13 -31
pour	35 -31 0 0 -34 -33
pour _	35 -31 0 0 -34 -33
same	-25 0 -30
same $	-25
same SYMPTOM	-32
same SYMPTOM $	-18
same _	-8 0 -32
same _ ,	-14
same _ as	0 0 0 -30
same as	24
same for	-32
same for the	-32
size:11	23
size:11&1:<acronym>	46 30 0 0 -46
size:11&1:<code>	17
size:11&1:<host>	0 0 0 0 30
size:11&1:<name>	37 -35
size:11&1:<number>	35 0 0 0 -36
size:11&1:<path>	27
size:11&1:<version>	21
size:11&1:ALWAYS	30 -43 35
size:11&1:ASKS	-41
size:11&1:CALLED	25
size:11&1:DECIDE	16 0 0 39 -40
size:11&1:DOING	16 0 -38 0 -32
size:11&1:DONT	38 62 -51 0 0 -41
size:11&1:DROP	55 -34 -37 39 -36
size:11&1:EVERY	18
size:11&1:FORNOW	-57
size:11&1:FUTURE_I	-24
size:11&1:HEARSAY	-39
size:11&1:HEDGE	-15
size:11&1:I	0 0 0 0 0 -41
size:11&1:IF	-8 0 0 0 -31
size:11&1:IS	25 0 0 -36 -31 30
size:11&1:KEEP	23 0 0 0 -34 -37
size:11&1:LIVES	17 0 0 -33 0 0 -33
size:11&1:MANY	19
size:11&1:MOVED	34 0 0 0 0 -31
size:11&1:NEVER	19 0 -34
size:11&1:NO	13
size:11&1:NOT	22 39
size:11&1:NOW	15
size:11&1:ONLY	42 33 0 0 -42 -30
size:11&1:OUR	0 0 0 -31
size:11&1:PAST_I	-26
size:11&1:PREFER	36 -35 34 0 -34
size:11&1:SYMPTOM	41 0 0 -46 43
size:11&1:THIS	20 0 0 -32
size:11&1:TIME	21 -32 0 0 32
size:11&1:UNLESS	40 30
size:11&1:USE	20 -40
size:11&1:WE	-11 0 0 0 0 -37
size:11&1:WRONG	34 0 0 0 -31 37
size:11&1:YOU	0 0 0 -36 -36
size:11&1:_	35
size:11&1:a	69 0 -32
size:11&1:after	8
size:11&1:an	39 0 0 0 0 -36
size:11&1:das	37
size:11&1:default	21
size:11&1:der	46
size:11&1:die	19 -43
size:11&1:el	50 -34 0 -35
size:11&1:for	19 0 0 0 0 -37
size:11&1:il	23
size:11&1:in	-42
size:11&1:la	39 -32
size:11&1:las	13 0 0 0 32
size:11&1:last	16
size:11&1:le	44 0 -30
size:11&1:les	14 0 0 0 -33
size:11&1:los	13
size:11&1:new	22
size:11&1:o	20 0 0 0 31
size:11&1:on	-39
size:11&1:one	11 0 0 0 -43
size:11&1:the	0 0 0 -30
size:11&1:there	-13 -38 0 0 0 -32
size:11&VALUE	21
size:18	28
size:18&1:<name>	10 0 0 0 37 -43
size:18&1:ALWAYS	-25
size:18&1:ASKS	-9
size:18&1:DECIDE	28
size:18&1:DOING	9
size:18&1:DONT	56
size:18&1:EVERY	13
size:18&1:FUTURE_I	24
size:18&1:I	38
size:18&1:IF	11
size:18&1:IS	31
size:18&1:KEEP	12
size:18&1:LIVES	-16
size:18&1:MANY	20
size:18&1:NEVER	27
size:18&1:NO	47 -35
size:18&1:NOW	-8
size:18&1:ONLY	-13
size:18&1:OUR	-8
size:18&1:SYMPTOM	40
size:18&1:TASK	0 -35 0 0 -42
size:18&1:THEY	-8
size:18&1:UNLESS	21
size:18&1:USE	-12 -49
size:18&1:WE	22
size:18&1:WHAT	22
size:18&1:YOU	38
size:18&1:_	24
size:18&1:a	-13
size:18&1:after	-8
size:18&1:for	-19
size:18&1:le	0 0 0 0 30
size:18&1:on	25
size:18&1:one	16 42 -32
size:18&1:there	21
size:18&VALUE	0 0 0 0 39
size:2	-78 -47 0 0 0 -47 -36
size:2&1:!	-22
size:2&1:<path>	-22
size:2&1:AGAIN	-28
size:2&1:ASKS	-36
size:2&1:DECIDE	-46
size:2&1:DOING	-52
size:2&1:DONE	-56
size:2&1:DROP	-51
size:2&1:EVERY	-31 0 0 0 32
size:2&1:FORNOW	33 0 0 0 0 31
size:2&1:FUTURE_I	-24
size:2&1:I	-38
size:2&1:IS	-37
size:2&1:LIVES	-53
size:2&1:MANY	-15 -39 41 -45 -47 -42
size:2&1:MUST	-37
size:2&1:NO	-58
size:2&1:NOT	-44
size:2&1:SYMPTOM	-41
size:2&1:TASK	-25 0 -36 32
size:2&1:THIS	-32
size:2&1:TOO	-25
size:2&1:WHAT	-43
size:2&1:YOU	-42
size:2&1:_	-65 -52 0 0 0 -48 -39
size:2&1:none	-29 0 -30 31 -32
size:2&1:one	-49
size:2&1:same	-17
size:2&VALUE	0 -33 -40 -50 0 -35
size:4	-50 0 0 -43 0 -47 -36
size:4&1:<amount>	-9 0 -31
size:4&1:<name>	-36
size:4&1:<number>	-39
size:4&1:AGAIN	-29
size:4&1:ASKS	-24
size:4&1:DECIDE	37 0 0 0 -30
size:4&1:DOING	-8 0 0 0 33
size:4&1:DONE	-31
size:4&1:DONT	-34
size:4&1:DROP	-58
size:4&1:EVERY	-63
size:4&1:FUTURE_I	-22
size:4&1:HEDGE	-34
size:4&1:I	-43
size:4&1:IS	-47 0 0 0 0 31
size:4&1:KEEP	20 -47
size:4&1:LIVES	-46
size:4&1:MANY	0 0 0 -72 0 -42
size:4&1:MOVED	-32
size:4&1:NEVER	0 43 -46 0 -36 -31 -38
size:4&1:NO	11 0 0 0 -51 -52 -34
size:4&1:NOT	-70
size:4&1:NOW	-49
size:4&1:ONLY	0 -34 0 -44 42
size:4&1:OUR	18 0 0 0 -33
size:4&1:PAST_I	-42
size:4&1:PREFER	14
size:4&1:SYMPTOM	-50
size:4&1:TASK	-62 -51 63 -44 -55 -47 -56
size:4&1:THEY	-29
size:4&1:THIS	-53
size:4&1:TOO	-30
size:4&1:USE	45 0 0 -49 -53 0 -41
size:4&1:WE	-45
size:4&1:WHAT	-48
size:4&1:WRONG	0 0 -31
size:4&1:YOU	-34
size:4&1:_	-12
size:4&1:a	-66
size:4&1:das	-35
size:4&1:der	-30
size:4&1:do	-37
size:4&1:for	-44
size:4&1:just	-27
size:4&1:la	-48
size:4&1:one	21 -35 33 -35 -33
size:4&1:the	-67 0 0 0 -33
size:4&VALUE	0 0 -63 0 0 -36
size:7	-8
size:7&1:<acronym>	0 -37 0 0 39
size:7&1:<host>	-14
size:7&1:<name>	30
size:7&1:<number>	0 0 0 0 34 -43
size:7&1:<path>	33 -30 30 0 -38
size:7&1:<version>	26 0 0 0 30
size:7&1:ALWAYS	-17
size:7&1:ASKS	-32
size:7&1:CALLED	37 0 37 0 -40 -34
size:7&1:DECIDE	0 -45 -39 51 -40 -43
size:7&1:DOING	-16 -58 -45 0 71 -60 -31
size:7&1:DONT	-18 0 0 -33 -37
size:7&1:DROP	-21
size:7&1:EVERY	23 77 -44 -46 -60 -36
size:7&1:FORNOW	-30
size:7&1:FUTURE_I	-20 -36 35 -30 0 -33
size:7&1:HEARSAY	-40
size:7&1:HEDGE	-40
size:7&1:I	-42 -31 0 -47
size:7&1:IF	20 -30 30
size:7&1:IS	-8 0 -35 0 0 0 -53
size:7&1:KEEP	25 -37 32 -41
size:7&1:LIVES	0 0 -37 -39 0 -37
size:7&1:MANY	16
size:7&1:MAYNOT	49 0 0 -30
size:7&1:MOVED	-38
size:7&1:NEVER	34 53 0 -33 -51 -42
size:7&1:NO	30 37 0 0 -68
size:7&1:NOT	39 0 -36 0 -41
size:7&1:NOW	-38
size:7&1:NOWON	31
size:7&1:ONLY	18 0 -35
size:7&1:OUR	0 -30 0 -30 44 -30
size:7&1:OWNER	16 0 0 0 -32
size:7&1:PAST_I	-27
size:7&1:PREFER	23 -34 45 0 -40 -30
size:7&1:SHOULD	-49
size:7&1:SYMPTOM	-36 0 0 0 -41
size:7&1:TASK	-49 -33 34 -59 0 0 -36
size:7&1:THEY	-44
size:7&1:THIS	-61
size:7&1:TOO	-52
size:7&1:UNLESS	-11 32 0 0 -34 -32
size:7&1:USE	-38 -35 0 -35
size:7&1:WE	14 0 -31 0 -43
size:7&1:WHAT	-29 0 -31
size:7&1:WRONG	0 -37 0 0 0 30
size:7&1:YOU	-12
size:7&1:_	17 -37
size:7&1:a	-30
size:7&1:as	16
size:7&1:both	-32
size:7&1:das	-32
size:7&1:de	55 -35 -33 -34 46
size:7&1:der	9 0 0 0 35
size:7&1:die	22 0 0 0 46 -38
size:7&1:ein	33
size:7&1:el	-22 0 0 0 36 -39
size:7&1:first	-39
size:7&1:for	18 -40
size:7&1:in	24 0 0 -32
size:7&1:just	-36
size:7&1:la	0 0 0 -33 36 -45
size:7&1:le	0 -39 -32 -37
size:7&1:les	36 0 -65 -33 37 -34
size:7&1:los	28
size:7&1:new	34 0 -31 -30
size:7&1:o	26 0 0 0 35
size:7&1:one	0 -48 0 0 0 -34
size:7&1:para	26
size:7&1:the	-12 0 -46
size:7&1:there	-24 0 0 -30 31
size:7&1:to	-13
size:7&1:two	-35
size:7&1:un	36 0 -31
size:7&VALUE	21
size:more	28
size:more&1:EVERY	17
size:more&1:IF	11 0 0 -36
size:more&1:MANY	-8
size:more&1:PAST_I	8
size:more&1:the	25
size:more&VALUE	13
sur	31 0 0 0 0 -37
sur _	34
sur le	12 0 0 0 34
sur le _	12 0 0 0 34
than	15 0 0 0 0 -35
than <number>	-19
than <number> TIME	-24
than PER	16
than PER IS	22
than _	-11
than _ $	18
than _ ,	-22
than a	36
than one	20 -31
than two	43 -31 0 0 32
than two TIME	40 0 0 0 41
the <acronym>	11 0 0 0 -34
the <acronym> _	8
the <acronym> and	15
the <code>	20
the <code> _	20
the <date>	32 0 0 -30
the <date> $	18
the <name>	8
the <name> _	-14
the <path>	11
the <path> _	11
the <version>	25 0 0 0 -30
the <version> _	25 0 0 0 -30
the CALLED	-25 0 0 0 0 -32
the CALLED $	-24
the DECIDE	46 0 0 44 -53 -32
the DECIDE IS	45 0 0 40 -38
the GRATITUDE	22 0 0 0 -30
the GRATITUDE $	31 0 0 0 -30
the GRATITUDE _	-23
the I	45 0 0 -38 0 -39
the LIVES	10
the NOLONGER	21 -33
the NOLONGER _	17 -33 0 0 0 -30
the Name	26
the Name _	19 0 -30 -30 0 -33
the ONLY	0 -30 0 -39 53 -43
the ONLY _	-25 0 0 0 37 -35
the ONLY one	21
the OWNER	16
the OWNER $	13
the OWNER _	-11
the PER	20 -34 0 0 32
the PER _	20 -34 0 0 32
the SYMPTOM	-48
the SYMPTOM $	-32
the SYMPTOM _	-25
the SYMPTOM one	-24
the TIME	-9 0 -33
the TIME $	0 -31 -32
the TIME LIVES	-21
the TIME _	-20
the TIME of	27
the TIME one	-37
the WHAT	17
the WRONG _	18
the _ "	-24
the _ $	-14
the _ ,	-17
the _ ;	27 0 0 -40 -39
the _ <amount>	18
the _ <code>	0 0 0 0 55 -31 -44
the _ <host>	23 0 0 0 0 32
the _ <name>	-17
the _ <number>	-50 0 0 -36 42 -40
the _ <version>	27
the _ ?	-24
the _ BECAUSE	-14
the _ CALLED	32 -37 0 0 0 -35
the _ DECIDE	49
the _ DONT	-35 -30
the _ DROP	26 0 0 0 32
the _ EVERY	20 0 0 -30
the _ FORNOW	-61
the _ GRATITUDE	14
the _ HEARSAY	-41 31 -32
the _ I	-23
the _ KEEP	15 0 0 0 -36
the _ LIVES	0 -51
the _ MAYNOT	10
the _ MOVED	12 -40
the _ NEVER	20 45 -32 0 -49
the _ NO	30 0 0 0 -30
the _ NOT	-22 -34 0 -30 -39 41
the _ NOW	51 0 0 -35 54 -44
the _ ONLY	22 0 0 31
the _ OWNER	13 -35 0 0 31
the _ PER	-26
the _ PLEASE	-22
the _ SHOULD	-54
the _ SYMPTOM	-38
the _ THEY	-20 0 0 -34
the _ THIS	36
the _ TIME	52
the _ UNLESS	20 0 0 -34 0 -33 -48
the _ USE	-32 -32 0 0 0 -30
the _ WAS	-20 0 0 -30 47 -37
the _ WE	53 -36 0 33 -32
the _ WHAT	24 0 0 0 -31
the _ YOU	45 -33
the _ after	21 -54 -30
the _ an	-37
the _ and	0 0 0 34
the _ as	20 0 -35
the _ at	40 0 0 -40 0 -33
the _ between	-28
the _ but	-14
the _ by	-18
the _ first	0 0 0 -32
the _ for	-46 0 0 -41 47
the _ from	-28
the _ in	14
the _ into	13 -31
the _ like	-59
the _ of	-20
the _ off	-34
the _ on	0 0 0 -37 33
the _ one	13 -43
the _ out	40
the _ the	23
the _ there	-8
the _ two	10 0 0 0 -31
the _ under	-13 -35 0 0 37
the _ with	38 0 -45 0 -57 0 42
the back	29
the back _	29
the default	-33
the first	-10 0 -31 0 0 -34
the first _	-20 31 0 0 0 -32
the first of	22
the first one	-10
the last	-30 0 0 0 0 -32
the last <number>	-36
the last one	-20
the new	-44 -51
the new _	-48 -38
the new one	21 -35 0 -33
the old	13
the old _	11
the old one	12 0 0 0 0 -32
the one	22 -38
the one THIS	28
the one in	9
the other	-29 0 0 0 -31
the other _	-31
the same	-26
the same $	-25
the same _	-16
the same as	24
the same for	-19
the two	-55
the two _	-55
then	-15 0 0 34 0 -44
then $	0 -37 0 32
then ?	-24
then ? $	-24
then WE	-33
then WE _	-24
then _	25
then _ $	16 0 0 -57
then _ a	17 0 0 0 -35
then _ the	19
there	-17
there $	-34 36 -41
there ,	19
there FORNOW	-27
there FORNOW $	-27
there IS	0 0 0 -63
there IS <number>	0 0 0 -30
there IS _	17 0 0 -46 0 -32
there IS a	-34 0 0 -30
there IS an	-27
there IS more	13
there IS two	20 0 0 0 39
there SHOULD	-20
there SHOULD _	-20
there _	35 0 0 0 -35
there _ NO	28 -31
to <acronym>	20
to <host>	27 0 0 -31 48 -42
to <name>	27 0 0 -37
to <name> $	20 0 0 -36
to <name> ,	8
to <number>	36 -42 0 0 34
to <number> ,	-9 0 0 0 -30
to <number> PER	38 0 0 -35 39 -37
to <number> TIME	45 0 0 -33 46 -41
to <number> _	0 -40 0 0 40 -37
to <number> and	-19
to <number> for	20
to <path>	43 0 -30 -30
to <path> $	41 -33
to <path> and	15
to EVERY	22 0 0 0 -37
to EVERY _	29
to I	-23
to I $	-21
to KEEP	-18
to KEEP the	12
to LIVES	-40
to LIVES _	-33
to LIVES a	12
to LIVES one	-34
to Name	12
to Name $	23
to OWNER	-39
to PER	22
to THIS	-19
to THIS $	-14
to TIME	17 -35 0 0 32
to TIME $	38 -35 0 0 32
to USE	-18 31
to USE a	-21
to WHAT	-18 0 0 0 -30
to YOU	-33
to YOU $	-27
to _	-12
to _ "	-31
to _ $	-11
to _ <number>	41 0 0 0 0 -40
to _ EVERY	-24
to _ HEDGE	15
to _ IS	-19
to _ MUST	-21
to _ ONLY	39 -31 0 32 -35
to _ THEY	-23
to _ WHAT	-31
to _ a	0 -30 0 0 0 -34
to _ and	0 0 0 -32
to _ at	-39
to _ for	-37
to _ in	-9
to _ the	10 0 -39 0 -38
to _ to	26 -36
to a	16 0 0 0 -43
to a _	16 0 0 0 -38
to do	9 0 0 0 -36
to do THIS	-37
to do _	32
to one	28 0 0 0 -36
to one _	37 0 0 0 -36
to the	-12
to the <acronym>	26
to the NOLONGER	0 0 0 0 -34
to the TIME	-28
to the _	0 0 -30
to the new	-30
to the other	-14
to two	28
to two _	12
true	-29
true $	-29
two $	22 0 33 0 0 -37
two ,	18
two TIME	0 -46 0 0 0 -31
two TIME _	-34
two _	-18
two _ $	-41 0 0 0 -37
two _ ,	24 0 -38 -39
two _ LIVES	-12
two _ NOW	35 0 -33 0 40
two _ WHAT	17
two _ and	42 0 0 0 33
two _ for	15 0 0 0 -40
two _ in	13
um	11
um _	22
un	0 0 -35 0 0 -32
un _	0 0 -35 0 0 -32
un _ $	0 0 0 -48 43 -31
una	0 0 0 0 30
una _	0 0 0 0 30
und	45 -31 -31 -33
und NOT	14
und NOT <number>	14
under	34
under <number>	31
under <number> _	29 0 0 0 -37
under <path>	16 -40 0 0 38
under <path> $	11
under <path> ,	8
under _	-19
up	-12
up $	-8 0 0 -35 0 -34
up ,	35
up , _	24
up I	25
up I _	25
up IF	-15
up _ $	-20
up a	-29
up a _	-29
up by	-35
up by <amount>	-35
up on	0 -30 0 -30 41
up on _	12 -31
up the	-25
up the _	-20
up to <number>	16 0 0 -33
up to PER	22
up to _	-26
valued	16
valued:address	33 0 0 -32
valued:clock	0 -33 0 0 53 -30
valued:date	12 0 0 -35 0 0 -33
valued:day	24 -70 -30 -44 61
valued:duration	-17
valued:interval	52 -31 0 -31 56
valued:length	-20
valued:money	48 -31 0 0 49 -48
valued:name	31 -37 -32 0 0 0 46
valued:number	9
valued:path	13
valued:share	-34
valued:size	17 0 0 -34 0 -58
valued:version	15 0 -33 0 38
von	33 38 -36 -38 0 -37
von _	27 35 -36 -35
von _ $	20
with	0 0 0 0 -31
with <acronym>	30 -31
with <code>	52 -35 0 0 -57 -44 50
with <code> $	12 0 0 0 -32
with <code> ,	39 -34 0 0 -33 -34 33
with <name>	-25
with <number>	8 -33 -35 0 0 30 -39
with <number> $	24
with <path>	16 -41 0 -37 -38 -38 41
with <path> _	22
with Name	22 0 0 0 34
with THIS	21 32 -38 0 0 -36 -31
with THIS $	15
with THIS _	41 31 0 0 -33 -35
with THIS one	-33 -30
with _	16
with _ $	0 -35
with _ ,	18 0 0 0 -38
with _ <flag>	32 0 -30
with _ <number>	-30
with _ =	0 -36 0 0 38 -31
with _ IS	21
with _ LIVES	21 -30 0 0 0 -32
with _ and	44
with _ in	38 -38 0 0 -37
with _ on	-16
with _ out	-35
with a <number>	12 0 0 0 33
with a _	-11
with more	20 0 0 -30
with more _	11
with more than	17
with one	-36
with one _	-36
with the	-29
with the _	-31
with two	-29
with two _	-29
y	41 -43 0 -35
y _	28 -36 -35 0 35
zu _ $	-18
à	46 -32 0 0 30
à _	38
à _ $	26 0 0 0 30`;
