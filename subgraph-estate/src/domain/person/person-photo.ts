import type { PictureKind } from './picture.ts';

/** What a person looks like. It has the id of the person, and stays while they are out of the estate: they may come back. */
export interface PersonPhoto {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly file: {
    readonly blobKey: string;
    readonly filename: string;
    readonly mimetype: PictureKind;
    readonly byteSize: number;
    readonly sha256: string;
  };
  readonly createdAt: string;
  readonly updatedAt: string;
}
