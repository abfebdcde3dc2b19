/**
 * What stands in for what nobody said of the generation-skipping tax (estate domain §9, `gstDefaultSkipPerson` and
 * `gstDefaultStatusExempt`; values not shown). Neither makes a tax out of what is not known.
 */

/** Whether somebody outside the family whose age, or the transferor's, is not known counts as a skip person. */
export const GST_DEFAULT_SKIP_PERSON = false;

/** Whether a trust of which neither status nor ratio is known counts as exempt (CONVENTIONS C34). */
export const GST_DEFAULT_STATUS_EXEMPT = true;
