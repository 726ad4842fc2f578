// What the guided sample says: texts alone, in the order in which they are offered.

export const SAMPLE_SOURCE = 'throughline sample';

export const SAMPLE_GOAL = {
  name: 'learn',
  text: 'Learn Throughline in ten minutes',
} as const;

export interface Lesson {
  readonly name: string;
  readonly title: string;
  /** Commands name the task and its goal by the numbers that they have in this project. */
  readonly describe: (numbers: { readonly task: string; readonly goal: string }) => string;
  readonly criteria?: readonly string[];
  /** The lesson before it. */
  readonly after?: string;
}

export const SAMPLE_LESSONS: readonly Lesson[] = [
  {
    name: 'start',
    title: 'Start a task',
    describe: ({ task }) => `Ask for the one next step, begin it, and say that it is done:

  throughline next
  throughline task start ${task}
  throughline task complete ${task}

In a checkout of Throughline itself, throughline is: npm run -s tl --
A task is todo, doing, blocked or done. Nothing moves by itself: every change is a command that a person or an agent gave.`,
  },
  {
    name: 'checkpoint',
    title: 'Record a checkpoint, and come back to it',
    after: 'start',
    describe: ({
      task,
    }) => `A checkpoint says where you left off, in one to three sentences, and one action to go on with:

  throughline task start ${task}
  throughline checkpoint set ${task} "I read what a checkpoint is." "Ask for the next step in another terminal"

Close this terminal, open another one, and ask again. The answer is the action you wrote down:

  throughline next
  throughline task complete ${task}`,
  },
  {
    name: 'evidence',
    title: 'Complete a task with evidence',
    after: 'checkpoint',
    criteria: ['The refusal was read'],
    describe: ({
      task,
    }) => `This task has an acceptance criterion. Without a proof for it, completing is refused, and nothing changes:

  throughline task start ${task}
  throughline task complete ${task}
  throughline task complete ${task} --evidence "It was evidence_missing, and named the criterion"`,
  },
  {
    name: 'block',
    title: 'Block a task, and resolve what blocks it',
    after: 'evidence',
    describe: ({
      task,
    }) => `Say what stands in the way. The next step is then to resolve it, and what else could be done is named beside it:

  throughline task start ${task}
  throughline task block ${task} "The coffee is not ready"
  throughline next
  throughline task show ${task}

The last command lists the blocker with its id. Resolve it, and say where the task goes from there:

  throughline task resolve <blocker_id> "It is ready now" --then doing
  throughline task complete ${task}`,
  },
  {
    name: 'claim',
    title: 'Claim a task for one session',
    after: 'block',
    describe: ({
      task,
    }) => `Several agents can work in one project. Each claims what it does under a name of its own; another one does not get it:

  throughline task claim-next --owner me
  throughline task claim ${task} --owner you
  throughline task start ${task} --owner me
  throughline task complete ${task} --owner me

The second command is refused. A claim ends with the task, or fifteen minutes after its owner's last sign of life.`,
  },
  {
    name: 'history',
    title: 'Look back, take a change back, and verify',
    after: 'claim',
    describe: ({ task }) => `Every change is an event in a ledger whose rows are chained by hashes and signed:

  throughline task start ${task}
  throughline history --task-id ${task}
  throughline undo
  throughline verify

The undo made the task todo again. It is an event too: history only grows. Start the task again, and complete it.`,
  },
  {
    name: 'own',
    title: 'Begin with work of your own',
    after: 'history',
    describe: ({ task, goal }) => `Put this sample aside, and say what you want to achieve:

  throughline task start ${task}
  throughline task complete ${task}
  throughline goal finish ${goal}
  throughline goal archive ${goal}
  throughline goal create "What I want to achieve"

Agents do all of this by themselves once they are connected: throughline setup --help`,
  },
];
