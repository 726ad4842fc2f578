// Writes the numbers of the scorer of statements from the labelled sentences: npm run train
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledSentences } from '../test/support/statement-set/labelled.ts';
import { train, weightsFile } from '../test/support/statement-set/train.ts';

const sentences = labelledSentences();
const text = weightsFile(train(sentences));
const path = join('src', 'mind', 'observe', 'learned-weights.ts');
writeFileSync(join(import.meta.dirname, '..', path), text);
process.stdout.write(`${path}: ${text.length} characters from ${sentences.length} sentences\n`);
