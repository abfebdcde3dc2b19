/** What lists leave the things beside an estate out for. */
export interface EstateMarks {
  readonly deleted: boolean;
  readonly archived: boolean;
}
