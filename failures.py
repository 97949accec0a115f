import json
r=json.load(open('/tmp/wt/paths/reports/paths/paths.json'))
for p in r['processes']:
  for x in p['paths']:
    if x['result']=='failed': print(x['id'],[(s['sentence'][13:60], s['places'], str(s['failure'])[:700]) for s in x['steps'] if s['failure']], x['console'][-3:])
