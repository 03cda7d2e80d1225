import { CatalogueChanged } from '../store/catalogue/catalogueChanged.ts';
import { isConstraintViolation, isDatabaseAway } from '../store/database/sqlState.ts';

/** Why an import that was right in itself could not be done; nothing of it was. `null` for a defect. */
export function explainImportFault(error: unknown): string | null {
  if (isConstraintViolation(error) || error instanceof CatalogueChanged)
    return 'The catalogue was changed by somebody else meanwhile. Run it again.';
  if (isDatabaseAway(error)) return 'The database does not answer. Run it again when it does.';
  return null;
}
