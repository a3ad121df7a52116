/** Loaded before an API (`--import`): shifts its clock by the `ms` in this module's URL. */
const skew = Number(new URL(import.meta.url).searchParams.get('ms'));
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) =>
    args.length === 0 ? new target(target.now() + skew) : Reflect.construct(target, args),
  apply: () => new RealDate(RealDate.now() + skew).toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + skew : Reflect.get(target, name)),
});
