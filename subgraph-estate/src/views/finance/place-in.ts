/** The place of a thing among others in their order, from 1. */
export const placeIn = (others: readonly { readonly id: string }[], id: string): number =>
  others.findIndex((one) => one.id === id) + 1;
