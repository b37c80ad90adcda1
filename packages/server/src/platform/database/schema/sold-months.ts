/** A statement that makes the parts of a table of sums, one for each month that sales are kept of. */
export function partsOfSoldMonths(table: string): string {
  return `DO $$
    DECLARE
      month date;
      part text;
    BEGIN
      FOR month IN SELECT DISTINCT date_trunc('month', business_date)::date FROM sales_hours LOOP
        part := '${table}_' || to_char(month, 'YYYY_MM');
        EXECUTE format('CREATE TABLE %I (LIKE ${table} INCLUDING DEFAULTS)', part);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
        EXECUTE format('ALTER TABLE ${table} ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, month, month + interval '1 month');
      END LOOP;
    END $$`;
}
