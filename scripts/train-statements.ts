// Writes the numbers of the scorer of statements from the labelled sentences, and prints how it does on people whom it has
// not read: npm run train
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledSentences, ruleExamples } from '../test/support/statement-set/labelled.ts';
import { judgeLeftOut, leftOutFigures } from '../test/support/statement-set/left-out.ts';
import { train, weightsFile } from '../test/support/statement-set/train.ts';

const [labelled, always] = [labelledSentences(), ruleExamples()];
const sentences = [...labelled, ...always];
const text = weightsFile(train(sentences));
const path = join('src', 'mind', 'observe', 'learned-weights.ts');
writeFileSync(join(import.meta.dirname, '..', path), text);
process.stdout.write(`${path}: ${text.length} characters from ${sentences.length} sentences\n`);
process.stdout.write(`${leftOutFigures(judgeLeftOut(labelled, { always }))}\n`);
