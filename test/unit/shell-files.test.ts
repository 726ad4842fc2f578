// The files that a shell command certainly changes.
import { expect, test } from 'vitest';
import { filesChangedByShell } from '../../src/surfaces/coding-agents/formats/shell-files.ts';

test.each<[command: string, files: readonly string[]]>([
  ['echo hi > a.txt', ['a.txt']],
  ['echo hi >> "my file.txt"', ['my file.txt']],
  ['npm test > out.log 2>&1', ['out.log']],
  ['npm test &> all.log', ['all.log']],
  ['npm test 2> err.log | tee -a log.txt', ['err.log', 'log.txt']],
  ['npm test > /dev/null', []],
  ["sed -i 's/a/b/' src/a.ts src/b.ts", ['src/a.ts', 'src/b.ts']],
  ["sed -i '' -e 's/a/b/' a.ts", ['a.ts']],
  ["sed -i.bak -E 's/a/b/g' a.ts", ['a.ts']],
  ["sed -n 's/a/b/p' a.ts", []],
  ['git mv a.ts b.ts', ['a.ts', 'b.ts']],
  ['git mv a.ts b.ts folder', []],
  ['git rm a.ts', ['a.ts']],
  ['git rm --cached a.ts', []],
  ['rm -f a.ts b.ts', ['a.ts', 'b.ts']],
  ['rm -rf dist', []],
  ['rm *.log', []],
  ['rm "$FILE"', []],
  ['echo x > `date`', []],
  ['echo "a > b"', []],
  ["grep '>' a.ts", []],
  ['a=1 b=2 rm c.ts', ['c.ts']],
  ['cd web && rm a.ts && cd .. && rm b.ts', ['web/a.ts', 'b.ts']],
  ['cd "$DIR" && rm a.ts /abs/b.ts', ['/abs/b.ts']],
  ["cat > a.txt <<'EOF'\nrm b.ts > c.ts\nEOF", ['a.txt']],
  ['sort < in.txt > out.txt', ['out.txt']],
  ['(cd web && rm a.ts)', []],
  ['# rm a.ts', []],
  ['rm a.ts # > b.ts', ['a.ts']],
  ['', []],
  ['"', []],
  ['\\', []],
])('%j', (command, files) => {
  expect(filesChangedByShell(command).toSorted()).toEqual(files.toSorted());
});

test.each(['"', "'", '\\', '>', '<', '# ', 'a b ', '((', '"\\'])('names nothing in a long line of %j', (unit) => {
  expect(filesChangedByShell(unit.repeat(9_000))).toEqual([]);
});
