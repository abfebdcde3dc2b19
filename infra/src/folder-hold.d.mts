export interface FolderHold {
  /** Given to each process that works on the folder: it holds the folder as well, for as long as it lives. */
  readonly partsFd: number;
  release(): void;
}
export function holdFolder(dataDir: string, limitMs?: number): Promise<FolderHold>;
export function holdersOf(dataDir: string, except?: readonly string[]): { supervisors: number[]; parts: string[] };
