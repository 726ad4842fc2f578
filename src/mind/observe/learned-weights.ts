// Made by `npm run train` from the labelled sentences in test/support/statement-set/. Not written by hand.
export const WEIGHTS = `1 -53 -31 -32 -51 -15 -66 -107
!	-22
! $	-48
"	-17 0 0 -40
" $	-60 -33 0 0 36 -43
" ,	30 -39 0 -37 -37 42
" Name	9 0 0 -32 -30
" _	49 0 0 -37
" _ "	74 0 0 -37
(	0 0 -40 -48 34
( )	-14 0 -35 -37 0 -39
)	0 0 -40 -48 34
) $	-11
,	35 0 0 0 -37 40
, <name>	33 -50 0 0 -49 34
, <name> IS	13 0 -33 0 -51 54
, <number>	0 -34 -36 0 -30 34
, <version>	41 -36
, ALWAYS	0 50 0 -37 -62
, ALWAYS $	35 57 -55 -30 -55
, ASKS	-45
, BECAUSE	0 31 -35 0 -63
, BECAUSE _	0 0 0 0 -36
, BECAUSE the	33 0 0 -44 -39
, DECIDE	24 -35 -44 0 -41
, DONE	-25 47 -40 0 0 -33
, DONT	37 0 0 -40 0 -40
, DONT _	38 34 0 -37 -62 -31
, EVERY	40
, EVERY _	12 0 0 0 0 -46
, FUTURE_I	-54
, GRATITUDE	-53
, GRATITUDE $	-55
, HEDGE	-32
, I	19 -36 0 0 -33
, I _	31 -48 0 -45 -31
, IS	46 -41 0 0 -54 47
, IS _	22 0 0 -57 -57 56
, IS the	41 -34 0 0 0 -41
, LIVES	-22 -30 0 -43 0 -37
, NEVER	38 0 0 -45
, NEVER _	33 34 -45
, NO	21 0 0 -54
, NO _	0 0 0 -41 -44
, NOT	53 -37 0 -34 0 36
, NOT _	63
, NOT by	26 -30
, NOW	-10
, Name	45 -55 0 0 0 0 -30
, ONLY	0 0 0 0 0 -33
, PAST_I	-16 -33
, PLEASE	22 -52 56 -33 -37
, THEY	0 0 -55
, THEY _	0 36 -37 -50
, THIS	-15 0 0 0 31 -47
, THIS WAS	-47
, THIS _	0 0 0 0 0 -32
, UNLESS	53 -51 -47
, USE	0 0 -34 0 -55 53
, USE the	46 0 -33 0 -41
, WE	47 0 -46 36 -30
, WE _	28 0 -39 31
, WHAT	-35 -31
, WHAT IS	-10 0 0 0 35
, WHAT _	-35 0 0 0 -33
, YOU	39 0 0 0 0 36 -39
, YOU _	35 0 0 0 -62 43
, _	19
, _ $	0 0 0 -61 0 0 -34
, _ ,	-10 0 -48
, _ <name>	29 33 -33 0 0 -35
, _ <number>	53 -44 0 0 41 -34
, _ EVERY	44 0 0 -45
, _ IS	27 0 -69 0 0 0 -32
, _ LIVES	53
, _ NO	37 0 -46 0 36 -37
, _ NOT	42 -32
, _ ONLY	38 -78
, _ SYMPTOM	30 45 -30 -35 0 -33
, _ THEY	13 -61
, _ THIS	-25 -31
, _ WAS	45 -35
, _ and	-17 -36 43 -42 -35 -42
, _ by	43 -41 -52 -55 43
, _ for	48 -55
, _ in	35 0 -55 -48 42 -57 -38
, _ the	-52 -56
, _ with	-23 -41 -39
, a	-8 -49 -38 45 -50
, a _	-15 0 0 38 -46
, and	10 0 0 0 46
, as	-20 -30 0 0 0 -42
, both	0 -48
, but	-52
, in	27 -37 0 0 -39
, just	0 -42 40
, old	42 -40 0 0 0 -48
, one	47
, one _	52 -56 34
, the	28 0 -31 0 0 34
, the _	34 0 -38 33
, the one	28
, then	-9 0 0 0 0 -50
, then _	20 0 0 -56
, with	-22 -31
-	60 0 -40 -38 44 -51 -44
1:"	0 0 0 0 0 -33
1:<acronym>	-11 0 0 0 0 0 -31
1:<acronym>&IS	-20 0 0 0 0 -53
1:<amount>	12 0 0 -39 -39
1:<amount>&VALUE	12 0 0 -39 -39
1:<code>	40 -47 0 -37 0 -43 49
1:<code>&VALUE	40 -47 0 -37 0 -43 49
1:<host>	-9 0 -30 -36 46 -39
1:<host>&VALUE	-9 0 -30 -36 46 -39
1:<name>	20 -33
1:<name>&IS	27 -33
1:<name>&VALUE	20 -33
1:<number>	-8 -35
1:<number>&VALUE	-8 -35
1:<path>	0 -40 0 -36 0 0 -43
1:<path>&IS	37
1:<path>&VALUE	0 -40 0 -36 0 0 -43
1:AGAIN	-49
1:AGAIN&AGAIN	-49
1:ALWAYS	35 0 34 -43 -46
1:ALWAYS&ALWAYS	35 0 34 -43 -46
1:ASKS	-46
1:ASKS&GRATITUDE	-40
1:ASKS&I	-19
1:ASKS&IS	-14
1:ASKS&LIVES	-28
1:ASKS&THIS	-20
1:ASKS&USE	-39
1:CALLED	48 -38 0 -31
1:CALLED&CALLED	48 -38 0 -31
1:CALLED&IS	37 -31
1:DECIDE	25 -38 -46 59 -53
1:DECIDE&DECIDE	25 -38 -46 59 -53
1:DECIDE&EVERY	40 -32
1:DECIDE&IS	16 -37
1:DECIDE&LIVES	-22
1:DECIDE&NOT	36 -35 0 37 0 -49
1:DECIDE&THIS	0 -30
1:DECIDE&VALUE	10 0 0 47 -38 -39
1:DOING	-23 0 -56
1:DOING&IS	-12 0 -40
1:DOING&LIVES	8 -30 0 41 -37 -30
1:DOING&NOW	22 0 0 -40
1:DOING&THIS	28
1:DOING&VALUE	-20 0 0 -33 56 -56
1:DONE	-31
1:DONT	14 41 0 -34 -45
1:DONT&DONT	14 41 0 -34 -45
1:DONT&EVERY	13
1:DONT&I	12
1:DONT&IS	13
1:DONT&SYMPTOM	22 36
1:DONT&THIS	35 0 0 -35
1:DONT&USE	57 51 -53 0 -34 -45
1:DONT&VALUE	33 41 -38
1:DROP	-9 -44 -46 55 -42
1:DROP&DROP	-9 -44 -46 55 -42
1:DROP&THIS	14 -30 0 34
1:EVERY	13 45 -40 -44
1:EVERY&EVERY	13 45 -40 -44
1:EVERY&I	26 34 0 0 -32
1:EVERY&IS	-8 0 0 0 0 -34
1:EVERY&LIVES	62 0 0 -35
1:EVERY&MUST	25 41 -30 0 -54
1:EVERY&SYMPTOM	9
1:EVERY&THIS	19 0 0 -34
1:EVERY&USE	-12 0 0 0 -35
1:EVERY&VALUE	0 37 0 0 0 0 -32
1:FORNOW	-20 -30 0 0 -33 30
1:FORNOW&FORNOW	-20 -30 0 0 -33 30
1:FUTURE_I	-17 0 38 -48 -45
1:FUTURE_I&FORNOW	-19
1:FUTURE_I&GRATITUDE	16
1:FUTURE_I&HEDGE	-26
1:FUTURE_I&I	-22
1:FUTURE_I&THIS	-14
1:HEARSAY	-69
1:HEARSAY&LIVES	-28
1:HEARSAY&MOVED	-47
1:HEARSAY&THIS	-45
1:HEDGE	-45
1:HEDGE&EVERY	-35
1:HEDGE&HEDGE	-45
1:HEDGE&IS	-44
1:HEDGE&SHOULD	-20
1:HEDGE&SYMPTOM	-14
1:HEDGE&THIS	-13
1:HEDGE&USE	-38
1:HEDGE&WE	-38
1:I	-13
1:I&AGAIN	-35
1:I&DECIDE	22
1:I&DONT	-44
1:I&GRATITUDE	11
1:I&HEDGE	-29
1:I&I	-13
1:I&IS	25
1:I&NOT	12
1:I&PREFER	56 0 36 -38 0 -37
1:I&SYMPTOM	-35
1:I&THIS	0 0 0 0 -44
1:I&USE	0 0 0 0 0 -31
1:I&VALUE	0 0 -42 -49 0 45
1:I&WAS	10
1:I&WE	37
1:I&YOU	-28
1:IF	14 0 0 0 -50 -30
1:IF&I	-21 -33
1:IF&THIS	-22 0 0 0 -30
1:IF&YOU	20 0 0 -42 -32
1:IS	-10 0 -40 0 0 31
1:IS&CALLED	27 0 0 0 31 -53
1:IS&GRATITUDE	-56
1:IS&IS	-10 0 -40 0 0 31
1:IS&LIVES	0 0 0 0 48 -51
1:IS&NOT	56 -46 0 -44 -62
1:IS&NOW	13 0 0 0 36
1:IS&ONLY	14
1:IS&SYMPTOM	-62
1:IS&THIS	-10
1:IS&VALUE	24 -41
1:KEEP	21 0 0 0 -58 0 -31
1:KEEP&KEEP	21 0 0 0 -58 0 -31
1:KEEP&THIS	23 0 0 -54
1:KEEP&VALUE	59 0 0 38 -52 -39
1:LIVES	-20 0 0 0 -51
1:LIVES&LIVES	-20 0 0 0 -51
1:LIVES&THIS	-61
1:LIVES&VALUE	28 -48 -32
1:LIVES&YOU	13 -34
1:MANY	23
1:MANY&ALWAYS	0 56 -63 0 -30 -34
1:MANY&CALLED	-45 0 0 0 0 -45
1:MANY&DECIDE	12 -40
1:MANY&DONT	-12
1:MANY&EVERY	33 0 0 0 0 -42
1:MANY&FORNOW	20 0 0 0 37
1:MANY&GRATITUDE	-38 -35 30 -44 0 -30
1:MANY&HEDGE	-32
1:MANY&I	0 0 0 0 -32 -31
1:MANY&IS	38
1:MANY&KEEP	62 0 0 0 0 -31
1:MANY&LIVES	38
1:MANY&MAYNOT	53 0 -42 -38
1:MANY&MOVED	41 0 -35
1:MANY&MUST	65 62 -58 0 -48 -40
1:MANY&NEVER	51 30 0 -40
1:MANY&NO	44 0 0 0 -45
1:MANY&NOW	-29 -40 -36 0 0 0 -33
1:MANY&ONLY	38 36
1:MANY&OUR	0 36 0 -33 -42 -33
1:MANY&PLEASE	51 -52 42 0 0 -30 -30
1:MANY&SYMPTOM	-36 37 0 0 -54 -40 -32
1:MANY&THIS	-45 0 0 0 0 -43
1:MANY&USE	16 0 0 -51
1:MANY&VALUE	24 0 0 -37 0 0 34
1:MANY&WE	-31 0 0 -66 31
1:MAYNOT	0 0 0 -38
1:MAYNOT&MAYNOT	0 0 0 -38
1:MOVED	-34 0 0 0 0 -38
1:MOVED&MOVED	-34 0 0 0 0 -38
1:MUST	9 0 0 0 -33
1:MUST&MUST	9 0 0 0 -33
1:NEVER	42 68 -67 -53 -63 0 -40
1:NEVER&NEVER	42 68 -67 -53 -63 0 -40
1:NEVER&THIS	-23
1:NO	23 0 0 0 -57
1:NO&EVERY	15
1:NO&GRATITUDE	-25 0 0 0 0 32
1:NO&I	-8 0 0 -40 0 34
1:NO&IS	15 0 -48 0 -35 41
1:NO&KEEP	-29 -45 -30 41
1:NO&NO	23 0 0 0 -57
1:NO&NOT	34 0 -31 -50
1:NO&ONLY	24 0 -37
1:NO&PLEASE	45 34 -34 -45 0 -37
1:NO&SYMPTOM	0 0 -31
1:NO&THIS	0 0 0 0 -30
1:NO&VALUE	58 0 -44 0 0 36
1:NOT	-14 0 -49 0 -64
1:NOT&NOT	-14 0 -49 0 -64
1:NOW	-29 0 0 0 0 -34
1:NOW&EVERY	8
1:NOW&NOW	-29 0 0 0 0 -34
1:ONLY	16 0 -40 -51
1:ONLY&IS	10 0 0 0 35 -36
1:ONLY&ONLY	16 0 -40 -51
1:ONLY&VALUE	-10 0 0 -35
1:OUR	0 -39 -30 -31 38
1:OUR&IS	42 -31
1:OUR&OUR	0 -39 -30 -31 38
1:OUR&VALUE	58 0 -30 0 53 -48
1:OWNER	9 0 0 0 -38 0 -33
1:PAST_I	-34 -32
1:PAST_I&THIS	-20
1:PAST_I&YOU	-23
1:PREFER	31 -53 67 -44 -61 -39 -35
1:PREFER&PREFER	31 -53 67 -44 -61 -39 -35
1:PREFER&THIS	-23
1:SHOULD	-58
1:SHOULD&SHOULD	-58
1:SYMPTOM	0 -42
1:SYMPTOM&IS	0 -30 -40 0 0 -46
1:SYMPTOM&SYMPTOM	0 -42
1:TASK	-55 -40 59 0 -57 -36
1:TASK&AGAIN	-35
1:TASK&EVERY	0 0 0 0 32
1:TASK&FORNOW	-16
1:TASK&I	14 -35 47 -38 0 -47 -41
1:TASK&IS	0 0 0 0 -34
1:TASK&LIVES	-8 -45 0 -32 40 0 -38
1:TASK&MUST	51 0 0 -38 -50
1:TASK&NOT	42 -33 35 0 -42 -59
1:TASK&PLEASE	-67
1:TASK&SYMPTOM	0 0 -38 0 0 32
1:TASK&THIS	-20 -59
1:TASK&USE	-34 0 -32 0 0 -34
1:TASK&VALUE	-32 0 -72 -41 0 0 31
1:TASK&YOU	0 -39 30
1:THEY	-24 -40 0 -35
1:THEY&LIVES	-25
1:THEY&THIS	-47
1:THIS	-39
1:THIS&EVERY	-22
1:THIS&GRATITUDE	-11
1:THIS&HEDGE	-27
1:THIS&I	-26
1:THIS&IS	-15
1:THIS&MUST	12 -37
1:THIS&NEVER	-42
1:THIS&NOT	19 0 0 0 -49
1:THIS&SYMPTOM	-20
1:THIS&THIS	-39
1:THIS&USE	13 0 -33
1:THIS&VALUE	11 -32 0 -31
1:THIS&WAS	14
1:TOO	-83
1:UNLESS	17 46 -37 -46 0 -49
1:USE	0 0 34 0 -63
1:USE&THIS	-35
1:USE&USE	0 0 34 0 -63
1:WE&BECAUSE	37
1:WE&DECIDE	40 0 0 38 -58
1:WE&DONT	36 0 0 -43
1:WE&DROP	42 0 0 48 -50
1:WE&EVERY	25
1:WE&HEDGE	-34
1:WE&IS	-8
1:WE&KEEP	55 -45
1:WE&LIVES	-28 -32
1:WE&MAYNOT	35 31 0 -41
1:WE&MOVED	45 -48
1:WE&MUST	-53
1:WE&NOLONGER	31
1:WE&SYMPTOM	-29
1:WE&THIS	53 0 -42 0 0 -42
1:WE&USE	40
1:WE&VALUE	-18 -35 0 -53 53 -55
1:WE&WAS	-40 0 0 0 -40
1:WHAT	-35 -40 -44 -32
1:WHAT&I	-44
1:WHAT&IS	0 -30
1:WHAT&LIVES	0 0 0 0 0 -30
1:WHAT&SYMPTOM	-17
1:WHAT&THIS	-42
1:WHAT&USE	-31
1:WHAT&YOU	-8 0 0 0 -43 36
1:WRONG	18 0 -40 -46 -44 37 -35
1:WRONG&GRATITUDE	-61
1:WRONG&IS	50 -52 0 -34 -38 53 -32
1:WRONG&VALUE	16
1:YOU	-20 0 0 0 -42
1:YOU&GRATITUDE	-32
1:YOU&IS	33 0 0 0 -32
1:YOU&THIS	20
1:YOU&YOU	-20 0 0 0 -42
1:_	18
1:_&AGAIN	-18 -40 0 0 0 -36
1:_&ALWAYS	66 0 0 -54 0 -35 -32
1:_&BECAUSE	-26 0 0 0 0 -35
1:_&CALLED	0 -40 0 -41
1:_&DECIDE	40 -66 0 73 -64 -66 -34
1:_&DONT	49 0 -39 0 0 -37
1:_&DROP	20 0 -39 58 -66 -32
1:_&EVERY	19 0 0 0 -33 -39
1:_&FORNOW	-49
1:_&GRATITUDE	-26 0 0 0 0 -48
1:_&HEDGE	-9 0 0 0 -34
1:_&I	-30 0 0 0 0 -38
1:_&KEEP	38 0 -63 31 -37 -44
1:_&LIVES	28 0 -48 -46
1:_&MAYNOT	21 40 -34 0 -59
1:_&MOVED	27 -44 -36
1:_&MUST	-16 0 -53
1:_&NEVER	-31 0 0 0 0 -41
1:_&NO	29 -30 42 -56
1:_&NOLONGER	0 0 0 0 0 -54
1:_&NOT	43 0 -71 0 0 33 -36
1:_&NOW	52 -44 -32 -46
1:_&ONLY	18 0 0 31 -46 -33
1:_&OUR	39 -57 30
1:_&PLEASE	28 0 59 -41 -65 -51 -36
1:_&SYMPTOM	-12
1:_&THIS	-41
1:_&USE	8 0 -51 0 45
1:_&VALUE	22
1:_&WAS	33 -40 0 0 -59 34
1:_&WE	0 -45
1:_&YOU	-15
1:a	0 0 -35 -44
1:a&EVERY	-14 -36 0 0 38 -31
1:a&IS	18 0 0 -34
1:a&LIVES	24 -39 0 0 45
1:a&MUST	30 51 0 0 -57 -32
1:a&THIS	-13 38
1:a&VALUE	44 -41
1:after	-29 -33
1:after&THIS	-11 -33
1:both	-55
1:do	-16
1:do&THIS	12
1:for	0 0 0 0 -31 -40
1:for&EVERY	16 0 0 -30
1:for&GRATITUDE	0 0 -31
1:for&IS	43 0 -33
1:for&VALUE	-24 0 0 0 -38
1:in	-30
1:in&IS	0 -44
1:in&THIS	-28
1:in&WE	0 0 0 0 -35
1:just	-49
1:just&THIS	-25
1:la	0 -43 -40
1:la&IS	8 -35 -32 0 0 -52
1:last	-10
1:new	18 46 -39 -42 -52
1:none	-41
1:none&GRATITUDE	-41
1:on	-29 0 -30 0 -43
1:one	0 0 0 0 0 -48
1:one&EVERY	-30
1:the	-15 0 -33
1:the&AGAIN	0 -30 0 -35
1:the&ALWAYS	-21 -39
1:the&BECAUSE	-11 -32
1:the&CALLED	37 0 0 0 0 37 -44
1:the&DECIDE	31 -35 0 64 -47
1:the&DONT	-16 0 0 0 -30
1:the&DROP	16
1:the&EVERY	-8 0 0 0 0 -51
1:the&FORNOW	-32
1:the&GRATITUDE	0 -33 0 0 33
1:the&HEDGE	-44
1:the&I	-67
1:the&IS	-15 0 0 -34
1:the&KEEP	-14
1:the&LIVES	-11
1:the&MAYNOT	-17
1:the&MOVED	16 0 -30 0 0 0 -31
1:the&MUST	10 0 0 -50
1:the&NEVER	20 43 0 -47 0 -32 -32
1:the&NO	-13 0 -32 -36
1:the&NOLONGER	76 0 0 0 0 0 -31
1:the&NOT	-39 0 0 -60 -46 54 -54
1:the&NOW	8 0 0 -34 -33 31
1:the&ONLY	36 0 -37 0 0 0 -35
1:the&SHOULD	-54
1:the&SYMPTOM	-47 0 0 0 0 -32
1:the&THIS	16 -43 -32 0 45
1:the&USE	-10
1:the&VALUE	33 -48
1:the&WE	-16
1:the&YOU	0 -32 0 0 -56 47
1:there	-15 -47 0 0 0 -37
1:there&IS	-17 -43 0 0 0 -34
1:there&VALUE	0 -44 0 0 0 -32
1:two	-52
;	68 0 0 0 -79
<acronym>	52 0 -50 0 0 -37
<acronym> $	21 -40 -50 0 48 -70
<acronym> ,	54 0 0 -36
<acronym> IS	9 0 -40 0 0 0 -33
<acronym> _	23 41 -40 0 0 -69
<acronym> _ ,	44 0 0 0 47 -47
<amount>	0 0 0 0 0 -65 -36
<amount> $	-40 0 -34 0 0 -33 -33
<amount> ,	55 -39 -38 0 0 -38
<amount> _	10 0 0 -55
<code>	80 -88 -78 -53 -59 -57 135
<code> $	94 -61 -79 -51 -93 -48 96
<code> ,	43 -62 -33 -30 0 0 64
<code> , NOT	8 0 0 -32 -49
<code> , _	40 0 -31 0 0 -31
<code> IS	14 -42 0 0 31
<code> _	67 -39 -41 -40 0 0 39
<code> _ $	54 0 -37 0 -38 0 36
<date>	71 -45 0 -55
<date> $	56 -43 0 -40 -42
<flag>	20 -56 -42 -50 -69 0 69
<flag> _	34 -30 0 0 -37 0 37
<host>	51 0 -52 -60 38
<host> $	83 -46 -51 -44 39 -33
<host> ,	39 0 -36 -39 0 0 -30
<host> , _	38 0 -37 -41 44 -59
<ip>	35 -33 0 -42 65 -53
<mail>	53 0 0 -49 46 -33 -38
<name>	38
<name> $	49 0 0 -73 0 0 -56
<name> ,	35 -36 0 0 0 33 -36
<name> , <name>	15 -52 0 0 0 0 -33
<name> , _	28 -49
<name> IS	39 -60 -55
<name> IS the	20 0 0 -49
<name> UNLESS	45 0 -47 0 31 -46
<name> _	38 0 -65 -32
<name> _ $	15 0 -48 -38 -67 42
<name> and	25 0 0 0 -53
<name> in	40 -66 0 -40 53 -45
<name> to	-30 0 0 0 31 -30
<number>	-10
<number> $	0 -51 0 0 0 0 -41
<number> ,	51 0 0 0 0 40
<number> , <number>	-21 0 -35 -39
<number> , _	33 -49
<number> <acronym>	63 0 0 -44 0 -35 -30
<number> IS	0 -49 -38 -62 42
<number> IS _	15 -40 -31 -53
<number> LIVES	0 -36 -30 -31
<number> PER	20 -40 0 0 45 -44
<number> TIME $	-12 0 -33 -39
<number> TIME ,	9 0 -38
<number> TIME _	53 0 0 0 0 -42
<number> WAS	39 -30 0 -41 -46 47
<number> _	-33 0 0 -35 0 0 -32
<number> _ $	-34 0 0 0 0 0 -39
<number> _ ,	12 0 -43 0 0 0 -34
<number> _ PER	0 46 0 -56 0 -30
<number> _ and	23
<number> and	-21 -37 -34 0 55 -54
<number> and <number>	0 -39 -36 0 51 -51
<number> and the	-28
<number> for	25 -31 -40 0 36 -35
<number> in	22 0 0 -34 38
<number> of	-12
<number> to	46 0 0 0 33 -53
<number> to <number>	53 -50 0 0 50 -48
<path>	37
<path> $	11 0 -52 0 0 0 -39
<path> ,	0 0 -43 -56 0 40 39
<path> , _	0 -41 -34 0 0 -47
<path> IS	36
<path> _	58 0 -62 0 0 -49
<path> and	33 0 0 0 0 -36 -33
<time>	0 0 -46 -51 33 -54 -41
<url>	45 -42 -43 -47 67 -56 -36
<url> $	45 -42 -43 -47 67 -56 -36
<version>	23 -33 -51 0 41 0 -41
<version> $	12 -55 -40 0 32 0 -38
<version> ,	49 0 -40 0 34 -54
<version> IS	30 30 0 -43
<version> _	-24 -53 0 -40 0 40 -30
<version> and	25 -39 0 -34
=	0 -74 -44 -43 74 -50 -33
=.	62 -56 0 -34 -54
=abl	0 0 0 0 -31
=about	-23 -43 0 0 40 0 -37
=abov	-11 -44 -44 0 54 -44 -37
=accept	68 -55 -51 53 0 -45
=access	14 0 -41 -45
=accessibility	19 0 0 -33
=account	20 0 -59 0 41 -60
=action	58 0 0 0 -36 -32
=add	0 65 -51 -46 -60
=address	50 -53
=admin	0 -51 0 32 0 -44
=against	0 30 -31 -40
=ago	-58
=alert	-25 0 0 0 -44
=allow	26 0 0 -36 -56
=alon	63 47 -60 0 -56 -38
=amount	-30 -34 0 0 36 -37
=another	-70 35 0 0 -33 -33
=answer	0 -71 44 -37 0 -47 -32
=anyway	-44 0 0 31 -33
=api	52 35
=app	68 -59 0 53 0 -35 -41
=approach	-32
=archiv	40 -41 -33
=argument	-46 0 0 0 -32 -35
=around	26 0 0 -40
=ask	-36 0 -46 36 -31
=audit	-10 -48 0 -32
=auth	31 0 0 0 40 -32
=away	23 -40 -37 0 34
=backend	0 0 0 0 0 -37
=background	15 -35 30 0 0 -34
=backup	22 33 -44 -39 0 -36
=bad	-14
=bank	48
=banner	-22
=bas	29 0 0 0 -40
=batch	33 0 -41 -40 0 0 -35
=be	0 0 0 38
=been	-38 0 0 0 -43
=behind	0 -37 0 0 0 -31
=below	-17 0 0 -42
=best	-24 0 0 -36 34
=better	-38
=big	8 0 0 0 0 -53
=bigger	-54 31 -32 0 -30
=bill	28 0 -40 -36 42 -45
=bit	-74
=block	51 0 -57
=board	8 0 0 0 -34
=body	44 32 0 -36 -36
=book	56 0 0 -42 34 -31
=box	0 0 -30 0 37 -34 -42
=branch	-9 34 0 -71 0 0 -42
=break	-45 0 0 -38 35
=browser	52 0 -54 0 -54 -37 31
=btw	34 -39 0 -46 44
=bucket	42 -55 -33 0 44 -39
=budget	0 35 -38 -45 0 -49
=build	39 -49 -37 0 0 -46 34
=built	16 -46 -35
=burn	0 -33 -31
=button	-32 40 0 -31 -62
=byt	26 0 -42 0 0 0 -31
=cach	-11 -58 -42
=call	29 0 -41
=can	0 0 0 0 0 -32
=card	34 0 -36 0 31 -59 -33
=cas	16 -57 50 -57 -52
=cent	38 -60 -42 -44 58 -31
=center	26 -47 -30
=chang	20 40 -46 0 0 -33
=channel	35 0 -37 0 -62 34
=character	-14 35 -34
=chart	-8 -34 0 33 -37
=check	-30 0 0 0 -44 0 35
=ci	0 0 -31 0 0 -45
=cla	58 0 0 -43 -44
=class	0 0 0 0 0 -36
=clean	-41
=click	-46
=client	22 0 -32 -48 57
=clos	13 -37 -30 -40 -31 0 34
=cluster	40 -42 0 0 0 -63
=cod	68 0 0 -46 0 0 -46
=colleagu	-35
=color	-23 0 0 0 0 -35
=column	-12 0 0 -51 0 0 -47
=comma	33 0 0 -53
=command	60 0 0 -31 -31
=comment	59 -41 53 -48 -35 -35
=commit	57 0 57 -62 -91 -66
=company	12 -42 0 -36 51 -44
=compar	-14 -47
=complain	-67
=component	36 0 30 0 -59
=config	0 -53 0 0 0 0 -48
=confirm	-34
=connection	0 -52 -33 -38 54 -40
=consol	-48
=context	0 34 -30 -36 0 0 -38
=continu	-46
=contract	58 0 -31
=copy	8 0 0 -44 0 -50
=cor	55 0 -46 0 0 -43
=cost	58 -65 -48 41 32 -52
=count	0 -41 0 -31 43
=country	38 -41 0 -34 37 -42
=creat	-46
=credit	50 -51 0 -31
=cron	40
=css	30 -36 0 0 -30 31 -39
=csv	0 0 -31 0 0 -34 -33
=currency	-23 0 0 0 0 -56
=customer	14 0 -65 -36 35
=dark	43 -39 0 0 -45
=dash	32 -33 -40 -38 -31 48
=dashboard	10 -47 0 0 37
=dat	-37 -44
=data	12 43 0 -34 0 -55
=databas	-25 0 -43 0 0 -55 -30
=db	15 -40 -43 -50 50 -73
=deal	-34 0 -33
=debug	21 -40 0 -46
=decimal	44 0 0 -47 33
=degre	-32 -36 -49 0 0 34
=delet	13 62 0 0 -43 -66 -32
=delivery	14 0 0 -37 0 34
=demo	12 -45 0 -35
=dependency	36 42 -39 0 -42
=deploy	47 0 -48 0 30 -58 -34
=design	14 -32 0 -34 53 -42 -42
=dev	53 -40 -55 -50
=devic	59 0 -44 -50
=diagram	26 0 33 -32 -39
=did	-50 0 0 0 0 -37
=diff	20 -52 55 -51 -52 -45
=differ	0 -47 -38 -36 54 -43 -38
=differenc	-50
=digit	43 -40 0 -36
=direct	39 0 0 0 -50
=disk	12 33 -41 0 -43
=dns	-37
=doc	44 0 0 0 -69
=document	32 0 0 0 -37
=doe	-30 0 -47
=domain	41 0 -60 -39 0 35
=doubl	26 0 35 0 -57 -40
=driver	27
=duplicat	0 -32
=edg	-21 -38
=edit	56 54 0 -53 -53 -46
=eight	0 0 0 0 30
=els	25 0 41 0 -49 0 -36
=email	-47 0 0 -34
=end	61 0 0 0 0 -46
=endpoint	30 45 -39 -39 -40
=english	34 -68 57 0 -70 0 -31
=enough	-52 -40 0 42 -73
=entity	38 0 -30 -43 30 -57
=entry	-27 0 -30 0 0 -30
=env	0 0 -52 -53 38 -49
=environment	42 -55
=es	36 -86 -69 -35 0 62 -46
=even	18 0 0 0 0 -62
=event	39
=exact	-33 -45 -38 0 52
=exampl	-22
=excel	8 0 -46 0 0 -40
=exclud	55 0 -43 -43 0 -41
=exist	28 -63
=expect	0 0 0 0 0 -48
=explain	26 -42 37 0 0 0 -33
=export	-8 55 0 0 -68 -53 -30
=far	-52
=faster	-58
=featur	26 0 -43 0 -30 0 -31
=field	0 0 0 0 0 -51
=figma	-16 0 0 -31 43 0 -40
=fil	0 0 0 0 0 0 -31
=fill	27 -34 0 0 0 36
=financ	25 -39 0 0 47 -37
=find	-37
=firefox	0 0 0 -32
=fiv	27 -56 0 0 0 -34
=fix	-41 0 0 0 -51 -38
=fixtur	38 -47 0 0 0 -38
=flag	8 0 0 0 45 -51
=flash	-34 0 0 0 -35
=folder	-10 0 0 0 -51 -46
=font	19 0 0 0 -53 -42 -32
=forget	-46
=form	-31 -35 30
=format	60 0 0 0 0 -56
=found	-56
=four	0 0 -44 0 0 -37 -33
=fre	22 0 -45
=friday	-13 -32 -30 0 51 -38
=full	-37
=fun	-34 -32 0 0 33
=function	28 0 56 -40 -57 -59 -30
=gateway	26 -67 0 0 32
=gb	-31 -38 0 0 44 -41
=generat	31 0 -41 0 -60 -43 30
=german	0 -57 -30 0 -42 41
=git	21 0 0 -41
=giv	-14 0 0 -35
=going	40 -52 0 53 -49 -34
=good	-71
=googl	13 0 -37 -48 45 -52
=got	24 -34 -31 -49 0 34
=graph	-26
=graphql	-19 -41 0 39 -38 -30
=group	47 -59 0 -47 0 0 -42
=had	-55
=half	-32 0 0 -55 0 0 -35
=hand	0 0 -42 0 -30 -53 36
=handl	19 0 0 0 -35
=handler	19 0 36 -42 -50 -43
=happen	-26 -36 0 0 36
=hard	0 31 0 0 -34
=head	0 0 0 -36
=header	38 0 -40 -48 0 0 -42
=health	12 43 0 0 -45
=help	-25
=helper	46 -61 50 -44 -33
=hid	-39
=hold	-45 37 0 -35 -48
=hom	0 47 -41 0 -39 -50
=hook	-53 -35 0 36 0 -36
=host	48 0 -43 0 0 -35
=icon	-30 -30
=id	37 0 -51 -48 0 0 -35
=idea	-71
=ids	12 -75 -40 -63 82 0 -32
=ignor	-57
=imag	0 0 -41
=implement	-48
=import	42 34 0 0 0 0 -42
=importer	15 -42
=index	12 0 0 0 -34 -37 -33
=install	-20 0 0 0 -43 -41
=integration	25 0 0 0 -40
=interest	-48 0 0 0 0 0 -34
=internet	41 0 0 -40
=invoic	-20 0 -34 -33
=item	-17 -35 0 -32
=itself	48 0 -44 0 0 -36
=job	-9 0 0 0 0 -32
=join	-19
=json	35 0 46 -46 -54 -47
=kafka	19
=key	17 0 0 -58 0 0 -70
=kill	0 0 0 -38 0 -36
=know	-26 -33
=label	0 0 0 0 50 -57
=land	0 47 0 -36 -42 -44
=laptop	-42 0 0 0 -32
=lat	-15 0 0 -32
=launch	0 -31
=layer	61 0 0 0 -41
=leav	39 60 -44 0 -61
=left	-39 -36 0 -31 34
=legal	0 0 0 -39 0 -32
=let	-39 0 0 -36 34
=let's	-119 -32 0 43 -46
=letter	19 -43 -50
=library	37 35 0 0 -48 -39
=licens	47 0 0 -39 38 -31
=lik	-51
=limit	11 0 -32 0 -36
=lin	-22 0 72 -54 -55 -58
=link	-56 36 0 0 -37
=linter	-31 0 0 -43 -33 -33
=list	14 0 0 0 -55
=load	-10 0 -35 -31 30 -46
=loc	-37 -43 0 0 44 -34
=local	54 -54 -52 0 0 36
=lock	15 0 -35 34 0 -57
=log	-14 48 0 -44 0 -71
=login	0 -44 0 -30
=logo	-20
=long	-13 -33
=longer	-37 0 0 0 -39
=look	-86 0 -38 0 0 31
=loop	-47
=los	-24 0 0 -43 33
=loss	-39
=lot	0 0 0 -43 38
=lov	-67
=lunch	-27
=machin	35 0 -41 0 38
=mad	71 -46
=mail	-23 0 0 0 0 -45
=main	38 0 -58 -58 0 0 -35
=mak	0 -41 41 -65 -30 -45
=many	0 0 47 -37 -45 -30
=map	-17 0 0 0 -30 -37
=market	28 0 -55 0 0 -41
=match	-18 -36 41 -40 -37 -42
=matter	-11 0 0 0 0 -39
=may	47 47 -54 0 -31
=mb	0 -41 0 0 48 -32
=memory	-52 38 -42 0 0 -45
=merg	-10 36 -31 0 0 -36
=messag	18 -39
=meter	42 -39 -49
=metric	51 0 0 -47 0 -39
=migration	52 50 -46 -33 -72
=min	0 0 -32 0 44 -39 -36
=mind	-44 0 0 0 0 -31
=miss	-61 -38 -31
=mix	8 0 0 -45 -32
=mobil	15 -49 0 45 0 -35
=mock	30 -43 -42 0 -32
=mod	55 0 -47 0 0 -54
=model	53 -43 55 -46 0 0 -40
=modul	14 0 0 0 -36 -31
=moment	-52
=money	59 60 -44 -66 0 -52
=morn	-15
=mov	0 -37 -36
=ms	27 0 0 0 -50
=nam	87 0 70 -78 -40 -43 -50
=need	-16 -42 0 0 -31
=negativ	0 -43 -42 -35 0 39 -32
=nest	31 -39 50 -40 -51 -35 -39
=network	29 52 -49 -45 0 -37 -32
=newer	27 0 0 -47 40
=night	9 -39 -34 0 41 -34
=nod	0 0 -47 0 0 -39
=normal	24 -34 -31 -46 50 -33
=not	0 -31 0 0 39 -35
=npm	-26
=null	0 -47 -30 -39 43
=number	59 -48 0 -64 50 0 -41
=object	34 0 0 -48 -33
=offic	59 0 -32 0 0 -41
=offlin	0 0 -32 32 -34 -39
=oh	-76
=older	0 0 -38 -30 0 -34
=one	-19
=open	0 -31 0 0 0 0 32
=ops	8 42 -32 -38 0 0 -34
=option	-50
=order	0 0 -44
=outag	-11 0 0 0 -33
=output	0 32 0 -41 -52
=outsid	49 40 -37 -47 -45
=own	8 0 0 0 51 -47 -43
=packag	41 0 0 0 0 -49
=pag	-42 44 -60 0 -34
=pars	-34 0 0 32 -40
=parser	-20 0 -40 0 0 30
=part	20 0 0 -46 31 -46 -36
=partition	76 0 -30 0 41 -76 -32
=partner	12 0 -36 -41
=password	40 0 -55 0 0 -59 -31
=past	-34
=payment	55 0 0 0 0 -35
=pdf	37 -38
=peopl	9 0 0 30
=percent	0 -40 -34 -32 49
=person	23 0 -32 -31 0 0 -31
=phon	0 0 0 0 0 -48
=pick	37 -50 0 -35 0 -50 30
=pin	25 0 -35 -54 0 -41
=pipelin	56 0 -31
=plac	0 -40
=plain	16 -31 0 0 -34 -34
=plan	-9 0 0 0 -47
=plot	-52
=plugin	50 0 0 0 0 -50
=point	30 -40 35 0 -34
=poll	12
=port	18 -58 0 0 0 -32
=possibl	-11 -33
=postgr	-11 -34 -41 0 38 -55
=pr	-32 0 -31
=prefix	46 -44 31 -43 0 -32
=preview	-37 -43 -32 -37 33 -37
=pric	42 0 -58 0 0 0 -32
=print	-19 0 0 -38
=pro	43 -45 0 -47 37 -47 -34
=process	22 0 0 0 -46
=prod	43 37 -59 -52 0 -36
=product	0 -52 0 0 -33
=production	-14 0 -35 -42 32 -31
=project	-11 0 -44
=provider	51 -44 0 -39 48
=proxy	35 -69 0 -37 0 53
=public	62 0 35 -34 -77
=pull	-34 0 0 0 0 -32
=purg	0 0 0 0 -34
=push	25 59 -52 0 -55 -40
=put	16 -37 44 -56 -46
=python	57 -42 0 0 46
=que	0 0 0 36 0 -36 -35
=query	-9 0 -39 0 -36
=question	14 0 0 0 38 -44
=queu	0 0 -44 0 -30
=quick	-29 0 0 0 34
=quot	-17 -31 41 -36 -45
=ran	-50
=rat	38 0 -37 -43 38
=raw	13 0 0 -53 0 -58
=reach	0 0 -39 -32
=react	20 -35 0 0 0 -32
=read	13 0 0 -32 0 0 -36
=readabl	19 0 0 -40 -41
=readm	-62
=ready	-28 -33 0 0 -32 30
=real	55 0 0 -44
=rebas	-41
=record	27 -57
=redis	10 0 -32
=referenc	-15
=refus	21 35 0 -35 0 -43
=regex	0 -30
=region	18 0 0 -42 0 -37 -36
=register	0 -40 0 -30 42
=releas	22 0 -54
=reload	0 0 0 -31 -39
=remov	-34
=renam	-18
=render	17 -31 -44 0 34 -46
=replica	49 0 0 -31
=repo	82 -82 -31 33 0 0 -34
=report	0 0 -43
=reproduc	-24
=request	-34 0 0 -39 0 -30
=rerun	-71
=reset	-10 -36 -32 0 42 -34
=rest	-38 0 -51 41 0 -56 -31
=restart	-9
=result	-40 30 -40 0 -33
=retry	0 0 0 31
=return	14 -49 49 -66 0 0 -34
=review	0 0 0 -39 0 -41 -41
=reviewer	-25 0 0 -41
=rewrit	21 35 0 -34 -32
=right	-82 -49 31 0 -30
=rol	-23 -48 -49 -41 43 -41
=roll	23 0 0 0 -35
=round	-15 0 0 -54
=row	-37 0 0 -44 34 -34
=rul	14 44 -39 -47 -61
=run	-60
=s	52 -49 0 -42 35
=safari	-16
=said	-41 30 -38 -39 -34
=sal	0 0 -31 30 0 -46
=sampl	-43 0 0 -39 0 -44
=sandbox	53 -47 0 -42
=sav	-45 30 0 -43
=say	-25 0 -50 0 -51
=scal	14 0 0 0 0 -38
=scan	32 0 0 -36
=scheduler	20
=schema	52 0 0 -40
=screen	24 0 0 -34 43
=screenshot	-21 0 36 0 -57
=script	-16 0 0 -43 0 -51
=search	-11 0 -36 0 0 -43 -37
=see	-33 0 0 -40 42
=seed	44 0 -42 -30 0 -39
=send	10 0 -48
=sent	-46 0 -41 -47 47 -40
=sentenc	49 -59 51 -59 -44
=separat	50 0 -33 0 0 0 -33
=server	24 -64 -52 0 0 -69
=servic	32 0 -31
=session	0 -62 -46 -49 62
=set	-41 0 0 -41
=setting	-25 0 -35
=several	-19 -34 0 0 33 -31
=shar	53 0 -46 -50 37 -41
=sheet	22 -48 -38 -38 53 -37
=ship	23 34 -32 0 -71 34
=shop	29 -57 -33 -50 64 -46
=short	29 -53 50 0 -51 -44
=show	-20 0 0 -33 -44 -42
=sid	27 0 -40 31 0 -38
=sign	44 0 0 0 0 -43
=simpl	0 -51 32 0 0 -39
=singl	70 0 0 0 0 -48
=sit	53 -41 -43 -44
=six	-18 -31 0 0 30 -37
=siz	23 -54 0 -47
=skip	16 0 0 0 0 -56
=sleep	-33 -35 37 -31 0 -30
=small	0 0 36 0 -58
=so	0 0 -43 0 31 0 -30
=som	-59
=someth	0 0 39 0 -52 -33 -36
=somewher	-58
=sort	-21 -50 0 -41
=sound	-49
=sourc	34
=spac	27 -39 51 -38 -45 -44
=spe	-25
=split	-30 -30 0 0 -35 33
=squash	35 0 0 0 -46
=stabl	0 -35 0 0 0 0 -31
=stack	-37
=stag	62 0 -57 -62 63 0 -48
=start	0 -62 0 -39 -41 0 40
=status	28 0 -37 -33 37 -46
=step	0 0 36 0 0 -34
=stor	0 0 -37 0 -34
=stream	-30
=styl	-18 -48 48 -31 -34 -46
=sum	0 0 -43 -39
=summary	-57
=support	20 -52 -30 0 40 -58
=sync	26 -52 0 41 0 -32
=system	-16 -50 0 0 50 -40
=tab	0 -33 38 0 -41
=tabl	40 40 0 0 0 -43 -47
=tag	48 0 0 -39 0 -32
=talk	14
=target	0 -50
=tax	39 0 -37 0 49 -42
=team	30 -44 -55 39
=tell	43 0 0 -39 0 -35
=ten	-10 34 -41 -33 -33
=tenant	54 -58 0 0 31
=test	0 33 0 0 -43 -34
=text	0 40 32 0 -72 -49
=that	33 -41 -37 -52 0 48
=them	33 41 0 0 -51
=thing	28 0 42 -64 0 -59
=third	-36 31 -38
=thre	-31
=thread	31 0 0 0 0 -42
=ticket	-30 0 0 0 -39 -35
=tim	9 -40 0 -30 0 34
=timeout	-17 0 0 -34
=titl	-17 -33 39 -36
=token	-8 0 -48 0 0 0 -53
=told	30
=took	-15
=total	-38
=touch	21 48 0 0 -55 -50 -36
=trac	-51
=train	-18 0 0 0 33 -37
=translation	18 0 -36 -33 0 -51
=tri	24
=try	-68
=turn	25 37 -47 0 0 0 -33
=twic	-46 0 0 -42 0 -40
=typ	38 0 43 0 -43 -50
=typo	-43 -32
=ui	48 -34 0 -47 0 -33
=undo	-62
=unit	0 0 0 -42
=updat	0 0 0 0 0 -37
=upload	11 0 -38 -39 51 -41
=url	48 47 -42 -40 0 -54
=useless	-24
=user	8 0 0 -69
=v	30 -40 -50 -43 32
=valu	22 0 0 -37 0 -30
=variabl	-16 0 34 0 -32 -40
=vault	36 0 -34 -57 58 -58 -36
=vendor	16 0 0 0 0 -38
=version	34 -49 0 41 0 -58
=view	9 0 35 -39 -47 32
=w	67 0 -63 -62 33 0 -34
=wait	-93 -43 36 -52 0 30
=want	0 0 0 0 0 -51
=warehous	31 -45 0 -30
=warn	-73
=way	-8 0 42 -39 -30 0 -35
=wednesday	-26 -36 0 -35 49 -34
=well	-23 0 -32
=went	-55
=whether	-33
=whil	8
=whol	0 0 0 0 -41 -35
=wiki	43 -32 0 0 0 -41
=will	63 -43 -53 56 0 -39 -34
=window	9 0 -40 38
=word	55 -35 71 -68 -50
=work	0 45 -45 -38
=worker	-11 -35 -39 31
=would	-81
=writ	39 0 56 -39 -43 -31
=written	21
=wrot	0 0 0 0 -30
=yaml	9 -34 0 0 -47
=yesterday	-66
=zon	8 -43 0 0 40
?	-44
? $	-42
AGAIN	-41 0 -30
AGAIN $	-53
AGAIN SYMPTOM	-22
AGAIN _	-18 -45 0 -44
AGAIN _ $	-53
AGAIN&EVERY	-26
AGAIN&GRATITUDE	-33
AGAIN&I	-36
AGAIN&IS	0 0 0 -35 34
AGAIN&LIVES	-12
AGAIN&SYMPTOM	-27
AGAIN&THIS	20 -30 0 0 0 -40
AGAIN&VALUE	-38 0 0 -31
AGAIN&WE	0 0 0 0 -36
ALWAYS	15 41 0 -39 -32 0 -34
ALWAYS $	28 35 0 -43 -45 0 -35
ALWAYS _	21 0 34 -41 0 -50
ALWAYS _ $	27 0 0 -45 0 -47
ALWAYS&I	25 -41
ALWAYS&LIVES	-10 61 -47 0 -42 -40 -35
ALWAYS&SHOULD	-36
ALWAYS&THIS	30 0 0 0 -37
ALWAYS&USE	-46
ALWAYS&VALUE	27 0 36 -34 -43 33
ASKS	-41 0 0 0 0 -30
ASKS LIVES	-29
ASKS USE	-36
ASKS _	-30
ASKS _ I	-15
ASKS _ THIS	-18
ASKS _ WHAT	-28
ASKS _ a	-10
ASKS _ the	-37
BECAUSE	0 0 0 36
BECAUSE $	-10 0 0 -38 -36
BECAUSE THIS	-25
BECAUSE _	-15 31 -37 0 -48
BECAUSE _ $	0 0 0 0 -36
BECAUSE of	9 -34
BECAUSE of the	0 -44
BECAUSE&DECIDE	37 -36 0 36 -46
BECAUSE&DROP	-8 -41 0 31
BECAUSE&EVERY	45 0 0 -50
BECAUSE&I	-9
BECAUSE&IS	0 0 0 36 0 -32 -36
BECAUSE&LIVES	36 -37
BECAUSE&MAYNOT	0 0 0 -31
BECAUSE&NOT	17 0 0 0 0 0 -36
BECAUSE&USE	38 -39 -31 0 32 -31
BECAUSE&VALUE	53 -32 -37 0 37
BECAUSE&WE	44
CALLED	11 -50 0 -34
CALLED "	0 0 0 -36 -37 47
CALLED $	-19 -41 0 0 37 -64
CALLED <name>	36
CALLED _	67 -59 0 -51 0 32
CALLED _ $	32 -37 -55 -39
CALLED&IS	23 0 0 -32
CALLED&LIVES	23 0 0 0 0 -42
CALLED&NEVER	0 -30 0 -31 -42 42
CALLED&THIS	12 0 0 0 -47
CALLED&VALUE	28 -41 0 0 -36 37
DECIDE	48 -37 -41 118 -82 -37
DECIDE $	0 0 -62 48 -47 -39
DECIDE ,	0 -43 0 39 -31
DECIDE IS	52 -40 -30 57 -56
DECIDE THIS	30 0 0 38
DECIDE _	14 0 0 0 -37 -49
DECIDE _ $	-15 0 35 -52
DECIDE _ ,	33 0 0 0 -30 -39
DECIDE on	31
DECIDE the	39 -45 0 41 -39 -37
DECIDE to	46 -42 0 38
DECIDE to _	40 -33 0 33
DECIDE with	47 -35 0 44 -39 -37
DECIDE with _	38 -36 0 44 -39 -38
DECIDE&DONT	17
DECIDE&DROP	51 0 0 0 -31
DECIDE&EVERY	0 0 0 0 -42
DECIDE&GRATITUDE	41 0 -51 0 0 -30
DECIDE&I	-13 0 -35 35
DECIDE&IS	27 0 0 67 -44 -46
DECIDE&LIVES	22 0 0 40
DECIDE&NO	51 -62 -38 0 -31
DECIDE&NOLONGER	35
DECIDE&NOT	37 -37 0 50 0 -67
DECIDE&ONLY	-12 0 -31
DECIDE&SYMPTOM	39 0 0 0 -30
DECIDE&THIS	8 0 0 55 -62
DECIDE&USE	-11 0 0 0 -31
DECIDE&VALUE	0 0 0 45 -38
DECIDE&WAS	26 0 0 44 -48 -34
DECIDE&WE	41 -34 0 53 -65
DONE	-45 0 -33 -35 0 -51
DONE $	-23 -39
DONE ,	-43
DONE ?	-26
DONE ? $	-26
DONE _	46 39 -37 0 -45
DONE _ $	46 0 -34 0 0 0 -32
DONE by	12 -30 0 0 30
DONE on	-9
DONE with	-9
DONT	10 55 0 0 -48
DONT LIVES	-40
DONT USE	47 0 -46 -32
DONT _	0 49 0 -35 -74
DONT _ $	-25 0 0 -37
DONT _ ,	63 0 0 -40 0 0 -31
DONT _ EVERY	-18 43 0 -32
DONT _ THIS	-24 57 -36 -39 -50
DONT _ WHAT	-38
DONT _ the	13 38 -52 0 -33
DONT&EVERY	0 40 0 -39 -40
DONT&I	-31 -31
DONT&IS	24
DONT&LIVES	0 0 0 0 -61
DONT&SYMPTOM	25 40
DONT&THIS	40 34 0 -30
DONT&USE	28 35 -52 -35
DONT&VALUE	40 0 -44 -41
DONT&WE	37 0 -33 0 -33 36
DONT&YOU	0 0 0 0 -31
DROP	23 0 -42 86 -59 -43
DROP $	9 0 0 0 0 -33
DROP THIS	-42
DROP THIS $	-45
DROP _	37 0 0 0 0 -38
DROP the	41 -37 0 43 -43
DROP the _	33 -31 0 33 -40
DROP&EVERY	38 -35 0 48 -46 -30
DROP&I	-17
DROP&IS	24 0 0 47 -43 -39
DROP&LIVES	47
DROP&THIS	0 0 0 31 -53
DROP&VALUE	40 -66 0 34
DROP&WE	64 -50 -37 62 -64 -35
EVERY $	-55 0 -38 0 0 -54
EVERY ,	-8 0 32 -35 0 -37
EVERY <number>	-13 -46 -35 -33 48
EVERY <number> TIME	-26 -36 0 0 34
EVERY IS	-25
EVERY LIVES	16 -32 -37
EVERY THIS	65 0 0 0 -34
EVERY THIS _	46
EVERY TIME	61 0 -34 -48 54 -30
EVERY TIME $	70 -50 -31 -39 49
EVERY USE	0 0 0 0 -36 -35
EVERY _	14
EVERY _ $	21 0 0 0 0 0 -33
EVERY _ ,	43 -41
EVERY _ IS	-23 0 0 0 0 -35
EVERY _ MUST	-13 47 0 0 -54
EVERY _ THIS	-29
EVERY _ TIME	19 0 0 0 0 -31
EVERY _ USE	-21
EVERY _ in	56 40 0 0 -31 -35
EVERY in	0 0 0 -35
EVERY of	30 30
EVERY the	0 0 -39 0 0 45
EVERY the _	-22 0 -36 -42 0 46
EVERY&FORNOW	-12
EVERY&GRATITUDE	-22 0 0 0 -44
EVERY&HEDGE	9 30 -40 0 -45
EVERY&I	0 0 0 -49 0 -36
EVERY&IS	-22
EVERY&KEEP	56 0 0 0 -55
EVERY&LIVES	26 0 -30
EVERY&MAYNOT	40
EVERY&MOVED	-28 0 0 0 0 -31
EVERY&MUST	0 68 -32 -41 -65
EVERY&NEVER	11 -63 0 0 0 34
EVERY&NO	31 43 0 0 -48 -32
EVERY&NOT	27 0 -37 0 -41 35
EVERY&NOW	-18
EVERY&ONLY	-14 0 0 -46
EVERY&OUR	22
EVERY&PLEASE	25 -44 32
EVERY&SYMPTOM	-27
EVERY&THIS	-8
EVERY&USE	-31 0 -39 -32
EVERY&VALUE	10
EVERY&WAS	-14
EVERY&WE	18
EVERY&YOU	25 -40
FORNOW	-59 0 -41 0 0 0 -32
FORNOW $	-48 -35 -30 -42
FORNOW ,	-67
FORNOW _	-28
FORNOW _ $	-13
FORNOW&I	-42
FORNOW&IS	0 -32 0 0 44 -36
FORNOW&LIVES	-14 0 0 32 -34
FORNOW&NOT	-28
FORNOW&THIS	-16
FORNOW&USE	-28
FORNOW&VALUE	-19
FORNOW&WE	-35
FUTURE_I	-43 0 38 -48 -45
FUTURE_I HEDGE	-26
FUTURE_I HEDGE _	-24
FUTURE_I _	-52
FUTURE_I _ $	-40
FUTURE_I _ THIS	-29
FUTURE_I a	-38
FUTURE_I a _	-38
FUTURE_I to	-52
FUTURE_I to _	-40
GRATITUDE	-41 -40 42
GRATITUDE $	-22 0 0 -33 0 -45
GRATITUDE ,	-49 0 0 -54
GRATITUDE , THIS	-14
GRATITUDE , _	-50
GRATITUDE GRATITUDE	-25
GRATITUDE GRATITUDE $	-25
GRATITUDE THIS	-13
GRATITUDE YOU	-26
GRATITUDE _	-11 -30 0 34 0 -42
GRATITUDE _ $	-74
GRATITUDE _ ,	-29
GRATITUDE for	-43 0 0 0 -32
GRATITUDE for the	-36
GRATITUDE the	-26
GRATITUDE the _	-20
GRATITUDE&HEDGE	-36
GRATITUDE&I	-17
GRATITUDE&IS	-18
GRATITUDE&LIVES	-45 0 0 -31
GRATITUDE&MUST	28
GRATITUDE&NEVER	10
GRATITUDE&NO	-25 0 0 0 0 32
GRATITUDE&NOT	8
GRATITUDE&NOW	-38
GRATITUDE&PLEASE	-11
GRATITUDE&SYMPTOM	-34
GRATITUDE&THIS	-23
GRATITUDE&USE	16 0 0 -30
GRATITUDE&VALUE	0 0 0 -32
GRATITUDE&WE	42
GRATITUDE&YOU	-27 0 0 0 30
HEARSAY	-75
HEARSAY "	30 0 -32 0 0 -43
HEARSAY $	25 0 0 0 -45
HEARSAY THIS	-55 -32
HEARSAY _	-38
HEARSAY _ $	16
HEARSAY the	-39
HEARSAY the _	-34
HEDGE	-40 0 0 0 0 -43 -35
HEDGE $	-51
HEDGE HEDGE	-41
HEDGE IS	-35
HEDGE LIVES	-42
HEDGE NOT	-24 -30
HEDGE NOT _	-23 -30
HEDGE THIS	-29
HEDGE WE	-40
HEDGE _	0 0 0 -33 0 -31 -35
HEDGE _ $	-31 -32 0 0 32
HEDGE _ THIS	-11
HEDGE _ the	25 -34 33 0 0 0 -32
HEDGE a	-22
HEDGE a _	-22
HEDGE the	-33
HEDGE the _	-33
HEDGE&I	-54
HEDGE&IS	-49
HEDGE&LIVES	-39
HEDGE&NOT	10
HEDGE&SHOULD	-34
HEDGE&SYMPTOM	-19
HEDGE&THIS	-19 0 0 0 -36
HEDGE&USE	-36
HEDGE&VALUE	-24
HEDGE&WE	-56
HEDGE&YOU	-12
I	-29 0 45 0 -46
I $	10 48 0 -42 -45 -59 -34
I DONT	-48
I DONT _	-37
I HEDGE	-46
I MAYNOT	-38
I MAYNOT _	-38
I PREFER	64 -42 39 -33 0 -34
I WAS	-20
I WAS _	-25
I _	-28 -63
I _ $	-40 0 35 -46 -45 0 -33
I _ ,	30 0 31 0 0 -54
I _ THIS	-54
I _ YOU	0 0 0 0 -33
I _ a	-36
I _ in	-14
I _ the	-69
I first	0 -33 36 0 -34
I the	-12 -41
I the _	-10 -41
I&IS	12
I&LIVES	0 0 0 30 -37
I&MAYNOT	13
I&MOVED	-16
I&MUST	-11 0 0 0 -34
I&NO	-20 0 0 -38
I&NOT	0 0 0 -31
I&ONLY	-20 -31
I&PLEASE	20
I&PREFER	68 -42 43 -39 -30 -38
I&SHOULD	-21
I&SYMPTOM	-18
I&THIS	0 0 0 0 -30
I&USE	-57 0 0 0 0 -31
I&VALUE	-9 0 -43 -46
I&WAS	-14 0 0 0 -36 36
I&WE	-8
I&YOU	0 0 0 0 -35
IF	0 0 31 0 0 -36
IF $	-49 -38 0 38 -35 -34
IF ,	42 0 0 -36 -38
IF DECIDE	37 -40 -34
IF I	-32
IF I _	-11
IF THIS	-24 0 0 0 -35
IF YOU	43 0 36 -42 -45
IF YOU _	54 0 39 -31 -37 0 -37
IF _	49
IF _ $	43 0 0 -54 0 0 -40
IF a	58 0 0 -33
IF a _	58 0 0 -33
IF the	-39 -38 0 -33 46
IF the _	-39 -38 0 -33 46
IF there	45 0 40 -34 -45
INSTEAD	30 -48 0 41 -51 -36
INSTEAD $	-26 0 0 33
INSTEAD _	59 -36 0 0 -41 -31
INSTEAD&IS	0 -30 0 41 -34
INSTEAD&THIS	39 0 0 44 -43
INSTEAD&USE	-23
IS	11 0 0 0 30
IS $	-54 0 0 0 0 -31
IS <acronym>	62 -61 -46 -38 58 -43 -31
IS <code>	35
IS <code> ,	13 0 0 0 30
IS <host>	35 0 0 0 45 0 -42
IS <name>	43 0 -55 -39
IS <name> $	24 36 -33 0 0 -54
IS <number>	39 0 0 0 -35
IS <number> ,	-20 -36 0 -35 0 -52
IS <number> TIME	43 -38 -52 0 -31
IS <number> _	0 0 0 -44 -46 38
IS <path>	49 -49 -30 0 0 33 -36
IS <version>	0 -37 0 -40 0 0 -30
IS AGAIN	0 -34 0 0 33 -42
IS ALWAYS	0 0 -53
IS ALWAYS _	0 0 -48
IS CALLED	18 0 0 0 0 0 -31
IS CALLED "	0 0 -44 0 -33 35
IS DECIDE	-21 0 0 0 0 -34
IS DONE	-21 -46 -31 0 40 -30
IS DONE $	0 -30
IS DONE by	35 -30 0 0 30
IS DROP	0 -52 -34 58
IS EVERY	-10 0 -30
IS EVERY _	21 0 0 0 -34
IS GRATITUDE	-9 -34 32 -44 0 -34
IS GRATITUDE $	-28
IS LIVES	33 -51 -31 0 56 -47
IS MAYNOT	62 63 -32 -32 -70 -42
IS MOVED	42
IS MUST	20 44 0 0 -64 -34
IS NEVER	15 43 0 -31 -53 0 -30
IS NEVER _	0 0 0 0 -30
IS NO	48 -54 0 -50 0 0 -34
IS NOLONGER	-22 0 0 34 -33
IS NOLONGER $	-26 0 -37 0 -51
IS NOLONGER ,	0 0 0 0 0 -42
IS NOT	0 0 0 -37
IS NOT _	-15 -41 0 0 31
IS NOW	-26
IS Name	73 -62 -57 0 34 0 -34
IS ONLY	11
IS PER	49 -39 0 -40
IS PER _	40 -32 0 -39 0 35
IS SYMPTOM	-72
IS SYMPTOM $	-37
IS THIS	0 0 0 0 32
IS THIS _	8
IS TOO	-36 0 0 32 0 -37
IS TOO _	-56 0 0 0 0 -37
IS USE	-31 0 0 0 37 -35
IS WHAT	50 -52 0 0 47
IS WRONG	-28 0 0 0 -31 30
IS _	18
IS _ $	-38 0 0 -30
IS _ ,	20 0 -33 -37 0 39
IS _ <number>	44 0 0 -65 -30 32
IS _ ?	-25
IS _ IF	44 0 -37 -40 0 0 -30
IS _ NOW	49 -41 0 36
IS _ ONLY	45 0 -45 0 0 -38 -38
IS _ PER	49 -53 -34 0 37 -47 -32
IS _ SYMPTOM	-46
IS _ after	-8 47 0 0 -42
IS _ and	65 -67 -51 -50
IS _ by	17
IS _ for	-23 -67 -34 0 51 -48
IS _ from	51 0 0 0 0 -36
IS _ in	0 0 -32 -44 31
IS _ of	42 0 -36 -38
IS _ on	0 -51 0 -33 44
IS _ the	-17 0 -37 -34
IS _ to	35 0 0 0 0 -72
IS _ with	76 0 -57 0 0 0 35
IS a	0 0 0 -56
IS a _	18 0 0 -51
IS an	-22 0 0 -42
IS at	-26 -32 -37 -31 39
IS at <number>	-42
IS en	46 -53 -36 -35 39 0 -30
IS in	0 -44 -40 0 31
IS in <name>	19
IS in <path>	-37 0 0 -38
IS in TIME	35
IS in _	70 -73 -50 -46 64
IS in the	-49 -33 0 0 31 -39
IS more	10 0 31 0 -32
IS off	8 -41
IS on	0 -41 0 -47 0 0 -32
IS on _	0 -34 0 -44
IS one	0 -37
IS the	8 0 0 0 0 0 -30
IS the _	-14 -40 0 0 0 0 -36
IS two	0 0 -32 0 38
IS two _	29 0 -32 0 38
IS&KEEP	35 0 -35
IS&LIVES	21 -49 0 0 30
IS&MAYNOT	0 32 0 -41 0 -41
IS&MUST	-21 38 0 0 0 -71
IS&NEVER	48 59 0 -58 -35
IS&NO	23
IS&NOLONGER	-9 -54 0 33
IS&NOT	41 0 -32 0 -59 64
IS&NOW	29 -34
IS&ONLY	17 0 0 0 0 -37
IS&OUR	55
IS&PLEASE	0 0 0 0 -37
IS&SYMPTOM	-35 0 -49 0 0 -34
IS&USE	-35 0 0 -35
IS&VALUE	35 0 0 -37
IS&WAS	58 -43 0 0 0 43
IS&WE	34
IS&YOU	26
KEEP	35 0 0 33 -30 -33
KEEP ,	52 0 0 50 -32
KEEP THIS	0 -62 0 0 -30 -33
KEEP _	0 0 0 0 -47
KEEP _ $	-26 0 0 -38
KEEP in	54 62 -58 -59 -45 -34 -37
KEEP on	47 0 -34 33
KEEP the	0 0 0 0 -50
KEEP the _	-14 0 0 0 -49
KEEP&LIVES	71 0 -46
KEEP&MUST	0 42 0 0 0 -39
KEEP&NO	-29 -45 -30 41
KEEP&ONLY	24
KEEP&THIS	37 0 0 0 0 -39
KEEP&USE	-9 -37 0 0 0 -31
KEEP&VALUE	14 0 0 37
KEEP&WE	40
LIVES	18 0 -36 0 35
LIVES $	-35 -52 0 0 0 0 -40
LIVES <number>	0 -51 0 0 0 -35
LIVES <number> _	-16 -30
LIVES EVERY	19 -35 0 -48 45 -39 -35
LIVES EVERY _	0 -32 0 -42 43 -35 -31
LIVES IF	-46
LIVES LIVES	38 -45 0 -35 37
LIVES MOVED	-29 -37 0 -34 54 -46
LIVES NO	10 0 0 -30 0 -34
LIVES NO _	10 0 0 -30 0 -34
LIVES ONLY	16 0 0 -33 0 0 -42
LIVES THIS	-13 -38 0 0 -35
LIVES USE	9 -44 -35 -33
LIVES _	13
LIVES _ $	-25 0 0 0 0 0 -41
LIVES _ ,	28 36 -45 -48 0 -78 30
LIVES _ THIS	16 0 0 0 31 0 -30
LIVES _ the	0 -36 -39
LIVES a	44 0 0 0 31
LIVES a _	31 0 0 0 39
LIVES after	46 -54 -36 0 53 -37 -37
LIVES an	41 -35
LIVES an _	41 -35
LIVES at	20 -39
LIVES back	-28
LIVES from	0 0 0 0 0 0 -48
LIVES from _	25 0 0 0 0 0 -39
LIVES from the	21 0 0 0 0 -36 -30
LIVES in	37 0 -46
LIVES in the	24 0 0 -43 -31
LIVES on	16 0 0 0 0 0 -39
LIVES on the	38 -45
LIVES one	-10 -50 -31
LIVES one _	25 -50 -31
LIVES the	-11 0 -55
LIVES the _	-10 0 -56
LIVES to	-15 0 0 -42 0 0 -42
LIVES to _	-13 0 0 -30 39 -40
LIVES two	27 -30
LIVES up	55
LIVES up to	55
LIVES&MOVED	-29 -48
LIVES&MUST	14 35 -48 -44 -40
LIVES&NEVER	0 0 -40 -35
LIVES&NOLONGER	13 0 0 0 0 -31
LIVES&NOT	17
LIVES&NOW	23 0 0 0 -44 40
LIVES&ONLY	-16
LIVES&PLEASE	-54
LIVES&SHOULD	-16
LIVES&SYMPTOM	-14 0 0 0 0 -31
LIVES&USE	44 -57
LIVES&VALUE	22 -32
LIVES&WAS	34
LIVES&WE	-39
LIVES&YOU	0 0 0 0 -42 30
MAYNOT	49 96 -64 -58 -50 -51
MAYNOT _	18 51 -45 0 0 -32
MAYNOT _ $	33 0 -40 0 0 -38
MAYNOT _ the	35 0 0 -30 0 0 -31
MAYNOT&THIS	42 33 0 -42
MAYNOT&USE	53 64 -42 -51 -67 -31
MAYNOT&WE	35 31 0 -41
MOVED	30
MOVED $	17 0 0 0 0 -33
MOVED ,	28 0 0 -44
MOVED _	-10 0 0 37 0 -55
MOVED _ $	-28
MOVED the	-12 -37 0 0 40 -37
MOVED the _	-13 -37 0 0 0 -34
MOVED to	54 -31 0 0 0 0 -36
MOVED&MUST	-52
MOVED&NOT	26 0 -41 0 -42
MOVED&NOW	34
MOVED&ONLY	44 -54 0 0 0 -32
MOVED&THIS	-57 0 0 0 -33
MOVED&VALUE	35 -46
MOVED&WAS	26 0 0 -40 0 35
MOVED&WE	18 -48
MOVED&YOU	0 -47 30 0 -42
MUST	18 74 0 0 -49
MUST KEEP	0 45 0 -36 0 -39
MUST LIVES	0 0 0 -34 -37
MUST NEVER	11 0 0 0 -47
MUST NEVER _	30 0 0 0 -47
MUST THIS	14
MUST THIS $	20 -44
MUST _	0 45 0 -33 -46
MUST _ $	-18 53 -55 -42 0 -36
MUST _ a	15 0 0 0 -38
MUST _ in	60 0 -48 0 0 -32
MUST _ the	-9 30 0 0 -42
MUST a	0 0 -33 -37
MUST an	-9 0 0 -37
MUST an _	-9 0 0 -37
MUST the	14 0 -31 -31
MUST the _	22 0 -32 -31
MUST&NEVER	0 32 0 0 -47
MUST&NO	-21 0 34 -31 -44
MUST&NOT	-36 0 0 0 33 -33
MUST&NOW	25 0 0 -39 0 -35
MUST&ONLY	-29 0 40 -37 -42
MUST&SYMPTOM	47 0 0 0 -33
MUST&THIS	14 36
MUST&USE	21
MUST&VALUE	22 0 -35 0 38
MUST&WE	-10 40 -33
MUST&YOU	-44 0 0 -32 0 -36
NEVER	27 76 0 -35 -49
NEVER LIVES	10 40 -37 -30
NEVER LIVES _	13 40 -37 -30
NEVER USE	-12
NEVER _	17 37 -37
NEVER _ $	20 37 0 0 -59 -30
NEVER _ ,	-30 0 -32 0 0 -46
NEVER _ THIS	0 -53 0 0 34
NEVER _ a	0 0 0 -45 -37
NEVER _ the	14 36 -31 0 -46
NEVER&NOT	50 0 0 -43 0 -64
NEVER&ONLY	31 30
NEVER&SHOULD	-17
NEVER&THIS	-23 0 0 0 0 -39
NEVER&USE	0 0 0 0 -51
NEVER&VALUE	11 -32 0 0 -34
NEVER&WE	13 0 0 0 0 -34
NEVER&YOU	-24
NO	26 0 0 0 -34
NO $	-41 31
NO ,	-36 -40 -37 0 -44 44
NO , _	-25 -42 0 0 -35
NO SYMPTOM	0 33 0 -37 0 -36
NO _	23 0 0 0 0 -33
NO _ $	0 -39 47 -34 0 -44 -30
NO _ ,	8 37 -46 -46
NO _ PLEASE	12 34 0 0 0 -33
NO _ for	-16 0 0 -58
NO _ in	44 0 0 0 -46
NO more	64 -59 -50 0 30 -42
NO&NOT	21 0 -40 0 -38
NO&ONLY	-9 0 -35 0 0 -33
NO&PLEASE	46 0 0 -45 0 -46
NO&SYMPTOM	25 0 -36
NO&THIS	-24
NO&USE	14 33 -30 -47
NO&VALUE	9 0 -37 31
NO&WE	-21 -38 -38 0 36
NOLONGER	11 -30 0 34
NOLONGER $	0 0 -47
NOLONGER ,	13
NOLONGER , _	55 -49 0 0 0 -36
NOLONGER _	0 -48 -30
NOLONGER _ $	-29 0 0 0 -33
NOLONGER&NOT	28
NOLONGER&NOW	31 0 0 -32 0 30
NOLONGER&USE	0 0 -38 -36 -45
NOLONGER&VALUE	31 0 -31
NOLONGER&WE	42
NOT	31 0 0 0 -55 58
NOT $	-58 0 0 0 -37
NOT <name>	45 0 -53 -31 -66 54
NOT <number>	35 0 0 0 -52 50
NOT <number> $	22 0 0 0 -46 44
NOT PER	36 -32
NOT _	12
NOT _ $	22 0 0 -47
NOT _ the	42
NOT by	30 -39
NOT by _	28 -37
NOT on	42 0 0 0 -56
NOT the	29 -30 -31 -38
NOT to	22 -39
NOT&NOW	-13 0 0 0 -34
NOT&OUR	27 -37 0 38 -53
NOT&THIS	-37
NOT&USE	23 -57 0 0 0 0 -30
NOT&VALUE	20 -64 0 0 -43 56
NOT&WAS	10
NOT&WE	22 -34 0 0 -54 -50
NOT&YOU	0 0 0 0 31
NOW	0 -44 0 0 0 34
NOW $	0 -40
NOW ,	-16 0 0 -46 0 42
NOW THIS	-40
NOW THIS _	-58
NOW _	42 0 -31
NOW the	-19 -30
NOW the _	-37
NOW&SYMPTOM	0 0 0 0 -33
NOW&THIS	-46
NOW&USE	0 0 0 0 -50 54
NOW&VALUE	56 -41 0 -57 0 43
NOWON	93 -65 -67 55 0 0 -49
Name	60 0 0 0 33 -46 -30
Name $	28 0 0 0 0 0 -51
Name ,	41 -55 0 0 42 0 -33
Name , _	46
Name IS	32 -38 0 -54
Name Name	24 -58 -44 -42 57 -46 -30
Name Name $	16 -54 -42 -36 50 -40 -31
Name _	46
Name _ $	13 0 0 0 0 0 -33
Name and	16 -49 -33 0 33
ONLY	33 31 0 0 0 -40
ONLY $	42 0 -37 0 -43 -61
ONLY ,	9 0 0 -34 -51
ONLY <number>	-25 56 0 -42 -57
ONLY <number> _	-27 62 0 -40 -65
ONLY LIVES	-35
ONLY USE	14 0 -35 -34
ONLY WHAT	29 -46 57 -34
ONLY _	40 0 -38 0 0 -59
ONLY _ $	35 0 0 0 0 -34
ONLY _ one	12 -42 0 -30 30
ONLY for	37 -40
ONLY from	30 -44 0 -44
ONLY one	39 0 -38 -43 0 -39
ONLY the	-30 0 0 0 -38
ONLY the _	0 0 0 0 -38
ONLY&SYMPTOM	-9 -32
ONLY&THIS	-30 37 0 -44 0 -34
ONLY&USE	9 32 -61 0 0 -41
ONLY&VALUE	0 33 -39
ONLY&WE	0 0 0 -39 46
OUR	8
OUR _	17 0 0 0 0 -45
OUR _ $	0 -49 -36 0 0 -33
OUR _ ,	-21 41 0 0 -51
OUR _ IS	27 -53 32 -38 0 -31
OUR&THIS	10 -35
OUR&VALUE	60 -31 0 0 0 -56
OWNER	53 0 -49 -54 47 -38 -48
OWNER $	0 0 -42 0 0 -37 -32
OWNER THEY	0 0 0 0 0 0 -32
OWNER _	0 0 -38 -48 41 -54
OWNER _ $	-51 0 0 0 -36
OWNER for	26 0 -44
OWNER the	-14
OWNER the _	-14
PAST_I	-69 -46 0 -38 0 0 -33
PAST_I THIS	-51
PAST_I _	0 0 0 0 0 -38
PAST_I at	-32
PAST_I the	0 0 0 0 31 -30
PAST_I the _	0 0 0 0 31 -30
PAST_I to _	-13
PER	40 0 -44
PER $	40 -44 -50 -52 45
PER ,	57 -49 0 -47
PER , _	33 0 0 -31 36 -39
PER TIME	12 0 0 -39
PER TIME $	48 0 0 -38
PER _	0 -32
PER _ $	-16 0 0 -41 0 32 -34
PER _ ,	0 0 -47 35 -36
PER and	0 -43 0 0 0 -33
PLEASE	0 0 61 -53 -68 -36 -34
PLEASE $	-23 -33 37 -41 -41 -39 -30
PLEASE ,	21 0 43 -33 -40
PLEASE , _	-26 -32
PLEASE _	-30 0 0 0 -31
PLEASE _ $	-47
PLEASE _ the	24
PLEASE&THIS	16 37 0 0 0 -36
PREFER	46 -69 85 -56 -69 -53 -33
PREFER _	34 -39 47 -37 -38 -32
PREFER the	29 -30 0 0 -30
PREFER the _	29 -30 0 0 -30
PREFER&THIS	-15
SHOULD	-55 0 0 0 -40
SHOULD NEVER	-17
SHOULD _	-14 0 0 0 -40
SHOULD _ $	-37
SHOULD&SYMPTOM	36 0 0 0 -40
SHOULD&THIS	-43
SHOULD&USE	-28
SHOULD&VALUE	-37
SHOULD&WE	-42
SYMPTOM	-42
SYMPTOM $	-65 0 -42 0 0 -46
SYMPTOM ,	-26
SYMPTOM ?	-8
SYMPTOM ? $	-8
SYMPTOM AGAIN	-20
SYMPTOM AGAIN $	-19
SYMPTOM NOW	-36
SYMPTOM _	52 0 0 0 -37
SYMPTOM _ $	-16
SYMPTOM _ ,	48 -35 0 0 -33
SYMPTOM _ UNLESS	48 0 0 0 -44
SYMPTOM for	-42
SYMPTOM in	-46
SYMPTOM in the	-46
SYMPTOM on	-22
SYMPTOM on _	-53
SYMPTOM the	-22
SYMPTOM the _	-22
SYMPTOM&THIS	-13 0 -38
SYMPTOM&USE	38 0 -41 0 -42
SYMPTOM&VALUE	-37 -52 0 -48 0 0 -30
SYMPTOM&WE	0 0 0 0 -32
SYMPTOM&YOU	-11 0 -37 0 -37
THEY $	31 30 -39 -41 -31
THEY IS	-20 0 32 0 0 -39
THEY LIVES	11 -46 0 0 34 -32
THEY _	-16 0 0 0 43 0 -32
THEY _ $	0 0 0 0 0 0 -43
THEY _ ,	-14
THEY _ IS	58 -38 0 -47 43 -35
THEY _ THIS	-44
THEY _ the	0 -32 0 33
THEY in	36 0 0 0 0 -38
THEY on	-26 -40 -33 31 0 -38
THIS	-28
THIS $	-22 -34 0 0 0 -41
THIS ,	16 0 0 0 -35 -38
THIS ?	-19
THIS ? $	-22
THIS AGAIN	-26
THIS AGAIN $	-25
THIS DONE	-19
THIS DONE $	22
THIS EVERY	-22
THIS FORNOW	-28
THIS FORNOW $	-28
THIS HEARSAY	-25
THIS HEDGE	-25
THIS HEDGE _	-14
THIS I	21
THIS IF	8
THIS IS _	0 -38
THIS LIVES	-23 0 -35 0 0 -38
THIS LIVES from	-35
THIS MUST	0 0 0 -33
THIS MUST _	0 0 0 -32
THIS SHOULD	-34
THIS SYMPTOM	10 0 0 -38
THIS SYMPTOM $	-13
THIS TIME	-30
THIS TIME $	-30
THIS UNLESS	-55 -36 0 0 36
THIS USE	24 -33 0 0 0 -48
THIS WAS	-14
THIS WAS _	21 0 0 0 31
THIS WE _	-28
THIS YOU	-20
THIS _	-8 0 0 0 -31
THIS _ $	11
THIS _ ,	10 0 -44
THIS _ ?	-12
THIS _ EVERY	-23
THIS _ IS	40 0 0 0 -38
THIS _ LIVES	-24
THIS _ NOT	33
THIS _ the	26 -44
THIS _ to	10 0 0 -30
THIS and	-21
THIS and _	-20
THIS at	29
THIS back	-10
THIS from	-24
THIS in	-21 0 0 0 -41 -38
THIS in _	-20 0 0 30 -30
THIS on	-23 0 0 0 -30
THIS on the	0 0 0 0 -45
THIS one	-37 -50 0 -36
THIS one $	-43 0 0 0 0 0 30
THIS the _	-21
THIS to	-17
THIS with	8
THIS with the	-10
THIS&VALUE	0 0 0 47
THIS&WAS	-13
THIS&WE	33 0 -35 48 -47
THIS&YOU	-8 0 0 0 -54 37
TIME	26 0 -37 -30 0 0 -32
TIME $	33 0 -41 -37 47 -39 -32
TIME ,	22 0 -30 0 -48 38
TIME , NOT	22 0 0 0 -56
TIME , _	-12 0 -35
TIME <number>	48 0 34 -41 0 -54
TIME ?	-33
TIME ? $	-33
TIME IS	0 -49 -39 -40 0 33
TIME UNLESS	0 -44 0 0 37
TIME _	16 -61 -49 -30 31 0 -37
TIME _ $	0 -47 -35 -37 0 30
TIME and	-15 0 0 0 42 -32
TIME on	0 -30 0 0 32
TIME one	-43
TOO	-41 0 0 38 -39
TOO $	-14 -31 -38 0 0 31
TOO _	-17 0 -38 40
TOO _ $	0 0 -38 34
UNLESS	37 35
UNLESS $	-39 0 0 -35 36
UNLESS EVERY	20 54 -42 -33 -59
UNLESS THIS	63 -31 -35 0 33
UNLESS YOU	43 0 0 0 -32 -39
UNLESS YOU _	46 0 0 0 0 -33
UNLESS _	41 0 0 -35 -35 0 -36
UNLESS _ $	0 0 0 0 -36
UNLESS a	23 0 -59 0 0 -30
UNLESS a _	23 0 -59 0 0 -30
UNLESS an	22
UNLESS the	14
UNLESS the _	10
USE <code>	0 -33 -40 -37 0 -54 39
USE <code> $	49 -33 0 -38 0 -43 30
USE <number>	10 0 0 -36 0 0 -48
USE <path>	30 0 0 32 -65
USE <path> $	31 0 0 33 -55 0 -53
USE Name	0 0 0 0 -40 -39
USE THIS	-33
USE THIS $	20
USE _	32 0 0 -38 34 0 -48
USE _ $	77 -33 0 0 33 0 -41
USE _ ,	13 -54 -53 -30 0 45
USE _ for	0 -42 0 0 0 -32
USE _ in	55 30 0 0 0 -34
USE a	-43 0 0 0 -38
USE a _	-38 0 0 0 -38
USE the	15 32 0 0 -43 0 -30
USE the _	24 0 0 0 -38
USE&VALUE	11 -58 0 0 0 0 31
USE&WAS	-22 0 -31 0 -30
USE&WE	-11
USE&YOU	0 -45 -36 0 -62 35
VALUE&WAS	60 -36 0 0 -41 43
VALUE&WE	0 0 0 0 35 -33
VALUE&YOU	0 0 -53 0 0 34 40
WAS	-15 0 -35 0 -33 42
WAS MOVED	22 0 0 -43
WAS TOO	25 -37 -32 44 -45
WAS TOO _	25 -37 -32 44 -45
WAS _	-36
WAS the	-14 -36 0 -39 -40 46
WAS&WE	-12
WE	0 0 -37 51
WE DECIDE	40 -33 0 39 -44 -30
WE DONT	46 0 0 0 -35 38
WE DONT _	42 0 0 -42
WE DROP	43 0 0 49 -58
WE DROP the	35 0 0 0 -37
WE HEDGE	-57
WE HEDGE _	-38
WE IS	-47 0 0 0 -31
WE KEEP	53 -40 -31 54 -53
WE KEEP the	51 0 -36 44 -43
WE LIVES	10
WE MAYNOT	31 0 0 -39
WE MOVED	65 -50 0 0 0 -52
WE MUST	-35
WE MUST a	-35
WE ONLY	-14 0 0 -41 35
WE SHOULD	-42
WE _	0 0 0 40
WE _ $	-19 0 0 0 -48
WE _ THIS	14 -31 0 36 -48
WE _ the	28 -42 -31 0 0 -40
WE _ to	0 -38 0 36 -40
WE _ up	-45 0 0 32 -39
WE do	43 0 0 0 -34
WHAT	-17 -41 38 -46
WHAT $	-27
WHAT ASKS	-34
WHAT I	0 0 0 0 0 -30
WHAT I _	21 0 0 0 0 -30
WHAT IS	-30 -35 36
WHAT IS THIS	10
WHAT IS _	-25 0 0 0 0 0 -30
WHAT LIVES	0 0 0 0 30 -34
WHAT SYMPTOM	-13
WHAT THIS	0 -31
WHAT THIS _	22 -31
WHAT WAS	20 0 0 0 -37
WHAT WE	-23
WHAT YOU	17 0 0 0 -48 30
WHAT _	-25 -37 0 -45
WHAT _ $	14 -52 0 -40 48 -51
WHAT _ IS	-49
WHAT _ THIS	-26
WHAT _ the	-46
WHAT the	-28
WHAT the _	-27
WRONG	0 0 -55 -36 -66 56
WRONG $	-43
WRONG ,	-13 0 0 -32 -36 31
WRONG _	20 0 -40 -39 -54 41
WRONG _ $	-13 0 -35
WRONG _ ,	15 0 0 -35 -43 31 -47
YOU	-12 0 0 -46 -41 36
YOU $	-63
YOU IS	-17
YOU LIVES	-39
YOU MOVED	0 -41 0 0 -40
YOU MOVED $	17 -41 0 0 0 -30
YOU MUST	-36 0 0 -32 0 -36
YOU _	9 33 0 0 -46
YOU _ ,	48 39 0 0 0 -53
YOU _ THIS	-34 0 0 0 -32
YOU _ the	19 0 0 0 0 -39
^ "	0 0 0 0 0 -33
^ <acronym>	-11 0 0 0 0 0 -31
^ <acronym> IS	0 0 0 0 32 -44
^ <code>	40 -47 0 -37 0 -43 49
^ <name>	32 -33
^ <name> IS	26 0 -53
^ <number>	0 -35
^ <path>	0 -40 0 -36 0 0 -43
^ <path> IS	37
^ AGAIN	-40
^ ALWAYS	9
^ ASKS	-44
^ ASKS LIVES	-29
^ ASKS _	-37
^ CALLED	48 -38 0 -31
^ CALLED _	40 -30 30 0 -55
^ DECIDE	16 -37 -47 57 -50
^ DECIDE _	20 -44 -40 50 -38 -40
^ DONE	-30
^ DONT	19 37 0 -34 -46
^ DONT _	10 0 0 -31 -33
^ DROP	0 -44 -46 55 -42
^ DROP THIS	-49
^ DROP the	40 -30 0 34
^ EVERY	14 45 -40 -44
^ EVERY IS	-42
^ EVERY _	24 0 -38
^ FORNOW	-20 -30 0 0 -33 30
^ FORNOW _	-50
^ FUTURE_I	-36 0 0 -37 -40
^ FUTURE_I HEDGE	-26
^ FUTURE_I _	-38
^ FUTURE_I a	-38
^ FUTURE_I to	-38
^ GRATITUDE	-41 -44
^ GRATITUDE $	-40
^ GRATITUDE ,	-38 0 0 -48
^ GRATITUDE GRATITUDE	-25
^ GRATITUDE YOU	-25
^ GRATITUDE _	8 -30 0 34 0 -42
^ GRATITUDE for	-15 0 0 0 -32
^ GRATITUDE the	-20
^ HEARSAY	-69
^ HEARSAY _	-33
^ HEARSAY the	-34
^ HEDGE	-45
^ HEDGE IS	-24
^ HEDGE THIS	-13
^ HEDGE WE	-27
^ HEDGE _	-64
^ HEDGE the	-29
^ I	-18
^ I DONT	-44
^ I WAS	-10
^ I _	-8 -40 -46 35
^ IF	14 0 0 0 -50 -30
^ IF YOU	36 0 0 -42 -32
^ IF a	42
^ IS	0 0 -40 0 0 31
^ IS THIS	-56
^ IS _	17 -60 -35 0 0 46
^ IS the	-47 0 0 0 0 0 -35
^ KEEP	21 0 0 0 -58 0 -31
^ KEEP _	26 0 39 -71
^ KEEP the	-32 41 0 -59
^ LIVES	0 0 0 0 -51
^ LIVES the	-48
^ MAYNOT	0 0 0 -38
^ MAYNOT _	-17 0 0 -31
^ MOVED	-34 0 0 0 0 -38
^ MUST	0 0 0 0 -33
^ NEVER	42 68 -67 -53 -63 0 -40
^ NEVER _	0 54 -42 -36 -42 -47 -31
^ NO	16 0 0 0 -56
^ NO ,	-29 -39 -38 0 -42 67
^ NO _	36 0 0 0 -65 -42
^ NOT	-10 0 -49 0 -64
^ NOT _	-29 0 0 0 -40 -38
^ NOW	-18 0 0 0 0 -34
^ ONLY	16 0 -40 -51
^ ONLY _	56 -33 -33 -46 65 -49
^ OUR	0 -39 -30 -31 38
^ OUR _	0 0 -30 0 48 -37
^ OWNER	9 0 0 0 -38 0 -33
^ PAST_I	-48 0 -30
^ PAST_I THIS	-26
^ PAST_I _	-45
^ PAST_I the	10 0 0 0 31 -30
^ PAST_I to	-27
^ PLEASE	-9 36 0 -44 -42 -38
^ PLEASE _	-10 0 0 0 -32
^ PREFER	40 -53 67 -44 -61 -39 -35
^ PREFER _	70 -33 41 -35 -36 -31 -30
^ SHOULD	-58
^ SYMPTOM	0 -42
^ SYMPTOM _	40 -36
^ THEY	-24 -40 0 -35
^ THIS	-39
^ THIS DONE	-32
^ THIS HEDGE	-27
^ THIS IS	-30
^ THIS MUST	36 -37
^ THIS SYMPTOM	-23
^ THIS WAS	-19
^ THIS _	-56 -30
^ TOO	-70
^ UNLESS	17 46 -37 -46 0 -49
^ USE	0 0 0 0 -58
^ USE _	56 0 0 0 -52 0 -43
^ USE the	-20 0 0 -37
^ WE DECIDE	34
^ WE DONT	29 0 0 -33
^ WE DROP	40 0 0 48 -51 -31
^ WE HEDGE	-56
^ WE IS	-50
^ WE KEEP	42 -36 0 48 -49
^ WE LIVES	58 0 0 -36
^ WE MUST	-55
^ WE _	0 -47
^ WHAT	-34 -40 -44 -32
^ WHAT IS	-48
^ WHAT LIVES	17 0 0 0 0 -30
^ WHAT _	-70
^ WHAT the	-53
^ WRONG	28 0 -40 -46 -44 37 -35
^ WRONG _	14 -44 0 0 -35 42
^ YOU	-16 0 0 0 -42
^ YOU _	0 35 0 0 0 -43
^ _ $	-43 0 0 0 0 -56 -59
^ _ ,	12 -83 58 0 -65 0 -44
^ _ <acronym>	23 0 -41 -51 0 -36
^ _ <code>	20 -45 -36 -32 0 -35 33
^ _ <name>	-20 -55 0 0 30
^ _ <number>	-10 -54 -41 0 32
^ _ ?	-34
^ _ ALWAYS	47 0 0 -35 0 -50
^ _ DECIDE	0 -56 0 51 -44
^ _ DONT	32 56 -38 -34 -45 0 -42
^ _ EVERY	0 0 0 -33 0 -32
^ _ FORNOW	-38
^ _ GRATITUDE	-78
^ _ HEARSAY	-62
^ _ HEDGE	-34
^ _ I	-28 -35 32
^ _ IS	48
^ _ KEEP	53 0 -65 0 31 -41
^ _ LIVES	79
^ _ MAYNOT	24 62 -44 -51 -68
^ _ MOVED	0 -42 0 32 0 -37 -32
^ _ MUST	79 84 -76 -64 0 -50 -30
^ _ NEVER	-19 0 -39 -36
^ _ NO	-25 0 0 0 -35
^ _ NOT	0 0 -45 0 0 0 -35
^ _ Name	11 0 -45 -57 31 -34
^ _ ONLY	54 47 0 0 -56 -47
^ _ PLEASE	10 -73 61 -31 -52 -43 -30
^ _ SYMPTOM	-9 -39
^ _ THEY	0 0 0 0 0 -43
^ _ THIS	-28 0 -36
^ _ TIME	-28 -37 0 -37 -33 37
^ _ UNLESS	-19 -44 32 -51 0 -47 -43
^ _ USE	46 0 -45 -41
^ _ WAS	0 0 0 0 -51 40
^ _ WE	-40 -32 0 -37 34
^ _ WHAT	-70
^ _ YOU	0 -34 0 0 0 -38
^ _ a	-70
^ _ at	0 -42 0 -41
^ _ by	0 0 0 0 -54 -45 -35
^ _ first	71 0 0 0 0 -33 -30
^ _ for	54 -78 0 0 0 -33 -35
^ _ from	0 -52 0 -31 37
^ _ in	61 0 32 0 0 -79 -32
^ _ la	-31 0 0 0 40
^ _ like	-69
^ _ of	-19
^ _ on	-29 0 0 -51 0 0 -30
^ _ one	-13 0 0 0 -51 -42
^ _ out	25 -35
^ _ over	45 -40 0 -31 -42
^ _ than	0 0 -38 -30 0 -34
^ _ the	-70 -45
^ _ to	-47 0 0 -35 -36
^ _ up	-10 -49 -37 -35 48
^ _ with	23 0 48 0 -75
^ a	13 0 -35 -44
^ a _	17 0 -35 -44
^ after	-29 -33
^ and	27 0 50 0 -84 0 -32
^ and _	8 0 31 0 -48
^ and the	0 -31 0 0 -34 39
^ both	-55
^ but	8 -32 0 0 -43
^ for	0 0 0 0 -40 -39
^ for _	0 0 0 0 -50 0 -39
^ in	-30
^ in _	25 -34 0 0 0 -30
^ just	-49
^ just _	-23
^ la	0 -43 -40
^ la _	-9 -34 -39 -42
^ last	-10
^ new	36 46 -39 -42 -52
^ new _	36 46 -39 -42 -52
^ on	-29 0 -30 0 -43
^ one	0 0 0 0 0 -48
^ one _	19 0 0 0 0 -48
^ the	-14 0 -32
^ the <acronym>	-20 0 0 -30 -37 34
^ the SYMPTOM	0 0 0 0 33 -32
^ the TIME	9 0 0 -30 47 -39
^ the _	0 0 -33 0 33
^ the new	-48
^ the old	-47
^ then	-55
^ then _	-44
^ there	-15 -47 0 0 0 -37
^ there IS	-20 -38 0 -42 47 -30
^ two	-52
^ two _	-52
_ ! $	-34
_ "	-10 0 0 -35
_ " $	-45 0 -42 0 45 -44
_ " ,	30 -30 0 -35
_ " _	25 -33 0 0 34 -59
_ (	0 0 -39 -34
_ ( )	-20 0 -32 0 0 -36
_ ,	31
_ , <name>	29 0 0 0 -47
_ , <number>	64 0 0 -41 43
_ , <version>	35 -34
_ , ALWAYS	49 50 0 -37 -62
_ , BECAUSE	0 42 0 0 -34 -31
_ , DECIDE	59 -51 -44 0 -42
_ , DONT	42 30 0 -39 0 -33
_ , EVERY	32
_ , GRATITUDE	-49
_ , I	-19
_ , IS	58 -36 0 0 -30
_ , NEVER	58 0 0 -34 0 -44 -34
_ , NO	30 0 0 -49
_ , NOT	41 0 0 -39
_ , Name	39 -38 0 0 0 -38
_ , PLEASE	13 -44 44
_ , THEY	-8 0 -56 33
_ , THIS	12 0 0 0 0 -40
_ , UNLESS	51 -45 -42 0 46 -35 -30
_ , USE	26 0 -38 0 -31 33
_ , WE	13 0 -37 40
_ , WHAT	-48 -37 0 0 40
_ , _	10
_ , a	38 -49 -38 45 -50
_ , and	-22 0 -31
_ , as	-39 0 -48 0 0 -30
_ , but	-42
_ , one	45
_ , the	16 0 -37 39
_ , then	-25 0 -42 -45 44
_ ;	59 0 0 0 -65
_ <acronym>	26 0 -47 0 0 -47
_ <amount>	-24 -32 0 -44 51
_ <code>	0 -47 -58 -31 49 -51 40
_ <code> ,	32 0 -31 0 0 -37 37
_ <flag>	55 -56 -42 -45 -56 -53 71
_ <host>	55 -55 -38 -38 36 0 -51
_ <host> $	53 -56 -40 -38 33 0 -51
_ <name>	-8
_ <name> $	32 30 0 -36 0 -46
_ <name> ,	36 0 0 0 -57
_ <name> to	-30 0 0 0 31 -30
_ <number>	0 0 -44 0 0 0 -34
_ <number> $	0 -70 -48 34 0 0 -43
_ <number> ,	50 0 -41
_ <number> IS	-11 -36 -38 -31 74 -75 -32
_ <number> TIME	0 -39 0 0 51 -47
_ <number> _	-28 0 -38 0 44 -47
_ <number> to	32 0 0 -58 0 -44
_ <path>	36 0 0 -38
_ <path> $	45 0 0 0 0 0 -39
_ <path> ,	0 0 0 -38 -39
_ <version>	58 0 -49 0 66 -64 -30
_ =	20 -60 -40 -38 58 -39 -33
_ ?	-38
_ ? $	-38
_ AGAIN	17
_ AGAIN $	-42
_ ALWAYS	56 0 0 -56 0 0 -37
_ ALWAYS $	46 -31 0 -35
_ BECAUSE	32 0 0 0 0 -47
_ BECAUSE _	19 0 0 0 0 -34
_ CALLED	30 -47 0 0 0 42 -30
_ CALLED $	21 -30 0 0 0 -35
_ DECIDE	45 -37 -53 67 0 -33
_ DONE	0 -31 0 -32 43 -31
_ DONE _	24
_ DONT	21 0 -39 0 -51 -39
_ DONT _	12 0 -40 0 -51
_ DROP	36 0 -43 0 0 -45 -33
_ DROP _	23 38 0 -55
_ EVERY $	-35 -30
_ EVERY ,	-38
_ EVERY <number>	39 -42 0 -31 42
_ EVERY THIS	37 0 0 -31 -40
_ EVERY _	14
_ EVERY of	21 35
_ EVERY the	-19 0 -31 0 -33 38
_ FORNOW	-67
_ FORNOW $	-59
_ GRATITUDE	-43 -43
_ GRATITUDE $	-14
_ GRATITUDE _	-34
_ HEARSAY	-54 34 -35 -39
_ HEARSAY $	44 0 0 0 -45
_ HEARSAY THIS	-60
_ HEDGE	-29 0 -33 0 -39
_ HEDGE $	-37
_ HEDGE _	47 35 -31 0 -34
_ I	-13 -36 40 -31
_ I $	18
_ I _	10 0 0 0 -31
_ I the	-12 -41
_ IF I	15
_ IF THIS	0 0 0 0 -35
_ IF _	42 0 -62
_ IF the	0 -38 0 -33 46
_ INSTEAD	40 -47 33 0 -50 -35
_ INSTEAD _	51 -34 0 0 -34 -30
_ IS	22
_ IS <code>	42
_ IS <name>	44 0 -55 -37 30
_ IS <number>	18
_ IS <version>	-22 -31 0 0 32 -33
_ IS AGAIN	-9 -32 0 -32 38 -35
_ IS ALWAYS	0 0 -53
_ IS CALLED	0 0 0 0 0 0 -31
_ IS DONE	0 -44 -31 -42 47
_ IS DROP	0 -51 0 50
_ IS GRATITUDE	0 -33 0 -43 0 -33
_ IS MAYNOT	53 52 0 -33 -63
_ IS MOVED	29
_ IS NEVER	11 60 0 -31 -53 -44
_ IS NOLONGER	12 -30 0 37 0 -50
_ IS NOT	-31 39 -39 -31 -47
_ IS Name	38 -44 -43
_ IS ONLY	19
_ IS PER	49 -39 0 -40
_ IS SYMPTOM	-63
_ IS TOO	0 0 0 32 0 -37
_ IS WRONG	-29
_ IS _	23
_ IS a	25 0 0 -51
_ IS at	0 0 -34 -30 41 -43
_ IS in	0 -37 -42 -52 42
_ IS off	8 -41
_ IS on	27 -42 0 -39 0 0 -32
_ IS the	15 0 -33 -41
_ KEEP	35 0 -61 42
_ KEEP THIS	-10 -48
_ KEEP _	33 0 -60 0 -39
_ KEEP on	47
_ LIVES	50 0 -40 0 31
_ LIVES $	-16 -33
_ LIVES <number>	-8 -52 0 -42 59 0 -31
_ LIVES MOVED	-26 0 0 0 41 -36
_ LIVES NO	-19 -53 -37 0 54
_ LIVES _	0 -45
_ LIVES a	80 0 -44 -45
_ LIVES an	44 -35
_ LIVES at	41 -42 0 0 -33
_ LIVES from	41 0 0 0 0 0 -49
_ LIVES in	22
_ LIVES on	64 0 0 0 0 -37 -39
_ LIVES one	12 -46 -31 -41 51
_ LIVES the	48 -50 -31
_ LIVES to	0 0 0 -40 0 0 -34
_ LIVES up	55
_ MAYNOT	32 37 -50 0 0 -34
_ MAYNOT _	23 32 -49
_ MOVED	18 0 -36 30 0 0 -45
_ MOVED $	8 0 -33 -35
_ MOVED _	-23 0 0 35 -45 -44
_ MOVED to	65 -30 0 0 0 0 -35
_ MUST	52 43 0 0 -38
_ MUST KEEP	-8 41 0 -36 -40
_ MUST _	30
_ MUST the	20 0 0 -31
_ NEVER	0 42 0 0 0 -54
_ NEVER _	14
_ NO	17 0 0 34
_ NOLONGER	10 0 -44 35
_ NOLONGER $	0 -38
_ NOT	19 0 -56
_ NOT _	0 0 -51
_ NOW	46 -53
_ NOW $	58 -42 0 0 30 -45
_ NOW ,	-9 0 0 -31
_ Name	46 0 -77 36 0 -81 -36
_ Name _	0 -46 -38 40 0 -32
_ ONLY	62 0 0 0 -36 -31
_ ONLY $	12 0 0 32 -48 -50
_ ONLY ,	0 0 0 -33 -40
_ ONLY WHAT	29 -46 57 -34
_ ONLY _	53 54 0 -43 0 -36 -30
_ OUR	19 -32
_ OWNER	9
_ PAST_I	-57
_ PER	34
_ PER $	57 0 0 -38 0 0 -30
_ PER TIME	0 0 0 -36
_ PER _	8 -32 0 0 0 0 -33
_ PLEASE	30 0 45 -37 -55
_ PLEASE $	0 0 0 -40 -39 -38
_ PLEASE ,	62 0 0 0 -37
_ PLEASE _	-31
_ SHOULD	-14
_ SHOULD _	14
_ SYMPTOM	-8 0 0 -36
_ SYMPTOM $	-21 0 -31 0 30 -40
_ SYMPTOM _	16 0 34 -34 -33
_ THEY	0 0 0 0 -34 -36
_ THEY $	-21 0 0 0 -37 -40
_ THEY _	-18 0 0 0 0 0 -35
_ THEY in	28 31 0 0 0 -32
_ THIS	-24
_ THIS $	-14 -36 0 0 0 -30
_ THIS ,	19 0 0 0 -35 -38
_ THIS EVERY	17
_ THIS FORNOW	8
_ THIS IF	8
_ THIS IS	15
_ THIS LIVES	10 0 0 0 31
_ THIS MUST	-28 31 0 0 0 -34
_ THIS SYMPTOM	11 0 0 -36
_ THIS THIS	19
_ THIS WE	-19
_ THIS YOU	-19
_ THIS _	-13
_ THIS and	-28
_ THIS at	35
_ THIS back	-8
_ THIS in	-37 0 0 -36 -31
_ THIS on	-15 30
_ THIS the	-56 -33 0 0 31
_ THIS to	-34
_ THIS with	0 0 0 -30
_ TIME	0 0 0 -31
_ TIME $	0 0 0 0 0 -55
_ TIME ,	-15 0 0 -36
_ TIME _	29 -37 -32 -36 47 -40
_ TOO	23 -59 -33 -39 0 41
_ TOO $	-32 0 0 0 0 35
_ TOO _	58 -45
_ UNLESS	33 32 0 0 -37 -35
_ UNLESS $	-24
_ UNLESS YOU	48 0 0 0 0 -37
_ UNLESS _	29 0 0 0 -66
_ UNLESS a	11 0 -53 -42
_ UNLESS an	22
_ UNLESS the	41 0 0 0 0 0 -35
_ USE	20 0 -44 0 0 -39
_ USE <code>	39 0 0 -35 0 -36
_ USE <number>	0 -32 0 0 40 -32 -30
_ USE _	0 -45 -40 -35 63 0 -43
_ WAS	12 -38
_ WAS MOVED	22 0 0 -43
_ WAS _	-27 0 0 0 31 -42
_ WE	0 -33 -40 55
_ WE _	12 0 -46 35
_ WHAT	-17 0 0 -40 0 -49
_ WHAT $	-22
_ WHAT THIS	18 -31
_ WHAT _	-8 0 -38
_ WHAT the	-42
_ YOU	0 -75 0 -43 0 32
_ YOU _	0 -43 0 -30 0 -48
_ a	-23 43 -47
_ a _	-36 39 -41 0 -38
_ a new	-12
_ after	32 0 0 0 0 0 -33
_ after <number>	0 0 0 -38
_ after _	20 0 0 0 -35 -37
_ after the	17 -31 0 -31 0 -42
_ an	-11 0 0 0 -49
_ an _	0 0 0 0 -49
_ and EVERY	30
_ and I	15
_ and IS	0 0 0 0 32 -50
_ and LIVES	-25 -38
_ and NOT	61 -43 -31 0 0 39
_ and THIS	-12
_ and USE	14 -30
_ and _	-9
_ and the	0 0 -31 0 0 -49
_ and then	0 0 0 0 -43
_ as	-14 -50 0 0 0 -45
_ as _	8 -38 45 0 -34 -36
_ at	26 -30 41 0 0 -48 -30
_ at <number>	59 -33 -47 0 55 -39
_ at _	0 -44
_ at the	8 -51 36
_ back	-13 0 0 0 -35
_ between	9 0 0 -43
_ between _	34 0 0 -41 0 -40
_ but	39 33 -45 -34 0 -45
_ by	15
_ by _	28
_ by a	40 0 0 -35
_ by the	55
_ de	50 0 0 0 0 0 -47
_ de _	32 0 0 0 0 -63 -39
_ do	-40
_ do THIS	-31
_ en	0 -45 0 0 -33
_ en _	0 0 31 -42 0 -56
_ first	27 0 0 0 -32 -38 -32
_ first $	0 -38 41 -33 -41
_ first ,	48 0 0 0 -66
_ for I	17
_ for PER	-47
_ for THIS	-35 0 -33
_ for _	40 -31 32
_ for a	-51
_ from	16 0 0 0 0 0 -32
_ from <number>	0 -34 0 0 32
_ from THIS	18
_ from _	0 0 -34
_ from the	26
_ here	20 0 0 0 0 40
_ here $	20 0 0 0 -58
_ here ,	24 -46 -39 0 0 33
_ here ?	-12
_ in	25 0 31
_ in <name>	22 0 0 0 0 -50
_ in <path>	-31 -37
_ in Name	17 0 0 -39
_ in OUR	33 0 0 0 0 -34
_ in _	45 0 0 -39
_ in the	22 -31
_ into	-9 0 -37
_ into _	-27
_ just	17 0 0 0 0 -39
_ la	10 -34 0 -32
_ la _	10 -34 0 -32
_ like	-30 0 0 -37
_ like _	16 0 0 -37
_ more	-15 0 0 0 -30
_ of	-18
_ of <number>	-41 -39 0 0 32
_ of EVERY	-10
_ of THIS	-28
_ of _	26
_ of the	18 0 0 0 0 -40
_ off	-12 54 -35 -38 -55 -38
_ off $	-15 0 0 0 -30
_ on	0 0 0 -34
_ on $	22 -44 31 -38 0 0 -32
_ on EVERY	44
_ on I	-28
_ on PER	37 0 0 -32
_ on THIS	0 0 -40 -44
_ on _	-13 0 0 0 30 -30
_ on the	-19 -66 0 0 39 -36
_ one	0 -77
_ one $	-19 -35 0 0 -32 35
_ one IS	18
_ one _	0 -60
_ or	-35 44 -38 -41 -36 -38
_ out	0 0 34 0 -59 -45
_ out of	0 -35 0 0 -30
_ over	22 -45 32 -35
_ over _	38 -45 34 -36 -50
_ than	0 0 0 -42 0 -37
_ than PER	23
_ the	-16
_ the SYMPTOM	-56
_ the _	-13
_ the last	-37
_ the old	14 -40 0 0 -32
_ the same	-23
_ there	-17 35 0 0 -38
_ there $	-15
_ to	0 32 0 0 -42
_ to <number>	-23 -30 0 0 37
_ to <path>	47 0 -38 -38 0 -36
_ to EVERY	34 0 -35
_ to _	-18 0 0 0 0 -45
_ to a	21 0 0 0 -41
_ to the	0 0 -46 0 0 -31
_ two	-9 0 0 0 -33
_ two _	-12 0 0 0 -33
_ un	-40
_ un _	-40
_ under	44 -55 0 0 0 -44
_ under <path>	26 0 0 0 32 -32
_ up	-17 0 -47 0 0 -46
_ up $	-12
_ up _	0 -32
_ up the	-19
_ with	19 0 0 0 -31 0 40
_ with <code>	58 -44 -42 0 -63 -54 55
_ with <number>	-26 0 -40
_ with _	25
_ with a	32 0 0 -48 0 -40 -30
_ with the	-18 0 0 -49 0 0 -41
_ y	49 -51 -54 -46 38 0 -49
a	-16
a <acronym>	29
a <number>	0 -42 0 0 47 -39
a SYMPTOM	0 33 -44 0 -34
a TIME	9 0 0 -38 0 -37
a TIME _	15 0 0 -31 0 -35
a WRONG	0 37 0 0 -45 -43
a _	-15
a _ $	-16 0 0 0 -33
a _ ,	-28
a _ ?	-24
a _ EVERY	-37
a _ IF	-21
a _ IS	34
a _ LIVES	50 47 0 -30 -48 -34
a _ MUST	51 39 0 0 -50
a _ OWNER	23 0 0 0 -40
a _ SYMPTOM	9
a _ THIS	-33 0 0 -35 -30
a _ and	14
a _ at	-31 -31 0 0 30
a _ for	-16 0 -35 0 -40
a _ here	18 0 0 -44 0 -39
a _ in	-24 -35 -35 0 38
a _ of	8 0 0 0 0 -37
a _ on	-26
a _ to	-42
a _ with	-26
a new _	13 32 0 -35
after	0 0 0 0 0 0 -39
after <number>	0 0 0 -38
after THIS	-35 -31
after _	10 0 0 0 -35 -37
after _ $	29 0 0 -52
after the	-20 0 0 0 0 -41
after the _	8 0 0 0 0 -41
after:outset&1:MANY	-53
after:outset&1:TASK	-61
after:outset&1:WE	-17
after:outset&1:the	-69
after:outset&EVERY	-43 0 0 0 -36
after:outset&IS	-57 0 0 -33
after:outset&MUST	-34
after:outset&NOW	0 -31 0 0 42 -39
after:outset&SYMPTOM	-25
after:outset&THIS	0 0 0 0 -47
after:outset&USE	-43
after:outset&VALUE	-75 0 0 -35
after:outset&head	-79 0 0 0 33
after:outset&size:11	-35 0 0 0 37 -36
after:outset&size:18	-70
after:proposal&1:TASK	52 0 -32 0 -34
after:proposal&1:_	0 0 0 0 -35
after:proposal&IS	0 0 0 0 -44 38
after:proposal&THIS	16 0 -51 46 -50
after:proposal&head	23 0 0 33 -77 30
after:proposal&size:11	-17 0 0 0 -66 35
after:proposal&size:2	14 0 -35 33
after:proposal&size:7	40 0 0 0 -45
after:question&1:MANY	20 34 -49 31 -57
after:question&1:_	60 0 -77 31 0 -40
after:question&EVERY	47 -50 -40 37 0 -30
after:question&GRATITUDE	43 -37
after:question&IS	26 0 -38 38 0 -42
after:question&LIVES	9 -31 0 0 0 -37
after:question&NO	18 0 -33 0 0 -40
after:question&NOT	0 -54 0 42 0 -46
after:question&ONLY	0 34 -35
after:question&THIS	49 -50 -31 0 39
after:question&VALUE	0 0 -39 0 54 -54 -37
after:question&head	53 -42 -59 47 40 -65 -33
after:question&size:11	79 0 0 34 0 -49
after:question&size:2	0 -51 -52 0 31 -35 -36
after:question&size:4	-15 -53 0 0 0 -31 -36
after:question&size:7	51 0 -73 0 45 -64 -34
after:report&1:MANY	43 -34 0 -40 -62 39
after:report&1:NO	-33
after:report&1:TASK	10 -34
after:report&1:THIS	55 -32 0 0 -65 40
after:report&1:USE	-18 0 -32 0 0 30
after:report&1:_	17 0 -74 0 -82 82 -38
after:report&1:none	-20
after:report&EVERY	30 0 42 0 -42
after:report&GRATITUDE	-34
after:report&I	-62
after:report&IS	27 0 0 0 -52 56
after:report&LIVES	25 -51 0 -34 -52 86 -34
after:report&NO	0 0 0 0 -33 30
after:report&ONLY	39 0 0 0 -46 45
after:report&PLEASE	-31
after:report&THIS	39 -30 0 -56 0 48
after:report&USE	0 -57 0 0 0 51
after:report&VALUE	64 -54 0 -36 -61 78
after:report&WE	59 -47 -34 -45 -38 53
after:report&head	17 -42 0 0 -89 118
after:report&size:11	48 -49 0 0 -72 90
after:report&size:18	51
after:report&size:2	-17 -31 0 -42 -33
after:report&size:4	-28 30 0 0 -47 0 -48
after:report&size:7	18 -47 -55 0 -71 89
also	39 0 0 -38 0 -43 -32
also _	0 0 0 0 -33
also _ the	0 0 0 0 -33
an	-9 0 -31 -31
an SYMPTOM	10 0 -38 0 0 39
an _ $	0 -35 0 0 37
an _ ,	50 0 0 -40 0 -44
and <number>	15 -42 -44 -41 35
and <number> IS	50
and EVERY	35
and EVERY _	0 0 0 -30
and I	12
and IS _	0 0 0 0 0 -38
and KEEP	0 31 -30 -36
and LIVES	-20 0 0 0 0 -33
and NOT	56 -47 0 0 0 31
and NOT _	38 0 0 0 0 -43
and THEY	64 -39 0 0 34
and THIS	0 -39
and USE	21
and USE _	25
and WE	37
and _	-16
and _ $	-9 0 0 0 0 -50
and _ I	-13
and _ IS	12
and _ THIS	-14 0 39 -36 0 -36
and _ on	16 -42 0 0 36 -33
and _ the	0 0 0 0 -38
and a	0 0 0 0 -31
and the	-14
and the _	-25 0 0 -31 -30
and then	-10 0 0 0 -43
as	10 -44
as <acronym>	0 -38 -34 0 47
as _	21 -44 0 0 -30
as _ $	0 0 -31 32 -48
as a	23 0 0 0 -37 -34
as a _	30 0 0 0 -37 -34
asks	-42
at	0 0 0 0 0 0 -31
at <amount>	-20 -30 -36 0 33 -30
at <number>	-11 -35
at <number> $	24 0 -45 0 41 -33
at <number> _	-22 0 0 -30
at <time>	-10 0 0 0 0 -31
at EVERY	-10 39 0 -37 -31
at EVERY $	-17 33 0 -33 -31
at THIS	-41
at _ $	30 0 -42
at the	14
at the _	0 -54
auf	74 0 0 -53 0 -76 -58
back	-47 0 -38 0 -56
back to	-43
between	0 0 0 -47
between <number>	-18 -41 0 0 31 -32
between <number> and	-18 -41 0 0 31 -32
between _	34 0 0 -41 0 -40
both	-49 0 -30 0 0 -32
both _	0 0 -30 0 0 -32
but the	-18 0 0 0 0 -31
but the _	0 0 0 0 0 -31
by THEY	0 -39 0 0 39 -38
by TIME	25 0 0 0 0 -43
by _	25
by _ $	39 0 0 -66 30
by _ ,	0 0 0 -41
by a	40 0 0 -35
by a _	40 0 0 -35
by the	60 -33 -43
by the _	40 -50 -45 -42 34
das	14 -69 -57 0 33 -37 -43
das _	-10 -50 -41
de	60 0 -39 -41 0 0 -52
de _	43 0 0 0 33 -53 -47
de _ $	-11 33 -50 0 -32
de _ IS	30 -62 -33 -37 71 -52 -36
default	44 0 0 -47
default _	32 0 0 -36
der	9 0 -62 -43 0 0 -50
do	0 -35 0 35 0 -45
do THIS	-9 0 0 0 -40
do _	55 -42 0 0 0 -43
do the	-18 -32
do the _	0 -32
en	39
en _	28 0 0 -59
en _ $	22 0 0 -57 0 0 -64
first	0 0 32 0 0 -52
first $	-16 0 38 -37 -49
first ,	48 0 0 0 -66
first , then	21 0 0 0 -51
first _	-62
for <number>	0 0 0 -36 37 -33
for <number> TIME	0 0 0 -36 37 -33
for EVERY	26 -45
for EVERY _	39
for PER	-47
for THIS	-30 0 0 0 0 -31
for THIS $	0 0 -33
for _	53
for _ $	15 0 0 0 -32 0 -36
for _ ,	49 0 0 -30
for _ BECAUSE	42 0 -35 0 -34
for _ IS	57 -30 -43 0 33
for _ TIME	20 0 -35 -58 46 -34
for _ WE	53 0 -42 34 -41
for a	-28 0 -33 0 0 -40 32
for a _	-16 0 -33 0 0 -40 32
for the	-8
for the _	-8
for the new	-26
from	28
from <number>	11 -41 0 -57
from THIS	18
from _	16 0 -38 0 -30 0 -43
from _ $	-20
from _ ,	41 -49
from the	33 0 0 0 34 -44
from the _	35 0 0 0 0 -33
here	-14 -30 0 0 0 47
here $	0 0 0 -32 -33
here ,	46 -58 -41 0 0 43
here ?	-12
here ? $	-12
in	20
in $	-16 0 -42 34 -38 -48
in <host>	35 -40
in <name>	29 -54 0 -42
in <name> ,	19 0 0 0 43 -55
in <number>	31 0 32 -32 0 -51
in <path>	-40 0 0 -34
in <path> $	-39 0 0 -37
in <path> ,	-36
in EVERY	48 0 -60 -38 32
in Name	21 0 0 -54 41 -35
in OUR	36 0 0 -30 0 -32
in OUR _	36 0 0 -30 0 -32
in THIS	-20
in THIS _	-18
in TIME	45 0 -36
in TIME $	28 0 -39 -36 0 0 -32
in TIME ,	27 -35
in _	55
in _ $	65
in _ ,	0 0 0 0 0 -51
in _ IS	24 0 -34 0 -43 35
in _ and	43 41 -51 -33 0 -31
in _ for	34 -32 42 0 -46 -37
in a	0 -37 38 -38 -33
in a _	0 -37 38 -38 -33
in new	26
in new _	26
in two	24
into	33 0 0 0 -47 -45 -33
into _	-27
into the	57 0 0 36 -53 -39
into the _	55 0 0 30 -52 -38
just	-41 -31 31 0 0 -47
just _ THIS	22 -36 33
la	18
la _	10 0 0 -60
la _ $	-49
last	-30 -30 -33
last TIME	-29 -54 0 0 0 37
last TIME $	0 -38 0 0 37
last _	0 0 -33 0 -31
last _ $	-27 -32
last one	-21 -32 0 0 32
like	-32
like THIS	11
like _	16 0 0 -37
like _ $	17 0 -38 0 0 32
mit	31 0 0 0 -67 -54 36
more	0 0 0 0 0 -65
more $	25 0 0 -41
more _	-27 -56 -46 57 -40 -40
more _ ,	-30 -45 -32 40 0 -34
more than	35 0 0 0 -34
most	0 -31 -30 -32 41 -32
most _	0 -31 -30 -32 41 -32
new	0 0 0 0 -63
new _	0 37 0 0 -78
new _ $	0 0 0 0 -34 -46
new _ ,	26 -43 0 31
new _ IS	-8 0 0 0 -38
new _ LIVES	10 31 0 31 -47
of	0 0 0 0 0 -32
of <number>	-48 -39 0 0 32
of EVERY	19 -40 0 0 38
of EVERY TIME	30 -35 0 0 30
of THEY	33 0 -46
of THEY _	-30
of THIS	-21 0 0 0 -52
of THIS _	-29 0 0 0 -42
of TIME	0 -44 0 -37 39 -30
of _	37 0 0 0 -34
of _ $	0 0 -45 33 33 -43
of _ ,	56 0 0 0 0 -56
of the	9 0 0 0 0 -38
of the _	0 0 0 0 0 -40
off	-14 0 -48 51 -44 -65 -30
off $	-28 0 0 0 0 -37
old	0 0 -30
old _ $	-30 0 0 0 -51 41
old _ ,	37 -39 0 -47 49
old one	19 32 -33 0 0 -55
on	0 0 0 0 35
on $	0 0 0 -40 0 -39 -33
on <name>	14 -36 -42 0 0 30
on <number>	13 -45 -44 0 30 0 -41
on EVERY	54 0 0 0 0 -48
on EVERY _	53 -33
on FORNOW	-8 0 0 0 0 -31
on FORNOW $	-8 0 0 0 0 -31
on I	-54
on I _	-54
on IS	38 0 0 -34 0 -38
on IS _	38 0 0 -34 0 -38
on Name	0 0 0 0 -48
on PER	56 0 0 -38 32 -43
on PER $	39 -50 0 0 44 -32
on THIS	0 0 -44
on THIS $	-42 -34 0 -34 36
on _	0 0 -32
on _ $	9 0 0 0 0 -49
on _ ,	68
on _ <number>	-27 0 0 -44 38
on _ IS	-34 0 0 0 38 0 -32
on a	24 0 0 0 32 -35
on a _	24 0 0 0 32 -35
on the	9 0 0 0 0 -31
on the _	-8 0 0 0 0 -46
one $	-36 0 0 0 -42
one ,	18 -39
one , _	16 -38
one IS	-10 -36 0 -44
one _	18 0 0 0 0 -36
one _ $	24 0 -42
one _ ,	9 -39
one _ EVERY	40 -47 0 -43 33
one _ IS	11 0 0 -36 0 -36
one _ PER	22 0 0 36 -46 -60
one in	15
one of	0 30 0 0 0 -35
or	0 45 0 -43 0 -51
or _	-43
or _ $	-10
other	-27 0 0 0 -38
other _	-29 0 0 -31
other _ $	-34
out	0 0 0 0 0 -60
out $	-37
out of	0 -42
out of _	-26 -40 0 -41
out the	36 0 -30
out the _	36 0 -30
over	37 0 44 -48 0 -45
over _	38 -44 34 -36 -40
place:first	-11 0 -45 0 0 0 -36
place:inside	-43 -38 0 -32
place:last	-34 0 0 0 0 -57
por	23 -45 -43 0 44 -40 -35
same	-44
same SYMPTOM	-39
same _	-22
size:11	30
size:11&1:<name>	27 -30
size:11&1:ASKS	-40
size:11&1:CALLED	37 -31
size:11&1:DECIDE	15 0 -39 0 -42
size:11&1:DOING	0 0 -52 0 -34
size:11&1:DONT	78 75 -69 0 -32 -49
size:11&1:EVERY	43 0 -34 -36
size:11&1:FUTURE_I	-15 0 -32
size:11&1:HEARSAY	-54
size:11&1:I	0 -38 0 31 0 -46
size:11&1:IF	-13 0 0 0 -42
size:11&1:IS	37 0 0 -38
size:11&1:KEEP	42 34 0 0 -48 -42
size:11&1:LIVES	18 0 31 -39 0 0 -43
size:11&1:MANY	41
size:11&1:NEVER	45 0 -39 -33 -39
size:11&1:ONLY	46 31 0 0 0 -38
size:11&1:PAST_I	-16 0 31 0 -38
size:11&1:PREFER	32 -42 49 -35 -48
size:11&1:TASK	-8 0 0 0 0 -31
size:11&1:THIS	30 0 0 -40
size:11&1:USE	0 -55
size:11&1:WE	-12 0 0 0 0 -56
size:11&1:WHAT	10
size:11&1:YOU	-10 0 0 0 -35
size:11&1:_	16 0 0 0 0 -41
size:11&1:a	75 0 -37 -44
size:11&1:for	18 -31 -38 0 0 -33
size:11&1:in	-63 0 0 0 -31
size:11&1:la	61 -43 -40
size:11&1:one	0 0 31 -49 -40
size:11&1:the	0 0 -34
size:11&1:there	-22 -38 0 32
size:11&VALUE	35 -30
size:18	50
size:18&1:ASKS	-16
size:18&1:DECIDE	46 -31
size:18&1:DONT	68
size:18&1:EVERY	-10 0 0 -36
size:18&1:FUTURE_I	36 -35
size:18&1:I	52
size:18&1:IF	0 0 0 0 0 -31
size:18&1:MANY	26 0 0 0 0 -33
size:18&1:NO	47 -39
size:18&1:TASK	15 -32 31 0 -50
size:18&1:THIS	-12 -33
size:18&1:USE	-21 -54
size:18&1:WE	28 0 0 0 0 -40
size:18&1:_	28
size:18&1:a	-9
size:18&1:for	-29
size:18&1:the	10
size:18&VALUE	0 0 0 0 47
size:2	-97 -31 0 0 0 -36 -30
size:2&1:AGAIN	-29
size:2&1:DOING	-52
size:2&1:DONE	-51
size:2&1:DROP	-47
size:2&1:EVERY	-34 -30 0 0 31
size:2&1:FUTURE_I	-25
size:2&1:IS	-45
size:2&1:MANY	-18 0 0 -35 -34 -41
size:2&1:NO	-61
size:2&1:SYMPTOM	-50
size:2&1:TASK	-23 0 -35 33
size:2&1:THIS	-30
size:2&1:WHAT	-47
size:2&1:_	-55 -63 0 0 0 -52 -42
size:2&1:none	-41
size:2&VALUE	-32
size:4	-66 0 0 -37 0 -55 -30
size:4&1:<number>	-55
size:4&1:AGAIN	-47
size:4&1:ASKS	-19
size:4&1:DOING	-47
size:4&1:DONE	-33
size:4&1:FUTURE_I	-37
size:4&1:HEDGE	-41
size:4&1:I	-45
size:4&1:IS	-52 0 0 0 0 33
size:4&1:LIVES	-57
size:4&1:MANY	0 0 0 -68 0 -57
size:4&1:NEVER	0 46 -49 -30 -34 -38 -34
size:4&1:NO	0 0 0 0 -51 -65 -39
size:4&1:NOT	-74
size:4&1:PAST_I	-55
size:4&1:SYMPTOM	-61
size:4&1:TASK	-62 -55 64 -47 -58 -56 -51
size:4&1:THIS	-53
size:4&1:USE	45 0 0 -55 -51 0 -50
size:4&1:WHAT	-55
size:4&1:WRONG	16 31 -34 -33
size:4&1:_	0 0 0 -50
size:4&1:do	-54
size:4&1:for	-47
size:4&1:the	-72 0 0 31
size:4&VALUE	22 0 -64
size:7	-8 0 0 -34
size:7&1:<number>	0 0 0 0 33 -42
size:7&1:ASKS	-50
size:7&1:DECIDE	21 -50 -46 65 -44 -50
size:7&1:DOING	-28 -53 -49 0 64 -68 -33
size:7&1:DONT	-11 0 0 -34 -36
size:7&1:DROP	-23
size:7&1:EVERY	26 95 -48 -35 -91 -43 -33
size:7&1:FUTURE_I	-24 -46 42 -34 -32 -39
size:7&1:HEARSAY	-50
size:7&1:HEDGE	-56
size:7&1:I	-51 0 0 -45 -37
size:7&1:IS	0 0 -40 0 -32 33 -51
size:7&1:KEEP	25 -31 0 -49
size:7&1:LIVES	0 0 -43 -40 -34 -35
size:7&1:MANY	0 0 45 -60 0 -37
size:7&1:NEVER	31 52 -39 -34 -49 -62 -32
size:7&1:NO	57 37 0 0 -70
size:7&1:NOT	34 0 -38 0 -52 34
size:7&1:ONLY	26 0 -34 -45
size:7&1:OUR	0 -31 0 0 45 -37
size:7&1:PAST_I	-19 0 0 0 31 -30
size:7&1:PREFER	16 -34 41 0 -40 -33
size:7&1:SYMPTOM	-20 0 0 -43
size:7&1:TASK	-68 0 31 -62 -64 0 -37
size:7&1:THEY	-50
size:7&1:THIS	-73
size:7&1:USE	-25 -45 37 -47 -37
size:7&1:WE	0 0 -70 48 -48 0 -34
size:7&1:WHAT	-26 -32 -36 -30 42 -41
size:7&1:WRONG	29 -36 0 0 -35 37
size:7&1:_	38 -32
size:7&1:a	-26
size:7&1:for	25 -35
size:7&1:in	14 -30
size:7&1:one	9 -66 0 0 0 -48
size:7&1:the	-22 0 -50 -31
size:7&1:there	-19 0 0 0 31
size:7&1:two	-47
size:7&VALUE	39 -43 -42 -46 0 0 36
size:more	57 0 0 0 38
size:more&VALUE	34 0 0 -30
than	17 0 0 0 0 -41
than <number>	-32 0 -38
than PER	23
than _	-14
the <acronym>	14 0 0 0 -39
the <date>	43 0 0 -36
the <name>	-8 0 0 -38
the CALLED	-31 0 0 0 0 -45
the DECIDE	54 0 0 46 -56 -33
the GRATITUDE	26 0 0 -32 -36
the NOLONGER	19 -41
the NOLONGER _	14 -41 0 0 0 -32
the Name	49 0 0 -41
the Name _	30 0 -33 -40 0 -35
the ONLY	-14 -40 0 -46 47 -30
the OWNER	15 0 0 -32
the PER	15 -45 0 0 32
the PER _	15 -45 0 0 32
the SYMPTOM	-43
the SYMPTOM _	-16
the TIME	-10 0 -44
the TIME _	-15
the TIME one	-43
the WRONG	35 -35 -32 0 -32
the WRONG _	35 -35 -32 0 -32
the _ $	-16 0 0 0 0 -31
the _ ,	-21 0 -30
the _ <code>	0 0 0 0 55 0 -56
the _ <name>	-26 0 -36
the _ <number>	-43 0 0 -49 39 -35
the _ ?	-30
the _ BECAUSE	-14 0 0 0 -37
the _ CALLED	33 -30 0 0 0 -35
the _ DECIDE	36 -34 0 44 -41
the _ DONE	12
the _ DROP	48
the _ EVERY	26 0 0 -42
the _ FORNOW	-51
the _ GRATITUDE	16
the _ HEARSAY	-33 36 -35 -30
the _ HEDGE	-10 -30
the _ I	-32
the _ IF	10 -38 31 -39
the _ IS	-17
the _ KEEP	24 0 0 33 -59
the _ LIVES	-9 -56 0 0 31
the _ MAYNOT	-8 -66 0 42
the _ MOVED	28 -54 -39 0 0 38 -41
the _ MUST	10 -39
the _ NOT	-20 0 0 0 -37 36 -36
the _ ONLY	21 0 0 0 0 -35 -32
the _ SHOULD	-43
the _ SYMPTOM	-30
the _ THEY	-33 -35
the _ THIS	37 -36 0 0 37
the _ TIME	29 -37
the _ TOO	18
the _ UNLESS	16 0 0 -36 0 -40 -44
the _ USE	-39 0 0 -31 38 -43
the _ WAS	9 0 0 -39 58 -51
the _ WE	56 -42 0 45 -45
the _ a	19
the _ after	11 -50 0 -45 39
the _ and	-9 0 -37 39 0 -35
the _ as	20 0 -32
the _ at	77 -35 0 -45 43 -40
the _ between	-28
the _ by	-12
the _ first	11 0 0 -35
the _ for	-39 -39 0 -36 57
the _ from	-39 -45 0 0 0 35
the _ in	0 -30
the _ into	10
the _ of	-19
the _ on	-12 0 0 -39
the _ one	0 -32 0 0 -36
the _ the	28 0 -38
the _ to	8 0 0 0 0 0 -33
the _ with	24 0 -54 0 -38 -45 43
the first	-10 0 -31 -38 0 -43
the first _	-30
the last	-34 0 0 0 0 -40
the last _	0 0 0 0 0 -30
the last one	-21 -32 0 0 32
the new	-50 -50 0 32
the new _	-52 -45 0 40
the old	13 0 -30
the old _	8 0 0 0 0 31
the old one	17 33 -30 0 -31 -39
the one	50 -43 -35
the one in	15
the other	-31
the other _	-37
the same	-34
the same _	-22
the two	-56
the two _	-56
then	-17 0 0 34 0 -56
then $	11 -38 -40 39
then _	21 0 0 -61
then _ $	11 0 0 -46
there	-18
there $	-47 41 -31 -33 -31
there IS	-8 0 0 -50
there IS a	-43
there IS two	29 0 -32 0 38
to <name>	20 0 -30 -40
to <number>	14 -53
to <number> _	10 -44 0 0 45 -31
to <path>	50 0 -38 -36
to EVERY	36 0 -34 0 -37
to I	-30 33 -31
to I $	-19 33 -31
to LIVES	-15
to USE	-10 47 -38 -40 -32
to YOU	-43
to _	-19 0 0 0 0 -34
to _ $	0 0 0 0 0 -38
to _ ,	-12
to _ ONLY	45 -38 -31 39 -36
to _ THIS	8
to _ a	0 -32 0 34 0 -32
to _ in	0 -47
to _ the	9 -32 -33 0 -44 -34 33
to a	-9 0 0 0 -45 32
to a _	-11 0 0 0 -38 35
to do	0 0 30 0 -31
to the	-16 0 -44 0 0 -56
to the _	-14 0 -48 0 0 -60
two	13 -35
two $	34 0 40 -31 -32 -41
two TIME	18 -54 -35 0 0 -35
two _ $	-40 0 -30
two _ ,	10 0 -47 -37
two _ and	53 0 -34 -40 39
un	17 -32 -46 0 0 -42 -39
un _	17 -32 -46 0 0 -42 -39
un _ $	14 0 -37 -40 34 -33 -31
under	52
under <path>	28 0 0 0 30
up	-9 0 -41
up $	-21 0 0 0 0 -35
up _	0 -32
up on	25 -45 0 -37 50
up the	-19
up the _	-14
with	0 0 0 0 0 0 30
with <code>	58 -44 -42 0 -63 -54 55
with <code> ,	38 -36 -32 0 -40 -48 38
with <number>	9 -32 -49 0 35 0 -43
with <number> _	-24 0 -32 0 0 -32
with <path>	21 -32 -41 -38 -32 -34 43
with Name	25 0 0 0 30 -38
with THIS	30 36 -44 0 0 -41 -30
with _	9
with _ $	14 0 0 0 0 0 -42
with _ ,	10 0 0 0 -30
with _ and	56
with a	0 0 0 0 0 -33
with a _	-15
with the	-34 0 0 0 0 0 -36
with the _	-34 0 0 0 0 0 -37
y	57 -59 -60 -57 50 0 -54`;
