export { CollapsibleSection, type CollapsibleSectionProps } from './collapsible-section.tsx';
export { MostCommon } from './most-common.tsx';
export { type CardOption, MultiSelectCards, type MultiSelectCardsProps } from './multi-select-cards.tsx';
