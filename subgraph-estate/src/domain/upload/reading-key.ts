/** Set on what a reading of a document created, so that undoing the reading removes it again: `uploadId` + `document`. */
export type ReadingKey = string;
