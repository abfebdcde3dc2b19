import { labelOf } from '@platform/contracts/labels';
import { formatDate } from '@platform/kernel';
import { Chip, List, ListItem, Sheet, Stack, UiLink } from '@platform/ui-kit';
import css from './document.module.css';
import type { Details } from './document-query.ts';

function inForceWords(kind: Details['kind'], restates: boolean): string {
  if (kind === 'CODICIL')
    return 'It changes the last will of its signer: what it speaks of counts in place of what the will says.';
  if (kind !== 'TRUST_AMENDMENT') return 'It is the last will of its signer: the figures of this estate follow it.';
  return restates
    ? 'It says the text of its trust anew: the figures of this estate follow it.'
    : 'It changes its trust: what it speaks of counts in place of what the trust says.';
}

/** Which text counts: this one with what changes it, or the later one that took its place. */
export function TextInForce({ estateId, document }: { readonly estateId: string; readonly document: Details }) {
  const { standing, replacedBy, amendments, parentId, parentType, kind, restates, dispositionsInForce } = document;
  const list = `/estate/${estateId}`;
  const parent = parentType === 'Trust' ? `${list}/trusts/${parentId}` : `${list}/documents/${parentId}`;
  if (!standing && amendments.length === 0 && !parentType) return null;
  return (
    <Sheet title="Which text counts">
      <Stack gap={12}>
        {(standing || parentType) && (
          <div>
            <Chip tone={standing === 'IN_FORCE' ? 'positive' : 'warning'}>
              {standing ? labelOf('DocumentStanding', standing) : 'What it says is not entered'}
            </Chip>
          </div>
        )}
        {standing === 'IN_FORCE' && <p className={css.note}>{inForceWords(kind, restates)}</p>}
        {replacedBy && (
          <p>
            {kind === 'TRUST_AMENDMENT' ? 'A later restatement' : 'A later will'} took its place:{' '}
            <UiLink href={`${list}/documents/${replacedBy.id}`}>{replacedBy.name}</UiLink>. It changes no figure.
          </p>
        )}
        {standing === 'REPLACED' && !replacedBy && (
          <p>The trust’s own text is of a later day: this amendment changes no figure.</p>
        )}
        {parentType && (
          <p>
            <UiLink href={parent}>
              {parentType === 'Trust' ? 'The trust that it is of' : 'The will that it changes'}
            </UiLink>
          </p>
        )}
        {amendments.length > 0 && (
          <List label="What changes it">
            {amendments.map(({ id, name, executedAt, kind: of }) => (
              <ListItem
                key={id}
                title={
                  <UiLink href={`${list}/documents/${id}`} className={css.link}>
                    {name}
                  </UiLink>
                }
                text={[labelOf('EstateDocumentKind', of), executedAt && `signed ${formatDate(executedAt)}`]
                  .filter(Boolean)
                  .join(', ')}
              />
            ))}
          </List>
        )}
        {dispositionsInForce.length > 0 && (
          <div>
            <h3>What counts, all texts together</h3>
            <List label="What counts">
              {dispositionsInForce.map(({ id, description }) => (
                <ListItem key={id} title={description} text="" />
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}
