import { CatalogueChanged } from '../store/catalogue/catalogueChanged.ts';
import { isConstraintViolation, isDatabaseAway } from '../store/database/sqlState.ts';

/** The reason why a valid import could not be done, or not to its end. `null` for a defect. */
export function explainImportFault(error: unknown): string | null {
  if (isConstraintViolation(error) || error instanceof CatalogueChanged)
    return 'The catalogue was changed by somebody else meanwhile. Run it again.';
  if (isDatabaseAway(error)) return 'The database does not answer. Run it again when it does.';
  return null;
}
