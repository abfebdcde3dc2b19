import { useMutation } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { isStaleVersion, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, notify, PageTitle, Segmented, Select } from '@platform/ui-kit';
import type { FlowGraph } from '@platform/ui-kit/diagram';
import { IconPhotoDown, IconPrinter } from '@tabler/icons-react';
import { graphql } from '../../gql/index.ts';
import css from './diagram.module.css';
import { type DiagramEstate, DiagramRouteQuery } from './diagram-query.ts';
import type { DiagramView, Stage } from './diagram-view.ts';

const UpdateFirstSpouseToDieMutation = graphql(`
  mutation UpdateFirstSpouseToDie($estateId: ID!, $version: Int!, $personId: ID!) {
    updateFirstSpouseToDie(estateId: $estateId, version: $version, personId: $personId) {
      ok
      estate { id version firstSpouseToDieId }
    }
  }
`);

const COUPLE_STAGES: readonly { readonly value: Stage; readonly label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'first', label: 'First death' },
  { value: 'both', label: 'Both deaths' },
];
const SINGLE_STAGES: readonly { readonly value: Stage; readonly label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'both', label: 'At death' },
];

interface ToolbarProps {
  readonly estate: DiagramEstate;
  readonly view: DiagramView;
  /** What is drawn now. */
  readonly graph: FlowGraph;
}

export function DiagramToolbar({ estate, view, graph }: ToolbarProps) {
  const couple = estate.people.filter(({ isClient, isSpouse, isDeceased }) => (isClient || isSpouse) && !isDeceased);
  const isCouple = couple.length > 1;
  const asked = couple.find(({ id }) => id === view.firstToDieId)?.id;
  const firstId = asked ?? estate.firstSpouseToDieId ?? estate.distribution.deaths[0]?.decedentId ?? '';
  return (
    <div className={css.toolbar}>
      <PageTitle inToolbar>Estate diagram</PageTitle>
      <Segmented
        label="Until when"
        value={isCouple || view.stage !== 'first' ? view.stage : 'both'}
        onChange={(stage) => view.change({ stage: stage === 'both' ? null : stage, node: null })}
        options={isCouple ? COUPLE_STAGES : SINGLE_STAGES}
      />
      {isCouple && (
        <Select
          className={css.first}
          compact
          label="Who dies first"
          value={firstId}
          onChange={(event) => view.change({ first: event.target.value, node: null })}
          options={couple.map(({ id, firstName, name }) => ({ value: id, label: `${firstName ?? name} dies first` }))}
        />
      )}
      {isCouple && <KeepAssumption estate={estate} firstId={firstId} onKept={() => view.change({ first: null })} />}
      <span className={css.push} />
      {graph.nodes.length > 0 && <Exports estate={estate} view={view} graph={graph} />}
      <span className={css.wideOnly}>
        <Segmented
          label="Show"
          value={view.mode}
          onChange={(mode) => view.change({ show: mode === 'shares' ? mode : null })}
          options={[
            { value: 'amounts', label: 'Amounts' },
            { value: 'shares', label: 'Shares' },
          ]}
        />
      </span>
    </div>
  );
}

/** The drawing as a picture, and on paper: every browser prints to a PDF file too. */
function Exports({ estate, view, graph }: ToolbarProps) {
  async function save(): Promise<void> {
    const title = `Estate diagram of ${estate.displayName}`;
    try {
      const [{ flowPicture }, { offerPicture }] = await Promise.all([
        import('@platform/ui-kit/diagram-picture'),
        import('@platform/mfe-kit/list'),
      ]);
      await offerPicture(flowPicture(title, graph, view.mode), title);
    } catch {
      notify({ message: 'The picture could not be made. Print the page instead.', tone: 'error' });
    }
  }
  return (
    <span className={css.exports}>
      <Button size="small" variant="ghost" icon={<IconPhotoDown size={17} stroke={1.6} />} onClick={() => void save()}>
        Save as picture
      </Button>
      <Button size="small" variant="ghost" icon={<IconPrinter size={17} stroke={1.6} />} onClick={() => window.print()}>
        Print or PDF
      </Button>
    </span>
  );
}

/** Makes the order that is being looked at the estate's own, so that every screen and report follows it. */
function KeepAssumption({ estate, firstId, onKept }: { estate: DiagramEstate; firstId: string; onKept: () => void }) {
  const mayEdit = usePermission('estate:edit');
  const [update, { loading, client }] = useMutation(UpdateFirstSpouseToDieMutation);
  if (!mayEdit || !estate.firstSpouseToDieId || firstId === estate.firstSpouseToDieId) return null;
  const keep = async (): Promise<void> => {
    try {
      await update({ variables: { estateId: estate.id, version: estate.version, personId: firstId } });
      onKept();
      notify('The estate now assumes this order of deaths.');
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      // Whoever asks again asks about what is saved now.
      if (isStaleVersion(error)) await client.refetchQueries({ include: [DiagramRouteQuery] }).catch(() => undefined);
    }
  };
  return (
    <Button variant="ghost" busy={loading} onClick={() => void keep()}>
      Make this the assumption
    </Button>
  );
}
