/** How large the bodies of an operation get. */
export type BodySize = 'credentials' | 'form' | 'list' | 'text' | 'document' | 'menu';

export interface BodyLimits {
  /** Bytes as sent. */
  readonly bytes: number;
  /** Bytes once a compressed body is inflated. */
  readonly inflatedBytes: number;
  /** Objects, lists, texts, numbers, … of the JSON; an empty list or object counts twice. */
  readonly values: number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Limits of bodies by call. A body over its limit is refused while it is read, so that its cost is bounded by the need of the call. */
export const bodyLimits: Readonly<Record<BodySize, BodyLimits>> = {
  /** For calls without a session. */
  credentials: { bytes: 16 * kilobyte, inflatedBytes: 16 * kilobyte, values: 50 },
  form: { bytes: 256 * kilobyte, inflatedBytes: 256 * kilobyte, values: 5_000 },
  /** 20,000 ids of at most 64 characters: members that come and others that go. */
  list: { bytes: 2 * megabyte, inflatedBytes: 2 * megabyte, values: 25_000 },
  /** A file as one text. */
  text: { bytes: 16 * megabyte, inflatedBytes: 16 * megabyte, values: 50 },
  /** Settings, employment, or the changes that a location makes. */
  document: { bytes: 16 * megabyte, inflatedBytes: 16 * megabyte, values: 500_000 },
  /** 20,000 items of the demo's menu have 2,600,000 values in 38 MB. */
  menu: { bytes: 16 * megabyte, inflatedBytes: 64 * megabyte, values: 4_000_000 },
};
