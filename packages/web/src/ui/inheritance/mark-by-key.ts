import { createContext } from 'react';

type TellMark = (isThere: boolean) => void;

/**
 * The field that a mark belongs to opens it with Alt and arrow down; the mark itself is then no stop of Tab.
 * A mark that opens tells its field that it is there.
 */
export const MarkByKey = createContext<TellMark | null>(null);
