// Files as Task Master and Beads write them, in our own words: clean ones, and ones as they are found in the wild.

export const taskMaster = {
  master: {
    tasks: [
      {
        id: 1,
        title: 'Lay the keel',
        description: 'Choose the wood and lay the keel.',
        details: 'Oak, if there is any.\nElse larch.',
        testStrategy: 'It carries a man.',
        priority: 'high',
        status: 'done',
        dependencies: [],
        subtasks: [],
      },
      {
        id: 2,
        title: 'Build the hull',
        description: 'Plank by plank.',
        status: 'in-progress',
        dependencies: [1],
        priority: 'medium',
        subtasks: [
          { id: 1, title: 'Bend the planks', status: 'done', dependencies: [] },
          {
            id: 2,
            title: 'Nail the planks',
            status: 'pending',
            dependencies: [1],
            acceptanceCriteria: '- holds\n- is dry',
          },
          { id: 3, title: 'Tar the seams', status: 'pending', dependencies: ['2.2', 1] },
        ],
      },
      { id: '3', title: 'Set the mast', status: 'pending', dependencies: ['2'], priority: 'low' },
      { id: 4, title: 'Paint the name', status: 'review', dependencies: [2], priority: 'critical' },
      { id: 5, title: 'Hire a band', status: 'cancelled', dependencies: [] },
      { id: 6, title: 'Sail round the world', status: 'deferred', dependencies: [] },
      { id: 7, title: 'Wait for the tide', status: 'blocked', dependencies: [] },
    ],
    metadata: { created: '2026-01-01T00:00:00.000Z', description: 'The boat' },
  },
  'sails-2': { tasks: [{ id: 1, title: 'Cut the cloth', status: 'pending', dependencies: [] }], metadata: {} },
};

export const taskMasterWithoutTags = { tasks: taskMaster.master.tasks, metadata: { projectName: 'Boat' } };

const edge = (issue_id: string, depends_on_id: string, type: string) => ({
  ...{ issue_id, depends_on_id, type },
  created_at: '2026-01-01T00:00:00Z',
});
const issue = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, status: 'open', priority: 2, issue_type: 'task' },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z' },
  ...more,
});

export const beads = [
  issue('bd-e1', 'Open the bakery', { issue_type: 'epic', priority: 1, description: 'Before summer.' }),
  issue('bd-a1', 'Build the oven', {
    status: 'closed',
    closed_at: '2026-01-03T00:00:00Z',
    close_reason: 'It bakes.',
    dependencies: [edge('bd-a1', 'bd-e1', 'parent-child')],
  }),
  issue('bd-a2', 'Find a baker', {
    status: 'in_progress',
    assignee: 'somebody',
    acceptance_criteria: '1. can bake\n2. gets up early',
    design: 'Ask around.',
    notes: 'The cousin?',
    labels: ['people'],
    comments: [{ id: 1, issue_id: 'bd-a2', author: 'me', text: 'Asked.', created_at: '2026-01-02T00:00:00Z' }],
    dependencies: [edge('bd-a2', 'bd-e1', 'parent-child'), edge('bd-a2', 'bd-a1', 'blocks')],
  }),
  issue('bd-a2.1', 'Call the cousin', { priority: 0, dependencies: [edge('bd-a2.1', 'bd-a2', 'parent-child')] }),
  issue('bd-b1', 'Sell bread', { dependencies: [edge('bd-b1', 'bd-e1', 'blocks'), edge('bd-b1', 'bd-a1', 'related')] }),
  issue('bd-b2', 'Get the permit', { status: 'blocked', issue_type: 'chore' }),
  issue('bd-b3', 'Sell cake', { status: 'deferred' }),
];

export const jsonLines = (records: readonly unknown[]) =>
  `${records.map((record) => JSON.stringify(record)).join('\n')}\n`;
