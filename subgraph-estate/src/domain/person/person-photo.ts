import type { PictureKind } from './picture.ts';

export interface PhotoFile {
  readonly blobKey: string;
  readonly filename: string;
  readonly mimetype: PictureKind;
  readonly byteSize: number;
  readonly sha256: string;
}

/** What a person looks like. It has the id of the person, and stays while they are out of the estate: they may come back. */
export interface PersonPhoto {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  /** Null: it was taken away. What stays says which version it was, so that nobody puts a photo over one not seen. */
  readonly file: PhotoFile | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
