/** The effect of one line of a file, or the reason why it is refused. */
export type ImportLine = {
  /** As a spreadsheet counts them: the head is 1. */
  readonly line: number;
  readonly action: 'CREATE' | 'CHANGE' | 'KEEP' | 'REFUSE';
  readonly name: string;
  readonly changes: readonly { readonly column: string; readonly from: string; readonly to: string }[];
  readonly errors: readonly { readonly column: string; readonly message: string }[];
};

export type ImportOutcome = {
  readonly lines: readonly ImportLine[];
  readonly counts: {
    readonly create: number;
    readonly change: number;
    readonly keep: number;
    readonly refuse: number;
  };
  /** Columns that are not read. */
  readonly ignored: readonly string[];
  /** How the file is read where it could be read otherwise. */
  readonly remarks: readonly { readonly message: string }[];
};

/** The effects that a file would have, or its fault, where that is known. */
export type ReadImport<Outcome> = { readonly outcome: Outcome } | { readonly reason: string | undefined };
