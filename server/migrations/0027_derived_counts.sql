-- Records a row's change by a request of the desk, which `transaction` announces in `desk.*`. Arguments: columns of the
-- row's key, and columns of personal values. Counts that follow from other rows are no change.
CREATE OR REPLACE FUNCTION record_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	row_before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	row_after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	personal text[] := string_to_array(TG_ARGV[1], ',');
	subject text;
	unchanged text[];
	derived text[] := '{updated_at,star_counts,seats_taken}';
BEGIN
	IF coalesce(current_setting('desk.press', true), '') = '' THEN RETURN NULL; END IF;
	SELECT string_agg(coalesce(row_after, row_before) ->> name, '/') INTO subject FROM unnest(string_to_array(TG_ARGV[0], ',')) AS name;
	IF TG_OP = 'UPDATE' THEN
		SELECT coalesce(array_agg(key), '{}') INTO unchanged FROM jsonb_each(row_before) WHERE row_after -> key = value;
		row_before := row_before - unchanged - derived;
		row_after := row_after - unchanged - derived;
		IF row_after = '{}' THEN RETURN NULL; END IF;
	END IF;
	INSERT INTO "audit_entries" ("at", "press", "actor_id", "actor_role", "call", "table_name", "subject", "before", "after")
	VALUES (
		current_setting('desk.at')::timestamptz, current_setting('desk.press'), current_setting('desk.actor'),
		current_setting('desk.role'), current_setting('desk.call'), TG_TABLE_NAME, subject,
		audited_row(row_before, personal), audited_row(row_after, personal)
	);
	RETURN NULL;
END $$;
