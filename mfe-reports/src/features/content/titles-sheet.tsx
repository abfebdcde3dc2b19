import { labelOf } from '@platform/contracts/labels';
import { MEMBERSHIP_ROLES } from '@platform/contracts/roles';
import { Button, EmptyState, Row, Select, Sheet, Stack, TextInput } from '@platform/ui-kit';
import { type FormEvent, useState } from 'react';
import css from './content.module.css';
import { DeleteTitleMutation, SaveTitleMutation } from './content.queries.ts';
import type { ContentChanges } from './use-content.ts';

/** Those who make reports. */
const ROLES = MEMBERSHIP_ROLES.filter((role) =>
  ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'REPORT_ADMIN', 'ATTORNEY'].includes(role),
);
const LONGEST = 60;

/** How whoever has a role is called under a report that they have prepared. */
export function TitlesSheet({ changes }: { changes: ContentChanges }) {
  const { content, of, press, busy } = changes;
  const [role, setRole] = useState<string>(ROLES[0] ?? '');
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = title.trim();
    setProblem(words ? undefined : 'Title is required');
    if (!words) return;
    await press(SaveTitleMutation, { ...of, role, title: words }, `${roleName(role)} is printed as “${words}”.`);
    setTitle('');
  };
  return (
    <Sheet title="Titles by role">
      <Stack gap={20}>
        {content.titles.length === 0 ? (
          <EmptyState title="No titles yet" text="Without one the cover has the name of whoever prepared the report." />
        ) : (
          <ul className={css.rows} aria-label="Titles by role">
            {content.titles.map((one) => (
              <li key={one.id}>
                <Row justify="between" wrap>
                  <span>
                    <b>{one.title}</b>, {roleName(one.role)}
                  </span>
                  <Button
                    size="small"
                    disabled={busy}
                    aria-label={`Remove the title of ${roleName(one.role)}`}
                    onClick={() =>
                      void press(
                        DeleteTitleMutation,
                        { ...of, id: one.id },
                        `${roleName(one.role)} has no title any more.`,
                      )
                    }
                  >
                    Remove
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        )}
        <form aria-label="Set a title" noValidate onSubmit={(event) => void save(event)}>
          <div className={css.line}>
            <Select
              label="Role"
              value={role}
              options={ROLES.map((value) => ({ value, label: labelOf('MembershipRole', value) }))}
              onChange={(event) => setRole(event.target.value)}
            />
            <TextInput
              label="Title"
              hint="Printed on the cover after the name."
              value={title}
              maxLength={LONGEST}
              error={problem}
              onChange={(event) => setTitle(event.target.value)}
            />
            <Button type="submit" busy={busy}>
              Set title
            </Button>
          </div>
        </form>
      </Stack>
    </Sheet>
  );
}

const roleName = (role: string): string => {
  const known = MEMBERSHIP_ROLES.find((name) => name === role);
  return known ? labelOf('MembershipRole', known) : 'This role';
};
