// All keyboard shortcuts.
import { closeDialog } from '../dialogs.ts';
import { Dialog } from './dialog.tsx';
import { placesOf } from './places.ts';

const GROUPS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Anywhere',
    [
      ['⌘K or Ctrl K', 'Find or do anything'],
      ['Ctrl Enter', 'Save a form'],
      ['Esc', 'Close it'],
      ['?', 'These keys'],
      ['/', 'Filter the list'],
      ['n', 'New task'],
      ['N', 'New goal'],
      ['u', 'Undo my last change, after a question'],
      ['t', 'Light or dark'],
    ],
  ],
  [
    'On a task, in a list too',
    [
      ['j k', 'Next, previous'],
      ['h l', 'Column to the left, to the right'],
      ['Enter', 'Open'],
      ['s', 'Start'],
      ['c', 'Complete'],
      ['m', 'Checkpoint'],
      ['b', 'Block'],
      ['p', 'Pause'],
      ['o', 'Reopen'],
      ['e', 'Edit'],
      ['x', 'Archive, unarchive'],
    ],
  ],
];

export function Shortcuts() {
  const places = placesOf('').map(({ key, label }) => [`g ${key}`, label] as const);
  return (
    <Dialog title="Keys" className="wide" onClose={closeDialog}>
      <div className="key-groups">
        {[...GROUPS, ['Go to', places] as const].map(([title, keys]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, says]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="buttons end">
        <button type="button" onClick={closeDialog}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
