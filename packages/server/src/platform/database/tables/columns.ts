import type { ColumnType } from 'kysely';

/** jsonb: written as JSON text, read parsed. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
/** jsonb with a default. */
export type JsonDefault<Value> = ColumnType<Value, string | undefined, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
export type WithDefault<Value> = ColumnType<Value, string | undefined, string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null, Date | string | null>;
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
