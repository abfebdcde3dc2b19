import type { AbstractionStatus } from '@platform/contracts';

/**
 * What people read for a status. `assistant` is the product's name for the reader (configuration).
 * Source: estate domain §4, abstraction labels. Case: ABSTRACTING → `VAI Started`.
 */
export function statusLabel(status: AbstractionStatus, assistant: string): string {
  switch (status) {
    case 'CREATED':
    case 'STARTED':
    case 'PREPROCESSING':
    case 'ABSTRACTING':
      return `${assistant} Started`;
    case 'COMPLETED':
      return `${assistant} Complete`;
    case 'ERRORED':
      return `${assistant} Error`;
    case 'REPROCESS':
      return `${assistant} Reprocessing`;
    case 'CANCELLED':
      return `${assistant} Cancelled`;
    default:
      return '';
  }
}
