import { createContext } from 'react';

type ReportMark = (isThere: boolean) => void;

/**
 * The field that a mark belongs to opens it with Alt and arrow down; the mark itself is then no stop of Tab.
 * A mark that opens reports to its field that it is there.
 */
export const MarkByKey = createContext<ReportMark | null>(null);
