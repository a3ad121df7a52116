-- Returns what a name looks like: two names with the same result cannot be told apart on a screen. Beside accents and case,
-- signs that nobody sees, widths of letters, Cyrillic and Greek letters drawn as Latin ones, kinds of hyphens and of
-- apostrophes and the number of spaces make no difference.
CREATE FUNCTION parecido(text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT btrim(regexp_replace(translate(
    public.normalizar(regexp_replace(normalize($1, NFKC),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]',
      '', 'g')),
    U&'\0430\0432\0435\043A\043C\043D\043E\0440\0441\0442\0443\0445\0455\0456\0458\0501\04BB\04CF\0410\0412\0415\041A\041C\041D\041E\0420\0421\0422\0423\0425\0405\0406\0408\03B1\03B2\03B5\03B7\03B9\03BA\03BC\03BD\03BF\03C1\03C4\03C5\03C7\0391\0392\0395\0396\0397\0399\039A\039C\039D\039F\03A1\03A4\03A5\03A7\0131\0251\2010\2011\2012\2013\2014\2212\2018\2019\02BC\00B4\0060',
    U&'abekmhopctyxsijdhlabekmhopctyxsijabenikmvoptyxabezhikmnoptyxia------\0027\0027\0027\0027\0027'),
    '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Refuses a name that looks like another's, as a unique index refuses the same name: arguments are the constraint to report,
-- the key, and the columns within which names differ. No index can say it, for older names may look alike already.
CREATE FUNCTION negar_parecido() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  alike boolean;
  scope text := '';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF public.parecido(OLD.nombre) = public.parecido(NEW.nombre) THEN RETURN NEW; END IF;
  END IF;
  FOR at IN 2 .. TG_NARGS - 1 LOOP
    scope := scope || format(' AND t.%1$I = ($1).%1$I', TG_ARGV[at]);
  END LOOP;
  -- Two transactions that write names which look alike: the later one waits, and sees the first.
  PERFORM pg_advisory_xact_lock(hashtext('parecido'), hashtext(TG_TABLE_NAME));
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I t WHERE public.parecido(t.nombre) = public.parecido(($1).nombre) AND t.%2$I <> ($1).%2$I%s)',
    TG_TABLE_NAME, TG_ARGV[1], scope) INTO alike USING NEW;
  IF alike THEN
    RAISE unique_violation USING CONSTRAINT = TG_ARGV[0], MESSAGE = format('another name of %s looks like this one', TG_TABLE_NAME);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE INDEX "marcas_parecido" ON "marcas" USING btree (parecido(nombre));--> statement-breakpoint
CREATE INDEX "categorias_parecido" ON "categorias" USING btree (parecido(nombre));--> statement-breakpoint
CREATE INDEX "etiquetas_parecido" ON "etiquetas" USING btree (parecido(nombre));--> statement-breakpoint
CREATE TRIGGER marcas_parecido BEFORE INSERT OR UPDATE OF "nombre" ON "marcas"
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('marcas_nombre_unico', 'marca_id');--> statement-breakpoint
CREATE TRIGGER categorias_parecido BEFORE INSERT OR UPDATE OF "nombre" ON "categorias"
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('categorias_nombre_unico', 'categoria_id');--> statement-breakpoint
CREATE TRIGGER etiquetas_parecido BEFORE INSERT OR UPDATE OF "nombre" ON "etiquetas"
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('etiquetas_nombre_unico', 'etiqueta_id');--> statement-breakpoint
CREATE TRIGGER zonas_parecido BEFORE INSERT OR UPDATE OF "nombre" ON "zonas"
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('zonas_nombre', 'zona_id');--> statement-breakpoint
CREATE TRIGGER roles_personal_parecido BEFORE INSERT OR UPDATE OF "nombre" ON "roles_personal"
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('roles_personal_nombre', 'rol_id');--> statement-breakpoint
CREATE TRIGGER listas_parecido BEFORE INSERT OR UPDATE OF "nombre" ON "listas"
  FOR EACH ROW EXECUTE FUNCTION negar_parecido('listas_nombre', 'lista_id', 'usuario_id');--> statement-breakpoint
CREATE TRIGGER vistas_parecido_propio BEFORE INSERT OR UPDATE OF "nombre" ON "vistas"
  FOR EACH ROW WHEN (NOT NEW.de_equipo) EXECUTE FUNCTION negar_parecido('vistas_nombre_propio', 'vista_id', 'usuario_id', 'de_equipo');--> statement-breakpoint
CREATE TRIGGER vistas_parecido_de_equipo BEFORE INSERT OR UPDATE OF "nombre" ON "vistas"
  FOR EACH ROW WHEN (NEW.de_equipo) EXECUTE FUNCTION negar_parecido('vistas_nombre_de_equipo', 'vista_id', 'de_equipo');
