// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `2 -61 -26 -30 -53 -23 -64 -101
!	-21
! !	-16
! $	-38
"	-22 0 0 -30
" $	-51 0 0 0 33 -36
" ,	33 0 0 0 0 34
" , NOT	27
" , _	25
" , in	13
" <name>	15 0 0 0 -33
" <name> "	15 0 0 0 -33
" EVERY	-38
" EVERY _	-38
" INSTEAD	-13
" IS	30
" Name "	21
" WE	-15
" WE HEDGE	-15
" YOU "	15
" _	34 0 0 -30
" _ "	65 0 0 -30
" _ $	33 0 0 0 0 -37
(	-8 0 -34 -45
( )	-18 0 0 0 0 -31
( <name>	-10
( <name> ,	-10
)	-9 0 -34 -45
) $	-10
,	29
, <code>	33
, <ip>	33
, <ip> $	33
, <mail>	19
, <name>	22 -47 0 0 -40 31
, <name> $	25 -31 31 0 -30
, <name> )	-10
, <name> IS	15 0 -30 0 -34 36
, <name> _	35 0 -35 0 -41
, <number>	17 -40 0 0 -35 40
, <number> $	-18 0 0 0 -31
, <number> IS	26 0 0 -32
, <number> LIVES	-27
, <number> SYMPTOM	-30
, <number> WAS	26 -32 0 0 0 32
, <number> _	19
, <number> and	23 0 -37 0 44 -38
, <path>	37 0 0 -39
, <path> $	23 0 0 -33 0 -35
, <version>	38 -41
, <version> IS	31
, <version> _	21
, <version> and	12
, AGAIN	-30
, ALWAYS	30 63 0 -38 -67
, ALWAYS $	32 57 -48 0 -60 0 -30
, ALWAYS ,	17 31 -36
, ALWAYS _	10
, ASKS	-42
, ASKS _	-34
, BECAUSE	0 0 -30 0 -54
, BECAUSE _	0 0 0 0 -30
, BECAUSE the	39 0 0 -37 -38
, DECIDE	26 -33 -36 0 -34
, DECIDE $	38
, DECIDE _	13
, DONE	-15 43 -36 0 0 -35
, DONT	33 0 0 -33 0 -41
, DONT OWNER	22 -45 0 0 39
, DONT _	37 34 0 -33 -63
, EVERY	31
, EVERY $	-30
, EVERY LIVES	41 -42
, EVERY USE	34
, EVERY _	10 0 0 0 0 -43
, EVERY in	18
, FUTURE_I	-47
, FUTURE_I HEDGE	-9
, FUTURE_I _	-29
, GRATITUDE	-51
, GRATITUDE $	-57
, GRATITUDE YOU	-18
, HEARSAY	39 -32
, HEDGE	-23
, HEDGE $	-28
, I	19 -37 0 0 -43
, I _	25 -43 0 -44 -33
, IS	34 -33 0 0 -50 44
, IS EVERY	8
, IS WHAT	36
, IS _	14 0 0 -41 -49 51
, IS in	36
, IS the	31 0 0 0 0 -33
, KEEP	29 0 0 -32
, LIVES	-23 0 0 -34 0 -33
, MUST	0 -44 0 0 -37 0 40
, MUST _	0 -44 0 0 -37 0 40
, NEVER	13 0 0 -37
, NEVER <name>	25 0 40 0 0 -39
, NEVER _	0 0 -39 0 0 0 -31
, NEVER the	24
, NO	29 0 0 -48
, NO _	0 0 0 -34 -36
, NO more	39 0 0 -42 42
, NOT	44 -33
, NOT "	19 0 31 0 0 -42
, NOT <code>	0 0 0 0 0 38 -52
, NOT <name>	15 0 0 0 -42 39
, NOT <number>	17
, NOT Name	17 0 0 0 -44 42
, NOT PER	24 -36
, NOT _	48
, NOT by	18
, NOT the	16
, NOT to	25
, NOW	-11
, Name	37
, Name _	32 -32 0 0 0 -31
, ONLY	0 35 0 0 0 -35
, ONLY <number>	0 0 0 -37
, ONLY _	31 36 -30 -37
, OUR	25
, OUR _	25
, OWNER	21 0 -36 0 0 -42
, OWNER _	16
, PAST_I	-23
, PAST_I to	25
, PLEASE	18 -44
, PLEASE $	0 -30
, PLEASE ,	25
, SYMPTOM	0 0 0 0 0 -31
, SYMPTOM _	-17
, THEY	0 0 -43
, THEY IS	-27
, THEY _	-10
, THIS	0 0 0 0 0 -44
, THIS IS	21 -39 0 0 40
, THIS LIVES	-16 0 0 -40 0 -34
, THIS SYMPTOM	13
, THIS WAS	-34
, THIS _	9 0 0 0 0 -32
, TIME	-22 -30 0 0 -30
, UNLESS	42 -47 -41
, UNLESS _	26 -40 -40
, USE	9 0 0 0 -56 41
, USE <number>	16 0 0 0 -36
, USE _	-17
, USE the	43 0 0 0 -43
, WE	47 0 0 30
, WE DONT	19 0 -30
, WE LIVES	17 32 0 0 -44 -39
, WE ONLY	17 0 0 -32
, WE _	39 0 -49 35
, WHAT	-19
, WHAT ASKS	-14
, WHAT IS	-10 0 0 0 34
, WHAT LIVES	12
, WHAT _	0 0 0 0 -39 0 36
, WRONG	-37
, WRONG _	-37
, YOU	41 0 0 0 -36 47 -43
, YOU _	37 0 0 0 -56 49
, _	23
, _ "	25 -31
, _ $	8 0 0 -69
, _ ,	0 0 -40
, _ <name>	25 31 -33 0 0 -36
, _ <number>	46 -39 0 0 40 -36
, _ <path>	18
, _ <version>	30 0 0 0 0 -41
, _ ALWAYS	9
, _ CALLED	28 0 -37 -31 -34 34
, _ DECIDE	20
, _ DONT	20
, _ DROP	-8
, _ EVERY	41 0 0 -41
, _ FORNOW	37
, _ IF	32 0 0 0 -37
, _ IS	30 0 -51
, _ KEEP	29 -41 0 0 -33
, _ LIVES	54
, _ MAYNOT	14 0 0 -32
, _ MUST	42
, _ NEVER	33 -32 0 -35 31
, _ NO	32 0 -42 0 34 -31
, _ NOT	45 -35
, _ ONLY	28 -76
, _ PER	24
, _ PLEASE	19
, _ SYMPTOM	36 50 -32 -32 -41
, _ THEY	9 -58
, _ THIS	-27 -41
, _ TIME	-11 -33 35 0 -30
, _ USE	48 0 0 0 -31 -46
, _ WAS	41 -42
, _ WE	-23
, _ WHAT	-34
, _ YOU	0 0 0 0 -31
, _ and	-18 0 36 -39 -40 -40
, _ at	19
, _ auf	23 -36 0 -30
, _ by	33 -40 -38 -39 38
, _ first	40 0 0 0 -31
, _ for	47 0 0 -30
, _ from	16 -37 0 0 42 -43
, _ in	33 0 0 -48 0 -53 -37
, _ of	12 -34 39 -45
, _ on	0 -37
, _ one	-33
, _ the	-40 -59
, _ to	-21 30
, _ with	-12 0 -38
, a	0 -51 -31 40
, a _	-10 0 0 34 -47
, also	42 0 0 0 -34 -37
, also for	36
, also in	19
, and	14 0 0 0 35
, and THIS	14
, and _	9 0 -42
, and the	17
, as	-21 0 0 0 0 -37
, as DECIDE	32 0 0 0 -32
, as in	12
, at	8 38 0 0 -33
, both	-10 -40
, both _	25 -40
, but	-24 0 0 30
, by	0 -30 0 0 31
, das	24 0 0 0 -49
, das _	15 0 0 0 -32
, der	35
, der _	25
, die	18
, die _	13
, el	38 -39 0 0 -50 35
, el _	20 -38 0 0 -31
, for	22 0 0 -36
, for _	29 0 0 -36
, in	24 0 0 0 -34
, in _	28 0 0 0 -42 -39
, just	9 -39 37
, just _	19 -34 32
, la	38 0 -32
, le	24 -37 0 0 -32
, le _	24 -36 0 0 -50
, more	-9 0 0 0 0 -32
, o	18 -38
, o _	18 -38
, old	34 -39 0 0 0 -42
, old _	27 -37
, one	49 0 0 -36
, one _	46 0 33
, or	0 0 -32 -37 35
, same	24
, the	29
, the _	32
, the last	28
, the old	-23
, the one	21
, then	0 0 0 0 0 -40
, then WE	-25
, then _	28 0 0 -56 0 0 -30
, there	0 0 -33 0 -32
, there IS	0 0 -33 0 -32
, two	41 0 0 -38 -33
, with	-8 -47
, with a	0 -46
-	50 0 -34 -35 41 -35 -39
- _	32 -40 0 0 41 -35
1:!	-25
1:!&GRATITUDE	-25
1:"	9 0 0 0 0 -32
1:"&LIVES	40
1:<acronym>&IS	-14 0 0 0 0 -46
1:<acronym>&VALUE	-26
1:<amount>	-10
1:<amount>&GRATITUDE	-41
1:<amount>&VALUE	-10
1:<code>	34 -43 0 -32 0 -35 44
1:<code>&IS	18
1:<code>&VALUE	34 -43 0 -32 0 -35 44
1:<host>	0 -33 -33 -32 43 -34
1:<host>&VALUE	0 -33 -33 -32 43 -34
1:<name>	23 -33
1:<name>&IS	32 -31 0 0 0 0 -39
1:<name>&NOT	8 0 0 0 38 -44
1:<name>&ONLY	33 -30
1:<name>&THIS	25 0 0 0 -44
1:<name>&VALUE	23 -33
1:<number>	0 -34
1:<number>&GRATITUDE	-37
1:<number>&IS	22 0 0 -30
1:<number>&VALUE	0 -34
1:<path>	0 -43 0 -38 0 0 -40
1:<path>&IS	28
1:<path>&USE	9
1:<path>&VALUE	0 -43 0 -38 0 0 -40
1:<version>	0 0 0 -36 32
1:<version>&LIVES	24 0 0 -34 33 -34
1:<version>&NOT	16 0 0 -31
1:<version>&SYMPTOM	-22
1:<version>&VALUE	0 0 0 -36 32
1:AGAIN	-39
1:AGAIN&AGAIN	-39
1:AGAIN&NOT	-25
1:AGAIN&PLEASE	-22
1:AGAIN&SYMPTOM	-11
1:ALWAYS	26 0 32 -32 -38
1:ALWAYS&ALWAYS	26 0 32 -32 -38
1:ALWAYS&GRATITUDE	27 0 0 0 -30
1:ALWAYS&I	8
1:ALWAYS&THIS	17 -39
1:ASKS	-40
1:ASKS&ALWAYS	-13
1:ASKS&DROP	-14
1:ASKS&EVERY	-21
1:ASKS&FORNOW	-9
1:ASKS&GRATITUDE	-27
1:ASKS&I	-17
1:ASKS&IS	-28
1:ASKS&LIVES	-35
1:ASKS&MOVED	-19
1:ASKS&MUST	-24
1:ASKS&SYMPTOM	-23
1:ASKS&THIS	-20
1:ASKS&USE	-37
1:ASKS&YOU	-16
1:BECAUSE&THIS	14
1:CALLED	48 -36
1:CALLED&CALLED	48 -36
1:CALLED&IS	26
1:DECIDE	24 0 -33 57 -48
1:DECIDE&DECIDE	24 0 -33 57 -48
1:DECIDE&DROP	25
1:DECIDE&EVERY	27 -30
1:DECIDE&IS	17 -31
1:DECIDE&KEEP	24
1:DECIDE&LIVES	-17
1:DECIDE&MAYNOT	25 0 0 -31
1:DECIDE&NO	41 -35 0 32
1:DECIDE&NOLONGER	19
1:DECIDE&NOT	16 0 0 0 0 -34
1:DECIDE&NOW	29
1:DECIDE&ONLY	-23
1:DECIDE&USE	11
1:DECIDE&VALUE	15 -30 0 48 -40 -39
1:DECIDE&WAS	13
1:DECIDE&WE	10
1:DOING	-19 0 -52
1:DOING&AGAIN	-18
1:DOING&DONT	19
1:DOING&EVERY	16 -35 0 -34 34
1:DOING&GRATITUDE	-38
1:DOING&HEDGE	-19
1:DOING&I	21
1:DOING&INSTEAD	-21
1:DOING&IS	-10 0 -38 -30
1:DOING&LIVES	14 -49 0 33 0 -42
1:DOING&MOVED	-23 0 0 0 36 -37
1:DOING&NOLONGER	-30
1:DOING&NOT	0 0 0 0 -34 -36
1:DOING&NOW	33 0 0 -47
1:DOING&ONLY	42 0 0 -43
1:DOING&SYMPTOM	-12
1:DOING&THIS	19 0 0 0 -32
1:DOING&USE	-30
1:DOING&VALUE	-17 0 0 -37 51 -47
1:DOING&WE	-16
1:DOING&YOU	12
1:DONE	-38
1:DONE&I	-29
1:DONT	14 44 0 -31 -42 -31
1:DONT&DONT	14 44 0 -31 -42 -31
1:DONT&EVERY	-8
1:DONT&FORNOW	-46
1:DONT&I	23
1:DONT&IS	25
1:DONT&LIVES	-33
1:DONT&MUST	18
1:DONT&ONLY	-10
1:DONT&SYMPTOM	21 36 -32
1:DONT&THIS	8
1:DONT&USE	47 51 -44 -30 -31 -46
1:DONT&VALUE	37 37 -33
1:DONT&WE	28 38 0 -30
1:DROP	-15 -35 -39 46 -40
1:DROP&DROP	-15 -35 -39 46 -40
1:DROP&FORNOW	19
1:DROP&THIS	17 0 0 30
1:EVERY	13 41 -35 -38
1:EVERY&BECAUSE	16
1:EVERY&CALLED	29
1:EVERY&EVERY	13 41 -35 -38
1:EVERY&HEDGE	22
1:EVERY&I	19
1:EVERY&KEEP	19 0 0 -30
1:EVERY&LIVES	26 0 0 -31
1:EVERY&MAYNOT	13
1:EVERY&MOVED	24
1:EVERY&MUST	34 38 0 0 -49
1:EVERY&NEVER	23
1:EVERY&NO	0 37 0 0 -36
1:EVERY&NOW	-22
1:EVERY&ONLY	-19 0 0 0 30
1:EVERY&OUR	26
1:EVERY&SHOULD	-16
1:EVERY&THIS	15
1:EVERY&USE	-10
1:EVERY&VALUE	-10
1:EVERY&WE	14
1:FORNOW	-17 0 0 0 -30
1:FORNOW&FORNOW	-17 0 0 0 -30
1:FORNOW&THIS	9
1:FORNOW&VALUE	-18
1:FORNOW&WE	-30
1:FUTURE_I	-22 0 34 -40 -42
1:FUTURE_I&AGAIN	-18
1:FUTURE_I&EVERY	9
1:FUTURE_I&FORNOW	-19
1:FUTURE_I&HEDGE	-22
1:FUTURE_I&I	-20
1:FUTURE_I&LIVES	-28
1:FUTURE_I&MAYNOT	23
1:FUTURE_I&SYMPTOM	-30
1:FUTURE_I&THIS	-18
1:FUTURE_I&VALUE	-38
1:FUTURE_I&WE	-25
1:HEARSAY	-61
1:HEARSAY&I	-15
1:HEARSAY&IS	-31
1:HEARSAY&LIVES	-29
1:HEARSAY&MOVED	-39
1:HEARSAY&MUST	-20
1:HEARSAY&SHOULD	-9
1:HEARSAY&THIS	-35
1:HEARSAY&USE	-32
1:HEARSAY&VALUE	-18
1:HEDGE	-40
1:HEDGE&BECAUSE	-22
1:HEDGE&DECIDE	-15
1:HEDGE&EVERY	-23
1:HEDGE&HEDGE	-40
1:HEDGE&IS	-32
1:HEDGE&LIVES	-21
1:HEDGE&MUST	-25
1:HEDGE&NEVER	-24
1:HEDGE&NOT	-20
1:HEDGE&SHOULD	-14
1:HEDGE&SYMPTOM	-15
1:HEDGE&THIS	-16
1:HEDGE&USE	-34
1:HEDGE&VALUE	-26
1:HEDGE&WE	-33
1:HEDGE&YOU	-8
1:I	-14
1:I&AGAIN	-37
1:I&ALWAYS	35 0 0 0 0 -30
1:I&BECAUSE	-19
1:I&DECIDE	20
1:I&DONT	-40
1:I&DROP	-22
1:I&EVERY	0 0 0 -39 39 -33
1:I&FORNOW	-34
1:I&HEDGE	-35
1:I&I	-14
1:I&IS	38
1:I&KEEP	11
1:I&MAYNOT	15
1:I&MOVED	-49
1:I&MUST	-37
1:I&NEVER	-32
1:I&NO	-16
1:I&NOT	13
1:I&ONLY	-31
1:I&OUR	-21
1:I&PLEASE	28
1:I&PREFER	55 0 36 0 -35 -34
1:I&SHOULD	-20
1:I&SYMPTOM	-23
1:I&THIS	0 0 0 0 -45
1:I&VALUE	0 0 -35 -41 0 44
1:I&WE	22
1:I&YOU	-23
1:IF	10 0 34 0 -38
1:IF&BECAUSE	20 30
1:IF&EVERY	14
1:IF&I	-10 -30
1:IF&IS	-12
1:IF&KEEP	23
1:IF&LIVES	-26 -35
1:IF&MUST	0 0 -30 0 -31
1:IF&PLEASE	16
1:IF&THIS	-20
1:IF&VALUE	20
1:IF&WAS	-39
1:IF&WE	-31
1:IF&YOU	18
1:INSTEAD	25
1:INSTEAD&AGAIN	25
1:INSTEAD&INSTEAD	25
1:INSTEAD&THIS	25
1:IS	-11 0 -38 0 0 32
1:IS&AGAIN	-43
1:IS&ALWAYS	-12
1:IS&CALLED	22 0 0 0 35 -42
1:IS&FORNOW	-29
1:IS&GRATITUDE	-50
1:IS&HEDGE	-25
1:IS&I	-31 0 0 0 0 -30
1:IS&IS	-11 0 -38 0 0 32
1:IS&LIVES	0 0 0 0 41 -30
1:IS&MUST	46 38 0 0 -36 -31
1:IS&NO	-11
1:IS&NOT	57 -46 -32 -38 -49
1:IS&NOW	17
1:IS&ONLY	0 -31
1:IS&SYMPTOM	-60
1:IS&THIS	-17
1:IS&VALUE	26 -46 0 -30
1:IS&YOU	13 0 0 0 -33
1:KEEP	19 0 30 0 -47
1:KEEP&DONT	22 31
1:KEEP&FORNOW	-51
1:KEEP&KEEP	19 0 30 0 -47
1:KEEP&LIVES	15 34 0 -35
1:KEEP&MUST	16
1:KEEP&THIS	10 0 0 -50
1:KEEP&VALUE	48 0 0 34 -37 -35
1:KEEP&WE	16
1:LIVES	-17 0 0 0 -42
1:LIVES&EVERY	-10
1:LIVES&IS	15 -38
1:LIVES&LIVES	-17 0 0 0 -42
1:LIVES&NOT	-13
1:LIVES&ONLY	17
1:LIVES&PLEASE	-28
1:LIVES&SYMPTOM	-23
1:LIVES&THIS	-56
1:LIVES&VALUE	29 -41 -30
1:LIVES&YOU	13
1:MANY	24
1:MANY&ALWAYS	16 43 -65
1:MANY&BECAUSE	32 -45 0 48 -41 -35
1:MANY&CALLED	-50 0 0 0 0 -43
1:MANY&DECIDE	0 -32 0 0 0 -30
1:MANY&DONT	0 0 -40
1:MANY&DROP	23
1:MANY&EVERY	29 0 0 0 0 -34
1:MANY&FORNOW	12 0 0 0 36
1:MANY&GRATITUDE	-39 0 0 -37 0 -31
1:MANY&HEDGE	-19 0 0 -33
1:MANY&I	0 0 0 0 -35 -30
1:MANY&INSTEAD	18 -33
1:MANY&IS	31
1:MANY&KEEP	44
1:MANY&LIVES	41
1:MANY&MAYNOT	49 32 -46 -41
1:MANY&MOVED	38
1:MANY&MUST	68 56 -52 0 0 -38 -40
1:MANY&NEVER	57 0 0 -38 0 -31
1:MANY&NO	26 0 0 0 -42
1:MANY&NOLONGER	17 -42
1:MANY&NOW	0 0 -32
1:MANY&ONLY	43 34
1:MANY&OUR	9 34 0 0 -40
1:MANY&PLEASE	53 -49 0 -31 -32
1:MANY&SHOULD	19
1:MANY&SYMPTOM	-36 0 0 0 0 -39
1:MANY&THIS	-31 0 0 0 0 -38
1:MANY&USE	10 0 0 -40
1:MANY&VALUE	29
1:MANY&WAS	-27
1:MANY&WE	-30 0 -30 -49
1:MANY&YOU	-21 -34 0 0 0 -30
1:MAYNOT	0 0 0 -35
1:MAYNOT&MAYNOT	0 0 0 -35
1:MOVED	-34 0 0 0 0 -31
1:MOVED&IS	31 0 0 0 0 -31
1:MOVED&MOVED	-34 0 0 0 0 -31
1:MOVED&THIS	-32
1:MUST&LIVES	22
1:MUST&THIS	-12
1:NEVER	36 68 -53 -41 -58 0 -36
1:NEVER&EVERY	13
1:NEVER&LIVES	42
1:NEVER&NEVER	36 68 -53 -41 -58 0 -36
1:NEVER&THIS	-12
1:NEVER&VALUE	42 0 -41
1:NO	22 0 0 0 -52
1:NO&ALWAYS	0 0 -33
1:NO&DECIDE	41 -54
1:NO&DROP	16 0 0 -35
1:NO&EVERY	0 0 0 0 -31
1:NO&GRATITUDE	-21
1:NO&I	0 0 0 -40
1:NO&IS	0 0 0 0 -30 38
1:NO&KEEP	-23 -38 0 35
1:NO&LIVES	21 -44
1:NO&MOVED	31
1:NO&MUST	-49
1:NO&NO	22 0 0 0 -52
1:NO&NOT	40 0 -35 -48 0 31
1:NO&ONLY	15 -30 -32
1:NO&PLEASE	38 30 -30 -44 0 -36
1:NO&SYMPTOM	0 0 -30
1:NO&THIS	-13
1:NO&USE	8 41 -36 -41
1:NO&VALUE	48 0 -40 0 0 43
1:NO&WE	27 -38 0 32 0 -35
1:NOT	-12 31 -41 0 -53
1:NOT&EVERY	30 0 0 -30
1:NOT&FORNOW	-33
1:NOT&I	-28
1:NOT&IS	36 0 0 -50 -39 34
1:NOT&NOT	-12 31 -41 0 -53
1:NOT&NOW	-8
1:NOT&THIS	-45
1:NOT&VALUE	34 0 0 -40 -31
1:NOW	-24 0 0 0 0 -31
1:NOW&EVERY	0 0 0 0 -31
1:NOW&GRATITUDE	-28
1:NOW&IS	0 0 0 -30 0 -31
1:NOW&LIVES	-12
1:NOW&MUST	-9
1:NOW&NOW	-24 0 0 0 0 -31
1:NOWON	43 0 0 0 0 -32
1:ONLY	26 0 -40
1:ONLY&BECAUSE	18
1:ONLY&LIVES	26 0 0 0 -32
1:ONLY&ONLY	26 0 -40
1:ONLY&SYMPTOM	-32
1:ONLY&THIS	-21 0 0 0 -30
1:ONLY&VALUE	0 0 0 -38
1:OUR	0 -33 0 0 36
1:OUR&FORNOW	34
1:OUR&IS	31
1:OUR&LIVES	8
1:OUR&OUR	0 -33 0 0 36
1:OUR&VALUE	53 0 0 0 43 -42
1:OWNER	8 0 0 0 0 0 -30
1:OWNER&I	0 -33
1:OWNER&YOU	0 0 -33
1:PAST_I	-31
1:PAST_I&AGAIN	-12
1:PAST_I&DECIDE	-39
1:PAST_I&GRATITUDE	-42
1:PAST_I&LIVES	-17
1:PAST_I&NOT	-29
1:PAST_I&THIS	-21
1:PAST_I&USE	-32
1:PAST_I&VALUE	25
1:PAST_I&YOU	-18
1:PER	32
1:PER&USE	32
1:PER&VALUE	32
1:PREFER	30 -49 60 -37 -50 -33
1:PREFER&I	14
1:PREFER&LIVES	23
1:PREFER&NO	12
1:PREFER&PREFER	30 -49 60 -37 -50 -33
1:PREFER&THIS	-16
1:PREFER&VALUE	33 -37
1:SHOULD	-51
1:SHOULD&SHOULD	-51
1:SYMPTOM	-10 -40
1:SYMPTOM&AGAIN	-19
1:SYMPTOM&GRATITUDE	-27
1:SYMPTOM&IS	0 -33 0 0 40 -35
1:SYMPTOM&MUST	37
1:SYMPTOM&NOW	34 0 0 -31
1:SYMPTOM&ONLY	0 0 0 -31
1:SYMPTOM&SYMPTOM	-10 -40
1:SYMPTOM&THIS	-26
1:SYMPTOM&VALUE	0 0 -32 0 33 -36
1:TASK	-46 -40 49 0 -38 -37
1:TASK&AGAIN	-37
1:TASK&ALWAYS	-50
1:TASK&BECAUSE	-20
1:TASK&DROP	23
1:TASK&EVERY	0 0 0 -30
1:TASK&FORNOW	-25
1:TASK&I	10 -33 42 -40 -32 -40 -53
1:TASK&INSTEAD	18
1:TASK&IS	26 0 0 0 0 -31
1:TASK&LIVES	-13 -51 0 -34 36
1:TASK&MOVED	-16
1:TASK&MUST	46 0 0 -36 -57
1:TASK&NO	34 0 0 0 -30
1:TASK&NOLONGER	-18
1:TASK&NOT	40 -34 44 0 -49 -53 -43
1:TASK&NOW	-38
1:TASK&ONLY	0 0 0 0 -31
1:TASK&OUR	11
1:TASK&PLEASE	-61
1:TASK&SYMPTOM	18 -36 0 -31
1:TASK&THIS	-15 -63
1:TASK&USE	-35
1:TASK&VALUE	-29 0 -73 0 0 0 30
1:TASK&WAS	-8
1:TASK&WE	-34
1:TASK&YOU	0 -37
1:THEY	-20 -40
1:THEY&EVERY	-23
1:THEY&IS	-12
1:THEY&LIVES	-15
1:THEY&MOVED	-34
1:THEY&MUST	-36
1:THEY&ONLY	38
1:THEY&THIS	-48
1:THIS	-35
1:THIS&ALWAYS	-34
1:THIS&DROP	-30
1:THIS&HEDGE	-23
1:THIS&I	-41
1:THIS&IS	-8
1:THIS&LIVES	8 0 0 -31
1:THIS&MAYNOT	0 0 0 0 -35
1:THIS&MOVED	-8
1:THIS&MUST	-19 -39
1:THIS&NEVER	-37
1:THIS&NOT	13 0 0 0 -48
1:THIS&NOW	13
1:THIS&ONLY	-14
1:THIS&SHOULD	-19
1:THIS&THIS	-35
1:THIS&USE	8
1:THIS&VALUE	0 -39
1:THIS&WAS	0 -35
1:TIME	50 0 -37 -42 0 -33 -32
1:TIME&IS	28 -33 0 0 33
1:TOO	-61
1:TOO&ALWAYS	-39
1:TOO&IS	-31
1:TOO&THIS	-37
1:UNLESS	16 45 -32 -36 0 -43
1:UNLESS&DONT	-19
1:UNLESS&EVERY	0 0 0 0 -36
1:UNLESS&LIVES	-20
1:UNLESS&MUST	37 0 0 0 -32
1:UNLESS&THIS	22
1:UNLESS&VALUE	31 0 0 0 -30
1:UNLESS&WE	26
1:UNLESS&YOU	-20
1:USE	0 0 0 0 -53
1:USE&EVERY	-19 0 -30
1:USE&FORNOW	-37
1:USE&I	-50
1:USE&IS	-24
1:USE&NOT	-10 -36
1:USE&ONLY	0 0 -42
1:USE&THIS	-28
1:USE&USE	0 0 0 0 -53
1:USE&YOU	-42
1:WAS	-39
1:WAS&WAS	-39
1:WE&AGAIN	-22
1:WE&BECAUSE	33
1:WE&DECIDE	28 0 0 45 -55
1:WE&DONT	38
1:WE&DROP	33 0 0 44 -48
1:WE&FORNOW	-20
1:WE&HEDGE	-33
1:WE&KEEP	48 -44 0 36
1:WE&LIVES	-23
1:WE&MAYNOT	30 0 0 -36
1:WE&MOVED	40 -39
1:WE&MUST	-45
1:WE&NEVER	-20
1:WE&NO	-15 0 -39 -38
1:WE&NOLONGER	29
1:WE&NOT	46 0 0 0 -41 -47
1:WE&NOW	51 0 0 0 0 -39
1:WE&SHOULD	-30
1:WE&SYMPTOM	-28
1:WE&THIS	49 0 -39 0 0 -37
1:WE&VALUE	-9 -30 0 -44 47 -48
1:WE&WAS	-35 0 0 0 -38
1:WHAT	-37 -34 -36
1:WHAT&AGAIN	-14
1:WHAT&EVERY	11
1:WHAT&GRATITUDE	-23
1:WHAT&HEDGE	-16
1:WHAT&I	-9
1:WHAT&SYMPTOM	-17
1:WHAT&THIS	-36
1:WHAT&USE	-25
1:WHAT&VALUE	0 0 0 0 -31
1:WHAT&WAS	-25
1:WRONG	0 0 -34 -39 -46 45 -30
1:WRONG&AGAIN	-34
1:WRONG&GRATITUDE	-47
1:WRONG&IS	55 -35 0 0 -40 48
1:WRONG&LIVES	27 -31
1:WRONG&NOLONGER	-10 0 0 0 -30 31
1:WRONG&THIS	31 35 0 0 0 -32
1:WRONG&VALUE	14 0 0 0 -34
1:YOU	-19 0 0 -31 -35
1:YOU&GRATITUDE	-27
1:YOU&HEDGE	10
1:YOU&IS	33
1:YOU&MUST	-35
1:YOU&SYMPTOM	-31
1:YOU&THIS	16
1:YOU&YOU	-19 0 0 -31 -35
1:_	13
1:_&ALWAYS	49 0 0 -56 0 0 -34
1:_&BECAUSE	-32 0 0 0 0 -31
1:_&CALLED	11 -42 0 -38
1:_&DECIDE	32 -54 0 62 -49 -55 -34
1:_&DONT	48 0 -35 0 0 -40
1:_&DROP	16 0 -30 53 -63
1:_&EVERY	23
1:_&FORNOW	-17 0 0 0 31
1:_&GRATITUDE	-29 0 0 0 0 -33
1:_&HEDGE	-14
1:_&I	-24 0 0 0 0 -39
1:_&INSTEAD	30
1:_&KEEP	32 38 -57 0 -47 -35
1:_&LIVES	30 0 0 -33
1:_&MAYNOT	26 41 -34 0 -65
1:_&MOVED	31 0 -33
1:_&MUST	-9 0 -47 0 0 0 33
1:_&NEVER	0 0 0 0 0 -32
1:_&NO	15 0 45 -49
1:_&NOLONGER	11 0 0 0 0 -45
1:_&NOT	44 0 -58 0 0 0 -33
1:_&NOW	0 -39
1:_&ONLY	24 0 0 38 -40 -31
1:_&OUR	32 -50
1:_&PLEASE	20 0 49 -38 -52 -44 -38
1:_&SYMPTOM	-16
1:_&THIS	-34
1:_&USE	12 0 -46 0 42
1:_&VALUE	25
1:_&WAS	34 0 0 0 -61 39
1:_&WE	10 -40
1:_&YOU	-13
1:a	0 0 -30 -34
1:a&AGAIN	32
1:a&EVERY	0 -31 0 0 34
1:a&GRATITUDE	-39
1:a&IS	17 -31
1:a&KEEP	25 -33 0 0 35
1:a&LIVES	23 0 0 0 0 -30
1:a&MOVED	29 0 0 0 -38
1:a&MUST	35 30 0 0 0 -39
1:a&NEVER	34 0 0 0 -32
1:a&NOT	25 0 0 0 -38
1:a&SYMPTOM	9
1:a&THIS	-11
1:a&USE	18 0 0 0 0 -33
1:a&VALUE	28 -39
1:after&DECIDE	39
1:after&EVERY	-9
1:after&LIVES	-26
1:after&THIS	-14
1:after&VALUE	-25
1:an	28 31 0 0 0 -34
1:as	0 -38 32
1:as&SYMPTOM	-37
1:as&YOU	-37
1:back	-33
1:both	-47
1:both&LIVES	-25
1:by	-25
1:das	0 -35
1:das&VALUE	21
1:de	40 -44 -33 -31 41 -35 -30
1:de&VALUE	23 -35
1:der	0 -36 -30 -33
1:der&EVERY	37 -31 0 -34 46 -36
1:der&IS	17
1:der&LIVES	11
1:der&SYMPTOM	-35
1:der&VALUE	24
1:die	34 0 -34 0 31 -43
1:die&VALUE	26 -34 0 0 0 -34
1:do	-16
1:do&GRATITUDE	-27
1:el	12 -39 -31 -45 38
1:el&EVERY	32 0 0 0 43 -36
1:el&LIVES	34 0 0 0 33 -39
1:el&VALUE	45 0 0 -31
1:first	-31
1:first&IS	-13
1:for	0 0 0 0 0 -38
1:for&BECAUSE	20
1:for&EVERY	18
1:for&GRATITUDE	0 0 -32
1:for&IS	37 0 -31
1:for&LIVES	14
1:for&NOT	13
1:for&VALUE	-15 0 0 0 -40
1:for&WE	45 -32 -32 38 -33
1:from	42 -31 0 42 -43 -33
1:here	-40
1:il	38 0 -31 -33
1:il&IS	27 -30 0 0 39 -39
1:il&NOT	28 0 0 0 -40
1:il&VALUE	11
1:in	-20
1:in&ALWAYS	-14
1:in&EVERY	-24
1:in&GRATITUDE	-19
1:in&IS	0 -44 -30
1:in&LIVES	17 0 0 0 -35
1:in&NOT	20
1:in&PREFER	34
1:in&THIS	-30
1:in&VALUE	35
1:in&WAS	-10
1:in&WE	0 0 0 0 -41
1:just	-41
1:just&FORNOW	-16
1:just&THIS	-22
1:la	0 -39 -32
1:la&EVERY	36 -32 0 -43 45 -30
1:la&IS	0 0 0 0 0 -30
1:la&NO	27
1:la&VALUE	34 0 0 0 0 -33
1:las	22 0 0 0 30
1:last	-12
1:last&IS	40
1:le	40 0 -43 -45
1:le&IS	8 -36 0 0 43
1:le&VALUE	34
1:les	38 0 0 -35 0 -36
1:les&LIVES	25 -41 -36 0 42
1:les&NEVER	18 38 -44 0 -38
1:les&VALUE	10 0 -44 0 -34
1:los	34 0 0 -31
1:los&MAYNOT	14 33 0 0 -48
1:los&VALUE	21 -50 0 0 32
1:new	17 30 -30 0 -45
1:new&IS	9
1:new&LIVES	23 34 0 0 0 -31
1:new&VALUE	30 0 0 0 -35
1:none	-39
1:none&GRATITUDE	-39
1:o	35 -39 -35 -38 49 -33
1:o&IS	35 -32 -31 -34 42 -31
1:o&ONLY	11 -33 0 0 34
1:o&VALUE	19 -32 0 0 34
1:on	0 0 -35 0 -44
1:on&EVERY	-39
1:on&HEDGE	-11
1:on&I	-18
1:on&IS	29
1:on&NEVER	30
1:on&THIS	-20
1:one	0 0 0 0 0 -44
1:one&EVERY	-31
1:one&IS	11 0 -43 -34
1:one&THIS	41 -31 33 -35 -30
1:one&VALUE	-22
1:one&WE	39 -35 -34 33
1:para	27
1:para&USE	27
1:para&VALUE	27
1:same	-28
1:same&SYMPTOM	-16
1:the	-9
1:the&AGAIN	-10
1:the&ALWAYS	0 -51
1:the&CALLED	33 0 0 0 0 32 -42
1:the&DECIDE	25 -31 0 55 -45
1:the&DONT	-18
1:the&DROP	15
1:the&EVERY	-10 0 0 0 31 -41
1:the&FORNOW	-38
1:the&GRATITUDE	-9 -34 0 0 31
1:the&HEDGE	-26
1:the&I	-35 0 0 -30 32
1:the&INSTEAD	8
1:the&IS	-9
1:the&LIVES	0 -30
1:the&MAYNOT	-10
1:the&MUST	12 0 0 -36
1:the&NEVER	0 47 0 -41 0 -34 -39
1:the&NO	0 0 -30 -33 -34 34
1:the&NOLONGER	67
1:the&NOT	-33 0 0 0 -43 54 -48
1:the&NOW	-11 0 0 -44 -30
1:the&ONLY	27 0 -33 0 0 -31 -36
1:the&OUR	8 -35
1:the&SHOULD	-55
1:the&SYMPTOM	-46 0 0 0 0 -32
1:the&THIS	0 -47 0 0 40
1:the&USE	-9
1:the&VALUE	35 -35
1:the&WAS	-10
1:the&YOU	-18 0 0 0 -48 42
1:there	-19 -41 0 0 0 -36
1:there&EVERY	21
1:there&IS	-19 -37 0 0 0 -33
1:there&LIVES	42
1:there&NOT	41
1:there&SYMPTOM	-16
1:there&THIS	-10
1:there&VALUE	-12 -39
1:to	23
1:two	-24 0 -33 -31 0 -31
1:two&EVERY	0 0 0 0 -36
:	11 -42 -34 0 -37
: _	22 -31
;	52 0 0 0 -57
; _	32 0 0 43 -40 -35
; _ IS	17 0 0 35 -32 -30
; the	29
; the _	29
<acronym>	35 0 -39
<acronym> $	31 0 -39 0 39 -54
<acronym> ,	49 0 0 -34
<acronym> , _	39 0 0 0 -33
<acronym> , the	29 -33
<acronym> <number>	-17 -31
<acronym> IS	-10 0 -39 -30
<acronym> IS _	21 0 0 0 -42 37
<acronym> LIVES	21
<acronym> LIVES _	20
<acronym> MUST	36
<acronym> NOW	28
<acronym> _	24 34 -39 0 0 -61
<acronym> _ ,	39 0 0 0 36 -43
<acronym> _ IS	24
<acronym> and	34 -31
<acronym> and _	31 -30 0 0 31
<acronym> in	29 -31 0 0 0 -38
<acronym> in the	25 0 0 0 0 -36
<acronym> on	34 0 0 -36
<acronym> or	26
<acronym> or <acronym>	23
<amount>	0 0 0 0 0 -60 -32
<amount> $	-36 0 0 0 0 0 -33
<amount> ,	42 -30 -31 0 0 -35
<amount> , _	33 0 -32 -35 37
<amount> LIVES	26
<amount> _	0 0 0 -44
<amount> _ $	-41
<amount> _ ,	0 33 -34
<amount> _ PER	37
<amount> for	40 -32 0 0 0 -31
<amount> for _	33 -32 0 0 0 -31
<code>	67 -67 -59 -41 -51 -45 115
<code> $	75 -55 -64 -43 -78 -46 86
<code> ,	38 -47 0 0 -33 0 57
<code> , DONT	8 -44
<code> , NOT	9 0 0 0 -45
<code> , THIS	23 0 0 0 -31
<code> , _	41
<code> , the	23 0 0 0 0 -36
<code> IS	17 -35
<code> IS _	33 -35
<code> IS the	20 0 0 0 0 0 -34
<code> _	58 -33 -38 -33 0 0 34
<code> _ $	49 0 -33 0 -38 0 34
<code> _ the	15 0 0 0 -30
<code> and	-47
<code> for	38 0 -35 0 0 -31 34
<code> to	-42
<date>	61 -43 0 -42
<date> $	51 -34 0 -32 -37
<date> ,	26 -31
<date> of	28
<flag>	18 -68 -40 -43 -69 0 76
<flag> $	21 0 -30 0 -38 -37 39
<flag> IS	-29 0 0 0 -30 32
<flag> _	34 -35 0 0 -37 0 39
<flag> _ $	27
<flag> _ ,	17
<flag> and	18
<host>	48 0 -39 -52 30
<host> $	69 -37 -38 -37
<host> ,	31 0 -32 -35 0 0 -34
<host> , _	32 0 -32 -36 42 -54 -32
<host> _	0 -38 0 -30 36
<host> and	38 0 0 0 41 -33
<ip>	35 -31 0 -37 61 -46
<ip> $	33
<mail>	40 -30 0 -38 37 -32 -34
<mail> ,	12 0 0 -32 33
<mail> _	38 0 0 0 37 -39
<mail> _ $	38 0 0 0 37 -39
<name>	30
<name> "	15 0 0 0 -33
<name> " ,	15 0 0 0 -33
<name> $	40 0 0 -60 0 0 -42
<name> )	-10
<name> ,	32
<name> , <name>	16 -47 0 0 0 0 -33
<name> , NOT	0 0 0 0 -34 33
<name> , _	28 -38
<name> , the	34
<name> <number>	25 -41 0 0 48 -43
<name> <number> $	26 -36 0 0 44 -41
<name> =	-25
<name> AGAIN	-31
<name> IS	38 -39 -44
<name> IS _	29 -35 0 0 35
<name> IS the	20 0 0 -42
<name> NOW	22
<name> UNLESS	39 0 -44 0 0 -38 -30
<name> _	39 0 -55 0 0 0 32
<name> _ $	24 0 -40 -31 -55 35
<name> _ ,	17
<name> _ IS	-18 0 0 0 37
<name> _ to	-14 0 0 0 31
<name> and	24 0 0 0 -40
<name> for	19 0 -30 42 -45
<name> in	24 -63 0 0 47 -43
<name> in _	22 0 0 0 0 -36
<name> in the	17 -44 0 0 41
<name> there	8 0 0 0 0 30
<name> to	-32
<name> to the	-20
<name> with	32 -37 0 -31 0 -41
<number> $	0 -42 0 0 0 0 -37
<number> ,	46 0 0 0 0 40
<number> , <number>	0 0 -31 -32 -34 36
<number> , NO	28 0 0 0 31 -34
<number> , THIS	21
<number> , WE	28
<number> , _	31 -45
<number> <acronym>	53 0 0 -39 0 -33
<number> ?	-16
<number> ? $	-16
<number> ALWAYS	-8 -31 0 0 39 -34
<number> BECAUSE	17
<number> BECAUSE <number>	17
<number> DONE	-36
<number> DONE ,	-30
<number> FORNOW	-24
<number> IS	0 -48 0 -42 36
<number> IS USE	-26
<number> IS _	0 -37 0 -37
<number> IS the	47
<number> LIVES	0 -35 -33
<number> NOLONGER	44 0 -34 -38
<number> NOT	14 0 0 0 -35
<number> NOW	41 0 0 30
<number> NOW $	30 0 0 34 -45
<number> PER	26 -50 0 0 38 -40
<number> PER TIME	30 -32 0 0 0 -40
<number> PER _	0 -35 0 0 31
<number> PLEASE	-26
<number> PLEASE $	-26
<number> SYMPTOM	-43
<number> SYMPTOM $	-23
<number> TIME	9
<number> TIME $	23 0 0 -43 34
<number> TIME ,	8 0 -32
<number> TIME <number>	21 0 0 -33 0 -34
<number> TIME NOW	23 0 0 -31 -39 35
<number> TIME ONLY	20 -44
<number> TIME UNLESS	28
<number> TIME _	36 0 0 0 0 -32
<number> TIME at	22 0 0 0 30
<number> UNLESS	19
<number> WAS	29 -33 0 0 -39 41
<number> WAS TOO	22
<number> _	-29 0 0 -34
<number> _ $	-35 0 0 0 0 0 -36
<number> _ ,	17 0 -38 -30 0 0 -30
<number> _ FORNOW	-46
<number> _ LIVES	-30
<number> _ NOW	24 -32
<number> _ PER	17 0 0 -52 0 -42
<number> _ UNLESS	-49
<number> _ and	16
<number> _ at	-33
<number> _ for	41 0 0 -31
<number> _ in	-22 -32
<number> _ of	11
<number> _ on	50
<number> _ the	8
<number> and	-25 0 -31 0 45 -50
<number> and <number>	0 0 -33 0 42 -48
<number> and _	-18
<number> and the	-29
<number> for	19 -32 -32 0 0 -38
<number> for EVERY	-24
<number> for _	39
<number> here	52 -40 -34
<number> in	10 -31 0 0 30
<number> in the	47 -31 0 0 30
<number> of	-15 0 -30 30
<number> of <number>	-32 0 0 37 -33 -32
<number> of THEY	41
<number> on	17 0 0 0 43 -35
<number> on _	40
<number> on the	-14 0 0 0 32 -30
<number> or	29
<number> or <number>	29
<number> to	30 0 0 0 32 -50
<number> to <number>	30 -44 0 0 39 -47
<path>	40
<path> $	21 0 -45 0 0 0 -36
<path> ,	12 0 -41 -44
<path> , NEVER	0 -43
<path> , NOT	31 -36 0 0 -30
<path> , _	27 -41 -34 0 33 -47
<path> , one	-11
<path> IS	27
<path> IS _	9
<path> _	46 0 -50 0 0 -40
<path> _ $	35 0 -43 30 0 -30
<path> and	29 0 0 0 0 -33
<path> and _	21 -38 0 0 35
<path> in	32 0 32 0 -40
<path> into	-27
<tag>	39 -39 0 -45
<tag> $	40 -38 0 -46
<time>	0 0 -40 -43 0 -40 -36
<time> $	-9 36
<time> ,	19 0 0 0 39
<time> TIME	16
<time> and	-31
<url>	49 -35 -38 -46 62 -48 -42
<url> $	49 -35 -38 -46 62 -48 -42
<version>	18 0 -38
<version> $	14 0 -32 0 0 0 -40
<version> ,	35 0 -38 0 0 -39
<version> , EVERY	11
<version> , _	16 -31 0 -31 31
<version> , the	13 -32
<version> BECAUSE	25 -34
<version> BECAUSE of	22 -30
<version> IS	36 0 0 -35
<version> IS _	27
<version> LIVES	30
<version> NOT	37 0 0 0 0 34
<version> _	0 -49 0 -32 0 30
<version> _ $	38 -37
<version> _ ,	-22 0 0 0 -32
<version> and	20 -36
<version> and <version>	10
<version> on	-33
=	0 -61 -39 -34 66 -43 -34
= <number>	-59
= <number> $	-54
= _	32 -38 0 0 41 -32
= _ ,	10 0 0 0 31
=.	62 -55 0 -33 -49 0 35
=ab	11 -37
=abbreviation	18 -50 36
=about	-8 -44 0 0 38 0 -35
=abov	0 0 -37 0 0 -37
=abstraction	25
=accept	53 -45 -53 54 -30 -41
=access	-8 0 -40 -42
=accessibility	10 0 0 -31
=account	27 0 -55 0 48 -61
=across	0 -54 0 0 46
=action	50 0 0 0 -35
=activ	40 -30 0 0 33 -39
=actualiza	23 0 0 0 33
=add	0 61 -44 -39 -62
=addr	9 0 0 0 0 -31
=address	30 -42
=adhérent	43 -45 -39 -39 49 -32 -35
=admin	0 -43
=afternoon	-30
=afterward	-21 34 0 0 -30
=against	0 0 -34
=age	29
=agent	48 -39 0 -36 30 -31
=ago	-61
=ah	-29
=ahead	-37
=ai	48 45 -40 -36 -40 -31
=alert	-22 0 0 0 -43
=aliv	22
=allocat	44 0 0 0 -50
=allocation	-12
=allow	12 0 0 -39
=alon	59 52 -56 0 -55 -40
=alright	-32
=als	43 0 -33 0 0 0 -31
=alt	31 0 -41 0 0 -39
=although	12
=ambient	16
=american	34 -34 42 -40 0 -30
=amount	-20 -45 0 0 48 -46
=analytic	17 -34
=ancora	-35
=angry	-24
=angular	-22
=animation	-16
=another	-66 31 -34 0 -34 -32
=answer	0 -62 41 0 0 -44 -33
=anyway	-38 0 0 0 -31 -30
=anywher	35 48 -34 -45
=apach	40 0 0 -42 38
=api	47 51 0 -32
=app	59 0 0 38 0 -38
=appear	-31
=apply	33 0 0 0 0 30
=approach	-28
=approval	-10 0 0 -32 0 -30
=architectur	16
=archiv	39 -41
=argu	-8 0 0 0 -32
=argument	-37 30 0 0 -32 -34
=aria	11 30 0 0 -36
=arm	0 0 30 0 -41 -35
=around	33 -34 0 0 34
=array	12
=arrow	0 -36 45 -45 -46 -40
=ask	-31 0 -41 35
=assign	-18
=assum	-25
=async	19
=attach	-19
=attend	-45
=auch	-18
=audit	-8 0 0 -41
=auditor	13
=aus	-46
=austria	0 -37 -40
=autenticação	33
=auth	23 0 0 0 34 -31
=authentication	0 0 0 32 0 -31
=author	23 0 0 0 -37
=automatic	13
=avoir	49 0 -34 -36 30 -32 -31
=away	14 -30 -38 0 31 -35
=axio	32 -33 -31 -34 -44 44
=axis	-20
=azur	-8
=b	0 -38
=backend	9 0 -39 -34 0 -40 39
=backfill	8 0 0 0 -30
=background	19 -35 32 0 0 -36
=backup	22 0 -39 -48 0 -32
=bad	-13
=balanc	43 0 -38 -36 0 -36
=bank	45
=banner	-12
=bar	-27
=bas	36
=basic	26 -38 -36 0 38
=bastion	35 -54 -35 -42 53
=batch	25 0 0 -44 0 0 -31
=battery	12
=bazel	-34
=be	0 0 0 31
=becom	-16 0 0 0 -32
=been	-53 0 0 0 -40
=behind	0 -38 0 0 0 -37
=below	-33
=bench	-36
=best	-27 0 0 -37 38
=beta	27 0 -36 0 -38 31
=better	-44
=bien	-50
=big	0 0 0 0 0 -47
=bigger	-53
=bill	25 0 -39 -31 46 -39
=bit	-59
=black	20 0 0 0 -46
=block	37 0 -45 -36
=blog	0 0 31 0 -31
=blu	-20
=board	0 0 0 0 -47
=body	45 32 0 -36
=book	51 0 0 -37
=bootloader	44 0 -32 -40 0 -44
=border	20
=borra	-19 0 0 32 0 -34
=boss	-44
=bot	-20 0 0 0 35
=bother	-20
=bottom	43 -40 38 0 -44
=box	10 0 0 0 0 0 -40
=branch	0 0 0 -35 0 0 -39
=brand	26 -46 0 -38
=brb	-42
=break	-33 0 0 -32
=breakpoint	23 0 -37 0 44 -38
=bring	-35
=british	50 -36 55 -50 -55 -33
=brought	24
=browser	12 0 -42 0 -38
=btw	34 -43 0 -37 47 -30
=bucket	42 -43 0 0 43 -35
=budget	8 40 -36 -47 0 -38
=buffer	-25
=bug	-8 32 -37 -31
=build	25 0 -32 0 0 0 40
=built	23 -49 -30
=bullet	55 -53 57 -40 -44 -36
=bump	-11
=bun	-27
=bundl	21 38 -41 -39 0 -37
=button	-25 43 0 0 -65
=byt	31 0 -42
=c	40 -36 0 -34
=c'est	20 -37 -44 -31 0 32
=cach	-11 -49 -38
=cachen	-12
=calendar	36
=call	17 0 -33 0 -32
=callback	31 0 0 0 -37
=caller	0 -44 33
=camera	21
=campaign	25 0 -34 0 37 -33 -32
=can	-8
=canary	30
=cancel	-49
=candidat	-10
=capital	25 0 0 0 -31
=car	-15
=card	26 0 -38 0 30 -51 -36
=cargo	21 0 0 0 0 -34 36
=carry	30 -37 0 0 -47 -39
=cart	-25 31 0 0 -36
=cas	15 -49 43 -53 -49
=catch	-26
=cdn	-30
=cent	33 -57 -37 -43 55 -32
=center	21 -44
=centr	11 0 0 0 0 32
=certifi	11 0 0 -34
=certificado	39 0 -30 0 0 -30
=certificat	-28 -30 0 -31 38 -40
=chang	0 46 0 0 0 -31
=channel	39 0 -42 30 -61 31
=character	-11 0 -36
=chart	0 -35 0 30 -36
=chat	-22
=check	-29 0 -38
=checkbox	-22
=checker	-25
=ci	15 0 -40 0 0 -37 36
=cla	62 0 0 -31 -42
=class	0 0 0 0 0 -34
=classic	-14 0 0 32
=claus	23 0 0 0 -30
=clean	-33
=clear	27 -32
=cli	-13 35 0 0 -34
=click	-43
=client	9 0 -40 0 51 0 -32
=clip	-13
=clock	20
=clos	0 -37 0 -31 0 0 32
=cloud	21
=cluster	58 -45 0 0 40 -70
=cod	72 0 0 -41 0 0 -44
=codebas	46 0 0 0 -37
=coffe	-43
=colleagu	-24
=collect	33 30 -30
=collection	33 0 -36 0 -39
=color	-19 40 0 -35 0 -30
=column	-18 0 0 -45 0 0 -39
=com	-17
=comma	16 0 0 -54
=command	49
=comment	54 -39 47 -41 -39 -38 -31
=commenti	19
=commit	53 0 60 -35 -90 -59
=committe	17 0 0 31 -35
=company	12 -30 0 -32 46 -40
=compar	-8 -43
=compil	-48
=compiler	-19
=complain	-65
=component	40 0 42 0 -59
=compos	39 -37 0 0 0 -34
=comput	21 -49 0 0 -54 50 -38
=concern	34 -37 0 -32
=conda	-14
=condition	28 -37 35 -32
=config	0 0 0 0 0 0 -43
=confirm	-32
=conflict	-39
=confus	-20
=connection	0 -48 0 0 44 -42
=consent	17 30
=consol	-47 -31
=const	31 -42 45 0 -41 -35
=constant	21 0 31 0 -50
=constraint	0 -34 37 0 -37 -33
=constructor	34 0 33 -31
=context	14 34 0 0 0 0 -37
=continu	-46
=contract	62 0 -40
=contributor	9
=controller	51 0 0 -49
=convert	14 -47 0 0 0 30
=convinc	-39
=cooki	-25
=coordinat	0 39 0 0 -44
=copy	0 34 0 -42 0 -38
=cor	55 0 -48 0 0 -43
=cost	54 -60 -39 35 31 -39
=couldn't	-18 0 0 30 -38
=count	21 -51 0 -42 46
=counter	36 0 -49 0 0 0 -33
=country	0 -36 0 -35 47 -40
=cover	-10
=coverag	-29 0 0 -37
=cpu	-33
=creat	-36
=credit	47 -48
=cron	32
=crypto	30 0 0 0 33 0 -31
=css	17 0 0 0 -41 30 -36
=csv	20 0 -33 0 0 -34
=currency	-20 0 0 0 0 -46
=current	-40
=cursor	-32
=curv	-28
=customer	12 0 -54 0 40
=customer's	40 31
=cutoff	25 0 0 0 -33
=céntimo	21 45 -40 0 -42 0 -40
=código	25 0 0 0 0 -32
=dark	38 -39 30 0 -41
=dash	43 -32 -38 -43 0 47 -32
=dashboard	0 -40 0 0 39 -31
=dat	-32 0 0 0 0 0 -30
=data	19 33 0 0 0 -48
=databas	0 0 -41 0 0 -37
=dataset	29
=date-fns	36 -36 -31 -34 -37 39
=dato	10
=datum	30 31 -36 30 -52
=db	13 -30 -32 -39 44 -58
=dbt	16 0 0 0 0 -30
=deadlin	42 0 0 33 -31
=deal	-34 0 -31 30 -35
=debug	9 0 0 -41
=decid	0 0 34 0 -38
=decimal	46 -37 0 -47
=dedup	27 0 0 0 -30
=degre	-29 0 -34 0 0 34
=deixa	-36
=del	39 0 -41 0 0 -41
=delay	22 0 0 0 0 -31
=delet	12 60 0 0 -44 -51 -36
=deliver	38 -37 0 0 43 -46
=delivery	15 0 0 -33 0 38
=demo	0 0 -39 -46
=deni	-36
=dep	41 0 -35 -30
=depend	39
=dependency	31 44 -45 -30 -40
=deploy	29 0 -37 0 0 -49
=deprecation	0 0 0 -31
=depth	-16 0 0 0 -32
=design	10 -44 0 -32 59 -43 -41
=designer	-23
=desktop	20 -31
=destructiv	33 38 -34 0 -32
=detail	-33
=deutsch	24 -30 36
=deux	15 0 0 0 0 0 -35
=dev	58 0 -46 -42 30
=develop	52 0 -43 -56 34 -36
=developer	24 0 0 0 30 -33
=devic	51 0 -35 -45
=diagram	23 0 30 -32 -35
=did	-56 0 0 0 0 -30
=diff	13 -46 56 -56 -46 -45
=differ	0 -36 -33 -35 47 -41 -33
=differenc	-44
=different	0 0 0 0 31 -33
=digest	39 39 0 0 0 -30
=digit	40 -37
=direct	36 0 0 0 -40
=disabl	20 -38 0 -35 41 -38
=disappear	-40
=discount	-15
=disk	-13 0 -36 -37
=display	-12
=dns	-31
=doc	38 0 0 0 -56
=docker	21 -39 -34 31
=document	14
=documentation	-28 -36 0 -30 -38 38
=doe	-27 0 -55 33 -30
=doing	21 0 0 0 -31
=domain	35 0 -54 0 0 30
=dot	25 -36
=doubl	36 0 33 0 -38 -36
=download	0 0 0 0 0 -30
=dr	16 0 0 0 0 -34
=draai	-21 0 0 0 -32 0 33
=drawn	16
=drei	21 -37 0 -30 39
=driv	-15
=driver	29 0 0 0 -34
=dummy	27
=dump	-9
=duplicat	0 -30 0 0 0 -32
=duplication	-23
=dur	34 45 -45 -37 -45
=duty	11 41 0 -33 -41
=día	0 0 0 0 33 -34
=e-mail	22
=ear	33 -35 39 -32 0 -44
=easier	11
=eat	10 0 0 0 -33
=edg	0 -46 0 33 -34
=edit	41 0 0 -46 0 -36
=editor	27
=een	-44
=einen	-37
=either	-37
=elastic	-24
=els	0 0 33
=email	-39
=emoji	29
=emojis	35 -44 44 0 -33
=encod	-10 0 0 0 0 -39
=encoder	-15
=end	56 0 0 0 0 -46
=endian	42 -38 0 0 42
=endpoint	9 47 0 -36 -40
=energy	-26
=engel	47 -33 0 0 0 -33
=englisch	43 -48 51 -34 -33
=english	34 -60 47 0 -62 0 -30
=enough	-34 -49 0 40 -66
=enter	11
=entiendo	-50
=entity	29 0 0 -43 38 -52
=entorno	33 0 0 0 37 -39
=entry	-25 0 0 0 30
=enum	0 -30
=env	0 -34 -44 -45 41 -46
=environment	32 0 -31
=erp	18 0 0 -31 35
=es	18 -53 -41 0 0 41
=espera	-43
=esperar	-22
=estimat	14
=euro	46 -36 0 0 30
=europ	-16 -36 0 0 32
=eval	19
=even	18 0 0 0 0 -55
=event	22
=exact	-25 -41 -30 0 47
=exampl	-32
=excel	0 0 -36
=exception	-28 -30 0 0 -46 33
=exclud	51 0 -42 -36 0 -37
=exist	33 -49
=exit	17 -31 0 0 33
=expect	-31 0 0 0 0 -44
=expir	-51
=explain	27 -42 0 0 0 0 -31
=explanation	19 -34 32 -33
=explicit	42 -36 35 0 -36 -34
=export	-11 33 0 0 -51 -35
=extension	26
=external	38 37 0 -32 -34
=extract	11
=eye	10
=fac	37 33 0 0 -41
=factory	34 -31 0 -38
=fait	13
=far	-41
=faster	-46
=faut	-16 0 -34 0 -37
=featur	20 0 -34
=fee	41 -34 -37
=feed	0 0 0 -32
=feel	-45 -35
=fetch	10 -33 -31 -34 -44 44
=few	0 0 0 -30
=fichier	0 -33 0 0 40
=field	0 0 0 -37 0 -54
=figma	-16 0 0 0 45 0 -36
=fil	0 0 0 0 0 0 -31
=fill	15 0 0 0 0 36
=financ	21 -38 0 0 44 -34
=find	-12
=firebas	12
=firefox	0 -36 0 -38 38 -31
=firewall	-22 0 0 -32 34
=firmwar	24 0 -42 -31
=fiscal	37 -47
=fit	35
=fiv	0 -48 0 0 0 -30
=fix	-34 0 0 0 -42 -30
=fixtur	37 -39 0 0 0 -33
=flag	8 0 0 0 0 -47
=flash	-31 0 -35 30 -54 -31 33
=float	43 37 0 -45 -52 -33
=fly	36
=folder	-14 0 0 0 -43 -39
=fonction	37 0 31 0 -33 -32
=font	10 0 0 0 -47 -42 -33
=forbid	-25 0 0 31 -31
=forc	43 41 -42 -32
=forever	18 0 0 0 0 -33
=forget	-32
=forgot	-33
=fork	10 0 0 -31
=form	-31
=format	53 0 0 0 0 -46
=formato	37 -42
=formatter	26 0 -40 0 -32 -36 33
=found	-69
=four	0 0 -41 0 0 -38 -32
=fps	37 0 0 0 30
=fram	-29 0 0 0 -33 33
=franc	23 -35 -44 0 37
=frankfurt	39 -38 -43 -41 54 -32
=fre	19 0 -45
=freez	-8 0 0 0 -35
=french	20
=friday	0 -33 0 -32 53 -39
=friendlier	-22
=front	32 0 -33 0 0 -34
=frozen	33 42 0 -34 0 -56
=full	-30 0 -37
=fun	-26
=function	39 0 43 -50 -57 -56 -30
=funziona	-39
=fuzzer	-12
=fyi	42 0 0 -36 41 -40
=gap	49 32 0 0 -48
=gat	-30
=gateway	24 -61
=gav	11
=gb	-29 0 0 0 0 -46
=gc	13
=gegen	20
=genau	0 -35 0 -30 33
=generat	23 0 -35 0 -62
=generic	-24 -52 0 0 -30
=geocoder	46
=german	17 -59 -30 0 0 39
=gestern	-30
=gift	11 -37 0 0 33
=git	27 0 0 -40
=github	26 -32
=giv	-19 -41
=given	-42
=global	32 0 0 0 -30
=going	28 -51 0 47 -48 -30
=gold	30 -30 -34 0 0 -31
=good	-75
=googl	23 0 -42 -44 42 -50
=got	28 -32 -34 -42
=gpu	40
=grad	20 -32
=gradient	-26
=graph	-19
=graphql	-12 -43 0 34
=group	50 0 0 -44 0 0 -45
=grow	-27
=guardan	21 45 -40 0 -42 0 -40
=guardar	31 30 0 0 -30
=guid	-27
=guild	17
=gut	-36
=gzip	28 47 0 0 -47
=h	44 0 0 0 39 -31
=had	-51
=half	-24 0 0 -53 0 0 -31
=hand	0 0 -30 0 0 -39 30
=handbook	34 0 0 -36 0 -40
=handl	27 39 0 0 -38
=handler	19 0 30 -33 -43 -37
=happen	-37
=happy	-31
=harbor	39
=hard	0 44 0 0 -45
=hardcod	24 0 -38 0 -40
=hash	49 0 0 0 0 -33
=hav	-33
=head	0 0 0 -34
=header	31 0 -42 -43 0 0 -45
=health	18 44 -37 -32 -41
=heap	-31
=heavy	30 0 0 0 0 -34
=height	44 -36 -40 0 34
=help	-19
=helper	44 -47 43 -37
=here's	-50
=heroku	34 -30 0 0 0 -32
=het	14 -32 0 -30 -42 30
=hid	-31
=hier	0 0 -33 30 -37
=highlight	-15
=history	0 0 0 0 -39 -30
=hit	-39
=hold	-47 0 0 0 -41
=hom	-8 45 -42 0 -42 -43
=hook	-45 -31 0 35 0 -36
=hora	14 -38 0 0 38
=hospital	9
=host	50 0 -59 0 0 -43
=hotfix	38 47 -40 -38 0 -33
=html	39 0 0 -33 34
=hug	-14
=hundr	-24
=icon	-28 -32
=id	34 0 -49 -43 0 0 -36
=idea	-77 -34 0 30 -33
=ideal	-28
=idempotent	34
=identity	30 0 0 -37 40
=idl	51 -40 0 0 38
=ids	13 -69 0 -56 69
=ignor	-53
=ill	-53
=imag	11 0 -42
=imperativ	39 0 0 0 -35
=implement	-50
=import	41 0 0 -33 0 0 -42
=importer	8 -36 -31
=incident	0 0 0 0 42 -38
=increas	-21
=index	15 0 0 0 -37 -39 -33
=info	39 -30
=inform	-29
=inglé	21 -35 40 0 -35
=init	44 57 -73 -49
=initial	36 -32 0 0 0 -30 -32
=injection	15 0 33 -31
=inlin	27 30 -48
=input	15 0 -33 0 -33
=install	-9 0 0 0 -38 -30
=int	30 -43 0 0 -39 38
=integration	30 0 0 -35
=interest	-55 0 0 0 0 0 -32
=interfac	39 0 0 -31
=internal	31
=internet	22 0 0 -33 33 -30 -37
=interrupt	39 35 0 0 -41
=interval	16
=inventory	20
=investor	-19
=invit	-11
=invoic	-18 0 0 -32 31
=ipad	0 0 0 0 0 -32
=issu	-26
=it'd	-31
=italiano	19
=item	0 -53 -34 -38 43
=itself	50 0 -42 0 0 -34
=iva	38 -50 -41 -38 30 33
=ja	0 -37 -42 52 -53
=jan	-23
=janky	-23
=java	42 -30 0 0 35
=javadoc	34
=jenkin	-25 -30 0 -48
=jira	34 -38 -31
=jo	21
=job	17 0 -33 0 0 -43
=join	-16
=json	25 0 44 -44 -49
=jump	-32
=kafka	17 0 0 0 -30
=kb	28 47 0 0 -47
=kernel	0 0 0 0 36 -33
=key	24 0 0 -56 0 0 -56
=keyword	50 0 37 0 -43 -35
=kid	13
=kijken	-31
=kill	24 -34 0 -42 33 -39
=kind	-31
=know	-20
=known	-25
=kotlin	47 0 -42 35 -38
=kubernet	-37
=kund	-25
=kunden	27 0 0 0 0 -30
=kurz	-23
=lab	18
=label	0 0 0 0 0 -55
=lancer	23 0 -30 -30 -31
=land	-8 31 0 -38 0 -35
=languag	0 -30 0 -39
=laptop	-35 0 0 0 -37
=laravel	27
=lat	-10
=latest	0 0 0 -33 32
=launch	0 -30
=law	50 35 0 -40 0 -38
=layer	57 0 0 0 -35
=layout	11
=lead	10 -30 0 -36 30
=learn	17
=leav	44 59 -46 0 -71
=ledger	32
=left	-34 -33 0 -35
=legal	0 0 0 -37
=legend	-37
=lena	-30
=length	9 0 34 0 -38
=less	-18
=let	0 0 0 -32 0 -37
=let's	-109 -34 0 40 -33
=letter	26 -41 -47
=level	31 0 -31 -36
=library	31 32 0 0 -41 -34
=licens	52 0 0 -39 40 -32
=lifetim	0 0 0 0 0 -33
=light	23 37 -34 0 -36 -30
=lik	-49
=limit	0 0 -38
=limiter	26 0 0 0 0 -40
=lin	-41 0 68 -51 -49 -48
=linear	29 0 -33 0 -37
=link	-33 0 -30
=linker	17
=lint	0 0 -37 -34 -41 -37 43
=linter	-30 0 0 -30 -31
=list	9 0 0 0 -48
=littl	-12
=lo	29 0 0 0 -44
=load	0 0 -43 -35
=loader	-22
=loc	-17 -45 0 0 32 -38
=local	49 0 -48
=lock	25 0 0 0 0 -47
=log	-15 47 0 -47 0 -55
=logic	0 0 0 -32
=login	0 0 0 0 0 30
=logo	-8
=lokal	23
=long	-22
=longer	-29
=look	-80 0 -36
=lookup	28 0 -33
=loop	-29 -32
=los	-12 0 0 -33
=loss	-44
=lost	-30
=lot	8 0 0 -42 45 -33
=lov	-63
=lunch	-41
=mach	-41
=machin	37 0 -31
=macht	34 0 -31 -30 34 -30
=mad	64 -38
=mail	0 0 0 0 0 -43
=main	37 0 -44 -31 0 0 -32
=major	35 32 -39 -49
=mak	0 -62 34 -66 -45 -40 58
=mal	-44
=man	-28 0 0 0 -34
=mandant	49
=manual	49
=many	0 -30 42 -37 -43
=map	-20 0 0 0 -43
=mardi	15 -33 0 0 40
=mark	12 0 34 -47
=market	34 0 -55 0 35 -40
=marta	35 -34 0 -43 52
=master	24 -44 0 -38
=match	-13 -34 44 -40 -41 -34
=matplotlib	26
=matter	16 0 0 0 0 -40
=may	48 48 -47 -34
=mb	10 0 -34 -33 30 -39
=meant	33
=meet	-25
=member	0 0 -32
=memory	-38 0 -46 0 0 -44
=mensaj	21 -35 40 0 -35
=mention	14
=merg	0 46 -41 -50 0 -44
=messag	14 -32
=meter	43 -34 -43 -33
=method	22
=metric	49 0 0 -48 0 -45
=microservic	20 0 0 32
=midnight	36 0 0 0 31
=migration	33 31 0 0 -74
=mill	-27
=million	-10
=min	23 -42 -39 -39 63 -51 -39
=mind	-54
=miss	-67
=mix	16 0 0 -46 -35
=mm	38 -42 0 0 44 -32
=mobil	13 0 0 34 -38 -40
=mock	30 -36 -39
=mod	39 0 -39 0 0 -47
=modal	-45
=model	48 -34 54 -41 0 0 -39
=modul	21 0 0 0 -33
=moeten	-16
=moment	-57
=money	52 41 -38 -46 0 -40
=mongo	15
=monolith	38 0 0 36 -40
=most	27 0 0 -32 0 -30
=mov	-8 0 -33
=ms	16 0 0 0 -38
=much	0 0 0 0 0 -37
=mucho	-51
=myself	9
=mysql	23 0 0 34 -48 0 -31
=n	-33
=naar	20
=nach	34 0 -36 0 -58 0 -30
=nacht	39 -38 -30 -36 46 -34 -30
=nah	25 0 -30 0 -41 39
=nam	88 0 70 -77 -35 -45 -53
=nan	-38
=nas	29 -40 0 0 40 -34
=nat	33
=nativ	36 -37 -33 45 -35 -35
=need	-26 -41
=negativ	0 -44 -46 -37 0 39 -37
=nein	17 0 0 0 -32 34
=neither	-11
=nest	40 -43 42 0 -61 -33 -44
=net	46 -44 0 0 33
=network	26 54 -48 -44 0 -43 -32
=neu	33 -39 -30 34 0 -32
=new	8 -39 34
=newer	31 0 0 -42 46
=newest	0 0 0 0 -35
=next	-16 -46
=nicer	-32
=nicht	27 0 0 -32
=night	0 -33 0 0 33
=nin	19
=nod	8 0 -44
=nog	-44
=nois	33
=noisy	36
=nom	22
=noon	0 -37 0 0 38
=normal	41 -32 0 -42 51 -36
=not	-15 0 0 0 31
=notic	-38
=npm	-26
=null	0 -35 -31 -39 44
=number	55 -32 0 -51 46
=numéro	36 0 -30
=número	20
=object	29 -41 0 -40
=offen	17 -34
=offic	67 0 0 0 34 -44
=offlin	0 0 0 0 0 -39
=offset	0 -34 -37
=oh	-70
=older	0 0 -34 0 0 -36
=oldest	-18 0 -37 0 35
=one	-15
=onlin	38
=op	30
=open	-28 -37
=openapi	22
=operator	31 -36
=ops	0 36 0 0 -30
=option	-32 0 0 -38
=optional	-44
=oracl	42 -31 0 0 -33 30
=order	0 0 -35
=origin	15 -30 34 0 -36
=other	-27 0 0 0 -35
=otra	-44
=outbox	18 0 0 0 -33
=output	-15 0 -37 -37 0 -33
=outsid	40 31 -30 -40 -45
=overflow	-26
=overkill	17
=overlap	-40
=overwritten	13 0 0 -32 31
=own	0 0 0 0 54 -53 -38
=p	32 0 -37 0 0 31
=packag	37 0 0 0 -36 -47
=pag	-25 0 -63 35 -34 0 -31
=pagination	15 -35
=panic	25
=paper	32 -42 0 32 -38
=par	18 37 -52 0 0 -32 -32
=paragraph	-17
=param	33 0 0 -35 -35
=parameter	14
=parcel	19 -30 0 0 37
=parent	0 -33 0 0 35
=pars	-29 0 0 0 -42
=parser	-17 0 -38 0 0 32
=part	23 0 0 -38 0 -36 -36
=partition	63 0 0 0 41 -71
=partner	24 0 0 -37
=party	12 0 -35
=password	26 0 -46 0 38 -53 -34
=past	-25
=path	0 0 0 0 -30
=patient	13
=paus	0 0 0 0 -36
=pay	38
=payload	-14 0 -35
=payment	53 0 0 0 0 -33
=pdf	15 -34
=pedido	-9 -52 -35 0 61 0 -35
=pelo	41 -43
=peopl	21 0 0 31
=percent	26 -45 -39 -35 47
=period	34 0 0 0 -33
=permission	14 0 0 -32
=person	23 -31 0 0 0 0 -33
=personal	26 40 0 0 0 0 -33
=petit	37 0 31 0 -33 -32
=phas	-21
=phon	0 0 0 0 0 -43
=photo	0 -30
=php	24 -31 0 0 0 -46
=physic	0 0 -30 0 31
=pick	37 -48 0 -37 0 -44 33
=pin	25 33 0 -45 0 -31
=ping	-37
=pipelin	42
=pixel	-27 -35 0 -38 0 32
=plac	8 -40
=plain	24 0 0 0 0 -39
=plan	-10 0 0 0 -37
=play	-36
=plot	-48
=plugin	52 0 -31 31
=plural	19 0 0 0 -37
=pnpm	43 -30 -42 0 -46 -41 38
=point	0 -41
=policy	-19
=pool	40 -40
=port	25 -61 0 0 37
=portal	42 0 0 0 35
=position	-32 0 0 0 31
=positiv	10 -31 -30 0 -41 38
=possibl	-8 -35
=postgr	-14 -38 -33 0 0 -48
=pr	-24 40 -44 -35
=precio	24 0 0 -33 -30 0 -34
=prefix	48 -45 32 -41
=prepar	-10
=present	16 0 32 -31 -36
=press	-43
=pretty	-30
=preview	-36 -43 -34 -39 30 -33
=prezzi	36 0 -40 0 30
=pric	39 0 -51 0 0 36 -36
=print	-23 0 0 -31
=printer	0 -36 0 0 45 -43
=pris	17
=privacy	27 0 0 0 -47 36
=privat	33
=pro	60 0 0 -45 0 -45 -43
=process	22 0 0 0 -41
=prod	26 0 -54 -47 0 -34
=product	0 -41 0 32 -35
=production	-10 0 0 -38 39 -36
=profil	-14 0 0 0 -32
=progress	15
=project	0 0 -58
=promis	32 0 -44 -33 0 -32
=prop	-22 0 0 0 -43
=protect	30 -37 0 0 41
=prototyp	14 -32 0 0 -31 36
=prova	-17
=provider	51 -36 0 -40 40
=proxy	30 -63 0 -31 0 36
=prueba	31 0 0 0 0 -30
=public	62 42 0 -33 -83
=publish	24
=pull	-36
=push	24 42 -46 0 0 -31
=put	10 0 44 -47 -49 0 -30
=px	13 0 0 0 -34
=python	49 -39
=página	-40
=qa	50 -34 -40 0 31
=qu'il	9 0 0 0 -33 33
=que	-39 0 0 0 0 -37 -32
=query	14 54 -54 0 -60 0 -32
=question	0 0 0 0 39 -46
=queu	0 0 -40 0 -33
=quick	-23
=quot	-12 -32 39 -34 -44
=rac	-46
=radio	-19 30 0 0 -31
=rais	-13 0 0 0 -31
=ran	-50
=rat	38 0 -38 -41 33
=raw	27 0 0 -45
=reach	0 0 -32 -34
=reachabl	-29
=react	15
=read	0 32 0 0 0 0 -38
=readabl	40 0 0 -49 -41
=reader	-24 0 0 0 -34
=reading	11
=readm	-56
=ready	-33 -31
=real	51 0 0 -32
=rebas	-23 31
=reboot	0 33
=recet	13
=rechtstreek	41
=recommend	-37
=record	33 -52
=redis	0 0 -35
=redux	26 0 0 33
=refactor	-45
=refresh	0 -57 0 -36
=refus	9 0 0 0 0 -30
=regenerat	10 -35
=regex	-9
=region	31 0 0 0 0 -39 -33
=register	9 -44
=registry	24 -44 0 0 0 34
=regression	-14
=regulator	-46
=relanc	-53
=releas	22 0 -48
=reload	0 0 0 -34
=remark	-34
=remember	28
=remov	-47
=renam	-26
=render	11 0 -45 0 0 -39
=renew	-32 0 0 0 0 -36
=repeat	41 -53 0 -34 0 0 -32
=replay	40 0 -32 0 -40
=replica	39
=repo	75 -76 -32 0 0 0 -32
=report	0 0 -37 0 0 0 -31
=repository	28 -35
=reproduc	-21
=reproducibl	-21 0 0 0 -32
=request	-34 0 0 -33 0 -31
=rerun	-71
=reset	11 -41 -44 -31 48 -40
=respons	-47
=rest	-35 0 -42 32 0 -50
=restart	13 -32
=restor	12
=result	-33 31 0 -43 -47
=retention	43
=retro	-32
=retry	14 -34
=return	17 -51 54 -67 0 0 -36
=rev	38
=revenu	12 -35 0 0 31
=revert	-36
=review	0 33 0 -39 0 -36 -33
=reviewer	-26 0 0 -37
=rewrit	18 32 0 0 -37
=right	-77 -54
=rol	-23 -49 -42 -39 42 -34
=roll	0 0 0 0 -39
=room	-24 -31
=root	39 0 0 -33 0 -30
=rotat	24 0 0 0 32 -33
=rotation	39 -37 0 0 38 -34
=round	0 30 0 -31
=rout	-20 0 0 0 0 -32
=row	-44 0 0 -37
=rul	24 37 -39 -45 -61
=run	-62
=runner	34 0 0 0 32
=rust	-27
=rücksprach	18 44 -47 -48
=s	54 -49 0 -34 45
=safari	-20
=sagen	0 -35 0 0 35
=said	-35 0 -33 -35 -37
=sal	26 -38 0 0 0 -41
=sampl	-36 0 0 -34 0 -43
=sandbox	52 -45 0 -37
=sara	-28 0 0 0 -34
=sav	-34 34 -36 -42 0 -42 -34
=say	-24 0 -43 0 -40
=scal	14 0 0 0 0 -37
=scan	18
=scanner	-19
=schau	-31
=schedul	38
=schema	39 0 0 -32
=school	44 -49 -39
=scop	8 0 0 -44 -44
=scratch	-23
=screen	40 0 0 -37 34 -32
=screenshot	-12 33 0 -51 0 -42
=screw	35 -32 0 0 -30
=script	0 0 0 0 0 -48
=sdk	0 0 0 0 36
=search	0 0 0 0 0 -36 -30
=seat	49 -30 0 -37
=secret	22 30 0 0 -41
=section	-38
=security	24 0 0 0 0 -36
=see	-26 0 0 0 37
=seed	33 0 0 0 0 -30
=seem	-50
=seen	-40
=self	50 0 -31 0 0 -35
=sell	37 -35
=send	0 0 -41
=sensor	8 -39
=sent	-44 0 -31 -32 35 -34
=sentenc	46 -53 47 -58 -44
=separat	40 0 -32 0 0 0 -36
=separator	13 -34
=sequenc	19 -38 -30
=sequential	-22 0 0 0 -31 -30
=serial	28 0 -31 -40
=serious	8
=server	29 -49 -34
=serveur	-10 0 0 0 31 0 -31
=servic	25 0 0 0 0 0 -31
=servidor	41
=será	-24
=session	28 -54 -39 -43 48
=set	-33 0 0 -40
=setting	-45
=setup	11 33 -31 -34
=seul	31 -33 -33 31
=seven	29 -39 0 -32 39
=several	-15 -35 0 0 31
=shar	51 0 -47 -46 54 -49 -34
=sheet	19 -44 -40 -34 53 -36
=ship	20 36 -32 0 -62 33
=shipment	8 0 0 0 -31 32
=shop	20 -42 0 -38 54 -41
=short	29 -58 57 0 -53 -48
=shorten	-33
=shorter	-29
=show	-14 0 0 -36 -42 -39 -32
=shown	27 40 0 0 -36 -34
=sick	-42
=sid	26 0 -39 30 0 -36
=sidebar	0 -34 0 0 32
=sieht	-39
=sign	40 0 0 0 0 -41
=signatur	-25
=signup	-20
=silenc	0 31 0 -30 -31
=sim	36 0 0 0 -38
=simpl	11 -50 33 0 0 -37
=simpler	37
=simplify	-34
=simulator	25
=singl	65 0 0 0 0 -46
=sit	47 -49 -45 -39
=six	-10 0 0 0 0 -32
=siz	28 -60 0 -47 41
=skip	19 0 0 0 0 -45
=sleep	-27 0 31 -32 0 -40
=slot	36
=small	13 0 0 0 -65
=smaller	-16 -33
=smell	-47
=so	11 0 -35
=soft	-8
=solution	-18
=som	-48
=someth	0 0 30 0 -43 0 -36
=somewher	-53
=sonntag	35 -43 -42 0 49 -32
=sort	0 -39 0 -43
=sound	-55
=sourc	25
=spac	44 -50 62 -47 -56 -46 -37
=span	33 -41
=spe	-26
=speak	28 0 0 -31
=spec	34 -39 0 0 -35
=spell	53 -48 61 -52 -60 -42 -32
=spik	-24
=spin	-26
=spinner	-36
=split	-23 -33 0 0 -30 0 -30
=sprint	22 -34 0 36 0 -36
=sql	57 -31 0 0 0 -45 -33
=squash	34 0 0 0 -39
=src	-28
=ssh	35 -56 -37 -42 68 -33 -40
=sso	25 -30
=stabl	0 0 0 0 -34
=stack	-32
=stag	44 0 -48 0 56 0 -53
=stal	-27 0 0 0 0 -30
=stand	-15
=standby	22 0 0 -40
=start	0 0 0 -33 -44 0 37
=startest	23
=stat	22 -35 0 35 0 -40
=statement	19 -36 -30
=status	0 0 0 0 34 -33 -34
=steht	27 0 0 -32
=stellen	31 0 0 -38
=step	-25 0 31 0 0 -31
=stock	29 -32 0 0 33
=stop	0 -31 0 -30 36
=stor	0 0 -38 0 -30
=storag	19 -32
=story	45
=storybook	38 0 0 0 34 -33
=str	-51
=stream	-21
=string	0 0 0 -32
=strip	40
=strong	0 37 0 0 -32
=structur	21 0 0 0 -32
=stub	16 -31 -30 33
=stuff	0 0 0 0 -34
=styl	0 0 0 -48 -41 -45 -39
=su	53 0 -35 0 0 -41
=subnet	35
=such	-32
=suit	-34
=summary	-46
=sunday	0 -39 0 0 35
=supervisor	45 0 0 -31 0 -35
=support	10 -45 0 0 33 -51
=surpris	-44
=svelt	33 0 0 0 -31
=svg	0 33 0 0 -32
=swap	43
=switzerland	26 -54 -42 -38 60 -49
=sync	19 -43 0 34 0 -36
=syntax	18
=system	-12 0 0 0 0 -45
=tab	0 -31 35 0 -42
=tabell	14 -38
=tabl	33 32 0 0 0 -31 -42
=tablet	22
=tag	52 35 0 -42
=tail	12 -35 0 0 0 37
=tak	-34
=talk	14
=tarda	-51
=target	16 -42
=task	0 0 0 0 -33
=tax	40 0 -31 0 43 -33
=team	15 -48 -41 31 0 0 -30
=teh	13 0 0 -33
=telemetry	-32
=tell	49 0 0 -30 0 -54
=temperatur	-25
=temporary	-27
=ten	-8 36 -35
=tenant	34 -56
=tenth	26 0 0 0 36 -32
=term	23 -32 -30
=ternary	18 0 30 0 -39
=terraform	18
=test	0 36 0 0 -45 -38
=testflight	-26 0 -35 0 36
=text	9 46 0 0 -54 -41
=that	26 -50 -32 -45 0 43
=them	31 65 -33 -32 -71 -39
=thing	23 32 39 -66 0 -59
=think	-45
=third	-32 0 -35
=thirty	50 0 0 0 -35
=though	-17
=thought	-30
=thousand	46 0 0 -35 0 -35
=thre	-38
=thread	34 0 0 0 0 -45
=throw	31 0 -54 -34
=thursday	21 0 0 -32 -30 33
=ticket	-36 0 0 0 -31 -33
=tier	38 0 0 0 0 -30
=til	-10 0 -38
=till	25 -31
=tim	-8 0 0 -32
=timestamp	35 0 -42
=tiny	21
=titl	-20 0 35 -38
=tmp	0 34 0 0 -30
=together	36 0 0 0 -32
=toggl	29 -34 -33 40 -32
=token	0 0 -37 0 0 0 -47
=tokenizer	12 -32 0 0 34
=told	17
=took	-23
=tool	13 0 0 0 -39
=tooltip	-30
=topic	-36
=torchrun	25 0 0 0 -35
=total	-42
=touch	19 51 0 0 -59 -42 -33
=tourn	14 -31 0 0 38
=toy	-29
=trac	-54
=track	0 0 0 31 0 -46
=traffic	17
=train	-11 0 0 0 38 -46
=transaction	28 0 -32
=transformer	12
=translat	-38
=translation	14 0 0 0 0 -42
=treat	32 0 0 0 -32
=tri	14
=trial	8 0 0 0 -36 34
=trigger	22 -38 0 35
=trop	-14
=truck	14
=truncat	13
=trunk	58 -37 -49 0 38 -40
=try	-70
=tuesday	23 0 0 0 -34
=turkey	15 -35 0 0 36
=turn	21 31 -45 -35 0 0 -36
=twic	-36 0 0 -44
=twitter	-36
=typ	28 0 51 0 -44 -57
=typo	-40
=ubuntu	30 0 0 -36 36
=ui	42 -31 0 -46 0 -34
=umlaut	-17
=understand	-14
=understood	-35
=undo	-63
=une	26 0 0 0 -37 -33
=uniqu	14
=unit	0 -39 0 -48
=unity	0 0 0 -31
=unknown	0 0 0 0 0 -33
=uns	18
=unstabl	-37
=unus	-29
=updat	10 0 -33 0 0 -37
=upgrad	-33
=upload	13 0 -38 0 53 -43
=upsid	-35
=url	57 36 -41 -32 0 -45
=usb	17 0 -35
=useless	-24
=user	10 0 0 -55
=v	33 -36 -39
=vai	30 32 0 0 -38
=valid	10 -47 0 0 44
=validat	-35
=validation	42 0 0 0 0 -31
=valu	12 0 0 -32 0 -37
=var	-21
=variabl	0 0 40 -31 -42 -37
=vat	-32
=vault	31 0 0 -47 0 -45 -30
=vendor	22 0 0 0 0 -36
=version	35 -34 0 37 0 -50
=vet	-36
=video	-36
=vielen	-30
=view	0 -32 33 -40 -40 31
=visibl	-16 -35 30
=vit	0 0 -30
=voucher	13
=vpn	0 -34 0 0 0 -40
=vue	11
=w	65 0 -59 -52 0 0 -36
=wait	-88 0 0 -50
=want	0 0 0 0 0 -43 -31
=warehous	41 -46 0 -33
=warn	-52
=warning	-32 0 0 -31
=wartungsfenster	22 -41 -38 0 43 -30
=watchdog	37 0 0 -35 0 -38
=way	0 0 38 -33 -31 0 -30
=we'd	-41
=web	0 0 0 0 -31
=webhook	-22
=websocket	-8
=wednesday	-11 -32 0 -35 41
=weekday	43 -32
=weekend	26 -44 0 -35 50 -45 -32
=weight	33 -36 -36 0 0 32
=well	-16 30 -40 0 -38
=went	-36
=werden	25 0 0 0 -31
=whether	0 0 0 0 -33
=whil	15
=whit	0 34 -34
=whol	0 -31 0 0 -40 -42
=wid	0 0 -40 0 0 -40
=widget	-11
=wiki	39 0 0 0 0 -43
=wildcard	28 0 0 0 0 -33 -34
=will	61 0 -53 36 0 -42 -33
=win	15
=window	0 0 -35 34
=wip	28 -45 -30 0 42
=wir	30 -32 0 -31 36
=wird	60 0 -47 0 0 -56 -40
=within	30 0 0 -44
=wizard	17
=word	45 -38 64 -64 -37
=work	0 35 -41 -49
=worker	-14
=workspac	24
=world	-28
=worry	-51
=worth	30
=would	-65
=wrap	12 0 0 0 -33
=writ	35 0 51 -33 -43 -33
=written	23 0 0 0 -30
=x	17 0 -31 0 42 -34
=xml	25 0 0 -41 0 -38
=yaml	0 -32 0 0 -42
=yarn	26 0 0 32
=yesterday	-61
=your	12 0 0 -36
=yourself	39 0 0 0 -36 38
=zero	25
=zip	-22 0 0 0 30
=zon	8 -42 0 0 39
=zoom	-51
=zwei	15 -36
?	-36
? $	-35
AGAIN	-34
AGAIN $	-47
AGAIN , _	8
AGAIN LIVES	28
AGAIN LIVES $	28
AGAIN NOT	-25
AGAIN NOT _	-25
AGAIN SYMPTOM	-19
AGAIN SYMPTOM $	-18
AGAIN _	-30 -36
AGAIN _ $	-53
AGAIN _ for	-20
AGAIN on	36 0 0 0 31
AGAIN with	-22
AGAIN&CALLED	13
AGAIN&DECIDE	11
AGAIN&DONT	-28
AGAIN&DROP	42 0 0 0 -30
AGAIN&EVERY	-23
AGAIN&FORNOW	20
AGAIN&GRATITUDE	-26
AGAIN&HEDGE	-25
AGAIN&I	-38
AGAIN&INSTEAD	25
AGAIN&IS	-9 0 0 0 33
AGAIN&LIVES	-11
AGAIN&MUST	23 -34 0 0 32
AGAIN&NOT	-25
AGAIN&NOW	-27
AGAIN&ONLY	31
AGAIN&PLEASE	-16
AGAIN&SYMPTOM	-27
AGAIN&THIS	11
AGAIN&VALUE	-33
AGAIN&WAS	20
ALWAYS	20 36 0 -41 0 0 -30
ALWAYS $	40 32 0 -37 -35 0 -34
ALWAYS ,	26 0 0 0 -38
ALWAYS , also	19
ALWAYS DONE	-33
ALWAYS LIVES	13 31 -33
ALWAYS OWNER	13 33 -34
ALWAYS USE	-30
ALWAYS _	16 0 0 -34 0 -48
ALWAYS _ $	33 0 0 -43 0 -49
ALWAYS _ on	-30
ALWAYS a	-22
ALWAYS in	43 0 -45
ALWAYS the	-40
ALWAYS&CALLED	-28 0 0 0 -31
ALWAYS&GRATITUDE	8 0 0 0 -30
ALWAYS&HEDGE	-29
ALWAYS&I	25 -34 0 0 0 -30
ALWAYS&IS	28
ALWAYS&LIVES	14 0 -48 -32 0 0 -34
ALWAYS&NEVER	25
ALWAYS&NO	0 0 0 0 -30
ALWAYS&ONLY	-11
ALWAYS&SHOULD	-27
ALWAYS&SYMPTOM	-21
ALWAYS&THIS	23 0 0 0 0 -31
ALWAYS&USE	-48
ALWAYS&VALUE	13 0 0 0 -34
ALWAYS&WE	-31
ALWAYS&YOU	20 40 -39
ASKS	-34 30 0 0 -31 -30
ASKS ?	-14
ASKS ? $	-14
ASKS ALWAYS	-13
ASKS EVERY	-8
ASKS EVERY _	-8
ASKS HEDGE	-15
ASKS LIVES	-31
ASKS NEVER	-20
ASKS USE	-33
ASKS USE a	-20
ASKS _	-30
ASKS _ $	-39
ASKS _ I	-13
ASKS _ THIS	-32
ASKS _ WHAT	-25
ASKS _ a	-12
ASKS _ at	-28
ASKS _ de	-30
ASKS _ the	-31
ASKS _ to	-10
ASKS a	-18
ASKS a _	-18
ASKS also	-16
ASKS also _	-16
ASKS do	-9
ASKS do THIS	-9
BECAUSE $	0 0 0 -32 -34
BECAUSE <acronym>	12 0 0 31
BECAUSE <number>	17
BECAUSE THEY	22 0 0 0 -35
BECAUSE THEY _	22 0 0 0 -35
BECAUSE THIS	-18
BECAUSE _	-13 0 -33 0 -45
BECAUSE of _	13
BECAUSE the	9
BECAUSE the _	9
BECAUSE&DECIDE	23 0 0 33 -43
BECAUSE&DROP	-13 -30
BECAUSE&EVERY	40 33 0 -33
BECAUSE&I	-12
BECAUSE&KEEP	17 0 0 0 -36
BECAUSE&LIVES	26
BECAUSE&NOT	20 0 0 0 0 0 -33
BECAUSE&NOW	28
BECAUSE&ONLY	18
BECAUSE&SYMPTOM	-30
BECAUSE&THIS	10
BECAUSE&USE	32
BECAUSE&VALUE	39 0 -30
BECAUSE&WAS	29
BECAUSE&WE	37
BECAUSE&YOU	20
CALLED	0 -46 0 -32
CALLED "	0 0 0 0 0 34
CALLED " <name>	15 0 0 0 -33
CALLED " _	35
CALLED $	-11 -38 0 0 0 -44
CALLED ,	-23
CALLED <code>	22 0 0 0 0 0 -35
CALLED <host>	38
CALLED <name>	25
CALLED <name> ,	10 0 0 0 -39
CALLED IS	13 0 -33
CALLED IS _	14 0 -32
CALLED _	58 -55 0 -43 0 30
CALLED _ $	33 0 -49 -37
CALLED _ ,	9 -34 -38 0 -32 40
CALLED _ IF	18
CALLED _ after	39 -31 40 0 -44 -35
CALLED _ and	36 0 0 0 30
CALLED the	20
CALLED&EVERY	32 0 0 0 -32
CALLED&I	-8 0 0 0 0 -31
CALLED&IS	19
CALLED&LIVES	10 0 -32 0 37 -46
CALLED&NEVER	0 0 0 0 -34 34
CALLED&NO	-11 0 0 0 0 -30
CALLED&NOLONGER	16
CALLED&NOT	31
CALLED&NOW	34
CALLED&PLEASE	-20
CALLED&THIS	0 0 0 0 -32
CALLED&VALUE	17 -36 0 0 0 36
CALLED&YOU	14 0 0 0 -33
DECIDE	41 -31 0 100 -65
DECIDE $	0 -40 -53 50 -38 -38
DECIDE ,	0 -40 0 36 -31
DECIDE , _	-20
DECIDE <name>	13 0 0 0 -33
DECIDE DROP	21
DECIDE GRATITUDE	-35 0 0 -30 32
DECIDE GRATITUDE $	0 0 0 -30 32
DECIDE IS	42 -34 -33 50 -44 -32
DECIDE IS THIS	21
DECIDE IS _	18 -30 -34 41 -31 -32
DECIDE MAYNOT	12 31 0 -40
DECIDE MAYNOT to	12 31 0 -40
DECIDE THIS	19 0 0 30
DECIDE THIS WE	14
DECIDE THIS _	-17
DECIDE _	23 0 0 0 -37 -37
DECIDE _ $	-10 0 31 -49
DECIDE _ ,	34 0 0 0 0 -35
DECIDE _ <number>	16
DECIDE _ THIS	16
DECIDE _ and	-21
DECIDE _ at	20
DECIDE a	-50
DECIDE a _	-50
DECIDE bei	18
DECIDE bei _	18
DECIDE con	31 0 0 31
DECIDE con _	14
DECIDE for	40
DECIDE in	17 -30
DECIDE on	27 -35 0 30 0 -30
DECIDE on _	32 -31 0 30 -34
DECIDE on the	25
DECIDE one	36
DECIDE one _	36
DECIDE the	36 -36 0 35 -37
DECIDE the _	23
DECIDE to	37 -34 0 41 -35
DECIDE to _	34 -33 0 38 -35
DECIDE with	32 -33 0 40 -32 -33
DECIDE with _	26 -34 0 40 -33 -35
DECIDE&DONT	16
DECIDE&DROP	36
DECIDE&EVERY	0 0 0 0 -35
DECIDE&GRATITUDE	35 0 -44
DECIDE&HEDGE	-15
DECIDE&I	-8 0 -31 35
DECIDE&INSTEAD	15
DECIDE&IS	25 0 0 62 -36 -44
DECIDE&KEEP	20 0 0 0 -39
DECIDE&LIVES	22 0 0 37
DECIDE&MAYNOT	29
DECIDE&NEVER	11
DECIDE&NO	56 -63 -31 34 -31
DECIDE&NOLONGER	29
DECIDE&NOT	20 0 0 39 0 -47
DECIDE&NOW	29
DECIDE&SYMPTOM	34
DECIDE&THIS	10 0 0 50 -54
DECIDE&USE	0 0 0 0 -35
DECIDE&VALUE	0 0 0 43 -40
DECIDE&WAS	19 0 0 40 -45
DECIDE&WE	36 -30 0 48 -49
DONE	-30 0 -39 0 0 -49
DONE $	-29 -35 0 0 0 0 -31
DONE ,	-38
DONE , <number>	-30
DONE ?	-16
DONE ? $	-16
DONE NOT	-19
DONE NOT $	-19
DONE NOW	-37
DONE NOW $	-37
DONE THIS	12 0 -30
DONE UNLESS	-43
DONE _	42 38 -46 -32 -35 -32
DONE _ $	43 0 -44 0 0 0 -41
DONE and	-25
DONE by	14 -31
DONE by the	29
DONE in	-35
DONE the	-24
DONE the _	-20
DONE with	-17 0 0 0 0 -32
DONE with THIS	-35
DONE with a	-32
DONE with the	-13
DONT	12 50 -34 0 -38
DONT $	12
DONT HEDGE	-24
DONT LIVES	-33
DONT LIVES the	-31
DONT OWNER	25 -41 0 0 38
DONT USE	41 0 -39 -30
DONT USE _	25
DONT _	0 47 0 -39 -65
DONT _ $	-23
DONT _ ,	59 0 0 -36
DONT _ EVERY	-39 33 0 0 -31
DONT _ FORNOW	-37
DONT _ THEY	26
DONT _ THIS	-9 51 0 -41 -45
DONT _ WHAT	-41
DONT _ a	44 32 0 0 -31
DONT _ on	35 38 -30
DONT _ the	16 38 -55 -31 -35
DONT _ with	-20
DONT do	0 0 0 32
DONT do _	8 0 0 30
DONT na	35 34 0 0 -34
DONT na _	35 34 0 0 -34
DONT&EVERY	-18 31 0 -30 -36
DONT&FORNOW	-46
DONT&I	-19
DONT&IS	36
DONT&KEEP	34 34
DONT&LIVES	-9 0 0 0 -59
DONT&MAYNOT	22
DONT&MUST	0 0 0 0 0 -30
DONT&NO	-19
DONT&NOLONGER	20 0 0 0 -30
DONT&ONLY	-10
DONT&SYMPTOM	22 39 -31
DONT&THIS	14 0 0 -35
DONT&USE	29 35 -42 -36
DONT&VALUE	39 0 -31 -31
DONT&WE	34 0 -30
DROP	19 0 0 70 -43 -31
DROP $	-9
DROP ,	45 -38 0 45 -31
DROP THIS	-29
DROP THIS $	-45
DROP _	26 0 0 0 0 -30
DROP _ ,	30
DROP _ for	-10
DROP _ on	13
DROP and	8
DROP and _	8
DROP for	-25
DROP here	-34
DROP in	20 0 0 0 -42
DROP of	-20
DROP off	-26
DROP off $	-26
DROP the	24 -33 0 43 -44
DROP the _	31 -35 0 42 -42
DROP with	31 0 -33 37 -40
DROP&EVERY	36 -30 0 36 -39
DROP&FORNOW	28
DROP&GRATITUDE	-19
DROP&I	-9
DROP&IS	30 0 0 48 -40 -32
DROP&KEEP	10 -39
DROP&LIVES	9
DROP&MOVED	18
DROP&MUST	12 -38
DROP&NEVER	39
DROP&NOT	20 36
DROP&ONLY	8 0 0 0 -31
DROP&SYMPTOM	22
DROP&THIS	0 0 0 37 -46
DROP&USE	35
DROP&VALUE	42 -61
DROP&WAS	27
DROP&WE	52 -35 0 59 -60
EVERY	10
EVERY $	-37 0 -41 34 0 -49
EVERY ,	0 0 0 0 0 -33
EVERY , _	34 0 0 0 0 -33
EVERY <number>	0 -42 -31 0 42
EVERY <number> $	33
EVERY <number> TIME	-15 -35
EVERY <number> _	9
EVERY DONE	-23
EVERY HEARSAY	-42
EVERY HEDGE	32
EVERY HEDGE _	32
EVERY IS	-17 0 0 0 -33
EVERY IS _	29 46 0 0 -53
EVERY LIVES	42
EVERY LIVES $	13 -30
EVERY NOW	-27
EVERY Name	46 0 0 0 0 -31
EVERY SYMPTOM	-29
EVERY THIS	43
EVERY THIS _	45
EVERY THIS a	30 0 -31 0 -32
EVERY TIME	55 -31 -32 -43 55
EVERY TIME $	68 -48 -31 -35 50
EVERY TIME Name	17 0 0 0 30
EVERY UNLESS	17
EVERY WE	9 0 0 0 -33
EVERY _	12
EVERY _ $	25
EVERY _ ,	49 -32
EVERY _ ?	-39
EVERY _ IS	-18
EVERY _ LIVES	26
EVERY _ MUST	0 43 0 0 -46
EVERY _ NEVER	-14 -32
EVERY _ SHOULD	-35
EVERY _ THIS	-31
EVERY _ TIME	19
EVERY _ UNLESS	18 39 0 0 -50
EVERY _ USE	-23
EVERY _ a	21 31 0 0 -32
EVERY _ and	-11
EVERY _ at	31
EVERY _ in	20 47 0 0 -45 -42
EVERY _ of	30 0 0 0 -40
EVERY _ on	52 -50 0 -30 51
EVERY _ the	32 34 0 -31 -33
EVERY _ to	-20
EVERY _ with	20 -31
EVERY a	-29
EVERY a _	-29
EVERY and	-21
EVERY de	29 43 0 0 -39 -31
EVERY for	0 -36 -36 -35 43
EVERY in	0 0 0 -30
EVERY mit	23
EVERY new	19 0 0 0 -33
EVERY new _	19 0 0 0 -33
EVERY of THEY	11
EVERY over	35 30 0 0 -32
EVERY the	0 0 0 0 0 38
EVERY the _	-19 0 -33 -35 0 42
EVERY&FORNOW	-13
EVERY&GRATITUDE	-17 0 0 0 -42
EVERY&HEDGE	0 30 -34 0 -37
EVERY&I	0 0 0 -39 0 -32
EVERY&IS	-10
EVERY&KEEP	45 0 0 0 -40
EVERY&LIVES	24
EVERY&MAYNOT	25
EVERY&MOVED	-21
EVERY&MUST	0 54 0 0 -51
EVERY&NEVER	0 -45
EVERY&NO	28 37
EVERY&NOLONGER	26 -36
EVERY&NOT	35 0 0 0 -41
EVERY&NOW	-9
EVERY&ONLY	-12 0 0 -38
EVERY&OUR	24
EVERY&PLEASE	29 0 30
EVERY&SHOULD	-20
EVERY&SYMPTOM	-14 0 -30
EVERY&THIS	-8
EVERY&USE	-35 0 -33
EVERY&WAS	-18
EVERY&WE	8
EVERY&YOU	23
FORNOW	-43 0 -39
FORNOW $	-32 -35 -35 -40 36
FORNOW ,	-50
FORNOW , _	-44
FORNOW _	-30
FORNOW _ $	-20
FORNOW one	-37
FORNOW one $	-37
FORNOW&GRATITUDE	8
FORNOW&I	-33
FORNOW&IS	0 0 0 0 35
FORNOW&KEEP	-53
FORNOW&LIVES	-14 0 0 0 -33
FORNOW&NO	-12
FORNOW&NOT	-19
FORNOW&ONLY	-49
FORNOW&OUR	34
FORNOW&SYMPTOM	-28
FORNOW&THIS	-15
FORNOW&USE	-25
FORNOW&WE	-30
FORNOW&YOU	-23
FUTURE_I	-39 0 34 -40 -42
FUTURE_I AGAIN	-16
FUTURE_I AGAIN _	-16
FUTURE_I HEDGE	-23
FUTURE_I HEDGE $	-17
FUTURE_I HEDGE _	-19
FUTURE_I NOT	-30
FUTURE_I NOT _	-20
FUTURE_I OWNER	-32
FUTURE_I _	-50
FUTURE_I _ $	-39
FUTURE_I _ THIS	-25
FUTURE_I _ in	-10
FUTURE_I _ on	-26
FUTURE_I _ the	-8
FUTURE_I _ to	-20
FUTURE_I _ with	-22
FUTURE_I a	-29
FUTURE_I a _	-29
FUTURE_I do	-47
FUTURE_I on	-29
FUTURE_I the	45 -33 36
FUTURE_I the _	45 -33 36
FUTURE_I to	-45
FUTURE_I to _	-39
GRATITUDE	-35 -41 31
GRATITUDE !	-25
GRATITUDE ! $	-24
GRATITUDE $	-30 0 0 -31 0 -40
GRATITUDE ,	-34 -31 -37
GRATITUDE , ASKS	-23
GRATITUDE , FUTURE_I	-8
GRATITUDE , GRATITUDE	-13
GRATITUDE , I	17
GRATITUDE , IS	-23
GRATITUDE , NOW	-16
GRATITUDE , PAST_I	-20
GRATITUDE , THIS	-21
GRATITUDE , WRONG	-24
GRATITUDE , _	-48
GRATITUDE , the	-23
GRATITUDE <number>	-37
GRATITUDE ?	-8
GRATITUDE ? $	-8
GRATITUDE ASKS	-19
GRATITUDE FUTURE_I	-21
GRATITUDE GRATITUDE	-27
GRATITUDE GRATITUDE $	-27
GRATITUDE I	-22
GRATITUDE I _	-22
GRATITUDE IF	-27
GRATITUDE IS	-22
GRATITUDE NO	-41
GRATITUDE NO $	-33
GRATITUDE PLEASE	-26
GRATITUDE THIS	15
GRATITUDE THIS DONE	-23
GRATITUDE THIS _	-13
GRATITUDE YOU	-24
GRATITUDE YOU $	-22
GRATITUDE YOU ,	-14
GRATITUDE YOU TOO	-14
GRATITUDE _	-13 -33 0 39 0 -32
GRATITUDE _ !	-30
GRATITUDE _ $	-63
GRATITUDE _ ,	-23
GRATITUDE _ DECIDE	49 0 -42 30 -34
GRATITUDE _ THIS	-18
GRATITUDE and _	-39
GRATITUDE by	23 -34 0 0 31
GRATITUDE do	-27
GRATITUDE do THIS	-16
GRATITUDE for	-45 0 0 0 -32
GRATITUDE for _	0 0 0 0 -32
GRATITUDE for the	-35
GRATITUDE in	-15
GRATITUDE the	-25
GRATITUDE the _	-18
GRATITUDE&HEDGE	-28
GRATITUDE&I	-31
GRATITUDE&IS	-22
GRATITUDE&KEEP	19
GRATITUDE&MUST	23
GRATITUDE&NO	-26
GRATITUDE&NOW	-28
GRATITUDE&ONLY	41
GRATITUDE&PLEASE	-12
GRATITUDE&SYMPTOM	-33
GRATITUDE&THIS	-22
GRATITUDE&USE	16 0 0 -32
GRATITUDE&WE	45
GRATITUDE&YOU	-27
HEARSAY	-66
HEARSAY "	22 0 0 0 0 -33
HEARSAY " _	39 0 0 0 0 -33
HEARSAY $	21 0 0 0 -40
HEARSAY <version>	22
HEARSAY GRATITUDE	-12
HEARSAY IS	-49
HEARSAY NEVER	-28
HEARSAY SYMPTOM	-10
HEARSAY THIS	-49
HEARSAY THIS THEY	-28
HEARSAY THIS _	-24
HEARSAY THIS the	-27
HEARSAY _	-37
HEARSAY _ $	13
HEARSAY _ a	-16
HEARSAY a	-29
HEARSAY the	-34
HEARSAY the _	-32
HEARSAY to	-16
HEDGE	-33 0 0 0 0 -36 -30
HEDGE $	-49
HEDGE <number>	36
HEDGE ALWAYS	-10
HEDGE DECIDE	-15
HEDGE EVERY	-16
HEDGE EVERY _	-15
HEDGE HEDGE	-34
HEDGE IF	-30
HEDGE IS	-36
HEDGE IS THIS	-18
HEDGE IS _	-18
HEDGE IS the	-32
HEDGE LIVES	-29
HEDGE NOT	-17
HEDGE NOT _	-17
HEDGE PAST_I	-18
HEDGE PAST_I _	-18
HEDGE THIS	-30
HEDGE THIS SHOULD	-9
HEDGE THIS the	-13
HEDGE USE	-15
HEDGE WE	-35
HEDGE WE SHOULD	-19
HEDGE WE _	-11
HEDGE WHAT	-22
HEDGE _	0 0 0 0 0 0 -30
HEDGE _ $	-25
HEDGE _ IS	-27
HEDGE _ SHOULD	-18
HEDGE _ THIS	-16
HEDGE _ USE	-33
HEDGE _ WE	-31
HEDGE _ a	-16
HEDGE _ the	17
HEDGE _ to	-32
HEDGE _ un	-33
HEDGE a	-25
HEDGE a _	-25
HEDGE an	-39
HEDGE on	25 0 0 -34
HEDGE on the	30
HEDGE the	-43
HEDGE the _	-43
HEDGE to	-16
HEDGE to LIVES	-10
HEDGE&I	-42
HEDGE&IS	-49
HEDGE&KEEP	-9
HEDGE&LIVES	-37
HEDGE&MUST	-25
HEDGE&NO	-30
HEDGE&NOW	22 -31 0 0 30
HEDGE&ONLY	-21
HEDGE&OUR	21
HEDGE&SHOULD	-22
HEDGE&SYMPTOM	-19
HEDGE&THIS	-17 32 0 0 -40
HEDGE&USE	-31
HEDGE&WAS	-27
HEDGE&WE	-49
HEDGE&YOU	-15
I	-25 0 38
I $	14 45 0 -38 -45 -55 -37
I <number>	-34
I <number> _	-34
I ALWAYS	21
I ALWAYS _	21
I BECAUSE	-19
I DECIDE	31
I DECIDE THIS	28
I DONE	-31
I DONT	-41
I DONT HEDGE	-24
I DONT LIVES	-10
I DONT _	-34
I FORNOW	-19
I GRATITUDE	17
I HEDGE	-32
I HEDGE IS	-14
I LIVES	-50
I LIVES _	-30
I LIVES back	-17
I MAYNOT	-33
I MAYNOT _	-33
I MOVED	-22
I NOT	-24
I NOT _	-24
I ONLY	-18
I OWNER	28 34 -34
I OWNER $	28 34 -34
I PREFER	58 -34 37 0 -34 -30
I PREFER IF	31
I PREFER _	32
I SHOULD	-18
I SYMPTOM	-31
I THIS	-10
I UNLESS	-50
I USE	-23
I WAS	-25
I WAS _	-27
I WHAT	-18
I _	-21 -54
I _ $	-39 -30 35 -43 -44 0 -41
I _ ,	14 -30 0 0 0 -51
I _ <number>	15
I _ EVERY	31
I _ FORNOW	-10
I _ HEDGE	-14
I _ I	-23
I _ IS	38 -34 -42 -36 40
I _ NEVER	-23
I _ NOT	-14 0 0 0 0 -30
I _ SYMPTOM	-21
I _ THIS	-25 0 0 -32 -37
I _ WAS	28 0 0 -30 32
I _ a	-29
I _ in	-17
I _ the	-53
I _ to	36 0 -31 34 -38
I _ up	8
I _ with	42
I a	-20
I a _	-20
I do	34
I first	10 -33
I first _	-11
I just	-40
I just _	-38
I the	-18 -35
I the _	-15 -35
I to	-25
I to _	-25
I&IS	20
I&KEEP	11
I&LIVES	0 0 0 0 -33
I&MAYNOT	10
I&MOVED	-30
I&MUST	-21
I&NO	-14 0 0 -31
I&NOT	0 0 0 -31
I&NOW	-14
I&ONLY	-30 -30
I&OUR	-21
I&PLEASE	23
I&PREFER	61 -33 40 0 -35 -33
I&SHOULD	-17
I&SYMPTOM	-25
I&THIS	-15 0 0 0 -34
I&USE	-56
I&VALUE	0 0 -44 -40
I&WAS	-13 0 0 -39
I&WE	-16
I&YOU	0 0 0 0 -32 0 -30
IF	0 0 31
IF $	-45 0 0 30
IF ,	37 0 0 0 -34
IF DECIDE	23
IF DECIDE _	-9 0 0 0 31
IF I	-27
IF I _	-13
IF IS	-30
IF THEY IS	25 0 0 0 -30
IF THEY _	-17
IF THIS	-16 0 0 0 -30
IF THIS LIVES	-23 0 0 0 -30
IF WE	-36
IF WE MUST	-17
IF YOU	45 0 34 -30 -33
IF YOU DONE	9
IF YOU MUST	35
IF YOU _	55 0 39 0 -31 0 -39
IF _	35
IF _ $	40 0 0 -53 0 0 -39
IF _ EVERY	24 0 0 0 44
IF _ IS	11 0 0 0 -35
IF _ a	-28 -31
IF _ avec	14 0 -33 0 -34 0 35
IF _ con	15 -39 0 0 0 0 34
IF _ en	19 0 0 0 -42 -39 -35
IF _ por	18
IF a	53
IF a _	53
IF the	-20 -36 0 0 35
IF the _	-20 -36 0 0 35
IF there	28 0 0 0 -33
IF there IS	22 0 0 0 -32
INSTEAD	21 -42
INSTEAD $	-28
INSTEAD _	50 -35 0 0 -38
INSTEAD _ $	34 0 0 -31
INSTEAD&IS	0 0 0 34 -31
INSTEAD&LIVES	23 0 0 33
INSTEAD&NOLONGER	-30
INSTEAD&SYMPTOM	8
INSTEAD&THIS	25 0 0 38 -35
INSTEAD&USE	-25
INSTEAD&VALUE	-17 0 0 0 30
INSTEAD&WE	36
IS	8
IS "	-46
IS " EVERY	-38
IS $	-68 0 0 0 0 -30
IS <acronym>	49 -53 -38 -32 47
IS <amount>	32 -39
IS <code>	39
IS <code> $	30 0 0 0 -38
IS <code> ,	18
IS <host>	28 -31 0 0 38 0 -36
IS <host> $	27 0 0 0 0 0 -30
IS <host> ,	9 0 0 0 39 -35
IS <name>	49 0 -48 -39
IS <name> $	38 30 -34
IS <name> ,	14 -40
IS <number>	36
IS <number> $	45 -32
IS <number> ,	-10 -41 0 -35 0 -51
IS <number> NOW	33 0 0 -31
IS <number> TIME	34 -36 -38 0 -31
IS <number> _	0 0 0 -36 -34
IS <number> of	42 0 0 31 0 -39
IS <path>	46 -40
IS <path> $	27
IS <path> ,	38 -33
IS <version>	0 -45 0 -39 0 0 -30
IS <version> $	21 -32 0 -32 40 -35
IS AGAIN	0 -30 0 0 30 -33
IS AGAIN _	-9
IS AGAIN on	36 0 0 0 31
IS ALWAYS	15 0 -55
IS ALWAYS _	27 0 -50 0 0 -37
IS ALWAYS the	-40
IS CALLED	16
IS CALLED "	0 0 -33
IS CALLED <host>	38
IS CALLED <name>	26
IS CALLED _	50 0 -30 0 51 -52
IS DECIDE	-17 -32 0 0 0 -33
IS DECIDE $	-28 0 -31
IS DECIDE ,	-23
IS DONE	-26 -49 0 0 0 -37
IS DONE $	0 -35 0 0 35
IS DONE ,	-50
IS DONE by	39 -31
IS DONE with	42 0 0 0 0 -30
IS DROP	24 -64 -33 61 0 -36
IS DROP ,	32 -34 0 39
IS DROP off	-26
IS EVERY _	22
IS EVERY a	-29
IS GRATITUDE	-15 -34 0 0 0 -31
IS GRATITUDE $	-44
IS GRATITUDE ,	33
IS KEEP	32 -51 0 -30 49 -30
IS KEEP in	19 -37 0 0 38
IS LIVES	30 -44 0 0 44 -37
IS LIVES in	22 -33 0 0 37
IS MAYNOT	57 59 -34 -32 -63 -41
IS MAYNOT $	19 0 0 0 -31
IS MAYNOT _	39 41 0 0 -38 -35
IS MOVED	16
IS MOVED $	-27
IS MOVED ,	-33
IS MUST	15 39 0 0 -56
IS NEVER	16 36 0 0 -48 0 -30
IS NO	36 -39 0 -33
IS NO _	29 0 0 0 31
IS NOLONGER	-17 -32 0 33 -37
IS NOLONGER $	-16 0 -35 32 -56
IS NOLONGER ,	0 -30 0 0 0 -36
IS NOLONGER _	-28 0 0 0 -32
IS NOT _	-15 -41
IS NOW	-19 0 0 -33
IS Name	62 -59 -46 0 38
IS Name $	40 -31 0 0 0 -34
IS Name ,	34 -30 -30 -36 40
IS Name Name	36 -31 0 -30 34
IS ONLY	13
IS ONLY a	0 0 0 -37
IS OUR	27
IS OWNER	27 -30 0 -30
IS PER	39 -46 0 -33
IS PER _	34 -41 0 0 0 34
IS SYMPTOM	-45 -30
IS SYMPTOM $	-28
IS SYMPTOM ,	-27
IS SYMPTOM AGAIN	-18
IS SYMPTOM NOW	-15
IS SYMPTOM a	-31
IS SYMPTOM in	-28
IS THIS $	-21
IS THIS the	19
IS TIME	24
IS TOO	-36
IS TOO _	-44
IS USE	-36 0 0 0 36 -34
IS USE $	-17
IS USE on	16
IS WHAT	34 -40 0 0 43 -31
IS WHAT WE	27
IS WHAT _	27 -34 0 0 39
IS WHAT the	28
IS WRONG	-10 0 0 0 -35 34
IS WRONG $	-35
IS WRONG ,	35 0 0 0 -33
IS _	15
IS _ $	-24
IS _ ,	23 0 0 -34 0 30 -32
IS _ <acronym>	17 -38 0 -33 36
IS _ <host>	15
IS _ <number>	45 0 0 -60 -30 33
IS _ ?	-19
IS _ ALWAYS	34 -53 -31
IS _ BECAUSE	8
IS _ EVERY	45 -47 0 0 46 -32
IS _ FORNOW	27
IS _ GRATITUDE	-25
IS _ IF	49 0 -43 -42 0 0 -33
IS _ IS	-38
IS _ LIVES	0 -33 0 0 -44
IS _ NOT	44 -50 0 -32 -52 49 -33
IS _ NOW	42 -42 0 35
IS _ NOWON	33 -31 0 0 -41 30
IS _ ONLY	44 0 -41 0 0 -42 -38
IS _ PER	0 -53 -36 0 40 -53 -31
IS _ SYMPTOM	-42
IS _ THIS	17
IS _ TIME	-26
IS _ UNLESS	29 34 -39 0 0 -42
IS _ WHAT	-34
IS _ a	29 0 0 0 30
IS _ after	-34 48 0 0 -48
IS _ and	60 -66 -47 -45 35
IS _ as	40 0 0 0 34
IS _ at	-9 0 0 -34
IS _ by	26
IS _ for	-13 -68 -34 0 48 -47
IS _ from	34 0 0 0 0 -32
IS _ here	20 -41
IS _ in	0 0 -35 -31 0 30
IS _ into	-11 0 0 0 30
IS _ of	32 0 -40 -31
IS _ on	-10 -50 -30 0 48
IS _ out	19 0 32 0 -32
IS _ than	-35
IS _ the	-18 0 -35 -36
IS _ to	36 35 0 0 0 -61
IS _ with	66 0 -44
IS a	0 0 0 -46
IS a NOLONGER	-28 0 0 0 36 -33
IS a SYMPTOM	-31
IS a TIME	39 0 0 0 31
IS a _	20 0 0 -44
IS an	-18 0 0 -34
IS an SYMPTOM	-30
IS an _	-17 0 0 -31
IS at	-39 -34 -33 -31 40 0 -32
IS at <amount>	-37
IS at <number>	-57
IS back	-15
IS by	20 0 0 0 -39
IS das	-34
IS de	26 -40
IS em	11
IS en	37 -42 0 0 33
IS en _	19 -36
IS for _	0 0 0 0 -33
IS for the	-13
IS from	23 -49 -35 -37
IS here	-28
IS in	0 -47 -35 -34 37
IS in <host>	27
IS in <name>	21 -31
IS in <path>	-29 0 0 -33
IS in TIME	38
IS in _	70 -74 -46 -43 63
IS in the	-31 0 0 0 40 -47
IS more _	-12
IS more than	18
IS o Name	37
IS o _	-38
IS on	0 0 0 -56
IS on SYMPTOM	-34
IS on _	0 -50 0 -39
IS on the	-16
IS one	0 -31
IS one _	0 0 -34 0 31
IS out	0 0 -31
IS out $	-35
IS out ,	41 0 -31 33 -35
IS out of	-18
IS over	-15 0 0 -32 -30
IS over ,	-17 31
IS the	15 0 0 -30 0 0 -30
IS the <date>	28
IS the ONLY	28 -37 0 0 52 -41
IS the WRONG	13 0 0 0 0 30 -40
IS the _	0 -39
IS the first	25 31 0 0 0 -31
IS the old	22 0 0 0 -39 33
IS the same	16
IS to	-40
IS to _	-40
IS two	0 0 0 0 32
IS two _	23 0 0 0 32
IS under	20
IS&KEEP	27
IS&LIVES	17 -31
IS&MAYNOT	0 37 0 -39 0 -40
IS&MUST	0 0 0 0 0 -55
IS&NEVER	30 49 0 -43 -31
IS&NO	19 0 0 0 0 44
IS&NOLONGER	0 -48
IS&NOT	41 0 0 0 -49 64
IS&NOW	12
IS&ONLY	11
IS&OUR	47
IS&PLEASE	17 0 0 0 -36
IS&PREFER	24
IS&SHOULD	-14
IS&SYMPTOM	-26 0 -41 0 30
IS&USE	-31
IS&VALUE	30
IS&WAS	45 -40 0 0 0 38
IS&WE	25 -32
IS&YOU	28
KEEP	30 0 0 0 -35
KEEP $	27 0 0 0 0 -35
KEEP ,	50 0 0 34 -33 -37
KEEP , _	17 -49
KEEP <path>	31 0 -37
KEEP <path> _	31 0 -37
KEEP THEY	36 -49 -30 -39 46
KEEP THEY _	36 -49 -30 -39 46
KEEP THIS	13 -56
KEEP THIS _	0 -43
KEEP _	8 0 30 0 -44
KEEP _ $	-24 0 0 -32
KEEP _ ,	44 0 0 -35
KEEP _ <number>	-25
KEEP _ for	34
KEEP _ the	18 0 0 0 -32
KEEP at	-22 -38 0 32
KEEP for	27 -59 -30 0 31
KEEP in	46 51 -49 -47 0 -38 -32
KEEP in _	19
KEEP in the	44 47 -37 -38 -38
KEEP off	39 37 0 -38 -38
KEEP off $	39 37 0 -38 -38
KEEP on	44
KEEP on _	37 0 -33
KEEP the	-12
KEEP the old	-10 32
KEEP there	21 0 0 -34
KEEP under	23 32 0 0 -31
KEEP under <number>	23 32 0 0 -31
KEEP with	8
KEEP with _	8
KEEP&LIVES	53 0 -33
KEEP&MOVED	13 0 0 -41
KEEP&MUST	9 47 0 0 0 -39
KEEP&NO	-23 -38 0 35
KEEP&NOLONGER	19
KEEP&NOT	19 -41 0 31 0 -31
KEEP&ONLY	19
KEEP&OUR	36 -35 0 43 -39
KEEP&SYMPTOM	0 -31
KEEP&THIS	26
KEEP&USE	8 -42 0 31 0 -30
KEEP&VALUE	12
KEEP&WAS	23
KEEP&WE	36 0 0 39 -36
KEEP&YOU	21
LIVES	14
LIVES $	-42 -43
LIVES ,	19
LIVES , NOT	30 0 0 -36
LIVES , _	36
LIVES <code>	44 0 0 0 -30 0 33
LIVES <date>	29 0 0 0 0 0 -37
LIVES <date> $	29 0 0 0 0 0 -37
LIVES <flag>	10 0 0 0 -33
LIVES <flag> _	10 0 0 0 -33
LIVES <number>	0 0 0 0 34 -46
LIVES <number> TIME	41 0 0 0 0 -35
LIVES <number> _	-16 0 0 0 0 -34
LIVES ?	-25
LIVES ? $	-25
LIVES DECIDE	24
LIVES DECIDE to	21
LIVES DROP	24
LIVES DROP $	23 -32
LIVES EVERY	33 -35 0 -45 48 -35 -30
LIVES EVERY _	18 -30 0 -35 34
LIVES FORNOW	-25
LIVES FORNOW $	-25
LIVES IF	-41
LIVES LIVES	25
LIVES LIVES on	26
LIVES LIVES to	8 -30
LIVES MOVED	-9 0 0 -30 35 -44
LIVES MOVED $	11
LIVES MOVED _	-26
LIVES NEVER	-31
LIVES NEVER _	-31
LIVES NO	0 0 0 -30
LIVES NO _	0 0 0 -30
LIVES ONLY	12 0 0 -35 0 0 -44
LIVES ONLY <number>	-17 33 0 0 -33
LIVES ONLY _	19 -36 0 0 43 0 -30
LIVES THIS	-12
LIVES THIS $	-17
LIVES THIS ?	-14
LIVES THIS _	-25
LIVES USE	0 -42 -33 -32
LIVES USE <path>	14 0 0 0 -41
LIVES USE _	28 -32 0 0 35 -34
LIVES YOU	-20
LIVES YOU _	-19
LIVES _	10
LIVES _ $	-24 0 0 0 0 0 -42
LIVES _ ,	35 0 -37 0 0 -54
LIVES _ <number>	-20 0 0 0 0 -39
LIVES _ <path>	18 -47 0 0 -40
LIVES _ FORNOW	-18
LIVES _ PER	-28
LIVES _ SYMPTOM	-35
LIVES _ THIS	17 0 0 0 33 0 -31
LIVES _ TIME	23
LIVES _ a	-34
LIVES _ and	-28
LIVES _ at	36
LIVES _ by	-18 -45
LIVES _ from	43 -31 0 -35 46 -39 -30
LIVES _ in	30 0 0 0 31
LIVES _ off	17
LIVES _ on	47 0 0 -31
LIVES _ one	23 -32 0 0 36
LIVES _ the	0 -35 -38
LIVES _ to	21
LIVES _ with	28 0 0 0 -31
LIVES a	37
LIVES a SYMPTOM	8 31 -35 -30
LIVES a _	31 0 0 0 32
LIVES a new	29
LIVES after	39 -46 -31 0 49 -35 -33
LIVES an	39
LIVES an _	39
LIVES as	40 0 -47
LIVES at	37 -38
LIVES at <number>	12 0 0 0 -45 43
LIVES at <time>	0 0 0 0 30
LIVES at _	28 0 0 -46 45 -42
LIVES back	-20
LIVES back to	-24
LIVES from	12 0 -31 0 0 0 -44
LIVES from $	-38
LIVES from _	14 0 0 0 0 0 -36
LIVES from the	30 0 -35 -32 0 -40
LIVES in	32 0 -41
LIVES in <path>	16 33
LIVES in TIME	40 -50 0 0 44 -43
LIVES in _	18 0 -35
LIVES in the	13 30 0 -44
LIVES into	36 0 30 0 -55 -40
LIVES into _	26 0 0 0 0 -34
LIVES more	15
LIVES on	14
LIVES on $	-40
LIVES on <number>	36
LIVES on _	47
LIVES on a	18 0 0 0 37
LIVES on the	32
LIVES one	-21 -50 -33 0 36
LIVES one _	0 -50 -33 0 36
LIVES one more	-33
LIVES out	23 -42 -33 0 43 -35
LIVES the	-11 0 -55
LIVES the _	-11 0 -56
LIVES the same	-30
LIVES to	0 0 0 -48 0 0 -30
LIVES to <path>	19 0 0 0 -36
LIVES to _	-22 0 0 -32 40 -44
LIVES to the	12 0 0 -39
LIVES up	45
LIVES up to	45
LIVES with	-10 0 0 0 33 0 -31
LIVES&MOVED	-21
LIVES&MUST	15 33 -46 -31 -44
LIVES&NEVER	0 0 -31 -34
LIVES&NOLONGER	19 0 0 0 0 -30
LIVES&NOT	21 0 0 0 0 0 32
LIVES&NOW	9
LIVES&ONLY	-18
LIVES&OUR	8 0 0 0 0 -31
LIVES&PLEASE	-39
LIVES&PREFER	23
LIVES&SHOULD	-19
LIVES&SYMPTOM	-19
LIVES&USE	38
LIVES&VALUE	19
LIVES&WAS	-12
LIVES&WE	-30
LIVES&YOU	-8 0 0 0 -46
MAYNOT	42 83 -45 -36 -40 -35
MAYNOT $	19 0 0 0 -31
MAYNOT OWNER	32 32 0 0 -30
MAYNOT USE	20 32 0 0 -37
MAYNOT _	17 45 -41
MAYNOT _ $	27 0 -41
MAYNOT _ ,	25 -34
MAYNOT _ EVERY	14 -40 0 32 -34
MAYNOT _ MOVED	13
MAYNOT _ THIS	-27
MAYNOT _ in	-50
MAYNOT _ the	26 0 0 -31
MAYNOT to	37 44 -30 -44
MAYNOT to USE	36 35 -31 -31
MAYNOT&MOVED	24 0 0 -35
MAYNOT&NEVER	19 0 0 0 -30
MAYNOT&NOLONGER	20
MAYNOT&ONLY	21
MAYNOT&PLEASE	27
MAYNOT&SYMPTOM	-12
MAYNOT&THIS	30 35 0 -35
MAYNOT&USE	45 53 -33 -41 -49 -31
MAYNOT&VALUE	-17 0 0 0 -36
MAYNOT&WAS	15
MAYNOT&WE	30 30 0 -38
MOVED	12
MOVED $	0 30 0 0 0 -34
MOVED ,	-8 0 0 -45
MOVED , IS	22 0 0 -44
MOVED , _	-33
MOVED <number>	-9
MOVED PER	11 -41
MOVED THIS	11
MOVED _	0 0 0 30 0 -47 -35
MOVED _ $	-18 30 0 -38
MOVED and	51 0 0 0 31 -30
MOVED from	35 0 0 0 -35
MOVED in	37 -34 0 -41
MOVED off	-10 0 0 0 0 -35
MOVED the	0 -36 0 0 42 -42
MOVED the _	0 -37 0 0 31 -42
MOVED to	37 -30 0 0 0 0 -30
MOVED to <host>	27 0 0 0 42 -40
MOVED to <name>	20
MOVED to _	34 0 0 0 0 -57
MOVED&MUST	-47
MOVED&NEVER	14 35 0 0 -36
MOVED&NO	31
MOVED&NOLONGER	-16
MOVED&NOT	25 0 -32 0 -42
MOVED&NOW	25
MOVED&ONLY	23 -44
MOVED&THIS	-56
MOVED&USE	41 -30 0 43 0 -47
MOVED&VALUE	37 -46
MOVED&WAS	17 0 0 0 0 32
MOVED&WE	11 -40
MOVED&YOU	15 -35 0 0 -38
MUST	17 64 0 0 -46
MUST $	35 -44 0 42 -35
MUST ,	-8
MUST <number>	48 -46 0 0 44
MUST <number> _	48 -46 0 0 44
MUST I	29
MUST KEEP	0 49 0 -38 0 -41
MUST KEEP _	-16 31 0 -31
MUST LIVES	-10 0 0 0 -34
MUST LIVES on	36 -37
MUST NEVER	27 37 0 0 -50
MUST NEVER _	26 0 0 0 -39
MUST THIS $	19 -46
MUST THIS _	0 38 0 0 -33
MUST _	0 44 0 0 -50
MUST _ $	-12 34 -47 -36 -35 -30
MUST _ ,	44 30 0 0 0 -40
MUST _ <number>	-20 -34 0 0 33
MUST _ DONE	0 -34 0 0 30
MUST _ THIS	-42
MUST _ UNLESS	51
MUST _ a	9 0 0 0 -30
MUST _ by	-39
MUST _ in	49 0 -43
MUST _ on	-32
MUST _ the	0 36 0 0 -41
MUST a	0 0 -30
MUST a TIME	-43
MUST a _	16
MUST an	-20
MUST an _	-20
MUST from	-29
MUST the	13
MUST the _	20
MUST two	25
MUST two _	25
MUST&NEVER	0 40 0 0 -48
MUST&NO	-9 0 0 0 -43
MUST&NOT	-21
MUST&NOW	27 0 0 -32
MUST&ONLY	-26 0 34 -30 -40
MUST&SYMPTOM	46
MUST&USE	27
MUST&VALUE	26 0 0 0 37
MUST&WAS	31 0 0 0 -41
MUST&WE	-18 34 -30
MUST&YOU	-45 0 0 0 0 -33
NEVER	22 72 0 -31 -42 -30
NEVER "	16
NEVER " _	16
NEVER ,	33
NEVER <name>	26 -45 37 0 -30
NEVER <name> $	26 -45 37 0 -30
NEVER LIVES	0 57 -34 -34 -35 -40
NEVER LIVES _	14 37 -34 -34
NEVER MOVED	9
NEVER USE	-14 0 0 0 0 -30
NEVER _	13 36 -42
NEVER _ $	17 35 0 -33 0 -41 -34
NEVER _ ,	-21 0 0 0 0 -35
NEVER _ SYMPTOM	12
NEVER _ THIS	0 -45 0 0 36
NEVER _ a	14 0 -32 -41 -35
NEVER _ for	-17
NEVER _ the	0 42 0 0 -43 -30
NEVER _ to	-20
NEVER the	40 0 -30
NEVER the _	40 0 -30
NEVER to	-31
NEVER to _	-31
NEVER&NOT	37 0 0 -31 0 -56
NEVER&ONLY	23
NEVER&PLEASE	9
NEVER&SHOULD	-15
NEVER&SYMPTOM	19
NEVER&THIS	-8
NEVER&USE	0 0 0 0 -41
NEVER&VALUE	9
NEVER&WAS	-13
NEVER&WE	8
NO	23 0 0 0 -32
NO $	0 0 0 0 -44 33
NO ,	-27 0 -43 0 -43 40
NO , IS	-39
NO , _	-20 -45
NO , el	22 0 0 -38
NO , the	-23 -48 0 0 0 36
NO <acronym>	28 0 -30 0 -31
NO <name>	0 -31
NO EVERY	53 0 0 -38 0 -37
NO MUST	-49
NO MUST _	-43
NO SYMPTOM _	33
NO _	18 0 0 0 0 -33
NO _ $	0 0 30 -41 0 -42
NO _ ,	0 0 -42 -39
NO _ EVERY	-36
NO _ KEEP	-25 -31
NO _ Name	14 -31 0 42
NO _ PLEASE	26 0 0 0 0 -31
NO _ THIS	19 0 31 -44 0 -38
NO _ UNLESS	35 0 0 0 0 -42
NO _ WHAT	-36
NO _ after	48 0 0 -47
NO _ and	14
NO _ for	-10 0 0 -33
NO _ in	53 0 0 0 -53
NO _ on	0 40 -38 0 -48
NO _ to	0 32 -32 -39
NO more	59 -55 -41 0 33 -38
NO more $	39 0 0 -42 42
NO more _	45 -49 -34 51 -34 -35
NO new	45 0 -47
NO new _	45 0 -47
NO the	32
NO the _	32
NO&NOT	23 0 -38 0 -37
NO&PLEASE	46 0 0 -35 0 -42
NO&PREFER	-15
NO&SYMPTOM	10 0 -34
NO&THIS	-29
NO&USE	13 35 -34 -39
NO&VALUE	21 0 -33
NO&WE	-21 -41 -38
NOLONGER	12
NOLONGER $	-9 0 -43
NOLONGER ,	18
NOLONGER , USE	-30
NOLONGER , _	53 -50 0 0 31 -44
NOLONGER _	0 -41
NOLONGER _ $	-23 0 0 0 -32
NOLONGER _ of	17
NOLONGER&NOT	26 0 0 -31
NOLONGER&NOW	25 0 0 -41
NOLONGER&ONLY	20 0 -34
NOLONGER&OUR	16 0 0 0 -47
NOLONGER&USE	0 0 -32 -35 -33
NOLONGER&VALUE	27
NOLONGER&WE	33
NOT	22 0 0 0 -47 52
NOT "	19 0 31 0 0 -42
NOT " _	18 0 0 0 0 -38
NOT $	-61 0 0 0 -31
NOT ,	19 -41 0 0 -30 34
NOT <code>	0 0 0 0 0 38 -52
NOT <name>	38 -36 -34 0 -48 48
NOT <name> $	15 0 0 0 -42 39
NOT <number>	34
NOT <number> $	18
NOT <version>	35 0 0 0 -39 40
NOT DONE	12
NOT FORNOW	-33
NOT IF	24 0 0 0 30
NOT LIVES	9 0 0 0 0 -38
NOT MOVED	36
NOT MOVED $	36
NOT MUST	-25
NOT Name	17 0 0 0 -44 42
NOT Name $	17 0 0 0 -44 42
NOT PER	32 -35
NOT PER _	24
NOT THIS	-38
NOT USE	-13
NOT WHAT	37
NOT _	13
NOT _ $	19 -30 0 -52
NOT _ ,	53 -48
NOT _ IF	-29
NOT _ NEVER	43 45 -34 -32 -40 -44
NOT _ Name	0 0 0 0 -30
NOT _ OUR	16
NOT _ THIS	9 0 0 0 0 -32
NOT _ YOU	-15
NOT _ for	-23
NOT _ in	20 -41 0 -36 32 -57
NOT _ on	-47 0 0 31
NOT _ the	37 0 0 0 -39
NOT _ to	-21
NOT a	8 0 0 0 -30
NOT a _	8 0 0 0 -30
NOT an	30
NOT by	26 -31
NOT by _	25
NOT by the	11 0 0 0 -39 33
NOT de	44 0 -34 -37 -52
NOT from	29 -38
NOT from the	17 -34 0 0 31
NOT in	9 0 0 0 0 -30
NOT on	35 33 0 0 -47
NOT the	28
NOT the _	28
NOT to	16 -38
NOT to _	22
NOT to the	10 -36 0 0 0 -33
NOT&NOW	-27 0 0 0 -33 30
NOT&ONLY	12 0 0 0 -31 -34
NOT&OUR	19 -30 0 32 -40
NOT&PLEASE	-32
NOT&SHOULD	-30
NOT&THIS	-26
NOT&USE	0 -51
NOT&VALUE	19 -31 0 0 -41 49
NOT&WE	27 0 0 0 -37 -34
NOW	0 -32
NOW $	21 -45
NOW ,	0 0 0 -42 0 37
NOW , _	-12 0 0 0 45 -42
NOW <number>	27 0 0 -32
NOW <number> $	26 0 0 -32 45 -37
NOW <version>	35 -32 0 -30
NOW BECAUSE	28
NOW IS	35
NOW LIVES	-24
NOW THIS	-29
NOW THIS _	-44
NOW _	-10
NOW _ $	-25 0 0 0 0 -32
NOW _ ,	13
NOW and	-38
NOW the	-15 -31
NOW the _	-18
NOW&ONLY	34 0 0 -36
NOW&SHOULD	-20
NOW&SYMPTOM	-18
NOW&THIS	-39
NOW&USE	0 0 0 0 -49 45
NOW&VALUE	53 -46 0 0 0 31
NOW&WAS	-15
NOW&WE	36 0 0 0 0 -37
NOWON	71 0 -56 42 0 0 -48
NOWON $	52 0 -42 0 -40 0 -38
NOWON THIS	29 0 0 0 -34
NOWON THIS _	29 0 0 0 -34
NOWON _	22 -42 0 -35 51 -43
NOWON _ $	14 -37 0 0 41 -33
Name	42 0 0 0 0 -34
Name "	21
Name $	24 0 0 0 0 0 -35
Name ,	31 -40 0 0 42
Name , Name	11 0 0 -36 33
Name , _	36 0 0 0 0 -37
Name , die	17 0 0 -41
Name , the	26
Name <number>	14
Name IS	34 -35 0 -45
Name IS Name	36 0 0 0 41 -41
Name IS _	23
Name LIVES	35 -41 0 -38 44
Name MAYNOT	33 40 0 -33 -42
Name MUST	39 0 -31 0 0 -31 -31
Name NOW	-31
Name Name	17 -45 -31 0 45 -38 -30
Name Name $	0 -36 0 0 37
Name WAS	27
Name _	45
Name _ $	19 0 0 0 0 0 -31
Name _ ,	18 0 -37
Name _ EVERY	31 0 -37
Name _ IS	9 0 0 -31
Name _ in	33
Name and	14 -41
Name and _	-18 -30
Name at	25
Name in	36 0 0 -33
Name in Name	32 0 0 0 -39
ONLY	28
ONLY $	39 0 -32 0 -42 -49
ONLY ,	0 0 0 -37 -43
ONLY , _	37 -35 0 -30
ONLY , the	-19 31
ONLY <number>	0 52 0 -39 -63
ONLY <number> _	0 61 0 -38 -69 -35
ONLY AGAIN	9
ONLY LIVES	-20
ONLY LIVES _	-30
ONLY NEVER	27
ONLY NEVER _	27
ONLY THIS	-42
ONLY USE _	38
ONLY WHAT	35 -47 49 -42
ONLY WHAT IS	16 -34 32
ONLY _	26 0 -43 0 0 -42
ONLY _ $	49 0 -38 0 0 -30
ONLY _ ,	17 0 0 -35
ONLY _ <number>	31 0 0 34 -44
ONLY _ IS	-32 -43 0 0 32
ONLY _ THIS	20
ONLY _ from	28 0 0 -36
ONLY _ one	23 -35
ONLY _ the	0 -50 0 0 47
ONLY _ with	15 34 -32 -41 0 -37
ONLY a	0 0 0 -37
ONLY a _	0 0 0 -37
ONLY for	34 -31 0 0 -37
ONLY for _	16
ONLY from	33 -38 0 -35
ONLY from the	0 0 0 0 35
ONLY in	-14 0 -46 0 -36
ONLY in the	23 0 -46 0 -36
ONLY on	20 -41 0 0 38
ONLY one	13 0 -39 -42 0 -37
ONLY one _	-10 -31 0 0 32
ONLY the	0 0 0 0 0 -31
ONLY the _	24 0 0 0 0 -31
ONLY to	40 0 0 -48 41
ONLY to _	40 0 0 -48 41
ONLY&SHOULD	-44
ONLY&SYMPTOM	-27
ONLY&THIS	-30
ONLY&USE	13 0 -56 0 0 -38
ONLY&WAS	38 0 0 -40
ONLY&YOU	32 0 0 -32
OUR	10
OUR <acronym>	24 0 0 0 0 -35
OUR Name	11
OUR Name IS	11
OUR _	17 0 0 0 0 -36
OUR _ $	18 -48
OUR _ ,	-19
OUR _ IS	38 -56 0 -35
OUR _ in	13
OUR&USE	-28
OUR&VALUE	55 0 0 0 0 -51
OUR&WE	38 0 0 0 -34
OWNER	39 0 -47 -44 37 0 -42
OWNER $	0 0 -41 0 0 -31 -37
OWNER ,	33
OWNER I	0 -34 35
OWNER I UNLESS	-50
OWNER IS	36 -32 -36 -34
OWNER THEY	0 0 0 0 0 0 -34
OWNER THEY $	14
OWNER UNLESS	33 0 -32
OWNER _	0 0 0 -38 0 -39
OWNER _ $	-46 0 0 0 -34
OWNER _ IS	20
OWNER for	20 0 -38
OWNER for EVERY	23 -36
OWNER the _	-8
PAST_I	-61 -36 0 -32 0 0 -30
PAST_I NEVER	-33
PAST_I NEVER _	-33
PAST_I THIS	-44
PAST_I THIS $	-36
PAST_I THIS AGAIN	-10
PAST_I _	-23 0 0 0 0 -30
PAST_I _ $	-29
PAST_I _ at	-29
PAST_I _ the	0 0 0 0 -32
PAST_I a	-22
PAST_I a _	-21
PAST_I at	-32
PAST_I at YOU	-17
PAST_I to	-8
PAST_I to OWNER	-17
PAST_I to _	-14
PER	33 0 -34
PER $	29 -49 -45 -38 36
PER ,	52 -45 0 -39
PER , _	31 0 0 0 33 -39
PER <acronym>	27 0 0 0 0 -41
PER IF	26
PER IS	-9
PER IS _	19
PER TIME	17
PER TIME $	49 0 0 -53
PER _	14
PER _ $	0 0 -35 -41 0 31 -34
PER _ ,	0 0 -46 38
PER _ IS	31 -33 0 -30 0 -32
PER _ LIVES	-8 0 0 -30
PER _ USE	20
PER _ and	29 0 -33
PER and	0 -43 0 0 0 -33
PLEASE	0 0 51 -44 -54 0 -32
PLEASE $	-26 -40 0 -30 -32 0 -36
PLEASE ,	22 0 39 -33 -40
PLEASE , NO	34 -38
PLEASE , _	-12
PLEASE LIVES	-28
PLEASE _	-24
PLEASE _ $	-32
PLEASE _ a	-51
PLEASE&PREFER	22
PLEASE&THIS	11 31
PLEASE&USE	35 0 0 0 0 -34
PLEASE&WE	29
PLEASE&YOU	8 -30
PREFER	42 -61 75 -42 -59 -41
PREFER I	14
PREFER I _	14
PREFER IF	31
PREFER Name	17
PREFER THIS	-11
PREFER _	28 -41 48 -33 -38
PREFER _ $	43
PREFER _ ,	-11
PREFER _ in	19
PREFER _ to	-20
PREFER a	-31
PREFER a _	-31
PREFER the	20
PREFER the _	20
PREFER to	-24
PREFER to _	-24
PREFER&THIS	-14
PREFER&VALUE	33 -37
PREFER&YOU	36
SHOULD	-39 0 0 0 -38
SHOULD ALWAYS	-27
SHOULD ALWAYS _	-21
SHOULD EVERY	-10
SHOULD EVERY _	-10
SHOULD LIVES	-32
SHOULD LIVES _	-16
SHOULD LIVES a	-28
SHOULD NEVER	-15
SHOULD NEVER LIVES	-9
SHOULD NEVER _	-14
SHOULD NOT	-29
SHOULD NOT _	-29
SHOULD USE	-18
SHOULD USE a	-18
SHOULD _	-10 0 0 0 -38
SHOULD _ $	-39
SHOULD _ <number>	-18
SHOULD _ THIS	-16
SHOULD _ a	-14
SHOULD _ in	-20
SHOULD _ the	21
SHOULD _ up	-18
SHOULD&SYMPTOM	34 0 0 0 -34
SHOULD&THIS	-32
SHOULD&USE	-26
SHOULD&VALUE	-25
SHOULD&WE	-35
SHOULD&YOU	-18
SYMPTOM	-32
SYMPTOM $	-55 0 -37
SYMPTOM ,	0 0 0 0 0 -40
SYMPTOM , ASKS	-30
SYMPTOM , _	-10
SYMPTOM , the	38 -33 0 0 0 -36
SYMPTOM ?	-9
SYMPTOM ? $	-9
SYMPTOM AGAIN	-24
SYMPTOM AGAIN $	-25
SYMPTOM BECAUSE	-28
SYMPTOM FORNOW	-20
SYMPTOM IF	-9
SYMPTOM IS	-10
SYMPTOM LIVES	29
SYMPTOM NOW	-44
SYMPTOM NOW _	-31
SYMPTOM UNLESS	17
SYMPTOM _	39 0 0 0 -35
SYMPTOM _ $	-22
SYMPTOM _ ,	41 -32 0 0 -32
SYMPTOM _ ?	-9
SYMPTOM _ IS	29 0 0 0 30
SYMPTOM _ UNLESS	43 0 0 0 -34
SYMPTOM _ there	-25
SYMPTOM a	-31
SYMPTOM a _	-31
SYMPTOM and	10
SYMPTOM and _	14
SYMPTOM at	-35
SYMPTOM at the	-34
SYMPTOM for	-40
SYMPTOM for I	-26
SYMPTOM for _	-20
SYMPTOM in	-40
SYMPTOM in the	-40
SYMPTOM last	-38
SYMPTOM on	-23
SYMPTOM on _	-54
SYMPTOM one	-24
SYMPTOM than	-14
SYMPTOM the	-29
SYMPTOM the _	-29
SYMPTOM to	31
SYMPTOM with	-37
SYMPTOM with the	-32
SYMPTOM&THIS	0 30
SYMPTOM&USE	21 0 -38 0 -40
SYMPTOM&VALUE	-23 0 0 -42
SYMPTOM&WAS	0 0 0 0 0 31
SYMPTOM&WE	-16
SYMPTOM&YOU	0 0 -33 0 -33
THEY $	33 30 -34 -30 -30
THEY ,	9
THEY HEARSAY	-32
THEY HEARSAY THIS	-20
THEY HEDGE	17
THEY IS	-13 0 0 0 0 -38
THEY IS NOT	20
THEY LIVES	15 -50 0 0 32 -36
THEY MUST	-12
THEY ONLY	-14 0 0 -33
THEY ONLY _	33 0 0 -33
THEY SHOULD	13
THEY SHOULD _	13
THEY SYMPTOM	22
THEY WAS	-19
THEY _	-12 0 0 0 30
THEY _ $	0 0 0 0 0 0 -36
THEY _ ,	-9 0 -32
THEY _ EVERY	17
THEY _ IS	36 -40 0 -40 45 -31
THEY _ THIS	-52
THEY _ a	10
THEY _ by	25
THEY _ the	-10
THEY _ to	-28
THEY _ with	13
THEY in	24 0 0 0 0 -30
THEY in _	19
THEY on	-34 -40 -32 0 0 -35
THEY on _	-8 -31 -30 33
THIS	-23
THIS $	-23 0 0 0 0 -30
THIS ,	20 0 0 0 -38 -48
THIS , PAST_I	-30
THIS , THIS	12 -33
THIS , _	45 0 0 0 0 -45 30
THIS ?	-19
THIS ? $	-19
THIS AGAIN $	-28
THIS AGAIN SYMPTOM	-8
THIS ALWAYS	-18
THIS DECIDE	12
THIS DONE	-19
THIS DONE $	19
THIS DONE and	-26
THIS EVERY	-22
THIS EVERY TIME	23
THIS EVERY _	-43
THIS FORNOW	-23
THIS FORNOW $	-23
THIS HEARSAY	-35
THIS HEARSAY "	-10
THIS HEDGE	-22
THIS HEDGE _	-16
THIS HEDGE on	-19
THIS HEDGE to	-10
THIS I	16
THIS IF	10
THIS IF $	-25
THIS IF YOU	-24
THIS IS	-15 -30
THIS IS AGAIN	25
THIS IS GRATITUDE	-17
THIS IS WRONG	20 0 0 0 -31
THIS IS _	0 -38 0 0 39
THIS IS a	14
THIS IS the	-11
THIS LIVES	0 0 0 0 0 -35
THIS LIVES $	-22
THIS LIVES <number>	-31 0 0 0 -30
THIS LIVES EVERY	9
THIS LIVES _	33 -32 0 0 32
THIS LIVES from	-31
THIS LIVES the	13
THIS LIVES to	0 0 0 0 -33
THIS MAYNOT	0 0 0 0 -35
THIS MAYNOT _	0 0 0 0 -35
THIS MOVED	-38
THIS NOW	-33
THIS NOW $	-33
THIS Name	23
THIS ONLY	-24
THIS ONLY LIVES	26
THIS ONLY _	-12
THIS OWNER	31 0 0 0 -32
THIS PER	8
THIS PER _	-13
THIS PLEASE	-20
THIS PLEASE $	-20
THIS SHOULD	-22
THIS SHOULD NEVER	-10
THIS SHOULD _	-20
THIS SYMPTOM	0 0 0 -39
THIS SYMPTOM $	-33
THIS SYMPTOM AGAIN	-12
THIS SYMPTOM in	-25
THIS THEY	-31
THIS THEY _	-28
THIS THIS LIVES	-33
THIS THIS _	33
THIS TIME	-33
THIS TIME $	-33
THIS TOO	0 0 0 0 0 -36
THIS TOO $	0 0 0 0 0 -36
THIS UNLESS	-44
THIS UNLESS $	-22
THIS UNLESS FORNOW	-32
THIS USE	19 0 0 0 0 -41
THIS USE _	13
THIS USE a	-23
THIS WAS	-12
THIS WAS DECIDE	13
THIS WAS _	10 0 0 0 31
THIS WAS the	-30
THIS WE _	-21
THIS WHAT	-33
THIS YOU	-18
THIS YOU MUST	-20
THIS _ "	-38
THIS _ ,	14 0 -38
THIS _ <name>	25 -30
THIS _ ?	-15
THIS _ DONE	-26
THIS _ EVERY	-23 0 0 -30
THIS _ FORNOW	-12
THIS _ GRATITUDE	-8
THIS _ I	-17
THIS _ IS	35
THIS _ LIVES	-29
THIS _ NEVER	-32
THIS _ NO	-36
THIS _ NOT	29
THIS _ SHOULD	-13
THIS _ SYMPTOM	-8
THIS _ THIS	-28
THIS _ TIME	-34
THIS _ UNLESS	-38
THIS _ a	8
THIS _ and	-29
THIS _ at	-21
THIS _ by	-32
THIS _ do	-15
THIS _ for	-22
THIS _ in	-28
THIS _ into	-52
THIS _ like	-14
THIS _ on	-12
THIS _ one	-15
THIS _ the	26 -40 0 0 0 -31
THIS _ to	14
THIS _ two	-29
THIS _ with	-33
THIS a	24 0 -30 0 -33
THIS a _	24 0 -30 0 -33
THIS and	-19
THIS and _	-19
THIS as	-10 0 0 0 -30
THIS at	20 0 0 0 -32
THIS at <number>	30
THIS back	-19
THIS back $	-18
THIS by	-25
THIS by _	-33
THIS first $	-30
THIS for	-11
THIS for EVERY	13
THIS for _	-43
THIS from	-26
THIS from _	-12
THIS from the	-23
THIS in	-20 0 0 0 -45 -34
THIS in _	-27 0 0 0 -30
THIS in a	25 0 0 -34 -32
THIS in the	-16
THIS like	27
THIS on	-13
THIS on Name	-24
THIS on the	0 0 0 0 -41
THIS one	-41 -43
THIS one $	-41
THIS one IS	27
THIS out	-28
THIS out $	-28
THIS the	-15
THIS the _	-28
THIS to	-21
THIS to <number>	12
THIS to _	-36
THIS to a	-40
THIS with	10 0 -33 0 -30 0 33
THIS with _	23
THIS with the	-16
THIS&WE	32 0 0 40 -33
THIS&YOU	-16
TIME	21 0 0 0 30
TIME $	32 0 -32 -34 47 -31
TIME ,	26 0 0 31 -49 35
TIME , IS	34 0 0 0 -43
TIME , NOT	22 0 0 0 -52
TIME , the	45
TIME <number>	46 0 0 -35 0 -45
TIME ?	-32
TIME ? $	-32
TIME FORNOW	-15
TIME FORNOW $	-15
TIME IS	-17 -44 -32
TIME IS _	0 -41 -32
TIME LIVES	8 -30 0 0 34
TIME NOW	0 0 0 -31 -39 35
TIME NOWON	31 0 0 0 35 -33
TIME Name	17 0 0 0 30
TIME Name $	17 0 0 0 30
TIME ONLY	37 0 -30 -33
TIME ONLY $	35 0 -30 -31
TIME UNLESS	0 -34
TIME UNLESS THIS	42
TIME UNLESS _	-21
TIME WAS	29 0 0 -33 -30
TIME WE	-40
TIME _	0 -46 -32 0 39
TIME _ $	-10 -43 -31
TIME _ NOW	40 0 0 0 43 -36
TIME _ SYMPTOM	31
TIME _ WE	23
TIME _ and	-39
TIME _ on	21
TIME _ the	-18
TIME _ up	28
TIME and	0 0 0 0 30
TIME and _	19
TIME at	26 0 0 0 31
TIME but	18
TIME for	-17
TIME of	15 30 0 -31
TIME of _	-25
TIME of the	24
TIME on	14 -36 0 0 38 -30
TIME on $	-11
TIME one	-36
TIME one IS	-26
TIME to	10
TIME to TIME	16
TOO	-29 0 0 30 -30
TOO $	-9 -34 -32
TOO ,	20
TOO SYMPTOM	18
TOO SYMPTOM $	18
TOO _	-15
TOO _ $	0 0 0 0 0 0 -30
TOO _ ,	-20
TOO _ for	0 0 0 0 -34
TOO the	-24
TOO the _	-24
UNLESS	38 31 0 0 0 -32
UNLESS $	-36 0 0 0 31
UNLESS ,	22 0 0 0 -33
UNLESS , the	22 0 0 0 -33
UNLESS <name>	11
UNLESS <name> $	12
UNLESS <number>	-22 -33 0 0 32 -33
UNLESS <version>	21 0 0 35 0 -36
UNLESS <version> $	21 0 0 35 0 -36
UNLESS EVERY	32 44 -43 0 -63
UNLESS EVERY _	30 35 -41 0 -49
UNLESS FORNOW	-42
UNLESS FORNOW $	-42
UNLESS Name	30 0 0 -32 -52
UNLESS THEY	-8
UNLESS THIS	52
UNLESS THIS $	13
UNLESS THIS _	42
UNLESS TIME	16
UNLESS TIME $	16
UNLESS WE _	18
UNLESS YOU	30 0 0 0 0 -49
UNLESS YOU LIVES	-27
UNLESS YOU _	31 0 0 0 0 -30
UNLESS YOU do	25 0 0 0 30 -34
UNLESS _	37 0 0 -33 0 0 -34
UNLESS _ $	15 0 0 0 0 0 -37
UNLESS _ ,	22
UNLESS _ LIVES	-12 0 0 0 0 30
UNLESS _ THIS	35
UNLESS _ WHAT	34 0 -33
UNLESS a	18 0 -53
UNLESS a _	18 0 -53
UNLESS an	29
UNLESS an _	47
UNLESS de	-28
UNLESS de _	-28
UNLESS for	-22
UNLESS the	14
USE <code>	15 0 0 -30 0 -38 30
USE <code> $	38
USE <name>	11
USE <number>	-19 0 0 0 0 0 -45
USE <number> $	16 0 0 0 -36
USE <number> TIME	-29
USE <number> _	12 0 0 0 39 0 -40
USE <path>	22 -30 0 30 -59
USE <path> $	23 0 0 32 -46 0 -52
USE I	-40
USE I _	-40
USE LIVES	-24 0 0 0 -32
USE Name	0 0 0 0 -34 -33
USE PER	-34
USE THEY	22
USE THIS	-19
USE THIS $	19
USE THIS _	-38
USE THIS in	-30
USE TOO	-33
USE _	35 0 0 -32 0 0 -36
USE _ $	78 0 0 -39 0 0 -39
USE _ ,	13 -41 -46 0 0 45
USE _ <number>	11
USE _ FORNOW	-27
USE _ TIME	0 0 0 0 33
USE _ as	-53
USE _ for	0 -36
USE _ in	53 33 0 0 0 -46
USE a	-33 0 0 0 -33
USE a _	-31 0 0 0 -33
USE by	-12
USE on	35
USE on _	16
USE over	42 0 0 -32 32 -30
USE the	17
USE the TIME	-40
USE the _	30
USE&VALUE	0 -43
USE&WAS	-11 0 0 0 -36
USE&WE	-9
USE&YOU	0 -44 -35 0 -58 38
VALUE&WAS	49 0 0 0 -38 42
VALUE&WE	0 0 0 0 34
VALUE&YOU	8 0 -40 0 0 0 34
WAS	-13 0 0 0 -32 32
WAS <number>	32 0 0 0 -42
WAS DECIDE	13
WAS DROP	28
WAS MOVED	15 0 0 -34
WAS MOVED to	33
WAS NOT	13
WAS NOT _	13
WAS THIS	-25
WAS THIS _	-9
WAS TOO	29 0 -33 0 -41
WAS TOO _	29 0 -33 0 -41
WAS WRONG	-29
WAS _	-29
WAS _ ,	-14
WAS _ THIS	20
WAS _ of	-33
WAS a _	-37
WAS the	-12 -35 0 -36 -38 40
WAS the _	17 -30
WAS to	-34
WAS&YOU	0 0 0 0 -32
WE	0 0 0 47
WE DECIDE	34 -32 -31 37 -36
WE DECIDE on	26
WE DECIDE to	11
WE DONE	-14
WE DONE the	10
WE DONT	43
WE DONT USE	0 -37
WE DONT _	38 0 0 -40
WE DONT do	20 0 0 32
WE DROP	39 0 0 47 -54
WE DROP _	15
WE DROP the	26 0 0 35 -39
WE HEDGE	-54
WE HEDGE NOT	-15
WE HEDGE _	-35
WE IS	-31
WE KEEP	57 -48 0 57 -60
WE KEEP on	14 0 0 37 -39
WE KEEP the	51 0 -32 34 -39
WE KEEP with	8
WE LIVES	11
WE LIVES DECIDE	20
WE LIVES _	25 0 0 0 0 -40
WE LIVES a	0 0 30 -49 0 -30
WE LIVES the	-21
WE MAYNOT	28 0 0 -36
WE MAYNOT USE	20 32 0 0 -37
WE MAYNOT _	20
WE MOVED	45 -40 0 32 0 -40
WE MOVED from	35 0 0 35 -34
WE MOVED the	13 0 0 -31
WE MUST	-31
WE MUST $	27
WE MUST LIVES	-25
WE MUST _	-32
WE MUST a	-30
WE NEVER	19 0 0 0 -41
WE NEVER _	34 0 0 0 -37
WE NOT	21 0 -30 32 -30
WE ONLY	-18 0 0 -33 30
WE ONLY _	17 0 0 -32
WE SHOULD	-35
WE SHOULD ALWAYS	-24
WE SHOULD _	-27
WE USE	-33
WE WAS	-37
WE WAS _	-37
WE _	0 -30
WE _ $	-27 0 -30 0 -43
WE _ ,	52 0 -43 0 0 34
WE _ <number>	11 0 0 -34 33
WE _ EVERY	-33
WE _ THIS	15 0 0 36 -45
WE _ a	-17
WE _ by	-36
WE _ for	40 0 -44 0 -30 -36
WE _ in	20
WE _ on	21 -32 -32
WE _ the	25 -37 0 0 0 -33
WE _ to	-10 -36 -44 51 -40
WE _ up	-41
WE _ with	42 0 0 -33
WE do	39 0 0 0 -44
WE do THIS	26 0 0 0 -30
WE on	-10 0 0 -42 31
WE on _	-26
WE&YOU	32 0 0 -32 -30
WHAT	-18 -38 35 -35
WHAT $	-33
WHAT ,	-28 -35
WHAT ?	-34
WHAT ASKS	-26
WHAT ASKS HEDGE	-15
WHAT DECIDE	-21
WHAT DECIDE _	-21
WHAT DONE	-15
WHAT EVERY	-8
WHAT EVERY _	-8
WHAT HEDGE	-27
WHAT I LIVES	-37
WHAT I _	25
WHAT IS	-33 0 0 -30 0 -30
WHAT IS WHAT	14 0 0 0 32
WHAT IS _	-24 0 0 0 0 0 -32
WHAT IS the	-36
WHAT LIVES	10
WHAT LIVES IF	-36
WHAT LIVES the	-25
WHAT OWNER	34 -32 -34 0 40
WHAT SYMPTOM	-15
WHAT SYMPTOM $	-12
WHAT THIS LIVES	-19
WHAT THIS SYMPTOM	-21
WHAT THIS _	21
WHAT USE	-29
WHAT WAS	18
WHAT WAS THIS	-9
WHAT WAS _	25
WHAT WE _	-18
WHAT WE do	11
WHAT YOU	12 0 0 0 -33
WHAT YOU _	16
WHAT _	-20 -34 0 -37
WHAT _ $	0 -42 0 -35 41 -41
WHAT _ IS	-32
WHAT _ LIVES	-27
WHAT _ NOT	12
WHAT _ THEY	-24
WHAT _ THIS	-30
WHAT _ WE	-21
WHAT _ YOU	0 0 0 0 -33
WHAT _ here	19
WHAT _ the	-35
WHAT a	-20
WHAT a _	-14
WHAT do	-19
WHAT do I	-19
WHAT one	-16
WHAT out	10 0 0 0 31
WHAT the	-19
WHAT the _	-17
WRONG	0 0 -41 -30 -56 56
WRONG $	-41 0 0 0 34 -30
WRONG ,	-18 0 0 0 -52 46
WRONG , the	0 0 0 0 -35 31
WRONG I	-17
WRONG I _	-17
WRONG IS	42 0 0 -32
WRONG IS _	33
WRONG _	24 0 -33 -32 -44 42
WRONG _ $	-10 -31 -35 0 0 0 31
WRONG _ ,	25 0 0 0 -34 40 -40
WRONG _ IS	39
WRONG with	26 35 0 0 0 -32
YOU	0 0 0 -31 -36 31
YOU "	15
YOU $	-28
YOU ,	-14
YOU ?	-14
YOU ? $	-14
YOU DONE	9
YOU DONT	-16
YOU DONT _	-16
YOU EVERY	23
YOU EVERY mit	23
YOU HEDGE	-18
YOU HEDGE _	-17
YOU IS	-15
YOU LIVES	-36
YOU LIVES $	-31
YOU LIVES THIS	22
YOU MOVED	0 -32 0 0 -36
YOU MOVED $	15 -30
YOU MUST	-23 0 0 0 0 -33
YOU MUST NEVER	-19
YOU MUST _	-27
YOU TOO	-14
YOU USE	35 0 -31 0 -39 38 -40
YOU _	8 0 0 0 -48
YOU _ "	-15
YOU _ ,	34 34 0 0 0 -46
YOU _ IS	-22
YOU _ LIVES	-12
YOU _ THEY	20 31 0 0 -30 -35
YOU _ THIS	-28
YOU _ UNLESS	20
YOU _ a	34
YOU _ den	-30
YOU _ for	24
YOU _ in	39 0 -33
YOU do	25 0 0 0 30 -34
YOU do THIS	25 0 0 0 30 -34
YOU just	-18
YOU just _	-18
YOU the	30
YOU to	15
^ "	9 0 0 0 0 -32
^ <acronym> <number>	-17 -31
^ <acronym> IS	9 0 0 0 31 -38
^ <acronym> _	18 0 0 0 -46
^ <code>	34 -43 0 -32 0 -35 44
^ <code> IS	16
^ <code> _	15 0 0 0 -30
^ <host>	-13 0 0 0 35 -32
^ <name>	33 -33
^ <name> IS	26 0 -46
^ <name> _	25 0 -35 -41 32 -45
^ <number>	0 -34
^ <number> ,	27 0 0 0 0 -35
^ <number> IS	18
^ <number> TIME	47 -30
^ <number> _	-41
^ <number> of	-24
^ <path>	0 -43 0 -38 0 0 -40
^ <path> $	-23
^ <path> IS	28
^ <version>	0 0 0 -36 32
^ AGAIN	-38
^ AGAIN SYMPTOM	-11
^ AGAIN _	-16
^ ALWAYS _	32 -37
^ ASKS	-39
^ ASKS ALWAYS	-13
^ ASKS EVERY	-8
^ ASKS LIVES	-31
^ ASKS USE	-30
^ ASKS _	-37
^ ASKS a	-18
^ ASKS also	-16
^ ASKS do	-8
^ CALLED	48 -36
^ CALLED _	43 -32 0 0 -51
^ DECIDE	17 0 -33 53 -45
^ DECIDE MAYNOT	12 31 0 -40
^ DECIDE _	26 -41 -36 46 -33 -38
^ DECIDE a	-50
^ DECIDE bei	18
^ DECIDE con	14
^ DECIDE for	40
^ DECIDE on	31 -31 0 30 -32
^ DECIDE one	36
^ DECIDE to	20
^ DECIDE with	19
^ DONE	-37
^ DONE $	-29
^ DONE ?	-17
^ DONE with	-25
^ DONT	17 39 0 -32 -42 -30
^ DONT LIVES	-33
^ DONT USE	43 42 -39 0 -30
^ DONT _	0 0 0 0 -30
^ DONT na	35 34 0 0 -34
^ DROP	-10 -35 -39 46 -40
^ DROP THIS	-49
^ DROP the	25 0 0 30
^ EVERY	14 41 -35 -38
^ EVERY HEARSAY	-42
^ EVERY IS	-29
^ EVERY LIVES	31 34 0 0 -34
^ EVERY THIS	0 33 0 0 -38
^ EVERY _	23 0 -33
^ EVERY de	29 43 0 0 -39 -31
^ EVERY over	35 30 0 0 -32
^ EVERY the	-26
^ FORNOW	-17 0 0 0 -30
^ FORNOW _	-51
^ FUTURE_I	-36 0 0 -32 -39
^ FUTURE_I AGAIN	-18
^ FUTURE_I HEDGE	-22
^ FUTURE_I NOT	-28
^ FUTURE_I OWNER	-32
^ FUTURE_I _	-36
^ FUTURE_I a	-29
^ FUTURE_I on	-29
^ FUTURE_I to	-40
^ GRATITUDE	-35 -47
^ GRATITUDE !	-25
^ GRATITUDE $	-41
^ GRATITUDE ,	-27 0 -35
^ GRATITUDE <number>	-37
^ GRATITUDE ASKS	-19
^ GRATITUDE FUTURE_I	-21
^ GRATITUDE GRATITUDE	-27
^ GRATITUDE I	-22
^ GRATITUDE IS	-22
^ GRATITUDE NO	-41
^ GRATITUDE PLEASE	-26
^ GRATITUDE THIS	16
^ GRATITUDE YOU	-21
^ GRATITUDE _	0 -33 0 39 0 -32
^ GRATITUDE and	-39
^ GRATITUDE do	-27
^ GRATITUDE for	-30 0 0 0 -32
^ GRATITUDE the	-18
^ HEARSAY	-61
^ HEARSAY IS	-27
^ HEARSAY THIS	-13
^ HEARSAY _	-33
^ HEARSAY the	-31
^ HEDGE	-40
^ HEDGE DECIDE	-15
^ HEDGE EVERY	-16
^ HEDGE HEDGE	-25
^ HEDGE IF	-30
^ HEDGE IS	-29
^ HEDGE PAST_I	-18
^ HEDGE THIS	-15
^ HEDGE USE	-15
^ HEDGE WE	-30
^ HEDGE _	-54
^ HEDGE a	-22
^ HEDGE an	-22
^ HEDGE the	-25
^ I	-16
^ I ALWAYS	21
^ I DONE	-21
^ I DONT	-40
^ I HEDGE	-23
^ I MAYNOT	-28
^ I MOVED	-22
^ I ONLY	-30
^ I PREFER	54 0 33 0 -35 -31
^ I WAS	-14
^ I _	-9 -34 -50
^ I just	-28
^ IF	10 0 34 0 -38
^ IF I	-44
^ IF THIS	-46
^ IF WE	-30
^ IF YOU	33
^ IF a	36
^ INSTEAD	25
^ IS	0 0 -38 0 0 32
^ IS <code>	10
^ IS <number>	35
^ IS CALLED	40 0 0 0 38 -39
^ IS DONE	-31
^ IS NOT	37 0 0 0 -40 36
^ IS SYMPTOM	-39
^ IS THIS	-45
^ IS _	0 -60 -43 0 0 45 -37
^ IS in	-46
^ IS the	-44 0 0 0 -34 38 -38
^ KEEP	19 0 30 0 -47
^ KEEP <path>	31 0 -37
^ KEEP THIS	26 0 0 -33
^ KEEP _	30 0 36 -62
^ KEEP on	12 -34 0 33
^ KEEP the	-30 35 0 -53 -30
^ LIVES	0 0 0 0 -42
^ LIVES THIS	-39
^ LIVES YOU	-20
^ LIVES on	-40
^ LIVES the	-33
^ MAYNOT	0 0 0 -35
^ MAYNOT _	-12 0 0 -33
^ MOVED	-34 0 0 0 0 -31
^ MOVED the	-41
^ MUST	-17
^ MUST THIS	-39
^ MUST _	0 31 0 0 0 -34
^ NEVER	36 68 -54 -42 -59 0 -37
^ NEVER _	0 56 -42 -37 -38 -46 -30
^ NO	20 0 0 0 -52
^ NO ,	-24 0 -45 0 -43 54
^ NO MUST	-49
^ NO SYMPTOM	-17
^ NO _	35 0 0 0 -53 -43
^ NO more	45 -49 -34 51 -34 -35
^ NO new	22
^ NOT	-9 31 -41 0 -53
^ NOT ,	23 -41 0 0 -30 34
^ NOT FORNOW	-33
^ NOT _	-35
^ NOT a	15
^ NOT de	38 40 0 -32 0 -53
^ NOW	-14 0 0 0 0 -31
^ NOW the	-36
^ NOWON	43 0 0 0 0 -32
^ ONLY	16 0 -37 -48
^ ONLY <number>	40 0 0 0 -35
^ ONLY _	32 0 0 -57 58 -38
^ OUR	0 -33 0 0 36
^ OUR Name	11
^ OUR _	0 -34 0 0 46
^ OWNER	8 0 0 0 0 0 -30
^ OWNER I	0 -33
^ PAST_I	-42
^ PAST_I THIS	-29
^ PAST_I _	-48
^ PAST_I a	-16
^ PAST_I at	-17
^ PAST_I the	9
^ PAST_I to	-26
^ PER	32
^ PER _	32
^ PLEASE	-9 0 0 -42 -35 -37
^ PLEASE LIVES	-28
^ PLEASE _	-14
^ PREFER	40 -49 60 -37 -50 -33
^ PREFER I	14
^ PREFER THIS	-19
^ PREFER _	66 -41 49 -35 -39 -30
^ PREFER a	-31
^ PREFER to	-22
^ SHOULD	-51
^ SHOULD _	-23
^ SYMPTOM	-9 -40
^ SYMPTOM $	-31
^ SYMPTOM AGAIN	-19
^ SYMPTOM LIVES	29
^ SYMPTOM _	37 -31
^ THEY	-20 -40
^ THEY HEARSAY	-32
^ THEY MUST	-32
^ THEY on	-27
^ THIS	-40
^ THIS ALWAYS	-8
^ THIS DONE	-35
^ THIS HEARSAY	-16
^ THIS HEDGE	-23
^ THIS IS	-34 0 0 0 -31
^ THIS LIVES	-47
^ THIS MAYNOT	0 0 0 0 -35
^ THIS MUST	14 -39
^ THIS ONLY	-20
^ THIS OWNER	31 0 0 0 -32
^ THIS SHOULD	-19
^ THIS SYMPTOM	-27
^ THIS USE	11
^ THIS _	-53
^ TIME	50 0 -37 -42 0 -33 -32
^ TIME _	31 -37 0 0 37
^ TOO	-48
^ TOO _	-24
^ TOO the	-24
^ UNLESS	16 45 -32 -36 0 -43
^ UNLESS EVERY	33 0 0 0 -36
^ UNLESS YOU	-20
^ USE	0 0 0 0 -49
^ USE I	-40
^ USE THIS	-33
^ USE _	59 0 0 0 -45 0 -38
^ USE the	-11 0 0 -31
^ WAS	-39
^ WE DECIDE	30
^ WE DONT	32 0 0 0 -30
^ WE DROP	32 0 0 38 -44
^ WE HEDGE	-53
^ WE IS	-38
^ WE KEEP	47 -39 0 49 -50
^ WE LIVES	48
^ WE MAYNOT	23 0 0 -30
^ WE MOVED	48 -39 0 0 0 -37
^ WE MUST	-44
^ WE SHOULD	-30
^ WE WAS	-37
^ WE _	8 -48
^ WE on	-10 0 0 -42 31
^ WHAT	-36 -34 -36
^ WHAT ASKS	-27
^ WHAT DONE	-15
^ WHAT IS	-42
^ WHAT LIVES	13
^ WHAT OWNER	22
^ WHAT SYMPTOM	-10
^ WHAT THIS	-34
^ WHAT WAS	-9
^ WHAT _	-58
^ WHAT a	-20
^ WHAT do	-19
^ WHAT the	-52
^ WRONG	8 0 -34 -39 -46 45 -30
^ WRONG ,	-29 0 0 0 -36 30
^ WRONG IS	40
^ WRONG _	29 -40 0 0 0 41
^ YOU	-14 0 0 -31 -35
^ YOU MUST	-25
^ YOU _	0 33 0 0 0 -41
^ _ !	16
^ _ $	-40 0 0 0 0 -70 -68
^ _ ,	15 -74 44 41 -53 0 -42
^ _ <acronym>	21 0 -35 -47
^ _ <amount>	12 0 0 0 34
^ _ <code>	21 -36 -33 0 0 0 33
^ _ <flag>	24 -41 0 0 0 0 32
^ _ <name>	-24 -38 0 0 36
^ _ <number>	0 -32 -44 0 37
^ _ <version>	19 0 0 -41 46 -39
^ _ ?	-39
^ _ AGAIN	-37
^ _ ALWAYS	48 0 0 -32 0 -42
^ _ DECIDE	-11 -47 0 38 -34
^ _ DONT	27 54 -33 -40 -45 0 -39
^ _ DROP	12
^ _ EVERY	0 32 0 -41 0 -30
^ _ FORNOW	-41
^ _ GRATITUDE	-65
^ _ HEARSAY	-53
^ _ HEDGE	-23
^ _ I	-28 -30 0 0 0 0 -38
^ _ IF	-40
^ _ INSTEAD	37 -32 31 -39
^ _ IS	31
^ _ KEEP	38 0 -49
^ _ LIVES	66
^ _ MAYNOT	29 64 -46 -61 -67
^ _ MOVED	18 -41 0 0 38 -38 -31
^ _ MUST	85 67 -70 -59 -33 -46
^ _ NEVER	18 41 -60 -47 0 -44
^ _ NO	-37 -35 0 0 -38
^ _ NOT	0 0 -45 0 0 0 -36
^ _ NOW	-20
^ _ Name	11 0 -41 -50 0 -31
^ _ ONLY	50 31 0 0 0 -45
^ _ PAST_I	-25
^ _ PER	45 -59 -49 -48
^ _ PLEASE	14 -62 57 -32 -49 -36
^ _ SHOULD	25
^ _ SYMPTOM	-11 -38 30
^ _ THEY	0 0 0 -32 0 -39 -30
^ _ THIS	-25
^ _ TIME	-47 -33 0 -37
^ _ UNLESS	0 -55 33 -49 0 -45
^ _ USE	36 0 -44 -48
^ _ WAS	0 0 0 0 -47 35
^ _ WE	-40 0 0 0 31
^ _ WHAT	-55
^ _ YOU	-18 -38
^ _ a	-70
^ _ an	-22
^ _ and	0 0 0 0 0 -31
^ _ as	38 -38 48 -52 -54 -33 -35
^ _ at	0 -42 30 -37
^ _ auf	26 -38 39
^ _ back	-34
^ _ both	-37
^ _ by	0 0 0 0 -58 -34 -35
^ _ com	51 -36 -40 0 0 -32
^ _ das	-29
^ _ de	0 -38 45 0 -48
^ _ die	8 0 -31 -30 34 -30
^ _ do	-39
^ _ first	69 0 0 0 0 -30 -36
^ _ for	65 -81 0 0 0 -34 -35
^ _ from	10 -51 -36 -40 43
^ _ in	54 -32 37 0 0 -70 -34
^ _ into	-45
^ _ la	-28 0 0 0 37
^ _ les	-53
^ _ like	-71
^ _ of	-28
^ _ on	-33 0 0 -48
^ _ one	-21 0 0 0 -47 -37
^ _ out	19 -35
^ _ over	38 -43 0 0 -35
^ _ than	11 0 -34 0 0 -36
^ _ the	-67 -30 0 0 -30
^ _ to	-28
^ _ un	-61
^ _ up	-23 -45 -32 0 41
^ _ with	0 0 44 0 -60
^ a	16 0 -30 -34
^ a _	16 0 -31 -34
^ after THIS	-34
^ after the	20
^ also	-37
^ also _	-37
^ an	28 31 0 0 0 -34
^ an _	28 31 0 0 0 -34
^ and	17 0 42 0 -76
^ and _	13 0 30 0 -44
^ and the	-11 0 0 0 -31 36
^ as	0 -38 32
^ back	-33
^ both	-47
^ both LIVES	-25
^ both _	-25
^ but	0 0 0 0 -48
^ das	0 -35
^ das _	-28
^ de	40 -44 -33 -31 41 -35 -30
^ de _	40 -44 -33 -31 41 -35 -30
^ der	0 -36 -30 -33
^ der Name	-12 0 0 0 0 34
^ der _	0 0 0 -30 46 -39
^ die	34 0 -34 0 31 -43
^ die Name	30 0 0 -39 0 -32
^ die _	27 -38 0 -31 42 -36 -44
^ do THIS	13
^ do the	-26
^ el	12 -39 -31 -45 38
^ el _	10 -36 -32 -43 32
^ first	-31
^ first _	-39
^ for	9 0 0 0 0 -36
^ for EVERY	13
^ for _	0 0 0 0 0 0 -36
^ for the	17
^ from	42 -31 0 42 -43 -33
^ here	-40
^ il	38 0 -31 -33
^ il _	22
^ in	-20
^ in THIS	-24
^ in _	21 -37
^ in a	-36
^ in the	-16
^ just	-41
^ just _	-23
^ la	0 -39 -32
^ la _	0 -35 -31 -41
^ las	22 0 0 0 30
^ las _	22 0 0 0 30
^ last	-12
^ last TIME	-47
^ last _	31
^ le	40 0 -43 -45
^ le _	39 0 -43 -43
^ les	38 0 0 -35 0 -36
^ les _	38 0 0 -35 0 -36
^ los	34 0 0 -31
^ los _	34 0 0 -31
^ new	34 30 -30 0 -45
^ new _	34 30 -30 0 -45
^ o	35 -39 -35 -38 49 -33
^ o _	32 -37 -35 -36 48 -31
^ on	0 0 -35 0 -44
^ on I	-18
^ on _	-33
^ one	0 0 0 0 0 -44
^ one _	25 0 0 0 0 -44
^ one of	-32
^ para	27
^ para _	27
^ same	-28
^ same SYMPTOM	-16
^ the	-8
^ the <acronym>	-18 0 0 0 -36 31
^ the OWNER	33 0 0 0 -30
^ the PER	33 0 0 -33 32
^ the TIME	-12 0 0 0 40 -34
^ the WHAT	-21
^ the first	-24
^ the new	-51
^ the old	-22
^ the one	-29
^ then	-52
^ then _	-44
^ there	-19 -41 0 0 0 -36
^ there IS	-22 0 0 -33 41 -30
^ there _	13
^ to	31
^ to _	39
^ two	-24 0 -33 -31 0 -31
^ two _	-35 0 0 0 0 -30
_ !	-11
_ ! $	-31
_ "	-15 0 0 -30
_ " $	-32 0 0 0 36 -34
_ " ,	38
_ " Name	-8
_ " _	19 0 0 0 0 -34
_ (	0 0 -35 -38
_ ( )	-21 0 0 0 0 -30
_ ,	27
_ , <code>	20
_ , <ip>	33
_ , <name>	22 0 0 0 -42
_ , <number>	43 0 0 -38 48
_ , <path>	23 0 0 -34
_ , <version>	38 -38 0 -36 34
_ , ALWAYS	46 60 0 -33 -66
_ , ASKS	-10
_ , BECAUSE	0 30 0 0 -38
_ , DECIDE	54 -50 -37 0 -34
_ , DONE	-25 30
_ , DONT	34 0 0 -34 0 -31
_ , EVERY	30
_ , FUTURE_I	-44
_ , GRATITUDE	-49
_ , HEDGE	-23
_ , I	-22 0 0 0 -30 -32 -30
_ , IS	51 0 0 0 -32
_ , LIVES	36
_ , MUST	0 -44 0 0 -37 0 40
_ , NEVER	13 0 0 -33 0 -33
_ , NO	32 0 0 -40
_ , NOT	36 0 0 -31
_ , Name	31 -35
_ , ONLY	0 33 0 0 -33 -34
_ , OWNER	16 0 -31 0 42 -41
_ , PAST_I	-23
_ , PLEASE	13 -38
_ , THEY	-8 0 -44
_ , THIS	16 0 0 0 0 -41
_ , TIME	-22 -30 0 0 -30
_ , UNLESS	40 -41 -37 0 39 -35 -30
_ , USE	24
_ , WE	34
_ , WHAT	-30 -34 0 0 0 -33
_ , YOU	35 -44 0 0 0 47
_ , _	18
_ , a	27 -50 -32 42
_ , and	-11
_ , as	-36 0 -44 0 0 -30
_ , both	8 -32
_ , but	-38
_ , by	0 -30 0 0 31
_ , das	17 30 0 0 -41
_ , der	28 0 0 0 0 -36
_ , in	0 0 -31 31 -38
_ , just	23 -39 37
_ , le	24 -36 0 0 -50
_ , old	28
_ , one	55 0 30
_ , or	0 0 -32 -37 35
_ , the	17 0 -32 35
_ , then	-19 0 -38 -37 40
_ , there	0 0 -33 0 -32
_ , two	41 0 0 -38 -33
_ , with	-21
_ -	32 -40 0 0 41 -35
_ - _	32 -40 0 0 41 -35
_ :	30 -30 -31 0 -34 -32
_ ;	49 0 0 0 -52
_ ; _	29 0 0 33 0 -34
_ ; the	21
_ <acronym>	17 0 -38 0 0 -44
_ <acronym> IS	0 0 0 0 -41
_ <acronym> LIVES	20
_ <acronym> _	26 0 0 -41
_ <amount>	-12 -35 0 0 0 -34
_ <amount> $	-47
_ <amount> _	13
_ <code>	8 -39 -56 -30 42 -51 40
_ <code> $	38 0 -45 0 -35 0 39
_ <code> ,	22 0 -34 0 0 -35 37
_ <code> IS	0 0 0 0 32 0 -38
_ <code> to	-42
_ <date>	33 0 0 0 0 -30
_ <flag>	49 -50 -36 -38 -54 -46 65
_ <flag> $	38 0 -30 0 -38 -37 39
_ <flag> _	23
_ <host>	40 -40 0 0 0 0 -36
_ <host> $	34 -41 0 0 0 0 -35
_ <name> $	29 0 0 -43 0 -45 -31
_ <name> ,	32 0 0 0 -53
_ <name> IS	34 -38
_ <name> to	-32
_ <number>	0 0 -36 0 0 0 -31
_ <number> $	11 -72 -42 0 0 0 -41
_ <number> ,	44 0 -33 0 0 33
_ <number> <acronym>	31 31 0 0 -34
_ <number> DONE	-30
_ <number> IS	-14 -42 -33 0 71 -68
_ <number> TIME	-43 -43 0 0 45 -48
_ <number> _	-19 0 -34 -38 0 -47 -35
_ <number> and	-14
_ <number> for	0 0 0 0 31
_ <number> of	-49
_ <number> to	34 0 0 -52 30 -38
_ <path>	44 0 -38 -38 -35 0 34
_ <path> $	42 0 0 0 0 0 -37
_ <path> ,	14 0 0 -32 -42
_ <tag>	21 0 0 0 36 -37
_ <version>	51 0 -40 0 52 -44
_ <version> $	13 0 0 -33
_ <version> ,	18
_ <version> BECAUSE	22 -30
_ <version> IS	26 0 0 -30 0 -40
_ <version> _	46 -36 0 0 36 -48
_ =	0 -54 -35 0 52 -34 -35
_ = <number>	-42
_ ?	-34
_ ? $	-34
_ AGAIN $	-40
_ AGAIN _	30
_ ALWAYS	57 0 0 -44 0 0 -34
_ ALWAYS $	40 0 0 -32
_ ALWAYS ,	18 -51 40
_ ALWAYS _	17 0 -47
_ ALWAYS in	28 0 -42 0 0 -30
_ ASKS	19
_ BECAUSE	30 0 0 0 0 -35
_ BECAUSE $	17 0 0 -32 -34
_ BECAUSE THEY	22 0 0 0 -35
_ BECAUSE THIS	-17
_ BECAUSE _	15 0 0 0 0 -32
_ BECAUSE of	37
_ CALLED	18 -40 0 0 0 35 -30
_ CALLED $	28 -35 0 0 0 -40
_ DECIDE	52 -30 -43 64 -33 -30
_ DECIDE $	16 0 -33
_ DECIDE ,	34 -33
_ DECIDE GRATITUDE	0 0 0 -30 32
_ DECIDE THIS	17
_ DECIDE _	8
_ DECIDE on	-20
_ DECIDE to	22
_ DONE	0 0 0 0 31
_ DONE $	-40
_ DONE _	22
_ DONE by	-18
_ DONT	22 37 -45 0 -53 -31
_ DONT _	10 0 -34 0 -49
_ DROP	20 0 -31 0 0 -31
_ DROP $	-27 -32 0 30 -31
_ DROP THIS	-18
_ DROP _	20 33 0 -43
_ EVERY	-9
_ EVERY $	-30
_ EVERY ,	-34
_ EVERY <number>	42 -39 0 0 36
_ EVERY Name	33
_ EVERY THIS	29 0 0 -34 -32
_ EVERY TIME	38 -38 0 0 38 -32
_ EVERY USE	-10
_ EVERY the	-8 -33 -30 0 -30 39
_ FORNOW	-53 0 0 0 34
_ FORNOW $	-41
_ FORNOW ,	-32
_ FORNOW and	-33
_ FORNOW one	-34
_ GRATITUDE	-34 -42
_ GRATITUDE !	-13
_ GRATITUDE $	-14
_ GRATITUDE ,	-40
_ GRATITUDE IF	-31
_ GRATITUDE _	-28
_ HEARSAY	-52 32 -32 -30
_ HEARSAY $	35 0 0 0 -40
_ HEARSAY GRATITUDE	-12
_ HEARSAY NEVER	-28
_ HEARSAY THIS	-54
_ HEARSAY _	-24
_ HEARSAY the	-19
_ HEDGE	-13 30 -35
_ HEDGE $	-42
_ HEDGE IS	-26
_ HEDGE LIVES	-26
_ HEDGE THIS	-32
_ HEDGE _	38 35 0 0 -34
_ HEDGE the	-39
_ I	-20 -30 31 0 -35
_ I $	20
_ I <number>	-34
_ I LIVES	-17
_ I WHAT	-16
_ I _	0 0 0 0 -46
_ I a	-20
_ I the	-18 -35
_ IF THEY	12
_ IF THIS	0 0 0 0 -30
_ IF YOU	9
_ IF _	23 0 -39
_ IF the	-8 -33 0 0 45
_ IF there	22 0 0 0 -32
_ INSTEAD	39 -44 0 0 0 -31
_ INSTEAD $	17
_ INSTEAD _	44 -33 0 0 -38
_ IS	19
_ IS "	-53
_ IS $	-21 0 0 0 0 -30
_ IS <acronym>	38 -48 -33 0 41
_ IS <amount>	32 -39
_ IS <code>	40
_ IS <host>	27 -32 0 0 45 -44 -33
_ IS <name>	52 0 -49 -35
_ IS <number>	40
_ IS <version>	-15 -36 0 -30 36
_ IS AGAIN	0 0 0 -30 36
_ IS ALWAYS	21 0 -53 0 0 -39
_ IS DECIDE	0 -31
_ IS DONE	-10 -48 -30 -54 32 -33
_ IS DROP	22 -63 0 55 0 -35
_ IS EVERY	34
_ IS GRATITUDE	-12 -32 0 0 0 -31
_ IS KEEP	32 -51 0 -30 49 -30
_ IS LIVES	23 -42 0 0 36 -31
_ IS MAYNOT	47 49 -30 -30 -57
_ IS NEVER	16 51 0 0 -48 -35
_ IS NOLONGER	0 -35 0 38 0 -47
_ IS NOT	-35 33 0 0 -32
_ IS NOW	-22 0 0 -31 31
_ IS Name	35 -43 -35
_ IS ONLY	18
_ IS OUR	27
_ IS PER	39 -46 0 -33
_ IS SYMPTOM	-38 -30
_ IS TIME	34
_ IS USE	-16
_ IS WHAT	28 0 0 -31 33 -49
_ IS WRONG	-29
_ IS _	23
_ IS a	34 0 0 -44
_ IS at	-20 -32 0 -32 42 -38 -34
_ IS by	20 0 0 0 -39
_ IS em	11
_ IS en	24 -39
_ IS from	23 -49 -35 -37
_ IS in	11 -39 -36 -48 44
_ IS on	33 0 0 -54
_ IS one	0 0 -34 0 31
_ IS out	0 0 -31 33 -35
_ IS over	-15 0 0 -32 -30
_ IS the	16 0 -30 -41
_ IS to	-40
_ KEEP	31 0 -48 33
_ KEEP $	29 0 0 0 -43
_ KEEP ,	52 0 0 0 -47 -36
_ KEEP THEY	36 -49 -30 -39 46
_ KEEP THIS	0 -47 0 32
_ KEEP _	22 0 -54 0 -35
_ KEEP at	-22 -38 0 32
_ KEEP on	42
_ LIVES	39 0 -31 0 30
_ LIVES $	-35
_ LIVES ,	37
_ LIVES <amount>	12
_ LIVES <flag>	10 0 0 0 -33
_ LIVES <number>	0 -60 0 -43 68 -40 -32
_ LIVES DROP	23 32 0 0 -34
_ LIVES EVERY	59 -31 0 -34 45 -34
_ LIVES FORNOW	-25
_ LIVES IS	26
_ LIVES LIVES	19 -35 0 0 39
_ LIVES MOVED	-27 -32 0 0 44 -30
_ LIVES NO	-16 -57 -36 0 58
_ LIVES ONLY	46 0 -36 0 0 0 -30
_ LIVES THIS	26 0 0 30 0 -36
_ LIVES USE	32 -33
_ LIVES a	71 0 -41 -36
_ LIVES after	40 -46 -31 0 48 -36 -34
_ LIVES an	46
_ LIVES at	59 -42 0 0 0 0 -31
_ LIVES back	-24
_ LIVES from	39 0 -32 0 0 0 -45
_ LIVES in	31 0 -35 0 0 0 -30
_ LIVES into	26 0 33 0 -50
_ LIVES on	60
_ LIVES one	19 -47 -31 -37 49
_ LIVES out	23 -42 -33 0 43 -35
_ LIVES the	41 -49
_ LIVES to	0 0 0 -40
_ LIVES two	12
_ LIVES up	45
_ MAYNOT	32 0 -46
_ MAYNOT _	25 0 -44
_ MOVED	21 0 0 0 0 0 -33
_ MOVED $	-15 30 0 -35
_ MOVED ,	31 0 0 -42
_ MOVED _	-19 0 0 31 -36 -35
_ MOVED the	42 -36 0 0 34 -42
_ MOVED to	59 0 0 0 0 0 -31
_ MUST	46 47 0 0 -35
_ MUST <number>	48 -46 0 0 44
_ MUST KEEP	0 47 0 -40 -43
_ MUST LIVES	0 33 0 0 0 -38
_ MUST NEVER	46 37 0 0 -50
_ MUST THIS	13
_ MUST _	26 0 0 0 0 0 -37
_ MUST an	-15
_ MUST the	18
_ NEVER	9 54 -37 0 0 -59
_ NEVER LIVES	0 42 -31 0 0 -35
_ NEVER _	38 0 0 0 0 -33
_ NO ,	-19
_ NO SYMPTOM	18
_ NOLONGER	8 0 -39
_ NOLONGER $	-9 -36
_ NOLONGER ,	33 0 -36
_ NOT	22 0 -47 0 0 32
_ NOT $	39 -37 0 0 -30
_ NOT DONE	12
_ NOT LIVES	9 0 0 0 0 -38
_ NOT _	14 0 -47
_ NOT on	33 0 0 0 -36
_ NOW	47 -31
_ NOW $	62 -46 0 0 38 -36
_ NOW ,	10 0 0 -35
_ NOW BECAUSE	28
_ NOW _	42 0 0 0 -38
_ NOW and	-23
_ NOW the	0 0 0 0 42 -39
_ NOWON	43 0 -44
_ NOWON $	38 0 -31 -43 -34
_ NOWON _	20 -38 0 0 41 -33
_ Name	37 0 -60 0 0 -53
_ Name $	44 0 -35
_ Name ,	21 -30 0 0 0 -38
_ Name Name	33
_ Name _	0 -44 0 40
_ ONLY	60 0 0 0 0 -34
_ ONLY $	18 0 0 30 -52 -41
_ ONLY ,	0 0 0 -34 -34
_ ONLY AGAIN	9
_ ONLY LIVES	-23
_ ONLY NEVER	25
_ ONLY WHAT	35 -47 49 -42
_ ONLY _	44 45 0 -39
_ ONLY from	32 -37
_ ONLY in	23 0 -46 0 -36
_ ONLY on	20 -41 0 0 38
_ OUR	13 -31
_ OUR _	17 -31
_ OWNER	9
_ OWNER $	9 0 0 0 -34
_ OWNER for	13
_ PAST_I	-50
_ PAST_I at	-38
_ PER	26
_ PER $	9 0 0 -36
_ PER ,	36 -39 0 0 47 -50
_ PER TIME	0 0 0 -36
_ PER _	15 0 0 0 0 0 -31
_ PER and	29 -34 0 0 0 -32
_ PLEASE	23 0 44 -34 -47
_ PLEASE $	-9 -32 0 -31 0 -35 -34
_ PLEASE ,	57 0 0 0 -37
_ PLEASE _	-27
_ PREFER	-10
_ PREFER the	15
_ SHOULD	-16 0 0 0 -33
_ SHOULD LIVES	-31
_ SHOULD _	0 0 0 0 -33
_ SYMPTOM	-8 0 0 -37
_ SYMPTOM $	-21 0 0 0 0 -30
_ SYMPTOM NOW	-41
_ SYMPTOM _	19 0 31 0 -44 -30
_ SYMPTOM for	-38
_ THEY	0 0 0 0 0 -30
_ THEY $	-22 0 0 -30 -40 -36
_ THEY ,	17
_ THEY _	-10 0 0 0 0 0 -30
_ THEY in	19
_ THIS	-20
_ THIS $	-9 0 0 0 -31 0 -30
_ THIS ,	27 0 0 0 -38 -48
_ THIS ?	-17
_ THIS DONE	28
_ THIS EVERY	16
_ THIS I	-26
_ THIS IF	14
_ THIS LIVES	26 0 0 -37 0 0 -30
_ THIS MUST	-21 34 0 0 0 -33
_ THIS Name	23
_ THIS PLEASE	-20
_ THIS SYMPTOM	15 0 0 -38
_ THIS THIS	10
_ THIS TIME	-31
_ THIS UNLESS	-34
_ THIS USE	-17
_ THIS WAS	46 0 0 -33 32
_ THIS WE	-16
_ THIS WHAT	-33
_ THIS YOU	-17
_ THIS _	-11
_ THIS and	-36
_ THIS as	-10 0 0 0 -30
_ THIS at	24 0 0 0 -32
_ THIS back	-17
_ THIS by	-32
_ THIS for	-43
_ THIS from	-23
_ THIS in	-34 0 0 0 -34
_ THIS on	-17
_ THIS one	-14
_ THIS out	-26
_ THIS the	-54 -31 0 0 31
_ THIS to	-31
_ THIS with	0 0 -32 -36 0 0 34
_ TIME	0 0 0 -32
_ TIME $	0 0 0 0 0 -49
_ TIME IS	0 -33 0 -37
_ TIME LIVES	31
_ TIME _	37 -36 0 0 42 -33 -30
_ TIME and	36
_ TOO	18 -58 0 0 0 38 -30
_ TOO $	-32 0 -31 0 0 33
_ TOO _	53 -46
_ UNLESS	36 0 0 0 0 -32
_ UNLESS $	-20
_ UNLESS <name>	0 31 0 0 -30
_ UNLESS <number>	-30
_ UNLESS <version>	21 0 0 35 0 -36
_ UNLESS Name	26 0 32 0 -38
_ UNLESS THEY	26
_ UNLESS WE	-30
_ UNLESS YOU	33 0 0 0 0 -32
_ UNLESS _	37 0 0 0 0 0 -31
_ UNLESS a	0 0 -46 -40
_ UNLESS an	29
_ UNLESS the	39 0 0 0 0 0 -33
_ USE	15 0 -38
_ USE <code>	30
_ USE <number>	-14 0 0 0 34 0 -30
_ USE PER	-37
_ USE THIS	-10
_ USE _	0 0 -40 0 52 0 -38
_ USE a	32 0 0 0 -33
_ USE over	42 0 0 -32 32 -30
_ USE the	14 34 0 0 -58
_ WAS	9 -45
_ WAS <number>	28
_ WAS DROP	27
_ WAS MOVED	15 0 0 -34
_ WAS TOO	-10 -38
_ WAS _	-14 0 0 0 0 -36
_ WAS to	-34
_ WE	11 0 -36 47
_ WE DECIDE	20
_ WE DROP	38 0 0 0 -30
_ WE IS	13
_ WE LIVES	-21
_ WE _	0 0 -41 35
_ WE do	27
_ WHAT	-23 0 0 -34 0 -37
_ WHAT $	-29
_ WHAT I	-41
_ WHAT LIVES	-30
_ WHAT SYMPTOM	-12
_ WHAT THIS	14
_ WHAT WAS	25
_ WHAT WE	-27
_ WHAT YOU	19
_ WHAT _	-13 0 -32
_ WHAT the	-42
_ WRONG	41 0 0 -30 45 -31
_ WRONG $	39 0 0 0 34 -30
_ YOU	0 -58 0 -32 0 0 31
_ YOU $	-36
_ YOU EVERY	23
_ YOU MOVED	17
_ YOU _	0 -38 0 0 0 -39
_ YOU the	30
_ a	-24
_ a SYMPTOM	-16
_ a _	-32 0 0 0 -32
_ a new	-18
_ after	20 0 0 0 0 0 -30
_ after <number>	0 0 0 -31
_ after _	32
_ after the	-17 0 0 -41 0 -37
_ am	-10
_ an	-11 0 0 0 -44
_ an $	-36
_ an SYMPTOM	-26
_ an _	0 0 0 0 -44
_ and <name>	-24
_ and <number>	44 0 0 -34
_ and DECIDE	-20
_ and EVERY	24
_ and I	10
_ and IS	0 0 0 0 33 -49
_ and KEEP	-9 34 0 0 -36
_ and LIVES	-8 -34
_ and NOT	57 -36 0 0 0 35
_ and THEY	39
_ and THIS	-8 -30
_ and USE	11
_ and WAS	-33
_ and WE	23
_ and WHAT	28
_ and _	-10
_ and a	-14
_ and one	-8
_ and the	0 0 0 0 0 -41
_ and then	0 0 0 0 -40
_ as	0 -58 0 0 0 -37
_ as <name>	22 0 0 0 31
_ as _	11 -35 35 0 0 -32
_ as a	23
_ as in	43 0 0 -34 -40
_ at	19 0 0 0 0 -43
_ at <number>	58 -37 -35 0 49 -40
_ at <version>	-9
_ at EVERY	-19
_ at THIS	-39
_ at _	8
_ at a	39 0 0 -34 -35
_ at the	10 -50 32
_ auf	29
_ auf <name>	11
_ auf _	22 0 0 0 -36
_ avec	38 -35 0 0 -37 0 30
_ avec <code>	11
_ avec _	37
_ back	-33
_ back to	-20
_ between	21 33 0 -39
_ between <number>	11 33
_ between LIVES	-24
_ between _	35 0 0 -35 0 -35
_ between the	-34
_ both	-20
_ both _	-10
_ but	16 0 -37 -37 0 -42
_ but EVERY	-39
_ but NOT	36
_ by	16
_ by <acronym>	-24
_ by <code>	0 -34 0 0 -32
_ by <number>	-43
_ by Name	-12
_ by THEY	10 0 0 0 0 -31
_ by THIS	12
_ by _	24
_ by a	35 0 0 -31
_ by the	34
_ by two	-35
_ com	51 -36 -40 0 0 -32
_ com _	41 -30 0 -40
_ con	16 -40 0 0 -35 0 32
_ con _	12 -33
_ da	-24
_ dans	-28
_ das	0 0 0 0 30
_ das _	0 0 0 0 30
_ de	18
_ de _	11 0 0 0 0 -38
_ dem	26
_ dem Name	26
_ den	-30
_ der	25 0 0 0 -33
_ die	0 -30 -32 -36 0 -35
_ do	-28
_ do $	-23
_ do THIS	-30
_ do the	-26
_ e	23
_ e _	23
_ el	10 -40 -31 0 -40 40
_ el _	-8
_ em	50 -30
_ em _	32
_ en	13
_ en _	0 0 0 -37 0 -43
_ first	24 0 0 0 -33 -34 -39
_ first $	-10 -33 38 -30 -40
_ first ,	42 0 0 0 -62 0 -34
_ for <name>	-15
_ for <number>	27
_ for EVERY	29
_ for FORNOW	16
_ for I	16
_ for PER	-40
_ for THEY	-11
_ for THIS	-26
_ for TIME	-48
_ for _	24 -39
_ for a	-47
_ from	20
_ from <path>	11 -36
_ from EVERY	-20 0 0 0 -33
_ from THIS	22
_ from TIME	-11
_ from _	0 0 -37
_ from last	47 -39
_ from the	23
_ here	11 0 0 0 0 35
_ here $	10
_ here ,	25 -37 -31
_ here ?	-13
_ im	27 0 0 -32
_ in	20
_ in $	-32 -37
_ in ,	-16
_ in <code>	-8 0 0 0 37 0 -31
_ in <name>	23
_ in <number>	29 0 0 0 31
_ in ALWAYS	-26
_ in EVERY	36
_ in I	9
_ in NOW	-38
_ in Name	8
_ in OUR	29 0 0 0 0 -33
_ in THIS	-15
_ in TIME	36 -37 0 -32
_ in _	48 0 0 -33
_ in a	0 -30
_ in here	-26
_ in one	38 32
_ in the	9 -32
_ in two	23
_ in with	25 -32 -33 0 47 0 -37
_ into	0 0 -37
_ into _	-30
_ into a	-35
_ into the	16
_ la	0 0 0 -36
_ la _	0 0 0 -36
_ last TIME	21
_ last _	-32
_ le	21 0 -34 0 0 0 -30
_ le _	21 0 -34 0 0 0 -30
_ les	0 -32
_ les _	0 -32
_ like	-16 0 0 -34
_ like "	-15
_ like THIS	-22
_ like _	0 0 0 -32
_ like a	15
_ like the	-11
_ los	16
_ los _	16
_ mit	-21 0 0 0 -34
_ more	-14 0 0 0 -36
_ more $	11 0 0 0 -31
_ more than	21 -34
_ new	0 -49 43 0 0 -35 -31
_ new _	-22 -31
_ of	-12
_ of <number>	-29 -33
_ of EVERY	-15
_ of I	-29
_ of THEY	-27 -32 0 0 33
_ of THIS	-19
_ of TIME	-24
_ of WHAT	-23
_ of _	26
_ of the	15 0 0 0 0 -32
_ off	-13 40 -31 0 -46
_ off $	-12
_ off _	0 36 0 -32 -32
_ old	-39
_ old _	-39
_ on $	13 -36 0 -36
_ on <name>	-38 0 0 0 0 30
_ on <number>	-25
_ on EVERY	46 -32
_ on GRATITUDE	13
_ on I	-28
_ on IS	28
_ on MOVED	28
_ on Name	10
_ on PER	40 0 -34 -34
_ on THIS	-9 0 -33 -36
_ on _	-21
_ on the	-10 -66 0 0 0 -31
_ one	0 -78
_ one $	12 -33 -33 0 0 32
_ one ,	15 -37 0 36 -39
_ one ?	-20
_ one IS	14
_ one _	8 -58
_ or	-27 35 0 0 -31
_ or _	-36
_ out	8 0 0 0 -45 -34
_ out WHAT	-18
_ out of	0 -34
_ out the	31
_ over	27 -46 39
_ over _	42 -49 41 0 -49
_ para	0 -30 -33 0 0 31 -35
_ por	26 -41 -30 0 39
_ por _	21
_ sur	24 -40 0 0 37
_ sur le	14 -31 0 0 38
_ than	0 0 0 -34 0 -37
_ than <number>	-25 0 0 0 30
_ than PER	13
_ than _	-10
_ the	-19
_ the <acronym>	-38
_ the CALLED	-32 0 0 0 0 -30
_ the Name	29
_ the OWNER	-28
_ the SYMPTOM	-56
_ the TIME	-28
_ the WRONG	0 0 -31 0 0 -37 33
_ the _	-16
_ the last	-32
_ the new	-16
_ the old	14 0 0 0 -44
_ the same	-21
_ the two	-37
_ then	37 -40 -32 30
_ then $	37 -40 -32 30
_ there	-20 0 0 0 -38
_ there $	-16
_ there FORNOW	-27
_ to	0 30
_ to <name>	25 0 0 0 41 -41
_ to <number>	-14 -41 0 -31 46 -33
_ to <path>	44 0 -33 0 0 -30
_ to EVERY	36
_ to I	-8 30
_ to KEEP	-26
_ to LIVES	-35
_ to Name	26
_ to WHAT	-21
_ to YOU	-17
_ to _	-8 0 0 33 -33 -40
_ to a	38 0 0 0 -45
_ to one	27 0 0 0 -40
_ to the	0 0 -41 0 0 -35
_ two	-14
_ two _	-14
_ um	14 0 0 0 -33
_ um _	14 0 0 0 -33
_ un	-29
_ un _	-29
_ under	44 -59 0 0 38 -40
_ under <number>	28 -39
_ under <path>	23 -36 0 0 37
_ up	-14 0 -40 0 0 -43
_ up $	0 0 -30 -33 0 -31 31
_ up ,	23
_ up I	22
_ up IF	-17
_ up _	0 -30
_ up a	-27
_ up by	-35
_ up in	21
_ up on	-8
_ up the	-25
_ up to	12
_ von	31 0 -30 -37
_ von _	28 0 0 -34
_ with	18 0 0 0 -30
_ with <code>	57 -40 -38 -33 -59 -46 55
_ with <number>	0 0 -35 0 0 0 -30
_ with <path>	-14 0 0 0 0 0 30
_ with Name	0 0 0 0 0 -30
_ with THIS	21
_ with _	28 0 0 0 0 0 -30
_ with a	14 0 0 -38 0 -32
_ with more	11
_ with one	-38
_ with the	-10 0 0 0 0 0 -36
_ y	38 -43 0 -35
_ y _	21 0 -30 0 44
_ à	24 -36 0 0 43
_ à _	21 -31 0 0 33
a	-10
a <acronym>	30
a <acronym> ,	20
a <number>	0 -40 0 0 43 -32
a <number> $	-27
a <number> _	40 -40 0 0 43 -32
a GRATITUDE	-27
a GRATITUDE _	-27
a NOLONGER	-28 0 0 0 36 -33
a Name	34 0 0 -42
a Name _	14 0 30 -39 -38
a OWNER	-8
a SYMPTOM	14 32 -40 0 -36
a SYMPTOM $	-20
a SYMPTOM _	29 0 -40 0 -31
a SYMPTOM in	-10
a TIME	11 0 0 -39 30 -38
a TIME $	-10
a TIME _	17 0 0 -33 36 -38
a WHAT	-24
a WRONG	-13 33 0 0 -40 -33
a _ "	-20
a _ $	-9 0 0 0 -32
a _ <code>	-26
a _ ?	-25
a _ EVERY	-31
a _ HEDGE	-8
a _ IF	-19
a _ INSTEAD	-29
a _ IS	43
a _ LIVES	41 38 0 -34
a _ MUST	52 40 0 0 -43
a _ NOW	-20
a _ Name	31
a _ OWNER	17 0 0 0 -34
a _ PLEASE	-39
a _ THIS	-36
a _ TIME	36 -30 0 0 30
a _ UNLESS	0 0 0 0 30
a _ USE	51 0 0 0 0 -33
a _ WHAT	23 33 0 0 -34
a _ and	21
a _ at	-21 -35 0 0 30
a _ for	-28
a _ from	-31
a _ here	26 0 0 -34 0 -40
a _ in	-23 -38 -34 0 42
a _ more	-28
a _ of	0 0 0 0 0 -35
a _ on	-30
a _ the	-24
a _ there	-23
a _ to	-47
a _ under	13
a _ with	-13
a new _	9 0 0 -41
a new one	15
after	9 0 0 0 0 0 -33
after <number>	0 0 0 -31
after <number> TIME	28
after <number> _	0 -36 0 0 41 -31
after EVERY	9 0 0 0 -32
after EVERY $	-11
after PER $	30
after THIS	-30
after THIS $	-24
after _	14
after _ $	28 0 0 -47
after the	-17 0 0 0 0 -34
after the TIME	-37
after the _	0 0 0 0 0 -34
after:outset&1:DOING	14
after:outset&1:EVERY	-42
after:outset&1:FORNOW	-30
after:outset&1:FUTURE_I	-13
after:outset&1:IF	-17
after:outset&1:IS	-35
after:outset&1:LIVES	-34
after:outset&1:MANY	-48
after:outset&1:ONLY	-18
after:outset&1:OUR	-20
after:outset&1:PAST_I	-15
after:outset&1:PREFER	-43
after:outset&1:TASK	-52
after:outset&1:WE	-15
after:outset&1:_	0 0 0 -33
after:outset&1:after	-9
after:outset&1:in	-27
after:outset&1:one	10
after:outset&1:the	-63
after:outset&1:there	-23
after:outset&BECAUSE	-34
after:outset&CALLED	-20
after:outset&DECIDE	15
after:outset&DONT	25
after:outset&EVERY	-44 30
after:outset&FORNOW	24
after:outset&GRATITUDE	-31
after:outset&HEDGE	-11
after:outset&IS	-57 0 0 -33
after:outset&KEEP	-21
after:outset&LIVES	-30 -35
after:outset&MOVED	0 0 0 0 34
after:outset&MUST	-27 0 0 -34
after:outset&NEVER	-44
after:outset&NO	0 31
after:outset&NOT	-41
after:outset&NOW	0 0 0 0 35 -40
after:outset&ONLY	18
after:outset&OUR	-21
after:outset&SHOULD	-23
after:outset&SYMPTOM	-24
after:outset&THIS	0 0 0 0 -32
after:outset&USE	-41
after:outset&VALUE	-72
after:outset&WAS	17 0 0 -34 30
after:outset&YOU	29
after:outset&head	-63
after:outset&size:11	-40 0 0 0 30
after:outset&size:18	-55
after:outset&size:4	-18
after:outset&size:7	-67
after:outset&tail	-144
after:proposal&1:NO	-21 -36
after:proposal&1:ONLY	33 30 0 0 -30
after:proposal&1:TASK	53 0 -33 0 -32 0 -33
after:proposal&1:_	-9 0 0 0 -37
after:proposal&1:none	-31
after:proposal&DROP	19
after:proposal&EVERY	25
after:proposal&GRATITUDE	25 0 -33 37 -32
after:proposal&I	-51
after:proposal&IS	21 0 0 0 -48 59
after:proposal&KEEP	-29
after:proposal&LIVES	29 -38
after:proposal&MUST	28
after:proposal&NEVER	29
after:proposal&NO	-21 -36
after:proposal&ONLY	42 42 0 0 -41 -40
after:proposal&THIS	21 0 -48 57 -37 0 -31
after:proposal&USE	27 -39 -31 0 -43 44
after:proposal&VALUE	41 0 0 0 -41
after:proposal&WE	36 -35 -31 0 -31
after:proposal&YOU	-14
after:proposal&head	34 0 -36 0 -69 49
after:proposal&size:11	0 0 0 0 -48 37
after:proposal&size:2	10 0 -34 33
after:proposal&size:4	17 -31 0 0 0 35
after:proposal&size:7	39 0 0 0 -57
after:proposal&tail	23
after:question&1:<number>	45 0 0 0 0 -41
after:question&1:<path>	0 0 -36 0 36 -32 -34
after:question&1:ALWAYS	33 -38 38 0 -33
after:question&1:EVERY	33
after:question&1:LIVES	-40
after:question&1:MANY	52 0 0 0 -85
after:question&1:MAYNOT	31 -41 0 -31 41
after:question&1:NO	33 0 0 0 0 -53
after:question&1:NOT	0 0 0 0 0 -38
after:question&1:ONLY	9 -43 -30
after:question&1:TASK	9 -33
after:question&1:_	61 -56 -55 32 0 0 -30
after:question&1:a	-50
after:question&1:for	36 0 -32
after:question&1:in	17 0 0 0 -35
after:question&1:none	-41
after:question&1:the	-41 0 0 -31
after:question&1:two	35 -36 0 0 38
after:question&ALWAYS	42 0 0 0 -48 -30
after:question&EVERY	36 -59 -50 36 0 -32
after:question&FORNOW	-48
after:question&GRATITUDE	36 -46
after:question&I	-22
after:question&IS	23 0 0 32 -44
after:question&KEEP	0 -32
after:question&LIVES	20 -38 0 0 0 -38
after:question&MAYNOT	32
after:question&MOVED	13 0 0 0 -33
after:question&MUST	23 -35 0 36 -36
after:question&NO	42 0 0 0 0 -60
after:question&NOT	8 0 0 0 0 -50
after:question&ONLY	23 0 -58 0 0 -30
after:question&PLEASE	-42
after:question&SYMPTOM	30
after:question&THIS	60 -50 -44 0 32 0 -33
after:question&VALUE	30 0 -46 0 36
after:question&WE	17 0 0 0 -59
after:question&YOU	-30 -31 0 0 30
after:question&head	55 0 -34 39 35 -34
after:question&size:11	73 0 0 49 0 -55
after:question&size:18	27 0 -34 0 -31
after:question&size:2	18 -64 0 0 34 -47 -40
after:question&size:4	0 -59 0 0 42 -35 -38
after:question&size:7	36
after:report&1:<path>	-32
after:report&1:ASKS	-17
after:report&1:DONT	22
after:report&1:EVERY	9
after:report&1:I	-36
after:report&1:IS	0 -33
after:report&1:KEEP	-17
after:report&1:LIVES	-36
after:report&1:MANY	36 -37 0 -33 -64 49
after:report&1:NO	-32
after:report&1:ONLY	13
after:report&1:TASK	11 -33 0 0 0 0 -35
after:report&1:THIS	44 -33 0 0 -48 33
after:report&1:USE	-18
after:report&1:WE	33 0 -35
after:report&1:WHAT	-34
after:report&1:_	15 0 -64 0 -45 70 -44
after:report&1:a	-37
after:report&1:none	-22
after:report&1:the	50 35 0 -33
after:report&ALWAYS	18 -55 0 0 0 42
after:report&CALLED	29 0 -39 0 -35 34
after:report&DONT	10 0 -31 0 0 37
after:report&EVERY	19 0 37 0 -44
after:report&FORNOW	38 0 0 0 -37 36
after:report&GRATITUDE	-35
after:report&HEDGE	-37
after:report&I	-45
after:report&IS	36 0 0 0 -40 53
after:report&KEEP	-13
after:report&LIVES	18 0 0 0 -56 77 -30
after:report&MUST	43 0 0 0 0 34
after:report&NEVER	18
after:report&NO	-11 0 0 0 -41 35
after:report&NOLONGER	36
after:report&NOT	15 0 0 0 -36
after:report&NOW	14
after:report&ONLY	21 0 0 0 -37 37
after:report&OUR	-29
after:report&PLEASE	-15 0 -37
after:report&SYMPTOM	43
after:report&THIS	46 -46 0 -43 0 39
after:report&USE	0 -42 0 0 0 43
after:report&VALUE	42 0 0 -33 -39 64
after:report&WAS	22
after:report&WE	46 0 0 -45 -42 39
after:report&YOU	-23 0 0 0 0 -47
after:report&head	18 0 0 0 -75 105
after:report&size:11	48 -33 0 0 -50 78
after:report&size:18	32 0 0 0 0 31
after:report&size:2	-20 -31 0 -37 -30 0 -30
after:report&size:4	-28 0 0 0 -49 0 -55
after:report&size:7	27 -32 -41 0 -71 74
after:report&tail	-73 -36 0 0 32
also	27 37 0 0 -44 -39 -30
also _ a	-19
also for	36
also in	19
am	43 0 32 -30
am Name	35
am Name $	23 -36
an	-9
an $	-39
an <name>	28 0 0 0 32
an SYMPTOM	10 0 -36 0 0 33
an SYMPTOM _	32 0 -36
an SYMPTOM in	-12
an _ $	-16 0 -35
an _ ,	43 0 0 -32 0 -36
an _ THIS	28 -34 0 0 36
an _ for	-30
an _ here	8
and <name>	-15 0 -32 0 0 -36
and <name> $	-20 0 0 0 0 -36
and <number>	24 0 -33 -40 31
and <number> $	45 0 -38 0 39 -44
and <number> IS	49
and <version>	-8
and AGAIN	-37
and DECIDE	-20
and DONT	18
and DONT _	18
and EVERY	27
and FUTURE_I	29
and I DECIDE	29
and IS _	0 0 0 0 0 -40
and IS the	10 0 0 0 0 -31
and KEEP	10 36 0 -41
and LIVES	0 0 0 0 0 -35
and LIVES NO	27
and LIVES back	-21
and MUST	13
and MUST the	13
and NO	13 0 -38 0 32 -34
and NO _	10 0 -38 0 33
and NOT	58 -36 0 0 0 30
and NOT _	40 0 0 0 0 -48
and NOT by	22 0 0 -34 0 35
and NOT from	30
and ONLY	25 -34 0 -30 37
and PAST_I	-9 0 0 0 -32
and SYMPTOM	9
and SYMPTOM $	14
and THEY	45 -30
and THEY _	29 -31
and THIS	0 -41
and THIS AGAIN	-15
and THIS LIVES	36
and THIS _	-25
and USE	17
and USE _	21
and WAS	-33
and WE	36
and WHAT	31 0 0 0 -32
and _ "	-42
and _ $	-13 0 0 0 0 -50 -34
and _ ,	46 0 -36 -30
and _ EVERY	-9
and _ I	-22
and _ IF	-31
and _ IS	22
and _ LIVES	32
and _ THIS	0 0 35 -30 0 -32
and _ UNLESS	29
and _ WHAT	-20
and _ a	-24
and _ at	-22
and _ for	-9 0 -34 0 -30
and _ in	-19 0 0 0 36
and _ on	17 -38 0 0 32
and _ with	-27
and a	0 0 0 0 -32 0 -32
and a _	-31
and one _	22
and the	-13
and the DECIDE	21
and the _	-18 0 0 -33
and the one	12
and then	-11 0 0 0 -40
and there	-11
and to	19 -31
as	11 -30
as <acronym>	0 -33 0 0 41
as <acronym> $	-27 -30 0 0 30
as <name>	22 0 0 0 31
as DECIDE	32 0 0 0 -32
as DECIDE with	29 0 0 34 -31
as THEY	-27
as THEY _	-27
as _	21
as _ $	0 0 -37 33 -43
as _ ,	12
as _ as	-24
as a	13 0 0 0 -33
as a _	18 0 0 0 -33
as an	-33 -30 0 0 30
as in	46 -30 0 -43 0 -36
asks	-35
at <amount>	-18 0 0 0 34
at <amount> ,	23
at <host>	29 -38 0 0 38 -37 -42
at <host> ,	12 0 0 0 30
at <number>	-13 -38
at <number> $	0 -30 -32 0 30
at <number> _	-18
at <time>	-12 0 0 0 35
at <time> $	-18
at <time> ,	14 0 0 0 33
at <time> TIME	16
at <time> and	-35
at <version>	-9
at <version> ,	25
at EVERY	-11 31
at EVERY $	-16
at IF ,	28
at THIS	-46
at THIS $	-45
at YOU	-17
at YOU _	-17
at _	10
at _ $	38 0 -40 -45
at _ ,	14 0 0 -38 30
at _ <number>	-8 -35
at _ for	39
at a	47 0 0 -33 -35
at a _	47 0 0 -33 -35
at the	16
at the GRATITUDE	31 0 0 0 -30
at the _	0 -55 0 0 0 -34
auf	54 0 0 0 0 -40 -36
auf <name>	11
auf <name> ,	11
auf Name	21 0 0 0 -37
auf Name ,	22 0 30
auf _	49 0 0 0 -59
auf _ $	41 -49 0 0 -33
auf _ ,	22 0 0 0 -36
avec	38 -35 0 0 -37 0 30
avec <code>	11
avec _	37
back	-40 0 -32 0 -34
back $	-28
back _	25 -33
back then	-23
back to	-20
back to _	-34
back to the	-34
bei	25 0 0 0 -31
bei _	28
bei _ ,	28
between	0 0 0 -41
between <number>	-15
between <number> and	-15
between LIVES	-24
between _	35 0 0 -35 0 -35
between _ $	41 -46 0 0 0 -34
between _ and	-12
between the	-34
between the two	-34
both	-47
both LIVES	-25
both _	-15
both _ $	30 -40
both _ MUST	-8
but EVERY	-39
but EVERY _	-39
but LIVES	-9
but NOT	36
but ONLY	32 -30 0 0 0 -36
but _	-8 0 0 0 -38
but the	-9 0 0 0 0 -34
but the _	0 0 0 0 0 -34
by	13
by <acronym>	-24
by <amount>	-40
by <amount> $	-40
by <code>	0 -34 0 0 -32
by <code> ,	0 -34 0 0 -32
by <number>	-43
by <number> _	-43
by CALLED	27
by CALLED $	29
by EVERY	-29
by EVERY _	-29
by Name at	25
by THEY	0 0 0 0 0 -31
by THEY _	0 0 -30 0 0 -30
by THIS	12
by TIME	20 0 0 0 0 -33
by _	23
by _ $	28 0 0 -57
by _ ,	10 0 0 -44
by _ on	-38
by _ the	20 0 0 0 -36
by a	35 0 0 -31
by a _	35 0 0 -31
by the	40 -37 -30 0 36
by the TIME	37
by the _	42 -51 -33 -42 42
by two	-35
by two _	-35
com	51 -36 -40 0 0 -41
com _	41 -30 0 -40
com o	28 0 0 37 -32 -32 -31
com o _	28 0 0 37 -32 -32 -31
con	30 -56 -38 43 -40 -42
con _	18 -35
con _ ,	13 -32
da	-15 0 0 0 0 -32
da NOT	-33
da _	26 0 0 0 0 -32
dans	0 0 0 0 0 -35
dans le	0 0 0 0 0 -34
dans le _	0 0 0 0 0 -34
das	0 0 -46 0 0 0 -35
das _	-13 -41 -31
das _ $	-56
de	37
de EVERY	35 0 0 0 0 -52
de EVERY _	21 0 0 0 31 -37
de Name	16 -36 0 -37 35
de _	28 0 0 0 0 -33
de _ $	0 0 -59
de _ IF	23 0 0 0 33
de _ IS	0 -40 0 0 48 -32 -37
de _ UNLESS	29 35 -31 0 0 -39
de _ de	8
de _ en	25 0 0 0 -32
de _ à	21 -31 0 0 33
default	35 0 0 -43 0 0 -31
default _	28 0 0 -43
default _ $	45 -40 0 -36 0 -45
dem	24 0 0 -34
dem Name	24 0 0 -34
den	-13
der	14 0 -36 -30
der Name	-18 0 0 0 -35 34
der Name IS	-12 0 0 0 -46 38
der Name _	-15 0 0 -35
der _	40 0 -33 0 0 -44 -31
der _ IS	-10
des	32 0 0 0 -40 -32
di _ IS	11
die	-12 0 -38 0 32
die Name	-51 0 0 -43 0 -34
die _	45 -63 -46 0 47 0 -51
die _ ,	17 -42 0 0 -30
die _ IS	24 0 0 -43 0 0 -31
do	0 -32 0 38 0 -52
do EVERY	-29
do I	-19
do I _	-19
do THIS	-11 0 0 0 0 -42
do THIS $	0 0 0 0 0 -35
do THIS NOW	-28
do THIS UNLESS	-8
do THIS and	15
do THIS with	-13
do _	43 -39
do _ $	39 -32
do the	-23
do the _	-14
do the same	-21
e	26 -37 0 0 -40
e _	23
e _ $	23
ein	16 -43
eine	15 -31 0 0 0 -32
eine Name	15 -31 0 0 0 -32
el	10 -37 -38 0 0 0 -30
el _	0 0 -37
el _ $	19 0 0 0 -41 39
el _ IF	20 0 0 0 -39
el _ LIVES	36 -31 0 -37
el _ de	-36
el _ el	48
em	57 -46 0 0 30 -38 -37
em _	45 0 0 -38 0 -30 -33
em _ $	43 0 0 -38 0 -31 -34
en	31
en _	20 0 0 -38
en _ $	15 0 0 -31 0 0 -52
en _ ,	11 -37 45 0 -36
en el	27 0 0 -38
en el _	27 0 0 -38
et	20 -44
first	18 0 0 0 0 -51
first $	9 -38 0 -42 0 -41
first ,	44 0 0 0 -64 -36
first , _	34 -44 38 -44 -37
first , then	23 0 0 0 -51 0 -31
first _	-40 31 0 0 0 -31
first _ ,	19 31 0 0 0 -31
first _ of	-28
first of	30
first of EVERY	26
first one	-11
first the	-40
first two	13
for <name>	-15
for <number>	0 0 0 -33 31
for <number> TIME	0 0 0 -33 31
for EVERY	29
for EVERY THIS	28 -42 -30
for EVERY _	51 0 0 -34
for LIVES	25 0 0 0 41 -35
for LIVES $	25 0 0 0 41 -35
for PER	-40
for PER $	-48
for PER IF	26
for SYMPTOM	28 0 0 0 -31
for THEY	-27
for THEY $	-17
for THEY _	-21
for THIS	-21 0 0 0 0 -32
for THIS _	-22
for TIME	-48
for _	40
for _ $	24 0 31 0 -40 0 -32
for _ ,	48
for _ BECAUSE	30
for _ CALLED	21
for _ IS	50 0 -41 0 31 -30
for _ TIME	0 0 -34 -54 43
for _ WE	49 0 -37 36 -34
for _ and	22
for a	-29 0 -34 0 0 -35 30
for a TIME	-32
for a _	-21 0 -34 0 0 -35 30
for the	-10
for the _	-9
for the new	-25
for two	26
from	29
from $	-38
from <number>	12 -36 0 -48
from <number> $	-16 0 0 -40
from <number> to	24
from <path>	17
from <path> $	17
from EVERY	-13 35 0 0 -45
from EVERY _	-13 35 0 0 -45
from Name	24 0 0 0 -32
from THIS	22
from TIME	-11
from TIME on	-11
from _	0 0 -36 0 0 0 -37
from _ $	-19
from _ ,	36 0 -32
from _ EVERY	26 -41 0 0 40
from _ and	13
from last	0 -39
from last TIME	0 -39
from the	28 0 0 0 0 -39
from the _	33 0 0 0 0 -32
from the last	-33
from the old	16 0 0 0 35 -32
from two	0 -33 32 0 -34
für	-17 -35 0 0 30 -33
here	-9 -44 0 0 0 37
here $	0 0 0 -31 0 0 -32
here ,	46 -49 -33 0 0 37
here ?	-13
here ? $	-13
il	43 0 -33 -40 0 0 -32
il _	32 -50 0 -31
il _ di	11
im	17 -38 -31 -43 46
im Name	29 -31 0 -42 49 -44
im Name _	26 -30 0 0 44 -39
in	16
in $	-18 0 -38 0 0 -36
in ,	-22 0 0 -32
in , _	-21
in <code>	-8 0 0 0 37 0 -31
in <host>	27 -35
in <host> $	22 0 0 0 31 -33
in <name>	27 0 0 -33
in <name> $	16 -47 -45 0 0 35
in <name> ,	21 -34 0 0 48 -56
in <name> and	20
in <number>	0 0 0 0 0 -40
in <number> $	-17 -34 0 0 34
in <number> TIME	12 0 32 0 -31
in <path>	-18 32 0 -35
in <path> $	-22 0 0 -34
in <path> ,	-14 0 -30 0 0 0 -31
in <path> _	31 37 -30
in <version>	22 -35 0 30
in <version> ,	22 -35 0 30
in ALWAYS	-26
in EVERY	40 0 0 -30
in EVERY LIVES	13 -30
in EVERY _	40 0 -40
in I	-25
in I _	-9
in IS	12
in IS _	12
in LIVES	27 -36 0 0 0 -36
in NOW	-38
in Name	26 0 0 -44
in Name $	-22
in Name ,	36 0 0 -32
in Name IS	29
in Name and	16 -30
in OUR	34 0 -33 0 0 -31
in OUR _	34 0 -33 0 0 -31
in THIS	-22
in THIS _	-20
in TIME	42 0 -30
in TIME $	28 0 -34 -37
in TIME ,	31 -34 0 0 -30
in _	48
in _ $	61 0 -30
in _ ,	9 0 0 0 30 -47
in _ <number>	0 0 0 0 36 -35
in _ ?	-33
in _ IS	18 0 0 0 -37 32
in _ NOW	31 0 0 0 44 -43
in _ TIME	-31 0 0 0 -30
in _ and	34 36 -45 -32
in _ for	33 0 34 0 -40
in _ of	38 -33 0 0 33
in _ the	-20
in _ under	33 0 0 0 0 -30
in a	-8 -39 34 -36
in a _	0 -39 34 -36
in here	-26
in here $	-26
in new	16
in new _	16
in one	38 32
in one _	38 32
in the last	35
in the same	-8
in there	-8 42 -46
in there $	-27 0 -35
in there _	34
in two	14
in two _	23
in with	25 -32 -33 0 47 0 -37
into	44 0 0 35 -31 -59 -37
into IS	-40
into IS _	-40
into THIS $	-36
into _	0 0 0 0 0 -34
into _ $	0 -32
into _ ,	-8 0 0 0 0 -31
into a	-36
into a _	-41
into the	61 0 0 0 0 -43
into the _	61 0 0 0 0 -42
just	-34 -32 31 0 0 -34
just _	-9
just _ $	-48
just _ THIS	18 -34 31
just a	-24
just a _	-24
just for	-17
just the	-32
just the _	-32
la	19
la _	12
la _ $	-22 -35 0 35 0 -30
la _ de	35 -33 -32 -33 48 -38
las	16 -38 0 0 39 0 -30
las _	11
last	-31
last <number>	-35
last <number> _	-42
last TIME	-27
last TIME $	-10
last _	-9
last _ $	-33 -30
last _ ,	14 0 0 0 0 -34
last _ of	-36
last one	-17
last one $	-32
le	35 0 0 0 0 -32
le _	35 0 0 0 0 -32
le _ $	11 0 -44 0 0 -40 -35
le _ ,	24 0 0 -35 39
le _ <number>	33 0 0 0 0 -35 -30
le _ IF	13
le _ de	30
les	46 0 0 -46
les _	46 0 0 -46
les _ $	8 0 0 0 0 -33
les _ en	22 -43
les _ le	24 -44 -31 0 46
like	-9 -42
like "	-15
like " WE	-15
like $	-36
like THIS	24 -31
like THIS $	27
like _	0 0 0 -32
like _ $	0 0 -36
like a	15
like a _	15
like the	-11
like the _	-11
los	43 0 0 -45 0 -36
los _	41 0 0 -46 0 -31
los _ IF	26 0 -48
los _ MAYNOT	14 33 0 0 -48
los _ de	24
mit	28 0 0 0 -55 -31
mit <code>	19 0 0 0 -35 0 31
mit Name	18 0 0 -40 -31
mit Name $	18 0 0 -40 -31
mit _	-16
more	0 0 0 0 0 -50
more $	35 0 -33 -35 0 -31
more _	-26 -48 -33 45 0 -35
more _ ,	-20 -41 0 37 0 -32
more than	29
more than _	-12
more than one	21 -33
more than two	11
most	0 -30 -30 0 38 -34
most _	0 -30 -30 0 38 -34
most _ $	-32
na	49 0 -42 -39 0 -45 -42
na _	44 0 -33 -31
na _ $	42 0 -30 -31
new	0 0 0 0 -47
new _	0 0 0 0 -47
new _ $	-12 0 0 0 -44 -37
new _ ,	14 -39
new _ IS	0 0 0 0 -35
new _ LIVES	10 0 0 0 -42
new _ SHOULD	-12
new _ and	-34
new _ for	-11 0 0 0 0 34
new one	16 -41
o	23 -52 -46
o Name	37
o _	8 -51 -44
o _ $	-17 0 0 34 -30
o _ USE	15
o _ de	16
of	0 0 0 0 0 -34
of <number>	-41 -35 0 31 0 -35
of <number> TIME	-16
of <number> _	-37
of EVERY	0 -33 0 0 31
of EVERY TIME	25 -30
of I	-29
of I _	-24
of OUR	11
of OUR _	11
of THEY	31 0 -38
of THEY $	41
of THEY _	-28 -32 0 0 33
of THIS	-22 0 0 0 -40
of THIS $	14
of THIS _	-26 0 0 0 -33
of TIME	-12 -31 0 0 35
of TIME $	33 -31 0 0 35
of WHAT	-23
of _	28
of _ $	0 0 -53 39 0 -51
of _ ,	53 0 0 0 0 -51
of _ ?	-13
of _ IS	30
of _ MUST	38 37 0 0 -39
of _ TIME	34
of _ and	11
of _ from	26 -30
of _ in	-29
of a	16
of a _	16
of the	10 0 0 0 0 -31
of the TIME	33 -38 -32
of the _	0 0 0 0 0 -33
off	0 0 -43 42 -53 -54
off $	-9 36 0 0 0 -32
off ,	37 -48 0 40 -31
off , _	37 -48 0 40 -31
off _	24 0 -31 0 -50 -41
off in	-19
old _ $	-23 -49 0 0 -30 34
old _ ,	34 0 0 -43
old _ ;	22
old _ IS	-29 0 0 34 -36
old _ in	31 -37 0 0 0 -30
old _ with	52 0 0 0 30 -35
old one	19 0 0 0 0 -48
old one $	40
on $	0 0 0 -37 0 -42 -32
on <name>	-12 -42 -35 0 0 32
on <name> $	-10 -30
on <name> ,	32 0 -30 0 0 36
on <number> $	-21
on <number> BECAUSE	17
on EVERY	55 0 0 0 0 -34
on EVERY _	53
on FORNOW	-12
on FORNOW $	-12
on GRATITUDE	13
on I	-54
on I _	-54
on IS	41 0 0 -31 0 -35
on IS _	41 0 0 -31 0 -35
on MOVED	28
on MOVED $	13
on Name $	-32
on OUR	16
on OUR _	16
on PER	53 0 -30 -36 37 -39
on PER $	38 -57 0 0 48 -33
on SYMPTOM	-34
on SYMPTOM $	-34
on THEY	37
on THIS	0 0 -37 -41
on THIS $	-34 0 0 -41 33
on THIS FORNOW	-36
on THIS _	54 0 -32 -34
on TIME	28 -41 -35
on WHAT	-24
on WHAT _	-24
on _	0 0 -32
on _ $	0 0 0 0 0 -50
on _ ,	59
on _ <number>	-22 -37
on _ <version>	22 -34
on _ BECAUSE	26
on _ EVERY	19
on _ FORNOW	-9
on _ IS	-31 0 0 0 43 0 -34
on _ NOW	-21 0 0 0 0 -33
on _ ONLY	-20 0 0 0 -30
on _ SYMPTOM	-28
on _ TOO	29 -30
on _ and	-32
on a	29 -32 0 0 42 -34
on a _	29 -32 0 0 42 -34
on an	15
on one	-16
on one _	-16
on the	0 0 0 0 0 -34
on the <date>	26
on the <name>	14 -39 0 0 31
on the TIME	31
on the _	-9 0 0 0 0 -44
on the first	19
one $	-21
one ,	8 -48
one , _	12 -44
one ?	-20
one ? $	-20
one IS	-11 -45 0 -40
one NOT	-36
one OWNER	35
one THIS	30
one _	12 0 0 0 0 -35
one _ $	35
one _ ,	10 -48
one _ EVERY	30 -43 0 -39 36
one _ IS	0 0 0 0 0 -32
one _ LIVES	31
one _ PER	20 0 0 30 -61 -57
one _ at	41 0 0 -34 -35
one _ on	25
one _ or	-22
one and	11
one as	-25
one as a	-25
one for	31
one in	15
one in <path>	12 0 0 0 35
one more	-45
one more _	-45
one of	0 0 0 0 -30 -33
one of the	0 -31 0 0 30
or	0 0 0 -38 0 -37
or <acronym>	23
or <number>	17
or NOT	31 35
or THEY	14 0 0 -40
or THIS	35 0 0 0 -32 0 30
or THIS _	35 0 0 0 -32 0 30
or _	-31
or the	21
os	27 0 -40 -34 0 -38 -34
os _	27 0 -40 -34 0 -38 -34
other	-29 0 0 0 -35
other _	-34 0 0 -33 -30
other _ $	-46
other _ ,	33 32 0 0 -30
out	0 0 0 0 0 -46
out $	-40
out ,	43 0 0 30 -45
out WHAT	-18
out WHAT _	-18
out of	0 -37
out of _	-28 -35 0 -37
out of the	27
out the	26
out the _	26
out there	29 0 0 0 40
over	44 0 39 -39 0 -39
over ,	-17 31
over <number>	20
over _	42 -49 40 0 -44 -31
over _ $	11 0 32
over _ for	27 0 30 -32
over the	18
over the _	18
para	19 -31 -36 0 -30
place:first	-14 0 -36 0 0 0 -34
place:inside	-19 -39
place:last	-12 0 0 0 0 -47
por	0 -42 -33
por _	10
same	-30 0 -33
same $	-20
same SYMPTOM	-31
same SYMPTOM $	-18
same _	-15 0 -32
same _ ,	-19
same as	26
same for	-35
same for the	-35
size:11	27
size:11&1:<acronym>	43 0 0 0 -53
size:11&1:<code>	15 0 0 0 -30
size:11&1:<host>	-14
size:11&1:<name>	32 -34
size:11&1:<number>	34 0 0 0 -36
size:11&1:<path>	28
size:11&1:<version>	21
size:11&1:ALWAYS	39 -50 36
size:11&1:ASKS	-42
size:11&1:CALLED	26
size:11&1:DECIDE	15 0 0 33 -40
size:11&1:DOING	15 0 -46 0 -36
size:11&1:DONT	44 65 -57 0 -33 -44
size:11&1:DROP	56 0 -37 41 -37
size:11&1:EVERY	41 0 0 -33
size:11&1:FORNOW	-56
size:11&1:FUTURE_I	-20
size:11&1:HEARSAY	-46
size:11&1:HEDGE	-9
size:11&1:I	0 0 0 0 0 -39
size:11&1:IF	-11 0 0 0 -34
size:11&1:IS	32 0 -30 -36
size:11&1:KEEP	8 0 0 0 -37 -38
size:11&1:LIVES	17 0 0 -33 0 0 -35
size:11&1:MANY	36
size:11&1:MOVED	31 0 0 0 0 -31
size:11&1:NEVER	48 0 -35 -32 -35
size:11&1:NO	9
size:11&1:NOT	29 45 0 -40 -30 -41
size:11&1:ONLY	51 40 0 0 -45 -34
size:11&1:PAST_I	-17 0 0 0 -32
size:11&1:PREFER	33 -34 36 0 -35
size:11&1:SYMPTOM	39 0 0 -31
size:11&1:THIS	23 0 0 -32
size:11&1:TIME	24 0 0 0 32
size:11&1:UNLESS	37
size:11&1:USE	24 -45
size:11&1:WE	0 0 0 0 0 -49
size:11&1:WRONG	30 -32 0 0 -36 42
size:11&1:YOU	0 0 0 -32 -31
size:11&1:_	31 0 0 0 0 -30
size:11&1:a	59 0 -34 -36
size:11&1:after	10
size:11&1:an	28 31 0 0 0 -34
size:11&1:das	34 -35
size:11&1:der	37
size:11&1:die	20 -47
size:11&1:el	50 -31 0 -43
size:11&1:for	0 0 0 0 0 -31
size:11&1:il	29 0 0 0 -35
size:11&1:in	-50 0 -30 0 -36
size:11&1:la	51 -35 -30
size:11&1:las	22 0 0 0 30
size:11&1:last	12
size:11&1:le	37 0 0 0 0 -38 -34
size:11&1:les	22 0 0 0 -34 -32 -30
size:11&1:los	18 0 0 0 0 0 -40
size:11&1:new	12
size:11&1:o	23
size:11&1:on	-40
size:11&1:one	14 0 0 0 -47
size:11&1:the	0 0 0 -30
size:11&1:there	-18 -35 0 0 0 -30
size:11&VALUE	28
size:18	36
size:18&1:<name>	8 0 0 0 38 -44
size:18&1:ALWAYS	-29
size:18&1:ASKS	-11
size:18&1:DECIDE	36
size:18&1:DOING	14
size:18&1:DONT	51
size:18&1:FUTURE_I	24 0 0 0 -30
size:18&1:I	43
size:18&1:IF	13 0 0 0 0 0 -32
size:18&1:IS	37
size:18&1:KEEP	15 30
size:18&1:LIVES	-13
size:18&1:MANY	22
size:18&1:NEVER	18
size:18&1:NO	46 -40
size:18&1:NOW	-10
size:18&1:ONLY	-18
size:18&1:SYMPTOM	40 0 -30 0 0 -30
size:18&1:TASK	13 -35 0 0 -43
size:18&1:UNLESS	22
size:18&1:USE	-8 -52
size:18&1:WE	26
size:18&1:WHAT	25
size:18&1:YOU	34
size:18&1:_	28
size:18&1:a	-15
size:18&1:for	-19
size:18&1:le	0 -34 0 0 31
size:18&1:on	29
size:18&1:one	14 44 -47 0 -34
size:18&1:the	12
size:18&1:there	26
size:18&VALUE	0 0 0 0 42
size:2	-84 -41 0 0 0 -45
size:2&1:!	-22
size:2&1:<path>	-23
size:2&1:AGAIN	-30
size:2&1:ASKS	-30
size:2&1:DOING	-49
size:2&1:DONE	-50
size:2&1:DROP	-49
size:2&1:EVERY	-36
size:2&1:FORNOW	31 0 0 0 0 32
size:2&1:FUTURE_I	-29
size:2&1:I	-29
size:2&1:IS	-32
size:2&1:LIVES	-53
size:2&1:MANY	-8 -42 42 -44 -46 -43
size:2&1:NO	-62
size:2&1:NOT	-45
size:2&1:SYMPTOM	-36
size:2&1:TASK	-31 0 -34 33
size:2&1:THIS	-28
size:2&1:TOO	-28
size:2&1:WHAT	-43
size:2&1:YOU	-36
size:2&1:_	-62 -59 0 0 0 -51 -43
size:2&1:none	-39
size:2&1:one	-50
size:2&1:same	-16
size:2&VALUE	11 -31 -44 -58 0 -39
size:4	-54 0 0 -48 0 -43 -36
size:4&1:<amount>	-16 33 -34
size:4&1:<number>	-40
size:4&1:AGAIN	-30
size:4&1:ASKS	-20
size:4&1:DECIDE	25
size:4&1:DOING	-59
size:4&1:DONE	-37
size:4&1:DONT	-27
size:4&1:DROP	-59
size:4&1:EVERY	-64
size:4&1:FUTURE_I	-31
size:4&1:HEDGE	-41
size:4&1:I	-43
size:4&1:IS	-46
size:4&1:KEEP	26 -49
size:4&1:LIVES	-47
size:4&1:MANY	0 0 0 -67
size:4&1:MOVED	-38
size:4&1:NEVER	0 39 -44 0 -30 -33 -34
size:4&1:NO	8 0 0 0 -55 -62 -42
size:4&1:NOT	-76
size:4&1:ONLY	0 -37 0 -45 41
size:4&1:PAST_I	-46
size:4&1:PREFER	20
size:4&1:SYMPTOM	-50
size:4&1:TASK	-63 -52 62 -46 -55 -50 -63
size:4&1:THEY	-35
size:4&1:THIS	-53
size:4&1:TOO	-29
size:4&1:USE	49 0 0 -53 -48 0 -47
size:4&1:WE	-44
size:4&1:WHAT	-51
size:4&1:WRONG	0 0 -30
size:4&1:YOU	-37
size:4&1:_	-8 0 0 -52
size:4&1:a	-66
size:4&1:der	-41
size:4&1:do	-37
size:4&1:for	-46
size:4&1:just	-25
size:4&1:the	-82
size:4&VALUE	16 0 -63 0 0 -32
size:7	-8
size:7&1:<acronym>	0 -36 0 0 40 -33
size:7&1:<name>	19 0 -39 0 0 -35
size:7&1:<number>	-10 0 0 0 31 -39
size:7&1:<path>	35 0 30 0 -41
size:7&1:<version>	20 0 0 -30 0 -30
size:7&1:ALWAYS	-12 31 -33
size:7&1:ASKS	-41
size:7&1:CALLED	39 -31 40 0 -44 -35
size:7&1:DECIDE	14 -50 -49 59 -44 -51
size:7&1:DOING	-27 -54 -48 0 62 -59 -43
size:7&1:DONT	-15 0 0 -37 -33
size:7&1:DROP	-23
size:7&1:EVERY	15 90 -51 -38 -86 -41 -35
size:7&1:FORNOW	-42
size:7&1:FUTURE_I	-23 -40 37 -30 0 -33
size:7&1:HEARSAY	-48
size:7&1:HEDGE	-46
size:7&1:I	-41 -32 0 -48
size:7&1:IF	15
size:7&1:IS	-12 0 -39 0 0 0 -59
size:7&1:KEEP	35 -40 0 -46
size:7&1:LIVES	0 0 -39 -35 -31 -35
size:7&1:MANY	21 0 34 -39 0 -31
size:7&1:MAYNOT	52
size:7&1:MOVED	-33
size:7&1:NEVER	33 57 -38 -35 -51 -50 -35
size:7&1:NO	40 41 0 0 -67
size:7&1:NOT	38 0 -35 0 -41
size:7&1:NOW	-28
size:7&1:ONLY	25 0 -36
size:7&1:OUR	0 -31 0 0 38
size:7&1:OWNER	25 0 0 0 0 0 -30
size:7&1:PAST_I	-22
size:7&1:PREFER	25 -38 45 -30 -38 -33
size:7&1:SHOULD	-49
size:7&1:SYMPTOM	-25 0 0 -33
size:7&1:TASK	-51 0 37 -64 -37
size:7&1:THEY	-49
size:7&1:THIS	-59
size:7&1:TOO	-59
size:7&1:UNLESS	0 34 0 0 -34 -34
size:7&1:USE	-41 -35 33 -35 -34
size:7&1:WE	0 -31 0 0 -31 0 -34
size:7&1:WHAT	-32 0 0 0 31
size:7&1:WRONG	-9 -44 0 0 -36 36 -30
size:7&1:YOU	-17
size:7&1:_	26 -35
size:7&1:a	-26
size:7&1:as	21 -38 32
size:7&1:both	-32
size:7&1:de	32 -31 -30 0 35 0 -30
size:7&1:der	12
size:7&1:el	-9 0 0 0 39 -45
size:7&1:first	-39
size:7&1:for	24 -42
size:7&1:in	28 0 0 -34
size:7&1:just	-37
size:7&1:la	-45
size:7&1:le	22 -37 -37 -38
size:7&1:les	35 0 -58 0 36
size:7&1:los	30
size:7&1:new	31 0 -30 0 -34
size:7&1:o	29 -31 -33 0 40
size:7&1:on	-38
size:7&1:one	0 -62 0 0 0 -45
size:7&1:para	27
size:7&1:the	-11 0 -51
size:7&1:there	-18 0 0 0 31
size:7&1:to	-12
size:7&1:two	-30 0 0 0 0 -30
size:7&VALUE	29 0 -32 -31
size:more	36
size:more&1:EVERY	21
size:more&1:IF	17 0 0 -32
size:more&1:PAST_I	12
size:more&1:the	29 0 0 0 31
size:more&VALUE	17
sur	34 0 0 0 0 -38
sur _	35 0 0 0 0 -30
sur le	14 -31 0 0 38
sur le _	14 -31 0 0 38
than	14 0 0 0 0 -34
than <number>	-19
than <number> TIME	-25 0 0 0 30
than PER	13
than PER IS	19
than _	-14
than _ $	15
than _ ,	-23
than a	36 31 -31 -30 -33
than one	21 -33
than two	36
than two TIME	35 0 -30 0 40
the <acronym>	0 0 0 0 -33
the <acronym> and	13
the <code>	16
the <code> _	16
the <date>	37 0 0 -30
the <date> $	20
the <name>	0 0 0 0 0 -30
the <name> _	-14 0 0 0 32
the <path>	12
the <path> _	12
the <version>	32 0 0 0 -32
the <version> _	32 0 0 0 -32
the CALLED	-25 0 0 0 0 -36
the CALLED $	-26 0 0 0 0 -30
the DECIDE	40 0 -30 45 -56 -35
the DECIDE IS	37 -34 -32 43 -38
the GRATITUDE	24 0 0 0 -30
the GRATITUDE $	34 0 0 0 -30
the GRATITUDE _	-24
the I	45 0 0 -40 0 -38
the LIVES	8
the NOLONGER	22 -35
the NOLONGER _	20 -36 0 0 0 -35
the Name	33 0 0 -33
the Name _	19 0 -33 -34 0 -30
the ONLY	-20 -37 0 -45 58 -41
the ONLY _	-33 -32 0 0 42 -35
the ONLY one	25
the PER	23 -45 0 -32 39
the PER _	23 -45 0 -32 39
the SYMPTOM	-41
the SYMPTOM $	-38
the SYMPTOM _	-17
the SYMPTOM one	-24
the TIME	-18 0 -30
the TIME $	0 -38 -33
the TIME LIVES	-18
the TIME _	-23
the TIME of	31
the TIME one	-36
the WHAT	19
the WRONG	24 -33 -31 0 -34
the WRONG _	33 -32 -31 0 -31
the _ "	-27
the _ $	-10
the _ ,	-16
the _ ;	34 0 0 -44 -35
the _ <acronym>	11
the _ <amount>	26
the _ <code>	9 0 -32 0 56 -30 -51
the _ <host>	28 0 0 0 0 32
the _ <name>	-12 0 -33
the _ <number>	-54 0 0 -41 36 -37
the _ <version>	23
the _ ?	-29
the _ AGAIN	-8
the _ BECAUSE	-14 0 0 0 -32
the _ CALLED	34 -35 0 0 0 -40
the _ DECIDE	47 -32 0 41 -43
the _ DONT	-41 -36
the _ DROP	22
the _ EVERY	23 0 0 -35
the _ FORNOW	-61
the _ GRATITUDE	9
the _ HEARSAY	-38 34 -33
the _ HEDGE	-15 0 0 0 -33
the _ I	-24
the _ IF	9 0 0 -30 0 -32
the _ KEEP	25 0 0 0 -50
the _ LIVES	0 -55 0 0 35
the _ MAYNOT	0 -58 0 33
the _ MOVED	30 -49 -34 0 0 32 -39
the _ NEVER	0 40 -32 -30 -41
the _ NO	37 0 0 0 -30
the _ NOT	-33 0 0 0 -41 42 -34
the _ ONLY	22 0 0 30 0 0 -30
the _ OWNER	22 -32
the _ PER	-24
the _ PLEASE	-31
the _ SHOULD	-56
the _ SYMPTOM	-37
the _ THEY	-25 0 -32 -35
the _ THIS	42
the _ TIME	44 -34
the _ UNLESS	15 0 0 -35 0 -37 -41
the _ USE	-31 -32 0 0 0 -38
the _ WAS	-18 0 0 -30 50 -37
the _ WE	51 -37 0 35 -33
the _ WHAT	30 0 0 0 -30
the _ YOU	46 -30
the _ after	34 -60 -35 0 37 0 -31
the _ an	-33
the _ and	0 0 0 35
the _ as	24 0 -39
the _ at	61 0 0 -41 0 -37
the _ between	-27
the _ but	-19
the _ by	-13
the _ first	0 0 0 -30
the _ for	-51 0 0 0 49
the _ from	-41 0 0 0 0 31
the _ in	0 -36
the _ into	17 -31 0 30 -33
the _ like	-52
the _ of	-20
the _ off	-33
the _ on	0 0 0 -43 0 -33 -33
the _ one	10 -46
the _ the	27 0 -39 0 0 0 30
the _ there	-8
the _ to	0 0 0 0 0 0 -30
the _ two	17 0 0 0 -35
the _ under	0 -35 0 0 34
the _ up	-9
the _ with	33 0 -49 0 -51 0 33
the back	23
the back _	23
the first	-9 0 -31 -34 0 -41
the first _	-18 31 0 0 0 -31
the first of	22
the first one	-11
the last	-30 0 0 0 0 -36
the last <number>	-35
the last _	-8
the last one	-17
the new	-43 -54
the new _	-44 -37 0 35
the old	8
the old one	12 0 0 0 -30 -33
the one	23 -38
the one THIS	25
the one in	12
the other	-37
the other _	-40
the same	-32
the same $	-20
the same _	-25
the same as	26
the same for	-22
the two	-53
the two _	-53
then	-15 0 0 0 0 -45
then $	8 -40 -32 30
then ?	-25
then ? $	-25
then WE	-36
then WE _	-31
then _	24 0 0 -59
then _ $	16 0 0 -48 0 0 -30
then _ the	21
there	-18
there $	-35 34 -45 -33 0 -31
there ,	18
there FORNOW	-27
there FORNOW $	-27
there IS	0 0 0 -61
there IS _	27 0 0 -43 0 -32
there IS a	-44
there IS an	-30
there IS two	23 0 0 0 32
there SHOULD	-16
there SHOULD _	-16
there _	30 0 0 0 -38
there _ NO	28
to <acronym>	17
to <host>	27 0 0 0 42 -40
to <name>	27 0 0 -42 36
to <name> $	22 0 0 -36
to <name> ,	8
to <number>	35 -54 0 0 39
to <number> $	0 0 0 0 0 -33
to <number> ,	-9
to <number> PER	22 0 0 -38 36 -31
to <number> TIME	40 0 0 0 38 -30
to <number> _	16 -46 0 -33 53 -37
to <number> and	-16
to <number> for	21
to <path>	49 0 -33
to <path> $	44 -35
to <path> and	22
to EVERY	36 0 0 0 -32
to EVERY _	28
to I	-25 30
to I $	-17 30
to KEEP	-23
to KEEP the	16
to LIVES	-44
to LIVES _	-34
to LIVES one	-34
to Name	10
to Name $	23
to OWNER	-41
to PER	33
to THIS	-22
to TIME	16 -37 0 0 32
to TIME $	41 -37 0 0 32
to USE	-24 34 -30
to USE a	-31
to WHAT	-21
to YOU	-40
to YOU $	-34
to _	-11
to _ "	-35
to _ $	-15
to _ <number>	41 0 0 0 0 -52
to _ EVERY	-23
to _ HEDGE	20
to _ IS	-20 -30 0 0 32
to _ MUST	-23
to _ ONLY	39 -32 0 32 -40
to _ THEY	-24
to _ WHAT	-33
to _ a	0 -31 0 31 0 -30
to _ and	9
to _ at	-39
to _ for	-38
to _ in	0 -46 0 -33
to _ on	10
to _ the	10 0 -45 0 -44
to _ to	13 -39
to a	18 0 0 0 -48
to a _	18 0 0 0 -44
to do	0 0 0 0 -37
to do THIS	-34
to do _	27
to one	27 0 0 0 -40
to one _	39 0 0 0 -40
to the	-12 0 -37
to the <acronym>	19 -31
to the NOLONGER	0 0 0 0 -36
to the TIME	-30
to the _	-8 0 -40
to the other	-17
to two	42
to two _	22
true	-37
true $	-37
two	10
two $	18 0 33 0 0 -38
two ,	13
two TIME	10 -42 -32 0 0 -33
two TIME _	-40
two _ $	-39
two _ ,	23 0 -48 -39 36
two _ LIVES	-13
two _ WHAT	18
two _ and	44 0 0 -33 34
two _ for	26 0 0 0 -44
two _ in	10
um	0 0 0 0 -33
um _	14 0 0 0 -33
un	12 -33 -43 0 0 -35 -33
un _	12 -33 -43 0 0 -35 -33
un _ $	16 0 -32 -35 32 -30
under	41
under <number>	36 0 0 -32
under <number> _	35 0 0 -30 -34
under <path>	23 -33 0 0 35
under <path> $	20
under <path> ,	0 0 0 0 30
under _	-14
up	-8 0 -35
up $	-14 0 -31 -34 0 -41 30
up ,	32
up , _	23
up I	22
up I _	22
up IF	-17
up _	0 -30
up _ $	-26
up a	-27
up a _	-27
up by	-35
up by <amount>	-35
up in	21
up on	23 -36 0 -32 42
up on _	20 -37 0 0 31
up the	-25
up the _	-24
up to <number>	12 0 0 -31
up to PER	33
up to _	-31
von	37 0 -33 -40 0 -39 -30
von _	28 0 0 -34
with <code>	57 -40 -38 -33 -59 -46 55
with <code> $	17 0 0 0 -32
with <code> ,	41 -35 0 0 -34 -36 36
with <name>	-27
with <number>	14 -38 -43 0 0 0 -46
with <number> $	30 0 0 0 33 0 -31
with <number> _	-8 0 -34 0 0 0 -31
with <path>	8 0 -32 -33 0 -30 35
with <path> _	24 0 0 0 0 0 30
with Name	26 0 0 0 32 -33 -33
with THIS	23 30 -42 0 0 -37 -31
with THIS $	16
with THIS _	43 31 -31 0 -33 -36
with THIS one	-33 -31
with _	20
with _ $	0 0 0 0 0 0 -42
with _ ,	14
with _ <flag>	29
with _ <number>	-36
with _ =	0 -42 0 0 35
with _ IS	24
with _ LIVES	21 -36 0 -34 0 -32
with _ and	45
with _ in	36 -41 0 0 -36
with _ on	-27
with _ out	-37
with a	0 0 0 0 0 -33
with a <number>	33 -40 0 0 43 -32
with a _	-16
with more	11
with more than	14
with one	-38
with one _	-38
with the	-31 0 0 0 0 0 -31
with the _	-32 0 0 0 0 0 -32
y	42 -44 0 -42
y _	27 -30 -32 -30 50 -37
zu	29 -37
zu _	29 -37
à	24 -36 0 0 43
à _	21 -31 0 0 33
à _ $	21 -31 0 0 33`;
