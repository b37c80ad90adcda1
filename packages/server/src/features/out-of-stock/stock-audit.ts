import type { StockThing } from '@servery/domain';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { StockChange } from './stock-change.ts';

interface AuditedStock {
  readonly action: 'TAKE_OUT' | 'PUT_BACK';
  readonly thing: Pick<StockThing, 'kind' | 'id'>;
  readonly name: string;
  readonly locationIds: readonly string[];
}

/** On record with person, way and locations. */
export async function auditStock(
  scope: CompanyScope,
  { by, way }: StockChange,
  { action, thing, name, locationIds }: AuditedStock,
): Promise<void> {
  if (locationIds.length === 0) return;
  const subject = `${thing.kind.toLowerCase()}:${thing.id}`;
  await writeAudit(scope, by, { action, subject, details: { name, way, locationIds: [...locationIds] } });
}
