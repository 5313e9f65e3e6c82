import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { product } from '#tests/support/product.ts'

const current = product()

type Probe = { httpGet: { path: string; port: number } }
type Container = {
  name: string
  ports: { containerPort: number }[]
  image: string
  command: [string, string]
  env: { name: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[]
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
}
type Manifest = {
  kind: string
  resources: string[]
  images: { name: string; newTag: string }[]
  metadata: { name: string }
  data: Record<string, string>
  spec: {
    template: {
      metadata: { labels: Record<string, string>; annotations?: Record<string, string> }
      spec: { containers: Container[] }
    }
    ingress?: { from: { namespaceSelector?: object }[]; ports: { port: number }[] }[]
    selector: Record<string, string> & { matchLabels: Record<string, string> }
    metrics: { pods?: { metric: { name: string } } }[]
  }
}
type Compose = {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[]; command?: string[] }>
}

const manifests: Manifest[] = globSync('deploy/kubernetes/*.yaml').flatMap((path) =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  }),
)
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const deployments = ofKind('Deployment')
const containers = deployments.flatMap(({ spec }) => spec.template.spec.containers)
const compose: Compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
const ours = Object.entries(compose.services).filter(([name]) => /^(gateway|api)-/.test(name))
const variables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)

test('has the resource kinds of a cluster for both programs', () => {
  for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
    expect(
      ofKind(kind)
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    ).toEqual(['api', 'gateway'])
  expect(ofKind('Ingress')).toHaveLength(1)
  expect(ofKind('NetworkPolicy')).toHaveLength(3)
})

test('lists each manifest in the kustomization, and pins the image version', () => {
  const [customized] = ofKind('Kustomization')
  const files = globSync('*.yaml', { cwd: 'deploy/kubernetes' })
  expect(customized?.resources.toSorted()).toEqual(
    files.filter((file) => file !== 'kustomization.yaml').toSorted(),
  )
  expect(customized?.images).toMatchObject(
    [...new Set(containers.map(({ image }) => image))].map((name) => ({ name, newTag: expect.any(String) })),
  )
})

test('matches the pods of a deployment by each selector', () => {
  const labels = Object.fromEntries(
    deployments.map(({ metadata, spec }) => [metadata.name, spec.template.metadata.labels]),
  )
  for (const { metadata, spec } of ofKind('Service')) expect(spec.selector).toEqual(labels[metadata.name])
  for (const { metadata, spec } of [...deployments, ...ofKind('PodDisruptionBudget')])
    expect(spec.selector.matchLabels).toEqual(labels[metadata.name])
})

test('sets variables that the programs read', () => {
  const [, dockerfile = ''] = readFileSync('deploy/Dockerfile', 'utf8').match(/^ENV (.*)$/m) ?? []
  const named = [
    ...dockerfile.split(' ').map((pair) => pair.split('=')[0]),
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...containers.flatMap(({ env }) =>
      env.flatMap(({ name, valueFrom }) => [name, valueFrom?.secretKeyRef.key]),
    ),
    ...ours.flatMap(([, { environment = {} }]) => Object.keys(environment)),
  ]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !variables.includes(name))).toEqual([])
})

/** For development and tests, or set by the image. */
const leftOut = [
  'PORT',
  'API_PORT',
  'GOOGLE_ISSUER',
  'FACEBOOK_URL',
  'STRIPE_API_URL',
  'DEMO_PAYMENT_PORT',
  'DEMO_PAYMENT_URL',
  'DEMO_PAYMENT_SECRET',
  'DEMO_PAYMENT_DELAY_MS',
  'WEBHOOKS_TO_LOOPBACK',
  'DEMO_NOW',
]
const fromImage = ['HOST', 'API_HOST', 'DATA_DIR', 'NODE_ENV']

test('passes every variable of the programs to each deployment, or leaves it out by name', () => {
  const settings = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data))
  const inCluster = [...settings, ...containers.flatMap(({ env }) => env.map(({ name }) => name))]
  const inCompose = ours.flatMap(([, { environment = {} }]) => Object.keys(environment))
  for (const passed of [inCluster, inCompose])
    expect([...new Set([...passed, ...fromImage, ...leftOut])].toSorted()).toEqual(variables.toSorted())
})

test('lets Prometheus reach both programs', () => {
  for (const { spec } of deployments) {
    const { annotations } = spec.template.metadata
    const containerPort = spec.template.spec.containers[0]?.ports[0]?.containerPort
    expect(annotations).toMatchObject({
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(containerPort),
    })
    const entering = ofKind('NetworkPolicy').flatMap(({ spec: { ingress = [] } }) => ingress)
    const isAdmitted = entering.some(
      ({ from, ports }) =>
        ports.some(({ port }) => port === containerPort) &&
        from.some(({ namespaceSelector }) => namespaceSelector !== undefined),
    )
    expect([containerPort, isAdmitted]).toEqual([containerPort, true])
  }
})

test('contains no secret value', () => {
  const open = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data))
  expect(open.filter((name) => /SECRET|PASSWORD(?!_MIN)|DATABASE|REDIS|SMTP|_KEY$/.test(name))).toEqual([])
  for (const { env } of containers)
    for (const { valueFrom } of env) expect(valueFrom?.secretKeyRef.name).toBe('explora')
})

test('starts existing programs with answered probes', async () => {
  const addresses: Record<string, string> = { gateway: current().gateway.url, api: current().apiUrl }
  for (const { name, command, startupProbe, livenessProbe, readinessProbe } of containers) {
    expect(readFileSync(command[1], 'utf8')).not.toBe('')
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect(await fetch(`${addresses[name]}${httpGet.path}`)).toMatchObject({ status: 200 })
  }
})

test('exposes the metrics that scale the gateway', async () => {
  const exported = await (await fetch(`${current().gateway.url}/metrics`)).text()
  const scaling = ofKind('HorizontalPodAutoscaler').flatMap(({ spec }) =>
    spec.metrics.flatMap(({ pods }) => pods?.metric.name ?? []),
  )
  expect(scaling).toEqual(['nodejs_eventloop_lag_p99_seconds', 'live_listeners'])
  for (const name of scaling) expect(exported).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'))
})

test('mounts the tested nginx configuration, with the names of the services', () => {
  expect(compose.services.nginx?.volumes).toEqual(['./nginx.conf:/etc/nginx/explora.conf:ro'])
  const [, ...named] = readFileSync('deploy/nginx.conf', 'utf8').split(/^ {4}server ((?:gateway|api)-\d):/m)
  expect(named.filter((_, index) => index % 2 === 0)).toEqual(ours.map(([name]) => name))
})
