import { formatDate } from '@platform/kernel';
import { Chip, Figure, IconButton, UiLink } from '@platform/ui-kit';
import { flowIcon, flowMeaning } from '@platform/ui-kit/diagram';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { taxTitle } from '../estate/estate-words.ts';
import css from './diagram.module.css';
import type { DiagramDistribution, DiagramEstate, DiagramNode, DiagramTax } from './diagram-query.ts';
import { DeathDetails, FlowDetails } from './node-details.tsx';
import { TaxDetails } from './tax-details.tsx';

export interface NodePanelProps {
  readonly node: DiagramNode;
  readonly estate: DiagramEstate;
  /** Opens how an amount that comes or goes was worked out. */
  readonly onOpenEdge: (edgeId: string) => void;
  /** Left out where the frame around it has its own way to close. */
  readonly onClose?: () => void;
}

/** Taxes behind a node: those of its jurisdiction at its death; the last column has the taxes of the last one. */
export function taxesOf({ taxId, column }: DiagramNode, { taxes, deaths }: DiagramDistribution): DiagramTax[] {
  const opened = taxes.find(({ id }) => id === taxId);
  const death = column === 'FINAL' ? deaths.at(-1)?.death : column;
  return taxes.filter((tax) => tax.jurisdiction === opened?.jurisdiction && tax.death === death && tax.amount > 0);
}

/** What a node of the diagram is, why, how it was worked out and what that assumes. */
export function NodePanel({ node, estate, onOpenEdge, onClose }: NodePanelProps) {
  const { distribution } = estate;
  const { flow, deaths } = distribution;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened the panel by keyboard hears what it is about.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const taxes = taxesOf(node, distribution);
  const [onlyTax] = taxes.length === 1 ? taxes : [];
  const column = flow.columns.find(({ id }) => id === node.column);
  const deathId = onlyTax?.death ?? node.column;
  const death = deaths.find((summary) => summary.death === deathId);
  const deathColumn = flow.columns.find(({ id }) => id === deathId);
  const year = death ? `, ${death.on.slice(0, 4)}` : '';
  return (
    <aside
      className={css.panel}
      aria-label={`About ${node.label}`}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose?.() : undefined)}
    >
      <div className={css.panelHead}>
        <Chip tone={flowMeaning(node.kind)} icon={flowIcon(node.kind)}>
          {(deathColumn ?? column)?.title}
          {year}
        </Chip>
        {onClose && (
          <IconButton variant="ghost" label="Close panel" icon={<IconX size={18} stroke={1.6} />} onClick={onClose} />
        )}
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {onlyTax ? taxTitle(onlyTax) : node.label}
      </h2>
      <Figure size="xl" cents={node.amount} />
      {taxes.length > 0 ? (
        taxes.map((tax) => <TaxDetails key={tax.id} tax={tax} titled={taxes.length > 1} />)
      ) : (
        <>
          {node.detail && <p>{node.detail}</p>}
          {node.kind === 'tax' && death ? (
            <DeathDetails death={death} />
          ) : (
            <FlowDetails node={node} distribution={distribution} onOpenEdge={onOpenEdge} />
          )}
        </>
      )}
      <DocumentNotes node={node} estate={estate} />
      <Assumptions estate={estate} />
    </aside>
  );
}

/** What is noted on the text that a node follows: somebody's will in force, or what changes a trust. */
function DocumentNotes({ node: { entityId }, estate }: Pick<NodePanelProps, 'node' | 'estate'>) {
  const noted = estate.estateDocuments.filter(
    ({ diagramNotes, standing, owner, parentId }) =>
      diagramNotes && entityId && standing !== 'REPLACED' && (owner?.id === entityId || parentId === entityId),
  );
  if (noted.length === 0) return null;
  return (
    <section>
      <h3>Noted on its documents</h3>
      {noted.map(({ id, name, diagramNotes }) => (
        <p key={id}>
          <UiLink href={`/estate/${estate.id}/documents/${id}`}>{name}</UiLink>: {diagramNotes}
        </p>
      ))}
    </section>
  );
}

function Assumptions({ estate }: { estate: DiagramEstate }) {
  const { assumptions, distribution } = estate;
  const { deaths, flow, law } = distribution;
  const today = flow.columns.find(({ id }) => id === 'TODAY');
  const sentences = [
    ...deaths.map(
      ({ decedentName, on }, index) =>
        `${decedentName} dies${deaths.length > 1 && index === 0 ? ' first,' : ''} on ${formatDate(on)}`,
    ),
    today?.subtitle,
    assumptions.portabilityElected ? 'Portability is elected' : 'Portability is not elected',
    assumptions.expensesPercent > 0 ? `Settlement costs ${assumptions.expensesPercent}%` : 'No settlement costs',
    deaths.length > 1 &&
      assumptions.growthBetweenDeathsPercent > 0 &&
      `Holdings grow by ${assumptions.growthBetweenDeathsPercent}% a year between the deaths`,
    law,
  ];
  return (
    <section>
      <h3>Assumes</h3>
      <p>
        {sentences
          .filter(Boolean)
          .map((sentence) => `${sentence}.`)
          .join(' ')}
      </p>
    </section>
  );
}
