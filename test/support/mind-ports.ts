// What the mind asks of the work and of the agents' files, where a test has neither.
import type { MindDeps } from '../../src/mind/mind.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { systemRandom } from '../../src/base/random.ts';
import { createGit } from '../../src/kernel/kernel.ts';

const NOTHING_DISTILLED = new Proxy({} as MindDeps['distilling']['distil'], {
  get: () => {
    throw new Error('this test distils nothing');
  },
});

export function mindPorts(work: Partial<MindDeps['work']> = {}): Omit<MindDeps, 'store'> {
  return {
    work: {
      projectOf: async () => '',
      rootOf: async () => null,
      nameOf: async () => 'project',
      isOnly: async () => true,
      taskOf: async (_project, ref) => ({ task_id: ref, number: 1, is_open: true, checkpoint_at: null, holder: null }),
      recordedAt: async () => null,
      tagsOfTasks: async () => [],
      ...work,
    },
    git: createGit({ variable: () => undefined }),
    readTranscript: () => undefined,
    readWorkWords: async () => undefined,
    countWork: async () => ({ claims: 0, checkpoints: 0 }),
    readWorkInHand: async () => ({ next_step: null, tasks: [] }),
    ids: createIds(systemClock, systemRandom),
    clock: systemClock,
    isStatus: () => false,
    promotions: {
      put: async () => false,
      takeOut: async () => false,
      look: async () => ({ lines: [], unread: [] }),
      renew: async () => {},
    },
    model: { set: async () => false, unset: async () => {}, show: async () => undefined },
    openT0: async () => {
      throw new Error('this test reads no transcripts');
    },
    openT3: async () => {
      throw new Error('this test has no canon');
    },
    openHandshakes: async () => {
      throw new Error('this test has no handshakes');
    },
    openEraser: async () => {
      throw new Error('this test erases nothing');
    },
    distilling: {
      distil: NOTHING_DISTILLED,
      keepDistilled: () => ({ stop: async () => {} }),
      drain: async () => ({ isEmpty: true }),
    },
  };
}
