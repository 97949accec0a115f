/** Every script imports this first. The sources run without compilation, which needs Node 24. */
const OLDEST = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `Tearline's scripts run on Node ${OLDEST} or newer; this is ${process.versions.node}. Use them as "npm run …", which brings the right one.`,
  );
  process.exit(1);
}
